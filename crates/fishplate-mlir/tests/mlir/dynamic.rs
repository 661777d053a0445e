//! Dialects created at run time: text, parameters, uniqueness, verifiers, and the ways in which a definition can fail.

use fishplate_mlir::{
    Attribute, Context, Error, Location, Module, OpBuilder, Type,
    dynamic::{self, OpDef},
};

use crate::toy::{self, tile};

const TILE: &str = "!tk.tile<[32, 32], bf16>";

#[test]
fn a_type_is_its_text() {
    let context = toy::context();
    let ty = tile(&context, TILE);
    assert_eq!(ty.to_string(), TILE);
    assert_eq!(ty.name(), "tk.tile");
    assert_eq!(
        tile(&context, "tensor<2x!tk.tile<[ 32,32 ],bf16>>").to_string(),
        format!("tensor<2x{TILE}>")
    );
    assert_eq!(tile(&context, &format!("memref<4x{TILE}>")).is_a("MemRefType"), Some(true));
    assert!(Type::parse(&context, &format!("vector<4x{TILE}>")).is_err());
}

#[test]
fn a_type_is_its_parameters() {
    let context = toy::context();
    let ty = tile(&context, TILE);
    let def = context.handle().dynamic_type("tk", "tile").unwrap();
    assert!(ty.definition() == Some(def) && def.name() == "tk.tile");
    let params = ty.params().unwrap();
    assert_eq!(params[0].unwrap().to_string(), "[32, 32]");
    assert_eq!(def.get(&params).unwrap(), ty);
    let f32_kind = Attribute::string(&context, b"f32");
    let other = def.get(&[params[0], Some(f32_kind)]).unwrap();
    assert_eq!(other.to_string(), "!tk.tile<[32, 32], f32>");
    let i32_type = Type::int(&context, 32);
    assert!(i32_type.definition().is_none() && i32_type.params().is_none());
}

#[test]
fn wrong_parameters_are_refused() {
    let context = toy::context();
    let def = context.handle().dynamic_type("tk", "tile").unwrap();
    let error = def.get(&[None]).unwrap_err().to_string();
    assert_eq!(error, "`tk.tile`: has no shape");
    let other = Context::new();
    let foreign = Attribute::string(&other, b"f32");
    assert!(matches!(def.get(&[Some(foreign)]), Err(Error::MixedContexts { .. })));
    let error = Type::parse(&context, "!tk.tile<[1], f64>").unwrap_err();
    let said = &error.diagnostics()[0];
    assert!(said.message.contains("got Some(\"f64\")"), "{error}");
    assert_eq!((said.line, said.column), (1, 5), "{error}");
    for (text, message) in [
        ("!tk.tile<[a], f32>", "expected a size"),
        ("!tk.tile<[1] f32>", "expected ','"),
        ("!tk.tiel", "dialect 'tk' has no type 'tiel'"),
        ("!tk.tile<[99999999999999999999999999999999999999999], f32>", "too large"),
    ] {
        let error = Type::parse(&context, text).unwrap_err().to_string();
        assert!(error.contains(message), "{text}: {error}");
    }
}

#[test]
fn an_attribute_may_leave_parameters_out() {
    let context = toy::context();
    let one = Attribute::parse(&context, "#tk.pair<1 : i8>").unwrap();
    let two = Attribute::parse(&context, "#tk.pair<1 : i8, #tk.pair<unit>>").unwrap();
    assert_eq!(one.to_string(), "#tk.pair<1 : i8>");
    assert_eq!(two.to_string(), "#tk.pair<1 : i8, #tk.pair<unit>>");
    let params = one.params().unwrap();
    assert!(params[0].is_some() && params[1].is_none());
    assert_eq!(one.definition().unwrap().get(&params).unwrap(), one);
    assert!(Attribute::parse(&context, "#tk.tile<[1], f32>").is_err());
}

#[test]
fn a_prefix_is_parsed() {
    let context = toy::context();
    let text = format!("{TILE} and more");
    let (ty, read) = Type::parse_prefix(context.handle(), &text).unwrap();
    assert_eq!((ty, &text[..read]), (tile(&context, TILE), TILE));
    let (attribute, read) = Attribute::parse_prefix(context.handle(), "[1, 2], 3").unwrap();
    assert_eq!((attribute.to_string().as_str(), read), ("[1, 2]", 6));
    assert!(Type::parse_prefix(context.handle(), "]").is_none());
    assert!(Attribute::parse_prefix(context.handle(), &"[".repeat(100_000)).is_none());
    assert_eq!(context.take_diagnostics().len(), 1);
}

