//! Parses IRDL in the form in which MLIR prints it. The generic form is not supported.
//!
//! Attributes whose name does not start with [`super::PREFIX`] may be anything, and are skipped.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value};

use super::decl::{Base, Count, DialectDecl, Item, ItemKind, Named, Node, NodeKind};
use super::lexer::{Fault, Token, TokenKind, tokens};
use super::size::Size;
use super::{PREFIX, attribute};

/// Parses all dialects in a text.
pub(super) fn dialects(text: &str) -> Result<Vec<DialectDecl>, Fault> {
    let mut parser = Parser { text, tokens: tokens(text)?, next: 0, depth: 0 };
    let mut found = Vec::new();
    parser.module(&mut found)?;
    if parser.kind() != TokenKind::End {
        return Err(parser.expected("`irdl.dialect` or the end of the text"));
    }
    if found.is_empty() {
        return Err(parser.fault("the text declares no dialect: it has no `irdl.dialect`"));
    }
    Ok(found)
}

/// A text and the current position.
pub(super) struct Parser<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    next: usize,
    depth: usize,
}

/// Deepest nesting of brackets.
const DEEPEST: usize = 100;

/// The values of a body by name.
type Names = HashMap<String, usize>;

impl<'a> Parser<'a> {
    fn token(&self) -> &Token {
        &self.tokens[self.next.min(self.tokens.len() - 1)]
    }

    pub(super) fn kind(&self) -> TokenKind {
        self.token().kind
    }

    pub(super) fn at(&self) -> usize {
        self.token().range.start
    }

