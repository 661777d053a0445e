//! PDL modules with native functions in Rust.

use fishplate::ir::{ErrorKind, Module, NewOperation, Operation, PdlModule, PdlValue};

use crate::context;

const SUM: &str =
    "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}";

const PATTERN: &str = r#"
pdl.pattern : benefit(1) {
  %type = pdl.type
  %a = pdl.operand
  %b = pdl.operand
  %sum = pdl.operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %same = pdl.apply_native_constraint "equal"(%a, %b : !pdl.value, !pdl.value) : !pdl.value
  pdl.rewrite %sum {
    %new = pdl.apply_native_rewrite "square"(%same : !pdl.value) : !pdl.operation
    pdl.replace %sum with %new
  }
}"#;

#[test]
fn closures_are_native_functions() {
    let context = context();
    let pdl = PdlModule::new(&context, &Module::parse(&context, PATTERN).unwrap()).unwrap();
    assert_eq!(pdl.freeze().unwrap_err().kind(), ErrorKind::Value);
    pdl.register_constraint("equal", |_, values| {
        let [PdlValue::Value(a), PdlValue::Value(b)] = values else { return Ok(None) };
        Ok((a == b).then(|| vec![PdlValue::Value(a.clone())]))
    })
    .unwrap();
    pdl.register_rewrite("square", |rewriter, values| {
        let [PdlValue::Value(a)] = values else { return Ok(None) };
        let (types, operands) = ([a.ty()?], [a.clone(), a.clone()]);
        let new = NewOperation { operands: &operands, results: &types, ..Default::default() };
        let place = fishplate::ir::Location::unknown(a.ty()?.context())?;
        let new = Operation::create("arith.muli", place, &new, None)?;
        rewriter.insert(&new)?;
        Ok(Some(vec![PdlValue::Operation(new)]))
    })
    .unwrap();
    let module = Module::parse(&context, SUM).unwrap();
    pdl.freeze().unwrap().apply_greedily(&module.operation().unwrap()).unwrap();
    let text = module.to_string();
    assert!(text.contains("arith.muli %arg0, %arg0") && !text.contains("arith.addi"), "{text}");
}

#[test]
fn errors_of_native_functions_are_errors_of_the_driver() {
    let context = context();
    let pdl = PdlModule::new(&context, &Module::parse(&context, PATTERN).unwrap()).unwrap();
    pdl.register_constraint("equal", |_, _| Ok(Some(Vec::new()))).unwrap();
    pdl.register_rewrite("square", |_, _| Ok(None)).unwrap();
    let module = Module::parse(&context, SUM).unwrap();
    let error = pdl.freeze().unwrap().apply_greedily(&module.operation().unwrap()).unwrap_err();
    assert!(error.to_string().contains("`equal` must return 1 results, got 0"), "{error}");
}
