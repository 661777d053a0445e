//! PTX inside a kernel: code that a user writes, and the language's own primitives, which are a few instructions on a
//! GPU and a function of `support/grid.c` on the CPU. Operands are checked here: their number, their types, and that
//! the text names each of them. Errors in the text itself appear when the driver loads it.

use std::fmt::Write as _;

use fishplate::abi::symbols::simulation;

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    program::{Id, Program},
    scalar::Scalar,
};

/// The operands of inline PTX, in the order in which the text counts them.
pub(crate) struct InlinePtx<'a> {
    /// The text: `%0`, `%1`, ... are operands, `%%` is a percent sign.
    pub(crate) text: &'a str,
    /// Types of the values that the text writes.
    pub(crate) outputs: &'a [Scalar],
    /// Values that the text reads and writes.
    pub(crate) in_outs: &'a [Operand],
    /// Values that the text reads.
    pub(crate) inputs: &'a [Operand],
    /// Whether the text only computes its outputs, without side effects.
    pub(crate) pure: bool,
}

/// A primitive: PTX on a GPU, a function on the CPU. The function takes the thread and an array of 8-byte words: the
/// constants in the text, then the operands in the order of the text, to which it also writes its results, and last the
/// source location.
pub(crate) struct Primitive<'a> {
    /// The code for a GPU.
    pub(crate) ptx: InlinePtx<'a>,
    /// The function for the CPU: its symbol without the prefix of the grid.
    pub(crate) function: &'a str,
    /// Constants in the text.
    pub(crate) constants: &'a [i64],
    /// The user's file and line.
    pub(crate) place: &'a str,
}

/// Constraint letter for a register of a type, and the type of the register in LLVM.
fn register(scalar: Scalar) -> Option<(char, Scalar)> {
    use Scalar::*;
    match scalar {
        Int16 | Uint16 | Float16 | BFloat16 => Some(('h', Uint16)),
        Int32 | Uint32 => Some(('r', scalar)),
        Int64 | Uint64 => Some(('l', scalar)),
        Float32 => Some(('f', scalar)),
        Float64 => Some(('d', scalar)),
        Pointer => Some(('l', scalar)),
        Boolean | Int8 | Uint8 | Float8E4M3FN | Float8E5M2 | SharedPointer | GlobalPointer
        | HalfPair => None,
    }
}

/// The text in LLVM's form. LLVM also counts the inputs that are tied to outputs, which users do not see.
fn numbered(text: &str, written: usize, tied: usize, read: usize) -> Result<String> {
    let mut result = String::with_capacity(text.len());
    let mut named = vec![false; written + read];
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        match letter {
            '$' => result.push_str("$$"),
            '%' if rest.next_if_eq(&'%').is_some() => result.push('%'),
            '%' => {
                let mut digits = String::new();
                while let Some(digit) = rest.next_if(char::is_ascii_digit) {
                    digits.push(digit);
                }
                let Ok(number) = digits.parse::<usize>() else {
                    return Err(Fault::PtxPercent);
                };
                let known = named.get_mut(number);
                *known.ok_or(Fault::PtxOperand { number, count: written + read })? = true;
                let number = if number < written { number } else { number + tied };
                // Braces separate the number from a digit that follows.
                let _ = write!(result, "${{{number}}}");
            }
            _ => result.push(letter),
        }
    }
    match named.iter().position(|named| !named) {
        Some(number) => Err(Fault::PtxUnnamed { number }),
        None => Ok(result),
    }
}

impl Program {
    /// Writes PTX into a kernel, and returns the outputs and then the new values of the in-outs.
    pub(crate) fn inline_ptx(&mut self, ptx: &InlinePtx<'_>) -> Result<Vec<Id>> {
        if !self.kernel()?.gpu {
            return Err(Fault::PtxOnHost);
        }
        let mut constraints = Vec::new();
        let mut written = ptx.outputs.to_vec();
        let mut args = Vec::with_capacity(ptx.in_outs.len() + ptx.inputs.len());
        let mut reads = Vec::with_capacity(args.capacity());
        for operand in ptx.in_outs.iter().chain(ptx.inputs) {
            let scalar = operand.own_scalar(self);
            let (letter, held) = register(scalar).ok_or(Fault::PtxRegister { scalar })?;
            let value = self.convert(*operand, scalar)?;
            args.push(self.as_register(value, scalar, held)?);
            reads.push((letter, scalar));
        }
        written.extend(reads.iter().take(ptx.in_outs.len()).map(|(_, scalar)| *scalar));
        let mut held = Vec::with_capacity(written.len());
        for scalar in &written {
            let (letter, register) =
                register(*scalar).ok_or(Fault::PtxRegister { scalar: *scalar })?;
            constraints.push(format!("={letter}"));
            held.push(register);
        }
        let tied = ptx.in_outs.len();
        constraints.extend((0..tied).map(|index| (ptx.outputs.len() + index).to_string()));
        constraints.extend(reads.iter().skip(tied).map(|(letter, _)| letter.to_string()));
        if !ptx.pure {
            constraints.push("~{memory}".to_owned());
        }
        let text = numbered(ptx.text, written.len(), tied, ptx.inputs.len())?;
        let mut attributes = String::from("asm_string = \"");
        for byte in text.bytes() {
            match byte {
                b'"' | b'\\' | 0..0x20 | 0x7f.. => write!(attributes, "\\{byte:02X}"),
                _ => write!(attributes, "{}", char::from(byte)),
            }
            .map_err(|_| Fault::Handle { what: "text" })?;
        }
        attributes.push_str("\", constraints = \"");
        attributes.push_str(&constraints.join(","));
        attributes.push_str(if ptx.pure { "\"" } else { "\", has_side_effects" });
        let name = "llvm.inline_asm";
        let got = match held.as_slice() {
            [] => {
                self.act(name, args, attributes)?;
                Vec::new()
            }
            [one] => vec![self.op(name, args, attributes, *one)?],
            _ => self.op_parts(name, args, attributes, &held)?,
        };
        got.into_iter()
            .zip(written)
            .map(|(value, scalar)| self.as_register(value, self.scalar(value), scalar))
            .collect()
    }

