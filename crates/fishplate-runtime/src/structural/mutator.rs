//! `ffi.StructuralMutator`: the object behind a structural mutation, and how it rebuilds a value.
//!
//! As with visitors, either side calls the other's mutators through the table of functions: the
//! layouts here are part of the ABI. A mutation returns a new value, or the marker `ffi.Unchanged`.

use std::ffi::c_void;
use std::sync::atomic::{AtomicI32, Ordering};

use fishplate_abi::{
    COUNT_BOTH_ONE, DefRegionKind, FieldInfo, ObjectHeader, RawAny, RawValue, SEqHashKind,
    TypeIndex, TypeInfo, attr,
};

use super::container_mutate;
use super::hooks::{error_as_err, from_native};
use super::reflected;
use super::visit_error_context::add_node;
use super::visitor;
use crate::any::{Any, AnyView};
use crate::error::{Error, Result};
use crate::field::ObjectDef;
use crate::field_access;
use crate::function::FunctionObj;
use crate::object::{self, Object, ObjectType};
use crate::type_table::{self, AttrLookup};

/// Mutates a borrowed value; returns a new value, the marker `ffi.Unchanged`, or an error object.
pub(super) type MutateFn =
    unsafe extern "C" fn(mutator: *const MutatorObj, value: RawAny) -> RawAny;
/// Stores the replacement of a borrowed variable; returns None, or an error object.
pub(super) type RemapSetFn =
    unsafe extern "C" fn(mutator: *const MutatorObj, var: RawAny, mapped: RawAny) -> RawAny;

/// Functions of a mutator.
#[repr(C)]
pub(super) struct MutatorTable {
    pub(super) mutate: Option<MutateFn>,
    /// Does the same as `mutate`, and may change the value in place.
    pub(super) maybe_inplace_mutate: Option<MutateFn>,
    /// Returns the replacement of a variable, or None.
    pub(super) var_remap_get: Option<MutateFn>,
    pub(super) var_remap_set: Option<RemapSetFn>,
}

/// A mutator; the data of a specific kind of mutator follows.
#[repr(C)]
pub(super) struct MutatorObj {
    header: ObjectHeader,
    table: *const MutatorTable,
    region: AtomicI32,
}

const _: () = assert!(size_of::<MutatorObj>() == 40);

// SAFETY: `repr(C)` with the header first; derived types start with the same layout.
unsafe impl ObjectType for MutatorObj {
    const INDEX: TypeIndex = TypeIndex::STRUCTURAL_MUTATOR;
    fn is_instance(index: TypeIndex) -> bool {
        type_table::is_instance(index, TypeIndex::STRUCTURAL_MUTATOR)
    }
}

/// Whether a value on this path may be changed in place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Inplace {
    /// Never: the source stays unchanged.
    Disallow,
    /// If nobody else refers to it.
    Allow,
}

impl Inplace {
    /// The permission for a value: it must have no second reference.
    #[inline]
    pub(super) fn of(self, value: &AnyView<'_>) -> Inplace {
        if self == Inplace::Allow && is_unique(value) { self } else { Inplace::Disallow }
    }
}

static HOOK: AttrLookup = AttrLookup::new(attr::S_MUTATE);
static INPLACE_HOOK: AttrLookup = AttrLookup::new(attr::S_MAYBE_INPLACE_MUTATE);
static SHALLOW_COPY: AttrLookup = AttrLookup::new(attr::SHALLOW_COPY);

/// The marker for an unchanged value.
pub(super) fn unchanged() -> Any {
    let value = RawValue { v_uint64: 0 };
    // SAFETY: the marker owns nothing.
    unsafe { Any::from_raw(RawAny { type_index: TypeIndex::UNCHANGED, small_len: 0, value }) }
}

/// The new value, if a mutation returned one that is not the old value itself.
pub(super) fn changed(result: Any, old: &AnyView<'_>) -> Option<Any> {
    let stays = result.type_index() == TypeIndex::UNCHANGED || result.view().same_as(old);
    (!stays).then_some(result)
}

/// The new value, or the old one.
pub(super) fn value_or(result: Any, old: &AnyView<'_>) -> Result<Any> {
    if result.type_index() == TypeIndex::UNCHANGED { old.to_owned() } else { Ok(result) }
}

/// Whether a value is an object that nobody else refers to.
pub(super) fn is_unique(value: &AnyView<'_>) -> bool {
    value.as_object::<Object>().is_some_and(|object| {
        object.header.combined_ref_count.load(Ordering::Acquire) == COUNT_BOTH_ONE
    })
}

impl MutatorObj {
    /// The start of a new mutator.
    pub(super) fn new(table: &'static MutatorTable) -> MutatorObj {
        let header = object::new_header(TypeIndex::STRUCTURAL_MUTATOR);
        let region = AtomicI32::new(DefRegionKind::NONE.0);
        MutatorObj { header, table, region }
    }

