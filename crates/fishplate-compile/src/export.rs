//! Compiled functions as files: objects, shared libraries, IR. A file appears whole or not at all.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicU64, Ordering},
};

use crate::{
    compile::{Form, Request, Source, emit_as},
    error::{Error, Result},
    metadata::Description,
};

/// How a function is exported.
#[derive(Clone, Debug)]
pub struct Export<'a> {
    /// The file. Its ending says what it holds: `.o .so .ll .bc .mlir .s .ptx`.
    pub path: &'a Path,
    /// The function's name in it: its symbol is `__tvm_ffi_<name>`.
    pub name: &'a str,
    /// What the function says of itself.
    pub description: &'a Description,
    /// Whether nothing else is visible. Otherwise the kernel's symbols are, behind
    /// `__fishplate_<name>_`.
    pub only_ffi_symbols: bool,
}

/// Writes a function to a file.
pub fn export(request: &Request<'_>, export: &Export<'_>) -> Result<()> {
    let ending = export.path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let form = match ending {
        "o" | "so" => Form::Object,
        "ll" => Form::LlvmIr,
        "bc" => Form::Bitcode,
        "mlir" => Form::Mlir,
        "s" => Form::Assembly,
        "ptx" => Form::Ptx,
        _ => {
            return Err(file_error(
                export.path,
                "expected a file that ends in .o .so .ll .bc .mlir .s or .ptx",
            ));
        }
    };
    if matches!(request.source, Source::External) {
        return Err(file_error(
            export.path,
            "a kernel that is an address in this process cannot be exported",
        ));
    }
    if matches!(request.source, Source::Object(_)) && ending != "so" {
        return Err(file_error(
            export.path,
            "a kernel that is an object can be exported as .so only",
        ));
    }
    let bytes = emit_as(request, form, export)?;
    if ending != "so" {
        return write_whole(export.path, &bytes);
    }
    let mut objects = vec![bytes];
    if let Source::Object(kernel) = request.source {
        objects.push(kernel.to_vec());
    }
    link(export.path, &objects)
}

fn file_error(path: &Path, reason: &str) -> Error {
    let source = io::Error::new(io::ErrorKind::InvalidInput, reason);
    Error::File { path: path.to_owned(), source }
}

/// Writes beside the file and then puts it in its place.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let beside = beside(path);
    let result = fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    result.map_err(|source| {
        let _ = fs::remove_file(&beside);
        Error::File { path: path.to_owned(), source }
    })
}

/// A name in the same folder that nobody else uses.
fn beside(path: &Path) -> PathBuf {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}-{number}.tmp", std::process::id()));
    path.with_file_name(name)
}

/// Links objects with the system's compiler. The library asks for `libtvm_ffi.so` by name, so that it
/// finds the runtime of a process that has it, wherever that came from.
fn link(path: &Path, objects: &[Vec<u8>]) -> Result<()> {
    let folder = Folder::beside(path)?;
    let compiler = std::env::var("CC").unwrap_or_default();
    let stub = folder.0.join("libtvm_ffi.so");
    let mut command = c_compiler(&compiler);
    command.args([
        "-shared",
        "-nostdlib",
        "-Wl,-soname,libtvm_ffi.so",
        "-x",
        "c",
        "/dev/null",
        "-o",
    ]);
    command.arg(&stub);
    run(command)?;
    let out = folder.0.join("out.so");
    let mut command = c_compiler(&compiler);
    command.args(["-shared", "-o"]).arg(&out);
    for (number, object) in objects.iter().enumerate() {
        let file = folder.0.join(format!("{number}.o"));
        fs::write(&file, object).map_err(|source| Error::File { path: file.clone(), source })?;
        command.arg(file);
    }
    // Kernels may call the functions of libm.
    command.args(["-Wl,--as-needed", "-lm", "-Wl,--no-as-needed", "-Wl,-z,noexecstack"]).arg(&stub);
    run(command)?;
    fs::rename(&out, path).map_err(|source| Error::File { path: path.to_owned(), source })
}

/// The C compiler that `CC` names, which may bring a launcher and flags along: `ccache gcc`, `gcc -m64`.
fn c_compiler(named: &str) -> Command {
    let mut words = named.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or("cc"));
    command.args(words);
    command
}

fn run(mut command: Command) -> Result<()> {
    let shown = format!("{command:?}");
    let failed = |output: String| Error::Linker { command: shown.clone(), output };
    let output = command.output().map_err(|error| failed(error.to_string()))?;
    if output.status.success() {
        return Ok(());
    }
    Err(failed(String::from_utf8_lossy(&output.stderr).trim().to_owned()))
}

/// A folder that goes away with all that is in it.
struct Folder(PathBuf);

impl Folder {
    fn beside(path: &Path) -> Result<Self> {
        let folder = beside(path);
        fs::create_dir(&folder).map_err(|source| Error::File { path: path.to_owned(), source })?;
        Ok(Self(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::c_compiler;

    #[test]
    fn the_c_compiler_may_have_words_before_and_behind() {
        let shown = |named| format!("{:?}", c_compiler(named));
        assert_eq!(shown("ccache gcc -m64"), r#""ccache" "gcc" "-m64""#);
        assert_eq!((shown(""), shown(" ")), (shown("cc"), shown("cc")));
    }
}
