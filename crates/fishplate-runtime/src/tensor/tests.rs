//! Importing, viewing and exporting tensors, and the refusal of hostile ones.

use std::cell::{Cell, RefCell};
use std::ffi::c_void;
use std::ptr::NonNull;

use fishplate_abi::{
    DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLManagedTensor, DLManagedTensorVersioned,
    DLPACK_FLAG_IS_COPIED, DLPACK_FLAG_IS_SUBBYTE_TYPE_PADDED, DLPACK_FLAG_READ_ONLY,
    DLPACK_VERSION, DLPackVersion, DLTensor, TypeIndex,
};

use super::{Requirements, TensorObj};
use crate::any::AnyView;
use crate::containers::ShapeObj;
use crate::error::Result;
use crate::object::Ref;

thread_local! {
    static RELEASED: Cell<usize> = const { Cell::new(0) };
}

fn released() -> usize {
    RELEASED.get()
}

unsafe extern "C" fn count_release(_: *mut DLManagedTensorVersioned) {
    RELEASED.set(RELEASED.get() + 1);
}

unsafe extern "C" fn count_legacy_release(_: *mut DLManagedTensor) {
    RELEASED.set(RELEASED.get() + 1);
}

thread_local! {
    /// Shapes and strides of a foreign producer, kept while the test runs.
    static EXTENTS: RefCell<Vec<Box<[i64]>>> = const { RefCell::new(Vec::new()) };
}

/// A tensor whose shape and strides live as long as the test.
fn dl_tensor(shape: &[i64], strides: Option<&[i64]>) -> DLTensor {
    let keep = |extents: &[i64]| {
        let mut extents: Box<[i64]> = extents.into();
        let data = extents.as_mut_ptr();
        EXTENTS.with(|kept| kept.borrow_mut().push(extents));
        data
    };
    DLTensor {
        data: 4096 as *mut c_void,
        device: DLDevice { device_type: DLDeviceType::CPU, device_id: 0 },
        ndim: shape.len() as i32,
        dtype: DLDataType { code: DLDataTypeCode::FLOAT, bits: 32, lanes: 1 },
        shape: keep(shape),
        strides: strides.map_or(std::ptr::null_mut(), keep),
        byte_offset: 0,
    }
}

fn managed(dl_tensor: DLTensor) -> DLManagedTensorVersioned {
    DLManagedTensorVersioned {
        version: DLPACK_VERSION,
        manager_ctx: std::ptr::null_mut(),
        deleter: Some(count_release),
        flags: 0,
        dl_tensor,
    }
}

fn import(tensor: &mut DLManagedTensorVersioned, asked: Requirements) -> Result<Ref<TensorObj>> {
    // SAFETY: the tests make valid tensors, or ones whose fault must be found first.
    unsafe { TensorObj::from_dlpack_versioned(NonNull::from(tensor), asked) }
}

fn strides(tensor: &TensorObj) -> &[i64] {
    let tensor = tensor.dl_tensor();
    // SAFETY: tensors of the runtime always have strides.
    unsafe { std::slice::from_raw_parts(tensor.strides, tensor.ndim as usize) }
}

/// Returns the message, and checks that the caller kept the tensor.
fn refusal(tensor: &mut DLManagedTensorVersioned, asked: Requirements) -> String {
    let before = released();
    let error = import(tensor, asked).err().unwrap();
    assert_eq!(released(), before);
    String::from_utf8(error.message().to_vec()).unwrap()
}

#[test]
fn missing_strides_are_row_major() {
    let mut tensor = managed(dl_tensor(&[2, 3, 4], None));
    let object = import(&mut tensor, Requirements { contiguous: true, alignment: 64 }).unwrap();
    assert_eq!(strides(&object), [12, 4, 1]);
    drop(object);
    assert_eq!(released(), 1);
    // Without elements the products may exceed the range, which must not matter.
    let mut tensor = managed(dl_tensor(&[i64::MAX, i64::MAX, 0, 5], None));
    assert_eq!(strides(&import(&mut tensor, Requirements::default()).unwrap()), [0, 0, 5, 1]);
}

