//! MLIR's parser and printer, one primitive at a time, in hooks written for the tests.

use fishplate_mlir::{
    Attribute, Context, ContextRef, Module, OpRef, Region, Type,
    asm::{
        AsmParser, AsmPrinter, AttributeSet, Delimiter, Failed, OpParser, OpPrinter, RegionStyle,
    },
    dynamic::{self, DefinitionHooks, DynamicDialect, OpDef, OpHooks, Params},
};

use crate::toy;

/// `#asm.read<word ...>`: parses the element that the word names, and stores the result as text.
struct Read;

fn read(parser: &mut AsmParser<'_>, word: &str) -> Result<String, Failed> {
    let shown = |attribute: Option<Attribute<'_>>| format!("{attribute:?}");
    Ok(match word {
        "integer" => format!("{:?}", parser.optional_integer()?),
        "big" => format!("{:?}", parser.optional_big_integer(false)?),
        "float" => format!("{:?}", parser.optional_float()?),
        "needed_float" => format!("{:?}", parser.float()?),
        "string" => format!("{:?}", parser.optional_string().map(String::from_utf8)),
        "name" => format!("{:?}", parser.optional_keyword_or_string().map(String::from_utf8)),
        "keyword" => format!("{:?} {:?}", parser.optional_keyword("yes"), parser.any_keyword()),
        "needed" => format!("{:?}", parser.keyword("yes")?),
        "attribute" => shown(parser.optional_attribute(None)?),
        "typed" => {
            let ty = Type::parse_prefix(parser.context(), "i8").map(|(ty, _)| ty);
            shown(Some(parser.attribute(ty)?))
        }
        "hash" => shown(parser.optional_hash_attribute()?),
        "type" => format!("{:?}", parser.optional_type()?),
        "bang" => format!("{:?}", parser.optional_bang_type()?),
        "map" => shown(Some(parser.affine_map()?)),
        "set" => shown(Some(parser.integer_set()?)),
        "symbol" => shown(parser.optional_symbol_name()?),
        "array" => shown(Some(parser.dense_array("i32")?)),
        "odd_array" => shown(Some(parser.dense_array("i33")?)),
        "sizes" => format!("{:?}", parser.dimension_list(true, false)?),
        "static_sizes" => format!("{:?}", parser.dimension_list(false, true)?),
        "dictionary" => shown(Some(parser.attribute_dictionary(true)?)),
        "expected" => format!("{:?}", parser.expected_type()),
        "pair" => {
            let pair = parser.context().dynamic_attribute("tk", "pair");
            let pair = pair.ok_or_else(Failed::reported)?;
            shown(Some(parser.stripped_attribute(pair, None)?))
        }
        "tile" => {
            let tile = parser.context().dynamic_type("tk", "tile");
            let tile = tile.ok_or_else(Failed::reported)?;
            format!("{:?}", parser.stripped_type(tile)?)
        }
        "list" => {
            let mut found = Vec::new();
            parser.list(Delimiter::OptionalParen, |parser| {
                found.push(parser.optional_integer()?);
                Ok(())
            })?;
            format!("{found:?}")
        }
        "token" => format!("{:?}", parser.optional_punctuation("%")?),
        _ => panic!("no primitive {word}"),
    })
}

impl DefinitionHooks for Read {
    fn verify(&self, _: ContextRef<'_>, _: Params<'_>) -> Result<(), String> {
        Ok(())
    }

    fn parse<'p>(&self, parser: &mut AsmParser<'p>) -> Result<Vec<Option<Attribute<'p>>>, Failed> {
        parser.punctuation("<")?;
        let word = parser.any_keyword().unwrap_or_default();
        let at = parser.position();
        let came = read(parser, &word)?;
        if parser.position() < at || parser.name_position() > at {
            return Err(parser.error(at, "places are not in order"));
        }
        parser.punctuation(">")?;
        let quoted = format!("{:?}", came.replace('"', "'"));
        Ok(vec![Attribute::parse_prefix(parser.context(), &quoted).map(|(text, _)| text)])
    }

    fn print(&self, printer: &mut AsmPrinter<'_>, params: Params<'_>) {
        let text = params.get(0).and_then(Attribute::as_string).unwrap_or_default();
        printer.text("<");
        printer.string(&text);
        printer.text(">");
    }
}

