//! Numbers as decimal text: integers, and doubles as C's `%.17g` writes them.
//!
//! One multiplication of the 53-bit fraction by a 128-bit power of ten yields seventeen digits. The
//! product is off by less than the width of its lowest limbs, so a result that is not near a tie is
//! right; the few that are near one use the standard library's exact method.

/// Room for the longest text: sign, 17 digits, point, exponent.
pub(super) type Buffer = [u8; 32];

const PAIRS: [u8; 200] = {
    let mut pairs = [0; 200];
    let mut i = 0;
    while i < 100 {
        pairs[i * 2] = b'0' + (i / 10) as u8;
        pairs[i * 2 + 1] = b'0' + (i % 10) as u8;
        i += 1;
    }
    pairs
};

/// Writes an integer at the end of the buffer.
#[inline]
pub(super) fn int(value: i64, buffer: &mut Buffer) -> &[u8] {
    let mut at = digits(value.unsigned_abs(), buffer, 32);
    if value < 0 {
        at -= 1;
        buffer[at] = b'-';
    }
    &buffer[at..]
}

/// Writes digits that end before `end`, and returns where they start.
#[inline]
fn digits(mut value: u64, buffer: &mut Buffer, mut end: usize) -> usize {
    while value >= 100 {
        let pair = (value % 100) as usize * 2;
        value /= 100;
        end -= 2;
        buffer[end..end + 2].copy_from_slice(&PAIRS[pair..pair + 2]);
    }
    if value >= 10 {
        let pair = value as usize * 2;
        end -= 2;
        buffer[end..end + 2].copy_from_slice(&PAIRS[pair..pair + 2]);
    } else {
        end -= 1;
        buffer[end] = b'0' + value as u8;
    }
    end
}

/// Integers below this are written with a fraction of zero, so that they stay floats when read.
const INTEGRAL_LIMIT: f64 = (1_u64 << 53) as f64;

/// Writes a float. Infinities and NaN are words that only the matching reader accepts.
#[inline]
pub(super) fn float(value: f64, buffer: &mut Buffer) -> &[u8] {
    if value.abs() < INTEGRAL_LIMIT && value.trunc() == value {
        return integral(value, buffer);
    }
    if value.is_nan() {
        return b"NaN";
    }
    if value.is_infinite() {
        return if value < 0.0 { b"-Infinity" } else { b"Infinity" };
    }
    let decimal = Decimal::of(value.abs()).unwrap_or_else(|| Decimal::exact(value.abs()));
    decimal.write(value.is_sign_negative(), buffer)
}

fn integral(value: f64, buffer: &mut Buffer) -> &[u8] {
    buffer[30..].copy_from_slice(b".0");
    let mut at = digits(value.abs() as u64, buffer, 30);
    if value.is_sign_negative() {
        at -= 1;
        buffer[at] = b'-';
    }
    &buffer[at..]
}

/// Digits that distinguish any two doubles.
const DIGITS: i32 = 17;
const SMALLEST: u64 = 10_u64.pow(16);
const LIMIT: u64 = 10_u64.pow(17);

/// Seventeen digits, the first not zero, and the power of ten of the first.
struct Decimal {
    digits: u64,
    exponent: i32,
}

impl Decimal {
    /// The nearest decimal of a positive finite number; `None` if the product is not precise
    /// enough.
    #[inline]
    fn of(value: f64) -> Option<Decimal> {
        let bits = value.to_bits();
        let (fraction, power) = match (bits & ((1 << 52) - 1), (bits >> 52) as i32) {
            (fraction, 0) => (fraction, -1074),
            (fraction, biased) => (fraction | 1 << 52, biased - 1075),
        };
        let shift = fraction.leading_zeros();
        let (fraction, power) = (fraction << shift, power - shift as i32);
        // floor(log10(2^(power + 63))): the number's own exponent, or one less.
        let guess = ((power + 63) * 78913) >> 18;
        let scaled = Scaled::new(fraction, power, DIGITS - 1 - guess);
        let (scaled, exponent) = if scaled.whole >= LIMIT {
            (Scaled::new(fraction, power, DIGITS - 2 - guess), guess + 1)
        } else {
            (scaled, guess)
        };
        let digits = scaled.round()?;
        // Rounding may have carried into an eighteenth digit.
        Some(if digits == LIMIT {
            Decimal { digits: SMALLEST, exponent: exponent + 1 }
        } else {
            Decimal { digits, exponent }
        })
    }

