//! The Rust module of a dialect, over `fishplate::ir`.
//!
//! Types and attributes are copies of a handle that lives as long as the context. Operations are views with a builder,
//! and one enum holds every operation. Conversions go through two traits of `fishplate::ir::dialect`: `ToParameter` and
//! `FromParameter`. `rust/types.rs` writes types, and `rust/ops.rs` operations.

mod enums;
mod ops;
mod types;

use crate::emit::text::paragraphs;
use crate::emit::{NOTE, Scope, Text};
use crate::model::{Def, Dialect};
use crate::names;

use types::Types;
pub use types::module_name;

/// The module of a dialect.
pub fn module(scope: &Scope<'_>, model: &Dialect) -> String {
    let types = Types::new(scope, model);
    let mut out = Text::default();
    out.line(format!("// {NOTE}"));
    let title = match model.summary.as_str() {
        "" => format!("Dialect `{}`.", model.name),
        summary => format!("Dialect `{}`: {summary}", model.name),
    };
    out.prefixed("//! ", &docs(&[&title, &model.description]));
    out.gap();
    out.line(
        "#![allow(dead_code, unreachable_pub, clippy::all, rustdoc::all, reason = \"generated from a dialect's own words\")]",
    );
    out.gap();
    out.line("use fishplate::ir;");
    out.gap();
    out.line("/// The name in front of the dot.");
    out.line(format!("pub const NAME: &str = {:?};", model.name));
    out.gap();
    out.line("/// Makes the dialect known to a context. Once is enough, more does not harm.");
    out.line("pub fn register(context: &ir::Context) -> ir::Result<()> {");
    let text = match scope.linked {
        true => "None".to_owned(),
        false => format!("Some(include_str!(\"{}.dialect.json\"))", model.name),
    };
    out.line(format!("    ir::dialect::register(context, NAME, {text})"));
    out.line("}");
    for e in &model.enums {
        enums::enumeration(&mut out, &types, e);
    }
    for (base, defs) in [("Attribute", &model.attrs), ("Type", &model.types)] {
        for def in defs {
            definition(&mut out, model, &types, def, base);
        }
    }
    for op in &model.ops {
        ops::operation(&mut out, model, &types, op);
    }
    if !model.ops.is_empty() {
        ops::sum(&mut out, model, &types);
    }
    out.finish()
}

/// The text of a doc comment.
fn docs(parts: &[&str]) -> String {
    paragraphs(parts)
}

/// Writes the docs of an item, or `fallback` if there are none.
fn doc_lines(out: &mut Text, parts: &[&str], fallback: &str) {
    let text = docs(parts);
    out.prefixed("/// ", if text.is_empty() { fallback } else { &text });
}

fn definition(out: &mut Text, model: &Dialect, types: &Types<'_>, def: &Def, base: &str) {
    let class = types.class(&def.name);
    out.gap();
    doc_lines(out, &[&def.summary, &def.description], &format!("`{}`.", model.key(def)));
    out.line("#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]");
    out.line(format!("pub struct {class}<'c>(ir::{base}<'c>);"));
    out.gap();
    out.line(format!("impl<'c> {class}<'c> {{"));
    out.indent();
    out.line("/// The name with the dialect's in front.");
    out.line(format!("pub const NAME: &'static str = {:?};", model.key(def)));
    getters_and_get(out, types, def, base);
    out.dedent();
    out.line("}");
    def_builder(out, types, def, &class);
    out.gap();
    out.line(format!("ir::dialect_{}!({class});", names::snake(base)));
}

