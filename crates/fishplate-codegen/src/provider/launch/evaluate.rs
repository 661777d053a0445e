//! Generates code that computes expressions in 64 bits. Errors (overflow or division by zero) are accumulated in one
//! flag, so there is one branch at the end of each expression, and none for constants.

use fishplate_abi::DLDataTypeCode;
use fishplate_mlir::{Type, Value};

use super::{Expr, ExprOp, LaunchError};
use crate::{
    error::{Error, Result},
    spec::{Param, Var},
    wrapper::{CallContext, Compare, Emit},
};

/// Computes expressions of one launch.
pub(super) struct Evaluator<'m> {
    vars: Vec<Var>,
    /// Name of the computed value, for errors.
    what: &'static str,
    /// Whether an error occurred; `None` as long as none can occur.
    bad: Option<Value<'m>>,
}

impl<'m> Evaluator<'m> {
    pub(super) fn new(params: &[&Param]) -> Self {
        let mut vars: Vec<Var> = Vec::new();
        let mut add = |var: &Var| {
            if !vars.contains(var) {
                vars.push(var.clone());
            }
        };
        for param in params {
            match param {
                Param::Var(var) => add(var),
                Param::Shape { dims, .. } => {
                    dims.iter().filter_map(|dim| dim.var()).for_each(&mut add)
                }
                Param::Tensor(tensor) => {
                    let strides = tensor.strides.as_deref().unwrap_or_default();
                    let dims = tensor.shape.iter().chain(strides);
                    dims.filter_map(|dim| dim.var()).for_each(&mut add);
                }
                _ => {}
            }
        }
        Self { vars, what: "", bad: None }
    }

