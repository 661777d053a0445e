//! Finds out whether a program reads or writes the memory behind an address. If a compiled function only reads, its
//! callers may pass memory that must not be written, such as a read-only array.
//!
//! The address is followed through everything that is computed from it: other addresses, block parameters, and values
//! that loop bodies and kernels capture. If it is passed to code that is not part of the program, its use is unknown.

use fishplate::{Any, Array, Result};

use crate::{
    builder::Builder,
    cast::Operand,
    fault::Fault,
    program::{End, Id, Op, Program},
    scalar::Scalar,
};

/// The use of memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    Reads,
    Writes,
    Unknown,
}

impl Access {
    /// The letter that a front end stores.
    fn letter(self) -> char {
        match self {
            Access::Reads => 'r',
            Access::Writes => 'w',
            Access::Unknown => '?',
        }
    }
}

/// One use of a value.
enum Use {
    /// An operand of an operation without memory effects: its results depend on it.
    Passes(Vec<Id>),
    Writes,
    Unknown,
}

/// The asynchronous copy to shared memory on a GPU, which reads its second operand.
const COPY: &str = "\"llvm.nvvm.cp.async.cg.shared.global.16\"";

/// The use of the operand at `at` by an operation.
fn use_of(program: &Program, op: &Op, at: usize, is_captured: bool) -> Use {
    match (op.name, at) {
        ("llvm.load" | "llvm.icmp" | "llvm.intr.prefetch" | "llvm.intr.masked.load", _) => {
            Use::Passes(Vec::new())
        }
        ("llvm.store" | "llvm.intr.masked.store", 1) | ("llvm.atomicrmw" | "llvm.cmpxchg", 0) => {
            Use::Writes
        }
        // Loop bodies and launches receive values through memory. `captures` follows those values.
        ("llvm.store", _) if is_captured && program.scalar(op.operands[at]) == Scalar::Pointer => {
            Use::Passes(Vec::new())
        }
        ("llvm.call_intrinsic", 1) if op.attributes.contains(COPY) => Use::Passes(Vec::new()),
        (
            "llvm.store"
            | "llvm.atomicrmw"
            | "llvm.cmpxchg"
            | "llvm.call"
            | "llvm.call_intrinsic"
            | "llvm.inline_asm",
            _,
        ) => Use::Unknown,
        _ => Use::Passes(op.result.iter().chain(&op.parts).copied().collect()),
    }
}

impl Program {
    /// The uses of each value, by its number.
    fn uses(&self) -> Vec<Vec<Use>> {
        let mut uses: Vec<Vec<Use>> = Vec::new();
        uses.resize_with(self.value_count(), Vec::new);
        let mut is_captured = vec![false; self.value_count()];
        for (outer, here) in self.functions.iter().flat_map(|function| &function.captures) {
            is_captured[*outer as usize] = true;
            uses[*outer as usize].push(Use::Passes(vec![*here]));
        }
        for block in &self.blocks {
            for op in &block.ops {
                for (at, operand) in op.operands.iter().enumerate() {
                    let found = use_of(self, op, at, is_captured[*operand as usize]);
                    uses[*operand as usize].push(found);
                }
            }
            if let Some((End::Branch(to, args), _)) = &block.end {
                let params = &self.blocks[*to as usize].params;
                for (arg, param) in args.iter().zip(params) {
                    uses[*arg as usize].push(Use::Passes(vec![*param]));
                }
            }
        }
        uses
    }

    /// The use of the memory behind each address.
    fn accesses(&self, addresses: &[Id]) -> Vec<Access> {
        let uses = self.uses();
        addresses.iter().map(|address| follow(&uses, *address)).collect()
    }
}

fn follow(uses: &[Vec<Use>], address: Id) -> Access {
    let mut found = Access::Reads;
    let mut seen = vec![false; uses.len()];
    let mut todo = vec![address];
    while let Some(value) = todo.pop() {
        if std::mem::replace(&mut seen[value as usize], true) {
            continue;
        }
        for each in &uses[value as usize] {
            match each {
                Use::Passes(results) => todo.extend(results),
                Use::Writes => return Access::Writes,
                Use::Unknown => found = Access::Unknown,
            }
        }
    }
    found
}

