//! Errors, with the facts that explain them.

use std::fmt;

use crate::Diagnostic;

/// A result of this crate.
pub type Result<T> = std::result::Result<T, Error>;

/// The reason why a step failed.
#[derive(Debug)]
pub enum Error {
    /// Text or bytecode that is not a module, type or attribute.
    Parse {
        /// The kind of thing that should have been parsed.
        what: &'static str,
        /// The diagnostics of MLIR.
        diagnostics: Vec<Diagnostic>,
    },
    /// The module violates a rule of its dialects.
    Verify {
        /// The diagnostics of MLIR.
        diagnostics: Vec<Diagnostic>,
    },
    /// A pipeline that does not parse, or a pass that failed.
    Pass {
        /// The pipeline as given.
        pipeline: String,
        /// The diagnostics of MLIR.
        diagnostics: Vec<Diagnostic>,
    },
    /// The module contains something that LLVM IR cannot express.
    Translate {
        /// The diagnostics of MLIR.
        diagnostics: Vec<Diagnostic>,
    },
    /// LLVM IR that does not parse, violates a rule, or does not fit the module with which it is linked.
    Ir {
        /// The step that failed.
        step: &'static str,
        /// The message of LLVM.
        message: String,
    },
    /// LLVM refused a target or code generation.
    Llvm {
        /// The step that failed.
        step: &'static str,
        /// The message of LLVM.
        message: String,
    },
    /// An object could not be linked into the process, or a symbol is missing.
    Link {
        /// The symbol or object.
        name: String,
        /// The message of LLVM.
        message: String,
    },
    /// A name that contains a NUL byte.
    Nul {
        /// The name.
        name: String,
    },
    /// Handles of two contexts in one operation.
    MixedContexts {
        /// The operation.
        operation: String,
    },
    /// A name that MLIR's parser would not read as one word.
    Name {
        /// The name.
        name: String,
    },
    /// The context already has another dialect with that name.
    DialectTaken {
        /// The dialect.
        name: String,
    },
    /// The dialect already has a type, attribute or operation with that name.
    Defined {
        /// Its name without the dialect.
        name: String,
    },
    /// A trait that operations of dynamic dialects cannot have.
    UnknownTrait {
        /// The operation.
        operation: String,
        /// The trait.
        name: String,
    },
    /// Parameters that the definition rejects.
    Parameters {
        /// The type, attribute or operation.
        name: String,
        /// The error.
        message: String,
    },
    /// A callback panicked.
    Hook {
        /// The message of the panic.
        message: String,
    },
}

impl Error {
    /// The diagnostics of MLIR, if the error comes from MLIR.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        match self {
            Error::Parse { diagnostics, .. }
            | Error::Verify { diagnostics }
            | Error::Pass { diagnostics, .. }
            | Error::Translate { diagnostics } => diagnostics,
            _ => &[],
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Parse { what, .. } => write!(f, "cannot parse the {what}")?,
            Error::Verify { .. } => f.write_str("the module is not valid")?,
            Error::Pass { pipeline, .. } => write!(f, "the pass pipeline `{pipeline}` failed")?,
            Error::Translate { .. } => f.write_str("the module cannot be translated to LLVM IR")?,
            Error::Ir { step, message } | Error::Llvm { step, message } => {
                write!(f, "{step}: {message}")?;
            }
            Error::Link { name, message } => write!(f, "cannot link `{name}`: {message}")?,
            Error::Nul { name } => write!(f, "the name {name:?} has a NUL byte")?,
            Error::MixedContexts { operation } => {
                write!(f, "`{operation}` mixes handles of two contexts")?;
            }
            Error::Name { name } => {
                write!(f, "{name:?} is not a name: expected letters, digits, `_`, `$` and `.`")?;
            }
            Error::DialectTaken { name } => {
                write!(f, "the context has another dialect `{name}`")?;
            }
            Error::Defined { name } => write!(f, "`{name}` is defined already")?,
            Error::UnknownTrait { operation, name } => {
                write!(f, "`{operation}` cannot have the trait `{name}`: it is not known here")?;
            }
            Error::Parameters { name, message } => write!(f, "`{name}`: {message}")?,
            Error::Hook { message } => f.write_str(message)?,
        }
        for diagnostic in self.diagnostics() {
            write!(f, "\n{diagnostic}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}
