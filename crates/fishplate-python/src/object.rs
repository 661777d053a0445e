//! `CObject`: the base of every class whose instances stand for an FFI object.
//!
//! A wrapper owns one strong reference to its object, or none after a move. It never holds an object of a type that
//! its class does not stand for (`layout.rs`), and an object that was read from it lives as long as it does
//! (`lost.rs`). Cold methods (repr, pickling) are added by `fishplate/core.py`.

use std::ffi::{c_int, c_void};
use std::ptr::null_mut;
use std::sync::atomic::Ordering;

use fishplate_abi::{COUNT_BOTH_ONE, ObjectHeader, RawAny, RawValue, TypeIndex, dec_ref, inc_ref};
use pyo3_ffi as py;

use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::python::{Owned, PyObject, Result, fence, type_error, type_name};
use crate::{classes, collect, function, identity, layout, lost};

/// The layout of an instance; classes derived in Rust start with it.
#[repr(C)]
pub(crate) struct CObject {
    base: PyObject,
    handle: *mut ObjectHeader,
}

pub(crate) static C_OBJECT: ClassCell = ClassCell::new();

/// Whether an object is a wrapper: an instance of `CObject`.
///
/// # Safety
/// `object` is live.
#[inline(always)]
pub(crate) unsafe fn is_wrapper(object: *mut PyObject) -> bool {
    // SAFETY: live (see above); a class has its line of ancestors, a tuple, from its making on.
    unsafe {
        let line = (*py::Py_TYPE(object)).tp_mro;
        let count = if line.is_null() { 0 } else { py::PyTuple_GET_SIZE(line) };
        // Without a second base class, the last before `object` is CObject.
        if count >= 2 && py::PyTuple_GET_ITEM(line, count - 2) == C_OBJECT.get() {
            return true;
        }
        C_OBJECT.is_instance(object)
    }
}

/// The object that a wrapper stands for; null after a move, or before `__init__`.
///
/// # Safety
/// `object` is a live instance of `CObject`.
#[inline]
pub(crate) unsafe fn handle_of(object: *mut PyObject) -> *mut ObjectHeader {
    // SAFETY: the layout of every instance starts with CObject.
    unsafe { (*object.cast::<CObject>()).handle }
}

/// Where a wrapper keeps its object, for moves.
///
/// # Safety
/// `object` is a live instance of `CObject`.
#[inline]
pub(crate) unsafe fn handle_slot(object: *mut PyObject) -> *mut *mut ObjectHeader {
    // SAFETY: the layout of every instance starts with CObject.
    unsafe { &raw mut (*object.cast::<CObject>()).handle }
}

/// A borrowed value for an object.
///
/// # Safety
/// `handle` is live.
#[inline]
pub(crate) unsafe fn view_of(handle: *mut ObjectHeader) -> RawAny {
    // SAFETY: live (see above).
    let type_index = unsafe { (*handle).type_index };
    RawAny { type_index, small_len: 0, value: RawValue { v_obj: handle } }
}

/// The wrapper of an object whose reference the caller gives: the one it has, or a new one of the
/// class registered for its type.
///
/// # Safety
/// The caller owns one reference to `handle` and does not use it afterwards.
#[inline]
pub(crate) unsafe fn wrap(handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: live by the caller's reference.
    let count = unsafe { (*handle).combined_ref_count.load(Ordering::Relaxed) };
    // A wrapper has a reference of its own: an object with the caller's alone has none.
    if count != COUNT_BOTH_ONE
        && let Some(known) = identity::find(handle)
    {
        // SAFETY: the wrapper has a reference of its own, so this one goes back.
        unsafe { dec_ref(handle) };
        return Ok(known);
    }
    // SAFETY: live by the caller's reference.
    let type_index = unsafe { (*handle).type_index };
    match classes::class_of(type_index) {
        // SAFETY: the reference goes on.
        Ok(class) => unsafe { wrap_as(handle, class) },
        Err(raised) => {
            // SAFETY: the reference has found no owner.
            unsafe { dec_ref(handle) };
            Err(raised)
        }
    }
}

/// A new wrapper of a given class, which becomes the one of its object.
///
/// # Safety
/// As [`wrap`]; `class` derives from `CObject`.
#[inline]
pub(crate) unsafe fn wrap_as(
    handle: *mut ObjectHeader,
    class: *mut py::PyTypeObject,
) -> Result<Owned> {
    // SAFETY: see above.
    unsafe {
        let made = wrap_unknown(handle, class)?;
        identity::bind(handle, made.as_ptr());
        Ok(made)
    }
}

