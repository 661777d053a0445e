//! Pass managers and passes in Rust (behaviour 47; 54 for handles from before a pass).

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use fishplate::ir::{ErrorKind, Module, PassManager, Walk};

use crate::context;

const DEAD: &str = "func.func @f(%a: i32) {\n  %b = arith.addi %a, %a : i32\n  return\n}";

#[test]
fn a_pass_makes_handles_from_before_invalid() {
    let context = context();
    let module = Module::parse(&context, DEAD).unwrap();
    let top = module.operation().unwrap();
    let function = module.body().unwrap().operations().unwrap().remove(0);
    PassManager::parse(&context, "builtin.module(canonicalize)").unwrap().run(&module).unwrap();
    let stale = function.verify().unwrap_err();
    assert_eq!(stale.kind(), ErrorKind::InvalidHandle);
    assert!(stale.message().contains("canonicalize"), "{stale}");
    assert!(top.is_valid() && !module.to_string().contains("addi"));
}

#[test]
fn closures_are_passes() {
    let context = context();
    let module = Module::parse(&context, DEAD).unwrap();
    let manager = PassManager::new(&context, "builtin.module").unwrap();
    let met = Arc::new(AtomicUsize::new(0));
    let count = met.clone();
    let visit = move |module: fishplate::ir::Operation<'_>| {
        module.walk(true, |_| {
            count.fetch_add(1, Ordering::Relaxed);
            Ok(Walk::Advance)
        })
    };
    manager.add_fn("count", visit).unwrap();
    manager.add("cse").unwrap();
    assert!(manager.to_string().contains("cse"), "{manager}");
    manager.run(&module).unwrap();
    assert_eq!(met.load(Ordering::Relaxed), 4);
}

#[test]
fn what_fails_in_a_pass_is_the_error_of_the_run() {
    let context = context();
    let module = Module::parse(&context, DEAD).unwrap();
    let manager = PassManager::new(&context, "builtin.module").unwrap();
    let fail = |module: fishplate::ir::Operation<'_>| {
        Module::parse(module.context(), "func.func @broken(").map(drop)
    };
    manager.add_fn("fails", fail).unwrap();
    let error = manager.run(&module).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Mlir);
    assert!(!error.diagnostics().is_empty(), "{error}");
    let unknown = PassManager::parse(&context, "builtin.module(canonicalise)").unwrap_err();
    assert!(unknown.message().contains("canonicalize"), "{unknown}");
}
