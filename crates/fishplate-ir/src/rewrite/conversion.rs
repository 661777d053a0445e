//! Conversions: patterns turn operations that a target calls illegal into legal ones, while types change.
//!
//! Each operation is visited once, outer ones first; then those that patterns have made. Patterns are not taken back: if one
//! makes something that nobody can legalise, the conversion fails. Nothing is folded. The driver works with handles only, so a
//! pattern may do anything to the IR.

use std::sync::Arc;

use fishplate::{Array, Error, ObjectRef, Result};
use fishplate_mlir as mlir;

use super::apply::{Place, REWRITES, REWRITES_PER_OP, check, operation_of};
use super::casts::{Casts, operands_of, types_of};
use super::rewriter::Conversion;
use super::set::{Code, Entry};
use super::target::Legality;
use super::{
    ConversionTarget, FrozenRewritePatternSet, PatternRewriter, TypeConverter, record, signature,
};
use crate::address_map::AddressMap;
use crate::error::{MLIR_ERROR, other_context, value_error};
use crate::lock::Guard;
use crate::pass::{Run, enter};
use crate::{Operation, Value, diagnostic};

struct Driver<'a> {
    root: ObjectRef<Operation>,
    target: &'a ConversionTarget,
    /// The patterns, the best first.
    entries: Vec<&'a Entry>,
    is_full: bool,
    casts: Arc<Casts>,
    /// Operations that were visited. Their handles keep the addresses from meaning something else.
    done: AddressMap<ObjectRef<Operation>>,
    rewrites: u64,
    most: u64,
}

/// Collects an operation and those inside, outer ones first.
fn collect<'m>(
    op: mlir::OpRef<'m>,
    fits: &impl Fn(mlir::OpRef<'m>) -> bool,
    all: &mut Vec<mlir::OpRef<'m>>,
) {
    if fits(op) {
        all.push(op);
    }
    for block in op.blocks() {
        for inner in block.operations() {
            collect(inner, fits, all);
        }
    }
}

