//! Parses the text of a format. Errors name the position.

mod tokens;

use super::ast::{Element, Field, Format, Group, Of};
use super::failure::{Failure, Result};
use crate::model::{Op, Param};
use tokens::{Token, Tokens};

/// Parses the format of a type or attribute with these parameters.
pub fn of_def(text: &str, params: &[Param]) -> Result<Format> {
    Reader { tokens: Tokens::new(text)?, names: Names::Def(params), used: Vec::new(), depth: 0 }
        .format()
}

/// Parses the format of an operation.
pub fn of_op(text: &str, op: &Op) -> Result<Format> {
    Reader { tokens: Tokens::new(text)?, names: Names::Op(op), used: Vec::new(), depth: 0 }.format()
}

/// The possible meanings of `$name`.
enum Names<'m> {
    Def(&'m [Param]),
    Op(&'m Op),
}

impl Names<'_> {
    fn find(&self, name: &str) -> Option<Of> {
        match self {
            Names::Def(params) => params.iter().position(|p| p.name == name).map(Of::Param),
            Names::Op(op) => {
                let operand = || op.operands.iter().position(|o| o.name == name).map(Of::Operand);
                let attr = || op.attrs.iter().position(|a| a.name == name).map(Of::Attr);
                let region = || op.regions.iter().position(|r| r.name == name).map(Of::Region);
                let successor =
                    || op.successors.iter().position(|s| s.name == name).map(Of::Successor);
                let result = || op.results.iter().position(|r| r.name == name).map(Of::Result);
                operand().or_else(attr).or_else(region).or_else(successor).or_else(result)
            }
        }
    }

    fn is_op(&self) -> bool {
        matches!(self, Names::Op(_))
    }
}

struct Reader<'t, 'm> {
    tokens: Tokens<'t>,
    names: Names<'m>,
    /// Parameters that the format names; `params` stands for the others.
    used: Vec<usize>,
    /// The nesting depth of the next element.
    depth: usize,
}

/// Deepest nesting of elements.
const DEPTH: usize = 64;

impl Reader<'_, '_> {
    fn format(mut self) -> Result<Format> {
        let mut elements = Vec::new();
        while !self.tokens.at_end() {
            let (element, anchor) = self.element()?;
            if let Some(at) = anchor {
                return Err(Failure::new(at, "`^` is outside an optional group"));
            }
            elements.push(element);
        }
        Ok(Format { elements })
    }

    /// Parses an element, and the position of the `^` after it.
    fn element(&mut self) -> Result<(Element, Option<usize>)> {
        let at = self.tokens.position();
        let element = match self.tokens.next()? {
            Token::Literal(text) => literal(text, at)?,
            Token::Variable(name) => self.variable(name, at)?,
            Token::Word(word) => self.deeper(at, |reader| reader.directive(word, at))?,
            Token::Mark('(') => self.deeper(at, |reader| reader.group().map(Element::Group))?,
            other => return Err(Failure::new(at, format!("expected an element, got {other}"))),
        };
        let caret = self.tokens.position();
        Ok((element, self.tokens.accept('^').then_some(caret)))
    }

    /// Parses the inside of another element.
    fn deeper(
        &mut self,
        at: usize,
        read: impl FnOnce(&mut Self) -> Result<Element>,
    ) -> Result<Element> {
        if self.depth == DEPTH {
            return Err(Failure::new(at, "elements are inside of each other too deep"));
        }
        self.depth += 1;
        let element = read(self);
        self.depth -= 1;
        element
    }

    fn variable(&mut self, name: &str, at: usize) -> Result<Element> {
        let Some(of) = self.names.find(name) else {
            let what = if self.names.is_op() { "operation" } else { "definition" };
            return Err(Failure::new(at, format!("the {what} declares nothing named ${name}")));
        };
        if let Of::Param(param) = of {
            self.used.push(param);
        }
        Ok(Element::Variable(of))
    }

    fn directive(&mut self, word: &str, at: usize) -> Result<Element> {
        let op = self.names.is_op();
        Ok(match word {
            "custom" => self.custom()?,
            "qualified" => Element::Qualified(Box::new(self.inside()?)),
            "ref" => Element::Ref(Box::new(self.inside()?)),
            "params" if !op => Element::Params(self.rest()),
            "struct" if !op => self.fields()?,
            "attr-dict" if op => Element::AttrDict { keyword: false },
            "attr-dict-with-keyword" if op => Element::AttrDict { keyword: true },
            "prop-dict" if op => Element::PropDict,
            "operands" if op => Element::Operands,
            "regions" if op => Element::Regions,
            "successors" if op => Element::Successors,
            "results" if op => Element::Results,
            "type" if op => Element::Type(Box::new(self.inside()?)),
            "functional-type" if op => {
                self.tokens.expect('(')?;
                let inputs = self.argument()?;
                self.tokens.expect(',')?;
                let results = self.argument()?;
                self.tokens.expect(')')?;
                Element::FunctionalType(Box::new(inputs), Box::new(results))
            }
            "oilist" if op => self.any_order()?,
            _ => return Err(Failure::new(at, format!("unknown directive {word}"))),
        })
    }

    /// Parses `(x)` with one argument.
    fn inside(&mut self) -> Result<Element> {
        self.tokens.expect('(')?;
        let argument = self.argument()?;
        self.tokens.expect(')')?;
        Ok(argument)
    }

