//! `Function`: a callable FFI function. Calls come in by vectorcall and go out through the function
//! cell's own pointer. Up to eight arguments are packed on the stack, more on the heap. Calls with small integers only
//! take a shorter path (`integers.rs`).
//!
//! A call sets the stream of the tensors among its arguments, and the allocator of their framework unless the function
//! never asks for one.

mod address;
mod globals;
mod integers;
mod lending;
mod life;
mod lock;

use std::ffi::{c_int, c_void};
use std::mem::{MaybeUninit, offset_of};
use std::ptr::null_mut;

use fishplate_abi::{DLPackManagedTensorAllocator, FunctionCell, ObjectHeader, RawAny, TypeIndex};
use pyo3_ffi as py;

use crate::argument::{self, Frame, NO_DEVICE};
use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::object::{C_OBJECT, CObject, handle_of, wrap_as};
use crate::python::{
    Owned, PyObject, Result, call, expect_str, fence, fence_status, filled, find_attr, name,
    type_error, type_name,
};
pub(crate) use globals::functions;
use lock::invoke;
pub(crate) use lock::set_release;

use crate::signature::{self, Given};
use crate::{error, ffi, release, value};

/// The layout of an instance.
#[repr(C)]
pub(crate) struct FunctionObject {
    base: CObject,
    vectorcall: py::vectorcallfunc,
    dict: *mut PyObject,
    /// The name it was looked up by, a `str`, or null.
    name: *mut PyObject,
    /// Its `Signature`; null when nobody asked yet; None when nothing is known of it.
    signature: *mut PyObject,
    /// One more than the number of arguments by position that the signature takes as they are; 0 for none.
    as_given: usize,
    release_gil: bool,
    /// Whether the signature was given, and arguments are put in order by it.
    signed: bool,
    /// Whether the callee keeps nothing of its arguments, so that arrays may be lent to it.
    borrows: bool,
    /// Of one that borrows: whether it never asks for a tensor, so that no allocator is set for the call.
    allocates_nothing: bool,
}

/// `f(function) -> Signature or None`: finds names and defaults in the function's metadata.
static FIND_SIGNATURE: ClassCell = ClassCell::new();

pub(crate) static FUNCTION: ClassCell = ClassCell::new();

/// Arguments up to this number are packed on the stack.
const ON_STACK: usize = 8;

/// The C entry of a function object.
#[inline]
unsafe fn cell<'a>(handle: *mut ObjectHeader) -> &'a FunctionCell {
    // SAFETY: the caller passes a live function object; the cell follows the header.
    unsafe { &*handle.add(1).cast() }
}

/// Finishes a wrapper that has just been given its object: a `Function` gets its entry.
///
/// # Safety
/// `object` is a live instance of `CObject`, `handle` its live object.
#[inline]
pub(crate) unsafe fn prepare(object: *mut PyObject, handle: *mut ObjectHeader) {
    // SAFETY: see above; instances of Function have its layout.
    unsafe {
        if (*handle).type_index == TypeIndex::FUNCTION && FUNCTION.is_instance(object) {
            (*object.cast::<FunctionObject>()).vectorcall = vectorcall;
            (*object.cast::<FunctionObject>()).release_gil = release::by_default();
        }
    }
}

/// Forgets what is known of the function that a wrapper held, before it is given another one.
///
/// # Safety
/// `object` is a live instance of `CObject`.
#[inline]
pub(crate) unsafe fn forget(object: *mut PyObject) {
    // SAFETY: see above; instances of Function have its layout, and a slot is emptied before what it held goes.
    unsafe {
        if FUNCTION.is_instance(object) {
            let this = object.cast::<FunctionObject>();
            ((*this).as_given, (*this).signed) = (0, false);
            ((*this).borrows, (*this).allocates_nothing) = (false, false);
            py::Py_CLEAR(&raw mut (*this).name);
            py::Py_CLEAR(&raw mut (*this).signature);
        }
    }
}

