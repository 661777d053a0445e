//! Tensors from other frameworks. The bytes choose every number of a DLPack struct; shape and strides point to arrays
//! of the length in the struct.

use std::{
    ptr::{self, NonNull},
    sync::atomic::{AtomicU32, Ordering},
};

use fishplate_abi::{
    DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLManagedTensor, DLManagedTensorVersioned,
    DLPackVersion, DLTensor,
};
use fishplate_runtime::tensor::{Requirements, TensorObj};

/// How often the tensor was released.
static RELEASES: AtomicU32 = AtomicU32::new(0);

unsafe extern "C" fn release(_: *mut DLManagedTensor) {
    RELEASES.fetch_add(1, Ordering::Relaxed);
}

unsafe extern "C" fn release_versioned(_: *mut DLManagedTensorVersioned) {
    RELEASES.fetch_add(1, Ordering::Relaxed);
}

/// Numbers from the bytes; zero once they are used up.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// A small number, or eight raw bytes.
    fn long(&mut self) -> i64 {
        match self.byte() {
            0xff => i64::from_le_bytes(std::array::from_fn(|_| self.byte())),
            small => i64::from(small) - 64,
        }
    }

    fn int(&mut self) -> i32 {
        self.long() as i32
    }
}

pub(crate) fn dlpack(data: &[u8]) {
    let mut numbers = Numbers(data);
    let switches = numbers.byte();
    let is = |bit: u8| switches >> bit & 1 == 1;
    let ndim = numbers.int();
    // A count beyond the arrays may be claimed if there are no arrays to read, or if it is refused.
    let room = if is(0) { 0 } else { ndim.clamp(0, 64) as usize };
    let mut shape: Vec<i64> = (0..room).map(|_| numbers.long()).collect();
    let mut strides: Vec<i64> = (0..room).map(|_| numbers.long()).collect();
    let ndim = if is(0) { ndim } else { room as i32 };
    let mut memory = [0_u8; 256];
    let dl_tensor = DLTensor {
        data: if is(1) { ptr::null_mut() } else { memory.as_mut_ptr().cast() },
        device: DLDevice { device_type: DLDeviceType(numbers.int()), device_id: numbers.int() },
        ndim,
        dtype: DLDataType {
            code: DLDataTypeCode(numbers.byte()),
            bits: numbers.byte(),
            lanes: u16::from_le_bytes([numbers.byte(), numbers.byte()]),
        },
        shape: if is(0) { ptr::null_mut() } else { shape.as_mut_ptr() },
        strides: if is(0) || is(2) { ptr::null_mut() } else { strides.as_mut_ptr() },
        byte_offset: numbers.long() as u64,
    };
    let requirements = Requirements { alignment: numbers.int(), contiguous: is(3) };
    RELEASES.store(0, Ordering::Relaxed);
    let mut legacy =
        DLManagedTensor { dl_tensor, manager_ctx: ptr::null_mut(), deleter: Some(release) };
    let mut versioned = DLManagedTensorVersioned {
        version: DLPackVersion { major: numbers.long() as u32, minor: numbers.long() as u32 },
        manager_ctx: ptr::null_mut(),
        deleter: Some(release_versioned),
        flags: numbers.long() as u64,
        dl_tensor,
    };
    // SAFETY: the structs outlive the tensors made from them, and non-null arrays have the length in the struct.
    let made = unsafe {
        match is(4) {
            true => TensorObj::from_dlpack(NonNull::from(&mut legacy), requirements),
            false => TensorObj::from_dlpack_versioned(NonNull::from(&mut versioned), requirements),
        }
    };
    let tensor = match made {
        Ok(tensor) => tensor,
        Err(error) => {
            crate::json::check(&error);
            assert_eq!(RELEASES.load(Ordering::Relaxed), 0, "a refused tensor was released");
            return;
        }
    };
    let exported = tensor.to_dlpack_versioned().as_ptr();
    drop(tensor);
    assert_eq!(RELEASES.load(Ordering::Relaxed), 0, "released while it is exported");
    // SAFETY: a struct that the tensor exported, released once by its own deleter.
    unsafe {
        assert_eq!((*exported).dl_tensor.ndim, ndim);
        if let Some(deleter) = (*exported).deleter {
            deleter(exported);
        }
    }
    assert_eq!(RELEASES.load(Ordering::Relaxed), 1, "not released once");
}
