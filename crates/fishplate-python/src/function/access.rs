//! How a compiled function uses the memory of its arguments: read-only arrays may be passed where it only reads, and
//! the memory of immutable arrays must not be passed where it writes. Calls check this only for arguments that are
//! neither small integers nor tensors that can be lent right away.

use super::{FunctionObject, display_name};
use crate::argument::{Depth, Frame};
use crate::dlpack::why_immutable;
use crate::python::{
    Borrowed, Owned, Result, buffer_error, expect_str, new_str, type_error, type_name, value_error,
};
use crate::signature::SIGNATURE;

/// How a function uses the memory of one argument.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// Unknown.
    Unknown,
    /// It only reads.
    Reads,
    /// It writes.
    Writes,
}

/// The letters of `_access`, in the order of the stored numbers.
const LETTERS: [(u8, Access); 3] =
    [(b'?', Access::Unknown), (b'r', Access::Reads), (b'w', Access::Writes)];
/// Nothing is known about the arguments after these.
const MOST: usize = 32;

/// How a function uses the memory of each argument, two bits for each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Accesses(u64);

impl Accesses {
    /// Whether nothing is known.
    #[inline(always)]
    pub(super) fn are_unknown(self) -> bool {
        self == Accesses::default()
    }

    #[inline]
    fn at(self, index: usize) -> Access {
        let bits = self.0.checked_shr(2 * index as u32).unwrap_or(0) & 3;
        LETTERS.get(bits as usize).map_or(Access::Unknown, |letter| letter.1)
    }
}

/// Checks an argument before it is packed, and returns whether read-only memory may be passed for it. Refuses an
/// immutable array that the function would write to.
#[inline]
pub(crate) fn may_be_read_only(
    this: Borrowed<'_, FunctionObject>,
    index: usize,
    object: Borrowed<'_>,
) -> Result<bool> {
    match this.access.get().at(index) {
        Access::Unknown => Ok(false),
        Access::Reads => Ok(true),
        Access::Writes => check_mutable(this, index, object).map(|()| false),
    }
}

/// Packs one argument, with what is known about the function.
pub(crate) fn set_for<R>(
    this: Borrowed<'_, FunctionObject>,
    index: usize,
    object: Borrowed<'_>,
    frame: &mut Frame,
    set: impl FnOnce(&mut Frame) -> Result<R>,
) -> Result<R> {
    frame.reads_only = may_be_read_only(this, index, object)?;
    let outcome = set(frame);
    frame.reads_only = false;
    outcome
}

#[cold]
#[inline(never)]
fn check_mutable(
    this: Borrowed<'_, FunctionObject>,
    index: usize,
    object: Borrowed<'_>,
) -> Result<()> {
    let py = this.py();
    let items = if object.is_list() { Some(object.list_to_tuple()?) } else { None };
    let parts = items.as_ref().map_or(object, Owned::borrow);
    if parts.is_tuple() {
        // A list may contain itself.
        let _depth = Depth::enter(py)?;
        return parts.tuple_items().iter().try_for_each(|part| check_mutable(this, index, *part));
    }
    let Some(reason) = why_immutable(object)? else { return Ok(()) };
    let signature = this.signature.share(py);
    let named = signature.as_ref().and_then(|signature| SIGNATURE.cast(signature.borrow()));
    let name = match named {
        Some(signature) => signature.content()?.name_at(index),
        None => None,
    };
    let argument = name.map_or_else(|| format!("#{index}"), |name| format!("'{name}'"));
    let function = display_name(this);
    Err(buffer_error(
        py,
        format!("argument {argument} of `{function}`: {reason}, and the function writes to it"),
    ))
}

/// `f._access`: one letter per argument: `r` if the function only reads its memory, `w` if it writes, `?` if that is
/// unknown.
pub(super) fn get(this: Borrowed<'_, FunctionObject>) -> Result<Owned> {
    let accesses = this.access.get();
    let letter = |index| LETTERS.iter().find(|row| row.1 == accesses.at(index));
    let text: Vec<u8> = (0..MOST).filter_map(letter).map(|row| row.0).collect();
    let text = String::from_utf8_lossy(&text);
    new_str(this.py(), text.trim_end_matches('?'))
}

/// Sets `f._access`.
pub(super) fn put(this: Borrowed<'_, FunctionObject>, value: Option<Borrowed<'_>>) -> Result<()> {
    let py = this.py();
    let Some(value) = value else { return Err(type_error(py, "_access cannot be deleted")) };
    if !value.is_str() {
        let got = type_name(value);
        return Err(type_error(py, format!("_access must be a str of r, w and ?, got {got}")));
    }
    let mut bits = 0;
    for (index, byte) in expect_str(value, "_access")?.iter().enumerate().take(MOST) {
        let Some(row) = LETTERS.iter().position(|row| row.0 == *byte) else {
            return Err(value_error(py, "_access must consist of r, w and ?"));
        };
        bits |= (row as u64) << (2 * index);
    }
    this.access.set(Accesses(bits));
    Ok(())
}
