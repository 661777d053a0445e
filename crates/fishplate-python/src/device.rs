//! `Device`: a kind of device and an index.

use fishplate_abi::{DLDevice, DLDeviceType, RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

use crate::argument::{Frame, Row, put};
use crate::class::{ClassBuilder, ClassCell, Layout, Method, add_class, method_def};
use crate::dlpack;
use crate::keywords::Parameters;
use crate::python::{
    Borrowed, Class, Kept, Owned, PyObject, Python, Result, Shared, as_i64, call, call_method0,
    equality, find_attr, get_attr, import, name, new_dict, new_str, overflow_error, text_of,
    type_error, type_name, value_error,
};

/// The layout of an instance.
#[repr(C)]
pub(crate) struct DeviceObject {
    base: PyObject,
    device: Shared<DLDevice>,
}

// SAFETY: starts with an object; a device is two numbers.
unsafe impl Layout for DeviceObject {}

pub(crate) static DEVICE: ClassCell<DeviceObject> = ClassCell::new();

/// The class of devices that calls return: `Device`, or a class that Python registered instead.
static CLASS: Kept = Kept::new();

/// Names that are parsed in addition to those that are printed.
const ALIASES: &[(DLDeviceType, &str)] =
    &[(DLDeviceType::METAL, "mps"), (DLDeviceType::WEBGPU, "wgpu")];

/// A new instance of `class`, which is `Device` or derives from it.
fn make(class: Class<'_>, device: DLDevice) -> Result<Owned> {
    let made = class.allocate(0)?;
    if let Some(instance) = DEVICE.cast(made.borrow()) {
        instance.device.set(device);
    }
    Ok(made)
}

/// The Python value of a device.
pub(crate) fn to_python(py: Python<'_>, device: DLDevice) -> Result<Owned> {
    make(CLASS.get(py).and_then(Class::of).unwrap_or(DEVICE.class(py)), device)
}

/// The name of a kind of device; `None` for an unknown kind.
fn known_name(kind: DLDeviceType) -> Option<&'static str> {
    DLDeviceType::NAMES.iter().find(|(known, _)| *known == kind).map(|(_, name)| *name)
}

/// A name for messages, whatever the kind.
pub(crate) fn any_name(kind: DLDeviceType) -> String {
    known_name(kind).map_or_else(|| format!("unknown({})", kind.0), str::to_owned)
}

/// Reads `(kind, index)` as `__dlpack_device__` returns it.
pub(crate) fn pair(object: Borrowed<'_>, what: &str) -> Result<DLDevice> {
    let py = object.py();
    let [kind, index] = object.tuple_items() else {
        let got = type_name(object);
        return Err(type_error(
            py,
            format!("{what} must be a tuple (device_type, device_id), got {got}"),
        ));
    };
    let kind = as_i32(*kind, "device type")?;
    let index = as_i32(*index, "device index")?;
    Ok(DLDevice { device_type: DLDeviceType(kind), device_id: index })
}

/// A number that fits a 32-bit field of DLPack.
pub(crate) fn as_i32(object: Borrowed<'_>, what: &str) -> Result<i32> {
    let py = object.py();
    let number = as_i64(object)?;
    i32::try_from(number)
        .map_err(|_| overflow_error(py, format!("the {what} must fit 32 bits, got {number}")))
}

pub(crate) fn set_device(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let Some(instance) = DEVICE.cast(object) else {
        return Err(type_error(object.py(), "expected a Device"));
    };
    put(out, RawAny::plain(TypeIndex::DEVICE, RawValue { v_device: instance.device.get() }));
    Ok(())
}

/// Passes an object of a class that has `__dlpack_device__` and no `__dlpack__`: as a device, or as the tensor that the
/// method returns.
pub(crate) fn set_dlpack_device(
    row: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let answer = call_method0(object, name!(object.py(), "__dlpack_device__")?)?;
    let is_tensor = answer.borrow().is_capsule()
        || find_attr(answer.borrow(), name!(object.py(), "__dlpack__")?)?.is_some();
    if is_tensor {
        return dlpack::set_dlpack(row, frame, object, out);
    }
    let device = pair(answer.borrow(), "__dlpack_device__()")?;
    put(out, RawAny::plain(TypeIndex::DEVICE, RawValue { v_device: device }));
    Ok(())
}

