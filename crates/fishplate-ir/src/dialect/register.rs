//! Registers the dialects of models with contexts. A dialect in C++ is loaded; one without C++ is defined from its
//! model on first use.

use std::sync::Arc;

use fishplate::{Any, Function, ObjectRef, Result, Weak};
use fishplate_dialect::format::Value;
use fishplate_dialect::model::{AttrSlot, Def, DefRef, Literal, Op};
use fishplate_mlir::dynamic::{self, DynamicDialect, OpDef, TypeOptions, is_known_trait};
use fishplate_mlir::{Attribute, Error, edits};

use super::constant::Chooser;
use super::definition;
use super::hooks::{Hooks, Shared};
use super::model::{self, Model};
use super::op_hooks;
use super::segments;
use super::user_hooks;
use super::value::Values;
use crate::Context;
use crate::error::value_error;

/// Registers a dialect and its dependencies with a context, and loads it unless told otherwise.
pub(super) fn register(name: &str, context: &ObjectRef<Context>, load: bool) -> Result<()> {
    register_with(name, context, load, &mut Vec::new())
}

/// Like [`register`]; `seen` holds the dialects that are being registered.
fn register_with(
    name: &str,
    context: &ObjectRef<Context>,
    load: bool,
    seen: &mut Vec<String>,
) -> Result<()> {
    let model = model::get(name)?;
    seen.push(name.to_owned());
    // MLIR does this for the dialects that are linked in.
    for class in model.dependencies().filter(|_| !model.linked) {
        // A dependency without a model becomes an error when it is used.
        if let Some(needed) = model::of_class(class)?
            && !seen.contains(&needed.name)
        {
            register_with(&needed.name, context, load, seen)?;
        }
    }
    let held = context.lock();
    let known = context.state(&held).dialects.contains_key(name);
    if !model.linked && !known {
        edits::note();
        // Registering would change existing operations while they are in use.
        if let Some(operation) = context.unregistered_of(&held, name) {
            return Err(value_error(format!(
                "Cannot register dialect `{name}`: the context has operations of it, such as \
                 `{operation}`, that were made without it; register it first, or use a new context"
            )));
        }
        let weak = context.downgrade();
        let recipe = model.clone();
        let outcome = dynamic::register(context.mlir(&held), name, move |dialect| {
            populate(&recipe, &weak, dialect)
        })
        .map_err(|error| value_error(format!("dialect `{name}`: {error}")))?;
        context.state(&held).dialects.insert(name.to_owned(), outcome);
    }
    if load {
        let what = format!("Cannot load dialect `{name}`:");
        return crate::diagnostic::step(context, &what, || {
            let loaded = context.load_dialect(name);
            let outcome = context.state(&held).dialects.get(name).cloned();
            let failed = outcome.is_some_and(|outcome| outcome.failed());
            (loaded && !failed).then_some(())
        });
    }
    Ok(())
}

fn bug(message: String) -> Error {
    Error::Hook { message }
}

/// Defines everything in a model.
fn populate(
    model: &Arc<Model>,
    context: &Weak<Context>,
    dialect: DynamicDialect<'_>,
) -> std::result::Result<(), Error> {
    let failed = |error: fishplate::Error| bug(error.message().to_owned());
    let Some(context) = context.upgrade() else {
        return Err(bug("the context is gone".to_owned()));
    };
    let catalog = model::catalog().map_err(failed)?;
    let names = model::names().map_err(failed)?;
    let ops = model
        .ops
        .words()
        .map(|op| (op.text("class"), format!("{}.{}", model.name, op.text("name"))));
    let ops = ops.collect();
    let weak = context.downgrade();
    let dialect_name = model.name.clone();
    let shared = Arc::new(Shared { context: weak, dialect: dialect_name, catalog, names, ops });
    for (is_type, lines) in [(false, &model.attrs), (true, &model.types)] {
        for def in lines.all().map_err(bug)? {
            let what = if is_type { "type" } else { "attribute" };
            left_out(
                dialect,
                model,
                what,
                &def.name,
                define(model, &shared, dialect, &def, is_type),
            );
        }
    }
    if let Some(function) = user_hooks::find(&model.name, "materialize_constant") {
        let (context, dialect_name) = (context.downgrade(), model.name.clone());
        dialect.set_constants(Chooser { context, dialect: dialect_name, function });
    }
    let held = context.lock();
    for op in model.ops.all().map_err(bug)? {
        let values = Values { context: &context, held: &held, catalog: &shared.catalog };
        left_out(dialect, model, "operation", &op.name, define_op(&shared, &values, dialect, &op));
    }
    Ok(())
}

