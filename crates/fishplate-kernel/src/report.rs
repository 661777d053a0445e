//! What a kernel tells its caller: the result, errors, and text on standard output.

use fishplate::abi::TypeIndex;

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    program::{End, Id, Program},
    scalar::Scalar,
};

/// The runtime's function that raises an error of a kind with a message.
const RAISE: &str = "TVMFFIErrorSetRaisedFromCStr";
const PRINT: &str = "printf";
const FLUSH: &str = "fflush";

/// A piece of a printed line.
pub(crate) enum Piece {
    Text(String),
    Number(Operand),
}

impl Program {
    /// Ends the current block with an error; the function returns a status from now on.
    pub(crate) fn fail(&mut self, kind: &str, message: &str) -> Result<()> {
        let function = self.function()?;
        (function.fails, function.returns_status) = (true, true);
        let (kind, message) = (self.text(kind)?, self.text(message)?);
        self.declare(RAISE, &[Scalar::Pointer; 2], None);
        self.call(RAISE, vec![kind, message], None)?;
        let status = self.number(Scalar::Int32, -1)?;
        self.end(self.current(), End::Return(Some(status)))
    }

    /// Writes a number to the `Any` of the result, which is the function's last parameter.
    pub(crate) fn give(&mut self, number: Operand) -> Result<()> {
        let own = number.own_scalar(self);
        let (index, scalar) = match own {
            Scalar::Boolean => (TypeIndex::BOOL, Scalar::Int64),
            Scalar::Pointer => {
                return Err(Fault::Operand { operator: "return".to_owned(), got: own.name() });
            }
            _ if own.is_float() => (TypeIndex::FLOAT, Scalar::Float64),
            _ => (TypeIndex::INT, Scalar::Int64),
        };
        let entry = self.function()?.entry;
        self.function()?.param_attributes.push(String::new());
        let result = self.add_param(entry, Scalar::Pointer)?;
        // Index and padding are one word of 64 bits, the payload is the next.
        let word = i64::from(index.0);
        self.store(result, Operand::Int(word), Scalar::Int64)?;
        let payload =
            self.address(result, &[Operand::Int(1)], &[Operand::Int(1)], Scalar::Int64)?;
        self.store(payload, number, scalar)
    }

    /// Prints a line.
    pub(crate) fn print(&mut self, pieces: &[Piece]) -> Result<()> {
        let mut format = String::new();
        let mut args = Vec::new();
        for (number, piece) in pieces.iter().enumerate() {
            if number > 0 {
                format.push(' ');
            }
            match piece {
                Piece::Text(text) => format.push_str(&text.replace('%', "%%")),
                Piece::Number(operand) => {
                    let (directive, value) = self.shown(*operand)?;
                    format.push_str(directive);
                    args.push(value);
                }
            }
        }
        format.push('\n');
        args.insert(0, self.text(&format)?);
        self.declare_variadic(PRINT, &[Scalar::Pointer], Some(Scalar::Int32));
        let count = args.len();
        let attributes = format!(
            "callee = @{PRINT}, var_callee_type = !llvm.func<i32 (ptr, ...)>, \
             op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: {count}, 0>"
        );
        self.op("llvm.call", args, attributes, Scalar::Int32)?;
        self.declare(FLUSH, &[Scalar::Pointer], Some(Scalar::Int32));
        let all = self.constant(Scalar::Pointer, 0);
        self.call(FLUSH, vec![all], Some(Scalar::Int32))?;
        Ok(())
    }

    /// The directive for a number, and the number as C passes it.
    fn shown(&mut self, number: Operand) -> Result<(&'static str, Id)> {
        let own = number.own_scalar(self);
        Ok(match own {
            Scalar::Boolean => {
                let condition = self.convert(number, own)?;
                let (yes, no) = (self.text("True")?, self.text("False")?);
                let args = vec![condition, yes, no];
                ("%s", self.op("llvm.select", args, "", Scalar::Pointer)?)
            }
            Scalar::Pointer => match number {
                Operand::Value(id) => ("%p", self.reach(id)?),
                _ => return Err(Fault::Handle { what: "pointer" }),
            },
            Scalar::Float64 => ("%.15g", self.convert(number, own)?),
            Scalar::Float32 => ("%.7g", self.convert(number, Scalar::Float64)?),
            _ if own.is_float() => ("%.4g", self.convert(number, Scalar::Float64)?),
            Scalar::Uint64 => ("%llu", self.convert(number, own)?),
            _ => ("%lld", self.convert(number, Scalar::Int64)?),
        })
    }
}
