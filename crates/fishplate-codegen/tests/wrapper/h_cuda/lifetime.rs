//! Device code that others still use, or have removed: graphs, resets, forks.

use std::process::Command;

use fishplate_abi::RawAny;
use fishplate_codegen::{Source, spec::Param};

use super::{args, launches, scale, scale_params, stub::stub};
use crate::harness::{Wrapper, pointer};

/// Names the task of a separate process.
const TASK: &str = "FISHPLATE_TEST_FORK";

fn with_stream(stream: usize) -> (Wrapper, [RawAny; 3]) {
    let mut params = scale_params();
    params.push(Param::stream("s"));
    let wrapper = Wrapper::make(Source::None, "f", &params, &scale(), &[]);
    let [a, k] = args(1, 0);
    (wrapper, [a, k, pointer(stream)])
}

#[test]
fn code_in_a_graph_stays_loaded() {
    let stub = stub();
    let (captured, call) = with_stream(0x50);
    captured.accepts(&call);
    stub.driver(c"cuStreamBeginCapture_v2", 0x50, 0);
    captured.accepts(&call);
    let mut graph = 0usize;
    stub.driver(c"cuStreamEndCapture", 0x50, (&raw mut graph).expose_provenance());
    drop(captured);
    assert_eq!((stub.modules(), stub.count("cuModuleUnload")), (1, 0), "the graph may be launched");
    // A stream alone is not a reason.
    let (other, call) = with_stream(0x60);
    other.accepts(&call);
    assert_eq!(stub.modules(), 2);
    drop(other);
    assert_eq!(stub.modules(), 1);
}

#[test]
fn a_device_that_was_reset_is_loaded_again() {
    let stub = stub();
    let wrapper = launches(&scale());
    wrapper.accepts(&args(3, 0));
    wrapper.accepts(&args(3, 1));
    stub.driver(c"cuDevicePrimaryCtxReset_v2", 1, 0);
    assert_eq!(stub.modules(), 1);
    for _ in 0..3 {
        wrapper.accepts(&args(3, 1));
        wrapper.accepts(&args(3, 0));
    }
    assert_eq!(
        (stub.modules(), stub.count("cuModuleLoadDataEx")),
        (2, 3),
        "once more, on one device"
    );
    // All devices, from a thread that is on another one.
    stub.set_device(Some(0));
    stub.driver(c"cuDevicePrimaryCtxReset_v2", 0, 0);
    stub.driver(c"cuDevicePrimaryCtxReset_v2", 1, 0);
    wrapper.accepts(&args(3, 1));
    wrapper.accepts(&args(3, 0));
    assert_eq!(stub.device(), Some(0));
    drop(wrapper);
    assert_eq!(stub.modules(), 0);
}

#[test]
fn a_launch_that_stays_refused_leaves_nothing_behind() {
    let stub = stub();
    let wrapper = launches(&scale());
    wrapper.accepts(&args(3, 0));
    for code in [400, 201, 709] {
        stub.fail("cuLaunchKernelEx", code, 1000);
        let (_, message) = wrapper.call(&args(3, 0)).unwrap_err();
        assert!(message.starts_with(&format!("CUDA Error Code: {code} ")), "{message}");
        assert_eq!(stub.modules(), 1);
        stub.fail("cuLaunchKernelEx", 0, 0);
        wrapper.accepts(&args(3, 0));
    }
    // Code that cannot be loaded again gives the reason.
    stub.driver(c"cuDevicePrimaryCtxReset_v2", 0, 0);
    stub.fail("cuModuleLoadDataEx", 2, 1);
    let (_, message) = wrapper.call(&args(3, 0)).unwrap_err();
    assert!(message.contains("in cuModuleLoadDataEx"), "{message}");
    wrapper.accepts(&args(3, 0));
    drop(wrapper);
    let balance = |got: &str, given: &str| (stub.count(got), stub.count(given));
    let (got, given) = balance("cuDevicePrimaryCtxRetain", "cuDevicePrimaryCtxRelease");
    assert_eq!(got, given + 1, "but for what the reset gave back");
}

#[test]
fn a_forked_process_is_told() {
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "h_cuda::lifetime::forks", "--nocapture", "--test-threads=1"])
        .env(TASK, "1")
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    let said = text.lines().find(|line| line.contains("child: ")).unwrap_or_default();
    assert!(said.contains("Code: 3") && said.contains("before this process was forked"), "{text}");
    assert!(text.contains("parent: fine"), "{text}");
}

/// Runs in a separate process: launches, forks, and launches on another device in the child.
#[test]
fn forks() {
    if std::env::var_os(TASK).is_none() {
        return;
    }
    let stub = stub();
    let wrapper = launches(&scale());
    wrapper.accepts(&args(3, 0));
    // SAFETY: the child makes only calls that it would make anyway, and exits without running
    // anything else.
    let child = unsafe { libc::fork() };
    assert!(child >= 0);
    if child == 0 {
        // SAFETY: no requirements; the alarm ends a child that hangs.
        unsafe { libc::alarm(20) };
        let raised =
            wrapper.call(&args(3, 1)).map_or_else(|raised| raised.1, |()| "fine".to_owned());
        println!("child: {raised}");
        drop(wrapper);
        let unloaded = stub.count("cuModuleUnload");
        // SAFETY: no requirements.
        unsafe { libc::_exit(i32::from(unloaded != 0)) };
    }
    let mut status = 0;
    // SAFETY: `child` is a child of this process, and there is room for its status.
    assert_eq!(unsafe { libc::waitpid(child, &raw mut status, 0) }, child);
    assert_eq!(status, 0);
    wrapper.accepts(&args(3, 1));
    println!("parent: fine");
}
