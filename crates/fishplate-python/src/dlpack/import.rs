//! `from_dlpack`: a `Tensor` over the memory of another package's tensor.

use fishplate_abi::{DLDevice, DLDeviceType, DLManagedTensorVersioned, DLPACK_FLAG_READ_ONLY};
use pyo3_ffi as py;

use super::{capsule, cuda_array, exchange, numpy};
use crate::class::{Method, function_object, method_def};
use crate::device::{self, as_i32};
use crate::ffi_object::FfiRef;
use crate::keywords::Parameters;
use crate::own_object::OfCall;
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, Exception, Owned, Python, Result, call, clear_error, error_matches, find_attr,
    int_from_pointer, name, raise_again, type_error,
};
use crate::{ffi, object};

/// Number of GPUs whose streams are checked: as many as machines have.
const LOOKED_AT: i32 = 16;

/// Requirements for an imported tensor.
#[derive(Clone, Copy)]
pub(super) struct Requirements {
    /// Alignment of the first element in bytes; 0 for any.
    pub(super) alignment: i32,
    /// Whether the elements must be row-major and contiguous.
    pub(super) contiguous: bool,
    /// Whether read-only memory is acceptable.
    pub(super) read_only: bool,
}

/// No requirements.
pub(super) const NO_REQUIREMENTS: Requirements =
    Requirements { alignment: 0, contiguous: false, read_only: false };

impl Requirements {
    fn are_none(self) -> bool {
        self.alignment == 0 && !self.contiguous
    }
}

/// Imports a tensor from any object that DLPack knows; the caller owns the reference.
pub(super) fn from_anything(object: Borrowed<'_>, requirements: Requirements) -> Result<FfiRef> {
    let py = object.py();
    if object.is_capsule() {
        return capsule::consume(object, requirements);
    }
    let class = object.class().object();
    if requirements.are_none()
        && numpy::is_array_class(class)?
        && let Some(held) =
            numpy::tensor_of(object, requirements.read_only)?.and_then(OfCall::into_ref)
    {
        return Ok(held);
    }
    if let Some(api) = exchange::api_of_class(class)?
        && api.managed_tensor_from_py_object_no_sync.is_some()
    {
        match exchange::import(api, object, requirements) {
            Err(_) if error_matches(py, Exception::Buffer) => {
                clear_error(py);
            }
            result => return result,
        }
    }
    by_method(object, requirements)
}

/// Imports by `__dlpack__`. The form before DLPack 1.0 is requested first: all producers support it.
pub(super) fn by_method(object: Borrowed<'_>, requirements: Requirements) -> Result<FfiRef> {
    let py = object.py();
    let Some(method) = find_attr(object, name!(py, "__dlpack__")?)? else {
        return match cuda_array::import(object, requirements)? {
            Some(tensor) => Ok(tensor),
            None => from_holder(object, requirements),
        };
    };
    let stream = stream_of(object)?;
    match ask(method.borrow(), stream.as_ref(), None) {
        Ok(answer) => capsule::consume(answer.borrow(), requirements),
        Err(raised) if !error_matches(py, Exception::Buffer) => Err(raised),
        Err(_) => with_version(&method, stream.as_ref(), requirements),
    }
}

/// Imports the tensor that an object without `__dlpack__` holds: its FFI tensor (`__tvm_ffi_object__`), or the result
/// of `__dlpack_device__`, which for such classes is the tensor.
#[cold]
fn from_holder(object: Borrowed<'_>, requirements: Requirements) -> Result<FfiRef> {
    let py = object.py();
    for method in [name!(py, "__tvm_ffi_object__")?, name!(py, "__dlpack_device__")?] {
        let Some(ask) = find_attr(object, method)? else { continue };
        let held = call(ask.borrow(), &[])?;
        // An object with `__dlpack__` is imported by that method, so this does not recurse.
        return match find_attr(held.borrow(), name!(py, "__dlpack__")?)? {
            Some(_) => from_anything(held.borrow(), requirements),
            None => capsule::consume(held.borrow(), requirements),
        };
    }
    // Raises, because it is not a capsule.
    capsule::consume(object, requirements)
}

/// The stream that the thread has set for the GPU of a tensor, on which the producer makes the tensor ready; `None` if
/// none is set, which the producer takes as the default stream.
fn stream_of(object: Borrowed<'_>) -> Result<Option<Owned>> {
    let py = object.py();
    const CUDA: i32 = DLDeviceType::CUDA.0;
    // Most threads have set none, and need not look up the tensor's device.
    if (0..LOOKED_AT).all(|id| ffi::stream(CUDA, id).is_null()) {
        return Ok(None);
    }
    let Some(ask) = find_attr(object, name!(py, "__dlpack_device__")?)? else { return Ok(None) };
    let DLDevice { device_type, device_id } =
        device::pair(call(ask.borrow(), &[])?.borrow(), "__dlpack_device__()")?;
    let stream = ffi::stream(CUDA, device_id);
    match device_type == DLDeviceType::CUDA && !stream.is_null() {
        true => int_from_pointer(py, stream).map(Some),
        false => Ok(None),
    }
}

