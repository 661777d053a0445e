//! Python values to FFI arguments: one row per Python class, chosen once and remembered.
//!
//! A row writes a borrowed value into the argument array. What it makes on the way (an `Array` for
//! a tuple, say) is left in the [`Frame`] and let go after the call.

mod choose;
mod plain;
mod protocol;
mod table;

use std::ffi::c_void;
use std::ptr::{null, null_mut};

use fishplate_abi::{
    DLDevice, DLDeviceType, DLPackExchangeApi, ObjectHeader, RawAny, RawValue, TypeIndex, dec_ref,
};
use pyo3_ffi as py;

pub(crate) use plain::{Depth, bytes_of, set_int};
pub(crate) use protocol::install;

use crate::python::{Owned, PyObject, Result};

/// Writes one argument.
pub(crate) type Set = unsafe fn(&Row, &mut Frame, *mut PyObject, &mut RawAny) -> Result<()>;

/// How instances of one class are passed.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    /// Writes the argument.
    pub(crate) set: Set,
    /// For classes of tensors: how their framework exchanges them; else null.
    pub(crate) api: *const DLPackExchangeApi,
}

impl Row {
    /// A row without an exchange API.
    pub(crate) const fn new(set: Set) -> Row {
        Row { set, api: null() }
    }
}

/// Something to let go after the call.
enum Temporary {
    Handle(*mut ObjectHeader),
    #[expect(dead_code, reason = "held for its drop")]
    Python(Owned),
}

/// What one call needs besides its arguments.
pub(crate) struct Frame {
    temporaries: Vec<Temporary>,
    /// The exchange API of the first framework tensor among the arguments; results follow it.
    pub(crate) api: *const DLPackExchangeApi,
    /// The device whose stream is set for the call; `NO_DEVICE` for none.
    pub(crate) device: DLDevice,
    /// The stream of the framework on that device.
    pub(crate) stream: *mut c_void,
}

/// No device: no argument asked for a stream.
pub(crate) const NO_DEVICE: DLDevice = DLDevice { device_type: DLDeviceType(-1), device_id: 0 };

impl Frame {
    #[inline]
    pub(crate) fn new() -> Frame {
        Frame { temporaries: Vec::new(), api: null(), device: NO_DEVICE, stream: null_mut() }
    }

    /// Keeps an FFI object until after the call; the reference is given.
    #[inline]
    pub(crate) fn keep_handle(&mut self, handle: *mut ObjectHeader) {
        self.temporaries.push(Temporary::Handle(handle));
    }

    /// Keeps a Python object until after the call.
    #[inline]
    pub(crate) fn keep_python(&mut self, object: Owned) {
        self.temporaries.push(Temporary::Python(object));
    }
}

impl Drop for Frame {
    #[inline]
    fn drop(&mut self) {
        for temporary in self.temporaries.drain(..) {
            if let Temporary::Handle(handle) = temporary {
                // SAFETY: the reference was given to the frame.
                unsafe { dec_ref(handle) };
            }
        }
    }
}

/// Writes `object` as a borrowed argument, valid while the object and the frame live.
///
/// # Safety
/// `object` is live.
#[inline]
pub(crate) unsafe fn set(frame: &mut Frame, object: *mut PyObject, out: &mut RawAny) -> Result<()> {
    // SAFETY: live (see above); the type addresses are those of the interpreter.
    unsafe {
        let class = py::Py_TYPE(object);
        if class == &raw mut py::PyLong_Type {
            return set_int(frame, object, out);
        }
        if class == &raw mut py::PyUnicode_Type {
            return plain::set_exact_str(frame, object, out);
        }
        match table::find(class) {
            Some(row) => (row.set)(&row, frame, object, out),
            None => {
                let row = choose::choose(object)?;
                table::add(class, row);
                (row.set)(&row, frame, object, out)
            }
        }
    }
}

/// Writes the arguments of a call one after another.
///
/// # Safety
/// All are live; `out` has room for as many.
#[inline]
pub(crate) unsafe fn set_all(
    frame: &mut Frame,
    objects: &[*mut PyObject],
    out: *mut RawAny,
) -> Result<()> {
    for (index, &object) in objects.iter().enumerate() {
        // SAFETY: within the room (see above); None is written first, so a row may leave parts.
        unsafe {
            let slot = out.add(index);
            slot.write(RawAny::NONE);
            set(frame, object, &mut *slot)?;
        }
    }
    Ok(())
}

/// A value of its own from a Python object: for results of callbacks, fields and attributes.
///
/// # Safety
/// `object` is live.
#[inline]
pub(crate) unsafe fn owned(object: *mut PyObject) -> Result<RawAny> {
    let mut frame = Frame::new();
    let mut view = RawAny::NONE;
    // SAFETY: live (see above).
    unsafe { set(&mut frame, object, &mut view)? };
    // SAFETY: valid while the frame lives.
    unsafe { to_owned(&view) }
}

/// A value of its own from a borrowed one.
///
/// # Safety
/// `view` is valid.
#[inline]
pub(crate) unsafe fn to_owned(view: &RawAny) -> Result<RawAny> {
    match view.type_index {
        TypeIndex::NONE | TypeIndex::INT | TypeIndex::BOOL | TypeIndex::FLOAT => Ok(*view),
        _ => {
            let mut out = RawAny::NONE;
            // SAFETY: two valid addresses.
            crate::error::check(unsafe {
                crate::ffi::TVMFFIAnyViewToOwnedAny(view, &raw mut out)
            })?;
            Ok(out)
        }
    }
}

/// A borrowed value that is an object.
#[inline]
pub(crate) fn object_view(type_index: TypeIndex, handle: *mut ObjectHeader) -> RawAny {
    RawAny { type_index, small_len: 0, value: RawValue { v_obj: handle } }
}

/// Lets an owned value go.
///
/// # Safety
/// The caller owns `value` and does not use it afterwards.
pub(crate) unsafe fn release(value: RawAny) {
    if value.type_index.is_object() {
        // SAFETY: an owned object value holds a reference.
        unsafe { dec_ref(value.value.v_obj) };
    }
}
