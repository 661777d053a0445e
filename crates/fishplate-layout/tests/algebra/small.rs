//! All small layouts, and layouts as plain lists of offsets.

use fishplate_layout::{Int, Layout, Tree};

/// Whether to enumerate more.
pub(crate) fn large() -> bool {
    std::env::var_os("LAYOUTS").is_some_and(|value| value == "large")
}

/// All flat layouts up to a rank with these extents and strides.
pub(crate) fn layouts(rank: usize, extents: &[i64], strides: &[i64]) -> Vec<Layout> {
    let modes: Vec<(i64, i64)> =
        extents.iter().flat_map(|e| strides.iter().map(move |d| (*e, *d))).collect();
    let mut found: Vec<Vec<(i64, i64)>> = vec![Vec::new()];
    let mut all = Vec::new();
    for _ in 0..rank {
        found = found
            .iter()
            .flat_map(|head| modes.iter().map(move |mode| [head.as_slice(), &[*mode]].concat()))
            .collect();
        all.extend(found.iter().map(|modes| layout(modes)));
    }
    all
}

/// The layouts for tests on pairs.
pub(crate) fn pairs() -> Vec<Layout> {
    if large() {
        layouts(2, &[1, 2, 3, 4, 6, 8], &[0, 1, 2, 3, 4, 6, 8, 12])
    } else {
        layouts(2, &[1, 2, 4, 6], &[0, 1, 2, 4, 6])
    }
}

/// The layouts for tests on single layouts.
pub(crate) fn singles() -> Vec<Layout> {
    if large() {
        layouts(3, &[1, 2, 3, 4, 6], &[0, 1, 2, 3, 4, 6, 8, 12, 24])
    } else {
        layouts(3, &[1, 2, 3, 4], &[0, 1, 2, 4, 8])
    }
}

/// A layout with one mode is a value, and one with several is a tuple.
fn layout(modes: &[(i64, i64)]) -> Layout {
    let tree = |of: fn(&(i64, i64)) -> i64| match modes {
        [mode] => Tree::Leaf(Int::Static(of(mode))),
        _ => Tree::Tuple(modes.iter().map(|m| Tree::Leaf(Int::Static(of(m)))).collect()),
    };
    Layout::new(&tree(|m| m.0), &tree(|m| m.1)).unwrap()
}

pub(crate) fn parse(text: &str) -> Layout {
    text.parse().unwrap()
}

pub(crate) fn number(value: &Int) -> i64 {
    value.known().unwrap()
}

pub(crate) fn size(layout: &Layout) -> i64 {
    number(&layout.size().unwrap())
}

/// The offset of an element, computed from only the shape and the strides.
pub(crate) fn at(layout: &Layout, index: i64) -> i64 {
    let modes = layout.flat();
    let (mut rest, mut sum) = (index, 0);
    for (place, mode) in modes.iter().enumerate() {
        let (extent, stride) = (number(&mode.extent), number(&mode.stride));
        let digit = if place + 1 == modes.len() { rest } else { rest % extent };
        sum += digit * stride;
        rest /= extent;
    }
    sum
}

/// The offsets of all elements.
pub(crate) fn offsets(layout: &Layout) -> Vec<i64> {
    (0..size(layout)).map(|index| at(layout, index)).collect()
}

pub(crate) fn distinct(values: &[i64]) -> bool {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
}

/// Whether a list of offsets is that of a layout.
pub(crate) fn is_layout(values: &[i64]) -> bool {
    if values.len() <= 1 {
        return true;
    }
    (2..=values.len()).filter(|first| values.len().is_multiple_of(*first)).any(|first| {
        values[..first].iter().enumerate().all(|(i, v)| *v == i as i64 * values[1])
            && values
                .iter()
                .enumerate()
                .all(|(i, v)| *v == values[i % first] + values[i - i % first])
            && is_layout(&values.iter().step_by(first).copied().collect::<Vec<_>>())
    })
}
