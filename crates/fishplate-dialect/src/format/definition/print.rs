//! Prints types and attributes.

use super::{bare, dense_element, of_param, params_of, unquoted};
use crate::format::ast::{Element, Field, Group, Of};
use crate::format::catalog::{Catalog, Form, Known, custom_name};
use crate::format::failure::{Failure, Result};
use crate::format::sink::{Sink, float, quote, stripped};
use crate::format::spacing::Spacing;
use crate::format::value::Value;
use crate::format::{enums, hooks, text};
use crate::model::{DefRef, Kind, Literal, Param, ParamText};

type ValueOf<K> = Value<<K as Sink>::Attr, <K as Sink>::Type>;

pub(super) struct Printer<'a, K: Sink> {
    catalog: &'a Catalog,
    def: &'a Known,
    params: &'a [ValueOf<K>],
    sink: &'a mut K,
    spacing: Spacing,
}

impl<'a, K: Sink> Printer<'a, K> {
    pub(super) fn new(
        catalog: &'a Catalog,
        def: &'a Known,
        params: &'a [ValueOf<K>],
        sink: &'a mut K,
    ) -> Self {
        Printer { catalog, def, params, sink, spacing: Spacing::start() }
    }

    pub(super) fn elements(&mut self, elements: &[Element]) -> Result<()> {
        elements.iter().try_for_each(|element| self.element(element))
    }

    fn element(&mut self, element: &Element) -> Result<()> {
        match element {
            Element::Literal(text) => {
                if self.spacing.literal(text) {
                    self.sink.write(" ");
                }
                self.sink.write(text);
            }
            Element::Space => {
                self.sink.write(" ");
                self.spacing.white();
            }
            Element::Newline => {
                self.sink.newline();
                self.spacing.white();
            }
            Element::NoSpace => self.spacing.glue(),
            Element::Variable(Of::Param(at)) => self.variable(*at, false)?,
            Element::Qualified(of) => match bare(of) {
                Element::Variable(Of::Param(at)) => self.variable(*at, true)?,
                of => self.element(of)?,
            },
            Element::Params(all) => {
                let all: Vec<Field> =
                    all.iter().map(|param| Field { param: *param, qualified: false }).collect();
                self.list(&all, false)?;
            }
            Element::Struct(all) => self.list(all, true)?,
            Element::Group(group) => self.group(group)?,
            Element::Custom { hook, args } => {
                if self.spacing.value() {
                    self.sink.write(" ");
                }
                let params = self.params;
                let one = |arg: &Element| match arg {
                    Element::Code(text) => vec![Value::Str(unquoted(text))],
                    arg => params_of(arg)
                        .into_iter()
                        .filter_map(|at| params.get(at).cloned())
                        .collect(),
                };
                let args: Vec<ValueOf<K>> = args.iter().flat_map(one).collect();
                let args: Vec<&ValueOf<K>> = args.iter().collect();
                match hooks::is_known(hook) {
                    true => hooks::print(hook, &args, self.sink)?,
                    false => self.sink.hook(&custom_name(&self.def.dialect, hook), &args)?,
                }
            }
            _ => {
                return Err(Failure::new(
                    0,
                    "the format has a directive that only operations may use",
                ));
            }
        }
        Ok(())
    }

    /// The parameter and its value.
    fn param(&self, at: usize) -> Result<(&'a Param, &'a ValueOf<K>)> {
        match (self.def.def.params.get(at), self.params.get(at)) {
            (Some(param), Some(value)) => Ok((param, value)),
            _ => Err(Failure::new(0, format!("no parameter {at}"))),
        }
    }

    fn present(&self, at: usize) -> Result<bool> {
        let (param, value) = self.param(at)?;
        Ok(!param.optional || !is_default(self.catalog, self.sink, param, value))
    }

    fn variable(&mut self, at: usize, qualified: bool) -> Result<()> {
        let present = self.present(at)?;
        if self.spacing.value() && present {
            self.sink.write(" ");
        }
        if present { self.value(at, qualified) } else { Ok(()) }
    }

