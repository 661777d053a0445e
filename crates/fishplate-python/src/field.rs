//! Fields of reflected types: `FieldGetter` and `FieldSetter`, which call the C functions of the field, and their
//! shared parts. `property.rs` builds properties from them.
//!
//! A field is read and written at an offset, so the object must be of the declaring type. This is checked after
//! the value is converted, because the conversion may run Python code.

use std::ffi::c_void;
use std::mem::{ManuallyDrop, offset_of};

use fishplate_abi::{FieldFlags, FieldGetter, FieldInfo, FieldSetter, TypeIndex};
use pyo3_ffi as py;

use crate::any::{OwnedAny, View};
use crate::argument::{self, Borrowing, Frame};
use crate::class::{ClassBuilder, ClassCell, Layout, add_class, vectorcall};
use crate::ffi_object::FfiObject;
use crate::object::wrapper_of;
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, BoxSlot, Exception, Owned, PyObject, Python, Raised, Result, Shared, error_matches,
    in_section_at, name, new_str, raise_again, set_attr, type_error, type_name, value_error,
};
use crate::{error, function, reflection, value};

/// Access to one field.
#[derive(Clone)]
pub(crate) struct Access {
    getter: Option<FieldGetter>,
    setter: *mut c_void,
    setter_is_function: bool,
    offset: isize,
    owner: TypeIndex,
    /// A type that is known to derive from the owner, so that it need not be looked up again.
    derived: Shared<TypeIndex>,
    name: Box<str>,
}

impl Access {
    /// Reads the runtime's description of a field of `owner`.
    pub(crate) fn new(owner: TypeIndex, info: &'static FieldInfo) -> Access {
        // SAFETY: the name of a registered field is never freed.
        let name = unsafe { info.name.as_bytes() };
        Access {
            getter: info.getter,
            setter: info.setter,
            setter_is_function: info.flags.contains(FieldFlags::SETTER_IS_FUNCTION_OBJ),
            offset: info.offset as isize,
            owner,
            derived: Shared::new(owner),
            name: String::from_utf8_lossy(name).into(),
        }
    }

    /// The name of the field.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// `Class.field`, for messages.
    fn full_name(&self) -> String {
        format!("{}.{}", reflection::type_key(self.owner), self.name)
    }

    /// Address of the field in an object.
    #[inline(always)]
    fn locate(&self, object: Borrowed<'_>) -> Result<*mut c_void> {
        let Some(wrapper) = wrapper_of(object) else {
            return Err(self.refuse(object.py(), &type_name(object)));
        };
        let Some(handle) = wrapper.handle() else { return Err(self.refuse_empty(object)) };
        let index = handle.type_index();
        if index != self.owner && index != self.derived.get() {
            self.check_derived(object.py(), index)?;
        }
        // SAFETY: the offset lies inside objects of the declaring type.
        Ok(unsafe { handle.as_ptr().byte_offset(self.offset) }.cast())
    }

    #[cold]
    fn check_derived(&self, py: Python<'_>, index: TypeIndex) -> Result<()> {
        if !reflection::derives_from(index, self.owner) {
            return Err(self.refuse(py, &reflection::type_key(index)));
        }
        self.derived.set(index);
        Ok(())
    }

    #[cold]
    fn refuse(&self, py: Python<'_>, got: &str) -> Raised {
        let key = reflection::type_key(self.owner);
        type_error(
            py,
            format!("field {} needs an object of type {key}, got {got}", self.full_name()),
        )
    }

    #[cold]
    fn refuse_empty(&self, object: Borrowed<'_>) -> Raised {
        let py = object.py();
        let class = type_name(object);
        value_error(
            py,
            format!(
                "field {} of an empty {class}: its __init__ has not run, or it was moved",
                self.full_name()
            ),
        )
    }

    /// The value of the field.
    #[inline(always)]
    pub(crate) fn read(&self, object: Borrowed<'_>) -> Result<Owned> {
        let py = object.py();
        let _borrowing = Borrowing::new();
        let address = self.locate(object)?;
        let Some(getter) = self.getter else {
            return Err(type_error(py, format!("field {} cannot be read", self.full_name())));
        };
        let mut result = ManuallyDrop::new(OwnedAny::NONE);
        let status = in_section_at(address.cast(), || {
            // SAFETY: the field's own function, with the address of the field and of a value.
            unsafe { getter(address, result.as_mut_ptr()) }
        });
        error::check(py, status)?;
        value::take_from(py, &mut result, None)
    }

    /// Converts a value and stores it.
    #[inline(always)]
    pub(crate) fn write(&self, object: Borrowed<'_>, new: Borrowed<'_>) -> Result<()> {
        let py = object.py();
        let mut frame = Frame::new();
        let view = match argument::one_digit(new) {
            Some(number) => View::int(number),
            None => argument::pack(&mut frame, [new]).map(|[view]| view)?,
        };
        // The conversion may run Python code, so the object is read after it.
        let address = self.locate(object)?;
        let _alive = object.share();
        let status = if self.setter.is_null() {
            return Err(type_error(py, format!("field {} cannot be set", self.full_name())));
        } else if self.setter_is_function {
            in_section_at(address.cast(), || self.call_setter(address, view))
        } else {
            // SAFETY: a setter that is not a function object is a C function of this type.
            let setter: FieldSetter = unsafe { std::mem::transmute(self.setter) };
            // SAFETY: the field's own function, with the address of the field and a value.
            in_section_at(address.cast(), || unsafe { setter(address, view.raw()) })
        };
        error::check(py, status).map_err(|raised| self.name_in_error(py, raised))
    }

