//! References to Python objects: [`Owned`], [`Borrowed`], [`Class`], and the places that hold one.

use std::ffi::c_ulong;
use std::marker::PhantomData;
use std::ops::Deref;
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering};

use pyo3_ffi as ffi;

use super::capi;
use super::raised::raised;
use super::{PyObject, Python, Raised, Result, Shared, Tuple, in_section_at};
use crate::class::Layout;

/// A strong reference to a Python object.
#[repr(transparent)]
pub(crate) struct Owned(NonNull<PyObject>);

/// A reference to a Python object that is borrowed for `'a`, from an [`Owned`], the caller of a function, or a table.
///
/// `T` is the layout of the object; `PyObject` says nothing about it.
#[repr(transparent)]
pub(crate) struct Borrowed<'a, T = PyObject>(NonNull<T>, PhantomData<&'a T>);

impl<T> Clone for Borrowed<'_, T> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Borrowed<'_, T> {}

impl<T, U> PartialEq<Borrowed<'_, U>> for Borrowed<'_, T> {
    /// Whether both are the same object (`is`).
    #[inline(always)]
    fn eq(&self, other: &Borrowed<'_, U>) -> bool {
        self.0.as_ptr().cast::<PyObject>() == other.0.as_ptr().cast::<PyObject>()
    }
}

impl<T: Layout> Deref for Borrowed<'_, T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        self.get()
    }
}

impl<'a, T> Borrowed<'a, T> {
    /// Borrows an object by its address.
    ///
    /// # Safety
    /// `object` is the address of an object that is live for `'a`, on a thread that is attached for `'a`. It is an
    /// instance of the class with layout `T`.
    #[inline(always)]
    pub(crate) unsafe fn from_ptr(object: *mut PyObject) -> Borrowed<'a, T> {
        // SAFETY: the caller passes a live object, whose address is not null.
        Borrowed(unsafe { NonNull::new_unchecked(object.cast()) }, PhantomData)
    }

    /// Borrows an object by its address, which may be null.
    ///
    /// # Safety
    /// The same as for [`Borrowed::from_ptr`], unless `object` is null.
    #[inline(always)]
    pub(crate) unsafe fn from_nullable(object: *mut PyObject) -> Option<Borrowed<'a, T>> {
        NonNull::new(object.cast()).map(|object| Borrowed(object, PhantomData))
    }

    /// The address of the object.
    #[inline(always)]
    pub(crate) fn as_ptr(self) -> *mut PyObject {
        self.0.as_ptr().cast()
    }

    /// The address of the object, which is not null.
    #[inline(always)]
    pub(crate) fn address(self) -> NonNull<PyObject> {
        self.0.cast()
    }

    /// The same object with an unknown layout.
    #[inline(always)]
    pub(crate) fn object(self) -> Borrowed<'a> {
        Borrowed(self.0.cast(), PhantomData)
    }

    /// The token of the thread, which is attached while the handle lives.
    #[inline(always)]
    pub(crate) fn py(self) -> Python<'a> {
        // SAFETY: a handle exists only on an attached thread, as `from_ptr` requires.
        unsafe { Python::assume() }
    }

    /// A strong reference to the object.
    #[inline(always)]
    pub(crate) fn share(self) -> Owned {
        // SAFETY: the object is live for `'a`.
        unsafe { ffi::Py_INCREF(self.as_ptr()) };
        Owned(self.0.cast())
    }

    /// The address of the class, for comparisons with the interpreter's classes.
    #[inline(always)]
    pub(crate) fn class_ptr(self) -> *mut ffi::PyTypeObject {
        // SAFETY: the object is live for `'a`.
        unsafe { ffi::Py_TYPE(self.as_ptr()) }
    }

    /// The class. The object holds it; code that assigns `__class__` never runs while the result is in use.
    #[inline(always)]
    pub(crate) fn class(self) -> Class<'a> {
        // SAFETY: a live object holds its class.
        unsafe { Class::from_ptr(self.class_ptr()) }
    }

    /// A strong reference to an object that may be dying on another thread; `None` if it is. Dying objects may be asked
    /// only if [`Borrowed::may_be_asked`] was called before.
    #[inline(always)]
    pub(crate) fn share_if_alive(self) -> Option<Owned> {
        #[cfg(Py_GIL_DISABLED)]
        return (capi::PyUnstable_TryIncRef(self.object()) != 0).then(|| Owned(self.0.cast()));
        // A count of zero means that the object is being torn down: it must not be handed out again.
        #[cfg(not(Py_GIL_DISABLED))]
        return (self.ref_count() > 0).then(|| self.share());
    }

    /// Prepares an object for [`Borrowed::share_if_alive`].
    #[inline(always)]
    pub(crate) fn may_be_asked(self) {
        #[cfg(Py_GIL_DISABLED)]
        capi::PyUnstable_EnableTryIncRef(self.object());
    }

    /// The number of references.
    #[inline]
    pub(crate) fn ref_count(self) -> isize {
        // SAFETY: the object is live for `'a`.
        unsafe { ffi::Py_REFCNT(self.as_ptr()) }
    }

    /// Whether nobody but the call that is running now has the argument. From 3.14 on a call may borrow its arguments
    /// from the variables of the caller, so one reference does not tell.
    pub(crate) fn is_temporary(self) -> bool {
        #[cfg(Py_3_14)]
        return capi::PyUnstable_Object_IsUniqueReferencedTemporary(self.object()) != 0;
        #[cfg(not(Py_3_14))]
        return self.ref_count() <= 1;
    }

    /// Whether it is `None`.
    #[inline(always)]
    pub(crate) fn is_none(self) -> bool {
        self == self.py().none()
    }
}

