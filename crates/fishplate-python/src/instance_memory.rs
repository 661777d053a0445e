//! Allocation and deallocation of instances of registered Python classes. Python gives every class written in Python a
//! deallocator that looks for attributes, weak references and slots, and has the garbage collector track each instance.
//! A wrapper has none of these: it refers only to an FFI object. The memory of the last few instances is reused.

use std::ptr::{NonNull, fn_addr_eq};

use pyo3_ffi as py;

use crate::class::free;
use crate::object::{self, CObject};
use crate::python::trampoline::guard;
use crate::python::{Borrowed, Class, PyObject, Python, aside};
use crate::spare::Spare;

/// Makes allocation and deallocation of instances of a class below `CObject` direct, if the class adds nothing to the
/// layout.
pub(crate) fn simplify(class: Class<'_>) {
    let fields = class.fields();
    let written_in_python =
        class.has_feature(py::Py_TPFLAGS_HAVE_GC) && class.has_feature(py::Py_TPFLAGS_HEAPTYPE);
    let adds_nothing = fields.tp_basicsize == size_of::<CObject>() as isize
        && fields.tp_itemsize == 0
        && fields.tp_dictoffset == 0
        && fields.tp_weaklistoffset == 0
        && fields.tp_del.is_none();
    let is_wrapper = class.derives_from(object::C_OBJECT.class(class.py()));
    // Instances of these classes take part in garbage collection.
    let is_opaque = class.derives_from(object::OPAQUE.class(class.py()));
    if written_in_python && adds_nothing && is_wrapper && !is_opaque {
        // SAFETY: a live class whose instances are a `CObject` each. Both slots also work for instances that were made
        // before: the collector tracks these, and their memory is the same.
        unsafe { (*class.as_ptr()).tp_alloc = Some(allocate) };
        // SAFETY: the same class and instances.
        unsafe { (*class.as_ptr()).tp_dealloc = Some(dealloc) };
    }
}

/// Memory of freed instances, all of one size, untracked by the collector.
static MEMORY: Spare<Piece, 64> = Spare::new();

/// The memory of one instance.
type Piece = NonNull<PyObject>;

/// Returns memory with one reference and no FFI object, untracked by the collector.
unsafe extern "C" fn allocate(class: *mut py::PyTypeObject, _: py::Py_ssize_t) -> *mut PyObject {
    // SAFETY: Python calls this on an attached thread.
    let made = match MEMORY.take(unsafe { Python::assume() }) {
        // SAFETY: memory of a freed instance, and a live class.
        Some(piece) => unsafe { py::PyObject_Init(piece.as_ptr(), class) },
        // SAFETY: a live class.
        None => unsafe { py::PyObject_GC_New::<PyObject>(class) },
    };
    if !made.is_null() {
        // SAFETY: Python passes a class that has this slot: its instances are a `CObject` each.
        unsafe { object::clear_memory(made) };
    }
    made
}

unsafe extern "C" fn dealloc(object: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone, with an instance of a class that has this slot or derives
    // from one that does; the latter have had their `__del__` called.
    let this: Borrowed<'_, CObject> = unsafe { Borrowed::from_ptr(object) };
    let slots = this.class().fields();
    let own = slots.tp_dealloc.is_some_and(|slot| fn_addr_eq(slot, dealloc as py::destructor));
    let has_del = slots.tp_finalize.is_some();
    // SAFETY: an instance whose `__del__` has not run; it may hold itself again afterwards.
    if own && has_del && unsafe { py::PyObject_CallFinalizerFromDealloc(object) } < 0 {
        return; // someone holds it again
    }
    // SAFETY: an instance of a class that the collector tracks.
    unsafe { py::PyObject_GC_UnTrack(object.cast()) };
    aside(this.py(), || {
        guard((), || {
            object::release(this);
            Ok(())
        })
    });
    // The collector marks objects whose `__del__` was called, so their memory is not like new.
    let is_kept = own && !has_del && MEMORY.keep(this.py(), this.address()).is_none();
    match is_kept {
        // SAFETY: instances of heap classes own a reference to the class.
        true => unsafe { py::Py_DECREF(this.class_ptr().cast()) },
        // SAFETY: the last action of the slot.
        false => unsafe { free(this.object()) },
    }
}
