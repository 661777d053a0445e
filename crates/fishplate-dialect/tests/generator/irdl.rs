//! IRDL: the output loads in `mlir-opt-22` and has the intended meaning there, and reading it gives the model back.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fishplate_dialect::model::{
    Constraint, Format, Infer, Kind, OmissionKind, ResultType, Segments, Variadicity,
};
use fishplate_dialect::{Dialect, input, irdl};

use crate::coverage::upstream;
use crate::fixture::{dialect, folder, here, tool, toy};

/// Writes a file in a test's folder.
fn file(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path
}

/// MLIR's output for a file, or its error message.
fn mlir_opt(arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("mlir-opt-22").args(arguments).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    if output.status.success() { Ok(text(output.stdout)) } else { Err(text(output.stderr)) }
}

/// A tile of the toy dialect, with parameters as IRDL spells them.
const TILE: &str = "!tk.tile<array<i64: 32, 32>, 2 : i32>";

/// A kernel with attributes, and one statement before the end of its body.
fn module(statement: &str, attributes: &str) -> String {
    let cb = format!("!tk.cb<tensor<2x4x{TILE}>, 2 : i32>");
    format!(
        r#""tk.kernel"() ({{
  ^entry(%t: {TILE}, %c: {cb}, %i: index, %n: i32):
    {}
    "llvm.unreachable"() : () -> ()
}}) {{{attributes}}} : () -> ()"#,
        statement.replace("CB", &cb).replace("TILE", TILE)
    )
}

const KERNEL: &str = r#"sym_name = "main", operandSegmentSizes = array<i32: 0, 0>"#;

#[test]
fn behaviour_45_the_toy_loads_in_mlir_and_verifies_modules_there() {
    let folder = folder("irdl_45");
    let text = irdl::to_text(&[toy()]).unwrap();
    let option = format!("--irdl-file={}", file(&folder, "toy.irdl.mlir", &text).display());
    let ask = |module: &str| {
        let path = file(&folder, "module.mlir", module);
        mlir_opt(&[&option, path.to_str().unwrap()])
    };
    let good = [
        ("\"tk.add\"(%t, %t) : (TILE, TILE) -> TILE", KERNEL.to_owned()),
        ("\"tk.load\"(%c, %i) : (CB, index) -> TILE", KERNEL.to_owned()),
        (
            "\"tk.add\"(%t, %t) {acc = #tk.data_type<5 : i32>} : (TILE, TILE) -> TILE",
            KERNEL.to_owned(),
        ),
        (
            "",
            format!(
                "{KERNEL}, args = [#tk.arg<0, true, \"x\">], grid = #tk.grid<array<i64: 1>, unit>"
            ),
        ),
    ];
    for (statement, attributes) in &good {
        let printed = ask(&module(statement, attributes)).unwrap();
        assert!(printed.contains("tk.kernel"), "{printed}");
    }
    let other = "!tk.tile<array<i64: 16>, 0 : i32>";
    let bad = [
        // Operands and results have the same type.
        (format!("\"tk.add\"(%t, %t) : (TILE, TILE) -> {other}"), KERNEL, "expected"),
        ("\"tk.add\"(%t) : (TILE) -> TILE".to_owned(), KERNEL, "operands"),
        ("\"tk.add\"(%i, %i) : (index, index) -> index".to_owned(), KERNEL, "expected"),
        ("\"tk.load\"(%c, %n) : (CB, i32) -> TILE".to_owned(), KERNEL, "expected 'index'"),
        ("\"tk.load\"(%t, %i) : (TILE, index) -> TILE".to_owned(), KERNEL, "expected"),
        // Parameters: their number, their kind, and the enum case.
        (
            "builtin.unrealized_conversion_cast %i : index to !tk.tile<array<i64: 1>>".to_owned(),
            KERNEL,
            "expected 2 type arguments, but had 1",
        ),
        (
            "builtin.unrealized_conversion_cast %i : index to !tk.tile<\"x\", 2 : i32>".to_owned(),
            KERNEL,
            "expected",
        ),
        (
            "builtin.unrealized_conversion_cast %i : index to !tk.tile<array<i64: 1>, 3 : i32>"
                .to_owned(),
            KERNEL,
            "satisf",
        ),
        (
            "builtin.unrealized_conversion_cast %i : index to !tk.cb<i32, 2 : i32>".to_owned(),
            KERNEL,
            "satisf",
        ),
        // Attributes and groups of operands.
        (String::new(), "operandSegmentSizes = array<i32: 0, 0>", "sym_name"),
        (String::new(), "sym_name = 1, operandSegmentSizes = array<i32: 0, 0>", "expected"),
        (String::new(), "sym_name = \"main\"", "operandSegmentSizes"),
    ];
    for (statement, attributes, words) in &bad {
        let refused = ask(&module(statement, attributes)).unwrap_err();
        assert!(refused.contains(words), "{statement} {attributes}: {refused}");
    }
}

