//! Tables of colliding keys, as in a document that was crafted to keep a program busy.
//!
//! The hash is part of the ABI, so anyone can choose keys whose entries form one long chain, which every further key
//! would have to follow. When building a table has taken far too many steps, the rest is done here: keys are compared
//! through a hash of our own with a random seed, and entries are placed without following chains. The result is a table
//! like any other; only the lookup of a colliding key is as slow as its chain is long.

use super::{BODY, NONE, Pair, Table};
use crate::any::Any;
use crate::any_ops;
use crate::containers::map::MapObj;
use crate::containers::{ByValue, PlainKey};
use crate::error::Result;
use crate::object::Ref;

/// Most steps along chains for building a table of `count` entries: more than random keys ever need.
pub(super) fn most_steps(count: usize) -> u64 {
    4096 + 32 * count as u64
}

/// Whether a key can be compared without a hook.
pub(super) fn fits(key: &Any) -> bool {
    !any_ops::has_hash_hook(&key.view())
}

/// Builds the table of a new map from the entries that `table` has so far and from `rest`, alternating keys and values.
/// From the first key with a hook on, entries are inserted one by one.
pub(super) fn finish(
    map: &Ref<MapObj>,
    mut table: Table,
    rest: impl Iterator<Item = Any>,
) -> Result<()> {
    let mut rest = rest.peekable();
    // SAFETY: the pairs leave the table, which owned them.
    let owned = |pair: Pair| unsafe { (Any::from_raw(pair.key), Any::from_raw(pair.value)) };
    let mut entries: Vec<Option<(Any, Any)>> =
        table.take_all().into_iter().map(|pair| Some(owned(pair))).collect();
    table.store(map);
    let mut places = ByValue::default();
    for (at, entry) in entries.iter().enumerate() {
        if let Some(Ok(key)) = entry.as_ref().map(|(key, _)| PlainKey::new(key.clone())) {
            places.insert(key, at);
        }
    }
    while let Some(key) = rest.next_if(fits) {
        let value = rest.next().unwrap_or_default();
        let at = entries.len();
        let before = PlainKey::new(key.clone()).ok().and_then(|key| places.insert(key, at));
        match before {
            // A repeated key moves to the end, with the new value.
            Some(before) => {
                let first = entries[before].take();
                entries.push(first.map(|(first_key, _)| (first_key, value)));
            }
            None => entries.push(Some((key, value))),
        }
    }
    let entries = entries.into_iter().flatten();
    let hashed = entries
        .map(|(key, value)| Ok((any_ops::hash(&key.view())?, (key, value))))
        .collect::<Result<Vec<_>>>()?;
    let filled = filled(hashed)?;
    table.free_memory();
    filled.store(map);
    while let Some(key) = rest.next() {
        MapObj::set(map, key, rest.next().unwrap_or_default())?;
    }
    Ok(())
}

/// A table of entries with distinct keys.
fn filled(entries: Vec<(u64, (Any, Any))>) -> Result<Table> {
    let mut table = Table::with_capacity(entries.len())?;
    let pairs: Vec<(u64, Pair)> = entries
        .iter()
        .map(|(hash, (key, value))| (*hash, Pair { key: *key.as_raw(), value: *value.as_raw() }))
        .collect();
    let mut by_home: Vec<usize> = (0..pairs.len()).collect();
    loop {
        by_home.sort_by_key(|&at| (table.home(pairs[at].0), at));
        if table.fill_by_home(&pairs, &by_home) {
            // The table owns them now.
            std::mem::forget(entries);
            return Ok(table);
        }
        let bits = table.slots.trailing_zeros() + 1;
        table.free_memory();
        table = Table::with_bits(bits)?;
    }
}

impl Table {
    /// Fills an empty table with entries whose keys are distinct, in this order, at a cost that does not depend on the
    /// number of collisions; false if one finds no place. `by_home` holds their positions, grouped by home slot.
    fn fill_by_home(&mut self, entries: &[(u64, Pair)], by_home: &[usize]) -> bool {
        let mut slots = vec![NONE; entries.len()];
        // Heads first: then no slot has to be freed for one later.
        let home_of = |table: &Table, at: usize| table.home(entries[at].0);
        for (i, &at) in by_home.iter().enumerate() {
            let home = home_of(self, at);
            if i == 0 || home_of(self, by_home[i - 1]) != home {
                self.place(home, 0, entries[at].1);
                slots[at] = home;
            }
        }
        let mut last = NONE;
        for &at in by_home {
            if slots[at] != NONE {
                last = slots[at];
                continue;
            }
            let Some((jump, slot)) = self.empty_after(last, &[]) else { return false };
            self.place(slot, BODY, entries[at].1);
            self.set_jump(last, jump);
            (slots[at], last) = (slot, slot);
        }
        slots.into_iter().for_each(|slot| self.push_back(slot));
        true
    }
}
