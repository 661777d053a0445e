//! F. Tensors: type, alignment, device, rank, element type, shape.

use std::ffi::c_void;

use fishplate_abi::{DLDeviceType, RawAny, RawValue, TypeIndex};
use fishplate_codegen::{
    SpecError,
    provider::PlainCall,
    spec::{Dim, Param, Tensor, pack_float4},
};

use crate::harness::{
    TestTensor, Wrapper, array, float, host, int, moved, none, see, seen, shape, tensor, text, var,
};

const AT: &str = "on argument #0 when calling: `f(a: Tensor([n, 8], float32))`";

fn spec() -> Tensor {
    tensor("a", vec![Dim::from(&var("n", "int32")), 8.into()], "float32")
}

fn check(spec: Tensor) -> Wrapper {
    Wrapper::checks(&[spec.into()])
}

fn good() -> TestTensor {
    host(&[4, 8], "float32")
}

extern "C" fn sees_data_and_extent(data: *const c_void, n: i32) -> i32 {
    see(data as i64);
    see(n.into());
    0
}

#[test]
fn t048_object_and_pointer_are_the_same() {
    let wrapper = Wrapper::calls(&[spec().into()], sees_data_and_extent as *const c_void);
    wrapper.accepts(&[good().object()]);
    wrapper.accepts(&[good().arg()]);
    assert_eq!(seen(), [0x1000, 4, 0x1000, 4]);
}

#[test]
fn t049_not_a_tensor() {
    let wrapper = check(spec());
    for (wrong, got) in [
        (int(1), "int"),
        (float(1.0), "float"),
        (none(), "None"),
        (text(), "ffi.String"),
        (shape(&[4, 8]), "ffi.Shape"),
        (array(&[]), "ffi.Array"),
    ] {
        let message = format!("Mismatched type {AT}, expected Tensor, got {got}");
        wrapper.rejects(&[wrong], "TypeError", &message);
    }
}

#[test]
fn t050_the_first_error_is_always_the_same() {
    let device = var("d", "int32");
    let first = tensor("z", vec![], "int8").with_device_id(device.clone());
    let params = [first.into(), spec().aligned(64).with_device_id(device).into()];
    let wrapper = Wrapper::checks(&params);
    let cpu = DLDeviceType::CPU;
    let z = || host(&[], "int8").arg();
    let mut bad = host(&[3], "int8").on(cpu, 1).at(0x1001, 0);
    let first_word = |tensor: TestTensor| {
        let message = wrapper.call(&[z(), tensor.arg()]).unwrap_err().1;
        message.split(", expected ").nth(1).unwrap_or_default().to_owned()
    };
    assert_eq!(first_word(bad), "data alignment=64 bytes, got address 0x1001");
    bad = host(&[3], "int8").on(cpu, 1);
    assert_eq!(first_word(bad), "to match z.device.index, got 1");
    bad = host(&[3], "int8").on(DLDeviceType::METAL, 0);
    assert_eq!(first_word(bad), "ndim=2, got 1");
    bad = host(&[-3, 9], "int8").on(DLDeviceType::METAL, 0);
    assert_eq!(first_word(bad), "device_type=cpu, got metal");
    bad = host(&[-3, 9], "int8");
    assert_eq!(first_word(bad), "dtype=float32, got int8");
    bad = host(&[-3, 9], "float32").strides(&[5, 5]);
    assert_eq!(first_word(bad), "to be non-negative, got -3");
    bad = host(&[3, 9], "float32").strides(&[5, 5]);
    assert_eq!(first_word(bad), "to be 8, got 9");
    bad = host(&[3, 8], "float32").strides(&[5, 5]);
    assert_eq!(first_word(bad), "contiguous, got strides [5, 5]");
}

