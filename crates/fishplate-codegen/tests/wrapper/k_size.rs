//! K. Size of the code. Speed is measured in a row of `make bench`.

use fishplate_codegen::{
    CodeOptions, Form, Request, Source, emit,
    provider::Nop,
    spec::{Dim, Param},
};

use crate::harness::{tensor, var};

#[test]
fn t120_object_of_two_matrices() {
    let [n, m] = ["n0", "n1"].map(|name| Dim::from(&var(name, "int32")));
    let params: [Param; 2] = [
        tensor("a", vec![n.clone(), m], "float32").into(),
        tensor("b", vec![n, 8.into()], "float32").into(),
    ];
    let code = CodeOptions::default();
    let request = Request {
        source: Source::None,
        symbol: "two",
        display_name: "two",
        params: &params,
        provider: &Nop,
        code: &code,
        hook: None,
    };
    let object = emit(&request, Form::Object).unwrap();
    assert!(object.len() <= 6_000, "{}", object.len());
}
