//! Python callables as FFI functions, callable from any language on any thread.
//!
//! A call attaches to the interpreter, converts the arguments (`value::view`), makes one vectorcall and converts the answer
//! (`argument::owned`). The thread may be one that Python has never seen. After the end of the interpreter a call is an error.

mod loan;
mod rescue;

use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::AtomicU64;

use fishplate_abi::{
    COUNT_BOTH_ONE, DELETE_STRONG, DELETE_WEAK, FunctionCell, ObjectHeader, RawAny, SafeCall,
    TypeIndex,
};
use pyo3_ffi as py;

use crate::any::{Api, OwnedAny, View};
use crate::attach::attached;
use crate::ffi_object::{FfiFunction, FfiRef};
use crate::python::{
    Borrowed, Owned, PyObject, Python, Result, check_stack, filled, no_memory, system_error,
    value_error,
};
use crate::{argument, attach, error, ffi, value};

/// The function object: the callable, and how tensors should come in.
#[repr(C)]
struct Closure {
    header: ObjectHeader,
    cell: FunctionCell,
    /// A reference of the object.
    callable: *mut PyObject,
    api: Api,
}

/// Arguments up to this number are converted on the stack.
const ON_STACK: usize = 8;

/// A function object that calls `callable`. Tensors among the arguments arrive as those of the framework of `api`, or as
/// `Tensor`.
pub(crate) fn make(callable: Borrowed<'_>, api: Api) -> Result<FfiRef> {
    let py = callable.py();
    // SAFETY: any size may be asked for.
    let memory = unsafe { libc::malloc(size_of::<Closure>()) };
    let Some(made) = NonNull::new(memory.cast::<Closure>()) else { return Err(no_memory(py)) };
    let closure = Closure {
        header: ObjectHeader {
            combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
            type_index: TypeIndex::FUNCTION,
            padding: 0,
            deleter: Some(delete),
        },
        cell: FunctionCell { safe_call: invoke, cpp_call: null_mut() },
        callable: callable.share().into_ptr(),
        api,
    };
    // SAFETY: new memory of the right size.
    unsafe { made.write(closure) };
    // SAFETY: the count of the object is that of one reference, which is given here.
    unsafe { FfiRef::from_raw(made.as_ptr().cast()) }.ok_or_else(|| no_memory(py))
}

unsafe extern "C" fn delete(object: *mut c_void, flags: c_int) {
    if flags & DELETE_STRONG != 0 {
        // SAFETY: called by the protocol of reference counts for an object of `make`.
        let callable = unsafe { (*object.cast::<Closure>()).callable };
        // SAFETY: once with this flag; the reference to the callable is the object's own.
        unsafe { attach::drop_python_object(callable.cast()) };
    }
    if flags & DELETE_WEAK != 0 {
        // SAFETY: once with this flag, the last; the memory came from malloc.
        unsafe { libc::free(object) };
    }
}

/// The callable of a function that was made by [`make`]; nothing for others.
#[inline]
pub(crate) fn callable_of<'a>(_: Python<'_>, function: FfiFunction<'a>) -> Option<Borrowed<'a>> {
    if !std::ptr::fn_addr_eq(function.cell().safe_call, invoke as SafeCall) {
        return None;
    }
    let closure: *const Closure = function.object().as_ptr().cast();
    // SAFETY: functions with this entry are closures of ours.
    let callable = unsafe { (*closure).callable };
    // SAFETY: the closure holds the callable for as long as it lives; the thread is attached.
    unsafe { Borrowed::from_nullable(callable) }
}

