//! The CUDA parts of the CuTe convention: hooks, the device of the call, the kernel's status.

use std::{
    ffi::{c_char, c_void},
    sync::{
        Barrier,
        atomic::{AtomicI32, AtomicUsize, Ordering},
    },
};

use fishplate_abi::DLDeviceType;
use fishplate_codegen::{
    Source,
    provider::{CudaHooks, CuteCall},
    spec::{Param, Tensor},
};

use super::{
    on_gpu,
    stub::{Stub, stub},
};
use crate::harness::{Wrapper, array, call, host, int, see, seen, var};

static INITS: AtomicUsize = AtomicUsize::new(0);
static LOADS: AtomicUsize = AtomicUsize::new(0);
static UNLOADS: AtomicUsize = AtomicUsize::new(0);
/// The codes that the hooks return.
static INIT_CODE: AtomicI32 = AtomicI32::new(0);
static LOAD_CODE: AtomicI32 = AtomicI32::new(0);
const LIBRARY: usize = 0xabc0;

extern "C" fn init(args: *const *mut c_void) {
    INITS.fetch_add(1, Ordering::Relaxed);
    // SAFETY: the wrapper passes the address of a pointer to the library, and of a code.
    unsafe {
        let library = *(*args).cast::<*mut usize>();
        library.write(LIBRARY);
        (*args.add(1)).cast::<i32>().write(INIT_CODE.load(Ordering::Relaxed));
    }
}

extern "C" fn load(args: *const *mut c_void) {
    LOADS.fetch_add(1, Ordering::Relaxed);
    // SAFETY: the wrapper passes the address of a pointer to the library, of a device and of a code.
    unsafe {
        assert_eq!(**(*args).cast::<*mut usize>(), LIBRARY);
        see(i64::from((*args.add(1)).cast::<i32>().read()));
        (*args.add(2)).cast::<i32>().write(LOAD_CODE.load(Ordering::Relaxed));
    }
}

extern "C" fn unload(library: usize) -> i32 {
    assert_eq!(library, LIBRARY);
    UNLOADS.fetch_add(1, Ordering::Relaxed);
    0
}

fn counts() -> [usize; 3] {
    [&INITS, &LOADS, &UNLOADS].map(|count| count.swap(0, Ordering::Relaxed))
}

fn fresh() -> Stub {
    let stub = stub();
    counts();
    INIT_CODE.store(0, Ordering::Relaxed);
    LOAD_CODE.store(0, Ordering::Relaxed);
    stub
}

/// Returns its last argument.
extern "C" fn kernel(_tensor: *mut c_void, status: i32) -> i32 {
    status
}

extern "C" fn kernel_without_tensor(status: i32) -> i32 {
    status
}

fn hooks() -> CudaHooks {
    let name = |name: &str| Some(name.to_owned());
    CudaHooks { init: name("cuda_init"), load: name("cuda_load"), unload: name("cuda_unload") }
}

const HOOKS: [(&str, extern "C" fn(*const *mut c_void)); 2] =
    [("cuda_init", init), ("cuda_load", load)];

fn wrapper(params: &[Param], hooks: CudaHooks, kernel: *const c_void) -> Wrapper {
    let provider = CuteCall { external: true, cuda: Some(hooks), ..CuteCall::default() };
    let mut symbols = vec![("f", kernel), ("cuda_unload", unload as *const c_void)];
    symbols.extend(HOOKS.map(|(name, hook)| (name, hook as *const c_void)));
    Wrapper::make(Source::External, "f", params, &provider, &symbols)
}

/// A pointer without extents, so that the kernel above can take it.
fn gpu_params() -> [Param; 2] {
    let tensor = Tensor::new("a", vec![4.into()], "float32").unwrap().on(DLDeviceType::CUDA);
    [tensor.into(), var("status", "int32").into()]
}

/// The same as LLVM passes it: a struct of a pointer and two empty structs is the pointer.
fn cute(hooks: CudaHooks) -> Wrapper {
    wrapper(&gpu_params(), hooks, kernel as *const c_void)
}

