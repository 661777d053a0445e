//! Prints operations.

use super::parse::is_single;
use super::plan::{Plan, is_loose};
use super::{OpSink, Part, SinkPart, SinkParts, attr, hook};
use crate::format::ast::{Element, Group, Of};
use crate::format::catalog::{Catalog, Form, custom_name};
use crate::format::definition::unquoted;
use crate::format::failure::{Failure, Result};
use crate::format::sink::stripped;
use crate::format::spacing::Spacing;
use crate::format::text::scan;
use crate::model::{AttrSlot, Kind, ValueSlot, Variadicity};

pub(super) struct Printer<'a, K: OpSink> {
    catalog: &'a Catalog,
    plan: &'a Plan,
    parts: &'a SinkParts<K>,
    sink: &'a mut K,
    spacing: Spacing,
}

impl<'a, K: OpSink> Printer<'a, K> {
    pub(super) fn new(
        catalog: &'a Catalog,
        plan: &'a Plan,
        parts: &'a SinkParts<K>,
        sink: &'a mut K,
    ) -> Self {
        Printer { catalog, plan, parts, sink, spacing: Spacing::start() }
    }

    pub(super) fn elements(&mut self, elements: &[Element]) -> Result<()> {
        elements.iter().try_for_each(|element| self.element(element, false))
    }

    fn element(&mut self, element: &Element, qualified: bool) -> Result<()> {
        match element {
            Element::Literal(text) => self.literal(text),
            Element::Space => {
                self.sink.write(" ");
                self.spacing.white();
                self.spacing.dictionary();
            }
            Element::Newline => {
                self.sink.newline();
                self.spacing.white();
            }
            Element::NoSpace => self.spacing.glue(),
            Element::Group(group) => self.group(group)?,
            Element::AnyOrder(clauses) => {
                clauses.iter().try_for_each(|clause| self.clause(clause))?;
            }
            Element::AttrDict { keyword } => self.attr_dict(*keyword),
            Element::PropDict => self.prop_dict(),
            Element::Qualified(of) => self.element(of, true)?,
            element => {
                if self.spacing.value() {
                    self.sink.write(" ");
                }
                self.value(element, qualified)?;
            }
        }
        Ok(())
    }

    fn literal(&mut self, text: &str) {
        if self.spacing.literal(text) {
            self.sink.write(" ");
        }
        self.sink.write(text);
    }

    fn value(&mut self, element: &Element, qualified: bool) -> Result<()> {
        let parts = self.parts;
        match element {
            Element::Variable(Of::Operand(at)) => self.operands(*at)?,
            Element::Variable(Of::Attr(at)) => self.attr(*at, qualified)?,
            Element::Variable(Of::Region(at)) => {
                let regions: Vec<&K::Region> =
                    parts.regions.get(*at).into_iter().flatten().collect();
                self.regions(&regions);
            }
            Element::Regions => {
                let regions: Vec<&K::Region> = parts.regions.iter().flatten().collect();
                self.regions(&regions);
            }
            Element::Variable(Of::Successor(at)) => {
                self.list(parts.successors.get(*at).into_iter().flatten(), K::successor);
            }
            Element::Successors => self.list(parts.successors.iter().flatten(), K::successor),
            Element::Operands => self.list(parts.operands.iter().flatten(), K::operand),
            Element::Type(of) => self.types(of, qualified)?,
            Element::FunctionalType(inputs, results) => {
                self.sink.write("(");
                let inputs = self.types_of(inputs);
                self.list(inputs.into_iter(), K::type_);
                self.sink.write(") -> ");
                let results = self.types_of(results);
                let alone = matches!(results.as_slice(), [one] if !self.sink.type_text(one).starts_with('('));
                if !alone {
                    self.sink.write("(");
                }
                self.list(results.into_iter(), K::type_);
                if !alone {
                    self.sink.write(")");
                }
            }
            Element::Custom { hook, args } => self.custom(hook, args)?,
            _ => {
                return Err(Failure::new(
                    0,
                    "the directive is in a place where it cannot be printed",
                ));
            }
        }
        Ok(())
    }

    fn list<'x, T: 'x>(&mut self, items: impl Iterator<Item = &'x T>, write: fn(&mut K, &T)) {
        for (position, item) in items.enumerate() {
            if position > 0 {
                self.sink.write(", ");
            }
            write(self.sink, item);
        }
    }

