//! Compiled code as bytes: parts with their lengths behind a magic word, then a checksum. The cache keeps
//! it in files; frozen code goes to other processes, and says what made it and what it needs.

use fishplate_mlir::Target;

use crate::{
    cache::REVISION,
    compile::{CodeOptions, Compiled},
    error::{Error, Result},
};

/// What an entry starts with.
const MAGIC: &[u8; 8] = b"FISHPLC2";
const CHECKSUM: usize = 32;

pub(crate) fn encode(parts: &[&[u8]]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for part in parts {
        bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
        bytes.extend_from_slice(part);
    }
    let checksum = fishplate_mlir::hash(&[&bytes]);
    bytes.extend_from_slice(&checksum);
    bytes
}

pub(crate) fn decode(bytes: &[u8]) -> Option<Vec<Vec<u8>>> {
    let (body, checksum) = bytes.split_at_checked(bytes.len().checked_sub(CHECKSUM)?)?;
    if fishplate_mlir::hash(&[body]) != *checksum {
        return None;
    }
    let mut rest = body.strip_prefix(MAGIC)?;
    let mut parts = Vec::new();
    while !rest.is_empty() {
        let (length, behind) = rest.split_first_chunk::<8>()?;
        let (part, behind) =
            behind.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
        parts.push(part.to_vec());
        rest = behind;
    }
    Some(parts)
}

impl Compiled {
    /// What an entry holds of it.
    pub(crate) fn parts(&self) -> Vec<&[u8]> {
        let holds: &[u8] = if self.holds { &[1] } else { &[0] };
        let first = [self.symbol.as_bytes(), self.signature.as_bytes(), holds];
        first.into_iter().chain(self.objects.iter().map(Vec::as_slice)).collect()
    }

    pub(crate) fn from_parts(parts: Vec<Vec<u8>>) -> Option<Self> {
        let mut parts = parts.into_iter();
        let symbol = String::from_utf8(parts.next()?).ok()?;
        let signature = String::from_utf8(parts.next()?).ok()?;
        let holds = parts.next()? == [1];
        Some(Self { symbol, signature, holds, objects: parts.collect() })
    }

    /// The code as bytes for another process.
    pub fn freeze(&self, code: &CodeOptions) -> Vec<u8> {
        let Target { triple, cpu, features } = &code.target;
        let features = format!("{features}{}", implied(cpu));
        let mut parts = vec![REVISION.as_bytes(), triple.as_bytes(), features.as_bytes()];
        parts.extend(self.parts());
        encode(&parts)
    }

    /// The code that another process froze, if the compiler there was this one, and this machine can do
    /// what the code asks of it.
    pub fn thaw(bytes: &[u8]) -> Result<Self> {
        let damaged = || Error::Damaged { how: "the bytes are not what was written".to_owned() };
        let mut parts = decode(bytes).ok_or_else(damaged)?;
        if parts.len() < 3 {
            return Err(damaged());
        }
        let code = parts.split_off(3);
        let head: Vec<_> = parts.iter().map(|part| String::from_utf8_lossy(part)).collect();
        let [revision, triple, features] = &head[..] else { return Err(damaged()) };
        if revision != REVISION {
            return Err(Error::OtherCompiler { made: revision.to_string(), here: REVISION });
        }
        let host = CodeOptions::default().target;
        let missing = lacks(&host, triple, features);
        if !missing.is_empty() {
            return Err(Error::OtherMachine { missing, cpu: host.cpu });
        }
        Self::from_parts(code).ok_or_else(damaged)
    }
}

/// Features that the levels of x86-64 stand for. Other processors are this machine's own, whose features
/// are all listed, or were named by someone who knows where the code is to run.
fn implied(cpu: &str) -> &'static str {
    match cpu {
        "x86-64-v2" => ",+sse4.2,+ssse3,+popcnt",
        "x86-64-v3" => ",+avx2,+bmi,+bmi2,+f16c,+fma,+lzcnt,+movbe",
        "x86-64-v4" => ",+avx512f,+avx512bw,+avx512cd,+avx512dq,+avx512vl",
        _ => "",
    }
}

/// What code for a triple and features needs and a machine does not have.
fn lacks(host: &Target, triple: &str, features: &str) -> Vec<String> {
    let architecture = |triple: &str| triple.split('-').next().unwrap_or_default().to_owned();
    if architecture(triple) != architecture(&host.triple) {
        return vec![architecture(triple)];
    }
    let has = |feature: &str| host.features.split(',').any(|known| known == feature);
    features
        .split(',')
        .filter(|feature| feature.starts_with('+') && !has(feature))
        .map(|feature| feature[1..].to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code() -> Compiled {
        let (symbol, signature) = ("f".to_owned(), "f()".to_owned());
        Compiled { symbol, signature, holds: true, objects: vec![vec![1, 2], vec![]] }
    }

    #[test]
    fn frozen_code_thaws() {
        let thawed = Compiled::thaw(&code().freeze(&CodeOptions::default())).unwrap();
        assert_eq!(thawed.parts(), code().parts());
    }

    #[test]
    fn a_machine_that_lacks_something_is_named() {
        let mut options = CodeOptions::default();
        options.target.features.push_str(",+mind-reading,-sse2");
        let error = Compiled::thaw(&code().freeze(&options)).unwrap_err().to_string();
        assert!(error.contains("mind-reading") && !error.contains("sse2"), "{error}");
        options.target = Target::generic("m68k-unknown-linux");
        let error = Compiled::thaw(&code().freeze(&options)).unwrap_err().to_string();
        assert!(error.contains("m68k"), "{error}");
    }

    #[test]
    fn other_compilers_and_damage_are_errors() {
        let bytes = code().freeze(&CodeOptions::default());
        for (at, _) in bytes.iter().enumerate() {
            let mut changed = bytes.clone();
            changed[at] ^= 0x40;
            assert!(matches!(Compiled::thaw(&changed), Err(Error::Damaged { .. })));
            assert!(Compiled::thaw(&bytes[..at]).is_err());
        }
        let other = encode(&[b"0.0.0", b"x86_64", b"", b"f", b"f()", b"\0"]);
        let error = Compiled::thaw(&other).unwrap_err().to_string();
        assert!(error.contains("0.0.0") && error.contains(REVISION), "{error}");
    }
}
