//! Builds [`Constraint`]s from predicates. The tree of and, or, not is kept, and the C++ at its leaves is recognised if
//! it has one of the forms that MLIR's own base files use.

use super::cpp;
use super::index::Index;
use crate::model::{Constraint, Signedness};
use crate::records::Record;

/// Converts a constraint record of something in `namespace`.
pub(super) fn of(index: &Index<'_>, namespace: &str, record: Record<'_>) -> Constraint {
    match record.def("predicate") {
        Some(predicate) => {
            let class = |name: &str| class_constraint(index, namespace, name);
            simplify(predicate_of(predicate, &mut Budget::default()).with_classes(&class))
        }
        None => Constraint::Any,
    }
}

/// Whether a record allows everything.
pub(super) fn is_any(record: Record<'_>) -> bool {
    record.def("predicate").is_none_or(|predicate| {
        simplify(predicate_of(predicate, &mut Budget::default())) == Constraint::Any
    })
}

/// The number of blocks that a region may have: the minimum, and the maximum if there is one.
pub(super) fn blocks(record: Record<'_>) -> (u32, Option<u32>) {
    let text = record.def("predicate").and_then(|predicate| predicate.text("predExpr"));
    let text = text.unwrap_or_default().trim_start_matches('(').trim_end_matches(')');
    let (name, count) = text.split_once("($_self, ").unwrap_or_default();
    let count = cpp::integer(count).and_then(|count| u32::try_from(count).ok());
    match (cpp::last(name), count) {
        ("hasNItems", Some(count)) => (count, Some(count)),
        ("hasNItemsOrMore", Some(count)) => (count, None),
        ("hasNItemsOrLess", count) => (0, count),
        _ => (0, None),
    }
}

/// The remaining budget for one constraint. Records refer to each other, and a few of them can expand to more than
/// memory holds.
struct Budget {
    levels: usize,
    parts: usize,
}

impl Default for Budget {
    fn default() -> Self {
        Budget { levels: 256, parts: 1 << 12 }
    }
}

fn predicate_of(record: Record<'_>, budget: &mut Budget) -> Constraint {
    if budget.levels == 0 || budget.parts == 0 {
        return Constraint::Cpp(format!("predicate {}, which expands to too many", record.name));
    }
    budget.parts -= 1;
    if record.is("CPred") {
        return leaf(record.text("predExpr").unwrap_or_default());
    }
    let mut children = || {
        budget.levels -= 1;
        let parts = record.defs("children").into_iter();
        let parts = parts.map(|part| predicate_of(part, budget)).collect::<Vec<_>>();
        budget.levels += 1;
        parts
    };
    let kind = record.def("kind").map_or("", |kind| kind.name);
    match kind {
        "PredCombinerAnd" => Constraint::AllOf(children()),
        "PredCombinerOr" => Constraint::AnyOf(children()),
        "PredCombinerNot" => Constraint::Not(Box::new(Constraint::AllOf(children()))),
        "PredCombinerSubstLeaves" => substituted(record, children()),
        "PredCombinerConcat" => concatenated(record, children()),
        _ => Constraint::Cpp(format!("predicate {}", record.name)),
    }
}

/// In the children, `$_self` means something else than it does here.
fn substituted(record: Record<'_>, children: Vec<Constraint>) -> Constraint {
    let inner = Box::new(Constraint::AllOf(children));
    let (pattern, subject) =
        (record.text("pattern"), record.text("replacement").unwrap_or_default());
    if pattern != Some("$_self") {
        return Constraint::Cpp(format!("{} := {subject}", pattern.unwrap_or_default()));
    }
    match subject {
        // The surrounding concatenation contains these.
        "elementType" | "attr" => *inner,
        _ if subject.ends_with("cast<::mlir::TypeAttr>($_self).getValue()") => {
            Constraint::TypeValue(inner)
        }
        _ if subject.ends_with("($_self).getElementType()") && is_container(subject) => {
            Constraint::Element(inner)
        }
        _ => Constraint::Cpp(format!("on {subject}")),
    }
}

