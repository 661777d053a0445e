//! Errors in a launch that are found before code is generated.

use std::fmt;

/// Why a launch cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LaunchError {
    /// Text that is not an expression.
    Expression {
        /// The text.
        text: String,
        /// Byte at which reading stopped.
        at: usize,
        /// The expected text.
        expected: &'static str,
    },
    /// A grid or block of no or more than three entries.
    Entries(usize),
    /// A name that no integer variable of the spec has.
    UnknownVar {
        /// The name.
        name: String,
        /// The value that is computed.
        what: &'static str,
        /// The names that there are.
        known: Vec<String>,
    },
    /// A name that two variables of the spec have.
    AmbiguousVar(String),
    /// Division by the constant 0.
    DivisionByZero {
        /// The expression.
        text: String,
    },
    /// A name that no parameter has.
    UnknownParam {
        /// The name.
        name: String,
        /// The names that there are.
        known: Vec<String>,
    },
    /// More streams than a launch has.
    TwoStreams(String, String),
    /// A cluster without blocks.
    EmptyCluster([u32; 3]),
    /// A name with a NUL byte, or an empty one.
    BadName(String),
    /// Bytes that are neither PTX nor a cubin.
    NotAnImage,
    /// A cubin or fatbin whose headers speak of more bytes than there are.
    CutShort,
    /// The PTX has no such kernel.
    MissingKernel {
        /// The name.
        kernel: String,
        /// The kernels that there are.
        known: Vec<String>,
    },
    /// The kernel takes more or fewer parameters.
    ParamCount {
        /// The kernel.
        kernel: String,
        /// How many it takes.
        expected: usize,
        /// How many it would get.
        got: usize,
    },
    /// The kernel takes a larger or smaller parameter.
    ParamSize {
        /// The kernel.
        kernel: String,
        /// Number of the parameter, from 0.
        index: usize,
        /// Bytes that it takes.
        expected: usize,
        /// Bytes that it would get.
        got: usize,
    },
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LaunchError::Expression { text, at, expected } => {
                write!(f, "cannot read the expression `{text}`: expected {expected} at byte {at}")
            }
            LaunchError::Entries(got) => {
                write!(f, "a grid or block has one to three entries, got {got}")
            }
            LaunchError::UnknownVar { name, what, known } => write!(
                f,
                "`{name}` in {what} is not an integer variable of the spec, expected one of {}",
                list(known)
            ),
            LaunchError::AmbiguousVar(name) => {
                write!(f, "two variables have the name `{name}`; give them different names")
            }
            LaunchError::DivisionByZero { text } => {
                write!(f, "the expression `{text}` divides by 0")
            }
            LaunchError::UnknownParam { name, known } => {
                write!(f, "no parameter `{name}` to pass, expected one of {}", list(known))
            }
            LaunchError::TwoStreams(a, b) => {
                write!(f, "a launch has one stream, got the parameters `{a}` and `{b}`")
            }
            LaunchError::EmptyCluster(got) => {
                write!(f, "every side of a cluster must be positive, got {got:?}")
            }
            LaunchError::BadName(name) => write!(f, "{name:?} cannot be the name of a kernel"),
            LaunchError::CutShort => f.write_str(
                "the kernel's image is damaged: its headers refer to bytes beyond its end",
            ),
            LaunchError::NotAnImage => {
                f.write_str("expected PTX text, a cubin or a fatbin as the kernel's image")
            }
            LaunchError::MissingKernel { kernel, known } => {
                write!(f, "the PTX has no kernel `{kernel}`, expected one of {}", list(known))
            }
            LaunchError::ParamCount { kernel, expected, got } => {
                write!(f, "the kernel `{kernel}` takes {expected} parameters, got {got}")
            }
            LaunchError::ParamSize { kernel, index, expected, got } => write!(
                f,
                "parameter {index} of the kernel `{kernel}` has {expected} bytes, got {got} bytes"
            ),
        }
    }
}

impl std::error::Error for LaunchError {}

fn list(names: &[String]) -> String {
    if names.is_empty() {
        return "none".to_owned();
    }
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
