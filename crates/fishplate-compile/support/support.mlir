// Generated from support.c by support/generate; do not edit.
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str(", got \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.1("address 0x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.2("True\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.3("False\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.4("-\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.5("%.*g\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.6("strides [\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.7(", \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.8("]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func local_unnamed_addr @__tvm_ffi__raise(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i64 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(12 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(191 : i64) : i64
    %7 = llvm.mlir.addressof @__tvm_ffi__str : !llvm.ptr
    %8 = llvm.mlir.constant(6 : i64) : i64
    %9 = llvm.mlir.addressof @__tvm_ffi__str.6 : !llvm.ptr
    %10 = llvm.mlir.constant(9 : i64) : i64
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__str.8 : !llvm.ptr
    %14 = llvm.mlir.addressof @__tvm_ffi__str.7 : !llvm.ptr
    %15 = llvm.mlir.constant(2 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__str.3 : !llvm.ptr
    %17 = llvm.mlir.addressof @__tvm_ffi__str.2 : !llvm.ptr
    %18 = llvm.mlir.constant(5 : i64) : i64
    %19 = llvm.mlir.addressof @__tvm_ffi__str.1 : !llvm.ptr
    %20 = llvm.mlir.constant(10 : i64) : i64
    %21 = llvm.mlir.constant(16 : i32) : i32
    %22 = llvm.mlir.constant(8 : i64) : i64
    %23 = llvm.mlir.constant(-1 : i32) : i32
    %24 = llvm.mlir.constant(32 : i64) : i64
    %25 = llvm.mlir.constant(0 : i8) : i8
    %26 = llvm.mlir.constant(64 : i32) : i32
    %27 = llvm.mlir.constant(2 : i32) : i32
    %28 = llvm.mlir.constant(24 : i64) : i64
    %29 = llvm.mlir.constant(15 : i32) : i32
    %30 = llvm.mlir.constant(18 : i32) : i32
    %31 = llvm.mlir.addressof @__tvm_ffi__str.5 : !llvm.ptr
    %32 = llvm.mlir.zero : !llvm.ptr
    %33 = llvm.mlir.constant(8 : i32) : i32
    %34 = llvm.mlir.constant(11 : i32) : i32
    %35 = llvm.mlir.constant(65 : i32) : i32
    %36 = llvm.mlir.constant(9 : i32) : i32
    %37 = llvm.mlir.constant(12 : i32) : i32
    %38 = llvm.mlir.constant(66 : i32) : i32
    %39 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.struct<"struct.Any", (i32, i32, struct<"union.anon.1", (i64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.alloca %0 x !llvm.array<12 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.array<192 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.struct<"struct.Out", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.sext %arg1 : i32 to i64
    %45 = llvm.getelementptr inbounds %arg0[%44] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %46 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    %47 = llvm.bitcast %41 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %41 : !llvm.ptr
    %48 = llvm.getelementptr inbounds %42[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.intr.lifetime.start %42 : !llvm.ptr
    %49 = llvm.getelementptr inbounds %45[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %50 = llvm.bitcast %49 : !llvm.ptr to !llvm.ptr
    %51 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.intr.smax(%51, %3) : (i32, i32) -> i32
    %53 = llvm.zext %52 : i32 to i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%54: i64):  // 2 preds: ^bb0, ^bb3
    %55 = llvm.icmp "eq" %54, %53 : i64
    llvm.cond_br %55, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %56 = llvm.bitcast %43 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %43 : !llvm.ptr
    %57 = llvm.getelementptr inbounds %43[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Out", (ptr, ptr)>
    llvm.store %48, %57 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %58 = llvm.getelementptr inbounds %43[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Out", (ptr, ptr)>
    %59 = llvm.getelementptr inbounds %42[%1, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.store %59, %58 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %60 = llvm.getelementptr inbounds %45[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.bitcast %60 : !llvm.ptr to !llvm.ptr
    %62 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.icmp "eq" %62, %3 : i32
    llvm.cond_br %63, ^bb36, ^bb4
  ^bb3:  // pred: ^bb1
    %64 = llvm.add %54, %4 overflow<nsw, nuw> : i64
    %65 = llvm.getelementptr inbounds %46[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %66 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.sext %66 : i32 to i64
    %68 = llvm.getelementptr inbounds %arg0[%67] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.getelementptr inbounds %41[%1, %54] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %68, %69 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %70 = llvm.add %54, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%70 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call fastcc @__tvm_ffi__put(%43, %7, %8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %71 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %71 : i32, ^bb36 [
      1: ^bb5,
      2: ^bb6,
      3: ^bb9,
      4: ^bb14,
      5: ^bb19,
      6: ^bb27,
      8: ^bb28,
      7: ^bb29
    ]
  ^bb5:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__put_int(%43, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb6:  // pred: ^bb4
    %72 = llvm.trunc %arg2 : i64 to i32
    %73 = llvm.icmp "eq" %72, %33 : i32
    %74 = llvm.icmp "eq" %72, %34 : i32
    %75 = llvm.or %73, %74 : i1
    %76 = llvm.select %75, %35, %72 : i1, i32
    %77 = llvm.icmp "eq" %76, %36 : i32
    %78 = llvm.icmp "eq" %76, %37 : i32
    %79 = llvm.or %77, %78 : i1
    %80 = llvm.select %79, %38, %76 : i1, i32
    %81 = llvm.call @TVMFFIGetTypeInfo(%80) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> !llvm.ptr
    %82 = llvm.icmp "eq" %81, %32 : !llvm.ptr
    llvm.cond_br %82, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %83 = llvm.getelementptr inbounds %81[%1, 2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.TypeInfo", (i32, i32, struct<"struct.Bytes", (ptr, i64)>)>
    %84 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %85 = llvm.getelementptr inbounds %81[%1, 2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.TypeInfo", (i32, i32, struct<"struct.Bytes", (ptr, i64)>)>
    %86 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put(%43, %84, %86) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb8:  // pred: ^bb6
    %87 = llvm.sext %80 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put_int(%43, %87) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb9:  // pred: ^bb4
    %88 = llvm.bitcast %arg2 : i64 to f64
    %89 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %90 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %91 = llvm.ptrtoint %90 : !llvm.ptr to i64
    %92 = llvm.ptrtoint %89 : !llvm.ptr to i64
    %93 = llvm.sub %91, %92 : i64
    llvm.br ^bb10(%29 : i32)
  ^bb10(%94: i32):  // 2 preds: ^bb9, ^bb11
    %95 = llvm.icmp "eq" %94, %30 : i32
    llvm.cond_br %95, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %96 = llvm.call @snprintf(%89, %93, %31, %94, %88) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %97 = llvm.call @strtod(%89, %32) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %98 = llvm.fcmp "oeq" %97, %88 : f64
    %99 = llvm.add %94, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %98, ^bb12, ^bb10(%99 : i32)
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.br ^bb13(%89 : !llvm.ptr)
  ^bb13(%100: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %101 = llvm.load %100 {alignment = 1 : i64} : !llvm.ptr -> i8
    %102 = llvm.icmp "eq" %101, %25 : i8
    %103 = llvm.getelementptr inbounds %100[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %102, ^bb35, ^bb13(%103 : !llvm.ptr)
  ^bb14:  // pred: ^bb4
    %104 = llvm.trunc %arg2 : i64 to i32
    %105 = llvm.bitcast %39 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %39 : !llvm.ptr
    llvm.store %104, %39 {alignment = 4 : i64} : i32, !llvm.ptr
    %106 = llvm.bitcast %40 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %40 : !llvm.ptr
    %107 = llvm.getelementptr inbounds %40[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Any", (i32, i32, struct<"union.anon.1", (i64)>)>
    llvm.store %3, %107 {alignment = 8 : i64} : i32, !llvm.ptr
    %108 = llvm.call @TVMFFIDataTypeToString(%39, %40) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %109 = llvm.icmp "eq" %108, %3 : i32
    llvm.cond_br %109, ^bb15, ^bb18
  ^bb15:  // pred: ^bb14
    %110 = llvm.load %107 {alignment = 8 : i64} : !llvm.ptr -> i32
    %111 = llvm.icmp "slt" %110, %26 : i32
    %112 = llvm.getelementptr inbounds %40[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Any", (i32, i32, struct<"union.anon.1", (i64)>)>
    llvm.cond_br %111, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %113 = llvm.bitcast %112 : !llvm.ptr to !llvm.ptr
    %114 = llvm.getelementptr inbounds %40[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Any", (i32, i32, struct<"union.anon.1", (i64)>)>
    %115 = llvm.load %114 {alignment = 4 : i64} : !llvm.ptr -> i32
    %116 = llvm.zext %115 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put(%43, %113, %116) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb17:  // pred: ^bb15
    %117 = llvm.bitcast %112 : !llvm.ptr to !llvm.ptr
    %118 = llvm.load %117 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %119 = llvm.getelementptr inbounds %118[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.bitcast %119 : !llvm.ptr to !llvm.ptr
    %121 = llvm.load %120 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %122 = llvm.getelementptr inbounds %118[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.bitcast %122 : !llvm.ptr to !llvm.ptr
    %124 = llvm.load %123 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put(%43, %121, %124) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %125 = llvm.call @TVMFFIObjectDecRef(%118) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb18
  ^bb18:  // 3 preds: ^bb14, ^bb16, ^bb17
    llvm.intr.lifetime.end %40 : !llvm.ptr
    llvm.intr.lifetime.end %39 : !llvm.ptr
    llvm.br ^bb36
  ^bb19:  // pred: ^bb4
    %126 = llvm.getelementptr inbounds %45[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.bitcast %126 : !llvm.ptr to !llvm.ptr
    %128 = llvm.load %127 {alignment = 4 : i64} : !llvm.ptr -> i32
    %129 = llvm.sext %128 : i32 to i64
    %130 = llvm.getelementptr inbounds %arg0[%129] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.bitcast %130 : !llvm.ptr to !llvm.ptr
    %132 = llvm.trunc %arg2 : i64 to i32
    llvm.br ^bb20(%131 : !llvm.ptr)
  ^bb20(%133: !llvm.ptr):  // 2 preds: ^bb19, ^bb25
    %134 = llvm.load %133 {alignment = 4 : i64} : !llvm.ptr -> i32
    %135 = llvm.icmp "sgt" %134, %23 : i32
    llvm.cond_br %135, ^bb21, ^bb26
  ^bb21:  // pred: ^bb20
    %136 = llvm.icmp "eq" %134, %132 : i32
    llvm.cond_br %136, ^bb22, ^bb25
  ^bb22:  // pred: ^bb21
    %137 = llvm.getelementptr inbounds %133[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %138 = llvm.load %137 {alignment = 4 : i64} : !llvm.ptr -> i32
    %139 = llvm.sext %138 : i32 to i64
    %140 = llvm.getelementptr inbounds %arg0[%139] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb23(%140 : !llvm.ptr)
  ^bb23(%141: !llvm.ptr):  // 2 preds: ^bb22, ^bb24
    %142 = llvm.load %141 {alignment = 1 : i64} : !llvm.ptr -> i8
    %143 = llvm.icmp "eq" %142, %25 : i8
    llvm.cond_br %143, ^bb36, ^bb24
  ^bb24:  // pred: ^bb23
    llvm.call fastcc @__tvm_ffi__put(%43, %141, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %144 = llvm.getelementptr inbounds %141[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb23(%144 : !llvm.ptr)
  ^bb25:  // pred: ^bb21
    %145 = llvm.getelementptr inbounds %133[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb20(%145 : !llvm.ptr)
  ^bb26:  // pred: ^bb20
    %146 = llvm.shl %arg2, %24 : i64
    %147 = llvm.ashr exact %146, %24 : i64
    llvm.call fastcc @__tvm_ffi__put_int(%43, %147) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb27:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__put(%43, %19, %20) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.call fastcc @__tvm_ffi__put_unsigned(%43, %arg2, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb28:  // pred: ^bb4
    %148 = llvm.icmp "eq" %arg2, %1 : i64
    %149 = llvm.select %148, %16, %17 : i1, !llvm.ptr
    %150 = llvm.select %148, %18, %4 : i1, i64
    llvm.call fastcc @__tvm_ffi__put(%43, %149, %150) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb29:  // pred: ^bb4
    %151 = llvm.inttoptr %arg2 : i64 to !llvm.ptr
    llvm.call fastcc @__tvm_ffi__put(%43, %9, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %152 = llvm.getelementptr inbounds %151[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>
    %153 = llvm.getelementptr inbounds %151[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>
    llvm.br ^bb30(%1 : i64)
  ^bb30(%154: i64):  // 2 preds: ^bb29, ^bb33
    %155 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> i32
    %156 = llvm.sext %155 : i32 to i64
    %157 = llvm.icmp "slt" %154, %156 : i64
    llvm.cond_br %157, ^bb31, ^bb34
  ^bb31:  // pred: ^bb30
    %158 = llvm.icmp "eq" %154, %1 : i64
    llvm.cond_br %158, ^bb33, ^bb32
  ^bb32:  // pred: ^bb31
    llvm.call fastcc @__tvm_ffi__put(%43, %14, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb33
  ^bb33:  // 2 preds: ^bb31, ^bb32
    %159 = llvm.load %153 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %160 = llvm.getelementptr inbounds %159[%154] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %161 = llvm.load %160 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put_int(%43, %161) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %162 = llvm.add %154, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb30(%162 : i64)
  ^bb34:  // pred: ^bb30
    llvm.call fastcc @__tvm_ffi__put(%43, %13, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb35:  // pred: ^bb13
    llvm.store %100, %57 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb36
  ^bb36:  // 12 preds: ^bb2, ^bb4, ^bb5, ^bb7, ^bb8, ^bb18, ^bb23, ^bb26, ^bb27, ^bb28, ^bb34, ^bb35
    %163 = llvm.load %57 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %25, %163 {alignment = 1 : i64} : i8, !llvm.ptr
    %164 = llvm.sext %51 : i32 to i64
    %165 = llvm.getelementptr inbounds %41[%1, %164] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %48, %165 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %166 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> i32
    %167 = llvm.sext %166 : i32 to i64
    %168 = llvm.getelementptr inbounds %arg0[%167] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %169 = llvm.getelementptr inbounds %41[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    %170 = llvm.add %51, %0 overflow<nsw> : i32
    llvm.call @TVMFFIErrorSetRaisedFromCStrParts(%168, %169, %170) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %43 : !llvm.ptr
    llvm.intr.lifetime.end %42 : !llvm.ptr
    llvm.intr.lifetime.end %41 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__put(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i64 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.getelementptr inbounds %arg0[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Out", (ptr, ptr)>
    %5 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Out", (ptr, ptr)>
    llvm.br ^bb1(%0 : i64)
  ^bb1(%6: i64):  // 2 preds: ^bb0, ^bb4
    %7 = llvm.icmp "eq" %6, %arg2 : i64
    llvm.cond_br %7, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "ult" %8, %9 : !llvm.ptr
    llvm.cond_br %10, ^bb4, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return
  ^bb4:  // pred: ^bb2
    %11 = llvm.getelementptr inbounds %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.load %11 {alignment = 1 : i64} : !llvm.ptr -> i8
    %13 = llvm.getelementptr inbounds %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %4 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %12, %8 {alignment = 1 : i64} : i8, !llvm.ptr
    %14 = llvm.add %6, %3 : i64
    llvm.br ^bb1(%14 : i64)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__put_int(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i64 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.addressof @__tvm_ffi__str.4 : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(10 : i32) : i32
    %4 = llvm.icmp "slt" %arg1, %0 : i64
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.call fastcc tail @__tvm_ffi__put(%arg0, %1, %2) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %5 = llvm.sub %0, %arg1 : i64
    %6 = llvm.select %4, %5, %arg1 : i1, i64
    llvm.call fastcc tail @__tvm_ffi__put_unsigned(%arg0, %6, %3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__put_unsigned(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: i64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.constant(48 : i32) : i32
    %4 = llvm.mlir.constant(87 : i32) : i32
    %5 = llvm.mlir.constant(1 : i64) : i64
    %6 = llvm.mlir.constant(19 : i64) : i64
    %7 = llvm.mlir.constant(20 : i64) : i64
    %8 = llvm.mlir.constant(-1 : i64) : i64
    %9 = llvm.alloca %0 x !llvm.array<20 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr inbounds %9[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<20 x i8>
    llvm.intr.lifetime.start %9 : !llvm.ptr
    %11 = llvm.zext %arg2 : i32 to i64
    llvm.br ^bb1(%1, %arg1 : i64, i64)
  ^bb1(%12: i64, %13: i64):  // 2 preds: ^bb0, ^bb1
    %14 = llvm.urem %13, %11 : i64
    %15 = llvm.trunc %14 : i64 to i32
    %16 = llvm.icmp "ult" %15, %2 : i32
    %17 = llvm.select %16, %3, %4 : i1, i32
    %18 = llvm.add %17, %15 : i32
    %19 = llvm.trunc %18 : i32 to i8
    %20 = llvm.add %12, %5 : i64
    %21 = llvm.sub %6, %12 : i64
    %22 = llvm.getelementptr inbounds %9[%1, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<20 x i8>
    llvm.store %19, %22 {alignment = 1 : i64} : i8, !llvm.ptr
    %23 = llvm.udiv %13, %11 : i64
    %24 = llvm.icmp "ult" %13, %11 : i64
    llvm.cond_br %24, ^bb2, ^bb1(%20, %23 : i64, i64)
  ^bb2:  // pred: ^bb1
    %25 = llvm.getelementptr inbounds %9[%1, %7] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<20 x i8>
    %26 = llvm.xor %12, %8 : i64
    %27 = llvm.getelementptr inbounds %25[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.call fastcc @__tvm_ffi__put(%arg0, %27, %20) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %9 : !llvm.ptr
    llvm.return
  }
  llvm.func local_unnamed_addr @TVMFFIErrorSetRaisedFromCStrParts(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
  llvm.func local_unnamed_addr @__tvm_ffi__narrow(%arg0: f64 {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> (i16 {llvm.zeroext}) attributes {dso_local, no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]} {
    %0 = llvm.mlir.constant(48 : i64) : i64
    %1 = llvm.mlir.constant(32768 : i32) : i32
    %2 = llvm.mlir.constant(52 : i64) : i64
    %3 = llvm.mlir.constant(2047 : i32) : i32
    %4 = llvm.mlir.constant(4503599627370495 : i64) : i64
    %5 = llvm.mlir.constant(-1 : i32) : i32
    %6 = llvm.mlir.constant(1 : i32) : i32
    %7 = llvm.mlir.constant(-1024 : i32) : i32
    %8 = llvm.mlir.constant(4503599627370496 : i64) : i64
    %9 = llvm.mlir.constant(52 : i32) : i32
    %10 = llvm.mlir.constant(54 : i32) : i32
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.mlir.constant(-1 : i64) : i64
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.mlir.constant(false) : i1
    %15 = llvm.mlir.constant(0 : i32) : i32
    %16 = llvm.bitcast %arg0 : f64 to i64
    %17 = llvm.lshr %16, %0 : i64
    %18 = llvm.trunc %17 : i64 to i32
    %19 = llvm.and %18, %1 : i32
    %20 = llvm.lshr %16, %2 : i64
    %21 = llvm.trunc %20 : i64 to i32
    %22 = llvm.and %21, %3 : i32
    %23 = llvm.and %16, %4 : i64
    %24 = llvm.shl %5, %arg1 overflow<nsw> : i32
    %25 = llvm.xor %24, %5 : i32
    %26 = llvm.shl %25, %arg2 : i32
    %27 = llvm.icmp "eq" %22, %3 : i32
    llvm.cond_br %27, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %28 = llvm.or %19, %26 : i32
    %29 = llvm.icmp "eq" %23, %11 : i64
    %30 = llvm.add %arg2, %5 overflow<nsw> : i32
    %31 = llvm.shl %6, %30 overflow<nuw> : i32
    %32 = llvm.select %29, %15, %31 : i1, i32
    %33 = llvm.or %28, %32 : i32
    llvm.br ^bb7(%33 : i32)
  ^bb2:  // pred: ^bb0
    %34 = llvm.add %arg1, %5 overflow<nsw> : i32
    %35 = llvm.shl %6, %34 overflow<nuw> : i32
    %36 = llvm.add %35, %7 : i32
    %37 = llvm.add %36, %22 overflow<nsw> : i32
    %38 = llvm.or %23, %8 : i64
    %39 = llvm.sub %9, %arg2 overflow<nsw> : i32
    %40 = llvm.icmp "slt" %37, %6 : i32
    llvm.cond_br %40, ^bb3, ^bb4(%39, %38, %37 : i32, i64, i32)
  ^bb3:  // pred: ^bb2
    %41 = llvm.sub %6, %37 overflow<nsw> : i32
    %42 = llvm.add %41, %39 overflow<nsw> : i32
    %43 = llvm.icmp "sgt" %42, %10 : i32
    %44 = llvm.select %43, %11, %38 : i1, i64
    %45 = llvm.select %43, %10, %42 : i1, i32
    llvm.br ^bb4(%45, %44, %6 : i32, i64, i32)
  ^bb4(%46: i32, %47: i64, %48: i32):  // 2 preds: ^bb2, ^bb3
    %49 = llvm.zext %46 : i32 to i64
    %50 = llvm.lshr %47, %49 : i64
    %51 = llvm.shl %12, %49 overflow<nsw> : i64
    %52 = llvm.xor %51, %12 : i64
    %53 = llvm.and %47, %52 : i64
    %54 = llvm.add %46, %5 overflow<nsw> : i32
    %55 = llvm.zext %54 : i32 to i64
    %56 = llvm.shl %13, %55 overflow<nuw> : i64
    %57 = llvm.icmp "ugt" %53, %56 : i64
    llvm.cond_br %57, ^bb6(%13 : i64), ^bb5
  ^bb5:  // pred: ^bb4
    %58 = llvm.icmp "eq" %53, %56 : i64
    %59 = llvm.and %50, %13 : i64
    %60 = llvm.icmp "ne" %59, %11 : i64
    %61 = llvm.select %58, %60, %14 : i1, i1
    %62 = llvm.zext %61 : i1 to i64
    llvm.br ^bb6(%62 : i64)
  ^bb6(%63: i64):  // 2 preds: ^bb4, ^bb5
    %64 = llvm.add %48, %5 overflow<nsw> : i32
    %65 = llvm.zext %64 : i32 to i64
    %66 = llvm.zext %arg2 : i32 to i64
    %67 = llvm.shl %65, %66 : i64
    %68 = llvm.add %67, %50 : i64
    %69 = llvm.add %68, %63 : i64
    %70 = llvm.zext %26 : i32 to i64
    %71 = llvm.icmp "ugt" %69, %70 : i64
    %72 = llvm.trunc %69 : i64 to i32
    %73 = llvm.select %71, %26, %72 : i1, i32
    %74 = llvm.or %73, %19 : i32
    llvm.br ^bb7(%74 : i32)
  ^bb7(%75: i32):  // 2 preds: ^bb1, ^bb6
    %76 = llvm.trunc %75 : i32 to i16
    llvm.return %76 : i16
  }
  llvm.func local_unnamed_addr @TVMFFIGetTypeInfo(i32 {llvm.noundef}) -> !llvm.ptr attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
  llvm.func local_unnamed_addr @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
  llvm.func local_unnamed_addr @strtod(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64 attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
  llvm.func local_unnamed_addr @TVMFFIDataTypeToString(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
  llvm.func local_unnamed_addr @TVMFFIObjectDecRef(!llvm.ptr {llvm.noundef}) -> i32 attributes {no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]}
}
