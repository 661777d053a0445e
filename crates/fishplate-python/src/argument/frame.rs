//! State of one call besides its arguments: temporary objects, and the framework, device and
//! stream that its tensors brought.
//!
//! While a frame lives, arguments are borrowed from the wrappers that the caller holds. If an object is taken out of
//! a wrapper meanwhile, the wrapper keeps it alive (`lost.rs`). Only `x._move()` hands over the last reference; where another
//! call or argument may use the object ([`Borrowing`]), it hands over an additional one.

use std::cell::Cell;
use std::ffi::c_void;
use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};

use fishplate_abi::{
    DLDevice, DLDeviceType, DLPackExchangeApi, DLPackManagedTensorAllocator, ObjectHeader, RawAny,
    dec_ref, inc_ref,
};
use pyo3_ffi as py;

use super::lent_text;
use crate::dlpack::let_go;
use crate::lost;
use crate::object::{detach, give_back};
use crate::python::{Owned, Result, reserve};

/// Something to let go after the call.
enum Temporary {
    Handle(*mut ObjectHeader),
    /// A tensor over the memory of a Python object.
    Held(*mut ObjectHeader),
    /// Text or bytes of this call.
    Text(*mut ObjectHeader),
    #[expect(dead_code, reason = "held for its drop")]
    Python(Owned),
    Moved(Moved),
}

/// An argument that the callee may take: the place of the object, and the wrapper that it came from.
struct Moved {
    wrapper: Owned,
    object: Box<*mut ObjectHeader>,
}

impl Drop for Temporary {
    #[inline]
    fn drop(&mut self) {
        match *self {
            // SAFETY: the reference was given to the frame.
            Temporary::Handle(handle) => unsafe { dec_ref(handle) },
            // SAFETY: as above; a frame lives in a call from Python, which holds the GIL.
            Temporary::Held(handle) => unsafe { let_go(handle) },
            // SAFETY: as above.
            Temporary::Text(handle) => unsafe { lent_text::let_go(handle) },
            Temporary::Python(_) => {}
            // SAFETY: the object came from this wrapper; what the callee has taken is null.
            Temporary::Moved(ref moved) if !moved.object.is_null() => unsafe {
                give_back(moved.wrapper.as_ptr(), *moved.object);
            },
            Temporary::Moved(_) => {}
        }
    }
}

struct Count(Cell<usize>);

// SAFETY: only reached by threads that hold the GIL.
unsafe impl Sync for Count {}

static BORROWINGS: Count = Count(Cell::new(0));

/// Someone uses objects that wrappers hold, on whatever thread, without references of its own.
pub(crate) struct Borrowing(());

impl Borrowing {
    #[inline(always)]
    pub(crate) fn new() -> Borrowing {
        BORROWINGS.0.set(BORROWINGS.0.get() + 1);
        Borrowing(())
    }
}

impl Drop for Borrowing {
    #[inline(always)]
    fn drop(&mut self) {
        BORROWINGS.0.set(BORROWINGS.0.get() - 1);
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
    /// Where the arguments of the call lie; null for one whose arguments are packed elsewhere.
    pub(super) arguments: *const RawAny,
    /// Whether the callee is the runtime, which copies text that it keeps: it gets the address of Python's own.
    pub(super) for_runtime: bool,
    /// How many of `first` are there.
    used: usize,
    first: [MaybeUninit<Temporary>; ON_STACK],
    rest: Vec<Temporary>,
    _borrowing: Borrowing,
}

/// Further behind, an argument is taken for one that is packed elsewhere.
const MOST_SEARCHED: usize = 64;

/// No device: no argument asked for a stream.
pub(crate) const NO_DEVICE: DLDevice = DLDevice { device_type: DLDeviceType(-1), device_id: 0 };

impl Frame {
    #[inline]
    pub(crate) fn new() -> Frame {
        Frame {
            api: null(),
            device: NO_DEVICE,
            stream: null_mut(),
            arguments: null(),
            for_runtime: false,
            used: 0,
            first: [const { MaybeUninit::uninit() }; ON_STACK],
            rest: Vec::new(),
            _borrowing: Borrowing::new(),
        }
    }

