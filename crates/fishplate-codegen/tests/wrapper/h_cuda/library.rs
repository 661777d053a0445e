//! Exported libraries: they load the driver themselves, and leave nothing behind.

use std::{
    ffi::{CStr, CString, c_void},
    path::{Path, PathBuf},
    process::Command,
};

use fishplate_abi::SafeCall;
use fishplate_codegen::Source;

use super::{args, launch_line, launches, scale, scale_params, stub, stub::stub};
use crate::harness::{Raised, call_entry, engine, request};

fn exported(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    super::write(&path, &scale_params(), &scale(), Source::None);
    path
}

fn open(path: &Path) -> *mut c_void {
    fishplate::runtime::ensure().unwrap();
    let path = CString::new(path.to_str().unwrap()).unwrap();
    // SAFETY: this test made the library.
    let library = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
    // SAFETY: there is a message after a failed open, and it lives until the next call.
    assert!(!library.is_null(), "{:?}", unsafe { CStr::from_ptr(libc::dlerror()) });
    library
}

fn call_in(library: *mut c_void, device: i32) -> Result<(), Raised> {
    // SAFETY: the library is open.
    let entry = unsafe { libc::dlsym(library, c"__tvm_ffi_g".as_ptr()) };
    assert!(!entry.is_null());
    // SAFETY: the library exports a function of the ABI under this name.
    let entry = unsafe { std::mem::transmute::<*mut c_void, SafeCall>(entry) };
    call_entry(entry, &args(5, device))
}

#[test]
fn t081_t088_a_library_loads_once_and_unloads_when_it_is_closed() {
    let stub = stub();
    let library = open(&exported("t088.so"));
    for device in [0, 1, 0, 1] {
        call_in(library, device).unwrap();
    }
    assert_eq!(stub.count("cuInit"), 1);
    assert_eq!(stub.count("cuModuleLoadDataEx"), 2);
    assert_eq!(stub.count("cuModuleUnload"), 0);
    assert!(stub.log().contains(&launch_line(5, 0)));
    // SAFETY: opened above, and no part of it is used again.
    assert_eq!(unsafe { libc::dlclose(library) }, 0);
    assert_eq!(stub.count("cuModuleUnload"), 2);
    assert_eq!(stub.count("cuDevicePrimaryCtxRelease"), 2);
}

#[test]
fn t088_code_in_the_process_unloads_with_its_last_holder() {
    let stub = stub();
    let wrapper = launches(&scale());
    wrapper.accepts(&args(1, 0));
    wrapper.accepts(&args(1, 1));
    drop(wrapper);
    assert_eq!(stub.count("cuModuleUnload"), 2);
    assert_eq!(stub.count("cuDevicePrimaryCtxRelease"), 2);
    drop(launches(&scale()));
    assert_eq!(stub.count("cuModuleUnload"), 2, "nothing was loaded");
    let object = std::fs::read(exported("t088.o")).unwrap();
    // SAFETY: this test exported the object.
    let loaded = unsafe { engine().load_object(&object, "g") }.unwrap();
    crate::harness::call(&loaded, &args(1, 1)).unwrap();
    drop(loaded);
    assert_eq!(stub.count("cuModuleUnload"), 3);
}

/// Names the task of a child process of these tests.
const TASK: &str = "FISHPLATE_TEST_CUDA_CHILD";

/// Runs [`child`] in a separate process, whose end can be observed.
fn run_child(task: &Path, driver: &Path, log: &Path) -> String {
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "h_cuda::library::child", "--nocapture", "--test-threads=1"])
        .env(TASK, task)
        .env("FISHPLATE_CUDA_LIBRARY", driver)
        .env("FISHPLATE_CUDA_STUB_LOG", log)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    text
}

/// Runs in a process that [`run_child`] started: calls the library twice and prints its errors.
#[test]
fn child() {
    let Some(task) = std::env::var_os(TASK) else { return };
    let library = open(Path::new(&task));
    for _ in 0..2 {
        match call_in(library, 1) {
            Ok(()) => println!("child: fine"),
            Err((kind, message)) => println!("child: {kind}: {message}"),
        }
    }
}

