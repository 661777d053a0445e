//! `CArray`: length, elements, slices and iteration of `Array` and `List`.

use std::ptr::null_mut;

use fishplate_abi::{ObjectHeader, TypeIndex};
use pyo3_ffi as py;

use super::entries::elements;
use super::{ContainerObject, build, iterator_class, using};
use crate::any::{Api, View};
use crate::class::{ClassBuilder, ClassCell, Layout, Method, add_class};
use crate::ffi_object::{FfiObject, FfiRef};
use crate::global::Global;
use crate::python::{
    Borrowed, Owned, PyObject, Python, Raised, Result, Shared, capi, check, clear_error,
    error_is_set, in_section_at, index_error, list_from, runtime_error, text_of, tuple_from,
    type_error, type_name,
};
use crate::value;

pub(crate) static ARRAY: ClassCell<ContainerObject> = ClassCell::new();
static ITERATOR: ClassCell<SequenceIterator> = ClassCell::new();
static MAKE_ARRAY: Global = Global::new("ffi.Array");

const SEQUENCES: [TypeIndex; 2] = [TypeIndex::ARRAY, TypeIndex::LIST];

/// The number of elements.
#[inline]
pub(super) fn count(object: FfiObject<'_>) -> isize {
    object.sequence().map_or(0, |cell| cell.size.max(0) as isize)
}

/// The element at a position; `None` beyond the end. It is borrowed: nothing that could change a `List` runs before its
/// last use.
#[inline]
pub(super) fn element(object: FfiObject<'_>, at: isize) -> Option<View<'_>> {
    elements(object).get(usize::try_from(at).ok()?).copied()
}

/// The elements of an `Array`, converted.
pub(crate) fn to_tuple(py: Python<'_>, array: FfiObject<'_>) -> Result<Owned> {
    tuple_from(py, elements(array).iter().map(|element| value::copy(py, *element, None)))
}

fn length(this: Borrowed<'_, ContainerObject>) -> Result<isize> {
    using(this, SEQUENCES, |sequence| Ok(count(sequence)))
}

/// The value of an object that can be an index; `None` for other objects. A value beyond the range of `isize` is
/// clamped, which is out of range for every sequence.
pub(super) fn as_index(index: Borrowed<'_>) -> Result<Option<isize>> {
    if !index.is_index() {
        return Ok(None);
    }
    // Without an exception class the number is clamped.
    let number = capi::PyNumber_AsSsize_t(index, None);
    if number == -1 && error_is_set(index.py()) {
        return Err(Raised::already());
    }
    Ok(Some(number))
}

/// The position that an index selects in a sequence of `length` elements.
#[inline]
pub(super) fn position(index: Borrowed<'_>, number: isize, length: isize) -> Result<isize> {
    let at = if number < 0 { number.saturating_add(length) } else { number };
    if at < 0 || at >= length { Err(out_of_range(index, length)) } else { Ok(at) }
}

#[cold]
fn out_of_range(index: Borrowed<'_>, length: isize) -> Raised {
    let py = index.py();
    // If the index has no text, the message leaves it out.
    let text = index.str().and_then(|text| text_of(text.borrow())).unwrap_or_else(|_| {
        clear_error(py);
        String::new()
    });
    index_error(py, format!("Index out of range. size: {length}, got index {text}"))
}

#[cold]
pub(super) fn no_index(index: Borrowed<'_>) -> Raised {
    let got = type_name(index);
    type_error(index.py(), format!("indices must be integers or slices, not {got}"))
}

/// Reads the index first, which may run Python code.
fn subscript(this: Borrowed<'_, ContainerObject>, index: Borrowed<'_>) -> Result<Owned> {
    match as_index(index)? {
        Some(number) => using(this, SEQUENCES, |sequence| {
            let at = position(index, number, count(sequence))?;
            match element(sequence, at) {
                Some(found) => value::copy(this.py(), found, this.api.get()),
                None => Err(out_of_range(index, count(sequence))),
            }
        }),
        None if index.is_slice() => slice(this, index),
        None => Err(no_index(index)),
    }
}

fn item(this: Borrowed<'_, ContainerObject>, at: isize) -> Result<Owned> {
    let py = this.py();
    using(this, SEQUENCES, |sequence| match element(sequence, at) {
        Some(found) => value::copy(py, found, this.api.get()),
        None => {
            let size = count(sequence);
            Err(index_error(py, format!("Index out of range. size: {size}, got index {at}")))
        }
    })
}

/// The positions that a slice selects now: start, stop, step and their number.
pub(super) struct Range {
    pub(super) start: isize,
    pub(super) stop: isize,
    pub(super) step: isize,
    pub(super) count: isize,
}

/// Reads a slice, which may run Python code, and then the length that it is applied to.
pub(super) fn range(this: Borrowed<'_, ContainerObject>, slice: Borrowed<'_>) -> Result<Range> {
    let (mut start, mut stop, mut step) = (0, 0, 0);
    if !slice.is_slice() {
        return Err(no_index(slice));
    }
    // SAFETY: a slice and three addresses.
    check(unsafe {
        py::PySlice_Unpack(slice.as_ptr(), &raw mut start, &raw mut stop, &raw mut step)
    })?;
    let length = length(this)?;
    let count = capi::PySlice_AdjustIndices(length, &mut start, &mut stop, step);
    Ok(Range { start, stop, step, count })
}

/// Returns a slice as a Python list.
fn slice(this: Borrowed<'_, ContainerObject>, slice: Borrowed<'_>) -> Result<Owned> {
    let py = this.py();
    let range = range(this, slice)?;
    list_from(
        py,
        (0..range.count).map(|slot| {
            // Looked up each time, because a conversion runs Python code, which may change a List.
            let at = range.start + slot * range.step;
            using(this, SEQUENCES, |sequence| match element(sequence, at) {
                Some(found) => value::copy(py, found, this.api.get()),
                None => Err(runtime_error(py, "the List became shorter while a slice was taken")),
            })
        }),
    )
}

fn init(
    this: Borrowed<'_, ContainerObject>,
    args: Borrowed<'_>,
    keywords: Option<Borrowed<'_>>,
) -> Result<()> {
    let Some(input) = build::single_argument(this, args, keywords, c"input_list")? else {
        let class = type_name(this.object());
        return Err(type_error(
            this.py(),
            format!("{class}.__init__() missing 1 required positional argument: 'input_list'"),
        ));
    };
    build::construct_from(this, &MAKE_ARRAY, input.borrow())
}

/// The layout of an iterator. It stops at the length that it saw at the start, or at the end of a List that became
/// shorter; elements that were added meanwhile are left out.
#[repr(C)]
struct SequenceIterator {
    base: PyObject,
    /// A reference; null at the end of the iteration.
    object: Shared<*mut ObjectHeader>,
    /// The address of the sequence, which never changes: its section is also that of the iterator.
    section: Shared<*const ()>,
    api: Shared<Api>,
    at: Shared<usize>,
    end: Shared<usize>,
}

// SAFETY: starts with an object; without a sequence the pointer is null.
unsafe impl Layout for SequenceIterator {
    fn release(this: Borrowed<'_, SequenceIterator>) {
        this.finish();
    }
}

impl<'a> Borrowed<'a, SequenceIterator> {
    fn sequence(self) -> Option<FfiObject<'a>> {
        // SAFETY: null, or the reference that the iterator holds until its end.
        unsafe { FfiObject::from_nullable(self.get().object.get()) }
    }

    fn finish(self) {
        // SAFETY: null, or the reference that the iterator held and gives up here.
        drop(unsafe { FfiRef::from_raw(self.get().object.replace(null_mut())) });
    }
}