/// Calls a function object with packed arguments.
///
/// # Safety
/// `handle` is a live function; `args` are valid.
pub(crate) unsafe fn call_packed(handle: *mut ObjectHeader, args: &[RawAny]) -> Result<RawAny> {
    let mut result = RawAny::NONE;
    // SAFETY: the convention of every function cell.
    let status = unsafe {
        (cell(handle).safe_call)(handle.cast(), args.as_ptr(), args.len() as i32, &raw mut result)
    };
    error::check(status).map(|()| result)
}

/// As [`call_packed`], for callers that look at the status themselves.
///
/// # Safety
/// As [`call_packed`]; `result` holds nothing that needs letting go.
#[inline]
pub(crate) unsafe fn call_status(
    handle: *mut ObjectHeader,
    args: &[RawAny],
    result: &mut RawAny,
) -> c_int {
    // SAFETY: the convention of every function cell.
    unsafe { (cell(handle).safe_call)(handle.cast(), args.as_ptr(), args.len() as i32, result) }
}

/// Calls a `Function` as Python does, with arguments by position.
///
/// # Safety
/// `callable` is a live instance of `Function`, and `args` has `count` live objects.
#[inline]
pub(crate) unsafe fn call_vector(
    callable: *mut PyObject,
    args: *const *mut PyObject,
    count: usize,
) -> *mut PyObject {
    // SAFETY: see above; every instance with an object has its entry.
    unsafe {
        if handle_of(callable).is_null() {
            return fence(|| Err(type_error("the Function is empty: it was moved")));
        }
        ((*callable.cast::<FunctionObject>()).vectorcall)(callable, args, count, null_mut())
    }
}

/// Calls `callable`, which must be a `Function`, and returns the owned result as it is.
///
/// # Safety
/// All are live.
pub(crate) unsafe fn call_raw(callable: *mut PyObject, args: &[*mut PyObject]) -> Result<RawAny> {
    // SAFETY: live (see above).
    unsafe {
        if !FUNCTION.is_instance(callable) || handle_of(callable).is_null() {
            return Err(type_error(format!("expected a Function, got {}", type_name(callable))));
        }
        let mut frame = Frame::new();
        let mut packed = filled(args.len(), RawAny::NONE)?;
        let handle = handle_of(callable);
        argument::set_all(&mut frame, args, packed.as_mut_ptr())?;
        call_packed(handle, &packed)
    }
}

/// The entry of functions that nobody gave a signature: numbers take the short way.
unsafe extern "C" fn vectorcall(
    callable: *mut PyObject,
    args: *const *mut PyObject,
    count_and_flag: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    // SAFETY: Python passes a live callable and as many live arguments.
    unsafe {
        let count = py::PyVectorcall_NARGS(count_and_flag) as usize;
        if keywords.is_null() && integers::may_be(callable, args, count) {
            return integers::call(callable, args, count);
        }
        vectorcall_any(callable, args, count_and_flag, keywords)
    }
}

/// The entry for whatever comes.
unsafe extern "C" fn vectorcall_any(
    callable: *mut PyObject,
    args: *const *mut PyObject,
    count_and_flag: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live callable and as many live arguments.
        unsafe {
            let count = py::PyVectorcall_NARGS(count_and_flag) as usize;
            if !keywords.is_null() && py::PyTuple_GET_SIZE(keywords) != 0 {
                return call_bound(callable, Given::new(args, count, keywords));
            }
            let handle = handle_of(callable);
            if handle.is_null() {
                return Err(type_error("the Function is empty: it was moved"));
            }
            let release = (*callable.cast::<FunctionObject>()).release_gil;
            call_with(handle, args, count, release)
        }
    })
}

/// The entry of functions that were given a signature: defaults are filled in where one is needed.
unsafe extern "C" fn vectorcall_signature(
    callable: *mut PyObject,
    args: *const *mut PyObject,
    count_and_flag: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live callable and as many live arguments.
        unsafe {
            let count = py::PyVectorcall_NARGS(count_and_flag) as usize;
            let this = callable.cast::<FunctionObject>();
            if keywords.is_null() && fits(callable, count) {
                return call_with(handle_of(callable), args, count, (*this).release_gil);
            }
            call_bound(callable, Given::new(args, count, keywords))
        }
    })
}

