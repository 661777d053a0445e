//! DLPack: tensors of other producers and their release; tensors from the environment.

#![expect(clippy::expect_used, reason = "helpers of tests may panic like tests")]

use std::cell::Cell;
use std::ffi::c_void;

use fishplate::abi::{
    DLManagedTensorVersioned, DLPACK_FLAG_READ_ONLY, DLPACK_VERSION, DLPackSetError, DLTensor,
};
use fishplate::tensor::{self, DlPack};
use fishplate::{DType, Device, Result, Tensor, TensorView};

mod runtime_kind;
use runtime_kind::{is_fishplate, skipped};

fn message<T>(result: Result<T>) -> String {
    result.err().map(|error| error.to_string()).unwrap_or_default()
}

/// A tensor of another producer, which counts how often it is released.
fn produce(flags: u64, released: &'static Cell<u32>) -> DlPack {
    struct Produced {
        managed: DLManagedTensorVersioned,
        data: [f32; 3],
        shape: [i64; 1],
        released: &'static Cell<u32>,
    }
    unsafe extern "C" fn release(managed: *mut DLManagedTensorVersioned) {
        // SAFETY: called once, with the context below.
        let produced = unsafe { Box::from_raw((*managed).manager_ctx.cast::<Produced>()) };
        produced.released.set(produced.released.get() + 1);
    }
    let (data, shape) = ([1.0, 2.0, 3.0], [3]);
    let dl_tensor = DLTensor {
        data: std::ptr::null_mut(),
        device: Device::CPU.as_raw(),
        ndim: 1,
        dtype: DType::F32.as_raw(),
        shape: std::ptr::null_mut(),
        strides: std::ptr::null_mut(),
        byte_offset: 0,
    };
    let managed = DLManagedTensorVersioned {
        version: DLPACK_VERSION,
        manager_ctx: std::ptr::null_mut(),
        deleter: Some(release),
        flags,
        dl_tensor,
    };
    let produced = Box::leak(Box::new(Produced { managed, data, shape, released }));
    produced.managed.dl_tensor.data = produced.data.as_mut_ptr().cast();
    produced.managed.dl_tensor.shape = produced.shape.as_mut_ptr();
    produced.managed.manager_ctx = std::ptr::from_mut(produced).cast();
    // SAFETY: valid until it is released.
    unsafe { DlPack::from_raw(&raw mut produced.managed) }.expect("not null")
}

fn counter() -> &'static Cell<u32> {
    Box::leak(Box::new(Cell::new(0)))
}

#[test]
fn dlpack_is_released_once() {
    let released = counter();
    drop(produce(0, released));
    assert_eq!(released.get(), 1);
    let tensor = Tensor::from_dlpack(produce(0, released)).unwrap();
    assert_eq!(tensor.to_vec::<f32>().unwrap(), [1.0, 2.0, 3.0]);
    let (one, legacy) = (tensor.to_dlpack().unwrap(), tensor.to_dlpack_legacy().unwrap());
    drop((tensor, one));
    assert_eq!(released.get(), 1);
    let again = Tensor::from_dlpack_legacy(legacy).unwrap();
    assert_eq!(again.shape(), [3]);
    drop(again);
    assert_eq!(released.get(), 2);
    // SAFETY: null is accepted, and is not a tensor.
    assert!(unsafe { DlPack::from_raw(std::ptr::null_mut()) }.is_none());
}

#[test]
fn refused_dlpack_is_released() {
    let released = counter();
    let raw = produce(0, released).into_raw();
    // SAFETY: the tensor is ours.
    unsafe { (*raw).version.major = 99 };
    // SAFETY: the tensor is ours.
    let outcome = Tensor::from_dlpack(unsafe { DlPack::from_raw(raw) }.unwrap());
    if outcome.is_ok() {
        assert!(!is_fishplate());
        skipped("this runtime takes tensors of unknown versions");
    }
    drop(outcome);
    assert_eq!(released.get(), 1);
}

#[test]
fn read_only_tensors_are_not_written() {
    let mut tensor = Tensor::from_dlpack(produce(DLPACK_FLAG_READ_ONLY, counter())).unwrap();
    if !tensor.is_read_only() {
        assert!(!is_fishplate());
        return skipped("this runtime forgets that tensors are read-only");
    }
    let error = message(tensor.as_slice_mut::<f32>());
    assert_eq!(error, "ValueError: The tensor float32[3] is read-only");
    assert!(tensor.as_out().cells::<f32>().is_err());
    assert!(tensor.as_slice::<f32>().is_ok());
}

unsafe extern "C" fn allocate(
    prototype: *mut DLTensor,
    out: *mut *mut DLManagedTensorVersioned,
    context: *mut c_void,
    set_error: Option<DLPackSetError>,
) -> i32 {
    // SAFETY: the prototype is valid.
    let like = unsafe { TensorView::from_raw(prototype) }.expect("a sane prototype");
    if !like.device().is_host() {
        let (kind, text) = (c"ValueError", c"main memory only");
        let set_error = set_error.expect("a way to report");
        // SAFETY: C strings.
        unsafe { set_error(context, kind.as_ptr(), text.as_ptr()) };
        return -1;
    }
    let tensor = Tensor::zeros(like.shape(), like.dtype()).expect("memory");
    // SAFETY: the tensor's own memory, and a place for the result.
    unsafe {
        tensor.data_ptr().cast::<u8>().write_bytes(7, tensor.byte_size());
        out.write(tensor.to_dlpack().expect("a tensor").into_raw());
    }
    0
}

#[test]
fn tensors_from_the_environment() {
    // SAFETY: the allocator keeps its contract.
    let previous = unsafe { tensor::set_allocator(None, false) }.unwrap();
    let error = message(Tensor::alloc(&[2], DType::I8, Device::CPU));
    assert!(error.contains("allocator"), "{error}");
    // SAFETY: the allocator keeps its contract.
    unsafe { tensor::set_allocator(Some(allocate), false) }.unwrap();
    let tensor = Tensor::alloc(&[2, 2], DType::I8, Device::CPU).unwrap();
    assert_eq!(tensor.to_vec::<i8>().unwrap(), [0; 4]);
    // SAFETY: the allocator initialises what it allocates.
    let tensor = unsafe { Tensor::alloc_uninit(&[2], DType::I8, Device::CPU) }.unwrap();
    assert_eq!(tensor.to_vec::<i8>().unwrap(), [7, 7]);
    let error = message(Tensor::alloc(&[2], DType::I8, Device::cuda(0)));
    assert_eq!(error, "ValueError: main memory only");
    // SAFETY: restores the previous allocator.
    unsafe { tensor::set_allocator(previous, false) }.unwrap();
}

#[test]
fn memory_shared_through_dlpack_is_the_same_memory() {
    let tensor = Tensor::from_vec(vec![1.0_f32, 2.0], &[2]).unwrap();
    let mut other = Tensor::from_dlpack(tensor.to_dlpack().unwrap()).unwrap();
    let read = tensor.as_slice::<f32>().unwrap();
    assert!(other.as_slice_mut::<f32>().is_err());
    drop(read);
    other.as_slice_mut::<f32>().unwrap()[0] = 9.0;
    assert_eq!(tensor.to_vec::<f32>().unwrap(), [9.0, 2.0]);
}
