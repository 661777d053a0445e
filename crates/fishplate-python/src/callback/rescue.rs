//! NumPy arrays that still use lent memory when a callback ends. Those that can be found are moved to a copy, so that
//! they stay valid arrays. They are found among the objects that the collector knows, and in the variables of running
//! functions; arrays that only another package holds are out of reach.

use crate::python::{
    Borrowed, Owned, Python, Result, call_method0, clear_error, find_attr, get_attr, import, name,
};
use crate::{dlpack, tensor};

/// Moves every array that can be found over a lent tensor's memory to a copy of it. Failures on the way are ignored,
/// because an error is reported in any case.
#[cold]
pub(super) fn arrays_over(tensor: Borrowed<'_>) {
    let py = tensor.py();
    if let Ok(lists) = dlpack::find_numpy(py).and_then(|()| reachable(py)) {
        for list in &lists {
            for index in 0..list.borrow().list_len() {
                if let Some(array) = list.borrow().list_item(index) {
                    tensor::move_export(tensor, array.borrow());
                }
            }
        }
    }
    clear_error(py);
}

/// Lists the objects that the collector reaches from those it knows, and the variables of running functions.
fn reachable(py: Python<'_>) -> Result<Vec<Owned>> {
    let gc = import(py, c"gc")?;
    let known = call_method0(gc.borrow(), name!(py, "get_objects")?)?;
    let known = known.borrow().list_to_tuple()?;
    let referents = get_attr(gc.borrow(), name!(py, "get_referents")?)?;
    let mut lists = vec![referents.borrow().call_with(&known, None)?];
    let sys = import(py, c"sys")?;
    let frames = call_method0(sys.borrow(), name!(py, "_current_frames")?)?;
    let frames = frames.borrow().values()?;
    for index in 0..frames.borrow().list_len() {
        let mut frame = frames.borrow().list_item(index);
        while let Some(here) = frame.filter(|here| !here.borrow().is_none()) {
            let variables = get_attr(here.borrow(), name!(py, "f_locals")?)?;
            lists.push(variables.borrow().values()?);
            frame = find_attr(here.borrow(), name!(py, "f_back")?)?;
        }
    }
    Ok(lists)
}