/// Whether a cast is to a class of MLIR whose values have elements. A dialect's own `getElementType` may mean anything.
fn is_container(cast: &str) -> bool {
    let class = cast.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
    let class = class.map_or("", |(class, _)| cpp::normal(class));
    let name = class.strip_prefix("mlir::").unwrap_or(class);
    let shaped = ["Shaped", "Tensor", "RankedTensor", "UnrankedTensor", "Vector", "BaseMemRef"];
    let others = ["MemRef", "UnrankedMemRef", "Complex"];
    name.strip_suffix("Type").is_some_and(|kind| shaped.contains(&kind) || others.contains(&kind))
}

/// The children are inside a piece of C++.
fn concatenated(record: Record<'_>, children: Vec<Constraint>) -> Constraint {
    let inner = Box::new(Constraint::AllOf(children));
    let (prefix, suffix) =
        (record.text("prefix").unwrap_or_default(), record.text("suffix").unwrap_or_default());
    if prefix.starts_with("[](::mlir::Type elementType)")
        && suffix.contains("ShapedType>($_self).getElementType()")
    {
        return Constraint::Element(inner);
    }
    if prefix.starts_with("::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self)") {
        return Constraint::Each(inner);
    }
    Constraint::Cpp(format!("{prefix}...{suffix}"))
}

/// One C++ expression.
fn leaf(text: &str) -> Constraint {
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut expr = flat.as_str();
    while let Some(inner) = expr.strip_prefix('(').and_then(|e| e.strip_suffix(')')) {
        if cpp::call(expr).is_none() {
            break;
        }
        expr = inner.trim();
    }
    recognise(expr).unwrap_or_else(|| Constraint::Cpp(expr.to_owned()))
}

fn recognise(expr: &str) -> Option<Constraint> {
    if matches!(expr, "" | "true") {
        return Some(Constraint::Any);
    }
    if let Some(parts) = both(expr) {
        let parts: Option<Vec<_>> = parts.iter().map(|part| recognise(part)).collect();
        return parts.map(Constraint::AllOf);
    }
    if let Some(inner) = expr.strip_prefix('!')
        && !inner.contains("&&")
        && !inner.contains("||")
    {
        return match inner.trim() {
            "$_self" | "$_self.has_value()" => None,
            value if value == format!("{INTEGER_VALUE}.isNegative()") => {
                Some(Constraint::Value { min: Some(0), max: None })
            }
            inner => recognise(inner).map(|inner| Constraint::Not(Box::new(inner))),
        };
    }
    if let Some(classes) = isa(expr) {
        let mut each = classes.into_iter().map(|class| Constraint::Isa(class.to_owned()));
        return Some(match each.len() {
            1 => each.next()?,
            _ => Constraint::AnyOf(each.collect()),
        });
    }
    if let Some(method) = expr.strip_prefix("$_self.") {
        return type_method(method);
    }
    if let Some(rest) = expr.strip_prefix("::llvm::isa<") {
        let class = |of: &str| {
            Some(Box::new(Constraint::Isa(cpp::normal(rest.strip_suffix(of)?).to_owned())))
        };
        if let Some(inner) = class(">(::llvm::cast<::mlir::IntegerAttr>($_self).getType())") {
            return Some(Constraint::AttrType(inner));
        }
        if let Some(inner) = class(">(::llvm::cast<::mlir::TypeAttr>($_self).getValue())") {
            return Some(Constraint::TypeValue(inner));
        }
    }
    typed_attr(expr).or_else(|| shaped(expr)).or_else(|| value(expr))
}

const INTEGER_VALUE: &str = "::llvm::cast<::mlir::IntegerAttr>($_self).getValue()";

/// The sides of `a && b`, outside brackets.
fn both(expr: &str) -> Option<Vec<&str>> {
    if expr.contains("||") || !expr.contains("&&") {
        return None;
    }
    let parts: Vec<&str> = expr.split("&&").map(str::trim).collect();
    let whole = |part: &&str| part.matches('(').count() == part.matches(')').count();
    parts.iter().all(whole).then_some(parts)
}