/// `asm.jump (%a, %b) [^b] args(%i: i8) {...} @name <{...}> attributes {...} : (types) -> types`, parsed in this order
/// and stored in another.
struct Form;

impl OpHooks for Form {
    fn has_custom_form(&self) -> bool {
        true
    }

    fn parse(&self, parser: &mut OpParser<'_>) -> Result<(), Failed> {
        let (mut operands, mut successors, mut arguments) = (Vec::new(), Vec::new(), Vec::new());
        parser.punctuation("(")?;
        while let Some(operand) = parser.optional_operand()? {
            operands.push(operand);
            parser.optional_punctuation(",")?;
        }
        parser.punctuation(")")?;
        if parser.optional_punctuation("[")? {
            while let Some(block) = parser.optional_successor()? {
                successors.push(block);
                parser.optional_punctuation(",")?;
            }
            parser.punctuation("]")?;
        }
        if parser.optional_keyword("args") {
            parser.punctuation("(")?;
            while let Some(argument) = parser.optional_argument(true, false)? {
                arguments.push(argument);
                parser.optional_punctuation(",")?;
            }
            parser.punctuation(")")?;
        }
        let mut region = parser.region(&arguments, false)?;
        region.ensure_block();
        let here = parser.name_position();
        let location = parser.location(here);
        region.ensure_terminator("tk.end", location);
        let at = parser.position();
        if let Some(name) = parser.optional_symbol_name()? {
            parser.add_attribute(at, "sym_name", name)?;
        }
        if parser.optional_punctuation("<")? {
            let properties = parser.attribute(None)?;
            parser.punctuation(">")?;
            for (name, value) in properties.entries() {
                parser.add_attribute(at, &name, value)?;
            }
        }
        for (name, value) in parser.attribute_dictionary(true)?.entries() {
            parser.add_attribute(at, &name, value)?;
        }
        parser.punctuation(":")?;
        let mut types = Vec::new();
        parser.list(Delimiter::Paren, |parser| {
            types.push(parser.ty()?);
            Ok(())
        })?;
        parser.punctuation("->")?;
        let mut results = Vec::new();
        parser.list(Delimiter::Paren, |parser| {
            results.push(parser.ty()?);
            Ok(())
        })?;
        if types.len() != operands.len() {
            let message = format!("expected {} types, got {}", operands.len(), types.len());
            return Err(parser.error(at, &message));
        }
        parser.add_region(region);
        parser.add_results(&results);
        successors.into_iter().for_each(|block| parser.add_successor(block));
        for (operand, ty) in operands.into_iter().zip(types) {
            parser.add_operand(operand, ty)?;
        }
        Ok(())
    }

    fn print(&self, printer: &mut OpPrinter<'_>, op: OpRef<'_>) {
        printer.text(" (");
        printer.operands(op.operands());
        printer.text(") [");
        for index in 0.. {
            let Some(block) = op.successor(index) else { break };
            printer.text(if index > 0 { ", " } else { "" });
            printer.successor(block);
        }
        printer.text("] args(");
        let body = op.region(0).and_then(|region: Region<'_>| region.blocks().next());
        for index in 0.. {
            let Some(argument) = body.and_then(|block| block.argument(index)) else { break };
            printer.text(if index > 0 { ", " } else { "" });
            printer.region_argument(argument, false);
        }
        printer.text(") ");
        let style = RegionStyle { entry_arguments: false, terminators: false, empty_block: false };
        op.region(0).into_iter().for_each(|region| printer.region(region, style));
        if let Some(name) = op.attribute("sym_name").and_then(Attribute::as_string) {
            printer.text(" ");
            printer.symbol_name(&name);
        }
        printer.attribute_dictionary(op, AttributeSet::Properties, &["sym_name"], false);
        printer.attribute_dictionary(op, AttributeSet::Discardable, &["hidden"], true);
        printer.text(" : ");
        let types = |values: Vec<_>| -> Vec<Type<'_>> {
            values.into_iter().map(|value: fishplate_mlir::Value<'_>| value.ty()).collect()
        };
        let (inputs, results) = (types(op.operands().collect()), types(op.results().collect()));
        printer.text("(");
        printer.types(&inputs);
        printer.text(") -> (");
        printer.types(&results);
        printer.text(")");
    }
}

fn define(dialect: DynamicDialect<'_>) -> fishplate_mlir::Result<()> {
    dialect.define_attribute("read", None, false, Read)?;
    dialect.define_attribute("typed", Some(0), false, Typed)?;
    let form = OpDef { attributes: &["sym_name", "size"], ..OpDef::new("form") };
    dialect.define_op(&form, Form)?;
    dialect.define_op(&OpDef { mnemonic: "jump", traits: &["Terminator"], ..form }, Form)
}

/// `#asm.typed : type`, with the type as its only parameter.
struct Typed;

impl DefinitionHooks for Typed {
    fn verify(&self, _: ContextRef<'_>, params: Params<'_>) -> Result<(), String> {
        params.get(0).and_then(Attribute::as_type).map(drop).ok_or("has no type".to_owned())
    }

