//! Runs the command, builds small libraries, and compares with golden files.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

/// Output of one run of the command.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    fn new(output: Output) -> Run {
        Run {
            code: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The output of a successful run.
    pub(crate) fn text(self) -> String {
        assert_eq!(self.code, Some(0), "{}", self.stderr);
        self.stdout
    }

    /// The error line of a failed run.
    pub(crate) fn failure(self) -> String {
        assert_eq!(self.code, Some(1), "{}{}", self.stdout, self.stderr);
        let line = self.stderr.strip_suffix('\n').unwrap();
        assert!(!line.contains('\n'), "one line, not {line:?}");
        line.strip_prefix("error: ").unwrap().to_owned()
    }
}

/// The command, ready for arguments.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fishplate"));
    command.env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    command
}

pub(crate) fn finish(mut command: Command) -> Run {
    Run::new(command.output().unwrap())
}

/// Runs the command.
pub(crate) fn run<S: AsRef<std::ffi::OsStr>>(args: impl IntoIterator<Item = S>) -> Run {
    let mut command = command();
    command.args(args);
    finish(command)
}

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// An empty folder for one test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// The library of `tests/library/kernels.c`.
pub(crate) static KERNELS: LazyLock<PathBuf> = LazyLock::new(|| {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/library/kernels.c");
    compile(&folder("kernels"), "libkernels.so", &source)
});

/// A library from C source text.
pub(crate) fn library(folder: &Path, name: &str, source: &str) -> PathBuf {
    let file = folder.join(format!("{name}.c"));
    std::fs::write(&file, source).unwrap();
    compile(folder, name, &file)
}

fn compile(folder: &Path, name: &str, source: &Path) -> PathBuf {
    let output = folder.join(name);
    let status = Command::new("cc")
        .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-I"])
        .arg(root().join("include"))
        .arg(source)
        .arg("-o")
        .arg(&output)
        .status();
    assert!(status.unwrap().success());
    output
}

/// Compares with a golden file, or writes it when `BLESS` is set.
pub(crate) fn assert_golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(golden == text, "{} differs (BLESS=1 rewrites it):\n{text}", path.display());
}

/// The peer's library for tests, which `make test` fetches; reports it if it is missing.
pub(crate) fn peer_library() -> Option<PathBuf> {
    let path = root().join("target/peer/wheel/tvm_ffi/lib/libtvm_ffi_testing.so");
    if !path.exists() {
        skip("there is no target/peer/wheel: run scripts/peer.py");
        return None;
    }
    Some(path)
}

/// Reports that a test does nothing here, bypassing the capture of the test harness.
pub(crate) fn skip(why: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {why}");
}