/// The classes in `isa<Class, Other>($_self)`.
fn isa(expr: &str) -> Option<Vec<&str>> {
    let rest =
        expr.trim_start_matches("::").trim_start_matches("llvm::").trim_start_matches("mlir::");
    let classes = rest.strip_prefix("isa<")?.strip_suffix(">($_self)")?;
    // The end of another call would be in what looks like a class.
    let whole = !classes.contains(['(', ')', '&', '|']);
    whole.then(|| cpp::split(classes).into_iter().map(cpp::normal).collect())
}

/// The constraint that a value is of a class, which is named as in `namespace`.
fn class_constraint(index: &Index<'_>, namespace: &str, class: &str) -> Constraint {
    let class = &index.class(class, namespace).unwrap_or_else(|| class.to_owned());
    let name = class.strip_prefix("mlir::").unwrap_or(class);
    let float = |text: &str| Constraint::Float(text.to_owned());
    match name {
        "Type" | "Attribute" => Constraint::Any,
        "IntegerType" => Constraint::Integer { bits: None, sign: None },
        "IndexType" => Constraint::Index,
        "BFloat16Type" => float("bf16"),
        "FloatTF32Type" => float("tf32"),
        _ => match name.strip_prefix("Float").and_then(|rest| rest.strip_suffix("Type")) {
            Some(rest) if rest.starts_with(|c: char| c.is_ascii_digit()) => {
                float(&format!("f{rest}"))
            }
            _ => Constraint::Isa(class.to_owned()),
        },
    }
}

/// Methods of `mlir::Type`.
fn type_method(method: &str) -> Option<Constraint> {
    let (name, args) = cpp::call(method)?;
    if let Some(class) = name.strip_prefix("hasTrait<").and_then(|rest| rest.strip_suffix('>')) {
        return Some(Constraint::Isa(cpp::normal(class).to_owned()));
    }
    let bits = match args.as_slice() {
        [] => None,
        [bits] => Some(u16::try_from(cpp::integer(bits)?).ok()?),
        _ => return None,
    };
    let integer = |sign| Some(Constraint::Integer { bits, sign });
    match name {
        "isInteger" => integer(None),
        "isSignlessInteger" => integer(Some(Signedness::Signless)),
        "isSignedInteger" => integer(Some(Signedness::Signed)),
        "isUnsignedInteger" => integer(Some(Signedness::Unsigned)),
        "isIndex" => Some(Constraint::Index),
        "isSignlessIntOrIndex" => {
            let signless = Constraint::Integer { bits: None, sign: Some(Signedness::Signless) };
            Some(Constraint::AnyOf(vec![signless, Constraint::Index]))
        }
        "isF16" | "isF32" | "isF64" | "isF80" | "isF128" | "isBF16" => {
            Some(Constraint::Float(name.trim_start_matches("is").to_lowercase()))
        }
        _ => None,
    }
}

/// `cast<XAttr>($_self).getType().isY()`.
fn typed_attr(expr: &str) -> Option<Constraint> {
    let rest = expr.strip_prefix("::llvm::cast<::mlir::")?;
    let (class, method) = rest.split_once(">($_self).getType().")?;
    match class {
        "IntegerAttr" | "FloatAttr" => {
            type_method(method).map(|c| Constraint::AttrType(Box::new(c)))
        }
        "DenseIntElementsAttr" | "DenseElementsAttr" => {
            let method = method.strip_prefix("getElementType().")?;
            type_method(method)
                .map(|c| Constraint::AttrType(Box::new(Constraint::Element(Box::new(c)))))
        }
        _ => None,
    }
}

/// `cast<ShapedType>($_self).getRank() == 2` and the like.
fn shaped(expr: &str) -> Option<Constraint> {
    let rest = expr.strip_prefix("::llvm::cast<::mlir::")?;
    let (class, method) = rest.split_once(">($_self).")?;
    if !matches!(class, "ShapedType" | "VectorType" | "MemRefType" | "RankedTensorType") {
        return None;
    }
    match method {
        "hasRank()" => return Some(Constraint::Ranked),
        "hasStaticShape()" => return Some(Constraint::StaticShape),
        _ => {}
    }
    let bound = |n: Option<i64>| n.and_then(|n| u32::try_from(n).ok());
    if let Some(rest) = method.strip_prefix("getNumElements()") {
        let (min, max) = compared(rest.trim())?;
        return Some(Constraint::Elements { min: bound(min).unwrap_or(0), max: bound(max) });
    }
    let (min, max) = compared(method.strip_prefix("getRank()")?.trim())?;
    Some(Constraint::Rank { min: bound(min).unwrap_or(0), max: bound(max) })
}

