//! Machine features that code needs. Pickled code and exported objects list them in a special section, and are refused
//! if a feature is missing: the first unknown instruction would crash the process.

use fishplate_mlir::{LlvmModule, Target};

use crate::{
    compile::{CodeOptions, Source},
    error::{Error, Result},
};

/// The section of exported objects and libraries that lists their requirements: the architecture, then feature names,
/// each preceded by a comma. The runtime's loader of shared libraries reads it, too.
pub const NEEDS_SECTION: &str = ".fishplate.needs";

/// Features whose instructions LLVM emits only if a program names them. A program that names none runs without them.
const NAMED_ONLY: &[&str] = &[
    "amx-avx512",
    "amx-bf16",
    "amx-complex",
    "amx-fp16",
    "amx-fp8",
    "amx-int8",
    "amx-movrs",
    "amx-tf32",
    "amx-tile",
    "cldemote",
    "clflushopt",
    "clwb",
    "clzero",
    "enqcmd",
    "fsgsbase",
    "hreset",
    "invpcid",
    "kl",
    "lwp",
    "movdir64b",
    "movdiri",
    "mwaitx",
    "pconfig",
    "pku",
    "ptwrite",
    "raoint",
    "rdpid",
    "rdpru",
    "rdrnd",
    "rdseed",
    "rtm",
    "serialize",
    "sgx",
    "sha",
    "sha512",
    "shstk",
    "sm3",
    "sm4",
    "tsxldtrk",
    "uintr",
    "usermsr",
    "waitpkg",
    "wbnoinvd",
    "widekl",
    "xsave",
    "xsavec",
    "xsaveopt",
    "xsaves",
];

/// Marks of programs that name machine instructions.
const NAMING: [&str; 4] = ["llvm.x86.", "llvm.aarch64.", "inline_asm", " asm "];

/// The features of a target that matter for where its code can run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// The features that code generation may use.
    Generated,
    /// All features, because the program may name instructions.
    All,
}

impl Counted {
    /// The features that count for a program.
    pub fn of(source: Source<'_>) -> Self {
        let names = match source {
            Source::None | Source::External => false,
            Source::Object(_) => true,
            Source::Mlir(bytes) | Source::LlvmIr(bytes) => std::str::from_utf8(bytes)
                .map_or(true, |text| NAMING.iter().any(|mark| text.contains(mark))),
        };
        if names { Self::All } else { Self::Generated }
    }

    fn counts(self, name: &str) -> bool {
        self == Self::All || !NAMED_ONLY.contains(&name)
    }

    /// Removes the features that do not count from a list such as `+avx2,-sse4a`.
    pub(crate) fn features(self, list: &str) -> String {
        let counts = |item: &&str| self.counts(item.trim_start_matches(['+', '-']));
        list.split(',').filter(counts).collect::<Vec<_>>().join(",")
    }

    fn needs(self, target: &Target) -> Vec<String> {
        target.needs().into_iter().filter(|name| self.counts(name)).collect()
    }
}

/// The target of host code that mostly waits for a GPU: a level that most machines have, so that the code runs on other
/// machines too. It is the highest of `x86-64-v3`, `x86-64-v2` and `x86-64` that this machine has; on other
/// architectures, it is the oldest processor.
pub fn common_target() -> Target {
    let host = CodeOptions::default().target;
    let mut common = Target::generic(&host.triple);
    if host.architecture() == "x86_64" {
        // The levels below the highest that this machine has.
        let cpus = ["x86-64", "x86-64-v2", "x86-64-v3"];
        common.cpu = cpus[level(&host).unwrap_or(0).min(cpus.len() - 1)].to_owned();
    }
    common
}

/// Adds the list of required features to an object.
pub(crate) fn describe(module: &LlvmModule, target: &Target, counted: Counted) {
    let mut text = target.architecture().to_owned();
    for name in counted.needs(target) {
        text.push(',');
        text.push_str(&name);
    }
    module.add_note(NEEDS_SECTION, &text);
    if let Some(level) = level(target) {
        module.add_property(X86_ISA_NEEDED, (2 << level) - 1);
    }
}

/// The ELF property whose value has one bit per x86-64 level that the file needs, starting with the baseline.
const X86_ISA_NEEDED: u32 = 0xc000_8002;

/// Levels of x86-64, highest first, and the features that each adds to the next.
const LEVELS: [&[&str]; 3] = [
    &["avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"],
    &["avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"],
    &["sse4.2", "ssse3", "popcnt"],
];

/// The x86-64 level above the baseline that code for a target needs: 1 for `x86-64-v2`. The C library refuses to load a
/// file that needs a higher level than the CPU has, however it is loaded.
fn level(target: &Target) -> Option<usize> {
    let needs = if target.architecture() == "x86_64" { target.needs() } else { Vec::new() };
    let has = |name: &&str| needs.iter().any(|need| need == name);
    let fits = |first: usize| LEVELS[first..].iter().all(|names| names.iter().all(has));
    (0..LEVELS.len()).find(|first| fits(*first)).map(|first| LEVELS.len() - first)
}

/// The requirements of code for a target, as a list for [`lacks`]: features that the target names (`+avx2`), and those
/// of its processor (`?avx2`), which count only if they are known to be missing.
pub(crate) fn needs(target: &Target, counted: Counted) -> String {
    let implied = counted.needs(target).into_iter().map(|name| format!(",?{name}"));
    format!("{}{}", counted.features(&target.features), implied.collect::<String>())
}

/// Refuses code whose triple or requirements this machine does not meet.
pub(crate) fn check(triple: &str, needs: &str) -> Result<()> {
    let host = CodeOptions::default().target;
    let missing = lacks(&host, triple, needs);
    if missing.is_empty() { Ok(()) } else { Err(Error::OtherMachine { missing, cpu: host.cpu }) }
}

/// Refuses an exported object that requires more than this machine has. `texts` is the contents of its section: one
/// text per object that was linked into it.
pub fn check_needs(texts: &[u8]) -> Result<()> {
    for text in texts.split(|byte| *byte == 0).filter(|text| !text.is_empty()) {
        let text = String::from_utf8_lossy(text);
        let (architecture, names) = text.split_once(',').unwrap_or((&text, ""));
        let names = names.split(',').filter(|name| !name.is_empty());
        check(architecture, &names.map(|name| format!(",?{name}")).collect::<String>())?;
    }
    Ok(())
}

/// Features that code for a triple needs and a machine lacks.
fn lacks(host: &Target, triple: &str, needs: &str) -> Vec<String> {
    let code = Target::generic(triple);
    if code.architecture() != host.architecture() {
        return vec![code.architecture().to_owned()];
    }
    let says = |sign: char, name: &str| {
        host.features.split(',').any(|known| known.strip_prefix(sign) == Some(name))
    };
    let mut missing: Vec<String> = Vec::new();
    for need in needs.split(',') {
        let name = need.get(1..).unwrap_or_default();
        let is_missing = match need.as_bytes().first() {
            Some(b'+') => !says('+', name),
            Some(b'?') => says('-', name),
            _ => false,
        };
        if is_missing && !missing.iter().any(|known| known == name) {
            missing.push(name.to_owned());
        }
    }
    missing
}