#[test]
fn behaviour_4_every_kind_of_input_gives_the_same_model() {
    let folder = folder("irdl_4");
    let td = here().join("tests/toy/Toy.td");
    let read = |path: &Path| -> Dialect {
        let mut models = input::dialects(&[path.to_owned()], &[], &[]).unwrap();
        assert_eq!(models.len(), 1);
        models.remove(0)
    };
    let model = read(&td);
    assert_eq!(model, toy());
    let written = file(&folder, "toy.irdl.mlir", &irdl::to_text(&[toy()]).unwrap());
    let printed = mlir_opt(&[written.to_str().unwrap()]).unwrap();
    let include = format!("-I{}", tool().include().unwrap().display());
    let records = Command::new("llvm-tblgen-22")
        .args(["--dump-json", &include, td.to_str().unwrap()])
        .output()
        .unwrap();
    let records = String::from_utf8(records.stdout).unwrap();
    for other in [
        written,
        file(&folder, "printed.mlir", &printed),
        file(&folder, "Toy.json", &records),
        file(&folder, "tk.dialect.json", &model.to_json()),
    ] {
        let other_model = read(&other);
        assert_eq!(other_model.to_json(), model.to_json(), "{}", other.display());
    }
}

#[test]
fn every_dialect_of_mlir_comes_back_as_it_was() {
    let text = irdl::to_text(upstream()).unwrap();
    let path = file(&folder("irdl_upstream"), "all.mlir", &text);
    let printed = mlir_opt(&[path.to_str().unwrap()]).unwrap();
    for text in [text, printed] {
        let read = irdl::from_text(&text, "all.mlir").unwrap();
        assert_eq!(read.len(), upstream().len());
        for (read, model) in read.iter().zip(upstream()) {
            let (read, model) = (read.to_json(), model.to_json());
            let differs = read.lines().zip(model.lines()).find(|(read, model)| read != model);
            assert_eq!(differs, None);
            assert_eq!(read.len(), model.len());
        }
    }
}

#[test]
fn names_that_irdl_has_no_letters_for_are_carried_along() {
    let model = dialect(
        "irdl_names",
        r#"
def T_Same : T_Type<"Same", "same"> { let parameters = (ins "int64_t":$someSize, "int64_t":$some_size); }
def T_SameAttr : T_Attr<"Same", "same">;
def T_SameOp : T_Op<"same"> { let arguments = (ins T_Same:$a); let results = (outs T_Same); }
def T_TwoOp : T_Op<"two.Words", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I64>:$b); }
"#,
    )
    .unwrap();
    let text = irdl::to_text(std::slice::from_ref(&model)).unwrap();
    assert!(text.contains("irdl.type @\"!same\""), "{text}");
    assert!(text.contains("irdl.operation @two_words"), "{text}");
    assert!(text.contains("irdl.parameters(some_size: %0, some_size_: %1)"), "{text}");
    let path = file(&folder("irdl_names_text"), "t.mlir", &text);
    mlir_opt(&[path.to_str().unwrap()]).unwrap();
    assert_eq!(irdl::from_text(&text, "t").unwrap(), [model]);
}

