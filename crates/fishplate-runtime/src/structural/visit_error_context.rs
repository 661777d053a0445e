//! `ffi.VisitErrorContext`: the objects that a walk was in when an error occurred, innermost first.
//!
//! It is attached to the error. C++ clients create and extend it with inlined code, so either side
//! may find the other's.

use std::ffi::c_int;
use std::mem::offset_of;

use fishplate_abi::{ObjectHandle, ObjectHeader, SEqHashKind, TypeIndex};

use crate::any::{Any, AnyView};
use crate::containers::ListObj;
use crate::error::{Error, Result};
use crate::field::{Field, ObjectDef, ObjectKind, ObjectSlot, run_creator};
use crate::object::{self, Object, ObjectType, Ref};
use crate::signature::Ty;

/// The list of objects.
struct Pattern;
impl ObjectKind for Pattern {
    type Target = ListObj;
    const TY: Ty = Ty::List(&Ty::Nullable(TypeIndex::OBJECT));
    const STATIC_INDEX: TypeIndex = TypeIndex::LIST;
}

/// The error's previous context.
struct Previous;
impl ObjectKind for Previous {
    type Target = Object;
    const TY: Ty = Ty::Optional(&Ty::Object(TypeIndex::OBJECT));
    const STATIC_INDEX: TypeIndex = TypeIndex::ANY;
}

/// The place in a walk where an error occurred.
#[repr(C)]
pub(super) struct VisitErrorContextObj {
    header: ObjectHeader,
    reverse_visit_pattern: ObjectSlot<Pattern>,
    prev_error_context: ObjectSlot<Previous>,
}

const _: () = assert!(size_of::<VisitErrorContextObj>() == 40);

// SAFETY: `repr(C)` with the header first; every object of this final type has this layout.
unsafe impl ObjectType for VisitErrorContextObj {
    const INDEX: TypeIndex = TypeIndex::VISIT_ERROR_CONTEXT;
}

impl VisitErrorContextObj {
    fn new(pattern: Option<Ref<ListObj>>, previous: Option<Ref<Object>>) -> Ref<Self> {
        object::allocate(VisitErrorContextObj {
            header: object::new_header(TypeIndex::VISIT_ERROR_CONTEXT),
            reverse_visit_pattern: ObjectSlot(pattern),
            prev_error_context: ObjectSlot(previous),
        })
    }

    /// The objects, innermost first; entries may be None.
    pub(super) fn pattern(&self) -> Option<&Ref<ListObj>> {
        self.reverse_visit_pattern.0.as_ref()
    }
}

/// Adds an object to the error context of a walk; plain values are not recorded. If memory runs out
/// here, the original error stays unchanged.
#[cold]
pub(super) fn add_node(error: Error, node: &AnyView<'_>) -> Error {
    let Some(object) = node.as_object::<Object>() else { return error };
    let entry = || Any::from(Ref::from_borrowed(object));
    let found = error.context().and_then(|context| context.downcast::<VisitErrorContextObj>());
    if let Some(pattern) = found.and_then(VisitErrorContextObj::pattern) {
        let _ = ListObj::push(pattern, entry());
        return error;
    }
    if let Ok(pattern) = ListObj::from_values([Ok(entry())].into_iter()) {
        let previous = error.context().map(Ref::from_borrowed);
        let context = VisitErrorContextObj::new(Some(pattern), previous);
        error.set_context(context.upcast());
    }
    error
}

fn new_context() -> Ref<Object> {
    let pattern = ListObj::from_values(std::iter::empty()).ok();
    VisitErrorContextObj::new(pattern, None).upcast()
}

unsafe extern "C" fn create_context(result: *mut ObjectHandle) -> c_int {
    // SAFETY: passes the creator protocol on unchanged.
    unsafe { run_creator(new_context, result) }
}

fn copy_context(object: &Object) -> Result<Ref<Object>> {
    let context: &VisitErrorContextObj =
        object.downcast().ok_or_else(|| Error::type_error("Expected `ffi.VisitErrorContext`"))?;
    let pattern = context.reverse_visit_pattern.0.clone();
    Ok(VisitErrorContextObj::new(pattern, context.prev_error_context.0.clone()).upcast())
}

const FIELDS: &[Field] = &[
    Field::new::<ObjectSlot<Pattern>>(
        "reverse_visit_pattern",
        offset_of!(VisitErrorContextObj, reverse_visit_pattern),
    ),
    Field::new::<ObjectSlot<Previous>>(
        "prev_error_context",
        offset_of!(VisitErrorContextObj, prev_error_context),
    ),
];

pub(super) fn install() -> Result<()> {
    let definition = ObjectDef {
        index: TypeIndex::VISIT_ERROR_CONTEXT,
        size: size_of::<VisitErrorContextObj>(),
        kind: SEqHashKind::UNSUPPORTED,
        is_final: true,
        creator: Some(new_context),
        shallow_copy: Some(copy_context),
        fields: FIELDS,
        methods: &[],
    };
    definition.install(Some(create_context))
}
