//! H. Launching kernels, over a driver that records what it is asked for.

use std::{
    ffi::{CStr, CString, c_char, c_int, c_void},
    path::Path,
    process::Command,
    sync::OnceLock,
    thread,
};

use fishplate_abi::{DLDeviceType, RawAny};
use fishplate_compile::{
    Error, Source,
    provider::CudaLaunch,
    spec::{Dim, Param, Tensor},
};

use crate::harness::{Wrapper, array, host, int, pointer, tensor, var};

const PTX: &[u8] = b"// some kernel";

/// The recording driver, built and named to the code under test once.
struct Driver(*mut c_void);

// SAFETY: a handle of the loader, which threads may share.
unsafe impl Send for Driver {}
// SAFETY: as above.
unsafe impl Sync for Driver {}

fn driver() -> &'static Driver {
    static DRIVER: OnceLock<Driver> = OnceLock::new();
    DRIVER.get_or_init(|| {
        let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("libcuda_stub.so");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/wrapper/stub_driver.c");
        let built = Command::new("cc")
            .args(["-shared", "-fPIC", "-Wall", "-Wno-unused-parameter", "-o"])
            .arg(&library)
            .arg(source)
            .status();
        assert!(built.unwrap().success());
        // SAFETY: nothing else in this program changes the environment, and Rust's readers lock.
        unsafe { std::env::set_var("FISHPLATE_CUDA_DRIVER", &library) };
        let path = CString::new(library.to_str().unwrap()).unwrap();
        // SAFETY: the library was just built.
        let handle = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW) };
        assert!(!handle.is_null());
        Driver(handle)
    })
}

impl Driver {
    fn function<F: Copy>(&self, name: &CStr) -> F {
        // SAFETY: the library is open, the name NUL-terminated.
        let address = unsafe { libc::dlsym(self.0, name.as_ptr()) };
        assert!(!address.is_null() && size_of::<F>() == size_of_val(&address));
        // SAFETY: each caller asks for the type that stub_driver.c gives the function.
        unsafe { std::mem::transmute_copy(&address) }
    }

    /// What was asked for on this thread since the last time.
    fn record(&self) -> String {
        let text = self.function::<extern "C" fn() -> *const c_char>(c"stub_record")();
        // SAFETY: NUL-terminated, and of this thread.
        let text = unsafe { CStr::from_ptr(text) }.to_str().unwrap().to_owned();
        self.function::<extern "C" fn()>(c"stub_clear")();
        text
    }

    fn fail(&self, name: &CStr, code: c_int) {
        self.function::<extern "C" fn(*const c_char, c_int)>(c"stub_fail")(name.as_ptr(), code);
    }

    fn set_current(&self, context: usize) {
        self.function::<extern "C" fn(usize)>(c"stub_set_current")(context);
    }

    fn current(&self) -> usize {
        self.function::<extern "C" fn() -> usize>(c"stub_current")()
    }

    fn count(&self, name: &CStr) -> c_int {
        self.function::<extern "C" fn() -> c_int>(name)()
    }
}

fn gpu() -> Tensor {
    tensor("a", vec![Dim::from(&var("n", "int32"))], "float32").on(DLDeviceType::CUDA)
}

fn on_gpu(n: i64, device: i32) -> RawAny {
    host(&[n], "float32").on(DLDeviceType::CUDA, device).arg()
}

fn launch(grid: &[&str], block: &[&str], shared: &str) -> CudaLaunch {
    CudaLaunch::new(PTX, "kernel", grid, block, shared).unwrap()
}

fn wrapper(params: &[Param], provider: &CudaLaunch) -> Wrapper {
    driver();
    Wrapper::make(Source::None, "f", params, provider, &[])
}

fn usual() -> Wrapper {
    wrapper(&[gpu().into()], &launch(&["ceildiv(n, 128)"], &["128"], ""))
}

const LAUNCH_5: &str = "launch in 102 shared 0 stream 0 grid 5 1 1 block 128 1 1 args 4096 600\n";

