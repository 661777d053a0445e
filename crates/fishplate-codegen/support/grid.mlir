// Generated from grid.c by support/generate; do not edit.
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str("no tensor map can describe the tensor: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.1("ValueError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.2("a barrier takes 1 to 65535 arrivals\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.3("the barrier was not initialised\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.4("a tile of a product must lie in shared memory\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.5("matrices need all 32 threads of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.6("the launch of `%.200s` failed: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.7("RuntimeError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.8("the tensor starts at %p, which is not a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.9("dimension %d (the last is 0) has %lld elements, expected 1 to 4294967296\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.10("side %d of the box (the last is 0) is %lld, expected 1 to 256\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.11("the stride of dimension %d (the last is 0) is %lld bytes, expected a multiple of 16 below 2**40\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.12("a row of the box has %lld bytes, expected a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.13("a row of the box has %lld bytes, more than the %lld of the swizzle\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.14("a barrier must be 8 bytes of shared memory, at a multiple of 8\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.15("%s (thread %d, %s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.16("more arrivals than the barrier has in a phase\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.17("a swizzled box must lie in shared memory, at a multiple of 1024 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.18("a box must lie in shared memory, at a multiple of 128 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @__tvm_ffi__grid_check.most(dense<[2147483647, 65535, 65535, 1024, 1024, 64]> : tensor<6xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x i64>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.19("side %c of the %s must be from %d to %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.20("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.21("grid\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.22("block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.23("a block has at most %d threads, got %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.24("a block has at most %d bytes of shared memory, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__grid_page.bytes(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.25("no memory for the stacks of its threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_spare() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<32 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<32 x ptr>
    llvm.return %1 : !llvm.array<32 x ptr>
  }
  llvm.mlir.global internal @__tvm_ffi__grid_protected(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.26("its threads wait for each other: %d of a block in sync_threads, %d in an exchange of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.27(", %d (the first is %d) for phase %d of the barrier at byte %d of shared memory, which misses %d arrivals and %d bytes (%.160s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_oldest(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.func local_unnamed_addr @__tvm_ffi__grid_sync(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(17 : i32) : i32
    %6 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %3, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %7[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.add %10, %3 overflow<nsw> : i32
    llvm.store %11, %9 {alignment = 8 : i64} : i32, !llvm.ptr
    %12 = llvm.getelementptr inbounds %7[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "eq" %11, %13 : i32
    llvm.cond_br %14, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_open_barrier(%7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %15 = llvm.getelementptr inbounds %arg0[%0, 17, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
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
    %8 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.store %2, %8 {alignment = 8 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %10 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
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
    %16 = llvm.getelementptr inbounds %15[%11, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "eq" %17, %6 : i32
    llvm.cond_br %18, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %19 = llvm.getelementptr inbounds %15[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
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
    %10 = llvm.mlir.constant(17 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(8232 : i64) : i64
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.constant(-8232 : i64) : i64
    %16 = llvm.mlir.constant(4 : i32) : i32
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_enter : !llvm.ptr
    %19 = llvm.mlir.constant(15 : i32) : i32
    %20 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %21 = llvm.call @_setjmp(%20) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.icmp "eq" %21, %0 : i32
    llvm.cond_br %22, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %23 = llvm.getelementptr inbounds %arg1[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "eq" %24, %0 : i32
    llvm.cond_br %25, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %26 = llvm.getelementptr inbounds %arg1[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "eq" %27, %0 : i32
    llvm.cond_br %28, ^bb4, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %29 = llvm.getelementptr inbounds %arg1[%1, 15, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %30 = llvm.bitcast %29 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%30, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    %31 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg1[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg1[%1, 8, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.add %34, %7 overflow<nsw> : i32
    %40 = llvm.srem %39, %8 : i32
    llvm.store %40, %33 {alignment = 8 : i64} : i32, !llvm.ptr
    %41 = llvm.add %24, %9 overflow<nsw> : i32
    llvm.store %41, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %42 = llvm.getelementptr inbounds %32[%38, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    %44 = llvm.icmp "eq" %43, %0 : i32
    llvm.cond_br %44, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %45 = llvm.getelementptr inbounds %32[%38, 17, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %46 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%46, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %47 = llvm.getelementptr inbounds %32[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %7, %42 {alignment = 8 : i64} : i32, !llvm.ptr
    %48 = llvm.getelementptr inbounds %32[%38, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %49 = llvm.bitcast %48 : !llvm.ptr to !llvm.ptr
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.call @getcontext(%50) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %52 = llvm.getelementptr inbounds %50[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %12, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %53[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.getelementptr inbounds %50[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %54, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
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
    %12 = llvm.mlir.constant(17 : i32) : i32
    %13 = llvm.mlir.constant(14 : i32) : i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg0[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %arg2, %16 {alignment = 8 : i64} : i64, !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %arg3, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %arg4, %18 {alignment = 8 : i64} : i32, !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.and %20, %6 : i32
    %22 = llvm.shl %7, %21 overflow<nuw> : i32
    %23 = llvm.or %22, %arg1 : i32
    %24 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %23, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %10, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    %26 = llvm.sdiv %20, %11 : i32
    llvm.call fastcc tail @__tvm_ffi__grid_open_warp(%15, %26, %23) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %27 = llvm.getelementptr inbounds %arg0[%0, 17, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%27, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %28 = llvm.getelementptr inbounds %arg0[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
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
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_str.5 : !llvm.ptr
    %7 = llvm.mlir.constant(17 : i32) : i32
    %8 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %9 = llvm.call fastcc tail @__tvm_ffi__grid_exchange(%arg0, %0, %8, %1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %10 = llvm.icmp "eq" %9, %2 : i64
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.store %5, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.getelementptr inbounds %12[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_fail(%15, %6) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %16 = llvm.getelementptr inbounds %arg0[%2, 17, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
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
  llvm.func local_unnamed_addr @__tvm_ffi__grid_map(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(15 : i64) : i64
    %4 = llvm.mlir.constant(256 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.8 : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(-4294967297 : i64) : i64
    %8 = llvm.mlir.constant(-4294967296 : i64) : i64
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(-257 : i64) : i64
    %11 = llvm.mlir.constant(-256 : i64) : i64
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(-1099511627761 : i64) : i64
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.11 : !llvm.ptr
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.10 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_str.9 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_str.12 : !llvm.ptr
    %19 = llvm.mlir.constant(3 : i32) : i32
    %20 = llvm.mlir.constant(false) : i1
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.13 : !llvm.ptr
    %22 = llvm.mlir.constant(320 : i64) : i64
    %23 = llvm.mlir.addressof @__tvm_ffi__grid_str : !llvm.ptr
    %24 = llvm.mlir.addressof @__tvm_ffi__grid_str.1 : !llvm.ptr
    %25 = llvm.mlir.constant(-1 : i32) : i32
    %26 = llvm.mlir.constant(16 : i64) : i64
    %27 = llvm.mlir.constant(2 : i32) : i32
    %28 = llvm.alloca %0 x !llvm.array<256 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.array<320 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %28[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x i8>
    llvm.intr.lifetime.start %28 : !llvm.ptr
    %31 = llvm.getelementptr inbounds %29[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<320 x i8>
    llvm.intr.lifetime.start %29 : !llvm.ptr
    %32 = llvm.getelementptr inbounds %arg1[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.ptrtoint %33 : !llvm.ptr to i64
    %35 = llvm.and %34, %3 : i64
    %36 = llvm.icmp "eq" %35, %1 : i64
    llvm.cond_br %36, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %37 = llvm.getelementptr inbounds %arg1[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.intr.smax(%38, %1) : (i64, i64) -> i64
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb0
    %40 = llvm.call @snprintf(%30, %4, %5, %33) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb16(%40 : i32)
  ^bb3(%41: i64):  // 2 preds: ^bb1, ^bb11
    %42 = llvm.icmp "eq" %41, %39 : i64
    llvm.cond_br %42, ^bb12, ^bb4
  ^bb4:  // pred: ^bb3
    %43 = llvm.getelementptr inbounds %arg1[%1, 4, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.add %44, %7 : i64
    %46 = llvm.icmp "ult" %45, %8 : i64
    llvm.cond_br %46, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %47 = llvm.trunc %41 : i64 to i32
    %48 = llvm.call @snprintf(%30, %4, %17, %47, %44) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb16(%48 : i32)
  ^bb6:  // pred: ^bb4
    %49 = llvm.getelementptr inbounds %arg1[%1, 6, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
    %51 = llvm.add %50, %10 : i64
    %52 = llvm.icmp "ult" %51, %11 : i64
    llvm.cond_br %52, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %53 = llvm.trunc %41 : i64 to i32
    %54 = llvm.call @snprintf(%30, %4, %16, %53, %50) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb16(%54 : i32)
  ^bb8:  // pred: ^bb6
    %55 = llvm.icmp "eq" %41, %1 : i64
    llvm.cond_br %55, ^bb11, ^bb9
  ^bb9:  // pred: ^bb8
    %56 = llvm.getelementptr inbounds %arg1[%1, 5, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.and %57, %13 : i64
    %59 = llvm.icmp "eq" %58, %1 : i64
    llvm.cond_br %59, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    %60 = llvm.trunc %41 : i64 to i32
    %61 = llvm.call @snprintf(%30, %4, %14, %60, %57) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb16(%61 : i32)
  ^bb11:  // 2 preds: ^bb8, ^bb9
    %62 = llvm.add %41, %15 overflow<nuw> : i64
    llvm.br ^bb3(%62 : i64)
  ^bb12:  // pred: ^bb3
    %63 = llvm.getelementptr inbounds %arg1[%1, 6, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i64
    %65 = llvm.getelementptr inbounds %arg1[%1, 5, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.mul %66, %64 overflow<nsw> : i64
    %68 = llvm.and %67, %3 : i64
    %69 = llvm.icmp "eq" %68, %1 : i64
    llvm.cond_br %69, ^bb14, ^bb13
  ^bb13:  // pred: ^bb12
    %70 = llvm.call @snprintf(%30, %4, %18, %67) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb16(%70 : i32)
  ^bb14:  // pred: ^bb12
    %71 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %72 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> i64
    %73 = llvm.icmp "ne" %72, %1 : i64
    %74 = llvm.icmp "sgt" %67, %72 : i64
    %75 = llvm.select %73, %74, %20 : i1, i1
    llvm.cond_br %75, ^bb15, ^bb19(%72, %38, %33 : i64, i64, !llvm.ptr)
  ^bb15:  // pred: ^bb14
    %76 = llvm.call @snprintf(%30, %4, %21, %67, %72) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb16(%76 : i32)
  ^bb16(%77: i32):  // 6 preds: ^bb2, ^bb5, ^bb7, ^bb10, ^bb13, ^bb15
    %78 = llvm.icmp "eq" %77, %2 : i32
    llvm.cond_br %78, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %79 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.getelementptr inbounds %arg1[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i64
    %82 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb19(%83, %81, %79 : i64, i64, !llvm.ptr)
  ^bb18:  // pred: ^bb16
    %84 = llvm.call @snprintf(%31, %22, %23, %30) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call @TVMFFIErrorSetRaisedFromCStr(%24, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb22(%25 : i32)
  ^bb19(%85: i64, %86: i64, %87: !llvm.ptr):  // 2 preds: ^bb14, ^bb17
    %88 = llvm.getelementptr inbounds %arg0[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    llvm.store %87, %88 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %89 = llvm.getelementptr inbounds %arg1[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %90 = llvm.trunc %86 : i64 to i8
    %91 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    llvm.store %90, %91 {alignment = 2 : i64} : i8, !llvm.ptr
    %92 = llvm.sdiv %85, %26 : i64
    %93 = llvm.trunc %92 : i64 to i8
    %94 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    llvm.store %93, %94 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb20(%1 : i64)
  ^bb20(%95: i64):  // 2 preds: ^bb19, ^bb21
    %96 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> i64
    %97 = llvm.icmp "sgt" %96, %95 : i64
    llvm.cond_br %97, ^bb21, ^bb22(%2 : i32)
  ^bb21:  // pred: ^bb20
    %98 = llvm.getelementptr inbounds %arg1[%1, 4, %95] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> i64
    %100 = llvm.getelementptr inbounds %arg0[%1, 1, %95] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    llvm.store %99, %100 {alignment = 8 : i64} : i64, !llvm.ptr
    %101 = llvm.getelementptr inbounds %arg1[%1, 5, %95] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %102 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> i64
    %103 = llvm.getelementptr inbounds %arg0[%1, 2, %95] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    llvm.store %102, %103 {alignment = 8 : i64} : i64, !llvm.ptr
    %104 = llvm.getelementptr inbounds %arg1[%1, 6, %95] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %105 = llvm.load %104 {alignment = 8 : i64} : !llvm.ptr -> i64
    %106 = llvm.trunc %105 : i64 to i16
    %107 = llvm.getelementptr inbounds %arg0[%1, 3, %95] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    llvm.store %106, %107 {alignment = 2 : i64} : i16, !llvm.ptr
    %108 = llvm.add %95, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb20(%108 : i64)
  ^bb22(%109: i32):  // 2 preds: ^bb18, ^bb20
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.return %109 : i32
  }
  llvm.func local_unnamed_addr @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @TVMFFIErrorSetRaisedFromCStr(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_init(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(-65536 : i32) : i32
    %5 = llvm.mlir.constant(-65535 : i32) : i32
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.addressof @__tvm_ffi__grid_str.2 : !llvm.ptr
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(14 : i32) : i32
    %14 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
    %17 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %17, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.icmp "eq" %18, %2 : !llvm.ptr
    %22 = llvm.xor %21, %3 : i1
    %23 = llvm.trunc %20 : i64 to i32
    %24 = llvm.add %23, %4 : i32
    %25 = llvm.icmp "ult" %24, %5 : i32
    %26 = llvm.select %22, %25, %6 : i1, i1
    llvm.cond_br %26, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %7, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %21, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %27 = llvm.trunc %20 : i64 to i16
    %28 = llvm.getelementptr inbounds %18[%8, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %27, %28 {alignment = 4 : i64} : i16, !llvm.ptr
    %29 = llvm.getelementptr inbounds %18[%8, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %27, %29 {alignment = 2 : i64} : i16, !llvm.ptr
    %30 = llvm.getelementptr inbounds %18[%8, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %9, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    %31 = llvm.getelementptr inbounds %arg0[%8, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%8, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.store %10, %33 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_barrier_at(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(4294967295 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(7 : i64) : i64
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.14 : !llvm.ptr
    %10 = llvm.and %arg1, %0 : i64
    %11 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.icmp "ult" %16, %10 : i64
    %18 = llvm.sub %16, %10 : i64
    %19 = llvm.icmp "ult" %18, %5 : i64
    %20 = llvm.or %17, %19 : i1
    llvm.cond_br %20, ^bb2(%6 : !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%23 : !llvm.ptr)
  ^bb2(%24: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %25 = llvm.bitcast %24 : !llvm.ptr to !llvm.ptr
    %26 = llvm.icmp "ne" %24, %6 : !llvm.ptr
    %27 = llvm.and %arg1, %8 : i64
    %28 = llvm.icmp "eq" %27, %1 : i64
    %29 = llvm.and %28, %26 : i1
    llvm.cond_br %29, ^bb4(%25 : !llvm.ptr), ^bb3
  ^bb3:  // pred: ^bb2
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %9, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb4(%6 : !llvm.ptr)
  ^bb4(%30: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    llvm.return %30 : !llvm.ptr
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_refuse(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(384 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.15 : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(17 : i32) : i32
    %8 = llvm.alloca %0 x !llvm.array<384 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<384 x i8>
    llvm.intr.lifetime.start %8 : !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.call @snprintf(%9, %4, %5, %arg1, %13, %arg2) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.getelementptr inbounds %11[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.store %0, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.getelementptr inbounds %11[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%17, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %18 = llvm.getelementptr inbounds %arg0[%1, 17, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.call fastcc @__tvm_ffi__grid_leave(%18, %11) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_arrive(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %5 = llvm.inttoptr %4 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_arrive(%arg0, %2, %1, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_arrive(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i16) : i16
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(-1 : i16) : i16
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.16 : !llvm.ptr
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.3 : !llvm.ptr
    %10 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %arg1, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %0 : !llvm.ptr
    llvm.cond_br %11, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.getelementptr inbounds %10[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i16
    %14 = llvm.icmp "eq" %13, %3 : i16
    llvm.cond_br %14, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %9, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb3:  // pred: ^bb1
    %15 = llvm.getelementptr inbounds %10[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %16 = llvm.load %15 {alignment = 2 : i64} : !llvm.ptr -> i16
    %17 = llvm.icmp "eq" %16, %3 : i16
    llvm.cond_br %17, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %8, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb5:  // pred: ^bb3
    %18 = llvm.getelementptr inbounds %10[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.shl %arg2, %4 : i32
    %21 = llvm.add %19, %20 : i32
    llvm.store %21, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    %22 = llvm.add %16, %6 : i16
    llvm.store %22, %15 {alignment = 2 : i64} : i16, !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_advance(%24, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb6:  // 4 preds: ^bb0, ^bb2, ^bb4, ^bb5
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_expect(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i64
    %5 = llvm.trunc %4 : i64 to i32
    %6 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_arrive(%arg0, %2, %5, %8) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_wait(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0 : i16) : i16
    %5 = llvm.mlir.constant(13 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(12 : i32) : i32
    %9 = llvm.mlir.constant(15 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(8 : i32) : i32
    %12 = llvm.mlir.constant(17 : i32) : i32
    %13 = llvm.mlir.constant(5 : i32) : i32
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.3 : !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %19, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %21 = llvm.icmp "eq" %20, %1 : !llvm.ptr
    llvm.cond_br %21, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    %22 = llvm.getelementptr inbounds %20[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i16
    %24 = llvm.icmp "eq" %23, %4 : i16
    llvm.cond_br %24, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %15, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb3:  // pred: ^bb1
    %25 = llvm.ptrtoint %20 : !llvm.ptr to i64
    %26 = llvm.getelementptr inbounds %arg0[%2, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %25, %26 {alignment = 8 : i64} : i64, !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.trunc %28 : i64 to i32
    %30 = llvm.and %29, %7 : i32
    %31 = llvm.getelementptr inbounds %arg0[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %30, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    %32 = llvm.getelementptr inbounds %arg0[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %18, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.getelementptr inbounds %20[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %34 = llvm.getelementptr inbounds %arg0[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %35 = llvm.getelementptr inbounds %arg0[%2, 17, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %36 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.br ^bb4(%30 : i32)
  ^bb4(%37: i32):  // 2 preds: ^bb3, ^bb5
    %38 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.and %38, %7 : i32
    %40 = llvm.icmp "eq" %39, %37 : i32
    llvm.cond_br %40, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.store %14, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    %41 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%35, %41) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %42 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb4(%42 : i32)
  ^bb6:  // 3 preds: ^bb0, ^bb2, ^bb4
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_in(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(-1 : i8) : i8
    %9 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %13 = llvm.load %12 {alignment = 2 : i64} : !llvm.ptr -> i8
    %14 = llvm.zext %13 : i8 to i64
    %15 = llvm.add %14, %3 overflow<nsw, nuw> : i64
    %16 = llvm.getelementptr inbounds %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %20, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %22 = llvm.icmp "eq" %21, %5 : !llvm.ptr
    llvm.cond_br %22, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %23 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %26 = llvm.call fastcc tail @__tvm_ffi__grid_start_copy(%arg0, %23, %24, %25, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %5 : !llvm.ptr
    llvm.cond_br %27, ^bb5, ^bb2
  ^bb2:  // pred: ^bb1
    %28 = llvm.getelementptr inbounds %26[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>
    llvm.store %21, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %29 = llvm.getelementptr inbounds %26[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>
    llvm.br ^bb3(%1 : i64)
  ^bb3(%30: i64):  // 2 preds: ^bb2, ^bb4
    %31 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%11) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %32 = llvm.icmp "slt" %30, %31 : i64
    llvm.cond_br %32, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %33 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds %33[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %34 {alignment = 1 : i64} : i8, !llvm.ptr
    %35 = llvm.add %30, %0 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%35 : i64)
  ^bb5:  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_start_copy(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg4: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(4294967295 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(0 : i8) : i8
    %8 = llvm.mlir.constant(127 : i64) : i64
    %9 = llvm.mlir.constant(1023 : i64) : i64
    %10 = llvm.mlir.constant(13 : i32) : i32
    %11 = llvm.mlir.constant(64 : i32) : i32
    %12 = llvm.mlir.constant(12 : i32) : i32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.mlir.constant(11 : i32) : i32
    %15 = llvm.mlir.constant(7 : i32) : i32
    %16 = llvm.mlir.constant(16 : i32) : i32
    %17 = llvm.mlir.constant(3 : i32) : i32
    %18 = llvm.mlir.constant(20 : i64) : i64
    %19 = llvm.mlir.constant(6 : i32) : i32
    %20 = llvm.mlir.constant(1 : i64) : i64
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.18 : !llvm.ptr
    %22 = llvm.mlir.addressof @__tvm_ffi__grid_str.17 : !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.inttoptr %arg2 : i64 to !llvm.ptr
    %26 = llvm.and %arg1, %2 : i64
    %27 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%25) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %28 = llvm.getelementptr inbounds %24[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.icmp "ult" %31, %26 : i64
    %33 = llvm.sub %31, %26 : i64
    %34 = llvm.icmp "ult" %33, %27 : i64
    %35 = llvm.or %32, %34 : i1
    llvm.cond_br %35, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %36 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds %37[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.icmp "eq" %37, %6 : !llvm.ptr
    llvm.cond_br %39, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %40 = llvm.getelementptr inbounds %25[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %41 = llvm.load %40 {alignment = 1 : i64} : !llvm.ptr -> i8
    %42 = llvm.icmp "eq" %41, %7 : i8
    %43 = llvm.select %42, %8, %9 : i1, i64
    %44 = llvm.and %43, %arg1 : i64
    %45 = llvm.icmp "eq" %44, %0 : i64
    llvm.cond_br %45, ^bb4, ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    %46 = llvm.getelementptr inbounds %25[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %47 = llvm.load %46 {alignment = 1 : i64} : !llvm.ptr -> i8
    %48 = llvm.icmp "eq" %47, %7 : i8
    %49 = llvm.select %48, %21, %22 : i1, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %49, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9(%6 : !llvm.ptr)
  ^bb4:  // pred: ^bb2
    %50 = llvm.getelementptr inbounds %24[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.icmp "eq" %51, %11 : i32
    llvm.cond_br %52, ^bb5, ^bb6(%51 : i32)
  ^bb5:  // pred: ^bb4
    %53 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %54 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%54 : i32)
  ^bb6(%55: i32):  // 2 preds: ^bb4, ^bb5
    %56 = llvm.getelementptr inbounds %24[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i32
    %58 = llvm.add %55, %13 overflow<nsw> : i32
    llvm.store %58, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %59 = llvm.add %55, %57 overflow<nsw> : i32
    %60 = llvm.srem %59, %11 : i32
    %61 = llvm.sext %60 : i32 to i64
    %62 = llvm.getelementptr inbounds %24[%0, 11, %61] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %63 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i32
    %67 = llvm.getelementptr inbounds %62[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>
    llvm.store %25, %67 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.getelementptr inbounds %24[%0, 11, %61, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.store %38, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.getelementptr inbounds %24[%0, 11, %61, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.store %6, %69 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.getelementptr inbounds %24[%0, 11, %61, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %71 = llvm.bitcast %70 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%71, %7, %18) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %72 = llvm.getelementptr inbounds %24[%0, 11, %61, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.store %64, %72 {alignment = 4 : i64} : i32, !llvm.ptr
    %73 = llvm.getelementptr inbounds %24[%0, 11, %61, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.store %66, %73 {alignment = 8 : i64} : i32, !llvm.ptr
    %74 = llvm.getelementptr inbounds %24[%0, 11, %61, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.store %3, %74 {alignment = 4 : i64} : i32, !llvm.ptr
    %75 = llvm.getelementptr inbounds %25[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %76 = llvm.load %75 {alignment = 2 : i64} : !llvm.ptr -> i8
    %77 = llvm.zext %76 : i8 to i64
    llvm.br ^bb7(%0 : i64)
  ^bb7(%78: i64):  // 2 preds: ^bb6, ^bb8
    %79 = llvm.icmp "eq" %78, %77 : i64
    llvm.cond_br %79, ^bb9(%62 : !llvm.ptr), ^bb8
  ^bb8:  // pred: ^bb7
    %80 = llvm.getelementptr inbounds %arg3[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i64
    %82 = llvm.trunc %81 : i64 to i32
    %83 = llvm.getelementptr inbounds %24[%0, 11, %61, 3, %78] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.store %82, %83 {alignment = 4 : i64} : i32, !llvm.ptr
    %84 = llvm.add %78, %20 overflow<nsw, nuw> : i64
    llvm.br ^bb7(%84 : i64)
  ^bb9(%85: !llvm.ptr):  // 2 preds: ^bb3, ^bb7
    llvm.return %85 : !llvm.ptr
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_box_bytes(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.getelementptr inbounds %arg0[%0, 2, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %8 = llvm.load %7 {alignment = 2 : i64} : !llvm.ptr -> i8
    %9 = llvm.zext %8 : i8 to i64
    llvm.br ^bb1(%0, %6 : i64, i64)
  ^bb1(%10: i64, %11: i64):  // 2 preds: ^bb0, ^bb3
    %12 = llvm.icmp "eq" %10, %9 : i64
    llvm.cond_br %12, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.return %11 : i64
  ^bb3:  // pred: ^bb1
    %13 = llvm.getelementptr inbounds %arg0[%0, 3, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %14 = llvm.load %13 {alignment = 2 : i64} : !llvm.ptr -> i16
    %15 = llvm.zext %14 : i16 to i64
    %16 = llvm.mul %11, %15 overflow<nsw> : i64
    %17 = llvm.add %10, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%17, %16 : i64, i64)
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_out(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
    %10 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %12 = llvm.getelementptr inbounds %9[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %13 = llvm.load %12 {alignment = 2 : i64} : !llvm.ptr -> i8
    %14 = llvm.zext %13 : i8 to i64
    %15 = llvm.add %14, %1 overflow<nsw, nuw> : i64
    %16 = llvm.getelementptr inbounds %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.call fastcc tail @__tvm_ffi__grid_start_copy(%arg0, %10, %8, %11, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %20 = llvm.icmp "eq" %19, %4 : !llvm.ptr
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %19[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>
    llvm.store %6, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_commit(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i32
    %5 = llvm.add %4, %2 overflow<nsw> : i32
    llvm.store %5, %3 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_wait(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(13 : i32) : i32
    %3 = llvm.mlir.constant(12 : i32) : i32
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(16 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(64 : i32) : i32
    %8 = llvm.mlir.constant(11 : i32) : i32
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(1 : i32) : i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %15 = llvm.getelementptr inbounds %13[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %16 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %17 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.br ^bb1(%6 : i32)
  ^bb1(%18: i32):  // 2 preds: ^bb0, ^bb7
    %19 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "slt" %18, %19 : i32
    llvm.cond_br %20, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  ^bb3:  // pred: ^bb1
    %21 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.add %21, %18 overflow<nsw> : i32
    %23 = llvm.srem %22, %7 : i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %13[%0, 11, %24, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "eq" %26, %6 : i32
    llvm.cond_br %27, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %28 = llvm.getelementptr inbounds %13[%0, 11, %24, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "eq" %29, %30 : i32
    llvm.cond_br %31, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %32 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.getelementptr inbounds %13[%0, 11, %24, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sub %32, %34 overflow<nsw> : i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.icmp "slt" %37, %36 : i64
    llvm.cond_br %38, ^bb8(%6 : i32), ^bb6
  ^bb6:  // 3 preds: ^bb3, ^bb4, ^bb5
    %39 = llvm.add %18, %11 overflow<nsw> : i32
    llvm.br ^bb7(%39 : i32)
  ^bb7(%40: i32):  // 2 preds: ^bb6, ^bb8
    llvm.br ^bb1(%40 : i32)
  ^bb8(%41: i32):  // 2 preds: ^bb5, ^bb9
    %42 = llvm.icmp "sgt" %41, %18 : i32
    llvm.cond_br %42, ^bb7(%6 : i32), ^bb9
  ^bb9:  // pred: ^bb8
    %43 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%13) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %44 = llvm.add %41, %11 overflow<nsw, nuw> : i32
    llvm.br ^bb8(%44 : i32)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_finish_oldest(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(13 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(12 : i32) : i32
    %5 = llvm.mlir.constant(11 : i32) : i32
    %6 = llvm.mlir.constant(56 : i64) : i64
    %7 = llvm.mlir.constant(64 : i32) : i32
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(5 : i32) : i32
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.mlir.constant(-1 : i64) : i64
    %15 = llvm.mlir.constant(false) : i1
    %16 = llvm.mlir.constant(1 : i64) : i64
    %17 = llvm.mlir.constant(7 : i64) : i64
    %18 = llvm.mlir.constant(0 : i8) : i8
    %19 = llvm.mlir.constant(4294967295 : i64) : i64
    %20 = llvm.mlir.constant(4 : i64) : i64
    %21 = llvm.mlir.constant(-2 : i32) : i32
    %22 = llvm.alloca %0 x !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "eq" %24, %3 : i32
    llvm.cond_br %25, ^bb21(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %26 = llvm.bitcast %22 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %22 : !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %arg0[%1, 11, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %31 = llvm.bitcast %30 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%26, %31, %6) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 56 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 56 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %32 = llvm.add %28, %0 overflow<nsw> : i32
    %33 = llvm.srem %32, %7 : i32
    llvm.store %33, %27 {alignment = 8 : i64} : i32, !llvm.ptr
    %34 = llvm.add %24, %8 overflow<nsw> : i32
    llvm.store %34, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %35 = llvm.getelementptr inbounds %22[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds %36[%1, 2, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%36) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %40 = llvm.sdiv %39, %38 : i64
    %41 = llvm.getelementptr inbounds %36[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %42 = llvm.getelementptr inbounds %22[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>
    %43 = llvm.getelementptr inbounds %36[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %44 = llvm.getelementptr inbounds %22[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>
    %45 = llvm.getelementptr inbounds %36[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %46 = llvm.intr.smax(%38, %1) : (i64, i64) -> i64
    %47 = llvm.intr.smax(%40, %1) : (i64, i64) -> i64
    %48 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.ptrtoint %48 : !llvm.ptr to i64
    %50 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.icmp "eq" %50, %3 : i32
    llvm.br ^bb2(%1 : i64)
  ^bb2(%52: i64):  // 2 preds: ^bb1, ^bb10
    %53 = llvm.icmp "eq" %52, %47 : i64
    llvm.cond_br %53, ^bb18, ^bb3
  ^bb3:  // pred: ^bb2
    %54 = llvm.load %41 {alignment = 2 : i64} : !llvm.ptr -> i8
    %55 = llvm.zext %54 : i8 to i64
    llvm.br ^bb4(%1, %52, %1, %0 : i64, i64, i64, i32)
  ^bb4(%56: i64, %57: i64, %58: i64, %59: i32):  // 2 preds: ^bb3, ^bb8
    %60 = llvm.icmp "eq" %56, %55 : i64
    llvm.cond_br %60, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %61 = llvm.mul %52, %38 overflow<nsw> : i64
    %62 = llvm.load %43 {alignment = 1 : i64} : !llvm.ptr -> i8
    %63 = llvm.zext %62 : i8 to i64
    %64 = llvm.add %61, %49 : i64
    %65 = llvm.lshr %64, %17 : i64
    %66 = llvm.icmp "eq" %62, %18 : i8
    %67 = llvm.add %63, %19 overflow<nsw, nuw> : i64
    %68 = llvm.and %67, %19 : i64
    %69 = llvm.select %66, %1, %68 : i1, i64
    %70 = llvm.and %69, %65 : i64
    %71 = llvm.shl %70, %20 overflow<nsw, nuw> : i64
    %72 = llvm.xor %71, %64 : i64
    %73 = llvm.inttoptr %72 : i64 to !llvm.ptr
    %74 = llvm.icmp "eq" %59, %3 : i32
    llvm.br ^bb9(%1 : i64)
  ^bb6:  // pred: ^bb4
    %75 = llvm.getelementptr inbounds %22[%1, 3, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>
    %76 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.sext %76 : i32 to i64
    %78 = llvm.getelementptr inbounds %36[%1, 3, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %79 = llvm.load %78 {alignment = 2 : i64} : !llvm.ptr -> i16
    %80 = llvm.zext %79 : i16 to i64
    %81 = llvm.srem %57, %80 : i64
    %82 = llvm.sdiv %57, %80 : i64
    %83 = llvm.add %81, %77 overflow<nsw> : i64
    %84 = llvm.icmp "sgt" %83, %14 : i64
    llvm.cond_br %84, ^bb7, ^bb8(%15 : i1)
  ^bb7:  // pred: ^bb6
    %85 = llvm.getelementptr inbounds %36[%1, 1, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
    %87 = llvm.icmp "slt" %83, %86 : i64
    llvm.br ^bb8(%87 : i1)
  ^bb8(%88: i1):  // 2 preds: ^bb6, ^bb7
    %89 = llvm.zext %88 : i1 to i32
    %90 = llvm.and %59, %89 : i32
    %91 = llvm.getelementptr inbounds %36[%1, 2, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %92 = llvm.load %91 {alignment = 8 : i64} : !llvm.ptr -> i64
    %93 = llvm.mul %92, %83 overflow<nsw> : i64
    %94 = llvm.add %93, %58 overflow<nsw> : i64
    %95 = llvm.add %56, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb4(%95, %82, %94, %90 : i64, i64, i64, i32)
  ^bb9(%96: i64):  // 2 preds: ^bb5, ^bb17
    %97 = llvm.icmp "eq" %96, %46 : i64
    llvm.cond_br %97, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %98 = llvm.add %52, %16 overflow<nuw> : i64
    llvm.br ^bb2(%98 : i64)
  ^bb11:  // pred: ^bb9
    llvm.cond_br %51, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    llvm.cond_br %74, ^bb14(%18 : i8), ^bb13
  ^bb13:  // pred: ^bb12
    %99 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %100 = llvm.add %96, %58 overflow<nsw> : i64
    %101 = llvm.getelementptr inbounds %99[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.load %101 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.br ^bb14(%102 : i8)
  ^bb14(%103: i8):  // 2 preds: ^bb12, ^bb13
    %104 = llvm.getelementptr inbounds %73[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %103, %104 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb17
  ^bb15:  // pred: ^bb11
    llvm.cond_br %74, ^bb17, ^bb16
  ^bb16:  // pred: ^bb15
    %105 = llvm.getelementptr inbounds %73[%96] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 1 : i64} : !llvm.ptr -> i8
    %107 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.add %96, %58 overflow<nsw> : i64
    %109 = llvm.getelementptr inbounds %107[%108] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %106, %109 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 3 preds: ^bb14, ^bb15, ^bb16
    %110 = llvm.add %96, %16 overflow<nuw> : i64
    llvm.br ^bb9(%110 : i64)
  ^bb18:  // pred: ^bb2
    llvm.cond_br %51, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %111 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%36) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %112 = llvm.trunc %111 : i64 to i32
    %113 = llvm.getelementptr inbounds %22[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>
    %114 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.getelementptr inbounds %114[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %116 = llvm.load %115 {alignment = 4 : i64} : !llvm.ptr -> i32
    %117 = llvm.mul %112, %21 : i32
    %118 = llvm.add %117, %116 : i32
    llvm.store %118, %115 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_advance(%arg0, %114) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.br ^bb21(%0 : i32)
  ^bb21(%119: i32):  // 2 preds: ^bb0, ^bb20
    llvm.return %119 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_warpgroup_multiply(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(7 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(5 : i64) : i64
    %10 = llvm.mlir.constant(6 : i64) : i64
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.constant(64 : i32) : i32
    %13 = llvm.mlir.constant(7 : i32) : i32
    %14 = llvm.mlir.constant(128 : i32) : i32
    %15 = llvm.mlir.constant(32 : i8) : i8
    %16 = llvm.mlir.constant(32 : i32) : i32
    %17 = llvm.mlir.constant(4 : i8) : i8
    %18 = llvm.mlir.constant(8 : i32) : i32
    %19 = llvm.mlir.constant(2147483640 : i32) : i32
    %20 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.trunc %24 : i64 to i32
    %26 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.trunc %27 : i64 to i32
    %29 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.trunc %30 : i64 to i32
    %32 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %33 = llvm.sdiv %25, %4 : i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %32[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %36 = llvm.bitcast %22 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %22 : !llvm.ptr
    %37 = llvm.getelementptr inbounds %22[%5, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %38 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %38, %37 {alignment = 8 : i64} : i64, !llvm.ptr
    %39 = llvm.getelementptr inbounds %22[%5, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %40 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %41, %39 {alignment = 8 : i64} : i64, !llvm.ptr
    %42 = llvm.getelementptr inbounds %22[%5, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %43 = llvm.getelementptr inbounds %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %44, %42 {alignment = 8 : i64} : i64, !llvm.ptr
    %45 = llvm.bitcast %23 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %23 : !llvm.ptr
    %46 = llvm.getelementptr inbounds %23[%5, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %47 = llvm.getelementptr inbounds %35[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %48, %46 {alignment = 8 : i64} : i64, !llvm.ptr
    %49 = llvm.getelementptr inbounds %23[%5, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %50 = llvm.getelementptr inbounds %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %51, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    %52 = llvm.getelementptr inbounds %23[%5, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %53 = llvm.getelementptr inbounds %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %54, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %55 = llvm.shl %28, %11 overflow<nsw> : i32
    %56 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %22, %12, %55) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %57 = llvm.icmp "eq" %56, %6 : i32
    llvm.cond_br %57, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %58 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %23, %25, %55) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %59 = llvm.icmp "eq" %58, %6 : i32
    llvm.cond_br %59, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %60 = llvm.getelementptr inbounds %arg0[%5, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %61 = llvm.getelementptr inbounds %35[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %62 = llvm.intr.smax(%55, %6) : (i32, i32) -> i32
    %63 = llvm.intr.smax(%33, %6) : (i32, i32) -> i32
    %64 = llvm.zext %63 : i32 to i64
    llvm.br ^bb4(%5 : i64)
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %65 = llvm.getelementptr inbounds %35[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.inttoptr %66 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %21, %67) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb4(%68: i64):  // 2 preds: ^bb2, ^bb9
    %69 = llvm.icmp "eq" %68, %64 : i64
    llvm.cond_br %69, ^bb11, ^bb5
  ^bb5:  // pred: ^bb4
    %70 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> i32
    %71 = llvm.srem %70, %14 : i32
    %72 = llvm.trunc %71 : i32 to i8
    %73 = llvm.sdiv %72, %15 : i8
    %74 = llvm.sext %73 : i8 to i32
    %75 = llvm.shl %74, %11 overflow<nsw> : i32
    %76 = llvm.srem %70, %16 : i32
    %77 = llvm.trunc %76 : i32 to i8
    %78 = llvm.sdiv %77, %17 : i8
    %79 = llvm.sext %78 : i8 to i32
    %80 = llvm.trunc %68 : i64 to i32
    %81 = llvm.shl %80, %4 : i32
    %82 = llvm.and %81, %18 : i32
    %83 = llvm.add %82, %79 overflow<nsw> : i32
    %84 = llvm.add %83, %75 overflow<nsw> : i32
    %85 = llvm.trunc %68 : i64 to i32
    %86 = llvm.shl %85, %0 : i32
    %87 = llvm.and %86, %19 : i32
    %88 = llvm.srem %70, %11 : i32
    %89 = llvm.shl %88, %0 overflow<nsw> : i32
    %90 = llvm.add %89, %87 overflow<nsw> : i32
    %91 = llvm.trunc %68 : i64 to i32
    %92 = llvm.and %91, %0 : i32
    %93 = llvm.or %90, %92 : i32
    %94 = llvm.getelementptr inbounds %32[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %95 = llvm.bitcast %94 : !llvm.ptr to !llvm.ptr
    %96 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %97 = llvm.trunc %96 : i64 to i32
    %98 = llvm.icmp "eq" %97, %6 : i32
    llvm.cond_br %98, ^bb7(%20 : f32), ^bb6
  ^bb6:  // pred: ^bb5
    %99 = llvm.load %95 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb7(%99 : f32)
  ^bb7(%100: f32):  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8(%100, %6 : f32, i32)
  ^bb8(%101: f32, %102: i32):  // 2 preds: ^bb7, ^bb10
    %103 = llvm.icmp "eq" %102, %62 : i32
    llvm.cond_br %103, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.store %101, %95 {alignment = 4 : i64} : f32, !llvm.ptr
    %104 = llvm.add %68, %1 overflow<nsw, nuw> : i64
    llvm.br ^bb4(%104 : i64)
  ^bb10:  // pred: ^bb8
    %105 = llvm.call fastcc @__tvm_ffi__grid_element(%arg0, %22, %84, %102, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %106 = llvm.call fastcc @__tvm_ffi__grid_element(%arg0, %23, %93, %102, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %107 = llvm.intr.fmuladd(%105, %106, %101) : (f32, f32, f32) -> f32
    %108 = llvm.add %102, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb8(%107, %108 : f32, i32)
  ^bb11:  // 2 preds: ^bb3, ^bb4
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_is_inside(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(262128 : i64) : i64
    %6 = llvm.mlir.constant(28 : i64) : i64
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(64 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(-1024 : i64) : i64
    %11 = llvm.mlir.constant(5 : i32) : i32
    %12 = llvm.mlir.constant(1024 : i64) : i64
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = llvm.mlir.zero : !llvm.ptr
    %15 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.icmp "eq" %16, %0 : i64
    %18 = llvm.select %17, %arg2, %arg3 : i1, i32
    %19 = llvm.add %18, %2 overflow<nsw> : i32
    %20 = llvm.select %17, %arg3, %arg2 : i1, i32
    %21 = llvm.add %20, %2 overflow<nsw> : i32
    %22 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.shl %23, %4 : i64
    %25 = llvm.and %24, %5 : i64
    %26 = llvm.lshr %23, %6 : i64
    %27 = llvm.and %26, %5 : i64
    %28 = llvm.sdiv %21, %7 : i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.mul %27, %29 overflow<nsw> : i64
    %31 = llvm.add %30, %25 overflow<nsw> : i64
    %32 = llvm.sdiv %19, %8 : i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i64
    %36 = llvm.mul %35, %33 : i64
    %37 = llvm.add %31, %36 : i64
    %38 = llvm.and %37, %10 : i64
    %39 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %42[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.icmp "ult" %44, %38 : i64
    %46 = llvm.sub %44, %38 : i64
    %47 = llvm.icmp "ult" %46, %12 : i64
    %48 = llvm.or %45, %47 : i1
    llvm.cond_br %48, ^bb2(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %49 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.icmp "ne" %50, %14 : !llvm.ptr
    %52 = llvm.zext %51 : i1 to i32
    llvm.br ^bb2(%52 : i32)
  ^bb2(%53: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %53 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_element(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}) -> f32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(262128 : i64) : i64
    %4 = llvm.mlir.constant(28 : i64) : i64
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(7 : i64) : i64
    %8 = llvm.mlir.constant(64 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.constant(112 : i64) : i64
    %14 = llvm.mlir.constant(16 : i32) : i32
    %15 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.shl %16, %2 : i64
    %18 = llvm.and %17, %3 : i64
    %19 = llvm.lshr %16, %4 : i64
    %20 = llvm.and %19, %3 : i64
    %21 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.icmp "eq" %22, %0 : i64
    %24 = llvm.select %23, %arg2, %arg3 : i1, i32
    %25 = llvm.select %23, %arg3, %arg2 : i1, i32
    %26 = llvm.sdiv %25, %6 : i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.mul %20, %27 overflow<nsw> : i64
    %29 = llvm.srem %25, %6 : i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.shl %30, %7 overflow<nsw> : i64
    %32 = llvm.sdiv %24, %8 : i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i64
    %36 = llvm.mul %35, %33 : i64
    %37 = llvm.srem %24, %8 : i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.shl %38, %10 overflow<nsw> : i64
    %40 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.ptrtoint %41 : !llvm.ptr to i64
    %43 = llvm.add %18, %42 : i64
    %44 = llvm.add %43, %39 : i64
    %45 = llvm.add %44, %36 : i64
    %46 = llvm.add %45, %28 : i64
    %47 = llvm.add %46, %31 : i64
    %48 = llvm.lshr %47, %12 : i64
    %49 = llvm.and %48, %13 : i64
    %50 = llvm.xor %49, %47 : i64
    %51 = llvm.inttoptr %50 : i64 to !llvm.ptr
    %52 = llvm.load %51 {alignment = 2 : i64} : !llvm.ptr -> i16
    %53 = llvm.icmp "eq" %arg4, %1 : i32
    %54 = llvm.zext %52 : i16 to i32
    llvm.cond_br %53, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %55 = llvm.call fastcc tail @__tvm_ffi__grid_float_of_half(%54) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> f32
    llvm.br ^bb3(%55 : f32)
  ^bb2:  // pred: ^bb0
    %56 = llvm.shl %54, %14 overflow<nuw> : i32
    %57 = llvm.bitcast %56 : i32 to f32
    llvm.br ^bb3(%57 : f32)
  ^bb3(%58: f32):  // 2 preds: ^bb1, ^bb2
    llvm.return %58 : f32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_pack_pairs(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %4 = llvm.bitcast %3 : !llvm.ptr to !llvm.ptr
    %5 = llvm.load %4 {alignment = 2 : i64} : !llvm.ptr -> i16
    %6 = llvm.zext %5 : i16 to i32
    %7 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.bitcast %7 : !llvm.ptr to !llvm.ptr
    %9 = llvm.load %8 {alignment = 2 : i64} : !llvm.ptr -> i16
    %10 = llvm.zext %9 : i16 to i32
    %11 = llvm.shl %10, %2 overflow<nuw> : i32
    %12 = llvm.or %11, %6 : i32
    %13 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.store %12, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_warpgroup_multiply_own(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(5 : i64) : i64
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
    %11 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.trunc %12 : i64 to i32
    %14 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.trunc %15 : i64 to i32
    %17 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %18 = llvm.sdiv %13, %3 : i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %17[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %21 = llvm.bitcast %11 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %11 : !llvm.ptr
    %22 = llvm.getelementptr inbounds %11[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %23 = llvm.shl %16, %3 overflow<nsw> : i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %20[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %26, %22 {alignment = 8 : i64} : i64, !llvm.ptr
    %27 = llvm.getelementptr inbounds %11[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %28 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %29, %27 {alignment = 8 : i64} : i64, !llvm.ptr
    %30 = llvm.getelementptr inbounds %11[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %31 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %32, %30 {alignment = 8 : i64} : i64, !llvm.ptr
    %33 = llvm.shl %16, %8 overflow<nsw> : i32
    %34 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %11, %13, %33) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %35 = llvm.icmp "eq" %34, %5 : i32
    llvm.cond_br %35, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %36 = llvm.or %23, %3 : i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %20[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.inttoptr %39 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %10, %40) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %41 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %41, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.intr.lifetime.end %11 : !llvm.ptr
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
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.20 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.21 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.22 : !llvm.ptr
    %14 = llvm.mlir.constant(160 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.19 : !llvm.ptr
    %16 = llvm.mlir.constant(1024 : i64) : i64
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.mlir.constant(232448 : i64) : i64
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.mlir.constant(16384 : i64) : i64
    %21 = llvm.mlir.constant(5 : i32) : i32
    %22 = llvm.mlir.constant(8231 : i64) : i64
    %23 = llvm.mlir.addressof @__tvm_ffi__grid_run_blocks : !llvm.ptr
    %24 = llvm.mlir.constant(4095 : i64) : i64
    %25 = llvm.mlir.addressof @__tvm_ffi__grid_str.24 : !llvm.ptr
    %26 = llvm.mlir.constant(232448 : i32) : i32
    %27 = llvm.mlir.addressof @__tvm_ffi__grid_str.23 : !llvm.ptr
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
    %23 = llvm.mlir.constant(8384 : i64) : i64
    %24 = llvm.mlir.constant(80 : i64) : i64
    %25 = llvm.mlir.constant(88 : i64) : i64
    %26 = llvm.mlir.constant(96 : i64) : i64
    %27 = llvm.mlir.constant(7808 : i64) : i64
    %28 = llvm.mlir.constant(108 : i64) : i64
    %29 = llvm.mlir.constant(100 : i64) : i64
    %30 = llvm.mlir.constant(7804 : i64) : i64
    %31 = llvm.mlir.constant(7800 : i64) : i64
    %32 = llvm.mlir.constant(4212 : i64) : i64
    %33 = llvm.mlir.constant(4208 : i64) : i64
    %34 = llvm.mlir.constant(104 : i64) : i64
    %35 = llvm.mlir.constant(7816 : i64) : i64
    %36 = llvm.mlir.constant(100663296 : i64) : i64
    %37 = llvm.mlir.addressof @__tvm_ffi__grid_oldest : !llvm.ptr
    %38 = llvm.mlir.constant(31 : i32) : i32
    %39 = llvm.mlir.constant(8 : i32) : i32
    %40 = llvm.mlir.constant(13 : i32) : i32
    %41 = llvm.mlir.constant(false) : i1
    %42 = llvm.mlir.constant(15 : i32) : i32
    %43 = llvm.mlir.constant(448 : i64) : i64
    %44 = llvm.mlir.addressof @__tvm_ffi__grid_str.26 : !llvm.ptr
    %45 = llvm.mlir.constant(7 : i32) : i32
    %46 = llvm.mlir.constant(12 : i32) : i32
    %47 = llvm.mlir.constant(4 : i32) : i32
    %48 = llvm.mlir.addressof @__tvm_ffi__grid_str.27 : !llvm.ptr
    %49 = llvm.mlir.constant(0 : i8) : i8
    %50 = llvm.mlir.constant(3 : i64) : i64
    %51 = llvm.mlir.constant(16 : i32) : i32
    %52 = llvm.mlir.constant(6 : i32) : i32
    %53 = llvm.mlir.constant(9 : i32) : i32
    %54 = llvm.mlir.addressof @__tvm_ffi__grid_str.25 : !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.array<448 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.getelementptr inbounds %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.bitcast %58 : !llvm.ptr to !llvm.ptr
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds %60[%2, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.getelementptr inbounds %60[%2, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i64
    %65 = llvm.mul %64, %62 overflow<nsw> : i64
    %66 = llvm.getelementptr inbounds %60[%2, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> i64
    %68 = llvm.mul %65, %67 overflow<nsw> : i64
    %69 = llvm.trunc %68 : i64 to i32
    %70 = llvm.getelementptr inbounds %60[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%72: i64):  // 2 preds: ^bb0, ^bb7
    %73 = llvm.icmp "eq" %72, %6 : i64
    llvm.cond_br %73, ^bb9, ^bb2
  ^bb2:  // pred: ^bb1
    %74 = llvm.getelementptr inbounds %7[%2, %72] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %75 = llvm.bitcast %74 : !llvm.ptr to !llvm.ptr
    %76 = llvm.atomicrmw xchg %75, %2 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %77 = llvm.inttoptr %76 : i64 to !llvm.ptr
    %78 = llvm.icmp "eq" %76, %2 : i64
    llvm.cond_br %78, ^bb7, ^bb3
  ^bb3:  // pred: ^bb2
    %79 = llvm.getelementptr inbounds %77[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %81 = llvm.icmp "eq" %80, %71 : i64
    llvm.cond_br %81, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %82 = llvm.getelementptr inbounds %77[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i32
    %84 = llvm.icmp "slt" %83, %69 : i32
    llvm.cond_br %84, ^bb5, ^bb8
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %85 = llvm.cmpxchg %75, %2, %76 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %86 = llvm.extractvalue %85[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %86, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    llvm.call fastcc tail @__tvm_ffi__grid_unmap(%77) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 3 preds: ^bb2, ^bb5, ^bb6
    %87 = llvm.add %72, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%87 : i64)
  ^bb8:  // pred: ^bb4
    %88 = llvm.inttoptr %76 : i64 to !llvm.ptr
    llvm.br ^bb18(%88 : !llvm.ptr)
  ^bb9:  // pred: ^bb1
    %89 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %90 = llvm.shl %68, %6 : i64
    %91 = llvm.ashr exact %90, %6 : i64
    %92 = llvm.mul %91, %71 : i64
    %93 = llvm.add %89, %92 : i64
    %94 = llvm.call tail @mmap(%9, %93, %10, %11, %12, %2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %95 = llvm.icmp "eq" %94, %14 : !llvm.ptr
    llvm.cond_br %95, ^bb19, ^bb10
  ^bb10:  // pred: ^bb9
    %96 = llvm.bitcast %94 : !llvm.ptr to !llvm.ptr
    llvm.store %93, %96 {alignment = 8 : i64} : i64, !llvm.ptr
    %97 = llvm.getelementptr inbounds %94[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.bitcast %97 : !llvm.ptr to !llvm.ptr
    llvm.store %71, %98 {alignment = 8 : i64} : i64, !llvm.ptr
    %99 = llvm.getelementptr inbounds %94[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.bitcast %99 : !llvm.ptr to !llvm.ptr
    llvm.store %69, %100 {alignment = 8 : i64} : i32, !llvm.ptr
    %101 = llvm.getelementptr inbounds %94[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.bitcast %101 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %102 {alignment = 4 : i64} : i32, !llvm.ptr
    %103 = llvm.intr.smax(%69, %17) : (i32, i32) -> i32
    %104 = llvm.zext %103 : i32 to i64
    llvm.br ^bb11(%2 : i64)
  ^bb11(%105: i64):  // 2 preds: ^bb10, ^bb17
    %106 = llvm.icmp "eq" %105, %104 : i64
    llvm.cond_br %106, ^bb18(%94 : !llvm.ptr), ^bb12
  ^bb12:  // pred: ^bb11
    %107 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %108 = llvm.getelementptr inbounds %94[%107] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.mul %105, %71 : i64
    %110 = llvm.getelementptr inbounds %108[%109] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %111 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %112 = llvm.call tail @madvise(%110, %111, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %113 = llvm.icmp "eq" %112, %17 : i32
    llvm.cond_br %113, ^bb17, ^bb13
  ^bb13:  // pred: ^bb12
    %114 = llvm.atomicrmw add %19, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %115 = llvm.icmp "slt" %114, %20 : i32
    llvm.cond_br %115, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %116 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %117 = llvm.call tail @mprotect(%110, %116, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %118 = llvm.icmp "eq" %117, %17 : i32
    llvm.cond_br %118, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %119 = llvm.load %102 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.add %119, %0 overflow<nsw> : i32
    llvm.store %120, %102 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb16:  // 2 preds: ^bb13, ^bb14
    %121 = llvm.atomicrmw sub %19, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb17
  ^bb17:  // 3 preds: ^bb12, ^bb15, ^bb16
    %122 = llvm.add %105, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb11(%122 : i64)
  ^bb18(%123: !llvm.ptr):  // 2 preds: ^bb8, ^bb11
    %124 = llvm.icmp "eq" %123, %9 : !llvm.ptr
    llvm.cond_br %124, ^bb19, ^bb20
  ^bb19:  // 2 preds: ^bb9, ^bb18
    llvm.call fastcc tail @__tvm_ffi__grid_fail(%60, %54) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb61(%12 : i32)
  ^bb20:  // pred: ^bb18
    %125 = llvm.getelementptr inbounds %123[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.bitcast %125 : !llvm.ptr to !llvm.ptr
    llvm.store %60, %126 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %127 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %128 = llvm.load %127 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %129 = llvm.getelementptr inbounds %123[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %130 = llvm.bitcast %129 : !llvm.ptr to !llvm.ptr
    llvm.store %128, %130 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %131 = llvm.getelementptr inbounds %123[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.getelementptr inbounds %123[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %133 = llvm.bitcast %132 : !llvm.ptr to !llvm.ptr
    llvm.store %131, %133 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %134 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> i64
    %135 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %136 = llvm.sub %134, %135 : i64
    %137 = llvm.getelementptr inbounds %123[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.bitcast %137 : !llvm.ptr to !llvm.ptr
    llvm.store %136, %138 {alignment = 8 : i64} : i64, !llvm.ptr
    %139 = llvm.getelementptr inbounds %123[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.bitcast %139 : !llvm.ptr to !llvm.ptr
    llvm.store %69, %140 {alignment = 8 : i64} : i32, !llvm.ptr
    %141 = llvm.getelementptr inbounds %123[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.bitcast %141 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %142 {alignment = 8 : i64} : i32, !llvm.ptr
    %143 = llvm.getelementptr inbounds %123[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.bitcast %143 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %144 {alignment = 4 : i64} : i32, !llvm.ptr
    %145 = llvm.call fastcc tail @__tvm_ffi__grid_shared_at() {no_inline, no_unwind} : () -> i64
    %146 = llvm.getelementptr inbounds %123[%145] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %147 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %148 = llvm.getelementptr inbounds %123[%147] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.load %126 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %150 = llvm.bitcast %132 : !llvm.ptr to !llvm.ptr
    %151 = llvm.getelementptr inbounds %149[%2, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %152 = llvm.getelementptr inbounds %149[%2, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %153 = llvm.bitcast %56 : !llvm.ptr to !llvm.ptr
    %154 = llvm.getelementptr inbounds %56[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %155 = llvm.getelementptr inbounds %56[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %156 = llvm.getelementptr inbounds %56[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %157 = llvm.getelementptr inbounds %149[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    llvm.br ^bb21(%2 : i64)
  ^bb21(%158: i64):  // 2 preds: ^bb20, ^bb25
    %159 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> i32
    %160 = llvm.sext %159 : i32 to i64
    %161 = llvm.icmp "slt" %158, %160 : i64
    llvm.cond_br %161, ^bb23, ^bb22
  ^bb22:  // pred: ^bb21
    %162 = llvm.bitcast %125 : !llvm.ptr to !llvm.ptr
    %163 = llvm.getelementptr inbounds %60[%2, 0, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %164 = llvm.getelementptr inbounds %60[%2, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %165 = llvm.bitcast %57 : !llvm.ptr to !llvm.ptr
    %166 = llvm.getelementptr inbounds %57[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %167 = llvm.getelementptr inbounds %57[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %168 = llvm.getelementptr inbounds %57[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %169 = llvm.getelementptr inbounds %123[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %170 = llvm.bitcast %169 : !llvm.ptr to !llvm.ptr
    %171 = llvm.getelementptr inbounds %123[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.bitcast %171 : !llvm.ptr to !llvm.ptr
    %173 = llvm.getelementptr inbounds %123[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %174 = llvm.bitcast %173 : !llvm.ptr to !llvm.ptr
    %175 = llvm.getelementptr inbounds %123[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %176 = llvm.bitcast %175 : !llvm.ptr to !llvm.ptr
    %177 = llvm.getelementptr inbounds %123[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %178 = llvm.bitcast %177 : !llvm.ptr to !llvm.ptr
    %179 = llvm.getelementptr inbounds %123[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %180 = llvm.bitcast %179 : !llvm.ptr to !llvm.ptr
    %181 = llvm.getelementptr inbounds %123[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %182 = llvm.bitcast %181 : !llvm.ptr to !llvm.ptr
    %183 = llvm.getelementptr inbounds %55[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    llvm.br ^bb27(%17, %arg1 : i32, i64)
  ^bb23:  // pred: ^bb21
    %184 = llvm.load %150 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %185 = llvm.load %151 {alignment = 8 : i64} : !llvm.ptr -> i64
    %186 = llvm.trunc %185 : i64 to i32
    %187 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> i64
    %188 = llvm.trunc %187 : i64 to i32
    llvm.intr.lifetime.start %56 : !llvm.ptr
    %189 = llvm.trunc %158 : i64 to i32
    %190 = llvm.srem %189, %186 : i32
    llvm.store %190, %154 {alignment = 4 : i64} : i32, !llvm.ptr
    %191 = llvm.sdiv %189, %186 : i32
    %192 = llvm.srem %191, %188 : i32
    llvm.store %192, %155 {alignment = 4 : i64} : i32, !llvm.ptr
    %193 = llvm.sdiv %191, %188 : i32
    llvm.store %193, %156 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24(%2 : i64)
  ^bb24(%194: i64):  // 2 preds: ^bb23, ^bb26
    %195 = llvm.icmp "eq" %194, %50 : i64
    llvm.cond_br %195, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %196 = llvm.getelementptr inbounds %184[%158, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %146, %196 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %197 = llvm.getelementptr inbounds %184[%158, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %198 = llvm.bitcast %197 : !llvm.ptr to !llvm.ptr
    llvm.store %125, %198 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %199 = llvm.load %157 {alignment = 8 : i64} : !llvm.ptr -> i64
    %200 = llvm.mul %199, %158 : i64
    %201 = llvm.getelementptr inbounds %148[%200] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %202 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %203 = llvm.getelementptr inbounds %201[%202] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %204 = llvm.getelementptr inbounds %184[%158, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %203, %204 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %205 = llvm.getelementptr inbounds %184[%158, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %189, %205 {alignment = 8 : i64} : i32, !llvm.ptr
    %206 = llvm.getelementptr inbounds %184[%158, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %17, %206 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %56 : !llvm.ptr
    %207 = llvm.add %158, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb21(%207 : i64)
  ^bb26:  // pred: ^bb24
    %208 = llvm.getelementptr inbounds %56[%2, %194] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %209 = llvm.load %208 {alignment = 4 : i64} : !llvm.ptr -> i32
    %210 = llvm.getelementptr inbounds %184[%158, 0, %194] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %209, %210 {alignment = 4 : i64} : i32, !llvm.ptr
    %211 = llvm.getelementptr inbounds %149[%2, 1, %194] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %212 = llvm.load %211 {alignment = 8 : i64} : !llvm.ptr -> i64
    %213 = llvm.trunc %212 : i64 to i32
    %214 = llvm.getelementptr inbounds %184[%158, 2, %194] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %213, %214 {alignment = 4 : i64} : i32, !llvm.ptr
    %215 = llvm.getelementptr inbounds %149[%2, 0, %194] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %216 = llvm.load %215 {alignment = 8 : i64} : !llvm.ptr -> i64
    %217 = llvm.trunc %216 : i64 to i32
    %218 = llvm.getelementptr inbounds %184[%158, 3, %194] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %217, %218 {alignment = 4 : i64} : i32, !llvm.ptr
    %219 = llvm.add %194, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb24(%219 : i64)
  ^bb27(%220: i32, %221: i64):  // 2 preds: ^bb22, ^bb60
    %222 = llvm.icmp "slt" %221, %arg2 : i64
    %223 = llvm.icmp "eq" %220, %17 : i32
    %224 = llvm.and %223, %222 : i1
    llvm.cond_br %224, ^bb35, ^bb28
  ^bb28:  // pred: ^bb27
    %225 = llvm.bitcast %123 : !llvm.ptr to !llvm.ptr
    %226 = llvm.bitcast %123 : !llvm.ptr to !llvm.ptr
    %227 = llvm.load %226 {alignment = 8 : i64} : !llvm.ptr -> i64
    %228 = llvm.icmp "ugt" %227, %36 : i64
    llvm.cond_br %228, ^bb34(%225 : !llvm.ptr), ^bb29
  ^bb29:  // pred: ^bb28
    %229 = llvm.ptrtoint %123 : !llvm.ptr to i64
    llvm.br ^bb30(%2 : i64)
  ^bb30(%230: i64):  // 2 preds: ^bb29, ^bb31
    %231 = llvm.icmp "eq" %230, %6 : i64
    llvm.cond_br %231, ^bb32, ^bb31
  ^bb31:  // pred: ^bb30
    %232 = llvm.getelementptr inbounds %7[%2, %230] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %233 = llvm.bitcast %232 : !llvm.ptr to !llvm.ptr
    %234 = llvm.cmpxchg %233, %2, %229 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %235 = llvm.extractvalue %234[1] : !llvm.struct<(i64, i1)> 
    %236 = llvm.add %230, %3 overflow<nsw, nuw> : i64
    llvm.cond_br %235, ^bb61(%220 : i32), ^bb30(%236 : i64)
  ^bb32:  // pred: ^bb30
    %237 = llvm.atomicrmw add %37, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %238 = llvm.and %237, %38 : i32
    %239 = llvm.zext %238 : i32 to i64
    %240 = llvm.getelementptr inbounds %7[%2, %239] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %241 = llvm.bitcast %240 : !llvm.ptr to !llvm.ptr
    %242 = llvm.atomicrmw xchg %241, %229 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %243 = llvm.icmp "eq" %242, %2 : i64
    llvm.cond_br %243, ^bb61(%220 : i32), ^bb33
  ^bb33:  // pred: ^bb32
    %244 = llvm.inttoptr %242 : i64 to !llvm.ptr
    llvm.br ^bb34(%244 : !llvm.ptr)
  ^bb34(%245: !llvm.ptr):  // 2 preds: ^bb28, ^bb33
    llvm.call fastcc @__tvm_ffi__grid_unmap(%245) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb61(%220 : i32)
  ^bb35:  // pred: ^bb27
    %246 = llvm.load %163 {alignment = 8 : i64} : !llvm.ptr -> i64
    %247 = llvm.load %164 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.intr.lifetime.start %57 : !llvm.ptr
    %248 = llvm.srem %221, %246 : i64
    llvm.store %248, %166 {alignment = 16 : i64} : i64, !llvm.ptr
    %249 = llvm.sdiv %221, %246 : i64
    %250 = llvm.srem %249, %247 : i64
    llvm.store %250, %167 {alignment = 8 : i64} : i64, !llvm.ptr
    %251 = llvm.sdiv %249, %247 : i64
    llvm.store %251, %168 {alignment = 16 : i64} : i64, !llvm.ptr
    %252 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %252, %170 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %172 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %174 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %17, %176 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %178 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %17, %180 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb36(%252, %2 : i32, i64)
  ^bb36(%253: i32, %254: i64):  // 2 preds: ^bb35, ^bb39
    %255 = llvm.sext %253 : i32 to i64
    %256 = llvm.icmp "slt" %254, %255 : i64
    llvm.cond_br %256, ^bb37, ^bb41
  ^bb37:  // pred: ^bb36
    %257 = llvm.load %150 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb38(%2 : i64)
  ^bb38(%258: i64):  // 2 preds: ^bb37, ^bb40
    %259 = llvm.icmp "eq" %258, %50 : i64
    llvm.cond_br %259, ^bb39, ^bb40
  ^bb39:  // pred: ^bb38
    %260 = llvm.getelementptr inbounds %257[%254] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %261 = llvm.getelementptr inbounds %257[%254, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %17, %261 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_enqueue(%162, %260) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %262 = llvm.add %254, %3 overflow<nsw, nuw> : i64
    %263 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb36(%263, %262 : i32, i64)
  ^bb40:  // pred: ^bb38
    %264 = llvm.getelementptr inbounds %57[%2, %258] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %265 = llvm.load %264 {alignment = 8 : i64} : !llvm.ptr -> i64
    %266 = llvm.trunc %265 : i64 to i32
    %267 = llvm.getelementptr inbounds %257[%254, 1, %258] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %266, %267 {alignment = 4 : i64} : i32, !llvm.ptr
    %268 = llvm.add %258, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb38(%268 : i64)
  ^bb41:  // 2 preds: ^bb36, ^bb42
    llvm.call fastcc @__tvm_ffi__grid_leave(%182, %162) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %269 = llvm.load %144 {alignment = 4 : i64} : !llvm.ptr -> i32
    %270 = llvm.icmp "eq" %269, %17 : i32
    llvm.cond_br %270, ^bb42, ^bb55(%12 : i32)
  ^bb42:  // pred: ^bb41
    %271 = llvm.call fastcc @__tvm_ffi__grid_finish_oldest(%162) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %272 = llvm.icmp "eq" %271, %17 : i32
    llvm.cond_br %272, ^bb43, ^bb41
  ^bb43:  // pred: ^bb42
    %273 = llvm.load %144 {alignment = 4 : i64} : !llvm.ptr -> i32
    %274 = llvm.icmp "eq" %273, %17 : i32
    llvm.cond_br %274, ^bb44, ^bb55(%12 : i32)
  ^bb44:  // pred: ^bb43
    %275 = llvm.load %170 {alignment = 4 : i64} : !llvm.ptr -> i32
    %276 = llvm.icmp "eq" %275, %17 : i32
    llvm.cond_br %276, ^bb55(%17 : i32), ^bb45
  ^bb45:  // pred: ^bb44
    llvm.intr.lifetime.start %55 : !llvm.ptr
    %277 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> i32
    %278 = llvm.intr.smax(%277, %17) : (i32, i32) -> i32
    %279 = llvm.zext %278 : i32 to i64
    llvm.br ^bb46(%2, %9, %17, %17 : i64, !llvm.ptr, i32, i32)
  ^bb46(%280: i64, %281: !llvm.ptr, %282: i32, %283: i32):  // 2 preds: ^bb45, ^bb52
    %284 = llvm.icmp "eq" %280, %279 : i64
    llvm.cond_br %284, ^bb47, ^bb48
  ^bb47:  // pred: ^bb46
    %285 = llvm.load %180 {alignment = 8 : i64} : !llvm.ptr -> i32
    %286 = llvm.call @snprintf(%183, %43, %44, %285, %283) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %287 = llvm.icmp "eq" %281, %9 : !llvm.ptr
    llvm.cond_br %287, ^bb54, ^bb53
  ^bb48:  // pred: ^bb46
    %288 = llvm.load %150 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %289 = llvm.getelementptr inbounds %288[%280, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %290 = llvm.load %289 {alignment = 4 : i64} : !llvm.ptr -> i32
    %291 = llvm.icmp "eq" %290, %8 : i32
    %292 = llvm.zext %291 : i1 to i32
    %293 = llvm.add %283, %292 overflow<nsw, nuw> : i32
    %294 = llvm.icmp "eq" %290, %10 : i32
    llvm.cond_br %294, ^bb49, ^bb52(%281, %282 : !llvm.ptr, i32)
  ^bb49:  // pred: ^bb48
    %295 = llvm.getelementptr inbounds %288[%280] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %296 = llvm.icmp "eq" %281, %9 : !llvm.ptr
    %297 = llvm.select %296, %295, %281 : i1, !llvm.ptr
    %298 = llvm.getelementptr inbounds %288[%280, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %299 = llvm.load %298 {alignment = 8 : i64} : !llvm.ptr -> i64
    %300 = llvm.getelementptr inbounds %297[%2, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %301 = llvm.load %300 {alignment = 8 : i64} : !llvm.ptr -> i64
    %302 = llvm.icmp "eq" %299, %301 : i64
    llvm.cond_br %302, ^bb50, ^bb51(%41 : i1)
  ^bb50:  // pred: ^bb49
    %303 = llvm.getelementptr inbounds %288[%280, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %304 = llvm.load %303 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %305 = llvm.getelementptr inbounds %297[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %306 = llvm.load %305 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %307 = llvm.icmp "eq" %304, %306 : !llvm.ptr
    llvm.br ^bb51(%307 : i1)
  ^bb51(%308: i1):  // 2 preds: ^bb49, ^bb50
    %309 = llvm.zext %308 : i1 to i32
    %310 = llvm.add %282, %309 overflow<nsw> : i32
    llvm.br ^bb52(%297, %310 : !llvm.ptr, i32)
  ^bb52(%311: !llvm.ptr, %312: i32):  // 2 preds: ^bb48, ^bb51
    %313 = llvm.add %280, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb46(%313, %311, %312, %293 : i64, !llvm.ptr, i32, i32)
  ^bb53:  // pred: ^bb47
    %314 = llvm.getelementptr inbounds %281[%2, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %315 = llvm.load %314 {alignment = 8 : i64} : !llvm.ptr -> i64
    %316 = llvm.inttoptr %315 : i64 to !llvm.ptr
    %317 = llvm.sext %286 : i32 to i64
    %318 = llvm.getelementptr inbounds %55[%2, %317] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    %319 = llvm.sub %43, %317 overflow<nsw> : i64
    %320 = llvm.getelementptr inbounds %281[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %321 = llvm.load %320 {alignment = 8 : i64} : !llvm.ptr -> i32
    %322 = llvm.getelementptr inbounds %281[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %323 = llvm.load %322 {alignment = 4 : i64} : !llvm.ptr -> i32
    %324 = llvm.getelementptr inbounds %281[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %325 = llvm.load %324 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %326 = llvm.ptrtoint %325 : !llvm.ptr to i64
    %327 = llvm.sub %315, %326 : i64
    %328 = llvm.trunc %327 : i64 to i32
    %329 = llvm.getelementptr inbounds %316[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %330 = llvm.load %329 {alignment = 2 : i64} : !llvm.ptr -> i16
    %331 = llvm.zext %330 : i16 to i32
    %332 = llvm.getelementptr inbounds %316[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %333 = llvm.load %332 {alignment = 4 : i64} : !llvm.ptr -> i32
    %334 = llvm.ashr %333, %0 : i32
    %335 = llvm.getelementptr inbounds %281[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %336 = llvm.load %335 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %337 = llvm.call @snprintf(%318, %319, %48, %282, %321, %323, %328, %331, %334, %336) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb54
  ^bb54:  // 2 preds: ^bb47, ^bb53
    %338 = llvm.load %126 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%338, %183) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.br ^bb55(%12 : i32)
  ^bb55(%339: i32):  // 4 preds: ^bb41, ^bb43, ^bb44, ^bb54
    %340 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> i32
    %341 = llvm.icmp "eq" %340, %17 : i32
    llvm.cond_br %341, ^bb60, ^bb56
  ^bb56:  // pred: ^bb55
    %342 = llvm.load %150 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %343 = llvm.getelementptr inbounds %342[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %344 = llvm.load %343 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb57(%2 : i64)
  ^bb57(%345: i64):  // 2 preds: ^bb56, ^bb58
    %346 = llvm.load %126 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %347 = llvm.getelementptr inbounds %346[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %348 = llvm.load %347 {alignment = 8 : i64} : !llvm.ptr -> i64
    %349 = llvm.icmp "slt" %345, %348 : i64
    llvm.cond_br %349, ^bb58, ^bb59
  ^bb58:  // pred: ^bb57
    %350 = llvm.getelementptr inbounds %344[%345] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %49, %350 {alignment = 1 : i64} : i8, !llvm.ptr
    %351 = llvm.add %345, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb57(%351 : i64)
  ^bb59:  // pred: ^bb57
    llvm.store %17, %142 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb60
  ^bb60:  // 2 preds: ^bb55, ^bb59
    llvm.intr.lifetime.end %57 : !llvm.ptr
    %352 = llvm.add %221, %3 overflow<nsw> : i64
    llvm.br ^bb27(%339, %352 : i32, i64)
  ^bb61(%353: i32):  // 4 preds: ^bb19, ^bb31, ^bb32, ^bb34
    llvm.return %353 : i32
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
    %8 = llvm.getelementptr inbounds %arg1[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %2, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.getelementptr inbounds %arg0[%0, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.add %14, %6 overflow<nsw> : i32
    llvm.store %15, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.add %14, %12 overflow<nsw> : i32
    %17 = llvm.srem %16, %7 : i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %arg0[%0, 8, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
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
    %9 = llvm.mlir.constant(17 : i32) : i32
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(-1 : i32) : i32
    %12 = llvm.mlir.constant(false) : i1
    %13 = llvm.mlir.constant(32 : i32) : i32
    %14 = llvm.mlir.constant(10 : i32) : i32
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.zext %arg0 : i32 to i64
    %17 = llvm.shl %16, %0 overflow<nuw> : i64
    %18 = llvm.zext %arg1 : i32 to i64
    %19 = llvm.or %17, %18 : i64
    %20 = llvm.inttoptr %19 : i64 to !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %24 = llvm.bitcast %22 : !llvm.ptr to !llvm.ptr
    %25 = llvm.inttoptr %19 : i64 to !llvm.ptr
    %26 = llvm.getelementptr inbounds %22[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %27 = llvm.getelementptr inbounds %20[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %28 = llvm.getelementptr inbounds %22[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %29 = llvm.getelementptr inbounds %22[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %30 = llvm.getelementptr inbounds %20[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %31 = llvm.getelementptr inbounds %22[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %32 = llvm.getelementptr inbounds %22[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %33 = llvm.getelementptr inbounds %20[%1, 17, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb8
    %34 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.call tail %34(%35, %25) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %37 = llvm.icmp "eq" %36, %10 : i32
    llvm.cond_br %37, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %3, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.store %7, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %38 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.add %38, %11 overflow<nsw> : i32
    llvm.store %39, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    %40 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.icmp "ne" %40, %10 : i32
    %42 = llvm.icmp "eq" %40, %39 : i32
    %43 = llvm.select %41, %42, %12 : i1, i1
    llvm.cond_br %43, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_open_barrier(%22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %44 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i32
    %45 = llvm.sdiv %44, %13 : i32
    %46 = llvm.shl %45, %2 overflow<nsw> : i32
    %47 = llvm.sext %46 : i32 to i64
    llvm.br ^bb6(%1 : i64)
  ^bb6(%48: i64):  // 2 preds: ^bb5, ^bb11
    %49 = llvm.icmp "eq" %48, %0 : i64
    llvm.cond_br %49, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %50 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %51 = llvm.trunc %48 : i64 to i32
    %52 = llvm.add %46, %51 : i32
    %53 = llvm.icmp "slt" %52, %50 : i32
    llvm.cond_br %53, ^bb9, ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%33, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb1
  ^bb9:  // pred: ^bb7
    %54 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds %54[%47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %56 = llvm.getelementptr inbounds %55[%48] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %57 = llvm.getelementptr inbounds %56[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.icmp "eq" %58, %8 : i32
    llvm.cond_br %59, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %60 = llvm.getelementptr inbounds %56[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_open_warp(%22, %45, %61) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %62 = llvm.add %48, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%62 : i64)
  }
  llvm.func local_unnamed_addr @setcontext(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_open_warp(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.mlir.constant(false) : i1
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(32 : i32) : i32
    %11 = llvm.mlir.constant(12 : i32) : i32
    %12 = llvm.mlir.constant(31 : i32) : i32
    %13 = llvm.mlir.constant(11 : i32) : i32
    %14 = llvm.mlir.constant(13 : i32) : i32
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.constant(4 : i8) : i8
    %17 = llvm.mlir.constant(3 : i32) : i32
    %18 = llvm.mlir.constant(4 : i64) : i64
    %19 = llvm.mlir.constant(16 : i32) : i32
    %20 = llvm.mlir.constant(-65536 : i32) : i32
    %21 = llvm.mlir.constant(2 : i64) : i64
    %22 = llvm.mlir.constant(5 : i64) : i64
    %23 = llvm.mlir.constant(3 : i64) : i64
    %24 = llvm.mlir.constant(2147483640 : i32) : i32
    %25 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %26 = llvm.mlir.constant(536870910 : i32) : i32
    %27 = llvm.mlir.constant(65535 : i32) : i32
    %28 = llvm.mlir.constant(14 : i32) : i32
    %29 = llvm.mlir.constant(8 : i32) : i32
    %30 = llvm.mlir.constant(10 : i32) : i32
    %31 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.shl %arg1, %3 overflow<nsw> : i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %37 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i32
    %39 = llvm.sub %38, %34 overflow<nsw> : i32
    %40 = llvm.sext %39 : i32 to i64
    llvm.br ^bb1(%1, %5 : i64, i32)
  ^bb1(%41: i64, %42: i32):  // 2 preds: ^bb0, ^bb7
    %43 = llvm.icmp "ult" %41, %6 : i64
    %44 = llvm.icmp "slt" %41, %40 : i64
    %45 = llvm.select %43, %44, %7 : i1, i1
    llvm.cond_br %45, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %46 = llvm.icmp "eq" %42, %8 : i32
    %47 = llvm.bitcast %31 : !llvm.ptr to !llvm.ptr
    %48 = llvm.getelementptr inbounds %31[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %49 = llvm.getelementptr inbounds %31[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %50 = llvm.getelementptr inbounds %31[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64)>
    %51 = llvm.zext %46 : i1 to i64
    llvm.br ^bb8(%1 : i64)
  ^bb3:  // pred: ^bb1
    %52 = llvm.trunc %41 : i64 to i32
    %53 = llvm.shl %0, %52 overflow<nuw> : i32
    %54 = llvm.and %53, %arg2 : i32
    %55 = llvm.icmp "eq" %54, %5 : i32
    llvm.cond_br %55, ^bb7(%42 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %56 = llvm.getelementptr inbounds %36[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %57 = llvm.getelementptr inbounds %56[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %58 : i32, ^bb57 [
      4: ^bb7(%42 : i32),
      2: ^bb5
    ]
  ^bb5:  // pred: ^bb4
    %59 = llvm.getelementptr inbounds %56[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.icmp "eq" %60, %arg2 : i32
    llvm.cond_br %61, ^bb6, ^bb57
  ^bb6:  // pred: ^bb5
    %62 = llvm.or %53, %42 : i32
    llvm.br ^bb7(%62 : i32)
  ^bb7(%63: i32):  // 3 preds: ^bb3, ^bb4, ^bb6
    %64 = llvm.add %41, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%64, %63 : i64, i32)
  ^bb8(%65: i64):  // 2 preds: ^bb2, ^bb52
    %66 = llvm.icmp "eq" %65, %6 : i64
    llvm.cond_br %66, ^bb53(%1 : i64), ^bb9
  ^bb9:  // pred: ^bb8
    %67 = llvm.trunc %65 : i64 to i32
    %68 = llvm.shl %0, %67 overflow<nuw> : i32
    %69 = llvm.and %68, %42 : i32
    %70 = llvm.icmp "eq" %69, %5 : i32
    llvm.cond_br %70, ^bb52, ^bb10
  ^bb10:  // pred: ^bb9
    %71 = llvm.getelementptr inbounds %36[%65] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %72 = llvm.getelementptr inbounds %71[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> i32
    %74 = llvm.srem %73, %10 : i32
    %75 = llvm.getelementptr inbounds %71[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %76 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.and %76, %12 : i32
    %78 = llvm.getelementptr inbounds %71[%1, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i32
    %80 = llvm.icmp "sgt" %79, %4 : i32
    llvm.cond_br %80, ^bb11, ^bb37
  ^bb11:  // pred: ^bb10
    llvm.cond_br %46, ^bb12, ^bb51(%1 : i64)
  ^bb12:  // pred: ^bb11
    llvm.switch %79 : i32, ^bb25 [
      5: ^bb13,
      6: ^bb19
    ]
  ^bb13:  // pred: ^bb12
    %81 = llvm.trunc %74 : i32 to i8
    %82 = llvm.sdiv %81, %16 : i8
    %83 = llvm.sext %82 : i8 to i32
    %84 = llvm.srem %73, %4 : i32
    %85 = llvm.getelementptr inbounds %71[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
    %87 = llvm.inttoptr %86 : i64 to !llvm.ptr
    %88 = llvm.shl %83, %2 overflow<nsw> : i32
    %89 = llvm.shl %84, %17 overflow<nsw> : i32
    llvm.br ^bb14(%1 : i64)
  ^bb14(%90: i64):  // 2 preds: ^bb13, ^bb17
    %91 = llvm.icmp "eq" %90, %18 : i64
    llvm.cond_br %91, ^bb51(%51 : i64), ^bb15
  ^bb15:  // pred: ^bb14
    %92 = llvm.getelementptr inbounds %87[%1, 2, %90] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> f32
    %94 = llvm.trunc %90 : i64 to i32
    %95 = llvm.shl %94, %2 : i32
    %96 = llvm.and %95, %4 : i32
    %97 = llvm.or %96, %89 : i32
    %98 = llvm.lshr %94, %0 : i32
    llvm.br ^bb16(%93, %5 : f32, i32)
  ^bb16(%99: f32, %100: i32):  // 2 preds: ^bb15, ^bb18
    %101 = llvm.icmp "eq" %100, %19 : i32
    llvm.cond_br %101, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    llvm.store %99, %92 {alignment = 4 : i64} : f32, !llvm.ptr
    %102 = llvm.add %90, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%102 : i64)
  ^bb18:  // pred: ^bb16
    %103 = llvm.lshr %100, %0 : i32
    %104 = llvm.and %103, %17 : i32
    %105 = llvm.or %104, %88 : i32
    %106 = llvm.sext %105 : i32 to i64
    %107 = llvm.getelementptr inbounds %36[%106, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %108 = llvm.load %107 {alignment = 8 : i64} : !llvm.ptr -> i64
    %109 = llvm.inttoptr %108 : i64 to !llvm.ptr
    %110 = llvm.or %104, %97 : i32
    %111 = llvm.sext %110 : i32 to i64
    %112 = llvm.getelementptr inbounds %36[%111, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %113 = llvm.load %112 {alignment = 8 : i64} : !llvm.ptr -> i64
    %114 = llvm.inttoptr %113 : i64 to !llvm.ptr
    %115 = llvm.lshr %100, %17 : i32
    %116 = llvm.shl %115, %0 overflow<nsw, nuw> : i32
    %117 = llvm.add %116, %98 overflow<nsw, nuw> : i32
    %118 = llvm.zext %117 : i32 to i64
    %119 = llvm.getelementptr inbounds %109[%1, 0, %118] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %120 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %121 = llvm.and %100, %0 : i32
    %122 = llvm.icmp "eq" %121, %5 : i32
    %123 = llvm.and %120, %20 : i32
    %124 = llvm.shl %120, %19 : i32
    %125 = llvm.select %122, %124, %123 : i1, i32
    %126 = llvm.bitcast %125 : i32 to f32
    %127 = llvm.zext %115 : i32 to i64
    %128 = llvm.getelementptr inbounds %114[%1, 1, %127] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> i32
    %130 = llvm.and %129, %20 : i32
    %131 = llvm.shl %129, %19 : i32
    %132 = llvm.select %122, %131, %130 : i1, i32
    %133 = llvm.bitcast %132 : i32 to f32
    %134 = llvm.intr.fmuladd(%126, %133, %99) : (f32, f32, f32) -> f32
    %135 = llvm.add %100, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb16(%134, %135 : f32, i32)
  ^bb19:  // pred: ^bb12
    %136 = llvm.getelementptr inbounds %71[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %137 = llvm.load %136 {alignment = 8 : i64} : !llvm.ptr -> i64
    %138 = llvm.inttoptr %137 : i64 to !llvm.ptr
    %139 = llvm.getelementptr inbounds %138[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %140 = llvm.getelementptr inbounds %138[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %141 = llvm.trunc %74 : i32 to i8
    %142 = llvm.srem %141, %16 : i8
    %143 = llvm.sext %142 : i8 to i32
    %144 = llvm.shl %143, %0 overflow<nsw> : i32
    %145 = llvm.sdiv %141, %16 : i8
    %146 = llvm.sext %145 : i8 to i32
    %147 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> i32
    %148 = llvm.intr.smax(%147, %5) : (i32, i32) -> i32
    %149 = llvm.zext %148 : i32 to i64
    llvm.br ^bb20(%1 : i64)
  ^bb20(%150: i64):  // 2 preds: ^bb19, ^bb23
    %151 = llvm.icmp "eq" %150, %149 : i64
    llvm.cond_br %151, ^bb51(%51 : i64), ^bb21
  ^bb21:  // pred: ^bb20
    %152 = llvm.load %140 {alignment = 4 : i64} : !llvm.ptr -> i32
    %153 = llvm.icmp "eq" %152, %5 : i32
    %154 = llvm.trunc %150 : i64 to i32
    %155 = llvm.shl %154, %17 overflow<nsw> : i32
    llvm.br ^bb22(%5, %5 : i32, i32)
  ^bb22(%156: i32, %157: i32):  // 2 preds: ^bb21, ^bb24
    %158 = llvm.icmp "eq" %156, %2 : i32
    llvm.cond_br %158, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %159 = llvm.getelementptr inbounds %138[%1, 3, %150] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    llvm.store %157, %159 {alignment = 4 : i64} : i32, !llvm.ptr
    %160 = llvm.add %150, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb20(%160 : i64)
  ^bb24:  // pred: ^bb22
    %161 = llvm.add %156, %144 overflow<nsw, nuw> : i32
    %162 = llvm.select %153, %146, %161 : i1, i32
    %163 = llvm.select %153, %161, %146 : i1, i32
    %164 = llvm.add %162, %155 overflow<nsw> : i32
    %165 = llvm.sext %164 : i32 to i64
    %166 = llvm.getelementptr inbounds %36[%165, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %167 = llvm.load %166 {alignment = 8 : i64} : !llvm.ptr -> i64
    %168 = llvm.inttoptr %167 : i64 to !llvm.ptr
    %169 = llvm.load %168 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %170 = llvm.sext %163 : i32 to i64
    %171 = llvm.getelementptr inbounds %169[%170] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %172 = llvm.load %171 {alignment = 2 : i64} : !llvm.ptr -> i16
    %173 = llvm.zext %172 : i16 to i32
    %174 = llvm.shl %156, %4 overflow<nsw, nuw> : i32
    %175 = llvm.shl %173, %174 overflow<nuw> : i32
    %176 = llvm.or %175, %157 : i32
    %177 = llvm.add %156, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb22(%177, %176 : i32, i32)
  ^bb25:  // pred: ^bb12
    %178 = llvm.getelementptr inbounds %71[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %179 = llvm.load %178 {alignment = 8 : i64} : !llvm.ptr -> i64
    %180 = llvm.inttoptr %179 : i64 to !llvm.ptr
    %181 = llvm.load %180 {alignment = 8 : i64} : !llvm.ptr -> i64
    %182 = llvm.trunc %181 : i64 to i32
    %183 = llvm.getelementptr inbounds %180[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %184 = llvm.load %183 {alignment = 8 : i64} : !llvm.ptr -> i64
    %185 = llvm.trunc %184 : i64 to i32
    %186 = llvm.getelementptr inbounds %180[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %187 = llvm.load %186 {alignment = 8 : i64} : !llvm.ptr -> i64
    %188 = llvm.trunc %187 : i64 to i32
    %189 = llvm.getelementptr inbounds %180[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %190 = llvm.sdiv %182, %2 : i32
    %191 = llvm.sext %190 : i32 to i64
    %192 = llvm.getelementptr inbounds %189[%191] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.intr.lifetime.start %31 : !llvm.ptr
    %193 = llvm.shl %185, %2 overflow<nsw> : i32
    %194 = llvm.sext %193 : i32 to i64
    %195 = llvm.getelementptr inbounds %192[%194] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %196 = llvm.load %195 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %196, %48 {alignment = 8 : i64} : i64, !llvm.ptr
    %197 = llvm.getelementptr inbounds %180[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %198 = llvm.load %197 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %198, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    %199 = llvm.getelementptr inbounds %180[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %200 = llvm.load %199 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %200, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    %201 = llvm.trunc %74 : i32 to i8
    %202 = llvm.sdiv %201, %16 : i8
    %203 = llvm.sext %202 : i8 to i32
    %204 = llvm.shl %203, %2 overflow<nsw> : i32
    %205 = llvm.add %190, %3 overflow<nsw> : i32
    %206 = llvm.srem %73, %4 : i32
    %207 = llvm.shl %206, %0 overflow<nsw> : i32
    %208 = llvm.or %193, %0 : i32
    %209 = llvm.sext %208 : i32 to i64
    %210 = llvm.getelementptr inbounds %192[%209] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %211 = llvm.shl %185, %4 : i32
    %212 = llvm.sext %205 : i32 to i64
    %213 = llvm.icmp "eq" %188, %5 : i32
    %214 = llvm.intr.smax(%211, %5) : (i32, i32) -> i32
    %215 = llvm.intr.smax(%190, %5) : (i32, i32) -> i32
    %216 = llvm.zext %215 : i32 to i64
    llvm.br ^bb26(%1 : i64)
  ^bb26(%217: i64):  // 2 preds: ^bb25, ^bb31
    %218 = llvm.icmp "eq" %217, %216 : i64
    llvm.cond_br %218, ^bb36, ^bb27
  ^bb27:  // pred: ^bb26
    %219 = llvm.trunc %217 : i64 to i32
    %220 = llvm.shl %219, %0 : i32
    %221 = llvm.and %220, %24 : i32
    %222 = llvm.add %221, %207 overflow<nsw> : i32
    %223 = llvm.and %219, %0 : i32
    %224 = llvm.or %222, %223 : i32
    %225 = llvm.getelementptr inbounds %189[%217] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %226 = llvm.bitcast %225 : !llvm.ptr to !llvm.ptr
    %227 = llvm.load %210 {alignment = 8 : i64} : !llvm.ptr -> i64
    %228 = llvm.trunc %227 : i64 to i32
    %229 = llvm.icmp "eq" %228, %5 : i32
    llvm.cond_br %229, ^bb29(%25 : f32), ^bb28
  ^bb28:  // pred: ^bb27
    %230 = llvm.load %226 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb29(%230 : f32)
  ^bb29(%231: f32):  // 2 preds: ^bb27, ^bb28
    %232 = llvm.lshr %219, %0 : i32
    %233 = llvm.and %232, %0 : i32
    llvm.br ^bb30(%5, %231 : i32, f32)
  ^bb30(%234: i32, %235: f32):  // 2 preds: ^bb29, ^bb35
    %236 = llvm.icmp "eq" %234, %214 : i32
    llvm.cond_br %236, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    llvm.store %235, %226 {alignment = 4 : i64} : f32, !llvm.ptr
    %237 = llvm.add %217, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb26(%237 : i64)
  ^bb32:  // pred: ^bb30
    %238 = llvm.lshr %234, %0 : i32
    %239 = llvm.and %238, %17 : i32
    %240 = llvm.or %239, %204 : i32
    %241 = llvm.sext %240 : i32 to i64
    %242 = llvm.getelementptr inbounds %36[%241, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %243 = llvm.load %242 {alignment = 8 : i64} : !llvm.ptr -> i64
    %244 = llvm.inttoptr %243 : i64 to !llvm.ptr
    %245 = llvm.getelementptr inbounds %244[%212] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %246 = llvm.lshr %234, %2 : i32
    %247 = llvm.and %246, %26 : i32
    %248 = llvm.or %247, %233 : i32
    %249 = llvm.zext %248 : i32 to i64
    %250 = llvm.getelementptr inbounds %245[%249] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %251 = llvm.load %250 {alignment = 8 : i64} : !llvm.ptr -> i64
    %252 = llvm.trunc %251 : i64 to i32
    %253 = llvm.and %234, %0 : i32
    %254 = llvm.icmp "eq" %253, %5 : i32
    %255 = llvm.lshr %252, %19 : i32
    %256 = llvm.and %252, %27 : i32
    %257 = llvm.select %254, %256, %255 : i1, i32
    llvm.cond_br %213, ^bb34, ^bb33
  ^bb33:  // pred: ^bb32
    %258 = llvm.call fastcc tail @__tvm_ffi__grid_float_of_half(%257) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> f32
    llvm.br ^bb35(%258 : f32)
  ^bb34:  // pred: ^bb32
    %259 = llvm.shl %257, %19 overflow<nuw> : i32
    %260 = llvm.bitcast %259 : i32 to f32
    llvm.br ^bb35(%260 : f32)
  ^bb35(%261: f32):  // 2 preds: ^bb33, ^bb34
    %262 = llvm.call fastcc @__tvm_ffi__grid_element(%71, %31, %224, %234, %188) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %263 = llvm.intr.fmuladd(%261, %262, %235) : (f32, f32, f32) -> f32
    %264 = llvm.add %234, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb30(%264, %263 : i32, f32)
  ^bb36:  // pred: ^bb26
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.br ^bb51(%51 : i64)
  ^bb37:  // pred: ^bb10
    llvm.switch %79 : i32, ^bb45 [
      4: ^bb38(%1, %1 : i64, i64),
      0: ^bb47(%77 : i32),
      1: ^bb43,
      2: ^bb44
    ]
  ^bb38(%265: i64, %266: i64):  // 2 preds: ^bb37, ^bb42
    %267 = llvm.icmp "eq" %265, %6 : i64
    llvm.cond_br %267, ^bb51(%266 : i64), ^bb39
  ^bb39:  // pred: ^bb38
    %268 = llvm.trunc %265 : i64 to i32
    %269 = llvm.shl %0, %268 overflow<nuw> : i32
    %270 = llvm.and %269, %42 : i32
    %271 = llvm.icmp "eq" %270, %5 : i32
    llvm.cond_br %271, ^bb42(%266 : i64), ^bb40
  ^bb40:  // pred: ^bb39
    %272 = llvm.getelementptr inbounds %36[%265, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %273 = llvm.load %272 {alignment = 8 : i64} : !llvm.ptr -> i64
    %274 = llvm.icmp "eq" %273, %1 : i64
    llvm.cond_br %274, ^bb42(%266 : i64), ^bb41
  ^bb41:  // pred: ^bb40
    %275 = llvm.shl %15, %265 overflow<nsw, nuw> : i64
    %276 = llvm.or %275, %266 : i64
    llvm.br ^bb42(%276 : i64)
  ^bb42(%277: i64):  // 3 preds: ^bb39, ^bb40, ^bb41
    %278 = llvm.add %265, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb38(%278, %277 : i64, i64)
  ^bb43:  // pred: ^bb37
    %279 = llvm.sub %74, %77 overflow<nsw> : i32
    llvm.br ^bb46(%279 : i32)
  ^bb44:  // pred: ^bb37
    %280 = llvm.add %77, %74 overflow<nsw> : i32
    llvm.br ^bb46(%280 : i32)
  ^bb45:  // pred: ^bb37
    %281 = llvm.xor %77, %74 : i32
    llvm.br ^bb46(%281 : i32)
  ^bb46(%282: i32):  // 3 preds: ^bb43, ^bb44, ^bb45
    %283 = llvm.icmp "ult" %282, %10 : i32
    llvm.cond_br %283, ^bb47(%282 : i32), ^bb49
  ^bb47(%284: i32):  // 2 preds: ^bb37, ^bb46
    %285 = llvm.shl %0, %284 overflow<nuw> : i32
    %286 = llvm.and %285, %42 : i32
    %287 = llvm.icmp "eq" %286, %5 : i32
    llvm.cond_br %287, ^bb49, ^bb48
  ^bb48:  // pred: ^bb47
    %288 = llvm.zext %284 : i32 to i64
    %289 = llvm.getelementptr inbounds %36[%288, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.br ^bb50(%289 : !llvm.ptr)
  ^bb49:  // 2 preds: ^bb46, ^bb47
    %290 = llvm.getelementptr inbounds %71[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.br ^bb50(%290 : !llvm.ptr)
  ^bb50(%291: !llvm.ptr):  // 2 preds: ^bb48, ^bb49
    %292 = llvm.load %291 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb51(%292 : i64)
  ^bb51(%293: i64):  // 6 preds: ^bb11, ^bb14, ^bb20, ^bb36, ^bb38, ^bb50
    %294 = llvm.getelementptr inbounds %71[%1, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %293, %294 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb52
  ^bb52:  // 2 preds: ^bb9, ^bb51
    %295 = llvm.add %65, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb8(%295 : i64)
  ^bb53(%296: i64):  // 2 preds: ^bb8, ^bb56
    %297 = llvm.icmp "eq" %296, %6 : i64
    llvm.cond_br %297, ^bb57, ^bb54
  ^bb54:  // pred: ^bb53
    %298 = llvm.trunc %296 : i64 to i32
    %299 = llvm.shl %0, %298 overflow<nuw> : i32
    %300 = llvm.and %299, %42 : i32
    %301 = llvm.icmp "eq" %300, %5 : i32
    llvm.cond_br %301, ^bb56, ^bb55
  ^bb55:  // pred: ^bb54
    %302 = llvm.getelementptr inbounds %36[%296] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %302) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb56
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %303 = llvm.add %296, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb53(%303 : i64)
  ^bb57:  // 3 preds: ^bb4, ^bb5, ^bb53
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_float_of_half(%arg0: i32 {llvm.noundef}) -> f32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(13 : i32) : i32
    %1 = llvm.mlir.constant(268427264 : i32) : i32
    %2 = llvm.mlir.constant(31744 : i32) : i32
    %3 = llvm.mlir.constant(1023 : i32) : i32
    %4 = llvm.mlir.constant(5.96046448E-8 : f32) : f32
    %5 = llvm.mlir.constant(2139095040 : i32) : i32
    %6 = llvm.mlir.constant(939524096 : i32) : i32
    %7 = llvm.mlir.constant(16 : i32) : i32
    %8 = llvm.mlir.constant(-2147483648 : i32) : i32
    %9 = llvm.shl %arg0, %0 : i32
    %10 = llvm.and %9, %1 : i32
    %11 = llvm.and %arg0, %2 : i32
    llvm.switch %11 : i32, ^bb2 [
      31744: ^bb1,
      0: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %12 = llvm.or %10, %5 : i32
    llvm.br ^bb4(%12 : i32)
  ^bb2:  // pred: ^bb0
    %13 = llvm.add %10, %6 overflow<nsw, nuw> : i32
    llvm.br ^bb4(%13 : i32)
  ^bb3:  // pred: ^bb0
    %14 = llvm.and %arg0, %3 : i32
    %15 = llvm.uitofp %14 : i32 to f32
    %16 = llvm.fmul %15, %4 : f32
    %17 = llvm.bitcast %16 : f32 to i32
    llvm.br ^bb4(%17 : i32)
  ^bb4(%18: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    %19 = llvm.shl %arg0, %7 : i32
    %20 = llvm.and %19, %8 : i32
    %21 = llvm.or %18, %20 : i32
    %22 = llvm.bitcast %21 : i32 to f32
    llvm.return %22 : f32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_fail(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(512 : i64) : i64
    %4 = llvm.mlir.addressof @__tvm_ffi__grid_str.6 : !llvm.ptr
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.7 : !llvm.ptr
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_advance(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i16) : i16
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(13 : i32) : i32
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %11 = llvm.load %10 {alignment = 2 : i64} : !llvm.ptr -> i16
    %12 = llvm.icmp "eq" %11, %2 : i16
    llvm.cond_br %12, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    %13 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "ult" %14, %3 : i32
    llvm.cond_br %15, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %16 = llvm.xor %14, %1 : i32
    llvm.store %16, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i16
    llvm.store %18, %10 {alignment = 2 : i64} : i16, !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    %20 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<64 x i64>)>
    llvm.br ^bb3(%0 : i64)
  ^bb3(%21: i64):  // 2 preds: ^bb2, ^bb7
    %22 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.icmp "slt" %21, %23 : i64
    llvm.cond_br %24, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %25 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %27 = llvm.getelementptr inbounds %25[%21, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.icmp "eq" %28, %7 : i32
    llvm.cond_br %29, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %30 = llvm.getelementptr inbounds %25[%21, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
    %33 = llvm.icmp "eq" %32, %arg1 : !llvm.ptr
    llvm.cond_br %33, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %26) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    %34 = llvm.add %21, %9 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%34 : i64)
  ^bb8:  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.return
  }
  llvm.func local_unnamed_addr @sysconf(i32 {llvm.noundef}) -> i64 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_shared_at() -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(663751 : i64) : i64
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
