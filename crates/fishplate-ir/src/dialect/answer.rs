//! The answers of users' hooks behind interfaces: calling a hook for an operation, and reading the numbers, names, types and
//! attributes that it returns. An answer that does not fit the operation is an error.

use fishplate::{Any, AnyView, Array, Error, Function, Map, Result, Str};
use fishplate_dialect::model::{Op, ValueSlot};
use fishplate_mlir::dynamic::{
    Effect, EffectKind, EffectTarget, Part, Query, Question, fits_constant,
};
use fishplate_mlir::{Attribute, OpRef, Type};

use super::hooks::Shared;
use super::model;
use super::op_asm::Groups;
use super::user_hooks;
use super::value::{Values, at, describe, elements};
use crate::Attribute as AttributeObject;
use crate::error::{other_context, type_error, value_error};

/// An operation that is asked about.
pub(super) struct Place<'a, 'm> {
    pub(super) shared: &'a Shared,
    pub(super) model: &'a Op,
    pub(super) op: OpRef<'m>,
    pub(super) groups: Option<Groups>,
}

/// The names, and first numbers and lengths, of groups.
fn find_group(slots: &[ValueSlot], counts: &[usize], name: &str) -> Option<(usize, usize)> {
    let place = slots.iter().position(|slot| slot.name == name)?;
    Some((counts.iter().take(place).sum(), *counts.get(place)?))
}

