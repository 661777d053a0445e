//! Formats of operations on top of MLIR's own parser and printer.

use fishplate_dialect::format::operation::TypeRule;
use fishplate_dialect::format::{
    Failure, OpParts, OpSink, OpSource, Plan, SinkPart, SourcePart, Value as Param, Wanted,
};
use fishplate_dialect::model::Kind;
use fishplate_mlir::asm::{
    Failed, OpParser, OpPrinter, OwnedRegion, Position, RegionStyle, UnresolvedOperand,
};
use fishplate_mlir::{Attribute, Block, OpRef, Region, Type, Value};

use super::asm::{MlirSink, MlirSource, tell};
use super::dynamic;
use super::hooks::Shared;
use super::op_custom;
use super::texts::Texts;

type Outcome<T> = Result<T, Failure>;

/// The number of values in each group.
pub(super) struct Groups {
    pub(super) operands: Vec<usize>,
    pub(super) results: Vec<usize>,
}

/// The text of an operation, as MLIR's parser reads it.
struct Text<'a, 'p> {
    base: MlirSource<'a, 'p, OpParser<'p>>,
    shared: &'a Shared,
}

fn reported(_: Failed) -> Failure {
    Failure::reported(0)
}

/// Forwards everything except operations to the base.
macro_rules! forward_source {
    ($($name:ident($($arg:ident: $ty:ty),*) -> $out:ty;)*) => {
        $(fn $name(&mut self, $($arg: $ty),*) -> $out {
            self.base.$name($($arg),*)
        })*
    };
}

