//! References to objects of any language.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::atomic::Ordering;

use fishplate_abi::{
    self as abi, COUNT_STRONG_MASK, ObjectHandle, ObjectHeader, TypeIndex, TypeInfo,
};

use crate::runtime::api;

/// A type of objects.
///
/// # Safety
/// Every object for which `is_instance` and `claim` return true holds a `Self`, `OFFSET` bytes after its handle. With
/// an offset of 0 `Self` starts with the [`ObjectHeader`], and safe code cannot create one outside an object.
pub unsafe trait ObjectType: Sized + 'static {
    /// The registered key, such as `ffi.Function`.
    const TYPE_KEY: &'static str;

    /// The index of the type in this process.
    fn type_index() -> TypeIndex;

    /// Bytes from the handle of an object to its `Self`.
    const OFFSET: usize = 0;

    /// Whether objects of type `index` are of this type or derived from it.
    #[inline]
    fn is_instance(index: TypeIndex) -> bool {
        index == Self::type_index() || is_derived(index, Self::type_index())
    }

    /// Whether an object can be read as `Self`, from now on.
    ///
    /// # Safety
    /// The object is live and `is_instance` is true of its type.
    #[inline]
    unsafe fn claim(_object: NonNull<ObjectHeader>) -> bool {
        true
    }
}

/// Whether a live object can be read as a `T`.
///
/// # Safety
/// The object is live.
#[inline]
pub(crate) unsafe fn is_readable<T: ObjectType>(object: NonNull<ObjectHeader>) -> bool {
    // SAFETY: the caller guarantees that the object is live. It is of the type when `claim` is called.
    unsafe { T::is_instance(object.as_ref().type_index) && T::claim(object) }
}

/// Reads a live object as a `T`.
///
/// # Safety
/// The object stays alive for `'a`, and `is_readable` was true of it.
#[inline]
pub(crate) unsafe fn read_as<'a, T: ObjectType>(object: NonNull<ObjectHeader>) -> &'a T {
    // SAFETY: such an object holds a `T` at the offset.
    unsafe { object.byte_add(T::OFFSET).cast::<T>().as_ref() }
}

/// Whether `index` is derived from `ancestor`.
pub(crate) fn is_derived(index: TypeIndex, ancestor: TypeIndex) -> bool {
    if ancestor == TypeIndex::OBJECT {
        return index.is_object();
    }
    let (Some(info), Some(above)) = (type_info(index), type_info(ancestor)) else { return false };
    let depth = above.type_depth;
    // SAFETY: a registered type has `type_depth` ancestors.
    info.type_depth > depth
        && std::ptr::eq(unsafe { *info.type_ancestors.add(depth as usize) }, above)
}

/// The registry's information about the type index of a live value.
pub(crate) fn type_info(index: TypeIndex) -> Option<&'static TypeInfo> {
    // SAFETY: registered types are never freed. Values carry registered indices, so this never asks about an unknown
    // one, which ends the process in some runtimes.
    unsafe { (api().TVMFFIGetTypeInfo)(index.0).as_ref() }
}

/// The key of a type index that a live value carries.
pub(crate) fn type_key(index: TypeIndex) -> String {
    let info = type_info(index);
    // SAFETY: the key of a registered type is never freed.
    info.map_or_else(
        || format!("type index {}", index.0),
        |info| String::from_utf8_lossy(unsafe { info.type_key.as_bytes() }).into_owned(),
    )
}

/// Any object.
#[repr(C)]
pub struct Object {
    header: ObjectHeader,
    // Objects of unknown type may be tied to their thread.
    not_send: PhantomData<*mut ()>,
}

// SAFETY: only the header is read.
unsafe impl ObjectType for Object {
    const TYPE_KEY: &'static str = "ffi.Object";
    fn type_index() -> TypeIndex {
        TypeIndex::OBJECT
    }
    fn is_instance(index: TypeIndex) -> bool {
        index.is_object()
    }
}

impl Object {
    /// Index of the object's own type.
    pub fn type_index(&self) -> TypeIndex {
        self.header.type_index
    }

    /// Key of the object's own type.
    pub fn type_key(&self) -> String {
        type_key(self.type_index())
    }
}

/// A counted reference to an object.
///
/// Like `Arc`, it may be sent to another thread if the object's type allows it.
#[repr(transparent)]
pub struct ObjectRef<T: ObjectType> {
    object: NonNull<ObjectHeader>,
    owns: PhantomData<T>,
}

// SAFETY: the count is atomic; the rest is as for `Arc<T>`.
unsafe impl<T: ObjectType + Send + Sync> Send for ObjectRef<T> {}
// SAFETY: the count is atomic; the rest is as for `Arc<T>`.
unsafe impl<T: ObjectType + Send + Sync> Sync for ObjectRef<T> {}

impl<T: ObjectType> ObjectRef<T> {
    /// Takes over a strong reference.
    ///
    /// # Safety
    /// `handle` is a live object that can be read as `T`, and the caller gives up one reference.
    #[inline]
    pub unsafe fn from_handle(handle: NonNull<T>) -> ObjectRef<T> {
        ObjectRef { object: handle.cast(), owns: PhantomData }
    }

    /// Another reference to a borrowed object, of a type that exists only as an object. Derived types can also exist on
    /// their own, and do not compile here.
    #[inline]
    pub fn from_ref(object: &T) -> ObjectRef<T> {
        const { assert!(T::OFFSET == 0, "a value of a derived type may be outside of an object") };
        // SAFETY: with an offset of 0 a borrowed `T` is a live object and starts with its header.
        unsafe { ObjectRef::share(NonNull::from(object).cast()) }
    }

