//! Operations in Rust: a view, a builder, and one enum over all of them.

use super::doc_lines;
use super::types::Types;
use crate::emit::Text;
use crate::model::{AttrSlot, Dialect, Kind, Op, ValueSlot, Variadicity};
use crate::names::{self, Taken};

/// Names that a view or builder uses itself.
const VIEW_WORDS: &[&str] = &["builder", "operation", "get"];
const BUILDER_WORDS: &[&str] = &["insert", "build", "results"];

pub(super) fn operation(out: &mut Text, model: &Dialect, types: &Types<'_>, op: &Op) {
    let class = types.op(op);
    out.gap();
    doc_lines(out, &[&op.summary, &op.description], &format!("`{}.{}`.", model.name, op.name));
    out.line("#[derive(Clone, Debug, PartialEq, Eq, Hash)]");
    out.line(format!("pub struct {class}<'c>(ir::Operation<'c>);"));
    out.gap();
    out.line(format!("impl<'c> {class}<'c> {{"));
    out.indent();
    out.line("/// The name with the dialect's in front.");
    out.line(format!(
        "pub const NAME: &'static str = {:?};",
        format!("{}.{}", model.name, op.name)
    ));
    out.gap();
    let builder = names::rust_builder(class);
    out.line("/// Starts a new one.");
    out.line(format!("pub fn builder(location: ir::Location<'c>) -> {builder}<'c> {{"));
    out.line(format!("    {builder}(ir::dialect::OpBuilder::new(Self::NAME, location))"));
    out.line("}");
    view(out, types, op);
    out.dedent();
    out.line("}");
    out.gap();
    op_builder(out, types, op, class);
    out.gap();
    out.line(format!("ir::dialect_op!({class});"));
}

fn values(slot: &ValueSlot) -> (&'static str, &'static str) {
    match slot.variadicity {
        Variadicity::One => ("", "ir::Value<'c>"),
        Variadicity::Optional => ("optional_", "Option<ir::Value<'c>>"),
        Variadicity::Variadic => ("variadic_", "Vec<ir::Value<'c>>"),
        Variadicity::VariadicOfVariadic(_) => ("nested_", "Vec<Vec<ir::Value<'c>>>"),
    }
}

