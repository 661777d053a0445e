//! Fields of reflected types: `FieldGetter` and `FieldSetter`, which call the field's own C
//! functions, and their shared parts. `property.rs` makes properties of them.
//!
//! A field is read and written at an offset, so the object must be of the declaring type. This is checked after
//! the value is converted, because the conversion may run Python code.

use std::cell::Cell;
use std::ffi::c_void;
use std::mem::{MaybeUninit, offset_of};
use std::ptr::null;

use fishplate_abi::{
    FieldFlags, FieldGetter, FieldInfo, FieldSetter, ObjectHeader, RawAny, RawValue, TypeIndex,
};
use pyo3_ffi as py;

use crate::argument::{self, Borrowing, Frame};
use crate::class::{ClassBuilder, ClassCell, add_class};
use crate::object::{self, handle_of, is_wrapper};
use crate::python::{
    Owned, PyObject, Raised, Result, fence, name, new_str, set_attr, type_error, type_name,
    value_error,
};
use crate::{error, function, reflection, value};

/// How one field is reached.
#[derive(Clone)]
pub(crate) struct Access {
    getter: Option<FieldGetter>,
    setter: *mut c_void,
    setter_is_function: bool,
    offset: isize,
    owner: TypeIndex,
    /// A type that was found to derive from the owner, so that it need not be looked up again.
    derived: Cell<TypeIndex>,
    name: Box<str>,
}

impl Access {
    /// What the runtime says about a field of `owner`.
    ///
    /// # Safety
    /// `info` is a registered field: what it names lives for good.
    pub(crate) unsafe fn new(owner: TypeIndex, info: &FieldInfo) -> Access {
        // SAFETY: the name of a registered field.
        let name = unsafe { info.name.as_bytes() };
        Access {
            getter: info.getter,
            setter: info.setter,
            setter_is_function: info.flags.contains(FieldFlags::SETTER_IS_FUNCTION_OBJ),
            offset: info.offset as isize,
            owner,
            derived: Cell::new(owner),
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

    /// Where the field of an object lies.
    #[inline(always)]
    unsafe fn locate(&self, object: *mut PyObject) -> Result<*mut c_void> {
        // SAFETY: the caller passes a live object; instances of CObject have its layout, and the
        // offset is one inside objects of the declaring type.
        unsafe {
            if !is_wrapper(object) {
                return Err(self.refuse(&type_name(object)));
            }
            let handle = handle_of(object);
            if handle.is_null() {
                return Err(self.refuse_empty(object));
            }
            let index = (*handle).type_index;
            if index != self.owner && index != self.derived.get() {
                self.check_derived(index)?;
            }
            Ok(handle.cast::<u8>().offset(self.offset).cast())
        }
    }

    #[cold]
    fn check_derived(&self, index: TypeIndex) -> Result<()> {
        if !reflection::derives_from(index, self.owner) {
            return Err(self.refuse(&reflection::type_key(index)));
        }
        self.derived.set(index);
        Ok(())
    }

    #[cold]
    fn refuse(&self, got: &str) -> Raised {
        let key = reflection::type_key(self.owner);
        type_error(format!("field {} needs an object of type {key}, got {got}", self.full_name()))
    }

    #[cold]
    unsafe fn refuse_empty(&self, object: *mut PyObject) -> Raised {
        // SAFETY: the caller passes a live object.
        let class = unsafe { type_name(object) };
        value_error(format!(
            "field {} of an empty {class}: its __init__ has not run, or it was moved",
            self.full_name()
        ))
    }

    /// The value of the field.
    ///
    /// # Safety
    /// `object` is live.
    #[inline(always)]
    pub(crate) unsafe fn read(&self, object: *mut PyObject) -> Result<Owned> {
        let _borrowing = Borrowing::new();
        // SAFETY: the getter writes an owned value, which is handed on.
        unsafe {
            let address = self.locate(object)?;
            let Some(getter) = self.getter else {
                return Err(type_error(format!("field {} cannot be read", self.full_name())));
            };
            let mut result = MaybeUninit::<RawAny>::uninit();
            argument::store(result.as_mut_ptr(), RawAny::NONE);
            error::check(getter(address, result.as_mut_ptr()))?;
            value::take_ref(result.assume_init_ref(), null())
        }
    }

    /// Converts a value and stores it.
    ///
    /// # Safety
    /// Both are live.
    #[inline(always)]
    pub(crate) unsafe fn write(&self, object: *mut PyObject, new: *mut PyObject) -> Result<()> {
        // SAFETY: the address stays valid while `object` lives, which the caller sees to.
        unsafe {
            let mut frame = Frame::new();
            let mut view = RawAny::NONE;
            argument::set(&mut frame, new, &mut view)?;
            // The conversion may run Python code: the object is looked at after it.
            let address = self.locate(object)?;
            let _alive = Owned::share(object);
            let status = if self.setter.is_null() {
                return Err(type_error(format!("field {} cannot be set", self.full_name())));
            } else if self.setter_is_function {
                self.call_setter(address, view)
            } else {
                let setter: FieldSetter = std::mem::transmute(self.setter);
                setter(address, &raw const view)
            };
            error::check(status).map_err(|raised| self.name_in_error(raised))
        }
    }

    /// A setter that is a function object takes the address and the value.
    unsafe fn call_setter(&self, address: *mut c_void, view: RawAny) -> i32 {
        let place = RawAny {
            type_index: TypeIndex::OPAQUE_PTR,
            small_len: 0,
            value: RawValue { v_ptr: address },
        };
        let mut result = RawAny::NONE;
        // SAFETY: the flag of the field says that the setter is a function object.
        unsafe {
            let handle: *mut ObjectHeader = self.setter.cast();
            let status = function::call_status(handle, &[place, view], &mut result);
            argument::release(result);
            status
        }
    }

    /// Puts the name of the field in front of a TypeError's text.
    #[cold]
    fn name_in_error(&self, raised: Raised) -> Raised {
        // SAFETY: an exception is set, which is what `raised` says.
        unsafe {
            if py::PyErr_ExceptionMatches(py::PyExc_TypeError) == 0 {
                return raised;
            }
            let exception = error::take_exception();
            match self.add_name(exception.as_ptr()) {
                Ok(()) => {
                    py::PyErr_SetObject(py::Py_TYPE(exception.as_ptr()).cast(), exception.as_ptr())
                }
                Err(raised) => return raised,
            }
        }
        Raised::already()
    }

    unsafe fn add_name(&self, exception: *mut PyObject) -> Result<()> {
        // SAFETY: the caller passes a live exception.
        unsafe {
            let text = Owned::steal(py::PyObject_Str(exception))?;
            let name = new_str(&format!("{}: ", self.full_name()))?;
            let text = Owned::steal(py::PyUnicode_Concat(name.as_ptr(), text.as_ptr()))?;
            let args = Owned::tuple([text])?;
            set_attr(exception, name!("args")?, args.as_ptr())
        }
    }
}

/// The layout of `FieldGetter` and `FieldSetter`.
#[repr(C)]
pub(crate) struct FieldObject {
    base: PyObject,
    vectorcall: py::vectorcallfunc,
    access: *mut Access,
}

pub(crate) static GETTER: ClassCell = ClassCell::new();
pub(crate) static SETTER: ClassCell = ClassCell::new();

/// The field of a getter or setter.
///
/// # Safety
/// `object` is a live instance of one of the two, for `'a`.
#[inline(always)]
pub(crate) unsafe fn access<'a>(object: *mut PyObject) -> &'a Access {
    // SAFETY: every instance is made below, with its field.
    unsafe { &*(*object.cast::<FieldObject>()).access }
}

/// A getter for a field.
pub(crate) fn make_getter(field: Access) -> Result<Owned> {
    make(field, &GETTER, call_getter)
}

/// A setter for a field.
pub(crate) fn make_setter(field: Access) -> Result<Owned> {
    make(field, &SETTER, call_setter)
}

fn make(field: Access, class: &ClassCell, entry: py::vectorcallfunc) -> Result<Owned> {
    // SAFETY: the class cannot be instantiated from Python; its memory is filled right here.
    unsafe {
        let made = Owned::steal(py::PyType_GenericAlloc(class.as_type(), 0))?;
        let this = made.as_ptr().cast::<FieldObject>();
        (*this).vectorcall = entry;
        (*this).access = Box::into_raw(Box::new(field));
        Ok(made)
    }
}

/// The arguments of a call without keywords, as many as expected.
unsafe fn exactly<'a, const N: usize>(
    callable: *mut PyObject,
    args: *const *mut PyObject,
    count_and_flag: usize,
    keywords: *mut PyObject,
) -> Result<&'a [*mut PyObject; N]> {
    // SAFETY: Python passes as many live arguments as it says.
    unsafe {
        let count = py::PyVectorcall_NARGS(count_and_flag) as usize;
        let named = !keywords.is_null() && py::PyTuple_GET_SIZE(keywords) != 0;
        if count != N || named {
            let name = access(callable).full_name();
            let kind = type_name(callable);
            return Err(type_error(format!(
                "{kind} of {name} takes {N} positional argument(s), got {count}"
            )));
        }
        Ok(&*args.cast())
    }
}

