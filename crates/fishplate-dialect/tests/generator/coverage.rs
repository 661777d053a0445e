//! The share of MLIR's own dialects that is generated. The counts are a lower bound: a new release may add definitions,
//! but not lose any.

use std::sync::LazyLock;

use fishplate_dialect::emit::report;
use fishplate_dialect::model::{Infer, Kind, ResultType, Segments, Variadicity};
use fishplate_dialect::{Dialect, library};

use crate::fixture::tool;

/// Every dialect of the installation, read once.
pub(crate) fn upstream() -> &'static [Dialect] {
    static MODELS: LazyLock<Vec<Dialect>> = LazyLock::new(|| {
        let tool = tool();
        let include = tool.include().unwrap().to_owned();
        library::dialects(&tool, &include).unwrap()
    });
    &MODELS
}

fn named(name: &str) -> &'static Dialect {
    upstream().iter().find(|model| model.name == name).unwrap()
}

#[test]
fn nearly_everything_is_generated() {
    let report = report::summary(upstream());
    assert!(report.dialects.len() >= 49, "{} dialects", report.dialects.len());
    let ops = report.ops;
    assert!(ops.total >= 2633, "{} operations", ops.total);
    assert!(ops.generated * 100 >= ops.total * 99, "{} of {} operations", ops.generated, ops.total);
    for (what, count, floor) in [("types", report.types, 110), ("attributes", report.attrs, 329)] {
        assert!(count.total >= floor, "{} {what}", count.total);
        assert!(
            count.generated * 100 >= count.total * 95,
            "{} of {} {what}",
            count.generated,
            count.total
        );
    }
    assert_eq!(report.enums.total, report.enums.generated);
    // Nothing is lost silently.
    for one in &report.dialects {
        let missing = one.not_generated.iter().filter(|o| o.kind.is_definition());
        let mut missing: Vec<(_, &str)> = missing.map(|o| (o.kind, o.name.as_str())).collect();
        missing.dedup();
        let counts = [one.ops, one.types, one.attrs, one.enums];
        let absent: usize = counts.iter().map(|count| count.total - count.generated).sum();
        assert_eq!(missing.len(), absent, "{}", one.dialect);
    }
}

/// The definitions without a codec, by name. The list may only shrink.
#[test]
fn what_is_not_generated_is_known() {
    let report = report::summary(upstream());
    let mut names: Vec<&str> = report
        .not_generated
        .iter()
        .filter(|o| o.kind.is_definition())
        .map(|o| o.name.as_str())
        .collect();
    names.dedup();
    insta::assert_snapshot!(names.join("\n"));
}

#[test]
fn well_known_operations_read_right() {
    let addi = named("arith").ops.iter().find(|op| op.name == "addi").unwrap();
    assert_eq!(addi.infer, Infer::Rules(vec![ResultType::Operand("lhs".into())]));
    let cmpi = named("arith").ops.iter().find(|op| op.name == "cmpi").unwrap();
    assert_eq!(cmpi.infer, Infer::Rules(vec![ResultType::BoolLike("lhs".into())]));
    assert!(matches!(&cmpi.attrs[0].kind, Kind::Enum(def) if def.name == "CmpIPredicate"));
    let switch = named("llvm").ops.iter().find(|op| op.name == "switch").unwrap();
    assert_eq!(switch.operand_segments, Segments::Sizes);
    let sizes = Variadicity::VariadicOfVariadic("case_operand_segments".into());
    assert_eq!(switch.operands[2].variadicity, sizes);
    let linkage = named("llvm").attrs.iter().find(|def| def.name == "LinkageAttr").unwrap();
    assert!(matches!(&linkage.params[0].kind, Kind::Enum(def) if def.name == "Linkage"));
    let parallel = named("scf").ops.iter().find(|op| op.name == "index_switch").unwrap();
    assert!(parallel.regions.iter().any(|region| region.variadic));
}
