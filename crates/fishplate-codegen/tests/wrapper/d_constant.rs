//! D. Constants.

use std::ffi::c_void;

use fishplate_codegen::spec::Param;

use crate::harness::{Wrapper, boolean, float, int, none, see, seen, text, var};

fn wrong_type(printed: &str, expected: &str, got: &str) -> String {
    format!(
        "Mismatched type on argument #0 when calling: `f(c: {printed})`, expected {expected}, got {got}"
    )
}

fn wrong_value(printed: &str, expected: &str, got: &str) -> String {
    format!(
        "Mismatched constexpr value on argument #0 when calling: `f(c: {printed})`, \
         expected {expected}, got {got}"
    )
}

#[test]
fn t030_none() {
    let wrapper = Wrapper::checks(&[Param::const_none("c")]);
    wrapper.accepts(&[none()]);
    wrapper.rejects(&[int(0)], "TypeError", &wrong_type("None", "None", "int"));
}

#[test]
fn t031_int() {
    let wrapper = Wrapper::checks(&[Param::const_int("c", 1)]);
    wrapper.accepts(&[int(1)]);
    wrapper.accepts(&[boolean(true)]);
    wrapper.rejects(&[int(2)], "ValueError", &wrong_value("Int(1)", "1", "2"));
    wrapper.rejects(&[boolean(false)], "ValueError", &wrong_value("Int(1)", "1", "0"));
    wrapper.rejects(&[float(1.0)], "TypeError", &wrong_type("Int(1)", "int", "float"));
}

#[test]
fn t032_bool() {
    let wrapper = Wrapper::checks(&[Param::const_bool("c", true)]);
    wrapper.accepts(&[boolean(true)]);
    wrapper.rejects(&[boolean(false)], "ValueError", &wrong_value("Bool(True)", "True", "False"));
    wrapper.rejects(&[int(1)], "TypeError", &wrong_type("Bool(True)", "bool", "int"));
    let wrapper = Wrapper::checks(&[Param::const_bool("c", false)]);
    wrapper.rejects(&[boolean(true)], "ValueError", &wrong_value("Bool(False)", "False", "True"));
}

#[test]
fn t033_float() {
    let wrapper = Wrapper::checks(&[Param::const_float("c", 1.5)]);
    wrapper.accepts(&[float(1.5)]);
    wrapper.rejects(&[float(0.1)], "ValueError", &wrong_value("Float(1.5)", "1.5", "0.1"));
    wrapper.rejects(&[float(1e300)], "ValueError", &wrong_value("Float(1.5)", "1.5", "1e+300"));
    wrapper.rejects(&[int(1)], "TypeError", &wrong_type("Float(1.5)", "float", "int"));
    wrapper.rejects(&[text()], "TypeError", &wrong_type("Float(1.5)", "float", "ffi.String"));
    let nan = Wrapper::checks(&[Param::const_float("c", f64::NAN)]);
    nan.rejects(&[float(f64::NAN)], "ValueError", &wrong_value("Float(nan)", "nan", "nan"));
    Wrapper::checks(&[Param::const_float("c", 0.0)]).accepts(&[float(-0.0)]);
}

#[test]
fn t034_constants_take_an_argument_but_are_not_passed_on() {
    extern "C" fn kernel(a: i32, b: i64) -> i32 {
        see(a.into());
        see(b);
        0
    }
    let params = [
        Param::const_int("c", 9),
        var("a", "int32").into(),
        Param::const_none("n"),
        Param::const_float("x", 0.5),
        var("b", "int64").into(),
        Param::const_bool("t", false),
    ];
    let wrapper = Wrapper::calls(&params, kernel as *const c_void);
    wrapper.accepts(&[int(9), int(1), none(), float(0.5), int(2), boolean(false)]);
    assert_eq!(seen(), [1, 2]);
}
