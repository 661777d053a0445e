//! Loads modules: by file format, from a shared object, from a library with embedded modules.

use fishplate_abi::symbols::LIBRARY_BIN;

use super::library::{Library, LibraryModule};
use super::shared_object::SharedObject;
use super::{Module, context_symbols, library_bin};
use crate::any::{Any, AnyView};
use crate::error::{Error, Result};
use crate::{globals, type_table};

/// Loads a file with the loader that is registered for its extension.
pub(super) fn from_file(path: &[u8]) -> Result<Module> {
    let Some(dot) = path.iter().rposition(|&byte| byte == b'.') else {
        return Err(Error::runtime(format!(
            "Failed to get file format from {}",
            String::from_utf8_lossy(path)
        )));
    };
    let format: &[u8] = match &path[dot + 1..] {
        b"dll" | b"dylib" | b"dso" => b"so",
        other => other,
    };
    let loader = [b"ffi.Module.load_from_file.", format].concat();
    let Some(load) = globals::get(&loader) else {
        return Err(Error::runtime(format!(
            "Loader for `.{}` files is not registered, resolved to ({}) in the global registry. \
             Ensure that you have loaded the correct runtime code, and that you are on the correct \
             hardware architecture.",
            String::from_utf8_lossy(format),
            String::from_utf8_lossy(&loader)
        )));
    };
    let (path, format) = (Any::str(path), Any::str(format));
    loaded(&loader, load.call(&[path.view(), format.view()])?)
}

/// The module that a loader returned.
pub(super) fn loaded(loader: &[u8], value: Any) -> Result<Module> {
    value.into_object().map_err(|value| {
        Error::type_error(format!(
            "The loader `{}` returned a value of type `{}` where `ffi.Module` was expected",
            String::from_utf8_lossy(loader),
            type_table::key(value.type_index())
        ))
    })
}

/// Loads a shared object.
pub(super) fn from_shared_object(path: &[u8]) -> Result<Module> {
    from_library(&Library::Shared(SharedObject::open(path)?))
}

/// Returns the module of a library, including embedded modules.
pub(super) fn from_library(library: &Library) -> Result<Module> {
    context_symbols::fill_in(library);
    match library.symbol(&[LIBRARY_BIN.as_bytes()]) {
        Some(embedded) => library_bin::load(library, embedded),
        None => LibraryModule::create(library.clone()),
    }
}

/// Creates a module from bytes with the loader that is registered for its kind.
pub(super) fn from_bytes(kind: &[u8], bytes: &[u8]) -> Result<Module> {
    let loader = [b"ffi.Module.load_from_bytes.", kind].concat();
    let Some(load) = globals::get(&loader) else {
        return Err(Error::runtime(format!(
            "Library binary was created using {{{}}} but a loader of that name is not registered. \
             Make sure to have runtime that registers {}",
            String::from_utf8_lossy(kind),
            String::from_utf8_lossy(&loader)
        )));
    };
    let bytes = Any::bytes(bytes);
    let args: [AnyView<'_>; 1] = [bytes.view()];
    loaded(&loader, load.call(&args)?)
}
