//! `ffi.StructuralVisitor`: the object behind a structural walk, and how it visits a value.
//!
//! Visitors are created by this runtime and by C++ clients alike, and each side calls the other's
//! through the table of functions: the layouts here are part of the ABI.

use std::ffi::c_void;
use std::sync::atomic::{AtomicI32, Ordering};

use fishplate_abi::{DefRegionKind, ObjectHeader, RawAny, SEqHashKind, TypeIndex, attr};

use super::container_visit;
use super::hooks::{error_as_err, wrong_result};
use super::prefetch::prefetch_field;
use super::reflected;
use crate::any::{Any, AnyView};
use crate::call::Builtin;
use crate::depth::Level;
use crate::error::{Error, ErrorObj, Result};
use crate::field::ObjectDef;
use crate::field_access;
use crate::function::FunctionObj;
use crate::object::{self, Object, ObjectType, Ref};
use crate::signature::Ty;
use crate::type_table::{self, AttrLookup};

/// Visits a borrowed value; returns None, a `VisitInterrupt` that ends the walk, or an error
/// object.
pub(super) type VisitFn = unsafe extern "C" fn(visitor: *const VisitorObj, value: RawAny) -> RawAny;

/// Functions of a visitor.
#[repr(C)]
pub(super) struct VisitorTable {
    pub(super) visit: Option<VisitFn>,
}

/// A visitor; the data of a specific kind of visitor follows.
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

static HOOK: AttrLookup = AttrLookup::new(attr::S_VISIT);

impl VisitorObj {
    /// The start of a new visitor.
    pub(super) fn new(table: &'static VisitorTable) -> VisitorObj {
        let header = object::new_header(TypeIndex::STRUCTURAL_VISITOR);
        let region = AtomicI32::new(DefRegionKind::NONE.0);
        VisitorObj { header, table, region }
    }

    /// The region of definitions that the walk is in.
    pub(super) fn region(&self) -> DefRegionKind {
        DefRegionKind(self.region.load(Ordering::Relaxed))
    }

    /// Runs `body` with the walk in a region of kind `kind`.
    pub(super) fn with_region<R>(&self, kind: DefRegionKind, body: impl FnOnce() -> R) -> R {
        with_region(&self.region, kind, body)
    }

    /// Visits a value with this visitor's function.
    #[inline]
    pub(super) fn visit(&self, value: &AnyView<'_>) -> Visited {
        // SAFETY: a visitor points to a table that outlives it.
        let Some(visit) = (unsafe { self.table.as_ref() }).and_then(|table| table.visit) else {
            let message = "A structural visitor has no function to visit with";
            return Err(Error::internal(message).into());
        };
        // SAFETY: the table belongs to this visitor, and the value is borrowed for the call; the
        // result is owned.
        unsafe { visited(visit(self, *value.as_raw())) }
    }

    /// Visits the parts of a value: by the hook of its type, else field by field.
    pub(super) fn visit_parts(&self, value: &AnyView<'_>) -> Visited {
        self.visit_parts_by(value, |part| self.visit(part))
    }

