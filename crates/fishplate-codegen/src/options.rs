//! Compile options: one table for option strings, typed options and help.

mod split;

use std::{
    collections::HashSet,
    fmt::Write as _,
    path::{Path, PathBuf},
};

use fishplate_mlir::{OptLevel, Target};

use crate::{
    compile::CodeOptions,
    error::{Error, Result},
    image::runs,
    ptx::{default_architecture, first_version},
    ptxas::Assembler,
};

/// Kind of an option's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// No value: the option is on or off.
    Flag,
    /// A number in a range.
    Int {
        /// The smallest.
        low: i64,
        /// The largest.
        high: i64,
    },
    /// Any text.
    Text,
}

/// One row of [`OPTIONS`].
#[derive(Clone, Copy, Debug)]
pub struct OptionRow {
    /// Its name in an option string.
    pub flag: &'static str,
    /// Its class name.
    pub class: &'static str,
    /// Kind of its value.
    pub kind: OptionKind,
    /// Description.
    pub doc: &'static str,
    set: Set,
}

/// How a row changes the options.
#[derive(Clone, Copy, Debug)]
enum Set {
    Flag(fn(&mut Options)),
    Value(fn(&mut Options, &str) -> std::result::Result<(), String>),
    Text(fn(&mut Options, String)),
}

const fn row(flag: &'static str, class: &'static str, set: Set, doc: &'static str) -> OptionRow {
    let kind = if let Set::Flag(_) = set { OptionKind::Flag } else { OptionKind::Text };
    OptionRow { flag, class, kind, doc, set }
}

const HOST_TARGET: (Set, &str) = (
    Set::Value(|options, value| {
        options.target = Some(parse_target(value)?);
        Ok(())
    }),
    "what host code is made for: a triple or `native`, then -mcpu= and -mattr=; this machine by default",
);

/// Every option.
pub const OPTIONS: &[OptionRow] = &[
    OptionRow {
        kind: OptionKind::Int { low: 0, high: 3 },
        ..row(
            "--opt-level",
            "OptLevel",
            Set::Value(|options, value| {
                let level = value.parse().ok().and_then(OptLevel::from_number);
                options.opt_level = level.ok_or("expected a number from 0 to 3")?;
                Ok(())
            }),
            "how hard LLVM works, 0 to 3; 2 by default, which compiles small kernels fast; 3 is all that LLVM has",
        )
    },
    row(
        "--enable-tvm-ffi",
        "EnableTVMFFI",
        Set::Flag(|_| ()),
        "make a function of the TVM-FFI ABI; always on, accepted for programs that say so",
    ),
    row("--target", "HostTarget", HOST_TARGET.0, HOST_TARGET.1),
    row("--host-target", "HostTarget", HOST_TARGET.0, HOST_TARGET.1),
    row(
        "--pipeline",
        "Pipeline",
        Set::Text(|options, value| options.pipeline = Some(value)),
        "MLIR passes that lower the module to the llvm dialect",
    ),
    row(
        "--gpu-arch",
        "GPUArch",
        Set::Value(|options, value| {
            (options.gpu_arch, options.gpu_code) = parse_architectures(value)?;
            Ok(())
        }),
        concat!(
            "the GPUs that PTX is made for, such as sm_90, or `native` for the one that is there; ",
            default_architecture!(),
            " by default; of a list, such as sm_80,sm_90, the PTX is for the first, and ptxas adds machine code for each"
        ),
    ),
    row(
        "--libdevice",
        "LibDevice",
        Set::Text(|options, value| options.libdevice = Some(PathBuf::from(value))),
        "LLVM bitcode with functions that kernels on a GPU may call, such as NVIDIA's libdevice.10.bc",
    ),
    row(
        "--enable-assertions",
        "EnableAssertions",
        Set::Flag(|options| options.assertions = true),
        "check every index of a kernel at run time",
    ),
    row(
        "--keep-ptx",
        "KeepPTX",
        Set::Flag(|options| options.keep_ptx = true),
        "write the PTX, where there is device code, to the dump folder",
    ),
    row(
        "--keep-cubin",
        "KeepCUBIN",
        Set::Flag(|options| options.keep_cubin = true),
        "write the device code as machine code of --gpu-arch to the dump folder; ptxas makes it",
    ),
    row(
        "--ptxas-options",
        "PtxasOptions",
        Set::Value(|options, value| {
            options.ptxas_options = Some(split::words(value)?);
            Ok(())
        }),
        "assemble the device code when compiling, by ptxas with these options, for the one architecture of --gpu-arch",
    ),
    row(
        "--generate-line-info",
        "GenerateLineInfo",
        Set::Flag(|options| options.line_info = true),
        "say in the code which source line it comes from, for profilers and debuggers",
    ),
    row(
        "--link-libraries",
        "LinkLibraries",
        Set::Text(|options, value| {
            let files = value.split(',').filter(|file| !file.is_empty());
            options.libraries.extend(files.map(PathBuf::from));
        }),
        "files of LLVM IR or bitcode, separated by commas, whose functions the kernels call",
    ),
    row(
        "--keep-ir",
        "KeepIR",
        Set::Flag(|options| options.keep_ir = true),
        "write the module with its wrapper to the dump folder, as MLIR and as LLVM IR",
    ),
    row(
        "--keep-asm",
        "KeepAssembly",
        Set::Flag(|options| options.keep_assembly = true),
        "write the assembly to the dump folder",
    ),
    row(
        "--dump-dir",
        "DumpDir",
        Set::Text(|options, value| options.dump_dir = Some(PathBuf::from(value))),
        "folder for kept files, created if needed; by default the current folder",
    ),
    row(
        "--no-cache",
        "NoCache",
        Set::Flag(|options| options.no_cache = true),
        "neither look into the cache nor add to it",
    ),
];

