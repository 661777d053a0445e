//! Which Python class stands for which FFI type, and the Python code that the extension calls on
//! cold paths.

use std::cell::UnsafeCell;
use std::collections::HashMap;

use fishplate_abi::TypeIndex;
use pyo3_ffi as py;

use crate::class::{ClassCell, Method};
use crate::object::C_OBJECT;
use crate::python::{
    Owned, PyObject, Result, as_i64, call, fence, runtime_error, type_error, type_name,
};
use crate::{instance_memory, layout};

/// A registered class.
#[derive(Clone, Copy)]
pub(crate) struct Registered {
    /// The class; null where none is registered. The reference is held for good.
    class: *mut PyObject,
    /// Instances are no wrappers but values of their own, made by `__from_tvm_ffi_object__`.
    native: bool,
    /// Such values make their FFI object when they are asked for it: the class has `__getattr__`.
    late: bool,
}

const NOTHING: Registered = Registered { class: std::ptr::null_mut(), native: false, late: false };

struct Table(UnsafeCell<Vec<Registered>>);

// SAFETY: only reached by threads that hold the GIL, and never across a call into Python.
unsafe impl Sync for Table {}

/// Classes by type index.
static CLASSES: Table = Table(UnsafeCell::new(Vec::new()));

struct Types(UnsafeCell<Option<HashMap<usize, Vec<TypeIndex>>>>);

// SAFETY: as for the table above.
unsafe impl Sync for Types {}

/// The types that a class was ever registered for, by the class's address; such a class lives for good.
static TYPES: Types = Types(UnsafeCell::new(None));

/// The types that a class was registered for, if any.
pub(crate) fn types_of<'a>(class: *mut PyObject) -> Option<&'a [TypeIndex]> {
    // SAFETY: the GIL is held; callers let go of the slice before anything of Python runs.
    let types = unsafe { &*TYPES.0.get() };
    types.as_ref()?.get(&(class as usize)).map(Vec::as_slice)
}

/// Whether a class is the one that is registered for a type.
#[inline]
pub(crate) fn is_class_of(class: *mut py::PyTypeObject, type_index: TypeIndex) -> bool {
    registered(type_index).is_some_and(|entry| entry.class == class.cast())
}

/// `f(type_index) -> type`: makes and registers a class for a type that has none.
static MAKE_CLASS: ClassCell = ClassCell::new();

/// The registered class of a type, if any.
#[inline]
fn registered(type_index: TypeIndex) -> Option<Registered> {
    // SAFETY: the GIL is held, nothing else touches the table meanwhile.
    let classes = unsafe { &*CLASSES.0.get() };
    let entry = *classes.get(type_index.0 as usize)?;
    (!entry.class.is_null()).then_some(entry)
}

/// The class whose instances are values made from objects of a type, such as `String`, if the
/// type has one of that kind.
#[inline]
pub(crate) fn native_class_of(type_index: TypeIndex) -> Option<*mut PyObject> {
    registered(type_index).filter(|entry| entry.native).map(|entry| entry.class)
}

/// Whether values of the native class of a type may come without their FFI object.
#[inline]
pub(crate) fn is_late(type_index: TypeIndex) -> bool {
    registered(type_index).is_some_and(|entry| entry.late)
}

/// The class whose instances stand for objects of a type: it derives from `CObject`.
#[inline]
pub(crate) fn class_of(type_index: TypeIndex) -> Result<*mut py::PyTypeObject> {
    match registered(type_index) {
        Some(Registered { class, native: false, .. }) => Ok(class.cast()),
        Some(_) => Ok(C_OBJECT.as_type()),
        None => make_class(type_index),
    }
}