#[test]
fn t051_alignment() {
    let wrapper = check(spec().aligned(16));
    wrapper.accepts(&[good().at(0x2010, 0).arg()]);
    wrapper.rejects(
        &[good().at(0x2018, 0).arg()],
        "ValueError",
        &format!(
            "Misaligned Tensor data {AT}, expected data alignment=16 bytes, got address 0x2018"
        ),
    );
    let wrapper = check(spec().aligned(12));
    wrapper.accepts(&[good().at(36, 0).arg()]);
    wrapper.rejects(
        &[good().at(32, 0).arg()],
        "ValueError",
        &format!("Misaligned Tensor data {AT}, expected data alignment=12 bytes, got address 0x20"),
    );
    check(spec().aligned(1)).accepts(&[good().at(33, 0).arg()]);
    let zero = Param::from(spec().aligned(0));
    let error = fishplate_codegen::spec::validate("f", &[zero]).unwrap_err();
    assert_eq!(error, SpecError::Alignment { name: "a".to_owned() });
}

#[test]
fn t052_null_is_aligned() {
    let empty = || host(&[0, 8], "float32").at(0, 0);
    check(spec().aligned(64)).accepts(&[empty().arg()]);
    check(spec()).accepts(&[empty().object()]);
}

#[test]
fn null_where_a_pointer_must_be() {
    let null = |type_index| RawAny {
        type_index,
        small_len: 0,
        value: RawValue { v_ptr: std::ptr::null_mut() },
    };
    let message = format!("Null pointer {AT}, expected Tensor with shape and data");
    let wrapper = check(spec());
    for type_index in [TypeIndex::DL_TENSOR_PTR, TypeIndex::TENSOR, TypeIndex::OBJECT_RVALUE_REF] {
        wrapper.rejects(&[null(type_index)], "ValueError", &message);
    }
    wrapper.rejects(&[moved(null(TypeIndex::TENSOR))], "ValueError", &message);
    // Data, with and without an offset, and the shape; strides may be absent.
    wrapper.rejects(&[good().at(0, 0).arg()], "ValueError", &message);
    wrapper.rejects(&[good().at(0, 64).object()], "ValueError", &message);
    wrapper.rejects(&[good().without_shape()], "ValueError", &message);
    wrapper.accepts(&[good().without_strides().arg()]);
    // A scalar has no extent that could be 0.
    let scalar = check(tensor("a", vec![], "int8"));
    scalar.accepts(&[host(&[], "int8").without_shape()]);
    assert!(scalar.call(&[host(&[], "int8").at(0, 0).arg()]).is_err());
    // Shapes, tuples and large integers are objects.
    let (n, k) = (var("n", "int64"), var("k", "uint64"));
    for (param, type_index) in [
        (Param::shape("s", vec![Dim::from(&n)]), TypeIndex::SHAPE),
        (Param::tuple("t", vec![n.clone().into()]), TypeIndex::ARRAY),
        (k.into(), TypeIndex::BIG_INT),
    ] {
        let (kind, message) = Wrapper::checks(&[param]).call(&[null(type_index)]).unwrap_err();
        assert!(
            kind == "ValueError" && message.starts_with("Null pointer on argument #0"),
            "{message}"
        );
    }
    // All arguments, and the slot of the result.
    assert_eq!(
        wrapper.call_raw(std::ptr::null(), 1, &mut RawAny::NONE.clone()).unwrap_err().1,
        "Null pointer for the arguments when calling: `f(a: Tensor([n, 8], float32))`"
    );
    let provider = PlainCall { passes_result: true, ..PlainCall::default() };
    let answers = "llvm.func @f(%out: !llvm.ptr) { llvm.return }";
    let wrapper = Wrapper::over(answers, &[], &provider, &[]);
    wrapper.accepts(&[]);
    let raised = wrapper.call_raw(std::ptr::null(), 0, std::ptr::null_mut()).unwrap_err();
    assert_eq!(raised.1, "Null pointer for the result of `f`");
}

#[test]
fn t053_rank() {
    let wrapper = check(spec());
    let message = |got: i32| format!("Mismatched Tensor {AT}, expected ndim=2, got {got}");
    wrapper.rejects(&[host(&[4], "float32").arg()], "ValueError", &message(1));
    wrapper.rejects(&[host(&[4, 8, 1], "float32").arg()], "ValueError", &message(3));
    wrapper.rejects(&[host(&[], "float32").arg()], "ValueError", &message(0));
}

