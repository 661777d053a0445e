//! Each function is correct except for the marked lines, see `tests/proofs.rs`.

#![allow(dead_code, reason = "these are compiled, and never called")]

use crate::any::OwnedAny;
use crate::argument::{self, Frame};
use crate::attach::{AnyThread, attached};
use crate::ffi_object::FfiRef;
use crate::python::{Borrowed, GilCell, Owned, PyObject, Python, Result, Slot, new_dict, new_list};

fn is_send<T: Send>(_: T) {}

static COUNT: GilCell<usize> = GilCell::new(0);

// No safe function needs the interpreter without a token, and safe code cannot create a token.

fn no_object_without_a_token() {
    let _none = Owned::none(); //~ E0061
    let _one = Owned::int(1); //~ E0061
    let _dict = new_dict(); //~ E0061
}

fn objects_with_a_token(py: Python<'_>) -> Result<Owned> {
    let _none = Owned::none(py);
    let _one = Owned::int(py, 1)?;
    new_dict(py)
}

fn no_token_out_of_nothing() {
    let _token = Python::assume(); //~ E0133
}

fn no_token_by_default() {
    let _token: Python<'static> = Default::default(); //~ E0277
}

fn no_handle_out_of_an_address(address: *mut PyObject) {
    let _borrowed: Borrowed<'_> = Borrowed::from_ptr(address); //~ E0133
    let _owned = Owned::steal(address); //~ E0133
}

fn no_variable_of_the_lock_without_a_token(py: Python<'_>) {
    COUNT.with(py, |count| *count += 1);
    COUNT.with(|count: &mut usize| *count += 1); //~ E0061
}

// A token and everything made with it stay in the call.

fn no_token_leaves_its_call() {
    let mut kept = None;
    attached(|py| kept = Some(py)); //~ E0521
    drop(kept);
}

fn no_handle_leaves_its_call() {
    let _none = attached(|py| Owned::none(py)); //~ E0277
    let _number = attached(|py| Owned::int(py, 1).is_ok());
}

// A borrowed object does not outlive its owner.

fn no_borrowed_object_without_its_owner(py: Python<'_>) -> Result<()> {
    let owner = new_list(py)?;
    let borrowed = owner.borrow();
    drop(owner); //~ E0505
    borrowed.list_append(py.none())
}

fn no_borrowed_object_returned(py: Python<'_>) -> Borrowed<'_> {
    let owner = Owned::none(py);
    owner.borrow() //~ E0515
}

fn no_item_without_its_tuple(py: Python<'_>) -> Result<usize> {
    let tuple = Owned::tuple(py, [Owned::none(py)])?;
    let items = tuple.borrow().tuple_items();
    drop(tuple); //~ E0505
    Ok(items.len())
}

fn no_object_without_its_slot(py: Python<'_>, slot: Slot) -> bool {
    let held = slot.peek(py);
    drop(slot); //~ E0505
    held.is_some()
}

fn no_ffi_object_without_its_reference(reference: FfiRef) -> bool {
    let borrowed = reference.borrow();
    drop(reference); //~ E0505
    borrowed.is_sole()
}

fn no_view_without_its_value(value: OwnedAny) -> bool {
    let view = value.borrow();
    drop(value); //~ E0505
    view.as_object().is_some()
}

fn no_argument_without_its_frame(object: Borrowed<'_>) -> Result<bool> {
    let mut frame = Frame::new();
    let [view] = argument::pack(&mut frame, [object])?;
    drop(frame); //~ E0505
    Ok(view.as_object().is_some())
}

// A handle stays on its thread, except the one that may be dropped anywhere.

fn no_handle_on_another_thread(py: Python<'_>, borrowed: Borrowed<'_>) {
    is_send(py); //~ E0277
    is_send(borrowed); //~ E0277
    is_send(borrowed.share()); //~ E0277
    is_send(AnyThread::new(borrowed.share()));
}

fn no_object_of_another_thread_without_a_token(object: &AnyThread) {
    let _object = object.get(); //~ E0061
}
