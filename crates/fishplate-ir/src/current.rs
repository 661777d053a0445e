//! The current context, location and insertion point of a thread, used when a call names none. Each thread has a stack,
//! and `with` pushes onto it.

use std::cell::RefCell;

use fishplate::{ObjectRef, Result};

use crate::builtin::memo;
use crate::error::value_error;
use crate::{Context, InsertionPoint, Location};

/// One level: the object passed to `with`, and the settings that it inherits.
#[derive(Clone)]
struct Frame {
    context: ObjectRef<Context>,
    location: Option<ObjectRef<Location>>,
    point: Option<ObjectRef<InsertionPoint>>,
    of: FrameOwner,
}

/// The object that a level was pushed for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FrameOwner {
    Context,
    Location,
    InsertionPoint,
}

thread_local! {
    static STACK: RefCell<Vec<Frame>> = const { RefCell::new(Vec::new()) };
}

fn top<R>(read: impl FnOnce(Option<&Frame>) -> R) -> R {
    STACK.with(|stack| read(stack.borrow().last()))
}

fn push(frame: Frame) {
    if frame.context.as_handle().addr() != address() {
        memo::clear();
    }
    STACK.with(|stack| stack.borrow_mut().push(frame));
}

/// Pops the innermost level, which must satisfy `is_it`.
fn pop(what: &str, is_it: impl FnOnce(&Frame) -> bool) -> Result<()> {
    let before = address();
    let popped = STACK.with(|stack| {
        let mut stack = stack.borrow_mut();
        stack.last().is_some_and(is_it).then(|| stack.pop())
    });
    if address() != before {
        memo::clear();
    }
    // The frame is dropped here, while the stack is not borrowed.
    popped.map(drop).ok_or_else(|| {
        value_error(format!("this {what} is not the innermost `with` of its thread"))
    })
}

/// The address of the current context, or 0 if there is none.
#[inline]
pub(crate) fn address() -> usize {
    top(|frame| frame.map_or(0, |frame| frame.context.as_handle().addr()))
}

/// Returns the given context, or the current one.
#[inline]
pub fn context(given: Option<ObjectRef<Context>>) -> Result<ObjectRef<Context>> {
    match given {
        Some(given) => Ok(given),
        None => top(|frame| frame.map(|frame| frame.context.clone())).ok_or_else(no_context),
    }
}

#[cold]
fn no_context() -> fishplate::Error {
    value_error(
        "An MLIR function requires a Context but none was provided: pass `context=`, or work inside of \
         `with Context():`",
    )
}

/// Returns the given location, or the current one.
#[inline]
pub fn location(given: Option<ObjectRef<Location>>) -> Result<ObjectRef<Location>> {
    match given {
        Some(given) => Ok(given),
        None => top(|frame| frame.and_then(|frame| frame.location.clone())).ok_or_else(|| {
            value_error(
                "An MLIR function requires a Location but none was provided: pass `loc=`, or work inside of \
                 `with Location.unknown():`",
            )
        }),
    }
}

/// The current insertion point, if there is one.
#[inline]
pub fn insertion_point() -> Option<ObjectRef<InsertionPoint>> {
    top(|frame| frame.and_then(|frame| frame.point.clone()))
}

/// Settings of the same context that a new level inherits.
fn inherited(
    context: &ObjectRef<Context>,
) -> (Option<ObjectRef<Location>>, Option<ObjectRef<InsertionPoint>>) {
    top(|frame| match frame {
        Some(frame) if frame.context.same_as(context) => {
            (frame.location.clone(), frame.point.clone())
        }
        _ => (None, None),
    })
}

/// The current location, if there is one and it belongs to `context`.
#[inline]
pub(crate) fn location_of(context: &ObjectRef<Context>) -> Option<ObjectRef<Location>> {
    top(|frame| {
        let location = frame?.location.as_ref()?;
        location.context().same_as(context).then(|| location.clone())
    })
}

/// Makes a context current, and returns it. If it already is, the location and insertion point stay in force.
#[fishplate::function("ir.Context.__enter__", nonblocking)]
fn enter_context(context: ObjectRef<Context>) -> ObjectRef<Context> {
    let (location, point) = inherited(&context);
    push(Frame { context: context.clone(), location, point, of: FrameOwner::Context });
    context
}

/// Ends the innermost `with` of a context.
#[fishplate::function("ir.Context.__exit__", nonblocking)]
fn exit_context(context: ObjectRef<Context>) -> Result<()> {
    pop("context", |frame| frame.of == FrameOwner::Context && frame.context.same_as(&context))
}

/// The current context, if there is one.
#[fishplate::function("ir.Context.current", nonblocking)]
fn current_context() -> Option<ObjectRef<Context>> {
    top(|frame| frame.map(|frame| frame.context.clone()))
}

/// Makes a location current, and its context with it. Returns the location.
#[fishplate::function("ir.Location.__enter__", nonblocking)]
fn enter_location(location: ObjectRef<Location>) -> ObjectRef<Location> {
    let context = location.context().clone();
    let (_, point) = inherited(&context);
    push(Frame { context, location: Some(location.clone()), point, of: FrameOwner::Location });
    location
}

/// Ends the innermost `with` of a location.
#[fishplate::function("ir.Location.__exit__", nonblocking)]
fn exit_location(location: ObjectRef<Location>) -> Result<()> {
    pop("location", |frame| {
        let own = frame.location.as_ref();
        frame.of == FrameOwner::Location && own.is_some_and(|own| own.same_as(&location))
    })
}

/// The current location, if there is one.
#[fishplate::function("ir.Location.current", nonblocking)]
fn current_location() -> Option<ObjectRef<Location>> {
    top(|frame| frame.and_then(|frame| frame.location.clone()))
}

/// Makes an insertion point current, and its context with it. Returns the point.
#[fishplate::function("ir.InsertionPoint.__enter__", nonblocking)]
fn enter_point(point: ObjectRef<InsertionPoint>) -> ObjectRef<InsertionPoint> {
    let context = point.block().context().clone();
    let (location, _) = inherited(&context);
    let entered = Some(point.clone());
    push(Frame { context, location, point: entered, of: FrameOwner::InsertionPoint });
    point
}

/// Ends the innermost `with` of an insertion point.
#[fishplate::function("ir.InsertionPoint.__exit__", nonblocking)]
fn exit_point(point: ObjectRef<InsertionPoint>) -> Result<()> {
    pop("insertion point", |frame| {
        let own = frame.point.as_ref();
        frame.of == FrameOwner::InsertionPoint && own.is_some_and(|own| own.same_as(&point))
    })
}

/// The current insertion point, if there is one.
#[fishplate::function("ir.InsertionPoint.current", nonblocking)]
fn current_point() -> Option<ObjectRef<InsertionPoint>> {
    insertion_point()
}
