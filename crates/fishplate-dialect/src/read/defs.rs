//! Enumerations, types and attributes.

use std::collections::HashSet;

use super::index::Index;
use super::{constraints, cpp, cpp_parts, dedent, defaults, kinds, note_custom, omit, stamp};
use crate::error::Result;
use crate::format::catalog;
use crate::model::{
    Case, Constraint, Def, DefRef, Dialect, Enum, Format, Kind, Literal, OmissionKind, Param,
    ParamText, Trait,
};
use crate::names::is_bare;
use crate::records::{DagArg, Record};

/// Reads the enumerations of the dialect. Also reads those that no namespace and no attribute ties to any dialect, and
/// returns their names for [`drop_unused`].
pub(super) fn enums(index: &Index<'_>, model: &mut Dialect) -> Vec<String> {
    let mut strays = Vec::new();
    for record in index.records.of_class("EnumInfo") {
        let home = index.home(record);
        if home.as_ref().is_some_and(|home| *home != model.name) {
            continue;
        }
        let Some(class) = record.word("className") else { continue };
        if model.enums.iter().any(|known| known.name == class) {
            if home.is_some() {
                let reason = "another enumeration of the dialect has this name";
                omit(model, record.name, OmissionKind::Enum, reason);
            }
            continue;
        }
        if home.is_none() {
            strays.push(class.to_owned());
        }
        let bits = record.int("bitwidth").and_then(|bits| u16::try_from(bits).ok()).unwrap_or(32);
        let cases = record.defs("enumerants").into_iter().map(|r| case(r, bits)).collect();
        let namespace = cpp::normal(record.text("cppNamespace").unwrap_or_default());
        model.enums.push(Enum {
            name: class.to_owned(),
            def: record.name.to_owned(),
            cpp_type: if namespace.is_empty() {
                class.to_owned()
            } else {
                format!("{namespace}::{class}")
            },
            bits,
            bit_enum: record.is("BitEnumBase"),
            groups_first: record.flag("printBitEnumPrimaryGroups"),
            quoted: record.flag("printBitEnumQuoted"),
            separator: record.text("separator").unwrap_or_default().to_owned(),
            cases,
            summary: record.word("summary").unwrap_or_default().to_owned(),
        });
    }
    model.enums.sort_by(|a, b| a.name.cmp(&b.name));
    strays
}

/// Reads a case. As in C++, its number is interpreted as unsigned with the enumeration's width.
fn case(record: Record<'_>, bits: u16) -> Case {
    let mask = u64::MAX >> (64 - u32::from(bits.clamp(1, 64)));
    Case {
        symbol: record.text("symbol").unwrap_or_default().to_owned(),
        text: record.text("str").unwrap_or_default().to_owned(),
        group: record.is("BitEnumCaseGroup") || record.is("BitEnumAttrCaseGroup"),
        value: record.int("value").unwrap_or_default().cast_unsigned() & mask,
        // MLIR's base classes say `case f32` if the file gives no summary.
        summary: record
            .word("summary")
            .filter(|s| !s.starts_with("case "))
            .unwrap_or_default()
            .to_owned(),
    }
}

/// Removes the enumerations without a dialect that nothing here uses.
pub(super) fn drop_unused(model: &mut Dialect, strays: &[String]) {
    let mut used: HashSet<String> = HashSet::new();
    let mut visit = |def: &DefRef| {
        if def.dialect == model.name {
            used.insert(def.name.clone());
        }
    };
    for def in model.types.iter().chain(&model.attrs) {
        def.params.iter().for_each(|param| param.kind.each_ref(&mut visit));
    }
    for op in &model.ops {
        op.attrs.iter().for_each(|attr| attr.kind.each_ref(&mut visit));
    }
    model.enums.retain(|e| used.contains(&e.name) || !strays.contains(&e.name));
}

/// Reads the types and attributes of the dialect.
pub(super) fn types_and_attrs(index: &Index<'_>, model: &mut Dialect) -> Result<()> {
    for (class, is_type) in [("TypeDef", true), ("AttrDef", false)] {
        let mut found = Vec::new();
        for record in index.records.of_class(class) {
            let home = record.def("dialect").and_then(|dialect| dialect.text("name"));
            if home == Some(model.name.as_str()) {
                let start = model.omissions.len();
                let read = def(index, model, record, is_type)?;
                let kind = if is_type { OmissionKind::Type } else { OmissionKind::Attr };
                let key = model.key(&read);
                stamp(model, start, kind, &key);
                found.push(read);
            }
        }
        found.sort_by(|a, b| a.name.cmp(&b.name));
        if is_type {
            model.types = found;
        } else {
            model.attrs = found;
        }
    }
    Ok(())
}

