//! Launches: what the driver receives, how often, and on which device.

use std::sync::Barrier;

use fishplate_codegen::{
    Error, Source,
    provider::{CudaLaunch, Expr, LaunchError},
    spec::{Dim, Param},
};

use super::{
    PTX, args, gpu_tensor, launch_line, launches, on_gpu, scale, scale_params, stub::stub,
};
use crate::harness::{Wrapper, array, float, int, pointer, request, var};

const FIRST: [&str; 9] = [
    "cuDeviceGet 0",
    "cuDevicePrimaryCtxRetain 0",
    "cuCtxPushCurrent Some(0)",
    "cuThreadExchangeStreamCaptureMode",
    "cuModuleLoadDataEx",
    "cuModuleGetFunction scale",
    "cuFuncGetAttribute 1",
    "cuThreadExchangeStreamCaptureMode",
    "cuCtxPopCurrent",
];

#[test]
fn fault_10_a_launch_from_the_first_call_to_the_second() {
    let stub = stub();
    let wrapper = launches(&scale());
    wrapper.accepts(&args(1000, 0));
    let log: Vec<String> = stub.log().into_iter().filter(|line| line != "cuInit 0").collect();
    assert_eq!(log[..9], FIRST);
    assert_eq!(log[9..], [launch_line(1000, 0)]);
    // Already on the right device, so there is nothing to switch.
    stub.set_device(Some(0));
    let before = stub.log().len();
    wrapper.accepts(&args(5, 0));
    assert_eq!(stub.log()[before..], [launch_line(5, 0)]);
}

#[test]
fn another_device_is_entered_when_the_launch_needs_it() {
    let stub = stub();
    let wrapper = launches(&scale());
    wrapper.accepts(&args(5, 0));
    stub.set_device(Some(1));
    let before = stub.log().len();
    wrapper.accepts(&args(5, 0));
    let expected = [
        launch_line(5, 0),
        "cuCtxGetCurrent".to_owned(),
        "cuCtxPushCurrent Some(0)".to_owned(),
        launch_line(5, 0),
        "cuCtxPopCurrent".to_owned(),
    ];
    assert_eq!(stub.log()[before..], expected);
    assert_eq!(stub.device(), Some(1));
}

#[test]
fn t081_loaded_once_under_32_threads() {
    let stub = stub();
    let wrapper = launches(&scale());
    let barrier = Barrier::new(32);
    std::thread::scope(|scope| {
        for _ in 0..32 {
            scope.spawn(|| {
                barrier.wait();
                (0..20).for_each(|_| wrapper.accepts(&args(256, 1)));
            });
        }
    });
    for function in ["cuModuleLoadDataEx", "cuDevicePrimaryCtxRetain", "cuModuleGetFunction"] {
        assert_eq!(stub.count(function), 1, "{function}");
    }
    assert_eq!(stub.count("cuLaunchKernelEx"), 32 * 20);
}

#[test]
fn t082_a_failure_to_load_is_an_error_and_the_next_call_tries_again() {
    let stub = stub();
    let wrapper = launches(&scale());
    stub.fail("cuModuleLoadDataEx", 2, 1);
    wrapper.rejects(
        &args(1, 0),
        "CUDADialectError",
        "CUDA Error Code: 2 (CUDA_ERROR_OUT_OF_MEMORY: out of memory) in cuModuleLoadDataEx",
    );
    assert_eq!(stub.count("cuDevicePrimaryCtxRelease"), 1);
    wrapper.accepts(&args(1, 0));
}

#[test]
fn t083_the_device_is_restored() {
    let stub = stub();
    let wrapper = launches(&scale());
    for before in [Some(0), Some(1), None] {
        stub.set_device(before);
        wrapper.accepts(&args(1, 1));
        assert_eq!(stub.device(), before);
        stub.fail("cuLaunchKernelEx", 1, 1);
        assert!(wrapper.call(&args(1, 1)).is_err());
        assert_eq!(stub.device(), before);
    }
    assert_eq!(stub.count("cuModuleLoadDataEx"), 1);
}

#[test]
fn t084_fault_08_the_device_of_a_tensor_in_a_tuple() {
    let stub = stub();
    let n = var("n", "int32");
    let inner = Param::tuple("u", vec![gpu_tensor("a", vec![Dim::from(&n)]).into()]);
    let params = [Param::tuple("t", vec![inner, var("k", "float32").into()])];
    let wrapper = Wrapper::make(Source::None, "f", &params, &scale(), &[]);
    let tensor = crate::harness::host(&[7], "float32").on(fishplate_abi::DLDeviceType::CUDA, 1);
    wrapper.accepts(&[array(&[array(&[tensor.object()]), float(0.5)])]);
    assert!(stub.log().contains(&"cuDevicePrimaryCtxRetain 1".to_owned()));
    assert!(stub.log().contains(&launch_line(7, 0)));
}

