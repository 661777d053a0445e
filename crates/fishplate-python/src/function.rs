//! `Function`: a callable FFI function. Calls come in by vectorcall and go out through the function
//! cell's own pointer. Up to eight arguments are packed on the stack, more on the heap. Calls with small integers only
//! take a shorter path (`integers.rs`).
//!
//! A call sets the stream of the tensors among its arguments, and the allocator of their framework unless the function
//! never asks for one.

mod access;
mod address;
mod globals;
mod integers;
mod lending;
mod lock;

use std::ffi::c_int;
use std::mem::{ManuallyDrop, offset_of};
use std::ptr::null_mut;

use fishplate_abi::{DLPackManagedTensorAllocator, TypeIndex};
use pyo3_ffi as py;

use crate::any::{OwnedAny, View};
use crate::argument::{self, Frame, NO_DEVICE, Rooms};
use crate::class::{
    ClassBuilder, ClassCell, Layout, Method, Setter, Stop, Visitor, add_class, vectorcall,
};
use crate::ffi_object::{FfiFunction, FfiObject, FfiRef};
use crate::object::{C_OBJECT, CObject, Wrapper, detach, release, wrap_as, wrap_unknown};
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, Kept, Owned, Python, Raised, Result, Shared, Slot, call, clear_error, expect_str,
    find_attr, in_section_of, name, type_error, type_name,
};
use access::Accesses;
pub(crate) use access::set_for;
pub(crate) use globals::functions;
use lock::invoke;
pub(crate) use lock::set_release;

use crate::signature::{PLACED, SIGNATURE};
use crate::{callback, collect, container, error, ffi, identity, release as gil_release, value};

/// The layout of an instance.
#[repr(C)]
pub(crate) struct FunctionObject {
    base: CObject,
    /// The entry of calls; `None` until the instance has its function.
    vectorcall: Shared<Option<py::vectorcallfunc>>,
    dict: Slot,
    /// The name it was looked up by, a `str`.
    name: Slot,
    /// Its `Signature`; empty when nobody asked yet; Python's None when nothing is known about it.
    signature: Slot,
    /// One more than the number of positional arguments that the signature takes unchanged; 0 if there are none.
    as_given: Shared<usize>,
    release_gil: Shared<bool>,
    /// Whether a signature was given that orders the arguments.
    signed: Shared<bool>,
    /// Whether the callee keeps none of its arguments, so that arrays may be lent to it.
    borrows: Shared<bool>,
    /// For a function that borrows: whether it never allocates a tensor, so that no allocator is set for the call.
    allocates_nothing: Shared<bool>,
    /// How it uses the memory of its arguments.
    access: Shared<Accesses>,
}

// SAFETY: starts with a wrapper; a null entry, empty slots, 0 and false are all zero.
unsafe impl Layout for FunctionObject {
    const COLLECTED: bool = true;

    fn release(this: Borrowed<'_, FunctionObject>) {
        this.dict.set(this.py(), None);
        this.signature.set(this.py(), None);
        this.name.set(this.py(), None);
        release(this.wrapper());
    }

    fn traverse(
        this: Borrowed<'_, FunctionObject>,
        visitor: &Visitor,
    ) -> std::result::Result<(), Stop> {
        let held = [this.get().dict.peek(this.py()), this.get().signature.peek(this.py())];
        visitor.show_all(held.into_iter().flatten())?;
        match closure_of(this) {
            Some((handle, callable)) if collect::may_show(handle, visitor) => {
                visitor.show(callable)
            }
            _ => Ok(()),
        }
    }

    /// Breaks a cycle through the callable, the dictionary or a default of the signature.
    fn clear(this: Borrowed<'_, FunctionObject>) {
        if closure_of(this).is_some_and(|(handle, _)| collect::may_clear(handle)) {
            drop(detach(this.wrapper()));
        }
        this.dict.set(this.py(), None);
        this.as_given.set(0);
        this.signature.set(this.py(), None);
    }
}

// SAFETY: starts with a wrapper.
unsafe impl Wrapper for FunctionObject {}

/// The function object and the callable inside, if it is a Python callable.
fn closure_of(this: Borrowed<'_, FunctionObject>) -> Option<(FfiObject<'_>, Borrowed<'_>)> {
    let function = this.handle()?.function()?;
    Some((function.object(), callback::callable_of(this.py(), function)?))
}

/// `f(function) -> Signature or None`: finds names and defaults in the function's metadata.
static FIND_SIGNATURE: Kept = Kept::new();

