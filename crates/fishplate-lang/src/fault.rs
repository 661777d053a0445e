//! Errors of operations. This is the only place that formats them and chooses the error kind.

use fishplate::abi::error_kind;
use std::fmt;

use crate::scalar::Scalar;

/// The result of building an operation.
pub(crate) type Result<T> = std::result::Result<T, Fault>;

/// An error of an operation.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Fault {
    /// The operator does not take operands of these types.
    Operands { operator: &'static str, left: &'static str, right: &'static str },
    /// The operator or function does not take an operand of this type.
    Operand { operator: String, got: &'static str },
    /// A float stored to an integer element.
    Store { got: &'static str, scalar: Scalar },
    /// A Python integer that does not fit the other operand's type.
    Unfit { value: i128, scalar: Scalar },
    /// An integer to a negative power, whose result is not an integer.
    NegativePower { exponent: i64 },
    /// The value belongs to a branch or loop that has ended.
    OutOfReach { scalar: Scalar },
    /// The value belongs to another function.
    Foreign,
    /// More operations than can be compiled in reasonable time.
    TooLong { most: usize },
    /// A Python integer beyond 64 bits.
    Huge,
    /// A value that is not a number.
    NoNumber { got: String },
    /// A function got the wrong number of arguments.
    Count { name: String, expected: usize, got: usize },
    /// A format specification that is invalid for numbers of this type.
    Format { spec: String, scalar: Scalar },
    /// No function with this name.
    NoFunction { name: String },
    /// No type with this name.
    NoType { name: String },
    /// An operation that only the threads of a grid support.
    NoGrid,
    /// A launch in a kernel.
    Nested,
    /// A loop over CPU threads in a GPU kernel.
    Parallel,
    /// A host function that accesses GPU memory.
    DeviceMemory,
    /// A GPU kernel that accesses host memory.
    HostMemory,
    /// An element type that an atomic operation does not support.
    Atomic { name: String, takes: &'static str, scalar: Scalar },
    /// A number of elements that no access supports.
    Vector { count: u32, scalar: Scalar },
    /// An operation that does not work on the elements of a vector.
    NoVectors { name: &'static str },
    /// Types whose runs of elements have no dot products.
    Dot { left: Scalar, right: Scalar },
    /// A dot product with other sums, or with another number of them.
    DotSums { total: Scalar, run: u32 },
    /// A type that warp products do not support.
    Factor { scalar: Scalar },
    /// Shared arrays larger than a block's limit.
    Shared { bytes: i64, most: i64 },
    /// Local arrays larger than a thread's limit.
    Local { bytes: i64, most: i64 },
    /// A tensor map created in a kernel.
    MapInKernel,
    /// A tensor with more dimensions than a map can have.
    MapRank { rank: usize, most: usize },
    /// An element type that maps do not support.
    MapType { scalar: Scalar },
    /// A tensor map after too many other values.
    MapPlace,
    /// A load or store through a tensor map.
    MapAccess,
    /// PTX in a function that does not run on a GPU.
    PtxOnHost,
    /// A percent sign in PTX that is not followed by an operand number.
    PtxPercent,
    /// An operand number in PTX that does not exist.
    PtxOperand { number: usize, count: usize },
    /// An operand that the PTX does not name.
    PtxUnnamed { number: usize },
    /// An operand whose type has no PTX register.
    PtxRegister { scalar: Scalar },
    /// An invalid handle of the builder.
    Handle { what: &'static str },
}

impl Fault {
    /// The kind of error, as Python names it.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Fault::Operands { .. } | Fault::Operand { .. } | Fault::NoNumber { .. } => {
                error_kind::TYPE_ERROR
            }
            Fault::Atomic { .. } | Fault::Dot { .. } => error_kind::TYPE_ERROR,
            Fault::NoType { .. } | Fault::Count { .. } | Fault::Store { .. } => {
                error_kind::TYPE_ERROR
            }
            Fault::Unfit { .. } | Fault::Huge => error_kind::OVERFLOW_ERROR,
            Fault::OutOfReach { .. } | Fault::Foreign | Fault::Format { .. } => {
                error_kind::VALUE_ERROR
            }
            Fault::NoFunction { .. } => error_kind::ATTRIBUTE_ERROR,
            Fault::NoGrid | Fault::Nested | Fault::Parallel => error_kind::TYPE_ERROR,
            Fault::DeviceMemory | Fault::HostMemory => error_kind::VALUE_ERROR,
            Fault::NegativePower { .. } | Fault::TooLong { .. } => error_kind::VALUE_ERROR,
            Fault::DotSums { .. } => error_kind::VALUE_ERROR,
            Fault::Vector { .. } | Fault::Shared { .. } | Fault::Local { .. } => {
                error_kind::VALUE_ERROR
            }
            Fault::PtxOnHost | Fault::PtxRegister { .. } | Fault::Factor { .. } => {
                error_kind::TYPE_ERROR
            }
            Fault::MapInKernel | Fault::MapType { .. } | Fault::MapAccess => error_kind::TYPE_ERROR,
            Fault::MapRank { .. } | Fault::MapPlace => error_kind::VALUE_ERROR,
            Fault::PtxPercent | Fault::PtxOperand { .. } | Fault::PtxUnnamed { .. } => {
                error_kind::VALUE_ERROR
            }
            Fault::NoVectors { .. } => error_kind::NOT_IMPLEMENTED_ERROR,
            Fault::Handle { .. } => error_kind::INTERNAL_ERROR,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Operands { operator, left, right } => {
                write!(f, "`{operator}` does not take {left} and {right}")
            }
            Fault::Operand { operator, got } => write!(f, "`{operator}` does not take {got}"),
            Fault::Store { got, scalar } => {
                let to = scalar.name();
                write!(f, "cannot store {got} as an element of type {to}; fp.{to}(...) converts it")
            }
            Fault::Unfit { value, scalar } => {
                let (low, high) = scalar.range();
                write!(f, "{value} does not fit {}, which holds {low} to {high}", scalar.name())
            }
            Fault::OutOfReach { scalar } => write!(
                f,
                "this {} was computed in a branch or loop that has ended; \
                 assign to a variable that was set before it",
                scalar.name()
            ),
            Fault::NegativePower { exponent } => write!(
                f,
                "an integer to the power of {exponent} is not an integer; convert it first with float(...)"
            ),
            Fault::Foreign => f.write_str("this value belongs to another function"),
            Fault::TooLong { most } => write!(
                f,
                "this would be more than {most} operations; a `for` statement over `range` is a loop at run time, \
                 while a comprehension is unrolled"
            ),
            Fault::Huge => f.write_str("an int of more than 64 bits cannot be used in a kernel"),
            Fault::NoNumber { got } => write!(f, "expected a number, got {got}"),
            Fault::Count { name, expected, got } => {
                write!(f, "`{name}` takes {expected} arguments, got {got}")
            }
            Fault::Format { spec, scalar } => write!(
                f,
                "the format `{spec}` is not supported for {} known only at run time; \
                 `[<>][+- ][0][width][.precision]` and d, e, f, g or %, for unsigned numbers also x \
                 and o, are",
                scalar.name()
            ),
            Fault::NoFunction { name } => write!(f, "unknown math function `{name}`"),
            Fault::NoType { name } => write!(f, "unknown scalar type `{name}`"),
            Fault::NoGrid => f.write_str(
                "this can only be used in a function decorated with @fp.kernel, by the threads of a launch",
            ),
            Fault::Parallel => f.write_str(
                "parallel_range runs on CPU threads and cannot be used in a kernel on a GPU; use the threads of the grid",
            ),
            Fault::Nested => f.write_str("a kernel cannot launch another; launch it from @fp.jit"),
            Fault::DeviceMemory => f.write_str(
                "this tensor is in GPU memory, which the host cannot access; \
                 use it in a function decorated with @fp.kernel",
            ),
            Fault::HostMemory => f.write_str(
                "this tensor is in host memory, which a kernel on a GPU cannot access; \
                 copy it to the GPU",
            ),
            Fault::Atomic { name, takes, scalar } => {
                write!(f, "`atomic_{name}` takes elements that are {takes}, got {}", scalar.name())
            }
            Fault::NoVectors { name } => write!(f, "{name} does not take vectors"),
            Fault::Vector { count, scalar } => write!(
                f,
                "one access has 1, 2, 4, 8 or 16 numbers and at most 16 bytes, got {count} of {}",
                scalar.name()
            ),
            Fault::Dot { left, right } => write!(
                f,
                "dot takes two vectors of BFloat16, or of Int8 and Uint8, got {} and {}",
                left.name(),
                right.name()
            ),
            Fault::DotSums { total, run } => write!(
                f,
                "dot takes a vector of {} for the sums, with an element for each {run} of both factors",
                total.name()
            ),
            Fault::Factor { scalar } => write!(
                f,
                "a product of a warp takes BFloat16, Float16, Float8E4M3FN or Float8E5M2, got {}",
                scalar.name()
            ),
            Fault::Shared { bytes, most } => write!(
                f,
                "the shared arrays of a kernel have at most {most} bytes together, got {bytes}; \
                 dynamic_shared has what `smem=` asks for"
            ),
            Fault::Local { bytes, most } => write!(
                f,
                "the local arrays of a function have at most {most} bytes together, got {bytes}"
            ),
            Fault::MapInKernel => {
                f.write_str("a tensor map is made by the host: call tensor_map before the launch")
            }
            Fault::MapRank { rank, most } => {
                write!(f, "a tensor map has 1 to {most} dimensions and a box with as many, got {rank}")
            }
            Fault::MapType { scalar } => {
                write!(f, "a tensor map cannot have elements of type {}", scalar.name())
            }
            Fault::MapPlace => f.write_str(
                "a kernel that uses tensor maps uses more than 32 values: use the maps before the others",
            ),
            Fault::MapAccess => f.write_str("a tensor map has no elements of its own"),
            Fault::PtxOnHost => f.write_str("inline PTX runs on a GPU only: compile for one"),
            Fault::PtxPercent => f.write_str(
                "inline PTX: `%` must be followed by the number of an operand; write `%%` for a percent sign, as in `%%tid.x`",
            ),
            Fault::PtxOperand { number, count } => {
                write!(f, "inline PTX names the operand %{number}, but there are only {count}")
            }
            Fault::PtxUnnamed { number } => {
                write!(f, "inline PTX does not name the operand %{number}")
            }
            Fault::PtxRegister { scalar } => write!(
                f,
                "PTX has no register for {}: expected 16, 32 or 64 bits, so convert the operand first",
                scalar.name()
            ),
            Fault::Handle { what } => write!(f, "no such {what}"),
        }
    }
}

impl From<Fault> for fishplate::Error {
    fn from(fault: Fault) -> Self {
        fishplate::Error::new(fault.kind(), fault.to_string())
    }
}
