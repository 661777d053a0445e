//! Converts IRDL to a model, before the attributes that add to it are applied.
//!
//! Parameters of types and attributes are attributes in IRDL, written between angle brackets, and that is their format
//! here. If several operands refer to the same value, their types are equal.

use std::collections::HashMap;

use crate::error::Result;
use crate::model::{
    AttrSlot, Constraint, Def, DefRef, Dialect, Format, Infer, Kind, Omission, OmissionKind, Op,
    Param, ParamText, RegionSlot, ResultType, SCHEMA, Segments, Signedness, Trait, ValueSlot,
    Variadicity,
};
use crate::names;

use super::builtin;
use super::decl::{Base, Count, DialectDecl, Item, ItemKind, Named, NodeKind};
use super::lexer::Fault;

/// A definition to which constraints may refer.
struct Known {
    /// The class, and the C++ class.
    class: DefRef,
    cpp_class: String,
    is_type: bool,
}

/// The state for reading constraints.
struct Reader<'a> {
    dialect: &'a str,
    known: HashMap<&'a str, Known>,
    omissions: Vec<Omission>,
}

/// Fails if something refers to a missing definition, or to one of the wrong kind.
pub(super) fn check(decl: &DialectDecl) -> Result<(), Fault> {
    for item in &decl.items {
        let is_region = |node: usize| matches!(item.nodes[node].what, NodeKind::Region { .. });
        let all = |list: &[Named]| list.iter().map(|named| named.node).collect::<Vec<_>>();
        let constraints =
            [&item.parameters, &item.operands, &item.results, &item.attributes].map(|l| all(l));
        let wrong = constraints.iter().flatten().find(|node| is_region(**node));
        let wrong = wrong.or(item.regions.iter().map(|n| &n.node).find(|node| !is_region(**node)));
        if let Some(node) = wrong {
            let why = match is_region(*node) {
                true => "expected a constraint, got a region",
                false => "expected a region, got a constraint",
            };
            return Err(Fault { at: item.nodes[*node].at, why: why.to_owned() });
        }
        for node in &item.nodes {
            if let NodeKind::Base(base) | NodeKind::Parametric(base, _) = &node.what {
                check_base(decl, base).map_err(|why| Fault { at: node.at, why })?;
            }
        }
    }
    Ok(())
}

fn check_base(decl: &DialectDecl, base: &Base) -> Result<(), String> {
    match base {
        Base::Name(name) if name.starts_with(['!', '#']) => Ok(()),
        Base::Name(name) => {
            Err(format!("expected `!` or `#` in front of the name of a base, got \"{name}\""))
        }
        Base::Symbol(dialect, name) => {
            let mut items = decl.items.iter().filter(|item| item.kind != ItemKind::Operation);
            match *dialect == decl.name && items.any(|item| item.name == *name) {
                true => Ok(()),
                false => Err(format!(
                    "dialect @{} declares no type or attribute @{dialect}::@{name}",
                    decl.name
                )),
            }
        }
    }
}

/// Converts a dialect to a model, as far as IRDL describes it.
pub(super) fn dialect(decl: &DialectDecl) -> Result<Dialect> {
    let known = decl.items.iter().filter(|item| item.kind != ItemKind::Operation);
    let known = known.map(|item| (item.name.as_str(), class_of(decl, item))).collect();
    let mut reader = Reader { dialect: &decl.name, known, omissions: Vec::new() };
    let mut model = Dialect {
        schema: SCHEMA,
        name: decl.name.clone(),
        cpp_class: format!("{}Dialect", names::camel(&decl.name)),
        cpp_namespace: format!("::{}", decl.name),
        ..Dialect::default()
    };
    for item in &decl.items {
        match item.kind {
            ItemKind::Type => model.types.push(reader.definition(item)),
            ItemKind::Attribute => model.attrs.push(reader.definition(item)),
            ItemKind::Operation => model.ops.push(reader.operation(item)),
        }
    }
    model.omissions = reader.omissions;
    model.omissions.sort();
    model.omissions.dedup();
    Ok(model)
}

/// The format of parameters in IRDL.
pub(super) fn format() -> Format {
    Format::Declarative("`<` params `>`".to_owned())
}

/// The class of a type or attribute that has no explicit class name.
fn plain_class(item: &Item) -> String {
    let ending = if item.kind == ItemKind::Type { "Type" } else { "Attr" };
    names::camel(item.mnemonic()) + ending
}

