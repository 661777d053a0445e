//! Decimal text of large integers: nineteen digits at a time, so the work is quadratic with a small
//! constant. Sizes that would take minutes are refused.

use crate::any::Any;
use crate::error::{Error, Result};

/// Digits that one step handles: the most that fit a word.
const CHUNK_DIGITS: usize = 19;
/// Ten to that power. Its top bit is set, which the division below relies on.
const CHUNK: u64 = 10_u64.pow(CHUNK_DIGITS as u32);
/// `(2^128 - 1) / CHUNK - 2^64`, the reciprocal for dividing two words by `CHUNK`.
const RECIPROCAL: u64 = (u128::MAX / CHUNK as u128 - (1 << 64)) as u64;

/// Chunks that one pass over the words yields.
const CHUNKS_PER_PASS: usize = 6;

/// The largest integer with a decimal form: about five seconds of work.
const MAX_WORDS: usize = 1 << 16;
/// Lower bound of the decimal digits of that integer: 64 * log10(2) per word.
const MAX_DIGITS: usize = MAX_WORDS * 19_265 / 1000;

/// Quotient and remainder of `high * 2^64 + low` by `CHUNK`, for `high < CHUNK`.
///
/// Möller and Granlund, "Improved division by invariant integers", algorithm 4.
#[inline]
fn divide_two_words(high: u64, low: u64) -> (u64, u64) {
    let estimate =
        u128::from(RECIPROCAL) * u128::from(high) + ((u128::from(high) << 64) | u128::from(low));
    let mut quotient = ((estimate >> 64) as u64).wrapping_add(1);
    let mut remainder = low.wrapping_sub(quotient.wrapping_mul(CHUNK));
    if remainder > estimate as u64 {
        quotient = quotient.wrapping_sub(1);
        remainder = remainder.wrapping_add(CHUNK);
    }
    if remainder >= CHUNK {
        quotient += 1;
        remainder -= CHUNK;
    }
    (quotient, remainder)
}

fn negate(digits: &mut [u64]) {
    let mut carry = true;
    for digit in digits {
        (*digit, carry) = (!*digit).overflowing_add(u64::from(carry));
    }
}

/// The decimal text of words in two's complement.
pub(super) fn format(words: &[i64]) -> Result<String> {
    if let [word] = words {
        return Ok(word.to_string());
    }
    if words.len() > MAX_WORDS {
        return Err(Error::value(format!(
            "A BigInt of {} bits is too large for decimal text: at most {} bits are converted",
            words.len() * 64,
            MAX_WORDS * 64
        )));
    }
    let negative = words.last().is_some_and(|&top| top < 0);
    let mut digits: Vec<u64> = words.iter().map(|&word| word as u64).collect();
    if negative {
        negate(&mut digits);
    }
    let mut chunks = Vec::new();
    loop {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        if digits.is_empty() {
            break;
        }
        // One pass yields several chunks. Each division depends on the previous one in its row, so
        // independent rows keep the CPU busy.
        let mut remainders = [0; CHUNKS_PER_PASS];
        for digit in digits.iter_mut().rev() {
            for remainder in &mut remainders {
                (*digit, *remainder) = divide_two_words(*remainder, *digit);
            }
        }
        chunks.extend(remainders);
    }
    while chunks.last() == Some(&0) {
        chunks.pop();
    }
    let top = chunks.pop().unwrap_or(0);
    let mut text = String::with_capacity((chunks.len() + 1) * CHUNK_DIGITS + 1);
    if negative {
        text.push('-');
    }
    text.push_str(&top.to_string());
    for chunk in chunks.iter().rev() {
        text.push_str(&format!("{chunk:0width$}", width = CHUNK_DIGITS));
    }
    Ok(text)
}

/// Parses a decimal text: an optional sign, then only digits.
pub(super) fn parse(text: &[u8]) -> Result<Any> {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        [b'+', digits @ ..] => (false, digits),
        digits => (false, digits),
    };
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return Err(Error::value("Invalid decimal string for ffi.BigInt"));
    }
    let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    let digits = &digits[zeros..];
    if digits.len() > MAX_DIGITS {
        return Err(Error::value(format!(
            "A decimal text of {} digits is too long for ffi.BigInt: at most {MAX_DIGITS} digits \
             are converted",
            digits.len()
        )));
    }
    // The first chunk takes the digits that do not fill a whole one.
    let (first, rest) = digits.split_at(digits.len() % CHUNK_DIGITS);
    let mut words = vec![number(first)];
    for chunk in rest.chunks_exact(CHUNK_DIGITS) {
        multiply_and_add(&mut words, number(chunk));
    }
    words.push(0);
    if negative {
        negate(&mut words);
    }
    let words: Vec<i64> = words.iter().map(|&word| word as i64).collect();
    super::from_words(&words)
}

fn number(digits: &[u8]) -> u64 {
    digits.iter().fold(0, |value, digit| value * 10 + u64::from(digit - b'0'))
}

fn multiply_and_add(words: &mut Vec<u64>, add: u64) {
    let mut carry = add;
    for word in words.iter_mut() {
        let wide = u128::from(*word) * u128::from(CHUNK) + u128::from(carry);
        *word = wide as u64;
        carry = (wide >> 64) as u64;
    }
    if carry != 0 {
        words.push(carry);
    }
}
