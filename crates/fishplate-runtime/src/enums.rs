//! `ffi.Enum` and its kinds, and `ffi.EnumState`, the registry of one enum type's singletons.
//!
//! C++ clients create and read these objects in inlined code, so their layouts are part of the ABI.

use std::ffi::c_int;

use fishplate_abi::{FieldFlags, ObjectHandle, ObjectHeader, SEqHashKind, TypeIndex, attr};

use crate::any::Any;
use crate::containers::{DictObj, ListObj, MapKind, MapObj};
use crate::error::{Error, Result};
use crate::field::{Field, Method, ObjectDef, ObjectKind, ObjectSlot, StrSlot, run_creator};
use crate::object::{self, Object, ObjectType, Ref};
use crate::signature::{Signature, Ty};
use crate::type_table;

/// An enum singleton of any kind: all kinds, and enums that clients derive, start like this.
#[repr(C)]
pub(crate) struct EnumObj {
    header: ObjectHeader,
    int_index: i64,
    str_index: StrSlot,
}

// SAFETY: `repr(C)` with the header first; types derived from `ffi.Enum` continue this layout.
unsafe impl ObjectType for EnumObj {
    const INDEX: TypeIndex = TypeIndex::ENUM;
    fn is_instance(index: TypeIndex) -> bool {
        type_table::is_instance(index, TypeIndex::ENUM)
    }
}

const _: () = assert!(size_of::<EnumObj>() == 48);
const INT_INDEX: usize = std::mem::offset_of!(EnumObj, int_index);
const STR_INDEX: usize = std::mem::offset_of!(EnumObj, str_index);

impl EnumObj {
    /// The canonical string index.
    pub(crate) fn str_index(&self) -> &Any {
        &self.str_index.0
    }

    fn make(index: TypeIndex, int_index: i64, str_index: Any) -> Ref<Object> {
        let header = object::new_header(index);
        object::allocate(EnumObj { header, int_index, str_index: StrSlot(str_index) }).upcast()
    }
}

fn new_enum() -> Ref<Object> {
    EnumObj::make(TypeIndex::ENUM, 0, Any::str(""))
}

fn new_int_enum() -> Ref<Object> {
    EnumObj::make(TypeIndex::INT_ENUM, 0, Any::str(""))
}

fn new_str_enum() -> Ref<Object> {
    EnumObj::make(TypeIndex::STR_ENUM, 0, Any::str(""))
}

/// Copies the object as one of type `index`, even if the original's type is derived from it.
fn copy_as(index: TypeIndex, original: &Object) -> Result<Ref<Object>> {
    let original = original.downcast::<EnumObj>().ok_or_else(|| {
        Error::type_error(format!(
            "Cannot copy `{}` as `{}`",
            type_table::key(original.type_index()),
            type_table::key(index)
        ))
    })?;
    Ok(EnumObj::make(index, original.int_index, original.str_index().clone()))
}

unsafe extern "C" fn create_enum(result: *mut ObjectHandle) -> c_int {
    // SAFETY: passes the creator protocol on unchanged.
    unsafe { run_creator(new_enum, result) }
}

unsafe extern "C" fn create_int_enum(result: *mut ObjectHandle) -> c_int {
    // SAFETY: passes the creator protocol on unchanged.
    unsafe { run_creator(new_int_enum, result) }
}

unsafe extern "C" fn create_str_enum(result: *mut ObjectHandle) -> c_int {
    // SAFETY: passes the creator protocol on unchanged.
    unsafe { run_creator(new_str_enum, result) }
}

const ENUM: ObjectDef = ObjectDef {
    index: TypeIndex::ENUM,
    size: size_of::<EnumObj>(),
    kind: SEqHashKind::UNIQUE_INSTANCE,
    is_final: false,
    creator: Some(new_enum),
    shallow_copy: Some(|original| copy_as(TypeIndex::ENUM, original)),
    fields: &[
        Field::new::<i64>("_int_index", INT_INDEX)
            .doc("Canonical integer index.")
            .flags(FieldFlags::S_EQ_HASH_IGNORE),
        Field::new::<StrSlot>("_str_index", STR_INDEX).doc("Canonical string index."),
    ],
    methods: &[],
};

const INT_ENUM: ObjectDef = ObjectDef {
    index: TypeIndex::INT_ENUM,
    creator: Some(new_int_enum),
    shallow_copy: Some(|original| copy_as(TypeIndex::INT_ENUM, original)),
    fields: &[Field::new::<i64>("value", INT_INDEX)
        .doc("Canonical integer index.")
        .flags(FieldFlags::INIT_OFF)
        .flags(FieldFlags::S_EQ_HASH_IGNORE)],
    ..ENUM
};

const STR_ENUM: ObjectDef = ObjectDef {
    index: TypeIndex::STR_ENUM,
    creator: Some(new_str_enum),
    shallow_copy: Some(|original| copy_as(TypeIndex::STR_ENUM, original)),
    fields: &[Field::new::<StrSlot>("value", STR_INDEX)
        .doc("Canonical string index.")
        .flags(FieldFlags::INIT_OFF)
        .flags(FieldFlags::S_EQ_HASH_IGNORE)],
    ..ENUM
};

/// Field kind: singletons in order.
struct Entries;

impl ObjectKind for Entries {
    type Target = ListObj;
    const TY: Ty = Ty::List(&Ty::Object(TypeIndex::OBJECT));
    const STATIC_INDEX: TypeIndex = TypeIndex::LIST;
}

/// Field kind: canonical index to singleton.
struct Indexes;

