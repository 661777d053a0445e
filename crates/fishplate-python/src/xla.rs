//! The handler of a custom call of XLA that calls a function of the FFI: what `fishplate.jax` registers.
//!
//! Attributes of the call say which function, by its global name, and what it takes: `plan` has a number for
//! each argument, its kind in the lowest eight bits and an index above: a buffer that XLA passes, one that
//! it wants filled, or a number of `ints` or `floats`. No Python runs here, unless the function is Python's.

mod layout;

use std::ffi::{CString, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicI32, Ordering};

use fishplate_abi::{
    DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLTensor, ErrorCell, FunctionCell,
    ObjectHandle, ObjectHeader, RawAny, RawValue, TypeIndex, dec_ref,
};
use layout::{Array, Attributes, Buffer, Buffers, CallFrame, ErrorArgs, Span};
use pyo3_ffi as py;

use crate::argument::plain_view;
use crate::class::{Method, method_def};
use crate::ffi;
use crate::python::{Owned, PyObject, as_i64, fence};

/// The version of the interface that XLA's header has; XLA refuses handlers of another.
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
    // A panic must not leave a function that C++ calls.
    let result = catch_unwind(AssertUnwindSafe(|| {
        // SAFETY: XLA passes a live frame.
        unsafe { answer(&*frame) }
    }));
    let failed = match result {
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
    // SAFETY: the frame has XLA's table, whose function copies the message.
    unsafe { ((*(*frame).api).error_create)(&raw mut args) }
}

/// Says what the handler was made for, or runs a call.
unsafe fn answer(frame: &CallFrame) -> Result<(), Failure> {
    // SAFETY: the frame and all that it refers to is XLA's, alive for the call; sizes are checked first.
    unsafe {
        if let Some(extension) = frame.extension.as_ref()
            && extension.kind == layout::METADATA
        {
            let metadata = &mut *(*frame.extension.cast::<layout::MetadataExtension>()).metadata;
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
}

unsafe fn call(frame: &CallFrame) -> Result<(), Failure> {
    // SAFETY: as for `answer`; tensors and arguments live until the call is over, and the function's
    // reference is ours until then.
    unsafe {
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
                Ok(plain_view(TypeIndex::DL_TENSOR_PTR, value))
            };
            let number = || ints.get(index).copied().ok_or_else(missing);
            packed.push(match entry & 0xff {
                0 => tensor(&args)?,
                1 => tensor(&rets)?,
                2 => plain_view(TypeIndex::INT, RawValue { v_int64: number()? }),
                3 => {
                    let value = floats.get(index).copied().ok_or_else(missing)?;
                    plain_view(TypeIndex::FLOAT, RawValue { v_float64: value })
                }
                4 => plain_view(TypeIndex::BOOL, RawValue { v_int64: number()? }),
                _ => RawAny::NONE,
            });
        }
        let function = find(name)?;
        let cell: &FunctionCell = &*function.add(1).cast();
        let mut result = RawAny::NONE;
        let count = packed.len() as i32;
        let status = (cell.safe_call)(function.cast(), packed.as_ptr(), count, &raw mut result);
        if result.type_index.is_object() {
            dec_ref(result.value.v_obj);
        }
        let outcome = if status == 0 { Ok(()) } else { Err(raised()) };
        dec_ref(function);
        outcome
    }
}

/// The function behind a global name, with a reference.
unsafe fn find(name: &[u8]) -> Result<*mut ObjectHeader, Failure> {
    let mut found: ObjectHandle = null_mut();
    // SAFETY: a live name and room for a handle.
    let status = unsafe { ffi::TVMFFIFunctionGetGlobal(&ffi::span(name), &raw mut found) };
    match (status, found.is_null()) {
        (0, false) => Ok(found.cast()),
        (0, true) => Err(failure(format!(
            "fishplate: no function `{}` in this process: was the program compiled in another?",
            String::from_utf8_lossy(name)
        ))),
        _ => Err(raised()),
    }
}

