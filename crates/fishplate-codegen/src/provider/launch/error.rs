//! Errors in a launch that are found before code is generated.

/// The reason why a launch cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LaunchError {
    /// Text that is not an expression.
    #[error("cannot read the expression `{text}`: expected {expected} at byte {at}")]
    Expression {
        /// The text.
        text: String,
        /// Byte at which reading stopped.
        at: usize,
        /// The expected text.
        expected: &'static str,
    },
    /// A grid or block with no entries or more than three.
    #[error("a grid or block has one to three entries, got {0}")]
    Entries(usize),
    /// A name that is not an integer variable of the spec.
    #[error(
        "`{name}` in {what} is not an integer variable of the spec, expected one of {}",
        list(.known)
    )]
    UnknownVar {
        /// The name.
        name: String,
        /// The value that is computed.
        what: &'static str,
        /// The available names.
        known: Vec<String>,
    },
    /// A name that two variables of the spec share.
    #[error("two variables have the name `{0}`; give them different names")]
    AmbiguousVar(String),
    /// Division by the constant 0.
    #[error("the expression `{text}` divides by 0")]
    DivisionByZero {
        /// The expression.
        text: String,
    },
    /// A name that is not a parameter.
    #[error("no parameter `{name}` to pass, expected one of {}", list(.known))]
    UnknownParam {
        /// The name.
        name: String,
        /// The available names.
        known: Vec<String>,
    },
    /// More than one stream.
    #[error("a launch has one stream, got the parameters `{0}` and `{1}`")]
    TwoStreams(String, String),
    /// A cluster without blocks.
    #[error("every side of a cluster must be positive, got {0:?}")]
    EmptyCluster([u32; 3]),
    /// A name with a NUL byte, or an empty one.
    #[error("{0:?} cannot be the name of a kernel")]
    BadName(String),
    /// Bytes that are neither PTX nor a cubin.
    #[error("expected PTX text, a cubin or a fatbin as the kernel's image")]
    NotAnImage,
    /// A cubin or fatbin whose headers refer to more bytes than there are.
    #[error("the kernel's image is damaged: its headers refer to bytes beyond its end")]
    CutShort,
    /// The PTX has no such kernel.
    #[error("the PTX has no kernel `{kernel}`, expected one of {}", list(.known))]
    MissingKernel {
        /// The name.
        kernel: String,
        /// The available kernels.
        known: Vec<String>,
    },
    /// The kernel takes a different number of parameters.
    #[error("the kernel `{kernel}` takes {expected} parameters, got {got}")]
    ParamCount {
        /// The kernel.
        kernel: String,
        /// The number of parameters that it takes.
        expected: usize,
        /// The number of arguments that it would get.
        got: usize,
    },
    /// The kernel takes a parameter of another size.
    #[error("parameter {index} of the kernel `{kernel}` has {expected} bytes, got {got} bytes")]
    ParamSize {
        /// The kernel.
        kernel: String,
        /// Index of the parameter.
        index: usize,
        /// Bytes that it takes.
        expected: usize,
        /// Bytes that it would get.
        got: usize,
    },
}

fn list(names: &[String]) -> String {
    if names.is_empty() {
        return "none".to_owned();
    }
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
