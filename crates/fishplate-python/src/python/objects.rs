//! Operations on any object: kinds, attributes, calls, numbers.

use std::ffi::{CStr, c_void};
use std::ptr::NonNull;

use pyo3_ffi as ffi;

use super::capi;
use super::raised::raised;
use super::{
    Borrowed, Class, Exception, Owned, Python, Raised, Result, check, clear_error, error_is_set,
    error_matches,
};

/// Methods that test whether an object is an instance of one of the interpreter's classes.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $check:ident;)*) => {
        impl Borrowed<'_> {$(
            $(#[$doc])*
            #[inline(always)]
            pub(crate) fn $name(self) -> bool {
                // SAFETY: the object is live.
                unsafe { ffi::$check(self.as_ptr()) != 0 }
            }
        )*}
    };
}

kinds! {
    /// Whether it is a `str`.
    is_str PyUnicode_Check;
    /// Whether it is an `int`.
    is_int PyLong_Check;
    /// Whether it is a `bool`.
    is_bool PyBool_Check;
    /// Whether it is a `float`.
    is_float PyFloat_Check;
    /// Whether it is a `bytes`.
    is_bytes PyBytes_Check;
    /// Whether it is a `bytearray`.
    is_bytearray PyByteArray_Check;
    /// Whether it is a `tuple`.
    is_tuple PyTuple_Check;
    /// Whether it is exactly a `tuple`, not of a derived class.
    is_exact_tuple PyTuple_CheckExact;
    /// Whether it is a `list`.
    is_list PyList_Check;
    /// Whether it is exactly a `list`, not of a derived class.
    is_exact_list PyList_CheckExact;
    /// Whether it is a `dict`.
    is_dict PyDict_Check;
    /// Whether it is exactly a `dict`, not of a derived class.
    is_exact_dict PyDict_CheckExact;
    /// Whether it is a class.
    is_class PyType_Check;
    /// Whether it can be called.
    is_callable PyCallable_Check;
    /// Whether it has `__index__`.
    is_index PyIndex_Check;
    /// Whether it is a `slice`.
    is_slice PySlice_Check;
    /// Whether it is an exception.
    is_exception PyExceptionInstance_Check;
    /// Whether it is a capsule.
    is_capsule PyCapsule_CheckExact;
}

