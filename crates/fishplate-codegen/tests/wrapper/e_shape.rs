//! E. Shapes and tuples.

use std::ffi::c_void;

use fishplate_codegen::spec::{Dim, Param};

use crate::harness::{
    Wrapper, array, boolean, float, host, int, list, moved, none, see, seen, shape, tensor, text,
    var,
};

const CALLING: &str = "on argument #0 when calling: `f(s: Shape([n, 4]))`";

fn spec() -> Vec<Param> {
    vec![Param::shape("s", vec![Dim::from(&var("n", "int32")), 4.into()])]
}

#[test]
fn t036_shape_or_array() {
    extern "C" fn kernel(n: i32) -> i32 {
        see(n.into());
        0
    }
    let wrapper = Wrapper::calls(&spec(), kernel as *const c_void);
    wrapper.accepts(&[shape(&[7, 4])]);
    wrapper.accepts(&[array(&[int(8), int(4)])]);
    assert_eq!(seen(), [7, 8]);
    for wrong in [int(4), text(), none(), host(&[2], "int8").arg()] {
        assert_eq!(wrapper.call(&[wrong]).unwrap_err().0, "TypeError");
    }
    wrapper.rejects(
        &[int(4)],
        "TypeError",
        &format!("Mismatched type {CALLING}, expected ffi.Shape or ffi.Array, got int"),
    );
}

#[test]
fn t037_wrong_size() {
    let wrapper = Wrapper::checks(&spec());
    let message =
        |got: usize| format!("Mismatched Shape {CALLING}, expected shape size=2, got {got}");
    wrapper.rejects(&[shape(&[1, 4, 5])], "ValueError", &message(3));
    wrapper.rejects(&[array(&[int(1)])], "ValueError", &message(1));
    wrapper.rejects(&[array(&[])], "ValueError", &message(0));
}

/// Better than the model: a boolean is a number here, as everywhere else.
#[test]
fn t038_elements_are_integers() {
    let wrapper = Wrapper::checks(&[Param::shape("s", vec![1.into(), 4.into()])]);
    wrapper.accepts(&[array(&[boolean(true), int(4)])]);
    // The type of every element is checked before any value.
    wrapper.rejects(
        &[array(&[int(99), float(4.0)])],
        "TypeError",
        "Invalid shape element type s[1] on argument #0 when calling: `f(s: Shape([1, 4]))`, \
         expected int, got float",
    );
}

#[test]
fn t039_static_entry() {
    Wrapper::checks(&spec()).rejects(
        &[shape(&[7, 5])],
        "ValueError",
        &format!("Mismatched s[1] {CALLING}, expected to be 4, got 5"),
    );
}

#[test]
fn t040_range_of_an_entry() {
    let wrapper = Wrapper::checks(&spec());
    wrapper.rejects(
        &[shape(&[1 << 31, 4])],
        "ValueError",
        &format!(
            "Out of bound s[0] {CALLING}, \
             expected to be in int32 range [-2147483648, 2147483647], got 2147483648"
        ),
    );
    wrapper.rejects(
        &[shape(&[-1, 4])],
        "ValueError",
        &format!("Invalid s[0] {CALLING}, expected to be non-negative, got -1"),
    );
    let n = var("n", "int32").divisible_by(8);
    Wrapper::checks(&[Param::shape("s", vec![Dim::from(&n), 4.into()])]).rejects(
        &[shape(&[12, 4])],
        "ValueError",
        &format!("Invalid s[0] {CALLING}, expected to be divisible by 8, got 12"),
    );
}

