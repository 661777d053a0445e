//! Output of a kernel besides its result: errors, and text on standard output.

use crate::{
    cast::Operand,
    fault::Result,
    format::Piece,
    program::{End, Id, Program},
    scalar::Scalar,
};

/// The runtime's function that raises an error with a kind and a message.
const RAISE: &str = "TVMFFIErrorSetRaisedFromCStr";
const PRINT: &str = "printf";
const WRITE: &str = "snprintf";
const FLUSH: &str = "fflush";
/// The driver's function that ends a launch with a message: text, file, line, function, bytes per character.
const ASSERT: &str = "__assertfail";
/// The driver's function that prints.
const DEVICE_PRINT: &str = "vprintf";
/// The size of a message that contains numbers, in bytes.
const ROOM: i64 = 1024;

impl Program {
    /// Ends the current block with an error. The function returns a status from now on.
    pub(crate) fn fail(&mut self, kind: &str, message: &[Piece]) -> Result<()> {
        if self.on_gpu() {
            return self.fail_on_gpu(kind, message);
        }
        let function = self.function()?;
        (function.fails, function.returns_status) = (true, true);
        let (kind, message) = (self.text(kind)?, self.message(message)?);
        self.declare(RAISE, &[Scalar::Pointer; 2], None);
        self.call(RAISE, vec![kind, message], None)?;
        let status = self.number(Scalar::Int32, -1)?;
        self.end(self.current(), End::Return(Some(status)))
    }

    /// The address of a text, formatted with the current numbers.
    fn message(&mut self, pieces: &[Piece]) -> Result<Id> {
        if let [Piece::Text(text)] = pieces {
            return self.text(text);
        }
        let (format, mut args) = self.formatted(pieces)?;
        let room = match self.function()?.message {
            Some(room) => room,
            None => self.local(Scalar::Uint8, ROOM)?,
        };
        self.function()?.message = Some(room);
        let size = self.number(Scalar::Int64, ROOM)?;
        let format = self.text(&format)?;
        args.splice(0..0, [room, size, format]);
        let inputs = [Scalar::Pointer, Scalar::Int64, Scalar::Pointer];
        self.declare_variadic(WRITE, &inputs, Some(Scalar::Int32));
        self.call_variadic(WRITE, "ptr, i64, ptr", args)?;
        Ok(room)
    }

    /// Prints a text.
    pub(crate) fn print(&mut self, pieces: &[Piece]) -> Result<()> {
        let (format, mut args) = self.formatted(pieces)?;
        if self.on_gpu() {
            return self.print_on_gpu(&format, &args);
        }
        args.insert(0, self.text(&format)?);
        self.declare_variadic(PRINT, &[Scalar::Pointer], Some(Scalar::Int32));
        self.call_variadic(PRINT, "ptr", args)?;
        self.declare(FLUSH, &[Scalar::Pointer], Some(Scalar::Int32));
        let all = self.constant(Scalar::Pointer, 0);
        self.call(FLUSH, vec![all], Some(Scalar::Int32))?;
        Ok(())
    }

    /// Ends the launch: the driver prints the message without its numbers, and the host sees a failed assertion.
    fn fail_on_gpu(&mut self, kind: &str, message: &[Piece]) -> Result<()> {
        use Scalar::{Int32, Int64, Pointer};
        let texts = message.iter().map(|piece| match piece {
            Piece::Text(text) => text.as_str(),
            _ => "...",
        });
        let message: String = texts.collect();
        let (kind, message) = (self.text(kind)?, self.text(&message)?);
        let (line, size) = (self.number(Int32, 0)?, self.number(Int64, 1)?);
        self.declare(ASSERT, &[Pointer, Pointer, Int32, Pointer, Int64], None);
        self.call(ASSERT, vec![message, kind, line, kind, size], None)?;
        self.end(self.current(), End::Return(None))
    }

    /// Prints through the driver, which takes the numbers one after the other, 8 bytes each.
    fn print_on_gpu(&mut self, format: &str, args: &[Id]) -> Result<()> {
        let memory = self.local(Scalar::Int64, args.len().max(1) as i64)?;
        for (slot, value) in args.iter().enumerate() {
            let at = [Operand::Int(slot as i64)];
            let slot = self.address(memory, &at, &[Operand::Int(1)], Scalar::Int64)?;
            let attributes = "alignment = 8 : i64, ordering = 0 : i64";
            self.act("llvm.store", vec![*value, slot], attributes)?;
        }
        let text = self.text(format)?;
        self.declare(DEVICE_PRINT, &[Scalar::Pointer; 2], Some(Scalar::Int32));
        self.call(DEVICE_PRINT, vec![text, memory], Some(Scalar::Int32)).map(drop)
    }

    /// Calls a function with variable arguments after those whose types are given.
    fn call_variadic(&mut self, name: &str, types: &str, args: Vec<Id>) -> Result<Id> {
        let count = args.len();
        let attributes = format!(
            "callee = @{name}, var_callee_type = !llvm.func<i32 ({types}, ...)>, \
             op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: {count}, 0>"
        );
        self.op("llvm.call", args, attributes, Scalar::Int32)
    }
}
