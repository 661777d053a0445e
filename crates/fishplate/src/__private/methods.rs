//! Registering functions with names, docs and metadata: globals and methods of classes.

use std::any::TypeId;

use fishplate_abi::{ByteArray, FieldFlags, MethodInfo, TypeIndex, attr};

use super::call::Signature;
use super::property::{self, Property};
use super::registry;
use crate::any::Any;
use crate::class::register_attr;
use crate::error::Result;
use crate::function::{Answer, Function};
use crate::moved::Arguments;
use crate::runtime::{api, check, span};

/// The code of a function: checks and converts its arguments, runs it and stores its result.
pub type Body = fn(&Arguments<'_>, Answer) -> Result<()>;

/// A method of a class.
pub struct Method {
    pub name: &'static str,
    pub signature: &'static Signature,
    pub body: Body,
    /// Whether it takes no object.
    pub is_static: bool,
}

/// The methods of one `impl` block.
pub struct MethodTable {
    pub class: fn() -> TypeId,
    pub methods: &'static [Method],
    pub properties: &'static [Property],
}

fn info(
    name: &str,
    signature: &Signature,
    metadata: &str,
    flags: FieldFlags,
    method: &Any,
) -> MethodInfo {
    let doc = signature.doc;
    MethodInfo {
        name: span(name.as_bytes()),
        doc: if doc.is_empty() { ByteArray::EMPTY } else { span(doc.as_bytes()) },
        metadata: span(metadata.as_bytes()),
        flags,
        method: *method.view().as_raw(),
    }
}

/// Registers a global function under the name in its signature.
pub(super) fn global(signature: &'static Signature, body: Body) -> Result<()> {
    let function = Any::from(Function::named(body));
    let metadata = signature.metadata_with_doc();
    let info = info(signature.name, signature, &metadata, FieldFlags::NONE, &function);
    // SAFETY: a valid description, which the runtime copies.
    check(unsafe { (api().TVMFFIFunctionSetGlobalFromMethodInfo)(&raw const info, 0) })
}

/// Registers the methods of a class; returns whether one of them is its constructor.
pub(crate) fn register(index: TypeIndex, class: TypeId) -> Result<bool> {
    let mut has_constructor = false;
    for table in registry::method_tables().filter(|table| (table.class)() == class) {
        for row in table.properties {
            property::register(index, row)?;
        }
        for method in table.methods {
            let function = Any::from(Function::named(method.body));
            let flags =
                if method.is_static { FieldFlags::IS_STATIC_METHOD } else { FieldFlags::NONE };
            let metadata = method.signature.metadata();
            let info = info(method.name, method.signature, &metadata, flags, &function);
            // SAFETY: a registered type and a valid description, which the runtime copies.
            check(unsafe { (api().TVMFFITypeRegisterMethod)(index.0, &raw const info) })?;
            if method.name == attr::INIT {
                has_constructor = true;
                register_attr(index, attr::INIT, &function)?;
            }
        }
    }
    Ok(has_constructor)
}