/// A new wrapper that nobody finds by its object: another one may come to stand for it.
///
/// # Safety
/// As [`wrap_as`].
#[inline]
pub(crate) unsafe fn wrap_unknown(
    handle: *mut ObjectHeader,
    class: *mut py::PyTypeObject,
) -> Result<Owned> {
    // SAFETY: a class always has tp_alloc; it returns zeroed memory with one reference.
    unsafe {
        let made = match (*class).tp_alloc {
            Some(alloc) => Owned::steal(alloc(class, 0)),
            None => Err(type_error("the class cannot be instantiated")),
        };
        let made = match made {
            Ok(made) => made,
            Err(raised) => {
                dec_ref(handle);
                return Err(raised);
            }
        };
        function::prepare(made.as_ptr(), handle);
        *handle_slot(made.as_ptr()) = handle;
        Ok(made)
    }
}

/// Gives a wrapper an object that it may hold, whose reference the caller gives; another is refused, and its reference
/// goes. What the wrapper held before is lost to it.
///
/// # Safety
/// `object` is a live instance of `CObject`; the caller owns a reference to `handle`.
pub(crate) unsafe fn adopt(object: *mut PyObject, handle: *mut ObjectHeader) -> Result<()> {
    // SAFETY: see above; a refused object has found no owner.
    unsafe {
        if let Err(raised) = layout::expect_fit(object, handle) {
            dec_ref(handle);
            return Err(raised);
        }
        place(object, handle);
    }
    Ok(())
}

/// As [`adopt`], for an object that the wrapper is known to fit.
///
/// # Safety
/// As [`adopt`].
unsafe fn place(object: *mut PyObject, handle: *mut ObjectHeader) {
    // SAFETY: see above; the old object is kept until the wrapper dies, for a call may be using it.
    unsafe {
        function::forget(object);
        let before = detach(object);
        if !before.is_null() {
            lost::keep(object, before);
        }
        *handle_slot(object) = handle;
        function::prepare(object, handle);
        if identity::find(handle).is_none() && layout::may_stand_for(object, (*handle).type_index) {
            identity::bind(handle, object);
        }
    }
}

/// As [`adopt`], for an object that was just made and is no function: no wrapper can know it.
///
/// # Safety
/// As [`adopt`].
#[inline]
pub(crate) unsafe fn adopt_new(object: *mut PyObject, handle: *mut ObjectHeader) -> Result<()> {
    // SAFETY: see above.
    unsafe {
        if !handle_of(object).is_null()
            || !classes::is_class_of(py::Py_TYPE(object), (*handle).type_index)
        {
            return adopt(object, handle);
        }
        *handle_slot(object) = handle;
        identity::bind(handle, object);
    }
    Ok(())
}

/// Gives a wrapper back the object that was taken out for a call which did not want it; the reference is given.
///
/// # Safety
/// `object` is a live instance of `CObject`, which held `handle` before.
pub(crate) unsafe fn give_back(object: *mut PyObject, handle: *mut ObjectHeader) {
    // SAFETY: see above. A wrapper that was given another object meanwhile keeps that one.
    unsafe {
        match handle_of(object).is_null() {
            true => {
                *handle_slot(object) = handle;
                if identity::find(handle).is_none()
                    && layout::may_stand_for(object, (*handle).type_index)
                {
                    identity::bind(handle, object);
                }
            }
            false => dec_ref(handle),
        }
    }
}

/// Takes the object out of a wrapper, with its reference; null when it has none.
///
/// # Safety
/// `object` is a live instance of `CObject`.
pub(crate) unsafe fn detach(object: *mut PyObject) -> *mut ObjectHeader {
    // SAFETY: see above.
    unsafe {
        let handle = std::mem::replace(&mut *handle_slot(object), null_mut());
        if !handle.is_null() {
            identity::unbind(handle, object);
        }
        handle
    }
}

/// What every class derived in Rust does first when an instance dies.
///
/// # Safety
/// Called once, from the dealloc slot.
#[inline]
pub(crate) unsafe fn release(object: *mut PyObject) {
    // SAFETY: the reference is the wrapper's and nobody uses the wrapper any more.
    unsafe {
        let handle = detach(object);
        if !handle.is_null() {
            dec_ref(handle);
        }
        lost::release(object);
    }
}

/// The end of a dealloc slot: the memory, and the reference that instances hold to their class.
///
/// # Safety
/// The last thing that a dealloc slot does.
#[inline]
pub(crate) unsafe fn free(object: *mut PyObject) {
    // SAFETY: instances of heap classes own a reference to the class; tp_free is always set.
    unsafe {
        let class = py::Py_TYPE(object);
        if let Some(free) = (*class).tp_free {
            free(object.cast());
        }
        py::Py_DECREF(class.cast());
    }
}

