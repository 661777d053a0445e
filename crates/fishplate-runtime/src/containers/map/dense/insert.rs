//! Insertion into a dense table: where entries go, what moves for them, and the hashes that are needed.

use std::cell::Cell;
use std::collections::BTreeMap;

use super::{BODY, EMPTY, NONE, Pair, Search, Table, Watched};
use crate::any::AnyView;
use crate::any_ops;
use crate::error::{Error, Result};

/// Hashes computed by hooks, by the address of the key: a table calls no hook while it changes, because the hook may
/// read the map, or change it.
#[derive(Default)]
struct Hashes {
    known: BTreeMap<u64, u64>,
    /// Whether every hook was called.
    are_all: bool,
}

/// For keys without hooks.
static NO_HASHES: Hashes = Hashes { known: BTreeMap::new(), are_all: false };

impl Hashes {
    /// The hash of a key; `None` if its hook was not called yet.
    #[inline]
    fn of(&self, key: &AnyView<'_>) -> Result<Option<u64>> {
        if !any_ops::has_hash_hook(key) {
            return any_ops::hash(key).map(Some);
        }
        let known = self.known.get(&key.as_raw().bits()).copied();
        if known.is_none() && self.are_all {
            return Err(Error::internal(
                "A key of a map has gained a hash hook since it was inserted",
            ));
        }
        Ok(known)
    }
}

/// Result of inserting an entry.
enum Insertion {
    Done,
    /// Nothing happened: the hash of the key in this slot must be known.
    NeedsHash(u64),
    /// Nothing happened: the table must grow, for which all hashes must be known.
    NeedsAllHashes,
}

/// Result of an attempt in a table of this size, like [`Insertion`].
enum Attempt {
    Done,
    NeedsHash(u64),
    NoRoom,
}

impl Table {
    /// Inserts an entry, doubling the table as often as needed. Returns what it replaced: the old value with the new
    /// key, which the table does not need. After an error the table is unchanged, or larger.
    #[inline]
    pub(in crate::containers::map) fn insert(
        &mut self,
        hash: u64,
        pair: Pair,
        watched: Watched<'_>,
    ) -> Result<Option<Pair>> {
        // SAFETY: the pair is owned by the caller until it is in the table.
        let key = unsafe { AnyView::from_raw(pair.key) };
        let mut steps = 0;
        let found = match self.search(hash, &key, || steps += 1) {
            Search::Found(slot) => Some(slot),
            Search::Absent => None,
            Search::Asks(slot) => self.search_by_hooks(slot, &key, watched)?,
        };
        self.steps.set(self.steps.get() + steps);
        if let Some(slot) = found {
            let old = std::mem::replace(&mut self.item_mut(slot).pair.value, pair.value);
            self.unlink(slot);
            self.push_back(slot);
            return Ok(Some(Pair { key: pair.key, value: old }));
        }
        match self.try_insert_new(hash, pair, &NO_HASHES)? {
            Attempt::Done => Ok(None),
            _ => self.insert_with_hashes(hash, pair, watched),
        }
    }

    /// Inserts an entry that found no place at once, and whose key is not in the table.
    #[cold]
    fn insert_with_hashes(
        &mut self,
        hash: u64,
        pair: Pair,
        watched: Watched<'_>,
    ) -> Result<Option<Pair>> {
        let mut hashes = Hashes::default();
        loop {
            // Nothing changes as long as hashes are missing, so hooks see a consistent map.
            match self.insert_new(hash, pair, &hashes)? {
                Insertion::Done => return Ok(None),
                Insertion::NeedsHash(slot) => self.take_hash(slot, &mut hashes, watched)?,
                Insertion::NeedsAllHashes => {
                    let mut at = self.head;
                    while at != NONE {
                        self.take_hash(at, &mut hashes, watched)?;
                        at = self.next(at);
                    }
                    hashes.are_all = true;
                }
            }
        }
    }

    /// Whether the entries have moved since the table was loaded.
    pub(in crate::containers::map) fn has_grown(&self) -> bool {
        self.has_grown
    }

