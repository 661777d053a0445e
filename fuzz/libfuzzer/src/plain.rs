//! Runs one of the targets that need no LLVM; `FUZZ_TARGET` names it.
#![no_main]

use fishplate_fuzz_targets::{TARGETS, Target, chosen};
use std::sync::LazyLock;

static TARGET: LazyLock<Target> = LazyLock::new(|| chosen(TARGETS));

libfuzzer_sys::fuzz_target!(|data: &[u8]| TARGET(data));
