// Generated from grid.c by support/generate; do not edit. Inputs: 60f926964d3edcf7
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str("no tensor map can describe the tensor: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.1("ValueError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.2("a barrier takes 1 to 65535 arrivals\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.3("the barrier was not initialised\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.4("a tile of a product must lie in shared memory\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.5("a row of a matrix must be 16 bytes of shared memory, at a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.6("cluster_wait() is missing between two arrivals at the barrier of the cluster\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.7("cluster_wait() needs cluster_arrive() before it\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.8("a bulk copy takes bytes of shared memory, at a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.9("a product needs all 128 threads of a warpgroup: thread %d has returned after %d products, and thread %d after %d, the last at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.10("the launch of `%.200s` failed: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.11("RuntimeError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.12("matrices need all 32 threads of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.13("the tensor starts at %p, which is not a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.14("dimension %d (the last is 0) has %lld elements, expected 1 to 4294967296\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.15("side %d of the box (the last is 0) is %lld, expected 1 to 256\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.16("the stride of dimension %d (the last is 0) is %lld bytes, expected a multiple of 16 below 2**40\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.17("a row of the box has %lld bytes, expected a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.18("a row of the box has %lld bytes, more than the %lld of the swizzle\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.19("a thread reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.20("its thread has not waited for the bulk copy that was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.21("no barrier orders it after the write of another thread\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.22("no fence_async() and barrier follow the write\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.23("%s (%.120s); %s at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.24("unknown\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.25("a thread overwrites shared memory that is in use\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.26("nobody has waited for the bulk copy that was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.27("no barrier orders it after the read\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.28("a barrier must be 8 bytes of shared memory, at a multiple of 8\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.29("%s (thread %d, %s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.30("a thread uses a barrier that is being initialised\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.31("more arrivals than the barrier has in a phase\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.32("a barrier by number is one of 0 to 15, for threads in multiples of 32 that the block has\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.33("threads at the same barrier by number expect another number of threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.34("fence_barriers() is missing between the initialisation of a barrier and a bulk copy\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.35("a box starts at a multiple of 16 bytes in its last dimension\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.36("a box that is stored or reduced must not start before the tensor\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.37("a swizzled box must lie in shared memory, at a multiple of 1024 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.38("a box must lie in shared memory, at a multiple of 128 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.39("a bulk copy overwrites shared memory that is in use\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.40("a bulk copy without a map moves a multiple of 16 bytes, from and to a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.41("a bulk copy reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.42("a product needs all 128 threads of a warpgroup, and the block has fewer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.43("a product reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.44("rank %d of a cluster of %d blocks\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.45("block %d of the cluster has returned: cluster_sync() is missing before its end\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.46("a multicast copy goes to at least one block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @__tvm_ffi__grid_check.most(dense<[2147483647, 65535, 65535, 1024, 1024, 64]> : tensor<6xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x i64>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.47("side %c of the %s must be from %d to %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.48("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.49("grid\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.50("block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.51("a block has at most %d threads, got %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.52("a block has at most %d bytes of shared memory, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.53("side %c of the grid must be a multiple of the cluster's, which is %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.54("a cooperative grid of %lld blocks: on the CPU at most %d blocks of %d threads run at the same time\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__grid_page.bytes(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.55("no memory for its blocks\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.56("no memory for the stacks of its threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_spare() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<32 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<32 x ptr>
    llvm.return %1 : !llvm.array<32 x ptr>
  }
  llvm.mlir.global internal @__tvm_ffi__grid_protected(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.57("its threads wait for each other:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.58(";\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.59(" block %d of the cluster has returned\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.60(" block %d of the cluster:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.61("; \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.62(" \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.63("; and %d more groups of threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.64(" has returned\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.65(" have returned\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.66(" waits at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.67(" wait at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.68("an unknown line\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.69(" in sync_threads, where %d of %d have arrived\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.70(" in cluster_wait, where %d of %d threads have arrived\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.71(" for the barrier with number %d, where %d of %d threads have arrived\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.72(" in an exchange of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.73("thread\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.74("threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.75("%s %d-%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.76(",\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.77(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.78("%s %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.79(" and %d more\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.80(" for phase %d of the barrier at byte %d of shared memory\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.81(", made at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.82(", which misses %d of %d arrivals and %d bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.83(", for which no copy was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.84("; nobody has arrived in this phase\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.85("; the last to arrive was thread %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.86(" of block %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.87(" at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.88(" in sync_grid, where %d of %d blocks have arrived\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.89("; block (%d, %d, %d) has returned and never arrives\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.90(", to which thread %d has not come\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.91(" nor %d more\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.92("%.160s: warning: bank conflict: %d words of one bank of shared memory are %s at once; threads %d and %d access words %u and %u. Pad the rows or swizzle the tensor\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.93("written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.94("read\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
  llvm.func local_unnamed_addr @__tvm_ffi__grid_sync(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(15 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(21 : i32) : i32
    %7 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %3, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %arg1, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr inbounds %8[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.add %12, %3 overflow<nsw> : i32
    llvm.store %13, %11 {alignment = 8 : i64} : i32, !llvm.ptr
    %14 = llvm.getelementptr inbounds %8[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "eq" %13, %15 : i32
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_open_barrier(%8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %17 = llvm.getelementptr inbounds %arg0[%0, 21, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%17, %8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
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
    %7 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %2, %7 {alignment = 8 : i64} : i32, !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_meet(%arg0, %2, %9, %4, %2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %16 = llvm.getelementptr inbounds %15[%11, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "eq" %17, %4 : i32
    llvm.cond_br %18, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %19 = llvm.getelementptr inbounds %15[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %19) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %20 = llvm.add %11, %6 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%20 : i64)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_leave(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(13 : i32) : i32
    %3 = llvm.mlir.constant(9 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(12 : i32) : i32
    %6 = llvm.mlir.constant(11 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(1024 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(21 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(8232 : i64) : i64
    %14 = llvm.mlir.constant(2 : i32) : i32
    %15 = llvm.mlir.constant(5 : i32) : i32
    %16 = llvm.mlir.constant(-8232 : i64) : i64
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_enter : !llvm.ptr
    %19 = llvm.mlir.constant(24 : i32) : i32
    %20 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %21 = llvm.call @_setjmp(%20) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.icmp "eq" %21, %0 : i32
    llvm.cond_br %22, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %23 = llvm.getelementptr inbounds %arg1[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "eq" %24, %0 : i32
    llvm.cond_br %25, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %26 = llvm.getelementptr inbounds %arg1[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "eq" %27, %0 : i32
    llvm.cond_br %28, ^bb4, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %29 = llvm.getelementptr inbounds %arg1[%1, 24, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %30 = llvm.bitcast %29 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%30, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    %31 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg1[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg1[%1, 11, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.add %34, %7 overflow<nsw> : i32
    %40 = llvm.srem %39, %8 : i32
    llvm.store %40, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    %41 = llvm.add %24, %9 overflow<nsw> : i32
    llvm.store %41, %23 {alignment = 8 : i64} : i32, !llvm.ptr
    %42 = llvm.getelementptr inbounds %32[%38, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    %44 = llvm.icmp "eq" %43, %0 : i32
    llvm.cond_br %44, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %45 = llvm.getelementptr inbounds %32[%38, 21, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %46 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%46, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %47 = llvm.getelementptr inbounds %32[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %7, %42 {alignment = 8 : i64} : i32, !llvm.ptr
    %48 = llvm.getelementptr inbounds %32[%38, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %49 = llvm.bitcast %48 : !llvm.ptr to !llvm.ptr
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.call @getcontext(%50) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %52 = llvm.getelementptr inbounds %50[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %12, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %53[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.getelementptr inbounds %50[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %54, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.getelementptr inbounds %arg1[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shuffle(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.call fastcc tail @__tvm_ffi__grid_exchange(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    llvm.return %0 : i64
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_exchange(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(15 : i32) : i32
    %3 = llvm.mlir.constant(13 : i32) : i32
    %4 = llvm.mlir.constant(12 : i32) : i32
    %5 = llvm.mlir.constant(11 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(31 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(32 : i32) : i32
    %13 = llvm.mlir.constant(21 : i32) : i32
    %14 = llvm.mlir.constant(14 : i32) : i32
    %15 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %arg5, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %arg2, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %arg3, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    %20 = llvm.getelementptr inbounds %arg0[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %arg4, %20 {alignment = 8 : i64} : i32, !llvm.ptr
    %21 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i32
    %23 = llvm.and %22, %7 : i32
    %24 = llvm.shl %8, %23 overflow<nuw> : i32
    %25 = llvm.or %24, %arg1 : i32
    %26 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %25, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %11, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.sdiv %22, %12 : i32
    llvm.call fastcc tail @__tvm_ffi__grid_open_warp(%16, %28, %25) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %29 = llvm.getelementptr inbounds %arg0[%0, 21, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%29, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %30 = llvm.getelementptr inbounds %arg0[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.return %31 : i64
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_vote(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.sext %arg2 : i32 to i64
    %3 = llvm.call fastcc tail @__tvm_ffi__grid_exchange(%arg0, %arg1, %2, %0, %1, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %4 = llvm.trunc %3 : i64 to i32
    llvm.return %4 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_multiply(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(5 : i32) : i32
    %1 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %1, %0, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_together(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(-1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__grid_str.12 : !llvm.ptr
    %4 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %5 = llvm.call fastcc tail @__tvm_ffi__grid_exchange(%arg0, %0, %4, %1, %arg2, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i64
    %6 = llvm.icmp "eq" %5, %2 : i64
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %3, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_matrix(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(6 : i32) : i32
    %1 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %1, %0, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_map(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(15 : i64) : i64
    %4 = llvm.mlir.constant(256 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.13 : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(-4294967297 : i64) : i64
    %8 = llvm.mlir.constant(-4294967296 : i64) : i64
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(-257 : i64) : i64
    %11 = llvm.mlir.constant(-256 : i64) : i64
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(-1099511627761 : i64) : i64
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.16 : !llvm.ptr
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.15 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_str.14 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_str.17 : !llvm.ptr
    %19 = llvm.mlir.constant(3 : i32) : i32
    %20 = llvm.mlir.constant(false) : i1
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.18 : !llvm.ptr
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
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(7 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(6 : i64) : i64
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.mlir.constant(3 : i64) : i64
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.mlir.constant(16 : i64) : i64
    %14 = llvm.mlir.constant(32 : i64) : i64
    %15 = llvm.mlir.constant(29 : i64) : i64
    %16 = llvm.mlir.constant(5 : i64) : i64
    %17 = llvm.mlir.constant(24 : i64) : i64
    %18 = llvm.mlir.constant(40 : i64) : i64
    %19 = llvm.mlir.constant(8 : i64) : i64
    %20 = llvm.mlir.constant(-8 : i64) : i64
    %21 = llvm.mlir.constant(1114263 : i64) : i64
    %22 = llvm.mlir.constant(-4096 : i64) : i64
    %23 = llvm.mlir.constant(3 : i32) : i32
    %24 = llvm.mlir.constant(16418 : i32) : i32
    %25 = llvm.mlir.constant(-1 : i32) : i32
    %26 = llvm.mlir.constant(-1 : i64) : i64
    %27 = llvm.inttoptr %26 : i64 to !llvm.ptr
    %28 = llvm.mlir.constant(12 : i64) : i64
    %29 = llvm.mlir.constant(20 : i64) : i64
    %30 = llvm.mlir.constant(1110168 : i64) : i64
    %31 = llvm.mlir.constant(48 : i64) : i64
    %32 = llvm.mlir.constant(56 : i64) : i64
    %33 = llvm.mlir.constant(2136 : i64) : i64
    %34 = llvm.mlir.constant(2144 : i64) : i64
    %35 = llvm.mlir.constant(80 : i64) : i64
    %36 = llvm.mlir.constant(2152 : i64) : i64
    %37 = llvm.mlir.constant(2160 : i64) : i64
    %38 = llvm.mlir.constant(64 : i64) : i64
    %39 = llvm.mlir.constant(72 : i64) : i64
    %40 = llvm.mlir.constant(2128 : i64) : i64
    %41 = llvm.mlir.constant(2168 : i64) : i64
    %42 = llvm.mlir.constant(2176 : i64) : i64
    %43 = llvm.mlir.constant(2184 : i64) : i64
    %44 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds %45[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.icmp "eq" %47, %3 : !llvm.ptr
    llvm.cond_br %48, ^bb1, ^bb9
  ^bb1:  // pred: ^bb0
    %49 = llvm.getelementptr inbounds %45[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds %50[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i32
    %53 = llvm.sext %52 : i32 to i64
    %54 = llvm.getelementptr inbounds %45[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i32
    %56 = llvm.sext %55 : i32 to i64
    %57 = llvm.lshr %56, %7 : i64
    %58 = llvm.add %57, %8 overflow<nsw, nuw> : i64
    %59 = llvm.mul %58, %53 : i64
    %60 = llvm.mul %56, %53 overflow<nsw> : i64
    %61 = llvm.shl %53, %9 overflow<nsw> : i64
    %62 = llvm.add %60, %61 : i64
    %63 = llvm.add %62, %59 : i64
    %64 = llvm.getelementptr inbounds %45[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr inbounds %65[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> i64
    %68 = llvm.add %67, %11 overflow<nsw> : i64
    %69 = llvm.lshr %68, %12 : i64
    %70 = llvm.lshr %67, %11 : i64
    %71 = llvm.add %70, %13 overflow<nsw, nuw> : i64
    %72 = llvm.shl %63, %14 : i64
    %73 = llvm.ashr exact %72, %15 : i64
    %74 = llvm.mul %71, %53 : i64
    %75 = llvm.add %74, %12 : i64
    %76 = llvm.mul %69, %53 : i64
    %77 = llvm.mul %76, %16 : i64
    %78 = llvm.shl %63, %12 : i64
    %79 = llvm.add %78, %17 : i64
    %80 = llvm.mul %77, %79 : i64
    %81 = llvm.mul %60, %18 : i64
    %82 = llvm.add %59, %61 : i64
    %83 = llvm.shl %82, %12 : i64
    %84 = llvm.add %83, %19 : i64
    %85 = llvm.and %84, %20 : i64
    %86 = llvm.shl %75, %8 : i64
    %87 = llvm.add %62, %86 : i64
    %88 = llvm.mul %87, %73 : i64
    %89 = llvm.add %81, %21 : i64
    %90 = llvm.add %89, %76 : i64
    %91 = llvm.add %90, %80 : i64
    %92 = llvm.add %91, %85 : i64
    %93 = llvm.add %92, %88 : i64
    %94 = llvm.and %93, %22 : i64
    %95 = llvm.call tail @mmap(%3, %94, %23, %24, %25, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %96 = llvm.icmp "eq" %95, %27 : !llvm.ptr
    llvm.cond_br %96, ^bb9, ^bb2
  ^bb2:  // pred: ^bb1
    %97 = llvm.trunc %63 : i64 to i32
    %98 = llvm.bitcast %95 : !llvm.ptr to !llvm.ptr
    llvm.store %94, %98 {alignment = 8 : i64} : i64, !llvm.ptr
    %99 = llvm.getelementptr inbounds %95[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.bitcast %99 : !llvm.ptr to !llvm.ptr
    llvm.store %97, %100 {alignment = 8 : i64} : i32, !llvm.ptr
    %101 = llvm.trunc %60 : i64 to i32
    %102 = llvm.getelementptr inbounds %95[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.bitcast %102 : !llvm.ptr to !llvm.ptr
    llvm.store %101, %103 {alignment = 4 : i64} : i32, !llvm.ptr
    %104 = llvm.trunc %69 : i64 to i32
    %105 = llvm.getelementptr inbounds %95[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %106 = llvm.bitcast %105 : !llvm.ptr to !llvm.ptr
    llvm.store %104, %106 {alignment = 8 : i64} : i32, !llvm.ptr
    %107 = llvm.trunc %71 : i64 to i32
    %108 = llvm.getelementptr inbounds %95[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %109 = llvm.bitcast %108 : !llvm.ptr to !llvm.ptr
    llvm.store %107, %109 {alignment = 4 : i64} : i32, !llvm.ptr
    %110 = llvm.getelementptr inbounds %95[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %111 = llvm.getelementptr inbounds %95[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %112 = llvm.bitcast %111 : !llvm.ptr to !llvm.ptr
    llvm.store %110, %112 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %113 = llvm.mul %73, %60 : i64
    %114 = llvm.getelementptr inbounds %110[%113] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %115 = llvm.getelementptr inbounds %95[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.bitcast %115 : !llvm.ptr to !llvm.ptr
    llvm.store %114, %116 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %117 = llvm.mul %73, %75 : i64
    %118 = llvm.getelementptr inbounds %114[%117] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.getelementptr inbounds %95[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.bitcast %119 : !llvm.ptr to !llvm.ptr
    llvm.store %118, %120 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %121 = llvm.getelementptr inbounds %118[%117] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.getelementptr inbounds %95[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.bitcast %122 : !llvm.ptr to !llvm.ptr
    llvm.store %121, %123 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %124 = llvm.mul %73, %61 : i64
    %125 = llvm.getelementptr inbounds %121[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.bitcast %125 : !llvm.ptr to !llvm.ptr
    %127 = llvm.getelementptr inbounds %95[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.bitcast %127 : !llvm.ptr to !llvm.ptr
    llvm.store %125, %128 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %129 = llvm.getelementptr inbounds %126[%76] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %130 = llvm.getelementptr inbounds %95[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.bitcast %130 : !llvm.ptr to !llvm.ptr
    llvm.store %129, %131 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %132 = llvm.mul %76, %35 : i64
    %133 = llvm.getelementptr inbounds %125[%132] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %134 = llvm.bitcast %133 : !llvm.ptr to !llvm.ptr
    %135 = llvm.getelementptr inbounds %95[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %136 = llvm.bitcast %135 : !llvm.ptr to !llvm.ptr
    llvm.store %133, %136 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %137 = llvm.getelementptr inbounds %134[%76] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %138 = llvm.getelementptr inbounds %95[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %139 = llvm.bitcast %138 : !llvm.ptr to !llvm.ptr
    llvm.store %137, %139 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %140 = llvm.mul %76, %18 : i64
    %141 = llvm.getelementptr inbounds %133[%140] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %142 = llvm.bitcast %141 : !llvm.ptr to !llvm.ptr
    %143 = llvm.getelementptr inbounds %95[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %144 = llvm.bitcast %143 : !llvm.ptr to !llvm.ptr
    llvm.store %141, %144 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %145 = llvm.getelementptr inbounds %142[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %146 = llvm.getelementptr inbounds %95[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %147 = llvm.bitcast %146 : !llvm.ptr to !llvm.ptr
    llvm.store %145, %147 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %148 = llvm.getelementptr inbounds %141[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.getelementptr inbounds %95[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %150 = llvm.bitcast %149 : !llvm.ptr to !llvm.ptr
    llvm.store %148, %150 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %151 = llvm.getelementptr inbounds %148[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %152 = llvm.bitcast %151 : !llvm.ptr to !llvm.ptr
    %153 = llvm.getelementptr inbounds %95[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.bitcast %153 : !llvm.ptr to !llvm.ptr
    llvm.store %151, %154 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %155 = llvm.mul %76, %63 : i64
    %156 = llvm.getelementptr inbounds %152[%155] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %157 = llvm.getelementptr inbounds %95[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.bitcast %157 : !llvm.ptr to !llvm.ptr
    llvm.store %156, %158 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %159 = llvm.shl %76, %12 : i64
    %160 = llvm.mul %159, %63 : i64
    %161 = llvm.getelementptr inbounds %156[%160] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %162 = llvm.getelementptr inbounds %95[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.bitcast %162 : !llvm.ptr to !llvm.ptr
    llvm.store %161, %163 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %164 = llvm.shl %63, %8 : i64
    %165 = llvm.bitcast %110 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb3(%0 : i64)
  ^bb3(%166: i64):  // 2 preds: ^bb2, ^bb4
    %167 = llvm.icmp "eq" %166, %60 : i64
    llvm.cond_br %167, ^bb5(%0 : i64), ^bb4
  ^bb4:  // pred: ^bb3
    %168 = llvm.mul %164, %166 : i64
    %169 = llvm.add %168, %166 : i64
    %170 = llvm.getelementptr inbounds %165[%169] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %170 {alignment = 4 : i64} : i32, !llvm.ptr
    %171 = llvm.add %166, %8 : i64
    llvm.br ^bb3(%171 : i64)
  ^bb5(%172: i64):  // 2 preds: ^bb3, ^bb6
    %173 = llvm.icmp "eq" %172, %76 : i64
    llvm.cond_br %173, ^bb7(%0 : i64), ^bb6
  ^bb6:  // pred: ^bb5
    %174 = llvm.getelementptr inbounds %126[%172, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %25, %174 {alignment = 8 : i64} : i32, !llvm.ptr
    %175 = llvm.add %172, %8 : i64
    llvm.br ^bb5(%175 : i64)
  ^bb7(%176: i64):  // 2 preds: ^bb5, ^bb8
    %177 = llvm.icmp "eq" %176, %53 : i64
    llvm.cond_br %177, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %178 = llvm.getelementptr inbounds %50[%0, 1, %176] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %179 = llvm.load %178 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %180 = llvm.getelementptr inbounds %179[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %181 = llvm.bitcast %180 : !llvm.ptr to !llvm.ptr
    llvm.store %95, %181 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %182 = llvm.add %176, %8 : i64
    llvm.br ^bb7(%182 : i64)
  ^bb9:  // 3 preds: ^bb0, ^bb1, ^bb7
    llvm.return
  }
  llvm.func local_unnamed_addr @mmap(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @__tvm_ffi__grid_fence_async(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "eq" %11, %3 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %9[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.getelementptr inbounds %9[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.mul %17, %15 overflow<nsw> : i32
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %18, %20 overflow<nsw> : i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %13[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %9[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.getelementptr inbounds %9[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.mul %17, %15 overflow<nsw> : i32
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %18, %20 overflow<nsw> : i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(4294967295 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(false) : i1
    %11 = llvm.mlir.constant(21 : i32) : i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.and %19, %4 : i64
    %21 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds %13[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.icmp "ult" %26, %20 : i64
    %28 = llvm.sub %26, %20 : i64
    %29 = llvm.icmp "ult" %28, %22 : i64
    %30 = llvm.or %27, %29 : i1
    llvm.cond_br %30, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %31 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.icmp "ne" %15, %9 : !llvm.ptr
    %34 = llvm.icmp "ne" %32, %9 : !llvm.ptr
    %35 = llvm.select %33, %34, %10 : i1, i1
    llvm.cond_br %35, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %36 = llvm.getelementptr inbounds %32[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.getelementptr inbounds %15[%0, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %19 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %25 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.constant(15 : i32) : i32
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.19 : !llvm.ptr
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %19 = llvm.trunc %18 : i64 to i32
    %20 = llvm.lshr %18, %3 : i64
    %21 = llvm.trunc %20 : i64 to i32
    %22 = llvm.icmp "slt" %arg2, %4 : i64
    %23 = llvm.trunc %arg2 : i64 to i32
    %24 = llvm.shl %5, %23 overflow<nsw> : i32
    %25 = llvm.xor %24, %5 : i32
    %26 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %27 = llvm.trunc %26 : i64 to i32
    %28 = llvm.and %27, %6 : i32
    %29 = llvm.shl %25, %28 : i32
    %30 = llvm.select %22, %29, %7 : i1, i32
    %31 = llvm.icmp "ult" %30, %7 : i32
    %32 = llvm.select %31, %30, %7 : i1, i32
    %33 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.br ^bb1(%19 : i32)
  ^bb1(%34: i32):  // 2 preds: ^bb0, ^bb3
    %35 = llvm.icmp "slt" %34, %21 : i32
    llvm.cond_br %35, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %36 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %34, %32, %9, %10, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %37 = llvm.icmp "eq" %36, %9 : i32
    llvm.cond_br %37, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %38 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %38[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %43 = llvm.mul %42, %40 overflow<nsw> : i32
    %44 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %45 = llvm.add %43, %44 overflow<nsw> : i32
    %46 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %47 = llvm.sext %45 : i32 to i64
    %48 = llvm.getelementptr inbounds %46[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_note_read(%17, %34, %32, %45, %49, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %50 = llvm.add %34, %13 overflow<nsw> : i32
    llvm.br ^bb1(%50 : i32)
  ^bb4:  // 2 preds: ^bb1, ^bb2
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shared_write(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(4294967295 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(false) : i1
    %11 = llvm.mlir.constant(21 : i32) : i32
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    %20 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.and %20, %4 : i64
    %22 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.getelementptr inbounds %14[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.icmp "ult" %27, %21 : i64
    %29 = llvm.sub %27, %21 : i64
    %30 = llvm.icmp "ult" %29, %23 : i64
    %31 = llvm.or %28, %30 : i1
    llvm.cond_br %31, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %32 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.icmp "ne" %16, %9 : !llvm.ptr
    %35 = llvm.icmp "ne" %33, %9 : !llvm.ptr
    %36 = llvm.select %34, %35, %10 : i1, i1
    llvm.cond_br %36, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %37 = llvm.getelementptr inbounds %33[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.getelementptr inbounds %16[%0, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.addressof @__tvm_ffi__grid_str.25 : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.constant(-1 : i32) : i32
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(15 : i32) : i32
    %10 = llvm.mlir.constant(7 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call fastcc tail @__tvm_ffi__grid_is_unread(%arg0, %arg1, %arg2, %3, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %19 = llvm.icmp "eq" %18, %4 : i32
    llvm.cond_br %19, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    %20 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %21 = llvm.trunc %20 : i64 to i32
    %22 = llvm.lshr %20, %5 : i64
    %23 = llvm.trunc %22 : i64 to i32
    %24 = llvm.icmp "slt" %arg2, %6 : i64
    %25 = llvm.trunc %arg2 : i64 to i32
    %26 = llvm.shl %7, %25 overflow<nsw> : i32
    %27 = llvm.xor %26, %7 : i32
    %28 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %29 = llvm.trunc %28 : i64 to i32
    %30 = llvm.and %29, %8 : i32
    %31 = llvm.shl %27, %30 : i32
    %32 = llvm.select %24, %31, %9 : i1, i32
    %33 = llvm.icmp "ult" %32, %9 : i32
    %34 = llvm.select %33, %32, %9 : i1, i32
    %35 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.br ^bb2(%21 : i32)
  ^bb2(%36: i32):  // 2 preds: ^bb1, ^bb5
    %37 = llvm.icmp "slt" %36, %23 : i32
    llvm.cond_br %37, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %38 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %36, %34, %4, %3, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %39 = llvm.icmp "eq" %38, %4 : i32
    llvm.cond_br %39, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %40 = llvm.call fastcc tail @__tvm_ffi__grid_follows_reads(%arg0, %36, %34, %3, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %41 = llvm.icmp "eq" %40, %4 : i32
    llvm.cond_br %41, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %42 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %42[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    %45 = llvm.getelementptr inbounds %42[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i32
    %47 = llvm.mul %46, %44 overflow<nsw> : i32
    %48 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i32
    %49 = llvm.add %47, %48 overflow<nsw> : i32
    %50 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %51 = llvm.sext %49 : i32 to i64
    %52 = llvm.getelementptr inbounds %50[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.zext %53 : i32 to i64
    %55 = llvm.shl %54, %5 overflow<nuw> : i64
    %56 = llvm.zext %49 : i32 to i64
    %57 = llvm.or %55, %56 : i64
    llvm.call fastcc tail @__tvm_ffi__grid_note_write(%17, %36, %34, %57, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64, !llvm.ptr) -> ()
    %58 = llvm.add %36, %13 overflow<nsw> : i32
    llvm.br ^bb2(%58 : i32)
  ^bb6:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_products_commit(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(13 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %3 : !llvm.ptr
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %13[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.mul %20, %18 overflow<nsw> : i32
    %22 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(13 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %3 : !llvm.ptr
    llvm.cond_br %14, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %13[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.mul %20, %18 overflow<nsw> : i32
    %22 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds %7[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
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
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = llvm.mlir.constant(8 : i64) : i64
    %15 = llvm.mlir.constant(64 : i64) : i64
    %16 = llvm.mlir.constant(23 : i32) : i32
    %17 = llvm.mlir.constant(3 : i32) : i32
    %18 = llvm.mlir.constant(18 : i32) : i32
    %19 = llvm.mlir.constant(17 : i32) : i32
    %20 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %24, %25, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.icmp "eq" %26, %4 : !llvm.ptr
    %30 = llvm.xor %29, %5 : i1
    %31 = llvm.trunc %28 : i64 to i32
    %32 = llvm.add %31, %6 : i32
    %33 = llvm.icmp "ult" %32, %7 : i32
    %34 = llvm.select %30, %33, %8 : i1, i1
    llvm.cond_br %34, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %9, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %29, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %35 = llvm.call fastcc tail @__tvm_ffi__grid_watch_barrier(%arg0, %26, %10, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %36 = llvm.trunc %28 : i64 to i16
    %37 = llvm.getelementptr inbounds %26[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %36, %37 {alignment = 4 : i64} : i16, !llvm.ptr
    %38 = llvm.getelementptr inbounds %26[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %36, %38 {alignment = 2 : i64} : i16, !llvm.ptr
    %39 = llvm.getelementptr inbounds %26[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    llvm.store %11, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    %40 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %42[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %46 = llvm.ptrtoint %44 : !llvm.ptr to i64
    %47 = llvm.sub %45, %46 : i64
    %48 = llvm.sdiv %47, %14 : i64
    %49 = llvm.srem %48, %15 : i64
    %50 = llvm.getelementptr inbounds %40[%1, 23, %49, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %26, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.getelementptr inbounds %40[%1, 23, %49, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %22, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.getelementptr inbounds %40[%1, 23, %49, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %4, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.getelementptr inbounds %40[%1, 23, %49, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %11, %53 {alignment = 8 : i64} : i32, !llvm.ptr
    %54 = llvm.getelementptr inbounds %40[%1, 23, %49, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %11, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    %55 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr inbounds %55[%1, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %10, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    %57 = llvm.getelementptr inbounds %55[%1, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %10, %57 {alignment = 8 : i64} : i32, !llvm.ptr
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
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.28 : !llvm.ptr
    %10 = llvm.and %arg2, %0 : i64
    %11 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.icmp "ult" %16, %10 : i64
    %18 = llvm.sub %16, %10 : i64
    %19 = llvm.icmp "ult" %18, %5 : i64
    %20 = llvm.or %17, %19 : i1
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %27 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.29 : !llvm.ptr
    %6 = llvm.mlir.constant(9 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(21 : i32) : i32
    %9 = llvm.alloca %0 x !llvm.array<384 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<384 x i8>
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i32
    %15 = llvm.call @snprintf(%10, %4, %5, %arg1, %14, %arg2) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.getelementptr inbounds %12[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %0, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %17 = llvm.getelementptr inbounds %12[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%18, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %19 = llvm.getelementptr inbounds %arg0[%1, 21, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.call fastcc @__tvm_ffi__grid_leave(%19, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_watch_barrier(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(32 : i64) : i64
    %11 = llvm.mlir.constant(15 : i32) : i32
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.30 : !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.icmp "eq" %16, %3 : !llvm.ptr
    llvm.cond_br %17, ^bb4(%4 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    %19 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %18, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %20 = llvm.trunc %19 : i64 to i32
    %21 = llvm.icmp "eq" %arg2, %6 : i32
    llvm.cond_br %21, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %22 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %20, %11, %6, %12, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb4(%22 : i32)
  ^bb3:  // pred: ^bb1
    %23 = llvm.getelementptr inbounds %14[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.getelementptr inbounds %14[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.mul %26, %24 overflow<nsw> : i32
    %28 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.add %27, %29 overflow<nsw> : i32
    %31 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %32 = llvm.sext %30 : i32 to i64
    %33 = llvm.getelementptr inbounds %31[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.zext %34 : i32 to i64
    %36 = llvm.shl %35, %10 overflow<nuw> : i64
    %37 = llvm.zext %30 : i32 to i64
    %38 = llvm.or %36, %37 : i64
    llvm.call fastcc tail @__tvm_ffi__grid_note_write(%16, %20, %11, %38, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64, !llvm.ptr) -> ()
    llvm.br ^bb4(%4 : i32)
  ^bb4(%39: i32):  // 3 preds: ^bb0, ^bb2, ^bb3
    llvm.return %39 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_fence(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    llvm.fence seq_cst
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_fence_barriers(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(18 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_arrive(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(8 : i64) : i64
    %7 = llvm.mlir.constant(64 : i64) : i64
    %8 = llvm.mlir.constant(23 : i32) : i32
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(5 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.mlir.constant(-1 : i16) : i16
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.31 : !llvm.ptr
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.3 : !llvm.ptr
    %16 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %arg1, %arg2, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %17 = llvm.icmp "eq" %16, %0 : !llvm.ptr
    llvm.cond_br %17, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.getelementptr inbounds %16[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i16
    %20 = llvm.icmp "eq" %19, %3 : i16
    llvm.cond_br %20, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %15, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb3:  // pred: ^bb1
    %21 = llvm.call fastcc tail @__tvm_ffi__grid_watch_barrier(%arg0, %16, %2, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.icmp "eq" %21, %2 : i32
    llvm.cond_br %22, ^bb9, ^bb4
  ^bb4:  // pred: ^bb3
    %23 = llvm.getelementptr inbounds %16[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %24 = llvm.load %23 {alignment = 2 : i64} : !llvm.ptr -> i16
    %25 = llvm.icmp "eq" %24, %3 : i16
    llvm.cond_br %25, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %14, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb6:  // pred: ^bb4
    %26 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_object(%arg1, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %26) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %27 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %32 = llvm.ptrtoint %30 : !llvm.ptr to i64
    %33 = llvm.sub %31, %32 : i64
    %34 = llvm.sdiv %33, %6 : i64
    %35 = llvm.srem %34, %7 : i64
    %36 = llvm.getelementptr inbounds %arg1[%1, 23, %35, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.icmp "eq" %37, %16 : !llvm.ptr
    llvm.cond_br %38, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %39 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %42[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %16, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %45 = llvm.getelementptr inbounds %arg1[%1, 23, %35, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %arg4, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.getelementptr inbounds %arg1[%1, 23, %35, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %40, %46 {alignment = 8 : i64} : i32, !llvm.ptr
    %47 = llvm.getelementptr inbounds %arg1[%1, 23, %35, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %44, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %48 = llvm.getelementptr inbounds %16[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.shl %arg3, %4 : i32
    %51 = llvm.add %49, %50 : i32
    llvm.store %51, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    %52 = llvm.load %23 {alignment = 2 : i64} : !llvm.ptr -> i16
    %53 = llvm.add %52, %13 : i16
    llvm.store %53, %23 {alignment = 2 : i64} : i16, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_advance(%arg1, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb9:  // 5 preds: ^bb0, ^bb2, ^bb3, ^bb5, ^bb8
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_expect(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %13 = llvm.mlir.constant(21 : i32) : i32
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.3 : !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %30 = llvm.getelementptr inbounds %arg0[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %29, %30 {alignment = 8 : i64} : i64, !llvm.ptr
    %31 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.trunc %32 : i64 to i32
    %34 = llvm.and %33, %8 : i32
    %35 = llvm.getelementptr inbounds %arg0[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %34, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    %36 = llvm.getelementptr inbounds %arg0[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %18, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %37 = llvm.getelementptr inbounds %22[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %38 = llvm.getelementptr inbounds %arg0[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %39 = llvm.getelementptr inbounds %arg0[%1, 21, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %3 : !llvm.ptr
    llvm.cond_br %11, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %10[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.sext %arg1 : i32 to i64
    %16 = llvm.getelementptr inbounds %10[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %1 = llvm.mlir.constant(20 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(16 : i32) : i32
    %8 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "eq" %9, %2 : !llvm.ptr
    llvm.cond_br %10, ^bb2(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %12 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %17 = llvm.sub %11, %16 : i64
    %18 = llvm.sdiv %17, %5 : i64
    %19 = llvm.trunc %18 : i64 to i32
    %20 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.getelementptr inbounds %9[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.32 : !llvm.ptr
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(21 : i32) : i32
    %8 = llvm.mlir.constant(22 : i32) : i32
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.33 : !llvm.ptr
    %10 = llvm.mlir.constant(20 : i32) : i32
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = llvm.mlir.constant(1 : i32) : i32
    %15 = llvm.mlir.constant(8 : i32) : i32
    %16 = llvm.mlir.constant(12 : i32) : i32
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "ult" %arg1, %2 : i32
    %21 = llvm.icmp "sgt" %arg2, %3 : i32
    %22 = llvm.and %20, %21 : i1
    %23 = llvm.and %arg2, %3 : i32
    %24 = llvm.icmp "eq" %23, %4 : i32
    %25 = llvm.and %22, %24 : i1
    llvm.cond_br %25, ^bb1, ^bb15(%5 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %26 = llvm.getelementptr inbounds %19[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %27, %arg2 : i32
    llvm.cond_br %28, ^bb15(%5 : !llvm.ptr), ^bb2
  ^bb2:  // pred: ^bb1
    %29 = llvm.zext %arg1 : i32 to i64
    %30 = llvm.getelementptr inbounds %19[%0, 21, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "eq" %31, %4 : i32
    llvm.cond_br %32, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %33 = llvm.getelementptr inbounds %19[%0, 22, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %34, %arg2 : i32
    llvm.cond_br %35, ^bb4, ^bb15(%9 : !llvm.ptr)
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %36 = llvm.getelementptr inbounds %19[%0, 22, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %arg2, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds %19[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.icmp "eq" %38, %11 : !llvm.ptr
    llvm.cond_br %39, ^bb6(%4 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %40 = llvm.getelementptr inbounds %19[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i32
    %42 = llvm.getelementptr inbounds %38[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %52 = llvm.getelementptr inbounds %19[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i32
    %54 = llvm.getelementptr inbounds %50[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %55 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.mul %55, %53 overflow<nsw> : i32
    %57 = llvm.add %56, %arg1 overflow<nsw> : i32
    llvm.br ^bb9(%57 : i32)
  ^bb9(%58: i32):  // 2 preds: ^bb7, ^bb8
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%50, %58) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %59 = llvm.getelementptr inbounds %19[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb10(%0 : i64)
  ^bb10(%60: i64):  // 2 preds: ^bb9, ^bb14
    %61 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %62 = llvm.sext %61 : i32 to i64
    %63 = llvm.icmp "slt" %60, %62 : i64
    llvm.cond_br %63, ^bb11, ^bb16(%4 : i32)
  ^bb11:  // pred: ^bb10
    %64 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds %64[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %66 = llvm.getelementptr inbounds %64[%60, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %67 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.icmp "eq" %67, %13 : i32
    llvm.cond_br %68, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %69 = llvm.getelementptr inbounds %64[%60, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %8 = llvm.mlir.constant(21 : i32) : i32
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.mlir.constant(20 : i32) : i32
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.inttoptr %14 : i64 to !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg0[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %26 = llvm.getelementptr inbounds %arg0[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %25, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %7, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.getelementptr inbounds %arg0[%1, 21, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %29 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%28, %30) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %31 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%1, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.icmp "eq" %34, %11 : !llvm.ptr
    llvm.cond_br %35, ^bb4(%4 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %36 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.trunc %36 : i64 to i32
    %38 = llvm.getelementptr inbounds %32[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i32
    %40 = llvm.getelementptr inbounds %34[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_in(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.getelementptr inbounds %7[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %12 = llvm.load %11 {alignment = 2 : i64} : !llvm.ptr -> i8
    %13 = llvm.zext %12 : i8 to i64
    %14 = llvm.add %13, %3 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
    %18 = llvm.call fastcc tail @__tvm_ffi__grid_start_copy_in(%arg0, %9, %arg1, %7, %10, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_start_copy_in(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(true) : i1
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.constant(18 : i32) : i32
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.34 : !llvm.ptr
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(20 : i32) : i32
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.39 : !llvm.ptr
    %15 = llvm.mlir.constant(32 : i64) : i64
    %16 = llvm.mlir.constant(10 : i32) : i32
    %17 = llvm.mlir.constant(9 : i32) : i32
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.mlir.constant(15 : i32) : i32
    %20 = llvm.mlir.constant(-1 : i8) : i8
    %21 = llvm.getelementptr inbounds %arg2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_at(%arg0, %arg1, %22, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %24 = llvm.icmp "eq" %arg4, %1 : !llvm.ptr
    llvm.cond_br %24, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %25 = llvm.call fastcc tail @__tvm_ffi__grid_starts_right(%arg0, %arg3, %arg4, %2, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %26 = llvm.icmp "eq" %25, %2 : i32
    %27 = llvm.icmp "eq" %23, %1 : !llvm.ptr
    %28 = llvm.select %26, %3, %27 : i1, i1
    llvm.cond_br %28, ^bb22(%1 : !llvm.ptr), ^bb3
  ^bb2:  // pred: ^bb0
    %29 = llvm.icmp "eq" %23, %1 : !llvm.ptr
    llvm.cond_br %29, ^bb22(%1 : !llvm.ptr), ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %30 = llvm.load %arg2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.call fastcc tail @__tvm_ffi__grid_start_copy(%arg0, %arg1, %30, %arg3, %arg4, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %32 = llvm.icmp "eq" %31, %1 : !llvm.ptr
    llvm.cond_br %32, ^bb22(%1 : !llvm.ptr), ^bb4
  ^bb4:  // pred: ^bb3
    llvm.cond_br %24, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %33 = llvm.getelementptr inbounds %31[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %34 = llvm.getelementptr inbounds %31[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    llvm.store %33, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %35 = llvm.getelementptr inbounds %31[%4, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    llvm.store %23, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %36 = llvm.getelementptr inbounds %arg1[%4, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.icmp "eq" %37, %2 : i32
    llvm.cond_br %38, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %8, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb22(%1 : !llvm.ptr)
  ^bb8:  // pred: ^bb6
    %39 = llvm.getelementptr inbounds %31[%4, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %arg1[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %43 = llvm.shl %42, %11 overflow<nsw> : i32
    %44 = llvm.add %43, %40 overflow<nsw> : i32
    %45 = llvm.getelementptr inbounds %31[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %48 = llvm.getelementptr inbounds %arg0[%4, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds %49[%4, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.icmp "eq" %51, %1 : !llvm.ptr
    llvm.cond_br %52, ^bb18, ^bb9
  ^bb9:  // pred: ^bb8
    %53 = llvm.call fastcc tail @__tvm_ffi__grid_is_unread(%arg0, %46, %47, %14, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %54 = llvm.icmp "eq" %53, %2 : i32
    llvm.cond_br %54, ^bb22(%1 : !llvm.ptr), ^bb10
  ^bb10:  // pred: ^bb9
    %55 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %46, %47) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %56 = llvm.trunc %55 : i64 to i32
    %57 = llvm.lshr %55, %15 : i64
    %58 = llvm.trunc %57 : i64 to i32
    %59 = llvm.getelementptr inbounds %51[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.add %60, %44 overflow<nsw> : i32
    %62 = llvm.getelementptr inbounds %51[%4, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.sext %44 : i32 to i64
    %65 = llvm.getelementptr inbounds %63[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %66 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.add %66, %5 : i32
    llvm.store %67, %65 {alignment = 4 : i64} : i32, !llvm.ptr
    %68 = llvm.zext %67 : i32 to i64
    %69 = llvm.shl %68, %15 overflow<nuw> : i64
    %70 = llvm.zext %61 : i32 to i64
    %71 = llvm.or %69, %70 : i64
    llvm.br ^bb11(%56 : i32)
  ^bb11(%72: i32):  // 2 preds: ^bb10, ^bb14
    %73 = llvm.icmp "slt" %72, %58 : i32
    llvm.cond_br %73, ^bb12, ^bb15
  ^bb12:  // pred: ^bb11
    %74 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %72, %19, %2, %14, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %75 = llvm.icmp "eq" %74, %2 : i32
    llvm.cond_br %75, ^bb22(%1 : !llvm.ptr), ^bb13
  ^bb13:  // pred: ^bb12
    %76 = llvm.call fastcc tail @__tvm_ffi__grid_follows_reads(%arg0, %72, %19, %14, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %77 = llvm.icmp "eq" %76, %2 : i32
    llvm.cond_br %77, ^bb22(%1 : !llvm.ptr), ^bb14
  ^bb14:  // pred: ^bb13
    llvm.call fastcc tail @__tvm_ffi__grid_note_write(%51, %72, %19, %71, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64, !llvm.ptr) -> ()
    %78 = llvm.add %72, %5 overflow<nsw> : i32
    llvm.br ^bb11(%78 : i32)
  ^bb15:  // pred: ^bb11
    %79 = llvm.getelementptr inbounds %51[%4, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr inbounds %51[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i32
    %83 = llvm.sext %82 : i32 to i64
    %84 = llvm.shl %64, %18 overflow<nsw> : i64
    %85 = llvm.mul %84, %83 : i64
    %86 = llvm.getelementptr inbounds %80[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %87 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb16(%82, %4 : i32, i64)
  ^bb16(%88: i32, %89: i64):  // 2 preds: ^bb15, ^bb19
    %90 = llvm.shl %88, %5 overflow<nsw> : i32
    %91 = llvm.sext %90 : i32 to i64
    %92 = llvm.icmp "slt" %89, %91 : i64
    llvm.cond_br %92, ^bb19, ^bb17
  ^bb17:  // pred: ^bb16
    %93 = llvm.getelementptr inbounds %86[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %67, %93 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb8, ^bb17
    llvm.br ^bb20(%4 : i64)
  ^bb19:  // pred: ^bb16
    %94 = llvm.getelementptr inbounds %87[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %95 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> i32
    %96 = llvm.getelementptr inbounds %86[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %95, %96 {alignment = 4 : i64} : i32, !llvm.ptr
    %97 = llvm.add %89, %18 overflow<nsw, nuw> : i64
    %98 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb16(%98, %97 : i32, i64)
  ^bb20(%99: i64):  // 2 preds: ^bb18, ^bb21
    %100 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %101 = llvm.icmp "slt" %99, %100 : i64
    llvm.cond_br %101, ^bb21, ^bb22(%31 : !llvm.ptr)
  ^bb21:  // pred: ^bb20
    %102 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.getelementptr inbounds %102[%99] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %103 {alignment = 1 : i64} : i8, !llvm.ptr
    %104 = llvm.add %99, %18 overflow<nsw, nuw> : i64
    llvm.br ^bb20(%104 : i64)
  ^bb22(%105: !llvm.ptr):  // 8 preds: ^bb1, ^bb2, ^bb3, ^bb7, ^bb9, ^bb12, ^bb13, ^bb20
    llvm.return %105 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_bytes_in(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.bitcast %9 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.inttoptr %12 : i64 to !llvm.ptr
    %14 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %16 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.shl %17, %4 : i64
    %19 = llvm.ashr exact %18, %4 : i64
    %20 = llvm.call fastcc @__tvm_ffi__grid_describe_bytes(%arg0, %9, %15, %19, %13) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %21 = llvm.icmp "eq" %20, %5 : i32
    llvm.cond_br %21, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %22 = llvm.getelementptr inbounds %arg0[%6, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call fastcc @__tvm_ffi__grid_start_copy_in(%arg0, %23, %arg1, %9, %8, %13) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_describe_bytes(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg2: i64 {llvm.noundef}, %arg3: i64 {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(15 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(-232449 : i64) : i64
    %4 = llvm.mlir.constant(-232433 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(0 : i8) : i8
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(16 : i64) : i64
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.mlir.constant(5 : i64) : i64
    %14 = llvm.mlir.constant(0 : i16) : i16
    %15 = llvm.mlir.constant(4 : i32) : i32
    %16 = llvm.mlir.constant(1 : i8) : i8
    %17 = llvm.mlir.constant(5 : i32) : i32
    %18 = llvm.mlir.constant(104 : i64) : i64
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.40 : !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.and %arg2, %1 : i64
    %22 = llvm.icmp "eq" %21, %2 : i64
    llvm.cond_br %22, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %23 = llvm.and %arg3, %1 : i64
    %24 = llvm.icmp "ne" %23, %2 : i64
    %25 = llvm.add %arg3, %3 : i64
    %26 = llvm.icmp "ult" %25, %4 : i64
    %27 = llvm.or %26, %24 : i1
    llvm.cond_br %27, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %19, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6(%5 : i32)
  ^bb3:  // pred: ^bb1
    %28 = llvm.getelementptr inbounds %20[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %29 = llvm.inttoptr %arg2 : i64 to !llvm.ptr
    llvm.store %29, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.getelementptr inbounds %20[%2, 1, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %31 = llvm.bitcast %30 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%31, %7, %8) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 40 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %32 = llvm.getelementptr inbounds %20[%2, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %33 = llvm.lshr %arg3, %9 : i64
    llvm.store %33, %32 {alignment = 8 : i64} : i64, !llvm.ptr
    %34 = llvm.getelementptr inbounds %20[%2, 2, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %35 = llvm.bitcast %34 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%35, %7, %8) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 40 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %36 = llvm.getelementptr inbounds %20[%2, 2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    llvm.store %11, %36 {alignment = 8 : i64} : i64, !llvm.ptr
    %37 = llvm.getelementptr inbounds %20[%2, 3, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %38 = llvm.trunc %33 : i64 to i16
    llvm.store %38, %37 {alignment = 8 : i64} : i16, !llvm.ptr
    %39 = llvm.getelementptr inbounds %20[%2, 3, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %40 = llvm.getelementptr inbounds %20[%2, 3, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    llvm.br ^bb4(%39 : !llvm.ptr)
  ^bb4(%41: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    llvm.store %14, %41 {alignment = 2 : i64} : i16, !llvm.ptr
    %42 = llvm.getelementptr inbounds %41[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %43 = llvm.icmp "eq" %42, %40 : !llvm.ptr
    llvm.cond_br %43, ^bb5, ^bb4(%42 : !llvm.ptr)
  ^bb5:  // pred: ^bb4
    %44 = llvm.getelementptr inbounds %20[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    llvm.store %16, %44 {alignment = 2 : i64} : i8, !llvm.ptr
    %45 = llvm.getelementptr inbounds %20[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    llvm.store %7, %45 {alignment = 1 : i64} : i8, !llvm.ptr
    %46 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    %47 = llvm.bitcast %20 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%46, %47, %18) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb6(%0 : i32)
  ^bb6(%48: i32):  // 2 preds: ^bb2, ^bb5
    llvm.return %48 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_out(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(3 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %10 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.getelementptr inbounds %7[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %12 = llvm.load %11 {alignment = 2 : i64} : !llvm.ptr -> i8
    %13 = llvm.zext %12 : i8 to i64
    %14 = llvm.add %13, %2 overflow<nsw, nuw> : i64
    %15 = llvm.getelementptr inbounds %arg1[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_start_copy_out(%arg0, %arg1, %9, %7, %10, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_start_copy_out(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(9 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(20 : i32) : i32
    %11 = llvm.mlir.constant(32 : i64) : i64
    %12 = llvm.mlir.constant(64 : i32) : i32
    %13 = llvm.mlir.constant(6 : i32) : i32
    %14 = llvm.mlir.constant(16 : i32) : i32
    %15 = llvm.mlir.constant(12 : i32) : i32
    %16 = llvm.mlir.constant(3 : i32) : i32
    %17 = llvm.mlir.constant(4 : i32) : i32
    %18 = llvm.mlir.constant(15 : i32) : i32
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.41 : !llvm.ptr
    %20 = llvm.icmp "eq" %arg4, %0 : !llvm.ptr
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.call fastcc tail @__tvm_ffi__grid_starts_right(%arg0, %arg3, %arg4, %1, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.icmp "eq" %21, %2 : i32
    llvm.cond_br %22, ^bb11, ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %23 = llvm.getelementptr inbounds %arg0[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.call fastcc tail @__tvm_ffi__grid_start_copy(%arg0, %24, %arg2, %arg3, %arg4, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %26 = llvm.icmp "eq" %25, %0 : !llvm.ptr
    llvm.cond_br %26, ^bb11, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.cond_br %20, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %27 = llvm.getelementptr inbounds %25[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %28 = llvm.getelementptr inbounds %25[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    llvm.store %27, %28 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %29 = llvm.getelementptr inbounds %25[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    llvm.store %1, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    %30 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.trunc %30 : i64 to i32
    %32 = llvm.getelementptr inbounds %25[%3, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    llvm.store %31, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    %35 = llvm.trunc %34 : i64 to i32
    %36 = llvm.getelementptr inbounds %25[%3, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    llvm.store %35, %36 {alignment = 8 : i64} : i32, !llvm.ptr
    %37 = llvm.getelementptr inbounds %25[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %40 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%3, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.icmp "eq" %42, %0 : !llvm.ptr
    llvm.cond_br %43, ^bb11, ^bb6
  ^bb6:  // pred: ^bb5
    %44 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %38, %39) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %45 = llvm.trunc %44 : i64 to i32
    %46 = llvm.lshr %44, %11 : i64
    %47 = llvm.trunc %46 : i64 to i32
    llvm.br ^bb7(%45 : i32)
  ^bb7(%48: i32):  // 2 preds: ^bb6, ^bb8
    %49 = llvm.icmp "slt" %48, %47 : i32
    llvm.cond_br %49, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %50 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %48, %18, %1, %19, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %51 = llvm.icmp "eq" %50, %2 : i32
    %52 = llvm.add %48, %1 overflow<nsw> : i32
    llvm.cond_br %51, ^bb11, ^bb7(%52 : i32)
  ^bb9:  // pred: ^bb7
    %53 = llvm.getelementptr inbounds %42[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i32
    %55 = llvm.icmp "slt" %54, %12 : i32
    llvm.cond_br %55, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %56 = llvm.add %54, %1 overflow<nsw> : i32
    llvm.store %56, %53 {alignment = 8 : i64} : i32, !llvm.ptr
    %57 = llvm.sext %54 : i32 to i64
    %58 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds %58[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> i32
    %61 = llvm.getelementptr inbounds %58[%3, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i32
    %63 = llvm.mul %62, %60 overflow<nsw> : i32
    %64 = llvm.getelementptr inbounds %arg0[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> i32
    %66 = llvm.add %63, %65 overflow<nsw> : i32
    %67 = llvm.getelementptr inbounds %arg0[%3, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %68 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> i32
    %69 = llvm.getelementptr inbounds %42[%3, 12, %57, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %38, %69 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.getelementptr inbounds %42[%3, 12, %57, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %39, %70 {alignment = 8 : i64} : i64, !llvm.ptr
    %71 = llvm.getelementptr inbounds %42[%3, 12, %57, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %66, %71 {alignment = 8 : i64} : i32, !llvm.ptr
    %72 = llvm.getelementptr inbounds %42[%3, 12, %57, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %68, %72 {alignment = 4 : i64} : i32, !llvm.ptr
    %73 = llvm.getelementptr inbounds %42[%3, 12, %57, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %arg5, %73 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 6 preds: ^bb1, ^bb2, ^bb5, ^bb8, ^bb9, ^bb10
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_bytes_out(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.bitcast %8 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.shl %16, %4 : i64
    %18 = llvm.ashr exact %17, %4 : i64
    %19 = llvm.call fastcc @__tvm_ffi__grid_describe_bytes(%arg0, %8, %14, %18, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.icmp "eq" %19, %5 : i32
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__grid_start_copy_out(%arg0, %arg1, %22, %8, %7, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_prefetch_bytes(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.alloca %0 x !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.bitcast %4 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %4 : !llvm.ptr
    %6 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i64
    %9 = llvm.shl %8, %2 : i64
    %10 = llvm.ashr exact %9, %2 : i64
    %11 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.inttoptr %12 : i64 to !llvm.ptr
    %14 = llvm.call fastcc @__tvm_ffi__grid_describe_bytes(%arg0, %4, %6, %10, %13) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %4 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_commit(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %4 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> i32
    %5 = llvm.add %4, %2 overflow<nsw> : i32
    llvm.store %5, %3 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_wait(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(16 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(12 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.constant(32 : i64) : i64
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.mlir.constant(15 : i32) : i32
    %16 = llvm.mlir.constant(64 : i32) : i32
    %17 = llvm.mlir.constant(14 : i32) : i32
    %18 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.getelementptr inbounds %19[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %24 = llvm.icmp "eq" %22, %3 : !llvm.ptr
    %25 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %26 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.cond_br %24, ^bb10, ^bb1(%6 : i32)
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb5
    %28 = llvm.zext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %22[%0, 12, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %30 = llvm.getelementptr inbounds %29[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>
    %31 = llvm.getelementptr inbounds %22[%0, 12, %28, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %32 = llvm.getelementptr inbounds %22[%0, 12, %28, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %33 = llvm.getelementptr inbounds %22[%0, 12, %28, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %34 = llvm.getelementptr inbounds %22[%0, 12, %28, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %35 = llvm.bitcast %29 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb8
    %36 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %27, %36 : i32
    llvm.cond_br %37, ^bb3, ^bb10
  ^bb3:  // pred: ^bb2
    %38 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %42[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    %45 = llvm.getelementptr inbounds %42[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i32
    %47 = llvm.mul %46, %44 overflow<nsw> : i32
    %48 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %49 = llvm.add %47, %48 overflow<nsw> : i32
    %50 = llvm.icmp "eq" %40, %49 : i32
    llvm.cond_br %50, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %51 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %53 = llvm.sub %52, %51 overflow<nsw> : i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.icmp "slt" %20, %54 : i64
    llvm.cond_br %55, ^bb6, ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %56 = llvm.add %27, %8 overflow<nsw, nuw> : i32
    llvm.br ^bb1(%56 : i32)
  ^bb6:  // pred: ^bb4
    %57 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %38, %39) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %58 = llvm.trunc %57 : i64 to i32
    %59 = llvm.lshr %57, %13 : i64
    %60 = llvm.trunc %59 : i64 to i32
    llvm.br ^bb7(%58 : i32)
  ^bb7(%61: i32):  // 2 preds: ^bb6, ^bb9
    %62 = llvm.icmp "slt" %61, %60 : i32
    llvm.cond_br %62, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %63 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %64 = llvm.add %63, %14 overflow<nsw> : i32
    llvm.store %64, %23 {alignment = 8 : i64} : i32, !llvm.ptr
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %22[%0, 12, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %67 = llvm.bitcast %66 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%35, %67, %13) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb2
  ^bb9:  // pred: ^bb7
    %68 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %69 = llvm.getelementptr inbounds %68[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i32
    %71 = llvm.getelementptr inbounds %68[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %72 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> i32
    %73 = llvm.mul %72, %70 overflow<nsw> : i32
    %74 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %75 = llvm.add %73, %74 overflow<nsw> : i32
    %76 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %77 = llvm.sext %75 : i32 to i64
    %78 = llvm.getelementptr inbounds %76[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %79 = llvm.load %78 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_note_read(%22, %61, %15, %75, %79, %41) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %80 = llvm.add %61, %8 overflow<nsw> : i32
    llvm.br ^bb7(%80 : i32)
  ^bb10:  // 2 preds: ^bb0, ^bb2
    %81 = llvm.getelementptr inbounds %19[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %82 = llvm.getelementptr inbounds %19[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb11(%6 : i32)
  ^bb11(%83: i32):  // 2 preds: ^bb10, ^bb17
    %84 = llvm.load %81 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.icmp "slt" %83, %84 : i32
    llvm.cond_br %85, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    llvm.return
  ^bb13:  // pred: ^bb11
    %86 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i32
    %87 = llvm.add %86, %83 overflow<nsw> : i32
    %88 = llvm.srem %87, %16 : i32
    %89 = llvm.sext %88 : i32 to i64
    %90 = llvm.getelementptr inbounds %19[%0, 14, %89, 7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %91 = llvm.load %90 {alignment = 4 : i64} : !llvm.ptr -> i32
    %92 = llvm.icmp "eq" %91, %6 : i32
    llvm.cond_br %92, ^bb16, ^bb14
  ^bb14:  // pred: ^bb13
    %93 = llvm.getelementptr inbounds %19[%0, 14, %89, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %94 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> i32
    %95 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %96 = llvm.icmp "eq" %94, %95 : i32
    llvm.cond_br %96, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %97 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %98 = llvm.getelementptr inbounds %19[%0, 14, %89, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> i32
    %100 = llvm.sub %97, %99 overflow<nsw> : i32
    %101 = llvm.sext %100 : i32 to i64
    %102 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %103 = llvm.icmp "slt" %102, %101 : i64
    llvm.cond_br %103, ^bb18(%6 : i32), ^bb16
  ^bb16:  // 3 preds: ^bb13, ^bb14, ^bb15
    %104 = llvm.add %83, %8 overflow<nsw> : i32
    llvm.br ^bb17(%104 : i32)
  ^bb17(%105: i32):  // 2 preds: ^bb16, ^bb18
    llvm.br ^bb11(%105 : i32)
  ^bb18(%106: i32):  // 2 preds: ^bb15, ^bb19
    %107 = llvm.icmp "sgt" %106, %83 : i32
    llvm.cond_br %107, ^bb17(%6 : i32), ^bb19
  ^bb19:  // pred: ^bb18
    %108 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%19) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %109 = llvm.add %106, %8 overflow<nsw, nuw> : i32
    llvm.br ^bb18(%109 : i32)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_finish_oldest(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(15 : i32) : i32
    %5 = llvm.mlir.constant(14 : i32) : i32
    %6 = llvm.mlir.constant(176 : i64) : i64
    %7 = llvm.mlir.constant(64 : i32) : i32
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(5 : i32) : i32
    %12 = llvm.mlir.constant(9 : i32) : i32
    %13 = llvm.mlir.constant(10 : i32) : i32
    %14 = llvm.mlir.constant(7 : i32) : i32
    %15 = llvm.mlir.constant(3 : i32) : i32
    %16 = llvm.mlir.constant(-1 : i64) : i64
    %17 = llvm.mlir.constant(false) : i1
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.mlir.constant(7 : i64) : i64
    %20 = llvm.mlir.constant(0 : i8) : i8
    %21 = llvm.mlir.constant(4294967295 : i64) : i64
    %22 = llvm.mlir.constant(4 : i64) : i64
    %23 = llvm.mlir.constant(-2 : i32) : i32
    %24 = llvm.mlir.constant(8 : i32) : i32
    %25 = llvm.mlir.constant(20 : i32) : i32
    %26 = llvm.mlir.zero : !llvm.ptr
    %27 = llvm.mlir.constant(6 : i32) : i32
    %28 = llvm.alloca %0 x !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %arg0[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "eq" %30, %3 : i32
    llvm.cond_br %31, ^bb35(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %32 = llvm.bitcast %28 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg0[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg0[%1, 14, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.bitcast %36 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%32, %37, %6) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 176 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 176 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %38 = llvm.add %34, %0 overflow<nsw> : i32
    %39 = llvm.srem %38, %7 : i32
    llvm.store %39, %33 {alignment = 8 : i64} : i32, !llvm.ptr
    %40 = llvm.add %30, %8 overflow<nsw> : i32
    llvm.store %40, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    %41 = llvm.getelementptr inbounds %28[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %42[%1, 2, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%42) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %46 = llvm.sdiv %45, %44 : i64
    %47 = llvm.getelementptr inbounds %42[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %48 = llvm.getelementptr inbounds %28[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %49 = llvm.getelementptr inbounds %42[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %50 = llvm.getelementptr inbounds %28[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %51 = llvm.getelementptr inbounds %42[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %52 = llvm.getelementptr inbounds %28[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %53 = llvm.getelementptr inbounds %28[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %54 = llvm.intr.smax(%44, %1) : (i64, i64) -> i64
    %55 = llvm.intr.smax(%46, %1) : (i64, i64) -> i64
    llvm.br ^bb2(%1 : i64)
  ^bb2(%56: i64):  // 2 preds: ^bb1, ^bb29
    %57 = llvm.icmp "eq" %56, %55 : i64
    llvm.cond_br %57, ^bb30, ^bb3
  ^bb3:  // pred: ^bb2
    %58 = llvm.load %47 {alignment = 2 : i64} : !llvm.ptr -> i8
    %59 = llvm.zext %58 : i8 to i64
    llvm.br ^bb4(%1, %56, %1, %0 : i64, i64, i64, i32)
  ^bb4(%60: i64, %61: i64, %62: i64, %63: i32):  // 2 preds: ^bb3, ^bb9
    %64 = llvm.icmp "eq" %60, %59 : i64
    llvm.cond_br %64, ^bb5, ^bb7
  ^bb5:  // pred: ^bb4
    %65 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.mul %56, %44 overflow<nsw> : i64
    %67 = llvm.load %49 {alignment = 1 : i64} : !llvm.ptr -> i8
    %68 = llvm.zext %67 : i8 to i64
    %69 = llvm.ptrtoint %65 : !llvm.ptr to i64
    %70 = llvm.add %66, %69 : i64
    %71 = llvm.lshr %70, %19 : i64
    %72 = llvm.icmp "eq" %67, %20 : i8
    %73 = llvm.add %68, %21 overflow<nsw, nuw> : i64
    %74 = llvm.and %73, %21 : i64
    %75 = llvm.select %72, %1, %74 : i1, i64
    %76 = llvm.and %75, %71 : i64
    %77 = llvm.shl %76, %22 overflow<nsw, nuw> : i64
    %78 = llvm.xor %77, %70 : i64
    %79 = llvm.inttoptr %78 : i64 to !llvm.ptr
    %80 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.icmp "eq" %80, %3 : i32
    %82 = llvm.icmp "eq" %63, %3 : i32
    llvm.cond_br %81, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %83 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.icmp "eq" %83, %3 : i32
    llvm.br ^bb21(%1 : i64)
  ^bb7:  // pred: ^bb4
    %85 = llvm.getelementptr inbounds %28[%1, 4, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %86 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.sext %86 : i32 to i64
    %88 = llvm.getelementptr inbounds %42[%1, 3, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %89 = llvm.load %88 {alignment = 2 : i64} : !llvm.ptr -> i16
    %90 = llvm.zext %89 : i16 to i64
    %91 = llvm.srem %61, %90 : i64
    %92 = llvm.sdiv %61, %90 : i64
    %93 = llvm.add %91, %87 overflow<nsw> : i64
    %94 = llvm.icmp "sgt" %93, %16 : i64
    llvm.cond_br %94, ^bb8, ^bb9(%17 : i1)
  ^bb8:  // pred: ^bb7
    %95 = llvm.getelementptr inbounds %42[%1, 1, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> i64
    %97 = llvm.icmp "slt" %93, %96 : i64
    llvm.br ^bb9(%97 : i1)
  ^bb9(%98: i1):  // 2 preds: ^bb7, ^bb8
    %99 = llvm.zext %98 : i1 to i32
    %100 = llvm.and %63, %99 : i32
    %101 = llvm.getelementptr inbounds %42[%1, 2, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %102 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> i64
    %103 = llvm.mul %102, %93 overflow<nsw> : i64
    %104 = llvm.add %103, %62 overflow<nsw> : i64
    %105 = llvm.add %60, %18 overflow<nsw, nuw> : i64
    llvm.br ^bb4(%105, %92, %104, %100 : i64, i64, i64, i32)
  ^bb10:  // pred: ^bb5
    llvm.cond_br %82, ^bb29, ^bb11
  ^bb11:  // pred: ^bb10
    %106 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.getelementptr inbounds %106[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %108 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i32
    %109 = llvm.and %108, %23 : i32
    %110 = llvm.icmp "eq" %109, %9 : i32
    %111 = llvm.icmp "eq" %109, %10 : i32
    %112 = llvm.select %111, %9, %10 : i1, i32
    %113 = llvm.select %110, %24, %112 : i1, i32
    %114 = llvm.zext %113 : i32 to i64
    llvm.br ^bb12(%1 : i64)
  ^bb12(%115: i64):  // 2 preds: ^bb11, ^bb20
    %116 = llvm.icmp "slt" %115, %44 : i64
    llvm.cond_br %116, ^bb13, ^bb29
  ^bb13:  // pred: ^bb12
    llvm.switch %113 : i32, ^bb18 [
      2: ^bb14,
      4: ^bb16
    ]
  ^bb14:  // pred: ^bb13
    %117 = llvm.getelementptr inbounds %107[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %118 = llvm.bitcast %117 : !llvm.ptr to !llvm.ptr
    %119 = llvm.load %118 atomic monotonic {alignment = 2 : i64} : !llvm.ptr -> i16
    %120 = llvm.getelementptr inbounds %79[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.bitcast %120 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb15(%119 : i16)
  ^bb15(%122: i16):  // 2 preds: ^bb14, ^bb15
    %123 = llvm.zext %122 : i16 to i64
    %124 = llvm.load %121 {alignment = 2 : i64} : !llvm.ptr -> i16
    %125 = llvm.zext %124 : i16 to i64
    %126 = llvm.call fastcc tail @__tvm_ffi__grid_reduced(%108, %80, %123, %125) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %127 = llvm.trunc %126 : i64 to i16
    %128 = llvm.cmpxchg %118, %122, %127 acq_rel monotonic {alignment = 2 : i64} : !llvm.ptr, i16
    %129 = llvm.extractvalue %128[1] : !llvm.struct<(i16, i1)> 
    %130 = llvm.extractvalue %128[0] : !llvm.struct<(i16, i1)> 
    llvm.cond_br %129, ^bb20, ^bb15(%130 : i16)
  ^bb16:  // pred: ^bb13
    %131 = llvm.getelementptr inbounds %107[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.bitcast %131 : !llvm.ptr to !llvm.ptr
    %133 = llvm.load %132 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.getelementptr inbounds %79[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.bitcast %134 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb17(%133 : i32)
  ^bb17(%136: i32):  // 2 preds: ^bb16, ^bb17
    %137 = llvm.zext %136 : i32 to i64
    %138 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> i32
    %139 = llvm.zext %138 : i32 to i64
    %140 = llvm.call fastcc tail @__tvm_ffi__grid_reduced(%108, %80, %137, %139) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %141 = llvm.trunc %140 : i64 to i32
    %142 = llvm.cmpxchg %132, %136, %141 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %143 = llvm.extractvalue %142[1] : !llvm.struct<(i32, i1)> 
    %144 = llvm.extractvalue %142[0] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %143, ^bb20, ^bb17(%144 : i32)
  ^bb18:  // pred: ^bb13
    %145 = llvm.getelementptr inbounds %107[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.bitcast %145 : !llvm.ptr to !llvm.ptr
    %147 = llvm.load %146 atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
    %148 = llvm.getelementptr inbounds %79[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.bitcast %148 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb19(%147 : i64)
  ^bb19(%150: i64):  // 2 preds: ^bb18, ^bb19
    %151 = llvm.load %149 {alignment = 8 : i64} : !llvm.ptr -> i64
    %152 = llvm.call fastcc tail @__tvm_ffi__grid_reduced(%108, %80, %150, %151) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %153 = llvm.cmpxchg %146, %150, %152 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %154 = llvm.extractvalue %153[1] : !llvm.struct<(i64, i1)> 
    %155 = llvm.extractvalue %153[0] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %154, ^bb20, ^bb19(%155 : i64)
  ^bb20:  // 3 preds: ^bb15, ^bb17, ^bb19
    %156 = llvm.add %115, %114 overflow<nsw, nuw> : i64
    llvm.br ^bb12(%156 : i64)
  ^bb21(%157: i64):  // 2 preds: ^bb6, ^bb28
    %158 = llvm.icmp "eq" %157, %54 : i64
    llvm.cond_br %158, ^bb29, ^bb22
  ^bb22:  // pred: ^bb21
    llvm.cond_br %84, ^bb23, ^bb26
  ^bb23:  // pred: ^bb22
    llvm.cond_br %82, ^bb25(%20 : i8), ^bb24
  ^bb24:  // pred: ^bb23
    %159 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.add %157, %62 overflow<nsw> : i64
    %161 = llvm.getelementptr inbounds %159[%160] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.load %161 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.br ^bb25(%162 : i8)
  ^bb25(%163: i8):  // 2 preds: ^bb23, ^bb24
    %164 = llvm.getelementptr inbounds %79[%157] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %163, %164 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb28
  ^bb26:  // pred: ^bb22
    llvm.cond_br %82, ^bb28, ^bb27
  ^bb27:  // pred: ^bb26
    %165 = llvm.getelementptr inbounds %79[%157] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %166 = llvm.load %165 {alignment = 1 : i64} : !llvm.ptr -> i8
    %167 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %168 = llvm.add %157, %62 overflow<nsw> : i64
    %169 = llvm.getelementptr inbounds %167[%168] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %166, %169 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb28
  ^bb28:  // 3 preds: ^bb25, ^bb26, ^bb27
    %170 = llvm.add %157, %18 overflow<nuw> : i64
    llvm.br ^bb21(%170 : i64)
  ^bb29:  // 3 preds: ^bb10, ^bb12, ^bb21
    %171 = llvm.add %56, %18 overflow<nuw> : i64
    llvm.br ^bb2(%171 : i64)
  ^bb30:  // pred: ^bb2
    %172 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %173 = llvm.icmp "eq" %172, %3 : i32
    llvm.cond_br %173, ^bb31, ^bb34
  ^bb31:  // pred: ^bb30
    %174 = llvm.getelementptr inbounds %28[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %175 = llvm.getelementptr inbounds %arg0[%1, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %176 = llvm.load %175 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %177 = llvm.icmp "eq" %176, %26 : !llvm.ptr
    %178 = llvm.load %174 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %177, ^bb33, ^bb32
  ^bb32:  // pred: ^bb31
    %179 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %180 = llvm.load %179 {alignment = 8 : i64} : !llvm.ptr -> i32
    %181 = llvm.shl %180, %27 overflow<nsw> : i32
    %182 = llvm.getelementptr inbounds %28[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %183 = llvm.load %182 {alignment = 8 : i64} : !llvm.ptr -> i32
    %184 = llvm.add %181, %183 overflow<nsw> : i32
    %185 = llvm.getelementptr inbounds %176[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %186 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %187 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_object(%arg0, %178) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %188 = llvm.sext %187 : i32 to i64
    %189 = llvm.getelementptr inbounds %176[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %190 = llvm.load %189 {alignment = 8 : i64} : !llvm.ptr -> i32
    %191 = llvm.sext %190 : i32 to i64
    %192 = llvm.shl %188, %18 overflow<nsw> : i64
    %193 = llvm.mul %192, %191 : i64
    %194 = llvm.getelementptr inbounds %186[%193] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %195 = llvm.getelementptr inbounds %176[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %196 = llvm.load %195 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %197 = llvm.sext %184 : i32 to i64
    %198 = llvm.shl %197, %18 overflow<nsw> : i64
    %199 = llvm.mul %198, %191 : i64
    %200 = llvm.getelementptr inbounds %196[%199] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%176, %194, %200) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb33
  ^bb33:  // 2 preds: ^bb31, ^bb32
    %201 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %202 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%201) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %203 = llvm.trunc %202 : i64 to i32
    %204 = llvm.getelementptr inbounds %178[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %205 = llvm.load %204 {alignment = 4 : i64} : !llvm.ptr -> i32
    %206 = llvm.mul %203, %23 : i32
    %207 = llvm.add %206, %205 : i32
    llvm.store %207, %204 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_advance(%arg0, %178) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb30, ^bb33
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.br ^bb35(%0 : i32)
  ^bb35(%208: i32):  // 2 preds: ^bb0, ^bb34
    llvm.return %208 : i32
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
    %16 = llvm.mlir.constant(20 : i32) : i32
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
    llvm.br ^bb23
  ^bb3:  // pred: ^bb1
    %81 = llvm.getelementptr inbounds %34[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i64
    %83 = llvm.inttoptr %82 : i64 to !llvm.ptr
    %84 = llvm.call fastcc tail @__tvm_ffi__grid_start_product(%arg0, %83) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %85 = llvm.icmp "eq" %84, %4 : i32
    llvm.cond_br %85, ^bb23, ^bb4
  ^bb4:  // pred: ^bb3
    %86 = llvm.getelementptr inbounds %arg0[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.getelementptr inbounds %87[%3, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %89 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %90 = llvm.icmp "eq" %89, %17 : !llvm.ptr
    llvm.cond_br %90, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %91 = llvm.call fastcc tail @__tvm_ffi__grid_count_product(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %92 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i64
    %93 = llvm.inttoptr %92 : i64 to !llvm.ptr
    %94 = llvm.call fastcc @__tvm_ffi__grid_watch_lines(%arg0, %27, %15, %70, %91, %93) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %95 = llvm.icmp "eq" %94, %4 : i32
    llvm.cond_br %95, ^bb23, ^bb6
  ^bb6:  // pred: ^bb5
    %96 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i64
    %97 = llvm.inttoptr %96 : i64 to !llvm.ptr
    %98 = llvm.call fastcc @__tvm_ffi__grid_watch_lines(%arg0, %28, %30, %70, %91, %97) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %99 = llvm.icmp "eq" %98, %4 : i32
    llvm.cond_br %99, ^bb23, ^bb7
  ^bb7:  // 2 preds: ^bb4, ^bb6
    %100 = llvm.getelementptr inbounds %arg0[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %101 = llvm.icmp "sgt" %47, %14 : i32
    %102 = llvm.icmp "eq" %73, %4 : i32
    %103 = llvm.intr.smax(%70, %4) : (i32, i32) -> i32
    %104 = llvm.intr.smax(%32, %4) : (i32, i32) -> i32
    %105 = llvm.zext %104 : i32 to i64
    llvm.br ^bb8(%3 : i64)
  ^bb8(%106: i64):  // 2 preds: ^bb7, ^bb22
    %107 = llvm.icmp "eq" %106, %105 : i64
    llvm.cond_br %107, ^bb23, ^bb9
  ^bb9:  // pred: ^bb8
    %108 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i32
    %109 = llvm.srem %108, %19 : i32
    %110 = llvm.trunc %109 : i32 to i8
    %111 = llvm.sdiv %110, %20 : i8
    %112 = llvm.sext %111 : i8 to i32
    %113 = llvm.shl %112, %14 overflow<nsw> : i32
    %114 = llvm.srem %108, %21 : i32
    %115 = llvm.trunc %114 : i32 to i8
    %116 = llvm.sdiv %115, %22 : i8
    %117 = llvm.sext %116 : i8 to i32
    %118 = llvm.trunc %106 : i64 to i32
    %119 = llvm.shl %118, %2 : i32
    %120 = llvm.and %119, %23 : i32
    %121 = llvm.add %120, %117 overflow<nsw> : i32
    %122 = llvm.add %121, %113 overflow<nsw> : i32
    %123 = llvm.trunc %106 : i64 to i32
    %124 = llvm.shl %123, %0 : i32
    %125 = llvm.and %124, %24 : i32
    %126 = llvm.srem %108, %14 : i32
    %127 = llvm.shl %126, %0 overflow<nsw> : i32
    %128 = llvm.add %127, %125 overflow<nsw> : i32
    %129 = llvm.trunc %106 : i64 to i32
    %130 = llvm.and %129, %0 : i32
    %131 = llvm.or %128, %130 : i32
    %132 = llvm.getelementptr inbounds %31[%106] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.cond_br %101, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %133 = llvm.bitcast %132 : !llvm.ptr to !llvm.ptr
    llvm.cond_br %102, ^bb12(%4 : i32), ^bb11
  ^bb11:  // pred: ^bb10
    %134 = llvm.load %133 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb12(%134 : i32)
  ^bb12(%135: i32):  // 2 preds: ^bb10, ^bb11
    llvm.br ^bb13(%135, %4 : i32, i32)
  ^bb13(%136: i32, %137: i32):  // 2 preds: ^bb12, ^bb15
    %138 = llvm.icmp "eq" %137, %103 : i32
    llvm.cond_br %138, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    llvm.store %136, %133 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb22
  ^bb15:  // pred: ^bb13
    %139 = llvm.call fastcc @__tvm_ffi__grid_whole_element(%arg0, %27, %122, %137) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %140 = llvm.call fastcc @__tvm_ffi__grid_whole_element(%arg0, %28, %131, %137) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %141 = llvm.mul %140, %139 overflow<nsw> : i32
    %142 = llvm.add %141, %136 : i32
    %143 = llvm.add %137, %0 overflow<nuw> : i32
    llvm.br ^bb13(%142, %143 : i32, i32)
  ^bb16:  // pred: ^bb9
    %144 = llvm.bitcast %132 : !llvm.ptr to !llvm.ptr
    llvm.cond_br %102, ^bb18(%25 : f32), ^bb17
  ^bb17:  // pred: ^bb16
    %145 = llvm.load %144 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb18(%145 : f32)
  ^bb18(%146: f32):  // 2 preds: ^bb16, ^bb17
    llvm.br ^bb19(%146, %4 : f32, i32)
  ^bb19(%147: f32, %148: i32):  // 2 preds: ^bb18, ^bb21
    %149 = llvm.icmp "eq" %148, %103 : i32
    llvm.cond_br %149, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    llvm.store %147, %144 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb22
  ^bb21:  // pred: ^bb19
    %150 = llvm.call fastcc @__tvm_ffi__grid_element(%arg0, %27, %122, %148) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %151 = llvm.call fastcc @__tvm_ffi__grid_element(%arg0, %28, %131, %148) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %152 = llvm.intr.fmuladd(%150, %151, %147) : (f32, f32, f32) -> f32
    %153 = llvm.add %148, %0 overflow<nuw> : i32
    llvm.br ^bb19(%152, %153 : f32, i32)
  ^bb22:  // 2 preds: ^bb14, ^bb20
    %154 = llvm.add %106, %9 overflow<nsw, nuw> : i64
    llvm.br ^bb8(%154 : i64)
  ^bb23:  // 5 preds: ^bb2, ^bb3, ^bb5, ^bb6, ^bb8
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
    %48 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds %49[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds %51[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %54 = llvm.icmp "ult" %53, %47 : i64
    %55 = llvm.sub %53, %47 : i64
    %56 = llvm.icmp "ult" %55, %16 : i64
    %57 = llvm.or %54, %56 : i1
    llvm.cond_br %57, ^bb2(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %58 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.icmp "ne" %59, %17 : !llvm.ptr
    %61 = llvm.zext %60 : i1 to i32
    llvm.br ^bb2(%61 : i32)
  ^bb2(%62: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %62 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_start_product(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(128 : i32) : i32
    %4 = llvm.mlir.constant(6 : i32) : i32
    %5 = llvm.mlir.constant(19 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(20 : i32) : i32
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.42 : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.sdiv %13, %3 : i32
    %15 = llvm.shl %14, %2 overflow<nsw> : i32
    %16 = llvm.add %15, %3 overflow<nsw> : i32
    %17 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.icmp "sgt" %16, %18 : i32
    llvm.cond_br %19, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %8, %arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3(%9 : i32)
  ^bb2:  // pred: ^bb0
    %20 = llvm.getelementptr inbounds %11[%0, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %6, %20 {alignment = 8 : i64} : i32, !llvm.ptr
    %21 = llvm.getelementptr inbounds %arg0[%0, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %6 overflow<nsw> : i32
    llvm.store %23, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    %24 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %arg1, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3(%6 : i32)
  ^bb3(%25: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %25 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_count_product(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(13 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(11 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.mul %19, %17 overflow<nsw> : i32
    %21 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %20, %22 overflow<nsw> : i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %15[%24, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Products", (i32, i32, array<8 x i32>)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %26, %8 : i32
    llvm.store %27, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.getelementptr inbounds %13[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %14 = llvm.mlir.constant(20 : i32) : i32
    %15 = llvm.mlir.constant(32 : i64) : i64
    %16 = llvm.mlir.constant(11 : i32) : i32
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.mlir.constant(15 : i32) : i32
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.43 : !llvm.ptr
    %20 = llvm.mlir.constant(true) : i1
    %21 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.icmp "eq" %22, %0 : i64
    %24 = llvm.select %23, %arg2, %arg3 : i1, i32
    %25 = llvm.select %23, %arg3, %arg2 : i1, i32
    %26 = llvm.getelementptr inbounds %arg1[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %27, %3 : i32
    %29 = llvm.icmp "eq" %27, %4 : i32
    %30 = llvm.select %29, %5, %6 : i1, i32
    %31 = llvm.select %28, %7, %30 : i1, i32
    %32 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %33 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %34 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %35 = llvm.sdiv %25, %9 : i32
    %36 = llvm.shl %35, %10 overflow<nsw> : i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %39 = llvm.icmp "eq" %arg4, %8 : i32
    llvm.br ^bb1(%0 : i64)
  ^bb1(%40: i64):  // 2 preds: ^bb0, ^bb8
    %41 = llvm.trunc %40 : i64 to i32
    %42 = llvm.mul %31, %41 overflow<nsw> : i32
    %43 = llvm.icmp "slt" %42, %24 : i32
    llvm.cond_br %43, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %44 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.shl %44, %12 : i64
    %46 = llvm.and %45, %13 : i64
    %47 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.mul %47, %40 : i64
    %49 = llvm.add %46, %48 : i64
    %50 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds %50[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.getelementptr inbounds %52[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.call fastcc tail @__tvm_ffi__grid_group_of(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %56 = llvm.call fastcc tail @__tvm_ffi__grid_product_id(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %57 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %51, %37) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %58 = llvm.trunc %57 : i64 to i32
    %59 = llvm.lshr %57, %15 : i64
    %60 = llvm.trunc %59 : i64 to i32
    %61 = llvm.getelementptr inbounds %54[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %62 = llvm.sext %55 : i32 to i64
    llvm.br ^bb3(%58 : i32)
  ^bb3(%63: i32):  // 2 preds: ^bb2, ^bb7
    %64 = llvm.icmp "slt" %63, %60 : i32
    llvm.cond_br %64, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %65 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %63, %18, %1, %19, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %66 = llvm.icmp "eq" %65, %8 : i32
    llvm.cond_br %66, ^bb9, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.cond_br %39, ^bb7(%5 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %67 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.getelementptr inbounds %67[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %69 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_note_read(%54, %63, %18, %56, %69, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb7(%1 : i32)
  ^bb7(%70: i32):  // 2 preds: ^bb5, ^bb6
    %71 = llvm.add %70, %63 overflow<nsw> : i32
    llvm.br ^bb3(%71 : i32)
  ^bb8:  // pred: ^bb3
    %72 = llvm.add %40, %17 overflow<nuw> : i64
    llvm.br ^bb1(%72 : i64)
  ^bb9:  // 2 preds: ^bb1, ^bb4
    %73 = llvm.xor %43, %20 : i1
    %74 = llvm.zext %73 : i1 to i32
    llvm.return %74 : i32
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
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(6 : i64) : i64
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(3 : i64) : i64
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.constant(20 : i32) : i32
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(7 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.trunc %17 : i64 to i32
    %19 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.trunc %20 : i64 to i32
    %22 = llvm.shl %21, %2 overflow<nsw> : i32
    %23 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.trunc %24 : i64 to i32
    %26 = llvm.icmp "slt" %25, %4 : i32
    %27 = llvm.icmp "eq" %25, %5 : i32
    %28 = llvm.select %27, %5, %0 : i1, i32
    %29 = llvm.select %26, %4, %28 : i1, i32
    %30 = llvm.sdiv %22, %29 : i32
    %31 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %32 = llvm.sdiv %18, %4 : i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %31[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %35 = llvm.bitcast %16 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    %36 = llvm.getelementptr inbounds %16[%7, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %37 = llvm.shl %21, %4 overflow<nsw> : i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %34[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %40, %36 {alignment = 8 : i64} : i64, !llvm.ptr
    %41 = llvm.getelementptr inbounds %16[%7, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %42 = llvm.getelementptr inbounds %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %43, %41 {alignment = 8 : i64} : i64, !llvm.ptr
    %44 = llvm.getelementptr inbounds %16[%7, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %45 = llvm.getelementptr inbounds %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %46, %44 {alignment = 8 : i64} : i64, !llvm.ptr
    %47 = llvm.getelementptr inbounds %16[%7, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    llvm.store %25, %47 {alignment = 8 : i64} : i32, !llvm.ptr
    %48 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %16, %18, %30) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %49 = llvm.icmp "eq" %48, %8 : i32
    %50 = llvm.or %37, %4 : i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.getelementptr inbounds %34[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %54 = llvm.inttoptr %53 : i64 to !llvm.ptr
    llvm.cond_br %49, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %15, %54) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb2:  // pred: ^bb0
    %55 = llvm.call fastcc tail @__tvm_ffi__grid_start_product(%arg0, %54) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %56 = llvm.icmp "eq" %55, %8 : i32
    llvm.cond_br %56, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %57 = llvm.getelementptr inbounds %arg0[%7, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds %58[%7, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.icmp "eq" %60, %13 : !llvm.ptr
    llvm.cond_br %61, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %62 = llvm.call fastcc tail @__tvm_ffi__grid_count_product(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %63 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %64 = llvm.inttoptr %63 : i64 to !llvm.ptr
    %65 = llvm.call fastcc @__tvm_ffi__grid_watch_lines(%arg0, %16, %18, %30, %62, %64) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %66 = llvm.icmp "eq" %65, %8 : i32
    llvm.cond_br %66, ^bb6, ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %67 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    %68 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %69 = llvm.inttoptr %68 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %67, %14, %69) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb6:  // 4 preds: ^bb1, ^bb2, ^bb4, ^bb5
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
    %23 = llvm.getelementptr inbounds %arg0[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %34 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %35[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds %37[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.icmp "ult" %39, %33 : i64
    %41 = llvm.sub %39, %33 : i64
    %42 = llvm.icmp "ult" %41, %11 : i64
    %43 = llvm.or %40, %42 : i1
    llvm.cond_br %43, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %44 = llvm.getelementptr inbounds %arg0[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.icmp "eq" %45, %13 : !llvm.ptr
    llvm.cond_br %46, ^bb4, ^bb5
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %16, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb5:  // 2 preds: ^bb0, ^bb3
    %47 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %47, %14, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
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
    %6 = llvm.mlir.constant(20 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(18 : i32) : i32
    %11 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %arg0[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "eq" %16, %4 : i32
    llvm.cond_br %17, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %5, %19) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb2:  // pred: ^bb0
    %20 = llvm.getelementptr inbounds %14[%0, 1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %7 : !llvm.ptr
    llvm.cond_br %24, ^bb4(%4 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.getelementptr inbounds %14[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.getelementptr inbounds %23[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.mul %28, %26 overflow<nsw> : i32
    llvm.br ^bb4(%29 : i32)
  ^bb4(%30: i32):  // 2 preds: ^bb2, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %30) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.store %2, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %31 = llvm.getelementptr inbounds %14[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %32, %33 {alignment = 8 : i64} : i32, !llvm.ptr
    %34 = llvm.getelementptr inbounds %14[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i32
    %36 = llvm.add %35, %2 overflow<nsw> : i32
    llvm.store %36, %34 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_open_cluster(%14) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb1, ^bb4
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_tell(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "eq" %12, %3 : !llvm.ptr
    llvm.cond_br %13, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %14 = llvm.getelementptr inbounds %12[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.sext %arg1 : i32 to i64
    %17 = llvm.getelementptr inbounds %12[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.shl %16, %6 overflow<nsw> : i64
    %21 = llvm.mul %20, %19 : i64
    %22 = llvm.getelementptr inbounds %15[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %23 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%12, %22, %23) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %24 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %25 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.getelementptr inbounds %25[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.mul %29, %27 overflow<nsw> : i32
    %31 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(20 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(8 : i32) : i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "eq" %13, %2 : i32
    llvm.cond_br %14, ^bb12, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %arg0[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %13, %16 : i32
    llvm.cond_br %17, ^bb12, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %2, %12 {alignment = 8 : i64} : i32, !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.add %19, %5 : i32
    llvm.store %20, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    %21 = llvm.getelementptr inbounds %arg0[%0, 1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "eq" %24, %7 : !llvm.ptr
    llvm.cond_br %25, ^bb4(%2 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %26 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.getelementptr inbounds %24[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.mul %29, %27 overflow<nsw> : i32
    llvm.br ^bb4(%30 : i32)
  ^bb4(%31: i32):  // 2 preds: ^bb2, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%24, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %32 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb5(%0 : i64)
  ^bb5(%33: i64):  // 2 preds: ^bb4, ^bb8
    %34 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.icmp "slt" %33, %35 : i64
    llvm.cond_br %36, ^bb6, ^bb12
  ^bb6:  // pred: ^bb5
    %37 = llvm.getelementptr inbounds %arg0[%0, 1, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb7(%0 : i64)
  ^bb7(%38: i64):  // 2 preds: ^bb6, ^bb11
    %39 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds %39[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.icmp "slt" %38, %42 : i64
    llvm.cond_br %43, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %44 = llvm.add %33, %10 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%44 : i64)
  ^bb9:  // pred: ^bb7
    %45 = llvm.getelementptr inbounds %39[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds %46[%38, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.icmp "eq" %48, %4 : i32
    llvm.cond_br %49, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %50 = llvm.getelementptr inbounds %46[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%39, %50) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %51 = llvm.add %38, %10 overflow<nsw, nuw> : i64
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
    %5 = llvm.mlir.constant(18 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(15 : i32) : i32
    %8 = llvm.mlir.constant(21 : i32) : i32
    %9 = llvm.mlir.constant(20 : i32) : i32
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.7 : !llvm.ptr
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "eq" %19, %4 : i32
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %17[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %22 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %23 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %24 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %25 = llvm.getelementptr inbounds %arg0[%0, 21, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %26 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.inttoptr %26 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %13, %27) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8
  ^bb3:  // 2 preds: ^bb1, ^bb4
    %28 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.icmp "eq" %28, %29 : i32
    llvm.cond_br %30, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.store %1, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %31 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
    llvm.store %32, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%25, %33) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb5:  // pred: ^bb3
    llvm.store %4, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    %34 = llvm.getelementptr inbounds %17[%0, 1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %35[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.icmp "eq" %37, %10 : !llvm.ptr
    llvm.cond_br %38, ^bb7(%4 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %39 = llvm.getelementptr inbounds %17[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %37[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.mul %42, %40 overflow<nsw> : i32
    llvm.br ^bb7(%43 : i32)
  ^bb7(%44: i32):  // 2 preds: ^bb5, ^bb6
    llvm.call fastcc tail @__tvm_ffi__grid_hear(%arg0, %44) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
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
    %15 = llvm.getelementptr inbounds %arg0[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %18 = llvm.sub %14, %17 : i64
    %19 = llvm.getelementptr inbounds %11[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(false) : i1
    %6 = llvm.mlir.constant(128 : i64) : i64
    %7 = llvm.mlir.addressof @__tvm_ffi__grid_str.44 : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(32 : i64) : i64
    %10 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    llvm.intr.lifetime.start %10 : !llvm.ptr
    %12 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.trunc %arg1 : i64 to i32
    %17 = llvm.icmp "sgt" %16, %3 : i32
    %18 = llvm.getelementptr inbounds %15[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "sgt" %19, %16 : i32
    %21 = llvm.select %17, %20, %5 : i1, i1
    llvm.cond_br %21, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %22 = llvm.call @snprintf(%11, %6, %7, %16, %19) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_refuse(%arg0, %11, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3(%8 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    %23 = llvm.shl %arg1, %9 : i64
    %24 = llvm.ashr exact %23, %9 : i64
    %25 = llvm.getelementptr inbounds %15[%1, 1, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
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
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_str.45 : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    llvm.intr.lifetime.start %7 : !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg1[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "eq" %10, %3 : i32
    llvm.cond_br %11, ^bb1, ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb0
    %12 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.call @snprintf(%8, %5, %6, %13) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_refuse(%arg0, %8, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2(%3 : i32)
  ^bb2(%15: i32):  // 2 preds: ^bb0, ^bb1
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return %15 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_multicast(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(3 : i64) : i64
    %5 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %9 = llvm.load %8 {alignment = 2 : i64} : !llvm.ptr -> i8
    %10 = llvm.zext %9 : i8 to i32
    %11 = llvm.add %10, %3 overflow<nsw, nuw> : i32
    %12 = llvm.zext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.trunc %14 : i64 to i32
    %16 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.add %10, %2 overflow<nsw, nuw> : i32
    %18 = llvm.zext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %arg1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.inttoptr %20 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_copy_to_blocks(%arg0, %15, %arg1, %7, %16, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_copy_to_blocks(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(9 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.46 : !llvm.ptr
    %9 = llvm.icmp "eq" %arg1, %0 : i32
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.br ^bb3(%1 : i64)
  ^bb2:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %8, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb3(%11: i64):  // 2 preds: ^bb1, ^bb8
    %12 = llvm.icmp "eq" %11, %3 : i64
    llvm.cond_br %12, ^bb9, ^bb4
  ^bb4:  // pred: ^bb3
    %13 = llvm.trunc %11 : i64 to i32
    %14 = llvm.shl %4, %13 overflow<nuw> : i32
    %15 = llvm.and %14, %arg1 : i32
    %16 = llvm.icmp "eq" %15, %0 : i32
    llvm.cond_br %16, ^bb8, ^bb5
  ^bb5:  // pred: ^bb4
    %17 = llvm.call fastcc tail @__tvm_ffi__grid_block_of(%arg0, %11, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %18 = llvm.icmp "eq" %17, %5 : !llvm.ptr
    llvm.cond_br %18, ^bb8, ^bb6
  ^bb6:  // pred: ^bb5
    %19 = llvm.call fastcc tail @__tvm_ffi__grid_is_there(%arg0, %17, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.icmp "eq" %19, %0 : i32
    llvm.cond_br %20, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %21 = llvm.call fastcc tail @__tvm_ffi__grid_start_copy_in(%arg0, %17, %arg2, %arg3, %arg4, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb8
  ^bb8:  // 4 preds: ^bb4, ^bb5, ^bb6, ^bb7
    %22 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "eq" %24, %0 : i32
    %26 = llvm.add %11, %7 overflow<nsw, nuw> : i64
    llvm.cond_br %25, ^bb3(%26 : i64), ^bb9
  ^bb9:  // 3 preds: ^bb2, ^bb3, ^bb8
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_bytes_multicast(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(4 : i64) : i64
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.bitcast %8 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.shl %16, %4 : i64
    %18 = llvm.ashr exact %17, %4 : i64
    %19 = llvm.call fastcc @__tvm_ffi__grid_describe_bytes(%arg0, %8, %14, %18, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %20 = llvm.icmp "eq" %19, %5 : i32
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.trunc %22 : i64 to i32
    llvm.call fastcc @__tvm_ffi__grid_copy_to_blocks(%arg0, %23, %arg1, %8, %7, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_copy_across(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(4294967295 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.constant(32 : i64) : i64
    %13 = llvm.mlir.constant(8 : i32) : i32
    %14 = llvm.mlir.constant(6 : i32) : i32
    %15 = llvm.mlir.constant(20 : i32) : i32
    %16 = llvm.mlir.constant(10 : i32) : i32
    %17 = llvm.mlir.constant(15 : i32) : i32
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_str.41 : !llvm.ptr
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.8 : !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.bitcast %20 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %20 : !llvm.ptr
    %22 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
    %25 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.call fastcc tail @__tvm_ffi__grid_block_of(%arg0, %26, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %28 = llvm.icmp "eq" %27, %3 : !llvm.ptr
    llvm.cond_br %28, ^bb12, ^bb1
  ^bb1:  // pred: ^bb0
    %29 = llvm.call fastcc tail @__tvm_ffi__grid_is_there(%arg0, %27, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %30 = llvm.icmp "eq" %29, %4 : i32
    llvm.cond_br %30, ^bb12, ^bb2
  ^bb2:  // pred: ^bb1
    %31 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.and %32, %6 : i64
    %34 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i64
    %36 = llvm.and %35, %6 : i64
    %37 = llvm.getelementptr inbounds %arg0[%8, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%8, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%8, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i64
    %43 = llvm.icmp "ult" %42, %33 : i64
    %44 = llvm.sub %42, %33 : i64
    %45 = llvm.icmp "ult" %44, %36 : i64
    %46 = llvm.or %43, %45 : i1
    llvm.cond_br %46, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %47 = llvm.getelementptr inbounds %arg0[%8, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds %48[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.icmp "eq" %48, %3 : !llvm.ptr
    llvm.cond_br %50, ^bb4, ^bb5
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %19, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb12
  ^bb5:  // pred: ^bb3
    %51 = llvm.ptrtoint %49 : !llvm.ptr to i64
    %52 = llvm.shl %35, %12 : i64
    %53 = llvm.ashr exact %52, %12 : i64
    %54 = llvm.call fastcc @__tvm_ffi__grid_describe_bytes(%arg0, %20, %51, %53, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %55 = llvm.icmp "eq" %54, %4 : i32
    llvm.cond_br %55, ^bb12, ^bb6
  ^bb6:  // pred: ^bb5
    %56 = llvm.call fastcc @__tvm_ffi__grid_start_copy_in(%arg0, %27, %arg1, %20, %3, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %57 = llvm.icmp "eq" %56, %3 : !llvm.ptr
    llvm.cond_br %57, ^bb12, ^bb7
  ^bb7:  // pred: ^bb6
    %58 = llvm.getelementptr inbounds %56[%8, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i32
    %60 = llvm.getelementptr inbounds %27[%8, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> i32
    %62 = llvm.shl %61, %14 overflow<nsw> : i32
    %63 = llvm.add %62, %59 overflow<nsw> : i32
    %64 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds %64[%8, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %67 = llvm.icmp "eq" %66, %3 : !llvm.ptr
    llvm.cond_br %67, ^bb12, ^bb8
  ^bb8:  // pred: ^bb7
    %68 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i64
    %69 = llvm.shl %68, %12 : i64
    %70 = llvm.ashr exact %69, %12 : i64
    %71 = llvm.call fastcc @__tvm_ffi__grid_words_of(%arg0, %49, %70) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i64
    %72 = llvm.trunc %71 : i64 to i32
    %73 = llvm.lshr %71, %12 : i64
    %74 = llvm.trunc %73 : i64 to i32
    %75 = llvm.getelementptr inbounds %66[%8, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %76 = llvm.getelementptr inbounds %66[%8, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %77 = llvm.sext %63 : i32 to i64
    llvm.br ^bb9(%72 : i32)
  ^bb9(%78: i32):  // 2 preds: ^bb8, ^bb11
    %79 = llvm.icmp "slt" %78, %74 : i32
    llvm.cond_br %79, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %80 = llvm.call fastcc @__tvm_ffi__grid_follows_write(%arg0, %78, %17, %0, %18, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %81 = llvm.icmp "eq" %80, %4 : i32
    llvm.cond_br %81, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %82 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.add %82, %63 overflow<nsw> : i32
    %84 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.getelementptr inbounds %84[%77] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %86 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call fastcc @__tvm_ffi__grid_note_read(%66, %78, %17, %83, %86, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %87 = llvm.add %78, %0 overflow<nsw> : i32
    llvm.br ^bb9(%87 : i32)
  ^bb12:  // 8 preds: ^bb0, ^bb1, ^bb4, ^bb5, ^bb6, ^bb7, ^bb9, ^bb10
    llvm.intr.lifetime.end %20 : !llvm.ptr
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
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(-1 : i64) : i64
    %7 = llvm.mlir.constant(20 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %17 = llvm.intr.smax(%15, %4) : (i32, i32) -> i32
    %18 = llvm.zext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %11[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb1(%0 : i64)
  ^bb1(%20: i64):  // 2 preds: ^bb0, ^bb6
    %21 = llvm.icmp "eq" %20, %18 : i64
    llvm.cond_br %21, ^bb7(%4 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %22 = llvm.getelementptr inbounds %13[%0, 1, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.ptrtoint %27 : !llvm.ptr to i64
    %29 = llvm.sub %16, %28 : i64
    %30 = llvm.icmp "sgt" %29, %6 : i64
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
    %37 = llvm.icmp "eq" %36, %4 : i32
    llvm.cond_br %37, ^bb7(%4 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %38 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
  llvm.func local_unnamed_addr @__tvm_ffi__grid_whole_sync(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(15 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(10 : i32) : i32
    %7 = llvm.mlir.constant(21 : i32) : i32
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %3, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %12, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr inbounds %9[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call fastcc tail @__tvm_ffi__grid_grid_object(%15) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %17 = llvm.getelementptr inbounds %9[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.add %18, %5 overflow<nsw> : i32
    llvm.store %19, %17 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_arrive_at_grid(%9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %20 = llvm.getelementptr inbounds %arg0[%0, 21, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%20, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %21 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call fastcc tail @__tvm_ffi__grid_grid_object(%21) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_hear(%arg0, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_grid_object(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.getelementptr inbounds %arg0[%0, 1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %3 : !llvm.ptr
    llvm.cond_br %11, ^bb2(%4 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.getelementptr inbounds %10[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.mul %15, %13 overflow<nsw> : i32
    llvm.br ^bb2(%16 : i32)
  ^bb2(%17: i32):  // 2 preds: ^bb0, ^bb1
    %18 = llvm.icmp "ne" %10, %3 : !llvm.ptr
    %19 = llvm.zext %18 : i1 to i32
    %20 = llvm.add %17, %19 overflow<nsw> : i32
    llvm.return %20 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_arrive_at_grid(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(10 : i32) : i32
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(20 : i32) : i32
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(8 : i32) : i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "eq" %17, %2 : i32
    llvm.cond_br %18, ^bb14, ^bb1
  ^bb1:  // pred: ^bb0
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "eq" %17, %20 : i32
    llvm.cond_br %21, ^bb2, ^bb14
  ^bb2:  // pred: ^bb1
    %22 = llvm.getelementptr inbounds %15[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %24 = llvm.add %23, %1 overflow<nsw> : i32
    llvm.store %24, %22 {alignment = 8 : i64} : i32, !llvm.ptr
    %25 = llvm.getelementptr inbounds %15[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "eq" %24, %26 : i32
    llvm.cond_br %27, ^bb3, ^bb14
  ^bb3:  // pred: ^bb2
    llvm.store %2, %22 {alignment = 8 : i64} : i32, !llvm.ptr
    %28 = llvm.getelementptr inbounds %15[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %29 = llvm.getelementptr inbounds %15[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    llvm.br ^bb4(%0 : i64)
  ^bb4(%30: i64):  // 2 preds: ^bb3, ^bb7
    %31 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.icmp "slt" %30, %32 : i64
    llvm.cond_br %33, ^bb5, ^bb14
  ^bb5:  // pred: ^bb4
    %34 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds %34[%30] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %36 = llvm.getelementptr inbounds %34[%30, 1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds %37[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.call fastcc tail @__tvm_ffi__grid_grid_object(%35) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%39, %40) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %41 = llvm.getelementptr inbounds %34[%30, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb6(%0 : i64)
  ^bb6(%42: i64):  // 2 preds: ^bb5, ^bb10
    %43 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %44 = llvm.sext %43 : i32 to i64
    %45 = llvm.icmp "slt" %42, %44 : i64
    llvm.cond_br %45, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %46 = llvm.add %30, %8 overflow<nsw, nuw> : i64
    llvm.br ^bb4(%46 : i64)
  ^bb8:  // pred: ^bb6
    %47 = llvm.getelementptr inbounds %34[%30, 1, %42] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds %48[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %2, %49 {alignment = 8 : i64} : i32, !llvm.ptr
    %50 = llvm.getelementptr inbounds %48[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %51 = llvm.getelementptr inbounds %48[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb9(%0 : i64)
  ^bb9(%52: i64):  // 2 preds: ^bb8, ^bb13
    %53 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.icmp "slt" %52, %54 : i64
    llvm.cond_br %55, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    %56 = llvm.add %42, %8 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%56 : i64)
  ^bb11:  // pred: ^bb9
    %57 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds %57[%52, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "eq" %59, %9 : i32
    llvm.cond_br %60, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %61 = llvm.getelementptr inbounds %57[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%48, %61) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    %62 = llvm.add %52, %8 overflow<nsw, nuw> : i64
    llvm.br ^bb9(%62 : i64)
  ^bb14:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb4
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
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.48 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.49 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.50 : !llvm.ptr
    %14 = llvm.mlir.constant(160 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.47 : !llvm.ptr
    %16 = llvm.mlir.constant(1024 : i64) : i64
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.mlir.constant(232448 : i64) : i64
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.53 : !llvm.ptr
    %20 = llvm.mlir.constant(2 : i64) : i64
    %21 = llvm.mlir.constant(7 : i32) : i32
    %22 = llvm.mlir.constant(65536 : i64) : i64
    %23 = llvm.mlir.constant(192 : i64) : i64
    %24 = llvm.mlir.addressof @__tvm_ffi__grid_str.54 : !llvm.ptr
    %25 = llvm.mlir.constant(-1 : i32) : i32
    %26 = llvm.mlir.constant(16384 : i64) : i64
    %27 = llvm.mlir.constant(5 : i32) : i32
    %28 = llvm.mlir.constant(8231 : i64) : i64
    %29 = llvm.mlir.constant(32 : i64) : i64
    %30 = llvm.mlir.constant(152 : i64) : i64
    %31 = llvm.mlir.constant(-1 : i64) : i64
    %32 = llvm.mlir.zero : !llvm.ptr
    %33 = llvm.mlir.constant(3 : i32) : i32
    %34 = llvm.mlir.constant(16418 : i32) : i32
    %35 = llvm.inttoptr %31 : i64 to !llvm.ptr
    %36 = llvm.mlir.constant(false) : i1
    %37 = llvm.mlir.addressof @__tvm_ffi__grid_str.55 : !llvm.ptr
    %38 = llvm.mlir.addressof @__tvm_ffi__grid_run_clusters : !llvm.ptr
    %39 = llvm.mlir.constant(4095 : i64) : i64
    %40 = llvm.mlir.addressof @__tvm_ffi__grid_str.52 : !llvm.ptr
    %41 = llvm.mlir.constant(232448 : i32) : i32
    %42 = llvm.mlir.addressof @__tvm_ffi__grid_str.51 : !llvm.ptr
    %43 = llvm.mlir.constant(1024 : i32) : i32
    %44 = llvm.alloca %0 x !llvm.struct<"grid.Together", (ptr, i32, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.array<192 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.array<160 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.struct<(i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.array<160 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.struct<"grid.Job", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.getelementptr inbounds %48[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<160 x i8>
    llvm.intr.lifetime.start %48 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%51: i64):  // 2 preds: ^bb0, ^bb5
    %52 = llvm.icmp "eq" %51, %2 : i64
    llvm.cond_br %52, ^bb6(%1, %3 : i64, i64), ^bb2
  ^bb2:  // pred: ^bb1
    %53 = llvm.icmp "ult" %51, %4 : i64
    %54 = llvm.getelementptr inbounds %arg2[%1, 0, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %55 = llvm.add %51, %6 overflow<nsw, nuw> : i64
    %56 = llvm.and %55, %7 : i64
    %57 = llvm.getelementptr inbounds %arg2[%1, 1, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %58 = llvm.select %53, %54, %57 : i1, !llvm.ptr
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i64
    %60 = llvm.xor %53, %8 : i1
    %61 = llvm.zext %60 : i1 to i64
    %62 = llvm.icmp "slt" %59, %61 : i64
    llvm.cond_br %62, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %63 = llvm.getelementptr inbounds %9[%1, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i64>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i64
    %65 = llvm.icmp "sgt" %59, %64 : i64
    llvm.cond_br %65, ^bb4, ^bb5
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %66 = llvm.and %51, %7 : i64
    %67 = llvm.zext %60 : i1 to i32
    %68 = llvm.trunc %51 : i64 to i8
    %69 = llvm.urem %68, %10 : i8
    %70 = llvm.zext %69 : i8 to i64
    %71 = llvm.getelementptr inbounds %11[%1, %70] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %72 = llvm.load %71 {alignment = 1 : i64} : !llvm.ptr -> i8
    %73 = llvm.sext %72 : i8 to i32
    %74 = llvm.select %53, %12, %13 : i1, !llvm.ptr
    %75 = llvm.getelementptr inbounds %9[%1, %66] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<6 x i64>
    %76 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i64
    %77 = llvm.trunc %76 : i64 to i32
    %78 = llvm.call @snprintf(%50, %14, %15, %73, %74, %67, %77, %59) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %50) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb20
  ^bb5:  // pred: ^bb3
    %79 = llvm.add %51, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%79 : i64)
  ^bb6(%80: i64, %81: i64):  // 2 preds: ^bb1, ^bb8
    %82 = llvm.icmp "eq" %80, %4 : i64
    llvm.cond_br %82, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %83 = llvm.icmp "sgt" %81, %16 : i64
    llvm.cond_br %83, ^bb9, ^bb10
  ^bb8:  // pred: ^bb6
    %84 = llvm.getelementptr inbounds %arg2[%1, 1, %80] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %86 = llvm.mul %85, %81 overflow<nsw> : i64
    %87 = llvm.add %80, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb6(%87, %86 : i64, i64)
  ^bb9:  // pred: ^bb7
    %88 = llvm.trunc %81 : i64 to i32
    %89 = llvm.call @snprintf(%50, %14, %42, %43, %88) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %50) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb20
  ^bb10:  // pred: ^bb7
    %90 = llvm.getelementptr inbounds %arg2[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> i64
    %92 = llvm.icmp "ugt" %91, %18 : i64
    llvm.cond_br %92, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %93 = llvm.call @snprintf(%50, %14, %40, %41, %91) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %50) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb20
  ^bb12:  // pred: ^bb10
    %94 = llvm.getelementptr inbounds %46[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<160 x i8>
    llvm.intr.lifetime.start %46 : !llvm.ptr
    %95 = llvm.bitcast %47 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %47 : !llvm.ptr
    %96 = llvm.call fastcc tail @__tvm_ffi__grid_cluster_sides(%arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %97 = llvm.getelementptr inbounds %47[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %98 = llvm.extractvalue %96[0] : !llvm.struct<(i64, i64)> 
    llvm.store %98, %97 {alignment = 8 : i64} : i64, !llvm.ptr
    %99 = llvm.getelementptr inbounds %47[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i64, i64)>
    %100 = llvm.extractvalue %96[1] : !llvm.struct<(i64, i64)> 
    llvm.store %100, %99 {alignment = 8 : i64} : i64, !llvm.ptr
    %101 = llvm.bitcast %47 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb13(%1 : i64)
  ^bb13(%102: i64):  // 2 preds: ^bb12, ^bb16
    %103 = llvm.icmp "eq" %102, %4 : i64
    llvm.cond_br %103, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.intr.lifetime.end %46 : !llvm.ptr
    llvm.br ^bb18
  ^bb15:  // pred: ^bb13
    %104 = llvm.getelementptr inbounds %arg2[%1, 0, %102] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %105 = llvm.load %104 {alignment = 8 : i64} : !llvm.ptr -> i64
    %106 = llvm.getelementptr inbounds %101[%1, %102] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %107 = llvm.load %106 {alignment = 4 : i64} : !llvm.ptr -> i32
    %108 = llvm.sext %107 : i32 to i64
    %109 = llvm.srem %105, %108 : i64
    %110 = llvm.icmp "eq" %109, %1 : i64
    llvm.cond_br %110, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %111 = llvm.add %102, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb13(%111 : i64)
  ^bb17:  // pred: ^bb15
    %112 = llvm.and %102, %7 : i64
    %113 = llvm.getelementptr inbounds %11[%1, %112] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %114 = llvm.load %113 {alignment = 1 : i64} : !llvm.ptr -> i8
    %115 = llvm.sext %114 : i8 to i32
    %116 = llvm.call @snprintf(%94, %14, %19, %115, %107, %105) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %94) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %117 = llvm.icmp "ugt" %102, %20 : i64
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.intr.lifetime.end %46 : !llvm.ptr
    llvm.cond_br %117, ^bb18, ^bb20
  ^bb18:  // 2 preds: ^bb14, ^bb17
    %118 = llvm.getelementptr inbounds %45[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %119 = llvm.getelementptr inbounds %arg2[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %120 = llvm.load %119 {alignment = 8 : i64} : !llvm.ptr -> i64
    %121 = llvm.getelementptr inbounds %arg2[%1, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %122 = llvm.load %121 {alignment = 8 : i64} : !llvm.ptr -> i64
    %123 = llvm.mul %122, %120 overflow<nsw> : i64
    %124 = llvm.getelementptr inbounds %arg2[%1, 1, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %125 = llvm.load %124 {alignment = 8 : i64} : !llvm.ptr -> i64
    %126 = llvm.mul %123, %125 overflow<nsw> : i64
    %127 = llvm.getelementptr inbounds %arg2[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %128 = llvm.load %127 {alignment = 8 : i64} : !llvm.ptr -> i64
    %129 = llvm.getelementptr inbounds %arg2[%1, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %130 = llvm.load %129 {alignment = 8 : i64} : !llvm.ptr -> i64
    %131 = llvm.mul %130, %128 overflow<nsw> : i64
    %132 = llvm.getelementptr inbounds %arg2[%1, 0, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %133 = llvm.load %132 {alignment = 8 : i64} : !llvm.ptr -> i64
    %134 = llvm.mul %131, %133 overflow<nsw> : i64
    %135 = llvm.getelementptr inbounds %arg2[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %136 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> i32
    %137 = llvm.icmp "eq" %136, %5 : i32
    llvm.cond_br %137, ^bb22, ^bb19
  ^bb19:  // pred: ^bb18
    %138 = llvm.sdiv %22, %126 : i64
    %139 = llvm.icmp "sgt" %134, %138 : i64
    llvm.cond_br %139, ^bb21, ^bb22
  ^bb20:  // 4 preds: ^bb4, ^bb9, ^bb11, ^bb17
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.br ^bb41(%25 : i32)
  ^bb21:  // pred: ^bb19
    %140 = llvm.trunc %138 : i64 to i32
    %141 = llvm.trunc %126 : i64 to i32
    %142 = llvm.call @snprintf(%118, %23, %24, %134, %140, %141) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %118) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.br ^bb41(%25 : i32)
  ^bb22:  // 2 preds: ^bb18, ^bb19
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.end %48 : !llvm.ptr
    %143 = llvm.icmp "eq" %arg1, %5 : i32
    llvm.cond_br %143, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %144 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %145 = llvm.bitcast %arg2 : !llvm.ptr to !llvm.ptr
    %146 = llvm.add %126, %39 overflow<nsw> : i64
    %147 = llvm.sdiv %146, %126 : i64
    %148 = llvm.call @__tvm_ffi__parallel(%144, %145, %1, %134, %147) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb41(%148 : i32)
  ^bb24:  // pred: ^bb22
    %149 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %150 = llvm.icmp "ugt" %149, %26 : i64
    llvm.cond_br %150, ^bb25, ^bb26(%26 : i64)
  ^bb25:  // pred: ^bb24
    %151 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    llvm.br ^bb26(%151 : i64)
  ^bb26(%152: i64):  // 2 preds: ^bb24, ^bb25
    %153 = llvm.getelementptr inbounds %arg2[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %154 = llvm.load %153 {alignment = 8 : i64} : !llvm.ptr -> i64
    %155 = llvm.add %152, %28 : i64
    %156 = llvm.add %155, %154 : i64
    %157 = llvm.urem %156, %152 : i64
    %158 = llvm.sub %156, %157 : i64
    %159 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %160 = llvm.add %158, %159 : i64
    llvm.store %160, %153 {alignment = 8 : i64} : i64, !llvm.ptr
    %161 = llvm.bitcast %49 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %49 : !llvm.ptr
    %162 = llvm.bitcast %49 : !llvm.ptr to !llvm.ptr
    llvm.store %arg0, %162 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %163 = llvm.getelementptr inbounds %49[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Job", (ptr, ptr)>
    llvm.store %arg2, %163 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %164 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> i32
    %165 = llvm.icmp "eq" %164, %5 : i32
    llvm.cond_br %165, ^bb39, ^bb27
  ^bb27:  // pred: ^bb26
    %166 = llvm.icmp "eq" %134, %1 : i64
    llvm.cond_br %166, ^bb40(%5 : i32), ^bb28
  ^bb28:  // pred: ^bb27
    %167 = llvm.call fastcc @__tvm_ffi__grid_cluster_sides(%arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %168 = llvm.extractvalue %167[1] : !llvm.struct<(i64, i64)> 
    %169 = llvm.ashr %168, %29 : i64
    %170 = llvm.sdiv %134, %169 : i64
    %171 = llvm.trunc %170 : i64 to i32
    %172 = llvm.shl %170, %29 : i64
    %173 = llvm.ashr exact %172, %29 : i64
    %174 = llvm.mul %173, %30 overflow<nsw> : i64
    %175 = llvm.call fastcc @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %176 = llvm.add %175, %31 : i64
    %177 = llvm.add %176, %174 : i64
    %178 = llvm.urem %177, %175 : i64
    %179 = llvm.sub %177, %178 : i64
    %180 = llvm.call @mmap(%32, %179, %33, %34, %25, %1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %181 = llvm.bitcast %180 : !llvm.ptr to !llvm.ptr
    %182 = llvm.icmp "eq" %180, %35 : !llvm.ptr
    llvm.cond_br %182, ^bb29, ^bb30
  ^bb29:  // pred: ^bb28
    llvm.call fastcc @__tvm_ffi__grid_fail(%arg2, %37) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb40(%25 : i32)
  ^bb30:  // pred: ^bb28
    %183 = llvm.bitcast %44 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %44 : !llvm.ptr
    %184 = llvm.bitcast %44 : !llvm.ptr to !llvm.ptr
    llvm.store %180, %184 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %185 = llvm.getelementptr inbounds %44[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    llvm.store %5, %185 {alignment = 8 : i64} : i32, !llvm.ptr
    %186 = llvm.getelementptr inbounds %44[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %187 = llvm.trunc %134 : i64 to i32
    llvm.store %187, %186 {alignment = 4 : i64} : i32, !llvm.ptr
    %188 = llvm.getelementptr inbounds %44[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    llvm.store %5, %188 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb31(%5, %5 : i32, i32)
  ^bb31(%189: i32, %190: i32):  // 2 preds: ^bb30, ^bb32
    %191 = llvm.icmp "slt" %189, %171 : i32
    %192 = llvm.icmp "eq" %190, %5 : i32
    %193 = llvm.select %191, %192, %36 : i1, i1
    llvm.cond_br %193, ^bb32, ^bb33
  ^bb32:  // pred: ^bb31
    %194 = llvm.add %189, %0 overflow<nsw> : i32
    llvm.store %194, %185 {alignment = 8 : i64} : i32, !llvm.ptr
    %195 = llvm.sext %189 : i32 to i64
    %196 = llvm.getelementptr inbounds %181[%195] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %197 = llvm.call fastcc @__tvm_ffi__grid_make_cluster(%196, %44, %49) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %198 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb31(%198, %197 : i32, i32)
  ^bb33:  // pred: ^bb31
    llvm.cond_br %192, ^bb34, ^bb35(%25 : i32)
  ^bb34:  // pred: ^bb33
    %199 = llvm.call fastcc @__tvm_ffi__grid_run_together(%44, %1) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb35(%199 : i32)
  ^bb35(%200: i32):  // 2 preds: ^bb33, ^bb34
    llvm.br ^bb36(%1 : i64)
  ^bb36(%201: i64):  // 2 preds: ^bb35, ^bb38
    %202 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> i32
    %203 = llvm.sext %202 : i32 to i64
    %204 = llvm.icmp "slt" %201, %203 : i64
    llvm.cond_br %204, ^bb38, ^bb37
  ^bb37:  // pred: ^bb36
    %205 = llvm.call @munmap(%180, %179) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %44 : !llvm.ptr
    llvm.br ^bb40(%200 : i32)
  ^bb38:  // pred: ^bb36
    %206 = llvm.getelementptr inbounds %181[%201] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.call fastcc @__tvm_ffi__grid_give_cluster(%206) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %207 = llvm.add %201, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb36(%207 : i64)
  ^bb39:  // pred: ^bb26
    %208 = llvm.call fastcc @__tvm_ffi__grid_cluster_sides(%arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %209 = llvm.extractvalue %208[1] : !llvm.struct<(i64, i64)> 
    %210 = llvm.ashr %209, %29 : i64
    %211 = llvm.sdiv %134, %210 : i64
    %212 = llvm.call @__tvm_ffi__parallel(%38, %161, %1, %211, %3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb40(%212 : i32)
  ^bb40(%213: i32):  // 4 preds: ^bb27, ^bb29, ^bb37, ^bb39
    llvm.intr.lifetime.end %49 : !llvm.ptr
    llvm.br ^bb41(%213 : i32)
  ^bb41(%214: i32):  // 4 preds: ^bb20, ^bb21, ^bb23, ^bb40
    llvm.return %214 : i32
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
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(false) : i1
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x !llvm.struct<"grid.Together", (ptr, i32, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.bitcast %7 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    %10 = llvm.bitcast %8 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %8[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    llvm.store %7, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %12 = llvm.getelementptr inbounds %8[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    llvm.store %0, %12 {alignment = 8 : i64} : i32, !llvm.ptr
    %13 = llvm.getelementptr inbounds %8[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    llvm.store %2, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.getelementptr inbounds %8[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    llvm.store %2, %14 {alignment = 8 : i64} : i32, !llvm.ptr
    %15 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %16 = llvm.call fastcc @__tvm_ffi__grid_make_cluster(%7, %8, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %17 = llvm.getelementptr inbounds %7[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %18, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1(%16, %arg1 : i32, i64)
  ^bb1(%19: i32, %20: i64):  // 2 preds: ^bb0, ^bb3
    %21 = llvm.icmp "slt" %20, %arg2 : i64
    %22 = llvm.icmp "eq" %19, %2 : i32
    %23 = llvm.select %21, %22, %5 : i1, i1
    llvm.cond_br %23, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.call fastcc @__tvm_ffi__grid_give_cluster(%7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return %19 : i32
  ^bb3:  // pred: ^bb1
    %24 = llvm.call fastcc @__tvm_ffi__grid_run_together(%8, %20) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %25 = llvm.add %20, %6 overflow<nsw> : i64
    llvm.br ^bb1(%24, %25 : i32, i64)
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
    %1 = llvm.mlir.constant(20 : i32) : i32
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
    %14 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "eq" %15, %2 : !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %32 = llvm.getelementptr inbounds %31[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %33 = llvm.getelementptr inbounds %31[%27, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %34, %arg3 : i32
    llvm.cond_br %35, ^bb8, ^bb14(%28 : !llvm.ptr)
  ^bb8:  // pred: ^bb7
    llvm.cond_br %18, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %36 = llvm.getelementptr inbounds %31[%27, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.icmp "eq" %37, %arg4 : i32
    llvm.cond_br %38, ^bb10, ^bb14(%28 : !llvm.ptr)
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %39 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%32) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %40 = llvm.icmp "eq" %28, %2 : !llvm.ptr
    %41 = llvm.select %40, %39, %28 : i1, !llvm.ptr
    llvm.cond_br %25, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %42 = llvm.getelementptr inbounds %31[%27, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds %43[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.getelementptr inbounds %43[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.mul %47, %45 overflow<nsw> : i32
    %49 = llvm.getelementptr inbounds %31[%27, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %4 = llvm.mlir.constant(12 : i32) : i32
    %5 = llvm.mlir.constant(13 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1024 : i32) : i32
    %8 = llvm.mlir.constant(11 : i32) : i32
    %9 = llvm.getelementptr inbounds %arg1[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %2, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.add %15, %6 overflow<nsw> : i32
    llvm.store %16, %14 {alignment = 8 : i64} : i32, !llvm.ptr
    %17 = llvm.add %15, %13 overflow<nsw> : i32
    %18 = llvm.srem %17, %7 : i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %arg0[%0, 11, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %11, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_learn(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(32 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(9 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(19 : i32) : i32
    %9 = llvm.mlir.constant(17 : i32) : i32
    %10 = llvm.mlir.constant(18 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = llvm.mlir.constant(21 : i32) : i32
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.mlir.constant(128 : i32) : i32
    %16 = llvm.mlir.constant(128 : i64) : i64
    %17 = llvm.mlir.constant(20 : i32) : i32
    %18 = llvm.mlir.constant(320 : i64) : i64
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.9 : !llvm.ptr
    %20 = llvm.mlir.constant(1 : i64) : i64
    %21 = llvm.mlir.constant(-1 : i32) : i32
    %22 = llvm.mlir.constant(32 : i32) : i32
    %23 = llvm.mlir.constant(2 : i32) : i32
    %24 = llvm.mlir.constant(10 : i32) : i32
    %25 = llvm.alloca %0 x !llvm.array<320 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.zext %arg0 : i32 to i64
    %27 = llvm.shl %26, %1 overflow<nuw> : i64
    %28 = llvm.zext %arg1 : i32 to i64
    %29 = llvm.or %27, %28 : i64
    %30 = llvm.inttoptr %29 : i64 to !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %32[%2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %34 = llvm.bitcast %32 : !llvm.ptr to !llvm.ptr
    %35 = llvm.inttoptr %29 : i64 to !llvm.ptr
    %36 = llvm.getelementptr inbounds %32[%2, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.getelementptr inbounds %30[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %38 = llvm.getelementptr inbounds %25[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<320 x i8>
    %39 = llvm.getelementptr inbounds %30[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %40 = llvm.getelementptr inbounds %30[%2, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %41 = llvm.getelementptr inbounds %32[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %42 = llvm.getelementptr inbounds %30[%2, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %43 = llvm.getelementptr inbounds %30[%2, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %44 = llvm.getelementptr inbounds %32[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %45 = llvm.getelementptr inbounds %32[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %46 = llvm.getelementptr inbounds %32[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %47 = llvm.getelementptr inbounds %30[%2, 21, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb21
    %48 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.call %48(%49, %35) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %51 = llvm.icmp "eq" %50, %14 : i32
    llvm.cond_br %51, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %0, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %7, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb3:  // pred: ^bb1
    %52 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %7, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    %53 = llvm.icmp "eq" %52, %14 : i32
    llvm.cond_br %53, ^bb4, ^bb12
  ^bb4:  // pred: ^bb3
    llvm.intr.lifetime.start %25 : !llvm.ptr
    %54 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds %54[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %58 = llvm.sdiv %57, %15 : i32
    %59 = llvm.shl %58, %7 overflow<nsw> : i32
    %60 = llvm.sext %59 : i32 to i64
    %61 = llvm.getelementptr inbounds %56[%60] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %62 = llvm.getelementptr inbounds %54[%2, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> i32
    %64 = llvm.icmp "eq" %63, %14 : i32
    %65 = llvm.getelementptr inbounds %56[%60, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %66 = llvm.getelementptr inbounds %54[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.cond_br %64, ^bb10, ^bb5(%2 : i64)
  ^bb5(%67: i64):  // 2 preds: ^bb4, ^bb9
    %68 = llvm.icmp "eq" %67, %16 : i64
    llvm.cond_br %68, ^bb10, ^bb6
  ^bb6:  // pred: ^bb5
    %69 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i32
    %70 = llvm.trunc %67 : i64 to i32
    %71 = llvm.add %69, %70 overflow<nsw> : i32
    %72 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> i32
    %73 = llvm.icmp "slt" %71, %72 : i32
    llvm.cond_br %73, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %74 = llvm.getelementptr inbounds %61[%67] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %75 = llvm.getelementptr inbounds %74[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %76 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.icmp "eq" %76, %7 : i32
    llvm.cond_br %77, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %78 = llvm.getelementptr inbounds %74[%2, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %79 = llvm.load %78 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.icmp "eq" %79, %80 : i32
    llvm.cond_br %81, ^bb9, ^bb11
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %82 = llvm.add %67, %20 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%82 : i64)
  ^bb10:  // 3 preds: ^bb4, ^bb5, ^bb6
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.br ^bb12
  ^bb11:  // pred: ^bb8
    %83 = llvm.icmp "sgt" %79, %80 : i32
    %84 = llvm.select %83, %30, %74 : i1, !llvm.ptr
    %85 = llvm.select %83, %74, %30 : i1, !llvm.ptr
    %86 = llvm.getelementptr inbounds %84[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> i32
    %88 = llvm.getelementptr inbounds %84[%2, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %89 = llvm.load %88 {alignment = 4 : i64} : !llvm.ptr -> i32
    %90 = llvm.getelementptr inbounds %85[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> i32
    %92 = llvm.getelementptr inbounds %85[%2, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.getelementptr inbounds %85[%2, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %95 = llvm.load %94 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %96 = llvm.call @snprintf(%38, %18, %19, %87, %89, %91, %93, %95) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %97 = llvm.getelementptr inbounds %54[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %98 = llvm.load %97 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%98, %38) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.store %0, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 4 preds: ^bb2, ^bb3, ^bb10, ^bb11
    %99 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %100 = llvm.add %99, %21 overflow<nsw> : i32
    llvm.store %100, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    %101 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %102 = llvm.getelementptr inbounds %101[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %103 = llvm.load %102 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.getelementptr inbounds %103[%2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %105 = llvm.load %104 {alignment = 4 : i64} : !llvm.ptr -> i32
    %106 = llvm.add %105, %21 overflow<nsw> : i32
    llvm.store %106, %104 {alignment = 4 : i64} : i32, !llvm.ptr
    %107 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %108 = llvm.icmp "eq" %107, %14 : i32
    llvm.cond_br %108, ^bb15, ^bb13
  ^bb13:  // pred: ^bb12
    %109 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    %110 = llvm.getelementptr inbounds %103[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %111 = llvm.load %110 {alignment = 4 : i64} : !llvm.ptr -> i32
    %112 = llvm.icmp "eq" %109, %111 : i32
    llvm.cond_br %112, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %113 = llvm.getelementptr inbounds %103[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %114 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> i32
    %115 = llvm.add %114, %21 overflow<nsw> : i32
    llvm.store %115, %113 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 3 preds: ^bb12, ^bb13, ^bb14
    llvm.call fastcc @__tvm_ffi__grid_open_cluster(%103) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %116 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    %117 = llvm.icmp "eq" %116, %14 : i32
    llvm.cond_br %117, ^bb18, ^bb16
  ^bb16:  // pred: ^bb15
    %118 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %119 = llvm.icmp "eq" %116, %118 : i32
    llvm.cond_br %119, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    llvm.call fastcc @__tvm_ffi__grid_open_barrier(%32) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb18:  // 3 preds: ^bb15, ^bb16, ^bb17
    llvm.call fastcc @__tvm_ffi__grid_arrive_at_grid(%32) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %120 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %121 = llvm.sdiv %120, %22 : i32
    %122 = llvm.shl %121, %3 overflow<nsw> : i32
    %123 = llvm.sext %122 : i32 to i64
    llvm.br ^bb19(%2 : i64)
  ^bb19(%124: i64):  // 2 preds: ^bb18, ^bb24
    %125 = llvm.icmp "eq" %124, %1 : i64
    llvm.cond_br %125, ^bb21, ^bb20
  ^bb20:  // pred: ^bb19
    %126 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i32
    %127 = llvm.trunc %124 : i64 to i32
    %128 = llvm.add %122, %127 : i32
    %129 = llvm.icmp "slt" %128, %126 : i32
    llvm.cond_br %129, ^bb22, ^bb21
  ^bb21:  // 2 preds: ^bb19, ^bb20
    llvm.call fastcc @__tvm_ffi__grid_leave(%47, %32) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb1
  ^bb22:  // pred: ^bb20
    %130 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.getelementptr inbounds %130[%123] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %132 = llvm.getelementptr inbounds %131[%124] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %133 = llvm.getelementptr inbounds %132[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %134 = llvm.load %133 {alignment = 4 : i64} : !llvm.ptr -> i32
    %135 = llvm.icmp "eq" %134, %23 : i32
    llvm.cond_br %135, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %136 = llvm.getelementptr inbounds %132[%2, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %137 = llvm.load %136 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call fastcc @__tvm_ffi__grid_open_warp(%32, %121, %137) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %138 = llvm.add %124, %20 overflow<nsw, nuw> : i64
    llvm.br ^bb19(%138 : i64)
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
    %18 = llvm.mlir.constant(6 : i64) : i64
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.mlir.constant(3 : i64) : i64
    %21 = llvm.mlir.constant(4 : i64) : i64
    %22 = llvm.mlir.constant(4 : i8) : i8
    %23 = llvm.mlir.constant(5 : i64) : i64
    %24 = llvm.mlir.constant(2147483640 : i32) : i32
    %25 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %26 = llvm.mlir.constant(24 : i32) : i32
    %27 = llvm.mlir.constant(4294967295 : i64) : i64
    %28 = llvm.mlir.constant(14 : i32) : i32
    %29 = llvm.mlir.constant(8 : i32) : i32
    %30 = llvm.mlir.constant(10 : i32) : i32
    %31 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.shl %arg1, %3 overflow<nsw> : i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %37 = llvm.getelementptr inbounds %arg0[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i32
    %39 = llvm.sub %38, %34 overflow<nsw> : i32
    %40 = llvm.sext %39 : i32 to i64
    llvm.br ^bb1(%1, %5 : i64, i32)
  ^bb1(%41: i64, %42: i32):  // 2 preds: ^bb0, ^bb6
    %43 = llvm.icmp "ult" %41, %6 : i64
    %44 = llvm.icmp "slt" %41, %40 : i64
    %45 = llvm.select %43, %44, %7 : i1, i1
    llvm.cond_br %45, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %46 = llvm.trunc %41 : i64 to i32
    %47 = llvm.shl %0, %46 overflow<nuw> : i32
    %48 = llvm.and %47, %arg2 : i32
    %49 = llvm.icmp "eq" %48, %5 : i32
    llvm.cond_br %49, ^bb6(%42 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %50 = llvm.getelementptr inbounds %36[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %51 = llvm.getelementptr inbounds %50[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %52 : i32, ^bb63 [
      7: ^bb6(%42 : i32),
      2: ^bb4
    ]
  ^bb4:  // pred: ^bb3
    %53 = llvm.getelementptr inbounds %50[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.icmp "eq" %54, %arg2 : i32
    llvm.cond_br %55, ^bb5, ^bb63
  ^bb5:  // pred: ^bb4
    %56 = llvm.or %47, %42 : i32
    llvm.br ^bb6(%56 : i32)
  ^bb6(%57: i32):  // 3 preds: ^bb2, ^bb3, ^bb5
    %58 = llvm.add %41, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%58, %57 : i64, i32)
  ^bb7:  // pred: ^bb1
    %59 = llvm.icmp "slt" %39, %8 : i32
    %60 = llvm.select %59, %39, %8 : i1, i32
    llvm.call fastcc tail @__tvm_ffi__grid_meet(%arg0, %34, %60, %9, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %61 = llvm.icmp "eq" %42, %10 : i32
    %62 = llvm.bitcast %31 : !llvm.ptr to !llvm.ptr
    %63 = llvm.getelementptr inbounds %31[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %64 = llvm.getelementptr inbounds %31[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %65 = llvm.getelementptr inbounds %31[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %66 = llvm.getelementptr inbounds %31[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %67 = llvm.zext %61 : i1 to i64
    llvm.br ^bb8(%1 : i64)
  ^bb8(%68: i64):  // 2 preds: ^bb7, ^bb58
    %69 = llvm.icmp "eq" %68, %6 : i64
    llvm.cond_br %69, ^bb59(%1 : i64), ^bb9
  ^bb9:  // pred: ^bb8
    %70 = llvm.trunc %68 : i64 to i32
    %71 = llvm.shl %0, %70 overflow<nuw> : i32
    %72 = llvm.and %71, %42 : i32
    %73 = llvm.icmp "eq" %72, %5 : i32
    llvm.cond_br %73, ^bb58, ^bb10
  ^bb10:  // pred: ^bb9
    %74 = llvm.getelementptr inbounds %36[%68] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %75 = llvm.getelementptr inbounds %74[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %76 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i32
    %77 = llvm.srem %76, %8 : i32
    %78 = llvm.getelementptr inbounds %74[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %79 = llvm.load %78 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.and %79, %14 : i32
    %81 = llvm.getelementptr inbounds %74[%1, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i32
    %83 = llvm.icmp "sgt" %82, %2 : i32
    llvm.cond_br %83, ^bb11, ^bb43
  ^bb11:  // pred: ^bb10
    llvm.cond_br %61, ^bb12, ^bb57(%1 : i64)
  ^bb12:  // pred: ^bb11
    llvm.switch %82 : i32, ^bb40 [
      5: ^bb13,
      6: ^bb19,
      7: ^bb25
    ]
  ^bb13:  // pred: ^bb12
    %84 = llvm.trunc %77 : i32 to i8
    %85 = llvm.sdiv %84, %22 : i8
    %86 = llvm.sext %85 : i8 to i32
    %87 = llvm.srem %76, %2 : i32
    %88 = llvm.getelementptr inbounds %74[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %89 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> i64
    %90 = llvm.inttoptr %89 : i64 to !llvm.ptr
    %91 = llvm.getelementptr inbounds %90[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>, i32)>
    %92 = llvm.load %91 {alignment = 4 : i64} : !llvm.ptr -> i32
    %93 = llvm.icmp "slt" %92, %9 : i32
    %94 = llvm.icmp "eq" %92, %2 : i32
    %95 = llvm.select %94, %0, %2 : i1, i32
    %96 = llvm.select %93, %9, %95 : i1, i32
    %97 = llvm.shl %96, %11 overflow<nsw, nuw> : i32
    %98 = llvm.shl %86, %9 overflow<nsw> : i32
    %99 = llvm.shl %87, %11 overflow<nsw> : i32
    %100 = llvm.add %96, %10 overflow<nsw> : i32
    llvm.br ^bb14(%1 : i64)
  ^bb14(%101: i64):  // 2 preds: ^bb13, ^bb17
    %102 = llvm.icmp "eq" %101, %21 : i64
    llvm.cond_br %102, ^bb57(%67 : i64), ^bb15
  ^bb15:  // pred: ^bb14
    %103 = llvm.getelementptr inbounds %90[%1, 2, %101] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>, i32)>
    %104 = llvm.load %103 {alignment = 4 : i64} : !llvm.ptr -> f32
    %105 = llvm.trunc %101 : i64 to i32
    %106 = llvm.shl %105, %9 : i32
    %107 = llvm.and %106, %2 : i32
    %108 = llvm.or %107, %99 : i32
    %109 = llvm.lshr %105, %0 : i32
    llvm.br ^bb16(%5, %104 : i32, f32)
  ^bb16(%110: i32, %111: f32):  // 2 preds: ^bb15, ^bb18
    %112 = llvm.icmp "eq" %110, %97 : i32
    llvm.cond_br %112, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    llvm.store %111, %103 {alignment = 4 : i64} : f32, !llvm.ptr
    %113 = llvm.add %101, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%113 : i64)
  ^bb18:  // pred: ^bb16
    %114 = llvm.lshr %110, %0 : i32
    %115 = llvm.lshr %110, %9 : i32
    %116 = llvm.select %94, %110, %115 : i1, i32
    %117 = llvm.select %93, %114, %116 : i1, i32
    %118 = llvm.and %117, %11 : i32
    %119 = llvm.lshr %117, %9 : i32
    %120 = llvm.or %118, %98 : i32
    %121 = llvm.sext %120 : i32 to i64
    %122 = llvm.getelementptr inbounds %36[%121, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %123 = llvm.load %122 {alignment = 8 : i64} : !llvm.ptr -> i64
    %124 = llvm.inttoptr %123 : i64 to !llvm.ptr
    %125 = llvm.or %118, %108 : i32
    %126 = llvm.sext %125 : i32 to i64
    %127 = llvm.getelementptr inbounds %36[%126, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %128 = llvm.load %127 {alignment = 8 : i64} : !llvm.ptr -> i64
    %129 = llvm.inttoptr %128 : i64 to !llvm.ptr
    %130 = llvm.shl %119, %0 overflow<nsw, nuw> : i32
    %131 = llvm.add %130, %109 overflow<nsw, nuw> : i32
    %132 = llvm.zext %131 : i32 to i64
    %133 = llvm.getelementptr inbounds %124[%1, 0, %132] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>, i32)>
    %134 = llvm.load %133 {alignment = 4 : i64} : !llvm.ptr -> i32
    %135 = llvm.and %110, %100 : i32
    %136 = llvm.call fastcc tail @__tvm_ffi__grid_part_of(%134, %135, %92) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %137 = llvm.zext %119 : i32 to i64
    %138 = llvm.getelementptr inbounds %129[%1, 1, %137] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Product", (array<4 x i32>, array<2 x i32>, array<4 x f32>, i32)>
    %139 = llvm.load %138 {alignment = 4 : i64} : !llvm.ptr -> i32
    %140 = llvm.call fastcc tail @__tvm_ffi__grid_part_of(%139, %135, %92) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %141 = llvm.intr.fmuladd(%136, %140, %111) : (f32, f32, f32) -> f32
    %142 = llvm.add %110, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb16(%142, %141 : i32, f32)
  ^bb19:  // pred: ^bb12
    %143 = llvm.getelementptr inbounds %74[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %144 = llvm.load %143 {alignment = 8 : i64} : !llvm.ptr -> i64
    %145 = llvm.inttoptr %144 : i64 to !llvm.ptr
    %146 = llvm.getelementptr inbounds %145[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %147 = llvm.getelementptr inbounds %145[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    %148 = llvm.trunc %77 : i32 to i8
    %149 = llvm.srem %148, %22 : i8
    %150 = llvm.sext %149 : i8 to i32
    %151 = llvm.shl %150, %0 overflow<nsw> : i32
    %152 = llvm.sdiv %148, %22 : i8
    %153 = llvm.sext %152 : i8 to i32
    %154 = llvm.load %146 {alignment = 8 : i64} : !llvm.ptr -> i32
    %155 = llvm.intr.smax(%154, %5) : (i32, i32) -> i32
    %156 = llvm.zext %155 : i32 to i64
    llvm.br ^bb20(%1 : i64)
  ^bb20(%157: i64):  // 2 preds: ^bb19, ^bb23
    %158 = llvm.icmp "eq" %157, %156 : i64
    llvm.cond_br %158, ^bb57(%67 : i64), ^bb21
  ^bb21:  // pred: ^bb20
    %159 = llvm.load %147 {alignment = 4 : i64} : !llvm.ptr -> i32
    %160 = llvm.icmp "eq" %159, %5 : i32
    %161 = llvm.trunc %157 : i64 to i32
    %162 = llvm.shl %161, %11 overflow<nsw> : i32
    llvm.br ^bb22(%5, %5 : i32, i32)
  ^bb22(%163: i32, %164: i32):  // 2 preds: ^bb21, ^bb24
    %165 = llvm.icmp "eq" %163, %9 : i32
    llvm.cond_br %165, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %166 = llvm.getelementptr inbounds %145[%1, 3, %157] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Matrix", (ptr, i32, i32, array<4 x i32>)>
    llvm.store %164, %166 {alignment = 4 : i64} : i32, !llvm.ptr
    %167 = llvm.add %157, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb20(%167 : i64)
  ^bb24:  // pred: ^bb22
    %168 = llvm.add %163, %151 overflow<nsw, nuw> : i32
    %169 = llvm.select %160, %153, %168 : i1, i32
    %170 = llvm.select %160, %168, %153 : i1, i32
    %171 = llvm.add %169, %162 overflow<nsw> : i32
    %172 = llvm.sext %171 : i32 to i64
    %173 = llvm.getelementptr inbounds %36[%172, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %174 = llvm.load %173 {alignment = 8 : i64} : !llvm.ptr -> i64
    %175 = llvm.inttoptr %174 : i64 to !llvm.ptr
    %176 = llvm.load %175 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %177 = llvm.sext %170 : i32 to i64
    %178 = llvm.getelementptr inbounds %176[%177] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    %179 = llvm.load %178 {alignment = 2 : i64} : !llvm.ptr -> i16
    %180 = llvm.zext %179 : i16 to i32
    %181 = llvm.shl %163, %2 overflow<nsw, nuw> : i32
    %182 = llvm.shl %180, %181 overflow<nuw> : i32
    %183 = llvm.or %182, %164 : i32
    %184 = llvm.add %163, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb22(%184, %183 : i32, i32)
  ^bb25:  // pred: ^bb12
    %185 = llvm.getelementptr inbounds %74[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %186 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> i64
    %187 = llvm.inttoptr %186 : i64 to !llvm.ptr
    %188 = llvm.load %187 {alignment = 8 : i64} : !llvm.ptr -> i64
    %189 = llvm.trunc %188 : i64 to i32
    %190 = llvm.getelementptr inbounds %187[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %191 = llvm.load %190 {alignment = 8 : i64} : !llvm.ptr -> i64
    %192 = llvm.trunc %191 : i64 to i32
    %193 = llvm.getelementptr inbounds %187[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %194 = llvm.sdiv %189, %9 : i32
    %195 = llvm.sext %194 : i32 to i64
    %196 = llvm.getelementptr inbounds %193[%195] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.intr.lifetime.start %31 : !llvm.ptr
    %197 = llvm.shl %192, %9 overflow<nsw> : i32
    %198 = llvm.sext %197 : i32 to i64
    %199 = llvm.getelementptr inbounds %196[%198] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %200 = llvm.load %199 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %200, %63 {alignment = 8 : i64} : i64, !llvm.ptr
    %201 = llvm.getelementptr inbounds %187[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %202 = llvm.load %201 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %202, %64 {alignment = 8 : i64} : i64, !llvm.ptr
    %203 = llvm.getelementptr inbounds %187[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %204 = llvm.load %203 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %204, %65 {alignment = 8 : i64} : i64, !llvm.ptr
    %205 = llvm.getelementptr inbounds %187[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %206 = llvm.load %205 {alignment = 8 : i64} : !llvm.ptr -> i64
    %207 = llvm.trunc %206 : i64 to i32
    llvm.store %207, %66 {alignment = 8 : i64} : i32, !llvm.ptr
    %208 = llvm.trunc %77 : i32 to i8
    %209 = llvm.sdiv %208, %22 : i8
    %210 = llvm.sext %209 : i8 to i32
    %211 = llvm.shl %210, %9 overflow<nsw> : i32
    %212 = llvm.add %194, %4 overflow<nsw> : i32
    %213 = llvm.or %197, %0 : i32
    %214 = llvm.sext %213 : i32 to i64
    %215 = llvm.getelementptr inbounds %196[%214] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %216 = llvm.load %215 {alignment = 8 : i64} : !llvm.ptr -> i64
    %217 = llvm.trunc %216 : i64 to i32
    %218 = llvm.getelementptr inbounds %187[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %219 = llvm.load %218 {alignment = 8 : i64} : !llvm.ptr -> i64
    %220 = llvm.trunc %219 : i64 to i32
    %221 = llvm.icmp "slt" %220, %9 : i32
    %222 = llvm.icmp "eq" %220, %2 : i32
    %223 = llvm.select %222, %2, %0 : i1, i32
    %224 = llvm.select %221, %9, %223 : i1, i32
    %225 = llvm.trunc %224 : i32 to i8
    %226 = llvm.udiv %22, %225 : i8
    %227 = llvm.zext %226 : i8 to i32
    %228 = llvm.shl %227, %11 overflow<nsw, nuw> : i32
    %229 = llvm.icmp "eq" %217, %5 : i32
    %230 = llvm.mul %228, %192 : i32
    %231 = llvm.sext %212 : i32 to i64
    %232 = llvm.shl %227, %9 overflow<nsw, nuw> : i32
    %233 = llvm.shl %224, %11 overflow<nsw, nuw> : i32
    %234 = llvm.icmp "eq" %224, %2 : i32
    %235 = llvm.shl %10, %233 overflow<nsw> : i32
    %236 = llvm.xor %235, %10 : i32
    %237 = llvm.select %234, %10, %236 : i1, i32
    %238 = llvm.icmp "sgt" %220, %2 : i32
    %239 = llvm.icmp "eq" %220, %3 : i32
    %240 = llvm.intr.smax(%194, %5) : (i32, i32) -> i32
    %241 = llvm.zext %240 : i32 to i64
    %242 = llvm.intr.smax(%230, %5) : (i32, i32) -> i32
    llvm.br ^bb26(%1 : i64)
  ^bb26(%243: i64):  // 2 preds: ^bb25, ^bb38
    %244 = llvm.icmp "eq" %243, %241 : i64
    llvm.cond_br %244, ^bb39, ^bb27
  ^bb27:  // pred: ^bb26
    %245 = llvm.trunc %243 : i64 to i32
    %246 = llvm.shl %245, %0 : i32
    %247 = llvm.and %246, %24 : i32
    %248 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i32
    %249 = llvm.srem %248, %2 : i32
    %250 = llvm.shl %249, %0 overflow<nsw> : i32
    %251 = llvm.add %250, %247 overflow<nsw> : i32
    %252 = llvm.and %245, %0 : i32
    %253 = llvm.or %251, %252 : i32
    %254 = llvm.getelementptr inbounds %193[%243] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %255 = llvm.bitcast %254 : !llvm.ptr to !llvm.ptr
    llvm.cond_br %229, ^bb29(%25, %5 : f32, i32), ^bb28
  ^bb28:  // pred: ^bb27
    %256 = llvm.load %255 {alignment = 4 : i64} : !llvm.ptr -> f32
    %257 = llvm.bitcast %256 : f32 to i32
    llvm.br ^bb29(%256, %257 : f32, i32)
  ^bb29(%258: f32, %259: i32):  // 2 preds: ^bb27, ^bb28
    %260 = llvm.lshr %245, %0 : i32
    %261 = llvm.and %260, %0 : i32
    llvm.br ^bb30(%259, %5, %258 : i32, i32, f32)
  ^bb30(%262: i32, %263: i32, %264: f32):  // 2 preds: ^bb29, ^bb35
    %265 = llvm.icmp "eq" %263, %242 : i32
    llvm.cond_br %265, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    llvm.cond_br %238, ^bb36, ^bb37
  ^bb32:  // pred: ^bb30
    %266 = llvm.udiv %263, %227 : i32
    %267 = llvm.and %266, %11 : i32
    %268 = llvm.or %267, %211 : i32
    %269 = llvm.sext %268 : i32 to i64
    %270 = llvm.getelementptr inbounds %36[%269, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %271 = llvm.load %270 {alignment = 8 : i64} : !llvm.ptr -> i64
    %272 = llvm.inttoptr %271 : i64 to !llvm.ptr
    %273 = llvm.getelementptr inbounds %272[%231] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %274 = llvm.udiv %263, %228 : i32
    %275 = llvm.shl %274, %9 overflow<nsw> : i32
    %276 = llvm.urem %263, %228 : i32
    %277 = llvm.udiv %276, %232 : i32
    %278 = llvm.shl %277, %0 overflow<nsw, nuw> : i32
    %279 = llvm.add %278, %275 overflow<nsw, nuw> : i32
    %280 = llvm.or %279, %261 : i32
    %281 = llvm.zext %280 : i32 to i64
    %282 = llvm.getelementptr inbounds %273[%281] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %283 = llvm.load %282 {alignment = 8 : i64} : !llvm.ptr -> i64
    %284 = llvm.trunc %283 : i64 to i32
    %285 = llvm.urem %263, %227 : i32
    %286 = llvm.mul %285, %233 overflow<nsw, nuw> : i32
    %287 = llvm.lshr %284, %286 : i32
    %288 = llvm.and %287, %237 : i32
    llvm.cond_br %238, ^bb33, ^bb34
  ^bb33:  // pred: ^bb32
    %289 = llvm.shl %288, %26 : i32
    %290 = llvm.ashr exact %289, %26 : i32
    %291 = llvm.select %239, %290, %288 : i1, i32
    %292 = llvm.call fastcc @__tvm_ffi__grid_whole_element(%74, %31, %253, %263) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %293 = llvm.mul %292, %291 overflow<nsw> : i32
    %294 = llvm.add %293, %262 : i32
    llvm.br ^bb35(%294, %264 : i32, f32)
  ^bb34:  // pred: ^bb32
    %295 = llvm.call fastcc tail @__tvm_ffi__grid_float_of(%288, %220) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %296 = llvm.call fastcc @__tvm_ffi__grid_element(%74, %31, %253, %263) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %297 = llvm.intr.fmuladd(%295, %296, %264) : (f32, f32, f32) -> f32
    llvm.br ^bb35(%262, %297 : i32, f32)
  ^bb35(%298: i32, %299: f32):  // 2 preds: ^bb33, ^bb34
    %300 = llvm.add %263, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb30(%298, %300, %299 : i32, i32, f32)
  ^bb36:  // pred: ^bb31
    %301 = llvm.bitcast %254 : !llvm.ptr to !llvm.ptr
    llvm.store %262, %301 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb38
  ^bb37:  // pred: ^bb31
    llvm.store %264, %255 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb38
  ^bb38:  // 2 preds: ^bb36, ^bb37
    %302 = llvm.add %243, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb26(%302 : i64)
  ^bb39:  // pred: ^bb26
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.br ^bb57(%67 : i64)
  ^bb40:  // pred: ^bb12
    %303 = llvm.getelementptr inbounds %74[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %304 = llvm.load %303 {alignment = 8 : i64} : !llvm.ptr -> i64
    %305 = llvm.inttoptr %304 : i64 to !llvm.ptr
    %306 = llvm.load %305 {alignment = 8 : i64} : !llvm.ptr -> i64
    %307 = llvm.trunc %306 : i64 to i32
    %308 = llvm.shl %307, %0 : i32
    %309 = llvm.trunc %77 : i32 to i8
    %310 = llvm.sdiv %309, %22 : i8
    %311 = llvm.sext %310 : i8 to i32
    %312 = llvm.srem %309, %22 : i8
    %313 = llvm.sext %312 : i8 to i32
    %314 = llvm.shl %313, %0 overflow<nsw> : i32
    %315 = llvm.getelementptr inbounds %305[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %316 = llvm.getelementptr inbounds %74[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %317 = llvm.intr.smax(%308, %5) : (i32, i32) -> i32
    llvm.br ^bb41(%5 : i32)
  ^bb41(%318: i32):  // 2 preds: ^bb40, ^bb42
    %319 = llvm.icmp "eq" %318, %317 : i32
    llvm.cond_br %319, ^bb57(%67 : i64), ^bb42
  ^bb42:  // pred: ^bb41
    %320 = llvm.and %318, %0 : i32
    %321 = llvm.or %320, %314 : i32
    %322 = llvm.load %315 {alignment = 8 : i64} : !llvm.ptr -> i64
    %323 = llvm.icmp "eq" %322, %1 : i64
    %324 = llvm.select %323, %311, %321 : i1, i32
    %325 = llvm.select %323, %321, %311 : i1, i32
    %326 = llvm.lshr %318, %0 : i32
    %327 = llvm.shl %326, %11 overflow<nsw> : i32
    %328 = llvm.add %324, %327 overflow<nsw> : i32
    %329 = llvm.sext %328 : i32 to i64
    %330 = llvm.getelementptr inbounds %36[%329, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %331 = llvm.load %330 {alignment = 8 : i64} : !llvm.ptr -> i64
    %332 = llvm.inttoptr %331 : i64 to !llvm.ptr
    %333 = llvm.load %316 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %334 = llvm.getelementptr inbounds %332[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %335 = llvm.load %334 {alignment = 8 : i64} : !llvm.ptr -> i64
    %336 = llvm.and %335, %27 : i64
    %337 = llvm.getelementptr inbounds %333[%336] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %338 = llvm.bitcast %337 : !llvm.ptr to !llvm.ptr
    %339 = llvm.add %326, %11 overflow<nsw, nuw> : i32
    %340 = llvm.zext %339 : i32 to i64
    %341 = llvm.getelementptr inbounds %305[%340] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %342 = llvm.load %341 {alignment = 8 : i64} : !llvm.ptr -> i64
    %343 = llvm.trunc %342 : i64 to i32
    %344 = llvm.shl %320, %2 overflow<nsw, nuw> : i32
    %345 = llvm.lshr %343, %344 : i32
    %346 = llvm.trunc %345 : i32 to i16
    %347 = llvm.sext %325 : i32 to i64
    %348 = llvm.getelementptr inbounds %338[%347] : (!llvm.ptr, i64) -> !llvm.ptr, i16
    llvm.store %346, %348 {alignment = 2 : i64} : i16, !llvm.ptr
    %349 = llvm.add %318, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb41(%349 : i32)
  ^bb43:  // pred: ^bb10
    llvm.switch %82 : i32, ^bb51 [
      4: ^bb44(%1, %1 : i64, i64),
      0: ^bb53(%80 : i32),
      1: ^bb49,
      2: ^bb50
    ]
  ^bb44(%350: i64, %351: i64):  // 2 preds: ^bb43, ^bb48
    %352 = llvm.icmp "eq" %350, %6 : i64
    llvm.cond_br %352, ^bb57(%351 : i64), ^bb45
  ^bb45:  // pred: ^bb44
    %353 = llvm.trunc %350 : i64 to i32
    %354 = llvm.shl %0, %353 overflow<nuw> : i32
    %355 = llvm.and %354, %42 : i32
    %356 = llvm.icmp "eq" %355, %5 : i32
    llvm.cond_br %356, ^bb48(%351 : i64), ^bb46
  ^bb46:  // pred: ^bb45
    %357 = llvm.getelementptr inbounds %36[%350, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %358 = llvm.load %357 {alignment = 8 : i64} : !llvm.ptr -> i64
    %359 = llvm.icmp "eq" %358, %1 : i64
    llvm.cond_br %359, ^bb48(%351 : i64), ^bb47
  ^bb47:  // pred: ^bb46
    %360 = llvm.shl %17, %350 overflow<nsw, nuw> : i64
    %361 = llvm.or %360, %351 : i64
    llvm.br ^bb48(%361 : i64)
  ^bb48(%362: i64):  // 3 preds: ^bb45, ^bb46, ^bb47
    %363 = llvm.add %350, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb44(%363, %362 : i64, i64)
  ^bb49:  // pred: ^bb43
    %364 = llvm.sub %77, %80 overflow<nsw> : i32
    llvm.br ^bb52(%364 : i32)
  ^bb50:  // pred: ^bb43
    %365 = llvm.add %80, %77 overflow<nsw> : i32
    llvm.br ^bb52(%365 : i32)
  ^bb51:  // pred: ^bb43
    %366 = llvm.xor %80, %77 : i32
    llvm.br ^bb52(%366 : i32)
  ^bb52(%367: i32):  // 3 preds: ^bb49, ^bb50, ^bb51
    %368 = llvm.icmp "ult" %367, %8 : i32
    llvm.cond_br %368, ^bb53(%367 : i32), ^bb55
  ^bb53(%369: i32):  // 2 preds: ^bb43, ^bb52
    %370 = llvm.shl %0, %369 overflow<nuw> : i32
    %371 = llvm.and %370, %42 : i32
    %372 = llvm.icmp "eq" %371, %5 : i32
    llvm.cond_br %372, ^bb55, ^bb54
  ^bb54:  // pred: ^bb53
    %373 = llvm.zext %369 : i32 to i64
    %374 = llvm.getelementptr inbounds %36[%373, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.br ^bb56(%374 : !llvm.ptr)
  ^bb55:  // 2 preds: ^bb52, ^bb53
    %375 = llvm.getelementptr inbounds %74[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.br ^bb56(%375 : !llvm.ptr)
  ^bb56(%376: !llvm.ptr):  // 2 preds: ^bb54, ^bb55
    %377 = llvm.load %376 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb57(%377 : i64)
  ^bb57(%378: i64):  // 7 preds: ^bb11, ^bb14, ^bb20, ^bb39, ^bb41, ^bb44, ^bb56
    %379 = llvm.getelementptr inbounds %74[%1, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %378, %379 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb58
  ^bb58:  // 2 preds: ^bb9, ^bb57
    %380 = llvm.add %68, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb8(%380 : i64)
  ^bb59(%381: i64):  // 2 preds: ^bb8, ^bb62
    %382 = llvm.icmp "eq" %381, %6 : i64
    llvm.cond_br %382, ^bb63, ^bb60
  ^bb60:  // pred: ^bb59
    %383 = llvm.trunc %381 : i64 to i32
    %384 = llvm.shl %0, %383 overflow<nuw> : i32
    %385 = llvm.and %384, %42 : i32
    %386 = llvm.icmp "eq" %385, %5 : i32
    llvm.cond_br %386, ^bb62, ^bb61
  ^bb61:  // pred: ^bb60
    %387 = llvm.getelementptr inbounds %36[%381] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %387) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb62
  ^bb62:  // 2 preds: ^bb60, ^bb61
    %388 = llvm.add %381, %17 overflow<nsw, nuw> : i64
    llvm.br ^bb59(%388 : i64)
  ^bb63:  // 3 preds: ^bb3, ^bb4, ^bb59
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_fail(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.mlir.constant(2304 : i64) : i64
    %4 = llvm.mlir.addressof @__tvm_ffi__grid_str.10 : !llvm.ptr
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.11 : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<2304 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2304 x i8>
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.call @snprintf(%7, %3, %4, %9, %arg1) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call @TVMFFIErrorSetRaisedFromCStr(%5, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %6 : !llvm.ptr
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_words_of(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(20 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i64) : i64
    %10 = llvm.mlir.constant(false) : i1
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(4294967295 : i64) : i64
    %13 = llvm.mlir.constant(3 : i64) : i64
    %14 = llvm.mlir.constant(4 : i64) : i64
    %15 = llvm.mlir.constant(32 : i64) : i64
    %16 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %17[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %19[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %28 = llvm.shl %24, %6 overflow<nsw> : i64
    %29 = llvm.intr.smax(%26, %7) : (i32, i32) -> i32
    %30 = llvm.zext %29 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%31: i64):  // 2 preds: ^bb0, ^bb4
    %32 = llvm.icmp "eq" %31, %30 : i64
    llvm.cond_br %32, ^bb5(%0 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %33 = llvm.getelementptr inbounds %19[%0, 1, %31] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds %34[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds %36[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.ptrtoint %38 : !llvm.ptr to i64
    %40 = llvm.sub %27, %39 : i64
    %41 = llvm.icmp "sgt" %40, %9 : i64
    %42 = llvm.icmp "slt" %40, %28 : i64
    %43 = llvm.select %41, %42, %10 : i1, i1
    llvm.cond_br %43, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %44 = llvm.and %31, %12 : i64
    %45 = llvm.add %arg2, %13 : i64
    %46 = llvm.add %45, %40 : i64
    %47 = llvm.sdiv %46, %14 : i64
    %48 = llvm.mul %44, %24 overflow<nsw> : i64
    %49 = llvm.lshr %40, %6 : i64
    %50 = llvm.add %49, %48 overflow<nsw> : i64
    %51 = llvm.icmp "slt" %47, %24 : i64
    %52 = llvm.select %51, %47, %24 : i1, i64
    %53 = llvm.add %52, %48 overflow<nsw> : i64
    %54 = llvm.shl %53, %15 : i64
    %55 = llvm.and %50, %12 : i64
    %56 = llvm.or %54, %55 : i64
    llvm.br ^bb5(%56 : i64)
  ^bb4:  // pred: ^bb2
    %57 = llvm.add %31, %11 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%57 : i64)
  ^bb5(%58: i64):  // 2 preds: ^bb1, ^bb3
    llvm.return %58 : i64
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_follows_write(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(14 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(15 : i32) : i32
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(1 : i8) : i8
    %8 = llvm.mlir.constant(0 : i8) : i8
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.constant(false) : i1
    %11 = llvm.mlir.constant(1 : i32) : i32
    %12 = llvm.mlir.constant(true) : i1
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.sext %arg1 : i32 to i64
    %21 = llvm.getelementptr inbounds %19[%20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %22 = llvm.call fastcc tail @__tvm_ffi__grid_follows(%arg0, %21, %arg3, %arg4, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.icmp "eq" %22, %4 : i32
    llvm.cond_br %23, ^bb7(%4 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %24 = llvm.getelementptr inbounds %17[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %25 = llvm.getelementptr inbounds %17[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %26 = llvm.shl %20, %6 overflow<nsw> : i64
    llvm.br ^bb2(%0 : i64)
  ^bb2(%27: i64):  // 2 preds: ^bb1, ^bb5
    %28 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 1 : i64} : !llvm.ptr -> i8
    %31 = llvm.and %30, %7 : i8
    %32 = llvm.icmp "ne" %31, %8 : i8
    %33 = llvm.icmp "ult" %27, %9 : i64
    %34 = llvm.select %32, %33, %10 : i1, i1
    llvm.cond_br %34, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %35 = llvm.trunc %27 : i64 to i32
    %36 = llvm.shl %11, %35 overflow<nsw, nuw> : i32
    %37 = llvm.and %36, %arg2 : i32
    %38 = llvm.icmp "eq" %37, %4 : i32
    llvm.cond_br %38, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %39 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds %39[%26] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %41 = llvm.getelementptr inbounds %40[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %42 = llvm.call fastcc tail @__tvm_ffi__grid_follows(%arg0, %41, %arg3, %arg4, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %43 = llvm.icmp "eq" %42, %4 : i32
    llvm.cond_br %43, ^bb6, ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %44 = llvm.add %27, %13 overflow<nsw, nuw> : i64
    llvm.br ^bb2(%44 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb4
    %45 = llvm.xor %34, %12 : i1
    %46 = llvm.zext %45 : i1 to i32
    llvm.br ^bb7(%46 : i32)
  ^bb7(%47: i32):  // 2 preds: ^bb0, ^bb6
    llvm.return %47 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_note_read(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(15 : i32) : i32
    %3 = llvm.mlir.constant(20 : i32) : i32
    %4 = llvm.mlir.constant(2 : i8) : i8
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(19 : i32) : i32
    %7 = llvm.mlir.constant(17 : i32) : i32
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(18 : i32) : i32
    %12 = llvm.mlir.constant(16 : i32) : i32
    %13 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.icmp "eq" %arg2, %2 : i32
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %17 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.sext %arg1 : i32 to i64
    %20 = llvm.mul %15, %19 overflow<nsw> : i64
    %21 = llvm.sext %arg3 : i32 to i64
    %22 = llvm.add %20, %21 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %18[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %arg4, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %24 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg5, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb2:  // pred: ^bb0
    %27 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.sext %arg1 : i32 to i64
    %30 = llvm.getelementptr inbounds %28[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 {alignment = 1 : i64} : !llvm.ptr -> i8
    %32 = llvm.or %31, %4 : i8
    llvm.store %32, %30 {alignment = 1 : i64} : i8, !llvm.ptr
    %33 = llvm.shl %29, %5 overflow<nsw> : i64
    %34 = llvm.getelementptr inbounds %arg0[%0, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %35 = llvm.sext %arg3 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg0[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.br ^bb3(%0 : i64)
  ^bb3(%37: i64):  // 2 preds: ^bb2, ^bb6
    %38 = llvm.icmp "eq" %37, %8 : i64
    llvm.cond_br %38, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %39 = llvm.add %33, %37 overflow<nsw, nuw> : i64
    %40 = llvm.trunc %37 : i64 to i32
    %41 = llvm.shl %1, %40 overflow<nsw, nuw> : i32
    %42 = llvm.and %41, %arg2 : i32
    %43 = llvm.icmp "eq" %42, %9 : i32
    llvm.cond_br %43, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %44 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.mul %39, %15 : i64
    %46 = llvm.add %45, %35 : i64
    %47 = llvm.getelementptr inbounds %44[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %arg4, %47 {alignment = 4 : i64} : i32, !llvm.ptr
    %48 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds %48[%39] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg5, %49 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %50 = llvm.add %37, %10 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%50 : i64)
  ^bb7:  // 2 preds: ^bb1, ^bb3
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_follows(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.20 : !llvm.ptr
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.21 : !llvm.ptr
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.22 : !llvm.ptr
    %12 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.icmp "eq" %18, %4 : i32
    llvm.cond_br %19, ^bb9(%5 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %20 = llvm.getelementptr inbounds %13[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.getelementptr inbounds %13[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %24 = llvm.mul %23, %21 overflow<nsw> : i32
    %25 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %24, %26 overflow<nsw> : i32
    %28 = llvm.icmp "ne" %18, %27 : i32
    %29 = llvm.icmp "ne" %arg2, %3 : i32
    %30 = llvm.or %29, %28 : i1
    llvm.cond_br %30, ^bb2, ^bb9(%5 : i32)
  ^bb2:  // pred: ^bb1
    %31 = llvm.getelementptr inbounds %15[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.icmp "ult" %18, %32 : i32
    llvm.cond_br %33, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %34 = llvm.zext %18 : i32 to i64
    %35 = llvm.getelementptr inbounds %16[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.icmp "ult" %36, %38 : i32
    llvm.cond_br %39, ^bb8(%9 : !llvm.ptr), ^bb9(%5 : i32)
  ^bb4:  // pred: ^bb2
    llvm.cond_br %28, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %40 = llvm.zext %18 : i32 to i64
    %41 = llvm.getelementptr inbounds %16[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %44 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.icmp "ult" %42, %44 : i32
    llvm.cond_br %45, ^bb8(%10 : !llvm.ptr), ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    llvm.cond_br %29, ^bb7, ^bb9(%5 : i32)
  ^bb7:  // pred: ^bb6
    %46 = llvm.getelementptr inbounds %15[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.add %47, %18 overflow<nsw> : i32
    %49 = llvm.sext %48 : i32 to i64
    %50 = llvm.getelementptr inbounds %16[%49] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.icmp "ult" %51, %53 : i32
    llvm.cond_br %54, ^bb8(%11 : !llvm.ptr), ^bb9(%5 : i32)
  ^bb8(%55: !llvm.ptr):  // 3 preds: ^bb3, ^bb5, ^bb7
    %56 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg3, %arg4, %57, %55) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9(%3 : i32)
  ^bb9(%58: i32):  // 6 preds: ^bb0, ^bb1, ^bb3, ^bb6, ^bb7, ^bb8
    llvm.return %58 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_race(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @__tvm_ffi__grid_str.24 : !llvm.ptr
    %4 = llvm.mlir.constant(384 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.23 : !llvm.ptr
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
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(12 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(4294967295 : i64) : i64
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.26 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i32
    %17 = llvm.getelementptr inbounds %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.intr.smax(%16, %3) : (i32, i32) -> i32
    %19 = llvm.zext %18 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%20: i64):  // 2 preds: ^bb0, ^bb4
    %21 = llvm.icmp "eq" %20, %19 : i64
    llvm.cond_br %21, ^bb5, ^bb2
  ^bb2:  // pred: ^bb1
    %22 = llvm.getelementptr inbounds %14[%0, 12, %20, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %14[%0, 12, %20, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.getelementptr inbounds %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.icmp "ugt" %26, %arg1 : !llvm.ptr
    %28 = llvm.icmp "ult" %23, %17 : !llvm.ptr
    %29 = llvm.select %27, %28, %6 : i1, i1
    llvm.cond_br %29, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %30 = llvm.and %20, %8 : i64
    %31 = llvm.getelementptr inbounds %14[%0, 12, %30, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_follows_reads(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(18 : i32) : i32
    %5 = llvm.mlir.constant(16 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(19 : i32) : i32
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.constant(17 : i32) : i32
    %10 = llvm.mlir.constant(2 : i8) : i8
    %11 = llvm.mlir.constant(0 : i8) : i8
    %12 = llvm.mlir.constant(4 : i64) : i64
    %13 = llvm.mlir.constant(false) : i1
    %14 = llvm.mlir.constant(true) : i1
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %19[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %19[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.sext %arg1 : i32 to i64
    %26 = llvm.mul %22, %25 overflow<nsw> : i64
    %27 = llvm.getelementptr inbounds %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.getelementptr inbounds %19[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call fastcc tail @__tvm_ffi__grid_follows_row(%arg0, %27, %31, %arg3, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.icmp "eq" %32, %6 : i32
    llvm.cond_br %33, ^bb7(%6 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %34 = llvm.getelementptr inbounds %19[%0, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %35 = llvm.getelementptr inbounds %19[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %36 = llvm.shl %25, %8 overflow<nsw> : i64
    %37 = llvm.getelementptr inbounds %19[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.br ^bb2(%0 : i64)
  ^bb2(%38: i64):  // 2 preds: ^bb1, ^bb5
    %39 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.getelementptr inbounds %39[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.load %40 {alignment = 1 : i64} : !llvm.ptr -> i8
    %42 = llvm.and %41, %10 : i8
    %43 = llvm.icmp "ne" %42, %11 : i8
    %44 = llvm.icmp "ult" %38, %12 : i64
    %45 = llvm.select %43, %44, %13 : i1, i1
    llvm.cond_br %45, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %46 = llvm.add %36, %38 overflow<nsw, nuw> : i64
    %47 = llvm.trunc %38 : i64 to i32
    %48 = llvm.shl %3, %47 overflow<nsw, nuw> : i32
    %49 = llvm.and %48, %arg2 : i32
    %50 = llvm.icmp "eq" %49, %6 : i32
    llvm.cond_br %50, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %51 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.mul %46, %22 : i64
    %53 = llvm.getelementptr inbounds %51[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %54 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds %54[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.call fastcc tail @__tvm_ffi__grid_follows_row(%arg0, %53, %56, %arg3, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %58 = llvm.icmp "eq" %57, %6 : i32
    llvm.cond_br %58, ^bb6, ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %59 = llvm.add %38, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb2(%59 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb4
    %60 = llvm.xor %45, %14 : i1
    %61 = llvm.zext %60 : i1 to i32
    llvm.br ^bb7(%61 : i32)
  ^bb7(%62: i32):  // 2 preds: ^bb0, ^bb6
    llvm.return %62 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_note_write(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: i64, %arg4: !llvm.ptr) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(15 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(20 : i32) : i32
    %4 = llvm.mlir.constant(1 : i8) : i8
    %5 = llvm.mlir.constant(14 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(0 : i8) : i8
    %8 = llvm.mlir.constant(-2 : i8) : i8
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(-1 : i32) : i32
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.sext %arg1 : i32 to i64
    %18 = llvm.shl %17, %2 overflow<nsw> : i64
    %19 = llvm.getelementptr inbounds %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %20 = llvm.icmp "eq" %arg2, %1 : i32
    llvm.cond_br %20, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %arg0[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %24 = llvm.bitcast %23 : !llvm.ptr to !llvm.ptr
    llvm.store %arg3, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    %25 = llvm.getelementptr inbounds %22[%17, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %arg4, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds %27[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
    %30 = llvm.and %29, %4 : i8
    %31 = llvm.icmp "eq" %30, %7 : i8
    llvm.cond_br %31, ^bb12, ^bb2
  ^bb2:  // pred: ^bb1
    %32 = llvm.and %29, %8 : i8
    llvm.br ^bb4(%27, %32 : !llvm.ptr, i8)
  ^bb3:  // pred: ^bb0
    %33 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds %34[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.or %36, %4 : i8
    llvm.br ^bb4(%34, %37 : !llvm.ptr, i8)
  ^bb4(%38: !llvm.ptr, %39: i8):  // 2 preds: ^bb2, ^bb3
    %40 = llvm.getelementptr inbounds %38[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %39, %40 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb5(%0 : i64)
  ^bb5(%41: i64):  // 2 preds: ^bb4, ^bb11
    %42 = llvm.icmp "eq" %41, %9 : i64
    llvm.cond_br %42, ^bb12, ^bb6
  ^bb6:  // pred: ^bb5
    %43 = llvm.trunc %41 : i64 to i32
    %44 = llvm.shl %10, %43 overflow<nsw, nuw> : i32
    %45 = llvm.and %44, %arg2 : i32
    %46 = llvm.icmp "eq" %45, %11 : i32
    llvm.cond_br %46, ^bb11, ^bb7
  ^bb7:  // pred: ^bb6
    %47 = llvm.getelementptr inbounds %19[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.cond_br %20, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %48 = llvm.getelementptr inbounds %47[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %12, %48 {alignment = 8 : i64} : i32, !llvm.ptr
    %49 = llvm.getelementptr inbounds %47[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %11, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb10(%13 : !llvm.ptr)
  ^bb9:  // pred: ^bb7
    %50 = llvm.bitcast %47 : !llvm.ptr to !llvm.ptr
    llvm.store %arg3, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb10(%arg4 : !llvm.ptr)
  ^bb10(%51: !llvm.ptr):  // 2 preds: ^bb8, ^bb9
    %52 = llvm.getelementptr inbounds %47[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %51, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb6, ^bb10
    %53 = llvm.add %41, %14 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%53 : i64)
  ^bb12:  // 2 preds: ^bb1, ^bb5
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_follows_row(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.27 : !llvm.ptr
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %13[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i32
    %17 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %20 = llvm.intr.smax(%16, %7) : (i32, i32) -> i32
    %21 = llvm.zext %20 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%22: i64):  // 2 preds: ^bb0, ^bb5
    %23 = llvm.icmp "eq" %22, %21 : i64
    llvm.cond_br %23, ^bb6, ^bb2
  ^bb2:  // pred: ^bb1
    %24 = llvm.getelementptr inbounds %arg1[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.load %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.getelementptr inbounds %14[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "ugt" %25, %27 : i32
    llvm.cond_br %28, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %29 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %30 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %31 = llvm.mul %30, %29 overflow<nsw> : i32
    %32 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %31, %32 overflow<nsw> : i32
    %34 = llvm.zext %33 : i32 to i64
    %35 = llvm.icmp "eq" %22, %34 : i64
    llvm.cond_br %35, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg3, %arg4, %arg2, %8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb5:  // 2 preds: ^bb2, ^bb3
    %36 = llvm.add %22, %9 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%36 : i64)
  ^bb6:  // 2 preds: ^bb1, ^bb4
    %37 = llvm.sext %16 : i32 to i64
    %38 = llvm.icmp "sge" %22, %37 : i64
    %39 = llvm.zext %38 : i1 to i32
    llvm.return %39 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_group_of(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(128 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.getelementptr inbounds %8[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.sdiv %12, %4 : i32
    %14 = llvm.add %13, %5 overflow<nsw> : i32
    %15 = llvm.mul %14, %10 overflow<nsw> : i32
    %16 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(64 : i64) : i64
    %7 = llvm.mlir.constant(23 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.zero : !llvm.ptr
    %10 = llvm.mlir.constant(20 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.constant(8 : i32) : i32
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.mlir.constant(13 : i32) : i32
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %17 = llvm.load %16 {alignment = 2 : i64} : !llvm.ptr -> i16
    %18 = llvm.icmp "eq" %17, %2 : i16
    llvm.cond_br %18, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    %19 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %20 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "ult" %20, %3 : i32
    llvm.cond_br %21, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %22 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %27 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %28 = llvm.sub %26, %27 : i64
    %29 = llvm.sdiv %28, %5 : i64
    %30 = llvm.srem %29, %6 : i64
    %31 = llvm.getelementptr inbounds %arg0[%0, 23, %30, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.icmp "eq" %32, %arg1 : !llvm.ptr
    llvm.cond_br %33, ^bb3, ^bb4(%20 : i32)
  ^bb3:  // pred: ^bb2
    %34 = llvm.getelementptr inbounds %arg0[%0, 23, %30, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %9, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb4(%35 : i32)
  ^bb4(%36: i32):  // 2 preds: ^bb2, ^bb3
    %37 = llvm.xor %36, %1 : i32
    llvm.store %37, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    %38 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i16
    llvm.store %39, %16 {alignment = 2 : i64} : i16, !llvm.ptr
    %40 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_object(%arg0, %arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%41, %42) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %43 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb5(%0 : i64)
  ^bb5(%44: i64):  // 2 preds: ^bb4, ^bb9
    %45 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.icmp "slt" %44, %46 : i64
    llvm.cond_br %47, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %48 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds %48[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %50 = llvm.getelementptr inbounds %48[%44, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.icmp "eq" %51, %13 : i32
    llvm.cond_br %52, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    %53 = llvm.getelementptr inbounds %48[%44, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i64
    %55 = llvm.inttoptr %54 : i64 to !llvm.ptr
    %56 = llvm.icmp "eq" %55, %arg1 : !llvm.ptr
    llvm.cond_br %56, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%arg0, %49) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb9:  // 3 preds: ^bb6, ^bb7, ^bb8
    %57 = llvm.add %44, %15 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%57 : i64)
  ^bb10:  // 3 preds: ^bb0, ^bb1, ^bb5
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
    %7 = llvm.getelementptr inbounds %arg0[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.sext %arg1 : i32 to i64
    %10 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.shl %9, %4 overflow<nsw> : i64
    %14 = llvm.mul %13, %12 : i64
    %15 = llvm.getelementptr inbounds %8[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%arg0, %15, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_starts_right(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: i32 {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(31 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(15 : i64) : i64
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.35 : !llvm.ptr
    %9 = llvm.mlir.constant(false) : i1
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.36 : !llvm.ptr
    %11 = llvm.mlir.constant(1 : i32) : i32
    %12 = llvm.getelementptr inbounds %arg1[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %13 = llvm.load %12 {alignment = 2 : i64} : !llvm.ptr -> i8
    %14 = llvm.zext %13 : i8 to i64
    llvm.br ^bb1(%0, %2 : i64, i32)
  ^bb1(%15: i64, %16: i32):  // 2 preds: ^bb0, ^bb3
    %17 = llvm.icmp "eq" %15, %14 : i64
    llvm.cond_br %17, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %18 = llvm.load %arg2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.shl %18, %5 : i64
    %20 = llvm.ashr exact %19, %5 : i64
    %21 = llvm.getelementptr inbounds %arg1[%0, 2, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.mul %20, %22 overflow<nsw> : i64
    %24 = llvm.and %23, %7 : i64
    %25 = llvm.icmp "eq" %24, %0 : i64
    llvm.cond_br %25, ^bb4, ^bb5(%8 : !llvm.ptr)
  ^bb3:  // pred: ^bb1
    %26 = llvm.getelementptr inbounds %arg2[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.trunc %27 : i64 to i32
    %29 = llvm.lshr %28, %3 : i32
    %30 = llvm.or %29, %16 : i32
    %31 = llvm.add %15, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%31, %30 : i64, i32)
  ^bb4:  // pred: ^bb2
    %32 = llvm.icmp "ne" %arg3, %2 : i32
    %33 = llvm.icmp "ne" %16, %2 : i32
    %34 = llvm.select %32, %33, %9 : i1, i1
    llvm.cond_br %34, ^bb5(%10 : !llvm.ptr), ^bb6(%11 : i32)
  ^bb5(%35: !llvm.ptr):  // 2 preds: ^bb2, ^bb4
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %35, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6(%2 : i32)
  ^bb6(%36: i32):  // 2 preds: ^bb4, ^bb5
    llvm.return %36 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_start_copy(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef, llvm.readonly}, %arg5: !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(128 : i64) : i64
    %7 = llvm.mlir.constant(1024 : i64) : i64
    %8 = llvm.mlir.constant(4294967295 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(4 : i32) : i32
    %12 = llvm.mlir.constant(16 : i32) : i32
    %13 = llvm.mlir.constant(64 : i32) : i32
    %14 = llvm.mlir.constant(15 : i32) : i32
    %15 = llvm.mlir.constant(14 : i32) : i32
    %16 = llvm.mlir.constant(104 : i64) : i64
    %17 = llvm.mlir.constant(7 : i32) : i32
    %18 = llvm.mlir.constant(3 : i32) : i32
    %19 = llvm.mlir.constant(20 : i64) : i64
    %20 = llvm.mlir.constant(6 : i32) : i32
    %21 = llvm.mlir.constant(8 : i32) : i32
    %22 = llvm.mlir.constant(9 : i32) : i32
    %23 = llvm.mlir.constant(10 : i32) : i32
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.mlir.addressof @__tvm_ffi__grid_str.8 : !llvm.ptr
    %26 = llvm.mlir.addressof @__tvm_ffi__grid_str.38 : !llvm.ptr
    %27 = llvm.mlir.addressof @__tvm_ffi__grid_str.37 : !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.icmp "eq" %arg4, %1 : !llvm.ptr
    llvm.cond_br %29, ^bb2(%2 : i64), ^bb1
  ^bb1:  // pred: ^bb0
    %30 = llvm.getelementptr inbounds %arg3[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %31 = llvm.load %30 {alignment = 1 : i64} : !llvm.ptr -> i8
    %32 = llvm.icmp "eq" %31, %5 : i8
    %33 = llvm.select %32, %6, %7 : i1, i64
    llvm.br ^bb2(%33 : i64)
  ^bb2(%34: i64):  // 2 preds: ^bb0, ^bb1
    %35 = llvm.and %arg2, %8 : i64
    %36 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %37 = llvm.getelementptr inbounds %arg0[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i64
    %43 = llvm.icmp "ult" %42, %35 : i64
    %44 = llvm.sub %42, %35 : i64
    %45 = llvm.icmp "ult" %44, %36 : i64
    %46 = llvm.or %43, %45 : i1
    llvm.cond_br %46, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %47 = llvm.getelementptr inbounds %arg0[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.icmp "eq" %48, %1 : !llvm.ptr
    llvm.cond_br %49, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %50 = llvm.srem %arg2, %34 : i64
    %51 = llvm.icmp "eq" %50, %3 : i64
    llvm.cond_br %51, ^bb8, ^bb5
  ^bb5:  // 3 preds: ^bb2, ^bb3, ^bb4
    llvm.cond_br %29, ^bb7(%25 : !llvm.ptr), ^bb6
  ^bb6:  // pred: ^bb5
    %52 = llvm.getelementptr inbounds %arg3[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %53 = llvm.load %52 {alignment = 1 : i64} : !llvm.ptr -> i8
    %54 = llvm.icmp "eq" %53, %5 : i8
    %55 = llvm.select %54, %26, %27 : i1, !llvm.ptr
    llvm.br ^bb7(%55 : !llvm.ptr)
  ^bb7(%56: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %56, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb14(%1 : !llvm.ptr)
  ^bb8:  // pred: ^bb4
    %57 = llvm.getelementptr inbounds %arg1[%3, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.icmp "eq" %58, %13 : i32
    llvm.cond_br %59, ^bb9, ^bb10(%58 : i32)
  ^bb9:  // pred: ^bb8
    %60 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %61 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb10(%61 : i32)
  ^bb10(%62: i32):  // 2 preds: ^bb8, ^bb9
    %63 = llvm.getelementptr inbounds %arg1[%3, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.add %62, %0 overflow<nsw> : i32
    llvm.store %65, %57 {alignment = 4 : i64} : i32, !llvm.ptr
    %66 = llvm.add %62, %64 overflow<nsw> : i32
    %67 = llvm.srem %66, %13 : i32
    %68 = llvm.sext %67 : i32 to i64
    %69 = llvm.getelementptr inbounds %arg1[%3, 14, %68] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %70 = llvm.bitcast %arg3 : !llvm.ptr to !llvm.ptr
    %71 = llvm.bitcast %28 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%71, %70, %16) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %72 = llvm.getelementptr inbounds %arg1[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr inbounds %73[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr inbounds %75[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.getelementptr inbounds %arg0[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> i32
    %79 = llvm.getelementptr inbounds %arg0[%3, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i32
    %81 = llvm.getelementptr inbounds %69[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    llvm.store %arg3, %81 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %82 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %83 = llvm.bitcast %82 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%83, %71, %16) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %84 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %76, %84 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %85 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %1, %85 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %86 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %87 = llvm.bitcast %86 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%87, %5, %19) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %88 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %78, %88 {alignment = 4 : i64} : i32, !llvm.ptr
    %89 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %80, %89 {alignment = 8 : i64} : i32, !llvm.ptr
    %90 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %9, %90 {alignment = 4 : i64} : i32, !llvm.ptr
    %91 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %67, %91 {alignment = 8 : i64} : i32, !llvm.ptr
    %92 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %9, %92 {alignment = 4 : i64} : i32, !llvm.ptr
    %93 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %9, %93 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.cond_br %29, ^bb14(%69 : !llvm.ptr), ^bb11
  ^bb11:  // pred: ^bb10
    %94 = llvm.getelementptr inbounds %arg3[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>
    %95 = llvm.load %94 {alignment = 2 : i64} : !llvm.ptr -> i8
    %96 = llvm.zext %95 : i8 to i64
    llvm.br ^bb12(%3 : i64)
  ^bb12(%97: i64):  // 2 preds: ^bb11, ^bb13
    %98 = llvm.icmp "eq" %97, %96 : i64
    llvm.cond_br %98, ^bb14(%69 : !llvm.ptr), ^bb13
  ^bb13:  // pred: ^bb12
    %99 = llvm.getelementptr inbounds %arg4[%97] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %100 = llvm.load %99 {alignment = 8 : i64} : !llvm.ptr -> i64
    %101 = llvm.trunc %100 : i64 to i32
    %102 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 4, %97] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %101, %102 {alignment = 4 : i64} : i32, !llvm.ptr
    %103 = llvm.add %97, %24 overflow<nsw, nuw> : i64
    llvm.br ^bb12(%103 : i64)
  ^bb14(%104: !llvm.ptr):  // 3 preds: ^bb7, ^bb10, ^bb12
    llvm.return %104 : !llvm.ptr
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_reduced(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: i64 {llvm.noundef}) -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(16 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %5 = llvm.mlir.constant(32704 : i32) : i32
    %6 = llvm.mlir.constant(32767 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(32768 : i32) : i32
    %9 = llvm.mlir.constant(2147483647 : i32) : i32
    %10 = llvm.mlir.constant(2139095040 : i32) : i32
    %11 = llvm.mlir.constant(1199570943 : i32) : i32
    %12 = llvm.mlir.constant(947912704 : i32) : i32
    %13 = llvm.mlir.constant(13 : i32) : i32
    %14 = llvm.mlir.constant(-939520001 : i32) : i32
    %15 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %16 = llvm.mlir.constant(-1056964608 : i32) : i32
    %17 = llvm.mlir.constant(31744 : i32) : i32
    %18 = llvm.mlir.constant(32256 : i32) : i32
    %19 = llvm.trunc %arg2 : i64 to i32
    %20 = llvm.trunc %arg3 : i64 to i32
    %21 = llvm.icmp "slt" %arg0, %0 : i32
    llvm.cond_br %21, ^bb1, ^bb12
  ^bb1:  // pred: ^bb0
    llvm.switch %arg0 : i32, ^bb4 [
      0: ^bb2,
      2: ^bb3
    ]
  ^bb2:  // pred: ^bb1
    %22 = llvm.icmp "slt" %20, %19 : i32
    llvm.br ^bb5(%22 : i1)
  ^bb3:  // pred: ^bb1
    %23 = llvm.icmp "slt" %arg3, %arg2 : i64
    llvm.br ^bb5(%23 : i1)
  ^bb4:  // pred: ^bb1
    %24 = llvm.icmp "ult" %arg3, %arg2 : i64
    llvm.br ^bb5(%24 : i1)
  ^bb5(%25: i1):  // 3 preds: ^bb2, ^bb3, ^bb4
    llvm.switch %arg1 : i32, ^bb11 [
      1: ^bb6,
      2: ^bb7,
      3: ^bb8,
      4: ^bb9,
      5: ^bb10
    ]
  ^bb6:  // pred: ^bb5
    %26 = llvm.add %arg3, %arg2 : i64
    llvm.br ^bb25(%26 : i64)
  ^bb7:  // pred: ^bb5
    %27 = llvm.select %25, %arg3, %arg2 : i1, i64
    llvm.br ^bb25(%27 : i64)
  ^bb8:  // pred: ^bb5
    %28 = llvm.select %25, %arg2, %arg3 : i1, i64
    llvm.br ^bb25(%28 : i64)
  ^bb9:  // pred: ^bb5
    %29 = llvm.and %arg3, %arg2 : i64
    llvm.br ^bb25(%29 : i64)
  ^bb10:  // pred: ^bb5
    %30 = llvm.or %arg3, %arg2 : i64
    llvm.br ^bb25(%30 : i64)
  ^bb11:  // pred: ^bb5
    %31 = llvm.xor %arg3, %arg2 : i64
    llvm.br ^bb25(%31 : i64)
  ^bb12:  // pred: ^bb0
    %32 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %32, ^bb13, ^bb21
  ^bb13:  // pred: ^bb12
    %33 = llvm.call fastcc tail @__tvm_ffi__grid_float_of_half(%19) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> f32
    %34 = llvm.call fastcc tail @__tvm_ffi__grid_float_of_half(%20) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> f32
    %35 = llvm.call fastcc tail @__tvm_ffi__grid_reduced_number(%arg1, %33, %34) {no_inline, no_unwind} : (i32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32
    %36 = llvm.bitcast %35 : f32 to i32
    %37 = llvm.lshr %36, %2 : i32
    %38 = llvm.and %37, %8 : i32
    %39 = llvm.and %36, %9 : i32
    %40 = llvm.bitcast %39 : i32 to f32
    %41 = llvm.icmp "ugt" %39, %10 : i32
    llvm.cond_br %41, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %42 = llvm.or %38, %18 : i32
    llvm.br ^bb20(%42 : i32)
  ^bb15:  // pred: ^bb13
    %43 = llvm.icmp "ugt" %39, %11 : i32
    llvm.cond_br %43, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %44 = llvm.or %38, %17 : i32
    llvm.br ^bb20(%44 : i32)
  ^bb17:  // pred: ^bb15
    %45 = llvm.icmp "ult" %39, %12 : i32
    llvm.cond_br %45, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %46 = llvm.fadd %40, %15 : f32
    %47 = llvm.bitcast %46 : f32 to i32
    %48 = llvm.add %47, %16 : i32
    %49 = llvm.or %48, %38 : i32
    llvm.br ^bb20(%49 : i32)
  ^bb19:  // pred: ^bb17
    %50 = llvm.lshr %36, %13 : i32
    %51 = llvm.and %50, %7 : i32
    %52 = llvm.add %39, %14 overflow<nsw> : i32
    %53 = llvm.add %52, %51 overflow<nsw, nuw> : i32
    %54 = llvm.lshr %53, %13 : i32
    %55 = llvm.or %54, %38 : i32
    llvm.br ^bb20(%55 : i32)
  ^bb20(%56: i32):  // 4 preds: ^bb14, ^bb16, ^bb18, ^bb19
    %57 = llvm.zext %56 : i32 to i64
    llvm.br ^bb25(%57 : i64)
  ^bb21:  // pred: ^bb12
    %58 = llvm.icmp "eq" %arg0, %1 : i32
    %59 = llvm.select %58, %2, %3 : i1, i32
    %60 = llvm.shl %19, %59 : i32
    %61 = llvm.shl %20, %59 : i32
    %62 = llvm.bitcast %60 : i32 to f32
    %63 = llvm.bitcast %61 : i32 to f32
    %64 = llvm.call fastcc tail @__tvm_ffi__grid_reduced_number(%arg1, %62, %63) {no_inline, no_unwind} : (i32 {llvm.noundef}, f32 {llvm.noundef}, f32 {llvm.noundef}) -> f32
    %65 = llvm.bitcast %64 : f32 to i32
    llvm.cond_br %58, ^bb22, ^bb24(%65 : i32)
  ^bb22:  // pred: ^bb21
    %66 = llvm.fcmp "uno" %64, %4 : f32
    llvm.cond_br %66, ^bb24(%5 : i32), ^bb23
  ^bb23:  // pred: ^bb22
    %67 = llvm.add %65, %6 : i32
    %68 = llvm.lshr %65, %2 : i32
    %69 = llvm.and %68, %7 : i32
    %70 = llvm.add %67, %69 : i32
    %71 = llvm.lshr %70, %2 : i32
    llvm.br ^bb24(%71 : i32)
  ^bb24(%72: i32):  // 3 preds: ^bb21, ^bb22, ^bb23
    %73 = llvm.zext %72 : i32 to i64
    llvm.br ^bb25(%73 : i64)
  ^bb25(%74: i64):  // 8 preds: ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb11, ^bb20, ^bb24
    llvm.return %74 : i64
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_reduced_number(%arg0: i32 {llvm.noundef}, %arg1: f32 {llvm.noundef}, %arg2: f32 {llvm.noundef}) -> f32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %3, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = llvm.fadd %arg1, %arg2 : f32
    llvm.br ^bb5(%4 : f32)
  ^bb2:  // pred: ^bb0
    %5 = llvm.fcmp "uno" %arg1, %1 : f32
    llvm.cond_br %5, ^bb5(%arg2 : f32), ^bb3
  ^bb3:  // pred: ^bb2
    %6 = llvm.fcmp "uno" %arg2, %1 : f32
    llvm.cond_br %6, ^bb5(%arg1 : f32), ^bb4
  ^bb4:  // pred: ^bb3
    %7 = llvm.icmp "ne" %arg0, %2 : i32
    %8 = llvm.fcmp "olt" %arg2, %arg1 : f32
    %9 = llvm.xor %7, %8 : i1
    %10 = llvm.select %9, %arg2, %arg1 : i1, f32
    llvm.br ^bb5(%10 : f32)
  ^bb5(%11: f32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
    llvm.return %11 : f32
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
    %48 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_make_cluster(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(0 : i8) : i8
    %6 = llvm.mlir.constant(144 : i64) : i64
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_spare : !llvm.ptr
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.mlir.constant(16418 : i32) : i32
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.mlir.constant(-1 : i64) : i64
    %16 = llvm.inttoptr %15 : i64 to !llvm.ptr
    %17 = llvm.mlir.constant(8 : i64) : i64
    %18 = llvm.mlir.constant(16 : i64) : i64
    %19 = llvm.mlir.constant(20 : i64) : i64
    %20 = llvm.mlir.constant(102 : i32) : i32
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_protected : !llvm.ptr
    %22 = llvm.mlir.constant(8192 : i32) : i32
    %23 = llvm.mlir.constant(64 : i64) : i64
    %24 = llvm.mlir.constant(88 : i64) : i64
    %25 = llvm.mlir.constant(18240 : i64) : i64
    %26 = llvm.mlir.constant(96 : i64) : i64
    %27 = llvm.mlir.constant(104 : i64) : i64
    %28 = llvm.mlir.constant(112 : i64) : i64
    %29 = llvm.mlir.constant(15512 : i64) : i64
    %30 = llvm.mlir.constant(124 : i64) : i64
    %31 = llvm.mlir.constant(72 : i64) : i64
    %32 = llvm.mlir.constant(80 : i64) : i64
    %33 = llvm.mlir.constant(3 : i64) : i64
    %34 = llvm.mlir.constant(4 : i32) : i32
    %35 = llvm.mlir.constant(6 : i32) : i32
    %36 = llvm.mlir.constant(7 : i32) : i32
    %37 = llvm.mlir.constant(9 : i32) : i32
    %38 = llvm.mlir.addressof @__tvm_ffi__grid_str.56 : !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.array<3 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.getelementptr inbounds %arg2[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Job", (ptr, ptr)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds %41[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.getelementptr inbounds %41[%1, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i64
    %46 = llvm.mul %45, %43 overflow<nsw> : i64
    %47 = llvm.getelementptr inbounds %41[%1, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i64
    %49 = llvm.mul %46, %48 overflow<nsw> : i64
    %50 = llvm.trunc %49 : i64 to i32
    %51 = llvm.getelementptr inbounds %arg0[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.store %arg1, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %53 = llvm.bitcast %52 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%53, %5, %6) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 144 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %54 = llvm.getelementptr inbounds %41[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %55 = llvm.shl %49, %8 : i64
    %56 = llvm.ashr exact %55, %8 : i64
    %57 = llvm.intr.smax(%50, %4) : (i32, i32) -> i32
    %58 = llvm.zext %57 : i32 to i64
    %59 = llvm.getelementptr inbounds %arg2[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Job", (ptr, ptr)>
    %60 = llvm.bitcast %39 : !llvm.ptr to !llvm.ptr
    %61 = llvm.getelementptr inbounds %39[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %62 = llvm.getelementptr inbounds %39[%1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %63 = llvm.getelementptr inbounds %39[%1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %64 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb1(%4 : i32)
  ^bb1(%65: i32):  // 2 preds: ^bb0, ^bb28
    %66 = llvm.call fastcc tail @__tvm_ffi__grid_cluster_sides(%41) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %67 = llvm.extractvalue %66[1] : !llvm.struct<(i64, i64)> 
    %68 = llvm.lshr %67, %8 : i64
    %69 = llvm.trunc %68 : i64 to i32
    %70 = llvm.icmp "slt" %65, %69 : i32
    llvm.cond_br %70, ^bb2, ^bb29
  ^bb2:  // pred: ^bb1
    %71 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb3(%1 : i64)
  ^bb3(%72: i64):  // 2 preds: ^bb2, ^bb9
    %73 = llvm.icmp "eq" %72, %8 : i64
    llvm.cond_br %73, ^bb11, ^bb4
  ^bb4:  // pred: ^bb3
    %74 = llvm.getelementptr inbounds %10[%1, %72] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %75 = llvm.bitcast %74 : !llvm.ptr to !llvm.ptr
    %76 = llvm.atomicrmw xchg %75, %1 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %77 = llvm.inttoptr %76 : i64 to !llvm.ptr
    %78 = llvm.icmp "eq" %76, %1 : i64
    llvm.cond_br %78, ^bb9, ^bb5
  ^bb5:  // pred: ^bb4
    %79 = llvm.getelementptr inbounds %77[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %81 = llvm.icmp "eq" %80, %71 : i64
    llvm.cond_br %81, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %82 = llvm.getelementptr inbounds %77[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Area", (i64, i64, i32, i32)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i32
    %84 = llvm.icmp "slt" %83, %50 : i32
    llvm.cond_br %84, ^bb7, ^bb10
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %85 = llvm.cmpxchg %75, %1, %76 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %86 = llvm.extractvalue %85[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %86, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    llvm.call fastcc tail @__tvm_ffi__grid_unmap(%77) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb9
  ^bb9:  // 3 preds: ^bb4, ^bb7, ^bb8
    %87 = llvm.add %72, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%87 : i64)
  ^bb10:  // pred: ^bb6
    %88 = llvm.inttoptr %76 : i64 to !llvm.ptr
    llvm.br ^bb20(%88 : !llvm.ptr)
  ^bb11:  // pred: ^bb3
    %89 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %90 = llvm.mul %71, %56 : i64
    %91 = llvm.add %89, %90 : i64
    %92 = llvm.call tail @mmap(%11, %91, %12, %13, %14, %1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %93 = llvm.icmp "eq" %92, %16 : !llvm.ptr
    llvm.cond_br %93, ^bb21, ^bb12
  ^bb12:  // pred: ^bb11
    %94 = llvm.bitcast %92 : !llvm.ptr to !llvm.ptr
    llvm.store %91, %94 {alignment = 8 : i64} : i64, !llvm.ptr
    %95 = llvm.getelementptr inbounds %92[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %96 = llvm.bitcast %95 : !llvm.ptr to !llvm.ptr
    llvm.store %71, %96 {alignment = 8 : i64} : i64, !llvm.ptr
    %97 = llvm.getelementptr inbounds %92[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %98 = llvm.bitcast %97 : !llvm.ptr to !llvm.ptr
    llvm.store %50, %98 {alignment = 8 : i64} : i32, !llvm.ptr
    %99 = llvm.getelementptr inbounds %92[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %100 = llvm.bitcast %99 : !llvm.ptr to !llvm.ptr
    llvm.store %4, %100 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13(%1 : i64)
  ^bb13(%101: i64):  // 2 preds: ^bb12, ^bb19
    %102 = llvm.icmp "eq" %101, %58 : i64
    llvm.cond_br %102, ^bb20(%92 : !llvm.ptr), ^bb14
  ^bb14:  // pred: ^bb13
    %103 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %104 = llvm.getelementptr inbounds %92[%103] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %105 = llvm.mul %101, %71 : i64
    %106 = llvm.getelementptr inbounds %104[%105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %108 = llvm.call tail @madvise(%106, %107, %20) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %109 = llvm.icmp "eq" %108, %4 : i32
    llvm.cond_br %109, ^bb19, ^bb15
  ^bb15:  // pred: ^bb14
    %110 = llvm.atomicrmw add %21, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %111 = llvm.icmp "slt" %110, %22 : i32
    llvm.cond_br %111, ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    %112 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %113 = llvm.call tail @mprotect(%106, %112, %4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %114 = llvm.icmp "eq" %113, %4 : i32
    llvm.cond_br %114, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %115 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> i32
    %116 = llvm.add %115, %0 overflow<nsw> : i32
    llvm.store %116, %100 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb19
  ^bb18:  // 2 preds: ^bb15, ^bb16
    %117 = llvm.atomicrmw sub %21, %0 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb19
  ^bb19:  // 3 preds: ^bb14, ^bb17, ^bb18
    %118 = llvm.add %101, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb13(%118 : i64)
  ^bb20(%119: !llvm.ptr):  // 2 preds: ^bb10, ^bb13
    %120 = llvm.icmp "eq" %119, %11 : !llvm.ptr
    llvm.cond_br %120, ^bb21, ^bb22
  ^bb21:  // 2 preds: ^bb11, ^bb20
    llvm.call fastcc tail @__tvm_ffi__grid_fail(%41, %38) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb29
  ^bb22:  // pred: ^bb20
    %121 = llvm.getelementptr inbounds %119[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %122 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.bitcast %121 : !llvm.ptr to !llvm.ptr
    llvm.store %122, %123 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %124 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %125 = llvm.getelementptr inbounds %119[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.bitcast %125 : !llvm.ptr to !llvm.ptr
    llvm.store %124, %126 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %127 = llvm.getelementptr inbounds %119[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.getelementptr inbounds %119[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %129 = llvm.bitcast %128 : !llvm.ptr to !llvm.ptr
    %130 = llvm.bitcast %128 : !llvm.ptr to !llvm.ptr
    llvm.store %127, %130 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %131 = llvm.getelementptr inbounds %122[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %132 = llvm.load %131 {alignment = 8 : i64} : !llvm.ptr -> i64
    %133 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %134 = llvm.sub %132, %133 : i64
    %135 = llvm.getelementptr inbounds %119[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %136 = llvm.bitcast %135 : !llvm.ptr to !llvm.ptr
    llvm.store %134, %136 {alignment = 8 : i64} : i64, !llvm.ptr
    %137 = llvm.getelementptr inbounds %122[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %138 = llvm.load %137 {alignment = 8 : i64} : !llvm.ptr -> i64
    %139 = llvm.getelementptr inbounds %122[%1, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %140 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> i64
    %141 = llvm.mul %140, %138 overflow<nsw> : i64
    %142 = llvm.getelementptr inbounds %122[%1, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %143 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> i64
    %144 = llvm.mul %141, %143 overflow<nsw> : i64
    %145 = llvm.trunc %144 : i64 to i32
    %146 = llvm.getelementptr inbounds %119[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %147 = llvm.bitcast %146 : !llvm.ptr to !llvm.ptr
    llvm.store %145, %147 {alignment = 8 : i64} : i32, !llvm.ptr
    %148 = llvm.getelementptr inbounds %119[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %149 = llvm.bitcast %148 : !llvm.ptr to !llvm.ptr
    llvm.store %4, %149 {alignment = 8 : i64} : i32, !llvm.ptr
    %150 = llvm.getelementptr inbounds %119[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %151 = llvm.bitcast %150 : !llvm.ptr to !llvm.ptr
    llvm.store %4, %151 {alignment = 4 : i64} : i32, !llvm.ptr
    %152 = llvm.call fastcc tail @__tvm_ffi__grid_shared_at() {no_inline, no_unwind} : () -> i64
    %153 = llvm.getelementptr inbounds %119[%152] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.call fastcc tail @__tvm_ffi__grid_stacks_at() {no_inline, no_unwind} : () -> i64
    %155 = llvm.getelementptr inbounds %119[%154] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.load %123 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %157 = llvm.getelementptr inbounds %156[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %158 = llvm.getelementptr inbounds %156[%1, 1, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %159 = llvm.getelementptr inbounds %156[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    llvm.br ^bb23(%1 : i64)
  ^bb23(%160: i64):  // 2 preds: ^bb22, ^bb26
    %161 = llvm.load %147 {alignment = 8 : i64} : !llvm.ptr -> i32
    %162 = llvm.sext %161 : i32 to i64
    %163 = llvm.icmp "slt" %160, %162 : i64
    llvm.cond_br %163, ^bb24, ^bb28
  ^bb24:  // pred: ^bb23
    %164 = llvm.load %129 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %165 = llvm.load %157 {alignment = 8 : i64} : !llvm.ptr -> i64
    %166 = llvm.trunc %165 : i64 to i32
    %167 = llvm.load %158 {alignment = 8 : i64} : !llvm.ptr -> i64
    %168 = llvm.trunc %167 : i64 to i32
    llvm.intr.lifetime.start %39 : !llvm.ptr
    %169 = llvm.trunc %160 : i64 to i32
    %170 = llvm.srem %169, %166 : i32
    llvm.store %170, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    %171 = llvm.sdiv %169, %166 : i32
    %172 = llvm.srem %171, %168 : i32
    llvm.store %172, %62 {alignment = 4 : i64} : i32, !llvm.ptr
    %173 = llvm.sdiv %171, %168 : i32
    llvm.store %173, %63 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb25(%1 : i64)
  ^bb25(%174: i64):  // 2 preds: ^bb24, ^bb27
    %175 = llvm.icmp "eq" %174, %33 : i64
    llvm.cond_br %175, ^bb26, ^bb27
  ^bb26:  // pred: ^bb25
    %176 = llvm.getelementptr inbounds %164[%160, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %153, %176 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %177 = llvm.getelementptr inbounds %164[%160, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %178 = llvm.bitcast %177 : !llvm.ptr to !llvm.ptr
    llvm.store %121, %178 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %179 = llvm.load %159 {alignment = 8 : i64} : !llvm.ptr -> i64
    %180 = llvm.mul %179, %160 : i64
    %181 = llvm.getelementptr inbounds %155[%180] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %182 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %183 = llvm.getelementptr inbounds %181[%182] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %184 = llvm.getelementptr inbounds %164[%160, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %183, %184 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %185 = llvm.getelementptr inbounds %164[%160, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %169, %185 {alignment = 8 : i64} : i32, !llvm.ptr
    %186 = llvm.getelementptr inbounds %164[%160, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %4, %186 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %39 : !llvm.ptr
    %187 = llvm.add %160, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb23(%187 : i64)
  ^bb27:  // pred: ^bb25
    %188 = llvm.getelementptr inbounds %39[%1, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %189 = llvm.load %188 {alignment = 4 : i64} : !llvm.ptr -> i32
    %190 = llvm.getelementptr inbounds %164[%160, 0, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %189, %190 {alignment = 4 : i64} : i32, !llvm.ptr
    %191 = llvm.getelementptr inbounds %156[%1, 1, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %192 = llvm.load %191 {alignment = 8 : i64} : !llvm.ptr -> i64
    %193 = llvm.trunc %192 : i64 to i32
    %194 = llvm.getelementptr inbounds %164[%160, 2, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %193, %194 {alignment = 4 : i64} : i32, !llvm.ptr
    %195 = llvm.getelementptr inbounds %156[%1, 0, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %196 = llvm.load %195 {alignment = 8 : i64} : !llvm.ptr -> i64
    %197 = llvm.trunc %196 : i64 to i32
    %198 = llvm.getelementptr inbounds %164[%160, 3, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %197, %198 {alignment = 4 : i64} : i32, !llvm.ptr
    %199 = llvm.add %174, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb25(%199 : i64)
  ^bb28:  // pred: ^bb23
    %200 = llvm.getelementptr inbounds %119[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %201 = llvm.bitcast %200 : !llvm.ptr to !llvm.ptr
    llvm.store %arg0, %201 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %202 = llvm.getelementptr inbounds %119[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %203 = llvm.bitcast %202 : !llvm.ptr to !llvm.ptr
    llvm.store %65, %203 {alignment = 8 : i64} : i32, !llvm.ptr
    %204 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> i32
    %205 = llvm.add %204, %0 overflow<nsw> : i32
    llvm.store %205, %64 {alignment = 8 : i64} : i32, !llvm.ptr
    %206 = llvm.sext %204 : i32 to i64
    %207 = llvm.getelementptr inbounds %arg0[%1, 1, %206] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %208 = llvm.bitcast %207 : !llvm.ptr to !llvm.ptr
    llvm.store %121, %208 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %209 = llvm.add %65, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb1(%209 : i32)
  ^bb29:  // 2 preds: ^bb1, ^bb21
    %210 = llvm.sext %70 : i1 to i32
    llvm.return %210 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_run_together(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i64 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.mlir.constant(2048 : i64) : i64
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.57 : !llvm.ptr
    %12 = llvm.mlir.constant(2047 : i64) : i64
    %13 = llvm.mlir.constant(false) : i1
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.58 : !llvm.ptr
    %16 = llvm.mlir.constant(-1 : i64) : i64
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_str.59 : !llvm.ptr
    %18 = llvm.mlir.constant(13 : i32) : i32
    %19 = llvm.mlir.constant(24 : i32) : i32
    %20 = llvm.mlir.constant(9 : i32) : i32
    %21 = llvm.mlir.constant(20 : i32) : i32
    %22 = llvm.mlir.constant(21 : i32) : i32
    %23 = llvm.mlir.constant(6 : i32) : i32
    %24 = llvm.mlir.constant(5 : i32) : i32
    %25 = llvm.mlir.constant(32 : i32) : i32
    %26 = llvm.mlir.constant(4 : i32) : i32
    %27 = llvm.mlir.constant(32 : i64) : i64
    %28 = llvm.mlir.constant(128 : i32) : i32
    %29 = llvm.mlir.constant(31 : i32) : i32
    %30 = llvm.mlir.constant(0 : i8) : i8
    %31 = llvm.mlir.constant(1099511628211 : i64) : i64
    %32 = llvm.mlir.constant(64 : i64) : i64
    %33 = llvm.mlir.addressof @__tvm_ffi__grid_is_news.warned : !llvm.ptr
    %34 = llvm.mlir.addressof @__tvm_ffi__grid_str.94 : !llvm.ptr
    %35 = llvm.mlir.addressof @__tvm_ffi__grid_str.93 : !llvm.ptr
    %36 = llvm.mlir.constant(384 : i64) : i64
    %37 = llvm.mlir.addressof @__tvm_ffi__grid_str.92 : !llvm.ptr
    %38 = llvm.mlir.constant(383 : i64) : i64
    %39 = llvm.mlir.constant(17 : i32) : i32
    %40 = llvm.mlir.constant(16 : i32) : i32
    %41 = llvm.mlir.constant(15 : i32) : i32
    %42 = llvm.mlir.constant(12 : i32) : i32
    %43 = llvm.mlir.constant(10 : i32) : i32
    %44 = llvm.mlir.constant(8 : i32) : i32
    %45 = llvm.mlir.constant(16 : i64) : i64
    %46 = llvm.mlir.constant(22 : i32) : i32
    %47 = llvm.mlir.constant(19 : i32) : i32
    %48 = llvm.mlir.constant(18 : i32) : i32
    %49 = llvm.mlir.constant(3 : i64) : i64
    %50 = llvm.alloca %0 x !llvm.array<384 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.array<2048 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.struct<"grid.Out", (ptr, i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %arg0[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    llvm.store %3, %54 {alignment = 8 : i64} : i32, !llvm.ptr
    %55 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %56 = llvm.getelementptr inbounds %arg0[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %57 = llvm.bitcast %51 : !llvm.ptr to !llvm.ptr
    %58 = llvm.getelementptr inbounds %51[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %59 = llvm.getelementptr inbounds %51[%1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %60 = llvm.getelementptr inbounds %51[%1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    llvm.br ^bb1(%1 : i64)
  ^bb1(%61: i64):  // 2 preds: ^bb0, ^bb46
    %62 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> i32
    %63 = llvm.sext %62 : i32 to i64
    %64 = llvm.icmp "slt" %61, %63 : i64
    llvm.cond_br %64, ^bb34, ^bb2(%3 : i32)
  ^bb2(%65: i32):  // 2 preds: ^bb1, ^bb3
    %66 = llvm.icmp "eq" %65, %3 : i32
    llvm.cond_br %66, ^bb3(%1, %0 : i64, i32), ^bb13
  ^bb3(%67: i64, %68: i32):  // 2 preds: ^bb2, ^bb12
    %69 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> i32
    %70 = llvm.sext %69 : i32 to i64
    %71 = llvm.icmp "slt" %67, %70 : i64
    llvm.cond_br %71, ^bb4, ^bb2(%68 : i32)
  ^bb4:  // pred: ^bb3
    %72 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.getelementptr inbounds %72[%67, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb5(%1, %0 : i64, i32)
  ^bb5(%74: i64, %75: i32):  // 2 preds: ^bb4, ^bb8
    %76 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> i32
    %77 = llvm.sext %76 : i32 to i64
    %78 = llvm.icmp "slt" %74, %77 : i64
    llvm.cond_br %78, ^bb6, ^bb9(%1, %75 : i64, i32)
  ^bb6:  // pred: ^bb5
    %79 = llvm.getelementptr inbounds %72[%67, 1, %74] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr inbounds %80[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i32
    %83 = llvm.icmp "eq" %82, %3 : i32
    llvm.cond_br %83, ^bb8(%75 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    %84 = llvm.getelementptr inbounds %80[%1, 24, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%84, %80) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %85 = llvm.getelementptr inbounds %80[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %86 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> i32
    %87 = llvm.icmp "eq" %86, %3 : i32
    llvm.cond_br %87, ^bb8(%3 : i32), ^bb33(%13, %14 : i1, i32)
  ^bb8(%88: i32):  // 2 preds: ^bb6, ^bb7
    %89 = llvm.add %74, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%89, %88 : i64, i32)
  ^bb9(%90: i64, %91: i32):  // 2 preds: ^bb5, ^bb11
    %92 = llvm.icmp "eq" %91, %3 : i32
    llvm.cond_br %92, ^bb12, ^bb10
  ^bb10:  // pred: ^bb9
    %93 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> i32
    %94 = llvm.sext %93 : i32 to i64
    %95 = llvm.icmp "slt" %90, %94 : i64
    llvm.cond_br %95, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %96 = llvm.getelementptr inbounds %72[%67, 1, %90] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %97 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%97) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %99 = llvm.icmp "eq" %98, %3 : i32
    %100 = llvm.zext %99 : i1 to i32
    %101 = llvm.add %90, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb9(%101, %100 : i64, i32)
  ^bb12:  // 2 preds: ^bb9, ^bb10
    %102 = llvm.xor %92, %9 : i1
    %103 = llvm.zext %102 : i1 to i32
    %104 = llvm.and %68, %103 : i32
    %105 = llvm.add %67, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%105, %104 : i64, i32)
  ^bb13:  // pred: ^bb2
    %106 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> i32
    %107 = llvm.intr.smax(%106, %3) : (i32, i32) -> i32
    %108 = llvm.zext %107 : i32 to i64
    llvm.br ^bb14(%1, %6 : i64, !llvm.ptr)
  ^bb14(%109: i64, %110: !llvm.ptr):  // 2 preds: ^bb13, ^bb18
    %111 = llvm.icmp "eq" %109, %108 : i64
    llvm.cond_br %111, ^bb16, ^bb15
  ^bb15:  // pred: ^bb14
    %112 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %113 = llvm.getelementptr inbounds %112[%109, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %114 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> i32
    %115 = llvm.intr.smax(%114, %3) : (i32, i32) -> i32
    %116 = llvm.zext %115 : i32 to i64
    llvm.br ^bb17(%1, %110 : i64, !llvm.ptr)
  ^bb16:  // pred: ^bb14
    %117 = llvm.icmp "eq" %110, %6 : !llvm.ptr
    llvm.cond_br %117, ^bb33(%9, %3 : i1, i32), ^bb25
  ^bb17(%118: i64, %119: !llvm.ptr):  // 2 preds: ^bb15, ^bb24
    %120 = llvm.icmp "eq" %118, %116 : i64
    llvm.cond_br %120, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %121 = llvm.add %109, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%121, %119 : i64, !llvm.ptr)
  ^bb19:  // pred: ^bb17
    %122 = llvm.getelementptr inbounds %112[%109, 1, %118] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %123 = llvm.load %122 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %124 = llvm.getelementptr inbounds %123[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %125 = llvm.load %124 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.icmp "eq" %125, %3 : i32
    llvm.cond_br %126, ^bb24(%119 : !llvm.ptr), ^bb20
  ^bb20:  // pred: ^bb19
    %127 = llvm.icmp "eq" %119, %6 : !llvm.ptr
    llvm.cond_br %127, ^bb24(%123 : !llvm.ptr), ^bb21
  ^bb21:  // pred: ^bb20
    %128 = llvm.call fastcc tail @__tvm_ffi__grid_is_clear(%119) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %129 = llvm.icmp "eq" %128, %3 : i32
    llvm.cond_br %129, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %130 = llvm.call fastcc tail @__tvm_ffi__grid_is_clear(%123) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %131 = llvm.icmp "eq" %130, %3 : i32
    llvm.cond_br %131, ^bb23, ^bb24(%123 : !llvm.ptr)
  ^bb23:  // 2 preds: ^bb21, ^bb22
    llvm.br ^bb24(%119 : !llvm.ptr)
  ^bb24(%132: !llvm.ptr):  // 4 preds: ^bb19, ^bb20, ^bb22, ^bb23
    %133 = llvm.add %118, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb17(%133, %132 : i64, !llvm.ptr)
  ^bb25:  // pred: ^bb16
    %134 = llvm.getelementptr inbounds %52[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2048 x i8>
    llvm.intr.lifetime.start %52 : !llvm.ptr
    %135 = llvm.getelementptr inbounds %110[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %136 = llvm.load %135 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %137 = llvm.bitcast %53 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %138 = llvm.getelementptr inbounds %53[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    llvm.store %134, %138 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %139 = llvm.getelementptr inbounds %53[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %140 = llvm.getelementptr inbounds %53[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    llvm.store %10, %140 {alignment = 8 : i64} : i64, !llvm.ptr
    %141 = llvm.call @snprintf(%134, %10, %11) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %142 = llvm.icmp "sgt" %141, %3 : i32
    %143 = llvm.select %142, %141, %3 : i1, i32
    %144 = llvm.zext %143 : i32 to i64
    %145 = llvm.icmp "ult" %144, %12 : i64
    %146 = llvm.select %145, %144, %12 : i1, i64
    llvm.store %146, %139 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_say_block(%53, %110) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %147 = llvm.getelementptr inbounds %136[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb26(%1 : i64)
  ^bb26(%148: i64):  // 2 preds: ^bb25, ^bb31
    %149 = llvm.load %147 {alignment = 8 : i64} : !llvm.ptr -> i32
    %150 = llvm.sext %149 : i32 to i64
    %151 = llvm.icmp "slt" %148, %150 : i64
    llvm.cond_br %151, ^bb27, ^bb32
  ^bb27:  // pred: ^bb26
    %152 = llvm.getelementptr inbounds %136[%1, 1, %148] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %153 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %154 = llvm.icmp "eq" %153, %110 : !llvm.ptr
    llvm.cond_br %154, ^bb31, ^bb28
  ^bb28:  // pred: ^bb27
    %155 = llvm.load %138 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %156 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> i64
    %157 = llvm.getelementptr inbounds %155[%156] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> i64
    %159 = llvm.sub %158, %156 : i64
    %160 = llvm.call @snprintf(%157, %159, %15) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %161 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> i64
    %162 = llvm.icmp "sgt" %160, %3 : i32
    %163 = llvm.select %162, %160, %3 : i1, i32
    %164 = llvm.zext %163 : i32 to i64
    %165 = llvm.add %161, %164 : i64
    %166 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> i64
    %167 = llvm.icmp "ult" %165, %166 : i64
    %168 = llvm.add %166, %16 : i64
    %169 = llvm.select %167, %165, %168 : i1, i64
    llvm.store %169, %139 {alignment = 8 : i64} : i64, !llvm.ptr
    %170 = llvm.getelementptr inbounds %153[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %171 = llvm.load %170 {alignment = 4 : i64} : !llvm.ptr -> i32
    %172 = llvm.icmp "eq" %171, %3 : i32
    llvm.cond_br %172, ^bb30, ^bb29
  ^bb29:  // pred: ^bb28
    llvm.call fastcc @__tvm_ffi__grid_say_block(%53, %153) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb31
  ^bb30:  // pred: ^bb28
    %173 = llvm.load %138 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %174 = llvm.getelementptr inbounds %173[%169] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %175 = llvm.sub %166, %169 : i64
    %176 = llvm.getelementptr inbounds %153[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %177 = llvm.load %176 {alignment = 8 : i64} : !llvm.ptr -> i32
    %178 = llvm.call @snprintf(%174, %175, %17, %177) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %179 = llvm.load %139 {alignment = 8 : i64} : !llvm.ptr -> i64
    %180 = llvm.icmp "sgt" %178, %3 : i32
    %181 = llvm.select %180, %178, %3 : i1, i32
    %182 = llvm.zext %181 : i32 to i64
    %183 = llvm.add %179, %182 : i64
    %184 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> i64
    %185 = llvm.icmp "ult" %183, %184 : i64
    %186 = llvm.add %184, %16 : i64
    %187 = llvm.select %185, %183, %186 : i1, i64
    llvm.store %187, %139 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb31
  ^bb31:  // 3 preds: ^bb27, ^bb29, ^bb30
    %188 = llvm.add %148, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb26(%188 : i64)
  ^bb32:  // pred: ^bb26
    %189 = llvm.getelementptr inbounds %110[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %190 = llvm.load %189 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%190, %134) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.br ^bb33(%13, %14 : i1, i32)
  ^bb33(%191: i1, %192: i32):  // 3 preds: ^bb7, ^bb16, ^bb32
    %193 = llvm.getelementptr inbounds %50[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<384 x i8>
    llvm.br ^bb47(%1 : i64)
  ^bb34:  // pred: ^bb1
    %194 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %195 = llvm.add %61, %arg1 overflow<nsw> : i64
    %196 = llvm.getelementptr inbounds %194[%61, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %197 = llvm.load %196 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %198 = llvm.getelementptr inbounds %197[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %199 = llvm.load %198 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %200 = llvm.call fastcc tail @__tvm_ffi__grid_cluster_sides(%199) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %201 = llvm.extractvalue %200[0] : !llvm.struct<(i64, i64)> 
    %202 = llvm.trunc %201 : i64 to i32
    %203 = llvm.lshr %201, %27 : i64
    %204 = llvm.trunc %203 : i64 to i32
    %205 = llvm.extractvalue %200[1] : !llvm.struct<(i64, i64)> 
    %206 = llvm.getelementptr inbounds %199[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %207 = llvm.load %206 {alignment = 8 : i64} : !llvm.ptr -> i64
    %208 = llvm.shl %201, %27 : i64
    %209 = llvm.ashr exact %208, %27 : i64
    %210 = llvm.sdiv %207, %209 : i64
    %211 = llvm.getelementptr inbounds %199[%1, 0, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %212 = llvm.load %211 {alignment = 8 : i64} : !llvm.ptr -> i64
    %213 = llvm.ashr %201, %27 : i64
    %214 = llvm.sdiv %212, %213 : i64
    %215 = llvm.srem %195, %210 : i64
    %216 = llvm.mul %215, %209 overflow<nsw> : i64
    %217 = llvm.sdiv %195, %210 : i64
    %218 = llvm.srem %217, %214 : i64
    %219 = llvm.mul %218, %213 overflow<nsw> : i64
    %220 = llvm.sdiv %217, %214 : i64
    %221 = llvm.shl %205, %27 : i64
    %222 = llvm.ashr exact %221, %27 : i64
    %223 = llvm.mul %220, %222 overflow<nsw> : i64
    %224 = llvm.getelementptr inbounds %194[%61, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.store %3, %224 {alignment = 8 : i64} : i32, !llvm.ptr
    %225 = llvm.getelementptr inbounds %194[%61, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.store %3, %225 {alignment = 4 : i64} : i32, !llvm.ptr
    %226 = llvm.getelementptr inbounds %194[%61, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.store %3, %226 {alignment = 4 : i64} : i32, !llvm.ptr
    %227 = llvm.getelementptr inbounds %194[%61, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb35(%1 : i64)
  ^bb35(%228: i64):  // 2 preds: ^bb34, ^bb45
    %229 = llvm.load %227 {alignment = 8 : i64} : !llvm.ptr -> i32
    %230 = llvm.sext %229 : i32 to i64
    %231 = llvm.icmp "slt" %228, %230 : i64
    llvm.cond_br %231, ^bb36, ^bb46
  ^bb36:  // pred: ^bb35
    llvm.intr.lifetime.start %51 : !llvm.ptr
    %232 = llvm.trunc %228 : i64 to i32
    %233 = llvm.srem %232, %202 : i32
    %234 = llvm.zext %233 : i32 to i64
    %235 = llvm.add %216, %234 overflow<nsw> : i64
    llvm.store %235, %58 {alignment = 16 : i64} : i64, !llvm.ptr
    %236 = llvm.sdiv %232, %202 : i32
    %237 = llvm.srem %236, %204 : i32
    %238 = llvm.sext %237 : i32 to i64
    %239 = llvm.add %219, %238 overflow<nsw> : i64
    llvm.store %239, %59 {alignment = 8 : i64} : i64, !llvm.ptr
    %240 = llvm.sdiv %236, %204 : i32
    %241 = llvm.sext %240 : i32 to i64
    %242 = llvm.add %223, %241 overflow<nsw> : i64
    llvm.store %242, %60 {alignment = 16 : i64} : i64, !llvm.ptr
    %243 = llvm.getelementptr inbounds %194[%61, 1, %228] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %244 = llvm.load %243 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %245 = llvm.getelementptr inbounds %244[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %246 = llvm.load %245 {alignment = 8 : i64} : !llvm.ptr -> i32
    %247 = llvm.getelementptr inbounds %244[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %246, %247 {alignment = 4 : i64} : i32, !llvm.ptr
    %248 = llvm.getelementptr inbounds %244[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %248 {alignment = 4 : i64} : i32, !llvm.ptr
    %249 = llvm.getelementptr inbounds %244[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %249 {alignment = 8 : i64} : i32, !llvm.ptr
    %250 = llvm.getelementptr inbounds %244[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %250 {alignment = 8 : i64} : i32, !llvm.ptr
    %251 = llvm.getelementptr inbounds %244[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %251 {alignment = 4 : i64} : i32, !llvm.ptr
    %252 = llvm.getelementptr inbounds %244[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %252 {alignment = 8 : i64} : i32, !llvm.ptr
    %253 = llvm.getelementptr inbounds %244[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %253 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb37(%1 : i64)
  ^bb37(%254: i64):  // 2 preds: ^bb36, ^bb39
    %255 = llvm.icmp "eq" %254, %45 : i64
    llvm.cond_br %255, ^bb38, ^bb39
  ^bb38:  // pred: ^bb37
    %256 = llvm.getelementptr inbounds %244[%1, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %256 {alignment = 8 : i64} : i32, !llvm.ptr
    %257 = llvm.getelementptr inbounds %244[%1, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %257 {alignment = 4 : i64} : i32, !llvm.ptr
    %258 = llvm.getelementptr inbounds %244[%1, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %6, %258 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %259 = llvm.getelementptr inbounds %244[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb40(%246, %1 : i32, i64)
  ^bb39:  // pred: ^bb37
    %260 = llvm.getelementptr inbounds %244[%1, 22, %254] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %260 {alignment = 4 : i64} : i32, !llvm.ptr
    %261 = llvm.getelementptr inbounds %244[%1, 21, %254] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %261 {alignment = 4 : i64} : i32, !llvm.ptr
    %262 = llvm.add %254, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb37(%262 : i64)
  ^bb40(%263: i32, %264: i64):  // 2 preds: ^bb38, ^bb43
    %265 = llvm.sext %263 : i32 to i64
    %266 = llvm.icmp "slt" %264, %265 : i64
    llvm.cond_br %266, ^bb41, ^bb45
  ^bb41:  // pred: ^bb40
    %267 = llvm.load %259 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb42(%1 : i64)
  ^bb42(%268: i64):  // 2 preds: ^bb41, ^bb44
    %269 = llvm.icmp "eq" %268, %49 : i64
    llvm.cond_br %269, ^bb43, ^bb44
  ^bb43:  // pred: ^bb42
    %270 = llvm.getelementptr inbounds %267[%264] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %271 = llvm.getelementptr inbounds %267[%264, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %3, %271 {alignment = 4 : i64} : i32, !llvm.ptr
    %272 = llvm.getelementptr inbounds %267[%264, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %3, %272 {alignment = 4 : i64} : i32, !llvm.ptr
    %273 = llvm.getelementptr inbounds %267[%264, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %3, %273 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%244, %270) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %274 = llvm.add %264, %4 overflow<nsw, nuw> : i64
    %275 = llvm.load %245 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb40(%275, %274 : i32, i64)
  ^bb44:  // pred: ^bb42
    %276 = llvm.getelementptr inbounds %51[%1, %268] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %277 = llvm.load %276 {alignment = 8 : i64} : !llvm.ptr -> i64
    %278 = llvm.trunc %277 : i64 to i32
    %279 = llvm.getelementptr inbounds %267[%264, 1, %268] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.store %278, %279 {alignment = 4 : i64} : i32, !llvm.ptr
    %280 = llvm.add %268, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb42(%280 : i64)
  ^bb45:  // pred: ^bb40
    %281 = llvm.load %243 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %282 = llvm.getelementptr inbounds %281[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %283 = llvm.load %282 {alignment = 4 : i64} : !llvm.ptr -> i32
    %284 = llvm.load %225 {alignment = 4 : i64} : !llvm.ptr -> i32
    %285 = llvm.add %284, %283 overflow<nsw> : i32
    llvm.store %285, %225 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %51 : !llvm.ptr
    %286 = llvm.add %228, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb35(%286 : i64)
  ^bb46:  // pred: ^bb35
    %287 = llvm.add %61, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%287 : i64)
  ^bb47(%288: i64):  // 2 preds: ^bb33, ^bb94
    %289 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> i32
    %290 = llvm.sext %289 : i32 to i64
    %291 = llvm.icmp "slt" %288, %290 : i64
    llvm.cond_br %291, ^bb49, ^bb48
  ^bb48:  // pred: ^bb47
    llvm.return %192 : i32
  ^bb49:  // pred: ^bb47
    %292 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %293 = llvm.getelementptr inbounds %292[%288, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb50(%1 : i64)
  ^bb50(%294: i64):  // 2 preds: ^bb49, ^bb100
    %295 = llvm.load %293 {alignment = 8 : i64} : !llvm.ptr -> i32
    %296 = llvm.sext %295 : i32 to i64
    %297 = llvm.icmp "slt" %294, %296 : i64
    llvm.cond_br %297, ^bb95, ^bb51
  ^bb51:  // pred: ^bb50
    %298 = llvm.getelementptr inbounds %292[%288, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %299 = llvm.load %298 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %300 = llvm.getelementptr inbounds %299[%1, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %301 = llvm.load %300 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %302 = llvm.icmp "eq" %301, %6 : !llvm.ptr
    llvm.cond_br %302, ^bb94, ^bb52
  ^bb52:  // pred: ^bb51
    llvm.cond_br %191, ^bb53, ^bb90
  ^bb53:  // pred: ^bb52
    %303 = llvm.getelementptr inbounds %301[%1, 21, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %304 = llvm.getelementptr inbounds %299[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb54(%1 : i64)
  ^bb54(%305: i64):  // 2 preds: ^bb53, ^bb89
    %306 = llvm.load %303 {alignment = 8 : i64} : !llvm.ptr -> i32
    %307 = llvm.sext %306 : i32 to i64
    %308 = llvm.icmp "slt" %305, %307 : i64
    llvm.cond_br %308, ^bb55, ^bb90
  ^bb55:  // pred: ^bb54
    %309 = llvm.getelementptr inbounds %301[%1, 21, 1, %305] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %310 = llvm.load %309 {alignment = 2 : i64} : !llvm.ptr -> i16
    %311 = llvm.zext %310 : i16 to i64
    %312 = llvm.load %304 {alignment = 8 : i64} : !llvm.ptr -> i32
    %313 = llvm.getelementptr inbounds %301[%1, 21, 2, %311, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %314 = llvm.load %313 {alignment = 8 : i64} : !llvm.ptr -> i32
    %315 = llvm.shl %314, %24 overflow<nsw> : i32
    %316 = llvm.sub %312, %315 overflow<nsw> : i32
    %317 = llvm.icmp "slt" %316, %25 : i32
    %318 = llvm.select %317, %316, %25 : i1, i32
    %319 = llvm.getelementptr inbounds %301[%1, 21, 2, %311, 4, %1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %320 = llvm.sext %318 : i32 to i64
    llvm.br ^bb56(%4 : i64)
  ^bb56(%321: i64):  // 2 preds: ^bb55, ^bb57
    %322 = llvm.icmp "slt" %321, %320 : i64
    llvm.cond_br %322, ^bb57, ^bb58
  ^bb57:  // pred: ^bb56
    %323 = llvm.getelementptr inbounds %301[%1, 21, 2, %311, 4, %321] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %324 = llvm.load %323 {alignment = 1 : i64} : !llvm.ptr -> i8
    %325 = llvm.load %319 {alignment = 4 : i64} : !llvm.ptr -> i8
    %326 = llvm.icmp "eq" %324, %325 : i8
    %327 = llvm.add %321, %4 overflow<nsw, nuw> : i64
    llvm.cond_br %326, ^bb56(%327 : i64), ^bb89
  ^bb58:  // pred: ^bb56
    %328 = llvm.getelementptr inbounds %301[%1, 21, 2, %311, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %329 = llvm.load %328 {alignment = 4 : i64} : !llvm.ptr -> i32
    %330 = llvm.icmp "sgt" %329, %26 : i32
    llvm.cond_br %330, ^bb59, ^bb60(%27 : i64)
  ^bb59:  // pred: ^bb58
    %331 = llvm.udiv %28, %329 : i32
    %332 = llvm.zext %331 : i32 to i64
    llvm.br ^bb60(%332 : i64)
  ^bb60(%333: i64):  // 2 preds: ^bb58, ^bb59
    %334 = llvm.load %319 {alignment = 4 : i64} : !llvm.ptr -> i8
    %335 = llvm.sdiv %329, %26 : i32
    %336 = llvm.select %330, %335, %0 : i1, i32
    %337 = llvm.intr.smax(%336, %3) : (i32, i32) -> i32
    %338 = llvm.zext %334 : i8 to i64
    llvm.br ^bb61(%3, %3, %3, %3, %0, %1, %0 : i32, i32, i32, i32, i32, i64, i32)
  ^bb61(%339: i32, %340: i32, %341: i32, %342: i32, %343: i32, %344: i64, %345: i32):  // 2 preds: ^bb60, ^bb63
    %346 = llvm.icmp "eq" %344, %338 : i64
    llvm.cond_br %346, ^bb79, ^bb62(%339, %340, %341, %342, %343, %1, %345, %345 : i32, i32, i32, i32, i32, i64, i32, i32)
  ^bb62(%347: i32, %348: i32, %349: i32, %350: i32, %351: i32, %352: i64, %353: i32, %354: i32):  // 2 preds: ^bb61, ^bb65
    %355 = llvm.icmp "slt" %352, %320 : i64
    llvm.cond_br %355, ^bb64, ^bb63
  ^bb63:  // pred: ^bb62
    %356 = llvm.add %344, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb61(%347, %348, %349, %350, %351, %356, %353 : i32, i32, i32, i32, i32, i64, i32)
  ^bb64:  // pred: ^bb62
    %357 = llvm.add %352, %333 overflow<nsw, nuw> : i64
    %358 = llvm.trunc %357 : i64 to i32
    %359 = llvm.icmp "sgt" %318, %358 : i32
    %360 = llvm.select %359, %358, %318 : i1, i32
    %361 = llvm.sext %360 : i32 to i64
    llvm.br ^bb65(%347, %348, %349, %350, %351, %353, %354, %354, %352 : i32, i32, i32, i32, i32, i32, i32, i32, i64)
  ^bb65(%362: i32, %363: i32, %364: i32, %365: i32, %366: i32, %367: i32, %368: i32, %369: i32, %370: i64):  // 2 preds: ^bb64, ^bb78
    %371 = llvm.icmp "slt" %370, %361 : i64
    llvm.cond_br %371, ^bb66, ^bb62(%362, %363, %364, %365, %366, %357, %367, %368 : i32, i32, i32, i32, i32, i64, i32, i32)
  ^bb66:  // pred: ^bb65
    %372 = llvm.getelementptr inbounds %301[%1, 21, 2, %311, 5, %344, %370] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %373 = llvm.load %372 {alignment = 4 : i64} : !llvm.ptr -> i32
    %374 = llvm.lshr %373, %7 : i32
    %375 = llvm.trunc %370 : i64 to i32
    llvm.br ^bb67(%370, %374, %375, %0 : i64, i32, i32, i32)
  ^bb67(%376: i64, %377: i32, %378: i32, %379: i32):  // 2 preds: ^bb66, ^bb71
    %380 = llvm.add %376, %16 overflow<nsw> : i64
    %381 = llvm.icmp "sgt" %376, %352 : i64
    llvm.cond_br %381, ^bb68, ^bb69
  ^bb68:  // pred: ^bb67
    %382 = llvm.getelementptr inbounds %301[%1, 21, 2, %311, 5, %344, %380] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %383 = llvm.trunc %380 : i64 to i32
    llvm.br ^bb70(%377, %378, %3, %3 : i32, i32, i32, i32)
  ^bb69:  // pred: ^bb67
    %384 = llvm.icmp "sgt" %379, %369 : i32
    llvm.cond_br %384, ^bb77, ^bb78(%362, %363, %364, %365, %366, %367, %368, %369 : i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb70(%385: i32, %386: i32, %387: i32, %388: i32):  // 2 preds: ^bb68, ^bb76
    %389 = llvm.icmp "eq" %388, %337 : i32
    llvm.cond_br %389, ^bb71, ^bb72
  ^bb71:  // pred: ^bb70
    %390 = llvm.add %387, %379 overflow<nsw> : i32
    llvm.br ^bb67(%380, %385, %386, %390 : i64, i32, i32, i32)
  ^bb72:  // pred: ^bb70
    %391 = llvm.load %382 {alignment = 4 : i64} : !llvm.ptr -> i32
    %392 = llvm.lshr %391, %7 : i32
    %393 = llvm.add %392, %388 overflow<nuw> : i32
    %394 = llvm.xor %393, %374 : i32
    %395 = llvm.and %394, %29 : i32
    %396 = llvm.icmp "ne" %395, %3 : i32
    %397 = llvm.icmp "eq" %393, %374 : i32
    %398 = llvm.select %396, %9, %397 : i1, i1
    llvm.cond_br %398, ^bb76(%385, %386, %387 : i32, i32, i32), ^bb73(%376, %0 : i64, i32)
  ^bb73(%399: i64, %400: i32):  // 2 preds: ^bb72, ^bb75
    %401 = llvm.icmp "ne" %400, %3 : i32
    %402 = llvm.icmp "slt" %399, %370 : i64
    %403 = llvm.select %401, %402, %13 : i1, i1
    llvm.cond_br %403, ^bb75, ^bb74
  ^bb74:  // pred: ^bb73
    %404 = llvm.select %401, %393, %385 : i1, i32
    %405 = llvm.select %401, %383, %386 : i1, i32
    llvm.br ^bb76(%404, %405, %400 : i32, i32, i32)
  ^bb75:  // pred: ^bb73
    %406 = llvm.getelementptr inbounds %301[%1, 21, 2, %311, 5, %344, %399] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %407 = llvm.load %406 {alignment = 4 : i64} : !llvm.ptr -> i32
    %408 = llvm.lshr %407, %7 : i32
    %409 = llvm.sub %393, %408 : i32
    %410 = llvm.icmp "uge" %409, %336 : i32
    %411 = llvm.zext %410 : i1 to i32
    %412 = llvm.add %399, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb73(%412, %411 : i64, i32)
  ^bb76(%413: i32, %414: i32, %415: i32):  // 2 preds: ^bb72, ^bb74
    %416 = llvm.add %388, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb70(%413, %414, %415, %416 : i32, i32, i32, i32)
  ^bb77:  // pred: ^bb69
    llvm.br ^bb78(%377, %374, %378, %375, %379, %379, %379, %379 : i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb78(%417: i32, %418: i32, %419: i32, %420: i32, %421: i32, %422: i32, %423: i32, %424: i32):  // 2 preds: ^bb69, ^bb77
    %425 = llvm.add %370, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb65(%417, %418, %419, %420, %421, %422, %423, %424, %425 : i32, i32, i32, i32, i32, i32, i32, i32, i64)
  ^bb79:  // pred: ^bb61
    %426 = llvm.icmp "slt" %343, %7 : i32
    llvm.cond_br %426, ^bb89, ^bb80
  ^bb80:  // pred: ^bb79
    %427 = llvm.getelementptr inbounds %301[%1, 21, 2, %311, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %428 = llvm.load %427 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %429 = llvm.zext %343 : i32 to i64
    %430 = llvm.add %429, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb81(%428, %430 : !llvm.ptr, i64)
  ^bb81(%431: !llvm.ptr, %432: i64):  // 2 preds: ^bb80, ^bb82
    %433 = llvm.load %431 {alignment = 1 : i64} : !llvm.ptr -> i8
    %434 = llvm.icmp "eq" %433, %30 : i8
    llvm.cond_br %434, ^bb83(%1 : i64), ^bb82
  ^bb82:  // pred: ^bb81
    %435 = llvm.zext %433 : i8 to i64
    %436 = llvm.xor %432, %435 : i64
    %437 = llvm.mul %436, %31 : i64
    %438 = llvm.getelementptr inbounds %431[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb81(%438, %437 : !llvm.ptr, i64)
  ^bb83(%439: i64):  // 2 preds: ^bb81, ^bb85
    %440 = llvm.icmp "eq" %439, %32 : i64
    llvm.cond_br %440, ^bb89, ^bb84
  ^bb84:  // pred: ^bb83
    %441 = llvm.getelementptr inbounds %33[%1, %439] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i64>
    %442 = llvm.cmpxchg %441, %1, %432 monotonic monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %443 = llvm.extractvalue %442[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %443, ^bb86, ^bb85
  ^bb85:  // pred: ^bb84
    %444 = llvm.extractvalue %442[0] : !llvm.struct<(i64, i1)> 
    %445 = llvm.icmp "eq" %444, %432 : i64
    %446 = llvm.add %439, %4 overflow<nsw, nuw> : i64
    llvm.cond_br %445, ^bb89, ^bb83(%446 : i64)
  ^bb86:  // pred: ^bb84
    llvm.intr.lifetime.start %50 : !llvm.ptr
    %447 = llvm.load %427 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %448 = llvm.getelementptr inbounds %301[%1, 21, 2, %311, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %449 = llvm.load %448 {alignment = 8 : i64} : !llvm.ptr -> i32
    %450 = llvm.icmp "eq" %449, %3 : i32
    %451 = llvm.select %450, %34, %35 : i1, !llvm.ptr
    %452 = llvm.add %341, %315 overflow<nsw> : i32
    %453 = llvm.add %342, %315 overflow<nsw> : i32
    %454 = llvm.call @snprintf(%193, %36, %37, %447, %343, %451, %452, %453, %339, %340) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %455 = llvm.icmp "sgt" %454, %3 : i32
    llvm.cond_br %455, ^bb87, ^bb88
  ^bb87:  // pred: ^bb86
    %456 = llvm.zext %454 : i32 to i64
    %457 = llvm.icmp "ult" %456, %38 : i64
    %458 = llvm.select %457, %456, %38 : i1, i64
    %459 = llvm.call @write(%7, %193, %458) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i64
    llvm.br ^bb88
  ^bb88:  // 2 preds: ^bb86, ^bb87
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.br ^bb89
  ^bb89:  // 5 preds: ^bb57, ^bb79, ^bb83, ^bb85, ^bb88
    %460 = llvm.add %305, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb54(%460 : i64)
  ^bb90:  // 2 preds: ^bb52, ^bb54
    %461 = llvm.getelementptr inbounds %299[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %462 = llvm.load %461 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %463 = llvm.getelementptr inbounds %462[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %464 = llvm.load %463 {alignment = 8 : i64} : !llvm.ptr -> i32
    %465 = llvm.intr.smax(%464, %3) : (i32, i32) -> i32
    %466 = llvm.zext %465 : i32 to i64
    llvm.br ^bb91(%1 : i64)
  ^bb91(%467: i64):  // 2 preds: ^bb90, ^bb93
    %468 = llvm.icmp "eq" %467, %466 : i64
    llvm.cond_br %468, ^bb92, ^bb93
  ^bb92:  // pred: ^bb91
    %469 = llvm.bitcast %301 : !llvm.ptr to !llvm.ptr
    %470 = llvm.getelementptr inbounds %301[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %471 = llvm.load %470 {alignment = 8 : i64} : !llvm.ptr -> i64
    %472 = llvm.call @munmap(%469, %471) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb94
  ^bb93:  // pred: ^bb91
    %473 = llvm.getelementptr inbounds %462[%1, 1, %467] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %474 = llvm.load %473 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %475 = llvm.getelementptr inbounds %474[%1, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %6, %475 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %476 = llvm.add %467, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb91(%476 : i64)
  ^bb94:  // 2 preds: ^bb51, ^bb92
    %477 = llvm.add %288, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb47(%477 : i64)
  ^bb95:  // pred: ^bb50
    %478 = llvm.getelementptr inbounds %292[%288, 1, %294] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %479 = llvm.load %478 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %480 = llvm.getelementptr inbounds %479[%1, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %481 = llvm.load %480 {alignment = 8 : i64} : !llvm.ptr -> i32
    %482 = llvm.icmp "eq" %481, %3 : i32
    llvm.cond_br %482, ^bb100, ^bb96
  ^bb96:  // pred: ^bb95
    %483 = llvm.getelementptr inbounds %479[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %484 = llvm.load %483 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %485 = llvm.getelementptr inbounds %484[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %486 = llvm.load %485 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %487 = llvm.getelementptr inbounds %479[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb97(%1 : i64)
  ^bb97(%488: i64):  // 2 preds: ^bb96, ^bb98
    %489 = llvm.load %487 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %490 = llvm.getelementptr inbounds %489[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %491 = llvm.load %490 {alignment = 8 : i64} : !llvm.ptr -> i64
    %492 = llvm.icmp "slt" %488, %491 : i64
    llvm.cond_br %492, ^bb98, ^bb99
  ^bb98:  // pred: ^bb97
    %493 = llvm.getelementptr inbounds %486[%488] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %493 {alignment = 1 : i64} : i8, !llvm.ptr
    %494 = llvm.add %488, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb97(%494 : i64)
  ^bb99:  // pred: ^bb97
    llvm.store %3, %480 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb100
  ^bb100:  // 2 preds: ^bb95, ^bb99
    %495 = llvm.add %294, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb50(%495 : i64)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_give_cluster(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(-64 : i64) : i64
    %4 = llvm.mlir.constant(100663296 : i64) : i64
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_spare : !llvm.ptr
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_oldest : !llvm.ptr
    %9 = llvm.mlir.constant(31 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb1(%0 : i64)
  ^bb1(%11: i64):  // 2 preds: ^bb0, ^bb10
    %12 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.icmp "slt" %11, %13 : i64
    llvm.cond_br %14, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  ^bb3:  // pred: ^bb1
    %15 = llvm.getelementptr inbounds %arg0[%0, 1, %11] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %16 = llvm.bitcast %15 : !llvm.ptr to !llvm.ptr
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.bitcast %18 : !llvm.ptr to !llvm.ptr
    %20 = llvm.bitcast %18 : !llvm.ptr to !llvm.ptr
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.icmp "ugt" %21, %4 : i64
    llvm.cond_br %22, ^bb9(%19 : !llvm.ptr), ^bb4
  ^bb4:  // pred: ^bb3
    %23 = llvm.ptrtoint %18 : !llvm.ptr to i64
    llvm.br ^bb5(%0 : i64)
  ^bb5(%24: i64):  // 2 preds: ^bb4, ^bb6
    %25 = llvm.icmp "eq" %24, %5 : i64
    llvm.cond_br %25, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %26 = llvm.getelementptr inbounds %6[%0, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %27 = llvm.bitcast %26 : !llvm.ptr to !llvm.ptr
    %28 = llvm.cmpxchg %27, %0, %23 acq_rel monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %29 = llvm.extractvalue %28[1] : !llvm.struct<(i64, i1)> 
    %30 = llvm.add %24, %7 overflow<nsw, nuw> : i64
    llvm.cond_br %29, ^bb10, ^bb5(%30 : i64)
  ^bb7:  // pred: ^bb5
    %31 = llvm.atomicrmw add %8, %2 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %32 = llvm.and %31, %9 : i32
    %33 = llvm.zext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %6[%0, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x ptr>
    %35 = llvm.bitcast %34 : !llvm.ptr to !llvm.ptr
    %36 = llvm.atomicrmw xchg %35, %23 acq_rel {alignment = 8 : i64} : !llvm.ptr, i64
    %37 = llvm.icmp "eq" %36, %0 : i64
    llvm.cond_br %37, ^bb10, ^bb8
  ^bb8:  // pred: ^bb7
    %38 = llvm.inttoptr %36 : i64 to !llvm.ptr
    llvm.br ^bb9(%38 : !llvm.ptr)
  ^bb9(%39: !llvm.ptr):  // 2 preds: ^bb3, ^bb8
    llvm.call fastcc tail @__tvm_ffi__grid_unmap(%39) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb10:  // 3 preds: ^bb6, ^bb7, ^bb9
    %40 = llvm.add %11, %7 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%40 : i64)
  }
  llvm.func local_unnamed_addr @munmap(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_shared_at() -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(690031 : i64) : i64
    %1 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %2 = llvm.add %1, %0 : i64
    %3 = llvm.urem %2, %1 : i64
    %4 = llvm.sub %2, %3 : i64
    llvm.return %4 : i64
  }
  llvm.func local_unnamed_addr @madvise(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @mprotect(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_is_clear(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.constant(-5 : i32) : i32
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %9 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.intr.smax(%10, %3) : (i32, i32) -> i32
    %12 = llvm.zext %11 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.icmp "eq" %13, %12 : i64
    llvm.cond_br %14, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%13, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.add %17, %5 : i32
    %19 = llvm.icmp "ult" %18, %6 : i32
    %20 = llvm.add %13, %7 overflow<nsw, nuw> : i64
    llvm.cond_br %19, ^bb1(%20 : i64), ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %21 = llvm.sext %10 : i32 to i64
    %22 = llvm.icmp "slt" %13, %21 : i64
    %23 = llvm.zext %22 : i1 to i32
    llvm.return %23 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_grow(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i64) : i64
    %5 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> i64
    %7 = llvm.icmp "sgt" %arg1, %2 : i32
    %8 = llvm.select %7, %arg1, %2 : i1, i32
    %9 = llvm.zext %8 : i32 to i64
    %10 = llvm.add %6, %9 : i64
    %11 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.icmp "ult" %10, %12 : i64
    %14 = llvm.add %12, %4 : i64
    %15 = llvm.select %13, %10, %14 : i1, i64
    llvm.store %15, %5 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_say_block(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.addressof @__tvm_ffi__grid_str.60 : !llvm.ptr
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(-6 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.63 : !llvm.ptr
    %11 = llvm.mlir.constant(false) : i1
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.61 : !llvm.ptr
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.62 : !llvm.ptr
    %15 = llvm.mlir.constant(12 : i32) : i32
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.73 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_str.74 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_str.79 : !llvm.ptr
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.66 : !llvm.ptr
    %20 = llvm.mlir.addressof @__tvm_ffi__grid_str.67 : !llvm.ptr
    %21 = llvm.mlir.constant(15 : i32) : i32
    %22 = llvm.mlir.zero : !llvm.ptr
    %23 = llvm.mlir.addressof @__tvm_ffi__grid_str.68 : !llvm.ptr
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.mlir.constant(3 : i32) : i32
    %26 = llvm.mlir.addressof @__tvm_ffi__grid_str.88 : !llvm.ptr
    %27 = llvm.mlir.constant(2 : i64) : i64
    %28 = llvm.mlir.addressof @__tvm_ffi__grid_str.89 : !llvm.ptr
    %29 = llvm.mlir.constant(21 : i32) : i32
    %30 = llvm.mlir.constant(22 : i32) : i32
    %31 = llvm.mlir.addressof @__tvm_ffi__grid_str.71 : !llvm.ptr
    %32 = llvm.mlir.addressof @__tvm_ffi__grid_str.70 : !llvm.ptr
    %33 = llvm.mlir.constant(13 : i32) : i32
    %34 = llvm.mlir.constant(8 : i64) : i64
    %35 = llvm.mlir.constant(64 : i64) : i64
    %36 = llvm.mlir.addressof @__tvm_ffi__grid_str.80 : !llvm.ptr
    %37 = llvm.mlir.constant(23 : i32) : i32
    %38 = llvm.mlir.addressof @__tvm_ffi__grid_str.81 : !llvm.ptr
    %39 = llvm.mlir.addressof @__tvm_ffi__grid_str.82 : !llvm.ptr
    %40 = llvm.mlir.addressof @__tvm_ffi__grid_str.83 : !llvm.ptr
    %41 = llvm.mlir.addressof @__tvm_ffi__grid_str.85 : !llvm.ptr
    %42 = llvm.mlir.addressof @__tvm_ffi__grid_str.86 : !llvm.ptr
    %43 = llvm.mlir.addressof @__tvm_ffi__grid_str.87 : !llvm.ptr
    %44 = llvm.mlir.addressof @__tvm_ffi__grid_str.84 : !llvm.ptr
    %45 = llvm.mlir.addressof @__tvm_ffi__grid_str.69 : !llvm.ptr
    %46 = llvm.mlir.addressof @__tvm_ffi__grid_str.72 : !llvm.ptr
    %47 = llvm.mlir.constant(32 : i32) : i32
    %48 = llvm.mlir.constant(10 : i32) : i32
    %49 = llvm.mlir.constant(32 : i64) : i64
    %50 = llvm.mlir.addressof @__tvm_ffi__grid_str.90 : !llvm.ptr
    %51 = llvm.mlir.constant(-1 : i32) : i32
    %52 = llvm.mlir.addressof @__tvm_ffi__grid_str.91 : !llvm.ptr
    %53 = llvm.mlir.addressof @__tvm_ffi__grid_str.64 : !llvm.ptr
    %54 = llvm.mlir.addressof @__tvm_ffi__grid_str.65 : !llvm.ptr
    %55 = llvm.mlir.addressof @__tvm_ffi__grid_str.76 : !llvm.ptr
    %56 = llvm.mlir.addressof @__tvm_ffi__grid_str.77 : !llvm.ptr
    %57 = llvm.mlir.addressof @__tvm_ffi__grid_str.78 : !llvm.ptr
    %58 = llvm.mlir.addressof @__tvm_ffi__grid_str.75 : !llvm.ptr
    %59 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.getelementptr inbounds %60[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i32
    %63 = llvm.icmp "sgt" %62, %1 : i32
    llvm.cond_br %63, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %64 = llvm.getelementptr inbounds %arg0[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> i64
    %68 = llvm.getelementptr inbounds %65[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i64
    %71 = llvm.sub %70, %67 : i64
    %72 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> i32
    %74 = llvm.call tail @snprintf(%68, %71, %4, %73) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %74) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %75 = llvm.getelementptr inbounds %arg1[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %76 = llvm.getelementptr inbounds %arg1[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %77 = llvm.getelementptr inbounds %arg0[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %78 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %79 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %80 = llvm.getelementptr inbounds %arg1[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %81 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb3(%0, %3 : i64, i32)
  ^bb3(%82: i64, %83: i32):  // 2 preds: ^bb2, ^bb64
    %84 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i32
    %85 = llvm.sext %84 : i32 to i64
    %86 = llvm.icmp "slt" %82, %85 : i64
    llvm.cond_br %86, ^bb5(%0, %1 : i64, i32), ^bb4
  ^bb4:  // pred: ^bb3
    %87 = llvm.icmp "sgt" %83, %5 : i32
    llvm.cond_br %87, ^bb65, ^bb66
  ^bb5(%88: i64, %89: i32):  // 2 preds: ^bb3, ^bb7
    %90 = llvm.icmp "ne" %89, %3 : i32
    %91 = llvm.icmp "ult" %88, %82 : i64
    %92 = llvm.select %90, %91, %11 : i1, i1
    llvm.cond_br %92, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    llvm.cond_br %90, ^bb8, ^bb64(%83 : i32)
  ^bb7:  // pred: ^bb5
    %93 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.getelementptr inbounds %93[%88] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %95 = llvm.getelementptr inbounds %93[%82] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %96 = llvm.call fastcc tail @__tvm_ffi__grid_wait_alike(%94, %95) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %97 = llvm.icmp "eq" %96, %3 : i32
    %98 = llvm.zext %97 : i1 to i32
    %99 = llvm.add %88, %24 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%99, %98 : i64, i32)
  ^bb8:  // pred: ^bb6
    %100 = llvm.add %83, %1 overflow<nsw> : i32
    %101 = llvm.icmp "sgt" %83, %12 : i32
    llvm.cond_br %101, ^bb64(%100 : i32), ^bb9
  ^bb9:  // pred: ^bb8
    %102 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %104 = llvm.getelementptr inbounds %102[%103] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %105 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %106 = llvm.sub %105, %103 : i64
    %107 = llvm.icmp "sgt" %83, %3 : i32
    %108 = llvm.select %107, %13, %14 : i1, !llvm.ptr
    %109 = llvm.call tail @snprintf(%104, %106, %108) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %109) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %110 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.getelementptr inbounds %110[%82] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %112 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %113 = llvm.getelementptr inbounds %110[%82, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %114 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> i32
    %115 = llvm.getelementptr inbounds %110[%82, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %116 = llvm.load %115 {alignment = 8 : i64} : !llvm.ptr -> i32
    %117 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i32
    %118 = llvm.sext %116 : i32 to i64
    %119 = llvm.sext %117 : i32 to i64
    llvm.br ^bb10(%118, %3 : i64, i32)
  ^bb10(%120: i64, %121: i32):  // 2 preds: ^bb9, ^bb12
    %122 = llvm.icmp "slt" %120, %119 : i64
    llvm.cond_br %122, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %123 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %124 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %125 = llvm.getelementptr inbounds %123[%124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %127 = llvm.sub %126, %124 : i64
    %128 = llvm.icmp "eq" %121, %1 : i32
    %129 = llvm.select %128, %16, %17 : i1, !llvm.ptr
    %130 = llvm.call tail @snprintf(%125, %127, %129) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %130) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %131 = llvm.load %115 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb13(%3, %3, %131 : i32, i32, i32)
  ^bb12:  // pred: ^bb10
    %132 = llvm.getelementptr inbounds %110[%120] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %133 = llvm.call fastcc tail @__tvm_ffi__grid_wait_alike(%111, %132) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %134 = llvm.add %133, %121 overflow<nsw> : i32
    %135 = llvm.add %120, %24 overflow<nsw> : i64
    llvm.br ^bb10(%135, %134 : i64, i32)
  ^bb13(%136: i32, %137: i32, %138: i32):  // 2 preds: ^bb11, ^bb25
    %139 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i32
    %140 = llvm.icmp "slt" %138, %139 : i32
    llvm.cond_br %140, ^bb15, ^bb14
  ^bb14:  // pred: ^bb13
    %141 = llvm.icmp "eq" %137, %3 : i32
    llvm.cond_br %141, ^bb27, ^bb26
  ^bb15:  // pred: ^bb13
    %142 = llvm.load %76 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %143 = llvm.sext %138 : i32 to i64
    %144 = llvm.getelementptr inbounds %142[%143] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %145 = llvm.call fastcc tail @__tvm_ffi__grid_wait_alike(%111, %144) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %146 = llvm.icmp "eq" %145, %3 : i32
    llvm.cond_br %146, ^bb25(%136, %137, %138 : i32, i32, i32), ^bb16
  ^bb16:  // pred: ^bb15
    %147 = llvm.sext %139 : i32 to i64
    %148 = llvm.add %139, %51 overflow<nsw> : i32
    %149 = llvm.getelementptr inbounds %142[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.br ^bb17(%143 : i64)
  ^bb17(%150: i64):  // 2 preds: ^bb16, ^bb18
    %151 = llvm.add %150, %24 overflow<nsw> : i64
    %152 = llvm.icmp "slt" %151, %147 : i64
    llvm.cond_br %152, ^bb18, ^bb20(%148 : i32)
  ^bb18:  // pred: ^bb17
    %153 = llvm.getelementptr inbounds %149[%150] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %154 = llvm.call fastcc tail @__tvm_ffi__grid_wait_alike(%111, %153) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %155 = llvm.icmp "eq" %154, %3 : i32
    llvm.cond_br %155, ^bb19, ^bb17(%151 : i64)
  ^bb19:  // pred: ^bb18
    %156 = llvm.trunc %150 : i64 to i32
    llvm.br ^bb20(%156 : i32)
  ^bb20(%157: i32):  // 2 preds: ^bb17, ^bb19
    %158 = llvm.add %136, %1 overflow<nsw> : i32
    %159 = llvm.icmp "sgt" %136, %25 : i32
    llvm.cond_br %159, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %160 = llvm.add %137, %1 : i32
    %161 = llvm.sub %160, %138 : i32
    %162 = llvm.add %161, %157 : i32
    llvm.br ^bb25(%158, %162, %157 : i32, i32, i32)
  ^bb22:  // pred: ^bb20
    %163 = llvm.icmp "sgt" %157, %138 : i32
    %164 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %165 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %166 = llvm.getelementptr inbounds %164[%165] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %167 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %168 = llvm.sub %167, %165 : i64
    %169 = llvm.icmp "sgt" %136, %3 : i32
    %170 = llvm.select %169, %55, %56 : i1, !llvm.ptr
    llvm.cond_br %163, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %171 = llvm.call tail @snprintf(%166, %168, %58, %170, %138, %157) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %171) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb25(%158, %137, %157 : i32, i32, i32)
  ^bb24:  // pred: ^bb22
    %172 = llvm.call tail @snprintf(%166, %168, %57, %170, %138) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %172) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb25(%158, %137, %157 : i32, i32, i32)
  ^bb25(%173: i32, %174: i32, %175: i32):  // 4 preds: ^bb15, ^bb21, ^bb23, ^bb24
    %176 = llvm.add %175, %1 overflow<nsw> : i32
    llvm.br ^bb13(%173, %174, %176 : i32, i32, i32)
  ^bb26:  // pred: ^bb14
    %177 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %178 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %179 = llvm.getelementptr inbounds %177[%178] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %180 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %181 = llvm.sub %180, %178 : i64
    %182 = llvm.call tail @snprintf(%179, %181, %18, %137) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %182) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb14, ^bb26
    %183 = llvm.getelementptr inbounds %110[%82, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %184 = llvm.load %183 {alignment = 4 : i64} : !llvm.ptr -> i32
    %185 = llvm.icmp "eq" %184, %8 : i32
    %186 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %187 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %188 = llvm.getelementptr inbounds %186[%187] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %189 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %190 = llvm.sub %189, %187 : i64
    llvm.cond_br %185, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    %191 = llvm.select %128, %53, %54 : i1, !llvm.ptr
    %192 = llvm.call tail @snprintf(%188, %190, %191) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %192) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb64(%100 : i32)
  ^bb29:  // pred: ^bb27
    %193 = llvm.select %128, %19, %20 : i1, !llvm.ptr
    %194 = llvm.getelementptr inbounds %110[%82, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %195 = llvm.load %194 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %196 = llvm.icmp "eq" %195, %22 : !llvm.ptr
    %197 = llvm.select %196, %23, %195 : i1, !llvm.ptr
    %198 = llvm.call tail @snprintf(%188, %190, %193, %197) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %198) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %199 = llvm.load %183 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %199 : i32, ^bb53 [
      1: ^bb30,
      3: ^bb31,
      5: ^bb42,
      4: ^bb43,
      6: ^bb44
    ]
  ^bb30:  // pred: ^bb29
    %200 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %201 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %202 = llvm.getelementptr inbounds %200[%201] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %203 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %204 = llvm.sub %203, %201 : i64
    %205 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i32
    %206 = llvm.load %81 {alignment = 4 : i64} : !llvm.ptr -> i32
    %207 = llvm.call tail @snprintf(%202, %204, %45, %205, %206) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %207) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb64(%100 : i32)
  ^bb31:  // pred: ^bb29
    %208 = llvm.getelementptr inbounds %110[%82, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %209 = llvm.load %208 {alignment = 8 : i64} : !llvm.ptr -> i64
    %210 = llvm.inttoptr %209 : i64 to !llvm.ptr
    %211 = llvm.getelementptr inbounds %110[%82, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %212 = llvm.load %211 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %213 = llvm.getelementptr inbounds %212[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %214 = llvm.load %213 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %215 = llvm.getelementptr inbounds %214[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %216 = llvm.load %215 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %217 = llvm.ptrtoint %216 : !llvm.ptr to i64
    %218 = llvm.sub %209, %217 : i64
    %219 = llvm.sdiv %218, %34 : i64
    %220 = llvm.srem %219, %35 : i64
    %221 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %222 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %223 = llvm.getelementptr inbounds %221[%222] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %224 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %225 = llvm.sub %224, %222 : i64
    %226 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> i32
    %227 = llvm.getelementptr inbounds %110[%82, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %228 = llvm.load %227 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %229 = llvm.ptrtoint %228 : !llvm.ptr to i64
    %230 = llvm.sub %209, %229 : i64
    %231 = llvm.trunc %230 : i64 to i32
    %232 = llvm.call tail @snprintf(%223, %225, %36, %226, %231) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %232) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %233 = llvm.getelementptr inbounds %212[%0, 23, %220, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %234 = llvm.load %233 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %235 = llvm.icmp "eq" %234, %210 : !llvm.ptr
    llvm.cond_br %235, ^bb32, ^bb33
  ^bb32:  // pred: ^bb31
    %236 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %237 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %238 = llvm.getelementptr inbounds %236[%237] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %239 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %240 = llvm.sub %239, %237 : i64
    %241 = llvm.getelementptr inbounds %212[%0, 23, %220, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %242 = llvm.load %241 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %243 = llvm.call tail @snprintf(%238, %240, %38, %242) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %243) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb33
  ^bb33:  // 2 preds: ^bb31, ^bb32
    %244 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %245 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %246 = llvm.getelementptr inbounds %244[%245] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %247 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %248 = llvm.sub %247, %245 : i64
    %249 = llvm.getelementptr inbounds %210[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %250 = llvm.load %249 {alignment = 2 : i64} : !llvm.ptr -> i16
    %251 = llvm.zext %250 : i16 to i32
    %252 = llvm.getelementptr inbounds %210[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %253 = llvm.load %252 {alignment = 4 : i64} : !llvm.ptr -> i16
    %254 = llvm.zext %253 : i16 to i32
    %255 = llvm.getelementptr inbounds %210[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %256 = llvm.load %255 {alignment = 4 : i64} : !llvm.ptr -> i32
    %257 = llvm.ashr %256, %1 : i32
    %258 = llvm.call tail @snprintf(%246, %248, %39, %251, %254, %257) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %258) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %259 = llvm.load %255 {alignment = 4 : i64} : !llvm.ptr -> i32
    %260 = llvm.icmp "sgt" %259, %1 : i32
    llvm.cond_br %260, ^bb34, ^bb35
  ^bb34:  // pred: ^bb33
    %261 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %262 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %263 = llvm.getelementptr inbounds %261[%262] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %264 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %265 = llvm.sub %264, %262 : i64
    %266 = llvm.call tail @snprintf(%263, %265, %40) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %266) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb35
  ^bb35:  // 2 preds: ^bb33, ^bb34
    %267 = llvm.load %233 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %268 = llvm.icmp "eq" %267, %210 : !llvm.ptr
    llvm.cond_br %268, ^bb36, ^bb64(%100 : i32)
  ^bb36:  // pred: ^bb35
    %269 = llvm.getelementptr inbounds %212[%0, 23, %220, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %270 = llvm.load %269 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %271 = llvm.icmp "eq" %270, %22 : !llvm.ptr
    %272 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %273 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %274 = llvm.getelementptr inbounds %272[%273] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %275 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %276 = llvm.sub %275, %273 : i64
    llvm.cond_br %271, ^bb37, ^bb38
  ^bb37:  // pred: ^bb36
    %277 = llvm.call tail @snprintf(%274, %276, %44) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb41(%277 : i32)
  ^bb38:  // pred: ^bb36
    %278 = llvm.getelementptr inbounds %212[%0, 23, %220, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %279 = llvm.load %278 {alignment = 8 : i64} : !llvm.ptr -> i32
    %280 = llvm.call tail @snprintf(%274, %276, %41, %279) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %280) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %281 = llvm.getelementptr inbounds %212[%0, 23, %220, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %282 = llvm.load %281 {alignment = 4 : i64} : !llvm.ptr -> i32
    %283 = llvm.load %211 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %284 = llvm.getelementptr inbounds %283[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %285 = llvm.load %284 {alignment = 8 : i64} : !llvm.ptr -> i32
    %286 = llvm.icmp "eq" %282, %285 : i32
    llvm.cond_br %286, ^bb40, ^bb39
  ^bb39:  // pred: ^bb38
    %287 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %288 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %289 = llvm.getelementptr inbounds %287[%288] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %290 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %291 = llvm.sub %290, %288 : i64
    %292 = llvm.call tail @snprintf(%289, %291, %42, %282) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %292) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb40
  ^bb40:  // 2 preds: ^bb38, ^bb39
    %293 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %294 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %295 = llvm.getelementptr inbounds %293[%294] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %296 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %297 = llvm.sub %296, %294 : i64
    %298 = llvm.load %269 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %299 = llvm.call tail @snprintf(%295, %297, %43, %298) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb41(%299 : i32)
  ^bb41(%300: i32):  // 2 preds: ^bb37, ^bb40
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %300) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb64(%100 : i32)
  ^bb42:  // pred: ^bb29
    %301 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %302 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %303 = llvm.getelementptr inbounds %301[%302] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %304 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %305 = llvm.sub %304, %302 : i64
    %306 = llvm.getelementptr inbounds %112[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %307 = llvm.load %306 {alignment = 8 : i64} : !llvm.ptr -> i32
    %308 = llvm.getelementptr inbounds %112[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %309 = llvm.load %308 {alignment = 4 : i64} : !llvm.ptr -> i32
    %310 = llvm.call tail @snprintf(%303, %305, %32, %307, %309) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %310) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb64(%100 : i32)
  ^bb43:  // pred: ^bb29
    %311 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %312 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %313 = llvm.getelementptr inbounds %311[%312] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %314 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %315 = llvm.sub %314, %312 : i64
    %316 = llvm.sext %114 : i32 to i64
    %317 = llvm.getelementptr inbounds %arg1[%0, 21, %316] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %318 = llvm.load %317 {alignment = 4 : i64} : !llvm.ptr -> i32
    %319 = llvm.getelementptr inbounds %arg1[%0, 22, %316] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %320 = llvm.load %319 {alignment = 4 : i64} : !llvm.ptr -> i32
    %321 = llvm.call tail @snprintf(%313, %315, %31, %114, %318, %320) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %321) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb64(%100 : i32)
  ^bb44:  // pred: ^bb29
    %322 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %323 = llvm.getelementptr inbounds %322[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %324 = llvm.load %323 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %325 = llvm.getelementptr inbounds %324[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %326 = llvm.load %325 {alignment = 8 : i64} : !llvm.ptr -> i32
    %327 = llvm.getelementptr inbounds %324[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %328 = llvm.intr.smax(%326, %3) : (i32, i32) -> i32
    %329 = llvm.zext %328 : i32 to i64
    llvm.br ^bb45(%0 : i64)
  ^bb45(%330: i64):  // 2 preds: ^bb44, ^bb50
    %331 = llvm.icmp "eq" %330, %329 : i64
    llvm.cond_br %331, ^bb51(%22 : !llvm.ptr), ^bb46
  ^bb46:  // pred: ^bb45
    %332 = llvm.load %327 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %333 = llvm.getelementptr inbounds %332[%330, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %334 = llvm.load %333 {alignment = 8 : i64} : !llvm.ptr -> i32
    %335 = llvm.intr.smax(%334, %3) : (i32, i32) -> i32
    %336 = llvm.zext %335 : i32 to i64
    llvm.br ^bb47(%0 : i64)
  ^bb47(%337: i64):  // 2 preds: ^bb46, ^bb48
    %338 = llvm.icmp "eq" %337, %336 : i64
    llvm.cond_br %338, ^bb50, ^bb48
  ^bb48:  // pred: ^bb47
    %339 = llvm.getelementptr inbounds %332[%330, 1, %337] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %340 = llvm.load %339 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %341 = llvm.getelementptr inbounds %340[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %342 = llvm.load %341 {alignment = 4 : i64} : !llvm.ptr -> i32
    %343 = llvm.icmp "eq" %342, %3 : i32
    %344 = llvm.add %337, %24 overflow<nsw, nuw> : i64
    llvm.cond_br %343, ^bb49, ^bb47(%344 : i64)
  ^bb49:  // pred: ^bb48
    %345 = llvm.getelementptr inbounds %340[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %346 = llvm.load %345 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb51(%346 : !llvm.ptr)
  ^bb50:  // pred: ^bb47
    %347 = llvm.add %330, %24 overflow<nsw, nuw> : i64
    llvm.br ^bb45(%347 : i64)
  ^bb51(%348: !llvm.ptr):  // 2 preds: ^bb45, ^bb49
    %349 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %350 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %351 = llvm.getelementptr inbounds %349[%350] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %352 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %353 = llvm.sub %352, %350 : i64
    %354 = llvm.getelementptr inbounds %324[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %355 = llvm.load %354 {alignment = 8 : i64} : !llvm.ptr -> i32
    %356 = llvm.getelementptr inbounds %324[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %357 = llvm.load %356 {alignment = 4 : i64} : !llvm.ptr -> i32
    %358 = llvm.call tail @snprintf(%351, %353, %26, %355, %357) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %358) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %359 = llvm.icmp "eq" %348, %22 : !llvm.ptr
    llvm.cond_br %359, ^bb64(%100 : i32), ^bb52
  ^bb52:  // pred: ^bb51
    %360 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %361 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %362 = llvm.getelementptr inbounds %360[%361] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %363 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %364 = llvm.sub %363, %361 : i64
    %365 = llvm.getelementptr inbounds %348[%0, 1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %366 = llvm.load %365 {alignment = 4 : i64} : !llvm.ptr -> i32
    %367 = llvm.getelementptr inbounds %348[%0, 1, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %368 = llvm.load %367 {alignment = 4 : i64} : !llvm.ptr -> i32
    %369 = llvm.getelementptr inbounds %348[%0, 1, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %370 = llvm.load %369 {alignment = 4 : i64} : !llvm.ptr -> i32
    %371 = llvm.call tail @snprintf(%362, %364, %28, %366, %368, %370) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %371) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb64(%100 : i32)
  ^bb53:  // pred: ^bb29
    %372 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %373 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %374 = llvm.getelementptr inbounds %372[%373] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %375 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %376 = llvm.sub %375, %373 : i64
    %377 = llvm.call tail @snprintf(%374, %376, %46) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %377) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %378 = llvm.getelementptr inbounds %110[%82, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %379 = llvm.load %378 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %380 = llvm.getelementptr inbounds %379[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %381 = llvm.load %380 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %382 = llvm.load %115 {alignment = 8 : i64} : !llvm.ptr -> i32
    %383 = llvm.sdiv %382, %47 : i32
    %384 = llvm.shl %383, %12 overflow<nsw> : i32
    %385 = llvm.sext %384 : i32 to i64
    %386 = llvm.getelementptr inbounds %381[%385] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %387 = llvm.getelementptr inbounds %381[%385, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %388 = llvm.getelementptr inbounds %110[%82, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    llvm.br ^bb54(%0, %3 : i64, i32)
  ^bb54(%389: i64, %390: i32):  // 2 preds: ^bb53, ^bb62
    %391 = llvm.icmp "eq" %389, %49 : i64
    llvm.cond_br %391, ^bb56, ^bb55
  ^bb55:  // pred: ^bb54
    %392 = llvm.load %387 {alignment = 8 : i64} : !llvm.ptr -> i32
    %393 = llvm.trunc %389 : i64 to i32
    %394 = llvm.add %392, %393 overflow<nsw> : i32
    %395 = llvm.load %378 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %396 = llvm.getelementptr inbounds %395[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %397 = llvm.load %396 {alignment = 8 : i64} : !llvm.ptr -> i32
    %398 = llvm.icmp "slt" %394, %397 : i32
    llvm.cond_br %398, ^bb57, ^bb56
  ^bb56:  // 2 preds: ^bb54, ^bb55
    %399 = llvm.icmp "sgt" %390, %1 : i32
    llvm.cond_br %399, ^bb63, ^bb64(%100 : i32)
  ^bb57:  // pred: ^bb55
    %400 = llvm.load %388 {alignment = 4 : i64} : !llvm.ptr -> i32
    %401 = llvm.shl %1, %393 overflow<nuw> : i32
    %402 = llvm.and %400, %401 : i32
    %403 = llvm.icmp "eq" %402, %3 : i32
    llvm.cond_br %403, ^bb62(%390 : i32), ^bb58
  ^bb58:  // pred: ^bb57
    %404 = llvm.getelementptr inbounds %386[%389] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %405 = llvm.getelementptr inbounds %404[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %406 = llvm.load %405 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %406 : i32, ^bb60 [
      7: ^bb62(%390 : i32),
      2: ^bb59
    ]
  ^bb59:  // pred: ^bb58
    %407 = llvm.getelementptr inbounds %404[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %408 = llvm.load %407 {alignment = 4 : i64} : !llvm.ptr -> i32
    %409 = llvm.icmp "eq" %408, %400 : i32
    llvm.cond_br %409, ^bb62(%390 : i32), ^bb60
  ^bb60:  // 2 preds: ^bb58, ^bb59
    %410 = llvm.add %390, %1 overflow<nsw> : i32
    %411 = llvm.icmp "eq" %390, %3 : i32
    llvm.cond_br %411, ^bb61, ^bb62(%410 : i32)
  ^bb61:  // pred: ^bb60
    %412 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %413 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %414 = llvm.getelementptr inbounds %412[%413] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %415 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %416 = llvm.sub %415, %413 : i64
    %417 = llvm.getelementptr inbounds %404[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %418 = llvm.load %417 {alignment = 8 : i64} : !llvm.ptr -> i32
    %419 = llvm.call tail @snprintf(%414, %416, %50, %418) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %419) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb62(%1 : i32)
  ^bb62(%420: i32):  // 5 preds: ^bb57, ^bb58, ^bb59, ^bb60, ^bb61
    %421 = llvm.add %389, %24 overflow<nsw, nuw> : i64
    llvm.br ^bb54(%421, %420 : i64, i32)
  ^bb63:  // pred: ^bb56
    %422 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %423 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %424 = llvm.getelementptr inbounds %422[%423] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %425 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %426 = llvm.sub %425, %423 : i64
    %427 = llvm.add %390, %51 overflow<nsw> : i32
    %428 = llvm.call tail @snprintf(%424, %426, %52, %427) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %428) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb64(%100 : i32)
  ^bb64(%429: i32):  // 12 preds: ^bb6, ^bb8, ^bb28, ^bb30, ^bb35, ^bb41, ^bb42, ^bb43, ^bb51, ^bb52, ^bb56, ^bb63
    %430 = llvm.add %82, %24 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%430, %429 : i64, i32)
  ^bb65:  // pred: ^bb4
    %431 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %432 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %433 = llvm.getelementptr inbounds %431[%432] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %434 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %435 = llvm.sub %434, %432 : i64
    %436 = llvm.add %83, %9 overflow<nsw> : i32
    %437 = llvm.call tail @snprintf(%433, %435, %10, %436) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %437) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb66
  ^bb66:  // 2 preds: ^bb4, ^bb65
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_wait_alike(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.mlir.constant(15 : i32) : i32
    %6 = llvm.mlir.constant(10 : i32) : i32
    %7 = llvm.mlir.constant(32 : i32) : i32
    %8 = llvm.mlir.constant(12 : i32) : i32
    %9 = llvm.mlir.constant(13 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds %arg1[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "eq" %11, %13 : i32
    llvm.cond_br %14, ^bb1, ^bb9(%2 : i1)
  ^bb1:  // pred: ^bb0
    %15 = llvm.icmp "eq" %11, %3 : i32
    llvm.cond_br %15, ^bb9(%4 : i1), ^bb2
  ^bb2:  // pred: ^bb1
    %16 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg1[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "eq" %17, %19 : !llvm.ptr
    llvm.cond_br %20, ^bb3, ^bb9(%2 : i1)
  ^bb3:  // pred: ^bb2
    llvm.switch %11 : i32, ^bb9(%4 : i1) [
      3: ^bb4,
      4: ^bb6,
      2: ^bb7
    ]
  ^bb4:  // pred: ^bb3
    %21 = llvm.getelementptr inbounds %arg0[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds %arg1[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.icmp "eq" %22, %24 : i64
    llvm.cond_br %25, ^bb5, ^bb9(%2 : i1)
  ^bb5:  // pred: ^bb4
    %26 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.getelementptr inbounds %arg1[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.icmp "eq" %27, %29 : i32
    llvm.br ^bb9(%30 : i1)
  ^bb6:  // pred: ^bb3
    %31 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.getelementptr inbounds %arg1[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %32, %34 : i32
    llvm.br ^bb9(%35 : i1)
  ^bb7:  // pred: ^bb3
    %36 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.getelementptr inbounds %arg1[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.icmp "eq" %37, %39 : i32
    llvm.cond_br %40, ^bb8, ^bb9(%2 : i1)
  ^bb8:  // pred: ^bb7
    %41 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %43 = llvm.sdiv %42, %7 : i32
    %44 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, ptr, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.sdiv %45, %7 : i32
    %47 = llvm.icmp "eq" %43, %46 : i32
    llvm.br ^bb9(%47 : i1)
  ^bb9(%48: i1):  // 9 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
    %49 = llvm.zext %48 : i1 to i32
    llvm.return %49 : i32
  }
  llvm.func local_unnamed_addr @write(i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
}
