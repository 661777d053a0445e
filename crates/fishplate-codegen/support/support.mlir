// Generated from support.c by support/generate; do not edit.
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str(", got \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.1("address 0x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.2("True\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.3("False\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.4("-\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.5("%.*g\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.6("complex\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.7("code \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.8(" of bits \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.9("x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.10("strides [\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.11(", \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.12("]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
    %9 = llvm.mlir.addressof @__tvm_ffi__str.10 : !llvm.ptr
    %10 = llvm.mlir.constant(9 : i64) : i64
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__str.12 : !llvm.ptr
    %14 = llvm.mlir.addressof @__tvm_ffi__str.11 : !llvm.ptr
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
    %26 = llvm.mlir.constant(255 : i32) : i32
    %27 = llvm.mlir.constant(5 : i32) : i32
    %28 = llvm.mlir.addressof @__tvm_ffi__str.6 : !llvm.ptr
    %29 = llvm.mlir.addressof @__tvm_ffi__str.7 : !llvm.ptr
    %30 = llvm.mlir.constant(7 : i64) : i64
    %31 = llvm.mlir.constant(10 : i32) : i32
    %32 = llvm.mlir.addressof @__tvm_ffi__str.8 : !llvm.ptr
    %33 = llvm.mlir.constant(8 : i32) : i32
    %34 = llvm.mlir.constant(131071 : i32) : i32
    %35 = llvm.mlir.addressof @__tvm_ffi__str.9 : !llvm.ptr
    %36 = llvm.mlir.constant(64 : i32) : i32
    %37 = llvm.mlir.constant(2 : i32) : i32
    %38 = llvm.mlir.constant(24 : i64) : i64
    %39 = llvm.mlir.constant(15 : i32) : i32
    %40 = llvm.mlir.constant(18 : i32) : i32
    %41 = llvm.mlir.addressof @__tvm_ffi__str.5 : !llvm.ptr
    %42 = llvm.mlir.zero : !llvm.ptr
    %43 = llvm.mlir.constant(11 : i32) : i32
    %44 = llvm.mlir.constant(65 : i32) : i32
    %45 = llvm.mlir.constant(9 : i32) : i32
    %46 = llvm.mlir.constant(12 : i32) : i32
    %47 = llvm.mlir.constant(66 : i32) : i32
    %48 = llvm.mlir.constant(7 : i32) : i32
    %49 = llvm.mlir.constant(70 : i32) : i32
    %50 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %51 = llvm.alloca %0 x !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.alloca %0 x !llvm.array<12 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %53 = llvm.alloca %0 x !llvm.array<192 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %54 = llvm.alloca %0 x !llvm.struct<"support.Out", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %55 = llvm.sext %arg1 : i32 to i64
    %56 = llvm.getelementptr inbounds %arg0[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %57 = llvm.bitcast %56 : !llvm.ptr to !llvm.ptr
    %58 = llvm.bitcast %52 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %52 : !llvm.ptr
    %59 = llvm.getelementptr inbounds %53[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.intr.lifetime.start %53 : !llvm.ptr
    %60 = llvm.getelementptr inbounds %56[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %61 = llvm.bitcast %60 : !llvm.ptr to !llvm.ptr
    %62 = llvm.load %61 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.intr.smax(%62, %3) : (i32, i32) -> i32
    %64 = llvm.zext %63 : i32 to i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%65: i64):  // 2 preds: ^bb0, ^bb3
    %66 = llvm.icmp "eq" %65, %64 : i64
    llvm.cond_br %66, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %67 = llvm.bitcast %54 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %54 : !llvm.ptr
    %68 = llvm.getelementptr inbounds %54[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Out", (ptr, ptr)>
    llvm.store %59, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %69 = llvm.getelementptr inbounds %54[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Out", (ptr, ptr)>
    %70 = llvm.getelementptr inbounds %53[%1, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.store %70, %69 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %71 = llvm.getelementptr inbounds %56[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.bitcast %71 : !llvm.ptr to !llvm.ptr
    %73 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.icmp "eq" %73, %3 : i32
    llvm.cond_br %74, ^bb40, ^bb4
  ^bb3:  // pred: ^bb1
    %75 = llvm.add %65, %4 overflow<nsw, nuw> : i64
    %76 = llvm.getelementptr inbounds %57[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %77 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.sext %77 : i32 to i64
    %79 = llvm.getelementptr inbounds %arg0[%78] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.getelementptr inbounds %52[%1, %65] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %79, %80 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %81 = llvm.add %65, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%81 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call fastcc @__tvm_ffi__put(%54, %7, %8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %82 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %82 : i32, ^bb40 [
      1: ^bb5,
      2: ^bb6,
      3: ^bb9,
      4: ^bb15,
      5: ^bb24,
      6: ^bb32,
      8: ^bb33,
      7: ^bb34
    ]
  ^bb5:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__put_int(%54, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb40
  ^bb6:  // pred: ^bb4
    %83 = llvm.trunc %arg2 : i64 to i32
    %84 = llvm.icmp "eq" %83, %33 : i32
    %85 = llvm.icmp "eq" %83, %43 : i32
    %86 = llvm.or %84, %85 : i1
    %87 = llvm.select %86, %44, %83 : i1, i32
    %88 = llvm.icmp "eq" %87, %45 : i32
    %89 = llvm.icmp "eq" %87, %46 : i32
    %90 = llvm.or %88, %89 : i1
    %91 = llvm.select %90, %47, %87 : i1, i32
    %92 = llvm.icmp "eq" %91, %48 : i32
    %93 = llvm.select %92, %49, %91 : i1, i32
    %94 = llvm.call @TVMFFIGetTypeInfo(%93) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> !llvm.ptr
    %95 = llvm.icmp "eq" %94, %42 : !llvm.ptr
    llvm.cond_br %95, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %96 = llvm.getelementptr inbounds %94[%1, 2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.TypeInfo", (i32, i32, struct<"support.Bytes", (ptr, i64)>)>
    %97 = llvm.load %96 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.getelementptr inbounds %94[%1, 2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.TypeInfo", (i32, i32, struct<"support.Bytes", (ptr, i64)>)>
    %99 = llvm.load %98 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put(%54, %97, %99) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb40
  ^bb8:  // pred: ^bb6
    %100 = llvm.sext %93 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put_int(%54, %100) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb40
  ^bb9:  // pred: ^bb4
    %101 = llvm.bitcast %arg2 : i64 to f64
    llvm.br ^bb10(%39 : i32)
  ^bb10(%102: i32):  // 2 preds: ^bb9, ^bb11
    %103 = llvm.icmp "eq" %102, %40 : i32
    llvm.cond_br %103, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %104 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %105 = llvm.load %69 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %106 = llvm.ptrtoint %105 : !llvm.ptr to i64
    %107 = llvm.ptrtoint %104 : !llvm.ptr to i64
    %108 = llvm.sub %106, %107 : i64
    %109 = llvm.call @snprintf(%104, %108, %41, %102, %101) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %110 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %111 = llvm.call @strtod(%110, %42) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %112 = llvm.fcmp "oeq" %111, %101 : f64
    %113 = llvm.add %102, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %112, ^bb12, ^bb10(%113 : i32)
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %114 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb13(%114 : !llvm.ptr)
  ^bb13(%115: !llvm.ptr):  // 2 preds: ^bb12, ^bb14
    %116 = llvm.load %115 {alignment = 1 : i64} : !llvm.ptr -> i8
    %117 = llvm.icmp "eq" %116, %25 : i8
    llvm.cond_br %117, ^bb40, ^bb14
  ^bb14:  // pred: ^bb13
    %118 = llvm.getelementptr inbounds %115[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %118, %68 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb13(%118 : !llvm.ptr)
  ^bb15:  // pred: ^bb4
    %119 = llvm.trunc %arg2 : i64 to i32
    %120 = llvm.bitcast %50 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %50 : !llvm.ptr
    llvm.store %119, %50 {alignment = 4 : i64} : i32, !llvm.ptr
    %121 = llvm.bitcast %51 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %51 : !llvm.ptr
    %122 = llvm.getelementptr inbounds %51[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)>
    llvm.store %3, %122 {alignment = 8 : i64} : i32, !llvm.ptr
    %123 = llvm.call @TVMFFIDataTypeToString(%50, %51) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %124 = llvm.icmp "eq" %123, %3 : i32
    llvm.cond_br %124, ^bb20, ^bb16
  ^bb16:  // pred: ^bb15
    %125 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.and %125, %26 : i32
    %127 = llvm.icmp "eq" %126, %27 : i32
    %128 = llvm.select %127, %28, %29 : i1, !llvm.ptr
    %129 = llvm.select %127, %30, %18 : i1, i64
    llvm.call fastcc @__tvm_ffi__put(%54, %128, %129) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.cond_br %127, ^bb18, ^bb17
  ^bb17:  // pred: ^bb16
    %130 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %131 = llvm.and %130, %26 : i32
    %132 = llvm.zext %131 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put_unsigned(%54, %132, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.call fastcc @__tvm_ffi__put(%54, %32, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb18:  // 2 preds: ^bb16, ^bb17
    %133 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %134 = llvm.lshr %133, %33 : i32
    %135 = llvm.and %134, %26 : i32
    %136 = llvm.zext %135 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put_unsigned(%54, %136, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    %137 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %138 = llvm.icmp "ugt" %137, %34 : i32
    llvm.cond_br %138, ^bb19, ^bb23
  ^bb19:  // pred: ^bb18
    llvm.call fastcc @__tvm_ffi__put(%54, %35, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %139 = llvm.load %50 {alignment = 4 : i64} : !llvm.ptr -> i32
    %140 = llvm.lshr %139, %21 : i32
    %141 = llvm.zext %140 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put_unsigned(%54, %141, %31) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb23
  ^bb20:  // pred: ^bb15
    %142 = llvm.load %122 {alignment = 8 : i64} : !llvm.ptr -> i32
    %143 = llvm.icmp "slt" %142, %36 : i32
    %144 = llvm.getelementptr inbounds %51[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)>
    llvm.cond_br %143, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %145 = llvm.bitcast %144 : !llvm.ptr to !llvm.ptr
    %146 = llvm.getelementptr inbounds %51[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)>
    %147 = llvm.load %146 {alignment = 4 : i64} : !llvm.ptr -> i32
    %148 = llvm.zext %147 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put(%54, %145, %148) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb23
  ^bb22:  // pred: ^bb20
    %149 = llvm.bitcast %144 : !llvm.ptr to !llvm.ptr
    %150 = llvm.load %149 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %151 = llvm.getelementptr inbounds %150[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %152 = llvm.bitcast %151 : !llvm.ptr to !llvm.ptr
    %153 = llvm.load %152 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %154 = llvm.getelementptr inbounds %150[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %155 = llvm.bitcast %154 : !llvm.ptr to !llvm.ptr
    %156 = llvm.load %155 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put(%54, %153, %156) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %157 = llvm.call @TVMFFIObjectDecRef(%150) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb23
  ^bb23:  // 4 preds: ^bb18, ^bb19, ^bb21, ^bb22
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.intr.lifetime.end %50 : !llvm.ptr
    llvm.br ^bb40
  ^bb24:  // pred: ^bb4
    %158 = llvm.getelementptr inbounds %56[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %159 = llvm.bitcast %158 : !llvm.ptr to !llvm.ptr
    %160 = llvm.load %159 {alignment = 4 : i64} : !llvm.ptr -> i32
    %161 = llvm.sext %160 : i32 to i64
    %162 = llvm.getelementptr inbounds %arg0[%161] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.bitcast %162 : !llvm.ptr to !llvm.ptr
    %164 = llvm.trunc %arg2 : i64 to i32
    llvm.br ^bb25(%163 : !llvm.ptr)
  ^bb25(%165: !llvm.ptr):  // 2 preds: ^bb24, ^bb30
    %166 = llvm.load %165 {alignment = 4 : i64} : !llvm.ptr -> i32
    %167 = llvm.icmp "sgt" %166, %23 : i32
    llvm.cond_br %167, ^bb26, ^bb31
  ^bb26:  // pred: ^bb25
    %168 = llvm.icmp "eq" %166, %164 : i32
    llvm.cond_br %168, ^bb27, ^bb30
  ^bb27:  // pred: ^bb26
    %169 = llvm.getelementptr inbounds %165[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %170 = llvm.load %169 {alignment = 4 : i64} : !llvm.ptr -> i32
    %171 = llvm.sext %170 : i32 to i64
    %172 = llvm.getelementptr inbounds %arg0[%171] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb28(%172 : !llvm.ptr)
  ^bb28(%173: !llvm.ptr):  // 2 preds: ^bb27, ^bb29
    %174 = llvm.load %173 {alignment = 1 : i64} : !llvm.ptr -> i8
    %175 = llvm.icmp "eq" %174, %25 : i8
    llvm.cond_br %175, ^bb40, ^bb29
  ^bb29:  // pred: ^bb28
    llvm.call fastcc @__tvm_ffi__put(%54, %173, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %176 = llvm.getelementptr inbounds %173[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb28(%176 : !llvm.ptr)
  ^bb30:  // pred: ^bb26
    %177 = llvm.getelementptr inbounds %165[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb25(%177 : !llvm.ptr)
  ^bb31:  // pred: ^bb25
    %178 = llvm.shl %arg2, %24 : i64
    %179 = llvm.ashr exact %178, %24 : i64
    llvm.call fastcc @__tvm_ffi__put_int(%54, %179) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb40
  ^bb32:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__put(%54, %19, %20) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.call fastcc @__tvm_ffi__put_unsigned(%54, %arg2, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb40
  ^bb33:  // pred: ^bb4
    %180 = llvm.icmp "eq" %arg2, %1 : i64
    %181 = llvm.select %180, %16, %17 : i1, !llvm.ptr
    %182 = llvm.select %180, %18, %4 : i1, i64
    llvm.call fastcc @__tvm_ffi__put(%54, %181, %182) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb40
  ^bb34:  // pred: ^bb4
    %183 = llvm.inttoptr %arg2 : i64 to !llvm.ptr
    llvm.call fastcc @__tvm_ffi__put(%54, %9, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %184 = llvm.getelementptr inbounds %183[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>
    %185 = llvm.getelementptr inbounds %183[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>
    llvm.br ^bb35(%1 : i64)
  ^bb35(%186: i64):  // 2 preds: ^bb34, ^bb38
    %187 = llvm.load %184 {alignment = 8 : i64} : !llvm.ptr -> i32
    %188 = llvm.sext %187 : i32 to i64
    %189 = llvm.icmp "slt" %186, %188 : i64
    llvm.cond_br %189, ^bb36, ^bb39
  ^bb36:  // pred: ^bb35
    %190 = llvm.icmp "eq" %186, %1 : i64
    llvm.cond_br %190, ^bb38, ^bb37
  ^bb37:  // pred: ^bb36
    llvm.call fastcc @__tvm_ffi__put(%54, %14, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb38
  ^bb38:  // 2 preds: ^bb36, ^bb37
    %191 = llvm.load %185 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %192 = llvm.getelementptr inbounds %191[%186] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %193 = llvm.load %192 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put_int(%54, %193) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %194 = llvm.add %186, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb35(%194 : i64)
  ^bb39:  // pred: ^bb35
    llvm.call fastcc @__tvm_ffi__put(%54, %13, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb40
  ^bb40:  // 12 preds: ^bb2, ^bb4, ^bb5, ^bb7, ^bb8, ^bb13, ^bb23, ^bb28, ^bb31, ^bb32, ^bb33, ^bb39
    %195 = llvm.load %68 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %25, %195 {alignment = 1 : i64} : i8, !llvm.ptr
    %196 = llvm.sext %62 : i32 to i64
    %197 = llvm.getelementptr inbounds %52[%1, %196] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %59, %197 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %198 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> i32
    %199 = llvm.sext %198 : i32 to i64
    %200 = llvm.getelementptr inbounds %arg0[%199] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %201 = llvm.getelementptr inbounds %52[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    %202 = llvm.add %62, %0 overflow<nsw> : i32
    llvm.call @TVMFFIErrorSetRaisedFromCStrParts(%200, %201, %202) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %54 : !llvm.ptr
    llvm.intr.lifetime.end %53 : !llvm.ptr
    llvm.intr.lifetime.end %52 : !llvm.ptr
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
