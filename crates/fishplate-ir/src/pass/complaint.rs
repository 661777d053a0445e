//! Error messages for the text of a pipeline: MLIR's message with its position, and the name that
//! was probably meant.

use fishplate_mlir::{external_pass, registration};

/// Extracts the name that MLIR does not know from its message.
fn unknown(message: &str) -> Option<&str> {
    let (before, _) = message.split_once("' does not refer to a registered pass")?;
    before.rsplit('\'').next()
}

/// Returns the known name nearest to a word, if one is near.
fn nearest(word: &str) -> Option<String> {
    let mut known = external_pass::registered();
    known.extend(registration::builtin_passes().iter().cloned());
    let near = known.into_iter().map(|name| (strsim::levenshtein(word, &name), name)).min()?;
    (near.0 <= word.len().max(3) / 3 + 1).then_some(near.1)
}

/// Returns the message for a pipeline that does not parse.
pub(super) fn word(pipeline: &str, message: &str) -> String {
    let message = message.trim();
    let mut text = format!("{message}\nin the pass pipeline `{pipeline}`");
    if let Some(name) = unknown(message).and_then(nearest) {
        text.push_str(&format!("\ndid you mean `{name}`?"));
    }
    text
}