fn def(index: &Index<'_>, model: &mut Dialect, record: Record<'_>, is_type: bool) -> Result<Def> {
    let name = record.word("cppClassName").unwrap_or(record.name).to_owned();
    let mut def = Def {
        def: record.name.to_owned(),
        cpp_class: cpp::normal(record.text("cppType").unwrap_or(&name)).to_owned(),
        mnemonic: record.word("mnemonic").map(str::to_owned),
        format: format(record),
        cpp_get_differs: record.flag("skipDefaultBuilders"),
        cpp_getters_differ: !record.flag("genAccessors"),
        cpp_verifier: record.flag("genVerifyDecl"),
        traits: traits(&record.defs("traits")),
        summary: record.word("summary").unwrap_or_default().to_owned(),
        description: dedent(record.text("description").unwrap_or_default()),
        name,
        ..Def::default()
    };
    if let Some(Kind::Enum(wraps)) = record.def("enum").map(|wraps| kinds::enum_kind(index, wraps))
    {
        def.wraps = Some(wraps);
    }
    let key = model.key(&def);
    for (position, arg) in record.dag("parameters")?.into_iter().enumerate() {
        let mut param = parameter(index, model, arg);
        if param.name.is_empty() {
            param.name = format!("param{position}");
        }
        if let Some(cpp) = param.kind.opaque() {
            let kind = if is_type { OmissionKind::Type } else { OmissionKind::Attr };
            let reason = format!("parameter {}: no codec for the C++ type {cpp}", param.name);
            omit(model, key.clone(), kind, reason);
        }
        if let Some(Literal::Cpp(code)) = &param.default {
            let reason = format!("C++ code, so the parameter must be given: {code}");
            omit(model, format!("{key}.{}", param.name), OmissionKind::Default, reason);
        }
        def.params.push(param);
    }
    if def.cpp_verifier {
        omit(model, key.clone(), OmissionKind::Verifier, "genVerifyDecl: C++ code");
    }
    for params in cpp_parts::builders(record)? {
        omit(model, key.clone(), OmissionKind::Builder, format!("C++ builder ({params})"));
    }
    cpp_parts::note(model, record, &key);
    if let Some(mnemonic) = def.mnemonic.as_deref().filter(|mnemonic| !is_bare(mnemonic)) {
        let kind = if is_type { OmissionKind::Type } else { OmissionKind::Attr };
        let reason = format!("MLIR's parser cannot read the name {mnemonic:?}");
        omit(model, key.clone(), kind, reason);
    }
    match &def.format {
        Format::Cpp => omit(model, key, OmissionKind::Format, "hasCustomAssemblyFormat: C++ code"),
        Format::Declarative(text) => {
            note_custom(model, &key, text);
            if let Some(reason) = catalog::unreadable_format(&def) {
                omit(model, key, OmissionKind::Format, reason);
            }
        }
        Format::Generic => {}
    }
    Ok(def)
}

/// The text form of a type, attribute or operation.
pub(super) fn format(record: Record<'_>) -> Format {
    match record.word("assemblyFormat") {
        Some(text) => Format::Declarative(text.split_whitespace().collect::<Vec<_>>().join(" ")),
        None if record.flag("hasCustomAssemblyFormat") => Format::Cpp,
        None => Format::Generic,
    }
}

fn parameter(index: &Index<'_>, model: &Dialect, arg: DagArg<'_>) -> Param {
    let namespace = &model.cpp_namespace;
    match arg {
        DagArg::Text(cpp_type, name) => Param {
            name: name.to_owned(),
            kind: kinds::of_cpp(index, cpp_type, namespace),
            optional: false,
            default: None,
            self_type: false,
            text: ParamText::Field,
            constraint: Constraint::Any,
            cpp_type: cpp::type_text(cpp_type),
            summary: String::new(),
        },
        DagArg::Record(record, name) => {
            let cpp_type =
                record.word("cppType").or_else(|| record.word("storageType")).unwrap_or_default();
            let mut kind = match record.is("AttrOrTypeParameter") {
                true => kinds::of_cpp(index, cpp_type, namespace),
                false => kinds::of_constraint(index, record),
            };
            let optional = record.is("OptionalParameter") || record.is("OptionalArrayRefParameter");
            let default =
                record.word("defaultValue").map(|text| defaults::read(index, text, &kind));
            if optional && default == Some(Literal::Null) && !matches!(kind, Kind::Optional(_)) {
                kind = Kind::Optional(Box::new(kind));
            }
            // A plain `std::optional` is optional too: its value may be none.
            let default = match default {
                Some(Literal::Cpp(code)) if optional => Some(Literal::Cpp(code)),
                None if matches!(kind, Kind::Optional(_)) => Some(Literal::Null),
                default => default,
            };
            Param {
                name: name.to_owned(),
                optional: optional || default.is_some(),
                kind,
                default,
                self_type: record.is("AttributeSelfTypeParameter"),
                text: param_text(record),
                constraint: Constraint::Any,
                cpp_type: cpp::type_text(cpp_type),
                summary: record.word("summary").unwrap_or_default().to_owned(),
            }
        }
    }
}

