//! `Device`: a kind of device and an index.

use std::ffi::{c_int, c_void};

use fishplate_abi::{DLDevice, DLDeviceType, RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

use crate::argument::{Frame, Row, plain_view, put};
use crate::class::{ClassBuilder, ClassCell, Method, add_class, method_def};
use crate::keywords::Parameters;
use crate::python::{
    Owned, PyObject, Raised, Result, as_i64, call_method0, fence, fence_status, find_attr,
    get_attr, import, name, new_str, overflow_error, str_utf8, type_error, type_name, value_error,
};

/// The layout of an instance.
#[repr(C)]
pub(crate) struct DeviceObject {
    base: PyObject,
    device: DLDevice,
}

pub(crate) static DEVICE: ClassCell = ClassCell::new();

/// The class of devices that come from calls: `Device`, or the one that Python has named instead.
static CLASS: ClassCell = ClassCell::new();

/// Names that are understood besides those that are printed.
const ALIASES: &[(DLDeviceType, &str)] =
    &[(DLDeviceType::METAL, "mps"), (DLDeviceType::WEBGPU, "wgpu")];

unsafe fn content(object: *mut PyObject) -> DLDevice {
    // SAFETY: the caller passes an instance, which has the layout above.
    unsafe { (*object.cast::<DeviceObject>()).device }
}

/// A new instance of `class`, which is `Device` or derives from it.
unsafe fn make(class: *mut py::PyTypeObject, device: DLDevice) -> Result<Owned> {
    // SAFETY: a class has tp_alloc; the new instance starts with the layout above.
    unsafe {
        let made = match (*class).tp_alloc {
            Some(alloc) => Owned::steal(alloc(class, 0))?,
            None => return Err(type_error("Device cannot be instantiated")),
        };
        (*made.as_ptr().cast::<DeviceObject>()).device = device;
        Ok(made)
    }
}

/// The Python value of a device.
pub(crate) fn to_python(device: DLDevice) -> Result<Owned> {
    // SAFETY: a class derived from Device (see `set_class`).
    unsafe { make(CLASS.as_type(), device) }
}

/// The name of a kind of device; nothing for one that we have never heard of.
fn known_name(kind: DLDeviceType) -> Option<&'static str> {
    DLDeviceType::NAMES.iter().find(|(known, _)| *known == kind).map(|(_, name)| *name)
}

/// A name for messages, whatever the kind.
pub(crate) fn any_name(kind: DLDeviceType) -> String {
    known_name(kind).map_or_else(|| format!("unknown({})", kind.0), str::to_owned)
}

/// `(kind, index)` as Python's `__dlpack_device__` has it.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn pair(object: *mut PyObject, what: &str) -> Result<DLDevice> {
    // SAFETY: live (see above); the tuple has two items.
    unsafe {
        if py::PyTuple_Check(object) == 0 || py::PyTuple_Size(object) != 2 {
            let got = type_name(object);
            return Err(type_error(format!(
                "{what} must be a tuple (device_type, device_id), got {got}"
            )));
        }
        let kind = as_i32(py::PyTuple_GET_ITEM(object, 0), "device type")?;
        let index = as_i32(py::PyTuple_GET_ITEM(object, 1), "device index")?;
        Ok(DLDevice { device_type: DLDeviceType(kind), device_id: index })
    }
}

/// A number that a 32-bit field of DLPack holds.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn as_i32(object: *mut PyObject, what: &str) -> Result<i32> {
    // SAFETY: live (see above).
    let number = unsafe { as_i64(object)? };
    i32::try_from(number)
        .map_err(|_| overflow_error(format!("the {what} must fit 32 bits, got {number}")))
}

pub(crate) unsafe fn set_device(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of Device.
    let device = unsafe { content(object) };
    put(out, plain_view(TypeIndex::DEVICE, RawValue { v_device: device }));
    Ok(())
}

/// `__dlpack_device__()` of a class that has no `__dlpack__`: it stands for a device.
pub(crate) unsafe fn set_dlpack_device(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let answer = call_method0(object, name!("__dlpack_device__")?)?;
        let device = pair(answer.as_ptr(), "__dlpack_device__()")?;
        put(out, plain_view(TypeIndex::DEVICE, RawValue { v_device: device }));
    }
    Ok(())
}

