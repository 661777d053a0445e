//! The plain text form of types and attributes that only C++ code can print, used if that code is not available: named
//! parameters as `struct(...)` writes them, `<y = 1, sizes = [2, 3], x = 4>`. If C++ code prints only some of the
//! parameters, only they get a plain form.

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
    made.params.iter_mut().for_each(|param| param.text = plain(param));
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
            param.text = plain(param);
        }
    }
    let format = syntax::of_def(text, &made.params).ok()?;
    format.hooks().into_iter().all(known).then_some((made, Form::Declarative(format)))
}

/// The text of a parameter: a list is in brackets.
fn plain(param: &Param) -> ParamText {
    match &param.text {
        _ if matches!(param.kind.bare(), Kind::Array(_)) => {
            ParamText::Cpp(hooks::IN_BRACKETS.to_owned())
        }
        ParamText::Cpp(_) => ParamText::Field,
        text => text.clone(),
    }
}

/// The format with all parameters that the text contains.
fn named(params: &[Param]) -> String {
    let shown: Vec<String> = params
        .iter()
        .filter(|param| !param.self_type)
        .map(|param| format!("${}", param.name))
        .collect();
    match shown.len() {
        0 => "`<` `>`".to_owned(),
        _ => format!("`<` struct({}) `>`", shown.join(", ")),
    }
}
