//! `isinstance(x, cls)` for classes of FFI objects. Their metaclass is that of abstract base classes, whose check runs
//! Python code. Most objects are instances in the plain sense, which this checks first.

use crate::class::{Method, method_def};
use crate::python::{
    Borrowed, Class, Kept, Owned, Result, call, capi, get_attr, import, name, raised,
};

/// `abc._abc_instancecheck`, which knows the classes registered with `cls.register`.
static ABSTRACT: Kept = Kept::new();

fn instance_check(class: Borrowed<'_>, object: Borrowed<'_>) -> Result<Owned> {
    let py = class.py();
    if Class::of(class).is_some_and(|class| object.is_instance_of(class)) {
        return Ok(Owned::bool(py, true));
    }
    match ABSTRACT.get(py) {
        Some(check) => call(check, &[class, object]),
        None => Ok(Owned::bool(py, false)),
    }
}

/// Adds the method `_instance_check` to the module, for use in a metaclass.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    let row = method_def(
        c"__instancecheck__",
        Method::binary(instance_check),
        0,
        c"__instancecheck__($self, instance, /)\n--\n\nWhether an object is an instance of the class.",
    );
    let abc = import(py, c"_abc")?;
    ABSTRACT.set(get_attr(abc.borrow(), name!(py, "_abc_instancecheck")?)?);
    let method = raised(capi::PyDescr_NewMethod(py.type_class(), Box::leak(Box::new(row))))?;
    module.module_add(c"_instance_check", method.borrow())
}