#[test]
fn a_null_deleter_is_fine() {
    let mut tensor = managed(dl_tensor(&[], None));
    tensor.deleter = None;
    drop(import(&mut tensor, Requirements::default()).unwrap());
    let mut legacy = DLManagedTensor {
        dl_tensor: dl_tensor(&[3], None),
        manager_ctx: std::ptr::null_mut(),
        deleter: None,
    };
    for deleter in [None, Some(count_legacy_release as _)] {
        legacy.deleter = deleter;
        let asked = Requirements::default();
        // SAFETY: a valid tensor.
        drop(unsafe { TensorObj::from_dlpack(NonNull::from(&mut legacy), asked) }.unwrap());
    }
    assert_eq!(released(), 1);
}

#[test]
fn round_trips_keep_the_owner() {
    let mut tensor = managed(dl_tensor(&[2, 2], None));
    tensor.flags = DLPACK_FLAG_READ_ONLY | DLPACK_FLAG_IS_COPIED;
    let object = import(&mut tensor, Requirements::default()).unwrap();
    let legacy = object.to_dlpack();
    // SAFETY: the view lies in the tensor.
    let view = unsafe { TensorObj::view(&object, object.dl_tensor()) }.unwrap();
    let exported = view.to_dlpack_versioned();
    // SAFETY: exported tensors are live until their deleter runs.
    unsafe {
        assert_eq!(exported.as_ref().version, DLPACK_VERSION);
        assert_eq!(exported.as_ref().flags, DLPACK_FLAG_READ_ONLY);
        assert_eq!(exported.as_ref().dl_tensor.data, tensor.dl_tensor.data);
    }
    drop((object, view));
    // SAFETY: exported tensors are live until their deleter runs. Nobody else runs the deleters.
    unsafe {
        let back = TensorObj::from_dlpack_versioned(exported, Requirements::default()).unwrap();
        assert_eq!(strides(&back), [2, 1]);
        (legacy.as_ref().deleter.unwrap())(legacy.as_ptr());
        assert_eq!(released(), 0);
        let again = back.to_dlpack_versioned();
        assert_eq!(again.as_ref().flags, DLPACK_FLAG_READ_ONLY);
        drop(back);
        assert_eq!(released(), 0);
        (again.as_ref().deleter.unwrap())(again.as_ptr());
    }
    assert_eq!(released(), 1);
}

#[test]
fn views_copy_shape_and_strides() {
    let mut tensor = managed(dl_tensor(&[6], None));
    let object = import(&mut tensor, Requirements::default()).unwrap();
    let mut prototype = dl_tensor(&[3, 2], Some(&[1, 3]));
    let given = (prototype.shape, prototype.strides);
    // SAFETY: the view lies in the tensor.
    let view = unsafe { TensorObj::view(&object, &prototype) }.unwrap();
    prototype.strides = std::ptr::null_mut();
    // SAFETY: the view lies in the tensor.
    let plain = unsafe { TensorObj::view(&object, &prototype) }.unwrap();
    // SAFETY: both arrays have two integers, and the views must not look at them any more.
    unsafe {
        given.0.write_bytes(0, 2);
        given.1.write_bytes(0, 2);
    }
    assert_eq!(strides(&view), [1, 3]);
    assert_eq!(strides(&plain), [2, 1]);
    drop(object);
    assert_eq!(released(), 0);
    drop(view);
    drop(plain);
    assert_eq!(released(), 1);
}

#[test]
fn requirements_are_checked() {
    let asked = |alignment, contiguous| Requirements { alignment, contiguous };
    let mut tensor = managed(dl_tensor(&[2, 3], Some(&[1, 2])));
    assert_eq!(refusal(&mut tensor, asked(0, true)), "FromDLPack: Tensor is not contiguous.");
    tensor.dl_tensor.byte_offset = 4;
    let message = refusal(&mut tensor, asked(64, false));
    assert_eq!(message, "FromDLPack: Data is not aligned to 64 bytes.");
    assert!(import(&mut tensor, asked(4, false)).is_ok());
    assert!(refusal(&mut tensor, asked(-8, false)).contains("must not be negative, got -8"));
    tensor.dl_tensor.device.device_type = DLDeviceType::VULKAN;
    tensor.dl_tensor.data = 4097 as *mut c_void;
    assert!(import(&mut tensor, asked(4, false)).is_ok());
    // Dimensions of one element, and tensors without elements, are contiguous in any case.
    for (shape, strides) in [([1, 3], [99, 1]), ([0, 3], [7, 7])] {
        let mut tensor = managed(dl_tensor(&shape, Some(&strides)));
        assert!(import(&mut tensor, asked(0, true)).is_ok());
    }
}

