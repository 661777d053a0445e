//! A dialect `tk` for the tests, with hand-written hooks: tiles with a shape and an element type, and operations with
//! various traits.

use fishplate_mlir::{
    Attribute, Context, ContextRef, OpRef, Result, Type,
    asm::{AsmParser, AsmPrinter, AttributeSet, Delimiter, Failed, OpParser, OpPrinter},
    dynamic::{self, DefinitionHooks, DynamicDialect, OpDef, OpHooks, Params, TypeOptions},
};

const KINDS: [&str; 3] = ["f32", "bf16", "bfp8"];

/// `!tk.tile<[32, 32], bf16>`: an array of sizes, and a string.
pub(crate) struct Tile;

impl DefinitionHooks for Tile {
    fn verify(&self, _: ContextRef<'_>, params: Params<'_>) -> std::result::Result<(), String> {
        let shape = params.get(0).ok_or("has no shape")?;
        if shape.is_a("mlir::ArrayAttr") != Some(true) {
            return Err(format!("expected an array of sizes, got {shape}"));
        }
        match params.get(1).and_then(Attribute::as_string) {
            Some(kind) if KINDS.contains(&kind.as_str()) => Ok(()),
            other => Err(format!("expected one of {KINDS:?}, got {other:?}")),
        }
    }

    fn parse<'p>(
        &self,
        parser: &mut AsmParser<'p>,
    ) -> std::result::Result<Vec<Option<Attribute<'p>>>, Failed> {
        parser.punctuation("<")?;
        let mut sizes = Vec::new();
        parser.list(Delimiter::Square, |parser| {
            let at = parser.position();
            let size = parser.optional_integer()?;
            sizes.push(size.ok_or_else(|| parser.error(at, "expected a size"))?);
            Ok(())
        })?;
        parser.punctuation(",")?;
        let at = parser.position();
        let kind = parser.any_keyword().ok_or_else(|| parser.error(at, "expected a kind"))?;
        parser.punctuation(">")?;
        let text = format!("{sizes:?}");
        let (shape, _) = Attribute::parse_prefix(parser.context(), &text)
            .ok_or_else(|| parser.error(at, "the sizes are no attribute"))?;
        let (kind, _) = Attribute::parse_prefix(parser.context(), &format!("{kind:?}"))
            .ok_or_else(|| parser.error(at, "the kind is no attribute"))?;
        Ok(vec![Some(shape), Some(kind)])
    }

    fn print(&self, printer: &mut AsmPrinter<'_>, params: Params<'_>) {
        let sizes = params.get(0).map(|shape| shape.to_string()).unwrap_or_default();
        printer.text("<");
        printer.text(&sizes.replace(" : i64", ""));
        printer.text(", ");
        let kind = params.get(1).and_then(Attribute::as_string).unwrap_or_default();
        printer.keyword_or_string(&kind);
        printer.text(">");
    }
}

/// `#tk.pair<first, second>`, where the second may be omitted.
pub(crate) struct Pair;

impl DefinitionHooks for Pair {
    fn verify(&self, _: ContextRef<'_>, params: Params<'_>) -> std::result::Result<(), String> {
        if params.len() == 2 && params.get(0).is_some() {
            return Ok(());
        }
        Err(format!("expected two parameters, got {}", params.iter().flatten().count()))
    }

    fn parse<'p>(
        &self,
        parser: &mut AsmParser<'p>,
    ) -> std::result::Result<Vec<Option<Attribute<'p>>>, Failed> {
        parser.punctuation("<")?;
        let first = parser.attribute(None)?;
        let mut second = None;
        if parser.optional_punctuation(",")? {
            second = Some(parser.attribute(None)?);
        }
        parser.punctuation(">")?;
        Ok(vec![Some(first), second])
    }

    fn print(&self, printer: &mut AsmPrinter<'_>, params: Params<'_>) {
        printer.text("<");
        for (index, param) in params.iter().flatten().enumerate() {
            if index > 0 {
                printer.text(", ");
            }
            printer.attribute(param);
        }
        printer.text(">");
    }
}

/// `tk.add %a, %b attr-dict : type`; both operands have the result type.
pub(crate) struct Add;

