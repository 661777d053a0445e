//! `Dispatcher`: a callable that has a function for each kind of arguments, the base of `JitFunction`.
//!
//! The kinds of plain arguments (arrays of NumPy and tensors of frameworks without gaps, numbers, None) are told
//! here, and a function that was remembered for them is called at once. All else goes to the method `_dispatch`.

use std::ffi::{c_int, c_void};
use std::mem::offset_of;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3_ffi as py;

use crate::argument::one_digit;
use crate::class::{ClassBuilder, ClassCell, Method, add_class, method_def};
use crate::dlpack::{array_kind, exchange_kind};
use crate::function;
use crate::python::{Owned, PyObject, Result, as_i64, fence, name, type_error, type_name};

/// More arguments than this are not looked at.
const MOST: usize = 8;
/// More functions than this are not kept: whoever has so many kinds pays for the look-up in Python.
const MOST_ENTRIES: usize = 32;

/// What says which function to call: the kinds of the arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Kinds {
    count: usize,
    kinds: [u64; MOST],
}

struct Entry {
    kinds: Kinds,
    function: Owned,
}

/// The layout of an instance.
#[repr(C)]
struct DispatcherObject {
    base: PyObject,
    vectorcall: py::vectorcallfunc,
    entries: *mut Vec<Entry>,
}

static DISPATCHER: ClassCell = ClassCell::new();

/// How many functions are being compiled: a call inside of one is not for us.
static TRACES: AtomicUsize = AtomicUsize::new(0);

/// The kind of an argument; nothing for those that need a closer look. Kinds of arrays are above these.
#[inline(always)]
unsafe fn kind(object: *mut PyObject) -> Option<u64> {
    // SAFETY: the caller passes a live object.
    unsafe {
        if let Some(kind) = array_kind(object) {
            return Some(kind);
        }
        let class = py::Py_TYPE(object);
        if class == &raw mut py::PyLong_Type {
            // Numbers of one digit have 30 bits, and are all of one kind.
            return one_digit(object).map(|_| 1);
        }
        if class == &raw mut py::PyFloat_Type {
            return Some(2);
        }
        if class == &raw mut py::PyBool_Type {
            return Some(3);
        }
        if object == py::Py_None() {
            return Some(4);
        }
        exchange_kind(object)
    }
}

#[inline(always)]
unsafe fn kinds(args: &[*mut PyObject]) -> Option<Kinds> {
    if args.len() > MOST {
        return None;
    }
    let mut found = Kinds { count: args.len(), kinds: [0; MOST] };
    for (slot, &arg) in found.kinds.iter_mut().zip(args) {
        // SAFETY: the caller passes live objects.
        *slot = unsafe { kind(arg) }?;
    }
    Some(found)
}

unsafe extern "C" fn vectorcall(
    this: *mut PyObject,
    args: *const *mut PyObject,
    count_and_flag: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    // SAFETY: Python passes a live instance and as many live arguments. The function is held for the call:
    // its entry may go meanwhile.
    unsafe {
        let count = py::PyVectorcall_NARGS(count_and_flag) as usize;
        if keywords.is_null() && count > 0 && TRACES.load(Ordering::Relaxed) == 0 {
            let given = std::slice::from_raw_parts(args, count);
            if let Some(kinds) = kinds(given)
                && let Some(entry) = entries(this).iter().find(|entry| entry.kinds == kinds)
            {
                let function = entry.function.clone();
                return function::call_vector(function.as_ptr(), args, count);
            }
        }
        fence(|| dispatch(this, args, count, keywords))
    }
}

/// Calls `_dispatch` with the same arguments.
#[cold]
unsafe fn dispatch(
    this: *mut PyObject,
    args: *const *mut PyObject,
    count: usize,
    keywords: *mut PyObject,
) -> Result<Owned> {
    // SAFETY: the caller passes the arguments of a vectorcall: values of keywords follow the others.
    unsafe {
        let named = if keywords.is_null() { 0 } else { py::PyTuple_GET_SIZE(keywords) as usize };
        let mut all = crate::python::room(1 + count + named)?;
        all.push(this);
        if count + named > 0 {
            all.extend_from_slice(std::slice::from_raw_parts(args, count + named));
        }
        let method = name!("_dispatch")?;
        Owned::steal(py::PyObject_VectorcallMethod(method, all.as_ptr(), count + 1, keywords))
    }
}

unsafe fn entries<'a>(this: *mut PyObject) -> &'a [Entry] {
    // SAFETY: the caller passes a live instance; its list is null or its own.
    unsafe { (*this.cast::<DispatcherObject>()).entries.as_ref().map_or(&[], Vec::as_slice) }
}

