//! Dialects by name and position, for generated Rust and C. A type or attribute is identified by its name (`tk.tile`),
//! and a parameter or a part of an operation by its place in the model.

use fishplate::{Any, AnyView, Array, ObjectRef, Result};
use fishplate_dialect::emit::python::builder::{Role, arguments};
use fishplate_dialect::model::{Op, Variadicity};

use super::access;
use super::bind::{self, Bound, DefClass, OpClass, bound_of};
use super::build::{self, Gives};
use super::functions::make;
use super::value::{at, describe, elements};
use crate::classes::Family;
use crate::error::{type_error, value_error};
use crate::{Attribute, Context, Operation, Type, current};

/// Returns the class for a name.
fn class_of(family: Family, name: &str) -> Result<&'static Bound> {
    let found = bind::class_for(family, name)?.and_then(|(_, index)| bound_of(index));
    found.ok_or_else(|| {
        value_error(format!("no model has `{name}`: the dialect must be registered first"))
    })
}

fn definition(family: Family, name: &str) -> Result<&'static DefClass> {
    match class_of(family, name)? {
        Bound::Def(class) => Ok(class),
        Bound::Op(_) => Err(value_error(format!("`{name}` is an operation"))),
    }
}

fn operation(name: &str) -> Result<&'static OpClass> {
    match class_of(Family::Operation, name)? {
        Bound::Op(class) => Ok(class),
        Bound::Def(_) => Err(value_error(format!("`{name}` is no operation"))),
    }
}

fn get(
    family: Family,
    name: &str,
    context: Option<ObjectRef<Context>>,
    parameters: &Array<Any>,
) -> Result<Any> {
    let class = definition(family, name)?;
    let views: Vec<AnyView<'_>> = parameters.values().iter().map(Any::view).collect();
    make(class, &current::context(context)?, &views)
}

/// Creates the type with a name and parameters, in the given context or the current one.
#[fishplate::function("ir.dialect.get_type", nonblocking)]
fn get_type(
    name: &str,
    context: Option<ObjectRef<Context>>,
    parameters: Array<Any>,
) -> Result<Any> {
    get(Family::Type, name, context, &parameters)
}

/// Creates the attribute with a name and parameters, in the given context or the current one.
#[fishplate::function("ir.dialect.get_attribute", nonblocking)]
fn get_attribute(
    name: &str,
    context: Option<ObjectRef<Context>>,
    parameters: Array<Any>,
) -> Result<Any> {
    get(Family::Attribute, name, context, &parameters)
}

/// A parameter of a type or an attribute.
#[fishplate::function("ir.dialect.parameter", nonblocking)]
fn parameter(of: AnyView<'_>, position: i64) -> Result<Any> {
    let place = place(position)?;
    if let Some(ty) = of.to_object::<Type>() {
        return access::type_param(&ty, place);
    }
    match of.to_object::<Attribute>() {
        Some(attribute) => access::attribute_param(&attribute, place),
        None => Err(expected("a type or an attribute", &of)),
    }
}

/// Whether a type, an attribute or an operation has this name.
#[fishplate::function("ir.dialect.is_a", nonblocking)]
fn is_a(what: AnyView<'_>, name: &str) -> Result<bool> {
    if let Some(ty) = what.as_object::<Type>() {
        return Ok(ty.mlir().name() == name);
    }
    if let Some(attribute) = what.as_object::<Attribute>() {
        return Ok(attribute.mlir().name() == name);
    }
    match what.as_object::<Operation>() {
        Some(operation) => {
            operation.node().expect_live("operation")?;
            Ok(&**operation.node().name() == name)
        }
        None => Err(expected("a type, an attribute or an operation", &what)),
    }
}

/// A part of an operation. `what` is `operand`, `result`, `attribute`, `region` or `successor`. Groups are arrays, and
/// attributes are plain values. With `attribute_object` the result is the MLIR attribute, or none if it is absent.
#[fishplate::function("ir.dialect.part", nonblocking)]
fn part(of: ObjectRef<Operation>, what: &str, position: i64) -> Result<Any> {
    let at = place(position)?;
    match what {
        "operand" => access::operand(&of, at),
        "result" => access::result(&of, at),
        "attribute" => access::attribute(&of, at),
        "attribute_object" => access::attribute_object(&of, at),
        "region" => access::region(&of, at),
        "successor" => access::successor(&of, at),
        other => Err(value_error(format!("an operation has no parts called `{other}`"))),
    }
}