/// Whether arguments by position are what the function's signature asks for, all of them.
#[inline(always)]
unsafe fn fits(callable: *mut PyObject, count: usize) -> bool {
    // SAFETY: the caller passes a live Function.
    unsafe {
        !handle_of(callable).is_null() && (*callable.cast::<FunctionObject>()).as_given == count + 1
    }
}

/// A call whose arguments are put in order by the function's signature.
unsafe fn call_bound(callable: *mut PyObject, given: Given<'_>) -> Result<Owned> {
    // SAFETY: the caller passes a live Function.
    unsafe {
        let this = callable.cast::<FunctionObject>();
        if (*this).signature.is_null() && !handle_of(callable).is_null() {
            let found = match FIND_SIGNATURE.get() {
                find if find.is_null() => Owned::none(),
                find => call(find, &[callable])?,
            };
            set_signature(callable, found)?;
        }
        if handle_of(callable).is_null() || (*this).signature.is_null() {
            return Err(type_error("the Function is empty: it was moved"));
        }
        // Held for the call: the function may be given another one meanwhile.
        let signature = Owned::share((*this).signature);
        if signature.as_ptr() == py::Py_None() {
            return Err(type_error(format!(
                "{}() takes no keyword arguments: its parameter names are not known",
                display_name(callable)
            )));
        }
        let bound =
            signature::content(signature.as_ptr()).bind(given, &|| display_name(callable))?;
        // Names and flattened arguments may run Python code: the function is looked at after it.
        let handle = handle_of(callable);
        if handle.is_null() {
            return Err(type_error("the Function is empty: it was moved"));
        }
        call_with(handle, bound.objects.as_ptr(), bound.objects.len(), (*this).release_gil)
    }
}

/// The name for messages: `__name__`, the global name, or `Function`.
unsafe fn display_name(callable: *mut PyObject) -> String {
    // SAFETY: the caller passes a live Function.
    unsafe {
        let own = name!("__name__").and_then(|name| find_attr(callable, name)).ok().flatten();
        let own = own.as_ref().map_or(null_mut(), Owned::as_ptr);
        for candidate in [own, (*callable.cast::<FunctionObject>()).name] {
            if !candidate.is_null()
                && let Ok(text) = expect_str(candidate, "a name")
            {
                return String::from_utf8_lossy(text).into_owned();
            }
        }
        py::PyErr_Clear();
    }
    String::from("Function")
}

/// Gives a function a `Signature`, or None for a function of which nothing is known.
unsafe fn set_signature(callable: *mut PyObject, signature: Owned) -> Result<()> {
    // SAFETY: the caller passes a live Function; what was there is let go in the end.
    unsafe {
        let known = signature.as_ptr() != py::Py_None();
        if known && !signature::SIGNATURE.is_instance(signature.as_ptr()) {
            let got = type_name(signature.as_ptr());
            return Err(type_error(format!("expected a Signature or None, got {got}")));
        }
        let function = callable.cast::<FunctionObject>();
        (*function).as_given = match known {
            true => signature::content(signature.as_ptr()).taken_as_given().map_or(0, |n| n + 1),
            false => 0,
        };
        let before = std::mem::replace(&mut (*function).signature, signature.into_ptr());
        py::Py_XDECREF(before);
    }
    Ok(())
}

/// `f.with_signature(signature)`: the same function with names and defaults of its own.
unsafe extern "C" fn with_signature(
    this: *mut PyObject,
    signature: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a Function and a live object; the new wrapper owns a reference.
        unsafe {
            let handle = handle_of(this);
            if handle.is_null() || !signature::SIGNATURE.is_instance(signature) {
                let got = type_name(signature);
                return Err(type_error(format!("expected a Signature, got {got}")));
            }
            fishplate_abi::inc_ref(handle);
            let made = wrap_unbound(handle)?;
            set_signature(made.as_ptr(), Owned::share(signature))?;
            let (from, to) =
                (this.cast::<FunctionObject>(), made.as_ptr().cast::<FunctionObject>());
            (*to).release_gil = (*from).release_gil;
            (*to).borrows = (*from).borrows;
            (*to).allocates_nothing = (*from).allocates_nothing;
            (*to).signed = true;
            (*to).vectorcall = match (*to).borrows {
                true => lending::vectorcall_lending::<true>,
                false => vectorcall_signature,
            };
            (*to).name = (*from).name;
            py::Py_XINCREF((*to).name);
            if !(*from).dict.is_null() {
                // What hangs on the function hangs on this one too.
                (*to).dict = Owned::steal(py::PyDict_Copy((*from).dict))?.into_ptr();
            }
            Ok(made)
        }
    })
}

