//! The house rules, as a program: `cargo xtask check`, part of `make lint`. It takes seconds.
//!
//! Every rule reads the files that git knows (`tree.rs`) and returns a list of findings; all of them are printed. Rules
//! that today's tree breaks have a count per crate in `limits.txt`, which may only fall: a higher count is a finding,
//! and `cargo xtask check --lower` records a lower one.
//!
//! | rule | file |
//! |---|---|
//! | which crate may depend on which, from the table in ARCHITECTURE.md | `layers.rs` |
//! | paths, names, walks and length of ARCHITECTURE.md | `architecture.rs` |
//! | sizes and names of files | `files.rs` |
//! | which crates and files may use `unsafe`, what SAFETY comments may not say | `fences.rs` |
//! | comments do not start with "What" | `comments.rs` |
//! | generated files are known; the C header and the MLIR text made of C are up to date | `generated.rs` |

mod architecture;
mod comments;
mod fences;
mod files;
mod generated;
mod layers;
mod limits;
mod source_text;
mod tree;

use std::error::Error;
use std::path::Path;

use limits::Limits;
use tree::Tree;

/// Runs every rule and fails when one of them found something.
///
/// With `lower`, counts that have fallen are written to `limits.txt`.
pub(crate) fn run(root: &Path, lower: bool) -> Result<(), Box<dyn Error>> {
    let tree = Tree::read(root)?;
    let mut limits = Limits::read(root)?;
    let mut findings = layers::check(root, &tree)?;
    findings.extend(architecture::check(&tree));
    findings.extend(files::check(&tree, &mut limits));
    findings.extend(fences::check(&tree, &mut limits));
    comments::check(&tree, &mut limits);
    findings.extend(generated::check(root, &tree));
    findings.extend(limits.exceeded());
    if lower {
        limits.write(root)?;
    } else {
        limits.fallen().iter().for_each(|note| println!("xtask: note: {note}"));
    }
    if let Err(error) = crate::generate(true) {
        findings.push(error.to_string());
    }
    if findings.is_empty() {
        return Ok(());
    }
    findings.iter().for_each(|finding| eprintln!("xtask: {finding}"));
    Err(format!("{} findings", findings.len()).into())
}
