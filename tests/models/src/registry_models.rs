//! Models of names and once-cells: readers see complete entries, even while the table grows; a cell keeps one of
//! several values.

use loom::cell::UnsafeCell;
use loom::sync::Mutex;
use loom::thread;

use crate::once::Once;
use crate::registry_map::{Named, RegistryMap};

/// An entry whose content is written before it is published: loom reports a read that is not ordered after the write.
struct Entry {
    name: &'static [u8],
    content: UnsafeCell<u32>,
}

// SAFETY: the models check that accesses are ordered.
unsafe impl Sync for Entry {}

impl Named for Entry {
    fn name(&self) -> &[u8] {
        self.name
    }
}

fn entry(name: &'static str, content: u32) -> &'static Entry {
    let entry = Box::leak(Box::new(Entry { name: name.as_bytes(), content: UnsafeCell::new(0) }));
    entry.content.with_mut(|at| {
        // SAFETY: nobody else has the entry yet.
        unsafe { *at = content };
    });
    entry
}

fn content(entry: &Entry) -> u32 {
    // SAFETY: entries do not change once they are published.
    entry.content.with(|at| unsafe { *at })
}

/// A map of two slots, which grows with the second entry.
struct Registry {
    map: RegistryMap<Entry, 2>,
    count: Mutex<usize>,
}

impl Registry {
    fn new() -> &'static Registry {
        let registry = Registry { map: RegistryMap::new(), count: Mutex::new(0) };
        assert!(registry.map.get(b"none").is_none());
        Box::leak(Box::new(registry))
    }

    fn register(&self, name: &'static str, content: u32) {
        let mut count = self.count.lock().unwrap();
        if self.map.get(name.as_bytes()).is_none() {
            self.map.insert(entry(name, content), *count);
            *count += 1;
        }
    }
}

#[test]
fn readers_find_whole_entries_while_the_table_grows() {
    loom::model(|| {
        let registry = Registry::new();
        registry.register("first", 1);
        let writer = thread::spawn(move || {
            registry.register("second", 2);
            registry.register("third", 3);
        });
        // Existing entries are found at all times; new ones are complete, in order of registration.
        assert_eq!(registry.map.get(b"first").map(content), Some(1));
        let third = registry.map.get(b"third").map(content);
        let second = registry.map.get(b"second").map(content);
        assert!(matches!(third, None | Some(3)));
        assert!(matches!(second, None | Some(2)));
        assert!(third.is_none() || second.is_some());
        writer.join().unwrap();
        assert_eq!(registry.map.get(b"third").map(content), Some(3));
    });
}

#[test]
fn one_of_two_registrations_of_a_name_stays() {
    loom::model(|| {
        let registry = Registry::new();
        let other = thread::spawn(move || registry.register("name", 1));
        registry.register("name", 2);
        let found = registry.map.get(b"name").map(content);
        other.join().unwrap();
        assert_eq!(registry.map.get(b"name").map(content), found);
        assert_eq!(*registry.count.lock().unwrap(), 1);
    });
}

#[test]
fn a_once_cell_keeps_one_value_for_all() {
    loom::model(|| {
        let cell: &'static Once<Entry> = Box::leak(Box::new(Once::new()));
        assert!(cell.get().is_none());
        let threads: Vec<_> =
            (1..3).map(|i| thread::spawn(move || content(cell.set(entry("value", i))))).collect();
        let seen = cell.get().map(content);
        let answers: Vec<u32> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
        assert_eq!(answers[0], answers[1]);
        assert!(seen.is_none_or(|seen| seen == answers[0]));
        assert_eq!(cell.get().map(content), Some(answers[0]));
    });
}
