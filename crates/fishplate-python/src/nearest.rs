//! The nearest known name to a wrong one, for messages.

/// The closest known name, if it is close enough to be the intended one.
pub(crate) fn nearest<'a>(
    wrong: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let limit = (wrong.len() / 3).clamp(1, 4);
    let wanted = wrong.to_ascii_lowercase();
    known
        .into_iter()
        .filter(|name| name.len().abs_diff(wrong.len()) <= limit)
        .map(|name| (strsim::levenshtein(&wanted, &name.to_ascii_lowercase()), name))
        .filter(|&(distance, _)| distance <= limit)
        .min()
        .map(|(_, name)| name)
}
