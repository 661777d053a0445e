//! Arrays of NumPy that are left over lent memory when a callback ends: those that can be found are moved to a copy,
//! so that they go on to be arrays. They are found as the collector finds objects, and in the variables of running
//! functions; what another package holds is out of reach.

use pyo3_ffi as py;

use crate::python::{Owned, PyObject, Result, call_method0, find_attr, get_attr, import, name};
use crate::{dlpack, tensor};

/// Moves what can be found over a lent tensor's memory to a copy of it. What fails on the way is no reason to fail: an
/// error is reported in any case.
///
/// # Safety
/// `tensor` is live, and its memory is still there.
#[cold]
pub(super) unsafe fn arrays_over(tensor: *mut PyObject) {
    // SAFETY: live objects; nothing is set when this is called, and nothing stays set.
    unsafe {
        if let Ok(lists) = dlpack::find_numpy().and_then(|()| reachable()) {
            for list in &lists {
                for index in 0..py::PyList_GET_SIZE(list.as_ptr()) {
                    tensor::move_export(tensor, py::PyList_GET_ITEM(list.as_ptr(), index));
                }
            }
        }
        py::PyErr_Clear();
    }
}

/// Lists of the objects that the collector reaches from those it knows, and of the variables of running functions.
fn reachable() -> Result<Vec<Owned>> {
    // SAFETY: live objects.
    unsafe {
        let gc = import(c"gc")?;
        let known = call_method0(gc.as_ptr(), name!("get_objects")?)?;
        let known = Owned::steal(py::PyList_AsTuple(known.as_ptr()))?;
        let referents = get_attr(gc.as_ptr(), name!("get_referents")?)?;
        let mut lists =
            vec![Owned::steal(py::PyObject_CallObject(referents.as_ptr(), known.as_ptr()))?];
        let sys = import(c"sys")?;
        let frames = call_method0(sys.as_ptr(), name!("_current_frames")?)?;
        let frames = Owned::steal(py::PyMapping_Values(frames.as_ptr()))?;
        for index in 0..py::PyList_GET_SIZE(frames.as_ptr()) {
            let mut frame = Some(Owned::share(py::PyList_GET_ITEM(frames.as_ptr(), index)));
            while let Some(here) = frame.filter(|here| here.as_ptr() != py::Py_None()) {
                let variables = get_attr(here.as_ptr(), name!("f_locals")?)?;
                lists.push(Owned::steal(py::PyMapping_Values(variables.as_ptr()))?);
                frame = find_attr(here.as_ptr(), name!("f_back")?)?;
            }
        }
        Ok(lists)
    }
}
