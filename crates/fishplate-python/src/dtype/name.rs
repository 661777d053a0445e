//! `dtype`: a `str` such as `float32` that also holds the `DataType` it names.
//!
//! The data type lies behind the `str` in the instance. Instances never change, so `dtype("int8")` is created once and
//! reused.

use fishplate_abi::{DLDataType, DLDataTypeCode, RawAny};
use pyo3_ffi as py;

use super::{convert, from_numbers, is_float, is_integer, numbers};
use crate::argument::{Frame, Row};
use crate::class::{
    ClassBuilder, ClassCell, Layout, Method, Setter, add_class, function_object, method_def,
    vectorcall,
};
use crate::keywords::Parameters;
use crate::known::{self, Known};
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, Class, Exception, GilCell, Kept, Owned, PyObject, Python, Result, Shared, as_i64,
    attribute_error, capi, clear_error, error_matches, get_attr, name, new_dict, new_str, raised,
    set_attr, str_utf8, text_of, type_error, type_name,
};

/// The memory behind the `str` in an instance. `str.__new__` leaves it zero, which means that it is not set yet.
#[repr(C)]
#[derive(Clone, Copy)]
struct Tail {
    dtype: DLDataType,
    is_set: u32,
}

/// The layout of an instance as far as it is known at compile time: a `str`, of which only the head is read.
#[repr(C)]
pub(crate) struct NameObject {
    base: PyObject,
}

// SAFETY: starts with an object; `Tail` lies behind it, in memory that starts as zeros.
unsafe impl Layout for NameObject {}

static DTYPE: ClassCell<NameObject> = ClassCell::new();

/// `{text: instance}` of the class itself.
static BY_TEXT: Kept = Kept::new();

/// At most this many texts are cached: there are few data types, but many ways to spell one.
const MOST_TEXTS: usize = 1024;

/// `str`.
fn base(py: Python<'_>) -> Class<'_> {
    py.str_class()
}

impl<'a> Borrowed<'a, NameObject> {
    fn tail(self) -> &'a Shared<Tail> {
        let offset = base(self.py()).fields().tp_basicsize;
        // SAFETY: the class was created with this room behind the str.
        let tail = unsafe { self.as_ptr().byte_offset(offset) };
        // SAFETY: our part, which starts as zeros and lives as long as the instance.
        unsafe { &*tail.cast::<Shared<Tail>>() }
    }

    /// The data type of the instance, once it is set.
    fn held(self) -> Option<DLDataType> {
        let tail = self.tail().get();
        (tail.is_set != 0).then_some(tail.dtype)
    }
}

/// Whether an object is a `dtype`.
pub(crate) fn is_dtype(object: Borrowed<'_>) -> bool {
    DTYPE.is_instance(object) || known::is_instance(object, Known::DType)
}

/// The data type of a `dtype`. A class that replaces ours, or a subclass with its own slot, has it in the attribute
/// `_tvm_ffi_dtype`.
fn content(object: Borrowed<'_>) -> Result<DLDataType> {
    let py = object.py();
    if let Some(dtype) = DTYPE.cast(object).and_then(Borrowed::held) {
        return Ok(dtype);
    }
    let inner = get_attr(object, name!(py, "_tvm_ffi_dtype")?)?;
    super::content(inner.borrow()).ok_or_else(|| {
        let got = type_name(inner.borrow());
        type_error(py, format!("_tvm_ffi_dtype must be a DataType, got {got}"))
    })
}

pub(crate) fn set_dtype(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    super::set(content(object)?, out);
    Ok(())
}

/// `str.__new__(class, text)`, holding `dtype`.
fn make(class: Class<'_>, text: Owned, dtype: DLDataType) -> Result<Owned> {
    let py = class.py();
    let made = base(py).new_instance(class, &Owned::tuple(py, [text])?)?;
    match DTYPE.cast(made.borrow()) {
        Some(this) => this.tail().set(Tail { dtype, is_set: 1 }),
        None => {
            let inner = super::new_data_type(py, dtype)?;
            set_attr(made.borrow(), name!(py, "_tvm_ffi_dtype")?, inner.borrow())?;
        }
    }
    Ok(made)
}

/// Instances by data type, so that `tensor.dtype` creates none.
static BY_CONTENT: [GilCell<(u32, Option<Owned>)>; SLOTS] =
    [const { GilCell::new((0, None)) }; SLOTS];