impl Driver<'_> {
    fn is_done(&self, address: usize) -> bool {
        self.done.get(&address).is_some_and(|op| op.node().address() == address)
    }

    fn set_done(&mut self, op: &ObjectRef<Operation>) {
        if !op.node().is_gone() {
            let before = self.done.insert(op.node().address(), op.clone());
            drop(before);
        }
    }

    /// Whether an operation is still part of what is converted.
    fn is_inside(&self, op: &Operation) -> Result<bool> {
        let held = op.context().lock();
        Ok(self.root.mlir(&held)?.is_ancestor(op.mlir(&held)?))
    }

    /// Handles of the operations in `op` that were not visited yet.
    fn fresh(
        &self,
        held: &Guard<'_>,
        op: &ObjectRef<Operation>,
    ) -> Result<Vec<ObjectRef<Operation>>> {
        let (raw, mut all) = (op.mlir(held)?, Vec::new());
        let fits = |op: mlir::OpRef<'_>| !self.is_done(op.address()) && !self.casts.has(op);
        op.context().roomy(|| collect(raw, &fits, &mut all));
        let tree = op.node().tree(held);
        let wrap = |raw| Operation::wrap(op.context(), held, raw, Some(&tree));
        all.into_iter().map(wrap).collect()
    }

    fn run(&mut self, builds: bool) -> Result<()> {
        let context = self.root.context().clone();
        loop {
            let waiting = self.fresh(&context.lock(), &self.root)?;
            if waiting.is_empty() {
                return self.casts.resolve(builds);
            }
            for op in waiting {
                let address = op.node().address();
                if address != 0 && !self.is_done(address) && self.is_inside(&op)? {
                    self.legalize(&op)?;
                }
            }
        }
    }

    fn legalize(&mut self, op: &ObjectRef<Operation>) -> Result<()> {
        let must = match self.target.legality(op)? {
            Legality::Legal => {
                self.set_done(op);
                return Ok(());
            }
            Legality::LegalWithInside => {
                let inside = self.fresh(&op.context().lock(), op)?;
                inside.iter().for_each(|each| self.set_done(each));
                return Ok(());
            }
            Legality::Illegal => true,
            Legality::Unknown => self.is_full,
        };
        let name = op.node().name().clone();
        let entries: Vec<&Entry> = self
            .entries
            .iter()
            .filter(|entry| entry.pattern.root.is_empty() || entry.pattern.root == *name)
            .copied()
            .collect();
        let place = match record::is_open() {
            true => Some(op.mlir(&op.context().lock())?.location().to_string()),
            false => None,
        };
        for entry in entries {
            let is_applied = self.apply(entry, op)?;
            if let Some(place) = &place {
                record::tried(&entry.name);
                if is_applied {
                    record::applied(&entry.name, &name, place);
                }
            }
            if is_applied || op.node().is_gone() {
                self.set_done(op);
                return Ok(());
            }
        }
        self.set_done(op);
        match must {
            false => Ok(()),
            true => Err(self.illegal(op)),
        }
    }

    fn illegal(&self, op: &ObjectRef<Operation>) -> Error {
        let kind = if self.is_full { "full" } else { "partial" };
        let held = op.context().lock();
        let at = op.mlir(&held).map(|raw| raw.location().to_string()).unwrap_or_default();
        let name = op.node().name();
        let message =
            format!("{kind} conversion failed: failed to legalize operation '{name}' at {at}");
        Error::new(MLIR_ERROR, message)
    }

    /// Applies a pattern, if it matches.
    fn apply(&mut self, entry: &Entry, op: &ObjectRef<Operation>) -> Result<bool> {
        if self.rewrites >= self.most {
            return Err(Error::new(
                "RuntimeError",
                format!(
                    "the conversion does not end: {} patterns were tried; one may make what it or another one matches",
                    self.most
                ),
            ));
        }
        self.rewrites += 1;
        let rewriter = |converter: Option<&ObjectRef<TypeConverter>>| {
            let (casts, converter) = (self.casts.clone(), converter.cloned());
            PatternRewriter::within(op, Some(Conversion { casts, converter }))
        };
        let (rewriter, answer) = match &entry.code {
            Code::Plain(function) => {
                let rewriter = rewriter(None);
                let answer = function.call::<Option<bool>>((op, &rewriter));
                (rewriter, answer)
            }
            Code::FunctionType(converter) => {
                return signature::convert_function(&self.casts, op, converter);
            }
            Code::Conversion { function, converter, many } => {
                let Some(groups) = self.operands(op, converter.as_ref())? else { return Ok(false) };
                let rewriter = rewriter(converter.as_ref());
                let answer = if *many {
                    let lists = groups.into_iter().map(|group| group.into_iter().collect());
                    let lists: Array<Array<ObjectRef<Value>>> = lists.collect();
                    function.call::<Option<bool>>((op, lists, converter.clone(), &rewriter))
                } else {
                    if groups.iter().any(|group| group.len() != 1) {
                        return Ok(false);
                    }
                    let values: Array<ObjectRef<Value>> = groups.into_iter().flatten().collect();
                    function.call::<Option<bool>>((op, values, converter.clone(), &rewriter))
                };
                (rewriter, answer)
            }
        };
        rewriter.end();
        Ok(!answer?.unwrap_or(false))
    }

    /// The operands of an operation with converted types; none if a type cannot be converted.
    fn operands(
        &self,
        op: &ObjectRef<Operation>,
        converter: Option<&ObjectRef<TypeConverter>>,
    ) -> Result<Option<Vec<Vec<ObjectRef<Value>>>>> {
        let context = op.context();
        let values = operands_of(&context.lock(), op)?;
        let mut groups = Vec::with_capacity(values.len());
        for value in values {
            let Some(converter) = converter else {
                let behind = self.casts.behind(&context.lock(), &value)?;
                groups.push(behind.unwrap_or_else(|| vec![value]));
                continue;
            };
            let types = types_of(&context.lock(), std::slice::from_ref(&value))?;
            let Some(types) = converter.convert(&types[0])? else { return Ok(None) };
            groups.push(self.casts.remap(&value, &types, converter)?);
        }
        Ok(Some(groups))
    }
}

/// Converts an operation and everything inside, until the target calls all of it legal.
///
/// With `full`, operations without a rule are illegal. Otherwise they may stay. If `build_materializations` is false, casts that
/// are still needed stay; otherwise the materialisations of the type converters replace them.
#[fishplate::function("ir.apply_conversion", nonblocking)]
pub fn apply_conversion(
    op: Place,
    target: ObjectRef<ConversionTarget>,
    set: ObjectRef<FrozenRewritePatternSet>,
    full: bool,
    #[default = true] build_materializations: bool,
) -> Result<()> {
    let op = operation_of(op);
    let context = op.context().clone();
    let held = context.lock();
    let raw = op.mlir(&held)?;
    check(&op, raw, &set.context)?;
    if !context.same_as(&target.context) {
        return Err(other_context("the target"));
    }
    if set.pdl.is_some() {
        return Err(value_error("patterns of a PDL module cannot be applied in a conversion"));
    }
    let mut count = 0;
    raw.all(&mut |_| {
        count += 1;
        true
    });
    let mut entries: Vec<&Entry> = set.entries.iter().collect();
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.pattern.benefit));
    let mut driver = Driver {
        root: op.clone(),
        target: &target,
        entries,
        is_full: full,
        casts: Arc::default(),
        done: AddressMap::default(),
        rewrites: 0,
        most: REWRITES + REWRITES_PER_OP * count,
    };
    let entered = enter(Run::new(&op, raw.address(), true));
    let outcome = driver.run(build_materializations);
    drop(entered);
    outcome?;
    op.expect_verifiable(op.mlir(&held)?)?;
    let raw = op.mlir(&held)?;
    let what = "the converted IR does not verify:";
    diagnostic::step(&context, what, || context.roomy(|| raw.verify()).then_some(()))
}
