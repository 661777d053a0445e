//! The kept inputs of every target, without libFuzzer.

use fishplate_fuzz_llvm_targets::TARGETS;
use fishplate_fuzz_targets::replay;

#[test]
fn kept_inputs() {
    assert!(replay::all(TARGETS) >= TARGETS.len());
}