/// A further wrapper of a function, which is not the one that the FFI hands out.
unsafe fn wrap_unbound(handle: *mut ObjectHeader) -> Result<Owned> {
    let class = FUNCTION.as_type();
    // SAFETY: the caller gives a reference; a class has tp_alloc.
    unsafe {
        let made = match (*class).tp_alloc {
            Some(alloc) => Owned::steal(alloc(class, 0)),
            None => Err(type_error("Function cannot be instantiated")),
        };
        match made {
            Ok(made) => {
                *crate::object::handle_slot(made.as_ptr()) = handle;
                prepare(made.as_ptr(), handle);
                Ok(made)
            }
            Err(raised) => {
                fishplate_abi::dec_ref(handle);
                Err(raised)
            }
        }
    }
}

/// Packs, calls, and turns the result into Python.
///
/// # Safety
/// `handle` is a live function and stays one, and `args` has `count` live objects.
#[inline(always)]
pub(crate) unsafe fn call_with(
    handle: *mut ObjectHeader,
    args: *const *mut PyObject,
    count: usize,
    release: bool,
) -> Result<Owned> {
    // SAFETY: see above; every slot up to `count` is written before the call.
    unsafe {
        let mut frame = Frame::new();
        let mut stack = [const { MaybeUninit::<RawAny>::uninit() }; ON_STACK];
        let mut heap;
        let packed: *mut RawAny = if count <= ON_STACK {
            stack.as_mut_ptr().cast()
        } else {
            heap = filled(count, RawAny::NONE)?;
            heap.as_mut_ptr()
        };
        let objects = match count {
            0 => &[][..],
            _ => std::slice::from_raw_parts(args, count),
        };
        argument::set_all(&mut frame, objects, packed)?;
        let mut result = MaybeUninit::<RawAny>::uninit();
        argument::store(result.as_mut_ptr(), RawAny::NONE);
        let allocator = frame.allocator();
        let status = run(&frame, handle, packed, count, result.as_mut_ptr(), allocator, release);
        error::check(status)?;
        value::take_ref(result.assume_init_ref(), frame.api)
    }
}

/// The call itself, with the stream that the arguments brought, the allocator and the GIL as asked.
#[inline(always)]
unsafe fn run(
    frame: &Frame,
    handle: *mut ObjectHeader,
    packed: *const RawAny,
    count: usize,
    result: *mut RawAny,
    allocator: Option<DLPackManagedTensorAllocator>,
    release: bool,
) -> c_int {
    // SAFETY: the caller passes a live function and `count` valid arguments.
    unsafe {
        let no_device = frame.device.device_type == NO_DEVICE.device_type;
        if no_device && allocator.is_none() {
            return invoke(handle, packed, count, result, release);
        }
        let mut allocator_before = None;
        if allocator.is_some() {
            let before = &raw mut allocator_before;
            let status = ffi::TVMFFIEnvSetDLPackManagedTensorAllocator(allocator, 0, before);
            if status != 0 {
                return status;
            }
        }
        let mut before = null_mut();
        let (kind, id) = (frame.device.device_type.0, frame.device.device_id);
        let with_stream = !no_device;
        if with_stream {
            let status = ffi::TVMFFIEnvSetStream(kind, id, frame.stream, &raw mut before);
            if status != 0 {
                if allocator.is_some() {
                    ffi::TVMFFIEnvSetDLPackManagedTensorAllocator(allocator_before, 0, null_mut());
                }
                return status;
            }
        }
        let status = invoke(handle, packed, count, result, release);
        // The error that the call raised comes first; one of the stream's own is then lost.
        if with_stream && before != frame.stream {
            ffi::TVMFFIEnvSetStream(kind, id, before, null_mut());
        }
        if allocator.is_some() {
            ffi::TVMFFIEnvSetDLPackManagedTensorAllocator(allocator_before, 0, null_mut());
        }
        status
    }
}

