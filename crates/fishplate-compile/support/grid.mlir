// Generated from grid.c by support/generate; do not edit.
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str("matrices need all 32 threads of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.1("the launch of `%.200s` failed: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.2("RuntimeError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @__tvm_ffi__grid_check.most(dense<[2147483647, 65535, 65535, 1024, 1024, 64]> : tensor<6xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x i64>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.3("side %c of the %s must be from %d to %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.4("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.5("grid\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.6("block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.7("a block has at most %d threads, got %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.8("a block has at most %d bytes of shared memory, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.9("no memory for the stacks of its threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_spare() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<32 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<32 x ptr>
    llvm.return %1 : !llvm.array<32 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.10("its threads wait for each other: %d of a block in sync_threads, %d in an exchange of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func local_unnamed_addr @__tvm_ffi__grid_sync(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(15 : i32) : i32
    %6 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %3, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %7[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.add %10, %3 overflow<nsw> : i32
    llvm.store %11, %9 {alignment = 8 : i64} : i32, !llvm.ptr
    %12 = llvm.getelementptr inbounds %7[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "eq" %11, %13 : i32
    llvm.cond_br %14, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_open_barrier(%7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %15 = llvm.getelementptr inbounds %arg0[%0, 15, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%15, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_open_barrier(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    llvm.store %2, %8 {alignment = 8 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg0[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %10 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    llvm.br ^bb1(%0 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb5
    %12 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.icmp "slt" %11, %13 : i64
    llvm.cond_br %14, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  ^bb3:  // pred: ^bb1
    %15 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%11, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "eq" %17, %6 : i32
    llvm.cond_br %18, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %19 = llvm.getelementptr inbounds %15[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %19) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %20 = llvm.add %11, %7 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%20 : i64)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_leave(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(1024 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(15 : i32) : i32
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.constant(8232 : i64) : i64
    %13 = llvm.mlir.constant(5 : i32) : i32
    %14 = llvm.mlir.constant(-8232 : i64) : i64
    %15 = llvm.mlir.constant(4 : i32) : i32
    %16 = llvm.mlir.constant(32 : i64) : i64
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_enter : !llvm.ptr
    %18 = llvm.mlir.constant(10 : i32) : i32
    %19 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %20 = llvm.call @_setjmp(%19) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.icmp "eq" %20, %0 : i32
    llvm.cond_br %21, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %22 = llvm.getelementptr inbounds %arg1[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "eq" %23, %0 : i32
    llvm.cond_br %24, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %25 = llvm.getelementptr inbounds %arg1[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "eq" %26, %0 : i32
    llvm.cond_br %27, ^bb4, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %28 = llvm.getelementptr inbounds %arg1[%1, 10, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %29 = llvm.bitcast %28 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%29, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    %30 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds %arg1[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %arg1[%1, 7, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.add %33, %7 overflow<nsw> : i32
    %39 = llvm.srem %38, %8 : i32
    llvm.store %39, %32 {alignment = 8 : i64} : i32, !llvm.ptr
    %40 = llvm.add %23, %9 overflow<nsw> : i32
    llvm.store %40, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    %41 = llvm.getelementptr inbounds %31[%37, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %43 = llvm.icmp "eq" %42, %0 : i32
    llvm.cond_br %43, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %44 = llvm.getelementptr inbounds %31[%37, 15, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %45 = llvm.bitcast %44 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%45, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %46 = llvm.getelementptr inbounds %31[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %7, %41 {alignment = 8 : i64} : i32, !llvm.ptr
    %47 = llvm.getelementptr inbounds %31[%37, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %48 = llvm.bitcast %47 : !llvm.ptr to !llvm.ptr
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.call @getcontext(%49) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %51 = llvm.getelementptr inbounds %49[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %11, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds %52[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.getelementptr inbounds %49[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %53, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.getelementptr inbounds %arg1[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds %56[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %59 = llvm.add %58, %14 : i64
    %60 = llvm.getelementptr inbounds %49[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %59, %60 {alignment = 8 : i64} : i64, !llvm.ptr
    %61 = llvm.ptrtoint %46 : !llvm.ptr to i64
    %62 = llvm.lshr %61, %16 : i64
    %63 = llvm.trunc %62 : i64 to i32
    %64 = llvm.trunc %61 : i64 to i32
    llvm.call @makecontext(%49, %17, %4, %63, %64) vararg(!llvm.func<void (ptr, ptr, i32, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %65 = llvm.call @setcontext(%49) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shuffle(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}) -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.call fastcc tail @__tvm_ffi__grid_exchange(%arg0, %arg1, %arg2, %arg3, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    llvm.return %0 : i64
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_exchange(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}) -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(13 : i32) : i32
    %3 = llvm.mlir.constant(12 : i32) : i32
    %4 = llvm.mlir.constant(11 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(31 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(32 : i32) : i32
    %12 = llvm.mlir.constant(15 : i32) : i32
    %13 = llvm.mlir.constant(14 : i32) : i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg0[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %arg2, %16 {alignment = 8 : i64} : i64, !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %arg3, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %arg4, %18 {alignment = 8 : i64} : i32, !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.and %20, %6 : i32
    %22 = llvm.shl %7, %21 overflow<nuw> : i32
    %23 = llvm.or %22, %arg1 : i32
    %24 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %23, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %10, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    %26 = llvm.sdiv %20, %11 : i32
    llvm.call fastcc tail @__tvm_ffi__grid_open_warp(%15, %26, %23) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %27 = llvm.getelementptr inbounds %arg0[%0, 15, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%27, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %28 = llvm.getelementptr inbounds %arg0[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %29 : i64
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_vote(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.sext %arg2 : i32 to i64
    %3 = llvm.call fastcc tail @__tvm_ffi__grid_exchange(%arg0, %arg1, %2, %0, %1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %4 = llvm.trunc %3 : i64 to i32
    llvm.return %4 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_multiply(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %1, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_together(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(-1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_str : !llvm.ptr
    %7 = llvm.mlir.constant(15 : i32) : i32
    %8 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %9 = llvm.call fastcc tail @__tvm_ffi__grid_exchange(%arg0, %0, %8, %1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %10 = llvm.icmp "eq" %9, %2 : i64
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    llvm.store %5, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.getelementptr inbounds %12[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_fail(%15, %6) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %16 = llvm.getelementptr inbounds %arg0[%2, 15, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%16, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_matrix(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(6 : i32) : i32
    %1 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %1, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(6 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(4294967293 : i64) : i64
    %7 = llvm.mlir.constant(4294967295 : i64) : i64
    %8 = llvm.mlir.constant(true) : i1
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_check.most : !llvm.ptr
    %10 = llvm.mlir.constant(3 : i8) : i8
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.5 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.6 : !llvm.ptr
    %14 = llvm.mlir.constant(160 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.3 : !llvm.ptr
    %16 = llvm.mlir.constant(1024 : i64) : i64
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.mlir.constant(232448 : i64) : i64
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.mlir.constant(5 : i32) : i32
    %21 = llvm.mlir.constant(12327 : i64) : i64
    %22 = llvm.mlir.constant(-4096 : i64) : i64
    %23 = llvm.mlir.addressof @__tvm_ffi__grid_run_blocks : !llvm.ptr
    %24 = llvm.mlir.constant(4095 : i64) : i64
    %25 = llvm.mlir.addressof @__tvm_ffi__grid_str.8 : !llvm.ptr
    %26 = llvm.mlir.constant(232448 : i32) : i32
    %27 = llvm.mlir.addressof @__tvm_ffi__grid_str.7 : !llvm.ptr
    %28 = llvm.mlir.constant(1024 : i32) : i32
    %29 = llvm.mlir.constant(-1 : i32) : i32
    %30 = llvm.alloca %0 x !llvm.array<160 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.struct<"grid.Job", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.getelementptr inbounds %30[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<160 x i8>
    llvm.intr.lifetime.start %30 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%33: i64):  // 2 preds: ^bb0, ^bb5
    %34 = llvm.icmp "eq" %33, %2 : i64
    llvm.cond_br %34, ^bb6(%1, %3 : i64, i64), ^bb2
  ^bb2:  // pred: ^bb1
    %35 = llvm.icmp "ult" %33, %4 : i64
    %36 = llvm.getelementptr inbounds %arg2[%1, 0, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %37 = llvm.add %33, %6 overflow<nsw, nuw> : i64
    %38 = llvm.and %37, %7 : i64
    %39 = llvm.getelementptr inbounds %arg2[%1, 1, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %40 = llvm.select %35, %36, %39 : i1, !llvm.ptr
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.xor %35, %8 : i1
    %43 = llvm.zext %42 : i1 to i64
    %44 = llvm.icmp "slt" %41, %43 : i64
    llvm.cond_br %44, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %45 = llvm.getelementptr inbounds %9[%1, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i64>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i64
    %47 = llvm.icmp "sgt" %41, %46 : i64
    llvm.cond_br %47, ^bb4, ^bb5
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %48 = llvm.and %33, %7 : i64
    %49 = llvm.zext %42 : i1 to i32
    %50 = llvm.trunc %33 : i64 to i8
    %51 = llvm.urem %50, %10 : i8
    %52 = llvm.zext %51 : i8 to i64
    %53 = llvm.getelementptr inbounds %11[%1, %52] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %54 = llvm.load %53 {alignment = 1 : i64} : !llvm.ptr -> i8
    %55 = llvm.sext %54 : i8 to i32
    %56 = llvm.select %35, %12, %13 : i1, !llvm.ptr
    %57 = llvm.getelementptr inbounds %9[%1, %48] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i64>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %59 = llvm.trunc %58 : i64 to i32
    %60 = llvm.call @snprintf(%32, %14, %15, %55, %56, %49, %59, %41) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %32) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb12
  ^bb5:  // pred: ^bb3
    %61 = llvm.add %33, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%61 : i64)
  ^bb6(%62: i64, %63: i64):  // 2 preds: ^bb1, ^bb8
    %64 = llvm.icmp "eq" %62, %4 : i64
    llvm.cond_br %64, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %65 = llvm.icmp "sgt" %63, %16 : i64
    llvm.cond_br %65, ^bb9, ^bb10
  ^bb8:  // pred: ^bb6
    %66 = llvm.getelementptr inbounds %arg2[%1, 1, %62] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> i64
    %68 = llvm.mul %67, %63 overflow<nsw> : i64
    %69 = llvm.add %62, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%69, %68 : i64, i64)
  ^bb9:  // pred: ^bb7
    %70 = llvm.trunc %63 : i64 to i32
    %71 = llvm.call @snprintf(%32, %14, %27, %28, %70) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %32) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb12
  ^bb10:  // pred: ^bb7
    %72 = llvm.getelementptr inbounds %arg2[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> i64
    %74 = llvm.icmp "ugt" %73, %18 : i64
    llvm.cond_br %74, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %75 = llvm.call @snprintf(%32, %14, %25, %26, %73) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %32) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb12
  ^bb12:  // 3 preds: ^bb4, ^bb9, ^bb11
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.br ^bb16(%29 : i32)
  ^bb13:  // pred: ^bb10
    llvm.intr.lifetime.end %30 : !llvm.ptr
    %76 = llvm.getelementptr inbounds %arg2[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> i64
    %78 = llvm.getelementptr inbounds %arg2[%1, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %80 = llvm.mul %79, %77 overflow<nsw> : i64
    %81 = llvm.getelementptr inbounds %arg2[%1, 0, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i64
    %83 = llvm.mul %80, %82 overflow<nsw> : i64
    %84 = llvm.getelementptr inbounds %arg2[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %86 = llvm.getelementptr inbounds %arg2[%1, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> i64
    %88 = llvm.mul %87, %85 overflow<nsw> : i64
    %89 = llvm.getelementptr inbounds %arg2[%1, 1, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> i64
    %91 = llvm.mul %88, %90 overflow<nsw> : i64
    %92 = llvm.icmp "eq" %arg1, %5 : i32
    llvm.cond_br %92, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %93 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %94 = llvm.bitcast %arg2 : !llvm.ptr to !llvm.ptr
    %95 = llvm.add %91, %24 overflow<nsw> : i64
    %96 = llvm.sdiv %95, %91 : i64
    %97 = llvm.call tail @__tvm_ffi__parallel(%93, %94, %1, %83, %96) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb16(%97 : i32)
  ^bb15:  // pred: ^bb13
    %98 = llvm.getelementptr inbounds %arg2[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> i64
    %100 = llvm.add %99, %21 : i64
    %101 = llvm.and %100, %22 : i64
    llvm.store %101, %98 {alignment = 8 : i64} : i64, !llvm.ptr
    %102 = llvm.bitcast %31 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    %103 = llvm.bitcast %31 : !llvm.ptr to !llvm.ptr
    llvm.store %arg0, %103 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %104 = llvm.getelementptr inbounds %31[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Job", (ptr, ptr)>
    llvm.store %arg2, %104 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %105 = llvm.call @__tvm_ffi__parallel(%23, %102, %1, %83, %3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.br ^bb16(%105 : i32)
  ^bb16(%106: i32):  // 3 preds: ^bb12, ^bb14, ^bb15
    llvm.return %106 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__parallel(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal @__tvm_ffi__grid_run_blocks(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.constant(624 : i64) : i64
    %7 = llvm.mlir.constant(8823 : i64) : i64
    %8 = llvm.mlir.constant(-4096 : i64) : i64
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(4095 : i64) : i64
    %11 = llvm.mlir.constant(5 : i32) : i32
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_spare : !llvm.ptr
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.mlir.zero : !llvm.ptr
    %15 = llvm.mlir.constant(3 : i32) : i32
    %16 = llvm.mlir.constant(16418 : i32) : i32
    %17 = llvm.mlir.constant(-1 : i32) : i32
    %18 = llvm.mlir.constant(-1 : i64) : i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    %20 = llvm.mlir.constant(64 : i64) : i64
    %21 = llvm.mlir.constant(72 : i64) : i64
    %22 = llvm.mlir.constant(4736 : i64) : i64
    %23 = llvm.mlir.constant(80 : i64) : i64
    %24 = llvm.mlir.constant(88 : i64) : i64
    %25 = llvm.mlir.constant(100 : i64) : i64
    %26 = llvm.mlir.constant(92 : i64) : i64
    %27 = llvm.mlir.constant(4204 : i64) : i64
    %28 = llvm.mlir.constant(4200 : i64) : i64
    %29 = llvm.mlir.constant(96 : i64) : i64
    %30 = llvm.mlir.constant(4208 : i64) : i64
    %31 = llvm.mlir.constant(83886081 : i64) : i64
    %32 = llvm.mlir.constant(false) : i1
    %33 = llvm.mlir.constant(8 : i32) : i32
    %34 = llvm.mlir.constant(160 : i64) : i64
    %35 = llvm.mlir.addressof @__tvm_ffi__grid_str.10 : !llvm.ptr
    %36 = llvm.mlir.constant(3 : i64) : i64
    %37 = llvm.mlir.constant(4 : i32) : i32
    %38 = llvm.mlir.constant(6 : i32) : i32
    %39 = llvm.mlir.constant(7 : i32) : i32
    %40 = llvm.mlir.constant(9 : i32) : i32
    %41 = llvm.mlir.addressof @__tvm_ffi__grid_str.9 : !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.array<160 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.getelementptr inbounds %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds %47[%2, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> i64
    %50 = llvm.getelementptr inbounds %47[%2, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    %52 = llvm.mul %51, %49 overflow<nsw> : i64
    %53 = llvm.getelementptr inbounds %47[%2, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i64
    %55 = llvm.mul %52, %54 overflow<nsw> : i64
    %56 = llvm.shl %55, %5 : i64
    %57 = llvm.ashr exact %56, %5 : i64
    %58 = llvm.mul %57, %6 overflow<nsw> : i64
    %59 = llvm.add %58, %7 overflow<nsw> : i64
    %60 = llvm.and %59, %8 : i64
    %61 = llvm.getelementptr inbounds %47[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.add %62, %10 : i64
    %64 = llvm.and %63, %8 : i64
    %65 = llvm.getelementptr inbounds %47[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.mul %57, %66 : i64
    %68 = llvm.add %67, %64 : i64
    %69 = llvm.add %68, %60 : i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%70: i64):  // 2 preds: ^bb0, ^bb5
    %71 = llvm.icmp "eq" %70, %5 : i64
    llvm.cond_br %71, ^bb6, ^bb2
  ^bb2:  // pred: ^bb1
    %72 = llvm.getelementptr inbounds %12[%2, %70] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %73 = llvm.bitcast %72 : !llvm.ptr to !llvm.ptr
    %74 = llvm.atomicrmw xchg %73, %2 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %75 = llvm.icmp "eq" %74, %2 : i64
    llvm.cond_br %75, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %76 = llvm.inttoptr %74 : i64 to !llvm.ptr
    %77 = llvm.getelementptr inbounds %76[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> i64
    %79 = llvm.icmp "ult" %78, %69 : i64
    %80 = llvm.inttoptr %74 : i64 to !llvm.ptr
    llvm.cond_br %79, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %81 = llvm.call tail @munmap(%80, %78) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb2, ^bb4
    %82 = llvm.add %70, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%82 : i64)
  ^bb6:  // pred: ^bb1
    %83 = llvm.call tail @mmap(%14, %69, %15, %16, %17, %2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %84 = llvm.icmp "eq" %83, %19 : !llvm.ptr
    llvm.cond_br %84, ^bb10, ^bb7
  ^bb7:  // pred: ^bb6
    %85 = llvm.bitcast %83 : !llvm.ptr to !llvm.ptr
    llvm.store %69, %85 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb9(%83 : !llvm.ptr)
  ^bb8:  // pred: ^bb3
    %86 = llvm.inttoptr %74 : i64 to !llvm.ptr
    llvm.br ^bb9(%86 : !llvm.ptr)
  ^bb9(%87: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %88 = llvm.icmp "eq" %87, %14 : !llvm.ptr
    llvm.cond_br %88, ^bb10, ^bb11
  ^bb10:  // 2 preds: ^bb6, ^bb9
    llvm.call fastcc tail @__tvm_ffi__grid_fail(%47, %41) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb36(%17 : i32)
  ^bb11:  // pred: ^bb9
    %89 = llvm.trunc %55 : i64 to i32
    %90 = llvm.getelementptr inbounds %87[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %91 = llvm.bitcast %90 : !llvm.ptr to !llvm.ptr
    llvm.store %47, %91 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %92 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %93 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.getelementptr inbounds %87[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %95 = llvm.bitcast %94 : !llvm.ptr to !llvm.ptr
    llvm.store %93, %95 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %96 = llvm.getelementptr inbounds %87[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.getelementptr inbounds %87[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.bitcast %97 : !llvm.ptr to !llvm.ptr
    llvm.store %96, %98 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %99 = llvm.getelementptr inbounds %87[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.bitcast %99 : !llvm.ptr to !llvm.ptr
    llvm.store %89, %100 {alignment = 8 : i64} : i32, !llvm.ptr
    %101 = llvm.getelementptr inbounds %87[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.bitcast %101 : !llvm.ptr to !llvm.ptr
    llvm.store %13, %102 {alignment = 4 : i64} : i32, !llvm.ptr
    %103 = llvm.getelementptr inbounds %87[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.getelementptr inbounds %103[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %105 = llvm.bitcast %97 : !llvm.ptr to !llvm.ptr
    %106 = llvm.bitcast %43 : !llvm.ptr to !llvm.ptr
    %107 = llvm.getelementptr inbounds %43[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %108 = llvm.getelementptr inbounds %43[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %109 = llvm.getelementptr inbounds %43[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %110 = llvm.bitcast %96 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb12(%89, %2 : i32, i64)
  ^bb12(%111: i32, %112: i64):  // 2 preds: ^bb11, ^bb16
    %113 = llvm.sext %111 : i32 to i64
    %114 = llvm.icmp "slt" %112, %113 : i64
    llvm.cond_br %114, ^bb14, ^bb13
  ^bb13:  // pred: ^bb12
    %115 = llvm.bitcast %90 : !llvm.ptr to !llvm.ptr
    %116 = llvm.getelementptr inbounds %47[%2, 0, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %117 = llvm.getelementptr inbounds %47[%2, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %118 = llvm.bitcast %44 : !llvm.ptr to !llvm.ptr
    %119 = llvm.getelementptr inbounds %44[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %120 = llvm.getelementptr inbounds %44[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %121 = llvm.getelementptr inbounds %44[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %122 = llvm.getelementptr inbounds %87[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.bitcast %122 : !llvm.ptr to !llvm.ptr
    %124 = llvm.getelementptr inbounds %87[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.bitcast %124 : !llvm.ptr to !llvm.ptr
    %126 = llvm.getelementptr inbounds %87[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.bitcast %126 : !llvm.ptr to !llvm.ptr
    %128 = llvm.getelementptr inbounds %87[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.bitcast %128 : !llvm.ptr to !llvm.ptr
    %130 = llvm.getelementptr inbounds %87[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.bitcast %130 : !llvm.ptr to !llvm.ptr
    %132 = llvm.getelementptr inbounds %42[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<160 x i8>
    llvm.br ^bb18(%13, %arg1 : i32, i64)
  ^bb14:  // pred: ^bb12
    %133 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> i64
    %134 = llvm.trunc %133 : i64 to i32
    %135 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    %136 = llvm.trunc %135 : i64 to i32
    llvm.intr.lifetime.start %43 : !llvm.ptr
    %137 = llvm.trunc %112 : i64 to i32
    %138 = llvm.srem %137, %134 : i32
    llvm.store %138, %107 {alignment = 4 : i64} : i32, !llvm.ptr
    %139 = llvm.sdiv %137, %134 : i32
    %140 = llvm.srem %139, %136 : i32
    llvm.store %140, %108 {alignment = 4 : i64} : i32, !llvm.ptr
    %141 = llvm.sdiv %139, %136 : i32
    llvm.store %141, %109 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15(%2 : i64)
  ^bb15(%142: i64):  // 2 preds: ^bb14, ^bb17
    %143 = llvm.icmp "eq" %142, %36 : i64
    llvm.cond_br %143, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %144 = llvm.getelementptr inbounds %110[%112, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %103, %144 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %145 = llvm.getelementptr inbounds %110[%112, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %146 = llvm.bitcast %145 : !llvm.ptr to !llvm.ptr
    llvm.store %90, %146 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %147 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %148 = llvm.mul %147, %112 : i64
    %149 = llvm.getelementptr inbounds %104[%148] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.getelementptr inbounds %110[%112, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %149, %150 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %151 = llvm.getelementptr inbounds %110[%112, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %137, %151 {alignment = 8 : i64} : i32, !llvm.ptr
    %152 = llvm.getelementptr inbounds %110[%112, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %13, %152 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %43 : !llvm.ptr
    %153 = llvm.add %112, %3 overflow<nsw, nuw> : i64
    %154 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb12(%154, %153 : i32, i64)
  ^bb17:  // pred: ^bb15
    %155 = llvm.getelementptr inbounds %43[%2, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %156 = llvm.load %155 {alignment = 4 : i64} : !llvm.ptr -> i32
    %157 = llvm.getelementptr inbounds %110[%112, 0, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %156, %157 {alignment = 4 : i64} : i32, !llvm.ptr
    %158 = llvm.getelementptr inbounds %47[%2, 1, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %159 = llvm.load %158 {alignment = 8 : i64} : !llvm.ptr -> i64
    %160 = llvm.trunc %159 : i64 to i32
    %161 = llvm.getelementptr inbounds %110[%112, 2, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %160, %161 {alignment = 4 : i64} : i32, !llvm.ptr
    %162 = llvm.getelementptr inbounds %47[%2, 0, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %163 = llvm.load %162 {alignment = 8 : i64} : !llvm.ptr -> i64
    %164 = llvm.trunc %163 : i64 to i32
    %165 = llvm.getelementptr inbounds %110[%112, 3, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %164, %165 {alignment = 4 : i64} : i32, !llvm.ptr
    %166 = llvm.add %142, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb15(%166 : i64)
  ^bb18(%167: i32, %168: i64):  // 2 preds: ^bb13, ^bb35
    %169 = llvm.icmp "slt" %168, %arg2 : i64
    %170 = llvm.icmp "eq" %167, %13 : i32
    %171 = llvm.and %170, %169 : i1
    llvm.cond_br %171, ^bb23, ^bb19
  ^bb19:  // pred: ^bb18
    %172 = llvm.bitcast %87 : !llvm.ptr to !llvm.ptr
    %173 = llvm.ptrtoint %87 : !llvm.ptr to i64
    llvm.br ^bb20(%2 : i64)
  ^bb20(%174: i64):  // 2 preds: ^bb19, ^bb21
    %175 = llvm.icmp "ne" %174, %5 : i64
    %176 = llvm.load %172 {alignment = 8 : i64} : !llvm.ptr -> i64
    %177 = llvm.icmp "ult" %176, %31 : i64
    %178 = llvm.select %175, %177, %32 : i1, i1
    llvm.cond_br %178, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %179 = llvm.getelementptr inbounds %12[%2, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %180 = llvm.bitcast %179 : !llvm.ptr to !llvm.ptr
    %181 = llvm.cmpxchg %180, %2, %173 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %182 = llvm.extractvalue %181[1] : !llvm.struct<(i64, i1)> 
    %183 = llvm.add %174, %3 overflow<nsw, nuw> : i64
    llvm.cond_br %182, ^bb36(%167 : i32), ^bb20(%183 : i64)
  ^bb22:  // pred: ^bb20
    %184 = llvm.call @munmap(%87, %176) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb36(%167 : i32)
  ^bb23:  // pred: ^bb18
    %185 = llvm.load %116 {alignment = 8 : i64} : !llvm.ptr -> i64
    %186 = llvm.load %117 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.intr.lifetime.start %44 : !llvm.ptr
    %187 = llvm.srem %168, %185 : i64
    llvm.store %187, %119 {alignment = 16 : i64} : i64, !llvm.ptr
    %188 = llvm.sdiv %168, %185 : i64
    %189 = llvm.srem %188, %186 : i64
    llvm.store %189, %120 {alignment = 8 : i64} : i64, !llvm.ptr
    %190 = llvm.sdiv %188, %186 : i64
    llvm.store %190, %121 {alignment = 16 : i64} : i64, !llvm.ptr
    %191 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %191, %123 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %13, %125 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %13, %127 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %13, %129 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb24(%191, %2 : i32, i64)
  ^bb24(%192: i32, %193: i64):  // 2 preds: ^bb23, ^bb28
    %194 = llvm.sext %192 : i32 to i64
    %195 = llvm.icmp "slt" %193, %194 : i64
    llvm.cond_br %195, ^bb26, ^bb25
  ^bb25:  // pred: ^bb24
    llvm.call fastcc @__tvm_ffi__grid_leave(%131, %115) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %196 = llvm.load %102 {alignment = 4 : i64} : !llvm.ptr -> i32
    %197 = llvm.icmp "eq" %196, %13 : i32
    llvm.cond_br %197, ^bb30, ^bb35(%17 : i32)
  ^bb26:  // pred: ^bb24
    %198 = llvm.load %105 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb27(%2 : i64)
  ^bb27(%199: i64):  // 2 preds: ^bb26, ^bb29
    %200 = llvm.icmp "eq" %199, %36 : i64
    llvm.cond_br %200, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    %201 = llvm.getelementptr inbounds %198[%193] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.call fastcc @__tvm_ffi__grid_enqueue(%115, %201) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %202 = llvm.add %193, %3 overflow<nsw, nuw> : i64
    %203 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb24(%203, %202 : i32, i64)
  ^bb29:  // pred: ^bb27
    %204 = llvm.getelementptr inbounds %44[%2, %199] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %205 = llvm.load %204 {alignment = 8 : i64} : !llvm.ptr -> i64
    %206 = llvm.trunc %205 : i64 to i32
    %207 = llvm.getelementptr inbounds %198[%193, 1, %199] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %206, %207 {alignment = 4 : i64} : i32, !llvm.ptr
    %208 = llvm.add %199, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb27(%208 : i64)
  ^bb30:  // pred: ^bb25
    %209 = llvm.load %123 {alignment = 4 : i64} : !llvm.ptr -> i32
    %210 = llvm.icmp "eq" %209, %13 : i32
    llvm.cond_br %210, ^bb35(%13 : i32), ^bb31
  ^bb31:  // pred: ^bb30
    llvm.intr.lifetime.start %42 : !llvm.ptr
    %211 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i32
    %212 = llvm.intr.smax(%211, %13) : (i32, i32) -> i32
    %213 = llvm.zext %212 : i32 to i64
    llvm.br ^bb32(%2, %13 : i64, i32)
  ^bb32(%214: i64, %215: i32):  // 2 preds: ^bb31, ^bb33
    %216 = llvm.icmp "eq" %214, %213 : i64
    llvm.cond_br %216, ^bb34, ^bb33
  ^bb33:  // pred: ^bb32
    %217 = llvm.load %105 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %218 = llvm.getelementptr inbounds %217[%214, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %219 = llvm.load %218 {alignment = 4 : i64} : !llvm.ptr -> i32
    %220 = llvm.icmp "eq" %219, %9 : i32
    %221 = llvm.zext %220 : i1 to i32
    %222 = llvm.add %215, %221 overflow<nsw, nuw> : i32
    %223 = llvm.add %214, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb32(%223, %222 : i64, i32)
  ^bb34:  // pred: ^bb32
    %224 = llvm.load %129 {alignment = 8 : i64} : !llvm.ptr -> i32
    %225 = llvm.call @snprintf(%132, %34, %35, %224, %215) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %226 = llvm.load %91 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%226, %132) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %42 : !llvm.ptr
    llvm.br ^bb35(%17 : i32)
  ^bb35(%227: i32):  // 3 preds: ^bb25, ^bb30, ^bb34
    llvm.intr.lifetime.end %44 : !llvm.ptr
    %228 = llvm.add %168, %3 overflow<nsw> : i64
    llvm.br ^bb18(%227, %228 : i32, i64)
  ^bb36(%229: i32):  // 3 preds: ^bb10, ^bb21, ^bb22
    llvm.return %229 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_enqueue(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(9 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(1024 : i32) : i32
    %7 = llvm.getelementptr inbounds %arg1[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %2, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.add %13, %5 overflow<nsw> : i32
    llvm.store %14, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %15 = llvm.add %13, %11 overflow<nsw> : i32
    %16 = llvm.srem %15, %6 : i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %arg0[%0, 7, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    llvm.store %9, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @_setjmp(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @_longjmp(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @getcontext(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @makecontext(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, ...) attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal @__tvm_ffi__grid_enter(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(32 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(15 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(-1 : i32) : i32
    %13 = llvm.mlir.constant(false) : i1
    %14 = llvm.mlir.constant(32 : i32) : i32
    %15 = llvm.mlir.constant(10 : i32) : i32
    %16 = llvm.mlir.constant(1 : i64) : i64
    %17 = llvm.zext %arg0 : i32 to i64
    %18 = llvm.shl %17, %0 overflow<nuw> : i64
    %19 = llvm.zext %arg1 : i32 to i64
    %20 = llvm.or %18, %19 : i64
    %21 = llvm.inttoptr %20 : i64 to !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %25 = llvm.bitcast %23 : !llvm.ptr to !llvm.ptr
    %26 = llvm.inttoptr %20 : i64 to !llvm.ptr
    %27 = llvm.getelementptr inbounds %23[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %28 = llvm.getelementptr inbounds %21[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %29 = llvm.getelementptr inbounds %23[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %30 = llvm.getelementptr inbounds %23[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %31 = llvm.getelementptr inbounds %21[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %32 = llvm.getelementptr inbounds %23[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %33 = llvm.getelementptr inbounds %23[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %34 = llvm.getelementptr inbounds %21[%1, 15, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb8
    %35 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call tail %35(%36, %26) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.icmp "eq" %37, %11 : i32
    llvm.cond_br %38, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %3, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.store %8, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    %39 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.add %39, %12 overflow<nsw> : i32
    llvm.store %40, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    %41 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i32
    %42 = llvm.icmp "ne" %41, %11 : i32
    %43 = llvm.icmp "eq" %41, %40 : i32
    %44 = llvm.select %42, %43, %13 : i1, i1
    llvm.cond_br %44, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_open_barrier(%23) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %45 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.sdiv %45, %14 : i32
    %47 = llvm.shl %46, %2 overflow<nsw> : i32
    %48 = llvm.sext %47 : i32 to i64
    llvm.br ^bb6(%1 : i64)
  ^bb6(%49: i64):  // 2 preds: ^bb5, ^bb11
    %50 = llvm.icmp "eq" %49, %0 : i64
    llvm.cond_br %50, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %51 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %52 = llvm.trunc %49 : i64 to i32
    %53 = llvm.add %47, %52 : i32
    %54 = llvm.icmp "slt" %53, %51 : i32
    llvm.cond_br %54, ^bb9, ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%34, %23) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb1
  ^bb9:  // pred: ^bb7
    %55 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr inbounds %55[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %57 = llvm.getelementptr inbounds %56[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %58 = llvm.getelementptr inbounds %57[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "eq" %59, %9 : i32
    llvm.cond_br %60, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %61 = llvm.getelementptr inbounds %57[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %62 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_open_warp(%23, %46, %62) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %63 = llvm.add %49, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%63 : i64)
  }
  llvm.func local_unnamed_addr @setcontext(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_open_warp(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.constant(-1 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(32 : i32) : i32
    %11 = llvm.mlir.constant(12 : i32) : i32
    %12 = llvm.mlir.constant(31 : i32) : i32
    %13 = llvm.mlir.constant(11 : i32) : i32
    %14 = llvm.mlir.constant(4 : i32) : i32
    %15 = llvm.mlir.constant(13 : i32) : i32
    %16 = llvm.mlir.constant(1 : i64) : i64
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_add_product : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_read_matrices : !llvm.ptr
    %19 = llvm.mlir.constant(14 : i32) : i32
    %20 = llvm.mlir.constant(8 : i32) : i32
    %21 = llvm.mlir.constant(10 : i32) : i32
    %22 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.shl %arg1, %2 overflow<nsw> : i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %27 = llvm.getelementptr inbounds %arg0[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %29 = llvm.sub %28, %24 overflow<nsw> : i32
    %30 = llvm.sext %29 : i32 to i64
    llvm.br ^bb1(%0, %4 : i64, i32)
  ^bb1(%31: i64, %32: i32):  // 2 preds: ^bb0, ^bb7
    %33 = llvm.icmp "ult" %31, %5 : i64
    %34 = llvm.icmp "slt" %31, %30 : i64
    %35 = llvm.select %33, %34, %6 : i1, i1
    llvm.cond_br %35, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %36 = llvm.icmp "eq" %32, %7 : i32
    llvm.br ^bb8(%0 : i64)
  ^bb3:  // pred: ^bb1
    %37 = llvm.trunc %31 : i64 to i32
    %38 = llvm.shl %8, %37 overflow<nuw> : i32
    %39 = llvm.and %38, %arg2 : i32
    %40 = llvm.icmp "eq" %39, %4 : i32
    llvm.cond_br %40, ^bb7(%32 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %41 = llvm.getelementptr inbounds %26[%31] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %42 = llvm.getelementptr inbounds %41[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %43 : i32, ^bb33 [
      3: ^bb7(%32 : i32),
      2: ^bb5
    ]
  ^bb5:  // pred: ^bb4
    %44 = llvm.getelementptr inbounds %41[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.icmp "eq" %45, %arg2 : i32
    llvm.cond_br %46, ^bb6, ^bb33
  ^bb6:  // pred: ^bb5
    %47 = llvm.or %38, %32 : i32
    llvm.br ^bb7(%47 : i32)
  ^bb7(%48: i32):  // 3 preds: ^bb3, ^bb4, ^bb6
    %49 = llvm.add %31, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%49, %48 : i64, i32)
  ^bb8(%50: i64):  // 2 preds: ^bb2, ^bb28
    %51 = llvm.icmp "eq" %50, %5 : i64
    llvm.cond_br %51, ^bb29(%0 : i64), ^bb9
  ^bb9:  // pred: ^bb8
    %52 = llvm.trunc %50 : i64 to i32
    %53 = llvm.shl %8, %52 overflow<nuw> : i32
    %54 = llvm.and %53, %32 : i32
    %55 = llvm.icmp "eq" %54, %4 : i32
    llvm.cond_br %55, ^bb28, ^bb10
  ^bb10:  // pred: ^bb9
    %56 = llvm.getelementptr inbounds %26[%50] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %57 = llvm.getelementptr inbounds %56[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    %59 = llvm.srem %58, %10 : i32
    %60 = llvm.getelementptr inbounds %56[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.and %61, %12 : i32
    %63 = llvm.getelementptr inbounds %56[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.icmp "sgt" %64, %14 : i32
    llvm.cond_br %65, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    llvm.cond_br %36, ^bb12, ^bb27(%0 : i64)
  ^bb12:  // pred: ^bb11
    %66 = llvm.icmp "eq" %64, %2 : i32
    %67 = llvm.select %66, %17, %18 : i1, !llvm.ptr
    llvm.call tail %67(%26, %56) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb27(%16 : i64)
  ^bb13:  // pred: ^bb10
    llvm.switch %64 : i32, ^bb21 [
      4: ^bb14(%0, %0 : i64, i64),
      0: ^bb23(%62 : i32),
      1: ^bb19,
      2: ^bb20
    ]
  ^bb14(%68: i64, %69: i64):  // 2 preds: ^bb13, ^bb18
    %70 = llvm.icmp "eq" %68, %5 : i64
    llvm.cond_br %70, ^bb27(%69 : i64), ^bb15
  ^bb15:  // pred: ^bb14
    %71 = llvm.trunc %68 : i64 to i32
    %72 = llvm.shl %8, %71 overflow<nuw> : i32
    %73 = llvm.and %72, %32 : i32
    %74 = llvm.icmp "eq" %73, %4 : i32
    llvm.cond_br %74, ^bb18(%69 : i64), ^bb16
  ^bb16:  // pred: ^bb15
    %75 = llvm.getelementptr inbounds %26[%68, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %76 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i64
    %77 = llvm.icmp "eq" %76, %0 : i64
    llvm.cond_br %77, ^bb18(%69 : i64), ^bb17
  ^bb17:  // pred: ^bb16
    %78 = llvm.shl %16, %68 overflow<nsw, nuw> : i64
    %79 = llvm.or %78, %69 : i64
    llvm.br ^bb18(%79 : i64)
  ^bb18(%80: i64):  // 3 preds: ^bb15, ^bb16, ^bb17
    %81 = llvm.add %68, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%81, %80 : i64, i64)
  ^bb19:  // pred: ^bb13
    %82 = llvm.sub %59, %62 overflow<nsw> : i32
    llvm.br ^bb22(%82 : i32)
  ^bb20:  // pred: ^bb13
    %83 = llvm.add %62, %59 overflow<nsw> : i32
    llvm.br ^bb22(%83 : i32)
  ^bb21:  // pred: ^bb13
    %84 = llvm.xor %62, %59 : i32
    llvm.br ^bb22(%84 : i32)
  ^bb22(%85: i32):  // 3 preds: ^bb19, ^bb20, ^bb21
    %86 = llvm.icmp "ult" %85, %10 : i32
    llvm.cond_br %86, ^bb23(%85 : i32), ^bb25
  ^bb23(%87: i32):  // 2 preds: ^bb13, ^bb22
    %88 = llvm.shl %8, %87 overflow<nuw> : i32
    %89 = llvm.and %88, %32 : i32
    %90 = llvm.icmp "eq" %89, %4 : i32
    llvm.cond_br %90, ^bb25, ^bb24
  ^bb24:  // pred: ^bb23
    %91 = llvm.zext %87 : i32 to i64
    %92 = llvm.getelementptr inbounds %26[%91, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.br ^bb26(%92 : !llvm.ptr)
  ^bb25:  // 2 preds: ^bb22, ^bb23
    %93 = llvm.getelementptr inbounds %56[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.br ^bb26(%93 : !llvm.ptr)
  ^bb26(%94: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    %95 = llvm.load %94 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb27(%95 : i64)
  ^bb27(%96: i64):  // 4 preds: ^bb11, ^bb12, ^bb14, ^bb26
    %97 = llvm.getelementptr inbounds %56[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %96, %97 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb28
  ^bb28:  // 2 preds: ^bb9, ^bb27
    %98 = llvm.add %50, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb8(%98 : i64)
  ^bb29(%99: i64):  // 2 preds: ^bb8, ^bb32
    %100 = llvm.icmp "eq" %99, %5 : i64
    llvm.cond_br %100, ^bb33, ^bb30
  ^bb30:  // pred: ^bb29
    %101 = llvm.trunc %99 : i64 to i32
    %102 = llvm.shl %8, %101 overflow<nuw> : i32
    %103 = llvm.and %102, %32 : i32
    %104 = llvm.icmp "eq" %103, %4 : i32
    llvm.cond_br %104, ^bb32, ^bb31
  ^bb31:  // pred: ^bb30
    %105 = llvm.getelementptr inbounds %26[%99] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %105) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb30, ^bb31
    %106 = llvm.add %99, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb29(%106 : i64)
  ^bb33:  // 3 preds: ^bb4, ^bb5, ^bb29
    llvm.return
  }
  llvm.func internal unnamed_addr @__tvm_ffi__grid_add_product(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(7 : i32) : i32
    %2 = llvm.mlir.constant(32 : i32) : i32
    %3 = llvm.mlir.constant(4 : i8) : i8
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(13 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(16 : i32) : i32
    %12 = llvm.mlir.constant(-65536 : i32) : i32
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.srem %15, %2 : i32
    %17 = llvm.trunc %16 : i32 to i8
    %18 = llvm.sdiv %17, %3 : i8
    %19 = llvm.sext %18 : i8 to i32
    %20 = llvm.srem %15, %4 : i32
    %21 = llvm.getelementptr inbounds %arg1[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
    %24 = llvm.shl %19, %6 overflow<nsw> : i32
    %25 = llvm.shl %20, %7 overflow<nsw> : i32
    llvm.br ^bb1(%0 : i64)
  ^bb1(%26: i64):  // 2 preds: ^bb0, ^bb5
    %27 = llvm.icmp "eq" %26, %8 : i64
    llvm.cond_br %27, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.return
  ^bb3:  // pred: ^bb1
    %28 = llvm.getelementptr inbounds %23[%0, 2, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> f32
    %30 = llvm.trunc %26 : i64 to i32
    %31 = llvm.shl %30, %6 : i32
    %32 = llvm.and %31, %4 : i32
    %33 = llvm.or %32, %25 : i32
    %34 = llvm.trunc %26 : i64 to i32
    %35 = llvm.lshr %34, %9 : i32
    llvm.br ^bb4(%29, %10 : f32, i32)
  ^bb4(%36: f32, %37: i32):  // 2 preds: ^bb3, ^bb6
    %38 = llvm.icmp "eq" %37, %11 : i32
    llvm.cond_br %38, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.store %36, %28 {alignment = 4 : i64} : f32, !llvm.ptr
    %39 = llvm.add %26, %13 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%39 : i64)
  ^bb6:  // pred: ^bb4
    %40 = llvm.lshr %37, %9 : i32
    %41 = llvm.and %40, %7 : i32
    %42 = llvm.or %41, %24 : i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %arg0[%43, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.inttoptr %45 : i64 to !llvm.ptr
    %47 = llvm.or %41, %33 : i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %arg0[%48, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
    %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
    %52 = llvm.lshr %37, %7 : i32
    %53 = llvm.shl %52, %9 overflow<nsw, nuw> : i32
    %54 = llvm.add %53, %35 overflow<nsw, nuw> : i32
    %55 = llvm.zext %54 : i32 to i64
    %56 = llvm.getelementptr inbounds %46[%0, 0, %55] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %57 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.and %37, %9 : i32
    %59 = llvm.icmp "eq" %58, %10 : i32
    %60 = llvm.and %57, %12 : i32
    %61 = llvm.shl %57, %11 : i32
    %62 = llvm.select %59, %61, %60 : i1, i32
    %63 = llvm.bitcast %62 : i32 to f32
    %64 = llvm.zext %52 : i32 to i64
    %65 = llvm.getelementptr inbounds %51[%0, 1, %64] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %66 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.and %66, %12 : i32
    %68 = llvm.shl %66, %11 : i32
    %69 = llvm.select %59, %68, %67 : i1, i32
    %70 = llvm.bitcast %69 : i32 to f32
    %71 = llvm.intr.fmuladd(%63, %70, %36) : (f32, f32, f32) -> f32
    %72 = llvm.add %37, %9 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%71, %72 : f32, i32)
  }
  llvm.func internal unnamed_addr @__tvm_ffi__grid_read_matrices(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(13 : i32) : i32
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(32 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(4 : i8) : i8
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.getelementptr inbounds %arg1[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.inttoptr %12 : i64 to !llvm.ptr
    %14 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.srem %15, %3 : i32
    %17 = llvm.getelementptr inbounds %13[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %18 = llvm.getelementptr inbounds %13[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %19 = llvm.trunc %16 : i32 to i8
    %20 = llvm.srem %19, %6 : i8
    %21 = llvm.sext %20 : i8 to i32
    %22 = llvm.shl %21, %4 overflow<nsw> : i32
    %23 = llvm.trunc %16 : i32 to i8
    %24 = llvm.sdiv %23, %6 : i8
    %25 = llvm.sext %24 : i8 to i32
    %26 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.sext %26 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%28: i64):  // 2 preds: ^bb0, ^bb5
    %29 = llvm.icmp "slt" %28, %27 : i64
    llvm.cond_br %29, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %30 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "eq" %30, %7 : i32
    %32 = llvm.trunc %28 : i64 to i32
    %33 = llvm.shl %32, %8 overflow<nsw> : i32
    llvm.br ^bb4(%7, %7 : i32, i32)
  ^bb3:  // pred: ^bb1
    llvm.return
  ^bb4(%34: i32, %35: i32):  // 2 preds: ^bb2, ^bb6
    %36 = llvm.icmp "eq" %34, %5 : i32
    llvm.cond_br %36, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %37 = llvm.getelementptr inbounds %13[%0, 3, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    llvm.store %35, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    %38 = llvm.add %28, %10 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%38 : i64)
  ^bb6:  // pred: ^bb4
    %39 = llvm.add %34, %22 overflow<nsw, nuw> : i32
    %40 = llvm.select %31, %25, %39 : i1, i32
    %41 = llvm.select %31, %39, %25 : i1, i32
    %42 = llvm.add %40, %33 overflow<nsw> : i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %arg0[%43, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.inttoptr %45 : i64 to !llvm.ptr
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.sext %41 : i32 to i64
    %49 = llvm.getelementptr inbounds %47[%48] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %50 = llvm.load %49 {alignment = 2 : i64} : !llvm.ptr -> i16
    %51 = llvm.zext %50 : i16 to i32
    %52 = llvm.shl %34, %9 overflow<nsw, nuw> : i32
    %53 = llvm.shl %51, %52 overflow<nuw> : i32
    %54 = llvm.or %53, %35 : i32
    %55 = llvm.add %34, %4 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%55, %54 : i32, i32)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_fail(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(512 : i64) : i64
    %4 = llvm.mlir.addressof @__tvm_ffi__grid_str.1 : !llvm.ptr
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.2 : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<512 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<512 x i8>
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @snprintf(%7, %3, %4, %9, %arg1) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @TVMFFIErrorSetRaisedFromCStr(%5, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @TVMFFIErrorSetRaisedFromCStr(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @munmap(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @mmap(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
}
