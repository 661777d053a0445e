//! The result of a function: nothing, a number, or a tuple of results.

use fishplate_abi::DLDataTypeCode;

use super::parse_dtype;
use crate::json;

/// The result of a function, as a caller sees it.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub enum Returned {
    /// None.
    #[default]
    Nothing,
    /// An integer.
    Int,
    /// A float.
    Float,
    /// A boolean.
    Bool,
    /// An address.
    Pointer,
    /// An `ffi.Array` of results.
    Tuple(Vec<Returned>),
}

impl Returned {
    /// Parses `None`, `int`, `float`, `bool`, `Tuple[int, float]`, or the name of a dtype such as `int32`.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(inner) = text.strip_prefix("Tuple[").and_then(|text| text.strip_suffix(']')) {
            return split(inner)?
                .into_iter()
                .map(Self::parse)
                .collect::<Option<_>>()
                .map(Self::Tuple);
        }
        match text {
            "None" => return Some(Self::Nothing),
            "int" => return Some(Self::Int),
            "float" => return Some(Self::Float),
            _ => {}
        }
        let dtype = parse_dtype(text).ok().filter(|dtype| dtype.lanes == 1)?;
        Some(match (dtype.code, dtype.bits) {
            (DLDataTypeCode::BOOL, _) | (DLDataTypeCode::UINT, 1) => Self::Bool,
            (DLDataTypeCode::INT | DLDataTypeCode::UINT, 8 | 16 | 32 | 64) => Self::Int,
            (DLDataTypeCode::FLOAT, 16 | 32 | 64) | (DLDataTypeCode::BFLOAT, 16) => Self::Float,
            (DLDataTypeCode::OPAQUE_HANDLE, _) => Self::Pointer,
            _ => return None,
        })
    }

    /// The type in the schema of a function, as JSON.
    pub(crate) fn schema(&self) -> String {
        let name = match self {
            Self::Nothing => "None",
            Self::Int => "int",
            Self::Float => "float",
            Self::Bool => "bool",
            Self::Pointer => "void*",
            Self::Tuple(parts) => {
                let parts = json::array(parts.iter().map(Self::schema));
                return format!(r#"{{"type":"Tuple","args":{parts}}}"#);
            }
        };
        format!(r#"{{"type":"{name}"}}"#)
    }
}

impl std::fmt::Display for Returned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Nothing => "None",
            Self::Int => "int",
            Self::Float => "float",
            Self::Bool => "bool",
            Self::Pointer => "handle",
            Self::Tuple(parts) => {
                let parts: Vec<String> = parts.iter().map(Self::to_string).collect();
                return write!(f, "Tuple[{}]", parts.join(", "));
            }
        })
    }
}

/// Splits a list at the commas outside brackets.
fn split(text: &str) -> Option<Vec<&str>> {
    if text.trim().is_empty() {
        return Some(Vec::new());
    }
    let (mut depth, mut start, mut parts) = (0_i32, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '[' => depth += 1,
            ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
        if !(0..64).contains(&depth) {
            return None;
        }
    }
    parts.push(&text[start..]);
    (depth == 0).then_some(parts)
}
