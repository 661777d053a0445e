//! The definitions of several dialects, with their parsed formats.

use std::collections::HashMap;

use super::ast::Format;
use super::failure::{Failure, Result};
use super::{hooks, plain, syntax};
use crate::model::{self, Def, DefRef, Dialect, Enum, Kind, Param, ParamText};

/// The source of the text form of a type or attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// A declarative format.
    Declarative(Format),
    /// The mnemonic alone.
    Mnemonic,
    /// A user's hook parses and prints it.
    Hook,
    /// C++ code, or a format with parts that are not known here; the text says why.
    Cpp(String),
}

/// A type or attribute of the catalog.
#[derive(Clone, Debug)]
pub struct Known {
    /// The dialect.
    pub dialect: String,
    /// Whether it is a type.
    pub is_type: bool,
    /// The model's description.
    pub def: Def,
    /// Its text form.
    pub form: Form,
    /// Whether C++ code has another text form, which is not available here.
    pub plain: bool,
}

impl Known {
    /// The mnemonic; empty for builtin ones.
    pub fn mnemonic(&self) -> &str {
        self.def.mnemonic.as_deref().unwrap_or_default()
    }

    /// `#` or `!`.
    pub fn mark(&self) -> char {
        if self.is_type { '!' } else { '#' }
    }

    /// The parameter that follows the attribute's text (`: type`).
    pub fn self_type(&self) -> Option<(usize, &Param)> {
        self.def.params.iter().enumerate().find(|(_, param)| param.self_type)
    }
}

/// Definitions by dialect and class.
#[derive(Clone, Debug, Default)]
pub struct Catalog {
    types: HashMap<DefRef, Known>,
    attrs: HashMap<DefRef, Known>,
    enums: HashMap<DefRef, Enum>,
    /// Types (true) and attributes (false) by C++ class.
    by_class: HashMap<(bool, String), DefRef>,
}

impl Catalog {
    /// Creates the catalog of these dialects. A format that cannot be read counts as C++ code; [`Catalog::check`] names
    /// it.
    pub fn new<'m>(dialects: impl IntoIterator<Item = &'m Dialect>) -> Catalog {
        let mut catalog = Catalog::default();
        dialects.into_iter().for_each(|dialect| catalog.add(dialect));
        catalog
    }

    /// Checks the formats of a dialect's types and attributes.
    ///
    /// # Errors
    /// Fails if a format cannot be read. The message names the definition.
    pub fn check(dialect: &Dialect) -> Result<()> {
        dialect.types.iter().chain(&dialect.attrs).try_for_each(|def| {
            form(def, &|_| false).map(drop).map_err(|mut failure| {
                failure.message = format!("format of {}: {}", dialect.key(def), failure.message);
                failure
            })
        })
    }

    /// Adds a dialect.
    pub fn add(&mut self, dialect: &Dialect) {
        self.add_with(dialect, &|_| false, |def, form, _| (def, form));
    }

    /// Adds a dialect whose C++ code is not available. `given` tells which hooks the user has given. Definitions that
    /// neither the model nor a hook can print get a plain form, with named parameters.
    pub fn add_without_cpp(&mut self, dialect: &Dialect, given: &dyn Fn(&str) -> bool) {
        self.add_with(dialect, given, |def, form, custom| match form {
            Form::Cpp(_) => {
                plain::without_cpp(def, form, &|hook| hooks::is_known(hook) || custom(hook))
            }
            form => (def, form),
        });
    }

    fn add_with(
        &mut self,
        dialect: &Dialect,
        hooks: &dyn Fn(&str) -> bool,
        mend: impl Fn(Def, Form, &dyn Fn(&str) -> bool) -> (Def, Form),
    ) {
        let key = |name: &str| DefRef { dialect: dialect.name.clone(), name: name.to_owned() };
        for e in &dialect.enums {
            self.enums.insert(key(&e.name), e.clone());
        }
        let types = dialect.types.iter().map(|def| (def, true));
        for (def, is_type) in types.chain(dialect.attrs.iter().map(|def| (def, false))) {
            let custom = |hook: &str| hooks(&custom_name(&dialect.name, hook));
            let form = form(def, &custom).unwrap_or_else(|failure| Form::Cpp(unreadable(&failure)));
            let is_cpp = matches!(form, Form::Cpp(_));
            let (def, form) = match form {
                Form::Cpp(_) if hooks(&definition_name(&dialect.name, def, is_type)) => {
                    (def.clone(), Form::Hook)
                }
                form => mend(def.clone(), form, &custom),
            };
            let plain = is_cpp && matches!(form, Form::Declarative(_));
            let (name, class) = (key(&def.name), def.cpp_class.clone());
            let known = Known { dialect: dialect.name.clone(), is_type, def, form, plain };
            let place = if is_type { &mut self.types } else { &mut self.attrs };
            place.insert(name.clone(), known);
            self.by_class.insert((is_type, class), name);
        }
    }

    /// A type.
    pub fn type_(&self, of: &DefRef) -> Option<&Known> {
        self.types.get(of)
    }

    /// An attribute.
    pub fn attr(&self, of: &DefRef) -> Option<&Known> {
        self.attrs.get(of)
    }

    /// The attribute with a C++ class, without a leading `::`.
    pub fn attr_of_class(&self, class: &str) -> Option<&Known> {
        self.attrs.get(self.by_class.get(&(false, class.to_owned()))?)
    }

    /// The type with a C++ class, without a leading `::`.
    pub fn type_of_class(&self, class: &str) -> Option<&Known> {
        self.types.get(self.by_class.get(&(true, class.to_owned()))?)
    }

    /// An enumeration.
    pub fn enum_(&self, of: &DefRef) -> Option<&Enum> {
        self.enums.get(of)
    }

    /// The enumeration of a kind, or of its elements.
    pub fn enum_of(&self, kind: &Kind) -> Option<&Enum> {
        match kind {
            Kind::Enum(def) => self.enum_(def),
            Kind::Array(of) | Kind::Optional(of) => self.enum_of(of),
            _ => None,
        }
    }

    /// All types and attributes, by dialect and name.
    pub fn definitions(&self) -> Vec<&Known> {
        let mut all: Vec<&Known> = self.types.values().chain(self.attrs.values()).collect();
        all.sort_by(|a, b| {
            (&a.dialect, !a.is_type, &a.def.name).cmp(&(&b.dialect, !b.is_type, &b.def.name))
        });
        all
    }
}

