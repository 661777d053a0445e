// Generated from waves.c by math/generate; do not edit.
llvm.mlir.global internal constant @__fp_math_two_over_pi(dense<[0, -6703182060581546711, -277156292786332224, -2638381946312093631, -121206125134887583, -5249950069107600672, 452944820249399836, -135693905287338178, -1692731182770600828, -1613291254968254911, 4148332274289687028, -7168499653074671557, 2303758334597371919, -1211730484530615009, 7869616827067468215, 5712322887342352941, 8441921394348257659, 4397547296490951402, 7780917995555872008, 6197850593633725355]> : tensor<20xi64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<20 x i64>
llvm.func internal @__fp_math_sin(%arg0: f64 {llvm.noundef}) -> f64 attributes {always_inline, dso_local, no_unwind} {
  %0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %1 = llvm.mlir.constant(9221120237041090560 : i64) : i64
  %2 = llvm.mlir.constant(0x41D0000000000000 : f64) : f64
  %3 = llvm.mlir.constant(4503599627370495 : i64) : i64
  %4 = llvm.mlir.constant(4503599627370496 : i64) : i64
  %5 = llvm.mlir.constant(52 : i64) : i64
  %6 = llvm.mlir.constant(-1013 : i32) : i32
  %7 = llvm.mlir.constant(63 : i32) : i32
  %8 = llvm.mlir.constant(6 : i32) : i32
  %9 = llvm.mlir.addressof @__fp_math_two_over_pi : !llvm.ptr
  %10 = llvm.mlir.constant(16 : i64) : i64
  %11 = llvm.mlir.constant(0 : i32) : i32
  %12 = llvm.mlir.constant(24 : i64) : i64
  %13 = llvm.mlir.constant(64 : i32) : i32
  %14 = llvm.mlir.constant(8 : i64) : i64
  %15 = llvm.mlir.constant(64 : i128) : i128
  %16 = llvm.mlir.constant(2 : i64) : i64
  %17 = llvm.mlir.constant(63 : i64) : i64
  %18 = llvm.mlir.constant(62 : i64) : i64
  %19 = llvm.mlir.constant(11 : i64) : i64
  %20 = llvm.mlir.constant(1.1102230246251565E-16 : f64) : f64
  %21 = llvm.mlir.constant(43 : i64) : i64
  %22 = llvm.mlir.constant(18005602416459776 : i64) : i64
  %23 = llvm.mlir.constant(21 : i64) : i64
  %24 = llvm.mlir.constant(6.1629758220391547E-33 : f64) : f64
  %25 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %26 = llvm.mlir.constant(4607182418800017408 : i64) : i64
  %27 = llvm.mlir.constant(1.5707963267948966 : f64) : f64
  %28 = llvm.mlir.constant(6.123233995736766E-17 : f64) : f64
  %29 = llvm.mlir.constant(0.63661977236758138 : f64) : f64
  %30 = llvm.mlir.constant(0x4338000000000000 : f64) : f64
  %31 = llvm.mlir.constant(0xC338000000000000 : f64) : f64
  %32 = llvm.mlir.constant(-6.123233995736766E-17 : f64) : f64
  %33 = llvm.mlir.constant(-1.4973849048591698E-33 : f64) : f64
  %34 = llvm.mlir.constant(1 : i64) : i64
  %35 = llvm.mlir.constant(0 : i64) : i64
  %36 = llvm.mlir.constant(4.7379667610094459E-14 : f64) : f64
  %37 = llvm.mlir.constant(-1.1470290162786354E-11 : f64) : f64
  %38 = llvm.mlir.constant(2.0876754339304844E-9 : f64) : f64
  %39 = llvm.mlir.constant(-2.7557319215259072E-7 : f64) : f64
  %40 = llvm.mlir.constant(2.4801587301571232E-5 : f64) : f64
  %41 = llvm.mlir.constant(-0.0013888888888888874 : f64) : f64
  %42 = llvm.mlir.constant(0.041666666666666664 : f64) : f64
  %43 = llvm.mlir.constant(5.000000e-01 : f64) : f64
  %44 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %45 = llvm.mlir.constant(-7.5784891117088436E-13 : f64) : f64
  %46 = llvm.mlir.constant(1.6058362485886034E-10 : f64) : f64
  %47 = llvm.mlir.constant(-2.505210487965098E-8 : f64) : f64
  %48 = llvm.mlir.constant(2.7557319214070127E-6 : f64) : f64
  %49 = llvm.mlir.constant(-1.9841269841254841E-4 : f64) : f64
  %50 = llvm.mlir.constant(0.0083333333333333228 : f64) : f64
  %51 = llvm.mlir.constant(-0.16666666666666666 : f64) : f64
  %52 = llvm.mlir.constant(-5.000000e-01 : f64) : f64
  %53 = llvm.intr.fabs(%arg0) : (f64) -> f64
  %54 = llvm.bitcast %53 : f64 to i64
  %55 = llvm.fcmp "ueq" %53, %0 : f64
  llvm.cond_br %55, ^bb19(%1 : i64), ^bb1
^bb1:  // pred: ^bb0
  %56 = llvm.fcmp "olt" %53, %2 : f64
  llvm.cond_br %56, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %57 = llvm.intr.fmuladd(%53, %29, %30) : (f64, f64, f64) -> f64
  %58 = llvm.fadd %57, %31 : f64
  %59 = llvm.fmul %58, %32 : f64
  %60 = llvm.intr.fma(%58, %28, %59) : (f64, f64, f64) -> f64
  %61 = llvm.fneg %58 : f64
  %62 = llvm.intr.fma(%61, %27, %53) : (f64, f64, f64) -> f64
  %63 = llvm.fadd %62, %59 : f64
  %64 = llvm.fsub %63, %62 : f64
  %65 = llvm.fsub %63, %64 : f64
  %66 = llvm.fsub %62, %65 : f64
  %67 = llvm.fsub %59, %64 : f64
  %68 = llvm.fadd %66, %67 : f64
  %69 = llvm.fsub %68, %60 : f64
  %70 = llvm.intr.fmuladd(%61, %33, %69) : (f64, f64, f64) -> f64
  %71 = llvm.fadd %63, %70 : f64
  %72 = llvm.fsub %71, %63 : f64
  %73 = llvm.fsub %70, %72 : f64
  %74 = llvm.bitcast %57 : f64 to i64
  llvm.br ^bb15(%74, %73, %71 : i64, f64, f64)
^bb3:  // pred: ^bb1
  %75 = llvm.and %54, %3 : i64
  %76 = llvm.or disjoint %75, %4 : i64
  %77 = llvm.lshr %54, %5 : i64
  %78 = llvm.trunc %77 overflow<nsw, nuw> : i64 to i32
  %79 = llvm.add %78, %6 overflow<nsw> : i32
  %80 = llvm.and %79, %7 : i32
  %81 = llvm.lshr %79, %8 : i32
  %82 = llvm.zext nneg %81 : i32 to i64
  %83 = llvm.getelementptr inbounds|nuw %9[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %84 = llvm.zext nneg %76 : i64 to i128
  %85 = llvm.getelementptr inbounds|nuw %83[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %86 = llvm.icmp "eq" %80, %11 : i32
  llvm.cond_br %86, ^bb5, ^bb4
^bb4:  // pred: ^bb3
  %87 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
  %88 = llvm.zext nneg %80 : i32 to i64
  %89 = llvm.shl %87, %88 : i64
  %90 = llvm.getelementptr inbounds|nuw %83[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> i64
  %92 = llvm.sub %13, %80 overflow<nsw, nuw> : i32
  %93 = llvm.zext nneg %92 : i32 to i64
  %94 = llvm.lshr %91, %93 : i64
  %95 = llvm.or %89, %94 : i64
  llvm.br ^bb6(%95 : i64)
^bb5:  // pred: ^bb3
  %96 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb6(%96 : i64)
^bb6(%97: i64):  // 2 preds: ^bb4, ^bb5
  %98 = llvm.zext %97 : i64 to i128
  %99 = llvm.mul %84, %98 overflow<nsw, nuw> : i128
  %100 = llvm.getelementptr inbounds|nuw %83[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.cond_br %86, ^bb8, ^bb7
^bb7:  // pred: ^bb6
  %101 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
  %102 = llvm.zext nneg %80 : i32 to i64
  %103 = llvm.shl %101, %102 : i64
  %104 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
  %105 = llvm.sub %13, %80 overflow<nsw, nuw> : i32
  %106 = llvm.zext nneg %105 : i32 to i64
  %107 = llvm.lshr %104, %106 : i64
  %108 = llvm.or %103, %107 : i64
  llvm.br ^bb9(%108 : i64)
^bb8:  // pred: ^bb6
  %109 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb9(%109 : i64)
^bb9(%110: i64):  // 2 preds: ^bb7, ^bb8
  %111 = llvm.zext %110 : i64 to i128
  %112 = llvm.mul %84, %111 overflow<nsw, nuw> : i128
  %113 = llvm.lshr %99, %15 : i128
  %114 = llvm.add %112, %113 overflow<nsw, nuw> : i128
  llvm.cond_br %86, ^bb11, ^bb10
^bb10:  // pred: ^bb9
  %115 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
  %116 = llvm.zext nneg %80 : i32 to i64
  %117 = llvm.shl %115, %116 : i64
  %118 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
  %119 = llvm.sub %13, %80 overflow<nsw, nuw> : i32
  %120 = llvm.zext nneg %119 : i32 to i64
  %121 = llvm.lshr %118, %120 : i64
  %122 = llvm.or %117, %121 : i64
  llvm.br ^bb12(%122 : i64)
^bb11:  // pred: ^bb9
  %123 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb12(%123 : i64)
^bb12(%124: i64):  // 2 preds: ^bb10, ^bb11
  %125 = llvm.mul %76, %124 : i64
  %126 = llvm.lshr %114, %15 : i128
  %127 = llvm.trunc %126 overflow<nsw, nuw> : i128 to i64
  %128 = llvm.add %125, %127 : i64
  %129 = llvm.trunc %114 : i128 to i64
  %130 = llvm.intr.fshl(%128, %129, %16) : (i64, i64, i64) -> i64
  %131 = llvm.trunc %99 : i128 to i64
  %132 = llvm.intr.fshl(%129, %131, %16) : (i64, i64, i64) -> i64
  %133 = llvm.ashr %130, %17 : i64
  %134 = llvm.lshr %128, %18 : i64
  %135 = llvm.lshr %130, %17 : i64
  %136 = llvm.add %134, %135 overflow<nsw, nuw> : i64
  %137 = llvm.xor %130, %133 : i64
  %138 = llvm.xor %132, %133 : i64
  %139 = llvm.icmp "eq" %130, %133 : i64
  %140 = "llvm.intr.ctlz"(%137) <{is_zero_poison = true}> : (i64) -> i64
  %141 = llvm.trunc %140 overflow<nsw, nuw> : i64 to i32
  %142 = llvm.select %139, %7, %141 : i1, i32
  %143 = llvm.icmp "eq" %142, %11 : i32
  llvm.cond_br %143, ^bb14(%137 : i64), ^bb13
^bb13:  // pred: ^bb12
  %144 = llvm.zext nneg %142 : i32 to i64
  %145 = llvm.shl %137, %144 : i64
  %146 = llvm.sub %13, %142 overflow<nsw, nuw> : i32
  %147 = llvm.zext nneg %146 : i32 to i64
  %148 = llvm.lshr %138, %147 : i64
  %149 = llvm.or %145, %148 : i64
  llvm.br ^bb14(%149 : i64)
^bb14(%150: i64):  // 2 preds: ^bb12, ^bb13
  %151 = llvm.zext nneg %142 : i32 to i64
  %152 = llvm.shl %138, %151 : i64
  %153 = llvm.lshr %150, %19 : i64
  %154 = llvm.uitofp nneg %153 : i64 to f64
  %155 = llvm.fmul %154, %20 : f64
  %156 = llvm.shl %150, %21 : i64
  %157 = llvm.and %156, %22 : i64
  %158 = llvm.lshr %152, %23 : i64
  %159 = llvm.or disjoint %157, %158 : i64
  %160 = llvm.uitofp nneg %159 : i64 to f64
  %161 = llvm.fmul %160, %24 : f64
  %162 = llvm.shl %151, %5 overflow<nsw, nuw> : i64
  %163 = llvm.and %130, %25 : i64
  %164 = llvm.or disjoint %162, %163 : i64
  %165 = llvm.xor %164, %26 : i64
  %166 = llvm.bitcast %165 : i64 to f64
  %167 = llvm.fmul %155, %166 : f64
  %168 = llvm.fmul %161, %166 : f64
  %169 = llvm.fadd %167, %168 : f64
  %170 = llvm.fsub %169, %167 : f64
  %171 = llvm.fsub %168, %170 : f64
  %172 = llvm.fmul %169, %27 : f64
  %173 = llvm.fneg %172 : f64
  %174 = llvm.intr.fma(%169, %27, %173) : (f64, f64, f64) -> f64
  %175 = llvm.fmul %171, %27 : f64
  %176 = llvm.intr.fmuladd(%169, %28, %175) : (f64, f64, f64) -> f64
  %177 = llvm.fadd %174, %176 : f64
  %178 = llvm.fadd %172, %177 : f64
  %179 = llvm.fsub %178, %172 : f64
  %180 = llvm.fsub %177, %179 : f64
  llvm.br ^bb15(%136, %180, %178 : i64, f64, f64)
^bb15(%181: i64, %182: f64, %183: f64):  // 2 preds: ^bb2, ^bb14
  %184 = llvm.and %181, %34 : i64
  %185 = llvm.icmp "eq" %184, %35 : i64
  llvm.cond_br %185, ^bb17, ^bb16
^bb16:  // pred: ^bb15
  %186 = llvm.fmul %183, %183 : f64
  %187 = llvm.intr.fmuladd(%186, %36, %37) : (f64, f64, f64) -> f64
  %188 = llvm.intr.fmuladd(%187, %186, %38) : (f64, f64, f64) -> f64
  %189 = llvm.intr.fmuladd(%188, %186, %39) : (f64, f64, f64) -> f64
  %190 = llvm.intr.fmuladd(%189, %186, %40) : (f64, f64, f64) -> f64
  %191 = llvm.intr.fmuladd(%190, %186, %41) : (f64, f64, f64) -> f64
  %192 = llvm.intr.fmuladd(%191, %186, %42) : (f64, f64, f64) -> f64
  %193 = llvm.fmul %186, %43 : f64
  %194 = llvm.fsub %44, %193 : f64
  %195 = llvm.fneg %186 : f64
  %196 = llvm.intr.fma(%183, %183, %195) : (f64, f64, f64) -> f64
  %197 = llvm.fmul %183, %182 : f64
  %198 = llvm.intr.fmuladd(%196, %43, %197) : (f64, f64, f64) -> f64
  %199 = llvm.fsub %44, %194 : f64
  %200 = llvm.fsub %199, %193 : f64
  %201 = llvm.fmul %186, %186 : f64
  %202 = llvm.fneg %198 : f64
  %203 = llvm.intr.fmuladd(%192, %201, %202) : (f64, f64, f64) -> f64
  %204 = llvm.fadd %200, %203 : f64
  %205 = llvm.fadd %194, %204 : f64
  %206 = llvm.fsub %194, %205 : f64
  %207 = llvm.fadd %204, %206 : f64
  llvm.br ^bb18(%207, %205 : f64, f64)
^bb17:  // pred: ^bb15
  %208 = llvm.fmul %183, %183 : f64
  %209 = llvm.intr.fmuladd(%208, %45, %46) : (f64, f64, f64) -> f64
  %210 = llvm.intr.fmuladd(%209, %208, %47) : (f64, f64, f64) -> f64
  %211 = llvm.intr.fmuladd(%210, %208, %48) : (f64, f64, f64) -> f64
  %212 = llvm.intr.fmuladd(%211, %208, %49) : (f64, f64, f64) -> f64
  %213 = llvm.intr.fmuladd(%212, %208, %50) : (f64, f64, f64) -> f64
  %214 = llvm.intr.fmuladd(%213, %208, %51) : (f64, f64, f64) -> f64
  %215 = llvm.fmul %214, %208 : f64
  %216 = llvm.fmul %208, %52 : f64
  %217 = llvm.intr.fmuladd(%216, %182, %182) : (f64, f64, f64) -> f64
  %218 = llvm.intr.fmuladd(%215, %183, %217) : (f64, f64, f64) -> f64
  %219 = llvm.fadd %183, %218 : f64
  %220 = llvm.fsub %219, %183 : f64
  %221 = llvm.fsub %218, %220 : f64
  llvm.br ^bb18(%221, %219 : f64, f64)
^bb18(%222: f64, %223: f64):  // 2 preds: ^bb16, ^bb17
  %224 = llvm.fadd %223, %222 : f64
  %225 = llvm.and %181, %16 : i64
  %226 = llvm.icmp "eq" %225, %35 : i64
  %227 = llvm.fneg %224 : f64
  %228 = llvm.select %226, %224, %227 : i1, f64
  %229 = llvm.bitcast %228 : f64 to i64
  llvm.br ^bb19(%229 : i64)
^bb19(%230: i64):  // 2 preds: ^bb0, ^bb18
  %231 = llvm.bitcast %arg0 : f64 to i64
  %232 = llvm.and %231, %25 : i64
  %233 = llvm.xor %230, %232 : i64
  %234 = llvm.bitcast %233 : i64 to f64
  llvm.return %234 : f64
}
llvm.func internal @__fp_math_cos(%arg0: f64 {llvm.noundef}) -> f64 attributes {always_inline, dso_local, no_unwind} {
  %0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %1 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %2 = llvm.mlir.constant(0x41D0000000000000 : f64) : f64
  %3 = llvm.mlir.constant(4503599627370495 : i64) : i64
  %4 = llvm.mlir.constant(4503599627370496 : i64) : i64
  %5 = llvm.mlir.constant(52 : i64) : i64
  %6 = llvm.mlir.constant(-1013 : i32) : i32
  %7 = llvm.mlir.constant(63 : i32) : i32
  %8 = llvm.mlir.constant(6 : i32) : i32
  %9 = llvm.mlir.addressof @__fp_math_two_over_pi : !llvm.ptr
  %10 = llvm.mlir.constant(16 : i64) : i64
  %11 = llvm.mlir.constant(0 : i32) : i32
  %12 = llvm.mlir.constant(24 : i64) : i64
  %13 = llvm.mlir.constant(64 : i32) : i32
  %14 = llvm.mlir.constant(8 : i64) : i64
  %15 = llvm.mlir.constant(64 : i128) : i128
  %16 = llvm.mlir.constant(2 : i64) : i64
  %17 = llvm.mlir.constant(63 : i64) : i64
  %18 = llvm.mlir.constant(62 : i64) : i64
  %19 = llvm.mlir.constant(11 : i64) : i64
  %20 = llvm.mlir.constant(1.1102230246251565E-16 : f64) : f64
  %21 = llvm.mlir.constant(43 : i64) : i64
  %22 = llvm.mlir.constant(18005602416459776 : i64) : i64
  %23 = llvm.mlir.constant(21 : i64) : i64
  %24 = llvm.mlir.constant(6.1629758220391547E-33 : f64) : f64
  %25 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %26 = llvm.mlir.constant(4607182418800017408 : i64) : i64
  %27 = llvm.mlir.constant(1.5707963267948966 : f64) : f64
  %28 = llvm.mlir.constant(6.123233995736766E-17 : f64) : f64
  %29 = llvm.mlir.constant(0.63661977236758138 : f64) : f64
  %30 = llvm.mlir.constant(0x4338000000000000 : f64) : f64
  %31 = llvm.mlir.constant(0xC338000000000000 : f64) : f64
  %32 = llvm.mlir.constant(-6.123233995736766E-17 : f64) : f64
  %33 = llvm.mlir.constant(-1.4973849048591698E-33 : f64) : f64
  %34 = llvm.mlir.constant(1 : i64) : i64
  %35 = llvm.mlir.constant(0 : i64) : i64
  %36 = llvm.mlir.constant(-7.5784891117088436E-13 : f64) : f64
  %37 = llvm.mlir.constant(1.6058362485886034E-10 : f64) : f64
  %38 = llvm.mlir.constant(-2.505210487965098E-8 : f64) : f64
  %39 = llvm.mlir.constant(2.7557319214070127E-6 : f64) : f64
  %40 = llvm.mlir.constant(-1.9841269841254841E-4 : f64) : f64
  %41 = llvm.mlir.constant(0.0083333333333333228 : f64) : f64
  %42 = llvm.mlir.constant(-0.16666666666666666 : f64) : f64
  %43 = llvm.mlir.constant(-5.000000e-01 : f64) : f64
  %44 = llvm.mlir.constant(4.7379667610094459E-14 : f64) : f64
  %45 = llvm.mlir.constant(-1.1470290162786354E-11 : f64) : f64
  %46 = llvm.mlir.constant(2.0876754339304844E-9 : f64) : f64
  %47 = llvm.mlir.constant(-2.7557319215259072E-7 : f64) : f64
  %48 = llvm.mlir.constant(2.4801587301571232E-5 : f64) : f64
  %49 = llvm.mlir.constant(-0.0013888888888888874 : f64) : f64
  %50 = llvm.mlir.constant(0.041666666666666664 : f64) : f64
  %51 = llvm.mlir.constant(5.000000e-01 : f64) : f64
  %52 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %53 = llvm.intr.fabs(%arg0) : (f64) -> f64
  %54 = llvm.bitcast %53 : f64 to i64
  %55 = llvm.fcmp "ueq" %53, %0 : f64
  llvm.cond_br %55, ^bb19(%1 : f64), ^bb1
^bb1:  // pred: ^bb0
  %56 = llvm.fcmp "olt" %53, %2 : f64
  llvm.cond_br %56, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %57 = llvm.intr.fmuladd(%53, %29, %30) : (f64, f64, f64) -> f64
  %58 = llvm.fadd %57, %31 : f64
  %59 = llvm.fmul %58, %32 : f64
  %60 = llvm.intr.fma(%58, %28, %59) : (f64, f64, f64) -> f64
  %61 = llvm.fneg %58 : f64
  %62 = llvm.intr.fma(%61, %27, %53) : (f64, f64, f64) -> f64
  %63 = llvm.fadd %62, %59 : f64
  %64 = llvm.fsub %63, %62 : f64
  %65 = llvm.fsub %63, %64 : f64
  %66 = llvm.fsub %62, %65 : f64
  %67 = llvm.fsub %59, %64 : f64
  %68 = llvm.fadd %66, %67 : f64
  %69 = llvm.fsub %68, %60 : f64
  %70 = llvm.intr.fmuladd(%61, %33, %69) : (f64, f64, f64) -> f64
  %71 = llvm.fadd %63, %70 : f64
  %72 = llvm.fsub %71, %63 : f64
  %73 = llvm.fsub %70, %72 : f64
  %74 = llvm.bitcast %57 : f64 to i64
  llvm.br ^bb15(%74, %73, %71 : i64, f64, f64)
^bb3:  // pred: ^bb1
  %75 = llvm.and %54, %3 : i64
  %76 = llvm.or disjoint %75, %4 : i64
  %77 = llvm.lshr %54, %5 : i64
  %78 = llvm.trunc %77 overflow<nsw, nuw> : i64 to i32
  %79 = llvm.add %78, %6 overflow<nsw> : i32
  %80 = llvm.and %79, %7 : i32
  %81 = llvm.lshr %79, %8 : i32
  %82 = llvm.zext nneg %81 : i32 to i64
  %83 = llvm.getelementptr inbounds|nuw %9[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %84 = llvm.zext nneg %76 : i64 to i128
  %85 = llvm.getelementptr inbounds|nuw %83[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %86 = llvm.icmp "eq" %80, %11 : i32
  llvm.cond_br %86, ^bb5, ^bb4
^bb4:  // pred: ^bb3
  %87 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
  %88 = llvm.zext nneg %80 : i32 to i64
  %89 = llvm.shl %87, %88 : i64
  %90 = llvm.getelementptr inbounds|nuw %83[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> i64
  %92 = llvm.sub %13, %80 overflow<nsw, nuw> : i32
  %93 = llvm.zext nneg %92 : i32 to i64
  %94 = llvm.lshr %91, %93 : i64
  %95 = llvm.or %89, %94 : i64
  llvm.br ^bb6(%95 : i64)
^bb5:  // pred: ^bb3
  %96 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb6(%96 : i64)
^bb6(%97: i64):  // 2 preds: ^bb4, ^bb5
  %98 = llvm.zext %97 : i64 to i128
  %99 = llvm.mul %84, %98 overflow<nsw, nuw> : i128
  %100 = llvm.getelementptr inbounds|nuw %83[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.cond_br %86, ^bb8, ^bb7
^bb7:  // pred: ^bb6
  %101 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
  %102 = llvm.zext nneg %80 : i32 to i64
  %103 = llvm.shl %101, %102 : i64
  %104 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
  %105 = llvm.sub %13, %80 overflow<nsw, nuw> : i32
  %106 = llvm.zext nneg %105 : i32 to i64
  %107 = llvm.lshr %104, %106 : i64
  %108 = llvm.or %103, %107 : i64
  llvm.br ^bb9(%108 : i64)
^bb8:  // pred: ^bb6
  %109 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb9(%109 : i64)
^bb9(%110: i64):  // 2 preds: ^bb7, ^bb8
  %111 = llvm.zext %110 : i64 to i128
  %112 = llvm.mul %84, %111 overflow<nsw, nuw> : i128
  %113 = llvm.lshr %99, %15 : i128
  %114 = llvm.add %112, %113 overflow<nsw, nuw> : i128
  llvm.cond_br %86, ^bb11, ^bb10
^bb10:  // pred: ^bb9
  %115 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
  %116 = llvm.zext nneg %80 : i32 to i64
  %117 = llvm.shl %115, %116 : i64
  %118 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
  %119 = llvm.sub %13, %80 overflow<nsw, nuw> : i32
  %120 = llvm.zext nneg %119 : i32 to i64
  %121 = llvm.lshr %118, %120 : i64
  %122 = llvm.or %117, %121 : i64
  llvm.br ^bb12(%122 : i64)
^bb11:  // pred: ^bb9
  %123 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb12(%123 : i64)
^bb12(%124: i64):  // 2 preds: ^bb10, ^bb11
  %125 = llvm.mul %76, %124 : i64
  %126 = llvm.lshr %114, %15 : i128
  %127 = llvm.trunc %126 overflow<nsw, nuw> : i128 to i64
  %128 = llvm.add %125, %127 : i64
  %129 = llvm.trunc %114 : i128 to i64
  %130 = llvm.intr.fshl(%128, %129, %16) : (i64, i64, i64) -> i64
  %131 = llvm.trunc %99 : i128 to i64
  %132 = llvm.intr.fshl(%129, %131, %16) : (i64, i64, i64) -> i64
  %133 = llvm.ashr %130, %17 : i64
  %134 = llvm.lshr %128, %18 : i64
  %135 = llvm.lshr %130, %17 : i64
  %136 = llvm.add %134, %135 overflow<nsw, nuw> : i64
  %137 = llvm.xor %130, %133 : i64
  %138 = llvm.xor %132, %133 : i64
  %139 = llvm.icmp "eq" %130, %133 : i64
  %140 = "llvm.intr.ctlz"(%137) <{is_zero_poison = true}> : (i64) -> i64
  %141 = llvm.trunc %140 overflow<nsw, nuw> : i64 to i32
  %142 = llvm.select %139, %7, %141 : i1, i32
  %143 = llvm.icmp "eq" %142, %11 : i32
  llvm.cond_br %143, ^bb14(%137 : i64), ^bb13
^bb13:  // pred: ^bb12
  %144 = llvm.zext nneg %142 : i32 to i64
  %145 = llvm.shl %137, %144 : i64
  %146 = llvm.sub %13, %142 overflow<nsw, nuw> : i32
  %147 = llvm.zext nneg %146 : i32 to i64
  %148 = llvm.lshr %138, %147 : i64
  %149 = llvm.or %145, %148 : i64
  llvm.br ^bb14(%149 : i64)
^bb14(%150: i64):  // 2 preds: ^bb12, ^bb13
  %151 = llvm.zext nneg %142 : i32 to i64
  %152 = llvm.shl %138, %151 : i64
  %153 = llvm.lshr %150, %19 : i64
  %154 = llvm.uitofp nneg %153 : i64 to f64
  %155 = llvm.fmul %154, %20 : f64
  %156 = llvm.shl %150, %21 : i64
  %157 = llvm.and %156, %22 : i64
  %158 = llvm.lshr %152, %23 : i64
  %159 = llvm.or disjoint %157, %158 : i64
  %160 = llvm.uitofp nneg %159 : i64 to f64
  %161 = llvm.fmul %160, %24 : f64
  %162 = llvm.shl %151, %5 overflow<nsw, nuw> : i64
  %163 = llvm.and %130, %25 : i64
  %164 = llvm.or disjoint %162, %163 : i64
  %165 = llvm.xor %164, %26 : i64
  %166 = llvm.bitcast %165 : i64 to f64
  %167 = llvm.fmul %155, %166 : f64
  %168 = llvm.fmul %161, %166 : f64
  %169 = llvm.fadd %167, %168 : f64
  %170 = llvm.fsub %169, %167 : f64
  %171 = llvm.fsub %168, %170 : f64
  %172 = llvm.fmul %169, %27 : f64
  %173 = llvm.fneg %172 : f64
  %174 = llvm.intr.fma(%169, %27, %173) : (f64, f64, f64) -> f64
  %175 = llvm.fmul %171, %27 : f64
  %176 = llvm.intr.fmuladd(%169, %28, %175) : (f64, f64, f64) -> f64
  %177 = llvm.fadd %174, %176 : f64
  %178 = llvm.fadd %172, %177 : f64
  %179 = llvm.fsub %178, %172 : f64
  %180 = llvm.fsub %177, %179 : f64
  llvm.br ^bb15(%136, %180, %178 : i64, f64, f64)
^bb15(%181: i64, %182: f64, %183: f64):  // 2 preds: ^bb2, ^bb14
  %184 = llvm.add %181, %34 : i64
  %185 = llvm.and %181, %34 : i64
  %186 = llvm.icmp "eq" %185, %35 : i64
  llvm.cond_br %186, ^bb16, ^bb17
^bb16:  // pred: ^bb15
  %187 = llvm.fmul %183, %183 : f64
  %188 = llvm.intr.fmuladd(%187, %44, %45) : (f64, f64, f64) -> f64
  %189 = llvm.intr.fmuladd(%188, %187, %46) : (f64, f64, f64) -> f64
  %190 = llvm.intr.fmuladd(%189, %187, %47) : (f64, f64, f64) -> f64
  %191 = llvm.intr.fmuladd(%190, %187, %48) : (f64, f64, f64) -> f64
  %192 = llvm.intr.fmuladd(%191, %187, %49) : (f64, f64, f64) -> f64
  %193 = llvm.intr.fmuladd(%192, %187, %50) : (f64, f64, f64) -> f64
  %194 = llvm.fmul %187, %51 : f64
  %195 = llvm.fsub %52, %194 : f64
  %196 = llvm.fneg %187 : f64
  %197 = llvm.intr.fma(%183, %183, %196) : (f64, f64, f64) -> f64
  %198 = llvm.fmul %183, %182 : f64
  %199 = llvm.intr.fmuladd(%197, %51, %198) : (f64, f64, f64) -> f64
  %200 = llvm.fsub %52, %195 : f64
  %201 = llvm.fsub %200, %194 : f64
  %202 = llvm.fmul %187, %187 : f64
  %203 = llvm.fneg %199 : f64
  %204 = llvm.intr.fmuladd(%193, %202, %203) : (f64, f64, f64) -> f64
  %205 = llvm.fadd %201, %204 : f64
  %206 = llvm.fadd %195, %205 : f64
  %207 = llvm.fsub %195, %206 : f64
  %208 = llvm.fadd %205, %207 : f64
  llvm.br ^bb18(%208, %206 : f64, f64)
^bb17:  // pred: ^bb15
  %209 = llvm.fmul %183, %183 : f64
  %210 = llvm.intr.fmuladd(%209, %36, %37) : (f64, f64, f64) -> f64
  %211 = llvm.intr.fmuladd(%210, %209, %38) : (f64, f64, f64) -> f64
  %212 = llvm.intr.fmuladd(%211, %209, %39) : (f64, f64, f64) -> f64
  %213 = llvm.intr.fmuladd(%212, %209, %40) : (f64, f64, f64) -> f64
  %214 = llvm.intr.fmuladd(%213, %209, %41) : (f64, f64, f64) -> f64
  %215 = llvm.intr.fmuladd(%214, %209, %42) : (f64, f64, f64) -> f64
  %216 = llvm.fmul %215, %209 : f64
  %217 = llvm.fmul %209, %43 : f64
  %218 = llvm.intr.fmuladd(%217, %182, %182) : (f64, f64, f64) -> f64
  %219 = llvm.intr.fmuladd(%216, %183, %218) : (f64, f64, f64) -> f64
  %220 = llvm.fadd %183, %219 : f64
  %221 = llvm.fsub %220, %183 : f64
  %222 = llvm.fsub %219, %221 : f64
  llvm.br ^bb18(%222, %220 : f64, f64)
^bb18(%223: f64, %224: f64):  // 2 preds: ^bb16, ^bb17
  %225 = llvm.fadd %224, %223 : f64
  %226 = llvm.and %184, %16 : i64
  %227 = llvm.icmp "eq" %226, %35 : i64
  %228 = llvm.fneg %225 : f64
  %229 = llvm.select %227, %225, %228 : i1, f64
  llvm.br ^bb19(%229 : f64)
^bb19(%230: f64):  // 2 preds: ^bb0, ^bb18
  llvm.return %230 : f64
}
llvm.func internal @__fp_math_tan(%arg0: f64 {llvm.noundef}) -> f64 attributes {always_inline, dso_local, no_unwind} {
  %0 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %1 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %2 = llvm.mlir.constant(0x41D0000000000000 : f64) : f64
  %3 = llvm.mlir.constant(4503599627370495 : i64) : i64
  %4 = llvm.mlir.constant(4503599627370496 : i64) : i64
  %5 = llvm.mlir.constant(52 : i64) : i64
  %6 = llvm.mlir.constant(-1013 : i32) : i32
  %7 = llvm.mlir.constant(63 : i32) : i32
  %8 = llvm.mlir.constant(6 : i32) : i32
  %9 = llvm.mlir.addressof @__fp_math_two_over_pi : !llvm.ptr
  %10 = llvm.mlir.constant(16 : i64) : i64
  %11 = llvm.mlir.constant(0 : i32) : i32
  %12 = llvm.mlir.constant(24 : i64) : i64
  %13 = llvm.mlir.constant(64 : i32) : i32
  %14 = llvm.mlir.constant(8 : i64) : i64
  %15 = llvm.mlir.constant(64 : i128) : i128
  %16 = llvm.mlir.constant(2 : i64) : i64
  %17 = llvm.mlir.constant(63 : i64) : i64
  %18 = llvm.mlir.constant(62 : i64) : i64
  %19 = llvm.mlir.constant(11 : i64) : i64
  %20 = llvm.mlir.constant(1.1102230246251565E-16 : f64) : f64
  %21 = llvm.mlir.constant(43 : i64) : i64
  %22 = llvm.mlir.constant(18005602416459776 : i64) : i64
  %23 = llvm.mlir.constant(21 : i64) : i64
  %24 = llvm.mlir.constant(6.1629758220391547E-33 : f64) : f64
  %25 = llvm.mlir.constant(-9223372036854775808 : i64) : i64
  %26 = llvm.mlir.constant(4607182418800017408 : i64) : i64
  %27 = llvm.mlir.constant(1.5707963267948966 : f64) : f64
  %28 = llvm.mlir.constant(6.123233995736766E-17 : f64) : f64
  %29 = llvm.mlir.constant(0.63661977236758138 : f64) : f64
  %30 = llvm.mlir.constant(0x4338000000000000 : f64) : f64
  %31 = llvm.mlir.constant(0xC338000000000000 : f64) : f64
  %32 = llvm.mlir.constant(-6.123233995736766E-17 : f64) : f64
  %33 = llvm.mlir.constant(-1.4973849048591698E-33 : f64) : f64
  %34 = llvm.mlir.constant(4.7379667610094459E-14 : f64) : f64
  %35 = llvm.mlir.constant(-1.1470290162786354E-11 : f64) : f64
  %36 = llvm.mlir.constant(2.0876754339304844E-9 : f64) : f64
  %37 = llvm.mlir.constant(-2.7557319215259072E-7 : f64) : f64
  %38 = llvm.mlir.constant(2.4801587301571232E-5 : f64) : f64
  %39 = llvm.mlir.constant(-0.0013888888888888874 : f64) : f64
  %40 = llvm.mlir.constant(0.041666666666666664 : f64) : f64
  %41 = llvm.mlir.constant(-7.5784891117088436E-13 : f64) : f64
  %42 = llvm.mlir.constant(1.6058362485886034E-10 : f64) : f64
  %43 = llvm.mlir.constant(-2.505210487965098E-8 : f64) : f64
  %44 = llvm.mlir.constant(2.7557319214070127E-6 : f64) : f64
  %45 = llvm.mlir.constant(-1.9841269841254841E-4 : f64) : f64
  %46 = llvm.mlir.constant(0.0083333333333333228 : f64) : f64
  %47 = llvm.mlir.constant(-0.16666666666666666 : f64) : f64
  %48 = llvm.mlir.constant(5.000000e-01 : f64) : f64
  %49 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %50 = llvm.mlir.constant(1 : i32) : i32
  %51 = llvm.bitcast %arg0 : f64 to i64
  %52 = llvm.intr.fabs(%arg0) : (f64) -> f64
  %53 = llvm.bitcast %52 : f64 to i64
  %54 = llvm.fcmp "ueq" %52, %0 : f64
  llvm.cond_br %54, ^bb16(%1 : f64), ^bb1
^bb1:  // pred: ^bb0
  %55 = llvm.fcmp "olt" %52, %2 : f64
  llvm.cond_br %55, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %56 = llvm.intr.fmuladd(%52, %29, %30) : (f64, f64, f64) -> f64
  %57 = llvm.fadd %56, %31 : f64
  %58 = llvm.fmul %57, %32 : f64
  %59 = llvm.intr.fma(%57, %28, %58) : (f64, f64, f64) -> f64
  %60 = llvm.fneg %57 : f64
  %61 = llvm.intr.fma(%60, %27, %52) : (f64, f64, f64) -> f64
  %62 = llvm.fadd %61, %58 : f64
  %63 = llvm.fsub %62, %61 : f64
  %64 = llvm.fsub %62, %63 : f64
  %65 = llvm.fsub %61, %64 : f64
  %66 = llvm.fsub %58, %63 : f64
  %67 = llvm.fadd %65, %66 : f64
  %68 = llvm.fsub %67, %59 : f64
  %69 = llvm.intr.fmuladd(%60, %33, %68) : (f64, f64, f64) -> f64
  %70 = llvm.fadd %62, %69 : f64
  %71 = llvm.fsub %70, %62 : f64
  %72 = llvm.fsub %69, %71 : f64
  %73 = llvm.bitcast %56 : f64 to i64
  %74 = llvm.trunc %73 : i64 to i32
  llvm.br ^bb15(%74, %72, %70 : i32, f64, f64)
^bb3:  // pred: ^bb1
  %75 = llvm.and %53, %3 : i64
  %76 = llvm.or disjoint %75, %4 : i64
  %77 = llvm.lshr %53, %5 : i64
  %78 = llvm.trunc %77 overflow<nsw, nuw> : i64 to i32
  %79 = llvm.add %78, %6 overflow<nsw> : i32
  %80 = llvm.and %79, %7 : i32
  %81 = llvm.lshr %79, %8 : i32
  %82 = llvm.zext nneg %81 : i32 to i64
  %83 = llvm.getelementptr inbounds|nuw %9[%82] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %84 = llvm.zext nneg %76 : i64 to i128
  %85 = llvm.getelementptr inbounds|nuw %83[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %86 = llvm.icmp "eq" %80, %11 : i32
  llvm.cond_br %86, ^bb5, ^bb4
^bb4:  // pred: ^bb3
  %87 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
  %88 = llvm.zext nneg %80 : i32 to i64
  %89 = llvm.shl %87, %88 : i64
  %90 = llvm.getelementptr inbounds|nuw %83[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> i64
  %92 = llvm.sub %13, %80 overflow<nsw, nuw> : i32
  %93 = llvm.zext nneg %92 : i32 to i64
  %94 = llvm.lshr %91, %93 : i64
  %95 = llvm.or %89, %94 : i64
  llvm.br ^bb6(%95 : i64)
^bb5:  // pred: ^bb3
  %96 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb6(%96 : i64)
^bb6(%97: i64):  // 2 preds: ^bb4, ^bb5
  %98 = llvm.zext %97 : i64 to i128
  %99 = llvm.mul %84, %98 overflow<nsw, nuw> : i128
  %100 = llvm.getelementptr inbounds|nuw %83[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.cond_br %86, ^bb8, ^bb7
^bb7:  // pred: ^bb6
  %101 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
  %102 = llvm.zext nneg %80 : i32 to i64
  %103 = llvm.shl %101, %102 : i64
  %104 = llvm.load %85 {alignment = 8 : i64} : !llvm.ptr -> i64
  %105 = llvm.sub %13, %80 overflow<nsw, nuw> : i32
  %106 = llvm.zext nneg %105 : i32 to i64
  %107 = llvm.lshr %104, %106 : i64
  %108 = llvm.or %103, %107 : i64
  llvm.br ^bb9(%108 : i64)
^bb8:  // pred: ^bb6
  %109 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb9(%109 : i64)
^bb9(%110: i64):  // 2 preds: ^bb7, ^bb8
  %111 = llvm.zext %110 : i64 to i128
  %112 = llvm.mul %84, %111 overflow<nsw, nuw> : i128
  %113 = llvm.lshr %99, %15 : i128
  %114 = llvm.add %112, %113 overflow<nsw, nuw> : i128
  llvm.cond_br %86, ^bb11, ^bb10
^bb10:  // pred: ^bb9
  %115 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
  %116 = llvm.zext nneg %80 : i32 to i64
  %117 = llvm.shl %115, %116 : i64
  %118 = llvm.load %100 {alignment = 8 : i64} : !llvm.ptr -> i64
  %119 = llvm.sub %13, %80 overflow<nsw, nuw> : i32
  %120 = llvm.zext nneg %119 : i32 to i64
  %121 = llvm.lshr %118, %120 : i64
  %122 = llvm.or %117, %121 : i64
  llvm.br ^bb12(%122 : i64)
^bb11:  // pred: ^bb9
  %123 = llvm.load %83 {alignment = 8 : i64} : !llvm.ptr -> i64
  llvm.br ^bb12(%123 : i64)
^bb12(%124: i64):  // 2 preds: ^bb10, ^bb11
  %125 = llvm.mul %76, %124 : i64
  %126 = llvm.lshr %114, %15 : i128
  %127 = llvm.trunc %126 overflow<nsw, nuw> : i128 to i64
  %128 = llvm.add %125, %127 : i64
  %129 = llvm.trunc %114 : i128 to i64
  %130 = llvm.intr.fshl(%128, %129, %16) : (i64, i64, i64) -> i64
  %131 = llvm.trunc %99 : i128 to i64
  %132 = llvm.intr.fshl(%129, %131, %16) : (i64, i64, i64) -> i64
  %133 = llvm.ashr %130, %17 : i64
  %134 = llvm.lshr %128, %18 : i64
  %135 = llvm.lshr %130, %17 : i64
  %136 = llvm.add %134, %135 overflow<nsw, nuw> : i64
  %137 = llvm.xor %130, %133 : i64
  %138 = llvm.xor %132, %133 : i64
  %139 = llvm.icmp "eq" %130, %133 : i64
  %140 = "llvm.intr.ctlz"(%137) <{is_zero_poison = true}> : (i64) -> i64
  %141 = llvm.trunc %140 overflow<nsw, nuw> : i64 to i32
  %142 = llvm.select %139, %7, %141 : i1, i32
  %143 = llvm.icmp "eq" %142, %11 : i32
  llvm.cond_br %143, ^bb14(%137 : i64), ^bb13
^bb13:  // pred: ^bb12
  %144 = llvm.zext nneg %142 : i32 to i64
  %145 = llvm.shl %137, %144 : i64
  %146 = llvm.sub %13, %142 overflow<nsw, nuw> : i32
  %147 = llvm.zext nneg %146 : i32 to i64
  %148 = llvm.lshr %138, %147 : i64
  %149 = llvm.or %145, %148 : i64
  llvm.br ^bb14(%149 : i64)
^bb14(%150: i64):  // 2 preds: ^bb12, ^bb13
  %151 = llvm.zext nneg %142 : i32 to i64
  %152 = llvm.shl %138, %151 : i64
  %153 = llvm.lshr %150, %19 : i64
  %154 = llvm.uitofp nneg %153 : i64 to f64
  %155 = llvm.fmul %154, %20 : f64
  %156 = llvm.shl %150, %21 : i64
  %157 = llvm.and %156, %22 : i64
  %158 = llvm.lshr %152, %23 : i64
  %159 = llvm.or disjoint %157, %158 : i64
  %160 = llvm.uitofp nneg %159 : i64 to f64
  %161 = llvm.fmul %160, %24 : f64
  %162 = llvm.shl %151, %5 overflow<nsw, nuw> : i64
  %163 = llvm.and %130, %25 : i64
  %164 = llvm.or disjoint %162, %163 : i64
  %165 = llvm.xor %164, %26 : i64
  %166 = llvm.bitcast %165 : i64 to f64
  %167 = llvm.fmul %155, %166 : f64
  %168 = llvm.fmul %161, %166 : f64
  %169 = llvm.fadd %167, %168 : f64
  %170 = llvm.fsub %169, %167 : f64
  %171 = llvm.fsub %168, %170 : f64
  %172 = llvm.fmul %169, %27 : f64
  %173 = llvm.fneg %172 : f64
  %174 = llvm.intr.fma(%169, %27, %173) : (f64, f64, f64) -> f64
  %175 = llvm.fmul %171, %27 : f64
  %176 = llvm.intr.fmuladd(%169, %28, %175) : (f64, f64, f64) -> f64
  %177 = llvm.fadd %174, %176 : f64
  %178 = llvm.fadd %172, %177 : f64
  %179 = llvm.fsub %178, %172 : f64
  %180 = llvm.fsub %177, %179 : f64
  %181 = llvm.trunc %136 overflow<nsw, nuw> : i64 to i32
  llvm.br ^bb15(%181, %180, %178 : i32, f64, f64)
^bb15(%182: i32, %183: f64, %184: f64):  // 2 preds: ^bb2, ^bb14
  %185 = llvm.fmul %184, %184 : f64
  %186 = llvm.intr.fmuladd(%185, %34, %35) : (f64, f64, f64) -> f64
  %187 = llvm.intr.fmuladd(%186, %185, %36) : (f64, f64, f64) -> f64
  %188 = llvm.intr.fmuladd(%187, %185, %37) : (f64, f64, f64) -> f64
  %189 = llvm.intr.fmuladd(%188, %185, %38) : (f64, f64, f64) -> f64
  %190 = llvm.intr.fmuladd(%189, %185, %39) : (f64, f64, f64) -> f64
  %191 = llvm.intr.fmuladd(%190, %185, %40) : (f64, f64, f64) -> f64
  %192 = llvm.intr.fmuladd(%185, %41, %42) : (f64, f64, f64) -> f64
  %193 = llvm.intr.fmuladd(%192, %185, %43) : (f64, f64, f64) -> f64
  %194 = llvm.intr.fmuladd(%193, %185, %44) : (f64, f64, f64) -> f64
  %195 = llvm.intr.fmuladd(%194, %185, %45) : (f64, f64, f64) -> f64
  %196 = llvm.intr.fmuladd(%195, %185, %46) : (f64, f64, f64) -> f64
  %197 = llvm.intr.fmuladd(%196, %185, %47) : (f64, f64, f64) -> f64
  %198 = llvm.fmul %197, %185 : f64
  %199 = llvm.fmul %185, %48 : f64
  %200 = llvm.fneg %199 : f64
  %201 = llvm.intr.fmuladd(%200, %183, %183) : (f64, f64, f64) -> f64
  %202 = llvm.intr.fmuladd(%198, %184, %201) : (f64, f64, f64) -> f64
  %203 = llvm.fadd %184, %202 : f64
  %204 = llvm.fsub %203, %184 : f64
  %205 = llvm.fsub %202, %204 : f64
  %206 = llvm.fsub %49, %199 : f64
  %207 = llvm.fneg %185 : f64
  %208 = llvm.intr.fma(%184, %184, %207) : (f64, f64, f64) -> f64
  %209 = llvm.fmul %184, %183 : f64
  %210 = llvm.intr.fmuladd(%208, %48, %209) : (f64, f64, f64) -> f64
  %211 = llvm.fsub %49, %206 : f64
  %212 = llvm.fsub %211, %199 : f64
  %213 = llvm.fmul %185, %185 : f64
  %214 = llvm.fneg %210 : f64
  %215 = llvm.intr.fmuladd(%191, %213, %214) : (f64, f64, f64) -> f64
  %216 = llvm.fadd %212, %215 : f64
  %217 = llvm.fadd %206, %216 : f64
  %218 = llvm.fsub %206, %217 : f64
  %219 = llvm.fadd %216, %218 : f64
  %220 = llvm.and %182, %50 : i32
  %221 = llvm.icmp "eq" %220, %11 : i32
  %222 = llvm.fneg %217 : f64
  %223 = llvm.fneg %219 : f64
  %224 = llvm.select %221, %205, %223 : i1, f64
  %225 = llvm.select %221, %203, %222 : i1, f64
  %226 = llvm.select %221, %219, %205 : i1, f64
  %227 = llvm.select %221, %217, %203 : i1, f64
  %228 = llvm.fdiv %225, %227 : f64
  %229 = llvm.fneg %228 : f64
  %230 = llvm.intr.fma(%229, %227, %225) : (f64, f64, f64) -> f64
  %231 = llvm.intr.fmuladd(%229, %226, %224) : (f64, f64, f64) -> f64
  %232 = llvm.fadd %230, %231 : f64
  %233 = llvm.fdiv %232, %227 : f64
  %234 = llvm.fadd %228, %233 : f64
  %235 = llvm.bitcast %234 : f64 to i64
  %236 = llvm.and %51, %25 : i64
  %237 = llvm.xor %236, %235 : i64
  %238 = llvm.bitcast %237 : i64 to f64
  llvm.br ^bb16(%238 : f64)
^bb16(%239: f64):  // 2 preds: ^bb0, ^bb15
  llvm.return %239 : f64
}
