//! Types and attributes of the toy dialect as text: omitted parts, parts in any order, and refused texts.

use fishplate_dialect::format::text::{self, Handles};
use fishplate_dialect::format::{Catalog, Failure, Known, Value, syntax};
use fishplate_dialect::model::{DefRef, ParamText};

use crate::fixture::{dialect, toy};

fn find<'c>(catalog: &'c Catalog, name: &str) -> &'c Known {
    let def = DefRef { dialect: "tk".into(), name: name.into() };
    catalog.type_(&def).or_else(|| catalog.attr(&def)).unwrap()
}

#[test]
fn the_toy_reads_and_prints() {
    let catalog = Catalog::new([&toy()]);
    for (name, text) in [
        ("TileType", "!tk.tile<[32, 32], bf16>"),
        ("TileType", "!tk.tile<[], f32>"),
        ("CBType", "!tk.cb<tensor<2x4x!tk.tile<[32, 32], bf16>>>"),
        ("CBType", "!tk.cb<memref<4xf32>, pages = 4>"),
        ("GridAttr", "#tk.grid<[1, 2], (d0) -> (d0)>"),
        ("ArgAttr", "#tk.arg<index = -1, uniform = true, label = \"a\\22b\">"),
        ("DataTypeAttr", "#tk.data_type<bfp8>"),
        ("AccessAttr", "#tk.access<read, write>"),
        ("AccessAttr", "#tk.access<none>"),
    ] {
        let def = find(&catalog, name);
        let params = text::parse(&catalog, def, text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(text::print(&catalog, def, &params).as_deref(), Ok(text));
    }
}

#[test]
fn texts_mean_the_same_in_other_spellings() {
    let catalog = Catalog::new([&toy()]);
    let read = |name: &str, text: &str| text::parse(&catalog, find(&catalog, name), text).unwrap();
    assert_eq!(read("CBType", "!tk.cb< f32 , pages=2 >"), read("CBType", "!tk.cb<f32>"));
    assert_eq!(
        read("ArgAttr", "#tk.arg<label = \"x\", index = 0x10, uniform = 0>"),
        [Value::Int(16), Value::Bool(false), Value::Str("x".into())]
    );
    assert_eq!(
        read("TileType", "!tk<tile<[1], \"bf16\">>"),
        read("TileType", "!tk.tile<[1], bf16>")
    );
}

#[test]
fn what_does_not_fit_is_refused_with_its_place() {
    let catalog = Catalog::new([&toy()]);
    for (name, text, at, why) in [
        ("TileType", "!tk.cb<f32>", 0, "expected !tk.tile, got !tk.cb<f32>"),
        ("TileType", "!tk.tile<[1, x], f32>", 5, "tk.tile, parameter shape: expected an integer"),
        (
            "TileType",
            "!tk.tile<[1], f16>",
            6,
            "tk.tile, parameter data_type: DataType: expected one of f32, bf16, bfp8, got \"f16\"",
        ),
        ("TileType", "!tk.tile<[1], f32, 2>", 9, "expected '>'"),
        (
            "TileType",
            "!tk.tile<[99999999999999999999], f32>",
            2,
            "tk.tile, parameter shape: expected -9223372036854775808 to 9223372036854775807, got 99999999999999999999",
        ),
        (
            "CBType",
            "!tk.cb<f32, pages = -1>",
            14,
            "tk.cb, parameter pages: expected 0 to 4294967295, got -1",
        ),
        (
            "ArgAttr",
            "#tk.arg<index = 1, index = 2>",
            12,
            "tk.arg: duplicate or unknown parameter index",
        ),
        ("ArgAttr", "#tk.arg<index = 1, uniform = true>", 26, "tk.arg: parameter label is missing"),
        ("ArgAttr", "#tk.arg<>", 1, "expected one of index, uniform, label"),
        (
            "ArgAttr",
            "#tk.arg<index = 1, uniform = 2, label = \"\">",
            22,
            "tk.arg, parameter uniform: expected true or false, got 2",
        ),
    ] {
        let failure = text::parse(&catalog, find(&catalog, name), text).unwrap_err();
        assert_eq!((failure.at, failure.message.as_str()), (at, why), "{text}");
    }
    let tile = find(&catalog, "TileType");
    let wrong = [Value::Int(1), Value::Enum(0)];
    let failure = text::print(&catalog, tile, &wrong).unwrap_err();
    assert!(failure.message.ends_with("got an integer"), "{failure}");
    let wrong = [Value::Array(Vec::new()), Value::Enum(1)];
    let failure = text::print(&catalog, tile, &wrong).unwrap_err();
    assert!(failure.message.ends_with("expected one of f32, bf16, bfp8, got 1"), "{failure}");
    assert!(text::print(&catalog, tile, &[]).is_err());
}

/// Handles that know no type except `f32`.
struct OnlyF32;

impl Handles for OnlyF32 {
    type Attr = ();
    type Type = u8;

    fn attr(&self, text: &str) -> Result<(), Failure> {
        Err(Failure::new(0, format!("no attribute {text}")))
    }

    fn type_(&self, text: &str) -> Result<u8, Failure> {
        if text == "f32" { Ok(7) } else { Err(Failure::new(0, format!("no type {text}"))) }
    }

    fn attr_text(&self, (): &()) -> String {
        String::new()
    }

    fn type_text(&self, _of: &u8) -> String {
        "f32".to_owned()
    }
}

#[test]
fn types_inside_are_handed_over() {
    let catalog = Catalog::new([&toy()]);
    let cb = find(&catalog, "CBType");
    let params = text::parse_with(&catalog, cb, "!tk.cb<f32, pages = 3>", &OnlyF32).unwrap();
    assert_eq!(params, [Value::Type(7), Value::Int(3)]);
    assert_eq!(
        text::print_with(&catalog, cb, &params, &OnlyF32).as_deref(),
        Ok("!tk.cb<f32, pages = 3>")
    );
    let failure = text::parse_with(&catalog, cb, "!tk.cb<i32>", &OnlyF32).unwrap_err();
    assert!(failure.message.ends_with("no type i32"), "{failure}");
}

#[test]
fn depth_that_follows_text_is_bounded() {
    let lines = r#"def A : T_Attr<"A", "a"> { let parameters = (ins OptionalParameter<"::t::AAttr">:$next);
        let assemblyFormat = "`<` ($next^)? `>`"; }"#;
    let model = dialect("format_depth", lines).unwrap();
    let catalog = Catalog::new([&model]);
    let def = catalog.attr(&DefRef { dialect: "t".into(), name: "AAttr".into() }).unwrap();
    let nested = |depth: usize| format!("#t.a{}{}", "<".repeat(depth), ">".repeat(depth));
    let failure = text::parse(&catalog, def, &nested(100_000)).unwrap_err();
    assert!(failure.message.ends_with("too deep"), "{failure}");
    let failure = syntax::of_def(&"(".repeat(100_000), &[]).unwrap_err();
    assert_eq!(failure.message, "elements are inside of each other too deep");
}