/// The error that was raised on this thread.
fn raised() -> Failure {
    let mut handle: ObjectHandle = null_mut();
    // SAFETY: room for a handle; an error's cell follows its header, and the reference is ours.
    unsafe {
        ffi::TVMFFIErrorMoveFromRaised(&raw mut handle);
        if handle.is_null() {
            return failure("fishplate: a function failed without saying why");
        }
        let handle: *mut ObjectHeader = handle.cast();
        let cell: &ErrorCell = &*handle.add(1).cast();
        let (kind, message) = (cell.kind.as_bytes(), cell.message.as_bytes());
        let code = match kind {
            b"TypeError" | b"ValueError" => layout::INVALID_ARGUMENT,
            _ => layout::INTERNAL,
        };
        let [kind, message] = [kind, message].map(String::from_utf8_lossy);
        let message = format!("{kind}: {message}");
        dec_ref(handle);
        Failure { code, message }
    }
}

/// An attribute of a kind by its name.
unsafe fn attribute(
    attributes: &Attributes,
    name: &[u8],
    kind: i32,
) -> Result<*const c_void, Failure> {
    for index in 0..attributes.count as usize {
        // SAFETY: the three arrays have `count` entries.
        unsafe {
            let known: &Span = &**attributes.names.add(index);
            if std::slice::from_raw_parts(known.data, known.length) == name
                && *attributes.types.add(index) == kind
            {
                return Ok(*attributes.values.add(index));
            }
        }
    }
    let name = String::from_utf8_lossy(name);
    Err(failure(format!("fishplate: the call has no attribute `{name}` of the right kind")))
}

unsafe fn text<'a>(attributes: &'a Attributes, name: &[u8]) -> Result<&'a [u8], Failure> {
    // SAFETY: an attribute of this kind is a span.
    unsafe {
        let span: &Span = &*attribute(attributes, name, layout::STRING)?.cast();
        Ok(std::slice::from_raw_parts(span.data, span.length))
    }
}

/// The numbers of an attribute whose elements have XLA's type `dtype`, which is that of `T`.
unsafe fn numbers<'a, T>(
    attributes: &'a Attributes,
    name: &[u8],
    dtype: i32,
) -> Result<&'a [T], Failure> {
    // SAFETY: an attribute of this kind is an array, of elements of the type it says.
    unsafe {
        let array: &Array = &*attribute(attributes, name, layout::ARRAY)?.cast();
        if array.dtype != dtype || !array.data.cast::<T>().is_aligned() {
            let name = String::from_utf8_lossy(name);
            return Err(failure(format!("fishplate: the attribute `{name}` has another type")));
        }
        match array.count {
            0 => Ok(&[]),
            count => Ok(std::slice::from_raw_parts(array.data.cast(), count)),
        }
    }
}

/// Buffers as tensors, row-major as all of XLA's are here.
unsafe fn tensors(buffers: &Buffers) -> Result<Vec<DLTensor>, Failure> {
    (0..buffers.count as usize)
        .map(|index| {
            // SAFETY: both arrays have `count` entries.
            let (kind, buffer) =
                unsafe { (*buffers.types.add(index), &**buffers.values.add(index)) };
            if kind != layout::BUFFER || buffer.size != size_of::<Buffer>() {
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
        })
        .collect()
}

/// What DLPack calls XLA's elements.
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
unsafe extern "C" fn xla_handler(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 2 {
            return Err(crate::python::type_error("_xla_handler takes major and minor"));
        }
        // SAFETY: Python passes `count` live arguments; the capsule holds the address of a function.
        unsafe {
            for (index, part) in VERSION.iter().enumerate() {
                part.store(as_i64(*args.add(index))? as i32, Ordering::Relaxed);
            }
            let address = handle as unsafe extern "C" fn(*mut CallFrame) -> *mut c_void;
            let name: *const c_char = null();
            Owned::steal(py::PyCapsule_New(address as *mut c_void, name, None))
        }
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_xla_handler",
        Method::Fast(xla_handler),
        0,
        c"_xla_handler(major, minor, /)\n--\n\nThe handler of a custom call of XLA, as a capsule, for a version of its interface.",
    )]
}
