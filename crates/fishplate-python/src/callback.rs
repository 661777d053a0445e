//! Python callables as FFI functions, callable from any language on any thread.
//!
//! A call attaches to the interpreter, converts the arguments (`value::view`), makes one vectorcall and converts the
//! result (`argument::owned`). The thread may be one that Python has never seen. Calls after the end of the interpreter
//! fail with an error.

mod loan;
mod rescue;

use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr::null_mut;

use fishplate_abi::{FunctionCell, RawAny, SafeCall, TypeIndex};
use pyo3_ffi as py;

use crate::any::{Api, OwnedAny, View};
use crate::attach::{AnyThread, attached};
use crate::ffi_object::{FfiFunction, FfiRef};
use crate::own_object::{self, Content, New};
use crate::python::{
    self, Borrowed, Owned, PyObject, Python, Raised, Result, check_stack, raise_again, room,
    system_error, value_error,
};
use crate::{argument, attach, error, value};

/// The content of a function object: the callable, and the form in which tensors are passed to it.
#[repr(C)]
struct Closure {
    cell: FunctionCell,
    callable: AnyThread,
    api: Api,
    /// Of a test: the function that gets the exceptions.
    on_error: Option<AnyThread>,
}

// SAFETY: starts with the cell of a function; the reference may be dropped on any thread.
unsafe impl Content for Closure {
    const TYPES: &'static [TypeIndex] = &[TypeIndex::FUNCTION];
}

/// Up to this many arguments are converted on the stack.
const ON_STACK: usize = 8;

/// Creates a function object that calls `callable`. Tensors among the arguments arrive as tensors of the framework of
/// `api`, or as `Tensor`.
pub(crate) fn make(callable: Borrowed<'_>, api: Api) -> Result<FfiRef> {
    make_closure(callable, api, None)
}

/// Creates a function object that calls `callable` and returns whether the result is true. An exception is passed to
/// `on_error` before it goes on.
pub(crate) fn make_test(callable: Borrowed<'_>, on_error: Borrowed<'_>) -> Result<FfiRef> {
    make_closure(callable, None, Some(AnyThread::new(on_error.share())))
}

fn make_closure(callable: Borrowed<'_>, api: Api, on_error: Option<AnyThread>) -> Result<FfiRef> {
    let cell = FunctionCell { safe_call: invoke, cpp_call: null_mut() };
    let closure = Closure { cell, callable: AnyThread::new(callable.share()), api, on_error };
    New::make(callable.py(), closure).map(New::into_ref)
}

/// The callable of a function that [`make`] created; `None` for other functions.
#[inline]
pub(crate) fn callable_of<'a>(py: Python<'a>, function: FfiFunction<'a>) -> Option<Borrowed<'a>> {
    if !std::ptr::fn_addr_eq(function.cell().safe_call, invoke as SafeCall) {
        return None;
    }
    // SAFETY: functions with this entry are closures of ours.
    let closure: &'a Closure = unsafe { function.object().cell() };
    Some(closure.callable.get(py))
}

/// The entry that other languages call.
///
/// # Safety
/// `function` is a live object of [`make`], `args` points to `count` valid values unless it is null, and `result` can be
/// written to.
unsafe extern "C" fn invoke(
    function: *mut c_void,
    args: *const RawAny,
    count: i32,
    result: *mut RawAny,
) -> c_int {
    let body = |py: Python<'_>| {
        check_stack(py)?;
        // SAFETY: only objects of `make` have this entry, and the caller holds the function.
        let closure: &Closure = unsafe { own_object::content(function) };
        let args: &[View<'_>] = match usize::try_from(count) {
            Ok(0) => &[],
            // SAFETY: `args` points to `count` valid values, and a view has the layout of a value.
            Ok(count) if !args.is_null() => unsafe {
                std::slice::from_raw_parts(args.cast(), count)
            },
            _ => {
                return Err(value_error(py, format!("called with {count} arguments and no array")));
            }
        };
        let answer = call(py, closure, args)?.into_raw();
        // SAFETY: `result` can be written to.
        unsafe { result.write(answer) };
        Ok(())
    };
    let status =
        attached(|py| match std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| body(py))) {
            Ok(Ok(())) => 0,
            Ok(Err(raised)) => error::raise_to_ffi(py, raised),
            Err(_) => error::raise_to_ffi(py, system_error(py, "fishplate panicked in a callback")),
        });
    status.unwrap_or_else(attach::raise_gone)
}

