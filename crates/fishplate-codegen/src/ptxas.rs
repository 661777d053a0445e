//! NVIDIA's assembler `ptxas`: finds it, and runs PTX through it. Only options that request machine code for a GPU need
//! it; otherwise the driver assembles PTX when it loads it.

use std::{
    env, fs, io,
    os::unix::fs::MetadataExt as _,
    path::{Path, PathBuf},
    process::Command,
};

use fishplate_cache::TemporaryFolder;

use crate::{
    cache::Cache,
    error::{Error, Result},
};

const NAME: &str = "ptxas";
/// The name of the PTX in messages.
const SOURCE: &str = "kernel.ptx";

/// Assembles PTX at compile time.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Assembler {
    /// The program, if the caller found it; otherwise [`find`] searches for it.
    pub path: Option<PathBuf>,
    /// Options for it.
    pub options: Vec<String>,
}

/// Searches for `ptxas` on the `PATH`, in the toolkit that `CUDA_HOME` or `CUDA_PATH` names, and in `/usr/local/cuda`.
pub fn find() -> Option<PathBuf> {
    let on_path = env::var_os("PATH").map(|list| env::split_paths(&list).collect::<Vec<_>>());
    let toolkits = ["CUDA_HOME", "CUDA_PATH"].into_iter().filter_map(env::var_os);
    let toolkits = toolkits.map(PathBuf::from).chain([PathBuf::from("/usr/local/cuda")]);
    let folders = on_path.unwrap_or_default().into_iter().chain(toolkits.map(|it| it.join("bin")));
    // An empty entry of PATH means the current folder, which is not a safe place for a compiler.
    let mut files = folders.filter(|it| it.is_absolute()).map(|folder| folder.join(NAME));
    files.find(|file| file.is_file())
}

/// The version of a `ptxas`, as it says itself; the state of its file if it says none. The cache keeps it, because
/// asking takes as long as loading a kernel.
fn version(program: &Path) -> Option<String> {
    let facts = fs::metadata(program).ok()?;
    let state = (facts.size(), facts.mtime(), facts.mtime_nsec());
    let file = format!("{} {state:?}", program.display());
    let ask = || {
        let ran = Command::new(program).arg("--version").output().ok()?;
        let said = String::from_utf8_lossy(&ran.stdout);
        let line = said.lines().map(str::trim).rfind(|line| !line.is_empty());
        Some(line.map_or_else(|| file.clone(), str::to_owned).into_bytes())
    };
    let key = format!("version of {file}");
    let said = match Cache::of_process() {
        Ok(Some(cache)) => cache.recall_or_make(key.as_bytes(), ask),
        _ => ask(),
    };
    String::from_utf8(said?).ok()
}

impl Assembler {
    /// The version of the program and its options: everything that determines its output for PTX. `None` without a
    /// program.
    pub fn identity(&self) -> Option<String> {
        let program = self.path.clone().or_else(find)?;
        Some(format!("ptxas {} {:?}", version(&program)?, self.options))
    }

    /// Assembles PTX for an architecture, such as `sm_90`. Prints the output of `ptxas`, which options such as `-v`
    /// request.
    pub fn assemble(&self, ptx: &str, arch: &str) -> Result<Vec<u8>> {
        let (code, said) = self.run(ptx, arch)?;
        if !said.trim().is_empty() {
            eprintln!("{}", said.trim_end());
        }
        Ok(code)
    }

    /// Assembles PTX for an architecture, and returns the output of `ptxas` too.
    pub fn run(&self, ptx: &str, arch: &str) -> Result<(Vec<u8>, String)> {
        let program = self.path.clone().or_else(find).ok_or(Error::NoPtxas)?;
        let unusable = |path: &Path| {
            let path = path.to_owned();
            move |source: io::Error| Error::File { path, source }
        };
        let place = env::temp_dir().join(NAME);
        let folder = TemporaryFolder::beside(&place).map_err(unusable(&place))?;
        let [input, output] = [SOURCE, "out.cubin"].map(|name| folder.path().join(name));
        fs::write(&input, ptx).map_err(unusable(&input))?;
        let mut command = Command::new(&program);
        command.arg(format!("-arch={arch}")).args(&self.options).arg("-o").args([&output, &input]);
        let ran = command.output().map_err(unusable(&program))?;
        let said = String::from_utf8_lossy(&[ran.stdout, ran.stderr].concat()).into_owned();
        // The name of the temporary file would differ from run to run.
        let said = said.replace(&*input.to_string_lossy(), SOURCE);
        if !ran.status.success() {
            let options = self.options.join(" ");
            return Err(Error::Ptxas { options, arch: arch.to_owned(), output: said });
        }
        let code = fs::read(&output).map_err(unusable(&output))?;
        Ok((code, said))
    }
}
