//! The toy dialect: snapshots of every output, and of the model behind them.

use fishplate_dialect::Dialect;
use fishplate_dialect::emit::{Scope, c, python, report, rust, shim};
use fishplate_dialect::generate::{self, Targets};
use fishplate_dialect::output;

use crate::fixture::{folder, toy};

fn scope(models: &[Dialect]) -> Scope<'_> {
    Scope { models, package: None, linked: false }
}

#[test]
fn python_module() {
    let models = [toy()];
    insta::assert_snapshot!(python::module(
        &scope(&models),
        &models[0],
        &python::Extras::default()
    ));
}

#[test]
fn python_stub() {
    let models = [toy()];
    insta::assert_snapshot!(python::stub(&scope(&models), &models[0], &python::Extras::default()));
}

#[test]
fn rust_module() {
    let models = [toy()];
    insta::assert_snapshot!(rust::module(&scope(&models), &models[0]));
}

#[test]
fn c_header() {
    let models = [toy()];
    // The header of a linked dialect contains no model, which would be unreadable here.
    let scope = Scope { linked: true, ..scope(&models) };
    insta::assert_snapshot!(c::header(&scope, &models[0]));
}

#[test]
fn c_api_shim() {
    let shim = shim::shim(&toy(), &["Tk.h".to_owned()]);
    insta::assert_snapshot!(format!("{}\n{}\n{}", shim.header, shim.source, shim.exports));
}

#[test]
fn model_and_report() {
    let toy = toy();
    insta::assert_snapshot!(toy.to_json());
    insta::assert_snapshot!(report::to_json(&report::report(&toy)));
}

/// Behaviour 1: one run writes everything, and a second one changes nothing.
#[test]
fn the_same_input_gives_the_same_bytes() {
    let folder = folder("same_bytes");
    let targets = Targets {
        python: Some(folder.clone()),
        rust: Some(folder.clone()),
        c: Some(folder.clone()),
        shim: Some(folder.clone()),
        model: Some(folder.clone()),
        report: Some(folder.join("report.json")),
        ..Targets::default()
    };
    let first = generate::files(&[toy()], &targets).unwrap();
    assert_eq!(first.len(), 9);
    assert_eq!(output::write(&first).unwrap(), 9);
    let second = generate::files(&[toy()], &targets).unwrap();
    assert_eq!(first, second);
    assert_eq!(output::write(&second).unwrap(), 0);
}

#[test]
fn json_gives_the_model_back() {
    let toy = toy();
    assert_eq!(Dialect::from_json(&toy.to_json()).unwrap().to_json(), toy.to_json());
    let bare = toy.without_docs();
    assert_eq!(Dialect::from_json(&bare.to_json()).unwrap(), bare);
}
