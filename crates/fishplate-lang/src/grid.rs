//! Functions that run a kernel on the CPU: for a range of blocks, thread by thread, or for one
//! thread of a block whose threads wait for each other. `support/grid.c` of `fishplate-codegen`
//! calls them.

use crate::{
    cast::Operand,
    device::{HEADER, PLACES, WORD},
    fault::Result,
    memory::NO_WRAP,
    operate::Compare,
    program::{End, Id, Program},
    scalar::Scalar,
};

impl Program {
    /// Writes a function that runs a range of blocks, thread by thread, and returns its name.
    pub(crate) fn block_function(&mut self, kernel: Id) -> Result<String> {
        let name = format!("{}_blocks", self.functions[kernel as usize].name);
        let function = self.start(&name);
        let scope = self.functions[function as usize].scope();
        self.functions[function as usize].returns_status = true;
        let entry = self.functions[function as usize].entry;
        self.functions[function as usize].param_attributes = vec![String::new(); 3];
        let memory = self.add_param(entry, Scalar::Pointer)?;
        let begin = self.add_param(entry, Scalar::Int64)?;
        let end = self.add_param(entry, Scalar::Int64)?;
        let captures = self.captured(kernel, memory)?;
        let mut sides = Vec::with_capacity(6);
        for slot in 0..6 {
            sides.push(self.get_word(memory, slot, Scalar::Int64)?);
        }
        let nothing = self.constant(Scalar::Pointer, 0);
        let zero = self.number(Scalar::Int64, 0)?;
        self.repeat(begin, end, &mut |program, block| {
            let split = |program: &mut Program, of, by| -> Result<(Id, Id)> {
                let rest = program.op("llvm.urem", vec![of, by], "", Scalar::Int64)?;
                let whole = program.op("llvm.udiv", vec![of, by], "", Scalar::Int64)?;
                Ok((rest, whole))
            };
            let (x, rest) = split(program, block, sides[0])?;
            let (y, z) = split(program, rest, sides[1])?;
            program.repeat(zero, sides[5], &mut |program, tz| {
                program.repeat(zero, sides[4], &mut |program, ty| {
                    program.repeat(zero, sides[3], &mut |program, tx| {
                        let places = [tx, ty, tz, x, y, z];
                        let places = [places, [3, 4, 5, 0, 1, 2].map(|side| sides[side])].concat();
                        let mut args = Vec::with_capacity(PLACES + 2 + captures.len());
                        for place in places {
                            // Grid and block sizes are below 2 to the power of 31.
                            args.push(program.op(
                                "llvm.trunc",
                                vec![place],
                                NO_WRAP,
                                Scalar::Int32,
                            )?);
                        }
                        args.extend([nothing, nothing]);
                        args.extend(&captures);
                        program.call_kernel(kernel, args)
                    })
                })
            })
        })?;
        self.finish(scope)?;
        Ok(name)
    }

    /// Writes a function that runs one thread, and returns its name.
    pub(crate) fn thread_function(&mut self, kernel: Id) -> Result<String> {
        let name = format!("{}_thread", self.functions[kernel as usize].name);
        let function = self.start(&name);
        let scope = self.functions[function as usize].scope();
        self.functions[function as usize].returns_status = true;
        let entry = self.functions[function as usize].entry;
        self.functions[function as usize].param_attributes = vec![String::new(); 2];
        let memory = self.add_param(entry, Scalar::Pointer)?;
        let thread = self.add_param(entry, Scalar::Pointer)?;
        let mut args = Vec::new();
        for place in 0..PLACES {
            let at = [Operand::Int(place as i64)];
            let slot = self.address(thread, &at, &[Operand::Int(1)], Scalar::Int32)?;
            args.push(self.load(slot, Scalar::Int32)?);
        }
        args.push(self.get_word(thread, PLACES / 2, Scalar::Pointer)?);
        args.push(thread);
        args.extend(self.captured(kernel, memory)?);
        self.call_kernel(kernel, args)?;
        self.finish(scope)?;
        Ok(name)
    }

    /// Ends a function that succeeds.
    fn finish(&mut self, scope: Id) -> Result<()> {
        let fine = self.number(Scalar::Int32, 0)?;
        self.end(self.current(), End::Return(Some(fine)))?;
        self.close_scope(scope);
        Ok(())
    }

    /// Loads the values that a kernel captures from a launch.
    fn captured(&mut self, kernel: Id, memory: Id) -> Result<Vec<Id>> {
        let captures = self.functions[kernel as usize].captures.clone();
        let mut values = Vec::with_capacity(captures.len());
        for (slot, (_, here)) in captures.into_iter().enumerate() {
            let scalar = self.scalar(here);
            values.push(self.get_word(memory, HEADER + slot, scalar)?);
        }
        Ok(values)
    }

    /// Loads a word of memory.
    pub(crate) fn get_word(&mut self, memory: Id, slot: usize, scalar: Scalar) -> Result<Id> {
        let at = [Operand::Int(slot as i64)];
        let slot = self.address(memory, &at, &[Operand::Int(1)], Scalar::Int64)?;
        self.op("llvm.load", vec![slot], WORD, scalar)
    }

    /// Calls a kernel for one thread and passes on its error.
    fn call_kernel(&mut self, kernel: Id, args: Vec<Id>) -> Result<()> {
        let name = self.functions[kernel as usize].name.clone();
        let status = self.call(&name, args, Some(Scalar::Int32))?;
        match status {
            Some(status) if self.functions[kernel as usize].fails => self.pass_on(status),
            _ => Ok(()),
        }
    }

    /// Writes a loop from `first` up to, but not including, `end`, in 64 bits.
    fn repeat(
        &mut self,
        first: Id,
        end: Id,
        body: &mut dyn FnMut(&mut Program, Id) -> Result<()>,
    ) -> Result<()> {
        let before = self.current();
        let (head, inside, out) = (self.new_block(), self.new_block(), self.new_block());
        let index = self.add_param(head, Scalar::Int64)?;
        self.end(before, End::Branch(head, vec![first]))?;
        self.move_to(head)?;
        let more = self.compare_as(Compare::Lt, index, end)?;
        self.end(head, End::CondBranch(more, inside, out))?;
        self.move_to(inside)?;
        body(self, index)?;
        let one = self.number(Scalar::Int64, 1)?;
        let next = self.op("llvm.add", vec![index, one], NO_WRAP, Scalar::Int64)?;
        self.end(self.current(), End::Branch(head, vec![next]))?;
        self.move_to(out)
    }
}
