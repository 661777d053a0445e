//! Records of what patterns do: which pattern was applied where, and how often each was tried; and counters that choose the tries.
//!
//! A record belongs to a thread. Drivers write into the innermost one that is open. The loggers of passes open one for each pass.

use std::cell::RefCell;
use std::sync::{Mutex, PoisonError};

use fishplate::{Array, Map, Object, ObjectRef, Result, Str};
use fishplate_mlir::rewrite::Counts;

use crate::error::value_error;

/// A pattern that was applied.
#[derive(Object, Clone)]
#[object(key = "ir.AppliedPattern", opaque, repr = show)]
pub struct AppliedPattern {
    /// The name of the pattern.
    pub pattern: Str,
    /// The name of the operation that it was applied to.
    pub operation: Str,
    /// The location of that operation, as MLIR prints it.
    pub location: Str,
}

fn show(applied: &AppliedPattern) -> String {
    format!("{} on {} at {}", applied.pattern, applied.operation, applied.location)
}

/// A record of the patterns that were applied, and of how often.
#[derive(Object)]
#[object(key = "ir.RewriteRecord", opaque)]
pub struct RewriteRecord {
    /// The patterns that were applied, in order.
    pub patterns: Array<ObjectRef<AppliedPattern>>,
    /// Numbers by name: `tried NAME` and `applied NAME` for each pattern, `iterations`, `folded` and `dead` of greedy drivers.
    pub statistics: Map<Str, i64>,
}

#[derive(Default)]
struct Open {
    applied: Vec<ObjectRef<AppliedPattern>>,
    numbers: Vec<(String, i64)>,
}

impl Open {
    fn add(&mut self, name: String, number: i64) {
        match self.numbers.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum += number,
            None => self.numbers.push((name, number)),
        }
    }

    fn finish(self) -> RewriteRecord {
        let numbers = self.numbers.into_iter().map(|(name, number)| (Str::from(name), number));
        RewriteRecord {
            patterns: self.applied.into_iter().collect(),
            statistics: numbers.collect(),
        }
    }
}

thread_local! {
    static OPEN: RefCell<Vec<Open>> = const { RefCell::new(Vec::new()) };
}

fn write(body: impl FnOnce(&mut Open)) {
    OPEN.with_borrow_mut(|open| open.last_mut().map(body));
}

/// Whether somebody reads what drivers of this thread write.
pub(super) fn is_open() -> bool {
    OPEN.with_borrow(|open| !open.is_empty())
}

/// A pattern was tried.
pub(super) fn tried(pattern: &str) {
    write(|open| open.add(format!("tried {pattern}"), 1));
}

/// A pattern was applied.
pub(super) fn applied(pattern: &str, operation: &str, location: &str) {
    let [name, operation, location] = [pattern, operation, location].map(Str::from);
    let applied = AppliedPattern { pattern: name, operation, location }.into_ref();
    write(|open| {
        open.add(format!("applied {pattern}"), 1);
        open.applied.push(applied);
    });
}

/// A greedy driver has ended.
pub(super) fn counted(counts: Counts) {
    write(|open| {
        for (name, number) in
            [("iterations", counts.iterations), ("folded", counts.folded), ("dead", counts.dead)]
        {
            open.add(name.to_owned(), number.cast_signed());
        }
    });
}

/// Opens a record for this thread, inside of the one that is open.
#[fishplate::function("ir.open_rewrite_record", nonblocking)]
pub fn open_record() {
    OPEN.with_borrow_mut(|open| open.push(Open::default()));
}

/// Closes the innermost record of this thread, and returns it. What is in it goes to the one around, too.
#[fishplate::function("ir.close_rewrite_record", nonblocking)]
pub fn close_record() -> Result<ObjectRef<RewriteRecord>> {
    let closed = OPEN.with_borrow_mut(|open| {
        let closed = open.pop()?;
        if let Some(around) = open.last_mut() {
            around.applied.extend(closed.applied.iter().cloned());
            for (name, number) in &closed.numbers {
                around.add(name.clone(), *number);
            }
        }
        Some(closed)
    });
    match closed {
        Some(closed) => Ok(closed.finish().into_ref()),
        None => Err(value_error("no record of rewrites is open on this thread")),
    }
}

/// How often a pattern was tried, and which tries are allowed.
struct Counter {
    pattern: String,
    tries: i64,
    first: i64,
    last: i64,
}

/// Lets patterns be tried only from a first to a last time, counted from 0 over all drivers that use the counters.
#[derive(Object)]
#[object(key = "ir.DebugCounters", opaque)]
pub struct DebugCounters {
    #[field(skip)]
    counters: Mutex<Vec<Counter>>,
}

impl DebugCounters {
    /// Counts a try of a pattern, and returns whether it is allowed.
    pub(super) fn allows(&self, pattern: &str) -> bool {
        let mut counters = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(counter) = counters.iter_mut().find(|counter| counter.pattern == pattern) else {
            return true;
        };
        let number = counter.tries;
        counter.tries += 1;
        (counter.first..=counter.last).contains(&number)
    }

    /// Refuses counters of patterns that are not in a set.
    pub(super) fn check<'n>(&self, names: impl Iterator<Item = &'n str> + Clone) -> Result<()> {
        let counters = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        let known = |counter: &&Counter| !names.clone().any(|name| name == counter.pattern);
        match counters.iter().find(known) {
            None => Ok(()),
            Some(Counter { pattern, .. }) => {
                let names: Vec<&str> = names.collect();
                Err(value_error(format!(
                    "counters: the set has no pattern `{pattern}`; it has {}",
                    names.join(", ")
                )))
            }
        }
    }
}

#[fishplate::methods(nonblocking)]
impl DebugCounters {
    /// Counters by the names of patterns, each with the first and the last try that is allowed.
    #[constructor]
    fn new(ranges: Map<Str, Array<i64>>) -> Result<DebugCounters> {
        let counter = |(pattern, range): (Str, Array<i64>)| match range.to_vec()[..] {
            [first, last] if 0 <= first && first <= last => {
                Ok(Counter { pattern: pattern.to_string(), tries: 0, first, last })
            }
            _ => Err(value_error(format!(
                "the counter of `{pattern}`: expected the first and the last try, counted from 0"
            ))),
        };
        let counters = ranges.iter().map(counter).collect::<Result<_>>()?;
        Ok(DebugCounters { counters: Mutex::new(counters) })
    }

    /// How often each pattern was tried, or would have been.
    #[getter]
    fn tries(&self) -> Map<Str, i64> {
        let counters = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        let pair = |counter: &Counter| (Str::from(counter.pattern.as_str()), counter.tries);
        counters.iter().map(pair).collect()
    }
}
