//! Users' hooks: functions of any language for what a dialect's TableGen leaves to C++. Each has a name.
//!
//! | name | called with | returns |
//! |---|---|---|
//! | `d.custom<X>.parse` | parser, then the arguments that were parsed before | a list with a value per argument, one value for all, or none |
//! | `d.custom<X>.print` | printer, operation (none in types and attributes), arguments | |
//! | `!d.t.parse`, `#d.a.parse` | parser | the parameters |
//! | `!d.t.print`, `#d.a.print` | printer, parameters | |
//! | `!d.t.verify`, `#d.a.verify` | parameters | raises, or returns text, if they are wrong |
//! | `d.op.parse` | parser, to which it adds the parts of the operation | |
//! | `d.op.print` | printer, operation | |
//! | `d.op.verify` | operation | raises, or returns text, if it is wrong |
//! | `d.op.a.default` | context | the value when the attribute is absent |
//! | `d.op.effects` and the like | operation | see `asked.rs` |
//! | `d.op.fold` | operation, and an attribute for each operand that is constant | an operand's number or an attribute for each result, or none |
//! | `d.op.canonicalize` | operation and rewriter, as a rewrite pattern | true if it does not match |
//! | `d.materialize_constant` | value, type | an operation's name and its attributes, see `constant.rs` |
//! | `d.op.b.build` | what the caller of the builder `b` gives | whatever it makes |
//! | `d.op.infer` | operation without results | the types of the results |
//!
//! The operation is an [`OpFacts`]. A hook that fails becomes an error of MLIR at the place in the text.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use fishplate::{Any, AnyView, Array, Function, Map, Object, ObjectRef, Result, Str, Weak};
use fishplate_dialect::format::Failure;
use fishplate_mlir as mlir;
use fishplate_mlir::asm::{Parsing, Printing};

use super::asked;
use super::asm_parser::AsmParser;
use super::asm_printer::AsmPrinter;
use super::model;
use crate::error::value_error;
use crate::{Attribute, Context, Type};

static HOOKS: RwLock<Option<HashMap<String, Function>>> = RwLock::new(None);

/// Words at the end of a hook's name, besides those of `asked`.
const VERBS: [&str; 8] = [
    "parse",
    "print",
    "verify",
    "default",
    "infer",
    "canonicalize",
    "materialize_constant",
    "build",
];

/// Gives a hook a function. A later one replaces it, in contexts that register the dialect afterwards.
#[fishplate::function("ir.dialect.register_hook")]
fn register_hook(name: &str, function: Function) -> Result<()> {
    let verb = name.rsplit_once('.').map(|(_, verb)| verb).unwrap_or_default();
    let mut known = VERBS.iter().chain(&asked::VERBS);
    if !known.any(|known| *known == verb) {
        let verbs = [VERBS.as_slice(), &asked::VERBS].concat().join(", ");
        return Err(value_error(format!("the hook {name:?} ends in none of {verbs}")));
    }
    let before = {
        let mut hooks = HOOKS.write().unwrap_or_else(PoisonError::into_inner);
        hooks.get_or_insert_default().insert(name.to_owned(), function)
    };
    drop(before);
    // The hook may verify.
    mlir::edits::note();
    model::forget_catalog();
    Ok(())
}

/// The function of a hook, if a user gave one.
pub(super) fn find(name: &str, verb: &str) -> Option<Function> {
    let hooks = HOOKS.read().unwrap_or_else(PoisonError::into_inner);
    hooks.as_ref()?.get(&format!("{name}.{verb}")).cloned()
}

/// Calls a user's builder of an operation, such as `from_number` of `geo.add`: the hook `geo.add.from_number.build`.
#[fishplate::function("ir.dialect.build_by_hook")]
fn build_by_hook(op: &str, builder: &str, args: Array<Any>) -> Result<Any> {
    let hook = find(&format!("{op}.{builder}"), "build").ok_or_else(|| {
        value_error(format!("{op} has no builder `{builder}`: register {op}.{builder}.build"))
    })?;
    let args: Vec<AnyView<'_>> = args.values().iter().map(Any::view).collect();
    hook.call_packed(&args)
}

/// Whether hooks parse and print a text.
pub(super) fn has_text(name: &str) -> bool {
    find(name, "parse").is_some() && find(name, "print").is_some()
}

/// Facts about an operation, for hooks that run while MLIR parses, prints or verifies it.
#[derive(Object)]
#[object(key = "ir.OpFacts")]
pub struct OpFacts {
    /// The name, such as `geo.add`.
    name: Str,
    /// The attributes by name, inherent ones included.
    attributes: Map<Str, Any>,
    /// The types of the operands.
    operand_types: Array<Any>,
    /// The types of the results.
    result_types: Array<Any>,
    /// The types of the arguments of each region's first block.
    argument_types: Array<Any>,
    /// The names of the operations in each region's first block.
    body: Array<Any>,
    /// The number of successors.
    num_successors: i64,
}

