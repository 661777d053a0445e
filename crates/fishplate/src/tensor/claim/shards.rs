//! Claims of all threads, sharded by address, each shard behind a lock.
//!
//! A claim is entered in every shard that its addresses touch, so two overlapping claims meet in one. Shards are
//! entered in the order of their numbers: of two conflicting claims the one that first reaches their first common shard
//! succeeds, and the other is withdrawn.

use std::sync::{Mutex, PoisonError};

use super::Row;

const SHARDS: usize = 64;
/// Size of a block of adjacent addresses in one shard, as a power of two: 64 KiB.
const BLOCK_BITS: u32 = 16;

#[repr(align(64))]
struct Shard(Mutex<Vec<Row>>);

static TABLE: [Shard; SHARDS] = [const { Shard(Mutex::new(Vec::new())) }; SHARDS];

/// The shards that a claim touches, one bit each.
fn touched(row: &Row) -> u64 {
    let (first, last) = (row.start >> BLOCK_BITS, (row.end - 1) >> BLOCK_BITS);
    if last - first >= SHARDS - 1 {
        return u64::MAX;
    }
    let ones = u64::MAX >> (SHARDS - 1 - (last - first));
    ones.rotate_left((first % SHARDS) as u32)
}

/// The shards of a set, in order.
fn each(set: u64) -> impl Iterator<Item = &'static Mutex<Vec<Row>>> {
    TABLE.iter().enumerate().filter(move |(i, _)| set >> i & 1 != 0).map(|(_, shard)| &shard.0)
}

/// Enters a claim; returns false if it conflicts with another one, or if memory is exhausted.
pub(super) fn enter(row: &Row) -> bool {
    let set = touched(row);
    for (entered, shard) in each(set).enumerate() {
        let mut rows = shard.lock().unwrap_or_else(PoisonError::into_inner);
        if rows.iter().any(|taken| taken.forbids(row)) || rows.try_reserve(1).is_err() {
            drop(rows);
            each(set).take(entered).for_each(|shard| remove(shard, row));
            return false;
        }
        rows.push(*row);
    }
    true
}

/// Releases a claim.
pub(super) fn leave(row: &Row) {
    each(touched(row)).for_each(|shard| remove(shard, row));
}

fn remove(shard: &Mutex<Vec<Row>>, row: &Row) {
    let mut rows = shard.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(at) = rows.iter().rposition(|other| other == row) {
        rows.swap_remove(at);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Access;
    use super::*;

    fn row(start: usize, end: usize, access: Access, thread: usize) -> Row {
        Row { start, end, access, thread }
    }

    #[test]
    fn claims_touch_the_shards_of_their_addresses() {
        let bits = |start, end| touched(&row(start, end, Access::Read, 1)).count_ones();
        assert_eq!(bits(0, 1), 1);
        assert_eq!(bits(0, 1 << BLOCK_BITS), 1);
        assert_eq!(bits((1 << BLOCK_BITS) - 1, (1 << BLOCK_BITS) + 1), 2);
        assert_eq!(bits(5 << BLOCK_BITS, 68 << BLOCK_BITS), 63);
        assert_eq!(bits(5 << BLOCK_BITS, 69 << BLOCK_BITS), 64);
        assert_eq!(bits(1, usize::MAX), 64);
    }

    /// Uses addresses that no memory has, so that no other test conflicts with them.
    #[test]
    fn a_claim_that_gives_up_leaves_nothing() {
        let base = 0xffff_0000_0000_0000;
        let end = base + (9 << BLOCK_BITS);
        let late = row(end - 8, end, Access::Write, 1);
        let all = row(base, end, Access::Read, 2);
        assert!(enter(&late));
        assert!(!enter(&all));
        let early = row(base, base + 8, Access::Write, 3);
        assert!(enter(&early));
        leave(&early);
        leave(&late);
        assert!(enter(&all) && enter(&all));
        leave(&all);
        assert!(!enter(&late));
        leave(&all);
        let cells = |thread| row(base, end, Access::Cells, thread);
        assert!(enter(&cells(1)) && enter(&cells(1)) && !enter(&cells(2)));
        leave(&cells(1));
        leave(&cells(1));
    }
}