#[test]
fn t041_nested_shape() {
    let (n, m) = (var("n", "int32"), var("m", "int64"));
    let params = [Param::tuple(
        "s",
        vec![
            Param::shape("s0", vec![Dim::from(&n), 2.into()]),
            Param::shape("s1", vec![Dim::from(&m)]),
        ],
    )];
    extern "C" fn kernel(n: i32, m: i64) -> i32 {
        see(n.into());
        see(m);
        0
    }
    let wrapper = Wrapper::calls(&params, kernel as *const c_void);
    wrapper.accepts(&[array(&[shape(&[5, 2]), array(&[int(1 << 40)])])]);
    assert_eq!(seen(), [5, 1 << 40]);
    wrapper.rejects(
        &[array(&[shape(&[5, 3]), shape(&[1])])],
        "ValueError",
        "Mismatched s[0][1] on s[0] in argument #0 when calling: \
         `f(s: Tuple[Shape([n, 2]), Shape([m])])`, expected to be 2, got 3",
    );
}

fn pair() -> Wrapper {
    let inner = Param::tuple("u", vec![var("y", "float32").into()]);
    Wrapper::checks(&[Param::tuple("t", vec![var("x", "int32").into(), inner])])
}

const PAIR: &str = "`f(t: Tuple[int32, Tuple[float32]])`";

#[test]
fn t042_tuple_of_the_wrong_type() {
    pair().rejects(
        &[shape(&[1, 2])],
        "TypeError",
        &format!(
            "Mismatched type on argument #0 when calling: {PAIR}, \
             expected ffi.Array for tuple, got ffi.Shape"
        ),
    );
}

#[test]
fn t043_tuple_of_the_wrong_size() {
    pair().rejects(
        &[array(&[int(1)])],
        "ValueError",
        &format!(
            "Mismatched tuple size on argument #0 when calling: {PAIR}, expected tuple size=2, got 1"
        ),
    );
}

#[test]
fn t044_path_of_a_nested_element() {
    pair().rejects(
        &[array(&[int(1), array(&[text()])])],
        "TypeError",
        &format!(
            "Mismatched type on t[1][0] in argument #0 when calling: {PAIR}, \
             expected float, got ffi.String"
        ),
    );
    pair().rejects(
        &[array(&[int(1), int(2)])],
        "TypeError",
        &format!(
            "Mismatched type on t[1] in argument #0 when calling: {PAIR}, \
             expected ffi.Array for tuple, got int"
        ),
    );
}

#[test]
fn t045_empty_tuple() {
    let wrapper = Wrapper::checks(&[Param::tuple("t", vec![])]);
    wrapper.accepts(&[array(&[])]);
    assert!(wrapper.call(&[array(&[int(1)])]).is_err());
}

#[test]
fn t046_fault_17_lists_are_sequences_too() {
    pair().accepts(&[list(&[int(1), list(&[float(2.0)])])]);
    Wrapper::checks(&spec()).accepts(&[list(&[int(3), int(4)])]);
}

#[test]
fn t047_fault_09_static_entry_beside_a_nested_shape() {
    let n = var("n", "int32");
    let nested = Param::shape("s1", vec![Dim::from(&n), 3.into()]);
    let params = [Param::tuple("s", vec![Param::const_int("s0", 4), nested])];
    let wrapper = Wrapper::checks(&params);
    wrapper.accepts(&[array(&[int(4), shape(&[9, 3])])]);
    wrapper.rejects(
        &[array(&[int(5), shape(&[9, 3])])],
        "ValueError",
        "Mismatched constexpr value on s[0] in argument #0 when calling: \
         `f(s: Tuple[Int(4), Shape([n, 3])])`, expected 4, got 5",
    );
}

#[test]
fn fault_17_arguments_that_may_be_moved_out_of() {
    pair().accepts(&[moved(array(&[int(1), array(&[float(1.0)])]))]);
    Wrapper::checks(&spec()).accepts(&[moved(shape(&[1, 4]))]);
    Wrapper::checks(&spec()).rejects(
        &[moved(object_of_another_type())],
        "TypeError",
        &format!("Mismatched type {CALLING}, expected ffi.Shape or ffi.Array, got ffi.Tensor"),
    );
    let wrapper = Wrapper::checks(&[tensor("a", vec![2.into()], "int8").into()]);
    wrapper.accepts(&[moved(object_of_another_type())]);
}

fn object_of_another_type() -> fishplate_abi::RawAny {
    host(&[2], "int8").object()
}
