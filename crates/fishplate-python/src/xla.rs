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
    ByteArray, DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLTensor, error_kind,
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

/// Whom a handler is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// The CPU.
    Host,
    /// GPUs, for compiled functions: they only launch kernels, which a graph can capture.
    Gpu,
    /// GPUs, for any function.
    GpuUncaptured,
}

impl Place {
    const ALL: [Place; 3] = [Place::Host, Place::Gpu, Place::GpuUncaptured];
}

/// The handlers of the places, as `_xla_handler` numbers them.
const HANDLERS: [unsafe extern "C" fn(*mut CallFrame) -> *mut c_void; Place::ALL.len()] =
    [handle::<0>, handle::<1>, handle::<2>];

/// Handles a call at a place, or a question about the handler.
unsafe extern "C" fn handle<const PLACE: usize>(frame: *mut CallFrame) -> *mut c_void {
    let place = Place::ALL[PLACE];
    // SAFETY: XLA passes a frame that is live for the call, with everything that it refers to.
    let frame = unsafe { &*frame };
    // A panic must not leave a function that C++ calls.
    let failed = match catch_unwind(AssertUnwindSafe(|| answer(frame, place))) {
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
    frame.api.map_or(null_mut(), |api| (api.error_create)(&mut args))
}

/// Reports the interface version of the handler, or runs a call.
fn answer(frame: &CallFrame, place: Place) -> Result<(), Failure> {
    // SAFETY: null, or an extension of the frame.
    let extension = unsafe { frame.extension.as_ref() };
    if extension.is_some_and(|extension| extension.kind == layout::METADATA) {
        // SAFETY: an extension of that kind is this one.
        let metadata = unsafe { (*frame.extension.cast::<layout::MetadataExtension>()).metadata };
        // SAFETY: XLA passes metadata to fill in.
        let metadata = unsafe { &mut *metadata };
        metadata.version.major = VERSION[0].load(Ordering::Relaxed);
        metadata.version.minor = VERSION[1].load(Ordering::Relaxed);
        metadata.traits = if place == Place::Gpu { layout::CAPTURED } else { 0 };
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
    call(frame, place)
}

/// Asks XLA about the call.
fn ask<T>(frame: &CallFrame, question: layout::Ask<T>, start: T) -> Result<T, Failure> {
    let mut args = layout::AskArgs {
        size: size_of::<layout::AskArgs<T>>(),
        extension: null_mut(),
        context: frame.context,
        answer: start,
    };
    let error = question(&mut args);
    if error.is_null() {
        return Ok(args.answer);
    }
    let size = size_of::<layout::DestroyArgs>();
    if let Some(api) = frame.api {
        (api.error_destroy)(&mut layout::DestroyArgs { size, extension: null_mut(), error });
    }
    Err(failure("fishplate: XLA does not say on which device and stream the call runs"))
}

/// The device of a call, and its stream on a GPU.
fn device_of(frame: &CallFrame, place: Place) -> Result<(DLDevice, Option<*mut c_void>), Failure> {
    if place == Place::Host {
        return Ok((DLDevice { device_type: DLDeviceType::CPU, device_id: 0 }, None));
    }
    let api = frame.api.filter(|api| api.size >= size_of::<layout::Api>());
    let Some(api) = api else {
        return Err(failure("fishplate: this XLA is too old for calls on GPUs"));
    };
    let device_id = ask(frame, api.device, 0)?;
    let stream = ask(frame, api.stream, null_mut())?;
    Ok((DLDevice { device_type: DLDeviceType::CUDA, device_id }, Some(stream)))
}

fn call(frame: &CallFrame, place: Place) -> Result<(), Failure> {
    let attributes = &frame.attributes;
    let name = text(attributes, b"function")?;
    let plan: &[i64] = numbers(attributes, b"plan", 5)?;
    let ints: &[i64] = numbers(attributes, b"ints", 5)?;
    let floats: &[f64] = numbers(attributes, b"floats", 12)?;
    let (device, stream) = device_of(frame, place)?;
    let (args, rets) = (tensors(&frame.args, device)?, tensors(&frame.rets, device)?);
    let mut packed = Vec::with_capacity(plan.len());
    for entry in plan {
        let index = (entry >> 8) as usize;
        let missing = || failure("fishplate: the plan of the call does not fit its arguments");
        let number = || ints.get(index).copied().ok_or_else(missing);
        packed.push(match entry & 0xff {
            0 => View::tensor(args.get(index).ok_or_else(missing)?),
            1 => View::tensor(rets.get(index).ok_or_else(missing)?),
            2 => View::int(number()?),
            3 => View::float(floats.get(index).copied().ok_or_else(missing)?),
            4 => View::boolean(number()? != 0),
            _ => View::NONE,
        });
    }
    let function = find(name, attributes)?;
    let (kind, id) = (device.device_type.0, device.device_id);
    let mut before = null_mut();
    if let Some(stream) = stream {
        let status = ffi::TVMFFIEnvSetStream(kind, id, stream, Some(&mut before));
        if status != 0 {
            return Err(raised());
        }
    }
    let called = function::call_status(function.borrow(), &packed);
    if stream.is_some() {
        ffi::TVMFFIEnvSetStream(kind, id, before, None);
    }
    called.map(drop).map_err(|_| raised())
}

/// The function of `fishplate.jax` that defines a function from its code, under a name.
const RESTORE: &[u8] = b"fishplate.jax.restore";

/// The function behind a global name. A program of another process brings the code along.
fn find(name: &[u8], attributes: &Attributes) -> Result<FfiRef, Failure> {
    let look = |name| ffi::global(name).map_err(|_| raised());
    if let Some(found) = look(name)? {
        return Ok(found);
    }
    let missing = || {
        failure(format!(
            "fishplate: no function `{}` in this process: was the program compiled in another?",
            String::from_utf8_lossy(name)
        ))
    };
    let code: &[u8] = numbers(attributes, b"code", 6).map_err(|_| missing())?;
    let restore = look(RESTORE)?.ok_or_else(missing)?;
    let texts =
        [name, code].map(|bytes| ByteArray { data: bytes.as_ptr().cast(), size: bytes.len() });
    let values = texts.each_ref().map(View::bytes);
    function::call_status(restore.borrow(), &values).map_err(|_| raised())?;
    look(name)?.ok_or_else(missing)
}

/// The error that was raised on this thread, as text.
pub(crate) fn raised_text() -> String {
    raised().message
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
fn tensors(buffers: &Buffers, device: DLDevice) -> Result<Vec<DLTensor>, Failure> {
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
            device,
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

/// `_xla_handler(major, minor, place)`: a capsule with the handler for a place, for a version of XLA's interface.
fn xla_handler(py: Python<'_>, args: &[Borrowed<'_>]) -> crate::python::Result<Owned> {
    let [_, _, place] = args else {
        return Err(type_error(py, "_xla_handler takes major, minor and place"));
    };
    let handler = usize::try_from(as_i64(*place)?).ok().and_then(|place| HANDLERS.get(place));
    let Some(handler) = handler else {
        return Err(type_error(py, "the place of a handler is 0, 1 or 2"));
    };
    for (part, number) in VERSION.iter().zip(args) {
        part.store(as_i64(*number)? as i32, Ordering::Relaxed);
    }
    let Some(address) = NonNull::new(*handler as *mut c_void) else {
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
        c"_xla_handler(major, minor, place, /)\n--\n\nThe handler of a custom call of XLA, as a capsule, for a version of its interface: 0 for the CPU, 1 for compiled functions on a GPU, 2 for others there.",
    )]
}
