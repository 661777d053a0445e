//! `fishplate cache`.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use fishplate_cache::{Folder, encode, name_of};
use serde_json::Value;

use crate::fixture::{Run, command, finish, folder};

fn cache(root: &Path, args: &[&str]) -> Run {
    let mut command = command();
    command.env("FISHPLATE_CACHE_DIR", root).env_remove("FISHPLATE_NO_CACHE");
    command.env_remove("FISHPLATE_CACHE_PATH").arg("cache").args(args);
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

/// Writes an entry for a key of 32 equal bytes, and returns its file.
fn entry(root: &Path, key: u8, size: usize) -> PathBuf {
    let folder = Folder::open(root.join("compile")).unwrap();
    let name = name_of(&[key; 32]);
    folder.write(&name, &encode(&[&[key; 32], &vec![key; size]])).unwrap();
    folder.entry(&name)
}

#[test]
fn it_packs_and_unpacks() {
    let (root, other) = (folder("cache-pack"), folder("cache-unpack"));
    let files = [1, 2].map(|key| entry(&root, key, 10));
    let damaged = entry(&root, 3, 10);
    fs::write(&damaged, b"no entry").unwrap();
    fs::create_dir(root.join("tune")).unwrap();
    fs::write(root.join("tune/f.json"), b"{}").unwrap();
    let archive = root.join("kernels.tar");
    let archive = archive.to_str().unwrap();
    let said = cache(&root, &["pack", archive]).text();
    assert!(said.starts_with("packed 2 entries and 1 tuning tables, "), "{said}");
    assert!(said.ends_with("1 damaged ones left out\n"), "{said}");
    let once = fs::read(archive).unwrap();
    cache(&root, &["pack", archive]).text();
    assert_eq!(once, fs::read(archive).unwrap(), "the same entries give the same file");
    let unpack = |root: &Path| cache(root, &["unpack", archive]);
    assert_eq!(unpack(&other).text(), "added 3 files, 0 were there already\n");
    assert_eq!(unpack(&other).text(), "added 0 files, 3 were there already\n");
    for file in files {
        let copy = other.join("compile").join(file.file_name().unwrap());
        assert_eq!(fs::read(file).unwrap(), fs::read(copy).unwrap());
    }
    assert_eq!(fs::read(other.join("tune/f.json")).unwrap(), b"{}");
    // A byte of an entry changes in transit.
    let mut bytes = once.clone();
    bytes[600] ^= 1;
    fs::write(archive, &bytes).unwrap();
    let third = folder("cache-unpack-damaged");
    assert!(unpack(&third).failure().contains("it is damaged"));
    fs::write(archive, &once[..700]).unwrap();
    assert!(!unpack(&third).failure().is_empty());
}

#[test]
fn what_is_no_entry_is_not_unpacked() {
    let root = folder("cache-hostile");
    let archive = root.join("hostile.tar");
    for name in
        ["compile/../../x.fpc", "/tmp/x.fpc", "compile/x.fpc", "tune/..json", "tune/a/b.json", "x"]
    {
        let mut header = tar::Header::new_old();
        header.as_old_mut().name[..name.len()].copy_from_slice(name.as_bytes());
        header.set_size(2);
        header.set_mode(0o600);
        header.set_entry_type(tar::EntryType::Regular);
        header.set_cksum();
        let mut builder = tar::Builder::new(Vec::new());
        builder.append(&header, &b"{}"[..]).unwrap();
        fs::write(&archive, builder.into_inner().unwrap()).unwrap();
        let failure = cache(&root, &["unpack", archive.to_str().unwrap()]).failure();
        assert!(failure.contains("does not belong into a cache"), "{name}: {failure}");
    }
}

#[test]
fn it_checks_and_shrinks() {
    let root = folder("cache-verify");
    let [old, young] = [1, 2].map(|key| entry(&root, key, 1000));
    let before = SystemTime::now() - Duration::from_secs(48 * 3600);
    File::open(&old).unwrap().set_modified(before).unwrap();
    let stats: Value = serde_json::from_str(&cache(&root, &["stats", "--json"]).text()).unwrap();
    assert_eq!((&stats[0]["entries"], &stats[0]["oldest_hours"]), (&2.into(), &48.into()));
    assert_eq!(stats[0]["writable"], Value::from(true));
    // Verifying does not count as a use: `old` is still the first to be removed.
    assert_eq!(cache(&root, &["verify"]).text(), "2 good entries, 0 bad ones\n");
    assert_eq!(
        cache(&root, &["prune", "--max-size", "2K"]).text(),
        "removed 1 entries, 1088 bytes\n"
    );
    assert!(!old.exists() && young.exists());
    assert_eq!(cache(&root, &["verify"]).text(), "1 good entries, 0 bad ones\n");
    fs::copy(&young, &old).unwrap();
    let bad = cache(&root, &["verify"]);
    assert_eq!(bad.code, Some(1), "a bad entry is a failure");
    assert!(cache(&root, &["verify", "--remove"]).text().contains("another function"));
    assert!(!old.exists() && young.exists());
    let wrong = cache(&root, &["prune", "--max-size", "many"]);
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.stderr.contains("expected a number of bytes"), "{}", wrong.stderr);
}

#[test]
fn shared_folders_are_shown() {
    let (root, shared) = (folder("cache-own"), folder("cache-layer"));
    entry(&shared, 1, 10);
    let mut command = command();
    let path = std::env::join_paths([&root, &shared]).unwrap();
    command.env("FISHPLATE_CACHE_PATH", path).env_remove("FISHPLATE_NO_CACHE");
    command.args(["cache", "stats", "--json"]);
    let stats: Value = serde_json::from_str(&finish(command).text()).unwrap();
    let layers = stats.as_array().unwrap();
    assert_eq!(layers.len(), 1, "looking makes nothing");
    assert_eq!((&layers[0]["writable"], &layers[0]["entries"]), (&false.into(), &1.into()));
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