    /// The region of definitions that the mutation is in.
    pub(super) fn region(&self) -> DefRegionKind {
        DefRegionKind(self.region.load(Ordering::Relaxed))
    }

    /// Runs `body` with the mutation in a region of kind `kind`.
    pub(super) fn with_region<R>(&self, kind: DefRegionKind, body: impl FnOnce() -> R) -> R {
        visitor::with_region(&self.region, kind, body)
    }

    fn entry<F>(&self, pick: impl FnOnce(&MutatorTable) -> Option<F>) -> Result<F> {
        // SAFETY: a mutator points to a table that outlives it.
        unsafe { self.table.as_ref() }.and_then(pick).ok_or_else(|| {
            Error::internal("A structural mutator lacks one of the functions that it must have")
        })
    }

    /// Mutates a value with this mutator's function; in place only if that is allowed and nobody
    /// else refers to the value.
    pub(super) fn mutate(&self, value: &AnyView<'_>, inplace: Inplace) -> Result<Any> {
        let mutate = self.entry(|table| match inplace.of(value) {
            Inplace::Allow => table.maybe_inplace_mutate,
            Inplace::Disallow => table.mutate,
        })?;
        // SAFETY: the table belongs to this mutator, and the value is borrowed for the call; the
        // result is owned.
        unsafe { from_native(mutate(self, *value.as_raw())) }
    }

    /// Returns the replacement of a variable or graph node, or None.
    pub(super) fn remapped(&self, var: &AnyView<'_>) -> Result<Any> {
        let get = self.entry(|table| table.var_remap_get)?;
        // SAFETY: as in `mutate`.
        unsafe { from_native(get(self, *var.as_raw())) }
    }

    /// Stores the replacement of a variable or graph node.
    pub(super) fn remap(&self, var: &AnyView<'_>, mapped: &AnyView<'_>) -> Result<()> {
        let set = self.entry(|table| table.var_remap_set)?;
        // SAFETY: as in `mutate`.
        unsafe { from_native(set(self, *var.as_raw(), *mapped.as_raw())) }.map(drop)
    }

    /// Mutates the parts of a value: by the hook of its type, else field by field. The caller has
    /// checked whether that may happen in place.
    pub(super) fn mutate_parts(&self, value: &AnyView<'_>, inplace: Inplace) -> Result<Any> {
        self.mutate_parts_by(value, inplace, |part, inplace| self.mutate(part, inplace))
    }