    fn operands(&mut self, at: usize) -> Result<()> {
        let Some(operands) = self.parts.operands.get(at) else { return Ok(()) };
        let slot = self.plan.op.operands.get(at);
        let Some(Variadicity::VariadicOfVariadic(sizes)) = slot.map(|slot| &slot.variadicity)
        else {
            self.list(operands.iter(), K::operand);
            return Ok(());
        };
        let sizes = self.sizes(sizes);
        self.nested(operands, &sizes, K::operand)
    }

    /// The sizes of the groups of nested variadic operands.
    fn sizes(&self, name: &str) -> Vec<usize> {
        let attr = self.parts.attrs.iter().find(|(known, _)| known == name);
        attr.map(|(_, attr)| hook::sizes(&self.sink.attribute_text(attr))).unwrap_or_default()
    }

    /// Prints `(a, b), (c)`.
    fn nested<T>(&mut self, items: &[T], sizes: &[usize], write: fn(&mut K, &T)) -> Result<()> {
        let mut rest = items;
        for (position, size) in sizes.iter().enumerate() {
            self.sink.write(if position > 0 { ", (" } else { "(" });
            let wrong = || Failure::new(0, "the sizes of groups do not fit the operands");
            let (group, more) = rest.split_at_checked(*size).ok_or_else(wrong)?;
            self.list(group.iter(), write);
            self.sink.write(")");
            rest = more;
        }
        Ok(())
    }

    fn regions(&mut self, regions: &[&K::Region]) {
        for (position, region) in regions.iter().enumerate() {
            if position > 0 {
                self.sink.write(", ");
            }
            self.sink.region(region, self.plan.terminator());
        }
    }

    fn find(&self, at: usize) -> Option<(&'a AttrSlot, &'a K::Attr)> {
        let slot = self.plan.op.attrs.get(at)?;
        let (_, attr) = self.parts.attrs.iter().find(|(name, _)| *name == slot.name)?;
        Some((slot, attr))
    }

    fn attr(&mut self, at: usize, qualified: bool) -> Result<()> {
        match self.find(at) {
            Some((slot, attr)) => attr::print(self.catalog, slot, qualified, attr, self.sink),
            None => {
                let slot = self.plan.op.attrs.get(at);
                let default = slot.and_then(|slot| attr::default_text(self.catalog, slot));
                match slot.zip(default) {
                    Some((slot, text)) => attr::print_text(self.catalog, slot, &text, self.sink),
                    None => Ok(()),
                }
            }
        }
    }

