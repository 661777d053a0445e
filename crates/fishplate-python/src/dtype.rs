//! `DataType`: code, bits and lanes of an element. `dtype`, in `dtype/name.rs`, is the `str` that
//! holds one; `dtype/convert.rs` reads the data types of other packages.

mod convert;
mod name;

use std::ffi::{c_int, c_void};

use fishplate_abi::{DLDataType, DLDataTypeCode, RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

pub(crate) use convert::of_numpy;
pub(crate) use convert::{functions, set_dlpack_data_type, set_numpy_dtype, set_torch_dtype};
pub(crate) use name::{is_dtype, set_dtype, to_python};

use crate::argument::{Frame, Row, plain_view, put};
use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::keywords::Parameters;
use crate::python::{
    Owned, PyObject, Result, as_i64, expect_str, fence, fence_status, overflow_error, type_error,
    value_error,
};
use crate::{error, ffi, value};

/// The layout of an instance.
#[repr(C)]
pub(crate) struct DataTypeObject {
    base: PyObject,
    dtype: DLDataType,
}

pub(crate) static DATA_TYPE: ClassCell = ClassCell::new();

/// What an instance holds.
///
/// # Safety
/// `object` is a live instance of `DataType`.
#[inline]
pub(crate) unsafe fn content(object: *mut PyObject) -> DLDataType {
    // SAFETY: instances have the layout above.
    unsafe { (*object.cast::<DataTypeObject>()).dtype }
}

/// A new instance of `class`, which is `DataType` or derives from it.
unsafe fn make(class: *mut py::PyTypeObject, dtype: DLDataType) -> Result<Owned> {
    // SAFETY: a class has tp_alloc; the new instance starts with the layout above.
    unsafe {
        let made = match (*class).tp_alloc {
            Some(alloc) => Owned::steal(alloc(class, 0))?,
            None => return Err(type_error("DataType cannot be instantiated")),
        };
        (*made.as_ptr().cast::<DataTypeObject>()).dtype = dtype;
        Ok(made)
    }
}

/// A `DataType` of Python.
pub(crate) fn new_data_type(dtype: DLDataType) -> Result<Owned> {
    // SAFETY: the class itself.
    unsafe { make(DATA_TYPE.as_type(), dtype) }
}

/// The data type that a text such as `float32x4` names.
pub(crate) fn parse(text: &[u8]) -> Result<DLDataType> {
    if let Some(complex) = parse_complex(text) {
        return Ok(complex);
    }
    let mut dtype = DLDataType { code: DLDataTypeCode(0), bits: 0, lanes: 0 };
    let span = ffi::span(text);
    // SAFETY: a span and an address.
    error::check(unsafe { ffi::TVMFFIDataTypeFromString(&raw const span, &raw mut dtype) })?;
    Ok(dtype)
}

/// Complex numbers, for which the FFI itself has no name: `complex64`, `complex128x2`.
fn parse_complex(text: &[u8]) -> Option<DLDataType> {
    let rest = std::str::from_utf8(text.strip_prefix(b"complex")?).ok()?;
    let (bits, lanes) = rest.split_once('x').unwrap_or((rest, "1"));
    let (bits, lanes) = (bits.parse().ok()?, lanes.parse().ok()?);
    (lanes > 0).then_some(DLDataType { code: DLDataTypeCode::COMPLEX, bits, lanes })
}

/// The text of a data type, as a `str`.
pub(crate) fn text(dtype: DLDataType) -> Result<Owned> {
    if dtype.code == DLDataTypeCode::COMPLEX {
        let lanes = if dtype.lanes == 1 { String::new() } else { format!("x{}", dtype.lanes) };
        return crate::python::new_str(&format!("complex{}{lanes}", dtype.bits));
    }
    let mut text = RawAny::NONE;
    // SAFETY: two addresses; the string is owned, and read by `take`.
    unsafe {
        error::check(ffi::TVMFFIDataTypeToString(&raw const dtype, &raw mut text))?;
        // A plain str: what comes from the FFI may remember its object.
        let text = value::take(text, std::ptr::null())?;
        Owned::steal(py::PyUnicode_FromObject(text.as_ptr()))
    }
}

/// The bytes that one element takes.
fn item_size(dtype: DLDataType) -> Result<i64> {
    let lanes = i64::from(dtype.lanes as i16);
    if lanes < 0 {
        return Err(value_error("Cannot determine itemsize for scalable vector types"));
    }
    Ok((i64::from(dtype.bits) * lanes + 7) / 8)
}

fn is_integer(code: DLDataTypeCode) -> bool {
    code == DLDataTypeCode::INT || code == DLDataTypeCode::UINT
}

fn is_float(code: DLDataTypeCode) -> bool {
    let narrow = DLDataTypeCode::FLOAT8_E3M4.0..=DLDataTypeCode::FLOAT4_E2M1FN.0;
    code == DLDataTypeCode::FLOAT || code == DLDataTypeCode::BFLOAT || narrow.contains(&code.0)
}

pub(crate) fn set(dtype: DLDataType, out: &mut RawAny) {
    let mut value = RawValue { v_uint64: 0 };
    value.v_dtype = dtype;
    put(out, plain_view(TypeIndex::DATA_TYPE, value));
}

pub(crate) unsafe fn set_data_type(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of DataType.
    set(unsafe { content(object) }, out);
    Ok(())
}

/// A data type from three numbers that Python gave.
fn from_numbers(code: i64, bits: i64, lanes: i64) -> Result<DLDataType> {
    let outside = |what, value, range| {
        overflow_error(format!("the {what} of a data type must be in {range}, got {value}"))
    };
    Ok(DLDataType {
        code: DLDataTypeCode(u8::try_from(code).map_err(|_| outside("code", code, "0..255"))?),
        bits: u8::try_from(bits).map_err(|_| outside("bits", bits, "0..255"))?,
        // A negative count marks a scalable vector.
        lanes: i16::try_from(lanes).map_err(|_| outside("lanes", lanes, "-32768..32767"))? as u16,
    })
}

unsafe extern "C" fn init(
    this: *mut PyObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
) -> c_int {
    const PARAMETERS: Parameters<1> =
        Parameters { function: "DataType", names: ["dtype_str"], positional: 1, required: 1 };
    fence_status(|| {
        // SAFETY: Python passes an instance, a tuple and a dictionary or null.
        unsafe {
            let [text] = PARAMETERS.bind_tuple(args, keywords)?;
            (*this.cast::<DataTypeObject>()).dtype = parse(expect_str(text, "dtype_str")?)?;
        }
        Ok(())
    })
}

/// `_create_cdtype_from_tuple(cls, code, bits, lanes)`: also what pickles of `DataType` call.
unsafe extern "C" fn create(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes `count` live arguments; the class is checked.
        unsafe {
            if count != 4 {
                return Err(type_error("expected (cls, code, bits, lanes)"));
            }
            let class = *args;
            let is_class = py::PyType_Check(class) != 0
                && py::PyType_IsSubtype(class.cast(), DATA_TYPE.as_type()) != 0;
            if !is_class {
                return Err(type_error("cls must be DataType or derive from it"));
            }
            let numbers = [1, 2, 3].map(|index| as_i64(*args.add(index)));
            let [code, bits, lanes] = numbers;
            make(class.cast(), from_numbers(code?, bits?, lanes?)?)
        }
    })
}

