//! Rewrite patterns: functions of any language that get an operation and a [`PatternRewriter`]. A set of them is applied to
//! what is inside of an operation, greedily with folding until nothing changes, or once on each operation.
//!
//! Handles stay valid unless their operation is erased. A pattern may edit the IR by its rewriter or by methods of operations:
//! both tell the driver. Whatever a pattern has changed is verified before a folder looks at it.

mod apply;
mod casts;
mod conversion;
mod converter;
mod pdl;
mod pdl_check;
mod record;
mod rewriter;
mod set;
mod signature;
mod target;

pub use apply::{apply_greedily, walk_and_apply};
pub(crate) use apply::{canonicalize, canonicalized_badly};
pub use conversion::apply_conversion;
pub use converter::TypeConverter;
pub use pdl::PDLModule;
pub use record::{AppliedPattern, DebugCounters, RewriteRecord, close_record, open_record};
pub use rewriter::PatternRewriter;
pub use set::{FrozenRewritePatternSet, RewritePatternSet};
pub use target::ConversionTarget;
