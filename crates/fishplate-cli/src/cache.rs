//! `fishplate cache`: shows and empties the folder of the compile cache. Needs no compiler.

use std::path::PathBuf;
use std::process::ExitCode;

use fishplate_cache::{Folder, Setting};
use serde::Serialize;

use crate::args;
use crate::failure::{Failure, Result};
use crate::inspect::{as_json, print};
use crate::style::{faint, heading};

#[derive(Serialize)]
struct Info {
    /// Whether programs use a cache.
    enabled: bool,
    /// None if no folder is available.
    folder: Option<PathBuf>,
    entries: u64,
    bytes: u64,
}

pub(crate) fn run(arguments: &args::Cache) -> Result<ExitCode> {
    let setting = Setting::from_environment();
    let folder = match &setting {
        Setting::Asked(folder) | Setting::Usual(folder) => Some(folder.clone()),
        Setting::Off | Setting::Nowhere => None,
    };
    let found = folder.clone().map(Folder::find).transpose().map_err(failure)?.flatten();
    let (entries, bytes) = found.as_ref().map_or((0, 0), Folder::size);
    match arguments.action {
        args::CacheAction::Info { json } => {
            let info = Info { enabled: setting != Setting::Off, folder, entries, bytes };
            print(&if json { as_json(&info)? } else { as_text(&info) })?;
        }
        args::CacheAction::Clear => {
            let removed = found.as_ref().map_or(Ok(0), Folder::clear).map_err(failure)?;
            print(&format!("removed {removed} entries, {bytes} bytes\n"))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn as_text(info: &Info) -> String {
    let Info { enabled, folder, entries, bytes } = info;
    match folder {
        Some(folder) => {
            let content = format!("{entries} entries, {bytes} bytes");
            format!("{} {} {}\n", heading("cache"), folder.display(), faint(content))
        }
        None if *enabled => format!("{} in memory only: no home folder\n", heading("cache")),
        None => format!("{} off: FISHPLATE_NO_CACHE is set\n", heading("cache")),
    }
}

fn failure(error: fishplate_cache::Error) -> Failure {
    Failure::File { path: error.path, doing: "use", cause: error.source }
}
