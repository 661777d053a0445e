//! The known `custom<...>` directives of operations.

use super::attr::integer;
use super::{OpSink, OpSource};
use crate::format::ast::{Element, Of};
use crate::format::failure::{Failure, Result};

/// The value of `?` in a list of sizes.
const DYNAMIC: i64 = i64::MIN;

/// The hooks of operations, by name.
pub const HOOKS: [&str; 3] = ["DynamicIndexList", "DimensionList", "SymbolVisibility"];

/// Whether a hook with these arguments is known.
pub(super) fn is_known(hook: &str, args: &[Element]) -> bool {
    matches!(
        (hook, args),
        ("DynamicIndexList", [Element::Variable(Of::Operand(_)), Element::Variable(Of::Attr(_))])
            | ("SymbolVisibility" | "DimensionList", [Element::Variable(Of::Attr(_))])
    )
}

/// The numbers of `array<i64: 1, 2>`.
fn numbers(text: &str) -> Result<Vec<i64>> {
    let wrong = || Failure::new(0, format!("expected an array of i64, got {text}"));
    let inner = text.strip_prefix("array<i64").and_then(|rest| rest.strip_suffix('>'));
    let inner = inner.ok_or_else(wrong)?;
    let items = inner.strip_prefix(':').unwrap_or(inner).split(',');
    let items = items.map(str::trim).filter(|item| !item.is_empty());
    items.map(|item| item.parse().map_err(|_| wrong())).collect()
}

fn array(numbers: &[i64]) -> String {
    let items: Vec<String> = numbers.iter().map(i64::to_string).collect();
    match items.is_empty() {
        true => "array<i64>".to_owned(),
        false => format!("array<i64: {}>", items.join(", ")),
    }
}

/// Prints `[%a, 4]`: an operand for each placeholder in the list of numbers.
pub(super) fn print_index_list<K: OpSink>(
    operands: &[K::Operand],
    numbers_text: &str,
    sink: &mut K,
) -> Result<()> {
    let mut operands = operands.iter();
    sink.write("[");
    for (position, number) in numbers(numbers_text)?.into_iter().enumerate() {
        if position > 0 {
            sink.write(", ");
        }
        match (number, number == DYNAMIC) {
            (_, true) => match operands.next() {
                Some(operand) => sink.operand(operand),
                None => return Err(Failure::new(0, "fewer operands than dynamic sizes")),
            },
            (number, false) => sink.write(&number.to_string()),
        }
    }
    sink.write("]");
    match operands.next() {
        Some(_) => Err(Failure::new(0, "more operands than dynamic sizes")),
        None => Ok(()),
    }
}

/// Parses `[%a, 4]`: the operands, and the list of numbers.
pub(super) fn parse_index_list<S: OpSource>(source: &mut S) -> Result<(Vec<S::Operand>, S::Attr)> {
    source.literal("[")?;
    let (mut operands, mut sizes) = (Vec::new(), Vec::new());
    if !source.optional_punctuation("]") {
        loop {
            if let Some(operand) = source.optional_operand()? {
                operands.push(operand);
                sizes.push(DYNAMIC);
            } else if let Some(number) = source.optional_integer()? {
                let at = source.position();
                let wide = |_| Failure::new(at, format!("{number} does not fit 64 bits"));
                sizes.push(i64::try_from(number).map_err(wide)?);
            } else {
                return Err(source.expected("an operand or an integer"));
            }
            if !source.optional_punctuation(",") {
                break;
            }
        }
        source.literal("]")?;
    }
    let attr = source.attr_of_text(&array(&sizes))?;
    Ok((operands, attr))
}

/// Prints `4x?x8`; an empty list is printed as `[]`.
pub(super) fn print_dimensions<K: OpSink>(numbers_text: &str, sink: &mut K) -> Result<()> {
    let numbers = numbers(numbers_text)?;
    if numbers.is_empty() {
        sink.write("[]");
    }
    for (position, number) in numbers.into_iter().enumerate() {
        if position > 0 {
            sink.write("x");
        }
        match number {
            DYNAMIC => sink.write("?"),
            number => sink.write(&number.to_string()),
        }
    }
    Ok(())
}

/// Parses `4x?x8`.
pub(super) fn parse_dimensions<S: OpSource>(source: &mut S) -> Result<S::Attr> {
    let numbers = match source.optional_punctuation("[") {
        true => {
            source.literal("]")?;
            Vec::new()
        }
        false => source.dimension_list(true, false)?,
    };
    source.attr_of_text(&array(&numbers))
}

/// Parses `public`, `private` or `nested`.
pub(super) fn parse_visibility<S: OpSource>(source: &mut S) -> Result<Option<S::Attr>> {
    for word in ["public", "private", "nested"] {
        if source.optional_keyword(word) {
            return source.attr_of_text(&format!("\"{word}\"")).map(Some);
        }
    }
    Ok(None)
}

/// The integers in an attribute that holds the sizes of groups.
pub(super) fn sizes(text: &str) -> Vec<usize> {
    let inner = text.split_once(':').map_or("", |(_, items)| items.trim_end_matches('>'));
    let items = inner.split(',').filter_map(|item| integer(item.trim()));
    items.filter_map(|item| usize::try_from(item).ok()).collect()
}
