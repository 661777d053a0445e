//! `DataType`: code, bits and lanes of an element. `dtype`, in `dtype/name.rs`, is the `str` that
//! holds one; `dtype/convert.rs` reads the data types of other packages.

mod convert;
mod name;

use fishplate_abi::{DLDataType, DLDataTypeCode, RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

pub(crate) use convert::of_numpy;
pub(crate) use convert::{functions, set_dlpack_data_type, set_numpy_dtype, set_torch_dtype};
pub(crate) use name::{is_dtype, set_dtype, to_python};

use crate::any::OwnedAny;
use crate::argument::{Frame, Row, put};
use crate::class::{ClassBuilder, ClassCell, Layout, Method, add_class};
use crate::ffi::Span;
use crate::keywords::Parameters;
use crate::python::{
    Borrowed, Class, Owned, PyObject, Python, Result, Shared, as_i64, equality, expect_str,
    get_attr, import, name, new_dict, new_str, overflow_error, text_of, type_error, value_error,
};
use crate::{error, ffi};

/// The layout of an instance.
#[repr(C)]
pub(crate) struct DataTypeObject {
    base: PyObject,
    dtype: Shared<DLDataType>,
}

// SAFETY: starts with an object; a data type is three numbers.
unsafe impl Layout for DataTypeObject {}

pub(crate) static DATA_TYPE: ClassCell<DataTypeObject> = ClassCell::new();

/// The data type of an instance; `None` for other objects.
#[inline]
pub(crate) fn content(object: Borrowed<'_>) -> Option<DLDataType> {
    DATA_TYPE.cast(object).map(|this| this.dtype.get())
}

/// A new instance of `class`, which is `DataType` or derives from it.
fn make(class: Class<'_>, dtype: DLDataType) -> Result<Owned> {
    let made = class.allocate(0)?;
    if let Some(this) = DATA_TYPE.cast(made.borrow()) {
        this.dtype.set(dtype);
    }
    Ok(made)
}

/// Creates a Python `DataType`.
pub(crate) fn new_data_type(py: Python<'_>, dtype: DLDataType) -> Result<Owned> {
    make(DATA_TYPE.class(py), dtype)
}

/// Parses the name of a data type, such as `float32x4`.
pub(crate) fn parse(py: Python<'_>, text: &[u8]) -> Result<DLDataType> {
    match parse_complex(text) {
        Some(complex) => Ok(complex),
        None => parse_ffi(py, text),
    }
}

/// Does the same as [`parse`] for the names that the FFI itself knows.
pub(crate) fn parse_ffi(py: Python<'_>, text: &[u8]) -> Result<DLDataType> {
    let mut dtype = DLDataType { code: DLDataTypeCode(0), bits: 0, lanes: 0 };
    error::check(py, ffi::TVMFFIDataTypeFromString(&Span::new(text), &mut dtype))?;
    Ok(dtype)
}

/// Parses complex numbers, for which the FFI itself has no name: `complex64`, `complex128x2`.
fn parse_complex(text: &[u8]) -> Option<DLDataType> {
    let rest = std::str::from_utf8(text.strip_prefix(b"complex")?).ok()?;
    let (bits, lanes) = rest.split_once('x').unwrap_or((rest, "1"));
    let (bits, lanes) = (bits.parse().ok()?, lanes.parse().ok()?);
    (lanes > 0).then_some(DLDataType { code: DLDataTypeCode::COMPLEX, bits, lanes })
}

/// The text of a data type, as a `str`.
pub(crate) fn text(py: Python<'_>, dtype: DLDataType) -> Result<Owned> {
    if dtype.code == DLDataTypeCode::COMPLEX {
        let lanes = if dtype.lanes == 1 { String::new() } else { format!("x{}", dtype.lanes) };
        return new_str(py, &format!("complex{}{lanes}", dtype.bits));
    }
    let mut text = OwnedAny::NONE;
    error::check(py, ffi::TVMFFIDataTypeToString(&dtype, &mut text))?;
    let text = text.into_python(py)?;
    // A plain str, because a str from the FFI may hold a reference to its object.
    text.borrow().plain_str()
}

/// Size of one element in bytes.
fn item_size(py: Python<'_>, dtype: DLDataType) -> Result<i64> {
    let lanes = i64::from(dtype.lanes as i16);
    if lanes < 0 {
        return Err(value_error(py, "Cannot determine itemsize for scalable vector types"));
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
    put(out, RawAny::plain(TypeIndex::DATA_TYPE, value));
}

pub(crate) fn set_data_type(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    match content(object) {
        Some(dtype) => {
            set(dtype, out);
            Ok(())
        }
        None => Err(type_error(object.py(), "expected a DataType")),
    }
}

/// A data type from three Python numbers.
fn from_numbers(py: Python<'_>, code: i64, bits: i64, lanes: i64) -> Result<DLDataType> {
    let outside = |what, value, range| {
        overflow_error(py, format!("the {what} of a data type must be in {range}, got {value}"))
    };
    Ok(DLDataType {
        code: DLDataTypeCode(u8::try_from(code).map_err(|_| outside("code", code, "0..255"))?),
        bits: u8::try_from(bits).map_err(|_| outside("bits", bits, "0..255"))?,
        // A negative count marks a scalable vector.
        lanes: i16::try_from(lanes).map_err(|_| outside("lanes", lanes, "-32768..32767"))? as u16,
    })
}

fn init(
    this: Borrowed<'_, DataTypeObject>,
    args: Borrowed<'_>,
    keywords: Option<Borrowed<'_>>,
) -> Result<()> {
    const PARAMETERS: Parameters<1> =
        Parameters { function: "DataType", names: ["dtype_str"], positional: 1, required: 1 };
    let [Some(text)] = PARAMETERS.bind_tuple(args, keywords)? else {
        return Err(type_error(this.py(), "DataType() misses its argument 'dtype_str'"));
    };
    this.dtype.set(parse(this.py(), expect_str(text, "dtype_str")?)?);
    Ok(())
}

/// `_create_cdtype_from_tuple(cls, code, bits, lanes)`: also called by pickles of `DataType`.
fn create(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [class, code, bits, lanes] = args else {
        return Err(type_error(py, "expected (cls, code, bits, lanes)"));
    };
    let class = Class::of(*class).filter(|class| class.derives_from(DATA_TYPE.class(py)));
    let Some(class) = class else {
        return Err(type_error(py, "cls must be DataType or derive from it"));
    };
    make(class, from_numbers(py, as_i64(*code)?, as_i64(*bits)?, as_i64(*lanes)?)?)
}

fn reduce(this: Borrowed<'_, DataTypeObject>) -> Result<Owned> {
    let py = this.py();
    let core = import(py, c"fishplate._core")?;
    let make = get_attr(core.borrow(), name!(py, "_create_cdtype_from_tuple")?)?;
    let dtype = this.dtype.get();
    let args = Owned::tuple(
        py,
        [
            this.class().object().share(),
            Owned::int(py, dtype.code.0.into())?,
            Owned::int(py, dtype.bits.into())?,
            Owned::int(py, (dtype.lanes as i16).into())?,
        ],
    )?;
    Owned::tuple(py, [make, args])
}

fn rich_compare(
    this: Borrowed<'_, DataTypeObject>,
    other: Borrowed<'_>,
    operation: i32,
) -> Result<Owned> {
    Ok(equality(this.py(), operation, content(other) == Some(this.dtype.get())))
}

fn hash(this: Borrowed<'_, DataTypeObject>) -> py::Py_hash_t {
    let dtype = this.dtype.get();
    // Never negative: -1 is reserved for errors.
    py::Py_hash_t::from(dtype.lanes as i16 & i16::MAX) << 16
        | py::Py_hash_t::from(dtype.bits) << 8
        | py::Py_hash_t::from(dtype.code.0)
}

fn repr(this: Borrowed<'_, DataTypeObject>) -> Result<Owned> {
    let text = text_of(text(this.py(), this.dtype.get())?.borrow())?;
    new_str(this.py(), &format!("DataType('{text}')"))
}

/// The properties that both classes share: numbers of the data type that `$content` finds in an instance.
macro_rules! numbers {
    ($builder:expr, $content:path) => {
        $builder
            .property(
                c"type_code",
                |this| Owned::int(this.py(), $content(this)?.code.0.into()),
                None,
                c"The DLDataTypeCode of one lane.",
            )
            .property(
                c"bits",
                |this| Owned::int(this.py(), $content(this)?.bits.into()),
                None,
                c"The number of bits of one lane.",
            )
            .property(
                c"lanes",
                |this| Owned::int(this.py(), ($content(this)?.lanes as i16).into()),
                None,
                c"The number of lanes; negative for scalable vectors.",
            )
            .property(
                c"itemsize",
                |this| Owned::int(this.py(), crate::dtype::item_size(this.py(), $content(this)?)?),
                None,
                c"The number of bytes of one element, all lanes together.",
            )
    };
}
use numbers;

fn held(this: Borrowed<'_, DataTypeObject>) -> Result<DLDataType> {
    Ok(this.dtype.get())
}

/// Adds the classes and the table of codes to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    let builder = ClassBuilder::<DataTypeObject>::new(c"fishplate._core.DataType")
        .doc(c"DataType(dtype_str)\n--\n\nCode, bits and lanes of an element. Users take dtype, which is a str.")
        .generic_new()
        .init(init)
        .rich_compare(rich_compare)
        .hash(hash)
        .str(|this| text(this.py(), this.dtype.get()))
        .repr(repr)
        .method(c"__reduce__", Method::no_args(reduce), c"__reduce__($self, /)\n--\n\nFor pickling.");
    numbers!(builder, held).build(py, None, &DATA_TYPE)?;
    add_class(module, &DATA_TYPE)?;
    name::install(module)?;
    let codes = new_dict(py)?;
    for (code, name) in DLDataTypeCode::NAMES {
        let (name, code) = (new_str(py, name)?, Owned::int(py, code.0.into())?);
        codes.borrow().dict_set(name.borrow(), code.borrow())?;
    }
    module.module_add(c"_DATA_TYPE_CODES", codes.borrow())
}
