//! Items in groups, one group for each operand, result or successor of a dialect's definition. All items are in one list,
//! so that an operation with few of them costs few allocations.

/// Items in a fixed number of groups.
pub(super) struct Groups<T> {
    items: Vec<T>,
    /// Where each group ends; it begins where the one before ends.
    ends: Vec<usize>,
}

impl<T> Groups<T> {
    /// Empty groups.
    pub(super) fn new(count: usize) -> Groups<T> {
        Groups { items: Vec::new(), ends: vec![0; count] }
    }

    /// Adds an item to the end of a group.
    pub(super) fn push(&mut self, group: usize, item: T) {
        self.items.insert(self.ends[group], item);
        self.ends[group..].iter_mut().for_each(|end| *end += 1);
    }

    /// The items of a group; none if there is no such group.
    pub(super) fn get(&self, group: usize) -> &[T] {
        let start = group.checked_sub(1).and_then(|before| self.ends.get(before));
        self.ends.get(group).map_or(&[], |end| &self.items[start.copied().unwrap_or(0)..*end])
    }

    /// The number of items in each group.
    pub(super) fn sizes(&self) -> Vec<i64> {
        (0..self.ends.len()).map(|group| self.get(group).len() as i64).collect()
    }

    /// The items of all groups, in order.
    pub(super) fn items(&self) -> &[T] {
        &self.items
    }

    /// The items of all groups, in order.
    pub(super) fn into_items(self) -> Vec<T> {
        self.items
    }
}

#[cfg(test)]
mod tests {
    use super::Groups;

    #[test]
    fn groups_are_filled_in_any_order() {
        let mut groups = Groups::new(3);
        for (group, item) in [(1, 'c'), (0, 'a'), (2, 'e'), (1, 'd'), (0, 'b')] {
            groups.push(group, item);
        }
        assert_eq!(groups.items(), ['a', 'b', 'c', 'd', 'e']);
        assert_eq!([0, 1, 2, 3].map(|group| groups.get(group).len()), [2, 2, 1, 0]);
        assert_eq!(groups.get(1), ['c', 'd']);
        assert_eq!(groups.sizes(), [2, 2, 1]);
        assert_eq!(groups.into_items().len(), 5);
    }
}
