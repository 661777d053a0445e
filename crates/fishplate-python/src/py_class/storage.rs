//! How fields lie in an object: their storage and place, and the functions that reach them.

use std::ffi::c_void;
use std::sync::Arc;

use fishplate_abi::{
    DLDataType, DLDevice, FieldGetter, ObjectHeader, RawAny, RawValue, TypeIndex, TypeInfo,
};

use crate::any::OwnedAny;
use crate::convert::{self, Kind, Node};
use crate::global::Global;
use crate::python::{Result, runtime_error};

static MAKE_GETTER: Global = Global::new("ffi.MakeFieldGetter");
static MAKE_SETTER: Global = Global::new("ffi.MakeFieldSetter");

/// Objects are padded to this.
pub(super) const OBJECT_ALIGNMENT: i64 = 8;

/// How a field lies in the object.
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

    /// Short text is kept in the value, so text needs a whole one.
    pub(super) fn of(node: &Node) -> Storage {
        match node.kind {
            Kind::Int => Storage::new::<i64>(TypeIndex::INT),
            Kind::Float => Storage::new::<f64>(TypeIndex::FLOAT),
            Kind::Bool => Storage::new::<bool>(TypeIndex::BOOL),
            Kind::Pointer => Storage::new::<*mut c_void>(TypeIndex::OPAQUE_PTR),
            Kind::DataType => Storage::new::<DLDataType>(TypeIndex::DATA_TYPE),
            Kind::Device => Storage::new::<DLDevice>(TypeIndex::DEVICE),
            Kind::Any | Kind::Str | Kind::Bytes | Kind::Optional(_) | Kind::Union(_) => {
                Storage::new::<RawAny>(TypeIndex::ANY)
            }
            _ => Storage::new::<*mut ObjectHeader>(TypeIndex::OBJECT),
        }
    }
}

/// Where the own fields of a type end, or 0.
fn fields_end(info: &TypeInfo) -> i64 {
    let mut end = 0;
    for index in 0..info.num_fields as usize {
        // SAFETY: the table holds as many fields as it says.
        let field = unsafe { &*info.fields.add(index) };
        end = end.max(field.offset + field.size);
    }
    end
}

/// The next multiple of an alignment, which is a power of two.
pub(super) fn align(offset: i64, alignment: i64) -> i64 {
    (offset + alignment - 1) & !(alignment - 1)
}

/// Where the next field of a type may start: after its own fields and those of its ancestors, in
/// whose padding it may lie, as C++ has it. An ancestor that is larger than its fields has some
/// that it does not tell of: they are spared.
pub(super) fn next_offset(info: &TypeInfo) -> i64 {
    let mut end = size_of::<ObjectHeader>() as i64;
    for depth in 0..info.type_depth as usize {
        // SAFETY: a type has as many ancestors as its depth says.
        let ancestor = unsafe { &**info.type_ancestors.add(depth) };
        end = end.max(fields_end(ancestor));
        // SAFETY: metadata lives for good.
        if let Some(metadata) = unsafe { ancestor.metadata.as_ref() } {
            let told = i64::from(metadata.total_size);
            if told >= end + OBJECT_ALIGNMENT {
                end = told;
            }
        }
    }
    end.max(fields_end(info))
}

/// An integer as an argument.
pub(super) fn integer(value: i64) -> RawAny {
    RawAny { type_index: TypeIndex::INT, small_len: 0, value: RawValue { v_int64: value } }
}

/// The getter that the runtime has for a storage.
pub(super) fn getter_of(storage: &Storage) -> Result<FieldGetter> {
    let index = integer(storage.type_index.0.into());
    // SAFETY: a live function; its answer is the address of a getter, as an integer.
    unsafe {
        let answer = OwnedAny::from_raw(MAKE_GETTER.call(&[index])?);
        let address = answer.view();
        if address.type_index != TypeIndex::INT || address.value.v_int64 == 0 {
            return Err(runtime_error("ffi.MakeFieldGetter gave no address"));
        }
        let address = address.value.v_int64 as usize;
        Ok(std::mem::transmute::<*const c_void, FieldGetter>(std::ptr::with_exposed_provenance(
            address,
        )))
    }
}

/// A function that converts a value by the tree and stores it. The tree stays for good, as
/// registered fields do.
pub(super) fn setter_of(storage: &Storage, node: Arc<Node>) -> Result<OwnedAny> {
    let context = integer(Arc::into_raw(node).expose_provenance() as i64);
    let convert = convert::convert_field as *const c_void;
    let args = [
        integer(storage.type_index.0.into()),
        context,
        integer(convert.expose_provenance() as i64),
    ];
    // SAFETY: a live function and the arguments that it asks for.
    let made = unsafe { OwnedAny::from_raw(MAKE_SETTER.call(&args)?) };
    match made.view().type_index {
        TypeIndex::FUNCTION => Ok(made),
        _ => Err(runtime_error("ffi.MakeFieldSetter gave no function")),
    }
}