pub(crate) static FUNCTION: ClassCell<FunctionObject> = ClassCell::new();

/// Up to this many arguments are packed on the stack.
const ON_STACK: usize = 8;

/// Error message for a call of a wrapper that has lost its function.
const MOVED: &str = "the Function is empty: it was moved";

impl<'a> Borrowed<'a, FunctionObject> {
    /// The function behind an instance.
    #[inline(always)]
    fn function(self) -> Option<FfiFunction<'a>> {
        // SAFETY: an instance of Function holds functions only (`layout.rs`).
        self.handle().map(|handle| unsafe { FfiFunction::assume(handle) })
    }

    /// The entry of calls.
    #[inline(always)]
    pub(crate) fn entry(self) -> Result<py::vectorcallfunc> {
        self.get().vectorcall.get().ok_or_else(|| type_error(self.py(), MOVED))
    }
}

/// Prepares a wrapper that is about to get its object: a `Function` gets its entry.
#[inline]
pub(crate) fn prepare(wrapper: Borrowed<'_, CObject>, object: FfiObject<'_>) {
    if object.type_index() == TypeIndex::FUNCTION
        && let Some(this) = FUNCTION.cast(wrapper.object())
    {
        this.vectorcall.set(Some(vectorcall(call_function)));
        this.release_gil.set(gil_release::by_default());
    }
}

/// Forgets everything known about the function that a wrapper held, before it gets another one.
#[inline]
pub(crate) fn forget(wrapper: Borrowed<'_, CObject>) {
    if let Some(this) = FUNCTION.cast(wrapper.object()) {
        this.as_given.set(0);
        this.signed.set(false);
        this.borrows.set(false);
        this.allocates_nothing.set(false);
        this.access.set(Accesses::default());
        this.name.set(this.py(), None);
        this.signature.set(this.py(), None);
    }
}

