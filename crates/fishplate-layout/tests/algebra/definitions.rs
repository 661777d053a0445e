//! Operations on all small layouts, compared with their definitions.

use fishplate_layout::{Int, Layout, Nesting, Reason, Tiler};

use crate::small::{
    at, distinct, is_layout, large, layouts, number, offsets, pairs, singles, size,
};

#[test]
fn coalesce_is_the_same_function_with_as_few_modes_as_possible() {
    for layout in singles() {
        let simple = layout.coalesce().unwrap();
        assert_eq!(offsets(&simple), offsets(&layout), "{layout}");
        assert!(simple.depth() <= 1, "{layout}");
        let flat = simple.flat();
        for pair in flat.windows(2) {
            let end = number(&pair[0].extent) * number(&pair[0].stride);
            assert_ne!(end, number(&pair[1].stride), "{layout} -> {simple}");
        }
        assert!(flat.len() == 1 || flat.iter().all(|mode| number(&mode.extent) > 1), "{layout}");
        assert_eq!(simple.coalesce().unwrap(), simple);
        let [all, kept] = [&layout, &layout.filter().unwrap()].map(|layout| {
            let mut values = offsets(layout);
            values.sort_unstable();
            values.dedup();
            values
        });
        assert_eq!(all, kept, "filter of {layout}");
    }
}

/// A composition equals the composed function. If there is no composition, the function is not a layout, except if a
/// stride and an extent do not divide each other.
#[test]
fn composition_is_the_composed_function() {
    let all = pairs();
    let (mut good, mut bad) = (0_u64, 0_u64);
    for a in &all {
        for b in &all {
            let wanted: Vec<i64> = offsets(b).iter().map(|i| at(a, *i)).collect();
            match a.compose(b) {
                Ok(result) => {
                    good += 1;
                    assert_eq!(offsets(&result), wanted, "{a} o {b} = {result}");
                    assert!(b.is_compatible(&result), "{a} o {b} = {result}");
                }
                Err(error) if matches!(error.reason, Reason::Stride { .. }) => bad += 1,
                Err(error) => {
                    bad += 1;
                    assert!(!composes(a, b), "{error}");
                }
            }
        }
    }
    assert!(good > bad, "{good} compositions, {bad} errors");
}

/// Whether `a(b(c))` is a layout over the shape of `b`: linear in its modes, and each mode a layout.
fn composes(a: &Layout, b: &Layout) -> bool {
    let modes = b.flat();
    let mut values = vec![0];
    for mode in &modes {
        let line: Vec<i64> =
            (0..number(&mode.extent)).map(|i| at(a, i * number(&mode.stride))).collect();
        if !is_layout(&line) {
            return false;
        }
        values = line.iter().flat_map(|v| values.iter().map(move |w| v + w)).collect();
    }
    values == offsets(b).iter().map(|i| at(a, *i)).collect::<Vec<_>>()
}

#[test]
fn complement_adds_what_is_missing() {
    for layout in singles() {
        for target in [1, 7, 24, 64] {
            let Ok(rest) = layout.complement(&Int::Static(target)) else {
                continue;
            };
            let own = offsets(&layout.filter().unwrap());
            let rest = offsets(&rest);
            assert!(rest.windows(2).all(|pair| pair[0] < pair[1]), "{layout} {target}");
            let sums: Vec<i64> = rest.iter().flat_map(|r| own.iter().map(move |o| r + o)).collect();
            assert!(distinct(&sums), "{layout} {target}");
            let mut span = 1;
            let mut modes: Vec<(i64, i64)> = layout
                .filter()
                .unwrap()
                .flat()
                .iter()
                .map(|mode| (number(&mode.stride), number(&mode.extent)))
                .collect();
            modes.sort_unstable();
            let whole = modes.iter().filter(|mode| mode.0 != 0).all(|(stride, extent)| {
                let before = std::mem::replace(&mut span, stride * extent);
                stride % before == 0
            });
            assert!(!whole || (0..target).all(|x| sums.contains(&x)), "{layout} {target}");
        }
    }
}

/// Layouts that fill a range without gaps always have a complement and both inverses.
#[test]
fn compact_layouts_have_complement_and_inverses() {
    let mut count = 0;
    for layout in singles() {
        let mut sorted = offsets(&layout);
        sorted.sort_unstable();
        if !sorted.iter().enumerate().all(|(i, v)| i as i64 == *v) {
            continue;
        }
        count += 1;
        let length = size(&layout);
        let rest = layout.complement(&Int::Static(2 * length)).unwrap();
        assert_eq!(offsets(&rest), [0, length], "{layout}");
        let (left, right) = (layout.left_inverse().unwrap(), layout.right_inverse().unwrap());
        for i in 0..length {
            assert_eq!(at(&left, at(&layout, i)), i, "{layout}");
            assert_eq!(at(&layout, at(&right, i)), i, "{layout}");
        }
        assert_eq!(size(&right), length, "{layout}");
    }
    assert!(count > 100, "{count}");
}

#[test]
fn inverses_invert() {
    for layout in singles() {
        let right = layout.right_inverse().unwrap();
        for i in 0..size(&right) {
            assert_eq!(at(&layout, at(&right, i)), i, "{layout} {right}");
        }
        let all = offsets(&layout);
        if let Ok(left) = layout.left_inverse() {
            for (i, offset) in all.iter().enumerate() {
                assert_eq!(at(&layout, at(&left, *offset)), *offset, "{layout} {left}");
                assert!(!distinct(&all) || at(&left, *offset) == i as i64, "{layout} {left}");
            }
        }
        let null = layout.nullspace().unwrap();
        assert!(offsets(&null).iter().all(|i| at(&layout, *i) == 0), "{layout}");
        assert!(distinct(&offsets(&null)), "{layout}");
        assert_eq!(size(&null) * size(&layout.filter_zeros()), size(&layout), "{layout}");
    }
}

