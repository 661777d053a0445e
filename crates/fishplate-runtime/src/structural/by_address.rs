//! A map from objects, by address, to a walk's data about them.

use std::collections::HashMap;

use crate::object::{Object, Ref};

/// A map by address. It keeps its objects alive, so that an address is never reused.
pub(super) struct ByAddress<V>(HashMap<usize, (Ref<Object>, V), foldhash::fast::FixedState>);

#[inline]
fn address(object: &Object) -> usize {
    std::ptr::from_ref(object).addr()
}

impl<V> ByAddress<V> {
    pub(super) fn new() -> ByAddress<V> {
        ByAddress(HashMap::with_hasher(foldhash::fast::FixedState::with_seed(0)))
    }

    /// Data about an object.
    #[inline]
    pub(super) fn get(&self, object: &Object) -> Option<&V> {
        if self.0.is_empty() {
            return None;
        }
        self.0.get(&address(object)).map(|(_, value)| value)
    }

    /// Replaces the data about an object, and returns the old data.
    pub(super) fn insert(&mut self, object: &Object, value: V) -> Option<V> {
        let old = self.0.insert(address(object), (Ref::from_borrowed(object), value));
        old.map(|(_, value)| value)
    }
}