    /// Does the same by the exact method.
    #[cold]
    fn exact(value: f64) -> Decimal {
        let text = format!("{value:.16e}");
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let digits = mantissa.bytes().filter(u8::is_ascii_digit);
        Decimal {
            digits: digits.fold(0, |value, digit| value * 10 + u64::from(digit - b'0')),
            exponent: exponent.parse().unwrap_or(0),
        }
    }

    /// The digits in the shorter of the two notations, without trailing zeros.
    fn write(self, negative: bool, buffer: &mut Buffer) -> &[u8] {
        let mut room: Buffer = [b'0'; 32];
        let start = digits(self.digits, &mut room, 32);
        let zeros = room[start..].iter().rev().take_while(|&&digit| digit == b'0').count();
        let digits = &room[start..32 - zeros];
        let mut out = Front { buffer, len: 0 };
        if negative {
            out.push(b"-");
        }
        if self.exponent < -4 || self.exponent >= DIGITS {
            out.push(&digits[..1]);
            if digits.len() > 1 {
                out.push(b".");
                out.push(&digits[1..]);
            }
            out.push(if self.exponent < 0 { b"e-" } else { b"e+" });
            let power = self.exponent.unsigned_abs() as usize;
            if power >= 100 {
                out.push(&[b'0' + (power / 100) as u8]);
            }
            let pair = power % 100 * 2;
            out.push(&PAIRS[pair..pair + 2]);
        } else if self.exponent < 0 {
            out.push(&b"0.0000"[..1 + self.exponent.unsigned_abs() as usize]);
            out.push(digits);
        } else {
            let whole = self.exponent as usize + 1;
            if digits.len() <= whole {
                out.push(&room[start..start + whole]);
            } else {
                out.push(&digits[..whole]);
                out.push(b".");
                out.push(&digits[whole..]);
            }
        }
        let Front { buffer, len } = out;
        &buffer[..len]
    }
}

/// A buffer filled from its front.
struct Front<'a> {
    buffer: &'a mut Buffer,
    len: usize,
}

impl Front<'_> {
    #[inline]
    fn push(&mut self, bytes: &[u8]) {
        self.buffer[self.len..self.len + bytes.len()].copy_from_slice(bytes);
        self.len += bytes.len();
    }
}

/// A number times a power of ten: the whole part, and the rest as a binary fraction.
struct Scaled {
    whole: u64,
    rest: u128,
    /// Bits below `rest` that were truncated.
    low: u64,
    /// Half, in units of `rest`.
    half: u128,
    /// Whether only the truncated bits are missing.
    is_exact: bool,
}

impl Scaled {
    /// `fraction * 2^power * 10^ten`, where the top bit of `fraction` is set and the result has 16
    /// to 18 digits before the point.
    #[inline]
    fn new(fraction: u64, power: i32, ten: i32) -> Scaled {
        let factor = POWERS[(ten - FIRST_POWER) as usize];
        let low = u128::from(fraction) * u128::from(factor as u64);
        let high = u128::from(fraction) * (factor >> 64) + (low >> 64);
        // The factor means `factor * 2^(binary_exponent - 127)`.
        let binary_exponent = (i64::from(ten) * 217_706) >> 16;
        // The product is `high:low * 2^-shift`; 64 of the shift come from the truncation of `low`.
        let shift = (127 - 64) - i64::from(power) - binary_exponent;
        let mask = (1_u128 << shift) - 1;
        Scaled {
            whole: (high >> shift) as u64,
            rest: high & mask,
            low: low as u64,
            half: 1 << (shift - 1),
            is_exact: (0..=LAST_EXACT_POWER).contains(&ten),
        }
    }

