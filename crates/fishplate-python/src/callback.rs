//! Python callables as FFI functions, callable from any language on any thread.
//!
//! A call attaches to the interpreter, converts the arguments (`value::view`), makes one vectorcall and converts the answer
//! (`argument::owned`). The thread may be one that Python has never seen. After the end of the interpreter a call is an error.

mod loan;
mod rescue;

use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr::null_mut;
use std::sync::atomic::AtomicU64;

use fishplate_abi::{
    COUNT_BOTH_ONE, DELETE_STRONG, DELETE_WEAK, DLPackExchangeApi, FunctionCell, ObjectHeader,
    RawAny, SafeCall, TypeIndex,
};
use pyo3_ffi as py;

use crate::attach::Attached;
use crate::python::{Owned, PyObject, Raised, Result, check_stack, system_error, value_error};
use crate::{argument, attach, error, ffi, value};

/// The function object: the callable, and how tensors should come in.
#[repr(C)]
struct Closure {
    header: ObjectHeader,
    cell: FunctionCell,
    callable: *mut PyObject,
    api: *const DLPackExchangeApi,
}

/// Arguments up to this number are converted on the stack.
const ON_STACK: usize = 8;

/// A function object that calls `callable`; its reference is the caller's. Tensors among the
/// arguments arrive as those of the framework of `api`, or (null) as `Tensor`.
///
/// # Safety
/// `callable` is live; `api` is null or lives for good.
pub(crate) unsafe fn make(
    callable: *mut PyObject,
    api: *const DLPackExchangeApi,
) -> Result<*mut ObjectHeader> {
    // SAFETY: any size may be asked for; the memory is filled before anyone sees it. The deleter gives the
    // reference to the callable back.
    unsafe {
        let made: *mut Closure = libc::malloc(size_of::<Closure>()).cast();
        if made.is_null() {
            py::PyErr_NoMemory();
            return Err(Raised::already());
        }
        py::Py_INCREF(callable);
        made.write(Closure {
            header: ObjectHeader {
                combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
                type_index: TypeIndex::FUNCTION,
                padding: 0,
                deleter: Some(delete),
            },
            cell: FunctionCell { safe_call: invoke, cpp_call: null_mut() },
            callable,
            api,
        });
        Ok(made.cast())
    }
}

unsafe extern "C" fn delete(object: *mut c_void, flags: c_int) {
    // SAFETY: called by the protocol of reference counts for an object of `make`: once with each flag. The
    // reference to the callable is the object's own; the memory came from malloc.
    unsafe {
        if flags & DELETE_STRONG != 0 {
            attach::drop_python_object((*object.cast::<Closure>()).callable.cast());
        }
        if flags & DELETE_WEAK != 0 {
            libc::free(object);
        }
    }
}

/// The callable of a function that was made by [`make`], borrowed; nothing for others.
///
/// # Safety
/// `handle` is a live function object.
#[inline]
pub(crate) unsafe fn callable_of(handle: *mut ObjectHeader) -> Option<*mut PyObject> {
    // SAFETY: every function has a cell behind the header; those with this entry are closures of ours.
    unsafe {
        let cell: *const FunctionCell = handle.add(1).cast();
        let ours = std::ptr::fn_addr_eq((*cell).safe_call, invoke as SafeCall);
        ours.then(|| (*handle.cast::<Closure>()).callable)
    }
}

/// The entry that the other languages call.
unsafe extern "C" fn invoke(
    function: *mut c_void,
    args: *const RawAny,
    count: i32,
    result: *mut RawAny,
) -> c_int {
    let Some(_attached) = Attached::new() else {
        return attach::raise_gone();
    };
    // SAFETY: only objects of `make` have this entry, and the caller holds the function. It passes as many
    // valid views as it says, unless the array cannot be, which is looked at first.
    let body = || unsafe {
        check_stack()?;
        let closure = &*function.cast::<Closure>();
        let args = match usize::try_from(count) {
            Ok(0) => &[][..],
            Ok(count) if !args.is_null() => std::slice::from_raw_parts(args, count),
            _ => return Err(value_error(format!("called with {count} arguments and no array"))),
        };
        *result = call(closure, args)?;
        Ok(())
    };
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(body)) {
        Ok(Ok(())) => 0,
        Ok(Err(raised)) => error::raise_to_ffi(raised),
        Err(_) => error::raise_to_ffi(system_error("fishplate panicked in a callback")),
    }
}

/// `callable(*args)`, its answer as an owned value.
unsafe fn call(closure: &Closure, args: &[RawAny]) -> Result<RawAny> {
    let mut stack = [const { MaybeUninit::<*mut PyObject>::uninit() }; ON_STACK + 1];
    let mut heap: Vec<*mut PyObject>;
    // One slot in front is free for the callee, as PY_VECTORCALL_ARGUMENTS_OFFSET promises.
    let slots: *mut *mut PyObject = if args.len() <= ON_STACK {
        stack.as_mut_ptr().cast()
    } else {
        heap = crate::python::filled(args.len() + 1, null_mut())?;
        heap.as_mut_ptr()
    };
    let mut made = Made { slots, count: 0 };
    for arg in args {
        // SAFETY: valid for the call; there is a slot for every argument.
        unsafe {
            let object = value::view(arg, closure.api)?;
            slots.add(made.count + 1).write(object.into_ptr());
        }
        made.count += 1;
    }
    // SAFETY: as many live arguments, and the free slot in front.
    unsafe {
        let answer = Owned::steal(attach::PyObject_Vectorcall(
            closure.callable,
            slots.add(1),
            args.len() | py::PY_VECTORCALL_ARGUMENTS_OFFSET,
            null_mut(),
        ));
        let answer = answer.and_then(|answer| argument::owned(answer.as_ptr()));
        loan::end(slots.add(1), args, answer)
    }
}

/// Converted arguments, let go in the end.
struct Made {
    slots: *mut *mut PyObject,
    count: usize,
}

impl Drop for Made {
    fn drop(&mut self) {
        for index in 1..=self.count {
            // SAFETY: the first `count` slots after the free one hold references of ours.
            unsafe { py::Py_DECREF(*self.slots.add(index)) };
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
/// `address` is such an entry; `owner` is null or live, and keeps the code.
pub(crate) unsafe fn from_mlir_packed(
    address: usize,
    owner: *mut PyObject,
) -> Result<*mut ObjectHeader> {
    // SAFETY: see above.
    let closure = unsafe {
        py::Py_XINCREF(owner);
        let entry = std::mem::transmute::<usize, MlirEntry>(address);
        Box::into_raw(Box::new(MlirPacked { entry, owner }))
    };
    let mut handle = null_mut();
    // SAFETY: the closure lives until its deleter runs.
    unsafe {
        let call: SafeCall = invoke_mlir;
        let status =
            ffi::TVMFFIFunctionCreate(closure.cast(), Some(call), Some(drop_mlir), &raw mut handle);
        if status != 0 {
            drop_mlir(closure.cast());
        }
        error::check(status)?;
    }
    Ok(handle.cast())
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
    // SAFETY: the closure lives while its function does; the entry reads these five addresses.
    unsafe { ((*closure.cast::<MlirPacked>()).entry)(packed.as_mut_ptr()) };
    status
}

unsafe extern "C" fn drop_mlir(closure: *mut c_void) {
    // SAFETY: made above, dropped once.
    unsafe {
        let closure = Box::from_raw(closure.cast::<MlirPacked>());
        if !closure.owner.is_null() {
            attach::drop_python_object(closure.owner.cast());
        }
    }
}
