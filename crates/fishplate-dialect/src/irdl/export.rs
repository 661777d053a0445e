//! Expresses a model in IRDL. The result is never stricter than the dialect: it accepts whatever the dialect accepts,
//! except a group of regions, which IRDL cannot express. Anything that is lost becomes a comment.

use std::collections::{HashMap, HashSet};

use crate::model::{
    AttrSlot, Constraint, Def, DefRef, Dialect, Enum, Format, Kind, Op, Segments, Signedness,
    ValueSlot, Variadicity,
};

use crate::names::{self, Taken};

use super::builtin;
use super::decl::{Base, Count, DialectDecl, Item, ItemKind, Named, NodeKind};

/// Enumerations with up to this many cases are written case by case.
const MANY_CASES: usize = 64;

/// Queries on a model while it is written.
struct Writer<'a> {
    model: &'a Dialect,
    /// The symbols of types and attributes, by C++ class.
    symbols: HashMap<&'a str, String>,
    enums: HashMap<&'a str, &'a Enum>,
}

/// Expresses a dialect in IRDL.
pub(super) fn decl(model: &Dialect) -> DialectDecl {
    let mnemonic = |def: &Def| spelled(def.mnemonic.as_deref().unwrap_or(&def.name));
    let mut seen = HashSet::new();
    let mut twice = HashSet::new();
    let defs = model.types.iter().chain(&model.attrs).map(mnemonic);
    for name in defs.chain(model.ops.iter().map(|op| spelled(&op.name))) {
        if !seen.insert(name.clone()) {
            twice.insert(name);
        }
    }
    // Types, attributes and operations share one table of symbols.
    let symbol = |def: &Def, sign: &str| match mnemonic(def) {
        name if twice.contains(&name) => format!("{sign}{name}"),
        name => name,
    };
    let types = model.types.iter().map(|def| (def.cpp_class.as_str(), symbol(def, "!")));
    let attrs = model.attrs.iter().map(|def| (def.cpp_class.as_str(), symbol(def, "#")));
    let writer = Writer {
        model,
        symbols: types.chain(attrs).collect(),
        enums: model.enums.iter().map(|e| (e.name.as_str(), e)).collect(),
    };
    let types = model.types.iter().map(|def| (ItemKind::Type, symbol(def, "!"), def));
    let attrs = model.attrs.iter().map(|def| (ItemKind::Attribute, symbol(def, "#"), def));
    let mut items: Vec<Item> = Vec::new();
    items.extend(types.chain(attrs).map(|(kind, name, def)| writer.definition(kind, name, def)));
    items.extend(model.ops.iter().map(|op| writer.operation(op)));
    DialectDecl { name: model.name.clone(), items, ..DialectDecl::default() }
}

/// Converts a name to IRDL's rules: lower-case letters, digits and single underscores, with a letter first.
fn spelled(name: &str) -> String {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let good = name.chars().all(plain) && !name.contains("__");
    let name = if good { name.to_owned() } else { names::snake(name) };
    if name.starts_with(|c: char| c.is_ascii_lowercase()) { name } else { format!("n{name}") }
}

/// Joins a list of names into a note that starts with `what`.
fn listed(what: &str, names: Vec<&str>) -> Option<String> {
    (!names.is_empty()).then(|| format!("{what} {}", names.join(", ")))
}

fn note(item: &mut Item, parts: Vec<Option<String>>) {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if !parts.is_empty() {
        item.notes.push(format!("Not said: {}.", parts.join("; ")));
    }
}

fn format_note(format: &Format) -> Option<String> {
    let plain = *format == Format::Generic || *format == super::plain::format();
    (!plain).then(|| "the assembly format".to_owned())
}

