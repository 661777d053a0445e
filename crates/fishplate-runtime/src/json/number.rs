//! Numbers in JSON text.
//!
//! A number is whatever C's `strtoimax` and `strtod` read from the longest run of digits, signs,
//! points and exponent marks: `01`, `+1`, `.5` and `1.` are numbers, `1e` is not.

use crate::any::Any;

use super::cursor::Cursor;
use super::syntax_error::{Fault, SyntaxError};

/// Powers of ten that a double holds exactly.
const EXACT_POWERS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
];
/// Largest number of digits that always fit in 64 bits.
const FITTING_DIGITS: usize = 18;
/// Integers up to this one are exact as doubles.
const EXACT_INTEGER: u64 = 1 << 53;

impl Cursor<'_> {
    /// Reads the next number, `NaN` or infinity.
    #[inline]
    pub(super) fn number(&mut self) -> Result<Any, SyntaxError> {
        match self.plain_number() {
            Some(value) => Ok(value),
            None => self.any_number(),
        }
    }

    /// Reads the common forms, whose value follows from few digits; `None` leaves the cursor in
    /// place.
    #[inline]
    fn plain_number(&mut self) -> Option<Any> {
        let start = self.at;
        let negative = self.text.get(start) == Some(&b'-');
        let first = start + usize::from(negative);
        let (mut digits, mut at) = self.digits(first, 0);
        let mut count = at - first;
        let mut exponent = 0_i64;
        let mut is_int = true;
        if self.text.get(at) == Some(&b'.') && count > 0 {
            is_int = false;
            let point = at + 1;
            (digits, at) = self.digits(point, digits);
            exponent = -((at - point) as i64);
            count += at - point;
        }
        if count == 0 || count > FITTING_DIGITS {
            return None;
        }
        if matches!(self.text.get(at), Some(b'e' | b'E')) {
            is_int = false;
            let sign = self.text.get(at + 1);
            let first = at + 1 + usize::from(matches!(sign, Some(b'+' | b'-')));
            let (power, end) = self.digits(first, 0);
            if end == first || end - first > 4 {
                return None;
            }
            exponent += if sign == Some(&b'-') { -(power as i64) } else { power as i64 };
            at = end;
        }
        if matches!(self.text.get(at), Some(b'.' | b'e' | b'E' | b'+' | b'-')) {
            return None;
        }
        if is_int {
            self.at = at;
            // At most 18 digits: the value fits with either sign.
            let value = digits as i64;
            return Some(Any::from(if negative { -value } else { value }));
        }
        let power = *EXACT_POWERS.get(exponent.unsigned_abs() as usize)?;
        if digits > EXACT_INTEGER {
            return None;
        }
        self.at = at;
        // Both operands are exact, so the only rounding here is correct.
        let value = digits as f64;
        let value = if exponent < 0 { value / power } else { value * power };
        Some(Any::from(if negative { -value } else { value }))
    }

    /// Folds digits from `at` on into `value`, and returns where they end. The value is correct as
    /// long as all digits together fit.
    #[inline(always)]
    fn digits(&self, mut at: usize, mut value: u64) -> (u64, usize) {
        while let Some(digit) = self.text.get(at).map(|byte| byte.wrapping_sub(b'0'))
            && digit < 10
        {
            value = value.wrapping_mul(10).wrapping_add(u64::from(digit));
            at += 1;
        }
        (value, at)
    }

    /// Reads every form, slowly.
    #[cold]
    #[inline(never)]
    fn any_number(&mut self) -> Result<Any, SyntaxError> {
        let rest = &self.text[self.at..];
        match rest {
            [b'N', ..] => return self.word(b"NaN").map(|()| f64::NAN.into()),
            [b'I', ..] => return self.word(b"Infinity").map(|()| f64::INFINITY.into()),
            [b'-', b'I', ..] => {
                return self.word(b"-Infinity").map(|()| f64::NEG_INFINITY.into());
            }
            _ => {}
        }
        let in_number = |byte: &u8| matches!(byte, b'0'..=b'9' | b'e' | b'E' | b'+' | b'-' | b'.');
        let len = rest.iter().position(|byte| !in_number(byte)).unwrap_or(rest.len());
        let run = &rest[..len];
        let value = std::str::from_utf8(run).ok().and_then(read_number);
        let value = value.ok_or_else(|| self.fault(Fault::ExpectingValue))?;
        self.at += len;
        Ok(value)
    }
}

/// The value of a run of number characters.
fn read_number(run: &str) -> Option<Any> {
    let is_float = run.contains(['.', 'e', 'E']);
    if !is_float && let Ok(value) = run.parse::<i64>() {
        return Some(value.into());
    }
    let value = run.parse::<f64>().ok()?;
    // Out of range is refused: too large, or not zero but indistinguishable from it.
    let mantissa = run.split(['e', 'E']).next().unwrap_or(run);
    let lost = value == 0.0 && mantissa.contains(|c: char| ('1'..='9').contains(&c));
    (value.is_finite() && !lost).then(|| value.into())
}