/// The text form of a parameter. The defaults of the base classes mean the form of its kind.
fn param_text(record: Record<'_>) -> ParamText {
    match record.word("printer").or_else(|| record.word("parser")).map(str::trim) {
        None | Some("$_printer.printString($_self);") => ParamText::Field,
        Some(_) if record.is("EnumParameter") => ParamText::Keywords,
        Some(code) => ParamText::Cpp(code.split_whitespace().collect::<Vec<_>>().join(" ")),
    }
}

/// Traits, with lists flattened and interfaces by their C++ name.
pub(super) fn traits(records: &[Record<'_>]) -> Vec<Trait> {
    let mut found: Vec<Trait> = Vec::new();
    let mut add = |one: Trait| {
        if !found.contains(&one) {
            found.push(one);
        }
    };
    for record in records {
        if record.is("TraitList") {
            if !record.anonymous() {
                add(Trait { name: record.name.to_owned(), args: Vec::new() });
            }
            traits(&record.defs("traits")).into_iter().for_each(&mut add);
            continue;
        }
        add(one_trait(*record));
    }
    found
}

/// The trait whose arguments are the memory effects of an operation: `read`, or `read name` for those on a value.
pub(super) const MEMORY_EFFECTS: &str = "MemoryEffects";

/// The memory effects among records, on a value unless its name is empty. Effects on resources other than memory count as
/// effects on memory.
pub(super) fn effects(records: &[Record<'_>], value: &str) -> Vec<String> {
    let kind = |record: &Record<'_>| match cpp::last(record.text("effect")?) {
        "Read" => Some("read"),
        "Write" => Some("write"),
        "Allocate" => Some("allocate"),
        "Free" => Some("free"),
        _ => None,
    };
    let memory = records.iter().filter(|record| record.is("MemoryEffect"));
    memory.filter_map(kind).map(|kind| format!("{kind} {value}").trim_end().to_owned()).collect()
}

fn one_trait(record: Record<'_>) -> Trait {
    let texts = |name| record.texts(name).into_iter().map(str::to_owned).collect::<Vec<_>>();
    let own = |name: &str, args| Trait { name: name.to_owned(), args };
    let word = |name| record.text(name).unwrap_or_default().to_owned();
    if record.is("TypesMatchWith") {
        return own("TypesMatchWith", vec![word("lhs"), word("rhs"), word("transformer")]);
    }
    if record.is("MemoryEffects") && record.anonymous() {
        return own(MEMORY_EFFECTS, effects(&record.defs("effects"), ""));
    }
    if record.is("AllMatchSameOperatorTrait") {
        let class = record.classes().next_back().unwrap_or("AllMatchSameOperatorTrait");
        return own(class, texts("values"));
    }
    if let Some(interface) = record.word("cppInterfaceName") {
        return own(interface, Vec::new());
    }
    if record.is("PredTrait") {
        let args = match constraints::is_any(record) {
            true => Vec::new(),
            false => vec![word("summary")],
        };
        return own(if record.anonymous() { "PredOpTrait" } else { record.name }, args);
    }
    // `HasParent<FuncOp>::Impl` is a name with arguments.
    let text = record.word("trait").unwrap_or(record.name);
    if let Some((name, rest)) = text.split_once('<') {
        let inner = rest.rsplit_once('>').map_or(rest, |(inner, _)| inner);
        return own(cpp::last(name), cpp::split(inner).into_iter().map(str::to_owned).collect());
    }
    own(if record.anonymous() { cpp::last(text) } else { record.name }, Vec::new())
}
