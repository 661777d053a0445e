//! The plain text form of types and attributes that only C++ code can print, used if that code is not available: named
//! parameters, `<y = 1, sizes = [2, 3] x = 4>`. Only this crate prints it, and it can parse it again. If C++ code prints
//! some of the parameters, only they get a plain form.

use super::catalog::Form;
use super::{hooks, syntax};
use crate::model::{Def, Format, Kind, Param, ParamText};

/// Gives a definition a plain form. The definition stays unchanged if a parameter has no text form at all. `known` tells
/// which `custom<...>` directives there are.
pub(super) fn without_cpp(def: Def, form: Form, known: &dyn Fn(&str) -> bool) -> (Def, Form) {
    if def.params.iter().any(|param| param.kind.opaque().is_some()) {
        return (def, form);
    }
    if let Some(own) = with_own_format(&def, known) {
        return own;
    }
    let mut made = def.clone();
    for param in &mut made.params {
        if matches!(param.text, ParamText::Cpp(_)) {
            param.text = ParamText::Field;
        }
    }
    match syntax::of_def(&named(&made.params), &made.params) {
        Ok(format) => (made, Form::Declarative(format)),
        Err(_) => (def, form),
    }
}

/// Keeps the declarative format, with a plain text for the parameters that C++ code prints.
fn with_own_format(def: &Def, known: &dyn Fn(&str) -> bool) -> Option<(Def, Form)> {
    let Format::Declarative(text) = &def.format else { return None };
    let mut made = def.clone();
    for param in &mut made.params {
        if let ParamText::Cpp(code) = &param.text
            && !hooks::is_known_code(code)
        {
            param.text = match param.kind.bare() {
                Kind::Array(_) => ParamText::Cpp(hooks::IN_BRACKETS.to_owned()),
                _ => ParamText::Field,
            };
        }
    }
    let format = syntax::of_def(text, &made.params).ok()?;
    format.hooks().into_iter().all(known).then_some((made, Form::Declarative(format)))
}

/// The format: required parameters first, then optional ones.
fn named(params: &[Param]) -> String {
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
    // A group is recognised by its first token. That is the name, since a comma would be the same for all groups. No
    // space follows a group.
    let space = |at: usize| if at == 0 && required.is_empty() { "" } else { "` ` " };
    let optional: String = shown()
        .filter(|param| param.optional)
        .enumerate()
        .map(|(at, param)| format!(" ({}{})?", space(at), field(param, "^")))
        .collect();
    format!("`<` {}{optional} `>`", required.join(" `,` "))
}
