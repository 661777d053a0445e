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
use crate::tablegen::TableGen;

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

/// Reads TableGen files together. If they do not go together, reads each one separately, and merges the definitions of
/// each dialect.
fn tablegen(files: &[PathBuf], folders: &[PathBuf], select: &Select) -> Result<Vec<Dialect>> {
    let tool = TableGen::find()?;
    let read = |files: &[PathBuf], select: &Select| {
        read::dialects(&Records::parse(&tool.read(files, folders)?)?, select)
    };
    match read(files, select) {
        Err(Error::TableGen { .. } | Error::WhichDialect { wanted: None, .. })
            if files.len() > 1 => {}
        done => return done,
    }
    let mut models: BTreeMap<String, Dialect> = BTreeMap::new();
    for file in files {
        let one = std::slice::from_ref(file);
        for model in read(one, &Select::Own(one.to_vec()))? {
            match models.get_mut(&model.name) {
                Some(known) => library::merge(known, model),
                None => drop(models.insert(model.name.clone(), model)),
            }
        }
    }
    Ok(models.into_values().collect())
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
