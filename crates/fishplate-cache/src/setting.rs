//! Settings of the cache in the environment: its folders, and the time to wait for another process.

use std::{ffi::OsString, path::PathBuf, time::Duration};

/// Name of the folder for compiled code inside a folder that the environment names.
const COMPILED: &str = "compile";
/// Default time to wait for another process that compiles the same function.
const WAIT: Duration = Duration::from_secs(60);

/// Settings of the cache in the environment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// `FISHPLATE_NO_CACHE` turns it off.
    Off,
    /// The folder that the environment names, and shared folders below it that are only read.
    Asked {
        /// The folder that is read and written.
        folder: PathBuf,
        /// Folders that are only read, in this order.
        shared: Vec<PathBuf>,
    },
    /// The default folder of the user.
    Usual(PathBuf),
    /// No folder is available.
    Nowhere,
}

impl Setting {
    /// Reads the environment.
    pub fn from_environment() -> Self {
        Self::from_variables(|name| std::env::var_os(name))
    }

    /// The folder that is read and written, if there is one.
    pub fn folder(&self) -> Option<&PathBuf> {
        match self {
            Setting::Asked { folder, .. } | Setting::Usual(folder) => Some(folder),
            Setting::Off | Setting::Nowhere => None,
        }
    }

    /// The folders that are only read.
    pub fn shared(&self) -> &[PathBuf] {
        match self {
            Setting::Asked { shared, .. } => shared,
            _ => &[],
        }
    }

    fn from_variables(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        if set("FISHPLATE_NO_CACHE").is_some_and(|value| value != "0") {
            return Setting::Off;
        }
        let own = set("FISHPLATE_CACHE_DIR").map(PathBuf::from);
        let home = set("XDG_CACHE_HOME").map(PathBuf::from);
        let home = home.or_else(|| Some(PathBuf::from(set("HOME")?).join(".cache")));
        let usual = home.map(|home| home.join("fishplate"));
        let Some(path) = set("FISHPLATE_CACHE_PATH") else {
            return match (own, usual) {
                (Some(own), _) => Setting::Asked { folder: own.join(COMPILED), shared: Vec::new() },
                (None, Some(usual)) => Setting::Usual(usual.join(COMPILED)),
                (None, None) => Setting::Nowhere,
            };
        };
        let mut folders = std::env::split_paths(&path);
        // An empty first folder means the default one.
        let first = folders.next().filter(|folder| !folder.as_os_str().is_empty());
        let Some(first) = first.or(own).or(usual) else { return Setting::Nowhere };
        let shared = folders.filter(|folder| !folder.as_os_str().is_empty());
        Setting::Asked {
            folder: first.join(COMPILED),
            shared: shared.map(|folder| folder.join(COMPILED)).collect(),
        }
    }
}

/// Time to wait for another process that compiles the same function: `FISHPLATE_CACHE_WAIT` in seconds.
pub fn wait_limit() -> Duration {
    let text = std::env::var("FISHPLATE_CACHE_WAIT").unwrap_or_default();
    seconds(&text).unwrap_or(WAIT)
}

fn seconds(text: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(text.trim().parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setting(variables: &[(&str, &str)]) -> Setting {
        Setting::from_variables(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
        })
    }

    fn asked(folder: &str, shared: &[&str]) -> Setting {
        let shared = shared.iter().map(PathBuf::from).collect();
        Setting::Asked { folder: PathBuf::from(folder), shared }
    }

    #[test]
    fn the_environment_names_the_folder() {
        assert_eq!(setting(&[]), Setting::Nowhere);
        let home = ("HOME", "/home/me");
        let usual = PathBuf::from("/home/me/.cache/fishplate/compile");
        assert_eq!(setting(&[home]), Setting::Usual(usual.clone()));
        assert_eq!(setting(&[home, ("FISHPLATE_NO_CACHE", "0")]), Setting::Usual(usual));
        let other = PathBuf::from("/c/fishplate/compile");
        assert_eq!(setting(&[home, ("XDG_CACHE_HOME", "/c")]), Setting::Usual(other));
        let own = ("FISHPLATE_CACHE_DIR", "/d");
        assert_eq!(setting(&[home, own]), asked("/d/compile", &[]));
        assert_eq!(setting(&[own, ("FISHPLATE_NO_CACHE", "1")]), Setting::Off);
    }

    #[test]
    fn a_path_has_one_folder_to_write_and_others_to_read() {
        let home = ("HOME", "/home/me");
        let own = ("FISHPLATE_CACHE_DIR", "/d");
        let path = |text| ("FISHPLATE_CACHE_PATH", text);
        assert_eq!(setting(&[path("/a")]), asked("/a/compile", &[]));
        let three = asked("/a/compile", &["/b/compile", "/c/compile"]);
        assert_eq!(setting(&[own, path("/a:/b::/c:")]), three);
        assert_eq!(setting(&[own, home, path(":/b")]), asked("/d/compile", &["/b/compile"]));
        let usual = asked("/home/me/.cache/fishplate/compile", &["/b/compile"]);
        assert_eq!(setting(&[home, path(":/b")]), usual);
        assert_eq!(setting(&[path(":/b")]), Setting::Nowhere);
    }

    #[test]
    fn a_time_limit_is_a_number_of_seconds() {
        assert_eq!(seconds("2.5"), Some(Duration::from_millis(2500)));
        assert_eq!(seconds(" 0 "), Some(Duration::ZERO));
        for text in ["", "soon", "-1", "nan", "1e300"] {
            assert_eq!(seconds(text), None, "{text}");
        }
    }
}
