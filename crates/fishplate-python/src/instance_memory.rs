//! How instances of registered Python classes are made and freed. Python gives every class that is
//! written in Python a deallocator that looks for attributes, weak references and slots, and has the
//! garbage collector follow each instance. A wrapper has none of these: it refers to an FFI object only.
//! The memory of a few that went last is used again.

use std::ptr::{fn_addr_eq, null_mut};

use pyo3_ffi as py;

use crate::object::{self, CObject};
use crate::python::PyObject;
use crate::spare::Spare;

/// Lets instances of a class be made and freed without the detours, where it adds nothing to `CObject`.
///
/// # Safety
/// `class` is a live class below `CObject`.
pub(crate) unsafe fn simplify(class: *mut py::PyTypeObject) {
    // SAFETY: live (see above). Both slots work for instances that were made before, too: these are
    // tracked by the collector, and have the same memory.
    unsafe {
        let written_in_python = (*class).tp_flags & py::Py_TPFLAGS_HAVE_GC != 0
            && (*class).tp_flags & py::Py_TPFLAGS_HEAPTYPE != 0;
        let adds_nothing = (*class).tp_basicsize == size_of::<CObject>() as isize
            && (*class).tp_itemsize == 0
            && (*class).tp_dictoffset == 0
            && (*class).tp_weaklistoffset == 0
            && (*class).tp_del.is_none();
        // Has a collector's business of its own.
        let is_opaque = py::PyType_IsSubtype(class, object::OPAQUE.as_type()) != 0;
        if written_in_python && adds_nothing && !is_opaque {
            (*class).tp_alloc = Some(allocate);
            (*class).tp_dealloc = Some(dealloc);
        }
    }
}

/// Memory of instances that are gone, all of one size, not followed by the collector.
static MEMORY: Spare<PyObject, 64> = Spare::new();

/// Memory with one reference and no FFI object, which the collector does not follow.
unsafe extern "C" fn allocate(class: *mut py::PyTypeObject, _: py::Py_ssize_t) -> *mut PyObject {
    // SAFETY: Python passes a class that has this slot: its instances are a `CObject` each.
    unsafe {
        let made = match MEMORY.take() {
            Some(piece) => py::PyObject_Init(piece, class),
            None => py::PyObject_GC_New::<PyObject>(class),
        };
        if !made.is_null() {
            *object::handle_slot(made) = null_mut();
        }
        made
    }
}

unsafe extern "C" fn dealloc(object: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone, with an instance of a class that has
    // this slot or derives from one that does; the latter have had their `__del__` called.
    unsafe {
        let class = py::Py_TYPE(object);
        let own =
            (*class).tp_dealloc.is_some_and(|slot| fn_addr_eq(slot, dealloc as py::destructor));
        let has_del = (*class).tp_finalize.is_some();
        if own && has_del && py::PyObject_CallFinalizerFromDealloc(object) < 0 {
            return; // someone holds it again
        }
        py::PyObject_GC_UnTrack(object.cast());
        object::release(object);
        // The collector marks what had its `__del__` called: such memory is not fresh.
        match own && !has_del && MEMORY.keep(object) {
            true => py::Py_DECREF(class.cast()),
            false => object::free(object),
        }
    }
}
