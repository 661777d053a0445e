//! The little of Python's C API that the rest is written in: owned references, raised exceptions,
//! calls and attributes.
//!
//! Everything here needs the interpreter: the calling thread is attached (holds the GIL). That is
//! so in every function that Python calls; code that other languages call attaches first.

use std::ffi::{CStr, c_char};
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering};

pub(crate) use py::PyObject;
use pyo3_ffi as py;

/// A Python exception is set on this thread. Made where one was set, gone where it is handed on.
#[derive(Debug)]
#[must_use]
pub(crate) struct Raised(());

/// What can raise.
pub(crate) type Result<T> = std::result::Result<T, Raised>;

impl Raised {
    /// The exception that a C function of Python has just set.
    #[inline]
    pub(crate) fn already() -> Raised {
        Raised(())
    }
}

/// Sets an exception of a built-in class, such as `TypeError`.
#[cold]
pub(crate) fn raise(class: *mut PyObject, message: &str) -> Raised {
    match new_str(message) {
        // SAFETY: a class and a string, both live.
        Ok(text) => unsafe { py::PyErr_SetObject(class, text.as_ptr()) },
        Err(raised) => return raised,
    }
    Raised(())
}

macro_rules! raisers {
    ($($name:ident $class:ident;)*) => {$(
        #[cold]
        pub(crate) fn $name(message: impl AsRef<str>) -> Raised {
            // SAFETY: the interpreter has set the variable long before any extension runs.
            raise(unsafe { py::$class }, message.as_ref())
        }
    )*};
}

raisers! {
    type_error PyExc_TypeError;
    value_error PyExc_ValueError;
    runtime_error PyExc_RuntimeError;
    import_error PyExc_ImportError;
    system_error PyExc_SystemError;
    buffer_error PyExc_BufferError;
    attribute_error PyExc_AttributeError;
    index_error PyExc_IndexError;
    overflow_error PyExc_OverflowError;
    recursion_error PyExc_RecursionError;
}

/// Ends a recursion through native code before the stack does. Python counts its own calls, whatever stack they take.
#[inline(always)]
pub(crate) fn check_stack() -> Result<()> {
    if fishplate_stack::is_low() { Err(too_deep()) } else { Ok(()) }
}

#[cold]
#[inline(never)]
fn too_deep() -> Raised {
    recursion_error(
        "the stack of this thread is nearly used up: calls from Python to native code and back nest too deeply for its \
         size (threading.stack_size, ulimit -s)",
    )
}

/// Sets MemoryError.
#[cold]
pub(crate) fn no_memory() -> Raised {
    // SAFETY: sets an exception that the interpreter keeps ready.
    unsafe { py::PyErr_NoMemory() };
    Raised(())
}

/// An empty vector with room for as many items as Python asks for; a MemoryError where there is none.
pub(crate) fn room<T>(count: usize) -> Result<Vec<T>> {
    let mut items = Vec::new();
    reserve(&mut items, count)?;
    Ok(items)
}

/// Makes room for more items in a vector that grows as Python asks for it.
#[inline]
pub(crate) fn reserve<T>(items: &mut Vec<T>, more: usize) -> Result<()> {
    items.try_reserve(more).map_err(|_| no_memory())
}

/// As many copies of a value as Python asks for.
pub(crate) fn filled<T: Clone>(count: usize, value: T) -> Result<Vec<T>> {
    let mut items = room(count)?;
    items.resize(count, value);
    Ok(items)
}

/// The items of an iterator that knows how many it has.
pub(crate) fn gathered<T>(source: impl ExactSizeIterator<Item = T>) -> Result<Vec<T>> {
    let mut items = room(source.len())?;
    items.extend(source);
    Ok(items)
}

/// `raise KeyError(key)`: the key itself is the argument, a tuple too.
///
/// # Safety
/// `key` is live.
#[cold]
pub(crate) unsafe fn key_error(key: *mut PyObject) -> Raised {
    // SAFETY: live (see above); a class and its instance are what is raised.
    unsafe {
        match call(py::PyExc_KeyError, &[key]) {
            Ok(error) => {
                py::PyErr_SetObject(py::PyExc_KeyError, error.as_ptr());
                Raised(())
            }
            Err(raised) => raised,
        }
    }
}

/// The integers that CPython keeps for itself: -5 to 256.
const SMALL_INTS_FROM: i64 = -5;
const SMALL_INTS: usize = 262;

static SMALL: [AtomicPtr<PyObject>; SMALL_INTS] =
    [const { AtomicPtr::new(null_mut()) }; SMALL_INTS];

