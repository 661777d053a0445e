//! How the values of an operation fall into the groups that its model declares: by sizes in an attribute, or one
//! each and what is left in equal parts.

use fishplate::Any;
use fishplate_dialect::model::ValueSlot;
use fishplate_mlir::Attribute;

use super::reading;

/// The attribute with the sizes of groups of operands.
pub(super) const OPERANDS: &str = "operandSegmentSizes";
/// The same for results.
pub(super) const RESULTS: &str = "resultSegmentSizes";

/// The sizes in an attribute; nothing when it holds something else.
pub(super) fn sizes(raw: Attribute<'_>) -> Option<Vec<usize>> {
    let items = reading::dense(raw)?;
    let number = |any: &Any| any.get::<i64>().ok().and_then(|n| usize::try_from(n).ok());
    items.iter().map(number).collect()
}

/// One each, and what is left in equal parts for the groups; nothing when there are too few.
pub(super) fn shares(slots: &[ValueSlot], total: usize) -> Option<Vec<usize>> {
    let single = slots.iter().filter(|slot| slot.is_single()).count();
    let (left, groups) = (total.checked_sub(single)?, slots.len() - single);
    let each = left.checked_div(groups).unwrap_or(0);
    Some(slots.iter().map(|slot| if slot.is_single() { 1 } else { each }).collect())
}

/// Whether there is a count for each group, and all values are in one.
pub(super) fn add_up(counts: &[usize], slots: &[ValueSlot], total: usize) -> bool {
    counts.len() == slots.len() && counts.iter().sum::<usize>() == total
}