impl<'a, T: Layout> Borrowed<'a, T> {
    /// The instance itself. Fields that change are cells.
    #[inline(always)]
    pub(crate) fn get(self) -> &'a T {
        // SAFETY: the object is live for `'a` and has the layout `T`, as `from_ptr` requires.
        unsafe { self.0.as_ref() }
    }
}

impl Owned {
    /// Takes over the new reference that a C function returned; null means that it raised.
    ///
    /// # Safety
    /// `object` is null with an exception set, or a reference that the caller owns. The thread is attached.
    #[inline(always)]
    pub(crate) unsafe fn steal(object: *mut PyObject) -> Result<Owned> {
        NonNull::new(object).map(Owned).ok_or_else(Raised::already)
    }

    /// The object, borrowed from this reference.
    #[inline(always)]
    pub(crate) fn borrow(&self) -> Borrowed<'_> {
        Borrowed(self.0, PhantomData)
    }

    /// The token of the thread, which is attached while the handle lives.
    #[inline(always)]
    pub(crate) fn py(&self) -> Python<'_> {
        self.borrow().py()
    }

    /// The address of the object.
    #[inline(always)]
    pub(crate) fn as_ptr(&self) -> *mut PyObject {
        self.0.as_ptr()
    }

    /// Gives the reference to the caller.
    #[inline(always)]
    pub(crate) fn into_ptr(self) -> *mut PyObject {
        self.into_non_null().as_ptr()
    }

    /// Does the same, with a non-null address.
    #[inline(always)]
    pub(crate) fn into_non_null(self) -> NonNull<PyObject> {
        let object = self.0;
        std::mem::forget(self);
        object
    }

    /// Takes over a reference.
    ///
    /// # Safety
    /// The caller owns the reference. The thread is attached while the handle lives.
    #[inline(always)]
    pub(crate) unsafe fn from_non_null(object: NonNull<PyObject>) -> Owned {
        Owned(object)
    }

    /// Whether it is `None`.
    #[inline]
    pub(crate) fn is_none(&self) -> bool {
        self.borrow().is_none()
    }

    /// `None`.
    #[inline(always)]
    pub(crate) fn none(py: Python<'_>) -> Owned {
        py.none().share()
    }

    /// `True` or `False`.
    #[inline(always)]
    pub(crate) fn bool(py: Python<'_>, value: bool) -> Owned {
        let _: Python<'_> = py;
        let object = match value {
            true => &raw mut capi::_Py_TrueStruct,
            false => &raw mut capi::_Py_FalseStruct,
        };
        // SAFETY: both live as long as the interpreter, and the thread is attached.
        unsafe { Borrowed::<PyObject>::from_ptr(object) }.share()
    }

    /// A Python integer. Small ones are taken from a table.
    #[inline(always)]
    pub(crate) fn int(py: Python<'_>, value: i64) -> Result<Owned> {
        let place = value.wrapping_sub(SMALL_INTS_FROM) as u64;
        if place < SMALL_INTS as u64 {
            let known = SMALL[place as usize].load(Ordering::Relaxed);
            if !known.is_null() {
                // SAFETY: the table holds a reference, and the thread is attached.
                return Ok(unsafe { Borrowed::<PyObject>::from_ptr(known) }.share());
            }
        }
        new_int(py, value)
    }

    /// A Python float.
    #[inline(always)]
    pub(crate) fn float(_: Python<'_>, value: f64) -> Result<Owned> {
        // SAFETY: the thread is attached.
        raised(unsafe { capi::PyFloat_FromDouble(value) })
    }
}

