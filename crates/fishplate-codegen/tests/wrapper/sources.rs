//! The sources of kernels: MLIR, LLVM IR, objects, the process.

use std::ffi::c_void;

use fishplate_codegen::{
    CodeOptions, Error, Form, Request, Source, emit,
    provider::{Nop, PlainCall},
    spec::{Dim, Param},
};

use crate::harness::{Wrapper, float, host, int, request, see_from_kernel, seen, tensor, var};

const SCALE: &str = include_str!("../scale.mlir");

fn scale_params() -> Vec<Param> {
    let n = var("n", "int32");
    vec![tensor("a", vec![Dim::from(&n)], "float32").into(), var("k", "float32").into()]
}

#[test]
fn structured_mlir_is_lowered_and_runs() {
    let wrapper = Wrapper::over(SCALE, &scale_params(), &PlainCall::default(), &[]);
    let mut data = [1f32, 2.0, 3.0];
    let address = (&raw mut data).expose_provenance();
    wrapper.accepts(&[host(&[3], "float32").at(address, 0).arg(), float(2.5)]);
    assert_eq!(data, [2.5, 5.0, 7.5]);
}

const IR: &str = "declare void @see(i64)\ndefine i32 @f(i32 %k) {
  %wide = sext i32 %k to i64\n  call void @see(i64 %wide)\n  ret i32 0\n}";

#[test]
fn llvm_ir_runs() {
    let params = [var("k", "int32").into()];
    let provider = PlainCall { external: true, ..PlainCall::default() };
    let symbols = [("see", see_from_kernel as *const c_void)];
    let source = Source::LlvmIr(IR.as_bytes());
    Wrapper::make(source, "f", &params, &provider, &symbols).accepts(&[int(-9)]);
    assert_eq!(seen(), [-9]);
}

fn try_emit(source: Source<'_>, form: Form) -> fishplate_codegen::Result<Vec<u8>> {
    let code = CodeOptions::default();
    let params = [var("k", "int32").into()];
    let provider = PlainCall { external: true, ..PlainCall::default() };
    let request = request(source, &params, &provider, &code);
    emit(&request, form)
}

#[test]
fn llvm_ir_that_does_not_fit() {
    let error = try_emit(Source::LlvmIr(b"define i32 @f(i64 %k) {\n  ret i32 0\n}"), Form::Object);
    let error = error.unwrap_err().to_string();
    assert!(error.contains("the function `f`: expected i32 (i32), got i32 (i64)"), "{error}");
    let error = try_emit(Source::LlvmIr(b"define i32 @g() {\n  ret i32 0\n}"), Form::Object);
    assert!(matches!(error.unwrap_err(), Error::MissingCallee { .. }));
}

#[test]
fn an_object_runs() {
    let object = {
        let module = fishplate_mlir::LlvmModule::parse(IR.as_bytes()).unwrap();
        let level = fishplate_mlir::OptLevel::O2;
        let target = fishplate_mlir::Target::host();
        let machine = fishplate_mlir::TargetMachine::new(&target, level).unwrap();
        machine.prepare(&module);
        machine.object(&module).unwrap()
    };
    let params = [var("k", "int32").into()];
    let provider = PlainCall { external: true, ..PlainCall::default() };
    let symbols = [("see", see_from_kernel as *const c_void)];
    let wrapper = Wrapper::make(Source::Object(&object), "f", &params, &provider, &symbols);
    wrapper.accepts(&[int(11)]);
    assert_eq!(seen(), [11]);
}

