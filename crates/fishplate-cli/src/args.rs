//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

const EXIT_CODES: &str = "\
Exit codes:
  0  it worked
  1  it failed: a file is missing or cannot be loaded, a generated file is out of date,
     there is no usable runtime
  2  the command line was wrong";

/// Looks into libraries of the TVM-FFI ABI, writes typed clients, checks a set-up
#[derive(Parser, Debug)]
#[command(name = "fishplate", version, after_help = EXIT_CODES, max_term_width = 100)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// The libtvm_ffi.so to use; otherwise it is searched for, see `fishplate doctor`
    #[arg(long, global = true, value_name = "LIBTVM_FFI.SO")]
    pub(crate) runtime: Option<PathBuf>,

    /// Stop a library that takes longer than this to load
    #[arg(long, global = true, value_name = "SECONDS", default_value_t = 60)]
    pub(crate) timeout: u64,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Inspect(Inspect),
    Stubgen(Stubgen),
    Bindgen(Bindgen),
    New(New),
    Doctor(Doctor),
    Cache(Cache),
    #[command(hide = true)]
    Worker(Request),
}

/// Shows the functions and classes of libraries, with signatures, fields, defaults and docs
///
/// Each library is loaded, in a process of its own, so that what it registers can be seen.
#[derive(Args, Debug)]
#[command(after_help = concat!("\
Examples:
  fishplate inspect libkernels.so
  fishplate inspect --json libkernels.so | jq '.libraries[].exports[].name'
  fishplate inspect --all                 what the runtime itself registers

Exit codes: 0 shown, 1 a library is missing or cannot be loaded, 2 wrong command line"))]
pub(crate) struct Inspect {
    /// Libraries to load, in this order
    #[arg(value_name = "LIB.SO", required_unless_present = "all")]
    pub(crate) libraries: Vec<PathBuf>,

    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,

    /// Also show what the runtime itself registers
    #[arg(long)]
    pub(crate) all: bool,
}

/// Writes typed clients: a Rust module, a Python stub, or both
///
/// A file that is up to date is left alone; another is replaced in one step.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate stubgen --rust src/kernels.rs libkernels.so
  fishplate stubgen --python kernels.pyi --prefix kernels libkernels.so
  fishplate stubgen --check --rust src/kernels.rs libkernels.so     in CI

Exit codes: 0 written or up to date, 1 out of date (--check) or failed, 2 wrong command line")]
pub(crate) struct Stubgen {
    /// Libraries to load, in this order
    #[arg(value_name = "LIB.SO", required = true)]
    pub(crate) libraries: Vec<PathBuf>,

    /// Write a Rust module here (`-` for standard output)
    #[arg(long, value_name = "OUT.RS", required_unless_present = "python")]
    pub(crate) rust: Option<PathBuf>,

    /// Write a Python stub here (`-` for standard output)
    #[arg(long, value_name = "OUT.PYI")]
    pub(crate) python: Option<PathBuf>,

    /// Write nothing; fail when a file differs from what would be written
    #[arg(long)]
    pub(crate) check: bool,

    /// Only global functions and classes whose names start with this and a dot, named without it
    #[arg(long, value_name = "NAMESPACE")]
    pub(crate) prefix: Option<String>,

    /// The Python package that the stub takes classes such as Tensor from
    #[arg(long, value_name = "NAME", default_value = "tvm_ffi")]
    pub(crate) package: String,
}

/// Writes Python, Rust and C bindings of an MLIR dialect
///
/// A dialect is a set of TableGen files, a text in IRDL or a model that was written before. TableGen is read by
/// llvm-tblgen-22, which has to be installed. Files that are up to date are left alone; others are replaced in one step, and none when one of them cannot be written.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate bindgen Toy.td --python out --rust out --c out
  fishplate bindgen Toy.td --python out --report report.json --strict
  fishplate bindgen Toy.td --python out --check                          in CI
  fishplate bindgen Toy.td --irdl toy.irdl.mlir                          for mlir-opt --irdl-file
  fishplate bindgen toy.irdl.mlir --python out
  fishplate bindgen --upstream --dialect arith --dialect func --linked --python dialects

Exit codes: 0 written or up to date, 1 out of date (--check), not all generated (--strict) or failed,
2 wrong command line")]
pub(crate) struct Bindgen {
    /// TableGen files, read as one; IRDL (.mlir, .irdl); a model or what llvm-tblgen --dump-json wrote (.json)
    #[arg(value_name = "FILE", required_unless_present = "upstream")]
    pub(crate) inputs: Vec<PathBuf>,

    /// Search this folder for included files; MLIR's own folder comes last
    #[arg(short = 'I', value_name = "DIR")]
    pub(crate) include: Vec<PathBuf>,

    /// The dialect that is meant, where the input declares several; may be repeated with --upstream
    #[arg(long, value_name = "NAME")]
    pub(crate) dialect: Vec<String>,

