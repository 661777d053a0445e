//! Writes compiled functions to files: objects, shared libraries, IR. A file is written completely or not at all.

use std::{io, path::Path};

use fishplate_cache::{Access, write_whole};

use crate::{
    compile::{CodeOptions, Form, Request, Source, emit_as, emit_piece, join},
    error::{Error, Result},
    link::link_library,
    machine::Counted,
    metadata::Description,
};

/// Options for exporting a function.
#[derive(Clone, Debug)]
pub struct Export<'a> {
    /// The file. Its extension selects the format: `.o .so .ll .bc .mlir .s .ptx .cubin`.
    pub path: &'a Path,
    /// The function's name in the file. Its symbol is `__tvm_ffi_<name>`.
    pub name: &'a str,
    /// Metadata of the function.
    pub description: &'a Description,
    /// Whether all other symbols are hidden. Otherwise the kernel's symbols are visible, with the prefix
    /// `__fishplate_<name>_`.
    pub only_ffi_symbols: bool,
}

/// Writes a function to a file.
pub fn export(request: &Request<'_>, export: &Export<'_>) -> Result<()> {
    let (ending, form) = form_of(export.path)?;
    check_source(request, export.path, ending)?;
    let bytes = emit_as(request, form, export)?;
    if ending != "so" {
        return write_file(export.path, &bytes);
    }
    let mut objects = vec![bytes];
    if let Source::Object(kernel) = request.source {
        objects.push(kernel.to_vec());
    }
    link_library(export.path, &objects, &request.code.target)
}

/// A compiled function that will share a file with others.
pub struct Piece {
    name: String,
    bitcode: Vec<u8>,
    /// The kernel's object, if it came as an object.
    kernel: Option<Vec<u8>>,
    counted: Counted,
}

impl Piece {
    /// Compiles a function for the file that `export` names.
    pub fn new(request: &Request<'_>, export: &Export<'_>) -> Result<Self> {
        let (ending, _) = form_of(export.path)?;
        check_source(request, export.path, ending)?;
        let kernel = match request.source {
            Source::Object(kernel) => Some(kernel.to_vec()),
            _ => None,
        };
        let bitcode = emit_piece(request, export)?;
        let counted = Counted::of(request.source);
        Ok(Self { name: export.name.to_owned(), bitcode, kernel, counted })
    }
}

/// Writes several functions to one file with the extension `.so .o .ll .bc` or `.s`.
pub fn export_together(
    path: &Path,
    pieces: Vec<Piece>,
    code: &CodeOptions,
    only_ffi_symbols: bool,
) -> Result<()> {
    let (ending, form) = form_of(path)?;
    if matches!(form, Form::Mlir | Form::Ptx | Form::Cubin) {
        return Err(file_error(path, "several functions go into .so .o .ll .bc or .s"));
    }
    if pieces.is_empty() {
        return Err(file_error(path, "no function to export"));
    }
    for (number, piece) in pieces.iter().enumerate() {
        if pieces[..number].iter().any(|before| before.name == piece.name) {
            let reason = format!("two functions would have the name `{}`", piece.name);
            return Err(file_error(path, &reason));
        }
    }
    let bitcode: Vec<(&str, &[u8])> =
        pieces.iter().map(|piece| (piece.name.as_str(), piece.bitcode.as_slice())).collect();
    let all = pieces.iter().any(|piece| piece.counted == Counted::All);
    let counted = if all { Counted::All } else { Counted::Generated };
    let bytes = join(&bitcode, form, code, only_ffi_symbols, counted)?;
    if ending != "so" {
        return write_file(path, &bytes);
    }
    let kernels = pieces.into_iter().filter_map(|piece| piece.kernel);
    link_library(path, &[bytes].into_iter().chain(kernels).collect::<Vec<_>>(), &code.target)
}

/// The format of a file, by its extension.
fn form_of(path: &Path) -> Result<(&str, Form)> {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let form = match ending {
        "o" | "so" => Form::Object,
        "ll" => Form::LlvmIr,
        "bc" => Form::Bitcode,
        "mlir" => Form::Mlir,
        "s" => Form::Assembly,
        "ptx" => Form::Ptx,
        "cubin" => Form::Cubin,
        _ => {
            let reason = "expected a file that ends in .o .so .ll .bc .mlir .s .ptx or .cubin";
            return Err(file_error(path, reason));
        }
    };
    Ok((ending, form))
}

/// Refuses kernels that a file cannot hold.
fn check_source(request: &Request<'_>, path: &Path, ending: &str) -> Result<()> {
    match request.source {
        Source::External => {
            let reason = "a kernel that is an address in this process cannot be exported";
            Err(file_error(path, reason))
        }
        Source::Object(_) if ending != "so" => {
            Err(file_error(path, "a kernel that is an object can be exported as .so only"))
        }
        _ => Ok(()),
    }
}

fn file_error(path: &Path, reason: &str) -> Error {
    let source = io::Error::new(io::ErrorKind::InvalidInput, reason);
    Error::File { path: path.to_owned(), source }
}

/// Writes a file, or leaves an existing one unchanged if that fails.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<()> {
    write_whole(path, bytes, Access::Umask)
        .map_err(|source| Error::File { path: path.to_owned(), source })
}
