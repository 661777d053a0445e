//! `Method`: a reflected method as a class attribute. `object.method(x)` goes to the function with
//! the object as its first argument, and no bound method is made.
//!
//! `construct.rs` builds `__init__` on the same object.

use std::ffi::{c_int, c_void};
use std::mem::offset_of;
use std::ptr::null_mut;

use pyo3_ffi as py;

use crate::class::{ClassBuilder, ClassCell, Method, add_class, method_def};
use crate::construct::Plan;
use crate::function::FUNCTION;
use crate::python::{Owned, PyObject, Result, call, fence, name, new_str, type_error, type_name};

/// The layout of an instance. Name, documentation and the like are in its dictionary.
#[repr(C)]
pub(crate) struct MethodObject {
    base: PyObject,
    vectorcall: py::vectorcallfunc,
    dict: *mut PyObject,
    function: *mut PyObject,
    /// An `inspect.Signature`, or a function that makes it when someone asks.
    signature: *mut PyObject,
    /// How a constructor resolves its arguments; null for methods.
    plan: *mut Plan,
}

unsafe extern "C" {
    fn PyMethod_New(function: *mut PyObject, object: *mut PyObject) -> *mut PyObject;
}

pub(crate) static METHOD: ClassCell = ClassCell::new();

/// The function behind a method.
///
/// # Safety
/// `this` is a live instance.
#[inline(always)]
pub(crate) unsafe fn function_of(this: *mut PyObject) -> *mut PyObject {
    // SAFETY: see above; set when it was made.
    unsafe { (*this.cast::<MethodObject>()).function }
}

/// The plan of a constructor.
///
/// # Safety
/// `this` is a live constructor, for `'a`.
#[inline(always)]
pub(crate) unsafe fn plan_of<'a>(this: *mut PyObject) -> &'a Plan {
    // SAFETY: see above; set when it was made.
    unsafe { &*(*this.cast::<MethodObject>()).plan }
}

/// Makes an instance; `attributes` becomes its dictionary.
///
/// # Safety
/// All are live; `plan` goes with the entry of constructors and else is `None`.
pub(crate) unsafe fn make(
    function: *mut PyObject,
    signature: *mut PyObject,
    attributes: *mut PyObject,
    entry: py::vectorcallfunc,
    plan: Option<Box<Plan>>,
) -> Result<Owned> {
    // SAFETY: live objects; the memory is filled right here.
    unsafe {
        if !FUNCTION.is_instance(function) {
            return Err(type_error(format!("expected a Function, got {}", type_name(function))));
        }
        if py::PyDict_Check(attributes) == 0 {
            let got = type_name(attributes);
            return Err(type_error(format!("expected a dict of attributes, got {got}")));
        }
        let dict = Owned::steal(py::PyDict_Copy(attributes))?;
        let made = Owned::steal(py::PyType_GenericAlloc(METHOD.as_type(), 0))?;
        let this = made.as_ptr().cast::<MethodObject>();
        (*this).vectorcall = entry;
        (*this).dict = dict.into_ptr();
        (*this).function = Owned::share(function).into_ptr();
        (*this).signature = Owned::share(signature).into_ptr();
        (*this).plan = plan.map_or(null_mut(), Box::into_raw);
        Ok(made)
    }
}

/// The entry of methods: the function takes the object like any other argument.
unsafe extern "C" fn vectorcall(
    this: *mut PyObject,
    args: *const *mut PyObject,
    count_and_flag: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    // SAFETY: Python's own arguments, handed on.
    unsafe { py::PyObject_Vectorcall(function_of(this), args, count_and_flag, keywords) }
}

unsafe extern "C" fn descr_get(
    this: *mut PyObject,
    object: *mut PyObject,
    _: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance, and the object or null for the class itself.
        unsafe {
            match object.is_null() {
                true => Ok(Owned::share(this)),
                false => Owned::steal(PyMethod_New(this, object)),
            }
        }
    })
}

