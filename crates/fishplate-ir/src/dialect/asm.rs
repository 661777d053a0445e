//! Formats on top of MLIR's own parser and printer.

use std::marker::PhantomData;

use fishplate::{Any, Weak};
use fishplate_dialect::format::text::{self, Handles};
use fishplate_dialect::format::{Catalog, Failure, Known, Sink, Source};
use fishplate_dialect::model::Kind;
use fishplate_mlir::asm::{
    AsmParser, AsmPrinter, Failed, OpParser, OpPrinter, Parsing, Position, Printing,
};
use fishplate_mlir::{Attribute, ContextRef, Type};

use super::dynamic;
use super::texts::Texts;
use super::user_hooks;
use super::value::{Raw, Values, elements};
use crate::Context;

type Outcome<T> = Result<T, Failure>;

/// The marker of a dynamic size.
const DYNAMIC: i64 = i64::MIN;

/// A parser of MLIR, either for a type or attribute, or for an operation.
pub(super) trait Reads<'p> {
    /// The part that both share.
    fn asm(&mut self) -> &mut AsmParser<'p>;
}

impl<'p> Reads<'p> for AsmParser<'p> {
    fn asm(&mut self) -> &mut AsmParser<'p> {
        self
    }
}

impl<'p> Reads<'p> for OpParser<'p> {
    fn asm(&mut self) -> &mut AsmParser<'p> {
        self
    }
}

/// A printer of MLIR, either for a type or attribute, or for an operation.
pub(super) trait Writes<'p> {
    /// The part that both share.
    fn asm(&mut self) -> &mut AsmPrinter<'p>;
}

impl<'p> Writes<'p> for AsmPrinter<'p> {
    fn asm(&mut self) -> &mut AsmPrinter<'p> {
        self
    }
}

impl<'p> Writes<'p> for OpPrinter<'p> {
    fn asm(&mut self) -> &mut AsmPrinter<'p> {
        self
    }
}

/// Text that MLIR's parser reads.
pub(super) struct MlirSource<'a, 'p, P: Reads<'p>> {
    pub(super) parser: &'a mut P,
    pub(super) catalog: &'a Catalog,
    pub(super) user: &'a Weak<Context>,
    life: PhantomData<&'p ()>,
}

impl<'a, 'p, P: Reads<'p>> MlirSource<'a, 'p, P> {
    /// A source over a parser.
    pub(super) fn new(parser: &'a mut P, catalog: &'a Catalog, user: &'a Weak<Context>) -> Self {
        MlirSource { parser, catalog, user, life: PhantomData }
    }

    /// The context of the text.
    pub(super) fn context(&mut self) -> ContextRef<'p> {
        self.parser.asm().context()
    }

    fn texts(&mut self) -> Texts<'p> {
        Texts::new(Some(self.context()))
    }
}

fn reported(_: Failed) -> Failure {
    Failure::reported(0)
}

/// Reports a failure to MLIR that it does not know about yet.
pub(super) fn tell(parser: &mut AsmParser<'_>, failure: &Failure) -> Failed {
    if failure.reported {
        return Failed::reported();
    }
    let at = if failure.at == 0 { parser.position() } else { Position::new(failure.at) };
    parser.error(at, &failure.message)
}

impl<'p, P: Reads<'p>> Source for MlirSource<'_, 'p, P> {
    type Attr = Attribute<'p>;
    type Type = Type<'p>;

    fn position(&mut self) -> usize {
        self.parser.asm().position().number()
    }

    fn optional_any_keyword(&mut self) -> Option<String> {
        self.parser.asm().any_keyword()
    }

    fn optional_keyword(&mut self, word: &str) -> bool {
        self.parser.asm().optional_keyword(word)
    }

    fn optional_punctuation(&mut self, mark: &str) -> bool {
        self.parser.asm().optional_punctuation(mark).unwrap_or(false)
    }

    fn is_next(&mut self, mark: char) -> bool {
        char::from(self.parser.asm().peek()) == mark
    }

