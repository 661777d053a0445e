//! Dialects as IRDL, MLIR's own language for them: writes a model as text, and reads a model from text.
//!
//! `decl.rs` holds the concepts of IRDL. `export.rs` converts a model to them, and `plain.rs` converts them to a model.
//! The difference between the two is what IRDL cannot express: assembly formats, enumerations, defaults, documentation,
//! most constraints. `patch.rs` computes it, and it is stored in attributes named `fishplate.*`, which MLIR keeps and
//! ignores. So a model that is written and read again is unchanged, and IRDL from other sources can be read too.

mod attribute;
mod builtin;
mod decl;
mod export;
mod lexer;
mod parse;
mod patch;
mod plain;
mod print;
mod size;

use serde_json::{Map, Value};

use crate::error::{Error, Result};
use crate::model::Dialect;
use decl::{DialectDecl, Item, ItemKind};

/// The fields of a definition, or of a part of it, by name.
type Fields = Map<String, Value>;

/// The prefix of attributes that carry information that IRDL cannot express.
pub const PREFIX: &str = "fishplate.";

/// The lists of a model that IRDL can describe.
const LISTS: [(&str, ItemKind); 3] =
    [("types", ItemKind::Type), ("attrs", ItemKind::Attribute), ("ops", ItemKind::Operation)];

/// Writes the dialects as IRDL, which `mlir-opt --irdl-file` loads and [`from_text`] reads.
pub fn to_text(models: &[Dialect]) -> Result<String> {
    let mut text = format!("// {}\n", crate::emit::NOTE);
    for model in models {
        let mut decl = export::decl(model);
        let (mut head, lists) = taken_apart(model)?;
        head.remove("schema");
        // The meaning of constraints depends on the names of definitions, which the first round determines.
        for _ in 0..2 {
            let (plain_head, plain_lists) = taken_apart(&plain::dialect(&decl)?)?;
            decl.extra = patch::difference(&plain_head, &head);
            for ((_, kind), (actual, plain)) in LISTS.iter().zip(lists.iter().zip(&plain_lists)) {
                let items = decl.items.iter_mut().filter(|item| item.kind == *kind);
                for (item, (actual, plain)) in items.zip(actual.iter().zip(plain)) {
                    item.extra = patch::difference(plain, actual);
                }
            }
        }
        for item in &mut decl.items {
            let vague = patch::constrained(&item.extra);
            if !vague.is_empty() {
                item.notes.push(format!("Not said: all that is asked of {}.", vague.join(", ")));
            }
        }
        text += &print::dialect(&decl);
    }
    Ok(text)
}

/// Reads the dialects that an IRDL text declares; `origin` names the text in messages.
pub fn from_text(text: &str, origin: &str) -> Result<Vec<Dialect>> {
    let place = |fault: lexer::Fault| {
        let (line, column) = lexer::line_and_column(text, fault.at);
        Error::Irdl { origin: origin.to_owned(), line, column, why: fault.why }
    };
    let decls = parse::dialects(text).map_err(place)?;
    decls.iter().map(|decl| read(decl, &place)).collect()
}

fn read(decl: &DialectDecl, place: &dyn Fn(lexer::Fault) -> Error) -> Result<Dialect> {
    plain::check(decl).map_err(place)?;
    let plain = plain::dialect(decl)?;
    let (mut whole, lists) = taken_apart(&plain)?;
    patch::apply(&mut whole, &decl.extra);
    for ((name, kind), mut list) in LISTS.into_iter().zip(lists) {
        let items = decl.items.iter().filter(|item| item.kind == kind);
        for (item, made) in items.zip(&mut list) {
            patch::apply(made, &item.extra);
            checked(item, made).map_err(place)?;
        }
        whole.insert(name.to_owned(), list.into_iter().map(Value::Object).collect());
    }
    serde_json::from_value(Value::Object(whole)).map_err(|error| {
        let what = format!("{PREFIX} attributes of dialect @{}: {error}", decl.name);
        place(lexer::Fault { at: decl.at, why: what })
    })
}

/// Checks that a definition is still valid with the additions from its attributes.
fn checked(item: &Item, made: &Fields) -> Result<(), lexer::Fault> {
    let value = Value::Object(made.clone());
    let fits = match item.kind {
        ItemKind::Operation => serde_json::from_value::<crate::model::Op>(value).map(drop),
        _ => serde_json::from_value::<crate::model::Def>(value).map(drop),
    };
    fits.map_err(|error| lexer::Fault {
        at: item.at,
        why: format!("{PREFIX} attributes of @{}: {error}", item.name),
    })
}

/// Splits a model into its own fields and those of its definitions, in the order of [`LISTS`].
fn taken_apart(model: &Dialect) -> Result<(Fields, [Vec<Fields>; 3])> {
    let bad = |why: String| Error::record(&model.name, why);
    let whole = serde_json::to_value(model).map_err(|error| bad(error.to_string()))?;
    let Value::Object(mut whole) = whole else { return Err(bad("a model is an object".into())) };
    let fields = |item: Value| match item {
        Value::Object(fields) => Some(fields),
        _ => None,
    };
    let lists = LISTS.map(|(name, _)| match whole.remove(name) {
        Some(Value::Array(items)) => items.into_iter().filter_map(fields).collect(),
        _ => Vec::new(),
    });
    Ok((whole, lists))
}
