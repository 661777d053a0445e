//! Objects: the reference count, owned references, allocation, and the deleters of our own types.
//!
//! Dropping the last strong reference runs the object's own deleter. It comes from the library that created the object.
//! Deleters nest at most 48 deep on a thread; deeper ones wait in a queue, so a chain of any length is freed without
//! deep recursion. Objects are shared through an atomic count; as everywhere in the ABI, callers must synchronise
//! access to mutable containers themselves.

pub(crate) mod destruction;

use std::alloc::{Layout, dealloc};
use std::ffi::{c_int, c_void};
use std::marker::PhantomData;
use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU64, Ordering};

use fishplate_abi::{
    COUNT_BOTH_ONE, COUNT_STRONG_MASK, DELETE_BOTH, DELETE_STRONG, DELETE_WEAK, ObjectHandle,
    ObjectHeader, TypeIndex,
};
pub(crate) use fishplate_abi::{dec_weak, inc_ref};

use crate::error::{Error, Result};
use crate::{lock, type_table};

/// An object type that starts with an [`ObjectHeader`].
///
/// # Safety
/// `Self` is `repr(C)` with `ObjectHeader` as its first field, and every object for which `is_instance` returns true
/// has at least the layout of `Self`.
pub unsafe trait ObjectType: Sized + 'static {
    /// The index that new objects of this type carry.
    const INDEX: TypeIndex;

    /// Whether destroying an object may destroy others in turn, to any depth. A type for which this is false saves the
    /// bookkeeping of `destruction`, and must not panic when it is dropped.
    const NESTS: bool = std::mem::needs_drop::<Self>();

    /// Whether an object of type `index` may be read as `Self`.
    #[inline(always)]
    fn is_instance(index: TypeIndex) -> bool {
        index == Self::INDEX
    }
}

/// Any object: only the header.
#[repr(C)]
pub struct Object {
    pub(crate) header: ObjectHeader,
}

// SAFETY: `Object` is the header alone, which every object starts with.
unsafe impl ObjectType for Object {
    const INDEX: TypeIndex = TypeIndex::OBJECT;
    fn is_instance(index: TypeIndex) -> bool {
        index.is_object()
    }
}

impl Object {
    /// The object's type.
    #[inline]
    pub fn type_index(&self) -> TypeIndex {
        self.header.type_index
    }

    /// Whether the object is of type `ancestor` or of a type derived from it.
    pub fn is_a(&self, ancestor: TypeIndex) -> bool {
        type_table::is_instance(self.type_index(), ancestor)
    }

    /// The object as `T`, if it is one.
    pub fn downcast<T: ObjectType>(&self) -> Option<&T> {
        // SAFETY: `is_instance` says that the object has the layout of `T`.
        T::is_instance(self.type_index()).then(|| unsafe { &*std::ptr::from_ref(self).cast::<T>() })
    }
}

/// An owned strong reference to an object that can be read as `T`.
#[repr(transparent)]
pub struct Ref<T: ObjectType> {
    ptr: NonNull<T>,
    owns: PhantomData<T>,
}

// SAFETY: the count is atomic and `Ref` only returns `&T`; what a type allows through `&T` on several threads is the
// ABI's own contract (callers must guard mutable containers).
unsafe impl<T: ObjectType> Send for Ref<T> {}
// SAFETY: the count is atomic and `Ref` only returns `&T`; what a type allows through `&T` on several threads is the
// ABI's own contract (callers must guard mutable containers).
unsafe impl<T: ObjectType> Sync for Ref<T> {}

impl<T: ObjectType> Ref<T> {
    /// Takes over a strong reference.
    ///
    /// # Safety
    /// `handle` is an object that can be read as `T`, and the caller gives up one strong reference.
    #[inline]
    pub unsafe fn from_owned(handle: NonNull<T>) -> Ref<T> {
        handle.expose_provenance();
        Ref { ptr: handle, owns: PhantomData }
    }

    /// Adds a strong reference to a borrowed object.
    ///
    /// A shared borrow may not write, and covers no more than `T`; the last reference frees the whole object. So
    /// the pointer is made from the address, which `from_owned` exposed.
    #[inline]
    pub fn from_borrowed(object: &T) -> Ref<T> {
        let address = NonNull::from(object).addr();
        // SAFETY: a borrowed object is live, and starts with a header by `ObjectType`.
        unsafe { Ref::add_strong(NonNull::with_exposed_provenance(address)) }
    }

    /// Adds a strong reference.
    ///
    /// # Safety
    /// `ptr` is a live object that can be read as `T`.
    #[inline]
    unsafe fn add_strong(ptr: NonNull<T>) -> Ref<T> {
        // SAFETY: the object is live by this function's contract, and starts with a header by `ObjectType`.
        unsafe { inc_ref(ptr.as_ptr().cast()) };
        Ref { ptr, owns: PhantomData }
    }

