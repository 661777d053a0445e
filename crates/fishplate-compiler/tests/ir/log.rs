//! Diagnostics of MLIR and logs of passes, from Rust: handlers, loggers, passes with options.

use std::sync::{Arc, Mutex};

use fishplate::ir::{
    Diagnostic, DiagnosticHandler, ErrorKind, Location, LogOptions, Module, ModuleLogger, PassInfo,
    PassManager, Result, Scope, Severity, When, register_pass,
};

use crate::context;

const DEAD: &str = "func.func @f(%a: i32) {\n  %b = arith.addi %a, %a : i32\n  return\n}";

type Seen<T> = Arc<Mutex<Vec<T>>>;

#[test]
fn handlers_get_diagnostics_until_they_are_dropped() -> Result<()> {
    let ctx = context();
    let seen: Seen<Diagnostic> = Seen::default();
    let list = seen.clone();
    let outer = DiagnosticHandler::attach(&ctx, move |one| {
        list.lock().unwrap().push(one);
        true
    })?;
    let place = Location::file(&ctx, "a.rs", 3, 4)?;
    place.emit_error("not like this")?;
    let inner = DiagnosticHandler::attach(&ctx, |_| true)?;
    place.emit_error("the inner one takes this")?;
    drop(inner);
    place.emit_error("and this is ours")?;
    let said = seen.lock().unwrap().clone();
    let words: Vec<&str> = said.iter().map(|one| one.message.as_str()).collect();
    assert_eq!(words, ["not like this", "and this is ours"]);
    assert_eq!(
        (said[0].severity, said[0].location.as_str()),
        (Severity::Error, "loc(\"a.rs\":3:4)")
    );
    assert!(outer.is_attached()?);
    outer.detach()?;
    assert!(!outer.is_attached()?);
    Ok(())
}

#[test]
fn loggers_keep_what_passes_did() -> Result<()> {
    let ctx = context();
    let module = Module::parse(&ctx, DEAD)?;
    let log = ModuleLogger::new()?;
    let names: Seen<String> = Seen::default();
    let list = names.clone();
    log.attach_with(&ctx, &LogOptions::default(), move |entry| {
        list.lock().unwrap().push(entry.pass_argument);
        Ok(())
    })?;
    let manager = PassManager::parse(&ctx, "builtin.module(canonicalize,cse)")?;
    manager.run(&module)?;
    assert!(log.is_attached()?);
    log.detach()?;
    manager.run(&module)?;
    let entries = log.entries()?;
    let passes: Vec<&str> = entries.iter().map(|entry| entry.pass_argument.as_str()).collect();
    assert_eq!(passes, ["PRE-PIPELINE", "canonicalize", "cse"]);
    assert_eq!(*names.lock().unwrap(), passes);
    let first = &entries[1];
    assert!(first.changed && !first.failed && !entries[2].changed && first.when == When::After);
    assert!(first.before.contains("addi") && !first.ir.contains("addi"));
    assert_eq!((first.index, first.run, first.pipeline.as_str()), (1, 0, "builtin.module"));
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("log_from_rust");
    let page = std::fs::read_to_string(log.save(&folder, "Two passes")?).unwrap();
    assert!(page.contains("Two passes") && page.contains("canonicalize"));
    log.clear()?;
    assert!(log.entries()?.is_empty());
    Ok(())
}

#[test]
fn managers_hand_out_the_ir() -> Result<()> {
    let ctx = context();
    let module = Module::parse(&ctx, DEAD)?;
    let manager = PassManager::parse(&ctx, "builtin.module(func.func(canonicalize,cse))")?;
    let anchors: Seen<String> = Seen::default();
    let list = anchors.clone();
    let settings = LogOptions { scope: Scope::Op, only_changed: true, ..Default::default() };
    manager.print_to(&settings, move |entry| {
        list.lock().unwrap().push(entry.anchor);
        Ok(())
    })?;
    manager.enable_verifier(false)?;
    manager.run(&module)?;
    assert!(anchors.lock().unwrap().iter().any(|anchor| anchor.contains("func.func")));
    manager.print_to(&settings, |_| PassManager::parse(&context(), "nonsense(").map(drop))?;
    let again = Module::parse(&ctx, DEAD)?;
    assert_eq!(manager.run(&again).unwrap_err().kind(), ErrorKind::Value);
    Ok(())
}

#[test]
fn passes_have_names_options_and_anchors() -> Result<()> {
    let ctx = context();
    let module = Module::parse(&ctx, DEAD)?;
    let met: Seen<String> = Seen::default();
    let list = met.clone();
    let info = PassInfo {
        anchor: "func.func",
        options: &[("limit", "8"), ("word", "none")],
        description: "notes its options",
        replace: true,
    };
    register_pass("test-rust-note", &info, move |operation, pass| {
        let options = pass.options()?;
        let note = format!("{} {} {:?}", operation.name(), pass.argument()?, options);
        list.lock().unwrap().push(note);
        if options["limit"] == "0" { pass.signal_failure() } else { Ok(()) }
    })?;
    let twice = register_pass("test-rust-note", &PassInfo::default(), |_, _| Ok(())).unwrap_err();
    assert_eq!(twice.kind(), ErrorKind::Value);
    let run = |pipeline: &str| PassManager::parse(&ctx, pipeline)?.run(&module);
    run("builtin.module(func.func(test-rust-note{limit=3}))")?;
    assert_eq!(
        *met.lock().unwrap(),
        [r#"func.func test-rust-note {"limit": "3", "word": "none"}"#]
    );
    let failed = run("builtin.module(func.func(test-rust-note{limit=0}))").unwrap_err();
    assert_eq!(failed.kind(), ErrorKind::Mlir);
    let manager = PassManager::new(&ctx, "builtin.module")?;
    let list = met.clone();
    manager.add_pass("inner", "func.func", move |operation, pass| {
        assert!(!pass.has_failed()?);
        list.lock().unwrap().push(operation.name().to_owned());
        Ok(())
    })?;
    manager.run(&module)?;
    assert_eq!(met.lock().unwrap().last().unwrap(), "func.func");
    Ok(())
}