/// The range of integers that CPython caches: -5 to 256.
const SMALL_INTS_FROM: i64 = -5;
const SMALL_INTS: usize = 262;

static SMALL: [AtomicPtr<PyObject>; SMALL_INTS] =
    [const { AtomicPtr::new(null_mut()) }; SMALL_INTS];

#[inline]
fn new_int(_: Python<'_>, value: i64) -> Result<Owned> {
    // SAFETY: the thread is attached.
    raised(unsafe { capi::PyLong_FromLongLong(value) })
}

/// Fills the table of small integers, which are never freed.
pub(crate) fn install(py: Python<'_>) -> Result<()> {
    for (place, cell) in SMALL.iter().enumerate() {
        cell.store(new_int(py, place as i64 + SMALL_INTS_FROM)?.into_ptr(), Ordering::Relaxed);
    }
    Ok(())
}

impl Clone for Owned {
    #[inline(always)]
    fn clone(&self) -> Owned {
        self.borrow().share()
    }
}

impl Drop for Owned {
    #[inline(always)]
    fn drop(&mut self) {
        // SAFETY: this owns the reference, and the thread is attached while the handle lives.
        unsafe { ffi::Py_DECREF(self.as_ptr()) }
    }
}

/// A class that is borrowed for `'a`.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Class<'a>(Borrowed<'a>);

