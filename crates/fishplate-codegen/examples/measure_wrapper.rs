//! Measures one wrapper with two 2-D tensors in host memory and no kernel. Prints `name value` per
//! line, for the compiler rows of `make bench`. Run it in release mode.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot be made says why")]

use std::{
    ffi::{CString, c_void},
    hint::black_box,
    time::Instant,
};

use fishplate_abi::{DLDevice, DLDeviceType, DLTensor, RawAny, RawValue, TypeIndex};
use fishplate_codegen::{
    Cache, CodeOptions, CompiledCode, Engine, Form, RUNTIME_SYMBOLS, Request, Source, compile,
    emit,
    provider::Nop,
    spec::{Dim, Param, Tensor, Var, parse_dtype},
};

fn engine() -> Engine {
    fishplate::runtime::ensure().unwrap();
    let path = fishplate::runtime::path().unwrap();
    let path = CString::new(path.to_str().unwrap()).unwrap();
    // SAFETY: the library is already loaded; this only finds it.
    let library = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW) };
    let address = |symbol: &&'static str| {
        let name = CString::new(*symbol).unwrap();
        // SAFETY: the library is loaded, and the name is NUL-terminated.
        (*symbol, unsafe { libc::dlsym(library, name.as_ptr()) }.cast_const())
    };
    let symbols: Vec<(&str, *const c_void)> = RUNTIME_SYMBOLS.iter().map(address).collect();
    // SAFETY: the addresses are those of the loaded runtime, which is never unloaded.
    unsafe { Engine::new(&symbols) }.unwrap()
}

fn params() -> Vec<Param> {
    let [n, m] = ["n0", "n1"].map(|name| Var::new(name, "int32").unwrap());
    let tensor = |name: &str, second: Dim| {
        let shape = vec![Dim::from(&n), second];
        Param::from(Tensor::new(name, shape, "float32").unwrap().on(DLDeviceType::CPU))
    };
    vec![tensor("a", Dim::from(&m)), tensor("b", 8.into())]
}

fn argument(shape: [i64; 2], code: u8) -> RawAny {
    let mut dtype = parse_dtype("float32").unwrap();
    dtype.code.0 = code;
    let strides = Box::leak(Box::new([shape[1], 1]));
    let memory = Box::leak(vec![0f32; (shape[0] * shape[1]) as usize].into_boxed_slice());
    let tensor = Box::leak(Box::new(DLTensor {
        data: memory.as_mut_ptr().cast(),
        device: DLDevice { device_type: DLDeviceType::CPU, device_id: 0 },
        ndim: 2,
        dtype,
        shape: Box::leak(Box::new(shape)).as_mut_ptr(),
        strides: strides.as_mut_ptr(),
        byte_offset: 0,
    }));
    let value = RawValue { v_ptr: (&raw mut *tensor).cast() };
    RawAny { type_index: TypeIndex::DL_TENSOR_PTR, small_len: 0, value }
}

/// Minimum time per call in nanoseconds, over `rounds` rounds of `count` calls.
fn least(rounds: u32, count: u32, mut body: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..rounds {
        let start = Instant::now();
        (0..count).for_each(|_| body());
        best = best.min(start.elapsed().as_secs_f64() * 1e9 / f64::from(count));
    }
    best
}

/// Resident memory of this process in bytes.
fn resident() -> f64 {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap();
    pages.split(' ').nth(1).unwrap().parse::<f64>().unwrap() * 4096.0
}

fn request<'a>(params: &'a [Param], code: &'a CodeOptions) -> Request<'a> {
    Request {
        source: Source::None,
        symbol: "two",
        display_name: "two",
        params,
        provider: &Nop,
        code,
        hook: None,
    }
}

/// Time and memory of 200 different functions that stay loaded.
fn many(engine: &Engine, code: &CodeOptions) -> (f64, f64) {
    let (before, start) = (resident(), Instant::now());
    let mut kept = Vec::new();
    for number in 0..200 {
        let mut params = params();
        params.push(Param::const_int("c", number));
        let compiled = compile(&request(&params, code)).unwrap();
        // SAFETY: there is no kernel.
        kept.push(unsafe { engine.load(&compiled, &[]) }.unwrap());
    }
    (start.elapsed().as_secs_f64() * 1e9, resident() - before)
}

fn main() {
    let (engine, params, code) = (engine(), params(), CodeOptions::default());
    let request = request(&params, &code);
    // SAFETY: there is no kernel.
    let load = |compiled: &CompiledCode| unsafe { engine.load(compiled, &[]) }.unwrap();
    let (time, memory) = many(&engine, &code);
    println!("many_ns {time}");
    println!("many_bytes {memory}");
    let make = || drop(load(&compile(&request).unwrap()));
    println!("compile_ns {}", least(40, 1, make));
    let folder = std::env::temp_dir().join(format!("fishplate-measure-{}", std::process::id()));
    let from_disk =
        || drop(load(&Cache::new(Some(folder.clone())).unwrap().compile(&request).unwrap()));
    from_disk();
    println!("cached_ns {}", least(40, 1, from_disk));
    std::fs::remove_dir_all(&folder).unwrap();
    println!("object_bytes {}", emit(&request, Form::Object).unwrap().len());
    let loaded = load(&compile(&request).unwrap());
    let entry = loaded.entry();
    let good = [argument([4, 5], 2), argument([4, 8], 2)];
    let call = |args: &[RawAny; 2]| {
        let mut result = RawAny::NONE;
        // SAFETY: the wrapper is live, and the arguments are two tensors.
        unsafe { entry(std::ptr::null_mut(), black_box(args.as_ptr()), 2, &raw mut result) }
    };
    assert_eq!(call(&good), 0, "the wrapper refuses right arguments");
    println!("call_ns {}", least(50, 100_000, || _ = black_box(call(&good))));
    let bad = [argument([4, 5], 2), argument([4, 9], 2)];
    assert_eq!(call(&bad), -1);
    println!("error_ns {}", least(50, 1_000, || _ = black_box(call(&bad))));
}
