//! Reads operations.

use super::index::Index;
use super::{constraints, cpp, cpp_parts, dedent, defaults, defs, kinds, note_custom, omit, stamp};
use crate::error::{Error, Result};
use crate::format::Plan;
use crate::model::{
    AttrSlot, Constraint, Dialect, Format, Infer, Kind, Literal, OmissionKind, Op, RegionSlot,
    ResultType, Segments, SuccessorSlot, Trait, ValueSlot, Variadicity,
};
use crate::records::{DagArg, Record};

/// Reads the operations of the dialect.
pub(super) fn ops(index: &Index<'_>, model: &mut Dialect) -> Result<()> {
    for record in index.records.of_class("Op") {
        let home = record.def("opDialect").and_then(|dialect| dialect.text("name"));
        if home != Some(model.name.as_str()) {
            continue;
        }
        let name = record
            .word("opName")
            .ok_or_else(|| Error::record(record.name, "the operation has no name"))?;
        let key = format!("{}.{name}", model.name);
        let start = model.omissions.len();
        let read = op(index, model, record, name, &key)?;
        stamp(model, start, OmissionKind::Op, &key);
        model.ops.push(read);
    }
    model.ops.sort_by(|a, b| a.name.cmp(&b.name));
    let doubled: Vec<String> = model
        .ops
        .windows(2)
        .filter(|w| w[0].name == w[1].name)
        .map(|w| w[1].name.clone())
        .collect();
    for name in doubled {
        let key = format!("{}.{name}", model.name);
        omit(model, key, OmissionKind::Op, "declared twice");
    }
    model.ops.dedup_by(|a, b| a.name == b.name);
    Ok(())
}

/// The class of an operation: its record without the part before the first underscore.
fn class_name(record: &str) -> &str {
    match record.split_once('_') {
        Some((prefix, class)) if !prefix.is_empty() && !class.is_empty() => class,
        _ => record.trim_end_matches('_'),
    }
}

fn op(
    index: &Index<'_>,
    model: &mut Dialect,
    record: Record<'_>,
    name: &str,
    key: &str,
) -> Result<Op> {
    let mut op = Op {
        name: name.to_owned(),
        class: class_name(record.name).to_owned(),
        def: record.name.to_owned(),
        cpp_namespace: cpp::normal(record.text("cppNamespace").unwrap_or_default()).to_owned(),
        traits: defs::traits(&record.defs("traits")),
        format: defs::format(record),
        cpp_verifier: record.flag("hasVerifier") || record.flag("hasRegionVerifier"),
        summary: record.word("summary").unwrap_or_default().to_owned(),
        description: dedent(record.text("description").unwrap_or_default()),
        ..Op::default()
    };
    for (position, arg) in record.dag("arguments")?.into_iter().enumerate() {
        argument(index, model, &mut op, key, position, arg);
    }
    for arg in record.dag("results")? {
        match arg {
            DagArg::Record(result, name) => {
                add_effects(&mut op, result, name);
                let result = unwrap_variable(result);
                op.results.push(value_slot(index, &op.cpp_namespace, name, result));
            }
            DagArg::Text(text, _) => {
                omit(model, key, OmissionKind::Op, format!("result {text} is not a type"))
            }
        }
    }
    regions(&record.dag("regions")?, &mut op);
    for arg in record.dag("successors")? {
        if let DagArg::Record(successor, name) = arg {
            op.successors.push(SuccessorSlot {
                name: name.to_owned(),
                variadic: successor.is("VariadicSuccessor"),
            });
        }
    }
    op.operand_segments =
        segments(&op, &op.operands, "AttrSizedOperandSegments", "SameVariadicOperandSize");
    op.result_segments =
        segments(&op, &op.results, "AttrSizedResultSegments", "SameVariadicResultSize");
    for (slots, segments, sizes) in [
        (&op.operands, op.operand_segments, "AttrSizedOperandSegments"),
        (&op.results, op.result_segments, "AttrSizedResultSegments"),
    ] {
        let groups = slots.iter().filter(|slot| !slot.is_single()).count();
        if groups > 1 && segments == Segments::Plain {
            let reason = format!("{groups} groups of variable size need the trait {sizes}");
            omit(model, key, OmissionKind::Op, reason);
        }
    }
    op.infer = infer(&op);
    op.cpp_builders = cpp_parts::builders(record)?;
    notes(index, model, &op, key);
    cpp_parts::note(model, record, key);
    Ok(op)
}