#[test]
fn t081_loaded_once_by_32_threads() {
    let wrapper = usual();
    let before = driver().count(c"stub_loads");
    let other_loads = thread::scope(|scope| {
        let threads: Vec<_> = (0..32)
            .map(|_| {
                scope.spawn(|| {
                    wrapper.accepts(&[on_gpu(600, 2)]);
                    driver().record().matches("load in").count()
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum::<usize>()
    });
    assert_eq!(other_loads, 1);
    assert!(driver().count(c"stub_loads") > before);
}

#[test]
fn t082_an_image_that_the_driver_rejects() {
    let wrapper = usual();
    driver().fail(c"cuModuleLoadDataEx", 218);
    wrapper.rejects(
        &[on_gpu(600, 2)],
        "CUDADialectError",
        "CUDA Error Code: 218 (CUDA_ERROR_INVALID_PTX) from cuModuleLoadDataEx: line 1: // some kernel",
    );
    assert_eq!(driver().record(), "retain 2\nset 102\nload in 102\nset 0\nrelease 2\n");
    // It is tried again.
    wrapper.accepts(&[on_gpu(600, 2)]);
    assert_eq!(
        driver().record(),
        format!("retain 2\nset 102\nload in 102\nset 0\nset 102\n{LAUNCH_5}set 0\n")
    );
    let missing = CudaLaunch::new(PTX, "missing", &["1"], &["1"], "").unwrap();
    let error = self::wrapper(&[gpu().into()], &missing).call(&[on_gpu(600, 2)]).unwrap_err();
    assert_eq!(error.1, "CUDA Error Code: 500 from cuModuleGetFunction: missing");
    driver().record();
}

#[test]
fn t083_the_current_device_is_left_as_it_was() {
    let wrapper = usual();
    wrapper.accepts(&[on_gpu(600, 2)]);
    driver().record();
    driver().set_current(101);
    wrapper.accepts(&[on_gpu(600, 2)]);
    assert_eq!(driver().record(), format!("set 102\n{LAUNCH_5}set 101\n"));
    driver().fail(c"cuLaunchKernel", 1);
    assert!(wrapper.call(&[on_gpu(600, 2)]).is_err());
    assert_eq!(
        (driver().record(), driver().current()),
        (format!("set 102\n{LAUNCH_5}set 101\n"), 101)
    );
    // On the right device nothing is set.
    driver().set_current(102);
    wrapper.accepts(&[on_gpu(600, 2)]);
    assert_eq!(driver().record(), LAUNCH_5);
}

#[test]
fn t084_device_of_a_tensor_in_a_tuple() {
    let params = [Param::tuple("t", vec![gpu().into(), var("k", "int32").into()])];
    let wrapper = wrapper(&params, &launch(&["n"], &["1"], ""));
    let tuple = array(&[host(&[3], "float32").on(DLDeviceType::CUDA, 5).object(), int(1)]);
    wrapper.accepts(&[tuple]);
    assert!(driver().record().contains("launch in 105"));
}

#[test]
fn t085_without_a_gpu_tensor_the_current_device_it_is() {
    let params = [Param::data_pointer("p", 0), var("k", "int32").into()];
    let wrapper = wrapper(&params, &launch(&["k"], &["1"], ""));
    driver().set_current(103);
    wrapper.accepts(&[pointer(0x40), int(2)]);
    driver().record();
    wrapper.accepts(&[pointer(0x40), int(2)]);
    assert_eq!(
        driver().record(),
        "launch in 103 shared 0 stream 0 grid 2 1 1 block 1 1 1 args 64 2\n"
    );
}

#[test]
fn t086_code_and_name_of_an_error() {
    let wrapper = usual();
    driver().fail(c"cuLaunchKernel", 1);
    wrapper.rejects(
        &[on_gpu(600, 2)],
        "CUDADialectError",
        "CUDA Error Code: 1 (CUDA_ERROR_INVALID_VALUE) from cuLaunchKernel: kernel",
    );
    driver().fail(c"cuLaunchKernel", 799);
    let error = wrapper.call(&[on_gpu(600, 2)]).unwrap_err();
    assert_eq!(error.1, "CUDA Error Code: 799 from cuLaunchKernel: kernel");
    let error = wrapper.call(&[on_gpu(600, 9)]).unwrap_err();
    assert_eq!(error.1, "CUDA Error Code: 101 from cuDeviceGet");
    assert!(wrapper.call(&[on_gpu(600, 1000)]).unwrap_err().1.contains("101"));
    driver().record();
}

#[test]
fn t088_unloaded_once() {
    let wrapper = usual();
    wrapper.accepts(&[on_gpu(600, 2)]);
    wrapper.accepts(&[on_gpu(600, 4)]);
    driver().record();
    driver().set_current(101);
    drop(wrapper);
    assert_eq!(
        driver().record(),
        "set 102\nsynchronize\nunload in 102\nset 101\nrelease 2\n\
         set 104\nsynchronize\nunload in 104\nset 101\nrelease 4\n"
    );
    // Never launched, never unloaded.
    drop(usual());
    assert_eq!(driver().record(), "");
    assert!(driver().count(c"stub_unloads") >= 2);
}

#[test]
fn t088_an_exported_library_unloads_when_it_is_closed() {
    driver();
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("t088.so");
    let (code, description) = Default::default();
    let params = [gpu().into()];
    let request = fishplate_compile::Request {
        source: Source::None,
        symbol: "f",
        display_name: "f",
        params: &params,
        provider: &launch(&["ceildiv(n, 128)"], &["128"], ""),
        code: &code,
        hook: None,
    };
    let how = fishplate_compile::Export {
        path: &path,
        name: "launch",
        description: &description,
        only_ffi_symbols: true,
    };
    fishplate_compile::export(&request, &how).unwrap();
    fishplate::runtime::ensure().unwrap();
    let c_path = CString::new(path.to_str().unwrap()).unwrap();
    // SAFETY: the library was just made; the symbol is a function of the ABI, and the argument a tensor.
    let status = unsafe {
        let library = libc::dlopen(c_path.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL);
        assert!(!library.is_null());
        let entry = libc::dlsym(library, c"__tvm_ffi_launch".as_ptr());
        let entry = std::mem::transmute::<*mut c_void, fishplate_abi::SafeCall>(entry);
        let mut result = RawAny::NONE;
        let status = entry(std::ptr::null_mut(), &on_gpu(600, 2), 1, &raw mut result);
        assert!(driver().record().contains(LAUNCH_5));
        libc::dlclose(library);
        status
    };
    assert_eq!(status, 0);
    assert_eq!(driver().record(), "set 102\nsynchronize\nunload in 102\nset 0\nrelease 2\n");
}

#[test]
fn t091_each_device_has_its_own_copy() {
    let wrapper = usual();
    for device in [0, 1, 0, 1] {
        wrapper.accepts(&[on_gpu(600, device)]);
    }
    let record = driver().record();
    assert_eq!(record.matches("load in").count(), 2, "{record}");
    assert!(record.contains("load in 100\n") && record.contains("load in 101\n"), "{record}");
}

#[test]
fn sizes_are_expressions() {
    let params = [gpu().into(), var("k", "int32").into()];
    let provider = launch(
        &["min(n + 1, 7) * 2", "max(k, 3)", "(n - k) // 4 % 5"],
        &["32", "k"],
        "k * 1024 * 10",
    );
    let wrapper = wrapper(&params, &provider);
    wrapper.accepts(&[on_gpu(40, 2), int(6)]);
    let record = driver().record();
    assert!(record.contains("attribute 8 = 61440\n"), "{record}");
    assert!(
        record.contains("shared 61440 stream 0 grid 14 6 3 block 32 6 1 args 4096 40"),
        "{record}"
    );
    let divided = launch(&["n // k"], &["1"], "");
    let wrapper = self::wrapper(&params, &divided);
    wrapper.rejects(
        &[on_gpu(4, 2), int(0)],
        "ValueError",
        "Invalid divisor in grid.x of `f`, expected to be positive, got 0",
    );
    let negative = self::wrapper(&params, &launch(&["n - k"], &["1"], ""));
    negative.rejects(
        &[on_gpu(4, 2), int(6)],
        "ValueError",
        "Invalid grid.x of `f`, expected to be in [0, 2147483647], got -2",
    );
    // Nothing to do: nothing is launched.
    negative.accepts(&[on_gpu(6, 2), int(6)]);
    assert_eq!(driver().record(), "");
}

#[test]
fn stream_of_the_launch() {
    let params = [gpu().into(), Param::stream("s")];
    let wrapper = wrapper(&params, &launch(&["n"], &["1"], ""));
    wrapper.accepts(&[on_gpu(4, 2), pointer(0x70)]);
    assert!(driver().record().contains("stream 112 grid 4"));
}

#[test]
fn launches_that_mean_nothing() {
    let new = |grid: &[&str]| CudaLaunch::new(PTX, "kernel", grid, &["1"], "");
    assert!(matches!(new(&[]).unwrap_err(), Error::Launch { entries: 0 }));
    assert!(matches!(new(&["1", "1", "1", "1"]).unwrap_err(), Error::Launch { entries: 4 }));
    for text in ["", "n +", "n n", "(n", "1x", "ceildiv(n)", "n / 2", "99999999999999999999"] {
        assert!(matches!(new(&[text]).unwrap_err(), Error::Signature { .. }), "{text}");
    }
    let unknown = launch(&["m"], &["1"], "");
    let code = fishplate_compile::CodeOptions::default();
    let params = [gpu().into()];
    let request = fishplate_compile::Request {
        source: Source::None,
        symbol: "f",
        display_name: "f",
        params: &params,
        provider: &unknown,
        code: &code,
        hook: None,
    };
    let error = fishplate_compile::compile(&request).unwrap_err().to_string();
    assert_eq!(error, "`m` in grid.x is no integer variable of the spec");
}

/// Run by the test below, in a process whose driver cannot be loaded.
#[test]
#[ignore = "run by `without_a_driver`"]
fn without_a_driver_child() {
    let provider = launch(&["n"], &["1"], "");
    let wrapper = Wrapper::make(Source::None, "f", &[gpu().into()], &provider, &[]);
    let (kind, message) = wrapper.call(&[on_gpu(4, 0)]).unwrap_err();
    assert_eq!(kind, "CUDADialectError");
    assert!(
        message.starts_with("CUDA Error Code: 35 from dlopen: /nowhere/libcuda.so"),
        "{message}"
    );
}

#[test]
fn without_a_driver() {
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "h_cuda::without_a_driver_child", "--ignored"])
        .env("FISHPLATE_CUDA_DRIVER", "/nowhere/libcuda.so")
        .output()
        .unwrap();
    let output = String::from_utf8_lossy(&child.stdout);
    assert!(child.status.success() && output.contains("1 passed"), "{output}");
}
