//! Text forms: `((2,4),8):((1,16),2)` for layouts, `<2:1,_>` for tilers, `S<3,4,3> o 0 o 8:1` for swizzled layouts.
//!
//! A dynamic variable is `?0`, or `?0{div=8}` if it is a multiple of 8. An expression is in brackets with the operator
//! first: `[* ?0 4]`. `_4` is parsed as 4. Parsing restores what was printed.

use std::fmt;
use std::str::FromStr;

use crate::int::{Operator, Term};
use crate::layout::{Coordinate, IntTuple};
use crate::swizzle::{Composed, Outer, Swizzle};
use crate::tiler::Tiler;
use crate::tree::DEPTH;
use crate::{Error, Int, Layout, Reason, Tree};

const OPERATORS: [(&str, Operator); 9] = [
    ("+", Operator::Add),
    ("*", Operator::Mul),
    ("/", Operator::Div),
    ("ceil", Operator::CeilDiv),
    ("%", Operator::Rem),
    ("min", Operator::Min),
    ("max", Operator::Max),
    ("^", Operator::Xor),
    ("&", Operator::And),
];

impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Static(value) => write!(f, "{value}"),
            Self::Dynamic(expression) => match &expression.term {
                Term::Variable(index, 1) => write!(f, "?{index}"),
                Term::Variable(index, divisor) => write!(f, "?{index}{{div={divisor}}}"),
                Term::Binary(operator, left, right) => {
                    let name = OPERATORS.iter().find(|row| row.1 == *operator);
                    write!(f, "[{} {left} {right}]", name.map_or("", |row| row.0))
                }
            },
        }
    }
}

impl<T: fmt::Display> Tree<T> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_with(f, &|leaf, f| write!(f, "{leaf}"))
    }
}

impl<T> Tree<T> {
    fn write_with(
        &self,
        f: &mut fmt::Formatter<'_>,
        leaf: &dyn Fn(&T, &mut fmt::Formatter<'_>) -> fmt::Result,
    ) -> fmt::Result {
        match self {
            Self::Leaf(value) => leaf(value, f),
            Self::Tuple(members) => {
                write!(f, "(")?;
                for (at, member) in members.iter().enumerate() {
                    write!(f, "{}", if at == 0 { "" } else { "," })?;
                    member.write_with(f, leaf)?;
                }
                write!(f, ")")
            }
        }
    }
}

impl fmt::Display for IntTuple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl fmt::Display for Coordinate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_with(f, &|index, f| match index {
            Some(index) => write!(f, "{index}"),
            None => write!(f, "_"),
        })
    }
}

/// A layout, or a layout followed by a swizzle or another layout.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AnyLayout {
    /// A layout.
    Layout(Layout),
    /// A composed layout.
    Composed(Composed),
}

impl fmt::Display for AnyLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Layout(layout) => write!(f, "{layout}"),
            Self::Composed(composed) => write!(f, "{composed}"),
        }
    }
}

macro_rules! from_text {
    ($($kind:ty => $method:ident),*) => {$(
        impl FromStr for $kind {
            type Err = Error;

            fn from_str(text: &str) -> Result<Self, Error> {
                let mut reader = Reader { text, at: 0 };
                let value = reader.$method()?;
                reader.end()?;
                Ok(value)
            }
        }
    )*};
}

from_text!(Int => int, IntTuple => tuple, Coordinate => coordinate, Layout => layout, Tiler => tiler, AnyLayout => any, Swizzle => swizzle);

/// A position in a text.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

type Read<T> = Result<T, Error>;