impl ObjectKind for Indexes {
    type Target = DictObj;
    const TY: Ty = Ty::Dict(&Ty::Any, &Ty::Object(TypeIndex::OBJECT));
    const STATIC_INDEX: TypeIndex = TypeIndex::OBJECT;
}

/// Field kind: attribute name to a column of values by singleton.
struct Attrs;

impl ObjectKind for Attrs {
    type Target = DictObj;
    const TY: Ty = Ty::Dict(&Ty::Str, &Ty::Dict(&Ty::Object(TypeIndex::OBJECT), &Ty::Any));
    const STATIC_INDEX: TypeIndex = TypeIndex::OBJECT;
}

/// `ffi.EnumState`. Clients fill it through the containers that it holds.
#[repr(C)]
struct EnumStateObj {
    header: ObjectHeader,
    entries: ObjectSlot<Entries>,
    indexes: ObjectSlot<Indexes>,
    attrs: ObjectSlot<Attrs>,
}

// SAFETY: `repr(C)` with the header first; the type is final.
unsafe impl ObjectType for EnumStateObj {
    const INDEX: TypeIndex = TypeIndex::ENUM_STATE;
}

const _: () = assert!(size_of::<EnumStateObj>() == 48);

fn new_dict() -> Option<Ref<DictObj>> {
    MapObj::new(MapKind::Dict).ok()?.upcast().downcast().ok()
}

fn new_state() -> Ref<Object> {
    let state = EnumStateObj {
        header: object::new_header(TypeIndex::ENUM_STATE),
        entries: ObjectSlot(ListObj::from_values(std::iter::empty()).ok()),
        indexes: ObjectSlot(new_dict()),
        attrs: ObjectSlot(new_dict()),
    };
    object::allocate(state).upcast()
}

unsafe extern "C" fn create_state(result: *mut ObjectHandle) -> c_int {
    // SAFETY: passes the creator protocol on unchanged.
    unsafe { run_creator(new_state, result) }
}

fn copy_state(original: &Object) -> Result<Ref<Object>> {
    let Some(original) = original.downcast::<EnumStateObj>() else {
        return Ok(new_state());
    };
    let state = EnumStateObj {
        header: object::new_header(TypeIndex::ENUM_STATE),
        entries: ObjectSlot(original.entries.0.clone()),
        indexes: ObjectSlot(original.indexes.0.clone()),
        attrs: ObjectSlot(original.attrs.0.clone()),
    };
    Ok(object::allocate(state).upcast())
}

const ENUM_STATE: ObjectDef = ObjectDef {
    index: TypeIndex::ENUM_STATE,
    size: size_of::<EnumStateObj>(),
    kind: SEqHashKind::UNSUPPORTED,
    is_final: true,
    creator: Some(new_state),
    shallow_copy: Some(copy_state),
    fields: &[
        Field::new::<ObjectSlot<Entries>>("entries", std::mem::offset_of!(EnumStateObj, entries))
            .doc("Enum singletons in registration order.")
            .flags(FieldFlags::INIT_OFF),
        Field::new::<ObjectSlot<Indexes>>("indexes", std::mem::offset_of!(EnumStateObj, indexes))
            .doc("Canonical integer and string indices to enum singletons.")
            .flags(FieldFlags::INIT_OFF),
        Field::new::<ObjectSlot<Attrs>>("attrs", std::mem::offset_of!(EnumStateObj, attrs))
            .doc("Extensible-attribute columns keyed by enum singleton.")
            .flags(FieldFlags::INIT_OFF),
    ],
    methods: &[Method {
        name: attr::INIT,
        doc: "",
        is_static: true,
        signature: Signature::new(&[], Ty::Object(TypeIndex::OBJECT)),
        body: |_| Ok(new_state().into()),
    }],
};

/// Registers the enum types.
pub(crate) fn install() -> Result<()> {
    ENUM_STATE.install(Some(create_state))?;
    ENUM.install(Some(create_enum))?;
    INT_ENUM.install(Some(create_int_enum))?;
    STR_ENUM.install(Some(create_str_enum))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::AnyView;
    use crate::function::FunctionObj;

    fn call_attr(name: &str, index: TypeIndex, args: &[AnyView<'_>]) -> Any {
        let function = type_table::attr(name, index).unwrap();
        function.as_object::<FunctionObj>().unwrap().call(args).unwrap()
    }

    #[test]
    fn a_new_state_holds_empty_containers() {
        crate::builtin::install();
        for name in [attr::NEW, attr::INIT] {
            let state = call_attr(name, TypeIndex::ENUM_STATE, &[]);
            let state = state.into_object::<EnumStateObj>().ok().unwrap();
            assert_eq!(state.entries.0.as_ref().unwrap().len(), 0);
            assert_eq!(state.indexes.0.as_ref().unwrap().len(), 0);
            assert_eq!(state.attrs.0.as_ref().unwrap().len(), 0);
        }
    }

    #[test]
    fn a_copy_has_the_type_of_its_attribute() {
        crate::builtin::install();
        let one = Any::from(EnumObj::make(TypeIndex::INT_ENUM, 7, Any::str("seven")));
        for index in [TypeIndex::ENUM, TypeIndex::INT_ENUM] {
            let copy = call_attr(attr::SHALLOW_COPY, index, &[one.view()]);
            assert_eq!(copy.type_index(), index);
            let copy = copy.into_object::<EnumObj>().ok().unwrap();
            assert_eq!(
                (copy.int_index, copy.str_index().view().as_str()),
                (7, Some(&b"seven"[..]))
            );
        }
    }
}