unsafe extern "C" fn reduce(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; live objects.
        unsafe {
            let core = crate::python::import(c"fishplate._core")?;
            let make = crate::python::get_attr(
                core.as_ptr(),
                crate::python::name!("_create_cdtype_from_tuple")?,
            )?;
            let dtype = content(this);
            let args = Owned::tuple([
                Owned::share(py::Py_TYPE(this).cast()),
                Owned::int(dtype.code.0.into())?,
                Owned::int(dtype.bits.into())?,
                Owned::int((dtype.lanes as i16).into())?,
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
        let equal = unsafe { DATA_TYPE.is_instance(other) && content(this) == content(other) };
        Ok(crate::python::equality(operation, equal))
    })
}

unsafe extern "C" fn hash(this: *mut PyObject) -> py::Py_hash_t {
    // SAFETY: Python passes an instance.
    let dtype = unsafe { content(this) };
    // Never negative: -1 is reserved for errors.
    py::Py_hash_t::from(dtype.lanes as i16 & i16::MAX) << 16
        | py::Py_hash_t::from(dtype.bits) << 8
        | py::Py_hash_t::from(dtype.code.0)
}

unsafe extern "C" fn to_str(this: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| text(unsafe { content(this) }))
}

unsafe extern "C" fn repr(this: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; the text is a str.
        unsafe {
            let text = text(content(this))?;
            let text = String::from_utf8_lossy(crate::python::str_utf8(text.as_ptr())?);
            crate::python::new_str(&format!("DataType('{text}')"))
        }
    })
}

