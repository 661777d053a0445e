//! Error messages of the macros, and correct programs that must compile.

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass_*.rs");
    cases.compile_fail("tests/ui/object_*.rs");
    cases.compile_fail("tests/ui/methods_*.rs");
    cases.compile_fail("tests/ui/function_*.rs");
}