impl PartialEq for Class<'_> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<'a> Class<'a> {
    /// Borrows a class by its address.
    ///
    /// # Safety
    /// `class` is the address of a class that is live for `'a`, on a thread that is attached for `'a`.
    #[inline(always)]
    pub(crate) unsafe fn from_ptr(class: *mut ffi::PyTypeObject) -> Class<'a> {
        // SAFETY: the caller passes a live class.
        Class(unsafe { Borrowed::from_ptr(class.cast()) })
    }

    /// Casts the object to a class, if it is one.
    #[inline]
    pub(crate) fn of(object: Borrowed<'a>) -> Option<Class<'a>> {
        object.is_class().then_some(Class(object))
    }

    /// The class as an object.
    #[inline(always)]
    pub(crate) fn object(self) -> Borrowed<'a> {
        self.0
    }

    /// The address of the class.
    #[inline(always)]
    pub(crate) fn as_ptr(self) -> *mut ffi::PyTypeObject {
        self.0.as_ptr().cast()
    }

    /// The fields that the interpreter reads. None of them is written through this.
    #[inline(always)]
    pub(crate) fn fields(self) -> &'a ffi::PyTypeObject {
        // SAFETY: a class is live for `'a`; the slots read here are set once, when it is created.
        unsafe { &*self.as_ptr() }
    }

    /// The token of the thread.
    #[inline(always)]
    pub(crate) fn py(self) -> Python<'a> {
        self.0.py()
    }

    /// Whether a flag of the class is set.
    pub(crate) fn has_feature(self, flag: c_ulong) -> bool {
        capi::PyType_GetFlags(self) & flag != 0
    }

    /// Whether instances of this class are also instances of `base`.
    #[inline]
    pub(crate) fn derives_from(self, base: Class<'_>) -> bool {
        capi::PyType_IsSubtype(self, base) != 0
    }

    /// The name, for messages.
    pub(crate) fn name(self) -> String {
        self.c_name().to_string_lossy().into_owned()
    }

    /// The name as stored in the class.
    pub(crate) fn c_name(self) -> &'a std::ffi::CStr {
        // SAFETY: a class has a name, a C string that lives as long as the class.
        unsafe { std::ffi::CStr::from_ptr(self.fields().tp_name) }
    }

    /// The class and its ancestors in method resolution order; empty while the class is being created.
    #[inline(always)]
    pub(crate) fn line(self) -> &'a [Borrowed<'a>] {
        // SAFETY: the MRO is a tuple that the class holds, or null.
        let line: Option<Borrowed<'a, Tuple>> =
            unsafe { Borrowed::from_nullable(self.fields().tp_mro) };
        line.map_or(&[], Borrowed::tuple)
    }

    /// The attribute that the class or an ancestor holds under an interned name, as it is stored there. `None` if there is
    /// none, and without the GIL, where another thread may replace it meanwhile.
    #[inline]
    pub(crate) fn stored(self, name: Borrowed<'_>) -> Option<Owned> {
        #[cfg(Py_GIL_DISABLED)]
        {
            let _: Borrowed<'_> = name;
            None
        }
        #[cfg(not(Py_GIL_DISABLED))]
        capi::_PyType_Lookup(self, name).map(Borrowed::share)
    }

    /// Lets a function answer calls of the class, in place of `__new__` and `__init__`. Derived classes do not inherit
    /// it.
    pub(crate) fn call_by(self, entry: ffi::vectorcallfunc) {
        self.change(|fields| fields.tp_vectorcall = Some(entry));
    }

    /// Changes fields that the interpreter reads.
    pub(crate) fn change(self, change: impl FnOnce(&mut ffi::PyTypeObject)) {
        // SAFETY: a live class, whose fields change only while no other code runs: the thread is attached, and without a
        // GIL other threads read either the old fields or the new ones.
        change(unsafe { &mut *self.as_ptr() });
        capi::PyType_Modified(self);
    }

    /// Allocates an instance, all zero behind the head, with `extra` items.
    #[inline]
    pub(crate) fn allocate(self, extra: isize) -> Result<Owned> {
        let Some(allocate) = self.fields().tp_alloc else {
            return Err(super::type_error(
                self.py(),
                format!("{} cannot be instantiated", self.name()),
            ));
        };
        // SAFETY: the class's own function, called as Python does.
        let made = unsafe { allocate(self.as_ptr(), extra) };
        NonNull::new(made).map(Owned).ok_or_else(Raised::already)
    }

    /// `self.__new__(class, *args)`, where `class` derives from this one.
    pub(crate) fn new_instance(self, class: Class<'_>, args: &Owned) -> Result<Owned> {
        let Some(new) = self.fields().tp_new else {
            return Err(super::type_error(
                self.py(),
                format!("{} cannot be instantiated", self.name()),
            ));
        };
        if !class.derives_from(self) {
            return Err(super::type_error(
                self.py(),
                format!("{} does not derive from {}", class.name(), self.name()),
            ));
        }
        // SAFETY: the function of this class creates instances of derived classes; a tuple, and no keywords.
        let made = unsafe { new(class.as_ptr(), args.as_ptr(), null_mut()) };
        NonNull::new(made).map(Owned).ok_or_else(Raised::already)
    }
}

/// A field of an instance that may hold a reference. It is emptied before its content is dropped, which may run Python
/// code.
///
/// `T` is the layout of the object, as in [`Borrowed`].
#[repr(transparent)]
pub(crate) struct Slot<T = PyObject>(Shared<*mut PyObject>, PhantomData<Shared<*mut T>>);

impl<T> Slot<T> {
    /// The current object of the slot, borrowed from it. Code that may change the slot needs [`Slot::share`], and so does
    /// a slot that changes while other threads know the instance.
    #[inline(always)]
    pub(crate) fn peek(&self, _: Python<'_>) -> Option<Borrowed<'_, T>> {
        // Null, or a reference that the slot holds, to an object with the layout.
        NonNull::new(self.0.get().cast()).map(|object| Borrowed(object, PhantomData))
    }

    /// Whether the slot is empty.
    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.get().is_null()
    }

    /// A new reference to the object in the slot.
    #[inline]
    pub(crate) fn share(&self, py: Python<'_>) -> Option<Owned> {
        in_section_at(self.address(), || self.peek(py).map(Borrowed::share))
    }

