//! NVIDIA's assembler `ptxas`: where it is, and PTX through it. Only options that ask for machine code of a GPU need
//! it; otherwise the driver assembles PTX when it loads it.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::Command,
};

use fishplate_cache::TemporaryFolder;

use crate::error::{Error, Result};

const NAME: &str = "ptxas";

/// Assembles PTX when compiling.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Assembler {
    /// The program, if the caller found it; [`find`] looks for it otherwise.
    pub path: Option<PathBuf>,
    /// Options for it.
    pub options: Vec<String>,
}

/// Looks for `ptxas` on the `PATH`, in the toolkit that `CUDA_HOME` or `CUDA_PATH` names, and in `/usr/local/cuda`.
pub fn find() -> Option<PathBuf> {
    let on_path = env::var_os("PATH").map(|list| env::split_paths(&list).collect::<Vec<_>>());
    let toolkits = ["CUDA_HOME", "CUDA_PATH"].into_iter().filter_map(env::var_os);
    let toolkits = toolkits.map(PathBuf::from).chain([PathBuf::from("/usr/local/cuda")]);
    let folders = on_path.unwrap_or_default().into_iter().chain(toolkits.map(|it| it.join("bin")));
    // An empty entry of PATH means the current folder, which is no place for a compiler.
    let mut files = folders.filter(|it| it.is_absolute()).map(|folder| folder.join(NAME));
    files.find(|file| file.is_file())
}

impl Assembler {
    /// Machine code of an architecture, such as `sm_90`, from PTX. Prints what `ptxas` says, which options such as
    /// `-v` ask for.
    pub fn assemble(&self, ptx: &str, arch: &str) -> Result<Vec<u8>> {
        let program = self.path.clone().or_else(find).ok_or(Error::NoPtxas)?;
        let unusable = |path: &Path| {
            let path = path.to_owned();
            move |source: io::Error| Error::File { path, source }
        };
        let place = env::temp_dir().join(NAME);
        let folder = TemporaryFolder::beside(&place).map_err(unusable(&place))?;
        let [input, output] = ["in.ptx", "out.cubin"].map(|name| folder.path().join(name));
        fs::write(&input, ptx).map_err(unusable(&input))?;
        let mut command = Command::new(&program);
        command.arg(format!("-arch={arch}")).args(&self.options).arg("-o").args([&output, &input]);
        let ran = command.output().map_err(unusable(&program))?;
        let said = [ran.stdout, ran.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
        let said = said.concat();
        if !ran.status.success() {
            let options = self.options.join(" ");
            return Err(Error::Ptxas { options, arch: arch.to_owned(), output: said });
        }
        if !said.trim().is_empty() {
            eprintln!("{}", said.trim_end());
        }
        fs::read(&output).map_err(unusable(&output))
    }
}
