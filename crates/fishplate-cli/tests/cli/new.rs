//! `fishplate new`: its files and refusals. `tests/docs` builds, tests and packages the projects.

use std::fs;
use std::path::Path;

use crate::fixture::{Run, command, finish, folder, root};

fn new(at: &Path, args: &[&str]) -> Run {
    let mut command = command();
    command.current_dir(at).arg("new").args(args);
    finish(command)
}

#[test]
fn every_kind_of_project_is_written_under_its_name() {
    let at = folder("new-kinds");
    let crate_folder = root();
    let kinds: [&[&str]; 4] = [
        &["kernel", "fast_sums"],
        &["extension", "geo-metry"],
        &[
            "extension",
            "deep/er/crab",
            "--language",
            "rust",
            "--crate",
            crate_folder.to_str().unwrap(),
        ],
        &["dialect", "money2"],
    ];
    for args in kinds {
        let said = new(&at, args).text();
        assert!(said.starts_with(&format!("made {}\n", args[1])), "{said}");
        assert!(said.contains("python -m pytest"), "{said}");
        let project = at.join(args[1]);
        let module = project.file_name().unwrap().to_str().unwrap().replace('-', "_");
        let init = project.join("python").join(&module).join("__init__.py");
        assert!(init.exists(), "{}", init.display());
        for file in files(&project) {
            let text = fs::read_to_string(&file).unwrap();
            for left in ["my_project", "my-project", "MyProject", "CRATE_PATH"] {
                assert!(!text.contains(left), "{} has {left}", file.display());
            }
        }
    }
    let manifest = fs::read_to_string(at.join("deep/er/crab/Cargo.toml")).unwrap();
    assert!(manifest.contains(&format!("path = \"{}/crates/fishplate\"", root().display())));
    assert!(
        fs::read_to_string(at.join("money2/python/money2/dialect.py"))
            .unwrap()
            .contains("class Money2(")
    );
    assert_eq!(fs::read_dir(&at).unwrap().count(), 4, "nothing else is left behind");
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn nothing_is_overwritten() {
    let at = folder("new-over");
    fs::create_dir(at.join("empty")).unwrap();
    new(&at, &["kernel", "empty"]).text();
    let before = fs::read(at.join("empty/setup.py")).unwrap();
    let text = new(&at, &["dialect", "empty"]).failure();
    assert!(
        text.contains("empty exists and is not an empty folder: nothing was written"),
        "{text}"
    );
    assert_eq!(fs::read(at.join("empty/setup.py")).unwrap(), before);
    assert!(!at.join("empty/python/empty/dialect.py").exists());
    fs::write(at.join("file"), "mine").unwrap();
    new(&at, &["kernel", "file"]).failure();
    assert_eq!(fs::read_to_string(at.join("file")).unwrap(), "mine");
    std::os::unix::fs::symlink("nowhere", at.join("link")).unwrap();
    new(&at, &["kernel", "link"]).failure();
    assert!(!at.join("nowhere").exists());
    assert_eq!(fs::read_dir(&at).unwrap().count(), 3, "no unfinished folder is left");
}

#[test]
fn wrong_names_and_options_are_refused_with_the_reason() {
    let at = folder("new-wrong");
    let cases: [(&[&str], &str); 9] = [
        (&["kernel", "Fast"], "start with a lower-case letter"),
        (&["kernel", "2fast"], "start with a lower-case letter"),
        (&["kernel", "fa st"], "digits, `_` and `-` are allowed"),
        (&["kernel", "fast_"], "between letters or digits"),
        (&["kernel", "numpy"], "already used by"),
        (&["kernel", "a/.."], "cannot be named ``"),
        (&["kernel", "a", "--language", "rust"], "--language is for"),
        (&["extension", "a", "--crate", "."], "--crate is for"),
        (
            &["extension", "a", "--language", "rust", "--crate", "none"],
            "does not hold the crate fishplate",
        ),
    ];
    for (args, expected) in cases {
        let text = new(&at, args).failure();
        assert!(text.contains(expected), "{args:?}: {text}");
    }
    assert_eq!(new(&at, &["kernle", "a"]).code, Some(2));
    let mut outside = command();
    outside.current_dir("/").args([
        "new",
        "extension",
        "/tmp/fishplate-none/a",
        "--language",
        "rust",
    ]);
    assert!(finish(outside).failure().contains("name a checkout with --crate"));
    assert_eq!(fs::read_dir(&at).unwrap().count(), 0);
}
