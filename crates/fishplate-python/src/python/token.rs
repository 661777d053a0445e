//! The token of a thread that is attached to the interpreter.

use std::marker::PhantomData;

use pyo3_ffi as ffi;

use super::{Borrowed, Class, capi};

/// Proof that the calling thread is attached to the interpreter for `'py`. It has no size. It
/// cannot be created without `unsafe`, and it cannot be sent to another thread.
#[derive(Clone, Copy)]
pub(crate) struct Python<'py>(PhantomData<(&'py (), *const ())>);

impl<'py> Python<'py> {
    /// Creates the token.
    ///
    /// # Safety
    /// The calling thread is attached to the interpreter for `'py`.
    #[inline(always)]
    pub(crate) const unsafe fn assume() -> Python<'py> {
        Python(PhantomData)
    }

    /// `None`.
    #[inline(always)]
    pub(crate) fn none(self) -> Borrowed<'py> {
        let address = &raw mut capi::_Py_NoneStruct;
        // SAFETY: None lives as long as the interpreter.
        unsafe { Borrowed::from_ptr(address) }
    }

    /// `...`.
    pub(crate) fn ellipsis(self) -> Borrowed<'py> {
        let address = &raw mut capi::_Py_EllipsisObject;
        // SAFETY: Ellipsis lives as long as the interpreter.
        unsafe { Borrowed::from_ptr(address) }
    }
}

/// Methods that return a class of the interpreter.
macro_rules! classes {
    ($($(#[$doc:meta])* $name:ident $class:ident;)*) => {
        impl<'py> Python<'py> {$(
            $(#[$doc])*
            pub(crate) fn $name(self) -> Class<'py> {
                // SAFETY: a static class lives as long as the interpreter.
                unsafe { Class::from_ptr(&raw mut ffi::$class) }
            }
        )*}
    };
}

classes! {
    /// `str`.
    str_class PyUnicode_Type;
    /// `bytes`.
    bytes_class PyBytes_Type;
    /// `tuple`.
    tuple_class PyTuple_Type;
    /// `type`.
    type_class PyType_Type;
    /// `property`.
    property_class PyProperty_Type;
}
