//! `dtype`: a `str` such as `float32` that also holds the `DataType` it names.
//!
//! What it holds lies behind the `str` in the instance. Instances never change, so `dtype("int8")`
//! is made once and handed out again.

use std::cell::UnsafeCell;
use std::ffi::{c_int, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{DLDataType, DLDataTypeCode, RawAny};
use pyo3_ffi as py;

use super::{DATA_TYPE, convert, from_numbers, getters, is_float, is_integer, item_size};
use crate::argument::{Frame, Row};
use crate::class::{ClassBuilder, ClassCell, Method, add_class, method_def};
use crate::keywords::Parameters;
use crate::known::{self, Known};
use crate::python::{
    Owned, PyObject, Result, as_i64, attribute_error, check, fence, fence_status, get_attr, name,
    new_str, set_attr, str_utf8, type_error, type_name,
};

/// What follows the `str` in an instance. `str.__new__` leaves it zero: nothing is held yet.
#[repr(C)]
#[derive(Clone, Copy)]
struct Tail {
    dtype: DLDataType,
    is_set: u32,
}

static DTYPE: ClassCell = ClassCell::new();

/// `{text: instance}` of the class itself.
static BY_TEXT: AtomicPtr<PyObject> = AtomicPtr::new(null_mut());

/// More texts than this are not remembered: there are few data types, but many ways to spell one.
const MOST_TEXTS: isize = 1024;

unsafe fn tail(object: *mut PyObject) -> *mut Tail {
    // SAFETY: the caller passes an instance; the class was made with this room behind the str.
    unsafe { object.byte_offset(py::PyUnicode_Type.tp_basicsize).cast() }
}

/// Whether an object is a `dtype`.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn is_dtype(object: *mut PyObject) -> bool {
    // SAFETY: live (see above).
    unsafe { DTYPE.is_instance(object) || known::is_instance(object, Known::DType) }
}

/// What a `dtype` holds. A class that replaces ours, or a subclass with a slot of its own, says so
/// by its attribute `_tvm_ffi_dtype`.
unsafe fn content(object: *mut PyObject) -> Result<DLDataType> {
    // SAFETY: the caller passes a live `dtype`; what the attribute holds is checked.
    unsafe {
        if DTYPE.is_instance(object) && (*tail(object)).is_set != 0 {
            return Ok((*tail(object)).dtype);
        }
        let inner = get_attr(object, name!("_tvm_ffi_dtype")?)?;
        if !DATA_TYPE.is_instance(inner.as_ptr()) {
            let got = type_name(inner.as_ptr());
            return Err(type_error(format!("_tvm_ffi_dtype must be a DataType, got {got}")));
        }
        Ok(super::content(inner.as_ptr()))
    }
}

pub(crate) unsafe fn set_dtype(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of a dtype.
    super::set(unsafe { content(object)? }, out);
    Ok(())
}

/// `str.__new__(class, text)`, holding `dtype`.
unsafe fn make(class: *mut py::PyTypeObject, text: Owned, dtype: DLDataType) -> Result<Owned> {
    let args = Owned::tuple([text])?;
    // SAFETY: str has tp_new; the class derives from it.
    unsafe {
        let made = match py::PyUnicode_Type.tp_new {
            Some(new) => Owned::steal(new(class, args.as_ptr(), null_mut()))?,
            None => return Err(type_error("str cannot be instantiated")),
        };
        if DTYPE.is_instance(made.as_ptr()) {
            *tail(made.as_ptr()) = Tail { dtype, is_set: 1 };
        } else {
            let inner = super::new_data_type(dtype)?;
            set_attr(made.as_ptr(), name!("_tvm_ffi_dtype")?, inner.as_ptr())?;
        }
        Ok(made)
    }
}

/// Instances by what they hold, so that `tensor.dtype` makes none.
struct ByContent(UnsafeCell<[(u32, *mut PyObject); SLOTS]>);

const SLOTS: usize = 256;

// SAFETY: only reached by threads that hold the GIL, and never across a call into Python.
unsafe impl Sync for ByContent {}

static BY_CONTENT: ByContent = ByContent(UnsafeCell::new([(0, null_mut()); SLOTS]));

/// The Python value of a data type: a `dtype`.
pub(crate) fn to_python(dtype: DLDataType) -> Result<Owned> {
    let class = known::class(Known::DType);
    if class != DTYPE.get() && !class.is_null() {
        // SAFETY: Python has named it as the class of data types: it derives from str.
        return unsafe { make(class.cast(), super::text(dtype)?, dtype) };
    }
    let key = u32::from(dtype.lanes) << 16 | u32::from(dtype.bits) << 8 | u32::from(dtype.code.0);
    let slot = (key.wrapping_mul(0x9E37_79B9) >> 24) as usize % SLOTS;
    // SAFETY: the GIL is held; the copy ends the access.
    let (known, instance) = unsafe { (*BY_CONTENT.0.get())[slot] };
    if known == key && !instance.is_null() {
        // SAFETY: the table owns a reference.
        return Ok(unsafe { Owned::share(instance) });
    }
    // SAFETY: the class itself.
    let made = unsafe { make(DTYPE.as_type(), super::text(dtype)?, dtype)? };
    let before = {
        // SAFETY: the GIL is held; nothing of Python runs while the entry is replaced.
        let entry = unsafe { &mut (*BY_CONTENT.0.get())[slot] };
        std::mem::replace(entry, (key, made.clone().into_ptr())).1
    };
    // SAFETY: the table's reference to the instance that had to go.
    unsafe { py::Py_XDECREF(before) };
    Ok(made)
}

