//! `fishplate doctor`: shows which runtime is used and why, what is missing, and how to fix it.

mod machine;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use fishplate::abi::ABI_VERSION;
use serde::Serialize;

use crate::args;
use crate::failure::Result;
use crate::inspect::{as_json, print};
use crate::report::Runtime;
use crate::style::{error, faint, good, heading, kind, warning};
use crate::worker::{Attempt, Child, Search};

#[derive(Serialize)]
struct Diagnosis {
    /// Whether programs can run.
    usable: bool,
    runtime: Option<Runtime>,
    /// The searched locations, in order.
    searched: Vec<Attempt>,
    checks: Vec<Check>,
}

#[derive(Serialize)]
struct Check {
    name: &'static str,
    state: State,
    found: String,
    /// Its purpose.
    purpose: &'static str,
    /// The command that fixes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<String>,
}

#[derive(Serialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum State {
    Ok,
    /// Something that only some uses need.
    Warning,
    /// Nothing works without it.
    Error,
}

pub(crate) fn run(arguments: &args::Doctor, child: &Child<'_>) -> Result<ExitCode> {
    let diagnosis = diagnose(child.search()?);
    print(&if arguments.json { as_json(&diagnosis)? } else { as_text(&diagnosis) })?;
    Ok(if diagnosis.usable { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn diagnose(mut search: Search) -> Diagnosis {
    let python = Python::find();
    // `python -m fishplate` names the library of its package in the same way as a user would.
    let packaged = std::env::var("FISHPLATE_PACKAGE_LIBRARY").ok();
    for attempt in &mut search.attempts {
        if attempt.origin == "FISHPLATE_LIBRARY" && Some(&attempt.path) == packaged.as_ref() {
            "the Python package".clone_into(&mut attempt.origin);
        }
    }
    let mut checks = vec![runtime_check(&search, python.as_ref())];
    checks.extend(search.found.as_ref().map(version_check));
    if search.found.is_some() {
        checks.extend(setting_check(&search.attempts));
    }
    checks.push(compiler_check());
    checks.push(python_check(python.as_ref()));
    checks.extend(machine::checks(python.as_ref()));
    Diagnosis {
        usable: !checks.iter().any(|check| check.state == State::Error),
        runtime: search.found,
        searched: search.attempts,
        checks,
    }
}

fn runtime_check(search: &Search, python: Option<&Python>) -> Check {
    let (name, purpose) = ("runtime", "every program that uses the ABI needs one libtvm_ffi.so");
    let origin = search.attempts.iter().find(|attempt| attempt.failure.is_none());
    if let Some(found) = &search.found {
        let origin = origin.map_or("linked in", |attempt| attempt.origin.as_str());
        let text = format!("{} ({}, found by: {origin})", found.path, found.maker);
        return Check { name, state: State::Ok, found: text, purpose, fix: None };
    }
    let fix = match python.and_then(Python::runtime) {
        Some(path) => format!("export FISHPLATE_LIBRARY={}", path.display()),
        None if Path::new("crates/fishplate-capi").is_dir() => {
            "cargo build --release -p fishplate-capi && \
             export FISHPLATE_LIBRARY=$PWD/target/release/libtvm_ffi.so"
                .into()
        }
        None => "pip install apache-tvm-ffi && \
                 export FISHPLATE_LIBRARY=$(python3 -m tvm_ffi.config --libfile)"
            .into(),
    };
    let found = "no libtvm_ffi.so was found".into();
    Check { name, state: State::Error, found, purpose, fix: Some(fix) }
}

/// Checks the version. Minor releases of the ABI before 1.0 may break clients, as major ones do
/// after it.
fn version_check(runtime: &Runtime) -> Check {
    let ours = format!("{}.{}.{}", ABI_VERSION.major, ABI_VERSION.minor, ABI_VERSION.patch);
    let significant = |version: &str| {
        let parts: Vec<&str> = version.split('.').collect();
        let count = if parts.first() == Some(&"0") { 2 } else { 1 };
        parts.into_iter().take(count).map(str::to_owned).collect::<Vec<_>>()
    };
    let same = significant(&runtime.abi_version) == significant(&ours);
    Check {
        name: "ABI version",
        state: if same { State::Ok } else { State::Error },
        found: format!("{} (this command was built for {ours})", runtime.abi_version),
        purpose: "clients and runtime must agree on the ABI",
        fix: (!same).then(|| "pip install --upgrade apache-tvm-ffi".into()),
    }
}

/// Reports a setting that leads nowhere: the search skips it, but somebody set it for a reason.
fn setting_check(attempts: &[Attempt]) -> Option<Check> {
    let attempt = attempts.iter().find(|attempt| attempt.origin == "FISHPLATE_LIBRARY")?;
    let failure = attempt.failure.as_ref()?;
    Some(Check {
        name: "FISHPLATE_LIBRARY",
        state: State::Warning,
        found: format!("does not name a runtime: {failure}"),
        purpose: "names the runtime to use",
        fix: Some("unset FISHPLATE_LIBRARY".into()),
    })
}

fn compiler_check() -> Check {
    let set = std::env::var_os("CC").map(PathBuf::from);
    let candidates = set.into_iter().chain(["cc", "gcc", "clang"].map(PathBuf::from));
    let found = candidates.into_iter().find_map(|name| on_path(&name));
    Check {
        name: "C compiler",
        state: if found.is_some() { State::Ok } else { State::Warning },
        fix: found.is_none().then(|| "sudo apt-get install gcc".into()),
        found: found.map_or_else(|| "not found".into(), |path| path.display().to_string()),
        purpose: "compiles kernels in Rust, C and C++; exporting needs none",
    }
}

fn python_check(python: Option<&Python>) -> Check {
    let (name, purpose) = ("Python package", "calls the same functions from Python");
    let (found, fix) = match python {
        None => ("python3 was not found".into(), Some("sudo apt-get install python3")),
        Some(Python { packages, program }) if packages.is_empty() => (
            format!("{} has neither fishplate nor tvm_ffi", program.display()),
            Some("pip install fishplate"),
        ),
        Some(Python { packages, .. }) => {
            (format!("{} in {}", packages[0].name, packages[0].folder.display()), None)
        }
    };
    let state = if fix.is_none() { State::Ok } else { State::Warning };
    Check { name, state, found, purpose, fix: fix.map(str::to_owned) }
}

/// The Python that runs this command, or else the one that a shell would run.
struct Python {
    program: PathBuf,
    /// Its packages of the ABI: ours before Apache's.
    packages: Vec<Package>,
}

struct Package {
    name: String,
    folder: PathBuf,
    version: Option<String>,
}

impl Python {
    fn find() -> Option<Python> {
        let own = std::env::var_os("FISHPLATE_PYTHON").map(PathBuf::from);
        let own = own.filter(|program| program.is_file());
        let program = own.or_else(|| on_path(Path::new("python3")))?;
        // Looks the packages up without importing them.
        const SCRIPT: &str = "import importlib.metadata as m, importlib.util as u\n\
            for n, d in ('fishplate', 'fishplate'), ('tvm_ffi', 'apache-tvm-ffi'), \
            ('fishplate_compiler', 'fishplate-compiler'), ('fishplate_mlir_all', 'fishplate-mlir-all'):\n    \
            s = u.find_spec(n)\n    if not (s and s.origin): continue\n    \
            try: v = m.version(d)\n    except m.PackageNotFoundError: v = ''\n    \
            print(n, s.origin, v, sep='\\t')";
        let asked = Command::new(&program).args(["-c", SCRIPT]).stdin(Stdio::null()).output();
        let said = asked.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
        let package = |line: &str| {
            let mut parts = line.split('\t');
            let (name, file) = (parts.next()?.to_owned(), parts.next()?);
            let version = parts.next().filter(|version| !version.is_empty()).map(str::to_owned);
            Some(Package { name, folder: Path::new(file).parent()?.to_path_buf(), version })
        };
        let packages = said.map(|said| said.lines().filter_map(package).collect());
        Some(Python { program, packages: packages.unwrap_or_default() })
    }

    fn find_package(&self, name: &str) -> Option<&Package> {
        self.packages.iter().find(|package| package.name == name)
    }

    /// The runtime inside the package.
    fn runtime(&self) -> Option<PathBuf> {
        let folder = &self.packages.first()?.folder;
        Some(folder.join("lib/libtvm_ffi.so")).filter(|path| path.exists())
    }
}

/// Finds a program like a shell does.
fn on_path(name: &Path) -> Option<PathBuf> {
    if name.components().count() > 1 {
        return name.is_file().then(|| name.into());
    }
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

fn as_text(diagnosis: &Diagnosis) -> String {
    let mut out = format!("{}\n", heading("search for the runtime"));
    for (i, attempt) in diagnosis.searched.iter().enumerate() {
        let (mark, note) = match &attempt.failure {
            None => (good("used"), String::new()),
            Some(failure) => (faint("no  "), format!("\n           {}", faint(failure))),
        };
        let place = format!("{}: {}", attempt.origin, attempt.path);
        out += &format!("  {}. {mark}  {place}{note}\n", i + 1);
    }
    out += &format!("\n{}\n", heading("checks"));
    for check in &diagnosis.checks {
        let mark = match check.state {
            State::Ok => good("ok     "),
            State::Warning => warning("warning"),
            State::Error => error("error  "),
        };
        out += &format!("  {mark}  {}: {}\n", check.name, check.found);
        if let Some(fix) = &check.fix {
            out += &format!("           {}\n           fix: {}\n", faint(check.purpose), kind(fix));
        }
    }
    let verdict = if diagnosis.usable { good("usable") } else { error("not usable") };
    out + &format!("\n{verdict}\n")
}
