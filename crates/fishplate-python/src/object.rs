//! `CObject`: the base of every class whose instances wrap an FFI object.
//!
//! A wrapper owns one strong reference to its object, or none after a move. It never holds an object of a type that its
//! class may not wrap (`layout.rs`), and an object that was read from it lives as long as it does (`lost.rs`).
//! `fishplate/core.py` adds cold methods (repr, pickling).

use std::ffi::c_int;
use std::ptr::null_mut;

use fishplate_abi::{COUNT_BOTH_ONE, ObjectHeader, TypeIndex};
use pyo3_ffi as py;

use crate::class::{ClassBuilder, ClassCell, Layout, Method, Stop, Visitor, add_class, method_def};
use crate::ffi_object::{FfiObject, FfiRef};
use crate::python::{
    Borrowed, Class, Owned, PyObject, Python, Result, Shared, int_from_pointer, type_error,
    type_name,
};
use crate::{classes, collect, function, identity, layout, lost};

/// The layout of an instance; classes derived in Rust start with it.
#[repr(C)]
pub(crate) struct CObject {
    base: PyObject,
    handle: Shared<*mut ObjectHeader>,
}

// SAFETY: starts with an object; an empty handle is null.
unsafe impl Layout for CObject {
    fn release(this: Borrowed<'_, CObject>) {
        release(this);
    }
}

/// Layouts that start with [`CObject`].
///
/// # Safety
/// The first field is a [`CObject`], or another such layout.
pub(crate) unsafe trait Wrapper: Layout {}

// SAFETY: the layout itself.
unsafe impl Wrapper for CObject {}

pub(crate) static C_OBJECT: ClassCell<CObject> = ClassCell::new();

impl<'a, T: Wrapper> Borrowed<'a, T> {
    /// The instance as a wrapper.
    #[inline(always)]
    pub(crate) fn wrapper(self) -> Borrowed<'a, CObject> {
        // SAFETY: the layout starts with that of a wrapper.
        unsafe { Borrowed::from_ptr(self.as_ptr()) }
    }

    /// The wrapped object; `None` after a move, or before `__init__`. It lives as long as the wrapper, whatever the
    /// wrapper holds later (`lost.rs`).
    #[inline(always)]
    pub(crate) fn handle(self) -> Option<FfiObject<'a>> {
        // SAFETY: null, or a reference of the wrapper, which keeps it until it dies itself.
        unsafe { FfiObject::from_nullable(self.wrapper().get().handle.get()) }
    }
}

