//! Patterns as PDL modules, with native functions that are closures.

use super::{FrozenRewritePatternSet, PatternRewriter};
use crate::ir::context::Context;
use crate::ir::error::{Result, to_ffi};
use crate::ir::handle::Handle;
use crate::ir::interned::{Attribute, Type};
use crate::ir::module::Module;
use crate::ir::operation::Operation;
use crate::ir::value::Value;
use crate::{Any, AnyView, Array, Function};

/// A value of PDL.
#[derive(Clone, Debug)]
pub enum PdlValue<'c> {
    /// Nothing, such as an operand that an operation does not have.
    None,
    /// An attribute.
    Attribute(Attribute<'c>),
    /// An operation.
    Operation(Operation<'c>),
    /// A type.
    Type(Type<'c>),
    /// A value.
    Value(Value<'c>),
    /// Types.
    Types(Vec<Type<'c>>),
    /// Values.
    Values(Vec<Value<'c>>),
}

impl<'c> PdlValue<'c> {
    fn from_any(context: &'c Context, any: &Any) -> Result<PdlValue<'c>> {
        if any.is_none() {
            return Ok(PdlValue::None);
        }
        if let Ok(value) = Value::wrap(context, any.clone()) {
            return Ok(PdlValue::Value(value));
        }
        if let Ok(operation) = Operation::wrap(context, any.clone()) {
            return Ok(PdlValue::Operation(operation));
        }
        if let Ok(attribute) = Attribute::wrap(context, any.clone()) {
            return Ok(PdlValue::Attribute(attribute));
        }
        if let Ok(ty) = Type::wrap(context, any.clone()) {
            return Ok(PdlValue::Type(ty));
        }
        let list: Array<Any> = any.get()?;
        let values = list.values().iter();
        let types: Result<Vec<_>> =
            values.clone().map(|each| Type::wrap(context, each.clone())).collect();
        match types {
            Ok(types) if !types.is_empty() => Ok(PdlValue::Types(types)),
            _ => {
                let values: Result<_> =
                    values.map(|each| Value::wrap(context, each.clone())).collect();
                values.map(PdlValue::Values)
            }
        }
    }

    fn to_any(&self) -> Any {
        match self {
            PdlValue::None => Any::NONE,
            PdlValue::Attribute(one) => one.to_any(),
            PdlValue::Operation(one) => one.to_any(),
            PdlValue::Type(one) => one.to_any(),
            PdlValue::Value(one) => one.to_any(),
            PdlValue::Types(all) => {
                all.iter().map(|one| one.to_any()).collect::<Array<Any>>().into()
            }
            PdlValue::Values(all) => all.iter().map(Value::to_any).collect::<Array<Any>>().into(),
        }
    }
}

handle! {
    /// Patterns as a module of the dialect `pdl` or `pdl_interp`.
    #[derive(Debug)]
    PdlModule = "ir.PDLModule"
}

impl<'c> PdlModule<'c> {
    /// Takes a copy of a module, which must verify.
    pub fn new(context: &'c Context, module: &Module<'c>) -> Result<PdlModule<'c>> {
        PdlModule::wrap(context, invoke!(new "ir.PDLModule", module)?)
    }

    /// Adds a constraint, which returns its results, or `None` if it does not hold.
    pub fn register_constraint<F>(&self, name: &str, constraint: F) -> Result<()>
    where
        F: for<'a> Fn(&PatternRewriter<'a>, &[PdlValue<'a>]) -> Result<Option<Vec<PdlValue<'a>>>>
            + Send
            + Sync
            + 'static,
    {
        let function = native(constraint);
        invoke!("ir.PDLModule", "_register", self.handle, name, true, function).map(drop)
    }

    /// Adds a part of rewrites, which returns its results, or `None` if it fails. It may add operations, but neither erase nor
    /// move any.
    pub fn register_rewrite<F>(&self, name: &str, rewrite: F) -> Result<()>
    where
        F: for<'a> Fn(&PatternRewriter<'a>, &[PdlValue<'a>]) -> Result<Option<Vec<PdlValue<'a>>>>
            + Send
            + Sync
            + 'static,
    {
        let function = native(rewrite);
        invoke!("ir.PDLModule", "_register", self.handle, name, false, function).map(drop)
    }

    /// The patterns, for drivers.
    pub fn freeze(&self) -> Result<FrozenRewritePatternSet<'c>> {
        let frozen = invoke!("ir.PDLModule", "freeze", self.handle)?;
        FrozenRewritePatternSet::wrap(self.context, frozen)
    }
}

fn native<F>(code: F) -> Function
where
    F: for<'a> Fn(&PatternRewriter<'a>, &[PdlValue<'a>]) -> Result<Option<Vec<PdlValue<'a>>>>
        + Send
        + Sync
        + 'static,
{
    Function::packed(move |args: &[AnyView<'_>]| {
        to_ffi((|| {
            let rewriter = args.first().copied().unwrap_or(AnyView::NONE);
            let handle = Handle::new(rewriter.to_owned()?, "ir.PatternRewriter")?;
            let context = property!("ir.PatternRewriter", "context", handle.object())?;
            let context = Context::from_any(&context.view())?;
            let rewriter = PatternRewriter::wrap(&context, rewriter.to_owned()?)?;
            let values: Array<Any> = args.get(1).copied().unwrap_or(AnyView::NONE).get()?;
            let values: Result<Vec<_>> =
                values.values().iter().map(|each| PdlValue::from_any(&context, each)).collect();
            let results = code(&rewriter, &values?)?;
            let list = |all: Vec<PdlValue<'_>>| -> Any {
                all.iter().map(PdlValue::to_any).collect::<Array<Any>>().into()
            };
            Ok(results.map_or(Any::NONE, list))
        })())
    })
}
