//! Parses types and attributes.

use super::{bare, dense_element, name, of_param, params_of, unquoted};
use crate::format::ast::{Element, Field, Group, Of};
use crate::format::catalog::{Catalog, Form, Known, custom_name};
use crate::format::failure::{Failure, Result};
use crate::format::sink::full_form;
use crate::format::source::Source;
use crate::format::value::Value;
use crate::format::{enums, hooks};
use crate::model::{DefRef, Kind, Literal, Param, ParamText, Signedness};

type ValueOf<S> = Value<<S as Source>::Attr, <S as Source>::Type>;

pub(super) struct Parser<'a, S: Source> {
    catalog: &'a Catalog,
    def: &'a Known,
    source: &'a mut S,
    found: Vec<Option<ValueOf<S>>>,
    depth: usize,
}

/// Deepest nesting of definitions.
const DEPTH: usize = 64;

impl<'a, S: Source> Parser<'a, S> {
    pub(super) fn new(
        catalog: &'a Catalog,
        def: &'a Known,
        source: &'a mut S,
        depth: usize,
    ) -> Self {
        let found = def.def.params.iter().map(|_| None).collect();
        Parser { catalog, def, source, found, depth }
    }

    /// Returns the parameters, with defaults for the omitted ones.
    pub(super) fn finish(self) -> Result<Vec<ValueOf<S>>> {
        let mut values = Vec::new();
        for (param, found) in self.def.def.params.iter().zip(self.found) {
            values.push(match found {
                Some(value) => value,
                None if param.optional || param.self_type => {
                    default_of(self.catalog, param, self.source)?
                }
                None if matches!(param.kind, Kind::Array(_)) => Value::Array(Vec::new()),
                None => {
                    let at = self.source.position();
                    let why = format!("{}: parameter {} is missing", name(self.def), param.name);
                    return Err(Failure::new(at, why));
                }
            });
        }
        Ok(values)
    }

    pub(super) fn elements(&mut self, elements: &[Element]) -> Result<()> {
        elements.iter().try_for_each(|element| self.element(element))
    }

    fn element(&mut self, element: &Element) -> Result<()> {
        match element {
            Element::Literal(text) => self.source.literal(text),
            Element::Space | Element::NoSpace | Element::Newline => Ok(()),
            Element::Variable(Of::Param(at)) => self.variable(*at, false),
            Element::Qualified(of) => match bare(of) {
                Element::Variable(Of::Param(at)) => self.variable(*at, true),
                of => self.element(of),
            },
            Element::Params(all) => self.list(all),
            Element::Struct(all) => self.fields(all),
            Element::Group(group) => self.group(group),
            Element::Custom { hook, args } => self.custom(hook, args),
            _ => Err(Failure::new(0, "the format has a directive that only operations may use")),
        }
    }