    /// Gives the pointer to the caller, with the reference.
    #[inline]
    pub fn into_raw(self) -> *mut T {
        let ptr = self.ptr.as_ptr();
        std::mem::forget(self);
        ptr
    }

    /// Gives the handle to C, with the reference.
    #[inline]
    pub fn into_handle(self) -> ObjectHandle {
        self.into_raw().cast()
    }

    /// The pointer; the reference stays here.
    #[inline]
    pub fn as_ptr(&self) -> *mut T {
        self.ptr.as_ptr()
    }

    /// The header.
    #[inline]
    pub fn header(&self) -> &ObjectHeader {
        // SAFETY: the object is live while `self` is, and starts with its header.
        unsafe { self.ptr.cast::<ObjectHeader>().as_ref() }
    }

    /// Whether this is the only reference, strong or weak.
    #[inline]
    pub fn is_unique(&self) -> bool {
        self.header().combined_ref_count.load(Ordering::Acquire) == COUNT_BOTH_ONE
    }

    /// Whether both refer to the same object.
    pub fn same_as<U: ObjectType>(&self, other: &Ref<U>) -> bool {
        self.ptr.cast::<u8>() == other.ptr.cast::<u8>()
    }

    /// Converts the reference to one to a plain object.
    #[inline]
    pub fn upcast(self) -> Ref<Object> {
        let ptr = self.ptr.cast();
        std::mem::forget(self);
        Ref { ptr, owns: PhantomData }
    }

    /// The object as a plain object.
    #[inline]
    pub fn as_object(&self) -> &Object {
        // SAFETY: every object starts with the header, which is all of `Object`.
        unsafe { self.ptr.cast::<Object>().as_ref() }
    }
}

impl Ref<Object> {
    /// Converts the reference to one to `T`, or returns it unchanged.
    pub fn downcast<T: ObjectType>(self) -> std::result::Result<Ref<T>, Ref<Object>> {
        if T::is_instance(self.header().type_index) {
            let ptr = self.ptr.cast();
            std::mem::forget(self);
            return Ok(Ref { ptr, owns: PhantomData });
        }
        Err(self)
    }
}

impl<T: ObjectType> Clone for Ref<T> {
    #[inline]
    fn clone(&self) -> Ref<T> {
        // SAFETY: the object is live while `self` is.
        unsafe { Ref::add_strong(self.ptr) }
    }
}

impl<T: ObjectType> Drop for Ref<T> {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: `self` owns one strong reference and is gone after this.
        unsafe { dec_ref(self.ptr.as_ptr().cast()) };
    }
}

impl<T: ObjectType> Deref for Ref<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: the object is live while `self` is, and can be read as `T`.
        unsafe { self.ptr.as_ref() }
    }
}

/// Drops a strong reference. The last one runs the object's own deleter, which is foreign code.
///
/// # Safety
/// The caller owns one strong reference to `object` and does not use it afterwards.
#[inline(always)]
pub(crate) unsafe fn dec_ref(object: *mut ObjectHeader) {
    // SAFETY: the caller guarantees that it owns one strong reference to `object` and does not use it afterwards.
    unsafe {
        if cfg!(debug_assertions)
            && (*object).combined_ref_count.load(Ordering::Relaxed) & COUNT_STRONG_MASK == 1
        {
            lock::none_held("a deleter");
        }
        fishplate_abi::dec_ref(object);
    }
}

/// A header for a new object of type `index`; [`allocate`] stores the deleter.
#[inline]
pub(crate) const fn new_header(index: TypeIndex) -> ObjectHeader {
    ObjectHeader {
        combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
        type_index: index,
        padding: 0,
        deleter: None,
    }
}

/// Moves `value` to the heap as an object. Its header was made by [`new_header`].
#[inline]
pub(crate) fn allocate<T: ObjectType>(value: T) -> Ref<T> {
    let ptr = NonNull::from(Box::leak(Box::new(value)));
    // SAFETY: `T` starts with its header, and the new object is not shared yet.
    unsafe { ptr.cast::<ObjectHeader>().as_mut() }.deleter = Some(delete_boxed::<T>);
    // SAFETY: a new object has one strong reference, which we own.
    unsafe { Ref::from_owned(ptr) }
}

/// Deleter of objects made by [`allocate`].
unsafe extern "C" fn delete_boxed<T: ObjectType>(object: *mut c_void, flags: c_int) {
    // SAFETY: `free_boxed` is for memory that came from `Box<T>`, as this object's did.
    unsafe { delete::<T>(object, flags, free_boxed::<T>) };
}

