//! `fishplate opt`: the command line reaches Python as it is. tests/python/ir/test_opt.py has the rest.

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
fn the_help_lists_the_options() {
    let text = run(["opt", "--help"]).text();
    for option in ["--pass-pipeline", "--split-input-file", "--verify-diagnostics", "--load"] {
        assert!(text.contains(option), "{text}");
    }
}
