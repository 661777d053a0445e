//! Runs `llvm-tblgen --dump-json` and returns its output.
//!
//! The tool is the one named by `FISHPLATE_TBLGEN`, or else `llvm-tblgen-22` in `PATH`, or else the one in the folder
//! that `llvm-config-22 --bindir` prints. Its diagnostics are passed on unchanged.

mod includes;

use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use crate::error::{Error, Result};

pub(crate) use includes::roots;

/// The version of LLVM whose tools and `.td` files are used.
pub const LLVM_VERSION: &str = "22";

/// The environment variable that names another `llvm-tblgen`.
pub const TOOL_VARIABLE: &str = "FISHPLATE_TBLGEN";

/// A TableGen tool, and the folder with MLIR's own `.td` files.
#[derive(Clone, Debug)]
pub struct TableGen {
    program: PathBuf,
    include: Option<PathBuf>,
}

impl TableGen {
    /// Finds the tool.
    pub fn find() -> Result<TableGen> {
        let named = env::var_os(TOOL_VARIABLE);
        let path = env::var_os("PATH").unwrap_or_default();
        TableGen::find_in(named.as_deref().map(Path::new), &path)
    }

    /// Finds the tool: the `named` one, or else one in the folders of `path`.
    pub fn find_in(named: Option<&Path>, path: &std::ffi::OsStr) -> Result<TableGen> {
        let config = in_path(&format!("llvm-config-{LLVM_VERSION}"), path);
        let ask = |option: &str| config.as_deref().and_then(|program| answer(program, option));
        let include = ask("--includedir");
        if let Some(named) = named {
            if named.is_file() {
                return Ok(TableGen { program: named.to_owned(), include });
            }
            let tried = vec![format!("{TOOL_VARIABLE}={}", named.display())];
            return Err(Error::NoTableGen { tried });
        }
        let name = format!("llvm-tblgen-{LLVM_VERSION}");
        if let Some(program) = in_path(&name, path) {
            return Ok(TableGen { program, include });
        }
        let mut tried = vec![format!("{name} in PATH")];
        match ask("--bindir").map(|folder| folder.join("llvm-tblgen")) {
            Some(program) if program.is_file() => return Ok(TableGen { program, include }),
            Some(program) => tried.push(program.display().to_string()),
            None => tried.push(format!("llvm-config-{LLVM_VERSION} in PATH")),
        }
        Err(Error::NoTableGen { tried })
    }

    /// The folder with `mlir/IR/OpBase.td` and the other files, if `llvm-config` names one.
    pub fn include(&self) -> Option<&Path> {
        self.include.as_deref()
    }

    /// Reads `inputs` together, and returns the text of their records. Searches `folders`, then those of the inputs, then MLIR's own for included files.
    pub fn read(&self, inputs: &[PathBuf], folders: &[PathBuf]) -> Result<Vec<u8>> {
        let mut command = Command::new(&self.program);
        command.arg("--dump-json");
        let own =
            inputs.iter().filter_map(|input| input.parent()).filter(|f| !f.as_os_str().is_empty());
        for folder in folders.iter().map(PathBuf::as_path).chain(own).chain(self.include()) {
            let mut option = OsString::from("-I");
            option.push(folder);
            command.arg(option);
        }
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let start = |cause| Error::Start { program: self.program.clone(), cause };
        let output = if let [input] = inputs {
            command.arg(input).stdin(Stdio::null()).output().map_err(start)?
        } else {
            // Several files are read as a single one that includes them all.
            let text: String =
                inputs.iter().map(|i| format!("include \"{}\"\n", quoted(i))).collect();
            command.arg("-I.").arg("-").stdin(Stdio::piped());
            let mut child = command.spawn().map_err(start)?;
            let mut stdin = child.stdin.take();
            // A tool that ends early closes the pipe; its own messages say why.
            let writer =
                thread::spawn(move || stdin.take().map(|mut pipe| pipe.write_all(text.as_bytes())));
            let output = child.wait_with_output().map_err(start)?;
            let _ = writer.join();
            output
        };
        if !output.status.success() {
            let folders: Vec<&Path> = folders.iter().map(PathBuf::as_path).collect();
            if output.status.code().is_none()
                && let Some(files) = includes::cycle(inputs, &folders)
            {
                return Err(Error::Cycle { files });
            }
            let diagnostics = String::from_utf8_lossy(&output.stderr).into_owned();
            let diagnostics = match diagnostics.trim() {
                "" => format!("it ended with {}", output.status),
                _ => diagnostics,
            };
            return Err(Error::TableGen { inputs: inputs.to_vec(), diagnostics });
        }
        Ok(output.stdout)
    }
}

fn quoted(path: &Path) -> String {
    path.display().to_string().replace('\\', "\\\\").replace('"', "\\\"")
}

/// The file `name` in the folders of `path`.
fn in_path(name: &str, path: &std::ffi::OsStr) -> Option<PathBuf> {
    env::split_paths(path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The path that a program prints for an option.
fn answer(program: &Path, option: &str) -> Option<PathBuf> {
    let output = Command::new(program).arg(option).stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    (output.status.success() && !text.trim().is_empty()).then(|| PathBuf::from(text.trim()))
}
