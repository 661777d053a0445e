//! The lifetime of the module: created once in a process, by the main interpreter.
//!
//! Classes, names and tables stay in variables of this library and are never freed. So sub-interpreters are refused,
//! and so is a second interpreter after the first was finalised. A second import in the same interpreter gets the
//! classes and functions of the first. The GIL guards everything that is shared, and no table is accessed across a call
//! into Python. Builds for Python without the GIL have locks and atomic fields in its place (`python/gil_cell.rs`,
//! `python/shared.rs`, `python/critical.rs`, `argument/borrowing.rs`).

use std::ffi::{c_int, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};

use pyo3_ffi as py;

use crate::python::trampoline::guard;
use crate::python::{Borrowed, Kept, PyObject, Python, Result, capi, import_error};

/// The definition of the module for Python; created at the first import.
static DEFINITION: AtomicPtr<py::PyModuleDef> = AtomicPtr::new(null_mut());

/// The names of the first imported module, a `dict`.
static FIRST: Kept = Kept::new();

/// Whether the interpreter that imported the module is gone.
static GONE: AtomicBool = AtomicBool::new(false);

/// Whether the interpreter that imported the module is gone, with all Python objects that are kept here.
#[inline]
pub(crate) fn is_gone() -> bool {
    GONE.load(Ordering::Relaxed)
}

/// Called by the interpreter at its very end.
extern "C" fn note_end() {
    GONE.store(true, Ordering::Relaxed);
}

/// Returns the definition of the module to the interpreter. The interpreter then creates a module object and calls
/// [`execute`].
pub(crate) fn definition() -> *mut PyObject {
    let known = DEFINITION.load(Ordering::Relaxed);
    let definition = if known.is_null() { describe() } else { known };
    DEFINITION.store(definition, Ordering::Relaxed);
    // SAFETY: the definition is never freed; the interpreter calls this on an attached thread.
    unsafe { py::PyModuleDef_Init(definition) }
}

fn describe() -> *mut py::PyModuleDef {
    let mut functions = crate::functions();
    functions.push(py::PyMethodDef::zeroed());
    let slots = vec![
        slot(py::Py_mod_exec, execute as *mut c_void),
        #[cfg(Py_3_12)]
        slot(py::Py_mod_multiple_interpreters, py::Py_MOD_MULTIPLE_INTERPRETERS_NOT_SUPPORTED),
        #[cfg(Py_3_13)]
        slot(py::Py_mod_gil, GIL),
        slot(0, null_mut()),
    ];
    Box::into_raw(Box::new(py::PyModuleDef {
        m_base: py::PyModuleDef_HEAD_INIT,
        m_name: c"_core".as_ptr(),
        m_doc: c"Calls, conversions and objects of Fishplate, in Rust.".as_ptr(),
        m_size: 0,
        m_methods: functions.leak().as_mut_ptr(),
        m_slots: slots.leak().as_mut_ptr(),
        m_traverse: None,
        m_clear: None,
        m_free: None,
    }))
}

/// Whether the module needs the GIL: a build without the GIL has locks in its place.
#[cfg(Py_3_13)]
const GIL: *mut c_void =
    if cfg!(Py_GIL_DISABLED) { py::Py_MOD_GIL_NOT_USED } else { py::Py_MOD_GIL_USED };

#[cfg(all(Py_GIL_DISABLED, not(Py_3_14)))]
compile_error!("without the GIL, Fishplate needs Python 3.14 or newer");

fn slot(slot: c_int, value: *mut c_void) -> py::PyModuleDef_Slot {
    py::PyModuleDef_Slot { slot, value }
}

/// Fills a new module object.
unsafe extern "C" fn execute(module: *mut PyObject) -> c_int {
    guard(-1, || {
        // SAFETY: Python passes the live module.
        let module: Borrowed<'_> = unsafe { Borrowed::from_ptr(module) };
        let py = module.py();
        check_interpreter(py)?;
        if let Some(first) = FIRST.get(py) {
            copy_names(first, module)?;
            return Ok(0);
        }
        crate::install(module)?;
        FIRST.set(module.module_dict()?);
        // Fails when a process has 32 such functions: then a second interpreter is not noticed.
        // SAFETY: a function that is never unloaded.
        unsafe { py::Py_AtExit(Some(note_end)) };
        Ok(0)
    })
}

/// Raises ImportError unless this is the main interpreter, and the first in the process.
fn check_interpreter(py: Python<'_>) -> Result<()> {
    if is_gone() {
        return Err(import_error(
            py,
            "fishplate cannot be imported a second time in one process, after the interpreter that imported \
             it first was finalized (Py_Finalize): its objects are gone. Keep that interpreter, or start a new process",
        ));
    }
    // SAFETY: the thread is attached.
    let this = unsafe { py::PyInterpreterState_Get() };
    if this != capi::PyInterpreterState_Main() {
        return Err(import_error(
            py,
            "fishplate does not support sub-interpreters: import it in the main interpreter, or use processes \
             (multiprocessing) in their place. For mod_wsgi, set `WSGIApplicationGroup %{GLOBAL}`",
        ));
    }
    Ok(())
}

/// Gives a module the names of the first one, except those that describe its origin.
fn copy_names(first: Borrowed<'_>, module: Borrowed<'_>) -> Result<()> {
    let known = module.module_dict()?;
    for (key, value) in first.dict_items()? {
        if !known.borrow().dict_contains(key.borrow())? {
            known.borrow().dict_set(key.borrow(), value.borrow())?;
        }
    }
    Ok(())
}
