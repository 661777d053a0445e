//! Checks of the machine: its C library, its CPU, its GPU driver, the compile cache, the packages of Python.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use fishplate_cache::{Folder, Setting};

use super::{Check, Python, State};

/// The oldest glibc that the published wheels load with.
const OLDEST_GLIBC: (u32, u32) = (2, 28);
/// A cache with more bytes than this is reported.
const LARGE_CACHE: u64 = 2 << 30;
/// Common folders of the GPU driver's libraries.
const DRIVER_FOLDERS: &[&str] =
    &["/usr/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib/wsl/lib"];
const DRIVER: &str = "libcuda.so.1";

pub(super) fn checks(python: Option<&Python>) -> Vec<Check> {
    let mut checks: Vec<Check> = glibc().into_iter().collect();
    checks.extend([cpu(), driver(Path::new("/proc/driver/nvidia/version"))]);
    checks.extend(python.and_then(compiler));
    checks.extend(python.and_then(two_runtimes));
    checks.push(cache(Setting::from_environment()));
    checks
}

/// The version of glibc, as reported by its own program.
fn glibc() -> Option<Check> {
    let mut command = Command::new("getconf");
    let output = command.arg("GNU_LIBC_VERSION").stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    Some(glibc_check(text.trim().strip_prefix("glibc ")?.to_owned()))
}

fn glibc_check(version: String) -> Check {
    let mut numbers = version.split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    let found = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    let (major, minor) = OLDEST_GLIBC;
    let is_new_enough = found >= OLDEST_GLIBC;
    Check {
        name: "glibc",
        state: if is_new_enough { State::Ok } else { State::Error },
        found: version,
        purpose: "the wheels of Fishplate are made for glibc 2.28 and newer",
        fix: (!is_new_enough).then(|| {
            format!(
                "use a system with glibc {major}.{minor}: Debian 10, Ubuntu 20.04, RHEL 8 or newer"
            )
        }),
    }
}

