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

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::class::{ClassBuilder, ClassCell, Layout, Stop, Visitor};
use crate::ffi_object::FfiObject;
use crate::python::{Borrowed, Owned, PyObject, Python, Result, call, get_attr, import, name};

/// The function that the collector passes when it subtracts references; 0 when it is not known.
static SUBTRACTS: AtomicUsize = AtomicUsize::new(0);

/// Whether a wrapper may show the collector the Python object that its FFI object holds.
#[inline]
pub(crate) fn may_show(object: FfiObject<'_>, visitor: &Visitor) -> bool {
    let subtracts = SUBTRACTS.load(Ordering::Relaxed);
    subtracts != 0 && (visitor.function() as usize != subtracts || object.is_sole())
}

/// Whether a wrapper that the collector clears may let go of its FFI object, and break the cycle so. Others that
/// hold it might bring the wrapper back by the table of identities.
#[inline]
pub(crate) fn may_clear(object: FfiObject<'_>) -> bool {
    SUBTRACTS.load(Ordering::Relaxed) != 0 && object.is_sole()
}

/// An object that only notes how the collector visits it.
#[repr(C)]
struct Probe {
    base: PyObject,
}

// SAFETY: a bare object.
unsafe impl Layout for Probe {
    const COLLECTED: bool = true;

    fn traverse(_: Borrowed<'_, Probe>, visitor: &Visitor) -> std::result::Result<(), Stop> {
        // The first call of a collection is the one that subtracts; later ones change nothing.
        let visit = visitor.function() as usize;
        let _ = SUBTRACTS.compare_exchange(0, visit, Ordering::Relaxed, Ordering::Relaxed);
        Ok(())
    }
}

/// Learns how the collector subtracts: has it collect the youngest objects, with one of our own among them.
pub(crate) fn install(py: Python<'_>) -> Result<()> {
    if cfg!(any(Py_3_14, Py_GIL_DISABLED)) {
        return Ok(());
    }
    static PROBE: ClassCell<Probe> = ClassCell::new();
    ClassBuilder::<Probe>::new(c"fishplate._core._Probe").build(py, None, &PROBE)?;
    let probe = PROBE.class(py).allocate(0)?;
    let collect = get_attr(import(py, c"gc")?.borrow(), name!(py, "collect")?)?;
    call(collect.borrow(), &[Owned::int(py, 0)?.borrow()])?;
    drop(probe);
    Ok(())
}
