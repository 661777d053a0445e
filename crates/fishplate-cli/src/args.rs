//! The command line.

mod mlir;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

pub(crate) use mlir::{Dialects, Forwarded, Lsp, Translate};

const EXIT_CODES: &str = "\
Exit codes:
  0  success
  1  failure: a file is missing or cannot be loaded, a generated file is out of date,
     or no usable runtime was found
  2  wrong command line";

/// Inspects libraries of the TVM-FFI ABI, writes typed clients and bindings, checks an installation
#[derive(Parser, Debug)]
#[command(name = "fishplate", version, after_help = EXIT_CODES, max_term_width = 100)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// The libtvm_ffi.so to use; without it the usual places are searched, see `fishplate doctor`
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
    Layout(Layout),
    Warm(Warm),
    Tune(Tune),
    Opt(Opt),
    Translate(Translate),
    IrDiff(IrDiff),
    Lsp(Lsp),
    #[command(hide = true)]
    Worker(Request),
}

/// Shows the functions and classes of libraries, with signatures, fields, defaults and docs
///
/// Each library is loaded in a child process, to see what it registers.
#[derive(Args, Debug)]
#[command(after_help = concat!("\
Examples:
  fishplate inspect libkernels.so
  fishplate inspect --json libkernels.so | jq '.libraries[].exports[].name'
  fishplate inspect --all                 functions and classes of the runtime itself

Exit codes: 0 shown, 1 a library is missing or cannot be loaded, 2 wrong command line"))]
pub(crate) struct Inspect {
    /// Libraries to load, in this order
    #[arg(value_name = "LIB.SO", required_unless_present = "all")]
    pub(crate) libraries: Vec<PathBuf>,

    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,

    /// Also show the functions and classes of the runtime itself
    #[arg(long)]
    pub(crate) all: bool,
}

/// Writes typed clients: a Rust module, a Python stub, or both
///
/// A file that is up to date is not touched; any other file is replaced atomically.
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

    /// Only global functions and classes whose names start with this and a dot; the prefix is removed from their names
    #[arg(long, value_name = "NAMESPACE")]
    pub(crate) prefix: Option<String>,

    /// The Python package from which the stub imports classes such as Tensor
    #[arg(long, value_name = "NAME", default_value = "tvm_ffi")]
    pub(crate) package: String,
}

/// Writes Python, Rust and C bindings of an MLIR dialect
///
/// The input is a set of TableGen files, IRDL, or a model that was written before. TableGen is read by
/// llvm-tblgen-22, which must be installed. Files that are up to date are not touched. The others are replaced atomically,
/// and none of them if one cannot be written.
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
    /// TableGen files, read together; IRDL (.mlir, .irdl); a model or the output of llvm-tblgen --dump-json (.json)
    #[arg(value_name = "FILE", required_unless_present = "upstream")]
    pub(crate) inputs: Vec<PathBuf>,

    /// Search this folder for included files; MLIR's own folder comes last
    #[arg(short = 'I', value_name = "DIR")]
    pub(crate) include: Vec<PathBuf>,

    /// The dialect to use if the input declares several; may be repeated with --upstream
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

    /// Write the dialects as IRDL here, for mlir-opt --irdl-file; bindgen can read it again
    #[arg(long, value_name = "FILE.MLIR")]
    pub(crate) irdl: Option<PathBuf>,

    /// Write the coverage report here
    #[arg(long, value_name = "FILE.JSON")]
    pub(crate) report: Option<PathBuf>,

    /// The Python package that will contain the modules
    #[arg(long, value_name = "NAME")]
    pub(crate) package: Option<String>,

    /// The dialects are linked into the compiler, so the outputs contain no model
    #[arg(long)]
    pub(crate) linked: bool,

    /// Fail when a definition cannot be generated
    #[arg(long)]
    pub(crate) strict: bool,

    /// Write nothing; fail when a file differs from what would be written
    #[arg(long)]
    pub(crate) check: bool,
}

/// Creates a project that builds, tests and packages itself
///
/// The folder must not exist, or be empty; nothing is overwritten. Its name is the name of the project.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate new kernel fast_sums
  fishplate new extension geometry                        in C++
  fishplate new extension geometry --language rust --crate ~/fishplate
  fishplate new dialect money

Exit codes: 0 created, 1 the folder is not empty, the name is not allowed, or it failed, 2 wrong command line")]
pub(crate) struct New {
    /// The kind of project
    #[arg(value_enum)]
    pub(crate) project: Project,

