//! Converts JSON text to values and back with the runtime's functions.
//!
//! Objects become [`Map`](crate::Map)s in order of appearance, arrays [`Array`](crate::Array)s,
//! numbers `i64` where they have neither fraction nor exponent, else `f64`.

use crate::any::Any;
use crate::convert::Pass;
use crate::error::Result;
use crate::global::Global;
use crate::string::Str;

static PARSE: Global = Global::new("ffi.json.Parse");
static STRINGIFY: Global = Global::new("ffi.json.Stringify");

/// Parses JSON text; the error names the position.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// # use fishplate::{Any, Array, Map, Str, json};
/// let value = json::parse(r#"{"name": "softmax", "dims": [2, 3]}"#)?;
/// let map: Map<Str, Any> = value.get()?;
/// let dims: Array<i64> = map.get("dims")?.unwrap_or_default().get()?;
/// assert_eq!(dims, [2, 3]);
/// # Ok(())
/// # }
/// ```
pub fn parse(text: &str) -> Result<Any> {
    PARSE.call((text,))
}

/// Writes a value as JSON: None, booleans, numbers, strings, arrays, lists, and maps with string keys. No runtime
/// supports a [`Dict`](crate::Dict) here so far.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// # use fishplate::{Array, json};
/// assert_eq!(json::stringify(Array::from([1_i64, 2]))?, "[1,2]");
/// # Ok(())
/// # }
/// ```
pub fn stringify(value: impl Pass) -> Result<Str> {
    STRINGIFY.call((value, None::<i64>))
}

/// Writes a value as JSON over several lines, with two spaces of indentation per level.
pub fn stringify_pretty(value: impl Pass) -> Result<Str> {
    STRINGIFY.call((value, 2))
}
