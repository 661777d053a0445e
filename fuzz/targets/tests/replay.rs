//! The kept inputs of every target, without libFuzzer.

use fishplate_fuzz_targets::{TARGETS, replay};

#[test]
fn kept_inputs() {
    assert!(replay::all(TARGETS) >= TARGETS.len());
}