/// Definitions that only C++ code can print have a plain form if that code is not available.
#[test]
fn forms_of_cpp_code_are_plain_without_it() {
    let lines = r#"
def A : T_Attr<"A", "a"> {
  let parameters = (ins "int64_t":$y, ArrayRefParameter<"int64_t">:$sizes, DefaultValuedParameter<"int64_t", "2">:$x);
  let assemblyFormat = "`<` custom<Odd>($y, $x, $sizes) `>`"; }
def B : T_Attr<"B", "b"> {
  let parameters = (ins OptionalParameter<"::t::AAttr">:$next, OptionalArrayRefParameter<"int64_t">:$all);
  let hasCustomAssemblyFormat = 1; }
def C : T_Attr<"C", "c"> {
  let parameters = (ins "int64_t":$y, ArrayRefParameter<"int64_t">:$sizes, OptionalArrayRefParameter<"int64_t">:$more);
  let assemblyFormat = "`<` `y` `is` $y `,` $sizes (`,` $more^)? `>`"; }"#;
    let mut model = dialect("format_plain", lines).unwrap();
    // C++ code prints some parameters of a declarative format.
    let c = model.attrs.iter_mut().find(|def| def.name == "CAttr").unwrap();
    c.params[1].text = ParamText::Cpp("printSizes($_printer, $_self)".to_owned());
    c.params[2].text = c.params[1].text.clone();
    let mut catalog = Catalog::default();
    catalog.add_without_cpp(&model, &|_| false);
    for (class, printed) in [
        ("AAttr", "#t.a<y = 1, sizes = [2, 3]>"),
        ("AAttr", "#t.a<y = -1, sizes = [4], x = 5>"),
        ("BAttr", "#t.b<>"),
        ("BAttr", "#t.b<all = [1, 2]>"),
        ("BAttr", "#t.b<next = <y = 1, sizes = [2]>, all = [1]>"),
        ("CAttr", "#t.c<y is 1, []>"),
        ("CAttr", "#t.c<y is 1, [2, 3], [4]>"),
    ] {
        let key = DefRef { dialect: "t".to_owned(), name: class.to_owned() };
        let known = catalog.attr(&key).unwrap();
        let values = text::parse(&catalog, known, printed).unwrap();
        assert_eq!(text::print(&catalog, known, &values).unwrap(), printed);
    }
    let key = DefRef { dialect: "t".to_owned(), name: "AAttr".to_owned() };
    let failure = text::parse(&catalog, catalog.attr(&key).unwrap(), "#t.a<1>").unwrap_err();
    let why = "C++ code writes #t.a in its own way; without a hook #t.a.parse, parameters are written by name";
    assert_eq!(failure.message, format!("expected one of y, sizes, x; {why}"));
}

#[test]
fn a_comma_behind_a_struct_is_the_formats() {
    let lines = r#"
def A : T_Attr<"A", "a"> {
  let parameters = (ins "int64_t":$y, "int64_t":$x, ArrayRefParameter<"int64_t">:$sizes);
  let assemblyFormat = "`<` struct($y, $x) `,` `sizes` `=` `[` $sizes `]` `>`"; }"#;
    let model = dialect("format_struct_comma", lines).unwrap();
    let catalog = Catalog::new([&model]);
    let known = catalog.attr(&DefRef { dialect: "t".into(), name: "AAttr".into() }).unwrap();
    let values = text::parse(&catalog, known, "#t.a<x = 2, y = 1, sizes = [3, 4]>").unwrap();
    let printed = text::print(&catalog, known, &values).unwrap();
    assert_eq!(printed, "#t.a<y = 1, x = 2, sizes = [3, 4]>");
    let failure = text::parse(&catalog, known, "#t.a<x = 2, x = 1, sizes = [3]>").unwrap_err();
    assert!(failure.message.contains("duplicate or unknown parameter x"), "{failure}");
}