#[test]
fn t081_hooks_run_once_under_32_threads() {
    let stub = fresh();
    let wrapper = cute(hooks());
    let barrier = Barrier::new(32);
    std::thread::scope(|scope| {
        for thread in 0..32 {
            let (wrapper, barrier) = (&wrapper, &barrier);
            scope.spawn(move || {
                barrier.wait();
                (0..20).for_each(|_| wrapper.accepts(&[on_gpu(4, thread % 2), int(0)]));
            });
        }
    });
    assert_eq!(counts(), [1, 2, 0]);
    assert_eq!(stub.count("cuDevicePrimaryCtxRetain"), 2);
    drop(wrapper);
    assert_eq!(counts(), [0, 0, 1]);
    assert_eq!(stub.count("cuDevicePrimaryCtxRelease"), 2);
}

#[test]
fn t082_hooks_that_fail() {
    let stub = fresh();
    let wrapper = cute(hooks());
    let given = [on_gpu(4, 0), int(0)];
    INIT_CODE.store(2, Ordering::Relaxed);
    let message = "CUDA Error Code: 2 (CUDA_ERROR_OUT_OF_MEMORY: out of memory) in the module's ";
    wrapper.rejects(&given, "CUDADialectError", &format!("{message}initialisation"));
    assert_eq!(counts(), [1, 0, 0]);
    INIT_CODE.store(0, Ordering::Relaxed);
    LOAD_CODE.store(2, Ordering::Relaxed);
    wrapper.rejects(&given, "CUDADialectError", &format!("{message}loading"));
    assert_eq!(counts(), [1, 1, 0]);
    LOAD_CODE.store(0, Ordering::Relaxed);
    wrapper.accepts(&given);
    assert_eq!(counts(), [0, 1, 0], "what went well is not done again");
    assert_eq!(stub.device(), None);
    assert_eq!(stub.count("cuDevicePrimaryCtxRelease"), 2);
}

#[test]
fn t083_the_device_is_restored_also_when_the_kernel_fails() {
    let stub = fresh();
    let wrapper = cute(CudaHooks::default());
    for before in [Some(0), Some(1), None] {
        for status in [0, 1] {
            stub.set_device(before);
            let start = stub.log().len();
            assert_eq!(wrapper.call(&[on_gpu(4, 1), int(status)]).is_ok(), status == 0);
            let switches = stub.log()[start..]
                .iter()
                .filter(|line| ["cuCtxPushCurrent Some(1)", "cuCtxPopCurrent"].contains(&&***line))
                .count();
            let loads = stub.log()[start..].iter().filter(|line| line.contains("Retain")).count();
            assert_eq!(switches, if before == Some(1) { 0 } else { 2 } + 2 * loads);
            assert_eq!(stub.device(), before);
        }
    }
}

#[test]
fn t083_the_kernel_runs_on_the_tensors_device() {
    extern "C" fn kernel(_tensor: *mut c_void, get: usize) -> i32 {
        // SAFETY: the test passes the address of the stub's function.
        let get: extern "C" fn(*mut i32) -> i32 = unsafe { std::mem::transmute(get) };
        let mut device = -1;
        see(get(&raw mut device).into());
        see(device.into());
        0
    }
    let stub = fresh();
    let [tensor, _] = gpu_params();
    let params = [tensor, Param::data_pointer("get", 0)];
    let wrapper = wrapper(&params, CudaHooks::default(), kernel as *const c_void);
    let get = crate::harness::pointer(stub.address(c"cuCtxGetDevice"));
    stub.set_device(Some(0));
    wrapper.accepts(&[on_gpu(4, 1), get]);
    wrapper.accepts(&[on_gpu(4, 0), get]);
    assert_eq!(seen(), [0, 1, 0, 0]);
}

#[test]
fn t084_fault_08_the_device_of_a_tensor_in_a_tuple() {
    let stub = fresh();
    let [tensor, status] = gpu_params();
    let params = [Param::tuple("t", vec![Param::tuple("u", vec![tensor])]), status];
    let wrapper = wrapper(&params, CudaHooks::default(), kernel as *const c_void);
    let tensor = host(&[4], "float32").on(DLDeviceType::CUDA, 1).object();
    stub.set_device(Some(0));
    wrapper.accepts(&[array(&[array(&[tensor])]), int(0)]);
    assert!(stub.log().contains(&"cuCtxPushCurrent Some(1)".to_owned()));
    assert_eq!(stub.device(), Some(0));
}