#[test]
fn t054_device_type() {
    let message = |expected: &str, got: &str| {
        format!("Mismatched Tensor {AT}, expected device_type={expected}, got {got}")
    };
    let on = |device| good().on(device, 0).arg();
    let cpu = check(spec());
    cpu.rejects(&[on(DLDeviceType::CUDA)], "ValueError", &message("cpu", "cuda"));
    cpu.rejects(&[on(DLDeviceType(99))], "ValueError", &message("cpu", "99"));
    let cuda = check(spec().on(DLDeviceType::CUDA));
    cuda.rejects(&[on(DLDeviceType::CPU)], "ValueError", &message("cuda", "cpu"));
    cuda.rejects(&[on(DLDeviceType::ROCM)], "ValueError", &message("cuda", "rocm"));
}

fn on_one_device(names: [&str; 2]) -> Vec<Param> {
    let device = var("d", "int32");
    let make = |name: &str| tensor(name, vec![], "int8").on(DLDeviceType::CUDA);
    names.iter().map(|name| make(name).with_device_id(device.clone()).into()).collect()
}

fn on_cuda(index: i32) -> TestTensor {
    host(&[], "int8").on(DLDeviceType::CUDA, index)
}

#[test]
fn t055_tensors_on_one_device() {
    let wrapper = Wrapper::checks(&on_one_device(["a", "b"]));
    wrapper.accepts(&[on_cuda(3).arg(), on_cuda(3).arg()]);
    wrapper.rejects(
        &[on_cuda(0).arg(), on_cuda(1).arg()],
        "ValueError",
        "Mismatched device index on argument #1 when calling: \
         `f(a: Tensor([], int8), b: Tensor([], int8))`, expected to match a.device.index, got 1",
    );
}

#[test]
fn t056_devices_that_do_not_matter_to_each_other() {
    let make = |name: &str| tensor(name, vec![], "int8").on(DLDeviceType::CUDA).into();
    Wrapper::checks(&[make("a"), make("b")]).accepts(&[on_cuda(0).arg(), on_cuda(1).arg()]);
}

#[test]
fn t057_element_type() {
    let wrapper = check(spec());
    for wrong in ["bfloat32", "float64", "float32x2", "int32", "bool"] {
        wrapper.rejects(
            &[host(&[4, 8], wrong).arg()],
            "ValueError",
            &format!("Mismatched Tensor {AT}, expected dtype=float32, got {wrong}"),
        );
    }
}

#[test]
fn t058_signed_and_unsigned_are_the_same_to_a_kernel() {
    let make = |dtype: &str| check(tensor("a", vec![2.into()], dtype));
    make("uint8").accepts(&[host(&[2], "int8").arg()]);
    make("int8").accepts(&[host(&[2], "uint8").arg()]);
    for (spec, arg) in
        [("uint8", "bool"), ("bool", "uint8"), ("int8", "int16"), ("float16", "int16")]
    {
        let message = make(spec).call(&[host(&[2], arg).arg()]).unwrap_err().1;
        assert!(message.ends_with(&format!(", expected dtype={spec}, got {arg}")), "{message}");
    }
}

#[test]
fn t059_fault_22_byte_offset_is_honoured() {
    let params = [spec().aligned(16).into()];
    let wrapper = Wrapper::calls(&params, sees_data_and_extent as *const c_void);
    wrapper.accepts(&[good().at(0x2004, 12).arg()]);
    assert_eq!(seen(), [0x2010, 4]);
    wrapper.rejects(
        &[good().at(0x2000, 4).arg()],
        "ValueError",
        &format!(
            "Misaligned Tensor data {AT}, expected data alignment=16 bytes, got address 0x2004"
        ),
    );
}

#[test]
fn t060_static_extent() {
    check(spec()).rejects(
        &[host(&[4, 9], "float32").arg()],
        "ValueError",
        &format!("Mismatched a.shape[1] {AT}, expected to be 8, got 9"),
    );
}

