//! MLIR hooks of types and attributes in a dialect without C++: the parser and printer follow their format, and the
//! verifier checks the kinds of their parameters.

use std::collections::HashMap;
use std::sync::Arc;

use fishplate::Weak;
use fishplate_dialect::format::{Catalog, Form, Known, Value, definition, definition_name};
use fishplate_dialect::model::{DefRef, Kind, Param};
use fishplate_mlir::asm::{AsmParser, AsmPrinter, Failed};
use fishplate_mlir::dynamic::{DefinitionHooks, Params};
use fishplate_mlir::{Attribute, ContextRef};

use super::asm::{MlirSink, MlirSource, tell};
use super::texts::Texts;
use super::user_hooks;
use super::value::{Raw, Values};
use super::verify::Names;
use super::{dynamic, storage};
use crate::Context;

/// Data shared by the definitions of one registered dialect.
pub(super) struct Shared {
    /// The context, for users' hooks.
    pub(super) context: Weak<Context>,
    /// The dialect.
    pub(super) dialect: String,
    pub(super) catalog: Arc<Catalog>,
    pub(super) names: Arc<Names>,
    /// The dialect's own operations: names by C++ class, without namespace.
    pub(super) ops: HashMap<String, String>,
}

impl Shared {
    /// The definition of a type by its full name.
    pub(super) fn type_named(&self, name: &str) -> Option<&Known> {
        let (dialect, mnemonic) = name.split_once('.')?;
        self.catalog
            .definitions()
            .into_iter()
            .find(|known| known.is_type && known.dialect == dialect && known.mnemonic() == mnemonic)
    }
}

/// The hooks of a type or attribute.
pub(super) struct Hooks {
    pub(super) shared: Arc<Shared>,
    pub(super) key: DefRef,
    pub(super) is_type: bool,
}

impl Hooks {
    fn known(&self) -> Option<&Known> {
        let catalog = &self.shared.catalog;
        if self.is_type { catalog.type_(&self.key) } else { catalog.attr(&self.key) }
    }

    /// Checks a value against its kind, and returns what is wrong.
    fn check(&self, kind: &Kind, value: &Raw<'_>) -> Result<(), String> {
        let names = &self.shared.names;
        match (kind, value) {
            (Kind::Optional(_), Value::None) => Ok(()),
            (Kind::Optional(of), value) => self.check(of, value),
            (Kind::Type(Some(def)), Value::Type(ty)) => match names.type_of(*ty, def) {
                Some(false) => Err(format!("expected a {}.{}, got {ty}", def.dialect, def.name)),
                _ => Ok(()),
            },
            (Kind::Attr(Some(def)), Value::Attr(attr)) => match names.attr_of(*attr, def) {
                Some(false) => Err(format!("expected a {}.{}, got {attr}", def.dialect, def.name)),
                _ => Ok(()),
            },
            (Kind::Array(of), Value::Array(items)) => {
                for (index, item) in items.iter().enumerate() {
                    self.check(of, item).map_err(|what| format!("element {index}: {what}"))?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Calls the user's hook that verifies the parameters, if there is one.
    fn verify_by_user(&self, known: &Known, params: Params<'_>) -> Result<(), String> {
        let name = definition_name(&known.dialect, &known.def, known.is_type);
        let Some(hook) = user_hooks::find(&name, "verify") else { return Ok(()) };
        let context = user_hooks::enter(&self.shared.context)?;
        let held = context.lock();
        let catalog = &*self.shared.catalog;
        let values = Values { context: &context, held: &held, catalog };
        let given = dynamic::decoded(known, Some(params.iter())).unwrap_or_default();
        let given: fishplate::Result<Vec<_>> = given.iter().map(|raw| values.any(raw)).collect();
        user_hooks::verify(&hook, &given.map_err(|error| error.message().to_owned())?)
    }

    fn check_param(&self, param: &Param, stored: Option<Attribute<'_>>) -> Result<(), String> {
        let Some(stored) = stored else {
            let absent =
                param.optional || param.self_type || matches!(param.kind, Kind::Optional(_));
            return if absent { Ok(()) } else { Err("is missing".to_owned()) };
        };
        let value = storage::decode(&param.kind, stored);
        let value = value.ok_or_else(|| format!("cannot be {stored}"))?;
        self.check(&param.kind, &value)?;
        let fits = match value {
            Value::Type(ty) => self.shared.names.type_fits(&param.constraint, ty),
            _ => self.shared.names.attr_fits(&param.constraint, stored),
        };
        match fits {
            Some(false) => Err(format!("cannot be {stored}")),
            _ => Ok(()),
        }
    }
}

impl DefinitionHooks for Hooks {
    fn verify(&self, _: ContextRef<'_>, params: Params<'_>) -> Result<(), String> {
        let Some(known) = self.known() else { return Ok(()) };
        if params.len() != known.def.params.len() {
            let (want, got) = (known.def.params.len(), params.len());
            return Err(format!("expected {want} parameters, got {got}"));
        }
        for (param, stored) in known.def.params.iter().zip(params.iter()) {
            self.check_param(param, stored)
                .map_err(|what| format!("parameter `{}`: {what}", param.name))?;
        }
        self.verify_by_user(known, params)
    }

    fn parse<'p>(&self, parser: &mut AsmParser<'p>) -> Result<Vec<Option<Attribute<'p>>>, Failed> {
        let Some(known) = self.known() else { return Ok(Vec::new()) };
        let context = parser.context();
        let catalog = &*self.shared.catalog;
        let mut source = MlirSource::new(parser, catalog, &self.shared.context);
        let outcome = match &known.form {
            Form::Cpp(_) => Err(no_form(known)),
            _ => definition::parse(catalog, known, &mut source),
        };
        match outcome {
            Ok(params) => Ok(params.iter().map(|param| storage::encode(context, param)).collect()),
            Err(failure) => Err(tell(parser, &failure)),
        }
    }

    fn print(&self, printer: &mut AsmPrinter<'_>, params: Params<'_>) {
        let Some(known) = self.known() else { return };
        let Some(first) = params.iter().flatten().next() else {
            return self.print_values(printer, known, &[], None);
        };
        let values = dynamic::decoded(known, Some(params.iter())).unwrap_or_default();
        self.print_values(printer, known, &values, Some(first.context()));
    }
}

impl Hooks {
    fn print_values<'c>(
        &self,
        printer: &mut AsmPrinter<'_>,
        known: &Known,
        values: &[Raw<'c>],
        context: Option<ContextRef<'c>>,
    ) {
        let texts = Texts::new(context);
        let absent = vec![Value::None; known.def.params.len()];
        let values = if values.len() == known.def.params.len() { values } else { &absent };
        let mut sink = MlirSink::new(printer, texts, &self.shared.context);
        if let Err(failure) = definition::print(&self.shared.catalog, known, values, &mut sink) {
            printer.text(&format!("<<{}>>", failure.message));
        }
    }
}

fn no_form(known: &Known) -> fishplate_dialect::format::Failure {
    fishplate_dialect::format::Failure::new(
        0,
        format!("the text form of {}.{} is C++ code", known.dialect, known.mnemonic()),
    )
}
