//! Dynamic numbers: the result of an operation, with values substituted, equals the function for static numbers.

use fishplate_layout::{Int, Layout, Mode, Nesting, Tiler, Tree};
use proptest::prelude::*;

use crate::small::{at, offsets, parse, size};

/// Substitutes the values of the variables.
fn filled(layout: &Layout, values: &[i64]) -> Layout {
    fn fill(tree: &Tree<Mode>, values: &[i64], of: fn(&Mode) -> &Int) -> Tree<Int> {
        match tree {
            Tree::Leaf(mode) => {
                let value = of(mode).evaluate(&|index| values[index as usize]).unwrap();
                Tree::Leaf(Int::Static(value))
            }
            Tree::Tuple(members) => {
                Tree::Tuple(members.iter().map(|member| fill(member, values, of)).collect())
            }
        }
    }
    let tree = layout.tree();
    let (shape, stride) = (fill(tree, values, |m| &m.extent), fill(tree, values, |m| &m.stride));
    Layout::new(&shape, &stride).unwrap()
}

#[test]
fn a_matrix_with_dynamic_extents_is_tiled() {
    let matrix = parse("(?0,?1):(?1,1)");
    let tiles = matrix.divide(&"(128,64)".parse().unwrap(), Nesting::Zipped).unwrap();
    assert_eq!(
        tiles.to_string(),
        "((128,64),([ceil ?0 128],[ceil ?1 64])):((?1,1),([* ?1 128],64))"
    );
    let (tile, offset) = tiles.slice(&"(_,(?2,?3))".parse().unwrap()).unwrap();
    assert_eq!(tile.to_string(), "((128,64)):((?1,1))");
    assert_eq!(offset.to_string(), "[+ [* [* ?1 ?2] 128] [* ?3 64]]");
}

/// Known multiples make divisions exact.
#[test]
fn known_multiples_are_used() {
    let matrix = parse("(?0{div=128},8):(1,?0{div=128})");
    let line = matrix.coalesce().unwrap();
    assert_eq!(line.to_string(), "[* ?0{div=128} 8]:1");
    let tiles = line.divide(&"1024".parse().unwrap(), Nesting::Logical).unwrap();
    assert_eq!(tiles.shape().to_string(), "(1024,[/ ?0{div=128} 128])");
    let apart = parse("(?0{div=128},8):(1,?1)");
    assert!(apart.compose(&parse("64:2")).is_ok());
    assert!(apart.compose(&parse("256:1")).is_err());
    assert!(apart.divide(&"64".parse().unwrap(), Nesting::Logical).is_ok());
    assert!(parse("(?0,8):(1,?1)").divide(&"64".parse().unwrap(), Nesting::Logical).is_err());
}

/// A number as a static value or a variable with that value.
fn numbers(values: Vec<i64>) -> impl Strategy<Value = (i64, bool, bool)> {
    (proptest::sample::select(values), any::<bool>(), any::<bool>())
}

/// A layout of up to three modes in which some numbers are variables, and their values.
fn mixed() -> impl Strategy<Value = (String, Vec<i64>)> {
    let mode = (numbers(vec![1, 2, 3, 4, 6, 8]), numbers(vec![0, 1, 2, 3, 4, 6, 8, 12]));
    proptest::collection::vec(mode, 1..4).prop_map(|modes| {
        let mut values = Vec::new();
        let mut text = |(value, dynamic, known): (i64, bool, bool)| {
            if !dynamic {
                return value.to_string();
            }
            values.push(value);
            let index = values.len() - 1;
            if known && value > 0 {
                format!("?{index}{{div={value}}}")
            } else {
                format!("?{index}")
            }
        };
        let (shape, stride): (Vec<String>, Vec<String>) =
            modes.into_iter().map(|(extent, stride)| (text(extent), text(stride))).unzip();
        (format!("({}):({})", shape.join(","), stride.join(",")), values)
    })
}

fn cases() -> ProptestConfig {
    let cases = if crate::small::large() { 300_000 } else { 2_000 };
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn dynamic_composition_is_the_composed_function((a, values) in mixed(), extent in 1_i64..9, stride in 0_i64..9) {
        let (a, b) = (parse(&a), parse(&format!("{extent}:{stride}")));
        let plain = filled(&a, &values);
        if let Ok(result) = a.compose(&b) {
            let wanted: Vec<i64> = offsets(&b).iter().map(|i| at(&plain, *i)).collect();
            prop_assert_eq!(offsets(&filled(&result, &values)), wanted, "{} o {} = {}", a, b, result);
        }
        let simple = a.coalesce().unwrap();
        prop_assert_eq!(offsets(&filled(&simple, &values)), offsets(&plain), "{}", a);
    }

    #[test]
    fn dynamic_divides_are_static_divides((a, values) in mixed(), extent in 1_i64..9, stride in 1_i64..5) {
        let (a, tiler) = (parse(&a), Tiler::Layout(parse(&format!("{extent}:{stride}"))));
        let plain = filled(&a, &values);
        if let Ok(result) = a.divide(&tiler, Nesting::Logical)
            && let Ok(wanted) = plain.divide(&tiler, Nesting::Logical)
        {
            prop_assert_eq!(offsets(&filled(&result, &values)), offsets(&wanted), "{} / {}", a, tiler);
        }
    }

    #[test]
    fn dynamic_offsets_are_static_offsets((a, values) in mixed(), index in 0_i64..99) {
        let a = parse(&a);
        let plain = filled(&a, &values);
        let index = index % size(&plain);
        let known = a.at(&Int::Static(index)).unwrap();
        let place = u32::try_from(values.len()).unwrap();
        let unknown = a.at(&Int::variable(place, 1)).unwrap();
        let all = [values, vec![index]].concat();
        for offset in [known, unknown] {
            prop_assert_eq!(offset.evaluate(&|at| all[at as usize]).unwrap(), at(&plain, index));
        }
    }

    #[test]
    fn texts_are_read_again((a, _) in mixed()) {
        let layout = parse(&a);
        prop_assert_eq!(parse(&layout.to_string()), layout.clone());
        let tiles = layout.divide(&"4".parse().unwrap(), Nesting::Zipped);
        if let Ok(tiles) = tiles {
            prop_assert_eq!(parse(&tiles.to_string()), tiles);
        }
    }

    #[test]
    fn no_text_ends_the_process(text in "[-_?S<>(){}=:,o 0-9divmax+*/%^&\\[\\]]{0,24}") {
        let _ = text.parse::<fishplate_layout::AnyLayout>();
        let _ = text.parse::<Tiler>();
        let _ = text.parse::<fishplate_layout::Coordinate>();
    }
}