/// Reports that one definition is skipped; the others are defined.
fn left_out(
    dialect: DynamicDialect<'_>,
    model: &Model,
    what: &str,
    name: &str,
    outcome: std::result::Result<(), Error>,
) {
    if let Err(error) = outcome {
        dialect
            .warn(&format!("dialect `{}`: the {what} `{name}` is left out: {error}", model.name));
    }
}

fn define(
    model: &Arc<Model>,
    shared: &Arc<Shared>,
    dialect: DynamicDialect<'_>,
    def: &Def,
    is_type: bool,
) -> std::result::Result<(), Error> {
    let key = DefRef { dialect: model.name.clone(), name: def.name.clone() };
    let hooks = Hooks { shared: shared.clone(), key, is_type };
    let mnemonic = def.mnemonic.as_deref().unwrap_or(&def.name);
    let has = |name: &str| def.traits.iter().any(|t| t.name.contains(name));
    if is_type {
        let options = TypeOptions {
            memref_element: has("MemRefElementTypeInterface"),
            vector_element: has("VectorElementTypeInterface"),
        };
        return dialect.define_type(mnemonic, options, hooks).map(drop);
    }
    let own_type = def.params.iter().position(|param| param.self_type);
    dialect.define_attribute(mnemonic, own_type, has("MemRefLayoutAttrInterface"), hooks).map(drop)
}

/// Whether an operation is a symbol only if it has a name.
fn is_optional_symbol(op: &Op) -> bool {
    let is_symbol = op.has_trait("SymbolOpInterface") || op.has_trait("Symbol");
    is_symbol && op.attrs.iter().any(|slot| slot.symbol_name && slot.optional)
}

fn define_op<'c>(
    shared: &Arc<Shared>,
    values: &Values<'c>,
    dialect: DynamicDialect<'c>,
    op: &Arc<Op>,
) -> std::result::Result<(), Error> {
    // MLIR folds a constant without looking at operands, and takes one value for its one result.
    let is_constant = op.operands.is_empty() && matches!(&*op.results, [only] if only.is_single());
    let traits: Vec<&str> = op
        .traits
        .iter()
        .map(|t| t.name.as_str())
        .filter(|name| is_known_trait(name) && (is_constant || *name != "ConstantLike"))
        .chain(is_optional_symbol(op).then_some("OptionalSymbol"))
        .collect();
    let mut attributes: Vec<&str> = op.attrs.iter().map(|slot| slot.name.as_str()).collect();
    for (segments, name) in
        [(op.operand_segments, segments::OPERANDS), (op.result_segments, segments::RESULTS)]
    {
        if segments == fishplate_dialect::model::Segments::Sizes {
            attributes.push(name);
        }
    }
    let mut defaults: Vec<(&str, Attribute<'c>)> = Vec::new();
    for slot in op.attrs.iter().filter(|slot| !slot.optional) {
        let name = format!("{}.{}.{}", shared.dialect, op.name, slot.name);
        let value = match user_hooks::find(&name, "default") {
            Some(hook) => Some(default_by(values, slot, &hook)?),
            None => default(values, slot)?,
        };
        if let Some(value) = value {
            defaults.push((&slot.name, value));
        }
    }
    let def = OpDef {
        mnemonic: &op.name,
        traits: &traits,
        effects: None,
        attributes: &attributes,
        defaults: &defaults,
    };
    let hooks = op_hooks::Hooks::new(shared.clone(), op.clone());
    if hooks.run_in_passes() {
        values.context.set_hooked();
    }
    dialect.define_op(&def, hooks)
}

/// Returns the default that a user's hook gives.
fn default_by<'c>(
    values: &Values<'c>,
    slot: &AttrSlot,
    hook: &Function,
) -> std::result::Result<Attribute<'c>, Error> {
    let made = || -> Result<Attribute<'c>> {
        let value = hook.call::<Any>((values.context,))?;
        super::access::slot_value(values, slot, &value.view())
    };
    made().map_err(|error| bug(format!("default of {}: {}", slot.name, error.message())))
}

/// Returns the attribute for a known default.
fn default<'c>(
    values: &Values<'c>,
    slot: &AttrSlot,
) -> std::result::Result<Option<Attribute<'c>>, Error> {
    let Some(literal) = slot.default.as_ref().filter(|literal| **literal != Literal::Null) else {
        return Ok(None);
    };
    let made = || -> Result<Option<Attribute<'c>>> {
        let Some(value) = definition::default_of(values, &slot.kind, literal)? else {
            return Ok(None);
        };
        Ok(Some(match value {
            Value::Attr(raw) => raw,
            value => super::access::slot_value(values, slot, &values.any(&value)?.view())?,
        }))
    };
    made().map_err(|error| bug(format!("default of {}: {}", slot.name, error.message())))
}
