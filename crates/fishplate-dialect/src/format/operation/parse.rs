//! Parses operations.

use super::plan::Plan;
use super::print::{elided_unit, unit_clause};
use super::{OpParts, OpSource, Part, SourcePart, SourceParts, Wanted, attr, hook};
use crate::format::ast::{Element, Group, Of};
use crate::format::catalog::{Catalog, Form, custom_name};
use crate::format::definition::{parse_value, unquoted};
use crate::format::failure::{Failure, Result};
use crate::format::value::Value;
use crate::model::{DefRef, Kind, ParamText, ValueSlot, Variadicity};

pub(super) struct Parser<'a, S: OpSource> {
    catalog: &'a Catalog,
    pub(super) plan: &'a Plan,
    pub(super) source: &'a mut S,
    pub(super) parts: SourceParts<S>,
    /// Sizes of the groups of nested variadic operands, by the name of their attribute.
    pub(super) nested: Vec<(String, Vec<usize>)>,
}

impl<'a, S: OpSource> Parser<'a, S> {
    pub(super) fn new(catalog: &'a Catalog, plan: &'a Plan, source: &'a mut S) -> Self {
        fn groups<T>(count: usize) -> Vec<Vec<T>> {
            (0..count).map(|_| Vec::new()).collect()
        }
        let op = &plan.op;
        let parts = OpParts {
            operands: groups(op.operands.len()),
            operand_types: groups(op.operands.len()),
            result_types: groups(op.results.len()),
            attrs: Vec::new(),
            regions: groups(op.regions.len()),
            successors: groups(op.successors.len()),
        };
        Parser { catalog, plan, source, parts, nested: Vec::new() }
    }

    pub(super) fn elements(&mut self, elements: &[Element]) -> Result<()> {
        elements.iter().try_for_each(|element| self.element(element))
    }

    fn element(&mut self, element: &Element) -> Result<()> {
        match element {
            Element::Literal(text) => self.source.literal(text),
            Element::Space | Element::NoSpace | Element::Newline => Ok(()),
            Element::Group(group) => self.group(group),
            Element::AnyOrder(clauses) => self.any_order(clauses),
            Element::AttrDict { keyword } => {
                let attrs = self.source.attr_dict(*keyword)?;
                attrs.into_iter().try_for_each(|(name, attr)| self.add_attr(name, attr))
            }
            Element::PropDict => {
                let attrs = self.source.prop_dict()?;
                attrs.into_iter().try_for_each(|(name, attr)| self.add_attr(name, attr))
            }
            element => match self.optional(element, false)? {
                true => Ok(()),
                false => self.missing(element),
            },
        }
    }

    pub(super) fn add_attr(&mut self, name: String, attr: S::Attr) -> Result<()> {
        if self.parts.attrs.iter().any(|(known, _)| *known == name) {
            let at = self.source.position();
            return Err(Failure::new(at, format!("attribute {name} is given twice")));
        }
        self.parts.attrs.push((name, attr));
        Ok(())
    }

    /// Handles a missing element: an error, unless it is optional.
    fn missing(&mut self, element: &Element) -> Result<()> {
        let op = &self.plan.op;
        let single = |slots: &[ValueSlot], at: &usize| {
            slots.get(*at).filter(|slot| slot.is_single()).map(|slot| slot.name.clone())
        };
        let missing = match element {
            Element::Variable(Of::Operand(at)) => {
                single(&op.operands, at).map(|n| format!("operand {n}"))
            }
            Element::Variable(Of::Attr(at)) => op
                .attrs
                .get(*at)
                .filter(|slot| !slot.optional)
                .map(|slot| format!("attribute {}", slot.name)),
            Element::Variable(Of::Region(at)) => op
                .regions
                .get(*at)
                .filter(|slot| !slot.variadic)
                .map(|slot| format!("region {}", slot.name)),
            Element::Variable(Of::Successor(at)) => op
                .successors
                .get(*at)
                .filter(|slot| !slot.variadic)
                .map(|slot| format!("successor {}", slot.name)),
            Element::Type(of) => match &**of {
                Element::Variable(Of::Operand(at)) => single(&op.operands, at),
                Element::Variable(Of::Result(at)) => single(&op.results, at),
                _ => None,
            }
            .map(|name| format!("the type of {name}")),
            Element::Qualified(of) => return self.missing(of),
            _ => None,
        };
        match missing {
            Some(what) => Err(self.source.expected(&what)),
            None => Ok(()),
        }
    }

