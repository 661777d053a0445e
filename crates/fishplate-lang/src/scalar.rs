//! The scalar types of the language: names, widths, their MLIR spelling, and the promotion table for two of them.

/// A scalar type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scalar {
    /// A boolean; one byte in memory.
    Boolean,
    /// Signed, 8 bits.
    Int8,
    /// Signed, 16 bits.
    Int16,
    /// Signed, 32 bits.
    Int32,
    /// Signed, 64 bits.
    Int64,
    /// Unsigned, 8 bits.
    Uint8,
    /// Unsigned, 16 bits.
    Uint16,
    /// Unsigned, 32 bits.
    Uint32,
    /// Unsigned, 64 bits.
    Uint64,
    /// 4 bits of exponent, 3 of fraction; no infinity.
    Float8E4M3FN,
    /// 5 bits of exponent, 2 of fraction: the upper byte of a half.
    Float8E5M2,
    /// IEEE half.
    Float16,
    /// The upper half of a float.
    BFloat16,
    /// IEEE single.
    Float32,
    /// IEEE double.
    Float64,
    /// An address.
    Pointer,
    /// An address in GPU shared memory, which the threads of a block share.
    SharedPointer,
    /// An address in GPU memory.
    GlobalPointer,
    /// Two halves in one register, for GPU instructions.
    HalfPair,
}

use Scalar::*;

/// One row per type: the type, its name here, its dtype name, and its MLIR name.
const ROWS: &[(Scalar, &str, &str, &str)] = &[
    (Boolean, "Boolean", "bool", "i1"),
    (Int8, "Int8", "int8", "i8"),
    (Int16, "Int16", "int16", "i16"),
    (Int32, "Int32", "int32", "i32"),
    (Int64, "Int64", "int64", "i64"),
    (Uint8, "Uint8", "uint8", "i8"),
    (Uint16, "Uint16", "uint16", "i16"),
    (Uint32, "Uint32", "uint32", "i32"),
    (Uint64, "Uint64", "uint64", "i64"),
    (Float8E4M3FN, "Float8E4M3FN", "float8_e4m3fn", "i8"),
    (Float8E5M2, "Float8E5M2", "float8_e5m2", "i8"),
    (Float16, "Float16", "float16", "f16"),
    (BFloat16, "BFloat16", "bfloat16", "bf16"),
    (Float32, "Float32", "float32", "f32"),
    (Float64, "Float64", "float64", "f64"),
    (Pointer, "Pointer", "handle", "!llvm.ptr"),
    (SharedPointer, "SharedPointer", "shared handle", "!llvm.ptr<3>"),
    (GlobalPointer, "GlobalPointer", "global handle", "!llvm.ptr<1>"),
    (HalfPair, "HalfPair", "pair of halves", "vector<2xf16>"),
];

