//! Numbers of a launch that depend on the arguments, as text: `ceildiv(n, 128)`, `n * m + 1`.
//! Names are variables of the spec; operators are `+ - * // %`, functions `ceildiv`, `min` and `max`.

use fishplate_mlir::Value;

use crate::{
    error::{Error, Result},
    spec::{Dim, Param, Var},
    wrapper::{CallContext, Compare},
};

/// An expression over the variables of a spec.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Expression {
    Number(i64),
    Name(String),
    Apply(Operator, Box<[Expression; 2]>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operator {
    Add,
    Sub,
    Mul,
    FloorDiv,
    Rem,
    CeilDiv,
    Min,
    Max,
}

impl Expression {
    pub(super) fn parse(text: &str) -> Result<Self> {
        let mut parser = Parser { text, at: 0 };
        let expression = parser.sum()?;
        parser.space();
        if parser.at < text.len() {
            return parser.fail("the end");
        }
        Ok(expression)
    }

    /// The value, 64 bits. A divisor that is not positive is an error of the call.
    pub(super) fn emit<'m>(&self, call: &mut CallContext<'_, 'm>, what: &str) -> Result<Value<'m>> {
        match self {
            Expression::Number(number) => call.emit().const_i64(*number),
            Expression::Name(name) => {
                let unknown = || Error::UnknownName { name: name.clone(), place: what.to_owned() };
                let var = find(call.params(), name).ok_or_else(unknown)?;
                call.integer(&var)
            }
            Expression::Apply(operator, operands) => {
                let (a, b) = (operands[0].emit(call, what)?, operands[1].emit(call, what)?);
                let divides =
                    matches!(operator, Operator::FloorDiv | Operator::Rem | Operator::CeilDiv);
                if divides {
                    let message = format!("Invalid divisor in {what} of `{}`", call.display_name());
                    let positive = call.emit().compare_to(Compare::Slt, b, 1)?;
                    let positive = call.emit().not(positive)?;
                    call.require(positive, &[&message, ", expected to be positive"], b)?;
                }
                apply(call, *operator, a, b)
            }
        }
    }
}

fn apply<'m>(
    call: &mut CallContext<'_, 'm>,
    operator: Operator,
    a: Value<'m>,
    b: Value<'m>,
) -> Result<Value<'m>> {
    let emit = call.emit();
    match operator {
        Operator::Add => emit.binary("llvm.add", a, b),
        Operator::Sub => emit.binary("llvm.sub", a, b),
        Operator::Mul => emit.binary("llvm.mul", a, b),
        Operator::Rem => emit.binary("llvm.srem", a, b),
        Operator::Min => emit.binary("llvm.intr.smin", a, b),
        Operator::Max => emit.binary("llvm.intr.smax", a, b),
        Operator::FloorDiv | Operator::CeilDiv => {
            let quotient = emit.binary("llvm.sdiv", a, b)?;
            let back = emit.binary("llvm.mul", quotient, b)?;
            // Division goes towards zero: one off where there is a rest on the other side.
            let (how, step) = match operator {
                Operator::CeilDiv => ((back, a), 1),
                _ => ((a, back), -1),
            };
            let off = emit.compare(Compare::Slt, how.0, how.1)?;
            let moved = emit.binary_const("llvm.add", quotient, step)?;
            emit.select(off, moved, quotient)
        }
    }
}

/// The first integer variable of a name, among scalars and dimensions.
fn find(params: &[Param], name: &str) -> Option<Var> {
    let mut found = None;
    for param in params {
        param.walk(&mut |param| {
            let dims: Vec<&Dim> = match param {
                Param::Shape { dims, .. } => dims.iter().collect(),
                Param::Tensor(tensor) => {
                    tensor.shape.iter().chain(tensor.strides.iter().flatten()).collect()
                }
                _ => Vec::new(),
            };
            let scalar = match param {
                Param::Var(var) if !var.is_float() && !var.is_handle() => Some(var),
                _ => None,
            };
            let mut vars = scalar.into_iter().chain(dims.into_iter().filter_map(Dim::var));
            if found.is_none() {
                found = vars.find(|var| var.name() == name).cloned();
            }
        });
    }
    found
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn fail<T>(&self, expected: &'static str) -> Result<T> {
        Err(Error::Signature { text: self.text.to_owned(), at: self.at, expected })
    }

    fn space(&mut self) {
        self.at = self.text.len() - self.text[self.at..].trim_start().len();
    }

    fn eat(&mut self, token: &str) -> bool {
        self.space();
        let found = self.text[self.at..].starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn sum(&mut self) -> Result<Expression> {
        let mut left = self.product()?;
        loop {
            let operator = match () {
                () if self.eat("+") => Operator::Add,
                () if self.eat("-") => Operator::Sub,
                () => return Ok(left),
            };
            left = Expression::Apply(operator, Box::new([left, self.product()?]));
        }
    }

    fn product(&mut self) -> Result<Expression> {
        let mut left = self.atom()?;
        loop {
            let operator = match () {
                () if self.eat("*") => Operator::Mul,
                () if self.eat("//") => Operator::FloorDiv,
                () if self.eat("%") => Operator::Rem,
                () => return Ok(left),
            };
            left = Expression::Apply(operator, Box::new([left, self.atom()?]));
        }
    }

    fn atom(&mut self) -> Result<Expression> {
        if self.eat("(") {
            let inner = self.sum()?;
            return if self.eat(")") { Ok(inner) } else { self.fail(")") };
        }
        self.space();
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let word = &rest[..end];
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let Ok(number) = word.parse() else { return self.fail("a number") };
            self.at += end;
            return Ok(Expression::Number(number));
        }
        if word.is_empty() {
            return self.fail("a number or a name");
        }
        self.at += end;
        let operator = match word {
            "ceildiv" => Operator::CeilDiv,
            "min" => Operator::Min,
            "max" => Operator::Max,
            name => return Ok(Expression::Name(name.to_owned())),
        };
        if !self.eat("(") {
            return self.fail("(");
        }
        let left = self.sum()?;
        if !self.eat(",") {
            return self.fail(",");
        }
        let right = self.sum()?;
        if !self.eat(")") {
            return self.fail(")");
        }
        Ok(Expression::Apply(operator, Box::new([left, right])))
    }
}
