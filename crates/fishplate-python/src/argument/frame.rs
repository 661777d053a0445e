//! What one call needs besides its arguments: what was made for it, and the framework, device and
//! stream that its tensors brought.

use std::ffi::c_void;
use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};

use fishplate_abi::{
    DLDevice, DLDeviceType, DLPackExchangeApi, DLPackManagedTensorAllocator, ObjectHeader, dec_ref,
};

use crate::dlpack::let_go;
use crate::python::Owned;

/// Something to let go after the call.
enum Temporary {
    Handle(*mut ObjectHeader),
    /// A tensor over the memory of a Python object.
    Held(*mut ObjectHeader),
    #[expect(dead_code, reason = "held for its drop")]
    Python(Owned),
}

impl Drop for Temporary {
    #[inline]
    fn drop(&mut self) {
        match *self {
            // SAFETY: the reference was given to the frame.
            Temporary::Handle(handle) => unsafe { dec_ref(handle) },
            // SAFETY: as above; a frame lives in a call from Python, which holds the GIL.
            Temporary::Held(handle) => unsafe { let_go(handle) },
            Temporary::Python(_) => {}
        }
    }
}

/// So many temporaries need no memory of their own.
const ON_STACK: usize = 4;

/// What one call needs besides its arguments.
pub(crate) struct Frame {
    /// The exchange API of the first framework tensor among the arguments; results follow it.
    pub(crate) api: *const DLPackExchangeApi,
    /// The device whose stream is set for the call; `NO_DEVICE` for none.
    pub(crate) device: DLDevice,
    /// The stream of the framework on that device.
    pub(crate) stream: *mut c_void,
    /// How many of `first` are there.
    used: usize,
    first: [MaybeUninit<Temporary>; ON_STACK],
    rest: Vec<Temporary>,
}

/// No device: no argument asked for a stream.
pub(crate) const NO_DEVICE: DLDevice = DLDevice { device_type: DLDeviceType(-1), device_id: 0 };

impl Frame {
    #[inline]
    pub(crate) fn new() -> Frame {
        Frame {
            api: null(),
            device: NO_DEVICE,
            stream: null_mut(),
            used: 0,
            first: [const { MaybeUninit::uninit() }; ON_STACK],
            rest: Vec::new(),
        }
    }

    /// Where tensors come from that the callee makes: the framework whose tensors it got.
    #[inline]
    pub(crate) fn allocator(&self) -> Option<DLPackManagedTensorAllocator> {
        // SAFETY: null, or a table that lives for good.
        unsafe { self.api.as_ref() }.and_then(|api| api.managed_tensor_allocator)
    }

    /// Keeps an FFI object until after the call; the reference is given.
    #[inline]
    pub(crate) fn keep_handle(&mut self, handle: *mut ObjectHeader) {
        self.keep(Temporary::Handle(handle));
    }

    /// Keeps a tensor over the memory of a Python object until after the call; the reference is given.
    #[inline]
    pub(crate) fn keep_held(&mut self, handle: *mut ObjectHeader) {
        self.keep(Temporary::Held(handle));
    }

    /// Keeps a Python object until after the call.
    #[inline]
    pub(crate) fn keep_python(&mut self, object: Owned) {
        self.keep(Temporary::Python(object));
    }

    #[inline]
    fn keep(&mut self, temporary: Temporary) {
        match self.first.get_mut(self.used) {
            Some(slot) => {
                slot.write(temporary);
                self.used += 1;
            }
            None => self.rest.push(temporary),
        }
    }
}

impl Drop for Frame {
    #[inline]
    fn drop(&mut self) {
        for slot in &mut self.first[..self.used] {
            // SAFETY: the first `used` slots were written, and are dropped here only.
            unsafe { slot.assume_init_drop() };
        }
    }
}