impl<'p> fishplate_dialect::format::Source for Text<'_, 'p> {
    type Attr = Attribute<'p>;
    type Type = Type<'p>;

    forward_source! {
        position() -> usize;
        optional_any_keyword() -> Option<String>;
        optional_keyword(word: &str) -> bool;
        optional_punctuation(mark: &str) -> bool;
        is_next(mark: char) -> bool;
        optional_integer() -> Outcome<Option<i128>>;
        optional_float() -> Outcome<Option<f64>>;
        optional_string() -> Outcome<Option<String>>;
        optional_attribute(of: Option<&Type<'p>>) -> Outcome<Option<Attribute<'p>>>;
        optional_hash_attribute() -> Outcome<Option<Attribute<'p>>>;
        optional_type() -> Outcome<Option<Type<'p>>>;
        optional_bang_type() -> Outcome<Option<Type<'p>>>;
        affine_map() -> Outcome<Attribute<'p>>;
        integer_set() -> Outcome<Attribute<'p>>;
        dense_array(element: &str) -> Outcome<Attribute<'p>>;
        dimension_list(dynamic: bool, trailing: bool) -> Outcome<Vec<i64>>;
        optional_balanced() -> Option<String>;
        make_attr(def: &fishplate_dialect::format::Known, params: Vec<super::value::Raw<'p>>)
            -> Outcome<Attribute<'p>>;
        make_type(def: &fishplate_dialect::format::Known, params: Vec<super::value::Raw<'p>>)
            -> Outcome<Type<'p>>;
        hook(name: &str, given: &[super::value::Raw<'p>], kinds: &[&Kind])
            -> Outcome<Vec<super::value::Raw<'p>>>;
        attr_of_text(text: &str) -> Outcome<Attribute<'p>>;
        type_of_text(text: &str) -> Outcome<Type<'p>>;
    }
}

impl<'p> OpSource for Text<'_, 'p> {
    type Operand = UnresolvedOperand<'p>;
    type Region = OwnedRegion<'p>;
    type Successor = Block<'p>;

    fn optional_operand(&mut self) -> Outcome<Option<UnresolvedOperand<'p>>> {
        self.base.parser.optional_operand().map_err(reported)
    }

    fn optional_region(&mut self, terminator: Option<&str>) -> Outcome<Option<OwnedRegion<'p>>> {
        let parser = &mut *self.base.parser;
        let Some(mut region) = parser.optional_region(&[], false).map_err(reported)? else {
            return Ok(None);
        };
        if let Some(name) = self.shared.terminator(terminator) {
            let at = parser.position();
            let location = parser.location(at);
            region.ensure_terminator(name, location);
        }
        Ok(Some(region))
    }

    fn ensure_block(&mut self, region: &mut OwnedRegion<'p>) {
        region.ensure_block();
    }

    fn empty_region(&mut self) -> OwnedRegion<'p> {
        OwnedRegion::new()
    }

    fn optional_successor(&mut self) -> Outcome<Option<Block<'p>>> {
        self.base.parser.optional_successor().map_err(reported)
    }

    fn optional_symbol_name(&mut self) -> Outcome<Option<String>> {
        let found = self.base.parser.optional_symbol_name().map_err(reported)?;
        Ok(found.and_then(Attribute::as_string))
    }

    fn attr_dict(&mut self, keyword: bool) -> Outcome<Vec<(String, Attribute<'p>)>> {
        let found = self.base.parser.attribute_dictionary(keyword).map_err(reported)?;
        Ok(found.entries().collect())
    }

    fn prop_dict(&mut self) -> Outcome<Vec<(String, Attribute<'p>)>> {
        let parser = &mut *self.base.parser;
        if !parser.optional_punctuation("<").map_err(reported)? {
            return Ok(Vec::new());
        }
        let found = parser.attribute_dictionary(false).map_err(reported)?;
        parser.punctuation(">").map_err(reported)?;
        Ok(found.entries().collect())
    }

    fn custom(
        &mut self,
        name: &str,
        given: Vec<(SourcePart<Self>, bool)>,
        wanted: &[Wanted<'_>],
    ) -> Outcome<Option<Vec<SourcePart<Self>>>> {
        op_custom::parse(self.shared, self.base.parser, name, given, wanted)
    }

    fn derive_type(&mut self, rule: &TypeRule, of: &Type<'p>) -> Outcome<Type<'p>> {
        let context = self.base.context();
        match rule {
            TypeRule::Same => Ok(*of),
            TypeRule::BoolLike => Ok(of.with_element(Type::int(context, 1))),
            TypeRule::Element | TypeRule::ElementOrSelf if of.is_shaped() => Ok(of.element()),
            TypeRule::ElementOrSelf => Ok(*of),
            TypeRule::Param(name) => {
                let found = self.shared.type_named(&of.name()).and_then(|known| {
                    let at = known.def.params.iter().position(|param| param.name == *name)?;
                    dynamic::decoded(known, of.params())?.into_iter().nth(at)
                });
                match found {
                    Some(Param::Type(found)) => Ok(found),
                    _ => Err(no_type(*of, &format!("parameter {name}"))),
                }
            }
            TypeRule::Element => Err(no_type(*of, "element type")),
        }
    }

    fn attr_type(&mut self, attr: &Attribute<'p>) -> Outcome<Type<'p>> {
        let ty = attr.as_type().or_else(|| attr.type_of());
        ty.ok_or_else(|| Failure::new(0, format!("the attribute {attr} has no type")))
    }
}

fn no_type(of: Type<'_>, what: &str) -> Failure {
    Failure::new(0, format!("{of} has no {what}"))
}

impl Shared {
    /// Returns the name of the terminator operation with a C++ class.
    fn terminator(&self, class: Option<&str>) -> Option<&str> {
        let class = class?.rsplit("::").next()?;
        self.ops.get(class).map(String::as_str)
    }
}

/// Parses an operation after its name.
pub(super) fn parse(shared: &Shared, plan: &Plan, parser: &mut OpParser<'_>) -> Result<(), Failed> {
    let at = parser.name_position();
    let mut text = Text { base: MlirSource::new(parser, &shared.catalog, &shared.context), shared };
    let parts = match plan.parse(&shared.catalog, &mut text) {
        Ok(parts) => parts,
        Err(failure) => return Err(tell(parser, &failure)),
    };
    add(parser, at, parts)
}

/// Adds the parsed parts to the operation.
fn add<'p>(
    parser: &mut OpParser<'p>,
    at: Position,
    parts: OpParts<UnresolvedOperand<'p>, OwnedRegion<'p>, Block<'p>, Attribute<'p>, Type<'p>>,
) -> Result<(), Failed> {
    let types = parts.operand_types.into_iter().flatten();
    for (operand, ty) in parts.operands.into_iter().flatten().zip(types) {
        parser.add_operand(operand, ty)?;
    }
    for (name, value) in parts.attrs {
        parser.add_attribute(at, &name, value)?;
    }
    let results: Vec<Type<'p>> = parts.result_types.into_iter().flatten().collect();
    parser.add_results(&results);
    parts.regions.into_iter().flatten().for_each(|region| parser.add_region(region));
    parts.successors.into_iter().flatten().for_each(|block| parser.add_successor(block));
    Ok(())
}

/// The text of an operation, as MLIR's printer writes it.
struct Out<'a, 'p, 'm> {
    base: MlirSink<'a, 'p, 'm, OpPrinter<'p>>,
    shared: &'a Shared,
    /// The operation that is printed.
    op: OpRef<'m>,
}

