//! Bad input and bad outputs give a clear error, and never a partial file.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use fishplate_dialect::output::{self, File};
use fishplate_dialect::read::{self, Select};
use fishplate_dialect::records::Records;
use fishplate_dialect::tablegen::TableGen;
use fishplate_dialect::{Error, generate};

use crate::fixture::{dialect, folder, read_files, tool, toy};

#[test]
fn a_missing_include_names_file_and_line() {
    let file = folder("missing_include").join("Bad.td");
    fs::write(&file, "\ninclude \"mlir/Nowhere.td\"\n").unwrap();
    let error = read_files(std::slice::from_ref(&file)).unwrap_err().to_string();
    assert!(error.contains("Bad.td:2:"), "{error}");
    assert!(error.contains("could not find include file 'mlir/Nowhere.td'"), "{error}");
}

#[test]
fn a_file_that_includes_itself_is_named() {
    let folder = folder("cycle");
    let (a, b) = (folder.join("A.td"), folder.join("B.td"));
    fs::write(&a, "include \"B.td\"\n").unwrap();
    fs::write(&b, "include \"A.td\"\n").unwrap();
    let error = read_files(std::slice::from_ref(&a)).unwrap_err().to_string();
    assert!(error.contains("A.td includes itself: "), "{error}");
    assert!(error.ends_with("A.td") && error.contains("B.td -> "), "{error}");
}

#[test]
fn groups_whose_sizes_nothing_tells_are_reported() {
    let two = "(ins Variadic<AnyType>:$a, Variadic<AnyType>:$b)";
    let text = format!(
        "def T_BadOp : T_Op<\"bad\"> {{ let arguments = {two}; }}\n\
         def T_GoodOp : T_Op<\"good\", [AttrSizedOperandSegments]> {{ let arguments = {two}; }}"
    );
    let model = dialect("groups", &text).unwrap();
    let found: Vec<&str> = model
        .omissions
        .iter()
        .filter(|omission| omission.kind.is_definition())
        .map(|omission| omission.reason.as_str())
        .collect();
    assert_eq!(found, ["2 groups of variable size need the trait AttrSizedOperandSegments"]);
}

#[test]
fn a_syntax_error_names_file_and_line() {
    let error = dialect("syntax_error", "def Broken : T_Op<\"broken\"> {\n  let summary = ;\n}")
        .unwrap_err();
    let text = error.to_string();
    // Ten lines precede these two.
    assert!(text.contains("T.td:12:"), "{text}");
    assert!(text.contains("llvm-tblgen refused"), "{text}");
}

#[test]
fn a_missing_file_is_named() {
    let error = read_files(&["nowhere/Toy.td".into()]).unwrap_err().to_string();
    assert!(error.contains("nowhere/Toy.td"), "{error}");
}

#[test]
fn a_missing_tool_names_the_package() {
    let error = TableGen::find_in(None, OsStr::new("")).unwrap_err().to_string();
    assert!(error.contains("apt install llvm-22"), "{error}");
    let error = TableGen::find_in(Some(Path::new("/nowhere/tblgen")), OsStr::new(""))
        .unwrap_err()
        .to_string();
    assert!(error.contains("FISHPLATE_TBLGEN=/nowhere/tblgen"), "{error}");
}

#[test]
fn a_file_without_a_dialect_says_so() {
    let file = folder("no_dialect").join("Empty.td");
    fs::write(&file, "class Nothing;\n").unwrap();
    let error = read_files(std::slice::from_ref(&file)).unwrap_err();
    assert!(
        matches!(error, Error::WhichDialect { wanted: None, ref known } if known.is_empty()),
        "{error}"
    );
}

#[test]
fn an_unknown_dialect_lists_those_there_are() {
    let file = crate::fixture::here().join("tests/toy/Toy.td");
    let text = tool().read(&[file], &[]).unwrap();
    let records = Records::parse(&text).unwrap();
    let error = read::dialects(&records, &Select::Named("tt".into())).unwrap_err().to_string();
    assert_eq!(error, "no dialect named tt; the input declares: tk");
}

#[test]
fn several_files_are_read_as_one() {
    let folder = folder("several_files");
    let (base, more) = (folder.join("Base.td"), folder.join("More.td"));
    fs::write(&base, "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; }\n")
        .unwrap();
    fs::write(&more, "def D_AOp : Op<D, \"a\">;\n").unwrap();
    let model = read_files(&[base, more]).unwrap();
    assert_eq!(model.ops[0].class, "AOp");
}

#[test]
fn what_the_tool_says_must_be_its_json() {
    for bad in
        ["", "[]", "{}", "{\"!tablegen_json_version\": 2}", "{\"!tablegen_json_version\": 1}"]
    {
        let error = Records::parse(bad.as_bytes()).unwrap_err().to_string();
        assert!(error.starts_with("llvm-tblgen's answer: "), "{error}");
    }
}