/// Fills the table of small integers.
pub(crate) fn install() -> Result<()> {
    for (place, cell) in SMALL.iter().enumerate() {
        // SAFETY: a new reference or null; it is kept for good.
        let made =
            unsafe { Owned::steal(py::PyLong_FromLongLong(place as i64 + SMALL_INTS_FROM)) }?;
        cell.store(made.into_ptr(), Ordering::Relaxed);
    }
    Ok(())
}

/// A strong reference to a Python object.
#[repr(transparent)]
pub(crate) struct Owned(NonNull<PyObject>);

impl Owned {
    /// Takes over the new reference that a C function returned; null means that it raised.
    ///
    /// # Safety
    /// `object` is null with an exception set, or a reference that is the caller's to give.
    #[inline]
    pub(crate) unsafe fn steal(object: *mut PyObject) -> Result<Owned> {
        NonNull::new(object).map(Owned).ok_or(Raised(()))
    }

    /// A new reference to a live object.
    ///
    /// # Safety
    /// `object` points to a live object.
    #[inline]
    pub(crate) unsafe fn share(object: *mut PyObject) -> Owned {
        // SAFETY: live, and so not null.
        unsafe {
            py::Py_INCREF(object);
            Owned(NonNull::new_unchecked(object))
        }
    }

    /// The object, borrowed.
    #[inline]
    pub(crate) fn as_ptr(&self) -> *mut PyObject {
        self.0.as_ptr()
    }

    /// The reference itself, now the caller's.
    #[inline]
    pub(crate) fn into_ptr(self) -> *mut PyObject {
        let object = self.0.as_ptr();
        std::mem::forget(self);
        object
    }

    /// `None`.
    #[inline]
    pub(crate) fn none() -> Owned {
        // SAFETY: None lives as long as the interpreter.
        unsafe { Owned::share(py::Py_None()) }
    }

    /// `True` or `False`.
    #[inline]
    pub(crate) fn bool(value: bool) -> Owned {
        // SAFETY: both live as long as the interpreter.
        unsafe { Owned::share(if value { py::Py_True() } else { py::Py_False() }) }
    }

    /// A Python integer. Small ones exist already and are handed out from here.
    #[inline]
    pub(crate) fn int(value: i64) -> Result<Owned> {
        let place = value.wrapping_sub(SMALL_INTS_FROM) as u64;
        if place < SMALL_INTS as u64 {
            let known = SMALL[place as usize].load(Ordering::Relaxed);
            if !known.is_null() {
                // SAFETY: the table holds a reference.
                return Ok(unsafe { Owned::share(known) });
            }
        }
        // SAFETY: returns a new reference or null.
        unsafe { Owned::steal(py::PyLong_FromLongLong(value)) }
    }

    /// A Python float.
    #[inline]
    pub(crate) fn float(value: f64) -> Result<Owned> {
        // SAFETY: returns a new reference or null.
        unsafe { Owned::steal(py::PyFloat_FromDouble(value)) }
    }

    /// A tuple of these.
    pub(crate) fn tuple(
        items: impl IntoIterator<Item = Owned, IntoIter: ExactSizeIterator>,
    ) -> Result<Owned> {
        let items = items.into_iter();
        // SAFETY: a new tuple whose every slot is filled before anyone sees it.
        unsafe {
            let tuple = Owned::steal(py::PyTuple_New(items.len() as isize))?;
            for (index, item) in items.enumerate() {
                py::PyTuple_SET_ITEM(tuple.as_ptr(), index as isize, item.into_ptr());
            }
            Ok(tuple)
        }
    }
}

impl Clone for Owned {
    #[inline]
    fn clone(&self) -> Owned {
        // SAFETY: our own reference keeps it alive.
        unsafe { Owned::share(self.as_ptr()) }
    }
}

impl Drop for Owned {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: the reference is ours and the thread is attached (see the module).
        unsafe { py::Py_DECREF(self.as_ptr()) }
    }
}

/// A Python string.
pub(crate) fn new_str(text: &str) -> Result<Owned> {
    // SAFETY: a span of UTF-8.
    unsafe {
        Owned::steal(py::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as isize))
    }
}

/// A Python string from bytes that should be UTF-8.
#[inline]
pub(crate) fn str_from_utf8(bytes: &[u8]) -> Result<Owned> {
    // SAFETY: a readable span; raises UnicodeDecodeError when it is not UTF-8.
    unsafe {
        Owned::steal(py::PyUnicode_DecodeUTF8(
            bytes.as_ptr().cast(),
            bytes.len() as isize,
            std::ptr::null(),
        ))
    }
}

