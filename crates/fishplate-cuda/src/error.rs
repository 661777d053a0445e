//! Errors, with messages that say what to do.

use crate::sys::Code;

/// A failure of the driver, or of finding it.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// This machine has no driver.
    #[error(
        "no CUDA driver was found ({tried}): install NVIDIA's driver, or name its file in FISHPLATE_CUDA_LIBRARY"
    )]
    NoDriver {
        /// The files that were tried, each with the reason why it failed.
        tried: String,
    },
    /// The driver lacks a function.
    #[error("{library} has no function {symbol}: it is older than CUDA 12, or no CUDA driver")]
    MissingFunction {
        /// The function.
        symbol: &'static str,
        /// The file.
        library: String,
    },
    /// A function of the driver failed.
    #[error("{function} failed: {name} ({}){}{text}{}", .code.0, separator(.text), log_text(.log))]
    Cuda {
        /// The function.
        function: &'static str,
        /// Its return code.
        code: Code,
        /// The name of the code, such as `CUDA_ERROR_OUT_OF_MEMORY`.
        name: String,
        /// The driver's message.
        text: String,
        /// The log of the compiler inside the driver, for images that it rejects.
        log: Option<String>,
    },
    /// The device does not exist.
    #[error("no CUDA device {asked}: the driver has {count}")]
    NoDevice {
        /// The requested ordinal.
        asked: i32,
        /// The number of devices.
        count: i32,
    },
    /// A name that contains a NUL.
    #[error("the name of a kernel cannot have a NUL byte inside: {name:?}")]
    BadName {
        /// The name.
        name: String,
    },
    /// Two ranges that must have the same size do not.
    #[error("expected {expected} bytes, got {got}")]
    WrongSize {
        /// Bytes on the device.
        expected: usize,
        /// Bytes on the host.
        got: usize,
    },
}

/// Operations that can fail.
pub type Result<T> = std::result::Result<T, Error>;

fn separator(text: &str) -> &'static str {
    if text.is_empty() { "" } else { ": " }
}

fn log_text(log: &Option<String>) -> String {
    log.as_ref().map_or_else(String::new, |log| format!("\n{log}"))
}

impl Error {
    /// The driver's return code, if the driver failed.
    pub fn code(&self) -> Option<Code> {
        match self {
            Error::Cuda { code, .. } => Some(*code),
            _ => None,
        }
    }
}