impl<'m> Place<'_, 'm> {
    /// The numbers of the operands in a group.
    pub(super) fn operand_group(&self, name: &str) -> Option<(usize, usize)> {
        find_group(&self.model.operands, &self.groups.as_ref()?.operands, name)
    }

    /// The numbers of the results in a group.
    pub(super) fn result_group(&self, name: &str) -> Option<(usize, usize)> {
        find_group(&self.model.results, &self.groups.as_ref()?.results, name)
    }

    /// Calls a hook while the IR cannot be used, and reads its answer.
    pub(super) fn call(
        &self,
        function: &Function,
        Query { question, index, given }: Query<'m>,
    ) -> Result<Option<Vec<Part<'m>>>> {
        let context = user_hooks::enter(&self.shared.context).map_err(value_error)?;
        let held = context.lock();
        let mut args: Vec<Any> = vec![user_hooks::facts(&context, self.op)?.into()];
        let number = || index.map_or(Any::NONE, |index| Any::from(index as i64));
        match question {
            Question::SuccessorRegions | Question::EntryOperands | Question::SuccessorOperands => {
                args.push(number());
            }
            Question::Fold => {
                let one = |constant: Option<Attribute<'m>>| match constant {
                    Some(raw) => AttributeObject::wrap(&context, raw).map(Any::from),
                    None => Ok(Any::NONE),
                };
                args.push(given.iter().map(one).collect::<Result<Array<Any>>>()?.into());
            }
            _ => {}
        }
        let args: Vec<AnyView<'_>> = args.iter().map(Any::view).collect();
        let answer = {
            let _frozen = held.freeze();
            function.call_packed(&args)?
        };
        if answer.is_none() {
            // It does not fold; that is an answer, unlike a failure.
            return Ok((question == Question::Fold).then(Vec::new));
        }
        let catalog = model::catalog()?;
        let values = Values { context: &context, held: &held, catalog: &catalog };
        self.read(&values, question, &answer)
    }

    fn read(
        &self,
        values: &Values<'_>,
        question: Question,
        answer: &Any,
    ) -> Result<Option<Vec<Part<'m>>>> {
        let view = answer.view();
        Ok(Some(match question {
            Question::Effects => self.effects(&view)?,
            Question::Speculatability => vec![Part::Number(speculatability(&view)?)],
            Question::SuccessorRegions => each(&view, |item| self.successor(item))?,
            Question::EntryOperands | Question::SuccessorOperands | Question::DpsInits => {
                self.operands(&view)?
            }
            Question::Callee | Question::CallArguments => {
                return self.call_part(question, &mapping(&view)?);
            }
            Question::CallableRegion | Question::CallableResults => {
                return self.callable_part(values, question, &mapping(&view)?);
            }
            Question::Slots => each(&view, |item| self.slot(values, item))?,
            Question::Access => vec![self.access(&view)?],
            Question::Fold => self.fold(values, &view)?,
            _ => return self.loop_part(values, question, &mapping(&view)?),
        }))
    }

    /// Operands: a number, the name of a group, or a list of them.
    fn operands(&self, view: &AnyView<'_>) -> Result<Vec<Part<'m>>> {
        if let Ok(name) = view.get::<&str>()
            && let Some((first, 0)) = self.operand_group(name)
            && let Some(group) = self.model.operands.iter().position(|slot| slot.name == name)
        {
            return Ok(vec![Part::Empty { first, group }]);
        }
        let all = || format!("operands of {}", self.op.name());
        let numbers =
            self.numbers(view, self.op.operand_count(), &all(), &|name| self.operand_group(name))?;
        Ok(numbers.into_iter().map(Part::Number).collect())
    }

    /// Numbers below a limit, which follow each other.
    fn numbers(
        &self,
        view: &AnyView<'_>,
        limit: usize,
        what: &str,
        group: &dyn Fn(&str) -> Option<(usize, usize)>,
    ) -> Result<Vec<usize>> {
        let mut found = Vec::new();
        match elements(view) {
            Some(items) => {
                for item in items {
                    found.extend(self.numbers(&item.view(), limit, what, group)?);
                }
            }
            None => match view.get::<&str>() {
                Ok(name) => {
                    let (first, count) = group(name).ok_or_else(|| {
                        value_error(format!("there are no {what} named `{name}`"))
                    })?;
                    found.extend(first..first + count);
                }
                Err(_) => found.push(number(view, limit, what)?),
            },
        }
        match found.windows(2).all(|pair| pair[1] == pair[0] + 1) {
            true => Ok(found),
            false => Err(value_error(format!("{what}: expected numbers that follow each other"))),
        }
    }

    fn effects(&self, view: &AnyView<'_>) -> Result<Vec<Part<'m>>> {
        let mut parts = Vec::new();
        for item in items(view)? {
            let item = item.view();
            if let Ok(kind) = item.get::<&str>() {
                parts.extend(self.effect(kind, None)?);
                continue;
            }
            let pair = elements(&item).filter(|pair| pair.len() == 2);
            let pair = pair.ok_or_else(|| {
                type_error(format!(
                    "expected an effect, or an effect with an operand or result, got {}",
                    describe(&item)
                ))
            })?;
            let kind = pair[0].view();
            let kind = kind.get::<&str>().map_err(|_| {
                type_error(format!("expected the name of an effect, got {}", describe(&kind)))
            })?;
            parts.extend(self.effect(kind, Some(&pair[1].view()))?);
        }
        Ok(parts)
    }

    /// An effect on the memory behind an operand (by number or name) or a result (by name), or on any memory.
    pub(super) fn effect(&self, kind: &str, on: Option<&AnyView<'_>>) -> Result<Vec<Part<'m>>> {
        let kind = match kind {
            "read" => EffectKind::Read,
            "write" => EffectKind::Write,
            "allocate" => EffectKind::Allocate,
            "free" => EffectKind::Free,
            _ => {
                return Err(value_error(format!(
                    "expected read, write, allocate or free, got {kind:?}"
                )));
            }
        };
        let part = |target| Part::Effect(Effect { kind, target });
        let Some(on) = on else { return Ok(vec![part(EffectTarget::Anything)]) };
        if let Ok(name) = on.get::<&str>()
            && let Some((first, count)) = self.result_group(name)
        {
            let results = first..first + count;
            return Ok(results.map(|at| part(EffectTarget::Result(at))).collect());
        }
        let operands = self.operands(on)?;
        let one = |operand| match operand {
            Part::Number(at) => Some(part(EffectTarget::Operand(at))),
            _ => None,
        };
        Ok(operands.into_iter().filter_map(one).collect())
    }

    fn successor(&self, item: &AnyView<'_>) -> Result<Part<'m>> {
        if item.is_none() {
            return Ok(Part::Parent);
        }
        let regions = self.op.regions().count();
        let what = format!("a region of {}", self.op.name());
        let Some(pair) = elements(item) else {
            return Ok(Part::Region(number(item, regions, &what)?, 0));
        };
        let [region, first] = pair.as_slice() else {
            return Err(value_error("expected a region and the number of its first argument"));
        };
        let region = number(&region.view(), regions, &what)?;
        let arguments = self.op.regions().nth(region).and_then(|region| region.blocks().next());
        let arguments = arguments.map_or(0, |block| block.arguments().count());
        Ok(Part::Region(region, number(&first.view(), arguments + 1, "an argument")?))
    }

    fn call_part(&self, question: Question, map: &Map<Str, Any>) -> Result<Option<Vec<Part<'m>>>> {
        expect_keys(map, &["callee", "arguments"])?;
        if question == Question::CallArguments {
            let given = get(map, "arguments")?;
            return given.map(|given| self.operands(&given.view())).transpose();
        }
        let callee = get(map, "callee")?
            .ok_or_else(|| value_error("the answer has no `callee`: an attribute or an operand"))?;
        let view = callee.view();
        if let Ok(name) = view.get::<&str>()
            && self.model.attr(name).is_some()
        {
            let name = Attribute::string(self.op.context(), name.as_bytes());
            return Ok(Some(vec![Part::Attribute(name)]));
        }
        self.single(&view, true).map(|operand| Some(vec![Part::Number(operand)]))
    }

    /// A type of the operation's context.
    fn own_type(&self, ty: Type<'_>) -> Result<Type<'m>> {
        ty.in_context(self.op.context()).ok_or_else(|| other_context(&format!("type {ty}")))
    }

    /// An attribute of the operation's context.
    fn own_attribute(&self, raw: Attribute<'_>) -> Result<Part<'m>> {
        let own = raw.in_context(self.op.context());
        own.map(Part::Attribute).ok_or_else(|| other_context(&format!("attribute {raw}")))
    }

    fn callable_part(
        &self,
        values: &Values<'_>,
        question: Question,
        map: &Map<Str, Any>,
    ) -> Result<Option<Vec<Part<'m>>>> {
        expect_keys(map, &["region", "results"])?;
        if question == Question::CallableRegion {
            let Some(region) = get(map, "region")? else { return Ok(None) };
            let what = format!("a region of {}", self.op.name());
            let region = number(&region.view(), self.op.regions().count(), &what)?;
            return Ok(Some(vec![Part::Number(region)]));
        }
        let Some(types) = get(map, "results")? else { return Ok(None) };
        each(&types.view(), |item| self.type_part(values, item)).map(Some)
    }

    fn type_part(&self, values: &Values<'_>, view: &AnyView<'_>) -> Result<Part<'m>> {
        self.type_of(values, view).map(Part::Type)
    }

    fn type_of(&self, values: &Values<'_>, view: &AnyView<'_>) -> Result<Type<'m>> {
        let ty = values
            .type_(view)?
            .ok_or_else(|| type_error(format!("expected a type, got {}", describe(view))))?;
        self.own_type(ty)
    }

    fn slot(&self, values: &Values<'_>, item: &AnyView<'_>) -> Result<Part<'m>> {
        let pair = elements(item).filter(|pair| pair.len() == 2);
        let pair = pair.ok_or_else(|| {
            type_error(format!("expected a result and a type, got {}", describe(item)))
        })?;
        let result = self.single(&pair[0].view(), false)?;
        Ok(Part::Slot(result, self.type_of(values, &pair[1].view())?))
    }

    /// One operand, or one result.
    fn single(&self, view: &AnyView<'_>, operand: bool) -> Result<usize> {
        let (what, limit) = match operand {
            true => ("operands", self.op.operand_count()),
            false => ("results", self.op.result_count()),
        };
        let group = |name: &str| match operand {
            true => self.operand_group(name),
            false => self.result_group(name),
        };
        let what = format!("{what} of {}", self.op.name());
        match self.numbers(view, limit, &what, &group)?.as_slice() {
            [one] => Ok(*one),
            many => Err(value_error(format!("{what}: expected one, got {}", many.len()))),
        }
    }

    fn access(&self, view: &AnyView<'_>) -> Result<Part<'m>> {
        let expected = || {
            type_error(format!(
                "expected (\"load\", pointer, result) or (\"store\", pointer, operand), got {}",
                describe(view)
            ))
        };
        let parts = elements(view).ok_or_else(expected)?;
        let [kind, pointer, value] = parts.as_slice() else { return Err(expected()) };
        let stores = match kind.view().get::<&str>() {
            Ok("load") => false,
            Ok("store") => true,
            _ => return Err(expected()),
        };
        let pointer = self.single(&pointer.view(), true)?;
        let value = self.single(&value.view(), stores)?;
        Ok(Part::Access { stores, pointer, value })
    }

    /// An operand or an attribute for each result.
    fn fold(&self, values: &Values<'_>, view: &AnyView<'_>) -> Result<Vec<Part<'m>>> {
        let given = elements(view).map_or_else(|| Ok(vec![view.to_owned()?]), Ok::<_, Error>)?;
        let results = self.op.result_count();
        if given.len() != results {
            return Err(value_error(format!(
                "expected a value for each of {results} results, got {}",
                given.len()
            )));
        }
        let one = |(at, item): (usize, &Any)| {
            let view = item.view();
            let want = self.op.result(at).map(|value| value.ty());
            if let Some(raw) = values.attribute(&view)? {
                return match want {
                    Some(want) if !fits_constant(raw, want) => Err(value_error(format!(
                        "result {at}: expected an attribute for the type {want}, got {raw}"
                    ))),
                    _ => self.own_attribute(raw),
                };
            }
            let operand = self.single(&view, true)?;
            let own = self.op.operand(operand).map(|value| value.ty());
            match own == want {
                true => Ok(Part::Number(operand)),
                false => Err(value_error(format!(
                    "operand {operand} has not the type of result {at}, which it is to replace"
                ))),
            }
        };
        given.iter().enumerate().map(one).collect()
    }

    /// A part of the mapping that describes a loop: `regions` (all by default), `induction_vars` and `iter_args` (numbers of
    /// arguments of the first region), `lower_bounds`, `upper_bounds` and `steps` (operands or attributes), `inits`
    /// (operands).
    fn loop_part(
        &self,
        values: &Values<'_>,
        question: Question,
        map: &Map<Str, Any>,
    ) -> Result<Option<Vec<Part<'m>>>> {
        let keys = [
            "regions",
            "induction_vars",
            "lower_bounds",
            "upper_bounds",
            "steps",
            "inits",
            "iter_args",
        ];
        expect_keys(map, &keys)?;
        let key = match question {
            Question::LoopRegions => "regions",
            Question::LoopInductionVars => "induction_vars",
            Question::LoopLowerBounds => "lower_bounds",
            Question::LoopUpperBounds => "upper_bounds",
            Question::LoopSteps => "steps",
            Question::LoopInits => "inits",
            _ => "iter_args",
        };
        let Some(given) = get(map, key)? else {
            return Ok((question == Question::LoopRegions).then(|| all_regions(self.op)));
        };
        let view = given.view();
        let parts = match question {
            Question::LoopInits => self.operands(&view),
            Question::LoopRegions => {
                let regions = self.op.regions().count();
                each(&view, |item| number(item, regions, "a region").map(Part::Number))
            }
            Question::LoopInductionVars | Question::LoopIterArgs => {
                let body = self.op.regions().next().and_then(|region| region.blocks().next());
                let count = body.map_or(0, |block| block.arguments().count());
                let what = "arguments of the first region";
                let numbers = self.numbers(&view, count, what, &|_| None)?;
                Ok(numbers.into_iter().map(Part::Number).collect())
            }
            _ => each(&view, |item| match values.attribute(item)? {
                Some(raw) => self.own_attribute(raw),
                None => self.single(item, true).map(Part::Number),
            }),
        };
        parts.map(Some).map_err(|error| at(key, &error))
    }
}

