//! Errors of the algebra: the operation that failed, its operands, and the reason.

use std::fmt;

use crate::Int;

/// An operation that has no result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    /// The name of the operation, such as `composition`.
    pub operation: &'static str,
    /// The operands, printed.
    pub operands: Vec<String>,
    /// The reason.
    pub reason: Reason,
}

/// The reason why an operation has no result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// A number does not fit into 64 bits.
    Overflow,
    /// An expression of dynamic numbers has too many terms.
    Expression,
    /// An extent is smaller than 1.
    Extent(i64),
    /// Shape and stride are nested differently.
    Profile,
    /// A coordinate does not fit the shape.
    Coordinate,
    /// A coordinate lies outside an extent.
    Range {
        /// The coordinate.
        coordinate: i64,
        /// The extent.
        extent: i64,
    },
    /// Neither of the stride on the right and the extent on the left divides the other.
    Stride {
        /// The stride on the right.
        stride: Int,
        /// The extent on the left.
        extent: Int,
    },
    /// The extent on the right is not a multiple of the part that fits into a mode on the left.
    Shape {
        /// The extent on the right.
        extent: Int,
        /// The part that fits.
        part: Int,
    },
    /// Modes on the right add up to more than an extent on the left, so the sum is not linear.
    Carry {
        /// The extent on the left.
        extent: Int,
    },
    /// A stride is negative where the operation needs an order.
    Negative(Int),
    /// A mode begins inside the span of the modes with smaller strides.
    Overlap {
        /// The stride of the mode.
        stride: Int,
        /// The span of the modes before it.
        span: Int,
    },
    /// A stride is not a multiple of the one before it, or of the span of the modes before it, as it must be.
    Gap {
        /// The stride of the mode.
        stride: Int,
        /// The number that must divide it.
        span: Int,
    },
    /// A dynamic stride where the operation must sort strides.
    DynamicStride,
    /// A dynamic number where the operation needs a static one.
    Dynamic,
    /// A tiler or a profile has more modes than the layout.
    Rank {
        /// The number of modes of the layout.
        rank: usize,
        /// The number of modes that it would need.
        needed: usize,
    },
    /// There is no mode with this number.
    Mode {
        /// The number.
        mode: usize,
        /// The number of modes.
        rank: usize,
    },
    /// A number of a mode, or of an operand, that is negative or too large.
    Index(i64),
    /// A range of modes that ends before it begins.
    Modes {
        /// The number of its first mode.
        begin: usize,
        /// One more than the number of its last mode.
        end: usize,
    },
    /// Elements of less than one bit.
    Bits(i64),
    /// An element size that does not fit the layout.
    Recast {
        /// Number of old elements in a new one.
        factor: i64,
        /// The extent of the mode that does not fit.
        extent: Int,
        /// Its stride.
        stride: Int,
    },
    /// Smaller elements need exactly one mode with stride 1.
    Contiguous,
    /// A swizzle with impossible bits.
    Swizzle {
        /// The number of bits.
        bits: i64,
        /// The lowest bit.
        base: i64,
        /// The distance of the two groups of bits.
        shift: i64,
    },
    /// The operation needs a layout without a swizzle.
    Composed,
    /// A text that is not a layout.
    Text {
        /// The position of the error, in bytes from the start of the text.
        at: usize,
        /// The part that was expected there.
        expected: &'static str,
    },
    /// An unknown name of an operation.
    Name,
    /// Too few or too many operands.
    Operands(usize),
    /// Too many elements for a picture.
    Picture {
        /// The number of elements.
        cells: i64,
        /// The largest number that is drawn.
        limit: i64,
    },
}

impl Reason {
    /// Adds the operation and its operands.
    pub(crate) fn of(self, operation: &'static str, operands: &[&dyn fmt::Display]) -> Error {
        let operands = operands.iter().map(ToString::to_string).collect();
        Error { operation, operands, reason: self }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.operation)?;
        for (index, operand) in self.operands.iter().enumerate() {
            write!(f, "{} {operand}", if index == 0 { " of" } else { " and" })?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl std::error::Error for Error {}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Overflow => write!(f, "a number does not fit into 64 bits"),
            Self::Expression => write!(f, "an expression of dynamic numbers is too long"),
            Self::Extent(extent) => write!(f, "an extent must be at least 1, got {extent}"),
            Self::Profile => write!(f, "shape and stride must be nested in the same way"),
            Self::Coordinate => {
                write!(f, "the coordinate must be nested like the shape, or less deeply")
            }
            Self::Range { coordinate, extent } => {
                write!(f, "coordinate {coordinate} is outside an extent of {extent}")
            }
            Self::Stride { stride, extent } => write!(
                f,
                "the result is not a layout: of stride {stride} on the right and extent {extent} on the left, \
                 one must divide the other"
            ),
            Self::Shape { extent, part } => write!(
                f,
                "the result is not a layout: extent {extent} on the right must be a multiple of {part}, \
                 the number of steps inside one mode on the left"
            ),
            Self::Carry { extent } => write!(
                f,
                "the result is not a layout: modes on the right add up to more than extent {extent} on the left"
            ),
            Self::Negative(stride) => {
                write!(f, "a stride must not be negative here, got {stride}")
            }
            Self::Overlap { stride, span } => write!(
                f,
                "a mode with stride {stride} overlaps the modes with smaller strides, which span {span}"
            ),
            Self::Gap { stride, span } => write!(
                f,
                "stride {stride} does not fit: it must be a multiple of {span}, \
                 where the modes with smaller strides end"
            ),
            Self::DynamicStride => {
                write!(f, "strides must be static here, because they are sorted")
            }
            Self::Dynamic => write!(f, "a static number is needed here"),
            Self::Rank { rank, needed } => {
                write!(f, "the layout has {rank} modes, but {needed} are needed")
            }
            Self::Mode { mode, rank } => {
                write!(f, "there is no mode {mode} in a layout with {rank} modes")
            }
            Self::Index(index) => write!(f, "modes are counted from 0, got {index}"),
            Self::Modes { begin, end } => {
                write!(f, "the modes from {begin} up to {end} end before they begin")
            }
            Self::Bits(bits) => write!(f, "an element has at least 1 bit, got {bits}"),
            Self::Recast { factor, extent, stride } => {
                write!(f, "{factor} elements cannot be joined along the mode {extent}:{stride}")
            }
            Self::Contiguous => write!(f, "exactly one mode must have stride 1"),
            Self::Swizzle { bits, base, shift } => write!(
                f,
                "S<{bits},{base},{shift}> is not a swizzle: bits and base must not be negative, the shift must be at \
                 least as large as bits, and all together at most 62"
            ),
            Self::Composed => write!(f, "a layout without a swizzle is needed here"),
            Self::Text { at, expected } => write!(f, "expected {expected} at position {at}"),
            Self::Name => write!(f, "there is no such operation"),
            Self::Operands(count) => write!(f, "{count} operands do not fit the operation"),
            Self::Picture { cells, limit } => {
                write!(f, "a picture holds at most {limit} elements, got {cells}")
            }
        }
    }
}
