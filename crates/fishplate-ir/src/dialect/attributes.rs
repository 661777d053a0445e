//! Attributes from values of the FFI, by the kind and C++ class that the model gives them.

use fishplate::{AnyView, Error, Map, Result, Str};
use fishplate_dialect::format::Value;
use fishplate_dialect::model::{Constraint, DefRef, Kind, Signedness};
use mlir_sys::{
    MlirAttribute, MlirNamedAttribute, MlirType, mlirArrayAttrGet, mlirBoolAttrGet,
    mlirDenseBoolArrayGet, mlirDenseF32ArrayGet, mlirDenseF64ArrayGet, mlirDenseI8ArrayGet,
    mlirDenseI16ArrayGet, mlirDenseI32ArrayGet, mlirDenseI64ArrayGet, mlirDictionaryAttrGet,
    mlirF32TypeGet, mlirF64TypeGet, mlirFlatSymbolRefAttrGet, mlirFloatAttrDoubleGet,
    mlirIdentifierGet, mlirIndexTypeGet, mlirIntegerAttrGet, mlirIntegerTypeGet,
    mlirIntegerTypeSignedGet, mlirIntegerTypeUnsignedGet, mlirLocationGetAttribute,
    mlirNamedAttributeGet, mlirStringAttrGet, mlirSymbolRefAttrGet, mlirTypeAttrGet,
    mlirUnitAttrGet,
};

use super::definition;
use super::value::{self, Raw, Values, at, describe, elements, integer, no_codec};
use crate::Location;
use crate::error::{other_context, type_error};
use crate::raw::string_ref;

/// What an attribute is to be.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'a> {
    pub(crate) kind: &'a Kind,
    /// The C++ class, where it is known.
    pub(crate) storage: &'a str,
    pub(crate) constraint: &'a Constraint,
}

impl<'a> Wanted<'a> {
    /// The elements of it.
    fn element(self, kind: &'a Kind) -> Wanted<'a> {
        let constraint = each(self.constraint).unwrap_or(&Constraint::Any);
        Wanted { kind, storage: class(constraint).unwrap_or(""), constraint }
    }
}

/// What the elements of an array must be.
fn each(constraint: &Constraint) -> Option<&Constraint> {
    match constraint {
        Constraint::Each(of) => Some(of),
        Constraint::AllOf(parts) => parts.iter().find_map(each),
        _ => None,
    }
}

/// The C++ class that a constraint asks for.
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

impl Values<'_> {
    /// The attribute that holds a value of a kind.
    pub(crate) fn attribute_of(
        &self,
        kind: &Kind,
        storage: &str,
        view: &AnyView<'_>,
    ) -> Result<MlirAttribute> {
        self.wanted(Wanted { kind, storage, constraint: &Constraint::Any }, view)
    }

