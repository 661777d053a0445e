//! Compiles and type-checks generated code (behaviour 6). Rust and C use the crate `fishplate` and `fishplate/ir.h`;
//! for Python there are stand-ins in `tests/runtime`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fishplate_dialect::generate::{self, Targets};
use fishplate_dialect::output;

use crate::coverage::upstream;
use crate::fixture::{dialect, folder, generate, here, python, runtime, succeed, tool, toy};

/// Compiles a Rust file to metadata, with warnings as errors.
fn rustc(file: &Path, name: &str, folder: &Path, more: &[&str]) {
    let mut command = Command::new(option_env!("RUSTC").unwrap_or("rustc"));
    command.args([
        "--edition",
        "2024",
        "--crate-type",
        "lib",
        "--emit",
        "metadata",
        "-D",
        "warnings",
    ]);
    command.args(["--crate-name", name]).arg("--out-dir").arg(folder).args(more).arg(file);
    succeed(&mut command);
}

/// The metadata of the crate `fishplate`, as cargo builds it.
fn crate_fishplate() -> PathBuf {
    let mut command = Command::new(env!("CARGO"));
    command.args(["check", "--quiet", "--message-format=json", "-p", "fishplate"]);
    let output = command.current_dir(here()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let messages = String::from_utf8(output.stdout).unwrap();
    let artifact = |line: &str| {
        let message: serde_json::Value = serde_json::from_str(line).unwrap();
        let ours =
            message["target"]["name"] == "fishplate" && message["reason"] == "compiler-artifact";
        ours.then(|| PathBuf::from(message["filenames"][0].as_str().unwrap()))
    };
    messages.lines().find_map(artifact).unwrap()
}

fn rust_compiles(folder: &Path, main: &Path) {
    let library = crate_fishplate();
    let others = format!("dependency={}", library.parent().unwrap().display());
    let library = format!("fishplate={}", library.display());
    rustc(main, "generated", folder, &["--extern", &library, "-L", &others, "-D", "missing_docs"]);
}

#[test]
fn rust_of_the_toy_compiles_and_reads_as_in_the_guide() {
    let folder = folder("rust_toy");
    generate(&[toy()], &folder, None);
    let main = folder.join("rs/lib.rs");
    fs::write(&main, TOY_IN_RUST).unwrap();
    rust_compiles(&folder, &main);
}

const TOY_IN_RUST: &str = r#"//! The toy, used.
pub mod tk;
use fishplate::ir::{Context, InsertionPoint, Location, Operation, RankedTensorType, Result, Type, Value};
/// Types.
pub fn types() -> Result<()> {
    let ctx = Context::new();
    tk::register(&ctx)?;
    let t = tk::TileType::get(&ctx, &[32, 32], tk::DataType::BFloat16)?;
    let cb = tk::CbType::builder(RankedTensorType::get(&[2, 4], t.into())).pages(4).get()?;
    assert_eq!(t.shape(), &[32, 32]);
    assert_eq!(t.to_string(), "!tk.tile<[32, 32], bf16>");
    assert_eq!(cb.pages(), 4);
    let ty: Type = t.into();
    let back: tk::TileType = ty.try_into()?;
    assert_eq!(back, t);
    Ok(())
}
/// Operations.
pub fn ops<'c>(loc: Location<'c>, a: Value<'c>, b: Value<'c>, mut ip: InsertionPoint<'c>, op: Operation<'c>) -> Result<()> {
    let add = tk::AddOp::builder(loc).lhs(a).rhs(b).insert(&mut ip)?;
    let _: tk::DataType = add.acc()?;
    match tk::TkOp::from_op(&op) {
        Some(tk::TkOp::Add(add)) => drop(add),
        _ => {}
    }
    Ok(())
}
"#;

/// Names that differ only in what Rust's casing drops, and names of what the generator adds.
#[test]
fn rust_of_names_that_clash_compiles() {
    let lines = r#"
        def T_Nan : I32EnumAttr<"Nan", "", [
            I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"ALL", 1>, I32EnumAttrCase<"all", 1>,
            I32EnumAttrCase<"None", 0>]> { let cppNamespace = "::t"; let genSpecializedAttr = 0; }
        def T_NanAttr : EnumAttr<T_Dialect, T_Nan, "nan">;
        def T_AbsOp : T_Op<"abs">;
        def T_Abs_Op : T_Op<"abs_"> { let arguments = (ins T_NanAttr:$nan); }
        def T_Less : T_Type<"Less", "less"> { let parameters = (ins OptionalParameter<"int">:$n); }
        def T_Less_ : T_Type<"Less_", "less_"> { let parameters = (ins OptionalParameter<"int">:$n); }
    "#;
    let folder = folder("rust_clashes");
    generate(&[dialect("rust_clashes_td", lines).unwrap()], &folder, None);
    let main = folder.join("rs/lib.rs");
    fs::write(&main, "//! Names.\npub mod t;\n").unwrap();
    rust_compiles(&folder, &main);
}

fn c_compiles(folder: &Path, source: &str) {
    for (language, standard, file) in [("c", "c11", "all.c"), ("c++", "c++17", "all.cc")] {
        let file = folder.join(file);
        fs::write(&file, source).unwrap();
        let mut command = Command::new("cc");
        command.args(["-x", language, &format!("-std={standard}"), "-fsyntax-only"]);
        command
            .args(["-Wall", "-Wextra", "-pedantic", "-Werror", "-I"])
            .arg(here().join("../../include"));
        succeed(command.arg("-I").arg(folder.join("c")).arg(&file));
    }
}