impl Scalar {
    fn row(self) -> &'static (Scalar, &'static str, &'static str, &'static str) {
        // The rows are in the order of the variants, which a test checks.
        &ROWS[self as usize]
    }

    /// Parses a name such as `Float32` or `float32`.
    pub fn parse(name: &str) -> Option<Self> {
        ROWS.iter().find(|row| row.1 == name || row.2 == name).map(|row| row.0)
    }

    /// The name in errors.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// The dtype name, as in DLPack.
    pub fn dtype(self) -> &'static str {
        self.row().2
    }

    /// The MLIR spelling.
    pub fn mlir(self) -> &'static str {
        self.row().3
    }

    /// The type of an element in memory, in MLIR.
    pub fn memory(self) -> &'static str {
        if self == Boolean { "i8" } else { self.mlir() }
    }

    /// Width in bits.
    pub fn bits(self) -> u32 {
        match self {
            Boolean => 1,
            Int8 | Uint8 | Float8E4M3FN | Float8E5M2 => 8,
            Int16 | Uint16 | Float16 | BFloat16 => 16,
            Int32 | Uint32 | Float32 | HalfPair => 32,
            Int64 | Uint64 | Float64 | Pointer | SharedPointer | GlobalPointer => 64,
        }
    }

    /// Bytes of an element in memory.
    pub fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// Whether it is an integer; booleans do not count.
    pub fn is_int(self) -> bool {
        matches!(self, Int8 | Int16 | Int32 | Int64 | Uint8 | Uint16 | Uint32 | Uint64)
    }

    /// Whether it is a signed integer.
    pub fn is_signed(self) -> bool {
        matches!(self, Int8 | Int16 | Int32 | Int64)
    }

    /// Whether it is a float.
    pub fn is_float(self) -> bool {
        self.is_narrow() || matches!(self, Float32 | Float64)
    }

    /// Whether it is an 8-bit float, for which LLVM has no type.
    pub fn is_float8(self) -> bool {
        matches!(self, Float8E4M3FN | Float8E5M2)
    }

    /// Whether it is a float of 8 or 16 bits, with which arithmetic is done in 32 bits.
    pub fn is_narrow(self) -> bool {
        self.is_float8() || matches!(self, Float16 | BFloat16)
    }

    /// The signed integer type with a width.
    pub fn int(bits: u32) -> Self {
        match bits {
            8 => Int8,
            16 => Int16,
            32 => Int32,
            _ => Int64,
        }
    }

    /// The smallest and the largest value of an integer type.
    pub fn range(self) -> (i128, i128) {
        let bits = self.bits();
        if self.is_signed() {
            (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
        } else {
            (0, (1 << bits) - 1)
        }
    }

    /// Whether the type can hold this integer exactly; floats hold any integer, rounded.
    pub fn holds(self, value: i64) -> bool {
        let (low, high) = self.range();
        !self.is_int() || (low..=high).contains(&i128::from(value))
    }

    /// The common type of two types, as in NumPy: the smallest type that holds both, or a double if no integer type
    /// does. `bfloat16` is promoted like `float16`.
    pub fn promote(self, other: Scalar) -> Option<Scalar> {
        if self == other {
            return Some(self);
        }
        let (a, b) = if self.rank() <= other.rank() { (self, other) } else { (other, self) };
        Some(match (a, b) {
            (_, Pointer | SharedPointer | GlobalPointer | HalfPair) => return None,
            (Boolean, other) => other,
            _ if b.is_float() && a.is_float() => {
                if a.is_narrow() && a.bits() == b.bits() {
                    Float32
                } else {
                    b
                }
            }
            _ if b.is_float8() && a.bits() <= 16 => Float32,
            _ if b.is_float() => match a.bits() {
                8 => b,
                16 if b == Float64 => b,
                16 => Float32,
                _ => Float64,
            },
            _ => promote_ints(a, b),
        })
    }

    fn rank(self) -> u32 {
        let group = match self {
            Boolean => 0,
            Pointer | SharedPointer | GlobalPointer | HalfPair => 3,
            _ if self.is_int() => 1,
            _ => 2,
        };
        group * 128 + self.bits()
    }
}

/// Requires that `narrow` has at most as many bits as `wide`.
fn promote_ints(narrow: Scalar, wide: Scalar) -> Scalar {
    if narrow.is_signed() == wide.is_signed() {
        return wide;
    }
    if wide.is_signed() && narrow.bits() < wide.bits() {
        return wide;
    }
    // The unsigned one is at least as wide: one more bit is needed.
    match wide.bits() {
        64 => Float64,
        bits => Scalar::int(bits * 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order() {
        for (index, row) in ROWS.iter().enumerate() {
            assert_eq!(row.0 as usize, index);
            assert_eq!(Scalar::parse(row.1), Some(row.0));
            assert_eq!(Scalar::parse(row.2), Some(row.0));
        }
    }

    #[test]
    fn promotion_is_numpys() {
        let cases = [
            (Int8, Uint8, Int16),
            (Int32, Uint32, Int64),
            (Int64, Uint32, Int64),
            (Int64, Uint64, Float64),
            (Int8, Uint64, Float64),
            (Int8, Float16, Float16),
            (Int16, Float16, Float32),
            (Uint16, Float32, Float32),
            (Int32, Float32, Float64),
            (Float16, Float32, Float32),
            (Float16, BFloat16, Float32),
            (Float8E4M3FN, Float8E5M2, Float32),
            (Float8E4M3FN, BFloat16, BFloat16),
            (Int8, Float8E5M2, Float32),
            (Int32, Float8E5M2, Float64),
            (Boolean, Uint8, Uint8),
        ];
        for (a, b, together) in cases {
            assert_eq!(a.promote(b), Some(together), "{a:?} {b:?}");
            assert_eq!(b.promote(a), Some(together), "{b:?} {a:?}");
        }
        assert_eq!(Pointer.promote(Int64), None);
    }

    #[test]
    fn integers_know_their_range() {
        assert!(Int8.holds(-128) && !Int8.holds(128) && Uint8.holds(255) && !Uint8.holds(-1));
        assert!(Float32.holds(i64::MAX));
    }
}