    /// Parses an element, if it comes next.
    fn optional(&mut self, element: &Element, qualified: bool) -> Result<bool> {
        match element {
            Element::Literal(text) => Ok(self.source.optional_literal(text)),
            Element::Qualified(of) => self.optional(of, true),
            Element::Variable(Of::Operand(at)) => self.operands(*at),
            Element::Variable(Of::Attr(at)) => self.attr(*at, qualified),
            Element::Variable(Of::Region(at)) => {
                let variadic = self.plan.op.regions.get(*at).is_some_and(|slot| slot.variadic);
                let found = self.regions(variadic)?;
                let there = !found.is_empty();
                put(&mut self.parts.regions, *at, found);
                Ok(there)
            }
            Element::Regions => {
                let found = self.regions(true)?;
                let there = !found.is_empty();
                let variadic = self.plan.op.regions.iter().map(|slot| slot.variadic).collect();
                self.parts.regions = self.split(found, variadic, "regions")?;
                Ok(there)
            }
            Element::Variable(Of::Successor(at)) => {
                let variadic = self.plan.op.successors.get(*at).is_some_and(|slot| slot.variadic);
                let found = self.successors(variadic)?;
                let there = !found.is_empty();
                put(&mut self.parts.successors, *at, found);
                Ok(there)
            }
            Element::Successors => {
                let found = self.successors(true)?;
                let there = !found.is_empty();
                let variadic = self.plan.op.successors.iter().map(|slot| slot.variadic).collect();
                self.parts.successors = self.split(found, variadic, "successors")?;
                Ok(there)
            }
            Element::Operands => {
                let found = self.operand_list()?;
                let there = !found.is_empty();
                let loose = loose(&self.plan.op.operands);
                self.parts.operands = self.split(found, loose, "operands")?;
                Ok(there)
            }
            Element::Type(of) => self.types(of, qualified),
            Element::FunctionalType(inputs, results) => self.functional(inputs, results),
            Element::Custom { hook, args } => self.custom(hook, args),
            _ => Err(self.source.expected("an element that can be parsed here")),
        }
    }

    fn operand_list(&mut self) -> Result<Vec<S::Operand>> {
        let mut found = Vec::new();
        while let Some(operand) = self.source.optional_operand()? {
            found.push(operand);
            if !self.source.optional_punctuation(",") {
                return Ok(found);
            }
        }
        if found.is_empty() { Ok(found) } else { Err(self.source.expected("an operand")) }
    }

    fn operands(&mut self, at: usize) -> Result<bool> {
        let variadicity = self.plan.op.operands.get(at).map(|slot| &slot.variadicity);
        let found = match variadicity {
            Some(Variadicity::One | Variadicity::Optional) => {
                self.source.optional_operand()?.into_iter().collect()
            }
            Some(Variadicity::VariadicOfVariadic(name)) => {
                let (mut all, mut sizes) = (Vec::new(), Vec::new());
                while self.source.optional_punctuation("(") {
                    let group = self.operand_list()?;
                    self.source.literal(")")?;
                    sizes.push(group.len());
                    all.extend(group);
                    if !self.source.optional_punctuation(",") {
                        break;
                    }
                }
                let there = !sizes.is_empty();
                self.nested.push((name.clone(), sizes));
                put(&mut self.parts.operands, at, all);
                return Ok(there);
            }
            _ => self.operand_list()?,
        };
        let there = !found.is_empty();
        put(&mut self.parts.operands, at, found);
        Ok(there)
    }

    fn attr(&mut self, at: usize, qualified: bool) -> Result<bool> {
        let Some(slot) = self.plan.op.attrs.get(at) else { return Ok(false) };
        let start = self.source.position();
        match attr::parse(self.catalog, slot, qualified, self.source)? {
            // The text of an attribute may be empty. An optional attribute is then absent.
            Some(_) if slot.optional && self.source.position() == start => Ok(false),
            Some(attr) => self.add_attr(slot.name.clone(), attr).map(|()| true),
            None => Ok(false),
        }
    }

    fn regions(&mut self, variadic: bool) -> Result<Vec<S::Region>> {
        let mut found = Vec::new();
        let single_block = self.plan.op.has_trait("SingleBlock");
        while let Some(mut region) = self.source.optional_region(self.plan.terminator())? {
            if single_block {
                self.source.ensure_block(&mut region);
            }
            found.push(region);
            if !variadic || !self.source.optional_punctuation(",") {
                return Ok(found);
            }
        }
        if found.is_empty() { Ok(found) } else { Err(self.source.expected("a region")) }
    }

