//! Runs the inputs that are kept in the repository: seeds, and findings of fuzzing.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::Target;

/// Runs every kept input of these targets, and returns their number.
///
/// # Panics
/// When an input fails, or a target has no seed.
pub fn all(targets: &[(&str, Target)]) -> usize {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut count = 0;
    for (name, target) in targets {
        let seeds = files(&root.join("corpus").join(name));
        assert!(!seeds.is_empty(), "fuzz/corpus/{name} has no seed");
        for file in seeds.into_iter().chain(files(&root.join("regressions").join(name))) {
            // Printed by the test harness when the input fails.
            println!("{name}: {}", file.display());
            let input =
                fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            target(&input);
            count += 1;
        }
    }
    count
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.sort();
    files
}
