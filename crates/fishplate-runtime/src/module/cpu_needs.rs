//! The CPU features that a compiled library needs. Libraries that the compiler exported list them in a section. The
//! system's loader does not read it, and the first unsupported instruction would end the process.

use std::fs::File;
use std::os::unix::fs::FileExt;

/// The section, and its maximum size: names of features, one text per object file.
const SECTION: &[u8] = b".fishplate.needs";
const MOST_BYTES: u64 = 1 << 20;
/// Size of an ELF header and of an entry of its table of sections.
const HEADER: usize = 64;
const ENTRY: usize = 64;

/// The features that a library needs and this machine lacks, as far as that can be determined.
pub(super) fn missing(file: &File) -> Vec<String> {
    let texts = section(file).unwrap_or_default();
    let mut missing: Vec<String> = Vec::new();
    for text in texts.split(|byte| *byte == 0).filter(|text| !text.is_empty()) {
        let text = String::from_utf8_lossy(text);
        // The architecture comes first; the loader checks it.
        for name in text.split(',').skip(1).filter(|name| lacks(name)) {
            if !missing.iter().any(|known| known == name) {
                missing.push(name.to_owned());
            }
        }
    }
    missing
}

/// Contents of the section; `None` if it is missing or the file is malformed.
fn section(file: &File) -> Option<Vec<u8>> {
    let header = read(file, 0, HEADER as u64)?;
    let (start, size) = (number(&header, 0x28, 8)?, number(&header, 0x3a, 2)?);
    let (count, names) = (number(&header, 0x3c, 2)?, number(&header, 0x3e, 2)?);
    if size != ENTRY as u64 {
        return None;
    }
    let table = read(file, start, count * size)?;
    let content = |entry: &[u8]| read(file, number(entry, 0x18, 8)?, number(entry, 0x20, 8)?);
    let entries = || table.chunks_exact(ENTRY);
    let names = content(entries().nth(usize::try_from(names).ok()?)?)?;
    let is_it = |entry: &&[u8]| {
        let at = number(entry, 0, 4).and_then(|at| usize::try_from(at).ok());
        let name = at.and_then(|at| names.get(at..)).and_then(|rest| rest.strip_prefix(SECTION));
        name.is_some_and(|rest| rest.first() == Some(&0))
    };
    content(entries().find(is_it)?)
}

fn read(file: &File, at: u64, size: u64) -> Option<Vec<u8>> {
    let size = usize::try_from(size).ok().filter(|size| *size as u64 <= MOST_BYTES)?;
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(size).ok()?;
    bytes.resize(size, 0);
    file.read_exact_at(&mut bytes, at).ok()?;
    Some(bytes)
}