#[test]
fn a_failed_write_leaves_every_old_file() {
    let folder = folder("failed_write");
    let (good, locked) = (folder.join("a.py"), folder.join("locked"));
    fs::write(&good, "old").unwrap();
    fs::create_dir(&locked).unwrap();
    // A folder in place of the file stops even a user who may write anywhere.
    fs::create_dir(locked.join("b.py")).unwrap();
    let files = [
        File { path: good.clone(), text: "new".into() },
        File { path: locked.join("b.py"), text: "new".into() },
    ];
    let error = output::write(&files).unwrap_err().to_string();
    assert!(error.starts_with("cannot write ") && error.contains("b.py"), "{error}");
    assert_eq!(fs::read_to_string(&good).unwrap(), "old");
    let left: Vec<_> =
        fs::read_dir(&folder).unwrap().chain(fs::read_dir(&locked).unwrap()).collect();
    assert_eq!(left.len(), 3, "no drafts are left: {left:?}");
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o700)).unwrap();
}

#[test]
fn two_outputs_in_one_place_are_refused() {
    let path = folder("same_output").join("x");
    let files = [File { path: path.clone(), text: "a".into() }, File { path, text: "b".into() }];
    assert!(matches!(output::write(&files), Err(Error::SameOutput { .. })));
}

/// Behaviour 64: `--check` detects a changed, a missing and an edited file.
#[test]
fn drift_is_seen() {
    let folder = folder("drift");
    let targets = generate::Targets { python: Some(folder.clone()), ..Default::default() };
    let files = generate::files(&[toy()], &targets).unwrap();
    assert_eq!(output::stale(&files).len(), 3);
    output::write(&files).unwrap();
    assert!(output::stale(&files).is_empty());
    fs::write(folder.join("tk.py"), "edited").unwrap();
    fs::remove_file(folder.join("tk.pyi")).unwrap();
    assert_eq!(output::stale(&files).len(), 2);
    let mut changed = toy();
    changed.ops.pop();
    output::write(&files).unwrap();
    // The module itself contains nothing of the model.
    assert_eq!(output::stale(&generate::files(&[changed], &targets).unwrap()).len(), 2);
}

/// Names from files never become paths or code, in any input language.
#[test]
fn hostile_names_are_refused_before_anything_is_written() {
    let place = folder("hostile_names");
    let out = place.join("out").join("inner");
    let base = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/EnumAttr.td\"\n";
    let dialect = |name: &str| {
        format!("{base}def D : Dialect {{ let name = \"{name}\"; let cppNamespace = \"::d\"; }}\n")
    };
    let fine = dialect("d");
    let inputs = [
        ("path.td", dialect("../../escaped")),
        ("code.td", dialect("a\\\");\\nint injected(void) { return 1; }\\n//")),
        ("absolute.mlir", "irdl.dialect @\"/absolute/path\" { }".to_owned()),
        (
            "model.json",
            "{\"schema\":1,\"name\":\"../m\",\"cpp_class\":\"\",\"cpp_namespace\":\"\"}".to_owned(),
        ),
        ("namespace.td", fine.replace("::d", "d; int injected; //")),
        ("op.td", format!("{fine}def O : Op<D, \"x\\\\\\\"); int i;\">;\n")),
    ];
    let targets = generate::Targets {
        python: Some(out.clone()),
        rust: Some(out.clone()),
        c: Some(out.clone()),
        shim: Some(out.clone()),
        model: Some(out.clone()),
        ..generate::Targets::default()
    };
    for (name, text) in inputs {
        let file = place.join(name);
        fs::write(&file, text).unwrap();
        let models = fishplate_dialect::input::dialects(&[file], &[], &[]);
        let refused = models.and_then(|models| generate::files(&models, &targets)).unwrap_err();
        assert!(matches!(refused, Error::Refused(_)), "{name}: {refused}");
        assert!(refused.to_string().contains("expected"), "{refused}");
    }
    assert!(!place.join("out").exists());
}

/// Existing files in the output folder are replaced, never written through.
#[test]
fn links_in_the_output_folder_are_replaced() {
    let place = folder("output_links");
    let (outside, inside) = (place.join("outside.txt"), place.join("out"));
    fs::create_dir_all(&inside).unwrap();
    fs::write(&outside, "mine").unwrap();
    std::os::unix::fs::symlink(&outside, inside.join("a.h")).unwrap();
    let file = File { path: inside.join("a.h"), text: "theirs".into() };
    assert_eq!(output::write(&[file]).unwrap(), 1);
    assert_eq!(fs::read_to_string(&outside).unwrap(), "mine");
    assert_eq!(fs::read_to_string(inside.join("a.h")).unwrap(), "theirs");
}

/// Constraints that refer to each other cannot expand to more than memory holds.
#[test]
fn constraints_that_explode_are_refused() {
    let mut text = String::from("irdl.dialect @d {\n  irdl.type @t {\n    %0 = irdl.any\n");
    for at in 1..60 {
        text += &format!("    %{at} = irdl.any_of(%{}, %{})\n", at - 1, at - 1);
    }
    text += "    irdl.parameters(p: %59)\n  }\n}\n";
    let error = fishplate_dialect::irdl::from_text(&text, "bomb.irdl").unwrap_err().to_string();
    assert!(error.starts_with("bomb.irdl:15:") && error.contains("expands to"), "{error}");
    let mut text = String::from("def P0 : CPred<\"foo($_self)\">;\n");
    for at in 1..40 {
        text += &format!("def P{at} : And<[P{}, P{}]>;\n", at - 1, at - 1);
    }
    text +=
        "def Bomb : Type<P39, \"bomb\">;\ndef O : T_Op<\"o\"> { let arguments = (ins Bomb:$x); }\n";
    assert!(dialect("bomb", &text).is_ok());
}
