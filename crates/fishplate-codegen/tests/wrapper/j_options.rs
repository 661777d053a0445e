//! J. Option strings and typed options.

use fishplate_codegen::{
    Error, Options,
    options::{OPTIONS, OptionKind},
};
use fishplate_mlir::OptLevel;

fn error(text: &str) -> String {
    let error = Options::parse(text).unwrap_err();
    assert!(matches!(error, Error::Option { .. }));
    error.to_string()
}

#[test]
fn t105_option_strings() {
    assert_eq!(Options::parse("").unwrap(), Options::default());
    let options =
        Options::parse("--opt-level 2 --enable-tvm-ffi --dump-dir='a b' --keep-ir").unwrap();
    assert_eq!((options.opt_level, options.keep_ir), (OptLevel::O2, true));
    assert_eq!(options.dump_dir.unwrap().to_str(), Some("a b"));
    let quoted =
        Options::parse(r#"--target "aarch64-unknown-linux-gnu -mcpu=neoverse-v1""#).unwrap();
    let target = quoted.target.unwrap();
    assert_eq!(
        (target.triple.as_str(), target.cpu.as_str()),
        ("aarch64-unknown-linux-gnu", "neoverse-v1")
    );
    assert_eq!(
        Options::parse("--target linux-aarch64").unwrap().code().target.triple,
        "aarch64-unknown-linux-gnu"
    );
}

#[test]
fn a_target_can_be_this_machine_with_other_features() {
    let host = Options::parse("").unwrap().code().target;
    let text = "--target 'native -mattr=-prefer-256-bit'";
    let target = Options::parse(text).unwrap().code().target;
    assert_eq!((target.triple, target.cpu), (host.triple, host.cpu));
    assert_eq!(target.features, format!("{},-prefer-256-bit", host.features));
}

#[test]
fn t105_what_is_unknown_is_refused_with_the_nearest_name() {
    assert_eq!(
        error("--opt-levle 2"),
        "compile option `--opt-levle`: unknown option; did you mean `--opt-level`?"
    );
    assert!(error("--colour red").contains("the options are --opt-level, "));
    assert!(error("--opt-level").ends_with("a value is missing"));
    assert!(error("--keep-ir=1").ends_with("takes no value"));
    assert!(error("--dump-dir 'a").ends_with("a quote is not closed"));
    assert!(error("--target '-mcpu=x'").contains("a triple is missing"));
    assert!(error("--target 'x -mcolour=red'").contains("cannot read `-mcolour=red`"));
    let mut options = Options::default();
    assert!(options.set("OptLevl", "2").unwrap_err().to_string().contains("`OptLevel`"));
    options.set("OptLevel", "1").unwrap();
    assert_eq!(options.opt_level, OptLevel::O1);
}

#[test]
fn t105_device_code() {
    let library = Options::parse("--libdevice 'a b.bc'").unwrap().code().libdevice;
    assert_eq!(library.unwrap().to_str(), Some("a b.bc"));
    let options = Options::parse("--gpu-arch=sm_90a --keep-ptx").unwrap();
    assert!(options.keep_ptx && !options.keep_ir);
    assert_eq!(options.code().gpu_arch, "sm_90a");
    assert_eq!(Options::default().code().gpu_arch, "sm_80");
    assert!(!options.assembles() && options.code().gpu_code.is_empty());
    let several = Options::parse("--gpu-arch sm_80,sm_90a,sm_90a").unwrap();
    assert!(several.assembles());
    assert_eq!(several.code().gpu_arch, "sm_80");
    assert_eq!(several.code().gpu_code, ["sm_80", "sm_90a"]);
    assert!(error("--gpu-arch sm_90a,sm_100").contains("no sm_100 runs PTX for sm_90a"));
    let unknown = error("--gpu-arch sm_91");
    assert!(unknown.starts_with(
        "compile option `--gpu-arch sm_91`: unknown GPU architecture; known are sm_50, "
    ));
    assert!(error("--gpu-arhc sm_90").contains("did you mean `--gpu-arch`?"));
    assert!(error("--keep-ptx=1").ends_with("takes no value"));
}

#[test]
fn t106_fault_18_level_5_is_refused_in_both_forms() {
    let expected = "compile option `--opt-level 5`: expected a number from 0 to 3";
    assert_eq!(error("--opt-level 5"), expected);
    assert_eq!(Options::default().set("OptLevel", "5").unwrap_err().to_string(), expected);
    assert!(Options::parse("--opt-level -1").is_err() && Options::parse("--opt-level x").is_err());
}

#[test]
fn every_option_is_shown_and_has_one_meaning() {
    let help = Options::help();
    for row in OPTIONS {
        assert!(help.contains(row.flag) && row.flag.starts_with("--"));
        let value = match row.kind {
            OptionKind::Flag => "",
            OptionKind::Int { low, .. } => &low.to_string(),
            OptionKind::Text if row.flag == "--gpu-arch" => "sm_90",
            OptionKind::Text => "linux-aarch64",
        };
        let (mut by_flag, mut by_class) = (Options::default(), Options::default());
        by_flag.set(row.flag, value).unwrap();
        by_class.set(row.class, value).unwrap();
        assert_eq!(by_flag, by_class);
    }
}
