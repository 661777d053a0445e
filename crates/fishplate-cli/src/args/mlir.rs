//! The command lines of `fishplate translate` and `fishplate lsp`, and arguments that are passed on to Python.

use std::ffi::OsString;

use clap::Args;

/// The dialects that a module may use besides those of the library.
#[derive(Args, Debug)]
pub(crate) struct Dialects {
    /// Accept operations of dialects that nobody registered
    #[arg(long)]
    pub(crate) allow_unregistered_dialect: bool,

    /// Load dialects from IRDL
    #[arg(long, value_name = "FILE")]
    pub(crate) irdl_file: Vec<OsString>,

    /// Import a Python module with dialects, or load a model (.json)
    #[arg(long, value_name = "NAME")]
    pub(crate) load: Vec<OsString>,
}

/// Arguments that Python reads.
#[derive(Args, Debug)]
pub(crate) struct Forwarded {
    /// Options, passes or a translation, and the file to read; standard input if there is no file, or if it is -
    #[arg(value_name = "ARGUMENT", trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) arguments: Vec<OsString>,

    /// Print help
    #[arg(long, action = clap::ArgAction::Help)]
    help: Option<bool>,
}

/// Translates between MLIR and LLVM IR, C, SPIR-V and other formats
///
/// Takes the options of mlir-translate. The Python package does the work, and the library of fishplate-mlir-all has the
/// translations.
#[derive(Args, Debug)]
#[command(
    disable_help_flag = true,
    override_usage = "fishplate translate --TRANSLATION [-o FILE] [FILE]",
    after_help = "\
Options of translate:
  -o FILE                        Write the result here
  --allow-unregistered-dialect   Accept operations of dialects that nobody registered
  --irdl-file=FILE               Load dialects from IRDL
  --load=NAME                    Import a Python module with dialects, or load a model (.json)

Examples:
  fishplate translate --mlir-to-llvmir module.mlir -o module.ll
  fishplate translate --mlir-to-cpp module.mlir
  fishplate translate --serialize-spirv module.mlir -o module.spv

Exit codes: 0 done, 1 the input or the translation failed, 2 wrong command line"
)]
pub(crate) struct Translate {
    #[command(flatten)]
    pub(crate) given: Forwarded,
}

/// Serves editors: diagnostics, completion, descriptions and definitions in MLIR text
///
/// A language server over standard input and output. The Python package does the work.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate lsp
  fishplate lsp --load my_dialects.toy --load out/geo.dialect.json

Exit codes: 0 the editor ended it, 1 the editor went away, 2 a dialect cannot be loaded or wrong command line")]
pub(crate) struct Lsp {
    #[command(flatten)]
    pub(crate) dialects: Dialects,
}