/// Methods over C functions that return a new reference.
macro_rules! results {
    ($($(#[$doc:meta])* $name:ident $function:ident;)*) => {
        impl Borrowed<'_> {$(
            $(#[$doc])*
            pub(crate) fn $name(self) -> Result<Owned> {
                raised(capi::$function(self))
            }
        )*}
    };
}

results! {
    /// `str(self)`.
    str PyObject_Str;
    /// `repr(self)`.
    repr PyObject_Repr;
    /// `int(self)`.
    to_int PyNumber_Long;
    /// `operator.index(self)`.
    to_index PyNumber_Index;
    /// `tuple(self)`.
    to_tuple PySequence_Tuple;
    /// `list(self.values())`.
    values PyMapping_Values;
    /// `list(self.items())`.
    items PyMapping_Items;
}

impl<'a> Borrowed<'a> {
    /// `bool(self)`.
    pub(crate) fn is_true(self) -> Result<bool> {
        let truth = capi::PyObject_IsTrue(self);
        check(truth).map(|()| truth == 1)
    }

    /// Whether the class of the object is `class` or derives from it.
    #[inline(always)]
    pub(crate) fn is_instance_of(self, class: Class<'_>) -> bool {
        self.class() == class || self.class().derives_from(class)
    }

    /// `isinstance(self, class)`, which may run Python code.
    pub(crate) fn is_instance(self, class: Borrowed<'_>) -> Result<bool> {
        let answer = capi::PyObject_IsInstance(self, class);
        check(answer).map(|()| answer == 1)
    }

    /// `hasattr(self, name)`; errors count as no.
    pub(crate) fn has_attr(self, name: &CStr) -> bool {
        capi::PyObject_HasAttrString(self, name.into()) != 0
    }

    /// `item in self`.
    pub(crate) fn contains(self, item: Borrowed<'_>) -> Result<bool> {
        let answer = capi::PySequence_Contains(self, item);
        check(answer).map(|()| answer == 1)
    }

    /// `self[index]` of a sequence.
    pub(crate) fn sequence_item(self, index: isize) -> Result<Owned> {
        raised(capi::PySequence_GetItem(self, index))
    }

    /// `self == other` and the other comparisons, by the number of the operation.
    pub(crate) fn compare(self, other: Borrowed<'_>, operation: i32) -> Result<Owned> {
        raised(capi::PyObject_RichCompare(self, other, operation))
    }

    /// `float(self)`.
    pub(crate) fn as_f64(self) -> Result<f64> {
        let value = capi::PyFloat_AsDouble(self);
        // -1.0 is ambiguous, so the error flag decides.
        if value == -1.0 && error_is_set(self.py()) { Err(Raised::already()) } else { Ok(value) }
    }

    /// The traceback of an exception, or its cause or context; `None` if it has none.
    pub(crate) fn exception_part(self, part: ExceptionPart) -> Option<Owned> {
        if !self.is_exception() {
            return None;
        }
        let get = match part {
            ExceptionPart::Traceback => capi::PyException_GetTraceback,
            ExceptionPart::Cause => capi::PyException_GetCause,
            ExceptionPart::Context => capi::PyException_GetContext,
        };
        // SAFETY: an exception.
        unsafe { get(self) }
    }

    /// Sets the cause of an exception.
    pub(crate) fn set_cause(self, cause: Owned) {
        if self.is_exception() {
            // SAFETY: a live exception; the reference to the cause is taken over.
            unsafe { ffi::PyException_SetCause(self.as_ptr(), cause.into_ptr()) };
        }
    }

    /// The pointer inside a capsule of that name; `None` for other objects.
    pub(crate) fn capsule_pointer(self, name: &CStr) -> Option<NonNull<c_void>> {
        if capi::PyCapsule_IsValid(self, name.into()) == 0 {
            return None;
        }
        NonNull::new(capi::PyCapsule_GetPointer(self, name.into()))
    }

    /// The name of a capsule that has one.
    pub(crate) fn capsule_name(self) -> Option<&'a CStr> {
        if !self.is_capsule() {
            return None;
        }
        let name = capi::PyCapsule_GetName(self);
        // SAFETY: null or a C string, which lives as long as the capsule has it.
        (!name.is_null()).then(|| unsafe { CStr::from_ptr(name) })
    }

    /// Calls the object by vectorcall: positional arguments, then those named in the tuple.
    pub(crate) fn vectorcall(
        self,
        args: &[Borrowed<'_>],
        named: usize,
        names: Option<Borrowed<'_>>,
    ) -> Result<Owned> {
        let positional = args.len() - named;
        let names = names.map_or(std::ptr::null_mut(), Borrowed::as_ptr);
        let args = args.as_ptr().cast();
        // SAFETY: live objects; a borrowed object is its address, and `named` of them follow the others.
        let answer = unsafe { ffi::PyObject_Vectorcall(self.as_ptr(), args, positional, names) };
        // SAFETY: a new reference, or null when it raised.
        unsafe { Owned::steal(answer) }
    }

    /// `self(*args, **keywords)` with a tuple and a dictionary.
    pub(crate) fn call_with(self, args: &Owned, keywords: Option<&Owned>) -> Result<Owned> {
        let keywords = keywords.map(Owned::borrow);
        // SAFETY: live objects: a callable, a tuple, and a dictionary or null.
        raised(unsafe { capi::PyObject_Call(self, args.borrow(), keywords) })
    }
}

/// The part of an exception that [`Borrowed::exception_part`] returns.
#[derive(Clone, Copy)]
pub(crate) enum ExceptionPart {
    Traceback,
    Cause,
    Context,
}

/// The name of an object's class, for messages.
pub(crate) fn type_name(object: Borrowed<'_>) -> String {
    object.class().name()
}

/// `getattr(object, name)`.
#[inline]
pub(crate) fn get_attr(object: Borrowed<'_>, name: Borrowed<'_>) -> Result<Owned> {
    raised(capi::PyObject_GetAttr(object, name))
}

/// `getattr(object, name, None)`: an absent attribute is `None` of the option; other exceptions are raised.
pub(crate) fn find_attr(object: Borrowed<'_>, name: Borrowed<'_>) -> Result<Option<Owned>> {
    match get_attr(object, name) {
        Ok(found) => Ok(Some(found)),
        Err(_) if error_matches(object.py(), Exception::Attribute) => {
            clear_error(object.py());
            Ok(None)
        }
        Err(raised) => Err(raised),
    }
}

/// `setattr(object, name, value)`.
pub(crate) fn set_attr(
    object: Borrowed<'_>,
    name: Borrowed<'_>,
    value: Borrowed<'_>,
) -> Result<()> {
    check(capi::PyObject_SetAttr(object, name, value))
}

/// `callable(*args)`.
#[inline]
pub(crate) fn call(callable: Borrowed<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    callable.vectorcall(args, 0, None)
}

/// `object.name()`.
pub(crate) fn call_method0(object: Borrowed<'_>, name: Borrowed<'_>) -> Result<Owned> {
    call_method1(name, &[object], 0, None)
}

/// `args[0].name(*args[1:])`; the last `named` arguments are keywords with the names in the tuple.
pub(crate) fn call_method1(
    name: Borrowed<'_>,
    args: &[Borrowed<'_>],
    named: usize,
    names: Option<Borrowed<'_>>,
) -> Result<Owned> {
    let positional = args.len() - named;
    // SAFETY: live objects; a borrowed object is its address, and `named` of them follow the others.
    raised(unsafe { capi::PyObject_VectorcallMethod(name, args.as_ptr(), positional, names) })
}

/// The value of a Python integer, or of the result of `__index__`; OverflowError beyond 64 bits.
pub(crate) fn as_i64(object: Borrowed<'_>) -> Result<i64> {
    let value = capi::PyLong_AsLongLong(object);
    // -1 is ambiguous, so the error flag decides.
    if value == -1 && error_is_set(object.py()) { Err(Raised::already()) } else { Ok(value) }
}

/// The value of an `int`; `None` beyond 64 bits.
pub(crate) fn int_or_overflow(object: Borrowed<'_>) -> Result<Option<i64>> {
    let mut overflow = 0;
    let value = capi::PyLong_AsLongLongAndOverflow(object, &mut overflow);
    if overflow != 0 {
        return Ok(None);
    }
    if value == -1 && error_is_set(object.py()) { Err(Raised::already()) } else { Ok(Some(value)) }
}

/// An address given as a Python integer: any 64 bits, signed or not.
pub(crate) fn as_address(object: Borrowed<'_>) -> Result<usize> {
    let value = capi::PyLong_AsUnsignedLongLongMask(object);
    if value == u64::MAX && error_is_set(object.py()) {
        return Err(Raised::already());
    }
    Ok(value as usize)
}

/// An address as a Python integer.
pub(crate) fn int_from_pointer(_: Python<'_>, address: *const c_void) -> Result<Owned> {
    // SAFETY: the thread is attached.
    raised(unsafe { capi::PyLong_FromVoidPtr(address) })
}

/// An unsigned number as a Python integer.
pub(crate) fn int_from_u64(_: Python<'_>, value: u64) -> Result<Owned> {
    // SAFETY: the thread is attached.
    raised(unsafe { capi::PyLong_FromUnsignedLongLong(value) })
}

/// Imports a module by its full name.
pub(crate) fn import(_: Python<'_>, module: &CStr) -> Result<Owned> {
    // SAFETY: a C string; the thread is attached.
    raised(unsafe { capi::PyImport_ImportModule(module.as_ptr()) })
}

/// A module that the program has already imported.
pub(crate) fn loaded_module(_: Python<'_>, module: &CStr) -> Option<Owned> {
    // SAFETY: the thread is attached; the dictionary lives as long as the interpreter.
    let modules = unsafe { capi::PyImport_GetModuleDict() };
    modules.dict_get_text(module)
}

/// Whether an object is an instance of `module.name`, for a module that is already imported: otherwise no instance of
/// its class can exist, and importing it would be expensive.
pub(crate) fn is_loaded_instance(
    object: Borrowed<'_>,
    module: &CStr,
    name: Borrowed<'_>,
) -> Result<bool> {
    let Some(module) = loaded_module(object.py(), module) else { return Ok(false) };
    match find_attr(module.borrow(), name)? {
        Some(class) if class.borrow().is_class() => object.is_instance(class.borrow()),
        _ => Ok(false),
    }
}

/// The result of a comparison for a class that supports only `==` and `!=`.
pub(crate) fn equality(py: Python<'_>, operation: i32, equal: bool) -> Owned {
    match operation {
        ffi::Py_EQ => Owned::bool(py, equal),
        ffi::Py_NE => Owned::bool(py, !equal),
        _ => not_implemented(py),
    }
}

/// `NotImplemented`.
pub(crate) fn not_implemented(py: Python<'_>) -> Owned {
    let _: Python<'_> = py;
    let address = &raw mut capi::_Py_NotImplementedStruct;
    // SAFETY: it lives as long as the interpreter, and the thread is attached.
    let object: Borrowed<'_> = unsafe { Borrowed::from_ptr(address) };
    object.share()
}

/// A capsule around a pointer.
///
/// # Safety
/// The pointer is one that capsules of that name hold, and the destructor, if any, frees it.
pub(crate) unsafe fn new_capsule(
    _: Python<'_>,
    pointer: NonNull<c_void>,
    name: Option<&'static CStr>,
    destructor: Option<ffi::PyCapsule_Destructor>,
) -> Result<Owned> {
    let name = name.map_or(std::ptr::null(), CStr::as_ptr);
    // SAFETY: the caller vouches for pointer and destructor; the name is never freed.
    raised(unsafe { capi::PyCapsule_New(pointer.as_ptr(), name, destructor) })
}
