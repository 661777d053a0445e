//! `Signature`: names and defaults of a function's parameters, and how a call is bound to them.
//!
//! A call by keywords is resolved here, without a Python wrapper: names are compared by address
//! first, because interned strings are the rule.

use std::ffi::{c_int, c_void};
use std::ptr::null_mut;

use pyo3_ffi as py;

use crate::class::{ClassBuilder, ClassCell, Method, add_class};
use crate::dataclass;
use crate::python::{
    Owned, PyObject, Result, as_i64, check, expect_str, fence, str_utf8, type_error, type_name,
    value_error,
};

/// A parameter.
struct Parameter {
    /// Its name, an interned `str`.
    name: Owned,
    /// What is passed when the caller says nothing.
    default: Missing,
    /// Instances of dataclasses are passed as tuples of their fields.
    flatten: bool,
}

/// What happens to a parameter that the caller leaves out.
enum Missing {
    /// It is an error.
    Error,
    /// This value is passed.
    Value(Owned),
    /// The callee fills it in: it may only be left out at the end.
    Callee,
}

/// The content of an instance.
pub(crate) struct Signature {
    parameters: Vec<Parameter>,
    /// How many may be given by position.
    positional: usize,
    /// Whether any parameter is flattened.
    flattens: bool,
}

/// The layout of an instance.
#[repr(C)]
struct SignatureObject {
    base: PyObject,
    inner: *mut Signature,
}

pub(crate) static SIGNATURE: ClassCell = ClassCell::new();

/// The content of a `Signature`.
///
/// # Safety
/// `object` is a live instance for `'a`.
pub(crate) unsafe fn content<'a>(object: *mut PyObject) -> &'a Signature {
    // SAFETY: instances are made by `new` only, which fills them.
    unsafe { &*(*object.cast::<SignatureObject>()).inner }
}

/// The arguments of one call in the order of the parameters.
pub(crate) struct Bound {
    /// Borrowed from the caller, from the signature, or from `made`.
    pub(crate) objects: Vec<*mut PyObject>,
    #[expect(dead_code, reason = "held for its drop")]
    made: Vec<Owned>,
}

/// The arguments of a call as vectorcall passes them.
#[derive(Clone, Copy)]
pub(crate) struct Given<'a> {
    pub(crate) positional: &'a [*mut PyObject],
    /// Values of the keywords, in the order of `names`.
    pub(crate) named: &'a [*mut PyObject],
    /// A tuple of `str`, or null.
    pub(crate) names: *mut PyObject,
}

impl<'a> Given<'a> {
    /// Splits the array of a vectorcall.
    ///
    /// # Safety
    /// The arguments are those of a vectorcall.
    pub(crate) unsafe fn new(
        args: *const *mut PyObject,
        count: usize,
        names: *mut PyObject,
    ) -> Given<'a> {
        // SAFETY: the values of the keywords follow the positional arguments.
        unsafe {
            let named = if names.is_null() { 0 } else { py::PyTuple_GET_SIZE(names) as usize };
            let all = match count + named {
                0 => &[][..],
                total => std::slice::from_raw_parts(args, total),
            };
            Given { positional: &all[..count], named: &all[count..], names }
        }
    }
}

impl Signature {
    /// How many arguments by position are all there is, and are passed on as they are; nothing when none are.
    pub(crate) fn taken_as_given(&self) -> Option<usize> {
        let count = self.parameters.len();
        (count == self.positional && !self.flattens).then_some(count)
    }

    /// Puts the arguments of a call in order; `function` gives the name for messages.
    pub(crate) fn bind(&self, given: Given<'_>, function: &dyn Fn() -> String) -> Result<Bound> {
        if given.positional.len() > self.positional {
            return Err(self.too_many(given.positional.len(), &function()));
        }
        let mut objects = crate::python::room(self.parameters.len())?;
        objects.extend_from_slice(given.positional);
        objects.resize(self.parameters.len(), null_mut());
        for (position, &value) in given.named.iter().enumerate() {
            // SAFETY: the tuple of names has one for each value.
            let name = unsafe { py::PyTuple_GET_ITEM(given.names, position as isize) };
            let Some(index) = self.find(name)? else {
                return Err(self.unexpected(name, &function()));
            };
            if !objects[index].is_null() {
                let name = self.name(index);
                return Err(type_error(format!(
                    "{}() got multiple values for argument '{name}'",
                    function()
                )));
            }
            objects[index] = value;
        }
        self.fill(&mut objects, function)?;
        let mut made = Vec::new();
        for (object, parameter) in objects.iter_mut().zip(&self.parameters) {
            if parameter.flatten {
                // SAFETY: live arguments of the call.
                let flat = unsafe { dataclass::flatten(*object)? };
                *object = flat.as_ptr();
                made.push(flat);
            }
        }
        Ok(Bound { objects, made })
    }