#[test]
fn t088_a_library_unloads_at_the_end_of_the_process() {
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join("t088_exit.log");
    let _ = std::fs::remove_file(&log);
    let text = run_child(&exported("t088_exit.so"), &stub::path(), &log);
    assert_eq!(text.matches("child: fine").count(), 2, "{text}");
    let lines = std::fs::read_to_string(&log).unwrap();
    let lines: Vec<&str> = lines.lines().collect();
    let end = [
        "cuCtxPushCurrent Some(1)",
        "cuThreadExchangeStreamCaptureMode",
        "cuModuleUnload",
        "cuThreadExchangeStreamCaptureMode",
        "cuCtxPopCurrent",
        "cuDevicePrimaryCtxRelease 1",
    ];
    assert_eq!(lines[lines.len() - end.len()..], end);
    assert_eq!(lines.iter().filter(|line| **line == "cuModuleUnload").count(), 1);
}

#[test]
fn without_a_driver_every_call_says_so() {
    let library = exported("absent.so");
    let log = Path::new(env!("CARGO_TARGET_TMPDIR")).join("absent.log");
    let text = run_child(&library, Path::new("/no/such/libcuda.so"), &log);
    let expected = "child: CUDADialectError: CUDA Error Code: 35 (cudaErrorInsufficientDriver): \
        no CUDA driver was found: /no/such/libcuda.so: cannot open shared object file: \
        No such file or directory; install NVIDIA's driver, or name its file in \
        FISHPLATE_CUDA_LIBRARY\n";
    assert_eq!(text.matches(expected).count(), 2, "{text}");
    let text = run_child(&library, Path::new("libc.so.6"), &log);
    let expected = "child: CUDADialectError: CUDA Error Code: 35 (cudaErrorInsufficientDriver): \
        the CUDA driver has no function cuInit: it is older than CUDA 12\n";
    assert_eq!(text.matches(expected).count(), 2, "{text}");
}

#[test]
fn an_exported_object_needs_libc_and_the_runtime_only() {
    let path = exported("needs.o");
    let nm = |which: &str| {
        let output = Command::new("nm").args(["-g", "-j", which]).arg(&path).output().unwrap();
        String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let mut others = nm("--undefined-only");
    others.retain(|symbol| !symbol.starts_with("TVMFFI"));
    let libc = [
        "__cxa_atexit",
        "__dso_handle",
        "dlerror",
        "dlopen",
        "dlsym",
        "getenv",
        "getpid",
        "snprintf",
        "strlen",
        "strtod",
        "usleep",
    ];
    assert!(others.iter().all(|symbol| libc.contains(&symbol.as_str())), "{others:?}");
    let defined = nm("--defined-only");
    let expected =
        ["__tvm_ffi__metadata_g", "__tvm_ffi__unload_g", "__tvm_ffi_g"].map(str::to_owned);
    assert_eq!(defined, expected);
    let library = exported("needs.so");
    let output = Command::new("nm").args(["-D", "-j", "--defined-only"]).arg(library).output();
    let symbols = String::from_utf8(output.unwrap().stdout).unwrap();
    assert!(!symbols.contains("unload") && !symbols.contains("cuda"), "{symbols}");
}

#[test]
fn t112_two_launches_in_one_library_and_one_for_another_machine() {
    let stub = stub();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (params, provider) = (scale_params(), scale());
    let make = |name: &str, options: &str| {
        let code = fishplate_codegen::Options::parse(options).unwrap().code();
        let request = request(Source::None, &params, &provider, &code);
        let path = folder.join(format!("t112_{name}.o"));
        let (description, only_ffi_symbols) = (Default::default(), false);
        let how = fishplate_codegen::Export {
            path: &path,
            name,
            description: &description,
            only_ffi_symbols,
        };
        fishplate_codegen::export(&request, &how).unwrap_or_else(|error| panic!("{error}"));
        path
    };
    let library = folder.join("t112_both.so");
    let objects = [make("g", ""), make("h", "")];
    let linked = Command::new("cc").arg("-shared").arg("-o").arg(&library).args(objects).status();
    assert!(linked.unwrap().success());
    let library = open(&library);
    call_in(library, 1).unwrap();
    // SAFETY: opened above, and no part of it is used again.
    assert_eq!(unsafe { libc::dlclose(library) }, 0);
    assert_eq!((stub.count("cuModuleLoadDataEx"), stub.modules()), (1, 0));
    let object = std::fs::read(make("a", "--target linux-aarch64")).unwrap();
    const AARCH64: [u8; 2] = [183, 0];
    assert_eq!(object[18..20], AARCH64);
}
