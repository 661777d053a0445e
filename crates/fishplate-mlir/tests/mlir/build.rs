//! Operations built by hand.

use fishplate_mlir::{Attribute, Context, Error, Location, Module, OpBuilder, Type};

#[test]
fn a_function_built_by_hand_verifies() {
    let context = Context::new();
    let module = Module::empty(&context);
    let here = Location::file(&context, "made.py", 3, 4);
    let i64_type = Type::int(&context, 64);
    let signature = Type::function(i64_type, &[i64_type, i64_type], false);
    let function = OpBuilder::new("llvm.func", here)
        .attribute("sym_name", Attribute::string(&context, b"add"))
        .attribute("function_type", Attribute::ty(signature))
        .attribute("linkage", Attribute::linkage_external(&context))
        .region()
        .append_to(module.body())
        .unwrap();
    let entry = function.region(0).unwrap().append_block(&[i64_type, i64_type], here);
    let (a, b) = (entry.argument(0).unwrap(), entry.argument(1).unwrap());
    assert!(entry.argument(2).is_none() && !entry.is_terminated());
    let sum = OpBuilder::new("llvm.add", here)
        .operands(&[a, b])
        .results(&[i64_type])
        .append_to(entry)
        .unwrap();
    OpBuilder::new("llvm.return", here)
        .operands(&[sum.result(0).unwrap()])
        .append_to(entry)
        .unwrap();
    assert!(entry.is_terminated() && function.has_body());
    module.verify().unwrap();
    assert_eq!(function.attribute("function_type").unwrap().as_type(), Some(signature));
    assert!(module.to_llvm().unwrap().to_string().contains("define i64 @add(i64 %0, i64 %1)"));
}

#[test]
fn a_broken_operation_is_found_by_the_verifier() {
    let context = Context::new();
    let module = Module::empty(&context);
    let here = Location::file(&context, "made.py", 3, 4);
    OpBuilder::new("llvm.mlir.constant", here)
        .results(&[Type::int(&context, 64)])
        .append_to(module.body())
        .unwrap();
    let error = module.verify().unwrap_err();
    assert_eq!((error.diagnostics()[0].line, error.diagnostics()[0].column), (3, 4), "{error}");
    assert_eq!(error.diagnostics()[0].file, "made.py");
}

#[test]
fn two_contexts_do_not_mix() {
    let (one, two) = (Context::new(), Context::new());
    let module = Module::empty(&one);
    let error = OpBuilder::new("llvm.mlir.undef", Location::unknown(&one))
        .results(&[Type::int(&two, 64)])
        .append_to(module.body())
        .err();
    assert!(matches!(error, Some(Error::MixedContexts { .. })));
}

#[test]
fn clones_go_to_the_front() {
    let context = Context::new();
    let source = Module::parse(&context, b"llvm.func @f()").unwrap();
    let target = Module::parse(&context, b"llvm.func @g()").unwrap();
    let copy = source.find("f").unwrap().clone_into(target.body());
    copy.set_attribute("sym_name", Attribute::string(&context, b"h"));
    let names: Vec<_> = target.body().operations().filter_map(|op| op.symbol()).collect();
    assert_eq!(names, ["h", "g"]);
}