/// Options for compiling a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// LLVM's optimisation level.
    pub opt_level: OptLevel,
    /// The target of host code, if it is not this machine.
    pub target: Option<Target>,
    /// Passes that lower the module to the llvm dialect.
    pub pipeline: Option<String>,
    /// The GPU architecture for which PTX is generated. [`NATIVE`] has to be replaced before code is made.
    pub gpu_arch: Option<String>,
    /// Architectures for which the image contains machine code next to the PTX.
    pub gpu_code: Vec<String>,
    /// Bitcode with functions for GPUs.
    pub libdevice: Option<PathBuf>,
    /// Whether kernels check their indices. The front end implements it.
    pub assertions: bool,
    /// Files of LLVM IR that are linked with kernels.
    pub libraries: Vec<PathBuf>,
    /// Whether the code contains source lines for debuggers.
    pub line_info: bool,
    /// Options of `ptxas`, which then assembles device code at compile time.
    pub ptxas_options: Option<Vec<String>>,
    /// The `ptxas` to run, if the caller found one where [`crate::ptxas::find`] does not search.
    pub ptxas: Option<PathBuf>,
    /// Whether PTX is written.
    pub keep_ptx: bool,
    /// Whether machine code of a GPU is written.
    pub keep_cubin: bool,
    /// Whether MLIR and LLVM IR are written.
    pub keep_ir: bool,
    /// Whether assembly is written.
    pub keep_assembly: bool,
    /// The folder for these files.
    pub dump_dir: Option<PathBuf>,
    /// Whether the cache is bypassed.
    pub no_cache: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            opt_level: OptLevel::O2,
            target: None,
            pipeline: None,
            gpu_arch: None,
            gpu_code: Vec::new(),
            libdevice: None,
            assertions: false,
            libraries: Vec::new(),
            line_info: false,
            ptxas_options: None,
            ptxas: None,
            keep_ptx: false,
            keep_cubin: false,
            keep_ir: false,
            keep_assembly: false,
            dump_dir: None,
            no_cache: false,
        }
    }
}

impl Options {
    /// Parses a string such as `--opt-level 2 --keep-ir`. Quotes keep spaces together, and `--flag=value` means
    /// `--flag value`.
    pub fn parse(text: &str) -> Result<Self> {
        let mut options = Self::default();
        for (row, value) in given(text)? {
            apply(&mut options, row, &value)?;
        }
        Ok(options)
    }

    /// Sets one option by its flag or its class.
    pub fn set(&mut self, name: &str, value: &str) -> Result<()> {
        apply(self, find(name)?, value)
    }

    /// The options that determine the generated code.
    pub fn code(&self) -> CodeOptions {
        let default = CodeOptions::default();
        CodeOptions {
            opt_level: self.opt_level,
            target: self.target.clone().unwrap_or(default.target),
            pipeline: self.pipeline.clone(),
            gpu_arch: self.gpu_arch.clone().unwrap_or(default.gpu_arch),
            libdevice: self.libdevice.clone(),
            libraries: self.libraries.clone(),
            line_info: self.line_info,
            assembler: self.assembles_image().then(|| self.assembler()),
            gpu_code: self.gpu_code.clone(),
        }
    }

    /// The assembler for device code, with its options.
    pub fn assembler(&self) -> Assembler {
        let mut options = self.ptxas_options.clone().unwrap_or_default();
        if self.line_info {
            options.push("-lineinfo".to_owned());
        }
        Assembler { path: self.ptxas.clone(), options }
    }

    /// Whether `ptxas` runs.
    pub fn assembles(&self) -> bool {
        self.keep_cubin || self.assembles_image()
    }

    /// Whether `ptxas` makes the image that launches load.
    fn assembles_image(&self) -> bool {
        self.ptxas_options.is_some() || !self.gpu_code.is_empty()
    }

    /// Refuses options that contradict each other.
    pub fn check(&self) -> Result<()> {
        if self.ptxas_options.is_some() && self.gpu_arch.is_none() {
            let option = "--ptxas-options".to_owned();
            let reason = "the code is then for one architecture only: name it with --gpu-arch";
            return Err(Error::Option { option, reason: reason.to_owned() });
        }
        Ok(())
    }

