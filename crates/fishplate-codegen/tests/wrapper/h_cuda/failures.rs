//! Makes every driver function that generated code calls fail.

use fishplate_codegen::provider::CudaLaunch;

use super::{PTX, args, launches, on_gpu, scale, stub::stub};
use crate::harness::{Wrapper, call, engine, float, int, pointer, var};

/// Functions that the first launch on a device calls, in order.
const OF_A_LAUNCH: [&str; 12] = [
    "cuDeviceGet",
    "cuDevicePrimaryCtxRetain",
    "cuCtxPushCurrent",
    "cuThreadExchangeStreamCaptureMode",
    "cuModuleLoadDataEx",
    "cuModuleGetFunction",
    "cuDeviceGetAttribute",
    "cuFuncGetAttribute",
    "cuFuncSetAttribute",
    "cuCtxPopCurrent",
    "cuCtxGetCurrent",
    "cuLaunchKernelEx",
];

#[test]
fn every_step_of_a_launch_fails_once() {
    for function in OF_A_LAUNCH {
        let stub = stub();
        let provider = CudaLaunch { shared_bytes: "4 * n".parse().unwrap(), ..scale() };
        let wrapper = launches(&provider);
        stub.set_device(Some(0));
        stub.fail(function, 2, 1);
        let (kind, message) = wrapper.call(&args(3, 1)).unwrap_err();
        assert_eq!(kind, "CUDADialectError");
        let expected =
            format!("CUDA Error Code: 2 (CUDA_ERROR_OUT_OF_MEMORY: out of memory) in {function}");
        assert!(message.starts_with(&expected), "{function}: {message}");
        if function != "cuCtxPopCurrent" {
            assert_eq!(stub.device(), Some(0), "{function}");
        }
        stub.set_device(Some(0));
        // Resources are released, and the next call starts anew.
        wrapper.accepts(&args(3, 1));
        drop(wrapper);
        let balance = |a: &str, b: &str| (stub.count(a), stub.count(b));
        let (got, given) = balance("cuDevicePrimaryCtxRetain", "cuDevicePrimaryCtxRelease");
        let failed = usize::from(function == "cuDevicePrimaryCtxRetain");
        assert_eq!(got - failed, given, "{function}");
        let (loaded, unloaded) = balance("cuModuleLoadDataEx", "cuModuleUnload");
        let failed = usize::from(function == "cuModuleLoadDataEx");
        assert_eq!(loaded - failed, unloaded, "{function}");
    }
}

#[test]
fn later_calls_of_the_same_functions_fail() {
    // The second change of the capture mode, and the return to the caller's device after a launch.
    let stub = stub();
    let wrapper = launches(&scale());
    stub.set_device(Some(0));
    wrapper.accepts(&args(3, 1));
    for (function, code) in
        [("cuCtxGetCurrent", 201), ("cuCtxPushCurrent", 2), ("cuCtxPopCurrent", 2)]
    {
        stub.fail(function, code, 1);
        let (_, message) = wrapper.call(&args(3, 1)).unwrap_err();
        assert!(message.ends_with(&format!(" in {function}")), "{message}");
        stub.set_device(Some(0));
    }
    // The launch's error is the one that is reported.
    stub.fail("cuLaunchKernelEx", 1, 1);
    stub.fail("cuCtxPopCurrent", 2, 1);
    let (_, message) = wrapper.call(&args(3, 1)).unwrap_err();
    assert_eq!(
        message,
        "CUDA Error Code: 1 (CUDA_ERROR_INVALID_VALUE: invalid argument) in cuLaunchKernelEx\n\
         kind=cuda_launch;api=cuLaunchKernelEx;kernel=scale;grid=1,1,1;block=256,1,1;\
         dynamic_smem_bytes=0;stream=(nil);device=1"
    );
}

#[test]
fn the_end_is_not_stopped_by_failures() {
    for function in [
        "cuCtxPushCurrent",
        "cuThreadExchangeStreamCaptureMode",
        "cuModuleUnload",
        "cuCtxPopCurrent",
        "cuDevicePrimaryCtxRelease",
    ] {
        let stub = stub();
        let wrapper = launches(&scale());
        wrapper.accepts(&args(3, 0));
        stub.fail(function, 4, 1000);
        drop(wrapper);
        assert!(stub.count(function) > 0, "{function}");
        stub.fail(function, 0, 0);
        stub.set_device(None);
    }
}

