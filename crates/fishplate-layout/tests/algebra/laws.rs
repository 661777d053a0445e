//! Laws of the algebra on all small layouts.

use fishplate_layout::{Int, Nesting, Tiler};

use crate::small::{large, layouts, number, offsets, pairs, size};

/// `(A o B) o C` and `A o (B o C)` are the same function, if `C` stays inside `B`.
#[test]
fn composition_is_associative() {
    let strides: &[i64] = if large() { &[0, 1, 2, 4, 6] } else { &[0, 1, 2] };
    let all = layouts(2, &[1, 2, 4], strides);
    let mut count = 0_u64;
    for a in &all {
        for b in &all {
            let Ok(first) = a.compose(b) else { continue };
            for c in &all {
                if number(&c.cosize().unwrap()) > size(b) {
                    continue;
                }
                let Ok(inner) = b.compose(c) else { continue };
                let (Ok(left), Ok(right)) = (first.compose(c), a.compose(&inner)) else { continue };
                assert_eq!(offsets(&left), offsets(&right), "{a} o {b} o {c}");
                count += 1;
            }
        }
    }
    assert!(count > 10_000, "{count}");
}

/// Layouts of that size with stride 1 are neutral on both sides.
#[test]
fn the_identity_is_neutral() {
    for a in pairs() {
        let identity = format!("{}:1", size(&a)).parse().unwrap();
        assert_eq!(offsets(&a.compose(&identity).unwrap()), offsets(&a), "{a}");
        let wide =
            format!("{}:1", number(&a.cosize().unwrap())).parse::<fishplate_layout::Layout>();
        assert_eq!(offsets(&wide.unwrap().compose(&a).unwrap()), offsets(&a), "{a}");
    }
}

/// A layout with its complement has a complement of one element.
#[test]
fn complements_complete() {
    for a in pairs() {
        let Ok(rest) = a.complement(&Int::Static(48)) else { continue };
        let both = fishplate_layout::Layout::concatenated(vec![a.clone(), rest]);
        let Ok(nothing) = both.complement(&both.cosize().unwrap()) else { panic!("{both}") };
        let gaps = number(&both.cosize().unwrap()) - size(&both.filter().unwrap());
        assert!(gaps != 0 || size(&nothing) == 1, "{a}: {both} leaves {nothing}");
    }
}

/// The forms of a divide contain the same modes.
#[test]
fn forms_of_divides_and_products_hold_the_same_elements() {
    let layout = "(8,(4,6),3):(24,(6,1),200)".parse::<fishplate_layout::Layout>().unwrap();
    for tiler in ["(4,8)", "<4:2,(2,3):(1,8)>", "(_,12)", "<_,_,3>", "6"] {
        let tiler: Tiler = tiler.parse().unwrap();
        let sorted = |nesting| {
            let Ok(divided) = layout.divide(&tiler, nesting) else { return Vec::new() };
            let mut offsets = offsets(&divided);
            offsets.sort_unstable();
            offsets
        };
        let all = sorted(Nesting::Logical);
        for nesting in [Nesting::Zipped, Nesting::Tiled, Nesting::Flat] {
            assert_eq!(sorted(nesting), all, "{tiler}");
        }
    }
    let zipped = layout.divide(&"(4,8)".parse().unwrap(), Nesting::Zipped).unwrap();
    let composed = layout.compose_tiler(&"(4,8)".parse().unwrap()).unwrap();
    assert_eq!(zipped.mode(0).unwrap(), composed);
}

#[test]
fn errors_name_the_operation_and_both_layouts() {
    let (a, b): (fishplate_layout::Layout, fishplate_layout::Layout) =
        ("(6,2):(8,2)".parse().unwrap(), "4:4".parse().unwrap());
    let error = a.compose(&b).unwrap_err().to_string();
    assert!(error.starts_with("composition of (6,2):(8,2) and 4:4: "), "{error}");
    let error = a.divide(&"(2,2,2)".parse().unwrap(), Nesting::Tiled).unwrap_err().to_string();
    assert_eq!(
        error,
        "tiled_divide of (6,2):(8,2) and <2:1,2:1,2:1>: the layout has 2 modes, but 3 are needed"
    );
    let gap = "16:1".parse::<fishplate_layout::Layout>().unwrap();
    let error = gap.divide(&"<(4,2):(1,10)>".parse().unwrap(), Nesting::Logical);
    assert!(error.unwrap_err().to_string().contains("must be a multiple of 4"));
}

#[test]
fn numbers_that_do_not_fit_are_errors() {
    let huge = "(9223372036854775807,2):(1,1)".parse::<fishplate_layout::Layout>().unwrap();
    assert!(huge.size().is_err());
    assert!(huge.divide(&"2".parse().unwrap(), Nesting::Logical).is_err());
    let far = "(2,2):(9223372036854775807,1)".parse::<fishplate_layout::Layout>().unwrap();
    assert!(far.cosize().is_err());
    assert!(far.complement(&Int::Static(8)).is_err());
    let low = "2:-9223372036854775808".parse::<fishplate_layout::Layout>().unwrap();
    assert!(low.cosize().is_err());
    assert!(low.upcast(2).is_ok());
    assert!(low.compose(&"2:-1".parse().unwrap()).is_err());
    // But numbers beyond 32 bits are allowed.
    let wide = "(4294967296,8):(1,4294967296)".parse::<fishplate_layout::Layout>().unwrap();
    assert_eq!(wide.coalesce().unwrap().to_string(), "34359738368:1");
}
