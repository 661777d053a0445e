//! `ffi.BigInt`: integers beyond 64 bits, as 64-bit words behind the object.
//!
//! Words are two's complement, least significant first, and as few as the value needs; an integer
//! that fits one word is a plain `int` and never an object. C++ clients read and create these
//! objects with inlined code, so the layout, the hash and the order of words are part of the ABI.

use std::cmp::Ordering;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};

use fishplate_abi::{ObjectHeader, RawAny, SEqHashKind, TypeIndex, attr};

use crate::any::{Any, AnyView};
use crate::any_ops;
use crate::error::{Error, Result, from_panic};
use crate::field::{ObjectDef, register_attr, register_attr_function};
use crate::object::{self, ObjectType};
use crate::signature::{Signature, Ty};
use crate::type_table;

mod decimal;

/// An integer beyond 64 bits; its words follow the object.
#[repr(C)]
pub struct BigIntObj {
    header: ObjectHeader,
    size: usize,
}

const _: () = assert!(size_of::<BigIntObj>() == 32);

// SAFETY: `repr(C)` with the header first; every `ffi.BigInt` has this layout.
unsafe impl ObjectType for BigIntObj {
    const INDEX: TypeIndex = TypeIndex::BIG_INT;
}

impl BigIntObj {
    /// The words, least significant first.
    pub fn words(&self) -> &[i64] {
        // SAFETY: `size` words follow every `ffi.BigInt` in its allocation.
        unsafe { std::slice::from_raw_parts(std::ptr::from_ref(self).add(1).cast(), self.size) }
    }
}

/// The words of an integer of any size; `None` for other values.
pub fn words<'a>(value: &'a AnyView<'_>) -> Option<&'a [i64]> {
    if let Some(big) = value.as_object::<BigIntObj>() {
        return Some(big.words());
    }
    if value.type_index() != TypeIndex::INT {
        return None;
    }
    // SAFETY: this index stores an integer in the payload.
    Some(std::slice::from_ref(unsafe { &value.as_raw().value.v_int64 }))
}

fn expect_words<'a>(value: &'a AnyView<'_>) -> Result<&'a [i64]> {
    words(value).ok_or_else(|| wrong_type(value, "BigInt"))
}

#[cold]
fn wrong_type(value: &AnyView<'_>, want: &str) -> Error {
    let got = type_table::key(value.type_index());
    Error::type_error(format!("Cannot treat type `{got}` as type `{want}`"))
}

/// Creates an integer from these words; words that only repeat the sign are allowed.
pub fn from_words(words: &[i64]) -> Result<Any> {
    // SAFETY: a word is eight bytes, and bytes need no alignment.
    from_chunks(unsafe { std::slice::from_raw_parts(words.as_ptr().cast(), words.len()) })
}

/// Creates an integer from words in native byte order.
pub fn from_bytes(bytes: &[u8]) -> Result<Any> {
    let (chunks, rest) = bytes.as_chunks();
    if !rest.is_empty() {
        return Err(Error::value("BigInt content must contain whole 64-bit words"));
    }
    from_chunks(chunks)
}

fn from_chunks(mut chunks: &[[u8; 8]]) -> Result<Any> {
    let word = |chunk: &[u8; 8]| i64::from_ne_bytes(*chunk);
    while let [below @ .., next, top] = chunks
        && word(top) == word(next) >> 63
    {
        chunks = &chunks[..=below.len()];
    }
    match chunks {
        [] => return Ok(0.into()),
        [only] => return Ok(word(only).into()),
        _ => {}
    }
    let header = object::new_header(TypeIndex::BIG_INT);
    let value = BigIntObj { header, size: chunks.len() };
    let big = object::allocate_with_tail(value, size_of_val(chunks))?;
    // SAFETY: the tail has room for the words, and nobody else has the object yet.
    unsafe {
        object::tail_of(&big)
            .cast::<[u8; 8]>()
            .copy_from_nonoverlapping(chunks.as_ptr(), chunks.len());
    }
    Ok(big.into())
}

/// The hash of an integer as a map key. A plain `int` hashes to itself.
pub(crate) fn hash(words: &[i64]) -> i64 {
    match *words {
        [] => 0,
        [word] => word,
        _ => {
            let (data, len) = (words.as_ptr().cast(), size_of_val(words));
            // SAFETY: words are bytes, and bytes need no alignment.
            any_ops::hash_bytes(unsafe { std::slice::from_raw_parts(data, len) }) as i64
        }
    }
}

