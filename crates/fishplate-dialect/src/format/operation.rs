//! Interprets the formats of operations: the text after the operation's name.
//!
//! A [`Plan`] is made once per operation: its format, and the source of the types that the format omits. An operation
//! without a plan (because of C++ code, unknown hooks, or types that cannot be inferred) has MLIR's generic form.

mod attr;
mod hook;
mod parse;
mod plan;
mod print;
mod resolve;
mod types;

use super::failure::{Failure, Result};
use super::sink::{Sink, quote};
use super::source::Source;
use super::syntax::is_keyword;
use crate::model::AttrSlot;

pub use hook::HOOKS;
pub use plan::{From, Plan, Slot, TypeRule};

/// The parts of an operation, by the groups of its definition: `operands[1]` are the operands of the second group. The
/// parser returns them, and the printer takes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpParts<O, R, B, A, T> {
    /// Operands.
    pub operands: Vec<Vec<O>>,
    /// Their types, one per operand.
    pub operand_types: Vec<Vec<T>>,
    /// The types of the results.
    pub result_types: Vec<Vec<T>>,
    /// Attributes by name, including the sizes of groups.
    pub attrs: Vec<(String, A)>,
    /// Regions.
    pub regions: Vec<Vec<R>>,
    /// Successors.
    pub successors: Vec<Vec<B>>,
}

/// A part of an operation: an argument of a hook, or one of its results.
#[derive(Clone, Debug)]
pub enum Part<O, R, B, A, T> {
    /// Operands.
    Operands(Vec<O>),
    /// Types of operands or results.
    Types(Vec<T>),
    /// An attribute, if it is present.
    Attr(Option<A>),
    /// Regions.
    Regions(Vec<R>),
    /// Successors.
    Successors(Vec<B>),
    /// Text in the format.
    Text(String),
}

/// The part of an operation that a hook parses.
#[derive(Clone, Copy, Debug)]
pub enum Wanted<'a> {
    /// Operands.
    Operands,
    /// Types of operands or results.
    Types,
    /// This attribute.
    Attr(&'a AttrSlot),
    /// Regions.
    Regions,
    /// Successors.
    Successors,
}

/// A part that a source parses.
pub type SourcePart<S> = Part<
    <S as OpSource>::Operand,
    <S as OpSource>::Region,
    <S as OpSource>::Successor,
    <S as Source>::Attr,
    <S as Source>::Type,
>;

/// A part that a sink prints; `true` if the definition allows exactly one.
pub type SinkPart<'a, K> = (
    Part<
        &'a <K as OpSink>::Operand,
        &'a <K as OpSink>::Region,
        &'a <K as OpSink>::Successor,
        &'a <K as Sink>::Attr,
        &'a <K as Sink>::Type,
    >,
    bool,
);

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

/// The input of the operation parser, for example MLIR's `OpAsmParser`. Operands are not resolved while parsing. When
/// [`Plan::parse`] is done, each has a type, and the implementor resolves them together.
pub trait OpSource: Source {
    /// Type of an unresolved operand: `%a`, `%a#1`.
    type Operand: Clone;
    /// Type of a region.
    type Region;
    /// Type of a successor.
    type Successor: Clone;

    /// Parses a reference to a value.
    fn optional_operand(&mut self) -> Result<Option<Self::Operand>>;

    /// Parses a region. `terminator` is the C++ class of the operation that ends its block if the text omits it.
    fn optional_region(&mut self, terminator: Option<&str>) -> Result<Option<Self::Region>>;

    /// Adds an empty block to a region that has none: the text of an operation with one block is `{}` if the block is empty.
    fn ensure_block(&mut self, region: &mut Self::Region);

    /// Creates an empty region, for an optional group that omits one.
    fn empty_region(&mut self) -> Self::Region;

    /// Parses `^bb0`.
    fn optional_successor(&mut self) -> Result<Option<Self::Successor>>;

    /// Parses `@name`, and returns it without the mark and quotes.
    fn optional_symbol_name(&mut self) -> Result<Option<String>>;

    /// Parses `{a = 1}`, or `attributes {a = 1}` with `keyword`. The list is empty if it is missing.
    fn attr_dict(&mut self, keyword: bool) -> Result<Vec<(String, Self::Attr)>>;

    /// Parses `<{a = 1}>`. The list is empty if it is missing.
    fn prop_dict(&mut self) -> Result<Vec<(String, Self::Attr)>>;

    /// Parses what a user's hook parses, and returns the wanted parts; `None` if the hook finds nothing to parse. `given`
    /// are the hook's arguments that were parsed before, `true` for those of which the definition allows exactly one.
    ///
    /// # Errors
    /// Fails if there is no such hook, or if it fails.
    fn custom(
        &mut self,
        name: &str,
        _given: Vec<(SourcePart<Self>, bool)>,
        _wanted: &[Wanted<'_>],
    ) -> Result<Option<Vec<SourcePart<Self>>>>
    where
        Self: Sized,
    {
        Err(Failure::new(self.position(), format!("{name} is C++ code")))
    }

    /// Derives a type from another.
    ///
    /// # Errors
    /// Fails if the other type does not match the rule.
    fn derive_type(&mut self, rule: &TypeRule, of: &Self::Type) -> Result<Self::Type>;

    /// The type of a typed attribute, or the type in a type attribute.
    ///
    /// # Errors
    /// Fails if the attribute has no type.
    fn attr_type(&mut self, attr: &Self::Attr) -> Result<Self::Type>;
}

/// The output of the operation printer, for example MLIR's `OpAsmPrinter`.
pub trait OpSink: Sink {
    /// Type of an operand.
    type Operand;
    /// Type of a region.
    type Region;
    /// Type of a successor.
    type Successor;

    /// Prints a reference to a value.
    fn operand(&mut self, operand: &Self::Operand);

    /// Prints a region with the arguments of its first block. `terminator` is the C++ class of an operation that may be
    /// omitted at the end of the block if it has no operands, results or attributes.
    fn region(&mut self, region: &Self::Region, terminator: Option<&str>);

    /// Whether a region has no blocks.
    fn region_is_empty(&self, region: &Self::Region) -> bool;

    /// Prints a successor.
    fn successor(&mut self, successor: &Self::Successor);

    /// Prints what a user's hook prints for these parts.
    ///
    /// # Errors
    /// Fails if there is no such hook.
    fn custom(&mut self, name: &str, _parts: Vec<SinkPart<'_, Self>>) -> Result<()>
    where
        Self: Sized,
    {
        Err(Failure::new(0, format!("{name} is C++ code")))
    }

    /// Prints the name of a symbol.
    fn symbol_name(&mut self, name: &str) {
        match is_keyword(name) {
            true => self.write(&format!("@{name}")),
            false => self.write(&format!("@{}", quote(name))),
        }
    }

    /// Prints ` {a = 1, b}`, or ` attributes {...}` with `keyword`. Prints nothing if there are no attributes.
    fn attr_dict(&mut self, attrs: &[(&str, &Self::Attr)], keyword: bool) {
        if attrs.is_empty() {
            return;
        }
        self.write(if keyword { " attributes {" } else { " {" });
        self.entries(attrs);
        self.write("}");
    }

    /// Prints ` <{a = 1, b}>`, or only the space if there are no attributes.
    fn prop_dict(&mut self, attrs: &[(&str, &Self::Attr)]) {
        self.write(" ");
        if attrs.is_empty() {
            return;
        }
        self.write("<{");
        self.entries(attrs);
        self.write("}>");
    }

    /// Prints `a = 1, b`.
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
