// Generated from support.c by support/generate; do not edit. Inputs: f888676c8944c904
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str(", got \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.1("address 0x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.2("True\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.3("False\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.4("%.*g\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.5("strides [\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
    %9 = llvm.mlir.addressof @__tvm_ffi__str.5 : !llvm.ptr
    %10 = llvm.mlir.constant(9 : i64) : i64
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.constant(93 : i8) : i8
    %14 = llvm.mlir.constant(44 : i8) : i8
    %15 = llvm.mlir.constant(32 : i8) : i8
    %16 = llvm.mlir.constant(2 : i64) : i64
    %17 = llvm.mlir.addressof @__tvm_ffi__str.3 : !llvm.ptr
    %18 = llvm.mlir.addressof @__tvm_ffi__str.2 : !llvm.ptr
    %19 = llvm.mlir.constant(5 : i64) : i64
    %20 = llvm.mlir.addressof @__tvm_ffi__str.1 : !llvm.ptr
    %21 = llvm.mlir.constant(10 : i64) : i64
    %22 = llvm.mlir.constant(16 : i32) : i32
    %23 = llvm.mlir.constant(8 : i64) : i64
    %24 = llvm.mlir.constant(-1 : i32) : i32
    %25 = llvm.mlir.constant(32 : i64) : i64
    %26 = llvm.mlir.constant(0 : i8) : i8
    %27 = llvm.mlir.constant(255 : i32) : i32
    %28 = llvm.mlir.constant(5 : i32) : i32
    %29 = llvm.mlir.constant(99 : i8) : i8
    %30 = llvm.mlir.constant(111 : i8) : i8
    %31 = llvm.mlir.constant(109 : i8) : i8
    %32 = llvm.mlir.constant(3 : i64) : i64
    %33 = llvm.mlir.constant(112 : i8) : i8
    %34 = llvm.mlir.constant(108 : i8) : i8
    %35 = llvm.mlir.constant(101 : i8) : i8
    %36 = llvm.mlir.constant(120 : i8) : i8
    %37 = llvm.mlir.constant(7 : i64) : i64
    %38 = llvm.mlir.constant(8 : i32) : i32
    %39 = llvm.mlir.constant(64 : i32) : i32
    %40 = llvm.mlir.constant(2 : i32) : i32
    %41 = llvm.mlir.constant(24 : i64) : i64
    %42 = llvm.mlir.constant(15 : i32) : i32
    %43 = llvm.mlir.constant(18 : i32) : i32
    %44 = llvm.mlir.addressof @__tvm_ffi__str.4 : !llvm.ptr
    %45 = llvm.mlir.zero : !llvm.ptr
    %46 = llvm.mlir.constant(11 : i32) : i32
    %47 = llvm.mlir.constant(65 : i32) : i32
    %48 = llvm.mlir.constant(9 : i32) : i32
    %49 = llvm.mlir.constant(12 : i32) : i32
    %50 = llvm.mlir.constant(66 : i32) : i32
    %51 = llvm.mlir.constant(7 : i32) : i32
    %52 = llvm.mlir.constant(70 : i32) : i32
    %53 = llvm.alloca %0 x !llvm.array<2 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.array<1 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %56 = llvm.alloca %0 x !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %57 = llvm.alloca %0 x !llvm.array<7 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %58 = llvm.alloca %0 x !llvm.array<12 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %59 = llvm.alloca %0 x !llvm.array<192 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %60 = llvm.alloca %0 x !llvm.struct<"support.Out", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %61 = llvm.sext %arg1 : i32 to i64
    %62 = llvm.getelementptr inbounds %arg0[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.bitcast %62 : !llvm.ptr to !llvm.ptr
    %64 = llvm.bitcast %58 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %58 : !llvm.ptr
    %65 = llvm.getelementptr inbounds %59[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.intr.lifetime.start %59 : !llvm.ptr
    %66 = llvm.getelementptr inbounds %62[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %67 = llvm.bitcast %66 : !llvm.ptr to !llvm.ptr
    %68 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.intr.smax(%68, %3) : (i32, i32) -> i32
    %70 = llvm.zext %69 : i32 to i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%71: i64):  // 2 preds: ^bb0, ^bb3
    %72 = llvm.icmp "eq" %71, %70 : i64
    llvm.cond_br %72, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %73 = llvm.bitcast %60 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %60 : !llvm.ptr
    %74 = llvm.getelementptr inbounds %60[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Out", (ptr, ptr)>
    llvm.store %65, %74 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %75 = llvm.getelementptr inbounds %60[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Out", (ptr, ptr)>
    %76 = llvm.getelementptr inbounds %59[%1, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.store %76, %75 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %77 = llvm.getelementptr inbounds %62[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %78 = llvm.bitcast %77 : !llvm.ptr to !llvm.ptr
    %79 = llvm.load %78 {alignment = 4 : i64} : !llvm.ptr -> i32
    %80 = llvm.icmp "eq" %79, %3 : i32
    llvm.cond_br %80, ^bb39, ^bb4
  ^bb3:  // pred: ^bb1
    %81 = llvm.add %71, %4 overflow<nsw, nuw> : i64
    %82 = llvm.getelementptr inbounds %63[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %83 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.sext %83 : i32 to i64
    %85 = llvm.getelementptr inbounds %arg0[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.getelementptr inbounds %58[%1, %71] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %85, %86 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %87 = llvm.add %71, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%87 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call fastcc @__tvm_ffi__put(%60, %7, %8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %88 = llvm.load %78 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %88 : i32, ^bb39 [
      1: ^bb5,
      2: ^bb6,
      3: ^bb9,
      4: ^bb14,
      5: ^bb22,
      6: ^bb30,
      8: ^bb31,
      7: ^bb32
    ]
  ^bb5:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__put_int(%60, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb39
  ^bb6:  // pred: ^bb4
    %89 = llvm.trunc %arg2 : i64 to i32
    %90 = llvm.icmp "eq" %89, %38 : i32
    %91 = llvm.icmp "eq" %89, %46 : i32
    %92 = llvm.or %90, %91 : i1
    %93 = llvm.select %92, %47, %89 : i1, i32
    %94 = llvm.icmp "eq" %93, %48 : i32
    %95 = llvm.icmp "eq" %93, %49 : i32
    %96 = llvm.or %94, %95 : i1
    %97 = llvm.select %96, %50, %93 : i1, i32
    %98 = llvm.icmp "eq" %97, %51 : i32
    %99 = llvm.select %98, %52, %97 : i1, i32
    %100 = llvm.call @TVMFFIGetTypeInfo(%99) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> !llvm.ptr
    %101 = llvm.icmp "eq" %100, %45 : !llvm.ptr
    llvm.cond_br %101, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %102 = llvm.getelementptr inbounds %100[%1, 2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.TypeInfo", (i32, i32, struct<"support.Bytes", (ptr, i64)>)>
    %103 = llvm.load %102 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %104 = llvm.getelementptr inbounds %100[%1, 2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.TypeInfo", (i32, i32, struct<"support.Bytes", (ptr, i64)>)>
    %105 = llvm.load %104 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put(%60, %103, %105) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb39
  ^bb8:  // pred: ^bb6
    %106 = llvm.sext %99 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put_int(%60, %106) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb39
  ^bb9:  // pred: ^bb4
    %107 = llvm.bitcast %arg2 : i64 to f64
    %108 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %109 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %110 = llvm.ptrtoint %109 : !llvm.ptr to i64
    %111 = llvm.ptrtoint %108 : !llvm.ptr to i64
    %112 = llvm.sub %110, %111 : i64
    llvm.br ^bb10(%42 : i32)
  ^bb10(%113: i32):  // 2 preds: ^bb9, ^bb11
    %114 = llvm.icmp "eq" %113, %43 : i32
    llvm.cond_br %114, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %115 = llvm.call @snprintf(%108, %112, %44, %113, %107) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %116 = llvm.call @strtod(%108, %45) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %117 = llvm.fcmp "oeq" %116, %107 : f64
    %118 = llvm.add %113, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %117, ^bb12, ^bb10(%118 : i32)
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.br ^bb13(%108 : !llvm.ptr)
  ^bb13(%119: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %120 = llvm.load %119 {alignment = 1 : i64} : !llvm.ptr -> i8
    %121 = llvm.icmp "eq" %120, %26 : i8
    %122 = llvm.getelementptr inbounds %119[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %121, ^bb38, ^bb13(%122 : !llvm.ptr)
  ^bb14:  // pred: ^bb4
    %123 = llvm.trunc %arg2 : i64 to i32
    %124 = llvm.bitcast %55 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %55 : !llvm.ptr
    %125 = llvm.getelementptr inbounds %57[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x i8>
    llvm.intr.lifetime.start %57 : !llvm.ptr
    llvm.store %123, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %126 = llvm.bitcast %56 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %56 : !llvm.ptr
    %127 = llvm.getelementptr inbounds %56[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)>
    llvm.store %3, %127 {alignment = 8 : i64} : i32, !llvm.ptr
    %128 = llvm.call @TVMFFIDataTypeToString(%55, %56) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %129 = llvm.icmp "eq" %128, %3 : i32
    llvm.cond_br %129, ^bb18, ^bb15
  ^bb15:  // pred: ^bb14
    %130 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %131 = llvm.and %130, %27 : i32
    %132 = llvm.icmp "eq" %131, %28 : i32
    llvm.cond_br %132, ^bb16, ^bb17(%131 : i32)
  ^bb16:  // pred: ^bb15
    llvm.store %29, %125 {alignment = 1 : i64} : i8, !llvm.ptr
    %133 = llvm.getelementptr inbounds %57[%1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x i8>
    llvm.store %30, %133 {alignment = 1 : i64} : i8, !llvm.ptr
    %134 = llvm.getelementptr inbounds %57[%1, %16] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x i8>
    llvm.store %31, %134 {alignment = 1 : i64} : i8, !llvm.ptr
    %135 = llvm.getelementptr inbounds %57[%1, %32] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x i8>
    llvm.store %33, %135 {alignment = 1 : i64} : i8, !llvm.ptr
    %136 = llvm.getelementptr inbounds %57[%1, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x i8>
    llvm.store %34, %136 {alignment = 1 : i64} : i8, !llvm.ptr
    %137 = llvm.getelementptr inbounds %57[%1, %19] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x i8>
    llvm.store %35, %137 {alignment = 1 : i64} : i8, !llvm.ptr
    %138 = llvm.getelementptr inbounds %57[%1, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<7 x i8>
    llvm.store %36, %138 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__put(%60, %125, %37) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %139 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %140 = llvm.lshr %139, %38 : i32
    llvm.store %140, %55 {alignment = 4 : i64} : i32, !llvm.ptr
    %141 = llvm.and %140, %27 : i32
    llvm.br ^bb17(%141 : i32)
  ^bb17(%142: i32):  // 2 preds: ^bb15, ^bb16
    %143 = llvm.zext %142 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put_int(%60, %143) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb21
  ^bb18:  // pred: ^bb14
    %144 = llvm.load %127 {alignment = 8 : i64} : !llvm.ptr -> i32
    %145 = llvm.icmp "slt" %144, %39 : i32
    %146 = llvm.getelementptr inbounds %56[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)>
    llvm.cond_br %145, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    %147 = llvm.bitcast %146 : !llvm.ptr to !llvm.ptr
    %148 = llvm.getelementptr inbounds %56[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)>
    %149 = llvm.load %148 {alignment = 4 : i64} : !llvm.ptr -> i32
    %150 = llvm.zext %149 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put(%60, %147, %150) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb21
  ^bb20:  // pred: ^bb18
    %151 = llvm.bitcast %146 : !llvm.ptr to !llvm.ptr
    %152 = llvm.load %151 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %153 = llvm.getelementptr inbounds %152[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %154 = llvm.bitcast %153 : !llvm.ptr to !llvm.ptr
    %155 = llvm.load %154 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %156 = llvm.getelementptr inbounds %152[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %157 = llvm.bitcast %156 : !llvm.ptr to !llvm.ptr
    %158 = llvm.load %157 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put(%60, %155, %158) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %159 = llvm.call @TVMFFIObjectDecRef(%152) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb21
  ^bb21:  // 3 preds: ^bb17, ^bb19, ^bb20
    llvm.intr.lifetime.end %56 : !llvm.ptr
    llvm.intr.lifetime.end %55 : !llvm.ptr
    llvm.intr.lifetime.end %57 : !llvm.ptr
    llvm.br ^bb39
  ^bb22:  // pred: ^bb4
    %160 = llvm.getelementptr inbounds %62[%23] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %161 = llvm.bitcast %160 : !llvm.ptr to !llvm.ptr
    %162 = llvm.load %161 {alignment = 4 : i64} : !llvm.ptr -> i32
    %163 = llvm.sext %162 : i32 to i64
    %164 = llvm.getelementptr inbounds %arg0[%163] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %165 = llvm.bitcast %164 : !llvm.ptr to !llvm.ptr
    %166 = llvm.trunc %arg2 : i64 to i32
    llvm.br ^bb23(%165 : !llvm.ptr)
  ^bb23(%167: !llvm.ptr):  // 2 preds: ^bb22, ^bb28
    %168 = llvm.load %167 {alignment = 4 : i64} : !llvm.ptr -> i32
    %169 = llvm.icmp "sgt" %168, %24 : i32
    llvm.cond_br %169, ^bb24, ^bb29
  ^bb24:  // pred: ^bb23
    %170 = llvm.icmp "eq" %168, %166 : i32
    llvm.cond_br %170, ^bb25, ^bb28
  ^bb25:  // pred: ^bb24
    %171 = llvm.getelementptr inbounds %167[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %172 = llvm.load %171 {alignment = 4 : i64} : !llvm.ptr -> i32
    %173 = llvm.sext %172 : i32 to i64
    %174 = llvm.getelementptr inbounds %arg0[%173] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb26(%174 : !llvm.ptr)
  ^bb26(%175: !llvm.ptr):  // 2 preds: ^bb25, ^bb27
    %176 = llvm.load %175 {alignment = 1 : i64} : !llvm.ptr -> i8
    %177 = llvm.icmp "eq" %176, %26 : i8
    llvm.cond_br %177, ^bb39, ^bb27
  ^bb27:  // pred: ^bb26
    llvm.call fastcc @__tvm_ffi__put(%60, %175, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %178 = llvm.getelementptr inbounds %175[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb26(%178 : !llvm.ptr)
  ^bb28:  // pred: ^bb24
    %179 = llvm.getelementptr inbounds %167[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb23(%179 : !llvm.ptr)
  ^bb29:  // pred: ^bb23
    %180 = llvm.shl %arg2, %25 : i64
    %181 = llvm.ashr exact %180, %25 : i64
    llvm.call fastcc @__tvm_ffi__put_int(%60, %181) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb39
  ^bb30:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__put(%60, %20, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.call fastcc @__tvm_ffi__put_unsigned(%60, %arg2, %22) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb39
  ^bb31:  // pred: ^bb4
    %182 = llvm.icmp "eq" %arg2, %1 : i64
    %183 = llvm.select %182, %17, %18 : i1, !llvm.ptr
    %184 = llvm.select %182, %19, %4 : i1, i64
    llvm.call fastcc @__tvm_ffi__put(%60, %183, %184) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb39
  ^bb32:  // pred: ^bb4
    %185 = llvm.inttoptr %arg2 : i64 to !llvm.ptr
    %186 = llvm.getelementptr inbounds %53[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x i8>
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %187 = llvm.getelementptr inbounds %54[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x i8>
    llvm.intr.lifetime.start %54 : !llvm.ptr
    llvm.call fastcc @__tvm_ffi__put(%60, %9, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %188 = llvm.getelementptr inbounds %185[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>
    %189 = llvm.getelementptr inbounds %53[%1, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<2 x i8>
    %190 = llvm.getelementptr inbounds %185[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>
    llvm.br ^bb33(%1 : i64)
  ^bb33(%191: i64):  // 2 preds: ^bb32, ^bb36
    %192 = llvm.load %188 {alignment = 8 : i64} : !llvm.ptr -> i32
    %193 = llvm.sext %192 : i32 to i64
    %194 = llvm.icmp "slt" %191, %193 : i64
    llvm.cond_br %194, ^bb34, ^bb37
  ^bb34:  // pred: ^bb33
    %195 = llvm.icmp "eq" %191, %1 : i64
    llvm.cond_br %195, ^bb36, ^bb35
  ^bb35:  // pred: ^bb34
    llvm.store %14, %186 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %15, %189 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__put(%60, %186, %16) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb36:  // 2 preds: ^bb34, ^bb35
    %196 = llvm.load %190 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %197 = llvm.getelementptr inbounds %196[%191] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %198 = llvm.load %197 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put_int(%60, %198) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %199 = llvm.add %191, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb33(%199 : i64)
  ^bb37:  // pred: ^bb33
    llvm.store %13, %187 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__put(%60, %187, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.br ^bb39
  ^bb38:  // pred: ^bb13
    llvm.store %119, %74 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb39
  ^bb39:  // 12 preds: ^bb2, ^bb4, ^bb5, ^bb7, ^bb8, ^bb21, ^bb26, ^bb29, ^bb30, ^bb31, ^bb37, ^bb38
    %200 = llvm.load %74 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %26, %200 {alignment = 1 : i64} : i8, !llvm.ptr
    %201 = llvm.sext %68 : i32 to i64
    %202 = llvm.getelementptr inbounds %58[%1, %201] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %65, %202 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %203 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %204 = llvm.sext %203 : i32 to i64
    %205 = llvm.getelementptr inbounds %arg0[%204] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %206 = llvm.getelementptr inbounds %58[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    %207 = llvm.add %68, %0 overflow<nsw> : i32
    llvm.call @TVMFFIErrorSetRaisedFromCStrParts(%205, %206, %207) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %60 : !llvm.ptr
    llvm.intr.lifetime.end %59 : !llvm.ptr
    llvm.intr.lifetime.end %58 : !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__put(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i64 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["cold", "minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.getelementptr inbounds %arg0[%0, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Out", (ptr, ptr)>
    %5 = llvm.getelementptr inbounds %arg0[%0, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Out", (ptr, ptr)>
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
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(45 : i8) : i8
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(10 : i32) : i32
    %5 = llvm.alloca %0 x !llvm.array<1 x i8> {alignment = 1 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.icmp "slt" %arg1, %1 : i64
    llvm.cond_br %6, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %7 = llvm.getelementptr inbounds %5[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<1 x i8>
    llvm.store %2, %7 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.call fastcc @__tvm_ffi__put(%arg0, %7, %3) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %8 = llvm.sub %1, %arg1 : i64
    %9 = llvm.select %6, %8, %arg1 : i1, i64
    llvm.call fastcc tail @__tvm_ffi__put_unsigned(%arg0, %9, %4) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
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
