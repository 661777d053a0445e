// Generated from parallel.c by support/generate; do not edit. Inputs: 5c0c020876349cab
module {
  llvm.mlir.global internal @__tvm_ffi__parallel_taken(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__parallel_threads(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__parallel_job() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    llvm.return %3 : !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
  }
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__parallel_open(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__parallel_mutex(dense<0> : tensor<16xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<16 x i64>
  llvm.mlir.global internal @__tvm_ffi__parallel_round(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__parallel_wake(dense<0> : tensor<16xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<16 x i64>
  llvm.mlir.global internal @__tvm_ffi__parallel_inside(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__parallel_owner(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__parallel_str("FISHPLATE_NUM_THREADS\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func local_unnamed_addr @__tvm_ffi__parallel(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: i64 {llvm.noundef}, %arg4: i64 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__parallel_owner : !llvm.ptr
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.addressof @__tvm_ffi__parallel_wake : !llvm.ptr
    %8 = llvm.mlir.addressof @__tvm_ffi__parallel_mutex : !llvm.ptr
    %9 = llvm.mlir.addressof @__tvm_ffi__parallel_open : !llvm.ptr
    %10 = llvm.mlir.addressof @__tvm_ffi__parallel_inside : !llvm.ptr
    %11 = llvm.mlir.addressof @__tvm_ffi__parallel_taken : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__parallel_str : !llvm.ptr
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(10 : i32) : i32
    %15 = llvm.mlir.constant(84 : i32) : i32
    %16 = llvm.mlir.constant(256 : i64) : i64
    %17 = llvm.mlir.addressof @__tvm_ffi__parallel_threads : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__parallel_round : !llvm.ptr
    %19 = llvm.mlir.addressof @__tvm_ffi__parallel_worker : !llvm.ptr
    %20 = llvm.mlir.constant(7 : i64) : i64
    %21 = llvm.mlir.addressof @__tvm_ffi__parallel_job : !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%5, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %23 = llvm.mlir.constant(2 : i32) : i32
    %24 = llvm.getelementptr inbounds %21[%5, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %25 = llvm.mlir.constant(3 : i32) : i32
    %26 = llvm.getelementptr inbounds %21[%5, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %27 = llvm.mlir.constant(4 : i32) : i32
    %28 = llvm.getelementptr inbounds %21[%5, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %29 = llvm.mlir.constant(5 : i32) : i32
    %30 = llvm.getelementptr inbounds %21[%5, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %31 = llvm.mlir.constant(7 : i32) : i32
    %32 = llvm.getelementptr inbounds %21[%5, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %33 = llvm.mlir.constant(6 : i32) : i32
    %34 = llvm.getelementptr inbounds %21[%5, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %35 = llvm.mlir.constant(20000 : i32) : i32
    %36 = llvm.mlir.constant(-1 : i32) : i32
    %37 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.icmp "sgt" %arg3, %arg2 : i64
    llvm.cond_br %38, ^bb1, ^bb30(%1 : i32)
  ^bb1:  // pred: ^bb0
    %39 = llvm.sub %arg3, %arg2 overflow<nsw> : i64
    %40 = llvm.icmp "sgt" %arg4, %2 : i64
    %41 = llvm.select %40, %arg4, %2 : i1, i64
    %42 = llvm.icmp "sgt" %39, %41 : i64
    llvm.cond_br %42, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %43 = llvm.call tail @getpid() {no_inline, no_unwind} : () -> i32
    %44 = llvm.load %3 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.icmp "eq" %44, %1 : i32
    %46 = llvm.icmp "eq" %44, %43 : i32
    %47 = llvm.select %45, %4, %46 : i1, i1
    llvm.cond_br %47, ^bb8, ^bb3
  ^bb3:  // pred: ^bb2
    %48 = llvm.sub %1, %43 overflow<nsw> : i32
    %49 = llvm.icmp "eq" %44, %48 : i32
    llvm.cond_br %49, ^bb9, ^bb4
  ^bb4:  // pred: ^bb3
    %50 = llvm.cmpxchg %3, %44, %48 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %51 = llvm.extractvalue %50[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %51, ^bb5(%5 : i64), ^bb9
  ^bb5(%52: i64):  // 2 preds: ^bb4, ^bb7
    %53 = llvm.icmp "eq" %52, %6 : i64
    llvm.cond_br %53, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    llvm.store %1, %9 atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %11 atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %3 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb7:  // pred: ^bb5
    %54 = llvm.getelementptr inbounds %7[%5, %52] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i64>
    llvm.store %5, %54 {alignment = 8 : i64} : i64, !llvm.ptr
    %55 = llvm.getelementptr inbounds %8[%5, %52] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i64>
    llvm.store %5, %55 {alignment = 8 : i64} : i64, !llvm.ptr
    %56 = llvm.add %52, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb5(%56 : i64)
  ^bb8:  // 2 preds: ^bb2, ^bb6
    %57 = llvm.atomicrmw xchg %11, %0 acquire {alignment = 4 : i64} : !llvm.ptr, i32
    %58 = llvm.icmp "eq" %57, %1 : i32
    llvm.cond_br %58, ^bb10, ^bb9
  ^bb9:  // 4 preds: ^bb1, ^bb3, ^bb4, ^bb8
    %59 = llvm.call tail %arg0(%arg1, %arg2, %arg3) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb30(%59 : i32)
  ^bb10:  // pred: ^bb8
    %60 = llvm.load %3 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.icmp "eq" %60, %1 : i32
    llvm.cond_br %61, ^bb11, ^bb19
  ^bb11:  // pred: ^bb10
    %62 = llvm.call tail @getpid() {no_inline, no_unwind} : () -> i32
    llvm.store %62, %3 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    %63 = llvm.call tail @getenv(%12) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %64 = llvm.icmp "eq" %63, %13 : !llvm.ptr
    llvm.cond_br %64, ^bb13, ^bb12
  ^bb12:  // pred: ^bb11
    %65 = llvm.call tail @strtol(%63, %13, %14) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %66 = llvm.icmp "slt" %65, %2 : i64
    llvm.cond_br %66, ^bb13, ^bb14(%65 : i64)
  ^bb13:  // 2 preds: ^bb11, ^bb12
    %67 = llvm.call tail @sysconf(%15) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i64
    llvm.br ^bb14(%67 : i64)
  ^bb14(%68: i64):  // 2 preds: ^bb12, ^bb13
    %69 = llvm.icmp "slt" %68, %16 : i64
    %70 = llvm.select %69, %68, %16 : i1, i64
    llvm.store %0, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %71 = llvm.bitcast %37 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb15(%2 : i64)
  ^bb15(%72: i64):  // 2 preds: ^bb14, ^bb17
    %73 = llvm.icmp "slt" %72, %70 : i64
    llvm.cond_br %73, ^bb16, ^bb19
  ^bb16:  // pred: ^bb15
    llvm.intr.lifetime.start %37 : !llvm.ptr
    %74 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.zext %74 : i32 to i64
    %76 = llvm.inttoptr %75 : i64 to !llvm.ptr
    %77 = llvm.call @pthread_create(%37, %13, %19, %76) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %78 = llvm.icmp "eq" %77, %1 : i32
    llvm.cond_br %78, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %79 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> i64
    %80 = llvm.call @pthread_detach(%79) {no_inline, no_unwind} : (i64 {llvm.noundef}) -> i32
    %81 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %82 = llvm.add %81, %0 overflow<nsw> : i32
    llvm.store %82, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %37 : !llvm.ptr
    %83 = llvm.add %72, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb15(%83 : i64)
  ^bb18:  // pred: ^bb16
    llvm.intr.lifetime.end %37 : !llvm.ptr
    llvm.br ^bb19
  ^bb19:  // 3 preds: ^bb10, ^bb15, ^bb18
    %84 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %85 = llvm.sext %84 : i32 to i64
    %86 = llvm.shl %85, %20 overflow<nsw> : i64
    %87 = llvm.sdiv %39, %86 : i64
    %88 = llvm.icmp "eq" %84, %0 : i32
    llvm.cond_br %88, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    %89 = llvm.call %arg0(%arg1, %arg2, %arg3) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb29(%89 : i32)
  ^bb21:  // pred: ^bb19
    llvm.store %arg0, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg3, %26 {alignment = 8 : i64} : i64, !llvm.ptr
    %90 = llvm.icmp "slt" %87, %41 : i64
    %91 = llvm.select %90, %41, %87 : i1, i64
    llvm.store %91, %28 {alignment = 8 : i64} : i64, !llvm.ptr
    %92 = llvm.shl %85, %2 overflow<nsw> : i64
    llvm.store %92, %30 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %32 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %13, %34 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %9 atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
    %93 = llvm.call @pthread_mutex_lock(%8) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %94 = llvm.atomicrmw add %18, %0 release {alignment = 4 : i64} : !llvm.ptr, i32
    %95 = llvm.call @pthread_mutex_unlock(%8) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %96 = llvm.call @pthread_cond_broadcast(%7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__parallel_work() {no_inline, no_unwind} : () -> ()
    llvm.store %1, %9 atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb22(%1 : i32)
  ^bb22(%97: i32):  // 2 preds: ^bb21, ^bb26
    %98 = llvm.load %10 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.icmp "eq" %98, %1 : i32
    llvm.cond_br %99, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %100 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> i32
    %101 = llvm.icmp "eq" %100, %1 : i32
    llvm.cond_br %101, ^bb29(%1 : i32), ^bb27
  ^bb24:  // pred: ^bb22
    %102 = llvm.icmp "ugt" %97, %35 : i32
    llvm.cond_br %102, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %103 = llvm.call @sched_yield() {no_inline, no_unwind} : () -> i32
    llvm.br ^bb26
  ^bb26:  // 2 preds: ^bb24, ^bb25
    %104 = llvm.add %97, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb22(%104 : i32)
  ^bb27:  // pred: ^bb23
    %105 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.icmp "eq" %105, %13 : !llvm.ptr
    llvm.cond_br %106, ^bb29(%36 : i32), ^bb28
  ^bb28:  // pred: ^bb27
    llvm.call @TVMFFIErrorSetRaised(%105) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %107 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %108 = llvm.call @TVMFFIObjectDecRef(%107) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb29(%36 : i32)
  ^bb29(%109: i32):  // 4 preds: ^bb20, ^bb23, ^bb27, ^bb28
    llvm.store %1, %11 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb30(%109 : i32)
  ^bb30(%110: i32):  // 3 preds: ^bb0, ^bb9, ^bb29
    llvm.return %110 : i32
  }
  llvm.func local_unnamed_addr @pthread_mutex_lock(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @pthread_mutex_unlock(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @pthread_cond_broadcast(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__parallel_work() attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__parallel_job : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.getelementptr inbounds %3[%2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.getelementptr inbounds %3[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.getelementptr inbounds %3[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %11 = llvm.mlir.constant(7 : i32) : i32
    %12 = llvm.getelementptr inbounds %3[%2, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.getelementptr inbounds %3[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %15 = llvm.mlir.zero : !llvm.ptr
    %16 = llvm.mlir.constant(6 : i32) : i32
    %17 = llvm.getelementptr inbounds %3[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %18 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.load %4 atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb1(%19 : i64)
  ^bb1(%20: i64):  // 2 preds: ^bb0, ^bb5
    %21 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> i64
    %22 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.br ^bb2(%20 : i64)
  ^bb2(%24: i64):  // 2 preds: ^bb1, ^bb4
    %25 = llvm.icmp "sgt" %21, %24 : i64
    llvm.cond_br %25, ^bb3, ^bb11
  ^bb3:  // pred: ^bb2
    %26 = llvm.load %12 atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "eq" %26, %13 : i32
    llvm.cond_br %27, ^bb4, ^bb11
  ^bb4:  // pred: ^bb3
    %28 = llvm.sub %21, %24 overflow<nsw> : i64
    %29 = llvm.sdiv %28, %22 : i64
    %30 = llvm.icmp "slt" %29, %23 : i64
    %31 = llvm.select %30, %23, %29 : i1, i64
    %32 = llvm.icmp "sgt" %31, %28 : i64
    %33 = llvm.select %32, %28, %31 : i1, i64
    %34 = llvm.add %33, %24 overflow<nsw> : i64
    %35 = llvm.cmpxchg %4, %24, %34 monotonic monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %36 = llvm.extractvalue %35[1] : !llvm.struct<(i64, i1)> 
    %37 = llvm.extractvalue %35[0] : !llvm.struct<(i64, i1)> 
    llvm.cond_br %36, ^bb5, ^bb2(%37 : i64)
  ^bb5:  // pred: ^bb4
    %38 = llvm.extractvalue %35[0] : !llvm.struct<(i64, i1)> 
    %39 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %41 = llvm.add %33, %38 overflow<nsw> : i64
    %42 = llvm.call tail %39(%40, %38, %41) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %43 = llvm.load %4 atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
    %44 = llvm.icmp "eq" %42, %13 : i32
    llvm.cond_br %44, ^bb1(%43 : i64), ^bb6
  ^bb6:  // pred: ^bb5
    %45 = llvm.bitcast %18 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %18 : !llvm.ptr
    llvm.store %15, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @TVMFFIErrorMoveFromRaised(%18) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %46 = llvm.atomicrmw xchg %12, %0 acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
    %47 = llvm.icmp "eq" %46, %13 : i32
    %48 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %47, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    llvm.store %48, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10
  ^bb8:  // pred: ^bb6
    %49 = llvm.icmp "eq" %48, %15 : !llvm.ptr
    llvm.cond_br %49, ^bb10, ^bb9
  ^bb9:  // pred: ^bb8
    %50 = llvm.call @TVMFFIObjectDecRef(%48) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb10
  ^bb10:  // 3 preds: ^bb7, ^bb8, ^bb9
    llvm.intr.lifetime.end %18 : !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // 3 preds: ^bb2, ^bb3, ^bb10
    llvm.return
  }
  llvm.func local_unnamed_addr @sched_yield() -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @TVMFFIErrorSetRaised(!llvm.ptr {llvm.noundef}) attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @TVMFFIObjectDecRef(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @getpid() -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @getenv(!llvm.ptr {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @strtol(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @sysconf(i32 {llvm.noundef}) -> i64 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @pthread_create(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal @__tvm_ffi__parallel_worker(%arg0: !llvm.ptr {llvm.noundef}) -> (!llvm.ptr {llvm.noalias, llvm.nonnull}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(202000 : i32) : i32
    %2 = llvm.mlir.addressof @__tvm_ffi__parallel_round : !llvm.ptr
    %3 = llvm.mlir.constant(199999 : i32) : i32
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.mlir.addressof @__tvm_ffi__parallel_mutex : !llvm.ptr
    %6 = llvm.mlir.addressof @__tvm_ffi__parallel_inside : !llvm.ptr
    %7 = llvm.mlir.addressof @__tvm_ffi__parallel_open : !llvm.ptr
    %8 = llvm.mlir.addressof @__tvm_ffi__parallel_wake : !llvm.ptr
    %9 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %10 = llvm.trunc %9 : i64 to i32
    llvm.br ^bb1(%10 : i32)
  ^bb1(%11: i32):  // 2 preds: ^bb0, ^bb14
    llvm.br ^bb2(%0 : i32)
  ^bb2(%12: i32):  // 2 preds: ^bb1, ^bb6
    %13 = llvm.icmp "eq" %12, %1 : i32
    llvm.cond_br %13, ^bb7, ^bb3
  ^bb3:  // pred: ^bb2
    %14 = llvm.load %2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "eq" %14, %11 : i32
    llvm.cond_br %15, ^bb4, ^bb7
  ^bb4:  // pred: ^bb3
    %16 = llvm.icmp "ugt" %12, %3 : i32
    llvm.cond_br %16, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %17 = llvm.call tail @sched_yield() {no_inline, no_unwind} : () -> i32
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    %18 = llvm.add %12, %4 overflow<nsw, nuw> : i32
    llvm.br ^bb2(%18 : i32)
  ^bb7:  // 2 preds: ^bb2, ^bb3
    %19 = llvm.load %2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "eq" %19, %11 : i32
    llvm.cond_br %20, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    %21 = llvm.call tail @pthread_mutex_lock(%5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb8, ^bb10
    %22 = llvm.load %2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.icmp "eq" %22, %11 : i32
    llvm.cond_br %23, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %24 = llvm.call tail @pthread_cond_wait(%8, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb9
  ^bb11:  // pred: ^bb9
    %25 = llvm.call tail @pthread_mutex_unlock(%5) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb12
  ^bb12:  // 2 preds: ^bb7, ^bb11
    %26 = llvm.load %2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.atomicrmw add %6, %4 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %28 = llvm.load %7 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.icmp "eq" %28, %0 : i32
    llvm.cond_br %29, ^bb14, ^bb13
  ^bb13:  // pred: ^bb12
    llvm.call fastcc tail @__tvm_ffi__parallel_work() {no_inline, no_unwind} : () -> ()
    llvm.br ^bb14
  ^bb14:  // 2 preds: ^bb12, ^bb13
    %30 = llvm.atomicrmw sub %6, %4 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb1(%26 : i32)
  }
  llvm.func local_unnamed_addr @pthread_detach(i64 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @pthread_cond_wait(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @TVMFFIErrorMoveFromRaised(!llvm.ptr {llvm.noundef}) attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
}
