//! Dialects as text: IRDL, the JSON of TableGen, and declarative assembly formats with a text to parse.

use std::{path::Path, sync::LazyLock};

use fishplate_dialect::{
    Dialect,
    format::{
        Catalog, Plan,
        text::{self, Plain, TextSink, TextSource},
    },
    generate::{self, Targets},
    irdl,
    model::{DefRef, Format},
    read::{self, Select},
    records::Records,
};

/// Writes every output, without files.
fn emit(models: &[Dialect]) {
    let folder = Path::new("/nonexistent/fuzz");
    let nowhere = || Some(folder.to_owned());
    let targets = Targets {
        python: nowhere(),
        rust: nowhere(),
        c: nowhere(),
        shim: nowhere(),
        model: nowhere(),
        report: nowhere(),
        ..Targets::default()
    };
    for file in generate::files(models, &targets).unwrap_or_default() {
        // The report is a separate file.
        let is_inside = file.path.parent() == Some(folder) || file.path == folder;
        assert!(is_inside, "{} lies outside of its folder", file.path.display());
    }
}

pub(crate) fn irdl(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let models = match irdl::from_text(text, "fuzz") {
        Ok(models) => models,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    emit(&models);
    let Ok(written) = irdl::to_text(&models) else { return };
    let again = irdl::from_text(&written, "written");
    let again = again.unwrap_or_else(|error| panic!("{error}\nof what was written:\n{written}"));
    let rewritten = irdl::to_text(&again).unwrap_or_default();
    assert_eq!(written, rewritten, "IRDL changes when it is read and written");
}

pub(crate) fn tablegen(data: &[u8]) {
    let Ok(records) = Records::parse(data) else { return };
    match read::dialects(&records, &Select::All) {
        Ok(models) => {
            emit(&models);
            for model in &models {
                let json = model.to_json();
                let again = Dialect::from_json(&json);
                assert!(again.is_ok(), "a model is refused: {:?}\n{json}", again.err());
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

static TOY: LazyLock<Dialect> = LazyLock::new(|| {
    let model = Dialect::from_json(include_str!("../toy.dialect.json"));
    model.unwrap_or_else(|error| panic!("toy.dialect.json: {error}"))
});

/// The first line names a definition of the toy dialect, the second is its format, the rest is a text in it.
pub(crate) fn format(data: &[u8]) {
    let Ok(input) = std::str::from_utf8(data) else { return };
    let mut lines = input.splitn(3, '\n');
    let (Some(name), Some(format), Some(text)) = (lines.next(), lines.next(), lines.next()) else {
        return;
    };
    let mut toy = TOY.clone();
    let format = Format::Declarative(format.to_owned());
    if let Some(op) = toy.ops.iter_mut().find(|op| op.name == name) {
        op.format = format;
        operation(&toy, name, text);
    } else if let Some(def) =
        toy.types.iter_mut().chain(&mut toy.attrs).find(|def| def.name == name)
    {
        def.format = format;
        definition(&toy, name, text);
    }
}

fn operation(toy: &Dialect, name: &str, text: &str) {
    let catalog = Catalog::new([toy]);
    let Some(op) = toy.ops.iter().find(|op| op.name == name) else { return };
    let Ok(plan) = Plan::new(&catalog, op) else { return };
    let mut source = TextSource::new(&catalog, text, &Plain);
    let Ok(parts) = plan.parse(&catalog, &mut source) else { return };
    if !source.at_end() {
        return;
    }
    let mut sink = TextSink::new(&Plain);
    let _ = plan.print(&catalog, &parts, &mut sink);
}

fn definition(toy: &Dialect, name: &str, text: &str) {
    let catalog = Catalog::new([toy]);
    let def = DefRef { dialect: toy.name.clone(), name: name.to_owned() };
    let Some(known) = catalog.type_(&def).or_else(|| catalog.attr(&def)) else { return };
    let Ok(params) = text::parse(&catalog, known, text) else { return };
    let _ = text::print(&catalog, known, &params);
}
