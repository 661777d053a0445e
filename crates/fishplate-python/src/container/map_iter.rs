//! Iteration over a `Map` or a `Dict`, directly over its memory and in order of insertion.
//!
//! A dict may change meanwhile. If it grew or shrank, the iterator raises RuntimeError, like Python's own. Setting the
//! value of an existing key is allowed. It may move the entry to the end of the order, so the position of the next
//! entry is read before the entry is returned, and no more entries are returned than there were at the start.

use std::ptr::null_mut;

use fishplate_abi::TypeIndex;

use super::entries::MapMemory;
use super::map::MAPS;
use super::{ContainerObject, iterator_class, using};
use crate::any::{Api, OwnedAny};
use crate::class::{ClassCell, Layout, Method};
use crate::ffi_object::FfiRef;
use crate::python::{
    Borrowed, Owned, PyObject, Python, Raised, Result, Shared, in_section_at, runtime_error,
};
use crate::value;

static ITERATOR: ClassCell<MapIterator> = ClassCell::new();

/// The part of an entry that an iterator returns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Key,
    Value,
    Both,
}

/// Where an iterator starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum From {
    First,
    /// At the last entry, and returns only that one.
    Last,
}

/// The layout of an iterator.
#[repr(C)]
struct MapIterator {
    base: PyObject,
    /// From `Box::into_raw`; null at the end of the iteration.
    state: Shared<*mut State>,
    /// The address of the map, which never changes: its section is also that of the iterator.
    section: Shared<*const ()>,
}

// SAFETY: starts with an object; an empty state is null.
unsafe impl Layout for MapIterator {
    fn release(this: Borrowed<'_, MapIterator>) {
        drop(this.take());
    }
}

impl Borrowed<'_, MapIterator> {
    /// Takes the state out; `None` at the end of the iteration, or while the iterator is in use.
    fn take(self) -> Option<Box<State>> {
        let state = self.get().state.replace(null_mut());
        // SAFETY: null, or the box that the iterator owned and gives up here.
        (!state.is_null()).then(|| unsafe { Box::from_raw(state) })
    }

    /// Puts the state back.
    fn put(self, state: Box<State>) {
        self.get().state.set(Box::into_raw(state));
    }
}

struct State {
    object: FfiRef,
    api: Api,
    part: Part,
    /// The position (small) or slot (dense) of the next entry.
    at: u64,
    left: u64,
    /// The map's memory at the start of the iteration.
    memory: MapMemory,
}

/// An iterator over a container.
pub(super) fn new(this: Borrowed<'_, ContainerObject>, from: From, part: Part) -> Result<Owned> {
    let made = ITERATOR.class(this.py()).allocate(0)?;
    using(this, MAPS, |map| {
        if let (Some(iterator), Some(memory)) = (ITERATOR.cast(made.borrow()), MapMemory::of(map)) {
            let (first, last) = memory.ends(map);
            let (at, left) = match from {
                From::First => (first, memory.size),
                From::Last => (last, memory.size.min(1)),
            };
            let (object, api) = (map.share(), this.api.get());
            iterator.section.set(map.as_ptr().cast());
            iterator.put(Box::new(State { object, api, part, at, left, memory }));
        }
        Ok(())
    })?;
    Ok(made)
}

impl State {
    /// The next entry, with its own references; the position after it is stored. [`State::check`] has just seen the map
    /// unchanged.
    #[inline]
    fn advance(&mut self, py: Python<'_>) -> Result<(OwnedAny, OwnedAny)> {
        let Some(entry) = self.memory.entry(self.object.borrow(), self.at) else {
            return Err(self.changed(py, "keys"));
        };
        let (shared, next) = ((entry.key.share(), entry.value.share()), entry.next);
        self.at = next;
        self.left -= 1;
        Ok(shared)
    }

    /// Raises if the map grew or shrank, or if its memory moved since the start.
    #[inline]
    fn check(&self, py: Python<'_>) -> Result<()> {
        match MapMemory::of(self.object.borrow()) == Some(self.memory) {
            true => Ok(()),
            false => Err(self.changed(py, "size")),
        }
    }

    #[cold]
    fn changed(&self, py: Python<'_>, what: &str) -> Raised {
        let is_dict = self.object.borrow().type_index() == TypeIndex::DICT;
        let kind = if is_dict { "Dict" } else { "Map" };
        runtime_error(py, format!("{kind} changed {what} during iteration"))
    }
}

fn next(this: Borrowed<'_, MapIterator>) -> Result<Option<Owned>> {
    in_section_at(this.section.get(), || step(this))
}

fn step(this: Borrowed<'_, MapIterator>) -> Result<Option<Owned>> {
    let py = this.py();
    let Some(mut state) = this.take() else { return Ok(None) };
    // No Python code runs before the state is back.
    let step = state.check(py).and_then(|()| match state.left {
        0 => Ok(None),
        _ => state.advance(py).map(Some),
    });
    let (part, api) = (state.part, state.api);
    if !matches!(step, Ok(None)) {
        this.put(state);
    }
    let Some((key, value)) = step? else { return Ok(None) };
    let item = match part {
        Part::Key => value::take(py, key, api),
        Part::Value => value::take(py, value, api),
        Part::Both => {
            let key = value::take(py, key, api)?;
            Owned::tuple(py, [key, value::take(py, value, api)?])
        }
    };
    item.map(Some)
}

fn length_hint(this: Borrowed<'_, MapIterator>) -> Result<Owned> {
    let left = in_section_at(this.section.get(), || {
        this.take().map_or(0, |state| {
            let left = state.left;
            this.put(state);
            left
        })
    });
    Owned::int(this.py(), left as i64)
}

/// Creates the class of the iterators.
pub(super) fn install(py: Python<'_>) -> Result<()> {
    let (name, doc) = (c"fishplate._core.MapIterator", c"Iterator over a Map or a Dict.");
    iterator_class(name, doc, next, Method::no_args(length_hint)).build(py, None, &ITERATOR)
}