    fn types_of(&self, of: &Element) -> Vec<&'a K::Type> {
        let parts = self.parts;
        match of {
            Element::Variable(Of::Operand(at)) => {
                parts.operand_types.get(*at).into_iter().flatten().collect()
            }
            Element::Variable(Of::Result(at)) => {
                parts.result_types.get(*at).into_iter().flatten().collect()
            }
            Element::Operands => parts.operand_types.iter().flatten().collect(),
            Element::Results => parts.result_types.iter().flatten().collect(),
            Element::Qualified(of) | Element::Ref(of) => self.types_of(of),
            _ => Vec::new(),
        }
    }

    fn types(&mut self, of: &Element, qualified: bool) -> Result<()> {
        let slot: Option<&ValueSlot> = match of {
            Element::Variable(Of::Operand(at)) => self.plan.op.operands.get(*at),
            Element::Variable(Of::Result(at)) => self.plan.op.results.get(*at),
            _ => None,
        };
        let found = self.types_of(of);
        if let Some(Variadicity::VariadicOfVariadic(sizes)) = slot.map(|slot| &slot.variadicity) {
            let sizes = self.sizes(sizes);
            return self.nested(&found, &sizes, |sink, of| sink.type_(of));
        }
        let single = slot.filter(|slot| slot.is_single());
        let class = single.and_then(|slot| slot.cpp_class.as_deref());
        let known = class.and_then(|class| self.catalog.type_of_class(class));
        match (known.filter(|known| known.form != Form::Mnemonic), found.as_slice()) {
            (Some(known), [one]) if !qualified && known.def.mnemonic.is_some() => {
                let full = self.sink.type_text(one);
                self.sink.write(stripped(&full, &known.dialect, known.mnemonic()));
            }
            _ => self.list(found.into_iter(), K::type_),
        }
        Ok(())
    }

    /// Whether an element prints anything.
    fn present(&self, element: &Element) -> bool {
        let loose = |slots: &[ValueSlot], at: usize| {
            slots.get(at).is_some_and(|slot| is_loose(&slot.variadicity))
        };
        let some = |len: Option<usize>| len.is_some_and(|len| len > 0);
        match element {
            Element::Variable(Of::Operand(at)) => {
                loose(&self.plan.op.operands, *at)
                    && some(self.parts.operands.get(*at).map(Vec::len))
            }
            Element::Variable(Of::Result(at)) => {
                loose(&self.plan.op.results, *at)
                    && some(self.parts.result_types.get(*at).map(Vec::len))
            }
            Element::Variable(Of::Successor(at)) => {
                some(self.parts.successors.get(*at).map(Vec::len))
            }
            Element::Variable(Of::Region(at)) => self
                .parts
                .regions
                .get(*at)
                .is_some_and(|all| all.iter().any(|region| !self.sink.region_is_empty(region))),
            Element::Variable(Of::Attr(at)) => self.attr_present(*at),
            Element::Type(of) | Element::Qualified(of) => self.present(of),
            Element::Custom { args, .. } => args.iter().any(|arg| self.present(arg)),
            Element::Operands => self.parts.operands.iter().any(|all| !all.is_empty()),
            Element::Results => self.parts.result_types.iter().any(|all| !all.is_empty()),
            _ => false,
        }
    }

    fn attr_present(&self, at: usize) -> bool {
        let Some((slot, attr)) = self.find(at) else { return false };
        if !slot.optional && slot.default.is_none() {
            return false;
        }
        let default = attr::default_text(self.catalog, slot);
        default.is_none_or(|default| default != self.sink.attribute_text(attr))
    }

    /// Whether an anchor is a present attribute that is neither optional nor has a default that is known here.
    fn open(&self, anchor: &Element) -> bool {
        let Element::Variable(Of::Attr(at)) = bare(anchor) else { return false };
        self.find(*at).is_some_and(|(slot, _)| !slot.optional && slot.default.is_none())
    }

    fn group(&mut self, group: &Group) -> Result<()> {
        let present =
            group.anchor().is_some_and(|anchor| self.present(anchor) || self.open(anchor));
        let elided = elided_unit(self.plan, group);
        // Spaces follow the format: elements that are not printed count too.
        let (printed, skipped) = match present != group.inverted {
            true => (&group.then, &group.otherwise),
            false => (&group.otherwise, &group.then),
        };
        let then_first = present != group.inverted;
        if !then_first {
            self.space_only(skipped, elided);
        }
        for element in printed.iter().filter(|element| Some(*element) != elided) {
            self.element(element, false)?;
        }
        if then_first {
            self.space_only(skipped, elided);
        }
        Ok(())
    }

    /// Applies the effect of elements that are not printed on the spaces after them.
    fn space_only(&mut self, elements: &[Element], elided: Option<&Element>) {
        for element in elements.iter().filter(|element| Some(*element) != elided) {
            match element {
                Element::Literal(text) => drop(self.spacing.literal(text)),
                Element::Space => {
                    self.spacing.white();
                    self.spacing.dictionary();
                }
                Element::Newline => self.spacing.white(),
                Element::NoSpace => self.spacing.glue(),
                Element::AttrDict { .. } | Element::PropDict => self.spacing.dictionary(),
                Element::Group(group) => {
                    self.space_only(&group.then, elided_unit(self.plan, group));
                    self.space_only(&group.otherwise, elided_unit(self.plan, group));
                }
                Element::AnyOrder(clauses) => {
                    clauses.iter().for_each(|clause| self.space_only(clause, None));
                }
                _ => drop(self.spacing.value()),
            }
        }
    }

    /// Prints a clause of `oilist`.
    fn clause(&mut self, clause: &[Element]) -> Result<()> {
        let mut present = false;
        for element in clause {
            element.each(&mut |inner| present |= self.present(inner));
        }
        if !present {
            let unit = unit_clause(self.plan, clause);
            self.space_only(if unit { &clause[..1] } else { clause }, None);
            return Ok(());
        }
        match unit_clause(self.plan, clause) {
            true => self.element(&clause[0], false),
            false => self.elements(clause),
        }
    }

    /// The attributes that a dictionary prints: not those that the format names, nor the sizes of groups. The
    /// dictionary of properties includes defaults; the other one does not.
    fn shown(&self, inherent: bool) -> Vec<(&'a str, &'a K::Attr)> {
        let plan = self.plan;
        let properties = plan.format.elements.contains(&Element::PropDict);
        let mut shown = Vec::new();
        for (name, attr) in &self.parts.attrs {
            let sizes = ["operandSegmentSizes", "resultSegmentSizes"].contains(&name.as_str());
            let at = plan.op.attrs.iter().position(|slot| slot.name == *name);
            if sizes || (properties && at.is_some() != inherent) {
                continue;
            }
            let hidden = at.is_some_and(|at| {
                let default = attr::default_text(self.catalog, &plan.op.attrs[at]);
                plan.in_format(at)
                    || (!inherent && default.is_some_and(|d| d == self.sink.attribute_text(attr)))
            });
            let of_groups = plan
                .op
                .operands
                .iter()
                .any(|slot| slot.variadicity == Variadicity::VariadicOfVariadic(name.clone()));
            if !hidden && !of_groups {
                shown.push((name.as_str(), attr));
            }
        }
        shown.sort_by_key(|(name, _)| *name);
        shown
    }

    fn attr_dict(&mut self, keyword: bool) {
        let shown = self.shown(false);
        self.sink.attr_dict(&shown, keyword);
        self.spacing.dictionary();
    }

    fn prop_dict(&mut self) {
        let shown = self.shown(true);
        self.sink.prop_dict(&shown);
        self.spacing.dictionary();
    }

    fn custom(&mut self, hook: &str, args: &[Element]) -> Result<()> {
        let text = |printer: &Self, at: usize| {
            let found = printer.find(at);
            found.map(|(_, attr)| printer.sink.attribute_text(attr))
        };
        match (hook, args) {
            (
                "DynamicIndexList",
                [Element::Variable(Of::Operand(operands)), Element::Variable(Of::Attr(sizes))],
            ) => {
                let sizes = text(self, *sizes).unwrap_or_else(|| "array<i64>".to_owned());
                let operands = self.parts.operands.get(*operands).map_or(&[][..], Vec::as_slice);
                hook::print_index_list(operands, &sizes, self.sink)
            }
            ("DimensionList", [Element::Variable(Of::Attr(at))]) => {
                let sizes = text(self, *at).unwrap_or_else(|| "array<i64>".to_owned());
                hook::print_dimensions(&sizes, self.sink)
            }
            ("SymbolVisibility", [Element::Variable(Of::Attr(at))]) => {
                let word = text(self, *at).and_then(|text| scan::unquote(&text));
                self.sink.write(&word.unwrap_or_default());
                Ok(())
            }
            _ => {
                let parts = args.iter().map(|arg| self.part(arg)).collect();
                self.sink.custom(&custom_name(&self.plan.dialect, hook), parts)
            }
        }
    }

    /// The part that an argument of a hook names, and whether the definition allows exactly one.
    fn part(&self, arg: &Element) -> SinkPart<'a, K> {
        let parts = self.parts;
        fn all<T>(groups: &[Vec<T>], at: usize) -> Vec<&T> {
            groups.get(at).into_iter().flatten().collect()
        }
        let part = match arg {
            Element::Ref(of) | Element::Qualified(of) => return self.part(of),
            Element::Variable(Of::Operand(at)) => Part::Operands(all(&parts.operands, *at)),
            Element::Variable(Of::Attr(at)) => Part::Attr(self.find(*at).map(|(_, attr)| attr)),
            Element::Variable(Of::Region(at)) => Part::Regions(all(&parts.regions, *at)),
            Element::Variable(Of::Successor(at)) => Part::Successors(all(&parts.successors, *at)),
            Element::Type(of) => Part::Types(self.types_of(of)),
            Element::Literal(text) | Element::Code(text) => Part::Text(unquoted(text)),
            _ => Part::Attr(None),
        };
        (part, is_single(self.plan, arg))
    }
}

/// The anchor, if it is a unit attribute after other elements: the presence of its group alone tells that it is there.
pub(super) fn elided_unit<'g>(plan: &Plan, group: &'g Group) -> Option<&'g Element> {
    let anchor = group.anchor()?;
    let Element::Variable(Of::Attr(at)) = anchor else { return None };
    let first = |list: &[Element]| list.first() == Some(anchor);
    let unit = plan.op.attrs.get(*at).is_some_and(|slot| *slot.kind.bare() == Kind::Unit);
    (unit && !first(&group.then) && !first(&group.otherwise)).then_some(anchor)
}

/// Whether a clause consists of a literal and a unit attribute.
pub(super) fn unit_clause(plan: &Plan, clause: &[Element]) -> bool {
    matches!(clause, [_, Element::Variable(Of::Attr(at))]
        if plan.op.attrs.get(*at).is_some_and(|slot| *slot.kind.bare() == Kind::Unit))
}

/// An element without `qualified` around it.
fn bare(element: &Element) -> &Element {
    match element {
        Element::Qualified(of) => bare(of),
        element => element,
    }
}