/// All regions of an operation.
pub(super) fn all_regions<'m>(op: OpRef<'m>) -> Vec<Part<'m>> {
    (0..op.regions().count()).map(Part::Number).collect()
}

fn number(view: &AnyView<'_>, limit: usize, what: &str) -> Result<usize> {
    let number = view
        .get::<i64>()
        .map_err(|_| type_error(format!("{what}: expected a number, got {}", describe(view))))?;
    usize::try_from(number).ok().filter(|number| *number < limit).ok_or_else(|| {
        value_error(format!("{what}: expected a number from 0 to {limit} exclusive, got {number}"))
    })
}

fn items(view: &AnyView<'_>) -> Result<Vec<Any>> {
    elements(view).ok_or_else(|| type_error(format!("expected a list, got {}", describe(view))))
}

fn each<T>(view: &AnyView<'_>, one: impl Fn(&AnyView<'_>) -> Result<T>) -> Result<Vec<T>> {
    items(view)?.iter().map(|item| one(&item.view())).collect()
}

fn mapping(view: &AnyView<'_>) -> Result<Map<Str, Any>> {
    view.get::<Map<Str, Any>>()
        .map_err(|_| type_error(format!("expected a mapping with names, got {}", describe(view))))
}

fn get(map: &Map<Str, Any>, key: &str) -> Result<Option<Any>> {
    Ok(map.get(Str::from(key))?.filter(|value| !value.is_none()))
}

fn expect_keys(map: &Map<Str, Any>, keys: &[&str]) -> Result<()> {
    match map.iter().map(|(key, _)| key).find(|key| !keys.contains(&&**key)) {
        Some(key) => Err(value_error(format!("expected one of {}, got `{key}`", keys.join(", ")))),
        None => Ok(()),
    }
}

fn speculatability(view: &AnyView<'_>) -> Result<usize> {
    if let Ok("recursive") = view.get::<&str>() {
        return Ok(2);
    }
    view.get::<bool>().map(usize::from).map_err(|_| {
        type_error(format!("expected a bool or \"recursive\", got {}", describe(view)))
    })
}
