//! Examples from the published documentation of the algebra (CuTe's pages "Layout" and "Layout algebra"), as facts.

use fishplate_layout::{Int, IntTuple, Layout, Nesting, Tiler};

use crate::small::parse;

fn check(found: Layout, wanted: &str) {
    assert_eq!(found.to_string(), wanted);
}

#[test]
fn coalesce() {
    let layout = parse("(2,(1,6)):(1,(6,2))");
    check(layout.coalesce().unwrap(), "12:1");
    let profile: IntTuple = "(1,1)".parse().unwrap();
    check(layout.coalesce_by(&profile).unwrap(), "(2,6):(1,2)");
}

#[test]
fn composition() {
    let cases = [
        ("(6,2):(8,2)", "(4,3):(3,1)", "((2,2),3):((24,2),8)"),
        ("20:2", "(5,4):(4,1)", "(5,4):(8,2)"),
        ("(10,2):(16,4)", "(5,4):(1,5)", "(5,(2,2)):(16,(80,4))"),
        ("(3,6,2,8):(5,7,11,100)", "16:9", "(2,2,4):(21,11,100)"),
    ];
    for (a, b, wanted) in cases {
        check(parse(a).compose(&parse(b)).unwrap(), wanted);
    }
    let layout = parse("(12,(4,8)):(59,(13,1))");
    let tiled = |tiler: &str| layout.compose_tiler(&tiler.parse::<Tiler>().unwrap()).unwrap();
    check(tiled("<3:4,8:2>"), "(3,(2,4)):(236,(26,1))");
    check(tiled("(3,8)"), "(3,(4,2)):(59,(13,1))");
}

#[test]
fn complement() {
    let cases = [
        ("4:1", "6:4"),
        ("6:4", "4:1"),
        ("(4,6):(1,4)", "1:0"),
        ("4:2", "(2,3):(1,8)"),
        ("(2,4):(1,6)", "3:2"),
        ("(2,2):(1,6)", "(3,2):(2,12)"),
    ];
    for (layout, wanted) in cases {
        check(parse(layout).complement(&Int::Static(24)).unwrap(), wanted);
    }
}

#[test]
fn divides() {
    let line = parse("(4,2,3):(2,1,8)");
    let tiler: Tiler = "4:2".parse().unwrap();
    check(line.divide(&tiler, Nesting::Logical).unwrap(), "((2,2),(2,3)):((4,1),(2,8))");
    let matrix = parse("(9,(4,8)):(59,(13,1))");
    let tiler: Tiler = "<3:3,(2,4):(1,8)>".parse().unwrap();
    check(
        matrix.divide(&tiler, Nesting::Logical).unwrap(),
        "((3,3),((2,4),(2,2))):((177,59),((13,2),(26,1)))",
    );
    check(
        matrix.divide(&tiler, Nesting::Zipped).unwrap(),
        "((3,(2,4)),(3,(2,2))):((177,(13,2)),(59,(26,1)))",
    );
    let shapes = [
        (Nesting::Logical, "((4,2),(8,3),5)"),
        (Nesting::Zipped, "((4,8),(2,3,5))"),
        (Nesting::Tiled, "((4,8),2,3,5)"),
        (Nesting::Flat, "(4,8,2,3,5)"),
    ];
    for (nesting, wanted) in shapes {
        let result = parse("(8,24,5)").divide(&"(4,8)".parse().unwrap(), nesting).unwrap();
        assert_eq!(result.shape().to_string(), wanted);
    }
}

#[test]
fn products() {
    let block = parse("(2,2):(4,1)");
    let product = |tiler: &str| block.product(&tiler.parse().unwrap(), Nesting::Logical).unwrap();
    check(product("6:1"), "((2,2),(2,3)):((4,1),(2,8))");
    // Eight repetitions over the places (2,4):(2,8), using every second one.
    check(product("(4,2):(2,1)"), "((2,2),(4,2)):((4,1),(8,2))");
    let (block, tiler) = (parse("(2,5):(5,1)"), parse("(3,4):(1,3)"));
    check(block.blocked_product(&tiler).unwrap(), "((2,3),(5,4)):((5,10),(1,30))");
    check(block.raked_product(&tiler).unwrap(), "((3,2),(4,5)):((10,5),(30,1))");
}
