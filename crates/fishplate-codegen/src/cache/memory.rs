//! The most recently used entries.

use std::{collections::HashMap, sync::Arc};

use fishplate_cache::Key;

use crate::compile::CompiledCode;

pub(super) struct Recent {
    entries: HashMap<Key, (Arc<CompiledCode>, u64)>,
    clock: u64,
    limit: usize,
}

impl Recent {
    pub(super) fn new(limit: usize) -> Self {
        Self { entries: HashMap::new(), clock: 0, limit }
    }

    pub(super) fn get(&mut self, key: &Key) -> Option<Arc<CompiledCode>> {
        self.clock += 1;
        let (compiled, used) = self.entries.get_mut(key)?;
        *used = self.clock;
        Some(Arc::clone(compiled))
    }

    pub(super) fn put(&mut self, key: Key, compiled: Arc<CompiledCode>) {
        self.clock += 1;
        self.entries.insert(key, (compiled, self.clock));
        if self.entries.len() > self.limit {
            let oldest = self.entries.iter().min_by_key(|(_, (_, used))| *used);
            if let Some(oldest) = oldest.map(|(key, _)| *key) {
                self.entries.remove(&oldest);
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn clear(&mut self) {
        self.entries.clear();
    }
}