    /// Another reference to an object.
    ///
    /// # Safety
    /// The object is live and `is_readable` as `T`.
    #[inline]
    pub(crate) unsafe fn share(object: NonNull<ObjectHeader>) -> ObjectRef<T> {
        // SAFETY: the object is live and `is_readable` as `T`, by this function's contract.
        unsafe { abi::inc_ref(object.as_ptr()) };
        ObjectRef { object, owns: PhantomData }
    }

    /// Takes over a strong reference to an object.
    ///
    /// # Safety
    /// The object is live and `is_readable` as `T`, and the caller gives up one reference.
    #[inline]
    pub(crate) unsafe fn take(object: NonNull<ObjectHeader>) -> ObjectRef<T> {
        ObjectRef { object, owns: PhantomData }
    }

    /// Gives the handle to C, with the reference.
    #[inline]
    pub fn into_handle(self) -> ObjectHandle {
        let handle = self.object.as_ptr().cast();
        std::mem::forget(self);
        handle
    }

    /// The handle for C; the reference stays here.
    #[inline]
    pub fn as_handle(&self) -> ObjectHandle {
        self.object.as_ptr().cast()
    }

    /// The object's header.
    #[inline]
    pub(crate) fn header(&self) -> &ObjectHeader {
        // SAFETY: live while `self` is, and starts with its header.
        unsafe { self.object.as_ref() }
    }

    /// Current number of strong references.
    pub fn use_count(&self) -> u32 {
        (self.header().combined_ref_count.load(Ordering::Relaxed) & COUNT_STRONG_MASK) as u32
    }

    /// Whether both refer to the same object.
    pub fn same_as<U: ObjectType>(&self, other: &ObjectRef<U>) -> bool {
        self.object == other.object
    }

    /// Converts the reference to one to any object.
    #[inline]
    pub fn upcast(self) -> ObjectRef<Object> {
        // SAFETY: every object can be read as one.
        unsafe { self.cast() }
    }

    /// Converts the reference to one to a `U`.
    ///
    /// # Safety
    /// The object can be read as a `U`.
    #[inline]
    pub(crate) unsafe fn cast<U: ObjectType>(self) -> ObjectRef<U> {
        let object = self.object;
        std::mem::forget(self);
        ObjectRef { object, owns: PhantomData }
    }

    /// Converts the reference to one of type `U`, or returns it unchanged if the object is not a `U`.
    pub fn downcast<U: ObjectType>(self) -> Result<ObjectRef<U>, ObjectRef<T>> {
        // SAFETY: the object is live while `self` is.
        if !unsafe { is_readable::<U>(self.object) } {
            return Err(self);
        }
        // SAFETY: just checked.
        Ok(unsafe { self.cast() })
    }

    /// A reference that does not keep the object alive.
    pub fn downgrade(&self) -> Weak<T> {
        // SAFETY: the object is live while `self` is.
        unsafe { abi::inc_weak(self.as_handle().cast()) };
        Weak { object: self.object, owns: PhantomData }
    }
}

impl<T: ObjectType> Clone for ObjectRef<T> {
    #[inline]
    fn clone(&self) -> ObjectRef<T> {
        // SAFETY: the object is live while `self` is, and a `T`.
        unsafe { ObjectRef::share(self.object) }
    }
}

impl<T: ObjectType> Drop for ObjectRef<T> {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: `self` owns one strong reference and is gone after this.
        unsafe { abi::dec_ref_shared(self.object.as_ptr()) };
    }
}

impl<T: ObjectType> Deref for ObjectRef<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: live while `self` is, and readable as `T`.
        unsafe { read_as(self.object) }
    }
}

impl<T: ObjectType> fmt::Debug for ObjectRef<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({:p})", type_key(self.header().type_index), self.object)
    }
}

/// A reference that does not keep its object alive.
pub struct Weak<T: ObjectType> {
    object: NonNull<ObjectHeader>,
    owns: PhantomData<T>,
}

// SAFETY: as for `ObjectRef`.
unsafe impl<T: ObjectType + Send + Sync> Send for Weak<T> {}
// SAFETY: as for `ObjectRef`.
unsafe impl<T: ObjectType + Send + Sync> Sync for Weak<T> {}

impl<T: ObjectType> Weak<T> {
    /// A strong reference, if the object is still alive.
    pub fn upgrade(&self) -> Option<ObjectRef<T>> {
        // SAFETY: `self` owns a weak reference.
        let alive = unsafe { abi::try_upgrade(self.object.as_ptr()) };
        alive.then(|| ObjectRef { object: self.object, owns: PhantomData })
    }
}

impl<T: ObjectType> Clone for Weak<T> {
    fn clone(&self) -> Weak<T> {
        // SAFETY: `self` owns a weak reference.
        unsafe { abi::inc_weak(self.object.as_ptr()) };
        Weak { object: self.object, owns: PhantomData }
    }
}

impl<T: ObjectType> Drop for Weak<T> {
    fn drop(&mut self) {
        // SAFETY: `self` owns one weak reference and is gone after this.
        unsafe { abi::dec_weak(self.object.as_ptr()) };
    }
}

impl<T: ObjectType> fmt::Debug for Weak<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weak({:p})", self.object)
    }
}
