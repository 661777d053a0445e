//! F. Tensors: strides and contiguity.

use std::ffi::c_void;

use fishplate_compile::spec::{Dim, Tensor};

use crate::harness::{TestTensor, Wrapper, host, see, seen, tensor, var};

const AT: &str = "on argument #0 when calling: `f(a: Tensor([n, m], int8))`";

fn dims() -> (Vec<Dim>, Vec<Dim>) {
    let [n, m] = ["n", "m"].map(|name| Dim::from(&var(name, "int32")));
    (vec![n, m], vec![Dim::from(&var("s", "int64")), 1.into()])
}

fn strided() -> Tensor {
    let (shape, strides) = dims();
    tensor("a", shape, "int8").with_strides(strides)
}

fn compact() -> Wrapper {
    Wrapper::checks(&[tensor("a", dims().0, "int8").into()])
}

fn given(shape: &[i64], strides: &[i64]) -> TestTensor {
    host(shape, "int8").strides(strides)
}

#[test]
fn t064_static_stride() {
    let wrapper = Wrapper::checks(&[strided().into()]);
    wrapper.accepts(&[given(&[3, 4], &[9, 1]).arg()]);
    wrapper.rejects(
        &[given(&[3, 4], &[9, 2]).arg()],
        "ValueError",
        &format!("Mismatched a.strides[1] {AT}, expected to be 1, got 2"),
    );
}

fn shared_stride() -> Wrapper {
    let s = var("s", "int64").divisible_by(2);
    let make = |name: &str| {
        let (shape, _) = dims();
        tensor(name, shape, "int8").with_strides(vec![Dim::from(&s), 1.into()]).into()
    };
    Wrapper::checks(&[make("a"), make("b"), make("c")])
}

const THREE: &str =
    "when calling: `f(a: Tensor([n, m], int8), b: Tensor([n, m], int8), c: Tensor([n, m], int8))`";

#[test]
fn t065_a_single_element_has_no_stride() {
    let wrapper = Wrapper::checks(&[strided().into()]);
    wrapper.accepts(&[given(&[3, 1], &[9, 77]).arg()]);
    let wrapper = shared_stride();
    let normal = || given(&[3, 4], &[8, 1]).arg();
    // Neither divisible nor equal, but of extent 1.
    wrapper.accepts(&[normal(), given(&[1, 4], &[7, 1]).arg(), normal()]);
    wrapper.rejects(
        &[normal(), given(&[2, 4], &[6, 1]).arg(), normal()],
        "ValueError",
        &format!(
            "Mismatched b.strides[0] on argument #1 {THREE}, expected to match a.strides[0], got 6"
        ),
    );
}

#[test]
fn t066_a_single_element_does_not_set_a_stride() {
    let wrapper = shared_stride();
    let single = || given(&[1, 4], &[7, 1]).arg();
    let normal = |stride: i64| given(&[3, 4], &[stride, 1]).arg();
    wrapper.accepts(&[single(), normal(8), normal(8)]);
    wrapper.accepts(&[single(), single(), normal(8)]);
    wrapper.accepts(&[single(), normal(8), single()]);
    wrapper.accepts(&[single(), single(), single()]);
    // The error names the tensor that did set it.
    wrapper.rejects(
        &[single(), normal(8), normal(6)],
        "ValueError",
        &format!(
            "Mismatched c.strides[0] on argument #2 {THREE}, expected to match b.strides[0], got 6"
        ),
    );
    wrapper.rejects(
        &[normal(4), single(), normal(6)],
        "ValueError",
        &format!(
            "Mismatched c.strides[0] on argument #2 {THREE}, expected to match a.strides[0], got 6"
        ),
    );
    wrapper.rejects(
        &[single(), normal(9), normal(9)],
        "ValueError",
        &format!(
            "Invalid b.strides[0] on argument #1 {THREE}, expected to be divisible by 2, got 9"
        ),
    );
}

