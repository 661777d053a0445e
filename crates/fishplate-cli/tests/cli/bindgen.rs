//! `fishplate bindgen`: its output, refusals and exit codes.

use std::fmt::Write;
use std::fs;
use std::process::Command;

use fishplate_dialect::tablegen::TableGen;

use crate::fixture::{Run, command, finish, folder, root, run};

fn toy() -> String {
    root().join("crates/fishplate-dialect/tests/toy/Toy.td").display().to_string()
}

#[test]
fn writes_three_languages_and_a_report() {
    let out = folder("bindgen_writes");
    let here = out.display().to_string();
    let report = out.join("report.json").display().to_string();
    let outputs = ["--python", &here, "--rust", &here, "--c", &here, "--report", &report];
    let done = run(["bindgen", &toy()].into_iter().chain(outputs));
    assert_eq!(done.code, Some(0), "{}", done.stderr);
    assert_eq!(
        done.stderr,
        "tk: 4 operations, 2 types, 4 attributes, 2 enumerations; 6 of 6 files written\n"
    );
    for name in ["tk.py", "tk.pyi", "tk.rs", "tk.h", "tk.dialect.json"] {
        assert!(out.join(name).is_file(), "{name}");
    }
    let read: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&report).unwrap()).unwrap();
    let keys: Vec<&str> = read.as_object().unwrap().keys().map(String::as_str).collect();
    let mut expected = ["dialect", "ops", "types", "attrs", "enums", "not_generated"];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(read["ops"], serde_json::json!({"total": 4, "generated": 4}));
    assert_eq!(read["not_generated"][0]["kind"], "verifier");
    let again = run(["bindgen", &toy()].into_iter().chain(outputs));
    assert!(again.stderr.ends_with("0 of 6 files written\n"), "{}", again.stderr);
}

#[test]
fn without_a_place_nothing_is_written() {
    let done = run(["bindgen", &toy()]);
    assert_eq!(done.code, Some(0), "{}", done.stderr);
    let expected = "; nothing was written: name a place with --python, --rust or --c\n";
    assert!(done.stderr.ends_with(expected), "{}", done.stderr);
}

#[test]
fn check_fails_when_the_file_has_changed() {
    let out = folder("bindgen_check");
    let td = out.join("Toy.td");
    fs::copy(toy(), &td).unwrap();
    let (td_name, here) = (td.display().to_string(), out.display().to_string());
    let bindgen =
        |more: &[&str]| -> Run { run(["bindgen", &td_name, "--python", &here].iter().chain(more)) };
    assert!(bindgen(&["--check"]).failure().starts_with("out of date: "));
    assert!(!out.join("tk.py").exists(), "a check writes nothing");
    assert_eq!(bindgen(&[]).code, Some(0));
    assert_eq!(bindgen(&["--check"]).code, Some(0));
    let changed = fs::read_to_string(&td).unwrap().replace("\"bfp8\"", "\"bfp4\"");
    fs::write(&td, changed).unwrap();
    let failure = bindgen(&["--check"]).failure();
    assert!(failure.contains("tk.dialect.json"), "{failure}");
}

#[test]
fn diagnostics_are_shown_as_they_are() {
    let out = folder("bindgen_diagnostics");
    let td = out.join("Bad.td");
    fs::write(&td, "def Broken : Nothing;\n").unwrap();
    let failed = run(["bindgen", &td.display().to_string()]);
    assert_eq!(failed.code, Some(1));
    assert!(failed.stderr.contains("Bad.td:1:14: error: "), "{}", failed.stderr);
    assert!(failed.stderr.contains("\ndef Broken : Nothing;\n"), "{}", failed.stderr);
}

