//! The global functions `ir.dialect.*`, through which other languages query dialect models.

use fishplate::{Any, AnyView, Array, Function, ObjectRef, Result, Str};
use fishplate_dialect::{Dialect, irdl};

use super::bind::{self, Bound, DefClass, bound_of};
use super::build::{self, Gives};
use super::model::{self, Member};
use super::value::Values;
use super::{definition, describe, traits};
use crate::error::{type_error, value_error};
use crate::{Attribute, Context, Type, current};

/// Adds a model, given as JSON, and returns the name of its dialect. A different model of the same dialect is an error.
/// With `strict`, so is a format that cannot be read.
#[fishplate::function("ir.dialect.load")]
fn load(text: &str, origin: &str, #[default = false] strict: bool) -> Result<Str> {
    Ok(Str::from(model::add(text, origin, strict)?.name.as_str()))
}

/// Whether the dialect's C++ is linked into this library.
#[fishplate::function("ir.dialect.is_linked", nonblocking)]
fn is_linked(dialect: &str) -> Result<bool> {
    Ok(model::is_linked(dialect))
}

/// C++ classes of the dialects that a dialect loads but for which there is no model.
#[fishplate::function("ir.dialect.unknown_dependencies", nonblocking)]
fn unknown_dependencies(dialect: &str) -> Result<Array<Str>> {
    let model = model::get(dialect)?;
    let mut unknown = Vec::new();
    for class in model.dependencies() {
        if model::of_class(class)?.is_none() {
            unknown.push(Str::from(class));
        }
    }
    Ok(unknown.into_iter().collect())
}

/// Adds the dialects that an IRDL text declares, and returns their names.
#[fishplate::function("ir.dialect.load_irdl")]
fn load_irdl(text: &str, origin: &str) -> Result<Array<Str>> {
    let models = irdl::from_text(text, origin).map_err(|error| value_error(error.to_string()))?;
    let name = |read: &Dialect| model::add(&read.to_json(), origin, true).map(|m| m.name.clone());
    models.iter().map(|read| name(read).map(Str::from)).collect()
}

/// Exports a dialect as IRDL.
#[fishplate::function("ir.dialect.irdl", nonblocking)]
fn to_irdl(dialect: &str) -> Result<Str> {
    let model = model::get(dialect)?.whole()?;
    irdl::to_text(&[model]).map(Str::from).map_err(|error| value_error(error.to_string()))
}

/// Whether a trait of operations has a meaning in a dialect without C++.
#[fishplate::function("ir.dialect.knows_trait", nonblocking)]
fn knows_trait(name: &str) -> Result<bool> {
    Ok(traits::is_known(name))
}

/// The names in the bindings of a dialect.
#[fishplate::function("ir.dialect.names", nonblocking)]
fn names(dialect: &str) -> Result<Array<Str>> {
    let model = model::get(dialect)?;
    Ok(model.members().keys().map(|name| Str::from(name.as_str())).collect())
}

/// Describes a name of a dialect as JSON; none if the dialect does not have it.
#[fishplate::function("ir.dialect.describe", nonblocking)]
fn describe_member(dialect: &str, name: &str) -> Result<Option<Str>> {
    let found = describe::member(&model::get(dialect)?, name)?;
    Ok(found.map(|value| Str::from(value.to_string())))
}

/// The dialect's own documentation.
#[fishplate::function("ir.dialect.doc", nonblocking)]
fn dialect_doc(dialect: &str) -> Result<Str> {
    let model = model::get(dialect)?;
    Ok(Str::from(describe::doc(&model.head.summary, &model.head.description)))
}

/// Registers the class behind a name of a dialect, and returns its type key.
#[fishplate::function("ir.dialect.bind", nonblocking)]
fn bind_member(dialect: &str, name: &str) -> Result<Str> {
    Ok(Str::from(bound(dialect, name)?.0))
}

/// The class behind a name of a dialect: its key and its definition.
fn bound(dialect: &str, name: &str) -> Result<(String, &'static Bound)> {
    let model = model::get(dialect)?;
    let (key, index) = match model.members().get(name).copied() {
        Some(Member::Type(at)) => bind::definition(&model, true, at)?,
        Some(Member::Attr(at)) => bind::definition(&model, false, at)?,
        Some(Member::Op(at) | Member::Builder(at)) => bind::operation(&model, at)?,
        _ => return Err(value_error(format!("dialect `{dialect}` has no class `{name}`"))),
    };
    match bound_of(index) {
        Some(bound) => Ok((key, bound)),
        None => Err(value_error(format!("`{key}` is not a class of a model"))),
    }
}

/// The function that creates a type or attribute. It takes the parameters, then the context, or none for the current
/// one.
#[fishplate::function("ir.dialect.get", nonblocking)]
fn get(dialect: &str, name: &str) -> Result<Function> {
    let (key, Bound::Def(class)) = bound(dialect, name)? else {
        return Err(value_error(format!("`{dialect}.{name}` is not a type or an attribute")));
    };
    Ok(Function::packed(move |args: &[AnyView<'_>]| -> Result<Any> {
        let (args, context) = args.split_at(args.len().min(class.params));
        let context = match context {
            [] => None,
            [context] => context.get::<Option<ObjectRef<Context>>>()?,
            more => {
                let (most, got) = (class.params, class.params + more.len());
                return Err(type_error(format!("{key}: takes {most} parameters, got {got}")));
            }
        };
        make(class, &current::context(context)?, args)
    }))
}

/// Creates a type or an attribute with parameters, in a context.
pub(super) fn make(
    class: &DefClass,
    context: &ObjectRef<Context>,
    args: &[AnyView<'_>],
) -> Result<Any> {
    let held = context.lock();
    let catalog = model::catalog()?;
    let known = if class.is_type { catalog.type_(&class.key) } else { catalog.attr(&class.key) };
    let name = || format!("{}.{}", class.key.dialect, class.key.name);
    let known = known.ok_or_else(|| value_error(format!("no model has `{}`", name())))?;
    let values = Values { context, held: &held, catalog: &catalog };
    let params = definition::arguments(&values, known, args)?;
    if class.is_type {
        let raw = definition::type_(&values, known, &params)?;
        return Ok(Type::wrap_new(context, raw)?.into());
    }
    let raw = definition::attribute(&values, known, &params)?;
    Ok(Attribute::wrap_new(context, raw)?.into())
}

/// The builder of an operation, by the name of its class. It returns the operation or its results.
#[fishplate::function("ir.dialect.builder", nonblocking)]
fn builder(dialect: &str, name: &str, gives_operation: bool) -> Result<Function> {
    let (_, Bound::Op(class)) = bound(dialect, name)? else {
        return Err(value_error(format!("`{dialect}.{name}` is no operation")));
    };
    let gives = if gives_operation { Gives::Operation } else { Gives::Results };
    Ok(build::function(class, gives))
}

/// Registers a dialect with a context, and loads it unless told otherwise.
#[fishplate::function("ir.dialect.register", nonblocking)]
fn register(
    dialect: &str,
    #[default = None] context: Option<ObjectRef<Context>>,
    #[default = true] load: bool,
) -> Result<()> {
    super::register::register(dialect, &current::context(context)?, load)
}
