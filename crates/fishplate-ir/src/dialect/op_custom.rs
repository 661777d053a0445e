//! Users' hooks in the texts of operations: `custom<...>` directives, and whole texts.

use fishplate::{Any, Array, ObjectRef, Str};
use fishplate_dialect::format::{Failure, Part, Wanted};
use fishplate_mlir::asm::{
    Failed, OpParser, OpPrinter, OwnedRegion, Parsing, Printing, UnresolvedOperand,
};
use fishplate_mlir::{Attribute, Block, OpRef, Region, Type, Value};

use super::access::slot_value;
use super::asm::tell;
use super::hooks::Shared;
use super::user_hooks;
use super::value::{Values, elements};
use crate::Context;
use crate::error::type_error;

type Outcome<T> = Result<T, Failure>;
type Parsed<'p> = Part<UnresolvedOperand<'p>, OwnedRegion<'p>, Block<'p>, Attribute<'p>, Type<'p>>;
type Printed<'a, 'm> =
    Part<&'a Value<'m>, &'a Region<'m>, &'a Block<'m>, &'a Attribute<'m>, &'a Type<'m>>;

fn failure(error: &fishplate::Error) -> Failure {
    Failure::new(0, error.message())
}

/// One value alone, or several as a list.
fn grouped(mut all: Vec<Any>, single: bool) -> Any {
    match single && all.len() == 1 {
        true => all.pop().unwrap_or(Any::NONE),
        false => all.into_iter().collect::<Array<Any>>().into(),
    }
}

fn objects<'x>(
    context: &ObjectRef<Context>,
    types: impl Iterator<Item = Type<'x>>,
) -> Outcome<Vec<Any>> {
    let one = |ty| crate::Type::wrap(context, ty).map(Any::from).map_err(|e| failure(&e));
    types.map(one).collect()
}

fn attribute(context: &ObjectRef<Context>, raw: Option<Attribute<'_>>) -> Outcome<Any> {
    let Some(raw) = raw else { return Ok(Any::NONE) };
    crate::Attribute::wrap(context, raw).map(Any::from).map_err(|error| failure(&error))
}

/// An argument of a hook that parses. The parser keeps operands and blocks under numbers.
fn given_to<'p>(
    context: &ObjectRef<Context>,
    parsing: &mut Parsing<'p>,
    part: Parsed<'p>,
    single: bool,
) -> Outcome<Any> {
    fn keep<T>(place: &mut Vec<T>, items: Vec<T>) -> Vec<Any> {
        let first = place.len();
        place.extend(items);
        (first..place.len()).map(|index| Any::from(index as i64)).collect()
    }
    Ok(match part {
        Part::Operands(all) => grouped(keep(&mut parsing.operands, all), single),
        Part::Successors(all) => grouped(keep(&mut parsing.successors, all), single),
        Part::Types(all) => grouped(objects(context, all.into_iter())?, single),
        Part::Attr(found) => attribute(context, found)?,
        Part::Text(text) => Any::from(Str::from(text)),
        Part::Regions(_) => Any::NONE,
    })
}

/// The elements of a list, or the value alone.
fn several(value: &Any) -> Vec<Any> {
    match value.is_none() {
        true => Vec::new(),
        false => elements(&value.view()).unwrap_or_else(|| vec![value.clone()]),
    }
}

/// A part that a hook has parsed.
fn taken<'p>(
    values: &Values<'_>,
    parsing: &mut Parsing<'p>,
    want: Wanted<'_>,
    value: &Any,
) -> fishplate::Result<Parsed<'p>> {
    let here = parsing.asm().context();
    let lost = |what: &str| type_error(format!("expected {what} of the parser"));
    let index = |item: &Any| item.view().get::<i64>().ok().and_then(|at| usize::try_from(at).ok());
    Ok(match want {
        Wanted::Operands => {
            let one = |item: &Any| index(item).and_then(|at| parsing.operands.get(at).copied());
            let all: Option<Vec<_>> = several(value).iter().map(one).collect();
            Part::Operands(all.ok_or_else(|| lost("operands"))?)
        }
        Wanted::Successors => {
            let one = |item: &Any| index(item).and_then(|at| parsing.successors.get(at).copied());
            let all: Option<Vec<_>> = several(value).iter().map(one).collect();
            Part::Successors(all.ok_or_else(|| lost("successors"))?)
        }
        Wanted::Regions => {
            let mut all = Vec::new();
            for item in several(value) {
                let place = index(&item).and_then(|at| parsing.regions.get_mut(at));
                all.push(place.and_then(Option::take).ok_or_else(|| lost("regions"))?);
            }
            Part::Regions(all)
        }
        Wanted::Types => {
            let mut all = Vec::new();
            for item in several(value) {
                let ty = values.type_(&item.view())?.and_then(|ty| ty.in_context(here));
                all.push(ty.ok_or_else(|| type_error("expected types"))?);
            }
            Part::Types(all)
        }
        Wanted::Attr(_) if value.is_none() => Part::Attr(None),
        Wanted::Attr(slot) => Part::Attr(slot_value(values, slot, &value.view())?.in_context(here)),
    })
}

