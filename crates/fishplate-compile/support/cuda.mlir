// Generated from cuda.c by support/generate; do not edit.
module {
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__cuda_driver() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    llvm.return %1 : !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str("cuCtxGetDevice\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.1("cuCtxGetCurrent\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.2("cuCtxPushCurrent\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.3("cuCtxPopCurrent\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.4(": is the stream of another device?\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.5("cuLaunchKernelEx\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__cuda_is_driver_ready(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__cuda_driver_lock() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"cuda.Mutex", (i64, array<56 x i8>)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<56xi8>) : !llvm.array<56 x i8>
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.struct<"cuda.Mutex", (i64, array<56 x i8>)>
    llvm.return %3 : !llvm.struct<"cuda.Mutex", (i64, array<56 x i8>)>
  }
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.6("FISHPLATE_CUDA_LIBRARY\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.7("libcuda.so.1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.8("no CUDA driver was found:\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.9("; install NVIDIA's driver, or name its file in FISHPLATE_CUDA_LIBRARY\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal constant @__tvm_ffi__cuda_open_driver.symbols("cuInit\00cuGetErrorName\00cuGetErrorString\00cuDeviceGetCount\00cuDeviceGet\00cuDeviceGetAttribute\00cuDevicePrimaryCtxRetain\00cuDevicePrimaryCtxRelease_v2\00cuCtxGetCurrent\00cuCtxPushCurrent_v2\00cuCtxPopCurrent_v2\00cuCtxGetDevice\00cuThreadExchangeStreamCaptureMode\00cuModuleLoadDataEx\00cuModuleUnload\00cuModuleGetFunction\00cuFuncGetAttribute\00cuFuncSetAttribute\00cuLaunchKernelEx\00\00") {addr_space = 0 : i32, alignment = 16 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.10("the CUDA driver has no function\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.11(": it is older than CUDA 12\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.12("cuInit\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.13(": %s %s%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.14("%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.15("cudaErrorInsufficientDriver\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.16("CUDA Error Code: \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.17(" (\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.18(": \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.19(")\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.20(" in \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.21("CUDADialectError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.22(": the launch of `%.400s` was refused: %s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.23(";max_threads_per_block=%d;max_block_dim=%d,%d,%d;max_grid_dim=%d,%d,%d;max_shared_mem_per_block_bytes=%d;max_shared_mem_per_block_optin_bytes=%d;violation=%s\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.24("zero_launch_dimension\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.25("every side of grid and block must be positive\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.26("block_threads_exceeds_max_threads_per_block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.27("a block has %lld threads, the limit is %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.28("block\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.29("grid\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.30("%s_dim_%c_exceeds_limit\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.31("xyz\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.32("side %c of the %s is %lld, the limit is %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.33("dynamic_smem_exceeds_limit\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.34("%lld bytes of dynamic shared memory, the limit is %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.35("\0Akind=cuda_launch;api=cuLaunchKernelEx;kernel=%.200s;grid=%lld,%lld,%lld;block=%lld,%lld,%lld;dynamic_smem_bytes=%lld;stream=%p;device=%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.36(";cluster=%d,%d,%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.37(": expected a device from 0 to %d, got %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.38(" for the kernel `%.480s`\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.39("cuModuleGetFunction\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.40(" for device %d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.41("cuDeviceGet\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.42("cuDevicePrimaryCtxRetain\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.43("cuThreadExchangeStreamCaptureMode\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.44("cuModuleLoadDataEx\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.45(": the code is for newer GPUs than this one\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.46(": the PTX is of a newer version than the driver knows\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.47("cuFuncGetAttribute\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.48("cuDeviceGetAttribute\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.49("cuFuncSetAttribute\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global extern_weak @__dso_handle() {addr_space = 0 : i32, alignment = 1 : i64} : i8
  llvm.mlir.global internal constant @__tvm_ffi__cuda_refuse.names(dense<[[103, 114, 105, 100, 46, 120, 0, 0, 0, 0, 0, 0, 0, 0], [103, 114, 105, 100, 46, 121, 0, 0, 0, 0, 0, 0, 0, 0], [103, 114, 105, 100, 46, 122, 0, 0, 0, 0, 0, 0, 0, 0], [98, 108, 111, 99, 107, 46, 120, 0, 0, 0, 0, 0, 0, 0], [98, 108, 111, 99, 107, 46, 121, 0, 0, 0, 0, 0, 0, 0], [98, 108, 111, 99, 107, 46, 122, 0, 0, 0, 0, 0, 0, 0], [115, 104, 97, 114, 101, 100, 32, 109, 101, 109, 111, 114, 121, 0]]> : tensor<7x14xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<7 x array<14 x i8>>
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.50(": %s must be from 0 to %d, got %lld\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.51("cuDeviceGetCount\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.52("the module's initialisation\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.53("the module's loading\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_current() -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(11 : i32) : i32
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%4, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
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
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_str.6 : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i8) : i8
    %7 = llvm.mlir.addressof @__tvm_ffi__cuda_str.7 : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.addressof @__tvm_ffi__cuda_open_driver.symbols : !llvm.ptr
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_str.10 : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__cuda_str.11 : !llvm.ptr
    %14 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_str.12 : !llvm.ptr
    %16 = llvm.mlir.constant(-1 : i32) : i32
    %17 = llvm.mlir.addressof @__tvm_ffi__cuda_str.8 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__cuda_str.9 : !llvm.ptr
    %19 = llvm.alloca %0 x !llvm.array<19 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.load %1 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "eq" %20, %2 : i32
    llvm.cond_br %21, ^bb1, ^bb20(%2 : i32)
  ^bb1:  // pred: ^bb0
    %22 = llvm.call tail @pthread_mutex_lock(%3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
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
    llvm.call fastcc tail @__tvm_ffi__cuda_no_driver(%17, %32, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb19(%16 : i32)
  ^bb7:  // pred: ^bb5
    %33 = llvm.bitcast %19 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %19 : !llvm.ptr
    llvm.br ^bb8(%9, %10 : i64, !llvm.ptr)
  ^bb8(%34: i64, %35: !llvm.ptr):  // 2 preds: ^bb7, ^bb11
    %36 = llvm.load %35 {alignment = 1 : i64} : !llvm.ptr -> i8
    %37 = llvm.icmp "eq" %36, %6 : i8
    llvm.cond_br %37, ^bb12(%9 : i64), ^bb9
  ^bb9:  // pred: ^bb8
    %38 = llvm.call tail @dlsym(%30, %35) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %19[%9, %34] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x ptr>
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
    %52 = llvm.getelementptr inbounds %19[%9, %46] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<19 x ptr>
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
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.br ^bb19(%16 : i32)
  ^bb17:  // pred: ^bb13
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb1, ^bb17
    llvm.store %0, %1 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb19(%2 : i32)
  ^bb19(%57: i32):  // 3 preds: ^bb6, ^bb16, ^bb18
    %58 = llvm.call tail @pthread_mutex_unlock(%3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb20(%57 : i32)
  ^bb20(%59: i32):  // 2 preds: ^bb0, ^bb19
    llvm.return %59 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_fail(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_str.14 : !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %8 = llvm.getelementptr inbounds %6[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.constant(35 : i32) : i32
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_str.15 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_str.16 : !llvm.ptr
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.mlir.constant(2 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_str.17 : !llvm.ptr
    %16 = llvm.mlir.constant(3 : i64) : i64
    %17 = llvm.mlir.constant(4 : i64) : i64
    %18 = llvm.mlir.constant(false) : i1
    %19 = llvm.mlir.addressof @__tvm_ffi__cuda_str.18 : !llvm.ptr
    %20 = llvm.mlir.constant(5 : i64) : i64
    %21 = llvm.mlir.constant(6 : i64) : i64
    %22 = llvm.mlir.addressof @__tvm_ffi__cuda_str.19 : !llvm.ptr
    %23 = llvm.mlir.constant(7 : i64) : i64
    %24 = llvm.mlir.addressof @__tvm_ffi__cuda_str.20 : !llvm.ptr
    %25 = llvm.mlir.constant(8 : i64) : i64
    %26 = llvm.mlir.constant(9 : i64) : i64
    %27 = llvm.mlir.addressof @__tvm_ffi__cuda_str.21 : !llvm.ptr
    %28 = llvm.mlir.constant(10 : i32) : i32
    %29 = llvm.alloca %0 x !llvm.array<16 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.array<10 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %29[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
    llvm.intr.lifetime.start %29 : !llvm.ptr
    %34 = llvm.bitcast %30 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %30 : !llvm.ptr
    llvm.store %2, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.bitcast %31 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    llvm.store %2, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %36 = llvm.call @snprintf(%33, %3, %4, %arg0) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %37 = llvm.load %7 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.icmp "eq" %37, %1 : i64
    llvm.cond_br %38, ^bb5, ^bb1
  ^bb1:  // pred: ^bb0
    %39 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.call %39(%arg0, %30) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %41 = llvm.icmp "eq" %40, %9 : i32
    llvm.cond_br %41, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.store %2, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %42 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.call %42(%arg0, %31) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %44 = llvm.icmp "eq" %43, %9 : i32
    llvm.cond_br %44, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    llvm.store %2, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 3 preds: ^bb0, ^bb3, ^bb4
    %45 = llvm.icmp "eq" %arg0, %10 : i32
    llvm.cond_br %45, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %46 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb8(%46 : !llvm.ptr)
  ^bb7:  // pred: ^bb5
    llvm.store %11, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8(%11 : !llvm.ptr)
  ^bb8(%47: !llvm.ptr):  // 2 preds: ^bb6, ^bb7
    %48 = llvm.bitcast %32 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %32 : !llvm.ptr
    %49 = llvm.getelementptr inbounds %32[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    llvm.store %12, %49 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %50 = llvm.getelementptr inbounds %32[%1, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    llvm.store %33, %50 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %51 = llvm.getelementptr inbounds %32[%1, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    %52 = llvm.icmp "eq" %47, %2 : !llvm.ptr
    %53 = llvm.select %52, %2, %15 : i1, !llvm.ptr
    llvm.store %53, %51 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %54 = llvm.getelementptr inbounds %32[%1, %16] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    llvm.store %47, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.getelementptr inbounds %32[%1, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    %56 = llvm.icmp "ne" %47, %2 : !llvm.ptr
    %57 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.icmp "ne" %57, %2 : !llvm.ptr
    %59 = llvm.select %56, %58, %18 : i1, i1
    %60 = llvm.select %59, %19, %2 : i1, !llvm.ptr
    llvm.store %60, %55 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %61 = llvm.getelementptr inbounds %32[%1, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    %62 = llvm.select %52, %2, %57 : i1, !llvm.ptr
    llvm.store %62, %61 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.getelementptr inbounds %32[%1, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    %64 = llvm.select %52, %2, %22 : i1, !llvm.ptr
    llvm.store %64, %63 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %65 = llvm.getelementptr inbounds %32[%1, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    %66 = llvm.icmp "eq" %arg1, %2 : !llvm.ptr
    %67 = llvm.select %66, %2, %24 : i1, !llvm.ptr
    llvm.store %67, %65 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.getelementptr inbounds %32[%1, %25] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    llvm.store %arg1, %68 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.getelementptr inbounds %32[%1, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x ptr>
    llvm.store %arg2, %69 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @TVMFFIErrorSetRaisedFromCStrParts(%27, %49, %28) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.intr.lifetime.end %29 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_enter(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %5 = llvm.getelementptr inbounds %4[%3, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.addressof @__tvm_ffi__cuda_str.1 : !llvm.ptr
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(9 : i32) : i32
    %10 = llvm.getelementptr inbounds %4[%3, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
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
    %5 = llvm.getelementptr inbounds %4[%3, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
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
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_launch(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.constant(9 : i64) : i64
    %9 = llvm.getelementptr inbounds %5[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %10 = llvm.mlir.constant(8 : i64) : i64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(97 : i32) : i32
    %13 = llvm.mlir.constant(3 : i64) : i64
    %14 = llvm.mlir.constant(9223372036854775807 : i64) : i64
    %15 = llvm.mlir.constant(64 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__cuda_str.24 : !llvm.ptr
    %17 = llvm.mlir.constant(128 : i64) : i64
    %18 = llvm.mlir.addressof @__tvm_ffi__cuda_str.25 : !llvm.ptr
    %19 = llvm.mlir.constant(false) : i1
    %20 = llvm.mlir.constant(6 : i64) : i64
    %21 = llvm.mlir.constant(4294967293 : i64) : i64
    %22 = llvm.mlir.constant(4294967295 : i64) : i64
    %23 = llvm.mlir.addressof @__tvm_ffi__cuda_str.28 : !llvm.ptr
    %24 = llvm.mlir.addressof @__tvm_ffi__cuda_str.29 : !llvm.ptr
    %25 = llvm.mlir.constant(3 : i8) : i8
    %26 = llvm.mlir.addressof @__tvm_ffi__cuda_str.31 : !llvm.ptr
    %27 = llvm.mlir.addressof @__tvm_ffi__cuda_str.30 : !llvm.ptr
    %28 = llvm.mlir.addressof @__tvm_ffi__cuda_str.32 : !llvm.ptr
    %29 = llvm.mlir.constant(7 : i64) : i64
    %30 = llvm.mlir.constant(2 : i32) : i32
    %31 = llvm.mlir.addressof @__tvm_ffi__cuda_str.33 : !llvm.ptr
    %32 = llvm.mlir.addressof @__tvm_ffi__cuda_str.34 : !llvm.ptr
    %33 = llvm.mlir.addressof @__tvm_ffi__cuda_str.26 : !llvm.ptr
    %34 = llvm.mlir.addressof @__tvm_ffi__cuda_str.27 : !llvm.ptr
    %35 = llvm.mlir.constant(640 : i64) : i64
    %36 = llvm.mlir.addressof @__tvm_ffi__cuda_str.22 : !llvm.ptr
    %37 = llvm.mlir.constant(512 : i64) : i64
    %38 = llvm.mlir.constant(2 : i64) : i64
    %39 = llvm.mlir.constant(4 : i64) : i64
    %40 = llvm.mlir.constant(5 : i64) : i64
    %41 = llvm.mlir.constant(352 : i64) : i64
    %42 = llvm.mlir.addressof @__tvm_ffi__cuda_str.23 : !llvm.ptr
    %43 = llvm.mlir.zero : !llvm.ptr
    %44 = llvm.mlir.constant(-1 : i32) : i32
    %45 = llvm.mlir.constant(true) : i1
    %46 = llvm.mlir.constant(400 : i32) : i32
    %47 = llvm.mlir.addressof @__tvm_ffi__cuda_str.4 : !llvm.ptr
    %48 = llvm.mlir.constant(1024 : i64) : i64
    %49 = llvm.mlir.addressof @__tvm_ffi__cuda_str.5 : !llvm.ptr
    %50 = llvm.alloca %0 x !llvm.array<9 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.array<64 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.array<128 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.array<1536 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x !llvm.array<1024 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.getelementptr inbounds %arg1[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %57 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.icmp "eq" %57, %3 : i32
    llvm.cond_br %58, ^bb22, ^bb1
  ^bb1:  // pred: ^bb0
    %59 = llvm.bitcast %50 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %50 : !llvm.ptr
    %60 = llvm.bitcast %51 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %51 : !llvm.ptr
    %61 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.getelementptr inbounds %arg1[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> i32
    %64 = llvm.call %61(%51, %63) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %65 = llvm.icmp "eq" %64, %3 : i32
    llvm.cond_br %65, ^bb2(%1 : i64), ^bb19
  ^bb2(%66: i64):  // 2 preds: ^bb1, ^bb3
    %67 = llvm.icmp "eq" %66, %8 : i64
    llvm.cond_br %67, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %68 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %69 = llvm.getelementptr inbounds %50[%1, %66] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %70 = llvm.icmp "eq" %66, %10 : i64
    %71 = llvm.add %66, %11 overflow<nsw, nuw> : i64
    %72 = llvm.trunc %71 : i64 to i32
    %73 = llvm.select %70, %12, %72 : i1, i32
    %74 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.call %68(%69, %73, %74) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %76 = llvm.icmp "eq" %75, %3 : i32
    llvm.cond_br %76, ^bb2(%71 : i64), ^bb19
  ^bb4:  // pred: ^bb2
    %77 = llvm.getelementptr inbounds %52[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<64 x i8>
    llvm.intr.lifetime.start %52 : !llvm.ptr
    %78 = llvm.getelementptr inbounds %53[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<128 x i8>
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %79 = llvm.getelementptr inbounds %54[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1536 x i8>
    llvm.intr.lifetime.start %54 : !llvm.ptr
    %80 = llvm.getelementptr inbounds %50[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    llvm.br ^bb5(%1, %11 : i64, i64)
  ^bb5(%81: i64, %82: i64):  // 2 preds: ^bb4, ^bb9
    %83 = llvm.icmp "eq" %81, %13 : i64
    llvm.cond_br %83, ^bb10, ^bb6
  ^bb6:  // pred: ^bb5
    %84 = llvm.getelementptr inbounds %arg1[%1, 0, %81] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %85 = llvm.load %84 {alignment = 8 : i64} : !llvm.ptr -> i64
    %86 = llvm.icmp "slt" %85, %11 : i64
    llvm.cond_br %86, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %87 = llvm.getelementptr inbounds %arg1[%1, 1, %81] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> i64
    %89 = llvm.icmp "slt" %88, %11 : i64
    llvm.cond_br %89, ^bb8, ^bb9
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %90 = llvm.call @snprintf(%77, %15, %16) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %91 = llvm.call @snprintf(%78, %17, %18) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb21
  ^bb9:  // pred: ^bb7
    %92 = "llvm.intr.smul.with.overflow"(%82, %88) : (i64, i64) -> !llvm.struct<(i64, i1)>
    %93 = llvm.extractvalue %92[1] : !llvm.struct<(i64, i1)> 
    %94 = llvm.extractvalue %92[0] : !llvm.struct<(i64, i1)> 
    %95 = llvm.select %93, %14, %94 : i1, i64
    %96 = llvm.add %81, %11 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%96, %95 : i64, i64)
  ^bb10:  // pred: ^bb5
    %97 = llvm.load %80 {alignment = 16 : i64} : !llvm.ptr -> i32
    %98 = llvm.icmp "sgt" %97, %3 : i32
    %99 = llvm.sext %97 : i32 to i64
    %100 = llvm.icmp "sgt" %82, %99 : i64
    %101 = llvm.select %98, %100, %19 : i1, i1
    llvm.cond_br %101, ^bb11, ^bb12(%1 : i64)
  ^bb11:  // pred: ^bb10
    %102 = llvm.call @snprintf(%77, %15, %33) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %103 = llvm.load %80 {alignment = 16 : i64} : !llvm.ptr -> i32
    %104 = llvm.call @snprintf(%78, %17, %34, %82, %103) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb21
  ^bb12(%105: i64):  // 2 preds: ^bb10, ^bb13
    %106 = llvm.icmp "eq" %105, %20 : i64
    llvm.cond_br %106, ^bb15, ^bb13
  ^bb13:  // pred: ^bb12
    %107 = llvm.icmp "ult" %105, %13 : i64
    %108 = llvm.add %105, %21 overflow<nsw, nuw> : i64
    %109 = llvm.and %108, %22 : i64
    %110 = llvm.getelementptr inbounds %arg1[%1, 0, %109] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %111 = llvm.getelementptr inbounds %arg1[%1, 1, %105] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %112 = llvm.select %107, %111, %110 : i1, !llvm.ptr
    %113 = llvm.load %112 {alignment = 8 : i64} : !llvm.ptr -> i64
    %114 = llvm.add %105, %11 overflow<nsw, nuw> : i64
    %115 = llvm.getelementptr inbounds %50[%1, %114] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %116 = llvm.load %115 {alignment = 4 : i64} : !llvm.ptr -> i32
    %117 = llvm.icmp "sgt" %116, %3 : i32
    %118 = llvm.sext %116 : i32 to i64
    %119 = llvm.icmp "sgt" %113, %118 : i64
    %120 = llvm.select %117, %119, %19 : i1, i1
    llvm.cond_br %120, ^bb14, ^bb12(%114 : i64)
  ^bb14:  // pred: ^bb13
    %121 = llvm.select %107, %23, %24 : i1, !llvm.ptr
    %122 = llvm.trunc %105 : i64 to i8
    %123 = llvm.urem %122, %25 : i8
    %124 = llvm.zext %123 : i8 to i64
    %125 = llvm.getelementptr inbounds %26[%1, %124] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %126 = llvm.load %125 {alignment = 1 : i64} : !llvm.ptr -> i8
    %127 = llvm.sext %126 : i8 to i32
    %128 = llvm.call @snprintf(%77, %15, %27, %121, %127) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %129 = llvm.call @snprintf(%78, %17, %28, %127, %121, %113, %116) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb21
  ^bb15:  // pred: ^bb12
    %130 = llvm.getelementptr inbounds %50[%1, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %131 = llvm.load %130 {alignment = 16 : i64} : !llvm.ptr -> i32
    %132 = llvm.icmp "sgt" %131, %3 : i32
    llvm.cond_br %132, ^bb17(%131 : i32), ^bb16
  ^bb16:  // pred: ^bb15
    %133 = llvm.getelementptr inbounds %50[%1, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %134 = llvm.load %133 {alignment = 4 : i64} : !llvm.ptr -> i32
    %135 = llvm.icmp "sgt" %134, %3 : i32
    llvm.cond_br %135, ^bb17(%134 : i32), ^bb20
  ^bb17(%136: i32):  // 2 preds: ^bb15, ^bb16
    %137 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %138 = llvm.load %137 {alignment = 8 : i64} : !llvm.ptr -> i64
    %139 = llvm.zext %136 : i32 to i64
    %140 = llvm.icmp "sgt" %138, %139 : i64
    llvm.cond_br %140, ^bb18, ^bb20
  ^bb18:  // pred: ^bb17
    %141 = llvm.call @snprintf(%77, %15, %31) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %142 = llvm.load %137 {alignment = 8 : i64} : !llvm.ptr -> i64
    %143 = llvm.call @snprintf(%78, %17, %32, %142, %136) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb21
  ^bb19:  // 2 preds: ^bb1, ^bb3
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.br ^bb22
  ^bb20:  // 2 preds: ^bb16, ^bb17
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.br ^bb22
  ^bb21:  // 4 preds: ^bb8, ^bb11, ^bb14, ^bb18
    %144 = llvm.getelementptr inbounds %arg1[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %145 = llvm.load %144 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %146 = llvm.call @snprintf(%79, %35, %36, %145, %78) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %147 = llvm.sext %146 : i32 to i64
    %148 = llvm.getelementptr inbounds %54[%1, %147] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1536 x i8>
    %149 = llvm.call fastcc @__tvm_ffi__cuda_launch_details(%arg1, %148, %37) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    %150 = llvm.sext %149 : i32 to i64
    %151 = llvm.add %150, %147 overflow<nsw> : i64
    %152 = llvm.getelementptr inbounds %54[%1, %151] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1536 x i8>
    %153 = llvm.load %80 {alignment = 16 : i64} : !llvm.ptr -> i32
    %154 = llvm.getelementptr inbounds %50[%1, %11] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %155 = llvm.load %154 {alignment = 4 : i64} : !llvm.ptr -> i32
    %156 = llvm.getelementptr inbounds %50[%1, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %157 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> i32
    %158 = llvm.getelementptr inbounds %50[%1, %13] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %159 = llvm.load %158 {alignment = 4 : i64} : !llvm.ptr -> i32
    %160 = llvm.getelementptr inbounds %50[%1, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %161 = llvm.load %160 {alignment = 16 : i64} : !llvm.ptr -> i32
    %162 = llvm.getelementptr inbounds %50[%1, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %163 = llvm.load %162 {alignment = 4 : i64} : !llvm.ptr -> i32
    %164 = llvm.getelementptr inbounds %50[%1, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %165 = llvm.load %164 {alignment = 8 : i64} : !llvm.ptr -> i32
    %166 = llvm.getelementptr inbounds %50[%1, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %167 = llvm.load %166 {alignment = 4 : i64} : !llvm.ptr -> i32
    %168 = llvm.getelementptr inbounds %50[%1, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x i32>
    %169 = llvm.load %168 {alignment = 16 : i64} : !llvm.ptr -> i32
    %170 = llvm.call @snprintf(%152, %41, %42, %153, %155, %157, %159, %161, %163, %165, %167, %169, %77) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%0, %43, %79) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.br ^bb30(%44 : i32)
  ^bb22:  // 3 preds: ^bb0, ^bb19, ^bb20
    %171 = llvm.call fastcc @__tvm_ffi__cuda_call_driver(%arg0, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.switch %171 : i32, ^bb26(%171, %45 : i32, i1) [
      400: ^bb23,
      201: ^bb23,
      0: ^bb30(%171 : i32)
    ]
  ^bb23:  // 2 preds: ^bb22, ^bb22
    %172 = llvm.call @__tvm_ffi__cuda_enter(%arg0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %173 = llvm.icmp "slt" %172, %3 : i32
    llvm.cond_br %173, ^bb30(%44 : i32), ^bb24
  ^bb24:  // pred: ^bb23
    %174 = llvm.icmp "eq" %172, %3 : i32
    llvm.cond_br %174, ^bb26(%171, %45 : i32, i1), ^bb25
  ^bb25:  // pred: ^bb24
    %175 = llvm.call fastcc @__tvm_ffi__cuda_call_driver(%arg0, %arg1, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %176 = llvm.icmp "eq" %175, %3 : i32
    llvm.cond_br %176, ^bb29(%3 : i32), ^bb26(%175, %19 : i32, i1)
  ^bb26(%177: i32, %178: i1):  // 3 preds: ^bb22, ^bb24, ^bb25
    %179 = llvm.getelementptr inbounds %55[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1024 x i8>
    llvm.intr.lifetime.start %55 : !llvm.ptr
    %180 = llvm.icmp "eq" %177, %46 : i32
    llvm.cond_br %180, ^bb27, ^bb28(%1 : i64)
  ^bb27:  // pred: ^bb26
    %181 = llvm.call @snprintf(%179, %15, %47) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %182 = llvm.sext %181 : i32 to i64
    llvm.br ^bb28(%182 : i64)
  ^bb28(%183: i64):  // 2 preds: ^bb26, ^bb27
    %184 = llvm.getelementptr inbounds %55[%1, %183] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1024 x i8>
    %185 = llvm.sub %48, %183 overflow<nsw> : i64
    %186 = llvm.call fastcc @__tvm_ffi__cuda_launch_details(%arg1, %184, %185) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%177, %49, %179) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.cond_br %178, ^bb30(%44 : i32), ^bb29(%44 : i32)
  ^bb29(%187: i32):  // 2 preds: ^bb25, ^bb28
    %188 = llvm.call @__tvm_ffi__cuda_leave(%0, %187) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    llvm.br ^bb30(%188 : i32)
  ^bb30(%189: i32):  // 5 preds: ^bb21, ^bb22, ^bb23, ^bb28, ^bb29
    llvm.return %189 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_call_driver(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.mlir.constant(3 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.mlir.constant(0 : i8) : i8
    %11 = llvm.mlir.constant(52 : i64) : i64
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.mlir.constant(18 : i32) : i32
    %14 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%1, 18] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %16 = llvm.mlir.zero : !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.bitcast %17 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %17 : !llvm.ptr
    %20 = llvm.bitcast %18 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%21: i64):  // 2 preds: ^bb0, ^bb3
    %22 = llvm.icmp "eq" %21, %2 : i64
    llvm.cond_br %22, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %23 = llvm.getelementptr inbounds %arg1[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.trunc %24 : i64 to i32
    %26 = llvm.getelementptr inbounds %18[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %25, %26 {alignment = 8 : i64} : i32, !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg1[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds %18[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %28, %29 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %30 = llvm.getelementptr inbounds %18[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %17, %30 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.getelementptr inbounds %arg1[%1, 7, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.icmp "ne" %32, %3 : i32
    %34 = llvm.zext %33 : i1 to i32
    %35 = llvm.getelementptr inbounds %18[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %34, %35 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.cond_br %33, ^bb4, ^bb5
  ^bb3:  // pred: ^bb1
    %36 = llvm.getelementptr inbounds %arg1[%1, 0, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i64
    %38 = llvm.trunc %37 : i64 to i32
    %39 = llvm.getelementptr inbounds %18[%1, 0, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %38, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    %40 = llvm.getelementptr inbounds %arg1[%1, 1, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %41 = llvm.load %40 {alignment = 8 : i64} : !llvm.ptr -> i64
    %42 = llvm.trunc %41 : i64 to i32
    %43 = llvm.getelementptr inbounds %18[%1, 1, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchConfig", (array<3 x i32>, array<3 x i32>, i32, ptr, ptr, i32)>
    llvm.store %42, %43 {alignment = 4 : i64} : i32, !llvm.ptr
    %44 = llvm.add %21, %4 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%44 : i64)
  ^bb4:  // pred: ^bb2
    %45 = llvm.getelementptr inbounds %17[%1, 2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>
    %46 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    "llvm.intr.memset"(%46, %10, %11) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 52 : i64, llvm.nonnull, llvm.noundef}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %47 = llvm.getelementptr inbounds %arg1[%1, 7, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.getelementptr inbounds %arg1[%1, 7, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %50 = llvm.load %49 {alignment = 8 : i64} : !llvm.ptr -> i32
    %51 = llvm.getelementptr inbounds %17[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>
    llvm.store %7, %51 {alignment = 4 : i64} : i32, !llvm.ptr
    %52 = llvm.getelementptr inbounds %17[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>
    llvm.store %3, %52 {alignment = 4 : i64} : i32, !llvm.ptr
    %53 = llvm.getelementptr inbounds %17[%1, 2, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>
    llvm.store %32, %53 {alignment = 4 : i64} : i32, !llvm.ptr
    %54 = llvm.getelementptr inbounds %17[%1, 2, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>
    llvm.store %48, %54 {alignment = 4 : i64} : i32, !llvm.ptr
    %55 = llvm.getelementptr inbounds %17[%1, 2, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.LaunchAttribute", (i32, i32, array<16 x i32>)>
    llvm.store %50, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb2, ^bb4
    %56 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Slot", (ptr, ptr)>
    %58 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %59 = llvm.call %56(%18, %58, %arg2, %16) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.intr.lifetime.end %17 : !llvm.ptr
    llvm.return %59 : i32
  }
  llvm.func local_unnamed_addr @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_launch_details(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(3 : i32) : i32
    %9 = llvm.mlir.constant(5 : i32) : i32
    %10 = llvm.mlir.addressof @__tvm_ffi__cuda_str.35 : !llvm.ptr
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_str.36 : !llvm.ptr
    %12 = llvm.getelementptr inbounds %arg0[%0, 0, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %13 = llvm.getelementptr inbounds %arg0[%0, 1, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %14 = llvm.getelementptr inbounds %arg0[%0, 7, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %15 = llvm.getelementptr inbounds %arg0[%0, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %16 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.getelementptr inbounds %arg0[%0, 0, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.getelementptr inbounds %arg0[%0, 0, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.getelementptr inbounds %arg0[%0, 1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.getelementptr inbounds %arg0[%0, 1, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i64
    %27 = llvm.getelementptr inbounds %arg0[%0, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %28 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.getelementptr inbounds %arg0[%0, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.getelementptr inbounds %arg0[%0, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.call tail @snprintf(%arg1, %arg2, %10, %16, %17, %19, %21, %22, %24, %26, %28, %30, %32) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %34 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.icmp "eq" %34, %1 : i32
    llvm.cond_br %35, ^bb2(%33 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %36 = llvm.sext %33 : i32 to i64
    %37 = llvm.getelementptr inbounds %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %38 = llvm.sub %arg2, %36 : i64
    %39 = llvm.getelementptr inbounds %arg0[%0, 7, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.getelementptr inbounds %arg0[%0, 7, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %42 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.call tail @snprintf(%37, %38, %11, %34, %40, %42) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %44 = llvm.add %43, %33 overflow<nsw> : i32
    llvm.br ^bb2(%44 : i32)
  ^bb2(%45: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %45 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_load(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: i64 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(-1 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(10 : i8) : i8
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.constant(0 : i8) : i8
    %9 = llvm.mlir.constant(25769803781 : i64) : i64
    %10 = llvm.mlir.constant(8190 : i64) : i64
    %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
    %12 = llvm.mlir.constant(13 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %14 = llvm.getelementptr inbounds %13[%3, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %15 = llvm.mlir.constant(8191 : i64) : i64
    %16 = llvm.mlir.constant(209 : i32) : i32
    %17 = llvm.mlir.constant(true) : i1
    %18 = llvm.mlir.addressof @__tvm_ffi__cuda_str.44 : !llvm.ptr
    %19 = llvm.mlir.addressof @__tvm_ffi__cuda_str.45 : !llvm.ptr
    %20 = llvm.mlir.constant(222 : i32) : i32
    %21 = llvm.mlir.addressof @__tvm_ffi__cuda_str.46 : !llvm.ptr
    %22 = llvm.mlir.constant(15 : i32) : i32
    %23 = llvm.getelementptr inbounds %13[%3, 15] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %24 = llvm.mlir.constant(512 : i64) : i64
    %25 = llvm.mlir.addressof @__tvm_ffi__cuda_str.38 : !llvm.ptr
    %26 = llvm.mlir.addressof @__tvm_ffi__cuda_str.39 : !llvm.ptr
    %27 = llvm.mlir.constant(16 : i32) : i32
    %28 = llvm.getelementptr inbounds %13[%3, 16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %29 = llvm.mlir.addressof @__tvm_ffi__cuda_str.47 : !llvm.ptr
    %30 = llvm.mlir.constant(49153 : i64) : i64
    %31 = llvm.mlir.constant(5 : i32) : i32
    %32 = llvm.getelementptr inbounds %13[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %33 = llvm.mlir.constant(97 : i32) : i32
    %34 = llvm.mlir.addressof @__tvm_ffi__cuda_str.48 : !llvm.ptr
    %35 = llvm.mlir.constant(17 : i32) : i32
    %36 = llvm.getelementptr inbounds %13[%3, 17] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %37 = llvm.mlir.constant(2147483647 : i64) : i64
    %38 = llvm.mlir.constant(8 : i32) : i32
    %39 = llvm.mlir.addressof @__tvm_ffi__cuda_str.49 : !llvm.ptr
    %40 = llvm.mlir.constant(14 : i32) : i32
    %41 = llvm.getelementptr inbounds %13[%3, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %42 = llvm.mlir.constant(false) : i1
    %43 = llvm.mlir.constant(9 : i32) : i32
    %44 = llvm.getelementptr inbounds %13[%3, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %45 = llvm.mlir.constant(10 : i32) : i32
    %46 = llvm.getelementptr inbounds %13[%3, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %47 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.alloca %0 x !llvm.array<8192 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %50 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.array<2 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.array<512 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.call fastcc tail @__tvm_ffi__cuda_check_device(%arg1) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i32
    %58 = llvm.icmp "eq" %57, %1 : i32
    llvm.cond_br %58, ^bb1, ^bb32(%2 : i32)
  ^bb1:  // pred: ^bb0
    %59 = llvm.call fastcc tail @__tvm_ffi__cuda_start() {no_inline, no_unwind} : () -> i32
    %60 = llvm.icmp "eq" %59, %1 : i32
    llvm.cond_br %60, ^bb2, ^bb32(%2 : i32)
  ^bb2:  // pred: ^bb1
    %61 = llvm.getelementptr inbounds %arg0[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %62 = llvm.call tail @pthread_mutex_lock(%61) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %63 = llvm.sext %arg1 : i32 to i64
    %64 = llvm.getelementptr inbounds %arg0[%3, 0, %63, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %66 = llvm.icmp "eq" %65, %5 : !llvm.ptr
    llvm.cond_br %66, ^bb3, ^bb31(%1 : i32)
  ^bb3:  // pred: ^bb2
    %67 = llvm.bitcast %52 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %52 : !llvm.ptr
    %68 = llvm.bitcast %53 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %53 : !llvm.ptr
    llvm.store %5, %53 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.bitcast %54 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %54 : !llvm.ptr
    llvm.store %5, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.bitcast %55 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %55 : !llvm.ptr
    %71 = llvm.call fastcc @__tvm_ffi__cuda_open_device(%arg1, %52, %55) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %72 = llvm.icmp "eq" %71, %1 : i32
    llvm.cond_br %72, ^bb4, ^bb30(%2 : i32)
  ^bb4:  // pred: ^bb3
    %73 = llvm.getelementptr inbounds %49[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8192 x i8>
    llvm.intr.lifetime.start %49 : !llvm.ptr
    llvm.store %6, %73 {alignment = 16 : i64} : i8, !llvm.ptr
    %74 = llvm.getelementptr inbounds %49[%3, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8192 x i8>
    llvm.store %8, %74 {alignment = 1 : i64} : i8, !llvm.ptr
    %75 = llvm.bitcast %50 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %50 : !llvm.ptr
    llvm.store %9, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    %76 = llvm.bitcast %51 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %51 : !llvm.ptr
    %77 = llvm.getelementptr inbounds %51[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %74, %77 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.getelementptr inbounds %51[%3, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %11, %78 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %79 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %80 = llvm.bitcast %50 : !llvm.ptr to !llvm.ptr
    %81 = llvm.call %79(%53, %arg2, %4, %80, %77) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %82 = llvm.getelementptr inbounds %49[%3, %15] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<8192 x i8>
    llvm.store %8, %82 {alignment = 1 : i64} : i8, !llvm.ptr
    %83 = llvm.icmp "ne" %81, %16 : i32
    %84 = llvm.load %74 {alignment = 1 : i64} : !llvm.ptr -> i8
    %85 = llvm.icmp "ne" %84, %8 : i8
    %86 = llvm.select %83, %17, %85 : i1, i1
    llvm.cond_br %86, ^bb6, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__cuda_fail(%16, %18, %19) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb6:  // pred: ^bb4
    %87 = llvm.icmp "ne" %81, %20 : i32
    %88 = llvm.select %87, %17, %85 : i1, i1
    llvm.cond_br %88, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    llvm.call fastcc @__tvm_ffi__cuda_fail(%20, %18, %21) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb8:  // pred: ^bb6
    %89 = llvm.icmp "eq" %81, %1 : i32
    llvm.cond_br %89, ^bb11, ^bb9
  ^bb9:  // pred: ^bb8
    %90 = llvm.icmp "eq" %84, %8 : i8
    %91 = llvm.select %90, %5, %73 : i1, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__cuda_fail(%81, %18, %91) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb10:  // 3 preds: ^bb5, ^bb7, ^bb9
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.intr.lifetime.end %49 : !llvm.ptr
    llvm.br ^bb25(%17, %2 : i1, i32)
  ^bb11:  // pred: ^bb8
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.intr.lifetime.end %49 : !llvm.ptr
    %92 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %93 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.call %92(%54, %93, %arg3) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %95 = llvm.icmp "eq" %94, %1 : i32
    llvm.cond_br %95, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    %96 = llvm.getelementptr inbounds %56[%3, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<512 x i8>
    llvm.intr.lifetime.start %56 : !llvm.ptr
    %97 = llvm.call @snprintf(%96, %24, %25, %arg3) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%94, %26, %96) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %56 : !llvm.ptr
    llvm.br ^bb24
  ^bb13:  // pred: ^bb11
    %98 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %99 = llvm.bitcast %47 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %47 : !llvm.ptr
    %100 = llvm.bitcast %48 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %48 : !llvm.ptr
    %101 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %102 = llvm.call %101(%48, %0, %98) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %103 = llvm.icmp "eq" %102, %1 : i32
    llvm.cond_br %103, ^bb15, ^bb14
  ^bb14:  // pred: ^bb13
    llvm.call fastcc @__tvm_ffi__cuda_fail(%102, %29, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb22
  ^bb15:  // pred: ^bb13
    %104 = llvm.icmp "ult" %arg4, %30 : i64
    llvm.cond_br %104, ^bb23, ^bb16
  ^bb16:  // pred: ^bb15
    %105 = llvm.icmp "slt" %arg4, %3 : i64
    llvm.cond_br %105, ^bb17, ^bb20(%arg4 : i64)
  ^bb17:  // pred: ^bb16
    %106 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.call %106(%47, %33, %arg1) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %108 = llvm.icmp "eq" %107, %1 : i32
    llvm.cond_br %108, ^bb19, ^bb18
  ^bb18:  // pred: ^bb17
    llvm.call fastcc @__tvm_ffi__cuda_fail(%107, %34, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb22
  ^bb19:  // pred: ^bb17
    %109 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %110 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %111 = llvm.sub %109, %110 overflow<nsw> : i32
    %112 = llvm.sext %111 : i32 to i64
    llvm.br ^bb20(%112 : i64)
  ^bb20(%113: i64):  // 2 preds: ^bb16, ^bb19
    %114 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %115 = llvm.icmp "slt" %113, %37 : i64
    %116 = llvm.select %115, %113, %37 : i1, i64
    %117 = llvm.trunc %116 : i64 to i32
    %118 = llvm.call %114(%98, %38, %117) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %119 = llvm.icmp "eq" %118, %1 : i32
    llvm.cond_br %119, ^bb23, ^bb21
  ^bb21:  // pred: ^bb20
    llvm.call fastcc @__tvm_ffi__cuda_fail(%118, %39, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb22
  ^bb22:  // 3 preds: ^bb14, ^bb18, ^bb21
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.br ^bb24
  ^bb23:  // 2 preds: ^bb15, ^bb20
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.intr.lifetime.end %47 : !llvm.ptr
    llvm.br ^bb25(%42, %1 : i1, i32)
  ^bb24:  // 2 preds: ^bb12, ^bb22
    %120 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %121 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %122 = llvm.call %120(%121) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb25(%17, %2 : i1, i32)
  ^bb25(%123: i1, %124: i32):  // 3 preds: ^bb10, ^bb23, ^bb24
    %125 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.call fastcc @__tvm_ffi__cuda_close_device(%arg1, %125, %124) {no_inline, no_unwind} : (i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %127 = llvm.icmp "eq" %126, %1 : i32
    %128 = llvm.or %123, %127 : i1
    llvm.cond_br %128, ^bb28, ^bb26
  ^bb26:  // pred: ^bb25
    %129 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %130 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %131 = llvm.call %129(%130) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %132 = llvm.icmp "eq" %131, %1 : i32
    llvm.cond_br %132, ^bb27, ^bb28
  ^bb27:  // pred: ^bb26
    %133 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %134 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %135 = llvm.call %133(%134) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %136 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %137 = llvm.call %136(%52) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb28
  ^bb28:  // 3 preds: ^bb25, ^bb26, ^bb27
    llvm.cond_br %127, ^bb29, ^bb30(%126 : i32)
  ^bb29:  // pred: ^bb28
    %138 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %139 = llvm.getelementptr inbounds %arg0[%3, 1, %63] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    llvm.store %138, %139 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %140 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %141 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__cuda_make_ready(%arg0, %arg1, %140, %141) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb30(%1 : i32)
  ^bb30(%142: i32):  // 3 preds: ^bb3, ^bb28, ^bb29
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.end %52 : !llvm.ptr
    llvm.br ^bb31(%142 : i32)
  ^bb31(%143: i32):  // 2 preds: ^bb2, ^bb30
    %144 = llvm.call @pthread_mutex_unlock(%61) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb32(%143 : i32)
  ^bb32(%145: i32):  // 3 preds: ^bb0, ^bb1, ^bb31
    llvm.return %145 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_check_device(%arg0: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(64 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(80 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__cuda_str.37 : !llvm.ptr
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
  llvm.func local_unnamed_addr @pthread_mutex_lock(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @pthread_mutex_unlock(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_run(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(7 : i64) : i64
    %6 = llvm.mlir.constant(2147483647 : i64) : i64
    %7 = llvm.mlir.constant(4294967295 : i64) : i64
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_refuse.names : !llvm.ptr
    %9 = llvm.mlir.constant(128 : i64) : i64
    %10 = llvm.mlir.addressof @__tvm_ffi__cuda_str.50 : !llvm.ptr
    %11 = llvm.mlir.constant(2147483647 : i32) : i32
    %12 = llvm.mlir.constant(896 : i64) : i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.mlir.constant(5 : i32) : i32
    %16 = llvm.mlir.constant(63 : i32) : i32
    %17 = llvm.mlir.constant(4 : i32) : i32
    %18 = llvm.mlir.constant(-1 : i64) : i64
    %19 = llvm.alloca %0 x !llvm.array<1024 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.getelementptr inbounds %arg2[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.icmp "eq" %21, %1 : i64
    llvm.cond_br %22, ^bb17(%2 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %23 = llvm.getelementptr inbounds %arg2[%1, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> i64
    %25 = llvm.icmp "eq" %24, %1 : i64
    llvm.cond_br %25, ^bb17(%2 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    %26 = llvm.getelementptr inbounds %arg2[%1, 0, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i64
    %28 = llvm.icmp "eq" %27, %1 : i64
    llvm.cond_br %28, ^bb17(%2 : i32), ^bb3(%1 : i64)
  ^bb3(%29: i64):  // 2 preds: ^bb2, ^bb6
    %30 = llvm.icmp "eq" %29, %5 : i64
    llvm.cond_br %30, ^bb7, ^bb4
  ^bb4:  // pred: ^bb3
    %31 = llvm.getelementptr inbounds %arg2[%1, 0, %29] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.icmp "ugt" %32, %6 : i64
    llvm.cond_br %33, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %34 = llvm.getelementptr inbounds %19[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1024 x i8>
    llvm.intr.lifetime.start %19 : !llvm.ptr
    %35 = llvm.and %29, %7 : i64
    %36 = llvm.getelementptr inbounds %8[%1, %35, %1] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<7 x array<14 x i8>>
    %37 = llvm.getelementptr inbounds %arg2[%1, 0, %35] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.call @snprintf(%34, %9, %10, %36, %11, %38) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %40 = llvm.sext %39 : i32 to i64
    %41 = llvm.getelementptr inbounds %19[%1, %40] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1024 x i8>
    %42 = llvm.call fastcc @__tvm_ffi__cuda_launch_details(%arg2, %41, %12) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%0, %13, %34) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %19 : !llvm.ptr
    llvm.br ^bb17(%14 : i32)
  ^bb6:  // pred: ^bb4
    %43 = llvm.add %29, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%43 : i64)
  ^bb7:  // pred: ^bb3
    %44 = llvm.getelementptr inbounds %arg2[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %45 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    %46 = llvm.icmp "slt" %45, %2 : i32
    llvm.cond_br %46, ^bb8, ^bb9(%45 : i32)
  ^bb8:  // pred: ^bb7
    %47 = llvm.call tail @__tvm_ffi__cuda_current() {no_inline, no_unwind} : () -> i32
    llvm.store %47, %44 {alignment = 8 : i64} : i32, !llvm.ptr
    %48 = llvm.icmp "slt" %47, %2 : i32
    llvm.cond_br %48, ^bb17(%14 : i32), ^bb9(%47 : i32)
  ^bb9(%49: i32):  // 2 preds: ^bb7, ^bb8
    %50 = llvm.icmp "ugt" %49, %16 : i32
    llvm.cond_br %50, ^bb12(%49 : i32), ^bb10
  ^bb10:  // pred: ^bb9
    %51 = llvm.zext %49 : i32 to i64
    %52 = llvm.getelementptr inbounds %arg0[%1, 0, %51, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %53 = llvm.bitcast %52 : !llvm.ptr to !llvm.ptr
    %54 = llvm.load %53 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    %55 = llvm.icmp "eq" %54, %1 : i64
    llvm.cond_br %55, ^bb11, ^bb13
  ^bb11:  // pred: ^bb10
    %56 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> i32
    llvm.br ^bb12(%56 : i32)
  ^bb12(%57: i32):  // 2 preds: ^bb9, ^bb11
    %58 = llvm.getelementptr inbounds %arg2[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.call tail @__tvm_ffi__cuda_load(%arg0, %57, %arg1, %59, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %61 = llvm.icmp "eq" %60, %2 : i32
    llvm.cond_br %61, ^bb13, ^bb17(%14 : i32)
  ^bb13:  // 2 preds: ^bb10, ^bb12
    %62 = llvm.sext %arg3 : i32 to i64
    %63 = llvm.alloca %62 x !llvm.ptr {alignment = 16 : i64} : (i64) -> !llvm.ptr
    %64 = llvm.intr.smax(%arg3, %2) : (i32, i32) -> i32
    %65 = llvm.zext %64 : i32 to i64
    llvm.br ^bb14(%1 : i64)
  ^bb14(%66: i64):  // 2 preds: ^bb13, ^bb16
    %67 = llvm.icmp "eq" %66, %65 : i64
    llvm.cond_br %67, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    %68 = llvm.zext %49 : i32 to i64
    %69 = llvm.getelementptr inbounds %arg0[%1, 0, %68] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %70 = llvm.call @__tvm_ffi__cuda_launch(%69, %arg2, %63) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb17(%70 : i32)
  ^bb16:  // pred: ^bb14
    %71 = llvm.getelementptr inbounds %arg2[%3, 0, %66] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Launch", (array<3 x i64>, array<3 x i64>, i64, ptr, ptr, i32, i32, array<3 x i32>)>
    %72 = llvm.getelementptr inbounds %63[%66] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %73 = llvm.bitcast %72 : !llvm.ptr to !llvm.ptr
    llvm.store %71, %73 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %74 = llvm.add %66, %3 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%74 : i64)
  ^bb17(%75: i32):  // 7 preds: ^bb0, ^bb1, ^bb2, ^bb5, ^bb8, ^bb12, ^bb15
    llvm.return %75 : i32
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_prepare(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}, %arg4: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %10 = llvm.mlir.constant(true) : i1
    %11 = llvm.mlir.constant(64 : i32) : i32
    %12 = llvm.mlir.constant(-1 : i64) : i64
    %13 = llvm.mlir.constant(4294967295 : i64) : i64
    %14 = llvm.mlir.constant(100 : i32) : i32
    %15 = llvm.mlir.addressof @__tvm_ffi__cuda_str.51 : !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.icmp "eq" %arg1, %1 : i32
    llvm.cond_br %17, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %18 = llvm.call fastcc tail @__tvm_ffi__cuda_check_device(%arg1) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i32
    %19 = llvm.icmp "eq" %18, %2 : i32
    llvm.cond_br %19, ^bb2, ^bb16(%1 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %20 = llvm.call fastcc tail @__tvm_ffi__cuda_start() {no_inline, no_unwind} : () -> i32
    %21 = llvm.icmp "eq" %20, %2 : i32
    llvm.cond_br %21, ^bb3, ^bb16(%1 : i32)
  ^bb3:  // pred: ^bb2
    %22 = llvm.getelementptr inbounds %arg0[%3, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %23 = llvm.call tail @pthread_mutex_lock(%22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %24 = llvm.getelementptr inbounds %arg0[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    llvm.store %arg4, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.cond_br %17, ^bb4, ^bb13
  ^bb4:  // pred: ^bb3
    %25 = llvm.bitcast %16 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    llvm.store %2, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    %26 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call %26(%16) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %28 = llvm.icmp "ne" %27, %2 : i32
    %29 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.icmp "eq" %29, %2 : i32
    %31 = llvm.select %28, %10, %30 : i1, i1
    llvm.cond_br %31, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %32 = llvm.select %28, %27, %14 : i1, i32
    llvm.call fastcc @__tvm_ffi__cuda_fail(%32, %15, %6) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb12(%1 : i32)
  ^bb6:  // pred: ^bb4
    %33 = llvm.icmp "slt" %29, %11 : i32
    %34 = llvm.select %33, %29, %11 : i1, i32
    %35 = llvm.zext %34 : i32 to i64
    llvm.br ^bb7(%35 : i64)
  ^bb7(%36: i64):  // 2 preds: ^bb6, ^bb10
    %37 = llvm.add %36, %12 overflow<nsw> : i64
    %38 = llvm.trunc %37 : i64 to i32
    %39 = llvm.trunc %36 : i64 to i32
    %40 = llvm.icmp "sgt" %39, %2 : i32
    llvm.cond_br %40, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %41 = llvm.and %37, %13 : i64
    %42 = llvm.getelementptr inbounds %arg0[%3, 0, %41, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.icmp "eq" %43, %6 : !llvm.ptr
    llvm.cond_br %44, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %45 = llvm.call fastcc @__tvm_ffi__cuda_prepare_on(%arg0, %38, %arg2, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %46 = llvm.icmp "eq" %45, %2 : i32
    llvm.cond_br %46, ^bb10, ^bb11
  ^bb10:  // 2 preds: ^bb8, ^bb9
    llvm.br ^bb7(%37 : i64)
  ^bb11:  // 2 preds: ^bb7, ^bb9
    %47 = llvm.sext %40 : i1 to i32
    llvm.br ^bb12(%47 : i32)
  ^bb12(%48: i32):  // 2 preds: ^bb5, ^bb11
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.br ^bb15(%48 : i32)
  ^bb13:  // pred: ^bb3
    %49 = llvm.sext %arg1 : i32 to i64
    %50 = llvm.getelementptr inbounds %arg0[%3, 0, %49, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %52 = llvm.icmp "eq" %51, %6 : !llvm.ptr
    llvm.cond_br %52, ^bb14, ^bb15(%2 : i32)
  ^bb14:  // pred: ^bb13
    %53 = llvm.call fastcc tail @__tvm_ffi__cuda_prepare_on(%arg0, %arg1, %arg2, %arg3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb15(%53 : i32)
  ^bb15(%54: i32):  // 3 preds: ^bb12, ^bb13, ^bb14
    %55 = llvm.call @pthread_mutex_unlock(%22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb16(%54 : i32)
  ^bb16(%56: i32):  // 3 preds: ^bb1, ^bb2, ^bb15
    llvm.return %56 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_prepare_on(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef, llvm.readonly}, %arg3: !llvm.ptr {llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(5 : i32) : i32
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_str.52 : !llvm.ptr
    %9 = llvm.mlir.constant(true) : i1
    %10 = llvm.mlir.constant(2 : i64) : i64
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_str.53 : !llvm.ptr
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
    %21 = llvm.getelementptr inbounds %arg0[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
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
    %27 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
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
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_unload(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(5 : i32) : i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.mlir.constant(64 : i64) : i64
    %7 = llvm.mlir.constant(-1 : i64) : i64
    %8 = llvm.mlir.constant(4294967295 : i64) : i64
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.mlir.zero : !llvm.ptr
    %11 = llvm.mlir.constant(9 : i32) : i32
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %13 = llvm.getelementptr inbounds %12[%1, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %14 = llvm.mlir.constant(12 : i32) : i32
    %15 = llvm.getelementptr inbounds %12[%1, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %16 = llvm.mlir.constant(14 : i32) : i32
    %17 = llvm.getelementptr inbounds %12[%1, 14] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %18 = llvm.mlir.constant(10 : i32) : i32
    %19 = llvm.getelementptr inbounds %12[%1, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %20 = llvm.mlir.constant(7 : i32) : i32
    %21 = llvm.getelementptr inbounds %12[%1, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %22 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %25 = llvm.call tail @pthread_mutex_lock(%24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %26 = llvm.bitcast %22 : !llvm.ptr to !llvm.ptr
    %27 = llvm.getelementptr inbounds %arg0[%1, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %28 = llvm.getelementptr inbounds %arg0[%1, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %29 = llvm.getelementptr inbounds %arg0[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %30 = llvm.bitcast %23 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb1(%6 : i64)
  ^bb1(%31: i64):  // 2 preds: ^bb0, ^bb4
    %32 = llvm.add %31, %7 overflow<nsw> : i64
    %33 = llvm.icmp "eq" %31, %1 : i64
    llvm.cond_br %33, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %34 = llvm.call @pthread_mutex_unlock(%24) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.return
  ^bb3:  // pred: ^bb1
    %35 = llvm.trunc %32 : i64 to i32
    %36 = llvm.and %32, %8 : i64
    %37 = llvm.getelementptr inbounds %arg0[%1, 0, %36, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.icmp "eq" %38, %10 : !llvm.ptr
    llvm.cond_br %39, ^bb4, ^bb5
  ^bb4:  // 3 preds: ^bb3, ^bb5, ^bb13
    llvm.br ^bb1(%32 : i64)
  ^bb5:  // pred: ^bb3
    %40 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.getelementptr inbounds %arg0[%1, 0, %36, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.call %40(%42) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %44 = llvm.icmp "eq" %43, %9 : i32
    llvm.cond_br %44, ^bb6, ^bb4
  ^bb6:  // pred: ^bb5
    llvm.intr.lifetime.start %22 : !llvm.ptr
    llvm.store %2, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    %45 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.call %45(%22) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %47 = llvm.getelementptr inbounds %arg0[%1, 1, %36] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %48 = llvm.load %47 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %49 = llvm.icmp "eq" %48, %10 : !llvm.ptr
    llvm.cond_br %49, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %50 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.call %50(%48) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %52 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i32
    %53 = llvm.icmp "eq" %52, %9 : i32
    llvm.cond_br %53, ^bb11, ^bb9
  ^bb9:  // pred: ^bb8
    %54 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %55 = llvm.icmp "eq" %54, %10 : !llvm.ptr
    llvm.cond_br %55, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    %56 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %57 = llvm.call %54(%56) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb11
  ^bb11:  // 3 preds: ^bb8, ^bb9, ^bb10
    llvm.store %9, %27 {alignment = 8 : i64} : i32, !llvm.ptr
    %58 = llvm.icmp "eq" %46, %9 : i32
    llvm.cond_br %58, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %59 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.call %59(%22) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb13
  ^bb13:  // 2 preds: ^bb11, ^bb12
    llvm.intr.lifetime.start %23 : !llvm.ptr
    %61 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %62 = llvm.call %61(%23) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %63 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %64 = llvm.call %63(%35) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.store %10, %47 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %65 = llvm.bitcast %37 : !llvm.ptr to !llvm.ptr
    llvm.store %1, %65 atomic release {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %23 : !llvm.ptr
    llvm.intr.lifetime.end %22 : !llvm.ptr
    llvm.br ^bb4
  }
  llvm.func local_unnamed_addr @getenv(!llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @dlopen(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_no_driver(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(768 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__cuda_str.13 : !llvm.ptr
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
  llvm.func local_unnamed_addr @TVMFFIErrorSetRaisedFromCStrParts(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_open_device(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.constant(64 : i64) : i64
    %7 = llvm.mlir.addressof @__tvm_ffi__cuda_str.40 : !llvm.ptr
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_str.41 : !llvm.ptr
    %9 = llvm.mlir.constant(-1 : i32) : i32
    %10 = llvm.mlir.constant(6 : i32) : i32
    %11 = llvm.getelementptr inbounds %3[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_str.42 : !llvm.ptr
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(9 : i32) : i32
    %15 = llvm.getelementptr inbounds %3[%2, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %16 = llvm.mlir.constant(7 : i32) : i32
    %17 = llvm.getelementptr inbounds %3[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %18 = llvm.mlir.addressof @__tvm_ffi__cuda_str.2 : !llvm.ptr
    %19 = llvm.mlir.constant(2 : i32) : i32
    %20 = llvm.mlir.constant(12 : i32) : i32
    %21 = llvm.getelementptr inbounds %3[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %22 = llvm.mlir.constant(10 : i32) : i32
    %23 = llvm.getelementptr inbounds %3[%2, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %24 = llvm.mlir.addressof @__tvm_ffi__cuda_str.43 : !llvm.ptr
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
    %4 = llvm.getelementptr inbounds %3[%2, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_str.43 : !llvm.ptr
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(10 : i32) : i32
    %10 = llvm.getelementptr inbounds %3[%2, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_str.3 : !llvm.ptr
    %12 = llvm.mlir.constant(7 : i32) : i32
    %13 = llvm.getelementptr inbounds %3[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.anon", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
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
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_make_ready(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}, %arg3: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__dso_handle : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(6 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_unload_at_end : !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.bitcast %7 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %7 : !llvm.ptr
    llvm.store volatile %1, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %9 = llvm.getelementptr inbounds %arg0[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
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
    %18 = llvm.getelementptr inbounds %arg0[%2, 0, %17, 0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    llvm.store %arg2, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %19 = llvm.getelementptr inbounds %arg0[%2, 0, %17, 1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"cuda.Library", (array<64 x struct<"cuda.Slot", (ptr, ptr)>>, array<64 x ptr>, struct<"cuda.Mutex", (i64, array<56 x i8>)>, ptr, ptr, i32, i32)>
    %20 = llvm.bitcast %19 : !llvm.ptr to !llvm.ptr
    %21 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
    llvm.store %21, %20 atomic release {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %7 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @__cxa_atexit(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal @__tvm_ffi__cuda_unload_at_end(%arg0: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
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
