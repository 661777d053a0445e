//! The bindings in the package match the generator's output.

use std::fs;

use fishplate_dialect::{generate, output};

use crate::coverage::upstream;
use crate::fixture::here;

/// Behaviour 64 for MLIR's dialects: every one has a module, those in the usual library have a model.
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
    let linked = |targets| generate::Targets { linked: true, ..targets };
    let kept = linked(generate::Targets { model: Some(folder), ..Default::default() });
    let modules = linked(generate::Targets {
        python: Some(root.join("python/fishplate/dialects")),
        package: Some("fishplate.dialects".to_owned()),
        ..Default::default()
    });
    let files =
        [generate::files(&models, &kept).unwrap(), generate::files(upstream(), &modules).unwrap()];
    let stale = output::stale(&files.concat());
    assert!(stale.is_empty(), "scripts/build_bindings writes them again: {stale:?}");
}
