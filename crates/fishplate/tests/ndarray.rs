//! Tensors and `ndarray` arrays, with and without a copy; half floats as elements.

use fishplate::abi::DLTensor;
use fishplate::{DType, Function, OutTensor, Result, Tensor, TensorView};
use ndarray::{Array1, ArrayD, Axis, arr1, arr2, s};

#[test]
fn arrays_become_tensors_where_they_lie() {
    let array = arr2(&[[1, 2, 3], [4, 5, 6]]);
    let address = array.as_ptr();
    let tensor = Tensor::from_array(array).unwrap();
    assert_eq!(tensor.data_ptr().cast::<i32>().cast_const(), address);
    assert_eq!(tensor.shape(), [2, 3]);
    assert_eq!(tensor.to_array::<i32>().unwrap(), arr2(&[[1, 2, 3], [4, 5, 6]]).into_dyn());

    // A part of its vector, backwards and transposed.
    let mut array = Array1::from_iter(0..24).into_shape_with_order((4, 6)).unwrap();
    array.slice_collapse(s![1..3, ..;2]);
    array.invert_axis(Axis(1));
    let expected = array.t().to_owned().into_dyn();
    let tensor = Tensor::from_array(array.reversed_axes()).unwrap();
    assert_eq!(tensor.strides(), Some(&[-2, 6][..]));
    assert_eq!(tensor.to_array::<i32>().unwrap(), expected);
    assert_eq!(tensor.typed::<i32>().unwrap().as_array().unwrap(), expected);
}

#[test]
fn empty_and_scalar_arrays() {
    let tensor = Tensor::from_array(ArrayD::<f32>::zeros(vec![2, 0, 3])).unwrap();
    assert_eq!((tensor.shape(), tensor.numel()), (&[2, 0, 3][..], 0));
    assert_eq!(tensor.typed::<f32>().unwrap().as_array().unwrap().shape(), [2, 0, 3]);
    let tensor = Tensor::from_array(ndarray::arr0(7_u8)).unwrap();
    assert_eq!(tensor.typed::<u8>().unwrap().as_array().unwrap()[[]], 7);
}

#[test]
fn kernels_in_terms_of_arrays() {
    let outer = Function::new("outer", |x: TensorView<'_>, out: OutTensor<'_>| -> Result<()> {
        let (x, mut out) = (x.typed::<f64>()?, out.typed_mut::<f64>()?);
        let x = x.as_array()?.into_dimensionality::<ndarray::Ix1>()?;
        let column = x.insert_axis(Axis(1));
        out.as_array_mut()?.assign(&(&column * &x));
        Ok(())
    });
    let x = Tensor::from_array(arr1(&[1.0, 2.0, 3.0])).unwrap();
    let out = Tensor::zeros(&[3, 3], DType::F64).unwrap().transpose().unwrap();
    outer.call::<()>((&x, &out)).unwrap();
    let expected = arr2(&[[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [3.0, 6.0, 9.0]]).into_dyn();
    assert_eq!(out.to_array::<f64>().unwrap(), expected);
}

#[test]
fn shared_elements_are_read_and_not_written() -> Result<()> {
    let tensor = Tensor::from_vec(vec![1_i64, 2], &[2])?;
    let (mut shape, mut strides) = ([3_i64, 2], [0_i64, 1]);
    let raw = DLTensor {
        ndim: 2,
        shape: shape.as_mut_ptr(),
        strides: strides.as_mut_ptr(),
        ..*tensor.as_raw()
    };
    // SAFETY: it describes the tensor's elements, three times.
    let view = unsafe { TensorView::from_raw(&raw const raw) }?;
    let expected = arr2(&[[1, 2], [1, 2], [1, 2]]).into_dyn();
    assert_eq!(view.typed::<i64>()?.as_array()?, expected);
    let write = Function::new("write", |x: OutTensor<'_>| -> Result<()> {
        x.typed_mut::<i64>()?.as_array_mut()?.fill(0);
        Ok(())
    });
    let error = write.call::<()>((view,)).unwrap_err();
    assert!(error.message().contains("Positions share elements"), "{error}");
    Ok(())
}

#[test]
fn bits_that_are_no_bool() -> Result<()> {
    let bytes = Tensor::from_vec(vec![1_u8, 9, 0, 9], &[4])?;
    let (mut shape, mut strides) = ([2_i64], [2_i64]);
    let mut raw = DLTensor {
        dtype: DType::BOOL.as_raw(),
        shape: shape.as_mut_ptr(),
        strides: strides.as_mut_ptr(),
        ..*bytes.as_raw()
    };
    // SAFETY: it describes every second byte.
    let view = unsafe { TensorView::from_raw(&raw const raw) }?;
    assert_eq!(view.typed::<bool>()?.as_array()?, arr1(&[true, false]).into_dyn());
    raw.byte_offset = 1;
    // SAFETY: it describes the other bytes.
    let view = unsafe { TensorView::from_raw(&raw const raw) }?;
    assert!(view.typed::<bool>()?.as_array().is_err());
    Ok(())
}

#[test]
fn half_floats_are_elements() -> Result<()> {
    let tensor = Tensor::from_vec(vec![half::f16::from_f32(1.5); 3], &[3])?;
    assert_eq!(tensor.dtype(), DType::F16);
    assert!(tensor.as_slice::<half::bf16>().is_err());
    assert_eq!(tensor.as_slice::<half::f16>()?[2].to_f32(), 1.5);
    let tensor = Tensor::full(&[2], half::bf16::ONE)?;
    assert_eq!((tensor.dtype(), tensor.byte_size()), (DType::BF16, 4));
    Ok(())
}
