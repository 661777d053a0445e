//! The algebra of layouts.
//!
//! A layout is a shape with strides, both nested in the same way: `((2,4),8):((1,16),2)`. It maps coordinates to
//! offsets. A coordinate may be one number, one number per mode, or nested like the shape; the first mode varies
//! fastest. The operations treat layouts as functions and return layouts. If the result is not a layout, they fail with
//! both operands in the error.
//!
//! Numbers are static or dynamic (`Int`). A kernel's compiler works with both, and only dynamic numbers are computed
//! when the kernel runs. The `tests` compare each operation with its definition by brute force.
//!
//! ```
//! use fishplate_layout::{Layout, Nesting, Tiler};
//!
//! let matrix: Layout = "(8,16):(16,1)".parse()?;
//! let tiler: Tiler = "(4,8)".parse()?;
//! let tiles = matrix.divide(&tiler, Nesting::Zipped)?;
//! assert_eq!(tiles.to_string(), "((4,8),(2,2)):((16,1),(64,8))");
//! # Ok::<(), fishplate_layout::Error>(())
//! ```
#![forbid(unsafe_code)]

mod coalesce;
mod complement;
mod compose;
mod divide;
mod draw;
mod error;
mod int;
mod inverse;
mod layout;
pub mod operations;
mod product;
mod recast;
mod slice;
mod swizzle;
mod text;
mod tiler;
mod tree;

pub use divide::Nesting;
pub use draw::{Picture, draw, table};
pub use error::{Error, Reason};
pub use int::{Expression, Int, Operator, Term};
pub use layout::{Coordinate, IntTuple, Layout, Mode};
pub use swizzle::{Composed, Outer, Swizzle};
pub use text::AnyLayout;
pub use tiler::Tiler;
pub use tree::Tree;
