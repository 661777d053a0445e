// Generated from angles.c by math/generate; do not edit.
llvm.func internal @__fp_math_atan(%arg0: f64 {llvm.noundef}) -> f64 attributes {always_inline, dso_local, no_unwind} {
  %0 = llvm.mlir.constant(1.152921504606847E+18 : f64) : f64
  %1 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %2 = llvm.mlir.constant(0.4142135677937393 : f64) : f64
  %3 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %4 = llvm.mlir.constant(0.015195443768557826 : f64) : f64
  %5 = llvm.mlir.constant(-0.033474767282005519 : f64) : f64
  %6 = llvm.mlir.constant(0.045035638173499981 : f64) : f64
  %7 = llvm.mlir.constant(-0.052184081936036637 : f64) : f64
  %8 = llvm.mlir.constant(0.058770224317258542 : f64) : f64
  %9 = llvm.mlir.constant(-0.066662268266757946 : f64) : f64
  %10 = llvm.mlir.constant(0.076922827636929619 : f64) : f64
  %11 = llvm.mlir.constant(-0.090909081447680853 : f64) : f64
  %12 = llvm.mlir.constant(0.11111111088184998 : f64) : f64
  %13 = llvm.mlir.constant(-0.14285714285388135 : f64) : f64
  %14 = llvm.mlir.constant(0.1999999999999767 : f64) : f64
  %15 = llvm.mlir.constant(-0.33333333333333326 : f64) : f64
  %16 = llvm.mlir.constant(0.78539816339744828 : f64) : f64
  %17 = llvm.mlir.constant(-0.78539816339744828 : f64) : f64
  %18 = llvm.mlir.constant(3.061616997868383E-17 : f64) : f64
  %19 = llvm.mlir.constant(1.5707963267948966 : f64) : f64
  %20 = llvm.mlir.constant(-1.5707963267948966 : f64) : f64
  %21 = llvm.mlir.constant(6.123233995736766E-17 : f64) : f64
  %22 = llvm.intr.fabs(%arg0) : (f64) -> f64
  %23 = llvm.fcmp "ogt" %22, %0 : f64
  %24 = llvm.select %23, %0, %22 : i1, f64
  %25 = llvm.fcmp "ogt" %24, %1 : f64
  %26 = llvm.select %25, %1, %24 : i1, f64
  %27 = llvm.select %25, %24, %1 : i1, f64
  %28 = llvm.fmul %27, %2 : f64
  %29 = llvm.fcmp "ogt" %26, %28 : f64
  llvm.cond_br %29, ^bb1, ^bb2(%26, %3 : f64, f64)
^bb1:  // pred: ^bb0
  %30 = llvm.fneg %27 : f64
  %31 = llvm.fsub %26, %27 : f64
  %32 = llvm.fsub %31, %26 : f64
  %33 = llvm.fsub %32, %31 : f64
  %34 = llvm.fadd %26, %33 : f64
  %35 = llvm.fsub %30, %32 : f64
  %36 = llvm.fadd %34, %35 : f64
  %37 = llvm.fadd %31, %36 : f64
  %38 = llvm.fsub %31, %37 : f64
  %39 = llvm.fadd %36, %38 : f64
  llvm.br ^bb2(%37, %39 : f64, f64)
^bb2(%40: f64, %41: f64):  // 2 preds: ^bb0, ^bb1
  llvm.cond_br %29, ^bb3, ^bb4(%27, %3 : f64, f64)
^bb3:  // pred: ^bb2
  %42 = llvm.fadd %24, %1 : f64
  %43 = llvm.fsub %42, %26 : f64
  %44 = llvm.fsub %43, %42 : f64
  %45 = llvm.fadd %26, %44 : f64
  %46 = llvm.fsub %27, %43 : f64
  %47 = llvm.fadd %45, %46 : f64
  %48 = llvm.fadd %42, %47 : f64
  %49 = llvm.fsub %42, %48 : f64
  %50 = llvm.fadd %47, %49 : f64
  llvm.br ^bb4(%48, %50 : f64, f64)
^bb4(%51: f64, %52: f64):  // 2 preds: ^bb2, ^bb3
  %53 = llvm.fdiv %40, %51 : f64
  %54 = llvm.fmul %53, %53 : f64
  %55 = llvm.intr.fmuladd(%54, %4, %5) : (f64, f64, f64) -> f64
  %56 = llvm.intr.fmuladd(%55, %54, %6) : (f64, f64, f64) -> f64
  %57 = llvm.intr.fmuladd(%56, %54, %7) : (f64, f64, f64) -> f64
  %58 = llvm.intr.fmuladd(%57, %54, %8) : (f64, f64, f64) -> f64
  %59 = llvm.intr.fmuladd(%58, %54, %9) : (f64, f64, f64) -> f64
  %60 = llvm.intr.fmuladd(%59, %54, %10) : (f64, f64, f64) -> f64
  %61 = llvm.intr.fmuladd(%60, %54, %11) : (f64, f64, f64) -> f64
  %62 = llvm.intr.fmuladd(%61, %54, %12) : (f64, f64, f64) -> f64
  %63 = llvm.intr.fmuladd(%62, %54, %13) : (f64, f64, f64) -> f64
  %64 = llvm.intr.fmuladd(%63, %54, %14) : (f64, f64, f64) -> f64
  %65 = llvm.intr.fmuladd(%64, %54, %15) : (f64, f64, f64) -> f64
  %66 = llvm.fneg %53 : f64
  %67 = llvm.intr.fma(%66, %51, %40) : (f64, f64, f64) -> f64
  %68 = llvm.intr.fmuladd(%66, %52, %41) : (f64, f64, f64) -> f64
  %69 = llvm.fadd %67, %68 : f64
  %70 = llvm.fdiv %69, %51 : f64
  %71 = llvm.fmul %65, %54 : f64
  %72 = llvm.fneg %70 : f64
  %73 = llvm.intr.fmuladd(%72, %54, %70) : (f64, f64, f64) -> f64
  %74 = llvm.intr.fmuladd(%71, %53, %73) : (f64, f64, f64) -> f64
  %75 = llvm.fadd %53, %74 : f64
  %76 = llvm.fsub %75, %53 : f64
  %77 = llvm.fsub %74, %76 : f64
  llvm.cond_br %29, ^bb5, ^bb6(%75, %77 : f64, f64)
^bb5:  // pred: ^bb4
  %78 = llvm.fadd %75, %16 : f64
  %79 = llvm.fadd %78, %17 : f64
  %80 = llvm.fsub %79, %78 : f64
  %81 = llvm.fadd %80, %16 : f64
  %82 = llvm.fsub %75, %79 : f64
  %83 = llvm.fadd %81, %82 : f64
  %84 = llvm.fadd %77, %18 : f64
  %85 = llvm.fadd %83, %84 : f64
  %86 = llvm.fadd %78, %85 : f64
  %87 = llvm.fsub %78, %86 : f64
  %88 = llvm.fadd %85, %87 : f64
  llvm.br ^bb6(%86, %88 : f64, f64)
^bb6(%89: f64, %90: f64):  // 2 preds: ^bb4, ^bb5
  llvm.cond_br %25, ^bb7, ^bb8(%89, %90 : f64, f64)
^bb7:  // pred: ^bb6
  %91 = llvm.fneg %89 : f64
  %92 = llvm.fsub %19, %89 : f64
  %93 = llvm.fadd %92, %20 : f64
  %94 = llvm.fsub %93, %92 : f64
  %95 = llvm.fadd %94, %19 : f64
  %96 = llvm.fsub %91, %93 : f64
  %97 = llvm.fadd %95, %96 : f64
  %98 = llvm.fsub %21, %90 : f64
  %99 = llvm.fadd %97, %98 : f64
  %100 = llvm.fadd %92, %99 : f64
  %101 = llvm.fsub %92, %100 : f64
  %102 = llvm.fadd %99, %101 : f64
  llvm.br ^bb8(%100, %102 : f64, f64)
^bb8(%103: f64, %104: f64):  // 2 preds: ^bb6, ^bb7
  %105 = llvm.fadd %103, %104 : f64
  %106 = llvm.intr.copysign(%105, %arg0) : (f64, f64) -> f64
  llvm.return %106 : f64
}
llvm.func internal @__fp_math_asin(%arg0: f64 {llvm.noundef}) -> f64 attributes {always_inline, dso_local, no_unwind} {
  %0 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %2 = llvm.mlir.constant(-1.000000e+00 : f64) : f64
  %3 = llvm.mlir.constant(2.000000e+00 : f64) : f64
  %4 = llvm.mlir.constant(0.4142135677937393 : f64) : f64
  %5 = llvm.mlir.constant(0.015195443768557826 : f64) : f64
  %6 = llvm.mlir.constant(-0.033474767282005519 : f64) : f64
  %7 = llvm.mlir.constant(0.045035638173499981 : f64) : f64
  %8 = llvm.mlir.constant(-0.052184081936036637 : f64) : f64
  %9 = llvm.mlir.constant(0.058770224317258542 : f64) : f64
  %10 = llvm.mlir.constant(-0.066662268266757946 : f64) : f64
  %11 = llvm.mlir.constant(0.076922827636929619 : f64) : f64
  %12 = llvm.mlir.constant(-0.090909081447680853 : f64) : f64
  %13 = llvm.mlir.constant(0.11111111088184998 : f64) : f64
  %14 = llvm.mlir.constant(-0.14285714285388135 : f64) : f64
  %15 = llvm.mlir.constant(0.1999999999999767 : f64) : f64
  %16 = llvm.mlir.constant(-0.33333333333333326 : f64) : f64
  %17 = llvm.mlir.constant(0.78539816339744828 : f64) : f64
  %18 = llvm.mlir.constant(-0.78539816339744828 : f64) : f64
  %19 = llvm.mlir.constant(3.061616997868383E-17 : f64) : f64
  %20 = llvm.mlir.constant(1.5707963267948966 : f64) : f64
  %21 = llvm.mlir.constant(-1.5707963267948966 : f64) : f64
  %22 = llvm.mlir.constant(6.123233995736766E-17 : f64) : f64
  %23 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %24 = llvm.intr.fabs(%arg0) : (f64) -> f64
  %25 = llvm.fneg %arg0 : f64
  %26 = llvm.fmul %arg0, %25 : f64
  %27 = llvm.fadd %26, %0 : f64
  %28 = llvm.fcmp "ogt" %27, %1 : f64
  llvm.cond_br %28, ^bb1, ^bb2
^bb1:  // pred: ^bb0
  %29 = llvm.fadd %27, %2 : f64
  %30 = llvm.fsub %26, %29 : f64
  %31 = llvm.intr.fma(%arg0, %arg0, %26) : (f64, f64, f64) -> f64
  %32 = llvm.fsub %30, %31 : f64
  %33 = llvm.intr.sqrt(%27) : (f64) -> f64
  %34 = llvm.fneg %33 : f64
  %35 = llvm.intr.fma(%34, %33, %27) : (f64, f64, f64) -> f64
  %36 = llvm.fadd %35, %32 : f64
  %37 = llvm.fmul %33, %3 : f64
  %38 = llvm.fdiv %36, %37 : f64
  llvm.br ^bb3(%33, %38 : f64, f64)
^bb2:  // pred: ^bb0
  %39 = llvm.intr.sqrt(%27) : (f64) -> f64
  llvm.br ^bb3(%39, %1 : f64, f64)
^bb3(%40: f64, %41: f64):  // 2 preds: ^bb1, ^bb2
  %42 = llvm.fcmp "ogt" %24, %40 : f64
  %43 = llvm.select %42, %40, %24 : i1, f64
  %44 = llvm.select %42, %41, %1 : i1, f64
  %45 = llvm.select %42, %24, %40 : i1, f64
  %46 = llvm.select %42, %1, %41 : i1, f64
  %47 = llvm.fmul %45, %4 : f64
  %48 = llvm.fcmp "ogt" %43, %47 : f64
  llvm.cond_br %48, ^bb4, ^bb5(%43, %44 : f64, f64)
^bb4:  // pred: ^bb3
  %49 = llvm.fneg %45 : f64
  %50 = llvm.fsub %43, %45 : f64
  %51 = llvm.fsub %50, %43 : f64
  %52 = llvm.fsub %51, %50 : f64
  %53 = llvm.fadd %43, %52 : f64
  %54 = llvm.fsub %49, %51 : f64
  %55 = llvm.fadd %53, %54 : f64
  %56 = llvm.fsub %44, %46 : f64
  %57 = llvm.fadd %55, %56 : f64
  %58 = llvm.fadd %50, %57 : f64
  %59 = llvm.fsub %58, %50 : f64
  %60 = llvm.fsub %57, %59 : f64
  llvm.br ^bb5(%58, %60 : f64, f64)
^bb5(%61: f64, %62: f64):  // 2 preds: ^bb3, ^bb4
  llvm.cond_br %48, ^bb6, ^bb7(%45, %46 : f64, f64)
^bb6:  // pred: ^bb5
  %63 = llvm.fadd %40, %24 : f64
  %64 = llvm.fsub %63, %43 : f64
  %65 = llvm.fsub %64, %63 : f64
  %66 = llvm.fadd %43, %65 : f64
  %67 = llvm.fsub %45, %64 : f64
  %68 = llvm.fadd %66, %67 : f64
  %69 = llvm.fadd %41, %1 : f64
  %70 = llvm.fadd %68, %69 : f64
  %71 = llvm.fadd %63, %70 : f64
  %72 = llvm.fsub %63, %71 : f64
  %73 = llvm.fadd %70, %72 : f64
  llvm.br ^bb7(%71, %73 : f64, f64)
^bb7(%74: f64, %75: f64):  // 2 preds: ^bb5, ^bb6
  %76 = llvm.fdiv %61, %74 : f64
  %77 = llvm.fmul %76, %76 : f64
  %78 = llvm.intr.fmuladd(%77, %5, %6) : (f64, f64, f64) -> f64
  %79 = llvm.intr.fmuladd(%78, %77, %7) : (f64, f64, f64) -> f64
  %80 = llvm.intr.fmuladd(%79, %77, %8) : (f64, f64, f64) -> f64
  %81 = llvm.intr.fmuladd(%80, %77, %9) : (f64, f64, f64) -> f64
  %82 = llvm.intr.fmuladd(%81, %77, %10) : (f64, f64, f64) -> f64
  %83 = llvm.intr.fmuladd(%82, %77, %11) : (f64, f64, f64) -> f64
  %84 = llvm.intr.fmuladd(%83, %77, %12) : (f64, f64, f64) -> f64
  %85 = llvm.intr.fmuladd(%84, %77, %13) : (f64, f64, f64) -> f64
  %86 = llvm.intr.fmuladd(%85, %77, %14) : (f64, f64, f64) -> f64
  %87 = llvm.intr.fmuladd(%86, %77, %15) : (f64, f64, f64) -> f64
  %88 = llvm.intr.fmuladd(%87, %77, %16) : (f64, f64, f64) -> f64
  %89 = llvm.fneg %76 : f64
  %90 = llvm.intr.fma(%89, %74, %61) : (f64, f64, f64) -> f64
  %91 = llvm.intr.fmuladd(%89, %75, %62) : (f64, f64, f64) -> f64
  %92 = llvm.fadd %90, %91 : f64
  %93 = llvm.fdiv %92, %74 : f64
  %94 = llvm.fmul %88, %77 : f64
  %95 = llvm.fneg %93 : f64
  %96 = llvm.intr.fmuladd(%95, %77, %93) : (f64, f64, f64) -> f64
  %97 = llvm.intr.fmuladd(%94, %76, %96) : (f64, f64, f64) -> f64
  %98 = llvm.fadd %76, %97 : f64
  %99 = llvm.fsub %98, %76 : f64
  %100 = llvm.fsub %97, %99 : f64
  llvm.cond_br %48, ^bb8, ^bb9(%98, %100 : f64, f64)
^bb8:  // pred: ^bb7
  %101 = llvm.fadd %98, %17 : f64
  %102 = llvm.fadd %101, %18 : f64
  %103 = llvm.fsub %102, %101 : f64
  %104 = llvm.fadd %103, %17 : f64
  %105 = llvm.fsub %98, %102 : f64
  %106 = llvm.fadd %104, %105 : f64
  %107 = llvm.fadd %100, %19 : f64
  %108 = llvm.fadd %106, %107 : f64
  %109 = llvm.fadd %101, %108 : f64
  %110 = llvm.fsub %101, %109 : f64
  %111 = llvm.fadd %108, %110 : f64
  llvm.br ^bb9(%109, %111 : f64, f64)
^bb9(%112: f64, %113: f64):  // 2 preds: ^bb7, ^bb8
  llvm.cond_br %42, ^bb10, ^bb11(%112, %113 : f64, f64)
^bb10:  // pred: ^bb9
  %114 = llvm.fneg %112 : f64
  %115 = llvm.fsub %20, %112 : f64
  %116 = llvm.fadd %115, %21 : f64
  %117 = llvm.fsub %116, %115 : f64
  %118 = llvm.fadd %117, %20 : f64
  %119 = llvm.fsub %114, %116 : f64
  %120 = llvm.fadd %118, %119 : f64
  %121 = llvm.fsub %22, %113 : f64
  %122 = llvm.fadd %120, %121 : f64
  %123 = llvm.fadd %115, %122 : f64
  %124 = llvm.fsub %115, %123 : f64
  %125 = llvm.fadd %122, %124 : f64
  llvm.br ^bb11(%123, %125 : f64, f64)
^bb11(%126: f64, %127: f64):  // 2 preds: ^bb9, ^bb10
  %128 = llvm.fcmp "ugt" %24, %0 : f64
  %129 = llvm.fadd %126, %127 : f64
  %130 = llvm.intr.copysign(%129, %arg0) : (f64, f64) -> f64
  %131 = llvm.select %128, %23, %130 : i1, f64
  llvm.return %131 : f64
}
llvm.func internal @__fp_math_acos(%arg0: f64 {llvm.noundef}) -> f64 attributes {always_inline, dso_local, no_unwind} {
  %0 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %2 = llvm.mlir.constant(-1.000000e+00 : f64) : f64
  %3 = llvm.mlir.constant(2.000000e+00 : f64) : f64
  %4 = llvm.mlir.constant(0.4142135677937393 : f64) : f64
  %5 = llvm.mlir.constant(0.015195443768557826 : f64) : f64
  %6 = llvm.mlir.constant(-0.033474767282005519 : f64) : f64
  %7 = llvm.mlir.constant(0.045035638173499981 : f64) : f64
  %8 = llvm.mlir.constant(-0.052184081936036637 : f64) : f64
  %9 = llvm.mlir.constant(0.058770224317258542 : f64) : f64
  %10 = llvm.mlir.constant(-0.066662268266757946 : f64) : f64
  %11 = llvm.mlir.constant(0.076922827636929619 : f64) : f64
  %12 = llvm.mlir.constant(-0.090909081447680853 : f64) : f64
  %13 = llvm.mlir.constant(0.11111111088184998 : f64) : f64
  %14 = llvm.mlir.constant(-0.14285714285388135 : f64) : f64
  %15 = llvm.mlir.constant(0.1999999999999767 : f64) : f64
  %16 = llvm.mlir.constant(-0.33333333333333326 : f64) : f64
  %17 = llvm.mlir.constant(0.78539816339744828 : f64) : f64
  %18 = llvm.mlir.constant(-0.78539816339744828 : f64) : f64
  %19 = llvm.mlir.constant(3.061616997868383E-17 : f64) : f64
  %20 = llvm.mlir.constant(1.5707963267948966 : f64) : f64
  %21 = llvm.mlir.constant(-1.5707963267948966 : f64) : f64
  %22 = llvm.mlir.constant(6.123233995736766E-17 : f64) : f64
  %23 = llvm.mlir.constant(3.1415926535897931 : f64) : f64
  %24 = llvm.mlir.constant(-3.1415926535897931 : f64) : f64
  %25 = llvm.mlir.constant(1.2246467991473532E-16 : f64) : f64
  %26 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %27 = llvm.fneg %arg0 : f64
  %28 = llvm.fmul %arg0, %27 : f64
  %29 = llvm.fadd %28, %0 : f64
  %30 = llvm.fcmp "ogt" %29, %1 : f64
  llvm.cond_br %30, ^bb1, ^bb2
^bb1:  // pred: ^bb0
  %31 = llvm.fadd %29, %2 : f64
  %32 = llvm.fsub %28, %31 : f64
  %33 = llvm.intr.fma(%arg0, %arg0, %28) : (f64, f64, f64) -> f64
  %34 = llvm.fsub %32, %33 : f64
  %35 = llvm.intr.sqrt(%29) : (f64) -> f64
  %36 = llvm.fneg %35 : f64
  %37 = llvm.intr.fma(%36, %35, %29) : (f64, f64, f64) -> f64
  %38 = llvm.fadd %37, %34 : f64
  %39 = llvm.fmul %35, %3 : f64
  %40 = llvm.fdiv %38, %39 : f64
  llvm.br ^bb3(%35, %40 : f64, f64)
^bb2:  // pred: ^bb0
  %41 = llvm.intr.sqrt(%29) : (f64) -> f64
  llvm.br ^bb3(%41, %1 : f64, f64)
^bb3(%42: f64, %43: f64):  // 2 preds: ^bb1, ^bb2
  %44 = llvm.intr.fabs(%arg0) : (f64) -> f64
  %45 = llvm.fcmp "ogt" %42, %44 : f64
  %46 = llvm.select %45, %44, %42 : i1, f64
  %47 = llvm.select %45, %1, %43 : i1, f64
  %48 = llvm.select %45, %42, %44 : i1, f64
  %49 = llvm.select %45, %43, %1 : i1, f64
  %50 = llvm.fmul %48, %4 : f64
  %51 = llvm.fcmp "ogt" %46, %50 : f64
  llvm.cond_br %51, ^bb4, ^bb5(%46, %47 : f64, f64)
^bb4:  // pred: ^bb3
  %52 = llvm.fneg %48 : f64
  %53 = llvm.fsub %46, %48 : f64
  %54 = llvm.fsub %53, %46 : f64
  %55 = llvm.fsub %54, %53 : f64
  %56 = llvm.fadd %46, %55 : f64
  %57 = llvm.fsub %52, %54 : f64
  %58 = llvm.fadd %56, %57 : f64
  %59 = llvm.fsub %47, %49 : f64
  %60 = llvm.fadd %58, %59 : f64
  %61 = llvm.fadd %53, %60 : f64
  %62 = llvm.fsub %61, %53 : f64
  %63 = llvm.fsub %60, %62 : f64
  llvm.br ^bb5(%61, %63 : f64, f64)
^bb5(%64: f64, %65: f64):  // 2 preds: ^bb3, ^bb4
  llvm.cond_br %51, ^bb6, ^bb7(%48, %49 : f64, f64)
^bb6:  // pred: ^bb5
  %66 = llvm.fadd %44, %42 : f64
  %67 = llvm.fsub %66, %46 : f64
  %68 = llvm.fsub %67, %66 : f64
  %69 = llvm.fadd %46, %68 : f64
  %70 = llvm.fsub %48, %67 : f64
  %71 = llvm.fadd %69, %70 : f64
  %72 = llvm.fadd %43, %1 : f64
  %73 = llvm.fadd %71, %72 : f64
  %74 = llvm.fadd %66, %73 : f64
  %75 = llvm.fsub %66, %74 : f64
  %76 = llvm.fadd %73, %75 : f64
  llvm.br ^bb7(%74, %76 : f64, f64)
^bb7(%77: f64, %78: f64):  // 2 preds: ^bb5, ^bb6
  %79 = llvm.fdiv %64, %77 : f64
  %80 = llvm.fmul %79, %79 : f64
  %81 = llvm.intr.fmuladd(%80, %5, %6) : (f64, f64, f64) -> f64
  %82 = llvm.intr.fmuladd(%81, %80, %7) : (f64, f64, f64) -> f64
  %83 = llvm.intr.fmuladd(%82, %80, %8) : (f64, f64, f64) -> f64
  %84 = llvm.intr.fmuladd(%83, %80, %9) : (f64, f64, f64) -> f64
  %85 = llvm.intr.fmuladd(%84, %80, %10) : (f64, f64, f64) -> f64
  %86 = llvm.intr.fmuladd(%85, %80, %11) : (f64, f64, f64) -> f64
  %87 = llvm.intr.fmuladd(%86, %80, %12) : (f64, f64, f64) -> f64
  %88 = llvm.intr.fmuladd(%87, %80, %13) : (f64, f64, f64) -> f64
  %89 = llvm.intr.fmuladd(%88, %80, %14) : (f64, f64, f64) -> f64
  %90 = llvm.intr.fmuladd(%89, %80, %15) : (f64, f64, f64) -> f64
  %91 = llvm.intr.fmuladd(%90, %80, %16) : (f64, f64, f64) -> f64
  %92 = llvm.fneg %79 : f64
  %93 = llvm.intr.fma(%92, %77, %64) : (f64, f64, f64) -> f64
  %94 = llvm.intr.fmuladd(%92, %78, %65) : (f64, f64, f64) -> f64
  %95 = llvm.fadd %93, %94 : f64
  %96 = llvm.fdiv %95, %77 : f64
  %97 = llvm.fmul %91, %80 : f64
  %98 = llvm.fneg %96 : f64
  %99 = llvm.intr.fmuladd(%98, %80, %96) : (f64, f64, f64) -> f64
  %100 = llvm.intr.fmuladd(%97, %79, %99) : (f64, f64, f64) -> f64
  %101 = llvm.fadd %79, %100 : f64
  %102 = llvm.fsub %101, %79 : f64
  %103 = llvm.fsub %100, %102 : f64
  llvm.cond_br %51, ^bb8, ^bb9(%101, %103 : f64, f64)
^bb8:  // pred: ^bb7
  %104 = llvm.fadd %101, %17 : f64
  %105 = llvm.fadd %104, %18 : f64
  %106 = llvm.fsub %105, %104 : f64
  %107 = llvm.fadd %106, %17 : f64
  %108 = llvm.fsub %101, %105 : f64
  %109 = llvm.fadd %107, %108 : f64
  %110 = llvm.fadd %103, %19 : f64
  %111 = llvm.fadd %109, %110 : f64
  %112 = llvm.fadd %104, %111 : f64
  %113 = llvm.fsub %104, %112 : f64
  %114 = llvm.fadd %111, %113 : f64
  llvm.br ^bb9(%112, %114 : f64, f64)
^bb9(%115: f64, %116: f64):  // 2 preds: ^bb7, ^bb8
  llvm.cond_br %45, ^bb10, ^bb11(%115, %116 : f64, f64)
^bb10:  // pred: ^bb9
  %117 = llvm.fneg %115 : f64
  %118 = llvm.fsub %20, %115 : f64
  %119 = llvm.fadd %118, %21 : f64
  %120 = llvm.fsub %119, %118 : f64
  %121 = llvm.fadd %120, %20 : f64
  %122 = llvm.fsub %117, %119 : f64
  %123 = llvm.fadd %121, %122 : f64
  %124 = llvm.fsub %22, %116 : f64
  %125 = llvm.fadd %123, %124 : f64
  %126 = llvm.fadd %118, %125 : f64
  %127 = llvm.fsub %118, %126 : f64
  %128 = llvm.fadd %125, %127 : f64
  llvm.br ^bb11(%126, %128 : f64, f64)
^bb11(%129: f64, %130: f64):  // 2 preds: ^bb9, ^bb10
  %131 = llvm.fcmp "olt" %arg0, %1 : f64
  llvm.cond_br %131, ^bb12, ^bb13(%130, %129 : f64, f64)
^bb12:  // pred: ^bb11
  %132 = llvm.fneg %129 : f64
  %133 = llvm.fsub %23, %129 : f64
  %134 = llvm.fadd %133, %24 : f64
  %135 = llvm.fsub %134, %133 : f64
  %136 = llvm.fadd %135, %23 : f64
  %137 = llvm.fsub %132, %134 : f64
  %138 = llvm.fadd %136, %137 : f64
  %139 = llvm.fsub %25, %130 : f64
  %140 = llvm.fadd %138, %139 : f64
  %141 = llvm.fadd %133, %140 : f64
  %142 = llvm.fsub %133, %141 : f64
  %143 = llvm.fadd %140, %142 : f64
  llvm.br ^bb13(%143, %141 : f64, f64)
^bb13(%144: f64, %145: f64):  // 2 preds: ^bb11, ^bb12
  %146 = llvm.fcmp "ole" %44, %0 : f64
  %147 = llvm.fadd %145, %144 : f64
  %148 = llvm.select %146, %147, %26 : i1, f64
  llvm.return %148 : f64
}
llvm.func internal @__fp_math_atan2(%arg0: f64 {llvm.noundef}, %arg1: f64 {llvm.noundef}) -> f64 attributes {always_inline, dso_local, no_unwind} {
  %0 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
  %1 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
  %2 = llvm.mlir.constant(0.000000e+00 : f64) : f64
  %3 = llvm.mlir.constant(1.000000e+00 : f64) : f64
  %4 = llvm.mlir.constant(1.0715086071862673E+301 : f64) : f64
  %5 = llvm.mlir.constant(3.0549363634996047E-151 : f64) : f64
  %6 = llvm.mlir.constant(3.2733906078961419E+150 : f64) : f64
  %7 = llvm.mlir.constant(6.250000e-02 : f64) : f64
  %8 = llvm.mlir.constant(0.4142135677937393 : f64) : f64
  %9 = llvm.mlir.constant(0.015195443768557826 : f64) : f64
  %10 = llvm.mlir.constant(-0.033474767282005519 : f64) : f64
  %11 = llvm.mlir.constant(0.045035638173499981 : f64) : f64
  %12 = llvm.mlir.constant(-0.052184081936036637 : f64) : f64
  %13 = llvm.mlir.constant(0.058770224317258542 : f64) : f64
  %14 = llvm.mlir.constant(-0.066662268266757946 : f64) : f64
  %15 = llvm.mlir.constant(0.076922827636929619 : f64) : f64
  %16 = llvm.mlir.constant(-0.090909081447680853 : f64) : f64
  %17 = llvm.mlir.constant(0.11111111088184998 : f64) : f64
  %18 = llvm.mlir.constant(-0.14285714285388135 : f64) : f64
  %19 = llvm.mlir.constant(0.1999999999999767 : f64) : f64
  %20 = llvm.mlir.constant(-0.33333333333333326 : f64) : f64
  %21 = llvm.mlir.constant(0.78539816339744828 : f64) : f64
  %22 = llvm.mlir.constant(-0.78539816339744828 : f64) : f64
  %23 = llvm.mlir.constant(3.061616997868383E-17 : f64) : f64
  %24 = llvm.mlir.constant(1.5707963267948966 : f64) : f64
  %25 = llvm.mlir.constant(-1.5707963267948966 : f64) : f64
  %26 = llvm.mlir.constant(6.123233995736766E-17 : f64) : f64
  %27 = llvm.mlir.constant(-1 : i64) : i64
  %28 = llvm.mlir.constant(3.1415926535897931 : f64) : f64
  %29 = llvm.mlir.constant(-3.1415926535897931 : f64) : f64
  %30 = llvm.mlir.constant(1.2246467991473532E-16 : f64) : f64
  %31 = llvm.bitcast %arg1 : f64 to i64
  %32 = llvm.intr.fabs(%arg1) : (f64) -> f64
  %33 = llvm.fcmp "ord" %arg0, %arg1 : f64
  llvm.cond_br %33, ^bb1, ^bb15(%0 : f64)
^bb1:  // pred: ^bb0
  %34 = llvm.intr.fabs(%arg0) : (f64) -> f64
  %35 = llvm.fcmp "oeq" %34, %1 : f64
  %36 = llvm.fcmp "oeq" %32, %1 : f64
  %37 = llvm.or %35, %36 : i1
  %38 = llvm.uitofp %35 : i1 to f64
  %39 = llvm.select %37, %38, %34 : i1, f64
  llvm.cond_br %37, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %40 = llvm.uitofp %36 : i1 to f64
  llvm.br ^bb4(%40 : f64)
^bb3:  // pred: ^bb1
  %41 = llvm.fcmp "oeq" %39, %2 : f64
  %42 = llvm.fcmp "oeq" %arg1, %2 : f64
  %43 = llvm.and %41, %42 : i1
  %44 = llvm.select %43, %3, %32 : i1, f64
  llvm.br ^bb4(%44 : f64)
^bb4(%45: f64):  // 2 preds: ^bb2, ^bb3
  %46 = llvm.fcmp "ogt" %39, %45 : f64
  %47 = llvm.select %46, %39, %45 : i1, f64
  %48 = llvm.fcmp "ogt" %47, %4 : f64
  %49 = llvm.fcmp "olt" %47, %5 : f64
  %50 = llvm.select %49, %6, %3 : i1, f64
  %51 = llvm.select %48, %7, %50 : i1, f64
  %52 = llvm.fmul %39, %51 : f64
  %53 = llvm.fmul %45, %51 : f64
  %54 = llvm.fcmp "ogt" %52, %53 : f64
  %55 = llvm.select %54, %53, %52 : i1, f64
  %56 = llvm.select %54, %52, %53 : i1, f64
  %57 = llvm.fmul %56, %8 : f64
  %58 = llvm.fcmp "ogt" %55, %57 : f64
  llvm.cond_br %58, ^bb5, ^bb6(%55, %2 : f64, f64)
^bb5:  // pred: ^bb4
  %59 = llvm.fneg %56 : f64
  %60 = llvm.fsub %55, %56 : f64
  %61 = llvm.fsub %60, %55 : f64
  %62 = llvm.fsub %61, %60 : f64
  %63 = llvm.fadd %55, %62 : f64
  %64 = llvm.fsub %59, %61 : f64
  %65 = llvm.fadd %63, %64 : f64
  %66 = llvm.fadd %65, %2 : f64
  %67 = llvm.fadd %60, %66 : f64
  %68 = llvm.fsub %60, %67 : f64
  %69 = llvm.fadd %66, %68 : f64
  llvm.br ^bb6(%67, %69 : f64, f64)
^bb6(%70: f64, %71: f64):  // 2 preds: ^bb4, ^bb5
  llvm.cond_br %58, ^bb7, ^bb8(%56, %2 : f64, f64)
^bb7:  // pred: ^bb6
  %72 = llvm.fadd %53, %52 : f64
  %73 = llvm.fsub %72, %55 : f64
  %74 = llvm.fsub %73, %72 : f64
  %75 = llvm.fadd %55, %74 : f64
  %76 = llvm.fsub %56, %73 : f64
  %77 = llvm.fadd %75, %76 : f64
  %78 = llvm.fadd %77, %2 : f64
  %79 = llvm.fadd %72, %78 : f64
  %80 = llvm.fsub %72, %79 : f64
  %81 = llvm.fadd %78, %80 : f64
  llvm.br ^bb8(%79, %81 : f64, f64)
^bb8(%82: f64, %83: f64):  // 2 preds: ^bb6, ^bb7
  %84 = llvm.fdiv %70, %82 : f64
  %85 = llvm.fmul %84, %84 : f64
  %86 = llvm.intr.fmuladd(%85, %9, %10) : (f64, f64, f64) -> f64
  %87 = llvm.intr.fmuladd(%86, %85, %11) : (f64, f64, f64) -> f64
  %88 = llvm.intr.fmuladd(%87, %85, %12) : (f64, f64, f64) -> f64
  %89 = llvm.intr.fmuladd(%88, %85, %13) : (f64, f64, f64) -> f64
  %90 = llvm.intr.fmuladd(%89, %85, %14) : (f64, f64, f64) -> f64
  %91 = llvm.intr.fmuladd(%90, %85, %15) : (f64, f64, f64) -> f64
  %92 = llvm.intr.fmuladd(%91, %85, %16) : (f64, f64, f64) -> f64
  %93 = llvm.intr.fmuladd(%92, %85, %17) : (f64, f64, f64) -> f64
  %94 = llvm.intr.fmuladd(%93, %85, %18) : (f64, f64, f64) -> f64
  %95 = llvm.intr.fmuladd(%94, %85, %19) : (f64, f64, f64) -> f64
  %96 = llvm.intr.fmuladd(%95, %85, %20) : (f64, f64, f64) -> f64
  %97 = llvm.fneg %84 : f64
  %98 = llvm.intr.fma(%97, %82, %70) : (f64, f64, f64) -> f64
  %99 = llvm.intr.fmuladd(%97, %83, %71) : (f64, f64, f64) -> f64
  %100 = llvm.fadd %98, %99 : f64
  %101 = llvm.fdiv %100, %82 : f64
  %102 = llvm.fmul %96, %85 : f64
  %103 = llvm.fneg %101 : f64
  %104 = llvm.intr.fmuladd(%103, %85, %101) : (f64, f64, f64) -> f64
  %105 = llvm.intr.fmuladd(%102, %84, %104) : (f64, f64, f64) -> f64
  %106 = llvm.fadd %84, %105 : f64
  %107 = llvm.fsub %106, %84 : f64
  %108 = llvm.fsub %105, %107 : f64
  llvm.cond_br %58, ^bb9, ^bb10(%106, %108 : f64, f64)
^bb9:  // pred: ^bb8
  %109 = llvm.fadd %106, %21 : f64
  %110 = llvm.fadd %109, %22 : f64
  %111 = llvm.fsub %110, %109 : f64
  %112 = llvm.fadd %111, %21 : f64
  %113 = llvm.fsub %106, %110 : f64
  %114 = llvm.fadd %112, %113 : f64
  %115 = llvm.fadd %108, %23 : f64
  %116 = llvm.fadd %114, %115 : f64
  %117 = llvm.fadd %109, %116 : f64
  %118 = llvm.fsub %109, %117 : f64
  %119 = llvm.fadd %116, %118 : f64
  llvm.br ^bb10(%117, %119 : f64, f64)
^bb10(%120: f64, %121: f64):  // 2 preds: ^bb8, ^bb9
  llvm.cond_br %54, ^bb11, ^bb12(%120, %121 : f64, f64)
^bb11:  // pred: ^bb10
  %122 = llvm.fneg %120 : f64
  %123 = llvm.fsub %24, %120 : f64
  %124 = llvm.fadd %123, %25 : f64
  %125 = llvm.fsub %124, %123 : f64
  %126 = llvm.fadd %125, %24 : f64
  %127 = llvm.fsub %122, %124 : f64
  %128 = llvm.fadd %126, %127 : f64
  %129 = llvm.fsub %26, %121 : f64
  %130 = llvm.fadd %128, %129 : f64
  %131 = llvm.fadd %123, %130 : f64
  %132 = llvm.fsub %123, %131 : f64
  %133 = llvm.fadd %130, %132 : f64
  llvm.br ^bb12(%131, %133 : f64, f64)
^bb12(%134: f64, %135: f64):  // 2 preds: ^bb10, ^bb11
  %136 = llvm.icmp "sgt" %31, %27 : i64
  llvm.cond_br %136, ^bb14(%135, %134 : f64, f64), ^bb13
^bb13:  // pred: ^bb12
  %137 = llvm.fneg %134 : f64
  %138 = llvm.fsub %28, %134 : f64
  %139 = llvm.fadd %138, %29 : f64
  %140 = llvm.fsub %139, %138 : f64
  %141 = llvm.fadd %140, %28 : f64
  %142 = llvm.fsub %137, %139 : f64
  %143 = llvm.fadd %141, %142 : f64
  %144 = llvm.fsub %30, %135 : f64
  %145 = llvm.fadd %143, %144 : f64
  %146 = llvm.fadd %138, %145 : f64
  %147 = llvm.fsub %138, %146 : f64
  %148 = llvm.fadd %145, %147 : f64
  llvm.br ^bb14(%148, %146 : f64, f64)
^bb14(%149: f64, %150: f64):  // 2 preds: ^bb12, ^bb13
  %151 = llvm.fadd %150, %149 : f64
  %152 = llvm.intr.copysign(%151, %arg0) : (f64, f64) -> f64
  llvm.br ^bb15(%152 : f64)
^bb15(%153: f64):  // 2 preds: ^bb0, ^bb14
  llvm.return %153 : f64
}
