//! `fishplate opt` and `fishplate ir-diff`: the command line reaches Python. tests/python/ir/test_opt.py and test_diff.py
//! have the rest.

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
fn the_help_lists_the_options() {
    let text = run(["opt", "--help"]).text();
    for option in ["--pass-pipeline", "--split-input-file", "--verify-diagnostics", "--load"] {
        assert!(text.contains(option), "{text}");
    }
}