fn class_of(decl: &DialectDecl, item: &Item) -> Known {
    let is_type = item.kind == ItemKind::Type;
    let text = |key: &str| item.extra.get(key).and_then(|value| value.as_str()).map(str::to_owned);
    let name = text("name").unwrap_or_else(|| plain_class(item));
    let cpp_class = text("cpp_class").unwrap_or_else(|| format!("{}::{name}", decl.name));
    Known { class: DefRef { dialect: decl.name.clone(), name }, cpp_class, is_type }
}

/// Whether a text is a type, and not another attribute.
fn is_type_text(text: &str) -> bool {
    let word = text.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    let words = ["index", "none", "tensor", "memref", "vector", "complex", "tuple"];
    text.starts_with(['!', '('])
        || words.contains(&word)
        || integer(word).is_some()
        || is_float(word)
}

fn is_float(word: &str) -> bool {
    let digits = word.strip_prefix("bf").or(word.strip_prefix("tf")).or(word.strip_prefix('f'));
    digits.is_some_and(|digits| digits.starts_with(|c: char| c.is_ascii_digit()))
}

/// `i32`, `si32`, `ui32`.
fn integer(word: &str) -> Option<Constraint> {
    let (sign, digits) = match (word.strip_prefix("si"), word.strip_prefix("ui")) {
        (Some(digits), _) => (Signedness::Signed, digits),
        (_, Some(digits)) => (Signedness::Unsigned, digits),
        _ => (Signedness::Signless, word.strip_prefix('i')?),
    };
    Some(Constraint::Integer { bits: Some(digits.parse().ok()?), sign: Some(sign) })
}

fn is(text: &str) -> Constraint {
    match integer(text) {
        Some(integer) => integer,
        None if text == "index" => Constraint::Index,
        None if is_float(text) => Constraint::Float(text.to_owned()),
        None => Constraint::Is(text.to_owned()),
    }
}