#[cfg(target_arch = "x86_64")]
fn cpu() -> Check {
    let v2 = is_x86_feature_detected!("sse4.2") && is_x86_feature_detected!("popcnt");
    let v3 = v2 && is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
    let v4 = v3 && is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512vl");
    let level = 1 + u8::from(v2) + u8::from(v3) + u8::from(v4);
    Check {
        name: "CPU",
        state: if v3 { State::Ok } else { State::Warning },
        found: format!("x86-64-v{level}"),
        purpose: "libraries that were exported on a newer CPU may be refused here",
        fix: (!v3).then(|| {
            format!("export with options=\"--target 'x86_64-linux-gnu -mcpu=x86-64-v{level}'\"")
        }),
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn cpu() -> Check {
    let found = std::env::consts::ARCH.to_owned();
    Check { name: "CPU", state: State::Ok, found, purpose: "runs the kernels", fix: None }
}

/// Checks the GPU driver. Its kernel module reports its version in the file `version`; the library is the other part.
fn driver(version: &Path) -> Check {
    let (name, purpose) = ("GPU driver", "launches kernels on NVIDIA GPUs");
    let kernel = fs::read_to_string(version).ok();
    let kernel = kernel.as_deref().and_then(|text| text.lines().next()).map(str::trim);
    let paths = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&paths).chain(DRIVER_FOLDERS.iter().map(PathBuf::from));
    let library = folders.find_map(|folder| Some(folder.join(DRIVER)).filter(|file| file.exists()));
    let (state, found, fix) = match (kernel, library) {
        (None, _) => (State::Ok, "none: kernels run on the CPU".to_owned(), None),
        (Some(kernel), Some(library)) => {
            (State::Ok, format!("{} ({kernel})", library.display()), None)
        }
        (Some(kernel), None) => (
            State::Warning,
            format!("{DRIVER} was not found, but the kernel has a driver ({kernel})"),
            Some("install the driver's user library of the same version (Debian: libcuda1), or start \
                  the container with --gpus all".to_owned()),
        ),
    };
    Check { name, state, found, purpose, fix }
}

/// Checks that the compiler's package has the same version. The one with all dialects is used if there are two.
fn compiler(python: &Python) -> Option<Check> {
    let ours = python.find_package("fishplate")?;
    let (name, purpose) = ("compiler", "@fishplate.jit, fishplate.compile and fishplate.ir use it");
    let wanted = ours.version.as_deref().unwrap_or(env!("CARGO_PKG_VERSION"));
    let complete = python.find_package("fishplate_mlir_all");
    let (state, found, fix) = match complete.or_else(|| python.find_package("fishplate_compiler")) {
        None => (
            State::Warning,
            "not installed".to_owned(),
            Some("pip install 'fishplate[compiler]'".to_owned()),
        ),
        Some(found) if found.version.as_deref().is_some_and(|version| version != wanted) => (
            State::Error,
            format!(
                "version {}, but fishplate is {wanted}",
                found.version.as_deref().unwrap_or("?")
            ),
            Some(format!("pip install {}=={wanted}", found.name.replace('_', "-"))),
        ),
        Some(found) => (State::Ok, found.folder.display().to_string(), None),
    };
    Some(Check { name, state, found, purpose, fix })
}

/// Reports two packages with a runtime each: a process uses the one that is loaded first.
fn two_runtimes(python: &Python) -> Option<Check> {
    let has_runtime = |name| {
        let package = python.find_package(name)?;
        Some(package.folder.join("lib/libtvm_ffi.so")).filter(|path| path.exists())
    };
    let [ours, other] = ["fishplate", "tvm_ffi"].map(has_runtime);
    let (ours, other) = (ours?, other?);
    Some(Check {
        name: "two runtimes",
        state: State::Warning,
        found: format!("{} and {}", ours.display(), other.display()),
        purpose: "a process uses the runtime that is loaded first, for both packages",
        fix: Some("import fishplate before tvm_ffi to run both on Fishplate's".to_owned()),
    })
}

fn cache(setting: Setting) -> Check {
    let (name, purpose) = ("compile cache", "keeps compiled kernels between processes");
    let check = |state, found, fix: Option<String>| Check { name, state, found, purpose, fix };
    let path = match setting {
        Setting::Off => return check(State::Ok, "off (FISHPLATE_NO_CACHE)".to_owned(), None),
        Setting::Nowhere => {
            let fix = "export FISHPLATE_CACHE_DIR=/a/folder".to_owned();
            return check(State::Warning, "no folder: HOME is not set".to_owned(), Some(fix));
        }
        Setting::Asked { folder, .. } | Setting::Usual(folder) => folder,
    };
    let shown = path.display().to_string();
    match Folder::find(path) {
        Ok(None) => check(State::Ok, format!("{shown} (empty)"), None),
        Ok(Some(folder)) => {
            let (files, bytes) = folder.size();
            let large = bytes > LARGE_CACHE;
            let state = if large { State::Warning } else { State::Ok };
            let found = format!("{shown} ({files} entries, {} MB)", bytes / 1_000_000);
            check(state, found, large.then(|| "fishplate cache clear".to_owned()))
        }
        Err(error) => {
            let fix = format!("chown $USER {shown} && chmod 700 {shown}");
            check(State::Warning, error.to_string(), Some(fix))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Package;
    use super::*;

    #[test]
    fn an_old_glibc_is_an_error_with_a_fix() {
        let states = ["2.17", "2.27", "2.28", "2.41", "3.0"].map(|version| {
            let check = glibc_check(version.to_owned());
            assert_eq!(check.fix.is_some(), check.state == State::Error, "{version}");
            check.state == State::Ok
        });
        assert_eq!(states, [false, false, true, true, true]);
    }

    #[test]
    fn no_gpu_is_no_fault() {
        let check = driver(Path::new("/no/such/file"));
        assert!(check.state == State::Ok && check.found.contains("CPU"), "{}", check.found);
    }

    fn python(packages: &[(&str, &str, &str)]) -> Python {
        let packages = packages.iter().map(|&(name, folder, version)| Package {
            name: name.to_owned(),
            folder: folder.into(),
            version: Some(version.to_owned()),
        });
        Python { program: "python3".into(), packages: packages.collect() }
    }

    #[test]
    fn a_compiler_of_another_version_is_an_error_with_a_fix() {
        let ours = ("fishplate", "/p/fishplate", "1.2");
        let fix = |others: &[(&str, &str, &str)]| {
            compiler(&python(&[&[ours], others].concat())).unwrap().fix.unwrap_or_default()
        };
        assert_eq!(fix(&[]), "pip install 'fishplate[compiler]'");
        assert_eq!(fix(&[("fishplate_compiler", "/p", "1.2")]), "");
        assert_eq!(fix(&[("fishplate_mlir_all", "/p", "1.2")]), "");
        let old = ("fishplate_compiler", "/p", "1.1");
        assert_eq!(fix(&[old]), "pip install fishplate-compiler==1.2");
        // The other one is not used.
        assert_eq!(fix(&[old, ("fishplate_mlir_all", "/p", "1.2")]), "");
        assert_eq!(
            fix(&[("fishplate_mlir_all", "/p", "1.1")]),
            "pip install fishplate-mlir-all==1.2"
        );
    }

    #[test]
    fn two_packages_with_a_runtime_each_are_named() {
        let folder = std::env::temp_dir().join(format!("fishplate-two-{}", std::process::id()));
        let [ours, other] = ["fishplate", "tvm_ffi"].map(|name| folder.join(name));
        let both = || {
            let [ours, other] = [&ours, &other].map(|path| path.to_str().unwrap());
            two_runtimes(&python(&[("fishplate", ours, "1"), ("tvm_ffi", other, "1")]))
        };
        assert!(both().is_none());
        for package in [&ours, &other] {
            fs::create_dir_all(package.join("lib")).unwrap();
            fs::write(package.join("lib/libtvm_ffi.so"), "").unwrap();
        }
        let check = both().unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert!(check.found.contains("tvm_ffi/lib") && check.fix.is_some(), "{}", check.found);
    }

    #[test]
    fn a_cache_that_others_may_write_to_is_named() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = std::env::temp_dir().join(format!("fishplate-doctor-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let state = |mode| {
            fs::set_permissions(&folder, fs::Permissions::from_mode(mode)).unwrap();
            cache(Setting::Asked { folder: folder.clone(), shared: Vec::new() })
        };
        let [good, bad] = [0o700, 0o777].map(state);
        fs::remove_dir_all(&folder).unwrap();
        assert!(good.state == State::Ok && good.found.contains("0 entries"), "{}", good.found);
        assert!(bad.state == State::Warning && bad.fix.unwrap().contains("chmod 700"));
    }
}