#[test]
fn t061_one_variable_in_several_extents() {
    let (n, m) = (var("n", "int32"), var("m", "int32"));
    let a = tensor("a", vec![Dim::from(&n), Dim::from(&n), Dim::from(&m)], "int8");
    let b = tensor("b", vec![Dim::from(&m)], "int8");
    let wrapper = Wrapper::checks(&[a.into(), b.into(), m.clone().into()]);
    let calling = "when calling: `f(a: Tensor([n, n, m], int8), b: Tensor([m], int8), m: int32)`";
    let args =
        |a: &[i64], b: i64, m: i64| [host(a, "int8").arg(), host(&[b], "int8").arg(), int(m)];
    wrapper.accepts(&args(&[3, 3, 5], 5, 5));
    wrapper.rejects(
        &args(&[3, 4, 5], 5, 5),
        "ValueError",
        &format!(
            "Mismatched a.shape[1] on argument #0 {calling}, expected to match a.shape[0], got 4"
        ),
    );
    wrapper.rejects(
        &args(&[3, 3, 5], 6, 5),
        "ValueError",
        &format!(
            "Mismatched b.shape[0] on argument #1 {calling}, expected to match a.shape[2], got 6"
        ),
    );
    wrapper.rejects(
        &args(&[3, 3, 5], 5, 7),
        "ValueError",
        &format!("Mismatched value on argument #2 {calling}, expected to match a.shape[2], got 7"),
    );
    // One name, but two unrelated variables.
    let other = tensor("b", vec![Dim::from(&var("n", "int32"))], "int8");
    let a = tensor("a", vec![Dim::from(&n)], "int8");
    Wrapper::checks(&[a.into(), other.into()])
        .accepts(&[host(&[1], "int8").arg(), host(&[2], "int8").arg()]);
}

#[test]
fn t062_divisibility() {
    let n = var("n", "int32").divisible_by(4);
    let s = var("s", "int64").divisible_by(6);
    let spec = tensor("a", vec![Dim::from(&n), 8.into()], "float32")
        .with_strides(vec![Dim::from(&s), 1.into()]);
    let wrapper = check(spec);
    wrapper.accepts(&[host(&[8, 8], "float32").strides(&[12, 1]).arg()]);
    wrapper.rejects(
        &[host(&[6, 8], "float32").strides(&[12, 1]).arg()],
        "ValueError",
        &format!("Invalid a.shape[0] {AT}, expected to be divisible by 4, got 6"),
    );
    wrapper.rejects(
        &[host(&[8, 8], "float32").strides(&[10, 1]).arg()],
        "ValueError",
        &format!("Invalid a.strides[0] {AT}, expected to be divisible by 6, got 10"),
    );
}

#[test]
fn t063_range_of_an_extent() {
    check(spec()).rejects(
        &[host(&[1 << 31, 8], "float32").arg()],
        "ValueError",
        &format!(
            "Out of bound a.shape[0] {AT}, \
             expected to be in int32 range [-2147483648, 2147483647], got 2147483648"
        ),
    );
    let wide = tensor("a", vec![Dim::from(&var("n", "int64")), 8.into()], "float32");
    check(wide).accepts(&[host(&[1 << 40, 8], "float32").arg()]);
}

#[test]
fn t069_fault_15_negative_extents_are_refused() {
    for dtype in ["int32", "int64"] {
        let wrapper = check(tensor("a", vec![Dim::from(&var("n", dtype)), 8.into()], "float32"));
        wrapper.rejects(
            &[host(&[-4, 8], "float32").arg()],
            "ValueError",
            &format!("Invalid a.shape[0] {AT}, expected to be non-negative, got -4"),
        );
    }
    let spec = Param::from(tensor("a", vec![Dim::Static(-1)], "float32"));
    assert!(fishplate_codegen::spec::validate("f", &[spec]).is_err());
}

