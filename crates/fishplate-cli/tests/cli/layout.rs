//! `fishplate layout`.

use crate::fixture::{command, finish, folder};

fn layout(args: &[&str]) -> crate::fixture::Run {
    let mut command = command();
    command.arg("layout").args(args);
    finish(command)
}

#[test]
fn a_divided_layout_is_printed_and_drawn() {
    let text = layout(&["((2,4),8):((1,16),2)", "--divide", "(2,4)"]).text();
    assert!(text.starts_with("((2,4),(4,2)):((1,16),(2,8)) size 64, cosize 64\n  0  2"), "{text}");
    let path = folder("layout-svg").join("tiles.svg");
    let svg = path.to_str().unwrap();
    layout(&["(4,4):(4,1)", "--divide", "(2,2)", "--form", "zipped", "--svg", svg]).text();
    let picture = std::fs::read_to_string(&path).unwrap();
    assert!(
        picture.starts_with("<svg ") && picture.contains("<title>((2,2),(2,2)):((4,1),(8,2))<")
    );
}

#[test]
fn every_operation_has_an_option() {
    let cases: [(&[&str], &str); 9] = [
        (&["(6,2):(8,2)", "--compose", "(4,3):(3,1)"], "((2,2),3):((24,2),8)"),
        (&["4:2", "--complement", "24"], "(2,3):(1,8)"),
        (&["(2,(1,6)):(1,(6,2))", "--coalesce"], "12:1"),
        (&["(2,3):(3,1)", "--left-inverse"], "(3,2):(2,1)"),
        (&["(2,3):(3,1)", "--right-inverse"], "(3,2):(2,1)"),
        (&["(2,2):(4,1)", "--product", "6:1"], "((2,2),(2,3)):((4,1),(2,8))"),
        (&["(2,5):(5,1)", "--blocked-product", "(3,4):(1,3)"], "((2,3),(5,4)):((5,10),(1,30))"),
        (&["(2,5):(5,1)", "--raked-product", "(3,4):(1,3)"], "((3,2),(4,5)):((10,5),(30,1))"),
        (&["(8,8)", "--divide", "(4,4)", "--form", "flat"], "(4,4,2,2):(1,8,4,32)"),
    ];
    for (args, wanted) in cases {
        let text = layout(args).text();
        assert!(text.starts_with(&format!("{wanted} size")), "{args:?}: {text}");
    }
}

#[test]
fn banks_and_threads_are_shown() {
    let banks = layout(&["S<3,3,3> o 0 o (8,64):(64,1)", "--banks", "16"]).text();
    let columns: Vec<&str> =
        banks.lines().skip(1).map(|line| line.split_whitespace().next().unwrap()).collect();
    assert_eq!(columns, ["0", "4", "8", "12", "16", "20", "24", "28"]);
    let threads = layout(&["((2,2),2):((2,1),4)", "--threads", "(2,4)"]).text();
    assert!(threads.ends_with(" T0 V0 T1 V0 T0 V1 T1 V1\n T2 V0 T3 V0 T2 V1 T3 V1\n"), "{threads}");
}

#[test]
fn errors_name_both_layouts_and_large_layouts_are_not_drawn() {
    let error = layout(&["(6,2):(8,2)", "--compose", "4:4"]).failure();
    assert!(error.contains("composition of (6,2):(8,2) and 4:4: "), "{error}");
    assert!(layout(&["(2,"]).failure().contains("expected a number"));
    let text = layout(&["(1000000,1000000)"]).text();
    assert!(text.contains("a picture holds at most 4096 elements"), "{text}");
    assert!(layout(&["(1000,1000)", "--svg", "/nowhere/x.svg"]).failure().contains("at most 4096"));
}