    /// Writes a primitive, and returns its outputs and then the new values of the in-outs.
    pub(crate) fn primitive(&mut self, primitive: &Primitive<'_>) -> Result<Vec<Id>> {
        match self.kernel()?.gpu {
            true => self.inline_ptx(&primitive.ptx),
            false => self.simulated(primitive),
        }
    }

    fn simulated(&mut self, primitive: &Primitive<'_>) -> Result<Vec<Id>> {
        let Primitive { ptx, function, constants, place } = primitive;
        let function = simulation(function).ok_or(Fault::Handle { what: "primitive" })?;
        let thread = self.thread()?;
        let first = constants.len() + ptx.outputs.len();
        let end = first + ptx.in_outs.len() + ptx.inputs.len();
        let words = self.local(Scalar::Int64, end as i64 + 1)?;
        for (index, constant) in constants.iter().enumerate() {
            let constant = self.number(Scalar::Int64, *constant)?;
            self.put_word(words, index, constant)?;
        }
        for (index, operand) in ptx.in_outs.iter().chain(ptx.inputs).enumerate() {
            let scalar = operand.own_scalar(self);
            let value = self.convert(*operand, scalar)?;
            self.put_word(words, first + index, value)?;
        }
        let place = self.text(place)?;
        self.put_word(words, end, place)?;
        self.declare(function, &[Scalar::Pointer; 2], None);
        self.call(function, vec![thread, words], None)?;
        let changed: Vec<Scalar> =
            ptx.in_outs.iter().map(|operand| operand.own_scalar(self)).collect();
        let results = ptx.outputs.iter().chain(&changed).enumerate();
        results
            .map(|(index, scalar)| self.get_word(words, constants.len() + index, *scalar))
            .collect()
    }

    /// Converts a value to the type of its register, or back: the bits stay the same.
    fn as_register(&mut self, value: Id, from: Scalar, to: Scalar) -> Result<Id> {
        match from == to {
            true => Ok(value),
            false if from.is_float() || to.is_float() => {
                self.op("llvm.bitcast", vec![value], "", to)
            }
            false => self.cast(value, to),
        }
    }

    /// The 32-bit address of shared memory, as PTX's instructions for that memory take it. On the CPU it is the offset
    /// from the start of the block's shared memory.
    pub(crate) fn shared_address(&mut self, address: Id) -> Result<Id> {
        let address = self.reach(address)?;
        if self.kernel()?.gpu {
            let address =
                self.op("llvm.addrspacecast", vec![address], "", Scalar::SharedPointer)?;
            return self.op("llvm.ptrtoint", vec![address], "", Scalar::Uint32);
        }
        self.kernel()?.cooperates = true;
        let start = self.shared_start()?;
        let start = self.op("llvm.ptrtoint", vec![start], "", Scalar::Uint64)?;
        let address = self.op("llvm.ptrtoint", vec![address], "", Scalar::Uint64)?;
        let distance = self.op("llvm.sub", vec![address, start], "", Scalar::Uint64)?;
        self.cast(distance, Scalar::Uint32)
    }
}

#[cfg(test)]
mod tests {
    use super::numbered;
    use crate::fault::Fault;

    #[test]
    fn operands_are_counted_as_the_user_sees_them() {
        // One output, one in-out, one input: LLVM sees the in-out's old value as operand 2.
        let text = numbered("add.s32 %0, %1, %2; // 100%% $x", 2, 1, 1).unwrap();
        assert_eq!(text, "add.s32 ${0}, ${1}, ${3}; // 100% $$x");
    }

    #[test]
    fn a_text_names_every_operand_and_no_other() {
        assert_eq!(
            numbered("mov.u32 %0, %2;", 1, 0, 1),
            Err(Fault::PtxOperand { number: 2, count: 2 })
        );
        assert_eq!(numbered("mov.u32 %0, 1;", 1, 0, 1), Err(Fault::PtxUnnamed { number: 1 }));
        assert_eq!(numbered("mov.u32 %0, %tid.x;", 1, 0, 0), Err(Fault::PtxPercent));
    }
}
