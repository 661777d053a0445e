//! Prints a program as a module of MLIR's llvm dialect, in generic form. Nothing is left to lower, and the text is part
//! of the cache key.

use std::fmt::{self, Write as _};

use fishplate::abi::symbols::TEXT;

use crate::{
    fault::{Fault, Result},
    math_text,
    program::{Block, End, External, Function, Id, Op, Program},
    scalar::Scalar,
};

/// Most bytes of local arrays per thread: the limit of a GPU, which also fits the stack of any other thread.
const MOST_LOCAL: i64 = 1 << 19;
/// The properties of a branch back to the head of a loop that the compiler unrolls.
const UNROLL: &str = " <{loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}>";

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for external in &self.externals {
            external.print(f)?;
        }
        for (number, text) in self.strings.iter().enumerate() {
            print_text(f, number, text)?;
        }
        let mut host = String::new();
        for number in 0..self.functions.len() {
            if !self.functions[number].is_on_gpu() {
                write!(host, "{}", Printed(self, number))?;
            }
        }
        self.print_math(f, &host)?;
        f.write_str(&host)?;
        self.print_gpu_kernels(f)?;
        for (number, place) in self.places.iter().enumerate() {
            write!(f, "#p{} = loc(\"", number + 1)?;
            let file = self.files.get(place.file).map_or("?", String::as_str);
            escape(f, file.as_bytes())?;
            writeln!(f, "\":{}:{})", place.line, place.column)?;
        }
        Ok(())
    }
}

/// A function by its number, for printing.
pub(crate) struct Printed<'a>(pub(crate) &'a Program, pub(crate) usize);

impl fmt::Display for Printed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.print_function(f, self.1)
    }
}

/// Whether a text contains a symbol with this name, and not only one that starts with it.
pub(crate) fn mentions(text: &str, symbol: &str) -> bool {
    let marked = format!("@{symbol}");
    text.match_indices(&marked).any(|(at, _)| {
        let next = text[at + marked.len()..].chars().next();
        !next.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    })
}

impl External {
    /// Prints its declaration.
    pub(crate) fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut inputs: Vec<&str> = self.inputs.iter().map(|input| input.mlir()).collect();
        inputs.extend(self.variadic.then_some("..."));
        write!(f, "llvm.func @{}({})", self.name, inputs.join(", "))?;
        if let Some(result) = self.result {
            write!(f, " -> {}", result.mlir())?;
        }
        f.write_str("\n")
    }
}

/// Prints the constant that holds a text.
pub(crate) fn print_text(f: &mut fmt::Formatter<'_>, number: usize, text: &[u8]) -> fmt::Result {
    let length = text.len();
    write!(f, "llvm.mlir.global private constant @{TEXT}{number}(\"")?;
    escape(f, text)?;
    writeln!(f, "\") {{addr_space = 0 : i32}} : !llvm.array<{length} x i8>")
}

/// Returns the local arrays that are used, with their sizes; code that was rolled back leaves unused ones.
fn used_locals<'a>(function: &'a Function, used: &[bool]) -> Vec<&'a (Op, i64)> {
    let is_used = |op: &Op| op.result.is_some_and(|id| used[id as usize]);
    function.locals.iter().filter(|(op, _)| is_used(op)).collect()
}

/// Escapes bytes for an MLIR string.
fn escape(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    for byte in bytes {
        match byte {
            b'"' | b'\\' => write!(f, "\\{byte:02X}")?,
            0x20..0x7f => f.write_char(char::from(*byte))?,
            _ => write!(f, "\\{byte:02X}")?,
        }
    }
    Ok(())
}

impl Program {
    /// Prints the math functions that a text calls.
    pub(crate) fn print_math(&self, f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
        let used = self.math.iter().filter(|symbol| mentions(text, symbol)).cloned();
        math_text::write(f, &used.collect::<Vec<_>>())
    }

