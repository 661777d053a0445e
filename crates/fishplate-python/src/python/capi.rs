//! Functions of Python's C API declared with our handles. A function is `safe` if its arguments are all it needs: the
//! handles prove that the objects are live and that the thread is attached. A function that also needs the token, or an
//! object of a certain class, is unsafe, and its caller states why it may be called.
//!
//! `Option<Owned>` is a new reference, or null when the function raised; a borrowed object is its address.

use std::ffi::{CStr, c_char, c_int, c_ulong, c_void};
use std::marker::PhantomData;

use pyo3_ffi as ffi;

use super::{Borrowed, Class, Owned, PyObject};

/// The address of a C string that lives for `'a`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Text<'a>(*const c_char, PhantomData<&'a CStr>);

impl<'a> From<&'a CStr> for Text<'a> {
    #[inline(always)]
    fn from(text: &'a CStr) -> Text<'a> {
        Text(text.as_ptr(), PhantomData)
    }
}

unsafe extern "C" {
    pub(crate) static mut _Py_NoneStruct: PyObject;
    pub(crate) static mut _Py_TrueStruct: PyObject;
    pub(crate) static mut _Py_FalseStruct: PyObject;
    pub(crate) static mut _Py_EllipsisObject: PyObject;
    pub(crate) static mut _Py_NotImplementedStruct: PyObject;

    pub(crate) safe fn PyErr_SetObject(class: Borrowed<'_>, value: Borrowed<'_>);
    pub(crate) safe fn PyErr_ExceptionMatches(class: Borrowed<'_>) -> c_int;
    pub(crate) safe fn PyType_Modified(class: Class<'_>);
    pub(crate) safe fn PyObject_GetIter(object: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyList_Size(list: Borrowed<'_>) -> isize;
    pub(crate) safe fn PyDict_Size(dict: Borrowed<'_>) -> isize;
    pub(crate) safe fn PyObject_Str(object: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyObject_Repr(object: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyNumber_Long(object: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyNumber_Index(object: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PySequence_Tuple(object: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyMapping_Values(object: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyMapping_Items(object: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyList_AsTuple(list: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyDict_Copy(dict: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyUnicode_FromObject(text: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyUnicode_Concat(left: Borrowed<'_>, right: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyObject_GetAttr(object: Borrowed<'_>, name: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PySequence_GetItem(sequence: Borrowed<'_>, index: isize) -> Option<Owned>;
    pub(crate) safe fn PyObject_RichCompare(
        left: Borrowed<'_>,
        right: Borrowed<'_>,
        operation: c_int,
    ) -> Option<Owned>;
    pub(crate) safe fn PyObject_SetAttr(
        object: Borrowed<'_>,
        name: Borrowed<'_>,
        value: Borrowed<'_>,
    ) -> c_int;
    pub(crate) safe fn PyObject_IsTrue(object: Borrowed<'_>) -> c_int;
    pub(crate) safe fn PyObject_IsInstance(object: Borrowed<'_>, class: Borrowed<'_>) -> c_int;
    pub(crate) safe fn PySequence_Contains(sequence: Borrowed<'_>, item: Borrowed<'_>) -> c_int;
    pub(crate) safe fn PyFloat_AsDouble(object: Borrowed<'_>) -> f64;
    pub(crate) safe fn PyLong_AsLongLong(object: Borrowed<'_>) -> i64;
    pub(crate) safe fn PyLong_AsUnsignedLongLongMask(object: Borrowed<'_>) -> u64;
    pub(crate) safe fn PyLong_AsLongLongAndOverflow(
        object: Borrowed<'_>,
        overflow: &mut c_int,
    ) -> i64;
    pub(crate) safe fn PyList_Append(list: Borrowed<'_>, item: Borrowed<'_>) -> c_int;
    pub(crate) safe fn PyDict_Contains(dict: Borrowed<'_>, key: Borrowed<'_>) -> c_int;
    pub(crate) safe fn PyDict_SetItem(
        dict: Borrowed<'_>,
        key: Borrowed<'_>,
        value: Borrowed<'_>,
    ) -> c_int;

    pub(crate) fn PyObject_VectorcallMethod(
        name: Borrowed<'_>,
        args: *const Borrowed<'_>,
        positional: usize,
        names: Option<Borrowed<'_>>,
    ) -> Option<Owned>;
    pub(crate) fn PyObject_Call(
        callable: Borrowed<'_>,
        args: Borrowed<'_>,
        keywords: Option<Borrowed<'_>>,
    ) -> Option<Owned>;
    pub(crate) fn PyException_GetTraceback(exception: Borrowed<'_>) -> Option<Owned>;
    pub(crate) fn PyException_GetCause(exception: Borrowed<'_>) -> Option<Owned>;
    pub(crate) fn PyException_GetContext(exception: Borrowed<'_>) -> Option<Owned>;
    pub(crate) fn PyDict_GetItemWithError<'a>(
        dict: Borrowed<'a>,
        key: Borrowed<'_>,
    ) -> Option<Borrowed<'a>>;
    pub(crate) fn PyDict_GetItemString<'a>(
        dict: Borrowed<'a>,
        key: *const c_char,
    ) -> Option<Borrowed<'a>>;
    pub(crate) fn PyImport_GetModuleDict<'a>() -> Borrowed<'a>;
    pub(crate) fn PyModule_GetDict<'a>(module: Borrowed<'a>) -> Option<Borrowed<'a>>;
    pub(crate) fn PyImport_ImportModule(name: *const c_char) -> Option<Owned>;
    pub(crate) fn PyDict_New() -> Option<Owned>;
    pub(crate) fn PyList_New(size: isize) -> Option<Owned>;
    pub(crate) fn PyTuple_New(size: isize) -> Option<Owned>;
    pub(crate) fn PyLong_FromLongLong(value: i64) -> Option<Owned>;
    pub(crate) fn PyLong_FromUnsignedLongLong(value: u64) -> Option<Owned>;
    pub(crate) fn PyLong_FromVoidPtr(address: *const c_void) -> Option<Owned>;
    pub(crate) fn PyFloat_FromDouble(value: f64) -> Option<Owned>;
    pub(crate) fn PyUnicode_FromStringAndSize(data: *const c_char, size: isize) -> Option<Owned>;
    pub(crate) fn PyBytes_FromStringAndSize(data: *const c_char, size: isize) -> Option<Owned>;
    pub(crate) fn PyUnicode_DecodeUTF8(
        data: *const c_char,
        size: isize,
        errors: *const c_char,
    ) -> Option<Owned>;
    pub(crate) safe fn PyUnicode_AsEncodedString(
        text: Borrowed<'_>,
        encoding: Text<'_>,
        errors: Text<'_>,
    ) -> Option<Owned>;
    pub(crate) safe fn PyUnicode_AsUTF8AndSize(
        text: Borrowed<'_>,
        size: &mut isize,
    ) -> *const c_char;
    pub(crate) safe fn PyUnicode_Compare(left: Borrowed<'_>, right: Borrowed<'_>) -> c_int;
    pub(crate) safe fn PyBytes_AsString(bytes: Borrowed<'_>) -> *const c_char;
    pub(crate) safe fn PyBytes_Size(bytes: Borrowed<'_>) -> isize;
    pub(crate) safe fn PyNumber_AsSsize_t(
        number: Borrowed<'_>,
        overflow: Option<Borrowed<'_>>,
    ) -> isize;
    pub(crate) safe fn PyType_IsSubtype(class: Class<'_>, base: Class<'_>) -> c_int;
    pub(crate) safe fn PyType_GetFlags(class: Class<'_>) -> c_ulong;
    pub(crate) safe fn PySlice_AdjustIndices(
        length: isize,
        start: &mut isize,
        stop: &mut isize,
        step: isize,
    ) -> isize;
    #[cfg(not(Py_GIL_DISABLED))]
    pub(crate) safe fn _PyType_Lookup<'a>(
        class: Class<'a>,
        name: Borrowed<'_>,
    ) -> Option<Borrowed<'a>>;
    pub(crate) safe fn PyInterpreterState_Main() -> *mut ffi::PyInterpreterState;
    #[cfg(Py_3_14)]
    pub(crate) safe fn PyUnstable_Object_IsUniqueReferencedTemporary(object: Borrowed<'_>)
    -> c_int;
    #[cfg(Py_GIL_DISABLED)]
    pub(crate) safe fn PyUnstable_EnableTryIncRef(object: Borrowed<'_>);
    /// Ends the counting of references to an object that is never freed. The thread that made the object calls this.
    #[cfg(Py_GIL_DISABLED)]
    pub(crate) fn _Py_SetImmortal(object: Borrowed<'_>);
    /// Adds a reference, unless the object is dying; the memory of such an object must be valid.
    #[cfg(Py_GIL_DISABLED)]
    pub(crate) safe fn PyUnstable_TryIncRef(object: Borrowed<'_>) -> c_int;
    pub(crate) safe fn PyObject_HasAttrString(object: Borrowed<'_>, name: Text<'_>) -> c_int;
    pub(crate) safe fn PyCapsule_IsValid(object: Borrowed<'_>, name: Text<'_>) -> c_int;
    pub(crate) safe fn PyCapsule_GetPointer(object: Borrowed<'_>, name: Text<'_>) -> *mut c_void;
    pub(crate) safe fn PyCapsule_GetName(object: Borrowed<'_>) -> *const c_char;
    pub(crate) fn PyCapsule_SetName(object: Borrowed<'_>, name: Text<'static>) -> c_int;
    pub(crate) safe fn PyModule_AddObjectRef(
        module: Borrowed<'_>,
        name: Text<'_>,
        value: Borrowed<'_>,
    ) -> c_int;
    pub(crate) safe fn PyModule_AddType(module: Borrowed<'_>, class: Class<'_>) -> c_int;
    pub(crate) fn PyDict_Next<'a>(
        dict: Borrowed<'a>,
        place: &mut isize,
        key: &mut Option<Borrowed<'a>>,
        value: &mut Option<Borrowed<'a>>,
    ) -> c_int;
    pub(crate) fn PyUnicode_InternFromString(text: *const c_char) -> Option<Owned>;
    pub(crate) safe fn PyStaticMethod_New(callable: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyMethod_New(function: Borrowed<'_>, this: Borrowed<'_>) -> Option<Owned>;
    pub(crate) safe fn PyWeakref_NewRef(
        object: Borrowed<'_>,
        callback: Borrowed<'_>,
    ) -> Option<Owned>;
    pub(crate) safe fn PyCFunction_NewEx(
        row: &'static ffi::PyMethodDef,
        this: Option<Borrowed<'_>>,
        module: Option<Borrowed<'_>>,
    ) -> Option<Owned>;
    pub(crate) safe fn PyDescr_NewMethod(
        class: Class<'_>,
        row: &'static ffi::PyMethodDef,
    ) -> Option<Owned>;
    pub(crate) fn PyType_FromSpecWithBases(
        spec: *mut ffi::PyType_Spec,
        base: Option<Borrowed<'_>>,
    ) -> Option<Owned>;
    pub(crate) fn PyUnicode_DecodeFSDefault(path: *const c_char) -> Option<Owned>;
    pub(crate) fn PyLong_FromString(
        text: *const c_char,
        end: *mut *mut c_char,
        base: c_int,
    ) -> Option<Owned>;
    pub(crate) fn PyCapsule_New(
        pointer: *mut c_void,
        name: *const c_char,
        destructor: Option<ffi::PyCapsule_Destructor>,
    ) -> Option<Owned>;
    pub(crate) fn PyCode_NewEmpty(
        file: *const c_char,
        function: *const c_char,
        line: c_int,
    ) -> Option<Owned>;
    pub(crate) fn PyFrame_New(
        thread: *mut ffi::PyThreadState,
        code: Borrowed<'_>,
        globals: Borrowed<'_>,
        locals: Option<Borrowed<'_>>,
    ) -> Option<Owned>;
    pub(crate) fn PyTraceBack_Here(frame: Borrowed<'_>) -> c_int;
}
