//! Integers of any size.

use fishplate_abi::error_kind;
use std::cmp::Ordering;
use std::ffi::{c_int, c_void};
use std::fmt;
use std::str::FromStr;

use fishplate_abi::{ObjectHeader, RawValue, TypeIndex};

use crate::any::{Any, AnyView, plain};
use crate::convert::{FfiType, FromView, IntoAny};
use crate::error::{Error, Result};
use crate::over_object::passes_by;
use crate::tail;

/// An integer of any size. Other languages see one that fits 64 bits as a plain integer.
///
/// ```
/// # use fishplate::BigInt;
/// let big: BigInt = "340282366920938463463374607431768211456".parse().unwrap();
/// assert_eq!(big.to_u128(), None);
/// assert!(big > BigInt::from(u128::MAX));
/// assert_eq!(BigInt::from(-7).to_string(), "-7");
/// ```
#[derive(Clone)]
pub struct BigInt(Any);

// SAFETY: the value is a plain integer, or an object of words that never change.
unsafe impl Send for BigInt {}
// SAFETY: the value is a plain integer, or an object of words that never change.
unsafe impl Sync for BigInt {}

/// The object of an integer beyond 64 bits; its words follow.
#[repr(C)]
struct BigIntObj {
    header: ObjectHeader,
    size: usize,
}

/// The words without trailing ones that only repeat the sign.
#[inline]
fn minimal(mut words: &[u64]) -> &[u64] {
    while let [rest @ .., below, top] = words {
        // All ones or all zeros, depending on the sign of the word below.
        if *top as i64 != (*below as i64) >> 63 {
            break;
        }
        words = &words[..rest.len() + 1];
    }
    words
}

#[inline]
fn make(words: &[u64]) -> Any {
    let (object, data) = tail::allocate::<BigIntObj, u64>(words.len());
    let header = tail::new_header(TypeIndex::BIG_INT, delete);
    // SAFETY: the memory is new and has room for the words; the value owns the object's only
    // reference.
    unsafe {
        data.copy_from_nonoverlapping(words.as_ptr(), words.len());
        object.write(BigIntObj { header, size: words.len() });
        Any::from_raw(plain(TypeIndex::BIG_INT, RawValue { v_obj: object.cast().as_ptr() }))
    }
}

unsafe extern "C" fn delete(object: *mut c_void, flags: c_int) {
    // SAFETY: only objects of `make` have this deleter, and words own nothing.
    unsafe { tail::free(object, flags) };
}

/// The largest power of ten that fits a word, and its exponent.
const CHUNK: (u64, usize) = (10_000_000_000_000_000_000, 19);

impl BigInt {
    /// Creates an integer from words in two's complement, least significant first; no words mean
    /// zero.
    ///
    /// ```
    /// # use fishplate::BigInt;
    /// assert_eq!(BigInt::from_words(&[0, 1]), BigInt::from(1_i128 << 64));
    /// assert_eq!(BigInt::from_words(&[u64::MAX]), BigInt::from(-1));
    /// ```
    #[inline]
    pub fn from_words(words: &[u64]) -> BigInt {
        let words = minimal(words);
        match *words {
            [] => BigInt::from(0),
            [word] => BigInt::from(word as i64),
            _ => BigInt(make(words)),
        }
    }

    /// The words in two's complement, least significant first: as few as possible, but at least
    /// one.
    #[inline]
    pub fn words(&self) -> &[u64] {
        let raw = self.0.as_view().as_raw();
        // SAFETY: the value is a plain integer, or an `ffi.BigInt` with `size` words behind it.
        unsafe {
            if raw.type_index != TypeIndex::BIG_INT {
                return std::slice::from_ref(&raw.value.v_uint64);
            }
            let object = raw.value.v_obj.cast::<BigIntObj>();
            std::slice::from_raw_parts(object.add(1).cast(), (*object).size)
        }
    }

    /// The words of [`BigInt::words`] in a vector.
    pub fn to_words(&self) -> Vec<u64> {
        self.words().to_vec()
    }

    /// The integer, if it fits 64 bits.
    #[inline]
    pub fn to_i64(&self) -> Option<i64> {
        self.0.as_view().as_int()
    }

    /// The integer, if it fits.
    #[inline]
    pub fn to_i128(&self) -> Option<i128> {
        match *self.words() {
            [low] => Some(i128::from(low as i64)),
            [low, high] => Some((u128::from(high) << 64 | u128::from(low)) as i128),
            _ => None,
        }
    }

