//! Writes IRDL as text.

use std::fmt::Write;

use serde_json::{Map, Value};

use super::PREFIX;
use super::attribute::{dictionary, quoted};
use super::decl::{Base, Count, DialectDecl, Item, ItemKind, Named, NodeKind};

/// A dialect as text.
pub(super) fn dialect(decl: &DialectDecl) -> String {
    let mut text = format!("irdl.dialect {}{} {{\n", symbol(&decl.name), extra(&decl.extra));
    for item in &decl.items {
        text += &print_item(item);
    }
    text + "}\n"
}

fn print_item(item: &Item) -> String {
    let word = match item.kind {
        ItemKind::Type => "type",
        ItemKind::Attribute => "attribute",
        ItemKind::Operation => "operation",
    };
    let mut text = String::new();
    for note in &item.notes {
        let _ = writeln!(text, "  // {note}");
    }
    let _ = writeln!(text, "  irdl.{word} {}{} {{", symbol(&item.name), extra(&item.extra));
    for (at, node) in item.nodes.iter().enumerate() {
        let _ = writeln!(text, "    %{at} = {}", print_node(&node.what));
    }
    for (word, list) in [
        ("parameters", &item.parameters),
        ("operands", &item.operands),
        ("results", &item.results),
        ("regions", &item.regions),
    ] {
        if !list.is_empty() {
            let all: Vec<String> = list.iter().map(print_named).collect();
            let _ = writeln!(text, "    irdl.{word}({})", all.join(", "));
        }
    }
    if !item.attributes.is_empty() {
        let one = |named: &Named| format!("{} = %{}", quoted(&named.name), named.node);
        let all: Vec<String> = item.attributes.iter().map(one).collect();
        let _ = writeln!(text, "    irdl.attributes {{{}}}", all.join(", "));
    }
    text + "  }\n"
}

fn print_named(named: &Named) -> String {
    let count = match named.count {
        Count::Single => "",
        Count::Optional => "optional ",
        Count::Variadic => "variadic ",
    };
    format!("{}: {count}%{}", named.name, named.node)
}

fn print_node(what: &NodeKind) -> String {
    let values = |list: &[usize]| {
        let all: Vec<String> = list.iter().map(|value| format!("%{value}")).collect();
        all.join(", ")
    };
    match what {
        NodeKind::Any => "irdl.any".to_owned(),
        NodeKind::Is(text) => format!("irdl.is {text}"),
        NodeKind::Base(of) => format!("irdl.base {}", base(of)),
        NodeKind::Parametric(of, args) => format!("irdl.parametric {}<{}>", base(of), values(args)),
        NodeKind::AnyOf(parts) => format!("irdl.any_of({})", values(parts)),
        NodeKind::AllOf(parts) => format!("irdl.all_of({})", values(parts)),
        NodeKind::CPred(text) => format!("irdl.c_pred {}", quoted(text)),
        NodeKind::Region { args, blocks } => {
            let args = args.as_ref().map(|args| format!("({})", values(args))).unwrap_or_default();
            let blocks = blocks.map(|blocks| format!(" with size {blocks}")).unwrap_or_default();
            format!("irdl.region{args}{blocks}")
        }
    }
}

fn base(base: &Base) -> String {
    match base {
        Base::Symbol(dialect, name) => format!("{}::{}", symbol(dialect), symbol(name)),
        Base::Name(name) => quoted(name),
    }
}

fn extra(fields: &Map<String, Value>) -> String {
    match fields.is_empty() {
        true => String::new(),
        false => format!(" attributes {}", dictionary(fields, PREFIX)),
    }
}

fn symbol(name: &str) -> String {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
        && name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if plain { format!("@{name}") } else { format!("@{}", quoted(name)) }
}