/// Returns how a finished program uses the memory behind each address, as one letter each: `r` for memory that is only
/// read, `w` for memory that is written, `?` if that is unknown.
#[fishplate::function("fishplate.kernel.accesses", nonblocking)]
fn accesses(builder: &Builder, addresses: Array<Any>) -> Result<String> {
    let addresses = builder.program.operands(&addresses)?;
    builder.program.with(|program| {
        let mut ids = Vec::with_capacity(addresses.len());
        for address in &addresses {
            match address {
                Operand::Value(id) => ids.push(*id),
                _ => return Err(Fault::Handle { what: "address" }),
            }
        }
        Ok(program.accesses(&ids).into_iter().map(Access::letter).collect())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function with the addresses of two arrays, `a` and `b`.
    fn started() -> (Program, Id, Id) {
        let mut program = Program::default();
        program.start("f");
        let entry = program.current();
        let a = program.add_param(entry, Scalar::Pointer).unwrap();
        let b = program.add_param(entry, Scalar::Pointer).unwrap();
        (program, a, b)
    }

    fn letters(program: &Program, addresses: &[Id]) -> String {
        program.accesses(addresses).into_iter().map(Access::letter).collect()
    }

    fn element(program: &mut Program, base: Id) -> Id {
        program.address(base, &[Operand::Int(3)], &[Operand::Int(1)], Scalar::Int32).unwrap()
    }

    #[test]
    fn loads_read_and_stores_write() {
        let (mut program, a, b) = started();
        let (from, to) = (element(&mut program, a), element(&mut program, b));
        let value = program.load(from, Scalar::Int32).unwrap();
        program.store(to, Operand::Value(value), Scalar::Int32).unwrap();
        assert_eq!(letters(&program, &[a, b]), "rw");
    }

    #[test]
    fn vectors_with_masks_read_and_write() {
        let (mut program, a, b) = started();
        let mask = program.number(Scalar::Boolean, 1).unwrap();
        let mask = program.broadcast(mask, 4).unwrap();
        let none = Operand::Int(0);
        let read = program.load_masked(a, Scalar::Float32, mask, none).unwrap();
        program.store_masked(b, read, Scalar::Float32, mask).unwrap();
        assert_eq!(letters(&program, &[a, b]), "rw");
    }

    #[test]
    fn an_address_is_followed_into_blocks_and_bodies() {
        let (mut program, a, b) = started();
        let entry = program.current();
        let (body, ..) = program.start_body().unwrap();
        let (next, inner) = (program.new_block(), program.current());
        let chosen = program.add_param(next, Scalar::Pointer).unwrap();
        let here = program.reach(b).unwrap();
        program.end(inner, End::Branch(next, vec![here])).unwrap();
        program.move_to(next).unwrap();
        let from = element(&mut program, a);
        let value = program.load(from, Scalar::Int32).unwrap();
        program.store(chosen, Operand::Value(value), Scalar::Int32).unwrap();
        program.end(next, End::Return(None)).unwrap();
        program.run_body(body, entry, Operand::Int(8), Operand::Int(1)).unwrap();
        assert_eq!(letters(&program, &[a, b]), "rw");
    }

    #[test]
    fn atomic_operations_write() {
        let (mut program, a, b) = started();
        program.atomic("add", a, Operand::Int(1), Scalar::Int32).unwrap();
        assert_eq!(letters(&program, &[a, b]), "wr");
    }

    #[test]
    fn nothing_is_known_of_other_code() {
        let (mut program, a, b) = started();
        program.call("somewhere_else", vec![a], None).unwrap();
        let number = program.op("llvm.ptrtoint", vec![b], "", Scalar::Int64).unwrap();
        program.act("llvm.inline_asm", vec![number], "").unwrap();
        assert_eq!(letters(&program, &[a, b]), "??");
    }
}
