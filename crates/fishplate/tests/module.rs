//! Modules: a library in C, its functions and their metadata, imports, and objects that outlive it.

#![expect(clippy::expect_used, reason = "helpers of tests may panic like tests")]

use std::path::{Path, PathBuf};
use std::process::Command;

use fishplate::{Any, Function, Module, Result};

mod runtime_kind;
use runtime_kind::{is_fishplate, skipped};

/// Builds the library under a unique name, so that loading it never reuses a loaded one.
fn build(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let library = folder.join(format!("{name}.so"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let status = Command::new("cc")
        .args(["-std=c11", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-I"])
        .arg(root.join("../../include"))
        .arg(root.join("tests/module.c"))
        .arg("-o")
        .arg(&library)
        .status();
    assert!(status.expect("a C compiler").success());
    library
}

#[test]
fn functions_by_name_and_what_is_known_of_them() -> Result<()> {
    let module = Module::load(build("by_name"))?;
    assert_eq!(module.kind()?, "library");
    assert_eq!(module.function("add_one")?.call::<i64>((41,))?, 42);
    assert!(module.get("missing")?.is_none());
    let error = module.function("missing").unwrap_err();
    assert_eq!(error.to_string(), "AttributeError: The module has no function `missing`");
    assert!(module.implements("add_one")? && !module.implements("missing")?);
    assert_eq!(module.doc("add_one")?.as_deref(), Some("adds 1"));
    assert_eq!(module.metadata("add_one")?.as_deref(), Some("{}"));
    assert_eq!((module.doc("make_counter")?, module.metadata("missing")?), (None, None));
    assert!(module.write_to_file("x.o", "o").is_err());
    Ok(())
}

#[test]
fn imports_are_searched_on_request() -> Result<()> {
    let (outer, inner) = (Module::system_lib()?, Module::load(build("imported"))?);
    assert!(outer.imports()?.is_empty());
    outer.import(&inner)?;
    let imports = outer.imports()?;
    assert_eq!(imports.len(), 1);
    assert!(imports[0].as_object().same_as(inner.as_object()));
    assert!(outer.get("add_one")?.is_none());
    let add_one = outer.find("add_one", true)?.expect("in the import");
    assert_eq!(add_one.call::<i64>((1,))?, 2);
    assert!(inner.import(&outer).is_err() || !is_fishplate(), "a cycle of imports is refused");
    outer.clear_imports()?;
    assert!(outer.imports()?.is_empty());
    Ok(())
}

#[test]
fn functions_outlive_the_module() -> Result<()> {
    let add_one = Module::load(build("outlived"))?.function("add_one")?;
    for i in 0..1000 {
        assert_eq!(add_one.call::<i64>((i,))?, i + 1);
    }
    Ok(())
}

#[test]
fn objects_outlive_the_module() -> Result<()> {
    if !is_fishplate() {
        skipped("this runtime unloads the code of objects with their module");
        return Ok(());
    }
    let counter = Module::load(build("objects"))?.function("make_counter")?.call::<Function>(())?;
    for i in 1..=1000 {
        assert_eq!(counter.call::<i64>(())?, i);
    }
    drop(counter);
    Ok(())
}

#[test]
fn modules_are_values_and_missing_files_errors() -> Result<()> {
    let any = Any::from(Module::system_lib_with_prefix("tests.")?);
    assert_eq!(any.get::<Module>()?.kind()?, "library");
    let error = Module::load("/no/such/library.so").unwrap_err();
    assert!(error.message().contains("/no/such/library.so"), "{error}");
    assert!(Module::load("/no/such/library.unknown").is_err());
    Ok(())
}