    /// Defaults for what was left out; trailing parameters that the callee fills in are dropped.
    fn fill(&self, objects: &mut Vec<*mut PyObject>, function: &dyn Fn() -> String) -> Result<()> {
        for index in (0..self.parameters.len()).rev() {
            if !objects[index].is_null() {
                continue;
            }
            match &self.parameters[index].default {
                Missing::Value(value) => objects[index] = value.as_ptr(),
                Missing::Callee if index + 1 == objects.len() => {
                    objects.pop();
                }
                Missing::Callee => {
                    return Err(type_error(format!(
                        "{}() needs a value for '{}', because later arguments are given",
                        function(),
                        self.name(index)
                    )));
                }
                Missing::Error => return Err(self.missing(objects, &function())),
            }
        }
        Ok(())
    }

    #[inline]
    fn find(&self, name: *mut PyObject) -> Result<Option<usize>> {
        let by_address = |parameter: &Parameter| parameter.name.as_ptr() == name;
        if let Some(index) = self.parameters.iter().position(by_address) {
            return Ok(Some(index));
        }
        for (index, parameter) in self.parameters.iter().enumerate() {
            // SAFETY: two live strings.
            if unsafe { py::PyUnicode_Compare(parameter.name.as_ptr(), name) } == 0 {
                return Ok(Some(index));
            }
        }
        Ok(None)
    }

    fn name(&self, index: usize) -> String {
        // SAFETY: a live str.
        let text = unsafe { str_utf8(self.parameters[index].name.as_ptr()) };
        text.map_or_else(|_| String::from("?"), |text| String::from_utf8_lossy(text).into_owned())
    }

    #[cold]
    fn too_many(&self, given: usize, function: &str) -> crate::python::Raised {
        let takes = self.positional;
        let noun = if takes == 1 { "argument" } else { "arguments" };
        let verb = if given == 1 { "was" } else { "were" };
        type_error(format!("{function}() takes {takes} positional {noun} but {given} {verb} given"))
    }

    #[cold]
    fn missing(&self, objects: &[*mut PyObject], function: &str) -> crate::python::Raised {
        let names: Vec<String> = (0..objects.len())
            .filter(|&index| {
                objects[index].is_null() && matches!(self.parameters[index].default, Missing::Error)
            })
            .map(|index| format!("'{}'", self.name(index)))
            .collect();
        let noun = if names.len() == 1 { "argument" } else { "arguments" };
        let (count, names) = (names.len(), names.join(", "));
        type_error(format!("{function}() missing {count} required {noun}: {names}"))
    }

    #[cold]
    fn unexpected(&self, name: *mut PyObject, function: &str) -> crate::python::Raised {
        // SAFETY: the name of a keyword is a live str.
        let name = unsafe { str_utf8(name) }
            .map_or_else(|_| String::from("?"), |text| String::from_utf8_lossy(text).into_owned());
        let known: Vec<String> = (0..self.parameters.len()).map(|i| self.name(i)).collect();
        let hint = crate::nearest::nearest(&name, known.iter().map(String::as_str))
            .map_or_else(String::new, |near| format!(". Did you mean '{near}'?"));
        type_error(format!("{function}() got an unexpected keyword argument '{name}'{hint}"))
    }
}

/// `Signature(names, defaults, keyword_only, flatten)`: `defaults` is a dict by name; the marker
/// `Signature.CALLEE` (Ellipsis) means that the callee fills it in; `keyword_only` counts the
/// parameters at the end that have no position; `flatten` is a collection of names.
unsafe extern "C" fn new(
    class: *mut py::PyTypeObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a class and a tuple.
        unsafe {
            if !keywords.is_null() || py::PyTuple_Size(args) != 4 {
                return Err(type_error("expected (names, defaults, keyword_only, flatten)"));
            }
            let part = |index| py::PyTuple_GET_ITEM(args, index);
            let names = Owned::steal(py::PySequence_Tuple(part(0)))?;
            let (defaults, flatten) = (part(1), part(3));
            if py::PyDict_Check(defaults) == 0 {
                let got = type_name(defaults);
                return Err(type_error(format!("defaults must be a dict, got {got}")));
            }
            let count = py::PyTuple_Size(names.as_ptr()) as usize;
            let Some(positional) =
                usize::try_from(as_i64(part(2))?).ok().and_then(|few| count.checked_sub(few))
            else {
                return Err(value_error("keyword_only must be between 0 and the number of names"));
            };
            let mut parameters = crate::python::room(count)?;
            for index in 0..count {
                let name = py::PyTuple_GET_ITEM(names.as_ptr(), index as isize);
                parameters.push(parameter(name, defaults, flatten)?);
            }
            let made = match (*class).tp_alloc {
                Some(alloc) => Owned::steal(alloc(class, 0))?,
                None => return Err(type_error("Signature cannot be instantiated")),
            };
            let flattens = parameters.iter().any(|parameter| parameter.flatten);
            let inner = Box::into_raw(Box::new(Signature { parameters, positional, flattens }));
            (*made.as_ptr().cast::<SignatureObject>()).inner = inner;
            Ok(made)
        }
    })
}