    /// The folder to create; its last part is the name: lower-case letters, digits, `_` and `-`
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

/// The kind of a new project.
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

/// Shows which libtvm_ffi.so is used and why, what is missing, and the command that fixes it
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate doctor
  fishplate doctor --json
  fishplate --runtime ./libtvm_ffi.so doctor

Exit codes: 0 a usable runtime was found, 1 none was found, 2 wrong command line")]
pub(crate) struct Doctor {
    /// Print JSON for programs
    #[arg(long)]
    pub(crate) json: bool,
}

/// Shows, checks, shrinks, packs or empties the folder of the compile cache
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate cache info
  fishplate cache stats --json
  fishplate cache pack kernels.tar                 on the machine that compiled
  fishplate cache unpack kernels.tar               on the others
  fishplate cache prune --max-size 500M
  FISHPLATE_CACHE_DIR=/var/tmp/kernels fishplate cache clear

Exit codes: 0 done, 1 the folder does not belong to the user, an entry is damaged, or it failed,
2 wrong command line")]
pub(crate) struct Cache {
    #[command(subcommand)]
    pub(crate) action: CacheAction,
}

#[derive(Subcommand, Debug)]
pub(crate) enum CacheAction {
    /// Shows the folder and the size of its contents
    Info {
        /// Print JSON for programs
        #[arg(long)]
        json: bool,
    },
    /// Shows the contents of every folder of FISHPLATE_CACHE_PATH
    Stats {
        /// Print JSON for programs
        #[arg(long)]
        json: bool,
    },
    /// Writes all entries and tuning tables to one file
    Pack {
        /// The tar file to write
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Adds the entries and tuning tables of a file that `pack` wrote
    Unpack {
        /// The tar file to read
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Checks every entry
    Verify {
        /// Remove the bad ones
        #[arg(long)]
        remove: bool,
    },
    /// Removes the entries that were not used for the longest time
    Prune {
        /// The most bytes that may remain; K, M, G and T stand for powers of 1024
        #[arg(long, value_name = "SIZE", value_parser = size)]
        max_size: Size,
    },
    /// Removes all entries
    Clear,
}

/// Computes with layouts, and draws them
///
/// A layout is a shape with strides, `((2,4),8):((1,16),2)`; a shape alone has stride 1 first. A tiler is a layout, a
/// shape, or tilers for each mode in angle brackets, `<4:2,(2,4):(1,8)>`. A layout may follow a swizzle,
/// `S<3,4,3> o 0 o (8,64):(64,1)`.
#[derive(Args, Debug)]
#[command(
    group(clap::ArgGroup::new("operation")),
    after_help = "\
Examples:
  fishplate layout '((2,4),8):((1,16),2)' --divide '(2,4)'
  fishplate layout '(8,16):(16,1)' --divide '(4,8)' --form zipped --svg tiles.svg
  fishplate layout 'S<3,3,3> o 0 o (8,64):(64,1)' --banks 16 --svg banks.svg
  fishplate layout '((4,8),(2,2)):((32,1),(16,8))' --threads '(16,8)' --svg accumulators.svg

Exit codes: 0 printed, 1 the operation has no result, 2 wrong command line"
)]
pub(crate) struct Layout {
    /// The layout
    pub(crate) layout: String,

    /// Split the layout into tiles
    #[arg(long, value_name = "TILER", group = "operation")]
    pub(crate) divide: Option<String>,

    /// Repeat the layout in the order of another
    #[arg(long, value_name = "TILER", group = "operation")]
    pub(crate) product: Option<String>,

    /// How divides and products nest tiles and the rest
    #[arg(long, value_enum, default_value = "logical")]
    pub(crate) form: Form,

    /// Repeat the layout as blocks
    #[arg(long, value_name = "LAYOUT", group = "operation")]
    pub(crate) blocked_product: Option<String>,

    /// Repeat the layout with its elements apart
    #[arg(long, value_name = "LAYOUT", group = "operation")]
    pub(crate) raked_product: Option<String>,

    /// Apply the layout to the offsets of another
    #[arg(long, value_name = "TILER", group = "operation")]
    pub(crate) compose: Option<String>,

    /// Find the offsets below a number that the layout leaves out
    #[arg(long, value_name = "SIZE", group = "operation")]
    pub(crate) complement: Option<String>,

    /// Join modes that continue each other
    #[arg(long, group = "operation")]
    pub(crate) coalesce: bool,

    /// Find the layout that leads from offsets to elements
    #[arg(long, group = "operation")]
    pub(crate) left_inverse: bool,

    /// Find the layout that names elements in the order of their offsets
    #[arg(long, group = "operation")]
    pub(crate) right_inverse: bool,

    /// Show banks of shared memory, for elements of so many bits
    #[arg(long, value_name = "BITS", conflicts_with = "threads")]
    pub(crate) banks: Option<String>,

    /// Show which thread holds which element of a tile; the layout maps threads and values to its elements
    #[arg(long, value_name = "SHAPE")]
    pub(crate) threads: Option<String>,

    /// Write a picture here
    #[arg(long, value_name = "FILE.SVG")]
    pub(crate) svg: Option<PathBuf>,
}

/// How the modes of tiles and rests are nested.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Form {
    /// `((tile, rest), (tile, rest), ...)`
    Logical,
    /// `((tile, tile, ...), (rest, rest, ...))`
    Zipped,
    /// `((tile, tile, ...), rest, rest, ...)`
    Tiled,
    /// `(tile, tile, ..., rest, rest, ...)`
    Flat,
}

/// A number of bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size(pub(crate) u64);

