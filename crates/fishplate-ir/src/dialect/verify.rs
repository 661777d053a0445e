//! What a model demands of types and attributes, checked. Predicates that are C++ code are not known here:
//! what depends on them is accepted.

use std::collections::HashMap;

use fishplate_dialect::format::Catalog;
use fishplate_dialect::model::{Constraint, DefRef, Signedness};
use fishplate_mlir::{Attribute, Type};
use mlir_sys::{
    mlirArrayAttrGetElement, mlirArrayAttrGetNumElements, mlirAttributeGetType,
    mlirAttributeIsAArray, mlirAttributeIsAInteger, mlirAttributeIsAType, mlirIntegerTypeGetWidth,
    mlirIntegerTypeIsSigned, mlirIntegerTypeIsSignless, mlirIntegerTypeIsUnsigned,
    mlirShapedTypeGetDimSize, mlirShapedTypeGetElementType, mlirShapedTypeGetRank,
    mlirShapedTypeHasRank, mlirShapedTypeHasStaticShape, mlirTypeAttrGetValue, mlirTypeIsAComplex,
    mlirTypeIsAIndex, mlirTypeIsAInteger, mlirTypeIsAShaped,
};

use super::reading::{dense, integer_of};

/// What an answer is: yes, no, or not known here.
type Verdict = Option<bool>;

/// Names of definitions, by C++ class.
#[derive(Default)]
pub(crate) struct Names {
    types: HashMap<String, String>,
    attrs: HashMap<String, String>,
}

impl Names {
    /// The names of all definitions of a catalog.
    pub(super) fn of(catalog: &Catalog) -> Names {
        let mut names = Names::default();
        for known in catalog.definitions() {
            let mnemonic = known.def.mnemonic.as_deref().unwrap_or(&known.def.name);
            let place = if known.is_type { &mut names.types } else { &mut names.attrs };
            place.insert(known.def.cpp_class.clone(), format!("{}.{mnemonic}", known.dialect));
        }
        names
    }

    /// Whether a type is of a C++ class or interface.
    fn type_is(&self, ty: Type<'_>, class: &str) -> Verdict {
        match self.types.get(class) {
            Some(name) if !name.starts_with("builtin.") => Some(ty.name() == *name),
            _ => ty.is_a(class),
        }
    }

    /// Whether an attribute is of a C++ class or interface.
    fn attr_is(&self, attr: Attribute<'_>, class: &str) -> Verdict {
        match self.attrs.get(class) {
            Some(name) if !name.starts_with("builtin.") => Some(attr.name() == *name),
            _ => attr.is_a(class),
        }
    }

    /// Whether a type is the one of a definition, of a builtin class or of a builtin interface.
    pub(super) fn type_of(&self, ty: Type<'_>, def: &DefRef) -> Verdict {
        match def.dialect.as_str() {
            "builtin" => ty.is_a(&def.name),
            dialect => {
                let all = self.types.iter();
                let prefix = format!("{dialect}.");
                let own = all.filter(|(class, name)| {
                    name.starts_with(&prefix) && class.rsplit("::").next() == Some(&def.name)
                });
                own.map(|(_, name)| ty.name() == *name).next()
            }
        }
    }

    /// The same of an attribute.
    pub(super) fn attr_of(&self, attr: Attribute<'_>, def: &DefRef) -> Verdict {
        match def.dialect.as_str() {
            "builtin" => attr.is_a(&def.name),
            dialect => {
                let all = self.attrs.iter();
                let prefix = format!("{dialect}.");
                let own = all.filter(|(class, name)| {
                    name.starts_with(&prefix) && class.rsplit("::").next() == Some(&def.name)
                });
                own.map(|(_, name)| attr.name() == *name).next()
            }
        }
    }

