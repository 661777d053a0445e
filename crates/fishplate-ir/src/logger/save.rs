//! Saves the log as a page that `fishplate-passlog` renders. The file is replaced atomically.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use fishplate::{Error, ObjectRef, Result};
use fishplate_passlog::{Entry, render};

use super::LogEntry;
use crate::rewrite::AppliedPattern;

/// The file name of the page.
const NAME: &str = "index.html";

fn io_error(what: &str, path: &Path, error: &std::io::Error) -> Error {
    Error::new("OSError", format!("cannot {what} {}: {error}", path.display()))
}

fn applied_of(applied: &AppliedPattern) -> [String; 3] {
    [&applied.pattern, &applied.operation, &applied.location].map(ToString::to_string)
}

/// Writes the page to a temporary file and renames it, so that a reader sees either the old page or the new one.
pub(super) fn write(
    directory: &str,
    title: &str,
    entries: &[ObjectRef<LogEntry>],
) -> Result<String> {
    let rows: Vec<Entry<'_>> = entries
        .iter()
        .map(|entry| Entry {
            run: entry.run,
            pipeline: &entry.pipeline,
            pass_argument: &entry.pass_argument,
            pass_class: &entry.pass_class,
            anchor: &entry.anchor,
            subject: &entry.subject,
            when: &entry.when,
            ms: entry.ms,
            changed: entry.changed,
            failed: entry.failed,
            before: &entry.before,
            ir: &entry.ir,
            patterns: entry.patterns.iter().map(|applied| applied_of(&applied)).collect(),
            statistics: entry
                .statistics
                .iter()
                .map(|(name, number)| (name.to_string(), number))
                .collect(),
        })
        .collect();
    let page = render(title, &rows);
    let folder = PathBuf::from(directory);
    fs::create_dir_all(&folder).map_err(|error| io_error("make", &folder, &error))?;
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let fresh = folder.join(format!(".{NAME}.{}.{number}", std::process::id()));
    let place = folder.join(NAME);
    let written = fs::write(&fresh, page).map_err(|error| io_error("write", &fresh, &error));
    let placed = written.and_then(|()| {
        fs::rename(&fresh, &place).map_err(|error| io_error("write", &place, &error))
    });
    if placed.is_err() {
        let _ = fs::remove_file(&fresh);
    }
    placed.map(|()| place.to_string_lossy().into_owned())
}
