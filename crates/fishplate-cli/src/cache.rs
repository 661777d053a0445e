//! `fishplate cache`: shows, checks, shrinks, packs and empties the folder of the compile cache. Needs no compiler.

mod archive;
mod stats;

use std::path::PathBuf;
use std::process::ExitCode;

use fishplate_cache::{Folder, Found, Setting, parts_of};
use serde::Serialize;

use crate::args::{self, CacheAction};
use crate::failure::{Failure, Result};
use crate::inspect::{as_json, print};
use crate::style::{error, faint, heading};

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
    let folder = setting.folder().cloned();
    let found = folder.clone().map(Folder::find).transpose().map_err(failure)?.flatten();
    let (entries, bytes) = found.as_ref().map_or((0, 0), Folder::size);
    match &arguments.action {
        CacheAction::Info { json } => {
            let info = Info { enabled: setting != Setting::Off, folder, entries, bytes };
            print(&if *json { as_json(&info)? } else { as_text(&info) })?;
        }
        CacheAction::Stats { json } => stats::run(&setting, *json)?,
        CacheAction::Clear => {
            let removed = found.as_ref().map_or(Ok(0), Folder::clear).map_err(failure)?;
            print(&format!("removed {removed} entries, {bytes} bytes\n"))?;
        }
        CacheAction::Prune { max_size } => {
            let removed = found.as_ref().map_or(Ok(Vec::new()), |found| found.prune(max_size.0));
            let removed = removed.map_err(failure)?;
            let bytes: u64 = removed.iter().map(|entry| entry.bytes).sum();
            print(&format!("removed {} entries, {bytes} bytes\n", removed.len()))?;
        }
        CacheAction::Verify { remove } => return verify(found.as_ref(), *remove),
        CacheAction::Pack { file } => archive::pack(needed(found)?, file)?,
        CacheAction::Unpack { file } => {
            let folder = folder.ok_or_else(no_folder)?;
            archive::unpack(&Folder::open(folder).map_err(failure)?, file)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Checks every entry; the exit code tells whether all are good.
fn verify(folder: Option<&Folder>, remove: bool) -> Result<ExitCode> {
    let (mut good, mut bad) = (0, 0);
    for entry in folder.into_iter().flat_map(Folder::entries) {
        let Some(folder) = folder else { continue };
        let problem = match folder.inspect(&entry.name) {
            Found::Content(bytes) => match parts_of(&entry.name, &bytes) {
                Ok(_) => {
                    good += 1;
                    continue;
                }
                Err(problem) => problem.text(),
            },
            Found::Unsafe => "others could have written it",
            // Another process removed it meanwhile.
            Found::Nothing => continue,
        };
        bad += 1;
        if remove {
            folder.remove(&entry.name);
        }
        let path = folder.entry(&entry.name);
        print(&format!("{} {}: {problem}\n", error("bad"), path.display()))?;
    }
    let done = if remove { ", which were removed" } else { "" };
    print(&format!("{good} good entries, {bad} bad ones{done}\n"))?;
    Ok(if bad == 0 || remove { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn needed(found: Option<Folder>) -> Result<Folder> {
    found.ok_or_else(no_folder)
}

fn no_folder() -> Failure {
    Failure::Reported("there is no cache folder: FISHPLATE_CACHE_DIR names one".into())
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
