//! The bindings in the package match the generator's output.

use std::fs;

use fishplate_dialect::{generate, output};

use crate::coverage::upstream;
use crate::fixture::here;

/// Behaviour 64 for the dialects that are linked into the library.
#[test]
fn shipped_bindings_are_up_to_date() {
    let root = here().join("../..");
    let folder = root.join("crates/fishplate-ir/models");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .filter_map(|entry| {
            let name = entry.unwrap().file_name().into_string().unwrap();
            name.strip_suffix(".dialect.json").map(str::to_owned)
        })
        .collect();
    names.sort();
    let models: Vec<_> =
        upstream().iter().filter(|model| names.contains(&model.name)).cloned().collect();
    assert_eq!(models.len(), 14, "{names:?}");
    let targets = generate::Targets {
        python: Some(root.join("python/fishplate/dialects")),
        model: Some(folder),
        package: Some("fishplate.dialects".to_owned()),
        linked: true,
        ..Default::default()
    };
    let stale = output::stale(&generate::files(&models, &targets).unwrap());
    assert!(stale.is_empty(), "scripts/build_bindings writes them again: {stale:?}");
}
