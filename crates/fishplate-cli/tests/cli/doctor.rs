//! `fishplate doctor`.

use serde_json::Value;

use crate::fixture::{KERNELS, command, finish, folder, run};

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

/// A copy of the command in a place where no search finds a runtime.
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

#[test]
fn the_python_that_runs_it_is_looked_at() {
    let folder = folder("doctor-python");
    let python = folder.join("python");
    std::fs::write(
        &python,
        "#!/bin/sh\nprintf 'fishplate\\t/some/where/fishplate/__init__.py\\n'\n",
    )
    .unwrap();
    let mut mode = std::fs::metadata(&python).unwrap().permissions();
    std::os::unix::fs::PermissionsExt::set_mode(&mut mode, 0o755);
    std::fs::set_permissions(&python, mode).unwrap();
    let mut doctor = command();
    let library = std::env::var("FISHPLATE_LIBRARY").ok();
    doctor.arg("doctor").env("FISHPLATE_PYTHON", &python);
    let text = finish(doctor).text();
    assert!(text.contains("Python package: fishplate in /some/where/fishplate"), "{text}");
    // The library that the package names belongs to the package; it is not a setting of the user.
    let named = text.lines().find_map(|line| line.split_once("FISHPLATE_LIBRARY: "));
    let named = named.map(|(_, path)| path.to_owned()).or(library).unwrap();
    let mut doctor = command();
    doctor.arg("doctor").env("FISHPLATE_PACKAGE_LIBRARY", named);
    let text = finish(doctor).text();
    assert!(text.contains("used  the Python package: /"), "{text}");
}
