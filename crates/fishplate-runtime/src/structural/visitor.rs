//! `ffi.StructuralVisitor`: the object that a structural walk is, and how it goes into a value.
//!
//! Visitors are made by this runtime and by C++ clients alike, and each side calls the other's
//! through the table of functions: the layouts here are part of the ABI.

use std::ffi::c_void;
use std::sync::atomic::{AtomicI32, Ordering};

use fishplate_abi::{DefRegionKind, ObjectHeader, RawAny, SEqHashKind, TypeIndex, attr};

use super::hooks::{Column, error_as_err, from_native, wrong_result};
use super::reflected;
use crate::any::{Any, AnyView};
use crate::call::Builtin;
use crate::depth::Level;
use crate::error::{Error, Result};
use crate::field::ObjectDef;
use crate::field_access;
use crate::function::FunctionObj;
use crate::object::{self, Object, ObjectType};
use crate::signature::Ty;
use crate::type_table;

/// Visits a borrowed value: None, a `VisitInterrupt` that ends the walk, or an error object.
pub(super) type VisitFn = unsafe extern "C" fn(visitor: *const VisitorObj, value: RawAny) -> RawAny;

/// What a visitor does.
#[repr(C)]
pub(super) struct VisitorTable {
    pub(super) visit: Option<VisitFn>,
}

/// A visitor; what belongs to one kind of visitor follows.
#[repr(C)]
pub(super) struct VisitorObj {
    header: ObjectHeader,
    table: *const VisitorTable,
    region: AtomicI32,
}

const _: () = assert!(size_of::<VisitorObj>() == 40);

// SAFETY: `repr(C)` with the header first; derived types start with the same layout.
unsafe impl ObjectType for VisitorObj {
    const INDEX: TypeIndex = TypeIndex::STRUCTURAL_VISITOR;
    fn is_instance(index: TypeIndex) -> bool {
        type_table::is_instance(index, TypeIndex::STRUCTURAL_VISITOR)
    }
}

static HOOK: Column = Column::new(attr::S_VISIT);

impl VisitorObj {
    /// The start of a new visitor.
    pub(super) fn new(table: &'static VisitorTable) -> VisitorObj {
        let header = object::new_header(TypeIndex::STRUCTURAL_VISITOR);
        let region = AtomicI32::new(DefRegionKind::NONE.0);
        VisitorObj { header, table, region }
    }

    /// The region that the walk is in.
    pub(super) fn region(&self) -> DefRegionKind {
        DefRegionKind(self.region.load(Ordering::Relaxed))
    }

    /// Runs `body` with the walk in a region of kind `kind`.
    pub(super) fn with_region<R>(&self, kind: DefRegionKind, body: impl FnOnce() -> R) -> R {
        with_region(&self.region, kind, body)
    }

    /// Visits a value the way this visitor does: None, or the interrupt that ends the walk.
    #[inline]
    pub(super) fn visit(&self, value: &AnyView<'_>) -> Result<Any> {
        // SAFETY: a visitor points to a table that outlives it.
        let Some(visit) = (unsafe { self.table.as_ref() }).and_then(|table| table.visit) else {
            return Err(Error::internal("A structural visitor has no function to visit with"));
        };
        // SAFETY: the table belongs to this visitor, and the value is borrowed for the call; an
        // owned value comes back.
        unsafe { from_native(visit(self, *value.as_raw())) }
    }

    /// Visits the parts of a value: by the hook of its type, else field by field.
    #[inline]
    pub(super) fn visit_parts(&self, value: &AnyView<'_>) -> Result<Any> {
        let Some(hook) = HOOK.of(value.type_index()) else {
            return match value.as_object::<Object>() {
                Some(object) => self.visit_fields(object),
                None => Ok(Any::NONE),
            };
        };
        if hook.type_index() == TypeIndex::OPAQUE_PTR
            && let Some(pointer) = hook.as_ptr().filter(|pointer| !pointer.is_null())
        {
            // SAFETY: the attribute's contract: a native function of this type.
            let visit = unsafe { std::mem::transmute::<*mut c_void, VisitFn>(pointer) };
            // SAFETY: as in `visit`.
            return unsafe { from_native(visit(self, *value.as_raw())) };
        }
        let Some(function) = hook.as_object::<FunctionObj>() else {
            return Err(Error::type_error(
                "__s_visit__ must be an opaque function pointer or ffi.Function",
            ));
        };
        interrupt_or_none(function.call(&[AnyView::object(self), *value])?)
    }

