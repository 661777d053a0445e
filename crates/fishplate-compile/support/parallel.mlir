// Generated from parallel.c by support/generate; do not edit.
module {
  llvm.mlir.global internal @__tvm_ffi__parallel_taken(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__parallel_threads(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__parallel_job() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    llvm.return %3 : !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
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
    %20 = llvm.mlir.constant(3 : i64) : i64
    %21 = llvm.mlir.addressof @__tvm_ffi__parallel_job : !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%5, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %23 = llvm.mlir.constant(2 : i32) : i32
    %24 = llvm.getelementptr inbounds %21[%5, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %25 = llvm.mlir.constant(3 : i32) : i32
    %26 = llvm.getelementptr inbounds %21[%5, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %27 = llvm.mlir.constant(4 : i32) : i32
    %28 = llvm.getelementptr inbounds %21[%5, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %29 = llvm.mlir.constant(6 : i32) : i32
    %30 = llvm.getelementptr inbounds %21[%5, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %31 = llvm.mlir.constant(5 : i32) : i32
    %32 = llvm.getelementptr inbounds %21[%5, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %33 = llvm.mlir.constant(20000 : i32) : i32
    %34 = llvm.mlir.constant(-1 : i32) : i32
    %35 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %36 = llvm.icmp "sgt" %arg3, %arg2 : i64
    llvm.cond_br %36, ^bb1, ^bb29(%1 : i32)
  ^bb1:  // pred: ^bb0
    %37 = llvm.sub %arg3, %arg2 overflow<nsw> : i64
    %38 = llvm.icmp "sgt" %arg4, %2 : i64
    %39 = llvm.select %38, %arg4, %2 : i1, i64
    %40 = llvm.call tail @getpid() {no_inline, no_unwind} : () -> i32
    %41 = llvm.load %3 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.icmp "eq" %41, %1 : i32
    %43 = llvm.icmp "eq" %41, %40 : i32
    %44 = llvm.select %42, %4, %43 : i1, i1
    llvm.cond_br %44, ^bb6, ^bb2
  ^bb2:  // pred: ^bb1
    %45 = llvm.cmpxchg %3, %41, %1 acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %46 = llvm.extractvalue %45[1] : !llvm.struct<(i32, i1)> 
    llvm.cond_br %46, ^bb3(%5 : i64), ^bb6
  ^bb3(%47: i64):  // 2 preds: ^bb2, ^bb5
    %48 = llvm.icmp "eq" %47, %6 : i64
    llvm.cond_br %48, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %11 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb5:  // pred: ^bb3
    %49 = llvm.getelementptr inbounds %7[%5, %47] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i64>
    llvm.store %5, %49 {alignment = 8 : i64} : i64, !llvm.ptr
    %50 = llvm.getelementptr inbounds %8[%5, %47] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i64>
    llvm.store %5, %50 {alignment = 8 : i64} : i64, !llvm.ptr
    %51 = llvm.add %47, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb3(%51 : i64)
  ^bb6:  // 3 preds: ^bb1, ^bb2, ^bb4
    %52 = llvm.icmp "sgt" %37, %39 : i64
    llvm.cond_br %52, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %53 = llvm.atomicrmw xchg %11, %0 acquire {alignment = 4 : i64} : !llvm.ptr, i32
    %54 = llvm.icmp "eq" %53, %1 : i32
    llvm.cond_br %54, ^bb9, ^bb8
  ^bb8:  // 2 preds: ^bb6, ^bb7
    %55 = llvm.call tail %arg0(%arg1, %arg2, %arg3) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb29(%55 : i32)
  ^bb9:  // pred: ^bb7
    %56 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.icmp "eq" %56, %1 : i32
    llvm.cond_br %57, ^bb10, ^bb18
  ^bb10:  // pred: ^bb9
    %58 = llvm.call tail @getpid() {no_inline, no_unwind} : () -> i32
    llvm.store %58, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %59 = llvm.call tail @getenv(%12) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %60 = llvm.icmp "eq" %59, %13 : !llvm.ptr
    llvm.cond_br %60, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %61 = llvm.call tail @strtol(%59, %13, %14) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %62 = llvm.icmp "slt" %61, %2 : i64
    llvm.cond_br %62, ^bb12, ^bb13(%61 : i64)
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %63 = llvm.call tail @sysconf(%15) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i64
    llvm.br ^bb13(%63 : i64)
  ^bb13(%64: i64):  // 2 preds: ^bb11, ^bb12
    %65 = llvm.icmp "slt" %64, %16 : i64
    %66 = llvm.select %65, %64, %16 : i1, i64
    llvm.store %0, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    %67 = llvm.bitcast %35 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb14(%2 : i64)
  ^bb14(%68: i64):  // 2 preds: ^bb13, ^bb16
    %69 = llvm.icmp "slt" %68, %66 : i64
    llvm.cond_br %69, ^bb15, ^bb18
  ^bb15:  // pred: ^bb14
    llvm.intr.lifetime.start %35 : !llvm.ptr
    %70 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.zext %70 : i32 to i64
    %72 = llvm.inttoptr %71 : i64 to !llvm.ptr
    %73 = llvm.call @pthread_create(%35, %13, %19, %72) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %74 = llvm.icmp "eq" %73, %1 : i32
    llvm.cond_br %74, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %75 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> i64
    %76 = llvm.call @pthread_detach(%75) {no_inline, no_unwind} : (i64 {llvm.noundef}) -> i32
    %77 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.add %77, %0 overflow<nsw> : i32
    llvm.store %78, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %35 : !llvm.ptr
    %79 = llvm.add %68, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb14(%79 : i64)
  ^bb17:  // pred: ^bb15
    llvm.intr.lifetime.end %35 : !llvm.ptr
    llvm.br ^bb18
  ^bb18:  // 3 preds: ^bb9, ^bb14, ^bb17
    %80 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.sext %80 : i32 to i64
    %82 = llvm.shl %81, %20 overflow<nsw> : i64
    %83 = llvm.sdiv %37, %82 : i64
    %84 = llvm.icmp "eq" %80, %0 : i32
    llvm.cond_br %84, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %85 = llvm.call %arg0(%arg1, %arg2, %arg3) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb28(%85 : i32)
  ^bb20:  // pred: ^bb18
    llvm.store %arg0, %21 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %24 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg3, %26 {alignment = 8 : i64} : i64, !llvm.ptr
    %86 = llvm.icmp "slt" %83, %39 : i64
    %87 = llvm.select %86, %39, %83 : i1, i64
    llvm.store %87, %28 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %30 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %13, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %10 atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
    %88 = llvm.call @pthread_mutex_lock(%8) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %89 = llvm.atomicrmw add %18, %0 release {alignment = 4 : i64} : !llvm.ptr, i32
    %90 = llvm.call @pthread_mutex_unlock(%8) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %91 = llvm.call @pthread_cond_broadcast(%7) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__parallel_work() {no_inline, no_unwind} : () -> ()
    llvm.store %1, %10 atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21(%1 : i32)
  ^bb21(%92: i32):  // 2 preds: ^bb20, ^bb25
    %93 = llvm.load %9 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %94 = llvm.icmp "eq" %93, %1 : i32
    llvm.cond_br %94, ^bb22, ^bb23
  ^bb22:  // pred: ^bb21
    %95 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i32
    %96 = llvm.icmp "eq" %95, %1 : i32
    llvm.cond_br %96, ^bb28(%1 : i32), ^bb26
  ^bb23:  // pred: ^bb21
    %97 = llvm.icmp "ugt" %92, %33 : i32
    llvm.cond_br %97, ^bb24, ^bb25
  ^bb24:  // pred: ^bb23
    %98 = llvm.call @sched_yield() {no_inline, no_unwind} : () -> i32
    llvm.br ^bb25
  ^bb25:  // 2 preds: ^bb23, ^bb24
    %99 = llvm.add %92, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb21(%99 : i32)
  ^bb26:  // pred: ^bb22
    %100 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %101 = llvm.icmp "eq" %100, %13 : !llvm.ptr
    llvm.cond_br %101, ^bb28(%34 : i32), ^bb27
  ^bb27:  // pred: ^bb26
    llvm.call @TVMFFIErrorSetRaised(%100) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %102 = llvm.load %32 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %103 = llvm.call @TVMFFIObjectDecRef(%102) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb28(%34 : i32)
  ^bb28(%104: i32):  // 4 preds: ^bb19, ^bb22, ^bb26, ^bb27
    llvm.store %1, %11 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb29(%104 : i32)
  ^bb29(%105: i32):  // 3 preds: ^bb0, ^bb8, ^bb28
    llvm.return %105 : i32
  }
  llvm.func local_unnamed_addr @pthread_mutex_lock(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @pthread_mutex_unlock(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @pthread_cond_broadcast(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__parallel_work() attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__parallel_job : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.getelementptr inbounds %3[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.getelementptr inbounds %3[%2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.getelementptr inbounds %3[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.getelementptr inbounds %3[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(5 : i32) : i32
    %15 = llvm.getelementptr inbounds %3[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"parallel.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %16 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %17 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.atomicrmw add %6, %17 monotonic {alignment = 8 : i64} : !llvm.ptr, i64
    %19 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.icmp "sgt" %19, %18 : i64
    llvm.cond_br %20, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    %21 = llvm.load %10 atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.icmp "eq" %21, %11 : i32
    llvm.cond_br %22, ^bb3, ^bb9
  ^bb3:  // pred: ^bb2
    %23 = llvm.sub %19, %18 overflow<nsw> : i64
    %24 = llvm.load %3 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.icmp "slt" %23, %17 : i64
    %27 = llvm.select %26, %23, %17 : i1, i64
    %28 = llvm.add %27, %18 overflow<nsw> : i64
    %29 = llvm.call tail %24(%25, %18, %28) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    %30 = llvm.icmp "eq" %29, %11 : i32
    llvm.cond_br %30, ^bb1, ^bb4
  ^bb4:  // pred: ^bb3
    %31 = llvm.bitcast %16 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %16 : !llvm.ptr
    llvm.store %13, %16 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.call @TVMFFIErrorMoveFromRaised(%16) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %32 = llvm.atomicrmw xchg %10, %0 acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
    %33 = llvm.icmp "eq" %32, %11 : i32
    %34 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %33, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    llvm.store %34, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb8
  ^bb6:  // pred: ^bb4
    %35 = llvm.icmp "eq" %34, %13 : !llvm.ptr
    llvm.cond_br %35, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %36 = llvm.call @TVMFFIObjectDecRef(%34) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    llvm.br ^bb8
  ^bb8:  // 3 preds: ^bb5, ^bb6, ^bb7
    llvm.intr.lifetime.end %16 : !llvm.ptr
    llvm.br ^bb9
  ^bb9:  // 3 preds: ^bb1, ^bb2, ^bb8
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