    fn successors(&mut self, variadic: bool) -> Result<Vec<S::Successor>> {
        let mut found = Vec::new();
        while let Some(successor) = self.source.optional_successor()? {
            found.push(successor);
            if !variadic || !self.source.optional_punctuation(",") {
                return Ok(found);
            }
        }
        if found.is_empty() { Ok(found) } else { Err(self.source.expected("a successor")) }
    }

    /// Splits a flat list into groups, at most one of which has no fixed size.
    fn split<T>(&mut self, items: Vec<T>, loose: Vec<bool>, what: &str) -> Result<Vec<Vec<T>>> {
        let fixed = loose.iter().filter(|loose| !**loose).count();
        let exact = loose.iter().all(|loose| !loose);
        if items.len() < fixed || (exact && items.len() > fixed) {
            let at = self.source.position();
            let least = if exact { "" } else { "at least " };
            let why = format!("expected {least}{fixed} {what}, got {}", items.len());
            return Err(Failure::new(at, why));
        }
        let mut rest = items.len() - fixed;
        let mut items = items.into_iter();
        let take = |loose: bool| if loose { std::mem::take(&mut rest) } else { 1 };
        let counts: Vec<usize> = loose.into_iter().map(take).collect();
        Ok(counts.into_iter().map(|count| items.by_ref().take(count).collect()).collect())
    }

    /// Splits types into groups with as many types as each has operands.
    fn split_as_operands(&mut self, types: Vec<S::Type>) -> Result<Vec<Vec<S::Type>>> {
        let counts: Vec<usize> = self.parts.operands.iter().map(Vec::len).collect();
        let (wanted, got) = (counts.iter().sum::<usize>(), types.len());
        if wanted != got {
            let why = format!("{wanted} operands have {got} types");
            return Err(Failure::new(self.source.position(), why));
        }
        let mut types = types.into_iter();
        Ok(counts.into_iter().map(|count| types.by_ref().take(count).collect()).collect())
    }

    fn type_list(&mut self) -> Result<Vec<S::Type>> {
        let mut found = Vec::new();
        while let Some(of) = self.source.optional_type()? {
            found.push(of);
            if !self.source.optional_punctuation(",") {
                return Ok(found);
            }
        }
        if found.is_empty() { Ok(found) } else { Err(self.source.expected("a type")) }
    }

    /// Parses the types of nested variadic operands.
    fn nested_types(&mut self) -> Result<Vec<S::Type>> {
        let mut all = Vec::new();
        while self.source.optional_punctuation("(") {
            all.extend(self.type_list()?);
            self.source.literal(")")?;
            if !self.source.optional_punctuation(",") {
                break;
            }
        }
        Ok(all)
    }

    fn types(&mut self, of: &Element, qualified: bool) -> Result<bool> {
        let slot = match of {
            Element::Variable(Of::Operand(at)) => self.plan.op.operands.get(*at),
            Element::Variable(Of::Result(at)) => self.plan.op.results.get(*at),
            Element::Qualified(of) => return self.types(of, true),
            _ => None,
        };
        let found = match slot.map(|slot| &slot.variadicity) {
            Some(Variadicity::One) => {
                let class = slot.and_then(|slot| slot.cpp_class.as_deref());
                self.single_type(class, qualified)?.into_iter().collect()
            }
            Some(Variadicity::Optional) => self.source.optional_type()?.into_iter().collect(),
            Some(Variadicity::VariadicOfVariadic(_)) => self.nested_types()?,
            _ => self.type_list()?,
        };
        let there = !found.is_empty();
        self.put_types(of, found)?;
        Ok(there)
    }

    /// Parses a type of a class, without dialect and mnemonic unless qualified.
    fn single_type(&mut self, class: Option<&str>, qualified: bool) -> Result<Option<S::Type>> {
        let known = class.and_then(|class| self.catalog.type_of_class(class));
        match known.filter(|known| known.form != Form::Mnemonic && known.def.mnemonic.is_some()) {
            Some(known) if !qualified => {
                let (dialect, name) = (known.dialect.clone(), known.def.name.clone());
                let kind = Kind::Type(Some(DefRef { dialect, name }));
                match parse_value(self.catalog, &kind, &ParamText::Field, false, self.source)? {
                    Some(Value::Type(of)) => Ok(Some(of)),
                    _ => Ok(None),
                }
            }
            _ => self.source.optional_type(),
        }
    }

