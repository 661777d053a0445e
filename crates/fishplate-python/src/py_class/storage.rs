//! The layout of fields in an object: their storage and offset, and the functions that access them.

use std::ffi::c_void;
use std::sync::Arc;

use fishplate_abi::{DLDataType, DLDevice, FieldGetter, ObjectHeader, RawAny, TypeIndex, TypeInfo};

use crate::any::{OwnedAny, View};
use crate::convert::{self, Node, SchemaKind};
use crate::global::Global;
use crate::python::{Python, Result, runtime_error};
use crate::reflection::{ancestors, fields, metadata};

static MAKE_GETTER: Global = Global::new("ffi.MakeFieldGetter");
static MAKE_SETTER: Global = Global::new("ffi.MakeFieldSetter");

/// Object sizes are rounded up to this.
pub(super) const OBJECT_ALIGNMENT: i64 = 8;

/// Storage of a field in the object.
pub(super) struct Storage {
    pub(super) size: i64,
    pub(super) alignment: i64,
    pub(super) type_index: TypeIndex,
}

impl Storage {
    fn new<T>(type_index: TypeIndex) -> Storage {
        let (size, alignment) = (size_of::<T>() as i64, align_of::<T>() as i64);
        Storage { size, alignment, type_index }
    }

    /// Chooses the storage. Short text is stored inside the value, so text needs a whole value.
    pub(super) fn of(node: &Node) -> Storage {
        match node.kind {
            SchemaKind::Int => Storage::new::<i64>(TypeIndex::INT),
            SchemaKind::Float => Storage::new::<f64>(TypeIndex::FLOAT),
            SchemaKind::Bool => Storage::new::<bool>(TypeIndex::BOOL),
            SchemaKind::Pointer => Storage::new::<*mut c_void>(TypeIndex::OPAQUE_PTR),
            SchemaKind::DataType => Storage::new::<DLDataType>(TypeIndex::DATA_TYPE),
            SchemaKind::Device => Storage::new::<DLDevice>(TypeIndex::DEVICE),
            SchemaKind::Any
            | SchemaKind::Str
            | SchemaKind::Bytes
            | SchemaKind::Optional(_)
            | SchemaKind::Union(_) => Storage::new::<RawAny>(TypeIndex::ANY),
            _ => Storage::new::<*mut ObjectHeader>(TypeIndex::OBJECT),
        }
    }
}

/// End of a type's own fields, or 0.
fn fields_end(info: &TypeInfo) -> i64 {
    let mut end = 0;
    for field in fields(info) {
        end = end.max(field.offset + field.size);
    }
    end
}

/// The next multiple of an alignment, which is a power of two.
pub(super) fn align(offset: i64, alignment: i64) -> i64 {
    (offset + alignment - 1) & !(alignment - 1)
}

/// The offset at which the next field of a type may start: after its own fields and those of its
/// ancestors, in whose padding it may lie, as in C++. An ancestor that is larger than its fields
/// has undeclared ones, which are skipped.
pub(super) fn next_offset(info: &TypeInfo) -> i64 {
    let mut end = size_of::<ObjectHeader>() as i64;
    for ancestor in ancestors(info) {
        end = end.max(fields_end(ancestor));
        if let Some(metadata) = metadata(ancestor) {
            let told = i64::from(metadata.total_size);
            if told >= end + OBJECT_ALIGNMENT {
                end = told;
            }
        }
    }
    end.max(fields_end(info))
}

/// The runtime's getter for a storage.
pub(super) fn getter_of(py: Python<'_>, storage: &Storage) -> Result<FieldGetter> {
    let answer = MAKE_GETTER.call(py, &[View::int(storage.type_index.0.into())])?;
    let address = answer.view();
    if address.type_index != TypeIndex::INT || address.int() == 0 {
        return Err(runtime_error(py, "ffi.MakeFieldGetter gave no address"));
    }
    let address: *const c_void = std::ptr::with_exposed_provenance(address.int() as usize);
    // SAFETY: the answer is the address of a getter, as an integer.
    Ok(unsafe { std::mem::transmute::<*const c_void, FieldGetter>(address) })
}

/// A function that converts a value by the tree and stores it. The tree is never freed, like
/// registered fields.
pub(super) fn setter_of(py: Python<'_>, storage: &Storage, node: Arc<Node>) -> Result<OwnedAny> {
    let convert = convert::convert_field as *const c_void;
    let args = [
        View::int(storage.type_index.0.into()),
        View::int(Arc::into_raw(node).expose_provenance() as i64),
        View::int(convert.expose_provenance() as i64),
    ];
    let made = MAKE_SETTER.call(py, &args)?;
    match made.view().type_index {
        TypeIndex::FUNCTION => Ok(made),
        _ => Err(runtime_error(py, "ffi.MakeFieldSetter gave no function")),
    }
}