    /// Parses a variable or directive inside another.
    fn argument(&mut self) -> Result<Element> {
        let at = self.tokens.position();
        match self.tokens.next()? {
            Token::Variable(name) => self.variable(name, at),
            Token::Word(word) => self.deeper(at, |reader| reader.directive(word, at)),
            Token::Text(code) => Ok(Element::Code(code.replace("\\\"", "\""))),
            other => {
                Err(Failure::new(at, format!("expected a variable or directive, got {other}")))
            }
        }
    }

    fn custom(&mut self) -> Result<Element> {
        self.tokens.expect('<')?;
        let at = self.tokens.position();
        let hook = match self.tokens.next()? {
            Token::Word(hook) => hook.to_owned(),
            other => {
                return Err(Failure::new(at, format!("expected the name of a hook, got {other}")));
            }
        };
        self.tokens.expect('>')?;
        self.tokens.expect('(')?;
        let mut args = Vec::new();
        if !self.tokens.accept(')') {
            loop {
                args.push(self.argument()?);
                if !self.tokens.accept(',') {
                    break;
                }
            }
            self.tokens.expect(')')?;
        }
        Ok(Element::Custom { hook, args })
    }

    /// The parameters that no variable names so far.
    fn rest(&self) -> Vec<usize> {
        let Names::Def(params) = self.names else { return Vec::new() };
        let free = |at: &usize| !self.used.contains(at) && !params[*at].self_type;
        (0..params.len()).filter(free).collect()
    }

    fn fields(&mut self) -> Result<Element> {
        self.tokens.expect('(')?;
        let mut fields = Vec::new();
        loop {
            let at = self.tokens.position();
            match self.argument()? {
                Element::Params(rest) => {
                    fields.extend(rest.into_iter().map(|param| Field { param, qualified: false }));
                }
                Element::Variable(Of::Param(param)) => {
                    fields.push(Field { param, qualified: false });
                }
                Element::Qualified(of) => match *of {
                    Element::Variable(Of::Param(param)) => {
                        fields.push(Field { param, qualified: true });
                    }
                    _ => return Err(Failure::new(at, "expected a parameter in qualified(...)")),
                },
                _ => return Err(Failure::new(at, "expected a parameter in struct(...)")),
            }
            if !self.tokens.accept(',') {
                break;
            }
        }
        self.tokens.expect(')')?;
        Ok(Element::Struct(fields))
    }

    /// Parses the inside of `(...)`, and the position of the anchor in it.
    fn list(&mut self, anchor: &mut Option<(usize, bool)>, second: bool) -> Result<Vec<Element>> {
        let mut elements = Vec::new();
        while !self.tokens.accept(')') {
            let (element, caret) = self.element()?;
            if let Some(at) = caret
                && anchor.replace((elements.len(), second)).is_some()
            {
                return Err(Failure::new(at, "the group has an anchor already"));
            }
            elements.push(element);
        }
        Ok(elements)
    }

    fn group(&mut self) -> Result<Group> {
        let start = self.tokens.position();
        let mut anchor = None;
        let then = self.list(&mut anchor, false)?;
        let mut otherwise = Vec::new();
        if self.tokens.accept(':') {
            self.tokens.expect('(')?;
            otherwise = self.list(&mut anchor, true)?;
        }
        self.tokens.expect('?')?;
        let Some((anchor, inverted)) = anchor else {
            return Err(Failure::new(start, "the optional group has no anchor (`^`)"));
        };
        if then.is_empty() {
            return Err(Failure::new(start, "the optional group is empty"));
        }
        Ok(Group { then, otherwise, anchor, inverted })
    }

    fn any_order(&mut self) -> Result<Element> {
        self.tokens.expect('(')?;
        let mut clauses = vec![Vec::new()];
        loop {
            let at = self.tokens.position();
            if self.tokens.accept(')') {
                break;
            }
            if self.tokens.accept('|') {
                clauses.push(Vec::new());
                continue;
            }
            let (element, caret) = self.element()?;
            if caret.is_some() {
                return Err(Failure::new(at, "a clause of oilist(...) has no anchor"));
            }
            if let Some(clause) = clauses.last_mut() {
                clause.push(element);
            }
        }
        let start = self.tokens.position();
        if clauses.iter().any(|clause| !matches!(clause.first(), Some(Element::Literal(_)))) {
            return Err(Failure::new(start, "a clause of oilist(...) must start with a literal"));
        }
        Ok(Element::AnyOrder(clauses))
    }
}

/// Punctuation that MLIR's parser knows.
const PUNCTUATION: [&str; 19] = [
    ":", ",", "=", "<", ">", "{", "}", "(", ")", "[", "]", "->", "?", "+", "*", "...", "|", "/",
    "-",
];

fn literal(text: &str, at: usize) -> Result<Element> {
    Ok(match text {
        "" => Element::NoSpace,
        " " => Element::Space,
        "\\n" | "\n" => Element::Newline,
        text if is_keyword(text) || PUNCTUATION.contains(&text) => {
            Element::Literal(text.to_owned())
        }
        _ => {
            let why = format!("expected a keyword, punctuation or white space, got `{text}`");
            return Err(Failure::new(at, why));
        }
    })
}

/// Whether MLIR's parser accepts the text as a keyword.
pub fn is_keyword(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_')
        && chars.all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'))
}
