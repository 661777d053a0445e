//! State of one call besides its arguments: temporary objects, and the framework, device and
//! stream that its tensors brought.
//!
//! While a frame lives, arguments are borrowed from the wrappers that the caller holds. If an object is taken out of a
//! wrapper meanwhile, the wrapper keeps it alive (`lost.rs`). Only `x._move()` hands over the last reference; if
//! another call or argument may use the object ([`Borrowing`]), it hands over an additional one.

use std::cell::Cell;
use std::ffi::c_void;
use std::mem::{ManuallyDrop, MaybeUninit};
use std::ptr::{null, null_mut};

use fishplate_abi::{DLDevice, DLDeviceType, DLPackManagedTensorAllocator, ObjectHeader, RawAny};

use super::borrowing::{Borrowing, others_borrow};
use super::lent_text::Text;
use crate::any::Api;
use crate::dlpack::Held;
use crate::ffi_object::{FfiObject, FfiRef};
use crate::lost;
use crate::object::{C_OBJECT, CObject, detach, give_back};
use crate::python::{Borrowed, Owned, Python, Result, aside, reserve};

/// Something to drop after the call.
#[expect(dead_code, reason = "held for their drop")]
enum Temporary {
    Object(FfiRef),
    /// A tensor over the memory of a Python object.
    Held(Held),
    /// Text or bytes of this call.
    Text(Text),
    Python(Owned),
    Moved(Moved),
}

/// An argument that the callee may take: the slot with the object, and the wrapper that it came from.
struct Moved {
    wrapper: Owned,
    object: Box<Cell<*mut ObjectHeader>>,
}

impl Drop for Moved {
    fn drop(&mut self) {
        // SAFETY: null when the callee has taken the object, or the reference that came from the wrapper.
        let left = unsafe { FfiRef::from_raw(self.object.replace(null_mut())) };
        if let Some(left) = left
            && let Some(wrapper) = C_OBJECT.cast(self.wrapper.borrow())
        {
            give_back(wrapper, left);
        }
    }
}

/// Up to this many temporaries need no heap memory.
const ON_STACK: usize = 4;

/// The state of one call besides its arguments.
pub(crate) struct Frame {
    /// The exchange API of the first framework tensor among the arguments; results follow it.
    pub(crate) api: Api,
    /// The device whose stream is set for the call; `NO_DEVICE` for none.
    pub(crate) device: DLDevice,
    /// The stream of the framework on that device.
    pub(crate) stream: *mut c_void,
    /// Address of the arguments of the call; null if the arguments are packed elsewhere.
    pub(super) arguments: *const RawAny,
    /// Whether the callee is the runtime, which copies text that it keeps, so it gets the address of Python's own text.
    pub(super) for_runtime: bool,
    /// Whether the callee only reads the memory of the argument that is being packed.
    pub(crate) reads_only: bool,
    /// Number of used slots of `first`.
    used: usize,
    first: [MaybeUninit<Temporary>; ON_STACK],
    /// The other temporaries; `None` for most calls.
    rest: Option<ManuallyDrop<Vec<Temporary>>>,
    _borrowing: Borrowing,
}

/// An argument farther away than this counts as packed elsewhere.
const MOST_SEARCHED: usize = 64;

/// No device: no argument requested a stream.
pub(crate) const NO_DEVICE: DLDevice = DLDevice { device_type: DLDeviceType(-1), device_id: 0 };

impl Frame {
    #[inline]
    pub(crate) fn new() -> Frame {
        Frame {
            api: None,
            device: NO_DEVICE,
            stream: null_mut(),
            arguments: null(),
            for_runtime: false,
            reads_only: false,
            used: 0,
            first: [const { MaybeUninit::uninit() }; ON_STACK],
            rest: None,
            _borrowing: Borrowing::new(),
        }
    }

    /// A frame for a function of the runtime that copies what it keeps.
    #[inline]
    pub(crate) fn for_runtime() -> Frame {
        let mut frame = Frame::new();
        frame.for_runtime = true;
        frame
    }

    /// The allocator for tensors that the callee creates: that of the framework whose tensors it got.
    #[inline]
    pub(crate) fn allocator(&self) -> Option<DLPackManagedTensorAllocator> {
        self.api.and_then(|api| api.managed_tensor_allocator)
    }

