//! The difference between two prints of MLIR, line by line.
//!
//! Values and blocks are renumbered whenever something before them is removed. So lines are matched
//! by their text without such names, and then the names of a matched pair are compared: if they are
//! a consistent renaming, the line is renumbered, not changed.

use std::collections::{HashMap, HashSet};

/// A step from the old text to the new.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// A line that is in both texts.
    Same,
    /// A line with other names for the same values.
    Renamed,
    /// A line that is only in the old text.
    Removed,
    /// A line that is only in the new text.
    Added,
}

/// Beyond this many edits, no shortest edit script is searched: everything in between is replaced.
const MOST_EDITS: usize = 2000;

/// The steps that lead from `old` to `new`.
pub(super) fn diff(old: &[&str], new: &[&str]) -> Vec<Step> {
    let mut shapes = HashMap::new();
    let mut number = |line: &&str| {
        let next = shapes.len();
        *shapes.entry(shape(line)).or_insert(next)
    };
    let left: Vec<usize> = old.iter().map(&mut number).collect();
    let right: Vec<usize> = new.iter().map(&mut number).collect();
    let matched = align(&left, &right);
    let mut names = Names::default();
    let (mut steps, mut at, mut to) = (Vec::new(), 0, 0);
    let mut pending = 0;
    for (before, after) in matched.into_iter().chain([(old.len(), new.len())]) {
        names.forget(&old[at..before], &new[to..after]);
        steps.extend(std::iter::repeat_n(Step::Removed, before - at));
        pending += after - to;
        let pair = old.get(before).zip(new.get(after));
        let kept = pair.map(|(old, new)| names.compare(old, new));
        if kept == Some(None) {
            // The shape matches, but the line is about other values: it is replaced.
            steps.push(Step::Removed);
            pending += 1;
        } else {
            steps.extend(std::iter::repeat_n(Step::Added, std::mem::take(&mut pending)));
            steps.extend(kept.flatten());
        }
        (at, to) = (before + 1, after + 1);
    }
    steps
}

/// Whether a byte may be in the name of a value or block.
fn in_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-' | b'#')
}

/// The names in a line, as ranges with their sigil. Text in strings does not count.
fn names(line: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    let bytes = line.as_bytes();
    let (mut at, mut quoted) = (0, false);
    std::iter::from_fn(move || {
        while let Some(&byte) = bytes.get(at) {
            let start = at;
            at += 1;
            match byte {
                b'\\' if quoted => at += 1,
                b'"' => quoted = !quoted,
                b'%' | b'^' if !quoted => {
                    at += bytes[at..].iter().take_while(|byte| in_name(**byte)).count();
                    return Some((start, at));
                }
                _ => {}
            }
        }
        None
    })
}

/// The line with every name reduced to its sigil.
fn shape(line: &str) -> String {
    let (mut text, mut last) = (String::with_capacity(line.len()), 0);
    for (start, end) in names(line) {
        text.push_str(&line[last..=start]);
        last = end;
    }
    text.push_str(&line[last..]);
    text
}

/// Whether the name that ends at `end` is defined there: as a result, or as a block argument.
fn defined(line: &str, end: usize) -> bool {
    let result =
        line.trim_start().starts_with('%') && line.find(" = ").is_some_and(|equals| end <= equals);
    result || line[end..].starts_with(": ") || line[end..].starts_with(" = ")
}

/// The mapping between names of the old and the new text.
#[derive(Default)]
struct Names<'a> {
    map: HashMap<&'a str, &'a str>,
    /// Names that are defined only in the old text, and only in the new text.
    gone: HashSet<&'a str>,
    fresh: HashSet<&'a str>,
}

/// The names that lines define.
fn definitions<'a>(lines: &[&'a str]) -> impl Iterator<Item = &'a str> {
    lines.iter().flat_map(|line| {
        let found = names(line).filter(|(_, end)| defined(line, *end));
        found.map(|(start, end)| base(&line[start..end]))
    })
}

impl<'a> Names<'a> {
    /// Invalidates names that are defined in only one of the texts: they mean something else from here on.
    fn forget(&mut self, old: &[&'a str], new: &[&'a str]) {
        for name in definitions(old) {
            self.map.remove(name);
            self.gone.insert(name);
        }
        let before = self.fresh.len();
        self.fresh.extend(definitions(new));
        if self.fresh.len() > before {
            self.map.retain(|_, stands_for| !self.fresh.contains(stands_for));
        }
    }

    /// Compares a matched pair; `None` if it is about other values.
    fn compare(&mut self, old: &'a str, new: &'a str) -> Option<Step> {
        let mut renamed = false;
        for ((start, end), (from, to)) in names(old).zip(names(new)) {
            let (old_name, new_name) = (base(&old[start..end]), base(&new[from..to]));
            renamed |= old[start..end] != new[from..to];
            if defined(old, end) {
                self.gone.remove(old_name);
                self.fresh.remove(new_name);
                self.map.insert(old_name, new_name);
                continue;
            }
            let same = match self.map.get(old_name) {
                Some(known) => *known == new_name,
                // Both are defined in changed lines, or not seen yet: the pair is accepted once, and must stay
                // consistent.
                None => self.gone.contains(old_name) == self.fresh.contains(new_name),
            };
            if !same {
                return None;
            }
            self.map.insert(old_name, new_name);
        }
        Some(if renamed { Step::Renamed } else { Step::Same })
    }
}

/// The name without a result number and without a group count.
fn base(name: &str) -> &str {
    name.split(['#', ':']).next().unwrap_or(name)
}