unsafe fn free_boxed<T>(object: *mut c_void) {
    // SAFETY: the memory came from `Box<T>`, and the last weak reference is gone.
    unsafe { dealloc(object.cast(), Layout::new::<T>()) };
}

/// Carries out the flags of a deleter.
///
/// # Safety
/// `object` is a `T` without the references that `flags` says are gone, in memory that `free` frees.
#[inline(always)]
unsafe fn delete<T: ObjectType>(object: *mut c_void, flags: c_int, free: unsafe fn(*mut c_void)) {
    if flags & DELETE_STRONG != 0 && T::NESTS {
        // SAFETY: the caller guarantees a `T` without the references that `flags` says are gone, in memory that `free`
        // frees. The drop is that of a `T`.
        return unsafe { destruction::run(object, flags, drop_value::<T>, free) };
    }
    // SAFETY: the caller guarantees a `T` without the references that `flags` says are gone, in memory that `free`
    // frees.
    unsafe {
        if flags & DELETE_STRONG != 0 {
            drop_value::<T>(object);
        }
        if flags & DELETE_WEAK != 0 {
            free(object);
        }
    }
}

/// Drops a value that is not an object but may own some, with the same bound on depth.
///
/// # Safety
/// `drop_value` may be called once with `value`, on this thread, now or soon.
pub(crate) unsafe fn destroy_nested(value: *mut c_void, drop_value: unsafe fn(*mut c_void)) {
    unsafe fn nothing_to_free(_: *mut c_void) {}
    // SAFETY: the caller guarantees that `drop_value` may be called once with `value`, on this thread, now or soon.
    // With both flags set, no header is read.
    unsafe { destruction::run(value, DELETE_BOTH, drop_value, nothing_to_free) };
}

unsafe fn drop_value<T>(object: *mut c_void) {
    // SAFETY: the last strong reference is gone: the value is destroyed once, here.
    unsafe { std::ptr::drop_in_place(object.cast::<T>()) };
}

/// Creates an object followed by `tail_bytes` of uninitialised memory.
///
/// The tail starts at `size_of::<T>()` from the object's address and is aligned to 8.
#[inline]
pub(crate) fn allocate_with_tail<T: ObjectType>(value: T, tail_bytes: usize) -> Result<Ref<T>> {
    try_allocate_with_tail(value, tail_bytes).ok_or_else(|| Error::memory(tail_bytes))
}

/// Does the same as [`allocate_with_tail`]; `None` when memory runs out.
#[inline]
pub(crate) fn try_allocate_with_tail<T: ObjectType>(value: T, tail_bytes: usize) -> Option<Ref<T>> {
    const { assert!(align_of::<T>() <= 8 && size_of::<T>().is_multiple_of(8)) };
    let size =
        tail_bytes.checked_add(size_of::<T>()).filter(|&size| size <= isize::MAX as usize)?;
    // The size of a tail is not stored, so the memory comes from `malloc`, whose `free` needs no size.
    // SAFETY: `malloc` accepts any size.
    let ptr = NonNull::new(unsafe { libc::malloc(size) }.cast::<T>())?;
    // SAFETY: `malloc` aligns to 16 and returned room for `T`; the new object is not shared yet.
    unsafe {
        ptr.write(value);
        ptr.cast::<ObjectHeader>().as_mut().deleter = Some(delete_with_tail::<T>);
    }
    // SAFETY: a new object has one strong reference, which we own.
    Some(unsafe { Ref::from_owned(ptr) })
}

/// Start of the tail of an object made by [`allocate_with_tail`].
#[inline]
pub(crate) fn tail_of<T: ObjectType>(object: &Ref<T>) -> *mut u8 {
    // SAFETY: the tail follows the object in the same allocation.
    unsafe { object.as_ptr().add(1).cast() }
}

/// The deleter of objects made by [`allocate_with_tail`]. Every crate that inlines this has its own copy, so the
/// address for comparisons is stored in a static.
pub(crate) const fn tail_deleter<T: ObjectType>() -> fishplate_abi::ObjectDeleter {
    delete_with_tail::<T>
}

/// Deleter of objects made by [`allocate_with_tail`].
unsafe extern "C" fn delete_with_tail<T: ObjectType>(object: *mut c_void, flags: c_int) {
    // SAFETY: `free_malloc` is for memory that came from `malloc`, as this object's did.
    unsafe { delete::<T>(object, flags, free_malloc) };
}

unsafe fn free_malloc(object: *mut c_void) {
    // SAFETY: the memory came from `malloc`, and the last weak reference is gone.
    unsafe { libc::free(object) };
}
