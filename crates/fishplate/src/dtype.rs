//! Element types of tensors, as in DLPack.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use fishplate_abi::{DLDataType, DLDataTypeCode, RawAny, RawValue, TypeIndex};

use crate::any::{Any, AnyView, plain};
use crate::convert::{Arg, FfiType, FromView, IntoAny, Pass, plain_type, shown_type};
use crate::error::{Error, Result, decimal};
use crate::runtime::{api, check, span};

/// The type of a tensor's elements: kind, width in bits and vector lanes.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// use fishplate::DType;
///
/// let dtype: DType = "float16x4".parse()?;
/// assert_eq!((dtype.bits(), dtype.lanes()), (16, 4));
/// assert_eq!(DType::BF16.to_string(), "bfloat16");
/// # Ok(())
/// # }
/// ```
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DType(DLDataType);

macro_rules! constants {
    ($($name:ident = $code:ident $bits:literal, $text:literal;)*) => {
        impl DType {
            $(
                #[doc = concat!("`", $text, "`.")]
                pub const $name: DType = DType::new(DLDataTypeCode::$code, $bits, 1);
            )*

            /// The name of the element type, if it is one of those above and not a scalable vector.
            fn plain_name(self) -> Option<&'static str> {
                match self.with_lanes(1) {
                    _ if self.0.lanes == 0 || self.0.lanes > i16::MAX as u16 => None,
                    $(DType::$name => Some($text),)*
                    _ => None,
                }
            }

            #[cfg(test)]
            const NAMED: &'static [(DType, &'static str)] = &[$((DType::$name, $text)),*];
        }
    };
}

constants! {
    F16 = FLOAT 16, "float16"; F32 = FLOAT 32, "float32"; F64 = FLOAT 64, "float64";
    BF16 = BFLOAT 16, "bfloat16";
    I8 = INT 8, "int8"; I16 = INT 16, "int16"; I32 = INT 32, "int32"; I64 = INT 64, "int64";
    U8 = UINT 8, "uint8"; U16 = UINT 16, "uint16"; U32 = UINT 32, "uint32"; U64 = UINT 64, "uint64";
    I4 = INT 4, "int4"; U4 = UINT 4, "uint4";
    BOOL = BOOL 8, "bool";
    F8_E3M4 = FLOAT8_E3M4 8, "float8_e3m4"; F8_E4M3 = FLOAT8_E4M3 8, "float8_e4m3";
    F8_E4M3B11FNUZ = FLOAT8_E4M3B11FNUZ 8, "float8_e4m3b11fnuz";
    F8_E4M3FN = FLOAT8_E4M3FN 8, "float8_e4m3fn"; F8_E4M3FNUZ = FLOAT8_E4M3FNUZ 8, "float8_e4m3fnuz";
    F8_E5M2 = FLOAT8_E5M2 8, "float8_e5m2"; F8_E5M2FNUZ = FLOAT8_E5M2FNUZ 8, "float8_e5m2fnuz";
    F8_E8M0FNU = FLOAT8_E8M0FNU 8, "float8_e8m0fnu";
    F6_E2M3FN = FLOAT6_E2M3FN 6, "float6_e2m3fn"; F6_E3M2FN = FLOAT6_E3M2FN 6, "float6_e3m2fn";
    F4_E2M1FN = FLOAT4_E2M1FN 4, "float4_e2m1fn";
}

impl DType {
    /// A type of any kind, width and lanes.
    pub const fn new(code: DLDataTypeCode, bits: u8, lanes: u16) -> DType {
        DType(DLDataType { code, bits, lanes })
    }

    /// Converts a type from C.
    pub const fn from_raw(raw: DLDataType) -> DType {
        DType(raw)
    }

    /// Converts the type for C.
    pub const fn as_raw(self) -> DLDataType {
        self.0
    }

    /// The kind, such as [`DLDataTypeCode::FLOAT`].
    pub const fn code(self) -> DLDataTypeCode {
        self.0.code
    }

