//! What the macros say about mistakes, and that what is right compiles.

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/pass_*.rs");
    cases.compile_fail("tests/ui/object_*.rs");
    cases.compile_fail("tests/ui/methods_*.rs");
    cases.compile_fail("tests/ui/function_*.rs");
}