fn size(text: &str) -> Result<Size, String> {
    let expected = || "expected a number of bytes such as 500M".to_owned();
    let (number, shift) = match text.char_indices().last() {
        Some((at, letter)) if letter.is_ascii_alphabetic() => {
            let power = "KMGT".find(letter.to_ascii_uppercase()).ok_or_else(expected)?;
            (&text[..at], 10 * (power as u32 + 1))
        }
        _ => (text, 0),
    };
    let number: u64 = number.parse().map_err(|_| expected())?;
    number.checked_mul(1 << shift).map(Size).ok_or_else(expected)
}

/// Compiles what a run recorded with FISHPLATE_RECORD, ahead of the next run
///
/// The functions of the manifest are compiled into the cache, for GPUs that are not there as well. The Python package
/// does the work.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  FISHPLATE_RECORD=kernels.jsonl python serve.py
  fishplate warm kernels.jsonl --jobs 8

Exit codes: 0 all is in the cache, 1 a function could not be compiled, 2 wrong command line")]
pub(crate) struct Warm {
    /// Manifests that FISHPLATE_RECORD wrote
    #[arg(value_name = "FILE", required = true)]
    pub(crate) manifests: Vec<PathBuf>,

    /// How many functions to compile at a time; as many as there are processors by default
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) jobs: Option<u32>,
}

/// Shows and exports what the autotuner found
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate tune show
  fishplate tune show matmul
  fishplate tune export winners.json

Exit codes: 0 shown or written, 1 failed, 2 wrong command line")]
pub(crate) struct Tune {
    #[command(subcommand)]
    pub(crate) action: TuneAction,
}

#[derive(Subcommand, Debug)]
pub(crate) enum TuneAction {
    /// Shows the winners, and how much faster they are than the other configurations
    Show {
        /// Only functions of this name
        #[arg(value_name = "FUNCTION")]
        function: Option<String>,
    },
    /// Writes all tables to one JSON file
    Export {
        /// The file to write
        #[arg(value_name = "FILE.JSON")]
        file: PathBuf,
    },
}

/// Runs MLIR passes on modules, and compares diagnostics with the comments that expect them
///
/// The options are those of mlir-opt, with one dash or two: an option that is not listed here is a pass, and its value
/// has the options of the pass. The Python package does the work.
#[derive(Args, Debug)]
#[command(
    disable_help_flag = true,
    override_usage = "fishplate opt [OPTIONS] [--PASS[=OPTIONS]]... [FILE]",
    after_help = "\
Options of opt:
  -o FILE                        Write the result here
  --pass-pipeline=TEXT           Run this pipeline, builtin.module(...), instead of single passes
  --split-input-file[=MARKER]    Process the parts between the markers one by one
  --output-split-marker=MARKER   Print this between the results; both markers are // ----- by default
  --verify-diagnostics           Compare diagnostics with comments: // expected-error@+1 {{text}}
  --verify-diagnostics=only-expected
                                 The same, but accept diagnostics that no comment expects
  --verify-each=false            Do not verify after each pass
  --allow-unregistered-dialect   Accept operations of dialects that nobody registered
  --irdl-file=FILE               Load dialects from IRDL
  --load=NAME                    Import a Python module with dialects and passes, or load a model (.json)
  --shim=LIBRARY                 Let a vendor's library with its own MLIR read the input and run the passes
  --mlir-print-op-generic        Print operations in the generic form
  --mlir-print-debuginfo         Print locations
  --mlir-print-local-scope       Print types, attributes and locations without aliases
  --emit-bytecode                Write bytecode

Examples:
  fishplate opt module.mlir --canonicalize=top-down=false --cse
  fishplate opt module.mlir --pass-pipeline='builtin.module(func.func(cse))' -o out.mlir
  fishplate opt tests.mlir --split-input-file --verify-diagnostics
  fishplate opt module.mlir --load=my_dialects.toy --toy-lower

Exit codes: 0 done, 1 the input, a pass or the comparison failed, 2 wrong command line"
)]
pub(crate) struct Opt {
    #[command(flatten)]
    pub(crate) given: Forwarded,
}

/// Compares the structure of two MLIR modules; names of values do not matter
///
/// Shows the operations that differ, each with its path in the module and its line in the file. The Python package does
/// the work.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  fishplate ir-diff before.mlir after.mlir
  fishplate opt a.mlir --cse | fishplate ir-diff - expected.mlir

Exit codes: 0 equal, 1 different, 2 a file cannot be read or the command line is wrong")]
pub(crate) struct IrDiff {
    /// The first module, as text or bytecode; standard input if it is -
    pub(crate) first: OsString,

    /// The second module
    pub(crate) second: OsString,

    /// Compare locations too
    #[arg(long)]
    pub(crate) locations: bool,

    /// Show at most this many differences
    #[arg(long, value_name = "COUNT", default_value_t = 10)]
    pub(crate) most: u32,

    #[command(flatten)]
    pub(crate) dialects: Dialects,
}

/// A request to a child process.
#[derive(Args, Debug)]
pub(crate) struct Request {
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long)]
    pub(crate) search: bool,
    /// Use only the runtime that the environment names.
    #[arg(long)]
    pub(crate) exact: bool,
    pub(crate) libraries: Vec<PathBuf>,
}