    fn visit_fields(&self, object: &Object) -> Result<Any> {
        let _level = Level::enter()?;
        let info = type_table::expect_info(object.type_index())?;
        let visit_all = || {
            for field in reflected::fields(info) {
                let value = field_access::read(object, field)?;
                let result = match reflected::own_region(field) {
                    Some(kind) => self.with_region(kind, || self.visit(&value.view()))?,
                    None => self.visit(&value.view())?,
                };
                if !result.is_none() {
                    return Ok(result);
                }
            }
            Ok(Any::NONE)
        };
        // A simple definition is of the variable alone: its fields hold uses.
        if self.region() == DefRegionKind::SIMPLE && reflected::is_free_var(info) {
            return self.with_region(DefRegionKind::NONE, visit_all);
        }
        visit_all()
    }
}

/// Runs `body` with a walk in a region of kind `kind`; inside a pattern it stays a pattern.
pub(super) fn with_region<R>(
    region: &AtomicI32,
    kind: DefRegionKind,
    body: impl FnOnce() -> R,
) -> R {
    struct Restore<'a>(&'a AtomicI32, i32);
    impl Drop for Restore<'_> {
        fn drop(&mut self) {
            self.0.store(self.1, Ordering::Relaxed);
        }
    }
    let before = region.load(Ordering::Relaxed);
    let _restore = Restore(region, before);
    region.store(reflected::nested_region(DefRegionKind(before), kind).0, Ordering::Relaxed);
    body()
}

/// The result of a callback that visits.
pub(super) fn interrupt_or_none(result: Any) -> Result<Any> {
    if result.is_none() || result.type_index() == TypeIndex::VISIT_INTERRUPT {
        return Ok(result);
    }
    let result = error_as_err(result)?;
    Err(wrong_result("Optional<ffi.VisitInterrupt>", &result))
}

/// The kind of region that a client asks for.
pub(super) fn region_argument(kind: i64) -> Result<DefRegionKind> {
    i32::try_from(kind)
        .map(DefRegionKind)
        .map_err(|_| Error::value(format!("{kind} is not a kind of definition region")))
}

const VISITOR: Ty = Ty::Object(TypeIndex::STRUCTURAL_VISITOR);
pub(super) const MAYBE_INTERRUPT: Ty = Ty::Optional(&Ty::Object(TypeIndex::VISIT_INTERRUPT));

/// The global functions of this file.
pub(super) const FUNCTIONS: &[Builtin] = &[
    Builtin::new("ffi.StructuralVisitorVisit", &[VISITOR, Ty::AnyView], MAYBE_INTERRUPT, |a| {
        a.object::<VisitorObj>(0)?.visit(&a.view(1))
    }),
    Builtin::new(
        "ffi.StructuralVisitorDefaultVisit",
        &[VISITOR, Ty::AnyView],
        MAYBE_INTERRUPT,
        |a| {
            let _level = Level::enter()?;
            a.object::<VisitorObj>(0)?.visit_parts(&a.view(1))
        },
    ),
    Builtin::new("ffi.StructuralVisitorDefRegionKind", &[VISITOR], Ty::Int, |a| {
        Ok(i64::from(a.object::<VisitorObj>(0)?.region().0).into())
    }),
    Builtin::new(
        "ffi.StructuralVisitorWithDefRegionKind",
        &[VISITOR, Ty::Int, Ty::Object(TypeIndex::FUNCTION)],
        Ty::Any,
        |a| {
            let (kind, body) = (region_argument(a.int(1)?)?, a.object::<FunctionObj>(2)?);
            a.object::<VisitorObj>(0)?.with_region(kind, || body.call(&[]))
        },
    ),
];

pub(super) fn install() -> Result<()> {
    let definition = ObjectDef {
        index: TypeIndex::STRUCTURAL_VISITOR,
        size: size_of::<VisitorObj>(),
        kind: SEqHashKind::UNSUPPORTED,
        is_final: false,
        creator: None,
        // What follows the start of a visitor is known to its maker alone.
        shallow_copy: Some(|_| Err(Error::type_error("A structural visitor cannot be copied"))),
        fields: &[],
        methods: &[],
    };
    definition.install(None)
}