fn unreadable(failure: &Failure) -> String {
    format!("its format cannot be read: {}", failure.message)
}

/// Returns why the declarative format of a type or attribute cannot be read, if that is the case.
pub fn unreadable_format(def: &Def) -> Option<String> {
    form(def, &|_| false).err().map(|failure| unreadable(&failure))
}

/// The name of a user's hook for the directive `custom<hook>` in formats of a dialect.
pub fn custom_name(dialect: &str, hook: &str) -> String {
    format!("{dialect}.custom<{hook}>")
}

/// The name of a user's hook for the text of a type or attribute.
pub fn definition_name(dialect: &str, def: &Def, is_type: bool) -> String {
    let mark = if is_type { '!' } else { '#' };
    format!("{mark}{dialect}.{}", def.mnemonic.as_deref().unwrap_or(&def.name))
}

fn form(def: &Def, custom: &dyn Fn(&str) -> bool) -> Result<Form> {
    let text = match &def.format {
        model::Format::Cpp => return Ok(Form::Cpp("hasCustomAssemblyFormat".to_owned())),
        model::Format::Generic if def.params.iter().all(|param| param.self_type) => {
            return Ok(Form::Mnemonic);
        }
        model::Format::Generic => return Ok(Form::Cpp("no format".to_owned())),
        model::Format::Declarative(text) => text,
    };
    let format = syntax::of_def(text, &def.params)?;
    for hook in format.hooks() {
        if !hooks::is_known(hook) && !custom(hook) {
            return Ok(Form::Cpp(format!("custom<{hook}>")));
        }
    }
    for param in &def.params {
        if let ParamText::Cpp(code) = &param.text
            && !hooks::is_known_code(code)
        {
            return Ok(Form::Cpp(format!("parameter {} is written by: {code}", param.name)));
        }
        if let Some(cpp) = param.kind.opaque() {
            return Ok(Form::Cpp(format!("parameter {} is of the C++ type {cpp}", param.name)));
        }
    }
    Ok(Form::Declarative(format))
}
