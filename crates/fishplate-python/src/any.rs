//! Values that are owned: `OwnedAny` in Rust, and `CAny`, the Python class that holds one.

use std::ffi::{c_int, c_void};
use std::ptr::{null, null_mut};

use fishplate_abi::{RawAny, TypeIndex, inc_ref};
use pyo3_ffi as py;

use crate::class::{ClassBuilder, ClassCell, Method, add_class, method_def};
use crate::python::{
    Owned, PyObject, Result, call, expect_str, fence, fence_status, new_str, type_error, type_name,
};
use crate::{argument, classes, value};

/// An FFI value with the reference that it holds.
pub(crate) struct OwnedAny(RawAny);

impl OwnedAny {
    /// Takes over an owned value.
    ///
    /// # Safety
    /// The caller owns `value` and does not use it afterwards.
    #[inline]
    pub(crate) unsafe fn from_raw(value: RawAny) -> OwnedAny {
        OwnedAny(value)
    }

    /// The value, borrowed.
    #[inline]
    pub(crate) fn view(&self) -> &RawAny {
        &self.0
    }

    /// The value, now the caller's.
    #[inline]
    pub(crate) fn into_raw(self) -> RawAny {
        let value = self.0;
        std::mem::forget(self);
        value
    }

    /// The Python value.
    pub(crate) fn into_python(self) -> Result<Owned> {
        // SAFETY: the value is owned and goes on.
        unsafe { value::take(self.into_raw(), null()) }
    }
}

impl Clone for OwnedAny {
    #[inline]
    fn clone(&self) -> OwnedAny {
        // SAFETY: an owned object value holds a live object.
        unsafe { share(&self.0) };
        OwnedAny(self.0)
    }
}

impl Drop for OwnedAny {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: owned, and gone after this.
        unsafe { argument::release(self.0) };
    }
}

/// Adds the reference that a copy of an owned value holds.
unsafe fn share(value: &RawAny) {
    if value.type_index.is_object() {
        // SAFETY: the caller passes a valid value.
        unsafe { inc_ref(value.value.v_obj) };
    }
}

/// The layout of a `CAny`; all zero is None.
#[repr(C)]
struct CAnyObject {
    base: PyObject,
    value: RawAny,
}

const _: () = assert!(TypeIndex::NONE.0 == 0);

pub(crate) static C_ANY: ClassCell = ClassCell::new();

/// A `CAny` around a value.
pub(crate) fn wrap(content: OwnedAny) -> Result<Owned> {
    let class = C_ANY.as_type();
    // SAFETY: a class has tp_alloc; the new instance has the layout above and owns nothing yet.
    unsafe {
        let made = match (*class).tp_alloc {
            Some(alloc) => Owned::steal(alloc(class, 0))?,
            None => return Err(type_error("CAny cannot be instantiated")),
        };
        (*made.as_ptr().cast::<CAnyObject>()).value = content.into_raw();
        Ok(made)
    }
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        argument::release((*this.cast::<CAnyObject>()).value);
        crate::object::free(this);
    }
}

/// The only argument of `CAny(value=None)`; null when it is left out.
unsafe fn init_argument(args: *mut PyObject, keywords: *mut PyObject) -> Result<*mut PyObject> {
    // SAFETY: Python passes a tuple, and a dictionary or null; what is found is borrowed from them.
    unsafe {
        let positional = py::PyTuple_GET_SIZE(args);
        let mut found = if positional == 1 { py::PyTuple_GET_ITEM(args, 0) } else { null_mut() };
        let (mut position, mut key, mut named) = (0, null_mut(), null_mut());
        let mut count = positional;
        while !keywords.is_null()
            && py::PyDict_Next(keywords, &raw mut position, &raw mut key, &raw mut named) != 0
        {
            if expect_str(key, "a keyword")? != b"value" {
                let name = String::from_utf8_lossy(expect_str(key, "a keyword")?);
                return Err(type_error(format!(
                    "CAny() got an unexpected keyword argument '{name}'"
                )));
            }
            found = named;
            count += 1;
        }
        if count > 1 {
            return Err(type_error(format!("CAny() takes at most 1 argument, got {count}")));
        }
        Ok(found)
    }
}

unsafe extern "C" fn init(
    this: *mut PyObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
) -> c_int {
    fence_status(|| {
        // SAFETY: Python passes an instance and the arguments; the old value goes after the new
        // one is in place.
        unsafe {
            let given = init_argument(args, keywords)?;
            let new = if given.is_null() { RawAny::NONE } else { argument::owned(given)? };
            let before = std::mem::replace(&mut (*this.cast::<CAnyObject>()).value, new);
            argument::release(before);
        }
        Ok(())
    })
}

unsafe extern "C" fn type_index(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| Owned::int(unsafe { (*this.cast::<CAnyObject>()).value.type_index.0 }.into()))
}

unsafe extern "C" fn repr(this: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; the member read is the one that the index names.
        let text = unsafe {
            let value = &(*this.cast::<CAnyObject>()).value;
            match value.type_index {
                TypeIndex::NONE => "CAny(None)".to_owned(),
                TypeIndex::INT => format!("CAny(int={})", value.value.v_int64),
                TypeIndex::FLOAT => {
                    let number = Owned::float(value.value.v_float64)?;
                    let text = Owned::steal(py::PyObject_Repr(number.as_ptr()))?;
                    let text = expect_str(text.as_ptr(), "the repr of a float")?;
                    format!("CAny(float={})", String::from_utf8_lossy(text))
                }
                TypeIndex::BOOL if value.value.v_int64 != 0 => "CAny(bool=True)".to_owned(),
                TypeIndex::BOOL => "CAny(bool=False)".to_owned(),
                index if index.is_object() => format!("CAny(object, type_index={})", index.0),
                index => format!("CAny(type_index={})", index.0),
            }
        };
        new_str(&text)
    })
}

/// `_to_py_class_value(cany)`: the Python value; short text comes as `String` or `Bytes` too.
unsafe extern "C" fn to_py_class_value(_: *mut PyObject, any: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object, checked to be an instance; the copy gets a
        // reference of its own.
        unsafe {
            if !C_ANY.is_instance(any) {
                return Err(type_error(format!("expected CAny, got {}", type_name(any))));
            }
            let content = (*any.cast::<CAnyObject>()).value;
            share(&content);
            let content = OwnedAny::from_raw(content);
            let heap = match content.view().type_index {
                TypeIndex::SMALL_STR => TypeIndex::STR,
                TypeIndex::SMALL_BYTES => TypeIndex::BYTES,
                _ => return content.into_python(),
            };
            let text = content.into_python()?;
            match classes::native_class_of(heap) {
                Some(class) => call(class, &[text.as_ptr()]),
                None => Ok(text),
            }
        }
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_to_py_class_value",
        Method::One(to_py_class_value),
        0,
        c"_to_py_class_value(value, /)\n--\n\nThe Python value that a CAny holds.",
    )]
}

/// Adds the class of this file to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<CAnyObject>(c"fishplate._core.CAny")
        .doc(c"CAny(value=None)\n--\n\nAn FFI value, owned. _to_py_class_value() gives it back.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_init, init as *mut c_void)
        .slot(py::Py_tp_repr, repr as *mut c_void)
        .property(c"type_index", type_index, None, c"The type index of the value.")
        .build(null_mut(), &C_ANY)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &C_ANY) }
}
