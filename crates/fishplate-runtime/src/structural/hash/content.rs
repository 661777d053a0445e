//! Hashes of values that need no walk.

use fishplate_abi::{RawAny, TypeIndex};

use crate::any::AnyView;
use crate::any_ops::{combine, hash_bytes, hash_small};
use crate::big_int::BigIntObj;
use crate::containers::ShapeObj;
use crate::error::{Error, Result};
use crate::type_table;

/// The hash of a value that is not an object.
#[inline(always)]
pub(super) fn plain_hash(raw: &RawAny) -> u64 {
    match raw.type_index {
        // SAFETY: this index stores a float in the payload.
        TypeIndex::FLOAT if unsafe { raw.value.v_float64 }.is_nan() => {
            combine(TypeIndex::FLOAT.0 as u64, NAN_BITS)
        }
        TypeIndex::SMALL_STR => combine(TypeIndex::STR.0 as u64, hash_small(raw)),
        index => combine(index.0 as u64, raw.bits()),
    }
}

/// The quiet NaN that all NaNs hash as.
const NAN_BITS: u64 = 0x7ff8 << 48;

/// The hash of an object that depends only on its own content; `None` for other objects.
#[inline]
pub(super) fn content_hash(value: &AnyView<'_>) -> Option<u64> {
    let index = value.type_index();
    let content = match index {
        TypeIndex::STR => hash_bytes(value.as_str()?),
        TypeIndex::BYTES => hash_bytes(value.as_bytes()?),
        TypeIndex::BIG_INT => words_hash(value.as_object::<BigIntObj>()?.words()),
        _ => return None,
    };
    Some(combine(index.0 as u64, content))
}

fn words_hash(words: &[i64]) -> u64 {
    // SAFETY: integers are readable as bytes.
    hash_bytes(unsafe { std::slice::from_raw_parts(words.as_ptr().cast(), size_of_val(words)) })
}

/// The hash of a type key, from which the hash of its values starts.
pub(super) fn key_hash(index: TypeIndex) -> Result<u64> {
    Ok(type_table::expect_info(index)?.type_key_hash)
}

/// The hash of a shape.
pub(super) fn shape_hash(value: &AnyView<'_>) -> Result<u64> {
    let extents = value.as_object::<ShapeObj>().ok_or_else(not_an_object)?.extents();
    let start = combine(key_hash(TypeIndex::SHAPE)?, extents.len() as u64);
    Ok(extents.iter().fold(start, |hash, &extent| combine(hash, extent as u64)))
}

/// The error for a value with a wrong type index.
#[cold]
pub(super) fn not_an_object() -> Error {
    Error::internal("A value is not the object that its type index says")
}