/// Parses `cuda:1`; everything after a space is ignored.
fn parse(py: Python<'_>, text: &str) -> Result<(DLDeviceType, Option<i32>)> {
    let text = text.split(' ').next().unwrap_or_default();
    let (name, index) = match text.split_once(':') {
        Some((_, index)) if index.contains(':') => {
            return Err(value_error(py, format!("Invalid device: {text}")));
        }
        Some((name, index)) => (name, Some(index)),
        None => (text, None),
    };
    let known = DLDeviceType::NAMES.iter().chain(ALIASES).find(|(_, known)| *known == name);
    let Some((kind, _)) = known else {
        return Err(value_error(py, format!("Unknown device: {name}")));
    };
    let index = match index.map(|index| (index, index.parse())) {
        None => None,
        Some((_, Ok(index))) => Some(index),
        Some((text, Err(_))) => {
            return Err(value_error(py, format!("Invalid device index: {text}")));
        }
    };
    Ok((*kind, index))
}

/// Reads the index argument: an integer of any package, or a tensor that holds one.
fn index_of(object: Option<Borrowed<'_>>) -> Result<i32> {
    let Some(object) = object.filter(|object| !object.is_none()) else { return Ok(0) };
    let py = object.py();
    if object.is_index() {
        let number = object.to_index()?;
        return as_i32(number.borrow(), "device index");
    }
    if let Some(item) = find_attr(object, name!(py, "item")?)? {
        let number = call(item.borrow(), &[])?;
        if number.borrow().is_index() {
            return as_i32(number.borrow(), "device index");
        }
    }
    let text = text_of(object.str()?.borrow())?;
    Err(type_error(py, format!("Invalid device index: {text}")))
}

fn init(
    this: Borrowed<'_, DeviceObject>,
    args: Borrowed<'_>,
    keywords: Option<Borrowed<'_>>,
) -> Result<()> {
    const PARAMETERS: Parameters<2> = Parameters {
        function: "Device",
        names: ["device_type", "index"],
        positional: 2,
        required: 1,
    };
    let py = this.py();
    let [Some(kind), index] = PARAMETERS.bind_tuple(args, keywords)? else {
        return Err(type_error(py, "Device() misses its argument 'device_type'"));
    };
    let (device_type, device_id) = if kind.is_str() {
        let (kind, named) = parse(py, &text_of(kind)?)?;
        let given = index_of(index)?;
        (kind, named.unwrap_or(given))
    } else if kind.is_index() {
        let number = kind.to_index()?;
        (DLDeviceType(as_i32(number.borrow(), "device type")?), index_of(index)?)
    } else {
        let got = type_name(kind);
        return Err(type_error(
            py,
            format!("the device type must be a name or a number, got {got}"),
        ));
    };
    this.device.set(DLDevice { device_type, device_id });
    Ok(())
}

/// `_create_device_from_tuple(cls, device_type, device_id)`: called by pickles.
fn create(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [class, kind, index] = args else {
        return Err(type_error(py, "expected (cls, device_type, device_id)"));
    };
    let class = expect_class(*class)?;
    let device_type = DLDeviceType(as_i32(*kind, "device type")?);
    make(class, DLDevice { device_type, device_id: as_i32(*index, "device index")? })
}

