//! Reasons why a wrapper could not be built, compiled, loaded or exported.

use std::{io, path::PathBuf};

use crate::provider::LaunchError;

/// A result of this crate.
pub type Result<T> = std::result::Result<T, Error>;

/// An error that occurs before anything can be called.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// An invalid parameter or parameter list.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// Text that is not a signature.
    #[error("cannot read the signature `{text}`: expected {expected} at byte {at}")]
    Signature {
        /// The text.
        text: String,
        /// Byte at which reading stopped.
        at: usize,
        /// The expected text.
        expected: &'static str,
    },
    /// The module has no function that the provider could call.
    #[error("the module does not define the function `{symbol}`")]
    MissingCallee {
        /// Its symbol.
        symbol: String,
    },
    /// The type of the function to call does not match the parameters.
    #[error("the function `{symbol}` does not fit its parameters: expected {expected}, got {got}")]
    CalleeType {
        /// Its symbol.
        symbol: String,
        /// The type that matches the parameters.
        expected: String,
        /// Its actual type.
        got: String,
    },
    /// The module already defines a name that the wrapper needs.
    #[error("the module already defines `{symbol}`")]
    SymbolTaken {
        /// The name.
        symbol: String,
    },
    /// A launch on a GPU that cannot be compiled.
    #[error(transparent)]
    Launch(#[from] LaunchError),
    /// No device code, or device code without a function to launch.
    #[error(
        "the module contains no PTX: it has neither a function with `nvvm.kernel` nor a launch with PTX"
    )]
    NoKernel,
    /// MLIR or LLVM refused.
    #[error(transparent)]
    Mlir(#[from] fishplate_mlir::Error),
    /// A binary file that is malformed, or on which the compiler crashed in a child process.
    #[error("cannot use the kernel: {how}")]
    Damaged {
        /// The way in which it failed.
        how: String,
    },
    /// Code from another version of the compiler.
    #[error(
        "the function was compiled by version {made}, this is version {here}: compile it again"
    )]
    OtherCompiler {
        /// The version that made it.
        made: String,
        /// This version.
        here: &'static str,
    },
    /// Code for a machine with more features, or of another architecture.
    #[error(
        "the function was compiled for a machine with {}, which this one ({cpu}) lacks: compile it \
         again here, or with --target for what all machines have",
        .missing.join(", ")
    )]
    OtherMachine {
        /// The missing machine features.
        missing: Vec<String>,
        /// The processor of this machine.
        cpu: String,
    },
    /// An option that does not exist or has an invalid value.
    #[error("compile option `{option}`: {reason}")]
    Option {
        /// The option as written.
        option: String,
        /// The fault and the fix.
        reason: String,
    },
    /// A file that could not be read or written.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// NVIDIA's assembler is needed, and was not found.
    #[error(
        "ptxas, NVIDIA's assembler, was not found on PATH, in CUDA_HOME or CUDA_PATH, in /usr/local/cuda or in a \
         package: run `pip install nvidia-cuda-nvcc`, or set CUDA_HOME to the folder of a CUDA toolkit"
    )]
    NoPtxas,
    /// NVIDIA's assembler refused PTX or an option.
    #[error(
        "ptxas refused the PTX for {arch}{}{options}: {}",
        if .options.is_empty() { "" } else { " with " },
        .output.trim()
    )]
    Ptxas {
        /// The options that it was given.
        options: String,
        /// The architecture.
        arch: String,
        /// Its message.
        output: String,
    },
    /// An internal error: something that should not happen.
    #[error("internal error: {0}")]
    Internal(&'static str),
    /// The linker failed.
    #[error("cannot link {path}: {output}")]
    Linker {
        /// The library to link.
        path: PathBuf,
        /// The output of the linker.
        output: String,
    },
}