/// Reads `cuda:1`; what follows a blank is no part of the name.
fn parse(text: &str) -> Result<(DLDeviceType, Option<i32>)> {
    let text = text.split(' ').next().unwrap_or_default();
    let (name, index) = match text.split_once(':') {
        Some((_, index)) if index.contains(':') => {
            return Err(value_error(format!("Invalid device: {text}")));
        }
        Some((name, index)) => (name, Some(index)),
        None => (text, None),
    };
    let known = DLDeviceType::NAMES.iter().chain(ALIASES).find(|(_, known)| *known == name);
    let Some((kind, _)) = known else {
        return Err(value_error(format!("Unknown device: {name}")));
    };
    let index = match index.map(|index| (index, index.parse())) {
        None => None,
        Some((_, Ok(index))) => Some(index),
        Some((text, Err(_))) => {
            return Err(value_error(format!("Invalid device index: {text}")));
        }
    };
    Ok((*kind, index))
}

/// The index that was given: an integer of any package, or a tensor that holds one.
unsafe fn index_of(object: *mut PyObject) -> Result<i32> {
    // SAFETY: the caller passes a live object.
    unsafe {
        if object.is_null() || object == py::Py_None() {
            return Ok(0);
        }
        if py::PyIndex_Check(object) != 0 {
            let number = Owned::steal(py::PyNumber_Index(object))?;
            return as_i32(number.as_ptr(), "device index");
        }
        if let Some(item) = find_attr(object, name!("item")?)? {
            let number = crate::python::call(item.as_ptr(), &[])?;
            if py::PyIndex_Check(number.as_ptr()) != 0 {
                return as_i32(number.as_ptr(), "device index");
            }
        }
        let text = Owned::steal(py::PyObject_Str(object))?;
        let text = String::from_utf8_lossy(str_utf8(text.as_ptr())?);
        Err(type_error(format!("Invalid device index: {text}")))
    }
}

unsafe extern "C" fn init(
    this: *mut PyObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
) -> c_int {
    const PARAMETERS: Parameters<2> = Parameters {
        function: "Device",
        names: ["device_type", "index"],
        positional: 2,
        required: 1,
    };
    fence_status(|| {
        // SAFETY: Python passes an instance, a tuple and a dictionary or null.
        unsafe {
            let [kind, index] = PARAMETERS.bind_tuple(args, keywords)?;
            let (device_type, device_id) = if py::PyUnicode_Check(kind) != 0 {
                let (kind, named) = parse(&String::from_utf8_lossy(str_utf8(kind)?))?;
                let given = index_of(index)?;
                (kind, named.unwrap_or(given))
            } else if py::PyIndex_Check(kind) != 0 {
                let number = Owned::steal(py::PyNumber_Index(kind))?;
                (DLDeviceType(as_i32(number.as_ptr(), "device type")?), index_of(index)?)
            } else {
                let got = type_name(kind);
                return Err(type_error(format!(
                    "the device type must be a name or a number, got {got}"
                )));
            };
            (*this.cast::<DeviceObject>()).device = DLDevice { device_type, device_id };
        }
        Ok(())
    })
}

/// `_create_device_from_tuple(cls, device_type, device_id)`: what pickles call.
unsafe extern "C" fn create(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes `count` live arguments; the class is checked.
        unsafe {
            if count != 3 {
                return Err(type_error("expected (cls, device_type, device_id)"));
            }
            check_class(*args)?;
            let kind = as_i32(*args.add(1), "device type")?;
            let index = as_i32(*args.add(2), "device index")?;
            let device = DLDevice { device_type: DLDeviceType(kind), device_id: index };
            make((*args).cast(), device)
        }
    })
}

unsafe fn check_class(class: *mut PyObject) -> Result<()> {
    // SAFETY: the caller passes a live object.
    let derived = unsafe {
        py::PyType_Check(class) != 0 && py::PyType_IsSubtype(class.cast(), DEVICE.as_type()) != 0
    };
    match derived {
        true => Ok(()),
        false => Err(type_error("the class must be Device or derive from it")),
    }
}

unsafe extern "C" fn set_class(_: *mut PyObject, class: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object.
        unsafe {
            check_class(class)?;
            CLASS.set(Owned::share(class));
        }
        Ok(Owned::none())
    })
}

unsafe extern "C" fn reduce(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; live objects.
        unsafe {
            let core = import(c"fishplate._core")?;
            let make = get_attr(core.as_ptr(), name!("_create_device_from_tuple")?)?;
            let device = content(this);
            let args = Owned::tuple([
                Owned::share(py::Py_TYPE(this).cast()),
                Owned::int(device.device_type.0.into())?,
                Owned::int(device.device_id.into())?,
            ])?;
            Owned::tuple([make, args])
        }
    })
}

