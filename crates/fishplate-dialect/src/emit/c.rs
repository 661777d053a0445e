//! The C header of a dialect, for C11 and C++17, over `fishplate/ir.h`.
//!
//! Everything is `static inline` and calls the functions of that header, so only the runtime has to be linked. Values
//! are packed into `IrParameter`s. `c/values.rs` has the spelling of each kind, and `c/ops.rs` the operations. A
//! function returns 0, or -1 with the error set.

mod ops;
mod values;

use crate::emit::{NOTE, Scope, Text};
use crate::model::{Def, Dialect, Enum};
use crate::names::{self, Taken};

use values::Values;

/// The header of a dialect.
pub fn header(scope: &Scope<'_>, model: &Dialect) -> String {
    let values = Values { scope, model };
    let guard = format!("FISHPLATE_DIALECT_{}_H", names::shout(&model.name));
    let mut out = Text::default();
    out.line(format!("/* {NOTE} */"));
    out.line(format!("/* Dialect {}. {} */", model.name, comment(&model.summary)));
    out.line(format!("#ifndef {guard}"));
    out.line(format!("#define {guard}"));
    out.gap();
    out.line("#include <fishplate/ir.h>");
    let mut others: Vec<String> = Vec::new();
    values.each_ref(&mut |def| {
        if def.dialect != model.name && scope.home(def).is_some() {
            others.push(def.dialect.clone());
        }
    });
    others.sort();
    others.dedup();
    for other in others {
        out.line(format!("#include \"{other}.h\""));
    }
    out.gap();
    out.line("#ifdef __cplusplus");
    out.line("extern \"C\" {");
    out.line("#endif");
    register(&mut out, scope, model);
    for e in &model.enums {
        enumeration(&mut out, model, e);
    }
    let mut taken = Taken::default();
    for (is_type, defs) in [(false, &model.attrs), (true, &model.types)] {
        for def in defs {
            definition(&mut out, &values, def, is_type, &mut taken);
        }
    }
    for op in &model.ops {
        ops::operation(&mut out, &values, op, &mut taken);
    }
    out.gap();
    out.line("#ifdef __cplusplus");
    out.line("} /* extern \"C\" */");
    out.line("#endif");
    out.gap();
    out.line(format!("#endif /* {guard} */"));
    out.finish()
}

/// Joins a text to one line for a comment.
fn comment(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.replace("*/", "* /").replace("/*", "/ *")
}

/// The prefix of the dialect's functions: `tk`.
fn prefix(model: &Dialect) -> String {
    let camel = names::camel(&model.name);
    let mut chars = camel.chars();
    chars.next().map(|c| c.to_lowercase().chain(chars).collect()).unwrap_or_default()
}

/// The type of an enumeration: `TkDataType`.
fn enum_type(model: &Dialect, name: &str) -> String {
    format!("{}{}", names::camel(&model.name), names::capital(name).replace('_', ""))
}

fn register(out: &mut Text, scope: &Scope<'_>, model: &Dialect) {
    out.gap();
    out.line("/* Makes the dialect known to a context, and loads it if asked to. */");
    out.line(format!(
        "static inline int {}_register(IrContext context, int load) {{",
        names::snake(&model.name)
    ));
    out.indent();
    if scope.linked {
        out.line(format!("return irDialectRegister(context, \"{}\", NULL, load);", model.name));
    } else {
        // Compilers need not accept literals of more than 4095 characters.
        out.line("static const char *const model[] = {");
        for piece in pieces(&model.without_docs().to_json(), 2000) {
            out.line(format!("    {},", literal(piece)));
        }
        out.line("    NULL,");
        out.line("};");
        out.line(format!("return irDialectRegister(context, \"{}\", model, load);", model.name));
    }
    out.dedent();
    out.line("}");
}

/// Parts of a text with at most `size` characters each.
fn pieces(mut text: &str, size: usize) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let end = text.char_indices().nth(size).map_or(text.len(), |(at, _)| at);
        let (piece, rest) = text.split_at(end);
        text = rest;
        (!piece.is_empty()).then_some(piece)
    })
}