unsafe extern "C" fn dealloc(object: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        release(object);
        free(object);
    }
}

unsafe extern "C" fn rich_compare(
    this: *mut PyObject,
    other: *mut PyObject,
    operation: c_int,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes live objects, the first of this class.
        unsafe {
            match operation {
                py::Py_EQ => Ok(Owned::bool(same(this, other))),
                // A subclass may define `__eq__` alone: `!=` is its opposite.
                py::Py_NE => {
                    let equal = Owned::steal(py::PyObject_RichCompare(this, other, py::Py_EQ))?;
                    let truth = py::PyObject_IsTrue(equal.as_ptr());
                    crate::python::check(truth).map(|()| Owned::bool(truth == 0))
                }
                _ => Ok(Owned::share(py::Py_NotImplemented())),
            }
        }
    })
}

unsafe fn same(this: *mut PyObject, other: *mut PyObject) -> bool {
    // SAFETY: the caller passes live objects, the first of this class.
    unsafe {
        this == other
            || C_OBJECT.is_instance(other)
                && !handle_of(this).is_null()
                && handle_of(this) == handle_of(other)
    }
}

unsafe extern "C" fn hash(this: *mut PyObject) -> py::Py_hash_t {
    // SAFETY: Python passes an instance. -1 is reserved for errors, and no address is -1.
    unsafe { handle_of(this) as py::Py_hash_t }
}

unsafe extern "C" fn same_as(this: *mut PyObject, other: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes live objects, the first of this class.
    fence(|| Ok(Owned::bool(unsafe { same(this, other) })))
}

unsafe extern "C" fn chandle(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an instance; a new integer or null.
    fence(|| unsafe { Owned::steal(py::PyLong_FromVoidPtr(handle_of(this).cast())) })
}

unsafe extern "C" fn id(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    unsafe { chandle(this, null_mut()) }
}

unsafe extern "C" fn init_by_constructor(
    this: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count < 1 {
            return Err(type_error("__init_handle_by_constructor__ needs a constructor"));
        }
        // SAFETY: Python passes `count` live arguments.
        let args = unsafe { std::slice::from_raw_parts(args, count as usize) };
        // SAFETY: live objects.
        unsafe {
            let result = function::call_raw(args[0], &args[1..])?;
            if !result.type_index.is_object() || result.value.v_obj.is_null() {
                return Err(type_error(format!(
                    "the constructor of {} must return an object, got type index {}",
                    type_name(this),
                    result.type_index.0
                )));
            }
            adopt(this, result.value.v_obj)?;
        }
        Ok(Owned::none())
    })
}

unsafe extern "C" fn move_handle_from(this: *mut PyObject, other: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes live objects, the first of this class; the second is checked.
        unsafe {
            if !C_OBJECT.is_instance(other) {
                let got = type_name(other);
                return Err(type_error(format!("expected an FFI object to move from, got {got}")));
            }
            if this == other {
                return Ok(Owned::none());
            }
            let handle = handle_of(other);
            if handle.is_null() {
                let before = detach(this);
                if !before.is_null() {
                    lost::keep(this, before);
                }
                return Ok(Owned::none());
            }
            layout::expect_fit(this, handle)?;
            detach(other);
            // One who passed the other wrapper to a call that is still going on holds a reference to it.
            if py::Py_REFCNT(other) > 1 {
                inc_ref(handle);
                lost::keep(other, handle);
            }
            place(this, handle);
        }
        Ok(Owned::none())
    })
}

unsafe extern "C" fn ctypes_handle(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        let address = unsafe { handle_of(this) };
        crate::value::void_pointer(address.cast())
    })
}

/// `OpaquePyObject`: a Python object that other languages hold as a black box.
pub(crate) static OPAQUE: ClassCell = ClassCell::new();

unsafe extern "C" fn opaque_get(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: an instance holds an opaque object or nothing.
        unsafe {
            let handle = handle_of(this);
            if handle.is_null() || (*handle).type_index != TypeIndex::OPAQUE_PY_OBJECT {
                return Err(type_error("the OpaquePyObject is empty"));
            }
            Ok(Owned::share(opaque_content(handle)))
        }
    })
}

/// The opaque FFI object of a wrapper and the Python object inside.
unsafe fn content_of(this: *mut PyObject) -> Option<(*mut ObjectHeader, *mut PyObject)> {
    // SAFETY: the caller passes a live instance of `CObject`.
    unsafe {
        let handle = handle_of(this);
        if handle.is_null() || (*handle).type_index != TypeIndex::OPAQUE_PY_OBJECT {
            return None;
        }
        Some((handle, opaque_content(handle)))
    }
}