    fn optional_integer(&mut self) -> Outcome<Option<i128>> {
        self.parser.asm().optional_integer().map_err(reported)
    }

    fn optional_float(&mut self) -> Outcome<Option<f64>> {
        match self.parser.asm().peek() {
            b'-' | b'0'..=b'9' => self.parser.asm().float().map(Some).map_err(reported),
            _ => Ok(None),
        }
    }

    fn optional_string(&mut self) -> Outcome<Option<String>> {
        let found = self.parser.asm().optional_string();
        Ok(found.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn optional_attribute(&mut self, of: Option<&Type<'p>>) -> Outcome<Option<Attribute<'p>>> {
        self.parser.asm().optional_attribute(of.copied()).map_err(reported)
    }

    fn optional_hash_attribute(&mut self) -> Outcome<Option<Attribute<'p>>> {
        if self.parser.asm().peek() == b'#' { self.optional_attribute(None) } else { Ok(None) }
    }

    fn optional_type(&mut self) -> Outcome<Option<Type<'p>>> {
        self.parser.asm().optional_type().map_err(reported)
    }

    fn optional_bang_type(&mut self) -> Outcome<Option<Type<'p>>> {
        if self.parser.asm().peek() == b'!' { self.optional_type() } else { Ok(None) }
    }

    fn affine_map(&mut self) -> Outcome<Attribute<'p>> {
        self.parser.asm().affine_map().map_err(reported)
    }

    fn integer_set(&mut self) -> Outcome<Attribute<'p>> {
        self.parser.asm().integer_set().map_err(reported)
    }

    fn dense_array(&mut self, element: &str) -> Outcome<Attribute<'p>> {
        let mut items = Vec::new();
        self.literal("[")?;
        while !self.optional_punctuation("]") {
            if !items.is_empty() {
                self.literal(",")?;
            }
            let item = match element {
                "f32" | "f64" => self.optional_float()?.map(|number| format!("{number:e}")),
                "i1" => self.optional_integer()?.map(|bit| (bit != 0).to_string()),
                _ => self.optional_integer()?.map(|number| number.to_string()),
            };
            items.push(item.ok_or_else(|| self.expected("a number"))?);
        }
        let body = if items.is_empty() { String::new() } else { format!(": {}", items.join(", ")) };
        self.attr_of_text(&format!("array<{element}{body}>"))
    }

    fn dimension_list(&mut self, dynamic: bool, trailing: bool) -> Outcome<Vec<i64>> {
        let sizes = self.parser.asm().dimension_list(dynamic, trailing).map_err(reported)?;
        Ok(sizes.into_iter().map(|size| size.unwrap_or(DYNAMIC)).collect())
    }

    fn optional_balanced(&mut self) -> Option<String> {
        None
    }

    fn make_attr(&mut self, def: &Known, params: Vec<Raw<'p>>) -> Outcome<Attribute<'p>> {
        let context = self.context();
        match dynamic::attribute_in(context, def, &params) {
            Ok(Some(made)) => Ok(made),
            Ok(None) => {
                let texts = self.texts();
                texts.attr(&text::print_with(self.catalog, def, &params, &texts)?)
            }
            Err(error) => Err(Failure::new(self.position(), error.message())),
        }
    }

    fn make_type(&mut self, def: &Known, params: Vec<Raw<'p>>) -> Outcome<Type<'p>> {
        let context = self.context();
        match dynamic::type_in(context, def, &params) {
            Ok(Some(made)) => Ok(made),
            Ok(None) => {
                let texts = self.texts();
                texts.type_(&text::print_with(self.catalog, def, &params, &texts)?)
            }
            Err(error) => Err(Failure::new(self.position(), error.message())),
        }
    }

    fn hook(&mut self, name: &str, given: &[Raw<'p>], kinds: &[&Kind]) -> Outcome<Vec<Raw<'p>>> {
        let at = self.position();
        let failed = |error: fishplate::Error| Failure::new(at, error.message());
        let context = user_hooks::enter(self.user).map_err(|why| Failure::new(at, why))?;
        let held = context.lock();
        let values = Values { context: &context, held: &held, catalog: self.catalog };
        let given: fishplate::Result<Vec<Any>> =
            given.iter().map(|value| values.any(value)).collect();
        let given = given.map_err(failed)?;
        let found = Parsing::plain(self.parser.asm(), |parsing| {
            user_hooks::parse(&context, parsing, name, given)
        })?;
        let found = elements(&found.view()).filter(|found| found.len() == kinds.len());
        let wrong =
            || Failure::new(at, format!("the hook {name} must return {} values", kinds.len()));
        let found = found.ok_or_else(wrong)?;
        let one = |(kind, value): (&&Kind, &Any)| {
            let raw = match value.is_none() {
                true => Raw::None,
                false => values.value(kind, &value.view()).map_err(failed)?,
            };
            // `Values` has checked that they belong to the context.
            let here = self.parser.asm().context();
            let attr = |raw: &Attribute<'_>| raw.in_context(here).unwrap_or(Attribute::unit(here));
            let ty = |raw: &Type<'_>| raw.in_context(here).unwrap_or(Type::int(here, 1));
            Ok(raw.map(&attr, &ty))
        };
        kinds.iter().zip(&found).map(one).collect()
    }

    fn attr_of_text(&mut self, text: &str) -> Outcome<Attribute<'p>> {
        self.texts().attr(text)
    }

    fn type_of_text(&mut self, text: &str) -> Outcome<Type<'p>> {
        self.texts().type_(text)
    }
}

/// Text that MLIR's printer writes.
pub(super) struct MlirSink<'a, 'p, 'c, P: Writes<'p>> {
    pub(super) printer: &'a mut P,
    texts: Texts<'c>,
    pub(super) user: &'a Weak<Context>,
    life: PhantomData<&'p ()>,
}

impl<'a, 'p, 'c, P: Writes<'p>> MlirSink<'a, 'p, 'c, P> {
    /// A sink over a printer.
    pub(super) fn new(printer: &'a mut P, texts: Texts<'c>, user: &'a Weak<Context>) -> Self {
        MlirSink { printer, texts, user, life: PhantomData }
    }
}