/// Pairs of positions of equal numbers, increasing in both.
fn align(left: &[usize], right: &[usize]) -> Vec<(usize, usize)> {
    let head = left.iter().zip(right).take_while(|(a, b)| a == b).count();
    let (left_rest, right_rest) = (&left[head..], &right[head..]);
    let tail = left_rest.iter().rev().zip(right_rest.iter().rev()).take_while(|(a, b)| a == b);
    let tail = tail.count();
    let (left_end, right_end) = (left.len() - tail, right.len() - tail);
    let mut pairs: Vec<_> = (0..head).map(|at| (at, at)).collect();
    let middle = between(&left[head..left_end], &right[head..right_end]);
    pairs.extend(middle.into_iter().map(|(a, b)| (a + head, b + head)));
    pairs.extend((0..tail).map(|at| (left_end + at, right_end + at)));
    pairs
}

/// Like [`align`], for parts that start and end with a difference. Long parts are split at lines that occur once in
/// each, such as the first lines of functions.
fn between(left: &[usize], right: &[usize]) -> Vec<(usize, usize)> {
    if left.len() + right.len() <= MOST_EDITS {
        return shortest(left, right);
    }
    let fixed = landmarks(left, right);
    if fixed.is_empty() {
        return shortest(left, right);
    }
    let (mut pairs, mut at, mut to) = (Vec::new(), 0, 0);
    for (before, after) in fixed.into_iter().chain([(left.len(), right.len())]) {
        let inner = align(&left[at..before], &right[to..after]);
        pairs.extend(inner.into_iter().map(|(a, b)| (a + at, b + to)));
        if before < left.len() {
            pairs.push((before, after));
        }
        (at, to) = (before + 1, after + 1);
    }
    pairs
}

/// The longest increasing sequence of pairs of numbers that occur exactly once in both.
fn landmarks(left: &[usize], right: &[usize]) -> Vec<(usize, usize)> {
    let once = |numbers: &[usize]| {
        let mut places: HashMap<usize, Option<usize>> = HashMap::new();
        for (at, number) in numbers.iter().enumerate() {
            places.entry(*number).and_modify(|place| *place = None).or_insert(Some(at));
        }
        places
    };
    let places = once(right);
    let mut pairs: Vec<(usize, usize)> = once(left)
        .into_iter()
        .filter_map(|(number, at)| Some((at?, places.get(&number).copied().flatten()?)))
        .collect();
    pairs.sort_unstable();
    // Piles of patience sorting: each pair refers to the top of the previous pile.
    let mut piles: Vec<usize> = Vec::new();
    let mut before = vec![None; pairs.len()];
    for (index, (_, after)) in pairs.iter().enumerate() {
        let pile = piles.partition_point(|top| pairs[*top].1 < *after);
        before[index] = pile.checked_sub(1).map(|pile| piles[pile]);
        if pile == piles.len() {
            piles.push(index);
        } else {
            piles[pile] = index;
        }
    }
    let mut run = Vec::new();
    let mut next = piles.last().copied();
    while let Some(index) = next {
        run.push(pairs[index]);
        next = before[index];
    }
    run.reverse();
    run
}

/// The pairs on a shortest edit path (E. Myers, 1986); empty if it is longer than [`MOST_EDITS`].
fn shortest(left: &[usize], right: &[usize]) -> Vec<(usize, usize)> {
    let most = (left.len() + right.len()).min(MOST_EDITS);
    let middle = most + 1;
    // The furthest position on each diagonal, now and before each round.
    let mut reach = vec![0usize; 2 * most + 3];
    let mut rounds: Vec<Vec<usize>> = Vec::new();
    for edits in 0..=most {
        rounds.push(reach[middle - edits..=middle + edits].to_vec());
        for step in (0..=2 * edits).step_by(2) {
            let diagonal = middle - edits + step;
            let down =
                step == 0 || (step != 2 * edits && reach[diagonal - 1] < reach[diagonal + 1]);
            let mut x = if down { reach[diagonal + 1] } else { reach[diagonal - 1] + 1 };
            let mut y = (x + middle).wrapping_sub(diagonal);
            while x < left.len() && y < right.len() && left[x] == right[y] {
                (x, y) = (x + 1, y + 1);
            }
            reach[diagonal] = x;
            if x >= left.len() && y >= right.len() {
                return way_back(&rounds, middle, (left.len(), right.len()));
            }
        }
    }
    Vec::new()
}

/// The pairs on the path that ends at `end`, given the state at the start of each round.
fn way_back(rounds: &[Vec<usize>], middle: usize, end: (usize, usize)) -> Vec<(usize, usize)> {
    let (mut x, mut y) = end;
    let mut pairs = Vec::new();
    for (edits, reach) in rounds.iter().enumerate().rev() {
        // `reach` holds the diagonals from `middle - edits`.
        let diagonal = x + middle - y;
        let at = |diagonal: usize| reach.get((diagonal + edits).wrapping_sub(middle)).copied();
        if edits == 0 {
            pairs.extend((0..x).rev().map(|at| (at, at)));
            break;
        }
        let (below, above) = (at(diagonal - 1), at(diagonal + 1));
        let down = diagonal == middle - edits
            || (diagonal != middle + edits && below.unwrap_or(0) < above.unwrap_or(0));
        let (from, start) = if down {
            let from = above.unwrap_or(0);
            (from, from)
        } else {
            let from = below.unwrap_or(0);
            (from, from + 1)
        };
        while x > start {
            (x, y) = (x - 1, y - 1);
            pairs.push((x, y));
        }
        (x, y) = if down { (from, y - 1) } else { (from, y) };
    }
    pairs.reverse();
    pairs
}

#[cfg(test)]
#[path = "diff/tests.rs"]
mod tests;
