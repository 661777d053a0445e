//! Splits compiled code into the parts of an entry. The cache stores them in files. Pickled functions carry them to
//! other processes, with the compiler version and the machine features that the code needs.

use fishplate_cache::{decode, encode};

use crate::{
    cache::REVISION,
    compile::{CodeOptions, CompiledCode},
    error::{Error, Result},
    machine::{self, Counted},
    wrapper::support_fingerprint,
};

/// Parts before the frozen code: version, functions that it calls, triple, required machine features.
const HEAD: usize = 4;

impl CompiledCode {
    /// Returns the parts of an entry.
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

    /// Serialises the code for another process.
    pub fn freeze(&self, code: &CodeOptions, counted: Counted) -> Vec<u8> {
        let (triple, needs) = (&code.target.triple, machine::needs(&code.target, counted));
        let mut parts =
            vec![REVISION.as_bytes(), support_fingerprint(), triple.as_bytes(), needs.as_bytes()];
        parts.extend(self.parts());
        encode(&parts)
    }

    /// Restores code that another process froze, if that process had the same compiler, and if this machine has
    /// the features that the code requires.
    pub fn thaw(bytes: &[u8]) -> Result<Self> {
        let damaged = || Error::Damaged {
            how: "the bytes are damaged: the checksum does not match".to_owned(),
        };
        let mut parts = decode(bytes).ok_or_else(damaged)?;
        if parts.len() < HEAD {
            return Err(damaged());
        }
        let code = parts.split_off(HEAD);
        let [revision, support, triple, needs] = &parts[..] else { return Err(damaged()) };
        if revision != REVISION.as_bytes() {
            let made = String::from_utf8_lossy(revision).into_owned();
            return Err(Error::OtherCompiler { made, here: REVISION });
        }
        if support != support_fingerprint() {
            // A build of the same version whose code calls other functions of the compiler.
            let made = format!("{REVISION} (another build)");
            return Err(Error::OtherCompiler { made, here: REVISION });
        }
        machine::check(&String::from_utf8_lossy(triple), &String::from_utf8_lossy(needs))?;
        Self::from_parts(code).ok_or_else(damaged)
    }
}