#[test]
fn bad_modules_are_refused() {
    let text =
        |mlir: &str| try_emit(Source::Mlir(mlir.as_bytes()), Form::Object).unwrap_err().to_string();
    let syntax = text("llvm.func @f(%k: i32) -> i32 {\n  llvm.return %oops : i32\n}");
    assert!(syntax.contains(":2:15: error: use of undeclared SSA value"), "{syntax}");
    let unlowered =
        text("llvm.func @f(%k: i32) -> i32 {\n  %y = gpu.thread_id x\n  llvm.return %k : i32\n}");
    assert!(
        unlowered.contains("gpu.thread_id") && unlowered.contains(":2:8: error"),
        "{unlowered}"
    );
    let unresolved = "llvm.func @nowhere() llvm.func @f(%k: i32) -> i32 {
        llvm.call @nowhere() : () -> () %z = llvm.mlir.constant(0 : i32) : i32 llvm.return %z : i32 }";
    let code = CodeOptions::default();
    let params = [var("k", "int32").into()];
    let request = Request {
        source: Source::Mlir(unresolved.as_bytes()),
        symbol: "f",
        display_name: "f",
        params: &params,
        provider: &PlainCall::default(),
        code: &code,
        hook: None,
    };
    let compiled = fishplate_codegen::compile(&request).unwrap();
    // SAFETY: nothing is called.
    let error = unsafe { crate::harness::engine().load(&compiled, &[]) }.err().unwrap().to_string();
    assert!(error.contains("nowhere"), "{error}");
}

#[test]
fn what_llvm_gives_up_on_is_an_error() {
    let foreign = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndefine i32 @f(i32 %k) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  ret i32 %x\n}";
    let in_mlir = "llvm.func @f(%k: i32) -> i32 {
  %x = nvvm.read.ptx.sreg.tid.x : i32\n  llvm.return %x : i32\n}";
    let collected = "define i32 @f(i32 %k) gc \"nosuch\" {\n  ret i32 0\n}";
    let cases = [
        (Source::LlvmIr(foreign.as_bytes()), "Cannot select: intrinsic %llvm.nvvm.read"),
        (Source::Mlir(in_mlir.as_bytes()), "Cannot select: intrinsic %llvm.nvvm.read"),
        (Source::LlvmIr(collected.as_bytes()), "unsupported GC: nosuch"),
    ];
    for (source, expected) in cases {
        for form in [Form::Object, Form::Assembly] {
            let error = try_emit(source, form).unwrap_err().to_string();
            assert!(error.starts_with("code generation failed: "), "{error}");
            assert!(error.contains(expected), "{error}");
        }
        // The same process continues, with the same pool of contexts.
        llvm_ir_runs();
    }
}

#[test]
fn dialects_inside_an_llvm_function_are_lowered() {
    let text =
        "llvm.func @f(%k: i32) -> i32 {\n  %y = arith.subi %k, %k : i32\n  llvm.return %y : i32\n}";
    let params = [var("k", "int32").into()];
    Wrapper::over(text, &params, &PlainCall::default(), &[]).accepts(&[int(3)]);
}

#[test]
fn a_hook_sees_the_lowered_module() {
    let code = CodeOptions::default();
    let params = scale_params();
    let found = std::cell::RefCell::new(String::new());
    let hook = |module: &mut fishplate_mlir::Module<'_>| {
        *found.borrow_mut() = module.to_string();
        Ok(())
    };
    let request = Request {
        source: Source::Mlir(SCALE.as_bytes()),
        symbol: "f",
        display_name: "f",
        params: &params,
        provider: &PlainCall::default(),
        code: &code,
        hook: Some(&hook),
    };
    emit(&request, Form::Object).unwrap();
    let found = found.into_inner();
    assert!(found.contains("llvm.func @f(") && !found.contains("__tvm_ffi_f"), "{found}");
}

#[test]
fn two_wrappers_in_one_module() {
    let context = fishplate_mlir::Context::new();
    let module = fishplate_mlir::Module::empty(&context);
    for symbol in ["one", "two"] {
        let params = [var("x", "float16").into()];
        fishplate_codegen::attach_ffi_func(&module, symbol, &params, &Nop, symbol).unwrap();
    }
    let text = module.to_string();
    assert_eq!(
        text.matches("llvm.func internal local_unnamed_addr @__tvm_ffi__raise").count(),
        1,
        "{text}"
    );
    assert!(text.contains("@__tvm_ffi_one(") && text.contains("@__tvm_ffi_two("));
    module.to_llvm().unwrap();
}
