//! The `custom<...>` directives of types and attributes that are known here, and parameters that C++ code writes in
//! ways that are known. To add one: a row of the table, an arm in `print` and one in `parse`.

use super::catalog::Catalog;
use super::definition::{parse_value, print_value};
use super::failure::{Failure, Result};
use super::sink::Sink;
use super::source::Source;
use super::value::Value;
use crate::model::{Kind, ParamText};

/// The hooks, by name.
const HOOKS: [&str; 1] = ["DimensionList"];

/// Whether a hook is known.
pub fn is_known(hook: &str) -> bool {
    HOOKS.contains(&hook)
}

/// What `?` in a dimension list is.
const DYNAMIC: i128 = i64::MIN as i128;

/// Writes what a hook writes.
///
/// # Errors
/// When the values are not what the hook takes.
pub fn print<K: Sink>(hook: &str, args: &[&Value<K::Attr, K::Type>], sink: &mut K) -> Result<()> {
    match (hook, args) {
        ("DimensionList", [Value::Array(items)]) => {
            for (position, item) in items.iter().enumerate() {
                if position > 0 {
                    sink.write("x");
                }
                match item {
                    Value::Int(DYNAMIC) => sink.write("?"),
                    Value::Int(size) => sink.write(&size.to_string()),
                    _ => return Err(Failure::new(0, "expected a list of integers")),
                }
            }
            Ok(())
        }
        _ => Err(Failure::new(0, format!("custom<{hook}> does not take these values"))),
    }
}

/// Takes what a hook takes; `known` is what its arguments are so far.
///
/// # Errors
/// When the text is not what the hook takes.
pub fn parse<S: Source>(
    hook: &str,
    known: &[Option<Value<S::Attr, S::Type>>],
    source: &mut S,
) -> Result<Vec<Value<S::Attr, S::Type>>> {
    let _ = known;
    match hook {
        "DimensionList" => {
            let sizes = source.dimension_list(true, false)?;
            let sizes = sizes.into_iter().map(|size| Value::Int(i128::from(size))).collect();
            Ok(vec![Value::Array(sizes)])
        }
        _ => Err(Failure::new(0, format!("custom<{hook}> is not known"))),
    }
}

/// Whether C++ code writes a list in braces.
fn is_braces(code: &str) -> bool {
    code.starts_with("$_printer << '{'; llvm::interleaveComma(")
}

/// Whether C++ code that writes a parameter is known.
pub fn is_known_code(code: &str) -> bool {
    is_braces(code)
}

/// Writes a parameter as C++ code does.
///
/// # Errors
/// When the code is not known or the value not of the kind.
pub fn print_by_code<K: Sink>(
    catalog: &Catalog,
    code: &str,
    kind: &Kind,
    value: &Value<K::Attr, K::Type>,
    sink: &mut K,
) -> Result<()> {
    if !is_braces(code) {
        return Err(Failure::new(0, format!("written by C++ code: {code}")));
    }
    sink.write("{");
    print_value(catalog, kind, &ParamText::Field, false, value, sink)?;
    sink.write("}");
    Ok(())
}

/// Takes a parameter that C++ code writes.
///
/// # Errors
/// When the code is not known or the text not what it takes.
pub fn parse_by_code<S: Source>(
    catalog: &Catalog,
    code: &str,
    kind: &Kind,
    source: &mut S,
) -> Result<Option<Value<S::Attr, S::Type>>> {
    if !is_braces(code) {
        return Err(Failure::new(source.position(), format!("parsed by C++ code: {code}")));
    }
    if !source.optional_punctuation("{") {
        return Ok(None);
    }
    let list = match source.optional_punctuation("}") {
        true => return Ok(Some(Value::Array(Vec::new()))),
        false => parse_value(catalog, kind, &ParamText::Field, false, source)?,
    };
    source.literal("}")?;
    Ok(list)
}