const NEW: Parameters<1> =
    Parameters { function: "dtype", names: ["content"], positional: 1, required: 1 };

/// `__new__(cls, content)`. An attribute and no slot: else Python would forbid classes derived from
/// ours to make their instances by `str.__new__`, as some do.
unsafe extern "C" fn new(
    _: *mut PyObject,
    args: *const *mut PyObject,
    count: isize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes `count` live arguments; the class is checked.
        unsafe {
            let class = if count == 0 { null_mut() } else { *args };
            let derived = !class.is_null()
                && py::PyType_Check(class) != 0
                && py::PyType_IsSubtype(class.cast(), DTYPE.as_type()) != 0;
            if !derived {
                return Err(type_error("dtype.__new__() needs a class derived from dtype"));
            }
            let [content] = NEW.bind(args.add(1), count - 1, keywords)?;
            from_anything(class.cast(), content)
        }
    })
}

/// `dtype(x)`: Python calls this for the class itself, not for classes derived from it.
unsafe extern "C" fn vectorcall(
    class: *mut PyObject,
    args: *const *mut PyObject,
    count_and_flag: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes the class and as many live arguments.
        unsafe {
            let count = py::PyVectorcall_NARGS(count_and_flag);
            let [content] = NEW.bind(args, count, keywords)?;
            from_anything(class.cast(), content)
        }
    })
}

/// An instance from a text, or from what another package calls a data type.
#[inline]
unsafe fn from_anything(class: *mut py::PyTypeObject, content: *mut PyObject) -> Result<Owned> {
    // SAFETY: the caller passes a class derived from ours and a live object.
    unsafe {
        if py::Py_TYPE(content) == &raw mut py::PyUnicode_Type {
            return from_text(class, content);
        }
        if let Some(dtype) = convert::of_foreign(content)? {
            return make(class, super::text(dtype)?, dtype);
        }
        let text = Owned::steal(py::PyObject_Str(content))?;
        from_text(class, text.as_ptr())
    }
}

unsafe fn from_text(class: *mut py::PyTypeObject, text: *mut PyObject) -> Result<Owned> {
    // SAFETY: the caller passes a class derived from ours and a live str; the dictionary is kept.
    unsafe {
        if class != DTYPE.as_type() {
            let dtype = super::parse(str_utf8(text)?)?;
            return make(class, Owned::share(text), dtype);
        }
        let known = BY_TEXT.load(Ordering::Relaxed);
        let found = py::PyDict_GetItemWithError(known, text);
        if !found.is_null() {
            return Ok(Owned::share(found));
        }
        let made = make(class, Owned::share(text), super::parse(str_utf8(text)?)?)?;
        if py::PyDict_Size(known) < MOST_TEXTS {
            check(py::PyDict_SetItem(known, text, made.as_ptr()))?;
        }
        Ok(made)
    }
}

unsafe extern "C" fn repr(this: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        let text = String::from_utf8_lossy(unsafe { str_utf8(this)? });
        new_str(&format!("dtype('{text}')"))
    })
}

unsafe extern "C" fn reduce(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; its text as a plain str.
        unsafe {
            let text = new_str(&String::from_utf8_lossy(str_utf8(this)?))?;
            Owned::tuple([Owned::share(py::Py_TYPE(this).cast()), Owned::tuple([text])?])
        }
    })
}

unsafe extern "C" fn with_lanes(this: *mut PyObject, lanes: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance and a live object.
        unsafe {
            let dtype = content(this)?;
            let lanes = as_i64(lanes)?;
            to_python(from_numbers(dtype.code.0.into(), dtype.bits.into(), lanes)?)
        }
    })
}

unsafe extern "C" fn from_dlpack_data_type(
    _: *mut PyObject,
    triple: *mut PyObject,
) -> *mut PyObject {
    // SAFETY: Python passes a live object.
    fence(|| unsafe { to_python(convert::triple(triple, "the data type")?) })
}

unsafe extern "C" fn is_dtype_text(_: *mut PyObject, text: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object.
        unsafe {
            if is_dtype(text) {
                return Ok(Owned::bool(true));
            }
            let text = Owned::steal(py::PyObject_Str(text))?;
            match super::parse(str_utf8(text.as_ptr())?) {
                Ok(_) => Ok(Owned::bool(true)),
                Err(_) if py::PyErr_ExceptionMatches(py::PyExc_ValueError) != 0 => {
                    py::PyErr_Clear();
                    Ok(Owned::bool(false))
                }
                Err(raised) => Err(raised),
            }
        }
    })
}

