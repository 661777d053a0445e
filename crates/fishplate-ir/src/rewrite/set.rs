//! `ir.RewritePatternSet` and `ir.FrozenRewritePatternSet`.

use std::sync::{Arc, Mutex, PoisonError};

use fishplate::{Function, Object, ObjectRef, Result};
use fishplate_mlir::rewrite::{MOST_BENEFIT, Pattern};

use crate::error::value_error;
use crate::{Context, current};

/// A pattern, and the function `f(op, rewriter)` that is its code.
pub(super) type Entry = (Pattern, Function);

/// Patterns for the operations of a context.
#[derive(Object)]
#[object(key = "ir.RewritePatternSet", opaque)]
pub struct RewritePatternSet {
    #[field(skip)]
    context: ObjectRef<Context>,
    #[field(skip)]
    entries: Mutex<Vec<Entry>>,
}

/// Patterns that drivers can apply.
#[derive(Object)]
#[object(key = "ir.FrozenRewritePatternSet", opaque)]
pub struct FrozenRewritePatternSet {
    #[field(skip)]
    pub(super) context: ObjectRef<Context>,
    #[field(skip)]
    pub(super) entries: Arc<[Entry]>,
}

#[fishplate::methods(nonblocking)]
impl RewritePatternSet {
    /// A set without patterns.
    #[constructor]
    fn new(#[default = None] context: Option<ObjectRef<Context>>) -> Result<RewritePatternSet> {
        Ok(RewritePatternSet { context: current::context(context)?, entries: Mutex::default() })
    }

    /// Adds a pattern for operations named `root`; for all if that is empty.
    ///
    /// The function gets the operation and an `ir.PatternRewriter`. It returns nothing or False if it was applied, and True
    /// if it does not match. Patterns with a higher benefit are tried first.
    #[method(name = "_add")]
    fn add(&self, root: &str, function: Function, #[default = 1] benefit: i64) -> Result<()> {
        let benefit = u16::try_from(benefit)
            .ok()
            .filter(|benefit| *benefit <= MOST_BENEFIT)
            .ok_or_else(|| {
                value_error(format!(
                    "benefit: expected a number from 0 to {MOST_BENEFIT}, got {benefit}"
                ))
            })?;
        let held = self.context.lock();
        if let Some((dialect, _)) = root.split_once('.') {
            self.context.load_dialect(dialect);
        }
        let mlir = self.context.mlir(&held);
        let known = mlir.is_registered_operation(root) || mlir.allows_unregistered_dialects();
        if !root.is_empty() && !known {
            return Err(value_error(format!(
                "root: the context has no operation `{root}`; register its dialect first"
            )));
        }
        drop(held);
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        entries.push((Pattern { root: root.to_owned(), benefit }, function));
        Ok(())
    }

    /// The patterns that are in the set now, for drivers.
    fn freeze(&self) -> ObjectRef<FrozenRewritePatternSet> {
        let entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (context, entries) = (self.context.clone(), entries.into());
        FrozenRewritePatternSet { context, entries }.into_ref()
    }

    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }
}

#[fishplate::methods(nonblocking)]
impl FrozenRewritePatternSet {
    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }
}