impl OpHooks for Add {
    fn verify(&self, op: OpRef<'_>) -> std::result::Result<(), String> {
        match op.operands().count() {
            2 => Ok(()),
            got => Err(format!("expected 2 operands, got {got}")),
        }
    }

    fn has_custom_form(&self) -> bool {
        true
    }

    fn parse(&self, parser: &mut OpParser<'_>) -> std::result::Result<(), Failed> {
        let left = parser.operand()?;
        parser.punctuation(",")?;
        let right = parser.operand()?;
        let at = parser.position();
        let attributes = parser.attribute_dictionary(false)?;
        parser.punctuation(":")?;
        let ty = parser.ty()?;
        for (name, value) in attributes.entries() {
            parser.add_attribute(at, &name, value)?;
        }
        parser.add_operand(left, ty)?;
        parser.add_operand(right, ty)?;
        parser.add_results(&[ty]);
        Ok(())
    }

    fn print(&self, printer: &mut OpPrinter<'_>, op: OpRef<'_>) {
        printer.text(" ");
        printer.operands(op.operands());
        let is_default =
            op.attribute("acc").and_then(Attribute::as_string).as_deref() == Some("f32");
        let elided: &[&str] = if is_default { &["acc"] } else { &[] };
        printer.attribute_dictionary(op, AttributeSet::All, elided, false);
        printer.text(" : ");
        if let Some(result) = op.result(0) {
            printer.ty(result.ty());
        }
    }
}

/// An operation with only the behaviour of its traits.
pub(crate) struct Plain;

impl OpHooks for Plain {}

/// Panics in every hook.
pub(crate) struct Broken;

impl OpHooks for Broken {
    fn verify(&self, _: OpRef<'_>) -> std::result::Result<(), String> {
        panic!("the verifier is broken")
    }

    fn has_custom_form(&self) -> bool {
        true
    }

    fn parse(&self, _: &mut OpParser<'_>) -> std::result::Result<(), Failed> {
        panic!("the parser is broken")
    }

    fn print(&self, _: &mut OpPrinter<'_>, _: OpRef<'_>) {
        panic!("the printer is broken")
    }
}

/// Defines everything.
pub(crate) fn define(dialect: DynamicDialect<'_>) -> Result<()> {
    let elements = TypeOptions { memref_element: true, vector_element: false };
    dialect.define_type("tile", elements, Tile)?;
    dialect.define_attribute("pair", None, false, Pair)?;
    let (f32_kind, _) = Attribute::parse_prefix(dialect.context(), "\"f32\"").unwrap();
    let add = OpDef {
        traits: &["Pure", "SameOperandsAndResultType", "Commutative"],
        attributes: &["acc"],
        defaults: &[("acc", f32_kind)],
        ..OpDef::new("add")
    };
    dialect.define_op(&add, Add)?;
    let rows: &[(&str, &[&str], &[&str])] = &[
        ("pure", &["Pure"], &["value"]),
        ("constant", &["Pure", "ConstantLike"], &["value"]),
        ("effect", &[], &[]),
        ("cell", &["Symbol"], &["sym_name", "sym_visibility"]),
        ("scope", &["SymbolTable", "NoTerminator", "SingleBlock"], &[]),
        ("island", &["IsolatedFromAbove", "NoTerminator"], &[]),
        ("end", &["Terminator"], &[]),
        ("return", &["Terminator", "ReturnLike"], &[]),
        ("graph", &["HasOnlyGraphRegion", "NoTerminator", "SingleBlock"], &[]),
    ];
    for (mnemonic, traits, attributes) in rows {
        let def = OpDef { traits, attributes, ..OpDef::new(mnemonic) };
        dialect.define_op(&def, Plain)?;
    }
    dialect.define_op(&OpDef { effects: Some(&[]), ..OpDef::new("quiet") }, Plain)?;
    dialect.define_op(&OpDef::new("broken"), Broken)
}

/// A context with the dialect.
pub(crate) fn context() -> Context {
    let context = Context::new();
    dynamic::load(context.handle(), "tk", define).unwrap();
    context
}

/// Parses a tile.
pub(crate) fn tile<'c>(context: &'c Context, text: &str) -> Type<'c> {
    Type::parse(context, text).unwrap()
}