    /// The integer, if it fits.
    pub fn to_u128(&self) -> Option<u128> {
        match *self.words() {
            [low, high, 0] => Some(u128::from(high) << 64 | u128::from(low)),
            _ => self.to_i128().and_then(|value| value.try_into().ok()),
        }
    }

    /// Whether the integer is below zero.
    pub fn is_negative(&self) -> bool {
        self.words().last().is_some_and(|top| (*top as i64) < 0)
    }
}

/// Negates words in two's complement.
fn negate(words: &mut [u64]) {
    let mut carry = true;
    for word in words {
        (*word, carry) = (!*word).overflowing_add(u64::from(carry));
    }
}

impl FromStr for BigInt {
    type Err = Error;

    /// Reads decimal digits after an optional sign.
    fn from_str(text: &str) -> Result<BigInt> {
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(Error::new(
                error_kind::VALUE_ERROR,
                format!("{text:?} is not a decimal integer"),
            ));
        }
        let mut words = Vec::new();
        for chunk in digits.as_bytes().chunks(CHUNK.1) {
            let value = chunk.iter().fold(0, |value, digit| value * 10 + u64::from(digit - b'0'));
            let mut carry = u128::from(value);
            let scale = u128::from(10_u64.pow(chunk.len() as u32));
            for word in &mut words {
                carry += u128::from(*word) * scale;
                (*word, carry) = (carry as u64, carry >> 64);
            }
            words.push(carry as u64);
        }
        // Room for the sign.
        words.push(0);
        if text.starts_with('-') {
            negate(&mut words);
        }
        Ok(BigInt::from_words(&words))
    }
}

impl fmt::Display for BigInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = self.to_words();
        let is_negative = self.is_negative();
        if is_negative {
            negate(&mut words);
        }
        let mut chunks = Vec::new();
        while !words.is_empty() {
            let mut rest = 0;
            for word in words.iter_mut().rev() {
                let value = rest << 64 | u128::from(*word);
                *word = (value / u128::from(CHUNK.0)) as u64;
                rest = value % u128::from(CHUNK.0);
            }
            chunks.push(rest);
            while words.last() == Some(&0) {
                words.pop();
            }
        }
        let mut text = chunks.pop().unwrap_or(0).to_string();
        chunks.iter().rev().for_each(|chunk| text += &format!("{chunk:0width$}", width = CHUNK.1));
        f.pad_integral(!is_negative, "", &text)
    }
}

impl fmt::Debug for BigInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl PartialEq for BigInt {
    fn eq(&self, other: &BigInt) -> bool {
        self.words() == other.words()
    }
}

impl Eq for BigInt {}

impl std::hash::Hash for BigInt {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.words().hash(state);
    }
}

impl PartialOrd for BigInt {
    fn partial_cmp(&self, other: &BigInt) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for BigInt {
    fn cmp(&self, other: &BigInt) -> Ordering {
        let (a, b) = (self.words(), other.words());
        let (is_less, other_is_less) = (self.is_negative(), other.is_negative());
        // There are as few words as possible, so of two numbers with the same sign the longer is
        // farther from zero. Numbers of the same length compare like digits, in two's complement.
        let by_length = if is_less { b.len().cmp(&a.len()) } else { a.len().cmp(&b.len()) };
        other_is_less.cmp(&is_less).then(by_length).then_with(|| a.iter().rev().cmp(b.iter().rev()))
    }
}

impl From<i64> for BigInt {
    #[inline]
    fn from(value: i64) -> BigInt {
        BigInt(value.into_any())
    }
}

impl From<i32> for BigInt {
    fn from(value: i32) -> BigInt {
        BigInt::from(i64::from(value))
    }
}

impl From<u64> for BigInt {
    fn from(value: u64) -> BigInt {
        BigInt::from_words(&[value, 0])
    }
}

impl From<i128> for BigInt {
    #[inline]
    fn from(value: i128) -> BigInt {
        BigInt::from_words(&[value as u64, (value >> 64) as u64])
    }
}

impl From<u128> for BigInt {
    fn from(value: u128) -> BigInt {
        BigInt::from_words(&[value as u64, (value >> 64) as u64, 0])
    }
}

impl FfiType for BigInt {
    fn name() -> String {
        "BigInt".into()
    }
    fn schema() -> String {
        r#"{"type":"ffi.BigInt"}"#.into()
    }
}

/// An integer of any size; booleans count as integers.
impl<'a> FromView<'a> for BigInt {
    fn from_view(view: &'a AnyView<'a>) -> Option<BigInt> {
        match view.type_index() {
            TypeIndex::BIG_INT => view.to_owned().ok().map(BigInt),
            _ => view.as_int().map(BigInt::from),
        }
    }
}

passes_by!(0 of BigInt);