    /// The attribute that holds a value.
    pub(crate) fn wanted(&self, want: Wanted<'_>, view: &AnyView<'_>) -> Result<MlirAttribute> {
        if let Some(attribute) = self.attribute(view)? {
            return Ok(attribute);
        }
        let context = self.context.raw();
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
                // SAFETY: a location of the context.
                Some(location) => Ok(unsafe { mlirLocationGetAttribute(location.raw()) }),
                None => Err(expected("a location", view)),
            },
            Kind::Bytes => {
                let bytes = view.get::<&[u8]>().map_err(|_| expected("bytes", view))?;
                let text =
                    mlir_sys::MlirStringRef { data: bytes.as_ptr().cast(), length: bytes.len() };
                // SAFETY: the context is live, and MLIR copies the bytes.
                Ok(unsafe { mlirStringAttrGet(context, text) })
            }
            // SAFETY: the context is live.
            Kind::Unit => Ok(unsafe { mlirUnitAttrGet(context) }),
            kind => self.plain(kind, &self.value(kind, view)?),
        }
    }

    /// The attribute around a plain value.
    pub(crate) fn plain(&self, kind: &Kind, value: &Raw) -> Result<MlirAttribute> {
        let context = self.context.raw();
        // SAFETY: the context is live and locked by the caller; types and attributes are of it; texts are
        // copied.
        Ok(unsafe {
            match (kind, value) {
                (_, Value::Attr(raw) | Value::AffineMap(raw) | Value::IntegerSet(raw)) => *raw,
                (_, Value::Type(raw)) => mlirTypeAttrGet(*raw),
                (_, Value::Str(text)) => mlirStringAttrGet(context, string_ref(text)),
                (_, Value::Bool(value)) => mlirBoolAttrGet(context, i32::from(*value)),
                (Kind::Float { bits }, Value::Float(number)) => {
                    let ty =
                        if *bits == 32 { mlirF32TypeGet(context) } else { mlirF64TypeGet(context) };
                    mlirFloatAttrDoubleGet(context, ty, *number)
                }
                (Kind::Index, Value::Int(number)) => {
                    mlirIntegerAttrGet(mlirIndexTypeGet(context), *number as i64)
                }
                (Kind::Int { bits, sign }, Value::Int(number)) => {
                    mlirIntegerAttrGet(self.integer_type(*bits, *sign), *number as i64)
                }
                (_, Value::Int(number)) => {
                    mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), *number as i64)
                }
                (Kind::Opaque(cpp), _) => return Err(no_codec(cpp)),
                (_, other) => {
                    return Err(type_error(format!("{} makes no attribute", other.describe())));
                }
            }
        })
    }

    /// An integer type.
    pub(crate) fn integer_type(&self, bits: u16, sign: Signedness) -> MlirType {
        let (context, bits) = (self.context.raw(), u32::from(bits));
        // SAFETY: the context is live.
        unsafe {
            match sign {
                Signedness::Signless => mlirIntegerTypeGet(context, bits),
                Signedness::Signed => mlirIntegerTypeSignedGet(context, bits),
                Signedness::Unsigned => mlirIntegerTypeUnsignedGet(context, bits),
            }
        }
    }

    /// A case, in the attribute that the class asks for.
    fn enumeration(
        &self,
        def: &DefRef,
        storage: &str,
        view: &AnyView<'_>,
    ) -> Result<MlirAttribute> {
        let Some(of) = self.catalog.enum_(def) else {
            return Err(no_codec(&format!("{}.{}", def.dialect, def.name)));
        };
        let number = value::case(of, view)?;
        match self.catalog.attr_of_class(storage) {
            Some(known) => definition::attribute(self, known, &[Value::Enum(number)]),
            None => {
                let ty = self.integer_type(of.bits, Signedness::Signless);
                // SAFETY: a type of the context.
                Ok(unsafe { mlirIntegerAttrGet(ty, number.cast_signed()) })
            }
        }
    }

    /// An attribute of a class, or any: from what it wraps, or from what says enough by itself.
    fn any_attribute(&self, def: Option<&DefRef>, view: &AnyView<'_>) -> Result<MlirAttribute> {
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
        let context = self.context.raw();
        // SAFETY: the context is live; types are of it; texts are copied.
        unsafe {
            if let Ok(text) = view.get::<&str>() {
                return Ok(mlirStringAttrGet(context, string_ref(text)));
            }
            if let Some(ty) = self.type_(view)? {
                return Ok(mlirTypeAttrGet(ty));
            }
            match view.type_index() {
                fishplate::abi::TypeIndex::BOOL => {
                    return Ok(mlirBoolAttrGet(context, i32::from(view.get::<bool>()?)));
                }
                fishplate::abi::TypeIndex::INT => {
                    let ty = mlirIntegerTypeGet(context, 64);
                    return Ok(mlirIntegerAttrGet(ty, view.get::<i64>()?));
                }
                fishplate::abi::TypeIndex::FLOAT => {
                    let ty = mlirF64TypeGet(context);
                    return Ok(mlirFloatAttrDoubleGet(context, ty, view.get::<f64>()?));
                }
                _ => {}
            }
        }
        match elements(view) {
            Some(_) => {
                let of = Kind::Attr(None);
                let want =
                    Wanted { kind: &Kind::Attr(None), storage: "", constraint: &Constraint::Any };
                self.array(&of, want, view)
            }
            None => match super::affine::attribute(self.context, view)? {
                Some(attribute) => Ok(attribute),
                None => Err(expected("an attribute", view)),
            },
        }
    }

    fn symbol(&self, flat: bool, view: &AnyView<'_>) -> Result<MlirAttribute> {
        let context = self.context.raw();
        // SAFETY: the context is live, and MLIR copies the text.
        let one = |name: &str| unsafe { mlirFlatSymbolRefAttrGet(context, string_ref(name)) };
        if let Ok(name) = view.get::<&str>() {
            return Ok(one(name.strip_prefix('@').unwrap_or(name)));
        }
        let names: Option<Vec<String>> = elements(view)
            .and_then(|items| items.iter().map(|item| item.get::<String>().ok()).collect());
        match names.as_deref() {
            Some([first, rest @ ..]) if !flat => {
                let rest: Vec<MlirAttribute> = rest.iter().map(|name| one(name)).collect();
                // SAFETY: the context is live; the list has that many references of it.
                Ok(unsafe {
                    mlirSymbolRefAttrGet(
                        context,
                        string_ref(first),
                        rest.len() as isize,
                        rest.as_ptr(),
                    )
                })
            }
            _ => {
                let what = if flat { "a symbol's name" } else { "a symbol's name, or a list" };
                Err(expected(what, view))
            }
        }
    }

    fn dictionary(&self, view: &AnyView<'_>) -> Result<MlirAttribute> {
        let map = view
            .get::<Map<Str, fishplate::Any>>()
            .map_err(|_| expected("a mapping of attributes", view))?;
        let context = self.context.raw();
        let mut named: Vec<MlirNamedAttribute> = Vec::new();
        for (name, value) in map.iter() {
            let attribute = self
                .any_attribute(None, &value.view())
                .or_else(|error| self.attribute(&value.view())?.ok_or(error))
                .map_err(|error| at(&format!("entry {name:?}"), &error))?;
            // SAFETY: the context is live; MLIR copies the name.
            named.push(unsafe {
                mlirNamedAttributeGet(mlirIdentifierGet(context, string_ref(&name)), attribute)
            });
        }
        // SAFETY: the list has that many attributes of the context.
        Ok(unsafe { mlirDictionaryAttrGet(context, named.len() as isize, named.as_ptr()) })
    }

    fn array(&self, of: &Kind, want: Wanted<'_>, view: &AnyView<'_>) -> Result<MlirAttribute> {
        let items = elements(view).ok_or_else(|| expected("a sequence", view))?;
        let place = |index: usize, error: &Error| at(&format!("element {index}"), error);
        let context = self.context.raw();
        let width = match want.storage.rsplit("::").next().unwrap_or("") {
            "DenseBoolArrayAttr" => "i1",
            "DenseI8ArrayAttr" => "i8",
            "DenseI16ArrayAttr" => "i16",
            "DenseI32ArrayAttr" => "i32",
            "DenseI64ArrayAttr" => "i64",
            "DenseF32ArrayAttr" => "f32",
            "DenseF64ArrayAttr" => "f64",
            _ => {
                let mut all = Vec::with_capacity(items.len());
                for (index, item) in items.iter().enumerate() {
                    let one = self.wanted(want.element(of), &item.view());
                    all.push(one.map_err(|error| place(index, &error))?);
                }
                // SAFETY: the list has that many attributes of the context.
                return Ok(unsafe { mlirArrayAttrGet(context, all.len() as isize, all.as_ptr()) });
            }
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
    pub(crate) fn dense(&self, width: &str, ints: &[i64], floats: &[f64]) -> MlirAttribute {
        fn list<F, T>(items: &[F], convert: impl Fn(&F) -> T) -> (isize, Vec<T>) {
            (items.len() as isize, items.iter().map(convert).collect())
        }
        let context = self.context.raw();
        // SAFETY: the context is live, and each list has the length that is given with it.
        unsafe {
            match width {
                "f32" => {
                    let (n, all) = list(floats, |x| *x as f32);
                    mlirDenseF32ArrayGet(context, n, all.as_ptr())
                }
                "f64" => mlirDenseF64ArrayGet(context, floats.len() as isize, floats.as_ptr()),
                "i1" => {
                    let (n, all) = list(ints, |x| i32::from(*x != 0));
                    mlirDenseBoolArrayGet(context, n, all.as_ptr())
                }
                "i8" => {
                    let (n, all) = list(ints, |x| *x as i8);
                    mlirDenseI8ArrayGet(context, n, all.as_ptr())
                }
                "i16" => {
                    let (n, all) = list(ints, |x| *x as i16);
                    mlirDenseI16ArrayGet(context, n, all.as_ptr())
                }
                "i32" => {
                    let (n, all) = list(ints, |x| *x as i32);
                    mlirDenseI32ArrayGet(context, n, all.as_ptr())
                }
                _ => mlirDenseI64ArrayGet(context, ints.len() as isize, ints.as_ptr()),
            }
        }
    }
}