unsafe extern "C" fn signature(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; the slot always holds a reference.
        unsafe {
            let known = Owned::share((*this.cast::<MethodObject>()).signature);
            if py::PyCallable_Check(known.as_ptr()) == 0 {
                return Ok(known);
            }
            let made = call(known.as_ptr(), &[])?;
            let slot = &raw mut (*this.cast::<MethodObject>()).signature;
            let before = std::mem::replace(&mut *slot, made.clone().into_ptr());
            py::Py_DECREF(before);
            Ok(made)
        }
    })
}

unsafe extern "C" fn repr(this: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; the name is borrowed from its dictionary.
        unsafe {
            let dict = (*this.cast::<MethodObject>()).dict;
            let known = match dict.is_null() {
                true => null_mut(),
                false => py::PyDict_GetItemWithError(dict, name!("__qualname__")?),
            };
            if known.is_null() {
                return new_str("<FFI method>");
            }
            Owned::steal(py::PyUnicode_FromFormat(c"<FFI method %S>".as_ptr(), known))
        }
    })
}

unsafe extern "C" fn traverse(
    this: *mut PyObject,
    visit: py::visitproc,
    arg: *mut c_void,
) -> c_int {
    // SAFETY: called by the collector with a live instance; a plan lives as long as it.
    unsafe {
        let held = &*this.cast::<MethodObject>();
        let own = [held.dict, held.function, held.signature, py::Py_TYPE(this).cast()];
        let planned = held.plan.as_ref().map(Plan::references).unwrap_or_default();
        for object in own.into_iter().chain(planned) {
            if !object.is_null() {
                let status = visit(object, arg);
                if status != 0 {
                    return status;
                }
            }
        }
    }
    0
}

unsafe extern "C" fn clear(this: *mut PyObject) -> c_int {
    // SAFETY: called by the collector with a live instance. Every circle through a method passes
    // its dictionary or, for constructors, the plan's class; the rest is needed by calls.
    unsafe {
        let held = this.cast::<MethodObject>();
        py::Py_CLEAR(&raw mut (*held).dict);
        if let Some(plan) = (*held).plan.as_mut() {
            plan.clear();
        }
    }
    0
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        py::PyObject_GC_UnTrack(this.cast());
        let held = this.cast::<MethodObject>();
        py::Py_CLEAR(&raw mut (*held).dict);
        py::Py_CLEAR(&raw mut (*held).function);
        py::Py_CLEAR(&raw mut (*held).signature);
        if !(*held).plan.is_null() {
            drop(Box::from_raw((*held).plan));
        }
        crate::object::free(this);
    }
}

unsafe extern "C" fn make_method(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 3 {
            return Err(type_error("expected (function, signature, attributes)"));
        }
        // SAFETY: Python passes three live arguments.
        unsafe { make(*args, *args.add(1), *args.add(2), vectorcall, None) }
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_make_method",
        Method::Fast(make_method),
        0,
        c"_make_method(function, signature, attributes, /)\n--\n\nA class attribute that calls the function with the object first.",
    )]
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<MethodObject>(c"fishplate._core.Method")
        .doc(c"A method of a reflected type.")
        .flags(
            py::Py_TPFLAGS_HAVE_VECTORCALL
                | py::Py_TPFLAGS_METHOD_DESCRIPTOR
                | py::Py_TPFLAGS_DISALLOW_INSTANTIATION
                | py::Py_TPFLAGS_HAVE_GC,
        )
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_traverse, traverse as *mut c_void)
        .slot(py::Py_tp_clear, clear as *mut c_void)
        .slot(py::Py_tp_repr, repr as *mut c_void)
        .slot(py::Py_tp_call, py::PyVectorcall_Call as *mut c_void)
        .slot(py::Py_tp_descr_get, descr_get as *mut c_void)
        .offset(c"__vectorcalloffset__", offset_of!(MethodObject, vectorcall))
        .offset(c"__dictoffset__", offset_of!(MethodObject, dict))
        .property(c"__signature__", signature, None, c"The parameters, as inspect has them.")
        .build(null_mut(), &METHOD)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &METHOD) }
}
