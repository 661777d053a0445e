//! The size of a constraint when the constraints that it names are expanded. A few lines can refer to each other so
//! often that the result exceeds any memory.

use super::decl::NodeKind;

/// Largest depth and total number of constraints to which one may expand.
const DEEPEST: usize = 256;
const LARGEST: usize = 1 << 12;

/// The size of an expanded constraint.
#[derive(Clone, Copy)]
pub(super) struct Size {
    depth: usize,
    parts: usize,
}

impl Size {
    /// The size of a constraint that refers to those above it; `None` if it is too large.
    pub(super) fn of(what: &NodeKind, above: &[Size]) -> Option<Size> {
        let named: &[usize] = match what {
            NodeKind::AnyOf(parts) | NodeKind::AllOf(parts) | NodeKind::Parametric(_, parts) => {
                parts
            }
            NodeKind::Region { args: Some(parts), .. } => parts,
            _ => &[],
        };
        let parts = named.iter().filter_map(|at| above.get(*at));
        let size = parts.fold(Size { depth: 1, parts: 1 }, |sum, part| Size {
            depth: sum.depth.max(part.depth + 1),
            parts: sum.parts.saturating_add(part.parts),
        });
        (size.depth <= DEEPEST && size.parts <= LARGEST).then_some(size)
    }

    /// The message for a constraint that is too large.
    pub(super) fn refusal() -> String {
        format!("the constraint expands to more than {DEEPEST} levels or {LARGEST} constraints")
    }
}