impl<'m> fishplate_dialect::format::Sink for Out<'_, '_, 'm> {
    type Attr = Attribute<'m>;
    type Type = Type<'m>;

    fn write(&mut self, text: &str) {
        self.base.write(text);
    }
    fn newline(&mut self) {
        self.base.newline();
    }
    fn hook(&mut self, name: &str, values: &[&super::value::Raw<'m>]) -> Outcome<()> {
        self.base.hook(name, values)
    }
    fn attribute(&mut self, attr: &Attribute<'m>) {
        self.base.attribute(attr);
    }
    fn attribute_without_type(&mut self, attr: &Attribute<'m>) {
        self.base.attribute_without_type(attr);
    }
    fn type_(&mut self, of: &Type<'m>) {
        self.base.type_(of);
    }
    fn attribute_text(&self, attr: &Attribute<'m>) -> String {
        self.base.attribute_text(attr)
    }
    fn type_text(&self, of: &Type<'m>) -> String {
        self.base.type_text(of)
    }
}

impl<'m> OpSink for Out<'_, '_, 'm> {
    type Operand = Value<'m>;
    type Region = Region<'m>;
    type Successor = Block<'m>;

    fn operand(&mut self, operand: &Value<'m>) {
        self.base.printer.operand(*operand);
    }

    fn region(&mut self, region: &Region<'m>, terminator: Option<&str>) {
        let ends = self.shared.terminator(terminator);
        let last = region.blocks().last().and_then(|block| block.operations().last());
        let plain =
            |op: OpRef<'_>| op.operand_count() + op.result_count() + op.attribute_count() == 0;
        let left_out =
            ends.is_some_and(|name| last.is_some_and(|op| op.name() == name && plain(op)));
        let style = RegionStyle { terminators: !left_out, ..RegionStyle::default() };
        self.base.printer.region(*region, style);
    }

    fn region_is_empty(&self, region: &Region<'m>) -> bool {
        region.blocks().next().is_none()
    }

    fn successor(&mut self, successor: &Block<'m>) {
        self.base.printer.successor(*successor);
    }

    fn custom(&mut self, name: &str, parts: Vec<SinkPart<'_, Self>>) -> Outcome<()> {
        op_custom::print(self.shared, self.base.printer, self.op, name, parts)
    }

    fn symbol_name(&mut self, name: &str) {
        self.base.printer.symbol_name(name);
    }
}

/// Splits a list by the sizes of its groups.
fn split<T>(items: impl Iterator<Item = T>, sizes: &[usize]) -> Vec<Vec<T>> {
    let mut rest = items;
    sizes.iter().map(|size| rest.by_ref().take(*size).collect()).collect()
}

/// Distributes items over the slots: one each, and the rest to the last slot.
fn spread<T>(items: impl Iterator<Item = T>, slots: usize) -> Vec<Vec<T>> {
    let mut lists: Vec<Vec<T>> = (0..slots).map(|_| Vec::new()).collect();
    for (index, item) in items.enumerate() {
        if let Some(list) = lists.get_mut(index.min(slots.saturating_sub(1))) {
            list.push(item);
        }
    }
    lists
}

/// Prints an operation after its name.
pub(super) fn print<'m>(
    shared: &Shared,
    plan: &Plan,
    printer: &mut OpPrinter<'_>,
    op: OpRef<'m>,
    groups: &Groups,
) {
    let ty = |value: Value<'m>| value.ty();
    let model = &plan.op;
    let parts = OpParts {
        operands: split(op.operands(), &groups.operands),
        operand_types: split(op.operands().map(ty), &groups.operands),
        result_types: split(op.results().map(ty), &groups.results),
        attrs: op.attributes().collect(),
        regions: spread(op.regions(), model.regions.len()),
        successors: spread(op.successors(), model.successors.len()),
    };
    let texts = Texts::new(Some(op.context()));
    let base = MlirSink::new(printer, texts, &shared.context);
    let mut out = Out { base, shared, op };
    if let Err(failure) = plan.print(&shared.catalog, &parts, &mut out) {
        printer.text(&format!(" <<{}>>", failure.message));
    }
}