#[test]
fn t085_without_a_gpu_tensor_the_device_is_the_threads() {
    let stub = stub();
    let params = [
        Param::data_pointer("p", 1),
        var("n", "int32").into(),
        var("k", "float32").into(),
        Param::stream("s"),
    ];
    let wrapper = Wrapper::make(Source::None, "f", &params, &scale(), &[]);
    let given = [pointer(0x1000), int(5), float(0.5), pointer(0x77)];
    stub.set_device(Some(1));
    wrapper.accepts(&given);
    let before = stub.log().len();
    wrapper.accepts(&given);
    let expected = ["cuCtxGetDevice".to_owned(), launch_line(5, 0x77)];
    assert_eq!(stub.log()[before..], expected);
    assert_eq!(stub.device(), Some(1));
    // A thread without a device uses the first one, as in the runtime library.
    stub.set_device(None);
    wrapper.accepts(&given);
    assert!(stub.log().contains(&"cuDevicePrimaryCtxRetain 0".to_owned()));
    assert_eq!(stub.device(), None);
}

#[test]
fn the_stream_is_the_parameter_or_the_environments() {
    let stub = stub();
    let set = fishplate::runtime::api().TVMFFIEnvSetStream;
    let with = |stream: Option<Param>| {
        let mut params = scale_params();
        params.extend(stream);
        Wrapper::make(Source::None, "f", &params, &scale(), &[])
    };
    let mut old = std::ptr::null_mut();
    // SAFETY: passes a device type, a device, a stream that is never used, and room for the old
    // one.
    unsafe { set(2, 1, std::ptr::without_provenance_mut(0x99), &raw mut old) };
    with(None).accepts(&args(3, 1));
    with(Some(Param::env_stream("s"))).accepts(&args(4, 1));
    let [a, k] = args(5, 1);
    with(Some(Param::stream("s"))).accepts(&[a, k, pointer(0x42)]);
    // SAFETY: passes a device type, a device, a stream that is never used, and a null pointer,
    // which is allowed.
    unsafe { set(2, 1, old, std::ptr::null_mut()) };
    for line in [launch_line(3, 0x99), launch_line(4, 0x99), launch_line(5, 0x42)] {
        assert!(stub.log().contains(&line), "{line}");
    }
}

#[test]
fn t090_a_captured_stream() {
    let stub = stub();
    let mut params = scale_params();
    params.push(Param::stream("s"));
    let wrapper = Wrapper::make(Source::None, "f", &params, &scale(), &[]);
    let [a, k] = args(1, 0);
    stub.driver(c"cuStreamBeginCapture_v2", 0x50, 0);
    // The first call loads the code, which the driver forbids on a capturing thread unless the
    // thread allows it.
    wrapper.accepts(&[a, k, pointer(0x50)]);
    // Unloading is allowed too, when a function is dropped meanwhile.
    let other = launches(&scale());
    other.accepts(&args(1, 1));
    drop(other);
    assert_eq!(stub.modules(), 1, "the first one's is left");
    let mut graph = 0usize;
    stub.driver(c"cuStreamEndCapture", 0x50, (&raw mut graph).expose_provenance());
    assert!(graph != 0 && stub.log().contains(&launch_line(1, 0x50)));
    assert_eq!(stub.count("cuThreadExchangeStreamCaptureMode"), 6);
}

#[test]
fn t091_every_device_gets_code_and_attributes() {
    let stub = stub();
    let shared = |bytes: &str| CudaLaunch { shared_bytes: bytes.parse().unwrap(), ..scale() };
    let attributes = || {
        let is_set = |line: &String| line.starts_with("cuFuncSetAttribute");
        stub.log().into_iter().filter(is_set).collect::<Vec<_>>()
    };
    let fixed = launches(&shared("100_000"));
    (0..4).for_each(|call| fixed.accepts(&args(1, call % 2)));
    assert_eq!(attributes(), ["cuFuncSetAttribute 8 100000"; 2]);
    assert_eq!(stub.count("cuModuleLoadDataEx"), 2);
    // Not known before the call: as much as the device has beyond the kernel's static use.
    launches(&shared("4 * n")).accepts(&args(1000, 1));
    let all = format!("cuFuncSetAttribute 8 {}", 227 * 1024 - 1024);
    assert_eq!(attributes()[2..], [all]);
    // The amount that every kernel may use needs no permission.
    launches(&shared("49152")).accepts(&args(1, 0));
    assert_eq!(attributes().len(), 3);
}