    fn parse<'p>(&self, parser: &mut AsmParser<'p>) -> Result<Vec<Option<Attribute<'p>>>, Failed> {
        Ok(vec![parser.expected_type().map(Attribute::ty)])
    }

    fn print(&self, _: &mut AsmPrinter<'_>, _: Params<'_>) {}
}

fn context() -> Context {
    let context = toy::context();
    dynamic::load(context.handle(), "asm", define).unwrap();
    context
}

/// The result of parsing `text`, or the first error.
fn came(context: &Context, text: &str) -> String {
    match Attribute::parse(context, &format!("#asm.read<{text}>")) {
        Ok(attribute) => attribute.params().unwrap()[0].unwrap().as_string().unwrap(),
        Err(error) => error.diagnostics()[0].message.clone(),
    }
}

#[test]
fn every_primitive_reads_what_it_says() {
    let context = context();
    let mut wrong = Vec::new();
    for (text, expected) in [
        ("integer 0x1F", "Some(31)"),
        (
            "integer -170141183460469231731687303715884105728",
            "Some(-170141183460469231731687303715884105728)",
        ),
        ("integer true", "Some(1)"),
        ("integer", "None"),
        ("integer 999999999999999999999999999999999999999999", "integer value too large"),
        (
            "big 999999999999999999999999999999999999999999",
            "Some('999999999999999999999999999999999999999999')",
        ),
        ("float -1.5", "Some(-1.5)"),
        ("float 2", "unexpected decimal integer literal"),
        ("float 0x3FF8000000000000", "Some(1.5)"),
        ("float", "None"),
        ("needed_float", "expected floating point literal"),
        ("string 'a\\nb'", "Some(Ok('a\\nb'))"),
        ("string", "None"),
        ("name 'a b'", "Some(Ok('a b'))"),
        ("name a.b", "Some(Ok('a.b'))"),
        ("keyword yes no", "true Some('no')"),
        ("keyword no", "false Some('no')"),
        ("needed no", "expected 'yes'"),
        ("attribute [1, unit]", "Some([1, unit])"),
        ("attribute", "None"),
        ("typed 3", "Some(3 : i8)"),
        ("hash #tk.pair<1>", "Some(#tk.pair<1>)"),
        ("hash", "None"),
        ("type tensor<?xi8>", "Some(tensor<?xi8>)"),
        ("type", "None"),
        ("bang !llvm.ptr", "Some(!llvm.ptr)"),
        ("bang", "None"),
        ("map (d0, d1) -> (d1)", "Some(affine_map<(d0, d1) -> (d1)>)"),
        ("set (d0) : (d0 == 0)", "Some(affine_set<(d0) : (d0 == 0)>)"),
        ("symbol @a", "Some('a')"),
        ("symbol", "None"),
        ("array [1, -2]", "Some(array<i32: 1, -2>)"),
        ("odd_array [1]", "there are no arrays of `i33`"),
        ("sizes 2x?x4", "[Some(2), None, Some(4)]"),
        ("static_sizes 2x?x4x", "expected static shape"),
        ("dictionary attributes {a, b = 1 : i8}", "Some({a, b = 1 : i8})"),
        ("dictionary", "Some({})"),
        ("expected", "None"),
        ("pair <1, 2>", "Some(#tk.pair<1, 2>)"),
        ("pair #tk.pair<1>", "Some(#tk.pair<1>)"),
        ("pair #asm.read<expected>", "expected an attribute tk.pair, got #asm.read<'None'>"),
        ("tile <[1], f32>", "!tk.tile<[1], f32>"),
        ("tile !tk.tile<[1], f32>", "!tk.tile<[1], f32>"),
        ("tile !llvm.ptr", "expected a type tk.tile, got '!llvm.ptr'"),
        ("list (1, 2)", "[Some(1), Some(2)]"),
        ("list", "[]"),
        ("token", "'%' is not punctuation of MLIR"),
        ("nothing", "a hook panicked: no primitive nothing"),
    ] {
        let text = text.replace('\'', "\"");
        let got = came(&context, &text);
        let got = got.replace('"', "'").replace(" : i64", "");
        if !got.contains(expected) {
            wrong.push(format!("{text}: expected {expected}, got {got}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_panic_inside_a_list_comes_out_as_one() {
    let context = toy::context();
    struct Bad;
    impl DefinitionHooks for Bad {
        fn verify(&self, _: ContextRef<'_>, _: Params<'_>) -> Result<(), String> {
            Ok(())
        }

        fn parse<'p>(
            &self,
            parser: &mut AsmParser<'p>,
        ) -> Result<Vec<Option<Attribute<'p>>>, Failed> {
            parser.list(Delimiter::LessGreater, |_| panic!("in a list"))?;
            Ok(Vec::new())
        }

        fn print(&self, _: &mut AsmPrinter<'_>, _: Params<'_>) {
            panic!("while printing")
        }
    }
    let define =
        |dialect: DynamicDialect<'_>| dialect.define_attribute("x", None, false, Bad).map(drop);
    let dialect = dynamic::load(context.handle(), "bad", define).unwrap();
    let error = Attribute::parse(&context, "#bad.x<1>").unwrap_err().to_string();
    assert!(error.contains("a hook panicked: in a list"), "{error}");
    let made = dialect.find_attribute("x").unwrap().get(&[]).unwrap();
    assert!(made.to_string().contains("a hook panicked: while printing"), "{made}");
}

#[test]
fn a_typed_attribute_has_its_type_behind_it() {
    let context = context();
    let attribute = Attribute::parse(&context, "#asm.typed : i8").unwrap();
    assert_eq!(attribute.to_string(), "#asm.typed : i8");
    assert_eq!(attribute.is_a("mlir::TypedAttr"), Some(true));
    assert!(Attribute::parse(&context, "#asm.typed").is_err());
}

#[test]
fn operations_read_and_write_all_their_parts() {
    let context = context();
    let text = "func.func @f(%a: i8, %b: i16) {
  cf.br ^bb1
^bb1:
  asm.jump (%a, %b) [^bb1, ^bb2] args(%x: i8, %y: f32) {
    \"tk.effect\"(%x, %y) : (i8, f32) -> ()
  } @\"a name\" <{size = 3 : i8}> attributes {more = unit} : (i8, i16) -> ()
^bb2:
  %r:2 = asm.form () {} : () -> (i8, f32)
  return
}";
    let module = Module::parse(&context, text.as_bytes()).unwrap();
    let printed = module.to_string();
    let jump = "    asm.jump (%arg0, %arg1) [^bb1, ^bb2] args(%arg2: i8, %arg3: f32) {
      \"tk.effect\"(%arg2, %arg3) : (i8, f32) -> ()
    } @\"a name\" <{size = 3 : i8}> attributes {more} : (i8, i16) -> ()
";
    assert!(printed.contains(jump), "{printed}");
    assert!(
        printed.contains("%0:2 = asm.form () [] args() {\n    } : () -> (i8, f32)"),
        "{printed}"
    );
    assert_eq!(Module::parse(&context, printed.as_bytes()).unwrap().to_string(), printed);
    for (from, to, message) in [
        ("args(%x: i8", "args(%x", "expected ':'"),
        ("(%a, %b)", "(%a)", "expected 1 types, got 2"),
        ("(%a, %b)", "(%a, %c)", "use of undeclared SSA value name"),
        ("(i8, i16) ->", "(i8, i32) ->", "expects different type than prior uses"),
        ("{more = unit}", "{size = unit}", "attribute 'size' is given twice"),
    ] {
        let wrong = text.replace(from, to);
        let error = Module::parse(&context, wrong.as_bytes()).err().unwrap().to_string();
        assert!(error.contains(message), "{to}: {error}");
    }
}
