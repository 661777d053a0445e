//! Dialect conversion with patterns, conversions of types and rules for legality that are closures.

use super::{FrozenRewritePatternSet, Match, PatternRewriter, RewritePatternSet};
use crate::ir::block::Region;
use crate::ir::context::Context;
use crate::ir::error::{Result, to_ffi};
use crate::ir::handle::Handle;
use crate::ir::interned::{Location, Type};
use crate::ir::operation::Operation;
use crate::ir::value::Value;
use crate::{Any, AnyView, Array, Function};

macro_rules! closures {
    ($($(#[$doc:meta])* $name:ident = for<$a:lifetime> Fn($($arg:ty),* $(,)?) -> $result:ty;)*) => {$(
        $(#[$doc])*
        pub trait $name: for<$a> Fn($($arg),*) -> $result + Send + Sync + 'static {}
        impl<F: for<$a> Fn($($arg),*) -> $result + Send + Sync + 'static> $name for F {}
    )*};
}

/// The context of an object of the IR in an argument.
fn context_of(value: &AnyView<'_>, class: &'static str) -> Result<Context> {
    let handle = Handle::new(value.to_owned()?, class)?;
    let context = match class {
        "ir.Type" => property!("ir.Type", "context", handle.object())?,
        _ => property!("ir.Operation", "context", handle.object())?,
    };
    Context::from_any(&context.view())
}

fn argument<'a>(args: &[AnyView<'a>], index: usize) -> AnyView<'a> {
    args.get(index).copied().unwrap_or(AnyView::NONE)
}

fn values<'c>(context: &'c Context, list: &AnyView<'_>) -> Result<Vec<Value<'c>>> {
    let list: Array<Any> = list.get()?;
    list.values().iter().map(|each| Value::wrap(context, each.clone())).collect()
}

/// `None` for no types, one type as it is, several as a list.
fn types_to_any(types: Option<Vec<Type<'_>>>) -> Any {
    match types {
        None => Any::NONE,
        Some(types) => types.into_iter().map(Type::to_any).collect::<Array<Any>>().into(),
    }
}

closures! {
    /// A function that makes a value of a type from values: `|rewriter, ty, inputs, location| Ok(Some(value))`. `None` if it
    /// cannot.
    Materialize = for<'a> Fn(
        &PatternRewriter<'a>, Type<'a>, &[Value<'a>], Location<'a>,
    ) -> Result<Option<Value<'a>>>;
    /// A function that says whether an operation is legal; `None` for one that it does not know.
    Legality = for<'a> Fn(Operation<'a>) -> Result<Option<bool>>;
}

handle! {
    /// Says which types take the place of a type, and how values of old and new types become each other.
    #[derive(Debug)]
    TypeConverter = "ir.TypeConverter"
}

impl<'c> TypeConverter<'c> {
    /// A converter without conversions.
    pub fn new(context: &'c Context) -> Result<TypeConverter<'c>> {
        TypeConverter::wrap(context, invoke!(new "ir.TypeConverter")?)
    }

    /// Adds a function from a type to the types that take its place; `None` for a type that it does not know. The functions
    /// that were added last are tried first.
    pub fn add_conversion<F>(&self, convert: F) -> Result<()>
    where
        F: for<'a> Fn(Type<'a>) -> Result<Option<Vec<Type<'a>>>> + Send + Sync + 'static,
    {
        let function = Function::packed(move |args: &[AnyView<'_>]| {
            to_ffi((|| {
                let given = argument(args, 0);
                let context = context_of(&given, "ir.Type")?;
                let ty = Type::wrap(&context, given.to_owned()?)?;
                Ok(types_to_any(convert(ty)?))
            })())
        });
        invoke!("ir.TypeConverter", "_add_conversion", self.handle, function).map(drop)
    }

    /// Adds a function that makes a value of an old type from new values; `None` if it cannot.
    pub fn add_source_materialization(&self, materialize: impl Materialize) -> Result<()> {
        let function = materialization(materialize);
        invoke!("ir.TypeConverter", "_add_source_materialization", self.handle, function).map(drop)
    }

    /// Adds a function that makes a value of a new type from an old value; `None` if it cannot.
    pub fn add_target_materialization(&self, materialize: impl Materialize) -> Result<()> {
        let function = materialization(materialize);
        invoke!("ir.TypeConverter", "_add_target_materialization", self.handle, function).map(drop)
    }

