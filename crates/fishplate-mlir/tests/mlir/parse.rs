//! Modules as text and bytecode, and the errors for bad ones.

use fishplate_mlir::{Attribute, Context, Error, LlvmModule, Module, Severity, Type};

#[test]
fn text_and_bytecode_round_trip() {
    let context = Context::new();
    let text = "llvm.func @f(%a: i64) -> i64 { llvm.return %a : i64 }";
    let module = Module::parse(&context, text.as_bytes()).unwrap();
    module.verify().unwrap();
    let printed = module.to_string();
    assert!(printed.contains("llvm.func @f(%arg0: i64) -> i64"), "{printed}");
    let again = Module::parse(&context, &module.bytecode()).unwrap();
    assert_eq!(again.to_string(), printed);
    assert_eq!(module.clone().to_string(), printed);
    let found = module.find("f").unwrap();
    assert_eq!((found.name().as_str(), found.has_body()), ("llvm.func", true));
    assert!(module.find("g").is_none());
}

#[test]
fn a_syntax_error_keeps_its_place() {
    let context = Context::new();
    let text = "llvm.func @f() {\n  llvm.return %nothing : i64\n}";
    let error = Module::parse(&context, text.as_bytes()).err().unwrap();
    let [diagnostic] = error.diagnostics() else { panic!("{error}") };
    assert_eq!(diagnostic.severity, Severity::Error);
    assert_eq!((diagnostic.line, diagnostic.column), (2, 15));
    assert!(error.to_string().contains(":2:15: error: use of undeclared SSA value"), "{error}");
}

#[test]
fn an_unknown_dialect_is_refused() {
    let context = Context::new();
    let error = Module::parse(&context, b"\"tosa.add\"() : () -> ()").err().unwrap();
    assert!(
        error.to_string().contains(":1:11: error: operation being parsed with an unregistered")
    );
}

#[test]
fn garbage_is_refused() {
    let context = Context::new();
    assert!(Module::parse(&context, &[0xff; 64]).is_err());
    assert!(Module::parse(&context, b"ML\xefR\x01\x02\x03").is_err());
    assert!(Module::parse(&context, b"").unwrap().to_string().starts_with("module"));
}

#[test]
fn an_invalid_module_is_refused() {
    let context = Context::new();
    let text =
        "llvm.func @f() -> i32 { %0 = llvm.mlir.constant(1 : i64) : i64 llvm.return %0 : i64 }";
    let error = Module::parse(&context, text.as_bytes()).err().unwrap();
    assert!(matches!(error, Error::Parse { .. }), "{error}");
    assert!(error.diagnostics()[0].line == 1, "{error}");
}

#[test]
fn types_and_attributes_parse_and_print() {
    let context = Context::new();
    let text = "!llvm.struct<(ptr<1>, struct<(i32, i64)>)>";
    let parsed = Type::parse(&context, text).unwrap();
    let inner = Type::structure(&context, &[Type::int(&context, 32), Type::int(&context, 64)]);
    assert_eq!(parsed, Type::structure(&context, &[Type::ptr(&context, 1), inner]));
    assert!(Type::parse(&context, "!llvm.nonsense").is_err());
    let function = Type::function(Type::void(&context), &[Type::f32(&context)], false);
    assert_eq!(function.as_function().unwrap().1, [Type::f32(&context)]);
    assert!(parsed.as_function().is_none());
    let linkage = Attribute::parse(&context, "#llvm.linkage<internal>").unwrap();
    assert_eq!(linkage, Attribute::linkage_internal(&context));
    assert!(Attribute::parse(&context, "#llvm.linkage<sideways>").is_err());
}

#[test]
fn llvm_ir_and_bitcode() {
    let text = "define i32 @f() {\n  ret i32 7\n}\n";
    let module = LlvmModule::parse(text.as_bytes()).unwrap();
    let again = LlvmModule::parse(&module.bitcode()).unwrap();
    assert!(again.to_string().contains("ret i32 7"));
    let error = LlvmModule::parse(b"define i32 @f() { ret i64 7 }").err().unwrap();
    assert!(error.to_string().contains("ret i64 7"), "{error}");
    assert!(LlvmModule::parse(b"BC\xC0\xDEnonsense").is_err());
}

