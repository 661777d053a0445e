//! `ffi.StructuralWalk` and `ffi.StructuralVisit`: walks with callbacks.
//!
//! A walk visits every occurrence of a value and calls the first callback for its type, before its
//! parts or after them. A visit leaves a value entirely to its callback.

use fishplate_abi::{RawAny, TypeIndex};

use super::callbacks::{CALLBACK, Callbacks, Order};
use super::hooks::{error_as_err, native, wrong_result};
use super::visit_error_context::add_node;
use super::visitor::{
    MAYBE_INTERRUPT, Stop, Visited, VisitorObj, VisitorTable, expect_interrupt, into_result,
};
use crate::any::{Any, AnyView};
use crate::call::Builtin;
use crate::depth::Level;
use crate::error::Result;
use crate::object::{self, ObjectType, Ref};
use crate::signature::Ty;

/// A visitor that runs callbacks.
#[repr(C)]
struct WalkObj {
    base: VisitorObj,
    callbacks: Callbacks,
    /// `None` leaves values to their callbacks.
    order: Option<Order>,
}

// SAFETY: starts with `VisitorObj`. Never used to downcast.
unsafe impl ObjectType for WalkObj {
    const INDEX: TypeIndex = TypeIndex::STRUCTURAL_VISITOR;
}

static TABLE: VisitorTable = VisitorTable { visit: Some(visit) };

/// # Safety
/// `visitor` is a live `WalkObj`, and `value` is valid during the call.
unsafe extern "C" fn visit(visitor: *const VisitorObj, value: RawAny) -> RawAny {
    native("a structural walk", || {
        // SAFETY: only `WalkObj`s carry this table, and a caller holds the visitor.
        let walk = unsafe { &*visitor.cast::<WalkObj>() };
        // SAFETY: `value` is valid during the call.
        let value = unsafe { AnyView::from_raw(value) };
        into_result(walk.visit(&value))
    })
}

/// Request of a callback of a walk.
#[derive(PartialEq, Eq)]
enum Next {
    Parts,
    Skip,
}

impl WalkObj {
    fn new(callbacks: Callbacks, order: Option<Order>) -> Ref<WalkObj> {
        object::allocate(WalkObj { base: VisitorObj::new(&TABLE), callbacks, order })
    }

    /// Visits one value.
    fn visit(&self, value: &AnyView<'_>) -> Visited {
        if value.is_none() {
            return Ok(());
        }
        let level = Level::enter().map_err(|error| add_node(error, value))?;
        let result = match self.order {
            Some(Order::Pre) => self.walk_before(value),
            Some(Order::Post) => self.walk_after(value),
            None => self.leave_to_callback(value),
        };
        drop(level);
        result.map_err(|stop| stop.map_error(|error| add_node(error, value)))
    }

    fn visit_parts(&self, value: &AnyView<'_>) -> Visited {
        self.base.visit_parts_by(value, |part| self.visit(part))
    }

    /// Leaves the value to its callback, or continues with its parts.
    fn leave_to_callback(&self, value: &AnyView<'_>) -> Visited {
        match self.callbacks.find(value.type_index()) {
            Some(callback) => {
                let result = callback.function.call(&[*value, AnyView::object(&self.base)])?;
                expect_interrupt(result)
            }
            None => self.visit_parts(value),
        }
    }

    fn walk_before(&self, value: &AnyView<'_>) -> Visited {
        match self.tell(value)? {
            Next::Parts => self.visit_parts(value),
            Next::Skip => Ok(()),
        }
    }

    fn walk_after(&self, value: &AnyView<'_>) -> Visited {
        self.visit_parts(value)?;
        self.tell(value).map(drop)
    }

    /// Calls the callback for a value, if there is one.
    #[inline]
    fn tell(&self, value: &AnyView<'_>) -> std::result::Result<Next, Stop> {
        let Some(callback) = self.callbacks.find(value.type_index()) else {
            return Ok(Next::Parts);
        };
        let args = [*value, AnyView::int(i64::from(self.base.region().0))];
        let result = callback.function.call(&args[..1 + usize::from(callback.takes_more)])?;
        match result.view().as_int() {
            Some(1) => return Ok(Next::Skip),
            Some(_) => return Ok(Next::Parts),
            None if result.is_none() => return Ok(Next::Parts),
            None => {}
        }
        let result = error_as_err(result)?;
        Err(Stop::interrupt(result)
            .unwrap_or_else(|other| Stop::from(wrong_result("WalkResult", &other))))
    }

    /// Visits the value that a walk was started with.
    fn run(&self, root: &AnyView<'_>) -> Result<Any> {
        into_result(self.visit(root))
    }
}

/// The global functions of this file.
pub(super) const FUNCTIONS: &[Builtin] = &[
    Builtin::new(
        "ffi.StructuralWalk",
        &[Ty::AnyView, Ty::Array(&CALLBACK), Ty::Array(&CALLBACK), Ty::Int],
        MAYBE_INTERRUPT,
        |a| {
            let with_region = Callbacks::read(a.seq(2)?, true)?;
            let callbacks = Callbacks::read(a.seq(1)?, false)?.then(with_region);
            WalkObj::new(callbacks, Some(Order::from_number(a.int(3)?))).run(&a.view(0))
        },
    ),
    Builtin::new(
        "ffi.StructuralVisit",
        &[Ty::AnyView, Ty::Array(&CALLBACK)],
        MAYBE_INTERRUPT,
        |a| WalkObj::new(Callbacks::read(a.seq(1)?, false)?, None).run(&a.view(0)),
    ),
];

#[cfg(test)]
mod tests;
