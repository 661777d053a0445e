//! The contents of an IRDL text: a dialect with types, attributes and operations. Each has a list of constraints (the
//! SSA values of its body), to which its parameters, operands and so on refer by number.

use serde_json::{Map, Value};

/// `irdl.dialect`.
#[derive(Clone, Debug, Default)]
pub(super) struct DialectDecl {
    pub(super) name: String,
    /// Contents of the attributes named `fishplate.*`.
    pub(super) extra: Map<String, Value>,
    pub(super) items: Vec<Item>,
    /// Its position in the text.
    pub(super) at: usize,
}

/// The declaration of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemKind {
    Type,
    Attribute,
    Operation,
}

/// `irdl.type`, `irdl.attribute` or `irdl.operation`.
#[derive(Clone, Debug)]
pub(super) struct Item {
    pub(super) kind: ItemKind,
    /// The symbol. A type or attribute that shares its name with another item has `!` or `#` in front.
    pub(super) name: String,
    pub(super) extra: Map<String, Value>,
    /// The values of the body, in order.
    pub(super) nodes: Vec<Node>,
    pub(super) parameters: Vec<Named>,
    pub(super) operands: Vec<Named>,
    pub(super) results: Vec<Named>,
    pub(super) attributes: Vec<Named>,
    pub(super) regions: Vec<Named>,
    /// Omissions, as comments for readers of the text.
    pub(super) notes: Vec<String>,
    pub(super) at: usize,
}

/// A name with its constraint.
#[derive(Clone, Debug)]
pub(super) struct Named {
    pub(super) name: String,
    pub(super) count: Count,
    pub(super) node: usize,
}

/// Number of values of an operand or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    Single,
    Optional,
    Variadic,
}

/// A constraint, or a region.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) what: NodeKind,
    pub(super) at: usize,
}

/// Kind of a constraint.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum NodeKind {
    Any,
    /// One type or attribute, in MLIR's text form.
    Is(String),
    Base(Base),
    Parametric(Base, Vec<usize>),
    AnyOf(Vec<usize>),
    AllOf(Vec<usize>),
    /// C++ code.
    CPred(String),
    Region {
        args: Option<Vec<usize>>,
        blocks: Option<u32>,
    },
}

/// A kind of types or attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Base {
    /// A kind that is declared here: dialect and symbol.
    Symbol(String, String),
    /// A kind that MLIR knows: `!builtin.integer`.
    Name(String),
}

impl Item {
    pub(super) fn new(kind: ItemKind, name: String, at: usize) -> Item {
        Item {
            kind,
            name,
            extra: Map::new(),
            nodes: Vec::new(),
            parameters: Vec::new(),
            operands: Vec::new(),
            results: Vec::new(),
            attributes: Vec::new(),
            regions: Vec::new(),
            notes: Vec::new(),
            at,
        }
    }

    /// The name without the mark that distinguishes types from attributes.
    pub(super) fn mnemonic(&self) -> &str {
        self.name.trim_start_matches(['!', '#'])
    }

    /// Adds a value, and returns its number.
    pub(super) fn push(&mut self, what: NodeKind) -> usize {
        self.nodes.push(Node { what, at: self.at });
        self.nodes.len() - 1
    }
}

impl Named {
    pub(super) fn single(name: &str, node: usize) -> Named {
        Named { name: name.to_owned(), count: Count::Single, node }
    }
}