    /// Does the same as [`MutatorObj::mutate_parts`] for a mutator that knows its own function.
    #[inline]
    pub(super) fn mutate_parts_by(
        &self,
        value: &AnyView<'_>,
        inplace: Inplace,
        mutate: impl Fn(&AnyView<'_>, Inplace) -> Result<Any>,
    ) -> Result<Any> {
        if !value.type_index().is_object() && HOOK.of(value.type_index()).is_none() {
            return value.to_owned();
        }
        let result = match container_mutate::mutate_items(value, inplace, &mutate) {
            Some(result) => result,
            None => self.mutate_by_type(value, inplace, mutate),
        };
        result.map_err(|error| add_node(error, value))
    }

    fn mutate_by_type(
        &self,
        value: &AnyView<'_>,
        inplace: Inplace,
        mutate: impl Fn(&AnyView<'_>, Inplace) -> Result<Any>,
    ) -> Result<Any> {
        let index = value.type_index();
        if inplace == Inplace::Allow
            && let Some(hook) = INPLACE_HOOK.of(index)
            && let Some(result) = self.call_hook(&hook, value)
        {
            return result;
        }
        match HOOK.of(index) {
            Some(hook) => self.call_hook(&hook, value).unwrap_or_else(|| {
                Err(Error::type_error("__s_mutate__ must be a direct hook pointer or ffi.Function"))
            }),
            None => self.mutate_reflected(value, mutate),
        }
    }

    /// Calls a hook; `None` if it is not one.
    fn call_hook(&self, hook: &AnyView<'_>, value: &AnyView<'_>) -> Option<Result<Any>> {
        if let Some(function) = hook.as_object::<FunctionObj>() {
            let result = function.call(&[AnyView::object(self), *value]);
            return Some(result.and_then(error_as_err));
        }
        if hook.type_index() != TypeIndex::OPAQUE_PTR {
            return None;
        }
        let pointer = hook.as_ptr().filter(|pointer| !pointer.is_null())?;
        // SAFETY: the attribute's contract: a native function of this type.
        let mutate = unsafe { std::mem::transmute::<*mut c_void, MutateFn>(pointer) };
        crate::lock::none_held("a hook");
        // SAFETY: as in `mutate`.
        Some(unsafe { from_native(mutate(self, *value.as_raw())) })
    }

    /// Mutates a value without a hook. Definitions of variables and graph nodes are mutated once,
    /// and their replacements are remembered for their uses.
    fn mutate_reflected(
        &self,
        value: &AnyView<'_>,
        mutate: impl Fn(&AnyView<'_>, Inplace) -> Result<Any>,
    ) -> Result<Any> {
        let Some(object) = value.as_object::<Object>() else { return value.to_owned() };
        let info = type_table::expect_info(object.type_index())?;
        let kind = type_table::metadata(info)
            .map_or(SEqHashKind::UNSUPPORTED, |metadata| metadata.structural_eq_hash_kind);
        let is_var = kind == SEqHashKind::FREE_VAR;
        let is_node = kind == SEqHashKind::DAG_NODE;
        if is_var || is_node {
            let known = self.remapped(value)?;
            if !known.is_none() {
                return Ok(known);
            }
        }
        if is_var && self.region() == DefRegionKind::NONE {
            // A use of a variable whose definition is unchanged or missing.
            return Ok(unchanged());
        }
        let result = self.mutate_fields(object, info, mutate)?;
        let is_unchanged = result.type_index() == TypeIndex::UNCHANGED;
        // Uses of an unchanged simple definition find nothing, and stay unchanged as well.
        let needs_remap = is_node || self.region() == DefRegionKind::PATTERN || !is_unchanged;
        if (is_var || is_node) && needs_remap {
            self.remap(value, &result.view())?;
        }
        Ok(result)
    }

    /// Mutates the fields of a copy; returns the marker if all of them are unchanged.
    fn mutate_fields(
        &self,
        object: &Object,
        info: &'static TypeInfo,
        mutate: impl Fn(&AnyView<'_>, Inplace) -> Result<Any>,
    ) -> Result<Any> {
        let copy = SHALLOW_COPY.of(info.type_index);
        let copy = copy
            .as_ref()
            .and_then(|copy| copy.as_object::<FunctionObj>())
            .ok_or_else(|| Error::type_error("__ffi_shallow_copy__ must be an ffi.Function"))?;
        let copied = error_as_err(copy.call(&[AnyView::object(object)])?)?;
        let target = copied
            .view()
            .as_object::<Object>()
            .filter(|new| new.type_index() == info.type_index && !std::ptr::eq(*new, object))
            .ok_or_else(|| {
                Error::type_error(
                    "Shallow copy callback must return a distinct object with the same type \
                     as its input",
                )
            })?;
        let mutate_all = || {
            let mut any_changed = false;
            for field in reflected::fields(info) {
                any_changed |= self.mutate_field(target, info, field, &mutate)?;
            }
            Ok::<bool, Error>(any_changed)
        };
        // A simple definition covers only the variable: its fields hold uses.
        let any_changed = if self.region() == DefRegionKind::SIMPLE && reflected::is_free_var(info)
        {
            self.with_region(DefRegionKind::NONE, mutate_all)?
        } else {
            mutate_all()?
        };
        Ok(if any_changed { copied } else { unchanged() })
    }

    /// Mutates one field; returns whether it changed.
    fn mutate_field(
        &self,
        target: &Object,
        info: &TypeInfo,
        field: &'static FieldInfo,
        mutate: impl Fn(&AnyView<'_>, Inplace) -> Result<Any>,
    ) -> Result<bool> {
        let mut value = Any::NONE;
        field_access::read_into(target, field, &mut value)?;
        let mutate = || mutate(value.as_view(), Inplace::Disallow);
        let result = match reflected::own_region(field) {
            Some(kind) => self.with_region(kind, mutate)?,
            None => mutate()?,
        };
        let Some(new) = changed(result, &value.view()) else { return Ok(false) };
        match field_access::write(target, field, &new.view()) {
            Some(written) => written.map(|()| true),
            None => Err(Error::type_error(format!(
                "Cannot structurally mutate field `{}` of type `{}` because it does not define \
                 a setter",
                String::from_utf8_lossy(field_access::name(field)),
                type_table::key(info.type_index)
            ))),
        }
    }
}

pub(super) fn install() -> Result<()> {
    let definition = ObjectDef {
        index: TypeIndex::STRUCTURAL_MUTATOR,
        size: size_of::<MutatorObj>(),
        kind: SEqHashKind::UNSUPPORTED,
        is_final: false,
        creator: None,
        // Only the creator of a mutator knows the data that follows its start.
        shallow_copy: Some(|_| Err(Error::type_error("A structural mutator cannot be copied"))),
        fields: &[],
        methods: &[],
    };
    definition.install(None)
}
