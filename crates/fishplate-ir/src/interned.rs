//! One FFI object per MLIR type, attribute, location, operation, block and value: a table from the address to the object that
//! stands for it. The table borrows; an object removes itself when it dies. The table is part of a context's state and
//! guarded by its lock.

use std::collections::HashMap;
use std::ffi::c_void;
use std::hash::{BuildHasherDefault, Hasher};
use std::ptr::NonNull;

use fishplate::abi::{ObjectHeader, try_upgrade};
use fishplate::{Class, ObjectRef};

/// What an address means: the same address may be a location and an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Tag {
    /// A type.
    Type = 0,
    /// An attribute.
    Attribute = 1,
    /// A location.
    Location = 2,
    /// An operation.
    Operation = 3,
    /// A block.
    Block = 4,
    /// An affine expression.
    AffineExpr = 5,
    /// An affine map.
    AffineMap = 6,
    /// An integer set.
    IntegerSet = 7,
}

impl Tag {
    /// A value of an operation or a block; these have a table of their own.
    pub(crate) const VALUE: Tag = Tag::Type;
}

/// An object that stands for one thing of MLIR.
///
/// # Safety
/// Values exist only inside of objects, and the objects in a table under `TAG` are all of this class.
pub unsafe trait Handle: Class {
    /// What addresses of it mean.
    const TAG: Tag;
}

#[derive(Default)]
pub(crate) struct AddressHasher(u64);

impl Hasher for AddressHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_usize(usize::from(*byte));
        }
    }
    #[inline]
    fn write_usize(&mut self, address: usize) {
        let mixed = (address as u64 ^ self.0).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ (mixed >> 32);
    }
}

/// A map from addresses.
pub(crate) type AddressMap<T> = HashMap<usize, T, BuildHasherDefault<AddressHasher>>;

/// The objects of a context that are alive, by what they stand for.
#[derive(Default)]
pub(crate) struct Table {
    /// Where the Rust value of each object lies.
    values: AddressMap<usize>,
}

/// Things of MLIR are aligned to eight bytes, so the tag fits below.
#[inline]
fn key(tag: Tag, thing: *const c_void) -> usize {
    thing.addr() | tag as usize
}

impl Table {
    /// The object that stands for a thing, while it lives.
    #[inline]
    pub(crate) fn find<T: Handle>(&self, thing: *const c_void) -> Option<ObjectRef<T>> {
        let value = *self.values.get(&key(T::TAG, thing))?;
        let object = (value - T::OFFSET) as *mut ObjectHeader;
        // SAFETY: a value takes itself out of the table before its memory is freed, under the lock that
        // the caller holds. A count of zero means that it is about to, and must not come back.
        let alive = unsafe { try_upgrade(object) };
        // SAFETY: the upgrade is the reference that is taken over; the tag says that it is a `T`.
        alive.then(|| unsafe { ObjectRef::from_handle(NonNull::new_unchecked(object.cast())) })
    }

    /// Makes `object` the one that stands for a thing.
    pub(crate) fn insert<T: Handle>(&mut self, thing: *const c_void, object: &ObjectRef<T>) {
        self.values.insert(key(T::TAG, thing), std::ptr::from_ref::<T>(object).addr());
    }

    /// Takes out whatever stands for a thing that is about to go.
    pub(crate) fn forget(&mut self, tag: Tag, thing: *const c_void) {
        self.values.remove(&key(tag, thing));
    }

    /// How many objects stand for things of a kind.
    pub(crate) fn count(&self, tag: Tag) -> usize {
        self.values.keys().filter(|key| *key & 7 == tag as usize).count()
    }

    /// Takes an object out; another one for the same thing stays.
    pub(crate) fn remove<T: Handle>(&mut self, thing: *const c_void, value: &T) {
        let key = key(T::TAG, thing);
        if self.values.get(&key) == Some(&std::ptr::from_ref(value).addr()) {
            self.values.remove(&key);
        }
    }
}

/// Makes a class with the fields `raw: Raw` and `context` one whose objects stand for things that a context keeps
/// for good: types, attributes, locations, affine maps and the like.
macro_rules! interned {
    ($class:ident, $raw:ty, $tag:ident) => {
        #[derive(Clone, Copy)]
        struct Raw($raw);

        // SAFETY: an address in a context; it is followed under the context's lock only.
        unsafe impl Send for Raw {}
        // SAFETY: as above.
        unsafe impl Sync for Raw {}

        // SAFETY: values are made in `wrap` only, as objects, and no other class has the tag.
        unsafe impl $crate::interned::Handle for $class {
            const TAG: $crate::interned::Tag = $crate::interned::Tag::$tag;
        }

        impl Drop for $class {
            fn drop(&mut self) {
                let Some(held) = self.context.lock_for_drop() else { return };
                self.context.state(&held).table.remove(self.raw.0.ptr, self);
            }
        }

        impl $class {
            /// The raw thing, which lives as long as its context.
            #[inline]
            pub fn raw(&self) -> $raw {
                self.raw.0
            }

            /// The context.
            #[inline]
            pub fn context(&self) -> &fishplate::ObjectRef<$crate::Context> {
                &self.context
            }
        }
    };
}

pub(crate) use interned;
