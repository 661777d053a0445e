//! Finds `ptxas`. The compiler searches the folders of a toolkit, and Python those of its packages.

use std::{ffi::CStr, path::PathBuf, sync::OnceLock};

use fishplate::{Array, Bytes, Function, Result, Str};
use fishplate_codegen::{
    Error, Options,
    ptxas::{Assembler, find},
};

use crate::error_out::raise;

/// The function of the Python package that searches installed packages. It returns the path of a program, or None.
const IN_PACKAGES: &str = "fishplate.tools.find_in_packages";

/// The path of `ptxas`: on the `PATH`, in a CUDA toolkit, or in a Python package.
pub(crate) fn locate() -> Result<PathBuf> {
    if let Some(path) = find() {
        return Ok(path);
    }
    in_packages()?.ok_or_else(|| raise(Error::NoPtxas))
}

fn in_packages() -> Result<Option<PathBuf>> {
    let found = match Function::get(IN_PACKAGES) {
        Ok(search) => search.call::<Option<String>>(("ptxas",))?,
        Err(_) => None,
    };
    Ok(found.map(PathBuf::from))
}

/// The `ptxas` in Python's packages, once [`prepare`] has searched.
static PACKAGED: OnceLock<Option<PathBuf>> = OnceLock::new();

/// Searches Python's packages for `ptxas` before a launch needs it. A launch itself cannot, because it holds a lock for
/// which a thread with Python's own lock may wait.
pub(crate) fn prepare() {
    if PACKAGED.get().is_none() {
        let found = in_packages().ok().flatten();
        PACKAGED.get_or_init(|| found);
    }
}

/// The assembler for PTX that a launch loads, if there is one.
pub(crate) fn for_launch(ptx: &CStr) -> Option<Assembler> {
    let path = find().or_else(|| PACKAGED.get().cloned().flatten())?;
    let has_lines = ptx.to_bytes().windows(LINE.len()).any(|bytes| bytes == LINE);
    let options = has_lines.then(|| "-lineinfo".to_owned()).into_iter().collect();
    Some(Assembler { path: Some(path), options })
}

/// The start of a PTX line that names its source line.
const LINE: &[u8] = b"\n\t.loc";

/// Parses options, and searches for `ptxas` if they need it. It may be missing if the code is already compiled.
pub(crate) fn parse(text: &str) -> Result<Options> {
    let mut options = crate::options::parse(text)?;
    options.check().map_err(raise)?;
    if options.assembles() {
        options.ptxas = locate().ok();
    }
    Ok(options)
}

/// Refuses options that need `ptxas` if there is none.
pub(crate) fn require(options: &Options) -> Result<()> {
    if options.assembles() && options.ptxas.is_none() { locate().map(|_| ()) } else { Ok(()) }
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

/// Converts an image to the form that the options request: PTX is assembled if they say how.
pub(crate) fn assembled(image: Vec<u8>, options: &Options) -> Result<Vec<u8>> {
    let code = options.code();
    match std::str::from_utf8(&image) {
        Ok(ptx) if code.assembler.is_some() && options.ptxas.is_some() => {
            code.image(ptx.trim_end_matches('\0')).map_err(raise)
        }
        _ => Ok(image),
    }
}

/// Assembles PTX for an architecture, such as `sm_90`; returns the machine code and the messages of `ptxas`.
#[fishplate::function("fishplate.compiler.assemble")]
fn assemble(ptx: &str, arch: &str, options: Array<String>) -> Result<(Bytes, Str)> {
    let assembler = Assembler { path: Some(locate()?), options: options.iter().collect() };
    let (code, said) = assembler.run(ptx, arch).map_err(raise)?;
    Ok((Bytes::from(code.as_slice()), Str::from(said.as_str())))
}

/// Returns the path of NVIDIA's assembler. The error says how to get it.
#[fishplate::function("fishplate.compiler.ptxas")]
fn ptxas() -> Result<String> {
    locate().map(|path| path.to_string_lossy().into_owned())
}