    /// Calls the hook of a key, if it has one, for its hash.
    fn take_hash(&self, slot: u64, hashes: &mut Hashes, watched: Watched<'_>) -> Result<()> {
        let key = self.key(slot);
        if any_ops::has_hash_hook(&key) {
            let hash = watched.ask(&key, any_ops::hash)?;
            hashes.known.insert(key.as_raw().bits(), hash);
        }
        Ok(())
    }

    /// Inserts an entry whose key is not in the table, doubling it as often as needed.
    fn insert_new(&mut self, hash: u64, pair: Pair, hashes: &Hashes) -> Result<Insertion> {
        loop {
            match self.try_insert_new(hash, pair, hashes)? {
                Attempt::Done => return Ok(Insertion::Done),
                Attempt::NeedsHash(slot) => return Ok(Insertion::NeedsHash(slot)),
                Attempt::NoRoom if !self.double(hashes)? => return Ok(Insertion::NeedsAllHashes),
                Attempt::NoRoom => {}
            }
        }
    }

    #[inline(always)]
    fn try_insert_new(&mut self, hash: u64, pair: Pair, hashes: &Hashes) -> Result<Attempt> {
        if self.slots == 0 {
            return Ok(Attempt::NoRoom);
        }
        let home = self.home(hash);
        let meta = self.meta(home);
        if meta == EMPTY {
            self.fill(home, 0, pair);
            return Ok(Attempt::Done);
        }
        // At most 99 % of the slots are filled.
        if (self.size + 1) as f64 > self.slots as f64 * 0.99 {
            return Ok(Attempt::NoRoom);
        }
        if meta & BODY != 0 {
            // The home slot belongs to another chain: its entries from here on are moved.
            let Some(other) = hashes.of(&self.key(home))? else {
                return Ok(Attempt::NeedsHash(home));
            };
            if !self.spare(home, other)? {
                return Ok(Attempt::NoRoom);
            }
            self.fill(home, 0, pair);
            return Ok(Attempt::Done);
        }
        let mut last = home;
        while let Some(next) = self.count_next(last) {
            last = next;
        }
        let Some((jump, slot)) = self.empty_after(last, &[]) else { return Ok(Attempt::NoRoom) };
        self.fill(slot, BODY, pair);
        self.set_jump(last, jump);
        Ok(Attempt::Done)
    }

    /// Empties a body slot, whose key has this hash, by moving it and the rest of its chain. All new places are found
    /// first, so that a failure leaves the table unchanged.
    fn spare(&mut self, target: u64, hash: u64) -> Result<bool> {
        let before = self.previous(target, hash)?;
        let (mut places, mut at, mut writer) = (Vec::new(), Some(target), before);
        while let Some(slot) = at {
            let Some(place) = self.empty_after(writer, &places) else { return Ok(false) };
            places.push(place);
            writer = place.1;
            at = self.count_next(slot);
        }
        let (mut slot, mut writer) = (target, before);
        for (jump, place) in places {
            let next = self.chain_next(slot);
            self.set_meta(place, BODY);
            // SAFETY: `place` is empty and `slot` holds an entry, which moves.
            unsafe { self.item_ptr(place).copy_from_nonoverlapping(self.item_ptr(slot), 1) };
            self.relink(place);
            self.set_meta(slot, EMPTY);
            self.set_jump(writer, jump);
            writer = place;
            slot = next.unwrap_or(slot);
        }
        Ok(true)
    }

    /// Moves all entries to a table of twice the size, in order of insertion; false, with nothing changed, if that
    /// needs hashes from hooks.
    fn double(&mut self, hashes: &Hashes) -> Result<bool> {
        let bits = if self.slots == 0 { 3 } else { self.slots.trailing_zeros() + 1 };
        let mut larger = Table::with_bits(bits)?;
        let mut at = self.head;
        while at != NONE {
            let moved = match hashes.of(&self.key(at)) {
                Ok(Some(hash)) => larger.insert_new(hash, self.item(at).pair, hashes),
                Ok(None) => Ok(Insertion::NeedsAllHashes),
                Err(error) => Err(error),
            };
            if !matches!(moved, Ok(Insertion::Done)) {
                larger.free_memory();
                return moved.map(|_| false);
            }
            at = self.next(at);
        }
        self.free_memory();
        let steps = Cell::new(self.steps.get() + larger.steps.get());
        *self = Table { has_grown: true, steps, ..larger };
        Ok(true)
    }
}
