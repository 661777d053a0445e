//! A per-thread cache for the current context. It keeps recently created type, attribute and location objects alive, so
//! that meeting one again does not create a new object. It also caches the answers to some queries, so that MLIR is not
//! asked again. Both parts are valid only while the context is current.

use std::cell::RefCell;

use fishplate::{Class, Object, ObjectRef, Result};

use crate::{Context, classes, current};

/// Number of cached answers.
const SLOTS: usize = 64;
/// Number of objects kept alive.
const HELD: usize = 256;
/// Most numbers that a key may have; text counts as one number per eight bytes.
const NUMBERS: usize = 8;

/// A cache key: the function, the type or context it is called on, and its numeric arguments.
#[derive(Clone, Copy)]
pub(crate) struct Key {
    function: usize,
    of: usize,
    count: usize,
    numbers: [i64; NUMBERS],
}

impl PartialEq for Key {
    #[inline]
    fn eq(&self, other: &Key) -> bool {
        self.function == other.function
            && self.of == other.of
            && self.numbers[..self.count] == other.numbers[..other.count]
    }
}

impl Key {
    /// Creates a key. Returns `None` if it is too long to be cached.
    #[inline]
    pub(crate) fn new(function: usize, of: usize, numbers: &[i64]) -> Option<Key> {
        let mut kept = [0; NUMBERS];
        kept.get_mut(..numbers.len())?.copy_from_slice(numbers);
        Some(Key { function, of, count: numbers.len(), numbers: kept })
    }

    /// Adds a text to the key. Returns `None` if both together are too long to be cached.
    #[inline]
    pub(crate) fn with_text(mut self, text: &[u8]) -> Option<Key> {
        // The length distinguishes texts that differ only in trailing zeros, and texts from numbers.
        let mut words = self.numbers.get_mut(self.count..)?.iter_mut();
        *words.next()? = text.len() as i64 | 1 << 32;
        self.count += 1;
        for chunk in text.chunks(8) {
            let mut bytes = [0; 8];
            bytes[..chunk.len()].copy_from_slice(chunk);
            *words.next()? = i64::from_le_bytes(bytes);
            self.count += 1;
        }
        Some(self)
    }

    #[inline]
    fn slot(&self) -> usize {
        let mix = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let hash = mix(self.function as u64, self.of as u64);
        let hash =
            self.numbers[..self.count].iter().fold(hash, |hash, number| mix(hash, *number as u64));
        (hash >> 32) as usize % SLOTS
    }
}

struct Slot {
    key: Key,
    /// Generation of the class registry.
    generation: u64,
    object: ObjectRef<Object>,
}

thread_local! {
    /// Empty, or `SLOTS` long.
    static KEPT: RefCell<Vec<Option<Slot>>> = const { RefCell::new(Vec::new()) };
    /// Empty, or `HELD` long.
    static OBJECTS: RefCell<Vec<Option<ObjectRef<Object>>>> = const { RefCell::new(Vec::new()) };
}

/// Keeps a new object alive, in place of an older one, if its context (given by address) is the current one.
pub(crate) fn hold<T: Class>(context: usize, object: ObjectRef<T>) -> ObjectRef<T> {
    if current::address() != context {
        return object;
    }
    let mixed = (object.as_handle().addr() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let before = OBJECTS.with(|objects| {
        let mut objects = objects.borrow_mut();
        if objects.is_empty() {
            objects.resize_with(HELD, || None);
        }
        objects[(mixed >> 32) as usize % HELD].replace(object.clone().upcast())
    });
    // Dropped here, while nothing is borrowed. It belongs to the same context: see `clear`.
    drop(before);
    object
}

/// Answers a query about something of a context, from the cache or by calling `make`.
#[inline]
pub(crate) fn answer<T: Class>(
    context: &ObjectRef<Context>,
    key: Option<Key>,
    make: impl FnOnce() -> Result<ObjectRef<T>>,
) -> Result<ObjectRef<T>> {
    if let Some(known) = key.as_ref().and_then(find) {
        return Ok(known);
    }
    let made = make()?;
    if let Some(key) = key {
        keep(key, context, &made);
    }
    Ok(made)
}

/// Answers a query about the given context, or about the current one. `function` identifies the query, and `text` is
/// part of its key.
#[inline]
pub(crate) fn of_context<T: Class>(
    given: Option<ObjectRef<Context>>,
    function: usize,
    numbers: &[i64],
    text: Option<&[u8]>,
    make: impl FnOnce(&ObjectRef<Context>) -> Result<ObjectRef<T>>,
) -> Result<ObjectRef<T>> {
    let of = given.as_ref().map_or_else(current::address, |given| given.as_handle().addr());
    let key = Key::new(function, of, numbers);
    let key = match text {
        Some(text) => key.and_then(|key| key.with_text(text)),
        None => key,
    };
    if let Some(known) = key.as_ref().and_then(find) {
        return Ok(known);
    }
    let context = current::context(given)?;
    let made = make(&context)?;
    if let Some(key) = key {
        keep(key, &context, &made);
    }
    Ok(made)
}

/// Looks up a cached answer.
#[inline]
fn find<T: Class>(key: &Key) -> Option<ObjectRef<T>> {
    KEPT.with(|kept| {
        let kept = kept.borrow();
        let slot = kept.get(key.slot())?.as_ref()?;
        let known = slot.key == *key && slot.generation == classes::generation();
        known.then(|| slot.object.clone().downcast().ok()).flatten()
    })
}

/// Caches an answer if its context is the current one.
fn keep<T: Class>(key: Key, context: &ObjectRef<Context>, answer: &ObjectRef<T>) {
    if current::address() != context.as_handle().addr() {
        return;
    }
    let object = answer.clone().upcast();
    let slot = Slot { key, generation: classes::generation(), object };
    let before = KEPT.with(|kept| {
        let mut kept = kept.borrow_mut();
        if kept.is_empty() {
            kept.resize_with(SLOTS, || None);
        }
        kept.get_mut(key.slot()).and_then(|place| place.replace(slot))
    });
    // Dropped here, while nothing is borrowed.
    drop(before);
}

/// Clears the cache. Called when another context becomes current, or none is.
pub(crate) fn clear() {
    // Dropped here, while nothing is borrowed.
    drop(KEPT.with(RefCell::take));
    drop(OBJECTS.with(RefCell::take));
}