    fn param(&self, at: usize) -> Result<&'a Param> {
        self.def.def.params.get(at).ok_or_else(|| Failure::new(0, format!("no parameter {at}")))
    }

    fn variable(&mut self, at: usize, qualified: bool) -> Result<()> {
        if self.optional_variable(at, qualified)? {
            return Ok(());
        }
        let param = self.param(at)?;
        // An optional parameter, or a list, may be empty.
        if param.optional || matches!(param.kind, Kind::Array(_)) {
            return Ok(());
        }
        let expected = self.source.expected(&describe(self.catalog, &param.kind));
        Err(of_param(self.def, param, expected))
    }

    fn optional_variable(&mut self, at: usize, qualified: bool) -> Result<bool> {
        let param = self.param(at)?;
        let value =
            value(self.catalog, &param.kind, &param.text, qualified, self.depth, self.source)
                .map_err(|failure| of_param(self.def, param, failure))?;
        let there = value.is_some();
        if let Some(place) = self.found.get_mut(at)
            && there
        {
            *place = value;
        }
        Ok(there)
    }

    /// `params`: values separated by commas.
    fn list(&mut self, all: &[usize]) -> Result<()> {
        let mut first = true;
        for at in all {
            let optional = self.param(*at)?.optional;
            if !first && !self.source.optional_punctuation(",") {
                if optional {
                    return Ok(());
                }
                return Err(self.source.expected("','"));
            }
            if first && optional {
                first = !self.optional_variable(*at, false)?;
                continue;
            }
            self.variable(*at, false)?;
            first = false;
        }
        Ok(())
    }

    /// `struct(...)`: `name = value` separated by commas, in any order.
    fn fields(&mut self, all: &[Field]) -> Result<()> {
        let params: Vec<(usize, &Param)> = all
            .iter()
            .filter_map(|field| Some((field.param, self.def.def.params.get(field.param)?)))
            .collect();
        let mut seen: Vec<usize> = Vec::new();
        loop {
            let at = self.source.position();
            let Some(key) = self.source.optional_any_keyword() else {
                if seen.is_empty() && params.iter().all(|(_, param)| param.optional) {
                    return Ok(());
                }
                let keys: Vec<&str> = params.iter().map(|(_, p)| p.name.as_str()).collect();
                return Err(self.source.expected(&format!("one of {}", keys.join(", "))));
            };
            let known = params.iter().find(|(_, param)| param.name == key);
            let Some((position, _)) = known.filter(|(at, _)| !seen.contains(at)) else {
                let why = format!("{}: duplicate or unknown parameter {key}", name(self.def));
                return Err(Failure::new(at, why));
            };
            self.source.literal("=")?;
            let qualified = all.iter().any(|f| f.param == *position && f.qualified);
            self.variable(*position, qualified)?;
            seen.push(*position);
            // A comma after the last parameter belongs to the format.
            if seen.len() == params.len() || !self.source.optional_punctuation(",") {
                break;
            }
        }
        match params.iter().find(|(at, param)| !param.optional && !seen.contains(at)) {
            Some((_, missing)) => {
                let why = format!("{}: parameter {} is missing", name(self.def), missing.name);
                Err(Failure::new(self.source.position(), why))
            }
            None => Ok(()),
        }
    }

    fn group(&mut self, group: &Group) -> Result<()> {
        let white =
            |e: &&Element| matches!(e, Element::Space | Element::NoSpace | Element::Newline);
        let skipped = group.then.iter().take_while(white).count();
        let there = match group.then.get(skipped).map(bare) {
            Some(Element::Literal(text)) => self.source.optional_literal(text),
            Some(Element::Variable(Of::Param(at))) => self.optional_variable(*at, false)?,
            Some(Element::Struct(all)) => {
                self.fields(all)?;
                all.iter().any(|at| self.found.get(at.param).is_some_and(Option::is_some))
            }
            _ => return Err(Failure::new(0, "an optional group starts with what cannot be tried")),
        };
        match there {
            true => self.elements(&group.then[skipped + 1..]),
            false => self.elements(&group.otherwise),
        }
    }

    fn custom(&mut self, hook: &str, args: &[Element]) -> Result<()> {
        let is_given = |arg: &&Element| matches!(arg, Element::Ref(_) | Element::Code(_));
        let (given, wanted): (Vec<&Element>, Vec<&Element>) = args.iter().partition(is_given);
        let places: Vec<usize> = wanted.into_iter().flat_map(params_of).collect();
        let values = match hooks::is_known(hook) {
            true => hooks::parse(hook, self.source)?,
            false => {
                let one = |arg: &Element| match arg {
                    Element::Code(text) => vec![Value::Str(unquoted(text))],
                    arg => {
                        let found = params_of(arg).into_iter().map(|at| self.found[at].clone());
                        found.map(|value| value.unwrap_or(Value::None)).collect()
                    }
                };
                let given: Vec<_> = given.into_iter().flat_map(one).collect();
                let params = &self.def.def.params;
                let kinds: Vec<&Kind> = places.iter().map(|at| &params[*at].kind).collect();
                self.source.hook(&custom_name(&self.def.dialect, hook), &given, &kinds)?
            }
        };
        for (at, value) in places.into_iter().zip(values) {
            if let Some(place) = self.found.get_mut(at) {
                *place = Some(value);
            }
        }
        Ok(())
    }
}

/// The value of an omitted parameter.
fn default_of<S: Source>(catalog: &Catalog, param: &Param, source: &mut S) -> Result<ValueOf<S>> {
    let Some(default) = &param.default else { return Ok(Value::None) };
    let Literal::Text(text) = default else {
        let value = Value::of_literal(default, catalog.enum_of(&param.kind));
        return Ok(value.unwrap_or(Value::None));
    };
    Ok(match param.kind.bare() {
        Kind::Type(_) => Value::Type(source.type_of_text(text)?),
        Kind::AffineMap => Value::AffineMap(source.attr_of_text(text)?),
        Kind::IntegerSet => Value::IntegerSet(source.attr_of_text(text)?),
        _ => Value::Attr(source.attr_of_text(text)?),
    })
}

