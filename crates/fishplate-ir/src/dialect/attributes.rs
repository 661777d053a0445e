//! Conversion of FFI values to attributes, by the kind and C++ class that the model gives.

use fishplate::{AnyView, Error, Map, Result, Str};
use fishplate_dialect::format::Value;
use fishplate_dialect::model::{Constraint, DefRef, Kind, Signedness};
use fishplate_mlir::{self as mlir, Attribute, DenseElement, Sign, Type};

use super::definition;
use super::value::{self, Raw, Values, at, describe, elements, integer, no_codec};
use crate::Location;
use crate::error::{other_context, type_error};
use crate::live::tied;

/// Requirements on an attribute.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'a> {
    pub(crate) kind: &'a Kind,
    /// The C++ class, where it is known.
    pub(crate) storage: &'a str,
    pub(crate) constraint: &'a Constraint,
}

impl<'a> Wanted<'a> {
    /// The requirements on its elements.
    fn element(self, kind: &'a Kind) -> Wanted<'a> {
        let constraint = each(self.constraint).unwrap_or(&Constraint::Any);
        Wanted { kind, storage: class(constraint).unwrap_or(""), constraint }
    }
}

/// The constraint on the elements of an array.
fn each(constraint: &Constraint) -> Option<&Constraint> {
    match constraint {
        Constraint::Each(of) => Some(of),
        Constraint::AllOf(parts) => parts.iter().find_map(each),
        _ => None,
    }
}

/// The C++ class that a constraint requires.
fn class(constraint: &Constraint) -> Option<&str> {
    match constraint {
        Constraint::Isa(class) => Some(class),
        Constraint::AllOf(parts) => parts.iter().find_map(class),
        _ => None,
    }
}

fn expected(what: &str, view: &AnyView<'_>) -> Error {
    type_error(format!("expected {what}, got {}", describe(view)))
}

impl<'a> Values<'a> {
    /// The attribute that holds a value of a kind.
    pub(crate) fn attribute_of(
        &self,
        kind: &Kind,
        storage: &str,
        view: &AnyView<'_>,
    ) -> Result<Attribute<'a>> {
        self.wanted(Wanted { kind, storage, constraint: &Constraint::Any }, view)
    }

