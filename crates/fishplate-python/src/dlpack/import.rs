//! `from_dlpack`: a `Tensor` over the memory of another package's tensor.

use fishplate_abi::{
    DLDevice, DLDeviceType, DLManagedTensorVersioned, DLPACK_FLAG_READ_ONLY, ObjectHeader,
};
use pyo3_ffi as py;

use super::{capsule, exchange, numpy};
use crate::class::{Method, method_def};
use crate::device::{self, as_i32};
use crate::keywords::Parameters;
use crate::python::{Owned, PyObject, Raised, Result, call, check, fence, find_attr, name};
use crate::{error, ffi, object};

/// GPUs whose streams are looked at: as many as machines have.
const LOOKED_AT: i32 = 16;

/// What is asked of a tensor that comes in.
#[derive(Clone, Copy)]
pub(super) struct Requirements {
    /// Alignment of the first element in bytes; 0 for any.
    pub(super) alignment: i32,
    /// Whether the elements must lie row-major without gaps.
    pub(super) contiguous: bool,
}

/// Nothing in particular.
pub(super) const NO_REQUIREMENTS: Requirements = Requirements { alignment: 0, contiguous: false };

impl Requirements {
    fn are_none(self) -> bool {
        self.alignment == 0 && !self.contiguous
    }
}

/// A tensor from anything that DLPack knows; the reference is the caller's.
///
/// # Safety
/// `object` is live.
pub(super) unsafe fn from_anything(
    object: *mut PyObject,
    requirements: Requirements,
) -> Result<*mut ObjectHeader> {
    // SAFETY: live (see above), and so is its class.
    unsafe {
        if capsule::is_capsule(object) {
            return capsule::consume(object, requirements);
        }
        let class: *mut PyObject = py::Py_TYPE(object).cast();
        if requirements.are_none()
            && numpy::is_array_class(class)?
            && let Some(handle) = numpy::tensor_of(object)?
        {
            return Ok(handle);
        }
        if let Some(api) = exchange::api_of_class(class)?.as_ref()
            && api.managed_tensor_from_py_object_no_sync.is_some()
        {
            match exchange::import(api, object, requirements) {
                Err(_) if py::PyErr_ExceptionMatches(py::PyExc_BufferError) != 0 => {
                    py::PyErr_Clear();
                }
                result => return result,
            }
        }
        by_method(object, requirements)
    }
}

/// By `__dlpack__`. The form from before DLPack 1.0 is asked for first: all producers know it.
///
/// # Safety
/// `object` is live.
pub(super) unsafe fn by_method(
    object: *mut PyObject,
    requirements: Requirements,
) -> Result<*mut ObjectHeader> {
    // SAFETY: live (see above).
    unsafe {
        let Some(method) = find_attr(object, name!("__dlpack__")?)? else {
            // Raises: it is no capsule either.
            return capsule::consume(object, requirements);
        };
        let stream = stream_of(object)?;
        match ask(method.as_ptr(), stream.as_ref(), None) {
            Ok(answer) => capsule::consume(answer.as_ptr(), requirements),
            Err(raised) if py::PyErr_ExceptionMatches(py::PyExc_BufferError) == 0 => Err(raised),
            Err(_) => with_version(&method, stream.as_ref(), requirements),
        }
    }
}

/// The stream that the thread has set for the GPU a tensor lies on, for the producer to get the tensor ready on;
/// nothing where none is set, which the producer takes for the default stream.
unsafe fn stream_of(object: *mut PyObject) -> Result<Option<Owned>> {
    const CUDA: i32 = DLDeviceType::CUDA.0;
    // SAFETY: the caller passes a live object.
    unsafe {
        // Most threads have set none, and need not ask where the tensor lies.
        if (0..LOOKED_AT).all(|id| ffi::TVMFFIEnvGetStream(CUDA, id).is_null()) {
            return Ok(None);
        }
        let Some(ask) = find_attr(object, name!("__dlpack_device__")?)? else { return Ok(None) };
        let DLDevice { device_type, device_id } =
            device::pair(call(ask.as_ptr(), &[])?.as_ptr(), "__dlpack_device__()")?;
        let stream = ffi::TVMFFIEnvGetStream(CUDA, device_id);
        match device_type == DLDeviceType::CUDA && !stream.is_null() {
            true => Owned::steal(py::PyLong_FromVoidPtr(stream)).map(Some),
            false => Ok(None),
        }
    }
}

/// Asks again for the newer form, with a BufferError set that says why the older one is refused.
/// Read-only memory stays refused: the functions that get a tensor cannot see that it is.
unsafe fn with_version(
    method: &Owned,
    stream: Option<&Owned>,
    requirements: Requirements,
) -> Result<*mut ObjectHeader> {
    let refusal = error::take_exception();
    let version = exchange::version()?;
    // SAFETY: live objects; what is raised meanwhile gives way to the first reason.
    unsafe {
        match ask(method.as_ptr(), stream, Some(&version)) {
            Ok(answer) if !capsule_is_read_only(answer.as_ptr()) => {
                return capsule::consume(answer.as_ptr(), requirements);
            }
            Ok(_) => {}
            Err(_) => py::PyErr_Clear(),
        }
        py::PyErr_SetObject(py::Py_TYPE(refusal.as_ptr()).cast(), refusal.as_ptr());
    }
    Err(Raised::already())
}

