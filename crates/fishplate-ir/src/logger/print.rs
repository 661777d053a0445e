//! Prints for the log. They run during passes, on the thread of the pass, so they take no lock and look only at the
//! operation that they are given.

use fishplate::Str;
use fishplate_mlir::{OpRef, PrintOptions};

/// Returns the text of an operation. Set `local` if other threads may be working around it.
pub(super) fn text(op: OpRef<'_>, debug_info: bool, local: bool) -> Str {
    let debug_info = debug_info.then_some(false);
    let options = PrintOptions { debug_info, local_scope: local, ..PrintOptions::default() };
    Str::from(op.text_with(&options))
}

/// Returns the name of an operation, with its symbol if it has one.
pub(super) fn label(op: OpRef<'_>) -> String {
    match op.symbol() {
        None => op.name(),
        Some(symbol) => format!("{} @{symbol}", op.name()),
    }
}

/// Returns the names of the operations from the one at address `root` down to `op`.
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
