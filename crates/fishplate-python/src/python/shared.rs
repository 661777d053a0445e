//! Fields of instances that several threads read and write.

#[cfg(not(Py_GIL_DISABLED))]
use std::cell::Cell;

/// A field with a small value. The GIL guards it; without the GIL it is an atomic word.
#[cfg(not(Py_GIL_DISABLED))]
#[repr(transparent)]
pub(crate) struct Shared<T>(Cell<T>);

#[cfg(not(Py_GIL_DISABLED))]
impl<T: Copy> Shared<T> {
    /// Creates a field with its first value.
    #[inline(always)]
    pub(crate) const fn new(value: T) -> Shared<T> {
        Shared(Cell::new(value))
    }

    /// The current value.
    #[inline(always)]
    pub(crate) fn get(&self) -> T {
        self.0.get()
    }

    /// Stores a value.
    #[inline(always)]
    pub(crate) fn set(&self, value: T) {
        self.0.set(value);
    }

    /// Stores a value and returns the one before.
    #[inline(always)]
    pub(crate) fn replace(&self, value: T) -> T {
        self.0.replace(value)
    }
}

#[cfg(Py_GIL_DISABLED)]
pub(crate) use without_gil::Shared;

impl<T: Copy> Clone for Shared<T> {
    fn clone(&self) -> Shared<T> {
        Shared::new(self.get())
    }
}

#[cfg(Py_GIL_DISABLED)]
mod without_gil {
    use std::marker::PhantomData;
    use std::ptr::null_mut;
    use std::sync::atomic::{AtomicPtr, Ordering};

    /// A field with a value of at most 8 bytes, in an atomic word. All-zero bytes are the value with all-zero bytes.
    ///
    /// Every access is sequentially consistent: `Borrowing` relies on the order of the accesses to several fields.
    #[repr(transparent)]
    pub(crate) struct Shared<T>(AtomicPtr<()>, PhantomData<T>);

    impl<T: Copy> Shared<T> {
        /// Creates a field with its first value.
        pub(crate) fn new(value: T) -> Shared<T> {
            Shared(AtomicPtr::new(to_word(value)), PhantomData)
        }

        /// The current value.
        #[inline(always)]
        pub(crate) fn get(&self) -> T {
            from_word(self.0.load(Ordering::SeqCst))
        }

        /// Stores a value.
        #[inline(always)]
        pub(crate) fn set(&self, value: T) {
            self.0.store(to_word(value), Ordering::SeqCst);
        }

        /// Stores a value and returns the one before.
        #[inline(always)]
        pub(crate) fn replace(&self, value: T) -> T {
            from_word(self.0.swap(to_word(value), Ordering::SeqCst))
        }
    }

    /// The bytes of a value, followed by zeros.
    #[inline(always)]
    fn to_word<T: Copy>(value: T) -> *mut () {
        const { assert!(size_of::<T>() <= size_of::<*mut ()>(), "the value fits into a word") };
        let mut word: *mut () = null_mut();
        // SAFETY: the value is not larger than the word, and neither overlaps the other.
        unsafe {
            std::ptr::copy_nonoverlapping(
                (&raw const value).cast::<u8>(),
                (&raw mut word).cast::<u8>(),
                size_of::<T>(),
            );
        }
        word
    }

    /// The value whose bytes are in a word of [`to_word`], or in an all-zero one of a new instance. Only fields, whose type
    /// names the value, have such words.
    #[inline(always)]
    fn from_word<T: Copy>(word: *mut ()) -> T {
        // SAFETY: the word is at least as large as the value, and its first bytes are one: `to_word` wrote them, or they
        // are zero in a new instance, which is a valid value in every layout.
        unsafe { (&raw const word).cast::<T>().read_unaligned() }
    }
}
