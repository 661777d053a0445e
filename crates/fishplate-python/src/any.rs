//! Owned FFI values: `OwnedAny` in Rust, and `CAny`, the Python class that holds one.

use std::cell::Cell;
use std::ffi::c_void;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;

use fishplate_abi::{
    ByteArray, DLPackExchangeApi, DLTensor, RawAny, RawValue, TypeIndex, dec_ref, inc_ref,
};
use pyo3_ffi as py;

use crate::class::{ClassBuilder, ClassCell, Layout, Method, add_class, method_def};
use crate::ffi_object::{FfiObject, FfiRef};
use crate::python::{
    Borrowed, Owned, PyObject, Python, Result, call, expect_str, in_section_of, new_str, text_of,
    type_error, type_name,
};
use crate::{argument, classes, value};

/// How tensors are returned: as tensors of the framework that owns this table, or as `Tensor` if `None`. Tables are
/// never freed.
pub(crate) type Api = Option<&'static DLPackExchangeApi>;

/// An FFI value that is borrowed from its owner for `'a`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct View<'a>(RawAny, PhantomData<&'a ()>);

impl<'a> View<'a> {
    /// None.
    pub(crate) const NONE: View<'static> = View(RawAny::NONE, PhantomData);

    /// Borrows a value.
    ///
    /// # Safety
    /// Everything that the value refers to is live for `'a`.
    #[inline(always)]
    pub(crate) const unsafe fn from_raw(value: RawAny) -> View<'a> {
        View(value, PhantomData)
    }

    /// An integer.
    #[inline(always)]
    pub(crate) const fn int(value: i64) -> View<'static> {
        View(RawAny::from_int(value), PhantomData)
    }

    /// A tensor that is described elsewhere.
    #[inline(always)]
    pub(crate) fn tensor(tensor: &'a DLTensor) -> View<'a> {
        let value = RawValue { v_ptr: std::ptr::from_ref(tensor).cast_mut().cast() };
        View(RawAny::plain(TypeIndex::DL_TENSOR_PTR, value), PhantomData)
    }

    /// Bytes that are described elsewhere, and live as long.
    #[inline(always)]
    pub(crate) fn bytes(bytes: &'a ByteArray) -> View<'a> {
        let value = RawValue { v_ptr: std::ptr::from_ref(bytes).cast_mut().cast() };
        View(RawAny::plain(TypeIndex::BYTE_ARRAY_PTR, value), PhantomData)
    }

    /// A float.
    #[inline(always)]
    pub(crate) const fn float(value: f64) -> View<'static> {
        View(RawAny::from_float(value), PhantomData)
    }

    /// A truth value.
    #[inline(always)]
    pub(crate) const fn boolean(value: bool) -> View<'static> {
        View(RawAny::from_bool(value), PhantomData)
    }

    /// An address, which is not read.
    #[inline(always)]
    pub(crate) fn pointer(address: *mut c_void) -> View<'static> {
        View(RawAny::from_pointer(address), PhantomData)
    }

    /// An object.
    #[inline(always)]
    pub(crate) fn object(object: FfiObject<'a>) -> View<'a> {
        View(object.view(), PhantomData)
    }

    /// The value itself.
    #[inline(always)]
    pub(crate) fn raw(&self) -> &RawAny {
        &self.0
    }

    /// The object, if it is one.
    #[inline(always)]
    pub(crate) fn as_object(&self) -> Option<FfiObject<'a>> {
        if !self.0.type_index.is_object() {
            return None;
        }
        // SAFETY: an object value holds null, or an object that is live for `'a`.
        unsafe { FfiObject::from_nullable(self.0.object()) }
    }
}

/// An FFI value with the reference that it holds.
#[repr(transparent)]
pub(crate) struct OwnedAny(RawAny);

impl OwnedAny {
    /// None.
    pub(crate) const NONE: OwnedAny = OwnedAny(RawAny::NONE);