impl Writer<'_> {
    fn definition(&self, kind: ItemKind, name: String, def: &Def) -> Item {
        let mut item = Item::new(kind, name, 0);
        let mut taken = Taken::default();
        for param in &def.params {
            let optional = param.optional || matches!(param.kind, Kind::Optional(_));
            let asked = self.constraint_node(&mut item, &param.constraint);
            let node = asked.filter(|_| !optional);
            let node =
                node.unwrap_or_else(|| self.kind_node(&mut item, param.kind.bare(), optional));
            item.parameters.push(Named::single(&taken.claim(spelled(&param.name)), node));
        }
        let defaults = def.params.iter().filter(|p| p.default.is_some()).map(|p| p.name.as_str());
        let parts = vec![
            format_note(&def.format),
            listed("defaults of", defaults.collect()),
            def.cpp_verifier.then(|| "the verifier, C++ code".to_owned()),
        ];
        note(&mut item, parts);
        item
    }

    /// The node of a parameter's kind. An absent parameter is `unit`.
    fn kind_node(&self, item: &mut Item, kind: &Kind, optional: bool) -> usize {
        let name = match kind {
            Kind::Enum(def) => return self.enum_node(item, def, optional),
            Kind::Attr(Some(def)) | Kind::Type(Some(def)) => {
                return self.class_node(item, def, optional);
            }
            Kind::Int { .. } | Kind::BigInt | Kind::Index | Kind::Bool => "integer",
            Kind::Float { .. } => "float",
            Kind::Str | Kind::Bytes => "string",
            Kind::Unit => "unit",
            Kind::AffineMap => "affine_map",
            Kind::IntegerSet => "integer_set",
            Kind::Symbol { .. } => "symbol_ref",
            Kind::Dict => "dictionary",
            Kind::Array(of) => match of.bare() {
                Kind::Int { .. } | Kind::Bool | Kind::Float { .. } => "dense_array",
                _ => "array",
            },
            Kind::Attr(None)
            | Kind::Type(None)
            | Kind::Location
            | Kind::Opaque(_)
            | Kind::Optional(_) => return item.push(NodeKind::Any),
        };
        let base = vec![Base::Name(format!("#builtin.{name}"))];
        self.choice(item, base.into_iter().map(NodeKind::Base).collect(), optional)
    }

    fn enum_node(&self, item: &mut Item, def: &DefRef, optional: bool) -> usize {
        let own = self.enums.get(def.name.as_str()).filter(|_| def.dialect == self.model.name);
        let parts = match own {
            Some(e) if !e.bit_enum && e.cases.len() <= MANY_CASES => e
                .cases
                .iter()
                .map(|case| NodeKind::Is(format!("{} : i{}", case.value, e.bits.max(1))))
                .collect(),
            _ => vec![NodeKind::Base(Base::Name("#builtin.integer".to_owned()))],
        };
        self.choice(item, parts, optional)
    }

    fn class_node(&self, item: &mut Item, def: &DefRef, optional: bool) -> usize {
        let own = self.model.types.iter().chain(&self.model.attrs).find(|d| d.name == def.name);
        let bases = match own.filter(|_| def.dialect == self.model.name) {
            Some(own) => self.bases(&own.cpp_class),
            None if def.dialect == "builtin" => self.bases(&format!("mlir::{}", def.name)),
            None => None,
        };
        match bases {
            Some(bases) => {
                self.choice(item, bases.into_iter().map(NodeKind::Base).collect(), optional)
            }
            None => item.push(NodeKind::Any),
        }
    }

    /// The kinds that are instances of a C++ class, if they are known.
    fn bases(&self, class: &str) -> Option<Vec<Base>> {
        if let Some(symbol) = self.symbols.get(class) {
            return Some(vec![Base::Symbol(self.model.name.clone(), symbol.clone())]);
        }
        // Types of a dialect without C++ could be shaped too, but none of ours is.
        Some(builtin::kinds(class)?.into_iter().map(Base::Name).collect())
    }

    fn choice(&self, item: &mut Item, mut parts: Vec<NodeKind>, optional: bool) -> usize {
        if optional {
            parts.push(NodeKind::Is("unit".to_owned()));
        }
        match <[NodeKind; 1]>::try_from(parts) {
            Ok([one]) => item.push(one),
            Err(parts) => {
                let parts = parts.into_iter().map(|part| item.push(part)).collect();
                item.push(NodeKind::AnyOf(parts))
            }
        }
    }

    fn operation(&self, op: &Op) -> Item {
        let mut item = Item::new(ItemKind::Operation, spelled(&op.name), 0);
        let same = |slots: &mut dyn Iterator<Item = &ValueSlot>| {
            let mut constraints = slots.map(|slot| &slot.constraint);
            constraints.next().is_some_and(|first| constraints.all(|other| other == first))
        };
        let both = op.has_trait("SameOperandsAndResultType")
            && same(&mut op.operands.iter().chain(&op.results));
        let shared = both || (op.has_trait("SameTypeOperands") && same(&mut op.operands.iter()));
        let first = op.operands.first().filter(|_| shared);
        let shared = first.map(|slot| self.value_node(&mut item, &slot.constraint));
        // Operands, results and regions share one table of names.
        let mut taken = Taken::default();
        item.operands =
            self.slots(&mut item, &mut taken, &op.operands, op.operand_segments, shared);
        let shared = shared.filter(|_| both);
        item.results = self.slots(&mut item, &mut taken, &op.results, op.result_segments, shared);
        let required =
            |slot: &&AttrSlot| !slot.optional && slot.default.is_none() && !slot.property;
        for slot in op.attrs.iter().filter(required) {
            let node = self.value_node(&mut item, &slot.constraint);
            item.attributes.push(Named::single(&slot.name, node));
        }
        for region in op.regions.iter().filter(|region| !region.variadic) {
            let exact = region.max_blocks == Some(region.min_blocks) && region.min_blocks > 0;
            let blocks = exact.then_some(region.min_blocks);
            let node = item.push(NodeKind::Region { args: None, blocks });
            item.regions.push(Named::single(&taken.claim(spelled(&region.name)), node));
        }
        let traits = op.traits.iter().map(|t| t.name.as_str());
        let traits = traits.filter(|t| !both || *t != "SameOperandsAndResultType");
        let optional = op.attrs.iter().filter(|slot| !required(slot)).map(|s| s.name.as_str());
        let groups = op.regions.iter().filter(|region| region.variadic).map(|r| r.name.as_str());
        let parts = vec![
            format_note(&op.format),
            listed("attributes that may be absent:", optional.collect()),
            listed("groups of regions", groups.collect()),
            listed("successors", op.successors.iter().map(|s| s.name.as_str()).collect()),
            listed("traits", traits.collect()),
            op.cpp_verifier.then(|| "the verifier, C++ code".to_owned()),
        ];
        note(&mut item, parts);
        item
    }

    fn slots(
        &self,
        item: &mut Item,
        taken: &mut Taken,
        slots: &[ValueSlot],
        segments: Segments,
        shared: Option<usize>,
    ) -> Vec<Named> {
        let groups = slots.iter().filter(|slot| !slot.is_single()).count();
        if groups > 1 && segments != Segments::Sizes {
            // IRDL would require their sizes in an attribute, which such operations do not have.
            let (name, node) = (taken.claim("all".to_owned()), item.push(NodeKind::Any));
            return vec![Named { name, count: Count::Variadic, node }];
        }
        let mut found: Vec<Named> = Vec::new();
        for (at, slot) in slots.iter().enumerate() {
            let node = shared.unwrap_or_else(|| self.value_node(item, &slot.constraint));
            let name = match slot.name.as_str() {
                "" => format!("value{at}"),
                name => spelled(name),
            };
            let count = match slot.variadicity {
                Variadicity::One => Count::Single,
                Variadicity::Optional => Count::Optional,
                Variadicity::Variadic | Variadicity::VariadicOfVariadic(_) => Count::Variadic,
            };
            found.push(Named { name: taken.claim(name), count, node });
        }
        found
    }

    /// The node of a constraint, or one that accepts anything.
    fn value_node(&self, item: &mut Item, constraint: &Constraint) -> usize {
        self.constraint_node(item, constraint).unwrap_or_else(|| item.push(NodeKind::Any))
    }

    /// The node of a constraint; `None` if IRDL cannot express it.
    fn constraint_node(&self, item: &mut Item, constraint: &Constraint) -> Option<usize> {
        let start = item.nodes.len();
        let made = self.constraint_parts(item, constraint);
        if made.is_none() {
            item.nodes.truncate(start);
        }
        made
    }

    fn constraint_parts(&self, item: &mut Item, constraint: &Constraint) -> Option<usize> {
        let is = |text: String| NodeKind::Is(text);
        let what = match constraint {
            Constraint::Isa(class) => {
                let bases = self.bases(class)?.into_iter().map(NodeKind::Base).collect();
                return Some(self.choice(item, bases, false));
            }
            Constraint::Is(text) => is(text.clone()),
            Constraint::Integer { bits: Some(bits), sign } => {
                let spelled = |sign: &Signedness| match sign {
                    Signedness::Signless => is(format!("i{bits}")),
                    Signedness::Signed => is(format!("si{bits}")),
                    Signedness::Unsigned => is(format!("ui{bits}")),
                };
                let every = [Signedness::Signless, Signedness::Signed, Signedness::Unsigned];
                let parts = sign.as_ref().map_or(&every[..], std::slice::from_ref);
                return Some(self.choice(item, parts.iter().map(spelled).collect(), false));
            }
            Constraint::Integer { bits: None, sign: None } => {
                NodeKind::Base(Base::Name("!builtin.integer".to_owned()))
            }
            Constraint::Float(text) => is(text.clone()),
            Constraint::Index => is("index".to_owned()),
            Constraint::TypeValue(of) => return self.constraint_parts(item, of),
            Constraint::AnyOf(parts) => {
                let parts: Option<Vec<usize>> =
                    parts.iter().map(|part| self.constraint_node(item, part)).collect();
                NodeKind::AnyOf(parts.filter(|parts| !parts.is_empty())?)
            }
            Constraint::AllOf(parts) => {
                let parts: Vec<usize> =
                    parts.iter().filter_map(|part| self.constraint_node(item, part)).collect();
                match parts.as_slice() {
                    [] => return None,
                    [one] => return Some(*one),
                    _ => NodeKind::AllOf(parts),
                }
            }
            _ => return None,
        };
        Some(item.push(what))
    }
}
