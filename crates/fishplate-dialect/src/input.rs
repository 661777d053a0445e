//! Input files of dialects, distinguished by their extension: TableGen (`.td`), the JSON dump of `llvm-tblgen` or a
//! model (`.json`), and IRDL (`.mlir`, `.irdl`).

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::{Error, Result};
use crate::irdl;
use crate::library;
use crate::model::Dialect;
use crate::read::{self, Select};
use crate::records::Records;
use crate::tablegen::{TableGen, roots};

/// Reads the selected dialects from files. TableGen files are read together if possible, and `folders` is searched for
/// included files. `names` selects dialects; if it is empty, the dialects of the files themselves are read.
pub fn dialects(files: &[PathBuf], folders: &[PathBuf], names: &[String]) -> Result<Vec<Dialect>> {
    let select = match names {
        [] => Select::Own(files.to_vec()),
        [name] => Select::Named(name.clone()),
        _ => Select::All,
    };
    let (others, td): (Vec<PathBuf>, Vec<PathBuf>) =
        files.iter().cloned().partition(|file| ending(file).is_some());
    let mut models = Vec::new();
    if !td.is_empty() {
        models = tablegen(&td, folders, &select)?;
    }
    for file in &others {
        let text = fs::read_to_string(file).map_err(|cause| Error::File {
            path: file.clone(),
            doing: "read",
            cause,
        })?;
        models.extend(match ending(file) {
            Some(Ending::Irdl) => irdl::from_text(&text, &file.display().to_string())?,
            _ if text.contains("\"!tablegen_json_version\"") => {
                read::dialects(&Records::parse(text.as_bytes())?, &select)?
            }
            _ => vec![
                Dialect::from_json(&text)
                    .map_err(|cause| Error::Model { path: file.clone(), cause })?,
            ],
        });
    }
    chosen(models, names)
}

/// Reads TableGen files together. If they do not go together, reads those that no other one includes, and if these do
/// not go together either, each of them separately. Definitions of one dialect are merged.
fn tablegen(files: &[PathBuf], folders: &[PathBuf], select: &Select) -> Result<Vec<Dialect>> {
    let tool = TableGen::find()?;
    let read = |files: &[PathBuf], select: &Select| {
        read::dialects(&Records::parse(&tool.read(files, folders)?)?, select)
    };
    let apart = |error: &Error| {
        matches!(error, Error::TableGen { .. } | Error::WhichDialect { wanted: None, .. })
    };
    match read(files, select) {
        Err(error) if files.len() > 1 && apart(&error) => {}
        done => return done,
    }
    let roots = roots(files, folders);
    if roots.len() < files.len() {
        match read(&roots, select) {
            Err(error) if roots.len() > 1 && apart(&error) => {}
            done => return done,
        }
    }
    let mut models: BTreeMap<String, Dialect> = BTreeMap::new();
    let mut none = None;
    for file in &roots {
        let one = std::slice::from_ref(file);
        let select = match select {
            Select::Named(name) => Select::Named(name.clone()),
            Select::All => Select::All,
            Select::Own(_) => Select::Own(one.to_vec()),
        };
        let found = match read(one, &select) {
            Err(error) if is_beside_the_point(&error) => {
                none = Some(error);
                continue;
            }
            found => found?,
        };
        for model in found {
            match models.get_mut(&model.name) {
                Some(known) => library::merge(known, model),
                None => drop(models.insert(model.name.clone(), model)),
            }
        }
    }
    match none {
        Some(error) if models.is_empty() => Err(error),
        _ => Ok(models.into_values().collect()),
    }
}

/// Whether a file has nothing of the wanted dialects: it holds helpers, such as enumerations or interfaces, or other dialects.
fn is_beside_the_point(error: &Error) -> bool {
    match error {
        Error::WhichDialect { wanted, known } => wanted.is_some() || known.is_empty(),
        _ => false,
    }
}

/// The type of a file that is not TableGen.
enum Ending {
    Json,
    Irdl,
}

fn ending(file: &Path) -> Option<Ending> {
    match file.extension().and_then(OsStr::to_str) {
        Some("json") => Some(Ending::Json),
        Some("mlir" | "irdl") => Some(Ending::Irdl),
        _ => None,
    }
}

/// Returns the selected models, or all if none is selected.
pub fn chosen(models: Vec<Dialect>, names: &[String]) -> Result<Vec<Dialect>> {
    if let Some(absent) = names.iter().find(|name| !models.iter().any(|model| model.name == **name))
    {
        let known = models.into_iter().map(|model| model.name).collect();
        return Err(Error::WhichDialect { wanted: Some(absent.clone()), known });
    }
    let meant = |model: &Dialect| names.is_empty() || names.contains(&model.name);
    Ok(models.into_iter().filter(meant).collect())
}