/// Casts an object to a wrapper: an instance of `CObject`.
#[inline(always)]
pub(crate) fn wrapper_of(object: Borrowed<'_>) -> Option<Borrowed<'_, CObject>> {
    let line = object.class().line();
    // With single inheritance, the last class before `object` is CObject.
    if let [.., last, _] = line
        && last.as_ptr() == C_OBJECT.as_type().cast()
    {
        // SAFETY: CObject is among the ancestors of the class.
        return Some(unsafe { Borrowed::from_ptr(object.as_ptr()) });
    }
    C_OBJECT.cast(object)
}

/// The FFI object behind a wrapper; `None` for other objects, and for an empty wrapper.
#[inline]
pub(crate) fn handle_of(object: Borrowed<'_>) -> Option<FfiObject<'_>> {
    C_OBJECT.cast(object)?.handle()
}

/// The wrapper of an object: the existing one, or a new one of the class registered for its type.
#[inline]
pub(crate) fn wrap(py: Python<'_>, object: FfiRef) -> Result<Owned> {
    // A wrapper has its own reference: an object with only the caller's has no wrapper.
    if object.borrow().count() != COUNT_BOTH_ONE
        && let Some(known) = identity::find(py, object.borrow())
    {
        return Ok(known);
    }
    let class = classes::class_of(py, object.borrow().type_index())?;
    wrap_as(object, class)
}

/// Creates a wrapper of a given class, and enters it into the identity table. If another thread does so first, its
/// wrapper is returned.
#[inline]
pub(crate) fn wrap_as(object: FfiRef, class: Class<'_>) -> Result<Owned> {
    let made = wrap_unknown(object, class)?;
    if let Some(wrapper) = wrapper_of(made.borrow())
        && let Some(handle) = wrapper.handle()
        && let Some(other) = identity::bind(handle, wrapper)
    {
        return Ok(other);
    }
    Ok(made)
}

/// Creates a wrapper that is not in the identity table: another one may come to wrap the object.
#[inline]
pub(crate) fn wrap_unknown(object: FfiRef, class: Class<'_>) -> Result<Owned> {
    let made = class.allocate(0)?;
    let Some(wrapper) = wrapper_of(made.borrow()) else {
        return Err(type_error(
            class.py(),
            format!("{} does not derive from CObject", class.name()),
        ));
    };
    function::prepare(wrapper, object.borrow());
    wrapper.handle.set(object.into_raw());
    Ok(made)
}

/// Gives a wrapper an object that it may hold; another is refused. The wrapper loses the object that it held before.
pub(crate) fn adopt(wrapper: Borrowed<'_, CObject>, object: FfiRef) -> Result<()> {
    layout::expect_fit(wrapper, object.borrow())?;
    place(wrapper, object);
    Ok(())
}

/// Does the same as [`adopt`] for an object that is known to fit. The old object is kept until the wrapper dies,
/// because a call may be using it.
fn place(wrapper: Borrowed<'_, CObject>, object: FfiRef) {
    function::forget(wrapper);
    function::prepare(wrapper, object.borrow());
    put(wrapper, object);
    bind_if_free(wrapper);
}

/// Stores an object in a wrapper. The one before is kept alive until the wrapper dies.
#[inline]
fn put(wrapper: Borrowed<'_, CObject>, object: FfiRef) {
    // SAFETY: null, or the reference that the wrapper owned and gives up here.
    if let Some(before) = unsafe { FfiRef::from_raw(wrapper.handle.replace(object.into_raw())) } {
        identity::unbind(before.borrow(), wrapper);
        lost::keep(wrapper, before);
    }
}

/// Enters a wrapper into the identity table, unless the object has another, or the wrapper's class does not fit.
fn bind_if_free(wrapper: Borrowed<'_, CObject>) {
    if let Some(handle) = wrapper.handle()
        && identity::find(wrapper.py(), handle).is_none()
        && layout::may_stand_for(wrapper.object(), handle.type_index())
    {
        drop(identity::bind(handle, wrapper));
    }
}

/// Takes the object of a wrapper away; it is kept alive until the wrapper dies.
fn lose(wrapper: Borrowed<'_, CObject>) {
    if let Some(before) = detach(wrapper) {
        lost::keep(wrapper, before);
    }
}

/// Does the same as [`adopt`] for a new object that is not a function: no wrapper can know it.
#[inline]
pub(crate) fn adopt_new(wrapper: Borrowed<'_, CObject>, object: FfiRef) -> Result<()> {
    if wrapper.handle().is_some()
        || !classes::is_class_of(wrapper.class(), object.borrow().type_index())
    {
        return adopt(wrapper, object);
    }
    drop(identity::bind(object.borrow(), wrapper));
    put(wrapper, object);
    Ok(())
}

/// Gives a wrapper back the object that was taken out for a call which did not take it. A wrapper that was given
/// another object meanwhile keeps that one.
pub(crate) fn give_back(wrapper: Borrowed<'_, CObject>, object: FfiRef) {
    if wrapper.handle().is_none() {
        put(wrapper, object);
        bind_if_free(wrapper);
    }
}

/// Takes the object out of a wrapper, with its reference.
#[inline]
pub(crate) fn detach(wrapper: Borrowed<'_, CObject>) -> Option<FfiRef> {
    // SAFETY: null, or the reference that the wrapper owns and gives up here.
    let object = unsafe { FfiRef::from_raw(wrapper.handle.replace(null_mut())) }?;
    identity::unbind(object.borrow(), wrapper);
    Some(object)
}

/// Releases a wrapper: every class derived in Rust calls this when an instance dies.
#[inline]
pub(crate) fn release(wrapper: Borrowed<'_, CObject>) {
    drop(detach(wrapper));
    lost::release(wrapper);
}

/// Empties memory that is about to become a wrapper.
///
/// # Safety
/// `object` is new memory for an instance of a class with the layout of [`CObject`].
pub(crate) unsafe fn clear_memory(object: *mut PyObject) {
    // SAFETY: the caller passes the memory of such an instance.
    let wrapper: Borrowed<'_, CObject> = unsafe { Borrowed::from_ptr(object) };
    wrapper.handle.set(null_mut());
}

fn rich_compare(
    this: Borrowed<'_, CObject>,
    other: Borrowed<'_>,
    operation: c_int,
) -> Result<Owned> {
    match operation {
        py::Py_EQ => Ok(Owned::bool(this.py(), same(this, other))),
        // A subclass may define `__eq__` alone: `!=` is its opposite.
        py::Py_NE => {
            let equal = this.object().compare(other, py::Py_EQ)?;
            Ok(Owned::bool(this.py(), !equal.borrow().is_true()?))
        }
        _ => Ok(crate::python::not_implemented(this.py())),
    }
}

fn same(this: Borrowed<'_, CObject>, other: Borrowed<'_>) -> bool {
    this == other || this.handle().is_some_and(|handle| handle_of(other) == Some(handle))
}

/// The address of the FFI object; 0 when there is none.
fn address(this: Borrowed<'_, CObject>) -> *mut ObjectHeader {
    this.handle().map_or(null_mut(), FfiObject::as_ptr)
}

fn same_as(this: Borrowed<'_, CObject>, other: Borrowed<'_>) -> Result<Owned> {
    Ok(Owned::bool(this.py(), same(this, other)))
}

fn chandle(this: Borrowed<'_, CObject>) -> Result<Owned> {
    int_from_pointer(this.py(), address(this).cast())
}

fn init_by_constructor(this: Borrowed<'_, CObject>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let py = this.py();
    let [constructor, args @ ..] = args else {
        return Err(type_error(py, "__init_handle_by_constructor__ needs a constructor"));
    };
    let result = function::call_raw(*constructor, args)?;
    let index = result.view().type_index.0;
    let Some(object) = result.into_object() else {
        let class = type_name(this.object());
        return Err(type_error(
            py,
            format!("the constructor of {class} must return an object, got type index {index}"),
        ));
    };
    adopt(this, object)?;
    Ok(Owned::none(py))
}

fn move_handle_from(this: Borrowed<'_, CObject>, other: Borrowed<'_>) -> Result<Owned> {
    let py = this.py();
    let Some(from) = C_OBJECT.cast(other) else {
        let got = type_name(other);
        return Err(type_error(py, format!("expected an FFI object to move from, got {got}")));
    };
    if this == other {
        return Ok(Owned::none(py));
    }
    match from.handle() {
        None => lose(this),
        Some(handle) => {
            layout::expect_fit(this, handle)?;
            if let Some(object) = detach(from) {
                // A caller that passed the other wrapper to a running call holds it.
                if !from.is_temporary() {
                    lost::keep(from, object.borrow().share());
                }
                place(this, object);
            }
        }
    }
    Ok(Owned::none(py))
}

fn ctypes_handle(this: Borrowed<'_, CObject>) -> Result<Owned> {
    crate::value::void_pointer(this.py(), address(this).cast())
}

/// The layout of `OpaquePyObject`: a Python object that other languages hold without looking inside.
#[repr(C)]
pub(crate) struct OpaqueObject {
    base: CObject,
}

pub(crate) static OPAQUE: ClassCell<OpaqueObject> = ClassCell::new();

// SAFETY: starts with a wrapper.
unsafe impl Layout for OpaqueObject {
    const COLLECTED: bool = true;

    fn release(this: Borrowed<'_, OpaqueObject>) {
        release(this.wrapper());
    }

    fn traverse(
        this: Borrowed<'_, OpaqueObject>,
        visitor: &Visitor,
    ) -> std::result::Result<(), Stop> {
        match content_of(this) {
            Some((handle, content)) if collect::may_show(handle, visitor) => visitor.show(content),
            _ => Ok(()),
        }
    }

    fn clear(this: Borrowed<'_, OpaqueObject>) {
        if content_of(this).is_some_and(|(handle, _)| collect::may_clear(handle)) {
            drop(detach(this.wrapper()));
        }
    }
}

// SAFETY: starts with a wrapper.
unsafe impl Wrapper for OpaqueObject {}

/// The opaque FFI object of a wrapper and the Python object inside.
fn content_of(this: Borrowed<'_, OpaqueObject>) -> Option<(FfiObject<'_>, Borrowed<'_>)> {
    let handle = this.handle()?;
    Some((handle, opaque_content(this.py(), handle)?))
}

fn opaque_get(this: Borrowed<'_, OpaqueObject>) -> Result<Owned> {
    match content_of(this) {
        Some((_, content)) => Ok(content.share()),
        None => Err(type_error(this.py(), "the OpaquePyObject is empty")),
    }
}

/// The Python object inside an opaque FFI object; `None` for other objects.
#[inline]
pub(crate) fn opaque_content<'a>(_: Python<'_>, object: FfiObject<'a>) -> Option<Borrowed<'a>> {
    let content = object.opaque()?;
    // SAFETY: an opaque object of ours holds a reference for as long as it lives; the thread is attached.
    unsafe { Borrowed::from_nullable(content) }
}

/// Creates an opaque FFI object around a Python object.
pub(crate) fn make_opaque(object: Borrowed<'_>) -> Result<FfiRef> {
    let py = object.py();
    let mut out = None;
    let content = object.share();
    let deleter = Some(crate::attach::drop_python_object as crate::attach::Deleter);
    let index = TypeIndex::OPAQUE_PY_OBJECT.0;
    // SAFETY: the deleter drops the reference that is given away below.
    let status = unsafe {
        crate::ffi::TVMFFIObjectCreateOpaque(content.as_ptr().cast(), index, deleter, &mut out)
    };
    crate::error::check(py, status)?;
    let _given: *mut PyObject = content.into_ptr();
    crate::ffi::object(py, out)
}

fn convert_to_opaque(object: Borrowed<'_>) -> Result<Owned> {
    wrap_as(make_opaque(object)?, OPAQUE.class(object.py()))
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_convert_to_opaque_object",
        Method::function_one(convert_to_opaque),
        0,
        c"_convert_to_opaque_object(pyobject, /)\n--\n\nAn OpaquePyObject around any Python object.",
    )]
}