#[test]
fn modules_are_joined() {
    let module = LlvmModule::parse(
        b"declare i32 @f(i32)\ndefine i32 @g() {\n  %a = call i32 @f(i32 1)\n  ret i32 %a\n}",
    )
    .unwrap();
    let error = module.link(b"define void @f(i64 %x) {\n  ret void\n}").unwrap_err().to_string();
    assert!(error.contains("the function `f`: expected i32 (i32), got void (i64)"), "{error}");
    assert!(module.link(b"nonsense").is_err());
    assert!(!module.defines("f") && module.defines("g"));
    module.link(b"define i32 @f(i32 %x) {\n  ret i32 %x\n}").unwrap();
    assert!(module.defines("f"));
    let error = module.link(b"define i32 @f(i32 %x) {\n  ret i32 1\n}").unwrap_err().to_string();
    assert!(error.contains("symbol multiply defined"), "{error}");
}

#[test]
fn what_nests_too_deep_is_refused() {
    let context = Context::new();
    let types = format!("// [[[\nfunc.func @f(%k: {}", "tuple<".repeat(100_000));
    let error = Module::parse(&context, types.as_bytes()).err().unwrap().to_string();
    assert!(error.contains("-:2:"), "{error}");
    assert!(error.ends_with("error: brackets and operators nest deeper than 2048"), "{error}");
    let attributes = format!("func.func @f() attributes {{a = {}", "[".repeat(100_000));
    assert!(Module::parse(&context, attributes.as_bytes()).is_err());
    let ir = format!("@x = global {}i8", "[1 x ".repeat(100_000));
    let error = LlvmModule::parse(ir.as_bytes()).err().unwrap().to_string();
    assert!(error.contains("module:1:") && error.ends_with("deeper than 2048"), "{error}");
    // Strings, comments and arrows do not count as brackets.
    let many = "[<({".repeat(1000);
    let arrows: String = (0..600).map(|i| format!("llvm.func @g{i}(i32) -> i32\n")).collect();
    let fine = format!(
        "// {many}\nfunc.func private @h() attributes {{a = \"{many}\\\"{many}\"}}\n{arrows}"
    );
    assert!(Module::parse(&context, fine.as_bytes()).is_ok());
    let wide = "[], ".repeat(2000);
    let wide = format!("func.func private @h() attributes {{a = [{wide}[]]}}");
    assert!(Module::parse(&context, wide.as_bytes()).is_ok());
    let set = "d0 - 1 >= 0, d0 - 1 <= 7, ".repeat(600);
    let sets =
        format!("func.func private @h() attributes {{a = affine_set<(d0) : ({set}d0 >= 0)>}}");
    assert!(Module::parse(&context, sets.as_bytes()).is_ok());
    let regions = |count: usize| {
        let (open, close) =
            ("scf.execute_region {\n".repeat(count), "scf.yield\n}\n".repeat(count));
        format!("func.func @f() {{\n{open}{close}return\n}}")
    };
    assert!(Module::parse(&context, regions(200).as_bytes()).is_ok());
    assert!(Module::parse(&context, regions(2100).as_bytes()).is_err());
    // Deep IR works on a small stack: parsing, verifying, printing, running passes and destroying
    // it.
    let small = std::thread::Builder::new().stack_size(128 << 10);
    let work = move || {
        let context = Context::new();
        let mut module = Module::parse(&context, regions(1500).as_bytes()).unwrap();
        module.verify().unwrap();
        assert_eq!(module.clone().to_string().matches("execute_region").count(), 1500);
        module.run_passes("cse").unwrap();
        assert!(!module.bytecode().is_empty());
    };
    small.spawn(work).unwrap().join().unwrap();
}
