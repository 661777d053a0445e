// Generated from text.c by support/generate; do not edit. Inputs: 3f75ecae1839a699
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__text_str("nan\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.__tvm_ffi__float_text.decimal() {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant("0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00") : !llvm.array<18 x i8>
    %3 = llvm.mlir.undef : !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)> 
    %6 = llvm.insertvalue %0, %5[2] : !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)> 
    llvm.return %6 : !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
  }
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__text_str.1("inf\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__text_str.2("%.*e\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__text_str.3("%.*se%d\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__text_str.4("0.\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__text_str.5(".\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__text_str.6("0\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func local_unnamed_addr @__tvm_ffi__float_text(%arg0: !llvm.ptr {llvm.noundef}, %arg1: f64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(-1 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(45 : i8) : i8
    %5 = llvm.mlir.constant(9223372036854775807 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.addressof @__const.__tvm_ffi__float_text.decimal : !llvm.ptr
    %9 = llvm.mlir.constant(28 : i64) : i64
    %10 = llvm.mlir.constant(9218868437227405312 : i64) : i64
    %11 = llvm.mlir.constant(52 : i32) : i32
    %12 = llvm.mlir.constant(2.2250738585072014E-308 : f64) : f64
    %13 = llvm.mlir.constant(15 : i32) : i32
    %14 = llvm.mlir.constant(23 : i32) : i32
    %15 = llvm.mlir.constant(1.1754943508222875E-38 : f64) : f64
    %16 = llvm.mlir.constant(6 : i32) : i32
    %17 = llvm.mlir.constant(2 : i32) : i32
    %18 = llvm.mlir.constant(18 : i32) : i32
    %19 = llvm.mlir.constant(-1 : i32) : i32
    %20 = llvm.mlir.constant(40 : i64) : i64
    %21 = llvm.mlir.addressof @__tvm_ffi__text_str.2 : !llvm.ptr
    %22 = llvm.mlir.constant(101 : i8) : i8
    %23 = llvm.mlir.constant(-48 : i8) : i8
    %24 = llvm.mlir.constant(10 : i8) : i8
    %25 = llvm.mlir.constant(17 : i32) : i32
    %26 = llvm.mlir.constant(2 : i64) : i64
    %27 = llvm.mlir.constant(0 : i8) : i8
    %28 = llvm.mlir.constant(10 : i32) : i32
    %29 = llvm.mlir.constant(-48 : i32) : i32
    %30 = llvm.mlir.constant(49 : i8) : i8
    %31 = llvm.mlir.constant(57 : i8) : i8
    %32 = llvm.mlir.constant(1 : i8) : i8
    %33 = llvm.mlir.constant(48 : i8) : i8
    %34 = llvm.mlir.constant(4294967295 : i64) : i64
    %35 = llvm.mlir.constant(4 : i32) : i32
    %36 = llvm.mlir.constant(20 : i32) : i32
    %37 = llvm.mlir.addressof @__tvm_ffi__text_str.5 : !llvm.ptr
    %38 = llvm.mlir.constant(43 : i8) : i8
    %39 = llvm.mlir.constant(99 : i32) : i32
    %40 = llvm.mlir.constant(100 : i32) : i32
    %41 = llvm.mlir.constant(3 : i64) : i64
    %42 = llvm.mlir.addressof @__tvm_ffi__text_str.6 : !llvm.ptr
    %43 = llvm.mlir.addressof @__tvm_ffi__text_str.4 : !llvm.ptr
    %44 = llvm.mlir.addressof @__tvm_ffi__text_str.1 : !llvm.ptr
    %45 = llvm.mlir.constant(3 : i32) : i32
    %46 = llvm.mlir.addressof @__tvm_ffi__text_str : !llvm.ptr
    %47 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %48 = llvm.alloca %0 x !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %49 = llvm.fcmp "uno" %arg1, %1 : f64
    llvm.cond_br %49, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %50 = llvm.call fastcc tail @__tvm_ffi__text_put(%arg0, %46, %45) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb42(%50 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    %51 = llvm.bitcast %arg1 : f64 to i64
    %52 = llvm.icmp "sgt" %51, %2 : i64
    llvm.cond_br %52, ^bb4(%arg0 : !llvm.ptr), ^bb3
  ^bb3:  // pred: ^bb2
    %53 = llvm.getelementptr inbounds %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %4, %arg0 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb4(%53 : !llvm.ptr)
  ^bb4(%54: !llvm.ptr):  // 2 preds: ^bb2, ^bb3
    %55 = llvm.and %51, %5 : i64
    %56 = llvm.bitcast %55 : i64 to f64
    %57 = llvm.getelementptr inbounds %48[%6, 0, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    llvm.intr.lifetime.start %48 : !llvm.ptr
    "llvm.intr.memcpy"(%57, %8, %9) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 28 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %58 = llvm.fcmp "ule" %56, %1 : f64
    %59 = llvm.and %51, %10 : i64
    %60 = llvm.icmp "eq" %59, %10 : i64
    %61 = llvm.or %60, %58 : i1
    llvm.cond_br %61, ^bb28(%0 : i32), ^bb5
  ^bb5:  // pred: ^bb4
    %62 = llvm.icmp "eq" %arg2, %11 : i32
    %63 = llvm.fcmp "oge" %56, %12 : f64
    %64 = llvm.and %62, %63 : i1
    %65 = llvm.select %64, %13, %0 : i1, i32
    %66 = llvm.icmp "eq" %arg2, %14 : i32
    %67 = llvm.fcmp "oge" %56, %15 : f64
    %68 = llvm.and %66, %67 : i1
    %69 = llvm.select %68, %16, %65 : i1, i32
    %70 = llvm.getelementptr inbounds %47[%6, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i8>
    %71 = llvm.getelementptr inbounds %48[%6, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %72 = llvm.getelementptr inbounds %48[%6, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    llvm.br ^bb6(%69 : i32)
  ^bb6(%73: i32):  // 2 preds: ^bb5, ^bb23
    %74 = llvm.icmp "eq" %73, %18 : i32
    llvm.cond_br %74, ^bb24, ^bb7
  ^bb7:  // pred: ^bb6
    llvm.intr.lifetime.start %47 : !llvm.ptr
    %75 = llvm.add %73, %19 overflow<nsw> : i32
    %76 = llvm.call @snprintf(%70, %20, %21, %75, %56) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    llvm.store %7, %71 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8(%70 : !llvm.ptr)
  ^bb8(%77: !llvm.ptr):  // 2 preds: ^bb7, ^bb12
    %78 = llvm.load %77 {alignment = 1 : i64} : !llvm.ptr -> i8
    %79 = llvm.icmp "eq" %78, %22 : i8
    llvm.cond_br %79, ^bb13, ^bb9
  ^bb9:  // pred: ^bb8
    %80 = llvm.add %78, %23 : i8
    %81 = llvm.icmp "ult" %80, %24 : i8
    llvm.cond_br %81, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %82 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> i32
    %83 = llvm.icmp "slt" %82, %25 : i32
    llvm.cond_br %83, ^bb11, ^bb12
  ^bb11:  // pred: ^bb10
    %84 = llvm.add %82, %0 overflow<nsw> : i32
    llvm.store %84, %71 {alignment = 4 : i64} : i32, !llvm.ptr
    %85 = llvm.sext %82 : i32 to i64
    %86 = llvm.getelementptr inbounds %48[%6, 0, %85] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    llvm.store %78, %86 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb12
  ^bb12:  // 3 preds: ^bb9, ^bb10, ^bb11
    %87 = llvm.getelementptr inbounds %77[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%87 : !llvm.ptr)
  ^bb13:  // pred: ^bb8
    %88 = llvm.getelementptr inbounds %77[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %89 = llvm.load %88 {alignment = 1 : i64} : !llvm.ptr -> i8
    %90 = llvm.getelementptr inbounds %77[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb14(%90, %7 : !llvm.ptr, i32)
  ^bb14(%91: !llvm.ptr, %92: i32):  // 2 preds: ^bb13, ^bb15
    %93 = llvm.load %91 {alignment = 1 : i64} : !llvm.ptr -> i8
    %94 = llvm.icmp "eq" %93, %27 : i8
    llvm.cond_br %94, ^bb16, ^bb15
  ^bb15:  // pred: ^bb14
    %95 = llvm.mul %92, %28 overflow<nsw> : i32
    %96 = llvm.sext %93 : i8 to i32
    %97 = llvm.add %95, %29 : i32
    %98 = llvm.add %97, %96 : i32
    %99 = llvm.getelementptr inbounds %91[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb14(%99, %98 : !llvm.ptr, i32)
  ^bb16:  // pred: ^bb14
    %100 = llvm.icmp "eq" %89, %4 : i8
    %101 = llvm.sub %7, %92 overflow<nsw> : i32
    %102 = llvm.select %100, %101, %92 : i1, i32
    llvm.store %102, %72 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.intr.lifetime.end %47 : !llvm.ptr
    %103 = llvm.call fastcc @__tvm_ffi__text_reads_back(%48, %56, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %104 = llvm.icmp "eq" %103, %7 : i32
    llvm.cond_br %104, ^bb17, ^bb24
  ^bb17:  // pred: ^bb16
    %105 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> i32
    %106 = llvm.zext %105 : i32 to i64
    llvm.br ^bb18(%106 : i64)
  ^bb18(%107: i64):  // 2 preds: ^bb17, ^bb20
    %108 = llvm.add %107, %2 overflow<nsw> : i64
    %109 = llvm.trunc %107 : i64 to i32
    %110 = llvm.icmp "sgt" %109, %7 : i32
    llvm.cond_br %110, ^bb19, ^bb22
  ^bb19:  // pred: ^bb18
    %111 = llvm.getelementptr inbounds %48[%6, 0, %108] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %112 = llvm.load %111 {alignment = 1 : i64} : !llvm.ptr -> i8
    %113 = llvm.icmp "eq" %112, %31 : i8
    llvm.cond_br %113, ^bb20, ^bb21
  ^bb20:  // pred: ^bb19
    llvm.store %33, %111 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb18(%108 : i64)
  ^bb21:  // pred: ^bb19
    %114 = llvm.add %112, %32 : i8
    llvm.store %114, %111 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb23
  ^bb22:  // pred: ^bb18
    llvm.store %30, %57 {alignment = 4 : i64} : i8, !llvm.ptr
    %115 = llvm.load %72 {alignment = 4 : i64} : !llvm.ptr -> i32
    %116 = llvm.add %115, %0 overflow<nsw> : i32
    llvm.store %116, %72 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb23
  ^bb23:  // 2 preds: ^bb21, ^bb22
    %117 = llvm.call fastcc @__tvm_ffi__text_reads_back(%48, %56, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, f64 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %118 = llvm.icmp "eq" %117, %7 : i32
    %119 = llvm.add %73, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %118, ^bb6(%119 : i32), ^bb24
  ^bb24:  // 3 preds: ^bb6, ^bb16, ^bb23
    %120 = llvm.load %71 {alignment = 4 : i64} : !llvm.ptr -> i32
    %121 = llvm.zext %120 : i32 to i64
    llvm.br ^bb25(%120, %121 : i32, i64)
  ^bb25(%122: i32, %123: i64):  // 2 preds: ^bb24, ^bb27
    %124 = llvm.trunc %123 : i64 to i32
    %125 = llvm.icmp "sgt" %124, %0 : i32
    llvm.cond_br %125, ^bb26, ^bb28(%122 : i32)
  ^bb26:  // pred: ^bb25
    %126 = llvm.add %123, %2 overflow<nsw> : i64
    %127 = llvm.trunc %126 : i64 to i32
    %128 = llvm.and %126, %34 : i64
    %129 = llvm.getelementptr inbounds %48[%6, 0, %128] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %130 = llvm.load %129 {alignment = 1 : i64} : !llvm.ptr -> i8
    %131 = llvm.icmp "eq" %130, %33 : i8
    llvm.cond_br %131, ^bb27, ^bb28(%122 : i32)
  ^bb27:  // pred: ^bb26
    llvm.store %127, %71 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb25(%127, %126 : i32, i64)
  ^bb28(%132: i32):  // 3 preds: ^bb4, ^bb25, ^bb26
    llvm.cond_br %60, ^bb29, ^bb30
  ^bb29:  // pred: ^bb28
    %133 = llvm.call fastcc @__tvm_ffi__text_put(%54, %44, %45) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb41(%133 : !llvm.ptr)
  ^bb30:  // pred: ^bb28
    %134 = llvm.getelementptr inbounds %48[%6, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %135 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.add %135, %35 : i32
    %137 = llvm.icmp "ult" %136, %36 : i32
    llvm.cond_br %137, ^bb31, ^bb36
  ^bb31:  // pred: ^bb30
    %138 = llvm.add %135, %0 overflow<nsw> : i32
    %139 = llvm.icmp "slt" %135, %7 : i32
    llvm.cond_br %139, ^bb32, ^bb33
  ^bb32:  // pred: ^bb31
    %140 = llvm.call fastcc @__tvm_ffi__text_put(%54, %43, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %141 = llvm.xor %135, %19 : i32
    %142 = llvm.call fastcc @__tvm_ffi__text_zeros(%140, %141) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %143 = llvm.call fastcc @__tvm_ffi__text_put(%142, %57, %132) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb41(%143 : !llvm.ptr)
  ^bb33:  // pred: ^bb31
    %144 = llvm.icmp "slt" %132, %138 : i32
    %145 = llvm.select %144, %132, %138 : i1, i32
    %146 = llvm.call fastcc @__tvm_ffi__text_put(%54, %57, %145) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %147 = llvm.sub %138, %145 overflow<nsw> : i32
    %148 = llvm.call fastcc @__tvm_ffi__text_zeros(%146, %147) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %149 = llvm.call fastcc @__tvm_ffi__text_put(%148, %37, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %150 = llvm.icmp "sgt" %132, %138 : i32
    llvm.cond_br %150, ^bb34, ^bb35
  ^bb34:  // pred: ^bb33
    %151 = llvm.sext %145 : i32 to i64
    %152 = llvm.getelementptr inbounds %48[%6, 0, %151] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %153 = llvm.sub %132, %145 overflow<nsw> : i32
    %154 = llvm.call fastcc @__tvm_ffi__text_put(%149, %152, %153) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb41(%154 : !llvm.ptr)
  ^bb35:  // pred: ^bb33
    %155 = llvm.call fastcc @__tvm_ffi__text_put(%149, %42, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb41(%155 : !llvm.ptr)
  ^bb36:  // pred: ^bb30
    %156 = llvm.call fastcc @__tvm_ffi__text_put(%54, %57, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %157 = llvm.getelementptr inbounds %48[%6, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %158 = llvm.load %157 {alignment = 4 : i64} : !llvm.ptr -> i32
    %159 = llvm.icmp "sgt" %158, %0 : i32
    llvm.cond_br %159, ^bb37, ^bb38(%156 : !llvm.ptr)
  ^bb37:  // pred: ^bb36
    %160 = llvm.call fastcc @__tvm_ffi__text_put(%156, %37, %0) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    %161 = llvm.getelementptr inbounds %48[%6, 0, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %162 = llvm.load %157 {alignment = 4 : i64} : !llvm.ptr -> i32
    %163 = llvm.add %162, %19 overflow<nsw> : i32
    %164 = llvm.call fastcc @__tvm_ffi__text_put(%160, %161, %163) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> !llvm.ptr
    llvm.br ^bb38(%164 : !llvm.ptr)
  ^bb38(%165: !llvm.ptr):  // 2 preds: ^bb36, ^bb37
    %166 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> i32
    %167 = llvm.icmp "slt" %166, %7 : i32
    %168 = llvm.sub %7, %166 overflow<nsw> : i32
    %169 = llvm.select %167, %168, %166 : i1, i32
    %170 = llvm.getelementptr inbounds %165[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %22, %165 {alignment = 1 : i64} : i8, !llvm.ptr
    %171 = llvm.select %167, %4, %38 : i1, i8
    %172 = llvm.getelementptr inbounds %165[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %171, %170 {alignment = 1 : i64} : i8, !llvm.ptr
    %173 = llvm.icmp "sgt" %169, %39 : i32
    llvm.cond_br %173, ^bb39, ^bb40(%172 : !llvm.ptr)
  ^bb39:  // pred: ^bb38
    %174 = llvm.udiv %169, %40 : i32
    %175 = llvm.trunc %174 : i32 to i8
    %176 = llvm.add %175, %33 : i8
    %177 = llvm.getelementptr inbounds %165[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %176, %172 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb40(%177 : !llvm.ptr)
  ^bb40(%178: !llvm.ptr):  // 2 preds: ^bb38, ^bb39
    %179 = llvm.udiv %169, %28 : i32
    %180 = llvm.urem %179, %28 : i32
    %181 = llvm.trunc %180 : i32 to i8
    %182 = llvm.or %181, %33 : i8
    %183 = llvm.getelementptr inbounds %178[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %182, %178 {alignment = 1 : i64} : i8, !llvm.ptr
    %184 = llvm.urem %169, %28 : i32
    %185 = llvm.trunc %184 : i32 to i8
    %186 = llvm.or %185, %33 : i8
    %187 = llvm.getelementptr inbounds %178[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %186, %183 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb41(%187 : !llvm.ptr)
  ^bb41(%188: !llvm.ptr):  // 5 preds: ^bb29, ^bb32, ^bb34, ^bb35, ^bb40
    llvm.intr.lifetime.end %48 : !llvm.ptr
    llvm.br ^bb42(%188 : !llvm.ptr)
  ^bb42(%189: !llvm.ptr):  // 2 preds: ^bb1, ^bb41
    llvm.store %27, %189 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.return
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__text_put(%arg0: !llvm.ptr {llvm.noundef, llvm.writeonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}, %arg2: i32 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.intr.smax(%arg2, %0) : (i32, i32) -> i32
    %4 = llvm.zext %3 : i32 to i64
    llvm.br ^bb1(%1, %arg0 : i64, !llvm.ptr)
  ^bb1(%5: i64, %6: !llvm.ptr):  // 2 preds: ^bb0, ^bb3
    %7 = llvm.icmp "eq" %5, %4 : i64
    llvm.cond_br %7, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.return %6 : !llvm.ptr
  ^bb3:  // pred: ^bb1
    %8 = llvm.getelementptr inbounds %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 1 : i64} : !llvm.ptr -> i8
    %10 = llvm.getelementptr inbounds %6[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %6 {alignment = 1 : i64} : i8, !llvm.ptr
    %11 = llvm.add %5, %2 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%11, %10 : i64, !llvm.ptr)
  }
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__text_reads_back(%arg0: !llvm.ptr {llvm.noundef}, %arg1: f64 {llvm.noundef}, %arg2: i32 {llvm.noundef}) -> i32 attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(40 : i64) : i64
    %5 = llvm.mlir.addressof @__tvm_ffi__text_str.3 : !llvm.ptr
    %6 = llvm.mlir.constant(23 : i32) : i32
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.mlir.constant(52 : i32) : i32
    %9 = llvm.mlir.constant(52 : i64) : i64
    %10 = llvm.mlir.constant(-1023 : i32) : i32
    %11 = llvm.mlir.constant(10 : i32) : i32
    %12 = llvm.mlir.constant(-14 : i32) : i32
    %13 = llvm.mlir.constant(-126 : i32) : i32
    %14 = llvm.mlir.constant(1075 : i32) : i32
    %15 = llvm.alloca %0 x !llvm.array<40 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.getelementptr inbounds %15[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<40 x i8>
    llvm.intr.lifetime.start %15 : !llvm.ptr
    %17 = llvm.getelementptr inbounds %arg0[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %18 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.getelementptr inbounds %arg0[%1, 0, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %20 = llvm.getelementptr inbounds %arg0[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"text.Decimal", (array<18 x i8>, i32, i32)>
    %21 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.sub %0, %18 : i32
    %23 = llvm.add %22, %21 : i32
    %24 = llvm.call @snprintf(%16, %4, %5, %18, %19, %23) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %25 = llvm.icmp "eq" %arg2, %6 : i32
    llvm.cond_br %25, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %26 = llvm.call @strtof(%16, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32
    %27 = llvm.fptrunc %arg1 : f64 to f32
    %28 = llvm.fcmp "oeq" %26, %27 : f32
    llvm.br ^bb5(%28 : i1)
  ^bb2:  // pred: ^bb0
    %29 = llvm.call @strtod(%16, %7) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %30 = llvm.icmp "eq" %arg2, %8 : i32
    llvm.cond_br %30, ^bb4(%29 : f64), ^bb3
  ^bb3:  // pred: ^bb2
    %31 = llvm.bitcast %29 : f64 to i64
    %32 = llvm.lshr %31, %9 : i64
    %33 = llvm.trunc %32 : i64 to i32
    %34 = llvm.add %33, %10 overflow<nsw> : i32
    %35 = llvm.icmp "eq" %arg2, %11 : i32
    %36 = llvm.select %35, %12, %13 : i1, i32
    %37 = llvm.icmp "slt" %34, %36 : i32
    %38 = llvm.select %37, %36, %34 : i1, i32
    %39 = llvm.sub %14, %arg2 : i32
    %40 = llvm.add %39, %38 : i32
    %41 = llvm.zext %40 : i32 to i64
    %42 = llvm.shl %41, %9 : i64
    %43 = llvm.bitcast %42 : i64 to f64
    %44 = llvm.fadd %29, %43 : f64
    %45 = llvm.fsub %44, %43 : f64
    llvm.br ^bb4(%45 : f64)
  ^bb4(%46: f64):  // 2 preds: ^bb2, ^bb3
    %47 = llvm.fcmp "oeq" %46, %arg1 : f64
    llvm.br ^bb5(%47 : i1)
  ^bb5(%48: i1):  // 2 preds: ^bb1, ^bb4
    %49 = llvm.zext %48 : i1 to i32
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.return %49 : i32
  }
  llvm.func local_unnamed_addr @snprintf(!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, ...) -> i32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @strtof(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f32 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func local_unnamed_addr @strtod(!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64 attributes {no_inline, no_unwind, passthrough = ["minsize", "optsize"]}
  llvm.func internal unnamed_addr fastcc @__tvm_ffi__text_zeros(%arg0: !llvm.ptr {llvm.noundef, llvm.writeonly}, %arg1: i32 {llvm.noundef}) -> !llvm.ptr attributes {dso_local, no_inline, no_unwind, passthrough = ["minsize", "optsize"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(48 : i8) : i8
    llvm.br ^bb1(%arg0, %arg1 : !llvm.ptr, i32)
  ^bb1(%4: !llvm.ptr, %5: i32):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "sgt" %5, %0 : i32
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.add %5, %1 overflow<nsw> : i32
    %8 = llvm.getelementptr inbounds %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %4 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb1(%8, %7 : !llvm.ptr, i32)
  ^bb3:  // pred: ^bb1
    llvm.return %4 : !llvm.ptr
  }
}