/// Creates an operation at an insertion point, or outside any block if `false` is given. The parts alternate between
/// what, position and value. Operands and successors are lists, as long as their group.
#[fishplate::function("ir.dialect.build", nonblocking)]
fn build_operation(
    name: &str,
    location: AnyView<'_>,
    point: AnyView<'_>,
    parts: Array<Any>,
) -> Result<Any> {
    let class = operation(name)?;
    let plan = arguments(&class.op);
    let mut given: Vec<Any> =
        plan.iter().map(|argument| nothing(&class.op, argument.role)).collect();
    let mut give = |role: Role, value: Any| {
        if let Some(index) = plan.iter().position(|argument| argument.role == role) {
            given[index] = value;
        }
    };
    give(Role::Loc, location.to_owned()?);
    give(Role::Ip, point.to_owned()?);
    for part in parts.values().chunks(3) {
        let [what, position, value] = part else {
            return Err(type_error("expected what, position and value in turns"));
        };
        let (what, place) = (what.get::<&str>()?, place(position.get()?)?);
        let failed = |error| at(&format!("{}, {what} {place}", class.name), &error);
        for (role, value) in roles(&class.op, what, place, &value.view()).map_err(failed)? {
            give(role, value);
        }
    }
    let views: Vec<AnyView<'_>> = given.iter().map(Any::view).collect();
    build::function(class, Gives::Operation).call_packed(&views)
}

/// The value of a part that is not given: an empty array for a group, otherwise none.
fn nothing(op: &Op, role: Role) -> Any {
    let group = |slot: Option<&Variadicity>| {
        !matches!(slot, None | Some(Variadicity::One | Variadicity::Optional))
    };
    let empty = match role {
        Role::Operand(at) => group(op.operands.get(at).map(|slot| &slot.variadicity)),
        Role::ResultType(at) => group(op.results.get(at).map(|slot| &slot.variadicity)),
        Role::Successor(at) => op.successors.get(at).is_some_and(|slot| slot.variadic),
        Role::RegionCount(_) => return Any::from(0),
        _ => false,
    };
    if empty { Array::<Any>::new().into() } else { Any::NONE }
}

/// Maps a part to the builder's arguments.
fn roles(op: &Op, what: &str, at: usize, value: &AnyView<'_>) -> Result<Vec<(Role, Any)>> {
    let one = |role, value| Ok(vec![(role, value)]);
    let whole = value.to_owned()?;
    match what {
        "operand" => match op.operands.get(at).map(|slot| &slot.variadicity) {
            Some(Variadicity::One | Variadicity::Optional) => {
                one(Role::Operand(at), single(value)?)
            }
            Some(_) => one(Role::Operand(at), whole),
            None => Err(value_error("there is no such operand")),
        },
        "attribute" if at < op.attrs.len() => one(Role::Attr(at), whole),
        "successor" => match op.successors.get(at) {
            Some(slot) if slot.variadic => one(Role::Successor(at), whole),
            Some(_) => one(Role::Successor(at), single(value)?),
            None => Err(value_error("there is no such successor")),
        },
        "regions" if at < op.regions.len() => one(Role::RegionCount(at), whole),
        "results" if value.is_none() => Ok(Vec::new()),
        "results" if op.infers_results() => one(Role::Results, whole),
        "results" => results(op, value),
        _ => Err(value_error("there is no such part")),
    }
}

/// The value in a list of one, or none for an empty list.
fn single(value: &AnyView<'_>) -> Result<Any> {
    let mut all = elements(value).ok_or_else(|| expected("a list", value))?;
    match all.len() {
        0 | 1 => Ok(all.pop().unwrap_or_default()),
        count => Err(value_error(format!("expected one value, got {count}"))),
    }
}

/// Splits the types of all results among the results.
fn results(op: &Op, value: &AnyView<'_>) -> Result<Vec<(Role, Any)>> {
    let types = elements(value).ok_or_else(|| expected("a list of types", value))?;
    let groups = op.results.iter().filter(|slot| !slot.is_single()).count();
    let fixed = op.results.len() - groups;
    if types.len() < fixed || (groups == 0 && types.len() > fixed) {
        return Err(value_error(format!("expected {fixed} types, got {}", types.len())));
    }
    if groups > 1 && types.len() > fixed {
        return Err(value_error("the types do not say which group of results has how many"));
    }
    let (mut rest, spare) = (types.iter().cloned(), types.len() - fixed);
    let mut all = Vec::new();
    for (at, slot) in op.results.iter().enumerate() {
        let count = if slot.is_single() { 1 } else { spare };
        let mut mine = rest.by_ref().take(count);
        let value = match slot.variadicity {
            Variadicity::One | Variadicity::Optional => mine.next().unwrap_or_default(),
            _ => mine.collect::<Array<Any>>().into(),
        };
        all.push((Role::ResultType(at), value));
    }
    Ok(all)
}

fn place(position: i64) -> Result<usize> {
    usize::try_from(position)
        .map_err(|_| value_error(format!("expected a position from 0 on, got {position}")))
}

fn expected(what: &str, got: &AnyView<'_>) -> fishplate::Error {
    type_error(format!("expected {what}, got {}", describe(got)))
}