    fn print_function(&self, f: &mut fmt::Formatter<'_>, number: usize) -> fmt::Result {
        let function = &self.functions[number];
        let blocks = self.blocks_of(number);
        let entry = &self.blocks[function.entry as usize];
        write!(f, "llvm.func @{}(", function.name)?;
        for (index, param) in entry.params.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}%{param}: {}", self.scalar(*param).mlir())?;
            let attributes = function.param_attributes.get(index).map_or("", String::as_str);
            if !attributes.is_empty() {
                write!(f, " {{{attributes}}}")?;
            }
        }
        for (index, (_, here)) in function.captures.iter().enumerate() {
            if function.kernel.is_some() {
                let comma = if index + entry.params.len() == 0 { "" } else { ", " };
                let attributes = self.capture_attributes(function, *here);
                write!(f, "{comma}%{here}: {}{attributes}", self.scalar(*here).mlir())?;
            }
        }
        f.write_str(if function.returns_status { ") -> i32" } else { ")" })?;
        self.print_kernel_attributes(f, function)?;
        f.write_str(" {\n")?;
        let mut used = self.used_values(&blocks);
        let locals = used_locals(function, &used);
        locals.iter().flat_map(|(op, _)| &op.operands).for_each(|id| used[*id as usize] = true);
        self.print_constants(f, &used)?;
        for (op, _) in locals {
            self.print_op(f, op)?;
        }
        match function.kernel {
            Some(_) => self.print_shared(f, function)?,
            None => self.print_captures(f, function, entry)?,
        }
        let first = blocks.iter().filter(|(id, _)| *id == function.entry as usize);
        let rest = blocks.iter().filter(|(id, _)| *id != function.entry as usize);
        for (id, block) in first.chain(rest) {
            if *id != function.entry as usize {
                self.print_label(f, *id, block)?;
            }
            for op in &block.ops {
                self.print_op(f, op)?;
            }
            self.print_end(f, function, block)?;
        }
        f.write_str("}\n")
    }

    fn print_label(&self, f: &mut fmt::Formatter<'_>, id: usize, block: &Block) -> fmt::Result {
        write!(f, "^b{id}")?;
        for (index, param) in block.params.iter().enumerate() {
            f.write_str(if index == 0 { "(" } else { ", " })?;
            write!(f, "%{param}: {}", self.typed(*param))?;
        }
        f.write_str(if block.params.is_empty() { ":\n" } else { "):\n" })
    }

    /// The blocks of a function, with their numbers.
    fn blocks_of(&self, function: usize) -> Vec<(usize, &Block)> {
        let blocks = self.blocks.iter().enumerate();
        blocks.filter(|(_, block)| block.function as usize == function).collect()
    }

    /// Refuses functions whose local arrays need too much memory. Those of kernels on the CPU are on stacks that are
    /// allocated for them.
    pub(crate) fn check_locals(&self) -> Result<()> {
        for (number, function) in self.functions.iter().enumerate() {
            if function.kernel.as_ref().is_some_and(|kernel| !kernel.gpu) {
                continue;
            }
            let used = self.used_values(&self.blocks_of(number));
            let locals = used_locals(function, &used);
            let bytes = locals.iter().fold(0, |sum: i64, (_, bytes)| sum.saturating_add(*bytes));
            if bytes > MOST_LOCAL {
                return Err(Fault::Local { bytes, most: MOST_LOCAL });
            }
        }
        Ok(())
    }

    /// The values that the blocks use.
    fn used_values(&self, blocks: &[(usize, &Block)]) -> Vec<bool> {
        let mut used = vec![false; self.value_count()];
        for (_, block) in blocks {
            for op in &block.ops {
                op.operands.iter().for_each(|id| used[*id as usize] = true);
            }
            match &block.end {
                Some((End::Branch(_, args), _)) => {
                    args.iter().for_each(|id| used[*id as usize] = true);
                }
                Some((End::CondBranch(id, ..) | End::Return(Some(id)), _)) => {
                    used[*id as usize] = true;
                }
                _ => {}
            }
        }
        used
    }

    /// Prints the constants that are used, at the start of a function.
    fn print_constants(&self, f: &mut fmt::Formatter<'_>, used: &[bool]) -> fmt::Result {
        let mut constants: Vec<_> = self.constants.iter().map(|(key, id)| (*id, *key)).collect();
        constants.sort_unstable_by_key(|(id, _)| *id);
        for (id, (scalar, bits)) in constants {
            if !used[id as usize] {
                continue;
            }
            if scalar == Scalar::Pointer {
                writeln!(f, "  %{id} = llvm.mlir.zero : !llvm.ptr")?;
                continue;
            }
            let ty = scalar.mlir();
            match scalar {
                Scalar::Boolean => {
                    let value = bits != 0;
                    writeln!(f, "  %{id} = llvm.mlir.constant({value}) : i1")?;
                }
                _ if scalar.is_float() && !scalar.is_float8() => {
                    let digits = scalar.bits() as usize / 4;
                    writeln!(f, "  %{id} = llvm.mlir.constant(0x{bits:0digits$X} : {ty}) : {ty}")?;
                }
                _ => {
                    let value = bits.cast_signed();
                    writeln!(f, "  %{id} = llvm.mlir.constant({value} : {ty}) : {ty}")?;
                }
            }
        }
        Ok(())
    }

    /// Prints the loads of the captured values, which are stored at the first parameter, 8 bytes each.
    fn print_captures(
        &self,
        f: &mut fmt::Formatter<'_>,
        function: &Function,
        entry: &Block,
    ) -> fmt::Result {
        let Some(memory) = entry.params.first() else { return Ok(()) };
        for (number, (_, here)) in function.captures.iter().enumerate() {
            let ty = self.scalar(*here).mlir();
            writeln!(
                f,
                "  %at{here} = llvm.getelementptr inbounds %{memory}[{number}] \
                 : (!llvm.ptr) -> !llvm.ptr, i64"
            )?;
            writeln!(f, "  %{here} = llvm.load %at{here} : !llvm.ptr -> {ty}")?;
        }
        Ok(())
    }

    fn print_op(&self, f: &mut fmt::Formatter<'_>, op: &Op) -> fmt::Result {
        f.write_str("  ")?;
        if let Some(result) = op.result {
            write!(f, "%{result} = ")?;
        } else if let Some(first) = op.parts.first() {
            write!(f, "%w{first} = ")?;
        }
        write!(f, "\"{}\"(", op.name)?;
        self.print_list(f, &op.operands)?;
        f.write_str(")")?;
        if !op.attributes.is_empty() {
            write!(f, " <{{{}}}>", op.attributes)?;
        }
        f.write_str(" : (")?;
        self.print_types(f, &op.operands)?;
        if !op.parts.is_empty() {
            return self.print_parts(f, op);
        }
        match op.result {
            Some(result) => write!(f, ") -> {}", self.typed(result))?,
            None => f.write_str(") -> ()")?,
        }
        print_place(f, op.place)
    }

    /// Prints the type of a structure, and its members.
    fn print_parts(&self, f: &mut fmt::Formatter<'_>, op: &Op) -> fmt::Result {
        let types: Vec<&str> = op.parts.iter().map(|part| self.scalar(*part).mlir()).collect();
        let whole = format!("!llvm.struct<({})>", types.join(", "));
        write!(f, ") -> {whole}")?;
        print_place(f, op.place)?;
        for (index, part) in op.parts.iter().enumerate() {
            writeln!(f, "  %{part} = llvm.extractvalue %w{}[{index}] : {whole}", op.parts[0])?;
        }
        Ok(())
    }

    fn print_end(
        &self,
        f: &mut fmt::Formatter<'_>,
        function: &Function,
        block: &Block,
    ) -> fmt::Result {
        let Some((end, place)) = &block.end else {
            return f.write_str("  llvm.unreachable\n");
        };
        match end {
            End::Branch(to, args) => {
                write!(f, "  \"llvm.br\"(")?;
                self.print_list(f, args)?;
                write!(f, ")[^b{to}]")?;
                f.write_str(if block.unrolled { UNROLL } else { "" })?;
                f.write_str(" : (")?;
                self.print_types(f, args)?;
                f.write_str(") -> ()")?;
            }
            End::CondBranch(condition, yes, no) => write!(
                f,
                "  \"llvm.cond_br\"(%{condition})[^b{yes}, ^b{no}] \
                 <{{operandSegmentSizes = array<i32: 1, 0, 0>}}> : (i1) -> ()"
            )?,
            End::Return(Some(value)) if function.returns_status => {
                write!(f, "  \"llvm.return\"(%{value}) : (i32) -> ()")?;
            }
            End::Return(_) => f.write_str("  \"llvm.return\"() : () -> ()")?,
        }
        print_place(f, *place)
    }

    fn print_list(&self, f: &mut fmt::Formatter<'_>, values: &[Id]) -> fmt::Result {
        for (index, value) in values.iter().enumerate() {
            f.write_str(if index == 0 { "%" } else { ", %" })?;
            write!(f, "{value}")?;
        }
        Ok(())
    }

    fn print_types(&self, f: &mut fmt::Formatter<'_>, values: &[Id]) -> fmt::Result {
        for (index, value) in values.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { ", " })?;
            write!(f, "{}", self.typed(*value))?;
        }
        Ok(())
    }
}

