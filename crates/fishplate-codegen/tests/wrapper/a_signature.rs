//! A. Signature and arity.

use fishplate_codegen::{
    Source,
    provider::Nop,
    spec::{Dim, Param, signature},
};

use crate::harness::{Wrapper, engine, host, int, none, tensor, text, var};
use fishplate_abi::DLDeviceType;

fn two() -> Vec<Param> {
    let n0 = var("n0", "int32");
    vec![tensor("a", vec![Dim::from(&n0), 8.into()], "float32").into(), var("k", "int32").into()]
}

#[test]
fn t001_signature() {
    assert_eq!(signature("f", &two()), "f(a: Tensor([n0, 8], float32), k: int32)");
}

#[test]
fn t002_env_stream_is_neither_printed_nor_counted() {
    let gpu = tensor("a", vec![], "float32").on(DLDeviceType::CUDA);
    let params = [gpu.into(), Param::env_stream("stream")];
    assert_eq!(signature("f", &params), "f(a: Tensor([], float32))");
    let wrapper = Wrapper::checks(&params);
    wrapper.accepts(&[host(&[], "float32").on(DLDeviceType::CUDA, 0).arg()]);
    wrapper.rejects(
        &[none(), none()],
        "TypeError",
        "Expects 1 parameters when calling: `f(a: Tensor([], float32))`, got 2",
    );
}

#[test]
fn t003_too_few() {
    Wrapper::checks(&two()).rejects(
        &[int(1)],
        "TypeError",
        "Expects 2 parameters when calling: `f(a: Tensor([n0, 8], float32), k: int32)`, got 1",
    );
}

#[test]
fn t004_too_many() {
    Wrapper::checks(&two()).rejects(
        &[int(1), int(1), int(1)],
        "TypeError",
        "Expects 2 parameters when calling: `f(a: Tensor([n0, 8], float32), k: int32)`, got 3",
    );
}

#[test]
fn t005_printed_forms() {
    let n = var("n", "int32");
    let params = [
        Param::shape("s", vec![Dim::from(&n), 4.into()]),
        Param::stream("st"),
        Param::data_pointer("p", 1),
        Param::const_none("no"),
        Param::const_int("i", -3),
        Param::const_bool("b", true),
        Param::const_float("x", 1.5),
        Param::const_float("y", 2.0),
        Param::const_float("z", 1e-5),
        Param::tuple("t", vec![var("t0", "bool").into(), Param::tuple("t1", vec![])]),
        var("h", "handle").into(),
        var("w", "bfloat16").into(),
    ];
    assert_eq!(
        signature("g", &params),
        "g(s: Shape([n, 4]), st: Stream, p: DataPointer, no: None, i: Int(-3), b: Bool(True), \
         x: Float(1.5), y: Float(2.0), z: Float(1e-05), t: Tuple[bool, Tuple[]], h: handle, w: bfloat16)"
    );
}

#[test]
fn t006_display_name_is_not_the_symbol() {
    let code = fishplate_codegen::CodeOptions::default();
    let params = [var("k", "int32").into()];
    let request = fishplate_codegen::Request {
        source: Source::None,
        symbol: "cutlass_f_mangled",
        display_name: "f",
        params: &params,
        provider: &Nop,
        code: &code,
        hook: None,
    };
    let compiled = fishplate_codegen::compile(&request).unwrap();
    assert_eq!(compiled.entry(), "__tvm_ffi_cutlass_f_mangled");
    assert_eq!(compiled.signature, "f(k: int32)");
    // SAFETY: there is no kernel.
    let loaded = unsafe { engine().load(&compiled, &[]) }.unwrap();
    let error = crate::harness::call(&loaded, &[text()]).unwrap_err();
    assert_eq!(
        error.1,
        "Mismatched type on argument #0 when calling: `f(k: int32)`, expected int, got ffi.String"
    );
}

#[test]
fn t007_index_counts_arguments_not_parameters() {
    let gpu = tensor("a", vec![], "float32").on(DLDeviceType::CUDA);
    let params = [gpu.into(), Param::env_stream("stream"), var("k", "int32").into()];
    Wrapper::checks(&params).rejects(
        &[host(&[], "float32").on(DLDeviceType::CUDA, 0).arg(), none()],
        "TypeError",
        "Mismatched type on argument #1 when calling: `f(a: Tensor([], float32), k: int32)`, \
         expected int, got None",
    );
}