/// `__dlpack__(stream=, max_version=)`, of which either may be left out.
unsafe fn ask(
    method: *mut PyObject,
    stream: Option<&Owned>,
    version: Option<&Owned>,
) -> Result<Owned> {
    let mut names = Vec::new();
    let mut values = Vec::new();
    for (name, value) in [(name!("stream")?, stream), (name!("max_version")?, version)] {
        if let Some(value) = value {
            // SAFETY: an interned name is live.
            names.push(unsafe { Owned::share(name) });
            values.push(value.as_ptr());
        }
    }
    // SAFETY: the caller passes a live callable; one value for each keyword.
    unsafe {
        match names.len() {
            0 => call(method, &[]),
            _ => {
                let names = Owned::tuple(names)?;
                Owned::steal(py::PyObject_Vectorcall(method, values.as_ptr(), 0, names.as_ptr()))
            }
        }
    }
}

unsafe fn capsule_is_read_only(object: *mut PyObject) -> bool {
    // SAFETY: a capsule of this name holds a valid tensor.
    unsafe {
        let name = c"dltensor_versioned".as_ptr();
        if py::PyCapsule_IsValid(object, name) == 0 {
            return false;
        }
        let managed = py::PyCapsule_GetPointer(object, name).cast::<DLManagedTensorVersioned>();
        (*managed).flags & DLPACK_FLAG_READ_ONLY != 0
    }
}

unsafe extern "C" fn from_dlpack(
    _: *mut PyObject,
    args: *const *mut PyObject,
    count: isize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    const PARAMETERS: Parameters<3> = Parameters {
        function: "from_dlpack",
        names: ["ext_tensor", "require_alignment", "require_contiguous"],
        positional: 1,
        required: 1,
    };
    fence(|| {
        // SAFETY: Python passes live arguments; the reference goes to the wrapper.
        unsafe {
            let [object, alignment, contiguous] = PARAMETERS.bind(args, count, keywords)?;
            let alignment = match alignment.is_null() {
                true => 0,
                false => as_i32(alignment, "required alignment")?,
            };
            let contiguous = match contiguous.is_null() {
                true => 0,
                false => py::PyObject_IsTrue(contiguous),
            };
            check(contiguous)?;
            let requirements = Requirements { alignment, contiguous: contiguous == 1 };
            object::wrap(from_anything(object, requirements)?)
        }
    })
}

/// `from_dlpack` of the package: one tensor and nothing else goes the short way; everything else the
/// function that `this` is knows about.
unsafe extern "C" fn from_dlpack_or_else(
    this: *mut PyObject,
    args: *const *mut PyObject,
    count: isize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    if count == 1 && keywords.is_null() {
        // SAFETY: Python passes one live argument; the reference goes to the wrapper.
        return fence(|| unsafe { object::wrap(from_anything(*args, NO_REQUIREMENTS)?) });
    }
    // SAFETY: `make_from_dlpack` has put a callable there; the arguments are passed on as they came.
    unsafe { py::PyObject_Vectorcall(this, args, count.unsigned_abs(), keywords) }
}

/// `_make_from_dlpack(function)`: a function in front of another that takes what has options.
unsafe extern "C" fn make_from_dlpack(_: *mut PyObject, function: *mut PyObject) -> *mut PyObject {
    fence(|| {
        let definition = method_def(
            c"from_dlpack",
            Method::Keywords(from_dlpack_or_else),
            0,
            c"from_dlpack(ext_tensor, assumed_align=None, use_32bit_stride=False, *, enable_tvm_ffi=False, require_alignment=0, require_contiguous=False)\n--\n\nReturn the tensor of another package as a Tensor, without copying it.",
        );
        // SAFETY: the definition lives for good; the function keeps the one that it is given.
        unsafe { Owned::steal(py::PyCFunction_New(Box::leak(Box::new(definition)), function)) }
    })
}

/// `_dlpack_exchange_api_of(class)`: whether a class has a usable table, for `convert`.
unsafe extern "C" fn has_exchange_api(_: *mut PyObject, class: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes a live object.
    fence(|| unsafe { Ok(Owned::bool(!exchange::api_of_class(class)?.is_null())) })
}

unsafe extern "C" fn test_wrapper_api(_: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(exchange::test_wrapper_capsule)
}

/// The functions of this folder.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"from_dlpack",
            Method::Keywords(from_dlpack),
            0,
            c"from_dlpack(ext_tensor, *, require_alignment=0, require_contiguous=False)\n--\n\nA Tensor over the memory of another package's tensor, or of a DLPack capsule; nothing is copied.\n\nrequire_alignment asks for an address that is a multiple of so many bytes, require_contiguous for\nelements that lie row-major without gaps.",
        ),
        method_def(
            c"_make_from_dlpack",
            Method::One(make_from_dlpack),
            0,
            c"_make_from_dlpack(function, /)\n--\n\nThe package's from_dlpack, which leaves all but plain tensors to a function.",
        ),
        method_def(
            c"_has_dlpack_exchange_api",
            Method::One(has_exchange_api),
            0,
            c"_has_dlpack_exchange_api(class, /)\n--\n\nWhether a class of tensors can be exchanged in C.",
        ),
        method_def(
            c"_test_wrapper_exchange_api",
            Method::NoArgs(test_wrapper_api),
            0,
            c"_test_wrapper_exchange_api()\n--\n\nThe exchange table of classes whose attribute `tensor` is a Tensor.",
        ),
    ]
}
