//! `ffi.VisitInterrupt`: the result of a callback that ends a walk, with a value for the caller of the walk.

use std::ffi::c_int;
use std::mem::offset_of;

use fishplate_abi::{FieldFlags, ObjectHandle, ObjectHeader, SEqHashKind, TypeIndex};

use crate::any::Any;
use crate::call::Builtin;
use crate::error::{Error, Result};
use crate::field::{Field, ObjectDef, run_creator};
use crate::object::{self, Object, ObjectType, Ref};
use crate::signature::Ty;

/// The end of a walk.
#[repr(C)]
struct VisitInterruptObj {
    header: ObjectHeader,
    value: Any,
}

const _: () = assert!(size_of::<VisitInterruptObj>() == 40);

// SAFETY: `repr(C)` with the header first; every object of this final type has this layout.
unsafe impl ObjectType for VisitInterruptObj {
    const INDEX: TypeIndex = TypeIndex::VISIT_INTERRUPT;
}

impl VisitInterruptObj {
    fn new(value: Any) -> Ref<VisitInterruptObj> {
        let header = object::new_header(TypeIndex::VISIT_INTERRUPT);
        object::allocate(VisitInterruptObj { header, value })
    }
}

fn new_interrupt() -> Ref<Object> {
    VisitInterruptObj::new(Any::NONE).upcast()
}

unsafe extern "C" fn create_interrupt(result: *mut ObjectHandle) -> c_int {
    // SAFETY: passes the creator protocol on unchanged.
    unsafe { run_creator(new_interrupt, result) }
}

fn copy_interrupt(object: &Object) -> Result<Ref<Object>> {
    let interrupt: &VisitInterruptObj =
        object.downcast().ok_or_else(|| Error::type_error("Expected `ffi.VisitInterrupt`"))?;
    Ok(VisitInterruptObj::new(interrupt.value.clone()).upcast())
}

const FIELDS: &[Field] =
    &[Field::new::<Any>("value", offset_of!(VisitInterruptObj, value))
        .flags(FieldFlags::HAS_DEFAULT)];

/// The global functions of this file.
pub(super) const FUNCTIONS: &[Builtin] = &[Builtin::new(
    "ffi.VisitInterrupt",
    &[Ty::Any],
    Ty::Object(TypeIndex::VISIT_INTERRUPT),
    |a| Ok(VisitInterruptObj::new(a.any(0)?).into()),
)];

pub(super) fn install() -> Result<()> {
    let definition = ObjectDef {
        index: TypeIndex::VISIT_INTERRUPT,
        size: size_of::<VisitInterruptObj>(),
        kind: SEqHashKind::UNSUPPORTED,
        is_final: true,
        creator: Some(new_interrupt),
        shallow_copy: Some(copy_interrupt),
        fields: FIELDS,
        methods: &[],
    };
    definition.install(Some(create_interrupt))
}