/// A dialect as people write it, without our attributes.
const CMATH: &str = r##"
// Complex numbers.
module @dialects attributes {other.note = #foo<bar, "}">} {
  irdl.dialect @cmath {
    irdl.type @complex {
      %0 = irdl.is f32
      %1 = irdl.is f64
      %2 = irdl.any_of(%0, %1)
      irdl.parameters(elem: %2)
    }
    irdl.attribute @tag {
      %0 = irdl.base "#builtin.string"
      %1 = irdl.any
      irdl.parameters(label: %0, rest: %1)
    }
    irdl.operation @mul {
      %0 = irdl.any
      %1 = irdl.parametric @cmath::@complex<%0>
      irdl.operands(lhs: %1, rhs: %1)
      irdl.results(res: %1)
    }
    irdl.operation @pick {
      %0 = irdl.base @cmath::@complex
      %1 = irdl.is f32
      %2 = irdl.base @cmath::@tag
      %3 = irdl.region(%1) with size 1
      irdl.operands(some: variadic %0, last: optional %0)
      irdl.results(re: %1, many: variadic %0)
      irdl.attributes {"tag" = %2, "T" = %1}
      irdl.regions(body: %3)
    }
  }
}
"##;

#[test]
fn plain_irdl_is_a_dialect_too() {
    let model = irdl::from_text(CMATH, "cmath.mlir").unwrap().remove(0);
    assert_eq!((model.name.as_str(), model.cpp_class.as_str()), ("cmath", "CmathDialect"));
    let complex = &model.types[0];
    assert_eq!(
        (complex.name.as_str(), complex.cpp_class.as_str()),
        ("ComplexType", "cmath::ComplexType")
    );
    assert_eq!(complex.format, Format::Declarative("`<` params `>`".into()));
    let elem = &complex.params[0];
    assert_eq!(elem.kind, Kind::Type(None));
    let floats = ["f32", "f64"].map(|text| Constraint::Float(text.into()));
    assert_eq!(elem.constraint, Constraint::AnyOf(floats.into()));
    assert_eq!(model.attrs[0].params[0].kind, Kind::Str);
    assert_eq!(model.attrs[0].params[1].kind, Kind::Attr(None));
    let mul = &model.ops[0];
    assert!(mul.has_trait("SameOperandsAndResultType"));
    assert_eq!(mul.infer, Infer::Rules(vec![ResultType::Operand("lhs".into())]));
    assert_eq!(mul.operands[0].constraint, Constraint::Isa("cmath::ComplexType".into()));
    let pick = &model.ops[1];
    assert_eq!(pick.operand_segments, Segments::Sizes);
    assert_eq!(pick.operands[1].variadicity, Variadicity::Optional);
    assert_eq!(pick.infer, Infer::Given);
    assert_eq!(pick.results[0].only_type.as_deref(), Some("f32"));
    assert_eq!(pick.arguments, ["some", "last", "tag", "T"]);
    let float = Constraint::Float("f32".into());
    assert_eq!(pick.attrs[1].constraint, Constraint::TypeValue(Box::new(float)));
    assert_eq!((pick.regions[0].min_blocks, pick.regions[0].max_blocks), (1, Some(1)));
    // Nothing is lost silently.
    let [lost] = model.omissions.as_slice() else { panic!("{:?}", model.omissions) };
    assert_eq!((lost.name.as_str(), lost.kind), ("cmath.pick.body", OmissionKind::Constraint));
    // The model is written again unchanged.
    let again = irdl::to_text(std::slice::from_ref(&model)).unwrap();
    assert!(again.contains("irdl.type @complex {\n    %0 = irdl.is f32\n"), "{again}");
    assert_eq!(irdl::from_text(&again, "again").unwrap(), [model]);
}