#[test]
fn an_operation_has_a_form_of_its_own() {
    let context = toy::context();
    let text = format!(
        "func.func @f(%a: {TILE}, %b: {TILE}) -> {TILE} {{
  %0 = tk.add %a, %b : {TILE}
  %1 = tk.add %0, %b {{acc = \"bf16\", note = 1 : i64}} : {TILE}
  return %1 : {TILE}
}}"
    );
    let module = Module::parse(&context, text.as_bytes()).unwrap();
    module.verify().unwrap();
    let printed = module.to_string();
    assert!(printed.contains(&format!("%0 = tk.add %arg0, %arg1 : {TILE}")), "{printed}");
    assert!(
        printed.contains("%1 = tk.add %0, %arg1 {acc = \"bf16\", note = 1 : i64}"),
        "{printed}"
    );
    assert_eq!(Module::parse(&context, printed.as_bytes()).unwrap().to_string(), printed);
    let bytecode = Module::parse(&context, &module.bytecode()).unwrap();
    assert_eq!(bytecode.to_string(), printed);
}

#[test]
fn attributes_are_properties_with_defaults() {
    let context = toy::context();
    let module = Module::empty(&context);
    let here = Location::unknown(&context);
    let ty = tile(&context, TILE);
    let make = OpBuilder::new("tk.constant", here).results(&[ty]).append_to(module.body()).unwrap();
    let value = make.result(0).unwrap();
    let add = OpBuilder::new("tk.add", here)
        .operands(&[value, value])
        .results(&[ty])
        .append_to(module.body())
        .unwrap();
    assert_eq!(add.attribute("acc").unwrap().as_string().as_deref(), Some("f32"));
    add.set_attribute("acc", Attribute::string(&context, b"bf16"));
    assert_eq!(add.attribute("acc").unwrap().as_string().as_deref(), Some("bf16"));
    let info = context.handle().operation("tk.add").unwrap();
    assert_eq!(info.attributes(), ["acc"]);
    assert_eq!(info.has("::mlir::OpTrait::IsCommutative"), Some(true));
    assert_eq!((info.has("SymbolOpInterface"), info.has("Nonsense")), (Some(false), None));
    assert!(context.handle().operation("tk.sub").is_none());
    let generic = "%0 = \"tk.pure\"() <{value = 1 : i8}> {other} : () -> i8";
    let module = Module::parse(&context, generic.as_bytes()).unwrap();
    assert!(module.to_string().contains("<{value = 1 : i8}> {other}"), "{module}");
    // Generated C++ classes ignore properties that they do not know.
    let more = generic.replace("<{value", "<{valeu = 2 : i8, value");
    let module = Module::parse(&context, more.as_bytes()).unwrap();
    assert!(module.to_string().contains("<{value = 1 : i8}> {other}"), "{module}");
}

#[test]
fn verifiers_speak_at_the_operation() {
    let context = toy::context();
    for (text, message) in [
        ("\"tk.add\"() : () -> ()", "'tk.add' op"),
        (
            "%0:2 = \"tk.pure\"() : () -> (i8, i16)\n\"tk.add\"(%0#0, %0#1) : (i8, i16) -> i8",
            "requires the same type for all operands and results",
        ),
        ("\"tk.cell\"() : () -> ()", "requires string attribute 'sym_name'"),
        (
            "%0 = \"tk.pure\"() : () -> i8\n\"tk.island\"() ({ \"tk.effect\"(%0) : (i8) -> () }) : () -> ()",
            "using value defined outside the region",
        ),
        (
            "\"tk.end\"() : () -> ()\n\"tk.effect\"() : () -> ()",
            "must be the last operation in the parent block",
        ),
        (
            "\"tk.scope\"() ({ \"tk.cell\"() <{sym_name = \"a\"}> : () -> ()\n \"tk.cell\"() <{sym_name = \"a\"}> : () -> () }) : () -> ()",
            "redefinition of symbol named 'a'",
        ),
        (
            "\"tk.scope\"() ({ \"tk.end\"() : () -> ()\n^b: }) : () -> ()",
            "expects region #0 to have 0 or 1 blocks",
        ),
    ] {
        let error = Module::parse(&context, text.as_bytes()).err().unwrap().to_string();
        assert!(error.contains(message), "{text}: {error}");
    }
    let graph = "\"tk.graph\"() ({ %0 = \"tk.pure\"() : () -> i8\n \"tk.effect\"(%1) : (i8) -> ()\n %1 = \"tk.pure\"() : () -> i8 }) : () -> ()";
    Module::parse(&context, graph.as_bytes()).unwrap();
}