#[test]
fn names_that_the_driver_does_not_tell() {
    let stub = stub();
    let wrapper = launches(&scale());
    for (function, expected) in [
        ("cuGetErrorName", "CUDA Error Code: 2 in cuModuleLoadDataEx"),
        ("cuGetErrorString", "CUDA Error Code: 2 (CUDA_ERROR_OUT_OF_MEMORY) in cuModuleLoadDataEx"),
    ] {
        stub.fail("cuModuleLoadDataEx", 2, 1);
        stub.fail(function, 1, 1);
        wrapper.rejects(&args(1, 0), "CUDADialectError", expected);
    }
}

#[test]
fn the_threads_device_and_the_number_of_devices_fail() {
    use fishplate_codegen::{
        Source,
        provider::{CudaHooks, CuteCall},
        spec::Param,
    };
    let stub = stub();
    let params =
        [Param::data_pointer("p", 1), var("n", "int32").into(), var("k", "float32").into()];
    let wrapper = Wrapper::make(Source::None, "f", &params, &scale(), &[]);
    stub.fail("cuCtxGetDevice", 999, 1);
    let given = [pointer(0x1000), int(5), float(0.5)];
    wrapper.rejects(&given, "CUDADialectError", "CUDA Error Code: 999 in cuCtxGetDevice");
    extern "C" fn hook(_: *mut std::ffi::c_void) {}
    extern "C" fn kernel() -> i32 {
        0
    }
    let cuda = CudaHooks { init: Some("hook".to_owned()), ..CudaHooks::default() };
    let provider = CuteCall { external: true, cuda: Some(cuda), ..CuteCall::default() };
    let symbols = [("f", kernel as *const std::ffi::c_void), ("hook", hook as *const _)];
    let wrapper = Wrapper::make(Source::External, "f", &[], &provider, &symbols);
    stub.fail("cuDeviceGetCount", 999, 1);
    wrapper.rejects(&[], "CUDADialectError", "CUDA Error Code: 999 in cuDeviceGetCount");
}

#[test]
fn devices_that_are_not_there() {
    let _stub = stub();
    let wrapper = launches(&scale());
    let message = "CUDA Error Code: 101 (CUDA_ERROR_INVALID_DEVICE: invalid device ordinal)";
    for device in [-1, 64, i32::MAX] {
        let expected = format!("{message}: expected a device from 0 to 63, got {device}");
        wrapper.rejects(&[on_gpu(1, device), float(0.5)], "CUDADialectError", &expected);
    }
    let expected = format!("{message} in cuDeviceGet for device 7");
    wrapper.rejects(&[on_gpu(1, 7), float(0.5)], "CUDADialectError", &expected);
}

#[test]
fn ptx_that_the_driver_rejects_shows_its_log() {
    let _stub = stub();
    let image = format!("{PTX}\nsyntax error\n");
    launches(&CudaLaunch { image: image.into_bytes(), ..scale() }).rejects(
        &args(1, 0),
        "CUDADialectError",
        "CUDA Error Code: 218 (CUDA_ERROR_INVALID_PTX: a PTX JIT compilation failed) \
         in cuModuleLoadDataEx\n\
         ptxas application ptx input, line 11; fatal   : Parsing error",
    );
}

#[test]
fn a_kernel_that_the_driver_does_not_find() {
    let stub = stub();
    let wrapper = launches(&scale());
    stub.fail("cuModuleGetFunction", 500, 1);
    wrapper.rejects(
        &args(1, 0),
        "CUDADialectError",
        "CUDA Error Code: 500 (CUDA_ERROR_NOT_FOUND: named symbol not found) \
         in cuModuleGetFunction for the kernel `scale`",
    );
}

#[test]
fn t082_a_driver_that_does_not_start() {
    let stub = stub();
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("t082_start.o");
    super::write(&path, &super::scale_params(), &scale(), fishplate_codegen::Source::None);
    let object = std::fs::read(path).unwrap();
    // SAFETY: this test exported the object, which loads the driver separately.
    let loaded = unsafe { engine().load_object(&object, "g") }.unwrap();
    stub.fail("cuInit", 999, 1);
    let (kind, message) = call(&loaded, &args(1, 0)).unwrap_err();
    let expected = ("CUDADialectError", "CUDA Error Code: 999 in cuInit");
    assert_eq!((kind.as_str(), message.as_str()), expected);
    call(&loaded, &args(1, 0)).unwrap();
}
