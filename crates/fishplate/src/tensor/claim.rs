//! The run-time borrow check behind safe slices of tensors: it records who uses which memory.
//!
//! Several tensors may share memory, on several threads, so the compiler cannot tell a slice of one from a slice of
//! another. Every slice claims its addresses for as long as it lives, and a claim that conflicts with another one is an
//! error. The table belongs to the process. While only one thread makes claims they stay in a part of it that needs no
//! lock (`lone.rs`); the rest is sharded by address (`shards.rs`).

mod lone;
mod shards;

use fishplate_abi::error_kind;
use std::marker::PhantomData;
use std::ops::Range;

use super::info::TensorInfo;
use crate::error::{Error, Result};

/// Kind of access that memory is claimed for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Shared references; others may read.
    Read,
    /// Cells, which may be read and written through several claims of one thread.
    Cells,
    /// One exclusive reference.
    Write,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Row {
    start: usize,
    end: usize,
    access: Access,
    /// The thread that made the claim.
    thread: usize,
}

impl Row {
    /// Whether this claim conflicts with another.
    #[inline]
    fn forbids(&self, other: &Row) -> bool {
        let overlaps = self.start < other.end && other.start < self.end;
        overlaps
            && match (self.access, other.access) {
                (Access::Read, Access::Read) => false,
                (Access::Cells, Access::Cells) => self.thread != other.thread,
                _ => true,
            }
    }
}

/// The place where a claim is recorded.
#[derive(Clone, Copy)]
enum Place {
    /// Nowhere: the memory is empty.
    Nowhere,
    /// In the table of the lone thread, at this row.
    Lone(usize),
    /// In the shards.
    Shards,
}

/// A claim on memory, given up when dropped.
pub(super) struct Claim {
    place: Place,
    row: Row,
    // Cells belong to the thread.
    not_send: PhantomData<*mut ()>,
}

impl Claim {
    /// Claims the memory of a tensor at `range`.
    #[inline]
    pub(super) fn new(info: &TensorInfo, range: Range<usize>, access: Access) -> Result<Claim> {
        let row = Row { start: range.start, end: range.end, access, thread: this_thread() };
        let place = if range.is_empty() {
            Some(Place::Nowhere)
        } else {
            match lone::enter(&row) {
                lone::Entered::Row(at) => Some(Place::Lone(at)),
                lone::Entered::Forbidden => None,
                lone::Entered::NotHere => enter_shared(&row),
            }
        };
        match place {
            Some(place) => Ok(Claim { place, row, not_send: PhantomData }),
            None => Err(in_use(info, access)),
        }
    }
}

/// Enters a claim into the shards; `None` if it conflicts with another one.
#[cold]
#[inline(never)]
fn enter_shared(row: &Row) -> Option<Place> {
    lone::end_lone();
    if !shards::enter(row) {
        return None;
    }
    // Earlier claims of the lone thread are still in its own table.
    if lone::forbids(row) {
        shards::leave(row);
        return None;
    }
    Some(Place::Shards)
}

impl Drop for Claim {
    #[inline]
    fn drop(&mut self) {
        match self.place {
            Place::Nowhere => {}
            Place::Lone(at) => lone::leave(at),
            Place::Shards => shards::leave(&self.row),
        }
    }
}

/// A number that identifies the thread among living threads.
#[inline]
fn this_thread() -> usize {
    thread_local!(static PLACE: u8 = const { 0 });
    PLACE.with(|place| std::ptr::from_ref(place).addr())
}

#[cold]
fn in_use(info: &TensorInfo, access: Access) -> Error {
    let (what, hint) = match access {
        Access::Read => ("read", "written"),
        Access::Cells => ("changed", "used as a slice, or by another thread"),
        Access::Write => ("written", "in use"),
    };
    Error::new(
        error_kind::RUNTIME_ERROR,
        format!(
            "The tensor {} cannot be {what} now: its memory, or part of it, is {hint} through \
             another tensor or slice",
            info.describe()
        ),
    )
}
