//! The Python module and its stub.
//!
//! The module holds names, docs and enumerations; classes are bound by key to the runtime
//! (`fishplate._dialect`), whose descriptors and builders read the model. So a module costs little to import,
//! and what is hot is native. The stub (`stub.rs`) says the types. Names are made in `python/naming.rs` for both.

mod annotation;
mod naming;
mod stub;

use crate::emit::text::paragraphs;
use crate::emit::{NOTE, Scope, Text};
use crate::model::{Def, Dialect, Enum, Op};
use crate::names;

use naming::Naming;
pub use stub::stub;

/// The module of a dialect.
pub fn module(scope: &Scope<'_>, model: &Dialect) -> String {
    let naming = Naming::new(model);
    let mut out = Text::default();
    out.line(format!("# {NOTE}"));
    let title = match model.summary.as_str() {
        "" => format!("Dialect `{}`.", model.name),
        summary => format!("Dialect `{}`: {summary}", model.name),
    };
    docstring(&mut out, &paragraphs(&[&title, &model.description]));
    out.gap();
    out.line("from fishplate import _dialect as _d");
    out.line("from fishplate import _dialect_enum as _e");
    out.line("from fishplate import ir as _ir");
    out.gap();
    let file = if scope.linked { "None" } else { "__file__" };
    out.line(format!("_dialect = _d.Dialect({}, {file})", quoted(&model.name)));
    out.line("register = _dialect.register");
    for e in &model.enums {
        enumeration(&mut out, &naming, e);
    }
    for (decorator, base, defs) in
        [("attr", "Attribute", &model.attrs), ("type", "Type", &model.types)]
    {
        for def in defs {
            definition(&mut out, model, &naming, def, decorator, base);
        }
    }
    for op in &model.ops {
        operation(&mut out, model, &naming, op);
    }
    out.finish()
}

fn enumeration(out: &mut Text, naming: &Naming, e: &Enum) {
    section(out);
    let base = if e.bit_enum { "Flag" } else { "Enum" };
    out.line(format!("class {}(_e.{base}):", naming.class(&e.name)));
    out.indent();
    let mut docs = e.summary.clone();
    for case in e.cases.iter().filter(|case| !case.summary.is_empty()) {
        docs += &format!("\n{}: {}", case.symbol, case.summary);
    }
    docstring(out, docs.trim());
    if e.bit_enum {
        out.line(format!("__separator__ = {}", quoted(&e.separator)));
    }
    if e.groups_first {
        out.line("__groups_first__ = True");
    }
    for (name, case) in naming::cases(e) {
        out.line(format!("{name} = {}, {}", case.value, quoted(&case.text)));
    }
    if e.cases.is_empty() && !e.bit_enum {
        out.line("pass");
    }
    out.dedent();
}

fn definition(
    out: &mut Text,
    model: &Dialect,
    naming: &Naming,
    def: &Def,
    decorator: &str,
    base: &str,
) {
    section(out);
    out.line(format!("@_dialect.{decorator}"));
    out.line(format!("class {}(_ir.{base}):", naming.class(&def.name)));
    out.indent();
    docstring(out, &paragraphs(&[&def.summary, &def.description]));
    out.line("__slots__ = ()");
    out.line(format!("static_name = {}", quoted(&model.key(def))));
    let mnemonic = def.mnemonic.as_deref().map_or("None".to_owned(), quoted);
    out.line(format!("mnemonic = {mnemonic}"));
    let params = naming::params(def);
    out.line(format!("PARAMETER_NAMES = {}", tuple(params.iter())));
    for (position, name) in params.iter().enumerate() {
        out.line(format!("{name} = _d.parameter({position})"));
    }
    out.dedent();
}

fn operation(out: &mut Text, model: &Dialect, naming: &Naming, op: &Op) {
    let class = naming.op_class(op);
    let members = naming::members(op);
    section(out);
    out.line("@_dialect.op");
    out.line(format!("class {class}(_ir.OpView):"));
    out.indent();
    docstring(out, &paragraphs(&[&op.summary, &op.description]));
    out.line("__slots__ = ()");
    out.line(format!("OPERATION_NAME = {}", quoted(&format!("{}.{}", model.name, op.name))));
    out.line(format!("OPERAND_NAMES = {}", tuple(op.operands.iter().map(|slot| &slot.name))));
    out.line(format!("ATTRIBUTE_NAMES = {}", tuple(op.attrs.iter().map(|slot| &slot.name))));
    out.line(format!("RESULT_NAMES = {}", tuple(op.results.iter().map(|slot| &slot.name))));
    for (position, name) in members.operands.iter().enumerate() {
        out.line(format!("{name} = _d.operand({position})"));
    }
    for (position, name) in members.attrs.iter().enumerate() {
        out.line(format!("{name} = _d.attribute({position})"));
    }
    for (position, name) in members.results.iter().enumerate() {
        out.line(format!("{name} = _d.result({position})"));
    }
    for (position, name) in members.regions.iter().enumerate() {
        out.line(format!("{name} = _d.region({position})"));
    }
    for (position, name) in members.successors.iter().enumerate() {
        out.line(format!("{name} = _d.successor({position})"));
    }
    out.dedent();
    section(out);
    out.line(format!("{} = _dialect.builder({class})", naming.function(op)));
}

/// Two empty lines, as between classes.
fn section(out: &mut Text) {
    out.gap();
    out.line("");
}

/// A docstring; nothing when there is nothing to say.
fn docstring(out: &mut Text, text: &str) {
    let text = text.replace('\\', "\\\\").replace("\"\"\"", "\\\"\\\"\\\"");
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return };
    let rest: Vec<&str> = lines.collect();
    let end = if rest.is_empty() && !first.ends_with('"') { "\"\"\"" } else { "" };
    out.line(format!("\"\"\"{first}{end}"));
    if end.is_empty() {
        rest.iter().for_each(|line| out.line(line.trim_end()));
        out.line("\"\"\"");
    }
}

/// A Python string literal.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => out.push_str(&format!("\\x{:02x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out + "\""
}

/// A tuple of strings.
fn tuple<T: AsRef<str>>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| quoted(item.as_ref())).collect();
    match items.as_slice() {
        [] => "()".to_owned(),
        [one] => format!("({one},)"),
        items => format!("({})", items.join(", ")),
    }
}

/// The module's name: the dialect's, unless Python keeps that word.
pub fn module_name(model: &Dialect) -> String {
    names::python(&model.name)
}
