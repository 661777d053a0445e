//! What a kernel tells its caller besides its result: errors, and text on standard output.

use crate::{
    fault::Result,
    format::Piece,
    program::{End, Id, Program},
    scalar::Scalar,
};

/// The runtime's function that raises an error of a kind with a message.
const RAISE: &str = "TVMFFIErrorSetRaisedFromCStr";
const PRINT: &str = "printf";
const WRITE: &str = "snprintf";
const FLUSH: &str = "fflush";
/// The most bytes of a message with numbers in it.
const ROOM: i64 = 1024;

impl Program {
    /// Ends the current block with an error; the function returns a status from now on.
    pub(crate) fn fail(&mut self, kind: &str, message: &[Piece]) -> Result<()> {
        let function = self.function()?;
        (function.fails, function.returns_status) = (true, true);
        let (kind, message) = (self.text(kind)?, self.message(message)?);
        self.declare(RAISE, &[Scalar::Pointer; 2], None);
        self.call(RAISE, vec![kind, message], None)?;
        let status = self.number(Scalar::Int32, -1)?;
        self.end(self.current(), End::Return(Some(status)))
    }

    /// The address of a text, with its numbers as they are now.
    fn message(&mut self, pieces: &[Piece]) -> Result<Id> {
        if let [Piece::Text(text)] = pieces {
            return self.text(text);
        }
        let (format, mut args) = self.formatted(pieces)?;
        let room = self.local(Scalar::Uint8, ROOM)?;
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
        args.insert(0, self.text(&format)?);
        self.declare_variadic(PRINT, &[Scalar::Pointer], Some(Scalar::Int32));
        self.call_variadic(PRINT, "ptr", args)?;
        self.declare(FLUSH, &[Scalar::Pointer], Some(Scalar::Int32));
        let all = self.constant(Scalar::Pointer, 0);
        self.call(FLUSH, vec![all], Some(Scalar::Int32))?;
        Ok(())
    }

    /// Calls a function that takes any more arguments than those whose types are given.
    fn call_variadic(&mut self, name: &str, types: &str, args: Vec<Id>) -> Result<Id> {
        let count = args.len();
        let attributes = format!(
            "callee = @{name}, var_callee_type = !llvm.func<i32 ({types}, ...)>, \
             op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: {count}, 0>"
        );
        self.op("llvm.call", args, attributes, Scalar::Int32)
    }
}