#[test]
fn strict_refuses_what_cannot_be_generated() {
    let out = folder("bindgen_strict");
    let td = out.join("Odd.td");
    let text = "include \"mlir/IR/AttrTypeBase.td\"\ndef D : Dialect { let name = \"d\"; }\n\
                def D_W : TypeDef<D, \"W\"> { let mnemonic = \"w\"; let parameters = (ins \"Widget\":$w); }\n";
    fs::write(&td, text).unwrap();
    let (td, here) = (td.display().to_string(), out.display().to_string());
    let strict = run(["bindgen", &td, "--python", &here, "--strict"]).failure();
    assert_eq!(strict, "not generated: d.w (parameter w: no codec for the C++ type Widget)");
    assert!(!out.join("d.py").exists());
    let relaxed = run(["bindgen", &td, "--python", &here]);
    assert_eq!(relaxed.code, Some(0));
    assert!(relaxed.stderr.contains("warning: not generated: d.w"), "{}", relaxed.stderr);
}

#[test]
fn irdl_is_written_and_read() {
    let out = folder("bindgen_irdl");
    let (irdl, here) = (out.join("toy.irdl.mlir").display().to_string(), out.display().to_string());
    let done = run(["bindgen", &toy(), "--irdl", &irdl, "--model", &here]);
    assert!(done.stderr.ends_with("; 2 of 2 files written\n"), "{}", done.stderr);
    // The model from IRDL is the existing one, and reading it needs no llvm-tblgen.
    let mut again = command();
    again.args(["bindgen", &irdl, "--model", &here, "--check"]).env("PATH", "");
    assert_eq!(finish(again).code, Some(0));
    let model = out.join("tk.dialect.json").display().to_string();
    assert_eq!(run(["bindgen", &model, "--irdl", &irdl, "--check"]).code, Some(0));
    fs::write(&irdl, "irdl.dialect @d {\n  irdl.typ @t\n}").unwrap();
    let failure = run(["bindgen", &irdl, "--python", &here]).failure();
    let expected =
        ":2:3: expected `irdl.type`, `irdl.attribute`, `irdl.operation` or `}`, got `irdl.typ`";
    assert!(failure.contains("toy.irdl.mlir") && failure.ends_with(expected), "{failure}");
    fs::write(&model, "{}").unwrap();
    assert!(run(["bindgen", &model]).failure().contains("is not a dialect model: missing field"));
}

#[test]
fn a_missing_tool_says_what_to_install() {
    let mut command = command();
    command.args(["bindgen", &toy()]).env("PATH", "");
    let failure = finish(command).failure();
    assert!(failure.contains("apt install llvm-22"), "{failure}");
}

#[test]
fn nothing_to_read_is_a_wrong_command_line() {
    assert_eq!(run(["bindgen", "--python", "out"]).code, Some(2));
}

/// 500 MB for 20,000 operations is 25 kB for each.
#[test]
fn a_large_dialect_needs_little_memory() {
    let (ops, kilobytes_per_op) = (2000, 25);
    let out = folder("bindgen_memory");
    let mut text = String::from(
        r#"include "mlir/Interfaces/InferTypeOpInterface.td"
        def Big : Dialect { let name = "big"; let cppNamespace = "::big"; }
        "#,
    );
    for op in 0..ops {
        writeln!(
            text,
            r#"def Op{op} : Op<Big, "op{op}", [SameOperandsAndResultType]> {{
                let summary = "Adds two values.";
                let description = "Adds the value of one operand to the value of the other.";
                let arguments = (ins AnyType:$lhs, AnyType:$rhs, I64Attr:$size, OptionalAttr<StrAttr>:$label);
                let results = (outs AnyType:$result);
                let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)";
            }}"#
        )
        .unwrap();
    }
    let (td, records) = (out.join("Big.td"), out.join("big.json"));
    fs::write(&td, text).unwrap();
    // The limit would also hold for llvm-tblgen, which needs more.
    fs::write(&records, TableGen::find().unwrap().read(&[td], &[]).unwrap()).unwrap();
    let mut limited = Command::new("sh");
    limited.args(["-c", r#"ulimit -d "$0" && exec "$@""#, &(ops * kilobytes_per_op).to_string()]);
    limited.arg(env!("CARGO_BIN_EXE_fishplate")).arg("bindgen").arg(&records);
    for language in ["--python", "--rust", "--c"] {
        limited.arg(language).arg(&out);
    }
    let done = limited.output().unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success() && said.contains("5 of 5 files written"), "{said}");
}
