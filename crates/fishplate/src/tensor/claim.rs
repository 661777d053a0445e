//! Who uses which memory: the run-time borrow check behind safe slices of tensors.
//!
//! Several tensors may lie over the same memory, so the compiler cannot tell a slice of one from a
//! slice of another. Every slice claims its addresses here for as long as it lives, and a claim that
//! another one forbids is an error. Tensors stay on their thread, so the table is the thread's.

use std::cell::{Cell, RefCell};
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

#[derive(Clone, Copy)]
struct Row {
    start: usize,
    end: usize,
    access: Access,
}

impl Row {
    /// Whether this claim forbids another.
    #[inline]
    fn forbids(&self, other: &Row) -> bool {
        let overlaps = self.start < other.end && other.start < self.end;
        overlaps && (self.access != other.access || other.access == Access::Write)
    }
}

/// How many claims need no allocation; few functions hold more slices at once.
const FIRST: usize = 8;

/// The first claims of a thread; a free row is an empty range. They have no destructor, which makes
/// them quick to get at.
struct Table {
    rows: [Cell<Row>; FIRST],
    /// How many of them may be taken, counted from the first.
    used: Cell<usize>,
    /// How many more there are in `MORE`.
    more: Cell<usize>,
}

const FREE: Row = Row { start: 0, end: 0, access: Access::Read };

thread_local! {
    static TABLE: Table = const {
        Table { rows: [const { Cell::new(FREE) }; FIRST], used: Cell::new(0), more: Cell::new(0) }
    };
    static MORE: RefCell<Vec<Row>> = const { RefCell::new(Vec::new()) };
}

/// A claim on memory, given up when dropped.
pub(super) struct Claim {
    /// The row in the table; `FIRST` for one of the rest, and for memory without a byte.
    at: usize,
    row: Row,
    // The table is the thread's.
    not_send: PhantomData<*mut ()>,
}

impl Claim {
    /// Claims the memory of a tensor, which lies at `range`.
    #[inline]
    pub(super) fn new(info: &TensorInfo, range: Range<usize>, access: Access) -> Result<Claim> {
        let row = Row { start: range.start, end: range.end, access };
        let at = if range.is_empty() { Some(FIRST) } else { TABLE.with(|table| enter(table, row)) };
        match at {
            Some(at) => Ok(Claim { at, row, not_send: PhantomData }),
            None => Err(in_use(info, access)),
        }
    }
}

/// Puts a claim into the table; `None` when another one forbids it.
#[inline]
fn enter(table: &Table, row: Row) -> Option<usize> {
    let used = table.used.get();
    if used >= FIRST || table.more.get() > 0 {
        return enter_late(table, row);
    }
    if table.rows[..used].iter().any(|taken| taken.get().forbids(&row)) {
        return None;
    }
    table.rows[used].set(row);
    table.used.set(used + 1);
    Some(used)
}

#[cold]
fn enter_late(table: &Table, row: Row) -> Option<usize> {
    if table.rows.iter().any(|taken| taken.get().forbids(&row)) {
        return None;
    }
    let entered = MORE.try_with(|more| {
        let mut more = more.borrow_mut();
        if more.iter().any(|taken| taken.forbids(&row)) {
            return None;
        }
        if let Some(free) = table.rows.iter().position(|taken| taken.get().end == 0) {
            table.rows[free].set(row);
            table.used.set(table.used.get().max(free + 1));
            return Some(free);
        }
        more.push(row);
        table.more.set(more.len());
        Some(FIRST)
    });
    // At the end of a thread its table is gone, and no claim can be made.
    entered.ok().flatten()
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
    #[inline]
    fn drop(&mut self) {
        if self.at == FIRST {
            return leave_late(&self.row);
        }
        TABLE.with(|table| {
            table.rows[self.at].set(FREE);
            let mut used = table.used.get();
            while used > 0 && table.rows[used - 1].get().end == 0 {
                used -= 1;
            }
            table.used.set(used);
        });
    }
}

#[cold]
fn leave_late(row: &Row) {
    // When the thread's table is gone already, nobody can ask it any more.
    let _ = MORE.try_with(|more| {
        let mut more = more.borrow_mut();
        let same = |other: &Row| {
            (other.start, other.end, other.access) == (row.start, row.end, row.access)
        };
        if let Some(mine) = more.iter().rposition(same) {
            more.swap_remove(mine);
            TABLE.with(|table| table.more.set(more.len()));
        }
    });
}
