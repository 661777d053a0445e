//! Global functions for the cache and the version.

use fishplate::{Any, Array, Bytes, Map, ObjectRef, Result, Str};
use fishplate_codegen::Cache;

use crate::{convert::to_specs, error_out::raise, params::Param};

/// Returns the contents of the cache: folder, files, bytes, in_memory, shared folders, and how requests were answered:
/// compiled, from_disk, from_memory, waited; empty if it is turned off.
#[fishplate::function("fishplate.compiler.cache_info")]
fn cache_info() -> Result<Map<Str, Any>> {
    let Some(cache) = Cache::of_process().map_err(raise)? else { return Ok(Map::default()) };
    let info = cache.info();
    let folder = match info.folder {
        Some(folder) => Any::from(folder.to_string_lossy().as_ref()),
        None => Any::default(),
    };
    let paths = info.shared.iter().map(|path| Str::from(path.to_string_lossy().as_ref()));
    let shared: Array<Str> = paths.collect();
    let number = |number: u64| Any::from(number.cast_signed());
    let rows = [
        ("folder", folder),
        ("files", number(info.files)),
        ("bytes", number(info.bytes)),
        ("in_memory", number(info.in_memory as u64)),
        ("shared", Any::from(shared)),
        ("compiled", number(info.counts.compiled)),
        ("from_disk", number(info.counts.from_disk)),
        ("from_memory", number(info.counts.from_memory)),
        ("waited", number(info.counts.waited)),
    ];
    Ok(rows.into_iter().map(|(key, value)| (Str::from(key), value)).collect())
}

/// Deletes everything in the cache.
#[fishplate::function("fishplate.compiler.cache_clear")]
fn cache_clear() -> Result<()> {
    match Cache::of_process().map_err(raise)? {
        Some(cache) => cache.clear().map_err(raise),
        None => Ok(()),
    }
}

/// Returns the note that a front end stored for its key and a spec, or None.
#[fishplate::function("fishplate.compiler.recall")]
fn recall(key: &[u8], params: Array<ObjectRef<Param>>) -> Result<Option<Bytes>> {
    let Some(cache) = Cache::of_process().map_err(raise)? else { return Ok(None) };
    Ok(cache.recall(key, &to_specs(&params)?).map(|note| Bytes::from(note.as_slice())))
}

/// Stores a note on disk, if there is a folder for it.
#[fishplate::function("fishplate.compiler.remember")]
fn remember(key: &[u8], params: Array<ObjectRef<Param>>, note: &[u8]) -> Result<()> {
    if let Some(cache) = Cache::of_process().map_err(raise)? {
        cache.remember(key, &to_specs(&params)?, note);
    }
    Ok(())
}

/// The version of the compiler.
#[fishplate::function("fishplate.compiler.version")]
fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}
