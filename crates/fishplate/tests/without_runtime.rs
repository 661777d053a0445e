//! A program without a `libtvm_ffi.so`: functions that return a `Result` report that, and do not
//! panic.

use std::process::Command;

use fishplate::{Function, Module};

const CHILD: &str = "FISHPLATE_TEST_WITHOUT_RUNTIME";

#[test]
fn errors_say_that_there_is_no_runtime() {
    if std::env::var_os(CHILD).is_some() {
        let loaded = Module::load("no_such_module.so").map(drop);
        let found = Function::get("no.such.function").map(drop);
        for error in [loaded.unwrap_err(), found.unwrap_err()] {
            eprintln!("child: {}", error.to_string().replace('\n', " "));
        }
        return;
    }
    // A copy in a separate folder, because the library may lie beside the test.
    let folder = std::env::temp_dir().join(format!("fishplate-no-runtime-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let program = folder.join("program");
    std::fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    let child = Command::new(&program)
        .args(["--exact", "errors_say_that_there_is_no_runtime", "--nocapture"])
        .env(CHILD, "1")
        .env_remove("FISHPLATE_LIBRARY")
        .env_remove("LD_LIBRARY_PATH")
        .env_remove("LD_PRELOAD")
        .output()
        .unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let text = String::from_utf8_lossy(&child.stderr);
    assert!(child.status.success(), "{text}");
    assert_eq!(text.matches("child: ").count(), 2, "{text}");
    if !cfg!(feature = "static-runtime") {
        let wanted = "cannot find libtvm_ffi.so, tried:";
        assert_eq!(text.matches(wanted).count(), 2, "{text}");
        assert!(text.contains("python -m fishplate.config --libfiles"), "{text}");
    }
}
