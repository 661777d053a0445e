// Generated from support.c by support/generate; do not edit.
module {
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str(", got \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.1("address 0x\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.2("-\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.3("%.*g\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.4("strides [\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.5(", \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__tvm_ffi__str.6("]\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
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
    %9 = llvm.mlir.addressof @__tvm_ffi__str.4 : !llvm.ptr
    %10 = llvm.mlir.constant(9 : i64) : i64
    %11 = llvm.mlir.constant(3 : i32) : i32
    %12 = llvm.mlir.constant(6 : i32) : i32
    %13 = llvm.mlir.addressof @__tvm_ffi__str.6 : !llvm.ptr
    %14 = llvm.mlir.addressof @__tvm_ffi__str.5 : !llvm.ptr
    %15 = llvm.mlir.constant(2 : i64) : i64
    %16 = llvm.mlir.addressof @__tvm_ffi__str.1 : !llvm.ptr
    %17 = llvm.mlir.constant(10 : i64) : i64
    %18 = llvm.mlir.constant(16 : i32) : i32
    %19 = llvm.mlir.constant(8 : i64) : i64
    %20 = llvm.mlir.constant(-1 : i32) : i32
    %21 = llvm.mlir.constant(32 : i64) : i64
    %22 = llvm.mlir.constant(0 : i8) : i8
    %23 = llvm.mlir.constant(64 : i32) : i32
    %24 = llvm.mlir.constant(2 : i32) : i32
    %25 = llvm.mlir.constant(24 : i64) : i64
    %26 = llvm.mlir.constant(15 : i32) : i32
    %27 = llvm.mlir.constant(18 : i32) : i32
    %28 = llvm.mlir.addressof @__tvm_ffi__str.3 : !llvm.ptr
    %29 = llvm.mlir.zero : !llvm.ptr
    %30 = llvm.mlir.constant(8 : i32) : i32
    %31 = llvm.mlir.constant(11 : i32) : i32
    %32 = llvm.mlir.constant(65 : i32) : i32
    %33 = llvm.mlir.constant(9 : i32) : i32
    %34 = llvm.mlir.constant(12 : i32) : i32
    %35 = llvm.mlir.constant(66 : i32) : i32
    %36 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %37 = llvm.alloca %0 x !llvm.struct<"struct.Any", (i32, i32, struct<"union.anon.1", (i64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %38 = llvm.alloca %0 x !llvm.array<12 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %39 = llvm.alloca %0 x !llvm.array<192 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %40 = llvm.alloca %0 x !llvm.struct<"struct.Out", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %41 = llvm.sext %arg1 : i32 to i64
    %42 = llvm.getelementptr inbounds %arg0[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.bitcast %42 : !llvm.ptr to !llvm.ptr
    %44 = llvm.bitcast %38 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %38 : !llvm.ptr
    %45 = llvm.getelementptr inbounds %39[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.intr.lifetime.start %39 : !llvm.ptr
    %46 = llvm.getelementptr inbounds %42[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %47 = llvm.bitcast %46 : !llvm.ptr to !llvm.ptr
    %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.intr.smax(%48, %3) : (i32, i32) -> i32
    %50 = llvm.zext %49 : i32 to i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%51: i64):  // 2 preds: ^bb0, ^bb3
    %52 = llvm.icmp "eq" %51, %50 : i64
    llvm.cond_br %52, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %53 = llvm.bitcast %40 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %40 : !llvm.ptr
    %54 = llvm.getelementptr inbounds %40[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Out", (ptr, ptr)>
    llvm.store %45, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.getelementptr inbounds %40[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Out", (ptr, ptr)>
    %56 = llvm.getelementptr inbounds %39[%1, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.store %56, %55 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %57 = llvm.getelementptr inbounds %42[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %58 = llvm.bitcast %57 : !llvm.ptr to !llvm.ptr
    %59 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.icmp "eq" %59, %3 : i32
    llvm.cond_br %60, ^bb35, ^bb4
  ^bb3:  // pred: ^bb1
    %61 = llvm.add %51, %4 overflow<nsw, nuw> : i64
    %62 = llvm.getelementptr inbounds %43[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %63 = llvm.load %62 {alignment = 4 : i64} : !llvm.ptr -> i32
    %64 = llvm.sext %63 : i32 to i64
    %65 = llvm.getelementptr inbounds %arg0[%64] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %66 = llvm.getelementptr inbounds %38[%1, %51] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %65, %66 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %67 = llvm.add %51, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%67 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call fastcc @__tvm_ffi__put(%40, %7, %8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %68 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %68 : i32, ^bb35 [
      1: ^bb5,
      2: ^bb6,
      3: ^bb9,
      4: ^bb14,
      5: ^bb19,
      6: ^bb27,
      7: ^bb28
    ]
  ^bb5:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__put_int(%40, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb35
  ^bb6:  // pred: ^bb4
    %69 = llvm.trunc %arg2 : i64 to i32
    %70 = llvm.icmp "eq" %69, %30 : i32
    %71 = llvm.icmp "eq" %69, %31 : i32
    %72 = llvm.or %70, %71 : i1
    %73 = llvm.select %72, %32, %69 : i1, i32
    %74 = llvm.icmp "eq" %73, %33 : i32
    %75 = llvm.icmp "eq" %73, %34 : i32
    %76 = llvm.or %74, %75 : i1
    %77 = llvm.select %76, %35, %73 : i1, i32
    %78 = llvm.call @TVMFFIGetTypeInfo(%77) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> !llvm.ptr
    %79 = llvm.icmp "eq" %78, %29 : !llvm.ptr
    llvm.cond_br %79, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %80 = llvm.getelementptr inbounds %78[%1, 2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.TypeInfo", (i32, i32, struct<"struct.Bytes", (ptr, i64)>)>
    %81 = llvm.load %80 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %82 = llvm.getelementptr inbounds %78[%1, 2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.TypeInfo", (i32, i32, struct<"struct.Bytes", (ptr, i64)>)>
    %83 = llvm.load %82 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put(%40, %81, %83) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb35
  ^bb8:  // pred: ^bb6
    %84 = llvm.sext %77 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put_int(%40, %84) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb35
  ^bb9:  // pred: ^bb4
    %85 = llvm.bitcast %arg2 : i64 to f64
    %86 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %87 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %88 = llvm.ptrtoint %87 : !llvm.ptr to i64
    %89 = llvm.ptrtoint %86 : !llvm.ptr to i64
    %90 = llvm.sub %88, %89 : i64
    llvm.br ^bb10(%26 : i32)
  ^bb10(%91: i32):  // 2 preds: ^bb9, ^bb11
    %92 = llvm.icmp "eq" %91, %27 : i32
    llvm.cond_br %92, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %93 = llvm.call @snprintf(%86, %90, %28, %91, %85) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %94 = llvm.call @strtod(%86, %29) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %95 = llvm.fcmp "oeq" %94, %85 : f64
    %96 = llvm.add %91, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %95, ^bb12, ^bb10(%96 : i32)
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.br ^bb13(%86 : !llvm.ptr)
  ^bb13(%97: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %98 = llvm.load %97 {alignment = 1 : i64} : !llvm.ptr -> i8
    %99 = llvm.icmp "eq" %98, %22 : i8
    %100 = llvm.getelementptr inbounds %97[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %99, ^bb34, ^bb13(%100 : !llvm.ptr)
  ^bb14:  // pred: ^bb4
    %101 = llvm.trunc %arg2 : i64 to i32
    %102 = llvm.bitcast %36 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %36 : !llvm.ptr
    llvm.store %101, %36 {alignment = 4 : i64} : i32, !llvm.ptr
    %103 = llvm.bitcast %37 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %37 : !llvm.ptr
    %104 = llvm.getelementptr inbounds %37[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Any", (i32, i32, struct<"union.anon.1", (i64)>)>
    llvm.store %3, %104 {alignment = 8 : i64} : i32, !llvm.ptr
    %105 = llvm.call @TVMFFIDataTypeToString(%36, %37) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %106 = llvm.icmp "eq" %105, %3 : i32
    llvm.cond_br %106, ^bb15, ^bb18
  ^bb15:  // pred: ^bb14
    %107 = llvm.load %104 {alignment = 8 : i64} : !llvm.ptr -> i32
    %108 = llvm.icmp "slt" %107, %23 : i32
    %109 = llvm.getelementptr inbounds %37[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Any", (i32, i32, struct<"union.anon.1", (i64)>)>
    llvm.cond_br %108, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %110 = llvm.bitcast %109 : !llvm.ptr to !llvm.ptr
    %111 = llvm.getelementptr inbounds %37[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Any", (i32, i32, struct<"union.anon.1", (i64)>)>
    %112 = llvm.load %111 {alignment = 4 : i64} : !llvm.ptr -> i32
    %113 = llvm.zext %112 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put(%40, %110, %113) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb17:  // pred: ^bb15
    %114 = llvm.bitcast %109 : !llvm.ptr to !llvm.ptr
    %115 = llvm.load %114 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %116 = llvm.getelementptr inbounds %115[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %117 = llvm.bitcast %116 : !llvm.ptr to !llvm.ptr
    %118 = llvm.load %117 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %119 = llvm.getelementptr inbounds %115[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %120 = llvm.bitcast %119 : !llvm.ptr to !llvm.ptr
    %121 = llvm.load %120 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put(%40, %118, %121) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %122 = llvm.call @TVMFFIObjectDecRef(%115) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb18
  ^bb18:  // 3 preds: ^bb14, ^bb16, ^bb17
    llvm.intr.lifetime.end %37 : !llvm.ptr
    llvm.intr.lifetime.end %36 : !llvm.ptr
    llvm.br ^bb35
  ^bb19:  // pred: ^bb4
    %123 = llvm.getelementptr inbounds %42[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %124 = llvm.bitcast %123 : !llvm.ptr to !llvm.ptr
    %125 = llvm.load %124 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.sext %125 : i32 to i64
    %127 = llvm.getelementptr inbounds %arg0[%126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %128 = llvm.bitcast %127 : !llvm.ptr to !llvm.ptr
    %129 = llvm.trunc %arg2 : i64 to i32
    llvm.br ^bb20(%128 : !llvm.ptr)
  ^bb20(%130: !llvm.ptr):  // 2 preds: ^bb19, ^bb25
    %131 = llvm.load %130 {alignment = 4 : i64} : !llvm.ptr -> i32
    %132 = llvm.icmp "sgt" %131, %20 : i32
    llvm.cond_br %132, ^bb21, ^bb26
  ^bb21:  // pred: ^bb20
    %133 = llvm.icmp "eq" %131, %129 : i32
    llvm.cond_br %133, ^bb22, ^bb25
  ^bb22:  // pred: ^bb21
    %134 = llvm.getelementptr inbounds %130[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %135 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> i32
    %136 = llvm.sext %135 : i32 to i64
    %137 = llvm.getelementptr inbounds %arg0[%136] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb23(%137 : !llvm.ptr)
  ^bb23(%138: !llvm.ptr):  // 2 preds: ^bb22, ^bb24
    %139 = llvm.load %138 {alignment = 1 : i64} : !llvm.ptr -> i8
    %140 = llvm.icmp "eq" %139, %22 : i8
    llvm.cond_br %140, ^bb35, ^bb24
  ^bb24:  // pred: ^bb23
    llvm.call fastcc @__tvm_ffi__put(%40, %138, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %141 = llvm.getelementptr inbounds %138[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb23(%141 : !llvm.ptr)
  ^bb25:  // pred: ^bb21
    %142 = llvm.getelementptr inbounds %130[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb20(%142 : !llvm.ptr)
  ^bb26:  // pred: ^bb20
    %143 = llvm.shl %arg2, %21 : i64
    %144 = llvm.ashr exact %143, %21 : i64
    llvm.call fastcc @__tvm_ffi__put_int(%40, %144) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb35
  ^bb27:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__put(%40, %16, %17) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.call fastcc @__tvm_ffi__put_unsigned(%40, %arg2, %18) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb35
  ^bb28:  // pred: ^bb4
    %145 = llvm.inttoptr %arg2 : i64 to !llvm.ptr
    llvm.call fastcc @__tvm_ffi__put(%40, %9, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %146 = llvm.getelementptr inbounds %145[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>
    %147 = llvm.getelementptr inbounds %145[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"struct.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>
    llvm.br ^bb29(%1 : i64)
  ^bb29(%148: i64):  // 2 preds: ^bb28, ^bb32
    %149 = llvm.load %146 {alignment = 8 : i64} : !llvm.ptr -> i32
    %150 = llvm.sext %149 : i32 to i64
    %151 = llvm.icmp "slt" %148, %150 : i64
    llvm.cond_br %151, ^bb30, ^bb33
  ^bb30:  // pred: ^bb29
    %152 = llvm.icmp "eq" %148, %1 : i64
    llvm.cond_br %152, ^bb32, ^bb31
  ^bb31:  // pred: ^bb30
    llvm.call fastcc @__tvm_ffi__put(%40, %14, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb32
  ^bb32:  // 2 preds: ^bb30, ^bb31
    %153 = llvm.load %147 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %154 = llvm.getelementptr inbounds %153[%148] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %155 = llvm.load %154 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put_int(%40, %155) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %156 = llvm.add %148, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb29(%156 : i64)
  ^bb33:  // pred: ^bb29
    llvm.call fastcc @__tvm_ffi__put(%40, %13, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb35
  ^bb34:  // pred: ^bb13
    llvm.store %97, %54 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb35
  ^bb35:  // 11 preds: ^bb2, ^bb4, ^bb5, ^bb7, ^bb8, ^bb18, ^bb23, ^bb26, ^bb27, ^bb33, ^bb34
    %157 = llvm.load %54 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %22, %157 {alignment = 1 : i64} : i8, !llvm.ptr
    %158 = llvm.sext %48 : i32 to i64
    %159 = llvm.getelementptr inbounds %38[%1, %158] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %45, %159 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %160 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> i32
    %161 = llvm.sext %160 : i32 to i64
    %162 = llvm.getelementptr inbounds %arg0[%161] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %163 = llvm.getelementptr inbounds %38[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    %164 = llvm.add %48, %0 overflow<nsw> : i32
    llvm.call @TVMFFIErrorSetRaisedFromCStrParts(%162, %163, %164) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %40 : !llvm.ptr
    llvm.intr.lifetime.end %39 : !llvm.ptr
    llvm.intr.lifetime.end %38 : !llvm.ptr
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
    %1 = llvm.mlir.addressof @__tvm_ffi__str.2 : !llvm.ptr
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
