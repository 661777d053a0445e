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

/// Pushes the level that `make` makes from the innermost one. The stack is looked up once: a thread-local of a loaded library
/// costs a call.
fn push(make: impl FnOnce(Option<&Frame>) -> Frame) {
    let is_new = STACK.with(|stack| {
        let mut stack = stack.borrow_mut();
        let frame = make(stack.last());
        let is_new = stack.last().is_none_or(|last| !last.context.same_as(&frame.context));
        stack.push(frame);
        is_new
    });
    if is_new {
        memo::clear();
    }
}

/// Pops the innermost level, which must satisfy `is_it`.
fn pop(what: &str, is_it: impl FnOnce(&Frame) -> bool) -> Result<()> {
    let popped = STACK.with(|stack| {
        let mut stack = stack.borrow_mut();
        let frame = stack.pop_if(|last| is_it(last))?;
        let is_new = stack.last().is_none_or(|last| !last.context.same_as(&frame.context));
        Some((frame, is_new))
    });
    let Some((frame, is_new)) = popped else {
        return Err(value_error(format!("this {what} is not the innermost `with` of its thread")));
    };
    if is_new {
        memo::clear();
    }
    // Dropped here, while the stack is not borrowed.
    drop(frame);
    Ok(())
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

/// The level that a new one of the same context inherits from.
fn of_context<'a>(last: Option<&'a Frame>, context: &ObjectRef<Context>) -> Option<&'a Frame> {
    last.filter(|last| last.context.same_as(context))
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
    push(|last| {
        let (location, point) = match of_context(last, &context) {
            Some(last) => (last.location.clone(), last.point.clone()),
            None => (None, None),
        };
        Frame { context: context.clone(), location, point, of: FrameOwner::Context }
    });
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
    push(|last| {
        let context = location.context().clone();
        let point = of_context(last, &context).and_then(|last| last.point.clone());
        Frame { context, location: Some(location.clone()), point, of: FrameOwner::Location }
    });
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
    push(|last| {
        let context = point.block().context().clone();
        let location = of_context(last, &context).and_then(|last| last.location.clone());
        let entered = Some(point.clone());
        Frame { context, location, point: entered, of: FrameOwner::InsertionPoint }
    });
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