/// An error in a parameter.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpecError {
    /// Not the name of an element type.
    #[error("Unknown dtype: `{0}`")]
    UnknownDType(String),
    /// Not the name of a kind of device.
    #[error("Unknown device type: `{0}`")]
    UnknownDevice(String),
    /// An element type that a scalar cannot have.
    #[error("Unsupported Var dtype: {dtype} of `{name}`")]
    ScalarDType {
        /// The variable.
        name: String,
        /// Its type.
        dtype: String,
    },
    /// An element type without bits or lanes.
    #[error("Unsupported Tensor dtype: {dtype} of `{name}`")]
    TensorDType {
        /// The tensor.
        name: String,
        /// Its type.
        dtype: String,
    },
    /// A variable for extents or strides that is not an integer of 8 to 64 bits.
    #[error(
        "Unsupported Var dtype: {dtype} of `{name}`, an extent or stride is an integer of 8 to 64 bits"
    )]
    DimDType {
        /// The variable.
        name: String,
        /// Its type.
        dtype: String,
    },
    /// Zero or less.
    #[error("The divisibility of `{name}` must be positive, got {divisibility}")]
    Divisibility {
        /// The variable.
        name: String,
        /// The divisor.
        divisibility: i64,
    },
    /// A product whose number is less than one.
    #[error("The number in `{name}` must be positive, got {number}")]
    ProductNumber {
        /// The product.
        name: String,
        /// The number.
        number: i64,
    },
    /// A product that uses a variable which has no value yet at that place.
    #[error("`{factor}` must come before `{name}`, as an extent or an argument of its own")]
    UnknownFactor {
        /// The product.
        name: String,
        /// The variable.
        factor: String,
    },
    /// Zero.
    #[error("The data alignment of `{name}` must be positive, got 0")]
    Alignment {
        /// The tensor.
        name: String,
    },
    /// A static extent below zero.
    #[error("The extents of `{name}` must not be negative, got {extent}")]
    NegativeExtent {
        /// The tensor or shape.
        name: String,
        /// The extent.
        extent: i64,
    },
    /// More or fewer strides than extents.
    #[error("`{name}` has {extents} extents, but {strides} strides")]
    Rank {
        /// The tensor.
        name: String,
        /// Number of extents.
        extents: usize,
        /// Number of strides.
        strides: usize,
    },
    /// Two parameters with one name.
    #[error("Two parameters have the name `{0}`")]
    DuplicateName(String),
    /// A name that is empty or has a NUL byte, a quote or a line break.
    #[error("{0:?} cannot be the name of a parameter")]
    BadName(String),
    /// An environment stream, but no tensor that determines its device.
    #[error(
        "EnvStream cannot be detected in `{signature}` we need parameters to contain GPU Tensors: \
         give a tensor device_type=\"cuda\", or take the stream as an argument with spec.Stream"
    )]
    NoDeviceForStream {
        /// The signature.
        signature: String,
    },
    /// Packing pairs of four-bit floats: the tensor does not hold them.
    #[error("f4_tensor_spec must be a float4 tensor")]
    NotFloat4,
    /// Packing pairs: no dimension has stride 1.
    #[error("Cannot find dimension with stride=1")]
    NoUnitStride,
    /// Packing pairs: an odd static extent, stride or divisor.
    #[error("{}", odd(*.dimension, *.unit_stride))]
    Odd {
        /// The dimension; `None` for a variable's divisor.
        dimension: Option<usize>,
        /// Whether it is the dimension with stride 1.
        unit_stride: bool,
    },
}

impl From<fishplate_cache::Error> for Error {
    fn from(error: fishplate_cache::Error) -> Self {
        Error::File { path: error.path, source: error.source }
    }
}

fn odd(dimension: Option<usize>, unit_stride: bool) -> String {
    let stride = if unit_stride { "=" } else { " != " };
    match dimension {
        Some(dimension) => format!("Dimension {dimension} with stride{stride}1 must be even"),
        None => "Dimension with stride=1 must be divisible by 2".to_owned(),
    }
}