unsafe fn parameter(
    name: *mut PyObject,
    defaults: *mut PyObject,
    flatten: *mut PyObject,
) -> Result<Parameter> {
    // SAFETY: the caller passes live objects, the second a dict.
    unsafe {
        expect_str(name, "the name of a parameter")?;
        let mut interned = Owned::share(name).into_ptr();
        py::PyUnicode_InternInPlace(&raw mut interned);
        let name = Owned::steal(interned)?;
        let default = py::PyDict_GetItemWithError(defaults, name.as_ptr());
        let default = if default.is_null() {
            if !py::PyErr_Occurred().is_null() {
                return Err(crate::python::Raised::already());
            }
            Missing::Error
        } else if default == py::Py_Ellipsis() {
            Missing::Callee
        } else {
            Missing::Value(Owned::share(default))
        };
        let flatten = py::PySequence_Contains(flatten, name.as_ptr());
        check(flatten)?;
        Ok(Parameter { name, default, flatten: flatten == 1 })
    }
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        py::PyObject_GC_UnTrack(this.cast());
        let inner = std::mem::replace(&mut (*this.cast::<SignatureObject>()).inner, null_mut());
        if !inner.is_null() {
            drop(Box::from_raw(inner));
        }
        crate::object::free(this);
    }
}

unsafe extern "C" fn traverse(
    this: *mut PyObject,
    visit: py::visitproc,
    arg: *mut c_void,
) -> c_int {
    // SAFETY: called by the collector with a live instance, full or still empty.
    unsafe {
        let inner = (*this.cast::<SignatureObject>()).inner.as_ref();
        for parameter in inner.map_or(&[][..], |inner| &inner.parameters) {
            if let Missing::Value(value) = &parameter.default {
                let status = visit(value.as_ptr(), arg);
                if status != 0 {
                    return status;
                }
            }
        }
        visit(py::Py_TYPE(this).cast(), arg)
    }
}

unsafe extern "C" fn names(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; every slot of the new tuple is filled.
        unsafe {
            let parameters = &content(this).parameters;
            let tuple = Owned::steal(py::PyTuple_New(parameters.len() as isize))?;
            for (index, parameter) in parameters.iter().enumerate() {
                let name = parameter.name.clone().into_ptr();
                py::PyTuple_SET_ITEM(tuple.as_ptr(), index as isize, name);
            }
            Ok(tuple)
        }
    })
}

/// `__reduce__()`: the class and what it is made with, for pickle.
unsafe extern "C" fn reduce(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; new containers take references of their own, and `N` and
        // `O` of the format give one away and add one.
        unsafe {
            let names = Owned::steal(names(this, null_mut()))?;
            let signature = content(this);
            let defaults = Owned::steal(py::PyDict_New())?;
            let flatten = Owned::steal(py::PyList_New(0))?;
            for parameter in &signature.parameters {
                let name = parameter.name.as_ptr();
                let value = match &parameter.default {
                    Missing::Error => null_mut(),
                    Missing::Value(value) => value.as_ptr(),
                    Missing::Callee => py::Py_Ellipsis(),
                };
                if !value.is_null() {
                    check(py::PyDict_SetItem(defaults.as_ptr(), name, value))?;
                }
                if parameter.flatten {
                    check(py::PyList_Append(flatten.as_ptr(), name))?;
                }
            }
            let keyword_only = (signature.parameters.len() - signature.positional) as isize;
            Owned::steal(py::Py_BuildValue(
                c"(O(NNnN))".as_ptr(),
                SIGNATURE.get(),
                names.into_ptr(),
                defaults.into_ptr(),
                keyword_only,
                flatten.into_ptr(),
            ))
        }
    })
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<SignatureObject>(c"fishplate._core.Signature")
        .doc(c"Signature(names, defaults, keyword_only, flatten, /)\n--\n\nNames and defaults of a function's parameters.")
        .flags(py::Py_TPFLAGS_HAVE_GC)
        .slot(py::Py_tp_new, new as *mut c_void)
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_traverse, traverse as *mut c_void)
        .property(c"names", names, None, c"The names, in order.")
        .method(c"__reduce__", Method::NoArgs(reduce), c"__reduce__($self, /)\n--\n\nWhat it is made with, for pickle.")
        .build(null_mut(), &SIGNATURE)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &SIGNATURE) }
}
