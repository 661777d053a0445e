//! Advice that MLIR does not give: which dialect is missing, and what to do about it.

use fishplate_mlir as mlir;

/// Returns advice if the error is about a dialect that is not registered. `source` is the text that was parsed, or
/// empty if there is none.
pub(super) fn advice(message: &str, location: mlir::Location<'_>, source: &[u8]) -> Option<String> {
    let name = if let Some(rest) = message.strip_prefix("Dialect `") {
        rest.split_once('\'')?.0.to_owned()
    } else if message.contains("created with unregistered dialect") {
        message.split('"').nth(1)?.to_owned()
    } else if message.contains("parsed with an unregistered dialect") {
        let operation = quoted_before(location, source)?;
        match operation.split_once('.') {
            Some((dialect, _)) => dialect.to_owned(),
            None => {
                return Some(format!(
                    "the name `{operation}` has no dialect: such operations need \
                     allow_unregistered_dialects = True on the context"
                ));
            }
        }
    } else {
        return None;
    };
    Some(format!(
        "the dialect `{name}` is not registered in this context: call register(context) of its \
         bindings, or set allow_unregistered_dialects = True on the context"
    ))
}

/// Returns the quoted text that ends at a location.
fn quoted_before(location: mlir::Location<'_>, source: &[u8]) -> Option<String> {
    if !location.is_file() {
        return None;
    }
    let (line, column) = (location.start_line(), location.start_column());
    let line = usize::try_from(line).ok()?.checked_sub(1)?;
    let line = source.split(|byte| *byte == b'\n').nth(line)?;
    let before = line.get(..usize::try_from(column).ok()?.checked_sub(1)?)?;
    let (end, rest) = before.split_last()?;
    let start = rest.iter().rposition(|byte| *byte == b'"')?;
    (*end == b'"').then(|| String::from_utf8_lossy(&rest[start + 1..]).into_owned())
}