#[test]
fn parameters_in_the_kernels_order() {
    let stub = stub();
    let ptx = ".version 8.0\n.target sm_90\n.entry mix(.param .b8 b, .param .u64 p, .param .b16 h,\n\
        .param .s64 d, .param .u64 q) { ret; }";
    let n = var("n", "int64");
    let params = [
        gpu_tensor("x", vec![Dim::from(&n)]).into(),
        var("b", "bool").into(),
        var("unused", "int32").into(),
        var("h", "float16").into(),
        Param::shape("s", vec![Dim::from(&var("d", "int64")), 3.into()]),
        Param::data_pointer("q", 0),
        Param::data_pointer("p", 1),
    ];
    let names = ["b", "p", "h", "s", "q"].map(str::to_owned).to_vec();
    let provider =
        CudaLaunch { params: Some(names), ..CudaLaunch::new(ptx, "mix", Expr::from(&n), 32) };
    let wrapper = Wrapper::make(Source::None, "f", &params, &provider, &[]);
    let shape = crate::harness::shape(&[258, 3]);
    let given = [on_gpu(2, 0), int(1), int(9), float(1.5), shape, pointer(0x30), pointer(0x40)];
    wrapper.accepts(&given);
    let expected = "cuLaunchKernelEx mix grid=[2, 1, 1] block=[32, 1, 1] shared=0 stream=0x0 params=\
        [0x01, 0x0000000000000040, 0x3e00, 0x0000000000000102, 0x0000000000000030]";
    assert!(stub.log().iter().any(|line| line == expected), "{:#?}", stub.log());
}

