//! The handler for XLA custom calls that call an FFI function; `fishplate.jax` registers it.
//!
//! Attributes of the call name the global function and its arguments. `plan` has a number for each argument, with its
//! kind in the lowest eight bits and an index above: a buffer that XLA passes in, a buffer to fill, or an element of
//! `ints` or `floats`. No Python code runs here, unless the function itself is written in Python.

mod layout;

use std::ffi::{CString, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicI32, Ordering};

use fishplate_abi::{
    DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLTensor, RawAny, RawValue, TypeIndex,
    error_kind,
};
use layout::{Array, Attributes, Buffer, Buffers, CallFrame, ErrorArgs, Span};
use pyo3_ffi as py;

use crate::any::View;
use crate::class::{Method, method_def};
use crate::error::{Texts, texts};
use crate::ffi_object::FfiRef;
use crate::python::{Borrowed, Owned, Python, as_i64, new_capsule, type_error};
use crate::{ffi, function};

/// The version of the interface in XLA's header; XLA refuses handlers of another version.
static VERSION: [AtomicI32; 2] = [AtomicI32::new(0), AtomicI32::new(0)];

/// Why a call failed, for XLA.
struct Failure {
    code: i32,
    message: String,
}

fn failure(message: impl Into<String>) -> Failure {
    Failure { code: layout::INTERNAL, message: message.into() }
}

/// The handler.
unsafe extern "C" fn handle(frame: *mut CallFrame) -> *mut c_void {
    // SAFETY: XLA passes a frame that is live for the call, with everything that it refers to.
    let frame = unsafe { &*frame };
    // A panic must not unwind into C++.
    let failed = match catch_unwind(AssertUnwindSafe(|| answer(frame))) {
        Ok(Ok(())) => return null_mut(),
        Ok(Err(failed)) => failed,
        Err(_) => failure("fishplate: the handler panicked"),
    };
    let message = CString::new(failed.message.replace('\0', " ")).unwrap_or_default();
    let mut args = ErrorArgs {
        size: size_of::<ErrorArgs>(),
        extension: null_mut(),
        message: message.as_ptr(),
        code: failed.code,
    };
    // SAFETY: the frame points to XLA's table.
    let create = unsafe { (*frame.api).error_create };
    // SAFETY: the function of the table, which copies the message.
    unsafe { create(&raw mut args) }
}

/// Reports the interface version of the handler, or runs a call.
fn answer(frame: &CallFrame) -> Result<(), Failure> {
    // SAFETY: null, or an extension of the frame.
    let extension = unsafe { frame.extension.as_ref() };
    if extension.is_some_and(|extension| extension.kind == layout::METADATA) {
        // SAFETY: an extension of that kind is this one.
        let metadata = unsafe { (*frame.extension.cast::<layout::MetadataExtension>()).metadata };
        // SAFETY: XLA passes metadata to fill in.
        let metadata = unsafe { &mut *metadata };
        metadata.version.major = VERSION[0].load(Ordering::Relaxed);
        metadata.version.minor = VERSION[1].load(Ordering::Relaxed);
        metadata.traits = 0;
        return Ok(());
    }
    if frame.stage != layout::EXECUTE {
        return Ok(());
    }
    if frame.args.size != size_of::<Buffers>()
        || frame.rets.size != size_of::<Buffers>()
        || frame.attributes.size != size_of::<Attributes>()
    {
        return Err(failure("fishplate: the interface of this XLA is not known"));
    }
    call(frame)
}

fn call(frame: &CallFrame) -> Result<(), Failure> {
    let attributes = &frame.attributes;
    let name = text(attributes, b"function")?;
    let plan: &[i64] = numbers(attributes, b"plan", 5)?;
    let ints: &[i64] = numbers(attributes, b"ints", 5)?;
    let floats: &[f64] = numbers(attributes, b"floats", 12)?;
    let (args, rets) = (tensors(&frame.args)?, tensors(&frame.rets)?);
    let mut packed = Vec::with_capacity(plan.len());
    for entry in plan {
        let index = (entry >> 8) as usize;
        let missing = || failure("fishplate: the plan of the call does not fit its arguments");
        let tensor = |from: &[DLTensor]| {
            let found = from.get(index).ok_or_else(missing)?;
            let value = RawValue { v_ptr: std::ptr::from_ref(found).cast_mut().cast() };
            Ok(RawAny::plain(TypeIndex::DL_TENSOR_PTR, value))
        };
        let number = || ints.get(index).copied().ok_or_else(missing);
        let value = match entry & 0xff {
            0 => tensor(&args)?,
            1 => tensor(&rets)?,
            2 => RawAny::from_int(number()?),
            3 => RawAny::from_float(floats.get(index).copied().ok_or_else(missing)?),
            4 => RawAny::from_bool(number()? != 0),
            _ => RawAny::NONE,
        };
        // SAFETY: the tensors live until the call is over.
        packed.push(unsafe { View::from_raw(value) });
    }
    let function = find(name)?;
    match function::call_status(function.borrow(), &packed) {
        Ok(_) => Ok(()),
        Err(_) => Err(raised()),
    }
}

/// The function behind a global name.
fn find(name: &[u8]) -> Result<FfiRef, Failure> {
    match ffi::global(name) {
        Ok(Some(found)) => Ok(found),
        Ok(None) => Err(failure(format!(
            "fishplate: no function `{}` in this process: was the program compiled in another?",
            String::from_utf8_lossy(name)
        ))),
        Err(_) => Err(raised()),
    }
}

