//! Counts that may only fall, one line each in `limits.txt`: rule, crate or file, number.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

const PATH: &str = "crates/xtask/limits.txt";
const HEADER: &str = "\
# Rules that the tree breaks, and how often: `cargo xtask check` fails when a count rises.
# `cargo xtask check --lower` writes the counts that have fallen. No line may be added by hand.
";

type Key = (String, String);

/// The recorded counts, and the counts of today's tree.
pub(super) struct Limits {
    recorded: BTreeMap<Key, usize>,
    found: BTreeMap<Key, usize>,
}

impl Limits {
    pub(super) fn read(root: &Path) -> Result<Self, Box<dyn Error>> {
        let text = fs::read_to_string(root.join(PATH))?;
        let mut recorded = BTreeMap::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let [rule, place, count] = line.split_whitespace().collect::<Vec<_>>()[..] else {
                return Err(format!("{PATH}: expected `rule place number`, got `{line}`").into());
            };
            recorded.insert((rule.to_owned(), place.to_owned()), count.parse()?);
        }
        Ok(Self { recorded, found: BTreeMap::new() })
    }

    /// Records that `rule` was broken `count` times in `place`.
    pub(super) fn count(&mut self, rule: &str, place: &str, count: usize) {
        if count > 0 {
            *self.found.entry((rule.to_owned(), place.to_owned())).or_default() += count;
        }
    }

    /// The counts above their limit.
    pub(super) fn exceeded(&self) -> Vec<String> {
        let above = self.found.iter().filter(|(key, count)| **count > self.limit(key));
        above
            .map(|((rule, place), count)| {
                let limit = self.limit(&(rule.clone(), place.clone()));
                format!("{place}: {rule} is {count}, the limit in {PATH} is {limit}")
            })
            .collect()
    }

    /// The counts below their limit, as advice to record them.
    pub(super) fn fallen(&self) -> Vec<String> {
        let below = self.recorded.iter().filter(|(key, limit)| self.today(key) < **limit);
        below
            .map(|(key, limit)| {
                let today = self.today(key);
                format!(
                    "{}: {} fell from {limit} to {today}; `cargo xtask check --lower` records it",
                    key.1, key.0
                )
            })
            .collect()
    }

    /// Records the counts that have fallen. Counts that have risen keep their limit.
    pub(super) fn write(&self, root: &Path) -> Result<(), Box<dyn Error>> {
        let mut text = String::from(HEADER);
        for (key, limit) in &self.recorded {
            let count = self.today(key).min(*limit);
            if count > 0 {
                text += &format!("{} {} {count}\n", key.0, key.1);
            }
        }
        Ok(fs::write(root.join(PATH), text)?)
    }

    fn limit(&self, key: &Key) -> usize {
        self.recorded.get(key).copied().unwrap_or(0)
    }

    fn today(&self, key: &Key) -> usize {
        self.found.get(key).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::Limits;

    fn limits(limit: usize, found: usize) -> Limits {
        let recorded = BTreeMap::from([(("rule".to_owned(), "place".to_owned()), limit)]);
        let mut limits = Limits { recorded, found: BTreeMap::new() };
        limits.count("rule", "place", found);
        limits
    }

    #[test]
    fn a_count_may_fall_and_not_rise() {
        assert_eq!(limits(2, 3).exceeded().len(), 1);
        assert!(limits(2, 2).exceeded().is_empty() && limits(2, 2).fallen().is_empty());
        assert_eq!(limits(2, 0).fallen().len(), 1);
        let mut other = limits(0, 0);
        other.count("rule", "elsewhere", 1);
        assert_eq!(other.exceeded().len(), 1);
    }
}
