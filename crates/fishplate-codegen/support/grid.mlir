// Generated from grid.c by support/generate; do not edit.
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str("no tensor map can describe the tensor: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.1("ValueError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.2("a barrier takes 1 to 65535 arrivals\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.3("the barrier was not initialised\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.4("a tile of a product must lie in shared memory\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.5("a row of a matrix must be 16 bytes of shared memory, at a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.6("cluster_wait() is missing between two arrivals at the barrier of the cluster\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.7("cluster_wait() needs cluster_arrive() before it\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.8("a multicast copy goes to at least one block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.9("matrices need all 32 threads of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.10("the launch of `%.200s` failed: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.11("RuntimeError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.12("the tensor starts at %p, which is not a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.13("dimension %d (the last is 0) has %lld elements, expected 1 to 4294967296\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.14("side %d of the box (the last is 0) is %lld, expected 1 to 256\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.15("the stride of dimension %d (the last is 0) is %lld bytes, expected a multiple of 16 below 2**40\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.16("a row of the box has %lld bytes, expected a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.17("a row of the box has %lld bytes, more than the %lld of the swizzle\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.18("a thread reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.19("its thread has not waited for the bulk copy that was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.20("no barrier orders it after the write of another thread\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.21("no fence_async() and barrier follow the write\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.22("%s (%.120s); %s at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.23("unknown\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.24("a thread overwrites shared memory that is in use\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.25("nobody has waited for the bulk copy that was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.26("no barrier orders it after the read\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.27("a barrier must be 8 bytes of shared memory, at a multiple of 8\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.28("%s (thread %d, %s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.29("a thread uses a barrier that is being initialised\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.30("more arrivals than the barrier has in a phase\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.31("a barrier by number is one of 0 to 15, for threads in multiples of 32 that the block has\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.32("threads at the same barrier by number expect another number of threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.33("fence_barriers() is missing between the initialisation of a barrier and a bulk copy\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.34("a bulk copy overwrites shared memory that is in use\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.35("a swizzled box must lie in shared memory, at a multiple of 1024 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.36("a box must lie in shared memory, at a multiple of 128 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.37("a bulk copy reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.38("a product reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.39("rank %d of a cluster of %d blocks\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.40("block %d of the cluster has returned: cluster_sync() is missing before its end\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @__tvm_ffi__grid_check.most(dense<[2147483647, 65535, 65535, 1024, 1024, 64]> : tensor<6xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x i64>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.41("side %c of the %s must be from %d to %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.42("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.43("grid\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.44("block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.45("a block has at most %d threads, got %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.46("a block has at most %d bytes of shared memory, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.47("side %c of the grid must be a multiple of the cluster's, which is %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__grid_page.bytes(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.48("no memory for the stacks of its threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_spare() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<32 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<32 x ptr>
    llvm.return %1 : !llvm.array<32 x ptr>
  }
  llvm.mlir.global internal @__tvm_ffi__grid_protected(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.49("its threads wait for each other: %d of a block in sync_threads, %d in an exchange of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.50(", %d in cluster_wait (block %d of a cluster, where %d of %d threads have arrived)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.51(", %d (the first is %d) for phase %d of the barrier at byte %d of shared memory, which misses %d arrivals and %d bytes (%.160s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.52(", %d of %d (the first is %d) at the barrier with number %d (%.160s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.53("%.160s: warning: bank conflict: %d words of one bank of shared memory are %s at once; threads %d and %d access words %u and %u. Pad the rows or swizzle the tensor\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.54("written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.55("read\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_is_news.warned(dense<0> : tensor<64xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x i64>
  llvm.mlir.global internal @__tvm_ffi__grid_oldest(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__const.cluster_sides.sides() {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.struct<"grid.Sides", (array<3 x i32>, i32)> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(dense<1> : tensor<3xi32>) : !llvm.array<3 x i32>
    %2 = llvm.mlir.undef : !llvm.struct<"grid.Sides", (array<3 x i32>, i32)>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.struct<"grid.Sides", (array<3 x i32>, i32)> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.struct<"grid.Sides", (array<3 x i32>, i32)> 
    llvm.return %4 : !llvm.struct<"grid.Sides", (array<3 x i32>, i32)>
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_sync(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(19 : i32) : i32
    %6 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %3, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.getelementptr inbounds %7[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.add %10, %3 overflow<nsw> : i32
    llvm.store %11, %9 {alignment = 8 : i64} : i32, !llvm.ptr
    %12 = llvm.getelementptr inbounds %7[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "eq" %11, %13 : i32
    llvm.cond_br %14, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_open_barrier(%7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %15 = llvm.getelementptr inbounds %arg0[%0, 19, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%15, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_open_barrier(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %2, %7 {alignment = 8 : i64} : i32, !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_meet(%arg0, %2, %9, %4, %2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb1(%0 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb5
    %12 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.icmp "slt" %11, %13 : i64
    llvm.cond_br %14, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  ^bb3:  // pred: ^bb1
    %15 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%11, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "eq" %17, %4 : i32
    llvm.cond_br %18, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %19 = llvm.getelementptr inbounds %15[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %19) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %20 = llvm.add %11, %6 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%20 : i64)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_leave(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(12 : i32) : i32
    %3 = llvm.mlir.constant(9 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(11 : i32) : i32
    %6 = llvm.mlir.constant(10 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(1024 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(19 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(8232 : i64) : i64
    %14 = llvm.mlir.constant(2 : i32) : i32
    %15 = llvm.mlir.constant(5 : i32) : i32
    %16 = llvm.mlir.constant(-8232 : i64) : i64
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_enter : !llvm.ptr
    %19 = llvm.mlir.constant(21 : i32) : i32
    %20 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %21 = llvm.call @_setjmp(%20) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.icmp "eq" %21, %0 : i32
    llvm.cond_br %22, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %23 = llvm.getelementptr inbounds %arg1[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "eq" %24, %0 : i32
    llvm.cond_br %25, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %26 = llvm.getelementptr inbounds %arg1[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "eq" %27, %0 : i32
    llvm.cond_br %28, ^bb4, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %29 = llvm.getelementptr inbounds %arg1[%1, 21, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %30 = llvm.bitcast %29 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%30, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    %31 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg1[%1, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg1[%1, 10, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.add %34, %7 overflow<nsw> : i32
    %40 = llvm.srem %39, %8 : i32
    llvm.store %40, %33 {alignment = 8 : i64} : i32, !llvm.ptr
    %41 = llvm.add %24, %9 overflow<nsw> : i32
    llvm.store %41, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %42 = llvm.getelementptr inbounds %32[%38, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    %44 = llvm.icmp "eq" %43, %0 : i32
    llvm.cond_br %44, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %45 = llvm.getelementptr inbounds %32[%38, 19, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %46 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%46, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %47 = llvm.getelementptr inbounds %32[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %7, %42 {alignment = 8 : i64} : i32, !llvm.ptr
    %48 = llvm.getelementptr inbounds %32[%38, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %49 = llvm.bitcast %48 : !llvm.ptr to !llvm.ptr
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.call @getcontext(%50) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %52 = llvm.getelementptr inbounds %50[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %12, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %53[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.getelementptr inbounds %50[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %54, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.getelementptr inbounds %arg1[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i64
    %58 = llvm.add %57, %16 : i64
    %59 = llvm.getelementptr inbounds %50[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %58, %59 {alignment = 8 : i64} : i64, !llvm.ptr
    %60 = llvm.ptrtoint %47 : !llvm.ptr to i64
    %61 = llvm.lshr %60, %17 : i64
    %62 = llvm.trunc %61 : i64 to i32
    %63 = llvm.trunc %60 : i64 to i32
    llvm.call @makecontext(%50, %18, %14, %62, %63) vararg(!llvm.func<void (ptr, ptr, i32, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
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
    %12 = llvm.mlir.constant(19 : i32) : i32
    %13 = llvm.mlir.constant(14 : i32) : i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg0[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %arg2, %16 {alignment = 8 : i64} : i64, !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %arg3, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %arg4, %18 {alignment = 8 : i64} : i32, !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.and %20, %6 : i32
    %22 = llvm.shl %7, %21 overflow<nuw> : i32
    %23 = llvm.or %22, %arg1 : i32
    %24 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %23, %24 {alignment = 4 : i64} : i32, !llvm.ptr
    %25 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %10, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    %26 = llvm.sdiv %20, %11 : i32
    llvm.call fastcc tail @__tvm_ffi__grid_open_warp(%15, %26, %23) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %27 = llvm.getelementptr inbounds %arg0[%0, 19, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%27, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %28 = llvm.getelementptr inbounds %arg0[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
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
    %4 = llvm.mlir.constant(9 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_str.9 : !llvm.ptr
    %7 = llvm.mlir.constant(19 : i32) : i32
    %8 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %9 = llvm.call fastcc tail @__tvm_ffi__grid_exchange(%arg0, %0, %8, %1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %10 = llvm.icmp "eq" %9, %2 : i64
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %11 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%2, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %5, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.getelementptr inbounds %12[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_fail(%15, %6) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %16 = llvm.getelementptr inbounds %arg0[%2, 19, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
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
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(7 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(6 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(3 : i64) : i64
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.mlir.constant(16 : i64) : i64
    %14 = llvm.mlir.constant(32 : i64) : i64
    %15 = llvm.mlir.constant(29 : i64) : i64
    %16 = llvm.mlir.constant(24 : i64) : i64
    %17 = llvm.mlir.constant(40 : i64) : i64
    %18 = llvm.mlir.constant(8 : i64) : i64
    %19 = llvm.mlir.constant(-8 : i64) : i64
    %20 = llvm.mlir.constant(1114231 : i64) : i64
    %21 = llvm.mlir.constant(-4096 : i64) : i64
    %22 = llvm.mlir.constant(3 : i32) : i32
    %23 = llvm.mlir.constant(16418 : i32) : i32
    %24 = llvm.mlir.constant(-1 : i32) : i32
    %25 = llvm.mlir.constant(-1 : i64) : i64
    %26 = llvm.inttoptr %25 : i64 to !llvm.ptr
    %27 = llvm.mlir.constant(12 : i64) : i64
    %28 = llvm.mlir.constant(20 : i64) : i64
    %29 = llvm.mlir.constant(1110136 : i64) : i64
    %30 = llvm.mlir.constant(48 : i64) : i64
    %31 = llvm.mlir.constant(56 : i64) : i64
    %32 = llvm.mlir.constant(2136 : i64) : i64
    %33 = llvm.mlir.constant(4 : i64) : i64
    %34 = llvm.mlir.constant(2144 : i64) : i64
    %35 = llvm.mlir.constant(64 : i64) : i64
    %36 = llvm.mlir.constant(72 : i64) : i64
    %37 = llvm.mlir.constant(2128 : i64) : i64
    %38 = llvm.mlir.constant(2152 : i64) : i64
    %39 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.icmp "eq" %42, %3 : !llvm.ptr
    llvm.cond_br %43, ^bb1, ^bb9
  ^bb1:  // pred: ^bb0
    %44 = llvm.getelementptr inbounds %40[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds %45[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.sext %47 : i32 to i64
    %49 = llvm.getelementptr inbounds %40[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.lshr %51, %6 : i64
    %53 = llvm.add %52, %7 overflow<nsw, nuw> : i64
    %54 = llvm.mul %53, %48 : i64
    %55 = llvm.mul %51, %48 overflow<nsw> : i64
    %56 = llvm.shl %48, %8 overflow<nsw> : i64
    %57 = llvm.add %55, %56 : i64
    %58 = llvm.add %57, %54 : i64
    %59 = llvm.getelementptr inbounds %40[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds %60[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.add %62, %11 overflow<nsw> : i64
    %64 = llvm.lshr %63, %12 : i64
    %65 = llvm.lshr %62, %11 : i64
    %66 = llvm.add %65, %13 overflow<nsw, nuw> : i64
    %67 = llvm.shl %58, %14 : i64
    %68 = llvm.ashr exact %67, %15 : i64
    %69 = llvm.mul %66, %48 : i64
    %70 = llvm.add %69, %7 : i64
    %71 = llvm.mul %64, %48 : i64
    %72 = llvm.shl %58, %12 : i64
    %73 = llvm.add %72, %16 : i64
    %74 = llvm.mul %73, %71 : i64
    %75 = llvm.mul %55, %17 : i64
    %76 = llvm.add %54, %56 : i64
    %77 = llvm.shl %76, %12 : i64
    %78 = llvm.add %77, %18 : i64
    %79 = llvm.and %78, %19 : i64
    %80 = llvm.shl %70, %7 : i64
    %81 = llvm.add %57, %80 : i64
    %82 = llvm.mul %81, %68 : i64
    %83 = llvm.add %75, %20 : i64
    %84 = llvm.add %83, %79 : i64
    %85 = llvm.add %84, %74 : i64
    %86 = llvm.add %85, %82 : i64
    %87 = llvm.and %86, %21 : i64
    %88 = llvm.call tail @mmap(%3, %87, %22, %23, %24, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %89 = llvm.icmp "eq" %88, %26 : !llvm.ptr
    llvm.cond_br %89, ^bb9, ^bb2
  ^bb2:  // pred: ^bb1
    %90 = llvm.trunc %58 : i64 to i32
    %91 = llvm.bitcast %88 : !llvm.ptr to !llvm.ptr
    llvm.store %87, %91 {alignment = 8 : i64} : i64, !llvm.ptr
    %92 = llvm.getelementptr inbounds %88[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %93 = llvm.bitcast %92 : !llvm.ptr to !llvm.ptr
    llvm.store %90, %93 {alignment = 8 : i64} : i32, !llvm.ptr
    %94 = llvm.trunc %55 : i64 to i32
    %95 = llvm.getelementptr inbounds %88[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.bitcast %95 : !llvm.ptr to !llvm.ptr
    llvm.store %94, %96 {alignment = 4 : i64} : i32, !llvm.ptr
    %97 = llvm.trunc %64 : i64 to i32
    %98 = llvm.getelementptr inbounds %88[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %99 = llvm.bitcast %98 : !llvm.ptr to !llvm.ptr
    llvm.store %97, %99 {alignment = 8 : i64} : i32, !llvm.ptr
    %100 = llvm.trunc %66 : i64 to i32
    %101 = llvm.getelementptr inbounds %88[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %102 = llvm.bitcast %101 : !llvm.ptr to !llvm.ptr
    llvm.store %100, %102 {alignment = 4 : i64} : i32, !llvm.ptr
    %103 = llvm.getelementptr inbounds %88[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.getelementptr inbounds %88[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %105 = llvm.bitcast %104 : !llvm.ptr to !llvm.ptr
    llvm.store %103, %105 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %106 = llvm.mul %68, %55 : i64
    %107 = llvm.getelementptr inbounds %103[%106] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.getelementptr inbounds %88[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.bitcast %108 : !llvm.ptr to !llvm.ptr
    llvm.store %107, %109 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %110 = llvm.mul %68, %70 : i64
    %111 = llvm.getelementptr inbounds %107[%110] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.getelementptr inbounds %88[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.bitcast %112 : !llvm.ptr to !llvm.ptr
    llvm.store %111, %113 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %114 = llvm.getelementptr inbounds %111[%110] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %115 = llvm.getelementptr inbounds %88[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.bitcast %115 : !llvm.ptr to !llvm.ptr
    llvm.store %114, %116 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %117 = llvm.mul %68, %56 : i64
    %118 = llvm.getelementptr inbounds %114[%117] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.getelementptr inbounds %88[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.bitcast %119 : !llvm.ptr to !llvm.ptr
    llvm.store %118, %120 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %121 = llvm.shl %71, %33 : i64
    %122 = llvm.getelementptr inbounds %118[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.getelementptr inbounds %88[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %124 = llvm.bitcast %123 : !llvm.ptr to !llvm.ptr
    llvm.store %122, %124 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %125 = llvm.shl %71, %11 : i64
    %126 = llvm.getelementptr inbounds %122[%125] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.bitcast %126 : !llvm.ptr to !llvm.ptr
    %128 = llvm.getelementptr inbounds %88[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.bitcast %128 : !llvm.ptr to !llvm.ptr
    llvm.store %126, %129 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %130 = llvm.getelementptr inbounds %127[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %131 = llvm.getelementptr inbounds %88[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.bitcast %131 : !llvm.ptr to !llvm.ptr
    llvm.store %130, %132 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %133 = llvm.getelementptr inbounds %126[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %134 = llvm.getelementptr inbounds %88[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.bitcast %134 : !llvm.ptr to !llvm.ptr
    llvm.store %133, %135 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %136 = llvm.getelementptr inbounds %133[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %137 = llvm.getelementptr inbounds %88[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.bitcast %137 : !llvm.ptr to !llvm.ptr
    llvm.store %136, %138 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %139 = llvm.shl %58, %7 : i64
    %140 = llvm.bitcast %118 : !llvm.ptr to !llvm.ptr
    %141 = llvm.bitcast %103 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb3(%0 : i64)
  ^bb3(%142: i64):  // 2 preds: ^bb2, ^bb4
    %143 = llvm.icmp "eq" %142, %55 : i64
    llvm.cond_br %143, ^bb5(%0 : i64), ^bb4
  ^bb4:  // pred: ^bb3
    %144 = llvm.mul %139, %142 : i64
    %145 = llvm.add %144, %142 : i64
    %146 = llvm.getelementptr inbounds %141[%145] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %146 {alignment = 4 : i64} : i32, !llvm.ptr
    %147 = llvm.add %142, %7 : i64
    llvm.br ^bb3(%147 : i64)
  ^bb5(%148: i64):  // 2 preds: ^bb3, ^bb6
    %149 = llvm.icmp "eq" %148, %71 : i64
    llvm.cond_br %149, ^bb7(%0 : i64), ^bb6
  ^bb6:  // pred: ^bb5
    %150 = llvm.getelementptr inbounds %140[%148, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %24, %150 {alignment = 8 : i64} : i32, !llvm.ptr
    %151 = llvm.add %148, %7 : i64
    llvm.br ^bb5(%151 : i64)
  ^bb7(%152: i64):  // 2 preds: ^bb5, ^bb8
    %153 = llvm.icmp "eq" %152, %48 : i64
    llvm.cond_br %153, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %154 = llvm.getelementptr inbounds %45[%0, 0, %152] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %155 = llvm.load %154 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %156 = llvm.getelementptr inbounds %155[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %157 = llvm.bitcast %156 : !llvm.ptr to !llvm.ptr
    llvm.store %88, %157 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %158 = llvm.add %152, %7 : i64
    llvm.br ^bb7(%158 : i64)
  ^bb9:  // 3 preds: ^bb0, ^bb1, ^bb7
    llvm.return
  }
  llvm.func local_unnamed_addr @mmap(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @__tvm_ffi__grid_fence_async(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "eq" %11, %3 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %9[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.getelementptr inbounds %9[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.mul %17, %15 overflow<nsw> : i32
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %18, %20 overflow<nsw> : i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %13[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %26, %21 overflow<nsw> : i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %13[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %24, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    %30 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %31 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %32 = llvm.mul %31, %30 overflow<nsw> : i32
    %33 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %34 = llvm.add %32, %33 overflow<nsw> : i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %13[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.add %37, %7 : i32
    llvm.store %38, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_known_by(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %9[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.getelementptr inbounds %9[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.mul %17, %15 overflow<nsw> : i32
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %18, %20 overflow<nsw> : i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.shl %22, %7 overflow<nsw> : i64
    %27 = llvm.mul %26, %25 : i64
    %28 = llvm.getelementptr inbounds %13[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.return %28 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shared_read(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(4294967295 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(false) : i1
    %11 = llvm.mlir.constant(17 : i32) : i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.and %19, %4 : i64
    %21 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds %13[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.icmp "ult" %26, %20 : i64
    %28 = llvm.sub %26, %20 : i64
    %29 = llvm.icmp "ult" %28, %22 : i64
    %30 = llvm.or %27, %29 : i1
    llvm.cond_br %30, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %31 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.icmp "ne" %15, %9 : !llvm.ptr
    %34 = llvm.icmp "ne" %32, %9 : !llvm.ptr
    %35 = llvm.select %33, %34, %10 : i1, i1
    llvm.cond_br %35, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %36 = llvm.getelementptr inbounds %32[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.getelementptr inbounds %15[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %38 = llvm.trunc %19 : i64 to i32
    llvm.call fastcc tail @__tvm_ffi__grid_note_access(%arg0, %37, %38, %22, %6, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %39 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc tail @__tvm_ffi__grid_watch_read(%arg0, %36, %39, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_note_access(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: i64 {llvm.noundef}, %arg4: i32 {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(32 : i32) : i32
    %8 = llvm.mlir.constant(31 : i64) : i64
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.mlir.constant(-7046029254386353131 : i64) : i64
    %11 = llvm.mlir.constant(16 : i64) : i64
    %12 = llvm.mlir.constant(1023 : i64) : i64
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.mlir.constant(4 : i32) : i32
    %16 = llvm.mlir.constant(8 : i8) : i8
    %17 = llvm.mlir.constant(1 : i8) : i8
    %18 = llvm.icmp "eq" %arg5, %0 : !llvm.ptr
    llvm.cond_br %18, ^bb15, ^bb1
  ^bb1:  // pred: ^bb0
    %19 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i32
    %23 = llvm.icmp "eq" %22, %4 : i32
    llvm.cond_br %23, ^bb2, ^bb15
  ^bb2:  // pred: ^bb1
    %24 = llvm.icmp "sgt" %arg3, %5 : i64
    llvm.cond_br %24, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.switch %arg3 : i64, ^bb15 [
      16: ^bb4,
      8: ^bb4
    ]
  ^bb4:  // 3 preds: ^bb2, ^bb3, ^bb3
    %25 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.sdiv %26, %7 : i32
    %28 = llvm.srem %26, %7 : i32
    %29 = llvm.trunc %arg3 : i64 to i32
    %30 = llvm.ptrtoint %arg5 : !llvm.ptr to i64
    %31 = llvm.mul %30, %8 : i64
    %32 = llvm.zext %27 : i32 to i64
    %33 = llvm.add %31, %32 : i64
    %34 = llvm.mul %33, %8 : i64
    %35 = llvm.shl %29, %9 overflow<nsw> : i32
    %36 = llvm.add %35, %arg4 overflow<nsw> : i32
    %37 = llvm.zext %36 : i32 to i64
    %38 = llvm.add %34, %37 : i64
    %39 = llvm.mul %38, %10 : i64
    %40 = llvm.getelementptr inbounds %arg1[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.br ^bb5(%1 : i64)
  ^bb5(%41: i64):  // 2 preds: ^bb4, ^bb12
    %42 = llvm.icmp "eq" %41, %11 : i64
    llvm.cond_br %42, ^bb15, ^bb6
  ^bb6:  // pred: ^bb5
    %43 = llvm.add %41, %39 : i64
    %44 = llvm.and %43, %12 : i64
    %45 = llvm.getelementptr inbounds %arg1[%1, 2, %44, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.icmp "eq" %46, %0 : !llvm.ptr
    llvm.cond_br %47, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    llvm.store %arg5, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.getelementptr inbounds %arg1[%1, 2, %44, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.store %27, %48 {alignment = 8 : i64} : i32, !llvm.ptr
    %49 = llvm.getelementptr inbounds %arg1[%1, 2, %44, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.store %29, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    %50 = llvm.getelementptr inbounds %arg1[%1, 2, %44, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.store %arg4, %50 {alignment = 8 : i64} : i32, !llvm.ptr
    %51 = llvm.trunc %44 : i64 to i16
    %52 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i32
    %53 = llvm.add %52, %9 overflow<nsw> : i32
    llvm.store %53, %40 {alignment = 8 : i64} : i32, !llvm.ptr
    %54 = llvm.sext %52 : i32 to i64
    %55 = llvm.getelementptr inbounds %arg1[%1, 1, %54] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.store %51, %55 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.br ^bb10
  ^bb8:  // pred: ^bb6
    %56 = llvm.icmp "eq" %46, %arg5 : !llvm.ptr
    llvm.cond_br %56, ^bb9, ^bb12
  ^bb9:  // pred: ^bb8
    %57 = llvm.getelementptr inbounds %arg1[%1, 2, %44, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    %59 = llvm.icmp "eq" %58, %27 : i32
    llvm.cond_br %59, ^bb10, ^bb12
  ^bb10:  // 2 preds: ^bb7, ^bb9
    %60 = llvm.getelementptr inbounds %arg1[%1, 2, %44, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.icmp "eq" %61, %29 : i32
    llvm.cond_br %62, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %63 = llvm.getelementptr inbounds %arg1[%1, 2, %44, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.icmp "eq" %64, %arg4 : i32
    llvm.cond_br %65, ^bb13, ^bb12
  ^bb12:  // 4 preds: ^bb8, ^bb9, ^bb10, ^bb11
    %66 = llvm.add %41, %14 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%66 : i64)
  ^bb13:  // pred: ^bb11
    %67 = llvm.sext %28 : i32 to i64
    %68 = llvm.getelementptr inbounds %arg1[%1, 2, %44, 4, %67] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    %69 = llvm.load %68 {alignment = 1 : i64} : !llvm.ptr -> i8
    %70 = llvm.icmp "ult" %69, %16 : i8
    llvm.cond_br %70, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %71 = llvm.add %69, %17 overflow<nsw, nuw> : i8
    llvm.store %71, %68 {alignment = 1 : i64} : i8, !llvm.ptr
    %72 = llvm.zext %69 : i8 to i64
    %73 = llvm.getelementptr inbounds %arg1[%1, 2, %44, 5, %72, %67] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>
    llvm.store %arg2, %73 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb13, ^bb14
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_watch_read(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(14 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(16 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(15 : i32) : i32
    %10 = llvm.mlir.constant(32 : i64) : i64
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.18 : !llvm.ptr
    %13 = llvm.mlir.constant(6 : i32) : i32
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %20 = llvm.icmp "slt" %arg2, %3 : i64
    %21 = llvm.getelementptr inbounds %18[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.getelementptr inbounds %18[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %23 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %24 = llvm.getelementptr inbounds %18[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %25 = llvm.getelementptr inbounds %18[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %26 = llvm.getelementptr inbounds %18[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %27 = llvm.shl %19, %10 : i64
    %28 = llvm.ashr exact %27, %10 : i64
    %29 = llvm.ashr %19, %10 : i64
    llvm.br ^bb1(%28 : i64)
  ^bb1(%30: i64):  // 2 preds: ^bb0, ^bb5
    %31 = llvm.icmp "slt" %30, %29 : i64
    llvm.cond_br %31, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.cond_br %20, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %32 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%30, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.icmp "ult" %34, %35 : i32
    llvm.cond_br %36, ^bb5, ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %37 = llvm.trunc %30 : i64 to i32
    %38 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %37, %11, %12, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %39 = llvm.icmp "eq" %38, %11 : i32
    llvm.cond_br %39, ^bb6, ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %40 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %43 = llvm.getelementptr inbounds %40[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    %45 = llvm.mul %44, %42 overflow<nsw> : i32
    %46 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %47 = llvm.add %45, %46 overflow<nsw> : i32
    %48 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %49 = llvm.sext %47 : i32 to i64
    %50 = llvm.getelementptr inbounds %48[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.mul %30, %54 overflow<nsw> : i64
    %56 = llvm.add %55, %49 overflow<nsw> : i64
    %57 = llvm.getelementptr inbounds %52[%56] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %51, %57 {alignment = 4 : i64} : i32, !llvm.ptr
    %58 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds %58[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg3, %59 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %60 = llvm.add %30, %14 overflow<nsw> : i64
    llvm.br ^bb1(%60 : i64)
  ^bb6:  // 2 preds: ^bb1, ^bb4
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shared_write(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(4294967295 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(false) : i1
    %11 = llvm.mlir.constant(17 : i32) : i32
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    %20 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.and %20, %4 : i64
    %22 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.getelementptr inbounds %14[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.icmp "ult" %27, %21 : i64
    %29 = llvm.sub %27, %21 : i64
    %30 = llvm.icmp "ult" %29, %23 : i64
    %31 = llvm.or %28, %30 : i1
    llvm.cond_br %31, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %32 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.icmp "ne" %16, %9 : !llvm.ptr
    %35 = llvm.icmp "ne" %33, %9 : !llvm.ptr
    %36 = llvm.select %34, %35, %10 : i1, i1
    llvm.cond_br %36, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %37 = llvm.getelementptr inbounds %33[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.getelementptr inbounds %16[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %39 = llvm.trunc %20 : i64 to i32
    llvm.call fastcc tail @__tvm_ffi__grid_note_access(%arg0, %38, %39, %23, %12, %19) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %40 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc tail @__tvm_ffi__grid_watch_write(%arg0, %37, %40, %19) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_watch_write(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.addressof @__tvm_ffi__grid_str.24 : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(14 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(6 : i32) : i32
    %11 = llvm.mlir.constant(1 : i32) : i32
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call fastcc tail @__tvm_ffi__grid_is_unread(%arg0, %arg1, %arg2, %3, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %18 = llvm.icmp "eq" %17, %4 : i32
    llvm.cond_br %18, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %19 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %20 = llvm.icmp "slt" %arg2, %5 : i64
    %21 = llvm.getelementptr inbounds %16[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %23 = llvm.shl %19, %8 : i64
    %24 = llvm.ashr exact %23, %8 : i64
    %25 = llvm.ashr %19, %8 : i64
    llvm.br ^bb2(%24 : i64)
  ^bb2(%26: i64):  // 2 preds: ^bb1, ^bb6
    %27 = llvm.icmp "slt" %26, %25 : i64
    llvm.cond_br %27, ^bb3, ^bb7
  ^bb3:  // pred: ^bb2
    llvm.cond_br %20, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %28 = llvm.trunc %26 : i64 to i32
    %29 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %28, %4, %3, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.icmp "eq" %29, %4 : i32
    llvm.cond_br %30, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %31 = llvm.call fastcc tail @__tvm_ffi__grid_follows_reads(%arg0, %28, %3, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %32 = llvm.icmp "eq" %31, %4 : i32
    llvm.cond_br %32, ^bb7, ^bb6
  ^bb6:  // 2 preds: ^bb3, ^bb5
    %33 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds %34[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i32
    %37 = llvm.getelementptr inbounds %34[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i32
    %39 = llvm.mul %38, %36 overflow<nsw> : i32
    %40 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.add %39, %40 overflow<nsw> : i32
    %42 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %43 = llvm.sext %41 : i32 to i64
    %44 = llvm.getelementptr inbounds %42[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.getelementptr inbounds %33[%26, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %41, %46 {alignment = 8 : i64} : i32, !llvm.ptr
    %47 = llvm.getelementptr inbounds %33[%26, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %45, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    %48 = llvm.getelementptr inbounds %33[%26, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %arg3, %48 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %49 = llvm.add %26, %12 overflow<nsw> : i64
    llvm.br ^bb2(%49 : i64)
  ^bb7:  // 4 preds: ^bb0, ^bb2, ^bb4, ^bb5
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_products_commit(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(13 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %3 : !llvm.ptr
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %13[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.mul %20, %18 overflow<nsw> : i32
    %22 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %24 = llvm.add %21, %23 overflow<nsw> : i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %16[%25, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Products", (i32, i32, array<8 x i32>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.getelementptr inbounds %16[%25, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Products", (i32, i32, array<8 x i32>)>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.add %29, %9 : i32
    llvm.store %30, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    %31 = llvm.and %29, %7 : i32
    %32 = llvm.zext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %16[%25, 2, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Products", (i32, i32, array<8 x i32>)>
    llvm.store %27, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_products_wait(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(13 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %3 : !llvm.ptr
    llvm.cond_br %14, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %13[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.mul %20, %18 overflow<nsw> : i32
    %22 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %24 = llvm.add %21, %23 overflow<nsw> : i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.trunc %26 : i64 to i32
    %28 = llvm.getelementptr inbounds %16[%25, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Products", (i32, i32, array<8 x i32>)>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.icmp "ule" %29, %27 : i32
    %31 = llvm.icmp "ugt" %27, %7 : i32
    %32 = llvm.or %30, %31 : i1
    llvm.cond_br %32, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %33 = llvm.xor %27, %9 : i32
    %34 = llvm.add %29, %33 : i32
    %35 = llvm.and %34, %7 : i32
    %36 = llvm.zext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds %16[%25, 2, %36] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Products", (i32, i32, array<8 x i32>)>
    %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %40 = llvm.call fastcc tail @__tvm_ffi__grid_product_id(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %39[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %38, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_product_id(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds %7[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.shl %15, %5 overflow<nsw> : i32
    %17 = llvm.add %16, %11 overflow<nsw> : i32
    %18 = llvm.call fastcc tail @__tvm_ffi__grid_group_of(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.add %17, %18 overflow<nsw> : i32
    llvm.return %19 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_init(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(true) : i1
    %6 = llvm.mlir.constant(-65536 : i32) : i32
    %7 = llvm.mlir.constant(-65535 : i32) : i32
    %8 = llvm.mlir.constant(false) : i1
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.2 : !llvm.ptr
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.constant(17 : i32) : i32
    %14 = llvm.mlir.constant(16 : i32) : i32
    %15 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %19, %20, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.icmp "eq" %21, %4 : !llvm.ptr
    %25 = llvm.xor %24, %5 : i1
    %26 = llvm.trunc %23 : i64 to i32
    %27 = llvm.add %26, %6 : i32
    %28 = llvm.icmp "ult" %27, %7 : i32
    %29 = llvm.select %25, %28, %8 : i1, i1
    llvm.cond_br %29, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %9, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %24, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %30 = llvm.call fastcc tail @__tvm_ffi__grid_watch_barrier(%arg0, %21, %10, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.trunc %23 : i64 to i16
    %32 = llvm.getelementptr inbounds %21[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %31, %32 {alignment = 4 : i64} : i16, !llvm.ptr
    %33 = llvm.getelementptr inbounds %21[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %31, %33 {alignment = 2 : i64} : i16, !llvm.ptr
    %34 = llvm.getelementptr inbounds %21[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %11, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    %35 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %35[%1, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %10, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds %35[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %10, %37 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_barrier_at(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(4294967295 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(7 : i64) : i64
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.27 : !llvm.ptr
    %10 = llvm.and %arg2, %0 : i64
    %11 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.icmp "ult" %16, %10 : i64
    %18 = llvm.sub %16, %10 : i64
    %19 = llvm.icmp "ult" %18, %5 : i64
    %20 = llvm.or %17, %19 : i1
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.icmp "ne" %22, %7 : !llvm.ptr
    %24 = llvm.and %arg2, %8 : i64
    %25 = llvm.icmp "eq" %24, %1 : i64
    %26 = llvm.and %25, %23 : i1
    llvm.cond_br %26, ^bb3, ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %9, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb4(%7 : !llvm.ptr)
  ^bb3:  // pred: ^bb1
    %27 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.bitcast %31 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb4(%32 : !llvm.ptr)
  ^bb4(%33: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    llvm.return %33 : !llvm.ptr
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_refuse(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(384 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.28 : !llvm.ptr
    %6 = llvm.mlir.constant(9 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(19 : i32) : i32
    %9 = llvm.alloca %0 x !llvm.array<384 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<384 x i8>
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i32
    %15 = llvm.call @snprintf(%10, %4, %5, %arg1, %14, %arg2) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.getelementptr inbounds %12[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %0, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %17 = llvm.getelementptr inbounds %12[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%18, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %19 = llvm.getelementptr inbounds %arg0[%1, 19, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.call fastcc @__tvm_ffi__grid_leave(%19, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_watch_barrier(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(14 : i32) : i32
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(6 : i32) : i32
    %11 = llvm.mlir.constant(7 : i32) : i32
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.29 : !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.icmp "eq" %16, %3 : !llvm.ptr
    llvm.cond_br %17, ^bb4(%4 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    %19 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %18, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %20 = llvm.icmp "eq" %arg2, %6 : i32
    llvm.cond_br %20, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %21 = llvm.trunc %19 : i64 to i32
    %22 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %21, %6, %12, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb4(%22 : i32)
  ^bb3:  // pred: ^bb1
    %23 = llvm.getelementptr inbounds %16[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.shl %19, %8 : i64
    %26 = llvm.ashr exact %25, %8 : i64
    %27 = llvm.getelementptr inbounds %14[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %29 = llvm.getelementptr inbounds %14[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i32
    %31 = llvm.mul %30, %28 overflow<nsw> : i32
    %32 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %34 = llvm.add %31, %33 overflow<nsw> : i32
    %35 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %36 = llvm.sext %34 : i32 to i64
    %37 = llvm.getelementptr inbounds %35[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.getelementptr inbounds %24[%26, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %34, %39 {alignment = 8 : i64} : i32, !llvm.ptr
    %40 = llvm.getelementptr inbounds %24[%26, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %38, %40 {alignment = 4 : i64} : i32, !llvm.ptr
    %41 = llvm.getelementptr inbounds %24[%26, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %arg3, %41 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb4(%4 : i32)
  ^bb4(%42: i32):  // 3 preds: ^bb0, ^bb2, ^bb3
    llvm.return %42 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_fence_barriers(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(17 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %3, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_arrive(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_arrive(%arg0, %5, %6, %3, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_arrive(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i16) : i16
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(-1 : i16) : i16
    %7 = llvm.mlir.addressof @__tvm_ffi__grid_str.30 : !llvm.ptr
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.3 : !llvm.ptr
    %9 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %arg1, %arg2, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %10 = llvm.icmp "eq" %9, %0 : !llvm.ptr
    llvm.cond_br %10, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.getelementptr inbounds %9[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %12 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i16
    %13 = llvm.icmp "eq" %12, %3 : i16
    llvm.cond_br %13, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %8, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb3:  // pred: ^bb1
    %14 = llvm.call fastcc tail @__tvm_ffi__grid_watch_barrier(%arg0, %9, %2, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.icmp "eq" %14, %2 : i32
    llvm.cond_br %15, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %16 = llvm.getelementptr inbounds %9[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %17 = llvm.load %16 {alignment = 2 : i64} : !llvm.ptr -> i16
    %18 = llvm.icmp "eq" %17, %3 : i16
    llvm.cond_br %18, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %7, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb6:  // pred: ^bb4
    %19 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_object(%arg1, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %19) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %20 = llvm.getelementptr inbounds %9[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.shl %arg3, %4 : i32
    %23 = llvm.add %21, %22 : i32
    llvm.store %23, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    %24 = llvm.load %16 {alignment = 2 : i64} : !llvm.ptr -> i16
    %25 = llvm.add %24, %6 : i16
    llvm.store %25, %16 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_advance(%arg1, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb5, ^bb6
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_expect(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.trunc %8 : i64 to i32
    %10 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_arrive(%arg0, %5, %6, %9, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_wait(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(0 : i16) : i16
    %6 = llvm.mlir.constant(13 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(12 : i32) : i32
    %10 = llvm.mlir.constant(15 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(8 : i32) : i32
    %13 = llvm.mlir.constant(19 : i32) : i32
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.3 : !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %20, %21, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %23 = llvm.icmp "eq" %22, %3 : !llvm.ptr
    llvm.cond_br %23, ^bb8, ^bb1
  ^bb1:  // pred: ^bb0
    %24 = llvm.getelementptr inbounds %22[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i16
    %26 = llvm.icmp "eq" %25, %5 : i16
    llvm.cond_br %26, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %15, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb3:  // pred: ^bb1
    %27 = llvm.call fastcc tail @__tvm_ffi__grid_watch_barrier(%arg0, %22, %4, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %28 = llvm.icmp "eq" %27, %4 : i32
    llvm.cond_br %28, ^bb8, ^bb4
  ^bb4:  // pred: ^bb3
    %29 = llvm.ptrtoint %22 : !llvm.ptr to i64
    %30 = llvm.getelementptr inbounds %arg0[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %29, %30 {alignment = 8 : i64} : i64, !llvm.ptr
    %31 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.trunc %32 : i64 to i32
    %34 = llvm.and %33, %8 : i32
    %35 = llvm.getelementptr inbounds %arg0[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %34, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    %36 = llvm.getelementptr inbounds %arg0[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %18, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %37 = llvm.getelementptr inbounds %22[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %38 = llvm.getelementptr inbounds %arg0[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %39 = llvm.getelementptr inbounds %arg0[%1, 19, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.br ^bb5(%34 : i32)
  ^bb5(%40: i32):  // 2 preds: ^bb4, ^bb6
    %41 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.and %41, %8 : i32
    %43 = llvm.icmp "eq" %42, %40 : i32
    llvm.cond_br %43, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.store %14, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    %44 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%39, %44) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %45 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb5(%45 : i32)
  ^bb7:  // pred: ^bb5
    %46 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_object(%46, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_hear(%arg0, %47) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb8:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb7
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_hear(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %3 : !llvm.ptr
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %10[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.sext %arg1 : i32 to i64
    %16 = llvm.getelementptr inbounds %10[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.shl %15, %6 overflow<nsw> : i64
    %20 = llvm.mul %19, %18 : i64
    %21 = llvm.getelementptr inbounds %14[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%10, %12, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_barrier_object(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(18 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(16 : i32) : i32
    %8 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "eq" %9, %2 : !llvm.ptr
    llvm.cond_br %10, ^bb2(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %12 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %17 = llvm.sub %11, %16 : i64
    %18 = llvm.sdiv %17, %5 : i64
    %19 = llvm.trunc %18 : i64 to i32
    %20 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.getelementptr inbounds %9[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %23 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.mul %23, %21 overflow<nsw> : i32
    %25 = llvm.add %24, %7 : i32
    %26 = llvm.add %25, %19 : i32
    llvm.br ^bb2(%26 : i32)
  ^bb2(%27: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %27 : i32
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.31 : !llvm.ptr
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(19 : i32) : i32
    %8 = llvm.mlir.constant(20 : i32) : i32
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.32 : !llvm.ptr
    %10 = llvm.mlir.constant(18 : i32) : i32
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = llvm.mlir.constant(1 : i32) : i32
    %15 = llvm.mlir.constant(8 : i32) : i32
    %16 = llvm.mlir.constant(12 : i32) : i32
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ult" %arg1, %2 : i32
    %21 = llvm.icmp "sgt" %arg2, %3 : i32
    %22 = llvm.and %20, %21 : i1
    %23 = llvm.and %arg2, %3 : i32
    %24 = llvm.icmp "eq" %23, %4 : i32
    %25 = llvm.and %22, %24 : i1
    llvm.cond_br %25, ^bb1, ^bb15(%5 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %26 = llvm.getelementptr inbounds %19[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %27, %arg2 : i32
    llvm.cond_br %28, ^bb15(%5 : !llvm.ptr), ^bb2
  ^bb2:  // pred: ^bb1
    %29 = llvm.zext %arg1 : i32 to i64
    %30 = llvm.getelementptr inbounds %19[%0, 19, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "eq" %31, %4 : i32
    llvm.cond_br %32, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %33 = llvm.getelementptr inbounds %19[%0, 20, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %34, %arg2 : i32
    llvm.cond_br %35, ^bb4, ^bb15(%9 : !llvm.ptr)
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %36 = llvm.getelementptr inbounds %19[%0, 20, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %arg2, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds %19[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.icmp "eq" %38, %11 : !llvm.ptr
    llvm.cond_br %39, ^bb6(%4 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %40 = llvm.getelementptr inbounds %19[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i32
    %42 = llvm.getelementptr inbounds %38[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.mul %43, %41 overflow<nsw> : i32
    %45 = llvm.add %44, %arg1 overflow<nsw> : i32
    llvm.br ^bb6(%45 : i32)
  ^bb6(%46: i32):  // 2 preds: ^bb4, ^bb5
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %46) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %47 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.add %47, %14 overflow<nsw> : i32
    llvm.store %48, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    %49 = llvm.icmp "slt" %48, %arg2 : i32
    llvm.cond_br %49, ^bb16(%14 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    llvm.store %4, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    %50 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.icmp "eq" %50, %11 : !llvm.ptr
    llvm.cond_br %51, ^bb9(%4 : i32), ^bb8
  ^bb8:  // pred: ^bb7
    %52 = llvm.getelementptr inbounds %19[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i32
    %54 = llvm.getelementptr inbounds %50[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.mul %55, %53 overflow<nsw> : i32
    %57 = llvm.add %56, %arg1 overflow<nsw> : i32
    llvm.br ^bb9(%57 : i32)
  ^bb9(%58: i32):  // 2 preds: ^bb7, ^bb8
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%50, %58) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %59 = llvm.getelementptr inbounds %19[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb10(%0 : i64)
  ^bb10(%60: i64):  // 2 preds: ^bb9, ^bb14
    %61 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %62 = llvm.sext %61 : i32 to i64
    %63 = llvm.icmp "slt" %60, %62 : i64
    llvm.cond_br %63, ^bb11, ^bb16(%4 : i32)
  ^bb11:  // pred: ^bb10
    %64 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds %64[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %66 = llvm.getelementptr inbounds %64[%60, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %67 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.icmp "eq" %67, %13 : i32
    llvm.cond_br %68, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %69 = llvm.getelementptr inbounds %64[%60, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %70 = llvm.load %69 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.icmp "eq" %70, %arg1 : i32
    llvm.cond_br %71, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%19, %65) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb14
  ^bb14:  // 3 preds: ^bb11, ^bb12, ^bb13
    %72 = llvm.add %60, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb10(%72 : i64)
  ^bb15(%73: !llvm.ptr):  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %73, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb16(%4 : i32)
  ^bb16(%74: i32):  // 3 preds: ^bb6, ^bb10, ^bb15
    llvm.return %74 : i32
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
    %8 = llvm.mlir.constant(19 : i32) : i32
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.mlir.constant(18 : i32) : i32
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg0[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %15, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %17 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.trunc %17 : i64 to i32
    %19 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.trunc %20 : i64 to i32
    %22 = llvm.call fastcc tail @__tvm_ffi__grid_arrive_by_number(%arg0, %18, %21, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.icmp "eq" %22, %4 : i32
    llvm.cond_br %23, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %24 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.trunc %24 : i64 to i32
    %26 = llvm.getelementptr inbounds %arg0[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %25, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %7, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.getelementptr inbounds %arg0[%1, 19, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %29 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%28, %30) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %31 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%1, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.icmp "eq" %34, %11 : !llvm.ptr
    llvm.cond_br %35, ^bb4(%4 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %36 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.trunc %36 : i64 to i32
    %38 = llvm.getelementptr inbounds %32[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i32
    %40 = llvm.getelementptr inbounds %34[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %41 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.mul %41, %39 overflow<nsw> : i32
    %43 = llvm.add %42, %37 overflow<nsw> : i32
    llvm.br ^bb4(%43 : i32)
  ^bb4(%44: i32):  // 2 preds: ^bb2, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_hear(%arg0, %44) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_clock(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(1000000000 : i64) : i64
    %6 = llvm.alloca %0 x !llvm.struct<"grid.Time", (i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.bitcast %6 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    "llvm.intr.memset"(%7, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %8 = llvm.call @clock_gettime(%0, %6) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %9 = llvm.getelementptr inbounds %6[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Time", (i64, i64)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i64
    %11 = llvm.mul %10, %5 overflow<nsw> : i64
    %12 = llvm.getelementptr inbounds %6[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Time", (i64, i64)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %14 = llvm.add %11, %13 overflow<nsw> : i64
    llvm.store %14, %arg1 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @clock_gettime(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_in(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %11 = llvm.load %10 {alignment = 2 : i64} : !llvm.ptr -> i8
    %12 = llvm.zext %11 : i8 to i64
    %13 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %14 = llvm.getelementptr inbounds %arg1[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_start_copy_in(%arg0, %6, %arg1, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_start_copy_in(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(17 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.33 : !llvm.ptr
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(6 : i32) : i32
    %11 = llvm.mlir.constant(1 : i32) : i32
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(18 : i32) : i32
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.34 : !llvm.ptr
    %15 = llvm.mlir.constant(10 : i32) : i32
    %16 = llvm.mlir.constant(14 : i32) : i32
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.constant(9 : i32) : i32
    %19 = llvm.mlir.constant(-1 : i8) : i8
    %20 = llvm.getelementptr inbounds %arg2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %arg1, %24, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %26 = llvm.icmp "eq" %25, %2 : !llvm.ptr
    llvm.cond_br %26, ^bb18, ^bb1
  ^bb1:  // pred: ^bb0
    %27 = llvm.load %arg2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.getelementptr inbounds %arg2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %30 = llvm.call fastcc tail @__tvm_ffi__grid_start_copy(%arg0, %arg1, %27, %28, %29, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %31 = llvm.icmp "eq" %30, %2 : !llvm.ptr
    llvm.cond_br %31, ^bb18, ^bb2
  ^bb2:  // pred: ^bb1
    %32 = llvm.getelementptr inbounds %30[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    llvm.store %25, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg1[%4, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %34, %7 : i32
    llvm.cond_br %35, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %8, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb4:  // pred: ^bb2
    %36 = llvm.getelementptr inbounds %30[%4, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i32
    %38 = llvm.getelementptr inbounds %arg1[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i32
    %40 = llvm.shl %39, %10 overflow<nsw> : i32
    %41 = llvm.add %40, %37 overflow<nsw> : i32
    %42 = llvm.getelementptr inbounds %30[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%22) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %45 = llvm.getelementptr inbounds %arg0[%4, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds %46[%4, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.icmp "eq" %48, %2 : !llvm.ptr
    llvm.cond_br %49, ^bb14, ^bb5
  ^bb5:  // pred: ^bb4
    %50 = llvm.call fastcc tail @__tvm_ffi__grid_is_unread(%arg0, %43, %44, %14, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %51 = llvm.icmp "eq" %50, %7 : i32
    llvm.cond_br %51, ^bb18, ^bb6
  ^bb6:  // pred: ^bb5
    %52 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %43, %44) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %53 = llvm.getelementptr inbounds %48[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.add %54, %41 overflow<nsw> : i32
    %56 = llvm.getelementptr inbounds %48[%4, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.sext %41 : i32 to i64
    %59 = llvm.getelementptr inbounds %57[%58] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.add %60, %11 : i32
    llvm.store %61, %59 {alignment = 4 : i64} : i32, !llvm.ptr
    %62 = llvm.getelementptr inbounds %48[%4, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %63 = llvm.shl %52, %17 : i64
    %64 = llvm.ashr exact %63, %17 : i64
    %65 = llvm.ashr %52, %17 : i64
    llvm.br ^bb7(%64 : i64)
  ^bb7(%66: i64):  // 2 preds: ^bb6, ^bb10
    %67 = llvm.icmp "slt" %66, %65 : i64
    llvm.cond_br %67, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %68 = llvm.trunc %66 : i64 to i32
    %69 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %68, %7, %14, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %70 = llvm.icmp "eq" %69, %7 : i32
    llvm.cond_br %70, ^bb18, ^bb9
  ^bb9:  // pred: ^bb8
    %71 = llvm.call fastcc tail @__tvm_ffi__grid_follows_reads(%arg0, %68, %14, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %72 = llvm.icmp "eq" %71, %7 : i32
    llvm.cond_br %72, ^bb18, ^bb10
  ^bb10:  // pred: ^bb9
    %73 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr inbounds %73[%66, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %55, %74 {alignment = 8 : i64} : i32, !llvm.ptr
    %75 = llvm.getelementptr inbounds %73[%66, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %61, %75 {alignment = 4 : i64} : i32, !llvm.ptr
    %76 = llvm.getelementptr inbounds %73[%66, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %arg3, %76 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %77 = llvm.add %66, %0 overflow<nsw> : i64
    llvm.br ^bb7(%77 : i64)
  ^bb11:  // pred: ^bb7
    %78 = llvm.getelementptr inbounds %48[%4, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.getelementptr inbounds %48[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i32
    %82 = llvm.sext %81 : i32 to i64
    %83 = llvm.shl %58, %0 overflow<nsw> : i64
    %84 = llvm.mul %83, %82 : i64
    %85 = llvm.getelementptr inbounds %79[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %86 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb12(%81, %4 : i32, i64)
  ^bb12(%87: i32, %88: i64):  // 2 preds: ^bb11, ^bb15
    %89 = llvm.shl %87, %11 overflow<nsw> : i32
    %90 = llvm.sext %89 : i32 to i64
    %91 = llvm.icmp "slt" %88, %90 : i64
    llvm.cond_br %91, ^bb15, ^bb13
  ^bb13:  // pred: ^bb12
    %92 = llvm.zext %55 : i32 to i64
    %93 = llvm.getelementptr inbounds %85[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %61, %93 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb4, ^bb13
    llvm.br ^bb16(%4 : i64)
  ^bb15:  // pred: ^bb12
    %94 = llvm.getelementptr inbounds %86[%88] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %95 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %96 = llvm.getelementptr inbounds %85[%88] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %95, %96 {alignment = 4 : i64} : i32, !llvm.ptr
    %97 = llvm.add %88, %0 overflow<nsw, nuw> : i64
    %98 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb12(%98, %97 : i32, i64)
  ^bb16(%99: i64):  // 2 preds: ^bb14, ^bb17
    %100 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%22) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %101 = llvm.icmp "slt" %99, %100 : i64
    llvm.cond_br %101, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %102 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.getelementptr inbounds %102[%99] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %19, %103 {alignment = 1 : i64} : i8, !llvm.ptr
    %104 = llvm.add %99, %0 overflow<nsw, nuw> : i64
    llvm.br ^bb16(%104 : i64)
  ^bb18:  // 7 preds: ^bb0, ^bb1, ^bb3, ^bb5, ^bb8, ^bb9, ^bb16
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_out(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(18 : i32) : i32
    %9 = llvm.mlir.constant(32 : i64) : i64
    %10 = llvm.mlir.constant(64 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(7 : i32) : i32
    %13 = llvm.mlir.constant(16 : i32) : i32
    %14 = llvm.mlir.constant(12 : i32) : i32
    %15 = llvm.mlir.constant(0 : i32) : i32
    %16 = llvm.mlir.constant(3 : i32) : i32
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_str.37 : !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.inttoptr %19 : i64 to !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %22 = llvm.load %21 {alignment = 2 : i64} : !llvm.ptr -> i8
    %23 = llvm.zext %22 : i8 to i64
    %24 = llvm.add %23, %3 overflow<nsw, nuw> : i64
    %25 = llvm.getelementptr inbounds %arg1[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.inttoptr %26 : i64 to !llvm.ptr
    %28 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %32 = llvm.call fastcc tail @__tvm_ffi__grid_start_copy(%arg0, %29, %30, %19, %31, %27) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %33 = llvm.icmp "eq" %32, %5 : !llvm.ptr
    llvm.cond_br %33, ^bb7, ^bb1
  ^bb1:  // pred: ^bb0
    %34 = llvm.getelementptr inbounds %32[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    llvm.store %7, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    %35 = llvm.getelementptr inbounds %32[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%20) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i64
    %38 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%1, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.icmp "eq" %40, %5 : !llvm.ptr
    llvm.cond_br %41, ^bb7, ^bb2
  ^bb2:  // pred: ^bb1
    %42 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %36, %37) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %43 = llvm.trunc %42 : i64 to i32
    %44 = llvm.lshr %42, %9 : i64
    %45 = llvm.trunc %44 : i64 to i32
    llvm.br ^bb3(%43 : i32)
  ^bb3(%46: i32):  // 2 preds: ^bb2, ^bb4
    %47 = llvm.icmp "slt" %46, %45 : i32
    llvm.cond_br %47, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %48 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %46, %7, %17, %27) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %49 = llvm.icmp "eq" %48, %15 : i32
    %50 = llvm.add %46, %7 overflow<nsw> : i32
    llvm.cond_br %49, ^bb7, ^bb3(%50 : i32)
  ^bb5:  // pred: ^bb3
    %51 = llvm.getelementptr inbounds %40[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i32
    %53 = llvm.icmp "slt" %52, %10 : i32
    llvm.cond_br %53, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %54 = llvm.add %52, %7 overflow<nsw> : i32
    llvm.store %54, %51 {alignment = 8 : i64} : i32, !llvm.ptr
    %55 = llvm.sext %52 : i32 to i64
    %56 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds %56[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    %59 = llvm.getelementptr inbounds %56[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> i32
    %61 = llvm.mul %60, %58 overflow<nsw> : i32
    %62 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> i32
    %64 = llvm.add %61, %63 overflow<nsw> : i32
    %65 = llvm.getelementptr inbounds %arg0[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i32
    %67 = llvm.getelementptr inbounds %40[%1, 12, %55, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %36, %67 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.getelementptr inbounds %40[%1, 12, %55, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %37, %68 {alignment = 8 : i64} : i64, !llvm.ptr
    %69 = llvm.getelementptr inbounds %40[%1, 12, %55, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %64, %69 {alignment = 8 : i64} : i32, !llvm.ptr
    %70 = llvm.getelementptr inbounds %40[%1, 12, %55, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %66, %70 {alignment = 4 : i64} : i32, !llvm.ptr
    %71 = llvm.getelementptr inbounds %40[%1, 12, %55, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %27, %71 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 5 preds: ^bb0, ^bb1, ^bb4, ^bb5, ^bb6
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_start_copy(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: i64 {llvm.noundef}, %arg4: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg5: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(4294967295 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(0 : i8) : i8
    %8 = llvm.mlir.constant(127 : i64) : i64
    %9 = llvm.mlir.constant(1023 : i64) : i64
    %10 = llvm.mlir.constant(15 : i32) : i32
    %11 = llvm.mlir.constant(64 : i32) : i32
    %12 = llvm.mlir.constant(14 : i32) : i32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.mlir.constant(13 : i32) : i32
    %15 = llvm.mlir.constant(7 : i32) : i32
    %16 = llvm.mlir.constant(16 : i32) : i32
    %17 = llvm.mlir.constant(3 : i32) : i32
    %18 = llvm.mlir.constant(20 : i64) : i64
    %19 = llvm.mlir.constant(6 : i32) : i32
    %20 = llvm.mlir.constant(1 : i64) : i64
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.36 : !llvm.ptr
    %22 = llvm.mlir.addressof @__tvm_ffi__grid_str.35 : !llvm.ptr
    %23 = llvm.inttoptr %arg3 : i64 to !llvm.ptr
    %24 = llvm.and %arg2, %0 : i64
    %25 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%23) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %26 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds %27[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.icmp "ult" %31, %24 : i64
    %33 = llvm.sub %31, %24 : i64
    %34 = llvm.icmp "ult" %33, %25 : i64
    %35 = llvm.or %32, %34 : i1
    llvm.cond_br %35, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %36 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.icmp "eq" %37, %6 : !llvm.ptr
    llvm.cond_br %38, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %39 = llvm.getelementptr inbounds %23[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %40 = llvm.load %39 {alignment = 1 : i64} : !llvm.ptr -> i8
    %41 = llvm.icmp "eq" %40, %7 : i8
    %42 = llvm.select %41, %8, %9 : i1, i64
    %43 = llvm.and %42, %arg2 : i64
    %44 = llvm.icmp "eq" %43, %1 : i64
    llvm.cond_br %44, ^bb4, ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    %45 = llvm.getelementptr inbounds %23[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %46 = llvm.load %45 {alignment = 1 : i64} : !llvm.ptr -> i8
    %47 = llvm.icmp "eq" %46, %7 : i8
    %48 = llvm.select %47, %21, %22 : i1, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %48, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9(%6 : !llvm.ptr)
  ^bb4:  // pred: ^bb2
    %49 = llvm.getelementptr inbounds %arg1[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.icmp "eq" %50, %11 : i32
    llvm.cond_br %51, ^bb5, ^bb6(%50 : i32)
  ^bb5:  // pred: ^bb4
    %52 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %53 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%53 : i32)
  ^bb6(%54: i32):  // 2 preds: ^bb4, ^bb5
    %55 = llvm.getelementptr inbounds %arg1[%1, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> i32
    %57 = llvm.add %54, %13 overflow<nsw> : i32
    llvm.store %57, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    %58 = llvm.add %54, %56 overflow<nsw> : i32
    %59 = llvm.srem %58, %11 : i32
    %60 = llvm.sext %59 : i32 to i64
    %61 = llvm.getelementptr inbounds %arg1[%1, 13, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %62 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.getelementptr inbounds %63[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr inbounds %65[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %68 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> i32
    %69 = llvm.getelementptr inbounds %arg0[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i32
    %71 = llvm.getelementptr inbounds %61[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    llvm.store %23, %71 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %72 = llvm.getelementptr inbounds %arg1[%1, 13, %60, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %66, %72 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %73 = llvm.getelementptr inbounds %arg1[%1, 13, %60, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %6, %73 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %74 = llvm.getelementptr inbounds %arg1[%1, 13, %60, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %75 = llvm.bitcast %74 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%75, %7, %18) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %76 = llvm.getelementptr inbounds %arg1[%1, 13, %60, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %68, %76 {alignment = 4 : i64} : i32, !llvm.ptr
    %77 = llvm.getelementptr inbounds %arg1[%1, 13, %60, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %70, %77 {alignment = 8 : i64} : i32, !llvm.ptr
    %78 = llvm.getelementptr inbounds %arg1[%1, 13, %60, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %3, %78 {alignment = 4 : i64} : i32, !llvm.ptr
    %79 = llvm.getelementptr inbounds %arg1[%1, 13, %60, 7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %59, %79 {alignment = 8 : i64} : i32, !llvm.ptr
    %80 = llvm.getelementptr inbounds %23[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %81 = llvm.load %80 {alignment = 2 : i64} : !llvm.ptr -> i8
    %82 = llvm.zext %81 : i8 to i64
    llvm.br ^bb7(%1 : i64)
  ^bb7(%83: i64):  // 2 preds: ^bb6, ^bb8
    %84 = llvm.icmp "eq" %83, %82 : i64
    llvm.cond_br %84, ^bb9(%61 : !llvm.ptr), ^bb8
  ^bb8:  // pred: ^bb7
    %85 = llvm.getelementptr inbounds %arg4[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
    %87 = llvm.trunc %86 : i64 to i32
    %88 = llvm.getelementptr inbounds %arg1[%1, 13, %60, 3, %83] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %87, %88 {alignment = 4 : i64} : i32, !llvm.ptr
    %89 = llvm.add %83, %20 overflow<nsw, nuw> : i64
    llvm.br ^bb7(%89 : i64)
  ^bb9(%90: !llvm.ptr):  // 2 preds: ^bb3, ^bb7
    llvm.return %90 : !llvm.ptr
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
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_commit(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i32
    %5 = llvm.add %4, %2 overflow<nsw> : i32
    llvm.store %5, %3 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_wait(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(16 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(15 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(12 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.mlir.constant(6 : i32) : i32
    %14 = llvm.mlir.constant(32 : i64) : i64
    %15 = llvm.mlir.constant(-1 : i32) : i32
    %16 = llvm.mlir.constant(1 : i64) : i64
    %17 = llvm.mlir.constant(14 : i32) : i32
    %18 = llvm.mlir.constant(64 : i32) : i32
    %19 = llvm.mlir.constant(13 : i32) : i32
    %20 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds %21[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %26 = llvm.icmp "eq" %24, %3 : !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %28 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %29 = llvm.getelementptr inbounds %24[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %30 = llvm.getelementptr inbounds %24[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %31 = llvm.getelementptr inbounds %24[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.cond_br %26, ^bb10, ^bb1(%8 : i32)
  ^bb1(%32: i32):  // 2 preds: ^bb0, ^bb5
    %33 = llvm.zext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %24[%0, 12, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %35 = llvm.getelementptr inbounds %34[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>
    %36 = llvm.getelementptr inbounds %24[%0, 12, %33, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %37 = llvm.getelementptr inbounds %24[%0, 12, %33, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %38 = llvm.getelementptr inbounds %24[%0, 12, %33, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %39 = llvm.getelementptr inbounds %24[%0, 12, %33, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %47 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds %47[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> i32
    %50 = llvm.getelementptr inbounds %47[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i32
    %52 = llvm.mul %51, %49 overflow<nsw> : i32
    %53 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %54 = llvm.add %52, %53 overflow<nsw> : i32
    %55 = llvm.icmp "eq" %45, %54 : i32
    llvm.cond_br %55, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %56 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %58 = llvm.sub %57, %56 overflow<nsw> : i32
    %59 = llvm.sext %58 : i32 to i64
    %60 = llvm.icmp "slt" %22, %59 : i64
    llvm.cond_br %60, ^bb6, ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %61 = llvm.add %32, %6 overflow<nsw, nuw> : i32
    llvm.br ^bb1(%61 : i32)
  ^bb6:  // pred: ^bb4
    %62 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %43, %44) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %63 = llvm.shl %62, %14 : i64
    %64 = llvm.ashr exact %63, %14 : i64
    %65 = llvm.ashr %62, %14 : i64
    llvm.br ^bb7(%64 : i64)
  ^bb7(%66: i64):  // 2 preds: ^bb6, ^bb9
    %67 = llvm.icmp "slt" %66, %65 : i64
    llvm.cond_br %67, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %68 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %69 = llvm.add %68, %15 overflow<nsw> : i32
    llvm.store %69, %25 {alignment = 8 : i64} : i32, !llvm.ptr
    %70 = llvm.sext %69 : i32 to i64
    %71 = llvm.getelementptr inbounds %24[%0, 12, %70] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %72 = llvm.bitcast %71 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%40, %72, %14) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb2
  ^bb9:  // pred: ^bb7
    %73 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr inbounds %73[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> i32
    %76 = llvm.getelementptr inbounds %73[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> i32
    %78 = llvm.mul %77, %75 overflow<nsw> : i32
    %79 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %80 = llvm.add %78, %79 overflow<nsw> : i32
    %81 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %82 = llvm.sext %80 : i32 to i64
    %83 = llvm.getelementptr inbounds %81[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %84 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i32
    %87 = llvm.sext %86 : i32 to i64
    %88 = llvm.mul %66, %87 overflow<nsw> : i64
    %89 = llvm.add %88, %82 overflow<nsw> : i64
    %90 = llvm.getelementptr inbounds %85[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %84, %90 {alignment = 4 : i64} : i32, !llvm.ptr
    %91 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %92 = llvm.getelementptr inbounds %91[%66] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %46, %92 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %93 = llvm.add %66, %16 overflow<nsw> : i64
    llvm.br ^bb7(%93 : i64)
  ^bb10:  // 2 preds: ^bb0, ^bb2
    %94 = llvm.getelementptr inbounds %21[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %95 = llvm.getelementptr inbounds %21[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb11(%8 : i32)
  ^bb11(%96: i32):  // 2 preds: ^bb10, ^bb17
    %97 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %98 = llvm.icmp "slt" %96, %97 : i32
    llvm.cond_br %98, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    llvm.return
  ^bb13:  // pred: ^bb11
    %99 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> i32
    %100 = llvm.add %99, %96 overflow<nsw> : i32
    %101 = llvm.srem %100, %18 : i32
    %102 = llvm.sext %101 : i32 to i64
    %103 = llvm.getelementptr inbounds %21[%0, 13, %102, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %104 = llvm.load %103 {alignment = 4 : i64} : !llvm.ptr -> i32
    %105 = llvm.icmp "eq" %104, %8 : i32
    llvm.cond_br %105, ^bb16, ^bb14
  ^bb14:  // pred: ^bb13
    %106 = llvm.getelementptr inbounds %21[%0, 13, %102, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %107 = llvm.load %106 {alignment = 4 : i64} : !llvm.ptr -> i32
    %108 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %109 = llvm.icmp "eq" %107, %108 : i32
    llvm.cond_br %109, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %110 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %111 = llvm.getelementptr inbounds %21[%0, 13, %102, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %112 = llvm.load %111 {alignment = 8 : i64} : !llvm.ptr -> i32
    %113 = llvm.sub %110, %112 overflow<nsw> : i32
    %114 = llvm.sext %113 : i32 to i64
    %115 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %116 = llvm.icmp "slt" %115, %114 : i64
    llvm.cond_br %116, ^bb18(%8 : i32), ^bb16
  ^bb16:  // 3 preds: ^bb13, ^bb14, ^bb15
    %117 = llvm.add %96, %6 overflow<nsw> : i32
    llvm.br ^bb17(%117 : i32)
  ^bb17(%118: i32):  // 2 preds: ^bb16, ^bb18
    llvm.br ^bb11(%118 : i32)
  ^bb18(%119: i32):  // 2 preds: ^bb15, ^bb19
    %120 = llvm.icmp "sgt" %119, %96 : i32
    llvm.cond_br %120, ^bb17(%8 : i32), ^bb19
  ^bb19:  // pred: ^bb18
    %121 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %122 = llvm.add %119, %6 overflow<nsw, nuw> : i32
    llvm.br ^bb18(%122 : i32)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_finish_oldest(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(15 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(14 : i32) : i32
    %5 = llvm.mlir.constant(13 : i32) : i32
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
    %21 = llvm.mlir.constant(18 : i32) : i32
    %22 = llvm.mlir.zero : !llvm.ptr
    %23 = llvm.mlir.constant(7 : i32) : i32
    %24 = llvm.mlir.constant(9 : i32) : i32
    %25 = llvm.mlir.constant(-2 : i32) : i32
    %26 = llvm.alloca %0 x !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.icmp "eq" %28, %3 : i32
    llvm.cond_br %29, ^bb23(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %30 = llvm.bitcast %26 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %31 = llvm.getelementptr inbounds %arg0[%1, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %arg0[%1, 13, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %35 = llvm.bitcast %34 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%30, %35, %6) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 64 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %36 = llvm.add %32, %0 overflow<nsw> : i32
    %37 = llvm.srem %36, %7 : i32
    llvm.store %37, %31 {alignment = 8 : i64} : i32, !llvm.ptr
    %38 = llvm.add %28, %8 overflow<nsw> : i32
    llvm.store %38, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %39 = llvm.getelementptr inbounds %26[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%1, 2, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i64
    %43 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%40) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %44 = llvm.sdiv %43, %42 : i64
    %45 = llvm.getelementptr inbounds %40[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %46 = llvm.getelementptr inbounds %26[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %47 = llvm.getelementptr inbounds %40[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %48 = llvm.getelementptr inbounds %26[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %49 = llvm.getelementptr inbounds %40[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %50 = llvm.intr.smax(%42, %1) : (i64, i64) -> i64
    %51 = llvm.intr.smax(%44, %1) : (i64, i64) -> i64
    %52 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.ptrtoint %52 : !llvm.ptr to i64
    %54 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.icmp "eq" %54, %3 : i32
    llvm.br ^bb2(%1 : i64)
  ^bb2(%56: i64):  // 2 preds: ^bb1, ^bb10
    %57 = llvm.icmp "eq" %56, %51 : i64
    llvm.cond_br %57, ^bb18, ^bb3
  ^bb3:  // pred: ^bb2
    %58 = llvm.load %45 {alignment = 2 : i64} : !llvm.ptr -> i8
    %59 = llvm.zext %58 : i8 to i64
    llvm.br ^bb4(%1, %56, %1, %0 : i64, i64, i64, i32)
  ^bb4(%60: i64, %61: i64, %62: i64, %63: i32):  // 2 preds: ^bb3, ^bb8
    %64 = llvm.icmp "eq" %60, %59 : i64
    llvm.cond_br %64, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %65 = llvm.mul %56, %42 overflow<nsw> : i64
    %66 = llvm.load %47 {alignment = 1 : i64} : !llvm.ptr -> i8
    %67 = llvm.zext %66 : i8 to i64
    %68 = llvm.add %65, %53 : i64
    %69 = llvm.lshr %68, %17 : i64
    %70 = llvm.icmp "eq" %66, %18 : i8
    %71 = llvm.add %67, %19 overflow<nsw, nuw> : i64
    %72 = llvm.and %71, %19 : i64
    %73 = llvm.select %70, %1, %72 : i1, i64
    %74 = llvm.and %73, %69 : i64
    %75 = llvm.shl %74, %20 overflow<nsw, nuw> : i64
    %76 = llvm.xor %75, %68 : i64
    %77 = llvm.inttoptr %76 : i64 to !llvm.ptr
    %78 = llvm.icmp "eq" %63, %3 : i32
    llvm.br ^bb9(%1 : i64)
  ^bb6:  // pred: ^bb4
    %79 = llvm.getelementptr inbounds %26[%1, 3, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %80 = llvm.load %79 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.sext %80 : i32 to i64
    %82 = llvm.getelementptr inbounds %40[%1, 3, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %83 = llvm.load %82 {alignment = 2 : i64} : !llvm.ptr -> i16
    %84 = llvm.zext %83 : i16 to i64
    %85 = llvm.srem %61, %84 : i64
    %86 = llvm.sdiv %61, %84 : i64
    %87 = llvm.add %85, %81 overflow<nsw> : i64
    %88 = llvm.icmp "sgt" %87, %14 : i64
    llvm.cond_br %88, ^bb7, ^bb8(%15 : i1)
  ^bb7:  // pred: ^bb6
    %89 = llvm.getelementptr inbounds %40[%1, 1, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> i64
    %91 = llvm.icmp "slt" %87, %90 : i64
    llvm.br ^bb8(%91 : i1)
  ^bb8(%92: i1):  // 2 preds: ^bb6, ^bb7
    %93 = llvm.zext %92 : i1 to i32
    %94 = llvm.and %63, %93 : i32
    %95 = llvm.getelementptr inbounds %40[%1, 2, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> i64
    %97 = llvm.mul %96, %87 overflow<nsw> : i64
    %98 = llvm.add %97, %62 overflow<nsw> : i64
    %99 = llvm.add %60, %16 overflow<nsw, nuw> : i64
    llvm.br ^bb4(%99, %86, %98, %94 : i64, i64, i64, i32)
  ^bb9(%100: i64):  // 2 preds: ^bb5, ^bb17
    %101 = llvm.icmp "eq" %100, %50 : i64
    llvm.cond_br %101, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %102 = llvm.add %56, %16 overflow<nuw> : i64
    llvm.br ^bb2(%102 : i64)
  ^bb11:  // pred: ^bb9
    llvm.cond_br %55, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    llvm.cond_br %78, ^bb14(%18 : i8), ^bb13
  ^bb13:  // pred: ^bb12
    %103 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.add %100, %62 overflow<nsw> : i64
    %105 = llvm.getelementptr inbounds %103[%104] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.load %105 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.br ^bb14(%106 : i8)
  ^bb14(%107: i8):  // 2 preds: ^bb12, ^bb13
    %108 = llvm.getelementptr inbounds %77[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %107, %108 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb17
  ^bb15:  // pred: ^bb11
    llvm.cond_br %78, ^bb17, ^bb16
  ^bb16:  // pred: ^bb15
    %109 = llvm.getelementptr inbounds %77[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %109 {alignment = 1 : i64} : !llvm.ptr -> i8
    %111 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %112 = llvm.add %100, %62 overflow<nsw> : i64
    %113 = llvm.getelementptr inbounds %111[%112] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %110, %113 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb17
  ^bb17:  // 3 preds: ^bb14, ^bb15, ^bb16
    %114 = llvm.add %100, %16 overflow<nuw> : i64
    llvm.br ^bb9(%114 : i64)
  ^bb18:  // pred: ^bb2
    llvm.cond_br %55, ^bb19, ^bb22
  ^bb19:  // pred: ^bb18
    %115 = llvm.getelementptr inbounds %26[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %116 = llvm.getelementptr inbounds %arg0[%1, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %117 = llvm.load %116 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %118 = llvm.icmp "eq" %117, %22 : !llvm.ptr
    %119 = llvm.load %115 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %118, ^bb21, ^bb20
  ^bb20:  // pred: ^bb19
    %120 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %121 = llvm.load %120 {alignment = 8 : i64} : !llvm.ptr -> i32
    %122 = llvm.shl %121, %12 overflow<nsw> : i32
    %123 = llvm.getelementptr inbounds %26[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>
    %124 = llvm.load %123 {alignment = 8 : i64} : !llvm.ptr -> i32
    %125 = llvm.add %122, %124 overflow<nsw> : i32
    %126 = llvm.getelementptr inbounds %117[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %127 = llvm.load %126 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %128 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_object(%arg0, %119) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %129 = llvm.sext %128 : i32 to i64
    %130 = llvm.getelementptr inbounds %117[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %131 = llvm.load %130 {alignment = 8 : i64} : !llvm.ptr -> i32
    %132 = llvm.sext %131 : i32 to i64
    %133 = llvm.shl %129, %16 overflow<nsw> : i64
    %134 = llvm.mul %133, %132 : i64
    %135 = llvm.getelementptr inbounds %127[%134] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %136 = llvm.getelementptr inbounds %117[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %137 = llvm.load %136 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %138 = llvm.sext %125 : i32 to i64
    %139 = llvm.shl %138, %16 overflow<nsw> : i64
    %140 = llvm.mul %139, %132 : i64
    %141 = llvm.getelementptr inbounds %137[%140] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%117, %135, %141) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb21
  ^bb21:  // 2 preds: ^bb19, ^bb20
    %142 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%40) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %143 = llvm.trunc %142 : i64 to i32
    %144 = llvm.getelementptr inbounds %119[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %145 = llvm.load %144 {alignment = 4 : i64} : !llvm.ptr -> i32
    %146 = llvm.mul %143, %25 : i32
    %147 = llvm.add %146, %145 : i32
    llvm.store %147, %144 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_advance(%arg0, %119) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb22
  ^bb22:  // 2 preds: ^bb18, ^bb21
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.br ^bb23(%0 : i32)
  ^bb23(%148: i32):  // 2 preds: ^bb0, ^bb22
    llvm.return %148 : i32
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
    %16 = llvm.mlir.constant(18 : i32) : i32
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.mlir.constant(7 : i32) : i32
    %19 = llvm.mlir.constant(128 : i32) : i32
    %20 = llvm.mlir.constant(32 : i8) : i8
    %21 = llvm.mlir.constant(32 : i32) : i32
    %22 = llvm.mlir.constant(4 : i8) : i8
    %23 = llvm.mlir.constant(8 : i32) : i32
    %24 = llvm.mlir.constant(2147483640 : i32) : i32
    %25 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %26 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
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
    %81 = llvm.getelementptr inbounds %arg0[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.getelementptr inbounds %82[%3, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %96 = llvm.getelementptr inbounds %arg0[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
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
    %48 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds %49[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds %51[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %54 = llvm.icmp "ult" %53, %47 : i64
    %55 = llvm.sub %53, %47 : i64
    %56 = llvm.icmp "ult" %55, %16 : i64
    %57 = llvm.or %54, %56 : i1
    llvm.cond_br %57, ^bb2(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %58 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
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
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.constant(13 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(11 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.mul %19, %17 overflow<nsw> : i32
    %21 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %20, %22 overflow<nsw> : i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %15[%24, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Products", (i32, i32, array<8 x i32>)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %26, %8 : i32
    llvm.store %27, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.getelementptr inbounds %13[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call fastcc tail @__tvm_ffi__grid_group_of(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %33 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.icmp "ugt" %27, %33 : i32
    llvm.cond_br %34, ^bb1, ^bb2(%7 : i32)
  ^bb1:  // pred: ^bb0
    llvm.store %27, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2(%8 : i32)
  ^bb2(%35: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %35 : i32
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
    %12 = llvm.mlir.constant(4 : i64) : i64
    %13 = llvm.mlir.constant(262128 : i64) : i64
    %14 = llvm.mlir.constant(18 : i32) : i32
    %15 = llvm.mlir.constant(32 : i64) : i64
    %16 = llvm.mlir.constant(11 : i32) : i32
    %17 = llvm.mlir.constant(16 : i32) : i32
    %18 = llvm.mlir.constant(15 : i32) : i32
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.mlir.addressof @__tvm_ffi__grid_str.38 : !llvm.ptr
    %21 = llvm.mlir.constant(true) : i1
    %22 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.icmp "eq" %23, %0 : i64
    %25 = llvm.select %24, %arg2, %arg3 : i1, i32
    %26 = llvm.select %24, %arg3, %arg2 : i1, i32
    %27 = llvm.getelementptr inbounds %arg1[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %29 = llvm.icmp "slt" %28, %3 : i32
    %30 = llvm.icmp "eq" %28, %4 : i32
    %31 = llvm.select %30, %5, %6 : i1, i32
    %32 = llvm.select %29, %7, %31 : i1, i32
    %33 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %34 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %35 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %36 = llvm.sdiv %26, %9 : i32
    %37 = llvm.shl %36, %10 overflow<nsw> : i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %40 = llvm.icmp "eq" %arg4, %8 : i32
    llvm.br ^bb1(%0 : i64)
  ^bb1(%41: i64):  // 2 preds: ^bb0, ^bb8
    %42 = llvm.trunc %41 : i64 to i32
    %43 = llvm.mul %32, %42 overflow<nsw> : i32
    %44 = llvm.icmp "slt" %43, %25 : i32
    llvm.cond_br %44, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %45 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.shl %45, %12 : i64
    %47 = llvm.and %46, %13 : i64
    %48 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i64
    %49 = llvm.mul %48, %41 : i64
    %50 = llvm.add %47, %49 : i64
    %51 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds %51[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %53[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.call fastcc tail @__tvm_ffi__grid_group_of(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %57 = llvm.call fastcc tail @__tvm_ffi__grid_product_id(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %58 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %52, %38) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %59 = llvm.trunc %58 : i64 to i32
    %60 = llvm.lshr %58, %15 : i64
    %61 = llvm.trunc %60 : i64 to i32
    %62 = llvm.getelementptr inbounds %55[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %63 = llvm.sext %56 : i32 to i64
    %64 = llvm.getelementptr inbounds %55[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %65 = llvm.getelementptr inbounds %55[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %66 = llvm.sext %57 : i32 to i64
    %67 = llvm.getelementptr inbounds %55[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.br ^bb3(%59 : i32)
  ^bb3(%68: i32):  // 2 preds: ^bb2, ^bb7
    %69 = llvm.icmp "slt" %68, %61 : i32
    llvm.cond_br %69, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %70 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %68, %1, %20, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %71 = llvm.icmp "eq" %70, %8 : i32
    llvm.cond_br %71, ^bb9, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.cond_br %40, ^bb7(%5 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %72 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.getelementptr inbounds %72[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %74 = llvm.load %73 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.sext %68 : i32 to i64
    %77 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i32
    %78 = llvm.sext %77 : i32 to i64
    %79 = llvm.mul %78, %76 overflow<nsw> : i64
    %80 = llvm.add %79, %66 overflow<nsw> : i64
    %81 = llvm.getelementptr inbounds %75[%80] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %74, %81 {alignment = 4 : i64} : i32, !llvm.ptr
    %82 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.getelementptr inbounds %82[%76] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg5, %83 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7(%1 : i32)
  ^bb7(%84: i32):  // 2 preds: ^bb5, ^bb6
    %85 = llvm.add %84, %68 overflow<nsw> : i32
    llvm.br ^bb3(%85 : i32)
  ^bb8:  // pred: ^bb3
    %86 = llvm.add %41, %19 overflow<nuw> : i64
    llvm.br ^bb1(%86 : i64)
  ^bb9:  // 2 preds: ^bb1, ^bb4
    %87 = llvm.xor %44, %21 : i1
    %88 = llvm.zext %87 : i1 to i32
    llvm.return %88 : i32
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
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shared_size(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.trunc %9 : i64 to i32
    %11 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.store %10, %11 {alignment = 4 : i64} : i32, !llvm.ptr
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
    %12 = llvm.mlir.constant(18 : i32) : i32
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(7 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
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
    %50 = llvm.getelementptr inbounds %arg0[%4, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds %51[%4, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.5 : !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.add %18, %1 overflow<nsw> : i64
    %20 = llvm.getelementptr inbounds %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
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
    %34 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %35[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds %37[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.icmp "ult" %39, %33 : i64
    %41 = llvm.sub %39, %33 : i64
    %42 = llvm.icmp "ult" %41, %11 : i64
    %43 = llvm.or %40, %42 : i1
    llvm.cond_br %43, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %44 = llvm.getelementptr inbounds %arg0[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
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
  llvm.func local_unnamed_addr @__tvm_ffi__grid_cluster_arrive(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(17 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.6 : !llvm.ptr
    %6 = llvm.mlir.constant(18 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %arg0[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "eq" %15, %4 : i32
    llvm.cond_br %16, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %5, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb2:  // pred: ^bb0
    %19 = llvm.getelementptr inbounds %13[%0, 0, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.icmp "eq" %22, %7 : !llvm.ptr
    llvm.cond_br %23, ^bb4(%4 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %24 = llvm.getelementptr inbounds %13[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i32
    %26 = llvm.getelementptr inbounds %22[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.mul %27, %25 overflow<nsw> : i32
    llvm.br ^bb4(%28 : i32)
  ^bb4(%29: i32):  // 2 preds: ^bb2, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %29) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.store %2, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %30 = llvm.getelementptr inbounds %13[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %31, %32 {alignment = 8 : i64} : i32, !llvm.ptr
    %33 = llvm.getelementptr inbounds %13[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %34, %2 overflow<nsw> : i32
    llvm.store %35, %33 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_open_cluster(%13) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb1, ^bb4
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_tell(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "eq" %12, %3 : !llvm.ptr
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.getelementptr inbounds %12[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.sext %arg1 : i32 to i64
    %17 = llvm.getelementptr inbounds %12[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.shl %16, %6 overflow<nsw> : i64
    %21 = llvm.mul %20, %19 : i64
    %22 = llvm.getelementptr inbounds %15[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %23 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%12, %22, %23) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %24 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %25 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.getelementptr inbounds %25[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.mul %29, %27 overflow<nsw> : i32
    %31 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %30, %32 overflow<nsw> : i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %24[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.add %36, %5 : i32
    llvm.store %37, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_open_cluster(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(18 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.mlir.constant(5 : i32) : i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "eq" %13, %2 : i32
    llvm.cond_br %14, ^bb12, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %13, %16 : i32
    llvm.cond_br %17, ^bb12, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %2, %12 {alignment = 8 : i64} : i32, !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.add %19, %5 : i32
    llvm.store %20, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    %21 = llvm.getelementptr inbounds %arg0[%0, 0, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "eq" %24, %7 : !llvm.ptr
    llvm.cond_br %25, ^bb4(%2 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %26 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.getelementptr inbounds %24[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.mul %29, %27 overflow<nsw> : i32
    llvm.br ^bb4(%30 : i32)
  ^bb4(%31: i32):  // 2 preds: ^bb2, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%24, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %32 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb5(%0 : i64)
  ^bb5(%33: i64):  // 2 preds: ^bb4, ^bb8
    %34 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.icmp "slt" %33, %35 : i64
    llvm.cond_br %36, ^bb6, ^bb12
  ^bb6:  // pred: ^bb5
    %37 = llvm.getelementptr inbounds %arg0[%0, 0, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb7(%0 : i64)
  ^bb7(%38: i64):  // 2 preds: ^bb6, ^bb11
    %39 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds %39[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.icmp "slt" %38, %42 : i64
    llvm.cond_br %43, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %44 = llvm.add %33, %9 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%44 : i64)
  ^bb9:  // pred: ^bb7
    %45 = llvm.getelementptr inbounds %39[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds %46[%38, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.icmp "eq" %48, %11 : i32
    llvm.cond_br %49, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %50 = llvm.getelementptr inbounds %46[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%39, %50) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %51 = llvm.add %38, %9 overflow<nsw, nuw> : i64
    llvm.br ^bb7(%51 : i64)
  ^bb12:  // 3 preds: ^bb0, ^bb1, ^bb5
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_cluster_wait(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(17 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(18 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(19 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.7 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %arg0[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "eq" %16, %4 : i32
    llvm.cond_br %17, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.getelementptr inbounds %14[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %19 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %20 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %21 = llvm.getelementptr inbounds %arg0[%0, 19, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %22 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %10, %23) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb3:  // 2 preds: ^bb1, ^bb4
    %24 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %26 = llvm.icmp "eq" %24, %25 : i32
    llvm.cond_br %26, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.store %1, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%21, %27) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb5:  // pred: ^bb3
    llvm.store %4, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.getelementptr inbounds %14[%0, 0, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.icmp "eq" %31, %9 : !llvm.ptr
    llvm.cond_br %32, ^bb7(%4 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %33 = llvm.getelementptr inbounds %14[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.getelementptr inbounds %31[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.mul %36, %34 overflow<nsw> : i32
    llvm.br ^bb7(%37 : i32)
  ^bb7(%38: i32):  // 2 preds: ^bb5, ^bb6
    llvm.call fastcc tail @__tvm_ffi__grid_hear(%arg0, %38) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb2, ^bb7
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_map_shared(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %8 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.inttoptr %9 : i64 to !llvm.ptr
    %11 = llvm.call fastcc tail @__tvm_ffi__grid_block_of(%arg0, %7, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %12 = llvm.icmp "eq" %11, %2 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %arg0[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %18 = llvm.sub %14, %17 : i64
    %19 = llvm.getelementptr inbounds %11[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    %24 = llvm.add %18, %23 overflow<nsw> : i64
    llvm.store %24, %arg1 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_block_of(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(false) : i1
    %5 = llvm.mlir.constant(128 : i64) : i64
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_str.39 : !llvm.ptr
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    llvm.intr.lifetime.start %10 : !llvm.ptr
    %12 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.trunc %arg1 : i64 to i32
    %17 = llvm.icmp "sgt" %16, %3 : i32
    %18 = llvm.getelementptr inbounds %15[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "sgt" %19, %16 : i32
    %21 = llvm.select %17, %20, %4 : i1, i1
    llvm.cond_br %21, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %22 = llvm.call @snprintf(%11, %5, %6, %16, %19) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_refuse(%arg0, %11, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3(%7 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    %23 = llvm.shl %arg1, %8 : i64
    %24 = llvm.ashr exact %23, %8 : i64
    %25 = llvm.getelementptr inbounds %15[%1, 0, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb3(%26 : !llvm.ptr)
  ^bb3(%27: !llvm.ptr):  // 2 preds: ^bb1, ^bb2
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return %27 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_remote_arrive(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.call fastcc tail @__tvm_ffi__grid_block_of(%arg0, %9, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %2 : !llvm.ptr
    llvm.cond_br %11, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call fastcc tail @__tvm_ffi__grid_is_there(%arg0, %10, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %13 = llvm.icmp "eq" %12, %3 : i32
    llvm.cond_br %13, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %14 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.trunc %16 : i64 to i32
    llvm.call fastcc tail @__tvm_ffi__grid_arrive(%arg0, %10, %14, %17, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_is_there(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(128 : i64) : i64
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_str.40 : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    llvm.intr.lifetime.start %7 : !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg1[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "eq" %10, %3 : i32
    llvm.cond_br %11, ^bb1, ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb0
    %12 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.call @snprintf(%8, %5, %6, %13) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_refuse(%arg0, %8, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2(%3 : i32)
  ^bb2(%15: i32):  // 2 preds: ^bb0, ^bb1
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return %15 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_multicast(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(5 : i32) : i32
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(9 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.8 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.inttoptr %12 : i64 to !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %15 = llvm.load %14 {alignment = 2 : i64} : !llvm.ptr -> i8
    %16 = llvm.zext %15 : i8 to i32
    %17 = llvm.add %16, %2 overflow<nsw, nuw> : i32
    %18 = llvm.zext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %arg1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.inttoptr %20 : i64 to !llvm.ptr
    %22 = llvm.add %16, %3 overflow<nsw, nuw> : i32
    %23 = llvm.zext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %arg1[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.trunc %25 : i64 to i32
    %27 = llvm.icmp "eq" %26, %4 : i32
    llvm.cond_br %27, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %28 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %10, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb3(%29: i64):  // 2 preds: ^bb1, ^bb8
    %30 = llvm.icmp "eq" %29, %6 : i64
    llvm.cond_br %30, ^bb9, ^bb4
  ^bb4:  // pred: ^bb3
    %31 = llvm.trunc %29 : i64 to i32
    %32 = llvm.shl %7, %31 overflow<nuw> : i32
    %33 = llvm.and %32, %26 : i32
    %34 = llvm.icmp "eq" %33, %4 : i32
    llvm.cond_br %34, ^bb8, ^bb5
  ^bb5:  // pred: ^bb4
    %35 = llvm.call fastcc tail @__tvm_ffi__grid_block_of(%arg0, %29, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %36 = llvm.icmp "eq" %35, %8 : !llvm.ptr
    llvm.cond_br %36, ^bb8, ^bb6
  ^bb6:  // pred: ^bb5
    %37 = llvm.call fastcc tail @__tvm_ffi__grid_is_there(%arg0, %35, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %38 = llvm.icmp "eq" %37, %4 : i32
    llvm.cond_br %38, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    llvm.call fastcc tail @__tvm_ffi__grid_start_copy_in(%arg0, %35, %arg1, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb8:  // 4 preds: ^bb4, ^bb5, ^bb6, ^bb7
    %39 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds %39[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %41 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.icmp "eq" %41, %4 : i32
    %43 = llvm.add %29, %0 overflow<nsw, nuw> : i64
    llvm.cond_br %42, ^bb3(%43 : i64), ^bb9
  ^bb9:  // 3 preds: ^bb2, ^bb3, ^bb8
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_remote_read(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.call fastcc tail @__tvm_ffi__grid_may_touch(%arg0, %4, %9, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.icmp "eq" %10, %2 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc tail @__tvm_ffi__grid_watch_read(%arg0, %4, %12, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_may_touch(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(-1 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(18 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %17 = llvm.intr.smax(%15, %3) : (i32, i32) -> i32
    %18 = llvm.zext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %11[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb1(%0 : i64)
  ^bb1(%20: i64):  // 2 preds: ^bb0, ^bb6
    %21 = llvm.icmp "eq" %20, %18 : i64
    llvm.cond_br %21, ^bb7(%3 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %22 = llvm.getelementptr inbounds %13[%0, 0, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.ptrtoint %27 : !llvm.ptr to i64
    %29 = llvm.sub %16, %28 : i64
    %30 = llvm.icmp "sgt" %29, %5 : i64
    llvm.cond_br %30, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %31 = llvm.add %29, %arg2 overflow<nsw> : i64
    %32 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    %35 = llvm.icmp "sgt" %31, %34 : i64
    llvm.cond_br %35, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %36 = llvm.call fastcc tail @__tvm_ffi__grid_is_there(%arg0, %23, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %37 = llvm.icmp "eq" %36, %3 : i32
    llvm.cond_br %37, ^bb7(%3 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %38 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.icmp "ne" %40, %8 : !llvm.ptr
    %42 = llvm.zext %41 : i1 to i32
    llvm.br ^bb7(%42 : i32)
  ^bb6:  // 2 preds: ^bb2, ^bb3
    %43 = llvm.add %20, %9 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%43 : i64)
  ^bb7(%44: i32):  // 3 preds: ^bb1, ^bb4, ^bb5
    llvm.return %44 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_remote_write(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %5 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.call fastcc tail @__tvm_ffi__grid_may_touch(%arg0, %4, %9, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %11 = llvm.icmp "eq" %10, %2 : i32
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc tail @__tvm_ffi__grid_watch_write(%arg0, %4, %12, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
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
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.42 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.43 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.44 : !llvm.ptr
    %14 = llvm.mlir.constant(160 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.41 : !llvm.ptr
    %16 = llvm.mlir.constant(1024 : i64) : i64
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.mlir.constant(232448 : i64) : i64
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.47 : !llvm.ptr
    %20 = llvm.mlir.constant(2 : i64) : i64
    %21 = llvm.mlir.constant(-1 : i32) : i32
    %22 = llvm.mlir.constant(16384 : i64) : i64
    %23 = llvm.mlir.constant(5 : i32) : i32
    %24 = llvm.mlir.constant(8231 : i64) : i64
    %25 = llvm.mlir.constant(32 : i64) : i64
    %26 = llvm.mlir.addressof @__tvm_ffi__grid_run_clusters : !llvm.ptr
    %27 = llvm.mlir.constant(4095 : i64) : i64
    %28 = llvm.mlir.addressof @__tvm_ffi__grid_str.46 : !llvm.ptr
    %29 = llvm.mlir.constant(232448 : i32) : i32
    %30 = llvm.mlir.addressof @__tvm_ffi__grid_str.45 : !llvm.ptr
    %31 = llvm.mlir.constant(1024 : i32) : i32
    %32 = llvm.alloca %0 x !llvm.array<160 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.struct<(i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x !llvm.array<160 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x !llvm.struct<"grid.Job", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %34[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<160 x i8>
    llvm.intr.lifetime.start %34 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%37: i64):  // 2 preds: ^bb0, ^bb5
    %38 = llvm.icmp "eq" %37, %2 : i64
    llvm.cond_br %38, ^bb6(%1, %3 : i64, i64), ^bb2
  ^bb2:  // pred: ^bb1
    %39 = llvm.icmp "ult" %37, %4 : i64
    %40 = llvm.getelementptr inbounds %arg2[%1, 0, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %41 = llvm.add %37, %6 overflow<nsw, nuw> : i64
    %42 = llvm.and %41, %7 : i64
    %43 = llvm.getelementptr inbounds %arg2[%1, 1, %42] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %44 = llvm.select %39, %40, %43 : i1, !llvm.ptr
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.xor %39, %8 : i1
    %47 = llvm.zext %46 : i1 to i64
    %48 = llvm.icmp "slt" %45, %47 : i64
    llvm.cond_br %48, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %49 = llvm.getelementptr inbounds %9[%1, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i64>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
    %51 = llvm.icmp "sgt" %45, %50 : i64
    llvm.cond_br %51, ^bb4, ^bb5
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %52 = llvm.and %37, %7 : i64
    %53 = llvm.zext %46 : i1 to i32
    %54 = llvm.trunc %37 : i64 to i8
    %55 = llvm.urem %54, %10 : i8
    %56 = llvm.zext %55 : i8 to i64
    %57 = llvm.getelementptr inbounds %11[%1, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %58 = llvm.load %57 {alignment = 1 : i64} : !llvm.ptr -> i8
    %59 = llvm.sext %58 : i8 to i32
    %60 = llvm.select %39, %12, %13 : i1, !llvm.ptr
    %61 = llvm.getelementptr inbounds %9[%1, %52] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i64>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.trunc %62 : i64 to i32
    %64 = llvm.call @snprintf(%36, %14, %15, %59, %60, %53, %63, %45) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %36) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb17
  ^bb5:  // pred: ^bb3
    %65 = llvm.add %37, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%65 : i64)
  ^bb6(%66: i64, %67: i64):  // 2 preds: ^bb1, ^bb8
    %68 = llvm.icmp "eq" %66, %4 : i64
    llvm.cond_br %68, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %69 = llvm.icmp "sgt" %67, %16 : i64
    llvm.cond_br %69, ^bb9, ^bb10
  ^bb8:  // pred: ^bb6
    %70 = llvm.getelementptr inbounds %arg2[%1, 1, %66] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> i64
    %72 = llvm.mul %71, %67 overflow<nsw> : i64
    %73 = llvm.add %66, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%73, %72 : i64, i64)
  ^bb9:  // pred: ^bb7
    %74 = llvm.trunc %67 : i64 to i32
    %75 = llvm.call @snprintf(%36, %14, %30, %31, %74) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %36) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb17
  ^bb10:  // pred: ^bb7
    %76 = llvm.getelementptr inbounds %arg2[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> i64
    %78 = llvm.icmp "ugt" %77, %18 : i64
    llvm.cond_br %78, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %79 = llvm.call @snprintf(%36, %14, %28, %29, %77) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %36) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb17
  ^bb12:  // pred: ^bb10
    %80 = llvm.getelementptr inbounds %32[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<160 x i8>
    llvm.intr.lifetime.start %32 : !llvm.ptr
    %81 = llvm.bitcast %33 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %33 : !llvm.ptr
    %82 = llvm.call fastcc tail @__tvm_ffi__grid_cluster_sides(%arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %83 = llvm.getelementptr inbounds %33[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %84 = llvm.extractvalue %82[0] : !llvm.struct<(i64, i64)> 
    llvm.store %84, %83 {alignment = 8 : i64} : i64, !llvm.ptr
    %85 = llvm.getelementptr inbounds %33[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %86 = llvm.extractvalue %82[1] : !llvm.struct<(i64, i64)> 
    llvm.store %86, %85 {alignment = 8 : i64} : i64, !llvm.ptr
    %87 = llvm.bitcast %33 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb13(%1 : i64)
  ^bb13(%88: i64):  // 2 preds: ^bb12, ^bb16
    %89 = llvm.icmp "eq" %88, %4 : i64
    llvm.cond_br %89, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.intr.lifetime.end %34 : !llvm.ptr
    llvm.br ^bb19
  ^bb15:  // pred: ^bb13
    %90 = llvm.getelementptr inbounds %arg2[%1, 0, %88] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> i64
    %92 = llvm.getelementptr inbounds %87[%1, %88] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.sext %93 : i32 to i64
    %95 = llvm.srem %91, %94 : i64
    %96 = llvm.icmp "eq" %95, %1 : i64
    llvm.cond_br %96, ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    %97 = llvm.add %88, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb13(%97 : i64)
  ^bb17:  // 3 preds: ^bb4, ^bb9, ^bb11
    llvm.intr.lifetime.end %34 : !llvm.ptr
    llvm.br ^bb24(%21 : i32)
  ^bb18:  // pred: ^bb15
    %98 = llvm.and %88, %7 : i64
    %99 = llvm.getelementptr inbounds %11[%1, %98] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %100 = llvm.load %99 {alignment = 1 : i64} : !llvm.ptr -> i8
    %101 = llvm.sext %100 : i8 to i32
    %102 = llvm.call @snprintf(%80, %14, %19, %101, %93, %91) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %80) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %103 = llvm.icmp "ugt" %88, %20 : i64
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.intr.lifetime.end %34 : !llvm.ptr
    llvm.cond_br %103, ^bb19, ^bb24(%21 : i32)
  ^bb19:  // 2 preds: ^bb14, ^bb18
    %104 = llvm.getelementptr inbounds %arg2[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %105 = llvm.load %104 {alignment = 8 : i64} : !llvm.ptr -> i64
    %106 = llvm.getelementptr inbounds %arg2[%1, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %107 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> i64
    %108 = llvm.mul %107, %105 overflow<nsw> : i64
    %109 = llvm.getelementptr inbounds %arg2[%1, 0, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %110 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> i64
    %111 = llvm.mul %108, %110 overflow<nsw> : i64
    %112 = llvm.getelementptr inbounds %arg2[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %113 = llvm.load %112 {alignment = 8 : i64} : !llvm.ptr -> i64
    %114 = llvm.getelementptr inbounds %arg2[%1, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> i64
    %116 = llvm.mul %115, %113 overflow<nsw> : i64
    %117 = llvm.getelementptr inbounds %arg2[%1, 1, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %118 = llvm.load %117 {alignment = 8 : i64} : !llvm.ptr -> i64
    %119 = llvm.mul %116, %118 overflow<nsw> : i64
    %120 = llvm.icmp "eq" %arg1, %5 : i32
    llvm.cond_br %120, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %121 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %122 = llvm.bitcast %arg2 : !llvm.ptr to !llvm.ptr
    %123 = llvm.add %119, %27 overflow<nsw> : i64
    %124 = llvm.sdiv %123, %119 : i64
    %125 = llvm.call @__tvm_ffi__parallel(%121, %122, %1, %111, %124) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb24(%125 : i32)
  ^bb21:  // pred: ^bb19
    %126 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %127 = llvm.icmp "ugt" %126, %22 : i64
    llvm.cond_br %127, ^bb22, ^bb23(%22 : i64)
  ^bb22:  // pred: ^bb21
    %128 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    llvm.br ^bb23(%128 : i64)
  ^bb23(%129: i64):  // 2 preds: ^bb21, ^bb22
    %130 = llvm.getelementptr inbounds %arg2[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %131 = llvm.load %130 {alignment = 8 : i64} : !llvm.ptr -> i64
    %132 = llvm.add %129, %24 : i64
    %133 = llvm.add %132, %131 : i64
    %134 = llvm.urem %133, %129 : i64
    %135 = llvm.sub %133, %134 : i64
    %136 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %137 = llvm.add %135, %136 : i64
    llvm.store %137, %130 {alignment = 8 : i64} : i64, !llvm.ptr
    %138 = llvm.bitcast %35 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %35 : !llvm.ptr
    %139 = llvm.bitcast %35 : !llvm.ptr to !llvm.ptr
    llvm.store %arg0, %139 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %140 = llvm.getelementptr inbounds %35[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Job", (ptr, ptr)>
    llvm.store %arg2, %140 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %141 = llvm.call fastcc @__tvm_ffi__grid_cluster_sides(%arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %142 = llvm.extractvalue %141[1] : !llvm.struct<(i64, i64)> 
    %143 = llvm.ashr %142, %25 : i64
    %144 = llvm.sdiv %111, %143 : i64
    %145 = llvm.call @__tvm_ffi__parallel(%26, %138, %1, %144, %3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %35 : !llvm.ptr
    llvm.br ^bb24(%145 : i32)
  ^bb24(%146: i32):  // 4 preds: ^bb17, ^bb18, ^bb20, ^bb23
    llvm.return %146 : i32
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
  llvm.func internal @__tvm_ffi__grid_run_clusters(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i64 {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(0 : i8) : i8
    %3 = llvm.mlir.constant(144 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(32 : i64) : i64
    %8 = llvm.mlir.constant(5 : i32) : i32
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_spare : !llvm.ptr
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.mlir.constant(16418 : i32) : i32
    %15 = llvm.mlir.constant(-1 : i32) : i32
    %16 = llvm.mlir.constant(-1 : i64) : i64
    %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
    %18 = llvm.mlir.constant(16 : i64) : i64
    %19 = llvm.mlir.constant(20 : i64) : i64
    %20 = llvm.mlir.constant(102 : i32) : i32
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_protected : !llvm.ptr
    %22 = llvm.mlir.constant(8192 : i32) : i32
    %23 = llvm.mlir.constant(64 : i64) : i64
    %24 = llvm.mlir.constant(88 : i64) : i64
    %25 = llvm.mlir.constant(9024 : i64) : i64
    %26 = llvm.mlir.constant(96 : i64) : i64
    %27 = llvm.mlir.constant(104 : i64) : i64
    %28 = llvm.mlir.constant(112 : i64) : i64
    %29 = llvm.mlir.constant(8336 : i64) : i64
    %30 = llvm.mlir.constant(124 : i64) : i64
    %31 = llvm.mlir.constant(72 : i64) : i64
    %32 = llvm.mlir.constant(80 : i64) : i64
    %33 = llvm.mlir.constant(3 : i64) : i64
    %34 = llvm.mlir.constant(4 : i32) : i32
    %35 = llvm.mlir.constant(6 : i32) : i32
    %36 = llvm.mlir.constant(7 : i32) : i32
    %37 = llvm.mlir.constant(9 : i32) : i32
    %38 = llvm.mlir.constant(4294967295 : i64) : i64
    %39 = llvm.mlir.addressof @__tvm_ffi__grid_str.48 : !llvm.ptr
    %40 = llvm.mlir.constant(100663296 : i64) : i64
    %41 = llvm.mlir.addressof @__tvm_ffi__grid_oldest : !llvm.ptr
    %42 = llvm.mlir.constant(31 : i32) : i32
    %43 = llvm.mlir.constant(8 : i32) : i32
    %44 = llvm.mlir.constant(-5 : i32) : i32
    %45 = llvm.mlir.constant(true) : i1
    %46 = llvm.mlir.constant(13 : i32) : i32
    %47 = llvm.mlir.constant(false) : i1
    %48 = llvm.mlir.constant(15 : i32) : i32
    %49 = llvm.mlir.constant(448 : i64) : i64
    %50 = llvm.mlir.addressof @__tvm_ffi__grid_str.49 : !llvm.ptr
    %51 = llvm.mlir.addressof @__tvm_ffi__grid_str.50 : !llvm.ptr
    %52 = llvm.mlir.constant(12 : i32) : i32
    %53 = llvm.mlir.addressof @__tvm_ffi__grid_str.51 : !llvm.ptr
    %54 = llvm.mlir.constant(19 : i32) : i32
    %55 = llvm.mlir.constant(20 : i32) : i32
    %56 = llvm.mlir.addressof @__tvm_ffi__grid_str.52 : !llvm.ptr
    %57 = llvm.mlir.constant(21 : i32) : i32
    %58 = llvm.mlir.constant(18 : i32) : i32
    %59 = llvm.mlir.constant(17 : i32) : i32
    %60 = llvm.mlir.constant(32 : i32) : i32
    %61 = llvm.mlir.constant(128 : i32) : i32
    %62 = llvm.mlir.constant(1099511628211 : i64) : i64
    %63 = llvm.mlir.addressof @__tvm_ffi__grid_is_news.warned : !llvm.ptr
    %64 = llvm.mlir.addressof @__tvm_ffi__grid_str.55 : !llvm.ptr
    %65 = llvm.mlir.addressof @__tvm_ffi__grid_str.54 : !llvm.ptr
    %66 = llvm.mlir.constant(384 : i64) : i64
    %67 = llvm.mlir.addressof @__tvm_ffi__grid_str.53 : !llvm.ptr
    %68 = llvm.mlir.constant(383 : i64) : i64
    %69 = llvm.mlir.constant(16 : i32) : i32
    %70 = llvm.mlir.constant(14 : i32) : i32
    %71 = llvm.mlir.constant(11 : i32) : i32
    %72 = llvm.alloca %0 x !llvm.array<384 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %73 = llvm.alloca %0 x !llvm.array<448 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %74 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %75 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %76 = llvm.alloca %0 x !llvm.array<16 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.alloca %0 x !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %78 = llvm.getelementptr inbounds %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %79 = llvm.bitcast %78 : !llvm.ptr to !llvm.ptr
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.bitcast %76 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %76 : !llvm.ptr
    %82 = llvm.bitcast %77 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %77 : !llvm.ptr
    "llvm.intr.memset"(%82, %2, %3) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 144 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %83 = llvm.call fastcc tail @__tvm_ffi__grid_cluster_sides(%80) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %84 = llvm.extractvalue %83[1] : !llvm.struct<(i64, i64)> 
    %85 = llvm.getelementptr inbounds %80[%4, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
    %87 = llvm.getelementptr inbounds %80[%4, 1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> i64
    %89 = llvm.mul %88, %86 overflow<nsw> : i64
    %90 = llvm.getelementptr inbounds %80[%4, 1, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> i64
    %92 = llvm.mul %89, %91 overflow<nsw> : i64
    %93 = llvm.trunc %92 : i64 to i32
    %94 = llvm.lshr %84, %7 : i64
    %95 = llvm.trunc %94 : i64 to i32
    %96 = llvm.getelementptr inbounds %80[%4, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %97 = llvm.shl %92, %7 : i64
    %98 = llvm.ashr exact %97, %7 : i64
    %99 = llvm.intr.smax(%93, %9) : (i32, i32) -> i32
    %100 = llvm.zext %99 : i32 to i64
    %101 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %102 = llvm.bitcast %75 : !llvm.ptr to !llvm.ptr
    %103 = llvm.getelementptr inbounds %75[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %104 = llvm.getelementptr inbounds %75[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %105 = llvm.getelementptr inbounds %75[%4, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %106 = llvm.getelementptr inbounds %77[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %107 = llvm.intr.smax(%95, %9) : (i32, i32) -> i32
    %108 = llvm.zext %107 : i32 to i64
    llvm.br ^bb1(%4 : i64)
  ^bb1(%109: i64):  // 2 preds: ^bb0, ^bb29
    %110 = llvm.icmp "eq" %109, %108 : i64
    llvm.cond_br %110, ^bb30(%9 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %111 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb3(%4 : i64)
  ^bb3(%112: i64):  // 2 preds: ^bb2, ^bb9
    %113 = llvm.icmp "eq" %112, %7 : i64
    llvm.cond_br %113, ^bb11, ^bb4
  ^bb4:  // pred: ^bb3
    %114 = llvm.getelementptr inbounds %10[%4, %112] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %115 = llvm.bitcast %114 : !llvm.ptr to !llvm.ptr
    %116 = llvm.atomicrmw xchg %115, %4 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %117 = llvm.inttoptr %116 : i64 to !llvm.ptr
    %118 = llvm.icmp "eq" %116, %4 : i64
    llvm.cond_br %118, ^bb9, ^bb5
  ^bb5:  // pred: ^bb4
    %119 = llvm.getelementptr inbounds %117[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %120 = llvm.load %119 {alignment = 8 : i64} : !llvm.ptr -> i64
    %121 = llvm.icmp "eq" %120, %111 : i64
    llvm.cond_br %121, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %122 = llvm.getelementptr inbounds %117[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %123 = llvm.load %122 {alignment = 8 : i64} : !llvm.ptr -> i32
    %124 = llvm.icmp "slt" %123, %93 : i32
    llvm.cond_br %124, ^bb7, ^bb10
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %125 = llvm.cmpxchg %115, %4, %116 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %126 = llvm.extractvalue %125[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %126, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    llvm.call fastcc @__tvm_ffi__grid_unmap(%117) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb9:  // 3 preds: ^bb4, ^bb7, ^bb8
    %127 = llvm.add %112, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%127 : i64)
  ^bb10:  // pred: ^bb6
    %128 = llvm.inttoptr %116 : i64 to !llvm.ptr
    llvm.br ^bb21(%128 : !llvm.ptr)
  ^bb11:  // pred: ^bb3
    %129 = llvm.call fastcc @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %130 = llvm.mul %111, %98 : i64
    %131 = llvm.add %129, %130 : i64
    %132 = llvm.call @mmap(%12, %131, %13, %14, %15, %4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %133 = llvm.icmp "eq" %132, %17 : !llvm.ptr
    llvm.cond_br %133, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %134 = llvm.and %109, %38 : i64
    %135 = llvm.getelementptr inbounds %76[%4, %134] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    llvm.store %12, %135 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb22
  ^bb13:  // pred: ^bb11
    %136 = llvm.bitcast %132 : !llvm.ptr to !llvm.ptr
    llvm.store %131, %136 {alignment = 8 : i64} : i64, !llvm.ptr
    %137 = llvm.getelementptr inbounds %132[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.bitcast %137 : !llvm.ptr to !llvm.ptr
    llvm.store %111, %138 {alignment = 8 : i64} : i64, !llvm.ptr
    %139 = llvm.getelementptr inbounds %132[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.bitcast %139 : !llvm.ptr to !llvm.ptr
    llvm.store %93, %140 {alignment = 8 : i64} : i32, !llvm.ptr
    %141 = llvm.getelementptr inbounds %132[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.bitcast %141 : !llvm.ptr to !llvm.ptr
    llvm.store %9, %142 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14(%4 : i64)
  ^bb14(%143: i64):  // 2 preds: ^bb13, ^bb20
    %144 = llvm.icmp "eq" %143, %100 : i64
    llvm.cond_br %144, ^bb21(%132 : !llvm.ptr), ^bb15
  ^bb15:  // pred: ^bb14
    %145 = llvm.call fastcc @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %146 = llvm.getelementptr inbounds %132[%145] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %147 = llvm.mul %143, %111 : i64
    %148 = llvm.getelementptr inbounds %146[%147] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %150 = llvm.call @madvise(%148, %149, %20) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %151 = llvm.icmp "eq" %150, %9 : i32
    llvm.cond_br %151, ^bb20, ^bb16
  ^bb16:  // pred: ^bb15
    %152 = llvm.atomicrmw add %21, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %153 = llvm.icmp "slt" %152, %22 : i32
    llvm.cond_br %153, ^bb17, ^bb19
  ^bb17:  // pred: ^bb16
    %154 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %155 = llvm.call @mprotect(%148, %154, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %156 = llvm.icmp "eq" %155, %9 : i32
    llvm.cond_br %156, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %157 = llvm.load %142 {alignment = 4 : i64} : !llvm.ptr -> i32
    %158 = llvm.add %157, %0 overflow<nsw> : i32
    llvm.store %158, %142 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb20
  ^bb19:  // 2 preds: ^bb16, ^bb17
    %159 = llvm.atomicrmw sub %21, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb20
  ^bb20:  // 3 preds: ^bb15, ^bb18, ^bb19
    %160 = llvm.add %143, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%160 : i64)
  ^bb21(%161: !llvm.ptr):  // 2 preds: ^bb10, ^bb14
    %162 = llvm.getelementptr inbounds %76[%4, %109] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    llvm.store %161, %162 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %163 = llvm.icmp "eq" %161, %12 : !llvm.ptr
    llvm.cond_br %163, ^bb22, ^bb23
  ^bb22:  // 2 preds: ^bb12, ^bb21
    llvm.call fastcc @__tvm_ffi__grid_fail(%80, %39) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb30(%15 : i32)
  ^bb23:  // pred: ^bb21
    %164 = llvm.getelementptr inbounds %161[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %165 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %166 = llvm.bitcast %164 : !llvm.ptr to !llvm.ptr
    llvm.store %165, %166 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %167 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %168 = llvm.getelementptr inbounds %161[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %169 = llvm.bitcast %168 : !llvm.ptr to !llvm.ptr
    llvm.store %167, %169 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %170 = llvm.getelementptr inbounds %161[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %171 = llvm.getelementptr inbounds %161[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.bitcast %171 : !llvm.ptr to !llvm.ptr
    %173 = llvm.bitcast %171 : !llvm.ptr to !llvm.ptr
    llvm.store %170, %173 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %174 = llvm.getelementptr inbounds %165[%4, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %175 = llvm.load %174 {alignment = 8 : i64} : !llvm.ptr -> i64
    %176 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %177 = llvm.sub %175, %176 : i64
    %178 = llvm.getelementptr inbounds %161[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %179 = llvm.bitcast %178 : !llvm.ptr to !llvm.ptr
    llvm.store %177, %179 {alignment = 8 : i64} : i64, !llvm.ptr
    %180 = llvm.getelementptr inbounds %165[%4, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %181 = llvm.load %180 {alignment = 8 : i64} : !llvm.ptr -> i64
    %182 = llvm.getelementptr inbounds %165[%4, 1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %183 = llvm.load %182 {alignment = 8 : i64} : !llvm.ptr -> i64
    %184 = llvm.mul %183, %181 overflow<nsw> : i64
    %185 = llvm.getelementptr inbounds %165[%4, 1, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %186 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> i64
    %187 = llvm.mul %184, %186 overflow<nsw> : i64
    %188 = llvm.trunc %187 : i64 to i32
    %189 = llvm.getelementptr inbounds %161[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %190 = llvm.bitcast %189 : !llvm.ptr to !llvm.ptr
    llvm.store %188, %190 {alignment = 8 : i64} : i32, !llvm.ptr
    %191 = llvm.getelementptr inbounds %161[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %192 = llvm.bitcast %191 : !llvm.ptr to !llvm.ptr
    llvm.store %9, %192 {alignment = 8 : i64} : i32, !llvm.ptr
    %193 = llvm.getelementptr inbounds %161[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %194 = llvm.bitcast %193 : !llvm.ptr to !llvm.ptr
    llvm.store %9, %194 {alignment = 4 : i64} : i32, !llvm.ptr
    %195 = llvm.call fastcc @__tvm_ffi__grid_shared_at() {no_inline, no_unwind} : () -> i64
    %196 = llvm.getelementptr inbounds %161[%195] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %197 = llvm.call fastcc @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %198 = llvm.getelementptr inbounds %161[%197] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %199 = llvm.load %166 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %200 = llvm.getelementptr inbounds %199[%4, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %201 = llvm.getelementptr inbounds %199[%4, 1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %202 = llvm.getelementptr inbounds %199[%4, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    llvm.br ^bb24(%4 : i64)
  ^bb24(%203: i64):  // 2 preds: ^bb23, ^bb27
    %204 = llvm.load %190 {alignment = 8 : i64} : !llvm.ptr -> i32
    %205 = llvm.sext %204 : i32 to i64
    %206 = llvm.icmp "slt" %203, %205 : i64
    llvm.cond_br %206, ^bb25, ^bb29
  ^bb25:  // pred: ^bb24
    %207 = llvm.load %172 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %208 = llvm.load %200 {alignment = 8 : i64} : !llvm.ptr -> i64
    %209 = llvm.trunc %208 : i64 to i32
    %210 = llvm.load %201 {alignment = 8 : i64} : !llvm.ptr -> i64
    %211 = llvm.trunc %210 : i64 to i32
    llvm.intr.lifetime.start %75 : !llvm.ptr
    %212 = llvm.trunc %203 : i64 to i32
    %213 = llvm.srem %212, %209 : i32
    llvm.store %213, %103 {alignment = 4 : i64} : i32, !llvm.ptr
    %214 = llvm.sdiv %212, %209 : i32
    %215 = llvm.srem %214, %211 : i32
    llvm.store %215, %104 {alignment = 4 : i64} : i32, !llvm.ptr
    %216 = llvm.sdiv %214, %211 : i32
    llvm.store %216, %105 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb26(%4 : i64)
  ^bb26(%217: i64):  // 2 preds: ^bb25, ^bb28
    %218 = llvm.icmp "eq" %217, %33 : i64
    llvm.cond_br %218, ^bb27, ^bb28
  ^bb27:  // pred: ^bb26
    %219 = llvm.getelementptr inbounds %207[%203, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %196, %219 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %220 = llvm.getelementptr inbounds %207[%203, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %221 = llvm.bitcast %220 : !llvm.ptr to !llvm.ptr
    llvm.store %164, %221 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %222 = llvm.load %202 {alignment = 8 : i64} : !llvm.ptr -> i64
    %223 = llvm.mul %222, %203 : i64
    %224 = llvm.getelementptr inbounds %198[%223] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %225 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %226 = llvm.getelementptr inbounds %224[%225] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %227 = llvm.getelementptr inbounds %207[%203, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %226, %227 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %228 = llvm.getelementptr inbounds %207[%203, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %212, %228 {alignment = 8 : i64} : i32, !llvm.ptr
    %229 = llvm.getelementptr inbounds %207[%203, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %9, %229 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %75 : !llvm.ptr
    %230 = llvm.add %203, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb24(%230 : i64)
  ^bb28:  // pred: ^bb26
    %231 = llvm.getelementptr inbounds %75[%4, %217] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %232 = llvm.load %231 {alignment = 4 : i64} : !llvm.ptr -> i32
    %233 = llvm.getelementptr inbounds %207[%203, 0, %217] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %232, %233 {alignment = 4 : i64} : i32, !llvm.ptr
    %234 = llvm.getelementptr inbounds %199[%4, 1, %217] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %235 = llvm.load %234 {alignment = 8 : i64} : !llvm.ptr -> i64
    %236 = llvm.trunc %235 : i64 to i32
    %237 = llvm.getelementptr inbounds %207[%203, 2, %217] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %236, %237 {alignment = 4 : i64} : i32, !llvm.ptr
    %238 = llvm.getelementptr inbounds %199[%4, 0, %217] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %239 = llvm.load %238 {alignment = 8 : i64} : !llvm.ptr -> i64
    %240 = llvm.trunc %239 : i64 to i32
    %241 = llvm.getelementptr inbounds %207[%203, 3, %217] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %240, %241 {alignment = 4 : i64} : i32, !llvm.ptr
    %242 = llvm.add %217, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb26(%242 : i64)
  ^bb29:  // pred: ^bb24
    %243 = llvm.getelementptr inbounds %161[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %244 = llvm.bitcast %243 : !llvm.ptr to !llvm.ptr
    llvm.store %77, %244 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %245 = llvm.getelementptr inbounds %161[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %246 = llvm.bitcast %245 : !llvm.ptr to !llvm.ptr
    %247 = llvm.trunc %109 : i64 to i32
    llvm.store %247, %246 {alignment = 8 : i64} : i32, !llvm.ptr
    %248 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> i32
    %249 = llvm.add %248, %0 overflow<nsw> : i32
    llvm.store %249, %106 {alignment = 8 : i64} : i32, !llvm.ptr
    %250 = llvm.sext %248 : i32 to i64
    %251 = llvm.getelementptr inbounds %77[%4, 0, %250] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %252 = llvm.bitcast %251 : !llvm.ptr to !llvm.ptr
    llvm.store %164, %252 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %253 = llvm.add %109, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%253 : i64)
  ^bb30(%254: i32):  // 2 preds: ^bb1, ^bb22
    %255 = llvm.getelementptr inbounds %77[%4, 0, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %256 = llvm.getelementptr inbounds %77[%4, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %257 = llvm.getelementptr inbounds %77[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %258 = llvm.getelementptr inbounds %77[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %259 = llvm.bitcast %74 : !llvm.ptr to !llvm.ptr
    %260 = llvm.getelementptr inbounds %74[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %261 = llvm.getelementptr inbounds %74[%4, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %262 = llvm.getelementptr inbounds %74[%4, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %263 = llvm.getelementptr inbounds %73[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    %264 = llvm.getelementptr inbounds %72[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<384 x i8>
    llvm.br ^bb31(%254, %arg1 : i32, i64)
  ^bb31(%265: i32, %266: i64):  // 2 preds: ^bb30, ^bb129
    %267 = llvm.icmp "slt" %266, %arg2 : i64
    %268 = llvm.icmp "eq" %265, %9 : i32
    %269 = llvm.and %268, %267 : i1
    llvm.cond_br %269, ^bb32, ^bb130(%4 : i64)
  ^bb32:  // pred: ^bb31
    %270 = llvm.load %255 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %271 = llvm.getelementptr inbounds %270[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %272 = llvm.load %271 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %273 = llvm.call fastcc @__tvm_ffi__grid_cluster_sides(%272) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %274 = llvm.extractvalue %273[0] : !llvm.struct<(i64, i64)> 
    %275 = llvm.trunc %274 : i64 to i32
    %276 = llvm.lshr %274, %7 : i64
    %277 = llvm.trunc %276 : i64 to i32
    %278 = llvm.extractvalue %273[1] : !llvm.struct<(i64, i64)> 
    %279 = llvm.getelementptr inbounds %272[%4, 0, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %280 = llvm.load %279 {alignment = 8 : i64} : !llvm.ptr -> i64
    %281 = llvm.shl %274, %7 : i64
    %282 = llvm.ashr exact %281, %7 : i64
    %283 = llvm.sdiv %280, %282 : i64
    %284 = llvm.getelementptr inbounds %272[%4, 0, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %285 = llvm.load %284 {alignment = 8 : i64} : !llvm.ptr -> i64
    %286 = llvm.ashr %274, %7 : i64
    %287 = llvm.sdiv %285, %286 : i64
    %288 = llvm.srem %266, %283 : i64
    %289 = llvm.mul %288, %282 overflow<nsw> : i64
    %290 = llvm.sdiv %266, %283 : i64
    %291 = llvm.srem %290, %287 : i64
    %292 = llvm.mul %291, %286 overflow<nsw> : i64
    %293 = llvm.sdiv %290, %287 : i64
    %294 = llvm.shl %278, %7 : i64
    %295 = llvm.ashr exact %294, %7 : i64
    %296 = llvm.mul %293, %295 overflow<nsw> : i64
    llvm.store %9, %256 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %9, %257 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %9, %258 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb33(%4 : i64)
  ^bb33(%297: i64):  // 2 preds: ^bb32, ^bb78
    %298 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> i32
    %299 = llvm.sext %298 : i32 to i64
    %300 = llvm.icmp "slt" %297, %299 : i64
    llvm.cond_br %300, ^bb69, ^bb34(%4, %0 : i64, i32)
  ^bb34(%301: i64, %302: i32):  // 2 preds: ^bb33, ^bb38
    %303 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> i32
    %304 = llvm.sext %303 : i32 to i64
    %305 = llvm.icmp "slt" %301, %304 : i64
    llvm.cond_br %305, ^bb35, ^bb39(%4, %302 : i64, i32)
  ^bb35:  // pred: ^bb34
    %306 = llvm.getelementptr inbounds %77[%4, 0, %301] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %307 = llvm.load %306 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %308 = llvm.getelementptr inbounds %307[%4, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %309 = llvm.load %308 {alignment = 4 : i64} : !llvm.ptr -> i32
    %310 = llvm.icmp "eq" %309, %9 : i32
    llvm.cond_br %310, ^bb37(%302 : i32), ^bb36
  ^bb36:  // pred: ^bb35
    %311 = llvm.getelementptr inbounds %307[%4, 21, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.call fastcc @__tvm_ffi__grid_leave(%311, %307) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %312 = llvm.getelementptr inbounds %307[%4, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %313 = llvm.load %312 {alignment = 4 : i64} : !llvm.ptr -> i32
    %314 = llvm.icmp "eq" %313, %9 : i32
    llvm.cond_br %314, ^bb37(%9 : i32), ^bb68(%47, %15 : i1, i32)
  ^bb37(%315: i32):  // 2 preds: ^bb35, ^bb36
    %316 = llvm.add %301, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb38(%316, %315 : i64, i32)
  ^bb38(%317: i64, %318: i32):  // 2 preds: ^bb37, ^bb39
    llvm.br ^bb34(%317, %318 : i64, i32)
  ^bb39(%319: i64, %320: i32):  // 2 preds: ^bb34, ^bb41
    %321 = llvm.icmp "eq" %320, %9 : i32
    llvm.cond_br %321, ^bb38(%4, %0 : i64, i32), ^bb40
  ^bb40:  // pred: ^bb39
    %322 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> i32
    %323 = llvm.sext %322 : i32 to i64
    %324 = llvm.icmp "slt" %319, %323 : i64
    llvm.cond_br %324, ^bb41, ^bb42
  ^bb41:  // pred: ^bb40
    %325 = llvm.getelementptr inbounds %77[%4, 0, %319] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %326 = llvm.load %325 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %327 = llvm.call fastcc @__tvm_ffi__grid_finish_oldest(%326) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %328 = llvm.icmp "eq" %327, %9 : i32
    %329 = llvm.zext %328 : i1 to i32
    %330 = llvm.add %319, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb39(%330, %329 : i64, i32)
  ^bb42:  // pred: ^bb40
    %331 = llvm.intr.smax(%322, %9) : (i32, i32) -> i32
    %332 = llvm.zext %331 : i32 to i64
    llvm.br ^bb43(%4, %12 : i64, !llvm.ptr)
  ^bb43(%333: i64, %334: !llvm.ptr):  // 2 preds: ^bb42, ^bb53
    %335 = llvm.icmp "eq" %333, %332 : i64
    llvm.cond_br %335, ^bb44, ^bb45
  ^bb44:  // pred: ^bb43
    %336 = llvm.icmp "eq" %334, %12 : !llvm.ptr
    llvm.cond_br %336, ^bb68(%45, %9 : i1, i32), ^bb54
  ^bb45:  // pred: ^bb43
    %337 = llvm.getelementptr inbounds %77[%4, 0, %333] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %338 = llvm.load %337 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %339 = llvm.getelementptr inbounds %338[%4, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %340 = llvm.load %339 {alignment = 4 : i64} : !llvm.ptr -> i32
    %341 = llvm.icmp "eq" %340, %9 : i32
    llvm.cond_br %341, ^bb53(%334 : !llvm.ptr), ^bb46
  ^bb46:  // pred: ^bb45
    %342 = llvm.icmp "eq" %334, %12 : !llvm.ptr
    %343 = llvm.getelementptr inbounds %334[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.cond_br %342, ^bb53(%338 : !llvm.ptr), ^bb47
  ^bb47:  // pred: ^bb46
    %344 = llvm.getelementptr inbounds %334[%4, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %345 = llvm.load %344 {alignment = 8 : i64} : !llvm.ptr -> i32
    %346 = llvm.intr.smax(%345, %9) : (i32, i32) -> i32
    %347 = llvm.zext %346 : i32 to i64
    llvm.br ^bb48(%4 : i64)
  ^bb48(%348: i64):  // 2 preds: ^bb47, ^bb49
    %349 = llvm.icmp "eq" %348, %347 : i64
    llvm.cond_br %349, ^bb50, ^bb49
  ^bb49:  // pred: ^bb48
    %350 = llvm.load %343 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %351 = llvm.getelementptr inbounds %350[%348, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %352 = llvm.load %351 {alignment = 4 : i64} : !llvm.ptr -> i32
    %353 = llvm.add %352, %44 : i32
    %354 = llvm.icmp "ult" %353, %11 : i32
    %355 = llvm.add %348, %5 overflow<nsw, nuw> : i64
    llvm.cond_br %354, ^bb48(%355 : i64), ^bb53(%334 : !llvm.ptr)
  ^bb50:  // pred: ^bb48
    %356 = llvm.getelementptr inbounds %338[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %357 = llvm.getelementptr inbounds %338[%4, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %358 = llvm.load %357 {alignment = 8 : i64} : !llvm.ptr -> i32
    %359 = llvm.intr.smax(%358, %9) : (i32, i32) -> i32
    %360 = llvm.zext %359 : i32 to i64
    llvm.br ^bb51(%4 : i64)
  ^bb51(%361: i64):  // 2 preds: ^bb50, ^bb52
    %362 = llvm.icmp "eq" %361, %360 : i64
    llvm.cond_br %362, ^bb53(%334 : !llvm.ptr), ^bb52
  ^bb52:  // pred: ^bb51
    %363 = llvm.load %356 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %364 = llvm.getelementptr inbounds %363[%361, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %365 = llvm.load %364 {alignment = 4 : i64} : !llvm.ptr -> i32
    %366 = llvm.add %365, %44 : i32
    %367 = llvm.icmp "ult" %366, %11 : i32
    %368 = llvm.add %361, %5 overflow<nsw, nuw> : i64
    llvm.cond_br %367, ^bb51(%368 : i64), ^bb53(%338 : !llvm.ptr)
  ^bb53(%369: !llvm.ptr):  // 5 preds: ^bb45, ^bb46, ^bb49, ^bb51, ^bb52
    %370 = llvm.add %333, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb43(%370, %369 : i64, !llvm.ptr)
  ^bb54:  // pred: ^bb44
    llvm.intr.lifetime.start %73 : !llvm.ptr
    %371 = llvm.getelementptr inbounds %334[%4, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %372 = llvm.load %371 {alignment = 8 : i64} : !llvm.ptr -> i32
    %373 = llvm.getelementptr inbounds %334[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %374 = llvm.intr.smax(%372, %9) : (i32, i32) -> i32
    %375 = llvm.zext %374 : i32 to i64
    llvm.br ^bb55(%4, %9, %12, %12, %9, %9 : i64, i32, !llvm.ptr, !llvm.ptr, i32, i32)
  ^bb55(%376: i64, %377: i32, %378: !llvm.ptr, %379: !llvm.ptr, %380: i32, %381: i32):  // 2 preds: ^bb54, ^bb61
    %382 = llvm.icmp "eq" %376, %375 : i64
    llvm.cond_br %382, ^bb56, ^bb57
  ^bb56:  // pred: ^bb55
    %383 = llvm.getelementptr inbounds %334[%4, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %384 = llvm.load %383 {alignment = 8 : i64} : !llvm.ptr -> i32
    %385 = llvm.call @snprintf(%263, %49, %50, %384, %381) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %386 = llvm.getelementptr inbounds %334[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %387 = llvm.load %386 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %388 = llvm.getelementptr inbounds %387[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %389 = llvm.load %388 {alignment = 8 : i64} : !llvm.ptr -> i32
    %390 = llvm.icmp "sgt" %389, %0 : i32
    llvm.cond_br %390, ^bb62, ^bb63(%385 : i32)
  ^bb57:  // pred: ^bb55
    %391 = llvm.load %373 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %392 = llvm.getelementptr inbounds %391[%376] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %393 = llvm.getelementptr inbounds %391[%376, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %394 = llvm.load %393 {alignment = 4 : i64} : !llvm.ptr -> i32
    %395 = llvm.icmp "eq" %394, %11 : i32
    %396 = llvm.zext %395 : i1 to i32
    %397 = llvm.add %381, %396 overflow<nsw, nuw> : i32
    %398 = llvm.icmp "eq" %394, %8 : i32
    %399 = llvm.zext %398 : i1 to i32
    %400 = llvm.add %377, %399 overflow<nsw, nuw> : i32
    %401 = llvm.icmp "ne" %394, %34 : i32
    %402 = llvm.icmp "ne" %379, %12 : !llvm.ptr
    %403 = llvm.select %401, %45, %402 : i1, i1
    %404 = llvm.select %403, %379, %392 : i1, !llvm.ptr
    %405 = llvm.icmp "eq" %394, %13 : i32
    llvm.cond_br %405, ^bb58, ^bb61(%378, %380 : !llvm.ptr, i32)
  ^bb58:  // pred: ^bb57
    %406 = llvm.icmp "eq" %378, %12 : !llvm.ptr
    %407 = llvm.select %406, %392, %378 : i1, !llvm.ptr
    %408 = llvm.getelementptr inbounds %391[%376, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %409 = llvm.load %408 {alignment = 8 : i64} : !llvm.ptr -> i64
    %410 = llvm.getelementptr inbounds %407[%4, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %411 = llvm.load %410 {alignment = 8 : i64} : !llvm.ptr -> i64
    %412 = llvm.icmp "eq" %409, %411 : i64
    llvm.cond_br %412, ^bb59, ^bb60(%47 : i1)
  ^bb59:  // pred: ^bb58
    %413 = llvm.getelementptr inbounds %391[%376, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %414 = llvm.load %413 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %415 = llvm.getelementptr inbounds %407[%4, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %416 = llvm.load %415 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %417 = llvm.icmp "eq" %414, %416 : !llvm.ptr
    llvm.br ^bb60(%417 : i1)
  ^bb60(%418: i1):  // 2 preds: ^bb58, ^bb59
    %419 = llvm.zext %418 : i1 to i32
    %420 = llvm.add %380, %419 overflow<nsw> : i32
    llvm.br ^bb61(%407, %420 : !llvm.ptr, i32)
  ^bb61(%421: !llvm.ptr, %422: i32):  // 2 preds: ^bb57, ^bb60
    %423 = llvm.add %376, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb55(%423, %400, %421, %404, %422, %397 : i64, i32, !llvm.ptr, !llvm.ptr, i32, i32)
  ^bb62:  // pred: ^bb56
    %424 = llvm.sext %385 : i32 to i64
    %425 = llvm.getelementptr inbounds %73[%4, %424] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    %426 = llvm.sub %49, %424 overflow<nsw> : i64
    %427 = llvm.getelementptr inbounds %334[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %428 = llvm.load %427 {alignment = 8 : i64} : !llvm.ptr -> i32
    %429 = llvm.getelementptr inbounds %387[%4, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %430 = llvm.load %429 {alignment = 8 : i64} : !llvm.ptr -> i32
    %431 = llvm.getelementptr inbounds %387[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %432 = llvm.load %431 {alignment = 4 : i64} : !llvm.ptr -> i32
    %433 = llvm.call @snprintf(%425, %426, %51, %377, %428, %430, %432) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %434 = llvm.add %433, %385 overflow<nsw> : i32
    llvm.br ^bb63(%434 : i32)
  ^bb63(%435: i32):  // 2 preds: ^bb56, ^bb62
    %436 = llvm.icmp "eq" %378, %12 : !llvm.ptr
    llvm.cond_br %436, ^bb65, ^bb64
  ^bb64:  // pred: ^bb63
    %437 = llvm.getelementptr inbounds %378[%4, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %438 = llvm.load %437 {alignment = 8 : i64} : !llvm.ptr -> i64
    %439 = llvm.inttoptr %438 : i64 to !llvm.ptr
    %440 = llvm.sext %435 : i32 to i64
    %441 = llvm.getelementptr inbounds %73[%4, %440] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    %442 = llvm.sub %49, %440 overflow<nsw> : i64
    %443 = llvm.getelementptr inbounds %378[%4, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %444 = llvm.load %443 {alignment = 8 : i64} : !llvm.ptr -> i32
    %445 = llvm.getelementptr inbounds %378[%4, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %446 = llvm.load %445 {alignment = 4 : i64} : !llvm.ptr -> i32
    %447 = llvm.getelementptr inbounds %378[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %448 = llvm.load %447 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %449 = llvm.ptrtoint %448 : !llvm.ptr to i64
    %450 = llvm.sub %438, %449 : i64
    %451 = llvm.trunc %450 : i64 to i32
    %452 = llvm.getelementptr inbounds %439[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %453 = llvm.load %452 {alignment = 2 : i64} : !llvm.ptr -> i16
    %454 = llvm.zext %453 : i16 to i32
    %455 = llvm.getelementptr inbounds %439[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %456 = llvm.load %455 {alignment = 4 : i64} : !llvm.ptr -> i32
    %457 = llvm.ashr %456, %0 : i32
    %458 = llvm.getelementptr inbounds %378[%4, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %459 = llvm.load %458 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %460 = llvm.call @snprintf(%441, %442, %53, %380, %444, %446, %451, %454, %457, %459) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb67
  ^bb65:  // pred: ^bb63
    %461 = llvm.icmp "eq" %379, %12 : !llvm.ptr
    llvm.cond_br %461, ^bb67, ^bb66
  ^bb66:  // pred: ^bb65
    %462 = llvm.sext %435 : i32 to i64
    %463 = llvm.getelementptr inbounds %73[%4, %462] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<448 x i8>
    %464 = llvm.sub %49, %462 overflow<nsw> : i64
    %465 = llvm.getelementptr inbounds %379[%4, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %466 = llvm.load %465 {alignment = 4 : i64} : !llvm.ptr -> i32
    %467 = llvm.sext %466 : i32 to i64
    %468 = llvm.getelementptr inbounds %334[%4, 19, %467] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %469 = llvm.load %468 {alignment = 4 : i64} : !llvm.ptr -> i32
    %470 = llvm.getelementptr inbounds %334[%4, 20, %467] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %471 = llvm.load %470 {alignment = 4 : i64} : !llvm.ptr -> i32
    %472 = llvm.getelementptr inbounds %379[%4, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %473 = llvm.load %472 {alignment = 8 : i64} : !llvm.ptr -> i32
    %474 = llvm.getelementptr inbounds %379[%4, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %475 = llvm.load %474 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %476 = llvm.call @snprintf(%463, %464, %56, %469, %471, %473, %466, %475) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb67
  ^bb67:  // 3 preds: ^bb64, ^bb65, ^bb66
    %477 = llvm.getelementptr inbounds %334[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %478 = llvm.load %477 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%478, %263) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %73 : !llvm.ptr
    llvm.br ^bb68(%47, %15 : i1, i32)
  ^bb68(%479: i1, %480: i32):  // 3 preds: ^bb36, ^bb44, ^bb67
    llvm.br ^bb79(%4 : i64)
  ^bb69:  // pred: ^bb33
    llvm.intr.lifetime.start %74 : !llvm.ptr
    %481 = llvm.trunc %297 : i64 to i32
    %482 = llvm.srem %481, %275 : i32
    %483 = llvm.zext %482 : i32 to i64
    %484 = llvm.add %289, %483 overflow<nsw> : i64
    llvm.store %484, %260 {alignment = 16 : i64} : i64, !llvm.ptr
    %485 = llvm.sdiv %481, %275 : i32
    %486 = llvm.srem %485, %277 : i32
    %487 = llvm.sext %486 : i32 to i64
    %488 = llvm.add %292, %487 overflow<nsw> : i64
    llvm.store %488, %261 {alignment = 8 : i64} : i64, !llvm.ptr
    %489 = llvm.sdiv %485, %277 : i32
    %490 = llvm.sext %489 : i32 to i64
    %491 = llvm.add %296, %490 overflow<nsw> : i64
    llvm.store %491, %262 {alignment = 16 : i64} : i64, !llvm.ptr
    %492 = llvm.getelementptr inbounds %77[%4, 0, %297] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %493 = llvm.load %492 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %494 = llvm.getelementptr inbounds %493[%4, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %495 = llvm.load %494 {alignment = 8 : i64} : !llvm.ptr -> i32
    %496 = llvm.getelementptr inbounds %493[%4, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %495, %496 {alignment = 4 : i64} : i32, !llvm.ptr
    %497 = llvm.getelementptr inbounds %493[%4, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %9, %497 {alignment = 4 : i64} : i32, !llvm.ptr
    %498 = llvm.getelementptr inbounds %493[%4, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %9, %498 {alignment = 8 : i64} : i32, !llvm.ptr
    %499 = llvm.getelementptr inbounds %493[%4, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %9, %499 {alignment = 4 : i64} : i32, !llvm.ptr
    %500 = llvm.getelementptr inbounds %493[%4, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %9, %500 {alignment = 8 : i64} : i32, !llvm.ptr
    %501 = llvm.getelementptr inbounds %493[%4, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %9, %501 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb70(%4 : i64)
  ^bb70(%502: i64):  // 2 preds: ^bb69, ^bb72
    %503 = llvm.icmp "eq" %502, %18 : i64
    llvm.cond_br %503, ^bb71, ^bb72
  ^bb71:  // pred: ^bb70
    %504 = llvm.getelementptr inbounds %493[%4, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %9, %504 {alignment = 4 : i64} : i32, !llvm.ptr
    %505 = llvm.getelementptr inbounds %493[%4, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %12, %505 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %506 = llvm.getelementptr inbounds %493[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb73(%495, %4 : i32, i64)
  ^bb72:  // pred: ^bb70
    %507 = llvm.getelementptr inbounds %493[%4, 20, %502] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %9, %507 {alignment = 4 : i64} : i32, !llvm.ptr
    %508 = llvm.getelementptr inbounds %493[%4, 19, %502] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %9, %508 {alignment = 4 : i64} : i32, !llvm.ptr
    %509 = llvm.add %502, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb70(%509 : i64)
  ^bb73(%510: i32, %511: i64):  // 2 preds: ^bb71, ^bb76
    %512 = llvm.sext %510 : i32 to i64
    %513 = llvm.icmp "slt" %511, %512 : i64
    llvm.cond_br %513, ^bb74, ^bb78
  ^bb74:  // pred: ^bb73
    %514 = llvm.load %506 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb75(%4 : i64)
  ^bb75(%515: i64):  // 2 preds: ^bb74, ^bb77
    %516 = llvm.icmp "eq" %515, %33 : i64
    llvm.cond_br %516, ^bb76, ^bb77
  ^bb76:  // pred: ^bb75
    %517 = llvm.getelementptr inbounds %514[%511] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %518 = llvm.getelementptr inbounds %514[%511, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %9, %518 {alignment = 4 : i64} : i32, !llvm.ptr
    %519 = llvm.getelementptr inbounds %514[%511, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %9, %519 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_enqueue(%493, %517) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %520 = llvm.add %511, %5 overflow<nsw, nuw> : i64
    %521 = llvm.load %494 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb73(%521, %520 : i32, i64)
  ^bb77:  // pred: ^bb75
    %522 = llvm.getelementptr inbounds %74[%4, %515] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %523 = llvm.load %522 {alignment = 8 : i64} : !llvm.ptr -> i64
    %524 = llvm.trunc %523 : i64 to i32
    %525 = llvm.getelementptr inbounds %514[%511, 1, %515] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %524, %525 {alignment = 4 : i64} : i32, !llvm.ptr
    %526 = llvm.add %515, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb75(%526 : i64)
  ^bb78:  // pred: ^bb73
    %527 = llvm.load %492 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %528 = llvm.getelementptr inbounds %527[%4, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %529 = llvm.load %528 {alignment = 4 : i64} : !llvm.ptr -> i32
    %530 = llvm.load %257 {alignment = 4 : i64} : !llvm.ptr -> i32
    %531 = llvm.add %530, %529 overflow<nsw> : i32
    llvm.store %531, %257 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %74 : !llvm.ptr
    %532 = llvm.add %297, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb33(%532 : i64)
  ^bb79(%533: i64):  // 2 preds: ^bb68, ^bb128
    %534 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> i32
    %535 = llvm.sext %534 : i32 to i64
    %536 = llvm.icmp "slt" %533, %535 : i64
    llvm.cond_br %536, ^bb123, ^bb80
  ^bb80:  // pred: ^bb79
    %537 = llvm.load %255 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %538 = llvm.getelementptr inbounds %537[%4, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %539 = llvm.load %538 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %540 = llvm.icmp "eq" %539, %12 : !llvm.ptr
    llvm.cond_br %540, ^bb129, ^bb81
  ^bb81:  // pred: ^bb80
    llvm.cond_br %479, ^bb82, ^bb119
  ^bb82:  // pred: ^bb81
    %541 = llvm.getelementptr inbounds %539[%4, 17, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %542 = llvm.getelementptr inbounds %537[%4, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb83(%4 : i64)
  ^bb83(%543: i64):  // 2 preds: ^bb82, ^bb118
    %544 = llvm.load %541 {alignment = 8 : i64} : !llvm.ptr -> i32
    %545 = llvm.sext %544 : i32 to i64
    %546 = llvm.icmp "slt" %543, %545 : i64
    llvm.cond_br %546, ^bb84, ^bb119
  ^bb84:  // pred: ^bb83
    %547 = llvm.getelementptr inbounds %539[%4, 17, 1, %543] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %548 = llvm.load %547 {alignment = 2 : i64} : !llvm.ptr -> i16
    %549 = llvm.zext %548 : i16 to i64
    %550 = llvm.load %542 {alignment = 8 : i64} : !llvm.ptr -> i32
    %551 = llvm.getelementptr inbounds %539[%4, 17, 2, %549, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %552 = llvm.load %551 {alignment = 8 : i64} : !llvm.ptr -> i32
    %553 = llvm.shl %552, %8 overflow<nsw> : i32
    %554 = llvm.sub %550, %553 overflow<nsw> : i32
    %555 = llvm.icmp "slt" %554, %60 : i32
    %556 = llvm.select %555, %554, %60 : i1, i32
    %557 = llvm.getelementptr inbounds %539[%4, 17, 2, %549, 4, %4] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %558 = llvm.sext %556 : i32 to i64
    llvm.br ^bb85(%5 : i64)
  ^bb85(%559: i64):  // 2 preds: ^bb84, ^bb86
    %560 = llvm.icmp "slt" %559, %558 : i64
    llvm.cond_br %560, ^bb86, ^bb87
  ^bb86:  // pred: ^bb85
    %561 = llvm.getelementptr inbounds %539[%4, 17, 2, %549, 4, %559] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %562 = llvm.load %561 {alignment = 1 : i64} : !llvm.ptr -> i8
    %563 = llvm.load %557 {alignment = 4 : i64} : !llvm.ptr -> i8
    %564 = llvm.icmp "eq" %562, %563 : i8
    %565 = llvm.add %559, %5 overflow<nsw, nuw> : i64
    llvm.cond_br %564, ^bb85(%565 : i64), ^bb118
  ^bb87:  // pred: ^bb85
    %566 = llvm.getelementptr inbounds %539[%4, 17, 2, %549, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %567 = llvm.load %566 {alignment = 4 : i64} : !llvm.ptr -> i32
    %568 = llvm.icmp "sgt" %567, %34 : i32
    llvm.cond_br %568, ^bb88, ^bb89(%7 : i64)
  ^bb88:  // pred: ^bb87
    %569 = llvm.udiv %61, %567 : i32
    %570 = llvm.zext %569 : i32 to i64
    llvm.br ^bb89(%570 : i64)
  ^bb89(%571: i64):  // 2 preds: ^bb87, ^bb88
    %572 = llvm.load %557 {alignment = 4 : i64} : !llvm.ptr -> i8
    %573 = llvm.sdiv %567, %34 : i32
    %574 = llvm.select %568, %573, %0 : i1, i32
    %575 = llvm.intr.smax(%574, %9) : (i32, i32) -> i32
    %576 = llvm.zext %572 : i8 to i64
    llvm.br ^bb90(%9, %9, %9, %9, %0, %4, %0 : i32, i32, i32, i32, i32, i64, i32)
  ^bb90(%577: i32, %578: i32, %579: i32, %580: i32, %581: i32, %582: i64, %583: i32):  // 2 preds: ^bb89, ^bb92
    %584 = llvm.icmp "eq" %582, %576 : i64
    llvm.cond_br %584, ^bb108, ^bb91(%577, %578, %579, %580, %581, %4, %583, %583 : i32, i32, i32, i32, i32, i64, i32, i32)
  ^bb91(%585: i32, %586: i32, %587: i32, %588: i32, %589: i32, %590: i64, %591: i32, %592: i32):  // 2 preds: ^bb90, ^bb94
    %593 = llvm.icmp "slt" %590, %558 : i64
    llvm.cond_br %593, ^bb93, ^bb92
  ^bb92:  // pred: ^bb91
    %594 = llvm.add %582, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb90(%585, %586, %587, %588, %589, %594, %591 : i32, i32, i32, i32, i32, i64, i32)
  ^bb93:  // pred: ^bb91
    %595 = llvm.add %590, %571 overflow<nsw, nuw> : i64
    %596 = llvm.trunc %595 : i64 to i32
    %597 = llvm.icmp "sgt" %556, %596 : i32
    %598 = llvm.select %597, %596, %556 : i1, i32
    %599 = llvm.sext %598 : i32 to i64
    llvm.br ^bb94(%585, %586, %587, %588, %589, %591, %592, %592, %590 : i32, i32, i32, i32, i32, i32, i32, i32, i64)
  ^bb94(%600: i32, %601: i32, %602: i32, %603: i32, %604: i32, %605: i32, %606: i32, %607: i32, %608: i64):  // 2 preds: ^bb93, ^bb107
    %609 = llvm.icmp "slt" %608, %599 : i64
    llvm.cond_br %609, ^bb95, ^bb91(%600, %601, %602, %603, %604, %595, %605, %606 : i32, i32, i32, i32, i32, i64, i32, i32)
  ^bb95:  // pred: ^bb94
    %610 = llvm.getelementptr inbounds %539[%4, 17, 2, %549, 5, %582, %608] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %611 = llvm.load %610 {alignment = 4 : i64} : !llvm.ptr -> i32
    %612 = llvm.lshr %611, %11 : i32
    %613 = llvm.trunc %608 : i64 to i32
    llvm.br ^bb96(%608, %612, %613, %0 : i64, i32, i32, i32)
  ^bb96(%614: i64, %615: i32, %616: i32, %617: i32):  // 2 preds: ^bb95, ^bb100
    %618 = llvm.add %614, %16 overflow<nsw> : i64
    %619 = llvm.icmp "sgt" %614, %590 : i64
    llvm.cond_br %619, ^bb97, ^bb98
  ^bb97:  // pred: ^bb96
    %620 = llvm.getelementptr inbounds %539[%4, 17, 2, %549, 5, %582, %618] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %621 = llvm.trunc %618 : i64 to i32
    llvm.br ^bb99(%615, %616, %9, %9 : i32, i32, i32, i32)
  ^bb98:  // pred: ^bb96
    %622 = llvm.icmp "sgt" %617, %607 : i32
    llvm.cond_br %622, ^bb106, ^bb107(%600, %601, %602, %603, %604, %605, %606, %607 : i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb99(%623: i32, %624: i32, %625: i32, %626: i32):  // 2 preds: ^bb97, ^bb105
    %627 = llvm.icmp "eq" %626, %575 : i32
    llvm.cond_br %627, ^bb100, ^bb101
  ^bb100:  // pred: ^bb99
    %628 = llvm.add %625, %617 overflow<nsw> : i32
    llvm.br ^bb96(%618, %623, %624, %628 : i64, i32, i32, i32)
  ^bb101:  // pred: ^bb99
    %629 = llvm.load %620 {alignment = 4 : i64} : !llvm.ptr -> i32
    %630 = llvm.lshr %629, %11 : i32
    %631 = llvm.add %630, %626 overflow<nuw> : i32
    %632 = llvm.xor %631, %612 : i32
    %633 = llvm.and %632, %42 : i32
    %634 = llvm.icmp "ne" %633, %9 : i32
    %635 = llvm.icmp "eq" %631, %612 : i32
    %636 = llvm.select %634, %45, %635 : i1, i1
    llvm.cond_br %636, ^bb105(%623, %624, %625 : i32, i32, i32), ^bb102(%614, %0 : i64, i32)
  ^bb102(%637: i64, %638: i32):  // 2 preds: ^bb101, ^bb104
    %639 = llvm.icmp "ne" %638, %9 : i32
    %640 = llvm.icmp "slt" %637, %608 : i64
    %641 = llvm.select %639, %640, %47 : i1, i1
    llvm.cond_br %641, ^bb104, ^bb103
  ^bb103:  // pred: ^bb102
    %642 = llvm.select %639, %631, %623 : i1, i32
    %643 = llvm.select %639, %621, %624 : i1, i32
    llvm.br ^bb105(%642, %643, %638 : i32, i32, i32)
  ^bb104:  // pred: ^bb102
    %644 = llvm.getelementptr inbounds %539[%4, 17, 2, %549, 5, %582, %637] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %645 = llvm.load %644 {alignment = 4 : i64} : !llvm.ptr -> i32
    %646 = llvm.lshr %645, %11 : i32
    %647 = llvm.sub %631, %646 : i32
    %648 = llvm.icmp "uge" %647, %574 : i32
    %649 = llvm.zext %648 : i1 to i32
    %650 = llvm.add %637, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb102(%650, %649 : i64, i32)
  ^bb105(%651: i32, %652: i32, %653: i32):  // 2 preds: ^bb101, ^bb103
    %654 = llvm.add %626, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb99(%651, %652, %653, %654 : i32, i32, i32, i32)
  ^bb106:  // pred: ^bb98
    llvm.br ^bb107(%615, %612, %616, %613, %617, %617, %617, %617 : i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb107(%655: i32, %656: i32, %657: i32, %658: i32, %659: i32, %660: i32, %661: i32, %662: i32):  // 2 preds: ^bb98, ^bb106
    %663 = llvm.add %608, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb94(%655, %656, %657, %658, %659, %660, %661, %662, %663 : i32, i32, i32, i32, i32, i32, i32, i32, i64)
  ^bb108:  // pred: ^bb90
    %664 = llvm.icmp "slt" %581, %11 : i32
    llvm.cond_br %664, ^bb118, ^bb109
  ^bb109:  // pred: ^bb108
    %665 = llvm.getelementptr inbounds %539[%4, 17, 2, %549, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %666 = llvm.load %665 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %667 = llvm.zext %581 : i32 to i64
    %668 = llvm.add %667, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb110(%666, %668 : !llvm.ptr, i64)
  ^bb110(%669: !llvm.ptr, %670: i64):  // 2 preds: ^bb109, ^bb111
    %671 = llvm.load %669 {alignment = 1 : i64} : !llvm.ptr -> i8
    %672 = llvm.icmp "eq" %671, %2 : i8
    llvm.cond_br %672, ^bb112(%4 : i64), ^bb111
  ^bb111:  // pred: ^bb110
    %673 = llvm.zext %671 : i8 to i64
    %674 = llvm.xor %670, %673 : i64
    %675 = llvm.mul %674, %62 : i64
    %676 = llvm.getelementptr inbounds %669[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb110(%676, %675 : !llvm.ptr, i64)
  ^bb112(%677: i64):  // 2 preds: ^bb110, ^bb114
    %678 = llvm.icmp "eq" %677, %23 : i64
    llvm.cond_br %678, ^bb118, ^bb113
  ^bb113:  // pred: ^bb112
    %679 = llvm.getelementptr inbounds %63[%4, %677] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i64>
    %680 = llvm.cmpxchg %679, %4, %670 monotonic monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %681 = llvm.extractvalue %680[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %681, ^bb115, ^bb114
  ^bb114:  // pred: ^bb113
    %682 = llvm.extractvalue %680[0] : !llvm.struct<(i64, i1)> 
    %683 = llvm.icmp "eq" %682, %670 : i64
    %684 = llvm.add %677, %5 overflow<nsw, nuw> : i64
    llvm.cond_br %683, ^bb118, ^bb112(%684 : i64)
  ^bb115:  // pred: ^bb113
    llvm.intr.lifetime.start %72 : !llvm.ptr
    %685 = llvm.load %665 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %686 = llvm.getelementptr inbounds %539[%4, 17, 2, %549, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %687 = llvm.load %686 {alignment = 8 : i64} : !llvm.ptr -> i32
    %688 = llvm.icmp "eq" %687, %9 : i32
    %689 = llvm.select %688, %64, %65 : i1, !llvm.ptr
    %690 = llvm.add %579, %553 overflow<nsw> : i32
    %691 = llvm.add %580, %553 overflow<nsw> : i32
    %692 = llvm.call @snprintf(%264, %66, %67, %685, %581, %689, %690, %691, %577, %578) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %693 = llvm.icmp "sgt" %692, %9 : i32
    llvm.cond_br %693, ^bb116, ^bb117
  ^bb116:  // pred: ^bb115
    %694 = llvm.zext %692 : i32 to i64
    %695 = llvm.icmp "ult" %694, %68 : i64
    %696 = llvm.select %695, %694, %68 : i1, i64
    %697 = llvm.call @write(%11, %264, %696) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i64
    llvm.br ^bb117
  ^bb117:  // 2 preds: ^bb115, ^bb116
    llvm.intr.lifetime.end %72 : !llvm.ptr
    llvm.br ^bb118
  ^bb118:  // 5 preds: ^bb86, ^bb108, ^bb112, ^bb114, ^bb117
    %698 = llvm.add %543, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb83(%698 : i64)
  ^bb119:  // 2 preds: ^bb81, ^bb83
    %699 = llvm.getelementptr inbounds %537[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %700 = llvm.load %699 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %701 = llvm.getelementptr inbounds %700[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %702 = llvm.load %701 {alignment = 8 : i64} : !llvm.ptr -> i32
    %703 = llvm.intr.smax(%702, %9) : (i32, i32) -> i32
    %704 = llvm.zext %703 : i32 to i64
    llvm.br ^bb120(%4 : i64)
  ^bb120(%705: i64):  // 2 preds: ^bb119, ^bb122
    %706 = llvm.icmp "eq" %705, %704 : i64
    llvm.cond_br %706, ^bb121, ^bb122
  ^bb121:  // pred: ^bb120
    %707 = llvm.bitcast %539 : !llvm.ptr to !llvm.ptr
    %708 = llvm.getelementptr inbounds %539[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %709 = llvm.load %708 {alignment = 8 : i64} : !llvm.ptr -> i64
    %710 = llvm.call @munmap(%707, %709) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb129
  ^bb122:  // pred: ^bb120
    %711 = llvm.getelementptr inbounds %700[%4, 0, %705] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %712 = llvm.load %711 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %713 = llvm.getelementptr inbounds %712[%4, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %12, %713 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %714 = llvm.add %705, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb120(%714 : i64)
  ^bb123:  // pred: ^bb79
    %715 = llvm.getelementptr inbounds %77[%4, 0, %533] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %716 = llvm.load %715 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %717 = llvm.getelementptr inbounds %716[%4, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %718 = llvm.load %717 {alignment = 8 : i64} : !llvm.ptr -> i32
    %719 = llvm.icmp "eq" %718, %9 : i32
    llvm.cond_br %719, ^bb128, ^bb124
  ^bb124:  // pred: ^bb123
    %720 = llvm.getelementptr inbounds %716[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %721 = llvm.load %720 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %722 = llvm.getelementptr inbounds %721[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %723 = llvm.load %722 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %724 = llvm.getelementptr inbounds %716[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb125(%4 : i64)
  ^bb125(%725: i64):  // 2 preds: ^bb124, ^bb126
    %726 = llvm.load %724 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %727 = llvm.getelementptr inbounds %726[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %728 = llvm.load %727 {alignment = 8 : i64} : !llvm.ptr -> i64
    %729 = llvm.icmp "slt" %725, %728 : i64
    llvm.cond_br %729, ^bb126, ^bb127
  ^bb126:  // pred: ^bb125
    %730 = llvm.getelementptr inbounds %723[%725] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %2, %730 {alignment = 1 : i64} : i8, !llvm.ptr
    %731 = llvm.add %725, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb125(%731 : i64)
  ^bb127:  // pred: ^bb125
    llvm.store %9, %717 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb128
  ^bb128:  // 2 preds: ^bb123, ^bb127
    %732 = llvm.add %533, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb79(%732 : i64)
  ^bb129:  // 2 preds: ^bb80, ^bb121
    %733 = llvm.add %266, %5 overflow<nsw> : i64
    llvm.br ^bb31(%480, %733 : i32, i64)
  ^bb130(%734: i64):  // 2 preds: ^bb31, ^bb139
    %735 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> i32
    %736 = llvm.sext %735 : i32 to i64
    %737 = llvm.icmp "slt" %734, %736 : i64
    llvm.cond_br %737, ^bb132, ^bb131
  ^bb131:  // pred: ^bb130
    llvm.intr.lifetime.end %77 : !llvm.ptr
    llvm.intr.lifetime.end %76 : !llvm.ptr
    llvm.return %265 : i32
  ^bb132:  // pred: ^bb130
    %738 = llvm.getelementptr inbounds %76[%4, %734] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x ptr>
    %739 = llvm.bitcast %738 : !llvm.ptr to !llvm.ptr
    %740 = llvm.load %739 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %741 = llvm.getelementptr inbounds %740[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %742 = llvm.load %741 {alignment = 8 : i64} : !llvm.ptr -> i64
    %743 = llvm.icmp "ugt" %742, %40 : i64
    llvm.cond_br %743, ^bb138(%740 : !llvm.ptr), ^bb133
  ^bb133:  // pred: ^bb132
    %744 = llvm.ptrtoint %740 : !llvm.ptr to i64
    llvm.br ^bb134(%4 : i64)
  ^bb134(%745: i64):  // 2 preds: ^bb133, ^bb135
    %746 = llvm.icmp "eq" %745, %7 : i64
    llvm.cond_br %746, ^bb136, ^bb135
  ^bb135:  // pred: ^bb134
    %747 = llvm.getelementptr inbounds %10[%4, %745] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %748 = llvm.bitcast %747 : !llvm.ptr to !llvm.ptr
    %749 = llvm.cmpxchg %748, %4, %744 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %750 = llvm.extractvalue %749[1] : !llvm.struct<(i64, i1)> 
    %751 = llvm.add %745, %5 overflow<nsw, nuw> : i64
    llvm.cond_br %750, ^bb139, ^bb134(%751 : i64)
  ^bb136:  // pred: ^bb134
    %752 = llvm.atomicrmw add %41, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %753 = llvm.and %752, %42 : i32
    %754 = llvm.zext %753 : i32 to i64
    %755 = llvm.getelementptr inbounds %10[%4, %754] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %756 = llvm.bitcast %755 : !llvm.ptr to !llvm.ptr
    %757 = llvm.atomicrmw xchg %756, %744 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %758 = llvm.icmp "eq" %757, %4 : i64
    llvm.cond_br %758, ^bb139, ^bb137
  ^bb137:  // pred: ^bb136
    %759 = llvm.inttoptr %757 : i64 to !llvm.ptr
    llvm.br ^bb138(%759 : !llvm.ptr)
  ^bb138(%760: !llvm.ptr):  // 2 preds: ^bb132, ^bb137
    llvm.call fastcc @__tvm_ffi__grid_unmap(%760) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb139
  ^bb139:  // 3 preds: ^bb135, ^bb136, ^bb138
    %761 = llvm.add %734, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb130(%761 : i64)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_cluster_sides(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> !llvm.struct<(i64, i64)> attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__const.cluster_sides.sides : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(4294967297 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    %10 = llvm.alloca %0 x !llvm.struct<(i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.bitcast %10 : !llvm.ptr to !llvm.ptr
    %12 = llvm.bitcast %10 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%12, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %13 = llvm.getelementptr inbounds %arg0[%3, 6, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "eq" %14, %5 : i32
    %16 = llvm.bitcast %10 : !llvm.ptr to !llvm.ptr
    %17 = llvm.getelementptr inbounds %11[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Sides", (array<3 x i32>, i32)>
    llvm.cond_br %15, ^bb3(%6, %6 : i64, i64), ^bb1(%3 : i64)
  ^bb1(%18: i64):  // 2 preds: ^bb0, ^bb4
    %19 = llvm.icmp "eq" %18, %7 : i64
    llvm.cond_br %19, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %20 = llvm.getelementptr inbounds %10[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.getelementptr inbounds %10[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb3(%23, %21 : i64, i64)
  ^bb3(%24: i64, %25: i64):  // 2 preds: ^bb0, ^bb2
    %26 = llvm.insertvalue %25, %9[0] : !llvm.struct<(i64, i64)> 
    %27 = llvm.insertvalue %24, %26[1] : !llvm.struct<(i64, i64)> 
    llvm.return %27 : !llvm.struct<(i64, i64)>
  ^bb4:  // pred: ^bb1
    %28 = llvm.getelementptr inbounds %arg0[%3, 6, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.getelementptr inbounds %16[%3, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    llvm.store %29, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    %31 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.mul %31, %29 overflow<nsw> : i32
    llvm.store %32, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %33 = llvm.add %18, %8 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%33 : i64)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_meet(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(18 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(8 : i32) : i32
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.mlir.constant(5 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.constant(7 : i32) : i32
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "eq" %15, %2 : !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %18 = llvm.icmp "eq" %arg4, %4 : i32
    llvm.cond_br %16, ^bb4, ^bb1
  ^bb1:  // pred: ^bb0
    %19 = llvm.add %arg2, %arg1 overflow<nsw> : i32
    %20 = llvm.sext %arg1 : i32 to i64
    %21 = llvm.sext %19 : i32 to i64
    llvm.br ^bb2(%4, %2 : i32, !llvm.ptr)
  ^bb2(%22: i32, %23: !llvm.ptr):  // 2 preds: ^bb1, ^bb6
    %24 = llvm.icmp "eq" %22, %5 : i32
    llvm.cond_br %24, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.icmp "eq" %22, %6 : i32
    %26 = llvm.icmp "eq" %22, %4 : i32
    llvm.br ^bb5(%20, %23 : i64, !llvm.ptr)
  ^bb4:  // 2 preds: ^bb0, ^bb2
    llvm.return
  ^bb5(%27: i64, %28: !llvm.ptr):  // 2 preds: ^bb3, ^bb14
    %29 = llvm.icmp "slt" %27, %21 : i64
    llvm.cond_br %29, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %30 = llvm.add %22, %7 overflow<nsw, nuw> : i32
    llvm.br ^bb2(%30, %28 : i32, !llvm.ptr)
  ^bb7:  // pred: ^bb5
    %31 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds %31[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %33 = llvm.getelementptr inbounds %31[%27, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %34, %arg3 : i32
    llvm.cond_br %35, ^bb8, ^bb14(%28 : !llvm.ptr)
  ^bb8:  // pred: ^bb7
    llvm.cond_br %18, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %36 = llvm.getelementptr inbounds %31[%27, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.icmp "eq" %37, %arg4 : i32
    llvm.cond_br %38, ^bb10, ^bb14(%28 : !llvm.ptr)
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %39 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%32) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %40 = llvm.icmp "eq" %28, %2 : !llvm.ptr
    %41 = llvm.select %40, %39, %28 : i1, !llvm.ptr
    llvm.cond_br %25, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %42 = llvm.getelementptr inbounds %31[%27, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds %43[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.getelementptr inbounds %43[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.mul %47, %45 overflow<nsw> : i32
    %49 = llvm.getelementptr inbounds %31[%27, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i32
    %51 = llvm.add %48, %50 overflow<nsw> : i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.getelementptr inbounds %39[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.add %54, %7 : i32
    llvm.store %55, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14(%41 : !llvm.ptr)
  ^bb12:  // pred: ^bb10
    %56 = llvm.icmp "eq" %39, %41 : !llvm.ptr
    llvm.cond_br %56, ^bb14(%39 : !llvm.ptr), ^bb13
  ^bb13:  // pred: ^bb12
    %57 = llvm.select %26, %41, %39 : i1, !llvm.ptr
    %58 = llvm.select %26, %39, %41 : i1, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%15, %57, %58) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb14(%41 : !llvm.ptr)
  ^bb14(%59: !llvm.ptr):  // 5 preds: ^bb7, ^bb9, ^bb11, ^bb12, ^bb13
    %60 = llvm.add %27, %13 overflow<nsw> : i64
    llvm.br ^bb5(%60, %59 : i64, !llvm.ptr)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_enqueue(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(11 : i32) : i32
    %5 = llvm.mlir.constant(12 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1024 : i32) : i32
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.getelementptr inbounds %arg1[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %2, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.add %15, %6 overflow<nsw> : i32
    llvm.store %16, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %17 = llvm.add %15, %13 overflow<nsw> : i32
    %18 = llvm.srem %17, %7 : i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %arg0[%0, 10, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.store %11, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_learn(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(9 : i32) : i32
    %5 = llvm.mlir.constant(8 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(17 : i32) : i32
    %8 = llvm.mlir.constant(18 : i32) : i32
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(19 : i32) : i32
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.mlir.constant(2 : i32) : i32
    %16 = llvm.mlir.constant(32 : i32) : i32
    %17 = llvm.mlir.constant(10 : i32) : i32
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.zext %arg0 : i32 to i64
    %20 = llvm.shl %19, %0 overflow<nuw> : i64
    %21 = llvm.zext %arg1 : i32 to i64
    %22 = llvm.or %20, %21 : i64
    %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %27 = llvm.bitcast %25 : !llvm.ptr to !llvm.ptr
    %28 = llvm.inttoptr %22 : i64 to !llvm.ptr
    %29 = llvm.getelementptr inbounds %25[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %30 = llvm.getelementptr inbounds %23[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %31 = llvm.getelementptr inbounds %25[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %32 = llvm.getelementptr inbounds %23[%1, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %33 = llvm.getelementptr inbounds %23[%1, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %34 = llvm.getelementptr inbounds %25[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %35 = llvm.getelementptr inbounds %23[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %36 = llvm.getelementptr inbounds %25[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %37 = llvm.getelementptr inbounds %25[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %38 = llvm.getelementptr inbounds %23[%1, 19, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb12
    %39 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.call tail %39(%40, %28) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %42 = llvm.icmp "eq" %41, %12 : i32
    llvm.cond_br %42, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %13, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.store %9, %30 {alignment = 4 : i64} : i32, !llvm.ptr
    %43 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.add %43, %14 overflow<nsw> : i32
    llvm.store %44, %31 {alignment = 4 : i64} : i32, !llvm.ptr
    %45 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds %45[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.getelementptr inbounds %47[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.add %49, %14 overflow<nsw> : i32
    llvm.store %50, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    %51 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.icmp "eq" %51, %12 : i32
    llvm.cond_br %52, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %53 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %54 = llvm.getelementptr inbounds %47[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.icmp "eq" %53, %55 : i32
    llvm.cond_br %56, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %57 = llvm.getelementptr inbounds %47[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    %59 = llvm.add %58, %14 overflow<nsw> : i32
    llvm.store %59, %57 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 3 preds: ^bb3, ^bb4, ^bb5
    llvm.call fastcc tail @__tvm_ffi__grid_open_cluster(%47) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %60 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i32
    %61 = llvm.icmp "eq" %60, %12 : i32
    llvm.cond_br %61, ^bb9, ^bb7
  ^bb7:  // pred: ^bb6
    %62 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.icmp "eq" %60, %62 : i32
    llvm.cond_br %63, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call fastcc tail @__tvm_ffi__grid_open_barrier(%25) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb9:  // 3 preds: ^bb6, ^bb7, ^bb8
    %64 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.sdiv %64, %16 : i32
    %66 = llvm.shl %65, %2 overflow<nsw> : i32
    %67 = llvm.sext %66 : i32 to i64
    llvm.br ^bb10(%1 : i64)
  ^bb10(%68: i64):  // 2 preds: ^bb9, ^bb15
    %69 = llvm.icmp "eq" %68, %0 : i64
    llvm.cond_br %69, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %70 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i32
    %71 = llvm.trunc %68 : i64 to i32
    %72 = llvm.add %66, %71 : i32
    %73 = llvm.icmp "slt" %72, %70 : i32
    llvm.cond_br %73, ^bb13, ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%38, %25) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb1
  ^bb13:  // pred: ^bb11
    %74 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.getelementptr inbounds %74[%67] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %76 = llvm.getelementptr inbounds %75[%68] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %77 = llvm.getelementptr inbounds %76[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %78 = llvm.load %77 {alignment = 4 : i64} : !llvm.ptr -> i32
    %79 = llvm.icmp "eq" %78, %15 : i32
    llvm.cond_br %79, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %80 = llvm.getelementptr inbounds %76[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %81 = llvm.load %80 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_open_warp(%25, %65, %81) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    %82 = llvm.add %68, %18 overflow<nsw, nuw> : i64
    llvm.br ^bb10(%82 : i64)
  }
  llvm.func local_unnamed_addr @setcontext(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_open_warp(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(32 : i64) : i64
    %7 = llvm.mlir.constant(false) : i1
    %8 = llvm.mlir.constant(32 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(-1 : i32) : i32
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.constant(7 : i32) : i32
    %13 = llvm.mlir.constant(12 : i32) : i32
    %14 = llvm.mlir.constant(31 : i32) : i32
    %15 = llvm.mlir.constant(11 : i32) : i32
    %16 = llvm.mlir.constant(13 : i32) : i32
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.mlir.constant(5 : i64) : i64
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.mlir.constant(3 : i64) : i64
    %21 = llvm.mlir.constant(4 : i64) : i64
    %22 = llvm.mlir.constant(4 : i8) : i8
    %23 = llvm.mlir.constant(2147483640 : i32) : i32
    %24 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %25 = llvm.mlir.constant(536870910 : i32) : i32
    %26 = llvm.mlir.constant(16 : i32) : i32
    %27 = llvm.mlir.constant(65535 : i32) : i32
    %28 = llvm.mlir.constant(4294967295 : i64) : i64
    %29 = llvm.mlir.constant(14 : i32) : i32
    %30 = llvm.mlir.constant(8 : i32) : i32
    %31 = llvm.mlir.constant(10 : i32) : i32
    %32 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.shl %arg1, %3 overflow<nsw> : i32
    %36 = llvm.sext %35 : i32 to i64
    %37 = llvm.getelementptr inbounds %34[%36] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %38 = llvm.getelementptr inbounds %arg0[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
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
    %51 = llvm.getelementptr inbounds %37[%42] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %52 = llvm.getelementptr inbounds %51[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %53 : i32, ^bb57 [
      6: ^bb6(%43 : i32),
      2: ^bb4
    ]
  ^bb4:  // pred: ^bb3
    %54 = llvm.getelementptr inbounds %51[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.icmp "eq" %55, %arg2 : i32
    llvm.cond_br %56, ^bb5, ^bb57
  ^bb5:  // pred: ^bb4
    %57 = llvm.or %48, %43 : i32
    llvm.br ^bb6(%57 : i32)
  ^bb6(%58: i32):  // 3 preds: ^bb2, ^bb3, ^bb5
    %59 = llvm.add %42, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%59, %58 : i64, i32)
  ^bb7:  // pred: ^bb1
    %60 = llvm.icmp "slt" %40, %8 : i32
    %61 = llvm.select %60, %40, %8 : i1, i32
    llvm.call fastcc tail @__tvm_ffi__grid_meet(%arg0, %35, %61, %9, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %62 = llvm.icmp "eq" %43, %10 : i32
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
    %75 = llvm.getelementptr inbounds %37[%69] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %76 = llvm.getelementptr inbounds %75[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %77 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> i32
    %78 = llvm.srem %77, %8 : i32
    %79 = llvm.getelementptr inbounds %75[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %80 = llvm.load %79 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.and %80, %14 : i32
    %82 = llvm.getelementptr inbounds %75[%1, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i32
    %84 = llvm.icmp "sgt" %83, %2 : i32
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
    %86 = llvm.sdiv %85, %22 : i8
    %87 = llvm.sext %86 : i8 to i32
    %88 = llvm.srem %77, %2 : i32
    %89 = llvm.getelementptr inbounds %75[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> i64
    %91 = llvm.inttoptr %90 : i64 to !llvm.ptr
    %92 = llvm.getelementptr inbounds %91[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>, i32)>
    %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.icmp "slt" %93, %9 : i32
    %95 = llvm.icmp "eq" %93, %2 : i32
    %96 = llvm.select %95, %0, %2 : i1, i32
    %97 = llvm.select %94, %9, %96 : i1, i32
    %98 = llvm.shl %97, %11 overflow<nsw, nuw> : i32
    %99 = llvm.shl %87, %9 overflow<nsw> : i32
    %100 = llvm.shl %88, %11 overflow<nsw> : i32
    %101 = llvm.add %97, %10 overflow<nsw> : i32
    llvm.br ^bb14(%1 : i64)
  ^bb14(%102: i64):  // 2 preds: ^bb13, ^bb17
    %103 = llvm.icmp "eq" %102, %21 : i64
    llvm.cond_br %103, ^bb51(%68 : i64), ^bb15
  ^bb15:  // pred: ^bb14
    %104 = llvm.getelementptr inbounds %91[%1, 2, %102] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>, i32)>
    %105 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> f32
    %106 = llvm.trunc %102 : i64 to i32
    %107 = llvm.shl %106, %9 : i32
    %108 = llvm.and %107, %2 : i32
    %109 = llvm.or %108, %100 : i32
    %110 = llvm.lshr %106, %0 : i32
    llvm.br ^bb16(%5, %105 : i32, f32)
  ^bb16(%111: i32, %112: f32):  // 2 preds: ^bb15, ^bb18
    %113 = llvm.icmp "eq" %111, %98 : i32
    llvm.cond_br %113, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    llvm.store %112, %104 {alignment = 4 : i64} : f32, !llvm.ptr
    %114 = llvm.add %102, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%114 : i64)
  ^bb18:  // pred: ^bb16
    %115 = llvm.lshr %111, %0 : i32
    %116 = llvm.lshr %111, %9 : i32
    %117 = llvm.select %95, %111, %116 : i1, i32
    %118 = llvm.select %94, %115, %117 : i1, i32
    %119 = llvm.and %118, %11 : i32
    %120 = llvm.lshr %118, %9 : i32
    %121 = llvm.or %119, %99 : i32
    %122 = llvm.sext %121 : i32 to i64
    %123 = llvm.getelementptr inbounds %37[%122, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %124 = llvm.load %123 {alignment = 8 : i64} : !llvm.ptr -> i64
    %125 = llvm.inttoptr %124 : i64 to !llvm.ptr
    %126 = llvm.or %119, %109 : i32
    %127 = llvm.sext %126 : i32 to i64
    %128 = llvm.getelementptr inbounds %37[%127, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %129 = llvm.load %128 {alignment = 8 : i64} : !llvm.ptr -> i64
    %130 = llvm.inttoptr %129 : i64 to !llvm.ptr
    %131 = llvm.shl %120, %0 overflow<nsw, nuw> : i32
    %132 = llvm.add %131, %110 overflow<nsw, nuw> : i32
    %133 = llvm.zext %132 : i32 to i64
    %134 = llvm.getelementptr inbounds %125[%1, 0, %133] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>, i32)>
    %135 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.and %111, %101 : i32
    %137 = llvm.call fastcc tail @__tvm_ffi__grid_part_of(%135, %136, %93) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %138 = llvm.zext %120 : i32 to i64
    %139 = llvm.getelementptr inbounds %130[%1, 1, %138] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>, i32)>
    %140 = llvm.load %139 {alignment = 4 : i64} : !llvm.ptr -> i32
    %141 = llvm.call fastcc tail @__tvm_ffi__grid_part_of(%140, %136, %93) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %142 = llvm.intr.fmuladd(%137, %141, %112) : (f32, f32, f32) -> f32
    %143 = llvm.add %111, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb16(%143, %142 : i32, f32)
  ^bb19:  // pred: ^bb12
    %144 = llvm.getelementptr inbounds %75[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %145 = llvm.load %144 {alignment = 8 : i64} : !llvm.ptr -> i64
    %146 = llvm.inttoptr %145 : i64 to !llvm.ptr
    %147 = llvm.getelementptr inbounds %146[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %148 = llvm.getelementptr inbounds %146[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %149 = llvm.trunc %78 : i32 to i8
    %150 = llvm.srem %149, %22 : i8
    %151 = llvm.sext %150 : i8 to i32
    %152 = llvm.shl %151, %0 overflow<nsw> : i32
    %153 = llvm.sdiv %149, %22 : i8
    %154 = llvm.sext %153 : i8 to i32
    %155 = llvm.load %147 {alignment = 8 : i64} : !llvm.ptr -> i32
    %156 = llvm.intr.smax(%155, %5) : (i32, i32) -> i32
    %157 = llvm.zext %156 : i32 to i64
    llvm.br ^bb20(%1 : i64)
  ^bb20(%158: i64):  // 2 preds: ^bb19, ^bb23
    %159 = llvm.icmp "eq" %158, %157 : i64
    llvm.cond_br %159, ^bb51(%68 : i64), ^bb21
  ^bb21:  // pred: ^bb20
    %160 = llvm.load %148 {alignment = 4 : i64} : !llvm.ptr -> i32
    %161 = llvm.icmp "eq" %160, %5 : i32
    %162 = llvm.trunc %158 : i64 to i32
    %163 = llvm.shl %162, %11 overflow<nsw> : i32
    llvm.br ^bb22(%5, %5 : i32, i32)
  ^bb22(%164: i32, %165: i32):  // 2 preds: ^bb21, ^bb24
    %166 = llvm.icmp "eq" %164, %9 : i32
    llvm.cond_br %166, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %167 = llvm.getelementptr inbounds %146[%1, 3, %158] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    llvm.store %165, %167 {alignment = 4 : i64} : i32, !llvm.ptr
    %168 = llvm.add %158, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb20(%168 : i64)
  ^bb24:  // pred: ^bb22
    %169 = llvm.add %164, %152 overflow<nsw, nuw> : i32
    %170 = llvm.select %161, %154, %169 : i1, i32
    %171 = llvm.select %161, %169, %154 : i1, i32
    %172 = llvm.add %170, %163 overflow<nsw> : i32
    %173 = llvm.sext %172 : i32 to i64
    %174 = llvm.getelementptr inbounds %37[%173, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %175 = llvm.load %174 {alignment = 8 : i64} : !llvm.ptr -> i64
    %176 = llvm.inttoptr %175 : i64 to !llvm.ptr
    %177 = llvm.load %176 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %178 = llvm.sext %171 : i32 to i64
    %179 = llvm.getelementptr inbounds %177[%178] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %180 = llvm.load %179 {alignment = 2 : i64} : !llvm.ptr -> i16
    %181 = llvm.zext %180 : i16 to i32
    %182 = llvm.shl %164, %2 overflow<nsw, nuw> : i32
    %183 = llvm.shl %181, %182 overflow<nuw> : i32
    %184 = llvm.or %183, %165 : i32
    %185 = llvm.add %164, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb22(%185, %184 : i32, i32)
  ^bb25:  // pred: ^bb12
    %186 = llvm.getelementptr inbounds %75[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %187 = llvm.load %186 {alignment = 8 : i64} : !llvm.ptr -> i64
    %188 = llvm.inttoptr %187 : i64 to !llvm.ptr
    %189 = llvm.load %188 {alignment = 8 : i64} : !llvm.ptr -> i64
    %190 = llvm.trunc %189 : i64 to i32
    %191 = llvm.getelementptr inbounds %188[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %192 = llvm.load %191 {alignment = 8 : i64} : !llvm.ptr -> i64
    %193 = llvm.trunc %192 : i64 to i32
    %194 = llvm.getelementptr inbounds %188[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %195 = llvm.sdiv %190, %9 : i32
    %196 = llvm.sext %195 : i32 to i64
    %197 = llvm.getelementptr inbounds %194[%196] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.intr.lifetime.start %32 : !llvm.ptr
    %198 = llvm.shl %193, %9 overflow<nsw> : i32
    %199 = llvm.sext %198 : i32 to i64
    %200 = llvm.getelementptr inbounds %197[%199] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %201 = llvm.load %200 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %201, %64 {alignment = 8 : i64} : i64, !llvm.ptr
    %202 = llvm.getelementptr inbounds %188[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %203 = llvm.load %202 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %203, %65 {alignment = 8 : i64} : i64, !llvm.ptr
    %204 = llvm.getelementptr inbounds %188[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %205 = llvm.load %204 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %205, %66 {alignment = 8 : i64} : i64, !llvm.ptr
    %206 = llvm.getelementptr inbounds %188[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %207 = llvm.load %206 {alignment = 8 : i64} : !llvm.ptr -> i64
    %208 = llvm.trunc %207 : i64 to i32
    llvm.store %208, %67 {alignment = 8 : i64} : i32, !llvm.ptr
    %209 = llvm.trunc %78 : i32 to i8
    %210 = llvm.sdiv %209, %22 : i8
    %211 = llvm.sext %210 : i8 to i32
    %212 = llvm.shl %211, %9 overflow<nsw> : i32
    %213 = llvm.add %195, %3 overflow<nsw> : i32
    %214 = llvm.srem %77, %2 : i32
    %215 = llvm.shl %214, %0 overflow<nsw> : i32
    %216 = llvm.or %198, %0 : i32
    %217 = llvm.sext %216 : i32 to i64
    %218 = llvm.getelementptr inbounds %197[%217] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %219 = llvm.shl %193, %2 : i32
    %220 = llvm.sext %213 : i32 to i64
    %221 = llvm.intr.smax(%219, %5) : (i32, i32) -> i32
    %222 = llvm.intr.smax(%195, %5) : (i32, i32) -> i32
    %223 = llvm.zext %222 : i32 to i64
    llvm.br ^bb26(%1 : i64)
  ^bb26(%224: i64):  // 2 preds: ^bb25, ^bb31
    %225 = llvm.icmp "eq" %224, %223 : i64
    llvm.cond_br %225, ^bb33, ^bb27
  ^bb27:  // pred: ^bb26
    %226 = llvm.trunc %224 : i64 to i32
    %227 = llvm.shl %226, %0 : i32
    %228 = llvm.and %227, %23 : i32
    %229 = llvm.add %228, %215 overflow<nsw> : i32
    %230 = llvm.and %226, %0 : i32
    %231 = llvm.or %229, %230 : i32
    %232 = llvm.getelementptr inbounds %194[%224] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %233 = llvm.bitcast %232 : !llvm.ptr to !llvm.ptr
    %234 = llvm.load %218 {alignment = 8 : i64} : !llvm.ptr -> i64
    %235 = llvm.trunc %234 : i64 to i32
    %236 = llvm.icmp "eq" %235, %5 : i32
    llvm.cond_br %236, ^bb29(%24 : f32), ^bb28
  ^bb28:  // pred: ^bb27
    %237 = llvm.load %233 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb29(%237 : f32)
  ^bb29(%238: f32):  // 2 preds: ^bb27, ^bb28
    %239 = llvm.lshr %226, %0 : i32
    %240 = llvm.and %239, %0 : i32
    llvm.br ^bb30(%5, %238 : i32, f32)
  ^bb30(%241: i32, %242: f32):  // 2 preds: ^bb29, ^bb32
    %243 = llvm.icmp "eq" %241, %221 : i32
    llvm.cond_br %243, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    llvm.store %242, %233 {alignment = 4 : i64} : f32, !llvm.ptr
    %244 = llvm.add %224, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb26(%244 : i64)
  ^bb32:  // pred: ^bb30
    %245 = llvm.lshr %241, %0 : i32
    %246 = llvm.and %245, %11 : i32
    %247 = llvm.or %246, %212 : i32
    %248 = llvm.sext %247 : i32 to i64
    %249 = llvm.getelementptr inbounds %37[%248, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %250 = llvm.load %249 {alignment = 8 : i64} : !llvm.ptr -> i64
    %251 = llvm.inttoptr %250 : i64 to !llvm.ptr
    %252 = llvm.getelementptr inbounds %251[%220] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %253 = llvm.lshr %241, %9 : i32
    %254 = llvm.and %253, %25 : i32
    %255 = llvm.or %254, %240 : i32
    %256 = llvm.zext %255 : i32 to i64
    %257 = llvm.getelementptr inbounds %252[%256] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %258 = llvm.load %257 {alignment = 8 : i64} : !llvm.ptr -> i64
    %259 = llvm.trunc %258 : i64 to i32
    %260 = llvm.and %241, %0 : i32
    %261 = llvm.icmp "eq" %260, %5 : i32
    %262 = llvm.lshr %259, %26 : i32
    %263 = llvm.and %259, %27 : i32
    %264 = llvm.select %261, %263, %262 : i1, i32
    %265 = llvm.call fastcc tail @__tvm_ffi__grid_float_of(%264, %208) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %266 = llvm.call fastcc @__tvm_ffi__grid_element(%75, %32, %231, %241) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %267 = llvm.intr.fmuladd(%265, %266, %242) : (f32, f32, f32) -> f32
    %268 = llvm.add %241, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb30(%268, %267 : i32, f32)
  ^bb33:  // pred: ^bb26
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.br ^bb51(%68 : i64)
  ^bb34:  // pred: ^bb12
    %269 = llvm.getelementptr inbounds %75[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %270 = llvm.load %269 {alignment = 8 : i64} : !llvm.ptr -> i64
    %271 = llvm.inttoptr %270 : i64 to !llvm.ptr
    %272 = llvm.load %271 {alignment = 8 : i64} : !llvm.ptr -> i64
    %273 = llvm.trunc %272 : i64 to i32
    %274 = llvm.shl %273, %0 : i32
    %275 = llvm.trunc %78 : i32 to i8
    %276 = llvm.sdiv %275, %22 : i8
    %277 = llvm.sext %276 : i8 to i32
    %278 = llvm.srem %275, %22 : i8
    %279 = llvm.sext %278 : i8 to i32
    %280 = llvm.shl %279, %0 overflow<nsw> : i32
    %281 = llvm.getelementptr inbounds %271[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %282 = llvm.getelementptr inbounds %75[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %283 = llvm.intr.smax(%274, %5) : (i32, i32) -> i32
    llvm.br ^bb35(%5 : i32)
  ^bb35(%284: i32):  // 2 preds: ^bb34, ^bb36
    %285 = llvm.icmp "eq" %284, %283 : i32
    llvm.cond_br %285, ^bb51(%68 : i64), ^bb36
  ^bb36:  // pred: ^bb35
    %286 = llvm.and %284, %0 : i32
    %287 = llvm.or %286, %280 : i32
    %288 = llvm.load %281 {alignment = 8 : i64} : !llvm.ptr -> i64
    %289 = llvm.icmp "eq" %288, %1 : i64
    %290 = llvm.select %289, %277, %287 : i1, i32
    %291 = llvm.select %289, %287, %277 : i1, i32
    %292 = llvm.lshr %284, %0 : i32
    %293 = llvm.shl %292, %11 overflow<nsw> : i32
    %294 = llvm.add %290, %293 overflow<nsw> : i32
    %295 = llvm.sext %294 : i32 to i64
    %296 = llvm.getelementptr inbounds %37[%295, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %297 = llvm.load %296 {alignment = 8 : i64} : !llvm.ptr -> i64
    %298 = llvm.inttoptr %297 : i64 to !llvm.ptr
    %299 = llvm.load %282 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %300 = llvm.getelementptr inbounds %298[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %301 = llvm.load %300 {alignment = 8 : i64} : !llvm.ptr -> i64
    %302 = llvm.and %301, %28 : i64
    %303 = llvm.getelementptr inbounds %299[%302] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %304 = llvm.bitcast %303 : !llvm.ptr to !llvm.ptr
    %305 = llvm.add %292, %11 overflow<nsw, nuw> : i32
    %306 = llvm.zext %305 : i32 to i64
    %307 = llvm.getelementptr inbounds %271[%306] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %308 = llvm.load %307 {alignment = 8 : i64} : !llvm.ptr -> i64
    %309 = llvm.trunc %308 : i64 to i32
    %310 = llvm.shl %286, %2 overflow<nsw, nuw> : i32
    %311 = llvm.lshr %309, %310 : i32
    %312 = llvm.trunc %311 : i32 to i16
    %313 = llvm.sext %291 : i32 to i64
    %314 = llvm.getelementptr inbounds %304[%313] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    llvm.store %312, %314 {alignment = 2 : i64} : i16, !llvm.ptr
    %315 = llvm.add %284, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb35(%315 : i32)
  ^bb37:  // pred: ^bb10
    llvm.switch %83 : i32, ^bb45 [
      4: ^bb38(%1, %1 : i64, i64),
      0: ^bb47(%81 : i32),
      1: ^bb43,
      2: ^bb44
    ]
  ^bb38(%316: i64, %317: i64):  // 2 preds: ^bb37, ^bb42
    %318 = llvm.icmp "eq" %316, %6 : i64
    llvm.cond_br %318, ^bb51(%317 : i64), ^bb39
  ^bb39:  // pred: ^bb38
    %319 = llvm.trunc %316 : i64 to i32
    %320 = llvm.shl %0, %319 overflow<nuw> : i32
    %321 = llvm.and %320, %43 : i32
    %322 = llvm.icmp "eq" %321, %5 : i32
    llvm.cond_br %322, ^bb42(%317 : i64), ^bb40
  ^bb40:  // pred: ^bb39
    %323 = llvm.getelementptr inbounds %37[%316, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %324 = llvm.load %323 {alignment = 8 : i64} : !llvm.ptr -> i64
    %325 = llvm.icmp "eq" %324, %1 : i64
    llvm.cond_br %325, ^bb42(%317 : i64), ^bb41
  ^bb41:  // pred: ^bb40
    %326 = llvm.shl %17, %316 overflow<nsw, nuw> : i64
    %327 = llvm.or %326, %317 : i64
    llvm.br ^bb42(%327 : i64)
  ^bb42(%328: i64):  // 3 preds: ^bb39, ^bb40, ^bb41
    %329 = llvm.add %316, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb38(%329, %328 : i64, i64)
  ^bb43:  // pred: ^bb37
    %330 = llvm.sub %78, %81 overflow<nsw> : i32
    llvm.br ^bb46(%330 : i32)
  ^bb44:  // pred: ^bb37
    %331 = llvm.add %81, %78 overflow<nsw> : i32
    llvm.br ^bb46(%331 : i32)
  ^bb45:  // pred: ^bb37
    %332 = llvm.xor %81, %78 : i32
    llvm.br ^bb46(%332 : i32)
  ^bb46(%333: i32):  // 3 preds: ^bb43, ^bb44, ^bb45
    %334 = llvm.icmp "ult" %333, %8 : i32
    llvm.cond_br %334, ^bb47(%333 : i32), ^bb49
  ^bb47(%335: i32):  // 2 preds: ^bb37, ^bb46
    %336 = llvm.shl %0, %335 overflow<nuw> : i32
    %337 = llvm.and %336, %43 : i32
    %338 = llvm.icmp "eq" %337, %5 : i32
    llvm.cond_br %338, ^bb49, ^bb48
  ^bb48:  // pred: ^bb47
    %339 = llvm.zext %335 : i32 to i64
    %340 = llvm.getelementptr inbounds %37[%339, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.br ^bb50(%340 : !llvm.ptr)
  ^bb49:  // 2 preds: ^bb46, ^bb47
    %341 = llvm.getelementptr inbounds %75[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.br ^bb50(%341 : !llvm.ptr)
  ^bb50(%342: !llvm.ptr):  // 2 preds: ^bb48, ^bb49
    %343 = llvm.load %342 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb51(%343 : i64)
  ^bb51(%344: i64):  // 7 preds: ^bb11, ^bb14, ^bb20, ^bb33, ^bb35, ^bb38, ^bb50
    %345 = llvm.getelementptr inbounds %75[%1, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.store %344, %345 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb52
  ^bb52:  // 2 preds: ^bb9, ^bb51
    %346 = llvm.add %69, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb8(%346 : i64)
  ^bb53(%347: i64):  // 2 preds: ^bb8, ^bb56
    %348 = llvm.icmp "eq" %347, %6 : i64
    llvm.cond_br %348, ^bb57, ^bb54
  ^bb54:  // pred: ^bb53
    %349 = llvm.trunc %347 : i64 to i32
    %350 = llvm.shl %0, %349 overflow<nuw> : i32
    %351 = llvm.and %350, %43 : i32
    %352 = llvm.icmp "eq" %351, %5 : i32
    llvm.cond_br %352, ^bb56, ^bb55
  ^bb55:  // pred: ^bb54
    %353 = llvm.getelementptr inbounds %37[%347] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %353) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb56
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %354 = llvm.add %347, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb53(%354 : i64)
  ^bb57:  // 3 preds: ^bb3, ^bb4, ^bb53
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_part_of(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> f32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(32 : i32) : i32
    %3 = llvm.mlir.constant(8 : i32) : i32
    %4 = llvm.mlir.constant(16 : i32) : i32
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.icmp "slt" %arg2, %0 : i32
    %7 = llvm.icmp "eq" %arg2, %1 : i32
    %8 = llvm.select %7, %2, %3 : i1, i32
    %9 = llvm.select %6, %4, %8 : i1, i32
    %10 = llvm.mul %9, %arg1 overflow<nsw> : i32
    %11 = llvm.lshr %arg0, %10 : i32
    %12 = llvm.shl %5, %9 overflow<nsw> : i32
    %13 = llvm.xor %12, %5 : i32
    %14 = llvm.and %11, %13 : i32
    %15 = llvm.call fastcc tail @__tvm_ffi__grid_float_of(%14, %arg2) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    llvm.return %15 : f32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_float_of(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> f32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(-8192 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(-5 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(127 : i32) : i32
    %7 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %8 = llvm.mlir.constant(8 : i32) : i32
    %9 = llvm.mlir.constant(32768 : i32) : i32
    %10 = llvm.mlir.constant(7 : i32) : i32
    %11 = llvm.mlir.constant(2.560000e+02 : f32) : f32
    %12 = llvm.icmp "eq" %arg1, %0 : i32
    %13 = llvm.shl %arg0, %1 : i32
    %14 = llvm.and %arg0, %2 : i32
    %15 = llvm.select %12, %13, %14 : i1, i32
    %16 = llvm.icmp "eq" %arg1, %3 : i32
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %17 = llvm.call fastcc tail @__tvm_ffi__grid_float_of_half(%arg0) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> f32
    llvm.br ^bb8(%17 : f32)
  ^bb2:  // pred: ^bb0
    %18 = llvm.and %arg1, %4 : i32
    %19 = llvm.icmp "eq" %18, %0 : i32
    llvm.cond_br %19, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %20 = llvm.bitcast %15 : i32 to f32
    llvm.br ^bb8(%20 : f32)
  ^bb4:  // pred: ^bb2
    %21 = llvm.icmp "eq" %arg1, %5 : i32
    %22 = llvm.and %arg0, %6 : i32
    llvm.cond_br %21, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %23 = llvm.shl %arg0, %8 : i32
    %24 = llvm.call fastcc tail @__tvm_ffi__grid_float_of_half(%23) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> f32
    llvm.br ^bb8(%24 : f32)
  ^bb6:  // pred: ^bb4
    %25 = llvm.icmp "eq" %22, %6 : i32
    llvm.cond_br %25, ^bb8(%7 : f32), ^bb7
  ^bb7:  // pred: ^bb6
    %26 = llvm.shl %arg0, %8 : i32
    %27 = llvm.and %26, %9 : i32
    %28 = llvm.shl %22, %10 overflow<nsw, nuw> : i32
    %29 = llvm.or %27, %28 : i32
    %30 = llvm.call fastcc tail @__tvm_ffi__grid_float_of_half(%29) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> f32
    %31 = llvm.fmul %30, %11 : f32
    llvm.br ^bb8(%31 : f32)
  ^bb8(%32: f32):  // 5 preds: ^bb1, ^bb3, ^bb5, ^bb6, ^bb7
    llvm.return %32 : f32
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
    %8 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @snprintf(%7, %3, %4, %9, %arg1) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @TVMFFIErrorSetRaisedFromCStr(%5, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_words_of(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(18 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(-1 : i64) : i64
    %9 = llvm.mlir.constant(false) : i1
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(4294967295 : i64) : i64
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.constant(4 : i64) : i64
    %14 = llvm.mlir.constant(32 : i64) : i64
    %15 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %16[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.getelementptr inbounds %18[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i32
    %26 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %27 = llvm.shl %23, %5 overflow<nsw> : i64
    %28 = llvm.intr.smax(%25, %6) : (i32, i32) -> i32
    %29 = llvm.zext %28 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%30: i64):  // 2 preds: ^bb0, ^bb4
    %31 = llvm.icmp "eq" %30, %29 : i64
    llvm.cond_br %31, ^bb5(%0 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %32 = llvm.getelementptr inbounds %18[%0, 0, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (array<16 x ptr>, i32, i32, i32, i32)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds %33[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %35[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.ptrtoint %37 : !llvm.ptr to i64
    %39 = llvm.sub %26, %38 : i64
    %40 = llvm.icmp "sgt" %39, %8 : i64
    %41 = llvm.icmp "slt" %39, %27 : i64
    %42 = llvm.select %40, %41, %9 : i1, i1
    llvm.cond_br %42, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %43 = llvm.and %30, %11 : i64
    %44 = llvm.add %arg2, %12 : i64
    %45 = llvm.add %44, %39 : i64
    %46 = llvm.sdiv %45, %13 : i64
    %47 = llvm.mul %43, %23 overflow<nsw> : i64
    %48 = llvm.lshr %39, %5 : i64
    %49 = llvm.add %48, %47 overflow<nsw> : i64
    %50 = llvm.icmp "slt" %46, %23 : i64
    %51 = llvm.select %50, %46, %23 : i1, i64
    %52 = llvm.add %51, %47 overflow<nsw> : i64
    %53 = llvm.shl %52, %14 : i64
    %54 = llvm.and %49, %11 : i64
    %55 = llvm.or %53, %54 : i64
    llvm.br ^bb5(%55 : i64)
  ^bb4:  // pred: ^bb2
    %56 = llvm.add %30, %10 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%56 : i64)
  ^bb5(%57: i64):  // 2 preds: ^bb1, ^bb3
    llvm.return %57 : i64
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_follows_write(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.constant(14 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(6 : i32) : i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.19 : !llvm.ptr
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.20 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.21 : !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.sext %arg1 : i32 to i64
    %20 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %18[%19, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i32
    %23 = llvm.icmp "eq" %22, %5 : i32
    llvm.cond_br %23, ^bb9(%6 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %24 = llvm.getelementptr inbounds %14[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i32
    %26 = llvm.getelementptr inbounds %14[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.mul %27, %25 overflow<nsw> : i32
    %29 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i32
    %31 = llvm.add %28, %30 overflow<nsw> : i32
    %32 = llvm.icmp "ne" %22, %31 : i32
    %33 = llvm.icmp "ne" %arg2, %4 : i32
    %34 = llvm.or %33, %32 : i1
    llvm.cond_br %34, ^bb2, ^bb9(%6 : i32)
  ^bb2:  // pred: ^bb1
    %35 = llvm.getelementptr inbounds %16[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.icmp "ult" %22, %36 : i32
    llvm.cond_br %37, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %38 = llvm.zext %22 : i32 to i64
    %39 = llvm.getelementptr inbounds %20[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %18[%19, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.icmp "ult" %40, %42 : i32
    llvm.cond_br %43, ^bb8(%10 : !llvm.ptr), ^bb9(%6 : i32)
  ^bb4:  // pred: ^bb2
    llvm.cond_br %32, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %44 = llvm.zext %22 : i32 to i64
    %45 = llvm.getelementptr inbounds %20[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %47 = llvm.getelementptr inbounds %18[%19, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.icmp "ult" %46, %48 : i32
    llvm.cond_br %49, ^bb8(%11 : !llvm.ptr), ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %33, ^bb7, ^bb9(%6 : i32)
  ^bb7:  // pred: ^bb6
    %50 = llvm.getelementptr inbounds %16[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i32
    %52 = llvm.add %51, %22 overflow<nsw> : i32
    %53 = llvm.sext %52 : i32 to i64
    %54 = llvm.getelementptr inbounds %20[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.getelementptr inbounds %18[%19, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %57 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.icmp "ult" %55, %57 : i32
    llvm.cond_br %58, ^bb8(%12 : !llvm.ptr), ^bb9(%6 : i32)
  ^bb8(%59: !llvm.ptr):  // 3 preds: ^bb3, ^bb5, ^bb7
    %60 = llvm.getelementptr inbounds %18[%19, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg3, %arg4, %61, %59) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9(%4 : i32)
  ^bb9(%62: i32):  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb6, ^bb7, ^bb8
    llvm.return %62 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_race(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @__tvm_ffi__grid_str.23 : !llvm.ptr
    %4 = llvm.mlir.constant(384 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.22 : !llvm.ptr
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_is_unread(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef, llvm.readnone}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(12 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(4294967295 : i64) : i64
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.25 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i32
    %17 = llvm.getelementptr inbounds %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.intr.smax(%16, %3) : (i32, i32) -> i32
    %19 = llvm.zext %18 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%20: i64):  // 2 preds: ^bb0, ^bb4
    %21 = llvm.icmp "eq" %20, %19 : i64
    llvm.cond_br %21, ^bb5, ^bb2
  ^bb2:  // pred: ^bb1
    %22 = llvm.getelementptr inbounds %14[%0, 12, %20, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %14[%0, 12, %20, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.getelementptr inbounds %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.icmp "ugt" %26, %arg1 : !llvm.ptr
    %28 = llvm.icmp "ult" %23, %17 : !llvm.ptr
    %29 = llvm.select %27, %28, %6 : i1, i1
    llvm.cond_br %29, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %30 = llvm.and %20, %8 : i64
    %31 = llvm.getelementptr inbounds %14[%0, 12, %30, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg3, %arg4, %32, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb4:  // pred: ^bb2
    %33 = llvm.add %20, %7 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%33 : i64)
  ^bb5:  // 2 preds: ^bb1, ^bb3
    %34 = llvm.sext %16 : i32 to i64
    %35 = llvm.icmp "sge" %20, %34 : i64
    %36 = llvm.zext %35 : i1 to i32
    llvm.return %36 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_follows_reads(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.constant(16 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(15 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.26 : !llvm.ptr
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %15[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.sext %arg1 : i32 to i64
    %20 = llvm.getelementptr inbounds %15[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.mul %22, %19 overflow<nsw> : i64
    %24 = llvm.getelementptr inbounds %18[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.getelementptr inbounds %13[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %26 = llvm.getelementptr inbounds %13[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %27 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %28 = llvm.intr.smax(%21, %8) : (i32, i32) -> i32
    %29 = llvm.zext %28 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%30: i64):  // 2 preds: ^bb0, ^bb5
    %31 = llvm.icmp "eq" %30, %29 : i64
    llvm.cond_br %31, ^bb6, ^bb2
  ^bb2:  // pred: ^bb1
    %32 = llvm.getelementptr inbounds %24[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %33 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.getelementptr inbounds %16[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.icmp "ugt" %33, %35 : i32
    llvm.cond_br %36, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %37 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %38 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %39 = llvm.mul %38, %37 overflow<nsw> : i32
    %40 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.add %39, %40 overflow<nsw> : i32
    %42 = llvm.zext %41 : i32 to i64
    %43 = llvm.icmp "eq" %30, %42 : i64
    llvm.cond_br %43, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %44 = llvm.getelementptr inbounds %15[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds %45[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg2, %arg3, %47, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb5:  // 2 preds: ^bb2, ^bb3
    %48 = llvm.add %30, %11 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%48 : i64)
  ^bb6:  // 2 preds: ^bb1, ^bb4
    %49 = llvm.icmp "sge" %30, %22 : i64
    %50 = llvm.zext %49 : i1 to i32
    llvm.return %50 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_group_of(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(128 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.getelementptr inbounds %8[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.sdiv %12, %4 : i32
    %14 = llvm.add %13, %5 overflow<nsw> : i32
    %15 = llvm.mul %14, %10 overflow<nsw> : i32
    %16 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.sdiv %17, %4 : i32
    %19 = llvm.add %15, %18 overflow<nsw> : i32
    llvm.return %19 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_advance(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i16) : i16
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(18 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
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
    %21 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_object(%arg0, %arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%22, %23) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %24 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    %25 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, ptr, ptr, array<5 x i32>, i32, i32, i32, i32)>>, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x i64>)>
    llvm.br ^bb3(%0 : i64)
  ^bb3(%26: i64):  // 2 preds: ^bb2, ^bb7
    %27 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.icmp "slt" %26, %28 : i64
    llvm.cond_br %29, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %30 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %32 = llvm.getelementptr inbounds %30[%26, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.icmp "eq" %33, %9 : i32
    llvm.cond_br %34, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %35 = llvm.getelementptr inbounds %30[%26, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
    %38 = llvm.icmp "eq" %37, %arg1 : !llvm.ptr
    llvm.cond_br %38, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb7:  // 3 preds: ^bb4, ^bb5, ^bb6
    %39 = llvm.add %26, %11 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%39 : i64)
  ^bb8:  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_end_phase(%arg0: !llvm.ptr {llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %6, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %7 = llvm.getelementptr inbounds %arg0[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.sext %arg1 : i32 to i64
    %10 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.shl %9, %4 overflow<nsw> : i64
    %14 = llvm.mul %13, %12 : i64
    %15 = llvm.getelementptr inbounds %8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %48 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, array<64 x i64>)>
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
  llvm.func local_unnamed_addr @munmap(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_shared_at() -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(672607 : i64) : i64
    %1 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %2 = llvm.add %1, %0 : i64
    %3 = llvm.urem %2, %1 : i64
    %4 = llvm.sub %2, %3 : i64
    llvm.return %4 : i64
  }
  llvm.func local_unnamed_addr @madvise(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @mprotect(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @write(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
}
