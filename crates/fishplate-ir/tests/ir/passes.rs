//! Passes that are Rust closures (behaviour 47), added directly and by name in a pipeline. The closures receive the
//! same objects as Python and C. As from there, everything is reached by type keys and names.

use std::sync::{Arc, Mutex};

use fishplate::reflect::{Field, Method, Type};
use fishplate::{Any, Array, Error, Function, ObjectRef, Result};
use fishplate_ir::{Context, Module, ModuleLogger, Operation, Pass, PassManager};

const SOURCE: &str = "func.func @f() {\n  return\n}\nfunc.func @g() {\n  return\n}";

fn context() -> ObjectRef<Context> {
    fishplate::register_all().unwrap();
    Any::from(Type::get("ir.Context").unwrap().create(&[]).unwrap()).get().unwrap()
}

fn method(key: &str, name: &str) -> Function {
    Method::get(key, name).unwrap().function().unwrap()
}

fn module(context: &ObjectRef<Context>) -> ObjectRef<Module> {
    method("ir.Module", "parse").call((SOURCE, context)).unwrap()
}

fn manager(context: &ObjectRef<Context>, pipeline: &str) -> Result<ObjectRef<PassManager>> {
    method("ir.PassManager", "parse").call((pipeline, context))
}

fn run(manager: &ObjectRef<PassManager>, module: &ObjectRef<Module>) -> Result<()> {
    method("ir.PassManager", "run").call((manager, module))
}

fn name(op: &ObjectRef<Operation>) -> String {
    let object = Any::from(op.clone()).get().unwrap();
    Field::get("ir.Operation", "name").unwrap().read(&object).unwrap()
}

#[test]
fn test_47_a_rust_closure_is_a_pass() {
    let context = context();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let names = seen.clone();
    let look = Function::new("look", move |op: ObjectRef<Operation>, _: ObjectRef<Pass>| {
        names.lock().unwrap().push(name(&op));
    });
    let manager = manager(&context, "builtin.module(cse)").unwrap();
    let add = method("ir.PassManager", "add");
    add.call::<()>((&manager, &look, "look", "func.func")).unwrap();
    run(&manager, &module(&context)).unwrap();
    assert_eq!(*seen.lock().unwrap(), ["func.func", "func.func"]);
}

#[test]
fn test_47_a_rust_closure_is_named_in_pipelines_and_fails_in_three_ways() {
    let context = context();
    let fail =
        Function::new("fail", |_: ObjectRef<Operation>, pass: ObjectRef<Pass>| -> Result<()> {
            let texts = Field::get("ir.Pass", "option_texts").unwrap();
            let texts: fishplate::Map<String, String> =
                texts.read(&Any::from(pass.clone()).get().unwrap()).unwrap();
            match texts.get("how")?.as_deref() {
                Some("signal") => method("ir.Pass", "signal_failure").call((&pass,)),
                Some("error") => Err(Error::new("ValueError", "the closure's own words")),
                Some("panic") => panic!("the closure's own panic"),
                _ => Ok(()),
            }
        });
    let options: Array<(String, String)> =
        [("how".to_owned(), "not".to_owned())].into_iter().collect();
    let register = Function::get("ir.register_pass").unwrap();
    register.call::<()>(("rust-fail", &fail, false, "", &options)).unwrap();
    let outcome = |how: &str| {
        let text = format!("builtin.module(rust-fail{{how={how}}})");
        run(&manager(&context, &text).unwrap(), &module(&context))
    };
    outcome("not").unwrap();
    assert_eq!(outcome("signal").unwrap_err().kind(), "MLIRError");
    let error = outcome("error").unwrap_err();
    assert_eq!((error.kind(), error.message()), ("ValueError", "the closure's own words"));
    assert!(outcome("panic").unwrap_err().message().contains("the closure's own panic"));
}

#[test]
fn a_logger_is_used_from_rust() {
    let context = context();
    let logger: ObjectRef<ModuleLogger> =
        Any::from(Type::get("ir.ModuleLogger").unwrap().create(&[]).unwrap()).get().unwrap();
    method("ir.ModuleLogger", "attach").call::<()>((&logger, &context)).unwrap();
    let passes = manager(&context, "builtin.module(cse,symbol-dce)").unwrap();
    run(&passes, &module(&context)).unwrap();
    let names: Vec<_> = logger.entries().iter().map(|entry| entry.pass_argument.clone()).collect();
    assert_eq!(names, ["PRE-PIPELINE", "cse", "symbol-dce"]);
}