    /// The nearest whole number, on a tie the even one; `None` if that is undecided.
    #[inline]
    fn round(&self) -> Option<u64> {
        /// How much larger than its table entry a power may be, in units of `rest`.
        const SLACK: u128 = 2;
        if self.rest >= self.half {
            let is_tie = self.rest == self.half && self.low == 0;
            return match (is_tie, self.is_exact) {
                (false, _) => Some(self.whole + 1),
                (true, true) => Some(self.whole + (self.whole & 1)),
                (true, false) => None,
            };
        }
        (self.is_exact || self.rest + SLACK < self.half).then_some(self.whole)
    }
}

/// Powers of ten in the table: from the one for the largest double to the one for the smallest.
const FIRST_POWER: i32 = DIGITS - 2 - 308;
const LAST_POWER: i32 = DIGITS - 1 + 324;
/// 5^55 is the last power of five that fits in 128 bits.
const LAST_EXACT_POWER: i32 = 55;

/// The top 128 bits of each power of ten, first bit set, truncated rather than rounded.
static POWERS: [u128; (LAST_POWER - FIRST_POWER + 1) as usize] = powers();

/// Multiplies and divides by five in 256 bits, so that the accumulated error stays far below the
/// 128 bits that are kept.
const fn powers() -> [u128; (LAST_POWER - FIRST_POWER + 1) as usize] {
    let mut table = [0; (LAST_POWER - FIRST_POWER + 1) as usize];
    let one = (1_u128 << 127, 0_u128);
    let mut power = one;
    let mut ten = 0;
    while ten <= LAST_POWER {
        table[(ten - FIRST_POWER) as usize] = power.0;
        power = times_five(power);
        ten += 1;
    }
    power = one;
    ten = 0;
    while ten > FIRST_POWER {
        power = over_five(power);
        ten -= 1;
        table[(ten - FIRST_POWER) as usize] = power.0;
    }
    table
}

/// Five times a 256-bit number, shifted so that its top bit is set again.
const fn times_five((high, low): (u128, u128)) -> (u128, u128) {
    // A quarter more is five quarters; a carry out of the top means one more bit.
    let quarter = shift_right((high, low), 2);
    let (sum_low, carry) = low.overflowing_add(quarter.1);
    let (sum, over_a) = high.overflowing_add(quarter.0);
    let (sum, over_b) = sum.overflowing_add(carry as u128);
    if over_a || over_b {
        let (high, low) = shift_right((sum, sum_low), 1);
        (high | 1 << 127, low)
    } else {
        (sum, sum_low)
    }
}

/// A fifth of a 256-bit number, shifted so that its top bit is set again.
const fn over_five((high, low): (u128, u128)) -> (u128, u128) {
    // Long division by limbs of 64 bits, with one more limb behind for the bits shifted in.
    let limbs = [(high >> 64) as u64, high as u64, (low >> 64) as u64, low as u64, 0];
    let mut quotient = [0_u64; 5];
    let mut rest = 0_u128;
    let mut i = 0;
    while i < 5 {
        let part = rest << 64 | limbs[i] as u128;
        quotient[i] = (part / 5) as u64;
        rest = part % 5;
        i += 1;
    }
    let shift = quotient[0].leading_zeros();
    let high = (quotient[0] as u128) << 64 | quotient[1] as u128;
    let low = (quotient[2] as u128) << 64 | quotient[3] as u128;
    let last = quotient[4] as u128;
    (high << shift | low >> (128 - shift), low << shift | last >> (64 - shift))
}

const fn shift_right((high, low): (u128, u128), by: u32) -> (u128, u128) {
    (high >> by, low >> by | high << (128 - by))
}