impl<'a> Reader<'a> {
    fn fail<T>(&self, expected: &'static str) -> Read<T> {
        Err(Reason::Text { at: self.at, expected }.of("parse", &[&format!("{:?}", self.text)]))
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Consumes a word if it comes next.
    fn take(&mut self, word: &str) -> bool {
        self.skip_spaces();
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    fn expect(&mut self, word: &'static str) -> Read<()> {
        if self.take(word) { Ok(()) } else { self.fail(word) }
    }

    fn end(&mut self) -> Read<()> {
        self.skip_spaces();
        if self.rest().is_empty() { Ok(()) } else { self.fail("the end of the text") }
    }

    fn number(&mut self) -> Read<i64> {
        self.skip_spaces();
        let rest = self.rest();
        let digits = rest.strip_prefix('-').unwrap_or(rest);
        let length = rest.len() - digits.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let Ok(value) = rest[..length].parse() else {
            return self.fail("a number of 64 bits");
        };
        self.at += length;
        Ok(value)
    }

    fn int(&mut self) -> Read<Int> {
        self.int_at(0)
    }

    fn int_at(&mut self, depth: usize) -> Read<Int> {
        if depth > DEPTH {
            return self.fail("less nesting");
        }
        if self.take("?") {
            let Ok(index) = u32::try_from(self.number()?) else {
                return self.fail("the number of a variable");
            };
            let divisor = if self.take("{div=") {
                let divisor = self.number()?;
                self.expect("}")?;
                divisor
            } else {
                1
            };
            return Ok(Int::variable(index, divisor));
        }
        if self.take("[") {
            let Some((_, operator)) = OPERATORS.iter().find(|row| self.take(row.0)) else {
                return self.fail("an operator");
            };
            let (left, right) = (self.int_at(depth + 1)?, self.int_at(depth + 1)?);
            self.expect("]")?;
            return Int::apply(*operator, &left, &right)
                .map_err(|r| r.of("parse", &[&format!("{:?}", self.text)]));
        }
        // A static number as the C++ library prints it.
        if self.rest().starts_with('_')
            && self.rest()[1..].starts_with(|c: char| c.is_ascii_digit())
        {
            self.at += 1;
        }
        self.number().map(Int::Static)
    }

    fn tree<T>(&mut self, depth: usize, leaf: fn(&mut Self) -> Read<T>) -> Read<Tree<T>> {
        if !self.take("(") {
            return leaf(self).map(Tree::Leaf);
        }
        if depth >= DEPTH {
            return self.fail("less nesting");
        }
        let mut members = Vec::new();
        while !self.take(")") {
            members.push(self.tree(depth + 1, leaf)?);
            if !self.take(",") {
                self.expect(")")?;
                break;
            }
        }
        Ok(Tree::Tuple(members))
    }

    fn tuple(&mut self) -> Read<IntTuple> {
        self.tree(0, Self::int)
    }

    fn coordinate(&mut self) -> Read<Coordinate> {
        self.tree(0, |reader| {
            reader.skip_spaces();
            let rest = reader.rest();
            let free =
                rest.starts_with('_') && !rest[1..].starts_with(|c: char| c.is_ascii_digit());
            if free {
                reader.at += 1;
                return Ok(None);
            }
            reader.int().map(Some)
        })
    }

    /// A shape with strides, or a shape alone, whose first mode has stride 1.
    fn layout(&mut self) -> Read<Layout> {
        let shape = self.tuple()?;
        if self.take(":") { Layout::new(&shape, &self.tuple()?) } else { Layout::left(&shape) }
    }

    fn tiler(&mut self) -> Read<Tiler> {
        self.tiler_at(0)
    }

    fn tiler_at(&mut self, depth: usize) -> Read<Tiler> {
        self.skip_spaces();
        if depth > DEPTH {
            return self.fail("less nesting");
        }
        if self.take("<") {
            let mut parts = vec![self.tiler_at(depth + 1)?];
            while self.take(",") {
                parts.push(self.tiler_at(depth + 1)?);
            }
            self.expect(">")?;
            return Ok(Tiler::Tuple(parts));
        }
        if self.rest().starts_with('_')
            && !self.rest()[1..].starts_with(|c: char| c.is_ascii_digit())
        {
            self.at += 1;
            return Ok(Tiler::All);
        }
        let shape = self.coordinate()?;
        if self.take(":") {
            let Some(shape) = whole(&shape) else { return self.fail("a shape before ':'") };
            return Layout::new(&shape, &self.tuple()?).map(Tiler::Layout);
        }
        by_mode(&shape)
    }

    fn swizzle(&mut self) -> Read<Swizzle> {
        self.expect("S<")?;
        let bits = self.number()?;
        self.expect(",")?;
        let base = self.number()?;
        self.expect(",")?;
        let shift = self.number()?;
        self.expect(">")?;
        Swizzle::new(bits, base, shift)
    }

    fn any(&mut self) -> Read<AnyLayout> {
        self.skip_spaces();
        let outer = if self.rest().starts_with('S') {
            Outer::Swizzle(self.swizzle()?)
        } else {
            let layout = self.layout()?;
            if !self.take("o") {
                return Ok(AnyLayout::Layout(layout));
            }
            self.at -= 1;
            Outer::Layout(layout)
        };
        self.expect("o")?;
        let offset = self.int()?;
        self.expect("o")?;
        Ok(AnyLayout::Composed(Composed { outer, offset, inner: self.layout()? }))
    }
}

/// The tuple, if nothing in it is free.
fn whole(coordinate: &Coordinate) -> Option<IntTuple> {
    match coordinate {
        Tree::Leaf(index) => index.clone().map(Tree::Leaf),
        Tree::Tuple(parts) => parts.iter().map(whole).collect::<Option<_>>().map(Tree::Tuple),
    }
}

/// A shape as a tiler: the first elements of each mode.
fn by_mode(shape: &Coordinate) -> Read<Tiler> {
    Ok(match shape {
        Tree::Leaf(None) => Tiler::All,
        Tree::Leaf(Some(extent)) => Tiler::Layout(Layout::left(&Tree::Leaf(extent.clone()))?),
        Tree::Tuple(parts) => Tiler::Tuple(parts.iter().map(by_mode).collect::<Read<_>>()?),
    })
}