impl Reader<'_> {
    fn omit(&mut self, name: &str, reason: String) {
        let name = format!("{}.{name}", self.dialect);
        self.omissions.push(Omission { name, kind: OmissionKind::Constraint, reason, of: None });
    }

    /// Returns the constraint of a node, and whether it is about a type. `of` names the constrained item in the list of
    /// omissions.
    fn asks(&mut self, item: &Item, node: usize, of: &str) -> (Constraint, bool) {
        match &item.nodes[node].what {
            NodeKind::Any | NodeKind::Region { .. } => (Constraint::Any, false),
            NodeKind::Is(text) => (is(text), is_type_text(text)),
            NodeKind::Base(base) => self.base(base, of),
            NodeKind::Parametric(base, args) => {
                if args.iter().any(|arg| item.nodes[*arg].what != NodeKind::Any) {
                    let reason = "irdl.parametric: its constraints on parameters are not checked";
                    self.omit(of, reason.to_owned());
                }
                self.base(base, of)
            }
            NodeKind::AnyOf(parts) => {
                let (parts, types) = self.parts(item, parts, of);
                (Constraint::AnyOf(parts), types)
            }
            NodeKind::AllOf(parts) => {
                let (parts, types) = self.parts(item, parts, of);
                (Constraint::AllOf(parts), types)
            }
            NodeKind::CPred(text) => {
                self.omit(of, format!("C++ predicate: {text}"));
                (Constraint::Cpp(text.clone()), false)
            }
        }
    }

    fn parts(&mut self, item: &Item, parts: &[usize], of: &str) -> (Vec<Constraint>, bool) {
        let read: Vec<_> = parts.iter().map(|part| self.asks(item, *part, of)).collect();
        let types = !read.is_empty() && read.iter().all(|(_, is_type)| *is_type);
        let part = |(what, is_type): (Constraint, bool)| match is_type && !types {
            true => Constraint::TypeValue(Box::new(what)),
            false => what,
        };
        (read.into_iter().map(part).collect(), types)
    }

    fn base(&mut self, base: &Base, of: &str) -> (Constraint, bool) {
        let name = match base {
            Base::Symbol(_, name) => {
                return match self.known.get(name.as_str()) {
                    Some(known) => (Constraint::Isa(known.cpp_class.clone()), known.is_type),
                    None => (Constraint::Any, false),
                };
            }
            Base::Name(name) => name,
        };
        let is_type = name.starts_with('!');
        match builtin::class(name) {
            Some("IndexType") => (Constraint::Index, true),
            Some("IntegerType") => (Constraint::Integer { bits: None, sign: None }, true),
            Some(class) => (Constraint::Isa(format!("mlir::{class}")), is_type),
            None => {
                self.omit(of, format!("irdl.base \"{name}\" is not a builtin kind"));
                (Constraint::Any, is_type)
            }
        }
    }

    /// The kind of a value, and the C++ class that holds it.
    fn kind(&self, constraint: &Constraint, is_type: bool) -> (Kind, String) {
        let class = match constraint {
            Constraint::Isa(class) => Some(class.as_str()),
            Constraint::Index => Some("mlir::IndexType"),
            Constraint::Integer { .. } => Some("mlir::IntegerType"),
            _ => None,
        };
        let plain = match class {
            Some("mlir::StringAttr") => Some(Kind::Str),
            Some("mlir::AffineMapAttr") => Some(Kind::AffineMap),
            Some("mlir::IntegerSetAttr") => Some(Kind::IntegerSet),
            Some("mlir::SymbolRefAttr") => Some(Kind::Symbol { flat: false }),
            Some("mlir::DictionaryAttr") => Some(Kind::Dict),
            _ => None,
        };
        let def = class.map(|class| {
            let own = self.known.values().find(|known| known.cpp_class == class);
            let builtin = || DefRef {
                dialect: "builtin".to_owned(),
                name: class.trim_start_matches("mlir::").to_owned(),
            };
            own.map_or_else(builtin, |known| known.class.clone())
        });
        let any = if is_type { "mlir::Type" } else { "mlir::Attribute" };
        let storage = class.unwrap_or(any).to_owned();
        (plain.unwrap_or(if is_type { Kind::Type(def) } else { Kind::Attr(def) }), storage)
    }

    fn definition(&mut self, item: &Item) -> Def {
        let name = plain_class(item);
        let params: Vec<Param> =
            item.parameters.iter().map(|named| self.param(item, named)).collect();
        Def {
            cpp_class: format!("{}::{name}", self.dialect),
            name,
            mnemonic: Some(item.mnemonic().to_owned()),
            format: match params.is_empty() {
                true => Format::Generic,
                false => format(),
            },
            params,
            ..Def::default()
        }
    }

    fn param(&mut self, item: &Item, named: &Named) -> Param {
        let of = format!("{}.{}", item.mnemonic(), named.name);
        // A parameter with an explicit kind is checked by its kind.
        let given = item.extra.get("params").and_then(|params| params.get(&named.name));
        let given = given.is_some_and(|fields| fields.get("kind").is_some());
        let (constraint, is_type) = match given {
            true => (Constraint::Any, false),
            false => self.asks(item, named.node, &of),
        };
        let (kind, cpp_type) = self.kind(&constraint, is_type);
        Param {
            name: named.name.clone(),
            kind,
            optional: false,
            default: None,
            self_type: false,
            text: ParamText::Field,
            cpp_type,
            summary: String::new(),
            // The kind alone determines the class.
            constraint: match constraint {
                Constraint::Isa(_) => Constraint::Any,
                constraint => constraint,
            },
        }
    }

    fn operation(&mut self, item: &Item) -> Op {
        let name = item.mnemonic().to_owned();
        let mut op = Op {
            class: format!("{}Op", names::camel(&name)),
            cpp_namespace: self.dialect.to_owned(),
            operands: self.slots(item, &item.operands),
            results: self.slots(item, &item.results),
            attrs: item.attributes.iter().map(|named| self.attr(item, named)).collect(),
            regions: item.regions.iter().map(|named| self.region(item, named)).collect(),
            name,
            ..Op::default()
        };
        op.arguments = op.operands.iter().map(|slot| slot.name.clone()).collect();
        op.arguments.extend(op.attrs.iter().map(|slot| slot.name.clone()));
        for (slots, segments, name) in [
            (&op.operands, &mut op.operand_segments, "AttrSizedOperandSegments"),
            (&op.results, &mut op.result_segments, "AttrSizedResultSegments"),
        ] {
            if slots.iter().filter(|slot| !slot.is_single()).count() > 1 {
                *segments = Segments::Sizes;
                op.traits.push(Trait { name: name.to_owned(), args: Vec::new() });
            }
        }
        op.traits.extend(same_types(item));
        op.infer = infer(item, &op);
        op
    }

    fn slots(&mut self, item: &Item, list: &[Named]) -> Vec<ValueSlot> {
        list.iter()
            .map(|named| {
                let of = format!("{}.{}", item.mnemonic(), named.name);
                let (constraint, _) = self.asks(item, named.node, &of);
                ValueSlot {
                    name: named.name.clone(),
                    summary: String::new(),
                    variadicity: match named.count {
                        Count::Single => Variadicity::One,
                        Count::Optional => Variadicity::Optional,
                        Count::Variadic => Variadicity::Variadic,
                    },
                    cpp_class: match &constraint {
                        Constraint::Isa(class) => Some(class.clone()),
                        Constraint::Index => Some("mlir::IndexType".to_owned()),
                        Constraint::Integer { .. } => Some("mlir::IntegerType".to_owned()),
                        _ => None,
                    },
                    only_type: match &item.nodes[named.node].what {
                        NodeKind::Is(text) => Some(text.clone()),
                        _ => None,
                    },
                    constraint,
                }
            })
            .collect()
    }

    fn attr(&mut self, item: &Item, named: &Named) -> AttrSlot {
        let of = format!("{}.{}", item.mnemonic(), named.name);
        let (constraint, is_type) = self.asks(item, named.node, &of);
        let (kind, storage) = self.kind(&constraint, is_type);
        AttrSlot {
            name: named.name.clone(),
            kind,
            storage: if is_type { "mlir::TypeAttr".to_owned() } else { storage },
            constraint: match is_type {
                true => Constraint::TypeValue(Box::new(constraint)),
                false => constraint,
            },
            summary: String::new(),
            optional: false,
            default: None,
            property: false,
            symbol_name: false,
        }
    }

    fn region(&mut self, item: &Item, named: &Named) -> RegionSlot {
        let (args, blocks) = match &item.nodes[named.node].what {
            NodeKind::Region { args, blocks } => (args.is_some(), *blocks),
            _ => (false, None),
        };
        if args {
            let of = format!("{}.{}", item.mnemonic(), named.name);
            self.omit(&of, "irdl.region: the arguments of its block are not checked".to_owned());
        }
        RegionSlot {
            name: named.name.clone(),
            variadic: false,
            min_blocks: blocks.unwrap_or(0),
            max_blocks: blocks,
            summary: String::new(),
        }
    }
}

