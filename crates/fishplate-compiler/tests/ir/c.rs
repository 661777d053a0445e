//! The C programs next to this file, as C11 and as C++17 without RTTI or exceptions (behaviours 6, 7, 9, 26, 47, 54,
//! 63), and the example in C.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{here, library};

/// Builds a program against the generated header and the runtime in use, without warnings.
fn build(source: &Path, compiler: &[&str], name: &str, header: &Path) -> PathBuf {
    fishplate::runtime::ensure().unwrap();
    let runtime = fishplate::runtime::path().unwrap();
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let mut command = Command::new(compiler[0]);
    command.args(&compiler[1..]).args(["-g", "-Wall", "-Wextra", "-pedantic", "-Werror", "-I"]);
    command
        .arg(here().join("../../include"))
        .arg("-I")
        .arg(header)
        .arg("-I")
        .arg(here().join("tests/ir"))
        .arg(source)
        .arg("-o")
        .arg(&program);
    let folder = runtime.parent().unwrap();
    command.arg(&runtime).arg(format!("-Wl,-rpath,{}", folder.display())).arg("-ldl");
    let built = command.output().unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    program
}

/// The folder of `tk.h`, as the generator writes it.
fn header() -> PathBuf {
    here().join("../../examples/07_dialect")
}

fn run(program: &Path, args: &[&Path]) -> String {
    let output = Command::new(program).args(args).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}{complaint}");
    said
}

/// Builds a program as C and as C++, runs both with the library and another path, and expects `ok`.
fn passes(source: &str, argument: &Path) {
    let compilers: [(&str, &[&str]); 2] = [
        ("c", &["cc", "-std=c11"]),
        ("cc", &["c++", "-std=c++17", "-fno-rtti", "-fno-exceptions"]),
    ];
    for (ending, compiler) in compilers {
        // The file extension selects the language.
        let name = format!("{source}.{ending}");
        let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&name);
        std::fs::copy(here().join(format!("tests/ir/{source}.c")), &copy).unwrap();
        let program = build(&copy, compiler, &name.replace('.', "_in_"), &header());
        assert_eq!(run(&program, &[&library(), argument]), "ok\n", "{name}");
    }
}

#[test]
fn generated_headers_are_used_in_c_and_cpp() {
    passes("program", &here().join("tests/ir/casts.txt"));
}

#[test]
fn the_rest_of_the_header_is_used_in_c_and_cpp() {
    passes("structure", &Path::new(env!("CARGO_TARGET_TMPDIR")).join("log_from_c"));
}
