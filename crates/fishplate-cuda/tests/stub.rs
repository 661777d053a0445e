//! The crate on the driver stub: which functions are called, and the message of every failure.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

use std::ffi::{CString, c_void};
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, MutexGuard};

use fishplate_cuda::{Buffer, Device, Error, LIBRARY_VARIABLE, LaunchConfig, Module, Stream};

const PTX: &[u8] = b".version 8.0\n.target sm_90\n.visible .entry add_one(\n\
    .param .u64 add_one_param_0,\n.param .u32 add_one_param_1)\n{ ret; }\n";

/// The stub is next to the test program, where cargo puts the files that a test needs.
fn stub_path() -> PathBuf {
    let mut path = std::env::current_exe().unwrap();
    path.set_file_name("libfishplate_cuda_stub.so");
    path
}

/// The stub's own functions, for one test at a time.
struct Stub {
    library: libloading::Library,
    _alone: MutexGuard<'static, ()>,
}

fn stub() -> Stub {
    static ALONE: Mutex<()> = Mutex::new(());
    let alone = ALONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    // SAFETY: set before the driver is first used; every test holds the lock here.
    unsafe { std::env::set_var(LIBRARY_VARIABLE, stub_path()) };
    // SAFETY: the library is one of ours.
    let library = unsafe { libloading::Library::new(stub_path()) }.unwrap();
    // SAFETY: the function has this signature.
    unsafe { library.get::<extern "C" fn()>(b"fishplate_cuda_stub_reset\0").unwrap()() };
    Stub { library, _alone: alone }
}

impl Stub {
    fn fail(&self, function: &str, code: i32) {
        let function = CString::new(function).unwrap();
        // SAFETY: the function has this signature, and the name is NUL-terminated.
        unsafe {
            let fail: libloading::Symbol<'_, unsafe extern "C" fn(*const i8, i32, i32)> =
                self.library.get(b"fishplate_cuda_stub_fail\0").unwrap();
            fail(function.as_ptr(), code, 1);
        }
    }

    fn log(&self) -> Vec<String> {
        // SAFETY: the function has this signature; the buffer has the size that it asked for.
        unsafe {
            let log: libloading::Symbol<'_, unsafe extern "C" fn(*mut i8, usize) -> usize> =
                self.library.get(b"fishplate_cuda_stub_log\0").unwrap();
            let mut text = vec![0_u8; log(std::ptr::null_mut(), 0)];
            log(text.as_mut_ptr().cast(), text.len());
            String::from_utf8(text).unwrap().lines().map(str::to_owned).collect()
        }
    }
}

#[test]
fn devices_tell_of_themselves() {
    let _stub = stub();
    assert_eq!(Device::count().unwrap(), 2);
    let device = Device::new(1).unwrap();
    assert_eq!(
        (device.name().unwrap().as_str(), device.arch().unwrap().as_str()),
        ("Stand-in", "sm_90")
    );
    let error = Device::new(2).unwrap_err().to_string();
    assert_eq!(error, "no CUDA device 2: the driver has 2");
}

#[test]
fn a_launch_passes_its_parameters_and_restores_the_context() {
    let stub = stub();
    let context = Device::new(1).unwrap().primary_context().unwrap();
    let kernel = Module::load(&context, PTX).unwrap().kernel("add_one").unwrap();
    let stream = Stream::new(&context).unwrap();
    let (mut pointer, mut count) = (0x1122_u64, 7_u32);
    let mut params: [*mut c_void; 2] = [(&raw mut pointer).cast(), (&raw mut count).cast()];
    let config = LaunchConfig { grid: [4, 1, 1], block: [256, 1, 1], shared_bytes: 0 };
    // SAFETY: passes two parameters of the kernel's types; the stub runs nothing.
    unsafe { kernel.launch(&config, stream.handle(), &mut params).unwrap() };
    let log = stub.log();
    let launch = log.iter().find(|line| line.starts_with("cuLaunchKernel")).unwrap();
    assert!(launch.contains("add_one grid=[4, 1, 1] block=[256, 1, 1] shared=0"), "{launch}");
    assert!(launch.ends_with("params=[0x0000000000001122, 0x00000007]"), "{launch}");
    let count = |name: &str| log.iter().filter(|line| line.starts_with(name)).count();
    assert_eq!(count("cuCtxPushCurrent"), count("cuCtxPopCurrent"), "{log:?}");
}

