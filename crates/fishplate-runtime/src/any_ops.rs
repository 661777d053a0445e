//! Hash and equality of values as map keys, and the stable hashes behind them.
//!
//! C++ clients compute the same hashes in inlined code to read maps that we created, so the values are part of the ABI.

use fishplate_abi::{RawAny, TypeIndex};

use crate::any::AnyView;
use crate::error::Result;
use crate::{any_hook, type_table};

/// Folds a value into a running hash.
#[inline]
pub(crate) const fn combine(key: u64, value: u64) -> u64 {
    key ^ value.wrapping_add(0x9e37_79b9).wrapping_add(key << 6).wrapping_add(key >> 2)
}

const HASH_MULTIPLIER: u64 = 1_099_511_628_211;
const HASH_MODULUS: u64 = (1 << 31) - 1;

/// The remainder modulo [`HASH_MODULUS`]. Two to the 31st has the remainder one, so the upper bits are added to the
/// lower ones; that is faster than the code that the compiler generates for `%`.
#[inline]
const fn reduce(hash: u64) -> u64 {
    let hash = (hash & HASH_MODULUS) + (hash >> 31);
    let hash = (hash & HASH_MODULUS) + (hash >> 31);
    if hash >= HASH_MODULUS { hash - HASH_MODULUS } else { hash }
}

/// Hash of bytes: eight at a time, the rest padded with zeros.
#[inline]
pub(crate) fn hash_bytes(bytes: &[u8]) -> u64 {
    let fold = |hash: u64, word: u64| reduce(hash.wrapping_mul(HASH_MULTIPLIER).wrapping_add(word));
    let (words, rest) = bytes.as_chunks::<8>();
    let hash = words.iter().fold(0, |hash, word| fold(hash, u64::from_le_bytes(*word)));
    if rest.is_empty() {
        return hash;
    }
    let last = match bytes.last_chunk() {
        Some(last) => u64::from_le_bytes(*last) >> (64 - 8 * rest.len()),
        None => rest.iter().rev().fold(0, |word, &byte| (word << 8) | u64::from(byte)),
    };
    fold(hash, last)
}

/// Hash of the payload of an inline string: the same as [`hash_bytes`] of its content.
#[inline]
pub(crate) const fn hash_small(raw: &RawAny) -> u64 {
    reduce(raw.bits())
}

/// Hash of a value as a map key: strings and bytes by content, other values by bits, objects by address unless their
/// type defines a hash.
#[inline]
pub(crate) fn hash(value: &AnyView<'_>) -> Result<u64> {
    let raw = value.as_raw();
    let index = raw.type_index;
    Ok(match index {
        TypeIndex::SMALL_STR => combine(TypeIndex::STR.0 as u64, hash_small(raw)),
        TypeIndex::SMALL_BYTES => combine(TypeIndex::BYTES.0 as u64, hash_small(raw)),
        TypeIndex::STR | TypeIndex::BYTES => {
            let bytes = value.as_str().or_else(|| value.as_bytes()).unwrap_or_default();
            combine(index.0 as u64, hash_bytes(bytes))
        }
        _ if index.is_object() => {
            let own = match type_table::any_hash_attr(index) {
                Some(hook) => any_hook::hash(&hook, value)?,
                None => raw.bits(),
            };
            combine(index.0 as u64, own)
        }
        _ => combine(index.0 as u64, raw.bits()),
    })
}

/// Whether a value's type defines a hash, which is foreign code.
#[inline]
pub(crate) fn has_hash_hook(value: &AnyView<'_>) -> bool {
    let index = value.type_index();
    index.is_object() && type_table::any_hash_attr(index).is_some()
}

/// Equality of values as map keys; see [`hash`].
#[inline]
pub(crate) fn equal(a: &AnyView<'_>, b: &AnyView<'_>) -> Result<bool> {
    equal_without_hook(a, b).map_or_else(|| equal_by_hook(a, b), Ok)
}