const SLOTS: usize = 256;

/// The Python value of a data type: a `dtype`.
pub(crate) fn to_python(py: Python<'_>, dtype: DLDataType) -> Result<Owned> {
    let class = known::class(py, Known::DType).filter(|class| *class != DTYPE.class(py));
    if let Some(class) = class {
        return make(class, super::text(py, dtype)?, dtype);
    }
    let key = u32::from(dtype.lanes) << 16 | u32::from(dtype.bits) << 8 | u32::from(dtype.code.0);
    let slot = (key.wrapping_mul(0x9E37_79B9) >> 24) as usize % SLOTS;
    let known = BY_CONTENT[slot].with(py, |entry| match entry {
        (known, instance) if *known == key => instance.clone(),
        _ => None,
    });
    if let Some(known) = known {
        return Ok(known);
    }
    let made = make(DTYPE.class(py), super::text(py, dtype)?, dtype)?;
    let entry = (key, Some(made.clone()));
    let before = BY_CONTENT[slot].with(py, |known| std::mem::replace(known, entry));
    drop(before);
    Ok(made)
}

const NEW: Parameters<1> =
    Parameters { function: "dtype", names: ["content"], positional: 1, required: 1 };

/// `__new__(cls, content)`. It is an attribute, not a slot: otherwise Python would forbid derived classes to create
/// their instances by `str.__new__`, as some do.
fn new(py: Python<'_>, call: Arguments<'_>) -> Result<Owned> {
    let class = call.positional.first().and_then(|class| Class::of(*class));
    let class = class.filter(|class| class.derives_from(DTYPE.class(py)));
    let (Some(class), [_, positional @ ..]) = (class, call.positional) else {
        return Err(type_error(py, "dtype.__new__() needs a class derived from dtype"));
    };
    from_call(class, Arguments { positional, ..call })
}

/// `dtype(x)`: Python calls this for the class itself, not for classes derived from it.
fn call_class(class: Borrowed<'_>, call: Arguments<'_>) -> Result<Owned> {
    from_call(Class::of(class).unwrap_or(DTYPE.class(class.py())), call)
}

fn from_call(class: Class<'_>, call: Arguments<'_>) -> Result<Owned> {
    match NEW.bind(class.py(), call)? {
        [Some(content)] => from_anything(class, content),
        [None] => Err(type_error(class.py(), "dtype() misses its argument 'content'")),
    }
}

/// Creates an instance from a text, or from another package's data type.
#[inline]
fn from_anything(class: Class<'_>, content: Borrowed<'_>) -> Result<Owned> {
    if content.class_ptr() == &raw mut py::PyUnicode_Type {
        return from_text(class, content);
    }
    if let Some(dtype) = convert::of_foreign(content)? {
        return make(class, super::text(class.py(), dtype)?, dtype);
    }
    from_text(class, content.str()?.borrow())
}

fn from_text(class: Class<'_>, text: Borrowed<'_>) -> Result<Owned> {
    let py = class.py();
    let known = BY_TEXT.get(py).filter(|_| class == DTYPE.class(py));
    if let Some(known) = known
        && let Some(found) = known.dict_get(text)?
    {
        return Ok(found);
    }
    let made = make(class, text.share(), super::parse(py, str_utf8(text)?)?)?;
    if let Some(known) = known.filter(|known| known.dict_len() < MOST_TEXTS) {
        known.dict_set(text, made.borrow())?;
    }
    Ok(made)
}

fn repr(this: Borrowed<'_, NameObject>) -> Result<Owned> {
    new_str(this.py(), &format!("dtype('{}')", text_of(this.object())?))
}

fn reduce(this: Borrowed<'_, NameObject>) -> Result<Owned> {
    let py = this.py();
    let text = new_str(py, &text_of(this.object())?)?;
    Owned::tuple(py, [this.class().object().share(), Owned::tuple(py, [text])?])
}

fn with_lanes(this: Borrowed<'_, NameObject>, lanes: Borrowed<'_>) -> Result<Owned> {
    let (py, dtype) = (this.py(), held(this)?);
    let lanes = as_i64(lanes)?;
    to_python(py, from_numbers(py, dtype.code.0.into(), dtype.bits.into(), lanes)?)
}

fn from_dlpack_data_type(triple: Borrowed<'_>) -> Result<Owned> {
    to_python(triple.py(), convert::triple(triple, "the data type")?)
}

