// Generated from grid.c by support/generate; do not edit. Inputs: 4d332aa8beee2b87
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str("no tensor map can describe the tensor: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.1("ValueError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.2("a copy overwrites shared memory that is in use\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.3("a barrier takes 1 to 65535 arrivals\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.4("the barrier was not initialised\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.5("a tile of a product must lie in shared memory\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.6("a row of a matrix must be 16 bytes of shared memory, at a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.7("cluster_wait() is missing between two arrivals at the barrier of the cluster\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.8("cluster_wait() needs cluster_arrive() before it\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.9("a bulk copy takes bytes of shared memory, at a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.10("a product needs all 128 threads of a warpgroup: thread %d has returned after %d products, and thread %d after %d, the last at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.11("the launch of `%.200s` failed: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.12("RuntimeError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.13("matrices need all 32 threads of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.14("the tensor starts at %p, which is not a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.15("dimension %d (the last is 0) has %lld elements, expected 1 to 4294967296\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.16("side %d of the box (the last is 0) is %lld, expected 1 to 256\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.17("the stride of dimension %d (the last is 0) is %lld bytes, expected a multiple of 16 below 2**40\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.18("a row of the box has %lld bytes, expected a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.19("a row of the box has %lld bytes, more than the %lld of the swizzle\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.20("a thread reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.21("its thread has not waited for the bulk copy that was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.22("no barrier orders it after the write of another thread\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.23("no fence_async() and barrier follow the write\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.24("no wait_async() has waited for the copy that was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.25("no barrier follows the wait for the copy that another thread started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.26("no fence_async() and barrier follow the wait for the copy\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.27("%s (%.120s); %s at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.28("unknown\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.29("a thread overwrites shared memory that is in use\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.30("nobody has waited for the bulk copy that was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.31("no barrier orders it after the read\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.32("a barrier must be 8 bytes of shared memory, at a multiple of 8\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.33("%s (thread %d, %s)\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.34("a thread uses a barrier that is being initialised\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.35("more arrivals than the barrier has in a phase\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.36("a barrier by number is one of 0 to 15, for threads in multiples of 32 that the block has\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.37("threads at the same barrier by number expect another number of threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.38("the threads of a warp wait together at a barrier by number, and thread %d does so at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.39("fence_barriers() is missing between the initialisation of a barrier and a bulk copy\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.40("a box starts at a multiple of 16 bytes in its last dimension\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.41("a box that is stored or reduced must not start before the tensor\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.42("a swizzled box must lie in shared memory, at a multiple of 1024 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.43("a box must lie in shared memory, at a multiple of 128 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.44("a bulk copy overwrites shared memory that is in use\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.45("a bulk copy without a map moves a multiple of 16 bytes, from and to a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.46("a bulk copy reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.47("a product needs all 128 threads of a warpgroup, and the block has fewer\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.48("the threads of a warpgroup start one product, and thread\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.49("%s %d starts another one at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.50("%s %d multiplies tiles of other shapes here\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.51("%s %d multiplies by the tile at byte %d of shared memory, this one by that at byte %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.52("%s %d multiplies the tiles at bytes %d and %d of shared memory, this one those at bytes %d and %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.53("a product reads shared memory that is being written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.54("rank %d of a cluster of %d blocks\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.55("block %d of the cluster has returned: cluster_sync() is missing before its end\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.56("a multicast copy goes to at least one block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @__tvm_ffi__grid_check.most(dense<[2147483647, 65535, 65535, 1024, 1024, 64]> : tensor<6xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<6 x i64>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.57("side %c of the %s must be from %d to %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.58("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.59("grid\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.60("block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.61("a block has at most %d threads, got %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.62("a block has at most %d bytes of shared memory, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.63("side %c of the grid must be a multiple of the cluster's, which is %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.64("a cooperative grid of %lld blocks: on the CPU at most %d blocks of %d threads run at the same time\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__grid_page.bytes(0 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.65("no memory for its blocks\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.66("no memory for the stacks of its threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @__tvm_ffi__grid_spare() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<32 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<32 x ptr>
    llvm.return %1 : !llvm.array<32 x ptr>
  }
  llvm.mlir.global internal @__tvm_ffi__grid_protected(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.67("its threads wait for each other:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.68(";\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.69(" block %d of the cluster has returned\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.70(" block %d of the cluster:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.71("; \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.72(" \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.73("; and %d more groups of threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.74(" has returned\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.75(" have returned\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.76(" waits at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.77(" wait at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.78("an unknown line\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.79(" in sync_threads, where %d of %d have arrived\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.80(" in cluster_wait, where %d of %d threads have arrived\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.81(" for the barrier with number %d, where %d of %d threads have arrived\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.82(" in an exchange of a warp\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.83("thread\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.84("threads\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.85("%s %d-%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.86(",\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.87(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.88("%s %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.89(" and %d more\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.90(" for phase %d of the barrier at byte %d of shared memory\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.91(", made at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.92(", which misses %d of %d arrivals and %d bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.93(", for which no copy was started\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.94("; nobody has arrived in this phase\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.95("; the last to arrive was thread %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.96(" of block %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.97(" at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.98("; a warp arrives when all its threads come, but thread %d came without thread %d, at %.120s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.99(" in sync_grid, where %d of %d blocks have arrived\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.100("; block (%d, %d, %d) has returned and never arrives\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.101(", to which thread %d has not come\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.102(" nor %d more\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.103("%.160s: warning: bank conflict: %d words of one bank of shared memory are %s at once; threads %d and %d access words %u and %u. Pad the rows or swizzle the tensor\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.104("written\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__grid_str.105("read\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
    %6 = llvm.mlir.constant(23 : i32) : i32
    %7 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %3, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %arg1, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.getelementptr inbounds %8[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.add %12, %3 overflow<nsw> : i32
    llvm.store %13, %11 {alignment = 8 : i64} : i32, !llvm.ptr
    %14 = llvm.getelementptr inbounds %8[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "eq" %13, %15 : i32
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__grid_open_barrier(%8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %17 = llvm.getelementptr inbounds %arg0[%0, 23, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %7 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %2, %7 {alignment = 8 : i64} : i32, !llvm.ptr
    %8 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_meet(%arg0, %2, %9, %4, %2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %10 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %16 = llvm.getelementptr inbounds %15[%11, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "eq" %17, %4 : i32
    llvm.cond_br %18, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %19 = llvm.getelementptr inbounds %15[%11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %10 = llvm.mlir.constant(23 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(8232 : i64) : i64
    %14 = llvm.mlir.constant(2 : i32) : i32
    %15 = llvm.mlir.constant(5 : i32) : i32
    %16 = llvm.mlir.constant(-8232 : i64) : i64
    %17 = llvm.mlir.constant(32 : i64) : i64
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_enter : !llvm.ptr
    %19 = llvm.mlir.constant(26 : i32) : i32
    %20 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %21 = llvm.call @_setjmp(%20) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.icmp "eq" %21, %0 : i32
    llvm.cond_br %22, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %23 = llvm.getelementptr inbounds %arg1[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "eq" %24, %0 : i32
    llvm.cond_br %25, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %26 = llvm.getelementptr inbounds %arg1[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "eq" %27, %0 : i32
    llvm.cond_br %28, ^bb4, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %29 = llvm.getelementptr inbounds %arg1[%1, 26, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %30 = llvm.bitcast %29 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%30, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb4:  // pred: ^bb2
    %31 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg1[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg1[%1, 11, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.add %34, %7 overflow<nsw> : i32
    %40 = llvm.srem %39, %8 : i32
    llvm.store %40, %33 {alignment = 4 : i64} : i32, !llvm.ptr
    %41 = llvm.add %24, %9 overflow<nsw> : i32
    llvm.store %41, %23 {alignment = 8 : i64} : i32, !llvm.ptr
    %42 = llvm.getelementptr inbounds %32[%38, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    %44 = llvm.icmp "eq" %43, %0 : i32
    llvm.cond_br %44, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %45 = llvm.getelementptr inbounds %32[%38, 23, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %46 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    llvm.call @_longjmp(%46, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.unreachable
  ^bb6:  // pred: ^bb4
    %47 = llvm.getelementptr inbounds %32[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %7, %42 {alignment = 8 : i64} : i32, !llvm.ptr
    %48 = llvm.getelementptr inbounds %32[%38, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %49 = llvm.bitcast %48 : !llvm.ptr to !llvm.ptr
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.call @getcontext(%50) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %52 = llvm.getelementptr inbounds %50[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %12, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.getelementptr inbounds %53[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %55 = llvm.getelementptr inbounds %50[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Context", (i64, ptr, ptr, i32, i64, array<8192 x i8>)>
    llvm.store %54, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.getelementptr inbounds %arg1[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %13 = llvm.mlir.constant(23 : i32) : i32
    %14 = llvm.mlir.constant(14 : i32) : i32
    %15 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %arg5, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %arg2, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %arg3, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    %20 = llvm.getelementptr inbounds %arg0[%0, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %arg4, %20 {alignment = 8 : i64} : i32, !llvm.ptr
    %21 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i32
    %23 = llvm.and %22, %7 : i32
    %24 = llvm.shl %8, %23 overflow<nuw> : i32
    %25 = llvm.or %24, %arg1 : i32
    %26 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %25, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %11, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.sdiv %22, %12 : i32
    llvm.call fastcc tail @__tvm_ffi__grid_open_warp(%16, %28, %25) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %29 = llvm.getelementptr inbounds %arg0[%0, 23, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%29, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %30 = llvm.getelementptr inbounds %arg0[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %3 = llvm.mlir.addressof @__tvm_ffi__grid_str.13 : !llvm.ptr
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.14 : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(-4294967297 : i64) : i64
    %8 = llvm.mlir.constant(-4294967296 : i64) : i64
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.mlir.constant(-257 : i64) : i64
    %11 = llvm.mlir.constant(-256 : i64) : i64
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(-1099511627761 : i64) : i64
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.17 : !llvm.ptr
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.16 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_str.15 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_str.18 : !llvm.ptr
    %19 = llvm.mlir.constant(3 : i32) : i32
    %20 = llvm.mlir.constant(false) : i1
    %21 = llvm.mlir.addressof @__tvm_ffi__grid_str.19 : !llvm.ptr
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
    %14 = llvm.mlir.constant(5 : i64) : i64
    %15 = llvm.mlir.constant(24 : i64) : i64
    %16 = llvm.mlir.constant(40 : i64) : i64
    %17 = llvm.mlir.constant(8 : i64) : i64
    %18 = llvm.mlir.constant(-8 : i64) : i64
    %19 = llvm.mlir.constant(1114263 : i64) : i64
    %20 = llvm.mlir.constant(-4096 : i64) : i64
    %21 = llvm.mlir.constant(3 : i32) : i32
    %22 = llvm.mlir.constant(16418 : i32) : i32
    %23 = llvm.mlir.constant(-1 : i32) : i32
    %24 = llvm.mlir.constant(-1 : i64) : i64
    %25 = llvm.inttoptr %24 : i64 to !llvm.ptr
    %26 = llvm.mlir.constant(12 : i64) : i64
    %27 = llvm.mlir.constant(28 : i64) : i64
    %28 = llvm.mlir.constant(20 : i64) : i64
    %29 = llvm.mlir.constant(1110168 : i64) : i64
    %30 = llvm.mlir.constant(32 : i64) : i64
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
    %44 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.getelementptr inbounds %45[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.icmp "eq" %47, %3 : !llvm.ptr
    llvm.cond_br %48, ^bb1, ^bb9
  ^bb1:  // pred: ^bb0
    %49 = llvm.getelementptr inbounds %45[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.getelementptr inbounds %50[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i32
    %53 = llvm.sext %52 : i32 to i64
    %54 = llvm.getelementptr inbounds %45[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i32
    %56 = llvm.sext %55 : i32 to i64
    %57 = llvm.lshr %56, %7 : i64
    %58 = llvm.add %57, %8 overflow<nsw, nuw> : i64
    %59 = llvm.mul %58, %53 : i64
    %60 = llvm.mul %56, %53 overflow<nsw> : i64
    %61 = llvm.shl %53, %9 overflow<nsw> : i64
    %62 = llvm.add %60, %61 : i64
    %63 = llvm.add %62, %59 : i64
    %64 = llvm.getelementptr inbounds %45[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr inbounds %65[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> i64
    %68 = llvm.add %67, %11 overflow<nsw> : i64
    %69 = llvm.lshr %68, %12 : i64
    %70 = llvm.lshr %67, %11 : i64
    %71 = llvm.add %70, %13 overflow<nsw, nuw> : i64
    %72 = llvm.add %63, %60 : i64
    %73 = llvm.shl %72, %8 : i64
    %74 = llvm.shl %72, %11 : i64
    %75 = llvm.mul %71, %53 : i64
    %76 = llvm.add %75, %12 : i64
    %77 = llvm.mul %69, %53 : i64
    %78 = llvm.mul %77, %14 : i64
    %79 = llvm.shl %63, %12 : i64
    %80 = llvm.add %79, %15 : i64
    %81 = llvm.mul %78, %80 : i64
    %82 = llvm.mul %60, %16 : i64
    %83 = llvm.add %59, %61 : i64
    %84 = llvm.shl %83, %12 : i64
    %85 = llvm.add %84, %17 : i64
    %86 = llvm.and %85, %18 : i64
    %87 = llvm.shl %76, %8 : i64
    %88 = llvm.add %62, %87 : i64
    %89 = llvm.mul %88, %74 : i64
    %90 = llvm.add %82, %19 : i64
    %91 = llvm.add %90, %77 : i64
    %92 = llvm.add %91, %81 : i64
    %93 = llvm.add %92, %86 : i64
    %94 = llvm.add %93, %89 : i64
    %95 = llvm.and %94, %20 : i64
    %96 = llvm.call tail @mmap(%3, %95, %21, %22, %23, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> !llvm.ptr
    %97 = llvm.icmp "eq" %96, %25 : !llvm.ptr
    llvm.cond_br %97, ^bb9, ^bb2
  ^bb2:  // pred: ^bb1
    %98 = llvm.bitcast %96 : !llvm.ptr to !llvm.ptr
    llvm.store %95, %98 {alignment = 8 : i64} : i64, !llvm.ptr
    %99 = llvm.trunc %63 : i64 to i32
    %100 = llvm.getelementptr inbounds %96[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %101 = llvm.bitcast %100 : !llvm.ptr to !llvm.ptr
    llvm.store %99, %101 {alignment = 8 : i64} : i32, !llvm.ptr
    %102 = llvm.trunc %60 : i64 to i32
    %103 = llvm.getelementptr inbounds %96[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %104 = llvm.bitcast %103 : !llvm.ptr to !llvm.ptr
    llvm.store %102, %104 {alignment = 4 : i64} : i32, !llvm.ptr
    %105 = llvm.shl %99, %4 overflow<nsw> : i32
    %106 = llvm.getelementptr inbounds %96[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %107 = llvm.bitcast %106 : !llvm.ptr to !llvm.ptr
    llvm.store %105, %107 {alignment = 4 : i64} : i32, !llvm.ptr
    %108 = llvm.trunc %69 : i64 to i32
    %109 = llvm.getelementptr inbounds %96[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.bitcast %109 : !llvm.ptr to !llvm.ptr
    llvm.store %108, %110 {alignment = 8 : i64} : i32, !llvm.ptr
    %111 = llvm.trunc %71 : i64 to i32
    %112 = llvm.getelementptr inbounds %96[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %113 = llvm.bitcast %112 : !llvm.ptr to !llvm.ptr
    llvm.store %111, %113 {alignment = 4 : i64} : i32, !llvm.ptr
    %114 = llvm.getelementptr inbounds %96[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %115 = llvm.getelementptr inbounds %96[%30] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %116 = llvm.bitcast %115 : !llvm.ptr to !llvm.ptr
    llvm.store %114, %116 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %117 = llvm.mul %74, %60 : i64
    %118 = llvm.getelementptr inbounds %114[%117] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.getelementptr inbounds %96[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.bitcast %119 : !llvm.ptr to !llvm.ptr
    llvm.store %118, %120 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %121 = llvm.mul %74, %76 : i64
    %122 = llvm.getelementptr inbounds %118[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.getelementptr inbounds %96[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %124 = llvm.bitcast %123 : !llvm.ptr to !llvm.ptr
    llvm.store %122, %124 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %125 = llvm.getelementptr inbounds %122[%121] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %126 = llvm.getelementptr inbounds %96[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.bitcast %126 : !llvm.ptr to !llvm.ptr
    llvm.store %125, %127 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %128 = llvm.mul %74, %61 : i64
    %129 = llvm.getelementptr inbounds %125[%128] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %130 = llvm.bitcast %129 : !llvm.ptr to !llvm.ptr
    %131 = llvm.getelementptr inbounds %96[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %132 = llvm.bitcast %131 : !llvm.ptr to !llvm.ptr
    llvm.store %129, %132 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %133 = llvm.getelementptr inbounds %130[%77] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %134 = llvm.getelementptr inbounds %96[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.bitcast %134 : !llvm.ptr to !llvm.ptr
    llvm.store %133, %135 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %136 = llvm.mul %77, %35 : i64
    %137 = llvm.getelementptr inbounds %129[%136] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %138 = llvm.bitcast %137 : !llvm.ptr to !llvm.ptr
    %139 = llvm.getelementptr inbounds %96[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %140 = llvm.bitcast %139 : !llvm.ptr to !llvm.ptr
    llvm.store %137, %140 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %141 = llvm.getelementptr inbounds %138[%77] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %142 = llvm.getelementptr inbounds %96[%37] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %143 = llvm.bitcast %142 : !llvm.ptr to !llvm.ptr
    llvm.store %141, %143 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %144 = llvm.mul %77, %16 : i64
    %145 = llvm.getelementptr inbounds %137[%144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %146 = llvm.bitcast %145 : !llvm.ptr to !llvm.ptr
    %147 = llvm.getelementptr inbounds %96[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %148 = llvm.bitcast %147 : !llvm.ptr to !llvm.ptr
    llvm.store %145, %148 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %149 = llvm.getelementptr inbounds %146[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %150 = llvm.getelementptr inbounds %96[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %151 = llvm.bitcast %150 : !llvm.ptr to !llvm.ptr
    llvm.store %149, %151 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %152 = llvm.getelementptr inbounds %145[%86] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %153 = llvm.getelementptr inbounds %96[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.bitcast %153 : !llvm.ptr to !llvm.ptr
    llvm.store %152, %154 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %155 = llvm.getelementptr inbounds %152[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %156 = llvm.bitcast %155 : !llvm.ptr to !llvm.ptr
    %157 = llvm.getelementptr inbounds %96[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %158 = llvm.bitcast %157 : !llvm.ptr to !llvm.ptr
    llvm.store %155, %158 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %159 = llvm.mul %77, %63 : i64
    %160 = llvm.getelementptr inbounds %156[%159] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %161 = llvm.getelementptr inbounds %96[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %162 = llvm.bitcast %161 : !llvm.ptr to !llvm.ptr
    llvm.store %160, %162 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %163 = llvm.shl %77, %12 : i64
    %164 = llvm.mul %163, %63 : i64
    %165 = llvm.getelementptr inbounds %160[%164] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %166 = llvm.getelementptr inbounds %96[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %167 = llvm.bitcast %166 : !llvm.ptr to !llvm.ptr
    llvm.store %165, %167 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %168 = llvm.bitcast %114 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb3(%0 : i64)
  ^bb3(%169: i64):  // 2 preds: ^bb2, ^bb4
    %170 = llvm.icmp "eq" %169, %60 : i64
    llvm.cond_br %170, ^bb5(%0 : i64), ^bb4
  ^bb4:  // pred: ^bb3
    %171 = llvm.mul %73, %169 : i64
    %172 = llvm.add %171, %169 : i64
    %173 = llvm.getelementptr inbounds %168[%172] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %4, %173 {alignment = 4 : i64} : i32, !llvm.ptr
    %174 = llvm.add %169, %8 : i64
    llvm.br ^bb3(%174 : i64)
  ^bb5(%175: i64):  // 2 preds: ^bb3, ^bb6
    %176 = llvm.icmp "eq" %175, %77 : i64
    llvm.cond_br %176, ^bb7(%0 : i64), ^bb6
  ^bb6:  // pred: ^bb5
    %177 = llvm.getelementptr inbounds %130[%175, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %23, %177 {alignment = 8 : i64} : i32, !llvm.ptr
    %178 = llvm.add %175, %8 : i64
    llvm.br ^bb5(%178 : i64)
  ^bb7(%179: i64):  // 2 preds: ^bb5, ^bb8
    %180 = llvm.icmp "eq" %179, %53 : i64
    llvm.cond_br %180, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %181 = llvm.getelementptr inbounds %50[%0, 1, %179] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %182 = llvm.load %181 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %183 = llvm.getelementptr inbounds %182[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %184 = llvm.bitcast %183 : !llvm.ptr to !llvm.ptr
    llvm.store %96, %184 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %185 = llvm.add %179, %8 : i64
    llvm.br ^bb7(%185 : i64)
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
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "eq" %11, %3 : !llvm.ptr
    llvm.cond_br %12, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %9[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.getelementptr inbounds %9[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.mul %17, %15 overflow<nsw> : i32
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %18, %20 overflow<nsw> : i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %13[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %39 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %42 = llvm.shl %41, %7 overflow<nsw> : i32
    %43 = llvm.icmp "sgt" %40, %42 : i32
    llvm.cond_br %43, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %44 = llvm.call fastcc tail @__tvm_ffi__grid_copies_of(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds %13[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %47 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.add %49, %44 overflow<nsw> : i32
    %51 = llvm.sext %50 : i32 to i64
    %52 = llvm.getelementptr inbounds %13[%51] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %47, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_known_by(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %9[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.getelementptr inbounds %9[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.mul %17, %15 overflow<nsw> : i32
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %18, %20 overflow<nsw> : i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.add %28, %25 overflow<nsw> : i64
    %30 = llvm.shl %22, %7 overflow<nsw> : i64
    %31 = llvm.mul %30, %29 : i64
    %32 = llvm.getelementptr inbounds %13[%31] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.return %32 : !llvm.ptr
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_copies_of(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.shl %12, %3 overflow<nsw> : i32
    %14 = llvm.getelementptr inbounds %8[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.getelementptr inbounds %8[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.mul %17, %15 overflow<nsw> : i32
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.add %20, %13 : i32
    %22 = llvm.add %21, %18 : i32
    llvm.return %22 : i32
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
    %11 = llvm.mlir.constant(22 : i32) : i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.and %19, %4 : i64
    %21 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds %13[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.icmp "ult" %26, %20 : i64
    %28 = llvm.sub %26, %20 : i64
    %29 = llvm.icmp "ult" %28, %22 : i64
    %30 = llvm.or %27, %29 : i1
    llvm.cond_br %30, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %31 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.icmp "ne" %15, %9 : !llvm.ptr
    %34 = llvm.icmp "ne" %32, %9 : !llvm.ptr
    %35 = llvm.select %33, %34, %10 : i1, i1
    llvm.cond_br %35, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %36 = llvm.getelementptr inbounds %32[%20] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.getelementptr inbounds %15[%0, 22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %19 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %25 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.20 : !llvm.ptr
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %33 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %39 = llvm.getelementptr inbounds %38[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %38[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %11 = llvm.mlir.constant(22 : i32) : i32
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.inttoptr %18 : i64 to !llvm.ptr
    %20 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.and %20, %4 : i64
    %22 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.getelementptr inbounds %14[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.icmp "ult" %27, %21 : i64
    %29 = llvm.sub %27, %21 : i64
    %30 = llvm.icmp "ult" %29, %23 : i64
    %31 = llvm.or %28, %30 : i1
    llvm.cond_br %31, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %32 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.icmp "ne" %16, %9 : !llvm.ptr
    %35 = llvm.icmp "ne" %33, %9 : !llvm.ptr
    %36 = llvm.select %34, %35, %10 : i1, i1
    llvm.cond_br %36, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %37 = llvm.getelementptr inbounds %33[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.getelementptr inbounds %16[%0, 22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(7 : i32) : i32
    %5 = llvm.mlir.constant(32 : i64) : i64
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_str.29 : !llvm.ptr
    %7 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.getelementptr inbounds %8[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.mul %12, %10 overflow<nsw> : i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.add %13, %15 overflow<nsw> : i32
    %17 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %18 = llvm.sext %16 : i32 to i64
    %19 = llvm.getelementptr inbounds %17[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %20 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.zext %20 : i32 to i64
    %22 = llvm.shl %21, %5 overflow<nuw> : i64
    %23 = llvm.zext %16 : i32 to i64
    %24 = llvm.or %22, %23 : i64
    llvm.call fastcc tail @__tvm_ffi__grid_watch_write_of(%arg0, %arg1, %arg2, %24, %arg3, %6) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64, !llvm.ptr, !llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shared_copy(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
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
    %11 = llvm.mlir.constant(1 : i32) : i32
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.constant(22 : i32) : i32
    %14 = llvm.mlir.constant(19 : i32) : i32
    %15 = llvm.mlir.constant(32 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.2 : !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %18[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.inttoptr %22 : i64 to !llvm.ptr
    %24 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.and %24, %4 : i64
    %26 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.getelementptr inbounds %18[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.icmp "ult" %31, %25 : i64
    %33 = llvm.sub %31, %25 : i64
    %34 = llvm.icmp "ult" %33, %27 : i64
    %35 = llvm.or %32, %34 : i1
    llvm.cond_br %35, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %36 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.icmp "ne" %20, %9 : !llvm.ptr
    %39 = llvm.icmp "ne" %37, %9 : !llvm.ptr
    %40 = llvm.select %38, %39, %10 : i1, i1
    llvm.cond_br %40, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %41 = llvm.getelementptr inbounds %37[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.getelementptr inbounds %20[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i32
    %44 = llvm.getelementptr inbounds %20[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.add %45, %43 overflow<nsw> : i32
    %47 = llvm.shl %46, %11 overflow<nsw> : i32
    %48 = llvm.getelementptr inbounds %20[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %47, %48 {alignment = 4 : i64} : i32, !llvm.ptr
    %49 = llvm.getelementptr inbounds %20[%0, 22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %50 = llvm.trunc %24 : i64 to i32
    llvm.call fastcc tail @__tvm_ffi__grid_note_access(%arg0, %49, %50, %27, %11, %23) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %51 = llvm.call fastcc tail @__tvm_ffi__grid_copies_of(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %52 = llvm.getelementptr inbounds %arg0[%0, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.add %53, %11 : i32
    %55 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %56 = llvm.zext %54 : i32 to i64
    %57 = llvm.shl %56, %15 overflow<nuw> : i64
    %58 = llvm.zext %51 : i32 to i64
    %59 = llvm.or %57, %58 : i64
    llvm.call fastcc tail @__tvm_ffi__grid_watch_write_of(%arg0, %41, %55, %59, %23, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i64, !llvm.ptr, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_watch_write_of(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: i64, %arg4: !llvm.ptr, %arg5: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(-1 : i32) : i32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(15 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call fastcc tail @__tvm_ffi__grid_is_unread(%arg0, %arg1, %arg2, %arg5, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %15 = llvm.icmp "eq" %14, %3 : i32
    llvm.cond_br %15, ^bb6, ^bb1
  ^bb1:  // pred: ^bb0
    %16 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %17 = llvm.trunc %16 : i64 to i32
    %18 = llvm.lshr %16, %4 : i64
    %19 = llvm.trunc %18 : i64 to i32
    %20 = llvm.icmp "slt" %arg2, %5 : i64
    %21 = llvm.trunc %arg2 : i64 to i32
    %22 = llvm.shl %6, %21 overflow<nsw> : i32
    %23 = llvm.xor %22, %6 : i32
    %24 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %25 = llvm.trunc %24 : i64 to i32
    %26 = llvm.and %25, %7 : i32
    %27 = llvm.shl %23, %26 : i32
    %28 = llvm.select %20, %27, %8 : i1, i32
    %29 = llvm.icmp "ult" %28, %8 : i32
    %30 = llvm.select %29, %28, %8 : i1, i32
    llvm.br ^bb2(%17 : i32)
  ^bb2(%31: i32):  // 2 preds: ^bb1, ^bb5
    %32 = llvm.icmp "slt" %31, %19 : i32
    llvm.cond_br %32, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %33 = llvm.call fastcc tail @__tvm_ffi__grid_follows_write(%arg0, %31, %30, %3, %arg5, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %34 = llvm.icmp "eq" %33, %3 : i32
    llvm.cond_br %34, ^bb6, ^bb4
  ^bb4:  // pred: ^bb3
    %35 = llvm.call fastcc tail @__tvm_ffi__grid_follows_reads(%arg0, %31, %30, %arg5, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %36 = llvm.icmp "eq" %35, %3 : i32
    llvm.cond_br %36, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.call fastcc tail @__tvm_ffi__grid_note_write(%13, %31, %30, %arg3, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i64, !llvm.ptr) -> ()
    %37 = llvm.add %31, %9 overflow<nsw> : i32
    llvm.br ^bb2(%37 : i32)
  ^bb6:  // 4 preds: ^bb0, ^bb2, ^bb3, ^bb4
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shared_copies_commit(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(19 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.getelementptr inbounds %arg0[%0, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.add %4, %2 overflow<nsw> : i32
    llvm.store %5, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_shared_copies_wait(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(19 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg0[%0, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %15 = llvm.sub %13, %14 overflow<nsw> : i64
    %16 = llvm.icmp "eq" %10, %4 : !llvm.ptr
    llvm.cond_br %16, ^bb4, ^bb1
  ^bb1:  // pred: ^bb0
    %17 = llvm.getelementptr inbounds %10[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.getelementptr inbounds %10[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.shl %20, %6 overflow<nsw> : i32
    %22 = llvm.icmp "sgt" %18, %21 : i32
    llvm.cond_br %22, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %23 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %24 = llvm.call fastcc tail @__tvm_ffi__grid_copies_of(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %25 = llvm.sext %24 : i32 to i64
    %26 = llvm.getelementptr inbounds %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.zext %27 : i32 to i64
    %29 = llvm.icmp "sgt" %15, %28 : i64
    llvm.cond_br %29, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %30 = llvm.trunc %15 : i64 to i32
    llvm.store %30, %26 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_products_commit(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readnone}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(14 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.mlir.constant(1 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %3 : !llvm.ptr
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %13[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.mul %20, %18 overflow<nsw> : i32
    %22 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %4 = llvm.mlir.constant(14 : i32) : i32
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(7 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %3 : !llvm.ptr
    llvm.cond_br %14, ^bb3, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %13[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i32
    %21 = llvm.mul %20, %18 overflow<nsw> : i32
    %22 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %6 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds %7[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.3 : !llvm.ptr
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(2 : i32) : i32
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = llvm.mlir.constant(8 : i64) : i64
    %15 = llvm.mlir.constant(64 : i64) : i64
    %16 = llvm.mlir.constant(25 : i32) : i32
    %17 = llvm.mlir.constant(3 : i32) : i32
    %18 = llvm.mlir.constant(18 : i32) : i32
    %19 = llvm.mlir.constant(17 : i32) : i32
    %20 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %41 = llvm.getelementptr inbounds %40[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %42[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %46 = llvm.ptrtoint %44 : !llvm.ptr to i64
    %47 = llvm.sub %45, %46 : i64
    %48 = llvm.sdiv %47, %14 : i64
    %49 = llvm.srem %48, %15 : i64
    %50 = llvm.getelementptr inbounds %40[%1, 25, %49, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %26, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.getelementptr inbounds %40[%1, 25, %49, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %22, %51 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.getelementptr inbounds %40[%1, 25, %49, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %4, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.getelementptr inbounds %40[%1, 25, %49, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %11, %53 {alignment = 8 : i64} : i32, !llvm.ptr
    %54 = llvm.getelementptr inbounds %40[%1, 25, %49, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %11, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    %55 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr inbounds %55[%1, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %10, %56 {alignment = 4 : i64} : i32, !llvm.ptr
    %57 = llvm.getelementptr inbounds %55[%1, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %9 = llvm.mlir.addressof @__tvm_ffi__grid_str.32 : !llvm.ptr
    %10 = llvm.and %arg2, %0 : i64
    %11 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.icmp "ult" %16, %10 : i64
    %18 = llvm.sub %16, %10 : i64
    %19 = llvm.icmp "ult" %18, %5 : i64
    %20 = llvm.or %17, %19 : i1
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %27 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.33 : !llvm.ptr
    %6 = llvm.mlir.constant(9 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(23 : i32) : i32
    %9 = llvm.alloca %0 x !llvm.array<384 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<384 x i8>
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i32
    %15 = llvm.call @snprintf(%10, %4, %5, %arg1, %14, %arg2) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %16 = llvm.getelementptr inbounds %12[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %0, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %17 = llvm.getelementptr inbounds %12[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%18, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %19 = llvm.getelementptr inbounds %arg0[%1, 23, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.34 : !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %23 = llvm.getelementptr inbounds %14[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.getelementptr inbounds %14[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.mul %26, %24 overflow<nsw> : i32
    %28 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_barrier_arrive(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %8 = llvm.mlir.constant(25 : i32) : i32
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(5 : i32) : i32
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(3 : i32) : i32
    %13 = llvm.mlir.constant(-1 : i16) : i16
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.35 : !llvm.ptr
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
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
    %27 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %28[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %32 = llvm.ptrtoint %30 : !llvm.ptr to i64
    %33 = llvm.sub %31, %32 : i64
    %34 = llvm.sdiv %33, %6 : i64
    %35 = llvm.srem %34, %7 : i64
    %36 = llvm.getelementptr inbounds %arg1[%1, 25, %35, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.icmp "eq" %37, %16 : !llvm.ptr
    llvm.cond_br %38, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %39 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %42[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.store %16, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %45 = llvm.getelementptr inbounds %arg1[%1, 25, %35, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %arg4, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.getelementptr inbounds %arg1[%1, 25, %35, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %40, %46 {alignment = 8 : i64} : i32, !llvm.ptr
    %47 = llvm.getelementptr inbounds %arg1[%1, 25, %35, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %13 = llvm.mlir.constant(23 : i32) : i32
    %14 = llvm.mlir.constant(3 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.4 : !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.inttoptr %17 : i64 to !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %30 = llvm.getelementptr inbounds %arg0[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %29, %30 {alignment = 8 : i64} : i64, !llvm.ptr
    %31 = llvm.getelementptr inbounds %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.trunc %32 : i64 to i32
    %34 = llvm.and %33, %8 : i32
    %35 = llvm.getelementptr inbounds %arg0[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %34, %35 {alignment = 4 : i64} : i32, !llvm.ptr
    %36 = llvm.getelementptr inbounds %arg0[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %18, %36 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %37 = llvm.getelementptr inbounds %22[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %38 = llvm.getelementptr inbounds %arg0[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %39 = llvm.getelementptr inbounds %arg0[%1, 23, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %4 = llvm.mlir.constant(9 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.icmp "eq" %11, %3 : !llvm.ptr
    llvm.cond_br %12, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %13 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %11[%0, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.sext %arg1 : i32 to i64
    %17 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.add %22, %19 overflow<nsw> : i64
    %24 = llvm.shl %16, %7 overflow<nsw> : i64
    %25 = llvm.mul %24, %23 : i64
    %26 = llvm.getelementptr inbounds %15[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%11, %13, %26) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
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
    %8 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "eq" %9, %2 : !llvm.ptr
    llvm.cond_br %10, ^bb2(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %11 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %12 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %17 = llvm.sub %11, %16 : i64
    %18 = llvm.sdiv %17, %5 : i64
    %19 = llvm.trunc %18 : i64 to i32
    %20 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.getelementptr inbounds %9[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.36 : !llvm.ptr
    %6 = llvm.mlir.constant(6 : i32) : i32
    %7 = llvm.mlir.constant(32 : i32) : i32
    %8 = llvm.mlir.constant(21 : i32) : i32
    %9 = llvm.mlir.constant(22 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.37 : !llvm.ptr
    %11 = llvm.mlir.constant(20 : i32) : i32
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.mlir.constant(2 : i32) : i32
    %14 = llvm.mlir.constant(4 : i32) : i32
    %15 = llvm.mlir.constant(1 : i32) : i32
    %16 = llvm.mlir.constant(7 : i32) : i32
    %17 = llvm.mlir.constant(23 : i32) : i32
    %18 = llvm.mlir.constant(8 : i32) : i32
    %19 = llvm.mlir.constant(12 : i32) : i32
    %20 = llvm.mlir.constant(5 : i64) : i64
    %21 = llvm.mlir.constant(134217727 : i64) : i64
    %22 = llvm.mlir.constant(1 : i64) : i64
    %23 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "ult" %arg1, %2 : i32
    %26 = llvm.icmp "sgt" %arg2, %3 : i32
    %27 = llvm.and %25, %26 : i1
    %28 = llvm.and %arg2, %3 : i32
    %29 = llvm.icmp "eq" %28, %4 : i32
    %30 = llvm.and %27, %29 : i1
    llvm.cond_br %30, ^bb1, ^bb19(%5 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %31 = llvm.getelementptr inbounds %24[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %32, %7 overflow<nsw> : i32
    %34 = llvm.icmp "sgt" %33, %arg2 : i32
    llvm.cond_br %34, ^bb2, ^bb19(%5 : !llvm.ptr)
  ^bb2:  // pred: ^bb1
    %35 = llvm.zext %arg1 : i32 to i64
    %36 = llvm.getelementptr inbounds %24[%0, 21, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.icmp "eq" %37, %4 : i32
    llvm.cond_br %38, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %39 = llvm.getelementptr inbounds %24[%0, 22, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.icmp "eq" %40, %arg2 : i32
    llvm.cond_br %41, ^bb4, ^bb19(%10 : !llvm.ptr)
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %42 = llvm.getelementptr inbounds %24[%0, 22, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %arg2, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    %43 = llvm.getelementptr inbounds %24[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "eq" %44, %12 : !llvm.ptr
    llvm.cond_br %45, ^bb6(%4 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %46 = llvm.getelementptr inbounds %24[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.getelementptr inbounds %44[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.mul %49, %47 overflow<nsw> : i32
    %51 = llvm.add %50, %arg1 overflow<nsw> : i32
    llvm.br ^bb6(%51 : i32)
  ^bb6(%52: i32):  // 2 preds: ^bb4, ^bb5
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %52) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %53 = llvm.getelementptr inbounds %arg0[%0, 20, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %54 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.add %54, %15 : i32
    llvm.store %55, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    %56 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> i32
    %58 = llvm.sdiv %57, %7 : i32
    %59 = llvm.sext %58 : i32 to i64
    %60 = llvm.getelementptr inbounds %24[%0, 23, %35, %59, 1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %arg3, %60 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %61 = llvm.getelementptr inbounds %24[%0, 23, %35, %59, 0] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %62 = llvm.shl %58, %1 overflow<nsw> : i32
    %63 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %64 = llvm.add %62, %7 : i32
    %65 = llvm.getelementptr inbounds %24[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %66 = llvm.sext %62 : i32 to i64
    %67 = llvm.sext %63 : i32 to i64
    %68 = llvm.sext %64 : i32 to i64
    llvm.br ^bb7(%66 : i64)
  ^bb7(%69: i64):  // 2 preds: ^bb6, ^bb8
    %70 = llvm.icmp "slt" %69, %67 : i64
    %71 = llvm.icmp "slt" %69, %68 : i64
    %72 = llvm.and %71, %70 : i1
    llvm.cond_br %72, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %73 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr inbounds %73[%69, 20, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %75 = llvm.load %74 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.icmp "eq" %75, %76 : i32
    %78 = llvm.add %69, %22 overflow<nsw> : i64
    llvm.cond_br %77, ^bb20(%15 : i32), ^bb7(%78 : i64)
  ^bb9:  // pred: ^bb7
    %79 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.add %79, %15 : i32
    llvm.store %80, %61 {alignment = 4 : i64} : i32, !llvm.ptr
    %81 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %82 = llvm.add %81, %7 overflow<nsw> : i32
    llvm.store %82, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    %83 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.icmp "slt" %82, %83 : i32
    llvm.cond_br %84, ^bb20(%15 : i32), ^bb10
  ^bb10:  // pred: ^bb9
    llvm.store %4, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %86 = llvm.icmp "eq" %85, %12 : !llvm.ptr
    llvm.cond_br %86, ^bb12(%4 : i32), ^bb11
  ^bb11:  // pred: ^bb10
    %87 = llvm.getelementptr inbounds %24[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> i32
    %89 = llvm.getelementptr inbounds %85[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %90 = llvm.load %89 {alignment = 4 : i64} : !llvm.ptr -> i32
    %91 = llvm.mul %90, %88 overflow<nsw> : i32
    %92 = llvm.add %91, %arg1 overflow<nsw> : i32
    llvm.br ^bb12(%92 : i32)
  ^bb12(%93: i32):  // 2 preds: ^bb10, ^bb11
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%85, %93) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb13(%0 : i64)
  ^bb13(%94: i64):  // 2 preds: ^bb12, ^bb18
    %95 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %96 = llvm.sext %95 : i32 to i64
    %97 = llvm.icmp "slt" %94, %96 : i64
    llvm.cond_br %97, ^bb14, ^bb20(%4 : i32)
  ^bb14:  // pred: ^bb13
    %98 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.getelementptr inbounds %98[%94] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %100 = llvm.getelementptr inbounds %98[%94, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %101 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> i32
    %102 = llvm.icmp "eq" %101, %14 : i32
    llvm.cond_br %102, ^bb15, ^bb18
  ^bb15:  // pred: ^bb14
    %103 = llvm.getelementptr inbounds %98[%94, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %104 = llvm.load %103 {alignment = 4 : i64} : !llvm.ptr -> i32
    %105 = llvm.icmp "eq" %104, %arg1 : i32
    llvm.cond_br %105, ^bb16, ^bb18
  ^bb16:  // pred: ^bb15
    %106 = llvm.getelementptr inbounds %98[%94, 20, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %107 = llvm.load %106 {alignment = 4 : i64} : !llvm.ptr -> i32
    %108 = llvm.lshr %94, %20 : i64
    %109 = llvm.and %108, %21 : i64
    %110 = llvm.getelementptr inbounds %24[%0, 23, %35, %109, 0] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %111 = llvm.load %110 {alignment = 8 : i64} : !llvm.ptr -> i32
    %112 = llvm.icmp "ugt" %107, %111 : i32
    llvm.cond_br %112, ^bb18, ^bb17
  ^bb17:  // pred: ^bb16
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%24, %99) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb18:  // 4 preds: ^bb14, ^bb15, ^bb16, ^bb17
    %113 = llvm.add %94, %22 overflow<nsw, nuw> : i64
    llvm.br ^bb13(%113 : i64)
  ^bb19(%114: !llvm.ptr):  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %114, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb20(%4 : i32)
  ^bb20(%115: i32):  // 4 preds: ^bb8, ^bb9, ^bb13, ^bb19
    llvm.return %115 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__grid_named_sync(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(15 : i32) : i32
    %4 = llvm.mlir.constant(5 : i32) : i32
    %5 = llvm.mlir.constant(7 : i32) : i32
    %6 = llvm.mlir.constant(32 : i32) : i32
    %7 = llvm.mlir.constant(16 : i32) : i32
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(4294967295 : i64) : i64
    %11 = llvm.mlir.constant(20 : i32) : i32
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.mlir.constant(12 : i32) : i32
    %15 = llvm.mlir.constant(8 : i32) : i32
    %16 = llvm.mlir.constant(23 : i32) : i32
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.mlir.constant(2 : i32) : i32
    %19 = llvm.mlir.constant(320 : i64) : i64
    %20 = llvm.mlir.addressof @__tvm_ffi__grid_str.38 : !llvm.ptr
    %21 = llvm.alloca %0 x !llvm.array<320 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.inttoptr %23 : i64 to !llvm.ptr
    %25 = llvm.getelementptr inbounds %arg0[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %24, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.trunc %26 : i64 to i32
    %28 = llvm.getelementptr inbounds %21[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<320 x i8>
    llvm.intr.lifetime.start %21 : !llvm.ptr
    %29 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %arg0[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.sdiv %32, %6 : i32
    %34 = llvm.shl %33, %4 overflow<nsw> : i32
    %35 = llvm.icmp "ult" %27, %7 : i32
    %36 = llvm.getelementptr inbounds %30[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.getelementptr inbounds %30[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %38 = llvm.and %26, %10 : i64
    %39 = llvm.getelementptr inbounds %arg0[%2, 20, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.cond_br %35, ^bb1, ^bb10
  ^bb1:  // pred: ^bb0
    %40 = llvm.add %34, %6 overflow<nsw> : i32
    %41 = llvm.sext %34 : i32 to i64
    %42 = llvm.sext %40 : i32 to i64
    llvm.br ^bb2(%41 : i64)
  ^bb2(%43: i64):  // 2 preds: ^bb1, ^bb8
    %44 = llvm.icmp "slt" %43, %42 : i64
    llvm.cond_br %44, ^bb3, ^bb10
  ^bb3:  // pred: ^bb2
    %45 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.icmp "slt" %43, %46 : i64
    llvm.cond_br %47, ^bb4, ^bb10
  ^bb4:  // pred: ^bb3
    %48 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds %48[%43, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %50 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.icmp "eq" %50, %9 : i32
    llvm.cond_br %51, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    %52 = llvm.getelementptr inbounds %48[%43, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.icmp "eq" %53, %27 : i32
    llvm.cond_br %54, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %55 = llvm.getelementptr inbounds %48[%43, 20, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.add %57, %0 : i32
    %59 = llvm.icmp "eq" %56, %58 : i32
    llvm.cond_br %59, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %60 = llvm.getelementptr inbounds %48[%43, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.call fastcc tail @__tvm_ffi__grid_is_same_text(%61, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %63 = llvm.icmp "eq" %62, %13 : i32
    llvm.cond_br %63, ^bb9, ^bb8
  ^bb8:  // 4 preds: ^bb4, ^bb5, ^bb6, ^bb7
    %64 = llvm.add %43, %12 overflow<nsw> : i64
    llvm.br ^bb2(%64 : i64)
  ^bb9:  // pred: ^bb7
    %65 = llvm.trunc %43 : i64 to i32
    %66 = llvm.call @snprintf(%28, %19, %20, %65, %61) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__grid_refuse(%arg0, %28, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %21 : !llvm.ptr
    llvm.br ^bb15
  ^bb10:  // 3 preds: ^bb0, ^bb2, ^bb3
    llvm.intr.lifetime.end %21 : !llvm.ptr
    %67 = llvm.getelementptr inbounds %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %68 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> i64
    %69 = llvm.trunc %68 : i64 to i32
    %70 = llvm.call fastcc tail @__tvm_ffi__grid_arrive_by_number(%arg0, %27, %69, %24) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %71 = llvm.icmp "eq" %70, %13 : i32
    llvm.cond_br %71, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %72 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %73 = llvm.trunc %72 : i64 to i32
    %74 = llvm.getelementptr inbounds %arg0[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %73, %74 {alignment = 4 : i64} : i32, !llvm.ptr
    %75 = llvm.getelementptr inbounds %arg0[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %9, %75 {alignment = 4 : i64} : i32, !llvm.ptr
    %76 = llvm.getelementptr inbounds %arg0[%2, 23, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %77 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%76, %77) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %78 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %79 = llvm.getelementptr inbounds %78[%2, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.icmp "eq" %80, %17 : !llvm.ptr
    llvm.cond_br %81, ^bb14(%13 : i32), ^bb13
  ^bb13:  // pred: ^bb12
    %82 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %83 = llvm.trunc %82 : i64 to i32
    %84 = llvm.getelementptr inbounds %78[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i32
    %86 = llvm.getelementptr inbounds %80[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.mul %87, %85 overflow<nsw> : i32
    %89 = llvm.add %88, %83 overflow<nsw> : i32
    llvm.br ^bb14(%89 : i32)
  ^bb14(%90: i32):  // 2 preds: ^bb12, ^bb13
    llvm.call fastcc tail @__tvm_ffi__grid_hear(%arg0, %90) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb9, ^bb14
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
    %8 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.39 : !llvm.ptr
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(2 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.constant(20 : i32) : i32
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.44 : !llvm.ptr
    %15 = llvm.mlir.constant(32 : i64) : i64
    %16 = llvm.mlir.constant(11 : i32) : i32
    %17 = llvm.mlir.constant(10 : i32) : i32
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
    %36 = llvm.getelementptr inbounds %arg1[%4, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.icmp "eq" %37, %2 : i32
    llvm.cond_br %38, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %8, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb22(%1 : !llvm.ptr)
  ^bb8:  // pred: ^bb6
    %39 = llvm.getelementptr inbounds %31[%4, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %arg1[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %43 = llvm.shl %42, %11 overflow<nsw> : i32
    %44 = llvm.add %43, %40 overflow<nsw> : i32
    %45 = llvm.getelementptr inbounds %31[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %48 = llvm.getelementptr inbounds %arg0[%4, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds %49[%4, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %59 = llvm.getelementptr inbounds %51[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %60 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.add %60, %44 overflow<nsw> : i32
    %62 = llvm.getelementptr inbounds %51[%4, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %79 = llvm.getelementptr inbounds %51[%4, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.getelementptr inbounds %51[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i32
    %83 = llvm.sext %82 : i32 to i64
    %84 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.sext %84 : i32 to i64
    %86 = llvm.add %85, %83 overflow<nsw> : i64
    %87 = llvm.shl %64, %18 overflow<nsw> : i64
    %88 = llvm.mul %87, %86 : i64
    %89 = llvm.getelementptr inbounds %80[%88] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %90 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %91 = llvm.getelementptr inbounds %51[%4, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.br ^bb16(%4 : i64)
  ^bb16(%92: i64):  // 2 preds: ^bb15, ^bb19
    %93 = llvm.load %91 {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.sext %93 : i32 to i64
    %95 = llvm.icmp "slt" %92, %94 : i64
    llvm.cond_br %95, ^bb19, ^bb17
  ^bb17:  // pred: ^bb16
    %96 = llvm.getelementptr inbounds %89[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %67, %96 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb8, ^bb17
    llvm.br ^bb20(%4 : i64)
  ^bb19:  // pred: ^bb16
    %97 = llvm.getelementptr inbounds %90[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %98 = llvm.load %97 {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.getelementptr inbounds %89[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %98, %99 {alignment = 4 : i64} : i32, !llvm.ptr
    %100 = llvm.add %92, %18 overflow<nsw, nuw> : i64
    llvm.br ^bb16(%100 : i64)
  ^bb20(%101: i64):  // 2 preds: ^bb18, ^bb21
    %102 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %103 = llvm.icmp "slt" %101, %102 : i64
    llvm.cond_br %103, ^bb21, ^bb22(%31 : !llvm.ptr)
  ^bb21:  // pred: ^bb20
    %104 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.getelementptr inbounds %104[%101] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %105 {alignment = 1 : i64} : i8, !llvm.ptr
    %106 = llvm.add %101, %18 overflow<nsw, nuw> : i64
    llvm.br ^bb20(%106 : i64)
  ^bb22(%107: !llvm.ptr):  // 8 preds: ^bb1, ^bb2, ^bb3, ^bb7, ^bb9, ^bb12, ^bb13, ^bb20
    llvm.return %107 : !llvm.ptr
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
    %22 = llvm.getelementptr inbounds %arg0[%6, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.45 : !llvm.ptr
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
    %15 = llvm.mlir.constant(13 : i32) : i32
    %16 = llvm.mlir.constant(3 : i32) : i32
    %17 = llvm.mlir.constant(4 : i32) : i32
    %18 = llvm.mlir.constant(15 : i32) : i32
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.46 : !llvm.ptr
    %20 = llvm.icmp "eq" %arg4, %0 : !llvm.ptr
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.call fastcc tail @__tvm_ffi__grid_starts_right(%arg0, %arg3, %arg4, %1, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %22 = llvm.icmp "eq" %21, %2 : i32
    llvm.cond_br %22, ^bb11, ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %23 = llvm.getelementptr inbounds %arg0[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %41 = llvm.getelementptr inbounds %40[%3, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %53 = llvm.getelementptr inbounds %42[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> i32
    %55 = llvm.icmp "slt" %54, %12 : i32
    llvm.cond_br %55, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %56 = llvm.add %54, %1 overflow<nsw> : i32
    llvm.store %56, %53 {alignment = 8 : i64} : i32, !llvm.ptr
    %57 = llvm.sext %54 : i32 to i64
    %58 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.getelementptr inbounds %58[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %60 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> i32
    %61 = llvm.getelementptr inbounds %58[%3, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i32
    %63 = llvm.mul %62, %60 overflow<nsw> : i32
    %64 = llvm.getelementptr inbounds %arg0[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> i32
    %66 = llvm.add %63, %65 overflow<nsw> : i32
    %67 = llvm.getelementptr inbounds %arg0[%3, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %68 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> i32
    %69 = llvm.getelementptr inbounds %42[%3, 13, %57, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %38, %69 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.getelementptr inbounds %42[%3, 13, %57, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %39, %70 {alignment = 8 : i64} : i64, !llvm.ptr
    %71 = llvm.getelementptr inbounds %42[%3, 13, %57, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %66, %71 {alignment = 8 : i64} : i32, !llvm.ptr
    %72 = llvm.getelementptr inbounds %42[%3, 13, %57, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.store %68, %72 {alignment = 4 : i64} : i32, !llvm.ptr
    %73 = llvm.getelementptr inbounds %42[%3, 13, %57, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %3 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %7 = llvm.mlir.constant(13 : i32) : i32
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
    %18 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %21 = llvm.getelementptr inbounds %19[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %24 = llvm.icmp "eq" %22, %3 : !llvm.ptr
    %25 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %26 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.cond_br %24, ^bb10, ^bb1(%6 : i32)
  ^bb1(%27: i32):  // 2 preds: ^bb0, ^bb5
    %28 = llvm.zext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %22[%0, 13, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %30 = llvm.getelementptr inbounds %29[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>
    %31 = llvm.getelementptr inbounds %22[%0, 13, %28, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %32 = llvm.getelementptr inbounds %22[%0, 13, %28, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %33 = llvm.getelementptr inbounds %22[%0, 13, %28, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %34 = llvm.getelementptr inbounds %22[%0, 13, %28, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %43 = llvm.getelementptr inbounds %42[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    %45 = llvm.getelementptr inbounds %42[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %66 = llvm.getelementptr inbounds %22[%0, 13, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %67 = llvm.bitcast %66 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%35, %67, %13) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^bb2
  ^bb9:  // pred: ^bb7
    %68 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %69 = llvm.getelementptr inbounds %68[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i32
    %71 = llvm.getelementptr inbounds %68[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %81 = llvm.getelementptr inbounds %19[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %82 = llvm.getelementptr inbounds %19[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %90 = llvm.getelementptr inbounds %19[%0, 14, %89, 7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %91 = llvm.load %90 {alignment = 4 : i64} : !llvm.ptr -> i32
    %92 = llvm.icmp "eq" %91, %6 : i32
    llvm.cond_br %92, ^bb16, ^bb14
  ^bb14:  // pred: ^bb13
    %93 = llvm.getelementptr inbounds %19[%0, 14, %89, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %94 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> i32
    %95 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %96 = llvm.icmp "eq" %94, %95 : i32
    llvm.cond_br %96, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %97 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %98 = llvm.getelementptr inbounds %19[%0, 14, %89, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %29 = llvm.getelementptr inbounds %arg0[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "eq" %30, %3 : i32
    llvm.cond_br %31, ^bb35(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %32 = llvm.bitcast %28 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg0[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg0[%1, 14, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %175 = llvm.getelementptr inbounds %arg0[%1, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %176 = llvm.load %175 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %177 = llvm.icmp "eq" %176, %26 : !llvm.ptr
    %178 = llvm.load %174 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %177, ^bb33, ^bb32
  ^bb32:  // pred: ^bb31
    %179 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %180 = llvm.load %179 {alignment = 8 : i64} : !llvm.ptr -> i32
    %181 = llvm.shl %180, %27 overflow<nsw> : i32
    %182 = llvm.getelementptr inbounds %28[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    %183 = llvm.load %182 {alignment = 8 : i64} : !llvm.ptr -> i32
    %184 = llvm.add %181, %183 overflow<nsw> : i32
    %185 = llvm.getelementptr inbounds %176[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %186 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %187 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_object(%arg0, %178) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %188 = llvm.sext %187 : i32 to i64
    %189 = llvm.getelementptr inbounds %176[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %190 = llvm.load %189 {alignment = 8 : i64} : !llvm.ptr -> i32
    %191 = llvm.sext %190 : i32 to i64
    %192 = llvm.getelementptr inbounds %176[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %193 = llvm.load %192 {alignment = 4 : i64} : !llvm.ptr -> i32
    %194 = llvm.sext %193 : i32 to i64
    %195 = llvm.add %194, %191 overflow<nsw> : i64
    %196 = llvm.shl %188, %18 overflow<nsw> : i64
    %197 = llvm.mul %196, %195 : i64
    %198 = llvm.getelementptr inbounds %186[%197] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %199 = llvm.getelementptr inbounds %176[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %200 = llvm.load %199 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %201 = llvm.sext %184 : i32 to i64
    %202 = llvm.shl %201, %18 overflow<nsw> : i64
    %203 = llvm.mul %202, %195 : i64
    %204 = llvm.getelementptr inbounds %200[%203] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%176, %198, %204) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb33
  ^bb33:  // 2 preds: ^bb31, ^bb32
    %205 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %206 = llvm.call fastcc tail @__tvm_ffi__grid_box_bytes(%205) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i64
    %207 = llvm.trunc %206 : i64 to i32
    %208 = llvm.getelementptr inbounds %178[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %209 = llvm.load %208 {alignment = 4 : i64} : !llvm.ptr -> i32
    %210 = llvm.mul %207, %23 : i32
    %211 = llvm.add %210, %209 : i32
    llvm.store %211, %208 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_advance(%arg0, %178) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb30, ^bb33
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.br ^bb35(%0 : i32)
  ^bb35(%212: i32):  // 2 preds: ^bb0, ^bb34
    llvm.return %212 : i32
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
    %16 = llvm.mlir.constant(8 : i32) : i32
    %17 = llvm.mlir.constant(20 : i32) : i32
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.mlir.constant(7 : i32) : i32
    %20 = llvm.mlir.constant(128 : i32) : i32
    %21 = llvm.mlir.constant(32 : i8) : i8
    %22 = llvm.mlir.constant(32 : i32) : i32
    %23 = llvm.mlir.constant(4 : i8) : i8
    %24 = llvm.mlir.constant(2147483640 : i32) : i32
    %25 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %26 = llvm.mlir.addressof @__tvm_ffi__grid_str.5 : !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.trunc %30 : i64 to i32
    %32 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %33 = llvm.sdiv %31, %2 : i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %32[%34] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %36 = llvm.bitcast %27 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    %37 = llvm.getelementptr inbounds %27[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %38 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %38, %37 {alignment = 8 : i64} : i64, !llvm.ptr
    %39 = llvm.getelementptr inbounds %27[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %40 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %41, %39 {alignment = 8 : i64} : i64, !llvm.ptr
    %42 = llvm.getelementptr inbounds %27[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %43 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %44, %42 {alignment = 8 : i64} : i64, !llvm.ptr
    %45 = llvm.getelementptr inbounds %27[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %46 = llvm.getelementptr inbounds %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.trunc %47 : i64 to i32
    llvm.store %48, %45 {alignment = 8 : i64} : i32, !llvm.ptr
    %49 = llvm.bitcast %28 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    %50 = llvm.getelementptr inbounds %28[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %51 = llvm.getelementptr inbounds %35[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %52, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    %53 = llvm.getelementptr inbounds %28[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %54 = llvm.getelementptr inbounds %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %55, %53 {alignment = 8 : i64} : i64, !llvm.ptr
    %56 = llvm.getelementptr inbounds %28[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %57 = llvm.getelementptr inbounds %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %58, %56 {alignment = 8 : i64} : i64, !llvm.ptr
    %59 = llvm.getelementptr inbounds %28[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %60 = llvm.getelementptr inbounds %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> i64
    %62 = llvm.trunc %61 : i64 to i32
    llvm.store %62, %59 {alignment = 8 : i64} : i32, !llvm.ptr
    %63 = llvm.getelementptr inbounds %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i64
    %65 = llvm.trunc %64 : i64 to i32
    %66 = llvm.shl %65, %13 overflow<nsw> : i32
    %67 = llvm.icmp "slt" %48, %2 : i32
    %68 = llvm.icmp "eq" %48, %14 : i32
    %69 = llvm.select %68, %14, %0 : i1, i32
    %70 = llvm.select %67, %2, %69 : i1, i32
    %71 = llvm.sdiv %66, %70 : i32
    %72 = llvm.getelementptr inbounds %35[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> i64
    %74 = llvm.trunc %73 : i64 to i32
    %75 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %27, %15, %71) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %76 = llvm.icmp "eq" %75, %4 : i32
    llvm.cond_br %76, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %77 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %28, %31, %71) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %78 = llvm.icmp "eq" %77, %4 : i32
    llvm.cond_br %78, ^bb2, ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %79 = llvm.getelementptr inbounds %35[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %81 = llvm.inttoptr %80 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %26, %81) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb24
  ^bb3:  // pred: ^bb1
    %82 = llvm.bitcast %29 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %29 : !llvm.ptr
    %83 = llvm.getelementptr inbounds %29[%3, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    llvm.store %38, %83 {alignment = 8 : i64} : i64, !llvm.ptr
    %84 = llvm.getelementptr inbounds %29[%3, 0, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    llvm.store %52, %84 {alignment = 8 : i64} : i64, !llvm.ptr
    %85 = llvm.getelementptr inbounds %29[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %86 = llvm.call fastcc tail @__tvm_ffi__grid_sum_of(%arg1, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    llvm.store %86, %85 {alignment = 8 : i64} : i64, !llvm.ptr
    %87 = llvm.getelementptr inbounds %29[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %88 = llvm.getelementptr inbounds %35[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %89 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> i64
    %90 = llvm.inttoptr %89 : i64 to !llvm.ptr
    llvm.store %90, %87 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %91 = llvm.getelementptr inbounds %29[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    llvm.store %4, %91 {alignment = 8 : i64} : i32, !llvm.ptr
    %92 = llvm.getelementptr inbounds %29[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    llvm.store %4, %92 {alignment = 4 : i64} : i32, !llvm.ptr
    %93 = llvm.call fastcc @__tvm_ffi__grid_start_product(%arg0, %29) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %94 = llvm.icmp "eq" %93, %4 : i32
    llvm.cond_br %94, ^bb23, ^bb4
  ^bb4:  // pred: ^bb3
    %95 = llvm.getelementptr inbounds %arg0[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.getelementptr inbounds %96[%3, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %98 = llvm.load %97 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.icmp "eq" %98, %18 : !llvm.ptr
    llvm.cond_br %99, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %100 = llvm.call fastcc tail @__tvm_ffi__grid_count_product(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %101 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> i64
    %102 = llvm.inttoptr %101 : i64 to !llvm.ptr
    %103 = llvm.call fastcc @__tvm_ffi__grid_watch_lines(%arg0, %27, %15, %71, %100, %102) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %104 = llvm.icmp "eq" %103, %4 : i32
    llvm.cond_br %104, ^bb23, ^bb6
  ^bb6:  // pred: ^bb5
    %105 = llvm.load %88 {alignment = 8 : i64} : !llvm.ptr -> i64
    %106 = llvm.inttoptr %105 : i64 to !llvm.ptr
    %107 = llvm.call fastcc @__tvm_ffi__grid_watch_lines(%arg0, %28, %31, %71, %100, %106) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %108 = llvm.icmp "eq" %107, %4 : i32
    llvm.cond_br %108, ^bb23, ^bb7
  ^bb7:  // 2 preds: ^bb4, ^bb6
    %109 = llvm.getelementptr inbounds %arg0[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %110 = llvm.icmp "sgt" %48, %14 : i32
    %111 = llvm.icmp "eq" %74, %4 : i32
    %112 = llvm.intr.smax(%71, %4) : (i32, i32) -> i32
    %113 = llvm.intr.smax(%33, %4) : (i32, i32) -> i32
    %114 = llvm.zext %113 : i32 to i64
    llvm.br ^bb8(%3 : i64)
  ^bb8(%115: i64):  // 2 preds: ^bb7, ^bb22
    %116 = llvm.icmp "eq" %115, %114 : i64
    llvm.cond_br %116, ^bb23, ^bb9
  ^bb9:  // pred: ^bb8
    %117 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> i32
    %118 = llvm.srem %117, %20 : i32
    %119 = llvm.trunc %118 : i32 to i8
    %120 = llvm.sdiv %119, %21 : i8
    %121 = llvm.sext %120 : i8 to i32
    %122 = llvm.shl %121, %14 overflow<nsw> : i32
    %123 = llvm.srem %117, %22 : i32
    %124 = llvm.trunc %123 : i32 to i8
    %125 = llvm.sdiv %124, %23 : i8
    %126 = llvm.sext %125 : i8 to i32
    %127 = llvm.trunc %115 : i64 to i32
    %128 = llvm.shl %127, %2 : i32
    %129 = llvm.and %128, %16 : i32
    %130 = llvm.add %129, %126 overflow<nsw> : i32
    %131 = llvm.add %130, %122 overflow<nsw> : i32
    %132 = llvm.trunc %115 : i64 to i32
    %133 = llvm.shl %132, %0 : i32
    %134 = llvm.and %133, %24 : i32
    %135 = llvm.srem %117, %14 : i32
    %136 = llvm.shl %135, %0 overflow<nsw> : i32
    %137 = llvm.add %136, %134 overflow<nsw> : i32
    %138 = llvm.trunc %115 : i64 to i32
    %139 = llvm.and %138, %0 : i32
    %140 = llvm.or %137, %139 : i32
    %141 = llvm.getelementptr inbounds %32[%115] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.cond_br %110, ^bb10, ^bb16
  ^bb10:  // pred: ^bb9
    %142 = llvm.bitcast %141 : !llvm.ptr to !llvm.ptr
    llvm.cond_br %111, ^bb12(%4 : i32), ^bb11
  ^bb11:  // pred: ^bb10
    %143 = llvm.load %142 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb12(%143 : i32)
  ^bb12(%144: i32):  // 2 preds: ^bb10, ^bb11
    llvm.br ^bb13(%144, %4 : i32, i32)
  ^bb13(%145: i32, %146: i32):  // 2 preds: ^bb12, ^bb15
    %147 = llvm.icmp "eq" %146, %112 : i32
    llvm.cond_br %147, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    llvm.store %145, %142 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb22
  ^bb15:  // pred: ^bb13
    %148 = llvm.call fastcc @__tvm_ffi__grid_whole_element(%arg0, %27, %131, %146) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %149 = llvm.call fastcc @__tvm_ffi__grid_whole_element(%arg0, %28, %140, %146) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %150 = llvm.mul %149, %148 overflow<nsw> : i32
    %151 = llvm.add %150, %145 : i32
    %152 = llvm.add %146, %0 overflow<nuw> : i32
    llvm.br ^bb13(%151, %152 : i32, i32)
  ^bb16:  // pred: ^bb9
    %153 = llvm.bitcast %141 : !llvm.ptr to !llvm.ptr
    llvm.cond_br %111, ^bb18(%25 : f32), ^bb17
  ^bb17:  // pred: ^bb16
    %154 = llvm.load %153 {alignment = 4 : i64} : !llvm.ptr -> f32
    llvm.br ^bb18(%154 : f32)
  ^bb18(%155: f32):  // 2 preds: ^bb16, ^bb17
    llvm.br ^bb19(%155, %4 : f32, i32)
  ^bb19(%156: f32, %157: i32):  // 2 preds: ^bb18, ^bb21
    %158 = llvm.icmp "eq" %157, %112 : i32
    llvm.cond_br %158, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    llvm.store %156, %153 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb22
  ^bb21:  // pred: ^bb19
    %159 = llvm.call fastcc @__tvm_ffi__grid_element(%arg0, %27, %131, %157) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %160 = llvm.call fastcc @__tvm_ffi__grid_element(%arg0, %28, %140, %157) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> f32
    %161 = llvm.intr.fmuladd(%159, %160, %156) : (f32, f32, f32) -> f32
    %162 = llvm.add %157, %0 overflow<nuw> : i32
    llvm.br ^bb19(%161, %162 : f32, i32)
  ^bb22:  // 2 preds: ^bb14, ^bb20
    %163 = llvm.add %115, %9 overflow<nsw, nuw> : i64
    llvm.br ^bb8(%163 : i64)
  ^bb23:  // 4 preds: ^bb3, ^bb5, ^bb6, ^bb8
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb2, ^bb23
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
    %48 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.getelementptr inbounds %49[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds %51[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %54 = llvm.icmp "ult" %53, %47 : i64
    %55 = llvm.sub %53, %47 : i64
    %56 = llvm.icmp "ult" %55, %16 : i64
    %57 = llvm.or %54, %56 : i1
    llvm.cond_br %57, ^bb2(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %58 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.icmp "ne" %59, %17 : !llvm.ptr
    %61 = llvm.zext %60 : i1 to i32
    llvm.br ^bb2(%61 : i32)
  ^bb2(%62: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %62 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_sum_of(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) -> i64 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1000003 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.intr.smax(%arg1, %0) : (i32, i32) -> i32
    %5 = llvm.zext %4 : i32 to i64
    llvm.br ^bb1(%1, %1 : i64, i64)
  ^bb1(%6: i64, %7: i64):  // 2 preds: ^bb0, ^bb3
    %8 = llvm.icmp "eq" %6, %5 : i64
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.return %7 : i64
  ^bb3:  // pred: ^bb1
    %9 = llvm.mul %7, %2 : i64
    %10 = llvm.getelementptr inbounds %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.add %9, %3 : i64
    %13 = llvm.add %12, %11 : i64
    %14 = llvm.add %6, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%14, %13 : i64, i64)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_start_product(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(128 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(19 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(8 : i64) : i64
    %9 = llvm.mlir.constant(64 : i64) : i64
    %10 = llvm.mlir.constant(24 : i32) : i32
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.constant(1 : i64) : i64
    %13 = llvm.mlir.constant(21 : i32) : i32
    %14 = llvm.mlir.constant(4 : i32) : i32
    %15 = llvm.mlir.constant(2 : i32) : i32
    %16 = llvm.mlir.constant(22 : i32) : i32
    %17 = llvm.mlir.constant(64 : i32) : i32
    %18 = llvm.mlir.constant(40 : i64) : i64
    %19 = llvm.mlir.constant(2 : i64) : i64
    %20 = llvm.mlir.constant(262128 : i32) : i32
    %21 = llvm.mlir.constant(320 : i64) : i64
    %22 = llvm.mlir.addressof @__tvm_ffi__grid_str.50 : !llvm.ptr
    %23 = llvm.mlir.addressof @__tvm_ffi__grid_str.48 : !llvm.ptr
    %24 = llvm.mlir.constant(3 : i64) : i64
    %25 = llvm.mlir.addressof @__tvm_ffi__grid_str.52 : !llvm.ptr
    %26 = llvm.mlir.addressof @__tvm_ffi__grid_str.51 : !llvm.ptr
    %27 = llvm.mlir.addressof @__tvm_ffi__grid_str.49 : !llvm.ptr
    %28 = llvm.mlir.addressof @__tvm_ffi__grid_str.47 : !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.array<320 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.array<4 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.sdiv %34, %4 : i32
    %36 = llvm.shl %35, %3 overflow<nsw> : i32
    %37 = llvm.add %36, %4 overflow<nsw> : i32
    %38 = llvm.getelementptr inbounds %32[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i32
    %40 = llvm.icmp "sgt" %37, %39 : i32
    llvm.cond_br %40, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %41 = llvm.getelementptr inbounds %32[%1, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %43 = llvm.icmp "eq" %42, %7 : i32
    llvm.cond_br %43, ^bb3(%1 : i64), ^bb4
  ^bb2:  // pred: ^bb0
    %44 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %28, %45) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb25(%7 : i32)
  ^bb3(%46: i64):  // 2 preds: ^bb1, ^bb23
    %47 = llvm.icmp "eq" %46, %8 : i64
    llvm.cond_br %47, ^bb4, ^bb22(%1 : i64)
  ^bb4:  // 2 preds: ^bb1, ^bb3
    llvm.store %0, %41 {alignment = 8 : i64} : i32, !llvm.ptr
    %48 = llvm.getelementptr inbounds %arg0[%1, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> i32
    %50 = llvm.add %49, %0 overflow<nsw> : i32
    llvm.store %50, %48 {alignment = 8 : i64} : i32, !llvm.ptr
    %51 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    llvm.store %50, %51 {alignment = 8 : i64} : i32, !llvm.ptr
    %52 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    llvm.store %34, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    %53 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.getelementptr inbounds %arg0[%1, 22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %54, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %56 = llvm.getelementptr inbounds %29[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<320 x i8>
    llvm.intr.lifetime.start %29 : !llvm.ptr
    %57 = llvm.sext %35 : i32 to i64
    %58 = llvm.srem %50, %17 : i32
    %59 = llvm.sext %58 : i32 to i64
    %60 = llvm.getelementptr inbounds %32[%1, 24, %57, %59] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %61 = llvm.getelementptr inbounds %32[%1, 24, %57, %59, 3] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i32
    %63 = llvm.icmp "sgt" %62, %49 : i32
    llvm.cond_br %63, ^bb6(%50, %62 : i32, i32), ^bb5
  ^bb5:  // pred: ^bb4
    %64 = llvm.bitcast %60 : !llvm.ptr to !llvm.ptr
    %65 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%64, %65, %18) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 40 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 40 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %66 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i32
    %67 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%67, %66 : i32, i32)
  ^bb6(%68: i32, %69: i32):  // 2 preds: ^bb4, ^bb5
    %70 = llvm.icmp "eq" %69, %68 : i32
    llvm.cond_br %70, ^bb7, ^bb21(%0 : i32)
  ^bb7:  // pred: ^bb6
    %71 = llvm.bitcast %30 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %30 : !llvm.ptr
    llvm.br ^bb8(%1 : i64)
  ^bb8(%72: i64):  // 2 preds: ^bb7, ^bb10
    %73 = llvm.icmp "eq" %72, %19 : i64
    llvm.cond_br %73, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %74 = llvm.getelementptr inbounds %32[%1, 24, %57, %59, 2] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.call fastcc tail @__tvm_ffi__grid_is_same_text(%75, %76) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %78 = llvm.icmp "eq" %77, %7 : i32
    llvm.cond_br %78, ^bb11, ^bb12
  ^bb10:  // pred: ^bb8
    %79 = llvm.getelementptr inbounds %32[%1, 24, %57, %59, 0, %72] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i64
    %81 = llvm.trunc %80 : i64 to i32
    %82 = llvm.shl %81, %14 : i32
    %83 = llvm.and %82, %20 : i32
    %84 = llvm.getelementptr inbounds %30[%1, %72] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.store %83, %84 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.getelementptr inbounds %arg1[%1, 0, %72] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
    %87 = llvm.trunc %86 : i64 to i32
    %88 = llvm.shl %87, %14 : i32
    %89 = llvm.and %88, %20 : i32
    %90 = llvm.add %72, %19 overflow<nsw, nuw> : i64
    %91 = llvm.getelementptr inbounds %30[%1, %90] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    llvm.store %89, %91 {alignment = 4 : i64} : i32, !llvm.ptr
    %92 = llvm.add %72, %12 overflow<nsw, nuw> : i64
    llvm.br ^bb8(%92 : i64)
  ^bb11:  // pred: ^bb9
    %93 = llvm.getelementptr inbounds %32[%1, 24, %57, %59, 4] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %94 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> i32
    %95 = llvm.call @snprintf(%56, %21, %27, %23, %94, %75) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb19
  ^bb12:  // pred: ^bb9
    %96 = llvm.getelementptr inbounds %32[%1, 24, %57, %59, 1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %97 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> i64
    %98 = llvm.getelementptr inbounds %arg1[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> i64
    %100 = llvm.icmp "eq" %97, %99 : i64
    llvm.cond_br %100, ^bb14, ^bb13
  ^bb13:  // pred: ^bb12
    %101 = llvm.getelementptr inbounds %32[%1, 24, %57, %59, 4] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %102 = llvm.load %101 {alignment = 4 : i64} : !llvm.ptr -> i32
    %103 = llvm.call @snprintf(%56, %21, %22, %23, %102) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb19
  ^bb14:  // pred: ^bb12
    %104 = llvm.getelementptr inbounds %60[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %105 = llvm.load %104 {alignment = 8 : i64} : !llvm.ptr -> i64
    %106 = llvm.getelementptr inbounds %arg1[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %107 = llvm.load %106 {alignment = 8 : i64} : !llvm.ptr -> i64
    %108 = llvm.icmp "eq" %105, %107 : i64
    llvm.cond_br %108, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %109 = llvm.getelementptr inbounds %32[%1, 24, %57, %59, 0, %12] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %110 = llvm.load %109 {alignment = 8 : i64} : !llvm.ptr -> i64
    %111 = llvm.getelementptr inbounds %arg1[%1, 0, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %112 = llvm.load %111 {alignment = 8 : i64} : !llvm.ptr -> i64
    %113 = llvm.icmp "eq" %110, %112 : i64
    llvm.cond_br %113, ^bb20(%0 : i32), ^bb16
  ^bb16:  // 2 preds: ^bb14, ^bb15
    %114 = llvm.icmp "eq" %107, %1 : i64
    %115 = llvm.getelementptr inbounds %32[%1, 24, %57, %59, 4] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %116 = llvm.load %115 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.cond_br %114, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %117 = llvm.getelementptr inbounds %30[%1, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %118 = llvm.load %117 {alignment = 4 : i64} : !llvm.ptr -> i32
    %119 = llvm.getelementptr inbounds %30[%1, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %120 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> i32
    %121 = llvm.call @snprintf(%56, %21, %26, %23, %116, %118, %120) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb19
  ^bb18:  // pred: ^bb16
    %122 = llvm.getelementptr inbounds %30[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %123 = llvm.load %122 {alignment = 16 : i64} : !llvm.ptr -> i32
    %124 = llvm.getelementptr inbounds %30[%1, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %125 = llvm.load %124 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.getelementptr inbounds %30[%1, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %127 = llvm.load %126 {alignment = 8 : i64} : !llvm.ptr -> i32
    %128 = llvm.getelementptr inbounds %30[%1, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> i32
    %130 = llvm.call @snprintf(%56, %21, %25, %23, %116, %123, %125, %127, %129) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb19
  ^bb19:  // 4 preds: ^bb11, ^bb13, ^bb17, ^bb18
    %131 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_refuse(%arg0, %56, %131) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb20(%7 : i32)
  ^bb20(%132: i32):  // 2 preds: ^bb15, ^bb19
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.br ^bb21(%132 : i32)
  ^bb21(%133: i32):  // 2 preds: ^bb6, ^bb20
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.br ^bb25(%133 : i32)
  ^bb22(%134: i64):  // 2 preds: ^bb3, ^bb24
    %135 = llvm.icmp "eq" %134, %9 : i64
    llvm.cond_br %135, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %136 = llvm.add %46, %12 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%136 : i64)
  ^bb24:  // pred: ^bb22
    %137 = llvm.getelementptr inbounds %32[%1, 24, %46, %134, 3] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %7, %137 {alignment = 8 : i64} : i32, !llvm.ptr
    %138 = llvm.add %134, %12 overflow<nsw, nuw> : i64
    llvm.br ^bb22(%138 : i64)
  ^bb25(%139: i32):  // 2 preds: ^bb2, ^bb21
    llvm.return %139 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_count_product(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(20 : i32) : i32
    %3 = llvm.mlir.constant(14 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(12 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.mul %19, %17 overflow<nsw> : i32
    %21 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %20, %22 overflow<nsw> : i32
    %24 = llvm.sext %23 : i32 to i64
    %25 = llvm.getelementptr inbounds %15[%24, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Products", (i32, i32, array<8 x i32>)>
    %26 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %26, %8 : i32
    llvm.store %27, %25 {alignment = 4 : i64} : i32, !llvm.ptr
    %28 = llvm.getelementptr inbounds %13[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %16 = llvm.mlir.constant(12 : i32) : i32
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.mlir.constant(15 : i32) : i32
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.53 : !llvm.ptr
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
    %34 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %35 = llvm.sdiv %25, %9 : i32
    %36 = llvm.shl %35, %10 overflow<nsw> : i32
    %37 = llvm.sext %36 : i32 to i64
    %38 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %53 = llvm.getelementptr inbounds %52[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.call fastcc tail @__tvm_ffi__grid_group_of(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %56 = llvm.call fastcc tail @__tvm_ffi__grid_product_id(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %57 = llvm.call fastcc tail @__tvm_ffi__grid_words_of(%arg0, %51, %37) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i64
    %58 = llvm.trunc %57 : i64 to i32
    %59 = llvm.lshr %57, %15 : i64
    %60 = llvm.trunc %59 : i64 to i32
    %61 = llvm.getelementptr inbounds %54[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %4 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %5 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.constant(20 : i32) : i32
    %14 = llvm.mlir.zero : !llvm.ptr
    %15 = llvm.mlir.constant(7 : i32) : i32
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.5 : !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"grid.Factor", (i64, i64, i64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.trunc %19 : i64 to i32
    %21 = llvm.getelementptr inbounds %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.trunc %22 : i64 to i32
    %24 = llvm.shl %23, %2 overflow<nsw> : i32
    %25 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.trunc %26 : i64 to i32
    %28 = llvm.icmp "slt" %27, %4 : i32
    %29 = llvm.icmp "eq" %27, %5 : i32
    %30 = llvm.select %29, %5, %0 : i1, i32
    %31 = llvm.select %28, %4, %30 : i1, i32
    %32 = llvm.sdiv %24, %31 : i32
    %33 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %34 = llvm.sdiv %20, %4 : i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %37 = llvm.bitcast %17 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    %38 = llvm.getelementptr inbounds %17[%7, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %39 = llvm.shl %23, %4 overflow<nsw> : i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %36[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %42, %38 {alignment = 8 : i64} : i64, !llvm.ptr
    %43 = llvm.getelementptr inbounds %17[%7, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %44 = llvm.getelementptr inbounds %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %45, %43 {alignment = 8 : i64} : i64, !llvm.ptr
    %46 = llvm.getelementptr inbounds %17[%7, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    %47 = llvm.getelementptr inbounds %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %48, %46 {alignment = 8 : i64} : i64, !llvm.ptr
    %49 = llvm.getelementptr inbounds %17[%7, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Factor", (i64, i64, i64, i32)>
    llvm.store %27, %49 {alignment = 8 : i64} : i32, !llvm.ptr
    %50 = llvm.call fastcc @__tvm_ffi__grid_is_inside(%arg0, %17, %20, %32) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %51 = llvm.icmp "eq" %50, %8 : i32
    llvm.cond_br %51, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %52 = llvm.or %39, %4 : i32
    %53 = llvm.sext %52 : i32 to i64
    %54 = llvm.getelementptr inbounds %36[%53] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    %56 = llvm.inttoptr %55 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_refuse(%arg0, %16, %56) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb7
  ^bb2:  // pred: ^bb0
    %57 = llvm.bitcast %18 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    %58 = llvm.getelementptr inbounds %18[%7, 0, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    llvm.store %7, %58 {alignment = 8 : i64} : i64, !llvm.ptr
    %59 = llvm.getelementptr inbounds %18[%7, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    llvm.store %42, %59 {alignment = 8 : i64} : i64, !llvm.ptr
    %60 = llvm.getelementptr inbounds %18[%7, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %61 = llvm.call fastcc tail @__tvm_ffi__grid_sum_of(%arg1, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i64
    llvm.store %61, %60 {alignment = 8 : i64} : i64, !llvm.ptr
    %62 = llvm.getelementptr inbounds %18[%7, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    %63 = llvm.or %39, %4 : i32
    %64 = llvm.sext %63 : i32 to i64
    %65 = llvm.getelementptr inbounds %36[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.inttoptr %66 : i64 to !llvm.ptr
    llvm.store %67, %62 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.getelementptr inbounds %18[%7, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    llvm.store %8, %68 {alignment = 8 : i64} : i32, !llvm.ptr
    %69 = llvm.getelementptr inbounds %18[%7, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>
    llvm.store %8, %69 {alignment = 4 : i64} : i32, !llvm.ptr
    %70 = llvm.call fastcc @__tvm_ffi__grid_start_product(%arg0, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %71 = llvm.icmp "eq" %70, %8 : i32
    llvm.cond_br %71, ^bb6, ^bb3
  ^bb3:  // pred: ^bb2
    %72 = llvm.getelementptr inbounds %arg0[%7, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr inbounds %73[%7, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.icmp "eq" %75, %14 : !llvm.ptr
    llvm.cond_br %76, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %77 = llvm.call fastcc tail @__tvm_ffi__grid_count_product(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %78 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %79 = llvm.inttoptr %78 : i64 to !llvm.ptr
    %80 = llvm.call fastcc @__tvm_ffi__grid_watch_lines(%arg0, %17, %20, %32, %77, %79) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %81 = llvm.icmp "eq" %80, %8 : i32
    llvm.cond_br %81, ^bb6, ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %82 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    %83 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.inttoptr %83 : i64 to !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_together(%arg0, %82, %15, %84) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6
  ^bb6:  // 3 preds: ^bb2, ^bb4, ^bb5
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb1, ^bb6
    llvm.intr.lifetime.end %17 : !llvm.ptr
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
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.6 : !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %19 = llvm.add %18, %1 overflow<nsw> : i64
    %20 = llvm.getelementptr inbounds %arg1[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.inttoptr %21 : i64 to !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %34 = llvm.getelementptr inbounds %arg0[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds %35[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.getelementptr inbounds %37[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.icmp "ult" %39, %33 : i64
    %41 = llvm.sub %39, %33 : i64
    %42 = llvm.icmp "ult" %41, %11 : i64
    %43 = llvm.or %40, %42 : i1
    llvm.cond_br %43, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %44 = llvm.getelementptr inbounds %arg0[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.7 : !llvm.ptr
    %6 = llvm.mlir.constant(20 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(18 : i32) : i32
    %11 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %arg0[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %22 = llvm.getelementptr inbounds %21[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.icmp "eq" %23, %7 : !llvm.ptr
    llvm.cond_br %24, ^bb4(%4 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.getelementptr inbounds %14[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.getelementptr inbounds %23[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.mul %28, %26 overflow<nsw> : i32
    llvm.br ^bb4(%29 : i32)
  ^bb4(%30: i32):  // 2 preds: ^bb2, ^bb3
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %30) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.store %2, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %31 = llvm.getelementptr inbounds %14[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %3 : !llvm.ptr
    llvm.cond_br %14, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %15 = llvm.getelementptr inbounds %13[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.sext %arg1 : i32 to i64
    %18 = llvm.getelementptr inbounds %13[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    %21 = llvm.getelementptr inbounds %13[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.sext %22 : i32 to i64
    %24 = llvm.add %23, %20 overflow<nsw> : i64
    %25 = llvm.shl %17, %7 overflow<nsw> : i64
    %26 = llvm.mul %25, %24 : i64
    %27 = llvm.getelementptr inbounds %16[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%13, %27, %28) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    %29 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %30 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %30[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.getelementptr inbounds %30[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %35 = llvm.mul %34, %32 overflow<nsw> : i32
    %36 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i32
    %38 = llvm.add %35, %37 overflow<nsw> : i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %29[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %41 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.add %41, %5 : i32
    llvm.store %42, %40 {alignment = 4 : i64} : i32, !llvm.ptr
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
    %23 = llvm.getelementptr inbounds %22[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "eq" %24, %7 : !llvm.ptr
    llvm.cond_br %25, ^bb4(%2 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %26 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.getelementptr inbounds %24[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %40 = llvm.getelementptr inbounds %39[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i32
    %42 = llvm.sext %41 : i32 to i64
    %43 = llvm.icmp "slt" %38, %42 : i64
    llvm.cond_br %43, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    %44 = llvm.add %33, %10 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%44 : i64)
  ^bb9:  // pred: ^bb7
    %45 = llvm.getelementptr inbounds %39[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.getelementptr inbounds %46[%38, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.icmp "eq" %48, %4 : i32
    llvm.cond_br %49, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %50 = llvm.getelementptr inbounds %46[%38] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %8 = llvm.mlir.constant(23 : i32) : i32
    %9 = llvm.mlir.constant(20 : i32) : i32
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.8 : !llvm.ptr
    %14 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "eq" %19, %4 : i32
    llvm.cond_br %20, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %17[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %22 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %23 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %24 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %25 = llvm.getelementptr inbounds %arg0[%0, 23, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %36 = llvm.getelementptr inbounds %35[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.icmp "eq" %37, %10 : !llvm.ptr
    llvm.cond_br %38, ^bb7(%4 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %39 = llvm.getelementptr inbounds %17[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %37[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %15 = llvm.getelementptr inbounds %arg0[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.ptrtoint %16 : !llvm.ptr to i64
    %18 = llvm.sub %14, %17 : i64
    %19 = llvm.getelementptr inbounds %11[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %20[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %7 = llvm.mlir.addressof @__tvm_ffi__grid_str.54 : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(32 : i64) : i64
    %10 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    llvm.intr.lifetime.start %10 : !llvm.ptr
    %12 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %6 = llvm.mlir.addressof @__tvm_ffi__grid_str.55 : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.getelementptr inbounds %7[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    llvm.intr.lifetime.start %7 : !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg1[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "eq" %10, %3 : i32
    llvm.cond_br %11, ^bb1, ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb0
    %12 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.56 : !llvm.ptr
    %9 = llvm.icmp "eq" %arg1, %0 : i32
    llvm.cond_br %9, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %23 = llvm.getelementptr inbounds %22[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %16 = llvm.mlir.constant(11 : i32) : i32
    %17 = llvm.mlir.constant(15 : i32) : i32
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_str.46 : !llvm.ptr
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.9 : !llvm.ptr
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
    %37 = llvm.getelementptr inbounds %arg0[%8, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%8, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%8, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i64
    %43 = llvm.icmp "ult" %42, %33 : i64
    %44 = llvm.sub %42, %33 : i64
    %45 = llvm.icmp "ult" %44, %36 : i64
    %46 = llvm.or %43, %45 : i1
    llvm.cond_br %46, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %47 = llvm.getelementptr inbounds %arg0[%8, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %60 = llvm.getelementptr inbounds %27[%8, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %61 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> i32
    %62 = llvm.shl %61, %14 overflow<nsw> : i32
    %63 = llvm.add %62, %59 overflow<nsw> : i32
    %64 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %65 = llvm.getelementptr inbounds %64[%8, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %75 = llvm.getelementptr inbounds %66[%8, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %76 = llvm.getelementptr inbounds %66[%8, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %17 = llvm.intr.smax(%15, %4) : (i32, i32) -> i32
    %18 = llvm.zext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %11[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb1(%0 : i64)
  ^bb1(%20: i64):  // 2 preds: ^bb0, ^bb6
    %21 = llvm.icmp "eq" %20, %18 : i64
    llvm.cond_br %21, ^bb7(%4 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %22 = llvm.getelementptr inbounds %13[%0, 1, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %39 = llvm.getelementptr inbounds %38[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %7 = llvm.mlir.constant(23 : i32) : i32
    %8 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %3, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> i64
    %12 = llvm.inttoptr %11 : i64 to !llvm.ptr
    %13 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %12, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.getelementptr inbounds %9[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call fastcc tail @__tvm_ffi__grid_grid_object(%15) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_tell(%arg0, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %17 = llvm.getelementptr inbounds %9[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.add %18, %5 overflow<nsw> : i32
    llvm.store %19, %17 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_arrive_at_grid(%9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %20 = llvm.getelementptr inbounds %arg0[%0, 23, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %9 = llvm.getelementptr inbounds %8[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.icmp "eq" %10, %3 : !llvm.ptr
    llvm.cond_br %11, ^bb2(%4 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.getelementptr inbounds %10[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %12 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> i32
    %18 = llvm.icmp "eq" %17, %2 : i32
    llvm.cond_br %18, ^bb14, ^bb1
  ^bb1:  // pred: ^bb0
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %38 = llvm.getelementptr inbounds %37[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %49 = llvm.getelementptr inbounds %48[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %2, %49 {alignment = 8 : i64} : i32, !llvm.ptr
    %50 = llvm.getelementptr inbounds %48[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %51 = llvm.getelementptr inbounds %48[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %58 = llvm.getelementptr inbounds %57[%52, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "eq" %59, %9 : i32
    llvm.cond_br %60, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %61 = llvm.getelementptr inbounds %57[%52] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.58 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.59 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.60 : !llvm.ptr
    %14 = llvm.mlir.constant(160 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.57 : !llvm.ptr
    %16 = llvm.mlir.constant(1024 : i64) : i64
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.mlir.constant(232448 : i64) : i64
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.63 : !llvm.ptr
    %20 = llvm.mlir.constant(2 : i64) : i64
    %21 = llvm.mlir.constant(7 : i32) : i32
    %22 = llvm.mlir.constant(65536 : i64) : i64
    %23 = llvm.mlir.constant(192 : i64) : i64
    %24 = llvm.mlir.addressof @__tvm_ffi__grid_str.64 : !llvm.ptr
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
    %37 = llvm.mlir.addressof @__tvm_ffi__grid_str.65 : !llvm.ptr
    %38 = llvm.mlir.addressof @__tvm_ffi__grid_run_clusters : !llvm.ptr
    %39 = llvm.mlir.constant(4095 : i64) : i64
    %40 = llvm.mlir.addressof @__tvm_ffi__grid_str.62 : !llvm.ptr
    %41 = llvm.mlir.constant(232448 : i32) : i32
    %42 = llvm.mlir.addressof @__tvm_ffi__grid_str.61 : !llvm.ptr
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
    %14 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.icmp "eq" %15, %2 : !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %32 = llvm.getelementptr inbounds %31[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %33 = llvm.getelementptr inbounds %31[%27, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %34, %arg3 : i32
    llvm.cond_br %35, ^bb8, ^bb14(%28 : !llvm.ptr)
  ^bb8:  // pred: ^bb7
    llvm.cond_br %18, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %36 = llvm.getelementptr inbounds %31[%27, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.icmp "eq" %37, %arg4 : i32
    llvm.cond_br %38, ^bb10, ^bb14(%28 : !llvm.ptr)
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %39 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%32) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %40 = llvm.icmp "eq" %28, %2 : !llvm.ptr
    %41 = llvm.select %40, %39, %28 : i1, !llvm.ptr
    llvm.cond_br %25, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %42 = llvm.getelementptr inbounds %31[%27, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.getelementptr inbounds %43[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.getelementptr inbounds %43[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.mul %47, %45 overflow<nsw> : i32
    %49 = llvm.getelementptr inbounds %31[%27, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %9 = llvm.getelementptr inbounds %arg1[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %2, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.getelementptr inbounds %arg0[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %15 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i32
    %16 = llvm.add %15, %6 overflow<nsw> : i32
    llvm.store %16, %14 {alignment = 8 : i64} : i32, !llvm.ptr
    %17 = llvm.add %15, %13 overflow<nsw> : i32
    %18 = llvm.srem %17, %7 : i32
    %19 = llvm.sext %18 : i32 to i64
    %20 = llvm.getelementptr inbounds %arg0[%0, 11, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %11, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_learn(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(6 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    llvm.br ^bb1(%0 : i64)
  ^bb1(%4: i64):  // 2 preds: ^bb0, ^bb5
    %5 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.sext %5 : i32 to i64
    %7 = llvm.icmp "slt" %4, %6 : i64
    llvm.cond_br %7, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  ^bb3:  // pred: ^bb1
    %8 = llvm.getelementptr inbounds %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %9 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.getelementptr inbounds %arg2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.icmp "ult" %9, %11 : i32
    llvm.cond_br %12, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.store %11, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %13 = llvm.add %4, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%13 : i64)
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
    %8 = llvm.mlir.constant(21 : i32) : i32
    %9 = llvm.mlir.constant(17 : i32) : i32
    %10 = llvm.mlir.constant(18 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = llvm.mlir.constant(23 : i32) : i32
    %14 = llvm.mlir.constant(0 : i32) : i32
    %15 = llvm.mlir.constant(128 : i32) : i32
    %16 = llvm.mlir.constant(19 : i32) : i32
    %17 = llvm.mlir.constant(128 : i64) : i64
    %18 = llvm.mlir.constant(22 : i32) : i32
    %19 = llvm.mlir.constant(320 : i64) : i64
    %20 = llvm.mlir.addressof @__tvm_ffi__grid_str.10 : !llvm.ptr
    %21 = llvm.mlir.constant(1 : i64) : i64
    %22 = llvm.mlir.constant(-1 : i32) : i32
    %23 = llvm.mlir.constant(32 : i32) : i32
    %24 = llvm.mlir.constant(2 : i32) : i32
    %25 = llvm.mlir.constant(10 : i32) : i32
    %26 = llvm.alloca %0 x !llvm.array<320 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.zext %arg0 : i32 to i64
    %28 = llvm.shl %27, %1 overflow<nuw> : i64
    %29 = llvm.zext %arg1 : i32 to i64
    %30 = llvm.or %28, %29 : i64
    %31 = llvm.inttoptr %30 : i64 to !llvm.ptr
    %32 = llvm.getelementptr inbounds %31[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds %33[%2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %35 = llvm.bitcast %33 : !llvm.ptr to !llvm.ptr
    %36 = llvm.inttoptr %30 : i64 to !llvm.ptr
    %37 = llvm.getelementptr inbounds %33[%2, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %38 = llvm.getelementptr inbounds %31[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %39 = llvm.getelementptr inbounds %26[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<320 x i8>
    %40 = llvm.getelementptr inbounds %31[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %41 = llvm.getelementptr inbounds %31[%2, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %42 = llvm.getelementptr inbounds %33[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %43 = llvm.getelementptr inbounds %31[%2, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %44 = llvm.getelementptr inbounds %31[%2, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %45 = llvm.getelementptr inbounds %33[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %46 = llvm.getelementptr inbounds %33[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %47 = llvm.getelementptr inbounds %33[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %48 = llvm.getelementptr inbounds %31[%2, 23, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb21
    %49 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.call %49(%50, %36) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %52 = llvm.icmp "eq" %51, %14 : i32
    llvm.cond_br %52, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %0, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %7, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb3:  // pred: ^bb1
    %53 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %7, %38 {alignment = 4 : i64} : i32, !llvm.ptr
    %54 = llvm.icmp "eq" %53, %14 : i32
    llvm.cond_br %54, ^bb4, ^bb12
  ^bb4:  // pred: ^bb3
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %55 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %56 = llvm.getelementptr inbounds %55[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %57 = llvm.load %56 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i32
    %59 = llvm.sdiv %58, %15 : i32
    %60 = llvm.shl %59, %7 overflow<nsw> : i32
    %61 = llvm.sext %60 : i32 to i64
    %62 = llvm.getelementptr inbounds %57[%61] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %63 = llvm.getelementptr inbounds %55[%2, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.icmp "eq" %64, %14 : i32
    %66 = llvm.getelementptr inbounds %57[%61, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %67 = llvm.getelementptr inbounds %55[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.cond_br %65, ^bb10, ^bb5(%2 : i64)
  ^bb5(%68: i64):  // 2 preds: ^bb4, ^bb9
    %69 = llvm.icmp "eq" %68, %17 : i64
    llvm.cond_br %69, ^bb10, ^bb6
  ^bb6:  // pred: ^bb5
    %70 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> i32
    %71 = llvm.trunc %68 : i64 to i32
    %72 = llvm.add %70, %71 overflow<nsw> : i32
    %73 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> i32
    %74 = llvm.icmp "slt" %72, %73 : i32
    llvm.cond_br %74, ^bb7, ^bb10
  ^bb7:  // pred: ^bb6
    %75 = llvm.getelementptr inbounds %62[%68] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %76 = llvm.getelementptr inbounds %75[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %77 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.icmp "eq" %77, %7 : i32
    llvm.cond_br %78, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %79 = llvm.getelementptr inbounds %75[%2, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i32
    %81 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %82 = llvm.icmp "eq" %80, %81 : i32
    llvm.cond_br %82, ^bb9, ^bb11
  ^bb9:  // 2 preds: ^bb7, ^bb8
    %83 = llvm.add %68, %21 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%83 : i64)
  ^bb10:  // 3 preds: ^bb4, ^bb5, ^bb6
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.br ^bb12
  ^bb11:  // pred: ^bb8
    %84 = llvm.icmp "sgt" %80, %81 : i32
    %85 = llvm.select %84, %31, %75 : i1, !llvm.ptr
    %86 = llvm.select %84, %75, %31 : i1, !llvm.ptr
    %87 = llvm.getelementptr inbounds %85[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> i32
    %89 = llvm.getelementptr inbounds %85[%2, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> i32
    %91 = llvm.getelementptr inbounds %86[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %92 = llvm.load %91 {alignment = 8 : i64} : !llvm.ptr -> i32
    %93 = llvm.getelementptr inbounds %86[%2, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %94 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> i32
    %95 = llvm.getelementptr inbounds %86[%2, 22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.call @snprintf(%39, %19, %20, %88, %90, %92, %94, %96) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %98 = llvm.getelementptr inbounds %55[%2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%99, %39) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.store %0, %37 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 4 preds: ^bb2, ^bb3, ^bb10, ^bb11
    %100 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %101 = llvm.add %100, %22 overflow<nsw> : i32
    llvm.store %101, %42 {alignment = 4 : i64} : i32, !llvm.ptr
    %102 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.getelementptr inbounds %102[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %104 = llvm.load %103 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.getelementptr inbounds %104[%2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %106 = llvm.load %105 {alignment = 4 : i64} : !llvm.ptr -> i32
    %107 = llvm.add %106, %22 overflow<nsw> : i32
    llvm.store %107, %105 {alignment = 4 : i64} : i32, !llvm.ptr
    %108 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %109 = llvm.icmp "eq" %108, %14 : i32
    llvm.cond_br %109, ^bb15, ^bb13
  ^bb13:  // pred: ^bb12
    %110 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    %111 = llvm.getelementptr inbounds %104[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %112 = llvm.load %111 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.icmp "eq" %110, %112 : i32
    llvm.cond_br %113, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %114 = llvm.getelementptr inbounds %104[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> i32
    %116 = llvm.add %115, %22 overflow<nsw> : i32
    llvm.store %116, %114 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // 3 preds: ^bb12, ^bb13, ^bb14
    llvm.call fastcc @__tvm_ffi__grid_open_cluster(%104) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %117 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i32
    %118 = llvm.icmp "eq" %117, %14 : i32
    llvm.cond_br %118, ^bb18, ^bb16
  ^bb16:  // pred: ^bb15
    %119 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.icmp "eq" %117, %119 : i32
    llvm.cond_br %120, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    llvm.call fastcc @__tvm_ffi__grid_open_barrier(%33) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb18:  // 3 preds: ^bb15, ^bb16, ^bb17
    llvm.call fastcc @__tvm_ffi__grid_arrive_at_grid(%33) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %121 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i32
    %122 = llvm.sdiv %121, %23 : i32
    %123 = llvm.shl %122, %3 overflow<nsw> : i32
    %124 = llvm.sext %123 : i32 to i64
    llvm.br ^bb19(%2 : i64)
  ^bb19(%125: i64):  // 2 preds: ^bb18, ^bb24
    %126 = llvm.icmp "eq" %125, %1 : i64
    llvm.cond_br %126, ^bb21, ^bb20
  ^bb20:  // pred: ^bb19
    %127 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %128 = llvm.trunc %125 : i64 to i32
    %129 = llvm.add %123, %128 : i32
    %130 = llvm.icmp "slt" %129, %127 : i32
    llvm.cond_br %130, ^bb22, ^bb21
  ^bb21:  // 2 preds: ^bb19, ^bb20
    llvm.call fastcc @__tvm_ffi__grid_leave(%48, %33) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb1
  ^bb22:  // pred: ^bb20
    %131 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %132 = llvm.getelementptr inbounds %131[%124] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %133 = llvm.getelementptr inbounds %132[%125] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %134 = llvm.getelementptr inbounds %133[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %135 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.icmp "eq" %135, %24 : i32
    llvm.cond_br %136, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %137 = llvm.getelementptr inbounds %133[%2, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %138 = llvm.load %137 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.call fastcc @__tvm_ffi__grid_open_warp(%33, %122, %138) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb24
  ^bb24:  // 2 preds: ^bb22, ^bb23
    %139 = llvm.add %125, %21 overflow<nsw, nuw> : i64
    llvm.br ^bb19(%139 : i64)
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
    %32 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.shl %arg1, %3 overflow<nsw> : i32
    %35 = llvm.sext %34 : i32 to i64
    %36 = llvm.getelementptr inbounds %33[%35] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %37 = llvm.getelementptr inbounds %arg0[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %50 = llvm.getelementptr inbounds %36[%41] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %51 = llvm.getelementptr inbounds %50[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %52 : i32, ^bb63 [
      7: ^bb6(%42 : i32),
      2: ^bb4
    ]
  ^bb4:  // pred: ^bb3
    %53 = llvm.getelementptr inbounds %50[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %74 = llvm.getelementptr inbounds %36[%68] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %75 = llvm.getelementptr inbounds %74[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %76 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i32
    %77 = llvm.srem %76, %8 : i32
    %78 = llvm.getelementptr inbounds %74[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %79 = llvm.load %78 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.and %79, %14 : i32
    %81 = llvm.getelementptr inbounds %74[%1, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %88 = llvm.getelementptr inbounds %74[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %122 = llvm.getelementptr inbounds %36[%121, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %123 = llvm.load %122 {alignment = 8 : i64} : !llvm.ptr -> i64
    %124 = llvm.inttoptr %123 : i64 to !llvm.ptr
    %125 = llvm.or %118, %108 : i32
    %126 = llvm.sext %125 : i32 to i64
    %127 = llvm.getelementptr inbounds %36[%126, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %143 = llvm.getelementptr inbounds %74[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %173 = llvm.getelementptr inbounds %36[%172, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %185 = llvm.getelementptr inbounds %74[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %270 = llvm.getelementptr inbounds %36[%269, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %303 = llvm.getelementptr inbounds %74[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %316 = llvm.getelementptr inbounds %74[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %330 = llvm.getelementptr inbounds %36[%329, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %357 = llvm.getelementptr inbounds %36[%350, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %374 = llvm.getelementptr inbounds %36[%373, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.br ^bb56(%374 : !llvm.ptr)
  ^bb55:  // 2 preds: ^bb52, ^bb53
    %375 = llvm.getelementptr inbounds %74[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.br ^bb56(%375 : !llvm.ptr)
  ^bb56(%376: !llvm.ptr):  // 2 preds: ^bb54, ^bb55
    %377 = llvm.load %376 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb57(%377 : i64)
  ^bb57(%378: i64):  // 7 preds: ^bb11, ^bb14, ^bb20, ^bb39, ^bb41, ^bb44, ^bb56
    %379 = llvm.getelementptr inbounds %74[%1, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %387 = llvm.getelementptr inbounds %36[%381] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %4 = llvm.mlir.addressof @__tvm_ffi__grid_str.11 : !llvm.ptr
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.12 : !llvm.ptr
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
    %16 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %17[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %35 = llvm.getelementptr inbounds %34[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.getelementptr inbounds %36[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %3 = llvm.mlir.constant(15 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(16 : i32) : i32
    %6 = llvm.mlir.constant(21 : i32) : i32
    %7 = llvm.mlir.constant(2 : i64) : i64
    %8 = llvm.mlir.constant(1 : i8) : i8
    %9 = llvm.mlir.constant(0 : i8) : i8
    %10 = llvm.mlir.constant(4 : i64) : i64
    %11 = llvm.mlir.constant(false) : i1
    %12 = llvm.mlir.constant(1 : i32) : i32
    %13 = llvm.mlir.constant(true) : i1
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %18[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.sext %arg1 : i32 to i64
    %22 = llvm.getelementptr inbounds %20[%21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %23 = llvm.call fastcc tail @__tvm_ffi__grid_follows(%arg0, %22, %arg3, %arg4, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %24 = llvm.icmp "eq" %23, %4 : i32
    llvm.cond_br %24, ^bb7(%4 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %25 = llvm.getelementptr inbounds %18[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %26 = llvm.getelementptr inbounds %18[%0, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %27 = llvm.shl %21, %7 overflow<nsw> : i64
    llvm.br ^bb2(%0 : i64)
  ^bb2(%28: i64):  // 2 preds: ^bb1, ^bb5
    %29 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 {alignment = 1 : i64} : !llvm.ptr -> i8
    %32 = llvm.and %31, %8 : i8
    %33 = llvm.icmp "ne" %32, %9 : i8
    %34 = llvm.icmp "ult" %28, %10 : i64
    %35 = llvm.select %33, %34, %11 : i1, i1
    llvm.cond_br %35, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    %36 = llvm.trunc %28 : i64 to i32
    %37 = llvm.shl %12, %36 overflow<nsw, nuw> : i32
    %38 = llvm.and %37, %arg2 : i32
    %39 = llvm.icmp "eq" %38, %4 : i32
    llvm.cond_br %39, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %40 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %42 = llvm.getelementptr inbounds %41[%28] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %43 = llvm.call fastcc tail @__tvm_ffi__grid_follows(%arg0, %42, %arg3, %arg4, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %44 = llvm.icmp "eq" %43, %4 : i32
    llvm.cond_br %44, ^bb6, ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %45 = llvm.add %28, %14 overflow<nsw, nuw> : i64
    llvm.br ^bb2(%45 : i64)
  ^bb6:  // 2 preds: ^bb2, ^bb4
    %46 = llvm.xor %35, %13 : i1
    %47 = llvm.zext %46 : i1 to i32
    llvm.br ^bb7(%47 : i32)
  ^bb7(%48: i32):  // 2 preds: ^bb0, ^bb6
    llvm.return %48 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_note_read(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: i32 {llvm.noundef}, %arg5: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(15 : i32) : i32
    %3 = llvm.mlir.constant(21 : i32) : i32
    %4 = llvm.mlir.constant(2 : i8) : i8
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(20 : i32) : i32
    %7 = llvm.mlir.constant(18 : i32) : i32
    %8 = llvm.mlir.constant(4 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(19 : i32) : i32
    %12 = llvm.mlir.constant(17 : i32) : i32
    %13 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.icmp "eq" %arg2, %2 : i32
    llvm.cond_br %16, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %17 = llvm.getelementptr inbounds %arg0[%0, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.sext %arg1 : i32 to i64
    %20 = llvm.mul %15, %19 overflow<nsw> : i64
    %21 = llvm.sext %arg3 : i32 to i64
    %22 = llvm.add %20, %21 overflow<nsw> : i64
    %23 = llvm.getelementptr inbounds %18[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %arg4, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    %24 = llvm.getelementptr inbounds %arg0[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds %25[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %arg5, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb2:  // pred: ^bb0
    %27 = llvm.getelementptr inbounds %arg0[%0, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.sext %arg1 : i32 to i64
    %30 = llvm.getelementptr inbounds %28[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 {alignment = 1 : i64} : !llvm.ptr -> i8
    %32 = llvm.or %31, %4 : i8
    llvm.store %32, %30 {alignment = 1 : i64} : i8, !llvm.ptr
    %33 = llvm.shl %29, %5 overflow<nsw> : i64
    %34 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %35 = llvm.sext %arg3 : i32 to i64
    %36 = llvm.getelementptr inbounds %arg0[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %9 = llvm.mlir.constant(-2 : i32) : i32
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.24 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__grid_str.25 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.26 : !llvm.ptr
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.21 : !llvm.ptr
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.23 : !llvm.ptr
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.22 : !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds %18[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "eq" %23, %4 : i32
    llvm.cond_br %24, ^bb17(%5 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %25 = llvm.getelementptr inbounds %18[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.getelementptr inbounds %18[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %29 = llvm.mul %28, %26 overflow<nsw> : i32
    %30 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i32
    %32 = llvm.add %29, %31 overflow<nsw> : i32
    %33 = llvm.icmp "ne" %23, %32 : i32
    %34 = llvm.icmp "ne" %arg2, %3 : i32
    %35 = llvm.or %34, %33 : i1
    llvm.cond_br %35, ^bb2, ^bb17(%5 : i32)
  ^bb2:  // pred: ^bb1
    %36 = llvm.getelementptr inbounds %20[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i32
    %38 = llvm.shl %37, %5 : i32
    %39 = llvm.icmp "ult" %23, %38 : i32
    llvm.cond_br %39, ^bb8, ^bb3
  ^bb3:  // pred: ^bb2
    %40 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %20[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.mul %37, %9 : i32
    %44 = llvm.add %43, %23 : i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.sext %37 : i32 to i64
    %47 = llvm.getelementptr inbounds %20[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.sext %48 : i32 to i64
    %50 = llvm.add %49, %46 overflow<nsw> : i64
    %51 = llvm.shl %45, %10 overflow<nsw> : i64
    %52 = llvm.mul %51, %50 : i64
    %53 = llvm.getelementptr inbounds %42[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %54 = llvm.zext %23 : i32 to i64
    %55 = llvm.getelementptr inbounds %53[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.icmp "ult" %56, %58 : i32
    llvm.cond_br %59, ^bb7(%11 : !llvm.ptr), ^bb4
  ^bb4:  // pred: ^bb3
    %60 = llvm.getelementptr inbounds %40[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> i32
    %62 = llvm.icmp "ult" %61, %58 : i32
    llvm.cond_br %62, ^bb7(%12 : !llvm.ptr), ^bb5
  ^bb5:  // pred: ^bb4
    %63 = llvm.icmp "eq" %arg2, %3 : i32
    llvm.cond_br %63, ^bb17(%5 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    %64 = llvm.add %48, %23 overflow<nsw> : i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.getelementptr inbounds %40[%65] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %67 = llvm.load %66 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.icmp "ult" %67, %58 : i32
    llvm.cond_br %68, ^bb7(%13 : !llvm.ptr), ^bb17(%5 : i32)
  ^bb7(%69: !llvm.ptr):  // 3 preds: ^bb3, ^bb4, ^bb6
    %70 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg3, %arg4, %71, %69) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb17(%3 : i32)
  ^bb8:  // pred: ^bb2
    %72 = llvm.getelementptr inbounds %20[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.icmp "ult" %23, %73 : i32
    llvm.cond_br %74, ^bb11, ^bb9
  ^bb9:  // pred: ^bb8
    %75 = llvm.zext %23 : i32 to i64
    %76 = llvm.getelementptr inbounds %21[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %77 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %79 = llvm.load %78 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.icmp "ult" %77, %79 : i32
    llvm.cond_br %80, ^bb10, ^bb17(%5 : i32)
  ^bb10:  // pred: ^bb9
    %81 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg3, %arg4, %82, %14) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb17(%3 : i32)
  ^bb11:  // pred: ^bb8
    llvm.cond_br %33, ^bb12, ^bb14
  ^bb12:  // pred: ^bb11
    %83 = llvm.zext %23 : i32 to i64
    %84 = llvm.getelementptr inbounds %21[%83] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> i32
    %88 = llvm.icmp "ult" %85, %87 : i32
    llvm.cond_br %88, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %89 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg3, %arg4, %90, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb17(%3 : i32)
  ^bb14:  // 2 preds: ^bb11, ^bb12
    llvm.cond_br %34, ^bb15, ^bb17(%5 : i32)
  ^bb15:  // pred: ^bb14
    %91 = llvm.add %37, %23 overflow<nsw> : i32
    %92 = llvm.sext %91 : i32 to i64
    %93 = llvm.getelementptr inbounds %21[%92] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %94 = llvm.load %93 {alignment = 4 : i64} : !llvm.ptr -> i32
    %95 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %96 = llvm.load %95 {alignment = 4 : i64} : !llvm.ptr -> i32
    %97 = llvm.icmp "ult" %94, %96 : i32
    llvm.cond_br %97, ^bb16, ^bb17(%5 : i32)
  ^bb16:  // pred: ^bb15
    %98 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__grid_race(%arg0, %arg3, %arg4, %99, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb17(%3 : i32)
  ^bb17(%100: i32):  // 11 preds: ^bb0, ^bb1, ^bb5, ^bb6, ^bb7, ^bb9, ^bb10, ^bb13, ^bb14, ^bb15, ^bb16
    llvm.return %100 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_race(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.addressof @__tvm_ffi__grid_str.28 : !llvm.ptr
    %4 = llvm.mlir.constant(384 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__grid_str.27 : !llvm.ptr
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
    %4 = llvm.mlir.constant(13 : i32) : i32
    %5 = llvm.mlir.constant(1 : i32) : i32
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(4294967295 : i64) : i64
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.30 : !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i32
    %17 = llvm.getelementptr inbounds %arg1[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.intr.smax(%16, %3) : (i32, i32) -> i32
    %19 = llvm.zext %18 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%20: i64):  // 2 preds: ^bb0, ^bb4
    %21 = llvm.icmp "eq" %20, %19 : i64
    llvm.cond_br %21, ^bb5, ^bb2
  ^bb2:  // pred: ^bb1
    %22 = llvm.getelementptr inbounds %14[%0, 13, %20, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %14[%0, 13, %20, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.getelementptr inbounds %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.icmp "ugt" %26, %arg1 : !llvm.ptr
    %28 = llvm.icmp "ult" %23, %17 : !llvm.ptr
    %29 = llvm.select %27, %28, %6 : i1, i1
    llvm.cond_br %29, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %30 = llvm.and %20, %8 : i64
    %31 = llvm.getelementptr inbounds %14[%0, 13, %30, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %4 = llvm.mlir.constant(19 : i32) : i32
    %5 = llvm.mlir.constant(17 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(21 : i32) : i32
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.constant(18 : i32) : i32
    %10 = llvm.mlir.constant(2 : i8) : i8
    %11 = llvm.mlir.constant(0 : i8) : i8
    %12 = llvm.mlir.constant(4 : i64) : i64
    %13 = llvm.mlir.constant(false) : i1
    %14 = llvm.mlir.constant(true) : i1
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %17[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %19[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %19[%0, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.sext %arg1 : i32 to i64
    %26 = llvm.mul %22, %25 overflow<nsw> : i64
    %27 = llvm.getelementptr inbounds %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.getelementptr inbounds %19[%0, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%25] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.call fastcc tail @__tvm_ffi__grid_follows_row(%arg0, %27, %31, %arg3, %arg4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %33 = llvm.icmp "eq" %32, %6 : i32
    llvm.cond_br %33, ^bb7(%6 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %34 = llvm.getelementptr inbounds %19[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %35 = llvm.getelementptr inbounds %19[%0, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %36 = llvm.shl %25, %8 overflow<nsw> : i64
    %37 = llvm.getelementptr inbounds %19[%0, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
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
    %1 = llvm.mlir.constant(16 : i32) : i32
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(15 : i32) : i32
    %4 = llvm.mlir.constant(21 : i32) : i32
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(0 : i8) : i8
    %8 = llvm.mlir.constant(-2 : i8) : i8
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.mlir.constant(-1 : i32) : i32
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(1 : i64) : i64
    %15 = llvm.getelementptr inbounds %arg0[%0, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.sext %arg1 : i32 to i64
    %18 = llvm.shl %17, %2 overflow<nsw> : i64
    %19 = llvm.getelementptr inbounds %16[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %20 = llvm.icmp "eq" %arg2, %3 : i32
    llvm.cond_br %20, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %21 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    %24 = llvm.bitcast %23 : !llvm.ptr to !llvm.ptr
    llvm.store %arg3, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    %25 = llvm.getelementptr inbounds %22[%17, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Written", (i32, i32, ptr)>
    llvm.store %arg4, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.getelementptr inbounds %arg0[%0, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds %27[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %29 = llvm.load %28 {alignment = 1 : i64} : !llvm.ptr -> i8
    %30 = llvm.and %29, %5 : i8
    %31 = llvm.icmp "eq" %30, %7 : i8
    llvm.cond_br %31, ^bb12, ^bb2
  ^bb2:  // pred: ^bb1
    %32 = llvm.and %29, %8 : i8
    llvm.br ^bb4(%27, %32 : !llvm.ptr, i8)
  ^bb3:  // pred: ^bb0
    %33 = llvm.getelementptr inbounds %arg0[%0, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds %34[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.or %36, %5 : i8
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
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.31 : !llvm.ptr
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds %11[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call fastcc tail @__tvm_ffi__grid_known_by(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %13[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i32
    %17 = llvm.getelementptr inbounds %11[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %18 = llvm.getelementptr inbounds %11[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %19 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %7 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.getelementptr inbounds %8[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.sdiv %12, %4 : i32
    %14 = llvm.add %13, %5 overflow<nsw> : i32
    %15 = llvm.mul %14, %10 overflow<nsw> : i32
    %16 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %7 = llvm.mlir.constant(25 : i32) : i32
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
    %22 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %27 = llvm.ptrtoint %25 : !llvm.ptr to i64
    %28 = llvm.sub %26, %27 : i64
    %29 = llvm.sdiv %28, %5 : i64
    %30 = llvm.srem %29, %6 : i64
    %31 = llvm.getelementptr inbounds %arg0[%0, 25, %30, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.icmp "eq" %32, %arg1 : !llvm.ptr
    llvm.cond_br %33, ^bb3, ^bb4(%20 : i32)
  ^bb3:  // pred: ^bb2
    %34 = llvm.getelementptr inbounds %arg0[%0, 25, %30, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %9, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb4(%35 : i32)
  ^bb4(%36: i32):  // 2 preds: ^bb2, ^bb3
    %37 = llvm.xor %36, %1 : i32
    llvm.store %37, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    %38 = llvm.getelementptr inbounds %arg1[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i16
    llvm.store %39, %16 {alignment = 2 : i64} : i16, !llvm.ptr
    %40 = llvm.getelementptr inbounds %arg0[%0, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.call fastcc tail @__tvm_ffi__grid_barrier_object(%arg0, %arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_end_phase(%41, %42) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %43 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb5(%0 : i64)
  ^bb5(%44: i64):  // 2 preds: ^bb4, ^bb9
    %45 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.icmp "slt" %44, %46 : i64
    llvm.cond_br %47, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %48 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds %48[%44] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %50 = llvm.getelementptr inbounds %48[%44, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.icmp "eq" %51, %13 : i32
    llvm.cond_br %52, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    %53 = llvm.getelementptr inbounds %48[%44, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %2 = llvm.mlir.constant(9 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %7, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %8 = llvm.getelementptr inbounds %arg0[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.sext %arg1 : i32 to i64
    %11 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i32
    %13 = llvm.sext %12 : i32 to i64
    %14 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %15 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.sext %15 : i32 to i64
    %17 = llvm.add %16, %13 overflow<nsw> : i64
    %18 = llvm.shl %10, %5 overflow<nsw> : i64
    %19 = llvm.mul %17, %18 : i64
    %20 = llvm.getelementptr inbounds %9[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %21 = llvm.getelementptr inbounds %arg0[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %22[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call fastcc tail @__tvm_ffi__grid_learn(%arg0, %20, %23) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__grid_is_same_text(%arg0: !llvm.ptr {llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.icmp "ne" %arg0, %arg1 : !llvm.ptr
    %5 = llvm.icmp "ne" %arg0, %0 : !llvm.ptr
    %6 = llvm.and %5, %4 : i1
    %7 = llvm.icmp "ne" %arg1, %0 : !llvm.ptr
    %8 = llvm.and %7, %6 : i1
    llvm.cond_br %8, ^bb2(%arg0, %arg1 : !llvm.ptr, !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %9 = llvm.icmp "eq" %arg0, %arg1 : !llvm.ptr
    llvm.br ^bb5(%9 : i1)
  ^bb2(%10: !llvm.ptr, %11: !llvm.ptr):  // 2 preds: ^bb0, ^bb3
    %12 = llvm.load %10 {alignment = 1 : i64} : !llvm.ptr -> i8
    %13 = llvm.icmp "ne" %12, %1 : i8
    %14 = llvm.load %11 {alignment = 1 : i64} : !llvm.ptr -> i8
    %15 = llvm.icmp "eq" %12, %14 : i8
    %16 = llvm.select %13, %15, %2 : i1, i1
    llvm.cond_br %16, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %17 = llvm.getelementptr inbounds %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr inbounds %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb2(%17, %18 : !llvm.ptr, !llvm.ptr)
  ^bb4:  // pred: ^bb2
    %19 = llvm.icmp "eq" %12, %14 : i8
    llvm.br ^bb5(%19 : i1)
  ^bb5(%20: i1):  // 2 preds: ^bb1, ^bb4
    %21 = llvm.zext %20 : i1 to i32
    llvm.return %21 : i32
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
    %8 = llvm.mlir.addressof @__tvm_ffi__grid_str.40 : !llvm.ptr
    %9 = llvm.mlir.constant(false) : i1
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.41 : !llvm.ptr
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
    %25 = llvm.mlir.addressof @__tvm_ffi__grid_str.9 : !llvm.ptr
    %26 = llvm.mlir.addressof @__tvm_ffi__grid_str.43 : !llvm.ptr
    %27 = llvm.mlir.addressof @__tvm_ffi__grid_str.42 : !llvm.ptr
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
    %37 = llvm.getelementptr inbounds %arg0[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %38[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %40[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i64
    %43 = llvm.icmp "ult" %42, %35 : i64
    %44 = llvm.sub %42, %35 : i64
    %45 = llvm.icmp "ult" %44, %36 : i64
    %46 = llvm.or %43, %45 : i1
    llvm.cond_br %46, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %47 = llvm.getelementptr inbounds %arg0[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %57 = llvm.getelementptr inbounds %arg1[%3, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.icmp "eq" %58, %13 : i32
    llvm.cond_br %59, ^bb9, ^bb10(%58 : i32)
  ^bb9:  // pred: ^bb8
    %60 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %61 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb10(%61 : i32)
  ^bb10(%62: i32):  // 2 preds: ^bb8, ^bb9
    %63 = llvm.getelementptr inbounds %arg1[%3, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %64 = llvm.load %63 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.add %62, %0 overflow<nsw> : i32
    llvm.store %65, %57 {alignment = 4 : i64} : i32, !llvm.ptr
    %66 = llvm.add %62, %64 overflow<nsw> : i32
    %67 = llvm.srem %66, %13 : i32
    %68 = llvm.sext %67 : i32 to i64
    %69 = llvm.getelementptr inbounds %arg1[%3, 14, %68] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %70 = llvm.bitcast %arg3 : !llvm.ptr to !llvm.ptr
    %71 = llvm.bitcast %28 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%71, %70, %16) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %72 = llvm.getelementptr inbounds %arg1[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %74 = llvm.getelementptr inbounds %73[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %76 = llvm.getelementptr inbounds %75[%35] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %77 = llvm.getelementptr inbounds %arg0[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> i32
    %79 = llvm.getelementptr inbounds %arg0[%3, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i32
    %81 = llvm.getelementptr inbounds %69[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>
    llvm.store %arg3, %81 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %82 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %83 = llvm.bitcast %82 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memcpy"(%83, %71, %16) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 8 : i64, llvm.dereferenceable = 104 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %84 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %76, %84 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %85 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %1, %85 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %86 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %87 = llvm.bitcast %86 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%87, %5, %19) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 20 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %88 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %78, %88 {alignment = 4 : i64} : i32, !llvm.ptr
    %89 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %80, %89 {alignment = 8 : i64} : i32, !llvm.ptr
    %90 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %9, %90 {alignment = 4 : i64} : i32, !llvm.ptr
    %91 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %67, %91 {alignment = 8 : i64} : i32, !llvm.ptr
    %92 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %9, %92 {alignment = 4 : i64} : i32, !llvm.ptr
    %93 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %102 = llvm.getelementptr inbounds %arg1[%3, 14, %68, 4, %97] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
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
    %48 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %25 = llvm.mlir.constant(46912 : i64) : i64
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
    %38 = llvm.mlir.addressof @__tvm_ffi__grid_str.66 : !llvm.ptr
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
    %176 = llvm.getelementptr inbounds %164[%160, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %153, %176 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %177 = llvm.getelementptr inbounds %164[%160, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %178 = llvm.bitcast %177 : !llvm.ptr to !llvm.ptr
    llvm.store %121, %178 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %179 = llvm.load %159 {alignment = 8 : i64} : !llvm.ptr -> i64
    %180 = llvm.mul %179, %160 : i64
    %181 = llvm.getelementptr inbounds %155[%180] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %182 = llvm.call fastcc tail @__tvm_ffi__grid_page() {no_inline, no_unwind} : () -> i64
    %183 = llvm.getelementptr inbounds %181[%182] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %184 = llvm.getelementptr inbounds %164[%160, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %183, %184 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %185 = llvm.getelementptr inbounds %164[%160, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %169, %185 {alignment = 8 : i64} : i32, !llvm.ptr
    %186 = llvm.getelementptr inbounds %164[%160, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %4, %186 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %39 : !llvm.ptr
    %187 = llvm.add %160, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb23(%187 : i64)
  ^bb27:  // pred: ^bb25
    %188 = llvm.getelementptr inbounds %39[%1, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i32>
    %189 = llvm.load %188 {alignment = 4 : i64} : !llvm.ptr -> i32
    %190 = llvm.getelementptr inbounds %164[%160, 0, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %189, %190 {alignment = 4 : i64} : i32, !llvm.ptr
    %191 = llvm.getelementptr inbounds %156[%1, 1, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %192 = llvm.load %191 {alignment = 8 : i64} : !llvm.ptr -> i64
    %193 = llvm.trunc %192 : i64 to i32
    %194 = llvm.getelementptr inbounds %164[%160, 2, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %193, %194 {alignment = 4 : i64} : i32, !llvm.ptr
    %195 = llvm.getelementptr inbounds %156[%1, 0, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %196 = llvm.load %195 {alignment = 8 : i64} : !llvm.ptr -> i64
    %197 = llvm.trunc %196 : i64 to i32
    %198 = llvm.getelementptr inbounds %164[%160, 3, %174] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %11 = llvm.mlir.addressof @__tvm_ffi__grid_str.67 : !llvm.ptr
    %12 = llvm.mlir.constant(2047 : i64) : i64
    %13 = llvm.mlir.constant(false) : i1
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__grid_str.68 : !llvm.ptr
    %16 = llvm.mlir.constant(-1 : i64) : i64
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_str.69 : !llvm.ptr
    %18 = llvm.mlir.constant(13 : i32) : i32
    %19 = llvm.mlir.constant(26 : i32) : i32
    %20 = llvm.mlir.constant(9 : i32) : i32
    %21 = llvm.mlir.constant(20 : i32) : i32
    %22 = llvm.mlir.constant(22 : i32) : i32
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
    %34 = llvm.mlir.addressof @__tvm_ffi__grid_str.105 : !llvm.ptr
    %35 = llvm.mlir.addressof @__tvm_ffi__grid_str.104 : !llvm.ptr
    %36 = llvm.mlir.constant(384 : i64) : i64
    %37 = llvm.mlir.addressof @__tvm_ffi__grid_str.103 : !llvm.ptr
    %38 = llvm.mlir.constant(383 : i64) : i64
    %39 = llvm.mlir.constant(17 : i32) : i32
    %40 = llvm.mlir.constant(16 : i32) : i32
    %41 = llvm.mlir.constant(15 : i32) : i32
    %42 = llvm.mlir.constant(12 : i32) : i32
    %43 = llvm.mlir.constant(10 : i32) : i32
    %44 = llvm.mlir.constant(8 : i32) : i32
    %45 = llvm.mlir.constant(16 : i64) : i64
    %46 = llvm.mlir.constant(21 : i32) : i32
    %47 = llvm.mlir.constant(5 : i64) : i64
    %48 = llvm.mlir.constant(23 : i32) : i32
    %49 = llvm.mlir.constant(19 : i32) : i32
    %50 = llvm.mlir.constant(18 : i32) : i32
    %51 = llvm.mlir.constant(3 : i64) : i64
    %52 = llvm.alloca %0 x !llvm.array<384 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.array<3 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.array<2048 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.struct<"grid.Out", (ptr, i64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.getelementptr inbounds %arg0[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    llvm.store %3, %56 {alignment = 8 : i64} : i32, !llvm.ptr
    %57 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %58 = llvm.getelementptr inbounds %arg0[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %59 = llvm.bitcast %53 : !llvm.ptr to !llvm.ptr
    %60 = llvm.getelementptr inbounds %53[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %61 = llvm.getelementptr inbounds %53[%1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %62 = llvm.getelementptr inbounds %53[%1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    llvm.br ^bb1(%1 : i64)
  ^bb1(%63: i64):  // 2 preds: ^bb0, ^bb52
    %64 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    %65 = llvm.sext %64 : i32 to i64
    %66 = llvm.icmp "slt" %63, %65 : i64
    llvm.cond_br %66, ^bb34, ^bb2(%3 : i32)
  ^bb2(%67: i32):  // 2 preds: ^bb1, ^bb3
    %68 = llvm.icmp "eq" %67, %3 : i32
    llvm.cond_br %68, ^bb3(%1, %0 : i64, i32), ^bb13
  ^bb3(%69: i64, %70: i32):  // 2 preds: ^bb2, ^bb12
    %71 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    %72 = llvm.sext %71 : i32 to i64
    %73 = llvm.icmp "slt" %69, %72 : i64
    llvm.cond_br %73, ^bb4, ^bb2(%70 : i32)
  ^bb4:  // pred: ^bb3
    %74 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.getelementptr inbounds %74[%69, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb5(%1, %0 : i64, i32)
  ^bb5(%76: i64, %77: i32):  // 2 preds: ^bb4, ^bb8
    %78 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i32
    %79 = llvm.sext %78 : i32 to i64
    %80 = llvm.icmp "slt" %76, %79 : i64
    llvm.cond_br %80, ^bb6, ^bb9(%1, %77 : i64, i32)
  ^bb6:  // pred: ^bb5
    %81 = llvm.getelementptr inbounds %74[%69, 1, %76] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %83 = llvm.getelementptr inbounds %82[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %84 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i32
    %85 = llvm.icmp "eq" %84, %3 : i32
    llvm.cond_br %85, ^bb8(%77 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    %86 = llvm.getelementptr inbounds %82[%1, 26, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_leave(%86, %82) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %87 = llvm.getelementptr inbounds %82[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %88 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> i32
    %89 = llvm.icmp "eq" %88, %3 : i32
    llvm.cond_br %89, ^bb8(%3 : i32), ^bb33(%13, %14 : i1, i32)
  ^bb8(%90: i32):  // 2 preds: ^bb6, ^bb7
    %91 = llvm.add %76, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%91, %90 : i64, i32)
  ^bb9(%92: i64, %93: i32):  // 2 preds: ^bb5, ^bb11
    %94 = llvm.icmp "eq" %93, %3 : i32
    llvm.cond_br %94, ^bb12, ^bb10
  ^bb10:  // pred: ^bb9
    %95 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i32
    %96 = llvm.sext %95 : i32 to i64
    %97 = llvm.icmp "slt" %92, %96 : i64
    llvm.cond_br %97, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %98 = llvm.getelementptr inbounds %74[%69, 1, %92] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %100 = llvm.call fastcc tail @__tvm_ffi__grid_finish_oldest(%99) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %101 = llvm.icmp "eq" %100, %3 : i32
    %102 = llvm.zext %101 : i1 to i32
    %103 = llvm.add %92, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb9(%103, %102 : i64, i32)
  ^bb12:  // 2 preds: ^bb9, ^bb10
    %104 = llvm.xor %94, %9 : i1
    %105 = llvm.zext %104 : i1 to i32
    %106 = llvm.and %70, %105 : i32
    %107 = llvm.add %69, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%107, %106 : i64, i32)
  ^bb13:  // pred: ^bb2
    %108 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    %109 = llvm.intr.smax(%108, %3) : (i32, i32) -> i32
    %110 = llvm.zext %109 : i32 to i64
    llvm.br ^bb14(%1, %6 : i64, !llvm.ptr)
  ^bb14(%111: i64, %112: !llvm.ptr):  // 2 preds: ^bb13, ^bb18
    %113 = llvm.icmp "eq" %111, %110 : i64
    llvm.cond_br %113, ^bb16, ^bb15
  ^bb15:  // pred: ^bb14
    %114 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.getelementptr inbounds %114[%111, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %116 = llvm.load %115 {alignment = 8 : i64} : !llvm.ptr -> i32
    %117 = llvm.intr.smax(%116, %3) : (i32, i32) -> i32
    %118 = llvm.zext %117 : i32 to i64
    llvm.br ^bb17(%1, %112 : i64, !llvm.ptr)
  ^bb16:  // pred: ^bb14
    %119 = llvm.icmp "eq" %112, %6 : !llvm.ptr
    llvm.cond_br %119, ^bb33(%9, %3 : i1, i32), ^bb25
  ^bb17(%120: i64, %121: !llvm.ptr):  // 2 preds: ^bb15, ^bb24
    %122 = llvm.icmp "eq" %120, %118 : i64
    llvm.cond_br %122, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %123 = llvm.add %111, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%123, %121 : i64, !llvm.ptr)
  ^bb19:  // pred: ^bb17
    %124 = llvm.getelementptr inbounds %114[%111, 1, %120] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %125 = llvm.load %124 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %126 = llvm.getelementptr inbounds %125[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %127 = llvm.load %126 {alignment = 4 : i64} : !llvm.ptr -> i32
    %128 = llvm.icmp "eq" %127, %3 : i32
    llvm.cond_br %128, ^bb24(%121 : !llvm.ptr), ^bb20
  ^bb20:  // pred: ^bb19
    %129 = llvm.icmp "eq" %121, %6 : !llvm.ptr
    llvm.cond_br %129, ^bb24(%125 : !llvm.ptr), ^bb21
  ^bb21:  // pred: ^bb20
    %130 = llvm.call fastcc tail @__tvm_ffi__grid_is_clear(%121) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %131 = llvm.icmp "eq" %130, %3 : i32
    llvm.cond_br %131, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %132 = llvm.call fastcc tail @__tvm_ffi__grid_is_clear(%125) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %133 = llvm.icmp "eq" %132, %3 : i32
    llvm.cond_br %133, ^bb23, ^bb24(%125 : !llvm.ptr)
  ^bb23:  // 2 preds: ^bb21, ^bb22
    llvm.br ^bb24(%121 : !llvm.ptr)
  ^bb24(%134: !llvm.ptr):  // 4 preds: ^bb19, ^bb20, ^bb22, ^bb23
    %135 = llvm.add %120, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb17(%135, %134 : i64, !llvm.ptr)
  ^bb25:  // pred: ^bb16
    %136 = llvm.getelementptr inbounds %54[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2048 x i8>
    llvm.intr.lifetime.start %54 : !llvm.ptr
    %137 = llvm.getelementptr inbounds %112[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %138 = llvm.load %137 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %139 = llvm.bitcast %55 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %55 : !llvm.ptr
    %140 = llvm.getelementptr inbounds %55[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    llvm.store %136, %140 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %141 = llvm.getelementptr inbounds %55[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %142 = llvm.getelementptr inbounds %55[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    llvm.store %10, %142 {alignment = 8 : i64} : i64, !llvm.ptr
    %143 = llvm.call @snprintf(%136, %10, %11) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %144 = llvm.icmp "sgt" %143, %3 : i32
    %145 = llvm.select %144, %143, %3 : i1, i32
    %146 = llvm.zext %145 : i32 to i64
    %147 = llvm.icmp "ult" %146, %12 : i64
    %148 = llvm.select %147, %146, %12 : i1, i64
    llvm.store %148, %141 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_say_block(%55, %112) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %149 = llvm.getelementptr inbounds %138[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb26(%1 : i64)
  ^bb26(%150: i64):  // 2 preds: ^bb25, ^bb31
    %151 = llvm.load %149 {alignment = 8 : i64} : !llvm.ptr -> i32
    %152 = llvm.sext %151 : i32 to i64
    %153 = llvm.icmp "slt" %150, %152 : i64
    llvm.cond_br %153, ^bb27, ^bb32
  ^bb27:  // pred: ^bb26
    %154 = llvm.getelementptr inbounds %138[%1, 1, %150] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %155 = llvm.load %154 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %156 = llvm.icmp "eq" %155, %112 : !llvm.ptr
    llvm.cond_br %156, ^bb31, ^bb28
  ^bb28:  // pred: ^bb27
    %157 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %158 = llvm.load %141 {alignment = 8 : i64} : !llvm.ptr -> i64
    %159 = llvm.getelementptr inbounds %157[%158] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %160 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> i64
    %161 = llvm.sub %160, %158 : i64
    %162 = llvm.call @snprintf(%159, %161, %15) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %163 = llvm.load %141 {alignment = 8 : i64} : !llvm.ptr -> i64
    %164 = llvm.icmp "sgt" %162, %3 : i32
    %165 = llvm.select %164, %162, %3 : i1, i32
    %166 = llvm.zext %165 : i32 to i64
    %167 = llvm.add %163, %166 : i64
    %168 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> i64
    %169 = llvm.icmp "ult" %167, %168 : i64
    %170 = llvm.add %168, %16 : i64
    %171 = llvm.select %169, %167, %170 : i1, i64
    llvm.store %171, %141 {alignment = 8 : i64} : i64, !llvm.ptr
    %172 = llvm.getelementptr inbounds %155[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %173 = llvm.load %172 {alignment = 4 : i64} : !llvm.ptr -> i32
    %174 = llvm.icmp "eq" %173, %3 : i32
    llvm.cond_br %174, ^bb30, ^bb29
  ^bb29:  // pred: ^bb28
    llvm.call fastcc @__tvm_ffi__grid_say_block(%55, %155) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb31
  ^bb30:  // pred: ^bb28
    %175 = llvm.load %140 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %176 = llvm.getelementptr inbounds %175[%171] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %177 = llvm.sub %168, %171 : i64
    %178 = llvm.getelementptr inbounds %155[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %179 = llvm.load %178 {alignment = 8 : i64} : !llvm.ptr -> i32
    %180 = llvm.call @snprintf(%176, %177, %17, %179) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %181 = llvm.load %141 {alignment = 8 : i64} : !llvm.ptr -> i64
    %182 = llvm.icmp "sgt" %180, %3 : i32
    %183 = llvm.select %182, %180, %3 : i1, i32
    %184 = llvm.zext %183 : i32 to i64
    %185 = llvm.add %181, %184 : i64
    %186 = llvm.load %142 {alignment = 8 : i64} : !llvm.ptr -> i64
    %187 = llvm.icmp "ult" %185, %186 : i64
    %188 = llvm.add %186, %16 : i64
    %189 = llvm.select %187, %185, %188 : i1, i64
    llvm.store %189, %141 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb31
  ^bb31:  // 3 preds: ^bb27, ^bb29, ^bb30
    %190 = llvm.add %150, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb26(%190 : i64)
  ^bb32:  // pred: ^bb26
    %191 = llvm.getelementptr inbounds %112[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %192 = llvm.load %191 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__grid_fail(%192, %136) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.br ^bb33(%13, %14 : i1, i32)
  ^bb33(%193: i1, %194: i32):  // 3 preds: ^bb7, ^bb16, ^bb32
    %195 = llvm.getelementptr inbounds %52[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<384 x i8>
    llvm.br ^bb53(%1 : i64)
  ^bb34:  // pred: ^bb1
    %196 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %197 = llvm.add %63, %arg1 overflow<nsw> : i64
    %198 = llvm.getelementptr inbounds %196[%63, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %199 = llvm.load %198 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %200 = llvm.getelementptr inbounds %199[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %201 = llvm.load %200 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %202 = llvm.call fastcc tail @__tvm_ffi__grid_cluster_sides(%201) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.struct<(i64, i64)>
    %203 = llvm.extractvalue %202[0] : !llvm.struct<(i64, i64)> 
    %204 = llvm.trunc %203 : i64 to i32
    %205 = llvm.lshr %203, %27 : i64
    %206 = llvm.trunc %205 : i64 to i32
    %207 = llvm.extractvalue %202[1] : !llvm.struct<(i64, i64)> 
    %208 = llvm.getelementptr inbounds %201[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %209 = llvm.load %208 {alignment = 8 : i64} : !llvm.ptr -> i64
    %210 = llvm.shl %203, %27 : i64
    %211 = llvm.ashr exact %210, %27 : i64
    %212 = llvm.sdiv %209, %211 : i64
    %213 = llvm.getelementptr inbounds %201[%1, 0, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %214 = llvm.load %213 {alignment = 8 : i64} : !llvm.ptr -> i64
    %215 = llvm.ashr %203, %27 : i64
    %216 = llvm.sdiv %214, %215 : i64
    %217 = llvm.srem %197, %212 : i64
    %218 = llvm.mul %217, %211 overflow<nsw> : i64
    %219 = llvm.sdiv %197, %212 : i64
    %220 = llvm.srem %219, %216 : i64
    %221 = llvm.mul %220, %215 overflow<nsw> : i64
    %222 = llvm.sdiv %219, %216 : i64
    %223 = llvm.shl %207, %27 : i64
    %224 = llvm.ashr exact %223, %27 : i64
    %225 = llvm.mul %222, %224 overflow<nsw> : i64
    %226 = llvm.getelementptr inbounds %196[%63, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.store %3, %226 {alignment = 8 : i64} : i32, !llvm.ptr
    %227 = llvm.getelementptr inbounds %196[%63, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.store %3, %227 {alignment = 4 : i64} : i32, !llvm.ptr
    %228 = llvm.getelementptr inbounds %196[%63, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.store %3, %228 {alignment = 4 : i64} : i32, !llvm.ptr
    %229 = llvm.getelementptr inbounds %196[%63, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb35(%1 : i64)
  ^bb35(%230: i64):  // 2 preds: ^bb34, ^bb51
    %231 = llvm.load %229 {alignment = 8 : i64} : !llvm.ptr -> i32
    %232 = llvm.sext %231 : i32 to i64
    %233 = llvm.icmp "slt" %230, %232 : i64
    llvm.cond_br %233, ^bb36, ^bb52
  ^bb36:  // pred: ^bb35
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %234 = llvm.trunc %230 : i64 to i32
    %235 = llvm.srem %234, %204 : i32
    %236 = llvm.zext %235 : i32 to i64
    %237 = llvm.add %218, %236 overflow<nsw> : i64
    llvm.store %237, %60 {alignment = 16 : i64} : i64, !llvm.ptr
    %238 = llvm.sdiv %234, %204 : i32
    %239 = llvm.srem %238, %206 : i32
    %240 = llvm.sext %239 : i32 to i64
    %241 = llvm.add %221, %240 overflow<nsw> : i64
    llvm.store %241, %61 {alignment = 8 : i64} : i64, !llvm.ptr
    %242 = llvm.sdiv %238, %206 : i32
    %243 = llvm.sext %242 : i32 to i64
    %244 = llvm.add %225, %243 overflow<nsw> : i64
    llvm.store %244, %62 {alignment = 16 : i64} : i64, !llvm.ptr
    %245 = llvm.getelementptr inbounds %196[%63, 1, %230] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %246 = llvm.load %245 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %247 = llvm.getelementptr inbounds %246[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %248 = llvm.load %247 {alignment = 8 : i64} : !llvm.ptr -> i32
    %249 = llvm.getelementptr inbounds %246[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %248, %249 {alignment = 4 : i64} : i32, !llvm.ptr
    %250 = llvm.getelementptr inbounds %246[%1, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %250 {alignment = 4 : i64} : i32, !llvm.ptr
    %251 = llvm.getelementptr inbounds %246[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %251 {alignment = 8 : i64} : i32, !llvm.ptr
    %252 = llvm.getelementptr inbounds %246[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %252 {alignment = 8 : i64} : i32, !llvm.ptr
    %253 = llvm.getelementptr inbounds %246[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %253 {alignment = 4 : i64} : i32, !llvm.ptr
    %254 = llvm.getelementptr inbounds %246[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %254 {alignment = 8 : i64} : i32, !llvm.ptr
    %255 = llvm.getelementptr inbounds %246[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %255 {alignment = 8 : i64} : i32, !llvm.ptr
    %256 = llvm.sext %248 : i32 to i64
    llvm.br ^bb37(%1 : i64)
  ^bb37(%257: i64):  // 2 preds: ^bb36, ^bb41
    %258 = llvm.icmp "eq" %257, %45 : i64
    llvm.cond_br %258, ^bb38, ^bb39
  ^bb38:  // pred: ^bb37
    %259 = llvm.getelementptr inbounds %246[%1, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %259 {alignment = 8 : i64} : i32, !llvm.ptr
    %260 = llvm.getelementptr inbounds %246[%1, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %260 {alignment = 4 : i64} : i32, !llvm.ptr
    %261 = llvm.getelementptr inbounds %246[%1, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %6, %261 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %262 = llvm.getelementptr inbounds %246[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb43(%1 : i64)
  ^bb39:  // pred: ^bb37
    %263 = llvm.getelementptr inbounds %246[%1, 22, %257] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %263 {alignment = 4 : i64} : i32, !llvm.ptr
    %264 = llvm.getelementptr inbounds %246[%1, 21, %257] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %264 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb40(%1 : i64)
  ^bb40(%265: i64):  // 2 preds: ^bb39, ^bb42
    %266 = llvm.shl %265, %47 overflow<nsw> : i64
    %267 = llvm.icmp "slt" %266, %256 : i64
    llvm.cond_br %267, ^bb42, ^bb41
  ^bb41:  // pred: ^bb40
    %268 = llvm.add %257, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb37(%268 : i64)
  ^bb42:  // pred: ^bb40
    %269 = llvm.getelementptr inbounds %246[%1, 23, %257, %265, 0] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %3, %269 {alignment = 8 : i64} : i32, !llvm.ptr
    %270 = llvm.getelementptr inbounds %246[%1, 23, %257, %265, 1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %6, %270 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %271 = llvm.add %265, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb40(%271 : i64)
  ^bb43(%272: i64):  // 2 preds: ^bb38, ^bb49
    %273 = llvm.load %247 {alignment = 8 : i64} : !llvm.ptr -> i32
    %274 = llvm.sext %273 : i32 to i64
    %275 = llvm.icmp "slt" %272, %274 : i64
    llvm.cond_br %275, ^bb44, ^bb51
  ^bb44:  // pred: ^bb43
    %276 = llvm.load %262 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb45(%1 : i64)
  ^bb45(%277: i64):  // 2 preds: ^bb44, ^bb47
    %278 = llvm.icmp "eq" %277, %51 : i64
    llvm.cond_br %278, ^bb46, ^bb47
  ^bb46:  // pred: ^bb45
    %279 = llvm.getelementptr inbounds %276[%272, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %3, %279 {alignment = 4 : i64} : i32, !llvm.ptr
    %280 = llvm.getelementptr inbounds %276[%272, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %3, %280 {alignment = 8 : i64} : i32, !llvm.ptr
    %281 = llvm.getelementptr inbounds %276[%272, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %3, %281 {alignment = 4 : i64} : i32, !llvm.ptr
    %282 = llvm.getelementptr inbounds %276[%272, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %3, %282 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb48(%1 : i64)
  ^bb47:  // pred: ^bb45
    %283 = llvm.getelementptr inbounds %53[%1, %277] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x i64>
    %284 = llvm.load %283 {alignment = 8 : i64} : !llvm.ptr -> i64
    %285 = llvm.trunc %284 : i64 to i32
    %286 = llvm.getelementptr inbounds %276[%272, 1, %277] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %285, %286 {alignment = 4 : i64} : i32, !llvm.ptr
    %287 = llvm.add %277, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb45(%287 : i64)
  ^bb48(%288: i64):  // 2 preds: ^bb46, ^bb50
    %289 = llvm.icmp "eq" %288, %45 : i64
    llvm.cond_br %289, ^bb49, ^bb50
  ^bb49:  // pred: ^bb48
    %290 = llvm.getelementptr inbounds %276[%272] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.call fastcc tail @__tvm_ffi__grid_enqueue(%246, %290) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %291 = llvm.add %272, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb43(%291 : i64)
  ^bb50:  // pred: ^bb48
    %292 = llvm.getelementptr inbounds %276[%272, 20, %288] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.store %3, %292 {alignment = 4 : i64} : i32, !llvm.ptr
    %293 = llvm.add %288, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb48(%293 : i64)
  ^bb51:  // pred: ^bb43
    %294 = llvm.load %245 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %295 = llvm.getelementptr inbounds %294[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %296 = llvm.load %295 {alignment = 4 : i64} : !llvm.ptr -> i32
    %297 = llvm.load %227 {alignment = 4 : i64} : !llvm.ptr -> i32
    %298 = llvm.add %297, %296 overflow<nsw> : i32
    llvm.store %298, %227 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %53 : !llvm.ptr
    %299 = llvm.add %230, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb35(%299 : i64)
  ^bb52:  // pred: ^bb35
    %300 = llvm.add %63, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%300 : i64)
  ^bb53(%301: i64):  // 2 preds: ^bb33, ^bb100
    %302 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> i32
    %303 = llvm.sext %302 : i32 to i64
    %304 = llvm.icmp "slt" %301, %303 : i64
    llvm.cond_br %304, ^bb55, ^bb54
  ^bb54:  // pred: ^bb53
    llvm.return %194 : i32
  ^bb55:  // pred: ^bb53
    %305 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %306 = llvm.getelementptr inbounds %305[%301, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    llvm.br ^bb56(%1 : i64)
  ^bb56(%307: i64):  // 2 preds: ^bb55, ^bb106
    %308 = llvm.load %306 {alignment = 8 : i64} : !llvm.ptr -> i32
    %309 = llvm.sext %308 : i32 to i64
    %310 = llvm.icmp "slt" %307, %309 : i64
    llvm.cond_br %310, ^bb101, ^bb57
  ^bb57:  // pred: ^bb56
    %311 = llvm.getelementptr inbounds %305[%301, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %312 = llvm.load %311 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %313 = llvm.getelementptr inbounds %312[%1, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %314 = llvm.load %313 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %315 = llvm.icmp "eq" %314, %6 : !llvm.ptr
    llvm.cond_br %315, ^bb100, ^bb58
  ^bb58:  // pred: ^bb57
    llvm.cond_br %193, ^bb59, ^bb96
  ^bb59:  // pred: ^bb58
    %316 = llvm.getelementptr inbounds %314[%1, 22, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %317 = llvm.getelementptr inbounds %312[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb60(%1 : i64)
  ^bb60(%318: i64):  // 2 preds: ^bb59, ^bb95
    %319 = llvm.load %316 {alignment = 8 : i64} : !llvm.ptr -> i32
    %320 = llvm.sext %319 : i32 to i64
    %321 = llvm.icmp "slt" %318, %320 : i64
    llvm.cond_br %321, ^bb61, ^bb96
  ^bb61:  // pred: ^bb60
    %322 = llvm.getelementptr inbounds %314[%1, 22, 1, %318] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %323 = llvm.load %322 {alignment = 2 : i64} : !llvm.ptr -> i16
    %324 = llvm.zext %323 : i16 to i64
    %325 = llvm.load %317 {alignment = 8 : i64} : !llvm.ptr -> i32
    %326 = llvm.getelementptr inbounds %314[%1, 22, 2, %324, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %327 = llvm.load %326 {alignment = 8 : i64} : !llvm.ptr -> i32
    %328 = llvm.shl %327, %24 overflow<nsw> : i32
    %329 = llvm.sub %325, %328 overflow<nsw> : i32
    %330 = llvm.icmp "slt" %329, %25 : i32
    %331 = llvm.select %330, %329, %25 : i1, i32
    %332 = llvm.getelementptr inbounds %314[%1, 22, 2, %324, 4, %1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %333 = llvm.sext %331 : i32 to i64
    llvm.br ^bb62(%4 : i64)
  ^bb62(%334: i64):  // 2 preds: ^bb61, ^bb63
    %335 = llvm.icmp "slt" %334, %333 : i64
    llvm.cond_br %335, ^bb63, ^bb64
  ^bb63:  // pred: ^bb62
    %336 = llvm.getelementptr inbounds %314[%1, 22, 2, %324, 4, %334] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %337 = llvm.load %336 {alignment = 1 : i64} : !llvm.ptr -> i8
    %338 = llvm.load %332 {alignment = 4 : i64} : !llvm.ptr -> i8
    %339 = llvm.icmp "eq" %337, %338 : i8
    %340 = llvm.add %334, %4 overflow<nsw, nuw> : i64
    llvm.cond_br %339, ^bb62(%340 : i64), ^bb95
  ^bb64:  // pred: ^bb62
    %341 = llvm.getelementptr inbounds %314[%1, 22, 2, %324, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %342 = llvm.load %341 {alignment = 4 : i64} : !llvm.ptr -> i32
    %343 = llvm.icmp "sgt" %342, %26 : i32
    llvm.cond_br %343, ^bb65, ^bb66(%27 : i64)
  ^bb65:  // pred: ^bb64
    %344 = llvm.udiv %28, %342 : i32
    %345 = llvm.zext %344 : i32 to i64
    llvm.br ^bb66(%345 : i64)
  ^bb66(%346: i64):  // 2 preds: ^bb64, ^bb65
    %347 = llvm.load %332 {alignment = 4 : i64} : !llvm.ptr -> i8
    %348 = llvm.sdiv %342, %26 : i32
    %349 = llvm.select %343, %348, %0 : i1, i32
    %350 = llvm.intr.smax(%349, %3) : (i32, i32) -> i32
    %351 = llvm.zext %347 : i8 to i64
    llvm.br ^bb67(%3, %3, %3, %3, %0, %1, %0 : i32, i32, i32, i32, i32, i64, i32)
  ^bb67(%352: i32, %353: i32, %354: i32, %355: i32, %356: i32, %357: i64, %358: i32):  // 2 preds: ^bb66, ^bb69
    %359 = llvm.icmp "eq" %357, %351 : i64
    llvm.cond_br %359, ^bb85, ^bb68(%352, %353, %354, %355, %356, %1, %358, %358 : i32, i32, i32, i32, i32, i64, i32, i32)
  ^bb68(%360: i32, %361: i32, %362: i32, %363: i32, %364: i32, %365: i64, %366: i32, %367: i32):  // 2 preds: ^bb67, ^bb71
    %368 = llvm.icmp "slt" %365, %333 : i64
    llvm.cond_br %368, ^bb70, ^bb69
  ^bb69:  // pred: ^bb68
    %369 = llvm.add %357, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb67(%360, %361, %362, %363, %364, %369, %366 : i32, i32, i32, i32, i32, i64, i32)
  ^bb70:  // pred: ^bb68
    %370 = llvm.add %365, %346 overflow<nsw, nuw> : i64
    %371 = llvm.trunc %370 : i64 to i32
    %372 = llvm.icmp "sgt" %331, %371 : i32
    %373 = llvm.select %372, %371, %331 : i1, i32
    %374 = llvm.sext %373 : i32 to i64
    llvm.br ^bb71(%360, %361, %362, %363, %364, %366, %367, %367, %365 : i32, i32, i32, i32, i32, i32, i32, i32, i64)
  ^bb71(%375: i32, %376: i32, %377: i32, %378: i32, %379: i32, %380: i32, %381: i32, %382: i32, %383: i64):  // 2 preds: ^bb70, ^bb84
    %384 = llvm.icmp "slt" %383, %374 : i64
    llvm.cond_br %384, ^bb72, ^bb68(%375, %376, %377, %378, %379, %370, %380, %381 : i32, i32, i32, i32, i32, i64, i32, i32)
  ^bb72:  // pred: ^bb71
    %385 = llvm.getelementptr inbounds %314[%1, 22, 2, %324, 5, %357, %383] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %386 = llvm.load %385 {alignment = 4 : i64} : !llvm.ptr -> i32
    %387 = llvm.lshr %386, %7 : i32
    %388 = llvm.trunc %383 : i64 to i32
    llvm.br ^bb73(%383, %387, %388, %0 : i64, i32, i32, i32)
  ^bb73(%389: i64, %390: i32, %391: i32, %392: i32):  // 2 preds: ^bb72, ^bb77
    %393 = llvm.add %389, %16 overflow<nsw> : i64
    %394 = llvm.icmp "sgt" %389, %365 : i64
    llvm.cond_br %394, ^bb74, ^bb75
  ^bb74:  // pred: ^bb73
    %395 = llvm.getelementptr inbounds %314[%1, 22, 2, %324, 5, %357, %393] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %396 = llvm.trunc %393 : i64 to i32
    llvm.br ^bb76(%390, %391, %3, %3 : i32, i32, i32, i32)
  ^bb75:  // pred: ^bb73
    %397 = llvm.icmp "sgt" %392, %382 : i32
    llvm.cond_br %397, ^bb83, ^bb84(%375, %376, %377, %378, %379, %380, %381, %382 : i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb76(%398: i32, %399: i32, %400: i32, %401: i32):  // 2 preds: ^bb74, ^bb82
    %402 = llvm.icmp "eq" %401, %350 : i32
    llvm.cond_br %402, ^bb77, ^bb78
  ^bb77:  // pred: ^bb76
    %403 = llvm.add %400, %392 overflow<nsw> : i32
    llvm.br ^bb73(%393, %398, %399, %403 : i64, i32, i32, i32)
  ^bb78:  // pred: ^bb76
    %404 = llvm.load %395 {alignment = 4 : i64} : !llvm.ptr -> i32
    %405 = llvm.lshr %404, %7 : i32
    %406 = llvm.add %405, %401 overflow<nuw> : i32
    %407 = llvm.xor %406, %387 : i32
    %408 = llvm.and %407, %29 : i32
    %409 = llvm.icmp "ne" %408, %3 : i32
    %410 = llvm.icmp "eq" %406, %387 : i32
    %411 = llvm.select %409, %9, %410 : i1, i1
    llvm.cond_br %411, ^bb82(%398, %399, %400 : i32, i32, i32), ^bb79(%389, %0 : i64, i32)
  ^bb79(%412: i64, %413: i32):  // 2 preds: ^bb78, ^bb81
    %414 = llvm.icmp "ne" %413, %3 : i32
    %415 = llvm.icmp "slt" %412, %383 : i64
    %416 = llvm.select %414, %415, %13 : i1, i1
    llvm.cond_br %416, ^bb81, ^bb80
  ^bb80:  // pred: ^bb79
    %417 = llvm.select %414, %406, %398 : i1, i32
    %418 = llvm.select %414, %396, %399 : i1, i32
    llvm.br ^bb82(%417, %418, %413 : i32, i32, i32)
  ^bb81:  // pred: ^bb79
    %419 = llvm.getelementptr inbounds %314[%1, 22, 2, %324, 5, %357, %412] : (!llvm.ptr, i64, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %420 = llvm.load %419 {alignment = 4 : i64} : !llvm.ptr -> i32
    %421 = llvm.lshr %420, %7 : i32
    %422 = llvm.sub %406, %421 : i32
    %423 = llvm.icmp "uge" %422, %349 : i32
    %424 = llvm.zext %423 : i1 to i32
    %425 = llvm.add %412, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb79(%425, %424 : i64, i32)
  ^bb82(%426: i32, %427: i32, %428: i32):  // 2 preds: ^bb78, ^bb80
    %429 = llvm.add %401, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb76(%426, %427, %428, %429 : i32, i32, i32, i32)
  ^bb83:  // pred: ^bb75
    llvm.br ^bb84(%390, %387, %391, %388, %392, %392, %392, %392 : i32, i32, i32, i32, i32, i32, i32, i32)
  ^bb84(%430: i32, %431: i32, %432: i32, %433: i32, %434: i32, %435: i32, %436: i32, %437: i32):  // 2 preds: ^bb75, ^bb83
    %438 = llvm.add %383, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb71(%430, %431, %432, %433, %434, %435, %436, %437, %438 : i32, i32, i32, i32, i32, i32, i32, i32, i64)
  ^bb85:  // pred: ^bb67
    %439 = llvm.icmp "slt" %356, %7 : i32
    llvm.cond_br %439, ^bb95, ^bb86
  ^bb86:  // pred: ^bb85
    %440 = llvm.getelementptr inbounds %314[%1, 22, 2, %324, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %441 = llvm.load %440 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %442 = llvm.zext %356 : i32 to i64
    %443 = llvm.add %442, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb87(%441, %443 : !llvm.ptr, i64)
  ^bb87(%444: !llvm.ptr, %445: i64):  // 2 preds: ^bb86, ^bb88
    %446 = llvm.load %444 {alignment = 1 : i64} : !llvm.ptr -> i8
    %447 = llvm.icmp "eq" %446, %30 : i8
    llvm.cond_br %447, ^bb89(%1 : i64), ^bb88
  ^bb88:  // pred: ^bb87
    %448 = llvm.zext %446 : i8 to i64
    %449 = llvm.xor %445, %448 : i64
    %450 = llvm.mul %449, %31 : i64
    %451 = llvm.getelementptr inbounds %444[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb87(%451, %450 : !llvm.ptr, i64)
  ^bb89(%452: i64):  // 2 preds: ^bb87, ^bb91
    %453 = llvm.icmp "eq" %452, %32 : i64
    llvm.cond_br %453, ^bb95, ^bb90
  ^bb90:  // pred: ^bb89
    %454 = llvm.getelementptr inbounds %33[%1, %452] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i64>
    %455 = llvm.cmpxchg %454, %1, %445 monotonic monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %456 = llvm.extractvalue %455[1] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %456, ^bb92, ^bb91
  ^bb91:  // pred: ^bb90
    %457 = llvm.extractvalue %455[0] : !llvm.struct<(i64, i1)> 
    %458 = llvm.icmp "eq" %457, %445 : i64
    %459 = llvm.add %452, %4 overflow<nsw, nuw> : i64
    llvm.cond_br %458, ^bb95, ^bb89(%459 : i64)
  ^bb92:  // pred: ^bb90
    llvm.intr.lifetime.start %52 : !llvm.ptr
    %460 = llvm.load %440 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %461 = llvm.getelementptr inbounds %314[%1, 22, 2, %324, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %462 = llvm.load %461 {alignment = 8 : i64} : !llvm.ptr -> i32
    %463 = llvm.icmp "eq" %462, %3 : i32
    %464 = llvm.select %463, %34, %35 : i1, !llvm.ptr
    %465 = llvm.add %354, %328 overflow<nsw> : i32
    %466 = llvm.add %355, %328 overflow<nsw> : i32
    %467 = llvm.call @snprintf(%195, %36, %37, %460, %356, %464, %465, %466, %352, %353) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %468 = llvm.icmp "sgt" %467, %3 : i32
    llvm.cond_br %468, ^bb93, ^bb94
  ^bb93:  // pred: ^bb92
    %469 = llvm.zext %467 : i32 to i64
    %470 = llvm.icmp "ult" %469, %38 : i64
    %471 = llvm.select %470, %469, %38 : i1, i64
    %472 = llvm.call @write(%7, %195, %471) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i64
    llvm.br ^bb94
  ^bb94:  // 2 preds: ^bb92, ^bb93
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.br ^bb95
  ^bb95:  // 5 preds: ^bb63, ^bb85, ^bb89, ^bb91, ^bb94
    %473 = llvm.add %318, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb60(%473 : i64)
  ^bb96:  // 2 preds: ^bb58, ^bb60
    %474 = llvm.getelementptr inbounds %312[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %475 = llvm.load %474 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %476 = llvm.getelementptr inbounds %475[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %477 = llvm.load %476 {alignment = 8 : i64} : !llvm.ptr -> i32
    %478 = llvm.intr.smax(%477, %3) : (i32, i32) -> i32
    %479 = llvm.zext %478 : i32 to i64
    llvm.br ^bb97(%1 : i64)
  ^bb97(%480: i64):  // 2 preds: ^bb96, ^bb99
    %481 = llvm.icmp "eq" %480, %479 : i64
    llvm.cond_br %481, ^bb98, ^bb99
  ^bb98:  // pred: ^bb97
    %482 = llvm.bitcast %314 : !llvm.ptr to !llvm.ptr
    %483 = llvm.getelementptr inbounds %314[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Watch", (i64, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, array<64 x struct<"grid.Reading", (ptr, i64, i32, i32, ptr)>>, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, struct<"grid.Sites", (i32, array<1024 x i16>, array<1024 x struct<"grid.Site", (ptr, i32, i32, i32, array<32 x i8>, array<8 x array<32 x i32>>)>>)>)>
    %484 = llvm.load %483 {alignment = 8 : i64} : !llvm.ptr -> i64
    %485 = llvm.call @munmap(%482, %484) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb100
  ^bb99:  // pred: ^bb97
    %486 = llvm.getelementptr inbounds %475[%1, 1, %480] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %487 = llvm.load %486 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %488 = llvm.getelementptr inbounds %487[%1, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.store %6, %488 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %489 = llvm.add %480, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb97(%489 : i64)
  ^bb100:  // 2 preds: ^bb57, ^bb98
    %490 = llvm.add %301, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb53(%490 : i64)
  ^bb101:  // pred: ^bb56
    %491 = llvm.getelementptr inbounds %305[%301, 1, %307] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %492 = llvm.load %491 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %493 = llvm.getelementptr inbounds %492[%1, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %494 = llvm.load %493 {alignment = 8 : i64} : !llvm.ptr -> i32
    %495 = llvm.icmp "eq" %494, %3 : i32
    llvm.cond_br %495, ^bb106, ^bb102
  ^bb102:  // pred: ^bb101
    %496 = llvm.getelementptr inbounds %492[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %497 = llvm.load %496 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %498 = llvm.getelementptr inbounds %497[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %499 = llvm.load %498 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %500 = llvm.getelementptr inbounds %492[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb103(%1 : i64)
  ^bb103(%501: i64):  // 2 preds: ^bb102, ^bb104
    %502 = llvm.load %500 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %503 = llvm.getelementptr inbounds %502[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Grid", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i64, array<3 x i32>, i32)>
    %504 = llvm.load %503 {alignment = 8 : i64} : !llvm.ptr -> i64
    %505 = llvm.icmp "slt" %501, %504 : i64
    llvm.cond_br %505, ^bb104, ^bb105
  ^bb104:  // pred: ^bb103
    %506 = llvm.getelementptr inbounds %499[%501] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %30, %506 {alignment = 1 : i64} : i8, !llvm.ptr
    %507 = llvm.add %501, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb103(%507 : i64)
  ^bb105:  // pred: ^bb103
    llvm.store %3, %493 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.br ^bb106
  ^bb106:  // 2 preds: ^bb101, ^bb105
    %508 = llvm.add %307, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb56(%508 : i64)
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
    %0 = llvm.mlir.constant(792431 : i64) : i64
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
    %8 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %9 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %10 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> i32
    %11 = llvm.intr.smax(%10, %3) : (i32, i32) -> i32
    %12 = llvm.zext %11 : i32 to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%13: i64):  // 2 preds: ^bb0, ^bb2
    %14 = llvm.icmp "eq" %13, %12 : i64
    llvm.cond_br %14, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%13, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %4 = llvm.mlir.addressof @__tvm_ffi__grid_str.70 : !llvm.ptr
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(-6 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__grid_str.73 : !llvm.ptr
    %11 = llvm.mlir.constant(false) : i1
    %12 = llvm.mlir.constant(5 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__grid_str.71 : !llvm.ptr
    %14 = llvm.mlir.addressof @__tvm_ffi__grid_str.72 : !llvm.ptr
    %15 = llvm.mlir.constant(12 : i32) : i32
    %16 = llvm.mlir.addressof @__tvm_ffi__grid_str.83 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__grid_str.84 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__grid_str.89 : !llvm.ptr
    %19 = llvm.mlir.addressof @__tvm_ffi__grid_str.76 : !llvm.ptr
    %20 = llvm.mlir.addressof @__tvm_ffi__grid_str.77 : !llvm.ptr
    %21 = llvm.mlir.constant(15 : i32) : i32
    %22 = llvm.mlir.zero : !llvm.ptr
    %23 = llvm.mlir.addressof @__tvm_ffi__grid_str.78 : !llvm.ptr
    %24 = llvm.mlir.constant(1 : i64) : i64
    %25 = llvm.mlir.constant(3 : i32) : i32
    %26 = llvm.mlir.addressof @__tvm_ffi__grid_str.99 : !llvm.ptr
    %27 = llvm.mlir.constant(2 : i64) : i64
    %28 = llvm.mlir.addressof @__tvm_ffi__grid_str.100 : !llvm.ptr
    %29 = llvm.mlir.constant(21 : i32) : i32
    %30 = llvm.mlir.constant(22 : i32) : i32
    %31 = llvm.mlir.addressof @__tvm_ffi__grid_str.81 : !llvm.ptr
    %32 = llvm.mlir.constant(32 : i32) : i32
    %33 = llvm.mlir.constant(23 : i32) : i32
    %34 = llvm.mlir.constant(-1 : i64) : i64
    %35 = llvm.mlir.constant(4294967295 : i64) : i64
    %36 = llvm.mlir.addressof @__tvm_ffi__grid_str.98 : !llvm.ptr
    %37 = llvm.mlir.constant(20 : i32) : i32
    %38 = llvm.mlir.addressof @__tvm_ffi__grid_str.80 : !llvm.ptr
    %39 = llvm.mlir.constant(13 : i32) : i32
    %40 = llvm.mlir.constant(8 : i64) : i64
    %41 = llvm.mlir.constant(64 : i64) : i64
    %42 = llvm.mlir.addressof @__tvm_ffi__grid_str.90 : !llvm.ptr
    %43 = llvm.mlir.constant(25 : i32) : i32
    %44 = llvm.mlir.addressof @__tvm_ffi__grid_str.91 : !llvm.ptr
    %45 = llvm.mlir.addressof @__tvm_ffi__grid_str.92 : !llvm.ptr
    %46 = llvm.mlir.addressof @__tvm_ffi__grid_str.93 : !llvm.ptr
    %47 = llvm.mlir.addressof @__tvm_ffi__grid_str.95 : !llvm.ptr
    %48 = llvm.mlir.addressof @__tvm_ffi__grid_str.96 : !llvm.ptr
    %49 = llvm.mlir.addressof @__tvm_ffi__grid_str.97 : !llvm.ptr
    %50 = llvm.mlir.addressof @__tvm_ffi__grid_str.94 : !llvm.ptr
    %51 = llvm.mlir.addressof @__tvm_ffi__grid_str.79 : !llvm.ptr
    %52 = llvm.mlir.addressof @__tvm_ffi__grid_str.82 : !llvm.ptr
    %53 = llvm.mlir.constant(10 : i32) : i32
    %54 = llvm.mlir.constant(32 : i64) : i64
    %55 = llvm.mlir.addressof @__tvm_ffi__grid_str.101 : !llvm.ptr
    %56 = llvm.mlir.constant(-1 : i32) : i32
    %57 = llvm.mlir.addressof @__tvm_ffi__grid_str.102 : !llvm.ptr
    %58 = llvm.mlir.addressof @__tvm_ffi__grid_str.74 : !llvm.ptr
    %59 = llvm.mlir.addressof @__tvm_ffi__grid_str.75 : !llvm.ptr
    %60 = llvm.mlir.addressof @__tvm_ffi__grid_str.86 : !llvm.ptr
    %61 = llvm.mlir.addressof @__tvm_ffi__grid_str.87 : !llvm.ptr
    %62 = llvm.mlir.addressof @__tvm_ffi__grid_str.88 : !llvm.ptr
    %63 = llvm.mlir.addressof @__tvm_ffi__grid_str.85 : !llvm.ptr
    %64 = llvm.getelementptr inbounds %arg1[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.getelementptr inbounds %65[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %67 = llvm.load %66 {alignment = 8 : i64} : !llvm.ptr -> i32
    %68 = llvm.icmp "sgt" %67, %1 : i32
    llvm.cond_br %68, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %69 = llvm.getelementptr inbounds %arg0[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %72 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> i64
    %73 = llvm.getelementptr inbounds %70[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %75 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> i64
    %76 = llvm.sub %75, %72 : i64
    %77 = llvm.getelementptr inbounds %arg1[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> i32
    %79 = llvm.call tail @snprintf(%73, %76, %4, %78) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %79) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %80 = llvm.getelementptr inbounds %arg1[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %81 = llvm.getelementptr inbounds %arg1[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %82 = llvm.getelementptr inbounds %arg0[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %83 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %84 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Out", (ptr, i64, i64)>
    %85 = llvm.getelementptr inbounds %arg1[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %86 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    llvm.br ^bb3(%0, %3 : i64, i32)
  ^bb3(%87: i64, %88: i32):  // 2 preds: ^bb2, ^bb70
    %89 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i32
    %90 = llvm.sext %89 : i32 to i64
    %91 = llvm.icmp "slt" %87, %90 : i64
    llvm.cond_br %91, ^bb5(%0, %1 : i64, i32), ^bb4
  ^bb4:  // pred: ^bb3
    %92 = llvm.icmp "sgt" %88, %5 : i32
    llvm.cond_br %92, ^bb71, ^bb72
  ^bb5(%93: i64, %94: i32):  // 2 preds: ^bb3, ^bb7
    %95 = llvm.icmp "ne" %94, %3 : i32
    %96 = llvm.icmp "ult" %93, %87 : i64
    %97 = llvm.select %95, %96, %11 : i1, i1
    llvm.cond_br %97, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    llvm.cond_br %95, ^bb8, ^bb70(%88 : i32)
  ^bb7:  // pred: ^bb5
    %98 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.getelementptr inbounds %98[%93] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %100 = llvm.getelementptr inbounds %98[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %101 = llvm.call fastcc tail @__tvm_ffi__grid_wait_alike(%99, %100) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %102 = llvm.icmp "eq" %101, %3 : i32
    %103 = llvm.zext %102 : i1 to i32
    %104 = llvm.add %93, %24 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%104, %103 : i64, i32)
  ^bb8:  // pred: ^bb6
    %105 = llvm.add %88, %1 overflow<nsw> : i32
    %106 = llvm.icmp "sgt" %88, %12 : i32
    llvm.cond_br %106, ^bb70(%105 : i32), ^bb9
  ^bb9:  // pred: ^bb8
    %107 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %109 = llvm.getelementptr inbounds %107[%108] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %110 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %111 = llvm.sub %110, %108 : i64
    %112 = llvm.icmp "sgt" %88, %3 : i32
    %113 = llvm.select %112, %13, %14 : i1, !llvm.ptr
    %114 = llvm.call tail @snprintf(%109, %111, %113) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %114) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %115 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %116 = llvm.getelementptr inbounds %115[%87] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %117 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %118 = llvm.getelementptr inbounds %115[%87, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %119 = llvm.load %118 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.getelementptr inbounds %115[%87, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %121 = llvm.load %120 {alignment = 8 : i64} : !llvm.ptr -> i32
    %122 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i32
    %123 = llvm.sext %121 : i32 to i64
    %124 = llvm.sext %122 : i32 to i64
    llvm.br ^bb10(%123, %3 : i64, i32)
  ^bb10(%125: i64, %126: i32):  // 2 preds: ^bb9, ^bb12
    %127 = llvm.icmp "slt" %125, %124 : i64
    llvm.cond_br %127, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %128 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %129 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %130 = llvm.getelementptr inbounds %128[%129] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %132 = llvm.sub %131, %129 : i64
    %133 = llvm.icmp "eq" %126, %1 : i32
    %134 = llvm.select %133, %16, %17 : i1, !llvm.ptr
    %135 = llvm.call tail @snprintf(%130, %132, %134) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %135) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %136 = llvm.load %120 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb13(%3, %3, %136 : i32, i32, i32)
  ^bb12:  // pred: ^bb10
    %137 = llvm.getelementptr inbounds %115[%125] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %138 = llvm.call fastcc tail @__tvm_ffi__grid_wait_alike(%116, %137) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %139 = llvm.add %138, %126 overflow<nsw> : i32
    %140 = llvm.add %125, %24 overflow<nsw> : i64
    llvm.br ^bb10(%140, %139 : i64, i32)
  ^bb13(%141: i32, %142: i32, %143: i32):  // 2 preds: ^bb11, ^bb25
    %144 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i32
    %145 = llvm.icmp "slt" %143, %144 : i32
    llvm.cond_br %145, ^bb15, ^bb14
  ^bb14:  // pred: ^bb13
    %146 = llvm.icmp "eq" %142, %3 : i32
    llvm.cond_br %146, ^bb27, ^bb26
  ^bb15:  // pred: ^bb13
    %147 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %148 = llvm.sext %143 : i32 to i64
    %149 = llvm.getelementptr inbounds %147[%148] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %150 = llvm.call fastcc tail @__tvm_ffi__grid_wait_alike(%116, %149) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %151 = llvm.icmp "eq" %150, %3 : i32
    llvm.cond_br %151, ^bb25(%141, %142, %143 : i32, i32, i32), ^bb16
  ^bb16:  // pred: ^bb15
    %152 = llvm.sext %144 : i32 to i64
    %153 = llvm.add %144, %56 overflow<nsw> : i32
    %154 = llvm.getelementptr inbounds %147[%24] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.br ^bb17(%148 : i64)
  ^bb17(%155: i64):  // 2 preds: ^bb16, ^bb18
    %156 = llvm.add %155, %24 overflow<nsw> : i64
    %157 = llvm.icmp "slt" %156, %152 : i64
    llvm.cond_br %157, ^bb18, ^bb20(%153 : i32)
  ^bb18:  // pred: ^bb17
    %158 = llvm.getelementptr inbounds %154[%155] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %159 = llvm.call fastcc tail @__tvm_ffi__grid_wait_alike(%116, %158) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %160 = llvm.icmp "eq" %159, %3 : i32
    llvm.cond_br %160, ^bb19, ^bb17(%156 : i64)
  ^bb19:  // pred: ^bb18
    %161 = llvm.trunc %155 : i64 to i32
    llvm.br ^bb20(%161 : i32)
  ^bb20(%162: i32):  // 2 preds: ^bb17, ^bb19
    %163 = llvm.add %141, %1 overflow<nsw> : i32
    %164 = llvm.icmp "sgt" %141, %25 : i32
    llvm.cond_br %164, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %165 = llvm.add %142, %1 : i32
    %166 = llvm.sub %165, %143 : i32
    %167 = llvm.add %166, %162 : i32
    llvm.br ^bb25(%163, %167, %162 : i32, i32, i32)
  ^bb22:  // pred: ^bb20
    %168 = llvm.icmp "sgt" %162, %143 : i32
    %169 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %170 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %171 = llvm.getelementptr inbounds %169[%170] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %172 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %173 = llvm.sub %172, %170 : i64
    %174 = llvm.icmp "sgt" %141, %3 : i32
    %175 = llvm.select %174, %60, %61 : i1, !llvm.ptr
    llvm.cond_br %168, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %176 = llvm.call tail @snprintf(%171, %173, %63, %175, %143, %162) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %176) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb25(%163, %142, %162 : i32, i32, i32)
  ^bb24:  // pred: ^bb22
    %177 = llvm.call tail @snprintf(%171, %173, %62, %175, %143) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %177) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb25(%163, %142, %162 : i32, i32, i32)
  ^bb25(%178: i32, %179: i32, %180: i32):  // 4 preds: ^bb15, ^bb21, ^bb23, ^bb24
    %181 = llvm.add %180, %1 overflow<nsw> : i32
    llvm.br ^bb13(%178, %179, %181 : i32, i32, i32)
  ^bb26:  // pred: ^bb14
    %182 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %183 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %184 = llvm.getelementptr inbounds %182[%183] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %185 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %186 = llvm.sub %185, %183 : i64
    %187 = llvm.call tail @snprintf(%184, %186, %18, %142) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %187) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb27
  ^bb27:  // 2 preds: ^bb14, ^bb26
    %188 = llvm.getelementptr inbounds %115[%87, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %189 = llvm.load %188 {alignment = 4 : i64} : !llvm.ptr -> i32
    %190 = llvm.icmp "eq" %189, %8 : i32
    %191 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %192 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %193 = llvm.getelementptr inbounds %191[%192] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %194 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %195 = llvm.sub %194, %192 : i64
    llvm.cond_br %190, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    %196 = llvm.select %133, %58, %59 : i1, !llvm.ptr
    %197 = llvm.call tail @snprintf(%193, %195, %196) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %197) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb70(%105 : i32)
  ^bb29:  // pred: ^bb27
    %198 = llvm.select %133, %19, %20 : i1, !llvm.ptr
    %199 = llvm.getelementptr inbounds %115[%87, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %200 = llvm.load %199 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %201 = llvm.icmp "eq" %200, %22 : !llvm.ptr
    %202 = llvm.select %201, %23, %200 : i1, !llvm.ptr
    %203 = llvm.call tail @snprintf(%193, %195, %198, %202) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %203) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %204 = llvm.load %188 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %204 : i32, ^bb59 [
      1: ^bb30,
      3: ^bb31,
      5: ^bb42,
      4: ^bb43,
      6: ^bb50
    ]
  ^bb30:  // pred: ^bb29
    %205 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %206 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %207 = llvm.getelementptr inbounds %205[%206] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %208 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %209 = llvm.sub %208, %206 : i64
    %210 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i32
    %211 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> i32
    %212 = llvm.call tail @snprintf(%207, %209, %51, %210, %211) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %212) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb70(%105 : i32)
  ^bb31:  // pred: ^bb29
    %213 = llvm.getelementptr inbounds %115[%87, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %214 = llvm.load %213 {alignment = 8 : i64} : !llvm.ptr -> i64
    %215 = llvm.inttoptr %214 : i64 to !llvm.ptr
    %216 = llvm.getelementptr inbounds %115[%87, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %217 = llvm.load %216 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %218 = llvm.getelementptr inbounds %217[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %219 = llvm.load %218 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %220 = llvm.getelementptr inbounds %219[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %221 = llvm.load %220 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %222 = llvm.ptrtoint %221 : !llvm.ptr to i64
    %223 = llvm.sub %214, %222 : i64
    %224 = llvm.sdiv %223, %40 : i64
    %225 = llvm.srem %224, %41 : i64
    %226 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %227 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %228 = llvm.getelementptr inbounds %226[%227] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %229 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %230 = llvm.sub %229, %227 : i64
    %231 = llvm.load %118 {alignment = 4 : i64} : !llvm.ptr -> i32
    %232 = llvm.getelementptr inbounds %115[%87, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %233 = llvm.load %232 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %234 = llvm.ptrtoint %233 : !llvm.ptr to i64
    %235 = llvm.sub %214, %234 : i64
    %236 = llvm.trunc %235 : i64 to i32
    %237 = llvm.call tail @snprintf(%228, %230, %42, %231, %236) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %237) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %238 = llvm.getelementptr inbounds %217[%0, 25, %225, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %239 = llvm.load %238 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %240 = llvm.icmp "eq" %239, %215 : !llvm.ptr
    llvm.cond_br %240, ^bb32, ^bb33
  ^bb32:  // pred: ^bb31
    %241 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %242 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %243 = llvm.getelementptr inbounds %241[%242] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %244 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %245 = llvm.sub %244, %242 : i64
    %246 = llvm.getelementptr inbounds %217[%0, 25, %225, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %247 = llvm.load %246 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %248 = llvm.call tail @snprintf(%243, %245, %44, %247) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %248) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb33
  ^bb33:  // 2 preds: ^bb31, ^bb32
    %249 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %250 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %251 = llvm.getelementptr inbounds %249[%250] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %252 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %253 = llvm.sub %252, %250 : i64
    %254 = llvm.getelementptr inbounds %215[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %255 = llvm.load %254 {alignment = 2 : i64} : !llvm.ptr -> i16
    %256 = llvm.zext %255 : i16 to i32
    %257 = llvm.getelementptr inbounds %215[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %258 = llvm.load %257 {alignment = 4 : i64} : !llvm.ptr -> i16
    %259 = llvm.zext %258 : i16 to i32
    %260 = llvm.getelementptr inbounds %215[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Barrier", (i16, i16, i32)>
    %261 = llvm.load %260 {alignment = 4 : i64} : !llvm.ptr -> i32
    %262 = llvm.ashr %261, %1 : i32
    %263 = llvm.call tail @snprintf(%251, %253, %45, %256, %259, %262) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %263) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %264 = llvm.load %260 {alignment = 4 : i64} : !llvm.ptr -> i32
    %265 = llvm.icmp "sgt" %264, %1 : i32
    llvm.cond_br %265, ^bb34, ^bb35
  ^bb34:  // pred: ^bb33
    %266 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %267 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %268 = llvm.getelementptr inbounds %266[%267] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %269 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %270 = llvm.sub %269, %267 : i64
    %271 = llvm.call tail @snprintf(%268, %270, %46) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %271) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb35
  ^bb35:  // 2 preds: ^bb33, ^bb34
    %272 = llvm.load %238 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %273 = llvm.icmp "eq" %272, %215 : !llvm.ptr
    llvm.cond_br %273, ^bb36, ^bb70(%105 : i32)
  ^bb36:  // pred: ^bb35
    %274 = llvm.getelementptr inbounds %217[%0, 25, %225, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %275 = llvm.load %274 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %276 = llvm.icmp "eq" %275, %22 : !llvm.ptr
    %277 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %278 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %279 = llvm.getelementptr inbounds %277[%278] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %280 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %281 = llvm.sub %280, %278 : i64
    llvm.cond_br %276, ^bb37, ^bb38
  ^bb37:  // pred: ^bb36
    %282 = llvm.call tail @snprintf(%279, %281, %50) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb41(%282 : i32)
  ^bb38:  // pred: ^bb36
    %283 = llvm.getelementptr inbounds %217[%0, 25, %225, 3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %284 = llvm.load %283 {alignment = 8 : i64} : !llvm.ptr -> i32
    %285 = llvm.call tail @snprintf(%279, %281, %47, %284) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %285) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %286 = llvm.getelementptr inbounds %217[%0, 25, %225, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %287 = llvm.load %286 {alignment = 4 : i64} : !llvm.ptr -> i32
    %288 = llvm.load %216 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %289 = llvm.getelementptr inbounds %288[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %290 = llvm.load %289 {alignment = 8 : i64} : !llvm.ptr -> i32
    %291 = llvm.icmp "eq" %287, %290 : i32
    llvm.cond_br %291, ^bb40, ^bb39
  ^bb39:  // pred: ^bb38
    %292 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %293 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %294 = llvm.getelementptr inbounds %292[%293] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %295 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %296 = llvm.sub %295, %293 : i64
    %297 = llvm.call tail @snprintf(%294, %296, %48, %287) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %297) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb40
  ^bb40:  // 2 preds: ^bb38, ^bb39
    %298 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %299 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %300 = llvm.getelementptr inbounds %298[%299] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %301 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %302 = llvm.sub %301, %299 : i64
    %303 = llvm.load %274 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %304 = llvm.call tail @snprintf(%300, %302, %49, %303) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb41(%304 : i32)
  ^bb41(%305: i32):  // 2 preds: ^bb37, ^bb40
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %305) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb70(%105 : i32)
  ^bb42:  // pred: ^bb29
    %306 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %307 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %308 = llvm.getelementptr inbounds %306[%307] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %309 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %310 = llvm.sub %309, %307 : i64
    %311 = llvm.getelementptr inbounds %117[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %312 = llvm.load %311 {alignment = 8 : i64} : !llvm.ptr -> i32
    %313 = llvm.getelementptr inbounds %117[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %314 = llvm.load %313 {alignment = 4 : i64} : !llvm.ptr -> i32
    %315 = llvm.call tail @snprintf(%308, %310, %38, %312, %314) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %315) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb70(%105 : i32)
  ^bb43:  // pred: ^bb29
    %316 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %317 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %318 = llvm.getelementptr inbounds %316[%317] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %319 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %320 = llvm.sub %319, %317 : i64
    %321 = llvm.sext %119 : i32 to i64
    %322 = llvm.getelementptr inbounds %arg1[%0, 21, %321] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %323 = llvm.load %322 {alignment = 4 : i64} : !llvm.ptr -> i32
    %324 = llvm.getelementptr inbounds %arg1[%0, 22, %321] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %325 = llvm.load %324 {alignment = 4 : i64} : !llvm.ptr -> i32
    %326 = llvm.call tail @snprintf(%318, %320, %31, %119, %323, %325) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %326) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %327 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb44(%0, %32 : i64, i32)
  ^bb44(%328: i64, %329: i32):  // 2 preds: ^bb43, ^bb47
    %330 = llvm.trunc %328 : i64 to i32
    %331 = llvm.shl %330, %12 overflow<nsw> : i32
    %332 = llvm.icmp "slt" %331, %327 : i32
    llvm.cond_br %332, ^bb45, ^bb70(%105 : i32)
  ^bb45:  // pred: ^bb44
    %333 = llvm.intr.smin(%327, %329) : (i32, i32) -> i32
    %334 = llvm.sext %333 : i32 to i64
    %335 = llvm.add %328, %24 overflow<nuw> : i64
    %336 = llvm.trunc %335 : i64 to i32
    %337 = llvm.shl %336, %12 overflow<nsw> : i32
    %338 = llvm.icmp "slt" %327, %337 : i32
    %339 = llvm.select %338, %327, %337 : i1, i32
    %340 = llvm.getelementptr inbounds %arg1[%0, 23, %321, %328, 0] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %341 = llvm.sext %331 : i32 to i64
    llvm.br ^bb46(%334, %339, %339 : i64, i32, i32)
  ^bb46(%342: i64, %343: i32, %344: i32):  // 2 preds: ^bb45, ^bb48
    %345 = llvm.add %342, %34 overflow<nsw> : i64
    %346 = llvm.icmp "sgt" %342, %341 : i64
    llvm.cond_br %346, ^bb48, ^bb47
  ^bb47:  // pred: ^bb46
    %347 = llvm.icmp "eq" %343, %339 : i32
    %348 = llvm.add %329, %32 : i32
    llvm.cond_br %347, ^bb44(%335, %348 : i64, i32), ^bb49
  ^bb48:  // pred: ^bb46
    %349 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %350 = llvm.getelementptr inbounds %349[%345, 20, %321] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %351 = llvm.load %350 {alignment = 4 : i64} : !llvm.ptr -> i32
    %352 = llvm.load %340 {alignment = 8 : i64} : !llvm.ptr -> i32
    %353 = llvm.icmp "ugt" %351, %352 : i32
    %354 = llvm.trunc %345 : i64 to i32
    %355 = llvm.select %353, %354, %343 : i1, i32
    %356 = llvm.select %353, %344, %354 : i1, i32
    llvm.br ^bb46(%345, %355, %356 : i64, i32, i32)
  ^bb49:  // pred: ^bb47
    %357 = llvm.and %328, %35 : i64
    %358 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %359 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %360 = llvm.getelementptr inbounds %358[%359] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %361 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %362 = llvm.sub %361, %359 : i64
    %363 = llvm.getelementptr inbounds %arg1[%0, 23, %321, %357, 1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %364 = llvm.load %363 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %365 = llvm.call tail @snprintf(%360, %362, %36, %343, %344, %364) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %365) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb70(%105 : i32)
  ^bb50:  // pred: ^bb29
    %366 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %367 = llvm.getelementptr inbounds %366[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %368 = llvm.load %367 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %369 = llvm.getelementptr inbounds %368[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %370 = llvm.load %369 {alignment = 8 : i64} : !llvm.ptr -> i32
    %371 = llvm.getelementptr inbounds %368[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %372 = llvm.intr.smax(%370, %3) : (i32, i32) -> i32
    %373 = llvm.zext %372 : i32 to i64
    llvm.br ^bb51(%0 : i64)
  ^bb51(%374: i64):  // 2 preds: ^bb50, ^bb56
    %375 = llvm.icmp "eq" %374, %373 : i64
    llvm.cond_br %375, ^bb57(%22 : !llvm.ptr), ^bb52
  ^bb52:  // pred: ^bb51
    %376 = llvm.load %371 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %377 = llvm.getelementptr inbounds %376[%374, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %378 = llvm.load %377 {alignment = 8 : i64} : !llvm.ptr -> i32
    %379 = llvm.intr.smax(%378, %3) : (i32, i32) -> i32
    %380 = llvm.zext %379 : i32 to i64
    llvm.br ^bb53(%0 : i64)
  ^bb53(%381: i64):  // 2 preds: ^bb52, ^bb54
    %382 = llvm.icmp "eq" %381, %380 : i64
    llvm.cond_br %382, ^bb56, ^bb54
  ^bb54:  // pred: ^bb53
    %383 = llvm.getelementptr inbounds %376[%374, 1, %381] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Cluster", (ptr, array<16 x ptr>, i32, i32, i32, i32)>
    %384 = llvm.load %383 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %385 = llvm.getelementptr inbounds %384[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %386 = llvm.load %385 {alignment = 4 : i64} : !llvm.ptr -> i32
    %387 = llvm.icmp "eq" %386, %3 : i32
    %388 = llvm.add %381, %24 overflow<nsw, nuw> : i64
    llvm.cond_br %387, ^bb55, ^bb53(%388 : i64)
  ^bb55:  // pred: ^bb54
    %389 = llvm.getelementptr inbounds %384[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %390 = llvm.load %389 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb57(%390 : !llvm.ptr)
  ^bb56:  // pred: ^bb53
    %391 = llvm.add %374, %24 overflow<nsw, nuw> : i64
    llvm.br ^bb51(%391 : i64)
  ^bb57(%392: !llvm.ptr):  // 2 preds: ^bb51, ^bb55
    %393 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %394 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %395 = llvm.getelementptr inbounds %393[%394] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %396 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %397 = llvm.sub %396, %394 : i64
    %398 = llvm.getelementptr inbounds %368[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %399 = llvm.load %398 {alignment = 8 : i64} : !llvm.ptr -> i32
    %400 = llvm.getelementptr inbounds %368[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Together", (ptr, i32, i32, i32)>
    %401 = llvm.load %400 {alignment = 4 : i64} : !llvm.ptr -> i32
    %402 = llvm.call tail @snprintf(%395, %397, %26, %399, %401) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %402) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %403 = llvm.icmp "eq" %392, %22 : !llvm.ptr
    llvm.cond_br %403, ^bb70(%105 : i32), ^bb58
  ^bb58:  // pred: ^bb57
    %404 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %405 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %406 = llvm.getelementptr inbounds %404[%405] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %407 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %408 = llvm.sub %407, %405 : i64
    %409 = llvm.getelementptr inbounds %392[%0, 1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %410 = llvm.load %409 {alignment = 4 : i64} : !llvm.ptr -> i32
    %411 = llvm.getelementptr inbounds %392[%0, 1, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %412 = llvm.load %411 {alignment = 4 : i64} : !llvm.ptr -> i32
    %413 = llvm.getelementptr inbounds %392[%0, 1, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %414 = llvm.load %413 {alignment = 4 : i64} : !llvm.ptr -> i32
    %415 = llvm.call tail @snprintf(%406, %408, %28, %410, %412, %414) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %415) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb70(%105 : i32)
  ^bb59:  // pred: ^bb29
    %416 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %417 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %418 = llvm.getelementptr inbounds %416[%417] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %419 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %420 = llvm.sub %419, %417 : i64
    %421 = llvm.call tail @snprintf(%418, %420, %52) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %421) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    %422 = llvm.getelementptr inbounds %115[%87, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %423 = llvm.load %422 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %424 = llvm.getelementptr inbounds %423[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %425 = llvm.load %424 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %426 = llvm.load %120 {alignment = 8 : i64} : !llvm.ptr -> i32
    %427 = llvm.sdiv %426, %32 : i32
    %428 = llvm.shl %427, %12 overflow<nsw> : i32
    %429 = llvm.sext %428 : i32 to i64
    %430 = llvm.getelementptr inbounds %425[%429] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %431 = llvm.getelementptr inbounds %425[%429, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %432 = llvm.getelementptr inbounds %115[%87, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    llvm.br ^bb60(%0, %3 : i64, i32)
  ^bb60(%433: i64, %434: i32):  // 2 preds: ^bb59, ^bb68
    %435 = llvm.icmp "eq" %433, %54 : i64
    llvm.cond_br %435, ^bb62, ^bb61
  ^bb61:  // pred: ^bb60
    %436 = llvm.load %431 {alignment = 8 : i64} : !llvm.ptr -> i32
    %437 = llvm.trunc %433 : i64 to i32
    %438 = llvm.add %436, %437 overflow<nsw> : i32
    %439 = llvm.load %422 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %440 = llvm.getelementptr inbounds %439[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Block", (ptr, ptr, i32, ptr, ptr, i64, i32, i32, i32, i32, i32, array<1024 x i32>, i32, i32, array<64 x struct<"grid.Copy", (ptr, struct<"grid.Map", (ptr, array<5 x i64>, array<5 x i64>, array<5 x i16>, i8, i8)>, ptr, ptr, array<5 x i32>, i32, i32, i32, i32, i32, i32)>>, i32, i32, i32, i32, i32, ptr, array<16 x i32>, array<16 x i32>, array<16 x array<32 x struct<"grid.Arrivals", (i32, ptr)>>>, array<8 x array<64 x struct<"grid.Started", (array<2 x i64>, i64, ptr, i32, i32)>>>, array<64 x struct<"grid.Known", (ptr, ptr, ptr, i32, i32)>>, array<64 x i64>)>
    %441 = llvm.load %440 {alignment = 8 : i64} : !llvm.ptr -> i32
    %442 = llvm.icmp "slt" %438, %441 : i32
    llvm.cond_br %442, ^bb63, ^bb62
  ^bb62:  // 2 preds: ^bb60, ^bb61
    %443 = llvm.icmp "sgt" %434, %1 : i32
    llvm.cond_br %443, ^bb69, ^bb70(%105 : i32)
  ^bb63:  // pred: ^bb61
    %444 = llvm.load %432 {alignment = 4 : i64} : !llvm.ptr -> i32
    %445 = llvm.shl %1, %437 overflow<nuw> : i32
    %446 = llvm.and %444, %445 : i32
    %447 = llvm.icmp "eq" %446, %3 : i32
    llvm.cond_br %447, ^bb68(%434 : i32), ^bb64
  ^bb64:  // pred: ^bb63
    %448 = llvm.getelementptr inbounds %430[%433] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %449 = llvm.getelementptr inbounds %448[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %450 = llvm.load %449 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %450 : i32, ^bb66 [
      7: ^bb68(%434 : i32),
      2: ^bb65
    ]
  ^bb65:  // pred: ^bb64
    %451 = llvm.getelementptr inbounds %448[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %452 = llvm.load %451 {alignment = 4 : i64} : !llvm.ptr -> i32
    %453 = llvm.icmp "eq" %452, %444 : i32
    llvm.cond_br %453, ^bb68(%434 : i32), ^bb66
  ^bb66:  // 2 preds: ^bb64, ^bb65
    %454 = llvm.add %434, %1 overflow<nsw> : i32
    %455 = llvm.icmp "eq" %434, %3 : i32
    llvm.cond_br %455, ^bb67, ^bb68(%454 : i32)
  ^bb67:  // pred: ^bb66
    %456 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %457 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %458 = llvm.getelementptr inbounds %456[%457] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %459 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %460 = llvm.sub %459, %457 : i64
    %461 = llvm.getelementptr inbounds %448[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %462 = llvm.load %461 {alignment = 8 : i64} : !llvm.ptr -> i32
    %463 = llvm.call tail @snprintf(%458, %460, %55, %462) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %463) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb68(%1 : i32)
  ^bb68(%464: i32):  // 5 preds: ^bb63, ^bb64, ^bb65, ^bb66, ^bb67
    %465 = llvm.add %433, %24 overflow<nsw, nuw> : i64
    llvm.br ^bb60(%465, %464 : i64, i32)
  ^bb69:  // pred: ^bb62
    %466 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %467 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %468 = llvm.getelementptr inbounds %466[%467] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %469 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %470 = llvm.sub %469, %467 : i64
    %471 = llvm.add %434, %56 overflow<nsw> : i32
    %472 = llvm.call tail @snprintf(%468, %470, %57, %471) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %472) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb70(%105 : i32)
  ^bb70(%473: i32):  // 13 preds: ^bb6, ^bb8, ^bb28, ^bb30, ^bb35, ^bb41, ^bb42, ^bb44, ^bb49, ^bb57, ^bb58, ^bb62, ^bb69
    %474 = llvm.add %87, %24 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%474, %473 : i64, i32)
  ^bb71:  // pred: ^bb4
    %475 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %476 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
    %477 = llvm.getelementptr inbounds %475[%476] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %478 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %479 = llvm.sub %478, %476 : i64
    %480 = llvm.add %88, %9 overflow<nsw> : i32
    %481 = llvm.call tail @snprintf(%477, %479, %10, %480) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc tail @__tvm_ffi__grid_grow(%arg0, %481) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb72
  ^bb72:  // 2 preds: ^bb4, ^bb71
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
    %10 = llvm.getelementptr inbounds %arg0[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.getelementptr inbounds %arg1[%0, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "eq" %11, %13 : i32
    llvm.cond_br %14, ^bb1, ^bb9(%2 : i1)
  ^bb1:  // pred: ^bb0
    %15 = llvm.icmp "eq" %11, %3 : i32
    llvm.cond_br %15, ^bb9(%4 : i1), ^bb2
  ^bb2:  // pred: ^bb1
    %16 = llvm.getelementptr inbounds %arg0[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg1[%0, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
    %21 = llvm.getelementptr inbounds %arg0[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds %arg1[%0, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.icmp "eq" %22, %24 : i64
    llvm.cond_br %25, ^bb5, ^bb9(%2 : i1)
  ^bb5:  // pred: ^bb4
    %26 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %27 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.getelementptr inbounds %arg1[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.icmp "eq" %27, %29 : i32
    llvm.br ^bb9(%30 : i1)
  ^bb6:  // pred: ^bb3
    %31 = llvm.getelementptr inbounds %arg0[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %32 = llvm.load %31 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.getelementptr inbounds %arg1[%0, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %32, %34 : i32
    llvm.br ^bb9(%35 : i1)
  ^bb7:  // pred: ^bb3
    %36 = llvm.getelementptr inbounds %arg0[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %37 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.getelementptr inbounds %arg1[%0, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.icmp "eq" %37, %39 : i32
    llvm.cond_br %40, ^bb8, ^bb9(%2 : i1)
  ^bb8:  // pred: ^bb7
    %41 = llvm.getelementptr inbounds %arg0[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> i32
    %43 = llvm.sdiv %42, %7 : i32
    %44 = llvm.getelementptr inbounds %arg1[%0, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"grid.Fiber", (array<3 x i32>, array<3 x i32>, array<3 x i32>, array<3 x i32>, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, array<16 x i32>, i32, ptr, array<64 x i64>)>
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