#[cold]
fn make_class(type_index: TypeIndex) -> Result<*mut py::PyTypeObject> {
    let maker = MAKE_CLASS.get();
    if maker.is_null() {
        return Err(runtime_error(format!("no class is registered for type {}", type_index.0)));
    }
    let index = Owned::int(type_index.0.into())?;
    // SAFETY: live objects.
    let class = unsafe { call(maker, &[index.as_ptr()]) }?;
    // SAFETY: a live object; subclass checks are made on classes only.
    unsafe {
        let is_class = py::PyType_Check(class.as_ptr()) != 0
            && py::PyType_IsSubtype(class.as_ptr().cast(), C_OBJECT.as_type()) != 0;
        if !is_class {
            let got = type_name(class.as_ptr());
            return Err(type_error(format!("expected a class derived from CObject, got {got}")));
        }
    }
    // The maker registers it, which keeps it alive; an unregistered one is kept here.
    if registered(type_index).is_none() {
        set_class(type_index, class.clone())?;
    }
    Ok(class.as_ptr().cast())
}

/// Makes a class the one of a type, unless its instances cannot hold objects of the type; it is a class, and kept
/// for good.
pub(crate) fn set_class(type_index: TypeIndex, class: Owned) -> Result<()> {
    // SAFETY: the caller has checked that it is a class.
    unsafe { layout::expect_class(type_index, class.as_ptr().cast())? };
    // SAFETY: the caller has checked that it is a class.
    let native = unsafe { py::PyType_IsSubtype(class.as_ptr().cast(), C_OBJECT.as_type()) == 0 };
    if !native {
        // SAFETY: a class below `CObject`.
        unsafe { instance_memory::simplify(class.as_ptr().cast()) };
    }
    // SAFETY: a live class, and a C string.
    let finds = || unsafe { py::PyObject_HasAttrString(class.as_ptr(), c"__getattr__".as_ptr()) };
    let late = native && finds() != 0;
    // SAFETY: the GIL is held; the vector is not reached again while it is changed.
    let classes = unsafe { &mut *CLASSES.0.get() };
    let index = type_index.0 as usize;
    if classes.len() <= index {
        classes.resize(index + 1, NOTHING);
    }
    // SAFETY: as above.
    let types = unsafe { &mut *TYPES.0.get() }.get_or_insert_default();
    let known = types.entry(class.as_ptr() as usize).or_default();
    if !known.contains(&type_index) {
        known.push(type_index);
    }
    // A replaced class stays alive: instances and rows may still name it.
    classes[index] = Registered { class: class.into_ptr(), native, late };
    Ok(())
}

unsafe extern "C" fn set_class_of_index(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 2 {
            return Err(type_error("expected (type_index, class or None)"));
        }
        // SAFETY: Python passes two live arguments.
        unsafe {
            let (index, class) = (*args, *args.add(1));
            let index = as_i64(index)?;
            let Ok(index) = u16::try_from(index).map(i32::from) else {
                return Err(crate::python::value_error(format!("no type has the index {index}")));
            };
            if class == py::Py_None() {
                // SAFETY: the GIL is held.
                if let Some(slot) = (&mut *CLASSES.0.get()).get_mut(index as usize) {
                    *slot = NOTHING;
                }
                return Ok(Owned::none());
            }
            if py::PyType_Check(class) == 0 {
                return Err(type_error(format!("expected a class, got {}", type_name(class))));
            }
            set_class(TypeIndex(index), Owned::share(class))?;
        }
        Ok(Owned::none())
    })
}

unsafe extern "C" fn set_class_maker(_: *mut PyObject, maker: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object.
        MAKE_CLASS.set(unsafe { Owned::share(maker) });
        Ok(Owned::none())
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        crate::class::method_def(
            c"_set_class_of_index",
            Method::Fast(set_class_of_index),
            0,
            c"_set_class_of_index(type_index, class, /)\n--\n\nInstances of the class stand for objects of the type.",
        ),
        crate::class::method_def(
            c"_set_class_maker",
            Method::One(set_class_maker),
            0,
            c"_set_class_maker(maker, /)\n--\n\nmaker(type_index) gives a class to a type that has none.",
        ),
    ]
}