/// Requests the newer form, after a BufferError that says why the older one was refused. Read-only memory stays refused
/// unless the callee only reads, because a function cannot see that a tensor is read-only.
fn with_version(
    method: &Owned,
    stream: Option<&Owned>,
    requirements: Requirements,
) -> Result<FfiRef> {
    let py = method.py();
    let refusal = Owned::take_exception(py);
    let version = exchange::version(py)?;
    match ask(method.borrow(), stream, Some(&version)) {
        Ok(answer) if requirements.read_only || !capsule_is_read_only(answer.borrow()) => {
            return capsule::consume(answer.borrow(), requirements);
        }
        Ok(_) => {}
        Err(_) => clear_error(py),
    }
    Err(raise_again(refusal.borrow()))
}

/// Calls `__dlpack__(stream=, max_version=)`, of which either may be left out.
fn ask(method: Borrowed<'_>, stream: Option<&Owned>, version: Option<&Owned>) -> Result<Owned> {
    let py = method.py();
    let mut names = Vec::new();
    let mut values = Vec::new();
    for (name, value) in [(name!(py, "stream")?, stream), (name!(py, "max_version")?, version)] {
        if let Some(value) = value {
            names.push(name.share());
            values.push(value.borrow());
        }
    }
    match names.len() {
        0 => call(method, &[]),
        _ => {
            let names = Owned::tuple(py, names)?;
            method.vectorcall(&values, values.len(), Some(names.borrow()))
        }
    }
}

fn capsule_is_read_only(object: Borrowed<'_>) -> bool {
    object.capsule_pointer(capsule::VERSIONED).is_some_and(|managed| {
        // SAFETY: a capsule of this name holds a valid tensor.
        let managed: &DLManagedTensorVersioned = unsafe { managed.cast().as_ref() };
        managed.flags & DLPACK_FLAG_READ_ONLY != 0
    })
}

fn from_dlpack(py: Python<'_>, call: Arguments<'_>) -> Result<Owned> {
    const PARAMETERS: Parameters<3> = Parameters {
        function: "from_dlpack",
        names: ["ext_tensor", "require_alignment", "require_contiguous"],
        positional: 1,
        required: 1,
    };
    let [Some(object), alignment, contiguous] = PARAMETERS.bind(py, call)? else {
        return Err(type_error(py, "from_dlpack() misses its argument 'ext_tensor'"));
    };
    let alignment = alignment.map_or(Ok(0), |value| as_i32(value, "required alignment"))?;
    let contiguous = contiguous.map_or(Ok(false), Borrowed::is_true)?;
    object::wrap(
        py,
        from_anything(object, Requirements { alignment, contiguous, read_only: false })?,
    )
}

/// The package's `from_dlpack`: a single tensor without options takes the short path; everything else goes to the
/// function `this`.
fn from_dlpack_or_else(this: Borrowed<'_>, call: Arguments<'_>) -> Result<Owned> {
    match (call.positional, call.names) {
        ([tensor], None) => object::wrap(this.py(), from_anything(*tensor, NO_REQUIREMENTS)?),
        _ => this.vectorcall(&call.all(), call.named.len(), call.names),
    }
}

/// `_make_from_dlpack(function)`: wraps a function, which handles the calls with options.
fn make_from_dlpack(function: Borrowed<'_>) -> Result<Owned> {
    let definition = method_def(
        c"from_dlpack",
        Method::keywords(from_dlpack_or_else),
        0,
        c"from_dlpack(ext_tensor, assumed_align=None, use_32bit_stride=False, *, enable_tvm_ffi=False, require_alignment=0, require_contiguous=False)\n--\n\nReturn the tensor of another package as a Tensor, without copying it.",
    );
    function_object(function.py(), Box::leak(Box::new(definition)), Some(function))
}

/// `_dlpack_exchange_api_of(class)`: whether a class has a usable table, for `convert`.
fn has_exchange_api(class: Borrowed<'_>) -> Result<Owned> {
    let py = class.py();
    Ok(Owned::bool(py, exchange::api_of_class(class)?.is_some()))
}

fn test_wrapper_api(py: Python<'_>) -> Result<Owned> {
    exchange::test_wrapper_capsule(py)
}

/// The functions of this folder.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"from_dlpack",
            Method::function_keywords(from_dlpack),
            0,
            c"from_dlpack(ext_tensor, *, require_alignment=0, require_contiguous=False)\n--\n\nA Tensor over the memory of another package's tensor, or of a DLPack capsule; nothing is copied.\n\nrequire_alignment asks for an address that is a multiple of so many bytes, require_contiguous for\nelements that lie row-major without gaps.",
        ),
        method_def(
            c"_make_from_dlpack",
            Method::function_one(make_from_dlpack),
            0,
            c"_make_from_dlpack(function, /)\n--\n\nThe package's from_dlpack, which leaves all but plain tensors to a function.",
        ),
        method_def(
            c"_has_dlpack_exchange_api",
            Method::function_one(has_exchange_api),
            0,
            c"_has_dlpack_exchange_api(class, /)\n--\n\nWhether a class of tensors can be exchanged in C.",
        ),
        method_def(
            c"_test_wrapper_exchange_api",
            Method::function_no_args(test_wrapper_api),
            0,
            c"_test_wrapper_exchange_api()\n--\n\nThe exchange table of classes whose attribute `tensor` is a Tensor.",
        ),
    ]
}