    /// Read the dialects that MLIR itself ships
    #[arg(long, conflicts_with = "inputs")]
    pub(crate) upstream: bool,

    /// Write <dialect>.py, <dialect>.pyi and the model here
    #[arg(long, value_name = "DIR")]
    pub(crate) python: Option<PathBuf>,

    /// Write <dialect>.rs and the model here
    #[arg(long, value_name = "DIR")]
    pub(crate) rust: Option<PathBuf>,

    /// Write <dialect>.h here
    #[arg(long, value_name = "DIR")]
    pub(crate) c: Option<PathBuf>,

    /// Write <dialect>_capi.h, <dialect>_capi.cpp and <dialect>_ffi.cpp here: a C API for a dialect with its own C++
    #[arg(long, value_name = "DIR")]
    pub(crate) shim: Option<PathBuf>,

    /// A header that the shim's source includes, for the dialect's C++ classes
    #[arg(long, value_name = "HEADER", requires = "shim")]
    pub(crate) shim_include: Vec<String>,

    /// Write the model alone here, as <dialect>.dialect.json
    #[arg(long, value_name = "DIR")]
    pub(crate) model: Option<PathBuf>,

    /// Write the dialects as IRDL here, for mlir-opt --irdl-file; it can be read again
    #[arg(long, value_name = "FILE.MLIR")]
    pub(crate) irdl: Option<PathBuf>,

    /// Write the coverage report here
    #[arg(long, value_name = "FILE.JSON")]
    pub(crate) report: Option<PathBuf>,

    /// The Python package that the modules will be in
    #[arg(long, value_name = "NAME")]
    pub(crate) package: Option<String>,

    /// The dialects are linked into the compiler, so the outputs carry no model
    #[arg(long)]
    pub(crate) linked: bool,

    /// Fail when a definition cannot be generated
    #[arg(long)]
    pub(crate) strict: bool,

    /// Write nothing; fail when a file differs from what would be written
    #[arg(long)]
    pub(crate) check: bool,
}

/// Makes a project that builds, tests and packages itself
///
/// The folder must not exist, or be empty; nothing is overwritten. Its name is the name of the project.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate new kernel fast_sums
  fishplate new extension geometry                        in C++
  fishplate new extension geometry --language rust --crate ~/fishplate
  fishplate new dialect money

Exit codes: 0 made, 1 the folder is not empty, the name does not do or it failed, 2 wrong command line")]
pub(crate) struct New {
    /// What the project holds
    #[arg(value_enum)]
    pub(crate) project: Project,

    /// The folder to make; its last part is the name, in small letters, digits, `_` and `-`
    #[arg(value_name = "NAME")]
    pub(crate) folder: PathBuf,

    /// The language of an extension; cpp by default
    #[arg(long, value_enum)]
    pub(crate) language: Option<Language>,

    /// A checkout of Fishplate, or its crates/fishplate, for an extension in Rust; the checkout around the current
    /// folder by default
    #[arg(long = "crate", value_name = "DIR")]
    pub(crate) crate_folder: Option<PathBuf>,
}

/// What a new project holds.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Project {
    /// Kernels in Python, compiled ahead of time into the wheel
    Kernel,
    /// Functions and a class in C++ or Rust, for Python and every other language of the ABI
    Extension,
    /// An MLIR dialect as Python classes, with a pass
    Dialect,
}

/// The language of a new extension.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Language {
    /// C++17, with the headers of apache-tvm-ffi
    Cpp,
    /// Rust, with the crate fishplate
    Rust,
}

/// Says which libtvm_ffi.so is used and why, what is missing, and the command that fixes it
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate doctor
  fishplate doctor --json
  fishplate --runtime ./libtvm_ffi.so doctor

Exit codes: 0 there is a usable runtime, 1 there is none, 2 wrong command line")]
pub(crate) struct Doctor {
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// Shows or empties the folder in which the compiler keeps what it made
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate cache info
  fishplate cache info --json
  FISHPLATE_CACHE_DIR=/var/tmp/kernels fishplate cache clear

Exit codes: 0 shown or emptied, 1 the folder is not the user's own, 2 wrong command line")]
pub(crate) struct Cache {
    #[command(subcommand)]
    pub(crate) action: CacheAction,
}

#[derive(Subcommand, Debug)]
pub(crate) enum CacheAction {
    /// Says which folder it is and how much lies in it
    Info {
        /// Print JSON for programs
        #[arg(long)]
        json: bool,
    },
    /// Removes what lies in it
    Clear,
}

/// What a child process is asked for.
#[derive(Args, Debug)]
pub(crate) struct Request {
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long)]
    pub(crate) search: bool,
    /// No other runtime than the one that the environment names.
    #[arg(long)]
    pub(crate) exact: bool,
    pub(crate) libraries: Vec<PathBuf>,
}
