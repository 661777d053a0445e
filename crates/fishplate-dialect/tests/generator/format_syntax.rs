//! Parsing of formats: all formats of MLIR's dialects, and the errors that a file may contain.

use fishplate_dialect::format::{Element, syntax};
use fishplate_dialect::model::{Format, Op, Param};

use crate::coverage::upstream;
use crate::fixture::toy;

#[test]
fn every_format_of_mlir_is_read() {
    let (mut defs, mut ops) = (0, 0);
    for model in upstream() {
        for def in model.types.iter().chain(&model.attrs) {
            if let Format::Declarative(text) = &def.format {
                syntax::of_def(text, &def.params)
                    .unwrap_or_else(|e| panic!("{}: {e}\n{text}", model.key(def)));
                defs += 1;
            }
        }
        for op in &model.ops {
            if let Format::Declarative(text) = &op.format {
                syntax::of_op(text, op)
                    .unwrap_or_else(|e| panic!("{}.{}: {e}\n{text}", model.name, op.name));
                ops += 1;
            }
        }
    }
    assert!(defs >= 315, "{defs} formats of types and attributes");
    assert!(ops >= 2245, "{ops} formats of operations");
}

fn params() -> Vec<Param> {
    toy().types.into_iter().find(|def| def.name == "TileType").unwrap().params
}

#[test]
fn faults_name_their_place() {
    for (text, at, message) in [
        ("`<` $shape", 0, ""),
        ("$nothing", 0, "the definition declares nothing named $nothing"),
        ("`<` ($shape)? `>`", 5, "the optional group has no anchor (`^`)"),
        ("`<` $shape^", 10, "`^` is outside an optional group"),
        ("(`a` $shape^ $data_type^)?", 23, "the group has an anchor already"),
        ("`<", 0, "the literal does not end"),
        ("`a b`", 0, "expected a keyword, punctuation or white space, got `a b`"),
        ("attr-dict", 0, "unknown directive attr-dict"),
        ("struct($shape", 13, "expected ), got the end"),
        ("custom<>($shape)", 7, "expected the name of a hook, got >"),
        ("qualified(`a`)", 10, "expected a variable or directive, got literal `a`"),
        ("(", 1, "the format ends too early"),
        ("%", 0, "unexpected character %"),
    ] {
        match syntax::of_def(text, &params()) {
            Ok(_) => assert_eq!(message, "", "{text}"),
            Err(failure) => assert_eq!((failure.at, failure.message.as_str()), (at, message)),
        }
    }
    let op = Op::default();
    let clause = "oilist( $x )";
    assert_eq!(syntax::of_op(clause, &op).unwrap_err().at, 8);
    let clause = "oilist( attr-dict )";
    let failure = syntax::of_op(clause, &op).unwrap_err();
    assert_eq!(failure.message, "a clause of oilist(...) must start with a literal");
}

#[test]
fn the_tree_says_what_the_text_says() {
    let format = syntax::of_def("`<` (`x`) : (`y` $shape^)? params `>`", &params()).unwrap();
    let [_, Element::Group(group), Element::Params(rest), _] = format.elements.as_slice() else {
        panic!("{format:?}");
    };
    assert!(group.inverted);
    assert!(matches!(group.anchor(), Some(Element::Variable(_))));
    assert_eq!(rest, &[1]);
}