/// Parses a value of a kind, if one comes next.
///
/// # Errors
/// Fails if the next token starts like such a value but is not one.
pub fn parse_value<S: Source>(
    catalog: &Catalog,
    kind: &Kind,
    how: &ParamText,
    qualified: bool,
    source: &mut S,
) -> Result<Option<ValueOf<S>>> {
    value(catalog, kind, how, qualified, 0, source)
}

fn value<S: Source>(
    catalog: &Catalog,
    kind: &Kind,
    how: &ParamText,
    qualified: bool,
    depth: usize,
    source: &mut S,
) -> Result<Option<ValueOf<S>>> {
    if let ParamText::Cpp(code) = how {
        return hooks::parse_by_code(catalog, code, kind, source);
    }
    Ok(match kind.bare() {
        Kind::Bool | Kind::Unit => {
            let at = source.position();
            match source.optional_integer()? {
                Some(0) => Some(Value::Bool(false)),
                Some(1) => Some(Value::Bool(true)),
                Some(other) => {
                    let why = format!("expected true or false, got {other}");
                    return Err(Failure::new(at, why));
                }
                None => None,
            }
        }
        Kind::Int { bits, sign } => {
            let at = source.position();
            let value = source.optional_integer()?;
            value.map(|value| in_range(value, *bits, *sign, at)).transpose()?.map(Value::Int)
        }
        Kind::Index | Kind::BigInt => source.optional_integer()?.map(Value::Int),
        Kind::Float { .. } => source.optional_float()?.map(Value::Float),
        Kind::Str | Kind::Bytes => source.optional_string()?.map(Value::Str),
        Kind::Enum(def) => match catalog.enum_(def) {
            Some(of) => enums::parse(source, of, how)?.map(Value::Enum),
            None => return Err(Failure::new(0, format!("{} is not in the catalog", def.name))),
        },
        Kind::Array(of) => {
            let Some(first) = value(catalog, of, how, qualified, depth, source)? else {
                return Ok(None);
            };
            let mut items = vec![first];
            while source.optional_punctuation(",") {
                match value(catalog, of, how, qualified, depth, source)? {
                    Some(item) => items.push(item),
                    None => return Err(source.expected(&describe(catalog, of))),
                }
            }
            Some(Value::Array(items))
        }
        Kind::AffineMap | Kind::IntegerSet if !source.is_next('(') => None,
        Kind::AffineMap => Some(Value::AffineMap(source.affine_map()?)),
        Kind::IntegerSet => Some(Value::IntegerSet(source.integer_set()?)),
        Kind::Attr(Some(def)) if !qualified => {
            parse_attr(catalog, def, depth, source)?.map(Value::Attr)
        }
        Kind::Attr(_) | Kind::Dict | Kind::Location | Kind::Symbol { .. } => {
            source.optional_attribute(None)?.map(Value::Attr)
        }
        Kind::Type(Some(def)) if !qualified => {
            parse_type(catalog, def, depth, source)?.map(Value::Type)
        }
        Kind::Type(_) => source.optional_type()?.map(Value::Type),
        Kind::Opaque(cpp) => {
            return Err(Failure::new(
                source.position(),
                format!("no codec for the C++ type {cpp}"),
            ));
        }
        Kind::Optional(_) => None,
    })
}

/// Parses an attribute of a class, either in full or without dialect and mnemonic.
fn parse_attr<S: Source>(
    catalog: &Catalog,
    def: &DefRef,
    depth: usize,
    source: &mut S,
) -> Result<Option<S::Attr>> {
    if let Some(attr) = source.optional_hash_attribute()? {
        return Ok(Some(attr));
    }
    if let Some(element) = dense_element(def) {
        return source.is_next('[').then(|| source.dense_array(element)).transpose();
    }
    let Some(known) = catalog.attr(def).filter(|known| known.def.mnemonic.is_some()) else {
        return source.optional_attribute(None);
    };
    match &known.form {
        Form::Mnemonic => source.optional_attribute(None),
        Form::Cpp(_) => match source.optional_balanced() {
            Some(body) => {
                let full = full_form('#', &known.dialect, known.mnemonic(), &body);
                source.attr_of_text(&full).map(Some)
            }
            None => Ok(None),
        },
        Form::Declarative(_) | Form::Hook => match nested(catalog, known, depth, source)? {
            Some(params) => source.make_attr(known, params).map(Some),
            None => Ok(None),
        },
    }
}

