//! Strings and byte strings: up to seven bytes inside the value, longer ones in one allocation.

use fishplate_abi::{ByteArray, ObjectHeader, RawAny, RawValue, TypeIndex};

use crate::any::Any;
use crate::call::Builtin;
use crate::error::{self, Error, Result};
use crate::object::{self, ObjectType};
use crate::signature::Ty;

/// Longest content that fits inline: eight bytes less the NUL.
pub(crate) const SMALL_MAX: usize = 7;

/// `ffi.String` and `ffi.Bytes` on the heap.
#[repr(C)]
pub(crate) struct TextObj {
    header: ObjectHeader,
    content: ByteArray,
}

// SAFETY: `repr(C)` with the header first; both kinds have this layout.
unsafe impl ObjectType for TextObj {
    const INDEX: TypeIndex = TypeIndex::STR;
    fn is_instance(index: TypeIndex) -> bool {
        index == TypeIndex::STR || index == TypeIndex::BYTES
    }
}

/// Content of an inline string; lengths beyond the inline room are truncated.
#[inline]
pub(crate) fn small_content(raw: &RawAny) -> &[u8] {
    let len = (raw.small_len as usize).min(SMALL_MAX);
    // SAFETY: any payload is eight readable bytes.
    unsafe { &raw.value.v_bytes[..len] }
}

/// Content of a string or bytes object.
///
/// # Safety
/// `object` is a live string or bytes object for `'a`.
#[inline]
pub(crate) unsafe fn object_content<'a>(object: *mut ObjectHeader) -> &'a [u8] {
    // SAFETY: such objects have the layout of `TextObj` and a valid span.
    unsafe { (*object.cast::<TextObj>()).content.as_bytes() }
}

#[inline]
fn small(index: TypeIndex, bytes: &[u8]) -> Any {
    let mut content = [0_u8; 8];
    content[..bytes.len()].copy_from_slice(bytes);
    let raw = RawAny {
        type_index: index,
        small_len: bytes.len() as u32,
        value: RawValue { v_bytes: content },
    };
    // SAFETY: an inline string owns nothing.
    unsafe { Any::from_raw(raw) }
}

/// Creates a string from the lowest `len` bytes, at most seven, of a little-endian word.
#[inline]
pub(crate) fn small_str(word: u64, len: usize) -> Any {
    let len = len.min(SMALL_MAX);
    let content = word & ((1 << (8 * len)) - 1);
    let raw = RawAny {
        type_index: TypeIndex::SMALL_STR,
        small_len: len as u32,
        value: RawValue { v_bytes: content.to_le_bytes() },
    };
    // SAFETY: an inline string owns nothing.
    unsafe { Any::from_raw(raw) }
}

#[inline]
fn large(index: TypeIndex, bytes: &[u8]) -> Result<Any> {
    let value = TextObj { header: object::new_header(index), content: ByteArray::EMPTY };
    let text = object::allocate_with_tail(value, bytes.len().saturating_add(1))?;
    let tail = object::tail_of(&text);
    // SAFETY: the tail has room for the bytes and their NUL, and nobody else has the object yet.
    unsafe {
        tail.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
        tail.add(bytes.len()).write(0);
        (*text.as_ptr()).content = ByteArray { data: tail.cast(), size: bytes.len() };
    }
    Ok(text.into())
}

/// Creates a string; an error when memory runs out.
#[inline]
pub(crate) fn try_new_str(bytes: &[u8]) -> Result<Any> {
    if bytes.len() <= SMALL_MAX {
        return Ok(small(TypeIndex::SMALL_STR, bytes));
    }
    large(TypeIndex::STR, bytes)
}

/// Length from which on a string keeps the buffer it was written to. Spare room at the end of a buffer of this size is
/// untouched pages, which cost nothing.
const KEEPS_BUFFER: usize = 1 << 20;

/// A string that keeps the buffer it was written to.
#[repr(C)]
struct BufferedText {
    text: TextObj,
    _buffer: Vec<u8>,
}

// SAFETY: `repr(C)` with the header first, inside `text`. Never used to downcast.
unsafe impl ObjectType for BufferedText {
    const INDEX: TypeIndex = TypeIndex::STR;
}

/// Creates a string from a buffer, without a copy if it is long; an error when memory runs out.
pub(crate) fn try_str_from_buffer(mut buffer: Vec<u8>) -> Result<Any> {
    let size = buffer.len();
    if size < KEEPS_BUFFER {
        return try_new_str(&buffer);
    }
    buffer.try_reserve(1).map_err(|_| Error::memory(size + 1))?;
    buffer.push(0);
    let content = ByteArray { data: buffer.as_ptr().cast(), size };
    let text = TextObj { header: object::new_header(TypeIndex::STR), content };
    Ok(object::allocate(BufferedText { text, _buffer: buffer }).into())
}

/// Creates a byte string; an error when memory runs out.
#[inline]
pub(crate) fn try_new_bytes(bytes: &[u8]) -> Result<Any> {
    if bytes.len() <= SMALL_MAX {
        return Ok(small(TypeIndex::SMALL_BYTES, bytes));
    }
    large(TypeIndex::BYTES, bytes)
}

/// Creates a string from bytes that are already in memory, so that a copy should fit as well.
pub(crate) fn new_str(bytes: &[u8]) -> Any {
    try_new_str(bytes).unwrap_or_else(|_| out_of_memory(bytes))
}

/// Does the same as [`new_str`], for bytes.
pub(crate) fn new_bytes(bytes: &[u8]) -> Any {
    try_new_bytes(bytes).unwrap_or_else(|_| out_of_memory(bytes))
}

fn out_of_memory(bytes: &[u8]) -> Any {
    error::out_of_memory(bytes.len())
}

/// The global functions of this file.
pub(crate) const FUNCTIONS: &[Builtin] = &[
    Builtin::new("ffi.String", &[Ty::Str], Ty::Str, |a| a.any(0)),
    Builtin::new("ffi.Bytes", &[Ty::Bytes], Ty::Bytes, |a| a.any(0)),
];

/// Creates a string object even if it would fit inline, as C++ clients do from `std::string`.
#[cfg(test)]
pub(crate) fn heap_str_for_test(bytes: &[u8]) -> Any {
    large(TypeIndex::STR, bytes).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_from_buffers_end_with_a_nul_and_outlive_the_writer() {
        for size in [0, SMALL_MAX, SMALL_MAX + 1, KEEPS_BUFFER - 1, KEEPS_BUFFER, KEEPS_BUFFER + 5]
        {
            let written = vec![b'x'; size];
            let text = try_str_from_buffer(written.clone()).unwrap();
            let other = text.clone();
            drop(text);
            let view = other.view();
            let content = view.as_str().unwrap();
            assert_eq!(content, written);
            if size > SMALL_MAX {
                // SAFETY: strings on the heap have a NUL after their content.
                assert_eq!(unsafe { *content.as_ptr().add(size) }, 0);
            }
        }
    }
}