/// Calls a function object with packed arguments.
pub(crate) fn call_packed(
    py: Python<'_>,
    object: FfiObject<'_>,
    args: &[View<'_>],
) -> Result<OwnedAny> {
    error::checked(py, call_status(object, args))
}

/// Does the same as [`call_packed`] for callers that check the status themselves.
#[inline]
pub(crate) fn call_status(
    object: FfiObject<'_>,
    args: &[View<'_>],
) -> std::result::Result<OwnedAny, c_int> {
    let Some(function) = object.function() else { return Err(-1) };
    let mut result = OwnedAny::NONE;
    match function.call(args, &mut result) {
        0 => Ok(result),
        status => Err(status),
    }
}

/// Calls a `Function` as Python does, with positional arguments.
#[inline]
pub(crate) fn call_vector(
    callable: Borrowed<'_, FunctionObject>,
    args: &[Borrowed<'_>],
) -> Result<Owned> {
    let entry = callable.entry()?;
    // SAFETY: the entry of this instance, called as Python does; a borrowed object is its address.
    let answer = unsafe { entry(callable.as_ptr(), args.as_ptr().cast(), args.len(), null_mut()) };
    // SAFETY: a new reference, or null when it raised.
    unsafe { Owned::steal(answer) }
}

/// The FFI's function behind a `Function`.
pub(crate) fn ffi_of(object: Borrowed<'_>) -> Option<FfiRef> {
    let function = FUNCTION.cast(object).and_then(|callable| callable.function())?;
    Some(function.object().share())
}

/// Calls `callable`, which must be a `Function`, and returns the result unconverted.
pub(crate) fn call_raw(callable: Borrowed<'_>, args: &[Borrowed<'_>]) -> Result<OwnedAny> {
    let py = callable.py();
    let Some(function) = FUNCTION.cast(callable).and_then(|callable| callable.function()) else {
        return Err(type_error(py, format!("expected a Function, got {}", type_name(callable))));
    };
    let (mut frame, mut rooms) = (Frame::new(), Rooms::<ON_STACK>::new());
    let (_, packed) = argument::pack_all(py, &mut frame, args, &mut rooms)?;
    call_packed(py, function.object(), packed)
}

/// Calls a `Function` with positional arguments. An array that it returns becomes a tuple at once.
pub(crate) fn call_for_elements(
    callable: Borrowed<'_, FunctionObject>,
    args: &[Borrowed<'_>],
) -> Result<Owned> {
    // A function that may wait is called in the usual way, without the GIL.
    if callable.release_gil.get() {
        return call_vector(callable, args);
    }
    let answer = call_raw(callable.object(), args)?;
    match answer.borrow().as_object().filter(|it| it.type_index() == TypeIndex::ARRAY) {
        Some(array) => container::to_tuple(callable.py(), array),
        None => value::take(callable.py(), answer, None),
    }
}

/// Calls a `Function` with the arguments of another call.
#[inline]
pub(crate) fn call_with_arguments(
    this: Borrowed<'_, FunctionObject>,
    call: Arguments<'_>,
) -> Result<Owned> {
    match this.signed.get() || this.borrows.get() {
        false => call_named(this, call),
        true => this.object().vectorcall(&call.all(), call.named.len(), call.names),
    }
}

/// The entry of functions without a given signature: numbers take the short path.
#[inline(always)]
fn call_function(this: Borrowed<'_, FunctionObject>, call: Arguments<'_>) -> Result<Owned> {
    if call.names.is_some() {
        return call_named(this, call);
    }
    let Some(function) = this.function() else { return Err(moved(this)) };
    if integers::may_be(call.positional)
        && let Some(answer) = integers::call(this, function, call.positional)
    {
        return answer;
    }
    call_with(this.py(), function, call.positional, this.release_gil.get())
}

/// A call whose keyword names may be empty.
#[inline(always)]
fn call_named(this: Borrowed<'_, FunctionObject>, call: Arguments<'_>) -> Result<Owned> {
    match this.function() {
        Some(function) if call.named.is_empty() => {
            call_with(this.py(), function, call.positional, this.release_gil.get())
        }
        _ => call_bound(this, call),
    }
}

/// Raised for a call of an empty wrapper.
#[cold]
fn moved(this: Borrowed<'_, FunctionObject>) -> Raised {
    type_error(this.py(), MOVED)
}

/// The entry of functions with a given signature: defaults are filled in where one is needed.
#[inline(always)]
fn call_signed(this: Borrowed<'_, FunctionObject>, call: Arguments<'_>) -> Result<Owned> {
    match fitting(this, &call) {
        Some(function) => call_with(this.py(), function, call.positional, this.release_gil.get()),
        None => call_bound(this, call),
    }
}

/// The function, if the signature asks for exactly these positional arguments.
#[inline(always)]
fn fitting<'a>(
    this: Borrowed<'a, FunctionObject>,
    call: &Arguments<'_>,
) -> Option<FfiFunction<'a>> {
    let fits = call.names.is_none() && this.as_given.get() == call.positional.len() + 1;
    if fits { this.function() } else { None }
}

/// A call whose arguments are ordered by the function's signature.
#[inline(always)]
fn call_bound(this: Borrowed<'_, FunctionObject>, call: Arguments<'_>) -> Result<Owned> {
    bind_and_call(this, call.positional, call.named, call.names)
}

/// Does the same as [`call_bound`]. The parts of the call arrive in registers, so that other calls need not assemble
/// them.
#[inline(never)]
fn bind_and_call<'a>(
    this: Borrowed<'_, FunctionObject>,
    positional: &'a [Borrowed<'a>],
    named: &'a [Borrowed<'a>],
    names: Option<Borrowed<'a>>,
) -> Result<Owned> {
    let py = this.py();
    let given = Arguments { positional, named, names };
    if this.signature.is_empty() && this.handle().is_some() {
        let found = match FIND_SIGNATURE.get(py) {
            Some(find) => call(find, &[this.object()])?,
            None => Owned::none(py),
        };
        set_signature(this, found)?;
    }
    // Holds a reference for the call, because the instance may be given another function meanwhile.
    let (Some(_), Some(signature)) = (this.handle(), this.signature.share(py)) else {
        return Err(type_error(py, MOVED));
    };
    let Some(signature) = SIGNATURE.cast(signature.borrow()) else {
        return Err(type_error(
            py,
            format!(
                "{}() takes no keyword arguments: its parameter names are not known",
                display_name(this)
            ),
        ));
    };
    let signature = signature.content()?;
    let mut slots = [py.none(); PLACED];
    if let Some(count) = signature.place(&given, &mut slots)
        && let Some(function) = this.function()
    {
        return call_known(this, function, &slots[..count]);
    }
    let bound = signature.bind(py, given, &|| display_name(this))?;
    // Names and flattened arguments may run Python code, so the function is read after it.
    match this.function() {
        Some(function) => call_known(this, function, &bound.objects(py)?),
        None => Err(type_error(py, MOVED)),
    }
}