/// The facts about an operation that is not made yet.
pub(super) fn facts_of_parts(
    name: &str,
    attributes: Vec<(String, Any)>,
    operands: Array<Any>,
) -> Result<ObjectRef<OpFacts>> {
    let facts = OpFacts {
        name: Str::from(name),
        attributes: Map::try_from_iter(
            attributes.into_iter().map(|(name, value)| (Str::from(name), value)),
        )?,
        operand_types: operands,
        result_types: Array::default(),
        argument_types: Array::default(),
        body: Array::default(),
        num_successors: 0,
    };
    Ok(facts.into_ref())
}

fn types<'m>(
    context: &ObjectRef<Context>,
    values: impl Iterator<Item = mlir::Value<'m>>,
) -> Result<Array<Any>> {
    values.map(|value| Ok(Any::from(Type::wrap(context, value.ty())?))).collect()
}

/// The facts about an operation.
pub(super) fn facts(
    context: &ObjectRef<Context>,
    op: mlir::OpRef<'_>,
) -> Result<ObjectRef<OpFacts>> {
    let row = |(name, value): (String, mlir::Attribute<'_>)| {
        Ok((Str::from(name), Any::from(Attribute::wrap(context, value)?)))
    };
    let attributes = op.attributes().map(row).collect::<Result<Vec<_>>>()?;
    let first = |region: mlir::Region<'_>| match region.blocks().next() {
        Some(block) => types(context, block.arguments()).map(Any::from),
        None => Ok(Any::NONE),
    };
    let inside = |region: mlir::Region<'_>| -> Any {
        let block = region.blocks().next();
        let names = block.into_iter().flat_map(|block| block.operations());
        names.map(|op| Any::from(Str::from(op.name()))).collect::<Array<Any>>().into()
    };
    let facts = OpFacts {
        name: Str::from(op.name()),
        attributes: Map::try_from_iter(attributes)?,
        operand_types: types(context, op.operands())?,
        result_types: types(context, op.results())?,
        argument_types: op.regions().map(first).collect::<Result<_>>()?,
        body: op.regions().map(inside).collect(),
        num_successors: op.successors().count() as i64,
    };
    Ok(facts.into_ref())
}

/// The context of a hook; an error on one of MLIR's own threads, which would wait forever for it.
pub(super) fn enter(context: &Weak<Context>) -> std::result::Result<ObjectRef<Context>, String> {
    let context = context.upgrade().ok_or("the context is gone")?;
    match context.the_lock().is_elsewhere() {
        false => Ok(context),
        true => {
            Err("a hook is not written in C++ and cannot run on a thread of MLIR's: turn them off \
                     with `context.enable_multithreading(False)`"
                .to_owned())
        }
    }
}

/// Calls a hook that parses.
pub(super) fn parse(
    context: &ObjectRef<Context>,
    parsing: &mut Parsing<'_>,
    name: &str,
    given: Vec<Any>,
) -> std::result::Result<Any, Failure> {
    let outcome = parsing.lend(|lent| -> Result<Any> {
        let function = find(name, "parse")
            .ok_or_else(|| value_error(format!("{name} has no hook that parses it")))?;
        let parser = Any::from(AsmParser::new(context, lent));
        let args: Vec<AnyView<'_>> =
            std::iter::once(&parser).chain(&given).map(Any::view).collect();
        function.call_packed(&args)
    });
    if parsing.failed {
        return Err(Failure::reported(0));
    }
    outcome.map_err(|error| {
        let at = parsing.error_at.unwrap_or_else(|| parsing.asm().position().number());
        Failure::new(at, error.message())
    })
}

/// Calls a hook that prints.
pub(super) fn print(
    context: &ObjectRef<Context>,
    printing: &mut Printing<'_, '_>,
    name: &str,
    given: Vec<Any>,
) -> std::result::Result<(), Failure> {
    let outcome = printing.lend(|lent| -> Result<Any> {
        let function = find(name, "print")
            .ok_or_else(|| value_error(format!("{name} has no hook that prints it")))?;
        let printer = Any::from(AsmPrinter::new(context, lent));
        let args: Vec<AnyView<'_>> =
            std::iter::once(&printer).chain(&given).map(Any::view).collect();
        function.call_packed(&args)
    });
    outcome.map(drop).map_err(|error| Failure::new(0, error.message()))
}

/// Calls a hook that verifies: it raises an error or returns a text if something is wrong.
pub(super) fn verify(function: &Function, args: &[Any]) -> std::result::Result<(), String> {
    let args: Vec<AnyView<'_>> = args.iter().map(Any::view).collect();
    match function.call_packed(&args) {
        Ok(answer) => match answer.view().get::<&str>() {
            Ok(text) => Err(text.to_owned()),
            Err(_) => Ok(()),
        },
        Err(error) => Err(error.message().to_owned()),
    }
}
