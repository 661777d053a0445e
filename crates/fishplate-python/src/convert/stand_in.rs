//! Values that stand for others: `__tvm_ffi_object__`, `__tvm_ffi_value__`, `ObjectConvertible`.

use pyo3_ffi as py;

use super::{Fault, Kind, Node, describe};
use crate::error;
use crate::known::{self, Known};
use crate::object::C_OBJECT;
use crate::python::{Owned, PyObject, Raised, Result, call_method0, find_attr, name};

/// How often a value may name another one to be taken instead of it.
const MAX_DETOURS: u32 = 64;

impl Node {
    /// Follows `__tvm_ffi_object__`, `__tvm_ffi_value__` and `asobject` to a value that stands for
    /// itself.
    pub(super) unsafe fn settle(&self, object: *mut PyObject) -> std::result::Result<Owned, Fault> {
        // SAFETY: the caller passes a live object; each step holds the next.
        unsafe {
            let mut current = Owned::share(object);
            for _ in 0..=MAX_DETOURS {
                if is_final(current.as_ptr()) {
                    return Ok(current);
                }
                match self.detour(current.as_ptr())? {
                    Some(next) => current = next,
                    None => return Ok(current),
                }
            }
        }
        Err(Fault::Message("infinite __tvm_ffi_value__ cycle detected".to_owned()))
    }

    /// The value that is taken instead of this one, if any.
    unsafe fn detour(&self, object: *mut PyObject) -> std::result::Result<Option<Owned>, Fault> {
        // SAFETY: the caller passes a live object.
        unsafe {
            let method = name!("__tvm_ffi_object__")?;
            if has(object, method)? {
                let inner = call_method0(object, method)
                    .map_err(|raised| step_failed("__tvm_ffi_object__()", object, raised))?;
                return Ok((inner.as_ptr() != object).then_some(inner));
            }
            let method = name!("__tvm_ffi_value__")?;
            if has(object, method)? {
                return match call_method0(object, method) {
                    Ok(inner) if inner.as_ptr() != object => Ok(Some(inner)),
                    Ok(_) => Err(self.stalled(object)),
                    Err(raised) => match error::caught(raised) {
                        Ok(_) => Err(self.stalled(object)),
                        Err(raised) => Err(Fault::Raised(raised)),
                    },
                };
            }
            if !known::is_instance(object, Known::Convertible) {
                return Ok(None);
            }
            let inner = call_method0(object, name!("asobject")?)
                .map_err(|raised| step_failed("asobject()", object, raised))?;
            if !C_OBJECT.is_instance(inner.as_ptr()) {
                let (got, owner) = (describe(inner.as_ptr()), describe(object));
                return Err(Fault::Message(format!("asobject() returned {got} for {owner}")));
            }
            Ok(Some(inner))
        }
    }

    /// `__tvm_ffi_value__` raised or named the value itself.
    unsafe fn stalled(&self, object: *mut PyObject) -> Fault {
        let mut node = self;
        while let Kind::Optional(inner) = &node.kind {
            node = inner;
        }
        // SAFETY: the caller passes a live object.
        Fault::Message(unsafe {
            match &node.kind {
                Kind::Any => format!("failed to convert Any from {}", describe(object)),
                _ => node.expected(object),
            }
        })
    }
}

#[cold]
unsafe fn step_failed(step: &str, object: *mut PyObject, raised: Raised) -> Fault {
    match error::caught(raised) {
        Ok(why) => {
            // SAFETY: the caller passes a live object.
            let class = unsafe { describe(object) };
            Fault::Message(format!("{step} failed for {class}: {why}"))
        }
        Err(raised) => Fault::Raised(raised),
    }
}

/// Whether a value cannot stand for another one: Python's own classes and those of the FFI.
#[inline]
pub(super) unsafe fn is_final(object: *mut PyObject) -> bool {
    // SAFETY: the caller passes a live object; the type addresses are those of the interpreter.
    unsafe {
        let class = py::Py_TYPE(object);
        class == &raw mut py::PyLong_Type
            || class == &raw mut py::PyUnicode_Type
            || class == &raw mut py::PyFloat_Type
            || class == &raw mut py::PyBool_Type
            || class == &raw mut py::PyList_Type
            || class == &raw mut py::PyTuple_Type
            || class == &raw mut py::PyDict_Type
            || class == &raw mut py::PyBytes_Type
            || object == py::Py_None()
            || C_OBJECT.is_instance(object)
            || known::is_instance(object, Known::Native)
            || known::is_instance(object, Known::RValueRef)
    }
}

/// `hasattr(type(object), name)` for the name of a protocol, which final classes do not follow.
pub(super) unsafe fn has(object: *mut PyObject, name: *mut PyObject) -> Result<bool> {
    // SAFETY: the caller passes live objects.
    unsafe { Ok(!is_final(object) && find_attr(py::Py_TYPE(object).cast(), name)?.is_some()) }
}
