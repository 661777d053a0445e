//! Parsing and printing.

use fishplate_layout::operations::apply;
use fishplate_layout::{AnyLayout, Coordinate, Layout, Tiler};

#[test]
fn texts_round_trip() {
    for text in ["8:1", "(4):(2)", "((2,4),8):((1,16),2)", "(2,(3,(4,5))):(-1,(0,(7,?3)))", "():()"]
    {
        assert_eq!(text.parse::<Layout>().unwrap().to_string(), text);
    }
    for text in ["S<3,4,3> o 0 o (8,64):(64,1)", "S<1,0,-2> o ?0 o 8:1", "(6,2):(8,2) o 1 o 4:4"] {
        assert_eq!(text.parse::<AnyLayout>().unwrap().to_string(), text);
    }
    for text in ["<3:3,(2,4):(1,8)>", "_", "<_,<2:1,_>>"] {
        assert_eq!(text.parse::<Tiler>().unwrap().to_string(), text);
    }
    assert_eq!("(_,(1,_),_2)".parse::<Coordinate>().unwrap().to_string(), "(_,(1,_),2)");
    let spaced: Layout = " ( _2 , (_3 ,) ) : (_1, (2)) ".parse().unwrap();
    assert_eq!(spaced.to_string(), "(2,(3)):(1,(2))");
    assert_eq!("(4,8)".parse::<Tiler>().unwrap().to_string(), "<4:1,8:1>");
}

#[test]
fn wrong_texts_are_errors_with_a_position() {
    let cases = [
        ("", "expected a number of 64 bits at position 0"),
        ("(2,4", "expected ) at position 4"),
        ("(2,4):(1)", "shape and stride must be nested in the same way"),
        ("(2,0):(1,1)", "an extent must be at least 1, got 0"),
        ("4:1 x", "expected the end of the text at position 4"),
        ("99999999999999999999", "expected a number of 64 bits at position 0"),
        ("S<3,4,2> o 0 o 8:1", "S<3,4,2> is not a swizzle"),
        ("[? 1 2]", "expected an operator at position 1"),
        ("?-1:1", "expected the number of a variable"),
    ];
    for (text, wanted) in cases {
        let error = text.parse::<AnyLayout>().unwrap_err().to_string();
        assert!(error.contains(wanted), "{text}: {error}");
    }
    let deep = "(".repeat(100_000);
    assert!(deep.parse::<Layout>().unwrap_err().to_string().contains("less nesting"));
    let deep = format!("{}?0", "[+ 1 ".repeat(100_000));
    assert!(deep.parse::<Layout>().is_err());
    assert!("<".repeat(100_000).parse::<Tiler>().is_err());
}

#[test]
fn numbers_that_are_no_extents_are_called_what_they_are() {
    let cases: [(&str, &[&str], &str); 5] = [
        ("mode", &["(4,8)", "-1"], "modes are counted from 0, got -1"),
        ("group_modes", &["(4,8,2)", "2", "1"], "the modes from 2 up to 1 end before they begin"),
        ("group_modes", &["(4,8)", "0", "3"], "there is no mode 2 in a layout with 2 modes"),
        ("recast_layout", &["4:1", "16", "0"], "an element has at least 1 bit, got 0"),
        ("draw", &["(4,8)", "banks", "0"], "an element has at least 1 bit, got 0"),
    ];
    for (name, operands, wanted) in cases {
        let error = apply(name, operands).unwrap_err().to_string();
        assert!(error.starts_with(name) || name == "recast_layout", "{error}");
        assert!(error.contains(wanted), "{name}: {error}");
    }
}
