//! Text and bytes arguments as objects, as callees of upstream expect. Short ones are copied into memory that
//! is kept for the next call, so nothing is allocated, and a callee may keep the object. Functions of the runtime copy,
//! so they get Python's own bytes.

use std::ffi::{c_int, c_void};
use std::mem::ManuallyDrop;
use std::ptr::NonNull;
use std::sync::atomic::AtomicU64;

use fishplate_abi::{
    ByteArray, COUNT_BOTH_ONE, DELETE_WEAK, ObjectDeleter, ObjectHeader, TypeIndex,
};

use crate::ffi_object::{FfiObject, FfiRef};
use crate::python::{Python, Result, no_memory};
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
#[inline]
pub(crate) fn is_lent(object: FfiObject<'_>) -> bool {
    object.deleter().is_some_and(|deleter| std::ptr::fn_addr_eq(deleter, delete as ObjectDeleter))
}

/// Text or bytes of one call. Where the reference is the only one in the end, the memory waits for the next call.
pub(super) struct Text(ManuallyDrop<FfiRef>);

impl Text {
    /// An object with a copy of content that [`fits`].
    #[inline(always)]
    pub(super) fn new(py: Python<'_>, type_index: TypeIndex, content: &[u8]) -> Result<Text> {
        let mut object = match SPARE.take(py).and_then(NonNull::new) {
            Some(object) => object,
            None => fresh(py)?,
        };
        // SAFETY: memory of an object that nobody else has.
        let text = unsafe { object.as_mut() };
        text.header.type_index = type_index;
        text.content.size = content.len();
        copy(content, &mut text.bytes);
        // SAFETY: the count of the memory is that of one reference, which is given here.
        let object = unsafe { FfiRef::from_raw(object.as_ptr().cast()) };
        object.map(|object| Text(ManuallyDrop::new(object))).ok_or_else(|| no_memory(py))
    }

    /// The object.
    #[inline(always)]
    pub(super) fn borrow(&self) -> FfiObject<'_> {
        self.0.borrow()
    }
}

impl Drop for Text {
    #[inline(always)]
    fn drop(&mut self) {
        // SAFETY: taken here only, when the text goes.
        let object = unsafe { ManuallyDrop::take(&mut self.0) };
        // SAFETY: a frame, which holds the text, lives in a call from Python: the thread is attached.
        let py = unsafe { Python::assume() };
        // With both counts at one nobody else has the object.
        if object.borrow().is_sole() && SPARE.keep(py, object.borrow().as_ptr().cast()) {
            let _kept = object.into_raw();
        }
    }
}

#[cold]
fn fresh(py: Python<'_>) -> Result<NonNull<ShortText>> {
    // SAFETY: any size may be asked for.
    let memory = unsafe { libc::malloc(size_of::<ShortText>()) };
    let Some(object) = NonNull::new(memory.cast::<ShortText>()) else { return Err(no_memory(py)) };
    // SAFETY: the place of the bytes in memory of that size.
    let data = unsafe { &raw const (*object.as_ptr()).bytes };
    // SAFETY: new memory of the right size.
    unsafe {
        object.write(ShortText {
            header: ObjectHeader {
                combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
                type_index: TypeIndex::STR,
                padding: 0,
                deleter: Some(delete),
            },
            content: ByteArray { data: data.cast(), size: 0 },
            bytes: [0; ROOM],
        });
    };
    Ok(object)
}

/// Copies at least [`LEAST`] bytes by whole words, the last of which may overlap, and ends them with NUL: a call of
/// memcpy costs more.
#[inline(always)]
fn copy(content: &[u8], to: &mut [u8; ROOM]) {
    let size = content.len();
    if !fits(size) {
        return;
    }
    if size < 16 {
        copy_chunk::<8>(content, to, 0);
        copy_chunk::<8>(content, to, size - 8);
    } else {
        let mut at = 0;
        while at + 16 <= size {
            copy_chunk::<16>(content, to, at);
            at += 16;
        }
        copy_chunk::<16>(content, to, size - 16);
    }
    to[size] = 0;
}

#[inline(always)]
fn copy_chunk<const N: usize>(from: &[u8], to: &mut [u8; ROOM], at: usize) {
    to[at..at + N].copy_from_slice(&from[at..at + N]);
}