fn view(out: &mut Text, types: &Types<'_>, op: &Op) {
    let mut taken = Taken::with(VIEW_WORDS);
    let mut getter = |out: &mut Text,
                      name: &str,
                      what: &str,
                      position: usize,
                      call: &str,
                      returns: &str,
                      docs: &str| {
        let name = if name.is_empty() { format!("{what}{position}") } else { name.to_owned() };
        let method = taken.claim(names::rust(&name));
        out.gap();
        out.line(format!("/// The {what} `{name}`{docs}."));
        out.line(format!("pub fn {method}(&self) -> ir::Result<{returns}> {{"));
        out.line(format!("    ir::dialect::{call}(&self.0, {position})"));
        out.line("}");
    };
    let words =
        |text: &str| if text.is_empty() { String::new() } else { format!(": {}", one_line(text)) };
    for (at, slot) in op.operands.iter().enumerate() {
        let (group, returns) = values(slot);
        getter(
            out,
            &slot.name,
            "operand",
            at,
            &format!("{group}operand"),
            returns,
            &words(&slot.summary),
        );
    }
    for (at, slot) in op.attrs.iter().enumerate() {
        let returns = attribute(types, slot);
        getter(out, &slot.name, "attribute", at, "attribute", &returns, &words(&slot.summary));
    }
    for (at, slot) in op.results.iter().enumerate() {
        let (group, returns) = values(slot);
        getter(
            out,
            &slot.name,
            "result",
            at,
            &format!("{group}result"),
            returns,
            &words(&slot.summary),
        );
    }
    for (at, slot) in op.regions.iter().enumerate() {
        let (call, returns) = if slot.variadic {
            ("regions", "Vec<ir::Region<'c>>")
        } else {
            ("region", "ir::Region<'c>")
        };
        getter(out, &slot.name, "region", at, call, returns, "");
    }
    for (at, slot) in op.successors.iter().enumerate() {
        let (call, returns) = if slot.variadic {
            ("successors", "Vec<ir::Block<'c>>")
        } else {
            ("successor", "ir::Block<'c>")
        };
        getter(out, &slot.name, "successor", at, call, returns, "");
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The type of an attribute, as a getter returns it.
fn attribute(types: &Types<'_>, slot: &AttrSlot) -> String {
    let returns = types.returns(&slot.kind);
    if slot.optional && slot.default.is_none() && slot.kind != Kind::Unit {
        format!("Option<{returns}>")
    } else {
        returns
    }
}

fn op_builder(out: &mut Text, types: &Types<'_>, op: &Op, class: &str) {
    let builder = names::rust_builder(class);
    out.line(format!("/// Builds a [`{class}`]."));
    out.line("#[derive(Debug)]");
    out.line(format!("pub struct {builder}<'c>(ir::dialect::OpBuilder<'c>);"));
    out.gap();
    out.line(format!("impl<'c> {builder}<'c> {{"));
    out.indent();
    setters(out, types, op);
    out.line("/// Builds it where the insertion point is.");
    out.line(format!(
        "pub fn insert(self, at: &mut ir::InsertionPoint<'c>) -> ir::Result<{class}<'c>> {{"
    ));
    out.line(format!("    self.0.insert(at).map({class})"));
    out.line("}");
    out.gap();
    out.line("/// Builds it by itself.");
    out.line(format!("pub fn build(self) -> ir::Result<{class}<'c>> {{"));
    out.line(format!("    self.0.build().map({class})"));
    out.line("}");
    out.dedent();
    out.line("}");
}

/// Writes one setter for each argument of an operation.
fn setters(out: &mut Text, types: &Types<'_>, op: &Op) {
    let mut taken = Taken::with(BUILDER_WORDS);
    let mut setter =
        |out: &mut Text, name: &str, what: &str, position: usize, takes: &str, value: &str| {
            let name = if name.is_empty() { format!("{what}{position}") } else { name.to_owned() };
            let method = taken.claim(names::rust(&name));
            out.line(format!("/// Sets the {what} `{name}`."));
            out.line(format!("pub fn {method}(mut self, value: {takes}) -> Self {{"));
            out.line(format!("    self.0.{what}({position}, {value});"));
            out.line("    self");
            out.line("}");
            out.gap();
        };
    for (at, slot) in op.operands.iter().enumerate() {
        let (takes, value) = match slot.variadicity {
            Variadicity::One | Variadicity::Optional => {
                ("impl Into<ir::Value<'c>>", "&[value.into()]")
            }
            Variadicity::Variadic => ("&[ir::Value<'c>]", "value"),
            Variadicity::VariadicOfVariadic(_) => ("&[&[ir::Value<'c>]]", "value"),
        };
        let nested = matches!(slot.variadicity, Variadicity::VariadicOfVariadic(_));
        setter(
            out,
            &slot.name,
            if nested { "nested_operand" } else { "operand" },
            at,
            takes,
            value,
        );
    }
    for (at, slot) in op.attrs.iter().enumerate() {
        let takes = types.accepts(&slot.kind);
        setter(
            out,
            &slot.name,
            "attribute",
            at,
            &takes,
            "ir::dialect::ToParameter::to_parameter(value)",
        );
    }
    // Other regions exist but are empty: callers fill them through the view.
    for (at, slot) in op.regions.iter().enumerate().filter(|(_, slot)| slot.variadic) {
        setter(out, &slot.name, "regions", at, "usize", "value");
    }
    for (at, slot) in op.successors.iter().enumerate() {
        let takes = if slot.variadic { "&[ir::Block<'c>]" } else { "ir::Block<'c>" };
        let value = if slot.variadic { "value" } else { "&[value]" };
        setter(out, &slot.name, "successor", at, takes, value);
    }
    if !op.results.is_empty() {
        let docs = if op.infers_results() { "; without this they are inferred" } else { "" };
        out.line(format!("/// Sets the types of the results{docs}."));
        out.line("pub fn results(mut self, types: &[ir::Type<'c>]) -> Self {");
        out.line("    self.0.results(types);");
        out.line("    self");
        out.line("}");
        out.gap();
    }
}

/// Writes the enum over all operations.
pub(super) fn sum(out: &mut Text, model: &Dialect, types: &Types<'_>) {
    let sum = &types.sum;
    let mut taken = Taken::default();
    let variants: Vec<(String, &str)> = model
        .ops
        .iter()
        .map(|op| {
            let class = types.op(op);
            let short = class.strip_suffix("Op").filter(|short| !short.is_empty()).unwrap_or(class);
            (
                taken.claim(if short == "Self" { "Self_".to_owned() } else { short.to_owned() }),
                class,
            )
        })
        .collect();
    out.gap();
    out.line(format!("/// Any operation of the dialect `{}`.", model.name));
    out.line("#[derive(Clone, Debug, PartialEq, Eq, Hash)]");
    out.line("#[non_exhaustive]");
    out.line(format!("pub enum {sum}<'c> {{"));
    for (variant, class) in &variants {
        out.line(format!("    /// [`{class}`]."));
        out.line(format!("    {variant}({class}<'c>),"));
    }
    out.line("}");
    out.gap();
    out.line(format!("impl<'c> {sum}<'c> {{"));
    out.indent();
    out.line("/// The operation as its own type; `None` if it belongs to another dialect.");
    out.line("pub fn from_op(operation: &ir::Operation<'c>) -> Option<Self> {");
    out.line("    Some(match operation.name() {");
    for (variant, class) in &variants {
        out.line(format!("        {class}::NAME => Self::{variant}({class}(operation.clone())),"));
    }
    out.line("        _ => return None,");
    out.line("    })");
    out.line("}");
    out.dedent();
    out.line("}");
}