/// A `Function` around a function object whose reference is given.
///
/// # Safety
/// The caller gives a reference to a function object.
pub(crate) unsafe fn wrap_function(handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: the reference goes on.
    unsafe {
        match crate::identity::find(handle) {
            Some(known) => {
                fishplate_abi::dec_ref(handle);
                Ok(known)
            }
            None => wrap_as(handle, FUNCTION.as_type()),
        }
    }
}

unsafe extern "C" fn get_signature(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        let signature = unsafe { (*this.cast::<FunctionObject>()).signature };
        // SAFETY: null, or held by the function.
        Ok(if signature.is_null() { Owned::none() } else { unsafe { Owned::share(signature) } })
    })
}

unsafe extern "C" fn put_signature(
    this: *mut PyObject,
    value: *mut PyObject,
    _: *mut c_void,
) -> c_int {
    fence_status(|| {
        if value.is_null() {
            return Err(type_error("the signature cannot be deleted"));
        }
        // SAFETY: Python passes an instance and a live value.
        unsafe { set_signature(this, Owned::share(value)) }
    })
}

unsafe extern "C" fn get_name(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        let name = unsafe { (*this.cast::<FunctionObject>()).name };
        // SAFETY: null, or held by the function.
        Ok(if name.is_null() { Owned::none() } else { unsafe { Owned::share(name) } })
    })
}

unsafe extern "C" fn set_signature_finder(_: *mut PyObject, find: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object.
        FIND_SIGNATURE.set(unsafe { Owned::share(find) });
        Ok(Owned::none())
    })
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<FunctionObject>(c"fishplate._core.Function")
        .doc(c"A function of any language, called through the FFI.")
        .flags(py::Py_TPFLAGS_HAVE_VECTORCALL | py::Py_TPFLAGS_HAVE_GC)
        .slot(py::Py_tp_dealloc, life::dealloc as *mut c_void)
        .slot(py::Py_tp_traverse, life::traverse as *mut c_void)
        .slot(py::Py_tp_clear, life::clear_slot as *mut c_void)
        .slot(py::Py_tp_call, py::PyVectorcall_Call as *mut c_void)
        .offset(c"__vectorcalloffset__", offset_of!(FunctionObject, vectorcall))
        .offset(c"__dictoffset__", offset_of!(FunctionObject, dict))
        .property(c"release_gil", lock::get_release_gil, Some(lock::set_release_gil), c"Whether a call lets other Python threads run meanwhile.")
        .property(c"_signature", get_signature, Some(put_signature), c"The Signature, once known; None otherwise.")
        .property(c"_global_name", get_name, None, c"The name it was looked up by, or None.")
        .method(c"with_signature", Method::One(with_signature), c"with_signature($self, signature, /)\n--\n\nThe same function with names and defaults of its own.")
        .method(c"_lend_arguments", Method::One(lending::lend_arguments), c"_lend_arguments($self, allocates, /)\n--\n\nSay that the function keeps nothing of its arguments, so that tensors are lent to it, and whether it may ask for new ones.")
        .method_with(c"__from_extern_c__", Method::Keywords(address::from_extern_c), py::METH_STATIC, c"__from_extern_c__(c_symbol, *, keep_alive_object=None)\n--\n\nA function from the address of a C function with the FFI's convention.")
        .method_with(c"__from_mlir_packed_safe_call__", Method::Keywords(address::from_mlir_packed), py::METH_STATIC, c"__from_mlir_packed_safe_call__(mlir_packed_symbol, *, keep_alive_object=None)\n--\n\nA function from the address of an MLIR packed entry around such a function.")
        .build(C_OBJECT.get(), &FUNCTION)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &FUNCTION) }
}
