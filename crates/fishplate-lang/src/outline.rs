//! Loop bodies that become separate functions, which a parallel loop runs in pieces.
//!
//! Such a function takes the address of the values that it captures, and the range of iterations. The outer function
//! stores the values in its own memory, 8 bytes each, and calls the runtime (`support/parallel.c`). Partial results of
//! a reduction are stored there too.

use fishplate::abi::symbols::PARALLEL;

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    operate::Compare,
    program::{End, Id, Program},
    scalar::Scalar,
};

impl Program {
    /// Starts the body of a parallel loop. Returns its function, the first iteration and the end.
    pub(crate) fn start_body(&mut self) -> Result<(Id, Id, Id)> {
        if self.on_gpu() {
            return Err(Fault::Parallel);
        }
        let number = self.functions.len();
        let name = format!("{}_body{number}", self.function()?.name);
        let body = self.start(&name);
        let entry = self.function()?.entry;
        self.function()?.returns_status = true;
        self.function()?.param_attributes = vec![String::new(); 3];
        self.add_param(entry, Scalar::Pointer)?;
        let first = self.add_param(entry, Scalar::Int64)?;
        let last = self.add_param(entry, Scalar::Int64)?;
        Ok((body, first, last))
    }

    /// Returns to `block` of the outer function, and there runs the body for the iterations from 0 to `count`.
    pub(crate) fn run_body(
        &mut self,
        body: Id,
        block: Id,
        count: Operand,
        grain: Operand,
    ) -> Result<()> {
        let function = self.functions.get(body as usize).ok_or(Fault::Handle { what: "body" })?;
        let (name, fails, scope) = (function.name.clone(), function.fails, function.scope());
        let captures: Vec<Id> = function.captures.iter().map(|(outer, _)| *outer).collect();
        self.close_scope(scope);
        self.move_to(block)?;
        let memory = self.local(Scalar::Int64, captures.len() as i64)?;
        for (number, value) in captures.into_iter().enumerate() {
            let value = self.reach(value)?;
            let at = [Operand::Int(number as i64)];
            let slot = self.address(memory, &at, &[Operand::Int(1)], Scalar::Int64)?;
            self.act("llvm.store", vec![value, slot], "alignment = 8 : i64, ordering = 0 : i64")?;
        }
        let callee = format!("global_name = @{name}");
        let callee = self.op("llvm.mlir.addressof", Vec::new(), callee, Scalar::Pointer)?;
        let zero = self.number(Scalar::Int64, 0)?;
        let (count, grain) = (self.index(count, "range")?, self.index(grain, "grain")?);
        let inputs =
            [Scalar::Pointer, Scalar::Pointer, Scalar::Int64, Scalar::Int64, Scalar::Int64];
        self.declare(PARALLEL, &inputs, Some(Scalar::Int32));
        let args = vec![callee, memory, zero, count, grain];
        let status = self.call(PARALLEL, args, Some(Scalar::Int32))?;
        match status {
            Some(status) if fails => self.pass_on(status),
            _ => Ok(()),
        }
    }

    /// Returns a status other than 0. Whatever raised it has already reported the error.
    pub(crate) fn pass_on(&mut self, status: Id) -> Result<()> {
        let function = self.function()?;
        (function.fails, function.returns_status) = (true, true);
        let zero = self.number(Scalar::Int32, 0)?;
        let fine = self.compare_as(Compare::Eq, status, zero)?;
        let (on, out) = (self.new_block(), self.new_block());
        self.end(self.current(), End::CondBranch(fine, on, out))?;
        self.end(out, End::Return(Some(status)))?;
        self.move_to(on)
    }
}
