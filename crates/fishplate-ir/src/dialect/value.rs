//! Conversion of parameters and attributes between the FFI and MLIR, by the kind that the model gives them.

use fishplate::{Any, AnyView, Array, BigInt, Error, List, ObjectRef, Result, Shape};
use fishplate_dialect::format::{Catalog, Value, enums};
use fishplate_dialect::model::{Enum, Kind, Signedness};
use fishplate_mlir as mlir;
use fishplate_mlir::interned::kind;

use super::affine;
use crate::error::{other_context, type_error, value_error};
use crate::live::{Lasting, tied};
use crate::{Attribute, Context, Guard, Type};

/// A value that contains MLIR handles.
pub(crate) type Raw<'c> = Value<mlir::Attribute<'c>, mlir::Type<'c>>;

/// A value that a context caches.
pub(crate) type Stored = Value<Lasting<kind::Attribute>, Lasting<kind::Type>>;

/// Prefixes an error with the place where it occurred.
pub(crate) fn at(place: &str, error: &Error) -> Error {
    Error::new(error.kind(), format!("{place}: {}", error.message()))
}

/// The error of a hook, with what went wrong in it as its cause: front ends tell it by that.
pub(crate) fn in_hook(name: &str, error: &Error) -> Error {
    Error::with_cause(error.kind(), format!("the hook {name}: {}", error.message()), error)
}

fn wrong(want: &str, view: &AnyView<'_>) -> Error {
    type_error(format!("expected {want}, got {}", describe(view)))
}

/// Describes a value for messages.
pub(crate) fn describe(view: &AnyView<'_>) -> String {
    if let Ok(text) = view.get::<&str>() {
        return format!("the str {text:?}");
    }
    if let Some(ty) = view.as_object::<Type>() {
        return format!("the type {}", ty.text());
    }
    if let Some(attribute) = view.as_object::<Attribute>() {
        return format!("the attribute {}", attribute.text());
    }
    if let Ok(number) = view.get::<i64>() {
        return number.to_string();
    }
    match view.is_none() {
        true => "None".to_owned(),
        false => format!("a {}", view.type_key()),
    }
}

/// Returns the elements of a list, array or shape, or of a list of operands or results.
pub(crate) fn elements(view: &AnyView<'_>) -> Option<Vec<Any>> {
    if let Some(list) = view.as_object::<crate::list::List>() {
        return list.all().ok().map(|all| all.values().to_vec());
    }
    if let Ok(array) = view.get::<Array<Any>>() {
        return Some(array.values().to_vec());
    }
    if let Ok(shape) = view.get::<Shape>() {
        return Some(shape.iter().map(|size| Any::from(*size)).collect());
    }
    view.get::<List<Any>>().ok().map(|list| list.iter().collect())
}

/// Returns the range of an integer type.
fn range(bits: u16, sign: Signedness) -> Option<(i128, i128)> {
    let bits = u32::from(bits);
    if bits == 0 || bits > 64 {
        return None;
    }
    let (half, full) = (1_i128 << (bits - 1), 1_i128 << bits);
    Some(match sign {
        Signedness::Signed => (-half, half - 1),
        Signedness::Unsigned => (0, full - 1),
        Signedness::Signless => (-half, full - 1),
    })
}

/// Converts to an integer that fits the type.
pub(crate) fn integer(view: &AnyView<'_>, bits: u16, sign: Signedness) -> Result<i128> {
    let big = || view.get::<BigInt>().ok().and_then(|big| big.to_i128());
    let is_bool = view.type_index() == fishplate::abi::TypeIndex::BOOL && bits != 1;
    let number = view.get::<i64>().map(i128::from).ok().or_else(big).filter(|_| !is_bool);
    let number = number.ok_or_else(|| wrong("an int", view))?;
    match range(bits, sign) {
        Some((low, high)) if !(low..=high).contains(&number) => {
            Err(value_error(format!("expected an int from {low} to {high}, got {number}")))
        }
        _ => Ok(number),
    }
}

/// Returns the number of an enum case, given by case, number or text.
pub(crate) fn case(of: &Enum, view: &AnyView<'_>) -> Result<u64> {
    let allowed = || {
        let cases: Vec<String> =
            of.cases.iter().map(|case| format!("{} ({})", case.text, case.value)).collect();
        cases.join(", ")
    };
    let refuse = |got: String| {
        let what = if of.bit_enum { "cases of" } else { "one of" };
        value_error(format!("{got} is not a {}; expected {what}: {}", of.name, allowed()))
    };
    if let Ok(text) = view.get::<&str>() {
        let by_symbol = || of.cases.iter().find(|case| case.symbol == text).map(|case| case.value);
        return enums::value(of, text)
            .or_else(by_symbol)
            .ok_or_else(|| refuse(format!("{text:?}")));
    }
    let number = view.get::<i64>().ok().map(i128::from);
    let number = number.or_else(|| view.get::<BigInt>().ok()?.to_i128());
    let number =
        number.ok_or_else(|| wrong(&format!("a {}, its text or number", of.name), view))?;
    // Values of signed enumerations are stored as 64 bits.
    let value = number as u64;
    let all = of.cases.iter().fold(0, |bits, case| bits | case.value);
    let fits = match of.bit_enum {
        true => value & !all == 0,
        false => of.cases.iter().any(|case| case.value == value),
    };
    if fits { Ok(value) } else { Err(refuse(number.to_string())) }
}

