// Generated from parallel.c by support/generate; do not edit.
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
    %9 = llvm.mlir.addressof @__tvm_ffi__parallel_inside : !llvm.ptr
    %10 = llvm.mlir.addressof @__tvm_ffi__parallel_open : !llvm.ptr
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
    %29 = llvm.mlir.constant(3 : i64) : i64
    %30 = llvm.mlir.constant(5 : i32) : i32
    %31 = llvm.getelementptr inbounds %21[%5, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %32 = llvm.mlir.constant(7 : i32) : i32
    %33 = llvm.getelementptr inbounds %21[%5, 7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %34 = llvm.mlir.constant(6 : i32) : i32
    %35 = llvm.getelementptr inbounds %21[%5, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, i64, ptr, i32)>
    %36 = llvm.mlir.constant(20000 : i32) : i32
    %37 = llvm.mlir.constant(-1 : i32) : i32
    %38 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.icmp "sgt" %arg3, %arg2 : i64
    llvm.cond_br %39, ^bb1, ^bb29(%1 : i32)
  ^bb1:  // pred: ^bb0
    %40 = llvm.sub %arg3, %arg2 overflow<nsw> : i64
    %41 = llvm.icmp "sgt" %arg4, %2 : i64
    %42 = llvm.select %41, %arg4, %2 : i1, i64
    %43 = llvm.call tail @getpid() {no_inline, no_unwind} : () -> i32
    %44 = llvm.load %3 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.icmp "eq" %44, %1 : i32
    %46 = llvm.icmp "eq" %44, %43 : i32
    %47 = llvm.select %45, %4, %46 : i1, i1
    llvm.cond_br %47, ^bb6, ^bb2
  ^bb2:  // pred: ^bb1
    %48 = llvm.cmpxchg %3, %44, %1 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %49 = llvm.extractvalue %48[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %49, ^bb3(%5 : i64), ^bb6
  ^bb3(%50: i64):  // 2 preds: ^bb2, ^bb5
    %51 = llvm.icmp "eq" %50, %6 : i64
    llvm.cond_br %51, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %11 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb5:  // pred: ^bb3
    %52 = llvm.getelementptr inbounds %7[%5, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i64>
    llvm.store %5, %52 {alignment = 8 : i64} : i64, !llvm.ptr
    %53 = llvm.getelementptr inbounds %8[%5, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i64>
    llvm.store %5, %53 {alignment = 8 : i64} : i64, !llvm.ptr
    %54 = llvm.add %50, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%54 : i64)
  ^bb6:  // 3 preds: ^bb1, ^bb2, ^bb4
    %55 = llvm.icmp "sgt" %40, %42 : i64
    llvm.cond_br %55, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %56 = llvm.atomicrmw xchg %11, %0 acquire {alignment = 4 : i64} : !llvm.ptr, i32
    %57 = llvm.icmp "eq" %56, %1 : i32
    llvm.cond_br %57, ^bb9, ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %58 = llvm.call tail %arg0(%arg1, %arg2, %arg3) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb29(%58 : i32)
  ^bb9:  // pred: ^bb7
    %59 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "eq" %59, %1 : i32
    llvm.cond_br %60, ^bb10, ^bb18
  ^bb10:  // pred: ^bb9
    %61 = llvm.call tail @getpid() {no_inline, no_unwind} : () -> i32
    llvm.store %61, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %62 = llvm.call tail @getenv(%12) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %63 = llvm.icmp "eq" %62, %13 : !llvm.ptr
    llvm.cond_br %63, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %64 = llvm.call tail @strtol(%62, %13, %14) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %65 = llvm.icmp "slt" %64, %2 : i64
    llvm.cond_br %65, ^bb12, ^bb13(%64 : i64)
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %66 = llvm.call tail @sysconf(%15) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i64
    llvm.br ^bb13(%66 : i64)
  ^bb13(%67: i64):  // 2 preds: ^bb11, ^bb12
    %68 = llvm.icmp "slt" %67, %16 : i64
    %69 = llvm.select %68, %67, %16 : i1, i64
    llvm.store %0, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %70 = llvm.bitcast %38 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb14(%2 : i64)
  ^bb14(%71: i64):  // 2 preds: ^bb13, ^bb16
    %72 = llvm.icmp "slt" %71, %69 : i64
    llvm.cond_br %72, ^bb15, ^bb18
  ^bb15:  // pred: ^bb14
    llvm.intr.lifetime.start %38 : !llvm.ptr
    %73 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.zext %73 : i32 to i64
    %75 = llvm.inttoptr %74 : i64 to !llvm.ptr
    %76 = llvm.call @pthread_create(%38, %13, %19, %75) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %77 = llvm.icmp "eq" %76, %1 : i32
    llvm.cond_br %77, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %78 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> i64
    %79 = llvm.call @pthread_detach(%78) {no_inline, no_unwind} : (i64 {llvm.noundef}) -> i32
    %80 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.add %80, %0 overflow<nsw> : i32
    llvm.store %81, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %38 : !llvm.ptr
    %82 = llvm.add %71, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%82 : i64)
  ^bb17:  // pred: ^bb15
    llvm.intr.lifetime.end %38 : !llvm.ptr
    llvm.br ^bb18
  ^bb18:  // 3 preds: ^bb9, ^bb14, ^bb17
    %83 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.sext %83 : i32 to i64
    %85 = llvm.shl %84, %20 overflow<nsw> : i64
    %86 = llvm.sdiv %40, %85 : i64
    %87 = llvm.icmp "eq" %83, %0 : i32
    llvm.cond_br %87, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %88 = llvm.call %arg0(%arg1, %arg2, %arg3) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb28(%88 : i32)
  ^bb20:  // pred: ^bb18
    llvm.store %arg0, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg3, %26 {alignment = 8 : i64} : i64, !llvm.ptr
    %89 = llvm.icmp "slt" %86, %42 : i64
    %90 = llvm.select %89, %42, %86 : i1, i64
    llvm.store %90, %28 {alignment = 8 : i64} : i64, !llvm.ptr
    %91 = llvm.shl %84, %29 overflow<nsw> : i64
    llvm.store %91, %31 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %33 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %13, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %10 atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
    %92 = llvm.call @pthread_mutex_lock(%8) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %93 = llvm.atomicrmw add %18, %0 release {alignment = 4 : i64} : !llvm.ptr, i32
    %94 = llvm.call @pthread_mutex_unlock(%8) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %95 = llvm.call @pthread_cond_broadcast(%7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__parallel_work() {no_inline, no_unwind} : () -> ()
    llvm.store %1, %10 atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21(%1 : i32)
  ^bb21(%96: i32):  // 2 preds: ^bb20, ^bb25
    %97 = llvm.load %9 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %98 = llvm.icmp "eq" %97, %1 : i32
    llvm.cond_br %98, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %99 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i32
    %100 = llvm.icmp "eq" %99, %1 : i32
    llvm.cond_br %100, ^bb28(%1 : i32), ^bb26
  ^bb23:  // pred: ^bb21
    %101 = llvm.icmp "ugt" %96, %36 : i32
    llvm.cond_br %101, ^bb24, ^bb25
  ^bb24:  // pred: ^bb23
    %102 = llvm.call @sched_yield() {no_inline, no_unwind} : () -> i32
    llvm.br ^bb25
  ^bb25:  // 2 preds: ^bb23, ^bb24
    %103 = llvm.add %96, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb21(%103 : i32)
  ^bb26:  // pred: ^bb22
    %104 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.icmp "eq" %104, %13 : !llvm.ptr
    llvm.cond_br %105, ^bb28(%37 : i32), ^bb27
  ^bb27:  // pred: ^bb26
    llvm.call @TVMFFIErrorSetRaised(%104) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %106 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.call @TVMFFIObjectDecRef(%106) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb28(%37 : i32)
  ^bb28(%108: i32):  // 4 preds: ^bb19, ^bb22, ^bb26, ^bb27
    llvm.store %1, %11 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb29(%108 : i32)
  ^bb29(%109: i32):  // 3 preds: ^bb0, ^bb8, ^bb28
    llvm.return %109 : i32
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
