//! FFI objects that the extension makes: a head, then a content that starts with the cell of the object's type.
//!
//! [`New`] is an object that nobody else has. [`OfCall`] is one that a call may share with its callee; where the callee did
//! not keep it, its memory waits for the next call.

use std::ffi::{c_int, c_void};
use std::marker::PhantomData;
use std::mem::offset_of;
use std::ptr::NonNull;
use std::sync::atomic::AtomicU64;

use fishplate_abi::{
    COUNT_BOTH_ONE, DELETE_STRONG, DELETE_WEAK, ObjectDeleter, ObjectHeader, RawAny, TypeIndex,
};

use crate::ffi_object::{FfiObject, FfiRef};
use crate::python::{Python, Result, no_memory};
use crate::spare::Spare;

/// The content of an object behind its head.
///
/// # Safety
/// `Self` is `repr(C)`, starts with the cell that objects of all of `TYPES` have, and may be dropped on any thread.
pub(crate) unsafe trait Content: Sized + 'static {
    /// The types that such an object may have; it is created with the first.
    const TYPES: &'static [TypeIndex];
}

#[repr(C)]
struct OwnObject<T> {
    header: ObjectHeader,
    content: T,
}

/// A new object, or one whose other references are gone: nobody else can reach it.
pub(crate) struct New<T: Content>(NonNull<OwnObject<T>>);

impl<T: Content> New<T> {
    /// Creates an object.
    pub(crate) fn make(py: Python<'_>, content: T) -> Result<New<T>> {
        const {
            assert!(offset_of!(OwnObject<T>, content) == size_of::<ObjectHeader>());
            assert!(align_of::<OwnObject<T>>() <= align_of::<libc::max_align_t>());
        };
        // SAFETY: malloc accepts any size.
        let memory = unsafe { libc::malloc(size_of::<OwnObject<T>>()) };
        let Some(object) = NonNull::new(memory.cast()) else { return Err(no_memory(py)) };
        let header = ObjectHeader {
            combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
            type_index: T::TYPES[0],
            padding: 0,
            deleter: Some(delete::<T>),
        };
        // SAFETY: new memory of the right size and alignment.
        unsafe { object.write(OwnObject { header, content }) };
        Ok(New(object))
    }

    #[inline(always)]
    fn object(&mut self) -> &mut OwnObject<T> {
        // SAFETY: the object is live, and nobody else can reach it.
        unsafe { self.0.as_mut() }
    }

    /// The content.
    #[inline(always)]
    pub(crate) fn content(&mut self) -> &mut T {
        &mut self.object().content
    }

    /// Changes the type of the object to another one of `TYPES`.
    #[inline(always)]
    pub(crate) fn set_type(&mut self, index: TypeIndex) {
        if T::TYPES.contains(&index) {
            self.object().header.type_index = index;
        }
    }

    /// Turns it into a reference that may be shared.
    #[inline(always)]
    pub(crate) fn into_ref(self) -> FfiRef {
        let object = self.0.cast();
        std::mem::forget(self);
        // SAFETY: the count of the object is that of one reference, which was this one.
        unsafe { FfiRef::from_non_null(object) }
    }
}

impl<T: Content> Drop for New<T> {
    fn drop(&mut self) {
        // SAFETY: the count of the object is that of one reference, which was this one.
        drop(unsafe { FfiRef::from_non_null(self.0.cast()) });
    }
}

unsafe extern "C" fn delete<T>(object: *mut c_void, flags: c_int) {
    if flags & DELETE_STRONG != 0 {
        // SAFETY: the protocol of reference counts passes an object of `make`, once with this flag.
        let content = unsafe { &raw mut (*object.cast::<OwnObject<T>>()).content };
        // SAFETY: nobody uses the content any more, and it is dropped here only.
        unsafe { std::ptr::drop_in_place(content) };
    }
    if flags & DELETE_WEAK != 0 {
        // SAFETY: once with this flag, the last; the memory came from malloc.
        unsafe { libc::free(object) };
    }
}

/// The content of an object, by the object's address.
///
/// # Safety
/// The object was made by [`New::make`] with content `T`, and lives for `'a`.
#[inline(always)]
pub(crate) unsafe fn content<'a, T: Content>(object: *mut c_void) -> &'a T {
    // SAFETY: the caller guarantees a live object with that content.
    let object: &OwnObject<T> = unsafe { &*object.cast() };
    &object.content
}

/// Whether the deleter of an object is that of objects with content `T`.
#[inline]
pub(crate) fn has_deleter_of<T: Content>(object: FfiObject<'_>) -> bool {
    let own: ObjectDeleter = delete::<T>;
    object.deleter().is_some_and(|deleter| std::ptr::fn_addr_eq(deleter, own))
}

/// Content of objects whose memory is used again.
pub(crate) trait Spared: Content {
    /// The store of such objects.
    fn spare() -> &'static Spare<New<Self>>;

    /// Drops everything that the object holds for one call.
    fn empty(&mut self, py: Python<'_>);
}

/// An object that was created for one call from Python.
pub(crate) struct OfCall<T: Spared>(Option<FfiRef>, PhantomData<T>);

impl<T: Spared> OfCall<T> {
    /// Lends an object to a call.
    #[inline(always)]
    pub(crate) fn new(object: New<T>) -> OfCall<T> {
        OfCall(Some(object.into_ref()), PhantomData)
    }

    /// The object as a borrowed value.
    #[inline(always)]
    pub(crate) fn view(&self) -> RawAny {
        self.0.as_ref().map_or(RawAny::NONE, |object| object.borrow().view())
    }

    /// The reference, for a caller that keeps it beyond the call.
    pub(crate) fn into_ref(mut self) -> Option<FfiRef> {
        self.0.take()
    }
}

impl<T: Spared> Drop for OfCall<T> {
    #[inline(always)]
    fn drop(&mut self) {
        let Some(object) = self.0.take() else { return };
        // If both counts are one, nobody else has the object.
        if !object.borrow().is_sole() {
            return;
        }
        let mut object: New<T> = New(object.into_non_null().cast());
        // SAFETY: a frame holds the object and lives in a call from Python, so the thread is attached.
        let py = unsafe { Python::assume() };
        object.content().empty(py);
        drop(T::spare().keep(py, object));
    }
}
