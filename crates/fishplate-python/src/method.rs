//! `Method`: a reflected method as a class attribute. `object.method(x)` calls the function with the object as its
//! first argument, and creates no bound method.
//!
//! `construct.rs` builds `__init__` on the same object.

use std::mem::offset_of;
use std::ptr::null_mut;

use pyo3_ffi as py;

use crate::class::{
    ClassBuilder, ClassCell, Layout, Method, Stop, Visitor, add_class, method_def, vectorcall,
};
use crate::construct::Plan;
use crate::function::{self, FUNCTION, FunctionObject};
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, BoxSlot, Owned, PyObject, Python, Result, Shared, Slot, call, capi, in_section_of,
    name, new_str, raised, text_of, type_error, type_name,
};

/// The layout of an instance. Name, documentation and the like are in its dictionary.
#[repr(C)]
pub(crate) struct MethodObject {
    base: PyObject,
    vectorcall: Shared<Option<py::vectorcallfunc>>,
    dict: Slot,
    function: Slot<FunctionObject>,
    /// An `inspect.Signature`, or a function that creates it on demand.
    signature: Slot,
    /// How a constructor resolves its arguments, from `Box::into_raw`; null for methods.
    plan: BoxSlot<Plan>,
}

// SAFETY: starts with an object; a null entry, empty slots and a null plan are all zero.
unsafe impl Layout for MethodObject {
    const COLLECTED: bool = true;

    fn release(this: Borrowed<'_, MethodObject>) {
        let py = this.py();
        this.dict.set(py, None);
        this.function.clear(py);
        this.signature.set(py, None);
        // SAFETY: called once, when the instance is freed.
        drop(unsafe { this.plan.take() });
    }

    fn traverse(
        this: Borrowed<'_, MethodObject>,
        visitor: &Visitor,
    ) -> std::result::Result<(), Stop> {
        let held = this.get();
        let function = held.function.peek(this.py()).map(Borrowed::object);
        let own = [held.dict.peek(this.py()), function, held.signature.peek(this.py())];
        visitor.show_all(own.into_iter().flatten())?;
        match this.plan() {
            Some(plan) => plan.traverse(this.py(), visitor),
            None => Ok(()),
        }
    }

    /// Every cycle through a method passes its dictionary or, for constructors, the plan's class; calls need the rest.
    fn clear(this: Borrowed<'_, MethodObject>) {
        this.dict.set(this.py(), None);
        if let Some(plan) = this.plan() {
            plan.clear(this.py());
        }
    }
}

pub(crate) static METHOD: ClassCell<MethodObject> = ClassCell::new();

impl<'a> Borrowed<'a, MethodObject> {
    /// The function behind a method. It is set when the method is created, and cleared when it is freed.
    #[inline(always)]
    pub(crate) fn function(self) -> Result<Borrowed<'a, FunctionObject>> {
        let function = self.get().function.peek(self.py());
        function.ok_or_else(|| type_error(self.py(), "the method has lost its function"))
    }

    /// The plan of a constructor.
    #[inline(always)]
    pub(crate) fn plan(self) -> Option<&'a Plan> {
        self.get().plan.get()
    }
}

/// Creates an instance; `attributes` becomes its dictionary. With a plan, the entry is that of constructors.
pub(crate) fn make(
    function: Borrowed<'_>,
    signature: Borrowed<'_>,
    attributes: Borrowed<'_>,
    entry: py::vectorcallfunc,
    plan: Option<Plan>,
) -> Result<Owned> {
    let py = function.py();
    let Some(function) = FUNCTION.cast(function) else {
        return Err(type_error(py, format!("expected a Function, got {}", type_name(function))));
    };
    if !attributes.is_dict() {
        let got = type_name(attributes);
        return Err(type_error(py, format!("expected a dict of attributes, got {got}")));
    }
    let dict = attributes.dict_copy()?;
    let made = METHOD.class(py).allocate(0)?;
    if let Some(this) = METHOD.cast(made.borrow()) {
        this.vectorcall.set(Some(entry));
        this.dict.set(py, Some(dict));
        this.function.hold(function);
        this.signature.set(py, Some(signature.share()));
        if let Some(plan) = plan {
            this.plan.fill(plan);
        }
    }
    Ok(made)
}

