//! Who uses which memory: the run-time borrow check behind safe slices of tensors.
//!
//! Several tensors may lie over the same memory, so the compiler cannot tell a slice of one from a
//! slice of another. Every slice claims its addresses here for as long as it lives, and a claim that
//! another one forbids is an error. Tensors stay on their thread, so the table is the thread's.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::ops::Range;

use super::info::TensorInfo;
use crate::error::{Error, Result};

/// What memory is claimed for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Shared references; others may read.
    Read,
    /// Cells, which may be read and written through several claims.
    Cells,
    /// One exclusive reference.
    Write,
}

struct Row {
    start: usize,
    end: usize,
    access: Access,
}

thread_local! {
    static CLAIMS: RefCell<Vec<Row>> = const { RefCell::new(Vec::new()) };
}

/// A claim on memory, given up when dropped.
pub(super) struct Claim {
    start: usize,
    end: usize,
    access: Access,
    // The table is the thread's.
    not_send: PhantomData<*mut ()>,
}

impl Claim {
    /// Claims the memory of a tensor, which lies at `range`.
    pub(super) fn new(info: &TensorInfo, range: Range<usize>, access: Access) -> Result<Claim> {
        let Range { start, end } = range;
        let claim = Claim { start, end, access, not_send: PhantomData };
        if start == end {
            return Ok(claim);
        }
        let entered = CLAIMS.try_with(|rows| {
            let mut rows = rows.borrow_mut();
            let forbids = |row: &Row| {
                let overlaps = row.start < end && start < row.end;
                overlaps && (row.access != access || access == Access::Write)
            };
            let free = !rows.iter().any(forbids);
            if free {
                rows.push(Row { start, end, access });
            }
            free
        });
        if entered == Ok(true) {
            return Ok(claim);
        }
        std::mem::forget(claim);
        Err(in_use(info, access))
    }
}

#[cold]
fn in_use(info: &TensorInfo, access: Access) -> Error {
    let (what, hint) = match access {
        Access::Read => ("read", "written"),
        Access::Cells => ("changed", "used as a slice"),
        Access::Write => ("written", "in use"),
    };
    Error::new(
        "RuntimeError",
        format!(
            "The tensor {} cannot be {what} now: its memory, or part of it, is {hint} through \
             another tensor or slice",
            info.describe()
        ),
    )
}

impl Drop for Claim {
    fn drop(&mut self) {
        if self.start == self.end {
            return;
        }
        // When the thread's table is gone already, nobody can ask it any more.
        let _ = CLAIMS.try_with(|rows| {
            let mut rows = rows.borrow_mut();
            let mine = rows.iter().rposition(|row| {
                (row.start, row.end, row.access) == (self.start, self.end, self.access)
            });
            if let Some(mine) = mine {
                rows.swap_remove(mine);
            }
        });
    }
}