    /// Width of one lane in bits.
    pub const fn bits(self) -> u8 {
        self.0.bits
    }

    /// Number of lanes; 1 for scalars. For a scalable vector, the number that C stores.
    pub const fn lanes(self) -> u16 {
        self.0.lanes
    }

    /// The same kind and width with other lanes.
    pub const fn with_lanes(self, lanes: u16) -> DType {
        DType::new(self.0.code, self.0.bits, lanes)
    }

    /// Size of `count` contiguous elements in bytes; `None` if that many cannot exist. Elements
    /// smaller than a byte are packed.
    pub fn bytes_for(self, count: usize) -> Option<usize> {
        let lanes = (self.0.lanes as i16).unsigned_abs();
        let bits = usize::from(self.0.bits) * usize::from(lanes);
        bits.checked_mul(count).map(|bits| bits.div_ceil(8))
    }
}

impl Hash for DType {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.code.0, self.0.bits, self.0.lanes).hash(state);
    }
}

impl FromStr for DType {
    type Err = Error;
    /// Parses `float32`, `int8x4`, `bool` and all other names that Python uses.
    fn from_str(text: &str) -> Result<DType> {
        let text = span(text.as_bytes());
        let mut out = DType::F32.0;
        // SAFETY: a valid span and the address of a data type.
        check(unsafe { (api().TVMFFIDataTypeFromString)(&raw const text, &raw mut out) })?;
        Ok(DType(out))
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = self.plain_name() {
            if self.0.lanes == 1 {
                return f.write_str(name);
            }
            // Written in one piece, because that is the fastest way to create a string.
            let mut text = String::with_capacity(name.len() + 6);
            text.push_str(name);
            text.push('x');
            text.push_str(decimal(self.0.lanes.into(), &mut [0; 10]));
            return f.write_str(&text);
        }
        match self.runtime_name() {
            Ok(name) => f.write_str(name.get::<&str>().map_err(|_| fmt::Error)?),
            // Numbers that have no name.
            Err(_) => write!(f, "dtype({}, {}, {})", self.0.code.0, self.0.bits, self.0.lanes),
        }
    }
}

impl DType {
    /// The name that the runtime gives.
    fn runtime_name(self) -> Result<Any> {
        let mut out = RawAny::NONE;
        // SAFETY: a data type and the address of a value that owns nothing.
        check(unsafe { (api().TVMFFIDataTypeToString)(&raw const self.0, &raw mut out) })?;
        // SAFETY: on success the value is owned.
        Ok(unsafe { Any::from_raw(out) })
    }
}

impl fmt::Debug for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

plain_type!(DType, "DataType", |value| {
    // The bytes that a data type does not fill are zero.
    let mut raw = RawValue { v_uint64: 0 };
    raw.v_dtype = value.as_raw();
    plain(TypeIndex::DATA_TYPE, raw)
});

impl<'a> FromView<'a> for DType {
    /// Text converts.
    fn from_view(view: &'a AnyView<'a>) -> Option<DType> {
        if view.type_index() == TypeIndex::DATA_TYPE {
            // SAFETY: this index holds a data type.
            return Some(DType(unsafe { view.as_raw().value.v_dtype }));
        }
        view.get::<&str>().ok()?.parse().ok()
    }

    fn describe(view: &'a AnyView<'a>) -> String {
        match view.content(true) {
            Some(text) => format!("{:?}, which names no data type", String::from_utf8_lossy(text)),
            None => shown_type(view),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::DType;

    #[test]
    fn constants_have_the_names_that_the_runtime_gives() {
        for (dtype, name) in DType::NAMED {
            for lanes in [1, 4, u16::MAX - 3] {
                let dtype = dtype.with_lanes(lanes);
                let expected: String = dtype.runtime_name().unwrap().get().unwrap();
                assert_eq!(dtype.to_string(), expected);
            }
            assert_eq!(dtype.to_string(), *name);
            assert_eq!(name.parse::<DType>().unwrap(), *dtype);
        }
    }
}