    /// The attribute that holds a value.
    pub(crate) fn wanted(&self, want: Wanted<'_>, view: &AnyView<'_>) -> Result<Attribute<'a>> {
        if let Some(attribute) = self.attribute(view)? {
            return Ok(attribute);
        }
        let context = self.mlir();
        match want.kind {
            Kind::Optional(of) => self.wanted(Wanted { kind: of, ..want }, view),
            Kind::Array(of) => self.array(of, want, view),
            Kind::Enum(def) => self.enumeration(def, want.storage, view),
            Kind::Attr(def) => self.any_attribute(def.as_ref(), view),
            Kind::Symbol { flat } => self.symbol(*flat, view),
            Kind::Dict => self.dictionary(view),
            Kind::Location => match view.as_object::<Location>() {
                Some(location) if !location.context().same_as(self.context) => {
                    Err(other_context("the location"))
                }
                Some(location) => Ok(tied(self.context, location.mlir()).attribute()),
                None => Err(expected("a location", view)),
            },
            Kind::Bytes => {
                let bytes = view.get::<&[u8]>().map_err(|_| expected("bytes", view))?;
                Ok(Attribute::string(context, bytes))
            }
            Kind::Unit => Ok(Attribute::unit(context)),
            kind => self.plain(kind, &self.value(kind, view)?),
        }
    }

    /// The attribute around a plain value.
    pub(crate) fn plain(&self, kind: &Kind, value: &Raw<'a>) -> Result<Attribute<'a>> {
        let context = self.mlir();
        Ok(match (kind, value) {
            (_, Value::Attr(raw) | Value::AffineMap(raw) | Value::IntegerSet(raw)) => *raw,
            (_, Value::Type(raw)) => Attribute::ty(*raw),
            (_, Value::Str(text)) => Attribute::string(context, text.as_bytes()),
            (_, Value::Bool(value)) => Attribute::bool(context, *value),
            (Kind::Float { bits }, Value::Float(number)) => {
                let ty = if *bits == 32 { Type::f32(context) } else { Type::f64(context) };
                Attribute::float(context, ty, *number)
            }
            (Kind::Index, Value::Int(number)) => {
                Attribute::int(Type::index(context), *number as i64)
            }
            (Kind::Int { bits, sign }, Value::Int(number)) => {
                Attribute::int(self.integer_type(*bits, *sign), *number as i64)
            }
            (_, Value::Int(number)) => Attribute::int(Type::int(context, 64), *number as i64),
            (Kind::Opaque(cpp), _) => return Err(no_codec(cpp)),
            (_, other) => {
                return Err(type_error(format!("{} makes no attribute", other.describe())));
            }
        })
    }

    /// An integer type.
    pub(crate) fn integer_type(&self, bits: u16, sign: Signedness) -> Type<'a> {
        let sign = match sign {
            Signedness::Signless => Sign::Signless,
            Signedness::Signed => Sign::Signed,
            Signedness::Unsigned => Sign::Unsigned,
        };
        Type::integer(self.mlir(), u32::from(bits), sign)
    }

    /// Converts an enum case to the attribute that the class requires.
    fn enumeration(
        &self,
        def: &DefRef,
        storage: &str,
        view: &AnyView<'_>,
    ) -> Result<Attribute<'a>> {
        let Some(of) = self.catalog.enum_(def) else {
            return Err(no_codec(&format!("{}.{}", def.dialect, def.name)));
        };
        let number = value::case(of, view)?;
        match self.catalog.attr_of_class(storage) {
            Some(known) => definition::attribute(self, known, &[Value::Enum(number)]),
            None => {
                let ty = self.integer_type(of.bits, Signedness::Signless);
                Ok(Attribute::int(ty, number.cast_signed()))
            }
        }
    }

    /// Creates an attribute of a given class, or of any: from the value that the class wraps, or
    /// from a value whose type is enough to choose the attribute.
    fn any_attribute(&self, def: Option<&DefRef>, view: &AnyView<'_>) -> Result<Attribute<'a>> {
        if let Some(def) = def {
            if let Some(known) = self.catalog.attr(def)
                && let [param] = known.def.params.as_slice()
            {
                let value = self.value(&param.kind, view)?;
                return definition::attribute(self, known, &[value]);
            }
            if def.dialect != "builtin" {
                return Err(expected(&format!("a {}.{}", def.dialect, def.name), view));
            }
        }
        let context = self.mlir();
        if let Ok(text) = view.get::<&str>() {
            return Ok(Attribute::string(context, text.as_bytes()));
        }
        if let Some(ty) = self.type_(view)? {
            return Ok(Attribute::ty(ty));
        }
        match view.type_index() {
            fishplate::abi::TypeIndex::BOOL => {
                return Ok(Attribute::bool(context, view.get::<bool>()?));
            }
            fishplate::abi::TypeIndex::INT => {
                return Ok(Attribute::int(Type::int(context, 64), view.get::<i64>()?));
            }
            fishplate::abi::TypeIndex::FLOAT => {
                return Ok(Attribute::float(context, Type::f64(context), view.get::<f64>()?));
            }
            _ => {}
        }
        match elements(view) {
            Some(_) => {
                let of = Kind::Attr(None);
                let want =
                    Wanted { kind: &Kind::Attr(None), storage: "", constraint: &Constraint::Any };
                self.array(&of, want, view)
            }
            None => match super::affine::attribute(self, view)? {
                Some(attribute) => Ok(attribute),
                None => Err(expected("an attribute", view)),
            },
        }
    }

    fn symbol(&self, flat: bool, view: &AnyView<'_>) -> Result<Attribute<'a>> {
        let context = self.mlir();
        let one = |name: &str| Attribute::symbol(context, name);
        if let Ok(name) = view.get::<&str>() {
            return Ok(one(name.strip_prefix('@').unwrap_or(name)));
        }
        let names: Option<Vec<String>> = elements(view)
            .and_then(|items| items.iter().map(|item| item.get::<String>().ok()).collect());
        match names.as_deref() {
            Some([first, rest @ ..]) if !flat => {
                let rest: Vec<Attribute<'_>> = rest.iter().map(|name| one(name)).collect();
                Ok(Attribute::nested_symbol(context, first, &rest))
            }
            _ => {
                let what = if flat { "a symbol's name" } else { "a symbol's name, or a list" };
                Err(expected(what, view))
            }
        }
    }

    fn dictionary(&self, view: &AnyView<'_>) -> Result<Attribute<'a>> {
        let map = view
            .get::<Map<Str, fishplate::Any>>()
            .map_err(|_| expected("a mapping of attributes", view))?;
        let context = self.mlir();
        let mut named = Vec::new();
        for (name, value) in map.iter() {
            let attribute = self
                .any_attribute(None, &value.view())
                .or_else(|error| self.attribute(&value.view())?.ok_or(error))
                .map_err(|error| at(&format!("entry {name:?}"), &error))?;
            named.push((name.to_string(), attribute));
        }
        Ok(Attribute::dictionary(context, &named))
    }

    fn array(&self, of: &Kind, want: Wanted<'_>, view: &AnyView<'_>) -> Result<Attribute<'a>> {
        let items = elements(view).ok_or_else(|| expected("a sequence", view))?;
        let place = |index: usize, error: &Error| at(&format!("element {index}"), error);
        let context = self.mlir();
        let class = want.storage.rsplit("::").next().unwrap_or("");
        let Some(width) = fishplate_dialect::dense_element(class) else {
            let mut all = Vec::with_capacity(items.len());
            for (index, item) in items.iter().enumerate() {
                let one = self.wanted(want.element(of), &item.view());
                all.push(one.map_err(|error| place(index, &error))?);
            }
            return Ok(Attribute::array(context, &all));
        };
        let (mut ints, mut floats) = (Vec::new(), Vec::new());
        for (index, item) in items.iter().enumerate() {
            let view = item.view();
            let outcome = match width {
                "f32" | "f64" => view
                    .get::<f64>()
                    .map(|n| floats.push(n))
                    .map_err(|_| expected("a float", &view)),
                "i1" => view
                    .get::<bool>()
                    .map(|b| ints.push(i64::from(b)))
                    .map_err(|_| expected("a bool", &view)),
                width => integer(&view, width[1..].parse().unwrap_or(64), Signedness::Signless)
                    .map(|n| ints.push(n as i64)),
            };
            outcome.map_err(|error| place(index, &error))?;
        }
        Ok(self.dense(width, &ints, &floats))
    }

    /// A dense array of `i1` to `i64`, or of `f32` or `f64`.
    pub(crate) fn dense(&self, width: &str, ints: &[i64], floats: &[f64]) -> Attribute<'a> {
        fn list<'c, F, T: DenseElement>(
            context: mlir::ContextRef<'c>,
            items: &[F],
            convert: impl Fn(&F) -> T,
        ) -> Attribute<'c> {
            T::array(context, &items.iter().map(convert).collect::<Vec<T>>())
        }
        let context = self.mlir();
        match width {
            "f32" => list(context, floats, |x| *x as f32),
            "f64" => f64::array(context, floats),
            "i1" => list(context, ints, |x| *x != 0),
            "i8" => list(context, ints, |x| *x as i8),
            "i16" => list(context, ints, |x| *x as i16),
            "i32" => list(context, ints, |x| *x as i32),
            _ => i64::array(context, ints),
        }
    }
}
