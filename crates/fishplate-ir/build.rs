//! Writes the models of all of MLIR's dialects for the feature `all-dialects`. Without it the crate uses those in `models`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "all-dialects")]
    write_models()?;
    Ok(())
}

#[cfg(feature = "all-dialects")]
fn write_models() -> Result<(), Box<dyn std::error::Error>> {
    use std::fmt::Write as _;
    use std::path::PathBuf;

    use fishplate_dialect::{generate, library, output, tablegen::TableGen};

    let folder = PathBuf::from(std::env::var("OUT_DIR")?);
    let tool = TableGen::find()?;
    let include = tool.include().ok_or("llvm-config-22 is not installed")?;
    let models = library::dialects(&tool, include)?;
    let targets =
        generate::Targets { model: Some(folder.clone()), linked: true, ..Default::default() };
    let files = generate::files(&models, &targets)?;
    output::write(&files)?;
    let mut table = "&[\n".to_owned();
    for (model, file) in models.iter().zip(&files) {
        writeln!(table, "({:?}, include_str!({:?})),", model.name, file.path)?;
    }
    std::fs::write(folder.join("embedded.rs"), table + "]\n")?;
    Ok(())
}
