//! Texts that the compiler reads: signatures, and the expressions that size a launch.

use fishplate_codegen::{
    provider::Expr,
    spec::{parse_signature, signature as print, validate},
};

/// Reads a signature; its printed form reads as the same.
pub(crate) fn signature(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (name, params) = match parse_signature(text) {
        Ok(read) => read,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    if validate(&name, &params).is_err() || params.iter().any(|param| !param.takes_argument()) {
        return;
    }
    let printed = print(&name, &params);
    let again = parse_signature(&printed);
    let (name, params) = again.unwrap_or_else(|error| panic!("{printed} is refused: {error}"));
    assert_eq!(print(&name, &params), printed);
}

/// Reads an expression. Its parts are copied, compared and dropped, which must not need a deep stack.
pub(crate) fn launch(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match text.parse::<Expr>() {
        Ok(expression) => assert!(!format!("{:?}", expression.clone()).is_empty()),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
