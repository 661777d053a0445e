//! F. Tensors: strides and contiguity.

use std::ffi::c_void;

use fishplate_codegen::spec::{self, Dim, Param, Product, Tensor, pack_float4};

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
    // Neither divisible nor equal, but with extent 1.
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
fn t066_fault_05_a_single_element_does_not_set_a_stride() {
    let wrapper = shared_stride();
    let single = || given(&[1, 4], &[7, 1]).arg();
    let normal = |stride: i64| given(&[3, 4], &[stride, 1]).arg();
    wrapper.accepts(&[single(), normal(8), normal(8)]);
    wrapper.accepts(&[single(), single(), normal(8)]);
    wrapper.accepts(&[single(), normal(8), single()]);
    wrapper.accepts(&[single(), single(), single()]);
    // The error names the tensor that set the variable.
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
    // Rank 0 is always contiguous, and its lists are never read.
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
fn t067_fault_24_products_beyond_64_bits_are_not_contiguous() {
    let shape = ["i", "j", "k", "l"].map(|name| Dim::from(&var(name, "int64"))).to_vec();
    let wrapper = Wrapper::checks(&[tensor("a", shape.clone(), "int8").into()]);
    let big = 1 << 40;
    // The product wraps around to the given stride.
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
fn t068_fault_01_no_strides_means_row_major() {
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

#[test]
fn t067_strides_of_nothing_are_not_checked() {
    let wrapper = Wrapper::checks(&[strided().into()]);
    wrapper.accepts(&[given(&[0, 4], &[0, 0]).arg()]);
    wrapper.accepts(&[given(&[4, 0], &[0, 0]).arg()]);
    let shared = shared_stride();
    let normal = |stride: i64| given(&[3, 4], &[stride, 1]).arg();
    // Neither compared, nor used as the value that others must match.
    shared.accepts(&[given(&[3, 0], &[0, 0]).arg(), normal(8), normal(8)]);
    shared.accepts(&[normal(8), given(&[0, 4], &[3, 7]).arg(), normal(8)]);
    let narrow = vec![Dim::from(&var("s", "int8")), 1.into()];
    let wrapper = Wrapper::checks(&[tensor("a", dims().0, "int8").with_strides(narrow).into()]);
    wrapper.accepts(&[given(&[3, 0], &[4096, 1]).arg()]);
    assert!(wrapper.call(&[given(&[3, 4], &[4096, 1]).arg()]).is_err());
}

/// A tensor of `[n, 8, m]` whose first dimension is innermost.
fn column_major() -> (Tensor, [spec::Var; 2]) {
    let (n, m) = (var("n", "int32"), var("m", "int32"));
    let shape = vec![Dim::from(&n), 8.into(), Dim::from(&m)];
    let strides = vec![1.into(), Dim::from(&n), Product::new(8, &[&n]).into()];
    (tensor("a", shape, "int8").with_strides(strides), [n, m])
}

#[test]
fn fault_14_strides_that_are_products() {
    extern "C" fn kernel(_: usize, n: i32, m: i32, first: i32, second: i64) -> i32 {
        [n.into(), m.into(), first.into(), second].into_iter().for_each(see);
        0
    }
    let params: [Param; 1] = [column_major().0.into()];
    let wrapper = Wrapper::calls(&params, kernel as *const c_void);
    wrapper.accepts(&[given(&[3, 8, 5], &[1, 3, 24]).arg()]);
    assert_eq!(seen(), [3, 5, 3, 24]);
    let at = "on argument #0 when calling: `f(a: Tensor([n, 8, m], int8))`";
    for stride in [25, 48, 0, -24] {
        let message = format!("Mismatched a.strides[2] {at}, expected to be 8*n, got {stride}");
        wrapper.rejects(&[given(&[3, 8, 5], &[1, 3, stride]).arg()], "ValueError", &message);
    }
    // A single element, and none.
    wrapper.accepts(&[given(&[3, 8, 1], &[1, 3, 7]).arg()]);
    wrapper.accepts(&[given(&[0, 8, 5], &[1, 0, 7]).arg()]);
}

#[test]
fn fault_14_products_beyond_64_bits_equal_nothing() {
    let vars = ["i", "j", "k", "l"].map(|name| var(name, "int64"));
    let [i, j, k, _] = &vars;
    let strides = vec![
        1.into(),
        Dim::from(i),
        Product::new(1, &[i, j]).into(),
        Product::new(1, &[i, j, k]).into(),
    ];
    let shape = vars.iter().map(Dim::from).collect();
    let wrapper = Wrapper::checks(&[tensor("a", shape, "int8").with_strides(strides).into()]);
    let big = 1 << 40;
    wrapper.accepts(&[given(&[3, 4, 5, 6], &[1, 3, 12, 60]).arg()]);
    let wrapped = given(&[big, big, 2, 2], &[1, big, 0, 0]).arg();
    assert!(wrapper.call(&[wrapped]).unwrap_err().1.contains("expected to be i*j, got 0"));
}

#[test]
fn fault_14_products_as_extents_and_of_pairs() {
    let (n, k) = (var("n", "int32"), var("k", "int32"));
    let twice = tensor("b", vec![Product::new(2, &[&n, &k]).into()], "int8");
    let params = [tensor("a", vec![Dim::from(&n)], "int8").into(), k.clone().into(), twice.into()];
    let wrapper = Wrapper::checks(&params);
    let call = |n: i64, k: i64, m: i64| {
        wrapper.call(&[host(&[n], "int8").arg(), crate::harness::int(k), host(&[m], "int8").arg()])
    };
    call(3, 5, 30).unwrap();
    let message = call(3, 5, 15).unwrap_err().1;
    let expected = "Mismatched b.shape[0] on argument #2 when calling: `f(a: Tensor([n], int8), \
        k: int32, b: Tensor([2*n*k], int8))`, expected to be 2*n*k, got 15";
    assert_eq!(message, expected);
    // Pairs of four-bit floats: half of the kernel's stride.
    let (mut packed, _) = column_major();
    packed.dtype = spec::parse_dtype("float4_e2m1fn").unwrap();
    let packed = pack_float4(&packed).unwrap();
    let wrapper = Wrapper::checks(&[packed.into()]);
    let pairs = |strides: &[i64]| host(&[2, 8, 5], "float4_e2m1fnx2").strides(strides).arg();
    wrapper.accepts(&[pairs(&[1, 2, 16])]);
    assert!(wrapper.call(&[pairs(&[1, 2, 32])]).is_err());
}

#[test]
fn products_need_factors_that_come_before() {
    let (mut a, [n, m]) = column_major();
    let check = |params: &[Param]| spec::validate("f", params).map_err(|error| error.to_string());
    check(&[a.clone().into()]).unwrap();
    a.strides.as_mut().unwrap()[2] = Product::new(0, &[&n]).into();
    let zero = check(&[a.clone().into()]).unwrap_err();
    assert_eq!(zero, "The number in `0*n` must be positive, got 0");
    a.strides.as_mut().unwrap()[2] = Product::new(2, &[&n, &var("q", "int32")]).into();
    let unknown = check(&[a.clone().into()]).unwrap_err();
    let expected = "`q` must come before `2*n*q`, as an extent or an argument of its own";
    assert_eq!(unknown, expected);
    let early = tensor("b", vec![Product::new(2, &[&m]).into(), Dim::from(&m)], "int8");
    assert!(check(&[early.into()]).is_err());
}