/// The name for messages: `__name__`, the global name, or `Function`.
fn display_name(this: Borrowed<'_, FunctionObject>) -> String {
    let py = this.py();
    let own = name!(py, "__name__").and_then(|name| find_attr(this.object(), name)).ok().flatten();
    for candidate in [own, this.name.share(py)].into_iter().flatten() {
        if let Ok(text) = expect_str(candidate.borrow(), "a name") {
            return String::from_utf8_lossy(text).into_owned();
        }
    }
    clear_error(py);
    String::from("Function")
}

/// Gives a function a `Signature`, or None if nothing is known about it.
fn set_signature(this: Borrowed<'_, FunctionObject>, signature: Owned) -> Result<()> {
    let py = this.py();
    let as_given = match SIGNATURE.cast(signature.borrow()) {
        Some(known) => known.content()?.taken_as_given().map_or(0, |count| count + 1),
        None if signature.is_none() => 0,
        None => {
            let got = type_name(signature.borrow());
            return Err(type_error(py, format!("expected a Signature or None, got {got}")));
        }
    };
    this.as_given.set(as_given);
    this.signature.set(py, Some(signature));
    Ok(())
}

/// `f.with_signature(signature)`: the same function with other names and defaults.
fn with_signature(this: Borrowed<'_, FunctionObject>, signature: Borrowed<'_>) -> Result<Owned> {
    let py = this.py();
    let (Some(handle), true) = (this.handle(), SIGNATURE.is_instance(signature)) else {
        let got = type_name(signature);
        return Err(type_error(py, format!("expected a Signature, got {got}")));
    };
    // Another wrapper of the function, which is not the one that the FFI returns.
    let made = wrap_unknown(handle.share(), FUNCTION.class(py))?;
    if let Some(to) = FUNCTION.cast(made.borrow()) {
        set_signature(to, signature.share())?;
        to.release_gil.set(this.release_gil.get());
        to.borrows.set(this.borrows.get());
        to.allocates_nothing.set(this.allocates_nothing.get());
        to.access.set(this.access.get());
        to.signed.set(true);
        to.vectorcall.set(Some(match to.borrows.get() {
            true => vectorcall(lending::call_lending::<true>),
            false => vectorcall(call_signed),
        }));
        to.name.set(py, this.name.share(py));
        // Python itself replaces the dictionary in the section of the instance.
        if let Some(dict) = in_section_of(this.object(), || this.dict.share(py)) {
            // Attributes of the function are copied to this one.
            to.dict.set(py, Some(dict.borrow().dict_copy()?));
        }
    }
    Ok(made)
}

