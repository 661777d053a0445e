//! Writes the models of all of MLIR's dialects for the feature `all-dialects`. Without it the crate uses those in `models`.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "all-dialects")]
    write_models();
}

#[cfg(feature = "all-dialects")]
fn write_models() {
    use std::fmt::Write as _;
    use std::path::PathBuf;

    use fishplate_dialect::{generate, library, output, tablegen::TableGen};

    println!("cargo::rerun-if-env-changed=TABLEGEN_220_PREFIX");
    let folder = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it"));
    let tool = TableGen::find().expect("llvm-tblgen-22 is installed");
    let include = tool.include().expect("llvm-config-22 is installed");
    let models = library::dialects(&tool, include).expect("MLIR's TableGen files are readable");
    let targets =
        generate::Targets { model: Some(folder.clone()), linked: true, ..Default::default() };
    let files = generate::files(&models, &targets).expect("the models are complete");
    output::write(&files).expect("OUT_DIR is writable");
    let mut table = "&[\n".to_owned();
    for (model, file) in models.iter().zip(&files) {
        writeln!(table, "({:?}, include_str!({:?})),", model.name, file.path)
            .expect("a string grows");
    }
    std::fs::write(folder.join("embedded.rs"), table + "]\n").expect("OUT_DIR is writable");
}