/// Does the same as [`equal`]; `None` when the values' type defines an equality, which is foreign code.
#[inline(always)]
pub(crate) fn equal_without_hook(a: &AnyView<'_>, b: &AnyView<'_>) -> Option<bool> {
    let (ra, rb) = (a.as_raw(), b.as_raw());
    if ra.type_index == rb.type_index && ra.small_len == rb.small_len && ra.bits() == rb.bits() {
        return Some(true);
    }
    match (ra.type_index, rb.type_index) {
        (TypeIndex::STR | TypeIndex::SMALL_STR, TypeIndex::STR | TypeIndex::SMALL_STR) => {
            Some(a.as_str() == b.as_str())
        }
        (TypeIndex::BYTES | TypeIndex::SMALL_BYTES, TypeIndex::BYTES | TypeIndex::SMALL_BYTES) => {
            Some(a.as_bytes() == b.as_bytes())
        }
        (x, y) if x == y && x.is_object() && type_table::any_equal_attr(x).is_some() => None,
        _ => Some(false),
    }
}

#[cold]
fn equal_by_hook(a: &AnyView<'_>, b: &AnyView<'_>) -> Result<bool> {
    match type_table::any_equal_attr(a.type_index()) {
        Some(hook) => any_hook::equal(&hook, a, b),
        None => Ok(false),
    }
}

/// `std::hash<std::string_view>` of libstdc++ (MurmurHash64A), which type infos carry.
pub(crate) fn std_hash(bytes: &[u8]) -> u64 {
    const SEED: u64 = 0xc70f_6907;
    const MUL: u64 = (0xc6a4_a793 << 32) + 0x5bd1_e995;
    let mix = |v: u64| v ^ (v >> 47);
    let (words, rest) = bytes.as_chunks::<8>();
    let start = SEED ^ (bytes.len() as u64).wrapping_mul(MUL);
    let mut hash = words.iter().fold(start, |hash, word| {
        let data = mix(u64::from_le_bytes(*word).wrapping_mul(MUL)).wrapping_mul(MUL);
        (hash ^ data).wrapping_mul(MUL)
    });
    if !rest.is_empty() {
        let mut last = [0_u8; 8];
        last[..rest.len()].copy_from_slice(rest);
        hash = (hash ^ u64::from_le_bytes(last)).wrapping_mul(MUL);
    }
    mix(mix(hash).wrapping_mul(MUL))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::Any;

    #[test]
    fn std_hash_equals_libstdcxx() {
        assert_eq!(std_hash(b"None"), 18_116_513_903_021_958_570);
        assert_eq!(std_hash(b"ffi.Object"), 3_720_555_700_325_843_206);
        assert_eq!(std_hash(b"ffi.reflection.AccessPath"), 18_124_177_934_941_673_185);
    }

    #[test]
    fn reduce_is_the_remainder() {
        let near = |x: u64| (0..4).flat_map(move |d| [x.wrapping_sub(d), x.wrapping_add(d)]);
        for x in (0..64).flat_map(|bit| near(1 << bit)).chain(near(u64::MAX)) {
            assert_eq!(reduce(x), x % HASH_MODULUS, "{x}");
        }
    }

    /// The plain form of the same hash, as the C++ headers spell it.
    #[test]
    fn hash_bytes_equals_the_headers() {
        let text = b"a text of thirty-three characters";
        let slow = |bytes: &[u8]| {
            bytes.chunks(8).fold(0_u64, |hash, chunk| {
                let mut word = [0; 8];
                word[..chunk.len()].copy_from_slice(chunk);
                let word = u64::from_le_bytes(word);
                hash.wrapping_mul(HASH_MULTIPLIER).wrapping_add(word) % HASH_MODULUS
            })
        };
        for len in 0..=text.len() {
            assert_eq!(hash_bytes(&text[..len]), slow(&text[..len]), "{len}");
        }
        assert_eq!(hash_bytes(&[0xff; 16]), slow(&[0xff; 16]));
    }

    #[test]
    fn inline_and_heap_strings_are_one_key() {
        crate::builtin::install();
        let text = Any::str("seven..");
        let heap = crate::text::heap_str_for_test(b"seven..");
        assert_eq!(hash(&text.view()).unwrap(), hash(&heap.view()).unwrap());
        assert!(equal(&text.view(), &heap.view()).unwrap());
        assert!(!equal(&text.view(), &Any::bytes("seven..").view()).unwrap());
    }
}