/// Parses a directive.
pub(super) fn parse<'p>(
    shared: &Shared,
    parser: &mut OpParser<'p>,
    name: &str,
    given: Vec<(Parsed<'p>, bool)>,
    wanted: &[Wanted<'_>],
) -> Outcome<Option<Vec<Parsed<'p>>>> {
    let start = parser.position().number();
    let context = user_hooks::enter(&shared.context).map_err(|why| Failure::new(start, why))?;
    let held = context.lock();
    let values = Values { context: &context, held: &held, catalog: &shared.catalog };
    Parsing::of_op(parser, |parsing| {
        let given: Outcome<Vec<Any>> = given
            .into_iter()
            .map(|(part, single)| given_to(&context, parsing, part, single))
            .collect();
        let found = user_hooks::parse(&context, parsing, name, given?)?;
        if found.is_none() && parsing.asm().position().number() == start {
            return Ok(None);
        }
        // A value that is not a list stands for all arguments.
        let found = elements(&found.view()).unwrap_or_else(|| vec![found.clone(); wanted.len()]);
        let found = Some(found).filter(|found| found.len() == wanted.len());
        let found = found.ok_or_else(|| {
            Failure::new(start, format!("the hook {name} must return {} values", wanted.len()))
        })?;
        let parts: fishplate::Result<Vec<_>> = wanted
            .iter()
            .zip(&found)
            .map(|(want, value)| taken(&values, parsing, *want, value))
            .collect();
        parts.map(Some).map_err(|error| {
            Failure::new(start, format!("result of the hook {name}: {}", error.message()))
        })
    })
}

/// The places of values in a list that contains them.
fn places<T: PartialEq>(all: impl Iterator<Item = T>, some: Vec<&T>) -> Vec<Any> {
    let all: Vec<T> = all.collect();
    let mut rest = 0;
    let one = |item: &T| {
        // Values may be there twice, so the search continues where the last one was.
        let found = all.iter().skip(rest).position(|other| other == item).map(|at| at + rest);
        let found = found.or_else(|| all.iter().position(|other| other == item)).unwrap_or(0);
        rest = found + 1;
        Any::from(found as i64)
    };
    some.into_iter().map(one).collect()
}

/// Prints a directive.
pub(super) fn print<'m>(
    shared: &Shared,
    printer: &mut OpPrinter<'_>,
    op: OpRef<'m>,
    name: &str,
    parts: Vec<(Printed<'_, 'm>, bool)>,
) -> Outcome<()> {
    let context = user_hooks::enter(&shared.context).map_err(|why| Failure::new(0, why))?;
    let _held = context.lock();
    let facts = user_hooks::facts(&context, op).map_err(|error| failure(&error))?;
    let mut given = vec![Any::from(facts)];
    for (part, single) in parts {
        given.push(match part {
            Part::Operands(all) => grouped(places(op.operands(), all), single),
            Part::Successors(all) => grouped(places(op.successors(), all), single),
            Part::Regions(all) => grouped(places(op.regions(), all), single),
            Part::Types(all) => grouped(objects(&context, all.into_iter().copied())?, single),
            Part::Attr(found) => attribute(&context, found.copied())?,
            Part::Text(text) => Any::from(Str::from(text)),
        });
    }
    Printing::of_op(printer, op, |printing| user_hooks::print(&context, printing, name, given))
}

/// Parses a whole operation.
pub(super) fn parse_op(
    shared: &Shared,
    parser: &mut OpParser<'_>,
    name: &str,
) -> Result<(), Failed> {
    let outcome = match user_hooks::enter(&shared.context) {
        Err(why) => Err(Failure::new(0, why)),
        Ok(context) => {
            let _held = context.lock();
            Parsing::of_op(parser, |parsing| user_hooks::parse(&context, parsing, name, Vec::new()))
        }
    };
    outcome.map(drop).map_err(|failure| tell(parser, &failure))
}

/// Prints a whole operation.
pub(super) fn print_op(shared: &Shared, printer: &mut OpPrinter<'_>, op: OpRef<'_>, name: &str) {
    let outcome = user_hooks::enter(&shared.context).and_then(|context| {
        let _held = context.lock();
        let facts = user_hooks::facts(&context, op).map_err(|e| e.message().to_owned())?;
        Printing::of_op(printer, op, |printing| {
            user_hooks::print(&context, printing, name, vec![Any::from(facts)])
        })
        .map_err(|failure| failure.message)
    });
    if let Err(message) = outcome {
        printer.text(&format!(" <<{message}>>"));
    }
}
