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
        let rounds: Vec<(f64, f64)> =
            (0..self.rounds).map(|_| (time(count, &mut other), time(count, &mut ours))).collect();
        let side = |pick: fn(&(f64, f64)) -> f64| -> Vec<f64> { rounds.iter().map(pick).collect() };
        let (other, ours, ratios) = (side(|r| r.0), side(|r| r.1), side(|r| r.1 / r.0));
        println!(
            "{name}\t{:.3}\t{:.3}\t{:.3}\t{:.3}\t{:.4}",
            minimum(&other),
            median(other.clone()),
            minimum(&ours),
            median(ours.clone()),
            median(ratios)
        );
    }
}

/// Nanoseconds a run. Out of line, so that every loop starts aligned as a function does.
#[inline(never)]
fn time(count: u64, body: &mut impl FnMut()) -> f64 {
    let start = Instant::now();
    for _ in 0..count {
        body();
    }
    start.elapsed().as_nanos() as f64 / count as f64
}

fn minimum(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    if values.len() % 2 == 1 { values[middle] } else { (values[middle - 1] + values[middle]) / 2.0 }
}