#[test]
fn a_fault_has_a_line_and_a_column() {
    let body = |lines: &str| format!("irdl.dialect @d {{\n  irdl.type @t {{\n{lines}\n  }}\n}}");
    let op = |lines: &str| format!("irdl.dialect @d {{\n  irdl.operation @o {{\n{lines}\n  }}\n}}");
    let deep = format!("irdl.dialect @d attributes {{fishplate.x = {}", "[".repeat(100_000));
    for (text, expected) in [
        (String::new(), "1:1: the text declares no dialect: it has no `irdl.dialect`"),
        ("irdl.dialect d".into(), "1:14: expected a symbol (`@name`), got `d`"),
        ("irdl.dialect @".into(), "1:14: a symbol without a name"),
        (
            "irdl.dialect @d {".into(),
            "1:18: expected `irdl.type`, `irdl.attribute`, `irdl.operation` or `}`, got the end of the text",
        ),
        (
            "\"irdl.dialect\"() : () -> ()".into(),
            "1:1: the generic form is not read; `mlir-opt` prints it in the form that is",
        ),
        ("irdl.dialect @d\nirdl.dialect @d".into(), "2:1: dialect @d is declared twice"),
        (body("    %0 = irdl.all"), "3:10: unknown operation `irdl.all`"),
        (body("    irdl.parameters(a: %0)"), "3:24: `%0` is not defined above"),
        (body("    %0 = irdl.any\n    irdl.parameters(%0)"), "4:21: expected a name, got `%0`"),
        (body("    %0 = irdl.any\n    irdl.parameters(a: %0, a: %0)"), "4:28: `a` is named twice"),
        (
            body("    %0 = irdl.is\n    %1 = irdl.any"),
            "4:5: expected a type or an attribute, got `%1`",
        ),
        (
            body("    %0 = irdl.base \"builtin.integer\""),
            "3:10: expected `!` or `#` in front of the name of a base, got \"builtin.integer\"",
        ),
        (
            body("    %0 = irdl.base @d::@u"),
            "3:10: dialect @d declares no type or attribute @d::@u",
        ),
        (
            body("    irdl.operands()"),
            "3:5: expected `%name =`, `irdl.parameters` or `}`, got `irdl.operands`",
        ),
        (
            op("    %0 = irdl.region\n    irdl.operands(a: %0)"),
            "3:10: expected a constraint, got a region",
        ),
        (
            op("    %0 = irdl.any\n    irdl.regions(a: %0)"),
            "3:10: expected a region, got a constraint",
        ),
        (op("    %0 = irdl.region with size x"), "3:32: expected a number of blocks, got `x`"),
        (
            "irdl.dialect @d attributes {fishplate.summary = \"x}".into(),
            "1:49: this string has no end",
        ),
        (
            "irdl.dialect @d attributes {fishplate.summary = \"\\z\"}".into(),
            "1:49: unknown escape in a string: expected \\\", \\\\, \\n, \\t or \\XX",
        ),
        (
            "irdl.dialect @d attributes {fishplate.summary = 1}".into(),
            "1:1: fishplate. attributes of dialect @d: invalid type: integer `1`, expected a string",
        ),
        (
            "irdl.dialect @d {\n  irdl.type @t attributes {fishplate.params = [{}]} {}\n}".into(),
            "2:3: fishplate. attributes of @t: missing field `name`",
        ),
        (deep, "1:144: more than 100 brackets inside of each other"),
    ] {
        let error = irdl::from_text(&text, "x.mlir").unwrap_err().to_string();
        assert_eq!(error, format!("x.mlir:{expected}"));
    }
}

/// Text that is truncated or changed is refused or read, but never crashes the process.
#[test]
fn text_that_is_spoiled_is_an_error() {
    let whole = irdl::to_text(&[toy()]).unwrap() + CMATH;
    let signs = [
        "", "{", "}", "(", ")", "%", "@", "\"", ":", "=", ",", "irdl.is", "irdl.any", "é", "-",
        "0x",
    ];
    let mut refused = 0;
    for at in (0..whole.len()).filter(|at| whole.is_char_boundary(*at)).step_by(23) {
        let sign = signs[at / 23 % signs.len()];
        let rest = whole.get(at + 1..).unwrap_or_default();
        for text in [whole[..at].to_owned(), format!("{}{sign}{rest}", &whole[..at])] {
            refused += usize::from(irdl::from_text(&text, "x").is_err());
        }
    }
    assert!(refused > 500, "{refused} texts are refused");
}
