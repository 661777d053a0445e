//! The text of types and attributes whose own text only C++ code can write, where that code is not there: parameters
//! by name, `<y = 1, sizes = [2, 3] x = 4>`. It is read again; nobody else writes it.

use super::catalog::Form;
use super::syntax;
use crate::model::{Def, Kind, Param, ParamText};

/// A definition with a plain form; as it is when a parameter has no text at all.
pub(super) fn without_cpp(def: Def, form: Form) -> (Def, Form) {
    if def.params.iter().any(|param| param.kind.opaque().is_some()) {
        return (def, form);
    }
    let mut made = def.clone();
    for param in &mut made.params {
        if matches!(param.text, ParamText::Cpp(_)) {
            param.text = ParamText::Field;
        }
    }
    match syntax::of_def(&format(&made.params), &made.params) {
        Ok(format) => (made, Form::Declarative(format)),
        Err(_) => (def, form),
    }
}

/// The format: required parameters first, then optional ones.
fn format(params: &[Param]) -> String {
    let listed = |param: &Param| matches!(param.kind.bare(), Kind::Array(_));
    let field = |param: &Param, anchor: &str| {
        let name = &param.name;
        match listed(param) {
            true => format!("`{name}` `=` `[` ${name}{anchor} `]`"),
            false => format!("`{name}` `=` ${name}{anchor}"),
        }
    };
    let shown = || params.iter().filter(|param| !param.self_type);
    let required: Vec<String> =
        shown().filter(|param| !param.optional).map(|param| field(param, "")).collect();
    // A group is tried by what it starts with: the name, since a comma would be the same for all. Groups leave no
    // space behind them.
    let space = |at: usize| if at == 0 && required.is_empty() { "" } else { "` ` " };
    let optional: String = shown()
        .filter(|param| param.optional)
        .enumerate()
        .map(|(at, param)| format!(" ({}{})?", space(at), field(param, "^")))
        .collect();
    format!("`<` {}{optional} `>`", required.join(" `,` "))
}