    /// A frame for a function of the runtime that keeps copies.
    #[inline]
    pub(crate) fn for_runtime() -> Frame {
        let mut frame = Frame::new();
        frame.for_runtime = true;
        frame
    }

    /// Where tensors come from that the callee makes: the framework whose tensors it got.
    #[inline]
    pub(crate) fn allocator(&self) -> Option<DLPackManagedTensorAllocator> {
        // SAFETY: null, or a table that lives for good.
        unsafe { self.api.as_ref() }.and_then(|api| api.managed_tensor_allocator)
    }

    /// Keeps an FFI object until after the call; the reference is given.
    #[inline]
    pub(crate) fn keep_handle(&mut self, handle: *mut ObjectHeader) -> Result<()> {
        self.keep(Temporary::Handle(handle))
    }

    /// Keeps a tensor over the memory of a Python object until after the call; the reference is given.
    #[inline]
    pub(crate) fn keep_held(&mut self, handle: *mut ObjectHeader) -> Result<()> {
        self.keep(Temporary::Held(handle))
    }

    /// Takes the object out of a wrapper, so that the callee may have it, and returns the address of its place. What
    /// the callee leaves there goes back to the wrapper. The wrapper holds an object, and `out` is where the argument
    /// will be written; `counted` references to the wrapper are known not to be those of a call.
    ///
    /// # Safety
    /// `wrapper` is an instance of `CObject` with an object.
    pub(crate) unsafe fn move_out(
        &mut self,
        wrapper: Owned,
        out: *const RawAny,
        counted: isize,
    ) -> Result<*mut *mut ObjectHeader> {
        // SAFETY: see above. The reference is the wrapper's; it gets another one where somebody may be using the
        // object by way of the wrapper: another call, or an argument of this one.
        unsafe {
            let handle = detach(wrapper.as_ptr());
            let held_by_others = py::Py_REFCNT(wrapper.as_ptr()) > counted;
            let is_argument = self.is_argument(handle, out);
            let pointer = wrapper.as_ptr();
            let mut object = Box::new(handle);
            let place = &raw mut *object;
            self.keep(Temporary::Moved(Moved { wrapper, object }))?;
            if held_by_others && BORROWINGS.0.get() > 1 {
                inc_ref(handle);
                lost::keep(pointer, handle);
            } else if is_argument {
                inc_ref(handle);
                self.keep_handle(handle)?;
            }
            Ok(place)
        }
    }

    /// Whether an object is among the arguments that were packed before `out`, or may be.
    unsafe fn is_argument(&self, handle: *mut ObjectHeader, out: *const RawAny) -> bool {
        // An argument inside a container is packed elsewhere.
        let distance = (out as usize).wrapping_sub(self.arguments as usize);
        if self.arguments.is_null() || distance >= MOST_SEARCHED * size_of::<RawAny>() {
            return true;
        }
        // SAFETY: everything before `out` was written.
        let before =
            unsafe { std::slice::from_raw_parts(self.arguments, distance / size_of::<RawAny>()) };
        // SAFETY: the member read is the one that the type index names.
        before
            .iter()
            .any(|value| value.type_index.is_object() && unsafe { value.value.v_obj } == handle)
    }

    /// Keeps text or bytes of [`lent_text`] until after the call; the reference is given.
    #[inline]
    pub(super) fn keep_text(&mut self, handle: *mut ObjectHeader) -> Result<()> {
        self.keep(Temporary::Text(handle))
    }

    /// Keeps a Python object until after the call.
    #[inline]
    pub(crate) fn keep_python(&mut self, object: Owned) -> Result<()> {
        self.keep(Temporary::Python(object))
    }

    #[inline]
    fn keep(&mut self, temporary: Temporary) -> Result<()> {
        match self.first.get_mut(self.used) {
            Some(slot) => {
                slot.write(temporary);
                self.used += 1;
            }
            None => {
                reserve(&mut self.rest, 1)?;
                self.rest.push(temporary);
            }
        }
        Ok(())
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