/// A getter over the data type that `$content` finds in an instance.
macro_rules! getters {
    ($content:path: $($name:ident = |$dtype:ident| $value:expr;)*) => {$(
        pub(super) unsafe extern "C" fn $name(
            this: *mut crate::python::PyObject,
            _: *mut std::ffi::c_void,
        ) -> *mut crate::python::PyObject {
            crate::python::fence(|| {
                // SAFETY: Python passes an instance of the class that the getter belongs to.
                let $dtype: fishplate_abi::DLDataType = unsafe { $content(this) }?;
                $value
            })
        }
    )*};
}
use getters;

unsafe fn content_of(this: *mut PyObject) -> Result<DLDataType> {
    // SAFETY: the caller passes an instance.
    Ok(unsafe { content(this) })
}

getters! { content_of:
    type_code = |dtype| Owned::int(dtype.code.0.into());
    bits = |dtype| Owned::int(dtype.bits.into());
    lanes = |dtype| Owned::int((dtype.lanes as i16).into());
    itemsize = |dtype| Owned::int(item_size(dtype)?);
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe { crate::object::free(this) };
}

/// Adds the classes and the table of codes to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<DataTypeObject>(c"fishplate._core.DataType")
        .doc(c"DataType(dtype_str)\n--\n\nCode, bits and lanes of an element. Users take dtype, which is a str.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_new, py::PyType_GenericNew as *mut c_void)
        .slot(py::Py_tp_init, init as *mut c_void)
        .slot(py::Py_tp_richcompare, rich_compare as *mut c_void)
        .slot(py::Py_tp_hash, hash as *mut c_void)
        .slot(py::Py_tp_str, to_str as *mut c_void)
        .slot(py::Py_tp_repr, repr as *mut c_void)
        .method(c"__reduce__", Method::NoArgs(reduce), c"__reduce__($self, /)\n--\n\nFor pickling.")
        .property(c"type_code", type_code, None, c"The DLDataTypeCode of one lane.")
        .property(c"bits", bits, None, c"The number of bits of one lane.")
        .property(c"lanes", lanes, None, c"The number of lanes; negative for scalable vectors.")
        .property(c"itemsize", itemsize, None, c"The number of bytes of one element, all lanes together.")
        .build(std::ptr::null_mut(), &DATA_TYPE)?;
    // SAFETY: the module is live (see above).
    unsafe {
        add_class(module, &DATA_TYPE)?;
        name::install(module)?;
        let codes = Owned::steal(py::PyDict_New())?;
        for (code, name) in DLDataTypeCode::NAMES {
            let (name, code) = (crate::python::new_str(name)?, Owned::int(code.0.into())?);
            let status = py::PyDict_SetItem(codes.as_ptr(), name.as_ptr(), code.as_ptr());
            crate::python::check(status)?;
        }
        let name = c"_DATA_TYPE_CODES".as_ptr();
        crate::python::check(py::PyModule_AddObjectRef(module, name, codes.as_ptr()))
    }
}
