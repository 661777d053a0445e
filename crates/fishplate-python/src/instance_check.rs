//! `isinstance(x, cls)` for classes of FFI objects. Their metaclass is that of abstract base classes, whose
//! check runs Python code; most objects are instances in the plain sense, which is seen here first.

use pyo3_ffi as py;

use crate::class::{ClassCell, Method, method_def};
use crate::python::{Owned, PyObject, Result, call, check, fence, get_attr, import, name};

/// `abc._abc_instancecheck`, which knows the classes that were registered with `cls.register`.
static ABSTRACT: ClassCell = ClassCell::new();

unsafe extern "C" fn instance_check(class: *mut PyObject, object: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a class, because the method is one of `type`, and a live object.
        unsafe {
            if py::PyType_IsSubtype(py::Py_TYPE(object), class.cast()) != 0 {
                return Ok(Owned::bool(true));
            }
            call(ABSTRACT.get(), &[class, object])
        }
    })
}

/// Adds the method `_instance_check` to the module, to be put into a metaclass.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    let row = method_def(
        c"__instancecheck__",
        Method::One(instance_check),
        0,
        c"__instancecheck__($self, instance, /)\n--\n\nWhether an object is an instance of the class.",
    );
    let abc = import(c"_abc")?;
    // SAFETY: live objects; the row lives as long as the program.
    unsafe {
        ABSTRACT.set(get_attr(abc.as_ptr(), name!("_abc_instancecheck")?)?);
        let row = Box::leak(Box::new(row));
        let method = Owned::steal(py::PyDescr_NewMethod(&raw mut py::PyType_Type, row))?;
        check(py::PyModule_AddObjectRef(module, c"_instance_check".as_ptr(), method.as_ptr()))
    }
}
