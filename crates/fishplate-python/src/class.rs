//! Classes written in Rust: a builder over `PyType_FromSpec`.

use std::ffi::{CStr, c_int, c_uint, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use pyo3_ffi as py;

use crate::python::{Owned, PyObject, Result, c, check};

/// A class made at import and kept for good.
pub(crate) struct ClassCell(AtomicPtr<PyObject>);

impl ClassCell {
    pub(crate) const fn new() -> ClassCell {
        ClassCell(AtomicPtr::new(null_mut()))
    }

    /// The class; null before the module is made.
    #[inline]
    pub(crate) fn get(&self) -> *mut PyObject {
        self.0.load(Ordering::Relaxed)
    }

    /// The class as what `Py_TYPE` returns.
    #[inline]
    pub(crate) fn as_type(&self) -> *mut py::PyTypeObject {
        self.get().cast()
    }

    /// Whether an object is an instance, subclasses included.
    ///
    /// # Safety
    /// `object` is live.
    #[inline]
    pub(crate) unsafe fn is_instance(&self, object: *mut PyObject) -> bool {
        // SAFETY: live (see above), and the class is made before any object meets it.
        unsafe { py::PyObject_TypeCheck(object, self.as_type()) != 0 }
    }

    /// Keeps a class; the reference is held for good.
    pub(crate) fn set(&self, class: Owned) {
        self.0.store(class.into_ptr(), Ordering::Release);
    }
}

/// The calling conventions of methods.
pub(crate) enum Method {
    /// `f(self)`
    NoArgs(unsafe extern "C" fn(*mut PyObject, *mut PyObject) -> *mut PyObject),
    /// `f(self, x)`
    One(unsafe extern "C" fn(*mut PyObject, *mut PyObject) -> *mut PyObject),
    /// `f(self, *args)`
    Fast(unsafe extern "C" fn(*mut PyObject, *mut *mut PyObject, isize) -> *mut PyObject),
    /// `f(self, *args, **kwargs)`
    Keywords(
        unsafe extern "C" fn(
            *mut PyObject,
            *const *mut PyObject,
            isize,
            *mut PyObject,
        ) -> *mut PyObject,
    ),
}

/// A row of a method table; `extra` is `METH_STATIC`, `METH_CLASS` or 0.
pub(crate) fn method_def(
    name: &'static CStr,
    method: Method,
    extra: c_int,
    doc: &'static CStr,
) -> py::PyMethodDef {
    let (ml_meth, convention) = match method {
        Method::NoArgs(f) => (py::PyMethodDefPointer { PyCFunction: f }, py::METH_NOARGS),
        Method::One(f) => (py::PyMethodDefPointer { PyCFunction: f }, py::METH_O),
        Method::Fast(f) => (py::PyMethodDefPointer { PyCFunctionFast: f }, py::METH_FASTCALL),
        Method::Keywords(f) => (
            py::PyMethodDefPointer { PyCFunctionFastWithKeywords: f },
            py::METH_FASTCALL | py::METH_KEYWORDS,
        ),
    };
    py::PyMethodDef { ml_name: c(name), ml_meth, ml_flags: convention | extra, ml_doc: c(doc) }
}

/// Gathers what a class is made of. Tables live as long as the program.
pub(crate) struct ClassBuilder {
    name: &'static CStr,
    size: usize,
    flags: u64,
    slots: Vec<py::PyType_Slot>,
    methods: Vec<py::PyMethodDef>,
    getsets: Vec<py::PyGetSetDef>,
    members: Vec<py::PyMemberDef>,
}

/// A getter of a property written in Rust.
pub(crate) type Getter = unsafe extern "C" fn(*mut PyObject, *mut c_void) -> *mut PyObject;
/// A setter of a property written in Rust; the value is null for `del`.
pub(crate) type Setter = unsafe extern "C" fn(*mut PyObject, *mut PyObject, *mut c_void) -> c_int;

impl ClassBuilder {
    /// A class by its full name, whose instances have the layout of `T`. It may be subclassed.
    pub(crate) fn new<T>(name: &'static CStr) -> ClassBuilder {
        ClassBuilder {
            name,
            size: size_of::<T>(),
            flags: py::Py_TPFLAGS_DEFAULT | py::Py_TPFLAGS_BASETYPE,
            slots: Vec::new(),
            methods: Vec::new(),
            getsets: Vec::new(),
            members: Vec::new(),
        }
    }

    /// The size of an instance, where only the running Python knows that of the base.
    pub(crate) fn size(mut self, size: usize) -> Self {
        self.size = size;
        self
    }

    /// More flags.
    pub(crate) fn flags(mut self, flags: u64) -> Self {
        self.flags |= flags;
        self
    }

    /// A slot such as `Py_tp_dealloc`, with the function that Python expects there.
    pub(crate) fn slot(mut self, slot: c_int, function: *mut c_void) -> Self {
        self.slots.push(py::PyType_Slot { slot, pfunc: function });
        self
    }

    /// The docstring.
    pub(crate) fn doc(self, doc: &'static CStr) -> Self {
        self.slot(py::Py_tp_doc, doc.as_ptr().cast_mut().cast())
    }

    /// A method.
    pub(crate) fn method(self, name: &'static CStr, method: Method, doc: &'static CStr) -> Self {
        self.method_with(name, method, 0, doc)
    }

    /// A method with `METH_STATIC` or `METH_CLASS`.
    pub(crate) fn method_with(
        mut self,
        name: &'static CStr,
        method: Method,
        extra: c_int,
        doc: &'static CStr,
    ) -> Self {
        self.methods.push(method_def(name, method, extra, doc));
        self
    }

    /// A property.
    pub(crate) fn property(
        mut self,
        name: &'static CStr,
        get: Getter,
        set: Option<Setter>,
        doc: &'static CStr,
    ) -> Self {
        self.getsets.push(py::PyGetSetDef {
            name: c(name),
            get: Some(get),
            set,
            doc: c(doc),
            closure: null_mut(),
        });
        self
    }

    /// One of the offsets that Python reads from the member table, such as `__dictoffset__`.
    pub(crate) fn offset(mut self, name: &'static CStr, offset: usize) -> Self {
        self.members.push(py::PyMemberDef {
            name: c(name),
            type_code: py::Py_T_PYSSIZET,
            offset: offset as isize,
            flags: py::Py_READONLY,
            doc: std::ptr::null(),
        });
        self
    }

    /// Makes the class, derived from `base` (null: `object`), and keeps it in `cell`.
    pub(crate) fn build(mut self, base: *mut PyObject, cell: &ClassCell) -> Result<()> {
        // SAFETY: an all-zero entry ends each table, as Python asks; all of them are plain C data.
        unsafe {
            self.methods.push(std::mem::zeroed());
            self.getsets.push(std::mem::zeroed());
            self.members.push(std::mem::zeroed());
        }
        let methods: *mut c_void = self.methods.leak().as_mut_ptr().cast();
        let getsets: *mut c_void = self.getsets.leak().as_mut_ptr().cast();
        let members: *mut c_void = self.members.leak().as_mut_ptr().cast();
        self.slots.push(py::PyType_Slot { slot: py::Py_tp_methods, pfunc: methods });
        self.slots.push(py::PyType_Slot { slot: py::Py_tp_getset, pfunc: getsets });
        self.slots.push(py::PyType_Slot { slot: py::Py_tp_members, pfunc: members });
        self.slots.push(py::PyType_Slot { slot: 0, pfunc: null_mut() });
        let mut spec = py::PyType_Spec {
            name: c(self.name),
            basicsize: self.size as c_int,
            itemsize: 0,
            flags: self.flags as c_uint,
            slots: self.slots.leak().as_mut_ptr(),
        };
        // SAFETY: the spec names tables that live for good; the base is a class or null.
        let class = unsafe { Owned::steal(py::PyType_FromSpecWithBases(&raw mut spec, base)) }?;
        cell.set(class);
        Ok(())
    }
}

/// Puts a class into the module under its own last name.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn add_class(module: *mut PyObject, cell: &ClassCell) -> Result<()> {
    // SAFETY: the class was built just before.
    check(unsafe { py::PyModule_AddType(module, cell.as_type()) })
}