fn is_dtype_text(text: Borrowed<'_>) -> Result<Owned> {
    let py = text.py();
    if is_dtype(text) {
        return Ok(Owned::bool(py, true));
    }
    match super::parse(py, str_utf8(text.str()?.borrow())?) {
        Ok(_) => Ok(Owned::bool(py, true)),
        Err(_) if error_matches(py, Exception::Value) => {
            clear_error(py);
            Ok(Owned::bool(py, false))
        }
        Err(raised) => Err(raised),
    }
}

fn get_inner(this: Borrowed<'_, NameObject>) -> Result<Owned> {
    match this.held() {
        Some(dtype) => super::new_data_type(this.py(), dtype),
        None => Err(attribute_error(this.py(), "the dtype holds no DataType yet")),
    }
}

/// Sets the data type, for subclasses that create an instance by `str.__new__`; one that is set already stays.
fn set_inner(this: Borrowed<'_, NameObject>, value: Option<Borrowed<'_>>) -> Result<()> {
    let Some(dtype) = value.and_then(super::content) else {
        return Err(type_error(this.py(), "_tvm_ffi_dtype must be a DataType"));
    };
    if this.held().is_some_and(|held| held != dtype) {
        return Err(attribute_error(this.py(), "the DataType of a dtype cannot be changed"));
    }
    this.tail().set(Tail { dtype, is_set: 1 });
    Ok(())
}

fn held(this: Borrowed<'_, NameObject>) -> Result<DLDataType> {
    content(this.object())
}

/// A property of the code of a data type.
fn about(this: Borrowed<'_, NameObject>, ask: fn(DLDataTypeCode) -> bool) -> Result<Owned> {
    Ok(Owned::bool(this.py(), ask(held(this)?.code)))
}

/// Adds the class to the module.
pub(super) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    let size = base(py).fields().tp_basicsize as usize + size_of::<Tail>();
    let builder = ClassBuilder::<NameObject>::new(c"fishplate._core.dtype")
        .size(size)
        .inherit(py::Py_tp_dealloc)
        .doc(c"dtype(content)\n--\n\nA data type: a str such as 'float32' or 'float32x4' that holds its code, bits and lanes.\n\nArray packages take it wherever they take the name of a data type. It is made from a name or from a\ndata type of NumPy, ml_dtypes or torch.")
        .repr(repr)
        .method(c"__reduce__", Method::no_args(reduce), c"__reduce__($self, /)\n--\n\nFor pickling.")
        .method(c"with_lanes", Method::binary(with_lanes), c"with_lanes($self, lanes, /)\n--\n\nThe vector type of that many lanes.")
        .method_with(c"from_dlpack_data_type", Method::function_one(from_dlpack_data_type), py::METH_STATIC, c"from_dlpack_data_type(dltype_data_type, /)\n--\n\nThe data type of a DLPack triple (code, bits, lanes).")
        .method_with(c"is_dtype", Method::function_one(is_dtype_text), py::METH_STATIC, c"is_dtype(arg, /)\n--\n\nWhether a text names a data type.")
        .property(c"_tvm_ffi_dtype", get_inner, Setter::new(set_inner), c"The DataType that it holds.")
        .property(c"is_bool", |this| about(this, |code| code == DLDataTypeCode::BOOL), None, c"Whether it is a Boolean type.")
        .property(c"is_integer", |this| about(this, is_integer), None, c"Whether it is an integer type, signed or not.")
        .property(c"is_float", |this| about(this, is_float), None, c"Whether it is a floating-point type.")
        .property(c"is_handle", |this| about(this, |code| code == DLDataTypeCode::OPAQUE_HANDLE), None, c"Whether it is an opaque handle.");
    numbers!(builder, held).build(py, Some(base(py)), &DTYPE)?;
    let definition = method_def(
        c"__new__",
        Method::function_keywords(new),
        0,
        c"__new__(cls, content, /)\n--\n\nMakes a data type.",
    );
    let new = function_object(py, Box::leak(Box::new(definition)), None)?;
    let new = raised(capi::PyStaticMethod_New(new.borrow()))?;
    set_attr(DTYPE.get(py), name!(py, "__new__")?, new.borrow())?;
    DTYPE.class(py).call_by(vectorcall(call_class));
    BY_TEXT.set(new_dict(py)?);
    known::set(Known::DType, DTYPE.get(py).share());
    add_class(module, &DTYPE)
}
