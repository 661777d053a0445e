//! Modules, operations, blocks and values; handles whose operation is gone; error messages.

use fishplate::ir::{
    Attribute, Context, Error, ErrorKind, InsertionPoint, IntegerAttr, IntegerType, Module,
    NewOperation, Operation, Severity, StringAttr, Type, Value, Walk,
};

use crate::{context, unknown};

const FUNCTION: &str = "
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  %c = arith.muli %b, %a : i32
  return %c : i32
}";

/// The operations of the function's body.
fn body<'c>(module: &Module<'c>) -> Vec<Operation<'c>> {
    let function = module.body().unwrap().operations().unwrap().remove(0);
    function.regions().unwrap()[0].blocks().unwrap()[0].operations().unwrap()
}

fn is_shared<T: Send + Sync>() {}

#[test]
fn handles_may_go_to_other_threads() {
    is_shared::<Context>();
    is_shared::<Type<'_>>();
    is_shared::<Attribute<'_>>();
    is_shared::<Operation<'_>>();
    is_shared::<Value<'_>>();
    let context = context();
    let module = Module::parse(&context, FUNCTION).unwrap();
    let names: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..4).map(|_| scope.spawn(|| body(&module)[0].name().to_owned())).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(names, ["arith.addi"; 4]);
}

#[test]
fn modules_are_read() {
    let context = context();
    let module = Module::parse(&context, FUNCTION).unwrap();
    let [add, mul, end] = &body(&module)[..] else { panic!("three operations") };
    assert_eq!(add.result().unwrap().ty().unwrap().to_string(), "i32");
    assert_eq!(mul.operands().unwrap()[0], add.result().unwrap());
    assert_eq!(add.result().unwrap().users().unwrap().first(), Some(mul));
    assert_eq!(add.result().unwrap().defining_op().unwrap().as_ref(), Some(add));
    let block = end.block().unwrap().unwrap();
    assert_eq!(block.terminator().unwrap().as_ref(), Some(end));
    assert_eq!(block.argument(0).unwrap().defining_op().unwrap(), None);
    assert_eq!(block.argument(1).unwrap_err().kind(), ErrorKind::Index);
    assert_eq!(block.owner().unwrap().parent().unwrap(), Some(module.operation().unwrap()));
    let again = Module::from_bytecode(&context, &module.to_bytecode().unwrap()).unwrap();
    assert_eq!(again.to_string(), module.to_string());
}

#[test]
fn operations_are_made_changed_and_walked() {
    let context = context();
    let module = Module::parse(&context, FUNCTION).unwrap();
    let ops = body(&module);
    let i32_ = Type::from(IntegerType::get(&context, 32).unwrap());
    let value = Attribute::from(IntegerAttr::get(i32_, 7).unwrap());
    let new =
        NewOperation { results: &[i32_], attributes: &[("value", value)], ..Default::default() };
    let mut before = InsertionPoint::before(&ops[0]).unwrap();
    let seven =
        Operation::create("arith.constant", unknown(&context), &new, Some(&mut before)).unwrap();
    ops[1].set_operand(1, &seven.result().unwrap()).unwrap();
    seven.set_attribute("note", StringAttr::get(&context, "mine").unwrap()).unwrap();
    assert_eq!(seven.attribute("note").unwrap().unwrap().to_string(), "\"mine\"");
    assert_eq!(seven.attribute("other").unwrap(), None);
    seven.remove_attribute("note").unwrap();
    module.operation().unwrap().verify().unwrap();
    let mut names = Vec::new();
    let visit = |op: Operation<'_>| {
        names.push(op.name().to_owned());
        Ok(if op.name() == "func.func" { Walk::Skip } else { Walk::Advance })
    };
    module.operation().unwrap().walk(false, visit).unwrap();
    assert_eq!(names, ["builtin.module", "func.func"]);
    let copy = ops[0].deep_clone().unwrap();
    assert_eq!(copy.block().unwrap(), None);
    module.body().unwrap().operations().unwrap()[0]
        .block()
        .unwrap()
        .unwrap()
        .append(&copy)
        .unwrap();
    // An operation that is in a block moves.
    let count = module.body().unwrap().operations().unwrap().len();
    module.body().unwrap().append(&copy).unwrap();
    assert_eq!(module.body().unwrap().operations().unwrap().len(), count);
}

/// Behaviour 54.
#[test]
fn handles_of_operations_that_are_gone_are_errors() {
    let context = context();
    let module = Module::parse(&context, FUNCTION).unwrap();
    let ops = body(&module);
    let used = ops[0].erase().unwrap_err();
    assert_eq!(used.kind(), ErrorKind::Value);
    assert!(used.message().contains("arith.muli"), "{used}");
    let (sum, product) = (ops[0].result().unwrap(), ops[1].result().unwrap());
    product.replace_all_uses_with(&sum).unwrap();
    ops[1].erase().unwrap();
    let stale: [Result<(), Error>; 4] =
        [ops[1].verify(), ops[1].erase(), ops[1].operands().map(drop), product.ty().map(drop)];
    for error in stale.map(Result::unwrap_err) {
        assert_eq!(error.kind(), ErrorKind::InvalidHandle, "{error}");
        assert!(error.message().contains("arith.muli"), "{error}");
    }
    assert!(!ops[1].is_valid() && ops[0].is_valid());
    assert_eq!(ops[1].name(), "arith.muli");
    assert!(ops[1].to_string().contains("was erased"), "{}", ops[1]);
    drop(module);
    assert!(sum.ty().is_ok(), "a handle keeps its module alive");
}

#[test]
fn things_of_another_context_are_refused() {
    let (one, other) = (context(), context());
    let module = Module::parse(&one, FUNCTION).unwrap();
    let foreign = Module::parse(&other, FUNCTION).unwrap();
    let value = foreign.operation().unwrap().to_any();
    assert_eq!(Operation::from_any(&one, &value.view()).unwrap_err().kind(), ErrorKind::Value);
    let ty = IntegerType::get(&other, 32).unwrap();
    assert_eq!(
        Type::from_any(&one, &Type::from(ty).to_any().view()).unwrap_err().kind(),
        ErrorKind::Value
    );
    let same = Context::from_any(&one.to_any().unwrap().view()).unwrap();
    assert!(same.same_as(&one) && !same.same_as(&other));
    assert!(Operation::from_any(&same, &module.operation().unwrap().to_any().view()).is_ok());
}

#[test]
fn errors_have_diagnostics() {
    let context = context();
    let error = Module::parse(&context, "func.func @f() {\n  tk.nothing\n}").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Mlir);
    let said = error.diagnostics();
    assert_eq!(said[0].severity, Severity::Error);
    assert!(said[0].location.contains(":2:3"), "{said:?}");
    assert!(error.message().contains(&said[0].message), "{error}");
    let wrong = IntegerType::try_from(Type::parse(&context, "f32").unwrap()).unwrap_err();
    assert_eq!(wrong.kind(), ErrorKind::Type);
    assert_eq!(wrong.message(), "expected IntegerType, got f32");
    let crossed = fishplate::Error::from(error.clone());
    assert_eq!(crossed.kind(), "MLIRError");
    assert_eq!(Error::from(crossed).diagnostics(), said);
}