/// The entry of methods: the function takes the object like any other argument. Python's own arguments are passed on
/// unchanged.
unsafe extern "C" fn call_method(
    this: *mut PyObject,
    args: *const *mut PyObject,
    count_and_flag: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    let this: Borrowed<'_, MethodObject> = unsafe { Borrowed::from_ptr(this) };
    match this.function().and_then(|function| Ok((function.as_ptr(), function.entry()?))) {
        // SAFETY: the entry of the function, and Python's own arguments.
        Ok((function, entry)) => unsafe { entry(function, args, count_and_flag, keywords) },
        Err(_) => null_mut(),
    }
}

/// The entry of methods that iterate: the result of the function is what they iterate over.
fn call_iterating(this: Borrowed<'_, MethodObject>, given: Arguments<'_>) -> Result<Owned> {
    let function = this.function()?;
    let elements = match given.named {
        [] => function::call_for_elements(function, given.positional)?,
        named => function.object().vectorcall(&given.all(), named.len(), given.names)?,
    };
    raised(capi::PyObject_GetIter(elements.borrow()))
}

/// The entry of methods whose function takes the object and nothing else: other arguments, such as the exception of
/// `__exit__`, are dropped.
fn call_alone(this: Borrowed<'_, MethodObject>, given: Arguments<'_>) -> Result<Owned> {
    let object = given.positional.get(..1).unwrap_or_default();
    this.function()?.object().vectorcall(object, 0, None)
}

/// Returns the entry of a form of method.
fn entry_of(form: Borrowed<'_>) -> Result<py::vectorcallfunc> {
    match text_of(form)?.as_str() {
        "call" => Ok(call_method),
        "iterate" => Ok(vectorcall(call_iterating)),
        "alone" => Ok(vectorcall(call_alone)),
        other => Err(type_error(form.py(), format!("there is no form of method {other:?}"))),
    }
}

fn descr_get(this: Borrowed<'_, MethodObject>, object: Option<Borrowed<'_>>) -> Result<Owned> {
    let Some(object) = object else { return Ok(this.share()) };
    raised(capi::PyMethod_New(this.object(), object))
}

fn signature(this: Borrowed<'_, MethodObject>) -> Result<Owned> {
    let py = this.py();
    match this.signature.share(py) {
        Some(known) if known.borrow().is_callable() => {
            let made = call(known.borrow(), &[])?;
            this.signature.set(py, Some(made.clone()));
            Ok(made)
        }
        known => Ok(known.unwrap_or_else(|| Owned::none(py))),
    }
}

fn repr(this: Borrowed<'_, MethodObject>) -> Result<Owned> {
    let py = this.py();
    let known = match in_section_of(this.object(), || this.dict.share(py)) {
        Some(dict) => dict.borrow().dict_get(name!(py, "__qualname__")?)?,
        None => None,
    };
    match known {
        Some(known) => {
            new_str(py, &format!("<FFI method {}>", text_of(known.borrow().str()?.borrow())?))
        }
        None => new_str(py, "<FFI method>"),
    }
}

/// `_make_method(function, signature, attributes, form="call")`. A method stands for its function.
fn make_method(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let (function, signature, attributes, entry) = match args {
        [function, signature, attributes] => (*function, *signature, *attributes, call_method as _),
        [function, signature, attributes, form] => {
            (*function, *signature, *attributes, entry_of(*form)?)
        }
        _ => return Err(type_error(py, "expected (function, signature, attributes, form)")),
    };
    let function = match METHOD.cast(function) {
        Some(method) => method.function()?.object(),
        None => function,
    };
    make(function, signature, attributes, entry, None)
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_make_method",
        Method::function_fast(make_method),
        0,
        c"_make_method(function, signature, attributes, form=\"call\", /)\n--\n\nA class attribute that calls the function with the object first.",
    )]
}

/// Adds the class to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    ClassBuilder::<MethodObject>::new(c"fishplate._core.Method")
        .doc(c"A method of a reflected type.")
        .flags(py::Py_TPFLAGS_METHOD_DESCRIPTOR | py::Py_TPFLAGS_DISALLOW_INSTANTIATION)
        .vectorcall_at(offset_of!(MethodObject, vectorcall))
        .repr(repr)
        .descr_get(descr_get)
        .offset(c"__dictoffset__", offset_of!(MethodObject, dict))
        .property(c"__signature__", signature, None, c"The parameters, as inspect has them.")
        .build(module.py(), None, &METHOD)?;
    add_class(module, &METHOD)
}
