//! Prints for the log. They are made while passes run, on whatever thread a pass is on, so they take
//! no lock and look only at the operation that they are given.

use fishplate::Str;
use fishplate_mlir::{OpRef, PrintOptions};

/// The text of an operation; `local` when other threads may be at work around it.
pub(super) fn text(op: OpRef<'_>, debug_info: bool, local: bool) -> Str {
    let debug_info = debug_info.then_some(false);
    let options = PrintOptions { debug_info, local_scope: local, ..PrintOptions::default() };
    Str::from(op.text_with(&options))
}

/// The name of an operation, and its symbol if it has one.
pub(super) fn label(op: OpRef<'_>) -> String {
    match op.symbol() {
        None => op.name(),
        Some(symbol) => format!("{} @{symbol}", op.name()),
    }
}

/// The names of the operations from `root`, by its address, to `op`.
pub(super) fn path(root: usize, op: OpRef<'_>) -> String {
    let mut names = Vec::new();
    for at in op.ancestors() {
        names.push(at.name());
        if at.address() == root {
            break;
        }
    }
    names.reverse();
    names.join("/")
}
