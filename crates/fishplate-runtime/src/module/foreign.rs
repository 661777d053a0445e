//! Modules that C++ clients define: calls of their virtual functions.
//!
//! C++ exceptions must not unwind through Rust frames, so calls go through one C function that
//! `fishplate-capi` provides: it catches everything and raises it as an error. Without it (a
//! program that links only this crate) foreign modules are refused with an error.

use std::ffi::{c_int, c_void};
use std::sync::OnceLock;

use fishplate_abi::{ObjectHandle, RawAny, TypeIndex};

use super::{ModuleObj, context_symbols, imports};
use crate::any::{Any, AnyView};
use crate::error::{Error, Result};
use crate::function::FunctionObj;
use crate::{raised, type_table};

/// Calls the virtual function number `method` of a module. No exception leaves it.
pub type CallVirtual = unsafe extern "C" fn(
    module: ObjectHandle,
    method: i32,
    args: *const RawAny,
    result: *mut RawAny,
) -> c_int;

/// Functions that C++ provides to the runtime.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ForeignModuleCalls {
    /// Target of the vptr of our own modules.
    pub vtable: *const c_void,
    /// Calls virtual functions of other modules.
    pub call: Option<CallVirtual>,
}

// SAFETY: the addresses of a vtable and of a function, which never change.
unsafe impl Send for ForeignModuleCalls {}
// SAFETY: the addresses of a vtable and of a function, which never change.
unsafe impl Sync for ForeignModuleCalls {}

static CALLS: OnceLock<ForeignModuleCalls> = OnceLock::new();

/// Sets the functions that call C++ modules; must be called once, before any module is created.
pub fn connect(calls: ForeignModuleCalls) {
    // A second connection changes nothing: modules with the first vtable may exist.
    let _ = CALLS.set(calls);
}

/// Target of the vptr of our own modules; null without C++.
pub(super) fn own_vtable() -> *const c_void {
    CALLS.get().map_or(std::ptr::null(), |calls| calls.vtable)
}

/// The virtual functions of a module that the runtime calls.
#[derive(Clone, Copy)]
#[repr(i32)]
pub(super) enum Method {
    Kind = 0,
    PropertyMask = 1,
    GetFunction = 2,
    ImplementsFunction = 3,
    FunctionDoc = 4,
    FunctionMetadata = 5,
    WriteToFile = 6,
    WriteFormats = 7,
    InspectSource = 8,
    ImportModule = 9,
    ClearImports = 10,
}

/// Calls a virtual function. The arguments are borrowed values as C++ holds them: strings inline or
/// on the heap, or a module; as many as the method takes.
pub(super) fn call(module: &ModuleObj, method: Method, args: &[RawAny]) -> Result<Any> {
    let Some(call) = CALLS.get().and_then(|calls| calls.call) else {
        return Err(Error::runtime(
            "This module is a C++ class, and this program was linked without the C++ part of the \
             library: use libtvm_ffi.so",
        ));
    };
    let handle = std::ptr::from_ref(module).cast_mut().cast();
    crate::lock::none_held("a module");
    let mut result = RawAny::NONE;
    // SAFETY: `module` is a live module, and `args` are the arguments that the method takes.
    let status = unsafe { call(handle, method as i32, args.as_ptr(), &raw mut result) };
    if status != raised::OK {
        return Err(raised::take().unwrap_or_else(|| {
            Error::internal("A module's function failed without raising an error")
        }));
    }
    // SAFETY: on success the slot holds an owned value.
    unsafe { Any::from_foreign(result) }
}

/// Does the same as [`call`] for a function that returns a string.
pub(super) fn call_text(module: &ModuleObj, method: Method, args: &[RawAny]) -> Result<Any> {
    let text = call(module, method, args)?;
    match text.view().as_str() {
        Some(_) => Ok(text),
        None => Err(wrong_answer(&text, TypeIndex::STR)),
    }
}

/// Converts a result that may be None.
pub(super) fn optional<T>(
    answer: Any,
    expected: TypeIndex,
    convert: impl FnOnce(Any) -> Option<T>,
) -> Result<Option<T>> {
    if answer.is_none() {
        return Ok(None);
    }
    let wrong = answer.clone();
    match convert(answer) {
        Some(value) => Ok(Some(value)),
        None => Err(wrong_answer(&wrong, expected)),
    }
}

fn wrong_answer(answer: &Any, expected: TypeIndex) -> Error {
    Error::type_error(format!(
        "A module answered with a value of type `{}` where `{}` was expected",
        type_table::key(answer.type_index()),
        type_table::key(expected)
    ))
}

/// Functions of the runtime for C++, in addition to its global functions.
#[repr(C)]
pub struct RuntimeModuleCalls {
    /// Adds an import to a module, as the base class does.
    pub import_module: unsafe extern "C" fn(module: ObjectHandle, other: ObjectHandle) -> c_int,
    /// Removes the imports of a module, as the base class does.
    pub clear_imports: unsafe extern "C" fn(module: ObjectHandle) -> c_int,
    /// Calls a function with the name and the address of every context symbol.
    pub visit_context_symbols: unsafe extern "C" fn(callback: ObjectHandle) -> c_int,
}

/// The functions of [`RuntimeModuleCalls`].
pub static RUNTIME_CALLS: RuntimeModuleCalls =
    RuntimeModuleCalls { import_module, clear_imports, visit_context_symbols };

/// # Safety
/// Null, or a live module for `'a`.
unsafe fn module_at<'a>(handle: ObjectHandle) -> Result<&'a ModuleObj> {
    // SAFETY: the caller passes null, or a live module for `'a`.
    unsafe { handle.cast::<ModuleObj>().as_ref() }
        .ok_or_else(|| Error::value("A module is expected, and null was passed"))
}

unsafe extern "C" fn import_module(module: ObjectHandle, other: ObjectHandle) -> c_int {
    raised::guard("ModuleObj::ImportModule", || {
        // SAFETY: C++ passes the handles of two modules that it holds.
        let (module, other) = unsafe { (module_at(module)?, module_at(other)?) };
        imports::add(module, other)
    })
}

unsafe extern "C" fn clear_imports(module: ObjectHandle) -> c_int {
    raised::guard("ModuleObj::ClearImports", || {
        // SAFETY: C++ passes the handle of a module that it holds.
        imports::clear(unsafe { module_at(module)? })
    })
}

unsafe extern "C" fn visit_context_symbols(callback: ObjectHandle) -> c_int {
    raised::guard("Module::VisitContextSymbols", || {
        // SAFETY: C++ passes null or the handle of a function that it holds.
        let callback = unsafe { callback.cast::<FunctionObj>().as_ref() }
            .ok_or_else(|| Error::value("The callback is null"))?;
        for symbol in context_symbols::all() {
            let (name, address) = (Any::str(&symbol.name), Any::from(symbol.address()));
            let args: [AnyView<'_>; 2] = [name.view(), address.view()];
            callback.call(&args)?;
        }
        Ok(())
    })
}
