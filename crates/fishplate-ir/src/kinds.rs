//! Kinds of types and attributes by name, such as `builtin.integer`: the class that represents a kind, MLIR's own
//! number for it, and the classes of values whose type is of the kind.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, PoisonError, RwLock};

use fishplate::abi::TypeIndex;
use fishplate::{AnyView, ObjectRef, ObjectType, Result, child_type, reflect};
use fishplate_mlir as mlir;

use crate::dialect::bind::{self, Bound};
use crate::dialect::model;
use crate::error::{type_error, value_error};
use crate::lock::Guard;
use crate::{Attribute, BlockArgument, Context, Location, OpResult, Type, Value, classes};

/// The classes of values whose types are of one kind: one for results, one for block arguments.
#[derive(Clone, Copy)]
pub(crate) struct ValueClasses {
    result: TypeIndex,
    argument: TypeIndex,
}

/// The cached value classes of a kind, and the number of registered kinds when they were looked up.
pub(crate) type KnownValues = (u64, Option<ValueClasses>);

static VALUES: LazyLock<RwLock<HashMap<String, ValueClasses>>> = LazyLock::new(RwLock::default);
/// Number of kinds that have value classes.
static COUNT: AtomicU64 = AtomicU64::new(0);

/// Returns the class of a value: the one registered for the kind of its type, otherwise `usual`.
#[inline]
pub(crate) fn value_class(
    context: &Context,
    held: &Guard<'_>,
    raw: mlir::Value<'_>,
    usual: TypeIndex,
) -> TypeIndex {
    let count = COUNT.load(Ordering::Acquire);
    if count == 0 {
        return usual;
    }
    match find(context, held, raw.ty(), count) {
        Some(found) if usual == OpResult::type_index() => found.result,
        Some(found) => found.argument,
        None => usual,
    }
}

fn find(
    context: &Context,
    held: &Guard<'_>,
    ty: mlir::Type<'_>,
    count: u64,
) -> Option<ValueClasses> {
    let record = ty.kind();
    let known = context.state(held).value_kinds.get(&record).copied();
    if let Some((_, found)) = known.filter(|(then, _)| *then == count) {
        return found;
    }
    let values = VALUES.read().unwrap_or_else(PoisonError::into_inner);
    let found = values.get(&ty.name()).copied();
    context.state(held).value_kinds.insert(record, (count, found));
    found
}

/// Registers classes for values whose types are of a kind, and returns their type keys.
#[fishplate::function("ir.register_value_classes", nonblocking)]
fn register_value_classes(
    name: &str,
    #[default = false] replace: bool,
) -> Result<(String, String)> {
    let keys = (format!("ir.OpResult:{name}"), format!("ir.BlockArgument:{name}"));
    let result = child_type::<Value>(&keys.0, OpResult::type_index(), "")?;
    let argument = child_type::<Value>(&keys.1, BlockArgument::type_index(), "")?;
    let mut values = VALUES.write().unwrap_or_else(PoisonError::into_inner);
    let before = values.insert(name.to_owned(), ValueClasses { result, argument });
    if before.is_some() && !replace {
        return Err(value_error(format!(
            "values of type `{name}` have a caster already; pass replace=True to put another in its \
             place"
        )));
    }
    COUNT.fetch_add(1, Ordering::Release);
    Ok(keys)
}

/// MLIR's number for the kind of a type, attribute or location, and the name of the kind.
#[fishplate::function("ir.kind_of", nonblocking)]
fn kind_of(of: AnyView<'_>) -> Result<(i64, String)> {
    if let Some(ty) = of.to_object::<Type>() {
        let raw = ty.mlir();
        return Ok((raw.kind_id().cast_signed() as i64, raw.name()));
    }
    let attribute: ObjectRef<Attribute> = match of.to_object::<Location>() {
        Some(location) => location.attr()?,
        None => of.to_object::<Attribute>().ok_or_else(|| {
            type_error(format!("expected a type, attribute or location, got {}", of.type_key()))
        })?,
    };
    let raw = attribute.mlir();
    Ok((raw.kind_id().cast_signed() as i64, raw.name()))
}

/// MLIR's number for a kind of types or attributes that a context knows, or 0 if it does not know it.
#[fishplate::function("ir.typeid_of_kind", nonblocking)]
fn typeid_of_kind(context: ObjectRef<Context>, name: &str, is_type: bool) -> i64 {
    let held = context.lock();
    if let Some((dialect, _)) = name.split_once('.') {
        context.load_dialect(dialect);
    }
    context.mlir(&held).kind_id(name, is_type).cast_signed() as i64
}

/// The kind that a class represents, by the type key of the class; None if it is not a single kind.
#[fishplate::function("ir.kind_of_class", nonblocking)]
fn kind_of_class(key: &str) -> Result<Option<String>> {
    let Some(class) = reflect::Type::find(key) else {
        return Err(value_error(format!("there is no type `{key}`")));
    };
    if let Some(known) = classes::kind_of(class.index()) {
        return Ok(Some(known));
    }
    // The class comes from a model, and nothing of it was met yet.
    let Some(Bound::Def(bound)) = bind::bound_of(class.index()) else { return Ok(None) };
    let catalog = model::catalog()?;
    let known = if bound.is_type { catalog.type_(&bound.key) } else { catalog.attr(&bound.key) };
    let mnemonic = known.and_then(|known| known.def.mnemonic.clone());
    Ok(mnemonic.map(|mnemonic| format!("{}.{mnemonic}", bound.key.dialect)))
}

/// Returns the value itself. An object of a class for values takes it over.
#[fishplate::function("ir.same_value", nonblocking)]
fn same_value(value: ObjectRef<Value>) -> ObjectRef<Value> {
    value
}