/// `_remember(args, function)`: calls with arguments of these kinds go to the function.
unsafe extern "C" fn remember(
    this: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live instance and `count` live arguments; a tuple's items lie in a row.
        unsafe {
            if count != 2 || py::PyTuple_Check(*args) == 0 {
                return Err(type_error("_remember takes a tuple and a Function"));
            }
            let (given, function) = (*args, *args.add(1));
            if !function::FUNCTION.is_instance(function) {
                return Err(type_error(format!(
                    "expected a Function, got {}",
                    type_name(function)
                )));
            }
            let Some(kinds) = kinds(crate::container::build::slice_of(given)) else {
                return Ok(Owned::none());
            };
            let slot = &mut (*this.cast::<DispatcherObject>()).entries;
            if slot.is_null() {
                *slot = Box::into_raw(Box::default());
            }
            let known = &mut **slot;
            if known.len() < MOST_ENTRIES && !known.iter().any(|entry| entry.kinds == kinds) {
                known.push(Entry { kinds, function: Owned::share(function) });
            }
            Ok(Owned::none())
        }
    })
}

unsafe extern "C" fn new(
    class: *mut py::PyTypeObject,
    _: *mut PyObject,
    _: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a class of ours, whose instances start as zeros.
        unsafe {
            let made = match (*class).tp_alloc {
                Some(alloc) => Owned::steal(alloc(class, 0))?,
                None => return Err(type_error("Dispatcher cannot be instantiated")),
            };
            (*made.as_ptr().cast::<DispatcherObject>()).vectorcall = vectorcall;
            Ok(made)
        }
    })
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        py::PyObject_GC_UnTrack(this.cast());
        clear(this);
        crate::object::free(this);
    }
}

unsafe extern "C" fn traverse(
    this: *mut PyObject,
    visit: py::visitproc,
    arg: *mut c_void,
) -> c_int {
    // SAFETY: called by the collector with a live instance.
    unsafe {
        for entry in entries(this) {
            let status = visit(entry.function.as_ptr(), arg);
            if status != 0 {
                return status;
            }
        }
        visit(py::Py_TYPE(this).cast(), arg)
    }
}

unsafe extern "C" fn clear(this: *mut PyObject) -> c_int {
    // SAFETY: called with a live instance; the list is taken out before what it holds goes.
    unsafe {
        let slot = &mut (*this.cast::<DispatcherObject>()).entries;
        let entries = std::mem::replace(slot, null_mut());
        if !entries.is_null() {
            drop(Box::from_raw(entries));
        }
    }
    0
}

/// `_set_tracing(step)`: one function more, or one less, is being compiled.
unsafe extern "C" fn set_tracing(_: *mut PyObject, step: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object.
        let step = unsafe { as_i64(step) }?;
        match step {
            1 => TRACES.fetch_add(1, Ordering::Relaxed),
            -1 => TRACES.fetch_sub(1, Ordering::Relaxed),
            _ => return Err(type_error(format!("expected 1 or -1, got {step}"))),
        };
        Ok(Owned::none())
    })
}

/// `_use_vectorcall(class)`: lets a class derived from `Dispatcher` be called without a tuple, which
/// Python before 3.12 does not inherit.
unsafe extern "C" fn use_vectorcall(_: *mut PyObject, class: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object; a class that calls as `Dispatcher` does has its offset.
        unsafe {
            let is_class = py::PyType_Check(class) != 0;
            let class: *mut py::PyTypeObject = class.cast();
            // What a class of Python calls is in its slot, or is ours.
            let entry =
                |class: *mut py::PyTypeObject| (*class).tp_call.map(|call| call as *const ());
            if !is_class
                || py::PyType_IsSubtype(class, DISPATCHER.as_type()) == 0
                || entry(class) != entry(DISPATCHER.as_type())
            {
                return Err(type_error("expected a class that is called as Dispatcher is"));
            }
            #[cfg(not(Py_3_12))]
            {
                (*class).tp_flags |= py::Py_TPFLAGS_HAVE_VECTORCALL;
                py::PyType_Modified(class);
            }
            Ok(Owned::share(class.cast()))
        }
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_set_tracing",
            Method::One(set_tracing),
            0,
            c"_set_tracing(step, /)\n--\n\nSays that one function more (1) or less (-1) is being compiled.",
        ),
        method_def(
            c"_use_vectorcall",
            Method::One(use_vectorcall),
            0,
            c"_use_vectorcall(cls, /)\n--\n\nLets a class derived from Dispatcher be called without a tuple.",
        ),
    ]
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<DispatcherObject>(c"fishplate._core.Dispatcher")
        .doc(c"Dispatcher(*args, **kwargs)\n--\n\nCalls a function that was remembered for the kinds of its arguments, else `_dispatch`.")
        .flags(py::Py_TPFLAGS_HAVE_VECTORCALL | py::Py_TPFLAGS_HAVE_GC)
        .slot(py::Py_tp_new, new as *mut c_void)
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_traverse, traverse as *mut c_void)
        .slot(py::Py_tp_clear, clear as *mut c_void)
        .slot(py::Py_tp_call, py::PyVectorcall_Call as *mut c_void)
        .offset(c"__vectorcalloffset__", offset_of!(DispatcherObject, vectorcall))
        .method(c"_remember", Method::Fast(remember), c"_remember($self, args, function, /)\n--\n\nCall a function for arguments of the kinds of these, from now on.")
        .build(null_mut(), &DISPATCHER)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &DISPATCHER) }
}
