//! Splits the values of an operation into the groups that its model declares: either by sizes in an attribute, or one
//! value per single slot and the rest in equal shares.

use fishplate::Any;
use fishplate_dialect::model::ValueSlot;
use fishplate_mlir::Attribute;

use super::reading;

/// The attribute with the sizes of the operand groups.
pub(super) const OPERANDS: &str = "operandSegmentSizes";
/// The attribute with the sizes of the result groups.
pub(super) const RESULTS: &str = "resultSegmentSizes";

/// Reads the sizes from an attribute; `None` if it holds something else.
pub(super) fn sizes(raw: Attribute<'_>) -> Option<Vec<usize>> {
    let items = reading::dense(raw)?;
    let number = |any: &Any| any.get::<i64>().ok().and_then(|n| usize::try_from(n).ok());
    items.iter().map(number).collect()
}

/// Gives each single slot one value and each group an equal share of the rest; `None` if there are too few values.
pub(super) fn shares(slots: &[ValueSlot], total: usize) -> Option<Vec<usize>> {
    let single = slots.iter().filter(|slot| slot.is_single()).count();
    let (left, groups) = (total.checked_sub(single)?, slots.len() - single);
    let each = left.checked_div(groups).unwrap_or(0);
    Some(slots.iter().map(|slot| if slot.is_single() { 1 } else { each }).collect())
}

/// Whether there is a count for each group, and the counts cover all values.
pub(super) fn add_up(counts: &[usize], slots: &[ValueSlot], total: usize) -> bool {
    counts.len() == slots.len() && counts.iter().sum::<usize>() == total
}
