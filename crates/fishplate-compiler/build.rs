//! Links with LLVM's own linker if it is installed: the result is a fifth smaller, and exposes only the symbols that
//! the library exports.

use std::{env, path::PathBuf};

const PREFIX: &str = "MLIR_SYS_220_PREFIX";
/// Set for a library that older versions of glibc can load, too.
const OLD_GLIBC: &str = "FISHPLATE_OLD_GLIBC";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={PREFIX}");
    println!("cargo::rerun-if-env-changed={OLD_GLIBC}");
    fishplate_park::link();
    let folder = PathBuf::from(env::var_os(PREFIX).unwrap_or_default()).join("bin");
    if !folder.join("ld.lld").exists() {
        return;
    }
    let folder = format!("-B{}", folder.display());
    let mut args = vec![
        "-fuse-ld=lld",
        &folder,
        "-Wl,--icf=all",
        "-Wl,-z,start-stop-visibility=hidden",
        // See fishplate-mlir's `print_speed.cc`.
        "-Wl,--wrap=_ZN4mlir9Operation17getAttrDictionaryEv",
        "-Wl,--wrap=_ZNK4mlir4Type5printERN4llvm11raw_ostreamE",
        "-Wl,--wrap=_ZN4mlir7OpState11printOpNameEPNS_9OperationERNS_12OpAsmPrinterEN4llvm9StringRefE",
        // See fishplate-mlir's `parser_speed.cc`.
        "-Wl,--wrap=isalpha",
        "-Wl,--wrap=_ZN4llvm22PrettyStackTraceFormatC1EPKcz",
        "-Wl,--wrap=_ZN4mlir5LexerC1ERKN4llvm9SourceMgrEPNS_11MLIRContextEPNS_28AsmParserCodeCompleteContextE",
        "-Wl,--wrap=_ZN4mlir5Lexer24getEncodedSourceLocationEN4llvm5SMLocE",
    ];
    if env::var_os(OLD_GLIBC).is_none() {
        // 120,000 addresses in 40 KB instead of 3 MB. Requires glibc 2.36.
        args.push("-Wl,-z,pack-relative-relocs");
    }
    for arg in args {
        println!("cargo::rustc-cdylib-link-arg={arg}");
    }
}