/// Writes `get` and one getter per parameter.
fn getters_and_get(out: &mut Text, types: &Types<'_>, def: &Def, base: &str) {
    let names = types::params(def);
    let mut args = vec!["context: &'c ir::Context".to_owned()];
    args.extend(
        names
            .iter()
            .zip(&def.params)
            .map(|(name, p)| format!("{name}: {}", types.accepts(&p.kind))),
    );
    out.gap();
    out.line("/// The one with these parameters.");
    out.line(format!("pub fn get({}) -> ir::Result<Self> {{", args.join(", ")));
    let values: Vec<String> = names
        .iter()
        .map(|name| format!("ir::dialect::ToParameter::to_parameter({name})"))
        .collect();
    let call = format!(
        "ir::dialect::get_{}(context, Self::NAME, &[{}])",
        names::snake(base),
        values.join(", ")
    );
    out.line(format!("    {call}.map(Self)"));
    out.line("}");
    for (position, (name, param)) in names.iter().zip(&def.params).enumerate() {
        out.gap();
        doc_lines(out, &[&param.summary], &format!("The parameter `{}`.", param.name));
        out.line(format!("pub fn {name}(self) -> {} {{", types.returns(&param.kind)));
        out.line(format!("    ir::dialect::{}_parameter(self.0, {position})", names::snake(base)));
        out.line("}");
    }
    let (args, optional) = types::required(def, &names);
    if optional {
        let takes = |class: String| match types::is_base(&class) {
            true => format!("impl ir::Given<{class}>"),
            false => class,
        };
        let with: Vec<String> = args
            .iter()
            .map(|(name, p)| format!("{name}: {}", takes(types.owned(&p.kind))))
            .collect();
        let context = if types::brings_context(def) {
            vec![]
        } else {
            vec!["context: &'c ir::Context".to_owned()]
        };
        let builder = names::rust_builder(&types.class(&def.name));
        out.gap();
        out.line("/// Starts with what must be given.");
        out.line(format!(
            "pub fn builder({}) -> {builder}<'c> {{",
            [context, with].concat().join(", ")
        ));
        let mut fields: Vec<String> = names
            .iter()
            .zip(&def.params)
            .map(|(name, param)| match types::is_optional(param) {
                true => format!("{name}: None"),
                false if types::is_base(&types.owned(&param.kind)) => {
                    format!("{name}: ir::Given::given({name})")
                }
                false => name.clone(),
            })
            .collect();
        fields.extend((!types::brings_context(def)).then(|| "context".to_owned()));
        out.line(format!(
            "    {builder} {{ {}, lifetime: std::marker::PhantomData }}",
            fields.join(", ")
        ));
        out.line("}");
    }
}

/// Writes a builder for definitions with optional parameters.
fn def_builder(out: &mut Text, types: &Types<'_>, def: &Def, class: &str) {
    let names = types::params(def);
    if !types::required(def, &names).1 {
        return;
    }
    let builder = names::rust_builder(class);
    out.gap();
    out.line(format!("/// Builds a [`{class}`], with defaults for arguments that are not given."));
    out.line("#[derive(Clone, Debug)]");
    out.line(format!("pub struct {builder}<'c> {{"));
    for (name, param) in names.iter().zip(&def.params) {
        let field = match types::is_optional(param) {
            true => format!("Option<{}>", types.owned(param.kind.bare())),
            false if types::is_base(&types.owned(&param.kind)) => {
                format!("ir::Result<{}>", types.owned(&param.kind))
            }
            false => types.owned(&param.kind),
        };
        out.line(format!("    {name}: {field},"));
    }
    if !types::brings_context(def) {
        out.line("    context: &'c ir::Context,");
    }
    out.line("    lifetime: std::marker::PhantomData<&'c ()>,");
    out.line("}");
    out.gap();
    out.line(format!("impl<'c> {builder}<'c> {{"));
    out.indent();
    for (name, param) in
        names.iter().zip(&def.params).filter(|(_, param)| types::is_optional(param))
    {
        doc_lines(out, &[&param.summary], &format!("Sets `{}`.", param.name));
        out.line(format!(
            "pub fn {name}(mut self, {name}: {}) -> Self {{",
            types.owned(param.kind.bare())
        ));
        out.line(format!("    self.{name} = Some({name});"));
        out.line("    self");
        out.line("}");
        out.gap();
    }
    out.line(format!("/// The [`{class}`] with these parameters."));
    out.line(format!("pub fn get(self) -> ir::Result<{class}<'c>> {{"));
    out.indent();
    let values: Vec<String> = names
        .iter()
        .zip(&def.params)
        .map(|(name, param)| match types::is_optional(param) {
            true => format!("self.{name}.map_or(ir::dialect::Parameter::Default, ir::dialect::ToParameter::to_parameter)"),
            false => format!("ir::dialect::ToParameter::to_parameter(self.{name})"),
        })
        .collect();
    let base = if types.is_type(def) { "type" } else { "attribute" };
    let values = values.join(", ");
    match types::brings_context(def) {
        true => out
            .line(format!("ir::dialect::get_{base}_like({class}::NAME, &[{values}]).map({class})")),
        false => out.line(format!(
            "ir::dialect::get_{base}(self.context, {class}::NAME, &[{values}]).map({class})"
        )),
    }
    out.dedent();
    out.line("}");
    out.dedent();
    out.line("}");
}
