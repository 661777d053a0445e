//! The text of every type and attribute that MLIR ships, printed and parsed here, against `mlir-opt-22`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::{Command, Stdio};

use fishplate_dialect::format::text::{self, scan};
use fishplate_dialect::format::{Catalog, Form, Known, Value};
use fishplate_dialect::model::Param;

use crate::coverage::upstream;
use crate::samples::{self, Sample};

/// What MLIR printed for each text that it took, by position; what it said about the others.
#[derive(Default)]
struct Answers {
    printed: BTreeMap<usize, String>,
    refused: BTreeMap<usize, String>,
}

/// Lets `mlir-opt-22` read all texts, each in a module of its own, many in one process. A text that ends the process is
/// found by halving.
fn ask(texts: &[String], first: usize, answers: &mut Answers) {
    if ask_once(texts, first, answers) {
        return;
    }
    match texts {
        [_] => drop(answers.refused.insert(first, "mlir-opt crashes".to_owned())),
        _ => {
            let (front, back) = texts.split_at(texts.len() / 2);
            ask(front, first, answers);
            ask(back, first + front.len(), answers);
        }
    }
}

/// Whether one process read them all; the answers count from `first`.
fn ask_once(texts: &[String], first: usize, answers: &mut Answers) -> bool {
    let mut input = String::new();
    let mut starts = Vec::new();
    for (at, text) in texts.iter().enumerate() {
        starts.push(input.lines().count() + 1);
        let _ = writeln!(input, "\"test.op\"() {{a = {text}, id = {at}}} : () -> ()\n// -----");
    }
    let mut child = Command::new("mlir-opt-22")
        .args(["--allow-unregistered-dialect", "--mlir-print-local-scope"])
        .args(["--split-input-file", "--mlir-disable-threading", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer =
        std::thread::spawn(move || std::io::Write::write_all(&mut stdin, input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join();
    if output.status.code().is_none() {
        return false;
    }
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Some(rest) = line.trim().strip_prefix("\"test.op\"() {a = ") else { continue };
        let length = scan::attribute_length(rest, true).unwrap_or_else(|| panic!("{line}"));
        let id = rest[length..].strip_prefix(", id = ").unwrap_or_else(|| panic!("{line}"));
        let id: usize = id.split_whitespace().next().unwrap().parse().unwrap();
        answers.printed.insert(first + id, rest[..length].to_owned());
    }
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        let Some((place, message)) = line.split_once(": error: ") else { continue };
        let row: usize = place.split(':').nth(1).and_then(|row| row.parse().ok()).unwrap_or(0);
        let at = starts.iter().rposition(|start| *start <= row);
        answers.refused.entry(first + at.unwrap_or(0)).or_insert_with(|| message.to_owned());
    }
    true
}

/// Whether parameters that were read are those that were printed. A default that is an attribute or type is read as
/// nothing.
fn same(catalog: &Catalog, def: &Known, read: &[Sample], printed: &[Sample]) -> bool {
    let fill = |param: &Param, value: &Sample| match (value, &param.default) {
        (Value::None, Some(default)) => Value::of_literal(default, catalog.enum_of(&param.kind)),
        (value, _) => Some(value.clone()),
    };
    def.def.params.iter().zip(read.iter().zip(printed)).all(|(param, (read, printed))| {
        fill(param, read).is_none_or(|read| Some(read) == fill(param, printed))
    })
}

/// How a text that MLIR printed differs from what was printed here, if it does.
fn differs(catalog: &Catalog, def: &Known, params: &[Sample], theirs: &str) -> Option<String> {
    match text::parse(catalog, def, theirs) {
        Err(failure) => Some(format!("{theirs}: {failure}")),
        Ok(back) if !same(catalog, def, &back, params) => {
            Some(format!("{theirs}: we read {back:?}, it was {params:?}"))
        }
        Ok(_) => None,
    }
}

#[test]
fn types_and_attributes_read_and_print_as_in_mlir() {
    let catalog = Catalog::new(upstream()).unwrap();
    let mut asked: Vec<(&Known, Vec<Sample>)> = Vec::new();
    let mut texts = Vec::new();
    let mut verdicts: BTreeMap<String, Result<usize, String>> = BTreeMap::new();
    let name = |def: &Known| format!("{}{}.{}", def.mark(), def.dialect, def.mnemonic());
    for def in catalog.definitions() {
        if def.def.mnemonic.is_none() {
            continue;
        }
        if let Form::Cpp(why) = &def.form {
            verdicts.insert(name(def), Err(why.clone()));
            continue;
        }
        let all = samples::of(&catalog, def);
        verdicts.insert(name(def), Err("no sample".to_owned()));
        for sample in all {
            match text::print(&catalog, def, &sample) {
                Ok(text) => {
                    texts.push(text);
                    asked.push((def, sample));
                }
                Err(failure) => {
                    verdicts.insert(name(def), Err(failure.message));
                }
            }
        }
    }
    let mut answers = Answers::default();
    for (chunk, first) in texts.chunks(128).zip((0..).step_by(128)) {
        ask(chunk, first, &mut answers);
    }
    // Where MLIR prints something else, it must be something that it cannot read itself.
    let other: Vec<usize> = answers
        .printed
        .iter()
        .filter(|(at, theirs)| texts[**at] != **theirs)
        .map(|(at, _)| *at)
        .collect();
    let theirs: Vec<String> = other.iter().map(|at| answers.printed[at].clone()).collect();
    let mut again = Answers::default();
    ask(&theirs, 0, &mut again);
    let spelled = |at: usize, theirs: &str| {
        let second = other.iter().position(|other| *other == at)?;
        let readable = again.printed.contains_key(&second);
        readable.then(|| format!("we print {}, MLIR {theirs}", texts[at]))
    };
    for (at, (def, sample)) in asked.iter().enumerate() {
        let verdict = verdicts.entry(name(def)).or_insert(Ok(0));
        match answers.printed.get(&at) {
            Some(theirs) => {
                match differs(&catalog, def, sample, theirs).or_else(|| spelled(at, theirs)) {
                    Some(why) => *verdict = Err(format!("differs: {why}")),
                    None => match verdict {
                        Ok(count) => *count += 1,
                        Err(why) if why.starts_with("differs") => {}
                        Err(_) => *verdict = Ok(1),
                    },
                }
            }
            None => {
                if verdict.as_ref().is_err_and(|why| !why.starts_with("differs")) {
                    let why = answers.refused.get(&at).map_or("no answer", String::as_str);
                    *verdict = Err(format!("MLIR refuses {}: {why}", texts[at]));
                }
            }
        }
    }
    let agree = verdicts.values().filter(|verdict| verdict.is_ok()).count();
    let others: Vec<String> = verdicts
        .iter()
        .filter_map(|(name, verdict)| Some(format!("{name}: {}", verdict.as_ref().err()?)))
        .collect();
    insta::assert_snapshot!(others.join("\n"));
    assert!(agree >= 352, "{agree} definitions agree");
}
