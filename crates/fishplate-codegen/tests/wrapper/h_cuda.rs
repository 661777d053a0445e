//! H. GPUs, on a stub of the driver: which functions are called, in which order, and the message of every failure.

mod cute;
mod expression;
mod failures;
mod launch;
mod library;
mod lifetime;
mod preflight;
mod several;
mod stub;

use std::path::Path;

use fishplate_abi::{DLDeviceType, RawAny};
use fishplate_codegen::{
    CodeOptions, Description, Export, Source, export,
    provider::{CallProvider, CudaLaunch},
    spec::{Dim, Param, Tensor},
};

use crate::harness::{Wrapper, host, request, var};

/// A kernel that takes a pointer, its extent and a float.
const PTX: &str = ".version 8.0\n.target sm_90\n.address_size 64\n// a comment with .entry other(\n\
    .visible .entry scale(\n.param .u64 .ptr .global .align 4 scale_param_0,\n\
    .param .u32 scale_param_1,\n.param .f32 scale_param_2)\n{ ret; }\n";

fn gpu_tensor(name: &str, shape: Vec<Dim>) -> Tensor {
    Tensor::new(name, shape, "float32").unwrap().on(DLDeviceType::CUDA)
}

/// The parameters of `scale`.
fn scale_params() -> Vec<Param> {
    let n = var("n", "int32");
    vec![gpu_tensor("a", vec![Dim::from(&n)]).into(), var("k", "float32").into()]
}

fn scale() -> CudaLaunch {
    CudaLaunch::new(
        PTX,
        "scale",
        "(n + 255) // 256".parse::<fishplate_codegen::provider::Expr>().unwrap(),
        256,
    )
}

fn launches(provider: &CudaLaunch) -> Wrapper {
    Wrapper::make(Source::None, "f", &scale_params(), provider, &[])
}

/// A tensor of `n` floats on a GPU.
fn on_gpu(n: i64, device: i32) -> RawAny {
    host(&[n], "float32").on(DLDeviceType::CUDA, device).arg()
}

/// Arguments of `scale`.
fn args(n: i64, device: i32) -> [RawAny; 2] {
    [on_gpu(n, device), crate::harness::float(0.5)]
}

/// The log line of a launch of `scale`.
fn launch_line(n: u32, stream: usize) -> String {
    let blocks = n.div_ceil(256);
    format!(
        "cuLaunchKernelEx scale grid=[{blocks}, 1, 1] block=[256, 1, 1] shared=0 stream={stream:#x} \
         params=[0x0000000000001000, 0x{n:08x}, 0x3f000000]"
    )
}

fn write(path: &Path, params: &[Param], provider: &dyn CallProvider, source: Source<'_>) {
    let (code, description) = (CodeOptions::default(), Description::default());
    let request = request(source, params, provider, &code);
    let how = Export { path, name: "g", description: &description, only_ffi_symbols: true };
    export(&request, &how).unwrap_or_else(|error| panic!("{error}"));
}
