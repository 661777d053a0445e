//! `Dispatcher`: a callable with a function for each kind of arguments; the base of `JitFunction`.
//!
//! The kinds of plain arguments (contiguous NumPy arrays and framework tensors, our own tensors, numbers, None) are
//! computed here, and a function that was remembered for them is called at once. Everything else goes to the method
//! `_dispatch`.

use std::mem::offset_of;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3_ffi as py;

use crate::argument::one_digit;
use crate::class::{
    ClassBuilder, ClassCell, Layout, Method, Stop, Visitor, add_class, method_def, vectorcall,
};
use crate::dlpack::{array_kind, exchange_kind, own_kind};
use crate::function;
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, BoxSlot, Class, Owned, PyObject, Result, Shared, as_i64, call_method1, name, room,
    type_error, type_name,
};

/// Calls with more arguments than this go to `_dispatch`.
const MOST: usize = 8;
/// At most this many functions are kept; with more kinds, calls pay for the lookup in Python.
const MOST_ENTRIES: usize = 32;

/// A function, and the kinds of the arguments that select it.
struct Entry {
    kinds: Vec<u64>,
    function: Owned,
}

/// The functions, filled from the front. None is removed while the instance is in use.
type Entries = [OnceLock<Entry>; MOST_ENTRIES];

/// The layout of an instance.
#[repr(C)]
pub(crate) struct DispatcherObject {
    base: PyObject,
    vectorcall: Shared<Option<py::vectorcallfunc>>,
    entries: BoxSlot<Entries>,
}

// SAFETY: starts with an object; an empty list and a null entry are all zero.
unsafe impl Layout for DispatcherObject {
    const COLLECTED: bool = true;

    fn traverse(
        this: Borrowed<'_, DispatcherObject>,
        visitor: &Visitor,
    ) -> std::result::Result<(), Stop> {
        visitor.show_all(this.entries().map(|entry| entry.function.borrow()))
    }

    fn clear(this: Borrowed<'_, DispatcherObject>) {
        // SAFETY: called when nobody can call the instance any more.
        drop(unsafe { this.entries.take() });
    }
}

pub(crate) static DISPATCHER: ClassCell<DispatcherObject> = ClassCell::new();

impl<'a> Borrowed<'a, DispatcherObject> {
    /// The functions that are remembered now.
    #[inline(always)]
    fn entries(self) -> impl Iterator<Item = &'a Entry> {
        self.get().entries.get().into_iter().flatten().map_while(OnceLock::get)
    }
}

/// Number of functions that are being compiled. While there are any, all calls go to `_dispatch`.
static TRACES: AtomicUsize = AtomicUsize::new(0);

/// The kind of an argument; `None` for arguments that need a closer look. Kinds of arrays are larger numbers.
#[inline(always)]
fn kind(object: Borrowed<'_>) -> Option<u64> {
    if let Some(kind) = array_kind(object) {
        return Some(kind);
    }
    let class = object.class_ptr();
    if class == &raw mut py::PyLong_Type {
        // One-digit numbers have 30 bits, and all have the same kind.
        return one_digit(object).map(|_| 1);
    }
    if class == &raw mut py::PyFloat_Type {
        return Some(2);
    }
    if class == &raw mut py::PyBool_Type {
        return Some(3);
    }
    if object.is_none() {
        return Some(4);
    }
    own_kind(object).or_else(|| exchange_kind(object))
}

/// Writes the kinds of the arguments into `room`. `None` if there are too many arguments, or one needs a closer look.
#[inline(always)]
fn kinds<'k>(args: &[Borrowed<'_>], room: &'k mut [u64; MOST]) -> Option<&'k [u64]> {
    let found = room.get_mut(..args.len())?;
    for (slot, &arg) in found.iter_mut().zip(args) {
        *slot = kind(arg)?;
    }
    Some(found)
}

