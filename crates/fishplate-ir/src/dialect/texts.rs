//! Types and attributes of a context as text, for formats that work on plain text.

use fishplate_dialect::format::Failure;
use fishplate_dialect::format::text::Handles;
use fishplate_mlir::nesting::{self, DEEPEST, Syntax};
use fishplate_mlir::stack::with_room;
use fishplate_mlir::{Attribute, ContextRef, Type};

/// Types and attributes of a context. Without a context, no text can be parsed.
#[derive(Clone, Copy)]
pub(super) struct Texts<'c>(Option<ContextRef<'c>>);

impl<'c> Texts<'c> {
    pub(super) fn new(context: Option<ContextRef<'c>>) -> Texts<'c> {
        Texts(context)
    }

    /// Parses a text with enough stack. Fails if it nests too deep.
    fn parse<R>(
        self,
        what: &str,
        text: &str,
        parse: impl FnOnce(ContextRef<'c>, &str) -> Option<R>,
    ) -> Result<R, Failure> {
        let shape = nesting::measure(text.as_bytes(), Syntax::Mlir)
            .map_err(|fault| Failure::new(0, fault.message))?;
        let read = || self.0.and_then(|context| parse(context, text));
        with_room(shape.depth, read).ok_or_else(|| Failure::new(0, format!("no {what}: {text}")))
    }
}

impl<'c> Handles for Texts<'c> {
    type Attr = Attribute<'c>;
    type Type = Type<'c>;

    fn attr(&self, text: &str) -> Result<Attribute<'c>, Failure> {
        self.parse("attribute", text, Attribute::parse_in)
    }

    fn type_(&self, text: &str) -> Result<Type<'c>, Failure> {
        self.parse("type", text, Type::parse_in)
    }

    fn attr_text(&self, attr: &Attribute<'c>) -> String {
        with_room(DEEPEST, || attr.text())
    }

    fn type_text(&self, of: &Type<'c>) -> String {
        with_room(DEEPEST, || of.text())
    }
}
