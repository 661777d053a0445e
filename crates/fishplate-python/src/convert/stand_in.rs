//! Values that are replaced by others: `__tvm_ffi_object__`, `__tvm_ffi_value__`,
//! `ObjectConvertible`.

use pyo3_ffi as py;

use super::{Fault, Node, SchemaKind, describe};
use crate::error;
use crate::known::{self, Known};
use crate::object::C_OBJECT;
use crate::python::{Borrowed, Owned, Raised, Result, call_method0, find_attr, name};

/// Longest chain of replacements.
const MAX_DETOURS: u32 = 64;

impl Node {
    /// Follows `__tvm_ffi_object__`, `__tvm_ffi_value__` and `asobject` to a value that is not
    /// replaced any more.
    pub(super) fn settle(&self, object: Borrowed<'_>) -> std::result::Result<Owned, Fault> {
        let mut current = object.share();
        for _ in 0..=MAX_DETOURS {
            if is_final(current.borrow()) {
                return Ok(current);
            }
            match self.detour(current.borrow())? {
                Some(next) => current = next,
                None => return Ok(current),
            }
        }
        Err(Fault::Message("infinite __tvm_ffi_value__ cycle detected".to_owned()))
    }

    /// The value that replaces this one, if any.
    fn detour(&self, object: Borrowed<'_>) -> std::result::Result<Option<Owned>, Fault> {
        let py = object.py();
        let method = name!(py, "__tvm_ffi_object__")?;
        if has(object, method)? {
            let inner = call_method0(object, method)
                .map_err(|raised| step_failed("__tvm_ffi_object__()", object, raised))?;
            return Ok((inner.borrow() != object).then_some(inner));
        }
        let method = name!(py, "__tvm_ffi_value__")?;
        if has(object, method)? {
            return match call_method0(object, method) {
                Ok(inner) if inner.borrow() != object => Ok(Some(inner)),
                Ok(_) => Err(self.stalled(object)),
                Err(raised) => match error::caught(object.py(), raised) {
                    Ok(_) => Err(self.stalled(object)),
                    Err(raised) => Err(Fault::Raised(raised)),
                },
            };
        }
        if !known::is_instance(object, Known::Convertible) {
            return Ok(None);
        }
        let inner = call_method0(object, name!(py, "asobject")?)
            .map_err(|raised| step_failed("asobject()", object, raised))?;
        if !C_OBJECT.is_instance(inner.borrow()) {
            let (got, owner) = (describe(inner.borrow()), describe(object));
            return Err(Fault::Message(format!("asobject() returned {got} for {owner}")));
        }
        Ok(Some(inner))
    }

    /// The error when `__tvm_ffi_value__` raised or returned the value itself.
    fn stalled(&self, object: Borrowed<'_>) -> Fault {
        let mut node = self;
        while let SchemaKind::Optional(inner) = &node.kind {
            node = inner;
        }
        Fault::Message({
            match &node.kind {
                SchemaKind::Any => format!("failed to convert Any from {}", describe(object)),
                _ => node.expected(object),
            }
        })
    }
}

#[cold]
fn step_failed(step: &str, object: Borrowed<'_>, raised: Raised) -> Fault {
    match error::caught(object.py(), raised) {
        Ok(why) => {
            let class = describe(object);
            Fault::Message(format!("{step} failed for {class}: {why}"))
        }
        Err(raised) => Fault::Raised(raised),
    }
}

/// Whether a value is never replaced: Python's own classes and those of the FFI.
#[inline]
pub(super) fn is_final(object: Borrowed<'_>) -> bool {
    let class = object.class_ptr();
    class == &raw mut py::PyLong_Type
        || class == &raw mut py::PyUnicode_Type
        || class == &raw mut py::PyFloat_Type
        || class == &raw mut py::PyBool_Type
        || class == &raw mut py::PyList_Type
        || class == &raw mut py::PyTuple_Type
        || class == &raw mut py::PyDict_Type
        || class == &raw mut py::PyBytes_Type
        || object.is_none()
        || C_OBJECT.is_instance(object)
        || known::is_instance(object, Known::Native)
        || known::is_instance(object, Known::RValueRef)
}

/// `hasattr(type(object), name)` for the name of a protocol, which final classes do not implement.
pub(super) fn has(object: Borrowed<'_>, name: Borrowed<'_>) -> Result<bool> {
    Ok(!is_final(object) && find_attr(object.class().object(), name)?.is_some())
}
