//! Object graphs as JSON: `{"root_index": i, "nodes": [...], "metadata": ...}`.
//!
//! A node is `{"type": key, "data": ...}`. Containers and objects refer to their parts by node
//! index, so a shared value is written once and shared again when read; the reader accepts nodes in
//! any order. Both directions use an explicit stack.

mod base64;
mod decode;
mod encode;

use crate::any::Any;
use crate::call::Builtin;
use crate::error::{Error, Result};
use crate::json::{Utf8, parse, stringify};
use crate::object::Object;
use crate::signature::Ty;
use crate::{field_access, type_table};

const FUNCTIONS: &[Builtin] = &[
    Builtin::new("ffi.ToJSONGraph", &[Ty::Any, Ty::Any], Ty::Any, |a| {
        encode::encode(a.any(0)?, a.any(1)?)
    }),
    Builtin::new("ffi.ToJSONGraphString", &[Ty::Any, Ty::Any], Ty::Str, |a| {
        stringify(&encode::encode(a.any(0)?, a.any(1)?)?, 0)
    }),
    Builtin::new("ffi.FromJSONGraph", &[Ty::Any], Ty::Any, |a| decode::decode(&a.any(0)?)),
    // Strings of any bytes were written unchanged, and are read back unchanged.
    Builtin::waiting("ffi.FromJSONGraphString", &[Ty::Str], Ty::Any, |a| {
        decode::decode(&parse(a.str(0)?, Utf8::Unchecked)?)
    }),
];

/// Names of the parts of a graph and of a node.
mod key {
    pub(super) const ROOT_INDEX: &str = "root_index";
    pub(super) const NODES: &str = "nodes";
    pub(super) const METADATA: &str = "metadata";
    pub(super) const TYPE: &str = "type";
    pub(super) const DATA: &str = "data";
}

/// The value of the field with a name.
fn read_named(object: &Object, name: &str) -> Result<Any> {
    let info = type_table::expect_info(object.type_index())?;
    let field = type_table::all_fields(info).find(|f| field_access::name(f) == name.as_bytes());
    match field {
        Some(field) => field_access::read(object, field),
        None => Err(Error::attribute(format!(
            "Type `{}` has no field `{name}`",
            type_table::key(info.type_index)
        ))),
    }
}

/// Registers the functions of this module.
pub(crate) fn install() -> Result<()> {
    crate::field::install_functions(FUNCTIONS);
    Ok(())
}

#[cfg(test)]
mod tests;
