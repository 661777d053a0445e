//! Rewrite patterns in Rust.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use fishplate::ir::{
    ConversionTarget, DebugCounters, ErrorKind, GreedyOptions, Match, Module, NewOperation,
    Operation, PatternRewriter, Result, RewritePatternSet, Simplify, record_rewrites,
};

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
fn parts_of_a_set_are_chosen_by_name() {
    let context = context();
    let patterns = RewritePatternSet::new(&context).unwrap();
    for name in ["first", "second"] {
        patterns.add_named(name, "arith.addi", 1, |_, _| Ok(Match::NoMatch)).unwrap();
    }
    let frozen = patterns.freeze().unwrap();
    assert_eq!(frozen.names().unwrap(), ["first", "second"]);
    assert_eq!(frozen.only(&[], &["first"]).unwrap().names().unwrap(), ["second"]);
    assert_eq!(frozen.only(&["first"], &[]).unwrap().names().unwrap(), ["first"]);
    let error = frozen.only(&["third"], &[]).unwrap_err();
    assert!(error.to_string().contains("the set has no pattern `third`"), "{error}");
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

/// How many changes the test makes; `make soak` asks for more.
fn mutations() -> usize {
    let given = std::env::var("FISHPLATE_MUTATIONS").ok();
    given.and_then(|count| count.parse().ok()).unwrap_or(2_000)
}

/// Pseudo-random numbers from a seed.
struct Dice(AtomicU64);

impl Dice {
    fn roll(&self, sides: usize) -> usize {
        let state = self.0.load(Ordering::Relaxed);
        let next =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0.store(next, Ordering::Relaxed);
        (next >> 33) as usize % sides
    }
}

/// Changes something at random, in every way that a rewriter allows.
fn change<'a>(
    dice: &Dice,
    op: &Operation<'a>,
    rewriter: &PatternRewriter<'a>,
    kept: &mut Vec<Operation<'a>>,
) -> Result<()> {
    let Some(block) = op.block()? else { return Ok(()) };
    let mut all = block.operations()?;
    // The terminator stays.
    all.pop();
    all.extend(kept.iter().filter(|each| each.is_valid()).cloned());
    if all.is_empty() {
        return Ok(());
    }
    let other = all.swap_remove(dice.roll(all.len()));
    kept.push(other.clone());
    match dice.roll(8) {
        0 => rewriter.erase_op(&other),
        1 => rewriter.replace_op(op, &other),
        2 => rewriter.replace_op_with_values(&other, &op.operands()?[..1]),
        3 => rewriter.move_op_before(&other, op),
        4 => rewriter.move_op_after(&other, op),
        5 => rewriter.clone_op(&other).map(|copy| kept.push(copy)),
        6 => op.set_operand(dice.roll(2), &block.argument(dice.roll(2))?),
        _ => {
            other.detach()?;
            match dice.roll(3) {
                0 => rewriter.insert(&other),
                1 => other.erase(),
                _ => Ok(()),
            }
        }
    }
}

#[test]
fn after_random_changes_stale_handles_are_errors() {
    let context = context();
    let (count, wrong) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    for seed in 0.. {
        if count.load(Ordering::Relaxed) >= mutations() {
            break;
        }
        let dice = Dice(AtomicU64::new(seed));
        let mut text = String::from("func.func @f(%a: i32, %b: i32) -> i32 {\n");
        for at in 0..8 {
            let name = ["addi", "subi", "muli"][dice.roll(3)];
            let left = match dice.roll(at + 2) {
                0 => "a".to_owned(),
                1 => "b".to_owned(),
                other => (other - 2).to_string(),
            };
            text += &format!("  %{at} = arith.{name} %{left}, %b : i32\n");
        }
        let module = Module::parse(&context, &(text + "  return %7 : i32\n}")).unwrap();
        let patterns = RewritePatternSet::new(&context).unwrap();
        let (changes, wrongs, left) = (count.clone(), wrong.clone(), AtomicUsize::new(20));
        let way = dice.roll(4);
        patterns
            .add("", 1, move |op, rewriter| {
                if !op.name().starts_with("arith.") || left.load(Ordering::Relaxed) == 0 {
                    return Ok(Match::NoMatch);
                }
                left.fetch_sub(1, Ordering::Relaxed);
                let mut kept = Vec::new();
                for _ in 0..=dice.roll(3) {
                    changes.fetch_add(1, Ordering::Relaxed);
                    // Some changes are refused.
                    let _ = change(&dice, &op, rewriter, &mut kept);
                }
                // A panic here would be an error of the driver, which this test expects.
                let is_wrong = |each: &&Operation<'_>| {
                    !each.is_valid()
                        && !each
                            .operands()
                            .is_err_and(|error| error.kind() == ErrorKind::InvalidHandle)
                };
                wrongs.fetch_add(kept.iter().filter(is_wrong).count(), Ordering::Relaxed);
                Ok([Match::Applied, Match::NoMatch][dice.roll(2)])
            })
            .unwrap();
        let (patterns, root) = (patterns.freeze().unwrap(), module.operation().unwrap());
        // A pattern that leaves invalid IR behind is an error of the driver.
        let _ = match way {
            0 => patterns.walk_and_apply(&root),
            1 => {
                let target = ConversionTarget::new(&context).unwrap();
                target.set_dialect("arith", false).unwrap();
                patterns.apply_partial_conversion(&root, &target)
            }
            _ => patterns.apply_greedily(&root),
        };
        assert!(module.to_string().contains("return"), "{module}");
        assert_eq!(wrong.load(Ordering::Relaxed), 0, "seed {seed}: a stale handle was used");
    }
}

#[test]
fn records_and_counters() {
    let context = context();
    let module = Module::parse(&context, SUM).unwrap();
    let patterns = RewritePatternSet::new(&context).unwrap();
    let replace = |op: Operation<'_>, rewriter: &PatternRewriter<'_>| {
        rewriter.replace_op_with_values(&op, &op.operands()?[..1])?;
        Ok(Match::Applied)
    };
    patterns.add_named("to-operand", "arith.addi", 1, replace).unwrap();
    let (patterns, root) = (patterns.freeze().unwrap(), module.operation().unwrap());
    let counters = DebugCounters::new(&[("to-operand", 2..=3)]).unwrap();
    let options = GreedyOptions {
        max_iterations: Some(1),
        simplify: Simplify::Disabled,
        counters: Some(counters.clone()),
        ..GreedyOptions::default()
    };
    let apply = || patterns.apply_greedily_with(&root, &options);
    let (outcome, record) = record_rewrites(apply).unwrap();
    outcome.unwrap();
    assert!(record.patterns.is_empty() && module.to_string().contains("arith.addi"));
    assert_eq!(counters.tries("to-operand").unwrap(), Some(1));
    apply().unwrap();
    let (_, record) = record_rewrites(apply).unwrap();
    assert!(!module.to_string().contains("arith.addi"), "{module}");
    assert_eq!(record.patterns.len(), 1);
    assert_eq!(record.patterns[0].pattern, "to-operand");
    assert_eq!(record.patterns[0].operation, "arith.addi");
    assert!(record.patterns[0].location.contains(":2:"), "{record:?}");
    assert!(record.statistics.contains(&("applied to-operand".to_owned(), 1)), "{record:?}");
    assert_eq!(counters.tries("other").unwrap(), None);
}