unsafe extern "C" fn opaque_traverse(
    this: *mut PyObject,
    visit: py::visitproc,
    arg: *mut c_void,
) -> c_int {
    // SAFETY: called by the collector with a live instance.
    unsafe {
        let status = visit(py::Py_TYPE(this).cast(), arg);
        match content_of(this) {
            Some((handle, content)) if status == 0 && collect::may_show(handle, visit) => {
                visit(content, arg)
            }
            _ => status,
        }
    }
}

unsafe extern "C" fn opaque_clear(this: *mut PyObject) -> c_int {
    // SAFETY: called by the collector with a live instance.
    unsafe {
        if let Some((handle, _)) = content_of(this)
            && collect::may_clear(handle)
        {
            dec_ref(detach(this));
        }
    }
    0
}

unsafe extern "C" fn opaque_dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        py::PyObject_GC_UnTrack(this.cast());
        dealloc(this);
    }
}

/// The Python object inside an opaque FFI object, borrowed.
///
/// # Safety
/// `handle` is a live object of type `ffi.OpaquePyObject`.
#[inline]
pub(crate) unsafe fn opaque_content(handle: *mut ObjectHeader) -> *mut PyObject {
    // SAFETY: the cell follows the header.
    unsafe { (*handle.add(1).cast::<fishplate_abi::OpaqueCell>()).handle.cast() }
}

/// A new opaque FFI object around a Python object; the reference to it is the caller's.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn make_opaque(object: *mut PyObject) -> Result<*mut ObjectHeader> {
    let mut out = null_mut();
    // SAFETY: the deleter gives back the reference that is taken here.
    unsafe {
        py::Py_INCREF(object);
        let status = crate::ffi::TVMFFIObjectCreateOpaque(
            object.cast(),
            TypeIndex::OPAQUE_PY_OBJECT.0,
            Some(crate::attach::drop_python_object),
            &raw mut out,
        );
        if status != 0 {
            py::Py_DECREF(object);
        }
        crate::error::check(status)?;
    }
    Ok(out.cast())
}

unsafe extern "C" fn convert_to_opaque(_: *mut PyObject, object: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes a live object; the new reference goes to the wrapper.
    fence(|| unsafe { wrap_as(make_opaque(object)?, OPAQUE.as_type()) })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![crate::class::method_def(
        c"_convert_to_opaque_object",
        Method::One(convert_to_opaque),
        0,
        c"_convert_to_opaque_object(pyobject, /)\n--\n\nAn OpaquePyObject around any Python object.",
    )]
}

/// Adds the classes of this file to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<CObject>(c"fishplate._core.CObject")
        .doc(c"Base of the classes that stand for FFI objects; owns one reference.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_richcompare, rich_compare as *mut c_void)
        .slot(py::Py_tp_hash, hash as *mut c_void)
        .method(c"same_as", Method::One(same_as), c"same_as($self, other, /)\n--\n\nWhether both stand for the same FFI object.")
        .method(c"is_", Method::One(same_as), c"is_($self, other, /)\n--\n\nThe same as same_as.")
        .method(c"__chandle__", Method::NoArgs(chandle), c"__chandle__($self, /)\n--\n\nThe address of the FFI object; 0 when there is none.")
        .method(c"__ctypes_handle__", Method::NoArgs(ctypes_handle), c"__ctypes_handle__($self, /)\n--\n\nThe address as a ctypes.c_void_p.")
        .method(c"__init_handle_by_constructor__", Method::Fast(init_by_constructor), c"__init_handle_by_constructor__($self, fconstructor, /, *args)\n--\n\nCalls the function and takes over the object that it returns.")
        .method(c"__move_handle_from__", Method::One(move_handle_from), c"__move_handle_from__($self, other, /)\n--\n\nTakes the FFI object away from another wrapper.")
        .property(c"id_", id, None, c"The address of the FFI object; 0 when there is none.")
        .build(null_mut(), &C_OBJECT)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &C_OBJECT)? };
    ClassBuilder::new::<CObject>(c"fishplate._core.OpaquePyObject")
        .doc(c"A Python object that other languages hold without looking inside.")
        .flags(py::Py_TPFLAGS_HAVE_GC)
        .slot(py::Py_tp_dealloc, opaque_dealloc as *mut c_void)
        .slot(py::Py_tp_traverse, opaque_traverse as *mut c_void)
        .slot(py::Py_tp_clear, opaque_clear as *mut c_void)
        .method(
            c"pyobject",
            Method::NoArgs(opaque_get),
            c"pyobject($self, /)\n--\n\nThe Python object inside.",
        )
        .build(C_OBJECT.get(), &OPAQUE)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &OPAQUE) }
}
