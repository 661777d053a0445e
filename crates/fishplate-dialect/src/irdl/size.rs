//! How large a constraint gets when those that it names are written out: a few lines can name each other so often
//! that no memory holds the result.

use super::decl::What;

/// Depth and total number of constraints that one may expand to.
const DEEPEST: usize = 256;
const LARGEST: usize = 1 << 12;

/// A constraint written out.
#[derive(Clone, Copy)]
pub(super) struct Size {
    depth: usize,
    parts: usize,
}

impl Size {
    /// The size of a constraint over those above it; nothing when it is too large.
    pub(super) fn of(what: &What, above: &[Size]) -> Option<Size> {
        let named: &[usize] = match what {
            What::AnyOf(parts) | What::AllOf(parts) | What::Parametric(_, parts) => parts,
            What::Region { args: Some(parts), .. } => parts,
            _ => &[],
        };
        let parts = named.iter().filter_map(|at| above.get(*at));
        let size = parts.fold(Size { depth: 1, parts: 1 }, |sum, part| Size {
            depth: sum.depth.max(part.depth + 1),
            parts: sum.parts.saturating_add(part.parts),
        });
        (size.depth <= DEEPEST && size.parts <= LARGEST).then_some(size)
    }

    /// Message for one that is too large.
    pub(super) fn refusal() -> String {
        format!("the constraint expands to more than {DEEPEST} levels or {LARGEST} constraints")
    }
}
