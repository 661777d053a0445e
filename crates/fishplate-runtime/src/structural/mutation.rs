//! `ffi.StructuralMap` and `ffi.StructuralMutate`: mutations that callbacks drive.
//!
//! A map rebuilds every value and lets the first callback for its type replace it, before its parts are rebuilt or
//! after. A mutate leaves a value entirely to its callback.

use fishplate_abi::{RawAny, TypeIndex};

use super::by_address::ByAddress;
use super::callbacks::{CALLBACK, Callback, Callbacks, Order};
use super::hooks::{error_as_err, native};
use super::mutator::{Inplace, MutatorObj, MutatorTable, is_unique, value_or};
use super::visit_error_context::add_node;
use super::visitor::region_argument;
use crate::any::{Any, AnyView};
use crate::call::{Args, Builtin};
use crate::depth::Level;
use crate::error::{Error, Result};
use crate::function::FunctionObj;
use crate::lock::{Held, Lock};
use crate::object::{self, Object, ObjectType, Ref};
use crate::signature::Ty;

/// A mutator that runs callbacks.
#[repr(C)]
struct MutationObj {
    base: MutatorObj,
    /// Replacements of variables and graph nodes.
    remap: Lock<ByAddress<Any>>,
    callbacks: Callbacks,
    /// `None` leaves values to their callbacks.
    order: Option<Order>,
}

// SAFETY: starts with `MutatorObj`. Never used to downcast.
unsafe impl ObjectType for MutationObj {
    const INDEX: TypeIndex = TypeIndex::STRUCTURAL_MUTATOR;
}

static TABLE: MutatorTable = MutatorTable {
    mutate: Some(mutate),
    maybe_inplace_mutate: Some(maybe_inplace_mutate),
    var_remap_get: Some(var_remap_get),
    var_remap_set: Some(var_remap_set),
};

/// Runs an entry of the table.
///
/// # Safety
/// `mutator` is a live `MutationObj`: only they carry the table.
unsafe fn entry(
    mutator: *const MutatorObj,
    body: impl FnOnce(&MutationObj) -> Result<Any>,
) -> RawAny {
    native("a structural mutation", || {
        // SAFETY: the caller guarantees a live `MutationObj`: only they carry the table.
        let mutation = unsafe { &*mutator.cast::<MutationObj>() };
        body(mutation)
    })
}

unsafe extern "C" fn mutate(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: the caller holds the mutator, and passes a valid value for the call.
    unsafe {
        let value = AnyView::from_raw(value);
        entry(mutator, |mutation| mutation.mutate(&value, Inplace::Disallow))
    }
}

unsafe extern "C" fn maybe_inplace_mutate(mutator: *const MutatorObj, value: RawAny) -> RawAny {
    // SAFETY: the caller holds the mutator, and passes a valid value for the call.
    unsafe {
        let value = AnyView::from_raw(value);
        entry(mutator, |mutation| mutation.mutate(&value, Inplace::Allow))
    }
}

unsafe extern "C" fn var_remap_get(mutator: *const MutatorObj, var: RawAny) -> RawAny {
    // SAFETY: the caller holds the mutator, and passes a valid value for the call.
    unsafe {
        let var = AnyView::from_raw(var);
        entry(mutator, |mutation| {
            let var = remap_key(&var)?;
            Ok(mutation.remap().get(var).cloned().unwrap_or(Any::NONE))
        })
    }
}

unsafe extern "C" fn var_remap_set(
    mutator: *const MutatorObj,
    var: RawAny,
    mapped: RawAny,
) -> RawAny {
    // SAFETY: the caller holds the mutator, and passes a valid value for the call.
    unsafe {
        let (var, mapped) = (AnyView::from_raw(var), AnyView::from_raw(mapped));
        entry(mutator, |mutation| {
            let (var, mapped) = (remap_key(&var)?, mapped.to_owned()?);
            let old = mutation.remap().insert(var, mapped);
            // Dropped when the lock is free again: its deleter may come back here.
            drop(old);
            Ok(Any::NONE)
        })
    }
}

fn remap_key<'a>(var: &AnyView<'a>) -> Result<&'a Object> {
    var.as_object()
        .ok_or_else(|| Error::type_error("Variable-remap key must be an object-backed value"))
}

impl MutationObj {
    fn new(callbacks: Callbacks, order: Option<Order>) -> Ref<MutationObj> {
        let remap = Lock::new(ByAddress::new());
        object::allocate(MutationObj { base: MutatorObj::new(&TABLE), remap, callbacks, order })
    }

