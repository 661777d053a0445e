//! Properties of operations that are no attributes: read and set through the dictionary that stands for all of
//! them.

use fishplate::{ObjectRef, Result};
use mlir_sys::{
    MlirAttribute, MlirNamedAttribute, MlirOperation, MlirType, mlirDictionaryAttrGet,
    mlirDictionaryAttrGetElement, mlirDictionaryAttrGetNumElements, mlirIdentifierGet,
    mlirIdentifierStr, mlirNamedAttributeGet,
};

use crate::lock::Guard;
use crate::raw::{bytes, string_ref};
use crate::{Context, diagnostic};

unsafe extern "C" {
    fn fishplateProperties(op: MlirOperation) -> MlirAttribute;
    fn fishplateSetProperties(op: MlirOperation, dictionary: MlirAttribute) -> bool;
    fn fishplateWithElement(ty: MlirType, element: MlirType) -> MlirType;
}

/// The properties of an operation as a dictionary; null when it has none.
pub(super) fn get(_held: &Guard<'_>, raw: MlirOperation) -> MlirAttribute {
    // SAFETY: callers pass a live operation of the locked context.
    unsafe { fishplateProperties(raw) }
}

/// Sets one property, or takes it away.
pub(super) fn set(
    context: &ObjectRef<Context>,
    held: &Guard<'_>,
    raw: MlirOperation,
    name: &str,
    new: Option<MlirAttribute>,
) -> Result<()> {
    let all = get(held, raw);
    let mut named: Vec<MlirNamedAttribute> = Vec::new();
    // SAFETY: a dictionary of the context; indices stay below the count; names live as long as it.
    unsafe {
        let count = if all.ptr.is_null() { 0 } else { mlirDictionaryAttrGetNumElements(all) };
        for index in 0..count {
            let entry = mlirDictionaryAttrGetElement(all, index);
            if bytes(mlirIdentifierStr(entry.name)) != name.as_bytes() {
                named.push(entry);
            }
        }
    }
    if let Some(new) = new {
        // SAFETY: the context is live, and MLIR copies the name.
        named.push(unsafe {
            mlirNamedAttributeGet(mlirIdentifierGet(context.raw(), string_ref(name)), new)
        });
    }
    // SAFETY: the list has that many attributes of the context.
    let all = unsafe { mlirDictionaryAttrGet(context.raw(), named.len() as isize, named.as_ptr()) };
    diagnostic::step(context, &format!("Cannot set property `{name}`:"), || {
        // SAFETY: live, and the context is locked.
        unsafe { fishplateSetProperties(raw, all) }.then_some(())
    })
}

/// A type with another element type, if it has elements; else the element type.
///
/// # Safety
/// Both are types of one live context.
pub(super) unsafe fn with_element(ty: MlirType, element: MlirType) -> MlirType {
    // SAFETY: the same requirement.
    unsafe { fishplateWithElement(ty, element) }
}
