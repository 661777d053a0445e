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
    %39 = llvm.mlir.constant(7 : i32) : i32
    %40 = llvm.mlir.constant(70 : i32) : i32
    %41 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %42 = llvm.alloca %0 x !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %43 = llvm.alloca %0 x !llvm.array<12 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %44 = llvm.alloca %0 x !llvm.array<192 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %45 = llvm.alloca %0 x !llvm.struct<"support.Out", (ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %46 = llvm.sext %arg1 : i32 to i64
    %47 = llvm.getelementptr inbounds %arg0[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %48 = llvm.bitcast %47 : !llvm.ptr to !llvm.ptr
    %49 = llvm.bitcast %43 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %43 : !llvm.ptr
    %50 = llvm.getelementptr inbounds %44[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.intr.lifetime.start %44 : !llvm.ptr
    %51 = llvm.getelementptr inbounds %47[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %52 = llvm.bitcast %51 : !llvm.ptr to !llvm.ptr
    %53 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.intr.smax(%53, %3) : (i32, i32) -> i32
    %55 = llvm.zext %54 : i32 to i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%56: i64):  // 2 preds: ^bb0, ^bb3
    %57 = llvm.icmp "eq" %56, %55 : i64
    llvm.cond_br %57, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %58 = llvm.bitcast %45 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %45 : !llvm.ptr
    %59 = llvm.getelementptr inbounds %45[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Out", (ptr, ptr)>
    llvm.store %50, %59 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %60 = llvm.getelementptr inbounds %45[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Out", (ptr, ptr)>
    %61 = llvm.getelementptr inbounds %44[%1, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<192 x i8>
    llvm.store %61, %60 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %62 = llvm.getelementptr inbounds %47[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.bitcast %62 : !llvm.ptr to !llvm.ptr
    %64 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.icmp "eq" %64, %3 : i32
    llvm.cond_br %65, ^bb36, ^bb4
  ^bb3:  // pred: ^bb1
    %66 = llvm.add %56, %4 overflow<nsw, nuw> : i64
    %67 = llvm.getelementptr inbounds %48[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %68 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.sext %68 : i32 to i64
    %70 = llvm.getelementptr inbounds %arg0[%69] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.getelementptr inbounds %43[%1, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %70, %71 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %72 = llvm.add %56, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb1(%72 : i64)
  ^bb4:  // pred: ^bb2
    llvm.call fastcc @__tvm_ffi__put(%45, %7, %8) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %73 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.switch %73 : i32, ^bb36 [
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
    llvm.call fastcc @__tvm_ffi__put_int(%45, %arg2) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb6:  // pred: ^bb4
    %74 = llvm.trunc %arg2 : i64 to i32
    %75 = llvm.icmp "eq" %74, %33 : i32
    %76 = llvm.icmp "eq" %74, %34 : i32
    %77 = llvm.or %75, %76 : i1
    %78 = llvm.select %77, %35, %74 : i1, i32
    %79 = llvm.icmp "eq" %78, %36 : i32
    %80 = llvm.icmp "eq" %78, %37 : i32
    %81 = llvm.or %79, %80 : i1
    %82 = llvm.select %81, %38, %78 : i1, i32
    %83 = llvm.icmp "eq" %82, %39 : i32
    %84 = llvm.select %83, %40, %82 : i1, i32
    %85 = llvm.call @TVMFFIGetTypeInfo(%84) {no_inline, no_unwind} : (i32 {llvm.noundef}) -> !llvm.ptr
    %86 = llvm.icmp "eq" %85, %32 : !llvm.ptr
    llvm.cond_br %86, ^bb8, ^bb7
  ^bb7:  // pred: ^bb6
    %87 = llvm.getelementptr inbounds %85[%1, 2, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.TypeInfo", (i32, i32, struct<"support.Bytes", (ptr, i64)>)>
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.getelementptr inbounds %85[%1, 2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.TypeInfo", (i32, i32, struct<"support.Bytes", (ptr, i64)>)>
    %90 = llvm.load %89 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put(%45, %88, %90) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb8:  // pred: ^bb6
    %91 = llvm.sext %84 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put_int(%45, %91) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb9:  // pred: ^bb4
    %92 = llvm.bitcast %arg2 : i64 to f64
    %93 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %94 = llvm.load %60 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %95 = llvm.ptrtoint %94 : !llvm.ptr to i64
    %96 = llvm.ptrtoint %93 : !llvm.ptr to i64
    %97 = llvm.sub %95, %96 : i64
    llvm.br ^bb10(%29 : i32)
  ^bb10(%98: i32):  // 2 preds: ^bb9, ^bb11
    %99 = llvm.icmp "eq" %98, %30 : i32
    llvm.cond_br %99, ^bb12, ^bb11
  ^bb11:  // pred: ^bb10
    %100 = llvm.call @snprintf(%93, %97, %31, %98, %92) vararg(!llvm.func<i32 (ptr, i64, ptr, ...)>) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, i64 {llvm.noundef}, !llvm.ptr {llvm.noundef}, i32 {llvm.noundef}, f64 {llvm.noundef}) -> i32
    %101 = llvm.call @strtod(%93, %32) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> f64
    %102 = llvm.fcmp "oeq" %101, %92 : f64
    %103 = llvm.add %98, %0 overflow<nsw, nuw> : i32
    llvm.cond_br %102, ^bb12, ^bb10(%103 : i32)
  ^bb12:  // 2 preds: ^bb10, ^bb11
    llvm.br ^bb13(%93 : !llvm.ptr)
  ^bb13(%104: !llvm.ptr):  // 2 preds: ^bb12, ^bb13
    %105 = llvm.load %104 {alignment = 1 : i64} : !llvm.ptr -> i8
    %106 = llvm.icmp "eq" %105, %25 : i8
    %107 = llvm.getelementptr inbounds %104[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %106, ^bb35, ^bb13(%107 : !llvm.ptr)
  ^bb14:  // pred: ^bb4
    %108 = llvm.trunc %arg2 : i64 to i32
    %109 = llvm.bitcast %41 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %41 : !llvm.ptr
    llvm.store %108, %41 {alignment = 4 : i64} : i32, !llvm.ptr
    %110 = llvm.bitcast %42 : !llvm.ptr to !llvm.ptr
    llvm.intr.lifetime.start %42 : !llvm.ptr
    %111 = llvm.getelementptr inbounds %42[%1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)>
    llvm.store %3, %111 {alignment = 8 : i64} : i32, !llvm.ptr
    %112 = llvm.call @TVMFFIDataTypeToString(%41, %42) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}) -> i32
    %113 = llvm.icmp "eq" %112, %3 : i32
    llvm.cond_br %113, ^bb15, ^bb18
  ^bb15:  // pred: ^bb14
    %114 = llvm.load %111 {alignment = 8 : i64} : !llvm.ptr -> i32
    %115 = llvm.icmp "slt" %114, %26 : i32
    %116 = llvm.getelementptr inbounds %42[%1, 2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)>
    llvm.cond_br %115, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %117 = llvm.bitcast %116 : !llvm.ptr to !llvm.ptr
    %118 = llvm.getelementptr inbounds %42[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Any", (i32, i32, struct<"support.anon.1", (i64)>)>
    %119 = llvm.load %118 {alignment = 4 : i64} : !llvm.ptr -> i32
    %120 = llvm.zext %119 : i32 to i64
    llvm.call fastcc @__tvm_ffi__put(%45, %117, %120) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb18
  ^bb17:  // pred: ^bb15
    %121 = llvm.bitcast %116 : !llvm.ptr to !llvm.ptr
    %122 = llvm.load %121 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %123 = llvm.getelementptr inbounds %122[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %124 = llvm.bitcast %123 : !llvm.ptr to !llvm.ptr
    %125 = llvm.load %124 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %126 = llvm.getelementptr inbounds %122[%24] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %127 = llvm.bitcast %126 : !llvm.ptr to !llvm.ptr
    %128 = llvm.load %127 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put(%45, %125, %128) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %129 = llvm.call @TVMFFIObjectDecRef(%122) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}) -> i32
    llvm.br ^bb18
  ^bb18:  // 3 preds: ^bb14, ^bb16, ^bb17
    llvm.intr.lifetime.end %42 : !llvm.ptr
    llvm.intr.lifetime.end %41 : !llvm.ptr
    llvm.br ^bb36
  ^bb19:  // pred: ^bb4
    %130 = llvm.getelementptr inbounds %47[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %131 = llvm.bitcast %130 : !llvm.ptr to !llvm.ptr
    %132 = llvm.load %131 {alignment = 4 : i64} : !llvm.ptr -> i32
    %133 = llvm.sext %132 : i32 to i64
    %134 = llvm.getelementptr inbounds %arg0[%133] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %135 = llvm.bitcast %134 : !llvm.ptr to !llvm.ptr
    %136 = llvm.trunc %arg2 : i64 to i32
    llvm.br ^bb20(%135 : !llvm.ptr)
  ^bb20(%137: !llvm.ptr):  // 2 preds: ^bb19, ^bb25
    %138 = llvm.load %137 {alignment = 4 : i64} : !llvm.ptr -> i32
    %139 = llvm.icmp "sgt" %138, %23 : i32
    llvm.cond_br %139, ^bb21, ^bb26
  ^bb21:  // pred: ^bb20
    %140 = llvm.icmp "eq" %138, %136 : i32
    llvm.cond_br %140, ^bb22, ^bb25
  ^bb22:  // pred: ^bb21
    %141 = llvm.getelementptr inbounds %137[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %142 = llvm.load %141 {alignment = 4 : i64} : !llvm.ptr -> i32
    %143 = llvm.sext %142 : i32 to i64
    %144 = llvm.getelementptr inbounds %arg0[%143] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb23(%144 : !llvm.ptr)
  ^bb23(%145: !llvm.ptr):  // 2 preds: ^bb22, ^bb24
    %146 = llvm.load %145 {alignment = 1 : i64} : !llvm.ptr -> i8
    %147 = llvm.icmp "eq" %146, %25 : i8
    llvm.cond_br %147, ^bb36, ^bb24
  ^bb24:  // pred: ^bb23
    llvm.call fastcc @__tvm_ffi__put(%45, %145, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %148 = llvm.getelementptr inbounds %145[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb23(%148 : !llvm.ptr)
  ^bb25:  // pred: ^bb21
    %149 = llvm.getelementptr inbounds %137[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.br ^bb20(%149 : !llvm.ptr)
  ^bb26:  // pred: ^bb20
    %150 = llvm.shl %arg2, %24 : i64
    %151 = llvm.ashr exact %150, %24 : i64
    llvm.call fastcc @__tvm_ffi__put_int(%45, %151) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb27:  // pred: ^bb4
    llvm.call fastcc @__tvm_ffi__put(%45, %19, %20) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.call fastcc @__tvm_ffi__put_unsigned(%45, %arg2, %21) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb28:  // pred: ^bb4
    %152 = llvm.icmp "eq" %arg2, %1 : i64
    %153 = llvm.select %152, %16, %17 : i1, !llvm.ptr
    %154 = llvm.select %152, %18, %4 : i1, i64
    llvm.call fastcc @__tvm_ffi__put(%45, %153, %154) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb29:  // pred: ^bb4
    %155 = llvm.inttoptr %arg2 : i64 to !llvm.ptr
    llvm.call fastcc @__tvm_ffi__put(%45, %9, %10) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    %156 = llvm.getelementptr inbounds %155[%1, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>
    %157 = llvm.getelementptr inbounds %155[%1, 6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"support.Tensor", (ptr, i32, i32, i32, i32, ptr, ptr, i64)>
    llvm.br ^bb30(%1 : i64)
  ^bb30(%158: i64):  // 2 preds: ^bb29, ^bb33
    %159 = llvm.load %156 {alignment = 8 : i64} : !llvm.ptr -> i32
    %160 = llvm.sext %159 : i32 to i64
    %161 = llvm.icmp "slt" %158, %160 : i64
    llvm.cond_br %161, ^bb31, ^bb34
  ^bb31:  // pred: ^bb30
    %162 = llvm.icmp "eq" %158, %1 : i64
    llvm.cond_br %162, ^bb33, ^bb32
  ^bb32:  // pred: ^bb31
    llvm.call fastcc @__tvm_ffi__put(%45, %14, %15) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb33
  ^bb33:  // 2 preds: ^bb31, ^bb32
    %163 = llvm.load %157 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %164 = llvm.getelementptr inbounds %163[%158] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %165 = llvm.load %164 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.call fastcc @__tvm_ffi__put_int(%45, %165) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, i64 {llvm.noundef}) -> ()
    %166 = llvm.add %158, %5 overflow<nsw, nuw> : i64
    llvm.br ^bb30(%166 : i64)
  ^bb34:  // pred: ^bb30
    llvm.call fastcc @__tvm_ffi__put(%45, %13, %5) {no_inline, no_unwind} : (!llvm.ptr {llvm.nonnull, llvm.noundef}, !llvm.ptr {llvm.noundef}, i64 {llvm.noundef}) -> ()
    llvm.br ^bb36
  ^bb35:  // pred: ^bb13
    llvm.store %104, %59 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb36
  ^bb36:  // 12 preds: ^bb2, ^bb4, ^bb5, ^bb7, ^bb8, ^bb18, ^bb23, ^bb26, ^bb27, ^bb28, ^bb34, ^bb35
    %167 = llvm.load %59 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %25, %167 {alignment = 1 : i64} : i8, !llvm.ptr
    %168 = llvm.sext %53 : i32 to i64
    %169 = llvm.getelementptr inbounds %43[%1, %168] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    llvm.store %50, %169 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %170 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> i32
    %171 = llvm.sext %170 : i32 to i64
    %172 = llvm.getelementptr inbounds %arg0[%171] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %173 = llvm.getelementptr inbounds %43[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x ptr>
    %174 = llvm.add %53, %0 overflow<nsw> : i32
    llvm.call @TVMFFIErrorSetRaisedFromCStrParts(%172, %173, %174) {no_inline, no_unwind} : (!llvm.ptr {llvm.noundef}, !llvm.ptr {llvm.nonnull, llvm.noundef}, i32 {llvm.noundef}) -> ()
    llvm.intr.lifetime.end %45 : !llvm.ptr
    llvm.intr.lifetime.end %44 : !llvm.ptr
    llvm.intr.lifetime.end %43 : !llvm.ptr
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