/// A little-endian number.
fn number(bytes: &[u8], at: usize, size: usize) -> Option<u64> {
    let bytes = bytes.get(at..at.checked_add(size)?)?;
    Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

/// Whether this machine lacks a feature, by its LLVM name. Unknown features count as present.
#[cfg(target_arch = "x86_64")]
fn lacks(name: &str) -> bool {
    macro_rules! features {
        ($($llvm:literal is $rust:tt)*) => {
            match name {
                $($llvm => !std::arch::is_x86_feature_detected!($rust),)*
                _ => is_beyond(name),
            }
        };
    }
    features! {
        "sse3" is "sse3" "ssse3" is "ssse3" "sse4.1" is "sse4.1" "sse4.2" is "sse4.2" "sse4a" is "sse4a"
        "popcnt" is "popcnt" "aes" is "aes" "pclmul" is "pclmulqdq" "sha" is "sha" "movbe" is "movbe" "adx" is "adx"
        "avx" is "avx" "avx2" is "avx2" "f16c" is "f16c" "fma" is "fma" "bmi" is "bmi1" "bmi2" is "bmi2" "lzcnt" is "lzcnt"
        "gfni" is "gfni" "vaes" is "vaes" "vpclmulqdq" is "vpclmulqdq"
        "avx512f" is "avx512f" "avx512bw" is "avx512bw" "avx512cd" is "avx512cd" "avx512dq" is "avx512dq"
        "avx512vl" is "avx512vl" "avx512ifma" is "avx512ifma" "avx512vbmi" is "avx512vbmi"
        "avx512vbmi2" is "avx512vbmi2" "avx512vnni" is "avx512vnni" "avx512bitalg" is "avx512bitalg"
        "avx512vpopcntdq" is "avx512vpopcntdq" "avx512bf16" is "avx512bf16" "avx512fp16" is "avx512fp16"
    }
}

/// Features newer than AVX-512, by their bit in leaf 7.
#[cfg(target_arch = "x86_64")]
fn is_beyond(name: &str) -> bool {
    // Word of the leaf's second part (0 eax, 3 edx) and bit.
    let (word, bit) = match name {
        "avxvnni" => (0, 4),
        "avxifma" => (0, 23),
        "amx-fp16" => (0, 21),
        "avxvnniint8" => (3, 4),
        "avxneconvert" => (3, 5),
        "avxvnniint16" => (3, 10),
        "avx10.1" | "avx10.2" => (3, 19),
        _ => return false,
    };
    #[allow(unused_unsafe, reason = "older versions of Rust take it for unsafe")]
    let leaf = |leaf, part| {
        // SAFETY: every x86-64 CPU has the instruction; the leaf is queried only where it exists.
        unsafe { std::arch::x86_64::__cpuid_count(leaf, part) }
    };
    if leaf(0, 0).eax < 7 || leaf(7, 0).eax < 1 {
        return true;
    }
    let answer = leaf(7, 1);
    if [answer.eax, answer.ebx, answer.ecx, answer.edx][word] >> bit & 1 == 0 {
        return true;
    }
    // The version of AVX10 is in a separate leaf.
    name == "avx10.2" && (leaf(0, 0).eax < 0x24 || leaf(0x24, 0).ebx & 0xff < 2)
}

#[cfg(target_arch = "aarch64")]
fn lacks(name: &str) -> bool {
    macro_rules! features {
        ($($llvm:literal is $rust:tt)*) => {
            match name {
                $($llvm => !std::arch::is_aarch64_feature_detected!($rust),)*
                _ => false,
            }
        };
    }
    features! {
        "aes" is "aes" "sha2" is "sha2" "sha3" is "sha3" "sm4" is "sm4" "crc" is "crc" "lse" is "lse" "rdm" is "rdm"
        "fullfp16" is "fp16" "fp16fml" is "fhm" "bf16" is "bf16" "dotprod" is "dotprod" "i8mm" is "i8mm" "jsconv" is "jsconv"
        "complxnum" is "fcma" "rcpc" is "rcpc" "rcpc-immo" is "rcpc2" "flagm" is "flagm" "fptoint" is "frintts"
        "sve" is "sve" "f32mm" is "f32mm" "f64mm" is "f64mm" "sve2" is "sve2" "sve-aes" is "sve2-aes"
        "sve-bitperm" is "sve2-bitperm" "sve-sha3" is "sve2-sha3" "sve-sm4" is "sve2-sm4"
    }
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn lacks(_name: &str) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_features_are_not_lacking() {
        assert!(!lacks("a feature that nobody knows"));
    }

    #[cfg(target_arch = "aarch64")]
    #[test]
    fn features_of_this_machine_are_not_lacking() {
        assert_eq!(lacks("fullfp16"), !std::arch::is_aarch64_feature_detected!("fp16"));
        assert_eq!(lacks("sve2"), !std::arch::is_aarch64_feature_detected!("sve2"));
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn features_of_this_machine_are_not_lacking() {
        let flags = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let Some(flags) = flags.lines().find(|line| line.starts_with("flags")) else { return };
        let has = |name: &str| flags.split_whitespace().any(|flag| flag == name);
        for (llvm, linux) in [
            ("avx", "avx"),
            ("avx2", "avx2"),
            ("fma", "fma"),
            ("avx512f", "avx512f"),
            ("avx512fp16", "avx512_fp16"),
            ("avxvnni", "avx_vnni"),
            ("amx-fp16", "amx_fp16"),
            ("avxifma", "avx_ifma"),
        ] {
            assert_eq!(lacks(llvm), !has(linux), "{llvm}");
        }
    }

    #[test]
    fn other_files_need_nothing() {
        let file = File::open(std::env::current_exe().unwrap()).unwrap();
        assert_eq!(missing(&file), Vec::<String>::new());
        let file = File::open("/dev/null").unwrap();
        assert_eq!(missing(&file), Vec::<String>::new());
    }
}
