//! `fishplate cache stats`: the contents of each cache folder.

use std::path::PathBuf;
use std::time::SystemTime;

use fishplate_cache::{Folder, Setting};
use serde::Serialize;

use super::{archive, failure};
use crate::failure::Result;
use crate::inspect::{as_json, print};
use crate::style::{faint, heading};

/// Contents of one folder.
#[derive(Serialize)]
struct Layer {
    folder: PathBuf,
    /// Whether programs write to it.
    writable: bool,
    entries: u64,
    bytes: u64,
    /// Size of the largest entry in bytes.
    largest: u64,
    /// Hours since the last use of the least recently used entry.
    oldest_hours: u64,
    /// Tables of tuned configurations.
    tuned: u64,
}

pub(super) fn run(setting: &Setting, json: bool) -> Result<()> {
    let own = setting.folder().cloned().map(Folder::find).transpose().map_err(failure)?.flatten();
    let mut layers: Vec<Layer> = own.iter().map(|folder| layer(folder, true)).collect();
    for path in setting.shared() {
        let found = Folder::find_shared(path.clone()).map_err(failure)?;
        layers.extend(found.iter().map(|folder| layer(folder, false)));
    }
    print(&if json { as_json(&layers)? } else { as_text(&layers) })
}

fn layer(folder: &Folder, writable: bool) -> Layer {
    let entries = folder.entries();
    let oldest = entries.iter().map(|entry| entry.used).min();
    let age = oldest.and_then(|then| SystemTime::now().duration_since(then).ok());
    Layer {
        folder: folder.path().to_owned(),
        writable,
        entries: entries.len() as u64,
        bytes: entries.iter().map(|entry| entry.bytes).sum(),
        largest: entries.iter().map(|entry| entry.bytes).max().unwrap_or(0),
        oldest_hours: age.map_or(0, |age| age.as_secs() / 3600),
        tuned: archive::tables(folder).len() as u64,
    }
}

fn as_text(layers: &[Layer]) -> String {
    if layers.is_empty() {
        return "no folder of the cache is there\n".into();
    }
    let mut text = String::new();
    for layer in layers {
        let kind = if layer.writable { "cache" } else { "shared" };
        text += &format!("{} {}\n", heading(kind), layer.folder.display());
        let Layer { entries, bytes, largest, oldest_hours, tuned, .. } = layer;
        text += &format!("  {entries} entries, {bytes} bytes, the largest {largest}\n");
        text += &format!("  {tuned} tuning tables\n");
        text += &format!("  {}\n", faint(format!("oldest use {oldest_hours} hours ago")));
    }
    text
}