    /// The types that take the place of a type; `None` if no conversion knows it.
    pub fn convert_type(&self, ty: Type<'c>) -> Result<Option<Vec<Type<'c>>>> {
        let types = invoke!("ir.TypeConverter", "_convert_type_to_types", self.handle, ty)?;
        if types.is_none() {
            return Ok(None);
        }
        let types: Array<Any> = types.get()?;
        let wrap = |each: &Any| Type::wrap(self.context, each.clone());
        types.values().iter().map(wrap).collect::<Result<_>>().map(Some)
    }
}

fn materialization(materialize: impl Materialize) -> Function {
    Function::packed(move |args: &[AnyView<'_>]| {
        to_ffi((|| {
            let given = argument(args, 1);
            // Several types at once are for functions of languages that tell lists from types.
            let Ok(context) = context_of(&given, "ir.Type") else { return Ok(Any::NONE) };
            let rewriter = PatternRewriter::wrap(&context, argument(args, 0).to_owned()?)?;
            let ty = Type::wrap(&context, given.to_owned()?)?;
            let inputs = values(&context, &argument(args, 2))?;
            let location = Location::wrap(&context, argument(args, 3).to_owned()?)?;
            let made = materialize(&rewriter, ty, &inputs, location)?;
            Ok(made.map_or(Any::NONE, |value| value.to_any()))
        })())
    })
}

handle! {
    /// Says which operations may be left after a conversion.
    #[derive(Debug)]
    ConversionTarget = "ir.ConversionTarget"
}

impl<'c> ConversionTarget<'c> {
    /// A target without rules.
    pub fn new(context: &'c Context) -> Result<ConversionTarget<'c>> {
        let made = invoke!(new "ir.ConversionTarget", context.handle()?)?;
        ConversionTarget::wrap(context, made)
    }

    /// The context.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Makes operations legal, or illegal.
    pub fn set_op(&self, name: &str, legal: bool) -> Result<()> {
        invoke!("ir.ConversionTarget", "_add", self.handle, "op", name, legal).map(drop)
    }

    /// Makes the operations of a dialect legal, or illegal. A rule for an operation comes first.
    pub fn set_dialect(&self, name: &str, legal: bool) -> Result<()> {
        invoke!("ir.ConversionTarget", "_add", self.handle, "dialect", name, legal).map(drop)
    }

    /// Makes operations legal if a function says so; `None` is for those that it does not know.
    pub fn set_op_dynamic(&self, name: &str, is_legal: impl Legality) -> Result<()> {
        let function = legality(is_legal);
        invoke!("ir.ConversionTarget", "_add", self.handle, "op", name, function).map(drop)
    }

    /// Makes the operations of a dialect legal if a function says so.
    pub fn set_dialect_dynamic(&self, name: &str, is_legal: impl Legality) -> Result<()> {
        let function = legality(is_legal);
        invoke!("ir.ConversionTarget", "_add", self.handle, "dialect", name, function).map(drop)
    }

    /// Makes operations without a rule legal if a function says so.
    pub fn set_unknown(&self, is_legal: impl Legality) -> Result<()> {
        let function = legality(is_legal);
        invoke!("ir.ConversionTarget", "_add", self.handle, "unknown", "", function).map(drop)
    }

    /// Makes everything inside of operations with this name legal whenever they are.
    pub fn mark_recursively_legal(&self, name: &str) -> Result<()> {
        invoke!("ir.ConversionTarget", "_mark_recursively_legal", self.handle, name).map(drop)
    }
}

fn legality(is_legal: impl Legality) -> Function {
    Function::packed(move |args: &[AnyView<'_>]| {
        to_ffi((|| {
            let given = argument(args, 0);
            let context = context_of(&given, "ir.Operation")?;
            is_legal(Operation::wrap(&context, given.to_owned()?)?)
        })())
    })
}

impl<'c> RewritePatternSet<'c> {
    /// Adds a pattern for conversions. It gets the operation, for each operand the values that take its place, and the
    /// rewriter. Without a converter operands have the types that other patterns gave them.
    pub fn add_conversion<F>(
        &self,
        root: &str,
        converter: Option<&TypeConverter<'c>>,
        benefit: u16,
        pattern: F,
    ) -> Result<()>
    where
        F: for<'a> Fn(Operation<'a>, &[Vec<Value<'a>>], &PatternRewriter<'a>) -> Result<Match>
            + Send
            + Sync
            + 'static,
    {
        let function = Function::packed(move |args: &[AnyView<'_>]| {
            to_ffi((|| {
                let given = argument(args, 0);
                let context = context_of(&given, "ir.Operation")?;
                let operation = Operation::wrap(&context, given.to_owned()?)?;
                let groups: Array<Any> = argument(args, 1).get()?;
                let groups: Result<Vec<_>> =
                    groups.values().iter().map(|each| values(&context, &each.view())).collect();
                let rewriter = PatternRewriter::wrap(&context, argument(args, 3).to_owned()?)?;
                Ok(pattern(operation, &groups?, &rewriter)? == Match::NoMatch)
            })())
        });
        let converter = converter.map_or(Any::NONE, |by| by.handle.object().clone().into());
        let (set, benefit) = (&self.handle, i64::from(benefit));
        invoke!(
            "ir.RewritePatternSet",
            "_add_conversion",
            set,
            root,
            function,
            converter,
            benefit,
            true
        )
        .map(drop)
    }

