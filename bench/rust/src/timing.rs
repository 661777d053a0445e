//! Turn-by-turn timing of two pieces of code.

use std::time::Instant;

/// How much to measure.
pub struct Bench {
    rounds: usize,
    scale: f64,
    filter: String,
}

impl Bench {
    pub fn new(rounds: usize, scale: f64, filter: String) -> Bench {
        Bench { rounds: rounds.max(1), scale, filter }
    }

    /// One row: `count` runs a round of the other side's code and of ours.
    pub fn row(&self, name: &str, count: u64, mut other: impl FnMut(), mut ours: impl FnMut()) {
        if !name.contains(&self.filter) {
            return;
        }
        let count = ((count as f64 * self.scale) as u64).max(1);
        time(count / 10 + 1, &mut other);
        time(count / 10 + 1, &mut ours);
        // The minimum is the time of the code; the rest is noise of the machine.
        let (mut least_other, mut least_ours) = (f64::INFINITY, f64::INFINITY);
        for _ in 0..self.rounds {
            least_other = least_other.min(time(count, &mut other));
            least_ours = least_ours.min(time(count, &mut ours));
        }
        println!("{name}\t{least_other:.3}\t{least_ours:.3}");
    }
}

/// Nanoseconds per run. Out of line, so that every loop starts aligned like a function.
#[inline(never)]
fn time(count: u64, body: &mut impl FnMut()) -> f64 {
    let start = Instant::now();
    for _ in 0..count {
        body();
    }
    start.elapsed().as_nanos() as f64 / count as f64
}
