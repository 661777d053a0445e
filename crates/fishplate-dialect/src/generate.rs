//! From models to files: chooses the outputs and their paths.

use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::emit::{Scope, c, python, report, rust, shim};
use crate::error::{Error, Result};
use crate::format::{Catalog, Plan};
use crate::irdl;
use crate::model::Dialect;
use crate::output::File;

/// The requested outputs. Each is a folder, except the report and IRDL.
#[derive(Clone, Debug, Default)]
pub struct Targets {
    /// `<dialect>.py`, `<dialect>.pyi`, `<dialect>.dialect.json`.
    pub python: Option<PathBuf>,
    /// `<dialect>.rs`, `<dialect>.dialect.json`.
    pub rust: Option<PathBuf>,
    /// `<dialect>.h`.
    pub c: Option<PathBuf>,
    /// `<dialect>_capi.h`, `<dialect>_capi.cpp`, `<dialect>_ffi.cpp`: the shim of a dialect with its own C++.
    pub shim: Option<PathBuf>,
    /// The author's headers that the shim includes.
    pub shim_headers: Vec<String>,
    /// `<dialect>.dialect.json`.
    pub model: Option<PathBuf>,
    /// The dialects as IRDL, in one file.
    pub irdl: Option<PathBuf>,
    /// The coverage report.
    pub report: Option<PathBuf>,
    /// The Python package that contains the modules.
    pub package: Option<String>,
    /// Whether these dialects are linked into MLIR anyway, so that the outputs carry no model.
    pub linked: bool,
}

/// Returns every requested file of these dialects. The same models give the same files.
pub fn files(models: &[Dialect], targets: &Targets) -> Result<Vec<File>> {
    let mut files = Vec::new();
    each_file(models, targets, |file| {
        files.push(file);
        Ok(())
    })?;
    Ok(files)
}

/// Passes every requested file of these dialects to `add`, one at a time because the files of a large dialect are large.
pub fn each_file(
    models: &[Dialect],
    targets: &Targets,
    mut add: impl FnMut(File) -> Result<()>,
) -> Result<()> {
    for model in models {
        model.check().map_err(Error::Refused)?;
    }
    let scope = Scope { models, package: targets.package.as_deref(), linked: targets.linked };
    let mut put =
        |folder: &Path, name: String, text: String| add(File { path: folder.join(name), text });
    for model in models {
        if let Some(folder) = &targets.python {
            let name = python::module_name(model);
            let extras = python::Extras::read(folder, &name);
            put(folder, format!("{name}.py"), python::module(&scope, model, &extras))?;
            put(folder, format!("{name}.pyi"), python::stub(&scope, model, &extras))?;
        }
        if let Some(folder) = &targets.rust {
            put(folder, format!("{}.rs", rust::module_name(model)), rust::module(&scope, model))?;
        }
        for folder in model_folders(targets) {
            // Linked dialects need no list of omissions.
            let text =
                if targets.linked { model.without_omissions().to_json() } else { model.to_json() };
            put(folder, format!("{}.dialect.json", model.name), text)?;
        }
        if let Some(folder) = &targets.c {
            put(folder, format!("{}.h", model.name), c::header(&scope, model))?;
        }
        if let Some(folder) = &targets.shim {
            let shim = shim::shim(model, &targets.shim_headers);
            put(folder, format!("{}_capi.h", model.name), shim.header)?;
            put(folder, format!("{}_capi.cpp", model.name), shim.source)?;
            put(folder, format!("{}_ffi.cpp", model.name), shim.exports)?;
        }
    }
    if let Some(path) = &targets.irdl {
        add(File { path: path.clone(), text: irdl::to_text(models)? })?;
    }
    if let Some(path) = &targets.report {
        add(File { path: path.clone(), text: report::to_json(&report_of(models)) })?;
    }
    Ok(())
}

/// The folders that receive the model. Two outputs in one folder share it.
fn model_folders(targets: &Targets) -> Vec<&PathBuf> {
    let bindings = [&targets.python, &targets.rust].into_iter().filter(|_| !targets.linked);
    let mut folders: Vec<&PathBuf> = bindings.chain([&targets.model]).flatten().collect();
    folders.sort();
    folders.dedup();
    folders
}

/// Reads the models back from the text that is written, as programs that use the bindings do.
///
/// # Errors
/// Fails if a model or one of its formats cannot be read again.
pub fn check(models: &[Dialect]) -> Result<()> {
    for model in models {
        let bad = |cause| Error::Model { path: model.name.clone().into(), cause };
        model.check().map_err(Error::Refused)?;
        let mut catalog = Catalog::default();
        catalog.add_without_cpp(model, &|_| false);
        for def in model.types.iter().chain(&model.attrs) {
            read_again(def).map_err(bad)?;
        }
        for of in &model.enums {
            read_again(of).map_err(bad)?;
        }
        for op in &model.ops {
            // An operation without a plan has the generic form, and the report says why.
            drop(Plan::new(&catalog, &read_again(op).map_err(bad)?));
        }
    }
    Ok(())
}

/// Writes a definition as text and reads it, one at a time because a dialect may have many.
fn read_again<T: Serialize + DeserializeOwned>(of: &T) -> Result<T, serde_json::Error> {
    serde_json::from_str(&serde_json::to_string(of)?)
}

/// The report about one dialect, or about all of them together.
pub fn report_of(models: &[Dialect]) -> report::Report {
    match models {
        [model] => report::report(model),
        models => report::summary(models),
    }
}
