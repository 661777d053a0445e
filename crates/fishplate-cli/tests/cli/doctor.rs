//! `fishplate doctor`.

use serde_json::Value;

use crate::fixture::{KERNELS, finish, folder, run};

#[test]
fn the_runtime_in_use_is_named_with_its_origin() {
    let text = run(["doctor"]).text();
    assert!(text.contains("used  FISHPLATE_LIBRARY: /"), "{text}");
    assert!(text.contains("ok       runtime: /") && text.ends_with("\nusable\n"), "{text}");
    let diagnosis: Value = serde_json::from_str(&run(["doctor", "--json"]).text()).unwrap();
    assert_eq!(diagnosis["usable"], true);
    assert!(["fishplate", "apache"].contains(&diagnosis["runtime"]["maker"].as_str().unwrap()));
    assert!(diagnosis["searched"][0]["failure"].is_null());
}

/// A copy of the command where no search finds a runtime.
fn lost(name: &str) -> std::process::Command {
    let folder = folder(name);
    // Cargo puts a runtime beside the command, where the search would find it.
    let copy = folder.join("fishplate");
    std::fs::copy(env!("CARGO_BIN_EXE_fishplate"), &copy).unwrap();
    let mut command = std::process::Command::new(copy);
    command.env("FISHPLATE_LIBRARY", "/no/such.so").env_remove("LD_LIBRARY_PATH");
    command.env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR").current_dir(folder);
    command
}

#[test]
fn without_a_runtime_it_says_what_to_do() {
    let mut doctor = lost("doctor");
    let run = finish({
        doctor.arg("doctor");
        doctor
    });
    assert_eq!(run.code, Some(1));
    assert!(run.stdout.contains("no    FISHPLATE_LIBRARY: /no/such.so"), "{}", run.stdout);
    assert!(run.stdout.contains("fix: "), "{}", run.stdout);
    assert!(run.stdout.ends_with("\nnot usable\n"), "{}", run.stdout);

    let mut inspect = lost("doctor-inspect");
    inspect.args(["inspect", "--all"]);
    let failure = finish(inspect).failure();
    let start = "cannot find libtvm_ffi.so; `fishplate doctor` shows what to do; /no/such.so: ";
    assert!(failure.starts_with(start), "{failure}");
}

#[test]
fn a_runtime_that_was_asked_for_must_exist() {
    let failure = run(["--runtime", "/no/such.so", "doctor"]).failure();
    assert!(failure.starts_with("cannot read /no/such.so"), "{failure}");
}

#[test]
fn no_other_runtime_stands_in_for_the_one_that_was_asked_for() {
    let kernels = KERNELS.to_str().unwrap();
    let failure = run(["--runtime", kernels, "inspect", "--all"]).failure();
    assert!(failure.contains("libkernels.so: is not a runtime"), "{failure}");
}
