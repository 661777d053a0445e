//! Compile options for front ends: the table of options, and option strings as objects with fields.

use fishplate::{Array, Object, ObjectRef, Result, Str};
use fishplate_codegen::{
    Error, Options,
    options::{NATIVE, OPTIONS, OptionKind, given},
};
use fishplate_cuda::Device;

use crate::error_out::raise;

/// The meaning of an option string, with defaults for omitted options.
#[derive(Object)]
#[object(key = "fishplate.compiler.Options", init = false, final)]
pub struct ReadOptions {
    /// The option string.
    pub text: String,
    /// The options in the string, in order: the class of each and its value.
    pub given: Array<Array<Str>>,
    /// Whether the string has a GPU architecture.
    pub names_gpu: bool,
    /// The GPU architecture for which PTX is generated, such as `sm_90a`.
    pub gpu_arch: String,
    /// The number of that architecture, such as 90.
    pub gpu_number: i64,
    /// The path of bitcode with functions for GPUs.
    pub libdevice: Option<String>,
    /// Whether kernels check their indices.
    pub assertions: bool,
    /// Whether MLIR and LLVM IR are written.
    pub keep_ir: bool,
    /// The folder for files that are written.
    pub dump_dir: String,
    /// Whether the cache is bypassed.
    pub no_cache: bool,
}

/// Parses an option string, and replaces `--gpu-arch native` by the architecture of the first GPU.
pub(crate) fn parse(text: &str) -> Result<Options> {
    let mut options = Options::parse(text).map_err(raise)?;
    if options.gpu_arch.as_deref() == Some(NATIVE) {
        let found = Device::new(0).and_then(Device::arch).map_err(|error| {
            let reason = format!("`{NATIVE}`: no GPU is there ({error}); name an architecture");
            raise(Error::Option { option: "--gpu-arch".to_owned(), reason })
        })?;
        // Some instructions of Hopper GPUs exist only in code that no other GPU runs.
        let is_hopper = found == "sm_90";
        options.gpu_arch = Some(if is_hopper { format!("{found}a") } else { found });
    }
    Ok(options)
}

/// Reads an option string.
#[fishplate::function("fishplate.compiler.read_options")]
fn read_options(text: &str) -> Result<ObjectRef<ReadOptions>> {
    let options = parse(text)?;
    let pair = |class: &str, value: &str| [class, value].map(Str::from).into_iter().collect();
    let rows = given(text).map_err(raise)?;
    let gpu_arch = options.code().gpu_arch;
    let digits = gpu_arch.trim_matches(|letter: char| !letter.is_ascii_digit());
    let read = ReadOptions {
        text: text.to_owned(),
        given: rows.iter().map(|(row, value)| pair(row.class, value)).collect(),
        names_gpu: options.gpu_arch.is_some(),
        gpu_number: digits.parse().unwrap_or_default(),
        gpu_arch,
        libdevice: options.libdevice.as_ref().map(|path| path.to_string_lossy().into_owned()),
        assertions: options.assertions,
        keep_ir: options.keep_ir,
        dump_dir: options.dump_dir().to_string_lossy().into_owned(),
        no_cache: options.no_cache,
    };
    Ok(read.into_ref())
}

/// The features of processors that code with these options may use, such as `avx2`.
#[fishplate::function("fishplate.compiler.target_features")]
fn target_features(text: &str) -> Result<Array<Str>> {
    let options = Options::parse(text).map_err(raise)?;
    Ok(options.code().target.needs().iter().map(|name| Str::from(name.as_str())).collect())
}

/// Lists every option: flag, class, kind of value (`flag`, `int` or `text`) and description.
#[fishplate::function("fishplate.compiler.options")]
fn options() -> Array<Array<Str>> {
    let rows = OPTIONS.iter().map(|row| {
        let kind = match row.kind {
            OptionKind::Flag => "flag",
            OptionKind::Int { .. } => "int",
            OptionKind::Text => "text",
        };
        [row.flag, row.class, kind, row.doc].into_iter().map(Str::from).collect()
    });
    rows.collect()
}
