//! Checks the constraints that a model places on types and attributes. Predicates written in C++ cannot be evaluated
//! here, so whatever depends on them is accepted.

use std::collections::HashMap;

use fishplate_dialect::format::Catalog;
use fishplate_dialect::model::{Constraint, DefRef, Signedness};
use fishplate_mlir::{Attribute, Sign, Type};

use super::reading::dense;

/// Result of a check: yes, no, or unknown.
type Verdict = Option<bool>;

/// Names of definitions by C++ class.
#[derive(Default)]
pub(crate) struct Names {
    types: HashMap<String, String>,
    attrs: HashMap<String, String>,
}

impl Names {
    /// Collects the names of all definitions of a catalog.
    pub(super) fn of(catalog: &Catalog) -> Names {
        let mut names = Names::default();
        for known in catalog.definitions() {
            let mnemonic = known.def.mnemonic.as_deref().unwrap_or(&known.def.name);
            let place = if known.is_type { &mut names.types } else { &mut names.attrs };
            place.insert(known.def.cpp_class.clone(), format!("{}.{mnemonic}", known.dialect));
        }
        names
    }

    /// Whether a type has a C++ class or implements an interface.
    fn type_is(&self, ty: Type<'_>, class: &str) -> Verdict {
        match self.types.get(class) {
            Some(name) if !name.starts_with("builtin.") => Some(ty.name() == *name),
            _ => ty.is_a(class),
        }
    }

    /// Whether an attribute has a C++ class or implements an interface.
    fn attr_is(&self, attr: Attribute<'_>, class: &str) -> Verdict {
        match self.attrs.get(class) {
            Some(name) if !name.starts_with("builtin.") => Some(attr.name() == *name),
            _ => attr.is_a(class),
        }
    }

    /// Whether a type matches a definition, a builtin class or a builtin interface.
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

    /// Whether an attribute matches a definition, a builtin class or a builtin interface.
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

    /// Whether a type satisfies a constraint.
    pub(super) fn type_fits(&self, constraint: &Constraint, ty: Type<'_>) -> Verdict {
        let shaped = ty.is_shaped();
        let rank = if shaped { ty.rank() } else { None };
        match constraint {
            Constraint::Any => Some(true),
            Constraint::Isa(class) => self.type_is(ty, class),
            Constraint::Is(text) => Some(ty.to_string() == *text),
            Constraint::AllOf(parts) => all(parts.iter().map(|part| self.type_fits(part, ty))),
            Constraint::AnyOf(parts) => any(parts.iter().map(|part| self.type_fits(part, ty))),
            Constraint::Not(part) => self.type_fits(part, ty).map(|fits| !fits),
            Constraint::Element(of) if shaped => self.type_fits(of, ty.element()),
            Constraint::Element(of) if ty.is_complex() => self.type_fits(of, ty.complex_element()),
            Constraint::Element(_) => Some(false),
            Constraint::Integer { bits, sign } => Some(ty.sign().is_some_and(|own| {
                bits.is_none_or(|bits| u32::from(bits) == ty.width())
                    && sign.is_none_or(|sign| match sign {
                        Signedness::Signless => own == Sign::Signless,
                        Signedness::Signed => own == Sign::Signed,
                        Signedness::Unsigned => own == Sign::Unsigned,
                    })
            })),
            Constraint::Float(text) => Some(ty.to_string() == *text),
            Constraint::Index => Some(ty.is_index()),
            Constraint::Ranked => Some(rank.is_some()),
            Constraint::StaticShape => Some(rank.is_some() && ty.has_static_shape()),
            Constraint::Rank { min, max } => {
                Some(rank.is_some_and(|rank| between(rank as i64, (*min).into(), *max)))
            }
            Constraint::Elements { min, max } => Some(
                rank.is_some()
                    && ty.has_static_shape()
                    && between(ty.dims().product(), (*min).into(), *max),
            ),
            _ => None,
        }
    }

    /// Whether an attribute satisfies a constraint.
    pub(super) fn attr_fits(&self, constraint: &Constraint, attr: Attribute<'_>) -> Verdict {
        match constraint {
            Constraint::Any => Some(true),
            Constraint::Isa(class) => self.attr_is(attr, class),
            Constraint::Is(text) => Some(attr.to_string() == *text),
            Constraint::AllOf(parts) => all(parts.iter().map(|part| self.attr_fits(part, attr))),
            Constraint::AnyOf(parts) => any(parts.iter().map(|part| self.attr_fits(part, attr))),
            Constraint::Not(part) => self.attr_fits(part, attr).map(|fits| !fits),
            Constraint::Each(of) => match attr.is_array() {
                true => all(attr.elements().map(|element| self.attr_fits(of, element))),
                false => Some(false),
            },
            Constraint::TypeValue(of) => match attr.as_type() {
                Some(ty) => self.type_fits(of, ty),
                None => Some(false),
            },
            Constraint::AttrType(of) => match attr.type_of() {
                Some(ty) => self.type_fits(of, ty),
                None => Some(false),
            },
            Constraint::Value { min, max } => {
                if !attr.is_integer() {
                    return Some(false);
                }
                let number = attr.as_int()?;
                Some(
                    min.is_none_or(|min| number >= min.into())
                        && max.is_none_or(|max| number <= max.into()),
                )
            }
            Constraint::Count { min, max } => {
                let count = match attr.is_array() {
                    true => attr.element_count() as i64,
                    false => dense(attr)?.len() as i64,
                };
                Some(between(count, (*min).into(), *max))
            }
            _ => None,
        }
    }
}

fn between(number: i64, min: i64, max: Option<u32>) -> bool {
    number >= min && max.is_none_or(|max| number <= max.into())
}

/// No if any verdict is no; yes if all are yes; otherwise unknown.
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

/// Yes if any verdict is yes; no if all are no; otherwise unknown.
fn any(verdicts: impl Iterator<Item = Verdict>) -> Verdict {
    all(verdicts.map(|verdict| verdict.map(|fits| !fits))).map(|none| !none)
}