    /// Keeps an FFI object until after the call.
    #[inline]
    pub(crate) fn keep_object(&mut self, py: Python<'_>, object: FfiRef) -> Result<()> {
        self.keep(py, Temporary::Object(object))
    }

    /// Keeps a tensor over the memory of a Python object until after the call.
    #[inline]
    pub(crate) fn keep_held(&mut self, py: Python<'_>, tensor: Held) -> Result<()> {
        self.keep(py, Temporary::Held(tensor))
    }

    /// Keeps text or bytes until after the call.
    #[inline]
    pub(super) fn keep_text(&mut self, py: Python<'_>, text: Text) -> Result<()> {
        self.keep(py, Temporary::Text(text))
    }

    /// Keeps a Python object until after the call.
    #[inline]
    pub(crate) fn keep_python(&mut self, object: Owned) -> Result<()> {
        let held = object.clone();
        self.keep(held.py(), Temporary::Python(object))
    }

    /// Takes the object out of a wrapper, so that the callee may take it, and returns the address of its slot. If the
    /// callee leaves it there, the object goes back to the wrapper. `out` is where the argument will be written;
    /// `counted` references to the wrapper are known not to belong to a call.
    pub(crate) fn move_out(
        &mut self,
        wrapper: Borrowed<'_, CObject>,
        out: *const RawAny,
        counted: isize,
    ) -> Result<*mut *mut ObjectHeader> {
        let py = wrapper.py();
        let object = detach(wrapper);
        let held_by_others = wrapper.ref_count() > counted;
        // The wrapper gets another reference if somebody may be using the object through the wrapper: another call, or
        // an argument of this one.
        let (spare, is_argument) = match &object {
            Some(object) => (Some(object.borrow().share()), self.is_argument(object.borrow(), out)),
            None => (None, false),
        };
        let place = Box::new(Cell::new(object.map_or(null_mut(), FfiRef::into_raw)));
        let address = place.as_ptr();
        self.keep(py, Temporary::Moved(Moved { wrapper: wrapper.share(), object: place }))?;
        match spare {
            Some(spare) if held_by_others && others_borrow() => {
                lost::keep(wrapper, spare);
            }
            Some(spare) if is_argument => self.keep_object(py, spare)?,
            _ => {}
        }
        Ok(address)
    }

    /// Whether an object is, or may be, among the arguments that were packed before `out`.
    fn is_argument(&self, object: FfiObject<'_>, out: *const RawAny) -> bool {
        // An argument inside a container is packed elsewhere.
        let distance = (out as usize).wrapping_sub(self.arguments as usize);
        if self.arguments.is_null() || distance >= MOST_SEARCHED * size_of::<RawAny>() {
            return true;
        }
        let count = distance / size_of::<RawAny>();
        // SAFETY: the arguments are contiguous, and everything before `out` was written.
        let before = unsafe { std::slice::from_raw_parts(self.arguments, count) };
        before.iter().any(|value| value.type_index.is_object() && value.object() == object.as_ptr())
    }

    #[inline]
    fn keep(&mut self, py: Python<'_>, temporary: Temporary) -> Result<()> {
        match self.first.get_mut(self.used) {
            Some(slot) => {
                slot.write(temporary);
                self.used += 1;
            }
            None => {
                let rest = self.rest.get_or_insert_default();
                reserve(py, rest, 1)?;
                rest.push(temporary);
            }
        }
        Ok(())
    }
}

impl Drop for Frame {
    #[inline]
    fn drop(&mut self) {
        if self.used != 0 {
            // SAFETY: the temporaries came from calls with a token, which run on the thread that drops the frame.
            let py = unsafe { Python::assume() };
            aside(py, || self.drop_temporaries());
        }
    }
}

impl Frame {
    #[inline]
    fn drop_temporaries(&mut self) {
        for slot in &mut self.first[..self.used] {
            // SAFETY: the first `used` slots were written, and are dropped here only.
            unsafe { slot.assume_init_drop() };
        }
        if let Some(rest) = self.rest.take() {
            drop_rest(rest);
        }
    }
}

/// Drops the temporaries of an unusual call. A separate function, so that it does not slow down other calls.
#[cold]
#[inline(never)]
fn drop_rest(rest: ManuallyDrop<Vec<Temporary>>) {
    drop(ManuallyDrop::into_inner(rest));
}
