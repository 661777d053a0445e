//! J. Code for another process: frozen and thawed.

use fishplate_codegen::{
    CodeOptions, CompiledCode, Counted, Error, Options, Source, check_needs, common_target,
};
use fishplate_mlir::Target;

fn code() -> CompiledCode {
    let (symbol, signature) = ("f".to_owned(), "f()".to_owned());
    CompiledCode { symbol, signature, holds: true, objects: vec![vec![1, 2], vec![]] }
}

fn for_target(target: &str) -> CodeOptions {
    Options::parse(&format!("--target '{target}'")).unwrap().code()
}

/// The features that are missing when code for a target is thawed.
fn missing(options: &CodeOptions) -> Vec<String> {
    missing_of(options, Counted::Generated)
}

fn missing_of(options: &CodeOptions, counted: Counted) -> Vec<String> {
    match CompiledCode::thaw(&code().freeze(options, counted)) {
        Ok(_) => Vec::new(),
        Err(Error::OtherMachine { missing, .. }) => missing,
        Err(error) => panic!("{error}"),
    }
}

/// A processor of the same architecture with more features than this machine, and one of these
/// features.
fn better() -> (&'static str, &'static str) {
    if cfg!(target_arch = "x86_64") {
        ("x86_64-linux-gnu -mcpu=diamondrapids", "avx10.2")
    } else {
        ("aarch64-linux-gnu -mcpu=apple-m4", "sme2")
    }
}

#[test]
fn frozen_code_thaws() {
    let thawed = CompiledCode::thaw(&code().freeze(&CodeOptions::default(), Counted::All)).unwrap();
    assert_eq!(format!("{thawed:?}"), format!("{:?}", code()));
    assert_eq!(
        missing(&for_target("x86_64-linux-gnu -mcpu=x86-64")).len(),
        usize::from(!cfg!(target_arch = "x86_64"))
    );
}

#[test]
fn a_machine_that_lacks_something_is_named() {
    let mut options = CodeOptions::default();
    options.target.features.push_str(",+mind-reading,-sse2");
    assert_eq!(missing(&options), ["mind-reading"]);
    options.target = Target::generic("m68k-unknown-linux");
    assert_eq!(missing(&options), ["m68k"]);
    let (target, feature) = better();
    let needs = missing(&for_target(target));
    assert!(needs.iter().any(|name| name == feature), "{needs:?}");
    let error = CompiledCode::thaw(&code().freeze(&for_target(target), Counted::Generated))
        .unwrap_err()
        .to_string();
    assert!(error.contains(feature), "{error}");
}

#[test]
fn features_that_the_code_cannot_use_do_not_count() {
    // A forged list: no machine has these features, so they represent those of another machine.
    let mut options = CodeOptions::default();
    options.target.features.push_str(",+amx-movrs,+uintr,+mind-reading");
    assert_eq!(missing(&options), ["mind-reading"]);
    assert!(missing_of(&options, Counted::All).len() > 1);
    for (text, counted) in [
        ("llvm.func @f()", Counted::Generated),
        ("llvm.call_intrinsic \"llvm.x86.xbegin\"() : () -> i32", Counted::All),
        ("llvm.inline_asm \"xbegin\", \"\" : () -> ()", Counted::All),
    ] {
        assert_eq!(Counted::of(Source::Mlir(text.as_bytes())), counted, "{text}");
    }
    assert_eq!(Counted::of(Source::LlvmIr(b"BC\xc0\xde")), Counted::All);
}

#[test]
fn the_common_target_is_no_more_than_this_machine() {
    let options = CodeOptions { target: common_target(), ..CodeOptions::default() };
    assert_eq!(missing_of(&options, Counted::All), [""; 0]);
    assert_eq!(options.target.architecture(), CodeOptions::default().target.architecture());
    if cfg!(target_arch = "x86_64") {
        assert!(options.target.cpu.starts_with("x86-64"), "{:?}", options.target);
    }
}

#[test]
fn what_an_object_needs_is_checked() {
    let architecture = CodeOptions::default().target.architecture().to_owned();
    check_needs(b"").unwrap();
    check_needs(format!("{architecture}\0{architecture},a-feature-of-later\0").as_bytes()).unwrap();
    let error = check_needs(b"m68k\0").unwrap_err().to_string();
    assert!(error.contains("m68k"), "{error}");
    let (_, feature) = better();
    let error = check_needs(format!("{architecture}\0{architecture},{feature}").as_bytes());
    assert!(error.unwrap_err().to_string().contains(feature));
}

#[test]
fn other_compilers_and_damage_are_errors() {
    let bytes = code().freeze(&CodeOptions::default(), Counted::All);
    // Every byte of short data and at the start, and some of the rest.
    for at in (0..bytes.len()).filter(|at| *at < 64 || at % 7 == 0) {
        let mut changed = bytes.clone();
        changed[at] ^= 0x40;
        assert!(matches!(CompiledCode::thaw(&changed), Err(Error::Damaged { .. })));
        assert!(CompiledCode::thaw(&bytes[..at]).is_err());
    }
    // Other versions, and builds of this version with other functions, with a valid checksum.
    let length = usize::try_from(u64::from_le_bytes(*bytes[8..].first_chunk().unwrap())).unwrap();
    let revision = &bytes[16..16 + length];
    for (revision, says) in [(&b"0.0.0"[..], "0.0.0"), (revision, "another build")] {
        let other =
            fishplate_cache::encode(&[revision, b"support", b"x86_64", b"", b"f", b"f()", b"\0"]);
        let error = CompiledCode::thaw(&other).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    }
}
