//! The command on the peer's library for tests, which has a function and a field of every type.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::fixture::{folder, peer_library, root, run};

#[test]
fn everything_in_it_is_seen() {
    let Some(library) = peer_library() else { return };
    let text = run(["inspect".as_ref(), "--json".as_ref(), library.as_os_str()]).text();
    let report: Value = serde_json::from_str(&text).unwrap();
    let library = &report["libraries"][0];
    let count = |part: &str| library[part].as_array().unwrap().len();
    assert_eq!((count("exports"), count("globals"), count("classes")), (2, 59, 35));
    let function = library["globals"].as_array().unwrap();
    let typed = function.iter().find(|f| f["name"] == "testing.schema_arr_map_opt").unwrap();
    assert_eq!(
        typed["signature"],
        "(Array<Optional<int>>, Map<str, Array<int>>, Optional<str>) -> Map<str, Array<int>>"
    );
}

/// The compiler checks the whole module, with warnings as errors and without `unsafe`.
#[test]
fn its_rust_module_compiles() {
    let Some(library) = peer_library() else { return };
    let package = folder("peer-client");
    std::fs::create_dir(package.join("src")).unwrap();
    let module = package.join("src/testing.rs");
    let args = ["stubgen".as_ref(), "--rust".as_ref(), module.as_os_str(), library.as_os_str()];
    run(args).text();
    write(
        &package,
        "src/lib.rs",
        "#![forbid(unsafe_code)]\n#![deny(warnings)]\npub mod testing;\n",
    );
    let fishplate = root().join("crates/fishplate");
    let manifest = format!(
        "[package]\nname = \"peer-client\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [dependencies]\nfishplate = {{ path = {fishplate:?} }}\n\n[workspace]\n"
    );
    write(&package, "Cargo.toml", &manifest);
    std::fs::copy(root().join("Cargo.lock"), package.join("Cargo.lock")).unwrap();
    // A separate target folder persists from run to run, so that only the module is checked again.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("peer-client-target");
    let cargo = Command::new(env!("CARGO"))
        .args(["check", "--quiet", "--offline", "--target-dir"])
        .arg(target)
        .current_dir(&package)
        .output()
        .unwrap();
    assert!(cargo.status.success(), "{}", String::from_utf8_lossy(&cargo.stderr));
    let formatted =
        Command::new("rustfmt").args(["--edition=2024", "--check"]).arg(&module).status();
    assert!(formatted.is_ok_and(|status| status.success()), "rustfmt would change the module");
}

fn write(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).unwrap();
}