unsafe extern "C" fn rich_compare(
    this: *mut PyObject,
    other: *mut PyObject,
    operation: c_int,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes live objects, the first of this class.
        let equal = unsafe { DEVICE.is_instance(other) && content(this) == content(other) };
        Ok(crate::python::equality(operation, equal))
    })
}

unsafe extern "C" fn hash(this: *mut PyObject) -> py::Py_hash_t {
    // SAFETY: Python passes an instance.
    let device = unsafe { content(this) };
    let bits = u64::from(device.device_type.0 as u32) << 32 | u64::from(device.device_id as u32);
    // Never negative: -1 is reserved for errors.
    (bits.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 1) as py::Py_hash_t
}

unsafe extern "C" fn to_str(this: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        let device = unsafe { content(this) };
        new_str(&format!("{}:{}", any_name(device.device_type), device.device_id))
    })
}

unsafe extern "C" fn repr(this: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        let device = unsafe { content(this) };
        let name = any_name(device.device_type);
        new_str(&format!("device(type='{name}', index={})", device.device_id))
    })
}

fn type_name_of(device: DLDevice) -> Result<Owned> {
    match known_name(device.device_type) {
        Some(name) => new_str(name),
        None => Err(unknown(device.device_type)),
    }
}

#[cold]
fn unknown(kind: DLDeviceType) -> Raised {
    value_error(format!("Unknown device type: {}", kind.0))
}

unsafe extern "C" fn device_type_name(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| type_name_of(unsafe { content(this) }))
}

unsafe extern "C" fn get_type(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| type_name_of(unsafe { content(this) }))
}

unsafe extern "C" fn get_index(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| Owned::int(unsafe { content(this) }.device_id.into()))
}

unsafe extern "C" fn dlpack_device_type(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| Owned::int(unsafe { content(this) }.device_type.0.into()))
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe { crate::object::free(this) };
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_create_device_from_tuple",
            Method::Fast(create),
            0,
            c"_create_device_from_tuple(cls, device_type, device_id, /)\n--\n\nA Device from its numbers.",
        ),
        method_def(
            c"_set_device_class",
            Method::One(set_class),
            0,
            c"_set_device_class(class, /)\n--\n\nThe class of devices that come from calls.",
        ),
    ]
}

/// `{name: number}` of the kinds of devices, those with a second name included.
fn names() -> Result<Owned> {
    // SAFETY: a new dictionary, filled with live objects.
    unsafe {
        let names = Owned::steal(py::PyDict_New())?;
        for (kind, name) in DLDeviceType::NAMES.iter().chain(ALIASES) {
            let (name, kind) = (new_str(name)?, Owned::int(kind.0.into())?);
            let status = py::PyDict_SetItem(names.as_ptr(), name.as_ptr(), kind.as_ptr());
            crate::python::check(status)?;
        }
        Ok(names)
    }
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<DeviceObject>(c"fishplate._core.Device")
        .doc(c"Device(device_type, index=None)\n--\n\nA kind of device and an index: Device('cuda', 1), Device('cuda:1').")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_new, py::PyType_GenericNew as *mut c_void)
        .slot(py::Py_tp_init, init as *mut c_void)
        .slot(py::Py_tp_richcompare, rich_compare as *mut c_void)
        .slot(py::Py_tp_hash, hash as *mut c_void)
        .slot(py::Py_tp_str, to_str as *mut c_void)
        .slot(py::Py_tp_repr, repr as *mut c_void)
        .method(c"__reduce__", Method::NoArgs(reduce), c"__reduce__($self, /)\n--\n\nFor pickling.")
        .method(c"__device_type_name__", Method::NoArgs(device_type_name), c"__device_type_name__($self, /)\n--\n\nThe name of the kind, such as 'cuda'.")
        .method(c"dlpack_device_type", Method::NoArgs(dlpack_device_type), c"dlpack_device_type($self, /)\n--\n\nThe number of the kind: a value of DLDeviceType.")
        .property(c"type", get_type, None, c"The name of the kind, such as 'cpu' or 'cuda'.")
        .property(c"index", get_index, None, c"The index of the device among those of its kind.")
        .build(std::ptr::null_mut(), &DEVICE)?;
    // SAFETY: the module is live (see above).
    unsafe {
        CLASS.set(Owned::share(DEVICE.get()));
        let name = c"_DEVICE_TYPES".as_ptr();
        crate::python::check(py::PyModule_AddObjectRef(module, name, names()?.as_ptr()))?;
        add_class(module, &DEVICE)
    }
}