    pub(super) fn text(&self) -> &'a str {
        self.text.get(self.token().range.clone()).unwrap_or_default()
    }

    pub(super) fn skip(&mut self) -> Result<(), Fault> {
        self.next += 1;
        Ok(())
    }

    fn fault(&self, why: impl Into<String>) -> Fault {
        Fault { at: self.at(), why: why.into() }
    }

    pub(super) fn expected(&self, what: &str) -> Fault {
        match self.kind() {
            TokenKind::End => self.fault(format!("expected {what}, got the end of the text")),
            _ => self.fault(format!("expected {what}, got `{}`", self.text())),
        }
    }

    /// Parses the inside of brackets.
    pub(super) fn deeper<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        if self.depth == DEEPEST {
            return Err(self.fault(format!("more than {DEEPEST} brackets inside of each other")));
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }

    pub(super) fn eat(&mut self, sign: &str) -> Result<bool, Fault> {
        let found =
            self.kind() != TokenKind::Str && self.text() == sign && self.kind() != TokenKind::End;
        self.next += usize::from(found);
        Ok(found)
    }

    pub(super) fn expect(&mut self, sign: &str) -> Result<(), Fault> {
        match self.eat(sign)? {
            true => Ok(()),
            false => Err(self.expected(&format!("`{sign}`"))),
        }
    }

    /// After an item of a list: consumes a comma, or checks that the list ends.
    pub(super) fn separator(&mut self, end: &str) -> Result<(), Fault> {
        match self.eat(",")? || self.text() == end {
            true => Ok(()),
            false => Err(self.expected(&format!("`,` or `{end}`"))),
        }
    }

    pub(super) fn word(&mut self, what: &str) -> Result<&'a str, Fault> {
        let text = self.text();
        match self.kind() {
            TokenKind::Word => self.skip().map(|()| text),
            _ => Err(self.expected(what)),
        }
    }

    pub(super) fn string(&mut self) -> Result<String, Fault> {
        if self.kind() != TokenKind::Str {
            return Err(self.expected("a string"));
        }
        let text = attribute::unquoted(self.text()).map_err(|why| self.fault(why))?;
        self.skip().map(|()| text)
    }

    fn symbol(&mut self) -> Result<String, Fault> {
        if self.kind() != TokenKind::Symbol {
            return Err(self.expected("a symbol (`@name`)"));
        }
        let text = self.text().trim_start_matches('@');
        let name = attribute::unquoted(text).map_err(|why| self.fault(why))?;
        if name.is_empty() {
            return Err(self.fault("a symbol without a name"));
        }
        self.skip().map(|()| name)
    }

    /// Dialects, alone or in modules.
    fn module(&mut self, found: &mut Vec<DialectDecl>) -> Result<(), Fault> {
        loop {
            let at = self.at();
            if self.eat("irdl.dialect")? {
                let made = self.dialect(at)?;
                if found.iter().any(|known| known.name == made.name) {
                    let why = format!("dialect @{} is declared twice", made.name);
                    return Err(Fault { at, why });
                }
                found.push(made);
            } else if self.eat("module")? || self.eat("builtin.module")? {
                if self.kind() == TokenKind::Symbol {
                    self.skip()?;
                }
                self.extra()?;
                self.expect("{")?;
                self.deeper(|parser| parser.module(found))?;
                self.expect("}")?;
            } else if self.kind() == TokenKind::Str && self.text().starts_with("\"irdl.") {
                return Err(self.fault(
                    "the generic form is not read; `mlir-opt` prints it in the form that is",
                ));
            } else {
                return Ok(());
            }
        }
    }

    /// `attributes {...}`: returns our own entries.
    fn extra(&mut self) -> Result<Map<String, Value>, Fault> {
        match self.eat("attributes")? {
            true => self.own_attributes(),
            false => Ok(Map::new()),
        }
    }

    fn own_attributes(&mut self) -> Result<Map<String, Value>, Fault> {
        self.expect("{")?;
        let mut fields = Map::new();
        while !self.eat("}")? {
            let key = match self.kind() {
                TokenKind::Str => self.string()?,
                _ => self.word("the name of an attribute")?.to_owned(),
            };
            let own = key.strip_prefix(PREFIX);
            let value = match (self.eat("=")?, own) {
                (false, _) => Value::Null,
                (true, Some(_)) => attribute::read(self)?,
                (true, None) => self.raw(&[",", "}"]).map(|_| Value::Null)?,
            };
            if let Some(own) = own {
                fields.insert(own.to_owned(), value);
            }
            self.separator("}")?;
        }
        Ok(fields)
    }

    /// The text up to one of these signs, skipping brackets, or up to the next operation.
    fn raw(&mut self, ends: &[&str]) -> Result<&'a str, Fault> {
        let start = self.at();
        let mut end = start;
        let mut depth = 0_usize;
        loop {
            let text = self.text();
            let over = self.kind() == TokenKind::End
                || (depth == 0
                    && self.kind() != TokenKind::Str
                    && (ends.contains(&text) || self.starts_operation()));
            if over {
                break;
            }
            if self.kind() == TokenKind::Sign {
                match text {
                    "(" | "[" | "{" | "<" => depth += 1,
                    ")" | "]" | "}" | ">" => depth = depth.saturating_sub(1),
                    _ => {}
                }
            }
            end = self.token().range.end;
            self.skip()?;
        }
        if start == end {
            return Err(self.expected("a type or an attribute"));
        }
        Ok(self.text.get(start..end).unwrap_or_default())
    }

    fn starts_operation(&self) -> bool {
        self.kind() == TokenKind::Value
            || (self.kind() == TokenKind::Word && self.text().starts_with("irdl."))
    }

    fn dialect(&mut self, at: usize) -> Result<DialectDecl, Fault> {
        let name = self.symbol()?;
        let mut decl = DialectDecl { name, extra: self.extra()?, items: Vec::new(), at };
        if !self.eat("{")? {
            return Ok(decl);
        }
        let mut known = HashSet::new();
        while !self.eat("}")? {
            let at = self.at();
            let kind = match self.text() {
                "irdl.type" => ItemKind::Type,
                "irdl.attribute" => ItemKind::Attribute,
                "irdl.operation" => ItemKind::Operation,
                _ => {
                    return Err(
                        self.expected("`irdl.type`, `irdl.attribute`, `irdl.operation` or `}`")
                    );
                }
            };
            self.skip()?;
            let item = self.item(kind, at)?;
            if !known.insert(item.name.clone()) {
                return Err(Fault { at, why: format!("@{} is declared twice", item.name) });
            }
            decl.items.push(item);
        }
        Ok(decl)
    }

    fn item(&mut self, kind: ItemKind, at: usize) -> Result<Item, Fault> {
        let mut item = Item::new(kind, self.symbol()?, at);
        item.extra = self.extra()?;
        if !self.eat("{")? {
            return Ok(item);
        }
        let (mut names, mut sizes) = (Names::new(), Vec::new());
        while !self.eat("}")? {
            if self.kind() == TokenKind::Value {
                let name = self.text().to_owned();
                self.skip()?;
                self.expect("=")?;
                let at = self.at();
                let what = self.node(&names)?;
                sizes.push(
                    Size::of(&what, &sizes).ok_or_else(|| Fault { at, why: Size::refusal() })?,
                );
                item.nodes.push(Node { what, at });
                if names.insert(name.clone(), item.nodes.len() - 1).is_some() {
                    return Err(Fault { at, why: format!("`{name}` is defined twice") });
                }
                self.trailing()?;
                continue;
            }
            let types = item.kind != ItemKind::Operation;
            let list = match self.text() {
                "irdl.parameters" if types => &mut item.parameters,
                "irdl.operands" if !types => &mut item.operands,
                "irdl.results" if !types => &mut item.results,
                "irdl.attributes" if !types => &mut item.attributes,
                "irdl.regions" if !types => &mut item.regions,
                _ if types => return Err(self.expected("`%name =`, `irdl.parameters` or `}`")),
                _ => {
                    let lists =
                        "`irdl.operands`, `irdl.results`, `irdl.attributes`, `irdl.regions`";
                    return Err(self.expected(&format!("`%name =`, {lists} or `}}`")));
                }
            };
            if !list.is_empty() {
                return Err(self.fault(format!("`{}` is there already", self.text())));
            }
            *list = self.list(&names)?;
            self.trailing()?;
        }
        Ok(item)
    }

    /// Skips the attributes after an operation, which nothing here uses.
    fn trailing(&mut self) -> Result<(), Fault> {
        if self.text() == "{" && self.kind() == TokenKind::Sign {
            self.own_attributes()?;
        }
        Ok(())
    }

    /// The names of a list with their constraints: `(a: %0)`, or `{"a" = %0}` for attributes.
    fn list(&mut self, names: &Names) -> Result<Vec<Named>, Fault> {
        let attributes = self.text() == "irdl.attributes";
        let counted = matches!(self.text(), "irdl.operands" | "irdl.results");
        self.skip()?;
        let (open, close, equals) = if attributes { ("{", "}", "=") } else { ("(", ")", ":") };
        self.expect(open)?;
        let mut found: Vec<Named> = Vec::new();
        let mut known = HashSet::new();
        while !self.eat(close)? {
            let at = self.at();
            let name = match self.kind() {
                TokenKind::Str if attributes => self.string()?,
                _ => self.word("a name")?.to_owned(),
            };
            if !known.insert(name.clone()) {
                return Err(Fault { at, why: format!("`{name}` is named twice") });
            }
            self.expect(equals)?;
            let mut count = Count::Single;
            for (word, meant) in [
                ("single", Count::Single),
                ("optional", Count::Optional),
                ("variadic", Count::Variadic),
            ] {
                if counted && self.eat(word)? {
                    count = meant;
                }
            }
            found.push(Named { name, count, node: self.value(names)? });
            self.separator(close)?;
        }
        Ok(found)
    }

    fn value(&mut self, names: &Names) -> Result<usize, Fault> {
        if self.kind() != TokenKind::Value {
            return Err(self.expected("a value (`%name`)"));
        }
        match names.get(self.text()) {
            Some(node) => self.skip().map(|()| *node),
            None => Err(self.fault(format!("`{}` is not defined above", self.text()))),
        }
    }

    fn values(&mut self, names: &Names, open: &str, close: &str) -> Result<Vec<usize>, Fault> {
        self.expect(open)?;
        let mut found = Vec::new();
        while !self.eat(close)? {
            found.push(self.value(names)?);
            self.separator(close)?;
        }
        Ok(found)
    }

    /// Parses the operation after `%name =`.
    fn node(&mut self, names: &Names) -> Result<NodeKind, Fault> {
        let operation = self.text();
        if !operation.starts_with("irdl.") {
            return Err(self.expected("an operation of `irdl`"));
        }
        self.skip()?;
        Ok(match operation {
            "irdl.any" => NodeKind::Any,
            "irdl.is" => NodeKind::Is(self.raw(&["}"])?.to_owned()),
            "irdl.base" => NodeKind::Base(self.base()?),
            "irdl.parametric" => {
                let base = self.base()?;
                NodeKind::Parametric(base, self.values(names, "<", ">")?)
            }
            "irdl.any_of" => NodeKind::AnyOf(self.values(names, "(", ")")?),
            "irdl.all_of" => NodeKind::AllOf(self.values(names, "(", ")")?),
            "irdl.c_pred" => NodeKind::CPred(self.string()?),
            "irdl.region" => {
                let args = match self.text() {
                    "(" => Some(self.values(names, "(", ")")?),
                    _ => None,
                };
                let mut blocks = None;
                if self.eat("with")? {
                    self.expect("size")?;
                    blocks = Some(self.count()?);
                }
                NodeKind::Region { args, blocks }
            }
            _ => {
                self.next -= 1;
                return Err(self.fault(format!("unknown operation `{operation}`")));
            }
        })
    }

    fn count(&mut self) -> Result<u32, Fault> {
        match self.text().parse() {
            Ok(count) => {
                self.skip()?;
                if self.eat(":")? {
                    self.word("a type")?;
                }
                Ok(count)
            }
            Err(_) => Err(self.expected("a number of blocks")),
        }
    }

    fn base(&mut self) -> Result<Base, Fault> {
        if self.kind() == TokenKind::Str {
            return self.string().map(Base::Name);
        }
        let dialect = self.symbol()?;
        self.expect("::")?;
        Ok(Base::Symbol(dialect, self.symbol()?))
    }
}