#[test]
fn launches_that_cannot_be_compiled() {
    let refuse = |provider: &CudaLaunch, params: &[Param]| {
        let code = fishplate_codegen::CodeOptions::default();
        let request = request(Source::None, params, provider, &code);
        match fishplate_codegen::compile(&request) {
            Err(Error::Launch(error)) => error,
            other => panic!("{other:?}"),
        }
    };
    let with = |change: fn(&mut CudaLaunch)| {
        let mut provider = scale();
        change(&mut provider);
        refuse(&provider, &scale_params()).to_string()
    };
    assert_eq!(
        with(|p| p.kernel = "skale".to_owned()),
        "the PTX has no kernel `skale`, expected one of `scale`"
    );
    assert_eq!(with(|p| p.kernel = "a\0b".to_owned()), r#""a\0b" cannot be the name of a kernel"#);
    assert_eq!(
        with(|p| p.image = b"int main() {}".to_vec()),
        "expected PTX text, a cubin or a fatbin as the kernel's image"
    );
    assert_eq!(
        with(|p| p.params = Some(vec!["a".to_owned()])),
        "the kernel `scale` takes 3 parameters, got 2"
    );
    assert_eq!(
        with(|p| p.params = Some(vec!["k".to_owned(), "a".to_owned()])),
        "parameter 0 of the kernel `scale` has 8 bytes, got 4 bytes"
    );
    assert_eq!(
        with(|p| p.params = Some(vec!["b".to_owned()])),
        "no parameter `b` to pass, expected one of `a`, `k`"
    );
    assert_eq!(
        with(|p| p.grid[1] = "m + 1".parse().unwrap()),
        "`m` in grid.y is not an integer variable of the spec, expected one of `n`"
    );
    assert_eq!(
        with(|p| p.shared_bytes = "k".parse().unwrap()),
        "`k` in shared memory is not an integer variable of the spec, expected one of `n`"
    );
    assert_eq!(
        with(|p| p.grid[0] = "n // 0".parse().unwrap()),
        "the expression `n // 0` divides by 0"
    );
    let mut params = scale_params();
    params.extend([Param::stream("s"), Param::env_stream("t")]);
    assert_eq!(refuse(&scale(), &params), LaunchError::TwoStreams("s".into(), "t".into()));
    let mut params = scale_params();
    params.push(Param::shape("s", vec![Dim::from(&var("n", "int64"))]));
    let provider = CudaLaunch { params: Some(vec!["a".into(), "k".into()]), ..scale() };
    assert_eq!(refuse(&provider, &params), LaunchError::AmbiguousVar("n".into()));
    let stranger =
        CudaLaunch { grid: [1, 1, 1].map(|_| Expr::from(&var("n", "int32"))), ..scale() };
    assert_eq!(refuse(&stranger, &scale_params()), LaunchError::AmbiguousVar("n".into()));
    assert!(PTX.contains("entry other"), "what stands in comments is no kernel");
}

#[test]
fn sizes_that_cannot_be_computed_are_errors_of_the_call() {
    let stub = stub();
    let wrapper = |grid: &[&str], block: &str, shared: &str| {
        launches(&CudaLaunch::parse(PTX, "scale", grid, &[block], shared).unwrap())
    };
    let divides = wrapper(&["n", "16 // n"], "1", "");
    let message = "Invalid grid.y of `f`, `16 // n` overflows 64 bits or divides by zero";
    divides.rejects(&args(0, 0), "ValueError", message);
    divides.accepts(&args(2, 0));
    let overflows = wrapper(&["1"], "n * 9223372036854775807 + 1", "");
    let message = "Invalid block.x of `f`, `n * 9223372036854775807 + 1` overflows 64 bits or \
        divides by zero";
    overflows.rejects(&args(1, 0), "ValueError", message);
    let range = "expected to be in [0, 2147483647]";
    for (n, got) in [(1, -1), (1 << 30, (1_i64 << 32) - 5)] {
        let message = format!("Invalid grid.z of `f`, {range}, got {got}");
        wrapper(&["1", "1", "4 * n - 5"], "1", "").rejects(&args(n, 0), "ValueError", &message);
    }
    let message = format!("Invalid shared memory of `f`, {range}, got -2");
    wrapper(&["1"], "1", "n - 2").rejects(&args(0, 0), "ValueError", &message);
    assert_eq!(stub.count("cuLaunchKernelEx"), 1);
}

#[test]
fn a_grid_without_blocks_launches_nothing() {
    let stub = stub();
    let wrapper = launches(&scale());
    wrapper.accepts(&args(0, 0));
    assert_eq!(stub.log(), [""; 0]);
    // Blocks without threads are an error.
    let provider = CudaLaunch::parse(PTX, "scale", &["1"], &["n"], "").unwrap();
    let (_, message) = launches(&provider).call(&args(0, 0)).unwrap_err();
    assert!(message.contains("in cuLaunchKernelEx\nkind=cuda_launch"), "{message}");
}

#[test]
fn launches_of_other_ranks_are_refused() {
    let new = |grid: &[&str]| CudaLaunch::parse(PTX, "scale", grid, &["1"], "").unwrap_err();
    for entries in [0, 4] {
        let error = new(&vec!["1"; entries]);
        assert_eq!(
            error.to_string(),
            format!("a grid or block has one to three entries, got {entries}")
        );
    }
    assert!(matches!(new(&["1 +"]), Error::Launch(LaunchError::Expression { .. })));
}

#[test]
fn fault_16_pinned_memory_does_not_choose_the_device() {
    let stub = stub();
    let n = var("n", "int32");
    let mut params =
        ["a", "b", "c"].map(|name| Param::from(gpu_tensor(name, vec![Dim::from(&n)]))).to_vec();
    params.push(var("k", "float32").into());
    let names = ["a", "k"].map(str::to_owned).to_vec();
    let ptx = ".version 8.0\n.target sm_90\n.entry one(.param .u64 a, .param .u32 n, .param .f32 k) { ret; }";
    let launch = CudaLaunch { params: Some(names), ..CudaLaunch::new(ptx, "one", 1, 1) };
    let wrapper = Wrapper::make(Source::None, "f", &params, &launch, &[]);
    let pinned = |index: i32| {
        crate::harness::host(&[4], "float32")
            .on(fishplate_abi::DLDeviceType::CUDA_HOST, index)
            .arg()
    };
    // Device memory among pinned memory decides the device, wherever it is.
    for (number, device) in [1usize, 0, 1].into_iter().enumerate() {
        let mut args = [pinned(0), pinned(1), pinned(0), float(0.5)];
        args[number] = on_gpu(4, i32::try_from(device).unwrap());
        stub.set_device(Some(1 - device));
        let before = stub.log().len();
        wrapper.accepts(&args);
        let log = stub.log().split_off(before);
        let entered = log.iter().rfind(|line| line.starts_with("cuCtxPushCurrent")).cloned();
        assert_eq!(entered, Some(format!("cuCtxPushCurrent Some({device})")), "{log:?}");
    }
    // If all memory is pinned, the first tensor decides.
    wrapper.accepts(&[pinned(0), pinned(0), pinned(0), float(0.5)]);
}
