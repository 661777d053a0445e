//! Rewrite patterns written in Rust, and the drivers that apply them.

mod conversion;
mod pdl;
mod record;

pub use conversion::{ConversionTarget, Legality, Materialize, TypeConverter};
pub use pdl::{PdlModule, PdlValue};
pub use record::{
    AppliedPattern, DebugCounters, GreedyOptions, RewriteRecord, Simplify, record_rewrites,
};
pub(super) use record::{read_patterns, read_statistics};

use super::block::Block;
use super::context::Context;
use super::error::{Result, to_ffi};
use super::handle::Handle;
use super::insertion_point::InsertionPoint;
use super::operation::Operation;
use super::value::Value;
use crate::{Any, AnyView, Array, Function};

/// Whether a pattern was applied to an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// It was applied.
    Applied,
    /// It does not match, and has changed nothing.
    NoMatch,
}

handle! {
    /// Changes the IR for a pattern, while the pattern runs.
    #[derive(Debug)]
    PatternRewriter = "ir.PatternRewriter"
}

impl<'c> PatternRewriter<'c> {
    /// Where new operations go: before the operation that the pattern matches, unless it was set.
    pub fn ip(&self) -> Result<InsertionPoint<'c>> {
        InsertionPoint::wrap(
            self.context,
            property!("ir.PatternRewriter", "ip", self.handle.object())?,
        )
    }

    /// Lets new operations go before an operation.
    pub fn set_insertion_point_before(&self, op: &Operation<'c>) -> Result<()> {
        invoke!("ir.PatternRewriter", "set_insertion_point_before", self.handle, op).map(drop)
    }

    /// Lets new operations go after an operation.
    pub fn set_insertion_point_after(&self, op: &Operation<'c>) -> Result<()> {
        invoke!("ir.PatternRewriter", "set_insertion_point_after", self.handle, op).map(drop)
    }

    /// Lets new operations go to the start of a block.
    pub fn set_insertion_point_to_start(&self, block: &Block<'c>) -> Result<()> {
        invoke!("ir.PatternRewriter", "set_insertion_point_to_start", self.handle, block).map(drop)
    }

    /// Lets new operations go to the end of a block.
    pub fn set_insertion_point_to_end(&self, block: &Block<'c>) -> Result<()> {
        invoke!("ir.PatternRewriter", "set_insertion_point_to_end", self.handle, block).map(drop)
    }

    /// Puts an operation that is in no block where new ones go.
    pub fn insert(&self, op: &Operation<'c>) -> Result<()> {
        invoke!("ir.PatternRewriter", "insert", self.handle, op).map(drop)
    }

    /// Puts a copy of an operation where new ones go.
    pub fn clone_op(&self, op: &Operation<'c>) -> Result<Operation<'c>> {
        let copy = invoke!("ir.PatternRewriter", "clone", self.handle, op)?;
        Operation::wrap(self.context, copy)
    }

    /// Replaces an operation by another one, whose results take the place of its own.
    pub fn replace_op(&self, op: &Operation<'c>, new: &Operation<'c>) -> Result<()> {
        invoke!("ir.PatternRewriter", "replace_op", self.handle, op, new).map(drop)
    }

    /// Replaces an operation by values for its results.
    pub fn replace_op_with_values(&self, op: &Operation<'c>, values: &[Value<'c>]) -> Result<()> {
        let values: Array<Any> = values.iter().map(Value::to_any).collect();
        invoke!("ir.PatternRewriter", "replace_op", self.handle, op, values).map(drop)
    }

    /// Erases an operation and everything inside. Its results must not be used.
    pub fn erase_op(&self, op: &Operation<'c>) -> Result<()> {
        invoke!("ir.PatternRewriter", "erase_op", self.handle, op).map(drop)
    }

    /// Moves an operation before another one.
    pub fn move_op_before(&self, op: &Operation<'c>, other: &Operation<'c>) -> Result<()> {
        invoke!("ir.PatternRewriter", "move_op_before", self.handle, op, other).map(drop)
    }

    /// Moves an operation after another one.
    pub fn move_op_after(&self, op: &Operation<'c>, other: &Operation<'c>) -> Result<()> {
        invoke!("ir.PatternRewriter", "move_op_after", self.handle, op, other).map(drop)
    }

    /// Lets everyone who uses a value use another one.
    pub fn replace_all_uses_with(&self, of: &Value<'c>, with: &Value<'c>) -> Result<()> {
        invoke!("ir.PatternRewriter", "replace_all_uses_with", self.handle, of, with).map(drop)
    }
}