#[test]
fn t066_the_kernel_gets_the_stride_that_counts() {
    let s = var("s", "int64");
    let make = |name: &str| {
        tensor(name, dims().0, "int8").with_strides(vec![Dim::from(&s), 1.into()]).into()
    };
    extern "C" fn kernel(
        _: usize,
        _: i32,
        _: i32,
        a: i64,
        _: usize,
        _: i32,
        _: i32,
        b: i64,
    ) -> i32 {
        see(a);
        see(b);
        0
    }
    let wrapper = Wrapper::calls(&[make("a"), make("b")], kernel as *const c_void);
    wrapper.accepts(&[given(&[1, 4], &[7, 1]).arg(), given(&[3, 4], &[8, 1]).arg()]);
    wrapper.accepts(&[given(&[3, 4], &[8, 1]).arg(), given(&[1, 4], &[7, 1]).arg()]);
    assert_eq!(seen(), [8, 8, 8, 8]);
}

#[test]
fn t067_contiguous() {
    let wrapper = compact();
    wrapper.accepts(&[given(&[3, 4], &[4, 1]).arg()]);
    wrapper.accepts(&[given(&[1, 4], &[99, 1]).arg()]);
    wrapper.accepts(&[given(&[3, 1], &[1, 99]).arg()]);
    wrapper.rejects(
        &[given(&[3, 4], &[1, 3]).arg()],
        "ValueError",
        &format!("Mismatched Tensor {AT}, expected contiguous, got strides [1, 3]"),
    );
    wrapper.rejects(
        &[given(&[3, 4], &[5, 1]).arg()],
        "ValueError",
        &format!("Mismatched Tensor {AT}, expected contiguous, got strides [5, 1]"),
    );
    // Rank 0 has nothing to be contiguous; its lists are never read.
    Wrapper::checks(&[tensor("a", vec![], "int8").into()]).accepts(&[host(&[], "int8").arg()]);
}

#[test]
fn t067_without_elements_all_strides_are_fine() {
    let wrapper = compact();
    wrapper.accepts(&[given(&[0, 4], &[4, 1]).arg()]);
    wrapper.accepts(&[given(&[4, 0], &[1, 1]).arg()]);
    wrapper.accepts(&[given(&[4, 0], &[0, 1]).arg()]);
    wrapper.accepts(&[given(&[4, 0], &[17, 5]).arg()]);
}

#[test]
fn t067_products_beyond_64_bits_are_not_contiguous() {
    let shape = ["i", "j", "k", "l"].map(|name| Dim::from(&var(name, "int64"))).to_vec();
    let wrapper = Wrapper::checks(&[tensor("a", shape.clone(), "int8").into()]);
    let big = 1 << 40;
    // The product wraps to the stride that is given.
    let bad = given(&[2, big, big, 2], &[1 << 17, big * 2, 2, 1]).arg();
    assert!(wrapper.call(&[bad]).unwrap_err().1.contains("expected contiguous"));
    let wraps = given(&[2, big, big, 2], &[0, big * 2, 2, 1]).arg();
    assert!(wrapper.call(&[wraps]).unwrap_err().1.contains("expected contiguous"));
    let strides = ["s", "t", "u", "v"].map(|name| Dim::from(&var(name, "int64"))).to_vec();
    let strided = Wrapper::checks(&[tensor("a", shape, "int8").with_strides(strides).into()]);
    let none = host(&[2, big, big, 2], "int8").without_strides().arg();
    let message = strided.call(&[none]).unwrap_err().1;
    assert!(message.contains("expected row-major strides within int64"), "{message}");
    strided.accepts(&[host(&[2, big, 3, 2], "int8").without_strides().arg()]);
}

#[test]
fn t068_no_strides_means_row_major() {
    compact().accepts(&[host(&[3, 4], "int8").without_strides().arg()]);
    extern "C" fn kernel(_: usize, n: i32, m: i32, s: i64) -> i32 {
        [n.into(), m.into(), s].into_iter().for_each(see);
        0
    }
    let wrapper = Wrapper::calls(&[strided().into()], kernel as *const c_void);
    wrapper.accepts(&[host(&[3, 4], "int8").without_strides().arg()]);
    assert_eq!(seen(), [3, 4, 4]);
    let static_stride = tensor("a", dims().0, "int8").with_strides(vec![5.into(), 1.into()]);
    Wrapper::checks(&[static_stride.into()]).rejects(
        &[host(&[3, 4], "int8").without_strides().arg()],
        "ValueError",
        &format!("Mismatched a.strides[0] {AT}, expected to be 5, got 4"),
    );
}
