//! `FFIProperty`: a `property` over a reflected field that goes straight to the field's C getter
//! and setter.
//!
//! It derives from Python's `property`, so tools take it for one; the storage of the base stays
//! empty. What is our own lies behind it, at an offset that only the running Python knows.

use std::ffi::{c_int, c_void};
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3_ffi as py;

use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::field::{self, Access, GETTER, SETTER};
use crate::python::{
    Owned, PyObject, Raised, Result, attribute_error, call, fence, fence_status, type_error,
    type_name,
};

pub(crate) static PROPERTY: ClassCell = ClassCell::new();

/// What an instance holds besides the empty `property`.
#[repr(C)]
struct Own {
    /// The field of the getter below; null until `__init__`.
    field: *const Access,
    /// A `FieldGetter`.
    getter: *mut PyObject,
    /// A `FieldSetter`, or a callable that stands for one.
    setter: *mut PyObject,
    doc: *mut PyObject,
    frozen: bool,
}

static OFFSET: AtomicUsize = AtomicUsize::new(0);

#[inline(always)]
unsafe fn own<'a>(this: *mut PyObject) -> &'a mut Own {
    // SAFETY: the caller passes a live instance; its memory was made for both parts. The GIL is
    // held, and no reference outlives a call into Python.
    unsafe { &mut *this.cast::<u8>().add(OFFSET.load(Ordering::Relaxed)).cast() }
}

unsafe extern "C" fn init(
    this: *mut PyObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
) -> c_int {
    fence_status(|| {
        let mut names = [c"fget", c"fset", c"frozen", c"fdel", c"doc"]
            .map(|name| name.as_ptr().cast_mut())
            .to_vec();
        names.push(null_mut());
        let (mut getter, mut setter, mut frozen) =
            (null_mut::<PyObject>(), null_mut::<PyObject>(), 0);
        let (mut deleter, mut doc) = (null_mut::<PyObject>(), null_mut::<PyObject>());
        // SAFETY: the format names what the addresses hold; the objects are borrowed.
        unsafe {
            let parsed = py::PyArg_ParseTupleAndKeywords(
                args,
                keywords,
                c"OOp|OO:FFIProperty".as_ptr(),
                names.as_mut_ptr().cast(),
                &raw mut getter,
                &raw mut setter,
                &raw mut frozen,
                &raw mut deleter,
                &raw mut doc,
            );
            if parsed == 0 {
                return Err(Raised::already());
            }
            fill(this, getter, setter, frozen != 0, doc)
        }
    })
}

/// Stores the parts, after a look at them.
unsafe fn fill(
    this: *mut PyObject,
    getter: *mut PyObject,
    setter: *mut PyObject,
    frozen: bool,
    doc: *mut PyObject,
) -> Result<()> {
    // SAFETY: the caller passes live objects (the last may be null) and an instance.
    unsafe {
        // A call that reads the field may be going on: what it uses must not go away.
        if !own(this).field.is_null() {
            return Err(type_error("FFIProperty: __init__ has run already"));
        }
        if py::Py_TYPE(getter) != GETTER.as_type() {
            let got = type_name(getter);
            return Err(type_error(format!("FFIProperty: fget must be a FieldGetter, got {got}")));
        }
        if py::PyCallable_Check(setter) == 0 {
            let got = type_name(setter);
            return Err(type_error(format!("FFIProperty: fset must be callable, got {got}")));
        }
        let doc = if doc.is_null() { py::Py_None() } else { doc };
        let new = Own {
            field: field::access(getter),
            getter: Owned::share(getter).into_ptr(),
            setter: Owned::share(setter).into_ptr(),
            doc: Owned::share(doc).into_ptr(),
            frozen,
        };
        *own(this) = new;
    }
    Ok(())
}

/// The field that an instance reads and writes.
#[inline(always)]
unsafe fn field_of<'a>(this: *mut PyObject) -> Result<&'a Access> {
    // SAFETY: the caller passes an instance; its getter keeps the field.
    match unsafe { own(this).field.as_ref() } {
        Some(field) => Ok(field),
        None => Err(type_error("the FFIProperty is empty: its __init__ has not run")),
    }
}

unsafe extern "C" fn descr_get(
    this: *mut PyObject,
    object: *mut PyObject,
    _: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance, and the object or null for the class itself.
        unsafe {
            if object.is_null() || object == py::Py_None() {
                return Ok(Owned::share(this));
            }
            field_of(this)?.read(object)
        }
    })
}

unsafe extern "C" fn descr_set(
    this: *mut PyObject,
    object: *mut PyObject,
    new: *mut PyObject,
) -> c_int {
    fence_status(|| {
        // SAFETY: Python passes an instance and an object; the value is null for `del`.
        unsafe {
            let name = field_of(this)?.name();
            if new.is_null() || own(this).frozen {
                let class = type_name(object);
                let lack = if new.is_null() { "deleter" } else { "setter" };
                let text = format!("property '{name}' of '{class}' object has no {lack}");
                return Err(attribute_error(text));
            }
            force(this, object, new)
        }
    })
}

