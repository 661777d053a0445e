//! Values as keys of Rust's hash maps, which have a seed of this process: nobody can choose keys that
//! collide there, as they can in maps of the ABI.

use std::hash::{Hash, Hasher};

use crate::any::Any;
use crate::any_ops;

/// A map from values without hooks; see [`PlainKey`].
pub(crate) type ByValue<T> = std::collections::HashMap<PlainKey, T, foldhash::quality::RandomState>;

/// A value whose type has no hash and no equality of its own; equal to others as keys of a map are.
pub(crate) struct PlainKey(Any);

impl PlainKey {
    /// The value as a key; it comes back when its type has hooks.
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