#[inline(always)]
fn call_dispatcher(this: Borrowed<'_, DispatcherObject>, call: Arguments<'_>) -> Result<Owned> {
    if call.names.is_none()
        && !call.positional.is_empty()
        && TRACES.load(Ordering::Relaxed) == 0
        && let Some(kinds) = kinds(call.positional, &mut [0; MOST])
        // A comparison of slices would call `memcmp`.
        && let Some(entry) = this.entries().find(|entry| entry.kinds.iter().eq(kinds))
    {
        // Holds a reference for the call, because the entry may be removed meanwhile.
        let function = entry.function.clone();
        if let Some(function) = function::FUNCTION.cast(function.borrow()) {
            return function::call_vector(function, call.positional);
        }
    }
    dispatch(this, call)
}

/// Calls `_dispatch` with the same arguments.
#[cold]
fn dispatch(this: Borrowed<'_, DispatcherObject>, call: Arguments<'_>) -> Result<Owned> {
    let py = this.py();
    let mut all = room(py, 1 + call.positional.len() + call.named.len())?;
    all.push(this.object());
    all.extend_from_slice(call.positional);
    all.extend_from_slice(call.named);
    call_method1(name!(py, "_dispatch")?, &all, call.named.len(), call.names)
}

/// `_remember(args, function)`: sends calls with arguments of these kinds to the function.
fn remember(this: Borrowed<'_, DispatcherObject>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let py = this.py();
    let [given, function] = args else {
        return Err(type_error(py, "_remember takes a tuple and a Function"));
    };
    if !given.is_tuple() {
        return Err(type_error(py, "_remember takes a tuple and a Function"));
    }
    if !function::FUNCTION.is_instance(*function) {
        return Err(type_error(py, format!("expected a Function, got {}", type_name(*function))));
    }
    let mut room = [0; MOST];
    let Some(kinds) = kinds(given.tuple_items(), &mut room) else { return Ok(Owned::none(py)) };
    if this.entries.get().is_none() {
        this.entries.fill([const { OnceLock::new() }; MOST_ENTRIES]);
    }
    if !this.entries().any(|entry| entry.kinds == kinds) {
        let mut entry = Entry { kinds: kinds.to_vec(), function: function.share() };
        for place in this.entries.get().into_iter().flatten() {
            match place.set(entry) {
                Ok(()) => break,
                Err(unused) => entry = unused,
            }
        }
    }
    Ok(Owned::none(py))
}

fn new(class: Class<'_>, _: Borrowed<'_>, _: Option<Borrowed<'_>>) -> Result<Owned> {
    let made = class.allocate(0)?;
    if let Some(this) = DISPATCHER.cast(made.borrow()) {
        this.vectorcall.set(Some(vectorcall(call_dispatcher)));
    }
    Ok(made)
}

/// `_set_tracing(step)`: counts one more, or one less, function that is being compiled.
fn set_tracing(step: Borrowed<'_>) -> Result<Owned> {
    let py = step.py();
    let step = as_i64(step)?;
    match step {
        1 => TRACES.fetch_add(1, Ordering::Relaxed),
        -1 => TRACES.fetch_sub(1, Ordering::Relaxed),
        _ => return Err(type_error(py, format!("expected 1 or -1, got {step}"))),
    };
    Ok(Owned::none(py))
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_set_tracing",
            Method::function_one(set_tracing),
            0,
            c"_set_tracing(step, /)\n--\n\nSays that one function more (1) or less (-1) is being compiled.",
        ),
    ]
}

/// Adds the class to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    ClassBuilder::<DispatcherObject>::new(c"fishplate._core.Dispatcher")
        .doc(c"Dispatcher(*args, **kwargs)\n--\n\nCalls a function that was remembered for the kinds of its arguments, else `_dispatch`.")
        .new_slot(new)
        .vectorcall_at(offset_of!(DispatcherObject, vectorcall))
        .method(c"_remember", Method::fast(remember), c"_remember($self, args, function, /)\n--\n\nCall a function for arguments of the kinds of these, from now on.")
        .build(module.py(), None, &DISPATCHER)?;
    add_class(module, &DISPATCHER)
}
