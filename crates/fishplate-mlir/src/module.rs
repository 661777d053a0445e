//! Modules: parsing, printing, verifying, looking up symbols, translating.

use std::fmt;

use mlir_sys::{
    MlirModule, mlirModuleCreateEmpty, mlirModuleCreateParse, mlirModuleDestroy,
    mlirModuleFromOperation, mlirModuleGetBody, mlirModuleGetOperation, mlirOperationClone,
    mlirOperationVerify, mlirOperationWriteBytecode,
};

use crate::{
    Block, Context, Diagnostic, Error, LlvmModule, Location, OpRef, Result,
    apart::{ChildOutcome, Purpose, apart},
    pass, text,
};

/// The first bytes of MLIR's bytecode.
const BYTECODE: &[u8] = b"ML\xefR";

/// The messages of diagnostics, one per line.
fn plain(diagnostics: &[Diagnostic]) -> String {
    let lines: Vec<&str> = diagnostics.iter().map(|said| said.message.as_str()).collect();
    lines.join("\n")
}

/// A module of a context.
pub struct Module<'c> {
    raw: MlirModule,
    context: &'c Context,
}

impl<'c> Module<'c> {
    /// Creates an empty module.
    pub fn empty(context: &'c Context) -> Self {
        // SAFETY: the location is live.
        let raw = unsafe { mlirModuleCreateEmpty(Location::unknown(context).raw) };
        Self { raw, context }
    }

    /// Parses text or bytecode. A child process reads bytecode first, because it may be damaged.
    pub fn parse(context: &'c Context, source: &[u8]) -> Result<Self> {
        if !source.starts_with(BYTECODE) {
            return Self::parse_here(context, source);
        }
        let read = || match Self::parse_here(context, source) {
            Ok(module) => Ok(module.bytecode()),
            Err(error) => Err(plain(error.diagnostics())),
        };
        match apart(Purpose::Read(source.len()), read) {
            ChildOutcome::Made(bytecode) => Self::parse_here(context, &bytecode),
            ChildOutcome::Refused(said) | ChildOutcome::Died(said) => {
                Err(Error::Parse { what: "module", diagnostics: vec![Diagnostic::error(said)] })
            }
        }
    }

    /// Like [`Module::parse`], but without protection against damaged bytecode: for a process that may crash.
    pub fn parse_here(context: &'c Context, source: &[u8]) -> Result<Self> {
        context.take_diagnostics();
        if !source.starts_with(BYTECODE) {
            context.admit("module", source)?;
        }
        // The text parser reads up to a NUL after the string.
        let mut terminated = source.to_vec();
        terminated.push(0);
        let source =
            mlir_sys::MlirStringRef { data: terminated.as_ptr().cast(), length: source.len() };
        // SAFETY: the context is live, and the text lives for the call.
        let raw = context.roomy(|| unsafe { mlirModuleCreateParse(context.raw(), source) });
        if raw.ptr.is_null() {
            let diagnostics = context.take_diagnostics();
            return Err(Error::Parse { what: "module", diagnostics });
        }
        Ok(Self { raw, context })
    }

    /// Gives up ownership of the module.
    pub(crate) fn into_raw(self) -> MlirModule {
        std::mem::ManuallyDrop::new(self).raw
    }

    /// The context.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// The module as an operation.
    pub fn operation(&self) -> OpRef<'_> {
        // SAFETY: the module is live.
        OpRef::new(unsafe { mlirModuleGetOperation(self.raw) })
    }

    /// The block of its top-level operations.
    pub fn body(&self) -> Block<'_> {
        // SAFETY: the module is live.
        Block::new(unsafe { mlirModuleGetBody(self.raw) })
    }

    /// The top-level operation that defines or declares `symbol`.
    pub fn find(&self, symbol: &str) -> Option<OpRef<'_>> {
        self.body().operations().find(|op| op.symbol().as_deref() == Some(symbol))
    }

    /// Verifies every operation.
    pub fn verify(&self) -> Result<()> {
        self.context.take_diagnostics();
        // SAFETY: the module is live.
        if self.context.roomy(|| unsafe { mlirOperationVerify(self.operation().raw) }) {
            return Ok(());
        }
        Err(Error::Verify { diagnostics: self.context.take_diagnostics() })
    }

    /// Runs a textual pipeline such as `canonicalize,convert-to-llvm`.
    pub fn run_passes(&mut self, pipeline: &str) -> Result<()> {
        pass::run(self.context, self.operation().raw, pipeline)
    }

    /// The module as MLIR bytecode.
    pub fn bytecode(&self) -> Vec<u8> {
        // SAFETY: the module is live, and the callback gets the vector it expects.
        let write = |sink| unsafe {
            mlirOperationWriteBytecode(self.operation().raw, Some(text::append), sink);
        };
        self.context.roomy(|| text::collect(write))
    }

    /// Translates to LLVM IR. Everything in the module must belong to the llvm or nvvm dialect.
    pub fn to_llvm(&self) -> Result<LlvmModule> {
        self.context.take_diagnostics();
        self.verify()?;
        match LlvmModule::translate(self.operation()) {
            Ok(Some(module)) => Ok(module),
            Ok(None) => Err(Error::Translate { diagnostics: self.context.take_diagnostics() }),
            Err(message) => {
                self.context.lose();
                Err(Error::Translate { diagnostics: vec![Diagnostic::error(message)] })
            }
        }
    }
}

impl Clone for Module<'_> {
    fn clone(&self) -> Self {
        // SAFETY: the module is live; the result owns the copy.
        let copy = self.context.roomy(|| unsafe { mlirOperationClone(self.operation().raw) });
        // SAFETY: the copy of a module operation is a module operation; the result owns it.
        let raw = unsafe { mlirModuleFromOperation(copy) };
        Self { raw, context: self.context }
    }
}

impl fmt::Display for Module<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.context.roomy(|| fmt::Display::fmt(&self.operation(), f))
    }
}

impl Drop for Module<'_> {
    fn drop(&mut self) {
        if self.context.is_lost() {
            return;
        }
        // SAFETY: the module is owned, and handles into it borrow it, so none are left.
        self.context.roomy(|| unsafe { mlirModuleDestroy(self.raw) });
    }
}