/// A Python bytes object.
#[inline]
pub(crate) fn new_bytes(bytes: &[u8]) -> Result<Owned> {
    // SAFETY: a readable span.
    unsafe {
        Owned::steal(py::PyBytes_FromStringAndSize(bytes.as_ptr().cast(), bytes.len() as isize))
    }
}

/// The UTF-8 of a `str`, borrowed from it.
///
/// # Safety
/// `object` is a live `str` or instance of a subclass, and lives for `'a`.
#[inline]
pub(crate) unsafe fn str_utf8<'a>(object: *mut PyObject) -> Result<&'a [u8]> {
    // SAFETY: a str (see above), whose layout is that of the interpreter: the characters of compact text lie behind its
    // head, and those of ASCII are their own UTF-8.
    unsafe {
        if py::PyUnicode_IS_COMPACT_ASCII(object) != 0 {
            let text = object.cast::<py::PyASCIIObject>();
            return Ok(std::slice::from_raw_parts(text.add(1).cast(), (*text).length as usize));
        }
    }
    let mut size = 0;
    // SAFETY: a str (see above); the buffer belongs to it.
    let data = unsafe { py::PyUnicode_AsUTF8AndSize(object, &raw mut size) };
    if data.is_null() {
        return Err(Raised(()));
    }
    // SAFETY: Python vouches for `size` bytes, unchanged while the object lives.
    Ok(unsafe { std::slice::from_raw_parts(data.cast(), size as usize) })
}

/// Whether an object is a `str`, subclasses included.
#[inline]
pub(crate) unsafe fn is_str(object: *mut PyObject) -> bool {
    // SAFETY: the caller passes a live object.
    unsafe { py::PyUnicode_Check(object) != 0 }
}

/// The text of a `str` argument; a TypeError naming `what` for anything else.
///
/// # Safety
/// `object` is live for `'a`.
pub(crate) unsafe fn expect_str<'a>(object: *mut PyObject, what: &str) -> Result<&'a [u8]> {
    // SAFETY: live (see above).
    unsafe {
        if !is_str(object) {
            return Err(type_error(format!("{what} must be str, got {}", type_name(object))));
        }
        str_utf8(object)
    }
}

/// The name of an object's class, for messages.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn type_name(object: *mut PyObject) -> String {
    // SAFETY: a class always has a name.
    unsafe { CStr::from_ptr((*py::Py_TYPE(object)).tp_name) }.to_string_lossy().into_owned()
}

/// An attribute name, made once and kept.
pub(crate) struct Name {
    text: &'static CStr,
    cell: AtomicPtr<PyObject>,
}

impl Name {
    pub(crate) const fn new(text: &'static CStr) -> Name {
        Name { text, cell: AtomicPtr::new(null_mut()) }
    }

    /// The interned string.
    #[inline]
    pub(crate) fn get(&self) -> Result<*mut PyObject> {
        let known = self.cell.load(Ordering::Acquire);
        if !known.is_null() {
            return Ok(known);
        }
        // SAFETY: a NUL-terminated string; the new reference is kept for good.
        let made = unsafe { Owned::steal(py::PyUnicode_InternFromString(self.text.as_ptr())) }?;
        self.cell.store(made.as_ptr(), Ordering::Release);
        Ok(made.into_ptr())
    }
}

/// An interned string: `name!("__dlpack__")`.
macro_rules! name {
    ($text:literal) => {{
        static NAME: $crate::python::Name =
            match ::std::ffi::CStr::from_bytes_with_nul(concat!($text, "\0").as_bytes()) {
                Ok(text) => $crate::python::Name::new(text),
                Err(_) => panic!("no NUL inside"),
            };
        NAME.get()
    }};
}
pub(crate) use name;

/// `getattr(object, name)`.
///
/// # Safety
/// Both are live.
#[inline]
pub(crate) unsafe fn get_attr(object: *mut PyObject, name: *mut PyObject) -> Result<Owned> {
    // SAFETY: live (see above); a new reference or null.
    unsafe { Owned::steal(py::PyObject_GetAttr(object, name)) }
}

/// `getattr(object, name, None)`: absent is `None` of the option; other exceptions are raised.
///
/// # Safety
/// Both are live.
pub(crate) unsafe fn find_attr(
    object: *mut PyObject,
    name: *mut PyObject,
) -> Result<Option<Owned>> {
    // SAFETY: live (see above).
    unsafe {
        let found = py::PyObject_GetAttr(object, name);
        if !found.is_null() {
            return Owned::steal(found).map(Some);
        }
        if py::PyErr_ExceptionMatches(py::PyExc_AttributeError) == 0 {
            return Err(Raised(()));
        }
        py::PyErr_Clear();
        Ok(None)
    }
}