/// Prints a source location; 0 is unknown.
fn print_place(f: &mut fmt::Formatter<'_>, place: usize) -> fmt::Result {
    match place {
        0 => f.write_str("\n"),
        place => writeln!(f, " loc(#p{place})"),
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        cast::Operand,
        operate::{Binary, Compare},
        program::{End, Program},
        scalar::Scalar,
    };

    #[test]
    fn a_function_is_printed() {
        let mut program = Program::default();
        program.files.push("a \"b\".py".to_owned());
        program.start("f");
        let entry = program.current();
        let x = program.add_param(entry, Scalar::Float32).unwrap();
        program.set_place(0, 3, 5);
        let sum = program.binary(Binary::Add, Operand::Value(x), Operand::Int(1)).unwrap();
        assert_eq!(program.scalar(sum), Scalar::Float32);
        program.end(entry, End::Return(None)).unwrap();
        let expected = "\
llvm.func @f(%0: f32) {
  %1 = llvm.mlir.constant(0x3F800000 : f32) : f32
  %2 = \"llvm.fadd\"(%0, %1) : (f32, f32) -> f32 loc(#p1)
  \"llvm.return\"() : () -> () loc(#p1)
}
#p1 = loc(\"a \\22b\\22.py\":3:5)
";
        assert_eq!(program.to_string(), expected);
    }

    #[test]
    fn what_is_rolled_back_is_gone_and_out_of_reach() {
        let mut program = Program::default();
        program.start("f");
        let entry = program.current();
        let x = program.add_param(entry, Scalar::Int32).unwrap();
        let checkpoint = program.checkpoint().unwrap();
        program.open_scope();
        let block = program.new_block();
        program.move_to(block).unwrap();
        let gone = program.compare(Compare::Lt, Operand::Value(x), Operand::Int(3)).unwrap();
        program.rollback(checkpoint).unwrap();
        assert!(program.invert(gone).is_err());
        program.invert(x).unwrap();
        program.end(entry, End::Return(None)).unwrap();
        let text = program.to_string();
        assert!(!text.contains("icmp") && text.contains("llvm.xor"), "{text}");
    }

    #[test]
    fn a_body_captures_what_it_uses() {
        let mut program = Program::default();
        program.start("f");
        let entry = program.current();
        let x = program.add_param(entry, Scalar::Float64).unwrap();
        let (body, first, _) = program.start_body().unwrap();
        program.binary(Binary::Mul, Operand::Value(x), Operand::Value(first)).unwrap();
        program.end(program.current(), End::Return(None)).unwrap();
        program.run_body(body, entry, Operand::Int(8), Operand::Int(1)).unwrap();
        program.end(entry, End::Return(None)).unwrap();
        let text = program.to_string();
        assert!(text.contains("llvm.func @f_body1(%1: !llvm.ptr, %2: i64, %3: i64) -> i32"));
        assert!(text.contains("llvm.load %at4 : !llvm.ptr -> f64"), "{text}");
        assert!(text.contains("callee = @__tvm_ffi__parallel"), "{text}");
    }
}
