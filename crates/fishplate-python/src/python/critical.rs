//! Parts of the code that one thread at a time runs for an object. With the GIL they need nothing.
//!
//! Without the GIL they are critical sections of the interpreter. A thread that waits in one, for example because it
//! runs Python code that blocks, gives up its sections meanwhile, so they cannot deadlock. Within a section code reads
//! and writes memory without interruption as long as it calls no Python code and takes no other lock.

use super::Borrowed;

/// Runs `body` in the section of a Python object. The interpreter runs the methods of its own lists and dictionaries in
/// the same section.
#[inline(always)]
pub(crate) fn in_section_of<R>(object: Borrowed<'_>, body: impl FnOnce() -> R) -> R {
    #[cfg(Py_GIL_DISABLED)]
    return without_gil::of(object, body);
    #[cfg(not(Py_GIL_DISABLED))]
    {
        let _: Borrowed<'_> = object;
        body()
    }
}

/// Runs `body` in the section of the memory at an address, such as an FFI object that several wrappers may reach. The
/// thread is attached.
#[inline(always)]
pub(crate) fn in_section_at<R>(address: *const (), body: impl FnOnce() -> R) -> R {
    #[cfg(Py_GIL_DISABLED)]
    return without_gil::at(address, body);
    #[cfg(not(Py_GIL_DISABLED))]
    {
        let _: *const () = address;
        body()
    }
}

#[cfg(Py_GIL_DISABLED)]
mod without_gil {
    use std::mem::MaybeUninit;

    use pyo3_ffi::{
        PyCriticalSection, PyCriticalSection_Begin, PyCriticalSection_BeginMutex,
        PyCriticalSection_End, PyMutex,
    };

    use crate::python::Borrowed;

    /// Ends a section when it is dropped.
    struct End(*mut PyCriticalSection);

    impl Drop for End {
        fn drop(&mut self) {
            // SAFETY: a section that this thread began, and the last that it has not ended.
            unsafe { PyCriticalSection_End(self.0) };
        }
    }

    #[inline(always)]
    pub(super) fn of<R>(object: Borrowed<'_>, body: impl FnOnce() -> R) -> R {
        let mut section = MaybeUninit::<PyCriticalSection>::uninit();
        // SAFETY: room for a section, which stays where it is until its end; a live object on an attached thread.
        unsafe { PyCriticalSection_Begin(section.as_mut_ptr(), object.as_ptr()) };
        let _end = End(section.as_mut_ptr());
        body()
    }

    /// A lock on a cache line of its own.
    #[repr(align(64))]
    struct Line(PyMutex);

    /// Addresses share this many locks.
    const LOCKS: usize = 256;
    static LINES: [Line; LOCKS] = [const { Line(PyMutex::new()) }; LOCKS];

    #[inline(always)]
    pub(super) fn at<R>(address: *const (), body: impl FnOnce() -> R) -> R {
        let mixed = (address.addr() as u64 >> 4).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let lock = (&raw const LINES[(mixed >> 56) as usize % LOCKS].0).cast_mut();
        let mut section = MaybeUninit::<PyCriticalSection>::uninit();
        // SAFETY: room for a section, which stays where it is until its end; a lock that is never freed and changes
        // atomically; callers are attached.
        unsafe { PyCriticalSection_BeginMutex(section.as_mut_ptr(), lock) };
        let _end = End(section.as_mut_ptr());
        body()
    }
}