/// Adds the classes of this file to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    ClassBuilder::<CObject>::new(c"fishplate._core.CObject")
        .doc(c"Base of the classes that stand for FFI objects; owns one reference.")
        .rich_compare(rich_compare)
        // -1 is reserved for errors, and no address is -1.
        .hash(|this| address(this) as py::Py_hash_t)
        .method(c"same_as", Method::binary(same_as), c"same_as($self, other, /)\n--\n\nWhether both stand for the same FFI object.")
        .method(c"is_", Method::binary(same_as), c"is_($self, other, /)\n--\n\nThe same as same_as.")
        .method(c"__chandle__", Method::no_args(chandle), c"__chandle__($self, /)\n--\n\nThe address of the FFI object; 0 when there is none.")
        .method(c"__ctypes_handle__", Method::no_args(ctypes_handle), c"__ctypes_handle__($self, /)\n--\n\nThe address as a ctypes.c_void_p.")
        .method(c"__init_handle_by_constructor__", Method::fast(init_by_constructor), c"__init_handle_by_constructor__($self, fconstructor, /, *args)\n--\n\nCalls the function and takes over the object that it returns.")
        .method(c"__move_handle_from__", Method::binary(move_handle_from), c"__move_handle_from__($self, other, /)\n--\n\nTakes the FFI object away from another wrapper.")
        .property(c"id_", chandle, None, c"The address of the FFI object; 0 when there is none.")
        .build(py, None, &C_OBJECT)?;
    add_class(module, &C_OBJECT)?;
    ClassBuilder::<OpaqueObject>::new(c"fishplate._core.OpaquePyObject")
        .doc(c"A Python object that other languages hold without looking inside.")
        .method(
            c"pyobject",
            Method::no_args(opaque_get),
            c"pyobject($self, /)\n--\n\nThe Python object inside.",
        )
        .build(py, Some(C_OBJECT.class(py)), &OPAQUE)?;
    add_class(module, &OPAQUE)
}