unsafe extern "C" fn call_getter(
    callable: *mut PyObject,
    args: *const *mut PyObject,
    count: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: an instance, and live arguments.
        unsafe {
            let [object] = exactly(callable, args, count, keywords)?;
            access(callable).read(*object)
        }
    })
}

unsafe extern "C" fn call_setter(
    callable: *mut PyObject,
    args: *const *mut PyObject,
    count: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: an instance, and live arguments.
        unsafe {
            let [object, new] = exactly(callable, args, count, keywords)?;
            access(callable).write(*object, *new)?;
            Ok(Owned::none())
        }
    })
}

unsafe extern "C" fn get_name(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| new_str(unsafe { access(this) }.name()))
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone; the box is ours.
    unsafe {
        drop(Box::from_raw((*this.cast::<FieldObject>()).access));
        object::free(this);
    }
}

/// Adds the classes to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
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
        ClassBuilder::new::<FieldObject>(full_name)
            .doc(doc)
            .flags(py::Py_TPFLAGS_HAVE_VECTORCALL | py::Py_TPFLAGS_DISALLOW_INSTANTIATION)
            .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
            .slot(py::Py_tp_call, py::PyVectorcall_Call as *mut c_void)
            .offset(c"__vectorcalloffset__", offset_of!(FieldObject, vectorcall))
            .property(c"__name__", get_name, None, c"The name of the field.")
            .build(std::ptr::null_mut(), cell)?;
        // SAFETY: the module is live (see above).
        unsafe { add_class(module, cell)? };
    }
    Ok(())
}
