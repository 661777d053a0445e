//! Collection of cycles through FFI objects: a Python object holds a `Function` whose callable holds the object again.
//!
//! Python's collector does not see the reference from the FFI object to the callable. The wrapper may report it if the
//! wrapper alone holds the FFI object: then the wrapper holds everything that the FFI object holds. While the collector
//! subtracts the references among objects, a wrapper reports the callable only if nobody else, on any thread, holds the
//! FFI object or could come to hold it. When the collector then looks for reachable objects, the wrapper always reports
//! it: a native thread may have taken a reference meanwhile, and everything that was subtracted must be found again.
//! The function that the collector passes tells the two steps apart.
//!
//! CPython 3.10 to 3.13 collects like this. In other versions, free-threaded ones included, the callable is not
//! reported, and such cycles leak.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::class::{ClassBuilder, ClassCell, Layout, Stop, Visitor};
use crate::ffi_object::FfiObject;
use crate::python::{Borrowed, Owned, PyObject, Python, Result, call, get_attr, import, name};

/// The function that the collector passes when it subtracts references; 0 when it is unknown.
static SUBTRACTS: AtomicUsize = AtomicUsize::new(0);

/// Whether a wrapper may show the collector the Python object that its FFI object holds.
#[inline]
pub(crate) fn may_show(object: FfiObject<'_>, visitor: &Visitor) -> bool {
    let subtracts = SUBTRACTS.load(Ordering::Relaxed);
    subtracts != 0 && (visitor.function() as usize != subtracts || object.is_sole())
}

/// Whether a wrapper that the collector clears may drop its FFI object to break the cycle. Other holders of the object
/// might bring the wrapper back through the identity table.
#[inline]
pub(crate) fn may_clear(object: FfiObject<'_>) -> bool {
    SUBTRACTS.load(Ordering::Relaxed) != 0 && object.is_sole()
}

/// An object that only records how the collector visits it.
#[repr(C)]
struct Probe {
    base: PyObject,
}

// SAFETY: a bare object.
unsafe impl Layout for Probe {
    const COLLECTED: bool = true;

    fn traverse(_: Borrowed<'_, Probe>, visitor: &Visitor) -> std::result::Result<(), Stop> {
        // The first call of a collection is the one that subtracts; later calls change nothing.
        let visit = visitor.function() as usize;
        let _ = SUBTRACTS.compare_exchange(0, visit, Ordering::Relaxed, Ordering::Relaxed);
        Ok(())
    }
}

/// Learns which function subtracts: collects the youngest generation with a probe in it.
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