/// Removes `Arg<...>` and `Res<...>` around a constraint.
fn unwrap_variable(record: Record<'_>) -> Record<'_> {
    record.def("constraint").filter(|_| record.is("OpVariable")).unwrap_or(record)
}

/// Adds the memory effects of `Arg<...>` and `Res<...>` to those of the operation. They are on the value with that name.
fn add_effects(op: &mut Op, record: Record<'_>, name: &str) {
    let effects = match record.is("OpVariable") && !name.is_empty() {
        true => defs::effects(&record.defs("decorators"), name),
        false => return,
    };
    if effects.is_empty() {
        return;
    }
    match op.traits.iter_mut().find(|t| t.name == defs::MEMORY_EFFECTS) {
        Some(known) => known.args.extend(effects),
        None => op.traits.push(Trait { name: defs::MEMORY_EFFECTS.to_owned(), args: effects }),
    }
}

fn argument(
    index: &Index<'_>,
    model: &mut Dialect,
    op: &mut Op,
    key: &str,
    position: usize,
    arg: DagArg<'_>,
) {
    let (record, name) = match arg {
        DagArg::Record(record, name) => {
            add_effects(op, record, name);
            (unwrap_variable(record), name)
        }
        DagArg::Text(text, _) => {
            return omit(
                model,
                key,
                OmissionKind::Op,
                format!("argument {position} is the text {text}"),
            );
        }
    };
    if record.is("TypeConstraint") {
        op.operands.push(value_slot(index, &op.cpp_namespace, name, record));
    } else if record.is("AttrConstraint") || record.is("Property") {
        let slot = attr_slot(index, model, name, record);
        if let Some(cpp) = slot.kind.opaque() {
            omit(
                model,
                key,
                OmissionKind::Op,
                format!("property {name}: no codec for the C++ type {cpp}"),
            );
        }
        if let Some(Literal::Cpp(code)) = &slot.default {
            let reason = format!("C++ code; absent until given: {code}");
            omit(model, format!("{key}.{name}"), OmissionKind::Default, reason);
        }
        op.attrs.push(slot);
    } else {
        let class = record.classes().next_back().unwrap_or(record.name);
        return omit(
            model,
            key,
            OmissionKind::Op,
            format!("argument {name} is of the unknown class {class}"),
        );
    }
    op.arguments.push(name.to_owned());
}

fn value_slot(index: &Index<'_>, namespace: &str, name: &str, record: Record<'_>) -> ValueSlot {
    let variadicity = match () {
        () if record.is("VariadicOfVariadic") => Variadicity::VariadicOfVariadic(
            record.text("segmentAttrName").unwrap_or_default().to_owned(),
        ),
        () if record.is("Variadic") => Variadicity::Variadic,
        () if record.is("Optional") => Variadicity::Optional,
        () => Variadicity::One,
    };
    let base = record.def("baseType").unwrap_or(record);
    let summary = base.word("summary").or_else(|| record.word("summary")).unwrap_or_default();
    ValueSlot {
        name: name.to_owned(),
        constraint: constraints::of(index, namespace, record),
        summary: summary.to_owned(),
        only_type: built_type(index, if variadicity == Variadicity::One { record } else { base }),
        variadicity,
        cpp_class: record.word("cppType").map(cpp::type_text).filter(|class| class != "mlir::Type"),
    }
}

fn attr_slot(index: &Index<'_>, model: &Dialect, name: &str, record: Record<'_>) -> AttrSlot {
    let property = record.is("Property");
    let kind = match property {
        true => kinds::of_property(index, record, &model.cpp_namespace),
        false if record.is("Attr") => kinds::of_attr(index, record),
        false => Kind::Attr(None),
    };
    let (optional, kind) = match kind {
        Kind::Optional(of) => (true, *of),
        kind => (record.flag("isOptional") || kind == Kind::Unit, kind),
    };
    let default = record.word("defaultValue").map(|text| defaults::read(index, text, &kind));
    // Without the attribute, its value is that of a null pointer.
    let optional = optional || default == Some(Literal::Null);
    let default = default.filter(|default| !matches!(default, Literal::Null));
    AttrSlot {
        name: name.to_owned(),
        storage: cpp::type_text(record.text("storageType").unwrap_or("mlir::Attribute")),
        // A property's predicate is about its C++ value, and its C++ type covers the rest.
        constraint: match property {
            true => Constraint::Any,
            false => constraints::of(index, &model.cpp_namespace, record),
        },
        summary: record.word("summary").unwrap_or_default().to_owned(),
        optional,
        default,
        property,
        symbol_name: base_attr(record).name == "SymbolNameAttr",
        kind,
    }
}

/// An attribute's record without its wrappers.
fn base_attr(record: Record<'_>) -> Record<'_> {
    record.def("baseAttr").map_or(record, base_attr)
}

fn regions(args: &[DagArg<'_>], op: &mut Op) {
    for (position, arg) in args.iter().enumerate() {
        let DagArg::Record(region, name) = arg else { continue };
        let (min_blocks, max_blocks) = constraints::blocks(*region);
        op.regions.push(RegionSlot {
            name: if name.is_empty() { format!("region{position}") } else { (*name).to_owned() },
            variadic: region.is("VariadicRegion"),
            min_blocks,
            max_blocks,
            summary: region.word("summary").unwrap_or_default().to_owned(),
        });
    }
}

fn segments(op: &Op, slots: &[ValueSlot], sizes: &str, same: &str) -> Segments {
    match slots.iter().filter(|slot| !slot.is_single()).count() {
        _ if op.has_trait(sizes) => Segments::Sizes,
        0 | 1 => Segments::Plain,
        _ if op.has_trait(same) => Segments::SameSize,
        _ => Segments::Plain,
    }
}

/// The text of the only type that a constraint allows.
fn built_type(index: &Index<'_>, record: Record<'_>) -> Option<String> {
    if !record.is("BuildableType") && !record.is("TypeDef") && !record.is("DialectType") {
        return None;
    }
    let call = record.word("builderCall");
    let Some(call) = call.map(|call| call.trim_end_matches(';')) else {
        return record
            .is("TypeDef")
            .then(|| index.plain_type(record.text("cppType")?).map(str::to_owned))
            .flatten();
    };
    let (method, args) = cpp::call(call.strip_prefix("$_builder.").unwrap_or(call))?;
    if let Some(class) = method.strip_prefix("getType<").and_then(|rest| rest.strip_suffix('>')) {
        return match cpp::short(class) {
            "IndexType" => Some("index".into()),
            "BFloat16Type" => Some("bf16".into()),
            _ if args.is_empty() => index.plain_type(class).map(str::to_owned),
            _ => None,
        };
    }
    let sized = |sign: &str| Some(format!("{sign}{}", cpp::integer(args.first()?)?));
    match (method, args.as_slice()) {
        ("getIntegerType", [_]) => sized("i"),
        ("getIntegerType", [_, signed]) => {
            sized(if signed.contains("false") { "ui" } else { "si" })
        }
        ("getIndexType", []) => Some("index".into()),
        ("getNoneType", []) => Some("none".into()),
        (method, []) => {
            let name = method.strip_prefix("get")?.strip_suffix("Type")?;
            let digits = name.trim_start_matches(|c: char| c.is_ascii_alphabetic());
            let plain = ["I", "F", "BF", "TF"]
                .contains(&name.trim_end_matches(|c: char| c.is_ascii_digit()));
            (plain && !digits.is_empty()).then(|| name.to_lowercase())
        }
        _ => {
            let class = method.strip_suffix("::get")?;
            index.plain_type(class).map(str::to_owned)
        }
    }
}

/// The source of the result types.
fn infer(op: &Op) -> Infer {
    if op.results.is_empty() {
        return Infer::Given;
    }
    let first_single = op.operands.iter().find(|slot| slot.is_single());
    let rule = |slot: &ValueSlot| -> Option<ResultType> {
        if !slot.is_single() {
            return None;
        }
        if let Some(text) = &slot.only_type {
            return Some(ResultType::Fixed(text.clone()));
        }
        let same = ["SameOperandsAndResultType", "SameOperandsAndResultTypeWithMask"];
        if same.iter().any(|name| op.has_trait(name)) {
            return first_single.map(|operand| ResultType::Operand(operand.name.clone()));
        }
        if op.has_trait("FirstAttrDerivedResultType") {
            return op.attrs.first().map(|attr| ResultType::Attr(attr.name.clone()));
        }
        matching(op, &slot.name)
    };
    // MLIR generates the interface's code from such traits.
    let by_trait = |slot: &ValueSlot| {
        let from =
            |lhs: &str| op.operand(lhs).is_some_and(ValueSlot::is_single) || op.attr(lhs).is_some();
        op.traits.iter().any(|t| {
            matches!(t.args.as_slice(), [lhs, rhs, _] if t.name == "TypesMatchWith" && *rhs == slot.name && from(lhs))
        })
    };
    let derived = op.results.iter().all(|slot| rule(slot).is_some() || by_trait(slot));
    let rules: Option<Vec<ResultType>> = op.results.iter().map(rule).collect();
    match rules {
        Some(rules) => Infer::Rules(rules),
        // C++ code may inspect the regions, which are empty when an operation is built.
        None if derived || (op.has_trait("InferTypeOpInterface") && op.regions.is_empty()) => {
            Infer::Interface
        }
        None => Infer::Given,
    }
}

/// The operand or attribute that a result's type is declared to match.
fn matching(op: &Op, result: &str) -> Option<ResultType> {
    let source = |name: &str| match (op.operand(name), op.attr(name)) {
        (Some(slot), _) if slot.is_single() => Some(ResultType::Operand(name.to_owned())),
        (_, Some(_)) => Some(ResultType::Attr(name.to_owned())),
        _ => None,
    };
    op.traits.iter().find_map(|t| match (t.name.as_str(), t.args.as_slice()) {
        ("AllTypesMatch", values) if values.iter().any(|value| value == result) => {
            values.iter().filter(|value| *value != result).find_map(|value| source(value))
        }
        ("TypesMatchWith", [lhs, rhs, how]) if rhs == result => match (how.trim(), source(lhs)?) {
            ("$_self", source) => Some(source),
            ("::getI1SameShape($_self)", ResultType::Operand(name)) => {
                Some(ResultType::BoolLike(name))
            }
            _ => None,
        },
        _ => None,
    })
}

/// A class among the tests of a constraint that is neither MLIR's nor defined in the input.
fn unknown_class<'a>(index: &Index<'_>, constraint: &'a Constraint) -> Option<&'a str> {
    let is_mlirs = |class: &str| class.strip_prefix("mlir::").is_some_and(|c| !c.contains("::"));
    let mut found = None;
    constraint.each_leaf(&mut |leaf| match leaf {
        Constraint::Isa(class) if !is_mlirs(class) && !index.defines(class) => {
            found = found.or(Some(class.as_str()));
        }
        _ => {}
    });
    found
}

/// Records the parts of an operation that are C++ code.
fn notes(index: &Index<'_>, model: &mut Dialect, op: &Op, key: &str) {
    let cpp_of = |constraint: &Constraint| {
        let mut found = None;
        constraint.each_cpp(&mut |text| found = found.or(Some(text)));
        found.map(|text| format!("C++ predicate: {text}"))
    };
    for slot in op.operands.iter().chain(&op.results) {
        let unknown = || {
            let class = unknown_class(index, &slot.constraint)?;
            Some(format!(
                "class {class}: no definition in the input has it, so C++ code or another dialect decides"
            ))
        };
        if let Some(reason) = cpp_of(&slot.constraint).or_else(unknown) {
            omit(model, format!("{key}.{}", slot.name), OmissionKind::Constraint, reason);
        }
    }
    for slot in &op.attrs {
        if let Some(reason) = cpp_of(&slot.constraint) {
            omit(model, format!("{key}.{}", slot.name), OmissionKind::Constraint, reason);
        }
    }
    if op.cpp_verifier {
        omit(model, key, OmissionKind::Verifier, "hasVerifier: C++ code");
    }
    for params in &op.cpp_builders {
        omit(model, key, OmissionKind::Builder, format!("C++ builder ({params})"));
    }
    match &op.format {
        Format::Cpp if op.is_function() => {
            let reason = "hasCustomAssemblyFormat: C++ code; the text of func.func is used";
            omit(model, key, OmissionKind::Format, reason);
        }
        Format::Cpp => omit(model, key, OmissionKind::Format, "hasCustomAssemblyFormat: C++ code"),
        Format::Declarative(text) => {
            let before = model.omissions.len();
            note_custom(model, key, text);
            if let Err(reason) = Plan::check(op)
                && model.omissions.len() == before
            {
                omit(model, key, OmissionKind::Format, reason);
            }
        }
        Format::Generic => {}
    }
}
