//! The shared library as any program uses it: loaded by path, then only through the FFI. This test does not link LLVM.
#![expect(clippy::unwrap_used, reason = "a test that fails here says so")]

#[path = "library/cuda.rs"]
mod cuda;
#[path = "library/shipping.rs"]
mod shipping;

use std::{ffi::CString, fs, path::PathBuf, sync::Once};

use fishplate::{
    Any, Array, DType, Function, Map, Module, Object, ObjectRef, Str, Tensor, reflect,
};

/// Loads the library once. Its functions are global from then on.
fn load() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        fishplate::runtime::ensure().unwrap();
        // SAFETY: nothing else here reads the environment at this point.
        unsafe { std::env::set_var("FISHPLATE_CACHE_DIR", folder("cache")) };
        let test = std::env::current_exe().unwrap();
        let library = test.with_file_name("libfishplate_compiler.so");
        let path = CString::new(library.to_str().unwrap()).unwrap();
        // SAFETY: cargo has just built the library.
        let handle = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        assert!(!handle.is_null(), "{}", library.display());
    });
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("compiler_{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn call<R: for<'a> fishplate::FromView<'a>>(name: &str, args: &[Any]) -> fishplate::Result<R> {
    load();
    let views: Vec<_> = args.iter().map(Any::view).collect();
    let result = Function::get(name)?.call_packed(&views)?;
    result.get()
}

/// Creates an object of a class of the library.
fn make(class: &str, args: &[Any]) -> Any {
    load();
    let init = reflect::Type::get(class).unwrap().attr(fishplate::abi::attr::INIT).unwrap();
    let init: Function = init.get().unwrap();
    let views: Vec<_> = args.iter().map(Any::view).collect();
    init.call_packed(&views).unwrap()
}

fn var(name: &str, dtype: &str) -> Any {
    make("fishplate.spec.Var", &[name.into(), dtype.into()])
}

fn tensor(name: &str, dims: Vec<Any>) -> Any {
    let dims = Any::from(Array::from(dims));
    make("fishplate.spec.Tensor", &[name.into(), dims, "float32".into(), "cpu".into()])
}

fn list(params: &[Any]) -> Any {
    Any::from(Array::from(params.to_vec()))
}

const SCALE: &str = include_str!("../../fishplate-codegen/tests/scale.mlir");

fn scale(options: &str) -> Any {
    let n = var("n", "int32");
    let params = list(&[tensor("a", vec![n]), var("k", "float32")]);
    let provider = make("fishplate.compiler.PlainCall", &[]);
    let source = SCALE.replace("@f(", "@scale(");
    let args = [source.into(), "scale".into(), params, provider, options.into()];
    call("fishplate.compiler.compile_module", &args).unwrap()
}

fn field<R: for<'a> fishplate::FromView<'a>>(object: &Any, name: &str) -> R {
    let object: ObjectRef<Object> = object.get().unwrap();
    reflect::Field::get(&object.type_key(), name).unwrap().read(&object).unwrap()
}

fn method(object: &Any, name: &str, args: &[Any]) -> fishplate::Result<Any> {
    let reference: ObjectRef<Object> = object.get().unwrap();
    let method = reflect::Method::get(&reference.type_key(), name).unwrap().function().unwrap();
    let mut views = vec![object.view()];
    views.extend(args.iter().map(Any::view));
    method.call_packed(&views)
}

fn numbers(values: &[f32]) -> Tensor {
    Tensor::from_slice(values, &[values.len() as i64]).unwrap()
}

