//! Options of greedy drivers, counters that choose the tries of patterns, and records of what patterns did.

use std::ops::RangeInclusive;

use super::super::error::Result;
use super::super::handle::Handle;
use super::{FrozenRewritePatternSet, Operation};
use crate::{Any, Array, Map, Object, ObjectRef, Str};

/// How far a greedy driver simplifies the blocks of regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Simplify {
    /// Not at all.
    Disabled = 0,
    /// Removes unreachable blocks and dead arguments.
    Normal = 1,
    /// Merges equal blocks, too.
    Aggressive = 2,
}

/// Options of a greedy driver.
#[derive(Clone, Debug)]
pub struct GreedyOptions {
    /// How often the driver starts again with all operations; `None` for no limit.
    pub max_iterations: Option<u32>,
    /// How many patterns may be applied; by default 50,000, and 100 for each operation.
    pub max_rewrites: Option<u32>,
    /// Whether outer operations and earlier ones come first.
    pub top_down: bool,
    /// Whether operations are folded.
    pub fold: bool,
    /// Whether equal constants become one.
    pub share_constants: bool,
    /// How far blocks are simplified.
    pub simplify: Simplify,
    /// Which tries of a pattern are allowed.
    pub counters: Option<DebugCounters>,
}

impl Default for GreedyOptions {
    fn default() -> GreedyOptions {
        GreedyOptions {
            max_iterations: Some(10),
            max_rewrites: None,
            top_down: false,
            fold: true,
            share_constants: true,
            simplify: Simplify::Aggressive,
            counters: None,
        }
    }
}

/// Lets patterns be tried only from a first to a last time, counted from 0 over all drivers that use the counters.
#[derive(Clone, Debug)]
pub struct DebugCounters(Handle);

impl DebugCounters {
    /// Counters by the names of patterns.
    pub fn new(ranges: &[(&str, RangeInclusive<u32>)]) -> Result<DebugCounters> {
        let numbers = |range: &RangeInclusive<u32>| -> Array<i64> {
            [*range.start(), *range.end()].into_iter().map(i64::from).collect()
        };
        let pairs = ranges.iter().map(|(name, range)| (Str::from(*name), numbers(range)));
        let ranges: Map<Str, Array<i64>> = pairs.collect();
        Ok(DebugCounters(Handle::new(
            invoke!(new "ir.DebugCounters", ranges)?,
            "ir.DebugCounters",
        )?))
    }

    /// How often a pattern was tried, or would have been.
    pub fn tries(&self, pattern: &str) -> Result<Option<i64>> {
        let tries: Map<Str, i64> =
            property!("ir.DebugCounters", "tries", self.0.object())?.get()?;
        Ok(tries.iter().find(|(name, _)| &**name == pattern).map(|(_, number)| number))
    }
}

/// A pattern that was applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppliedPattern {
    /// The name of the pattern.
    pub pattern: String,
    /// The name of the operation that it was applied to.
    pub operation: String,
    /// The location of that operation, as MLIR prints it.
    pub location: String,
}

/// A record of the patterns that were applied, and of how often.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RewriteRecord {
    /// The patterns that were applied, in order.
    pub patterns: Vec<AppliedPattern>,
    /// Numbers by name: `tried NAME` and `applied NAME` for each pattern, and `iterations`, `folded` and `dead` of greedy
    /// drivers.
    pub statistics: Vec<(String, i64)>,
}

/// Records what the patterns do that this thread applies in `body`.
pub fn record_rewrites<R>(body: impl FnOnce() -> R) -> Result<(R, RewriteRecord)> {
    /// Closes the record, also if the body panics.
    struct Open;
    impl Drop for Open {
        fn drop(&mut self) {
            let _ = close();
        }
    }
    invoke!(global "ir.open_rewrite_record")?;
    let open = Open;
    let result = body();
    std::mem::forget(open);
    let record = Handle::new(close()?, "ir.RewriteRecord")?;
    let object = record.object();
    let patterns = read_patterns(property!("ir.RewriteRecord", "patterns", object)?)?;
    let statistics = read_statistics(property!("ir.RewriteRecord", "statistics", object)?)?;
    Ok((result, RewriteRecord { patterns, statistics }))
}

/// Reads a list of `ir.AppliedPattern`.
pub(in super::super) fn read_patterns(list: Any) -> Result<Vec<AppliedPattern>> {
    let list: Array<ObjectRef<Object>> = list.get()?;
    let read = |each: ObjectRef<Object>| -> Result<AppliedPattern> {
        Ok(AppliedPattern {
            pattern: property!("ir.AppliedPattern", "pattern", &each)?.get()?,
            operation: property!("ir.AppliedPattern", "operation", &each)?.get()?,
            location: property!("ir.AppliedPattern", "location", &each)?.get()?,
        })
    };
    list.iter().map(read).collect()
}

/// Reads numbers by name.
pub(in super::super) fn read_statistics(map: Any) -> Result<Vec<(String, i64)>> {
    let map: Map<Str, i64> = map.get()?;
    Ok(map.iter().map(|(name, number)| (name.to_string(), number)).collect())
}

fn close() -> Result<Any> {
    invoke!(global "ir.close_rewrite_record")
}

impl<'c> FrozenRewritePatternSet<'c> {
    /// The names of its patterns.
    pub fn names(&self) -> Result<Vec<String>> {
        let names: Array<String> =
            property!("ir.FrozenRewritePatternSet", "names", self.handle.object())?.get()?;
        Ok(names.iter().collect())
    }

    /// The patterns whose names are in `enabled`, or all if that is empty, without those in `disabled`.
    pub fn only(&self, enabled: &[&str], disabled: &[&str]) -> Result<FrozenRewritePatternSet<'c>> {
        let list = |names: &[&str]| names.iter().map(|name| Str::from(*name)).collect();
        let (enabled, disabled): (Array<Str>, Array<Str>) = (list(enabled), list(disabled));
        let chosen = invoke!("ir.FrozenRewritePatternSet", "only", self.handle, enabled, disabled)?;
        FrozenRewritePatternSet::wrap(self.context, chosen)
    }

    /// Applies the patterns as [`apply_greedily`](Self::apply_greedily) does, with options.
    pub fn apply_greedily_with(&self, op: &Operation<'c>, options: &GreedyOptions) -> Result<()> {
        let counters = options
            .counters
            .as_ref()
            .map_or(Any::NONE, |counters| counters.0.object().clone().into());
        let rewrites = options.max_rewrites.map(i64::from);
        invoke!(
            global "ir.apply_patterns_and_fold_greedily",
            op,
            self.handle,
            options.max_iterations.map_or(-1, i64::from),
            rewrites,
            options.top_down,
            options.fold,
            options.share_constants,
            0_i64,
            options.simplify as i64,
            counters,
        )
        .map(drop)
    }
}