    fn value(&mut self, at: usize, qualified: bool) -> Result<()> {
        let (param, value) = self.param(at)?;
        print_value(self.catalog, &param.kind, &param.text, qualified, value, self.sink)
            .map_err(|failure| of_param(self.def, param, failure))
    }

    /// Prints parameters separated by commas, without those that have their defaults.
    fn list(&mut self, all: &[Field], named: bool) -> Result<()> {
        let mut there = Vec::new();
        for field in all {
            if self.present(field.param)? {
                there.push(*field);
            }
        }
        let params = &self.def.def.params;
        let optional = all.iter().all(|at| params.get(at.param).is_none_or(|param| param.optional));
        if self.spacing.needs_space() && (!there.is_empty() || !optional) {
            self.sink.write(" ");
        }
        for (position, field) in there.into_iter().enumerate() {
            if position > 0 {
                self.sink.write(", ");
            }
            if named {
                let (param, _) = self.param(field.param)?;
                self.sink.write(&param.name);
                self.sink.write(" = ");
            }
            self.value(field.param, field.qualified)?;
        }
        self.spacing.glue();
        let _ = self.spacing.value();
        Ok(())
    }

    fn group(&mut self, group: &Group) -> Result<()> {
        let mut present = false;
        for at in group.anchor().map(params_of).unwrap_or_default() {
            let optional = self.def.def.params.get(at).is_some_and(|param| param.optional);
            present |= optional && self.present(at)?;
        }
        let before = self.spacing;
        match present != group.inverted {
            true => self.elements(&group.then)?,
            false => self.elements(&group.otherwise)?,
        }
        // Spaces follow the format: after a group without an alternative, as if the group were not
        // there.
        self.spacing = before;
        let mut after = group.otherwise.iter();
        after.try_for_each(|element| self.space_only(element))
    }

    /// Applies the effect of an element on the spaces after it.
    fn space_only(&mut self, element: &Element) -> Result<()> {
        match element {
            Element::Literal(text) => drop(self.spacing.literal(text)),
            Element::Space | Element::Newline => self.spacing.white(),
            Element::NoSpace => self.spacing.glue(),
            _ => drop(self.spacing.value()),
        }
        Ok(())
    }
}

/// Whether a value equals the parameter's default.
fn is_default<K: Sink>(catalog: &Catalog, sink: &K, param: &Param, value: &ValueOf<K>) -> bool {
    let Some(default) = &param.default else { return matches!(value, Value::None) };
    match (default, value) {
        (_, Value::None) => true,
        (Literal::Text(text), Value::Attr(attr)) => sink.attribute_text(attr) == *text,
        (Literal::Text(text), Value::Type(of)) => sink.type_text(of) == *text,
        (Literal::Text(text), Value::AffineMap(map)) => sink.attribute_text(map) == *text,
        (Literal::Case(_) | Literal::Int(_), Value::Attr(attr)) => {
            let expected = case_attr_text(catalog, &param.kind, default);
            expected.is_some_and(|text| text == sink.attribute_text(attr))
        }
        (literal, value) => same(literal, value, catalog.enum_of(&param.kind)),
    }
}

/// Whether a plain value equals the literal.
fn same<A, T>(literal: &Literal, value: &Value<A, T>, of: Option<&crate::model::Enum>) -> bool {
    match (Value::<(), ()>::of_literal(literal, of), value) {
        (Some(Value::Bool(a)), Value::Bool(b)) => a == *b,
        (Some(Value::Int(a)), Value::Int(b)) => a == *b,
        (Some(Value::Float(a)), Value::Float(b)) => a == *b,
        (Some(Value::Str(a)), Value::Str(b)) => a == *b,
        (Some(Value::Enum(a)), Value::Enum(b)) => a == *b,
        (Some(Value::Array(a)), Value::Array(b)) => match literal {
            Literal::List(items) => {
                a.len() == b.len() && items.iter().zip(b).all(|(item, value)| same(item, value, of))
            }
            _ => false,
        },
        _ => false,
    }
}