#[test]
fn the_module_is_unloaded_once_after_its_last_kernel() {
    let stub = stub();
    let context = Device::new(0).unwrap().primary_context().unwrap();
    let module = Module::load(&context, PTX).unwrap();
    let kernel = module.kernel("add_one").unwrap();
    drop(module);
    assert!(!stub.log().iter().any(|line| line.starts_with("cuModuleUnload")));
    drop(kernel);
    assert_eq!(stub.log().iter().filter(|line| line.starts_with("cuModuleUnload")).count(), 1);
}

#[test]
fn a_rejected_image_shows_the_log_of_the_compiler() {
    let _stub = stub();
    let context = Device::new(0).unwrap().primary_context().unwrap();
    let error =
        Module::load(&context, b".version 8.0\n.target sm_90\nsyntax error\n").err().unwrap();
    let text = error.to_string();
    assert!(text.contains("CUDA_ERROR_INVALID_PTX (218)") && text.contains("line 3"), "{text}");
    let error = Module::load(&context, b"rubbish").err().unwrap().to_string();
    assert!(error.contains("cuModuleLoadDataEx failed: CUDA_ERROR_INVALID_IMAGE (200)"), "{error}");
    let module = Module::load(&context, PTX).unwrap();
    let error = module.kernel("nothing").err().unwrap().to_string();
    assert!(error.contains("CUDA_ERROR_NOT_FOUND"), "{error}");
    assert!(matches!(module.kernel("a\0b").err().unwrap(), Error::BadName { .. }));
}

#[test]
fn memory_comes_back_as_it_went() {
    let stub = stub();
    let context = Device::new(0).unwrap().primary_context().unwrap();
    let buffer = Buffer::from_slice(&context, &[1, 2, 3]).unwrap();
    let mut back = [0; 3];
    buffer.read(&mut back).unwrap();
    assert_eq!(back, [1, 2, 3]);
    let error = buffer.read(&mut [0; 2]).unwrap_err().to_string();
    assert_eq!(error, "expected 3 bytes, got 2");
    stub.fail("cuMemAlloc", 2);
    let error = Buffer::new(&context, 8).err().unwrap().to_string();
    assert_eq!(error, "cuMemAlloc failed: CUDA_ERROR_OUT_OF_MEMORY (2): out of memory");
}

#[test]
fn every_failure_of_a_launch_is_told_and_the_context_restored() {
    let stub = stub();
    let context = Device::new(0).unwrap().primary_context().unwrap();
    let kernel = Module::load(&context, PTX).unwrap().kernel("add_one").unwrap();
    let config = LaunchConfig { grid: [1, 1, 1], block: [2048, 1, 1], shared_bytes: 0 };
    let (mut pointer, mut count) = (0_u64, 0_u32);
    let mut params: [*mut c_void; 2] = [(&raw mut pointer).cast(), (&raw mut count).cast()];
    let stream = fishplate_cuda::sys::StreamHandle::NULL;
    // SAFETY: passes two parameters of the kernel's types; the stub runs nothing.
    let error = unsafe { kernel.launch(&config, stream, &mut params) };
    let error = error.unwrap_err();
    assert_eq!(error.code().unwrap(), fishplate_cuda::sys::Code::INVALID_VALUE);
    let last = stub.log().last().cloned().unwrap();
    assert_eq!(last, "cuCtxPopCurrent");
}

/// A process looks for the driver only once, so a machine without one is simulated in another
/// process.
#[test]
fn without_a_driver_the_error_says_what_to_do() {
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "child_without_a_driver", "--nocapture", "--ignored"])
        .env(LIBRARY_VARIABLE, "/nowhere/libcuda.so")
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}");
    assert!(text.contains("no CUDA driver was found (/nowhere/libcuda.so: "), "{text}");
    assert!(text.contains("name its file in FISHPLATE_CUDA_LIBRARY"), "{text}");
}

#[test]
#[ignore = "run by without_a_driver_the_error_says_what_to_do"]
fn child_without_a_driver() {
    println!("{}", Device::count().unwrap_err());
}
