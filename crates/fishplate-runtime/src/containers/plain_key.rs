//! Values as keys of Rust's hash maps, which have a random seed: nobody can choose keys that collide there, unlike in
//! maps of the ABI.

use std::hash::{Hash, Hasher};

use crate::any::Any;
use crate::any_ops;

/// A map from values without hooks; see [`PlainKey`].
pub(crate) type ByValue<T> = std::collections::HashMap<PlainKey, T, foldhash::quality::RandomState>;

/// A value whose type defines neither hash nor equality; it compares like a key of a map.
pub(crate) struct PlainKey(Any);

impl PlainKey {
    /// The value as a key; returned unchanged if its type has hooks.
    #[inline]
    pub(crate) fn new(value: Any) -> Result<PlainKey, Any> {
        if any_ops::has_hash_hook(&value.view()) { Err(value) } else { Ok(PlainKey(value)) }
    }
}

impl PartialEq for PlainKey {
    fn eq(&self, other: &PlainKey) -> bool {
        any_ops::equal_without_hook(&self.0.view(), &other.0.view()).unwrap_or(false)
    }
}

impl Eq for PlainKey {}

impl Hash for PlainKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let view = self.0.view();
        match view.as_str().or_else(|| view.as_bytes()) {
            Some(content) => state.write(content),
            None => state.write_u64(view.as_raw().bits()),
        }
    }
}