/// Sets the field, frozen or not.
#[inline(always)]
unsafe fn force(this: *mut PyObject, object: *mut PyObject, new: *mut PyObject) -> Result<()> {
    // SAFETY: the caller passes an instance that was initialised, and live objects.
    unsafe {
        let setter = own(this).setter;
        if py::Py_TYPE(setter) == SETTER.as_type() {
            return field::access(setter).write(object, new);
        }
        let setter = Owned::share(setter);
        call(setter.as_ptr(), &[object, new]).map(drop)
    }
}

unsafe extern "C" fn set(
    this: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 2 {
            return Err(type_error(format!("set() takes an object and a value, got {count}")));
        }
        // SAFETY: Python passes an instance and two live arguments.
        unsafe {
            field_of(this)?;
            force(this, *args, *args.add(1))?;
        }
        Ok(Owned::none())
    })
}

/// An object or, where there is none, `None`.
unsafe fn or_none(object: *mut PyObject) -> *mut PyObject {
    fence(|| match object.is_null() {
        true => Ok(Owned::none()),
        // SAFETY: the property holds a reference.
        false => Ok(unsafe { Owned::share(object) }),
    })
}

unsafe extern "C" fn get_getter(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    unsafe { or_none(own(this).getter) }
}

unsafe extern "C" fn get_setter(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    unsafe { or_none(if own(this).frozen { null_mut() } else { own(this).setter }) }
}

unsafe extern "C" fn get_deleter(_: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    fence(|| Ok(Owned::none()))
}

unsafe extern "C" fn get_doc(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    unsafe { or_none(own(this).doc) }
}

unsafe extern "C" fn set_doc(this: *mut PyObject, new: *mut PyObject, _: *mut c_void) -> c_int {
    fence_status(|| {
        // SAFETY: Python passes an instance; null is `del`, which leaves nothing behind. The old
        // text goes only after the new one is in place.
        unsafe {
            py::Py_XINCREF(new);
            let before = std::mem::replace(&mut own(this).doc, new);
            py::Py_XDECREF(before);
        }
        Ok(())
    })
}

unsafe extern "C" fn get_name(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| unsafe { crate::python::new_str(field_of(this)?.name()) })
}

unsafe extern "C" fn traverse(
    this: *mut PyObject,
    visit: py::visitproc,
    arg: *mut c_void,
) -> c_int {
    // SAFETY: called by the collector with a live instance; the base has a slot of its own.
    unsafe {
        let held = own(this);
        for object in [held.getter, held.setter, held.doc, py::Py_TYPE(this).cast()] {
            if !object.is_null() {
                let status = visit(object, arg);
                if status != 0 {
                    return status;
                }
            }
        }
        match py::PyProperty_Type.tp_traverse {
            Some(base) => base(this, visit, arg),
            None => 0,
        }
    }
}

/// Empties an instance; it can do nothing afterwards.
unsafe fn release(this: *mut PyObject) {
    // SAFETY: the caller passes an instance; a slot is emptied before what it held goes.
    unsafe {
        own(this).field = null();
        py::Py_CLEAR(&raw mut own(this).getter);
        py::Py_CLEAR(&raw mut own(this).setter);
        py::Py_CLEAR(&raw mut own(this).doc);
    }
}

unsafe extern "C" fn clear(this: *mut PyObject) -> c_int {
    // SAFETY: called by the collector with a live instance.
    unsafe { release(this) };
    0
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone. The dealloc slot of `property`
    // expects a tracked object and frees the memory; the reference to the class is ours to drop.
    unsafe {
        py::PyObject_GC_UnTrack(this.cast());
        let class = py::Py_TYPE(this);
        release(this);
        py::PyObject_GC_Track(this.cast());
        if let Some(base) = py::PyProperty_Type.tp_dealloc {
            base(this);
        }
        py::Py_DECREF(class.cast());
    }
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    // SAFETY: a class of the interpreter; its size is known since start-up.
    let base_size = unsafe { py::PyProperty_Type.tp_basicsize } as usize;
    let offset = base_size.next_multiple_of(align_of::<Own>());
    OFFSET.store(offset, Ordering::Relaxed);
    ClassBuilder::new::<Own>(c"fishplate._core.FFIProperty")
        .size(offset + size_of::<Own>())
        // No docstring of the class: it would stand before those of the instances.
        .flags(py::Py_TPFLAGS_HAVE_GC)
        .slot(py::Py_tp_init, init as *mut c_void)
        .slot(py::Py_tp_descr_get, descr_get as *mut c_void)
        .slot(py::Py_tp_descr_set, descr_set as *mut c_void)
        .slot(py::Py_tp_traverse, traverse as *mut c_void)
        .slot(py::Py_tp_clear, clear as *mut c_void)
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .method(
            c"set",
            Method::Fast(set),
            c"set($self, obj, value, /)\n--\n\nSets the field, even a frozen one.",
        )
        .property(c"fget", get_getter, None, c"The getter of the field.")
        .property(c"fset", get_setter, None, c"The setter of the field; None when it is frozen.")
        .property(c"fdel", get_deleter, None, c"None: a field cannot be deleted.")
        .property(c"__name__", get_name, None, c"The name of the field.")
        .property(c"__doc__", get_doc, Some(set_doc), c"What the type says about the field.")
        .build((&raw mut py::PyProperty_Type).cast(), &PROPERTY)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &PROPERTY) }
}