#[test]
fn t085_no_device_without_a_gpu_tensor() {
    let stub = fresh();
    let params = [var("status", "int32").into()];
    let plain = wrapper(&params, CudaHooks::default(), kernel_without_tensor as *const c_void);
    plain.accepts(&[int(0)]);
    assert_eq!(stub.log(), [""; 0], "the driver is not called at all");
    let hooked = wrapper(&params, hooks(), kernel_without_tensor as *const c_void);
    hooked.accepts(&[int(0)]);
    assert_eq!(counts(), [1, 2, 0], "every device is made ready");
    assert_eq!(seen(), [1, 0]);
    let before = stub.log().len();
    hooked.accepts(&[int(0)]);
    assert_eq!(stub.log().len(), before);
    drop(hooked);
    assert_eq!(counts(), [0, 0, 1]);
}

#[test]
fn t086_t087_the_kernels_status() {
    let stub = fresh();
    let wrapper = cute(CudaHooks::default());
    let status = |status| [on_gpu(4, 0), int(status)];
    wrapper.accepts(&status(0));
    let known = "CUDA Error Code: 1 (CUDA_ERROR_INVALID_VALUE: invalid argument)";
    wrapper.rejects(&status(1), "CUDADialectError", known);
    wrapper.rejects(&status(12_345), "CUDADialectError", "CUDA Error Code: 12345");
    // -1: the kernel has raised the error itself.
    type Raise = unsafe extern "C" fn(*const c_char, *const c_char);
    let raise = crate::harness::runtime_symbol("TVMFFIErrorSetRaisedFromCStr");
    // SAFETY: the symbol is the ABI's function, which takes NUL-terminated strings.
    unsafe {
        let raise = std::mem::transmute::<*const c_void, Raise>(raise);
        raise(c"KeyError".as_ptr(), c"from the kernel".as_ptr());
    }
    wrapper.rejects(&status(-1), "KeyError", "from the kernel");
    // If leaving the device fails too, the kernel's own error is kept.
    stub.set_device(Some(1));
    stub.fail("cuCtxPopCurrent", 201, 1);
    wrapper.rejects(&status(1), "CUDADialectError", known);
}

#[test]
fn t088_hooks_in_an_exported_object() {
    let stub = fresh();
    let mlir = "
        llvm.func @see(i64)
        llvm.func @cuda_init(%args: !llvm.ptr) {
          %n = llvm.mlir.constant(100 : i64) : i64
          llvm.call @see(%n) : (i64) -> ()
          llvm.return
        }
        llvm.func @cuda_unload(%library: !llvm.ptr) -> i32 {
          %n = llvm.mlir.constant(200 : i64) : i64
          llvm.call @see(%n) : (i64) -> ()
          %zero = llvm.mlir.constant(0 : i32) : i32
          llvm.return %zero : i32
        }
        llvm.func @f(%a: !llvm.struct<(ptr<1>, struct<(struct<()>, struct<()>)>)>, %s: i32) -> i32 {
          llvm.return %s : i32
        }";
    let hooks = CudaHooks { load: None, ..hooks() };
    let provider = CuteCall { cuda: Some(hooks), ..CuteCall::default() };
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("t088_hooks.o");
    super::write(&path, &gpu_params(), &provider, Source::Mlir(mlir.as_bytes()));
    let object = std::fs::read(path).unwrap();
    let engine =
        crate::harness::engine_with(&[("see", crate::harness::see_from_kernel as *const c_void)]);
    // SAFETY: this test exported the object.
    let loaded = unsafe { engine.load_object(&object, "g") }.unwrap();
    call(&loaded, &[on_gpu(4, 0), int(0)]).unwrap();
    call(&loaded, &[on_gpu(4, 1), int(0)]).unwrap();
    assert_eq!(seen(), [100]);
    drop(loaded);
    assert_eq!(seen(), [200]);
    assert_eq!(stub.count("cuInit"), 1, "an exported object has a driver of its own");
}

#[test]
fn hooks_of_other_types_are_refused() {
    let mlir = "
        llvm.func @cuda_init(i32)
        llvm.func @f(i32) -> i32";
    let provider = CuteCall { cuda: Some(hooks()), ..CuteCall::default() };
    let code = fishplate_codegen::CodeOptions::default();
    let request = fishplate_codegen::Request {
        source: Source::Mlir(mlir.as_bytes()),
        symbol: "f",
        display_name: "f",
        params: &[var("status", "int32").into()],
        provider: &provider,
        code: &code,
        hook: None,
    };
    let error = fishplate_codegen::compile(&request).err().unwrap().to_string();
    assert!(error.starts_with("the function `cuda_init` does not fit"), "{error}");
}
