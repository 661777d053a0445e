//! Coordinates, slices, swizzles, and functions that create layouts.

use fishplate_layout::{AnyLayout, Composed, Coordinate, Int, IntTuple, Layout, Outer, Swizzle};

use crate::small::{at, number, offsets, parse, singles, size};

#[test]
fn every_form_of_a_coordinate_has_the_same_offset() {
    let nested: Vec<Layout> =
        ["((2,3),(4,(5,2))):((1,2),(6,(24,120)))", "((3,2),2):((8,1),5)", "7:3", "((4)):((2))"]
            .map(parse)
            .into();
    for layout in nested.into_iter().chain(singles()) {
        for index in 0..size(&layout) {
            let natural = layout.coordinate(&Int::Static(index)).unwrap();
            assert_eq!(number(&layout.offset(&natural).unwrap()), at(&layout, index), "{layout}");
            let plain = layout.offset(&IntTuple::Leaf(Int::Static(index))).unwrap();
            assert_eq!(number(&plain), at(&layout, index), "{layout}");
            assert_eq!(number(&layout.at(&Int::Static(index)).unwrap()), at(&layout, index));
        }
        assert!(layout.offset(&IntTuple::Leaf(Int::Static(size(&layout)))).is_err());
        assert!(layout.offset(&IntTuple::Leaf(Int::Static(-1))).is_err());
        let largest = offsets(&layout).into_iter().max().unwrap();
        assert_eq!(number(&layout.cosize().unwrap()), largest + 1, "{layout}");
    }
}

#[test]
fn slices_keep_the_free_modes() {
    let layout = parse("((3,2),(2,5,2)):((4,1),(2,13,100))");
    let cases = [
        ("(_,5)", "((3,2)):((4,1))"),
        ("(2,_)", "((2,5,2)):((2,13,100))"),
        ("((_,_),5)", "(3,2):(4,1)"),
        ("((_,1),(0,_,1))", "(3,5):(4,13)"),
        ("((2,_),(_,3,_))", "(2,2,2):(1,2,100)"),
        ("_", "((3,2),(2,5,2)):((4,1),(2,13,100))"),
    ];
    for (coordinate, wanted) in cases {
        let coordinate: Coordinate = coordinate.parse().unwrap();
        let (kept, base) = layout.slice(&coordinate).unwrap();
        assert_eq!(kept.to_string(), wanted, "{coordinate}");
        let fixed = coordinate.to_string().replace('_', "0").parse().unwrap();
        assert_eq!(base, layout.offset(&fixed).unwrap(), "{coordinate}");
    }
    let diced = layout.dice(&"((2,_),(_,3,_))".parse().unwrap()).unwrap();
    assert_eq!(diced.to_string(), "(3,5):(4,13)");
    assert!(layout.slice(&"(_,_,_)".parse().unwrap()).is_err());
    assert!(layout.slice(&"(_,99)".parse().unwrap()).is_err());
}

/// A swizzle is its own inverse, permutes blocks, and keeps runs of `2^base` elements together.
#[test]
fn swizzles_permute_blocks() {
    for bits in 0..4 {
        for base in 0..4 {
            for shift in -4_i64..=4 {
                let Ok(swizzle) = Swizzle::new(bits, base, shift) else {
                    assert!(shift.abs() < bits);
                    continue;
                };
                let block = 1_i64 << (bits + base + shift.abs());
                let apply = |x: i64| number(&swizzle.apply(&Int::Static(x)).unwrap());
                let mut seen: Vec<i64> = (0..block).map(apply).collect();
                for (x, y) in (0..block).zip(seen.clone()) {
                    assert_eq!(apply(y), x, "{swizzle}");
                    let run = 1 << base;
                    assert_eq!(apply(x - x % run), y - y % run, "{swizzle}");
                }
                seen.sort_unstable();
                assert_eq!(seen, (0..block).collect::<Vec<_>>(), "{swizzle}");
            }
        }
    }
    assert!(Swizzle::new(-1, 0, 0).is_err());
    assert!(Swizzle::new(3, 60, 3).is_err());
    assert!(Swizzle::new(0, 0, i64::MIN).is_err());
}

