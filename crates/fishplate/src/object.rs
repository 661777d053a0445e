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
/// Every object for which `is_instance` answers true can be read as `Self`: it starts with an
/// [`ObjectHeader`] and continues with what `Self` declares.
pub unsafe trait ObjectType: Sized + 'static {
    /// The registered key, such as `ffi.Function`.
    const TYPE_KEY: &'static str;

    /// The index of the type in this process.
    fn type_index() -> TypeIndex;

    /// Whether objects of type `index` are of this type or derived from it.
    #[inline]
    fn is_instance(index: TypeIndex) -> bool {
        index == Self::type_index() || is_derived(index, Self::type_index())
    }
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

/// What the registry knows about a type index that a live value carries.
pub(crate) fn type_info(index: TypeIndex) -> Option<&'static TypeInfo> {
    // SAFETY: registered types are never freed. Values carry registered indices, so a runtime that
    // ends the process for others is not asked about any.
    unsafe { (api().TVMFFIGetTypeInfo)(index.0).as_ref() }
}

/// The key of a type index that a live value carries.
pub(crate) fn type_key(index: TypeIndex) -> String {
    let info = type_info(index);
    // SAFETY: the key of a registered type lives for ever.
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

// SAFETY: the header is all that is read.
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
/// Like `Arc`, it may go to another thread when the object's type allows it.
#[repr(transparent)]
pub struct ObjectRef<T: ObjectType> {
    object: NonNull<T>,
    owns: PhantomData<T>,
}

// SAFETY: the count is atomic; the rest is as for `Arc<T>`.
unsafe impl<T: ObjectType + Send + Sync> Send for ObjectRef<T> {}
// SAFETY: as above.
unsafe impl<T: ObjectType + Send + Sync> Sync for ObjectRef<T> {}

impl<T: ObjectType> ObjectRef<T> {
    /// Takes over a strong reference.
    ///
    /// # Safety
    /// `handle` is a live object that can be read as `T`, and the caller gives up one reference.
    #[inline]
    pub unsafe fn from_handle(handle: NonNull<T>) -> ObjectRef<T> {
        ObjectRef { object: handle, owns: PhantomData }
    }

    /// Another reference to a borrowed object.
    #[inline]
    pub fn from_ref(object: &T) -> ObjectRef<T> {
        let object = NonNull::from(object);
        // SAFETY: a borrowed object is live and starts with its header.
        unsafe { abi::inc_ref(object.as_ptr().cast()) };
        ObjectRef { object, owns: PhantomData }
    }

    /// The handle for C, with the reference given up to the caller.
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
        unsafe { self.object.cast::<ObjectHeader>().as_ref() }
    }

    /// How many strong references there are, at this moment.
    pub fn use_count(&self) -> u32 {
        (self.header().combined_ref_count.load(Ordering::Relaxed) & COUNT_STRONG_MASK) as u32
    }

    /// Whether both refer to the same object.
    pub fn same_as<U: ObjectType>(&self, other: &ObjectRef<U>) -> bool {
        self.object.cast::<u8>() == other.object.cast::<u8>()
    }

    /// The reference as one to any object.
    #[inline]
    pub fn upcast(self) -> ObjectRef<Object> {
        let object = self.object.cast();
        std::mem::forget(self);
        ObjectRef { object, owns: PhantomData }
    }

    /// The reference as one to a `U`, or back unchanged when the object is none.
    pub fn downcast<U: ObjectType>(self) -> Result<ObjectRef<U>, ObjectRef<T>> {
        if !U::is_instance(self.header().type_index) {
            return Err(self);
        }
        let object = self.object.cast();
        std::mem::forget(self);
        Ok(ObjectRef { object, owns: PhantomData })
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
        ObjectRef::from_ref(self)
    }
}

impl<T: ObjectType> Drop for ObjectRef<T> {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: `self` owns one strong reference and is gone after this.
        unsafe { abi::dec_ref(self.object.as_ptr().cast()) };
    }
}

impl<T: ObjectType> Deref for ObjectRef<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: live while `self` is, and readable as `T`.
        unsafe { self.object.as_ref() }
    }
}

impl<T: ObjectType> fmt::Debug for ObjectRef<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({:p})", type_key(self.header().type_index), self.object)
    }
}

/// A reference that does not keep its object alive.
pub struct Weak<T: ObjectType> {
    object: NonNull<T>,
    owns: PhantomData<T>,
}

// SAFETY: as for `ObjectRef`.
unsafe impl<T: ObjectType + Send + Sync> Send for Weak<T> {}
// SAFETY: as for `ObjectRef`.
unsafe impl<T: ObjectType + Send + Sync> Sync for Weak<T> {}

impl<T: ObjectType> Weak<T> {
    /// A strong reference, while the object lives.
    pub fn upgrade(&self) -> Option<ObjectRef<T>> {
        // SAFETY: `self` owns a weak reference.
        let alive = unsafe { abi::try_upgrade(self.object.as_ptr().cast()) };
        alive.then(|| ObjectRef { object: self.object, owns: PhantomData })
    }
}

impl<T: ObjectType> Clone for Weak<T> {
    fn clone(&self) -> Weak<T> {
        // SAFETY: `self` owns a weak reference.
        unsafe { abi::inc_weak(self.object.as_ptr().cast()) };
        Weak { object: self.object, owns: PhantomData }
    }
}

impl<T: ObjectType> Drop for Weak<T> {
    fn drop(&mut self) {
        // SAFETY: `self` owns one weak reference and is gone after this.
        unsafe { abi::dec_weak(self.object.as_ptr().cast()) };
    }
}

impl<T: ObjectType> fmt::Debug for Weak<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Weak({:p})", self.object)
    }
}