/// `setattr(object, name, value)`.
///
/// # Safety
/// All are live.
pub(crate) unsafe fn set_attr(
    object: *mut PyObject,
    name: *mut PyObject,
    value: *mut PyObject,
) -> Result<()> {
    // SAFETY: live (see above).
    check(unsafe { py::PyObject_SetAttr(object, name, value) })
}

/// `callable(*args)`.
///
/// # Safety
/// All are live.
#[inline]
pub(crate) unsafe fn call(callable: *mut PyObject, args: &[*mut PyObject]) -> Result<Owned> {
    // SAFETY: live (see above); no keywords.
    unsafe {
        Owned::steal(py::PyObject_Vectorcall(callable, args.as_ptr(), args.len(), null_mut()))
    }
}

/// `object.name()`.
///
/// # Safety
/// Both are live.
pub(crate) unsafe fn call_method0(object: *mut PyObject, name: *mut PyObject) -> Result<Owned> {
    // SAFETY: live (see above).
    unsafe { Owned::steal(py::PyObject_CallMethodNoArgs(object, name)) }
}

/// The convention of C functions that return -1 when they raise.
#[inline]
pub(crate) fn check(status: i32) -> Result<()> {
    if status < 0 { Err(Raised(())) } else { Ok(()) }
}

/// The value of a Python integer (or of what `__index__` gives); OverflowError beyond 64 bits.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn as_i64(object: *mut PyObject) -> Result<i64> {
    // SAFETY: live (see above); -1 is ambiguous, so the error flag decides.
    unsafe {
        let value = py::PyLong_AsLongLong(object);
        if value == -1 && !py::PyErr_Occurred().is_null() { Err(Raised(())) } else { Ok(value) }
    }
}

/// An address given as a Python integer: any 64 bits, signed or not.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn as_address(object: *mut PyObject) -> Result<usize> {
    // SAFETY: live (see above).
    unsafe {
        let value = py::PyLong_AsUnsignedLongLongMask(object);
        if value == u64::MAX && !py::PyErr_Occurred().is_null() {
            return Err(Raised(()));
        }
        Ok(value as usize)
    }
}

/// Imports a module by its full name.
pub(crate) fn import(module: &CStr) -> Result<Owned> {
    // SAFETY: a NUL-terminated name.
    unsafe { Owned::steal(py::PyImport_ImportModule(module.as_ptr())) }
}

/// Text for a C struct that lives as long as the program.
pub(crate) const fn c(text: &'static CStr) -> *const c_char {
    text.as_ptr()
}

/// The answer of a comparison for a class that knows `==` and `!=` only.
pub(crate) fn equality(operation: i32, equal: bool) -> Owned {
    match operation {
        py::Py_EQ => Owned::bool(equal),
        py::Py_NE => Owned::bool(!equal),
        // SAFETY: NotImplemented lives as long as the interpreter.
        _ => unsafe { Owned::share(py::Py_NotImplemented()) },
    }
}

/// The end of every function that Python calls and that returns an object: null when it raised.
#[inline]
pub(crate) fn object_or_null(result: Result<Owned>) -> *mut PyObject {
    match result {
        Ok(object) => object.into_ptr(),
        Err(Raised(())) => null_mut(),
    }
}

/// Runs the body of a function that Python calls: a panic becomes a SystemError.
#[inline]
pub(crate) fn fence(body: impl FnOnce() -> Result<Owned>) -> *mut PyObject {
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(body)) {
        Ok(result) => object_or_null(result),
        Err(panic) => {
            let Raised(()) = raise_panic(&*panic);
            null_mut()
        }
    }
}

/// Like [`fence`], for functions that return 0, or -1 when they raised.
#[inline]
pub(crate) fn fence_status(body: impl FnOnce() -> Result<()>) -> i32 {
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(body)) {
        Ok(Ok(())) => 0,
        Ok(Err(Raised(()))) => -1,
        Err(panic) => {
            let Raised(()) = raise_panic(&*panic);
            -1
        }
    }
}

/// Like [`fence`], for functions that return something else, and `failed` when they raised.
#[inline]
pub(crate) fn fence_value<T>(failed: T, body: impl FnOnce() -> Result<T>) -> T {
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(body)) {
        Ok(Ok(value)) => value,
        Ok(Err(Raised(()))) => failed,
        Err(panic) => {
            let Raised(()) = raise_panic(&*panic);
            failed
        }
    }
}

#[cold]
fn raise_panic(panic: &(dyn std::any::Any + Send)) -> Raised {
    let message = panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "unknown cause".to_owned());
    system_error(format!("fishplate panicked: {message}"))
}
