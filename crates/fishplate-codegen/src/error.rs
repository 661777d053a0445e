//! Reasons why a wrapper could not be built, compiled, loaded or exported.

use std::{fmt, io, path::PathBuf};

use crate::provider::LaunchError;

/// A result of this crate.
pub type Result<T> = std::result::Result<T, Error>;

/// What went wrong before anything could be called.
#[derive(Debug)]
pub enum Error {
    /// A parameter, or a list of them, that means nothing.
    Spec(SpecError),
    /// Text that is not a signature.
    Signature {
        /// The text.
        text: String,
        /// Byte at which reading stopped.
        at: usize,
        /// The expected text.
        expected: &'static str,
    },
    /// The module has no function that the provider could call.
    MissingCallee {
        /// Its symbol.
        symbol: String,
    },
    /// The function to call has another type than the parameters make.
    CalleeType {
        /// Its symbol.
        symbol: String,
        /// The type that the parameters make.
        expected: String,
        /// The type that it has.
        got: String,
    },
    /// The module already defines a name that the wrapper needs.
    SymbolTaken {
        /// The name.
        symbol: String,
    },
    /// A launch on a GPU that cannot be compiled.
    Launch(LaunchError),
    /// No device code, or device code without a function that could be launched.
    NoKernel,
    /// MLIR or LLVM refused.
    Mlir(fishplate_mlir::Error),
    /// A binary file that is malformed, or on which the compiler crashed in a child process.
    Damaged {
        /// What happened.
        how: String,
    },
    /// Code of another version of the compiler.
    OtherCompiler {
        /// The version that made it.
        made: String,
        /// This one.
        here: &'static str,
    },
    /// Code for a machine that can do more, or is of another kind.
    OtherMachine {
        /// The missing machine features.
        missing: Vec<String>,
        /// The processor of this machine.
        cpu: String,
    },
    /// An option that does not exist or has a value that it cannot have.
    Option {
        /// The option as written.
        option: String,
        /// The fault and the fix.
        reason: String,
    },
    /// A file that could not be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// NVIDIA's assembler is needed, and was not found.
    NoPtxas,
    /// NVIDIA's assembler refused PTX or an option.
    Ptxas {
        /// The options that it was given.
        options: String,
        /// The architecture.
        arch: String,
        /// Its message.
        output: String,
    },
    /// Something that cannot happen did.
    Internal(&'static str),
    /// The linker failed.
    Linker {
        /// The library to link.
        path: PathBuf,
        /// What the linker said.
        output: String,
    },
}

/// An error in a parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// Not the name of an element type.
    UnknownDType(String),
    /// Not the name of a kind of device.
    UnknownDevice(String),
    /// An element type that a scalar cannot have.
    ScalarDType {
        /// The variable.
        name: String,
        /// Its type.
        dtype: String,
    },
    /// An element type without bits or lanes.
    TensorDType {
        /// The tensor.
        name: String,
        /// Its type.
        dtype: String,
    },
    /// A variable for extents or strides that is not an integer of 8 to 64 bits.
    DimDType {
        /// The variable.
        name: String,
        /// Its type.
        dtype: String,
    },
    /// Zero or less.
    Divisibility {
        /// The variable.
        name: String,
        /// The divisor.
        divisibility: i64,
    },
    /// A product with a number below one.
    ProductNumber {
        /// The product.
        name: String,
        /// The number.
        number: i64,
    },
    /// A product with a variable that has no value yet where the product stands.
    UnknownFactor {
        /// The product.
        name: String,
        /// The variable.
        factor: String,
    },
    /// Zero.
    Alignment {
        /// The tensor.
        name: String,
    },
    /// A static extent below zero.
    NegativeExtent {
        /// The tensor or shape.
        name: String,
        /// The extent.
        extent: i64,
    },
    /// More or fewer strides than extents.
    Rank {
        /// The tensor.
        name: String,
        /// Number of extents.
        extents: usize,
        /// Number of strides.
        strides: usize,
    },
    /// Two parameters with one name.
    DuplicateName(String),
    /// A name that is empty or has a NUL byte, a quote or a line break.
    BadName(String),
    /// A stream of the environment, and no tensor that says of which device.
    NoDeviceForStream {
        /// The signature.
        signature: String,
    },
    /// Packing pairs of four-bit floats: not such a tensor.
    NotFloat4,
    /// Packing pairs: no dimension has stride 1.
    NoUnitStride,
    /// Packing pairs: a static extent, stride or divisor that is odd.
    Odd {
        /// The dimension; none for a variable's divisor.
        dimension: Option<usize>,
        /// Whether it is the dimension of stride 1.
        unit_stride: bool,
    },
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::UnknownDType(text) => write!(f, "Unknown dtype: `{text}`"),
            SpecError::UnknownDevice(text) => write!(f, "Unknown device type: `{text}`"),
            SpecError::ScalarDType { name, dtype } => {
                write!(f, "Unsupported Var dtype: {dtype} of `{name}`")
            }
            SpecError::TensorDType { name, dtype } => {
                write!(f, "Unsupported Tensor dtype: {dtype} of `{name}`")
            }
            SpecError::DimDType { name, dtype } => write!(
                f,
                "Unsupported Var dtype: {dtype} of `{name}`, an extent or stride is an integer of 8 to 64 bits"
            ),
            SpecError::Divisibility { name, divisibility } => {
                write!(f, "The divisibility of `{name}` must be positive, got {divisibility}")
            }
            SpecError::ProductNumber { name, number } => {
                write!(f, "The number in `{name}` must be positive, got {number}")
            }
            SpecError::UnknownFactor { name, factor } => write!(
                f,
                "`{factor}` must come before `{name}`, as an extent or an argument of its own"
            ),
            SpecError::Alignment { name } => {
                write!(f, "The data alignment of `{name}` must be positive, got 0")
            }
            SpecError::NegativeExtent { name, extent } => {
                write!(f, "The extents of `{name}` must not be negative, got {extent}")
            }
            SpecError::Rank { name, extents, strides } => {
                write!(f, "`{name}` has {extents} extents, but {strides} strides")
            }
            SpecError::DuplicateName(name) => write!(f, "Two parameters have the name `{name}`"),
            SpecError::BadName(name) => write!(f, "{name:?} cannot be the name of a parameter"),
            SpecError::NoDeviceForStream { signature } => write!(
                f,
                "EnvStream cannot be detected in `{signature}` we need parameters to contain GPU Tensors: \
                 give a tensor device_type=\"cuda\", or take the stream as an argument with spec.Stream"
            ),
            SpecError::NotFloat4 => f.write_str("f4_tensor_spec must be a float4 tensor"),
            SpecError::NoUnitStride => f.write_str("Cannot find dimension with stride=1"),
            SpecError::Odd { dimension: None, .. } => {
                f.write_str("Dimension with stride=1 must be divisible by 2")
            }
            SpecError::Odd { dimension: Some(dimension), unit_stride: true } => {
                write!(f, "Dimension {dimension} with stride=1 must be even")
            }
            SpecError::Odd { dimension: Some(dimension), unit_stride: false } => {
                write!(f, "Dimension {dimension} with stride != 1 must be even")
            }
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Spec(error) => error.fmt(f),
            Error::Signature { text, at, expected } => {
                write!(f, "cannot read the signature `{text}`: expected {expected} at byte {at}")
            }
            Error::MissingCallee { symbol } => {
                write!(f, "the module does not define the function `{symbol}`")
            }
            Error::CalleeType { symbol, expected, got } => write!(
                f,
                "the function `{symbol}` does not fit its parameters: expected {expected}, got {got}"
            ),
            Error::SymbolTaken { symbol } => {
                write!(f, "the module already defines `{symbol}`")
            }
            Error::Launch(error) => error.fmt(f),
            Error::NoKernel => f.write_str(
                "the module contains no PTX: it has neither a function with `nvvm.kernel` nor a launch with PTX",
            ),
            Error::Mlir(error) => error.fmt(f),
            Error::Damaged { how } => write!(f, "cannot use the kernel: {how}"),
            Error::OtherCompiler { made, here } => write!(
                f,
                "the function was compiled by version {made}, this is version {here}: compile it again"
            ),
            Error::OtherMachine { missing, cpu } => write!(
                f,
                "the function was compiled for a machine with {}, which this one ({cpu}) lacks: compile it \
                 again here, or with --target for what all machines have",
                missing.join(", ")
            ),
            Error::Option { option, reason } => write!(f, "compile option `{option}`: {reason}"),
            Error::File { path, source } => write!(f, "{}: {source}", path.display()),
            Error::Internal(what) => write!(f, "internal error: {what}"),
            Error::NoPtxas => f.write_str(
                "ptxas, NVIDIA's assembler, was not found on PATH, in CUDA_HOME or CUDA_PATH, in /usr/local/cuda or in a \
                 package: run `pip install nvidia-cuda-nvcc`, or set CUDA_HOME to the folder of a CUDA toolkit",
            ),
            Error::Ptxas { options, arch, output } => {
                let with = if options.is_empty() { "" } else { " with " };
                write!(f, "ptxas refused the PTX for {arch}{with}{options}: {}", output.trim())
            }
            Error::Linker { path, output } => {
                write!(f, "cannot link {}: {output}", path.display())
            },
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Launch(error) => Some(error),
            Error::Mlir(error) => Some(error),
            Error::File { source, .. } => Some(source),
            _ => None,
        }
    }
}

impl From<fishplate_mlir::Error> for Error {
    fn from(error: fishplate_mlir::Error) -> Self {
        Error::Mlir(error)
    }
}

impl From<SpecError> for Error {
    fn from(error: SpecError) -> Self {
        Error::Spec(error)
    }
}

impl From<fishplate_cache::Error> for Error {
    fn from(error: fishplate_cache::Error) -> Self {
        Error::File { path: error.path, source: error.source }
    }
}