/// The order of two integers by value.
pub(crate) fn compare(a: &[i64], b: &[i64]) -> Ordering {
    let sign = |words: &[i64]| words.last().map_or(0, |top| top >> 63);
    let (sign_a, sign_b) = (sign(a), sign(b));
    // Signs compare as the words 0 and -1; below them words are digits.
    sign_a.cmp(&sign_b).then_with(|| {
        let digit = |words: &[i64], sign: i64, i: usize| *words.get(i).unwrap_or(&sign) as u64;
        (0..a.len().max(b.len()))
            .rev()
            .map(|i| digit(a, sign_a, i).cmp(&digit(b, sign_b, i)))
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    })
}

/// The decimal text of an integer.
pub(crate) fn to_decimal(words: &[i64]) -> Result<String> {
    decimal::format(words)
}

/// The result of a native attribute function: a value, or an error object.
fn native(name: &'static str, body: impl FnOnce() -> Result<Any>) -> RawAny {
    let result = catch_unwind(AssertUnwindSafe(body))
        .unwrap_or_else(|payload| Err(from_panic(name, payload)));
    result.unwrap_or_else(|error| error.into_object().into()).into_raw()
}

/// `__any_hash__`.
unsafe extern "C" fn any_hash(value: *const RawAny) -> RawAny {
    native(attr::ANY_HASH, || {
        // SAFETY: the attribute's contract: the address of a valid value.
        let value = unsafe { AnyView::from_raw(*value) };
        Ok(hash(expect_words(&value)?).into())
    })
}

/// `__any_equal__`.
unsafe extern "C" fn any_equal(lhs: *const RawAny, rhs: *const RawAny) -> RawAny {
    native(attr::ANY_EQUAL, || {
        // SAFETY: the attribute's contract: the addresses of two valid values.
        let (lhs, rhs) = unsafe { (AnyView::from_raw(*lhs), AnyView::from_raw(*rhs)) };
        Ok(compare(expect_words(&lhs)?, expect_words(&rhs)?).is_eq().into())
    })
}

const OBJECT: Ty = Ty::Object(TypeIndex::OBJECT);
/// The recursive callback that these attributes receive; integers ignore it.
const RECURSE: Ty = Ty::Nullable(TypeIndex::FUNCTION);

pub(crate) fn install() -> Result<()> {
    let index = TypeIndex::BIG_INT;
    let definition = ObjectDef {
        index,
        size: size_of::<BigIntObj>(),
        kind: SEqHashKind::UNSUPPORTED,
        is_final: true,
        creator: None,
        shallow_copy: None,
        fields: &[],
        methods: &[],
    };
    definition.install(None)?;
    register_attr(index, attr::ANY_HASH, &Any::from(any_hash as *mut c_void))?;
    register_attr(index, attr::ANY_EQUAL, &Any::from(any_equal as *mut c_void))?;
    let pair = |result| Signature::new(&[OBJECT, OBJECT, RECURSE], result);
    register_attr_function(index, attr::EQ, pair(Ty::Bool), |a| {
        Ok(compare(expect_words(&a.view(0))?, expect_words(&a.view(1))?).is_eq().into())
    })?;
    register_attr_function(index, attr::COMPARE, pair(Ty::Int), |a| {
        let order = compare(expect_words(&a.view(0))?, expect_words(&a.view(1))?);
        Ok(i64::from(order as i8).into())
    })?;
    let one = Signature::new(&[OBJECT, RECURSE], Ty::Int);
    register_attr_function(index, attr::HASH, one, |a| Ok(hash(expect_words(&a.view(0))?).into()))?;
    let convert = Signature::new(&[Ty::AnyView], Ty::Any);
    register_attr_function(index, attr::DATA_TO_JSON, convert, |a| {
        crate::text::try_new_str(to_decimal(expect_words(&a.view(0))?)?.as_bytes())
    })?;
    register_attr_function(index, attr::DATA_FROM_JSON, convert, |a| {
        let value = a.view(0);
        decimal::parse(value.as_str().ok_or_else(|| wrong_type(&value, "str"))?)
    })
}

#[cfg(test)]
mod tests;