/// The entry that the other languages call.
unsafe extern "C" fn invoke(
    function: *mut c_void,
    args: *const RawAny,
    count: i32,
    result: *mut RawAny,
) -> c_int {
    let body = |py: Python<'_>| {
        check_stack(py)?;
        // SAFETY: only objects of `make` have this entry, and the caller holds the function.
        let closure = unsafe { &*function.cast::<Closure>() };
        let args: &[View<'_>] = match usize::try_from(count) {
            Ok(0) => &[],
            // SAFETY: the caller passes as many valid values as it says; a view is a value.
            Ok(count) if !args.is_null() => unsafe {
                std::slice::from_raw_parts(args.cast(), count)
            },
            _ => {
                return Err(value_error(py, format!("called with {count} arguments and no array")));
            }
        };
        let answer = call(py, closure, args)?.into_raw();
        // SAFETY: the caller passes a value to write to.
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

/// `callable(*args)`, its answer as an owned value.
fn call(py: Python<'_>, closure: &Closure, args: &[View<'_>]) -> Result<OwnedAny> {
    // One slot in front is free for the callee, as PY_VECTORCALL_ARGUMENTS_OFFSET promises.
    let mut stack = [const { MaybeUninit::<*mut PyObject>::uninit() }; ON_STACK + 1];
    let mut heap;
    let slots = match stack.get_mut(..args.len() + 1) {
        Some(slots) => slots,
        None => {
            heap = filled(py, args.len() + 1, MaybeUninit::uninit())?;
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
    let answer =
        unsafe { attach::PyObject_Vectorcall(closure.callable, objects, count, null_mut()) };
    // SAFETY: a new reference, or null when it raised.
    let answer = unsafe { Owned::steal(answer) };
    let answer = answer.and_then(|answer| argument::owned(answer.borrow()));
    loan::end(py, made.objects(), args, answer)
}

/// Converted arguments behind a free slot, let go in the end.
struct Made<'a> {
    slots: &'a mut [MaybeUninit<*mut PyObject>],
    count: usize,
}

impl Made<'_> {
    fn push(&mut self, object: Owned) {
        if let Some(slot) = self.slots.get_mut(self.count + 1) {
            slot.write(object.into_ptr());
            self.count += 1;
        }
    }

    fn objects(&self) -> &[Borrowed<'_>] {
        let written = &self.slots[1..=self.count];
        // SAFETY: written, with references that are held until the end; a borrowed object is its address.
        unsafe { &*(std::ptr::from_ref(written) as *const [Borrowed<'_>]) }
    }
}

impl Drop for Made<'_> {
    fn drop(&mut self) {
        for slot in &self.slots[1..=self.count] {
            // SAFETY: written, with a reference of ours.
            let object = unsafe { slot.assume_init() };
            // SAFETY: the reference goes; a callback runs on an attached thread.
            unsafe { py::Py_DECREF(object) };
        }
    }
}

/// MLIR's packed interface: the addresses of arguments and results.
type MlirEntry = unsafe extern "C" fn(*mut *mut c_void);

/// What a function made from an MLIR packed entry keeps.
struct MlirPacked {
    entry: MlirEntry,
    owner: *mut PyObject,
}

/// A function from an entry that takes the addresses of the four arguments of [`SafeCall`] and of
/// its status, as MLIR's packed interface has it.
///
/// # Safety
/// `address` is such an entry; `owner` keeps the code.
pub(crate) unsafe fn from_mlir_packed(
    py: Python<'_>,
    address: usize,
    owner: Option<Borrowed<'_>>,
) -> Result<FfiRef> {
    // SAFETY: an entry of this type (see above).
    let entry = unsafe { std::mem::transmute::<usize, MlirEntry>(address) };
    let owner = owner.map_or(null_mut(), |owner| owner.share().into_ptr());
    let closure = Box::into_raw(Box::new(MlirPacked { entry, owner }));
    let (call, drop): (SafeCall, attach::Deleter) = (invoke_mlir, drop_mlir);
    let mut made = None;
    // SAFETY: the closure lives until its deleter runs.
    let status =
        unsafe { ffi::TVMFFIFunctionCreate(closure.cast(), Some(call), Some(drop), &mut made) };
    if status != 0 {
        // SAFETY: made above, and given to nobody.
        unsafe { drop_mlir(closure.cast()) };
    }
    error::check(py, status)?;
    ffi::object(py, made)
}

unsafe extern "C" fn invoke_mlir(
    closure: *mut c_void,
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
    // SAFETY: the closure lives while its function does.
    let entry = unsafe { (*closure.cast::<MlirPacked>()).entry };
    // SAFETY: the entry reads these five addresses.
    unsafe { entry(packed.as_mut_ptr()) };
    status
}

unsafe extern "C" fn drop_mlir(closure: *mut c_void) {
    // SAFETY: made above, dropped once.
    let closure = unsafe { Box::from_raw(closure.cast::<MlirPacked>()) };
    if !closure.owner.is_null() {
        // SAFETY: the reference of the closure.
        unsafe { attach::drop_python_object(closure.owner.cast()) };
    }
}
