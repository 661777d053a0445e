//! Checks that every method and property of the `ir.*` classes that the library registers is in `fishplate::ir` and in
//! `fishplate/ir.h`, or that `omissions.txt` says why not. Members are found in the sources as `"ir.Class", "member"`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use fishplate::reflect;

use crate::{context, here};

/// Class and member.
type Members = BTreeSet<(String, String)>;

/// The members that the library registers. Classes without their own members have the member "".
fn registered() -> Members {
    drop(context());
    let mut all = Members::new();
    let classes =
        reflect::Type::all().unwrap().into_iter().filter(|ty| ty.key().starts_with("ir."));
    for class in classes {
        all.insert((class.key(), String::new()));
        let fields = class.fields();
        let methods = class.methods();
        let names = fields.iter().map(reflect::Field::name);
        for name in names.chain(methods.iter().map(reflect::Method::name)) {
            all.insert((class.key(), name.to_owned()));
        }
    }
    all
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found
}

/// Splits off a string literal at the start of a text.
fn literal(text: &str) -> Option<(&str, &str)> {
    text.trim_start().strip_prefix('"')?.split_once('"')
}

/// The members that a source names. `"ir.X"` alone is the class. An empty member, or `new` in front, is the
/// constructor. Classes that a macro declares have a text and a context.
fn named(source: &str) -> Members {
    let mut all = Members::new();
    for (at, _) in source.match_indices("\"ir.") {
        let Some((class, mut rest)) = literal(&source[at..]) else { continue };
        let add = &mut |member: &str| all.insert((class.to_owned(), member.to_owned()));
        add("");
        if source[..at].trim_end().ends_with("new") {
            add("__ffi_init__");
        }
        if source[..at].trim_end().ends_with('=') {
            add("text");
            add("context");
        }
        while let Some((member, after)) = rest.trim_start().strip_prefix(',').and_then(literal) {
            add(if member.is_empty() { "__ffi_init__" } else { member });
            rest = after;
        }
    }
    all
}

/// Whether a name matches a pattern, in which `*` stands for any text.
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((front, rest)) => name.strip_prefix(front).is_some_and(|tail| {
            (0..=tail.len()).any(|at| tail.is_char_boundary(at) && fits(rest, &tail[at..]))
        }),
    }
}

/// Members that are missing without a reason, and reasons for members that are not missing.
fn compare(language: &str, has: &Members) -> Vec<String> {
    let omissions = std::fs::read_to_string(here().join("tests/ir/omissions.txt")).unwrap();
    let missing: Vec<String> = registered()
        .into_iter()
        .filter(|member| !has.contains(member))
        .map(|(class, member)| format!("{class}.{member}"))
        .collect();
    let reasons = omissions.lines().filter_map(|line| {
        let (member, reason) = line.strip_prefix(language)?.trim().split_once(": ")?;
        Some((member, reason))
    });
    let reasons: Vec<(&str, &str)> = reasons.collect();
    let known = |member: &&String| !reasons.iter().any(|(pattern, _)| fits(pattern, member));
    let mut wrong: Vec<String> =
        missing.iter().filter(known).map(|member| format!("{language} lacks {member}")).collect();
    for (pattern, reason) in &reasons {
        assert!(reason.len() > 8, "{pattern}: no reason");
        if !missing.iter().any(|member| fits(pattern, member)) {
            wrong.push(format!("{language} has everything that {pattern} stands for"));
        }
    }
    wrong
}

fn read(files: &[PathBuf]) -> Members {
    assert!(!files.is_empty());
    files.iter().flat_map(|file| named(&std::fs::read_to_string(file).unwrap())).collect()
}

#[test]
fn rust_has_every_member() {
    let mut sources = files(&here().join("../fishplate/src/ir"), ".rs");
    sources.push(here().join("../fishplate/src/ir.rs"));
    let wrong = compare("rust", &read(&sources));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_c_header_has_every_member() {
    let mut sources = files(&here().join("../../include/fishplate"), ".h");
    sources.retain(|path| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("ir"))
    });
    let wrong = compare("c", &read(&sources));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
