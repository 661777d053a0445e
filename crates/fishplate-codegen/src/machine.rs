//! Machine features that code needs. Pickled code and exported objects list them in a section of their own, and are
//! refused where a feature is missing: the first unknown instruction would end the process.

use fishplate_mlir::{LlvmModule, Target};

use crate::{
    compile::CodeOptions,
    error::{Error, Result},
};

/// The section of exported objects and libraries with a list of what they need: the architecture, then names of
/// features, all behind commas. The loader of shared libraries in the runtime reads it, too.
pub const NEEDS_SECTION: &str = ".fishplate.needs";

/// Adds the list of required features to an object.
pub(crate) fn describe(module: &LlvmModule, target: &Target) {
    let mut text = target.architecture().to_owned();
    for name in target.needs() {
        text.push(',');
        text.push_str(&name);
    }
    module.add_note(NEEDS_SECTION, &text);
    if let Some(level) = level(target) {
        module.add_property(X86_ISA_NEEDED, (2 << level) - 1);
    }
}

/// The property of an ELF file whose value has a bit for each level of x86-64 that it needs, the basic one first.
const X86_ISA_NEEDED: u32 = 0xc000_8002;

/// Levels of x86-64, highest first, and the features that a CPU of that level adds to the next.
const LEVELS: [&[&str]; 3] = [
    &["avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"],
    &["avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"],
    &["sse4.2", "ssse3", "popcnt"],
];

/// The level of x86-64 beyond the basic one that code for a target needs, 1 for `x86-64-v2`. The C library refuses to
/// load a file of a higher level than the CPU's, by whatever means it is loaded.
fn level(target: &Target) -> Option<usize> {
    let needs = if target.architecture() == "x86_64" { target.needs() } else { Vec::new() };
    let has = |name: &&str| needs.iter().any(|need| need == name);
    let fits = |first: usize| LEVELS[first..].iter().all(|names| names.iter().all(has));
    (0..LEVELS.len()).find(|first| fits(*first)).map(|first| LEVELS.len() - first)
}

/// What code for a target needs, as a list for [`lacks`]: features that it names (`+avx2`), and those of its
/// processor (`?avx2`), which count only where they are known to be missing.
pub(crate) fn needs(target: &Target) -> String {
    let implied: Vec<String> = target.needs().iter().map(|name| format!(",?{name}")).collect();
    format!("{}{}", target.features, implied.concat())
}

/// Refuses code for a triple and needs that this machine does not meet.
pub(crate) fn check(triple: &str, needs: &str) -> Result<()> {
    let host = CodeOptions::default().target;
    let missing = lacks(&host, triple, needs);
    if missing.is_empty() { Ok(()) } else { Err(Error::OtherMachine { missing, cpu: host.cpu }) }
}

/// Refuses an exported object that says that it needs more than this machine has. `texts` is the content of
/// its section: one text for each object that was linked into it.
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