    /// The address of the slot, which selects its section.
    #[inline(always)]
    fn address(&self) -> *const () {
        std::ptr::from_ref(self).cast()
    }

    /// Stores a new reference to an object, and drops the previous one.
    pub(crate) fn hold(&self, object: Borrowed<'_, T>) {
        self.replace(object.py(), Some(object.share()));
    }

    /// Empties the slot.
    #[inline]
    pub(crate) fn clear(&self, py: Python<'_>) {
        self.replace(py, None);
    }

    #[inline(always)]
    fn replace(&self, _: Python<'_>, object: Option<Owned>) {
        let object = object.map_or(null_mut(), Owned::into_ptr);
        let before = in_section_at(self.address(), || self.0.replace(object));
        drop(NonNull::new(before).map(Owned));
    }
}

impl<T> Drop for Slot<T> {
    fn drop(&mut self) {
        drop(NonNull::new(self.0.get()).map(Owned));
    }
}

impl Slot {
    /// A slot with its first object.
    pub(crate) fn new(object: Option<Owned>) -> Slot {
        Slot(Shared::new(object.map_or(null_mut(), Owned::into_ptr)), PhantomData)
    }

    /// Stores a reference, or `None`, and drops the previous one.
    #[inline]
    pub(crate) fn set(&self, py: Python<'_>, object: Option<Owned>) {
        self.replace(py, object);
    }
}

/// A variable that holds an object forever once it is set, such as a Python function.
pub(crate) struct Kept(AtomicPtr<PyObject>);

impl Kept {
    /// Creates an empty variable.
    pub(crate) const fn new() -> Kept {
        Kept(AtomicPtr::new(null_mut()))
    }

    /// The object, once it is set. An object that was replaced stays alive, too.
    #[inline(always)]
    pub(crate) fn get<'py>(&self, _: Python<'py>) -> Option<Borrowed<'py>> {
        // Null, or an object whose reference is never dropped.
        NonNull::new(self.0.load(Ordering::Acquire)).map(|object| Borrowed(object, PhantomData))
    }

    /// The address of the object, for comparisons; null before it is set.
    #[inline(always)]
    pub(crate) fn as_ptr(&self) -> *mut PyObject {
        self.0.load(Ordering::Relaxed)
    }

    /// Stores an object; the reference is never dropped.
    pub(crate) fn set(&self, object: Owned) {
        self.0.store(object.into_ptr(), Ordering::Release);
    }

    /// The object; `make` creates it on first use.
    pub(crate) fn get_or<'py>(
        &self,
        py: Python<'py>,
        make: impl FnOnce() -> Result<Owned>,
    ) -> Result<Borrowed<'py>> {
        if let Some(known) = self.get(py) {
            return Ok(known);
        }
        self.set(make()?);
        self.get(py).ok_or_else(|| super::system_error(py, "an object that was kept is gone"))
    }
}

/// A field of an instance that may hold a box. It is filled once, and emptied when the instance is freed.
pub(crate) struct BoxSlot<T>(AtomicPtr<T>);

impl<T> BoxSlot<T> {
    /// The content of the slot, which lives as long as the instance.
    #[inline(always)]
    pub(crate) fn get(&self) -> Option<&T> {
        // SAFETY: null, or a box of the slot, which stays until `take` is called, at the end of the instance.
        unsafe { self.0.load(Ordering::Acquire).as_ref() }
    }

    /// Fills the slot. If it is already full, the value is dropped. The thread is attached.
    pub(crate) fn fill(&self, value: T) {
        in_section_at(std::ptr::from_ref(self).cast(), || {
            if self.0.load(Ordering::Relaxed).is_null() {
                self.0.store(Box::into_raw(Box::new(value)), Ordering::Release);
            }
        });
    }

    /// Takes the box out of the slot of an instance that is being freed.
    ///
    /// # Safety
    /// Nobody uses the result of [`BoxSlot::get`] any more.
    pub(crate) unsafe fn take(&self) -> Option<Box<T>> {
        let held = self.0.load(Ordering::Acquire);
        self.0.store(null_mut(), Ordering::Relaxed);
        // SAFETY: null, or a box that was given to the slot.
        (!held.is_null()).then(|| unsafe { Box::from_raw(held) })
    }
}
