//! `ffi.Function` objects: created from C callbacks and from Rust closures, and called through their C cell.

use std::ffi::{c_int, c_void};

use fishplate_abi::{FunctionCell, ObjectHeader, RawAny, SafeCall, TypeIndex};

use crate::any::{Any, AnyView};
use crate::call::Builtin;
use crate::error::{Error, Result};
use crate::lock;
use crate::object::{self, ObjectType, Ref};
use crate::raised;
use crate::signature::Ty;

/// A function.
pub type Function = Ref<FunctionObj>;

/// `ffi.Function`: the header and the cell that all of them share.
#[repr(C)]
pub struct FunctionObj {
    header: ObjectHeader,
    cell: FunctionCell,
}

// SAFETY: `repr(C)` with the header first; every `ffi.Function` continues with the cell.
unsafe impl ObjectType for FunctionObj {
    const INDEX: TypeIndex = TypeIndex::FUNCTION;
}

pub(crate) fn new_function(safe_call: SafeCall) -> FunctionObj {
    FunctionObj {
        header: object::new_header(TypeIndex::FUNCTION),
        cell: FunctionCell { safe_call, cpp_call: std::ptr::null_mut() },
    }
}

/// A C callback with its context.
#[repr(C)]
struct ExternFunctionObj {
    base: FunctionObj,
    safe_call: SafeCall,
    context: *mut c_void,
    deleter: Option<unsafe extern "C" fn(*mut c_void)>,
}

// SAFETY: starts with `FunctionObj`. Never used to downcast.
unsafe impl ObjectType for ExternFunctionObj {
    const INDEX: TypeIndex = TypeIndex::FUNCTION;
}

impl Drop for ExternFunctionObj {
    fn drop(&mut self) {
        if let Some(deleter) = self.deleter {
            // SAFETY: the creator of the function passed this deleter for this context.
            unsafe { deleter(self.context) };
        }
    }
}

unsafe extern "C" fn call_extern(
    function: *mut c_void,
    args: *const RawAny,
    num_args: i32,
    result: *mut RawAny,
) -> c_int {
    // SAFETY: only `ExternFunctionObj`s carry this entry, and a caller holds the function.
    let function = unsafe { &*function.cast::<ExternFunctionObj>() };
    // SAFETY: the arguments are passed through unchanged.
    unsafe { (function.safe_call)(function.context, args, num_args, result) }
}

/// A Rust closure.
#[repr(C)]
struct ClosureObj<F: 'static> {
    base: FunctionObj,
    body: F,
}

// SAFETY: starts with `FunctionObj`. Never used to downcast.
unsafe impl<F: 'static> ObjectType for ClosureObj<F> {
    const INDEX: TypeIndex = TypeIndex::FUNCTION;
}

unsafe extern "C" fn call_closure<F: Fn(&[AnyView<'_>]) -> Result<Any> + 'static>(
    function: *mut c_void,
    args: *const RawAny,
    num_args: i32,
    result: *mut RawAny,
) -> c_int {
    raised::guard("a function", || {
        // SAFETY: only `ClosureObj<F>`s carry this entry, and a caller holds the function.
        let function = unsafe { &*function.cast::<ClosureObj<F>>() };
        // SAFETY: the calling convention passes `num_args` valid values.
        let args = unsafe { AnyView::slice_from_raw(args, num_args) };
        let value = (function.body)(args)?;
        // SAFETY: the calling convention passes a slot that owns nothing.
        unsafe { store_result(result, value) };
        Ok(())
    })
}

/// Stores an owned value into a result slot; drops it if there is no slot.
///
/// # Safety
/// `slot` is null or points to writable storage that owns nothing.
#[inline]
pub(crate) unsafe fn store_result(slot: *mut RawAny, value: Any) {
    if !slot.is_null() {
        // SAFETY: the caller guarantees that `slot` is null or points to writable storage that owns nothing.
        unsafe { slot.write(value.into_raw()) };
    }
}

impl Function {
    /// Creates a function from a C callback. The deleter runs once, with the context, at the end.
    #[inline]
    pub fn from_extern_c(
        context: *mut c_void,
        safe_call: SafeCall,
        deleter: Option<unsafe extern "C" fn(*mut c_void)>,
    ) -> Function {
        if context.is_null() && deleter.is_none() {
            // Without a context the callback itself can be the entry: one jump less per call.
            return object::allocate(new_function(safe_call));
        }
        let base = new_function(call_extern);
        as_function(object::allocate(ExternFunctionObj { base, safe_call, context, deleter }))
    }

    /// Creates a function from a Rust closure.
    pub fn from_closure<F>(body: F) -> Function
    where
        F: Fn(&[AnyView<'_>]) -> Result<Any> + Send + Sync + 'static,
    {
        let base = new_function(call_closure::<F>);
        as_function(object::allocate(ClosureObj { base, body }))
    }
}

impl FunctionObj {
    /// The entry, which every function has.
    #[inline]
    pub fn safe_call(&self) -> SafeCall {
        self.cell.safe_call
    }

    /// Calls the function.
    pub fn call(&self, args: &[AnyView<'_>]) -> Result<Any> {
        let count = i32::try_from(args.len())
            .map_err(|_| Error::value(format!("Cannot pass {} arguments", args.len())))?;
        let mut result = RawAny::NONE;
        let this = std::ptr::from_ref(self).cast_mut().cast();
        lock::none_held("a function");
        // SAFETY: the calling convention; views are transparent over the C type.
        let status =
            unsafe { (self.cell.safe_call)(this, args.as_ptr().cast(), count, &raw mut result) };
        if status != raised::OK {
            return Err(raised::take().unwrap_or_else(|| {
                Error::internal(format!("A function returned {status} without raising an error"))
            }));
        }
        // SAFETY: on success the slot holds an owned value.
        unsafe { Any::from_foreign(result) }
    }
}

/// A reference to a type that starts with `FunctionObj`, as a plain function.
pub(crate) fn as_function<T: ObjectType>(function: Ref<T>) -> Function {
    debug_assert!(function.header().type_index == TypeIndex::FUNCTION);
    // SAFETY: the type index guarantees it; the strong reference moves along.
    unsafe { Ref::from_owned(std::ptr::NonNull::new_unchecked(function.into_raw().cast())) }
}

/// The global functions of this file.
pub(crate) const FUNCTIONS: &[Builtin] = &[Builtin::new(
    "ffi.FunctionFromExternC",
    &[Ty::OpaquePtr, Ty::OpaquePtr, Ty::OpaquePtr],
    Ty::Object(TypeIndex::FUNCTION),
    |a| {
        let (context, entry, deleter) = (a.ptr(0)?, a.ptr(1)?, a.ptr(2)?);
        if entry.is_null() {
            return Err(Error::value("Argument #1, the entry of the function, is null"));
        }
        // SAFETY: `ffi.FunctionFromExternC` asks for the address of a function of this type, and null is excluded.
        let entry = unsafe { std::mem::transmute::<*mut c_void, SafeCall>(entry) };
        // SAFETY: null is `None`; otherwise it is the address of a function of this type, as for the entry.
        let deleter = unsafe {
            std::mem::transmute::<*mut c_void, Option<unsafe extern "C" fn(*mut c_void)>>(deleter)
        };
        Ok(Function::from_extern_c(context, entry, deleter).into())
    },
)];
