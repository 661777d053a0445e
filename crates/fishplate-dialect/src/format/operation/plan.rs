//! Facts about an operation's format, computed before any text is parsed.

use super::parse::Parser;
use super::print::Printer;
use super::{OpSink, OpSource, SinkParts, SourceParts, hook, types};
use crate::format::ast::{Element, Format, Of};
use crate::format::catalog::{Catalog, custom_name};
use crate::format::failure::Result;
use crate::format::syntax;
use crate::model::{self, Kind, Op, Variadicity};
use crate::names;

/// A group of operands or results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Operands.
    Operand(usize),
    /// Results.
    Result(usize),
}

/// How a type is derived from another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeRule {
    /// It is the same type.
    Same,
    /// It is `i1`, or `i1` with the other type's shape.
    BoolLike,
    /// It is the other type's element type.
    Element,
    /// It is the other type's element type, or the other type if it has none.
    ElementOrSelf,
    /// It is this parameter of the other type.
    Param(String),
}

/// The source of the types of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum From {
    /// The text.
    Text,
    /// The only possible type.
    Only(String),
    /// The type of another group.
    Slot(TypeRule, Slot),
    /// The type of an attribute.
    Attr(TypeRule, usize),
}

/// How an operation is parsed and printed.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The operation.
    pub op: Op,
    /// Its dialect, if users give hooks for it.
    pub dialect: String,
    /// Its format.
    pub format: Format,
    /// The sources of the operand types.
    pub operand_types: Vec<From>,
    /// The sources of the result types.
    pub result_types: Vec<From>,
}

impl Plan {
    /// Makes the plan of an operation.
    ///
    /// # Errors
    /// Returns why the operation has the generic form.
    pub fn new(catalog: &Catalog, op: &Op) -> Result<Plan, String> {
        Plan::with_hooks(catalog, op, "", &|_| false)
    }

    /// Makes the plan of an operation in a dialect. `hooks` tells which hooks the user has given.
    ///
    /// # Errors
    /// Returns why the operation has the generic form.
    pub fn with_hooks(
        catalog: &Catalog,
        op: &Op,
        dialect: &str,
        hooks: &dyn Fn(&str) -> bool,
    ) -> Result<Plan, String> {
        let format = checked(op, &|hook| hooks(&custom_name(dialect, hook)))?;
        let (operand_types, result_types) = types::sources(catalog, op, &format)?;
        let dialect = dialect.to_owned();
        Ok(Plan { op: op.clone(), dialect, format, operand_types, result_types })
    }

    /// Returns the format of an operation, if it is supported here.
    ///
    /// # Errors
    /// Returns why the operation has the generic form.
    pub fn check(op: &Op) -> Result<Format, String> {
        checked(op, &|_| false)
    }

    /// Parses the text after the operation's name.
    ///
    /// # Errors
    /// Fails if the text does not match the format.
    pub fn parse<S: OpSource>(&self, catalog: &Catalog, source: &mut S) -> Result<SourceParts<S>> {
        let mut parser = Parser::new(catalog, self, source);
        parser.elements(&self.format.elements)?;
        parser.finish()
    }

    /// Prints the text after the operation's name, including the space before it.
    ///
    /// # Errors
    /// Fails if an attribute does not match its definition.
    pub fn print<K: OpSink>(
        &self,
        catalog: &Catalog,
        parts: &SinkParts<K>,
        sink: &mut K,
    ) -> Result<()> {
        Printer::new(catalog, self, parts, sink).elements(&self.format.elements)
    }

    /// The C++ class of the operation that ends a block if the text omits it.
    pub(super) fn terminator(&self) -> Option<&str> {
        let ends = |t: &&model::Trait| t.name == "SingleBlockImplicitTerminator";
        self.op.traits.iter().find(ends).and_then(|t| t.args.first()).map(String::as_str)
    }

    /// Whether the format names the attribute.
    pub(super) fn in_format(&self, at: usize) -> bool {
        let mut found = false;
        self.format.each(&mut |element| found |= *element == Element::Variable(Of::Attr(at)));
        found
    }
}

/// The format of an operation, if it is supported here. `custom` tells which directives the user has hooks for.
fn checked(op: &Op, custom: &dyn Fn(&str) -> bool) -> Result<Format, String> {
    let text = match &op.format {
        model::Format::Declarative(text) => text,
        model::Format::Generic => return Err("no format".to_owned()),
        model::Format::Cpp => return Err("hasCustomAssemblyFormat: C++ code".to_owned()),
    };
    if !names::is_bare(&format!("_{}", op.name)) {
        return Err(format!("MLIR's parser reads the name {:?} in quotes only", op.name));
    }
    let format = syntax::of_op(text, op).map_err(|failure| format!("format: {failure}"))?;
    let mut trouble = None;
    format.each(&mut |element| match element {
        Element::Custom { hook, args } if !hook::is_known(hook, args) && !custom(hook) => {
            trouble = Some(format!("custom<{hook}> is C++ code"));
        }
        Element::Variable(Of::Attr(at)) => {
            if let Some(slot) = op.attrs.get(*at).filter(|slot| slot.property)
                && !plain_property(&slot.kind)
            {
                trouble = Some(format!("property {} is written by C++ code", slot.name));
            }
        }
        _ => {}
    });
    if let Some(trouble) = trouble {
        return Err(trouble);
    }
    let several = |count: usize| count > 1;
    let lists = ["operands", "results"];
    let loose = [
        op.operands.iter().filter(|slot| !slot.is_single()).count(),
        op.results.iter().filter(|slot| !slot.is_single()).count(),
    ];
    for (at, list) in [Element::Operands, Element::Results].iter().enumerate() {
        let mut used = false;
        format.each(&mut |element| used |= element == list);
        // If each group of operands is parsed separately, its number of types is known.
        let known = *list == Element::Operands && groups_are_read(op, &format);
        if used && several(loose[at]) && !known {
            return Err(format!("{} of several groups without size are adjacent", lists[at]));
        }
    }
    Ok(format)
}

/// Whether the text of a property follows from its kind.
fn plain_property(kind: &Kind) -> bool {
    matches!(kind.bare(), Kind::Int { .. } | Kind::Bool | Kind::Str | Kind::Unit | Kind::Enum(_))
}

/// Whether a group may be empty, and so can be an anchor.
pub(super) fn is_loose(variadicity: &Variadicity) -> bool {
    *variadicity != Variadicity::One
}

/// Whether the format names each group of operands, and uses `operands` only for types.
fn groups_are_read(op: &Op, format: &Format) -> bool {
    let (mut alone, mut typed, mut read) = (0_usize, 0_usize, vec![false; op.operands.len()]);
    format.each(&mut |element| match element {
        Element::Operands => alone += 1,
        Element::Type(of) => typed += usize::from(**of == Element::Operands),
        Element::FunctionalType(inputs, _) => typed += usize::from(**inputs == Element::Operands),
        Element::Variable(Of::Operand(at)) => {
            if let Some(place) = read.get_mut(*at) {
                *place = true;
            }
        }
        _ => {}
    });
    alone == typed && read.into_iter().all(|read| read)
}
