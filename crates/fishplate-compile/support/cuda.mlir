// Generated from cuda.c by support/generate; do not edit.
module {
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__cuda_driver() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    llvm.return %1 : !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str("cuDeviceGet\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.1("cuCtxGetCurrent\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.2("cuCtxSetCurrent\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.3("cuLaunchKernel\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__cuda_ready(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__cuda_lock(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.4("FISHPLATE_CUDA_DRIVER\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.5("libcuda.so.1\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.6("dlopen\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal unnamed_addr constant @__tvm_ffi__cuda_names() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<14 x ptr> {
    %0 = llvm.mlir.addressof @__tvm_ffi__cuda_str.17 : !llvm.ptr
    %1 = llvm.mlir.addressof @__tvm_ffi__cuda_str.3 : !llvm.ptr
    %2 = llvm.mlir.addressof @__tvm_ffi__cuda_str.16 : !llvm.ptr
    %3 = llvm.mlir.addressof @__tvm_ffi__cuda_str.15 : !llvm.ptr
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_str.14 : !llvm.ptr
    %5 = llvm.mlir.addressof @__tvm_ffi__cuda_str.13 : !llvm.ptr
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_str.12 : !llvm.ptr
    %7 = llvm.mlir.addressof @__tvm_ffi__cuda_str.11 : !llvm.ptr
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_str.2 : !llvm.ptr
    %9 = llvm.mlir.addressof @__tvm_ffi__cuda_str.1 : !llvm.ptr
    %10 = llvm.mlir.addressof @__tvm_ffi__cuda_str.10 : !llvm.ptr
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_str.9 : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__cuda_str : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__cuda_str.8 : !llvm.ptr
    %14 = llvm.mlir.undef : !llvm.array<14 x ptr>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.array<14 x ptr> 
    %16 = llvm.insertvalue %12, %15[1] : !llvm.array<14 x ptr> 
    %17 = llvm.insertvalue %11, %16[2] : !llvm.array<14 x ptr> 
    %18 = llvm.insertvalue %10, %17[3] : !llvm.array<14 x ptr> 
    %19 = llvm.insertvalue %9, %18[4] : !llvm.array<14 x ptr> 
    %20 = llvm.insertvalue %8, %19[5] : !llvm.array<14 x ptr> 
    %21 = llvm.insertvalue %7, %20[6] : !llvm.array<14 x ptr> 
    %22 = llvm.insertvalue %6, %21[7] : !llvm.array<14 x ptr> 
    %23 = llvm.insertvalue %5, %22[8] : !llvm.array<14 x ptr> 
    %24 = llvm.insertvalue %4, %23[9] : !llvm.array<14 x ptr> 
    %25 = llvm.insertvalue %3, %24[10] : !llvm.array<14 x ptr> 
    %26 = llvm.insertvalue %2, %25[11] : !llvm.array<14 x ptr> 
    %27 = llvm.insertvalue %1, %26[12] : !llvm.array<14 x ptr> 
    %28 = llvm.insertvalue %0, %27[13] : !llvm.array<14 x ptr> 
    llvm.return %28 : !llvm.array<14 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.7("dlsym\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.8("cuInit\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.9("cuDevicePrimaryCtxRetain\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.10("cuDevicePrimaryCtxRelease_v2\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.11("cuCtxGetDevice\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.12("cuCtxSynchronize\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.13("cuModuleLoadDataEx\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.14("cuModuleGetFunction\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.15("cuModuleUnload\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.16("cuFuncSetAttribute\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.17("cuGetErrorName\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.18("CUDA Error Code: \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.19(" (\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.20(")\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.21(" from \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.22(": \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__cuda_str.23("CUDADialectError\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_launch(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__tvm_ffi__cuda_ready : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.addressof @__tvm_ffi__cuda_lock : !llvm.ptr
    %4 = llvm.mlir.addressof @__tvm_ffi__cuda_str.4 : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.addressof @__tvm_ffi__cuda_str.5 : !llvm.ptr
    %7 = llvm.mlir.constant(0 : i64) : i64
    %8 = llvm.mlir.constant(14 : i64) : i64
    %9 = llvm.mlir.addressof @__tvm_ffi__cuda_names : !llvm.ptr
    %10 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.mlir.constant(35 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__cuda_str.7 : !llvm.ptr
    %14 = llvm.mlir.addressof @__tvm_ffi__cuda_str.8 : !llvm.ptr
    %15 = llvm.mlir.constant(5 : i32) : i32
    %16 = llvm.mlir.constant(6 : i32) : i32
    %17 = llvm.getelementptr inbounds %10[%7, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %18 = llvm.mlir.constant(63 : i32) : i32
    %19 = llvm.mlir.constant(2 : i32) : i32
    %20 = llvm.getelementptr inbounds %10[%7, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %21 = llvm.mlir.addressof @__tvm_ffi__cuda_str : !llvm.ptr
    %22 = llvm.getelementptr inbounds %10[%7, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %23 = llvm.mlir.addressof @__tvm_ffi__cuda_str.9 : !llvm.ptr
    %24 = llvm.mlir.constant(-1 : i32) : i32
    %25 = llvm.mlir.constant(4 : i32) : i32
    %26 = llvm.getelementptr inbounds %10[%7, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %27 = llvm.getelementptr inbounds %10[%7, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %28 = llvm.mlir.constant(3 : i32) : i32
    %29 = llvm.getelementptr inbounds %10[%7, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %30 = llvm.mlir.addressof @__tvm_ffi__cuda_str.2 : !llvm.ptr
    %31 = llvm.mlir.constant(0 : i8) : i8
    %32 = llvm.mlir.constant(25769803781 : i64) : i64
    %33 = llvm.mlir.constant(1024 : i64) : i64
    %34 = llvm.inttoptr %33 : i64 to !llvm.ptr
    %35 = llvm.mlir.constant(8 : i32) : i32
    %36 = llvm.getelementptr inbounds %10[%7, 8] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %37 = llvm.mlir.addressof @__tvm_ffi__cuda_str.13 : !llvm.ptr
    %38 = llvm.mlir.constant(9 : i32) : i32
    %39 = llvm.getelementptr inbounds %10[%7, 9] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %40 = llvm.mlir.constant(49152 : i32) : i32
    %41 = llvm.mlir.constant(11 : i32) : i32
    %42 = llvm.getelementptr inbounds %10[%7, 11] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %43 = llvm.mlir.constant(10 : i32) : i32
    %44 = llvm.getelementptr inbounds %10[%7, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %45 = llvm.mlir.addressof @__tvm_ffi__cuda_str.14 : !llvm.ptr
    %46 = llvm.mlir.addressof @__tvm_ffi__cuda_str.1 : !llvm.ptr
    %47 = llvm.mlir.constant(12 : i32) : i32
    %48 = llvm.getelementptr inbounds %10[%7, 12] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %49 = llvm.mlir.constant(2 : i64) : i64
    %50 = llvm.mlir.constant(7 : i32) : i32
    %51 = llvm.mlir.addressof @__tvm_ffi__cuda_str.3 : !llvm.ptr
    %52 = llvm.mlir.constant(101 : i32) : i32
    %53 = llvm.mlir.addressof @__tvm_ffi__cuda_str.6 : !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.array<1024 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.array<2 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %62 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %63 = llvm.load %1 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.icmp "eq" %63, %2 : i32
    llvm.cond_br %64, ^bb1, ^bb12
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__cuda_acquire(%3) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %65 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %66 = llvm.icmp "eq" %65, %2 : i32
    llvm.cond_br %66, ^bb2, ^bb11
  ^bb2:  // pred: ^bb1
    %67 = llvm.call tail @getenv(%4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %68 = llvm.icmp "eq" %67, %5 : !llvm.ptr
    %69 = llvm.select %68, %6, %67 : i1, !llvm.ptr
    %70 = llvm.call tail @dlopen(%69, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %71 = llvm.icmp "eq" %70, %5 : !llvm.ptr
    llvm.cond_br %71, ^bb3, ^bb4(%7 : i64)
  ^bb3:  // pred: ^bb2
    %72 = llvm.call tail @dlerror() {no_inline, no_unwind} : () -> !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__cuda_raise(%12, %53, %72) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb4(%73: i64):  // 2 preds: ^bb2, ^bb5
    %74 = llvm.icmp "eq" %73, %8 : i64
    llvm.cond_br %74, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %75 = llvm.getelementptr inbounds %9[%7, %73] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<14 x ptr>
    %76 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %77 = llvm.call tail @dlsym(%70, %76) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %78 = llvm.getelementptr inbounds %10[%73] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    llvm.store %77, %78 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %79 = llvm.icmp "eq" %77, %5 : !llvm.ptr
    %80 = llvm.add %73, %11 overflow<nsw, nuw> : i64
    llvm.cond_br %79, ^bb6, ^bb4(%80 : i64)
  ^bb6:  // pred: ^bb5
    llvm.call fastcc tail @__tvm_ffi__cuda_raise(%12, %13, %76) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb10
  ^bb7:  // pred: ^bb4
    %81 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.call tail %81(%2) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    %83 = llvm.icmp "eq" %82, %2 : i32
    llvm.cond_br %83, ^bb9, ^bb8
  ^bb8:  // pred: ^bb7
    llvm.store %0, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call fastcc tail @__tvm_ffi__cuda_raise(%82, %14, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.store %2, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb9:  // pred: ^bb7
    llvm.store %0, %1 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb10:  // 3 preds: ^bb3, ^bb6, ^bb8
    llvm.store %2, %3 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb49(%24 : i32)
  ^bb11:  // 2 preds: ^bb1, ^bb9
    llvm.store %2, %3 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb0, ^bb11
    %84 = llvm.getelementptr inbounds %arg1[%7, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    %86 = llvm.icmp "slt" %85, %2 : i32
    llvm.cond_br %86, ^bb13, ^bb16(%85 : i32)
  ^bb13:  // pred: ^bb12
    %87 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.call tail %87(%84) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %89 = llvm.icmp "eq" %88, %2 : i32
    llvm.cond_br %89, ^bb15, ^bb14
  ^bb14:  // pred: ^bb13
    llvm.store %2, %84 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb18(%2 : i32)
  ^bb15:  // pred: ^bb13
    %90 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb16(%90 : i32)
  ^bb16(%91: i32):  // 2 preds: ^bb12, ^bb15
    %92 = llvm.icmp "sgt" %91, %18 : i32
    llvm.cond_br %92, ^bb17, ^bb18(%91 : i32)
  ^bb17:  // pred: ^bb16
    llvm.call fastcc tail @__tvm_ffi__cuda_raise(%52, %21, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb49(%24 : i32)
  ^bb18(%93: i32):  // 2 preds: ^bb14, ^bb16
    %94 = llvm.sext %93 : i32 to i64
    %95 = llvm.getelementptr inbounds %arg0[%7, 2, %94] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    %96 = llvm.bitcast %95 : !llvm.ptr to !llvm.ptr
    %97 = llvm.load %96 atomic acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    %98 = llvm.icmp "eq" %97, %7 : i64
    llvm.cond_br %98, ^bb20, ^bb19
  ^bb19:  // pred: ^bb18
    %99 = llvm.inttoptr %97 : i64 to !llvm.ptr
    %100 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    %101 = llvm.sext %100 : i32 to i64
    llvm.br ^bb39(%101, %99 : i64, !llvm.ptr)
  ^bb20:  // pred: ^bb18
    %102 = llvm.getelementptr inbounds %arg0[%7, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    llvm.call fastcc tail @__tvm_ffi__cuda_acquire(%102) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> ()
    %103 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    %104 = llvm.sext %103 : i32 to i64
    %105 = llvm.getelementptr inbounds %arg0[%7, 2, %104] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    %106 = llvm.load %105 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.icmp "eq" %106, %5 : !llvm.ptr
    llvm.cond_br %107, ^bb21, ^bb38
  ^bb21:  // pred: ^bb20
    %108 = llvm.bitcast %59 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %59 : !llvm.ptr
    %109 = llvm.bitcast %60 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %60 : !llvm.ptr
    %110 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.call %110(%59, %103) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %112 = llvm.icmp "eq" %111, %2 : i32
    llvm.cond_br %112, ^bb23, ^bb22
  ^bb22:  // pred: ^bb21
    llvm.call fastcc @__tvm_ffi__cuda_raise(%111, %21, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb35
  ^bb23:  // pred: ^bb21
    %113 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %114 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %115 = llvm.call %113(%60, %114) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> i32
    %116 = llvm.icmp "eq" %115, %2 : i32
    llvm.cond_br %116, ^bb25, ^bb24
  ^bb24:  // pred: ^bb23
    llvm.call fastcc @__tvm_ffi__cuda_raise(%115, %23, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb35
  ^bb25:  // pred: ^bb23
    %117 = llvm.bitcast %61 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %61 : !llvm.ptr
    llvm.store %5, %61 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %118 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %119 = llvm.call %118(%61) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %120 = llvm.icmp "eq" %119, %2 : i32
    llvm.cond_br %120, ^bb26, ^bb27(%119 : i32)
  ^bb26:  // pred: ^bb25
    %121 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %122 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.call %121(%122) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %124 = llvm.icmp "eq" %123, %2 : i32
    llvm.cond_br %124, ^bb28, ^bb27(%123 : i32)
  ^bb27(%125: i32):  // 2 preds: ^bb25, ^bb26
    %126 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %127 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %128 = llvm.call %126(%127) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__cuda_raise(%125, %30, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb28:  // pred: ^bb26
    %129 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %130 = llvm.getelementptr inbounds %54[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1024 x i8>
    llvm.intr.lifetime.start %54 : !llvm.ptr
    llvm.store %31, %130 {alignment = 16 : i64} : i8, !llvm.ptr
    %131 = llvm.bitcast %55 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %55 : !llvm.ptr
    llvm.store %32, %55 {alignment = 8 : i64} : i64, !llvm.ptr
    %132 = llvm.bitcast %56 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %56 : !llvm.ptr
    %133 = llvm.getelementptr inbounds %56[%7, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %130, %133 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %134 = llvm.getelementptr inbounds %56[%7, %11] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
    llvm.store %34, %134 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %135 = llvm.bitcast %57 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %57 : !llvm.ptr
    %136 = llvm.bitcast %58 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %58 : !llvm.ptr
    %137 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %138 = llvm.getelementptr inbounds %arg1[%7, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %139 = llvm.load %138 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %140 = llvm.bitcast %55 : !llvm.ptr to !llvm.ptr
    %141 = llvm.call %137(%57, %139, %19, %140, %133) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %142 = llvm.icmp "eq" %141, %2 : i32
    llvm.cond_br %142, ^bb30, ^bb29
  ^bb29:  // pred: ^bb28
    llvm.call fastcc @__tvm_ffi__cuda_raise(%141, %37, %130) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    llvm.intr.lifetime.end %58 : !llvm.ptr
    llvm.intr.lifetime.end %57 : !llvm.ptr
    llvm.intr.lifetime.end %56 : !llvm.ptr
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.intr.lifetime.end %54 : !llvm.ptr
    %143 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %144 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %145 = llvm.call %143(%144) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb34
  ^bb30:  // pred: ^bb28
    %146 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %147 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %148 = llvm.getelementptr inbounds %arg1[%7, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %149 = llvm.load %148 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %150 = llvm.call %146(%58, %147, %149) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %151 = llvm.icmp "eq" %150, %2 : i32
    llvm.cond_br %151, ^bb31, ^bb33(%150 : i32)
  ^bb31:  // pred: ^bb30
    %152 = llvm.getelementptr inbounds %arg1[%7, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %153 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> i32
    %154 = llvm.icmp "sgt" %153, %40 : i32
    llvm.cond_br %154, ^bb32, ^bb37
  ^bb32:  // pred: ^bb31
    %155 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %156 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %157 = llvm.call %155(%156, %35, %153) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %158 = llvm.icmp "eq" %157, %2 : i32
    llvm.cond_br %158, ^bb37, ^bb33(%157 : i32)
  ^bb33(%159: i32):  // 2 preds: ^bb30, ^bb32
    %160 = llvm.load %44 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %161 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %162 = llvm.call %160(%161) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %163 = llvm.load %148 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__cuda_raise(%159, %45, %163) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %58 : !llvm.ptr
    llvm.intr.lifetime.end %57 : !llvm.ptr
    llvm.intr.lifetime.end %56 : !llvm.ptr
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.intr.lifetime.end %54 : !llvm.ptr
    %164 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %165 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %166 = llvm.call %164(%165) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb34
  ^bb34:  // 2 preds: ^bb29, ^bb33
    %167 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %168 = llvm.load %59 {alignment = 4 : i64} : !llvm.ptr -> i32
    %169 = llvm.call %167(%168) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.br ^bb36
  ^bb35:  // 2 preds: ^bb22, ^bb24
    llvm.intr.lifetime.end %60 : !llvm.ptr
    llvm.intr.lifetime.end %59 : !llvm.ptr
    llvm.store %2, %102 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb49(%24 : i32)
  ^bb36:  // 2 preds: ^bb27, ^bb34
    llvm.intr.lifetime.end %61 : !llvm.ptr
    llvm.intr.lifetime.end %60 : !llvm.ptr
    llvm.intr.lifetime.end %59 : !llvm.ptr
    llvm.store %2, %102 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb49(%24 : i32)
  ^bb37:  // 2 preds: ^bb31, ^bb32
    %170 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %171 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    %172 = llvm.sext %171 : i32 to i64
    %173 = llvm.getelementptr inbounds %arg0[%7, 3, %172] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    llvm.store %170, %173 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %174 = llvm.getelementptr inbounds %arg0[%7, 4, %172] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    llvm.store %129, %174 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %175 = llvm.getelementptr inbounds %arg0[%7, 2, %172] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    %176 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %177 = llvm.bitcast %175 : !llvm.ptr to !llvm.ptr
    %178 = llvm.ptrtoint %176 : !llvm.ptr to i64
    llvm.store %178, %177 atomic release {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.lifetime.end %58 : !llvm.ptr
    llvm.intr.lifetime.end %57 : !llvm.ptr
    llvm.intr.lifetime.end %56 : !llvm.ptr
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.intr.lifetime.end %54 : !llvm.ptr
    %179 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %180 = llvm.load %61 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %181 = llvm.call %179(%180) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    llvm.intr.lifetime.end %61 : !llvm.ptr
    llvm.intr.lifetime.end %60 : !llvm.ptr
    llvm.intr.lifetime.end %59 : !llvm.ptr
    llvm.br ^bb38
  ^bb38:  // 2 preds: ^bb20, ^bb37
    llvm.store %2, %102 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    %182 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> i32
    %183 = llvm.sext %182 : i32 to i64
    %184 = llvm.getelementptr inbounds %arg0[%7, 2, %183] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    %185 = llvm.load %184 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb39(%183, %185 : i64, !llvm.ptr)
  ^bb39(%186: i64, %187: !llvm.ptr):  // 2 preds: ^bb19, ^bb38
    %188 = llvm.getelementptr inbounds %arg0[%7, 4, %186] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    %189 = llvm.load %188 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %190 = llvm.bitcast %62 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %62 : !llvm.ptr
    llvm.store %5, %62 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %191 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %192 = llvm.call %191(%62) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %193 = llvm.icmp "eq" %192, %2 : i32
    llvm.cond_br %193, ^bb41, ^bb40
  ^bb40:  // pred: ^bb39
    llvm.call fastcc @__tvm_ffi__cuda_raise(%192, %46, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb48(%24 : i32)
  ^bb41:  // pred: ^bb39
    %194 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %195 = llvm.icmp "eq" %194, %189 : !llvm.ptr
    llvm.cond_br %195, ^bb44, ^bb42
  ^bb42:  // pred: ^bb41
    %196 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %197 = llvm.call %196(%189) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %198 = llvm.icmp "eq" %197, %2 : i32
    llvm.cond_br %198, ^bb44, ^bb43
  ^bb43:  // pred: ^bb42
    llvm.call fastcc @__tvm_ffi__cuda_raise(%197, %30, %5) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb48(%24 : i32)
  ^bb44:  // 2 preds: ^bb41, ^bb42
    %199 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %200 = llvm.getelementptr inbounds %arg1[%7, 2, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %201 = llvm.load %200 {alignment = 8 : i64} : !llvm.ptr -> i32
    %202 = llvm.getelementptr inbounds %arg1[%7, 2, %11] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %203 = llvm.load %202 {alignment = 4 : i64} : !llvm.ptr -> i32
    %204 = llvm.getelementptr inbounds %arg1[%7, 2, %49] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %205 = llvm.load %204 {alignment = 8 : i64} : !llvm.ptr -> i32
    %206 = llvm.getelementptr inbounds %arg1[%7, 3, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %207 = llvm.load %206 {alignment = 4 : i64} : !llvm.ptr -> i32
    %208 = llvm.getelementptr inbounds %arg1[%7, 3, %11] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %209 = llvm.load %208 {alignment = 4 : i64} : !llvm.ptr -> i32
    %210 = llvm.getelementptr inbounds %arg1[%7, 3, %49] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %211 = llvm.load %210 {alignment = 4 : i64} : !llvm.ptr -> i32
    %212 = llvm.getelementptr inbounds %arg1[%7, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %213 = llvm.load %212 {alignment = 8 : i64} : !llvm.ptr -> i32
    %214 = llvm.getelementptr inbounds %arg1[%7, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %215 = llvm.load %214 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %216 = llvm.getelementptr inbounds %arg1[%7, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %217 = llvm.load %216 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %218 = llvm.call %199(%187, %201, %203, %205, %207, %209, %211, %213, %215, %217, %5) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %219 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %220 = llvm.icmp "eq" %219, %189 : !llvm.ptr
    llvm.cond_br %220, ^bb46, ^bb45
  ^bb45:  // pred: ^bb44
    %221 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %222 = llvm.call %221(%219) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb46
  ^bb46:  // 2 preds: ^bb44, ^bb45
    %223 = llvm.icmp "eq" %218, %2 : i32
    llvm.cond_br %223, ^bb48(%2 : i32), ^bb47
  ^bb47:  // pred: ^bb46
    %224 = llvm.getelementptr inbounds %arg1[%7, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Launch", (ptr, ptr, array<3 x i32>, array<3 x i32>, i32, i32, ptr, ptr)>
    %225 = llvm.load %224 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call fastcc @__tvm_ffi__cuda_raise(%218, %51, %225) {no_inline, no_unwind} : (i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> ()
    llvm.br ^bb48(%24 : i32)
  ^bb48(%226: i32):  // 4 preds: ^bb40, ^bb43, ^bb46, ^bb47
    llvm.intr.lifetime.end %62 : !llvm.ptr
    llvm.br ^bb49(%226 : i32)
  ^bb49(%227: i32):  // 5 preds: ^bb10, ^bb17, ^bb35, ^bb36, ^bb48
    llvm.return %227 : i32
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_raise(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(10 : i32) : i32
    %4 = llvm.mlir.constant(48 : i8) : i8
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(9 : i32) : i32
    %7 = llvm.mlir.constant(19 : i32) : i32
    %8 = llvm.mlir.constant(32 : i64) : i64
    %9 = llvm.mlir.constant(-1 : i64) : i64
    %10 = llvm.mlir.constant(0 : i8) : i8
    %11 = llvm.mlir.addressof @__tvm_ffi__cuda_ready : !llvm.ptr
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.mlir.constant(13 : i32) : i32
    %14 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %15 = llvm.getelementptr inbounds %14[%1, 13] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %16 = llvm.mlir.addressof @__tvm_ffi__cuda_str.18 : !llvm.ptr
    %17 = llvm.mlir.constant(2 : i64) : i64
    %18 = llvm.mlir.addressof @__tvm_ffi__cuda_str.19 : !llvm.ptr
    %19 = llvm.mlir.constant(3 : i64) : i64
    %20 = llvm.mlir.constant(4 : i64) : i64
    %21 = llvm.mlir.addressof @__tvm_ffi__cuda_str.20 : !llvm.ptr
    %22 = llvm.mlir.constant(5 : i64) : i64
    %23 = llvm.mlir.addressof @__tvm_ffi__cuda_str.21 : !llvm.ptr
    %24 = llvm.mlir.constant(6 : i64) : i64
    %25 = llvm.mlir.addressof @__tvm_ffi__cuda_str.22 : !llvm.ptr
    %26 = llvm.mlir.constant(7 : i64) : i64
    %27 = llvm.mlir.constant(8 : i64) : i64
    %28 = llvm.mlir.addressof @__tvm_ffi__cuda_str.23 : !llvm.ptr
    %29 = llvm.alloca %0 x !llvm.array<12 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %30 = llvm.alloca %0 x !llvm.array<12 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %31 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %32 = llvm.alloca %0 x !llvm.array<9 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.getelementptr inbounds %30[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x i8>
    llvm.intr.lifetime.start %30 : !llvm.ptr
    %34 = llvm.bitcast %31 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %31 : !llvm.ptr
    llvm.store %2, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %35 = llvm.getelementptr inbounds %29[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x i8>
    llvm.intr.lifetime.start %29 : !llvm.ptr
    llvm.br ^bb1(%1, %arg0 : i64, i32)
  ^bb1(%36: i64, %37: i32):  // 2 preds: ^bb0, ^bb1
    %38 = llvm.srem %37, %3 : i32
    %39 = llvm.trunc %38 : i32 to i8
    %40 = llvm.add %39, %4 overflow<nsw> : i8
    %41 = llvm.add %36, %5 overflow<nuw> : i64
    %42 = llvm.getelementptr inbounds %29[%1, %36] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x i8>
    llvm.store %40, %42 {alignment = 1 : i64} : i8, !llvm.ptr
    %43 = llvm.sdiv %37, %3 : i32
    %44 = llvm.add %37, %6 : i32
    %45 = llvm.icmp "ult" %44, %7 : i32
    llvm.cond_br %45, ^bb2, ^bb1(%41, %43 : i64, i32)
  ^bb2:  // pred: ^bb1
    %46 = llvm.shl %41, %8 : i64
    %47 = llvm.ashr exact %46, %8 : i64
    llvm.br ^bb3(%47, %33 : i64, !llvm.ptr)
  ^bb3(%48: i64, %49: !llvm.ptr):  // 2 preds: ^bb2, ^bb4
    %50 = llvm.icmp "eq" %48, %1 : i64
    llvm.cond_br %50, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %51 = llvm.add %48, %9 overflow<nsw> : i64
    %52 = llvm.getelementptr inbounds %29[%1, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x i8>
    %53 = llvm.load %52 {alignment = 1 : i64} : !llvm.ptr -> i8
    %54 = llvm.getelementptr inbounds %49[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %53, %49 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb3(%51, %54 : i64, !llvm.ptr)
  ^bb5:  // pred: ^bb3
    llvm.store %10, %49 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.intr.lifetime.end %29 : !llvm.ptr
    %55 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.icmp "eq" %55, %12 : i32
    llvm.cond_br %56, ^bb7(%2 : !llvm.ptr), ^bb6
  ^bb6:  // pred: ^bb5
    %57 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %58 = llvm.call %57(%arg0, %31) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %59 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb7(%59 : !llvm.ptr)
  ^bb7(%60: !llvm.ptr):  // 2 preds: ^bb5, ^bb6
    %61 = llvm.bitcast %32 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %32 : !llvm.ptr
    %62 = llvm.getelementptr inbounds %32[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    llvm.store %16, %62 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %63 = llvm.getelementptr inbounds %32[%1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    llvm.store %33, %63 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %64 = llvm.getelementptr inbounds %32[%1, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %65 = llvm.icmp "eq" %60, %2 : !llvm.ptr
    %66 = llvm.select %65, %2, %18 : i1, !llvm.ptr
    llvm.store %66, %64 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %67 = llvm.getelementptr inbounds %32[%1, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    llvm.store %60, %67 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %68 = llvm.getelementptr inbounds %32[%1, %20] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    %69 = llvm.select %65, %2, %21 : i1, !llvm.ptr
    llvm.store %69, %68 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.getelementptr inbounds %32[%1, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    llvm.store %23, %70 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %71 = llvm.getelementptr inbounds %32[%1, %24] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    llvm.store %arg1, %71 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    %72 = llvm.icmp "eq" %arg2, %2 : !llvm.ptr
    llvm.cond_br %72, ^bb9(%2 : !llvm.ptr), ^bb8
  ^bb8:  // pred: ^bb7
    %73 = llvm.load %arg2 {alignment = 1 : i64} : !llvm.ptr -> i8
    %74 = llvm.icmp "eq" %73, %10 : i8
    %75 = llvm.select %74, %2, %25 : i1, !llvm.ptr
    llvm.br ^bb9(%75 : !llvm.ptr)
  ^bb9(%76: !llvm.ptr):  // 2 preds: ^bb7, ^bb8
    %77 = llvm.getelementptr inbounds %32[%1, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    llvm.store %76, %77 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %78 = llvm.getelementptr inbounds %32[%1, %27] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<9 x ptr>
    llvm.store %arg2, %78 {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @TVMFFIErrorSetRaisedFromCStrParts(%28, %62, %6) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %32 : !llvm.ptr
    llvm.intr.lifetime.end %31 : !llvm.ptr
    llvm.intr.lifetime.end %30 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__cuda_acquire(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %2 = llvm.atomicrmw xchg %arg0, %0 acquire {alignment = 4 : i64} : !llvm.ptr, i32
    %3 = llvm.icmp "eq" %2, %1 : i32
    llvm.cond_br %3, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %4 = llvm.call tail @sched_yield() {no_inline, no_unwind} : () -> i32
    llvm.br ^bb1
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func local_unnamed_addr @__tvm_ffi__cuda_unload(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__tvm_ffi__cuda_ready : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(64 : i64) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.mlir.constant(2 : i32) : i32
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = llvm.mlir.addressof @__tvm_ffi__cuda_driver : !llvm.ptr
    %9 = llvm.getelementptr inbounds %8[%3, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %10 = llvm.mlir.constant(5 : i32) : i32
    %11 = llvm.getelementptr inbounds %8[%3, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %12 = llvm.mlir.constant(7 : i32) : i32
    %13 = llvm.getelementptr inbounds %8[%3, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %14 = llvm.mlir.constant(10 : i32) : i32
    %15 = llvm.getelementptr inbounds %8[%3, 10] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %16 = llvm.mlir.constant(3 : i32) : i32
    %17 = llvm.getelementptr inbounds %8[%3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Driver", (ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr)>
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "eq" %20, %2 : i32
    llvm.cond_br %21, ^bb9, ^bb1
  ^bb1:  // pred: ^bb0
    %22 = llvm.bitcast %19 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb2(%3 : i64)
  ^bb2(%23: i64):  // 2 preds: ^bb1, ^bb8
    %24 = llvm.icmp "eq" %23, %4 : i64
    llvm.cond_br %24, ^bb9, ^bb3
  ^bb3:  // pred: ^bb2
    llvm.intr.lifetime.start %19 : !llvm.ptr
    llvm.store %5, %19 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.getelementptr inbounds %arg0[%3, 2, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.icmp "eq" %26, %5 : !llvm.ptr
    llvm.cond_br %27, ^bb8, ^bb4
  ^bb4:  // pred: ^bb3
    %28 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call %28(%19) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %30 = llvm.icmp "eq" %29, %2 : i32
    llvm.cond_br %30, ^bb5, ^bb8
  ^bb5:  // pred: ^bb4
    llvm.store %5, %25 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %31 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.getelementptr inbounds %arg0[%3, 4, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    %33 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.call %31(%33) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %35 = llvm.icmp "eq" %34, %2 : i32
    llvm.cond_br %35, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %36 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.call %36() {no_inline, no_unwind} : !llvm.ptr, () -> i32
    %38 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %39 = llvm.getelementptr inbounds %arg0[%3, 3, %23] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"struct.Library", (i32, i32, array<64 x ptr>, array<64 x ptr>, array<64 x ptr>)>
    %40 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.call %38(%40) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    %42 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %43 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.call %42(%43) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %45 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %46 = llvm.trunc %23 : i64 to i32
    %47 = llvm.call %45(%46) {no_inline, no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 3 preds: ^bb3, ^bb4, ^bb7
    llvm.intr.lifetime.end %19 : !llvm.ptr
    %48 = llvm.add %23, %18 overflow<nsw, nuw> : i64
    llvm.br ^bb2(%48 : i64)
  ^bb9:  // 2 preds: ^bb0, ^bb2
    llvm.return
  }
  llvm.func local_unnamed_addr @getenv(!llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
  llvm.func local_unnamed_addr @dlopen(!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
  llvm.func local_unnamed_addr @dlerror() -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
  llvm.func local_unnamed_addr @dlsym(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
  llvm.func local_unnamed_addr @TVMFFIErrorSetRaisedFromCStrParts(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
  llvm.func local_unnamed_addr @sched_yield() -> i32 attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
}