    fn put_types(&mut self, of: &Element, found: Vec<S::Type>) -> Result<()> {
        match of {
            Element::Variable(Of::Operand(at)) => put(&mut self.parts.operand_types, *at, found),
            Element::Variable(Of::Result(at)) => put(&mut self.parts.result_types, *at, found),
            Element::Operands => {
                let loose = loose(&self.plan.op.operands);
                self.parts.operand_types = match loose.iter().filter(|loose| **loose).count() {
                    0 | 1 => self.split(found, loose, "operand types")?,
                    _ => self.split_as_operands(found)?,
                };
            }
            Element::Results => {
                let loose = loose(&self.plan.op.results);
                self.parts.result_types = self.split(found, loose, "result types")?;
            }
            Element::Qualified(of) | Element::Ref(of) => self.put_types(of, found)?,
            _ => {}
        }
        Ok(())
    }

    /// Parses `(a, b) -> c` or `(a) -> (b, c)`.
    fn functional(&mut self, inputs: &Element, results: &Element) -> Result<bool> {
        if !self.source.optional_punctuation("(") {
            return Err(self.source.expected("'('"));
        }
        let list = self.type_list()?;
        self.source.literal(")")?;
        self.put_types(inputs, list)?;
        self.source.literal("->")?;
        let list = match self.source.optional_punctuation("(") {
            true => {
                let list = self.type_list()?;
                self.source.literal(")")?;
                list
            }
            false => vec![self.source.type_()?],
        };
        self.put_types(results, list)?;
        Ok(true)
    }

    fn group(&mut self, group: &Group) -> Result<()> {
        let white =
            |e: &&Element| matches!(e, Element::Space | Element::NoSpace | Element::Newline);
        let skipped = group.then.iter().take_while(white).count();
        let elided = elided_unit(self.plan, group);
        let there = match group.then.get(skipped) {
            Some(first) => self.optional(first, false)?,
            None => false,
        };
        let rest = if there { &group.then[skipped + 1..] } else { &group.otherwise[..] };
        for element in rest.iter().filter(|element| Some(*element) != elided) {
            self.element(element)?;
        }
        if let Some(Element::Variable(Of::Attr(at))) = elided.filter(|_| there != group.inverted) {
            self.add_unit(*at)?;
        }
        Ok(())
    }

    fn add_unit(&mut self, at: usize) -> Result<()> {
        let unit = self.source.attr_of_text("unit")?;
        match self.plan.op.attrs.get(at) {
            Some(slot) => self.add_attr(slot.name.clone(), unit),
            None => Ok(()),
        }
    }

    fn any_order(&mut self, clauses: &[Vec<Element>]) -> Result<()> {
        let mut seen = vec![false; clauses.len()];
        loop {
            let at = self.source.position();
            let starts = |clause: &Vec<Element>, source: &mut S| matches!(clause.first(), Some(Element::Literal(word)) if source.optional_literal(word));
            let next = clauses.iter().position(|clause| starts(clause, self.source));
            let Some(next) = next else { return Ok(()) };
            let clause = &clauses[next];
            if std::mem::replace(&mut seen[next], true) {
                let Some(Element::Literal(word)) = clause.first() else { return Ok(()) };
                return Err(Failure::new(at, format!("the clause {word} is there twice")));
            }
            match (unit_clause(self.plan, clause), clause.get(1)) {
                (true, Some(Element::Variable(Of::Attr(at)))) => self.add_unit(*at)?,
                _ => self.elements(&clause[1..])?,
            }
        }
    }

    fn custom(&mut self, hook: &str, args: &[Element]) -> Result<bool> {
        let name = |at: &usize| {
            self.plan.op.attrs.get(*at).map(|slot| slot.name.clone()).unwrap_or_default()
        };
        match (hook, args) {
            (
                "DynamicIndexList",
                [Element::Variable(Of::Operand(operands)), Element::Variable(Of::Attr(sizes))],
            ) => {
                let name = name(sizes);
                let (found, attr) = hook::parse_index_list(self.source)?;
                put(&mut self.parts.operands, *operands, found);
                self.add_attr(name, attr)?;
            }
            ("DimensionList", [Element::Variable(Of::Attr(at))]) => {
                let name = name(at);
                let attr = hook::parse_dimensions(self.source)?;
                self.add_attr(name, attr)?;
            }
            ("SymbolVisibility", [Element::Variable(Of::Attr(at))]) => {
                let name = name(at);
                match hook::parse_visibility(self.source)? {
                    Some(attr) => self.add_attr(name, attr)?,
                    None => return Ok(false),
                }
            }
            _ => return self.user_hook(hook, args),
        }
        Ok(true)
    }

