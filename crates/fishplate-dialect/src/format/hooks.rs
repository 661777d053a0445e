//! The known `custom<...>` directives of types and attributes, and parameters that C++ code prints in a known way. To
//! add one, add a row to the table, and an arm in `print` and in `parse`.

use super::catalog::Catalog;
use super::definition::{parse_value, print_value};
use super::failure::{Failure, Result};
use super::sink::Sink;
use super::source::Source;
use super::value::Value;
use crate::model::{Kind, ParamText};

/// The hooks, by name.
const HOOKS: [&str; 4] = ["DimensionList", "PrettyLLVMType", "FunctionTypes", "ExtTypeParams"];

/// Whether a hook is known.
pub fn is_known(hook: &str) -> bool {
    HOOKS.contains(&hook)
}

/// The value of `?` in a dimension list.
const DYNAMIC: i128 = i64::MIN as i128;

/// Prints the text of a hook.
///
/// # Errors
/// Fails if the values do not match the hook.
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
        ("PrettyLLVMType", [value]) => llvm_items(std::slice::from_ref(*value), sink),
        ("FunctionTypes", [Value::Array(params), Value::Bool(variadic)]) => {
            llvm_items(params, sink)?;
            if *variadic {
                sink.write(if params.is_empty() { "..." } else { ", ..." });
            }
            sink.write(")");
            Ok(())
        }
        ("ExtTypeParams", [Value::Array(types), Value::Array(numbers)]) => {
            llvm_items(types, sink)?;
            if !types.is_empty() && !numbers.is_empty() {
                sink.write(", ");
            }
            llvm_items(numbers, sink)
        }
        _ => Err(Failure::new(0, format!("custom<{hook}> does not take these values"))),
    }
}

/// Prints types of the LLVM dialect without `!llvm.`, and numbers, separated by commas.
fn llvm_items<K: Sink>(items: &[Value<K::Attr, K::Type>], sink: &mut K) -> Result<()> {
    for (position, item) in items.iter().enumerate() {
        if position > 0 {
            sink.write(", ");
        }
        match item {
            Value::Type(of) => {
                let full = sink.type_text(of);
                sink.write(full.strip_prefix("!llvm.").unwrap_or(&full));
            }
            Value::Int(number) => sink.write(&number.to_string()),
            other => {
                let got = other.describe();
                return Err(Failure::new(0, format!("expected a type or integer, got {got}")));
            }
        }
    }
    Ok(())
}

/// Parses the text of a hook, and returns one value per argument.
///
/// # Errors
/// Fails if the text does not match the hook.
pub fn parse<S: Source>(hook: &str, source: &mut S) -> Result<Vec<Value<S::Attr, S::Type>>> {
    match hook {
        "DimensionList" => {
            let sizes = source.dimension_list(true, false)?;
            let sizes = sizes.into_iter().map(|size| Value::Int(i128::from(size))).collect();
            Ok(vec![Value::Array(sizes)])
        }
        "PrettyLLVMType" => Ok(vec![Value::Type(llvm_type(source)?)]),
        "FunctionTypes" => {
            let mut params = Vec::new();
            let mut variadic = false;
            while !source.optional_punctuation(")") {
                if variadic || (!params.is_empty() && !source.optional_punctuation(",")) {
                    return Err(source.expected("')'"));
                }
                variadic = source.optional_punctuation("...");
                if !variadic {
                    params.push(Value::Type(llvm_type(source)?));
                }
            }
            Ok(vec![Value::Array(params), Value::Bool(variadic)])
        }
        "ExtTypeParams" => {
            let (mut types, mut numbers) = (Vec::new(), Vec::new());
            loop {
                match source.optional_integer()? {
                    Some(number) => numbers.push(Value::Int(number)),
                    None if numbers.is_empty() => types.push(Value::Type(llvm_type(source)?)),
                    None => return Err(source.expected("an integer")),
                }
                if !source.optional_punctuation(",") {
                    return Ok(vec![Value::Array(types), Value::Array(numbers)]);
                }
            }
        }
        _ => Err(Failure::new(0, format!("custom<{hook}> is not known"))),
    }
}

/// Parses a type; `!llvm.` may be omitted for types of the LLVM dialect.
fn llvm_type<S: Source>(source: &mut S) -> Result<S::Type> {
    if let Some(of) = source.optional_type()? {
        return Ok(of);
    }
    let Some(word) = source.optional_any_keyword() else { return Err(source.expected("a type")) };
    let body = source.optional_balanced().unwrap_or_default();
    source.type_of_text(&format!("!llvm.{word}{body}"))
}

/// C++ code that prints a list in brackets.
pub(super) const IN_BRACKETS: &str = "$_printer << '['; llvm::interleaveComma(";

/// The marks around a list that this C++ code prints, if it is known.
fn marks(code: &str) -> Option<(&'static str, &'static str)> {
    match code {
        _ if code.starts_with("$_printer << '{'; llvm::interleaveComma(") => Some(("{", "}")),
        _ if code == IN_BRACKETS => Some(("[", "]")),
        _ => None,
    }
}

/// Whether the C++ code that prints a parameter is known.
pub fn is_known_code(code: &str) -> bool {
    marks(code).is_some()
}

/// Prints a parameter as the C++ code does.
///
/// # Errors
/// Fails if the code is unknown, or the value is not of the kind.
pub fn print_by_code<K: Sink>(
    catalog: &Catalog,
    code: &str,
    kind: &Kind,
    value: &Value<K::Attr, K::Type>,
    sink: &mut K,
) -> Result<()> {
    let Some((open, close)) = marks(code) else {
        return Err(Failure::new(0, format!("written by C++ code: {code}")));
    };
    sink.write(open);
    print_value(catalog, kind, &ParamText::Field, false, value, sink)?;
    sink.write(close);
    Ok(())
}

/// Parses a parameter that C++ code prints.
///
/// # Errors
/// Fails if the code is unknown or the text does not match it.
pub fn parse_by_code<S: Source>(
    catalog: &Catalog,
    code: &str,
    kind: &Kind,
    source: &mut S,
) -> Result<Option<Value<S::Attr, S::Type>>> {
    let Some((open, close)) = marks(code) else {
        return Err(Failure::new(source.position(), format!("parsed by C++ code: {code}")));
    };
    if !source.optional_punctuation(open) {
        return Ok(None);
    }
    let list = match source.optional_punctuation(close) {
        true => return Ok(Some(Value::Array(Vec::new()))),
        false => parse_value(catalog, kind, &ParamText::Field, false, source)?,
    };
    source.literal(close)?;
    Ok(list)
}
