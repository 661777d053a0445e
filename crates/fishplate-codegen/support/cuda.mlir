// Generated from cuda.c by support/generate; do not edit. Inputs: 178dfd448d0c7bc0
module {
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__cuda_driver() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    llvm.return %1 : !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str("cuCtxGetDevice\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.1("cuCtxGetCurrent\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.2("cuCtxPushCurrent\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.3("cuCtxPopCurrent\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__cuda_machine_code() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal @__tvm_ffi__cuda_kept_maps() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<64 x struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(dense<0> : tensor<16xi64>) : !llvm.array<16 x i64>
    %2 = llvm.mlir.constant(dense<0> : tensor<19xi64>) : !llvm.array<19 x i64>
    %3 = llvm.mlir.zero : !llvm.struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>
    %4 = llvm.mlir.zero : !llvm.array<64 x struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>>
    llvm.return %4 : !llvm.array<64 x struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>>
  }
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__cuda_is_driver_ready(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__cuda_driver_lock(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__cuda_driver_process(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.4("FISHPLATE_CUDA_LIBRARY\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.5("libcuda.so.1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.6("no CUDA driver was found:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.7("; install NVIDIA's driver, or name its file in FISHPLATE_CUDA_LIBRARY\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @__tvm_ffi__cuda_open_driver.symbols("cuInit\00cuGetErrorName\00cuGetErrorString\00cuDeviceGetCount\00cuDeviceGet\00cuDeviceGetAttribute\00cuDevicePrimaryCtxRetain\00cuDevicePrimaryCtxRelease_v2\00cuCtxGetCurrent\00cuCtxPushCurrent_v2\00cuCtxPopCurrent_v2\00cuCtxGetDevice\00cuThreadExchangeStreamCaptureMode\00cuStreamIsCapturing\00cuModuleLoadDataEx\00cuModuleUnload\00cuModuleGetFunction\00cuFuncGetAttribute\00cuFuncSetAttribute\00cuLaunchKernelEx\00cuOccupancyMaxActiveBlocksPerMultiprocessor\00cuOccupancyMaxPotentialClusterSize\00cuTensorMapEncodeTiled\00\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.8("the CUDA driver has no function\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.9(": it is older than CUDA 12\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.10("cuInit\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.11(": %s %s%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.12("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.13("cudaErrorInsufficientDriver\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.14(": CUDA was started before this process was forked, and does not work in it; start processes with the method `spawn`\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.15("CUDA Error Code: \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.16(" (\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.17(": \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.18(")\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.19(" in \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.20("CUDADialectError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.21(": the launch of `%.400s` was refused: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.22(";max_threads_per_block=%d;max_block_dim=%d,%d,%d;max_grid_dim=%d,%d,%d;max_shared_mem_per_block_bytes=%d;max_shared_mem_per_block_optin_bytes=%d;violation=%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.23("zero_launch_dimension\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.24("every side of grid and block must be positive\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.25("block_threads_exceeds_max_threads_per_block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.26("a block has %lld threads, the limit is %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.27("block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.28("grid\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.29("%s_dim_%c_exceeds_limit\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.30("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.31("side %c of the %s is %lld, the limit is %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.32("dynamic_smem_exceeds_limit\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.33("%lld bytes of dynamic shared memory, the limit is %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.34("\0Akind=cuda_launch;api=cuLaunchKernelEx;kernel=%.200s;grid=%lld,%lld,%lld;block=%lld,%lld,%lld;dynamic_smem_bytes=%lld;stream=%p;device=%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.35(";cluster=%d,%d,%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.36(";cooperative=1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.37(";dependent=1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.38(": is the stream of another device?\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.39("cuLaunchKernelEx\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.40(" for the kernel `%.480s`\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.41("cuModuleGetFunction\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.42(" for device %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.43("cuDeviceGet\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.44("cuDevicePrimaryCtxRetain\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.45("cuThreadExchangeStreamCaptureMode\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.46("cuModuleLoadDataEx\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.47(": the PTX is of a newer version than the driver knows\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.48(": the code is for newer GPUs than this one\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.49(": the code is for other GPUs than this one\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.50("\7FFPgpu1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.51("\7FELF\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.52("P\EDU\BA\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.53("\0A%.*s: %.960s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.54("line \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.55("// at \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.56("// end inline asm\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.57("; this GPU is sm_%d, and the image holds \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.58("a fatbin\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.59("machine code for sm_%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.60("%s%s for sm_%u%.1s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.61(dense<0> : tensor<1xi8>) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : !llvm.array<1 x i8>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.62(", \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.63("machine code\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.64("PTX\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.65(".target\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.66("PTX for %.*s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.67("cuFuncGetAttribute\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.68("cuFuncSetAttribute\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.69(": the driver takes no clusters of more than 8 blocks\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.70("cuDeviceGetAttribute\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.71(": a cooperative grid of %lld blocks, of which at most %lld run on the device at the same time\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.72(": every GPU with clusters takes 8 blocks in one; this GPU takes at most %d of this kernel\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.73(": expected a device from 0 to %d, got %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global extern_weak @__dso_handle() {addr_space = 0 : i32, alignment = 1 : i64} : i8
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.74("no tensor map can describe the tensor: \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.75("ValueError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.76(" for a tensor of %lld dimensions\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.77("cuTensorMapEncodeTiled\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.78("the tensor starts at %p, which is not a multiple of 16 bytes\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.79("dimension %d (the last is 0) has %lld elements, expected 1 to 4294967296\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.80("side %d of the box (the last is 0) is %lld, expected 1 to 256\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.81("the stride of dimension %d (the last is 0) is %lld bytes, expected a multiple of 16 below 2**40\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.82("a row of the box has %lld bytes, expected a multiple of 16\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.83("a row of the box has %lld bytes, more than the %lld of the swizzle\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @__tvm_ffi__cuda_refuse.names(dense<[[103, 114, 105, 100, 46, 120, 0, 0, 0, 0, 0, 0, 0, 0], [103, 114, 105, 100, 46, 121, 0, 0, 0, 0, 0, 0, 0, 0], [103, 114, 105, 100, 46, 122, 0, 0, 0, 0, 0, 0, 0, 0], [98, 108, 111, 99, 107, 46, 120, 0, 0, 0, 0, 0, 0, 0], [98, 108, 111, 99, 107, 46, 121, 0, 0, 0, 0, 0, 0, 0], [98, 108, 111, 99, 107, 46, 122, 0, 0, 0, 0, 0, 0, 0], [115, 104, 97, 114, 101, 100, 32, 109, 101, 109, 111, 114, 121, 0]]> : tensor<7x14xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<7 x array<14 x i8>>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.84(": %s must be from 0 to %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.85("cuDeviceGetCount\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.86("the module's initialisation\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.87("the module's loading\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_current() -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(11 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%4, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %7 = llvm.mlir.addressof @__tvm_ffi__cuda_str : !llvm.ptr
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.call fastcc tail @__tvm_ffi__cuda_start() {no_inline, no_unwind} : () -> i32
    %11 = llvm.icmp "eq" %10, %1 : i32
    llvm.cond_br %11, ^bb1, ^bb5(%2 : i32)
  ^bb1:  // pred: ^bb0
    %12 = llvm.bitcast %9 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %13 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call %13(%9) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.switch %14 : i32, ^bb2 [
      201: ^bb4(%1 : i32),
      0: ^bb3
    ]
  ^bb2:  // pred: ^bb1
    llvm.call fastcc @__tvm_ffi__cuda_fail(%14, %7, %8) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb4(%2 : i32)
  ^bb3:  // pred: ^bb1
    %15 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb4(%15 : i32)
  ^bb4(%16: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.br ^bb5(%16 : i32)
  ^bb5(%17: i32):  // 2 preds: ^bb0, ^bb4
    llvm.return %17 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_start() -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__tvm_ffi__cuda_is_driver_ready : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @__tvm_ffi__cuda_driver_lock : !llvm.ptr
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_str.4 : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.addressof @__tvm_ffi__cuda_str.5 : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.addressof @__tvm_ffi__cuda_open_driver.symbols : !llvm.ptr
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_str.8 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__cuda_str.9 : !llvm.ptr
    %14 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_str.10 : !llvm.ptr
    %16 = llvm.mlir.constant(-1 : i32) : i32
    %17 = llvm.mlir.addressof @__tvm_ffi__cuda_driver_process : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__cuda_str.6 : !llvm.ptr
    %19 = llvm.mlir.addressof @__tvm_ffi__cuda_str.7 : !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.array<23 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.load %1 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "eq" %21, %2 : i32
    llvm.cond_br %22, ^bb1, ^bb20(%2 : i32)
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__cuda_take(%3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %23 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "eq" %23, %2 : i32
    llvm.cond_br %24, ^bb2, ^bb18
  ^bb2:  // pred: ^bb1
    %25 = llvm.call tail @getenv(%4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %26 = llvm.icmp "eq" %25, %5 : !llvm.ptr
    llvm.cond_br %26, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %27 = llvm.load %25 {alignment = 1 : i64} : !llvm.ptr -> i8
    %28 = llvm.icmp "eq" %27, %6 : i8
    llvm.cond_br %28, ^bb4, ^bb5(%25 : !llvm.ptr)
  ^bb4:  // 2 preds: ^bb2, ^bb3
    llvm.br ^bb5(%7 : !llvm.ptr)
  ^bb5(%29: !llvm.ptr):  // 2 preds: ^bb3, ^bb4
    %30 = llvm.call tail @dlopen(%29, %8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %31 = llvm.icmp "eq" %30, %5 : !llvm.ptr
    llvm.cond_br %31, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %32 = llvm.call tail @dlerror() {no_inline, no_unwind} : () -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__cuda_no_driver(%18, %32, %19) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb19(%16 : i32)
  ^bb7:  // pred: ^bb5
    %33 = llvm.bitcast %20 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %20 : !llvm.ptr
    llvm.br ^bb8(%9, %10 : i64, !llvm.ptr)
  ^bb8(%34: i64, %35: !llvm.ptr):  // 2 preds: ^bb7, ^bb11
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.icmp "eq" %36, %6 : i8
    llvm.cond_br %37, ^bb12(%9 : i64), ^bb9
  ^bb9:  // pred: ^bb8
    %38 = llvm.call tail @dlsym(%30, %35) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %20[%9, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<23 x ptr>
    llvm.store %38, %39 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %40 = llvm.add %34, %11 : i64
    %41 = llvm.icmp "eq" %38, %5 : !llvm.ptr
    llvm.cond_br %41, ^bb10, ^bb11(%35 : !llvm.ptr)
  ^bb10:  // pred: ^bb9
    llvm.call fastcc tail @__tvm_ffi__cuda_no_driver(%12, %35, %13) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb16
  ^bb11(%42: !llvm.ptr):  // 2 preds: ^bb9, ^bb11
    %43 = llvm.load %42 {alignment = 1 : i64} : !llvm.ptr -> i8
    %44 = llvm.icmp "eq" %43, %6 : i8
    %45 = llvm.getelementptr inbounds %42[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %44, ^bb8(%40, %45 : i64, !llvm.ptr), ^bb11(%45 : !llvm.ptr)
  ^bb12(%46: i64):  // 2 preds: ^bb8, ^bb14
    %47 = llvm.icmp "eq" %46, %34 : i64
    llvm.cond_br %47, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    %48 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.call tail %48(%2) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    %50 = llvm.icmp "eq" %49, %2 : i32
    llvm.cond_br %50, ^bb17, ^bb15
  ^bb14:  // pred: ^bb12
    %51 = llvm.getelementptr inbounds %14[%46] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %52 = llvm.getelementptr inbounds %20[%9, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<23 x ptr>
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.bitcast %51 : !llvm.ptr to !llvm.ptr
    %55 = llvm.ptrtoint %53 : !llvm.ptr to i64
    llvm.store %55, %54 atomic release {alignment = 8 : i64} : i64, !llvm.ptr
    %56 = llvm.add %46, %11 : i64
    llvm.br ^bb12(%56 : i64)
  ^bb15:  // pred: ^bb13
    llvm.call fastcc tail @__tvm_ffi__cuda_fail(%49, %15, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb16
  ^bb16:  // 2 preds: ^bb10, ^bb15
    llvm.intr.lifetime.end %20 : !llvm.ptr
    llvm.br ^bb19(%16 : i32)
  ^bb17:  // pred: ^bb13
    llvm.intr.lifetime.end %20 : !llvm.ptr
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb1, ^bb17
    %57 = llvm.call tail @getpid() {no_inline, no_unwind} : () -> i32
    llvm.store %57, %17 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %1 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb19(%2 : i32)
  ^bb19(%58: i32):  // 3 preds: ^bb6, ^bb16, ^bb18
    llvm.store %2, %3 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb20(%58 : i32)
  ^bb20(%59: i32):  // 2 preds: ^bb0, ^bb19
    llvm.return %59 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_fail(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_str.12 : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %8 = llvm.getelementptr inbounds %6[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__cuda_str.14 : !llvm.ptr
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_str.13 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_str.15 : !llvm.ptr
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.mlir.constant(2 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_str.16 : !llvm.ptr
    %16 = llvm.mlir.constant(3 : i64) : i64
    %17 = llvm.mlir.constant(4 : i64) : i64
    %18 = llvm.mlir.constant(false) : i1
    %19 = llvm.mlir.addressof @__tvm_ffi__cuda_str.17 : !llvm.ptr
    %20 = llvm.mlir.constant(5 : i64) : i64
    %21 = llvm.mlir.constant(6 : i64) : i64
    %22 = llvm.mlir.addressof @__tvm_ffi__cuda_str.18 : !llvm.ptr
    %23 = llvm.mlir.constant(7 : i64) : i64
    %24 = llvm.mlir.addressof @__tvm_ffi__cuda_str.19 : !llvm.ptr
    %25 = llvm.mlir.constant(8 : i64) : i64
    %26 = llvm.mlir.constant(9 : i64) : i64
    %27 = llvm.mlir.constant(10 : i64) : i64
    %28 = llvm.mlir.addressof @__tvm_ffi__cuda_str.20 : !llvm.ptr
    %29 = llvm.mlir.constant(11 : i32) : i32
    %30 = llvm.alloca %0 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x !llvm.array<11 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.getelementptr inbounds %30[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    llvm.intr.lifetime.start %30 : !llvm.ptr
    %35 = llvm.bitcast %31 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    llvm.store %2, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %36 = llvm.bitcast %32 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %32 : !llvm.ptr
    llvm.store %2, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %37 = llvm.call @snprintf(%34, %3, %4, %arg0) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %38 = llvm.load %7 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.icmp "eq" %38, %1 : i64
    llvm.cond_br %39, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %40 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.call %40(%arg0, %31) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %42 = llvm.icmp "eq" %41, %9 : i32
    llvm.cond_br %42, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %2, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %43 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call %43(%arg0, %32) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %45 = llvm.icmp "eq" %44, %9 : i32
    llvm.cond_br %45, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    llvm.store %2, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 3 preds: ^bb0, ^bb3, ^bb4
    llvm.switch %arg0 : i32, ^bb8(%2 : !llvm.ptr) [
      35: ^bb6,
      3: ^bb7
    ]
  ^bb6:  // pred: ^bb5
    llvm.store %11, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8(%2 : !llvm.ptr)
  ^bb7:  // pred: ^bb5
    %46 = llvm.call fastcc @__tvm_ffi__cuda_is_forked() {no_inline, no_unwind} : () -> i32
    %47 = llvm.icmp "eq" %46, %9 : i32
    %48 = llvm.select %47, %2, %10 : i1, !llvm.ptr
    llvm.br ^bb8(%48 : !llvm.ptr)
  ^bb8(%49: !llvm.ptr):  // 3 preds: ^bb5, ^bb6, ^bb7
    %50 = llvm.bitcast %33 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %33 : !llvm.ptr
    %51 = llvm.getelementptr inbounds %33[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    llvm.store %12, %51 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %52 = llvm.getelementptr inbounds %33[%1, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    llvm.store %34, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.getelementptr inbounds %33[%1, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    %54 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.icmp "eq" %54, %2 : !llvm.ptr
    %56 = llvm.select %55, %2, %15 : i1, !llvm.ptr
    llvm.store %56, %53 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %57 = llvm.getelementptr inbounds %33[%1, %16] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    llvm.store %54, %57 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %58 = llvm.getelementptr inbounds %33[%1, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    %59 = llvm.icmp "ne" %54, %2 : !llvm.ptr
    %60 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.icmp "ne" %60, %2 : !llvm.ptr
    %62 = llvm.select %59, %61, %18 : i1, i1
    %63 = llvm.select %62, %19, %2 : i1, !llvm.ptr
    llvm.store %63, %58 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %64 = llvm.getelementptr inbounds %33[%1, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    %65 = llvm.select %55, %2, %60 : i1, !llvm.ptr
    llvm.store %65, %64 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %66 = llvm.getelementptr inbounds %33[%1, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    %67 = llvm.select %55, %2, %22 : i1, !llvm.ptr
    llvm.store %67, %66 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.getelementptr inbounds %33[%1, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    %69 = llvm.icmp "eq" %arg1, %2 : !llvm.ptr
    %70 = llvm.select %69, %2, %24 : i1, !llvm.ptr
    llvm.store %70, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %71 = llvm.getelementptr inbounds %33[%1, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    llvm.store %arg1, %71 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %72 = llvm.getelementptr inbounds %33[%1, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    llvm.store %49, %72 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %73 = llvm.getelementptr inbounds %33[%1, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<11 x ptr>
    llvm.store %arg2, %73 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @TVMFFIErrorSetRaisedFromCStrParts(%28, %51, %29) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_enter(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.addressof @__tvm_ffi__cuda_str.1 : !llvm.ptr
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(9 : i32) : i32
    %10 = llvm.getelementptr inbounds %4[%3, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_str.2 : !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.bitcast %12 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %12 : !llvm.ptr
    llvm.store %1, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.call %14(%12) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %16 = llvm.icmp "eq" %15, %6 : i32
    llvm.cond_br %16, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call fastcc @__tvm_ffi__cuda_fail(%15, %7, %1) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5(%8 : i32)
  ^bb2:  // pred: ^bb0
    %17 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg0[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "eq" %17, %19 : !llvm.ptr
    llvm.cond_br %20, ^bb5(%6 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call %21(%19) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %23 = llvm.icmp "eq" %22, %6 : i32
    llvm.cond_br %23, ^bb5(%0 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    llvm.call fastcc @__tvm_ffi__cuda_fail(%22, %11, %1) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5(%8 : i32)
  ^bb5(%24: i32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb4
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.return %24 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_leave(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_str.3 : !llvm.ptr
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.bitcast %9 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %11 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %11, ^bb2(%1 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.call %12(%9) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb2(%13 : i32)
  ^bb2(%14: i32):  // 2 preds: ^bb0, ^bb1
    llvm.switch %arg1 : i32, ^bb3 [
      -1: ^bb6(%arg1 : i32),
      0: ^bb4
    ]
  ^bb3:  // pred: ^bb2
    llvm.call fastcc @__tvm_ffi__cuda_fail(%arg1, %7, %7) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6(%8 : i32)
  ^bb4:  // pred: ^bb2
    %15 = llvm.icmp "eq" %14, %1 : i32
    llvm.cond_br %15, ^bb6(%1 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__cuda_fail(%14, %6, %7) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6(%8 : i32)
  ^bb6(%16: i32):  // 4 preds: ^bb2, ^bb3, ^bb4, ^bb5
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return %16 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_keep(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.addressof @__tvm_ffi__cuda_machine_code : !llvm.ptr
    %1 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    llvm.store %1, %0 atomic release {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_launch(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {always_inline, dso_local, no_unwind} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.mlir.constant(2 : i64) : i64
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(19 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%1, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %17 = llvm.alloca %0 x !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.getelementptr inbounds %arg1[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i32
    %20 = llvm.getelementptr inbounds %arg1[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.and %21, %0 : i32
    %23 = llvm.icmp "eq" %22, %4 : i32
    llvm.cond_br %23, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %24 = llvm.call fastcc tail @__tvm_ffi__cuda_preflight(%arg1, %19) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %25 = llvm.icmp "eq" %24, %4 : i32
    llvm.cond_br %25, ^bb2, ^bb11(%5 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %26 = llvm.sext %19 : i32 to i64
    %27 = llvm.sub %1, %26 overflow<nsw> : i64
    %28 = llvm.getelementptr inbounds %arg0[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %29 = llvm.bitcast %28 : !llvm.ptr to !llvm.ptr
    %30 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.icmp "ugt" %31, %8 : !llvm.ptr
    llvm.cond_br %32, ^bb3, ^bb5
  ^bb3:  // pred: ^bb2
    %33 = llvm.getelementptr inbounds %29[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %34 = llvm.load %33 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %34, %4 : i32
    llvm.cond_br %35, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.call fastcc tail @__tvm_ffi__cuda_note_capture(%29, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb5
  ^bb5:  // 3 preds: ^bb2, ^bb3, ^bb4
    %36 = llvm.getelementptr inbounds %arg1[%1, 7, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i32
    %38 = llvm.icmp "eq" %37, %4 : i32
    llvm.cond_br %38, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %39 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.and %39, %3 : i32
    %41 = llvm.icmp "eq" %40, %4 : i32
    llvm.cond_br %41, ^bb8, ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %42 = llvm.call fastcc tail @__tvm_ffi__cuda_call_driver_for(%arg0, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb9(%42 : i32)
  ^bb8:  // pred: ^bb6
    %43 = llvm.getelementptr inbounds %arg1[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %44 = llvm.getelementptr inbounds %arg1[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %45 = llvm.bitcast %17 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    %46 = llvm.getelementptr inbounds %17[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %47 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.trunc %47 : i64 to i32
    llvm.store %48, %46 {alignment = 8 : i64} : i32, !llvm.ptr
    %49 = llvm.getelementptr inbounds %17[%1, 0, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %50 = llvm.getelementptr inbounds %arg1[%1, 0, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> i64
    %52 = llvm.trunc %51 : i64 to i32
    llvm.store %52, %49 {alignment = 4 : i64} : i32, !llvm.ptr
    %53 = llvm.getelementptr inbounds %17[%1, 0, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %54 = llvm.getelementptr inbounds %arg1[%1, 0, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %55 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> i64
    %56 = llvm.trunc %55 : i64 to i32
    llvm.store %56, %53 {alignment = 8 : i64} : i32, !llvm.ptr
    %57 = llvm.getelementptr inbounds %17[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %58 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i64
    %59 = llvm.trunc %58 : i64 to i32
    llvm.store %59, %57 {alignment = 4 : i64} : i32, !llvm.ptr
    %60 = llvm.getelementptr inbounds %17[%1, 1, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %61 = llvm.getelementptr inbounds %arg1[%1, 1, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.trunc %62 : i64 to i32
    llvm.store %63, %60 {alignment = 8 : i64} : i32, !llvm.ptr
    %64 = llvm.getelementptr inbounds %17[%1, 1, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %65 = llvm.getelementptr inbounds %arg1[%1, 1, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %66 = llvm.load %65 {alignment = 8 : i64} : !llvm.ptr -> i64
    %67 = llvm.trunc %66 : i64 to i32
    llvm.store %67, %64 {alignment = 4 : i64} : i32, !llvm.ptr
    %68 = llvm.getelementptr inbounds %17[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %69 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %70 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> i64
    %71 = llvm.trunc %70 : i64 to i32
    llvm.store %71, %68 {alignment = 8 : i64} : i32, !llvm.ptr
    %72 = llvm.getelementptr inbounds %17[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %73 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %73, %72 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %74 = llvm.getelementptr inbounds %17[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %13, %74 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %75 = llvm.getelementptr inbounds %17[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %4, %75 {alignment = 8 : i64} : i32, !llvm.ptr
    %76 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %79 = llvm.call %76(%17, %78, %arg2, %13) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.br ^bb9(%79 : i32)
  ^bb9(%80: i32):  // 2 preds: ^bb7, ^bb8
    %81 = llvm.icmp "eq" %80, %4 : i32
    llvm.cond_br %81, ^bb11(%4 : i32), ^bb10
  ^bb10:  // pred: ^bb9
    %82 = llvm.call fastcc @__tvm_ffi__cuda_launch_again(%arg0, %arg1, %19, %arg2, %80) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb11(%82 : i32)
  ^bb11(%83: i32):  // 3 preds: ^bb1, ^bb9, ^bb10
    llvm.return %83 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_load(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: i64 {llvm.noundef}, %arg5: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.mlir.constant(7 : i32) : i32
    %10 = llvm.alloca %0 x !llvm.struct<"cuda.Slot", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.call fastcc tail @__tvm_ffi__cuda_check_device(%arg1) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i32
    %12 = llvm.icmp "eq" %11, %1 : i32
    llvm.cond_br %12, ^bb1, ^bb8(%2 : i32)
  ^bb1:  // pred: ^bb0
    %13 = llvm.call fastcc tail @__tvm_ffi__cuda_start() {no_inline, no_unwind} : () -> i32
    %14 = llvm.icmp "eq" %13, %1 : i32
    llvm.cond_br %14, ^bb2, ^bb8(%2 : i32)
  ^bb2:  // pred: ^bb1
    %15 = llvm.call fastcc tail @__tvm_ffi__cuda_check_process() {no_inline, no_unwind} : () -> i32
    %16 = llvm.icmp "eq" %15, %1 : i32
    llvm.cond_br %16, ^bb3, ^bb8(%2 : i32)
  ^bb3:  // pred: ^bb2
    %17 = llvm.getelementptr inbounds %arg0[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.call fastcc tail @__tvm_ffi__cuda_take(%17) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %18 = llvm.sext %arg1 : i32 to i64
    %19 = llvm.getelementptr inbounds %arg0[%3, 0, %18, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %20 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.icmp "eq" %20, %5 : !llvm.ptr
    llvm.cond_br %21, ^bb4, ^bb7(%1 : i32)
  ^bb4:  // pred: ^bb3
    %22 = llvm.bitcast %10 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%3, 1, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %24 = llvm.call fastcc @__tvm_ffi__cuda_load_code(%arg1, %arg2, %arg3, %arg4, %arg5, %23, %10) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %25 = llvm.icmp "eq" %24, %1 : i32
    llvm.cond_br %25, ^bb5, ^bb6(%2 : i32)
  ^bb5:  // pred: ^bb4
    %26 = llvm.getelementptr inbounds %arg0[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.store %arg2, %26 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.store %arg3, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.getelementptr inbounds %arg0[%3, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.store %arg4, %28 {alignment = 8 : i64} : i64, !llvm.ptr
    %29 = llvm.sext %arg5 : i32 to i64
    %30 = llvm.getelementptr inbounds %arg0[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.store %29, %30 {alignment = 8 : i64} : i64, !llvm.ptr
    %31 = llvm.getelementptr inbounds %10[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %10[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__cuda_make_ready(%arg0, %arg1, %32, %34) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb6(%1 : i32)
  ^bb6(%35: i32):  // 2 preds: ^bb4, ^bb5
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.br ^bb7(%35 : i32)
  ^bb7(%36: i32):  // 2 preds: ^bb3, ^bb6
    llvm.store %1, %17 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8(%36 : i32)
  ^bb8(%37: i32):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb7
    llvm.return %37 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_check_device(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(80 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__cuda_str.73 : !llvm.ptr
    %6 = llvm.mlir.constant(63 : i32) : i32
    %7 = llvm.mlir.constant(101 : i32) : i32
    %8 = llvm.mlir.zero : !llvm.ptr
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.alloca %0 x !llvm.array<80 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.icmp "ult" %arg0, %1 : i32
    llvm.cond_br %11, ^bb2(%2 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %12 = llvm.getelementptr inbounds %10[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<80 x i8>
    llvm.intr.lifetime.start %10 : !llvm.ptr
    %13 = llvm.call @snprintf(%12, %4, %5, %6, %arg0) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%7, %8, %12) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.br ^bb2(%9 : i32)
  ^bb2(%14: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %14 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_check_process() -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.call fastcc tail @__tvm_ffi__cuda_is_forked() {no_inline, no_unwind} : () -> i32
    %5 = llvm.icmp "eq" %4, %0 : i32
    llvm.cond_br %5, ^bb2(%0 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__cuda_fail(%1, %2, %2) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2(%3 : i32)
  ^bb2(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %6 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_take(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(100 : i32) : i32
    %2 = llvm.call tail @getpid() {no_inline, no_unwind} : () -> i32
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    %3 = llvm.cmpxchg %arg0, %0, %2 acquire acquire {alignment = 4 : i64} : !llvm.ptr, i32
    %4 = llvm.extractvalue %3[1] : !llvm.struct<(i32, i1)> 
    %5 = llvm.extractvalue %3[0] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %4, ^bb5, ^bb2
  ^bb2:  // pred: ^bb1
    %6 = llvm.icmp "eq" %5, %2 : i32
    llvm.cond_br %6, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %7 = llvm.cmpxchg %arg0, %5, %2 acquire acquire {alignment = 4 : i64} : !llvm.ptr, i32
    %8 = llvm.extractvalue %7[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %8, ^bb5, ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %9 = llvm.call tail @usleep(%1) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i32
    llvm.br ^bb1
  ^bb5:  // 2 preds: ^bb1, ^bb3
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_map(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(4 : i32) : i32
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.mlir.constant(6 : i32) : i32
    %11 = llvm.mlir.constant(4294967294 : i64) : i64
    %12 = llvm.mlir.constant(-7046029254386353131 : i64) : i64
    %13 = llvm.mlir.constant(58 : i64) : i64
    %14 = llvm.mlir.addressof @__tvm_ffi__cuda_kept_maps : !llvm.ptr
    %15 = llvm.mlir.constant(8 : i32) : i32
    %16 = llvm.mlir.constant(16 : i64) : i64
    %17 = llvm.mlir.constant(-1 : i32) : i32
    %18 = llvm.alloca %0 x !llvm.array<19 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.bitcast %18 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    %20 = llvm.getelementptr inbounds %18[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x i64>
    %21 = llvm.getelementptr inbounds %arg1[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %22 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    llvm.store %23, %20 {alignment = 16 : i64} : i64, !llvm.ptr
    %24 = llvm.getelementptr inbounds %arg1[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.getelementptr inbounds %18[%1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x i64>
    llvm.store %25, %26 {alignment = 8 : i64} : i64, !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.getelementptr inbounds %18[%1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x i64>
    llvm.store %28, %29 {alignment = 16 : i64} : i64, !llvm.ptr
    %30 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i64
    %32 = llvm.getelementptr inbounds %18[%1, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x i64>
    llvm.store %31, %32 {alignment = 8 : i64} : i64, !llvm.ptr
    %33 = llvm.intr.smax(%25, %1) : (i64, i64) -> i64
    llvm.br ^bb1(%1, %8 : i64, i32)
  ^bb1(%34: i64, %35: i32):  // 2 preds: ^bb0, ^bb3
    %36 = llvm.icmp "eq" %34, %33 : i64
    llvm.cond_br %36, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %37 = llvm.zext %35 : i32 to i64
    llvm.br ^bb4(%1, %1 : i64, i64)
  ^bb3:  // pred: ^bb1
    %38 = llvm.getelementptr inbounds %arg1[%1, 4, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i64
    %40 = llvm.add %35, %0 : i32
    %41 = llvm.zext %35 : i32 to i64
    %42 = llvm.getelementptr inbounds %18[%1, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x i64>
    llvm.store %39, %42 {alignment = 8 : i64} : i64, !llvm.ptr
    %43 = llvm.getelementptr inbounds %arg1[%1, 5, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> i64
    %45 = llvm.add %35, %4 : i32
    %46 = llvm.zext %40 : i32 to i64
    %47 = llvm.getelementptr inbounds %18[%1, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x i64>
    llvm.store %44, %47 {alignment = 8 : i64} : i64, !llvm.ptr
    %48 = llvm.getelementptr inbounds %arg1[%1, 6, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> i64
    %50 = llvm.add %35, %6 : i32
    %51 = llvm.zext %45 : i32 to i64
    %52 = llvm.getelementptr inbounds %18[%1, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x i64>
    llvm.store %49, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %53 = llvm.add %34, %3 overflow<nuw> : i64
    llvm.br ^bb1(%53, %50 : i64, i32)
  ^bb4(%54: i64, %55: i64):  // 2 preds: ^bb2, ^bb6
    %56 = llvm.icmp "eq" %54, %37 : i64
    llvm.cond_br %56, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %57 = llvm.lshr %55, %13 : i64
    %58 = llvm.trunc %57 : i64 to i32
    %59 = llvm.getelementptr inbounds %14[%1, %57] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>>
    %60 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb7(%2 : i32)
  ^bb6:  // pred: ^bb4
    %61 = llvm.getelementptr inbounds %18[%1, %54] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x i64>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.shl %54, %3 overflow<nuw> : i64
    %64 = llvm.and %63, %11 : i64
    %65 = llvm.or %64, %3 : i64
    %66 = llvm.mul %65, %12 : i64
    %67 = llvm.mul %66, %62 : i64
    %68 = llvm.add %67, %55 : i64
    %69 = llvm.add %54, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb4(%69, %68 : i64, i64)
  ^bb7(%70: i32):  // 2 preds: ^bb5, ^bb14
    %71 = llvm.icmp "eq" %70, %15 : i32
    llvm.cond_br %71, ^bb15(%59 : !llvm.ptr), ^bb8
  ^bb8:  // pred: ^bb7
    %72 = llvm.xor %70, %58 : i32
    %73 = llvm.zext %72 : i32 to i64
    %74 = llvm.getelementptr inbounds %14[%1, %73] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>>
    %75 = llvm.getelementptr inbounds %74[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>
    %76 = llvm.load %75 atomic acquire {alignment = 16 : i64} : !llvm.ptr -> i64
    %77 = llvm.icmp "ne" %76, %1 : i64
    %78 = llvm.and %76, %3 : i64
    %79 = llvm.icmp "eq" %78, %1 : i64
    %80 = llvm.and %77, %79 : i1
    llvm.cond_br %80, ^bb9(%1 : i64), ^bb14
  ^bb9(%81: i64):  // 2 preds: ^bb8, ^bb10
    %82 = llvm.icmp "eq" %81, %37 : i64
    llvm.cond_br %82, ^bb11(%1 : i64), ^bb10
  ^bb10:  // pred: ^bb9
    %83 = llvm.getelementptr inbounds %14[%1, %73, 1, %81] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<64 x struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>>
    %84 = llvm.load %83 atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
    %85 = llvm.getelementptr inbounds %18[%1, %81] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x i64>
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
    %87 = llvm.icmp "eq" %84, %86 : i64
    %88 = llvm.add %81, %3 overflow<nsw, nuw> : i64
    llvm.cond_br %87, ^bb9(%88 : i64), ^bb14
  ^bb11(%89: i64):  // 2 preds: ^bb9, ^bb12
    %90 = llvm.icmp "eq" %89, %16 : i64
    llvm.cond_br %90, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    %91 = llvm.getelementptr inbounds %14[%1, %73, 2, %89] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<64 x struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>>
    %92 = llvm.load %91 atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
    %93 = llvm.getelementptr inbounds %60[%89] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %92, %93 {alignment = 8 : i64} : i64, !llvm.ptr
    %94 = llvm.add %89, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb11(%94 : i64)
  ^bb13:  // pred: ^bb11
    llvm.fence acquire
    %95 = llvm.load %75 atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> i64
    %96 = llvm.icmp "eq" %95, %76 : i64
    llvm.cond_br %96, ^bb24(%2 : i32), ^bb14
  ^bb14:  // 3 preds: ^bb8, ^bb10, ^bb13
    %97 = llvm.load %75 atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> i64
    %98 = llvm.icmp "eq" %97, %1 : i64
    %99 = llvm.add %70, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %98, ^bb15(%74 : !llvm.ptr), ^bb7(%99 : i32)
  ^bb15(%100: !llvm.ptr):  // 2 preds: ^bb7, ^bb14
    %101 = llvm.call fastcc tail @__tvm_ffi__cuda_encode(%arg0, %arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %102 = llvm.icmp "eq" %101, %2 : i32
    llvm.cond_br %102, ^bb16, ^bb24(%17 : i32)
  ^bb16:  // pred: ^bb15
    %103 = llvm.getelementptr inbounds %100[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>
    %104 = llvm.load %103 atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
    %105 = llvm.and %104, %3 : i64
    %106 = llvm.icmp "eq" %105, %1 : i64
    llvm.cond_br %106, ^bb17, ^bb24(%2 : i32)
  ^bb17:  // pred: ^bb16
    %107 = llvm.add %104, %3 overflow<nuw> : i64
    %108 = llvm.cmpxchg %103, %104, %107 acquire monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %109 = llvm.extractvalue %108[1] : !llvm.struct<(i64, i1)> 
    %110 = llvm.extractvalue %108[0] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %109, ^bb18, ^bb24(%2 : i32)
  ^bb18:  // pred: ^bb17
    llvm.fence release
    llvm.br ^bb19(%1 : i64)
  ^bb19(%111: i64):  // 2 preds: ^bb18, ^bb20
    %112 = llvm.icmp "eq" %111, %37 : i64
    llvm.cond_br %112, ^bb21(%1 : i64), ^bb20
  ^bb20:  // pred: ^bb19
    %113 = llvm.getelementptr inbounds %100[%1, 1, %111] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>
    %114 = llvm.getelementptr inbounds %18[%1, %111] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x i64>
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %115, %113 atomic monotonic {alignment = 8 : i64} : i64, !llvm.ptr
    %116 = llvm.add %111, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb19(%116 : i64)
  ^bb21(%117: i64):  // 2 preds: ^bb19, ^bb23
    %118 = llvm.icmp "eq" %117, %16 : i64
    llvm.cond_br %118, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %119 = llvm.add %110, %5 : i64
    llvm.store %119, %103 atomic release {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb24(%2 : i32)
  ^bb23:  // pred: ^bb21
    %120 = llvm.getelementptr inbounds %100[%1, 2, %117] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.KeptMap", (i64, array<19 x i64>, array<16 x i64>)>
    %121 = llvm.getelementptr inbounds %60[%117] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %122 = llvm.load %121 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %122, %120 atomic monotonic {alignment = 8 : i64} : i64, !llvm.ptr
    %123 = llvm.add %117, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb21(%123 : i64)
  ^bb24(%124: i32):  // 5 preds: ^bb13, ^bb15, ^bb16, ^bb17, ^bb22
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.return %124 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_encode(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(15 : i64) : i64
    %5 = llvm.mlir.constant(256 : i64) : i64
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_str.78 : !llvm.ptr
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(-4294967297 : i64) : i64
    %9 = llvm.mlir.constant(-4294967296 : i64) : i64
    %10 = llvm.mlir.constant(6 : i32) : i32
    %11 = llvm.mlir.constant(-257 : i64) : i64
    %12 = llvm.mlir.constant(-256 : i64) : i64
    %13 = llvm.mlir.constant(5 : i32) : i32
    %14 = llvm.mlir.constant(-1099511627761 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_str.81 : !llvm.ptr
    %16 = llvm.mlir.constant(1 : i64) : i64
    %17 = llvm.mlir.addressof @__tvm_ffi__cuda_str.80 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__cuda_str.79 : !llvm.ptr
    %19 = llvm.mlir.addressof @__tvm_ffi__cuda_str.82 : !llvm.ptr
    %20 = llvm.mlir.constant(3 : i32) : i32
    %21 = llvm.mlir.constant(false) : i1
    %22 = llvm.mlir.addressof @__tvm_ffi__cuda_str.83 : !llvm.ptr
    %23 = llvm.mlir.addressof @__tvm_ffi__cuda_str.74 : !llvm.ptr
    %24 = llvm.mlir.addressof @__tvm_ffi__cuda_str.75 : !llvm.ptr
    %25 = llvm.mlir.constant(2 : i32) : i32
    %26 = llvm.mlir.constant(-1 : i64) : i64
    %27 = llvm.mlir.constant(32 : i64) : i64
    %28 = llvm.mlir.constant(8 : i32) : i32
    %29 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %30 = llvm.getelementptr inbounds %29[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %31 = llvm.mlir.zero : !llvm.ptr
    %32 = llvm.mlir.constant(true) : i1
    %33 = llvm.mlir.constant(22 : i32) : i32
    %34 = llvm.getelementptr inbounds %29[%1, 22] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %35 = llvm.mlir.constant(320 : i64) : i64
    %36 = llvm.mlir.addressof @__tvm_ffi__cuda_str.76 : !llvm.ptr
    %37 = llvm.mlir.addressof @__tvm_ffi__cuda_str.77 : !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.array<256 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.array<320 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.array<2 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.array<5 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.array<4 x i64> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.array<5 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.array<5 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.getelementptr inbounds %38[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<256 x i8>
    llvm.intr.lifetime.start %38 : !llvm.ptr
    %48 = llvm.getelementptr inbounds %39[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<320 x i8>
    llvm.intr.lifetime.start %39 : !llvm.ptr
    %49 = llvm.call fastcc tail @__tvm_ffi__cuda_start() {no_inline, no_unwind} : () -> i32
    %50 = llvm.icmp "eq" %49, %2 : i32
    llvm.cond_br %50, ^bb1, ^bb36(%3 : i32)
  ^bb1:  // pred: ^bb0
    %51 = llvm.call fastcc tail @__tvm_ffi__cuda_check_process() {no_inline, no_unwind} : () -> i32
    %52 = llvm.icmp "eq" %51, %2 : i32
    llvm.cond_br %52, ^bb2, ^bb36(%3 : i32)
  ^bb2:  // pred: ^bb1
    %53 = llvm.getelementptr inbounds %arg1[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.ptrtoint %54 : !llvm.ptr to i64
    %56 = llvm.and %55, %4 : i64
    %57 = llvm.icmp "eq" %56, %1 : i64
    llvm.cond_br %57, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %58 = llvm.getelementptr inbounds %arg1[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> i64
    %60 = llvm.intr.smax(%59, %1) : (i64, i64) -> i64
    llvm.br ^bb5(%1 : i64)
  ^bb4:  // pred: ^bb2
    %61 = llvm.call @snprintf(%47, %5, %6, %54) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb18(%61 : i32)
  ^bb5(%62: i64):  // 2 preds: ^bb3, ^bb13
    %63 = llvm.icmp "eq" %62, %60 : i64
    llvm.cond_br %63, ^bb14, ^bb6
  ^bb6:  // pred: ^bb5
    %64 = llvm.getelementptr inbounds %arg1[%1, 4, %62] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> i64
    %66 = llvm.add %65, %8 : i64
    %67 = llvm.icmp "ult" %66, %9 : i64
    llvm.cond_br %67, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %68 = llvm.trunc %62 : i64 to i32
    %69 = llvm.call @snprintf(%47, %5, %18, %68, %65) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb18(%69 : i32)
  ^bb8:  // pred: ^bb6
    %70 = llvm.getelementptr inbounds %arg1[%1, 6, %62] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %71 = llvm.load %70 {alignment = 8 : i64} : !llvm.ptr -> i64
    %72 = llvm.add %71, %11 : i64
    %73 = llvm.icmp "ult" %72, %12 : i64
    llvm.cond_br %73, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %74 = llvm.trunc %62 : i64 to i32
    %75 = llvm.call @snprintf(%47, %5, %17, %74, %71) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb18(%75 : i32)
  ^bb10:  // pred: ^bb8
    %76 = llvm.icmp "eq" %62, %1 : i64
    llvm.cond_br %76, ^bb13, ^bb11
  ^bb11:  // pred: ^bb10
    %77 = llvm.getelementptr inbounds %arg1[%1, 5, %62] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %78 = llvm.load %77 {alignment = 8 : i64} : !llvm.ptr -> i64
    %79 = llvm.and %78, %14 : i64
    %80 = llvm.icmp "eq" %79, %1 : i64
    llvm.cond_br %80, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    %81 = llvm.trunc %62 : i64 to i32
    %82 = llvm.call @snprintf(%47, %5, %15, %81, %78) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb18(%82 : i32)
  ^bb13:  // 2 preds: ^bb10, ^bb11
    %83 = llvm.add %62, %16 overflow<nuw> : i64
    llvm.br ^bb5(%83 : i64)
  ^bb14:  // pred: ^bb5
    %84 = llvm.getelementptr inbounds %arg1[%1, 6, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %86 = llvm.getelementptr inbounds %arg1[%1, 5, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> i64
    %88 = llvm.mul %87, %85 overflow<nsw> : i64
    %89 = llvm.and %88, %4 : i64
    %90 = llvm.icmp "eq" %89, %1 : i64
    llvm.cond_br %90, ^bb16, ^bb15
  ^bb15:  // pred: ^bb14
    %91 = llvm.call @snprintf(%47, %5, %19, %88) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb18(%91 : i32)
  ^bb16:  // pred: ^bb14
    %92 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %93 = llvm.load %92 {alignment = 8 : i64} : !llvm.ptr -> i64
    %94 = llvm.icmp "ne" %93, %1 : i64
    %95 = llvm.icmp "sgt" %88, %93 : i64
    %96 = llvm.select %94, %95, %21 : i1, i1
    llvm.cond_br %96, ^bb17, ^bb21(%60 : i64)
  ^bb17:  // pred: ^bb16
    %97 = llvm.call @snprintf(%47, %5, %22, %88, %93) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb18(%97 : i32)
  ^bb18(%98: i32):  // 6 preds: ^bb4, ^bb7, ^bb9, ^bb12, ^bb15, ^bb17
    %99 = llvm.icmp "eq" %98, %2 : i32
    llvm.cond_br %99, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %100 = llvm.getelementptr inbounds %arg1[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %101 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
    %102 = llvm.intr.smax(%101, %1) : (i64, i64) -> i64
    llvm.br ^bb21(%102 : i64)
  ^bb20:  // pred: ^bb18
    %103 = llvm.bitcast %40 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %40 : !llvm.ptr
    %104 = llvm.getelementptr inbounds %40[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %23, %104 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %105 = llvm.getelementptr inbounds %40[%1, %16] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %47, %105 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @TVMFFIErrorSetRaisedFromCStrParts(%24, %104, %25) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %40 : !llvm.ptr
    llvm.br ^bb36(%3 : i32)
  ^bb21(%106: i64):  // 2 preds: ^bb16, ^bb19
    %107 = llvm.bitcast %41 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %41 : !llvm.ptr
    %108 = llvm.bitcast %42 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %42 : !llvm.ptr
    %109 = llvm.bitcast %43 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %43 : !llvm.ptr
    %110 = llvm.bitcast %44 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %44 : !llvm.ptr
    %111 = llvm.getelementptr inbounds %arg1[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    llvm.br ^bb22(%1 : i64)
  ^bb22(%112: i64):  // 2 preds: ^bb21, ^bb26
    %113 = llvm.icmp "eq" %112, %106 : i64
    llvm.cond_br %113, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %114 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.switch %115 : i64, ^bb27 [
      128: ^bb29(%20 : i32),
      64: ^bb28
    ]
  ^bb24:  // pred: ^bb22
    %116 = llvm.getelementptr inbounds %arg1[%1, 4, %112] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %117 = llvm.load %116 {alignment = 8 : i64} : !llvm.ptr -> i64
    %118 = llvm.getelementptr inbounds %41[%1, %112] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    llvm.store %117, %118 {alignment = 8 : i64} : i64, !llvm.ptr
    %119 = llvm.getelementptr inbounds %arg1[%1, 6, %112] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %120 = llvm.load %119 {alignment = 8 : i64} : !llvm.ptr -> i64
    %121 = llvm.trunc %120 : i64 to i32
    %122 = llvm.getelementptr inbounds %43[%1, %112] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    llvm.store %121, %122 {alignment = 4 : i64} : i32, !llvm.ptr
    %123 = llvm.getelementptr inbounds %44[%1, %112] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    llvm.store %0, %123 {alignment = 4 : i64} : i32, !llvm.ptr
    %124 = llvm.icmp "eq" %112, %1 : i64
    llvm.cond_br %124, ^bb26, ^bb25
  ^bb25:  // pred: ^bb24
    %125 = llvm.getelementptr inbounds %arg1[%1, 5, %112] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %126 = llvm.load %125 {alignment = 8 : i64} : !llvm.ptr -> i64
    %127 = llvm.add %112, %26 overflow<nsw> : i64
    %128 = llvm.getelementptr inbounds %42[%1, %127] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    llvm.store %126, %128 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb26
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %129 = llvm.add %112, %16 overflow<nuw> : i64
    llvm.br ^bb22(%129 : i64)
  ^bb27:  // pred: ^bb23
    %130 = llvm.icmp "eq" %115, %27 : i64
    %131 = llvm.zext %130 : i1 to i32
    llvm.br ^bb29(%131 : i32)
  ^bb28:  // pred: ^bb23
    llvm.br ^bb29(%25 : i32)
  ^bb29(%132: i32):  // 3 preds: ^bb23, ^bb27, ^bb28
    %133 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %134 = llvm.bitcast %46 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %46 : !llvm.ptr
    %135 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %136 = llvm.call %135(%45) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %137 = llvm.icmp "ne" %136, %2 : i32
    %138 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %139 = llvm.icmp "eq" %138, %31 : !llvm.ptr
    %140 = llvm.select %137, %32, %139 : i1, i1
    llvm.cond_br %140, ^bb30, ^bb31
  ^bb30:  // pred: ^bb29
    %141 = llvm.call fastcc @__tvm_ffi__cuda_open_device(%2, %45, %46) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %142 = llvm.icmp "eq" %141, %2 : i32
    llvm.cond_br %142, ^bb31, ^bb35(%3 : i32)
  ^bb31:  // 2 preds: ^bb29, ^bb30
    %143 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.MapWords", (ptr, i64, i64, i64, array<5 x i64>, array<5 x i64>, array<5 x i64>)>
    %145 = llvm.load %144 {alignment = 8 : i64} : !llvm.ptr -> i64
    %146 = llvm.trunc %145 : i64 to i32
    %147 = llvm.load %111 {alignment = 8 : i64} : !llvm.ptr -> i64
    %148 = llvm.trunc %147 : i64 to i32
    %149 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %150 = llvm.getelementptr inbounds %41[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i64>
    %151 = llvm.getelementptr inbounds %42[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i64>
    %152 = llvm.getelementptr inbounds %43[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    %153 = llvm.getelementptr inbounds %44[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<5 x i32>
    %154 = llvm.call %143(%arg0, %146, %148, %149, %150, %151, %152, %153, %2, %132, %25, %2) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.cond_br %140, ^bb32, ^bb33
  ^bb32:  // pred: ^bb31
    %155 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %156 = llvm.call fastcc @__tvm_ffi__cuda_close_device(%2, %155, %2) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %157 = llvm.icmp "eq" %156, %2 : i32
    llvm.cond_br %157, ^bb33, ^bb35(%3 : i32)
  ^bb33:  // 2 preds: ^bb31, ^bb32
    %158 = llvm.icmp "eq" %154, %2 : i32
    llvm.cond_br %158, ^bb35(%2 : i32), ^bb34
  ^bb34:  // pred: ^bb33
    %159 = llvm.load %111 {alignment = 8 : i64} : !llvm.ptr -> i64
    %160 = llvm.call @snprintf(%48, %35, %36, %159) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%154, %37, %48) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb35(%3 : i32)
  ^bb35(%161: i32):  // 4 preds: ^bb30, ^bb32, ^bb33, ^bb34
    llvm.intr.lifetime.end %46 : !llvm.ptr
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.end %44 : !llvm.ptr
    llvm.intr.lifetime.end %43 : !llvm.ptr
    llvm.intr.lifetime.end %42 : !llvm.ptr
    llvm.intr.lifetime.end %41 : !llvm.ptr
    llvm.br ^bb36(%161 : i32)
  ^bb36(%162: i32):  // 4 preds: ^bb0, ^bb1, ^bb20, ^bb35
    llvm.intr.lifetime.end %39 : !llvm.ptr
    llvm.intr.lifetime.end %38 : !llvm.ptr
    llvm.return %162 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_run(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: i32 {llvm.noundef}) -> i32 attributes {always_inline, dso_local, no_unwind} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(2147483647 : i64) : i64
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.constant(63 : i32) : i32
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.mlir.constant(32 : i64) : i64
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.inttoptr %3 : i64 to !llvm.ptr
    %15 = llvm.mlir.constant(7 : i32) : i32
    %16 = llvm.mlir.constant(4 : i32) : i32
    %17 = llvm.mlir.zero : !llvm.ptr
    %18 = llvm.mlir.constant(19 : i32) : i32
    %19 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %20 = llvm.getelementptr inbounds %19[%1, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %21 = llvm.alloca %0 x !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %arg2[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %23 = llvm.getelementptr inbounds %arg2[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %24 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.icmp "eq" %24, %1 : i64
    llvm.cond_br %25, ^bb26(%2 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %26 = llvm.getelementptr inbounds %arg2[%1, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.icmp "eq" %27, %1 : i64
    llvm.cond_br %28, ^bb26(%2 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %29 = llvm.getelementptr inbounds %arg2[%1, 0, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.icmp "eq" %30, %1 : i64
    llvm.cond_br %31, ^bb26(%2 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %32 = llvm.or %27, %24 : i64
    %33 = llvm.or %32, %30 : i64
    %34 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %35 = llvm.or %33, %34 : i64
    %36 = llvm.getelementptr inbounds %arg2[%1, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.or %35, %37 : i64
    %39 = llvm.getelementptr inbounds %arg2[%1, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.or %38, %40 : i64
    %42 = llvm.getelementptr inbounds %arg2[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.or %41, %43 : i64
    %45 = llvm.icmp "ugt" %44, %6 : i64
    llvm.cond_br %45, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.call fastcc tail @__tvm_ffi__cuda_refuse(%arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb26(%9 : i32)
  ^bb5:  // pred: ^bb3
    %46 = llvm.getelementptr inbounds %arg2[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %47 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i32
    %48 = llvm.icmp "ugt" %47, %8 : i32
    llvm.cond_br %48, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %49 = llvm.zext %47 : i32 to i64
    %50 = llvm.getelementptr inbounds %arg0[%1, 0, %49, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %51 = llvm.bitcast %50 : !llvm.ptr to !llvm.ptr
    %52 = llvm.load %51 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    %53 = llvm.icmp "eq" %52, %1 : i64
    llvm.cond_br %53, ^bb7, ^bb8(%47 : i32)
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %54 = llvm.call fastcc tail @__tvm_ffi__cuda_find_device(%arg0, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %55 = llvm.icmp "slt" %54, %2 : i32
    llvm.cond_br %55, ^bb26(%9 : i32), ^bb8(%54 : i32)
  ^bb8(%56: i32):  // 2 preds: ^bb6, ^bb7
    %57 = llvm.sext %arg3 : i32 to i64
    %58 = llvm.getelementptr inbounds %arg2[%3, 0, %57] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %59 = llvm.getelementptr inbounds %arg2[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %60 = llvm.intr.smax(%arg3, %2) : (i32, i32) -> i32
    %61 = llvm.zext %60 : i32 to i64
    llvm.br ^bb9(%1 : i64)
  ^bb9(%62: i64):  // 2 preds: ^bb8, ^bb25
    %63 = llvm.icmp "eq" %62, %61 : i64
    llvm.cond_br %63, ^bb10, ^bb21
  ^bb10:  // pred: ^bb9
    %64 = llvm.bitcast %58 : !llvm.ptr to !llvm.ptr
    %65 = llvm.sext %56 : i32 to i64
    %66 = llvm.getelementptr inbounds %arg0[%1, 0, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %67 = llvm.getelementptr inbounds %arg2[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %68 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.and %68, %0 : i32
    %70 = llvm.icmp "eq" %69, %2 : i32
    llvm.cond_br %70, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %71 = llvm.call fastcc tail @__tvm_ffi__cuda_preflight(%arg2, %56) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %72 = llvm.icmp "eq" %71, %2 : i32
    llvm.cond_br %72, ^bb12, ^bb26(%9 : i32)
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %73 = llvm.getelementptr inbounds %arg2[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %74 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.icmp "ugt" %74, %14 : !llvm.ptr
    llvm.cond_br %75, ^bb13, ^bb15
  ^bb13:  // pred: ^bb12
    %76 = llvm.getelementptr inbounds %arg0[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %77 = llvm.load %76 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.icmp "eq" %77, %2 : i32
    llvm.cond_br %78, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    llvm.call fastcc tail @__tvm_ffi__cuda_note_capture(%arg0, %74) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb15
  ^bb15:  // 3 preds: ^bb12, ^bb13, ^bb14
    %79 = llvm.getelementptr inbounds %arg2[%1, 7, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i32
    %81 = llvm.icmp "eq" %80, %2 : i32
    llvm.cond_br %81, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %82 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.and %82, %12 : i32
    %84 = llvm.icmp "eq" %83, %2 : i32
    llvm.cond_br %84, ^bb18, ^bb17
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %85 = llvm.call fastcc tail @__tvm_ffi__cuda_call_driver_for(%66, %arg2, %64) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb19(%85 : i32)
  ^bb18:  // pred: ^bb16
    %86 = llvm.bitcast %21 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %21 : !llvm.ptr
    %87 = llvm.getelementptr inbounds %21[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %88 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %89 = llvm.trunc %88 : i64 to i32
    llvm.store %89, %87 {alignment = 8 : i64} : i32, !llvm.ptr
    %90 = llvm.getelementptr inbounds %21[%1, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %91 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %92 = llvm.trunc %91 : i64 to i32
    llvm.store %92, %90 {alignment = 4 : i64} : i32, !llvm.ptr
    %93 = llvm.getelementptr inbounds %21[%1, 0, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %94 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %95 = llvm.trunc %94 : i64 to i32
    llvm.store %95, %93 {alignment = 8 : i64} : i32, !llvm.ptr
    %96 = llvm.getelementptr inbounds %21[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %97 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %98 = llvm.trunc %97 : i64 to i32
    llvm.store %98, %96 {alignment = 4 : i64} : i32, !llvm.ptr
    %99 = llvm.getelementptr inbounds %21[%1, 1, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %100 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i64
    %101 = llvm.trunc %100 : i64 to i32
    llvm.store %101, %99 {alignment = 8 : i64} : i32, !llvm.ptr
    %102 = llvm.getelementptr inbounds %21[%1, 1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %103 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i64
    %104 = llvm.trunc %103 : i64 to i32
    llvm.store %104, %102 {alignment = 4 : i64} : i32, !llvm.ptr
    %105 = llvm.getelementptr inbounds %21[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %106 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    %107 = llvm.trunc %106 : i64 to i32
    llvm.store %107, %105 {alignment = 8 : i64} : i32, !llvm.ptr
    %108 = llvm.getelementptr inbounds %21[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %109 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %109, %108 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %110 = llvm.getelementptr inbounds %21[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %17, %110 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %111 = llvm.getelementptr inbounds %21[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %2, %111 {alignment = 8 : i64} : i32, !llvm.ptr
    %112 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %113 = llvm.getelementptr inbounds %arg0[%1, 0, %65, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %114 = llvm.load %113 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.call %112(%21, %114, %64, %17) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %21 : !llvm.ptr
    llvm.br ^bb19(%115 : i32)
  ^bb19(%116: i32):  // 2 preds: ^bb17, ^bb18
    %117 = llvm.icmp "eq" %116, %2 : i32
    llvm.cond_br %117, ^bb26(%2 : i32), ^bb20
  ^bb20:  // pred: ^bb19
    %118 = llvm.call fastcc @__tvm_ffi__cuda_launch_again(%66, %arg2, %56, %64, %116) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb26(%118 : i32)
  ^bb21:  // pred: ^bb9
    %119 = llvm.icmp "ult" %62, %11 : i64
    llvm.cond_br %119, ^bb22, ^bb24
  ^bb22:  // pred: ^bb21
    %120 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %121 = llvm.trunc %62 : i64 to i32
    %122 = llvm.shl %0, %121 overflow<nuw> : i32
    %123 = llvm.and %120, %122 : i32
    %124 = llvm.icmp "eq" %123, %2 : i32
    llvm.cond_br %124, ^bb24, ^bb23
  ^bb23:  // pred: ^bb22
    %125 = llvm.getelementptr inbounds %arg2[%3, 0, %62] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %126 = llvm.load %125 {alignment = 8 : i64} : !llvm.ptr -> i64
    %127 = llvm.inttoptr %126 : i64 to !llvm.ptr
    llvm.br ^bb25(%127 : !llvm.ptr)
  ^bb24:  // 2 preds: ^bb21, ^bb22
    %128 = llvm.getelementptr inbounds %arg2[%3, 0, %62] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %129 = llvm.bitcast %128 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb25(%129 : !llvm.ptr)
  ^bb25(%130: !llvm.ptr):  // 2 preds: ^bb23, ^bb24
    %131 = llvm.getelementptr inbounds %58[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %132 = llvm.bitcast %131 : !llvm.ptr to !llvm.ptr
    llvm.store %130, %132 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %133 = llvm.add %62, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb9(%133 : i64)
  ^bb26(%134: i32):  // 8 preds: ^bb0, ^bb1, ^bb2, ^bb4, ^bb7, ^bb11, ^bb19, ^bb20
    llvm.return %134 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_refuse(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2147483648 : i64) : i64
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(4294967295 : i64) : i64
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_refuse.names : !llvm.ptr
    %7 = llvm.mlir.constant(128 : i64) : i64
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_str.84 : !llvm.ptr
    %9 = llvm.mlir.constant(2147483647 : i32) : i32
    %10 = llvm.mlir.constant(5 : i32) : i32
    %11 = llvm.mlir.constant(896 : i64) : i64
    %12 = llvm.mlir.zero : !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<1024 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%14: i64):  // 2 preds: ^bb0, ^bb1
    %15 = llvm.getelementptr inbounds %arg0[%1, 0, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %17 = llvm.icmp "ult" %16, %3 : i64
    %18 = llvm.add %14, %4 overflow<nuw> : i64
    llvm.cond_br %17, ^bb1(%18 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %19 = llvm.and %14, %5 : i64
    %20 = llvm.getelementptr inbounds %13[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1024 x i8>
    llvm.intr.lifetime.start %13 : !llvm.ptr
    %21 = llvm.getelementptr inbounds %6[%1, %19, %1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<7 x array<14 x i8>>
    %22 = llvm.call @snprintf(%20, %7, %8, %21, %9, %16) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %23 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i32
    %25 = llvm.sext %22 : i32 to i64
    %26 = llvm.getelementptr inbounds %13[%1, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1024 x i8>
    %27 = llvm.call fastcc @__tvm_ffi__cuda_launch_details(%arg0, %24, %26, %11) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%0, %12, %20) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_find_device(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(-1 : i64) : i64
    %7 = llvm.getelementptr inbounds %arg2[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "slt" %8, %2 : i32
    llvm.cond_br %9, ^bb1, ^bb2(%8 : i32)
  ^bb1:  // pred: ^bb0
    %10 = llvm.call tail @__tvm_ffi__cuda_current() {no_inline, no_unwind} : () -> i32
    %11 = llvm.icmp "slt" %10, %2 : i32
    llvm.cond_br %11, ^bb3(%3 : i32), ^bb2(%10 : i32)
  ^bb2(%12: i32):  // 2 preds: ^bb0, ^bb1
    %13 = llvm.getelementptr inbounds %arg2[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.getelementptr inbounds %arg2[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.call tail @__tvm_ffi__cuda_load(%arg0, %12, %arg1, %14, %6, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %18 = llvm.icmp "eq" %17, %2 : i32
    %19 = llvm.select %18, %12, %3 : i1, i32
    llvm.br ^bb3(%19 : i32)
  ^bb3(%20: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %20 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_prepare(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(9 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %10 = llvm.mlir.constant(true) : i1
    %11 = llvm.mlir.constant(64 : i32) : i32
    %12 = llvm.mlir.constant(-1 : i64) : i64
    %13 = llvm.mlir.constant(4294967295 : i64) : i64
    %14 = llvm.mlir.constant(100 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_str.85 : !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.icmp "eq" %arg1, %1 : i32
    llvm.cond_br %17, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.call fastcc tail @__tvm_ffi__cuda_check_device(%arg1) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i32
    %19 = llvm.icmp "eq" %18, %2 : i32
    llvm.cond_br %19, ^bb2, ^bb17(%1 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %20 = llvm.call fastcc tail @__tvm_ffi__cuda_start() {no_inline, no_unwind} : () -> i32
    %21 = llvm.icmp "eq" %20, %2 : i32
    llvm.cond_br %21, ^bb3, ^bb17(%1 : i32)
  ^bb3:  // pred: ^bb2
    %22 = llvm.call fastcc tail @__tvm_ffi__cuda_check_process() {no_inline, no_unwind} : () -> i32
    %23 = llvm.icmp "eq" %22, %2 : i32
    llvm.cond_br %23, ^bb4, ^bb17(%1 : i32)
  ^bb4:  // pred: ^bb3
    %24 = llvm.getelementptr inbounds %arg0[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.call fastcc tail @__tvm_ffi__cuda_take(%24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %25 = llvm.getelementptr inbounds %arg0[%3, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.store %arg4, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.cond_br %17, ^bb5, ^bb14
  ^bb5:  // pred: ^bb4
    %26 = llvm.bitcast %16 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    llvm.store %2, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %27 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.call %27(%16) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %29 = llvm.icmp "ne" %28, %2 : i32
    %30 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.icmp "eq" %30, %2 : i32
    %32 = llvm.select %29, %10, %31 : i1, i1
    llvm.cond_br %32, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %33 = llvm.select %29, %28, %14 : i1, i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%33, %15, %6) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb13(%1 : i32)
  ^bb7:  // pred: ^bb5
    %34 = llvm.icmp "slt" %30, %11 : i32
    %35 = llvm.select %34, %30, %11 : i1, i32
    %36 = llvm.zext %35 : i32 to i64
    llvm.br ^bb8(%36 : i64)
  ^bb8(%37: i64):  // 2 preds: ^bb7, ^bb11
    %38 = llvm.add %37, %12 overflow<nsw> : i64
    %39 = llvm.trunc %38 : i64 to i32
    %40 = llvm.trunc %37 : i64 to i32
    %41 = llvm.icmp "sgt" %40, %2 : i32
    llvm.cond_br %41, ^bb9, ^bb12
  ^bb9:  // pred: ^bb8
    %42 = llvm.and %38, %13 : i64
    %43 = llvm.getelementptr inbounds %arg0[%3, 0, %42, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.icmp "eq" %44, %6 : !llvm.ptr
    llvm.cond_br %45, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %46 = llvm.call fastcc @__tvm_ffi__cuda_prepare_on(%arg0, %39, %arg2, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %47 = llvm.icmp "eq" %46, %2 : i32
    llvm.cond_br %47, ^bb11, ^bb12
  ^bb11:  // 2 preds: ^bb9, ^bb10
    llvm.br ^bb8(%38 : i64)
  ^bb12:  // 2 preds: ^bb8, ^bb10
    %48 = llvm.sext %41 : i1 to i32
    llvm.br ^bb13(%48 : i32)
  ^bb13(%49: i32):  // 2 preds: ^bb6, ^bb12
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.br ^bb16(%49 : i32)
  ^bb14:  // pred: ^bb4
    %50 = llvm.sext %arg1 : i32 to i64
    %51 = llvm.getelementptr inbounds %arg0[%3, 0, %50, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %52 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.icmp "eq" %52, %6 : !llvm.ptr
    llvm.cond_br %53, ^bb15, ^bb16(%2 : i32)
  ^bb15:  // pred: ^bb14
    %54 = llvm.call fastcc tail @__tvm_ffi__cuda_prepare_on(%arg0, %arg1, %arg2, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb16(%54 : i32)
  ^bb16(%55: i32):  // 3 preds: ^bb13, ^bb14, ^bb15
    llvm.store %2, %24 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb17(%55 : i32)
  ^bb17(%56: i32):  // 4 preds: ^bb1, ^bb2, ^bb3, ^bb16
    llvm.return %56 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_prepare_on(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(10 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_str.86 : !llvm.ptr
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.mlir.constant(2 : i64) : i64
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_str.87 : !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.array<2 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.array<3 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.bitcast %13 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    %20 = llvm.bitcast %14 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    %21 = llvm.getelementptr inbounds %arg0[%1, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.store %21, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %22 = llvm.bitcast %15 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    %23 = llvm.bitcast %16 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    llvm.store %3, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %24 = llvm.call fastcc @__tvm_ffi__cuda_open_device(%arg1, %13, %15) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %25 = llvm.icmp "eq" %24, %3 : i32
    llvm.cond_br %25, ^bb1, ^bb8(%4 : i32)
  ^bb1:  // pred: ^bb0
    %26 = llvm.icmp "eq" %arg2, %5 : !llvm.ptr
    llvm.cond_br %26, ^bb4(%3 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %27 = llvm.getelementptr inbounds %arg0[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %29 = llvm.icmp "eq" %28, %3 : i32
    llvm.cond_br %29, ^bb3, ^bb4(%3 : i32)
  ^bb3:  // pred: ^bb2
    %30 = llvm.bitcast %17 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    %31 = llvm.getelementptr inbounds %17[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %32 = llvm.bitcast %17 : !llvm.ptr to !llvm.ptr
    llvm.store %14, %32 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %33 = llvm.getelementptr inbounds %17[%1, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    %34 = llvm.bitcast %33 : !llvm.ptr to !llvm.ptr
    llvm.store %16, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call %arg2(%31) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %35 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.call fastcc @__tvm_ffi__cuda_hook_status(%35, %8) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %37 = llvm.icmp "eq" %36, %3 : i32
    %38 = llvm.zext %37 : i1 to i32
    llvm.store %38, %27 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.br ^bb4(%36 : i32)
  ^bb4(%39: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    %40 = llvm.icmp "eq" %arg3, %5 : !llvm.ptr
    %41 = llvm.icmp "ne" %39, %3 : i32
    %42 = llvm.select %40, %9, %41 : i1, i1
    llvm.cond_br %42, ^bb6(%arg1, %39 : i32, i32), ^bb5
  ^bb5:  // pred: ^bb4
    %43 = llvm.bitcast %18 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    %44 = llvm.getelementptr inbounds %18[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %45 = llvm.bitcast %18 : !llvm.ptr to !llvm.ptr
    llvm.store %14, %45 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %46 = llvm.getelementptr inbounds %18[%1, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %47 = llvm.bitcast %46 : !llvm.ptr to !llvm.ptr
    llvm.store %12, %47 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %48 = llvm.getelementptr inbounds %18[%1, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x ptr>
    %49 = llvm.bitcast %48 : !llvm.ptr to !llvm.ptr
    llvm.store %16, %49 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call %arg3(%44) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %50 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.call fastcc @__tvm_ffi__cuda_hook_status(%50, %11) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %18 : !llvm.ptr
    %52 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%52, %51 : i32, i32)
  ^bb6(%53: i32, %54: i32):  // 2 preds: ^bb4, ^bb5
    %55 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.call fastcc @__tvm_ffi__cuda_close_device(%53, %55, %54) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %57 = llvm.icmp "eq" %56, %3 : i32
    llvm.cond_br %57, ^bb7, ^bb8(%56 : i32)
  ^bb7:  // pred: ^bb6
    %58 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    llvm.call fastcc @__tvm_ffi__cuda_make_ready(%arg0, %58, %59, %60) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8(%3 : i32)
  ^bb8(%61: i32):  // 3 preds: ^bb0, ^bb6, ^bb7
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return %61 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_unload(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(3 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.constant(9 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.mlir.constant(64 : i64) : i64
    %9 = llvm.mlir.constant(-1 : i64) : i64
    %10 = llvm.mlir.constant(4294967295 : i64) : i64
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%2, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %14 = llvm.mlir.constant(12 : i32) : i32
    %15 = llvm.getelementptr inbounds %12[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %16 = llvm.mlir.constant(15 : i32) : i32
    %17 = llvm.getelementptr inbounds %12[%2, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %18 = llvm.getelementptr inbounds %12[%2, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %19 = llvm.mlir.constant(7 : i32) : i32
    %20 = llvm.getelementptr inbounds %12[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %21 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.call fastcc tail @__tvm_ffi__cuda_is_forked() {no_inline, no_unwind} : () -> i32
    %24 = llvm.icmp "eq" %23, %1 : i32
    llvm.cond_br %24, ^bb1, ^bb16
  ^bb1:  // pred: ^bb0
    %25 = llvm.getelementptr inbounds %arg0[%2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %26 = llvm.load %25 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "eq" %26, %1 : i32
    llvm.cond_br %27, ^bb2, ^bb16
  ^bb2:  // pred: ^bb1
    %28 = llvm.getelementptr inbounds %arg0[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.call fastcc tail @__tvm_ffi__cuda_take(%28) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %29 = llvm.bitcast %21 : !llvm.ptr to !llvm.ptr
    %30 = llvm.getelementptr inbounds %arg0[%2, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %31 = llvm.getelementptr inbounds %arg0[%2, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %32 = llvm.getelementptr inbounds %arg0[%2, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %33 = llvm.bitcast %22 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb3(%8 : i64)
  ^bb3(%34: i64):  // 2 preds: ^bb2, ^bb6
    %35 = llvm.add %34, %9 overflow<nsw> : i64
    %36 = llvm.icmp "eq" %34, %2 : i64
    llvm.cond_br %36, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.store %1, %28 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb16
  ^bb5:  // pred: ^bb3
    %37 = llvm.trunc %35 : i64 to i32
    %38 = llvm.and %35, %10 : i64
    %39 = llvm.getelementptr inbounds %arg0[%2, 0, %38, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.icmp "eq" %40, %11 : !llvm.ptr
    llvm.cond_br %41, ^bb6, ^bb7
  ^bb6:  // 3 preds: ^bb5, ^bb7, ^bb15
    llvm.br ^bb3(%35 : i64)
  ^bb7:  // pred: ^bb5
    %42 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.getelementptr inbounds %arg0[%2, 0, %38, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.call %42(%44) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %46 = llvm.icmp "eq" %45, %1 : i32
    llvm.cond_br %46, ^bb8, ^bb6
  ^bb8:  // pred: ^bb7
    llvm.intr.lifetime.start %21 : !llvm.ptr
    llvm.store %4, %21 {alignment = 4 : i64} : i32, !llvm.ptr
    %47 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %48 = llvm.call %47(%21) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %49 = llvm.getelementptr inbounds %arg0[%2, 1, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.icmp "eq" %50, %11 : !llvm.ptr
    llvm.cond_br %51, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %52 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %53 = llvm.call %52(%50) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %54 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i32
    %55 = llvm.icmp "eq" %54, %1 : i32
    llvm.cond_br %55, ^bb13, ^bb11
  ^bb11:  // pred: ^bb10
    %56 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.icmp "eq" %56, %11 : !llvm.ptr
    llvm.cond_br %57, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    %58 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.call %56(%58) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb13
  ^bb13:  // 3 preds: ^bb10, ^bb11, ^bb12
    llvm.store %1, %30 {alignment = 8 : i64} : i32, !llvm.ptr
    %60 = llvm.icmp "eq" %48, %1 : i32
    llvm.cond_br %60, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %61 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.call %61(%21) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    llvm.intr.lifetime.start %22 : !llvm.ptr
    %63 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.call %63(%22) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %65 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.call %65(%37) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.store %11, %49 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %67 = llvm.bitcast %39 : !llvm.ptr to !llvm.ptr
    llvm.store %2, %67 atomic release {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.intr.lifetime.end %21 : !llvm.ptr
    llvm.br ^bb6
  ^bb16:  // 3 preds: ^bb0, ^bb1, ^bb4
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_is_forked() -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.addressof @__tvm_ffi__cuda_driver_process : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.load %0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %3 = llvm.icmp "eq" %2, %1 : i32
    llvm.cond_br %3, ^bb2(%1 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %4 = llvm.call tail @getpid() {no_inline, no_unwind} : () -> i32
    %5 = llvm.icmp "ne" %2, %4 : i32
    %6 = llvm.zext %5 : i1 to i32
    llvm.br ^bb2(%6 : i32)
  ^bb2(%7: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %7 : i32
  }
  llvm.func local_unnamed_addr @getpid() -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @getenv(!llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @dlopen(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_no_driver(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(768 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__cuda_str.11 : !llvm.ptr
    %4 = llvm.mlir.constant(35 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.array<768 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<768 x i8>
    llvm.intr.lifetime.start %6 : !llvm.ptr
    %8 = llvm.call @snprintf(%7, %2, %3, %arg0, %arg1, %arg2) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%4, %5, %7) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @dlerror() -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @dlsym(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @TVMFFIErrorSetRaisedFromCStrParts(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_preflight(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(9 : i64) : i64
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.getelementptr inbounds %3[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %9 = llvm.mlir.constant(8 : i64) : i64
    %10 = llvm.mlir.constant(1 : i64) : i64
    %11 = llvm.mlir.constant(97 : i32) : i32
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.constant(9223372036854775807 : i64) : i64
    %14 = llvm.mlir.constant(64 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_str.23 : !llvm.ptr
    %16 = llvm.mlir.constant(128 : i64) : i64
    %17 = llvm.mlir.addressof @__tvm_ffi__cuda_str.24 : !llvm.ptr
    %18 = llvm.mlir.constant(false) : i1
    %19 = llvm.mlir.constant(6 : i64) : i64
    %20 = llvm.mlir.constant(4294967293 : i64) : i64
    %21 = llvm.mlir.constant(4294967295 : i64) : i64
    %22 = llvm.mlir.addressof @__tvm_ffi__cuda_str.27 : !llvm.ptr
    %23 = llvm.mlir.addressof @__tvm_ffi__cuda_str.28 : !llvm.ptr
    %24 = llvm.mlir.constant(3 : i8) : i8
    %25 = llvm.mlir.addressof @__tvm_ffi__cuda_str.30 : !llvm.ptr
    %26 = llvm.mlir.addressof @__tvm_ffi__cuda_str.29 : !llvm.ptr
    %27 = llvm.mlir.addressof @__tvm_ffi__cuda_str.31 : !llvm.ptr
    %28 = llvm.mlir.constant(7 : i64) : i64
    %29 = llvm.mlir.constant(2 : i32) : i32
    %30 = llvm.mlir.addressof @__tvm_ffi__cuda_str.32 : !llvm.ptr
    %31 = llvm.mlir.addressof @__tvm_ffi__cuda_str.33 : !llvm.ptr
    %32 = llvm.mlir.addressof @__tvm_ffi__cuda_str.25 : !llvm.ptr
    %33 = llvm.mlir.addressof @__tvm_ffi__cuda_str.26 : !llvm.ptr
    %34 = llvm.mlir.constant(640 : i64) : i64
    %35 = llvm.mlir.addressof @__tvm_ffi__cuda_str.21 : !llvm.ptr
    %36 = llvm.mlir.constant(512 : i64) : i64
    %37 = llvm.mlir.constant(2 : i64) : i64
    %38 = llvm.mlir.constant(4 : i64) : i64
    %39 = llvm.mlir.constant(5 : i64) : i64
    %40 = llvm.mlir.constant(352 : i64) : i64
    %41 = llvm.mlir.addressof @__tvm_ffi__cuda_str.22 : !llvm.ptr
    %42 = llvm.mlir.zero : !llvm.ptr
    %43 = llvm.mlir.constant(-1 : i32) : i32
    %44 = llvm.alloca %0 x !llvm.array<9 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.array<1536 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.bitcast %44 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %44 : !llvm.ptr
    %50 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %51 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.call %51(%45, %arg1) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %53 = llvm.icmp "eq" %52, %5 : i32
    llvm.cond_br %53, ^bb1(%2 : i64), ^bb20(%5 : i32)
  ^bb1(%54: i64):  // 2 preds: ^bb0, ^bb2
    %55 = llvm.icmp "eq" %54, %6 : i64
    llvm.cond_br %55, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %56 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds %44[%2, %54] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %58 = llvm.icmp "eq" %54, %9 : i64
    %59 = llvm.add %54, %10 overflow<nsw, nuw> : i64
    %60 = llvm.trunc %59 : i64 to i32
    %61 = llvm.select %58, %11, %60 : i1, i32
    %62 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.call %56(%57, %61, %62) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %64 = llvm.icmp "eq" %63, %5 : i32
    llvm.cond_br %64, ^bb1(%59 : i64), ^bb20(%5 : i32)
  ^bb3:  // pred: ^bb1
    %65 = llvm.getelementptr inbounds %46[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.intr.lifetime.start %46 : !llvm.ptr
    %66 = llvm.getelementptr inbounds %47[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    llvm.intr.lifetime.start %47 : !llvm.ptr
    %67 = llvm.getelementptr inbounds %48[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1536 x i8>
    llvm.intr.lifetime.start %48 : !llvm.ptr
    %68 = llvm.getelementptr inbounds %44[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    llvm.br ^bb4(%2, %10 : i64, i64)
  ^bb4(%69: i64, %70: i64):  // 2 preds: ^bb3, ^bb8
    %71 = llvm.icmp "eq" %69, %12 : i64
    llvm.cond_br %71, ^bb9, ^bb5
  ^bb5:  // pred: ^bb4
    %72 = llvm.getelementptr inbounds %arg0[%2, 0, %69] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %73 = llvm.load %72 {alignment = 8 : i64} : !llvm.ptr -> i64
    %74 = llvm.icmp "slt" %73, %10 : i64
    llvm.cond_br %74, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %75 = llvm.getelementptr inbounds %arg0[%2, 1, %69] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %76 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i64
    %77 = llvm.icmp "slt" %76, %10 : i64
    llvm.cond_br %77, ^bb7, ^bb8
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %78 = llvm.call @snprintf(%65, %14, %15) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %79 = llvm.call @snprintf(%66, %16, %17) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb18
  ^bb8:  // pred: ^bb6
    %80 = "llvm.intr.smul.with.overflow"(%70, %76) : (i64, i64) -> !llvm.struct<(i64, i1)>
    %81 = llvm.extractvalue %80[1] : !llvm.struct<(i64, i1)> 
    %82 = llvm.extractvalue %80[0] : !llvm.struct<(i64, i1)> 
    %83 = llvm.select %81, %13, %82 : i1, i64
    %84 = llvm.add %69, %10 overflow<nsw, nuw> : i64
    llvm.br ^bb4(%84, %83 : i64, i64)
  ^bb9:  // pred: ^bb4
    %85 = llvm.load %68 {alignment = 16 : i64} : !llvm.ptr -> i32
    %86 = llvm.icmp "sgt" %85, %5 : i32
    %87 = llvm.sext %85 : i32 to i64
    %88 = llvm.icmp "sgt" %70, %87 : i64
    %89 = llvm.select %86, %88, %18 : i1, i1
    llvm.cond_br %89, ^bb10, ^bb11(%2 : i64)
  ^bb10:  // pred: ^bb9
    %90 = llvm.call @snprintf(%65, %14, %32) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %91 = llvm.load %68 {alignment = 16 : i64} : !llvm.ptr -> i32
    %92 = llvm.call @snprintf(%66, %16, %33, %70, %91) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb18
  ^bb11(%93: i64):  // 2 preds: ^bb9, ^bb12
    %94 = llvm.icmp "eq" %93, %19 : i64
    llvm.cond_br %94, ^bb14, ^bb12
  ^bb12:  // pred: ^bb11
    %95 = llvm.icmp "ult" %93, %12 : i64
    %96 = llvm.add %93, %20 overflow<nsw, nuw> : i64
    %97 = llvm.and %96, %21 : i64
    %98 = llvm.getelementptr inbounds %arg0[%2, 0, %97] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %99 = llvm.getelementptr inbounds %arg0[%2, 1, %93] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %100 = llvm.select %95, %99, %98 : i1, !llvm.ptr
    %101 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
    %102 = llvm.add %93, %10 overflow<nsw, nuw> : i64
    %103 = llvm.getelementptr inbounds %44[%2, %102] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %104 = llvm.load %103 {alignment = 4 : i64} : !llvm.ptr -> i32
    %105 = llvm.icmp "sgt" %104, %5 : i32
    %106 = llvm.sext %104 : i32 to i64
    %107 = llvm.icmp "sgt" %101, %106 : i64
    %108 = llvm.select %105, %107, %18 : i1, i1
    llvm.cond_br %108, ^bb13, ^bb11(%102 : i64)
  ^bb13:  // pred: ^bb12
    %109 = llvm.select %95, %22, %23 : i1, !llvm.ptr
    %110 = llvm.trunc %93 : i64 to i8
    %111 = llvm.urem %110, %24 : i8
    %112 = llvm.zext %111 : i8 to i64
    %113 = llvm.getelementptr inbounds %25[%2, %112] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %114 = llvm.load %113 {alignment = 1 : i64} : !llvm.ptr -> i8
    %115 = llvm.sext %114 : i8 to i32
    %116 = llvm.call @snprintf(%65, %14, %26, %109, %115) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %117 = llvm.call @snprintf(%66, %16, %27, %115, %109, %101, %104) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb18
  ^bb14:  // pred: ^bb11
    %118 = llvm.getelementptr inbounds %44[%2, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %119 = llvm.load %118 {alignment = 16 : i64} : !llvm.ptr -> i32
    %120 = llvm.icmp "sgt" %119, %5 : i32
    llvm.cond_br %120, ^bb16(%119 : i32), ^bb15
  ^bb15:  // pred: ^bb14
    %121 = llvm.getelementptr inbounds %44[%2, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %122 = llvm.load %121 {alignment = 4 : i64} : !llvm.ptr -> i32
    %123 = llvm.icmp "sgt" %122, %5 : i32
    llvm.cond_br %123, ^bb16(%122 : i32), ^bb19(%5 : i32)
  ^bb16(%124: i32):  // 2 preds: ^bb14, ^bb15
    %125 = llvm.getelementptr inbounds %arg0[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %126 = llvm.load %125 {alignment = 8 : i64} : !llvm.ptr -> i64
    %127 = llvm.zext %124 : i32 to i64
    %128 = llvm.icmp "sgt" %126, %127 : i64
    llvm.cond_br %128, ^bb17, ^bb19(%5 : i32)
  ^bb17:  // pred: ^bb16
    %129 = llvm.call @snprintf(%65, %14, %30) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %130 = llvm.load %125 {alignment = 8 : i64} : !llvm.ptr -> i64
    %131 = llvm.call @snprintf(%66, %16, %31, %130, %124) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb18
  ^bb18:  // 4 preds: ^bb7, ^bb10, ^bb13, ^bb17
    %132 = llvm.getelementptr inbounds %arg0[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %133 = llvm.load %132 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %134 = llvm.call @snprintf(%67, %34, %35, %133, %66) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %135 = llvm.sext %134 : i32 to i64
    %136 = llvm.getelementptr inbounds %48[%2, %135] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1536 x i8>
    %137 = llvm.call fastcc @__tvm_ffi__cuda_launch_details(%arg0, %arg1, %136, %36) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %138 = llvm.sext %137 : i32 to i64
    %139 = llvm.add %138, %135 overflow<nsw> : i64
    %140 = llvm.getelementptr inbounds %48[%2, %139] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1536 x i8>
    %141 = llvm.load %68 {alignment = 16 : i64} : !llvm.ptr -> i32
    %142 = llvm.getelementptr inbounds %44[%2, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %143 = llvm.load %142 {alignment = 4 : i64} : !llvm.ptr -> i32
    %144 = llvm.getelementptr inbounds %44[%2, %37] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %145 = llvm.load %144 {alignment = 8 : i64} : !llvm.ptr -> i32
    %146 = llvm.getelementptr inbounds %44[%2, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %147 = llvm.load %146 {alignment = 4 : i64} : !llvm.ptr -> i32
    %148 = llvm.getelementptr inbounds %44[%2, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %149 = llvm.load %148 {alignment = 16 : i64} : !llvm.ptr -> i32
    %150 = llvm.getelementptr inbounds %44[%2, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %151 = llvm.load %150 {alignment = 4 : i64} : !llvm.ptr -> i32
    %152 = llvm.getelementptr inbounds %44[%2, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %153 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> i32
    %154 = llvm.getelementptr inbounds %44[%2, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %155 = llvm.load %154 {alignment = 4 : i64} : !llvm.ptr -> i32
    %156 = llvm.getelementptr inbounds %44[%2, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %157 = llvm.load %156 {alignment = 16 : i64} : !llvm.ptr -> i32
    %158 = llvm.call @snprintf(%140, %40, %41, %141, %143, %145, %147, %149, %151, %153, %155, %157, %65) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%0, %42, %67) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb19(%43 : i32)
  ^bb19(%159: i32):  // 3 preds: ^bb15, ^bb16, ^bb18
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.intr.lifetime.end %46 : !llvm.ptr
    llvm.br ^bb20(%159 : i32)
  ^bb20(%160: i32):  // 3 preds: ^bb0, ^bb2, ^bb19
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.end %44 : !llvm.ptr
    llvm.return %160 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_note_capture(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg1: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(13 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %6 = llvm.mlir.constant(false) : i1
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.bitcast %8 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %11 = llvm.call %10(%arg1, %8) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %12 = llvm.icmp "eq" %11, %1 : i32
    %13 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "ne" %13, %1 : i32
    %15 = llvm.select %12, %14, %6 : i1, i1
    llvm.cond_br %15, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %16 = llvm.getelementptr inbounds %arg0[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.store %0, %16 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_call_driver_for(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.constant(52 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.constant(60 : i64) : i64
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.mlir.constant(5 : i32) : i32
    %15 = llvm.mlir.constant(19 : i32) : i32
    %16 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %17 = llvm.getelementptr inbounds %16[%1, 19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.getelementptr inbounds %arg1[%1, 7, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %22 = llvm.bitcast %20 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %20 : !llvm.ptr
    %23 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "eq" %23, %3 : i32
    llvm.cond_br %24, ^bb2(%3 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %25 = llvm.getelementptr inbounds %20[%1, %1, 2, %5] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    %26 = llvm.bitcast %25 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%26, %6, %7) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 52 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %27 = llvm.getelementptr inbounds %arg1[%1, 7, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.getelementptr inbounds %arg1[%1, 7, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.getelementptr inbounds %20[%1, %1, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %10, %31 {alignment = 16 : i64} : i32, !llvm.ptr
    %32 = llvm.getelementptr inbounds %20[%1, %1, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %3, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    %33 = llvm.getelementptr inbounds %20[%1, %1, 2, %1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %23, %33 {alignment = 8 : i64} : i32, !llvm.ptr
    %34 = llvm.getelementptr inbounds %20[%1, %1, 2, %8] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %28, %34 {alignment = 4 : i64} : i32, !llvm.ptr
    %35 = llvm.getelementptr inbounds %20[%1, %1, 2, %9] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %30, %35 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb2(%0 : i32)
  ^bb2(%36: i32):  // 2 preds: ^bb0, ^bb1
    %37 = llvm.getelementptr inbounds %arg1[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %38 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.and %38, %10 : i32
    %40 = llvm.icmp "eq" %39, %3 : i32
    llvm.cond_br %40, ^bb4(%36 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %41 = llvm.add %36, %0 overflow<nsw, nuw> : i32
    %42 = llvm.zext %36 : i32 to i64
    %43 = llvm.getelementptr inbounds %20[%1, %42, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %4, %43 {alignment = 8 : i64} : i32, !llvm.ptr
    %44 = llvm.getelementptr inbounds %20[%1, %42, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %3, %44 {alignment = 4 : i64} : i32, !llvm.ptr
    %45 = llvm.getelementptr inbounds %20[%1, %42, 2, %1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %0, %45 {alignment = 8 : i64} : i32, !llvm.ptr
    %46 = llvm.getelementptr inbounds %20[%1, %42, 2, %8] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    %47 = llvm.bitcast %46 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%47, %6, %12) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 60 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb4(%41 : i32)
  ^bb4(%48: i32):  // 2 preds: ^bb2, ^bb3
    %49 = llvm.and %38, %4 : i32
    %50 = llvm.icmp "eq" %49, %3 : i32
    llvm.cond_br %50, ^bb6(%48 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %51 = llvm.add %48, %0 overflow<nsw, nuw> : i32
    %52 = llvm.zext %48 : i32 to i64
    %53 = llvm.getelementptr inbounds %20[%1, %52, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %11, %53 {alignment = 8 : i64} : i32, !llvm.ptr
    %54 = llvm.getelementptr inbounds %20[%1, %52, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %3, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    %55 = llvm.getelementptr inbounds %20[%1, %52, 2, %1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    llvm.store %0, %55 {alignment = 8 : i64} : i32, !llvm.ptr
    %56 = llvm.getelementptr inbounds %20[%1, %52, 2, %8] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    %57 = llvm.bitcast %56 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%57, %6, %12) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 60 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb6(%51 : i32)
  ^bb6(%58: i32):  // 2 preds: ^bb4, ^bb5
    %59 = llvm.getelementptr inbounds %20[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>>
    %60 = llvm.getelementptr inbounds %arg1[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %61 = llvm.getelementptr inbounds %arg1[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %62 = llvm.bitcast %19 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %19 : !llvm.ptr
    %63 = llvm.getelementptr inbounds %19[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %64 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> i64
    %65 = llvm.trunc %64 : i64 to i32
    llvm.store %65, %63 {alignment = 8 : i64} : i32, !llvm.ptr
    %66 = llvm.getelementptr inbounds %19[%1, 0, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %67 = llvm.getelementptr inbounds %arg1[%1, 0, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %68 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> i64
    %69 = llvm.trunc %68 : i64 to i32
    llvm.store %69, %66 {alignment = 4 : i64} : i32, !llvm.ptr
    %70 = llvm.getelementptr inbounds %19[%1, 0, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %71 = llvm.getelementptr inbounds %arg1[%1, 0, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %72 = llvm.load %71 {alignment = 8 : i64} : !llvm.ptr -> i64
    %73 = llvm.trunc %72 : i64 to i32
    llvm.store %73, %70 {alignment = 8 : i64} : i32, !llvm.ptr
    %74 = llvm.getelementptr inbounds %19[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %75 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %76 = llvm.trunc %75 : i64 to i32
    llvm.store %76, %74 {alignment = 4 : i64} : i32, !llvm.ptr
    %77 = llvm.getelementptr inbounds %19[%1, 1, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %78 = llvm.getelementptr inbounds %arg1[%1, 1, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i64
    %80 = llvm.trunc %79 : i64 to i32
    llvm.store %80, %77 {alignment = 8 : i64} : i32, !llvm.ptr
    %81 = llvm.getelementptr inbounds %19[%1, 1, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %82 = llvm.getelementptr inbounds %arg1[%1, 1, %9] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.trunc %83 : i64 to i32
    llvm.store %84, %81 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.getelementptr inbounds %19[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %86 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> i64
    %88 = llvm.trunc %87 : i64 to i32
    llvm.store %88, %85 {alignment = 8 : i64} : i32, !llvm.ptr
    %89 = llvm.getelementptr inbounds %19[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %90 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %91, %89 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %92 = llvm.getelementptr inbounds %19[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %59, %92 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %93 = llvm.getelementptr inbounds %19[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %58, %93 {alignment = 8 : i64} : i32, !llvm.ptr
    %94 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %95 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %96 = llvm.load %95 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %97 = llvm.call %94(%19, %96, %arg2, %18) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %20 : !llvm.ptr
    llvm.return %97 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_launch_again(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(400 : i32) : i32
    %5 = llvm.mlir.constant(64 : i64) : i64
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_str.38 : !llvm.ptr
    %7 = llvm.mlir.constant(1024 : i64) : i64
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_str.39 : !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.array<1024 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg4, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.switch %arg4 : i32, ^bb3(%arg4 : i32) [
      400: ^bb1,
      201: ^bb1,
      709: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    %13 = llvm.call fastcc @__tvm_ffi__cuda_call_in_context(%arg0, %arg1, %arg3, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %14 = llvm.icmp "eq" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb10(%3 : i32)
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb3(%15 : i32)
  ^bb3(%16: i32):  // 2 preds: ^bb0, ^bb2
    llvm.switch %16 : i32, ^bb6(%16 : i32) [
      400: ^bb4,
      201: ^bb4,
      709: ^bb4
    ]
  ^bb4:  // 3 preds: ^bb3, ^bb3, ^bb3
    %17 = llvm.sext %arg2 : i32 to i64
    %18 = llvm.sub %1, %17 overflow<nsw> : i64
    %19 = llvm.getelementptr inbounds %arg0[%18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %20 = llvm.bitcast %19 : !llvm.ptr to !llvm.ptr
    %21 = llvm.call fastcc @__tvm_ffi__cuda_load_again(%20, %arg2, %arg1, %arg3, %12, %9) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %22 = llvm.icmp "eq" %21, %2 : i32
    llvm.cond_br %22, ^bb5, ^bb10(%3 : i32)
  ^bb5:  // pred: ^bb4
    %23 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%23 : i32)
  ^bb6(%24: i32):  // 2 preds: ^bb3, ^bb5
    %25 = llvm.icmp "eq" %24, %2 : i32
    llvm.cond_br %25, ^bb10(%2 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    %26 = llvm.getelementptr inbounds %10[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1024 x i8>
    llvm.intr.lifetime.start %10 : !llvm.ptr
    %27 = llvm.icmp "eq" %24, %4 : i32
    llvm.cond_br %27, ^bb8, ^bb9(%2 : i32)
  ^bb8:  // pred: ^bb7
    %28 = llvm.call @snprintf(%26, %5, %6) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb9(%28 : i32)
  ^bb9(%29: i32):  // 2 preds: ^bb7, ^bb8
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %10[%1, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1024 x i8>
    %32 = llvm.call fastcc @__tvm_ffi__cuda_explain_refusal(%arg0, %arg1, %arg2, %24, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %33 = llvm.add %32, %29 overflow<nsw> : i32
    %34 = llvm.sext %33 : i32 to i64
    %35 = llvm.getelementptr inbounds %10[%1, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1024 x i8>
    %36 = llvm.sub %7, %34 overflow<nsw> : i64
    %37 = llvm.call fastcc @__tvm_ffi__cuda_launch_details(%arg1, %arg2, %35, %36) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%24, %8, %26) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.br ^bb10(%3 : i32)
  ^bb10(%38: i32):  // 4 preds: ^bb1, ^bb4, ^bb6, ^bb9
    llvm.return %38 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_launch_details(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: i64 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.addressof @__tvm_ffi__cuda_str.34 : !llvm.ptr
    %10 = llvm.mlir.addressof @__tvm_ffi__cuda_str.35 : !llvm.ptr
    %11 = llvm.mlir.constant(6 : i32) : i32
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_str.36 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__cuda_str.37 : !llvm.ptr
    %14 = llvm.getelementptr inbounds %arg0[%0, 0, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %15 = llvm.getelementptr inbounds %arg0[%0, 1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %16 = llvm.getelementptr inbounds %arg0[%0, 7, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %17 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.getelementptr inbounds %arg0[%0, 0, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.getelementptr inbounds %arg0[%0, 0, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.getelementptr inbounds %arg0[%0, 1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.getelementptr inbounds %arg0[%0, 1, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i64
    %31 = llvm.getelementptr inbounds %arg0[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call tail @snprintf(%arg2, %arg3, %9, %18, %19, %21, %23, %24, %26, %28, %30, %32, %arg1) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %34 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %34, %1 : i32
    llvm.cond_br %35, ^bb2(%33 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %36 = llvm.sext %33 : i32 to i64
    %37 = llvm.getelementptr inbounds %arg2[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.sub %arg3, %36 : i64
    %39 = llvm.getelementptr inbounds %arg0[%0, 7, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %arg0[%0, 7, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.call tail @snprintf(%37, %38, %10, %34, %40, %42) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %44 = llvm.add %43, %33 overflow<nsw> : i32
    llvm.br ^bb2(%44 : i32)
  ^bb2(%45: i32):  // 2 preds: ^bb0, ^bb1
    %46 = llvm.getelementptr inbounds %arg0[%0, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %47 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.and %47, %4 : i32
    %49 = llvm.icmp "eq" %48, %1 : i32
    llvm.cond_br %49, ^bb4(%47, %45 : i32, i32), ^bb3
  ^bb3:  // pred: ^bb2
    %50 = llvm.sext %45 : i32 to i64
    %51 = llvm.getelementptr inbounds %arg2[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.sub %arg3, %50 : i64
    %53 = llvm.call tail @snprintf(%51, %52, %12) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %54 = llvm.add %53, %45 overflow<nsw> : i32
    %55 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb4(%55, %54 : i32, i32)
  ^bb4(%56: i32, %57: i32):  // 2 preds: ^bb2, ^bb3
    %58 = llvm.and %56, %7 : i32
    %59 = llvm.icmp "eq" %58, %1 : i32
    llvm.cond_br %59, ^bb6(%57 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %60 = llvm.sext %57 : i32 to i64
    %61 = llvm.getelementptr inbounds %arg2[%60] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %62 = llvm.sub %arg3, %60 : i64
    %63 = llvm.call tail @snprintf(%61, %62, %13) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %64 = llvm.add %63, %57 overflow<nsw> : i32
    llvm.br ^bb6(%64 : i32)
  ^bb6(%65: i32):  // 2 preds: ^bb4, ^bb5
    llvm.return %65 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_call_in_context(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.addressof @__tvm_ffi__cuda_str.1 : !llvm.ptr
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(9 : i32) : i32
    %10 = llvm.getelementptr inbounds %4[%3, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %11 = llvm.mlir.constant(10 : i32) : i32
    %12 = llvm.getelementptr inbounds %4[%3, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %13 = llvm.mlir.addressof @__tvm_ffi__cuda_str.3 : !llvm.ptr
    %14 = llvm.mlir.addressof @__tvm_ffi__cuda_str.2 : !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.bitcast %15 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    llvm.store %1, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %18 = llvm.bitcast %16 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    %19 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.call %19(%15) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %21 = llvm.icmp "eq" %20, %6 : i32
    llvm.cond_br %21, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call fastcc @__tvm_ffi__cuda_fail(%20, %7, %1) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9(%8 : i32)
  ^bb2:  // pred: ^bb0
    %22 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %23 = llvm.getelementptr inbounds %arg0[%3, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.icmp "eq" %22, %24 : !llvm.ptr
    llvm.cond_br %25, ^bb9(%6 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call %26(%24) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    llvm.switch %27 : i32, ^bb5 [
      400: ^bb4,
      201: ^bb4,
      709: ^bb4,
      0: ^bb6
    ]
  ^bb4:  // 3 preds: ^bb3, ^bb3, ^bb3
    llvm.store %27, %arg3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9(%6 : i32)
  ^bb5:  // pred: ^bb3
    llvm.call fastcc @__tvm_ffi__cuda_fail(%27, %14, %1) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9(%8 : i32)
  ^bb6:  // pred: ^bb3
    %28 = llvm.call fastcc @__tvm_ffi__cuda_call_driver_for(%arg0, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %28, %arg3 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.call %29(%16) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %31 = llvm.icmp "eq" %30, %6 : i32
    llvm.cond_br %31, ^bb9(%6 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    %32 = llvm.load %arg3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.icmp "eq" %32, %6 : i32
    llvm.cond_br %33, ^bb8, ^bb9(%6 : i32)
  ^bb8:  // pred: ^bb7
    llvm.call fastcc @__tvm_ffi__cuda_fail(%30, %13, %1) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb9(%8 : i32)
  ^bb9(%34: i32):  // 7 preds: ^bb1, ^bb2, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.return %34 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_load_again(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef, llvm.readnone}, %arg5: !llvm.ptr {llvm.nocapture, llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(5 : i32) : i32
    %7 = llvm.mlir.constant(6 : i32) : i32
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(9 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %11 = llvm.getelementptr inbounds %10[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %12 = llvm.mlir.constant(15 : i32) : i32
    %13 = llvm.getelementptr inbounds %10[%1, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %14 = llvm.mlir.constant(10 : i32) : i32
    %15 = llvm.getelementptr inbounds %10[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %16 = llvm.getelementptr inbounds %10[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %17 = llvm.alloca %0 x !llvm.struct<"cuda.Slot", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.sext %arg1 : i32 to i64
    %21 = llvm.getelementptr inbounds %arg0[%1, 0, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %22 = llvm.bitcast %17 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    %23 = llvm.bitcast %18 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    %24 = llvm.bitcast %19 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %19 : !llvm.ptr
    %25 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.call fastcc tail @__tvm_ffi__cuda_take(%25) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %26 = llvm.getelementptr inbounds %arg0[%1, 0, %20, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.icmp "eq" %27, %arg4 : !llvm.ptr
    llvm.cond_br %28, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %29 = llvm.call fastcc tail @__tvm_ffi__cuda_call_driver_for(%21, %arg2, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %29, %arg5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11(%2 : i32)
  ^bb2:  // pred: ^bb0
    %30 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.icmp "eq" %31, %5 : !llvm.ptr
    llvm.cond_br %32, ^bb11(%2 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    %33 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %34 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %35 = llvm.getelementptr inbounds %arg0[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %36 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
    %37 = llvm.getelementptr inbounds %arg0[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.trunc %38 : i64 to i32
    %40 = llvm.call fastcc @__tvm_ffi__cuda_load_code(%arg1, %31, %34, %36, %39, %18, %17) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %41 = llvm.icmp "eq" %40, %2 : i32
    llvm.cond_br %41, ^bb4, ^bb11(%40 : i32)
  ^bb4:  // pred: ^bb3
    %42 = llvm.call fastcc @__tvm_ffi__cuda_call_driver_for(%17, %arg2, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %42, %arg5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.switch %42 : i32, ^bb6(%42, %2 : i32, i32) [
      400: ^bb5,
      201: ^bb5,
      709: ^bb5
    ]
  ^bb5:  // 3 preds: ^bb4, ^bb4, ^bb4
    %43 = llvm.call fastcc @__tvm_ffi__cuda_call_in_context(%17, %arg2, %arg3, %arg5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %44 = llvm.load %arg5 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb6(%44, %43 : i32, i32)
  ^bb6(%45: i32, %46: i32):  // 2 preds: ^bb4, ^bb5
    %47 = llvm.icmp "eq" %45, %2 : i32
    llvm.cond_br %47, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %48 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.getelementptr inbounds %arg0[%1, 1, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.store %48, %49 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %50 = llvm.getelementptr inbounds %17[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.getelementptr inbounds %21[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    llvm.store %51, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.getelementptr inbounds %17[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.bitcast %26 : !llvm.ptr to !llvm.ptr
    %56 = llvm.ptrtoint %54 : !llvm.ptr to i64
    llvm.store %56, %55 atomic release {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.br ^bb11(%46 : i32)
  ^bb8:  // pred: ^bb6
    %57 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.getelementptr inbounds %17[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.call tail %57(%59) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %61 = llvm.icmp "eq" %60, %2 : i32
    llvm.cond_br %61, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %62 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %63 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.call tail %62(%63) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %65 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.call %65(%19) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %67 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %68 = llvm.call %67(%arg1) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.br ^bb11(%46 : i32)
  ^bb11(%69: i32):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb7, ^bb10
    llvm.store %2, %25 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.return %69 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_explain_refusal(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}, %arg3: i32 {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(720 : i32) : i32
    %5 = llvm.mlir.constant(6 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(2 : i64) : i64
    %9 = llvm.mlir.constant(2 : i32) : i32
    %10 = llvm.mlir.constant(3 : i32) : i32
    %11 = llvm.mlir.zero : !llvm.ptr
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = llvm.mlir.constant(5 : i32) : i32
    %14 = llvm.mlir.constant(21 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%1, 21] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %17 = llvm.mlir.constant(true) : i1
    %18 = llvm.mlir.constant(256 : i64) : i64
    %19 = llvm.mlir.addressof @__tvm_ffi__cuda_str.72 : !llvm.ptr
    %20 = llvm.mlir.constant(20 : i32) : i32
    %21 = llvm.getelementptr inbounds %15[%1, 20] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %22 = llvm.getelementptr inbounds %15[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %23 = llvm.getelementptr inbounds %15[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %24 = llvm.mlir.constant(16 : i32) : i32
    %25 = llvm.mlir.addressof @__tvm_ffi__cuda_str.71 : !llvm.ptr
    %26 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %28 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %29 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %arg1[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %32 = llvm.getelementptr inbounds %arg1[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %33 = llvm.bitcast %26 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %34 = llvm.bitcast %27 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    llvm.store %2, %27 {alignment = 4 : i64} : i32, !llvm.ptr
    %35 = llvm.bitcast %28 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %28 : !llvm.ptr
    llvm.store %2, %28 {alignment = 4 : i64} : i32, !llvm.ptr
    %36 = llvm.bitcast %29 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %29 : !llvm.ptr
    llvm.store %2, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %3, %arg4 {alignment = 1 : i64} : i8, !llvm.ptr
    %37 = llvm.icmp "eq" %arg3, %4 : i32
    llvm.cond_br %37, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    %38 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.getelementptr inbounds %arg1[%1, 1, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.mul %43, %41 overflow<nsw> : i64
    %45 = llvm.getelementptr inbounds %arg1[%1, 1, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i64
    %47 = llvm.mul %44, %46 overflow<nsw> : i64
    %48 = llvm.trunc %47 : i64 to i32
    %49 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i64
    %51 = llvm.call %38(%27, %40, %48, %50) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %52 = llvm.icmp "eq" %51, %2 : i32
    llvm.cond_br %52, ^bb2, ^bb10(%2 : i32)
  ^bb2:  // pred: ^bb1
    %53 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %54 = llvm.call %53(%26, %arg2) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %55 = llvm.icmp "eq" %54, %2 : i32
    llvm.cond_br %55, ^bb3, ^bb10(%2 : i32)
  ^bb3:  // pred: ^bb2
    %56 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.call %56(%28, %24, %57) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %59 = llvm.icmp "eq" %58, %2 : i32
    llvm.cond_br %59, ^bb4, ^bb10(%2 : i32)
  ^bb4:  // pred: ^bb3
    %60 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    %61 = llvm.getelementptr inbounds %arg1[%1, 0, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %62 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> i64
    %63 = llvm.mul %62, %60 overflow<nsw> : i64
    %64 = llvm.getelementptr inbounds %arg1[%1, 0, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> i64
    %66 = llvm.mul %63, %65 overflow<nsw> : i64
    %67 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %68 = llvm.sext %67 : i32 to i64
    %69 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %70 = llvm.sext %69 : i32 to i64
    %71 = llvm.mul %70, %68 overflow<nsw> : i64
    %72 = llvm.call @snprintf(%arg4, %18, %25, %66, %71) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb10(%72 : i32)
  ^bb5:  // pred: ^bb0
    %73 = llvm.getelementptr inbounds %arg1[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %74 = llvm.load %73 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.and %74, %6 : i32
    %76 = llvm.icmp "eq" %75, %2 : i32
    llvm.cond_br %76, ^bb10(%2 : i32), ^bb6
  ^bb6:  // pred: ^bb5
    llvm.switch %arg3 : i32, ^bb10(%2 : i32) [
      912: ^bb7,
      701: ^bb7
    ]
  ^bb7:  // 2 preds: ^bb6, ^bb6
    %77 = llvm.bitcast %30 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %30 : !llvm.ptr
    %78 = llvm.getelementptr inbounds %30[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %79 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    %80 = llvm.trunc %79 : i64 to i32
    llvm.store %80, %78 {alignment = 8 : i64} : i32, !llvm.ptr
    %81 = llvm.getelementptr inbounds %30[%1, 0, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %82 = llvm.getelementptr inbounds %arg1[%1, 0, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
    %84 = llvm.trunc %83 : i64 to i32
    llvm.store %84, %81 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.getelementptr inbounds %30[%1, 0, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %86 = llvm.getelementptr inbounds %arg1[%1, 0, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> i64
    %88 = llvm.trunc %87 : i64 to i32
    llvm.store %88, %85 {alignment = 8 : i64} : i32, !llvm.ptr
    %89 = llvm.getelementptr inbounds %30[%1, 1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %90 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i64
    %91 = llvm.trunc %90 : i64 to i32
    llvm.store %91, %89 {alignment = 4 : i64} : i32, !llvm.ptr
    %92 = llvm.getelementptr inbounds %30[%1, 1, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %93 = llvm.getelementptr inbounds %arg1[%1, 1, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %94 = llvm.load %93 {alignment = 8 : i64} : !llvm.ptr -> i64
    %95 = llvm.trunc %94 : i64 to i32
    llvm.store %95, %92 {alignment = 8 : i64} : i32, !llvm.ptr
    %96 = llvm.getelementptr inbounds %30[%1, 1, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %97 = llvm.getelementptr inbounds %arg1[%1, 1, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %98 = llvm.load %97 {alignment = 8 : i64} : !llvm.ptr -> i64
    %99 = llvm.trunc %98 : i64 to i32
    llvm.store %99, %96 {alignment = 4 : i64} : i32, !llvm.ptr
    %100 = llvm.getelementptr inbounds %30[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    %101 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>, i32)>
    %102 = llvm.load %101 {alignment = 8 : i64} : !llvm.ptr -> i64
    %103 = llvm.trunc %102 : i64 to i32
    llvm.store %103, %100 {alignment = 8 : i64} : i32, !llvm.ptr
    %104 = llvm.getelementptr inbounds %30[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %11, %104 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %105 = llvm.getelementptr inbounds %30[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %11, %105 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %106 = llvm.getelementptr inbounds %30[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %2, %106 {alignment = 8 : i64} : i32, !llvm.ptr
    %107 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %109 = llvm.load %108 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %110 = llvm.call %107(%29, %109, %30) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %111 = llvm.icmp "ne" %110, %2 : i32
    %112 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.icmp "slt" %112, %0 : i32
    %114 = llvm.select %111, %17, %113 : i1, i1
    llvm.cond_br %114, ^bb8, ^bb9(%112 : i32)
  ^bb8:  // pred: ^bb7
    llvm.store %6, %29 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9(%6 : i32)
  ^bb9(%115: i32):  // 2 preds: ^bb7, ^bb8
    %116 = llvm.call @snprintf(%arg4, %18, %19, %115) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.br ^bb10(%116 : i32)
  ^bb10(%117: i32):  // 7 preds: ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb9
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.intr.lifetime.end %28 : !llvm.ptr
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.return %117 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_load_code(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: i64 {llvm.noundef}, %arg4: i32 {llvm.noundef}, %arg5: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}, %arg6: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.writeonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mlir.constant(10 : i32) : i32
    %11 = llvm.mlir.constant(false) : i1
    %12 = llvm.mlir.constant(true) : i1
    %13 = llvm.mlir.addressof @__tvm_ffi__cuda_machine_code : !llvm.ptr
    %14 = llvm.mlir.constant(0 : i8) : i8
    %15 = llvm.mlir.constant(222 : i32) : i32
    %16 = llvm.mlir.addressof @__tvm_ffi__cuda_str.48 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__cuda_str.49 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__cuda_str.47 : !llvm.ptr
    %19 = llvm.mlir.constant(128 : i64) : i64
    %20 = llvm.mlir.constant(768 : i32) : i32
    %21 = llvm.mlir.addressof @__tvm_ffi__cuda_str.46 : !llvm.ptr
    %22 = llvm.mlir.constant(16 : i32) : i32
    %23 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %24 = llvm.getelementptr inbounds %23[%4, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %25 = llvm.mlir.constant(512 : i64) : i64
    %26 = llvm.mlir.addressof @__tvm_ffi__cuda_str.40 : !llvm.ptr
    %27 = llvm.mlir.addressof @__tvm_ffi__cuda_str.41 : !llvm.ptr
    %28 = llvm.mlir.constant(17 : i32) : i32
    %29 = llvm.getelementptr inbounds %23[%4, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %30 = llvm.mlir.addressof @__tvm_ffi__cuda_str.67 : !llvm.ptr
    %31 = llvm.mlir.constant(8 : i32) : i32
    %32 = llvm.mlir.constant(18 : i32) : i32
    %33 = llvm.getelementptr inbounds %23[%4, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %34 = llvm.mlir.constant(13 : i32) : i32
    %35 = llvm.mlir.addressof @__tvm_ffi__cuda_str.68 : !llvm.ptr
    %36 = llvm.mlir.addressof @__tvm_ffi__cuda_str.69 : !llvm.ptr
    %37 = llvm.mlir.constant(49153 : i64) : i64
    %38 = llvm.mlir.constant(5 : i32) : i32
    %39 = llvm.getelementptr inbounds %23[%4, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %40 = llvm.mlir.constant(97 : i32) : i32
    %41 = llvm.mlir.addressof @__tvm_ffi__cuda_str.70 : !llvm.ptr
    %42 = llvm.mlir.constant(2147483647 : i64) : i64
    %43 = llvm.mlir.constant(15 : i32) : i32
    %44 = llvm.getelementptr inbounds %23[%4, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %45 = llvm.mlir.constant(9 : i32) : i32
    %46 = llvm.getelementptr inbounds %23[%4, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %47 = llvm.getelementptr inbounds %23[%4, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.array<8192 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.array<768 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.array<512 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.bitcast %52 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %52 : !llvm.ptr
    %58 = llvm.bitcast %53 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    llvm.store %1, %53 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %59 = llvm.bitcast %54 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %54 : !llvm.ptr
    llvm.store %1, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %60 = llvm.bitcast %55 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %55 : !llvm.ptr
    %61 = llvm.call fastcc @__tvm_ffi__cuda_open_device(%arg0, %52, %55) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %62 = llvm.icmp "eq" %61, %2 : i32
    llvm.cond_br %62, ^bb1, ^bb56(%3 : i32)
  ^bb1:  // pred: ^bb0
    %63 = llvm.getelementptr inbounds %50[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8192 x i8>
    llvm.intr.lifetime.start %50 : !llvm.ptr
    %64 = llvm.call fastcc @__tvm_ffi__cuda_is_packed(%arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %65 = llvm.icmp "eq" %64, %2 : i32
    llvm.cond_br %65, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %66 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.bitcast %66 : !llvm.ptr to !llvm.ptr
    %68 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> i64
    %69 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.bitcast %69 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb5(%4 : i64)
  ^bb3:  // pred: ^bb1
    %71 = llvm.call fastcc @__tvm_ffi__cuda_is_elf(%arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %72 = llvm.icmp "eq" %71, %2 : i32
    llvm.cond_br %72, ^bb4, ^bb22(%1, %1 : !llvm.ptr, !llvm.ptr)
  ^bb4:  // pred: ^bb3
    %73 = llvm.call fastcc @__tvm_ffi__cuda_is_fatbin(%arg1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %74 = llvm.icmp "eq" %73, %2 : i32
    %75 = llvm.select %74, %arg1, %1 : i1, !llvm.ptr
    llvm.br ^bb22(%75, %1 : !llvm.ptr, !llvm.ptr)
  ^bb5(%76: i64):  // 2 preds: ^bb2, ^bb8
    %77 = llvm.icmp "eq" %76, %68 : i64
    llvm.cond_br %77, ^bb9(%1 : !llvm.ptr), ^bb6
  ^bb6:  // pred: ^bb5
    %78 = llvm.getelementptr inbounds %70[%4, %76, 2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<0 x struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>>
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> i32
    %80 = llvm.icmp "eq" %79, %2 : i32
    llvm.cond_br %80, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %81 = llvm.getelementptr inbounds %70[%4, %76, 4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<0 x struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>>
    %82 = llvm.load %81 {alignment = 8 : i64} : !llvm.ptr -> i64
    %83 = llvm.getelementptr inbounds %arg1[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb9(%83 : !llvm.ptr)
  ^bb8:  // pred: ^bb6
    %84 = llvm.add %76, %8 : i64
    llvm.br ^bb5(%84 : i64)
  ^bb9(%85: !llvm.ptr):  // 2 preds: ^bb5, ^bb7
    %86 = llvm.bitcast %arg1 : !llvm.ptr to !llvm.ptr
    %87 = llvm.call fastcc @__tvm_ffi__cuda_number_of(%arg0) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i32
    %88 = llvm.bitcast %69 : !llvm.ptr to !llvm.ptr
    %89 = llvm.load %67 {alignment = 8 : i64} : !llvm.ptr -> i64
    %90 = llvm.getelementptr inbounds %86[%4, 2, %89] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Image", (array<8 x i8>, i64, array<0 x struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>>)>
    %91 = llvm.sdiv %87, %10 : i32
    llvm.br ^bb10(%88, %1 : !llvm.ptr, !llvm.ptr)
  ^bb10(%92: !llvm.ptr, %93: !llvm.ptr):  // 2 preds: ^bb9, ^bb20
    %94 = llvm.icmp "eq" %92, %90 : !llvm.ptr
    llvm.cond_br %94, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %95 = llvm.icmp "eq" %93, %1 : !llvm.ptr
    llvm.cond_br %95, ^bb22(%85, %1 : !llvm.ptr, !llvm.ptr), ^bb21
  ^bb12:  // pred: ^bb10
    %96 = llvm.getelementptr inbounds %92[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    %97 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> i32
    %98 = llvm.getelementptr inbounds %92[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    %99 = llvm.load %98 {alignment = 4 : i64} : !llvm.ptr -> i32
    %100 = llvm.icmp "eq" %99, %2 : i32
    llvm.cond_br %100, ^bb14, ^bb13
  ^bb13:  // pred: ^bb12
    %101 = llvm.icmp "eq" %97, %87 : i32
    llvm.br ^bb15(%101 : i1)
  ^bb14:  // pred: ^bb12
    %102 = llvm.sdiv %97, %10 : i32
    %103 = llvm.icmp "eq" %102, %91 : i32
    %104 = llvm.icmp "sle" %97, %87 : i32
    %105 = llvm.and %104, %103 : i1
    llvm.br ^bb15(%105 : i1)
  ^bb15(%106: i1):  // 2 preds: ^bb13, ^bb14
    %107 = llvm.getelementptr inbounds %92[%4, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    %108 = llvm.load %107 {alignment = 8 : i64} : !llvm.ptr -> i32
    %109 = llvm.icmp "eq" %108, %0 : i32
    %110 = llvm.select %109, %106, %11 : i1, i1
    llvm.cond_br %110, ^bb16, ^bb20(%93 : !llvm.ptr)
  ^bb16:  // pred: ^bb15
    %111 = llvm.icmp "eq" %93, %1 : !llvm.ptr
    llvm.cond_br %111, ^bb19, ^bb17
  ^bb17:  // pred: ^bb16
    %112 = llvm.getelementptr inbounds %93[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    %113 = llvm.load %112 {alignment = 8 : i64} : !llvm.ptr -> i32
    %114 = llvm.icmp "ugt" %97, %113 : i32
    llvm.cond_br %114, ^bb19, ^bb18
  ^bb18:  // pred: ^bb17
    %115 = llvm.icmp "ne" %97, %113 : i32
    %116 = llvm.select %115, %12, %100 : i1, i1
    llvm.cond_br %116, ^bb20(%93 : !llvm.ptr), ^bb19
  ^bb19:  // 3 preds: ^bb16, ^bb17, ^bb18
    llvm.br ^bb20(%92 : !llvm.ptr)
  ^bb20(%117: !llvm.ptr):  // 3 preds: ^bb15, ^bb18, ^bb19
    %118 = llvm.getelementptr inbounds %92[%8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    llvm.br ^bb10(%118, %117 : !llvm.ptr, !llvm.ptr)
  ^bb21:  // pred: ^bb11
    %119 = llvm.getelementptr inbounds %93[%4, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    %120 = llvm.load %119 {alignment = 8 : i64} : !llvm.ptr -> i64
    %121 = llvm.getelementptr inbounds %86[%4, 0, %120] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Image", (array<8 x i8>, i64, array<0 x struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>>)>
    llvm.br ^bb22(%85, %121 : !llvm.ptr, !llvm.ptr)
  ^bb22(%122: !llvm.ptr, %123: !llvm.ptr):  // 4 preds: ^bb3, ^bb4, ^bb11, ^bb21
    %124 = llvm.load %13 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    %125 = llvm.icmp "eq" %123, %1 : !llvm.ptr
    %126 = llvm.icmp "ne" %122, %1 : !llvm.ptr
    %127 = llvm.and %126, %125 : i1
    %128 = llvm.icmp "ne" %124, %4 : i64
    %129 = llvm.select %127, %128, %11 : i1, i1
    llvm.cond_br %129, ^bb23, ^bb24(%123 : !llvm.ptr)
  ^bb23:  // pred: ^bb22
    %130 = llvm.inttoptr %124 : i64 to !llvm.ptr
    %131 = llvm.call %130(%122, %arg0) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb24(%131 : !llvm.ptr)
  ^bb24(%132: !llvm.ptr):  // 2 preds: ^bb22, ^bb23
    %133 = llvm.icmp "ne" %132, %1 : !llvm.ptr
    %134 = llvm.icmp "eq" %122, %1 : !llvm.ptr
    %135 = llvm.select %134, %arg1, %122 : i1, !llvm.ptr
    %136 = llvm.select %133, %132, %135 : i1, !llvm.ptr
    %137 = llvm.call fastcc @__tvm_ffi__cuda_load_part(%53, %136, %63) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %138 = llvm.and %126, %133 : i1
    llvm.cond_br %138, ^bb25, ^bb27(%137 : i32)
  ^bb25:  // pred: ^bb24
    llvm.switch %137 : i32, ^bb27(%137 : i32) [
      209: ^bb26,
      200: ^bb26
    ]
  ^bb26:  // 2 preds: ^bb25, ^bb25
    %139 = llvm.call fastcc @__tvm_ffi__cuda_load_part(%53, %122, %63) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb27(%139 : i32)
  ^bb27(%140: i32):  // 3 preds: ^bb24, ^bb25, ^bb26
    %141 = llvm.icmp "eq" %140, %2 : i32
    llvm.cond_br %141, ^bb34, ^bb28
  ^bb28:  // pred: ^bb27
    %142 = llvm.getelementptr inbounds %50[%4, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8192 x i8>
    %143 = llvm.load %142 {alignment = 1 : i64} : !llvm.ptr -> i8
    %144 = llvm.icmp "eq" %143, %14 : i8
    llvm.cond_br %144, ^bb30, ^bb29
  ^bb29:  // pred: ^bb28
    llvm.call fastcc @__tvm_ffi__cuda_fail_with_log(%140, %122, %63) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb33
  ^bb30:  // pred: ^bb28
    llvm.switch %140 : i32, ^bb31 [
      222: ^bb32,
      209: ^bb32
    ]
  ^bb31:  // pred: ^bb30
    llvm.call fastcc @__tvm_ffi__cuda_fail(%140, %21, %1) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb33
  ^bb32:  // 2 preds: ^bb30, ^bb30
    %145 = llvm.getelementptr inbounds %51[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<768 x i8>
    llvm.intr.lifetime.start %51 : !llvm.ptr
    %146 = llvm.icmp "eq" %140, %15 : i32
    %147 = llvm.select %126, %16, %17 : i1, !llvm.ptr
    %148 = llvm.select %146, %18, %147 : i1, !llvm.ptr
    %149 = llvm.call @snprintf(%145, %19, %148) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %150 = llvm.sext %149 : i32 to i64
    %151 = llvm.getelementptr inbounds %51[%4, %150] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<768 x i8>
    %152 = llvm.sub %20, %149 : i32
    llvm.call fastcc @__tvm_ffi__cuda_describe_image(%arg1, %arg0, %151, %152) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call fastcc @__tvm_ffi__cuda_fail(%140, %21, %145) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.br ^bb33
  ^bb33:  // 3 preds: ^bb29, ^bb31, ^bb32
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.br ^bb51(%12, %3 : i1, i32)
  ^bb34:  // pred: ^bb27
    llvm.intr.lifetime.end %50 : !llvm.ptr
    %153 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %154 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %155 = llvm.call %153(%54, %154, %arg2) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %156 = llvm.icmp "eq" %155, %2 : i32
    llvm.cond_br %156, ^bb36, ^bb35
  ^bb35:  // pred: ^bb34
    %157 = llvm.getelementptr inbounds %56[%4, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<512 x i8>
    llvm.intr.lifetime.start %56 : !llvm.ptr
    %158 = llvm.call @snprintf(%157, %25, %26, %arg2) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%155, %27, %157) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %56 : !llvm.ptr
    llvm.br ^bb50
  ^bb36:  // pred: ^bb34
    %159 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.bitcast %48 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %48 : !llvm.ptr
    %161 = llvm.bitcast %49 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %49 : !llvm.ptr
    %162 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %163 = llvm.call %162(%49, %0, %159) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %164 = llvm.icmp "eq" %163, %2 : i32
    llvm.cond_br %164, ^bb38, ^bb37
  ^bb37:  // pred: ^bb36
    llvm.call fastcc @__tvm_ffi__cuda_fail(%163, %30, %1) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb48
  ^bb38:  // pred: ^bb36
    %165 = llvm.and %arg4, %31 : i32
    %166 = llvm.icmp "eq" %165, %2 : i32
    llvm.cond_br %166, ^bb41, ^bb39
  ^bb39:  // pred: ^bb38
    %167 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %168 = llvm.call %167(%159, %34, %0) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %169 = llvm.icmp "eq" %168, %2 : i32
    llvm.cond_br %169, ^bb41, ^bb40
  ^bb40:  // pred: ^bb39
    llvm.call fastcc @__tvm_ffi__cuda_fail(%168, %35, %36) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb48
  ^bb41:  // 2 preds: ^bb38, ^bb39
    %170 = llvm.icmp "ult" %arg3, %37 : i64
    llvm.cond_br %170, ^bb49, ^bb42
  ^bb42:  // pred: ^bb41
    %171 = llvm.icmp "slt" %arg3, %4 : i64
    llvm.cond_br %171, ^bb43, ^bb46(%arg3 : i64)
  ^bb43:  // pred: ^bb42
    %172 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %173 = llvm.call %172(%48, %40, %arg0) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %174 = llvm.icmp "eq" %173, %2 : i32
    llvm.cond_br %174, ^bb45, ^bb44
  ^bb44:  // pred: ^bb43
    llvm.call fastcc @__tvm_ffi__cuda_fail(%173, %41, %1) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb48
  ^bb45:  // pred: ^bb43
    %175 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %176 = llvm.load %49 {alignment = 4 : i64} : !llvm.ptr -> i32
    %177 = llvm.sub %175, %176 overflow<nsw> : i32
    %178 = llvm.sext %177 : i32 to i64
    llvm.br ^bb46(%178 : i64)
  ^bb46(%179: i64):  // 2 preds: ^bb42, ^bb45
    %180 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %181 = llvm.icmp "slt" %179, %42 : i64
    %182 = llvm.select %181, %179, %42 : i1, i64
    %183 = llvm.trunc %182 : i64 to i32
    %184 = llvm.call %180(%159, %31, %183) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %185 = llvm.icmp "eq" %184, %2 : i32
    llvm.cond_br %185, ^bb49, ^bb47
  ^bb47:  // pred: ^bb46
    llvm.call fastcc @__tvm_ffi__cuda_fail(%184, %35, %1) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb48
  ^bb48:  // 4 preds: ^bb37, ^bb40, ^bb44, ^bb47
    llvm.intr.lifetime.end %49 : !llvm.ptr
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.br ^bb50
  ^bb49:  // 2 preds: ^bb41, ^bb46
    llvm.intr.lifetime.end %49 : !llvm.ptr
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.br ^bb51(%11, %2 : i1, i32)
  ^bb50:  // 2 preds: ^bb35, ^bb48
    %186 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %187 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %188 = llvm.call %186(%187) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb51(%12, %3 : i1, i32)
  ^bb51(%189: i1, %190: i32):  // 3 preds: ^bb33, ^bb49, ^bb50
    %191 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %192 = llvm.call fastcc @__tvm_ffi__cuda_close_device(%arg0, %191, %190) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %193 = llvm.icmp "eq" %192, %2 : i32
    %194 = llvm.or %189, %193 : i1
    llvm.cond_br %194, ^bb54, ^bb52
  ^bb52:  // pred: ^bb51
    %195 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %196 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %197 = llvm.call %195(%196) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %198 = llvm.icmp "eq" %197, %2 : i32
    llvm.cond_br %198, ^bb53, ^bb54
  ^bb53:  // pred: ^bb52
    %199 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %200 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %201 = llvm.call %199(%200) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %202 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %203 = llvm.call %202(%52) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb54
  ^bb54:  // 3 preds: ^bb51, ^bb52, ^bb53
    llvm.cond_br %193, ^bb55, ^bb56(%192 : i32)
  ^bb55:  // pred: ^bb54
    %204 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %204, %arg5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %205 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %206 = llvm.getelementptr inbounds %arg6[%4, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    llvm.store %205, %206 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %207 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %208 = llvm.getelementptr inbounds %arg6[%4, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    llvm.store %207, %208 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb56(%2 : i32)
  ^bb56(%209: i32):  // 3 preds: ^bb0, ^bb54, ^bb55
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.return %209 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_open_device(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(64 : i64) : i64
    %7 = llvm.mlir.addressof @__tvm_ffi__cuda_str.42 : !llvm.ptr
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_str.43 : !llvm.ptr
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(6 : i32) : i32
    %11 = llvm.getelementptr inbounds %3[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_str.44 : !llvm.ptr
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(9 : i32) : i32
    %15 = llvm.getelementptr inbounds %3[%2, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %16 = llvm.mlir.constant(7 : i32) : i32
    %17 = llvm.getelementptr inbounds %3[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %18 = llvm.mlir.addressof @__tvm_ffi__cuda_str.2 : !llvm.ptr
    %19 = llvm.mlir.constant(2 : i32) : i32
    %20 = llvm.mlir.constant(12 : i32) : i32
    %21 = llvm.getelementptr inbounds %3[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %22 = llvm.mlir.constant(10 : i32) : i32
    %23 = llvm.getelementptr inbounds %3[%2, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %24 = llvm.mlir.addressof @__tvm_ffi__cuda_str.45 : !llvm.ptr
    %25 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %26 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.bitcast %25 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %25 : !llvm.ptr
    %28 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call %28(%25, %arg0) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %30 = llvm.icmp "eq" %29, %5 : i32
    llvm.cond_br %30, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %31 = llvm.getelementptr inbounds %26[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.intr.lifetime.start %26 : !llvm.ptr
    %32 = llvm.call @snprintf(%31, %6, %7, %arg0) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%29, %8, %31) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.br ^bb8(%9 : i32)
  ^bb2:  // pred: ^bb0
    %33 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.load %25 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.call %33(%arg1, %34) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %36 = llvm.icmp "eq" %35, %5 : i32
    llvm.cond_br %36, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.call fastcc @__tvm_ffi__cuda_fail(%35, %12, %13) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8(%9 : i32)
  ^bb4:  // pred: ^bb2
    %37 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.load %arg1 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.call %37(%38) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %40 = llvm.icmp "eq" %39, %5 : i32
    llvm.cond_br %40, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    %41 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.call %41(%arg0) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%39, %18, %13) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8(%9 : i32)
  ^bb6:  // pred: ^bb4
    llvm.store %19, %arg2 {alignment = 4 : i64} : i32, !llvm.ptr
    %43 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call %43(%arg2) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %45 = llvm.icmp "eq" %44, %5 : i32
    llvm.cond_br %45, ^bb8(%5 : i32), ^bb7
  ^bb7:  // pred: ^bb6
    %46 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.call %46(%arg1) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %48 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.call %48(%arg0) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%44, %24, %13) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb8(%9 : i32)
  ^bb8(%50: i32):  // 5 preds: ^bb1, ^bb3, ^bb5, ^bb6, ^bb7
    llvm.intr.lifetime.end %25 : !llvm.ptr
    llvm.return %50 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_close_device(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(12 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_str.45 : !llvm.ptr
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.getelementptr inbounds %3[%2, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_str.3 : !llvm.ptr
    %12 = llvm.mlir.constant(7 : i32) : i32
    %13 = llvm.getelementptr inbounds %3[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %14 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg1, %14 {alignment = 4 : i64} : i32, !llvm.ptr
    %16 = llvm.bitcast %15 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.call %17(%14) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %19 = llvm.icmp "eq" %18, %5 : i32
    %20 = llvm.icmp "ne" %arg2, %5 : i32
    %21 = llvm.or %20, %19 : i1
    llvm.cond_br %21, ^bb2(%arg2 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call fastcc @__tvm_ffi__cuda_fail(%18, %6, %7) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2(%8 : i32)
  ^bb2(%22: i32):  // 2 preds: ^bb0, ^bb1
    %23 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call %23(%15) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %25 = llvm.icmp "eq" %24, %5 : i32
    %26 = llvm.icmp "ne" %22, %5 : i32
    %27 = llvm.or %26, %25 : i1
    llvm.cond_br %27, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.call fastcc @__tvm_ffi__cuda_fail(%24, %11, %7) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb5(%8 : i32)
  ^bb4:  // pred: ^bb2
    %28 = llvm.icmp "eq" %22, %5 : i32
    llvm.cond_br %28, ^bb6(%5 : i32), ^bb5(%22 : i32)
  ^bb5(%29: i32):  // 2 preds: ^bb3, ^bb4
    %30 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.call %30(%arg0) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.br ^bb6(%29 : i32)
  ^bb6(%32: i32):  // 2 preds: ^bb4, ^bb5
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.return %32 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_load_part(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(10 : i8) : i8
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(25769803781 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(8190 : i64) : i64
    %7 = llvm.inttoptr %6 : i64 to !llvm.ptr
    %8 = llvm.mlir.constant(14 : i32) : i32
    %9 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%5, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %11 = llvm.mlir.constant(2 : i32) : i32
    %12 = llvm.mlir.constant(8191 : i64) : i64
    %13 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.array<2 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %arg2 {alignment = 1 : i64} : i8, !llvm.ptr
    %15 = llvm.getelementptr inbounds %arg2[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %15 {alignment = 1 : i64} : i8, !llvm.ptr
    %16 = llvm.bitcast %13 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    llvm.store %4, %13 {alignment = 8 : i64} : i64, !llvm.ptr
    %17 = llvm.bitcast %14 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    %18 = llvm.getelementptr inbounds %14[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %15, %18 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds %14[%5, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %7, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %20 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %21 = llvm.bitcast %13 : !llvm.ptr to !llvm.ptr
    %22 = llvm.call %20(%arg0, %arg1, %11, %21, %18) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %23 = llvm.getelementptr inbounds %arg2[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %23 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.return %22 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_fail_with_log(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_str.54 : !llvm.ptr
    %5 = llvm.mlir.constant(5 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(5 : i64) : i64
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.mlir.constant(-48 : i8) : i8
    %10 = llvm.mlir.constant(10 : i8) : i8
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.constant(256 : i64) : i64
    %13 = llvm.mlir.constant(false) : i1
    %14 = llvm.mlir.constant(1280 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_str.53 : !llvm.ptr
    %16 = llvm.mlir.addressof @__tvm_ffi__cuda_str.46 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__cuda_str.55 : !llvm.ptr
    %18 = llvm.mlir.constant(6 : i32) : i32
    %19 = llvm.mlir.addressof @__tvm_ffi__cuda_str.56 : !llvm.ptr
    %20 = llvm.mlir.constant(17 : i32) : i32
    %21 = llvm.mlir.constant(-1 : i32) : i32
    %22 = llvm.mlir.constant(10 : i32) : i32
    %23 = llvm.mlir.constant(-48 : i32) : i32
    %24 = llvm.alloca %0 x !llvm.array<1280 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %25 = llvm.getelementptr inbounds %24[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1280 x i8>
    llvm.intr.lifetime.start %24 : !llvm.ptr
    %26 = llvm.icmp "eq" %arg1, %2 : !llvm.ptr
    llvm.cond_br %26, ^bb20, ^bb1(%arg2 : !llvm.ptr)
  ^bb1(%27: !llvm.ptr):  // 2 preds: ^bb0, ^bb3
    %28 = llvm.load %27 {alignment = 1 : i64} : !llvm.ptr -> i8
    %29 = llvm.icmp "eq" %28, %3 : i8
    llvm.cond_br %29, ^bb4(%1 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    %30 = llvm.call fastcc tail @__tvm_ffi__cuda_starts_with(%27, %4, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %31 = llvm.icmp "eq" %30, %6 : i32
    llvm.cond_br %31, ^bb3, ^bb4(%7 : i64)
  ^bb3:  // pred: ^bb2
    %32 = llvm.getelementptr inbounds %27[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%32 : !llvm.ptr)
  ^bb4(%33: i64):  // 2 preds: ^bb1, ^bb2
    %34 = llvm.getelementptr inbounds %27[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%34, %6 : !llvm.ptr, i32)
  ^bb5(%35: !llvm.ptr, %36: i32):  // 2 preds: ^bb4, ^bb6
    %37 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %38 = llvm.add %37, %9 : i8
    %39 = llvm.icmp "ult" %38, %10 : i8
    llvm.cond_br %39, ^bb6, ^bb7(%2, %36, %arg1 : !llvm.ptr, i32, !llvm.ptr)
  ^bb6:  // pred: ^bb5
    %40 = llvm.zext %37 : i8 to i32
    %41 = llvm.mul %36, %22 overflow<nsw> : i32
    %42 = llvm.add %41, %23 : i32
    %43 = llvm.add %42, %40 : i32
    %44 = llvm.getelementptr inbounds %35[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb5(%44, %43 : !llvm.ptr, i32)
  ^bb7(%45: !llvm.ptr, %46: i32, %47: !llvm.ptr):  // 2 preds: ^bb5, ^bb15
    %48 = llvm.icmp "sgt" %46, %6 : i32
    llvm.cond_br %48, ^bb8, ^bb16
  ^bb8:  // pred: ^bb7
    %49 = llvm.load %47 {alignment = 1 : i64} : !llvm.ptr -> i8
    %50 = llvm.icmp "eq" %49, %3 : i8
    llvm.cond_br %50, ^bb20, ^bb9
  ^bb9:  // pred: ^bb8
    %51 = llvm.call fastcc tail @__tvm_ffi__cuda_after_mark(%47, %17, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %52 = llvm.icmp "eq" %51, %2 : !llvm.ptr
    llvm.cond_br %52, ^bb10, ^bb11(%51 : !llvm.ptr)
  ^bb10:  // pred: ^bb9
    %53 = llvm.call fastcc tail @__tvm_ffi__cuda_after_mark(%47, %19, %20) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %54 = llvm.icmp "eq" %53, %2 : !llvm.ptr
    %55 = llvm.select %54, %45, %2 : i1, !llvm.ptr
    llvm.br ^bb11(%55 : !llvm.ptr)
  ^bb11(%56: !llvm.ptr):  // 2 preds: ^bb9, ^bb10
    llvm.br ^bb12(%49, %47 : i8, !llvm.ptr)
  ^bb12(%57: i8, %58: !llvm.ptr):  // 2 preds: ^bb11, ^bb14
    %59 = llvm.icmp "eq" %57, %3 : i8
    llvm.cond_br %59, ^bb15(%58 : !llvm.ptr), ^bb13
  ^bb13:  // pred: ^bb12
    %60 = llvm.getelementptr inbounds %58[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.icmp "eq" %57, %10 : i8
    llvm.cond_br %61, ^bb15(%60 : !llvm.ptr), ^bb14
  ^bb14:  // pred: ^bb13
    %62 = llvm.load %60 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.br ^bb12(%62, %60 : i8, !llvm.ptr)
  ^bb15(%63: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %64 = llvm.add %46, %21 overflow<nsw> : i32
    llvm.br ^bb7(%56, %64, %63 : !llvm.ptr, i32, !llvm.ptr)
  ^bb16:  // pred: ^bb7
    %65 = llvm.icmp "slt" %36, %6 : i32
    %66 = llvm.icmp "eq" %45, %2 : !llvm.ptr
    %67 = llvm.select %65, %11, %66 : i1, i1
    llvm.cond_br %67, ^bb20, ^bb17(%1 : i64)
  ^bb17(%68: i64):  // 2 preds: ^bb16, ^bb19
    %69 = llvm.getelementptr inbounds %45[%68] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %70 = llvm.load %69 {alignment = 1 : i64} : !llvm.ptr -> i8
    %71 = llvm.icmp "eq" %70, %3 : i8
    llvm.cond_br %71, ^bb21, ^bb18
  ^bb18:  // pred: ^bb17
    %72 = llvm.icmp "ne" %70, %10 : i8
    %73 = llvm.icmp "ult" %68, %12 : i64
    %74 = llvm.select %72, %73, %13 : i1, i1
    llvm.cond_br %74, ^bb19, ^bb21
  ^bb19:  // pred: ^bb18
    %75 = llvm.add %68, %8 overflow<nsw, nuw> : i64
    llvm.br ^bb17(%75 : i64)
  ^bb20:  // 3 preds: ^bb0, ^bb8, ^bb16
    llvm.call fastcc tail @__tvm_ffi__cuda_fail(%arg0, %16, %arg2) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb22
  ^bb21:  // 2 preds: ^bb17, ^bb18
    %76 = llvm.trunc %68 : i64 to i32
    %77 = llvm.getelementptr inbounds %arg2[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.call @snprintf(%25, %14, %15, %76, %45, %77) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%arg0, %16, %25) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.br ^bb22
  ^bb22:  // 2 preds: ^bb20, ^bb21
    llvm.intr.lifetime.end %24 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_describe_image(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.addressof @__tvm_ffi__cuda_str.57 : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @__tvm_ffi__cuda_str.58 : !llvm.ptr
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(7 : i8) : i8
    %5 = llvm.mlir.constant(49 : i64) : i64
    %6 = llvm.mlir.constant(48 : i64) : i64
    %7 = llvm.mlir.addressof @__tvm_ffi__cuda_str.59 : !llvm.ptr
    %8 = llvm.mlir.constant(16 : i64) : i64
    %9 = llvm.mlir.constant(-64 : i32) : i32
    %10 = llvm.mlir.constant(false) : i1
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_str.61 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_str.62 : !llvm.ptr
    %13 = llvm.mlir.constant(0 : i64) : i64
    %14 = llvm.mlir.constant(2 : i32) : i32
    %15 = llvm.mlir.constant(1 : i32) : i32
    %16 = llvm.mlir.addressof @__tvm_ffi__cuda_str.63 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__cuda_str.64 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__cuda_str.60 : !llvm.ptr
    %19 = llvm.mlir.constant(1 : i64) : i64
    %20 = llvm.mlir.constant(0 : i8) : i8
    %21 = llvm.mlir.addressof @__tvm_ffi__cuda_str.65 : !llvm.ptr
    %22 = llvm.mlir.constant(7 : i32) : i32
    %23 = llvm.mlir.constant(7 : i64) : i64
    %24 = llvm.mlir.constant(16 : i32) : i32
    %25 = llvm.mlir.constant(95 : i8) : i8
    %26 = llvm.mlir.constant(-48 : i8) : i8
    %27 = llvm.mlir.constant(10 : i8) : i8
    %28 = llvm.mlir.constant(-97 : i8) : i8
    %29 = llvm.mlir.constant(26 : i8) : i8
    %30 = llvm.mlir.addressof @__tvm_ffi__cuda_str.66 : !llvm.ptr
    %31 = llvm.sext %arg3 : i32 to i64
    %32 = llvm.call fastcc tail @__tvm_ffi__cuda_number_of(%arg1) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i32
    %33 = llvm.call tail @snprintf(%arg2, %31, %0, %32) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %34 = llvm.call fastcc tail @__tvm_ffi__cuda_is_fatbin(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %35 = llvm.icmp "eq" %34, %1 : i32
    llvm.cond_br %35, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %36 = llvm.sext %33 : i32 to i64
    %37 = llvm.getelementptr inbounds %arg2[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.sub %arg3, %33 overflow<nsw> : i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.call tail @snprintf(%37, %39, %2) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb21
  ^bb2:  // pred: ^bb0
    %41 = llvm.call fastcc tail @__tvm_ffi__cuda_is_elf(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %42 = llvm.icmp "eq" %41, %1 : i32
    llvm.cond_br %42, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %43 = llvm.sext %33 : i32 to i64
    %44 = llvm.getelementptr inbounds %arg2[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %45 = llvm.sub %arg3, %33 overflow<nsw> : i32
    %46 = llvm.sext %45 : i32 to i64
    %47 = llvm.getelementptr inbounds %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.load %47 {alignment = 1 : i64} : !llvm.ptr -> i8
    %49 = llvm.icmp "sgt" %48, %4 : i8
    %50 = llvm.select %49, %5, %6 : i1, i64
    %51 = llvm.getelementptr inbounds %arg0[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.load %51 {alignment = 1 : i64} : !llvm.ptr -> i8
    %53 = llvm.zext %52 : i8 to i32
    %54 = llvm.call tail @snprintf(%44, %46, %7, %53) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb21
  ^bb4:  // pred: ^bb2
    %55 = llvm.call fastcc tail @__tvm_ffi__cuda_is_packed(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %56 = llvm.icmp "eq" %55, %1 : i32
    llvm.cond_br %56, ^bb8, ^bb5
  ^bb5:  // pred: ^bb4
    %57 = llvm.getelementptr inbounds %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.bitcast %57 : !llvm.ptr to !llvm.ptr
    %59 = llvm.getelementptr inbounds %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %60 = llvm.bitcast %59 : !llvm.ptr to !llvm.ptr
    %61 = llvm.add %arg3, %9 overflow<nsw> : i32
    llvm.br ^bb6(%33, %58 : i32, !llvm.ptr)
  ^bb6(%62: i32, %63: !llvm.ptr):  // 2 preds: ^bb5, ^bb7
    %64 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> i64
    %65 = llvm.getelementptr inbounds %58[%64] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    %66 = llvm.icmp "ne" %63, %65 : !llvm.ptr
    %67 = llvm.icmp "slt" %62, %61 : i32
    %68 = llvm.select %66, %67, %10 : i1, i1
    llvm.cond_br %68, ^bb7, ^bb21
  ^bb7:  // pred: ^bb6
    %69 = llvm.sext %62 : i32 to i64
    %70 = llvm.getelementptr inbounds %arg2[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.sub %arg3, %62 overflow<nsw> : i32
    %72 = llvm.sext %71 : i32 to i64
    %73 = llvm.icmp "eq" %63, %58 : !llvm.ptr
    %74 = llvm.select %73, %11, %12 : i1, !llvm.ptr
    %75 = llvm.getelementptr inbounds %63[%13, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    %76 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i32
    %77 = llvm.icmp "eq" %76, %15 : i32
    %78 = llvm.select %77, %16, %17 : i1, !llvm.ptr
    %79 = llvm.getelementptr inbounds %63[%13, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    %80 = llvm.load %79 {alignment = 8 : i64} : !llvm.ptr -> i32
    %81 = llvm.getelementptr inbounds %63[%13, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    %82 = llvm.call tail @snprintf(%70, %72, %18, %74, %78, %80, %81) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %83 = llvm.add %82, %62 overflow<nsw> : i32
    %84 = llvm.getelementptr inbounds %63[%19] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Part", (i32, i32, i32, i32, i64, i64)>
    llvm.br ^bb6(%83, %84 : i32, !llvm.ptr)
  ^bb8:  // pred: ^bb4
    %85 = llvm.sext %33 : i32 to i64
    %86 = llvm.getelementptr inbounds %arg2[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %87 = llvm.sub %arg3, %33 overflow<nsw> : i32
    %88 = llvm.sext %87 : i32 to i64
    llvm.br ^bb9(%arg0 : !llvm.ptr)
  ^bb9(%89: !llvm.ptr):  // 2 preds: ^bb8, ^bb11
    %90 = llvm.load %89 {alignment = 1 : i64} : !llvm.ptr -> i8
    %91 = llvm.icmp "eq" %90, %20 : i8
    llvm.cond_br %91, ^bb12, ^bb10
  ^bb10:  // pred: ^bb9
    %92 = llvm.call fastcc tail @__tvm_ffi__cuda_starts_with(%89, %21, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %93 = llvm.icmp "eq" %92, %1 : i32
    llvm.cond_br %93, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %94 = llvm.getelementptr inbounds %89[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb9(%94 : !llvm.ptr)
  ^bb12:  // pred: ^bb9
    %95 = llvm.call tail @snprintf(%86, %88, %17) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb21
  ^bb13:  // pred: ^bb10
    %96 = llvm.getelementptr inbounds %89[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb14(%96 : !llvm.ptr)
  ^bb14(%97: !llvm.ptr):  // 2 preds: ^bb13, ^bb15
    %98 = llvm.load %97 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.switch %98 : i8, ^bb16(%13 : i64) [
      32: ^bb15,
      9: ^bb15
    ]
  ^bb15:  // 2 preds: ^bb14, ^bb14
    %99 = llvm.getelementptr inbounds %97[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb14(%99 : !llvm.ptr)
  ^bb16(%100: i64):  // 2 preds: ^bb14, ^bb18
    %101 = llvm.icmp "eq" %100, %8 : i64
    llvm.cond_br %101, ^bb20(%24 : i32), ^bb17
  ^bb17:  // pred: ^bb16
    %102 = llvm.getelementptr inbounds %97[%100] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %103 = llvm.load %102 {alignment = 1 : i64} : !llvm.ptr -> i8
    %104 = llvm.icmp "eq" %103, %25 : i8
    %105 = llvm.add %103, %26 : i8
    %106 = llvm.icmp "ult" %105, %27 : i8
    %107 = llvm.or %104, %106 : i1
    %108 = llvm.add %103, %28 : i8
    %109 = llvm.icmp "ult" %108, %29 : i8
    %110 = llvm.or %109, %107 : i1
    llvm.cond_br %110, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    %111 = llvm.add %100, %19 overflow<nsw, nuw> : i64
    llvm.br ^bb16(%111 : i64)
  ^bb19:  // pred: ^bb17
    %112 = llvm.trunc %100 : i64 to i32
    llvm.br ^bb20(%112 : i32)
  ^bb20(%113: i32):  // 2 preds: ^bb16, ^bb19
    %114 = llvm.call tail @snprintf(%86, %88, %30, %113, %97) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb21
  ^bb21:  // 5 preds: ^bb1, ^bb3, ^bb6, ^bb12, ^bb20
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_is_packed(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.addressof @__tvm_ffi__cuda_str.50 : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.call fastcc tail @__tvm_ffi__cuda_starts_with(%arg0, %0, %1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_is_elf(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.addressof @__tvm_ffi__cuda_str.51 : !llvm.ptr
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.call fastcc tail @__tvm_ffi__cuda_starts_with(%arg0, %0, %1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_is_fatbin(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.addressof @__tvm_ffi__cuda_str.52 : !llvm.ptr
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.call fastcc tail @__tvm_ffi__cuda_starts_with(%arg0, %0, %1) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_starts_with(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(-1 : i32) : i32
    llvm.br ^bb1(%arg0, %arg1, %arg2 : !llvm.ptr, !llvm.ptr, i32)
  ^bb1(%3: !llvm.ptr, %4: !llvm.ptr, %5: i32):  // 2 preds: ^bb0, ^bb3
    %6 = llvm.icmp "eq" %5, %0 : i32
    llvm.cond_br %6, ^bb4, ^bb2
  ^bb2:  // pred: ^bb1
    %7 = llvm.load %3 {alignment = 1 : i64} : !llvm.ptr -> i8
    %8 = llvm.load %4 {alignment = 1 : i64} : !llvm.ptr -> i8
    %9 = llvm.icmp "eq" %7, %8 : i8
    llvm.cond_br %9, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %10 = llvm.getelementptr inbounds %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.add %5, %2 overflow<nsw> : i32
    llvm.br ^bb1(%10, %11, %12 : !llvm.ptr, !llvm.ptr, i32)
  ^bb4:  // 2 preds: ^bb1, ^bb2
    %13 = llvm.zext %6 : i1 to i32
    llvm.return %13 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_number_of(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %5 = llvm.mlir.constant(75 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(76 : i32) : i32
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.bitcast %9 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %12 = llvm.bitcast %10 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    %13 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.call %13(%9, %5, %arg0) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %15 = llvm.icmp "eq" %14, %6 : i32
    llvm.cond_br %15, ^bb1, ^bb3(%6 : i32)
  ^bb1:  // pred: ^bb0
    %16 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.call %16(%10, %7, %arg0) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %18 = llvm.icmp "eq" %17, %6 : i32
    llvm.cond_br %18, ^bb2, ^bb3(%6 : i32)
  ^bb2:  // pred: ^bb1
    %19 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.mul %19, %8 overflow<nsw> : i32
    %21 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.add %20, %21 overflow<nsw> : i32
    llvm.br ^bb3(%22 : i32)
  ^bb3(%23: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return %23 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_after_mark(%arg0: !llvm.ptr {llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(9 : i8) : i8
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    llvm.br ^bb1(%arg0 : !llvm.ptr)
  ^bb1(%4: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    %5 = llvm.load %4 {alignment = 1 : i64} : !llvm.ptr -> i8
    %6 = llvm.icmp "eq" %5, %0 : i8
    %7 = llvm.getelementptr inbounds %4[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %6, ^bb1(%7 : !llvm.ptr), ^bb2
  ^bb2:  // pred: ^bb1
    %8 = llvm.call fastcc tail @__tvm_ffi__cuda_starts_with(%4, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %9 = llvm.icmp "eq" %8, %2 : i32
    %10 = llvm.zext %arg2 : i32 to i64
    %11 = llvm.getelementptr inbounds %4[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.select %9, %3, %11 : i1, !llvm.ptr
    llvm.return %12 : !llvm.ptr
  }
  llvm.func local_unnamed_addr @usleep(i32 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_make_ready(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__dso_handle : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(11 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_unload_at_end : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.bitcast %7 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    llvm.store volatile %1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg0[%2, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "eq" %10, %4 : i32
    llvm.cond_br %11, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %12 = llvm.load volatile %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.icmp "eq" %12, %5 : !llvm.ptr
    llvm.cond_br %13, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %14 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    %15 = llvm.load volatile %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.call tail @__cxa_atexit(%6, %14, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.store %0, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 3 preds: ^bb0, ^bb1, ^bb2
    %17 = llvm.sext %arg1 : i32 to i64
    %18 = llvm.getelementptr inbounds %arg0[%2, 0, %17, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    llvm.store %arg2, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%2, 0, %17, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, i32, i32, ptr, ptr, i64, i64, ptr, ptr, i32, i32)>
    %20 = llvm.bitcast %19 : !llvm.ptr to !llvm.ptr
    %21 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
    llvm.store %21, %20 atomic release {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__cxa_atexit(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal @__tvm_ffi__cuda_unload_at_end(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
    llvm.call tail @__tvm_ffi__cuda_unload(%0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_hook_status(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(-1 : i32) : i32
    %4 = llvm.add %arg0, %0 : i32
    %5 = llvm.icmp "ult" %4, %1 : i32
    llvm.cond_br %5, ^bb2(%arg0 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__cuda_fail(%arg0, %arg1, %2) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb2(%3 : i32)
  ^bb2(%6: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %6 : i32
  }
}
