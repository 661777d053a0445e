// Generated from parallel.c by support/generate; do not edit.
module {
  llvm.mlir.global internal @__tvm_ffi__parallel_taken(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__parallel_threads(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__parallel_job() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.zero : !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    llvm.return %3 : !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
  }
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__parallel_open(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__parallel_mutex(dense<0> : tensor<16xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<16 x i64>
  llvm.mlir.global internal @__tvm_ffi__parallel_round(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @__tvm_ffi__parallel_wake(dense<0> : tensor<16xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<16 x i64>
  llvm.mlir.global internal @__tvm_ffi__parallel_inside(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal unnamed_addr @__tvm_ffi__parallel_owner(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__parallel_str("FISHPLATE_NUM_THREADS\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func local_unnamed_addr @__tvm_ffi__parallel(%arg0: !llvm.ptr {llvm.noundef}, %arg1: !llvm.ptr {llvm.noundef}, %arg2: i64 {llvm.noundef}, %arg3: i64 {llvm.noundef}, %arg4: i64 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__parallel_taken : !llvm.ptr
    %4 = llvm.mlir.addressof @__tvm_ffi__parallel_owner : !llvm.ptr
    %5 = llvm.mlir.addressof @__tvm_ffi__parallel_inside : !llvm.ptr
    %6 = llvm.mlir.addressof @__tvm_ffi__parallel_str : !llvm.ptr
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.constant(84 : i32) : i32
    %10 = llvm.mlir.constant(256 : i64) : i64
    %11 = llvm.mlir.addressof @__tvm_ffi__parallel_threads : !llvm.ptr
    %12 = llvm.mlir.addressof @__tvm_ffi__parallel_round : !llvm.ptr
    %13 = llvm.mlir.addressof @__tvm_ffi__parallel_worker : !llvm.ptr
    %14 = llvm.mlir.constant(3 : i64) : i64
    %15 = llvm.mlir.addressof @__tvm_ffi__parallel_job : !llvm.ptr
    %16 = llvm.mlir.constant(0 : i64) : i64
    %17 = llvm.getelementptr inbounds %15[%16, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %18 = llvm.mlir.constant(2 : i32) : i32
    %19 = llvm.getelementptr inbounds %15[%16, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %20 = llvm.mlir.constant(3 : i32) : i32
    %21 = llvm.getelementptr inbounds %15[%16, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %22 = llvm.mlir.constant(4 : i32) : i32
    %23 = llvm.getelementptr inbounds %15[%16, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %24 = llvm.mlir.constant(6 : i32) : i32
    %25 = llvm.getelementptr inbounds %15[%16, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %26 = llvm.mlir.constant(5 : i32) : i32
    %27 = llvm.getelementptr inbounds %15[%16, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %28 = llvm.mlir.addressof @__tvm_ffi__parallel_open : !llvm.ptr
    %29 = llvm.mlir.addressof @__tvm_ffi__parallel_mutex : !llvm.ptr
    %30 = llvm.mlir.addressof @__tvm_ffi__parallel_wake : !llvm.ptr
    %31 = llvm.mlir.constant(5000 : i32) : i32
    %32 = llvm.mlir.constant(-1 : i32) : i32
    %33 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.icmp "sgt" %arg3, %arg2 : i64
    llvm.cond_br %34, ^bb1, ^bb24(%1 : i32)
  ^bb1:  // pred: ^bb0
    %35 = llvm.sub %arg3, %arg2 overflow<nsw> : i64
    %36 = llvm.icmp "sgt" %arg4, %2 : i64
    %37 = llvm.select %36, %arg4, %2 : i1, i64
    %38 = llvm.icmp "sgt" %35, %37 : i64
    llvm.cond_br %38, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %39 = llvm.atomicrmw xchg %3, %0 acquire {alignment = 4 : i64} : !llvm.ptr, i32
    %40 = llvm.icmp "eq" %39, %1 : i32
    llvm.cond_br %40, ^bb4, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %41 = llvm.call tail %arg0(%arg1, %arg2, %arg3) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb24(%41 : i32)
  ^bb4:  // pred: ^bb2
    %42 = llvm.call tail @getpid() {no_inline, no_unwind} : () -> i32
    %43 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.icmp "eq" %43, %42 : i32
    llvm.cond_br %44, ^bb13, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.store %42, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %45 = llvm.call tail @getenv(%6) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> !llvm.ptr
    %46 = llvm.icmp "eq" %45, %7 : !llvm.ptr
    llvm.cond_br %46, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    %47 = llvm.call tail @strtol(%45, %7, %8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i64
    %48 = llvm.icmp "slt" %47, %2 : i64
    llvm.cond_br %48, ^bb7, ^bb8(%47 : i64)
  ^bb7:  // 2 preds: ^bb5, ^bb6
    %49 = llvm.call tail @sysconf(%9) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> i64
    llvm.br ^bb8(%49 : i64)
  ^bb8(%50: i64):  // 2 preds: ^bb6, ^bb7
    %51 = llvm.icmp "slt" %50, %10 : i64
    %52 = llvm.select %51, %50, %10 : i1, i64
    llvm.store %0, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %53 = llvm.bitcast %33 : !llvm.ptr to !llvm.ptr
    llvm.br ^bb9(%2 : i64)
  ^bb9(%54: i64):  // 2 preds: ^bb8, ^bb11
    %55 = llvm.icmp "slt" %54, %52 : i64
    llvm.cond_br %55, ^bb10, ^bb13
  ^bb10:  // pred: ^bb9
    llvm.intr.lifetime.start %33 : !llvm.ptr
    %56 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.zext %56 : i32 to i64
    %58 = llvm.inttoptr %57 : i64 to !llvm.ptr
    %59 = llvm.call @pthread_create(%33, %7, %13, %58) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %60 = llvm.icmp "eq" %59, %1 : i32
    llvm.cond_br %60, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %61 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> i64
    %62 = llvm.call @pthread_detach(%61) {no_inline, no_unwind} : (i64 {llvm.noundef}) -> i32
    %63 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.add %63, %0 overflow<nsw> : i32
    llvm.store %64, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %33 : !llvm.ptr
    %65 = llvm.add %54, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb9(%65 : i64)
  ^bb12:  // pred: ^bb10
    llvm.intr.lifetime.end %33 : !llvm.ptr
    llvm.br ^bb13
  ^bb13:  // 3 preds: ^bb4, ^bb9, ^bb12
    %66 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.sext %66 : i32 to i64
    %68 = llvm.shl %67, %14 overflow<nsw> : i64
    %69 = llvm.sdiv %35, %68 : i64
    %70 = llvm.icmp "eq" %66, %0 : i32
    llvm.cond_br %70, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %71 = llvm.call %arg0(%arg1, %arg2, %arg3) {no_inline, no_unwind} : !llvm.ptr, (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i64 {llvm.noundef}) -> i32
    llvm.br ^bb23(%71 : i32)
  ^bb15:  // pred: ^bb13
    llvm.store %arg0, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg2, %19 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %arg3, %21 {alignment = 8 : i64} : i64, !llvm.ptr
    %72 = llvm.icmp "slt" %69, %37 : i64
    %73 = llvm.select %72, %37, %69 : i1, i64
    llvm.store %73, %23 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %25 {alignment = 8 : i64} : i32, !llvm.ptr
    llvm.store %7, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %28 atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
    %74 = llvm.call @pthread_mutex_lock(%29) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %75 = llvm.atomicrmw add %12, %0 release {alignment = 4 : i64} : !llvm.ptr, i32
    %76 = llvm.call @pthread_mutex_unlock(%29) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    %77 = llvm.call @pthread_cond_broadcast(%30) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.call fastcc @__tvm_ffi__parallel_work() {no_inline, no_unwind} : () -> ()
    llvm.store %1, %28 atomic seq_cst {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb16(%1 : i32)
  ^bb16(%78: i32):  // 2 preds: ^bb15, ^bb20
    %79 = llvm.load %5 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.icmp "eq" %79, %1 : i32
    llvm.cond_br %80, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %81 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %82 = llvm.icmp "eq" %81, %1 : i32
    llvm.cond_br %82, ^bb23(%1 : i32), ^bb21
  ^bb18:  // pred: ^bb16
    %83 = llvm.icmp "ugt" %78, %31 : i32
    llvm.cond_br %83, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %84 = llvm.call @sched_yield() {no_inline, no_unwind} : () -> i32
    llvm.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    %85 = llvm.add %78, %0 overflow<nsw, nuw> : i32
    llvm.br ^bb16(%85 : i32)
  ^bb21:  // pred: ^bb17
    %86 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %87 = llvm.icmp "eq" %86, %7 : !llvm.ptr
    llvm.cond_br %87, ^bb23(%32 : i32), ^bb22
  ^bb22:  // pred: ^bb21
    llvm.call @TVMFFIErrorSetRaised(%86) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}) -> ()
    %88 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.call @TVMFFIObjectDecRef(%88) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb23(%32 : i32)
  ^bb23(%90: i32):  // 4 preds: ^bb14, ^bb17, ^bb21, ^bb22
    llvm.store %1, %3 atomic release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb24(%90 : i32)
  ^bb24(%91: i32):  // 3 preds: ^bb0, ^bb3, ^bb23
    llvm.return %91 : i32
  }
  llvm.func local_unnamed_addr @pthread_mutex_lock(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @pthread_mutex_unlock(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @pthread_cond_broadcast(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__parallel_work() attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.addressof @__tvm_ffi__parallel_job : !llvm.ptr
    %4 = llvm.getelementptr inbounds %3[%2, 4] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %5 = llvm.mlir.constant(2 : i32) : i32
    %6 = llvm.getelementptr inbounds %3[%2, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.getelementptr inbounds %3[%2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %9 = llvm.mlir.constant(6 : i32) : i32
    %10 = llvm.getelementptr inbounds %3[%2, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.getelementptr inbounds %3[%2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(5 : i32) : i32
    %15 = llvm.getelementptr inbounds %3[%2, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.anon", (ptr, ptr, i64, i64, i64, ptr, i32)>
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
    %1 = llvm.mlir.constant(500000 : i32) : i32
    %2 = llvm.mlir.addressof @__tvm_ffi__parallel_round : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.addressof @__tvm_ffi__parallel_mutex : !llvm.ptr
    %5 = llvm.mlir.addressof @__tvm_ffi__parallel_inside : !llvm.ptr
    %6 = llvm.mlir.addressof @__tvm_ffi__parallel_open : !llvm.ptr
    %7 = llvm.mlir.addressof @__tvm_ffi__parallel_wake : !llvm.ptr
    %8 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
    %9 = llvm.trunc %8 : i64 to i32
    llvm.br ^bb1(%9 : i32)
  ^bb1(%10: i32):  // 2 preds: ^bb0, ^bb11
    llvm.br ^bb2(%0 : i32)
  ^bb2(%11: i32):  // 2 preds: ^bb1, ^bb3
    %12 = llvm.icmp "eq" %11, %1 : i32
    llvm.cond_br %12, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %13 = llvm.load %2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "eq" %13, %10 : i32
    %15 = llvm.add %11, %3 overflow<nsw, nuw> : i32
    llvm.cond_br %14, ^bb2(%15 : i32), ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %16 = llvm.load %2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "eq" %16, %10 : i32
    llvm.cond_br %17, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %18 = llvm.call tail @pthread_mutex_lock(%4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb5, ^bb7
    %19 = llvm.load %2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.icmp "eq" %19, %10 : i32
    llvm.cond_br %20, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %21 = llvm.call tail @pthread_cond_wait(%7, %4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb6
  ^bb8:  // pred: ^bb6
    %22 = llvm.call tail @pthread_mutex_unlock(%4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb4, ^bb8
    %23 = llvm.load %2 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.atomicrmw add %5, %3 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %25 = llvm.load %6 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.icmp "eq" %25, %0 : i32
    llvm.cond_br %26, ^bb11, ^bb10
  ^bb10:  // pred: ^bb9
    llvm.call fastcc tail @__tvm_ffi__parallel_work() {no_inline, no_unwind} : () -> ()
    llvm.br ^bb11
  ^bb11:  // 2 preds: ^bb9, ^bb10
    %27 = llvm.atomicrmw sub %5, %3 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    llvm.br ^bb1(%23 : i32)
  }
  llvm.func local_unnamed_addr @pthread_detach(i64 {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @pthread_cond_wait(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @TVMFFIErrorMoveFromRaised(!llvm.ptr {llvm.noundef}) attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
}