#[test]
fn flags_and_versions() {
    let mut tensor = managed(dl_tensor(&[2], None));
    tensor.flags = DLPACK_FLAG_IS_SUBBYTE_TYPE_PADDED;
    let message = refusal(&mut tensor, Requirements::default());
    assert_eq!(message, "Subbyte type padded is not yet supported");
    tensor.flags = 0;
    tensor.version = DLPackVersion { major: 2, minor: 1 };
    let message = refusal(&mut tensor, Requirements::default());
    assert_eq!(message, "FromDLPack: DLPack version 2.1 is not supported, at most 1.x is");
    tensor.version = DLPackVersion { major: 1, minor: 99 };
    assert!(import(&mut tensor, Requirements::default()).is_ok());
}

#[test]
fn hostile_shapes_are_refused() {
    let mut tensor = managed(dl_tensor(&[2], None));
    for ndim in [-1, i32::MIN, i32::MAX, 1025] {
        tensor.dl_tensor.ndim = ndim;
        let message = refusal(&mut tensor, Requirements::default());
        assert_eq!(message, format!("A tensor cannot have {ndim} dimensions: expected 0 to 1024"));
    }
    tensor.dl_tensor.ndim = 3;
    tensor.dl_tensor.shape = std::ptr::null_mut();
    let message = refusal(&mut tensor, Requirements::default());
    assert_eq!(message, "A tensor of 3 dimensions has no shape");
    for (shape, want) in [
        ([4, -1], "A tensor cannot have a negative extent: its shape is [4, -1]"),
        ([0, i64::MIN], "A tensor cannot have a negative extent"),
        ([1 << 40, 1 << 40], "is larger than memory can be"),
        ([1 << 58, 1], "is larger than memory can be"),
    ] {
        let mut tensor = managed(dl_tensor(&shape, None));
        let message = refusal(&mut tensor, Requirements::default());
        assert!(message.contains(want), "{message}");
        let mut sane = managed(dl_tensor(&[1], None));
        let source = import(&mut sane, Requirements::default()).unwrap();
        // SAFETY: the fault must be found before anything is read.
        assert!(unsafe { TensorObj::view(&source, &tensor.dl_tensor) }.is_err());
    }
}

#[test]
fn shapes_from_integers() {
    crate::builtin::install();
    let make = crate::globals::get(b"ffi.Shape").unwrap();
    let shape = make.call(&[AnyView::int(4), AnyView::int(-1), AnyView::bool(true)]).unwrap();
    assert_eq!(shape.type_index(), TypeIndex::SHAPE);
    assert_eq!(shape.view().as_object::<ShapeObj>().unwrap().extents(), [4, -1, 1]);
    assert!(make.call(&[]).unwrap().view().as_object::<ShapeObj>().unwrap().extents().is_empty());
    let error = make.call(&[AnyView::NONE]).err().unwrap();
    assert_eq!(error.kind(), b"ValueError");
    assert_eq!(error.message(), b"Expect shape to take list of int arguments");
}

/// Tensors that were exported and imported again and again: each holds the one before.
#[test]
fn long_chains_of_exports_are_released() {
    let mut root = managed(dl_tensor(&[4], Some(&[1])));
    let mut managed = NonNull::from(&mut root);
    for _ in 0..200_000 {
        // SAFETY: the tensor is valid; each one is taken over by the next.
        let tensor = unsafe { TensorObj::from_dlpack_versioned(managed, Requirements::default()) };
        managed = tensor.unwrap().to_dlpack_versioned();
    }
    // SAFETY: the consumer's part of the protocol.
    unsafe { managed.as_ref().deleter.unwrap()(managed.as_ptr()) };
    assert_eq!(released(), 1);
}