#[test]
fn c_of_the_toy_compiles_and_reads_as_in_the_guide() {
    let folder = folder("c_toy");
    generate(&[toy()], &folder, None);
    c_compiles(&folder, TOY_IN_C);
}

const TOY_IN_C: &str = r#"
#include "tk.h"
int use(IrContext ctx, int (*report)(void));
int use(IrContext ctx, int (*report)(void)) {
    tk_register(ctx, /*load=*/1);
    int64_t shape[] = {32, 32};
    IrType t;
    if (tkTileTypeGet(ctx, shape, 2, TK_DATA_TYPE_BFLOAT16, &t) != 0) return report();
    if (tkTypeIsATile(t)) {
        size_t n;
        const int64_t* s = tkTileTypeGetShape(t, &n);
        return n == 2 && s[0] == 32;
    }
    return 0;
}
"#;

fn mypy(folder: &Path, files: &[&Path]) {
    let stubs = folder.join("stubs/fishplate");
    fs::create_dir_all(&stubs).unwrap();
    for name in ["__init__.pyi", "_core.pyi", "_dialect.pyi", "ir.pyi"] {
        fs::copy(runtime().join("python/fishplate").join(name), stubs.join(name)).unwrap();
    }
    for name in ["_dialect_enum.py", "_enum.py"] {
        fs::copy(here().join("../../python/fishplate").join(name), stubs.join(name)).unwrap();
    }
    let path = std::env::join_paths([folder.join("stubs"), folder.join("py")]).unwrap();
    let mut command = Command::new(python());
    command.args(["-m", "mypy", "--strict", "--cache-dir"]).arg(folder.join("cache"));
    succeed(command.env("MYPYPATH", path).arg(&stubs).args(files));
}

fn compiles_as_python(folder: &Path) {
    succeed(Command::new(python()).args(["-m", "compileall", "-q"]).arg(folder));
}

#[test]
fn python_of_the_toy_passes_the_type_checker_and_reads_as_in_the_guide() {
    let folder = folder("python_toy");
    generate(&[toy()], &folder, None);
    compiles_as_python(&folder.join("py"));
    let user = folder.join("py/user.py");
    fs::write(&user, TOY_IN_PYTHON).unwrap();
    mypy(&folder, &[&user, &folder.join("py/tk.pyi")]);
}

const TOY_IN_PYTHON: &str = r#"
from typing_extensions import assert_type

from fishplate import ir
import tk

with ir.Context() as ctx, ir.Location.unknown():
    tk.register(ctx)
    t = tk.TileType.get([32, 32], tk.DataType.BFloat16)
    assert_type(t.shape, list[int])
    assert_type(t.data_type, tk.DataType)
    tk.TileType.get([32, 32], "bf16", context=ctx)
    cb = tk.CBType.get(ir.RankedTensorType.get([2, 4], t))
    m = ir.Module.create()
    with ir.InsertionPoint(m.body):
        k = tk.kernel("main", inputs=[], args=[tk.ArgAttr.get(0, True, "x")])
        with k.body.new_block(cb, ir.IndexType.get()) as (c, i):
            a = tk.load(t, c, i)
            assert_type(tk.add(a, a), ir.Value)
    tk.TileType(cb)
    t.shape = [1]  # type: ignore[misc]
    tk.add(a)  # type: ignore[call-arg]
    tk.TileType.get([32], 1.5)  # type: ignore[arg-type]
"#;

/// Behaviours 3 and 6 for every dialect that MLIR ships, all in one package, one crate and one C file.
#[test]
fn bindings_of_every_dialect_compile() {
    let folder = folder("everything");
    let models = upstream();
    generate(models, &folder, Some("up"));
    let mut modules: Vec<String> = fs::read_dir(folder.join("rs"))
        .unwrap()
        .filter_map(|entry| {
            entry.unwrap().file_name().to_str().unwrap().strip_suffix(".rs").map(str::to_owned)
        })
        .collect();
    modules.sort();
    let main: String = modules.iter().map(|name| format!("pub mod {name};\n")).collect();
    let file = folder.join("rs/lib.rs");
    fs::write(&file, format!("//! All.\n{main}")).unwrap();
    rust_compiles(&folder, &file);
    c_compiles(
        &folder,
        &models.iter().map(|m| format!("#include \"{}.h\"\n", m.name)).collect::<String>(),
    );
    compiles_as_python(&folder.join("py"));
    fs::write(folder.join("py/up/__init__.pyi"), "").unwrap();
    mypy(&folder, &[&folder.join("py/up")]);
}

/// The C API of a dialect with its own C++ is C; tests/python/dialect builds and uses it.
#[test]
fn the_header_of_the_shim_is_c() {
    let folder = folder("shim");
    let targets = Targets { shim: Some(folder.clone()), ..Targets::default() };
    output::write(&generate::files(&[toy()], &targets).unwrap()).unwrap();
    let mut command = Command::new("cc");
    command.args(["-x", "c", "-std=c11", "-fsyntax-only", "-I"]).arg(tool().include().unwrap());
    succeed(command.arg(folder.join("tk_capi.h")));
}
