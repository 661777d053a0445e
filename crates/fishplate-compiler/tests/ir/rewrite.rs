//! Rewrite patterns in Rust.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use fishplate::ir::{ErrorKind, Match, Module, NewOperation, Operation, RewritePatternSet};

use crate::context;

const SUM: &str =
    "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}";

#[test]
fn closures_are_patterns() {
    let context = context();
    let module = Module::parse(&context, SUM).unwrap();
    let sum = module.body().unwrap().operations().unwrap().remove(0);
    let sum = sum.regions().unwrap()[0].blocks().unwrap()[0].operations().unwrap().remove(0);
    let patterns = RewritePatternSet::new(&context).unwrap();
    let tried = Arc::new(AtomicUsize::new(0));
    let count = tried.clone();
    patterns
        .add("arith.addi", 7, move |_, _| {
            count.fetch_add(1, Ordering::Relaxed);
            Ok(Match::NoMatch)
        })
        .unwrap();
    patterns
        .add("arith.addi", 1, |op, rewriter| {
            let operands = op.operands()?;
            let copy = rewriter.clone_op(&op)?;
            rewriter.move_op_before(&copy, &op)?;
            rewriter.move_op_after(&copy, &op)?;
            rewriter.set_insertion_point_before(&copy)?;
            rewriter.set_insertion_point_after(&copy)?;
            rewriter.erase_op(&copy)?;
            rewriter.replace_all_uses_with(&op.results()?[0], &operands[0])?;
            rewriter.replace_op_with_values(&op, &operands[..1])?;
            Ok(Match::Applied)
        })
        .unwrap();
    patterns.freeze().unwrap().apply_greedily(&module.operation().unwrap()).unwrap();
    assert!(module.to_string().contains("return %arg0"), "{module}");
    assert_eq!(tried.load(Ordering::Relaxed), 1);
    assert_eq!(sum.verify().unwrap_err().kind(), ErrorKind::InvalidHandle);
}

#[test]
fn an_operation_replaces_another() {
    let context = context();
    let module = Module::parse(&context, SUM).unwrap();
    let patterns = RewritePatternSet::new(&context).unwrap();
    patterns
        .add("arith.addi", 1, |op, rewriter| {
            let block = rewriter.ip()?.block()?;
            rewriter.set_insertion_point_to_end(&block)?;
            rewriter.set_insertion_point_to_start(&block)?;
            let types = [op.results()?[0].ty()?];
            let operands = op.operands()?;
            let new = NewOperation { operands: &operands, results: &types, ..Default::default() };
            let new = Operation::create("arith.muli", op.location()?, &new, None)?;
            rewriter.insert(&new)?;
            rewriter.replace_op(&op, &new)?;
            Ok(Match::Applied)
        })
        .unwrap();
    patterns.freeze().unwrap().walk_and_apply(&module.operation().unwrap()).unwrap();
    assert!(module.to_string().contains("arith.muli"), "{module}");
}

#[test]
fn what_fails_in_a_pattern_is_the_error_of_the_driver() {
    let context = context();
    let module = Module::parse(&context, SUM).unwrap();
    let patterns = RewritePatternSet::new(&context).unwrap();
    patterns
        .add("", 1, |op, _| {
            Module::parse(op.context(), "func.func @broken(").map(|_| Match::Applied)
        })
        .unwrap();
    let error =
        patterns.freeze().unwrap().apply_greedily(&module.operation().unwrap()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Mlir);
    assert!(!error.diagnostics().is_empty(), "{error}");
}
