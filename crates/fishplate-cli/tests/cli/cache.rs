//! `fishplate cache`.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use serde_json::Value;

use crate::fixture::{Run, command, finish, folder};

fn cache(root: &Path, args: &[&str]) -> Run {
    let mut command = command();
    command.env("FISHPLATE_CACHE_DIR", root).env_remove("FISHPLATE_NO_CACHE");
    command.arg("cache").args(args);
    finish(command)
}

#[test]
fn it_shows_and_empties_the_folder() {
    let root = folder("cache-info");
    let info: Value = serde_json::from_str(&cache(&root, &["info", "--json"]).text()).unwrap();
    assert_eq!((&info["enabled"], &info["entries"]), (&Value::from(true), &Value::from(0)));
    assert!(!root.join("compile").exists(), "looking makes nothing");
    fs::create_dir(root.join("compile")).unwrap();
    fs::set_permissions(root.join("compile"), fs::Permissions::from_mode(0o700)).unwrap();
    fs::write(root.join("compile/00ff.fpc"), "entry").unwrap();
    fs::write(root.join("compile/notes.txt"), "not ours to remove").unwrap();
    let text = cache(&root, &["info"]).text();
    assert!(text.contains("/compile 1 entries, 5 bytes"), "{text}");
    assert_eq!(cache(&root, &["clear"]).text(), "removed 1 entries, 5 bytes\n");
    assert!(!root.join("compile/00ff.fpc").exists());
    assert!(root.join("compile/notes.txt").exists());
    assert_eq!(cache(&root, &["clear"]).text(), "removed 0 entries, 0 bytes\n");
}

#[test]
fn a_folder_that_others_may_write_to_is_refused() {
    let root = folder("cache-shared");
    fs::create_dir(root.join("compile")).unwrap();
    fs::set_permissions(root.join("compile"), fs::Permissions::from_mode(0o777)).unwrap();
    let failure = cache(&root, &["clear"]).failure();
    assert!(failure.contains("must belong to its user"), "{failure}");
}

#[test]
fn turned_off_it_says_so() {
    let mut command = command();
    command.env("FISHPLATE_NO_CACHE", "1").args(["cache", "info"]);
    assert_eq!(finish(command).text(), "cache off: FISHPLATE_NO_CACHE is set\n");
}