#[test]
fn swizzled_columns_lie_in_different_banks() {
    // 8 rows of 64 half-precision numbers: without the swizzle a column is in one bank.
    let Ok(AnyLayout::Composed(layout)) = "S<3,3,3> o 0 o (8,64):(64,1)".parse() else { panic!() };
    let bank = |row: i64, column: i64| {
        let at = layout.offset(&format!("({row},{column})").parse().unwrap()).unwrap();
        number(&at) * 2 / 4 % 32
    };
    let mut banks: Vec<i64> = (0..8).map(|row| bank(row, 0)).collect();
    banks.sort_unstable();
    banks.dedup();
    assert_eq!(banks.len(), 8);
    assert_eq!(number(&layout.cosize().unwrap()), 512);
}

#[test]
fn composed_layouts_divide_slice_and_recast_like_their_function() {
    let Ok(AnyLayout::Composed(layout)) = "S<2,1,3> o 0 o (8,16):(16,1)".parse() else { panic!() };
    let offset = |layout: &Composed, coordinate: &str| {
        number(&layout.offset(&coordinate.parse().unwrap()).unwrap())
    };
    let tiles =
        layout.divide(&"(4,8)".parse().unwrap(), fishplate_layout::Nesting::Zipped).unwrap();
    for (row, column) in (0..8).flat_map(|r| (0..16).map(move |c| (r, c))) {
        let wanted = offset(&layout, &format!("({row},{column})"));
        let (i, j, k, l) = (row % 4, column % 8, row / 4, column / 8);
        assert_eq!(offset(&tiles, &format!("(({i},{j}),({k},{l}))")), wanted);
        let line = layout.slice(&format!("({row},_)").parse().unwrap()).unwrap();
        assert_eq!(offset(&line, &format!("({column})")), wanted);
    }
    let wide = layout.recast(16, 32).unwrap();
    assert_eq!(wide.outer, Outer::Swizzle(Swizzle::new(2, 0, 3).unwrap()));
    for (row, column) in (0..8).flat_map(|r| (0..8).map(move |c| (r, c))) {
        let pair = offset(&layout, &format!("({row},{})", 2 * column));
        assert_eq!(offset(&wide, &format!("({row},{column})")), pair / 2);
    }
    assert_eq!(wide.recast(32, 16).unwrap(), layout);
}

#[test]
fn orders_give_strides() {
    let tuple = |text: &str| text.parse::<IntTuple>().unwrap();
    let shape = tuple("(2,(3,4),5)");
    assert_eq!(Layout::left(&shape).unwrap().to_string(), "(2,(3,4),5):(1,(2,6),24)");
    assert_eq!(Layout::right(&shape).unwrap().to_string(), "(2,(3,4),5):(60,(20,5),1)");
    let order = tuple("(3,(1,2),0)");
    let ordered = Layout::ordered(&shape, &order).unwrap();
    assert_eq!(ordered.to_string(), "(2,(3,4),5):(60,(5,15),1)");
    let block = parse("(2,2):(2,1)");
    let tiled = block.tile_to_shape(&tuple("(4,6)"), None).unwrap();
    assert_eq!(tiled.to_string(), "((2,2),(2,3)):((2,4),(1,8))");
    let rows = block.tile_to_shape(&tuple("(4,6)"), Some(&tuple("(1,0)"))).unwrap();
    assert_eq!(rows.to_string(), "((2,2),(2,3)):((2,12),(1,4))");
    assert!(block.tile_to_shape(&tuple("(4,5)"), None).is_err());
}

#[test]
fn modes_are_grouped_selected_and_padded() {
    let layout = parse("(2,3,5,7)");
    assert_eq!(layout.to_string(), "(2,3,5,7):(1,2,6,30)");
    let grouped = layout.group(0, 2).unwrap().group(1, 3).unwrap();
    assert_eq!(grouped.to_string(), "((2,3),(5,7)):((1,2),(6,30))");
    assert_eq!(grouped.flatten(), layout);
    assert_eq!(layout.select(&[0, 1, 3]).unwrap().to_string(), "(2,3,7):(1,2,30)");
    assert_eq!(layout.mode(2).unwrap().to_string(), "5:6");
    assert_eq!(layout.padded(6).to_string(), "(2,3,5,7,1,1):(1,2,6,30,0,0)");
    assert!(layout.group(3, 9).is_err());
    assert!(layout.select(&[4]).is_err());
    let spread = parse("(15,14)").distribute(&Int::Static(6)).unwrap();
    assert_eq!(spread.to_string(), "(3,2):(1,15)");
}
