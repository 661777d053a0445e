//! What a thread made last in its current context. The objects of types, attributes and locations are
//! held for a while, so that meeting the same again makes none; the answers to some questions are kept,
//! so that MLIR is not asked again. Both only while the context is current.

use std::cell::RefCell;

use fishplate::{Class, Object, ObjectRef, Result};

use crate::{Context, classes, current};

/// How many answers are kept.
const SLOTS: usize = 64;
/// How many objects are held.
const HELD: usize = 256;
/// How many numbers a question may have, the bytes of a text counted in eights.
const NUMBERS: usize = 8;

/// A question: which function, of which type or context, with which numbers.
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
    /// The question, if it is short enough to be kept.
    #[inline]
    pub(crate) fn new(function: usize, of: usize, numbers: &[i64]) -> Option<Key> {
        let mut kept = [0; NUMBERS];
        kept.get_mut(..numbers.len())?.copy_from_slice(numbers);
        Some(Key { function, of, count: numbers.len(), numbers: kept })
    }

    /// The question with a text as well, if both together are short enough to be kept.
    #[inline]
    pub(crate) fn with_text(mut self, text: &[u8]) -> Option<Key> {
        // The length tells texts apart that differ in zeros at their end, and from numbers.
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
    /// Which classes were registered.
    generation: u64,
    object: ObjectRef<Object>,
}

thread_local! {
    /// Empty, or `SLOTS` long.
    static KEPT: RefCell<Vec<Option<Slot>>> = const { RefCell::new(Vec::new()) };
    /// Empty, or `HELD` long.
    static OBJECTS: RefCell<Vec<Option<ObjectRef<Object>>>> = const { RefCell::new(Vec::new()) };
}

/// Holds an object that was just made, where the address of its context is that of the current one, in the place of
/// another.
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
    // Dropped here, where nothing is borrowed. It is of the same context: see `clear`.
    drop(before);
    object
}

/// The answer to a question about something of a context: the one that is kept, or what `make` gives.
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

/// The answer to a question about a context: the one given, or the current one. `function` tells questions
/// apart, and `text` is part of this one.
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

/// The answer to a question, where it is kept.
#[inline]
fn find<T: Class>(key: &Key) -> Option<ObjectRef<T>> {
    KEPT.with(|kept| {
        let kept = kept.borrow();
        let slot = kept.get(key.slot())?.as_ref()?;
        let known = slot.key == *key && slot.generation == classes::generation();
        known.then(|| slot.object.clone().downcast().ok()).flatten()
    })
}

/// Keeps the answer to a question, where its context is the current one.
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
    // Dropped here, where nothing is borrowed.
    drop(before);
}

/// Lets go of everything: another context becomes the current one, or none.
pub(crate) fn clear() {
    // Dropped here, where nothing is borrowed.
    drop(KEPT.with(RefCell::take));
    drop(OBJECTS.with(RefCell::take));
}
