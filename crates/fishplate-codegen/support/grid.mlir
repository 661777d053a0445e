// Generated from grid.c by support/generate; do not edit.
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str("no tensor map can describe the tensor: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.1("ValueError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.2("a barrier takes 1 to 65535 arrivals\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.3("the barrier was not initialised\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.4("a tile of a product must lie in shared memory\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.5("a row of a matrix must be 16 bytes of shared memory, at a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.6("matrices need all 32 threads of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.7("the launch of `%.200s` failed: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.8("RuntimeError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.9("the tensor starts at %p, which is not a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.10("dimension %d (the last is 0) has %lld elements, expected 1 to 4294967296\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.11("side %d of the box (the last is 0) is %lld, expected 1 to 256\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.12("the stride of dimension %d (the last is 0) is %lld bytes, expected a multiple of 16 below 2**40\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.13("a row of the box has %lld bytes, expected a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.14("a row of the box has %lld bytes, more than the %lld of the swizzle\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.15("a barrier must be 8 bytes of shared memory, at a multiple of 8\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.16("%s (thread %d, %s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.17("more arrivals than the barrier has in a phase\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.18("a barrier by number is one of 0 to 15, for threads in multiples of 32 that the block has\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.19("threads at the same barrier by number expect another number of threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.20("a swizzled box must lie in shared memory, at a multiple of 1024 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.21("a box must lie in shared memory, at a multiple of 128 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @__tvm_ffi__grid_check.most(dense<[2147483647, 65535, 65535, 1024, 1024, 64]> : tensor<6xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x i64>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.22("side %c of the %s must be from %d to %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.23("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.24("grid\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.25("block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.26("a block has at most %d threads, got %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.27("a block has at most %d bytes of shared memory, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__grid_page.bytes(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.28("no memory for the stacks of its threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_spare() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<32 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<32 x ptr>
    llvm.return %1 : !llvm.array<32 x ptr>
  }
  llvm.mlir.global internal @__tvm_ffi__grid_protected(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.29("its threads wait for each other: %d of a block in sync_threads, %d in an exchange of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.30(", %d (the first is %d) for phase %d of the barrier at byte %d of shared memory, which misses %d arrivals and %d bytes (%.160s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.31(", %d of %d (the first is %d) at the barrier with number %d (%.160s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
    %9 = llvm.getelementptr inbounds %7[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.add %10, %3 overflow<nsw> : i32
    llvm.store %11, %9 {alignment = 8 : i64} : i32, !llvm.ptr
    %12 = llvm.getelementptr inbounds %7[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %8 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %2, %8 {alignment = 8 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %10 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %19 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %20 = llvm.call @_setjmp(%19) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.icmp "eq" %20, %0 : i32
    llvm.cond_br %21, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %22 = llvm.getelementptr inbounds %arg1[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "eq" %23, %0 : i32
    llvm.cond_br %24, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %25 = llvm.getelementptr inbounds %arg1[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "eq" %26, %0 : i32
    llvm.cond_br %27, ^bb4, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %28 = llvm.getelementptr inbounds %arg1[%1, 17, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %29 = llvm.bitcast %28 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%29, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    %30 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds %arg1[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %arg1[%1, 8, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.add %33, %7 overflow<nsw> : i32
    %39 = llvm.srem %38, %8 : i32
    llvm.store %39, %32 {alignment = 8 : i64} : i32, !llvm.ptr
    %40 = llvm.add %23, %9 overflow<nsw> : i32
    llvm.store %40, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    %41 = llvm.getelementptr inbounds %31[%37, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %43 = llvm.icmp "eq" %42, %0 : i32
    llvm.cond_br %43, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %44 = llvm.getelementptr inbounds %31[%37, 17, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %45 = llvm.bitcast %44 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%45, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %46 = llvm.getelementptr inbounds %31[%37] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %7, %41 {alignment = 8 : i64} : i32, !llvm.ptr
    %47 = llvm.getelementptr inbounds %31[%37, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %48 = llvm.bitcast %47 : !llvm.ptr to !llvm.ptr
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.call @getcontext(%49) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %51 = llvm.getelementptr inbounds %49[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %12, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds %52[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.getelementptr inbounds %49[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %53, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> i64
    %57 = llvm.add %56, %15 : i64
    %58 = llvm.getelementptr inbounds %49[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %57, %58 {alignment = 8 : i64} : i64, !llvm.ptr
    %59 = llvm.ptrtoint %46 : !llvm.ptr to i64
    %60 = llvm.lshr %59, %17 : i64
    %61 = llvm.trunc %60 : i64 to i32
    %62 = llvm.trunc %59 : i64 to i32
    llvm.call @makecontext(%49, %18, %4, %61, %62) vararg(!llvm.func<void (ptr, ptr, i32, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %63 = llvm.call @setcontext(%49) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
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
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_str.6 : !llvm.ptr
    %7 = llvm.mlir.constant(17 : i32) : i32
    %8 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %9 = llvm.call fastcc tail @__tvm_ffi__grid_exchange(%arg0, %0, %8, %1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %10 = llvm.icmp "eq" %9, %2 : i64
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %5, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.getelementptr inbounds %12[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.9 : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(-4294967297 : i64) : i64
    %8 = llvm.mlir.constant(-4294967296 : i64) : i64
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(-257 : i64) : i64
    %11 = llvm.mlir.constant(-256 : i64) : i64
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(-1099511627761 : i64) : i64
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.12 : !llvm.ptr
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.11 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_str.10 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_str.13 : !llvm.ptr
    %19 = llvm.mlir.constant(3 : i32) : i32
    %20 = llvm.mlir.constant(false) : i1
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.14 : !llvm.ptr
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
    %33 = llvm.getelementptr inbounds %32[%8, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.15 : !llvm.ptr
    %10 = llvm.and %arg1, %0 : i64
    %11 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.16 : !llvm.ptr
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
    %15 = llvm.getelementptr inbounds %11[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %0, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.getelementptr inbounds %11[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.17 : !llvm.ptr
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
  llvm.func local_unnamed_addr @__tvm_ffi__grid_named_arrive(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.trunc %2 : i64 to i32
    %4 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %6 = llvm.trunc %5 : i64 to i32
    %7 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
    %10 = llvm.call fastcc tail @__tvm_ffi__grid_arrive_by_number(%arg0, %3, %6, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_arrive_by_number(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(31 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.18 : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(15 : i32) : i32
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.19 : !llvm.ptr
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(8 : i32) : i32
    %12 = llvm.mlir.constant(12 : i32) : i32
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "ult" %arg1, %2 : i32
    %17 = llvm.icmp "sgt" %arg2, %3 : i32
    %18 = llvm.and %16, %17 : i1
    %19 = llvm.and %arg2, %3 : i32
    %20 = llvm.icmp "eq" %19, %4 : i32
    %21 = llvm.and %18, %20 : i1
    llvm.cond_br %21, ^bb1, ^bb11(%5 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %22 = llvm.getelementptr inbounds %15[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "slt" %23, %arg2 : i32
    llvm.cond_br %24, ^bb11(%5 : !llvm.ptr), ^bb2
  ^bb2:  // pred: ^bb1
    %25 = llvm.zext %arg1 : i32 to i64
    %26 = llvm.getelementptr inbounds %15[%0, 15, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "eq" %27, %4 : i32
    llvm.cond_br %28, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %29 = llvm.getelementptr inbounds %15[%0, 16, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "eq" %30, %arg2 : i32
    llvm.cond_br %31, ^bb4, ^bb11(%8 : !llvm.ptr)
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %32 = llvm.getelementptr inbounds %15[%0, 16, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %arg2, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    %33 = llvm.add %27, %9 overflow<nsw> : i32
    llvm.store %33, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    %34 = llvm.icmp "slt" %33, %arg2 : i32
    llvm.cond_br %34, ^bb12(%9 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    llvm.store %4, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    %35 = llvm.getelementptr inbounds %15[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb6(%0 : i64)
  ^bb6(%36: i64):  // 2 preds: ^bb5, ^bb10
    %37 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.icmp "slt" %36, %38 : i64
    llvm.cond_br %39, ^bb7, ^bb12(%4 : i32)
  ^bb7:  // pred: ^bb6
    %40 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %42 = llvm.getelementptr inbounds %40[%36, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.icmp "eq" %43, %6 : i32
    llvm.cond_br %44, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %45 = llvm.getelementptr inbounds %40[%36, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.icmp "eq" %46, %arg1 : i32
    llvm.cond_br %47, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%15, %41) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb10:  // 3 preds: ^bb7, ^bb8, ^bb9
    %48 = llvm.add %36, %13 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%48 : i64)
  ^bb11(%49: !llvm.ptr):  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %49, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb12(%4 : i32)
  ^bb12(%50: i32):  // 3 preds: ^bb4, ^bb6, ^bb11
    llvm.return %50 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_named_sync(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(15 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(12 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(17 : i32) : i32
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %12, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.trunc %14 : i64 to i32
    %16 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.trunc %17 : i64 to i32
    %19 = llvm.call fastcc tail @__tvm_ffi__grid_arrive_by_number(%arg0, %15, %18, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.icmp "eq" %19, %4 : i32
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.trunc %21 : i64 to i32
    %23 = llvm.getelementptr inbounds %arg0[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %22, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %24 = llvm.getelementptr inbounds %arg0[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %7, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.getelementptr inbounds %arg0[%1, 17, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %26 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%25, %27) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
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
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.21 : !llvm.ptr
    %22 = llvm.mlir.addressof @__tvm_ffi__grid_str.20 : !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.inttoptr %arg2 : i64 to !llvm.ptr
    %26 = llvm.and %arg1, %2 : i64
    %27 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%25) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %28 = llvm.getelementptr inbounds %24[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %50 = llvm.getelementptr inbounds %24[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.icmp "eq" %51, %11 : i32
    llvm.cond_br %52, ^bb5, ^bb6(%51 : i32)
  ^bb5:  // pred: ^bb4
    %53 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %54 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%54 : i32)
  ^bb6(%55: i32):  // 2 preds: ^bb4, ^bb5
    %56 = llvm.getelementptr inbounds %24[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i32
    %58 = llvm.add %55, %13 overflow<nsw> : i32
    llvm.store %58, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %59 = llvm.add %55, %57 overflow<nsw> : i32
    %60 = llvm.srem %59, %11 : i32
    %61 = llvm.sext %60 : i32 to i64
    %62 = llvm.getelementptr inbounds %24[%0, 11, %61] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %63 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i32
    %67 = llvm.getelementptr inbounds %62[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>
    llvm.store %25, %67 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.getelementptr inbounds %24[%0, 11, %61, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %38, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.getelementptr inbounds %24[%0, 11, %61, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %6, %69 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.getelementptr inbounds %24[%0, 11, %61, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %71 = llvm.bitcast %70 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%71, %7, %18) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %72 = llvm.getelementptr inbounds %24[%0, 11, %61, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %64, %72 {alignment = 4 : i64} : i32, !llvm.ptr
    %73 = llvm.getelementptr inbounds %24[%0, 11, %61, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %66, %73 {alignment = 8 : i64} : i32, !llvm.ptr
    %74 = llvm.getelementptr inbounds %24[%0, 11, %61, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %83 = llvm.getelementptr inbounds %24[%0, 11, %61, 3, %78] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %14 = llvm.getelementptr inbounds %13[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.getelementptr inbounds %13[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %25 = llvm.getelementptr inbounds %13[%0, 11, %24, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "eq" %26, %6 : i32
    llvm.cond_br %27, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %28 = llvm.getelementptr inbounds %13[%0, 11, %24, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "eq" %29, %30 : i32
    llvm.cond_br %31, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %32 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.getelementptr inbounds %13[%0, 11, %24, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %23 = llvm.getelementptr inbounds %arg0[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "eq" %24, %3 : i32
    llvm.cond_br %25, ^bb21(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %26 = llvm.bitcast %22 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %22 : !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %arg0[%1, 11, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(5 : i64) : i64
    %11 = llvm.mlir.constant(6 : i64) : i64
    %12 = llvm.mlir.constant(7 : i64) : i64
    %13 = llvm.mlir.constant(5 : i32) : i32
    %14 = llvm.mlir.constant(4 : i32) : i32
    %15 = llvm.mlir.constant(64 : i32) : i32
    %16 = llvm.mlir.constant(7 : i32) : i32
    %17 = llvm.mlir.constant(128 : i32) : i32
    %18 = llvm.mlir.constant(32 : i8) : i8
    %19 = llvm.mlir.constant(32 : i32) : i32
    %20 = llvm.mlir.constant(4 : i8) : i8
    %21 = llvm.mlir.constant(8 : i32) : i32
    %22 = llvm.mlir.constant(2147483640 : i32) : i32
    %23 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %24 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
    %25 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.trunc %27 : i64 to i32
    %29 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.sdiv %28, %2 : i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %33 = llvm.bitcast %25 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    %34 = llvm.getelementptr inbounds %25[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %35 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %35, %34 {alignment = 8 : i64} : i64, !llvm.ptr
    %36 = llvm.getelementptr inbounds %25[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %37 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %38, %36 {alignment = 8 : i64} : i64, !llvm.ptr
    %39 = llvm.getelementptr inbounds %25[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %40 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %41, %39 {alignment = 8 : i64} : i64, !llvm.ptr
    %42 = llvm.getelementptr inbounds %25[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %43 = llvm.getelementptr inbounds %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.trunc %44 : i64 to i32
    llvm.store %45, %42 {alignment = 8 : i64} : i32, !llvm.ptr
    %46 = llvm.bitcast %26 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %47 = llvm.getelementptr inbounds %26[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %48 = llvm.getelementptr inbounds %32[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %49, %47 {alignment = 8 : i64} : i64, !llvm.ptr
    %50 = llvm.getelementptr inbounds %26[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %51 = llvm.getelementptr inbounds %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %52, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    %53 = llvm.getelementptr inbounds %26[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %54 = llvm.getelementptr inbounds %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %55, %53 {alignment = 8 : i64} : i64, !llvm.ptr
    %56 = llvm.getelementptr inbounds %26[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %57 = llvm.getelementptr inbounds %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    %59 = llvm.trunc %58 : i64 to i32
    llvm.store %59, %56 {alignment = 8 : i64} : i32, !llvm.ptr
    %60 = llvm.getelementptr inbounds %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> i64
    %62 = llvm.trunc %61 : i64 to i32
    %63 = llvm.shl %62, %13 overflow<nsw> : i32
    %64 = llvm.icmp "slt" %45, %2 : i32
    %65 = llvm.icmp "eq" %45, %14 : i32
    %66 = llvm.select %65, %14, %0 : i1, i32
    %67 = llvm.select %64, %2, %66 : i1, i32
    %68 = llvm.sdiv %63, %67 : i32
    %69 = llvm.getelementptr inbounds %32[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i64
    %71 = llvm.trunc %70 : i64 to i32
    %72 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %25, %15, %68) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %73 = llvm.icmp "eq" %72, %4 : i32
    llvm.cond_br %73, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %74 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %26, %28, %68) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %75 = llvm.icmp "eq" %74, %4 : i32
    llvm.cond_br %75, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %76 = llvm.getelementptr inbounds %arg0[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %77 = llvm.icmp "sgt" %45, %14 : i32
    %78 = llvm.icmp "eq" %71, %4 : i32
    %79 = llvm.intr.smax(%68, %4) : (i32, i32) -> i32
    %80 = llvm.intr.smax(%30, %4) : (i32, i32) -> i32
    %81 = llvm.zext %80 : i32 to i64
    llvm.br ^bb4(%3 : i64)
  ^bb3:  // 2 preds: ^bb0, ^bb1
    %82 = llvm.getelementptr inbounds %32[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.inttoptr %83 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %24, %84) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb19
  ^bb4(%85: i64):  // 2 preds: ^bb2, ^bb18
    %86 = llvm.icmp "eq" %85, %81 : i64
    llvm.cond_br %86, ^bb19, ^bb5
  ^bb5:  // pred: ^bb4
    %87 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> i32
    %88 = llvm.srem %87, %17 : i32
    %89 = llvm.trunc %88 : i32 to i8
    %90 = llvm.sdiv %89, %18 : i8
    %91 = llvm.sext %90 : i8 to i32
    %92 = llvm.shl %91, %14 overflow<nsw> : i32
    %93 = llvm.srem %87, %19 : i32
    %94 = llvm.trunc %93 : i32 to i8
    %95 = llvm.sdiv %94, %20 : i8
    %96 = llvm.sext %95 : i8 to i32
    %97 = llvm.trunc %85 : i64 to i32
    %98 = llvm.shl %97, %2 : i32
    %99 = llvm.and %98, %21 : i32
    %100 = llvm.add %99, %96 overflow<nsw> : i32
    %101 = llvm.add %100, %92 overflow<nsw> : i32
    %102 = llvm.trunc %85 : i64 to i32
    %103 = llvm.shl %102, %0 : i32
    %104 = llvm.and %103, %22 : i32
    %105 = llvm.srem %87, %14 : i32
    %106 = llvm.shl %105, %0 overflow<nsw> : i32
    %107 = llvm.add %106, %104 overflow<nsw> : i32
    %108 = llvm.trunc %85 : i64 to i32
    %109 = llvm.and %108, %0 : i32
    %110 = llvm.or %107, %109 : i32
    %111 = llvm.getelementptr inbounds %29[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.cond_br %77, ^bb6, ^bb12
  ^bb6:  // pred: ^bb5
    %112 = llvm.bitcast %111 : !llvm.ptr to !llvm.ptr
    llvm.cond_br %78, ^bb8(%4 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    %113 = llvm.load %112 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb8(%113 : i32)
  ^bb8(%114: i32):  // 2 preds: ^bb6, ^bb7
    llvm.br ^bb9(%114, %4 : i32, i32)
  ^bb9(%115: i32, %116: i32):  // 2 preds: ^bb8, ^bb11
    %117 = llvm.icmp "eq" %116, %79 : i32
    llvm.cond_br %117, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    llvm.store %115, %112 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb18
  ^bb11:  // pred: ^bb9
    %118 = llvm.call fastcc @__tvm_ffi__grid_whole_element(%arg0, %25, %101, %116) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %119 = llvm.call fastcc @__tvm_ffi__grid_whole_element(%arg0, %26, %110, %116) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %120 = llvm.mul %119, %118 overflow<nsw> : i32
    %121 = llvm.add %120, %115 : i32
    %122 = llvm.add %116, %0 overflow<nuw> : i32
    llvm.br ^bb9(%121, %122 : i32, i32)
  ^bb12:  // pred: ^bb5
    %123 = llvm.bitcast %111 : !llvm.ptr to !llvm.ptr
    llvm.cond_br %78, ^bb14(%23 : f32), ^bb13
  ^bb13:  // pred: ^bb12
    %124 = llvm.load %123 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb14(%124 : f32)
  ^bb14(%125: f32):  // 2 preds: ^bb12, ^bb13
    llvm.br ^bb15(%125, %4 : f32, i32)
  ^bb15(%126: f32, %127: i32):  // 2 preds: ^bb14, ^bb17
    %128 = llvm.icmp "eq" %127, %79 : i32
    llvm.cond_br %128, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    llvm.store %126, %123 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb18
  ^bb17:  // pred: ^bb15
    %129 = llvm.call fastcc @__tvm_ffi__grid_element(%arg0, %25, %101, %127) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %130 = llvm.call fastcc @__tvm_ffi__grid_element(%arg0, %26, %110, %127) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %131 = llvm.intr.fmuladd(%129, %130, %126) : (f32, f32, f32) -> f32
    %132 = llvm.add %127, %0 overflow<nuw> : i32
    llvm.br ^bb15(%131, %132 : f32, i32)
  ^bb18:  // 2 preds: ^bb10, ^bb16
    %133 = llvm.add %85, %9 overflow<nsw, nuw> : i64
    llvm.br ^bb4(%133 : i64)
  ^bb19:  // 2 preds: ^bb3, ^bb4
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.intr.lifetime.end %25 : !llvm.ptr
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
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(32 : i32) : i32
    %11 = llvm.mlir.constant(128 : i32) : i32
    %12 = llvm.mlir.constant(64 : i32) : i32
    %13 = llvm.mlir.constant(8 : i32) : i32
    %14 = llvm.mlir.constant(-1024 : i64) : i64
    %15 = llvm.mlir.constant(5 : i32) : i32
    %16 = llvm.mlir.constant(1024 : i64) : i64
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.icmp "eq" %19, %0 : i64
    %21 = llvm.select %20, %arg2, %arg3 : i1, i32
    %22 = llvm.add %21, %2 overflow<nsw> : i32
    %23 = llvm.select %20, %arg3, %arg2 : i1, i32
    %24 = llvm.add %23, %2 overflow<nsw> : i32
    %25 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.shl %26, %4 : i64
    %28 = llvm.and %27, %5 : i64
    %29 = llvm.lshr %26, %6 : i64
    %30 = llvm.and %29, %5 : i64
    %31 = llvm.getelementptr inbounds %arg1[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.icmp "slt" %32, %8 : i32
    %34 = llvm.icmp "eq" %32, %9 : i32
    %35 = llvm.select %34, %10, %11 : i1, i32
    %36 = llvm.select %33, %12, %35 : i1, i32
    %37 = llvm.sdiv %22, %36 : i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.sdiv %24, %13 : i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.mul %30, %40 overflow<nsw> : i64
    %42 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.mul %43, %38 : i64
    %45 = llvm.add %44, %28 : i64
    %46 = llvm.add %45, %41 : i64
    %47 = llvm.and %46, %14 : i64
    %48 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds %49[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds %51[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %54 = llvm.icmp "ult" %53, %47 : i64
    %55 = llvm.sub %53, %47 : i64
    %56 = llvm.icmp "ult" %55, %16 : i64
    %57 = llvm.or %54, %56 : i1
    llvm.cond_br %57, ^bb2(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %58 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.icmp "ne" %59, %17 : !llvm.ptr
    %61 = llvm.zext %60 : i1 to i32
    llvm.br ^bb2(%61 : i32)
  ^bb2(%62: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %62 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_whole_element(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.call fastcc tail @__tvm_ffi__grid_element_at(%arg0, %arg1, %arg2, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %4 = llvm.getelementptr inbounds %arg1[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i32
    %6 = llvm.icmp "eq" %5, %2 : i32
    %7 = llvm.load %3 {alignment = 1 : i64} : !llvm.ptr -> i8
    %8 = llvm.sext %7 : i8 to i32
    %9 = llvm.zext %7 : i8 to i32
    %10 = llvm.select %6, %8, %9 : i1, i32
    llvm.return %10 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_element(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}) -> f32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.call fastcc tail @__tvm_ffi__grid_element_at(%arg0, %arg1, %arg2, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %arg1[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i32
    %8 = llvm.icmp "slt" %7, %2 : i32
    %9 = llvm.icmp "eq" %7, %3 : i32
    %10 = llvm.select %9, %3, %4 : i1, i32
    %11 = llvm.select %8, %2, %10 : i1, i32
    llvm.switch %11 : i32, ^bb3 [
      2: ^bb1,
      4: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %12 = llvm.bitcast %5 : !llvm.ptr to !llvm.ptr
    %13 = llvm.load %12 {alignment = 2 : i64} : !llvm.ptr -> i16
    %14 = llvm.zext %13 : i16 to i32
    llvm.br ^bb4(%14 : i32)
  ^bb2:  // pred: ^bb0
    %15 = llvm.bitcast %5 : !llvm.ptr to !llvm.ptr
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb4(%16 : i32)
  ^bb3:  // pred: ^bb0
    %17 = llvm.load %5 {alignment = 1 : i64} : !llvm.ptr -> i8
    %18 = llvm.zext %17 : i8 to i32
    llvm.br ^bb4(%18 : i32)
  ^bb4(%19: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    %20 = llvm.call fastcc tail @__tvm_ffi__grid_float_of(%19, %7) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    llvm.return %20 : f32
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
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(7 : i32) : i32
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.trunc %14 : i64 to i32
    %16 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.trunc %17 : i64 to i32
    %19 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.sdiv %15, %3 : i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %19[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %23 = llvm.bitcast %13 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    %24 = llvm.getelementptr inbounds %13[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %25 = llvm.shl %18, %3 overflow<nsw> : i32
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds %22[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %28, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    %29 = llvm.getelementptr inbounds %13[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %30 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %31, %29 {alignment = 8 : i64} : i64, !llvm.ptr
    %32 = llvm.getelementptr inbounds %13[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %33 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %34, %32 {alignment = 8 : i64} : i64, !llvm.ptr
    %35 = llvm.getelementptr inbounds %13[%4, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %36 = llvm.getelementptr inbounds %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.trunc %37 : i64 to i32
    llvm.store %38, %35 {alignment = 8 : i64} : i32, !llvm.ptr
    %39 = llvm.shl %18, %10 overflow<nsw> : i32
    %40 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %13, %15, %39) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %41 = llvm.icmp "eq" %40, %5 : i32
    llvm.cond_br %41, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %42 = llvm.or %25, %3 : i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %22[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.inttoptr %45 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %12, %46) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %47 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %47, %11) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_store_matrix(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(32 : i32) : i32
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(15 : i64) : i64
    %6 = llvm.mlir.constant(4294967295 : i64) : i64
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(16 : i64) : i64
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(8 : i32) : i32
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.5 : !llvm.ptr
    %15 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.add %15, %0 overflow<nsw> : i64
    %17 = llvm.getelementptr inbounds %arg1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    %20 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.srem %21, %3 : i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.shl %15, %0 overflow<nsw> : i64
    %25 = llvm.icmp "sgt" %24, %23 : i64
    llvm.cond_br %25, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %26 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.and %27, %5 : i64
    %29 = llvm.icmp "eq" %28, %1 : i64
    llvm.cond_br %29, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %30 = llvm.and %27, %6 : i64
    %31 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds %34[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.icmp "ult" %36, %30 : i64
    %38 = llvm.sub %36, %30 : i64
    %39 = llvm.icmp "ult" %38, %10 : i64
    %40 = llvm.or %37, %39 : i1
    llvm.cond_br %40, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %41 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.icmp "eq" %42, %12 : !llvm.ptr
    llvm.cond_br %43, ^bb4, ^bb5
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %14, %19) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb5:  // 2 preds: ^bb0, ^bb3
    %44 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %44, %13) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
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
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.23 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.24 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.25 : !llvm.ptr
    %14 = llvm.mlir.constant(160 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.22 : !llvm.ptr
    %16 = llvm.mlir.constant(1024 : i64) : i64
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.mlir.constant(232448 : i64) : i64
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.mlir.constant(16384 : i64) : i64
    %21 = llvm.mlir.constant(5 : i32) : i32
    %22 = llvm.mlir.constant(8231 : i64) : i64
    %23 = llvm.mlir.addressof @__tvm_ffi__grid_run_blocks : !llvm.ptr
    %24 = llvm.mlir.constant(4095 : i64) : i64
    %25 = llvm.mlir.addressof @__tvm_ffi__grid_str.27 : !llvm.ptr
    %26 = llvm.mlir.constant(232448 : i32) : i32
    %27 = llvm.mlir.addressof @__tvm_ffi__grid_str.26 : !llvm.ptr
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
    %23 = llvm.mlir.constant(8512 : i64) : i64
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
    %35 = llvm.mlir.constant(7944 : i64) : i64
    %36 = llvm.mlir.constant(100663296 : i64) : i64
    %37 = llvm.mlir.addressof @__tvm_ffi__grid_oldest : !llvm.ptr
    %38 = llvm.mlir.constant(31 : i32) : i32
    %39 = llvm.mlir.constant(16 : i32) : i32
    %40 = llvm.mlir.constant(15 : i32) : i32
    %41 = llvm.mlir.constant(8 : i32) : i32
    %42 = llvm.mlir.constant(4 : i32) : i32
    %43 = llvm.mlir.constant(true) : i1
    %44 = llvm.mlir.constant(13 : i32) : i32
    %45 = llvm.mlir.constant(false) : i1
    %46 = llvm.mlir.constant(448 : i64) : i64
    %47 = llvm.mlir.addressof @__tvm_ffi__grid_str.29 : !llvm.ptr
    %48 = llvm.mlir.constant(7 : i32) : i32
    %49 = llvm.mlir.constant(12 : i32) : i32
    %50 = llvm.mlir.addressof @__tvm_ffi__grid_str.30 : !llvm.ptr
    %51 = llvm.mlir.addressof @__tvm_ffi__grid_str.31 : !llvm.ptr
    %52 = llvm.mlir.constant(0 : i8) : i8
    %53 = llvm.mlir.constant(3 : i64) : i64
    %54 = llvm.mlir.constant(6 : i32) : i32
    %55 = llvm.mlir.constant(9 : i32) : i32
    %56 = llvm.mlir.addressof @__tvm_ffi__grid_str.28 : !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.array<448 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.getelementptr inbounds %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.bitcast %60 : !llvm.ptr to !llvm.ptr
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.getelementptr inbounds %62[%2, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i64
    %65 = llvm.getelementptr inbounds %62[%2, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.mul %66, %64 overflow<nsw> : i64
    %68 = llvm.getelementptr inbounds %62[%2, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> i64
    %70 = llvm.mul %67, %69 overflow<nsw> : i64
    %71 = llvm.trunc %70 : i64 to i32
    %72 = llvm.getelementptr inbounds %62[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%74: i64):  // 2 preds: ^bb0, ^bb7
    %75 = llvm.icmp "eq" %74, %6 : i64
    llvm.cond_br %75, ^bb9, ^bb2
  ^bb2:  // pred: ^bb1
    %76 = llvm.getelementptr inbounds %7[%2, %74] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %77 = llvm.bitcast %76 : !llvm.ptr to !llvm.ptr
    %78 = llvm.atomicrmw xchg %77, %2 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %79 = llvm.inttoptr %78 : i64 to !llvm.ptr
    %80 = llvm.icmp "eq" %78, %2 : i64
    llvm.cond_br %80, ^bb7, ^bb3
  ^bb3:  // pred: ^bb2
    %81 = llvm.getelementptr inbounds %79[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i64
    %83 = llvm.icmp "eq" %82, %73 : i64
    llvm.cond_br %83, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %84 = llvm.getelementptr inbounds %79[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i32
    %86 = llvm.icmp "slt" %85, %71 : i32
    llvm.cond_br %86, ^bb5, ^bb8
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %87 = llvm.cmpxchg %77, %2, %78 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %88 = llvm.extractvalue %87[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %88, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    llvm.call fastcc tail @__tvm_ffi__grid_unmap(%79) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 3 preds: ^bb2, ^bb5, ^bb6
    %89 = llvm.add %74, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%89 : i64)
  ^bb8:  // pred: ^bb4
    %90 = llvm.inttoptr %78 : i64 to !llvm.ptr
    llvm.br ^bb18(%90 : !llvm.ptr)
  ^bb9:  // pred: ^bb1
    %91 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %92 = llvm.shl %70, %6 : i64
    %93 = llvm.ashr exact %92, %6 : i64
    %94 = llvm.mul %93, %73 : i64
    %95 = llvm.add %91, %94 : i64
    %96 = llvm.call tail @mmap(%9, %95, %10, %11, %12, %2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %97 = llvm.icmp "eq" %96, %14 : !llvm.ptr
    llvm.cond_br %97, ^bb19, ^bb10
  ^bb10:  // pred: ^bb9
    %98 = llvm.bitcast %96 : !llvm.ptr to !llvm.ptr
    llvm.store %95, %98 {alignment = 8 : i64} : i64, !llvm.ptr
    %99 = llvm.getelementptr inbounds %96[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.bitcast %99 : !llvm.ptr to !llvm.ptr
    llvm.store %73, %100 {alignment = 8 : i64} : i64, !llvm.ptr
    %101 = llvm.getelementptr inbounds %96[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.bitcast %101 : !llvm.ptr to !llvm.ptr
    llvm.store %71, %102 {alignment = 8 : i64} : i32, !llvm.ptr
    %103 = llvm.getelementptr inbounds %96[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.bitcast %103 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %104 {alignment = 4 : i64} : i32, !llvm.ptr
    %105 = llvm.intr.smax(%71, %17) : (i32, i32) -> i32
    %106 = llvm.zext %105 : i32 to i64
    llvm.br ^bb11(%2 : i64)
  ^bb11(%107: i64):  // 2 preds: ^bb10, ^bb17
    %108 = llvm.icmp "eq" %107, %106 : i64
    llvm.cond_br %108, ^bb18(%96 : !llvm.ptr), ^bb12
  ^bb12:  // pred: ^bb11
    %109 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %110 = llvm.getelementptr inbounds %96[%109] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %111 = llvm.mul %107, %73 : i64
    %112 = llvm.getelementptr inbounds %110[%111] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %114 = llvm.call tail @madvise(%112, %113, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %115 = llvm.icmp "eq" %114, %17 : i32
    llvm.cond_br %115, ^bb17, ^bb13
  ^bb13:  // pred: ^bb12
    %116 = llvm.atomicrmw add %19, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %117 = llvm.icmp "slt" %116, %20 : i32
    llvm.cond_br %117, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %118 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %119 = llvm.call tail @mprotect(%112, %118, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %120 = llvm.icmp "eq" %119, %17 : i32
    llvm.cond_br %120, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %121 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> i32
    %122 = llvm.add %121, %0 overflow<nsw> : i32
    llvm.store %122, %104 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb16:  // 2 preds: ^bb13, ^bb14
    %123 = llvm.atomicrmw sub %19, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb17
  ^bb17:  // 3 preds: ^bb12, ^bb15, ^bb16
    %124 = llvm.add %107, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb11(%124 : i64)
  ^bb18(%125: !llvm.ptr):  // 2 preds: ^bb8, ^bb11
    %126 = llvm.icmp "eq" %125, %9 : !llvm.ptr
    llvm.cond_br %126, ^bb19, ^bb20
  ^bb19:  // 2 preds: ^bb9, ^bb18
    llvm.call fastcc tail @__tvm_ffi__grid_fail(%62, %56) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb65(%12 : i32)
  ^bb20:  // pred: ^bb18
    %127 = llvm.getelementptr inbounds %125[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.bitcast %127 : !llvm.ptr to !llvm.ptr
    llvm.store %62, %128 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %129 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %130 = llvm.load %129 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.getelementptr inbounds %125[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.bitcast %131 : !llvm.ptr to !llvm.ptr
    llvm.store %130, %132 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %133 = llvm.getelementptr inbounds %125[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %134 = llvm.getelementptr inbounds %125[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.bitcast %134 : !llvm.ptr to !llvm.ptr
    llvm.store %133, %135 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %136 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> i64
    %137 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %138 = llvm.sub %136, %137 : i64
    %139 = llvm.getelementptr inbounds %125[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.bitcast %139 : !llvm.ptr to !llvm.ptr
    llvm.store %138, %140 {alignment = 8 : i64} : i64, !llvm.ptr
    %141 = llvm.getelementptr inbounds %125[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.bitcast %141 : !llvm.ptr to !llvm.ptr
    llvm.store %71, %142 {alignment = 8 : i64} : i32, !llvm.ptr
    %143 = llvm.getelementptr inbounds %125[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.bitcast %143 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %144 {alignment = 8 : i64} : i32, !llvm.ptr
    %145 = llvm.getelementptr inbounds %125[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.bitcast %145 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %146 {alignment = 4 : i64} : i32, !llvm.ptr
    %147 = llvm.call fastcc tail @__tvm_ffi__grid_shared_at() {no_inline, no_unwind} : () -> i64
    %148 = llvm.getelementptr inbounds %125[%147] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %150 = llvm.getelementptr inbounds %125[%149] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %151 = llvm.load %128 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %152 = llvm.bitcast %134 : !llvm.ptr to !llvm.ptr
    %153 = llvm.getelementptr inbounds %151[%2, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %154 = llvm.getelementptr inbounds %151[%2, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %155 = llvm.bitcast %58 : !llvm.ptr to !llvm.ptr
    %156 = llvm.getelementptr inbounds %58[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %157 = llvm.getelementptr inbounds %58[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %158 = llvm.getelementptr inbounds %58[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %159 = llvm.getelementptr inbounds %151[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    llvm.br ^bb21(%2 : i64)
  ^bb21(%160: i64):  // 2 preds: ^bb20, ^bb25
    %161 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> i32
    %162 = llvm.sext %161 : i32 to i64
    %163 = llvm.icmp "slt" %160, %162 : i64
    llvm.cond_br %163, ^bb23, ^bb22
  ^bb22:  // pred: ^bb21
    %164 = llvm.bitcast %127 : !llvm.ptr to !llvm.ptr
    %165 = llvm.getelementptr inbounds %62[%2, 0, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %166 = llvm.getelementptr inbounds %62[%2, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %167 = llvm.bitcast %59 : !llvm.ptr to !llvm.ptr
    %168 = llvm.getelementptr inbounds %59[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %169 = llvm.getelementptr inbounds %59[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %170 = llvm.getelementptr inbounds %59[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %171 = llvm.getelementptr inbounds %125[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.bitcast %171 : !llvm.ptr to !llvm.ptr
    %173 = llvm.getelementptr inbounds %125[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %174 = llvm.bitcast %173 : !llvm.ptr to !llvm.ptr
    %175 = llvm.getelementptr inbounds %125[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %176 = llvm.bitcast %175 : !llvm.ptr to !llvm.ptr
    %177 = llvm.getelementptr inbounds %125[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %178 = llvm.bitcast %177 : !llvm.ptr to !llvm.ptr
    %179 = llvm.getelementptr inbounds %125[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %180 = llvm.bitcast %179 : !llvm.ptr to !llvm.ptr
    %181 = llvm.getelementptr inbounds %125[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %182 = llvm.bitcast %181 : !llvm.ptr to !llvm.ptr
    %183 = llvm.getelementptr inbounds %125[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %184 = llvm.bitcast %183 : !llvm.ptr to !llvm.ptr
    %185 = llvm.getelementptr inbounds %57[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    llvm.br ^bb27(%17, %arg1 : i32, i64)
  ^bb23:  // pred: ^bb21
    %186 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %187 = llvm.load %153 {alignment = 8 : i64} : !llvm.ptr -> i64
    %188 = llvm.trunc %187 : i64 to i32
    %189 = llvm.load %154 {alignment = 8 : i64} : !llvm.ptr -> i64
    %190 = llvm.trunc %189 : i64 to i32
    llvm.intr.lifetime.start %58 : !llvm.ptr
    %191 = llvm.trunc %160 : i64 to i32
    %192 = llvm.srem %191, %188 : i32
    llvm.store %192, %156 {alignment = 4 : i64} : i32, !llvm.ptr
    %193 = llvm.sdiv %191, %188 : i32
    %194 = llvm.srem %193, %190 : i32
    llvm.store %194, %157 {alignment = 4 : i64} : i32, !llvm.ptr
    %195 = llvm.sdiv %193, %190 : i32
    llvm.store %195, %158 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24(%2 : i64)
  ^bb24(%196: i64):  // 2 preds: ^bb23, ^bb26
    %197 = llvm.icmp "eq" %196, %53 : i64
    llvm.cond_br %197, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %198 = llvm.getelementptr inbounds %186[%160, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %148, %198 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %199 = llvm.getelementptr inbounds %186[%160, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %200 = llvm.bitcast %199 : !llvm.ptr to !llvm.ptr
    llvm.store %127, %200 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %201 = llvm.load %159 {alignment = 8 : i64} : !llvm.ptr -> i64
    %202 = llvm.mul %201, %160 : i64
    %203 = llvm.getelementptr inbounds %150[%202] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %204 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %205 = llvm.getelementptr inbounds %203[%204] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %206 = llvm.getelementptr inbounds %186[%160, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %205, %206 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %207 = llvm.getelementptr inbounds %186[%160, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %191, %207 {alignment = 8 : i64} : i32, !llvm.ptr
    %208 = llvm.getelementptr inbounds %186[%160, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %17, %208 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %58 : !llvm.ptr
    %209 = llvm.add %160, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb21(%209 : i64)
  ^bb26:  // pred: ^bb24
    %210 = llvm.getelementptr inbounds %58[%2, %196] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %211 = llvm.load %210 {alignment = 4 : i64} : !llvm.ptr -> i32
    %212 = llvm.getelementptr inbounds %186[%160, 0, %196] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %211, %212 {alignment = 4 : i64} : i32, !llvm.ptr
    %213 = llvm.getelementptr inbounds %151[%2, 1, %196] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %214 = llvm.load %213 {alignment = 8 : i64} : !llvm.ptr -> i64
    %215 = llvm.trunc %214 : i64 to i32
    %216 = llvm.getelementptr inbounds %186[%160, 2, %196] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %215, %216 {alignment = 4 : i64} : i32, !llvm.ptr
    %217 = llvm.getelementptr inbounds %151[%2, 0, %196] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %218 = llvm.load %217 {alignment = 8 : i64} : !llvm.ptr -> i64
    %219 = llvm.trunc %218 : i64 to i32
    %220 = llvm.getelementptr inbounds %186[%160, 3, %196] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %219, %220 {alignment = 4 : i64} : i32, !llvm.ptr
    %221 = llvm.add %196, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb24(%221 : i64)
  ^bb27(%222: i32, %223: i64):  // 2 preds: ^bb22, ^bb64
    %224 = llvm.icmp "slt" %223, %arg2 : i64
    %225 = llvm.icmp "eq" %222, %17 : i32
    %226 = llvm.and %225, %224 : i1
    llvm.cond_br %226, ^bb35, ^bb28
  ^bb28:  // pred: ^bb27
    %227 = llvm.bitcast %125 : !llvm.ptr to !llvm.ptr
    %228 = llvm.bitcast %125 : !llvm.ptr to !llvm.ptr
    %229 = llvm.load %228 {alignment = 8 : i64} : !llvm.ptr -> i64
    %230 = llvm.icmp "ugt" %229, %36 : i64
    llvm.cond_br %230, ^bb34(%227 : !llvm.ptr), ^bb29
  ^bb29:  // pred: ^bb28
    %231 = llvm.ptrtoint %125 : !llvm.ptr to i64
    llvm.br ^bb30(%2 : i64)
  ^bb30(%232: i64):  // 2 preds: ^bb29, ^bb31
    %233 = llvm.icmp "eq" %232, %6 : i64
    llvm.cond_br %233, ^bb32, ^bb31
  ^bb31:  // pred: ^bb30
    %234 = llvm.getelementptr inbounds %7[%2, %232] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %235 = llvm.bitcast %234 : !llvm.ptr to !llvm.ptr
    %236 = llvm.cmpxchg %235, %2, %231 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %237 = llvm.extractvalue %236[1] : !llvm.struct<(i64, i1)> 
    %238 = llvm.add %232, %3 overflow<nsw, nuw> : i64
    llvm.cond_br %237, ^bb65(%222 : i32), ^bb30(%238 : i64)
  ^bb32:  // pred: ^bb30
    %239 = llvm.atomicrmw add %37, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %240 = llvm.and %239, %38 : i32
    %241 = llvm.zext %240 : i32 to i64
    %242 = llvm.getelementptr inbounds %7[%2, %241] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %243 = llvm.bitcast %242 : !llvm.ptr to !llvm.ptr
    %244 = llvm.atomicrmw xchg %243, %231 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %245 = llvm.icmp "eq" %244, %2 : i64
    llvm.cond_br %245, ^bb65(%222 : i32), ^bb33
  ^bb33:  // pred: ^bb32
    %246 = llvm.inttoptr %244 : i64 to !llvm.ptr
    llvm.br ^bb34(%246 : !llvm.ptr)
  ^bb34(%247: !llvm.ptr):  // 2 preds: ^bb28, ^bb33
    llvm.call fastcc @__tvm_ffi__grid_unmap(%247) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb65(%222 : i32)
  ^bb35:  // pred: ^bb27
    %248 = llvm.load %165 {alignment = 8 : i64} : !llvm.ptr -> i64
    %249 = llvm.load %166 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.intr.lifetime.start %59 : !llvm.ptr
    %250 = llvm.srem %223, %248 : i64
    llvm.store %250, %168 {alignment = 16 : i64} : i64, !llvm.ptr
    %251 = llvm.sdiv %223, %248 : i64
    %252 = llvm.srem %251, %249 : i64
    llvm.store %252, %169 {alignment = 8 : i64} : i64, !llvm.ptr
    %253 = llvm.sdiv %251, %249 : i64
    llvm.store %253, %170 {alignment = 16 : i64} : i64, !llvm.ptr
    %254 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %254, %172 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %174 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %176 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %17, %178 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %180 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %17, %182 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb36(%2 : i64)
  ^bb36(%255: i64):  // 2 preds: ^bb35, ^bb37
    %256 = llvm.icmp "eq" %255, %15 : i64
    llvm.cond_br %256, ^bb38(%254, %2 : i32, i64), ^bb37
  ^bb37:  // pred: ^bb36
    %257 = llvm.getelementptr inbounds %164[%2, 16, %255] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %17, %257 {alignment = 4 : i64} : i32, !llvm.ptr
    %258 = llvm.getelementptr inbounds %164[%2, 15, %255] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %17, %258 {alignment = 4 : i64} : i32, !llvm.ptr
    %259 = llvm.add %255, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb36(%259 : i64)
  ^bb38(%260: i32, %261: i64):  // 2 preds: ^bb36, ^bb41
    %262 = llvm.sext %260 : i32 to i64
    %263 = llvm.icmp "slt" %261, %262 : i64
    llvm.cond_br %263, ^bb39, ^bb43
  ^bb39:  // pred: ^bb38
    %264 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb40(%2 : i64)
  ^bb40(%265: i64):  // 2 preds: ^bb39, ^bb42
    %266 = llvm.icmp "eq" %265, %53 : i64
    llvm.cond_br %266, ^bb41, ^bb42
  ^bb41:  // pred: ^bb40
    %267 = llvm.getelementptr inbounds %264[%261] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %268 = llvm.getelementptr inbounds %264[%261, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %17, %268 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_enqueue(%164, %267) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %269 = llvm.add %261, %3 overflow<nsw, nuw> : i64
    %270 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb38(%270, %269 : i32, i64)
  ^bb42:  // pred: ^bb40
    %271 = llvm.getelementptr inbounds %59[%2, %265] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %272 = llvm.load %271 {alignment = 8 : i64} : !llvm.ptr -> i64
    %273 = llvm.trunc %272 : i64 to i32
    %274 = llvm.getelementptr inbounds %264[%261, 1, %265] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %273, %274 {alignment = 4 : i64} : i32, !llvm.ptr
    %275 = llvm.add %265, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb40(%275 : i64)
  ^bb43:  // 2 preds: ^bb38, ^bb44
    llvm.call fastcc @__tvm_ffi__grid_leave(%184, %164) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %276 = llvm.load %146 {alignment = 4 : i64} : !llvm.ptr -> i32
    %277 = llvm.icmp "eq" %276, %17 : i32
    llvm.cond_br %277, ^bb44, ^bb59(%12 : i32)
  ^bb44:  // pred: ^bb43
    %278 = llvm.call fastcc @__tvm_ffi__grid_finish_oldest(%164) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %279 = llvm.icmp "eq" %278, %17 : i32
    llvm.cond_br %279, ^bb45, ^bb43
  ^bb45:  // pred: ^bb44
    %280 = llvm.load %146 {alignment = 4 : i64} : !llvm.ptr -> i32
    %281 = llvm.icmp "eq" %280, %17 : i32
    llvm.cond_br %281, ^bb46, ^bb59(%12 : i32)
  ^bb46:  // pred: ^bb45
    %282 = llvm.load %172 {alignment = 4 : i64} : !llvm.ptr -> i32
    %283 = llvm.icmp "eq" %282, %17 : i32
    llvm.cond_br %283, ^bb59(%17 : i32), ^bb47
  ^bb47:  // pred: ^bb46
    llvm.intr.lifetime.start %57 : !llvm.ptr
    %284 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> i32
    %285 = llvm.intr.smax(%284, %17) : (i32, i32) -> i32
    %286 = llvm.zext %285 : i32 to i64
    llvm.br ^bb48(%2, %9, %9, %17, %17 : i64, !llvm.ptr, !llvm.ptr, i32, i32)
  ^bb48(%287: i64, %288: !llvm.ptr, %289: !llvm.ptr, %290: i32, %291: i32):  // 2 preds: ^bb47, ^bb54
    %292 = llvm.icmp "eq" %287, %286 : i64
    llvm.cond_br %292, ^bb49, ^bb50
  ^bb49:  // pred: ^bb48
    %293 = llvm.load %182 {alignment = 8 : i64} : !llvm.ptr -> i32
    %294 = llvm.call @snprintf(%185, %46, %47, %293, %291) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %295 = llvm.icmp "eq" %289, %9 : !llvm.ptr
    llvm.cond_br %295, ^bb56, ^bb55
  ^bb50:  // pred: ^bb48
    %296 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %297 = llvm.getelementptr inbounds %296[%287] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %298 = llvm.getelementptr inbounds %296[%287, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %299 = llvm.load %298 {alignment = 4 : i64} : !llvm.ptr -> i32
    %300 = llvm.icmp "eq" %299, %8 : i32
    %301 = llvm.zext %300 : i1 to i32
    %302 = llvm.add %291, %301 overflow<nsw, nuw> : i32
    %303 = llvm.icmp "ne" %299, %42 : i32
    %304 = llvm.icmp "ne" %288, %9 : !llvm.ptr
    %305 = llvm.select %303, %43, %304 : i1, i1
    %306 = llvm.select %305, %288, %297 : i1, !llvm.ptr
    %307 = llvm.icmp "eq" %299, %10 : i32
    llvm.cond_br %307, ^bb51, ^bb54(%289, %290 : !llvm.ptr, i32)
  ^bb51:  // pred: ^bb50
    %308 = llvm.icmp "eq" %289, %9 : !llvm.ptr
    %309 = llvm.select %308, %297, %289 : i1, !llvm.ptr
    %310 = llvm.getelementptr inbounds %296[%287, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %311 = llvm.load %310 {alignment = 8 : i64} : !llvm.ptr -> i64
    %312 = llvm.getelementptr inbounds %309[%2, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %313 = llvm.load %312 {alignment = 8 : i64} : !llvm.ptr -> i64
    %314 = llvm.icmp "eq" %311, %313 : i64
    llvm.cond_br %314, ^bb52, ^bb53(%45 : i1)
  ^bb52:  // pred: ^bb51
    %315 = llvm.getelementptr inbounds %296[%287, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %316 = llvm.load %315 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %317 = llvm.getelementptr inbounds %309[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %318 = llvm.load %317 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %319 = llvm.icmp "eq" %316, %318 : !llvm.ptr
    llvm.br ^bb53(%319 : i1)
  ^bb53(%320: i1):  // 2 preds: ^bb51, ^bb52
    %321 = llvm.zext %320 : i1 to i32
    %322 = llvm.add %290, %321 overflow<nsw> : i32
    llvm.br ^bb54(%309, %322 : !llvm.ptr, i32)
  ^bb54(%323: !llvm.ptr, %324: i32):  // 2 preds: ^bb50, ^bb53
    %325 = llvm.add %287, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb48(%325, %306, %323, %324, %302 : i64, !llvm.ptr, !llvm.ptr, i32, i32)
  ^bb55:  // pred: ^bb49
    %326 = llvm.getelementptr inbounds %289[%2, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %327 = llvm.load %326 {alignment = 8 : i64} : !llvm.ptr -> i64
    %328 = llvm.inttoptr %327 : i64 to !llvm.ptr
    %329 = llvm.sext %294 : i32 to i64
    %330 = llvm.getelementptr inbounds %57[%2, %329] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    %331 = llvm.sub %46, %329 overflow<nsw> : i64
    %332 = llvm.getelementptr inbounds %289[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %333 = llvm.load %332 {alignment = 8 : i64} : !llvm.ptr -> i32
    %334 = llvm.getelementptr inbounds %289[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %335 = llvm.load %334 {alignment = 4 : i64} : !llvm.ptr -> i32
    %336 = llvm.getelementptr inbounds %289[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %337 = llvm.load %336 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %338 = llvm.ptrtoint %337 : !llvm.ptr to i64
    %339 = llvm.sub %327, %338 : i64
    %340 = llvm.trunc %339 : i64 to i32
    %341 = llvm.getelementptr inbounds %328[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %342 = llvm.load %341 {alignment = 2 : i64} : !llvm.ptr -> i16
    %343 = llvm.zext %342 : i16 to i32
    %344 = llvm.getelementptr inbounds %328[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %345 = llvm.load %344 {alignment = 4 : i64} : !llvm.ptr -> i32
    %346 = llvm.ashr %345, %0 : i32
    %347 = llvm.getelementptr inbounds %289[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %348 = llvm.load %347 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %349 = llvm.call @snprintf(%330, %331, %50, %290, %333, %335, %340, %343, %346, %348) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb58
  ^bb56:  // pred: ^bb49
    %350 = llvm.icmp "eq" %288, %9 : !llvm.ptr
    llvm.cond_br %350, ^bb58, ^bb57
  ^bb57:  // pred: ^bb56
    %351 = llvm.sext %294 : i32 to i64
    %352 = llvm.getelementptr inbounds %57[%2, %351] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    %353 = llvm.sub %46, %351 overflow<nsw> : i64
    %354 = llvm.getelementptr inbounds %288[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %355 = llvm.load %354 {alignment = 4 : i64} : !llvm.ptr -> i32
    %356 = llvm.sext %355 : i32 to i64
    %357 = llvm.getelementptr inbounds %164[%2, 15, %356] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %358 = llvm.load %357 {alignment = 4 : i64} : !llvm.ptr -> i32
    %359 = llvm.getelementptr inbounds %164[%2, 16, %356] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %360 = llvm.load %359 {alignment = 4 : i64} : !llvm.ptr -> i32
    %361 = llvm.getelementptr inbounds %288[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %362 = llvm.load %361 {alignment = 8 : i64} : !llvm.ptr -> i32
    %363 = llvm.getelementptr inbounds %288[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %364 = llvm.load %363 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %365 = llvm.call @snprintf(%352, %353, %51, %358, %360, %362, %355, %364) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb58
  ^bb58:  // 3 preds: ^bb55, ^bb56, ^bb57
    %366 = llvm.load %128 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%366, %185) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %57 : !llvm.ptr
    llvm.br ^bb59(%12 : i32)
  ^bb59(%367: i32):  // 4 preds: ^bb43, ^bb45, ^bb46, ^bb58
    %368 = llvm.load %144 {alignment = 8 : i64} : !llvm.ptr -> i32
    %369 = llvm.icmp "eq" %368, %17 : i32
    llvm.cond_br %369, ^bb64, ^bb60
  ^bb60:  // pred: ^bb59
    %370 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %371 = llvm.getelementptr inbounds %370[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %372 = llvm.load %371 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb61(%2 : i64)
  ^bb61(%373: i64):  // 2 preds: ^bb60, ^bb62
    %374 = llvm.load %128 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %375 = llvm.getelementptr inbounds %374[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %376 = llvm.load %375 {alignment = 8 : i64} : !llvm.ptr -> i64
    %377 = llvm.icmp "slt" %373, %376 : i64
    llvm.cond_br %377, ^bb62, ^bb63
  ^bb62:  // pred: ^bb61
    %378 = llvm.getelementptr inbounds %372[%373] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %52, %378 {alignment = 1 : i64} : i8, !llvm.ptr
    %379 = llvm.add %373, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb61(%379 : i64)
  ^bb63:  // pred: ^bb61
    llvm.store %17, %144 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb64
  ^bb64:  // 2 preds: ^bb59, ^bb63
    llvm.intr.lifetime.end %59 : !llvm.ptr
    %380 = llvm.add %223, %3 overflow<nsw> : i64
    llvm.br ^bb27(%367, %380 : i32, i64)
  ^bb65(%381: i32):  // 4 preds: ^bb19, ^bb31, ^bb32, ^bb34
    llvm.return %381 : i32
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
    %11 = llvm.getelementptr inbounds %arg0[%0, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.add %14, %6 overflow<nsw> : i32
    llvm.store %15, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.add %14, %12 overflow<nsw> : i32
    %17 = llvm.srem %16, %7 : i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %arg0[%0, 8, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %23 = llvm.getelementptr inbounds %22[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.bitcast %22 : !llvm.ptr to !llvm.ptr
    %25 = llvm.inttoptr %19 : i64 to !llvm.ptr
    %26 = llvm.getelementptr inbounds %22[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %27 = llvm.getelementptr inbounds %20[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %28 = llvm.getelementptr inbounds %22[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %29 = llvm.getelementptr inbounds %22[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %30 = llvm.getelementptr inbounds %20[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %31 = llvm.getelementptr inbounds %22[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %32 = llvm.getelementptr inbounds %22[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    llvm.store %2, %27 {alignment = 4 : i64} : i32, !llvm.ptr
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
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(7 : i32) : i32
    %11 = llvm.mlir.constant(32 : i32) : i32
    %12 = llvm.mlir.constant(12 : i32) : i32
    %13 = llvm.mlir.constant(31 : i32) : i32
    %14 = llvm.mlir.constant(11 : i32) : i32
    %15 = llvm.mlir.constant(13 : i32) : i32
    %16 = llvm.mlir.constant(1 : i64) : i64
    %17 = llvm.mlir.constant(5 : i64) : i64
    %18 = llvm.mlir.constant(2 : i64) : i64
    %19 = llvm.mlir.constant(3 : i64) : i64
    %20 = llvm.mlir.constant(4 : i64) : i64
    %21 = llvm.mlir.constant(4 : i8) : i8
    %22 = llvm.mlir.constant(2147483640 : i32) : i32
    %23 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %24 = llvm.mlir.constant(536870910 : i32) : i32
    %25 = llvm.mlir.constant(16 : i32) : i32
    %26 = llvm.mlir.constant(65535 : i32) : i32
    %27 = llvm.mlir.constant(-65536 : i32) : i32
    %28 = llvm.mlir.constant(4294967295 : i64) : i64
    %29 = llvm.mlir.constant(14 : i32) : i32
    %30 = llvm.mlir.constant(8 : i32) : i32
    %31 = llvm.mlir.constant(10 : i32) : i32
    %32 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.shl %arg1, %3 overflow<nsw> : i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %38 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i32
    %40 = llvm.sub %39, %35 overflow<nsw> : i32
    %41 = llvm.sext %40 : i32 to i64
    llvm.br ^bb1(%1, %5 : i64, i32)
  ^bb1(%42: i64, %43: i32):  // 2 preds: ^bb0, ^bb7
    %44 = llvm.icmp "ult" %42, %6 : i64
    %45 = llvm.icmp "slt" %42, %41 : i64
    %46 = llvm.select %44, %45, %7 : i1, i1
    llvm.cond_br %46, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %47 = llvm.icmp "eq" %43, %8 : i32
    %48 = llvm.bitcast %32 : !llvm.ptr to !llvm.ptr
    %49 = llvm.getelementptr inbounds %32[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %50 = llvm.getelementptr inbounds %32[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %51 = llvm.getelementptr inbounds %32[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %52 = llvm.getelementptr inbounds %32[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %53 = llvm.zext %47 : i1 to i64
    llvm.br ^bb8(%1 : i64)
  ^bb3:  // pred: ^bb1
    %54 = llvm.trunc %42 : i64 to i32
    %55 = llvm.shl %0, %54 overflow<nuw> : i32
    %56 = llvm.and %55, %arg2 : i32
    %57 = llvm.icmp "eq" %56, %5 : i32
    llvm.cond_br %57, ^bb7(%43 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %58 = llvm.getelementptr inbounds %37[%42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %59 = llvm.getelementptr inbounds %58[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %60 : i32, ^bb57 [
      5: ^bb7(%43 : i32),
      2: ^bb5
    ]
  ^bb5:  // pred: ^bb4
    %61 = llvm.getelementptr inbounds %58[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %62 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.icmp "eq" %62, %arg2 : i32
    llvm.cond_br %63, ^bb6, ^bb57
  ^bb6:  // pred: ^bb5
    %64 = llvm.or %55, %43 : i32
    llvm.br ^bb7(%64 : i32)
  ^bb7(%65: i32):  // 3 preds: ^bb3, ^bb4, ^bb6
    %66 = llvm.add %42, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%66, %65 : i64, i32)
  ^bb8(%67: i64):  // 2 preds: ^bb2, ^bb52
    %68 = llvm.icmp "eq" %67, %6 : i64
    llvm.cond_br %68, ^bb53(%1 : i64), ^bb9
  ^bb9:  // pred: ^bb8
    %69 = llvm.trunc %67 : i64 to i32
    %70 = llvm.shl %0, %69 overflow<nuw> : i32
    %71 = llvm.and %70, %43 : i32
    %72 = llvm.icmp "eq" %71, %5 : i32
    llvm.cond_br %72, ^bb52, ^bb10
  ^bb10:  // pred: ^bb9
    %73 = llvm.getelementptr inbounds %37[%67] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %74 = llvm.getelementptr inbounds %73[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> i32
    %76 = llvm.srem %75, %11 : i32
    %77 = llvm.getelementptr inbounds %73[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %78 = llvm.load %77 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.and %78, %13 : i32
    %80 = llvm.getelementptr inbounds %73[%1, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i32
    %82 = llvm.icmp "sgt" %81, %4 : i32
    llvm.cond_br %82, ^bb11, ^bb37
  ^bb11:  // pred: ^bb10
    llvm.cond_br %47, ^bb12, ^bb51(%1 : i64)
  ^bb12:  // pred: ^bb11
    llvm.switch %81 : i32, ^bb34 [
      5: ^bb13,
      6: ^bb19,
      7: ^bb25
    ]
  ^bb13:  // pred: ^bb12
    %83 = llvm.trunc %76 : i32 to i8
    %84 = llvm.sdiv %83, %21 : i8
    %85 = llvm.sext %84 : i8 to i32
    %86 = llvm.srem %75, %4 : i32
    %87 = llvm.getelementptr inbounds %73[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> i64
    %89 = llvm.inttoptr %88 : i64 to !llvm.ptr
    %90 = llvm.shl %85, %2 overflow<nsw> : i32
    %91 = llvm.shl %86, %9 overflow<nsw> : i32
    llvm.br ^bb14(%1 : i64)
  ^bb14(%92: i64):  // 2 preds: ^bb13, ^bb17
    %93 = llvm.icmp "eq" %92, %20 : i64
    llvm.cond_br %93, ^bb51(%53 : i64), ^bb15
  ^bb15:  // pred: ^bb14
    %94 = llvm.getelementptr inbounds %89[%1, 2, %92] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %95 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> f32
    %96 = llvm.trunc %92 : i64 to i32
    %97 = llvm.shl %96, %2 : i32
    %98 = llvm.and %97, %4 : i32
    %99 = llvm.or %98, %91 : i32
    %100 = llvm.lshr %96, %0 : i32
    llvm.br ^bb16(%95, %5 : f32, i32)
  ^bb16(%101: f32, %102: i32):  // 2 preds: ^bb15, ^bb18
    %103 = llvm.icmp "eq" %102, %25 : i32
    llvm.cond_br %103, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    llvm.store %101, %94 {alignment = 4 : i64} : f32, !llvm.ptr
    %104 = llvm.add %92, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%104 : i64)
  ^bb18:  // pred: ^bb16
    %105 = llvm.lshr %102, %0 : i32
    %106 = llvm.and %105, %9 : i32
    %107 = llvm.or %106, %90 : i32
    %108 = llvm.sext %107 : i32 to i64
    %109 = llvm.getelementptr inbounds %37[%108, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %110 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> i64
    %111 = llvm.inttoptr %110 : i64 to !llvm.ptr
    %112 = llvm.or %106, %99 : i32
    %113 = llvm.sext %112 : i32 to i64
    %114 = llvm.getelementptr inbounds %37[%113, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> i64
    %116 = llvm.inttoptr %115 : i64 to !llvm.ptr
    %117 = llvm.lshr %102, %9 : i32
    %118 = llvm.shl %117, %0 overflow<nsw, nuw> : i32
    %119 = llvm.add %118, %100 overflow<nsw, nuw> : i32
    %120 = llvm.zext %119 : i32 to i64
    %121 = llvm.getelementptr inbounds %111[%1, 0, %120] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %122 = llvm.load %121 {alignment = 4 : i64} : !llvm.ptr -> i32
    %123 = llvm.and %102, %0 : i32
    %124 = llvm.icmp "eq" %123, %5 : i32
    %125 = llvm.and %122, %27 : i32
    %126 = llvm.shl %122, %25 : i32
    %127 = llvm.select %124, %126, %125 : i1, i32
    %128 = llvm.bitcast %127 : i32 to f32
    %129 = llvm.zext %117 : i32 to i64
    %130 = llvm.getelementptr inbounds %116[%1, 1, %129] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %131 = llvm.load %130 {alignment = 4 : i64} : !llvm.ptr -> i32
    %132 = llvm.and %131, %27 : i32
    %133 = llvm.shl %131, %25 : i32
    %134 = llvm.select %124, %133, %132 : i1, i32
    %135 = llvm.bitcast %134 : i32 to f32
    %136 = llvm.intr.fmuladd(%128, %135, %101) : (f32, f32, f32) -> f32
    %137 = llvm.add %102, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb16(%136, %137 : f32, i32)
  ^bb19:  // pred: ^bb12
    %138 = llvm.getelementptr inbounds %73[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %139 = llvm.load %138 {alignment = 8 : i64} : !llvm.ptr -> i64
    %140 = llvm.inttoptr %139 : i64 to !llvm.ptr
    %141 = llvm.getelementptr inbounds %140[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %142 = llvm.getelementptr inbounds %140[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %143 = llvm.trunc %76 : i32 to i8
    %144 = llvm.srem %143, %21 : i8
    %145 = llvm.sext %144 : i8 to i32
    %146 = llvm.shl %145, %0 overflow<nsw> : i32
    %147 = llvm.sdiv %143, %21 : i8
    %148 = llvm.sext %147 : i8 to i32
    %149 = llvm.load %141 {alignment = 8 : i64} : !llvm.ptr -> i32
    %150 = llvm.intr.smax(%149, %5) : (i32, i32) -> i32
    %151 = llvm.zext %150 : i32 to i64
    llvm.br ^bb20(%1 : i64)
  ^bb20(%152: i64):  // 2 preds: ^bb19, ^bb23
    %153 = llvm.icmp "eq" %152, %151 : i64
    llvm.cond_br %153, ^bb51(%53 : i64), ^bb21
  ^bb21:  // pred: ^bb20
    %154 = llvm.load %142 {alignment = 4 : i64} : !llvm.ptr -> i32
    %155 = llvm.icmp "eq" %154, %5 : i32
    %156 = llvm.trunc %152 : i64 to i32
    %157 = llvm.shl %156, %9 overflow<nsw> : i32
    llvm.br ^bb22(%5, %5 : i32, i32)
  ^bb22(%158: i32, %159: i32):  // 2 preds: ^bb21, ^bb24
    %160 = llvm.icmp "eq" %158, %2 : i32
    llvm.cond_br %160, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %161 = llvm.getelementptr inbounds %140[%1, 3, %152] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    llvm.store %159, %161 {alignment = 4 : i64} : i32, !llvm.ptr
    %162 = llvm.add %152, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb20(%162 : i64)
  ^bb24:  // pred: ^bb22
    %163 = llvm.add %158, %146 overflow<nsw, nuw> : i32
    %164 = llvm.select %155, %148, %163 : i1, i32
    %165 = llvm.select %155, %163, %148 : i1, i32
    %166 = llvm.add %164, %157 overflow<nsw> : i32
    %167 = llvm.sext %166 : i32 to i64
    %168 = llvm.getelementptr inbounds %37[%167, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %169 = llvm.load %168 {alignment = 8 : i64} : !llvm.ptr -> i64
    %170 = llvm.inttoptr %169 : i64 to !llvm.ptr
    %171 = llvm.load %170 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %172 = llvm.sext %165 : i32 to i64
    %173 = llvm.getelementptr inbounds %171[%172] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %174 = llvm.load %173 {alignment = 2 : i64} : !llvm.ptr -> i16
    %175 = llvm.zext %174 : i16 to i32
    %176 = llvm.shl %158, %4 overflow<nsw, nuw> : i32
    %177 = llvm.shl %175, %176 overflow<nuw> : i32
    %178 = llvm.or %177, %159 : i32
    %179 = llvm.add %158, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb22(%179, %178 : i32, i32)
  ^bb25:  // pred: ^bb12
    %180 = llvm.getelementptr inbounds %73[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %181 = llvm.load %180 {alignment = 8 : i64} : !llvm.ptr -> i64
    %182 = llvm.inttoptr %181 : i64 to !llvm.ptr
    %183 = llvm.load %182 {alignment = 8 : i64} : !llvm.ptr -> i64
    %184 = llvm.trunc %183 : i64 to i32
    %185 = llvm.getelementptr inbounds %182[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %186 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> i64
    %187 = llvm.trunc %186 : i64 to i32
    %188 = llvm.getelementptr inbounds %182[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %189 = llvm.sdiv %184, %2 : i32
    %190 = llvm.sext %189 : i32 to i64
    %191 = llvm.getelementptr inbounds %188[%190] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.intr.lifetime.start %32 : !llvm.ptr
    %192 = llvm.shl %187, %2 overflow<nsw> : i32
    %193 = llvm.sext %192 : i32 to i64
    %194 = llvm.getelementptr inbounds %191[%193] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %195 = llvm.load %194 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %195, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    %196 = llvm.getelementptr inbounds %182[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %197 = llvm.load %196 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %197, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    %198 = llvm.getelementptr inbounds %182[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %199 = llvm.load %198 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %199, %51 {alignment = 8 : i64} : i64, !llvm.ptr
    %200 = llvm.getelementptr inbounds %182[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %201 = llvm.load %200 {alignment = 8 : i64} : !llvm.ptr -> i64
    %202 = llvm.trunc %201 : i64 to i32
    llvm.store %202, %52 {alignment = 8 : i64} : i32, !llvm.ptr
    %203 = llvm.trunc %76 : i32 to i8
    %204 = llvm.sdiv %203, %21 : i8
    %205 = llvm.sext %204 : i8 to i32
    %206 = llvm.shl %205, %2 overflow<nsw> : i32
    %207 = llvm.add %189, %3 overflow<nsw> : i32
    %208 = llvm.srem %75, %4 : i32
    %209 = llvm.shl %208, %0 overflow<nsw> : i32
    %210 = llvm.or %192, %0 : i32
    %211 = llvm.sext %210 : i32 to i64
    %212 = llvm.getelementptr inbounds %191[%211] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %213 = llvm.shl %187, %4 : i32
    %214 = llvm.sext %207 : i32 to i64
    %215 = llvm.intr.smax(%213, %5) : (i32, i32) -> i32
    %216 = llvm.intr.smax(%189, %5) : (i32, i32) -> i32
    %217 = llvm.zext %216 : i32 to i64
    llvm.br ^bb26(%1 : i64)
  ^bb26(%218: i64):  // 2 preds: ^bb25, ^bb31
    %219 = llvm.icmp "eq" %218, %217 : i64
    llvm.cond_br %219, ^bb33, ^bb27
  ^bb27:  // pred: ^bb26
    %220 = llvm.trunc %218 : i64 to i32
    %221 = llvm.shl %220, %0 : i32
    %222 = llvm.and %221, %22 : i32
    %223 = llvm.add %222, %209 overflow<nsw> : i32
    %224 = llvm.and %220, %0 : i32
    %225 = llvm.or %223, %224 : i32
    %226 = llvm.getelementptr inbounds %188[%218] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %227 = llvm.bitcast %226 : !llvm.ptr to !llvm.ptr
    %228 = llvm.load %212 {alignment = 8 : i64} : !llvm.ptr -> i64
    %229 = llvm.trunc %228 : i64 to i32
    %230 = llvm.icmp "eq" %229, %5 : i32
    llvm.cond_br %230, ^bb29(%23 : f32), ^bb28
  ^bb28:  // pred: ^bb27
    %231 = llvm.load %227 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb29(%231 : f32)
  ^bb29(%232: f32):  // 2 preds: ^bb27, ^bb28
    %233 = llvm.lshr %220, %0 : i32
    %234 = llvm.and %233, %0 : i32
    llvm.br ^bb30(%5, %232 : i32, f32)
  ^bb30(%235: i32, %236: f32):  // 2 preds: ^bb29, ^bb32
    %237 = llvm.icmp "eq" %235, %215 : i32
    llvm.cond_br %237, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    llvm.store %236, %227 {alignment = 4 : i64} : f32, !llvm.ptr
    %238 = llvm.add %218, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb26(%238 : i64)
  ^bb32:  // pred: ^bb30
    %239 = llvm.lshr %235, %0 : i32
    %240 = llvm.and %239, %9 : i32
    %241 = llvm.or %240, %206 : i32
    %242 = llvm.sext %241 : i32 to i64
    %243 = llvm.getelementptr inbounds %37[%242, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %244 = llvm.load %243 {alignment = 8 : i64} : !llvm.ptr -> i64
    %245 = llvm.inttoptr %244 : i64 to !llvm.ptr
    %246 = llvm.getelementptr inbounds %245[%214] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %247 = llvm.lshr %235, %2 : i32
    %248 = llvm.and %247, %24 : i32
    %249 = llvm.or %248, %234 : i32
    %250 = llvm.zext %249 : i32 to i64
    %251 = llvm.getelementptr inbounds %246[%250] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %252 = llvm.load %251 {alignment = 8 : i64} : !llvm.ptr -> i64
    %253 = llvm.trunc %252 : i64 to i32
    %254 = llvm.and %235, %0 : i32
    %255 = llvm.icmp "eq" %254, %5 : i32
    %256 = llvm.lshr %253, %25 : i32
    %257 = llvm.and %253, %26 : i32
    %258 = llvm.select %255, %257, %256 : i1, i32
    %259 = llvm.call fastcc tail @__tvm_ffi__grid_float_of(%258, %202) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %260 = llvm.call fastcc @__tvm_ffi__grid_element(%73, %32, %225, %235) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %261 = llvm.intr.fmuladd(%259, %260, %236) : (f32, f32, f32) -> f32
    %262 = llvm.add %235, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb30(%262, %261 : i32, f32)
  ^bb33:  // pred: ^bb26
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.br ^bb51(%53 : i64)
  ^bb34:  // pred: ^bb12
    %263 = llvm.getelementptr inbounds %73[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %264 = llvm.load %263 {alignment = 8 : i64} : !llvm.ptr -> i64
    %265 = llvm.inttoptr %264 : i64 to !llvm.ptr
    %266 = llvm.load %265 {alignment = 8 : i64} : !llvm.ptr -> i64
    %267 = llvm.trunc %266 : i64 to i32
    %268 = llvm.shl %267, %0 : i32
    %269 = llvm.trunc %76 : i32 to i8
    %270 = llvm.sdiv %269, %21 : i8
    %271 = llvm.sext %270 : i8 to i32
    %272 = llvm.srem %269, %21 : i8
    %273 = llvm.sext %272 : i8 to i32
    %274 = llvm.shl %273, %0 overflow<nsw> : i32
    %275 = llvm.getelementptr inbounds %265[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %276 = llvm.getelementptr inbounds %73[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %277 = llvm.intr.smax(%268, %5) : (i32, i32) -> i32
    llvm.br ^bb35(%5 : i32)
  ^bb35(%278: i32):  // 2 preds: ^bb34, ^bb36
    %279 = llvm.icmp "eq" %278, %277 : i32
    llvm.cond_br %279, ^bb51(%53 : i64), ^bb36
  ^bb36:  // pred: ^bb35
    %280 = llvm.and %278, %0 : i32
    %281 = llvm.or %280, %274 : i32
    %282 = llvm.load %275 {alignment = 8 : i64} : !llvm.ptr -> i64
    %283 = llvm.icmp "eq" %282, %1 : i64
    %284 = llvm.select %283, %271, %281 : i1, i32
    %285 = llvm.select %283, %281, %271 : i1, i32
    %286 = llvm.lshr %278, %0 : i32
    %287 = llvm.shl %286, %9 overflow<nsw> : i32
    %288 = llvm.add %284, %287 overflow<nsw> : i32
    %289 = llvm.sext %288 : i32 to i64
    %290 = llvm.getelementptr inbounds %37[%289, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %291 = llvm.load %290 {alignment = 8 : i64} : !llvm.ptr -> i64
    %292 = llvm.inttoptr %291 : i64 to !llvm.ptr
    %293 = llvm.load %276 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %294 = llvm.getelementptr inbounds %292[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %295 = llvm.load %294 {alignment = 8 : i64} : !llvm.ptr -> i64
    %296 = llvm.and %295, %28 : i64
    %297 = llvm.getelementptr inbounds %293[%296] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %298 = llvm.bitcast %297 : !llvm.ptr to !llvm.ptr
    %299 = llvm.add %286, %9 overflow<nsw, nuw> : i32
    %300 = llvm.zext %299 : i32 to i64
    %301 = llvm.getelementptr inbounds %265[%300] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %302 = llvm.load %301 {alignment = 8 : i64} : !llvm.ptr -> i64
    %303 = llvm.trunc %302 : i64 to i32
    %304 = llvm.shl %280, %4 overflow<nsw, nuw> : i32
    %305 = llvm.lshr %303, %304 : i32
    %306 = llvm.trunc %305 : i32 to i16
    %307 = llvm.sext %285 : i32 to i64
    %308 = llvm.getelementptr inbounds %298[%307] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    llvm.store %306, %308 {alignment = 2 : i64} : i16, !llvm.ptr
    %309 = llvm.add %278, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb35(%309 : i32)
  ^bb37:  // pred: ^bb10
    llvm.switch %81 : i32, ^bb45 [
      4: ^bb38(%1, %1 : i64, i64),
      0: ^bb47(%79 : i32),
      1: ^bb43,
      2: ^bb44
    ]
  ^bb38(%310: i64, %311: i64):  // 2 preds: ^bb37, ^bb42
    %312 = llvm.icmp "eq" %310, %6 : i64
    llvm.cond_br %312, ^bb51(%311 : i64), ^bb39
  ^bb39:  // pred: ^bb38
    %313 = llvm.trunc %310 : i64 to i32
    %314 = llvm.shl %0, %313 overflow<nuw> : i32
    %315 = llvm.and %314, %43 : i32
    %316 = llvm.icmp "eq" %315, %5 : i32
    llvm.cond_br %316, ^bb42(%311 : i64), ^bb40
  ^bb40:  // pred: ^bb39
    %317 = llvm.getelementptr inbounds %37[%310, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %318 = llvm.load %317 {alignment = 8 : i64} : !llvm.ptr -> i64
    %319 = llvm.icmp "eq" %318, %1 : i64
    llvm.cond_br %319, ^bb42(%311 : i64), ^bb41
  ^bb41:  // pred: ^bb40
    %320 = llvm.shl %16, %310 overflow<nsw, nuw> : i64
    %321 = llvm.or %320, %311 : i64
    llvm.br ^bb42(%321 : i64)
  ^bb42(%322: i64):  // 3 preds: ^bb39, ^bb40, ^bb41
    %323 = llvm.add %310, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb38(%323, %322 : i64, i64)
  ^bb43:  // pred: ^bb37
    %324 = llvm.sub %76, %79 overflow<nsw> : i32
    llvm.br ^bb46(%324 : i32)
  ^bb44:  // pred: ^bb37
    %325 = llvm.add %79, %76 overflow<nsw> : i32
    llvm.br ^bb46(%325 : i32)
  ^bb45:  // pred: ^bb37
    %326 = llvm.xor %79, %76 : i32
    llvm.br ^bb46(%326 : i32)
  ^bb46(%327: i32):  // 3 preds: ^bb43, ^bb44, ^bb45
    %328 = llvm.icmp "ult" %327, %11 : i32
    llvm.cond_br %328, ^bb47(%327 : i32), ^bb49
  ^bb47(%329: i32):  // 2 preds: ^bb37, ^bb46
    %330 = llvm.shl %0, %329 overflow<nuw> : i32
    %331 = llvm.and %330, %43 : i32
    %332 = llvm.icmp "eq" %331, %5 : i32
    llvm.cond_br %332, ^bb49, ^bb48
  ^bb48:  // pred: ^bb47
    %333 = llvm.zext %329 : i32 to i64
    %334 = llvm.getelementptr inbounds %37[%333, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.br ^bb50(%334 : !llvm.ptr)
  ^bb49:  // 2 preds: ^bb46, ^bb47
    %335 = llvm.getelementptr inbounds %73[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.br ^bb50(%335 : !llvm.ptr)
  ^bb50(%336: !llvm.ptr):  // 2 preds: ^bb48, ^bb49
    %337 = llvm.load %336 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb51(%337 : i64)
  ^bb51(%338: i64):  // 7 preds: ^bb11, ^bb14, ^bb20, ^bb33, ^bb35, ^bb38, ^bb50
    %339 = llvm.getelementptr inbounds %73[%1, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %338, %339 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb52
  ^bb52:  // 2 preds: ^bb9, ^bb51
    %340 = llvm.add %67, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb8(%340 : i64)
  ^bb53(%341: i64):  // 2 preds: ^bb8, ^bb56
    %342 = llvm.icmp "eq" %341, %6 : i64
    llvm.cond_br %342, ^bb57, ^bb54
  ^bb54:  // pred: ^bb53
    %343 = llvm.trunc %341 : i64 to i32
    %344 = llvm.shl %0, %343 overflow<nuw> : i32
    %345 = llvm.and %344, %43 : i32
    %346 = llvm.icmp "eq" %345, %5 : i32
    llvm.cond_br %346, ^bb56, ^bb55
  ^bb55:  // pred: ^bb54
    %347 = llvm.getelementptr inbounds %37[%341] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %347) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb56
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %348 = llvm.add %341, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb53(%348 : i64)
  ^bb57:  // 3 preds: ^bb4, ^bb5, ^bb53
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_float_of(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> f32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(-8192 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(127 : i32) : i32
    %4 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(32768 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(2.560000e+02 : f32) : f32
    llvm.switch %arg1 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb2,
      4: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %9 = llvm.shl %arg0, %1 : i32
    %10 = llvm.bitcast %9 : i32 to f32
    llvm.br ^bb8(%10 : f32)
  ^bb2:  // pred: ^bb0
    %11 = llvm.call fastcc tail @__tvm_ffi__grid_float_of_half(%arg0) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> f32
    llvm.br ^bb8(%11 : f32)
  ^bb3:  // pred: ^bb0
    %12 = llvm.and %arg0, %0 : i32
    %13 = llvm.bitcast %12 : i32 to f32
    llvm.br ^bb8(%13 : f32)
  ^bb4:  // pred: ^bb0
    %14 = llvm.icmp "eq" %arg1, %2 : i32
    %15 = llvm.and %arg0, %3 : i32
    llvm.cond_br %14, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %16 = llvm.shl %arg0, %5 : i32
    %17 = llvm.call fastcc tail @__tvm_ffi__grid_float_of_half(%16) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> f32
    llvm.br ^bb8(%17 : f32)
  ^bb6:  // pred: ^bb4
    %18 = llvm.icmp "eq" %15, %3 : i32
    llvm.cond_br %18, ^bb8(%4 : f32), ^bb7
  ^bb7:  // pred: ^bb6
    %19 = llvm.shl %arg0, %5 : i32
    %20 = llvm.and %19, %6 : i32
    %21 = llvm.shl %15, %7 overflow<nsw, nuw> : i32
    %22 = llvm.or %20, %21 : i32
    %23 = llvm.call fastcc tail @__tvm_ffi__grid_float_of_half(%22) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> f32
    %24 = llvm.fmul %23, %8 : f32
    llvm.br ^bb8(%24 : f32)
  ^bb8(%25: f32):  // 6 preds: ^bb1, ^bb2, ^bb3, ^bb5, ^bb6, ^bb7
    llvm.return %25 : f32
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
    %4 = llvm.mlir.addressof @__tvm_ffi__grid_str.7 : !llvm.ptr
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.8 : !llvm.ptr
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
    %19 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %20 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32)>>, i32, i32, i32, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_element_at(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(-128 : i8) : i8
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.constant(262128 : i64) : i64
    %9 = llvm.mlir.constant(28 : i64) : i64
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.mlir.constant(7 : i64) : i64
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.constant(112 : i64) : i64
    %14 = llvm.getelementptr inbounds %arg1[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %15, %2 : i32
    %17 = llvm.icmp "eq" %15, %3 : i32
    %18 = llvm.select %17, %3, %4 : i1, i32
    %19 = llvm.select %16, %2, %18 : i1, i32
    %20 = llvm.trunc %19 : i32 to i8
    %21 = llvm.udiv %5, %20 : i8
    %22 = llvm.zext %21 : i8 to i32
    %23 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.shl %24, %7 : i64
    %26 = llvm.and %25, %8 : i64
    %27 = llvm.lshr %24, %9 : i64
    %28 = llvm.and %27, %8 : i64
    %29 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.icmp "eq" %30, %0 : i64
    %32 = llvm.select %31, %arg2, %arg3 : i1, i32
    %33 = llvm.select %31, %arg3, %arg2 : i1, i32
    %34 = llvm.sdiv %33, %10 : i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.mul %28, %35 overflow<nsw> : i64
    %37 = llvm.srem %33, %10 : i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.shl %38, %11 overflow<nsw> : i64
    %40 = llvm.sdiv %32, %22 : i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.mul %43, %41 : i64
    %45 = llvm.srem %32, %22 : i32
    %46 = llvm.mul %45, %19 overflow<nsw> : i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.ptrtoint %49 : !llvm.ptr to i64
    %51 = llvm.add %44, %26 : i64
    %52 = llvm.add %51, %47 : i64
    %53 = llvm.add %52, %36 : i64
    %54 = llvm.add %53, %39 : i64
    %55 = llvm.add %54, %50 : i64
    %56 = llvm.lshr %55, %12 : i64
    %57 = llvm.and %56, %13 : i64
    %58 = llvm.xor %57, %55 : i64
    %59 = llvm.inttoptr %58 : i64 to !llvm.ptr
    llvm.return %59 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @sysconf(i32 {llvm.noundef}) -> i64 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_shared_at() -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(663879 : i64) : i64
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