/// A pattern as the function that the library calls. It answers whether the pattern does not match.
fn function<F>(pattern: F) -> Function
where
    F: for<'a> Fn(Operation<'a>, &PatternRewriter<'a>) -> Result<Match> + Send + Sync + 'static,
{
    Function::packed(move |args: &[AnyView<'_>]| {
        to_ffi((|| {
            let operation = args.first().copied().unwrap_or(AnyView::NONE);
            let rewriter = args.get(1).copied().unwrap_or(AnyView::NONE);
            let handle = Handle::new(operation.to_owned()?, "ir.Operation")?;
            let context = property!("ir.Operation", "context", handle.object())?;
            let context = Context::from_any(&context.view())?;
            let rewriter = PatternRewriter::wrap(&context, rewriter.to_owned()?)?;
            let operation = Operation::wrap(&context, handle.object().clone().into())?;
            Ok(pattern(operation, &rewriter)? == Match::NoMatch)
        })())
    })
}

handle! {
    /// Patterns for the operations of a context.
    #[derive(Debug)]
    RewritePatternSet = "ir.RewritePatternSet"
}

impl<'c> RewritePatternSet<'c> {
    /// A set without patterns.
    pub fn new(context: &'c Context) -> Result<RewritePatternSet<'c>> {
        let made = invoke!(new "ir.RewritePatternSet", context.handle()?)?;
        RewritePatternSet::wrap(context, made)
    }

    /// Adds a pattern for operations named `root`, or for all if that is empty. Patterns with a higher benefit are tried
    /// first. An error of the pattern stops the driver, and is what the function gives that applies the patterns.
    ///
    /// ```no_run
    /// # use fishplate::ir::{Context, Match, Module, Result, RewritePatternSet};
    /// # fn main() -> Result<()> {
    /// # let context = Context::new();
    /// # let module = Module::parse(&context, "")?;
    /// let patterns = RewritePatternSet::new(&context)?;
    /// patterns.add("arith.addi", 1, |op, rewriter| {
    ///     let [left, right] = &op.operands()?[..] else { return Ok(Match::NoMatch) };
    ///     if left != right {
    ///         return Ok(Match::NoMatch);
    ///     }
    ///     rewriter.replace_op_with_values(&op, &[left.clone()])?;
    ///     Ok(Match::Applied)
    /// })?;
    /// patterns.freeze()?.apply_greedily(&module.operation()?)?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn add<F>(&self, root: &str, benefit: u16, pattern: F) -> Result<()>
    where
        F: for<'a> Fn(Operation<'a>, &PatternRewriter<'a>) -> Result<Match> + Send + Sync + 'static,
    {
        self.add_named("", root, benefit, pattern)
    }

    /// Adds a pattern with a name for records and counters.
    pub fn add_named<F>(&self, name: &str, root: &str, benefit: u16, pattern: F) -> Result<()>
    where
        F: for<'a> Fn(Operation<'a>, &PatternRewriter<'a>) -> Result<Match> + Send + Sync + 'static,
    {
        let (function, benefit) = (function(pattern), i64::from(benefit));
        invoke!("ir.RewritePatternSet", "_add", self.handle, root, function, benefit, name)
            .map(drop)
    }

    /// The patterns that are in the set now, for drivers.
    pub fn freeze(&self) -> Result<FrozenRewritePatternSet<'c>> {
        let frozen = invoke!("ir.RewritePatternSet", "freeze", self.handle)?;
        FrozenRewritePatternSet::wrap(self.context, frozen)
    }
}

handle! {
    /// Patterns that drivers can apply.
    #[derive(Debug)]
    FrozenRewritePatternSet = "ir.FrozenRewritePatternSet"
}

impl<'c> FrozenRewritePatternSet<'c> {
    /// The context.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Applies the patterns to what is inside of an operation, with folding, until nothing changes. Too many rewrites, or too
    /// many iterations, are an error.
    pub fn apply_greedily(&self, op: &Operation<'c>) -> Result<()> {
        invoke!(global "ir.apply_patterns_and_fold_greedily", op, self.handle).map(drop)
    }

    /// Applies the patterns once on each operation that is inside of an operation now, inner ones first.
    pub fn walk_and_apply(&self, op: &Operation<'c>) -> Result<()> {
        invoke!(global "ir.walk_and_apply_patterns", op, self.handle).map(drop)
    }
}