unsafe extern "C" fn get_inner(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        let tail = unsafe { *tail(this) };
        match tail.is_set {
            0 => Err(attribute_error("the dtype holds no DataType yet")),
            _ => super::new_data_type(tail.dtype),
        }
    })
}

/// For subclasses that make an instance by `str.__new__`; what is there stays.
unsafe extern "C" fn set_inner(this: *mut PyObject, value: *mut PyObject, _: *mut c_void) -> c_int {
    fence_status(|| {
        // SAFETY: Python passes an instance, and null or a live object.
        unsafe {
            if value.is_null() || !DATA_TYPE.is_instance(value) {
                return Err(type_error("_tvm_ffi_dtype must be a DataType"));
            }
            let dtype = super::content(value);
            if (*tail(this)).is_set != 0 && (*tail(this)).dtype != dtype {
                return Err(attribute_error("the DataType of a dtype cannot be changed"));
            }
            *tail(this) = Tail { dtype, is_set: 1 };
        }
        Ok(())
    })
}

getters! { content:
    type_code = |dtype| Owned::int(dtype.code.0.into());
    bits = |dtype| Owned::int(dtype.bits.into());
    lanes = |dtype| Owned::int((dtype.lanes as i16).into());
    itemsize = |dtype| Owned::int(item_size(dtype)?);
    is_bool = |dtype| Ok(Owned::bool(dtype.code == DLDataTypeCode::BOOL));
    is_integer_code = |dtype| Ok(Owned::bool(is_integer(dtype.code)));
    is_float_code = |dtype| Ok(Owned::bool(is_float(dtype.code)));
    is_handle = |dtype| Ok(Owned::bool(dtype.code == DLDataTypeCode::OPAQUE_HANDLE));
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(super) unsafe fn install(module: *mut PyObject) -> Result<()> {
    // SAFETY: the layout of str is that of the running interpreter.
    let size = unsafe { py::PyUnicode_Type.tp_basicsize } as usize + size_of::<Tail>();
    ClassBuilder::new::<Tail>(c"fishplate._core.dtype")
        .size(size)
        .doc(c"dtype(content)\n--\n\nA data type: a str such as 'float32' or 'float32x4' that holds its code, bits and lanes.\n\nArray packages take it wherever they take the name of a data type. It is made from a name or from a\ndata type of NumPy, ml_dtypes or torch.")
        .slot(py::Py_tp_repr, repr as *mut c_void)
        .method(c"__reduce__", Method::NoArgs(reduce), c"__reduce__($self, /)\n--\n\nFor pickling.")
        .method(c"with_lanes", Method::One(with_lanes), c"with_lanes($self, lanes, /)\n--\n\nThe vector type of that many lanes.")
        .method_with(c"from_dlpack_data_type", Method::One(from_dlpack_data_type), py::METH_STATIC, c"from_dlpack_data_type(dltype_data_type, /)\n--\n\nThe data type of a DLPack triple (code, bits, lanes).")
        .method_with(c"is_dtype", Method::One(is_dtype_text), py::METH_STATIC, c"is_dtype(arg, /)\n--\n\nWhether a text names a data type.")
        .property(c"_tvm_ffi_dtype", get_inner, Some(set_inner), c"The DataType that it holds.")
        .property(c"type_code", type_code, None, c"The DLDataTypeCode of one lane.")
        .property(c"bits", bits, None, c"The number of bits of one lane.")
        .property(c"lanes", lanes, None, c"The number of lanes; negative for scalable vectors.")
        .property(c"itemsize", itemsize, None, c"The number of bytes of one element, all lanes together.")
        .property(c"is_bool", is_bool, None, c"Whether it is a Boolean type.")
        .property(c"is_integer", is_integer_code, None, c"Whether it is an integer type, signed or not.")
        .property(c"is_float", is_float_code, None, c"Whether it is a floating-point type.")
        .property(c"is_handle", is_handle, None, c"Whether it is an opaque handle.")
        .build((&raw mut py::PyUnicode_Type).cast(), &DTYPE)?;
    // SAFETY: the module is live (see above); the class was made just now, so nobody calls it yet.
    unsafe {
        let definition = Box::leak(Box::new(method_def(
            c"__new__",
            Method::Keywords(new),
            0,
            c"__new__(cls, content, /)\n--\n\nMakes a data type.",
        )));
        let new = Owned::steal(py::PyCFunction_New(definition, null_mut()))?;
        let new = Owned::steal(py::PyStaticMethod_New(new.as_ptr()))?;
        set_attr(DTYPE.get(), name!("__new__")?, new.as_ptr())?;
        (*DTYPE.as_type()).tp_vectorcall = Some(vectorcall);
        BY_TEXT.store(Owned::steal(py::PyDict_New())?.into_ptr(), Ordering::Release);
        known::set(Known::DType, Owned::share(DTYPE.get()));
        add_class(module, &DTYPE)
    }
}