impl<'p, 'c, P: Writes<'p>> Sink for MlirSink<'_, 'p, 'c, P> {
    type Attr = Attribute<'c>;
    type Type = Type<'c>;

    fn write(&mut self, text: &str) {
        self.printer.asm().text(text);
    }

    fn newline(&mut self) {
        self.printer.asm().newline();
    }

    fn hook(&mut self, name: &str, values: &[&Raw<'c>]) -> Outcome<()> {
        let failed = |error: fishplate::Error| Failure::new(0, error.message());
        let context = user_hooks::enter(self.user).map_err(|why| Failure::new(0, why))?;
        let held = context.lock();
        let catalog = super::model::catalog().map_err(failed)?;
        let convert = Values { context: &context, held: &held, catalog: &catalog };
        let given: fishplate::Result<Vec<Any>> =
            values.iter().map(|value| convert.any(value)).collect();
        let mut given = given.map_err(failed)?;
        if name.contains(".custom<") {
            given.insert(0, Any::NONE);
        }
        Printing::plain(self.printer.asm(), |printing| {
            user_hooks::print(&context, printing, name, given)
        })
    }

    fn attribute(&mut self, attr: &Attribute<'c>) {
        self.printer.asm().attribute(*attr);
    }

    fn attribute_without_type(&mut self, attr: &Attribute<'c>) {
        self.printer.asm().attribute_without_type(*attr);
    }

    fn type_(&mut self, of: &Type<'c>) {
        self.printer.asm().ty(*of);
    }

    fn attribute_text(&self, attr: &Attribute<'c>) -> String {
        self.texts.attr_text(attr)
    }

    fn type_text(&self, of: &Type<'c>) -> String {
        self.texts.type_text(of)
    }
}