/// Packs, calls, and turns the result into Python.
#[inline(never)]
fn call_with(
    py: Python<'_>,
    function: FfiFunction<'_>,
    objects: &[Borrowed<'_>],
    release: bool,
) -> Result<Owned> {
    let (mut frame, mut rooms) = (Frame::new(), Rooms::<ON_STACK>::new());
    let (frame, packed) = argument::pack_all(py, &mut frame, objects, &mut rooms)?;
    run(py, frame, function, packed, frame.allocator(), release)
}

/// Does the same as [`call_with`], with what is known about the function.
#[inline(never)]
fn call_known(
    this: Borrowed<'_, FunctionObject>,
    function: FfiFunction<'_>,
    objects: &[Borrowed<'_>],
) -> Result<Owned> {
    let (py, release) = (this.py(), this.release_gil.get());
    if this.access.get().are_unknown() {
        return call_with(py, function, objects, release);
    }
    let (mut frame, mut rooms) = (Frame::new(), Rooms::<ON_STACK>::new());
    let (frame, packed) = argument::pack_all_for(this, &mut frame, objects, &mut rooms)?;
    run(py, frame, function, packed, frame.allocator(), release)
}

/// The call itself, with the stream that the arguments brought, the allocator, and the GIL released if requested.
#[inline(always)]
fn run(
    py: Python<'_>,
    frame: &Frame,
    function: FfiFunction<'_>,
    packed: &[View<'_>],
    allocator: Option<DLPackManagedTensorAllocator>,
    release: bool,
) -> Result<Owned> {
    // The result of the callee is moved out, so nothing is left to drop.
    let mut result = ManuallyDrop::new(OwnedAny::NONE);
    let has_device = frame.device.device_type != NO_DEVICE.device_type;
    let status = match has_device || allocator.is_some() {
        false => invoke(py, function, packed, &mut result, release),
        true => with_environment(frame, allocator, || {
            invoke(py, function, packed, &mut result, release)
        }),
    };
    error::check(py, status)?;
    value::take_from(py, &mut result, frame.api)
}

/// Makes a call with the stream and the allocator of a framework.
fn with_environment(
    frame: &Frame,
    allocator: Option<DLPackManagedTensorAllocator>,
    call: impl FnOnce() -> c_int,
) -> c_int {
    let set_allocator = |allocator, before: Option<&mut _>| {
        // SAFETY: `None`, or the allocator of a framework, which is never freed; null, or an address.
        unsafe { ffi::TVMFFIEnvSetDLPackManagedTensorAllocator(allocator, 0, before) }
    };
    let (kind, id) = (frame.device.device_type.0, frame.device.device_id);
    let set_stream =
        |stream, before: Option<&mut _>| ffi::TVMFFIEnvSetStream(kind, id, stream, before);
    let mut allocator_before = None;
    if allocator.is_some() {
        let status = set_allocator(allocator, Some(&mut allocator_before));
        if status != 0 {
            return status;
        }
    }
    let has_device = frame.device.device_type != NO_DEVICE.device_type;
    let mut before = null_mut();
    let mut status = match has_device {
        true => set_stream(frame.stream, Some(&mut before)),
        false => 0,
    };
    if status == 0 {
        status = call();
        // The error that the call raised comes first; an error of resetting the stream is then lost.
        if has_device && before != frame.stream {
            set_stream(before, None);
        }
    }
    if allocator.is_some() {
        set_allocator(allocator_before, None);
    }
    status
}

/// A `Function` around a function object.
pub(crate) fn wrap_function(py: Python<'_>, object: FfiRef) -> Result<Owned> {
    match identity::find(py, object.borrow()) {
        Some(known) => Ok(known),
        None => wrap_as(object, FUNCTION.class(py)),
    }
}

/// The content of a slot, or Python's None.
fn or_none(slot: &Slot, py: Python<'_>) -> Result<Owned> {
    Ok(slot.share(py).unwrap_or_else(|| Owned::none(py)))
}

fn put_signature(this: Borrowed<'_, FunctionObject>, value: Option<Borrowed<'_>>) -> Result<()> {
    match value {
        Some(value) => set_signature(this, value.share()),
        None => Err(type_error(this.py(), "the signature cannot be deleted")),
    }
}

fn set_signature_finder(find: Borrowed<'_>) -> Result<Owned> {
    FIND_SIGNATURE.set(find.share());
    Ok(Owned::none(find.py()))
}

/// Adds the class to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    ClassBuilder::<FunctionObject>::new(c"fishplate._core.Function")
        .doc(c"A function of any language, called through the FFI.")
        .vectorcall_at(offset_of!(FunctionObject, vectorcall))
        .offset(c"__dictoffset__", offset_of!(FunctionObject, dict))
        .property(c"release_gil", lock::get_release_gil, Setter::new(lock::set_release_gil), c"Whether a call lets other Python threads run meanwhile.")
        .property(c"_signature", |this| or_none(&this.get().signature, this.py()), Setter::new(put_signature), c"The Signature, once known; None otherwise.")
        .property(c"_global_name", |this| or_none(&this.get().name, this.py()), None, c"The name it was looked up by, or None.")
        .property(c"_access", access::get, Setter::new(access::put), c"How the function uses the memory of each argument: r where it only reads, w where it writes, ? where that is not known.")
        .method(c"with_signature", Method::binary(with_signature), c"with_signature($self, signature, /)\n--\n\nThe same function with names and defaults of its own.")
        .method(c"_lend_arguments", Method::binary(lending::lend_arguments), c"_lend_arguments($self, allocates, /)\n--\n\nSay that the function keeps nothing of its arguments, so that tensors are lent to it, and whether it may ask for new ones.")
        .method_with(c"__from_extern_c__", Method::function_keywords(address::from_extern_c), py::METH_STATIC, c"__from_extern_c__(c_symbol, *, keep_alive_object=None)\n--\n\nA function from the address of a C function with the FFI's convention.")
        .method_with(c"__from_mlir_packed_safe_call__", Method::function_keywords(address::from_mlir_packed), py::METH_STATIC, c"__from_mlir_packed_safe_call__(mlir_packed_symbol, *, keep_alive_object=None)\n--\n\nA function from the address of an MLIR packed entry around such a function.")
        .build(py, Some(C_OBJECT.class(py)), &FUNCTION)?;
    add_class(module, &FUNCTION)
}
