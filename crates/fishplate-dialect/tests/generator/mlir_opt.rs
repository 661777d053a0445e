//! Runs many small modules through few processes of `mlir-opt-22`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::{Command, Stdio};

/// MLIR's output for each module that it accepted, by position, and its messages about the others.
#[derive(Default)]
pub(crate) struct Answers {
    pub(crate) printed: BTreeMap<usize, String>,
    pub(crate) refused: BTreeMap<usize, String>,
}

/// Lets MLIR read all modules. One that crashes the process is found by bisection.
pub(crate) fn ask(modules: &[String]) -> Answers {
    let mut answers = Answers::default();
    for (chunk, first) in modules.chunks(192).zip((0..).step_by(192)) {
        ask_from(chunk, first, &mut answers);
    }
    answers
}

fn ask_from(modules: &[String], first: usize, answers: &mut Answers) {
    if ask_once(modules, first, answers) {
        return;
    }
    match modules {
        [_] => drop(answers.refused.insert(first, "mlir-opt crashes".to_owned())),
        _ => {
            let (front, back) = modules.split_at(modules.len() / 2);
            ask_from(front, first, answers);
            ask_from(back, first + front.len(), answers);
        }
    }
}

/// Whether one process read them all; the answers count from `first`.
fn ask_once(modules: &[String], first: usize, answers: &mut Answers) -> bool {
    let mut input = String::new();
    let mut starts = Vec::new();
    let mut line = 1;
    for (at, module) in modules.iter().enumerate() {
        starts.push(line);
        line += module.lines().count() + 2;
        let module = module.trim_end();
        let _ = writeln!(input, "\"test.id\"() {{id = {at}}} : () -> ()\n{module}\n// -----");
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
    let mut current = None;
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        if let Some(rest) = line.trim().strip_prefix("\"test.id\"() {id = ") {
            let id: usize = rest.split_whitespace().next().unwrap().parse().unwrap();
            current = Some(answers.printed.entry(first + id).or_default());
        } else if let Some(text) = &mut current {
            let _ = writeln!(text, "{line}");
        }
    }
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        let Some((place, message)) = line.split_once(": error: ") else { continue };
        let row: usize = place.split(':').nth(1).and_then(|row| row.parse().ok()).unwrap_or(0);
        let at = starts.iter().rposition(|start| *start <= row);
        answers.refused.entry(first + at.unwrap_or(0)).or_insert_with(|| message.to_owned());
    }
    true
}