/// Parses the text after the mnemonic of a nested definition, if it comes next.
fn nested<S: Source>(
    catalog: &Catalog,
    def: &Known,
    depth: usize,
    source: &mut S,
) -> Result<Option<Vec<ValueOf<S>>>> {
    let start = source.position();
    let parsed = match &def.form {
        Form::Declarative(format) if depth < DEPTH => {
            let mut parser = Parser::new(catalog, def, source, depth + 1);
            match parser.elements(&format.elements) {
                Ok(()) => return parser.finish().map(Some),
                Err(failure) => Err(failure),
            }
        }
        Form::Hook if depth < DEPTH => super::parse(catalog, def, source),
        _ => {
            let why = "definitions are inside of each other too deep";
            return Err(Failure::new(start, why));
        }
    };
    match parsed {
        // Nothing was consumed before the failure, so there is no nested definition.
        Err(failure) if failure.at == start && !failure.reported => Ok(None),
        parsed => parsed.map(Some),
    }
}

/// Parses a type of a class, either in full or without dialect and mnemonic.
fn parse_type<S: Source>(
    catalog: &Catalog,
    def: &DefRef,
    depth: usize,
    source: &mut S,
) -> Result<Option<S::Type>> {
    if let Some(of) = source.optional_bang_type()? {
        return Ok(Some(of));
    }
    let Some(known) = catalog.type_(def).filter(|known| known.def.mnemonic.is_some()) else {
        return source.optional_type();
    };
    match &known.form {
        Form::Mnemonic => source.optional_type(),
        Form::Cpp(_) => match source.optional_balanced() {
            Some(body) => {
                let full = full_form('!', &known.dialect, known.mnemonic(), &body);
                source.type_of_text(&full).map(Some)
            }
            None => Ok(None),
        },
        Form::Declarative(_) | Form::Hook => match nested(catalog, known, depth, source)? {
            Some(params) => source.make_type(known, params).map(Some),
            None => Ok(None),
        },
    }
}

/// Returns the integer, if it fits the C++ type.
fn in_range(value: i128, bits: u16, sign: Signedness, at: usize) -> Result<i128> {
    let bits = u32::from(bits).clamp(1, 126);
    let (min, max) = match sign {
        Signedness::Unsigned => (0, (1i128 << bits) - 1),
        Signedness::Signed => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        Signedness::Signless => (-(1i128 << (bits - 1)), (1i128 << bits) - 1),
    };
    match (min..=max).contains(&value) {
        true => Ok(value),
        false => Err(Failure::new(at, format!("expected {min} to {max}, got {value}"))),
    }
}

/// Describes a value of the kind, for messages.
fn describe(catalog: &Catalog, kind: &Kind) -> String {
    match kind {
        Kind::Bool | Kind::Unit => "true or false".to_owned(),
        Kind::Int { .. } | Kind::Index | Kind::BigInt => "an integer".to_owned(),
        Kind::Float { .. } => "a number".to_owned(),
        Kind::Str | Kind::Bytes => "a string".to_owned(),
        Kind::Enum(def) => match catalog.enum_(def) {
            Some(of) => {
                let cases: Vec<&str> = of.cases.iter().map(|case| case.text.as_str()).collect();
                format!("one of {}", cases.join(", "))
            }
            None => format!("a case of {}", def.name),
        },
        Kind::Attr(Some(def)) | Kind::Type(Some(def)) => format!("{}.{}", def.dialect, def.name),
        Kind::Type(None) => "a type".to_owned(),
        Kind::AffineMap => "an affine map".to_owned(),
        Kind::IntegerSet => "an integer set".to_owned(),
        Kind::Array(of) => format!("a list of: {}", describe(catalog, of)),
        Kind::Optional(of) => describe(catalog, of),
        Kind::Attr(None) | Kind::Dict | Kind::Location | Kind::Symbol { .. } => {
            "an attribute".to_owned()
        }
        Kind::Opaque(cpp) => cpp.clone(),
    }
}
