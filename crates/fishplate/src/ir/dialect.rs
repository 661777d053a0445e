//! Support for modules that `fishplate bindgen --rust` writes: registers a dialect from its model, creates types
//! and attributes by name, reads their parameters, builds operations and reads their parts by position.

mod builder;
mod operation;
mod parameter;

pub use builder::OpBuilder;
pub use operation::{
    attribute, nested_operand, nested_result, operand, optional_operand, optional_result, region,
    regions, result, successor, successors, variadic_operand, variadic_result,
};
pub use parameter::{FromParameter, Opaque, Parameter, ToParameter};

use super::invoke::read;
use super::{Attribute, Context, Error, Result, Type};
use crate::{Any, Array, Function, Str};

/// Registers a dialect in a context and loads it. The model is JSON; a dialect that is linked into the library needs
/// none.
pub fn register(context: &Context, name: &str, model: Option<&str>) -> Result<()> {
    if let Some(model) = model {
        invoke!(global "ir.dialect.load", model, "a Rust program")?;
    }
    invoke!(global "ir.dialect.register", name, context.handle()?, true).map(drop)
}

/// Registers the dialects that a text in IRDL declares in a context and loads them; returns their names.
pub fn register_irdl(context: &Context, text: &str) -> Result<Vec<String>> {
    let names: Array<Str> =
        invoke!(global "ir.dialect.load_irdl", text, "a Rust program")?.get()?;
    let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
    for name in &names {
        register(context, name, None)?;
    }
    Ok(names)
}

/// Gives a hook a function: what TableGen leaves to C++, such as `geo.add.effects` or `geo.add.fold`. Contexts that register the
/// dialect afterwards use it.
pub fn register_hook(name: &str, function: &Function) -> Result<()> {
    invoke!(global "ir.dialect.register_hook", name, function).map(drop)
}

/// Calls a user's builder of an operation: `builder` of `geo.add` is the hook `geo.add.<builder>.build`.
pub fn build_by_hook(op: &str, builder: &str, args: &[Any]) -> Result<Any> {
    let args: Array<Any> = args.iter().cloned().collect();
    invoke!(global "ir.dialect.build_by_hook", op, builder, args)
}

/// Writes a dialect as IRDL, which `mlir-opt --irdl-file` loads.
pub fn irdl(name: &str) -> Result<String> {
    Ok(invoke!(global "ir.dialect.irdl", name)?.get()?)
}

fn values(parameters: &[Parameter<'_>]) -> Result<Array<Any>> {
    parameters.iter().map(Parameter::value).collect()
}

/// The type with this name and these parameters.
pub fn get_type<'c>(
    context: &'c Context,
    name: &str,
    parameters: &[Parameter<'c>],
) -> Result<Type<'c>> {
    Type::wrap(
        context,
        invoke!(global "ir.dialect.get_type", name, context.handle()?, values(parameters)?)?,
    )
}

/// The attribute with this name and these parameters.
pub fn get_attribute<'c>(
    context: &'c Context,
    name: &str,
    parameters: &[Parameter<'c>],
) -> Result<Attribute<'c>> {
    Attribute::wrap(
        context,
        invoke!(global "ir.dialect.get_attribute", name, context.handle()?, values(parameters)?)?,
    )
}

/// The context of the first parameter that has one.
fn context_of<'c>(name: &str, parameters: &[Parameter<'c>]) -> Result<&'c Context> {
    // An error about a parameter is more useful than one about a missing context.
    parameters.iter().try_for_each(|parameter| parameter.value().map(drop))?;
    let found = parameters.iter().find_map(Parameter::context);
    found.ok_or_else(|| Error::value(format!("{name}: no parameter belongs to a context")))
}

/// The type with this name and these parameters, one of which belongs to a context.
pub fn get_type_like<'c>(name: &str, parameters: &[Parameter<'c>]) -> Result<Type<'c>> {
    get_type(context_of(name, parameters)?, name, parameters)
}

/// The attribute with this name and these parameters, one of which belongs to a context.
pub fn get_attribute_like<'c>(name: &str, parameters: &[Parameter<'c>]) -> Result<Attribute<'c>> {
    get_attribute(context_of(name, parameters)?, name, parameters)
}

/// A parameter of a type.
///
/// # Panics
/// Panics if the type does not belong to the calling class, which its conversions exclude.
pub fn type_parameter<'c, T: FromParameter<'c>>(of: Type<'c>, position: usize) -> T {
    let value = invoke!(global "ir.dialect.parameter", of, position);
    read(of.context(), value).unwrap_or_else(|error| panic!("{of}: parameter {position}: {error}"))
}

/// A parameter of an attribute.
///
/// # Panics
/// Panics if the attribute does not belong to the calling class, which its conversions exclude.
pub fn attribute_parameter<'c, T: FromParameter<'c>>(of: Attribute<'c>, position: usize) -> T {
    let value = invoke!(global "ir.dialect.parameter", of, position);
    read(of.context(), value).unwrap_or_else(|error| panic!("{of}: parameter {position}: {error}"))
}

/// Checks the name of a type or attribute, for conversions of generated classes.
#[doc(hidden)]
pub fn expect(is_it: Result<bool>, name: &str, got: impl std::fmt::Display) -> Result<()> {
    match is_it? {
        true => Ok(()),
        false => Err(Error::wrong_type(format!("expected {name}, got {got}"))),
    }
}

/// Formats the bits of an enumeration as MLIR prints them.
#[doc(hidden)]
pub fn flags_text(bits: u64, cases: &[(u64, &str)], separator: &str, groups_first: bool) -> String {
    if let Some((_, text)) = cases.iter().find(|(value, _)| *value == bits) {
        return (*text).to_owned();
    }
    let mut cases: Vec<&(u64, &str)> = cases.iter().filter(|(value, _)| *value != 0).collect();
    if groups_first {
        cases.sort_by_key(|(value, _)| std::cmp::Reverse(value.count_ones()));
    } else {
        cases.retain(|(value, _)| value.count_ones() == 1);
    }
    let (mut rest, mut texts) = (bits, Vec::new());
    for (value, text) in cases {
        if rest & value == *value {
            rest &= !value;
            texts.push(*text);
        }
    }
    texts.join(separator)
}