    /// Calls a setter that is a function object with the address and the value.
    fn call_setter(&self, address: *mut c_void, view: View<'_>) -> i32 {
        let place = View::pointer(address);
        // SAFETY: the flag of the field says that the setter is a function object; it is never freed.
        let Some(setter) = (unsafe { FfiObject::from_nullable(self.setter.cast()) }) else {
            return -1;
        };
        function::call_status(setter, &[place, view]).map_or_else(|status| status, |_| 0)
    }

    /// Puts the name of the field in front of the text of a TypeError.
    #[cold]
    fn name_in_error(&self, py: Python<'_>, raised: Raised) -> Raised {
        if !error_matches(py, Exception::Type) {
            return raised;
        }
        let exception = Owned::take_exception(py);
        match self.add_name(exception.borrow()) {
            Ok(()) => raise_again(exception.borrow()),
            Err(raised) => raised,
        }
    }

    fn add_name(&self, exception: Borrowed<'_>) -> Result<()> {
        let py = exception.py();
        let text = exception.str()?;
        let name = new_str(py, &format!("{}: ", self.full_name()))?;
        let text = name.borrow().concat(text.borrow())?;
        let args = Owned::tuple(py, [text])?;
        set_attr(exception, name!(py, "args")?, args.borrow())
    }
}

/// The layout of `FieldGetter` and `FieldSetter`.
#[repr(C)]
pub(crate) struct FieldObject {
    base: PyObject,
    vectorcall: Shared<Option<py::vectorcallfunc>>,
    /// From `Box::into_raw`.
    access: BoxSlot<Access>,
}

// SAFETY: starts with an object; a null entry and a null field are all zero.
unsafe impl Layout for FieldObject {
    fn release(this: Borrowed<'_, FieldObject>) {
        // SAFETY: called once, when the instance is freed.
        drop(unsafe { this.access.take() });
    }
}

pub(crate) static GETTER: ClassCell<FieldObject> = ClassCell::new();
pub(crate) static SETTER: ClassCell<FieldObject> = ClassCell::new();

impl<'a> Borrowed<'a, FieldObject> {
    /// The field of a getter or setter, which is set for its whole life.
    #[inline(always)]
    pub(crate) fn access(self) -> Result<&'a Access> {
        self.get().access.get().ok_or_else(|| type_error(self.py(), "the field is not known"))
    }
}

/// A getter for a field.
pub(crate) fn make_getter(py: Python<'_>, field: Access) -> Result<Owned> {
    make(py, field, &GETTER, vectorcall(call_getter))
}

/// A setter for a field.
pub(crate) fn make_setter(py: Python<'_>, field: Access) -> Result<Owned> {
    make(py, field, &SETTER, vectorcall(call_setter))
}

fn make(
    py: Python<'_>,
    field: Access,
    class: &ClassCell<FieldObject>,
    entry: py::vectorcallfunc,
) -> Result<Owned> {
    let made = class.class(py).allocate(0)?;
    if let Some(this) = class.cast(made.borrow()) {
        this.vectorcall.set(Some(entry));
        this.access.fill(field);
    }
    Ok(made)
}

/// The arguments of a call without keywords; checks their number.
#[inline(always)]
fn exactly<'a, const N: usize>(
    callable: Borrowed<'_, FieldObject>,
    call: &Arguments<'a>,
) -> Result<&'a [Borrowed<'a>; N]> {
    if let (Ok(args), true) = (call.positional.try_into(), call.named.is_empty()) {
        return Ok(args);
    }
    let name = callable.access()?.full_name();
    let (kind, count) = (type_name(callable.object()), call.positional.len());
    Err(type_error(
        callable.py(),
        format!("{kind} of {name} takes {N} positional argument(s), got {count}"),
    ))
}

#[inline(always)]
fn call_getter(callable: Borrowed<'_, FieldObject>, call: Arguments<'_>) -> Result<Owned> {
    let [object] = exactly(callable, &call)?;
    callable.access()?.read(*object)
}

#[inline(always)]
fn call_setter(callable: Borrowed<'_, FieldObject>, call: Arguments<'_>) -> Result<Owned> {
    let [object, new] = exactly(callable, &call)?;
    callable.access()?.write(*object, *new)?;
    Ok(Owned::none(callable.py()))
}

/// Adds the classes to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    for (full_name, doc, cell) in [
        (
            c"fishplate._core.FieldGetter",
            c"Reads one field of an object by its C getter: getter(object).",
            &GETTER,
        ),
        (
            c"fishplate._core.FieldSetter",
            c"Sets one field of an object by its C setter: setter(object, value).",
            &SETTER,
        ),
    ] {
        ClassBuilder::<FieldObject>::new(full_name)
            .doc(doc)
            .flags(py::Py_TPFLAGS_DISALLOW_INSTANTIATION)
            .vectorcall_at(offset_of!(FieldObject, vectorcall))
            .property(
                c"__name__",
                |this| new_str(this.py(), this.access()?.name()),
                None,
                c"The name of the field.",
            )
            .build(module.py(), None, cell)?;
        add_class(module, cell)?;
    }
    Ok(())
}
