//! Interprets the formats of operations: the text behind the operation's name.
//!
//! A [`Plan`] is made once for an operation: its format, and where the types come from that the format leaves out. An
//! operation without a plan (C++ code, unknown hooks, types that nothing tells) has MLIR's generic form.

mod attr;
mod hook;
mod parse;
mod plan;
mod print;
mod resolve;
mod types;

use super::failure::Result;
use super::sink::{Sink, quote};
use super::source::Source;
use super::syntax::is_keyword;

pub use hook::HOOKS;
pub use plan::{From, Plan, Slot, TypeRule};

/// The parts of an operation, by the groups of its definition: `operands[1]` are the operands of the second group.
/// Parsing gives them, printing takes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpParts<O, R, B, A, T> {
    /// Operands.
    pub operands: Vec<Vec<O>>,
    /// Their types, as many.
    pub operand_types: Vec<Vec<T>>,
    /// The types of the results.
    pub result_types: Vec<Vec<T>>,
    /// Attributes by name, sizes of groups among them.
    pub attrs: Vec<(String, A)>,
    /// Regions.
    pub regions: Vec<Vec<R>>,
    /// Successors.
    pub successors: Vec<Vec<B>>,
}

/// The parts of an operation that a source parses.
pub type SourceParts<S> = OpParts<
    <S as OpSource>::Operand,
    <S as OpSource>::Region,
    <S as OpSource>::Successor,
    <S as Source>::Attr,
    <S as Source>::Type,
>;

/// The parts of an operation that a sink prints.
pub type SinkParts<K> = OpParts<
    <K as OpSink>::Operand,
    <K as OpSink>::Region,
    <K as OpSink>::Successor,
    <K as Sink>::Attr,
    <K as Sink>::Type,
>;

/// What operations are parsed from, MLIR's `OpAsmParser` for one. Operands are not resolved while parsing: when
/// [`Plan::parse`] is done, each has a type, and the implementor resolves them together.
pub trait OpSource: Source {
    /// Type of an unresolved operand: `%a`, `%a#1`.
    type Operand: Clone;
    /// Type of a region.
    type Region;
    /// Type of a successor.
    type Successor: Clone;

    /// Takes a reference to a value.
    fn optional_operand(&mut self) -> Result<Option<Self::Operand>>;

    /// Takes a region. `terminator` is the C++ class of the operation that ends its block when the text does not say.
    fn optional_region(&mut self, terminator: Option<&str>) -> Result<Option<Self::Region>>;

    /// An empty region, where an optional group leaves one out.
    fn empty_region(&mut self) -> Self::Region;

    /// Takes `^bb0`.
    fn optional_successor(&mut self) -> Result<Option<Self::Successor>>;

    /// Takes `@name`, without the mark and quotes.
    fn optional_symbol_name(&mut self) -> Result<Option<String>>;

    /// Takes `{a = 1}`, or with `keyword` `attributes {a = 1}`; nothing is an empty list.
    fn attr_dict(&mut self, keyword: bool) -> Result<Vec<(String, Self::Attr)>>;

    /// Takes `<{a = 1}>`; nothing is an empty list.
    fn prop_dict(&mut self) -> Result<Vec<(String, Self::Attr)>>;

    /// A type that follows from another.
    ///
    /// # Errors
    /// Fails if the other one does not match the rule.
    fn derive_type(&mut self, rule: &TypeRule, of: &Self::Type) -> Result<Self::Type>;

    /// The type of a typed attribute, or the type in a type attribute.
    ///
    /// # Errors
    /// When the attribute has none.
    fn attr_type(&mut self, attr: &Self::Attr) -> Result<Self::Type>;
}

/// What operations are printed to, MLIR's `OpAsmPrinter` for one.
pub trait OpSink: Sink {
    /// Type of an operand.
    type Operand;
    /// Type of a region.
    type Region;
    /// Type of a successor.
    type Successor;

    /// Writes a reference to a value.
    fn operand(&mut self, operand: &Self::Operand);

    /// Writes a region with the arguments of its first block. `terminator` is the C++ class of the operation that may
    /// be left out at the end of the block when it has no operands, results and attributes.
    fn region(&mut self, region: &Self::Region, terminator: Option<&str>);

    /// Whether a region has no blocks.
    fn region_is_empty(&self, region: &Self::Region) -> bool;

    /// Writes a successor.
    fn successor(&mut self, successor: &Self::Successor);

    /// Writes the name of a symbol.
    fn symbol_name(&mut self, name: &str) {
        match is_keyword(name) {
            true => self.write(&format!("@{name}")),
            false => self.write(&format!("@{}", quote(name))),
        }
    }

    /// Writes ` {a = 1, b}`, with `keyword` ` attributes {...}`; nothing when there are none.
    fn attr_dict(&mut self, attrs: &[(&str, &Self::Attr)], keyword: bool) {
        if attrs.is_empty() {
            return;
        }
        self.write(if keyword { " attributes {" } else { " {" });
        self.entries(attrs);
        self.write("}");
    }

    /// Writes ` <{a = 1, b}>`; only the space when there are none.
    fn prop_dict(&mut self, attrs: &[(&str, &Self::Attr)]) {
        self.write(" ");
        if attrs.is_empty() {
            return;
        }
        self.write("<{");
        self.entries(attrs);
        self.write("}>");
    }

    /// Writes `a = 1, b`.
    fn entries(&mut self, attrs: &[(&str, &Self::Attr)]) {
        for (position, (name, attr)) in attrs.iter().enumerate() {
            if position > 0 {
                self.write(", ");
            }
            match is_keyword(name) {
                true => self.write(name),
                false => self.write(&quote(name)),
            }
            if self.attribute_text(attr) != "unit" {
                self.write(" = ");
                self.attribute(attr);
            }
        }
    }
}