    /// Calls a user's hook, and returns whether it has parsed anything.
    fn user_hook(&mut self, hook: &str, args: &[Element]) -> Result<bool> {
        let plan = self.plan;
        let (mut given, mut wanted, mut places) = (Vec::new(), Vec::new(), Vec::new());
        for arg in args {
            match (arg, wanted_by(plan, arg)) {
                (Element::Ref(of), _) => given.push((self.known(of), is_single(plan, of))),
                (Element::Literal(text) | Element::Code(text), _) => {
                    given.push((Part::Text(unquoted(text)), true));
                }
                (_, Some(want)) => {
                    wanted.push(want);
                    places.push(arg);
                }
                _ => {
                    return Err(Failure::new(0, format!("custom<{hook}> has an unknown argument")));
                }
            }
        }
        let name = custom_name(&plan.dialect, hook);
        let Some(found) = self.source.custom(&name, given, &wanted)? else { return Ok(false) };
        for (place, part) in places.into_iter().zip(found) {
            self.put_part(place, part)?;
        }
        Ok(true)
    }

    /// A part that was already parsed.
    fn known(&self, of: &Element) -> SourcePart<S> {
        let parts = &self.parts;
        match of {
            Element::Variable(Of::Operand(at)) => {
                Part::Operands(parts.operands.get(*at).cloned().unwrap_or_default())
            }
            Element::Variable(Of::Attr(at)) => {
                let name = self.plan.op.attrs.get(*at).map(|slot| &slot.name);
                let found = parts.attrs.iter().find(|(known, _)| Some(known) == name);
                Part::Attr(found.map(|(_, attr)| attr.clone()))
            }
            Element::Variable(Of::Successor(at)) => {
                Part::Successors(parts.successors.get(*at).cloned().unwrap_or_default())
            }
            Element::Type(of) => match &**of {
                Element::Variable(Of::Operand(at)) => {
                    Part::Types(parts.operand_types.get(*at).cloned().unwrap_or_default())
                }
                Element::Variable(Of::Result(at)) => {
                    Part::Types(parts.result_types.get(*at).cloned().unwrap_or_default())
                }
                _ => Part::Attr(None),
            },
            _ => Part::Attr(None),
        }
    }

    fn put_part(&mut self, place: &Element, part: SourcePart<S>) -> Result<()> {
        match (place, part) {
            (Element::Variable(Of::Operand(at)), Part::Operands(found)) => {
                put(&mut self.parts.operands, *at, found);
            }
            (Element::Variable(Of::Attr(at)), Part::Attr(Some(found))) => {
                let name = self.plan.op.attrs.get(*at).map(|slot| slot.name.clone());
                self.add_attr(name.unwrap_or_default(), found)?;
            }
            (Element::Variable(Of::Region(at)), Part::Regions(found)) => {
                put(&mut self.parts.regions, *at, found);
            }
            (Element::Variable(Of::Successor(at)), Part::Successors(found)) => {
                put(&mut self.parts.successors, *at, found);
            }
            (Element::Type(of), Part::Types(found)) => self.put_types(of, found)?,
            _ => {}
        }
        Ok(())
    }
}

/// The part that an argument of a hook names, if the hook parses it.
fn wanted_by<'a>(plan: &'a Plan, arg: &Element) -> Option<Wanted<'a>> {
    match arg {
        Element::Variable(Of::Operand(_)) => Some(Wanted::Operands),
        Element::Variable(Of::Attr(at)) => plan.op.attrs.get(*at).map(Wanted::Attr),
        Element::Variable(Of::Region(_)) => Some(Wanted::Regions),
        Element::Variable(Of::Successor(_)) => Some(Wanted::Successors),
        Element::Type(_) => Some(Wanted::Types),
        _ => None,
    }
}

/// Whether the definition allows exactly one of what an element names.
pub(super) fn is_single(plan: &Plan, of: &Element) -> bool {
    let op = &plan.op;
    match of {
        Element::Variable(Of::Operand(at)) => {
            op.operands.get(*at).is_some_and(ValueSlot::is_single)
        }
        Element::Variable(Of::Result(at)) => op.results.get(*at).is_some_and(ValueSlot::is_single),
        Element::Variable(Of::Region(at)) => op.regions.get(*at).is_some_and(|slot| !slot.variadic),
        Element::Variable(Of::Successor(at)) => {
            op.successors.get(*at).is_some_and(|slot| !slot.variadic)
        }
        Element::Type(of) | Element::Ref(of) | Element::Qualified(of) => is_single(plan, of),
        _ => true,
    }
}

fn put<T>(groups: &mut [Vec<T>], at: usize, found: Vec<T>) {
    if let Some(place) = groups.get_mut(at) {
        *place = found;
    }
}

fn loose(slots: &[ValueSlot]) -> Vec<bool> {
    slots.iter().map(|slot| !slot.is_single()).collect()
}