    /// The folder of files that are kept.
    pub fn dump_dir(&self) -> &Path {
        self.dump_dir.as_deref().unwrap_or(Path::new("."))
    }

    /// Lists every option with its description, one per line.
    pub fn help() -> String {
        let mut help = String::new();
        for row in OPTIONS {
            let _ = writeln!(help, "{:18}{}", row.flag, row.doc);
        }
        help
    }
}

/// The options in a string, in order, each with its value; flags have none.
pub fn given(text: &str) -> Result<Vec<(&'static OptionRow, String)>> {
    let refused = |option: &str, reason: &str| Error::Option {
        option: option.to_owned(),
        reason: reason.to_owned(),
    };
    let words = split::words(text).map_err(|reason| refused(text, reason))?;
    let (mut words, mut found) = (words.into_iter(), Vec::new());
    while let Some(word) = words.next() {
        let (flag, value) = match word.split_once('=') {
            Some((flag, value)) => (flag, Some(value.to_owned())),
            None => (word.as_str(), None),
        };
        let row = find(flag)?;
        let value = match (row.kind, value) {
            (OptionKind::Flag, None) => String::new(),
            (OptionKind::Flag, Some(_)) => return Err(refused(flag, "takes no value")),
            (_, Some(value)) => value,
            (_, None) => words.next().ok_or_else(|| refused(flag, "a value is missing"))?,
        };
        found.push((row, value));
    }
    Ok(found)
}

fn apply(options: &mut Options, row: &OptionRow, value: &str) -> Result<()> {
    match row.set {
        Set::Flag(set) => set(options),
        Set::Text(set) => set(options, value.to_owned()),
        Set::Value(set) => set(options, value)
            .map_err(|reason| Error::Option { option: format!("{} {value}", row.flag), reason })?,
    }
    Ok(())
}

fn find(name: &str) -> Result<&'static OptionRow> {
    if let Some(row) = OPTIONS.iter().find(|row| row.flag == name || row.class == name) {
        return Ok(row);
    }
    let names = OPTIONS.iter().flat_map(|row| [row.flag, row.class]);
    let nearest = names.min_by_key(|known| strsim::levenshtein(known, name));
    let reason = match nearest.filter(|known| strsim::levenshtein(known, name) <= 3) {
        Some(known) => format!("unknown option; did you mean `{known}`?"),
        None => {
            let all: Vec<&str> = OPTIONS.iter().map(|row| row.flag).collect();
            format!("unknown option; the options are {}", all.join(", "))
        }
    };
    Err(Error::Option { option: name.to_owned(), reason })
}

/// The name of the GPU that is there, whatever its architecture.
pub const NATIVE: &str = "native";

/// Parses one architecture, or several that get machine code. Returns the first, and all of them.
fn parse_architectures(text: &str) -> std::result::Result<(Option<String>, Vec<String>), String> {
    if text.trim() == NATIVE {
        return Ok((Some(NATIVE.to_owned()), Vec::new()));
    }
    let list: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    for arch in &list {
        first_version(arch).map_err(|reason| match list.len() {
            1 => reason,
            _ => format!("`{arch}`: {reason}"),
        })?;
    }
    let first = list[0].clone();
    if let Some(arch) = list.iter().find(|arch| !runs(arch, &first)) {
        return Err(format!(
            "the PTX is made for the first of the list, and no {arch} runs PTX for {first}: name the oldest first"
        ));
    }
    let mut several = if list.len() > 1 { list } else { Vec::new() };
    let mut known = HashSet::new();
    several.retain(|arch| known.insert(arch.clone()));
    Ok((Some(first), several))
}

/// Parses `linux-aarch64`, or a triple with `-mcpu=` and `-mattr=`; `llvm -mtriple=...` means the same. `native` is
/// this machine, to which `-mattr=` adds features.
fn parse_target(text: &str) -> std::result::Result<Target, String> {
    if text == "linux-aarch64" {
        return Ok(Target::generic("aarch64-unknown-linux-gnu"));
    }
    let mut target = Target::generic("");
    for word in text.split_whitespace() {
        match word.split_once('=') {
            Some(("-mtriple", triple)) => triple.clone_into(&mut target.triple),
            Some(("-mcpu", cpu)) => cpu.clone_into(&mut target.cpu),
            Some(("-mattr", features)) if target.features.is_empty() => {
                features.clone_into(&mut target.features);
            }
            Some(("-mattr", features)) => {
                target.features = format!("{},{features}", target.features)
            }
            None if word == "native" && target.triple.is_empty() => target = Target::host(),
            None if word == "llvm" => {}
            None if target.triple.is_empty() && !word.starts_with('-') => {
                word.clone_into(&mut target.triple);
            }
            _ => {
                return Err(format!("cannot read `{word}`; expected -mtriple=, -mcpu= or -mattr="));
            }
        }
    }
    if target.triple.is_empty() {
        return Err("a triple is missing, such as aarch64-unknown-linux-gnu".to_owned());
    }
    Ok(target)
}
