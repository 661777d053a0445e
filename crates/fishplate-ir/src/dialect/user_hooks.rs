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
//!
//! The operation is an [`OpFacts`]. A hook that fails becomes an error of MLIR at the place in the text.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use fishplate::{Any, AnyView, Array, Function, Map, Object, ObjectRef, Result, Str, Weak};
use fishplate_dialect::format::Failure;
use fishplate_mlir as mlir;
use fishplate_mlir::asm::{Parsing, Printing};

use super::asm_parser::AsmParser;
use super::asm_printer::AsmPrinter;
use super::model;
use crate::error::value_error;
use crate::{Attribute, Context, Type};

static HOOKS: RwLock<Option<HashMap<String, Function>>> = RwLock::new(None);

/// Gives a hook a function. A later one replaces it, in contexts that register the dialect afterwards.
#[fishplate::function("ir.dialect.register_hook")]
fn register_hook(name: &str, function: Function) -> Result<()> {
    let verbs = ["parse", "print", "verify", "default"];
    let verb = name.rsplit_once('.').map(|(_, verb)| verb).unwrap_or_default();
    if !verbs.contains(&verb) {
        let verbs = verbs.join(", ");
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