    /// Adds a pattern for conversions that converts the type of functions, and the arguments of their blocks.
    pub fn add_function_type_conversion(
        &self,
        root: &str,
        converter: &TypeConverter<'c>,
    ) -> Result<()> {
        let set = &self.handle;
        invoke!("ir.RewritePatternSet", "_add_function_type_conversion", set, root, converter)
            .map(drop)
    }
}

impl<'c> PatternRewriter<'c> {
    /// Replaces each result of an operation by values of any types. Only conversions can do that.
    pub fn replace_op_with_multiple(
        &self,
        op: &Operation<'c>,
        values: &[Vec<Value<'c>>],
    ) -> Result<()> {
        let group = |values: &Vec<Value<'c>>| -> Any {
            values.iter().map(Value::to_any).collect::<Array<Any>>().into()
        };
        let groups: Array<Any> = values.iter().map(group).collect();
        let rewriter = &self.handle;
        invoke!("ir.PatternRewriter", "replace_op_with_multiple", rewriter, op, groups).map(drop)
    }

    /// Converts the types of the arguments of all blocks of a region. Only conversions can do that.
    pub fn convert_region_types(
        &self,
        region: &Region<'c>,
        converter: &TypeConverter<'c>,
    ) -> Result<()> {
        let (rewriter, region) = (&self.handle, region.to_any());
        invoke!("ir.PatternRewriter", "convert_region_types", rewriter, region, converter).map(drop)
    }
}

impl<'c> FrozenRewritePatternSet<'c> {
    /// Converts an operation and everything inside until no operation is left that the target calls illegal.
    ///
    /// ```no_run
    /// # use fishplate::ir::{Context, ConversionTarget, IntegerType, Match, Module, NewOperation, Operation};
    /// # use fishplate::ir::{Result, RewritePatternSet, TypeConverter};
    /// # fn main() -> Result<()> {
    /// # let context = Context::new();
    /// # let module = Module::parse(&context, "")?;
    /// let converter = TypeConverter::new(&context)?;
    /// converter.add_conversion(|ty| Ok(Some(vec![ty])))?;
    /// converter.add_conversion(|ty| {
    ///     let wide = IntegerType::get(ty.context(), 64)?.into();
    ///     Ok((ty.to_string() == "i32").then(|| vec![wide]))
    /// })?;
    /// let patterns = RewritePatternSet::new(&context)?;
    /// patterns.add_conversion("arith.addi", Some(&converter), 1, |op, operands, rewriter| {
    ///     let operands = operands.concat();
    ///     let types = [operands[0].ty()?];
    ///     let new = NewOperation { operands: &operands, results: &types, ..Default::default() };
    ///     let sum = Operation::create("arith.muli", op.location()?, &new, None)?;
    ///     rewriter.insert(&sum)?;
    ///     rewriter.replace_op(&op, &sum)?;
    ///     Ok(Match::Applied)
    /// })?;
    /// patterns.add_function_type_conversion("func.func", &converter)?;
    /// let target = ConversionTarget::new(&context)?;
    /// target.set_op("arith.addi", false)?;
    /// patterns.freeze()?.apply_partial_conversion(&module.operation()?, &target)?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn apply_partial_conversion(
        &self,
        op: &Operation<'c>,
        target: &ConversionTarget<'c>,
    ) -> Result<()> {
        invoke!(global "ir.apply_conversion", op, target, self.handle, false).map(drop)
    }

    /// Converts an operation and everything inside until the target calls every operation legal.
    pub fn apply_full_conversion(
        &self,
        op: &Operation<'c>,
        target: &ConversionTarget<'c>,
    ) -> Result<()> {
        invoke!(global "ir.apply_conversion", op, target, self.handle, true).map(drop)
    }
}
