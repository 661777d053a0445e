//! Symbols of a library file, read without loading it.

use std::fs::File;
use std::path::Path;

use fishplate::abi::symbols::{DOC, FUNCTION, LIBRARY_BIN, LIBRARY_CONTEXT, METADATA};
use object::{Object, ObjectSection, ObjectSymbol, ReadCache};

use crate::failure::{Failure, Result};
use crate::report::Maker;

/// Prefixes of symbols that are not callable functions.
const SPECIAL: &[&str] = &[METADATA, DOC, LIBRARY_CONTEXT, LIBRARY_BIN];

/// The symbols that matter here.
pub(crate) struct Symbols {
    /// Names of exported functions, sorted.
    pub(crate) exports: Vec<String>,
    /// Whether the file is a runtime and not a client of one.
    pub(crate) is_runtime: bool,
    /// The maker of the runtime, if it is one.
    pub(crate) maker: Maker,
}

/// Reads the dynamic symbols of a library.
pub(crate) fn symbols(path: &Path) -> Result<Symbols> {
    let unreadable = |cause| Failure::File { path: path.into(), doing: "read", cause };
    let format = |why: String| Failure::Format { path: path.into(), why };
    let file = File::open(path).map_err(unreadable)?;
    if file.metadata().map_err(unreadable)?.is_dir() {
        return Err(format("is a directory, not a library".into()));
    }
    let data = ReadCache::new(file);
    let elf = object::File::parse(&data)
        .map_err(|_| format("is not a library: it is not an ELF file, or a damaged one".into()))?;
    let mut names: Vec<String> = elf
        .dynamic_symbols()
        .filter(|symbol| symbol.is_definition())
        .filter_map(|symbol| symbol.name().ok().map(str::to_owned))
        .collect();
    names.sort();
    names.dedup();
    let is_runtime = names.iter().any(|name| name == "TVMFFIGetVersion");
    let maker = if is_runtime { maker(&elf, &names) } else { Maker::Unknown };
    let plain = names.iter().filter(|name| !SPECIAL.iter().any(|start| name.starts_with(start)));
    let exports = plain.filter_map(|name| name.strip_prefix(FUNCTION));
    let exports = exports.filter(|name| !name.is_empty()).map(str::to_owned).collect();
    Ok(Symbols { exports, is_runtime, maker })
}

/// Tells the runtimes apart: Fishplate's is made by the Rust compiler; Apache's has a variable
/// inside a C++ function.
fn maker<'data>(elf: &object::File<'data, &'data ReadCache<File>>, names: &[String]) -> Maker {
    let comment = elf.section_by_name(".comment").and_then(|section| section.data().ok());
    let by_rustc = comment.is_some_and(|text| text.windows(5).any(|word| word == b"rustc"));
    let in_cpp = |name: &String| name.starts_with("_ZGVZN3tvm3ffi");
    match (by_rustc, names.iter().any(in_cpp)) {
        (true, _) => Maker::Fishplate,
        (false, true) => Maker::Apache,
        (false, false) => Maker::Unknown,
    }
}