/// The bounds that `== n`, `>= n` and similar set.
fn compared(text: &str) -> Option<(Option<i64>, Option<i64>)> {
    let digits = text.find(|c: char| c.is_ascii_digit() || c == '-')?;
    let number = cpp::integer(&text[digits..])?;
    Some(match text[..digits].trim() {
        "==" => (Some(number), Some(number)),
        ">=" => (Some(number), None),
        ">" => (Some(number.checked_add(1)?), None),
        "<=" => (None, Some(number)),
        "<" => (None, Some(number.checked_sub(1)?)),
        _ => return None,
    })
}

/// Bounds on the value of an integer attribute and the length of an array attribute.
fn value(expr: &str) -> Option<Constraint> {
    let sizes = ["ArrayAttr", "DenseArrayAttr"]
        .map(|class| format!("::llvm::cast<::mlir::{class}>($_self).size()"));
    if let Some(rest) = sizes.iter().find_map(|size| expr.strip_prefix(size.as_str())) {
        let (min, max) = compared(rest.trim())?;
        let bound = |n: Option<i64>| n.and_then(|n| u32::try_from(n).ok());
        return Some(Constraint::Count { min: bound(min).unwrap_or(0), max: bound(max) });
    }
    if let Some(rest) = expr.strip_prefix("::llvm::cast<::mlir::IntegerAttr>($_self).getInt()") {
        let (min, max) = compared(rest.trim())?;
        return Some(Constraint::Value { min, max });
    }
    let method = expr.strip_prefix(INTEGER_VALUE)?;
    if method == ".isStrictlyPositive()" {
        return Some(Constraint::Value { min: Some(1), max: None });
    }
    let number = method.strip_prefix(".eq(::llvm::APInt(")?.strip_suffix("))")?;
    let number = cpp::integer(number.split_once(',')?.1)?;
    Some(Constraint::Value { min: Some(number), max: Some(number) })
}

/// Removes redundant nesting.
fn simplify(constraint: Constraint) -> Constraint {
    let inside = |c: Box<Constraint>| Box::new(simplify(*c));
    match constraint {
        Constraint::AllOf(parts) => {
            let mut flat = Vec::new();
            for part in parts.into_iter().map(simplify) {
                match part {
                    Constraint::Any => {}
                    Constraint::AllOf(inner) => flat.extend(inner),
                    part if flat.contains(&part) => {}
                    part => flat.push(part),
                }
            }
            match flat.len() {
                0 => Constraint::Any,
                1 => flat.remove(0),
                _ => Constraint::AllOf(flat),
            }
        }
        Constraint::AnyOf(parts) => {
            let mut flat = Vec::new();
            for part in parts.into_iter().map(simplify) {
                match part {
                    Constraint::Any => return Constraint::Any,
                    Constraint::AnyOf(inner) => flat.extend(inner),
                    part if flat.contains(&part) => {}
                    part => flat.push(part),
                }
            }
            if flat.len() == 1 { flat.remove(0) } else { Constraint::AnyOf(flat) }
        }
        Constraint::Not(inner) => Constraint::Not(inside(inner)),
        Constraint::Element(inner) => match *inside(inner) {
            Constraint::Any => Constraint::Any,
            inner => Constraint::Element(Box::new(inner)),
        },
        Constraint::Each(inner) => Constraint::Each(inside(inner)),
        Constraint::TypeValue(inner) => match *inside(inner) {
            Constraint::Any => Constraint::Isa("mlir::TypeAttr".to_owned()),
            inner => Constraint::TypeValue(Box::new(inner)),
        },
        Constraint::AttrType(inner) => Constraint::AttrType(inside(inner)),
        other => other,
    }
}
