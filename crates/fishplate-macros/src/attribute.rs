//! Reads attributes: docs, flags, and mistakes collected until the end.

use proc_macro2::Span;
use syn::meta::ParseNestedMeta;
use syn::spanned::Spanned;
use syn::{Attribute, Error, Expr, ExprLit, Lit, LitBool, LitStr, Meta, Result};

/// Mistakes found so far; they are reported together.
#[derive(Default)]
pub(crate) struct Mistakes(Option<Error>);

impl Mistakes {
    pub(crate) fn add(&mut self, error: Error) {
        match &mut self.0 {
            Some(all) => all.combine(error),
            None => self.0 = Some(error),
        }
    }

    pub(crate) fn at(&mut self, place: impl Spanned, text: impl std::fmt::Display) {
        self.add(Error::new(place.span(), text));
    }

    /// Returns the value, or records the mistake.
    pub(crate) fn keep<T>(&mut self, outcome: Result<T>) -> Option<T> {
        outcome.map_err(|error| self.add(error)).ok()
    }

    pub(crate) fn finish(self) -> Result<()> {
        self.0.map_or(Ok(()), Err)
    }
}

/// The text of doc comments, without the leading space of each line.
pub(crate) fn doc_of(attributes: &[Attribute]) -> String {
    let lines: Vec<String> = attributes
        .iter()
        .filter_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
                Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value()),
                _ => None,
            },
            _ => None,
        })
        .map(|line| line.strip_prefix(' ').unwrap_or(&line).trim_end().to_owned())
        .collect();
    lines.join("\n").trim().to_owned()
}

/// Takes the attributes with this name out of a list.
pub(crate) fn take(attributes: &mut Vec<Attribute>, name: &str) -> Vec<Attribute> {
    let (taken, kept) = std::mem::take(attributes)
        .into_iter()
        .partition(|attribute| attribute.path().is_ident(name));
    *attributes = kept;
    taken
}

/// The span of an item, for generated code about it: errors point there, and names resolve as
/// usual.
pub(crate) fn place_of(item: &impl Spanned) -> Span {
    item.span().resolved_at(Span::call_site())
}

/// Reads the `false` of `name = false`; `true` is the default.
pub(crate) fn switch(meta: &ParseNestedMeta<'_>) -> Result<bool> {
    Ok(meta.value()?.parse::<LitBool>()?.value)
}

/// Reads the text of `name = "..."`, which must not be empty.
pub(crate) fn text(meta: &ParseNestedMeta<'_>) -> Result<LitStr> {
    let text: LitStr = meta.value()?.parse()?;
    if text.value().is_empty() {
        return Err(Error::new(text.span(), "this must not be empty"));
    }
    Ok(text)
}

/// The error for an unknown option, with the known ones.
pub(crate) fn unknown(meta: &ParseNestedMeta<'_>, known: &str) -> Error {
    let name = meta.path.get_ident().map_or_else(|| "this".into(), |name| format!("`{name}`"));
    meta.error(format!("unknown option {name}; the options are {known}"))
}

/// Checks a name that other languages use for a field, a parameter or a method.
pub(crate) fn check_name(name: &str, span: Span) -> Result<()> {
    let mut chars = name.chars();
    let starts = chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_');
    if starts && chars.all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return Ok(());
    }
    Err(Error::new(span, "the name must be letters, digits and `_`, and not start with a digit"))
}
