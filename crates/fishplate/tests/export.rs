//! Exported functions: a library of them, loaded over the C ABI as any language does.

// A library with a linked-in runtime shares nothing with a program that has its own.
#![cfg(not(feature = "static-runtime"))]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

use std::path::PathBuf;
use std::sync::OnceLock;

use fishplate::{Any, Function, Object, ObjectRef};

/// The library, which cargo builds with this test.
fn path() -> PathBuf {
    let mut path = std::env::current_exe().unwrap();
    path.set_file_name("libfishplate_test_kernels.so");
    path
}

thread_local! {
    static MODULE: OnceLock<ObjectRef<Object>> = const { OnceLock::new() };
}

fn module() -> ObjectRef<Object> {
    MODULE.with(|module| {
        let load = || {
            let load = Function::get("ffi.ModuleLoadFromFile").unwrap();
            load.call((path().to_str().unwrap(),)).unwrap()
        };
        module.get_or_init(load).clone()
    })
}

fn get(name: &str) -> Function {
    let get = Function::get("ffi.ModuleGetFunction").unwrap();
    get.call((module(), name, false)).unwrap()
}

#[test]
fn functions_are_called_with_defaults() {
    assert_eq!(get("add").call::<i64>((20, 22)).unwrap(), 42);
    assert_eq!(get("add").call::<i64>((41,)).unwrap(), 42);
    assert_eq!(get("greeting").call::<String>(("rails",)).unwrap(), "hello rails");
    let double = Function::new("double", |x: i64| 2 * x);
    assert_eq!(get("apply").call::<i64>((double, 21)).unwrap(), 42);
}

#[test]
fn errors_and_panics_come_out() {
    let error = get("fail").call::<()>(("IndexError", "out of range")).unwrap_err();
    assert_eq!(error.to_string(), "IndexError: out of range");
    let error = get("panics").call::<()>(()).unwrap_err();
    assert_eq!(error.kind(), "RustPanic");
    assert!(error.message().contains("on purpose"), "{error}");
    let error = get("add").call::<i64>(("one", 2)).unwrap_err();
    assert_eq!(
        error.message(),
        "Mismatched type on argument #0 (`x`) when calling: `add(x: int, y: int = 1) -> int`. \
         Expected `int` but got `str`"
    );
}

#[test]
fn metadata_and_docs_are_symbols() {
    let ask = |what: &str, name: &str| -> Option<String> {
        let ask = Function::get(&format!("ffi.ModuleGetFunction{what}")).unwrap();
        ask.call((module(), name, false)).unwrap()
    };
    assert_eq!(
        ask("Metadata", "add").unwrap(),
        concat!(
            r#"{"type_schema":"{\"type\":\"ffi.Function\",\"named_args\":{\"return\":["#,
            r#"{\"type\":\"int\"}],\"params\":[{\"type\":\"int\"},{\"type\":\"int\"}]}}","#,
            r#""arg_names":["x","y"],"arg_defaults":[1]}"#
        )
    );
    assert_eq!(ask("Doc", "add").unwrap(), "Adds two numbers.\n\nThe second may be left out.");
    assert_eq!(ask("Doc", "greeting"), None);
}

#[test]
fn loading_the_library_registers_its_types_and_functions() {
    module();
    let count_of = Function::get("test_kernels.count_of").unwrap();
    let counter: Any = get("counter_at").call((5,)).unwrap();
    assert_eq!(counter.view().type_key(), "test_kernels.Counter");
    assert_eq!(count_of.call::<i64>((&counter,)).unwrap(), 5);
    let made: Any = Function::get("ffi.MakeObjectFromPackedArgs")
        .unwrap()
        .call(("test_kernels.Counter", "count", 7))
        .unwrap();
    assert_eq!(count_of.call::<i64>((made,)).unwrap(), 7);
    let error = count_of.call::<i64>((1,)).unwrap_err();
    assert!(error.message().contains("Expected `test_kernels.Counter` but got `int`"), "{error}");
}
