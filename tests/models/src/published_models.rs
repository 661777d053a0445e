//! Models of the type table: readers find complete entries while chunks are added, and never more items of an array
//! than its storage holds while it grows.

use std::sync::Arc;

use loom::cell::UnsafeCell;
use loom::sync::atomic::AtomicI32;
use loom::thread;

use crate::published::{Chunks, append, published, published_parts};
use crate::sync::AtomicPtr;

/// An entry whose content is written before it is published.
struct Entry(UnsafeCell<u32>);

// SAFETY: the models check that accesses are ordered.
unsafe impl Sync for Entry {}

fn entry(content: u32) -> &'static Entry {
    let entry = Box::leak(Box::new(Entry(UnsafeCell::new(0))));
    // SAFETY: nobody else has the entry yet.
    entry.0.with_mut(|at| unsafe { *at = content });
    entry
}

fn content(entry: &Entry) -> u32 {
    // SAFETY: entries do not change once they are published.
    entry.0.with(|at| unsafe { *at })
}

#[test]
fn readers_find_whole_entries_while_chunks_are_made() {
    loom::model(|| {
        let table: &'static Chunks<Entry, 2, 2> = Box::leak(Box::new(Chunks::new()));
        // Registered with loom before threads start.
        assert!(table.get(0).is_none() && table.get(2).is_none() && table.get(4).is_none());
        table.publish(0, entry(10));
        let writer = thread::spawn(move || {
            table.publish(2, entry(12));
            table.publish(3, entry(13));
        });
        assert_eq!(table.get(0).map(content), Some(10));
        let third = table.get(3).map(content);
        let second = table.get(2).map(content);
        assert!(matches!(third, None | Some(13)));
        assert!(matches!(second, None | Some(12)));
        assert!(third.is_none() || second.is_some());
        writer.join().unwrap();
        assert_eq!(table.get(3).map(content), Some(13));
    });
}

/// The array of a struct that C reads.
struct Array {
    data: AtomicPtr<u32>,
    count: AtomicI32,
}

impl Array {
    fn append(&self, item: u32) {
        // SAFETY: one thread appends, and storage and count belong together.
        unsafe { append(&self.data, &self.count, item) };
    }

    fn items(&self) -> &'static [u32] {
        // SAFETY: only `append` changes the array.
        unsafe { published(&self.data, &self.count) }
    }

    fn storage(&self) -> (*mut u32, usize) {
        published_parts(&self.data, &self.count)
    }
}

#[test]
fn an_array_never_shows_more_than_its_storage_holds() {
    loom::model(|| {
        let array = Arc::new(Array { data: AtomicPtr::default(), count: AtomicI32::new(0) });
        // The first storage holds four, so that the fifth item moves to another.
        for item in 1..4 {
            array.append(item);
        }
        let small = array.storage().0;
        let writer = thread::spawn({
            let array = array.clone();
            move || {
                array.append(4);
                array.append(5);
            }
        });
        let (data, count) = array.storage();
        assert!((3..=5).contains(&count));
        assert!(count <= 4 || data != small, "five items in storage for four");
        // SAFETY: that many are published.
        let seen = unsafe { std::slice::from_raw_parts(data, count) };
        assert!(seen.iter().copied().eq(1..=count as u32), "{seen:?}");
        writer.join().unwrap();
        assert_eq!(array.items(), [1, 2, 3, 4, 5]);
    });
}
