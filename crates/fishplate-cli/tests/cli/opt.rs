//! `fishplate opt`, `translate`, `ir-diff` and `lsp`: the command line reaches Python. tests/python/ir and
//! tests/all_dialects have the rest.

use crate::fixture::{command, finish, run};

#[test]
fn python_gets_every_argument() {
    for given in [
        &["a.mlir", "--cse", "-o", "out.mlir", "--help"][..],
        &["-hoist", "-split-input-file", "-verify-diagnostics", "-"],
        &["--pass-pipeline=builtin.module(cse)", "--load", "my.passes"],
        &[],
    ] {
        let mut command = command();
        command.env("FISHPLATE_PYTHON", "/bin/echo").arg("opt").args(given);
        let wanted = ["-m fishplate.ir._opt"].iter().chain(given).copied().collect::<Vec<_>>();
        assert_eq!(finish(command).text().trim_end(), wanted.join(" "));
    }
}

#[test]
fn python_gets_the_options_and_files_of_ir_diff() {
    let mut command = command();
    command.env("FISHPLATE_PYTHON", "/bin/echo");
    command.args(["ir-diff", "a.mlir", "--load=my.toy", "-", "--locations", "--most", "3"]);
    let wanted = "-m fishplate.ir._diff --locations --most 3 --load my.toy -- a.mlir -";
    assert_eq!(finish(command).text().trim_end(), wanted);
}

#[test]
fn python_gets_the_arguments_of_translate_and_lsp() {
    for (given, wanted) in [
        (
            "translate --mlir-to-cpp a.mlir -o b",
            "-m fishplate.ir._translate --mlir-to-cpp a.mlir -o b",
        ),
        ("lsp --load=a --load b", "-m fishplate.ir._lsp --load a --load b"),
        ("lsp --irdl-file x", "-m fishplate.ir._lsp --irdl-file x"),
    ] {
        let mut command = command();
        command.env("FISHPLATE_PYTHON", "/bin/echo").args(given.split(' '));
        assert_eq!(finish(command).text().trim_end(), wanted);
    }
}

#[test]
fn the_help_lists_the_options() {
    let text = run(["opt", "--help"]).text();
    for option in ["--pass-pipeline", "--split-input-file", "--verify-diagnostics", "--load"] {
        assert!(text.contains(option), "{text}");
    }
}
