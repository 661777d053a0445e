//! Tensors: making them, reading and writing their elements, views, arguments of functions.

#![expect(clippy::expect_used, reason = "helpers of tests may panic like tests")]

use std::cell::Cell;

use fishplate::abi::{
    DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLTensor, RawAny, RawValue, TypeIndex,
};
use fishplate::{
    Any, AnyView, DType, Device, Error, Function, OutTensor, Result, Tensor, TensorView,
};

fn message<T>(result: Result<T>) -> String {
    result.err().map(|error| error.to_string()).unwrap_or_default()
}

/// A view of a modified description of a tensor, which must stay true.
fn view(raw: &DLTensor) -> TensorView<'_> {
    // SAFETY: every test describes memory of a tensor that it holds.
    unsafe { TensorView::from_raw(raw) }.expect("a sane description")
}

#[test]
fn from_a_vector_without_a_copy() {
    let data = vec![1_i32, 2, 3, 4, 5, 6];
    let address = data.as_ptr();
    let tensor = Tensor::from_vec(data, &[2, 3]).unwrap();
    assert_eq!(tensor.data_ptr().cast::<i32>().cast_const(), address);
    assert_eq!((tensor.shape(), tensor.strides()), (&[2, 3][..], Some(&[3, 1][..])));
    assert_eq!((tensor.ndim(), tensor.numel(), tensor.byte_size()), (2, 6, 24));
    assert_eq!((tensor.dtype(), tensor.device()), (DType::I32, Device::CPU));
    assert!(tensor.is_contiguous() && tensor.is_unique() && !tensor.is_read_only());
    assert_eq!(&*tensor.as_slice::<i32>().unwrap(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(format!("{tensor:?}"), "int32[2, 3] on cpu:0");
}

#[test]
fn scalars_and_tensors_without_elements() {
    let scalar = Tensor::from_slice(&[7.5_f64], &[]).unwrap();
    assert_eq!((scalar.ndim(), scalar.numel()), (0, 1));
    assert_eq!(scalar.typed::<f64>().unwrap().get(&[]), Some(7.5));
    assert_eq!(scalar.to_vec::<f64>().unwrap(), [7.5]);
    for empty in [
        Tensor::from_vec(Vec::<u8>::new(), &[0]).unwrap(),
        Tensor::zeros(&[3, 0, i64::MAX], DType::U8).unwrap(),
    ] {
        assert_eq!(empty.numel(), 0);
        assert!(empty.as_slice::<u8>().unwrap().is_empty());
        assert_eq!(empty.typed::<u8>().unwrap().iter().count(), 0);
    }
}

#[test]
fn zeros_are_aligned_and_of_any_type() {
    let tensor = Tensor::zeros(&[3, 5], DType::F32).unwrap();
    assert_eq!(tensor.data_ptr().addr() % 64, 0);
    assert_eq!(tensor.to_vec::<f32>().unwrap(), [0.0; 15]);
    let packed = Tensor::zeros(&[5], DType::F4_E2M1FN).unwrap();
    assert_eq!(packed.byte_size(), 3);
    assert_eq!(Tensor::full(&[2], true).unwrap().to_vec::<bool>().unwrap(), [true, true]);
}

#[test]
fn shapes_that_cannot_be() {
    let error = message(Tensor::from_vec(vec![1.0_f32; 5], &[2, 3]));
    assert_eq!(error, "ValueError: A tensor of shape [2, 3] has 6 elements, got 5");
    let error = message(Tensor::zeros(&[2, -3], DType::F32));
    assert_eq!(error, "ValueError: Cannot make a tensor with a negative extent, of shape [2, -3]");
    let error = message(Tensor::zeros(&[1 << 40, 1 << 40], DType::F32));
    assert!(error.contains("larger than memory can be"), "{error}");
    let error = message(Tensor::zeros(&[1 << 58], DType::F32));
    assert!(error.contains("Cannot allocate"), "{error}");
}

#[test]
fn slices_are_of_the_right_type_and_place() {
    let tensor = Tensor::from_vec(vec![1.0_f32; 4], &[2, 2]).unwrap();
    let error = message(tensor.as_slice::<f64>());
    assert_eq!(error, "TypeError: Expected a tensor of float64 but got float32[2, 2]");
    let error = message(tensor.transpose().unwrap().as_slice::<f32>());
    assert!(error.contains("is not contiguous: its strides are [1, 2]"), "{error}");

    let mut far = *tensor.as_raw();
    far.device = Device::cuda(0).as_raw();
    let far = view(&far);
    let error = message(far.as_slice::<f32>());
    assert!(error.contains("is on cuda:0, not in main memory"), "{error}");

    let mut crooked = *tensor.as_raw();
    let shape = [1_i64];
    (crooked.ndim, crooked.shape, crooked.byte_offset) = (1, shape.as_ptr().cast_mut(), 2);
    let crooked = view(&crooked);
    assert!(message(crooked.as_slice::<f32>()).contains("not aligned"));
    assert!(crooked.typed::<f32>().is_err());
}

#[test]
fn bits_that_are_no_bool() {
    let bytes = Tensor::from_vec(vec![0_u8, 1, 2], &[3]).unwrap();
    let mut raw = *bytes.as_raw();
    raw.dtype = DType::BOOL.as_raw();
    let bools = view(&raw);
    assert!(message(bools.as_slice::<bool>()).contains("holds bits that are no bool"));
    assert_eq!(bools.to_vec::<bool>().unwrap(), [false, true, true]);
}

#[test]
fn one_writer_or_many_readers() {
    let tensor = Tensor::from_vec(vec![0_i64; 6], &[6]).unwrap();
    let (left, right) = (tensor.narrow(0, 0..4).unwrap(), tensor.narrow(0, 4..6).unwrap());
    let write = left.as_out().as_slice_mut::<i64>().unwrap();
    assert!(message(tensor.as_slice::<i64>()).contains("cannot be read now"));
    assert!(tensor.typed::<i64>().is_err());
    assert!(message(tensor.as_out().cells::<i64>()).contains("cannot be changed now"));
    assert!(right.as_out().as_slice_mut::<i64>().is_ok(), "the other part is free");
    drop(write);

    let (one, two) = (tensor.as_slice::<i64>().unwrap(), left.as_slice::<i64>().unwrap());
    assert!(message(tensor.as_out().as_slice_mut::<i64>()).contains("cannot be written now"));
    assert!(left.as_out().cells::<i64>().is_err());
    drop(one);
    assert!(left.as_out().typed_mut::<i64>().is_err(), "still read");
    drop(two);

    let (one, two) =
        (tensor.as_out().cells::<i64>().unwrap(), left.as_out().cells::<i64>().unwrap());
    one[1].set(5);
    assert_eq!(two[1].get(), 5);
    assert!(tensor.as_slice::<i64>().is_err());
    drop((one, two));
    assert_eq!(tensor.to_vec::<i64>().unwrap(), [0, 5, 0, 0, 0, 0]);
}

#[test]
fn only_an_unshared_tensor_is_written_directly() {
    let mut tensor = Tensor::from_vec(vec![1_u16, 2], &[2]).unwrap();
    tensor.as_slice_mut::<u16>().unwrap()[1] = 7;
    let other = tensor.clone();
    let error = message(tensor.as_slice_mut::<u16>());
    assert!(error.contains("has 2 references"), "{error}");
    drop(other);
    tensor.typed_mut::<u16>().unwrap().set(&[0], 3).unwrap();
    assert_eq!(tensor.to_vec::<u16>().unwrap(), [3, 7]);
}

#[test]
fn strided_elements_rows_and_views() {
    let tensor = Tensor::from_vec((0..24).collect::<Vec<i32>>(), &[2, 3, 4]).unwrap();
    let turned = tensor.permute(&[2, 0, 1]).unwrap();
    assert_eq!((turned.shape(), turned.strides()), (&[4, 2, 3][..], Some(&[1, 12, 4][..])));
    assert!(!turned.is_contiguous());
    let elements = turned.typed::<i32>().unwrap();
    assert_eq!(elements.get(&[3, 1, 2]), Some(23));
    assert_eq!((elements.get(&[4, 0, 0]), elements.get(&[0, 0])), (None, None));
    let second: Vec<i32> = elements.rows().nth(1).unwrap().iter().collect();
    assert_eq!(second, [12, 16, 20]);
    assert_eq!(elements.rows().count(), 8);
    drop(elements);

    let part = tensor.narrow(1, 1..3).unwrap().narrow(2, 2..4).unwrap();
    assert_eq!(part.to_vec::<i32>().unwrap(), [6, 7, 10, 11, 18, 19, 22, 23]);
    let mut writer = part.as_out().typed_mut::<i32>().unwrap();
    writer.update(|x| -x);
    writer.set(&[0, 0, 0], 100).unwrap();
    let error = writer.set(&[0, 2, 0], 1).unwrap_err();
    assert_eq!(
        error.to_string(),
        "IndexError: Position [0, 2, 0] is outside of a tensor of shape [2, 2, 2]"
    );
    drop(writer);
    assert_eq!(tensor.to_vec::<i32>().unwrap()[5..12], [5, 100, -7, 8, 9, -10, -11]);

    let flat = tensor.reshape(&[24]).unwrap();
    assert_eq!(flat.as_slice::<i32>().unwrap()[23], -23);
    assert!(turned.reshape(&[24]).is_err() && tensor.reshape(&[23]).is_err());
    assert!(tensor.permute(&[0, 0, 1]).is_err() && tensor.permute(&[0, 1]).is_err());
    assert!(tensor.narrow(3, 0..1).is_err() && tensor.narrow(0, 1..3).is_err());
}

#[test]
fn strides_may_be_negative_or_zero_but_not_absurd() {
    let tensor = Tensor::from_vec(vec![1_i64, 2, 3, 4], &[4]).unwrap();
    let strided = |shape: &[i64], strides: &[i64], offset: u64| {
        let raw = DLTensor {
            ndim: shape.len() as i32,
            shape: shape.as_ptr().cast_mut(),
            strides: strides.as_ptr().cast_mut(),
            byte_offset: offset,
            ..*tensor.as_raw()
        };
        view(&raw).to_vec::<i64>()
    };
    assert_eq!(strided(&[4], &[-1], 24).unwrap(), [4, 3, 2, 1]);
    assert_eq!(strided(&[2, 3], &[1, 0], 8).unwrap(), [2, 2, 2, 3, 3, 3]);
    assert!(message(strided(&[2], &[i64::MIN], 0)).contains("lead out of memory"));
    assert!(message(strided(&[3, 3], &[i64::MAX, i64::MAX], 0)).contains("lead out of memory"));
}

#[test]
fn arguments_are_objects_or_bare_tensors() {
    let sum = Function::new("sum", |x: TensorView<'_>| -> Result<f32> {
        Ok(x.typed::<f32>()?.iter().sum())
    });
    let tensor = Tensor::from_vec(vec![1.0_f32, 2.0, 3.0], &[3]).unwrap();
    assert_eq!(sum.call::<f32>((&tensor,)).unwrap(), 6.0);
    assert_eq!(sum.call::<f32>((tensor.view(),)).unwrap(), 6.0);
    let error = message(sum.call::<f32>((1,)));
    assert!(error.contains("argument #0 when calling: `sum(0: DLTensor*) -> float`"), "{error}");
    assert!(error.contains("Expected `DLTensor*` but got `int`"), "{error}");

    let bad = DLTensor { ndim: -1, ..*tensor.as_raw() };
    let view = RawAny {
        type_index: TypeIndex::DL_TENSOR_PTR,
        small_len: 0,
        value: RawValue { v_ptr: (&raw const bad).cast_mut().cast() },
    };
    // SAFETY: a value that the function refuses.
    let view = unsafe { AnyView::from_raw(view) };
    let error = message(sum.call::<f32>((view,)));
    assert!(error.contains("got `a tensor of -1 dimensions"), "{error}");

    let same = Function::new("same", |x: Tensor| x);
    let back: Tensor = same.call((&tensor,)).unwrap();
    assert!(back.as_object().same_as(tensor.as_object()));
    let error = message(same.call::<Tensor>((tensor.view(),)));
    assert!(error.contains("Expected `ffi.Tensor` but got `DLTensor*`"), "{error}");
    // A bare tensor is gone after the call, so nothing that outlives the call is created from it.
    let keep = Function::new("keep", |x: Any| x);
    let error = message(keep.call::<Any>((tensor.view(),)));
    assert!(error.contains("Expected `Any` but got `DLTensor*`"), "{error}");
    let any = Any::from(tensor);
    assert_eq!(any.get::<TensorView<'_>>().unwrap().numel(), 3);
}

#[test]
fn outputs_must_not_overlap_unless_they_are_cells() {
    let add = Function::new("add", |x: TensorView<'_>, y: OutTensor<'_>| -> Result<()> {
        let (x, mut y) = (x.as_slice::<i32>()?, y.as_slice_mut::<i32>()?);
        y.iter_mut().zip(x.iter()).for_each(|(y, x)| *y += x);
        Ok(())
    });
    let in_place = Function::new("in_place", |x: OutTensor<'_>, y: OutTensor<'_>| -> Result<()> {
        let (x, y) = (x.cells::<i32>()?, y.cells::<i32>()?);
        y.iter().zip(x.iter()).for_each(|(y, x): (&Cell<i32>, _)| y.set(y.get() + x.get()));
        Ok(())
    });
    let x = Tensor::from_vec(vec![1, 2, 3], &[3]).unwrap();
    let y = Tensor::from_vec(vec![10, 20, 30], &[3]).unwrap();
    add.call::<()>((&x, &y)).unwrap();
    assert_eq!(y.to_vec::<i32>().unwrap(), [11, 22, 33]);
    assert!(message(add.call::<()>((&x, &x))).contains("cannot be written now"));
    in_place.call::<()>((&x, &x)).unwrap();
    assert_eq!(x.to_vec::<i32>().unwrap(), [2, 4, 6]);
    // The caller's own slices count as well.
    let held = y.as_slice::<i32>().unwrap();
    assert!(add.call::<()>((&x, &y)).is_err());
    drop(held);
    add.call::<()>((&x, &y)).unwrap();
}

#[test]
fn data_types_and_devices_are_values() {
    let next = Function::new("next", |dtype: DType, device: Device| {
        assert_eq!(dtype, DType::F16.with_lanes(4));
        Device::new(device.kind(), device.index() + 1)
    });
    let device: Device = next.call((DType::F16.with_lanes(4), Device::cuda(1))).unwrap();
    assert_eq!(device, Device::cuda(2));
    let device: Device = next.call(("float16x4", Device::CPU)).unwrap();
    assert_eq!(device.to_string(), "cpu:1");
    let error = message(next.call::<Device>(("floaty", Device::CPU)));
    assert!(error.contains("Expected `DataType` but got `\"floaty\", which names"), "{error}");
    let error = message(next.call::<Device>(("float16x4", 1)));
    assert!(error.contains("Expected `Device` but got `int`"), "{error}");
    for (text, reason) in
        [("gpux", "one of cpu, cuda"), ("cuda:", "a number"), ("cuda:-1", "a number")]
    {
        assert!(message(text.parse::<Device>()).contains(reason));
    }
    assert!("floaty".parse::<DType>().is_err());
    let raw = DLDataType { code: DLDataTypeCode(99), bits: 3, lanes: 1 };
    assert!(!DType::from_raw(raw).to_string().is_empty());
    let raw = DLDevice { device_type: DLDeviceType(77), device_id: 0 };
    assert_eq!(Device::from_raw(raw).to_string(), "device(77):0");
}

#[test]
fn elements_in_the_error_of_a_function_name_the_tensor() {
    let f = Function::new("f", |x: TensorView<'_>| -> Result<i64> {
        x.as_slice::<i64>()?.first().copied().ok_or_else(|| Error::new("ValueError", "empty"))
    });
    let tensor = Tensor::zeros(&[2], DType::F32).unwrap();
    assert!(message(f.call::<i64>((&tensor,))).contains("of int64 but got float32[2]"));
}

#[test]
fn many_slices_at_once_are_given_back_in_any_order() {
    let tensors: Vec<_> = (0..20).map(|i| Tensor::full(&[4], i).unwrap()).collect();
    for _ in 0..3 {
        let mut slices: Vec<_> = tensors.iter().map(|t| t.as_slice::<i32>().unwrap()).collect();
        for tensor in &tensors {
            assert!(tensor.as_out().as_slice_mut::<i32>().is_err());
        }
        // Some from the middle, some from the front, the rest from the back.
        drop(slices.drain(7..12));
        assert!(tensors[8].as_out().as_slice_mut::<i32>().is_ok());
        assert!(tensors[13].as_out().as_slice_mut::<i32>().is_err());
        drop(slices.drain(..3));
        let again: Vec<_> = tensors[..12].iter().map(|t| t.as_slice::<i32>().unwrap()).collect();
        assert!(tensors[1].as_out().as_slice_mut::<i32>().is_err());
        while slices.pop().is_some() {}
        drop(again);
        for tensor in &tensors {
            assert!(tensor.as_out().as_slice_mut::<i32>().is_ok());
        }
    }
}
