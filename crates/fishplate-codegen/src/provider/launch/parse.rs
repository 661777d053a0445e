//! Parses expressions: numbers, names, `+ - * // %`, parentheses, `ceildiv(a, b)`, `min(a, ...)`, `max(a, ...)`.

use super::{Expr, ExprOp, LaunchError};

/// Deepest nesting. Parsing uses a stack of that depth.
const MAX_DEPTH: usize = 100;

/// Largest number of operations: a sequence of them is a tree of that depth.
const MAX_OPERATIONS: usize = 200;
/// Number of characters of an expression that an error shows.
const SHOWN: usize = 200;

/// Parses a whole text.
pub(super) fn expression(text: &str) -> Result<Expr, LaunchError> {
    let mut reader = Reader { text, at: 0, depth: 0, operations: 0 };
    let read = reader.sum()?;
    reader.skip_space();
    if reader.at < text.len() { Err(reader.wrong("an operator or the end")) } else { Ok(read) }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
    operations: usize,
}

impl<'a> Reader<'a> {
    fn wrong(&self, expected: &'static str) -> LaunchError {
        let mut text: String = self.text.chars().take(SHOWN).collect();
        if text.len() < self.text.len() {
            text.push_str("...");
        }
        LaunchError::Expression { text, at: self.at, expected }
    }

    fn joined(&mut self, op: ExprOp, left: Expr, right: Expr) -> Result<Expr, LaunchError> {
        self.operations += 1;
        if self.operations > MAX_OPERATIONS {
            return Err(self.wrong("fewer operations"));
        }
        Ok(Expr::Binary(op, Box::new(left), Box::new(right)))
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn take(&mut self, word: &str) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(word);
        self.at += if found { word.len() } else { 0 };
        found
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|letter| !belongs(letter)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn sum(&mut self) -> Result<Expr, LaunchError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(self.wrong("less nesting"));
        }
        let mut left = self.product()?;
        loop {
            let op = if self.take("+") {
                ExprOp::Add
            } else if self.take("-") {
                ExprOp::Sub
            } else {
                self.depth -= 1;
                return Ok(left);
            };
            let right = self.product()?;
            left = self.joined(op, left, right)?;
        }
    }

    fn product(&mut self) -> Result<Expr, LaunchError> {
        let mut left = self.term()?;
        loop {
            let op = if self.take("*") {
                ExprOp::Mul
            } else if self.take("//") {
                ExprOp::FloorDiv
            } else if self.take("%") {
                ExprOp::Rem
            } else {
                return Ok(left);
            };
            let right = self.term()?;
            left = self.joined(op, left, right)?;
        }
    }

    fn term(&mut self) -> Result<Expr, LaunchError> {
        if self.take("(") {
            let inner = self.sum()?;
            return if self.take(")") { Ok(inner) } else { Err(self.wrong("`)`")) };
        }
        let negative = self.take("-");
        self.skip_space();
        let start = self.at;
        let digits = self.take_while(|letter| letter.is_ascii_digit() || letter == '_');
        if digits.starts_with(|letter: char| letter.is_ascii_digit()) {
            let sign = if negative { "-" } else { "" };
            let number = format!("{sign}{}", digits.replace('_', "")).parse();
            self.at = if number.is_ok() { self.at } else { start };
            return number.map(Expr::Const).map_err(|_| self.wrong("a number of 64 bits"));
        }
        self.at = start;
        if negative {
            self.depth += 1;
            let inner =
                if self.depth > MAX_DEPTH { Err(self.wrong("less nesting")) } else { self.term() };
            self.depth -= 1;
            return self.joined(ExprOp::Sub, Expr::Const(0), inner?);
        }
        let name = self.take_while(|letter| letter.is_alphanumeric() || "_.".contains(letter));
        if name.is_empty() {
            return Err(self.wrong("a number, a variable or `(`"));
        }
        if self.take("(") { self.call(name, start) } else { Ok(Expr::Name(name.to_owned())) }
    }

    fn call(&mut self, name: &str, start: usize) -> Result<Expr, LaunchError> {
        let known = [ExprOp::CeilDiv, ExprOp::Min, ExprOp::Max];
        let Some(op) = known.into_iter().find(|op| op.call_name() == Some(name)) else {
            self.at = start;
            return Err(self.wrong("`ceildiv`, `min` or `max` before `(`"));
        };
        let mut left = self.sum()?;
        let mut count = 1;
        while self.take(",") {
            let right = self.sum()?;
            left = self.joined(op, left, right)?;
            count += 1;
        }
        let fits = if op == ExprOp::CeilDiv { count == 2 } else { count >= 2 };
        if !fits {
            return Err(self.wrong("two arguments"));
        }
        if self.take(")") { Ok(left) } else { Err(self.wrong("`,` or `)`")) }
    }
}
