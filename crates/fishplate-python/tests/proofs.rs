//! Programs that the types of the extension refuse: `proofs/refused.rs`, compiled as a module of the crate. Every line
//! that must be an error is marked with the code of the error, and every other line must compile.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

const FILE: &str = "tests/proofs/refused.rs";

#[test]
fn what_is_unsound_does_not_compile() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = std::fs::read_to_string(folder.join(FILE)).expect("the programs are there");
    let output = Command::new(env!("CARGO"))
        .args(["rustc", "--quiet", "--lib", "--profile", "check", "--message-format", "short"])
        .args(["--", "--cfg", "proofs"])
        .current_dir(folder)
        .output()
        .expect("cargo runs");
    let messages = String::from_utf8_lossy(&output.stderr);
    let found: BTreeSet<_> = messages.lines().filter_map(reported).collect();
    let expected: BTreeSet<_> = source.lines().zip(1..).filter_map(marked).collect();
    assert!(!expected.is_empty());
    assert_eq!(
        found, expected,
        "(line, code) of the errors differ; the compiler says:\n{messages}"
    );
}

/// The line and the code of an error in the file: `path:line:column: error[E0505]: ...`.
fn reported(message: &str) -> Option<(usize, String)> {
    let (_, place) = message.split_once(FILE)?;
    let (line, rest) = place.strip_prefix(':')?.split_once(':')?;
    let (_, code) = rest.split_once("error[")?;
    Some((line.parse().ok()?, code.split_once(']')?.0.to_owned()))
}

/// The line and the code of a mark: `//~ E0505`.
fn marked((text, line): (&str, usize)) -> Option<(usize, String)> {
    let (_, code) = text.split_once("//~ ")?;
    Some((line, code.trim().to_owned()))
}