    /// Wraps a value that holds no reference, such as a number. An object is a mistake here, and becomes None.
    #[inline(always)]
    pub(crate) fn plain(value: RawAny) -> OwnedAny {
        OwnedAny(if value.type_index.is_object() { RawAny::NONE } else { value })
    }

    /// An object.
    #[inline(always)]
    pub(crate) fn object(object: FfiRef) -> OwnedAny {
        let view = object.borrow().view();
        let _given = object.into_raw();
        OwnedAny(view)
    }

    /// Address of the value, for FFI functions that write an owned value there. A value that was there before leaks.
    #[inline(always)]
    pub(crate) fn as_mut_ptr(&mut self) -> *mut RawAny {
        &raw mut self.0
    }

    /// The value, borrowed.
    #[inline(always)]
    pub(crate) fn view(&self) -> &RawAny {
        &self.0
    }

    /// The value, borrowed, with its lifetime.
    #[inline(always)]
    pub(crate) fn borrow(&self) -> View<'_> {
        View(self.0, PhantomData)
    }

    /// Gives the value to the caller.
    #[inline(always)]
    pub(crate) fn into_raw(self) -> RawAny {
        ManuallyDrop::new(self).0
    }

    /// Moves the object out, if it is one, and leaves None.
    #[inline(always)]
    pub(crate) fn take_object(&mut self) -> Option<FfiRef> {
        if !self.0.type_index.is_object() {
            return None;
        }
        self.0.type_index = TypeIndex::NONE;
        // SAFETY: an owned object value holds null, or a reference, which moves into the result: this value is None.
        unsafe { FfiRef::from_raw(self.0.object()) }
    }

    /// The object, if it is one.
    #[inline(always)]
    pub(crate) fn into_object(mut self) -> Option<FfiRef> {
        self.take_object()
    }

    /// Converts the value to a Python object.
    pub(crate) fn into_python(self, py: Python<'_>) -> Result<Owned> {
        value::take(py, self, None)
    }
}

impl View<'_> {
    /// Returns an owned copy of a value that its holder owns, such as an element of a container or a field.
    #[inline]
    pub(crate) fn share(&self) -> OwnedAny {
        if let Some(object) = self.as_object() {
            // SAFETY: live while the view is.
            unsafe { inc_ref(object.as_ptr()) };
        }
        OwnedAny(self.0)
    }
}

impl Clone for OwnedAny {
    #[inline]
    fn clone(&self) -> OwnedAny {
        self.borrow().share()
    }
}

impl Drop for OwnedAny {
    #[inline(always)]
    fn drop(&mut self) {
        if self.0.type_index.is_object() && !self.0.object().is_null() {
            // SAFETY: an owned object value holds a reference.
            unsafe { dec_ref(self.0.object()) };
        }
    }
}

/// The layout of a `CAny`; all zero is None.
#[repr(C)]
pub(crate) struct CAnyObject {
    base: PyObject,
    value: Cell<OwnedAny>,
}

const _: () = assert!(TypeIndex::NONE.0 == 0);

// SAFETY: starts with an object; the value None is all zero.
unsafe impl Layout for CAnyObject {
    fn release(this: Borrowed<'_, CAnyObject>) {
        drop(replace(this, OwnedAny::plain(RawAny::NONE)));
    }
}

pub(crate) static C_ANY: ClassCell<CAnyObject> = ClassCell::new();

/// Puts a value into a `CAny`; returns the one before.
fn replace(this: Borrowed<'_, CAnyObject>, new: OwnedAny) -> OwnedAny {
    in_section_of(this.object(), || this.value.replace(new))
}

/// The value of a `CAny`, with its own reference.
fn content(this: Borrowed<'_, CAnyObject>) -> OwnedAny {
    in_section_of(this.object(), || {
        let value = this.value.replace(OwnedAny::NONE);
        let shared = value.borrow().share();
        this.value.set(value);
        shared
    })
}

