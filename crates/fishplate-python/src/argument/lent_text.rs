//! Text and bytes arguments as objects, as upstream's callees expect. Short ones are copied into memory that is reused
//! by the next call, so nothing is allocated, and a callee may keep the object. Functions of the runtime make copies,
//! so they get Python's own bytes.

use std::ptr::null;

use fishplate_abi::{ByteArray, TypeIndex};

use crate::ffi_object::FfiObject;
use crate::own_object::{Content, New, OfCall, Spared, has_deleter_of};
use crate::python::{Python, Result};
use crate::spare::Spare;

/// Capacity in bytes, including the terminating NUL.
const ROOM: usize = 72;
/// Shorter texts are passed inside the value itself, so a copy may rely on this length.
const LEAST: usize = 8;

/// The content of an `ffi.String` or `ffi.Bytes`.
#[repr(C)]
pub(super) struct ShortText {
    span: ByteArray,
    bytes: [u8; ROOM],
}

// SAFETY: starts with the span that text and bytes have, and holds nothing.
unsafe impl Content for ShortText {
    const TYPES: &'static [TypeIndex] = &[TypeIndex::STR, TypeIndex::BYTES];
}

impl Spared for ShortText {
    #[inline(always)]
    fn spare() -> &'static Spare<New<ShortText>> {
        static SPARE: Spare<New<ShortText>> = Spare::new();
        &SPARE
    }

    #[inline(always)]
    fn empty(&mut self, _: Python<'_>) {}
}

/// Text or bytes of one call.
pub(super) type Text = OfCall<ShortText>;

/// Whether content of that size fits into such an object.
#[inline(always)]
pub(super) fn fits(size: usize) -> bool {
    (LEAST..ROOM).contains(&size)
}

/// Whether an object is such an object.
#[inline]
pub(crate) fn is_lent(object: FfiObject<'_>) -> bool {
    has_deleter_of::<ShortText>(object)
}

/// Creates an object with a copy of content that [`fits`].
#[inline(always)]
pub(super) fn lend(py: Python<'_>, type_index: TypeIndex, content: &[u8]) -> Result<Text> {
    let mut object = match ShortText::spare().take(py) {
        Some(object) => object,
        None => New::make(
            py,
            ShortText { span: ByteArray { data: null(), size: 0 }, bytes: [0; ROOM] },
        )?,
    };
    object.set_type(type_index);
    let text = object.content();
    copy(content, &mut text.bytes);
    text.span = ByteArray { data: text.bytes.as_ptr().cast(), size: content.len() };
    Ok(OfCall::new(object))
}

/// Copies at least [`LEAST`] bytes by whole words, the last of which may overlap, and adds the NUL. A call of memcpy
/// costs more.
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
