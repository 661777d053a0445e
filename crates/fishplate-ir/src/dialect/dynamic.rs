//! Types and attributes of dialects without C++: creating them from parameters, and reading the parameters back.

use fishplate::{Error, Result};
use fishplate_dialect::format::{Known, Value};
use fishplate_mlir::dynamic::DynamicDialect;
use fishplate_mlir::{Attribute, ContextRef, Type};

use super::storage;
use super::value::Raw;
use crate::error::value_error;

fn encoded<'c>(context: ContextRef<'c>, params: &[Raw<'c>]) -> Vec<Option<Attribute<'c>>> {
    params.iter().map(|param| storage::encode(context, param)).collect()
}

fn failed(error: &fishplate_mlir::Error) -> Error {
    value_error(error.to_string())
}

fn mnemonic(known: &Known) -> &str {
    known.def.mnemonic.as_deref().unwrap_or(&known.def.name)
}

/// Creates the type with these parameters; `None` if its dialect is in C++.
pub(super) fn type_in<'c>(
    context: ContextRef<'c>,
    known: &Known,
    params: &[Raw<'c>],
) -> Result<Option<Type<'c>>> {
    let dialect = DynamicDialect::find(context, &known.dialect);
    let definition = dialect.and_then(|dialect| dialect.find_type(mnemonic(known)));
    let made = definition.map(|definition| definition.get(&encoded(context, params)));
    made.transpose().map_err(|error| failed(&error))
}

/// Creates the attribute with these parameters; `None` if its dialect is in C++.
pub(super) fn attribute_in<'c>(
    context: ContextRef<'c>,
    known: &Known,
    params: &[Raw<'c>],
) -> Result<Option<Attribute<'c>>> {
    let dialect = DynamicDialect::find(context, &known.dialect);
    let definition = dialect.and_then(|dialect| dialect.find_attribute(mnemonic(known)));
    let made = definition.map(|definition| definition.get(&encoded(context, params)));
    made.transpose().map_err(|error| failed(&error))
}

/// Returns the values of stored parameters; `None` if they are not stored, because the dialect is in C++.
pub(super) fn decoded<'c>(
    known: &Known,
    stored: Option<impl IntoIterator<Item = Option<Attribute<'c>>>>,
) -> Option<Vec<Raw<'c>>> {
    let params = known.def.params.iter().zip(stored?);
    let one = |(param, raw): (&fishplate_dialect::model::Param, Option<Attribute<'c>>)| match raw {
        None => Some(Value::None),
        Some(raw) => storage::decode(&param.kind, raw),
    };
    params.map(one).collect()
}
