//! Text and bytes arguments as objects, as callees of upstream expect. Short ones are copied into memory that
//! is kept for the next call, so nothing is allocated, and a callee may keep the object. Functions of the runtime copy,
//! so they get Python's own bytes.

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicU64, Ordering};

use fishplate_abi::{ByteArray, COUNT_BOTH_ONE, DELETE_WEAK, ObjectHeader, TypeIndex, dec_ref};
use pyo3_ffi as py;

use crate::python::{Raised, Result};
use crate::spare::Spare;

/// Bytes that there is room for, the NUL behind them included.
const ROOM: usize = 72;
/// Shorter ones travel in the value itself; a copy may rely on that many.
const LEAST: usize = 8;

/// An `ffi.String` or `ffi.Bytes`.
#[repr(C)]
struct ShortText {
    header: ObjectHeader,
    content: ByteArray,
    bytes: [u8; ROOM],
}

/// Memory of objects that no callee kept. What never changes in them is there already.
static SPARE: Spare<ShortText, 8> = Spare::new();

/// Whether content of that size fits into such an object.
#[inline(always)]
pub(super) fn fits(size: usize) -> bool {
    (LEAST..ROOM).contains(&size)
}

unsafe extern "C" fn delete(object: *mut c_void, flags: c_int) {
    if flags & DELETE_WEAK != 0 {
        // SAFETY: called once by the protocol of reference counts; the memory came from malloc.
        unsafe { libc::free(object) };
    }
}

/// Whether an object is one of these.
///
/// # Safety
/// `handle` is live.
#[inline]
pub(crate) unsafe fn is_lent(handle: *mut ObjectHeader) -> bool {
    // SAFETY: live (see above).
    unsafe { (*handle).deleter }
        .is_some_and(|deleter| std::ptr::fn_addr_eq(deleter, delete as Deleter))
}

type Deleter = unsafe extern "C" fn(*mut c_void, c_int);

/// An object with a copy of the content; the reference is the caller's, who gives it to [`let_go`].
///
/// # Safety
/// The GIL is held, and the content [`fits`].
#[inline(always)]
pub(super) unsafe fn make(type_index: TypeIndex, content: &[u8]) -> Result<*mut ObjectHeader> {
    // SAFETY: the GIL is held; the memory is nobody else's, and has room for the content (see above).
    unsafe {
        let object = match SPARE.take() {
            Some(object) => object,
            None => fresh()?,
        };
        (*object).header.type_index = type_index;
        (*object).content.size = content.len();
        let bytes = (&raw mut (*object).bytes).cast::<u8>();
        copy(content, bytes);
        bytes.add(content.len()).write(0);
        Ok(object.cast())
    }
}

#[cold]
fn fresh() -> Result<*mut ShortText> {
    // SAFETY: the memory is filled right here; a failed allocation raises.
    unsafe {
        let object = libc::malloc(size_of::<ShortText>()).cast::<ShortText>();
        if object.is_null() {
            py::PyErr_NoMemory();
            return Err(Raised::already());
        }
        object.write(ShortText {
            header: ObjectHeader {
                combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
                type_index: TypeIndex::STR,
                padding: 0,
                deleter: Some(delete),
            },
            content: ByteArray { data: (&raw const (*object).bytes).cast(), size: 0 },
            bytes: [0; ROOM],
        });
        Ok(object)
    }
}

/// Copies at least [`LEAST`] bytes by whole words, the last of which may overlap: a call of memcpy costs more.
#[inline(always)]
unsafe fn copy(content: &[u8], to: *mut u8) {
    let (from, size) = (content.as_ptr(), content.len());
    // SAFETY: every word lies inside the content, and there is room for as much.
    unsafe {
        let word = |at: usize| {
            to.add(at).cast::<u64>().write_unaligned(from.add(at).cast::<u64>().read_unaligned())
        };
        let pair = |at: usize| {
            to.add(at).cast::<u128>().write_unaligned(from.add(at).cast::<u128>().read_unaligned())
        };
        if size < 16 {
            word(0);
            word(size - 8);
            return;
        }
        let mut at = 0;
        while at + 16 <= size {
            pair(at);
            at += 16;
        }
        pair(size - 16);
    }
}

/// Gives back the reference that [`make`] gave. Where it is the only one, the memory waits for the next call.
///
/// # Safety
/// The caller holds the GIL, and owns a reference to an object of [`make`].
#[inline(always)]
pub(super) unsafe fn let_go(handle: *mut ObjectHeader) {
    // SAFETY: alive by the caller's reference; with both counts at one nobody else has any, and what others
    // did with theirs lies before the load.
    unsafe {
        if (*handle).combined_ref_count.load(Ordering::Acquire) != COUNT_BOTH_ONE
            || !SPARE.keep(handle.cast())
        {
            dec_ref(handle);
        }
    }
}