    /// Computes an expression in 64 bits, with a value from 0 to the largest 32-bit number. Otherwise the wrapper
    /// raises an error that names it `what`.
    pub(super) fn size(
        &mut self,
        call: &mut CallContext<'_, 'm>,
        expr: &Expr,
        what: &'static str,
    ) -> Result<Value<'m>> {
        (self.what, self.bad) = (what, None);
        let value = self.value(call, expr)?;
        let name = call.display_name();
        if let Some(bad) = self.bad {
            let fine = call.emit().not(bad)?;
            let message = format!(
                "Invalid {what} of `{name}`, `{expr}` overflows 64 bits or divides by zero"
            );
            call.require(fine, &[&message], None)?;
        }
        let fine = call.emit().compare_to(Compare::Ule, value, i32::MAX.into())?;
        let message = format!("Invalid {what} of `{name}`");
        call.require(fine, &[&message, ", expected to be in [0, 2147483647]"], Some(value))?;
        Ok(value)
    }

    fn value(&mut self, call: &mut CallContext<'_, 'm>, expr: &Expr) -> Result<Value<'m>> {
        match expr {
            Expr::Const(value) => call.emit().const_i64(*value),
            Expr::Name(name) => self.var(call, name, None),
            Expr::Var(var) => self.var(call, var.name(), Some(var)),
            Expr::Binary(op, a, b) => {
                let divides = matches!(op, ExprOp::FloorDiv | ExprOp::CeilDiv | ExprOp::Rem);
                if divides && **b == Expr::Const(0) {
                    return Err(LaunchError::DivisionByZero { text: expr.to_string() }.into());
                }
                let a = self.value(call, a)?;
                let b = self.value(call, b)?;
                self.binary(call.emit(), *op, [a, b])
            }
        }
    }

    fn var(
        &self,
        call: &mut CallContext<'_, 'm>,
        name: &str,
        exactly: Option<&Var>,
    ) -> Result<Value<'m>> {
        let var = self.find(name, self.what)?;
        // The cache identifies a launch by its text, so a name means one variable, even if the variable is given.
        if exactly.is_some_and(|exactly| exactly != var) {
            return Err(LaunchError::AmbiguousVar(name.to_owned()).into());
        }
        let value = call.var(var)?;
        let Some(width) = value.ty().int_width() else {
            return Err(self.unknown(name, self.what));
        };
        let emit = call.emit();
        let unsigned = var.is_bool() || var.dtype().code == DLDataTypeCode::UINT;
        match (width, unsigned) {
            (64, _) => Ok(value),
            (_, true) => emit.cast("llvm.zext", value, emit.i64),
            (_, false) => emit.cast("llvm.sext", value, emit.i64),
        }
    }

    /// The only variable with a name.
    pub(super) fn find(&self, name: &str, what: &'static str) -> Result<&Var> {
        let mut found = self.vars.iter().filter(|var| var.name() == name);
        match (found.next(), found.next()) {
            (Some(var), None) => Ok(var),
            (Some(_), Some(_)) => Err(LaunchError::AmbiguousVar(name.to_owned()).into()),
            (None, _) => Err(self.unknown(name, what)),
        }
    }

    fn unknown(&self, name: &str, what: &'static str) -> Error {
        let integers = self.vars.iter().filter(|var| !var.is_float() && !var.is_handle());
        let known = integers.map(|var| var.name().to_owned()).collect();
        LaunchError::UnknownVar { name: name.to_owned(), what, known }.into()
    }

    fn binary(&mut self, emit: &Emit<'m>, op: ExprOp, ab: [Value<'m>; 2]) -> Result<Value<'m>> {
        let [a, b] = ab;
        match op {
            ExprOp::Add => self.checked(emit, "llvm.intr.sadd.with.overflow", ab),
            ExprOp::Sub => self.checked(emit, "llvm.intr.ssub.with.overflow", ab),
            ExprOp::Mul => self.checked(emit, "llvm.intr.smul.with.overflow", ab),
            ExprOp::Min => emit.binary("llvm.intr.smin", a, b),
            ExprOp::Max => emit.binary("llvm.intr.smax", a, b),
            ExprOp::FloorDiv | ExprOp::CeilDiv | ExprOp::Rem => self.divide(emit, op, ab),
        }
    }

    fn checked(&mut self, emit: &Emit<'m>, name: &str, ab: [Value<'m>; 2]) -> Result<Value<'m>> {
        let both = Type::structure(emit.context(), &[emit.i64, emit.i1]);
        let result = emit.value(emit.op(name).operands(&ab).results(&[both]))?;
        let overflow = emit.extract(result, 1, emit.i1)?;
        self.note(emit, overflow)?;
        emit.extract(result, 0, emit.i64)
    }

    fn divide(&mut self, emit: &Emit<'m>, op: ExprOp, ab: [Value<'m>; 2]) -> Result<Value<'m>> {
        let [a, b] = ab;
        // Processors trap on these two cases.
        let by_zero = emit.compare_to(Compare::Eq, b, 0)?;
        let by_minus_one = emit.compare_to(Compare::Eq, b, -1)?;
        let is_least = emit.compare_to(Compare::Eq, a, i64::MIN)?;
        let overflow = emit.binary("llvm.and", by_minus_one, is_least)?;
        let bad = emit.binary("llvm.or", by_zero, overflow)?;
        self.note(emit, bad)?;
        let one = emit.const_i64(1)?;
        let divisor = emit.select(bad, one, b)?;
        let quotient = emit.binary("llvm.sdiv", a, divisor)?;
        let rest = emit.binary("llvm.srem", a, divisor)?;
        // The quotient is truncated so far, and the remainder has the sign of `a`: with equal signs it was rounded
        // down, otherwise up.
        let signs = emit.binary("llvm.xor", rest, divisor)?;
        let how = if op == ExprOp::CeilDiv { Compare::Sge } else { Compare::Slt };
        let wrong_way = emit.compare_to(how, signs, 0)?;
        let inexact = emit.compare_to(Compare::Ne, rest, 0)?;
        let adjust = emit.binary("llvm.and", wrong_way, inexact)?;
        if op == ExprOp::Rem {
            let moved = emit.binary("llvm.add", rest, divisor)?;
            return emit.select(adjust, moved, rest);
        }
        let adjust = emit.cast("llvm.zext", adjust, emit.i64)?;
        let step = if op == ExprOp::FloorDiv { "llvm.sub" } else { "llvm.add" };
        emit.binary(step, quotient, adjust)
    }

    fn note(&mut self, emit: &Emit<'m>, bad: Value<'m>) -> Result<()> {
        self.bad = Some(match self.bad {
            Some(known) => emit.binary("llvm.or", known, bad)?,
            None => bad,
        });
        Ok(())
    }
}