/// The error that was raised on this thread.
fn raised() -> Failure {
    let error = ffi::take_raised();
    let Some(cell) = error.as_ref().and_then(|error| error.borrow().error()) else {
        return failure("fishplate: a function failed without saying why");
    };
    let Texts { kind, message, .. } = texts(cell);
    let kind = String::from_utf8_lossy(kind);
    let code = match &*kind {
        error_kind::TYPE_ERROR | error_kind::VALUE_ERROR => layout::INVALID_ARGUMENT,
        _ => layout::INTERNAL,
    };
    Failure { code, message: format!("{kind}: {}", String::from_utf8_lossy(message)) }
}

/// An array of a frame with `count` items.
fn array<F, T>(_frame: &F, items: *const T, count: usize) -> &[T] {
    match count {
        0 => &[],
        // SAFETY: XLA's arrays are as long as their counts say, and live as long as the frame.
        _ => unsafe { std::slice::from_raw_parts(items, count) },
    }
}

/// Finds an attribute by its name and kind.
fn attribute(attributes: &Attributes, name: &[u8], kind: i32) -> Result<*const c_void, Failure> {
    let count = attributes.count as usize;
    let names = array(attributes, attributes.names, count);
    let types = array(attributes, attributes.types, count);
    let values = array(attributes, attributes.values, count);
    for ((known, found), value) in names.iter().zip(types).zip(values) {
        // SAFETY: names are spans, which live as long as the frame.
        let known: &Span = unsafe { &**known };
        if array(attributes, known.data, known.length) == name && *found == kind {
            return Ok(*value);
        }
    }
    let name = String::from_utf8_lossy(name);
    Err(failure(format!("fishplate: the call has no attribute `{name}` of the right kind")))
}

fn text<'a>(attributes: &'a Attributes, name: &[u8]) -> Result<&'a [u8], Failure> {
    let value = attribute(attributes, name, layout::STRING)?;
    // SAFETY: an attribute of this kind is a span.
    let span: &Span = unsafe { &*value.cast() };
    Ok(array(attributes, span.data, span.length))
}

/// The numbers of an attribute whose elements have XLA's type `dtype`, which matches `T`.
fn numbers<'a, T>(attributes: &'a Attributes, name: &[u8], dtype: i32) -> Result<&'a [T], Failure> {
    let value = attribute(attributes, name, layout::ARRAY)?;
    // SAFETY: an attribute of this kind is an array.
    let found: &Array = unsafe { &*value.cast() };
    if found.dtype != dtype || !found.data.cast::<T>().is_aligned() {
        let name = String::from_utf8_lossy(name);
        return Err(failure(format!("fishplate: the attribute `{name}` has another type")));
    }
    Ok(array(attributes, found.data.cast(), found.count))
}

/// Buffers as tensors, row-major like all XLA buffers here.
fn tensors(buffers: &Buffers) -> Result<Vec<DLTensor>, Failure> {
    let count = buffers.count as usize;
    let kinds = array(buffers, buffers.types, count);
    let values = array(buffers, buffers.values, count);
    let tensor = |(kind, buffer): (&i32, &*mut Buffer)| {
        // SAFETY: XLA passes live buffers.
        let buffer = unsafe { &**buffer };
        if *kind != layout::BUFFER || buffer.size != size_of::<Buffer>() {
            return Err(failure("fishplate: XLA passed something that is no buffer"));
        }
        let dtype = dtype(buffer.dtype).ok_or_else(|| {
            failure(format!("fishplate: elements of XLA's type {} are not known", buffer.dtype))
        })?;
        Ok(DLTensor {
            data: buffer.data,
            device: DLDevice { device_type: DLDeviceType::CPU, device_id: 0 },
            ndim: buffer.rank as i32,
            dtype,
            shape: buffer.dims,
            strides: null_mut(),
            byte_offset: 0,
        })
    };
    kinds.iter().zip(values).map(tensor).collect()
}

/// The DLPack type of XLA's elements.
fn dtype(number: i32) -> Option<DLDataType> {
    let (code, bits) = match number {
        1 => (DLDataTypeCode::BOOL, 8),
        2..=5 => (DLDataTypeCode::INT, 8 << (number - 2)),
        6..=9 => (DLDataTypeCode::UINT, 8 << (number - 6)),
        10..=12 => (DLDataTypeCode::FLOAT, 16 << (number - 10)),
        16 => (DLDataTypeCode::BFLOAT, 16),
        15 => (DLDataTypeCode::COMPLEX, 64),
        18 => (DLDataTypeCode::COMPLEX, 128),
        _ => return None,
    };
    Some(DLDataType { code, bits, lanes: 1 })
}

/// `_xla_handler(major, minor)`: a capsule with the handler, for a version of XLA's interface.
fn xla_handler(py: Python<'_>, args: &[Borrowed<'_>]) -> crate::python::Result<Owned> {
    if args.len() != 2 {
        return Err(type_error(py, "_xla_handler takes major and minor"));
    }
    for (part, number) in VERSION.iter().zip(args) {
        part.store(as_i64(*number)? as i32, Ordering::Relaxed);
    }
    let address = handle as unsafe extern "C" fn(*mut CallFrame) -> *mut c_void;
    let Some(address) = NonNull::new(address as *mut c_void) else {
        return Err(type_error(py, "the handler has no address"));
    };
    // SAFETY: the capsule holds the address of a function, which is never unloaded.
    unsafe { new_capsule(py, address, None, None) }
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_xla_handler",
        Method::function_fast(xla_handler),
        0,
        c"_xla_handler(major, minor, /)\n--\n\nThe handler of a custom call of XLA, as a capsule, for a version of its interface.",
    )]
}