/// A `CAny` around a value.
pub(crate) fn wrap(py: Python<'_>, content: OwnedAny) -> Result<Owned> {
    let made = C_ANY.class(py).allocate(0)?;
    if let Some(any) = C_ANY.cast(made.borrow()) {
        drop(replace(any, content));
    }
    Ok(made)
}

/// The only argument of `CAny(value=None)`.
fn init_argument(args: Borrowed<'_>, keywords: Option<Borrowed<'_>>) -> Result<Option<Owned>> {
    let py = args.py();
    let keywords = keywords.map_or_else(|| Ok(Vec::new()), Borrowed::dict_items)?;
    let count = args.tuple_len() + keywords.len();
    let mut found = args.tuple_items().first().map(|value| value.share());
    for (key, named) in keywords {
        let name = text_of(key.borrow())?;
        if name != "value" {
            let text = format!("CAny() got an unexpected keyword argument '{name}'");
            return Err(type_error(py, text));
        }
        found = Some(named);
    }
    if count > 1 {
        return Err(type_error(py, format!("CAny() takes at most 1 argument, got {count}")));
    }
    Ok(found)
}

fn init(
    this: Borrowed<'_, CAnyObject>,
    args: Borrowed<'_>,
    keywords: Option<Borrowed<'_>>,
) -> Result<()> {
    let new = match init_argument(args, keywords)? {
        Some(given) => argument::owned(given.borrow())?,
        None => OwnedAny::plain(RawAny::NONE),
    };
    drop(replace(this, new));
    Ok(())
}

fn repr(this: Borrowed<'_, CAnyObject>) -> Result<Owned> {
    let py = this.py();
    let content = content(this);
    let value = content.view();
    let text = match value.type_index {
        TypeIndex::NONE => "CAny(None)".to_owned(),
        TypeIndex::INT => format!("CAny(int={})", value.int()),
        TypeIndex::FLOAT => {
            let text = Owned::float(py, value.float())?.borrow().repr()?;
            let text = expect_str(text.borrow(), "the repr of a float")?;
            format!("CAny(float={})", String::from_utf8_lossy(text))
        }
        TypeIndex::BOOL if value.int() != 0 => "CAny(bool=True)".to_owned(),
        TypeIndex::BOOL => "CAny(bool=False)".to_owned(),
        index if index.is_object() => format!("CAny(object, type_index={})", index.0),
        index => format!("CAny(type_index={})", index.0),
    };
    new_str(py, &text)
}

/// `_to_py_class_value(cany)`: the Python value. Short text, too, comes out as `String` or `Bytes`.
fn to_py_class_value(any: Borrowed<'_>) -> Result<Owned> {
    let py = any.py();
    let Some(this) = C_ANY.cast(any) else {
        return Err(type_error(py, format!("expected CAny, got {}", type_name(any))));
    };
    let content = content(this);
    let heap = match content.view().type_index {
        TypeIndex::SMALL_STR => TypeIndex::STR,
        TypeIndex::SMALL_BYTES => TypeIndex::BYTES,
        _ => return content.into_python(py),
    };
    let text = content.into_python(py)?;
    match classes::native_class_of(py, heap) {
        Some(class) => call(class.object(), &[text.borrow()]),
        None => Ok(text),
    }
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_to_py_class_value",
        Method::function_one(to_py_class_value),
        0,
        c"_to_py_class_value(value, /)\n--\n\nThe Python value that a CAny holds.",
    )]
}

/// Adds the class of this file to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    ClassBuilder::<CAnyObject>::new(c"fishplate._core.CAny")
        .doc(c"CAny(value=None)\n--\n\nAn FFI value, owned. _to_py_class_value() gives it back.")
        .init(init)
        .repr(repr)
        .property(
            c"type_index",
            |this| Owned::int(this.py(), content(this).view().type_index.0.into()),
            None,
            c"The type index of the value.",
        )
        .build(module.py(), None, &C_ANY)?;
    add_class(module, &C_ANY)
}