/// Calls `callable(*args)` and returns the result as an owned value.
fn call(py: Python<'_>, closure: &Closure, args: &[View<'_>]) -> Result<OwnedAny> {
    // One slot in front is free for the callee, as PY_VECTORCALL_ARGUMENTS_OFFSET promises.
    let mut stack = [const { MaybeUninit::<Owned>::uninit() }; ON_STACK + 1];
    let mut heap: Vec<_>;
    let slots = match stack.get_mut(..args.len() + 1) {
        Some(slots) => slots,
        None => {
            heap = room(py, args.len() + 1)?;
            heap.resize_with(args.len() + 1, MaybeUninit::uninit);
            &mut heap[..]
        }
    };
    let mut made = Made { slots, count: 0 };
    for arg in args {
        made.push(value::view(py, *arg, closure.api)?);
    }
    let count = args.len() | py::PY_VECTORCALL_ARGUMENTS_OFFSET;
    let objects: *const *mut PyObject = made.objects().as_ptr().cast();
    // SAFETY: a live callable, as many live arguments, and the free slot in front.
    let answer = unsafe {
        attach::PyObject_Vectorcall(closure.callable.get(py).as_ptr(), objects, count, null_mut())
    };
    // SAFETY: a new reference, or null when it raised.
    let answer = unsafe { Owned::steal(answer) };
    let answer = match &closure.on_error {
        None => answer.and_then(|answer| argument::owned(answer.borrow())),
        Some(on_error) => test(py, answer, on_error.get(py)),
    };
    match args.iter().any(loan::is_lent) {
        true => loan::end(py, made.objects(), args, answer),
        false => answer,
    }
}

/// The result of a test: whether what its callable returned is true.
#[inline]
fn test(py: Python<'_>, answer: Result<Owned>, on_error: Borrowed<'_>) -> Result<OwnedAny> {
    match answer.and_then(|answer| answer.borrow().is_true()) {
        Ok(is_true) => Ok(OwnedAny::plain(RawAny::from_bool(is_true))),
        Err(raised) => Err(report(py, raised, on_error)),
    }
}

/// Passes the current exception to a function, and raises it again; or what the function raises.
#[cold]
fn report(py: Python<'_>, _: Raised, on_error: Borrowed<'_>) -> Raised {
    let exception = Owned::take_exception(py);
    match python::call(on_error, &[exception.borrow()]) {
        Ok(_) => raise_again(exception.borrow()),
        Err(raised) => raised,
    }
}

/// Converted arguments behind a free slot; dropped at the end.
struct Made<'a> {
    slots: &'a mut [MaybeUninit<Owned>],
    count: usize,
}

impl Made<'_> {
    fn push(&mut self, object: Owned) {
        if let Some(slot) = self.slots.get_mut(self.count + 1) {
            slot.write(object);
            self.count += 1;
        }
    }

    fn objects(&self) -> &[Borrowed<'_>] {
        let written = &self.slots[1..][..self.count];
        // SAFETY: these slots are written, and hold references until the end; a borrowed object is its address.
        unsafe { &*(std::ptr::from_ref(written) as *const [Borrowed<'_>]) }
    }
}

impl Drop for Made<'_> {
    fn drop(&mut self) {
        for slot in &mut self.slots[1..][..self.count] {
            // SAFETY: written, and dropped here only.
            unsafe { slot.assume_init_drop() };
        }
    }
}

/// MLIR's packed interface: the addresses of arguments and results.
type MlirEntry = unsafe extern "C" fn(*mut *mut c_void);

/// The content of a function object over such an entry.
#[repr(C)]
struct MlirPacked {
    cell: FunctionCell,
    entry: MlirEntry,
    /// Keeps the code loaded.
    _owner: Option<AnyThread>,
}

// SAFETY: starts with the cell of a function; the reference may be dropped on any thread.
unsafe impl Content for MlirPacked {
    const TYPES: &'static [TypeIndex] = &[TypeIndex::FUNCTION];
}

/// Creates a function from an entry with MLIR's packed interface, which takes the addresses of the four arguments of
/// [`SafeCall`] and of its status.
///
/// # Safety
/// `address` is such an entry, and `owner` keeps its code loaded.
pub(crate) unsafe fn from_mlir_packed(
    py: Python<'_>,
    address: usize,
    owner: Option<Borrowed<'_>>,
) -> Result<FfiRef> {
    // SAFETY: the caller guarantees that `address` is an entry of this type.
    let entry = unsafe { std::mem::transmute::<usize, MlirEntry>(address) };
    let cell = FunctionCell { safe_call: invoke_mlir, cpp_call: null_mut() };
    let owner = owner.map(|owner| AnyThread::new(owner.share()));
    New::make(py, MlirPacked { cell, entry, _owner: owner }).map(New::into_ref)
}

unsafe extern "C" fn invoke_mlir(
    function: *mut c_void,
    mut args: *const RawAny,
    mut count: i32,
    mut result: *mut RawAny,
) -> c_int {
    let mut handle: *mut c_void = null_mut();
    let mut status: c_int = -1;
    let mut packed: [*mut c_void; 5] = [
        (&raw mut handle).cast(),
        (&raw mut args).cast(),
        (&raw mut count).cast(),
        (&raw mut result).cast(),
        (&raw mut status).cast(),
    ];
    // SAFETY: only objects of `from_mlir_packed` have this entry, and the caller holds the function.
    let content: &MlirPacked = unsafe { own_object::content(function) };
    // SAFETY: the entry reads these five addresses.
    unsafe { (content.entry)(packed.as_mut_ptr()) };
    status
}