fn iter(this: Borrowed<'_, ContainerObject>) -> Result<Owned> {
    let made = ITERATOR.class(this.py()).allocate(0)?;
    using(this, SEQUENCES, |sequence| {
        if let Some(iterator) = ITERATOR.cast(made.borrow()) {
            iterator.section.set(sequence.as_ptr().cast());
            iterator.object.set(sequence.share().into_raw());
            iterator.api.set(this.api.get());
            iterator.end.set(elements(sequence).len());
        }
        Ok(())
    })?;
    Ok(made)
}

fn next(this: Borrowed<'_, SequenceIterator>) -> Result<Option<Owned>> {
    in_section_at(this.section.get(), || step(this))
}

fn step(this: Borrowed<'_, SequenceIterator>) -> Result<Option<Owned>> {
    let py = this.py();
    let Some(sequence) = this.sequence() else { return Ok(None) };
    let at = this.at.get();
    let found = if at < this.end.get() { elements(sequence).get(at) } else { None };
    match found {
        Some(&found) => {
            this.at.set(at + 1);
            value::copy(py, found, this.api.get()).map(Some)
        }
        None => {
            this.finish();
            Ok(None)
        }
    }
}

fn length_hint(this: Borrowed<'_, SequenceIterator>) -> Result<Owned> {
    let left = in_section_at(this.section.get(), || {
        this.sequence().map_or(0, |_| this.end.get() - this.at.get())
    });
    Owned::int(this.py(), left as i64)
}

/// Adds `CArray` to the module.
pub(super) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    let (name, doc) = (c"fishplate._core.SequenceIterator", c"Iterator over an Array or a List.");
    iterator_class(name, doc, next, Method::no_args(length_hint)).build(py, None, &ITERATOR)?;
    ClassBuilder::<ContainerObject>::new(c"fishplate._core.CArray")
        .doc(c"CArray(input_list)\n--\n\nElements, slices and iteration of Array and List.")
        .init(init)
        .iter(iter)
        .length(length)
        .sequence_length(length)
        .subscript(subscript)
        .item(item)
        .build(py, Some(super::BASE.class(py)), &ARRAY)?;
    add_class(module, &ARRAY)
}