/// The traits implied by values that several operands and results share.
fn same_types(item: &Item) -> Vec<Trait> {
    let plain = |name: &str| vec![Trait { name: name.to_owned(), args: Vec::new() }];
    let shared = |lists: &[&[Named]]| {
        let all: Vec<&Named> = lists.iter().flat_map(|list| list.iter()).collect();
        let one = all.first().is_some_and(|first| all.iter().all(|n| n.node == first.node));
        let fixed = all.first().is_some_and(|n| matches!(item.nodes[n.node].what, NodeKind::Is(_)));
        all.len() > 1 && one && !fixed
    };
    if !item.operands.is_empty()
        && !item.results.is_empty()
        && shared(&[&item.operands, &item.results])
    {
        return plain("SameOperandsAndResultType");
    }
    if shared(&[&item.operands]) && !item.results.iter().any(|n| n.node == item.operands[0].node) {
        return plain("SameTypeOperands");
    }
    let singles: Vec<&Named> = item.operands.iter().chain(&item.results).collect();
    let mut found = Vec::new();
    for (node, body) in item.nodes.iter().enumerate() {
        let users = singles.iter().filter(|n| n.node == node && n.count == Count::Single);
        let args: Vec<String> = users.map(|named| named.name.clone()).collect();
        if args.len() > 1 && !matches!(body.what, NodeKind::Is(_)) {
            found.push(Trait { name: "AllTypesMatch".to_owned(), args });
        }
    }
    found
}

/// The type of a result can be inferred if only one type fits, or if it is that of an operand.
fn infer(item: &Item, op: &Op) -> Infer {
    let rule = |(named, slot): (&Named, &ValueSlot)| {
        if !slot.is_single() {
            return None;
        }
        let same = item.operands.iter().find(|n| n.node == named.node && n.count == Count::Single);
        let fixed = slot.only_type.clone().map(ResultType::Fixed);
        fixed.or(same.map(|operand| ResultType::Operand(operand.name.clone())))
    };
    let rules: Option<Vec<ResultType>> = item.results.iter().zip(&op.results).map(rule).collect();
    rules.filter(|rules| !rules.is_empty()).map_or(Infer::Given, Infer::Rules)
}