#[test]
fn panics_in_hooks_are_diagnostics() {
    let context = toy::context();
    let error = Module::parse(&context, b"tk.broken").err().unwrap().to_string();
    assert!(error.contains("a hook panicked: the parser is broken"), "{error}");
    let error = Module::parse(&context, b"\"tk.broken\"() : () -> ()").err().unwrap().to_string();
    assert!(error.contains("'tk.broken' op a hook panicked: the verifier is broken"), "{error}");
    let module = Module::empty(&context);
    let here = Location::unknown(&context);
    let op = OpBuilder::new("tk.broken", here).append_to(module.body()).unwrap();
    // An invalid operation is printed in the generic form.
    assert_eq!(op.to_string(), "\"tk.broken\"() : () -> ()");
}

#[test]
fn definitions_that_clash_are_refused() {
    let context = toy::context();
    let again = dynamic::load(context.handle(), "tk", |_| Ok(())).err().unwrap();
    assert_eq!(again.to_string(), "the context has another dialect `tk`");
    assert!(dynamic::register(context.handle(), "arith", |_| Ok(())).is_err());
    assert!(matches!(dynamic::load(context.handle(), "a.b", |_| Ok(())), Err(Error::Name { .. })));
    let twice = dynamic::load(context.handle(), "twice", |dialect| {
        dialect.define_op(&OpDef::new("x"), toy::Plain)?;
        dialect.define_op(&OpDef::new("x"), toy::Plain)
    });
    assert_eq!(twice.err().unwrap().to_string(), "`x` is defined already");
    let tile = |dialect: dynamic::DynamicDialect<'_>| {
        let options = dynamic::TypeOptions::default();
        dialect.define_type("tile", options, toy::Tile).map(drop)
    };
    let twice = dynamic::load(context.handle(), "again", move |dialect| {
        tile(dialect)?;
        tile(dialect)
    });
    assert!(matches!(twice, Err(Error::Defined { .. })));
    let traits = dynamic::load(context.handle(), "traits", |dialect| {
        dialect.define_op(&OpDef { traits: &["Pure", "Odd"], ..OpDef::new("x") }, toy::Plain)
    });
    let message = "`x` cannot have the trait `Odd`: it is not known here";
    assert_eq!(traits.err().unwrap().to_string(), message);
    assert!(dynamic::is_known_trait("Pure") && !dynamic::is_known_trait("Odd"));
    let panics = dynamic::load(context.handle(), "panics", |_| panic!("no"));
    assert_eq!(panics.err().unwrap().to_string(), "a hook panicked: no");
}

#[test]
fn a_registered_dialect_is_loaded_when_it_is_met() {
    let context = Context::new();
    let count = std::sync::Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let calls = std::sync::Arc::clone(&count);
    dynamic::register(context.handle(), "tk", move |dialect| {
        calls.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        toy::define(dialect)
    })
    .unwrap();
    let loads = || count.load(std::sync::atomic::Ordering::Relaxed);
    assert_eq!((loads(), context.handle().operation("tk.pure").is_none()), (0, true));
    tile(&context, TILE);
    Module::parse(&context, b"%0 = \"tk.pure\"() : () -> i8").unwrap();
    assert_eq!(loads(), 1);
    drop(context);
    assert_eq!(std::sync::Arc::strong_count(&count), 1);
}

#[test]
fn hooks_go_with_the_context() {
    struct Held(std::sync::Arc<()>);
    impl dynamic::OpHooks for Held {
        fn verify(&self, _: fishplate_mlir::OpRef<'_>) -> Result<(), String> {
            Err(format!("held {} times", std::sync::Arc::strong_count(&self.0)))
        }
    }
    let held = std::sync::Arc::new(());
    let context = Context::new();
    let (one, two) = (Held(std::sync::Arc::clone(&held)), Held(std::sync::Arc::clone(&held)));
    let clash = dynamic::load(context.handle(), "tk", |dialect| {
        dialect.define_op(&OpDef::new("x"), one)?;
        dialect.define_op(&OpDef::new("x"), two)
    });
    assert!(matches!(clash, Err(Error::Defined { .. })));
    // The second one was refused; the first still works.
    assert_eq!(std::sync::Arc::strong_count(&held), 2);
    let error = Module::parse(&context, b"\"tk.x\"() : () -> ()").err().unwrap().to_string();
    assert!(error.contains("'tk.x' op held 2 times"), "{error}");
    drop(context);
    assert_eq!(std::sync::Arc::strong_count(&held), 1);
}
