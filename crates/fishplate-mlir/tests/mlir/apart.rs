//! Work in a child process: its results, and what happens when it does not end.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use fishplate_mlir::{ChildOutcome, Purpose, apart};

#[test]
fn what_is_made_comes_back() {
    let made = apart(Purpose::Read(0), || Ok(vec![7; 1 << 20]));
    assert!(matches!(made, ChildOutcome::Made(bytes) if bytes == vec![7; 1 << 20]));
    let refused = apart(Purpose::Read(0), || Err("no".to_owned()));
    assert!(matches!(refused, ChildOutcome::Refused(said) if said == "no"));
    let died = apart(Purpose::Read(0), || std::process::abort());
    assert!(matches!(died, ChildOutcome::Died(how) if how.contains("signal 6")));
}

#[test]
fn one_that_waits_in_vain_is_ended_and_tried_again() {
    let asleep = || loop {
        std::thread::sleep(Duration::from_secs(60));
    };
    let died = apart(Purpose::Read(0), asleep);
    assert!(matches!(died, ChildOutcome::Died(how) if how.contains("waits for a lock")));
    // The owner of the lock has released it before the next attempt.
    let held = Path::new(env!("CARGO_TARGET_TMPDIR")).join("held");
    fs::write(&held, b"").unwrap();
    let made = apart(Purpose::Read(0), || {
        if fs::remove_file(&held).is_ok() {
            return asleep();
        }
        Ok(vec![1])
    });
    assert!(matches!(made, ChildOutcome::Made(bytes) if bytes == [1]));
}

#[test]
fn one_that_works_is_not_taken_for_asleep() {
    // Sleeps briefly, and uses the processor in between.
    let made = apart(Purpose::Read(0), || {
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(3) {
            std::thread::sleep(Duration::from_millis(50));
            let mut sum = 0_u64;
            (0..4_000_000_u64).for_each(|number| sum = std::hint::black_box(sum + number));
        }
        Ok(vec![2])
    });
    assert!(matches!(made, ChildOutcome::Made(bytes) if bytes == [2]));
}
