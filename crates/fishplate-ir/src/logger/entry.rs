//! `ir.LogEntry`: the record of one pass, as plain data.

use fishplate::{Array, Map, Object, ObjectRef, Str};

use crate::rewrite::AppliedPattern;

/// One step of a pipeline.
#[derive(Object, Clone)]
#[object(key = "ir.LogEntry", opaque, repr = show)]
pub struct LogEntry {
    /// The position in the log, from 0.
    pub index: i64,
    /// The number of the run of a pass manager, from 0.
    pub run: i64,
    /// The names of the operations from the one that the pass manager ran on down to that of the pass, separated by
    /// `/`.
    pub pipeline: String,
    /// The name of the pass in pipelines; `PRE-PIPELINE` for the entry before the first pass.
    pub pass_argument: String,
    /// The pass's class; empty for `PRE-PIPELINE`.
    pub pass_class: String,
    /// The operation that the pass ran on, with its symbol.
    pub anchor: String,
    /// `before` or `after`: the time at which the IR was printed.
    pub when: String,
    /// The duration of the pass in milliseconds.
    pub ms: f64,
    /// Whether it changed its operation.
    pub changed: bool,
    /// Whether it failed.
    pub failed: bool,
    /// The IR before the pass.
    pub before: Str,
    /// The IR.
    pub ir: Str,
    /// The patterns of other languages, and of PDL, that were applied, in order.
    pub patterns: Array<ObjectRef<AppliedPattern>>,
    /// How often these patterns were tried and applied, and numbers of their drivers.
    pub statistics: Map<Str, i64>,
    /// Identifies the printed operation: equal for prints of the same operation.
    #[field(skip)]
    pub(super) subject: String,
}

fn show(entry: &LogEntry) -> String {
    let LogEntry { index, pass_argument, pass_class, anchor, ms, .. } = entry;
    let name = if pass_argument.is_empty() { pass_class } else { pass_argument };
    let state = match (entry.failed, entry.changed) {
        (true, _) => ", failed",
        (false, true) => ", changed",
        (false, false) => "",
    };
    format!("LogEntry({index}, {name}, {anchor}, {ms:.3} ms{state})")
}
