//! `ffi.StructuralWalk` and `ffi.StructuralVisit`: walks that callbacks follow.
//!
//! A walk visits every occurrence of a value and tells the first callback that takes its type,
//! before its parts or after them. A visit leaves a value to its callback altogether.

use fishplate_abi::TypeIndex;

use super::hooks::{error_as_err, native, type_matches, wrong_result};
use super::visit_error_context::add_node;
use super::visitor::{MAYBE_INTERRUPT, VisitorObj, VisitorTable, interrupt_or_none};
use crate::any::{Any, AnyView};
use crate::call::Builtin;
use crate::containers::SeqObj;
use crate::depth::Level;
use crate::error::{Error, Result};
use crate::function::{Function, FunctionObj};
use crate::object::{self, ObjectType, Ref};
use crate::signature::Ty;

/// A callback, and what it is told besides the value.
pub(super) struct Callback {
    target: TypeIndex,
    pub(super) function: Function,
    /// Whether it takes one argument more; which one, its user knows.
    pub(super) takes_more: bool,
}

/// Callbacks in the order they are tried in.
pub(super) struct Callbacks(Vec<Callback>);

impl Callbacks {
    /// Reads an array of tuples: type index, function, and a flag where tuples have three items.
    pub(super) fn read(rows: &SeqObj, takes_more: bool) -> Result<Callbacks> {
        let read_row = |row: AnyView<'_>| {
            let items = row.as_object::<SeqObj>()?.as_slice();
            Some(Callback {
                target: TypeIndex(i32::try_from(items.first()?.view().as_int()?).ok()?),
                function: items.get(1)?.view().to_object::<FunctionObj>()?,
                takes_more: match items.get(2) {
                    Some(flag) => flag.view().as_bool()?,
                    None => takes_more,
                },
            })
        };
        let rows: Option<Vec<Callback>> = rows.iter().map(read_row).collect();
        rows.map(Callbacks).ok_or_else(|| {
            Error::type_error("Callbacks must be tuples of a type index and a function")
        })
    }

    /// These callbacks, then others.
    pub(super) fn then(mut self, others: Callbacks) -> Callbacks {
        self.0.extend(others.0);
        self
    }

    /// The first callback that takes values of a type.
    #[inline]
    pub(super) fn find(&self, index: TypeIndex) -> Option<&Callback> {
        self.0.iter().find(|callback| type_matches(index, callback.target))
    }
}

/// When callbacks are told of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// Before its parts.
    Pre,
    /// After its parts.
    Post,
}

impl Order {
    /// The order of a number from a client.
    pub(super) fn from_number(number: i64) -> Order {
        if number == 0 { Order::Pre } else { Order::Post }
    }
}

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

unsafe extern "C" fn visit(
    visitor: *const VisitorObj,
    value: fishplate_abi::RawAny,
) -> fishplate_abi::RawAny {
    native("a structural walk", || {
        // SAFETY: only `WalkObj`s carry this table, and a caller holds the visitor.
        let walk = unsafe { &*visitor.cast::<WalkObj>() };
        // SAFETY: the caller passes a valid value for the call.
        let value = unsafe { AnyView::from_raw(value) };
        if value.is_none() {
            return Ok(Any::NONE);
        }
        let _level = Level::enter()?;
        let result = match walk.order {
            Some(order) => walk.walk(&value, order),
            None => walk.visit(&value),
        };
        result.map_err(|error| add_node(error, &value))
    })
}

/// What a callback of a walk asks for.
enum Next {
    Parts,
    Skip,
    Stop(Any),
}

impl WalkObj {
    fn new(callbacks: Callbacks, order: Option<Order>) -> Ref<WalkObj> {
        object::allocate(WalkObj { base: VisitorObj::new(&TABLE), callbacks, order })
    }

    /// Leaves the value to its callback, or goes on to its parts.
    fn visit(&self, value: &AnyView<'_>) -> Result<Any> {
        match self.callbacks.find(value.type_index()) {
            Some(callback) => {
                let result = callback.function.call(&[*value, AnyView::object(&self.base)])?;
                interrupt_or_none(result)
            }
            None => self.base.visit_parts(value),
        }
    }

    fn walk(&self, value: &AnyView<'_>, order: Order) -> Result<Any> {
        if order == Order::Pre {
            match self.tell(value)? {
                Next::Parts => {}
                Next::Skip => return Ok(Any::NONE),
                Next::Stop(interrupt) => return Ok(interrupt),
            }
        }
        let result = self.base.visit_parts(value)?;
        if !result.is_none() || order == Order::Pre {
            return Ok(result);
        }
        match self.tell(value)? {
            Next::Parts | Next::Skip => Ok(Any::NONE),
            Next::Stop(interrupt) => Ok(interrupt),
        }
    }

    /// Tells the callback of a value, when there is one.
    fn tell(&self, value: &AnyView<'_>) -> Result<Next> {
        let Some(callback) = self.callbacks.find(value.type_index()) else {
            return Ok(Next::Parts);
        };
        let args = [*value, AnyView::int(i64::from(self.base.region().0))];
        let result = callback.function.call(&args[..1 + usize::from(callback.takes_more)])?;
        if result.is_none() {
            return Ok(Next::Parts);
        }
        if result.type_index() == TypeIndex::VISIT_INTERRUPT {
            return Ok(Next::Stop(result));
        }
        match result.view().as_int() {
            Some(1) => Ok(Next::Skip),
            Some(_) => Ok(Next::Parts),
            None => Err(wrong_result("WalkResult", &error_as_err(result)?)),
        }
    }
}

/// `Tuple<int, ffi.Function>`.
pub(super) const CALLBACK: Ty = Ty::Tuple(&[Ty::Int, Ty::Object(TypeIndex::FUNCTION)]);

/// The global functions of this file.
pub(super) const FUNCTIONS: &[Builtin] = &[
    Builtin::new(
        "ffi.StructuralWalk",
        &[Ty::AnyView, Ty::Array(&CALLBACK), Ty::Array(&CALLBACK), Ty::Int],
        MAYBE_INTERRUPT,
        |a| {
            let with_region = Callbacks::read(a.seq(2)?, true)?;
            let callbacks = Callbacks::read(a.seq(1)?, false)?.then(with_region);
            let order = Order::from_number(a.int(3)?);
            WalkObj::new(callbacks, Some(order)).base.visit(&a.view(0))
        },
    ),
    Builtin::new(
        "ffi.StructuralVisit",
        &[Ty::AnyView, Ty::Array(&CALLBACK)],
        MAYBE_INTERRUPT,
        |a| WalkObj::new(Callbacks::read(a.seq(1)?, false)?, None).base.visit(&a.view(0)),
    ),
];