/// Pinned and managed memory is on no particular device: both the host and the GPU can read it.
#[test]
fn t070_fault_16_pinned_and_managed_memory() {
    let on = |device, index| good().on(device, index).arg();
    for device in [DLDeviceType::CUDA_HOST, DLDeviceType::CUDA_MANAGED] {
        check(spec()).accepts(&[on(device, 0)]);
        check(spec().on(DLDeviceType::CUDA)).accepts(&[on(device, 0)]);
        check(spec().on(DLDeviceType::ROCM)).call(&[on(device, 0)]).unwrap_err();
    }
    check(spec().on(DLDeviceType::ROCM)).accepts(&[on(DLDeviceType::ROCM_HOST, 0)]);
    // Its index is ignored, wherever it is.
    let wrapper = Wrapper::checks(&on_one_device(["a", "b"]));
    let managed = || host(&[], "int8").on(DLDeviceType::CUDA_MANAGED, 0);
    wrapper.accepts(&[managed().arg(), on_cuda(3).arg()]);
    wrapper.accepts(&[on_cuda(3).arg(), managed().arg()]);
    wrapper.accepts(&[managed().arg(), managed().arg()]);
}

#[test]
fn t071_fault_04_pairs_of_four_bit_floats() {
    let (n, m) = (var("n", "int32"), var("m", "int32").divisible_by(8));
    let logical = tensor("a", vec![Dim::from(&n), Dim::from(&m)], "float4_e2m1fn");
    let packed = pack_float4(&logical).unwrap();
    let scales = tensor("b", vec![Dim::from(&m)], "float32");
    extern "C" fn kernel(_: *const c_void, n: i32, m: i32, _: *const c_void, m2: i32) -> i32 {
        [n, m, m2].into_iter().for_each(|number| see(number.into()));
        0
    }
    let params = [packed.into(), scales.into()];
    let wrapper = Wrapper::calls(&params, kernel as *const c_void);
    let a = |n: i64, m: i64| host(&[n, m], "float4_e2m1fnx2").arg();
    let b = |m: i64| host(&[m], "float32").arg();
    wrapper.accepts(&[a(3, 8), b(16)]);
    assert_eq!(seen(), [3, 16, 16]);
    let calling = "when calling: `f(a: Tensor([n, m], float4_e2m1fnx2), b: Tensor([m], float32))`";
    wrapper.rejects(
        &[a(3, 8), b(8)],
        "ValueError",
        &format!(
            "Mismatched b.shape[0] on argument #1 {calling}, expected to match a.shape[1], got 8"
        ),
    );
    wrapper.rejects(
        &[a(3, 6), b(12)],
        "ValueError",
        &format!(
            "Invalid a.shape[1] on argument #0 {calling}, expected to be divisible by 8, got 12"
        ),
    );
    assert_eq!(
        wrapper.call(&[host(&[3, 16], "float4_e2m1fn").arg(), b(16)]).unwrap_err().0,
        "ValueError"
    );
}

#[test]
fn t071_packing_refuses_what_is_odd() {
    let n = var("n", "int32");
    let make = |shape: Vec<Dim>| tensor("a", shape, "float4_e2m1fn");
    let error = |tensor: &Tensor| pack_float4(tensor).unwrap_err().to_string();
    assert_eq!(error(&tensor("a", vec![], "float32")), "f4_tensor_spec must be a float4 tensor");
    assert_eq!(error(&make(vec![4.into(), 7.into()])), "Dimension 1 with stride=1 must be even");
    let strided = make(vec![4.into(), 8.into()]).with_strides(vec![Dim::from(&n), Dim::from(&n)]);
    assert_eq!(error(&strided), "Cannot find dimension with stride=1");
    let strided = make(vec![4.into(), 8.into()]).with_strides(vec![9.into(), 1.into()]);
    assert_eq!(error(&strided), "Dimension 0 with stride != 1 must be even");
    let odd = Dim::from(&var("m", "int32").divisible_by(3));
    assert_eq!(error(&make(vec![odd])), "Dimension with stride=1 must be divisible by 2");
    let packed = pack_float4(&make(vec![4.into(), 8.into()]).aligned(32)).unwrap();
    assert_eq!(packed.shape, [Dim::Static(4), Dim::Static(4)]);
    assert_eq!((packed.data_alignment, packed.device_type), (Some(32), DLDeviceType::CPU));
}