    fn remap(&self) -> Held<'_, ByAddress<Any>> {
        self.remap.hold()
    }

    /// Mutates a value; the caller has checked whether that may happen in place.
    fn mutate(&self, value: &AnyView<'_>, inplace: Inplace) -> Result<Any> {
        let _level = Level::enter().map_err(|error| add_node(error, value))?;
        match self.order {
            Some(Order::Pre) => self.map_before(value, inplace),
            Some(Order::Post) => self.map_after(value, inplace),
            None => match self.callbacks.find(value.type_index()) {
                Some(callback) => self.leave_to(callback, value, inplace),
                None => self.mutate_parts(value, inplace),
            },
        }
    }

    fn mutate_parts(&self, value: &AnyView<'_>, inplace: Inplace) -> Result<Any> {
        self.base
            .mutate_parts_by(value, inplace, |part, inplace| self.mutate(part, inplace.of(part)))
    }

    fn leave_to(&self, callback: &Callback, value: &AnyView<'_>, inplace: Inplace) -> Result<Any> {
        let mode = AnyView::int(i64::from(inplace == Inplace::Allow));
        let args = [*value, AnyView::object(&self.base), mode];
        let result = callback.function.call(&args[..2 + usize::from(callback.takes_more)]);
        result.and_then(error_as_err).map_err(|error| add_node(error, value))
    }

    /// Returns the result of a value's callback.
    fn replacement(&self, callback: &Callback, value: &AnyView<'_>) -> Result<Any> {
        let args = [*value, AnyView::int(i64::from(self.base.region().0))];
        let result = callback.function.call(&args[..1 + usize::from(callback.takes_more)]);
        result.and_then(error_as_err).map_err(|error| add_node(error, value))
    }

    /// Runs the callback first, and then mutates the parts of its result.
    fn map_before(&self, value: &AnyView<'_>, inplace: Inplace) -> Result<Any> {
        let Some(callback) = self.callbacks.find(value.type_index()) else {
            return self.mutate_parts(value, inplace);
        };
        let mapped = self.replacement(callback, value)?;
        let is_new = mapped.type_index() != TypeIndex::UNCHANGED && !mapped.view().same_as(value);
        let (parts_of, inplace) = match inplace {
            _ if !is_new => (*value, inplace),
            Inplace::Allow if is_unique(&mapped.view()) => (mapped.view(), Inplace::Allow),
            _ => (mapped.view(), Inplace::Disallow),
        };
        let result = self.mutate_parts(&parts_of, inplace)?;
        Ok(if result.type_index() == TypeIndex::UNCHANGED { mapped } else { result })
    }

    /// Mutates the parts first, then runs the callback for the result.
    fn map_after(&self, value: &AnyView<'_>, inplace: Inplace) -> Result<Any> {
        let result = self.mutate_parts(value, inplace)?;
        let is_unchanged = result.type_index() == TypeIndex::UNCHANGED;
        let now = if is_unchanged { *value } else { result.view() };
        let Some(callback) = self.callbacks.find(now.type_index()) else { return Ok(result) };
        let mapped = self.replacement(callback, &now)?;
        Ok(if mapped.type_index() == TypeIndex::UNCHANGED { result } else { mapped })
    }

    /// Mutates the first argument. An argument that was moved into the call may be changed in place.
    fn run(&self, args: &Args<'_>) -> Result<Any> {
        let owned = if args.is_moved(0) { Any::NONE } else { args.any(0)? };
        let root = if args.is_moved(0) { args.view(0) } else { owned.view() };
        value_or(self.mutate(&root, Inplace::Allow.of(&root))?, &root)
    }
}

const MUTATOR: Ty = Ty::Object(TypeIndex::STRUCTURAL_MUTATOR);

/// The global functions of this file.
pub(super) const FUNCTIONS: &[Builtin] = &[
    Builtin::new("ffi.StructuralMutatorMutate", &[MUTATOR, Ty::AnyView], Ty::Any, |a| {
        let value = a.view(1);
        value_or(a.object::<MutatorObj>(0)?.mutate(&value, Inplace::Disallow)?, &value)
    }),
    Builtin::new("ffi.StructuralMutatorDefaultMutate", &[MUTATOR, Ty::AnyView], Ty::Any, |a| {
        let _level = Level::enter()?;
        let value = a.view(1);
        value_or(a.object::<MutatorObj>(0)?.mutate_parts(&value, Inplace::Disallow)?, &value)
    }),
    Builtin::new("ffi.StructuralMutatorVarRemapGet", &[MUTATOR, Ty::AnyView], Ty::Any, |a| {
        a.object::<MutatorObj>(0)?.remapped(&a.view(1))
    }),
    Builtin::new(
        "ffi.StructuralMutatorVarRemapSet",
        &[MUTATOR, Ty::AnyView, Ty::AnyView],
        Ty::Void,
        |a| a.object::<MutatorObj>(0)?.remap(&a.view(1), &a.view(2)).map(Any::from),
    ),
    Builtin::new("ffi.StructuralMutatorDefRegionKind", &[MUTATOR], Ty::Int, |a| {
        Ok(i64::from(a.object::<MutatorObj>(0)?.region().0).into())
    }),
    Builtin::new(
        "ffi.StructuralMutatorWithDefRegionKind",
        &[MUTATOR, Ty::Int, Ty::Object(TypeIndex::FUNCTION)],
        Ty::Any,
        |a| {
            let (kind, body) = (region_argument(a.int(1)?)?, a.object::<FunctionObj>(2)?);
            a.object::<MutatorObj>(0)?.with_region(kind, || body.call(&[]))
        },
    ),
    Builtin::new(
        "ffi.StructuralMap",
        &[Ty::Any, Ty::Array(&CALLBACK), Ty::Array(&CALLBACK), Ty::Int],
        Ty::Any,
        |a| {
            let with_region = Callbacks::read(a.seq(2)?, true)?;
            let callbacks = Callbacks::read(a.seq(1)?, false)?.then(with_region);
            MutationObj::new(callbacks, Some(Order::from_number(a.int(3)?))).run(a)
        },
    ),
    Builtin::new(
        "ffi.StructuralMutate",
        &[Ty::Any, Ty::Array(&Ty::Tuple(&[Ty::Int, Ty::Object(TypeIndex::FUNCTION), Ty::Bool]))],
        Ty::Any,
        |a| MutationObj::new(Callbacks::read(a.seq(1)?, false)?, None).run(a),
    ),
];

#[cfg(test)]
mod tests;