#[test]
fn a_module_is_compiled_called_and_exported() {
    let compiled = scale("--opt-level 2");
    assert_eq!(
        field::<String>(&compiled, "signature"),
        "scale(a: Tensor([n], float32), k: float32)"
    );
    let function: Function = field(&compiled, "function");
    let data = numbers(&[1.0, 2.0]);
    function.call::<()>((&data, 3.0)).unwrap();
    assert_eq!(data.to_vec::<f32>().unwrap(), [3.0, 6.0]);
    let error = function.call::<()>((1, 2)).unwrap_err();
    assert_eq!(error.kind(), "TypeError");
    assert!(error.message().ends_with("expected Tensor, got int"), "{error}");

    let library = folder("export").join("scale.so");
    let args = [library.to_str().unwrap().into(), "twice".into(), true.into(), "Scales.".into()];
    method(&compiled, "export", &args).unwrap();
    let module = Module::load(&library).unwrap();
    module.function("twice").unwrap().call::<()>((&data, 2)).unwrap();
    assert_eq!(data.to_vec::<f32>().unwrap(), [6.0, 12.0]);
    assert_eq!(module.doc("twice").unwrap().as_deref(), Some("Scales."));

    let object = method(&compiled, "emit", &["object".into()]).unwrap();
    let again: Function =
        call("fishplate.compiler.load_object", &[object, "scale".into()]).unwrap();
    again.call::<()>((&data, 0.5)).unwrap();
    assert_eq!(data.to_vec::<f32>().unwrap(), [3.0, 6.0]);
    let text: String = method(&compiled, "emit", &["mlir".into()]).unwrap().get().unwrap();
    assert!(text.contains("llvm.func @__tvm_ffi_scale("));
    assert!(method(&compiled, "emit", &["cobol".into()]).is_err());
}

#[test]
fn a_function_outlives_what_it_was_made_of() {
    let function: Function = field(&scale(""), "function");
    let data = numbers(&[2.0]);
    function.call::<()>((&data, 2.0)).unwrap();
    let name = "tests.compiler.scale";
    function.register(name).unwrap();
    drop(function);
    Function::get(name).unwrap().call::<()>((&data, 2.0)).unwrap();
    assert_eq!(data.to_vec::<f32>().unwrap(), [8.0]);
    Function::remove(name).unwrap();
}

#[test]
fn without_a_module_it_only_checks() {
    let four = make("fishplate.spec.Var", &["n".into(), "int32".into(), 4.into()]);
    let params = list(&[tensor("a", vec![four.clone()]), tensor("b", vec![four])]);
    let args = [Any::default(), "check".into(), params];
    let compiled: Any = call("fishplate.compiler.compile_module", &args).unwrap();
    let function: Function = field(&compiled, "function");
    function.call::<()>((&numbers(&[0.0; 8]), &numbers(&[0.0; 8]))).unwrap();
    let calling = "when calling: `check(a: Tensor([n], float32), b: Tensor([n], float32))`";
    let error = function.call::<()>((&numbers(&[0.0; 6]), &numbers(&[0.0; 6]))).unwrap_err();
    assert_eq!(
        error.message(),
        format!(
            "Invalid a.shape[0] on argument #0 {calling}, expected to be divisible by 4, got 6"
        )
    );
    // The same variable object means the same variable.
    let error = function.call::<()>((&numbers(&[0.0; 8]), &numbers(&[0.0; 4]))).unwrap_err();
    assert_eq!(
        error.message(),
        format!(
            "Mismatched b.shape[0] on argument #1 {calling}, expected to match a.shape[0], got 4"
        )
    );
}

extern "C" fn kernel(value: i32) -> i32 {
    if value == 7 { 0 } else { 5 }
}

#[test]
fn a_function_pointer_is_wrapped() {
    let address = Any::from((kernel as *const ()).expose_provenance() as i64);
    let provider = make("fishplate.compiler.PlainCall", &[]);
    let args = [address, "kernel".into(), list(&[var("k", "int32")]), provider];
    let compiled: Any = call("fishplate.compiler.compile_module", &args).unwrap();
    let function: Function = field(&compiled, "function");
    function.call::<()>((7,)).unwrap();
    let error = function.call::<()>((8,)).unwrap_err();
    assert_eq!(error.message(), "`kernel` failed, expected status 0, got 5");
}

#[test]
fn mistakes_have_kinds() {
    let compile = |source: &str, params: &[Any], options: &str| {
        let provider = make("fishplate.compiler.PlainCall", &[]);
        let args = [source.into(), "f".into(), list(params), provider, options.into()];
        call::<Any>("fishplate.compiler.compile_module", &args).unwrap_err()
    };
    let error = compile("llvm.func @f(", &[], "");
    assert_eq!(error.kind(), "ValueError");
    assert!(error.message().contains(":1:"), "{error}");
    assert_eq!(compile("", &[], "").message(), "the module does not define the function `f`");
    assert_eq!(compile("llvm.func @f(i32)", &[], "").kind(), "TypeError");
    assert_eq!(compile("", &[], "--opt-level 9").kind(), "ValueError");
    let twice = [var("k", "int32"), var("k", "int32")];
    assert!(compile("", &twice, "").message().contains("Two parameters have the name `k`"));
}

