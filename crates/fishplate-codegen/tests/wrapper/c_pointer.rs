//! C. Pointers and streams.

use std::ffi::c_void;

use fishplate_abi::DLDeviceType;
use fishplate_codegen::{
    CodeOptions, Form, Source, SpecError,
    provider::{CuteCall, Nop},
    spec::{Param, Tensor, validate},
};

use crate::harness::{
    Wrapper, array, boolean, host, int, none, pointer, request, see, seen, tensor, text, var,
};

extern "C" fn sees_pointer(address: *const c_void) -> i32 {
    see(address as i64);
    0
}

fn takes_addresses(param: Param, kind: &str) {
    let wrapper = Wrapper::calls(&[param], sees_pointer as *const c_void);
    wrapper.accepts(&[pointer(0x1234)]);
    wrapper.accepts(&[none()]);
    wrapper.accepts(&[int(0x5678)]);
    assert_eq!(seen(), [0x1234, 0, 0x5678]);
    let message = |got: &str| {
        format!(
            "Mismatched type on argument #0 when calling: `f(p: {kind})`, \
             expected handle or int, got {got}"
        )
    };
    wrapper.rejects(&[boolean(true)], "TypeError", &message("bool"));
    wrapper.rejects(&[text()], "TypeError", &message("ffi.String"));
    wrapper.rejects(&[host(&[2], "int8").arg()], "TypeError", &message("ffi.Tensor"));
    wrapper.rejects(&[host(&[2], "int8").object()], "TypeError", &message("ffi.Tensor"));
}

#[test]
fn t022_data_pointer() {
    takes_addresses(Param::data_pointer("p", 0), "DataPointer");
}

#[test]
fn t023_stream() {
    takes_addresses(Param::stream("p"), "Stream");
}

#[test]
fn t024_handle_rejects_int() {
    let wrapper = Wrapper::calls(&[var("p", "handle").into()], sees_pointer as *const c_void);
    wrapper.accepts(&[pointer(0x1234)]);
    wrapper.accepts(&[none()]);
    assert_eq!(seen(), [0x1234, 0]);
    wrapper.rejects(
        &[int(1)],
        "TypeError",
        "Mismatched type on argument #0 when calling: `f(p: handle)`, expected handle, got int",
    );
}

fn mlir(params: &[Param], provider: &dyn fishplate_codegen::provider::CallProvider) -> String {
    let code = CodeOptions::default();
    let request = request(Source::External, params, provider, &code);
    String::from_utf8(fishplate_codegen::emit(&request, Form::Mlir).unwrap()).unwrap()
}

#[test]
fn t025_global_memory_is_address_space_1() {
    let provider = CuteCall { external: true, ..CuteCall::default() };
    let text = mlir(&[Param::data_pointer("p", 1), Param::data_pointer("q", 0)], &provider);
    assert!(text.contains("llvm.func @f(!llvm.ptr<1>, !llvm.ptr) -> i32"), "{text}");
}

fn gpu(name: &str) -> Tensor {
    tensor(name, vec![], "float32").on(DLDeviceType::CUDA)
}

fn on_gpu(index: i32) -> crate::harness::TestTensor {
    host(&[], "float32").on(DLDeviceType::CUDA, index)
}

extern "C" fn sees_stream(_data: *const c_void, stream: *const c_void) -> i32 {
    see(stream as i64);
    0
}

fn with_stream<T>(index: i32, stream: usize, body: impl FnOnce() -> T) -> T {
    let set = fishplate::runtime::api().TVMFFIEnvSetStream;
    let (cuda, mut old) = (DLDeviceType::CUDA.0, std::ptr::null_mut());
    let stream = std::ptr::without_provenance_mut(stream);
    // SAFETY: streams are only passed on; `old` has room for one.
    assert_eq!(unsafe { set(cuda, index, stream, &raw mut old) }, 0);
    let result = body();
    // SAFETY: streams are only passed on; `old` has room for one.
    assert_eq!(unsafe { set(cuda, index, old, std::ptr::null_mut()) }, 0);
    result
}

#[test]
fn t026_env_stream_is_that_of_the_tensors_device() {
    let params = [gpu("a").into(), Param::env_stream("s")];
    let wrapper = Wrapper::calls(&params, sees_stream as *const c_void);
    with_stream(3, 0x77, || wrapper.accepts(&[on_gpu(3).arg()]));
    with_stream(3, 0x77, || wrapper.accepts(&[on_gpu(4).arg()]));
    assert_eq!(seen(), [0x77, 0]);
}

#[test]
fn t027_env_stream_of_a_tensor_in_a_tuple() {
    let inner = Param::tuple("u", vec![gpu("a").into()]);
    let params = [Param::tuple("t", vec![inner]), Param::env_stream("s")];
    let wrapper = Wrapper::calls(&params, sees_stream as *const c_void);
    let nested = array(&[array(&[on_gpu(2).object()])]);
    with_stream(2, 0x99, || wrapper.accepts(&[nested]));
    assert_eq!(seen(), [0x99]);
}

#[test]
fn fault_09_env_stream_in_a_tuple_takes_no_element() {
    let params = [Param::tuple("t", vec![gpu("a").into(), Param::env_stream("s")])];
    assert_eq!(
        fishplate_codegen::spec::signature("f", &params),
        "f(t: Tuple[Tensor([], float32)])"
    );
    let wrapper = Wrapper::calls(&params, sees_stream as *const c_void);
    with_stream(1, 0x55, || wrapper.accepts(&[array(&[on_gpu(1).object()])]));
    assert_eq!(seen(), [0x55]);
}

#[test]
fn t028_env_stream_without_a_gpu_tensor() {
    let params = [tensor("a", vec![], "float32").into(), Param::env_stream("s")];
    let error = validate("f", &params).unwrap_err();
    assert!(matches!(error, SpecError::NoDeviceForStream { .. }));
    assert_eq!(
        error.to_string(),
        "EnvStream cannot be detected in `f(a: Tensor([], float32))` \
         we need parameters to contain GPU Tensors: \
         give a tensor device_type=\"cuda\", or take the stream as an argument with spec.Stream"
    );
}

#[test]
fn t029_fault_10_no_query_when_no_stream_is_wanted() {
    assert!(!mlir(&[gpu("a").into()], &Nop).contains("TVMFFIEnvGetStream"));
    let params = [gpu("a").into(), Param::env_stream("s")];
    assert!(mlir(&params, &Nop).contains("TVMFFIEnvGetStream"));
}
