//! Cycles through FFI objects: a Python object that holds a `Function` whose callable holds the object again.
//!
//! The reference from the FFI object to the callable is no business of Python's collector, unless the wrapper
//! alone holds the FFI object: then what the FFI object holds is held by the wrapper, and the wrapper may say so.
//! While the collector subtracts the references among objects, a wrapper says so only if no one else, on any
//! thread, holds the FFI object or could come to hold it. When the collector then looks for what is reachable,
//! the wrapper says so always: a native thread may have taken a reference meanwhile, and what was subtracted
//! must be found again. So the two steps are told apart, by the function that the collector passes.
//!
//! CPython 3.10 to 3.13 collects like this. In others, free-threaded ones included, the callable is not
//! shown, and such cycles stay.

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicUsize, Ordering};

use fishplate_abi::{COUNT_BOTH_ONE, ObjectHeader};
use pyo3_ffi as py;

use crate::class::{ClassBuilder, ClassCell};
use crate::python::{Owned, PyObject, Result, call, get_attr, import, name};

/// The function that the collector passes when it subtracts references; 0 when it is not known.
static SUBTRACTS: AtomicUsize = AtomicUsize::new(0);

/// Whether a wrapper may show the collector the Python object that its FFI object holds. A callee of the
/// `traverse` slot.
///
/// # Safety
/// `handle` is live.
#[inline]
pub(crate) unsafe fn may_show(handle: *mut ObjectHeader, visit: py::visitproc) -> bool {
    let subtracts = SUBTRACTS.load(Ordering::Relaxed);
    // SAFETY: live (see above).
    subtracts != 0 && (visit as usize != subtracts || unsafe { is_sole(handle) })
}

/// Whether a wrapper that the collector clears may let go of its FFI object, and break the cycle so. Others that
/// hold it might bring the wrapper back by the table of identities.
///
/// # Safety
/// `handle` is live.
#[inline]
pub(crate) unsafe fn may_clear(handle: *mut ObjectHeader) -> bool {
    // SAFETY: live (see above).
    SUBTRACTS.load(Ordering::Relaxed) != 0 && unsafe { is_sole(handle) }
}

/// Whether the wrapper's reference is the only one, and no weak one can become another.
unsafe fn is_sole(handle: *mut ObjectHeader) -> bool {
    // SAFETY: the caller passes a live object.
    unsafe { (*handle).combined_ref_count.load(Ordering::Acquire) == COUNT_BOTH_ONE }
}

unsafe extern "C" fn traverse(_: *mut PyObject, visit: py::visitproc, _: *mut c_void) -> c_int {
    // The first call of a collection is the one that subtracts; later ones change nothing.
    let _ = SUBTRACTS.compare_exchange(0, visit as usize, Ordering::Relaxed, Ordering::Relaxed);
    0
}

/// Learns how the collector subtracts: has it collect the youngest objects, with one of our own among them.
///
/// # Safety
/// Called at import.
pub(crate) unsafe fn install() -> Result<()> {
    if cfg!(any(Py_3_14, Py_GIL_DISABLED)) {
        return Ok(());
    }
    static PROBE: ClassCell = ClassCell::new();
    ClassBuilder::new::<PyObject>(c"fishplate._core._Probe")
        .flags(py::Py_TPFLAGS_HAVE_GC)
        .slot(py::Py_tp_traverse, traverse as *mut c_void)
        .build(std::ptr::null_mut(), &PROBE)?;
    // SAFETY: live objects; the new instance is followed by the collector.
    unsafe {
        let probe = Owned::steal(py::PyType_GenericAlloc(PROBE.as_type(), 0))?;
        let collect = get_attr(import(c"gc")?.as_ptr(), name!("collect")?)?;
        call(collect.as_ptr(), &[Owned::int(0)?.as_ptr()])?;
        drop(probe);
    }
    Ok(())
}
