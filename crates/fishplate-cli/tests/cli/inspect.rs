//! `fishplate inspect`.

use serde_json::Value;

use crate::fixture::{KERNELS, assert_golden, command, finish, folder, library, run};

fn inspect(path: &std::path::Path) -> crate::fixture::Run {
    run(["inspect".as_ref(), path.as_os_str()])
}

#[test]
fn functions_and_classes_are_shown() {
    let text = inspect(&KERNELS).text();
    let (runtime, rest) = text.split_once('\n').unwrap();
    assert!(runtime.starts_with("runtime /") && runtime.contains(" ABI "), "{runtime}");
    assert!(!text.contains('\u{1b}'), "no colours outside a terminal");
    assert_golden("inspect.txt", &rest.replace(KERNELS.to_str().unwrap(), "libkernels.so"));
}

#[test]
fn json_has_everything() {
    let text = run(["inspect".as_ref(), "--json".as_ref(), KERNELS.as_os_str()]).text();
    let report: Value = serde_json::from_str(&text).unwrap();
    let library = &report["libraries"][0];
    assert_eq!(library["exports"][0]["name"], "add_one");
    assert_eq!(library["exports"][0]["metadata"]["level"], 3);
    assert_eq!(library["globals"][0]["signature"], "(value: int, by: int = 2) -> int");
    let counter = &library["classes"][0];
    assert_eq!(counter["key"], "kernels.Counter");
    assert_eq!(counter["ancestors"][0], "ffi.Object");
    assert_eq!(counter["fields"][1]["default"], "1");
    assert_eq!(counter["fields"][1]["writable"], false);
    assert_eq!(counter["constructor"]["fields"][1]["kw_only"], true);
    assert_eq!(counter["methods"][1]["static"], true);
    assert!(report["runtime"]["abi_version"].is_string());
    assert!(report["builtin"].is_null());
}

#[test]
fn the_runtime_shows_its_own_on_request() {
    let report: Value = serde_json::from_str(&run(["inspect", "--all", "--json"]).text()).unwrap();
    let builtin = &report["builtin"];
    assert!(builtin["globals"].as_array().unwrap().len() >= 100);
    let keys = builtin["classes"].as_array().unwrap().iter().map(|class| &class["key"]);
    assert!(keys.into_iter().any(|key| key == "ffi.Module"));
    // A runtime cannot be loaded into a runtime.
    let path = report["runtime"]["path"].as_str().unwrap();
    let failure = run(["inspect", path]).failure();
    assert!(failure.contains("is a runtime, not a client of one"), "{failure}");
    assert!(run(["--runtime", path, "inspect", "--all"]).text().contains("ffi.json.Parse"));
}

#[test]
fn colours_are_for_terminals_and_those_who_force_them() {
    let shown = |name: &str| {
        let mut command = command();
        command.arg("inspect").arg(&*KERNELS).env(name, "1");
        finish(command).text().contains('\u{1b}')
    };
    assert!(shown("CLICOLOR_FORCE"));
    assert!(!shown("NO_COLOR"));
}

#[test]
fn files_that_are_no_libraries_are_named() {
    let folder = folder("no-libraries");
    let missing = folder.join("missing.so");
    assert!(inspect(&missing).failure().contains("missing.so: No such file"));
    let text = folder.join("text.so");
    std::fs::write(&text, "hello").unwrap();
    assert!(inspect(&text).failure().contains("text.so: is not a library"));
    assert!(inspect(&folder).failure().contains("is a directory, not a library"));
    let whole = std::fs::read(&*KERNELS).unwrap();
    for size in [10, 100, 5000, whole.len() / 2, whole.len() - 100] {
        let cut = folder.join("cut.so");
        std::fs::write(&cut, &whole[..size]).unwrap();
        assert!(inspect(&cut).failure().contains("cut.so"), "{size} bytes");
    }
}

#[test]
fn libraries_that_fail_to_load_are_named() {
    let folder = folder("bad-libraries");
    let missing =
        library(&folder, "undefined.so", "extern int no_such; int* f(void) { return &no_such; }");
    let failure = inspect(&missing).failure();
    assert!(failure.contains("undefined.so") && failure.contains("no_such"), "{failure}");

    let source = "#include <stdio.h>\n#include <stdlib.h>\n\
        __attribute__((constructor)) static void f(void) { fputs(\"two\\n\\nreasons\\n\", stderr); abort(); }";
    let failure = inspect(&library(&folder, "aborts.so", source)).failure();
    assert!(failure.ends_with("aborts.so ended the process by SIGABRT: reasons"), "{failure}");

    let source =
        "#include <stdlib.h>\n__attribute__((constructor)) static void f(void) { exit(3); }";
    let failure = inspect(&library(&folder, "exits.so", source)).failure();
    assert!(failure.ends_with("exits.so ended the process with code 3"), "{failure}");
}

/// A library that never finishes its start-up code is stopped; one with escape sequences in its name or output is shown
/// escaped.
#[test]
fn a_library_that_hangs_is_stopped() {
    let source = "#include <unistd.h>\n\
        __attribute__((constructor)) static void f(void) { for (;;) pause(); }";
    let hangs = library(&folder("hangs"), "hangs.so", source);
    let failure = run(["inspect".as_ref(), "--timeout=1".as_ref(), hangs.as_os_str()]).failure();
    assert!(failure.ends_with("hangs.so took more than 1 s (--timeout)"), "{failure}");
}

#[test]
fn escape_sequences_are_shown_and_not_sent() {
    let source = "#include <stdio.h>\n#include <stdlib.h>\n\
        __attribute__((constructor)) static void f(void) { fputs(\"\\033]0;title\\007\\n\", stderr); }";
    let run = inspect(&library(&folder("escapes"), "esc\u{1b}[31m.so", source));
    assert_eq!(run.stderr, "\\u{1b}]0;title\\u{7}\n");
    let text = run.text();
    assert!(text.contains("esc\\u{1b}[31m.so") && !text.contains('\u{1b}'), "{text}");
}

#[test]
fn what_a_library_prints_is_no_part_of_the_answer() {
    let source = "#include <stdio.h>\n\
        __attribute__((constructor)) static void f(void) { printf(\"hello from inside\"); }";
    let noisy = library(&folder("noisy"), "noisy.so", source);
    let run = run(["inspect".as_ref(), "--json".as_ref(), noisy.as_os_str()]);
    assert_eq!(run.stderr, "hello from inside\n");
    let report: Value = serde_json::from_str(&run.text()).unwrap();
    assert_eq!(report["libraries"][0]["exports"], Value::Array(Vec::new()));
}

#[test]
fn a_wrong_command_line_is_code_2_and_help_names_the_codes() {
    assert_eq!(run(["inspect"]).code, Some(2));
    assert_eq!(run(["stubgen", "lib.so"]).code, Some(2));
    assert_eq!(run(["no-such"]).code, Some(2));
    for args in
        [&["--help"][..], &["inspect", "--help"], &["stubgen", "--help"], &["doctor", "--help"]]
    {
        let help = run(args).text();
        assert!(help.contains("Exit codes:"), "{help}");
        assert!(args.len() == 1 || help.contains("Examples:"), "{help}");
        assert!(!help.contains("worker"), "{help}");
    }
}
