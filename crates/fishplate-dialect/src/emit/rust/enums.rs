//! Enumerations in Rust: plain ones are `enum`s, and bit enums are a number with constants.

use super::doc_lines;
use super::types::Types;
use crate::emit::Text;
use crate::model::{Case, Enum};
use crate::names::{self, Taken};

pub(super) fn enumeration(out: &mut Text, types: &Types<'_>, e: &Enum) {
    let class = types.class(&e.name);
    out.gap();
    if e.bit_enum || e.cases.is_empty() {
        flags(out, &class, e);
    } else {
        plain(out, &class, e);
    }
}

/// The unsigned integer of the enumeration's width.
fn repr(e: &Enum) -> &'static str {
    match e.bits {
        0..=8 => "u8",
        9..=16 => "u16",
        17..=32 => "u32",
        _ => "u64",
    }
}

/// A variant keeps the name of the case if Rust's casing allows it.
fn variant(symbol: &str) -> String {
    let as_is = symbol.starts_with(|c: char| c.is_ascii_uppercase())
        && symbol.chars().all(|c| c.is_ascii_alphanumeric());
    if as_is && symbol != "Self" { symbol.to_owned() } else { names::rust_type(symbol) }
}

fn plain(out: &mut Text, class: &str, e: &Enum) {
    // A variant would hide a constant of the same name.
    let mut taken = Taken::with(&["ALL"]);
    let mut seen: Vec<u64> = Vec::new();
    let mut cases: Vec<(String, &Case)> = Vec::new();
    let mut aliases: Vec<&Case> = Vec::new();
    for case in &e.cases {
        if seen.contains(&case.value) {
            aliases.push(case);
        } else {
            cases.push((taken.claim(variant(&case.symbol)), case));
        }
        seen.push(case.value);
    }
    let repr = repr(e);
    doc_lines(out, &[&e.summary], &format!("`{}`.", e.name));
    out.line("#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]");
    out.line(format!("#[repr({repr})]"));
    out.line(format!("pub enum {class} {{"));
    out.indent();
    for (name, case) in &cases {
        doc_lines(out, &[&case.summary], &format!("`{}`.", case.text));
        out.line(format!("{name} = {},", case.value));
    }
    out.dedent();
    out.line("}");
    out.gap();
    out.line(format!("impl {class} {{"));
    out.indent();
    out.line("/// Every case.");
    let all: Vec<String> = cases.iter().map(|(name, _)| format!("Self::{name}")).collect();
    out.line(format!("pub const ALL: &'static [Self] = &[{}];", all.join(", ")));
    for case in aliases {
        let same =
            cases.iter().find(|(_, known)| known.value == case.value).map_or("", |(name, _)| name);
        out.line(format!("/// Another name of `{same}`."));
        let alias = taken.claim(names::shout(&variant(&case.symbol)));
        out.line(format!("pub const {alias}: Self = Self::{same};"));
    }
    out.gap();
    out.line("/// The keyword that MLIR prints.");
    out.line("pub const fn as_str(self) -> &'static str {");
    out.line("    match self {");
    for (name, case) in &cases {
        out.line(format!("        Self::{name} => {:?},", case.text));
    }
    out.line("    }");
    out.line("}");
    out.gap();
    out.line("/// The number.");
    out.line(format!("pub const fn value(self) -> {repr} {{"));
    out.line(format!("    self as {repr}"));
    out.line("}");
    out.dedent();
    out.line("}");
    out.gap();
    out.line(format!("ir::dialect_enum!({class}: {repr});"));
}

fn flags(out: &mut Text, class: &str, e: &Enum) {
    let repr = repr(e);
    doc_lines(out, &[&e.summary], &format!("`{}`.", e.name));
    out.line("#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]");
    out.line(format!("pub struct {class}({repr});"));
    out.gap();
    out.line(format!("impl {class} {{"));
    out.indent();
    let mut taken = Taken::with(&["ALL", "SEPARATOR", "GROUPS_FIRST"]);
    let mut names: Vec<String> = Vec::new();
    for case in &e.cases {
        let name = taken.claim(names::rust_constant(&case.symbol));
        doc_lines(out, &[&case.summary], &format!("`{}`.", case.text));
        out.line(format!("pub const {name}: Self = Self({});", case.value));
        names.push(format!("(Self::{name}, {:?})", case.text));
    }
    out.line("/// Every case with what MLIR prints.");
    out.line(format!("pub const ALL: &'static [(Self, &'static str)] = &[{}];", names.join(", ")));
    out.line("/// Whether a case of several bits is printed in place of those in it.");
    out.line(format!("pub const GROUPS_FIRST: bool = {};", e.groups_first));
    out.line("/// The separator between cases.");
    out.line(format!("pub const SEPARATOR: &'static str = {:?};", e.separator));
    out.gap();
    out.line("/// The number.");
    out.line(format!("pub const fn value(self) -> {repr} {{"));
    out.line("    self.0");
    out.line("}");
    out.dedent();
    out.line("}");
    out.gap();
    out.line(format!("ir::dialect_flags!({class}: {repr});"));
}
