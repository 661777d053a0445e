//! A library written in Rust, seen through the command: names, docs and defaults are kept.

use std::path::PathBuf;

use crate::fixture::run;

/// The library of the crate `fishplate-test-kernels`, which cargo builds with this test.
fn kernels() -> PathBuf {
    std::env::current_exe().unwrap().with_file_name("libfishplate_test_kernels.so")
}

fn output(args: &[&str]) -> String {
    run(args.iter().copied().chain([kernels().to_str().unwrap()])).text()
}

#[test]
fn documentation_of_functions_of_all_kinds() {
    let text = output(&["inspect"]);
    for (signature, doc) in [
        ("add(x: int, y: int = 1) -> int", "Adds two numbers."),
        ("test_kernels.count_of(counter: test_kernels.Counter) -> int", "The count of a counter."),
        ("test_kernels.Counter : ffi.Object", "A value that counts upwards."),
    ] {
        let (_, rest) = text.split_once(signature).unwrap();
        assert_eq!(rest.lines().nth(1).unwrap().trim(), doc, "{text}");
    }
}

#[test]
fn documentation_in_typed_clients() {
    let rust = output(&["stubgen", "--rust", "-"]);
    let (before, _) = rust.split_once("pub fn count_of(").unwrap();
    assert!(before.contains("/// The count of a counter.\n"), "{rust}");
    let python = output(&["stubgen", "--python", "-"]);
    let (_, after) = python.split_once("def count_of(").unwrap();
    assert!(after.lines().nth(1).unwrap().contains("\"\"\"The count of a counter.\"\"\""));
}
