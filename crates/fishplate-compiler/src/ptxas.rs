//! Where `ptxas` is. The folders of a toolkit are the compiler's to search; those of Python's packages, Python's.

use std::path::PathBuf;

use fishplate::{Function, Result};
use fishplate_codegen::{Error, Options, ptxas::find};

use crate::error_out::raise;

/// The function of Python's package that looks into installed packages: the path of a program, or None.
const IN_PACKAGES: &str = "fishplate.tools.find_in_packages";

/// The path of `ptxas`: on the `PATH`, in a CUDA toolkit, or in the Python package `nvidia-cuda-nvcc`.
pub(crate) fn locate() -> Result<PathBuf> {
    if let Some(path) = find() {
        return Ok(path);
    }
    let found = match Function::get(IN_PACKAGES) {
        Ok(search) => search.call::<Option<String>>(("ptxas",))?,
        Err(_) => None,
    };
    found.map(PathBuf::from).ok_or_else(|| raise(Error::NoPtxas))
}

/// Parses options, and looks for `ptxas` if they need it.
pub(crate) fn parse(text: &str) -> Result<Options> {
    let mut options = read(text)?;
    if options.assembles() {
        options.ptxas = Some(locate()?);
    }
    Ok(options)
}

/// Parses the options of a function that was compiled elsewhere, and brings its machine code along: `ptxas` may be missing.
pub(crate) fn parse_made(text: &str) -> Result<Options> {
    let mut options = read(text)?;
    if options.assembles() {
        options.ptxas = locate().ok();
    }
    Ok(options)
}

fn read(text: &str) -> Result<Options> {
    let options = Options::parse(text).map_err(raise)?;
    options.check().map_err(raise)?;
    Ok(options)
}

/// The options for a file of machine code.
pub(crate) fn for_cubin(options: &Options) -> Result<Options> {
    let mut options = options.clone();
    options.ptxas_options.get_or_insert_default();
    if options.ptxas.is_none() {
        options.ptxas = Some(locate()?);
    }
    Ok(options)
}

/// An image as the options want it: PTX is assembled if they say how.
pub(crate) fn assembled(image: Vec<u8>, options: &Options) -> Result<Vec<u8>> {
    let code = options.code();
    match std::str::from_utf8(&image) {
        Ok(ptx) if code.assembler.is_some() && options.ptxas.is_some() => {
            code.image(ptx.trim_end_matches('\0')).map_err(raise)
        }
        _ => Ok(image),
    }
}

/// Returns the path of NVIDIA's assembler; an error says how to get it.
#[fishplate::function("fishplate.compiler.ptxas")]
fn ptxas() -> Result<String> {
    locate().map(|path| path.to_string_lossy().into_owned())
}