    /// Whether a type is what a constraint asks for.
    pub(super) fn type_fits(&self, constraint: &Constraint, ty: Type<'_>) -> Verdict {
        let raw = ty.raw();
        // SAFETY: a live type; each function is asked for what the type is.
        unsafe {
            let shaped = mlirTypeIsAShaped(raw);
            let ranked = shaped && mlirShapedTypeHasRank(raw);
            match constraint {
                Constraint::Any => Some(true),
                Constraint::Isa(class) => self.type_is(ty, class),
                Constraint::Is(text) => Some(ty.to_string() == *text),
                Constraint::AllOf(parts) => all(parts.iter().map(|part| self.type_fits(part, ty))),
                Constraint::AnyOf(parts) => any(parts.iter().map(|part| self.type_fits(part, ty))),
                Constraint::Not(part) => self.type_fits(part, ty).map(|fits| !fits),
                Constraint::Element(of) if shaped => {
                    self.type_fits(of, Type::from_raw(mlirShapedTypeGetElementType(raw)))
                }
                Constraint::Element(of) if mlirTypeIsAComplex(raw) => {
                    let element = mlir_sys::mlirComplexTypeGetElementType(raw);
                    self.type_fits(of, Type::from_raw(element))
                }
                Constraint::Element(_) => Some(false),
                Constraint::Integer { bits, sign } => Some(
                    mlirTypeIsAInteger(raw)
                        && bits.is_none_or(|bits| u32::from(bits) == mlirIntegerTypeGetWidth(raw))
                        && sign.is_none_or(|sign| match sign {
                            Signedness::Signless => mlirIntegerTypeIsSignless(raw),
                            Signedness::Signed => mlirIntegerTypeIsSigned(raw),
                            Signedness::Unsigned => mlirIntegerTypeIsUnsigned(raw),
                        }),
                ),
                Constraint::Float(text) => Some(ty.to_string() == *text),
                Constraint::Index => Some(mlirTypeIsAIndex(raw)),
                Constraint::Ranked => Some(ranked),
                Constraint::StaticShape => Some(ranked && mlirShapedTypeHasStaticShape(raw)),
                Constraint::Rank { min, max } => {
                    Some(ranked && between(mlirShapedTypeGetRank(raw), (*min).into(), *max))
                }
                Constraint::Elements { min, max } => Some(
                    ranked
                        && mlirShapedTypeHasStaticShape(raw)
                        && between(
                            (0..mlirShapedTypeGetRank(raw) as isize)
                                .map(|at| mlirShapedTypeGetDimSize(raw, at))
                                .product(),
                            (*min).into(),
                            *max,
                        ),
                ),
                _ => None,
            }
        }
    }

    /// Whether an attribute is what a constraint asks for.
    pub(super) fn attr_fits(&self, constraint: &Constraint, attr: Attribute<'_>) -> Verdict {
        let raw = attr.raw();
        // SAFETY: a live attribute; each function is asked for what the attribute is.
        unsafe {
            match constraint {
                Constraint::Any => Some(true),
                Constraint::Isa(class) => self.attr_is(attr, class),
                Constraint::Is(text) => Some(attr.to_string() == *text),
                Constraint::AllOf(parts) => {
                    all(parts.iter().map(|part| self.attr_fits(part, attr)))
                }
                Constraint::AnyOf(parts) => {
                    any(parts.iter().map(|part| self.attr_fits(part, attr)))
                }
                Constraint::Not(part) => self.attr_fits(part, attr).map(|fits| !fits),
                Constraint::Each(of) => {
                    if !mlirAttributeIsAArray(raw) {
                        return Some(false);
                    }
                    all((0..mlirArrayAttrGetNumElements(raw)).map(|at| {
                        self.attr_fits(of, Attribute::from_raw(mlirArrayAttrGetElement(raw, at)))
                    }))
                }
                Constraint::TypeValue(of) => match mlirAttributeIsAType(raw) {
                    true => self.type_fits(of, Type::from_raw(mlirTypeAttrGetValue(raw))),
                    false => Some(false),
                },
                Constraint::AttrType(of) => {
                    let ty = mlirAttributeGetType(raw);
                    if ty.ptr.is_null() {
                        Some(false)
                    } else {
                        self.type_fits(of, Type::from_raw(ty))
                    }
                }
                Constraint::Value { min, max } => {
                    if !mlirAttributeIsAInteger(raw) {
                        return Some(false);
                    }
                    let number = integer_of(raw)?;
                    Some(
                        min.is_none_or(|min| number >= min.into())
                            && max.is_none_or(|max| number <= max.into()),
                    )
                }
                Constraint::Count { min, max } => {
                    let count = match mlirAttributeIsAArray(raw) {
                        true => mlirArrayAttrGetNumElements(raw) as i64,
                        false => dense(raw)?.len() as i64,
                    };
                    Some(between(count, (*min).into(), *max))
                }
                _ => None,
            }
        }
    }
}

fn between(number: i64, min: i64, max: Option<u32>) -> bool {
    number >= min && max.is_none_or(|max| number <= max.into())
}

/// No when one says no; yes when all say yes.
fn all(verdicts: impl Iterator<Item = Verdict>) -> Verdict {
    let mut sure = Some(true);
    for verdict in verdicts {
        match verdict {
            Some(false) => return Some(false),
            None => sure = None,
            Some(true) => {}
        }
    }
    sure
}

/// Yes when one says yes; no when all say no.
fn any(verdicts: impl Iterator<Item = Verdict>) -> Verdict {
    all(verdicts.map(|verdict| verdict.map(|fits| !fits))).map(|none| !none)
}