/// The full form of an attribute around an enumeration whose case is the default.
fn case_attr_text(catalog: &Catalog, kind: &Kind, case: &Literal) -> Option<String> {
    let Kind::Attr(Some(def)) = kind.bare() else { return None };
    let known = catalog.attr(def)?;
    let of = catalog.enum_(known.def.wraps.as_ref()?)?;
    let value = Value::<String, String>::of_literal(case, Some(of))?;
    text::print(catalog, known, &[value]).ok()
}

/// Prints a value of a kind.
///
/// # Errors
/// Fails if the value is not of that kind.
pub fn print_value<K: Sink>(
    catalog: &Catalog,
    kind: &Kind,
    how: &ParamText,
    qualified: bool,
    value: &ValueOf<K>,
    sink: &mut K,
) -> Result<()> {
    if let ParamText::Cpp(code) = how {
        return hooks::print_by_code(catalog, code, kind, value, sink);
    }
    match (kind.bare(), value) {
        (Kind::Bool | Kind::Unit, Value::Bool(value)) => sink.write(&value.to_string()),
        (Kind::Int { .. } | Kind::Index | Kind::BigInt, Value::Int(value)) => {
            sink.write(&value.to_string());
        }
        (Kind::Float { .. }, Value::Float(value)) => sink.write(&float(*value)),
        (Kind::Str | Kind::Bytes, Value::Str(text)) => sink.write(&quote(text)),
        (Kind::Enum(def), Value::Enum(value)) => {
            let of = catalog.enum_(def).ok_or_else(|| unknown(def))?;
            sink.write(&enums::written(of, how, *value)?);
        }
        (Kind::Array(of), Value::Array(items)) => {
            for (position, item) in items.iter().enumerate() {
                if position > 0 {
                    sink.write(", ");
                }
                print_value(catalog, of, how, qualified, item, sink)?;
            }
        }
        (Kind::AffineMap, Value::AffineMap(map)) => sink.affine_map(map),
        (Kind::IntegerSet, Value::IntegerSet(set)) => sink.integer_set(set),
        (Kind::Attr(Some(def)), Value::Attr(attr)) if !qualified => {
            print_attr(catalog, def, attr, sink);
        }
        (
            Kind::Attr(_) | Kind::Dict | Kind::Location | Kind::Symbol { .. } | Kind::Str,
            Value::Attr(attr),
        ) => sink.attribute(attr),
        (Kind::Type(Some(def)), Value::Type(of)) if !qualified => {
            match catalog.type_(def).filter(|known| known.form != Form::Mnemonic) {
                Some(known) => {
                    let full = sink.type_text(of);
                    sink.write(stripped(&full, &known.dialect, known.mnemonic()));
                }
                None => sink.type_(of),
            }
        }
        (Kind::Type(_), Value::Type(of)) => sink.type_(of),
        (kind, value) => {
            let (kind, value) = (format!("{kind:?}"), value.describe());
            return Err(Failure::new(0, format!("expected a value of kind {kind}, got {value}")));
        }
    }
    Ok(())
}

/// Prints an attribute of a class without dialect and mnemonic.
fn print_attr<K: Sink>(catalog: &Catalog, def: &DefRef, attr: &K::Attr, sink: &mut K) {
    if dense_element(def).is_some() {
        let full = sink.attribute_text(attr);
        return sink.write(&dense_items(&full));
    }
    match catalog.attr(def).filter(|known| known.form != Form::Mnemonic) {
        Some(known) if known.def.mnemonic.is_some() => {
            let full = sink.attribute_text(attr);
            sink.write(stripped(&full, &known.dialect, known.mnemonic()));
        }
        _ => sink.attribute(attr),
    }
}

/// `[1, 2]` of `array<i32: 1, 2>`.
pub(crate) fn dense_items(text: &str) -> String {
    match text.strip_prefix("array<").and_then(|rest| rest.strip_suffix('>')) {
        Some(inner) => {
            format!("[{}]", inner.split_once(':').map_or("", |(_, items)| items.trim()))
        }
        None => text.to_owned(),
    }
}

fn unknown(def: &DefRef) -> Failure {
    Failure::new(0, format!("the enumeration {}.{} is not in the catalog", def.dialect, def.name))
}