/// A C string literal; non-ASCII bytes are octal escapes, which end after three digits.
fn literal(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' => out.extend(['\\', char::from(byte)]),
            b'\n' => out.push_str("\\n"),
            // Two question marks would start a trigraph.
            b'?' => out.push_str("\\?"),
            b' '..=b'~' => out.push(char::from(byte)),
            byte => out.push_str(&format!("\\{byte:03o}")),
        }
    }
    out + "\""
}

fn enumeration(out: &mut Text, model: &Dialect, e: &Enum) {
    let class = enum_type(model, &e.name);
    let stem = format!("{}_{}", names::shout(&model.name), names::shout(&e.name));
    let mut taken = Taken::default();
    out.gap();
    if !e.summary.is_empty() {
        out.line(format!("/* {} */", comment(&e.summary)));
    }
    // The constants of a C enumeration are ints.
    let small = e.cases.iter().all(|case| i32::try_from(case.value).is_ok());
    if e.bit_enum || !small || e.cases.is_empty() {
        out.line(format!("typedef uint{}_t {class};", if e.bits <= 32 && small { 32 } else { 64 }));
        for case in &e.cases {
            let name = taken.claim(names::rust_constant(&case.symbol));
            out.line(format!("#define {stem}_{name} (({class})UINT64_C({}))", case.value));
        }
        return;
    }
    out.line(format!("typedef enum {class} {{"));
    for case in &e.cases {
        let name = taken.claim(names::rust_constant(&case.symbol));
        let docs = if case.summary.is_empty() {
            String::new()
        } else {
            format!(" /* {} */", comment(&case.summary))
        };
        out.line(format!("    {stem}_{name} = {},{docs}", case.value));
    }
    out.line(format!("}} {class};"));
}

fn definition(out: &mut Text, values: &Values<'_>, def: &Def, is_type: bool, taken: &mut Taken) {
    let (handle, word, suffix) =
        if is_type { ("IrType", "Type", "Type") } else { ("IrAttribute", "Attribute", "Attr") };
    let class = names::capital(&names::rust_type(&def.name)).replace('_', "");
    let short = class.strip_suffix(suffix).unwrap_or(&class).to_owned();
    let (prefix, key) = (prefix(values.model), values.model.key(def));
    out.gap();
    out.line(format!(
        "/* {} */",
        comment(&format!("{key}: {}", def.summary)).trim_end_matches([':', ' '])
    ));
    let is_a = taken.claim(format!("{prefix}{word}IsA{short}"));
    out.line(format!("static inline bool {is_a}({handle} value) {{"));
    out.line(format!("    return ir{word}IsA(value, \"{key}\");"));
    out.line("}");
    let mut names = Taken::with(&["context", "out", "parameters", "value", "size"]);
    let params: Vec<(String, &crate::model::Param)> =
        def.params.iter().map(|param| (names.claim(names::c(&param.name)), param)).collect();
    if let Some(cpp) = def.params.iter().find_map(|param| param.kind.opaque()) {
        out.line(format!("/* Cannot be built: no codec for {}. */", comment(cpp)));
    } else {
        let mut args = vec!["IrContext context".to_owned()];
        args.extend(params.iter().flat_map(|(name, param)| values.arguments(name, &param.kind)));
        args.push(format!("{handle} *out"));
        let get = taken.claim(format!("{prefix}{class}Get"));
        out.line(format!("static inline int {get}({}) {{", args.join(", ")));
        out.indent();
        let count = params.len();
        if count > 0 {
            out.line(format!("IrParameter parameters[{count}];"));
        }
        for (position, (name, param)) in params.iter().enumerate() {
            out.line(format!("parameters[{position}] = {};", values.packed(name, &param.kind)));
        }
        let list = if count > 0 { "parameters" } else { "NULL" };
        out.line(format!("return ir{word}Get(context, \"{key}\", {list}, {count}, out);"));
        out.dedent();
        out.line("}");
    }
    for (position, param) in def.params.iter().enumerate() {
        let Some(getter) = values.getter(&param.kind) else { continue };
        let name = taken.claim(format!("{prefix}{class}Get{}", names::camel(&param.name)));
        out.line(format!(
            "static inline {} {name}({handle} value{}) {{",
            getter.returns, getter.more
        ));
        out.line(format!(
            "    return {}ir{word}Get{}(value, {position}{});",
            getter.cast, getter.call, getter.pass
        ));
        out.line("}");
    }
}