fn expect_class(class: Borrowed<'_>) -> Result<Class<'_>> {
    let py = class.py();
    let derived = Class::of(class).filter(|class| class.derives_from(DEVICE.class(py)));
    derived.ok_or_else(|| type_error(py, "the class must be Device or derive from it"))
}

fn set_class(class: Borrowed<'_>) -> Result<Owned> {
    CLASS.set(expect_class(class)?.object().share());
    Ok(Owned::none(class.py()))
}

fn reduce(this: Borrowed<'_, DeviceObject>) -> Result<Owned> {
    let py = this.py();
    let core = import(py, c"fishplate._core")?;
    let make = get_attr(core.borrow(), name!(py, "_create_device_from_tuple")?)?;
    let device = this.device.get();
    let args = Owned::tuple(
        py,
        [
            this.class().object().share(),
            Owned::int(py, device.device_type.0.into())?,
            Owned::int(py, device.device_id.into())?,
        ],
    )?;
    Owned::tuple(py, [make, args])
}

fn rich_compare(
    this: Borrowed<'_, DeviceObject>,
    other: Borrowed<'_>,
    operation: i32,
) -> Result<Owned> {
    let equal = DEVICE.cast(other).is_some_and(|other| this.device.get() == other.device.get());
    Ok(equality(this.py(), operation, equal))
}

fn hash(this: Borrowed<'_, DeviceObject>) -> py::Py_hash_t {
    let DLDevice { device_type, device_id } = this.device.get();
    let bits = u64::from(device_type.0 as u32) << 32 | u64::from(device_id as u32);
    // Never negative: -1 is reserved for errors.
    (bits.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 1) as py::Py_hash_t
}

fn to_str(this: Borrowed<'_, DeviceObject>) -> Result<Owned> {
    let DLDevice { device_type, device_id } = this.device.get();
    new_str(this.py(), &format!("{}:{device_id}", any_name(device_type)))
}

fn repr(this: Borrowed<'_, DeviceObject>) -> Result<Owned> {
    let DLDevice { device_type, device_id } = this.device.get();
    let name = any_name(device_type);
    new_str(this.py(), &format!("device(type='{name}', index={device_id})"))
}

fn kind_name(this: Borrowed<'_, DeviceObject>) -> Result<Owned> {
    let kind = this.device.get().device_type;
    match known_name(kind) {
        Some(name) => new_str(this.py(), name),
        None => Err(value_error(this.py(), format!("Unknown device type: {}", kind.0))),
    }
}

fn dlpack_device_type(this: Borrowed<'_, DeviceObject>) -> Result<Owned> {
    Owned::int(this.py(), this.device.get().device_type.0.into())
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_create_device_from_tuple",
            Method::function_fast(create),
            0,
            c"_create_device_from_tuple(cls, device_type, device_id, /)\n--\n\nA Device from its numbers.",
        ),
        method_def(
            c"_set_device_class",
            Method::function_one(set_class),
            0,
            c"_set_device_class(class, /)\n--\n\nThe class of devices that come from calls.",
        ),
    ]
}

/// `{name: number}` of the kinds of devices, aliases included.
fn names(py: Python<'_>) -> Result<Owned> {
    let names = new_dict(py)?;
    for (kind, name) in DLDeviceType::NAMES.iter().chain(ALIASES) {
        let (name, kind) = (new_str(py, name)?, Owned::int(py, kind.0.into())?);
        names.borrow().dict_set(name.borrow(), kind.borrow())?;
    }
    Ok(names)
}

/// Adds the class to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    ClassBuilder::<DeviceObject>::new(c"fishplate._core.Device")
        .doc(c"Device(device_type, index=None)\n--\n\nA kind of device and an index: Device('cuda', 1), Device('cuda:1').")
        .generic_new()
        .init(init)
        .rich_compare(rich_compare)
        .hash(hash)
        .str(to_str)
        .repr(repr)
        .method(c"__reduce__", Method::no_args(reduce), c"__reduce__($self, /)\n--\n\nFor pickling.")
        .method(c"__device_type_name__", Method::no_args(kind_name), c"__device_type_name__($self, /)\n--\n\nThe name of the kind, such as 'cuda'.")
        .method(c"dlpack_device_type", Method::no_args(dlpack_device_type), c"dlpack_device_type($self, /)\n--\n\nThe number of the kind: a value of DLDeviceType.")
        .property(c"type", kind_name, None, c"The name of the kind, such as 'cpu' or 'cuda'.")
        .property(c"index", |this| Owned::int(this.py(), this.device.get().device_id.into()), None, c"The index of the device among those of its kind.")
        .build(py, None, &DEVICE)?;
    CLASS.set(DEVICE.get(py).share());
    module.module_add(c"_DEVICE_TYPES", names(py)?.borrow())?;
    add_class(module, &DEVICE)
}
