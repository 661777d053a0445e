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
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__grid_page.bytes(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.9("no memory for the stacks of its threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_spare() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<32 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<32 x ptr>
    llvm.return %1 : !llvm.array<32 x ptr>
  }
  llvm.mlir.global internal @__tvm_ffi__grid_protected(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.10("its threads wait for each other: %d of a block in sync_threads, %d in an exchange of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_oldest(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.func local_unnamed_addr @__tvm_ffi__grid_sync(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(15 : i32) : i32
    %6 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %3, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %7[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.add %10, %3 overflow<nsw> : i32
    llvm.store %11, %9 {alignment = 8 : i64} : i32, !llvm.ptr
    %12 = llvm.getelementptr inbounds %7[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
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
    %1 = llvm.mlir.constant(6 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    llvm.store %2, %8 {alignment = 8 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %10 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
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
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(9 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(1024 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(15 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(8232 : i64) : i64
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.constant(-8232 : i64) : i64
    %16 = llvm.mlir.constant(4 : i32) : i32
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_enter : !llvm.ptr
    %19 = llvm.mlir.constant(11 : i32) : i32
    %20 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %21 = llvm.call @_setjmp(%20) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.icmp "eq" %21, %0 : i32
    llvm.cond_br %22, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %23 = llvm.getelementptr inbounds %arg1[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "eq" %24, %0 : i32
    llvm.cond_br %25, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %26 = llvm.getelementptr inbounds %arg1[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "eq" %27, %0 : i32
    llvm.cond_br %28, ^bb4, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %29 = llvm.getelementptr inbounds %arg1[%1, 11, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %30 = llvm.bitcast %29 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%30, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    %31 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg1[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg1[%1, 8, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.add %34, %7 overflow<nsw> : i32
    %40 = llvm.srem %39, %8 : i32
    llvm.store %40, %33 {alignment = 8 : i64} : i32, !llvm.ptr
    %41 = llvm.add %24, %9 overflow<nsw> : i32
    llvm.store %41, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %42 = llvm.getelementptr inbounds %32[%38, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    %44 = llvm.icmp "eq" %43, %0 : i32
    llvm.cond_br %44, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %45 = llvm.getelementptr inbounds %32[%38, 15, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %46 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%46, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %47 = llvm.getelementptr inbounds %32[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %7, %42 {alignment = 8 : i64} : i32, !llvm.ptr
    %48 = llvm.getelementptr inbounds %32[%38, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %49 = llvm.bitcast %48 : !llvm.ptr to !llvm.ptr
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.call @getcontext(%50) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %52 = llvm.getelementptr inbounds %50[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %12, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %53[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.getelementptr inbounds %50[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %54, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.add %57, %15 : i64
    %59 = llvm.getelementptr inbounds %50[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %58, %59 {alignment = 8 : i64} : i64, !llvm.ptr
    %60 = llvm.ptrtoint %47 : !llvm.ptr to i64
    %61 = llvm.lshr %60, %17 : i64
    %62 = llvm.trunc %61 : i64 to i32
    %63 = llvm.trunc %60 : i64 to i32
    llvm.call @makecontext(%50, %18, %4, %62, %63) vararg(!llvm.func<void (ptr, ptr, i32, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %64 = llvm.call @setcontext(%50) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
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
    %4 = llvm.mlir.constant(7 : i32) : i32
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
    %13 = llvm.getelementptr inbounds %12[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    llvm.store %5, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.getelementptr inbounds %12[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
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
    %20 = llvm.mlir.constant(16384 : i64) : i64
    %21 = llvm.mlir.constant(5 : i32) : i32
    %22 = llvm.mlir.constant(8231 : i64) : i64
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
    llvm.br ^bb18(%29 : i32)
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
    llvm.br ^bb18(%97 : i32)
  ^bb15:  // pred: ^bb13
    %98 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %99 = llvm.icmp "ugt" %98, %20 : i64
    llvm.cond_br %99, ^bb16, ^bb17(%20 : i64)
  ^bb16:  // pred: ^bb15
    %100 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    llvm.br ^bb17(%100 : i64)
  ^bb17(%101: i64):  // 2 preds: ^bb15, ^bb16
    %102 = llvm.getelementptr inbounds %arg2[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %103 = llvm.load %102 {alignment = 8 : i64} : !llvm.ptr -> i64
    %104 = llvm.add %101, %22 : i64
    %105 = llvm.add %104, %103 : i64
    %106 = llvm.urem %105, %101 : i64
    %107 = llvm.sub %105, %106 : i64
    %108 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %109 = llvm.add %107, %108 : i64
    llvm.store %109, %102 {alignment = 8 : i64} : i64, !llvm.ptr
    %110 = llvm.bitcast %31 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    %111 = llvm.bitcast %31 : !llvm.ptr to !llvm.ptr
    llvm.store %arg0, %111 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %112 = llvm.getelementptr inbounds %31[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Job", (ptr, ptr)>
    llvm.store %arg2, %112 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %113 = llvm.call @__tvm_ffi__parallel(%23, %110, %1, %83, %3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.br ^bb18(%113 : i32)
  ^bb18(%114: i32):  // 3 preds: ^bb12, ^bb14, ^bb17
    llvm.return %114 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__parallel(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_page() -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.addressof @__tvm_ffi__grid_page.bytes : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(30 : i32) : i32
    %3 = llvm.mlir.constant(4096 : i64) : i64
    %4 = llvm.load %0 atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
    %5 = llvm.icmp "eq" %4, %1 : i64
    llvm.cond_br %5, ^bb1, ^bb2(%4 : i64)
  ^bb1:  // pred: ^bb0
    %6 = llvm.call tail @sysconf(%2) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i64
    %7 = llvm.icmp "sgt" %6, %1 : i64
    %8 = llvm.select %7, %6, %3 : i1, i64
    llvm.store %8, %0 atomic monotonic {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb2(%8 : i64)
  ^bb2(%9: i64):  // 2 preds: ^bb0, ^bb1
    llvm.return %9 : i64
  }
  llvm.func internal @__tvm_ffi__grid_run_blocks(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(5 : i32) : i32
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.mlir.addressof @__tvm_ffi__grid_spare : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(16418 : i32) : i32
    %12 = llvm.mlir.constant(-1 : i32) : i32
    %13 = llvm.mlir.constant(-1 : i64) : i64
    %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
    %15 = llvm.mlir.constant(16 : i64) : i64
    %16 = llvm.mlir.constant(20 : i64) : i64
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.mlir.constant(102 : i32) : i32
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_protected : !llvm.ptr
    %20 = llvm.mlir.constant(8192 : i32) : i32
    %21 = llvm.mlir.constant(64 : i64) : i64
    %22 = llvm.mlir.constant(72 : i64) : i64
    %23 = llvm.mlir.constant(4736 : i64) : i64
    %24 = llvm.mlir.constant(80 : i64) : i64
    %25 = llvm.mlir.constant(88 : i64) : i64
    %26 = llvm.mlir.constant(96 : i64) : i64
    %27 = llvm.mlir.constant(108 : i64) : i64
    %28 = llvm.mlir.constant(100 : i64) : i64
    %29 = llvm.mlir.constant(4212 : i64) : i64
    %30 = llvm.mlir.constant(4208 : i64) : i64
    %31 = llvm.mlir.constant(104 : i64) : i64
    %32 = llvm.mlir.constant(4216 : i64) : i64
    %33 = llvm.mlir.constant(100663296 : i64) : i64
    %34 = llvm.mlir.addressof @__tvm_ffi__grid_oldest : !llvm.ptr
    %35 = llvm.mlir.constant(31 : i32) : i32
    %36 = llvm.mlir.constant(8 : i32) : i32
    %37 = llvm.mlir.constant(160 : i64) : i64
    %38 = llvm.mlir.addressof @__tvm_ffi__grid_str.10 : !llvm.ptr
    %39 = llvm.mlir.constant(3 : i64) : i64
    %40 = llvm.mlir.constant(4 : i32) : i32
    %41 = llvm.mlir.constant(6 : i32) : i32
    %42 = llvm.mlir.constant(7 : i32) : i32
    %43 = llvm.mlir.constant(9 : i32) : i32
    %44 = llvm.mlir.addressof @__tvm_ffi__grid_str.9 : !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.array<160 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.getelementptr inbounds %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %49 = llvm.bitcast %48 : !llvm.ptr to !llvm.ptr
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds %50[%2, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.getelementptr inbounds %50[%2, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i64
    %55 = llvm.mul %54, %52 overflow<nsw> : i64
    %56 = llvm.getelementptr inbounds %50[%2, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.mul %55, %57 overflow<nsw> : i64
    %59 = llvm.trunc %58 : i64 to i32
    %60 = llvm.getelementptr inbounds %50[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%62: i64):  // 2 preds: ^bb0, ^bb7
    %63 = llvm.icmp "eq" %62, %6 : i64
    llvm.cond_br %63, ^bb9, ^bb2
  ^bb2:  // pred: ^bb1
    %64 = llvm.getelementptr inbounds %7[%2, %62] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %65 = llvm.bitcast %64 : !llvm.ptr to !llvm.ptr
    %66 = llvm.atomicrmw xchg %65, %2 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %67 = llvm.inttoptr %66 : i64 to !llvm.ptr
    %68 = llvm.icmp "eq" %66, %2 : i64
    llvm.cond_br %68, ^bb7, ^bb3
  ^bb3:  // pred: ^bb2
    %69 = llvm.getelementptr inbounds %67[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i64
    %71 = llvm.icmp "eq" %70, %61 : i64
    llvm.cond_br %71, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %72 = llvm.getelementptr inbounds %67[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> i32
    %74 = llvm.icmp "slt" %73, %59 : i32
    llvm.cond_br %74, ^bb5, ^bb8
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %75 = llvm.cmpxchg %65, %2, %66 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %76 = llvm.extractvalue %75[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %76, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    llvm.call fastcc tail @__tvm_ffi__grid_unmap(%67) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 3 preds: ^bb2, ^bb5, ^bb6
    %77 = llvm.add %62, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%77 : i64)
  ^bb8:  // pred: ^bb4
    %78 = llvm.inttoptr %66 : i64 to !llvm.ptr
    llvm.br ^bb18(%78 : !llvm.ptr)
  ^bb9:  // pred: ^bb1
    %79 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %80 = llvm.shl %58, %6 : i64
    %81 = llvm.ashr exact %80, %6 : i64
    %82 = llvm.mul %81, %61 : i64
    %83 = llvm.add %79, %82 : i64
    %84 = llvm.call tail @mmap(%9, %83, %10, %11, %12, %2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %85 = llvm.icmp "eq" %84, %14 : !llvm.ptr
    llvm.cond_br %85, ^bb19, ^bb10
  ^bb10:  // pred: ^bb9
    %86 = llvm.bitcast %84 : !llvm.ptr to !llvm.ptr
    llvm.store %83, %86 {alignment = 8 : i64} : i64, !llvm.ptr
    %87 = llvm.getelementptr inbounds %84[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.bitcast %87 : !llvm.ptr to !llvm.ptr
    llvm.store %61, %88 {alignment = 8 : i64} : i64, !llvm.ptr
    %89 = llvm.getelementptr inbounds %84[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %90 = llvm.bitcast %89 : !llvm.ptr to !llvm.ptr
    llvm.store %59, %90 {alignment = 8 : i64} : i32, !llvm.ptr
    %91 = llvm.getelementptr inbounds %84[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.bitcast %91 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %92 {alignment = 4 : i64} : i32, !llvm.ptr
    %93 = llvm.intr.smax(%59, %17) : (i32, i32) -> i32
    %94 = llvm.zext %93 : i32 to i64
    llvm.br ^bb11(%2 : i64)
  ^bb11(%95: i64):  // 2 preds: ^bb10, ^bb17
    %96 = llvm.icmp "eq" %95, %94 : i64
    llvm.cond_br %96, ^bb18(%84 : !llvm.ptr), ^bb12
  ^bb12:  // pred: ^bb11
    %97 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %98 = llvm.getelementptr inbounds %84[%97] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.mul %95, %61 : i64
    %100 = llvm.getelementptr inbounds %98[%99] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %101 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %102 = llvm.call tail @madvise(%100, %101, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %103 = llvm.icmp "eq" %102, %17 : i32
    llvm.cond_br %103, ^bb17, ^bb13
  ^bb13:  // pred: ^bb12
    %104 = llvm.atomicrmw add %19, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %105 = llvm.icmp "slt" %104, %20 : i32
    llvm.cond_br %105, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %106 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %107 = llvm.call tail @mprotect(%100, %106, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %108 = llvm.icmp "eq" %107, %17 : i32
    llvm.cond_br %108, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %109 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> i32
    %110 = llvm.add %109, %0 overflow<nsw> : i32
    llvm.store %110, %92 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb16:  // 2 preds: ^bb13, ^bb14
    %111 = llvm.atomicrmw sub %19, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb17
  ^bb17:  // 3 preds: ^bb12, ^bb15, ^bb16
    %112 = llvm.add %95, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb11(%112 : i64)
  ^bb18(%113: !llvm.ptr):  // 2 preds: ^bb8, ^bb11
    %114 = llvm.icmp "eq" %113, %9 : !llvm.ptr
    llvm.cond_br %114, ^bb19, ^bb20
  ^bb19:  // 2 preds: ^bb9, ^bb18
    llvm.call fastcc tail @__tvm_ffi__grid_fail(%50, %44) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb48(%12 : i32)
  ^bb20:  // pred: ^bb18
    %115 = llvm.getelementptr inbounds %113[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.bitcast %115 : !llvm.ptr to !llvm.ptr
    llvm.store %50, %116 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %117 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %118 = llvm.load %117 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %119 = llvm.getelementptr inbounds %113[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.bitcast %119 : !llvm.ptr to !llvm.ptr
    llvm.store %118, %120 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %121 = llvm.getelementptr inbounds %113[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.getelementptr inbounds %113[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.bitcast %122 : !llvm.ptr to !llvm.ptr
    llvm.store %121, %123 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %124 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> i64
    %125 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %126 = llvm.sub %124, %125 : i64
    %127 = llvm.getelementptr inbounds %113[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.bitcast %127 : !llvm.ptr to !llvm.ptr
    llvm.store %126, %128 {alignment = 8 : i64} : i64, !llvm.ptr
    %129 = llvm.getelementptr inbounds %113[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %130 = llvm.bitcast %129 : !llvm.ptr to !llvm.ptr
    llvm.store %59, %130 {alignment = 8 : i64} : i32, !llvm.ptr
    %131 = llvm.getelementptr inbounds %113[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.bitcast %131 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %132 {alignment = 4 : i64} : i32, !llvm.ptr
    %133 = llvm.call fastcc tail @__tvm_ffi__grid_shared_at() {no_inline, no_unwind} : () -> i64
    %134 = llvm.getelementptr inbounds %113[%133] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %136 = llvm.getelementptr inbounds %113[%135] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.load %116 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %138 = llvm.bitcast %122 : !llvm.ptr to !llvm.ptr
    %139 = llvm.getelementptr inbounds %137[%2, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %140 = llvm.getelementptr inbounds %137[%2, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %141 = llvm.bitcast %46 : !llvm.ptr to !llvm.ptr
    %142 = llvm.getelementptr inbounds %46[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %143 = llvm.getelementptr inbounds %46[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %144 = llvm.getelementptr inbounds %46[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %145 = llvm.getelementptr inbounds %137[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    llvm.br ^bb21(%2 : i64)
  ^bb21(%146: i64):  // 2 preds: ^bb20, ^bb25
    %147 = llvm.load %130 {alignment = 8 : i64} : !llvm.ptr -> i32
    %148 = llvm.sext %147 : i32 to i64
    %149 = llvm.icmp "slt" %146, %148 : i64
    llvm.cond_br %149, ^bb23, ^bb22
  ^bb22:  // pred: ^bb21
    %150 = llvm.bitcast %115 : !llvm.ptr to !llvm.ptr
    %151 = llvm.getelementptr inbounds %50[%2, 0, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %152 = llvm.getelementptr inbounds %50[%2, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %153 = llvm.bitcast %47 : !llvm.ptr to !llvm.ptr
    %154 = llvm.getelementptr inbounds %47[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %155 = llvm.getelementptr inbounds %47[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %156 = llvm.getelementptr inbounds %47[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %157 = llvm.getelementptr inbounds %113[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.bitcast %157 : !llvm.ptr to !llvm.ptr
    %159 = llvm.getelementptr inbounds %113[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.bitcast %159 : !llvm.ptr to !llvm.ptr
    %161 = llvm.getelementptr inbounds %113[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.bitcast %161 : !llvm.ptr to !llvm.ptr
    %163 = llvm.getelementptr inbounds %113[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %164 = llvm.bitcast %163 : !llvm.ptr to !llvm.ptr
    %165 = llvm.getelementptr inbounds %113[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.bitcast %165 : !llvm.ptr to !llvm.ptr
    %167 = llvm.getelementptr inbounds %45[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<160 x i8>
    llvm.br ^bb27(%17, %arg1 : i32, i64)
  ^bb23:  // pred: ^bb21
    %168 = llvm.load %138 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %169 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> i64
    %170 = llvm.trunc %169 : i64 to i32
    %171 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> i64
    %172 = llvm.trunc %171 : i64 to i32
    llvm.intr.lifetime.start %46 : !llvm.ptr
    %173 = llvm.trunc %146 : i64 to i32
    %174 = llvm.srem %173, %170 : i32
    llvm.store %174, %142 {alignment = 4 : i64} : i32, !llvm.ptr
    %175 = llvm.sdiv %173, %170 : i32
    %176 = llvm.srem %175, %172 : i32
    llvm.store %176, %143 {alignment = 4 : i64} : i32, !llvm.ptr
    %177 = llvm.sdiv %175, %172 : i32
    llvm.store %177, %144 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24(%2 : i64)
  ^bb24(%178: i64):  // 2 preds: ^bb23, ^bb26
    %179 = llvm.icmp "eq" %178, %39 : i64
    llvm.cond_br %179, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %180 = llvm.getelementptr inbounds %168[%146, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %134, %180 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %181 = llvm.getelementptr inbounds %168[%146, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %182 = llvm.bitcast %181 : !llvm.ptr to !llvm.ptr
    llvm.store %115, %182 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %183 = llvm.load %145 {alignment = 8 : i64} : !llvm.ptr -> i64
    %184 = llvm.mul %183, %146 : i64
    %185 = llvm.getelementptr inbounds %136[%184] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %186 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %187 = llvm.getelementptr inbounds %185[%186] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %188 = llvm.getelementptr inbounds %168[%146, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %187, %188 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %189 = llvm.getelementptr inbounds %168[%146, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %173, %189 {alignment = 8 : i64} : i32, !llvm.ptr
    %190 = llvm.getelementptr inbounds %168[%146, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %17, %190 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %46 : !llvm.ptr
    %191 = llvm.add %146, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb21(%191 : i64)
  ^bb26:  // pred: ^bb24
    %192 = llvm.getelementptr inbounds %46[%2, %178] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %193 = llvm.load %192 {alignment = 4 : i64} : !llvm.ptr -> i32
    %194 = llvm.getelementptr inbounds %168[%146, 0, %178] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %193, %194 {alignment = 4 : i64} : i32, !llvm.ptr
    %195 = llvm.getelementptr inbounds %137[%2, 1, %178] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %196 = llvm.load %195 {alignment = 8 : i64} : !llvm.ptr -> i64
    %197 = llvm.trunc %196 : i64 to i32
    %198 = llvm.getelementptr inbounds %168[%146, 2, %178] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %197, %198 {alignment = 4 : i64} : i32, !llvm.ptr
    %199 = llvm.getelementptr inbounds %137[%2, 0, %178] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %200 = llvm.load %199 {alignment = 8 : i64} : !llvm.ptr -> i64
    %201 = llvm.trunc %200 : i64 to i32
    %202 = llvm.getelementptr inbounds %168[%146, 3, %178] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %201, %202 {alignment = 4 : i64} : i32, !llvm.ptr
    %203 = llvm.add %178, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb24(%203 : i64)
  ^bb27(%204: i32, %205: i64):  // 2 preds: ^bb22, ^bb47
    %206 = llvm.icmp "slt" %205, %arg2 : i64
    %207 = llvm.icmp "eq" %204, %17 : i32
    %208 = llvm.and %207, %206 : i1
    llvm.cond_br %208, ^bb35, ^bb28
  ^bb28:  // pred: ^bb27
    %209 = llvm.bitcast %113 : !llvm.ptr to !llvm.ptr
    %210 = llvm.bitcast %113 : !llvm.ptr to !llvm.ptr
    %211 = llvm.load %210 {alignment = 8 : i64} : !llvm.ptr -> i64
    %212 = llvm.icmp "ugt" %211, %33 : i64
    llvm.cond_br %212, ^bb34(%209 : !llvm.ptr), ^bb29
  ^bb29:  // pred: ^bb28
    %213 = llvm.ptrtoint %113 : !llvm.ptr to i64
    llvm.br ^bb30(%2 : i64)
  ^bb30(%214: i64):  // 2 preds: ^bb29, ^bb31
    %215 = llvm.icmp "eq" %214, %6 : i64
    llvm.cond_br %215, ^bb32, ^bb31
  ^bb31:  // pred: ^bb30
    %216 = llvm.getelementptr inbounds %7[%2, %214] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %217 = llvm.bitcast %216 : !llvm.ptr to !llvm.ptr
    %218 = llvm.cmpxchg %217, %2, %213 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %219 = llvm.extractvalue %218[1] : !llvm.struct<(i64, i1)> 
    %220 = llvm.add %214, %3 overflow<nsw, nuw> : i64
    llvm.cond_br %219, ^bb48(%204 : i32), ^bb30(%220 : i64)
  ^bb32:  // pred: ^bb30
    %221 = llvm.atomicrmw add %34, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %222 = llvm.and %221, %35 : i32
    %223 = llvm.zext %222 : i32 to i64
    %224 = llvm.getelementptr inbounds %7[%2, %223] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %225 = llvm.bitcast %224 : !llvm.ptr to !llvm.ptr
    %226 = llvm.atomicrmw xchg %225, %213 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %227 = llvm.icmp "eq" %226, %2 : i64
    llvm.cond_br %227, ^bb48(%204 : i32), ^bb33
  ^bb33:  // pred: ^bb32
    %228 = llvm.inttoptr %226 : i64 to !llvm.ptr
    llvm.br ^bb34(%228 : !llvm.ptr)
  ^bb34(%229: !llvm.ptr):  // 2 preds: ^bb28, ^bb33
    llvm.call fastcc @__tvm_ffi__grid_unmap(%229) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb48(%204 : i32)
  ^bb35:  // pred: ^bb27
    %230 = llvm.load %151 {alignment = 8 : i64} : !llvm.ptr -> i64
    %231 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.intr.lifetime.start %47 : !llvm.ptr
    %232 = llvm.srem %205, %230 : i64
    llvm.store %232, %154 {alignment = 16 : i64} : i64, !llvm.ptr
    %233 = llvm.sdiv %205, %230 : i64
    %234 = llvm.srem %233, %231 : i64
    llvm.store %234, %155 {alignment = 8 : i64} : i64, !llvm.ptr
    %235 = llvm.sdiv %233, %231 : i64
    llvm.store %235, %156 {alignment = 16 : i64} : i64, !llvm.ptr
    %236 = llvm.load %130 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %236, %158 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %160 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %162 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %17, %164 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb36(%236, %2 : i32, i64)
  ^bb36(%237: i32, %238: i64):  // 2 preds: ^bb35, ^bb40
    %239 = llvm.sext %237 : i32 to i64
    %240 = llvm.icmp "slt" %238, %239 : i64
    llvm.cond_br %240, ^bb38, ^bb37
  ^bb37:  // pred: ^bb36
    llvm.call fastcc @__tvm_ffi__grid_leave(%166, %150) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %241 = llvm.load %132 {alignment = 4 : i64} : !llvm.ptr -> i32
    %242 = llvm.icmp "eq" %241, %17 : i32
    llvm.cond_br %242, ^bb42, ^bb47(%12 : i32)
  ^bb38:  // pred: ^bb36
    %243 = llvm.load %138 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb39(%2 : i64)
  ^bb39(%244: i64):  // 2 preds: ^bb38, ^bb41
    %245 = llvm.icmp "eq" %244, %39 : i64
    llvm.cond_br %245, ^bb40, ^bb41
  ^bb40:  // pred: ^bb39
    %246 = llvm.getelementptr inbounds %243[%238] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.call fastcc @__tvm_ffi__grid_enqueue(%150, %246) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %247 = llvm.add %238, %3 overflow<nsw, nuw> : i64
    %248 = llvm.load %130 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb36(%248, %247 : i32, i64)
  ^bb41:  // pred: ^bb39
    %249 = llvm.getelementptr inbounds %47[%2, %244] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %250 = llvm.load %249 {alignment = 8 : i64} : !llvm.ptr -> i64
    %251 = llvm.trunc %250 : i64 to i32
    %252 = llvm.getelementptr inbounds %243[%238, 1, %244] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %251, %252 {alignment = 4 : i64} : i32, !llvm.ptr
    %253 = llvm.add %244, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb39(%253 : i64)
  ^bb42:  // pred: ^bb37
    %254 = llvm.load %158 {alignment = 4 : i64} : !llvm.ptr -> i32
    %255 = llvm.icmp "eq" %254, %17 : i32
    llvm.cond_br %255, ^bb47(%17 : i32), ^bb43
  ^bb43:  // pred: ^bb42
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %256 = llvm.load %130 {alignment = 8 : i64} : !llvm.ptr -> i32
    %257 = llvm.intr.smax(%256, %17) : (i32, i32) -> i32
    %258 = llvm.zext %257 : i32 to i64
    llvm.br ^bb44(%2, %17 : i64, i32)
  ^bb44(%259: i64, %260: i32):  // 2 preds: ^bb43, ^bb45
    %261 = llvm.icmp "eq" %259, %258 : i64
    llvm.cond_br %261, ^bb46, ^bb45
  ^bb45:  // pred: ^bb44
    %262 = llvm.load %138 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %263 = llvm.getelementptr inbounds %262[%259, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %264 = llvm.load %263 {alignment = 4 : i64} : !llvm.ptr -> i32
    %265 = llvm.icmp "eq" %264, %8 : i32
    %266 = llvm.zext %265 : i1 to i32
    %267 = llvm.add %260, %266 overflow<nsw, nuw> : i32
    %268 = llvm.add %259, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb44(%268, %267 : i64, i32)
  ^bb46:  // pred: ^bb44
    %269 = llvm.load %164 {alignment = 8 : i64} : !llvm.ptr -> i32
    %270 = llvm.call @snprintf(%167, %37, %38, %269, %260) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %271 = llvm.load %116 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%271, %167) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.br ^bb47(%12 : i32)
  ^bb47(%272: i32):  // 3 preds: ^bb37, ^bb42, ^bb46
    llvm.intr.lifetime.end %47 : !llvm.ptr
    %273 = llvm.add %205, %3 overflow<nsw> : i64
    llvm.br ^bb27(%272, %273 : i32, i64)
  ^bb48(%274: i32):  // 4 preds: ^bb19, ^bb31, ^bb32, ^bb34
    llvm.return %274 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_enqueue(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(9 : i32) : i32
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1024 : i32) : i32
    %8 = llvm.getelementptr inbounds %arg1[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %2, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.getelementptr inbounds %arg0[%0, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.add %14, %6 overflow<nsw> : i32
    llvm.store %15, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.add %14, %12 overflow<nsw> : i32
    %17 = llvm.srem %16, %7 : i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %arg0[%0, 8, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    llvm.store %10, %19 {alignment = 4 : i64} : i32, !llvm.ptr
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
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(15 : i32) : i32
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(3 : i32) : i32
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
    %24 = llvm.getelementptr inbounds %23[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %25 = llvm.bitcast %23 : !llvm.ptr to !llvm.ptr
    %26 = llvm.inttoptr %20 : i64 to !llvm.ptr
    %27 = llvm.getelementptr inbounds %23[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %28 = llvm.getelementptr inbounds %21[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %29 = llvm.getelementptr inbounds %23[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %30 = llvm.getelementptr inbounds %23[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %31 = llvm.getelementptr inbounds %21[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %32 = llvm.getelementptr inbounds %23[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %33 = llvm.getelementptr inbounds %23[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %34 = llvm.getelementptr inbounds %21[%1, 15, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb8
    %35 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call tail %35(%36, %26) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.icmp "eq" %37, %10 : i32
    llvm.cond_br %38, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %3, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.store %11, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    %39 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.add %39, %12 overflow<nsw> : i32
    llvm.store %40, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    %41 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i32
    %42 = llvm.icmp "ne" %41, %10 : i32
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
    %60 = llvm.icmp "eq" %59, %8 : i32
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
    %3 = llvm.mlir.constant(4 : i32) : i32
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
    %14 = llvm.mlir.constant(13 : i32) : i32
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_add_product : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_read_matrices : !llvm.ptr
    %18 = llvm.mlir.constant(14 : i32) : i32
    %19 = llvm.mlir.constant(8 : i32) : i32
    %20 = llvm.mlir.constant(10 : i32) : i32
    %21 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.shl %arg1, %2 overflow<nsw> : i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %26 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.sub %27, %23 overflow<nsw> : i32
    %29 = llvm.sext %28 : i32 to i64
    llvm.br ^bb1(%0, %4 : i64, i32)
  ^bb1(%30: i64, %31: i32):  // 2 preds: ^bb0, ^bb7
    %32 = llvm.icmp "ult" %30, %5 : i64
    %33 = llvm.icmp "slt" %30, %29 : i64
    %34 = llvm.select %32, %33, %6 : i1, i1
    llvm.cond_br %34, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %35 = llvm.icmp "eq" %31, %7 : i32
    llvm.br ^bb8(%0 : i64)
  ^bb3:  // pred: ^bb1
    %36 = llvm.trunc %30 : i64 to i32
    %37 = llvm.shl %8, %36 overflow<nuw> : i32
    %38 = llvm.and %37, %arg2 : i32
    %39 = llvm.icmp "eq" %38, %4 : i32
    llvm.cond_br %39, ^bb7(%31 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %40 = llvm.getelementptr inbounds %25[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %41 = llvm.getelementptr inbounds %40[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %42 : i32, ^bb33 [
      3: ^bb7(%31 : i32),
      2: ^bb5
    ]
  ^bb5:  // pred: ^bb4
    %43 = llvm.getelementptr inbounds %40[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.icmp "eq" %44, %arg2 : i32
    llvm.cond_br %45, ^bb6, ^bb33
  ^bb6:  // pred: ^bb5
    %46 = llvm.or %37, %31 : i32
    llvm.br ^bb7(%46 : i32)
  ^bb7(%47: i32):  // 3 preds: ^bb3, ^bb4, ^bb6
    %48 = llvm.add %30, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%48, %47 : i64, i32)
  ^bb8(%49: i64):  // 2 preds: ^bb2, ^bb28
    %50 = llvm.icmp "eq" %49, %5 : i64
    llvm.cond_br %50, ^bb29(%0 : i64), ^bb9
  ^bb9:  // pred: ^bb8
    %51 = llvm.trunc %49 : i64 to i32
    %52 = llvm.shl %8, %51 overflow<nuw> : i32
    %53 = llvm.and %52, %31 : i32
    %54 = llvm.icmp "eq" %53, %4 : i32
    llvm.cond_br %54, ^bb28, ^bb10
  ^bb10:  // pred: ^bb9
    %55 = llvm.getelementptr inbounds %25[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %56 = llvm.getelementptr inbounds %55[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i32
    %58 = llvm.srem %57, %10 : i32
    %59 = llvm.getelementptr inbounds %55[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.and %60, %12 : i32
    %62 = llvm.getelementptr inbounds %55[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> i32
    %64 = llvm.icmp "sgt" %63, %3 : i32
    llvm.cond_br %64, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    llvm.cond_br %35, ^bb12, ^bb27(%0 : i64)
  ^bb12:  // pred: ^bb11
    %65 = llvm.icmp "eq" %63, %2 : i32
    %66 = llvm.select %65, %16, %17 : i1, !llvm.ptr
    llvm.call tail %66(%25, %55) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb27(%15 : i64)
  ^bb13:  // pred: ^bb10
    llvm.switch %63 : i32, ^bb21 [
      4: ^bb14(%0, %0 : i64, i64),
      0: ^bb23(%61 : i32),
      1: ^bb19,
      2: ^bb20
    ]
  ^bb14(%67: i64, %68: i64):  // 2 preds: ^bb13, ^bb18
    %69 = llvm.icmp "eq" %67, %5 : i64
    llvm.cond_br %69, ^bb27(%68 : i64), ^bb15
  ^bb15:  // pred: ^bb14
    %70 = llvm.trunc %67 : i64 to i32
    %71 = llvm.shl %8, %70 overflow<nuw> : i32
    %72 = llvm.and %71, %31 : i32
    %73 = llvm.icmp "eq" %72, %4 : i32
    llvm.cond_br %73, ^bb18(%68 : i64), ^bb16
  ^bb16:  // pred: ^bb15
    %74 = llvm.getelementptr inbounds %25[%67, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> i64
    %76 = llvm.icmp "eq" %75, %0 : i64
    llvm.cond_br %76, ^bb18(%68 : i64), ^bb17
  ^bb17:  // pred: ^bb16
    %77 = llvm.shl %15, %67 overflow<nsw, nuw> : i64
    %78 = llvm.or %77, %68 : i64
    llvm.br ^bb18(%78 : i64)
  ^bb18(%79: i64):  // 3 preds: ^bb15, ^bb16, ^bb17
    %80 = llvm.add %67, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%80, %79 : i64, i64)
  ^bb19:  // pred: ^bb13
    %81 = llvm.sub %58, %61 overflow<nsw> : i32
    llvm.br ^bb22(%81 : i32)
  ^bb20:  // pred: ^bb13
    %82 = llvm.add %61, %58 overflow<nsw> : i32
    llvm.br ^bb22(%82 : i32)
  ^bb21:  // pred: ^bb13
    %83 = llvm.xor %61, %58 : i32
    llvm.br ^bb22(%83 : i32)
  ^bb22(%84: i32):  // 3 preds: ^bb19, ^bb20, ^bb21
    %85 = llvm.icmp "ult" %84, %10 : i32
    llvm.cond_br %85, ^bb23(%84 : i32), ^bb25
  ^bb23(%86: i32):  // 2 preds: ^bb13, ^bb22
    %87 = llvm.shl %8, %86 overflow<nuw> : i32
    %88 = llvm.and %87, %31 : i32
    %89 = llvm.icmp "eq" %88, %4 : i32
    llvm.cond_br %89, ^bb25, ^bb24
  ^bb24:  // pred: ^bb23
    %90 = llvm.zext %86 : i32 to i64
    %91 = llvm.getelementptr inbounds %25[%90, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.br ^bb26(%91 : !llvm.ptr)
  ^bb25:  // 2 preds: ^bb22, ^bb23
    %92 = llvm.getelementptr inbounds %55[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.br ^bb26(%92 : !llvm.ptr)
  ^bb26(%93: !llvm.ptr):  // 2 preds: ^bb24, ^bb25
    %94 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb27(%94 : i64)
  ^bb27(%95: i64):  // 4 preds: ^bb11, ^bb12, ^bb14, ^bb26
    %96 = llvm.getelementptr inbounds %55[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.store %95, %96 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb28
  ^bb28:  // 2 preds: ^bb9, ^bb27
    %97 = llvm.add %49, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb8(%97 : i64)
  ^bb29(%98: i64):  // 2 preds: ^bb8, ^bb32
    %99 = llvm.icmp "eq" %98, %5 : i64
    llvm.cond_br %99, ^bb33, ^bb30
  ^bb30:  // pred: ^bb29
    %100 = llvm.trunc %98 : i64 to i32
    %101 = llvm.shl %8, %100 overflow<nuw> : i32
    %102 = llvm.and %101, %31 : i32
    %103 = llvm.icmp "eq" %102, %4 : i32
    llvm.cond_br %103, ^bb32, ^bb31
  ^bb31:  // pred: ^bb30
    %104 = llvm.getelementptr inbounds %25[%98] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %104) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb30, ^bb31
    %105 = llvm.add %98, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb29(%105 : i64)
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
  llvm.func local_unnamed_addr @sysconf(i32 {llvm.noundef}) -> i64 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_shared_at() -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(643767 : i64) : i64
    %1 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %2 = llvm.add %1, %0 : i64
    %3 = llvm.urem %2, %1 : i64
    %4 = llvm.sub %2, %3 : i64
    llvm.return %4 : i64
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_stacks_at() -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(232447 : i64) : i64
    %1 = llvm.call fastcc tail @__tvm_ffi__grid_shared_at() {no_inline, no_unwind} : () -> i64
    %2 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %3 = llvm.add %2, %0 : i64
    %4 = llvm.urem %3, %2 : i64
    %5 = llvm.sub %1, %4 : i64
    %6 = llvm.add %5, %3 : i64
    llvm.return %6 : i64
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_unmap(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @__tvm_ffi__grid_protected : !llvm.ptr
    %4 = llvm.getelementptr inbounds %arg0[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %5 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.icmp "eq" %5, %2 : i32
    llvm.cond_br %6, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.atomicrmw sub %3, %5 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %8 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg0[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.call tail @munmap(%8, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func local_unnamed_addr @mmap(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @munmap(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @madvise(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @mprotect(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
}
