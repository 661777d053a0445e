//! Pipelines: lowering the structured dialects, and the ways in which a pipeline can fail.

use fishplate_mlir::{Context, Module};

const LOOP: &str = "
func.func @sum(%p: memref<?xf32>) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 0.0 : f32
  %n = memref.dim %p, %zero : memref<?xf32>
  %sum = scf.for %i = %zero to %n step %one iter_args(%acc = %start) -> f32 {
    %x = memref.load %p[%i] : memref<?xf32>
    %y = math.absf %x : f32
    %next = arith.addf %acc, %y : f32
    scf.yield %next : f32
  }
  return %sum : f32
}";

#[test]
fn structured_code_is_lowered() {
    let context = Context::new();
    let mut module = Module::parse(&context, LOOP.as_bytes()).unwrap();
    module
        .run_passes("builtin.module(convert-scf-to-cf,convert-to-llvm,reconcile-unrealized-casts)")
        .unwrap();
    let ir = module.to_llvm().unwrap().to_string();
    assert!(ir.contains("define float @sum"), "{ir}");
    assert!(ir.contains("llvm.fabs.f32"), "{ir}");
}

#[test]
fn what_is_not_lowered_is_named() {
    let context = Context::new();
    let module = Module::parse(&context, LOOP.as_bytes()).unwrap();
    let error = module.to_llvm().err().unwrap().to_string();
    assert!(error.contains("func.func"), "{error}");
    assert!(error.contains(":2:1: error"), "{error}");
}

#[test]
fn bad_pipelines_are_refused() {
    let context = Context::new();
    let mut module = Module::parse(&context, LOOP.as_bytes()).unwrap();
    let error = module.run_passes("builtin.module(no-such-pass)").err().unwrap().to_string();
    assert!(error.contains("`builtin.module(no-such-pass)` failed"), "{error}");
    assert!(error.contains("'no-such-pass' does not refer to a registered pass"), "{error}");
    assert!(module.run_passes("builtin.module(").is_err());
    assert!(module.run_passes("builtin.module(cse{depth=3})").is_err());
    module.verify().unwrap();
}

#[test]
fn a_function_is_not_replaced_by_its_own_pass() {
    let context = Context::new();
    let text = b"func.func @f(%k: i32) -> i32 { return %k : i32 }";
    for pipeline in [
        "func.func(convert-to-llvm)",
        "builtin.module(func.func(canonicalize{top-down=true},convert-to-llvm{dynamic=1}),cse)",
        "any(convert-to-llvm)",
    ] {
        let mut module = Module::parse(&context, text).unwrap();
        let error = module.run_passes(pipeline).unwrap_err().to_string();
        assert!(error.contains("`convert-to-llvm` replaces the functions"), "{error}");
    }
    let mut module = Module::parse(&context, text).unwrap();
    module.run_passes("func.func(canonicalize{top-down=true},cse),convert-to-llvm").unwrap();
    assert!(module.to_string().contains("llvm.func @f"));
}
