// Generated from grid.c by support/generate; do not edit.
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str("no tensor map can describe the tensor: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.1("ValueError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.2("a thread reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.3("a thread overwrites shared memory that is in use\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.4("a barrier takes 1 to 65535 arrivals\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.5("the barrier was not initialised\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.6("fence_barriers() is missing between the initialisation of a barrier and a bulk copy\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.7("a tile of a product must lie in shared memory\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.8("a row of a matrix must be 16 bytes of shared memory, at a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.9("matrices need all 32 threads of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.10("the launch of `%.200s` failed: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.11("RuntimeError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.12("the tensor starts at %p, which is not a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.13("dimension %d (the last is 0) has %lld elements, expected 1 to 4294967296\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.14("side %d of the box (the last is 0) is %lld, expected 1 to 256\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.15("the stride of dimension %d (the last is 0) is %lld bytes, expected a multiple of 16 below 2**40\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.16("a row of the box has %lld bytes, expected a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.17("a row of the box has %lld bytes, more than the %lld of the swizzle\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.18("its thread has not waited for the bulk copy that was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.19("no barrier orders it after the write of another thread\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.20("no fence_async() and barrier follow the write\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.21("%s (%.120s); %s at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.22("unknown\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.23("nobody has waited for the bulk copy that was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.24("no barrier orders it after the read\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.25("a barrier must be 8 bytes of shared memory, at a multiple of 8\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.26("%s (thread %d, %s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.27("a thread uses a barrier that is being initialised\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.28("more arrivals than the barrier has in a phase\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.29("a barrier by number is one of 0 to 15, for threads in multiples of 32 that the block has\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.30("threads at the same barrier by number expect another number of threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.31("a swizzled box must lie in shared memory, at a multiple of 1024 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.32("a box must lie in shared memory, at a multiple of 128 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.33("a bulk copy overwrites shared memory that is in use\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.34("a bulk copy reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.35("a product reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @__tvm_ffi__grid_check.most(dense<[2147483647, 65535, 65535, 1024, 1024, 64]> : tensor<6xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x i64>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.36("side %c of the %s must be from %d to %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.37("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.38("grid\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.39("block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.40("a block has at most %d threads, got %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.41("a block has at most %d bytes of shared memory, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__grid_page.bytes(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.42("no memory for the stacks of its threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_spare() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<32 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<32 x ptr>
    llvm.return %1 : !llvm.array<32 x ptr>
  }
  llvm.mlir.global internal @__tvm_ffi__grid_protected(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.43("its threads wait for each other: %d of a block in sync_threads, %d in an exchange of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.44(", %d (the first is %d) for phase %d of the barrier at byte %d of shared memory, which misses %d arrivals and %d bytes (%.160s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.45(", %d of %d (the first is %d) at the barrier with number %d (%.160s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.46("%.160s: warning: bank conflict: %d words of one bank of shared memory are %s at once; threads %d and %d access words %u and %u. Pad the rows or swizzle the tensor\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.47("written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.48("read\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_is_news.warned(dense<0> : tensor<64xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x i64>
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
    %9 = llvm.getelementptr inbounds %7[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.add %10, %3 overflow<nsw> : i32
    llvm.store %11, %9 {alignment = 8 : i64} : i32, !llvm.ptr
    %12 = llvm.getelementptr inbounds %7[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %2, %8 {alignment = 8 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_meet(%arg0, %2, %10, %4, %2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %11 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb1(%0 : i64)
  ^bb1(%12: i64):  // 2 preds: ^bb0, ^bb5
    %13 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.icmp "slt" %12, %14 : i64
    llvm.cond_br %15, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  ^bb3:  // pred: ^bb1
    %16 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%12, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.icmp "eq" %18, %4 : i32
    llvm.cond_br %19, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %20 = llvm.getelementptr inbounds %16[%12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %20) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %21 = llvm.add %12, %7 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%21 : i64)
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
    %19 = llvm.mlir.constant(19 : i32) : i32
    %20 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %21 = llvm.call @_setjmp(%20) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.icmp "eq" %21, %0 : i32
    llvm.cond_br %22, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %23 = llvm.getelementptr inbounds %arg1[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "eq" %24, %0 : i32
    llvm.cond_br %25, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %26 = llvm.getelementptr inbounds %arg1[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "eq" %27, %0 : i32
    llvm.cond_br %28, ^bb4, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %29 = llvm.getelementptr inbounds %arg1[%1, 19, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %30 = llvm.bitcast %29 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%30, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    %31 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg1[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg1[%1, 8, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %56 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_str.9 : !llvm.ptr
    %7 = llvm.mlir.constant(17 : i32) : i32
    %8 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %9 = llvm.call fastcc tail @__tvm_ffi__grid_exchange(%arg0, %0, %8, %1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %10 = llvm.icmp "eq" %9, %2 : i64
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %5, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.getelementptr inbounds %12[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.12 : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(-4294967297 : i64) : i64
    %8 = llvm.mlir.constant(-4294967296 : i64) : i64
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(-257 : i64) : i64
    %11 = llvm.mlir.constant(-256 : i64) : i64
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(-1099511627761 : i64) : i64
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.15 : !llvm.ptr
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.14 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_str.13 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_str.16 : !llvm.ptr
    %19 = llvm.mlir.constant(3 : i32) : i32
    %20 = llvm.mlir.constant(false) : i1
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.17 : !llvm.ptr
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
  llvm.func local_unnamed_addr @__tvm_ffi__grid_watch(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(128 : i32) : i32
    %6 = llvm.mlir.constant(65 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.mlir.constant(16 : i64) : i64
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.mlir.constant(64 : i64) : i64
    %14 = llvm.mlir.constant(2 : i64) : i64
    %15 = llvm.mlir.constant(24 : i64) : i64
    %16 = llvm.mlir.constant(1155455 : i64) : i64
    %17 = llvm.mlir.constant(-4096 : i64) : i64
    %18 = llvm.mlir.constant(16418 : i32) : i32
    %19 = llvm.mlir.constant(-1 : i32) : i32
    %20 = llvm.mlir.constant(-1 : i64) : i64
    %21 = llvm.inttoptr %20 : i64 to !llvm.ptr
    %22 = llvm.mlir.constant(8 : i64) : i64
    %23 = llvm.mlir.constant(12 : i64) : i64
    %24 = llvm.mlir.constant(1151360 : i64) : i64
    %25 = llvm.mlir.constant(32 : i64) : i64
    %26 = llvm.mlir.constant(40 : i64) : i64
    %27 = llvm.mlir.constant(48 : i64) : i64
    %28 = llvm.mlir.constant(9 : i64) : i64
    %29 = llvm.mlir.constant(43360 : i64) : i64
    %30 = llvm.mlir.constant(4 : i64) : i64
    %31 = llvm.mlir.constant(43368 : i64) : i64
    %32 = llvm.mlir.constant(43376 : i64) : i64
    %33 = llvm.mlir.constant(1 : i32) : i32
    %34 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %35[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.icmp "eq" %37, %3 : !llvm.ptr
    llvm.cond_br %38, ^bb1, ^bb9
  ^bb1:  // pred: ^bb0
    %39 = llvm.getelementptr inbounds %35[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.sdiv %40, %5 : i32
    %42 = llvm.add %40, %6 : i32
    %43 = llvm.add %42, %41 : i32
    %44 = llvm.getelementptr inbounds %35[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds %45[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.trunc %47 : i64 to i32
    %49 = llvm.add %48, %9 : i32
    %50 = llvm.sdiv %49, %4 : i32
    %51 = llvm.lshr %47, %10 : i64
    %52 = llvm.add %51, %11 overflow<nsw, nuw> : i64
    %53 = llvm.sext %43 : i32 to i64
    %54 = llvm.shl %53, %10 overflow<nsw> : i64
    %55 = llvm.sext %40 : i32 to i64
    %56 = llvm.shl %52, %12 overflow<nsw, nuw> : i64
    %57 = llvm.add %55, %13 overflow<nsw> : i64
    %58 = llvm.add %57, %56 overflow<nsw> : i64
    %59 = llvm.sext %50 : i32 to i64
    %60 = llvm.shl %53, %14 overflow<nsw> : i64
    %61 = llvm.add %60, %15 overflow<nsw> : i64
    %62 = llvm.mul %61, %59 : i64
    %63 = llvm.mul %58, %54 : i64
    %64 = llvm.add %63, %16 : i64
    %65 = llvm.add %64, %62 : i64
    %66 = llvm.and %65, %17 : i64
    %67 = llvm.call tail @mmap(%3, %66, %9, %18, %19, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %68 = llvm.icmp "eq" %67, %21 : !llvm.ptr
    llvm.cond_br %68, ^bb9, ^bb2
  ^bb2:  // pred: ^bb1
    %69 = llvm.bitcast %67 : !llvm.ptr to !llvm.ptr
    llvm.store %66, %69 {alignment = 8 : i64} : i64, !llvm.ptr
    %70 = llvm.getelementptr inbounds %67[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.bitcast %70 : !llvm.ptr to !llvm.ptr
    llvm.store %43, %71 {alignment = 8 : i64} : i32, !llvm.ptr
    %72 = llvm.getelementptr inbounds %67[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %73 = llvm.bitcast %72 : !llvm.ptr to !llvm.ptr
    llvm.store %50, %73 {alignment = 4 : i64} : i32, !llvm.ptr
    %74 = llvm.getelementptr inbounds %67[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.getelementptr inbounds %67[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %76 = llvm.bitcast %75 : !llvm.ptr to !llvm.ptr
    llvm.store %74, %76 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %77 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %78 = llvm.sext %77 : i32 to i64
    %79 = llvm.mul %54, %78 : i64
    %80 = llvm.getelementptr inbounds %74[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.getelementptr inbounds %67[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %82 = llvm.bitcast %81 : !llvm.ptr to !llvm.ptr
    llvm.store %80, %82 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %83 = llvm.mul %52, %54 : i64
    %84 = llvm.getelementptr inbounds %80[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %85 = llvm.getelementptr inbounds %67[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.bitcast %85 : !llvm.ptr to !llvm.ptr
    llvm.store %84, %86 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %87 = llvm.getelementptr inbounds %84[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.getelementptr inbounds %67[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.bitcast %88 : !llvm.ptr to !llvm.ptr
    llvm.store %87, %89 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %90 = llvm.shl %53, %28 overflow<nsw> : i64
    %91 = llvm.getelementptr inbounds %87[%90] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %92 = llvm.getelementptr inbounds %67[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.bitcast %92 : !llvm.ptr to !llvm.ptr
    llvm.store %91, %93 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %94 = llvm.shl %59, %30 overflow<nsw> : i64
    %95 = llvm.getelementptr inbounds %91[%94] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.getelementptr inbounds %67[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %97 = llvm.bitcast %96 : !llvm.ptr to !llvm.ptr
    llvm.store %95, %97 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %98 = llvm.shl %59, %10 overflow<nsw> : i64
    %99 = llvm.getelementptr inbounds %95[%98] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.getelementptr inbounds %67[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %101 = llvm.bitcast %100 : !llvm.ptr to !llvm.ptr
    llvm.store %99, %101 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %102 = llvm.shl %53, %12 overflow<nsw> : i64
    %103 = llvm.bitcast %91 : !llvm.ptr to !llvm.ptr
    %104 = llvm.bitcast %74 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb3(%77, %0 : i32, i64)
  ^bb3(%105: i32, %106: i64):  // 2 preds: ^bb2, ^bb5
    %107 = llvm.sext %105 : i32 to i64
    %108 = llvm.icmp "slt" %106, %107 : i64
    llvm.cond_br %108, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %109 = llvm.intr.smax(%50, %7) : (i32, i32) -> i32
    %110 = llvm.zext %109 : i32 to i64
    llvm.br ^bb6(%0 : i64)
  ^bb5:  // pred: ^bb3
    %111 = llvm.mul %102, %106 overflow<nsw> : i64
    %112 = llvm.add %111, %106 overflow<nsw> : i64
    %113 = llvm.getelementptr inbounds %104[%112] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %33, %113 {alignment = 4 : i64} : i32, !llvm.ptr
    %114 = llvm.add %106, %12 overflow<nsw, nuw> : i64
    %115 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb3(%115, %114 : i32, i64)
  ^bb6(%116: i64):  // 2 preds: ^bb4, ^bb8
    %117 = llvm.icmp "eq" %116, %110 : i64
    llvm.cond_br %117, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %118 = llvm.bitcast %36 : !llvm.ptr to !llvm.ptr
    llvm.store %67, %118 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb8:  // pred: ^bb6
    %119 = llvm.getelementptr inbounds %103[%116, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %19, %119 {alignment = 8 : i64} : i32, !llvm.ptr
    %120 = llvm.add %116, %12 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%120 : i64)
  ^bb9:  // 3 preds: ^bb0, ^bb1, ^bb7
    llvm.return
  }
  llvm.func local_unnamed_addr @mmap(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @__tvm_ffi__grid_fence_async(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "eq" %11, %3 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.getelementptr inbounds %11[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i32
    %17 = llvm.sext %16 : i32 to i64
    %18 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.shl %17, %7 overflow<nsw> : i64
    %22 = llvm.mul %21, %20 : i64
    %23 = llvm.getelementptr inbounds %14[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.getelementptr inbounds %23[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.add %19, %16 overflow<nsw> : i32
    %27 = llvm.sext %26 : i32 to i64
    %28 = llvm.getelementptr inbounds %23[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %25, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %23[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %32, %6 : i32
    llvm.store %33, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shared_read(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(4294967295 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(false) : i1
    %11 = llvm.mlir.constant(15 : i32) : i32
    %12 = llvm.mlir.constant(12 : i32) : i32
    %13 = llvm.mlir.constant(7 : i32) : i32
    %14 = llvm.mlir.constant(14 : i32) : i32
    %15 = llvm.mlir.constant(1 : i32) : i32
    %16 = llvm.mlir.constant(13 : i32) : i32
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.constant(4 : i64) : i64
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.2 : !llvm.ptr
    %20 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
    %27 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.and %27, %4 : i64
    %29 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.getelementptr inbounds %21[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    %35 = llvm.icmp "ult" %34, %28 : i64
    %36 = llvm.sub %34, %28 : i64
    %37 = llvm.icmp "ult" %36, %30 : i64
    %38 = llvm.or %35, %37 : i1
    llvm.cond_br %38, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %39 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.icmp "ne" %23, %9 : !llvm.ptr
    %42 = llvm.icmp "ne" %40, %9 : !llvm.ptr
    %43 = llvm.select %41, %42, %10 : i1, i1
    llvm.cond_br %43, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %44 = llvm.getelementptr inbounds %40[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %45 = llvm.getelementptr inbounds %23[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %46 = llvm.trunc %27 : i64 to i32
    llvm.call fastcc tail @__tvm_ffi__grid_note_access(%arg0, %45, %46, %30, %6, %26) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %47 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %44, %47) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i64
    %49 = llvm.getelementptr inbounds %23[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %50 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %51 = llvm.getelementptr inbounds %23[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %52 = llvm.getelementptr inbounds %23[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %53 = llvm.getelementptr inbounds %23[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %54 = llvm.shl %48, %17 : i64
    %55 = llvm.ashr exact %54, %17 : i64
    %56 = llvm.ashr %48, %17 : i64
    llvm.br ^bb3(%55 : i64)
  ^bb3(%57: i64):  // 2 preds: ^bb2, ^bb8
    %58 = llvm.icmp "slt" %57, %56 : i64
    llvm.cond_br %58, ^bb4, ^bb9
  ^bb4:  // pred: ^bb3
    %59 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %60 = llvm.icmp "slt" %59, %18 : i64
    llvm.cond_br %60, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %61 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.getelementptr inbounds %61[%57, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> i32
    %64 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds %64[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i32
    %67 = llvm.icmp "ult" %63, %66 : i32
    llvm.cond_br %67, ^bb8(%64 : !llvm.ptr), ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %68 = llvm.trunc %57 : i64 to i32
    %69 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %68, %6, %19, %26) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %70 = llvm.icmp "eq" %69, %6 : i32
    llvm.cond_br %70, ^bb9, ^bb7
  ^bb7:  // pred: ^bb6
    %71 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb8(%71 : !llvm.ptr)
  ^bb8(%72: !llvm.ptr):  // 2 preds: ^bb5, ^bb7
    %73 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i32
    %74 = llvm.getelementptr inbounds %72[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr inbounds %75[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %78 = llvm.sext %73 : i32 to i64
    %79 = llvm.getelementptr inbounds %75[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i32
    %81 = llvm.sext %80 : i32 to i64
    %82 = llvm.shl %78, %5 overflow<nsw> : i64
    %83 = llvm.mul %82, %81 : i64
    %84 = llvm.getelementptr inbounds %77[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %85 = llvm.getelementptr inbounds %84[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %86 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i32
    %89 = llvm.sext %88 : i32 to i64
    %90 = llvm.mul %57, %89 overflow<nsw> : i64
    %91 = llvm.add %90, %78 overflow<nsw> : i64
    %92 = llvm.getelementptr inbounds %87[%91] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %86, %92 {alignment = 4 : i64} : i32, !llvm.ptr
    %93 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.getelementptr inbounds %93[%57] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %26, %94 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %95 = llvm.add %57, %5 overflow<nsw> : i64
    llvm.br ^bb3(%95 : i64)
  ^bb9:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb6
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_note_access(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: i64 {llvm.noundef}, %arg4: i32 {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(32 : i32) : i32
    %5 = llvm.mlir.constant(31 : i64) : i64
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(-7046029254386353131 : i64) : i64
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(16 : i64) : i64
    %10 = llvm.mlir.constant(1023 : i64) : i64
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.mlir.constant(4 : i32) : i32
    %15 = llvm.mlir.constant(8 : i8) : i8
    %16 = llvm.mlir.constant(1 : i8) : i8
    %17 = llvm.mlir.constant(5 : i32) : i32
    %18 = llvm.icmp "eq" %arg5, %0 : !llvm.ptr
    llvm.cond_br %18, ^bb14, ^bb1
  ^bb1:  // pred: ^bb0
    %19 = llvm.icmp "sgt" %arg3, %1 : i64
    llvm.cond_br %19, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.switch %arg3 : i64, ^bb14 [
      16: ^bb3,
      8: ^bb3
    ]
  ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb2
    %20 = llvm.getelementptr inbounds %arg0[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.sdiv %21, %4 : i32
    %23 = llvm.srem %21, %4 : i32
    %24 = llvm.trunc %arg3 : i64 to i32
    %25 = llvm.ptrtoint %arg5 : !llvm.ptr to i64
    %26 = llvm.mul %25, %5 : i64
    %27 = llvm.zext %22 : i32 to i64
    %28 = llvm.add %26, %27 : i64
    %29 = llvm.mul %28, %5 : i64
    %30 = llvm.shl %24, %6 overflow<nsw> : i32
    %31 = llvm.add %30, %arg4 overflow<nsw> : i32
    %32 = llvm.zext %31 : i32 to i64
    %33 = llvm.add %29, %32 : i64
    %34 = llvm.mul %33, %7 : i64
    %35 = llvm.getelementptr inbounds %arg1[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.br ^bb4(%2 : i64)
  ^bb4(%36: i64):  // 2 preds: ^bb3, ^bb11
    %37 = llvm.icmp "eq" %36, %9 : i64
    llvm.cond_br %37, ^bb14, ^bb5
  ^bb5:  // pred: ^bb4
    %38 = llvm.add %36, %34 : i64
    %39 = llvm.and %38, %10 : i64
    %40 = llvm.getelementptr inbounds %arg1[%2, 2, %39, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.icmp "eq" %41, %0 : !llvm.ptr
    llvm.cond_br %42, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.store %arg5, %40 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %43 = llvm.getelementptr inbounds %arg1[%2, 2, %39, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.store %22, %43 {alignment = 8 : i64} : i32, !llvm.ptr
    %44 = llvm.getelementptr inbounds %arg1[%2, 2, %39, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.store %24, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    %45 = llvm.getelementptr inbounds %arg1[%2, 2, %39, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.store %arg4, %45 {alignment = 8 : i64} : i32, !llvm.ptr
    %46 = llvm.trunc %39 : i64 to i16
    %47 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.add %47, %6 overflow<nsw> : i32
    llvm.store %48, %35 {alignment = 8 : i64} : i32, !llvm.ptr
    %49 = llvm.sext %47 : i32 to i64
    %50 = llvm.getelementptr inbounds %arg1[%2, 1, %49] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.store %46, %50 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb9
  ^bb7:  // pred: ^bb5
    %51 = llvm.icmp "eq" %41, %arg5 : !llvm.ptr
    llvm.cond_br %51, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %52 = llvm.getelementptr inbounds %arg1[%2, 2, %39, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i32
    %54 = llvm.icmp "eq" %53, %22 : i32
    llvm.cond_br %54, ^bb9, ^bb11
  ^bb9:  // 2 preds: ^bb6, ^bb8
    %55 = llvm.getelementptr inbounds %arg1[%2, 2, %39, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.icmp "eq" %56, %24 : i32
    llvm.cond_br %57, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %58 = llvm.getelementptr inbounds %arg1[%2, 2, %39, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "eq" %59, %arg4 : i32
    llvm.cond_br %60, ^bb12, ^bb11
  ^bb11:  // 4 preds: ^bb7, ^bb8, ^bb9, ^bb10
    %61 = llvm.add %36, %13 overflow<nsw, nuw> : i64
    llvm.br ^bb4(%61 : i64)
  ^bb12:  // pred: ^bb10
    %62 = llvm.sext %23 : i32 to i64
    %63 = llvm.getelementptr inbounds %arg1[%2, 2, %39, 4, %62] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    %64 = llvm.load %63 {alignment = 1 : i64} : !llvm.ptr -> i8
    %65 = llvm.icmp "ult" %64, %15 : i8
    llvm.cond_br %65, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %66 = llvm.add %64, %16 overflow<nsw, nuw> : i8
    llvm.store %66, %63 {alignment = 1 : i64} : i8, !llvm.ptr
    %67 = llvm.zext %64 : i8 to i64
    %68 = llvm.getelementptr inbounds %arg1[%2, 2, %39, 5, %67, %62] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.store %arg2, %68 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 5 preds: ^bb0, ^bb2, ^bb4, ^bb12, ^bb13
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_words_of(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.mlir.constant(16 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(32 : i64) : i64
    %8 = llvm.mlir.constant(4294967295 : i64) : i64
    %9 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %12 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %13 = llvm.sub %11, %12 : i64
    %14 = llvm.add %arg2, %2 : i64
    %15 = llvm.add %14, %13 : i64
    %16 = llvm.sdiv %15, %3 : i64
    %17 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %18[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.sdiv %13, %3 : i64
    %25 = llvm.icmp "slt" %16, %23 : i64
    %26 = llvm.select %25, %16, %23 : i1, i64
    %27 = llvm.shl %26, %7 : i64
    %28 = llvm.and %24, %8 : i64
    %29 = llvm.or %27, %28 : i64
    llvm.return %29 : i64
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_follows_write(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(12 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.18 : !llvm.ptr
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.19 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.20 : !llvm.ptr
    %13 = llvm.mlir.constant(2 : i32) : i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.sext %arg1 : i32 to i64
    %21 = llvm.getelementptr inbounds %17[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %17[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.shl %25, %7 overflow<nsw> : i64
    %30 = llvm.mul %29, %28 : i64
    %31 = llvm.getelementptr inbounds %22[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %32 = llvm.getelementptr inbounds %19[%20, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %34 = llvm.icmp "eq" %33, %9 : i32
    llvm.cond_br %34, ^bb9(%6 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %35 = llvm.icmp "ne" %33, %24 : i32
    %36 = llvm.icmp "ne" %arg2, %8 : i32
    %37 = llvm.or %36, %35 : i1
    llvm.cond_br %37, ^bb2, ^bb9(%6 : i32)
  ^bb2:  // pred: ^bb1
    %38 = llvm.getelementptr inbounds %15[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i32
    %40 = llvm.icmp "ult" %33, %39 : i32
    llvm.cond_br %40, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %41 = llvm.zext %33 : i32 to i64
    %42 = llvm.getelementptr inbounds %31[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.getelementptr inbounds %19[%20, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.icmp "ult" %43, %45 : i32
    llvm.cond_br %46, ^bb8(%10 : !llvm.ptr), ^bb9(%6 : i32)
  ^bb4:  // pred: ^bb2
    llvm.cond_br %35, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %47 = llvm.zext %33 : i32 to i64
    %48 = llvm.getelementptr inbounds %31[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.getelementptr inbounds %19[%20, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.icmp "ult" %49, %51 : i32
    llvm.cond_br %52, ^bb8(%11 : !llvm.ptr), ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %36, ^bb7, ^bb9(%6 : i32)
  ^bb7:  // pred: ^bb6
    %53 = llvm.add %33, %27 overflow<nsw> : i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %31[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.getelementptr inbounds %19[%20, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.icmp "ult" %56, %58 : i32
    llvm.cond_br %59, ^bb8(%12 : !llvm.ptr), ^bb9(%6 : i32)
  ^bb8(%60: !llvm.ptr):  // 3 preds: ^bb3, ^bb5, ^bb7
    %61 = llvm.getelementptr inbounds %19[%20, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg3, %arg4, %62, %60) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9(%8 : i32)
  ^bb9(%63: i32):  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb6, ^bb7, ^bb8
    llvm.return %63 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shared_write(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(4294967295 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(false) : i1
    %11 = llvm.mlir.constant(15 : i32) : i32
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.3 : !llvm.ptr
    %14 = llvm.mlir.constant(4 : i64) : i64
    %15 = llvm.mlir.constant(12 : i32) : i32
    %16 = llvm.mlir.constant(7 : i32) : i32
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %19[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
    %25 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.and %25, %4 : i64
    %27 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.getelementptr inbounds %19[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.icmp "ult" %32, %26 : i64
    %34 = llvm.sub %32, %26 : i64
    %35 = llvm.icmp "ult" %34, %28 : i64
    %36 = llvm.or %33, %35 : i1
    llvm.cond_br %36, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %37 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.icmp "ne" %21, %9 : !llvm.ptr
    %41 = llvm.icmp "ne" %38, %9 : !llvm.ptr
    %42 = llvm.select %40, %41, %10 : i1, i1
    llvm.cond_br %42, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %43 = llvm.getelementptr inbounds %21[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %44 = llvm.trunc %25 : i64 to i32
    llvm.call fastcc tail @__tvm_ffi__grid_note_access(%arg0, %43, %44, %28, %12, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %45 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.call fastcc tail @__tvm_ffi__grid_is_unread(%arg0, %39, %45, %13, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %47 = llvm.icmp "eq" %46, %6 : i32
    llvm.cond_br %47, ^bb9, ^bb3
  ^bb3:  // pred: ^bb2
    %48 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %49 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %39, %48) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i64
    %50 = llvm.icmp "slt" %48, %14 : i64
    %51 = llvm.getelementptr inbounds %21[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %52 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %53 = llvm.shl %49, %17 : i64
    %54 = llvm.ashr exact %53, %17 : i64
    %55 = llvm.ashr %49, %17 : i64
    llvm.br ^bb4(%54 : i64)
  ^bb4(%56: i64):  // 2 preds: ^bb3, ^bb8
    %57 = llvm.icmp "slt" %56, %55 : i64
    llvm.cond_br %57, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    llvm.cond_br %50, ^bb8, ^bb6
  ^bb6:  // pred: ^bb5
    %58 = llvm.trunc %56 : i64 to i32
    %59 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %58, %6, %13, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %60 = llvm.icmp "eq" %59, %6 : i32
    llvm.cond_br %60, ^bb9, ^bb7
  ^bb7:  // pred: ^bb6
    %61 = llvm.call fastcc tail @__tvm_ffi__grid_follows_reads(%arg0, %58, %13, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %62 = llvm.icmp "eq" %61, %6 : i32
    llvm.cond_br %62, ^bb9, ^bb8
  ^bb8:  // 2 preds: ^bb5, ^bb7
    %63 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr inbounds %65[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.getelementptr inbounds %67[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.sext %64 : i32 to i64
    %71 = llvm.getelementptr inbounds %67[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %72 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> i32
    %73 = llvm.sext %72 : i32 to i64
    %74 = llvm.shl %70, %5 overflow<nsw> : i64
    %75 = llvm.mul %74, %73 : i64
    %76 = llvm.getelementptr inbounds %69[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %77 = llvm.getelementptr inbounds %76[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %78 = llvm.load %77 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.getelementptr inbounds %63[%56, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %64, %79 {alignment = 8 : i64} : i32, !llvm.ptr
    %80 = llvm.getelementptr inbounds %63[%56, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %78, %80 {alignment = 4 : i64} : i32, !llvm.ptr
    %81 = llvm.getelementptr inbounds %63[%56, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %24, %81 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %82 = llvm.add %56, %5 overflow<nsw> : i64
    llvm.br ^bb4(%82 : i64)
  ^bb9:  // 6 preds: ^bb0, ^bb1, ^bb2, ^bb4, ^bb6, ^bb7
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_is_unread(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef, llvm.readnone}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(false) : i1
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(4294967295 : i64) : i64
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.23 : !llvm.ptr
    %12 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.getelementptr inbounds %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.intr.smax(%17, %4) : (i32, i32) -> i32
    %20 = llvm.zext %19 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%21: i64):  // 2 preds: ^bb0, ^bb4
    %22 = llvm.icmp "eq" %21, %20 : i64
    llvm.cond_br %22, ^bb5, ^bb2
  ^bb2:  // pred: ^bb1
    %23 = llvm.getelementptr inbounds %15[%0, 10, %21, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %15[%0, 10, %21, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.getelementptr inbounds %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.icmp "ugt" %27, %arg1 : !llvm.ptr
    %29 = llvm.icmp "ult" %24, %18 : !llvm.ptr
    %30 = llvm.select %28, %29, %7 : i1, i1
    llvm.cond_br %30, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %31 = llvm.and %21, %9 : i64
    %32 = llvm.getelementptr inbounds %15[%0, 10, %31, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg3, %arg4, %33, %11) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb2
    %34 = llvm.add %21, %8 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%34 : i64)
  ^bb5:  // 2 preds: ^bb1, ^bb3
    %35 = llvm.sext %17 : i32 to i64
    %36 = llvm.icmp "sge" %21, %35 : i64
    %37 = llvm.zext %36 : i1 to i32
    llvm.return %37 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_follows_reads(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(14 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.mlir.constant(13 : i32) : i32
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.24 : !llvm.ptr
    %12 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %15[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.shl %20, %6 overflow<nsw> : i64
    %25 = llvm.mul %24, %23 : i64
    %26 = llvm.getelementptr inbounds %17[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %27 = llvm.getelementptr inbounds %15[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.sext %arg1 : i32 to i64
    %30 = llvm.mul %23, %29 overflow<nsw> : i64
    %31 = llvm.getelementptr inbounds %28[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %32 = llvm.zext %19 : i32 to i64
    %33 = llvm.intr.smax(%22, %8) : (i32, i32) -> i32
    %34 = llvm.zext %33 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%35: i64):  // 2 preds: ^bb0, ^bb2
    %36 = llvm.icmp "eq" %35, %34 : i64
    llvm.cond_br %36, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %37 = llvm.getelementptr inbounds %31[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.getelementptr inbounds %26[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.icmp "ule" %38, %40 : i32
    %42 = llvm.icmp "eq" %35, %32 : i64
    %43 = llvm.select %41, %9, %42 : i1, i1
    %44 = llvm.add %35, %6 overflow<nsw, nuw> : i64
    llvm.cond_br %43, ^bb1(%44 : i64), ^bb3
  ^bb3:  // pred: ^bb2
    %45 = llvm.getelementptr inbounds %15[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds %46[%29] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg2, %arg3, %48, %11) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb1, ^bb3
    %49 = llvm.icmp "sge" %35, %23 : i64
    %50 = llvm.zext %49 : i1 to i32
    llvm.return %50 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_products_commit(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(11 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "eq" %12, %3 : !llvm.ptr
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.sext %15 : i32 to i64
    %17 = llvm.getelementptr inbounds %12[%0, 11, %16, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.getelementptr inbounds %12[%0, 11, %16, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %20 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %20, %7 : i32
    llvm.store %21, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    %22 = llvm.and %20, %4 : i32
    %23 = llvm.zext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %12[%0, 11, %16, 2, %23] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %18, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_products_wait(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(11 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(-1 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(128 : i32) : i32
    %12 = llvm.mlir.constant(64 : i32) : i32
    %13 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.icmp "eq" %16, %3 : !llvm.ptr
    llvm.cond_br %17, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.trunc %21 : i64 to i32
    %23 = llvm.getelementptr inbounds %16[%0, 11, %20, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "ule" %24, %22 : i32
    %26 = llvm.icmp "ugt" %22, %4 : i32
    %27 = llvm.or %25, %26 : i1
    llvm.cond_br %27, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %28 = llvm.xor %22, %7 : i32
    %29 = llvm.add %24, %28 : i32
    %30 = llvm.and %29, %4 : i32
    %31 = llvm.zext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %16[%0, 11, %20, 2, %31] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %33 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.getelementptr inbounds %16[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %16[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.shl %20, %10 overflow<nsw> : i64
    %40 = llvm.mul %39, %38 : i64
    %41 = llvm.getelementptr inbounds %35[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %42 = llvm.getelementptr inbounds %14[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    %44 = llvm.sdiv %19, %11 : i32
    %45 = llvm.add %44, %12 overflow<nsw> : i32
    %46 = llvm.add %45, %43 : i32
    %47 = llvm.sext %46 : i32 to i64
    %48 = llvm.getelementptr inbounds %41[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %33, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_init(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(-65536 : i32) : i32
    %5 = llvm.mlir.constant(-65535 : i32) : i32
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(15 : i32) : i32
    %14 = llvm.mlir.constant(14 : i32) : i32
    %15 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
    %18 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %18, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.icmp "eq" %19, %2 : !llvm.ptr
    %23 = llvm.xor %22, %3 : i1
    %24 = llvm.trunc %21 : i64 to i32
    %25 = llvm.add %24, %4 : i32
    %26 = llvm.icmp "ult" %25, %5 : i32
    %27 = llvm.select %23, %26, %6 : i1, i1
    llvm.cond_br %27, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %7, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %22, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %28 = llvm.call fastcc tail @__tvm_ffi__grid_watch_barrier(%arg0, %19, %8, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.trunc %21 : i64 to i16
    %30 = llvm.getelementptr inbounds %19[%9, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %29, %30 {alignment = 4 : i64} : i16, !llvm.ptr
    %31 = llvm.getelementptr inbounds %19[%9, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %29, %31 {alignment = 2 : i64} : i16, !llvm.ptr
    %32 = llvm.getelementptr inbounds %19[%9, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %10, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg0[%9, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds %34[%9, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %8, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    %36 = llvm.getelementptr inbounds %34[%9, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %8, %36 {alignment = 8 : i64} : i32, !llvm.ptr
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
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.25 : !llvm.ptr
    %10 = llvm.and %arg1, %0 : i64
    %11 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.26 : !llvm.ptr
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
    %15 = llvm.getelementptr inbounds %11[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %0, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.getelementptr inbounds %11[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%17, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %18 = llvm.getelementptr inbounds %arg0[%1, 17, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.call fastcc @__tvm_ffi__grid_leave(%18, %11) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_watch_barrier(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(12 : i32) : i32
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.27 : !llvm.ptr
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.icmp "eq" %17, %3 : !llvm.ptr
    llvm.cond_br %18, ^bb4(%4 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %19 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    %20 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %19, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %21 = llvm.icmp "eq" %arg2, %6 : i32
    llvm.cond_br %21, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %22 = llvm.trunc %20 : i64 to i32
    %23 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %22, %6, %13, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb4(%23 : i32)
  ^bb3:  // pred: ^bb1
    %24 = llvm.getelementptr inbounds %17[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.shl %20, %8 : i64
    %27 = llvm.ashr exact %26, %8 : i64
    %28 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.getelementptr inbounds %17[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.sext %29 : i32 to i64
    %33 = llvm.getelementptr inbounds %17[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.shl %32, %11 overflow<nsw> : i64
    %37 = llvm.mul %36, %35 : i64
    %38 = llvm.getelementptr inbounds %31[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %39 = llvm.getelementptr inbounds %38[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %25[%27, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %29, %41 {alignment = 8 : i64} : i32, !llvm.ptr
    %42 = llvm.getelementptr inbounds %25[%27, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %40, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    %43 = llvm.getelementptr inbounds %25[%27, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %arg3, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4(%4 : i32)
  ^bb4(%44: i32):  // 3 preds: ^bb0, ^bb2, ^bb3
    llvm.return %44 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_fence_barriers(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(15 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %3, %6 {alignment = 4 : i64} : i32, !llvm.ptr
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
    %5 = llvm.mlir.constant(5 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(16 : i32) : i32
    %10 = llvm.mlir.constant(-1 : i16) : i16
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.28 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.5 : !llvm.ptr
    %13 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %arg1, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %0 : !llvm.ptr
    llvm.cond_br %14, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %13[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i16
    %17 = llvm.icmp "eq" %16, %3 : i16
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %12, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb3:  // pred: ^bb1
    %18 = llvm.call fastcc tail @__tvm_ffi__grid_watch_barrier(%arg0, %13, %2, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.icmp "eq" %18, %2 : i32
    llvm.cond_br %19, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %20 = llvm.getelementptr inbounds %13[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %21 = llvm.load %20 {alignment = 2 : i64} : !llvm.ptr -> i16
    %22 = llvm.icmp "eq" %21, %3 : i16
    llvm.cond_br %22, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %11, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb6:  // pred: ^bb4
    %23 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds %26[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.ptrtoint %13 : !llvm.ptr to i64
    %30 = llvm.ptrtoint %28 : !llvm.ptr to i64
    %31 = llvm.sub %29, %30 : i64
    %32 = llvm.sdiv %31, %8 : i64
    %33 = llvm.trunc %32 : i64 to i32
    %34 = llvm.add %33, %9 overflow<nsw> : i32
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %34) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %35 = llvm.getelementptr inbounds %13[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.shl %arg2, %4 : i32
    %38 = llvm.add %36, %37 : i32
    llvm.store %38, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    %39 = llvm.load %20 {alignment = 2 : i64} : !llvm.ptr -> i16
    %40 = llvm.add %39, %10 : i16
    llvm.store %40, %20 {alignment = 2 : i64} : i16, !llvm.ptr
    %41 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_advance(%41, %13) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb5, ^bb6
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
    %14 = llvm.mlir.constant(4 : i32) : i32
    %15 = llvm.mlir.constant(8 : i64) : i64
    %16 = llvm.mlir.constant(16 : i32) : i32
    %17 = llvm.mlir.constant(3 : i32) : i32
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_str.5 : !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.inttoptr %20 : i64 to !llvm.ptr
    %22 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %22, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %1 : !llvm.ptr
    llvm.cond_br %24, ^bb8, ^bb1
  ^bb1:  // pred: ^bb0
    %25 = llvm.getelementptr inbounds %23[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i16
    %27 = llvm.icmp "eq" %26, %4 : i16
    llvm.cond_br %27, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %18, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb3:  // pred: ^bb1
    %28 = llvm.call fastcc tail @__tvm_ffi__grid_watch_barrier(%arg0, %23, %3, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %29 = llvm.icmp "eq" %28, %3 : i32
    llvm.cond_br %29, ^bb8, ^bb4
  ^bb4:  // pred: ^bb3
    %30 = llvm.ptrtoint %23 : !llvm.ptr to i64
    %31 = llvm.getelementptr inbounds %arg0[%2, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %30, %31 {alignment = 8 : i64} : i64, !llvm.ptr
    %32 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i64
    %34 = llvm.trunc %33 : i64 to i32
    %35 = llvm.and %34, %7 : i32
    %36 = llvm.getelementptr inbounds %arg0[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %35, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds %arg0[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %21, %37 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %38 = llvm.getelementptr inbounds %23[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %39 = llvm.getelementptr inbounds %arg0[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %40 = llvm.getelementptr inbounds %arg0[%2, 17, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %41 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.br ^bb5(%35 : i32)
  ^bb5(%42: i32):  // 2 preds: ^bb4, ^bb6
    %43 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.and %43, %7 : i32
    %45 = llvm.icmp "eq" %44, %42 : i32
    llvm.cond_br %45, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.store %17, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    %46 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%40, %46) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %47 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb5(%47 : i32)
  ^bb7:  // pred: ^bb5
    %48 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds %48[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds %50[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.ptrtoint %52 : !llvm.ptr to i64
    %54 = llvm.sub %30, %53 : i64
    %55 = llvm.sdiv %54, %15 : i64
    %56 = llvm.trunc %55 : i64 to i32
    %57 = llvm.add %56, %16 overflow<nsw> : i32
    llvm.call fastcc tail @__tvm_ffi__grid_hear(%arg0, %57) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb8:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb7
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_hear(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "eq" %12, %3 : !llvm.ptr
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.getelementptr inbounds %12[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %12[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.shl %18, %7 overflow<nsw> : i64
    %23 = llvm.mul %22, %21 : i64
    %24 = llvm.getelementptr inbounds %15[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.getelementptr inbounds %12[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.sext %arg1 : i32 to i64
    %28 = llvm.shl %27, %7 overflow<nsw> : i64
    %29 = llvm.mul %28, %21 : i64
    %30 = llvm.getelementptr inbounds %26[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%12, %24, %30) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.29 : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(17 : i32) : i32
    %8 = llvm.mlir.constant(18 : i32) : i32
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.30 : !llvm.ptr
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(8 : i32) : i32
    %13 = llvm.mlir.constant(12 : i32) : i32
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.icmp "ult" %arg1, %2 : i32
    %18 = llvm.icmp "sgt" %arg2, %3 : i32
    %19 = llvm.and %17, %18 : i1
    %20 = llvm.and %arg2, %3 : i32
    %21 = llvm.icmp "eq" %20, %4 : i32
    %22 = llvm.and %19, %21 : i1
    llvm.cond_br %22, ^bb1, ^bb11(%5 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %23 = llvm.getelementptr inbounds %16[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %24, %arg2 : i32
    llvm.cond_br %25, ^bb11(%5 : !llvm.ptr), ^bb2
  ^bb2:  // pred: ^bb1
    %26 = llvm.zext %arg1 : i32 to i64
    %27 = llvm.getelementptr inbounds %16[%0, 17, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.icmp "eq" %28, %4 : i32
    llvm.cond_br %29, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %30 = llvm.getelementptr inbounds %16[%0, 18, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "eq" %31, %arg2 : i32
    llvm.cond_br %32, ^bb4, ^bb11(%9 : !llvm.ptr)
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %33 = llvm.getelementptr inbounds %16[%0, 18, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %arg2, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %34 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %34, %10 overflow<nsw> : i32
    llvm.store %35, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %36 = llvm.icmp "slt" %35, %arg2 : i32
    llvm.cond_br %36, ^bb12(%10 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    llvm.store %4, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds %16[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%38, %arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %39 = llvm.getelementptr inbounds %16[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb6(%0 : i64)
  ^bb6(%40: i64):  // 2 preds: ^bb5, ^bb10
    %41 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.icmp "slt" %40, %42 : i64
    llvm.cond_br %43, ^bb7, ^bb12(%4 : i32)
  ^bb7:  // pred: ^bb6
    %44 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr inbounds %44[%40] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %46 = llvm.getelementptr inbounds %44[%40, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %47 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.icmp "eq" %47, %6 : i32
    llvm.cond_br %48, ^bb8, ^bb10
  ^bb8:  // pred: ^bb7
    %49 = llvm.getelementptr inbounds %44[%40, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.icmp "eq" %50, %arg1 : i32
    llvm.cond_br %51, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%16, %45) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb10:  // 3 preds: ^bb7, ^bb8, ^bb9
    %52 = llvm.add %40, %14 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%52 : i64)
  ^bb11(%53: !llvm.ptr):  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %53, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb12(%4 : i32)
  ^bb12(%54: i32):  // 3 preds: ^bb4, ^bb6, ^bb11
    llvm.return %54 : i32
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
    %28 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.trunc %28 : i64 to i32
    llvm.call fastcc tail @__tvm_ffi__grid_hear(%arg0, %29) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
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
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.constant(15 : i32) : i32
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.6 : !llvm.ptr
    %11 = llvm.mlir.constant(7 : i32) : i32
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.mlir.constant(16 : i32) : i32
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.33 : !llvm.ptr
    %15 = llvm.mlir.constant(8 : i32) : i32
    %16 = llvm.mlir.constant(12 : i32) : i32
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.constant(-1 : i8) : i8
    %19 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.inttoptr %20 : i64 to !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %23 = llvm.load %22 {alignment = 2 : i64} : !llvm.ptr -> i8
    %24 = llvm.zext %23 : i8 to i64
    %25 = llvm.add %24, %3 overflow<nsw, nuw> : i64
    %26 = llvm.getelementptr inbounds %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.inttoptr %27 : i64 to !llvm.ptr
    %29 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %30, %28) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %32 = llvm.icmp "eq" %31, %5 : !llvm.ptr
    llvm.cond_br %32, ^bb18, ^bb1
  ^bb1:  // pred: ^bb0
    %33 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %34 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %35 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %36 = llvm.call fastcc tail @__tvm_ffi__grid_start_copy(%arg0, %33, %34, %35, %28) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %37 = llvm.icmp "eq" %36, %5 : !llvm.ptr
    llvm.cond_br %37, ^bb18, ^bb2
  ^bb2:  // pred: ^bb1
    %38 = llvm.getelementptr inbounds %36[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    llvm.store %31, %38 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %39 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.icmp "eq" %42, %9 : i32
    llvm.cond_br %43, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %10, %28) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb4:  // pred: ^bb2
    %44 = llvm.getelementptr inbounds %36[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.getelementptr inbounds %36[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%21) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i64
    %49 = llvm.getelementptr inbounds %40[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.icmp "eq" %50, %5 : !llvm.ptr
    llvm.cond_br %51, ^bb14, ^bb5
  ^bb5:  // pred: ^bb4
    %52 = llvm.call fastcc tail @__tvm_ffi__grid_is_unread(%arg0, %47, %48, %14, %28) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %53 = llvm.icmp "eq" %52, %9 : i32
    llvm.cond_br %53, ^bb18, ^bb6
  ^bb6:  // pred: ^bb5
    %54 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %47, %48) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %55 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr inbounds %55[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i32
    %58 = llvm.add %57, %45 overflow<nsw> : i32
    %59 = llvm.sext %45 : i32 to i64
    %60 = llvm.getelementptr inbounds %50[%1, 8, %59] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.add %61, %12 : i32
    llvm.store %62, %60 {alignment = 4 : i64} : i32, !llvm.ptr
    %63 = llvm.getelementptr inbounds %50[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %64 = llvm.shl %54, %17 : i64
    %65 = llvm.ashr exact %64, %17 : i64
    %66 = llvm.ashr %54, %17 : i64
    llvm.br ^bb7(%65 : i64)
  ^bb7(%67: i64):  // 2 preds: ^bb6, ^bb10
    %68 = llvm.icmp "slt" %67, %66 : i64
    llvm.cond_br %68, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %69 = llvm.trunc %67 : i64 to i32
    %70 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %69, %9, %14, %28) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %71 = llvm.icmp "eq" %70, %9 : i32
    llvm.cond_br %71, ^bb18, ^bb9
  ^bb9:  // pred: ^bb8
    %72 = llvm.call fastcc tail @__tvm_ffi__grid_follows_reads(%arg0, %69, %14, %28) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %73 = llvm.icmp "eq" %72, %9 : i32
    llvm.cond_br %73, ^bb18, ^bb10
  ^bb10:  // pred: ^bb9
    %74 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.getelementptr inbounds %74[%67, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %58, %75 {alignment = 8 : i64} : i32, !llvm.ptr
    %76 = llvm.getelementptr inbounds %74[%67, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %62, %76 {alignment = 4 : i64} : i32, !llvm.ptr
    %77 = llvm.getelementptr inbounds %74[%67, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %28, %77 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.add %67, %0 overflow<nsw> : i64
    llvm.br ^bb7(%78 : i64)
  ^bb11:  // pred: ^bb7
    %79 = llvm.getelementptr inbounds %50[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr inbounds %50[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i32
    %83 = llvm.sext %82 : i32 to i64
    %84 = llvm.shl %59, %0 overflow<nsw> : i64
    %85 = llvm.mul %84, %83 : i64
    %86 = llvm.getelementptr inbounds %80[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %87 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.getelementptr inbounds %87[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %89 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %90 = llvm.getelementptr inbounds %89[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %93 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> i32
    %94 = llvm.sext %93 : i32 to i64
    %95 = llvm.getelementptr inbounds %89[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> i32
    %97 = llvm.sext %96 : i32 to i64
    %98 = llvm.shl %94, %0 overflow<nsw> : i64
    %99 = llvm.mul %98, %97 : i64
    %100 = llvm.getelementptr inbounds %91[%99] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb12(%82, %1 : i32, i64)
  ^bb12(%101: i32, %102: i64):  // 2 preds: ^bb11, ^bb15
    %103 = llvm.shl %101, %12 overflow<nsw> : i32
    %104 = llvm.sext %103 : i32 to i64
    %105 = llvm.icmp "slt" %102, %104 : i64
    llvm.cond_br %105, ^bb15, ^bb13
  ^bb13:  // pred: ^bb12
    %106 = llvm.zext %58 : i32 to i64
    %107 = llvm.getelementptr inbounds %86[%106] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %62, %107 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb4, ^bb13
    llvm.br ^bb16(%1 : i64)
  ^bb15:  // pred: ^bb12
    %108 = llvm.getelementptr inbounds %100[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %109 = llvm.load %108 {alignment = 4 : i64} : !llvm.ptr -> i32
    %110 = llvm.getelementptr inbounds %86[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %109, %110 {alignment = 4 : i64} : i32, !llvm.ptr
    %111 = llvm.add %102, %0 overflow<nsw, nuw> : i64
    %112 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb12(%112, %111 : i32, i64)
  ^bb16(%113: i64):  // 2 preds: ^bb14, ^bb17
    %114 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %115 = llvm.icmp "slt" %113, %114 : i64
    llvm.cond_br %115, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %116 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %117 = llvm.getelementptr inbounds %116[%113] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %18, %117 {alignment = 1 : i64} : i8, !llvm.ptr
    %118 = llvm.add %113, %0 overflow<nsw, nuw> : i64
    llvm.br ^bb16(%118 : i64)
  ^bb18:  // 7 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb8, ^bb9, ^bb16
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
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.32 : !llvm.ptr
    %22 = llvm.mlir.addressof @__tvm_ffi__grid_str.31 : !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.inttoptr %arg2 : i64 to !llvm.ptr
    %26 = llvm.and %arg1, %2 : i64
    %27 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%25) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %28 = llvm.getelementptr inbounds %24[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %50 = llvm.getelementptr inbounds %24[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.icmp "eq" %51, %11 : i32
    llvm.cond_br %52, ^bb5, ^bb6(%51 : i32)
  ^bb5:  // pred: ^bb4
    %53 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %54 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%54 : i32)
  ^bb6(%55: i32):  // 2 preds: ^bb4, ^bb5
    %56 = llvm.getelementptr inbounds %24[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i32
    %58 = llvm.add %55, %13 overflow<nsw> : i32
    llvm.store %58, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %59 = llvm.add %55, %57 overflow<nsw> : i32
    %60 = llvm.srem %59, %11 : i32
    %61 = llvm.sext %60 : i32 to i64
    %62 = llvm.getelementptr inbounds %24[%0, 11, %61] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %63 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i32
    %67 = llvm.getelementptr inbounds %62[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    llvm.store %25, %67 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.getelementptr inbounds %24[%0, 11, %61, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %38, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.getelementptr inbounds %24[%0, 11, %61, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %6, %69 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.getelementptr inbounds %24[%0, 11, %61, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %71 = llvm.bitcast %70 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%71, %7, %18) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %72 = llvm.getelementptr inbounds %24[%0, 11, %61, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %64, %72 {alignment = 4 : i64} : i32, !llvm.ptr
    %73 = llvm.getelementptr inbounds %24[%0, 11, %61, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %66, %73 {alignment = 8 : i64} : i32, !llvm.ptr
    %74 = llvm.getelementptr inbounds %24[%0, 11, %61, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %3, %74 {alignment = 4 : i64} : i32, !llvm.ptr
    %75 = llvm.getelementptr inbounds %24[%0, 11, %61, 7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %60, %75 {alignment = 8 : i64} : i32, !llvm.ptr
    %76 = llvm.getelementptr inbounds %25[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %77 = llvm.load %76 {alignment = 2 : i64} : !llvm.ptr -> i8
    %78 = llvm.zext %77 : i8 to i64
    llvm.br ^bb7(%0 : i64)
  ^bb7(%79: i64):  // 2 preds: ^bb6, ^bb8
    %80 = llvm.icmp "eq" %79, %78 : i64
    llvm.cond_br %80, ^bb9(%62 : !llvm.ptr), ^bb8
  ^bb8:  // pred: ^bb7
    %81 = llvm.getelementptr inbounds %arg3[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i64
    %83 = llvm.trunc %82 : i64 to i32
    %84 = llvm.getelementptr inbounds %24[%0, 11, %61, 3, %79] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %83, %84 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.add %79, %20 overflow<nsw, nuw> : i64
    llvm.br ^bb7(%85 : i64)
  ^bb9(%86: !llvm.ptr):  // 2 preds: ^bb3, ^bb7
    llvm.return %86 : !llvm.ptr
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
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.constant(16 : i32) : i32
    %9 = llvm.mlir.constant(32 : i64) : i64
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(64 : i32) : i32
    %12 = llvm.mlir.constant(7 : i32) : i32
    %13 = llvm.mlir.constant(10 : i32) : i32
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.mlir.constant(2 : i32) : i32
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.34 : !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    %20 = llvm.getelementptr inbounds %19[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %21 = llvm.load %20 {alignment = 2 : i64} : !llvm.ptr -> i8
    %22 = llvm.zext %21 : i8 to i64
    %23 = llvm.add %22, %3 overflow<nsw, nuw> : i64
    %24 = llvm.getelementptr inbounds %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
    %27 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %29 = llvm.call fastcc tail @__tvm_ffi__grid_start_copy(%arg0, %27, %18, %28, %26) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %30 = llvm.icmp "eq" %29, %4 : !llvm.ptr
    llvm.cond_br %30, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %31 = llvm.getelementptr inbounds %29[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    llvm.store %6, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    %32 = llvm.getelementptr inbounds %29[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%19) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i64
    %35 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds %36[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.icmp "eq" %38, %4 : !llvm.ptr
    llvm.cond_br %39, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %40 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %33, %34) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %41 = llvm.trunc %40 : i64 to i32
    %42 = llvm.lshr %40, %9 : i64
    %43 = llvm.trunc %42 : i64 to i32
    llvm.br ^bb3(%41 : i32)
  ^bb3(%44: i32):  // 2 preds: ^bb2, ^bb4
    %45 = llvm.icmp "slt" %44, %43 : i32
    llvm.cond_br %45, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %46 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %44, %6, %16, %26) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %47 = llvm.icmp "eq" %46, %14 : i32
    %48 = llvm.add %44, %6 overflow<nsw> : i32
    llvm.cond_br %47, ^bb7, ^bb3(%48 : i32)
  ^bb5:  // pred: ^bb3
    %49 = llvm.getelementptr inbounds %38[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i32
    %51 = llvm.icmp "slt" %50, %11 : i32
    llvm.cond_br %51, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %52 = llvm.add %50, %6 overflow<nsw> : i32
    llvm.store %52, %49 {alignment = 8 : i64} : i32, !llvm.ptr
    %53 = llvm.sext %50 : i32 to i64
    %54 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i32
    %56 = llvm.getelementptr inbounds %arg0[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i32
    %58 = llvm.getelementptr inbounds %38[%1, 10, %53, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %33, %58 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %59 = llvm.getelementptr inbounds %38[%1, 10, %53, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %34, %59 {alignment = 8 : i64} : i64, !llvm.ptr
    %60 = llvm.getelementptr inbounds %38[%1, 10, %53, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %55, %60 {alignment = 8 : i64} : i32, !llvm.ptr
    %61 = llvm.getelementptr inbounds %38[%1, 10, %53, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %57, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    %62 = llvm.getelementptr inbounds %38[%1, 10, %53, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %26, %62 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 5 preds: ^bb0, ^bb1, ^bb4, ^bb5, ^bb6
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
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(14 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(13 : i32) : i32
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(10 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = llvm.mlir.constant(32 : i64) : i64
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.constant(12 : i32) : i32
    %17 = llvm.mlir.constant(64 : i32) : i32
    %18 = llvm.mlir.constant(11 : i32) : i32
    %19 = llvm.mlir.constant(6 : i32) : i32
    %20 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds %21[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %26 = llvm.icmp "eq" %24, %4 : !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %28 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %29 = llvm.getelementptr inbounds %24[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %30 = llvm.getelementptr inbounds %24[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %31 = llvm.getelementptr inbounds %24[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.cond_br %26, ^bb10, ^bb1(%9 : i32)
  ^bb1(%32: i32):  // 2 preds: ^bb0, ^bb5
    %33 = llvm.zext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %24[%0, 10, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %35 = llvm.getelementptr inbounds %34[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>
    %36 = llvm.getelementptr inbounds %24[%0, 10, %33, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %37 = llvm.getelementptr inbounds %24[%0, 10, %33, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %38 = llvm.getelementptr inbounds %24[%0, 10, %33, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %39 = llvm.getelementptr inbounds %24[%0, 10, %33, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %40 = llvm.bitcast %34 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb8
    %41 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %42 = llvm.icmp "slt" %32, %41 : i32
    llvm.cond_br %42, ^bb3, ^bb10
  ^bb3:  // pred: ^bb2
    %43 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.icmp "eq" %45, %47 : i32
    llvm.cond_br %48, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %49 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %51 = llvm.sub %50, %49 overflow<nsw> : i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.icmp "slt" %22, %52 : i64
    llvm.cond_br %53, ^bb6, ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %54 = llvm.add %32, %7 overflow<nsw, nuw> : i32
    llvm.br ^bb1(%54 : i32)
  ^bb6:  // pred: ^bb4
    %55 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %43, %44) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %56 = llvm.shl %55, %13 : i64
    %57 = llvm.ashr exact %56, %13 : i64
    %58 = llvm.ashr %55, %13 : i64
    llvm.br ^bb7(%57 : i64)
  ^bb7(%59: i64):  // 2 preds: ^bb6, ^bb9
    %60 = llvm.icmp "slt" %59, %58 : i64
    llvm.cond_br %60, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %61 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %62 = llvm.add %61, %14 overflow<nsw> : i32
    llvm.store %62, %25 {alignment = 8 : i64} : i32, !llvm.ptr
    %63 = llvm.sext %62 : i32 to i64
    %64 = llvm.getelementptr inbounds %24[%0, 10, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %65 = llvm.bitcast %64 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%40, %65, %13) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb2
  ^bb9:  // pred: ^bb7
    %66 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %67 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.getelementptr inbounds %67[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %69 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.getelementptr inbounds %69[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %72 = llvm.sext %66 : i32 to i64
    %73 = llvm.getelementptr inbounds %69[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %74 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> i32
    %75 = llvm.sext %74 : i32 to i64
    %76 = llvm.shl %72, %15 overflow<nsw> : i64
    %77 = llvm.mul %76, %75 : i64
    %78 = llvm.getelementptr inbounds %71[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %79 = llvm.getelementptr inbounds %78[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %80 = llvm.load %79 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i32
    %83 = llvm.sext %82 : i32 to i64
    %84 = llvm.mul %59, %83 overflow<nsw> : i64
    %85 = llvm.add %84, %72 overflow<nsw> : i64
    %86 = llvm.getelementptr inbounds %81[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %80, %86 {alignment = 4 : i64} : i32, !llvm.ptr
    %87 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.getelementptr inbounds %87[%59] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %46, %88 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %89 = llvm.add %59, %15 overflow<nsw> : i64
    llvm.br ^bb7(%89 : i64)
  ^bb10:  // 2 preds: ^bb0, ^bb2
    %90 = llvm.getelementptr inbounds %21[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %91 = llvm.getelementptr inbounds %21[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb11(%9 : i32)
  ^bb11(%92: i32):  // 2 preds: ^bb10, ^bb17
    %93 = llvm.load %90 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.icmp "slt" %92, %93 : i32
    llvm.cond_br %94, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    llvm.return
  ^bb13:  // pred: ^bb11
    %95 = llvm.load %91 {alignment = 8 : i64} : !llvm.ptr -> i32
    %96 = llvm.add %95, %92 overflow<nsw> : i32
    %97 = llvm.srem %96, %17 : i32
    %98 = llvm.sext %97 : i32 to i64
    %99 = llvm.getelementptr inbounds %21[%0, 11, %98, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %100 = llvm.load %99 {alignment = 4 : i64} : !llvm.ptr -> i32
    %101 = llvm.icmp "eq" %100, %9 : i32
    llvm.cond_br %101, ^bb16, ^bb14
  ^bb14:  // pred: ^bb13
    %102 = llvm.getelementptr inbounds %21[%0, 11, %98, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %103 = llvm.load %102 {alignment = 4 : i64} : !llvm.ptr -> i32
    %104 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %105 = llvm.icmp "eq" %103, %104 : i32
    llvm.cond_br %105, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %106 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %107 = llvm.getelementptr inbounds %21[%0, 11, %98, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %108 = llvm.load %107 {alignment = 8 : i64} : !llvm.ptr -> i32
    %109 = llvm.sub %106, %108 overflow<nsw> : i32
    %110 = llvm.sext %109 : i32 to i64
    %111 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %112 = llvm.icmp "slt" %111, %110 : i64
    llvm.cond_br %112, ^bb18(%9 : i32), ^bb16
  ^bb16:  // 3 preds: ^bb13, ^bb14, ^bb15
    %113 = llvm.add %92, %7 overflow<nsw> : i32
    llvm.br ^bb17(%113 : i32)
  ^bb17(%114: i32):  // 2 preds: ^bb16, ^bb18
    llvm.br ^bb11(%114 : i32)
  ^bb18(%115: i32):  // 2 preds: ^bb15, ^bb19
    %116 = llvm.icmp "sgt" %115, %92 : i32
    llvm.cond_br %116, ^bb17(%9 : i32), ^bb19
  ^bb19:  // pred: ^bb18
    %117 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %118 = llvm.add %115, %7 overflow<nsw, nuw> : i32
    llvm.br ^bb18(%118 : i32)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_finish_oldest(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(13 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(12 : i32) : i32
    %5 = llvm.mlir.constant(11 : i32) : i32
    %6 = llvm.mlir.constant(64 : i64) : i64
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
    %21 = llvm.mlir.constant(16 : i32) : i32
    %22 = llvm.mlir.zero : !llvm.ptr
    %23 = llvm.mlir.constant(7 : i32) : i32
    %24 = llvm.mlir.constant(8 : i64) : i64
    %25 = llvm.mlir.constant(32 : i64) : i64
    %26 = llvm.mlir.constant(68719476736 : i64) : i64
    %27 = llvm.mlir.constant(31 : i64) : i64
    %28 = llvm.mlir.constant(-2 : i32) : i32
    %29 = llvm.alloca %0 x !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %arg0[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "eq" %31, %3 : i32
    llvm.cond_br %32, ^bb23(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %33 = llvm.bitcast %29 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %29 : !llvm.ptr
    %34 = llvm.getelementptr inbounds %arg0[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds %arg0[%1, 11, %36] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %38 = llvm.bitcast %37 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%33, %38, %6) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %39 = llvm.add %35, %0 overflow<nsw> : i32
    %40 = llvm.srem %39, %7 : i32
    llvm.store %40, %34 {alignment = 8 : i64} : i32, !llvm.ptr
    %41 = llvm.add %31, %8 overflow<nsw> : i32
    llvm.store %41, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    %42 = llvm.getelementptr inbounds %29[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds %43[%1, 2, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%43) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %47 = llvm.sdiv %46, %45 : i64
    %48 = llvm.getelementptr inbounds %43[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %49 = llvm.getelementptr inbounds %29[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %50 = llvm.getelementptr inbounds %43[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %51 = llvm.getelementptr inbounds %29[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %52 = llvm.getelementptr inbounds %43[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %53 = llvm.intr.smax(%45, %1) : (i64, i64) -> i64
    %54 = llvm.intr.smax(%47, %1) : (i64, i64) -> i64
    %55 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.ptrtoint %55 : !llvm.ptr to i64
    %57 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.icmp "eq" %57, %3 : i32
    llvm.br ^bb2(%1 : i64)
  ^bb2(%59: i64):  // 2 preds: ^bb1, ^bb10
    %60 = llvm.icmp "eq" %59, %54 : i64
    llvm.cond_br %60, ^bb18, ^bb3
  ^bb3:  // pred: ^bb2
    %61 = llvm.load %48 {alignment = 2 : i64} : !llvm.ptr -> i8
    %62 = llvm.zext %61 : i8 to i64
    llvm.br ^bb4(%1, %59, %1, %0 : i64, i64, i64, i32)
  ^bb4(%63: i64, %64: i64, %65: i64, %66: i32):  // 2 preds: ^bb3, ^bb8
    %67 = llvm.icmp "eq" %63, %62 : i64
    llvm.cond_br %67, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %68 = llvm.mul %59, %45 overflow<nsw> : i64
    %69 = llvm.load %50 {alignment = 1 : i64} : !llvm.ptr -> i8
    %70 = llvm.zext %69 : i8 to i64
    %71 = llvm.add %68, %56 : i64
    %72 = llvm.lshr %71, %17 : i64
    %73 = llvm.icmp "eq" %69, %18 : i8
    %74 = llvm.add %70, %19 overflow<nsw, nuw> : i64
    %75 = llvm.and %74, %19 : i64
    %76 = llvm.select %73, %1, %75 : i1, i64
    %77 = llvm.and %76, %72 : i64
    %78 = llvm.shl %77, %20 overflow<nsw, nuw> : i64
    %79 = llvm.xor %78, %71 : i64
    %80 = llvm.inttoptr %79 : i64 to !llvm.ptr
    %81 = llvm.icmp "eq" %66, %3 : i32
    llvm.br ^bb9(%1 : i64)
  ^bb6:  // pred: ^bb4
    %82 = llvm.getelementptr inbounds %29[%1, 3, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %83 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.sext %83 : i32 to i64
    %85 = llvm.getelementptr inbounds %43[%1, 3, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %86 = llvm.load %85 {alignment = 2 : i64} : !llvm.ptr -> i16
    %87 = llvm.zext %86 : i16 to i64
    %88 = llvm.srem %64, %87 : i64
    %89 = llvm.sdiv %64, %87 : i64
    %90 = llvm.add %88, %84 overflow<nsw> : i64
    %91 = llvm.icmp "sgt" %90, %14 : i64
    llvm.cond_br %91, ^bb7, ^bb8(%15 : i1)
  ^bb7:  // pred: ^bb6
    %92 = llvm.getelementptr inbounds %43[%1, 1, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %93 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> i64
    %94 = llvm.icmp "slt" %90, %93 : i64
    llvm.br ^bb8(%94 : i1)
  ^bb8(%95: i1):  // 2 preds: ^bb6, ^bb7
    %96 = llvm.zext %95 : i1 to i32
    %97 = llvm.and %66, %96 : i32
    %98 = llvm.getelementptr inbounds %43[%1, 2, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> i64
    %100 = llvm.mul %99, %90 overflow<nsw> : i64
    %101 = llvm.add %100, %65 overflow<nsw> : i64
    %102 = llvm.add %63, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb4(%102, %89, %101, %97 : i64, i64, i64, i32)
  ^bb9(%103: i64):  // 2 preds: ^bb5, ^bb17
    %104 = llvm.icmp "eq" %103, %53 : i64
    llvm.cond_br %104, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %105 = llvm.add %59, %16 overflow<nuw> : i64
    llvm.br ^bb2(%105 : i64)
  ^bb11:  // pred: ^bb9
    llvm.cond_br %58, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    llvm.cond_br %81, ^bb14(%18 : i8), ^bb13
  ^bb13:  // pred: ^bb12
    %106 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.add %103, %65 overflow<nsw> : i64
    %108 = llvm.getelementptr inbounds %106[%107] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.load %108 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.br ^bb14(%109 : i8)
  ^bb14(%110: i8):  // 2 preds: ^bb12, ^bb13
    %111 = llvm.getelementptr inbounds %80[%103] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %110, %111 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb17
  ^bb15:  // pred: ^bb11
    llvm.cond_br %81, ^bb17, ^bb16
  ^bb16:  // pred: ^bb15
    %112 = llvm.getelementptr inbounds %80[%103] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.load %112 {alignment = 1 : i64} : !llvm.ptr -> i8
    %114 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.add %103, %65 overflow<nsw> : i64
    %116 = llvm.getelementptr inbounds %114[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %113, %116 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 3 preds: ^bb14, ^bb15, ^bb16
    %117 = llvm.add %103, %16 overflow<nuw> : i64
    llvm.br ^bb9(%117 : i64)
  ^bb18:  // pred: ^bb2
    llvm.cond_br %58, ^bb19, ^bb22
  ^bb19:  // pred: ^bb18
    %118 = llvm.getelementptr inbounds %29[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %119 = llvm.getelementptr inbounds %arg0[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %120 = llvm.load %119 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %121 = llvm.icmp "eq" %120, %22 : !llvm.ptr
    %122 = llvm.load %118 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %121, ^bb21, ^bb20
  ^bb20:  // pred: ^bb19
    %123 = llvm.getelementptr inbounds %29[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %124 = llvm.load %123 {alignment = 8 : i64} : !llvm.ptr -> i32
    %125 = llvm.getelementptr inbounds %120[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %126 = llvm.load %125 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %127 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %128 = llvm.load %127 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %129 = llvm.getelementptr inbounds %128[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %130 = llvm.load %129 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.ptrtoint %122 : !llvm.ptr to i64
    %132 = llvm.ptrtoint %130 : !llvm.ptr to i64
    %133 = llvm.sub %131, %132 : i64
    %134 = llvm.sdiv %133, %24 : i64
    %135 = llvm.shl %134, %25 : i64
    %136 = llvm.add %135, %26 : i64
    %137 = llvm.getelementptr inbounds %120[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %138 = llvm.load %137 {alignment = 8 : i64} : !llvm.ptr -> i32
    %139 = llvm.sext %138 : i32 to i64
    %140 = llvm.ashr exact %136, %27 : i64
    %141 = llvm.mul %140, %139 : i64
    %142 = llvm.getelementptr inbounds %126[%141] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %143 = llvm.getelementptr inbounds %120[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %144 = llvm.load %143 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %145 = llvm.sext %124 : i32 to i64
    %146 = llvm.shl %145, %16 overflow<nsw> : i64
    %147 = llvm.mul %146, %139 : i64
    %148 = llvm.getelementptr inbounds %144[%147] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%120, %142, %148) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %149 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%43) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %150 = llvm.trunc %149 : i64 to i32
    %151 = llvm.getelementptr inbounds %122[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %152 = llvm.load %151 {alignment = 4 : i64} : !llvm.ptr -> i32
    %153 = llvm.mul %150, %28 : i32
    %154 = llvm.add %153, %152 : i32
    llvm.store %154, %151 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_advance(%arg0, %122) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb22
  ^bb22:  // 2 preds: ^bb18, ^bb21
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.br ^bb23(%0 : i32)
  ^bb23(%155: i32):  // 2 preds: ^bb0, ^bb22
    llvm.return %155 : i32
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
    %16 = llvm.mlir.constant(16 : i32) : i32
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.mlir.constant(7 : i32) : i32
    %19 = llvm.mlir.constant(128 : i32) : i32
    %20 = llvm.mlir.constant(32 : i8) : i8
    %21 = llvm.mlir.constant(32 : i32) : i32
    %22 = llvm.mlir.constant(4 : i8) : i8
    %23 = llvm.mlir.constant(8 : i32) : i32
    %24 = llvm.mlir.constant(2147483640 : i32) : i32
    %25 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %26 = llvm.mlir.addressof @__tvm_ffi__grid_str.7 : !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %30 = llvm.trunc %29 : i64 to i32
    %31 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %32 = llvm.sdiv %30, %2 : i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %31[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %35 = llvm.bitcast %27 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    %36 = llvm.getelementptr inbounds %27[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %37 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %37, %36 {alignment = 8 : i64} : i64, !llvm.ptr
    %38 = llvm.getelementptr inbounds %27[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %39 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %40, %38 {alignment = 8 : i64} : i64, !llvm.ptr
    %41 = llvm.getelementptr inbounds %27[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %42 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %43, %41 {alignment = 8 : i64} : i64, !llvm.ptr
    %44 = llvm.getelementptr inbounds %27[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %45 = llvm.getelementptr inbounds %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i64
    %47 = llvm.trunc %46 : i64 to i32
    llvm.store %47, %44 {alignment = 8 : i64} : i32, !llvm.ptr
    %48 = llvm.bitcast %28 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    %49 = llvm.getelementptr inbounds %28[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %50 = llvm.getelementptr inbounds %34[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %51, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    %52 = llvm.getelementptr inbounds %28[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %53 = llvm.getelementptr inbounds %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %54, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %55 = llvm.getelementptr inbounds %28[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %56 = llvm.getelementptr inbounds %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %57, %55 {alignment = 8 : i64} : i64, !llvm.ptr
    %58 = llvm.getelementptr inbounds %28[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %59 = llvm.getelementptr inbounds %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> i64
    %61 = llvm.trunc %60 : i64 to i32
    llvm.store %61, %58 {alignment = 8 : i64} : i32, !llvm.ptr
    %62 = llvm.getelementptr inbounds %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> i64
    %64 = llvm.trunc %63 : i64 to i32
    %65 = llvm.shl %64, %13 overflow<nsw> : i32
    %66 = llvm.icmp "slt" %47, %2 : i32
    %67 = llvm.icmp "eq" %47, %14 : i32
    %68 = llvm.select %67, %14, %0 : i1, i32
    %69 = llvm.select %66, %2, %68 : i1, i32
    %70 = llvm.sdiv %65, %69 : i32
    %71 = llvm.getelementptr inbounds %34[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %72 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> i64
    %73 = llvm.trunc %72 : i64 to i32
    %74 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %27, %15, %70) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %75 = llvm.icmp "eq" %74, %4 : i32
    llvm.cond_br %75, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %76 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %28, %30, %70) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %77 = llvm.icmp "eq" %76, %4 : i32
    llvm.cond_br %77, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %78 = llvm.getelementptr inbounds %34[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %80 = llvm.inttoptr %79 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %26, %80) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb22
  ^bb3:  // pred: ^bb1
    %81 = llvm.getelementptr inbounds %arg0[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.getelementptr inbounds %82[%3, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %84 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.icmp "eq" %84, %17 : !llvm.ptr
    llvm.cond_br %85, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %86 = llvm.call fastcc tail @__tvm_ffi__grid_count_product(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %87 = llvm.getelementptr inbounds %34[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> i64
    %89 = llvm.inttoptr %88 : i64 to !llvm.ptr
    %90 = llvm.call fastcc @__tvm_ffi__grid_watch_lines(%arg0, %27, %15, %70, %86, %89) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %91 = llvm.icmp "eq" %90, %4 : i32
    llvm.cond_br %91, ^bb22, ^bb5
  ^bb5:  // pred: ^bb4
    %92 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> i64
    %93 = llvm.inttoptr %92 : i64 to !llvm.ptr
    %94 = llvm.call fastcc @__tvm_ffi__grid_watch_lines(%arg0, %28, %30, %70, %86, %93) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %95 = llvm.icmp "eq" %94, %4 : i32
    llvm.cond_br %95, ^bb22, ^bb6
  ^bb6:  // 2 preds: ^bb3, ^bb5
    %96 = llvm.getelementptr inbounds %arg0[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %97 = llvm.icmp "sgt" %47, %14 : i32
    %98 = llvm.icmp "eq" %73, %4 : i32
    %99 = llvm.intr.smax(%70, %4) : (i32, i32) -> i32
    %100 = llvm.intr.smax(%32, %4) : (i32, i32) -> i32
    %101 = llvm.zext %100 : i32 to i64
    llvm.br ^bb7(%3 : i64)
  ^bb7(%102: i64):  // 2 preds: ^bb6, ^bb21
    %103 = llvm.icmp "eq" %102, %101 : i64
    llvm.cond_br %103, ^bb22, ^bb8
  ^bb8:  // pred: ^bb7
    %104 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> i32
    %105 = llvm.srem %104, %19 : i32
    %106 = llvm.trunc %105 : i32 to i8
    %107 = llvm.sdiv %106, %20 : i8
    %108 = llvm.sext %107 : i8 to i32
    %109 = llvm.shl %108, %14 overflow<nsw> : i32
    %110 = llvm.srem %104, %21 : i32
    %111 = llvm.trunc %110 : i32 to i8
    %112 = llvm.sdiv %111, %22 : i8
    %113 = llvm.sext %112 : i8 to i32
    %114 = llvm.trunc %102 : i64 to i32
    %115 = llvm.shl %114, %2 : i32
    %116 = llvm.and %115, %23 : i32
    %117 = llvm.add %116, %113 overflow<nsw> : i32
    %118 = llvm.add %117, %109 overflow<nsw> : i32
    %119 = llvm.trunc %102 : i64 to i32
    %120 = llvm.shl %119, %0 : i32
    %121 = llvm.and %120, %24 : i32
    %122 = llvm.srem %104, %14 : i32
    %123 = llvm.shl %122, %0 overflow<nsw> : i32
    %124 = llvm.add %123, %121 overflow<nsw> : i32
    %125 = llvm.trunc %102 : i64 to i32
    %126 = llvm.and %125, %0 : i32
    %127 = llvm.or %124, %126 : i32
    %128 = llvm.getelementptr inbounds %31[%102] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.cond_br %97, ^bb9, ^bb15
  ^bb9:  // pred: ^bb8
    %129 = llvm.bitcast %128 : !llvm.ptr to !llvm.ptr
    llvm.cond_br %98, ^bb11(%4 : i32), ^bb10
  ^bb10:  // pred: ^bb9
    %130 = llvm.load %129 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb11(%130 : i32)
  ^bb11(%131: i32):  // 2 preds: ^bb9, ^bb10
    llvm.br ^bb12(%131, %4 : i32, i32)
  ^bb12(%132: i32, %133: i32):  // 2 preds: ^bb11, ^bb14
    %134 = llvm.icmp "eq" %133, %99 : i32
    llvm.cond_br %134, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.store %132, %129 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21
  ^bb14:  // pred: ^bb12
    %135 = llvm.call fastcc @__tvm_ffi__grid_whole_element(%arg0, %27, %118, %133) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %136 = llvm.call fastcc @__tvm_ffi__grid_whole_element(%arg0, %28, %127, %133) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %137 = llvm.mul %136, %135 overflow<nsw> : i32
    %138 = llvm.add %137, %132 : i32
    %139 = llvm.add %133, %0 overflow<nuw> : i32
    llvm.br ^bb12(%138, %139 : i32, i32)
  ^bb15:  // pred: ^bb8
    %140 = llvm.bitcast %128 : !llvm.ptr to !llvm.ptr
    llvm.cond_br %98, ^bb17(%25 : f32), ^bb16
  ^bb16:  // pred: ^bb15
    %141 = llvm.load %140 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb17(%141 : f32)
  ^bb17(%142: f32):  // 2 preds: ^bb15, ^bb16
    llvm.br ^bb18(%142, %4 : f32, i32)
  ^bb18(%143: f32, %144: i32):  // 2 preds: ^bb17, ^bb20
    %145 = llvm.icmp "eq" %144, %99 : i32
    llvm.cond_br %145, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    llvm.store %143, %140 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb21
  ^bb20:  // pred: ^bb18
    %146 = llvm.call fastcc @__tvm_ffi__grid_element(%arg0, %27, %118, %144) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %147 = llvm.call fastcc @__tvm_ffi__grid_element(%arg0, %28, %127, %144) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %148 = llvm.intr.fmuladd(%146, %147, %143) : (f32, f32, f32) -> f32
    %149 = llvm.add %144, %0 overflow<nuw> : i32
    llvm.br ^bb18(%148, %149 : f32, i32)
  ^bb21:  // 2 preds: ^bb13, ^bb19
    %150 = llvm.add %102, %9 overflow<nsw, nuw> : i64
    llvm.br ^bb7(%150 : i64)
  ^bb22:  // 4 preds: ^bb2, ^bb4, ^bb5, ^bb7
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.intr.lifetime.end %27 : !llvm.ptr
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
    %50 = llvm.getelementptr inbounds %49[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_count_product(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(11 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(128 : i32) : i32
    %8 = llvm.mlir.constant(9 : i32) : i32
    %9 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.getelementptr inbounds %12[%0, 11, %15, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.add %17, %6 : i32
    llvm.store %18, %16 {alignment = 8 : i64} : i32, !llvm.ptr
    %19 = llvm.sdiv %14, %7 : i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %12[%0, 9, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.icmp "ugt" %18, %22 : i32
    llvm.cond_br %23, ^bb1, ^bb2(%5 : i32)
  ^bb1:  // pred: ^bb0
    llvm.store %18, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2(%6 : i32)
  ^bb2(%24: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %24 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_watch_lines(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(32 : i32) : i32
    %6 = llvm.mlir.constant(128 : i32) : i32
    %7 = llvm.mlir.constant(64 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(10 : i32) : i32
    %11 = llvm.mlir.constant(5 : i32) : i32
    %12 = llvm.mlir.constant(7 : i32) : i32
    %13 = llvm.mlir.constant(4 : i64) : i64
    %14 = llvm.mlir.constant(262128 : i64) : i64
    %15 = llvm.mlir.constant(16 : i32) : i32
    %16 = llvm.mlir.constant(32 : i64) : i64
    %17 = llvm.mlir.constant(9 : i32) : i32
    %18 = llvm.mlir.constant(14 : i32) : i32
    %19 = llvm.mlir.constant(13 : i32) : i32
    %20 = llvm.mlir.constant(1 : i64) : i64
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.35 : !llvm.ptr
    %22 = llvm.mlir.constant(true) : i1
    %23 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.icmp "eq" %24, %0 : i64
    %26 = llvm.select %25, %arg2, %arg3 : i1, i32
    %27 = llvm.select %25, %arg3, %arg2 : i1, i32
    %28 = llvm.getelementptr inbounds %arg1[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %29, %3 : i32
    %31 = llvm.icmp "eq" %29, %4 : i32
    %32 = llvm.select %31, %5, %6 : i1, i32
    %33 = llvm.select %30, %7, %32 : i1, i32
    %34 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %35 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %36 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %37 = llvm.sdiv %27, %9 : i32
    %38 = llvm.shl %37, %10 overflow<nsw> : i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %41 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %42 = llvm.icmp "eq" %arg4, %8 : i32
    llvm.br ^bb1(%0 : i64)
  ^bb1(%43: i64):  // 2 preds: ^bb0, ^bb8
    %44 = llvm.trunc %43 : i64 to i32
    %45 = llvm.mul %33, %44 overflow<nsw> : i32
    %46 = llvm.icmp "slt" %45, %26 : i32
    llvm.cond_br %46, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %47 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.shl %47, %13 : i64
    %49 = llvm.and %48, %14 : i64
    %50 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
    %51 = llvm.mul %50, %43 : i64
    %52 = llvm.add %49, %51 : i64
    %53 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %53[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr inbounds %55[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %59 = llvm.sdiv %58, %6 : i32
    %60 = llvm.getelementptr inbounds %55[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> i32
    %62 = llvm.add %61, %7 overflow<nsw> : i32
    %63 = llvm.add %62, %59 overflow<nsw> : i32
    %64 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %54, %39) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %65 = llvm.trunc %64 : i64 to i32
    %66 = llvm.lshr %64, %16 : i64
    %67 = llvm.trunc %66 : i64 to i32
    %68 = llvm.sext %59 : i32 to i64
    %69 = llvm.getelementptr inbounds %57[%0, 9, %68] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %70 = llvm.getelementptr inbounds %57[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %71 = llvm.getelementptr inbounds %57[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %72 = llvm.sext %63 : i32 to i64
    %73 = llvm.getelementptr inbounds %57[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.br ^bb3(%65 : i32)
  ^bb3(%74: i32):  // 2 preds: ^bb2, ^bb7
    %75 = llvm.icmp "slt" %74, %67 : i32
    llvm.cond_br %75, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %76 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %74, %1, %21, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %77 = llvm.icmp "eq" %76, %8 : i32
    llvm.cond_br %77, ^bb9, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.cond_br %42, ^bb7(%5 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %78 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.sext %74 : i32 to i64
    %81 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> i32
    %82 = llvm.sext %81 : i32 to i64
    %83 = llvm.mul %82, %80 overflow<nsw> : i64
    %84 = llvm.add %83, %72 overflow<nsw> : i64
    %85 = llvm.getelementptr inbounds %79[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %78, %85 {alignment = 4 : i64} : i32, !llvm.ptr
    %86 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %87 = llvm.getelementptr inbounds %86[%80] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg5, %87 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7(%1 : i32)
  ^bb7(%88: i32):  // 2 preds: ^bb5, ^bb6
    %89 = llvm.add %88, %74 overflow<nsw> : i32
    llvm.br ^bb3(%89 : i32)
  ^bb8:  // pred: ^bb3
    %90 = llvm.add %43, %20 overflow<nuw> : i64
    llvm.br ^bb1(%90 : i64)
  ^bb9:  // 2 preds: ^bb1, ^bb4
    %91 = llvm.xor %46, %22 : i1
    %92 = llvm.zext %91 : i1 to i32
    llvm.return %92 : i32
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
    %11 = llvm.mlir.constant(5 : i32) : i32
    %12 = llvm.mlir.constant(16 : i32) : i32
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(7 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.7 : !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.trunc %17 : i64 to i32
    %19 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.trunc %20 : i64 to i32
    %22 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %23 = llvm.sdiv %18, %3 : i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %22[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %26 = llvm.bitcast %16 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    %27 = llvm.getelementptr inbounds %16[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %28 = llvm.shl %21, %3 overflow<nsw> : i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %25[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %31, %27 {alignment = 8 : i64} : i64, !llvm.ptr
    %32 = llvm.getelementptr inbounds %16[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %33 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %34, %32 {alignment = 8 : i64} : i64, !llvm.ptr
    %35 = llvm.getelementptr inbounds %16[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %36 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %37, %35 {alignment = 8 : i64} : i64, !llvm.ptr
    %38 = llvm.getelementptr inbounds %16[%4, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %39 = llvm.getelementptr inbounds %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.trunc %40 : i64 to i32
    llvm.store %41, %38 {alignment = 8 : i64} : i32, !llvm.ptr
    %42 = llvm.shl %21, %10 overflow<nsw> : i32
    %43 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %16, %18, %42) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %44 = llvm.icmp "eq" %43, %5 : i32
    llvm.cond_br %44, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %45 = llvm.or %28, %3 : i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %25[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i64
    %49 = llvm.inttoptr %48 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %15, %49) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb2:  // pred: ^bb0
    %50 = llvm.getelementptr inbounds %arg0[%4, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds %51[%4, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.icmp "eq" %53, %13 : !llvm.ptr
    llvm.cond_br %54, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %55 = llvm.call fastcc tail @__tvm_ffi__grid_count_product(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %56 = llvm.or %28, %3 : i32
    %57 = llvm.sext %56 : i32 to i64
    %58 = llvm.getelementptr inbounds %25[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i64
    %60 = llvm.inttoptr %59 : i64 to !llvm.ptr
    %61 = llvm.call fastcc @__tvm_ffi__grid_watch_lines(%arg0, %16, %18, %42, %55, %60) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %62 = llvm.icmp "eq" %61, %5 : i32
    llvm.cond_br %62, ^bb5, ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %63 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %63, %14) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 3 preds: ^bb1, ^bb3, ^bb4
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_store_matrix(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(32 : i32) : i32
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(15 : i64) : i64
    %7 = llvm.mlir.constant(4294967295 : i64) : i64
    %8 = llvm.mlir.constant(5 : i32) : i32
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(16 : i64) : i64
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(8 : i32) : i32
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.8 : !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.add %18, %1 overflow<nsw> : i64
    %20 = llvm.getelementptr inbounds %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.srem %24, %4 : i32
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.shl %18, %1 overflow<nsw> : i64
    %28 = llvm.icmp "sgt" %27, %26 : i64
    llvm.cond_br %28, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %29 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.and %30, %6 : i64
    %32 = llvm.icmp "eq" %31, %2 : i64
    llvm.cond_br %32, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %33 = llvm.and %30, %7 : i64
    %34 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %35[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds %37[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.icmp "ult" %39, %33 : i64
    %41 = llvm.sub %39, %33 : i64
    %42 = llvm.icmp "ult" %41, %11 : i64
    %43 = llvm.or %40, %42 : i1
    llvm.cond_br %43, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %44 = llvm.getelementptr inbounds %arg0[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.icmp "eq" %45, %13 : !llvm.ptr
    llvm.cond_br %46, ^bb4, ^bb5
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %16, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb5:  // 2 preds: ^bb0, ^bb3
    %47 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %47, %14) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %48 = llvm.bitcast %17 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    %49 = llvm.getelementptr inbounds %17[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %50 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %51, %49 {alignment = 16 : i64} : i64, !llvm.ptr
    %52 = llvm.getelementptr inbounds %17[%2, %15] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    llvm.store %11, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %53 = llvm.getelementptr inbounds %17[%2, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %54 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %55 = llvm.add %54, %1 overflow<nsw> : i64
    %56 = llvm.getelementptr inbounds %arg1[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %57, %53 {alignment = 16 : i64} : i64, !llvm.ptr
    llvm.cond_br %28, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.call @__tvm_ffi__grid_shared_write(%arg0, %49) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb4, ^bb7
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
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.37 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.38 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.39 : !llvm.ptr
    %14 = llvm.mlir.constant(160 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.36 : !llvm.ptr
    %16 = llvm.mlir.constant(1024 : i64) : i64
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.mlir.constant(232448 : i64) : i64
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.mlir.constant(16384 : i64) : i64
    %21 = llvm.mlir.constant(5 : i32) : i32
    %22 = llvm.mlir.constant(8231 : i64) : i64
    %23 = llvm.mlir.addressof @__tvm_ffi__grid_run_blocks : !llvm.ptr
    %24 = llvm.mlir.constant(4095 : i64) : i64
    %25 = llvm.mlir.addressof @__tvm_ffi__grid_str.41 : !llvm.ptr
    %26 = llvm.mlir.constant(232448 : i32) : i32
    %27 = llvm.mlir.addressof @__tvm_ffi__grid_str.40 : !llvm.ptr
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
    %23 = llvm.mlir.constant(9024 : i64) : i64
    %24 = llvm.mlir.constant(80 : i64) : i64
    %25 = llvm.mlir.constant(88 : i64) : i64
    %26 = llvm.mlir.constant(96 : i64) : i64
    %27 = llvm.mlir.constant(8320 : i64) : i64
    %28 = llvm.mlir.constant(108 : i64) : i64
    %29 = llvm.mlir.constant(100 : i64) : i64
    %30 = llvm.mlir.constant(8316 : i64) : i64
    %31 = llvm.mlir.constant(8312 : i64) : i64
    %32 = llvm.mlir.constant(4212 : i64) : i64
    %33 = llvm.mlir.constant(4208 : i64) : i64
    %34 = llvm.mlir.constant(104 : i64) : i64
    %35 = llvm.mlir.constant(8324 : i64) : i64
    %36 = llvm.mlir.constant(8328 : i64) : i64
    %37 = llvm.mlir.constant(8464 : i64) : i64
    %38 = llvm.mlir.constant(100663296 : i64) : i64
    %39 = llvm.mlir.addressof @__tvm_ffi__grid_oldest : !llvm.ptr
    %40 = llvm.mlir.constant(31 : i32) : i32
    %41 = llvm.mlir.constant(18 : i32) : i32
    %42 = llvm.mlir.constant(17 : i32) : i32
    %43 = llvm.mlir.constant(8 : i32) : i32
    %44 = llvm.mlir.constant(4 : i32) : i32
    %45 = llvm.mlir.constant(true) : i1
    %46 = llvm.mlir.constant(13 : i32) : i32
    %47 = llvm.mlir.constant(false) : i1
    %48 = llvm.mlir.constant(15 : i32) : i32
    %49 = llvm.mlir.constant(448 : i64) : i64
    %50 = llvm.mlir.addressof @__tvm_ffi__grid_str.43 : !llvm.ptr
    %51 = llvm.mlir.constant(7 : i32) : i32
    %52 = llvm.mlir.constant(12 : i32) : i32
    %53 = llvm.mlir.addressof @__tvm_ffi__grid_str.44 : !llvm.ptr
    %54 = llvm.mlir.addressof @__tvm_ffi__grid_str.45 : !llvm.ptr
    %55 = llvm.mlir.constant(0 : i8) : i8
    %56 = llvm.mlir.constant(32 : i32) : i32
    %57 = llvm.mlir.constant(128 : i32) : i32
    %58 = llvm.mlir.constant(1099511628211 : i64) : i64
    %59 = llvm.mlir.addressof @__tvm_ffi__grid_is_news.warned : !llvm.ptr
    %60 = llvm.mlir.addressof @__tvm_ffi__grid_str.48 : !llvm.ptr
    %61 = llvm.mlir.addressof @__tvm_ffi__grid_str.47 : !llvm.ptr
    %62 = llvm.mlir.constant(384 : i64) : i64
    %63 = llvm.mlir.addressof @__tvm_ffi__grid_str.46 : !llvm.ptr
    %64 = llvm.mlir.constant(383 : i64) : i64
    %65 = llvm.mlir.constant(3 : i64) : i64
    %66 = llvm.mlir.constant(16 : i32) : i32
    %67 = llvm.mlir.constant(6 : i32) : i32
    %68 = llvm.mlir.constant(9 : i32) : i32
    %69 = llvm.mlir.addressof @__tvm_ffi__grid_str.42 : !llvm.ptr
    %70 = llvm.alloca %0 x !llvm.array<384 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %71 = llvm.alloca %0 x !llvm.array<448 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %72 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.getelementptr inbounds %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.bitcast %74 : !llvm.ptr to !llvm.ptr
    %76 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.getelementptr inbounds %76[%2, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> i64
    %79 = llvm.getelementptr inbounds %76[%2, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %81 = llvm.mul %80, %78 overflow<nsw> : i64
    %82 = llvm.getelementptr inbounds %76[%2, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.mul %81, %83 overflow<nsw> : i64
    %85 = llvm.trunc %84 : i64 to i32
    %86 = llvm.getelementptr inbounds %76[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb1(%2 : i64)
  ^bb1(%88: i64):  // 2 preds: ^bb0, ^bb7
    %89 = llvm.icmp "eq" %88, %6 : i64
    llvm.cond_br %89, ^bb9, ^bb2
  ^bb2:  // pred: ^bb1
    %90 = llvm.getelementptr inbounds %7[%2, %88] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %91 = llvm.bitcast %90 : !llvm.ptr to !llvm.ptr
    %92 = llvm.atomicrmw xchg %91, %2 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %93 = llvm.inttoptr %92 : i64 to !llvm.ptr
    %94 = llvm.icmp "eq" %92, %2 : i64
    llvm.cond_br %94, ^bb7, ^bb3
  ^bb3:  // pred: ^bb2
    %95 = llvm.getelementptr inbounds %93[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> i64
    %97 = llvm.icmp "eq" %96, %87 : i64
    llvm.cond_br %97, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %98 = llvm.getelementptr inbounds %93[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> i32
    %100 = llvm.icmp "slt" %99, %85 : i32
    llvm.cond_br %100, ^bb5, ^bb8
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %101 = llvm.cmpxchg %91, %2, %92 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %102 = llvm.extractvalue %101[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %102, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    llvm.call fastcc tail @__tvm_ffi__grid_unmap(%93) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 3 preds: ^bb2, ^bb5, ^bb6
    %103 = llvm.add %88, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%103 : i64)
  ^bb8:  // pred: ^bb4
    %104 = llvm.inttoptr %92 : i64 to !llvm.ptr
    llvm.br ^bb18(%104 : !llvm.ptr)
  ^bb9:  // pred: ^bb1
    %105 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %106 = llvm.shl %84, %6 : i64
    %107 = llvm.ashr exact %106, %6 : i64
    %108 = llvm.mul %107, %87 : i64
    %109 = llvm.add %105, %108 : i64
    %110 = llvm.call tail @mmap(%9, %109, %10, %11, %12, %2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %111 = llvm.icmp "eq" %110, %14 : !llvm.ptr
    llvm.cond_br %111, ^bb19, ^bb10
  ^bb10:  // pred: ^bb9
    %112 = llvm.bitcast %110 : !llvm.ptr to !llvm.ptr
    llvm.store %109, %112 {alignment = 8 : i64} : i64, !llvm.ptr
    %113 = llvm.getelementptr inbounds %110[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %114 = llvm.bitcast %113 : !llvm.ptr to !llvm.ptr
    llvm.store %87, %114 {alignment = 8 : i64} : i64, !llvm.ptr
    %115 = llvm.getelementptr inbounds %110[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.bitcast %115 : !llvm.ptr to !llvm.ptr
    llvm.store %85, %116 {alignment = 8 : i64} : i32, !llvm.ptr
    %117 = llvm.getelementptr inbounds %110[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.bitcast %117 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %118 {alignment = 4 : i64} : i32, !llvm.ptr
    %119 = llvm.intr.smax(%85, %17) : (i32, i32) -> i32
    %120 = llvm.zext %119 : i32 to i64
    llvm.br ^bb11(%2 : i64)
  ^bb11(%121: i64):  // 2 preds: ^bb10, ^bb17
    %122 = llvm.icmp "eq" %121, %120 : i64
    llvm.cond_br %122, ^bb18(%110 : !llvm.ptr), ^bb12
  ^bb12:  // pred: ^bb11
    %123 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %124 = llvm.getelementptr inbounds %110[%123] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %125 = llvm.mul %121, %87 : i64
    %126 = llvm.getelementptr inbounds %124[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %128 = llvm.call tail @madvise(%126, %127, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %129 = llvm.icmp "eq" %128, %17 : i32
    llvm.cond_br %129, ^bb17, ^bb13
  ^bb13:  // pred: ^bb12
    %130 = llvm.atomicrmw add %19, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %131 = llvm.icmp "slt" %130, %20 : i32
    llvm.cond_br %131, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %132 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %133 = llvm.call tail @mprotect(%126, %132, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %134 = llvm.icmp "eq" %133, %17 : i32
    llvm.cond_br %134, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %135 = llvm.load %118 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.add %135, %0 overflow<nsw> : i32
    llvm.store %136, %118 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17
  ^bb16:  // 2 preds: ^bb13, ^bb14
    %137 = llvm.atomicrmw sub %19, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb17
  ^bb17:  // 3 preds: ^bb12, ^bb15, ^bb16
    %138 = llvm.add %121, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb11(%138 : i64)
  ^bb18(%139: !llvm.ptr):  // 2 preds: ^bb8, ^bb11
    %140 = llvm.icmp "eq" %139, %9 : !llvm.ptr
    llvm.cond_br %140, ^bb19, ^bb20
  ^bb19:  // 2 preds: ^bb9, ^bb18
    llvm.call fastcc tail @__tvm_ffi__grid_fail(%76, %69) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb107(%12 : i32)
  ^bb20:  // pred: ^bb18
    %141 = llvm.getelementptr inbounds %139[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.bitcast %141 : !llvm.ptr to !llvm.ptr
    llvm.store %76, %142 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %143 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %144 = llvm.load %143 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %145 = llvm.getelementptr inbounds %139[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.bitcast %145 : !llvm.ptr to !llvm.ptr
    llvm.store %144, %146 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %147 = llvm.getelementptr inbounds %139[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.getelementptr inbounds %139[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.bitcast %148 : !llvm.ptr to !llvm.ptr
    llvm.store %147, %149 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %150 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> i64
    %151 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %152 = llvm.sub %150, %151 : i64
    %153 = llvm.getelementptr inbounds %139[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.bitcast %153 : !llvm.ptr to !llvm.ptr
    llvm.store %152, %154 {alignment = 8 : i64} : i64, !llvm.ptr
    %155 = llvm.getelementptr inbounds %139[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.bitcast %155 : !llvm.ptr to !llvm.ptr
    llvm.store %85, %156 {alignment = 8 : i64} : i32, !llvm.ptr
    %157 = llvm.getelementptr inbounds %139[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.bitcast %157 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %158 {alignment = 8 : i64} : i32, !llvm.ptr
    %159 = llvm.getelementptr inbounds %139[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.bitcast %159 : !llvm.ptr to !llvm.ptr
    llvm.store %17, %160 {alignment = 4 : i64} : i32, !llvm.ptr
    %161 = llvm.call fastcc tail @__tvm_ffi__grid_shared_at() {no_inline, no_unwind} : () -> i64
    %162 = llvm.getelementptr inbounds %139[%161] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %164 = llvm.getelementptr inbounds %139[%163] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %165 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %166 = llvm.bitcast %148 : !llvm.ptr to !llvm.ptr
    %167 = llvm.getelementptr inbounds %165[%2, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %168 = llvm.getelementptr inbounds %165[%2, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %169 = llvm.bitcast %72 : !llvm.ptr to !llvm.ptr
    %170 = llvm.getelementptr inbounds %72[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %171 = llvm.getelementptr inbounds %72[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %172 = llvm.getelementptr inbounds %72[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %173 = llvm.getelementptr inbounds %165[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    llvm.br ^bb21(%2 : i64)
  ^bb21(%174: i64):  // 2 preds: ^bb20, ^bb25
    %175 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> i32
    %176 = llvm.sext %175 : i32 to i64
    %177 = llvm.icmp "slt" %174, %176 : i64
    llvm.cond_br %177, ^bb23, ^bb22
  ^bb22:  // pred: ^bb21
    %178 = llvm.bitcast %141 : !llvm.ptr to !llvm.ptr
    %179 = llvm.getelementptr inbounds %76[%2, 0, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %180 = llvm.getelementptr inbounds %76[%2, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %181 = llvm.bitcast %73 : !llvm.ptr to !llvm.ptr
    %182 = llvm.getelementptr inbounds %73[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %183 = llvm.getelementptr inbounds %73[%2, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %184 = llvm.getelementptr inbounds %73[%2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %185 = llvm.getelementptr inbounds %139[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %186 = llvm.bitcast %185 : !llvm.ptr to !llvm.ptr
    %187 = llvm.getelementptr inbounds %139[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %188 = llvm.bitcast %187 : !llvm.ptr to !llvm.ptr
    %189 = llvm.getelementptr inbounds %139[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %190 = llvm.bitcast %189 : !llvm.ptr to !llvm.ptr
    %191 = llvm.getelementptr inbounds %139[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %192 = llvm.bitcast %191 : !llvm.ptr to !llvm.ptr
    %193 = llvm.getelementptr inbounds %139[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %194 = llvm.bitcast %193 : !llvm.ptr to !llvm.ptr
    %195 = llvm.getelementptr inbounds %139[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %196 = llvm.bitcast %195 : !llvm.ptr to !llvm.ptr
    %197 = llvm.getelementptr inbounds %139[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %198 = llvm.bitcast %197 : !llvm.ptr to !llvm.ptr
    %199 = llvm.getelementptr inbounds %139[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %200 = llvm.bitcast %199 : !llvm.ptr to !llvm.ptr
    %201 = llvm.getelementptr inbounds %139[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %202 = llvm.bitcast %201 : !llvm.ptr to !llvm.ptr
    %203 = llvm.getelementptr inbounds %71[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    %204 = llvm.getelementptr inbounds %70[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<384 x i8>
    llvm.br ^bb27(%17, %arg1 : i32, i64)
  ^bb23:  // pred: ^bb21
    %205 = llvm.load %166 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %206 = llvm.load %167 {alignment = 8 : i64} : !llvm.ptr -> i64
    %207 = llvm.trunc %206 : i64 to i32
    %208 = llvm.load %168 {alignment = 8 : i64} : !llvm.ptr -> i64
    %209 = llvm.trunc %208 : i64 to i32
    llvm.intr.lifetime.start %72 : !llvm.ptr
    %210 = llvm.trunc %174 : i64 to i32
    %211 = llvm.srem %210, %207 : i32
    llvm.store %211, %170 {alignment = 4 : i64} : i32, !llvm.ptr
    %212 = llvm.sdiv %210, %207 : i32
    %213 = llvm.srem %212, %209 : i32
    llvm.store %213, %171 {alignment = 4 : i64} : i32, !llvm.ptr
    %214 = llvm.sdiv %212, %209 : i32
    llvm.store %214, %172 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24(%2 : i64)
  ^bb24(%215: i64):  // 2 preds: ^bb23, ^bb26
    %216 = llvm.icmp "eq" %215, %65 : i64
    llvm.cond_br %216, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %217 = llvm.getelementptr inbounds %205[%174, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %162, %217 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %218 = llvm.getelementptr inbounds %205[%174, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %219 = llvm.bitcast %218 : !llvm.ptr to !llvm.ptr
    llvm.store %141, %219 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %220 = llvm.load %173 {alignment = 8 : i64} : !llvm.ptr -> i64
    %221 = llvm.mul %220, %174 : i64
    %222 = llvm.getelementptr inbounds %164[%221] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %223 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %224 = llvm.getelementptr inbounds %222[%223] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %225 = llvm.getelementptr inbounds %205[%174, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %224, %225 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %226 = llvm.getelementptr inbounds %205[%174, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %210, %226 {alignment = 8 : i64} : i32, !llvm.ptr
    %227 = llvm.getelementptr inbounds %205[%174, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %17, %227 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %72 : !llvm.ptr
    %228 = llvm.add %174, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb21(%228 : i64)
  ^bb26:  // pred: ^bb24
    %229 = llvm.getelementptr inbounds %72[%2, %215] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %230 = llvm.load %229 {alignment = 4 : i64} : !llvm.ptr -> i32
    %231 = llvm.getelementptr inbounds %205[%174, 0, %215] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %230, %231 {alignment = 4 : i64} : i32, !llvm.ptr
    %232 = llvm.getelementptr inbounds %165[%2, 1, %215] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %233 = llvm.load %232 {alignment = 8 : i64} : !llvm.ptr -> i64
    %234 = llvm.trunc %233 : i64 to i32
    %235 = llvm.getelementptr inbounds %205[%174, 2, %215] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %234, %235 {alignment = 4 : i64} : i32, !llvm.ptr
    %236 = llvm.getelementptr inbounds %165[%2, 0, %215] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %237 = llvm.load %236 {alignment = 8 : i64} : !llvm.ptr -> i64
    %238 = llvm.trunc %237 : i64 to i32
    %239 = llvm.getelementptr inbounds %205[%174, 3, %215] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %238, %239 {alignment = 4 : i64} : i32, !llvm.ptr
    %240 = llvm.add %215, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb24(%240 : i64)
  ^bb27(%241: i32, %242: i64):  // 2 preds: ^bb22, ^bb106
    %243 = llvm.icmp "slt" %242, %arg2 : i64
    %244 = llvm.icmp "eq" %241, %17 : i32
    %245 = llvm.and %244, %243 : i1
    llvm.cond_br %245, ^bb35, ^bb28
  ^bb28:  // pred: ^bb27
    %246 = llvm.bitcast %139 : !llvm.ptr to !llvm.ptr
    %247 = llvm.bitcast %139 : !llvm.ptr to !llvm.ptr
    %248 = llvm.load %247 {alignment = 8 : i64} : !llvm.ptr -> i64
    %249 = llvm.icmp "ugt" %248, %38 : i64
    llvm.cond_br %249, ^bb34(%246 : !llvm.ptr), ^bb29
  ^bb29:  // pred: ^bb28
    %250 = llvm.ptrtoint %139 : !llvm.ptr to i64
    llvm.br ^bb30(%2 : i64)
  ^bb30(%251: i64):  // 2 preds: ^bb29, ^bb31
    %252 = llvm.icmp "eq" %251, %6 : i64
    llvm.cond_br %252, ^bb32, ^bb31
  ^bb31:  // pred: ^bb30
    %253 = llvm.getelementptr inbounds %7[%2, %251] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %254 = llvm.bitcast %253 : !llvm.ptr to !llvm.ptr
    %255 = llvm.cmpxchg %254, %2, %250 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %256 = llvm.extractvalue %255[1] : !llvm.struct<(i64, i1)> 
    %257 = llvm.add %251, %3 overflow<nsw, nuw> : i64
    llvm.cond_br %256, ^bb107(%241 : i32), ^bb30(%257 : i64)
  ^bb32:  // pred: ^bb30
    %258 = llvm.atomicrmw add %39, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %259 = llvm.and %258, %40 : i32
    %260 = llvm.zext %259 : i32 to i64
    %261 = llvm.getelementptr inbounds %7[%2, %260] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %262 = llvm.bitcast %261 : !llvm.ptr to !llvm.ptr
    %263 = llvm.atomicrmw xchg %262, %250 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %264 = llvm.icmp "eq" %263, %2 : i64
    llvm.cond_br %264, ^bb107(%241 : i32), ^bb33
  ^bb33:  // pred: ^bb32
    %265 = llvm.inttoptr %263 : i64 to !llvm.ptr
    llvm.br ^bb34(%265 : !llvm.ptr)
  ^bb34(%266: !llvm.ptr):  // 2 preds: ^bb28, ^bb33
    llvm.call fastcc @__tvm_ffi__grid_unmap(%266) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb107(%241 : i32)
  ^bb35:  // pred: ^bb27
    %267 = llvm.load %179 {alignment = 8 : i64} : !llvm.ptr -> i64
    %268 = llvm.load %180 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.intr.lifetime.start %73 : !llvm.ptr
    %269 = llvm.srem %242, %267 : i64
    llvm.store %269, %182 {alignment = 16 : i64} : i64, !llvm.ptr
    %270 = llvm.sdiv %242, %267 : i64
    %271 = llvm.srem %270, %268 : i64
    llvm.store %271, %183 {alignment = 8 : i64} : i64, !llvm.ptr
    %272 = llvm.sdiv %270, %268 : i64
    llvm.store %272, %184 {alignment = 16 : i64} : i64, !llvm.ptr
    %273 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %273, %186 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %188 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %190 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %17, %192 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %17, %194 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %17, %196 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb36(%2 : i64)
  ^bb36(%274: i64):  // 2 preds: ^bb35, ^bb38
    %275 = llvm.icmp "eq" %274, %15 : i64
    llvm.cond_br %275, ^bb37, ^bb38
  ^bb37:  // pred: ^bb36
    llvm.store %17, %198 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %9, %200 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb39(%273, %2 : i32, i64)
  ^bb38:  // pred: ^bb36
    %276 = llvm.getelementptr inbounds %178[%2, 18, %274] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %17, %276 {alignment = 4 : i64} : i32, !llvm.ptr
    %277 = llvm.getelementptr inbounds %178[%2, 17, %274] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %17, %277 {alignment = 4 : i64} : i32, !llvm.ptr
    %278 = llvm.add %274, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb36(%278 : i64)
  ^bb39(%279: i32, %280: i64):  // 2 preds: ^bb37, ^bb42
    %281 = llvm.sext %279 : i32 to i64
    %282 = llvm.icmp "slt" %280, %281 : i64
    llvm.cond_br %282, ^bb40, ^bb44
  ^bb40:  // pred: ^bb39
    %283 = llvm.load %166 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb41(%2 : i64)
  ^bb41(%284: i64):  // 2 preds: ^bb40, ^bb43
    %285 = llvm.icmp "eq" %284, %65 : i64
    llvm.cond_br %285, ^bb42, ^bb43
  ^bb42:  // pred: ^bb41
    %286 = llvm.getelementptr inbounds %283[%280] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %287 = llvm.getelementptr inbounds %283[%280, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %17, %287 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_enqueue(%178, %286) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %288 = llvm.add %280, %3 overflow<nsw, nuw> : i64
    %289 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb39(%289, %288 : i32, i64)
  ^bb43:  // pred: ^bb41
    %290 = llvm.getelementptr inbounds %73[%2, %284] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %291 = llvm.load %290 {alignment = 8 : i64} : !llvm.ptr -> i64
    %292 = llvm.trunc %291 : i64 to i32
    %293 = llvm.getelementptr inbounds %283[%280, 1, %284] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %292, %293 {alignment = 4 : i64} : i32, !llvm.ptr
    %294 = llvm.add %284, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb41(%294 : i64)
  ^bb44:  // 2 preds: ^bb39, ^bb45
    llvm.call fastcc @__tvm_ffi__grid_leave(%202, %178) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %295 = llvm.load %160 {alignment = 4 : i64} : !llvm.ptr -> i32
    %296 = llvm.icmp "eq" %295, %17 : i32
    llvm.cond_br %296, ^bb45, ^bb60(%12 : i32)
  ^bb45:  // pred: ^bb44
    %297 = llvm.call fastcc @__tvm_ffi__grid_finish_oldest(%178) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %298 = llvm.icmp "eq" %297, %17 : i32
    llvm.cond_br %298, ^bb46, ^bb44
  ^bb46:  // pred: ^bb45
    %299 = llvm.load %160 {alignment = 4 : i64} : !llvm.ptr -> i32
    %300 = llvm.icmp "eq" %299, %17 : i32
    llvm.cond_br %300, ^bb47, ^bb60(%12 : i32)
  ^bb47:  // pred: ^bb46
    %301 = llvm.load %186 {alignment = 4 : i64} : !llvm.ptr -> i32
    %302 = llvm.icmp "eq" %301, %17 : i32
    llvm.cond_br %302, ^bb60(%17 : i32), ^bb48
  ^bb48:  // pred: ^bb47
    llvm.intr.lifetime.start %71 : !llvm.ptr
    %303 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> i32
    %304 = llvm.intr.smax(%303, %17) : (i32, i32) -> i32
    %305 = llvm.zext %304 : i32 to i64
    llvm.br ^bb49(%2, %9, %9, %17, %17 : i64, !llvm.ptr, !llvm.ptr, i32, i32)
  ^bb49(%306: i64, %307: !llvm.ptr, %308: !llvm.ptr, %309: i32, %310: i32):  // 2 preds: ^bb48, ^bb55
    %311 = llvm.icmp "eq" %306, %305 : i64
    llvm.cond_br %311, ^bb50, ^bb51
  ^bb50:  // pred: ^bb49
    %312 = llvm.load %196 {alignment = 8 : i64} : !llvm.ptr -> i32
    %313 = llvm.call @snprintf(%203, %49, %50, %312, %310) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %314 = llvm.icmp "eq" %308, %9 : !llvm.ptr
    llvm.cond_br %314, ^bb57, ^bb56
  ^bb51:  // pred: ^bb49
    %315 = llvm.load %166 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %316 = llvm.getelementptr inbounds %315[%306] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %317 = llvm.getelementptr inbounds %315[%306, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %318 = llvm.load %317 {alignment = 4 : i64} : !llvm.ptr -> i32
    %319 = llvm.icmp "eq" %318, %8 : i32
    %320 = llvm.zext %319 : i1 to i32
    %321 = llvm.add %310, %320 overflow<nsw, nuw> : i32
    %322 = llvm.icmp "ne" %318, %44 : i32
    %323 = llvm.icmp "ne" %307, %9 : !llvm.ptr
    %324 = llvm.select %322, %45, %323 : i1, i1
    %325 = llvm.select %324, %307, %316 : i1, !llvm.ptr
    %326 = llvm.icmp "eq" %318, %10 : i32
    llvm.cond_br %326, ^bb52, ^bb55(%308, %309 : !llvm.ptr, i32)
  ^bb52:  // pred: ^bb51
    %327 = llvm.icmp "eq" %308, %9 : !llvm.ptr
    %328 = llvm.select %327, %316, %308 : i1, !llvm.ptr
    %329 = llvm.getelementptr inbounds %315[%306, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %330 = llvm.load %329 {alignment = 8 : i64} : !llvm.ptr -> i64
    %331 = llvm.getelementptr inbounds %328[%2, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %332 = llvm.load %331 {alignment = 8 : i64} : !llvm.ptr -> i64
    %333 = llvm.icmp "eq" %330, %332 : i64
    llvm.cond_br %333, ^bb53, ^bb54(%47 : i1)
  ^bb53:  // pred: ^bb52
    %334 = llvm.getelementptr inbounds %315[%306, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %335 = llvm.load %334 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %336 = llvm.getelementptr inbounds %328[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %337 = llvm.load %336 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %338 = llvm.icmp "eq" %335, %337 : !llvm.ptr
    llvm.br ^bb54(%338 : i1)
  ^bb54(%339: i1):  // 2 preds: ^bb52, ^bb53
    %340 = llvm.zext %339 : i1 to i32
    %341 = llvm.add %309, %340 overflow<nsw> : i32
    llvm.br ^bb55(%328, %341 : !llvm.ptr, i32)
  ^bb55(%342: !llvm.ptr, %343: i32):  // 2 preds: ^bb51, ^bb54
    %344 = llvm.add %306, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb49(%344, %325, %342, %343, %321 : i64, !llvm.ptr, !llvm.ptr, i32, i32)
  ^bb56:  // pred: ^bb50
    %345 = llvm.getelementptr inbounds %308[%2, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %346 = llvm.load %345 {alignment = 8 : i64} : !llvm.ptr -> i64
    %347 = llvm.inttoptr %346 : i64 to !llvm.ptr
    %348 = llvm.sext %313 : i32 to i64
    %349 = llvm.getelementptr inbounds %71[%2, %348] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    %350 = llvm.sub %49, %348 overflow<nsw> : i64
    %351 = llvm.getelementptr inbounds %308[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %352 = llvm.load %351 {alignment = 8 : i64} : !llvm.ptr -> i32
    %353 = llvm.getelementptr inbounds %308[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %354 = llvm.load %353 {alignment = 4 : i64} : !llvm.ptr -> i32
    %355 = llvm.getelementptr inbounds %308[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %356 = llvm.load %355 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %357 = llvm.ptrtoint %356 : !llvm.ptr to i64
    %358 = llvm.sub %346, %357 : i64
    %359 = llvm.trunc %358 : i64 to i32
    %360 = llvm.getelementptr inbounds %347[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %361 = llvm.load %360 {alignment = 2 : i64} : !llvm.ptr -> i16
    %362 = llvm.zext %361 : i16 to i32
    %363 = llvm.getelementptr inbounds %347[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %364 = llvm.load %363 {alignment = 4 : i64} : !llvm.ptr -> i32
    %365 = llvm.ashr %364, %0 : i32
    %366 = llvm.getelementptr inbounds %308[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %367 = llvm.load %366 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %368 = llvm.call @snprintf(%349, %350, %53, %309, %352, %354, %359, %362, %365, %367) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb59
  ^bb57:  // pred: ^bb50
    %369 = llvm.icmp "eq" %307, %9 : !llvm.ptr
    llvm.cond_br %369, ^bb59, ^bb58
  ^bb58:  // pred: ^bb57
    %370 = llvm.sext %313 : i32 to i64
    %371 = llvm.getelementptr inbounds %71[%2, %370] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    %372 = llvm.sub %49, %370 overflow<nsw> : i64
    %373 = llvm.getelementptr inbounds %307[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %374 = llvm.load %373 {alignment = 4 : i64} : !llvm.ptr -> i32
    %375 = llvm.sext %374 : i32 to i64
    %376 = llvm.getelementptr inbounds %178[%2, 17, %375] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %377 = llvm.load %376 {alignment = 4 : i64} : !llvm.ptr -> i32
    %378 = llvm.getelementptr inbounds %178[%2, 18, %375] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %379 = llvm.load %378 {alignment = 4 : i64} : !llvm.ptr -> i32
    %380 = llvm.getelementptr inbounds %307[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %381 = llvm.load %380 {alignment = 8 : i64} : !llvm.ptr -> i32
    %382 = llvm.getelementptr inbounds %307[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %383 = llvm.load %382 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %384 = llvm.call @snprintf(%371, %372, %54, %377, %379, %381, %374, %383) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb59
  ^bb59:  // 3 preds: ^bb56, ^bb57, ^bb58
    %385 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%385, %203) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %71 : !llvm.ptr
    llvm.br ^bb60(%12 : i32)
  ^bb60(%386: i32):  // 4 preds: ^bb44, ^bb46, ^bb47, ^bb59
    %387 = llvm.load %158 {alignment = 8 : i64} : !llvm.ptr -> i32
    %388 = llvm.icmp "eq" %387, %17 : i32
    llvm.cond_br %388, ^bb65, ^bb61
  ^bb61:  // pred: ^bb60
    %389 = llvm.load %166 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %390 = llvm.getelementptr inbounds %389[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %391 = llvm.load %390 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb62(%2 : i64)
  ^bb62(%392: i64):  // 2 preds: ^bb61, ^bb63
    %393 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %394 = llvm.getelementptr inbounds %393[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<2 x i64>)>
    %395 = llvm.load %394 {alignment = 8 : i64} : !llvm.ptr -> i64
    %396 = llvm.icmp "slt" %392, %395 : i64
    llvm.cond_br %396, ^bb63, ^bb64
  ^bb63:  // pred: ^bb62
    %397 = llvm.getelementptr inbounds %391[%392] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %55, %397 {alignment = 1 : i64} : i8, !llvm.ptr
    %398 = llvm.add %392, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb62(%398 : i64)
  ^bb64:  // pred: ^bb62
    llvm.store %17, %158 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb65
  ^bb65:  // 2 preds: ^bb60, ^bb64
    %399 = llvm.load %200 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %400 = llvm.icmp "eq" %399, %9 : !llvm.ptr
    llvm.cond_br %400, ^bb106, ^bb66
  ^bb66:  // pred: ^bb65
    %401 = llvm.load %160 {alignment = 4 : i64} : !llvm.ptr -> i32
    %402 = llvm.icmp "eq" %401, %17 : i32
    llvm.cond_br %402, ^bb67, ^bb105(%399 : !llvm.ptr)
  ^bb67:  // pred: ^bb66
    %403 = llvm.getelementptr inbounds %399[%2, 15, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.br ^bb68(%2 : i64)
  ^bb68(%404: i64):  // 2 preds: ^bb67, ^bb103
    %405 = llvm.load %403 {alignment = 8 : i64} : !llvm.ptr -> i32
    %406 = llvm.sext %405 : i32 to i64
    %407 = llvm.icmp "slt" %404, %406 : i64
    llvm.cond_br %407, ^bb69, ^bb104
  ^bb69:  // pred: ^bb68
    %408 = llvm.getelementptr inbounds %399[%2, 15, 1, %404] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %409 = llvm.load %408 {alignment = 2 : i64} : !llvm.ptr -> i16
    %410 = llvm.zext %409 : i16 to i64
    %411 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> i32
    %412 = llvm.getelementptr inbounds %399[%2, 15, 2, %410, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %413 = llvm.load %412 {alignment = 8 : i64} : !llvm.ptr -> i32
    %414 = llvm.shl %413, %5 overflow<nsw> : i32
    %415 = llvm.sub %411, %414 overflow<nsw> : i32
    %416 = llvm.icmp "slt" %415, %56 : i32
    %417 = llvm.select %416, %415, %56 : i1, i32
    %418 = llvm.getelementptr inbounds %399[%2, 15, 2, %410, 4, %2] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %419 = llvm.sext %417 : i32 to i64
    llvm.br ^bb70(%3 : i64)
  ^bb70(%420: i64):  // 2 preds: ^bb69, ^bb71
    %421 = llvm.icmp "slt" %420, %419 : i64
    llvm.cond_br %421, ^bb71, ^bb72
  ^bb71:  // pred: ^bb70
    %422 = llvm.getelementptr inbounds %399[%2, 15, 2, %410, 4, %420] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %423 = llvm.load %422 {alignment = 1 : i64} : !llvm.ptr -> i8
    %424 = llvm.load %418 {alignment = 4 : i64} : !llvm.ptr -> i8
    %425 = llvm.icmp "eq" %423, %424 : i8
    %426 = llvm.add %420, %3 overflow<nsw, nuw> : i64
    llvm.cond_br %425, ^bb70(%426 : i64), ^bb103
  ^bb72:  // pred: ^bb70
    %427 = llvm.getelementptr inbounds %399[%2, 15, 2, %410, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %428 = llvm.load %427 {alignment = 4 : i64} : !llvm.ptr -> i32
    %429 = llvm.icmp "sgt" %428, %44 : i32
    llvm.cond_br %429, ^bb73, ^bb74(%6 : i64)
  ^bb73:  // pred: ^bb72
    %430 = llvm.udiv %57, %428 : i32
    %431 = llvm.zext %430 : i32 to i64
    llvm.br ^bb74(%431 : i64)
  ^bb74(%432: i64):  // 2 preds: ^bb72, ^bb73
    %433 = llvm.load %418 {alignment = 4 : i64} : !llvm.ptr -> i8
    %434 = llvm.sdiv %428, %44 : i32
    %435 = llvm.select %429, %434, %0 : i1, i32
    %436 = llvm.intr.smax(%435, %17) : (i32, i32) -> i32
    %437 = llvm.zext %433 : i8 to i64
    llvm.br ^bb75(%17, %17, %17, %17, %0, %2, %0 : i32, i32, i32, i32, i32, i64, i32)
  ^bb75(%438: i32, %439: i32, %440: i32, %441: i32, %442: i32, %443: i64, %444: i32):  // 2 preds: ^bb74, ^bb77
    %445 = llvm.icmp "eq" %443, %437 : i64
    llvm.cond_br %445, ^bb93, ^bb76(%438, %439, %440, %441, %442, %2, %444, %444 : i32, i32, i32, i32, i32, i64, i32, i32)
  ^bb76(%446: i32, %447: i32, %448: i32, %449: i32, %450: i32, %451: i64, %452: i32, %453: i32):  // 2 preds: ^bb75, ^bb79
    %454 = llvm.icmp "slt" %451, %419 : i64
    llvm.cond_br %454, ^bb78, ^bb77
  ^bb77:  // pred: ^bb76
    %455 = llvm.add %443, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb75(%446, %447, %448, %449, %450, %455, %452 : i32, i32, i32, i32, i32, i64, i32)
  ^bb78:  // pred: ^bb76
    %456 = llvm.add %451, %432 overflow<nsw, nuw> : i64
    %457 = llvm.trunc %456 : i64 to i32
    %458 = llvm.icmp "sgt" %417, %457 : i32
    %459 = llvm.select %458, %457, %417 : i1, i32
    %460 = llvm.sext %459 : i32 to i64
    llvm.br ^bb79(%446, %447, %448, %449, %450, %452, %453, %453, %451 : i32, i32, i32, i32, i32, i32, i32, i32, i64)
  ^bb79(%461: i32, %462: i32, %463: i32, %464: i32, %465: i32, %466: i32, %467: i32, %468: i32, %469: i64):  // 2 preds: ^bb78, ^bb92
    %470 = llvm.icmp "slt" %469, %460 : i64
    llvm.cond_br %470, ^bb80, ^bb76(%461, %462, %463, %464, %465, %456, %466, %467 : i32, i32, i32, i32, i32, i64, i32, i32)
  ^bb80:  // pred: ^bb79
    %471 = llvm.getelementptr inbounds %399[%2, 15, 2, %410, 5, %443, %469] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %472 = llvm.load %471 {alignment = 4 : i64} : !llvm.ptr -> i32
    %473 = llvm.lshr %472, %8 : i32
    %474 = llvm.trunc %469 : i64 to i32
    llvm.br ^bb81(%469, %473, %474, %0 : i64, i32, i32, i32)
  ^bb81(%475: i64, %476: i32, %477: i32, %478: i32):  // 2 preds: ^bb80, ^bb85
    %479 = llvm.add %475, %13 overflow<nsw> : i64
    %480 = llvm.icmp "sgt" %475, %451 : i64
    llvm.cond_br %480, ^bb82, ^bb83
  ^bb82:  // pred: ^bb81
    %481 = llvm.getelementptr inbounds %399[%2, 15, 2, %410, 5, %443, %479] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %482 = llvm.trunc %479 : i64 to i32
    llvm.br ^bb84(%476, %477, %17, %17 : i32, i32, i32, i32)
  ^bb83:  // pred: ^bb81
    %483 = llvm.icmp "sgt" %478, %468 : i32
    llvm.cond_br %483, ^bb91, ^bb92(%461, %462, %463, %464, %465, %466, %467, %468 : i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb84(%484: i32, %485: i32, %486: i32, %487: i32):  // 2 preds: ^bb82, ^bb90
    %488 = llvm.icmp "eq" %487, %436 : i32
    llvm.cond_br %488, ^bb85, ^bb86
  ^bb85:  // pred: ^bb84
    %489 = llvm.add %486, %478 overflow<nsw> : i32
    llvm.br ^bb81(%479, %484, %485, %489 : i64, i32, i32, i32)
  ^bb86:  // pred: ^bb84
    %490 = llvm.load %481 {alignment = 4 : i64} : !llvm.ptr -> i32
    %491 = llvm.lshr %490, %8 : i32
    %492 = llvm.add %491, %487 overflow<nuw> : i32
    %493 = llvm.xor %492, %473 : i32
    %494 = llvm.and %493, %40 : i32
    %495 = llvm.icmp "ne" %494, %17 : i32
    %496 = llvm.icmp "eq" %492, %473 : i32
    %497 = llvm.select %495, %45, %496 : i1, i1
    llvm.cond_br %497, ^bb90(%484, %485, %486 : i32, i32, i32), ^bb87(%475, %0 : i64, i32)
  ^bb87(%498: i64, %499: i32):  // 2 preds: ^bb86, ^bb89
    %500 = llvm.icmp "ne" %499, %17 : i32
    %501 = llvm.icmp "slt" %498, %469 : i64
    %502 = llvm.select %500, %501, %47 : i1, i1
    llvm.cond_br %502, ^bb89, ^bb88
  ^bb88:  // pred: ^bb87
    %503 = llvm.select %500, %492, %484 : i1, i32
    %504 = llvm.select %500, %482, %485 : i1, i32
    llvm.br ^bb90(%503, %504, %499 : i32, i32, i32)
  ^bb89:  // pred: ^bb87
    %505 = llvm.getelementptr inbounds %399[%2, 15, 2, %410, 5, %443, %498] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %506 = llvm.load %505 {alignment = 4 : i64} : !llvm.ptr -> i32
    %507 = llvm.lshr %506, %8 : i32
    %508 = llvm.sub %492, %507 : i32
    %509 = llvm.icmp "uge" %508, %435 : i32
    %510 = llvm.zext %509 : i1 to i32
    %511 = llvm.add %498, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb87(%511, %510 : i64, i32)
  ^bb90(%512: i32, %513: i32, %514: i32):  // 2 preds: ^bb86, ^bb88
    %515 = llvm.add %487, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb84(%512, %513, %514, %515 : i32, i32, i32, i32)
  ^bb91:  // pred: ^bb83
    llvm.br ^bb92(%476, %473, %477, %474, %478, %478, %478, %478 : i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb92(%516: i32, %517: i32, %518: i32, %519: i32, %520: i32, %521: i32, %522: i32, %523: i32):  // 2 preds: ^bb83, ^bb91
    %524 = llvm.add %469, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb79(%516, %517, %518, %519, %520, %521, %522, %523, %524 : i32, i32, i32, i32, i32, i32, i32, i32, i64)
  ^bb93:  // pred: ^bb75
    %525 = llvm.icmp "slt" %442, %8 : i32
    llvm.cond_br %525, ^bb103, ^bb94
  ^bb94:  // pred: ^bb93
    %526 = llvm.getelementptr inbounds %399[%2, 15, 2, %410, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %527 = llvm.load %526 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %528 = llvm.zext %442 : i32 to i64
    %529 = llvm.add %528, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb95(%527, %529 : !llvm.ptr, i64)
  ^bb95(%530: !llvm.ptr, %531: i64):  // 2 preds: ^bb94, ^bb96
    %532 = llvm.load %530 {alignment = 1 : i64} : !llvm.ptr -> i8
    %533 = llvm.icmp "eq" %532, %55 : i8
    llvm.cond_br %533, ^bb97(%2 : i64), ^bb96
  ^bb96:  // pred: ^bb95
    %534 = llvm.zext %532 : i8 to i64
    %535 = llvm.xor %531, %534 : i64
    %536 = llvm.mul %535, %58 : i64
    %537 = llvm.getelementptr inbounds %530[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb95(%537, %536 : !llvm.ptr, i64)
  ^bb97(%538: i64):  // 2 preds: ^bb95, ^bb99
    %539 = llvm.icmp "eq" %538, %21 : i64
    llvm.cond_br %539, ^bb103, ^bb98
  ^bb98:  // pred: ^bb97
    %540 = llvm.getelementptr inbounds %59[%2, %538] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i64>
    %541 = llvm.cmpxchg %540, %2, %531 monotonic monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %542 = llvm.extractvalue %541[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %542, ^bb100, ^bb99
  ^bb99:  // pred: ^bb98
    %543 = llvm.extractvalue %541[0] : !llvm.struct<(i64, i1)> 
    %544 = llvm.icmp "eq" %543, %531 : i64
    %545 = llvm.add %538, %3 overflow<nsw, nuw> : i64
    llvm.cond_br %544, ^bb103, ^bb97(%545 : i64)
  ^bb100:  // pred: ^bb98
    llvm.intr.lifetime.start %70 : !llvm.ptr
    %546 = llvm.load %526 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %547 = llvm.getelementptr inbounds %399[%2, 15, 2, %410, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %548 = llvm.load %547 {alignment = 8 : i64} : !llvm.ptr -> i32
    %549 = llvm.icmp "eq" %548, %17 : i32
    %550 = llvm.select %549, %60, %61 : i1, !llvm.ptr
    %551 = llvm.add %440, %414 overflow<nsw> : i32
    %552 = llvm.add %441, %414 overflow<nsw> : i32
    %553 = llvm.call @snprintf(%204, %62, %63, %546, %442, %550, %551, %552, %438, %439) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %554 = llvm.icmp "sgt" %553, %17 : i32
    llvm.cond_br %554, ^bb101, ^bb102
  ^bb101:  // pred: ^bb100
    %555 = llvm.zext %553 : i32 to i64
    %556 = llvm.icmp "ult" %555, %64 : i64
    %557 = llvm.select %556, %555, %64 : i1, i64
    %558 = llvm.call @write(%8, %204, %557) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i64
    llvm.br ^bb102
  ^bb102:  // 2 preds: ^bb100, ^bb101
    llvm.intr.lifetime.end %70 : !llvm.ptr
    llvm.br ^bb103
  ^bb103:  // 5 preds: ^bb71, ^bb93, ^bb97, ^bb99, ^bb102
    %559 = llvm.add %404, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb68(%559 : i64)
  ^bb104:  // pred: ^bb68
    %560 = llvm.load %200 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb105(%560 : !llvm.ptr)
  ^bb105(%561: !llvm.ptr):  // 2 preds: ^bb66, ^bb104
    %562 = llvm.bitcast %561 : !llvm.ptr to !llvm.ptr
    %563 = llvm.getelementptr inbounds %561[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %564 = llvm.load %563 {alignment = 8 : i64} : !llvm.ptr -> i64
    %565 = llvm.call @munmap(%562, %564) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.store %9, %200 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb106
  ^bb106:  // 2 preds: ^bb65, ^bb105
    llvm.intr.lifetime.end %73 : !llvm.ptr
    %566 = llvm.add %242, %3 overflow<nsw> : i64
    llvm.br ^bb27(%386, %566 : i32, i64)
  ^bb107(%567: i32):  // 4 preds: ^bb19, ^bb31, ^bb32, ^bb34
    llvm.return %567 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_meet(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(7 : i32) : i32
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %2 : !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %17 = llvm.icmp "eq" %arg4, %4 : i32
    llvm.cond_br %15, ^bb4, ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.add %arg2, %arg1 overflow<nsw> : i32
    %19 = llvm.sext %arg1 : i32 to i64
    %20 = llvm.sext %18 : i32 to i64
    llvm.br ^bb2(%4, %2 : i32, !llvm.ptr)
  ^bb2(%21: i32, %22: !llvm.ptr):  // 2 preds: ^bb1, ^bb6
    %23 = llvm.icmp "eq" %21, %5 : i32
    llvm.cond_br %23, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %24 = llvm.icmp "eq" %21, %3 : i32
    %25 = llvm.icmp "eq" %21, %4 : i32
    llvm.br ^bb5(%19, %22 : i64, !llvm.ptr)
  ^bb4:  // 2 preds: ^bb0, ^bb2
    llvm.return
  ^bb5(%26: i64, %27: !llvm.ptr):  // 2 preds: ^bb3, ^bb14
    %28 = llvm.icmp "slt" %26, %20 : i64
    llvm.cond_br %28, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %29 = llvm.add %21, %6 overflow<nsw, nuw> : i32
    llvm.br ^bb2(%29, %27 : i32, !llvm.ptr)
  ^bb7:  // pred: ^bb5
    %30 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%26, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.icmp "eq" %32, %arg3 : i32
    llvm.cond_br %33, ^bb8, ^bb14(%27 : !llvm.ptr)
  ^bb8:  // pred: ^bb7
    llvm.cond_br %17, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %34 = llvm.getelementptr inbounds %30[%26, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.icmp "eq" %35, %arg4 : i32
    llvm.cond_br %36, ^bb10, ^bb14(%27 : !llvm.ptr)
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %37 = llvm.getelementptr inbounds %30[%26, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %30[%26, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds %40[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.shl %45, %12 overflow<nsw> : i64
    %50 = llvm.mul %49, %48 : i64
    %51 = llvm.getelementptr inbounds %42[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %52 = llvm.icmp "eq" %27, %2 : !llvm.ptr
    %53 = llvm.select %52, %51, %27 : i1, !llvm.ptr
    llvm.cond_br %24, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %54 = llvm.getelementptr inbounds %51[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.add %55, %6 : i32
    llvm.store %56, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14(%53 : !llvm.ptr)
  ^bb12:  // pred: ^bb10
    %57 = llvm.icmp "eq" %51, %53 : !llvm.ptr
    llvm.cond_br %57, ^bb14(%51 : !llvm.ptr), ^bb13
  ^bb13:  // pred: ^bb12
    %58 = llvm.select %25, %53, %51 : i1, !llvm.ptr
    %59 = llvm.select %25, %51, %53 : i1, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%14, %58, %59) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb14(%53 : !llvm.ptr)
  ^bb14(%60: !llvm.ptr):  // 5 preds: ^bb7, ^bb9, ^bb11, ^bb12, ^bb13
    %61 = llvm.add %26, %12 overflow<nsw> : i64
    llvm.br ^bb5(%61, %60 : i64, !llvm.ptr)
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
    %11 = llvm.getelementptr inbounds %arg0[%0, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.add %14, %6 overflow<nsw> : i32
    llvm.store %15, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.add %14, %12 overflow<nsw> : i32
    %17 = llvm.srem %16, %7 : i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %arg0[%0, 8, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %10, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_learn(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.br ^bb1(%0 : i64)
  ^bb1(%4: i64):  // 2 preds: ^bb0, ^bb5
    %5 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i32
    %6 = llvm.shl %5, %1 overflow<nsw> : i32
    %7 = llvm.sext %6 : i32 to i64
    %8 = llvm.icmp "slt" %4, %7 : i64
    llvm.cond_br %8, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  ^bb3:  // pred: ^bb1
    %9 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.getelementptr inbounds %arg2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %12 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.icmp "ult" %10, %12 : i32
    llvm.cond_br %13, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.store %12, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %14 = llvm.add %4, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%14 : i64)
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
    %23 = llvm.getelementptr inbounds %22[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.bitcast %22 : !llvm.ptr to !llvm.ptr
    %25 = llvm.inttoptr %19 : i64 to !llvm.ptr
    %26 = llvm.getelementptr inbounds %22[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %27 = llvm.getelementptr inbounds %20[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %28 = llvm.getelementptr inbounds %22[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %29 = llvm.getelementptr inbounds %22[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %30 = llvm.getelementptr inbounds %20[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %31 = llvm.getelementptr inbounds %22[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %32 = llvm.getelementptr inbounds %22[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %8 = llvm.mlir.constant(32 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.constant(7 : i32) : i32
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
    %33 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.shl %arg1, %3 overflow<nsw> : i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %38 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i32
    %40 = llvm.sub %39, %35 overflow<nsw> : i32
    %41 = llvm.sext %40 : i32 to i64
    llvm.br ^bb1(%1, %5 : i64, i32)
  ^bb1(%42: i64, %43: i32):  // 2 preds: ^bb0, ^bb6
    %44 = llvm.icmp "ult" %42, %6 : i64
    %45 = llvm.icmp "slt" %42, %41 : i64
    %46 = llvm.select %44, %45, %7 : i1, i1
    llvm.cond_br %46, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %47 = llvm.trunc %42 : i64 to i32
    %48 = llvm.shl %0, %47 overflow<nuw> : i32
    %49 = llvm.and %48, %arg2 : i32
    %50 = llvm.icmp "eq" %49, %5 : i32
    llvm.cond_br %50, ^bb6(%43 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %51 = llvm.getelementptr inbounds %37[%42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %52 = llvm.getelementptr inbounds %51[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %53 : i32, ^bb57 [
      5: ^bb6(%43 : i32),
      2: ^bb4
    ]
  ^bb4:  // pred: ^bb3
    %54 = llvm.getelementptr inbounds %51[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.icmp "eq" %55, %arg2 : i32
    llvm.cond_br %56, ^bb5, ^bb57
  ^bb5:  // pred: ^bb4
    %57 = llvm.or %48, %43 : i32
    llvm.br ^bb6(%57 : i32)
  ^bb6(%58: i32):  // 3 preds: ^bb2, ^bb3, ^bb5
    %59 = llvm.add %42, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%59, %58 : i64, i32)
  ^bb7:  // pred: ^bb1
    %60 = llvm.icmp "slt" %40, %8 : i32
    %61 = llvm.select %60, %40, %8 : i1, i32
    llvm.call fastcc tail @__tvm_ffi__grid_meet(%arg0, %35, %61, %2, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %62 = llvm.icmp "eq" %43, %9 : i32
    %63 = llvm.bitcast %32 : !llvm.ptr to !llvm.ptr
    %64 = llvm.getelementptr inbounds %32[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %65 = llvm.getelementptr inbounds %32[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %66 = llvm.getelementptr inbounds %32[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %67 = llvm.getelementptr inbounds %32[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %68 = llvm.zext %62 : i1 to i64
    llvm.br ^bb8(%1 : i64)
  ^bb8(%69: i64):  // 2 preds: ^bb7, ^bb52
    %70 = llvm.icmp "eq" %69, %6 : i64
    llvm.cond_br %70, ^bb53(%1 : i64), ^bb9
  ^bb9:  // pred: ^bb8
    %71 = llvm.trunc %69 : i64 to i32
    %72 = llvm.shl %0, %71 overflow<nuw> : i32
    %73 = llvm.and %72, %43 : i32
    %74 = llvm.icmp "eq" %73, %5 : i32
    llvm.cond_br %74, ^bb52, ^bb10
  ^bb10:  // pred: ^bb9
    %75 = llvm.getelementptr inbounds %37[%69] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %76 = llvm.getelementptr inbounds %75[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> i32
    %78 = llvm.srem %77, %8 : i32
    %79 = llvm.getelementptr inbounds %75[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %80 = llvm.load %79 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.and %80, %13 : i32
    %82 = llvm.getelementptr inbounds %75[%1, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i32
    %84 = llvm.icmp "sgt" %83, %4 : i32
    llvm.cond_br %84, ^bb11, ^bb37
  ^bb11:  // pred: ^bb10
    llvm.cond_br %62, ^bb12, ^bb51(%1 : i64)
  ^bb12:  // pred: ^bb11
    llvm.switch %83 : i32, ^bb34 [
      5: ^bb13,
      6: ^bb19,
      7: ^bb25
    ]
  ^bb13:  // pred: ^bb12
    %85 = llvm.trunc %78 : i32 to i8
    %86 = llvm.sdiv %85, %21 : i8
    %87 = llvm.sext %86 : i8 to i32
    %88 = llvm.srem %77, %4 : i32
    %89 = llvm.getelementptr inbounds %75[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> i64
    %91 = llvm.inttoptr %90 : i64 to !llvm.ptr
    %92 = llvm.shl %87, %2 overflow<nsw> : i32
    %93 = llvm.shl %88, %10 overflow<nsw> : i32
    llvm.br ^bb14(%1 : i64)
  ^bb14(%94: i64):  // 2 preds: ^bb13, ^bb17
    %95 = llvm.icmp "eq" %94, %20 : i64
    llvm.cond_br %95, ^bb51(%68 : i64), ^bb15
  ^bb15:  // pred: ^bb14
    %96 = llvm.getelementptr inbounds %91[%1, 2, %94] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %97 = llvm.load %96 {alignment = 4 : i64} : !llvm.ptr -> f32
    %98 = llvm.trunc %94 : i64 to i32
    %99 = llvm.shl %98, %2 : i32
    %100 = llvm.and %99, %4 : i32
    %101 = llvm.or %100, %93 : i32
    %102 = llvm.lshr %98, %0 : i32
    llvm.br ^bb16(%97, %5 : f32, i32)
  ^bb16(%103: f32, %104: i32):  // 2 preds: ^bb15, ^bb18
    %105 = llvm.icmp "eq" %104, %25 : i32
    llvm.cond_br %105, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    llvm.store %103, %96 {alignment = 4 : i64} : f32, !llvm.ptr
    %106 = llvm.add %94, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%106 : i64)
  ^bb18:  // pred: ^bb16
    %107 = llvm.lshr %104, %0 : i32
    %108 = llvm.and %107, %10 : i32
    %109 = llvm.or %108, %92 : i32
    %110 = llvm.sext %109 : i32 to i64
    %111 = llvm.getelementptr inbounds %37[%110, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %112 = llvm.load %111 {alignment = 8 : i64} : !llvm.ptr -> i64
    %113 = llvm.inttoptr %112 : i64 to !llvm.ptr
    %114 = llvm.or %108, %101 : i32
    %115 = llvm.sext %114 : i32 to i64
    %116 = llvm.getelementptr inbounds %37[%115, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %117 = llvm.load %116 {alignment = 8 : i64} : !llvm.ptr -> i64
    %118 = llvm.inttoptr %117 : i64 to !llvm.ptr
    %119 = llvm.lshr %104, %10 : i32
    %120 = llvm.shl %119, %0 overflow<nsw, nuw> : i32
    %121 = llvm.add %120, %102 overflow<nsw, nuw> : i32
    %122 = llvm.zext %121 : i32 to i64
    %123 = llvm.getelementptr inbounds %113[%1, 0, %122] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %124 = llvm.load %123 {alignment = 4 : i64} : !llvm.ptr -> i32
    %125 = llvm.and %104, %0 : i32
    %126 = llvm.icmp "eq" %125, %5 : i32
    %127 = llvm.and %124, %27 : i32
    %128 = llvm.shl %124, %25 : i32
    %129 = llvm.select %126, %128, %127 : i1, i32
    %130 = llvm.bitcast %129 : i32 to f32
    %131 = llvm.zext %119 : i32 to i64
    %132 = llvm.getelementptr inbounds %118[%1, 1, %131] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>)>
    %133 = llvm.load %132 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.and %133, %27 : i32
    %135 = llvm.shl %133, %25 : i32
    %136 = llvm.select %126, %135, %134 : i1, i32
    %137 = llvm.bitcast %136 : i32 to f32
    %138 = llvm.intr.fmuladd(%130, %137, %103) : (f32, f32, f32) -> f32
    %139 = llvm.add %104, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb16(%138, %139 : f32, i32)
  ^bb19:  // pred: ^bb12
    %140 = llvm.getelementptr inbounds %75[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %141 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> i64
    %142 = llvm.inttoptr %141 : i64 to !llvm.ptr
    %143 = llvm.getelementptr inbounds %142[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %144 = llvm.getelementptr inbounds %142[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %145 = llvm.trunc %78 : i32 to i8
    %146 = llvm.srem %145, %21 : i8
    %147 = llvm.sext %146 : i8 to i32
    %148 = llvm.shl %147, %0 overflow<nsw> : i32
    %149 = llvm.sdiv %145, %21 : i8
    %150 = llvm.sext %149 : i8 to i32
    %151 = llvm.load %143 {alignment = 8 : i64} : !llvm.ptr -> i32
    %152 = llvm.intr.smax(%151, %5) : (i32, i32) -> i32
    %153 = llvm.zext %152 : i32 to i64
    llvm.br ^bb20(%1 : i64)
  ^bb20(%154: i64):  // 2 preds: ^bb19, ^bb23
    %155 = llvm.icmp "eq" %154, %153 : i64
    llvm.cond_br %155, ^bb51(%68 : i64), ^bb21
  ^bb21:  // pred: ^bb20
    %156 = llvm.load %144 {alignment = 4 : i64} : !llvm.ptr -> i32
    %157 = llvm.icmp "eq" %156, %5 : i32
    %158 = llvm.trunc %154 : i64 to i32
    %159 = llvm.shl %158, %10 overflow<nsw> : i32
    llvm.br ^bb22(%5, %5 : i32, i32)
  ^bb22(%160: i32, %161: i32):  // 2 preds: ^bb21, ^bb24
    %162 = llvm.icmp "eq" %160, %2 : i32
    llvm.cond_br %162, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %163 = llvm.getelementptr inbounds %142[%1, 3, %154] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    llvm.store %161, %163 {alignment = 4 : i64} : i32, !llvm.ptr
    %164 = llvm.add %154, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb20(%164 : i64)
  ^bb24:  // pred: ^bb22
    %165 = llvm.add %160, %148 overflow<nsw, nuw> : i32
    %166 = llvm.select %157, %150, %165 : i1, i32
    %167 = llvm.select %157, %165, %150 : i1, i32
    %168 = llvm.add %166, %159 overflow<nsw> : i32
    %169 = llvm.sext %168 : i32 to i64
    %170 = llvm.getelementptr inbounds %37[%169, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %171 = llvm.load %170 {alignment = 8 : i64} : !llvm.ptr -> i64
    %172 = llvm.inttoptr %171 : i64 to !llvm.ptr
    %173 = llvm.load %172 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %174 = llvm.sext %167 : i32 to i64
    %175 = llvm.getelementptr inbounds %173[%174] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %176 = llvm.load %175 {alignment = 2 : i64} : !llvm.ptr -> i16
    %177 = llvm.zext %176 : i16 to i32
    %178 = llvm.shl %160, %4 overflow<nsw, nuw> : i32
    %179 = llvm.shl %177, %178 overflow<nuw> : i32
    %180 = llvm.or %179, %161 : i32
    %181 = llvm.add %160, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb22(%181, %180 : i32, i32)
  ^bb25:  // pred: ^bb12
    %182 = llvm.getelementptr inbounds %75[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %183 = llvm.load %182 {alignment = 8 : i64} : !llvm.ptr -> i64
    %184 = llvm.inttoptr %183 : i64 to !llvm.ptr
    %185 = llvm.load %184 {alignment = 8 : i64} : !llvm.ptr -> i64
    %186 = llvm.trunc %185 : i64 to i32
    %187 = llvm.getelementptr inbounds %184[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %188 = llvm.load %187 {alignment = 8 : i64} : !llvm.ptr -> i64
    %189 = llvm.trunc %188 : i64 to i32
    %190 = llvm.getelementptr inbounds %184[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %191 = llvm.sdiv %186, %2 : i32
    %192 = llvm.sext %191 : i32 to i64
    %193 = llvm.getelementptr inbounds %190[%192] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.intr.lifetime.start %32 : !llvm.ptr
    %194 = llvm.shl %189, %2 overflow<nsw> : i32
    %195 = llvm.sext %194 : i32 to i64
    %196 = llvm.getelementptr inbounds %193[%195] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %197 = llvm.load %196 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %197, %64 {alignment = 8 : i64} : i64, !llvm.ptr
    %198 = llvm.getelementptr inbounds %184[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %199 = llvm.load %198 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %199, %65 {alignment = 8 : i64} : i64, !llvm.ptr
    %200 = llvm.getelementptr inbounds %184[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %201 = llvm.load %200 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %201, %66 {alignment = 8 : i64} : i64, !llvm.ptr
    %202 = llvm.getelementptr inbounds %184[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %203 = llvm.load %202 {alignment = 8 : i64} : !llvm.ptr -> i64
    %204 = llvm.trunc %203 : i64 to i32
    llvm.store %204, %67 {alignment = 8 : i64} : i32, !llvm.ptr
    %205 = llvm.trunc %78 : i32 to i8
    %206 = llvm.sdiv %205, %21 : i8
    %207 = llvm.sext %206 : i8 to i32
    %208 = llvm.shl %207, %2 overflow<nsw> : i32
    %209 = llvm.add %191, %3 overflow<nsw> : i32
    %210 = llvm.srem %77, %4 : i32
    %211 = llvm.shl %210, %0 overflow<nsw> : i32
    %212 = llvm.or %194, %0 : i32
    %213 = llvm.sext %212 : i32 to i64
    %214 = llvm.getelementptr inbounds %193[%213] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %215 = llvm.shl %189, %4 : i32
    %216 = llvm.sext %209 : i32 to i64
    %217 = llvm.intr.smax(%215, %5) : (i32, i32) -> i32
    %218 = llvm.intr.smax(%191, %5) : (i32, i32) -> i32
    %219 = llvm.zext %218 : i32 to i64
    llvm.br ^bb26(%1 : i64)
  ^bb26(%220: i64):  // 2 preds: ^bb25, ^bb31
    %221 = llvm.icmp "eq" %220, %219 : i64
    llvm.cond_br %221, ^bb33, ^bb27
  ^bb27:  // pred: ^bb26
    %222 = llvm.trunc %220 : i64 to i32
    %223 = llvm.shl %222, %0 : i32
    %224 = llvm.and %223, %22 : i32
    %225 = llvm.add %224, %211 overflow<nsw> : i32
    %226 = llvm.and %222, %0 : i32
    %227 = llvm.or %225, %226 : i32
    %228 = llvm.getelementptr inbounds %190[%220] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %229 = llvm.bitcast %228 : !llvm.ptr to !llvm.ptr
    %230 = llvm.load %214 {alignment = 8 : i64} : !llvm.ptr -> i64
    %231 = llvm.trunc %230 : i64 to i32
    %232 = llvm.icmp "eq" %231, %5 : i32
    llvm.cond_br %232, ^bb29(%23 : f32), ^bb28
  ^bb28:  // pred: ^bb27
    %233 = llvm.load %229 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb29(%233 : f32)
  ^bb29(%234: f32):  // 2 preds: ^bb27, ^bb28
    %235 = llvm.lshr %222, %0 : i32
    %236 = llvm.and %235, %0 : i32
    llvm.br ^bb30(%5, %234 : i32, f32)
  ^bb30(%237: i32, %238: f32):  // 2 preds: ^bb29, ^bb32
    %239 = llvm.icmp "eq" %237, %217 : i32
    llvm.cond_br %239, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    llvm.store %238, %229 {alignment = 4 : i64} : f32, !llvm.ptr
    %240 = llvm.add %220, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb26(%240 : i64)
  ^bb32:  // pred: ^bb30
    %241 = llvm.lshr %237, %0 : i32
    %242 = llvm.and %241, %10 : i32
    %243 = llvm.or %242, %208 : i32
    %244 = llvm.sext %243 : i32 to i64
    %245 = llvm.getelementptr inbounds %37[%244, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %246 = llvm.load %245 {alignment = 8 : i64} : !llvm.ptr -> i64
    %247 = llvm.inttoptr %246 : i64 to !llvm.ptr
    %248 = llvm.getelementptr inbounds %247[%216] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %249 = llvm.lshr %237, %2 : i32
    %250 = llvm.and %249, %24 : i32
    %251 = llvm.or %250, %236 : i32
    %252 = llvm.zext %251 : i32 to i64
    %253 = llvm.getelementptr inbounds %248[%252] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %254 = llvm.load %253 {alignment = 8 : i64} : !llvm.ptr -> i64
    %255 = llvm.trunc %254 : i64 to i32
    %256 = llvm.and %237, %0 : i32
    %257 = llvm.icmp "eq" %256, %5 : i32
    %258 = llvm.lshr %255, %25 : i32
    %259 = llvm.and %255, %26 : i32
    %260 = llvm.select %257, %259, %258 : i1, i32
    %261 = llvm.call fastcc tail @__tvm_ffi__grid_float_of(%260, %204) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %262 = llvm.call fastcc @__tvm_ffi__grid_element(%75, %32, %227, %237) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %263 = llvm.intr.fmuladd(%261, %262, %238) : (f32, f32, f32) -> f32
    %264 = llvm.add %237, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb30(%264, %263 : i32, f32)
  ^bb33:  // pred: ^bb26
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.br ^bb51(%68 : i64)
  ^bb34:  // pred: ^bb12
    %265 = llvm.getelementptr inbounds %75[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %266 = llvm.load %265 {alignment = 8 : i64} : !llvm.ptr -> i64
    %267 = llvm.inttoptr %266 : i64 to !llvm.ptr
    %268 = llvm.load %267 {alignment = 8 : i64} : !llvm.ptr -> i64
    %269 = llvm.trunc %268 : i64 to i32
    %270 = llvm.shl %269, %0 : i32
    %271 = llvm.trunc %78 : i32 to i8
    %272 = llvm.sdiv %271, %21 : i8
    %273 = llvm.sext %272 : i8 to i32
    %274 = llvm.srem %271, %21 : i8
    %275 = llvm.sext %274 : i8 to i32
    %276 = llvm.shl %275, %0 overflow<nsw> : i32
    %277 = llvm.getelementptr inbounds %267[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %278 = llvm.getelementptr inbounds %75[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %279 = llvm.intr.smax(%270, %5) : (i32, i32) -> i32
    llvm.br ^bb35(%5 : i32)
  ^bb35(%280: i32):  // 2 preds: ^bb34, ^bb36
    %281 = llvm.icmp "eq" %280, %279 : i32
    llvm.cond_br %281, ^bb51(%68 : i64), ^bb36
  ^bb36:  // pred: ^bb35
    %282 = llvm.and %280, %0 : i32
    %283 = llvm.or %282, %276 : i32
    %284 = llvm.load %277 {alignment = 8 : i64} : !llvm.ptr -> i64
    %285 = llvm.icmp "eq" %284, %1 : i64
    %286 = llvm.select %285, %273, %283 : i1, i32
    %287 = llvm.select %285, %283, %273 : i1, i32
    %288 = llvm.lshr %280, %0 : i32
    %289 = llvm.shl %288, %10 overflow<nsw> : i32
    %290 = llvm.add %286, %289 overflow<nsw> : i32
    %291 = llvm.sext %290 : i32 to i64
    %292 = llvm.getelementptr inbounds %37[%291, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %293 = llvm.load %292 {alignment = 8 : i64} : !llvm.ptr -> i64
    %294 = llvm.inttoptr %293 : i64 to !llvm.ptr
    %295 = llvm.load %278 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %296 = llvm.getelementptr inbounds %294[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %297 = llvm.load %296 {alignment = 8 : i64} : !llvm.ptr -> i64
    %298 = llvm.and %297, %28 : i64
    %299 = llvm.getelementptr inbounds %295[%298] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %300 = llvm.bitcast %299 : !llvm.ptr to !llvm.ptr
    %301 = llvm.add %288, %10 overflow<nsw, nuw> : i32
    %302 = llvm.zext %301 : i32 to i64
    %303 = llvm.getelementptr inbounds %267[%302] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %304 = llvm.load %303 {alignment = 8 : i64} : !llvm.ptr -> i64
    %305 = llvm.trunc %304 : i64 to i32
    %306 = llvm.shl %282, %4 overflow<nsw, nuw> : i32
    %307 = llvm.lshr %305, %306 : i32
    %308 = llvm.trunc %307 : i32 to i16
    %309 = llvm.sext %287 : i32 to i64
    %310 = llvm.getelementptr inbounds %300[%309] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    llvm.store %308, %310 {alignment = 2 : i64} : i16, !llvm.ptr
    %311 = llvm.add %280, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb35(%311 : i32)
  ^bb37:  // pred: ^bb10
    llvm.switch %83 : i32, ^bb45 [
      4: ^bb38(%1, %1 : i64, i64),
      0: ^bb47(%81 : i32),
      1: ^bb43,
      2: ^bb44
    ]
  ^bb38(%312: i64, %313: i64):  // 2 preds: ^bb37, ^bb42
    %314 = llvm.icmp "eq" %312, %6 : i64
    llvm.cond_br %314, ^bb51(%313 : i64), ^bb39
  ^bb39:  // pred: ^bb38
    %315 = llvm.trunc %312 : i64 to i32
    %316 = llvm.shl %0, %315 overflow<nuw> : i32
    %317 = llvm.and %316, %43 : i32
    %318 = llvm.icmp "eq" %317, %5 : i32
    llvm.cond_br %318, ^bb42(%313 : i64), ^bb40
  ^bb40:  // pred: ^bb39
    %319 = llvm.getelementptr inbounds %37[%312, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %320 = llvm.load %319 {alignment = 8 : i64} : !llvm.ptr -> i64
    %321 = llvm.icmp "eq" %320, %1 : i64
    llvm.cond_br %321, ^bb42(%313 : i64), ^bb41
  ^bb41:  // pred: ^bb40
    %322 = llvm.shl %16, %312 overflow<nsw, nuw> : i64
    %323 = llvm.or %322, %313 : i64
    llvm.br ^bb42(%323 : i64)
  ^bb42(%324: i64):  // 3 preds: ^bb39, ^bb40, ^bb41
    %325 = llvm.add %312, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb38(%325, %324 : i64, i64)
  ^bb43:  // pred: ^bb37
    %326 = llvm.sub %78, %81 overflow<nsw> : i32
    llvm.br ^bb46(%326 : i32)
  ^bb44:  // pred: ^bb37
    %327 = llvm.add %81, %78 overflow<nsw> : i32
    llvm.br ^bb46(%327 : i32)
  ^bb45:  // pred: ^bb37
    %328 = llvm.xor %81, %78 : i32
    llvm.br ^bb46(%328 : i32)
  ^bb46(%329: i32):  // 3 preds: ^bb43, ^bb44, ^bb45
    %330 = llvm.icmp "ult" %329, %8 : i32
    llvm.cond_br %330, ^bb47(%329 : i32), ^bb49
  ^bb47(%331: i32):  // 2 preds: ^bb37, ^bb46
    %332 = llvm.shl %0, %331 overflow<nuw> : i32
    %333 = llvm.and %332, %43 : i32
    %334 = llvm.icmp "eq" %333, %5 : i32
    llvm.cond_br %334, ^bb49, ^bb48
  ^bb48:  // pred: ^bb47
    %335 = llvm.zext %331 : i32 to i64
    %336 = llvm.getelementptr inbounds %37[%335, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.br ^bb50(%336 : !llvm.ptr)
  ^bb49:  // 2 preds: ^bb46, ^bb47
    %337 = llvm.getelementptr inbounds %75[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.br ^bb50(%337 : !llvm.ptr)
  ^bb50(%338: !llvm.ptr):  // 2 preds: ^bb48, ^bb49
    %339 = llvm.load %338 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb51(%339 : i64)
  ^bb51(%340: i64):  // 7 preds: ^bb11, ^bb14, ^bb20, ^bb33, ^bb35, ^bb38, ^bb50
    %341 = llvm.getelementptr inbounds %75[%1, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.store %340, %341 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb52
  ^bb52:  // 2 preds: ^bb9, ^bb51
    %342 = llvm.add %69, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb8(%342 : i64)
  ^bb53(%343: i64):  // 2 preds: ^bb8, ^bb56
    %344 = llvm.icmp "eq" %343, %6 : i64
    llvm.cond_br %344, ^bb57, ^bb54
  ^bb54:  // pred: ^bb53
    %345 = llvm.trunc %343 : i64 to i32
    %346 = llvm.shl %0, %345 overflow<nuw> : i32
    %347 = llvm.and %346, %43 : i32
    %348 = llvm.icmp "eq" %347, %5 : i32
    llvm.cond_br %348, ^bb56, ^bb55
  ^bb55:  // pred: ^bb54
    %349 = llvm.getelementptr inbounds %37[%343] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %349) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb56
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %350 = llvm.add %343, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb53(%350 : i64)
  ^bb57:  // 3 preds: ^bb3, ^bb4, ^bb53
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
    %4 = llvm.mlir.addressof @__tvm_ffi__grid_str.10 : !llvm.ptr
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.11 : !llvm.ptr
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_race(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @__tvm_ffi__grid_str.22 : !llvm.ptr
    %4 = llvm.mlir.constant(384 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.21 : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<384 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<384 x i8>
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %8 = llvm.icmp "eq" %arg2, %2 : !llvm.ptr
    %9 = llvm.select %8, %3, %arg2 : i1, !llvm.ptr
    %10 = llvm.icmp "eq" %arg3, %2 : !llvm.ptr
    %11 = llvm.select %10, %3, %arg3 : i1, !llvm.ptr
    %12 = llvm.call @snprintf(%7, %4, %5, %arg1, %9, %arg4, %11) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_refuse(%arg0, %7, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_tell(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "eq" %11, %3 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.getelementptr inbounds %11[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.sext %arg1 : i32 to i64
    %16 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.shl %15, %5 overflow<nsw> : i64
    %20 = llvm.mul %19, %18 : i64
    %21 = llvm.getelementptr inbounds %14[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.getelementptr inbounds %11[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i32
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.shl %18, %5 overflow<nsw> : i64
    %28 = llvm.mul %27, %26 : i64
    %29 = llvm.getelementptr inbounds %23[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%11, %21, %29) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %30 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds %32[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.shl %36, %5 overflow<nsw> : i64
    %41 = llvm.mul %40, %39 : i64
    %42 = llvm.getelementptr inbounds %34[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %43 = llvm.getelementptr inbounds %42[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %44 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.add %44, %4 : i32
    llvm.store %45, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_advance(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i16) : i16
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(16 : i32) : i32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.constant(8 : i32) : i32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(13 : i32) : i32
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %13 = llvm.load %12 {alignment = 2 : i64} : !llvm.ptr -> i16
    %14 = llvm.icmp "eq" %13, %2 : i16
    llvm.cond_br %14, ^bb1, ^bb8
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "ult" %16, %3 : i32
    llvm.cond_br %17, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    %18 = llvm.xor %16, %1 : i32
    llvm.store %18, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %20 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i16
    llvm.store %20, %12 {alignment = 2 : i64} : i16, !llvm.ptr
    %21 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %28 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %29 = llvm.sub %27, %28 : i64
    %30 = llvm.sdiv %29, %7 : i64
    %31 = llvm.trunc %30 : i64 to i32
    %32 = llvm.add %31, %5 overflow<nsw> : i32
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%22, %32) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %33 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb3(%0 : i64)
  ^bb3(%34: i64):  // 2 preds: ^bb2, ^bb7
    %35 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.icmp "slt" %34, %36 : i64
    llvm.cond_br %37, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %38 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%34] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %40 = llvm.getelementptr inbounds %38[%34, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %41 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.icmp "eq" %41, %9 : i32
    llvm.cond_br %42, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %43 = llvm.getelementptr inbounds %38[%34, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.inttoptr %44 : i64 to !llvm.ptr
    %46 = llvm.icmp "eq" %45, %arg1 : !llvm.ptr
    llvm.cond_br %46, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %39) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    %47 = llvm.add %34, %11 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%47 : i64)
  ^bb8:  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_end_phase(%arg0: !llvm.ptr {llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(5 : i32) : i32
    %6 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %6, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.getelementptr inbounds %arg0[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.sext %arg1 : i32 to i64
    %10 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.shl %9, %4 overflow<nsw> : i64
    %14 = llvm.mul %13, %12 : i64
    %15 = llvm.getelementptr inbounds %8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, ptr, ptr, ptr, ptr, array<64 x i32>, array<9 x i32>, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, array<1024 x struct<"grid.Products", (i32, i32, array<8 x i32>)>>, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%arg0, %15, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
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
    %0 = llvm.mlir.constant(664399 : i64) : i64
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
  llvm.func local_unnamed_addr @munmap(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @madvise(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @mprotect(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @write(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
}