/// The first part is the composition, and together the parts contain each element once.
#[test]
fn divides_split_into_tiles() {
    let all = pairs();
    for a in &all {
        for b in &all {
            let Ok(result) = a.divide(&Tiler::Layout(b.clone()), Nesting::Logical) else {
                continue;
            };
            assert_eq!(result.mode(0).unwrap(), a.compose(b).unwrap(), "{a} / {b}");
            let rest = b.complement(&Int::Static(size(a))).unwrap();
            let (own, rest) = (offsets(b), offsets(&rest));
            let order: Vec<i64> =
                rest.iter().flat_map(|r| own.iter().map(move |o| r + o)).collect();
            let wanted: Vec<i64> = order.iter().map(|i| at(a, *i)).collect();
            assert_eq!(offsets(&result), wanted, "{a} / {b} = {result}");
            assert!((0..size(a)).all(|i| order.contains(&i)), "{a} / {b}");
        }
    }
}

#[test]
fn products_repeat_a_block() {
    // Each pair is compared element by element with every other.
    let all = if large() { layouts(2, &[1, 2, 3, 4], &[0, 1, 2, 3, 4, 6]) } else { pairs() };
    for a in &all {
        for b in &all {
            let Ok(result) = a.product(&Tiler::Layout(b.clone()), Nesting::Logical) else {
                continue;
            };
            assert_eq!(&result.mode(0).unwrap(), a, "{a} * {b}");
            let places = offsets(&result.mode(1).unwrap());
            let (own, order) = (offsets(&a.filter().unwrap()), offsets(b));
            assert_eq!(places.len(), order.len(), "{a} * {b}");
            for (p, i) in places.iter().zip(&order) {
                for (q, j) in places.iter().zip(&order) {
                    assert_eq!(p.cmp(q), i.cmp(j), "{a} * {b} = {result}");
                    let meet = own.iter().any(|x| own.iter().any(|y| p + x == q + y));
                    assert_eq!(meet, i == j, "{a} * {b} = {result}");
                }
            }
        }
    }
}

/// Blocked and raked products have the same elements as the logical product, in another order.
#[test]
fn blocked_and_raked_products_weave_modes() {
    let all = layouts(2, &[1, 2, 3], &[1, 2, 3, 4]);
    for a in all.iter().filter(|layout| layout.rank() == 2) {
        for b in all.iter().filter(|layout| layout.rank() == 2) {
            let Ok(plain) = a.product(&Tiler::Layout(b.clone()), Nesting::Logical) else {
                continue;
            };
            let (blocked, raked) = (a.blocked_product(b).unwrap(), a.raked_product(b).unwrap());
            for [i, j, k, l] in coordinates([a, b]) {
                let wanted = text(&plain, &format!("(({i},{j}),({k},{l}))"));
                assert_eq!(text(&blocked, &format!("(({i},{k}),({j},{l}))")), wanted, "{a} {b}");
                assert_eq!(text(&raked, &format!("(({k},{i}),({l},{j}))")), wanted, "{a} {b}");
            }
        }
    }
}

fn coordinates(layouts: [&Layout; 2]) -> Vec<[i64; 4]> {
    let extents: Vec<i64> =
        layouts.iter().flat_map(|l| l.flat()).map(|mode| number(&mode.extent)).collect();
    let mut found = Vec::new();
    for i in 0..extents[0] {
        for j in 0..extents[1] {
            for k in 0..extents[2] {
                found.extend((0..extents[3]).map(|l| [i, j, k, l]));
            }
        }
    }
    found
}

fn text(layout: &Layout, coordinate: &str) -> i64 {
    number(&layout.offset(&coordinate.parse().unwrap()).unwrap())
}

#[test]
fn recast_keeps_the_memory() {
    let sorted = |mut values: Vec<i64>| {
        values.sort_unstable();
        values.dedup();
        values
    };
    let (mut up, mut down) = (0, 0);
    for layout in singles() {
        for factor in [2, 3, 4] {
            if let Ok(joined) = layout.upcast(factor) {
                up += 1;
                let wanted = offsets(&layout).iter().map(|x| x / factor).collect();
                assert_eq!(sorted(offsets(&joined)), sorted(wanted), "{layout} {factor} {joined}");
            }
            if let Ok(parted) = layout.downcast(factor) {
                down += 1;
                let wanted = offsets(&layout)
                    .into_iter()
                    .flat_map(|x| (0..factor).map(move |j| x * factor + j));
                assert_eq!(
                    sorted(offsets(&parted)),
                    sorted(wanted.collect()),
                    "{layout} {factor} {parted}"
                );
            }
        }
    }
    assert!(up > 1000 && down > 1000, "{up} {down}");
}

#[test]
fn common_vectors_lie_together_in_both() {
    let all = if large() { pairs() } else { layouts(2, &[1, 2, 4], &[1, 2, 4, 8]) };
    for a in &all {
        for b in &all {
            let common = a.max_common_layout(b).unwrap();
            for i in 0..size(&common) {
                assert_eq!(
                    (at(a, at(&common, i)), at(b, at(&common, i))),
                    (i, i),
                    "{a} {b} {common}"
                );
            }
            assert_eq!(number(&a.max_common_vector(b).unwrap()), size(&common), "{a} {b}");
        }
        if distinct(&offsets(a)) {
            let own = a.max_common_layout(a).unwrap();
            assert_eq!(size(&own), size(&a.right_inverse().unwrap()), "{a}");
        }
    }
}