    /// Does the same as [`VisitorObj::visit_parts`] for a visitor that knows its own function.
    #[inline]
    pub(super) fn visit_parts_by(
        &self,
        value: &AnyView<'_>,
        visit: impl Fn(&AnyView<'_>) -> Visited,
    ) -> Visited {
        let index = value.type_index();
        if let Some(visited) = container_visit::visit_items(value, &visit) {
            return visited;
        }
        match HOOK.of(index) {
            Some(hook) => self.call_hook(&hook, value),
            None => match value.as_object::<Object>() {
                Some(object) => self.visit_fields(object, visit),
                None => Ok(()),
            },
        }
    }

    fn call_hook(&self, hook: &AnyView<'_>, value: &AnyView<'_>) -> Visited {
        if hook.type_index() == TypeIndex::OPAQUE_PTR
            && let Some(pointer) = hook.as_ptr().filter(|pointer| !pointer.is_null())
        {
            // SAFETY: the attribute's contract: a native function of this type.
            let visit = unsafe { std::mem::transmute::<*mut c_void, VisitFn>(pointer) };
            crate::lock::none_held("a hook");
            // SAFETY: as in `visit`.
            return unsafe { visited(visit(self, *value.as_raw())) };
        }
        let Some(function) = hook.as_object::<FunctionObj>() else {
            let message = "__s_visit__ must be an opaque function pointer or ffi.Function";
            return Err(Error::type_error(message).into());
        };
        expect_interrupt(function.call(&[AnyView::object(self), *value])?)
    }

    fn visit_fields(&self, object: &Object, visit: impl Fn(&AnyView<'_>) -> Visited) -> Visited {
        let info = type_table::expect_info(object.type_index())?;
        let visit_all = || {
            let mut fields = reflected::fields(info);
            while let Some(field) = fields.next() {
                prefetch_field(object, fields.upcoming());
                let mut value = Any::NONE;
                field_access::read_into(object, field, &mut value)?;
                match reflected::own_region(field) {
                    Some(kind) => self.with_region(kind, || visit(value.as_view()))?,
                    None => visit(value.as_view())?,
                }
            }
            Ok(())
        };
        // A simple definition covers only the variable: its fields hold uses.
        if self.region() == DefRegionKind::SIMPLE && reflected::is_free_var(info) {
            return self.with_region(DefRegionKind::NONE, visit_all);
        }
        visit_all()
    }
}

/// The reason why a walk ended: an interrupt, or an error.
pub(super) struct Stop(Ref<Object>);

/// Result of a visit: the walk continues, or it stops.
pub(super) type Visited = std::result::Result<(), Stop>;

impl From<Error> for Stop {
    #[cold]
    fn from(error: Error) -> Stop {
        Stop(error.into_object().upcast())
    }
}

impl Stop {
    /// Converts a value that is an interrupt; returns any other value unchanged.
    pub(super) fn interrupt(value: Any) -> std::result::Result<Stop, Any> {
        if value.type_index() != TypeIndex::VISIT_INTERRUPT {
            return Err(value);
        }
        value.into_object().map(Stop)
    }

    /// Changes the error, if it is one.
    #[cold]
    pub(super) fn map_error(self, change: impl FnOnce(Error) -> Error) -> Stop {
        match self.0.downcast::<ErrorObj>() {
            Ok(error) => change(Error::from_object(error)).into(),
            Err(interrupt) => Stop(interrupt),
        }
    }
}

/// Result of a visit function.
///
/// # Safety
/// `raw` is an owned value that nobody else releases.
#[inline]
unsafe fn visited(raw: RawAny) -> Visited {
    // SAFETY: the caller guarantees that `raw` is an owned value that nobody else releases.
    let value = unsafe { Any::from_foreign(raw) }?;
    if value.is_none() {
        return Ok(());
    }
    // Anything but None stops the walk; only the two kinds of objects are allowed to.
    value.into_object().map_or_else(expect_interrupt, |object| Err(Stop(object)))
}

/// The result of a visit for C: None or the interrupt, or the error.
pub(super) fn into_result(visited: Visited) -> Result<Any> {
    match visited {
        Ok(()) => Ok(Any::NONE),
        Err(Stop(object)) => error_as_err(object.into()),
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
pub(super) fn expect_interrupt(result: Any) -> Visited {
    if result.is_none() {
        return Ok(());
    }
    let result = error_as_err(result)?;
    Err(Stop::interrupt(result)
        .unwrap_or_else(|other| wrong_result("Optional<ffi.VisitInterrupt>", &other).into()))
}

/// The kind of region that a client requests.
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
        into_result(a.object::<VisitorObj>(0)?.visit(&a.view(1)))
    }),
    Builtin::new(
        "ffi.StructuralVisitorDefaultVisit",
        &[VISITOR, Ty::AnyView],
        MAYBE_INTERRUPT,
        |a| {
            let _level = Level::enter()?;
            into_result(a.object::<VisitorObj>(0)?.visit_parts(&a.view(1)))
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
        // Only the creator of a visitor knows the data that follows its start.
        shallow_copy: Some(|_| Err(Error::type_error("A structural visitor cannot be copied"))),
        fields: &[],
        methods: &[],
    };
    definition.install(None)
}
