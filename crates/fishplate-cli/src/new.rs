//! `fishplate new`: creates a project from the templates in `templates/`, which are projects named `my_project`. The
//! whole folder appears at once or not at all, and nothing that exists is overwritten.

mod name;
mod templates;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::args::{Language, New, Project};
use crate::failure::{Failure, Result};
use crate::inspect::print;
use crate::style;
use name::Name;
use templates::Template;

pub(crate) fn run(arguments: &New) -> Result<ExitCode> {
    let folder = &arguments.folder;
    let name = Name::of(folder)?;
    let (template, files) = template(arguments)?;
    if !is_free(folder)? {
        return Err(Failure::Exists(folder.clone()));
    }
    let crate_folder = match template {
        Template::ExtensionRust => Some(find_crate(arguments.crate_folder.as_deref())?),
        Template::Kernel | Template::ExtensionCpp | Template::Dialect => None,
    };
    let files = files.iter().map(|(path, text)| {
        let text = match &crate_folder {
            Some(at) => text.replace(templates::CRATE, &toml_text(&at.to_string_lossy())),
            None => (*text).to_owned(),
        };
        (name.put_into(path), name.put_into(&text))
    });
    write(folder, files)?;
    print(&format!("{} {}\n\n{}", style::good("made"), folder.display(), next(folder, template)))?;
    Ok(ExitCode::SUCCESS)
}

fn template(arguments: &New) -> Result<(Template, &'static [(&'static str, &'static str)])> {
    let template = match (arguments.project, arguments.language) {
        (Project::Kernel, None) => Template::Kernel,
        (Project::Dialect, None) => Template::Dialect,
        (Project::Extension, None | Some(Language::Cpp)) => Template::ExtensionCpp,
        (Project::Extension, Some(Language::Rust)) => Template::ExtensionRust,
        (Project::Kernel | Project::Dialect, Some(_)) => {
            let text = "--language is for `fishplate new extension`: kernels and dialects are written in Python";
            return Err(Failure::Reported(text.to_owned()));
        }
    };
    if arguments.crate_folder.is_some() && template != Template::ExtensionRust {
        let text = "--crate is for `fishplate new extension --language rust`";
        return Err(Failure::Reported(text.to_owned()));
    }
    Ok((template, template.files()))
}

/// Whether a project may be created there: the path is free, or an empty folder.
fn is_free(folder: &Path) -> Result<bool> {
    match fs::symlink_metadata(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(true),
        Err(cause) => Err(Failure::File { path: folder.to_owned(), doing: "look at", cause }),
        Ok(facts) if !facts.is_dir() => Ok(false),
        Ok(_) => {
            let failed = |cause| Failure::File { path: folder.to_owned(), doing: "read", cause };
            Ok(fs::read_dir(folder).map_err(failed)?.next().is_none())
        }
    }
}

/// Writes the files into a folder beside the destination, and renames it at the end.
fn write(folder: &Path, files: impl Iterator<Item = (String, String)>) -> Result<()> {
    let failed =
        |path: &Path, cause| Failure::File { path: path.to_owned(), doing: "write", cause };
    let parent = match folder.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    fs::create_dir_all(parent).map_err(|cause| failed(parent, cause))?;
    let unfinished = parent.join(format!(".fishplate-new-{}", std::process::id()));
    fs::create_dir(&unfinished).map_err(|cause| failed(&unfinished, cause))?;
    let written = fill(&unfinished, files).and_then(|()| {
        // A folder can only replace an empty folder: anything that appeared there meanwhile stays.
        fs::rename(&unfinished, folder).map_err(|cause| match cause.kind() {
            io::ErrorKind::DirectoryNotEmpty
            | io::ErrorKind::AlreadyExists
            | io::ErrorKind::NotADirectory => Failure::Exists(folder.to_owned()),
            _ => failed(folder, cause),
        })
    });
    if written.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_dir_all(&unfinished);
    }
    written
}

fn fill(folder: &Path, files: impl Iterator<Item = (String, String)>) -> Result<()> {
    for (path, text) in files {
        let path = folder.join(path);
        let failed = |cause| Failure::File { path: path.clone(), doing: "write", cause };
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(failed)?;
        }
        fs::write(&path, text).map_err(failed)?;
    }
    Ok(())
}

/// The folder of the crate `fishplate`: the named one, or that of the checkout around the current folder.
fn find_crate(named: Option<&Path>) -> Result<PathBuf> {
    let here = std::env::current_dir().map_err(|cause| Failure::File {
        path: ".".into(),
        doing: "find",
        cause,
    })?;
    let candidates: Vec<PathBuf> = match named {
        Some(folder) => vec![here.join(folder), here.join(folder).join("crates/fishplate")],
        None => here.ancestors().map(|folder| folder.join("crates/fishplate")).collect(),
    };
    let is_crate = |folder: &PathBuf| {
        fs::read_to_string(folder.join("Cargo.toml"))
            .is_ok_and(|text| text.lines().any(|line| line.trim() == "name = \"fishplate\""))
    };
    match candidates.into_iter().find(is_crate).map(|folder| folder.canonicalize()) {
        Some(Ok(folder)) => Ok(folder),
        _ => Err(Failure::NoCrate { named: named.map(Path::to_owned) }),
    }
}

/// Escapes text for a TOML string.
fn toml_text(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

/// The commands to type next.
fn next(folder: &Path, template: Template) -> String {
    let mut lines = vec![format!("cd {}", folder.display())];
    if matches!(template, Template::ExtensionCpp | Template::ExtensionRust) {
        lines.push("python build_native.py".into());
    }
    lines.push("python -m pytest".into());
    lines.push("python -m pip wheel . --no-deps --no-build-isolation -w dist".into());
    lines.iter().map(|line| format!("  {line}\n")).collect()
}
