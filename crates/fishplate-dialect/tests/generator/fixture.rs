//! Shared parts of the tests: the tool, the toy's model, a folder for each test, and programs that must succeed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fishplate_dialect::generate::{self, Targets};
use fishplate_dialect::read::{self, Select};
use fishplate_dialect::records::Records;
use fishplate_dialect::tablegen::TableGen;
use fishplate_dialect::{Dialect, Result, output};

pub(crate) fn tool() -> TableGen {
    TableGen::find().unwrap()
}

pub(crate) fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The stand-ins for the parts of the runtime that generated code names.
pub(crate) fn runtime() -> PathBuf {
    here().join("tests/runtime")
}

/// The repository's Python.
pub(crate) fn python() -> PathBuf {
    here().join("../../.venv/bin/python")
}

pub(crate) fn toy() -> Dialect {
    let file = here().join("tests/toy/Toy.td");
    read_files(&[file]).unwrap()
}

pub(crate) fn read_files(files: &[PathBuf]) -> Result<Dialect> {
    let text = tool().read(files, &[])?;
    Ok(read::dialects(&Records::parse(&text)?, &Select::Own(files.to_vec()))?.remove(0))
}

/// A dialect `t` whose file has these lines after the usual ones.
pub(crate) fn dialect(test: &str, lines: &str) -> Result<Dialect> {
    let file = folder(test).join("T.td");
    fs::write(&file, format!("{HEAD}{lines}\n")).unwrap();
    read_files(&[file])
}

const HEAD: &str = r#"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Attr<string n, string m> : AttrDef<T_Dialect, n> { let mnemonic = m; }
class T_Type<string n, string m> : TypeDef<T_Dialect, n> { let mnemonic = m; }
class T_Op<string m, list<Trait> traits = []> : Op<T_Dialect, m, traits>;
"#;

/// An empty folder.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes every output of the dialects into a folder: `py`, `rs`, `c`, `shim`.
pub(crate) fn generate(models: &[Dialect], folder: &Path, package: Option<&str>) {
    let targets = Targets {
        python: Some(folder.join("py").join(package.unwrap_or_default())),
        rust: Some(folder.join("rs")),
        c: Some(folder.join("c")),
        package: package.map(str::to_owned),
        ..Targets::default()
    };
    output::write(&generate::files(models, &targets).unwrap()).unwrap();
}

/// Runs a program, which must succeed without any output.
pub(crate) fn succeed(command: &mut Command) {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = |bytes: &[u8]| String::from_utf8_lossy(&bytes[..bytes.len().min(6000)]).into_owned();
    assert!(
        output.status.success(),
        "{command:?} failed\n{}{}",
        text(&output.stdout),
        text(&output.stderr)
    );
}