#[test]
fn signatures_are_read_and_printed() {
    let text = "f(a: Tensor([n, m], float32), b: Tensor([n], int8), s: Shape([m]), k: int64)";
    let (name, params, _): (String, Any, Any) =
        call("fishplate.spec.parse_signature", &[text.into()]).unwrap();
    let printed: String =
        call("fishplate.spec.signature", &[name.as_str().into(), params.clone()]).unwrap();
    assert_eq!(printed, text);
    call::<()>("fishplate.spec.validate", &["f".into(), params]).unwrap();
}

#[test]
fn packed_floats_keep_their_variables() {
    let n = var("n", "int32");
    let dims = Any::from(Array::from(vec![Any::from(4), n.clone()]));
    let logical =
        make("fishplate.spec.Tensor", &["a".into(), dims, "float4_e2m1fn".into(), "cpu".into()]);
    let packed: Any = call("fishplate.spec.pack_float4", &[logical]).unwrap();
    let params = list(&[packed, n]);
    let printed: String = call("fishplate.spec.signature", &["f".into(), params.clone()]).unwrap();
    assert_eq!(printed, "f(a: Tensor([4, n], float4_e2m1fnx2), n: int32)");
    let compiled: Any =
        call("fishplate.compiler.compile_module", &[Any::default(), "f".into(), params]).unwrap();
    let function: Function = field(&compiled, "function");
    let dtype: DType = "float4_e2m1fnx2".parse().unwrap();
    let tensor = Tensor::zeros(&[4, 8], dtype).unwrap();
    function.call::<()>((&tensor, 16)).unwrap();
    assert!(function.call::<()>((&tensor, 8)).is_err());
}

#[test]
fn options_and_cache() {
    let rows: Array<Array<Str>> = call("fishplate.compiler.options", &[]).unwrap();
    assert!(rows.iter().any(|row| row.first().is_some_and(|flag| flag == "--opt-level")));
    call::<Any>("fishplate.compiler.read_options", &["--keep-ir".into()]).unwrap();
    drop(scale("--opt-level 1"));
    let info: Map<Str, Any> = call("fishplate.compiler.cache_info", &[]).unwrap();
    assert!(info.get("files").unwrap().unwrap().get::<i64>().unwrap() >= 1);
    let dump = folder("dump");
    drop(scale(&format!("--keep-ir --keep-asm --dump-dir {}", dump.display())));
    for ending in ["mlir", "ll", "s"] {
        assert!(dump.join("scale").with_extension(ending).exists());
    }
}

const PTX: &str = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .u64 p, .param .u32 n) { ret; }\n";

#[test]
fn a_launch_is_exported_without_cuda() {
    let dims = Any::from(Array::from(vec![var("n", "int32")]));
    let tensor = make("fishplate.spec.Tensor", &["a".into(), dims, "float32".into()]);
    let sizes = |text: &str| Any::from(Array::from(vec![Any::from(text)]));
    let provider = |grid: &str| {
        let image = Any::from(fishplate::Bytes::from(PTX.as_bytes()));
        let args = [image, "k".into(), sizes(grid), sizes("128")];
        make("fishplate.compiler.CudaLaunch", &args)
    };
    let compile = |grid: &str| {
        let args =
            [Any::default(), "k".into(), list(std::slice::from_ref(&tensor)), provider(grid)];
        call::<Any>("fishplate.compiler.compile_module", &args)
    };
    let compiled = compile("ceildiv(n, 128)").unwrap();
    let library = folder("launch").join("k.so");
    method(&compiled, "export", &[library.to_str().unwrap().into()]).unwrap();
    assert!(Module::load(&library).unwrap().implements("k").unwrap());
    let error = compile("ceildiv(m, 128)").unwrap_err();
    assert_eq!(
        error.message(),
        "`m` in grid.x is not an integer variable of the spec, expected one of `n`"
    );
}

#[test]
fn device_code_is_made_in_process() {
    let kernel = "llvm.func @k() attributes {nvvm.kernel} { llvm.return }";
    let text: String = call("fishplate.compiler.ptx", &[kernel.into(), "sm_90".into()]).unwrap();
    assert!(text.contains(".visible .entry k("), "{text}");
    let error = call::<String>("fishplate.compiler.ptx", &[kernel.into(), "sm_1".into()]);
    assert_eq!(error.unwrap_err().kind(), "ValueError");
}