/// Converts FFI values to MLIR values, in one context.
pub(crate) struct Values<'a> {
    pub(crate) context: &'a ObjectRef<Context>,
    pub(crate) held: &'a Guard<'a>,
    pub(crate) catalog: &'a Catalog,
}

impl<'a> Values<'a> {
    /// Returns the MLIR context.
    pub(crate) fn mlir(&self) -> mlir::ContextRef<'a> {
        self.context.mlir(self.held)
    }

    /// Returns the attribute behind a value, if it is one.
    pub(crate) fn attribute(&self, view: &AnyView<'_>) -> Result<Option<mlir::Attribute<'a>>> {
        let Some(attribute) = view.as_object::<Attribute>() else { return Ok(None) };
        if !attribute.context().same_as(self.context) {
            return Err(other_context(&format!("attribute {}", attribute.text())));
        }
        Ok(Some(tied(self.context, attribute.mlir())))
    }

    /// Returns the type behind a value, if it is one.
    pub(crate) fn type_(&self, view: &AnyView<'_>) -> Result<Option<mlir::Type<'a>>> {
        let Some(ty) = view.as_object::<Type>() else { return Ok(None) };
        if !ty.context().same_as(self.context) {
            return Err(other_context(&format!("type {}", ty.text())));
        }
        Ok(Some(tied(self.context, ty.mlir())))
    }

    /// Converts the value of a parameter.
    pub(crate) fn value(&self, kind: &Kind, view: &AnyView<'_>) -> Result<Raw<'a>> {
        Ok(match kind {
            Kind::Optional(_) if view.is_none() => Value::None,
            Kind::Optional(of) => self.value(of, view)?,
            Kind::Int { bits, sign } => Value::Int(integer(view, *bits, *sign)?),
            Kind::BigInt => Value::Int(integer(view, 0, Signedness::Signed)?),
            Kind::Index => Value::Int(integer(view, 64, Signedness::Signed)?),
            Kind::Bool | Kind::Unit => Value::Bool(view.get().map_err(|_| wrong("a bool", view))?),
            Kind::Float { .. } => Value::Float(view.get().map_err(|_| wrong("a float", view))?),
            Kind::Str => {
                let text = view.get::<&str>().map_err(|_| wrong("a str", view))?;
                Value::Str(text.to_owned())
            }
            Kind::Enum(def) => match self.catalog.enum_(def) {
                Some(of) => Value::Enum(case(of, view)?),
                None => Value::Enum(integer(view, 64, Signedness::Signless)? as u64),
            },
            Kind::Type(_) => Value::Type(self.type_(view)?.ok_or_else(|| wrong("a type", view))?),
            Kind::AffineMap => Value::AffineMap(self.affine(view, "an affine map")?),
            Kind::IntegerSet => Value::IntegerSet(self.affine(view, "an integer set")?),
            Kind::Array(of) => {
                let items = elements(view).ok_or_else(|| wrong("a sequence", view))?;
                let items: Result<Vec<Raw<'a>>> = items
                    .iter()
                    .enumerate()
                    .map(|(index, item)| {
                        self.value(of, &item.view())
                            .map_err(|error| at(&format!("element {index}"), &error))
                    })
                    .collect();
                Value::Array(items?)
            }
            Kind::Attr(_) | Kind::Symbol { .. } | Kind::Dict | Kind::Location | Kind::Bytes => {
                let attribute = match self.attribute(view)? {
                    Some(attribute) => attribute,
                    None => self.attribute_of(kind, "", view)?,
                };
                Value::Attr(attribute)
            }
            // Users' hooks represent such values by attributes.
            Kind::Opaque(cpp) => match self.attribute(view)? {
                Some(attribute) => Value::Attr(attribute),
                None => return Err(no_codec(cpp)),
            },
        })
    }

    fn affine(&self, view: &AnyView<'_>, want: &str) -> Result<mlir::Attribute<'a>> {
        match self.attribute(view)? {
            Some(attribute) => Ok(attribute),
            None => affine::attribute(self, view)?.ok_or_else(|| wrong(want, view)),
        }
    }

    /// Converts back a value that the context has cached.
    pub(crate) fn recalled(&self, value: &Stored) -> Raw<'a> {
        value.map(&|raw| raw.get(self.context), &|raw| raw.get(self.context))
    }

    /// Converts a value to the FFI.
    pub(crate) fn any(&self, value: &Raw<'_>) -> Result<Any> {
        Ok(match value {
            Value::None => Any::NONE,
            Value::Bool(value) => Any::from(*value),
            Value::Int(value) => int_any(*value),
            Value::Float(value) => Any::from(*value),
            Value::Str(text) => Any::from(text.as_str()),
            Value::Enum(value) => Any::from(value.cast_signed()),
            Value::Attr(raw) => Attribute::wrap(self.context, *raw)?.into(),
            Value::Type(raw) => Type::wrap(self.context, *raw)?.into(),
            Value::AffineMap(raw) | Value::IntegerSet(raw) => affine::object(self.context, *raw)?,
            Value::Array(items) => {
                let items: Result<Vec<Any>> = items.iter().map(|item| self.any(item)).collect();
                items?.into_iter().collect::<Array<Any>>().into()
            }
        })
    }
}

/// Wraps an integer of any size.
pub(crate) fn int_any(value: i128) -> Any {
    i64::try_from(value).map_or_else(|_| BigInt::from(value).into(), Any::from)
}

/// The error for a C++ type that the model does not know.
#[cold]
pub(crate) fn no_codec(cpp: &str) -> Error {
    type_error(format!("no codec for the C++ type {cpp}: its values cannot be made or read here"))
}
