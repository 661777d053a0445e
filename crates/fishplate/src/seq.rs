//! `ffi.Array` and `ffi.List` in memory: one layout, a cell that points to owned values.
//!
//! An array is read in place, because nobody changes a shared array. A list may change between any two calls, so a
//! value's count is incremented before anything reads it.

use fishplate_abi::error_kind;
use std::cell::UnsafeCell;
use std::ffi::{c_int, c_void};
use std::ptr::NonNull;

use fishplate_abi::{DELETE_STRONG, ObjectHeader, RawAny, SeqCell, TypeIndex};

use crate::any::{Any, AnyView};
use crate::convert::shown_type;
use crate::error::{Error, Result};
use crate::object::{ObjectRef, ObjectType};
use crate::storable::{Storable, mismatch};
use crate::{memory, tail};

/// The object of an array.
#[repr(C)]
pub struct ArrayObj {
    header: ObjectHeader,
    cell: SeqCell,
}

// SAFETY: every `ffi.Array` has this layout.
unsafe impl ObjectType for ArrayObj {
    const TYPE_KEY: &'static str = "ffi.Array";
    fn type_index() -> TypeIndex {
        TypeIndex::ARRAY
    }
    #[inline]
    fn is_instance(index: TypeIndex) -> bool {
        index == TypeIndex::ARRAY
    }
}

/// The object of a list.
#[repr(C)]
pub struct ListObj {
    header: ObjectHeader,
    cell: UnsafeCell<SeqCell>,
}

// SAFETY: every `ffi.List` has this layout.
unsafe impl ObjectType for ListObj {
    const TYPE_KEY: &'static str = "ffi.List";
    fn type_index() -> TypeIndex {
        TypeIndex::LIST
    }
    #[inline]
    fn is_instance(index: TypeIndex) -> bool {
        index == TypeIndex::LIST
    }
}

impl ArrayObj {
    /// The elements.
    #[inline]
    pub fn values(&self) -> &[Any] {
        let len = usize::try_from(self.cell.size).unwrap_or(0);
        if len == 0 || self.cell.data.is_null() {
            return &[];
        }
        // SAFETY: `size` owned values, which do not change while the object is shared; `Any` is
        // transparent over the C type.
        unsafe { std::slice::from_raw_parts(self.cell.data.cast(), len) }
    }
}

impl ListObj {
    /// Current number of elements.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        // SAFETY: the ABI makes changes exclusive, and a list stays on its thread.
        usize::try_from(unsafe { (*self.cell.get()).size }).unwrap_or(0)
    }

    /// The current element at a position.
    #[inline]
    pub(crate) fn value(&self, i: usize) -> Option<Any> {
        if i >= self.len() {
            return None;
        }
        // SAFETY: as in `len`; the position is in bounds, and the view is gone before anything else
        // can change the list.
        let view = unsafe { AnyView::from_raw(*(*self.cell.get()).data.add(i)) };
        view.to_owned().ok()
    }

    /// The current elements.
    pub(crate) fn snapshot(&self) -> Vec<Any> {
        let mut values = memory::vec(self.len());
        values.extend((0..self.len()).map_while(|i| self.value(i)));
        values
    }

    /// Appends an element if there is room for it, or returns it.
    #[inline]
    pub(crate) fn try_push(&self, value: Any) -> Result<(), Any> {
        let cell = self.cell.get();
        // SAFETY: as in `len`. The slot behind the last element is in the capacity and owns nothing.
        unsafe {
            let size = (*cell).size;
            if size < 0 || size >= (*cell).capacity || (*cell).data.is_null() {
                return Err(value);
            }
            (*cell).data.add(size as usize).write(value.into_raw());
            (*cell).size = size + 1;
        }
        Ok(())
    }
}

/// The elements of an array, or the current ones of a list; `None` for other values.
pub(crate) enum Elements<'a> {
    /// Elements of an array, in place.
    Array(&'a ArrayObj),
    /// Copies of the elements of a list.
    List(Vec<Any>),
}

impl<'a> Elements<'a> {
    #[inline]
    pub(crate) fn of(view: &AnyView<'a>) -> Option<Elements<'a>> {
        if let Some(array) = view.as_object::<ArrayObj>() {
            return Some(Elements::Array(array));
        }
        view.as_object::<ListObj>().map(|list| Elements::List(list.snapshot()))
    }

    #[inline]
    pub(crate) fn values(&self) -> &[Any] {
        match self {
            Elements::Array(array) => array.values(),
            Elements::List(values) => values,
        }
    }
}

/// Describes a value that is not a sequence of `T`, down to the wrong element.
pub(crate) fn describe<T: Storable>(kind: &str, view: &AnyView<'_>) -> String {
    let elements = Elements::of(view);
    let values = elements.as_ref().map_or(&[][..], Elements::values).iter().enumerate();
    let wrong = values.map(|(i, value)| (i, mismatch::<T>(value.as_view())));
    match wrong.into_iter().find_map(|(i, wrong)| Some((i, wrong?))) {
        Some((i, wrong)) => format!("{kind}[index {i}: {wrong}]"),
        None => shown_type(view),
    }
}

unsafe extern "C" fn delete_array(object: *mut c_void, flags: c_int) {
    if flags & DELETE_STRONG != 0 {
        // SAFETY: the last strong reference is gone, so the elements are released once, here. Data that someone else
        // put into the cell is freed by the deleter that came with it.
        unsafe {
            let cell = &mut (*object.cast::<ArrayObj>()).cell;
            tail::release_all(cell.data, usize::try_from(cell.size).unwrap_or(0));
            if let Some(free) = cell.data_deleter {
                free(cell.data.cast());
            }
        }
    }
    // SAFETY: only objects of `Builder` have this deleter.
    unsafe { tail::free(object, flags) };
}

/// An array under construction: nobody else has it yet.
pub(crate) struct Builder(ObjectRef<ArrayObj>);

impl Builder {
    /// # Panics
    /// When memory runs out.
    pub(crate) fn with_capacity(capacity: usize) -> Builder {
        Builder::new(tail::allocate(capacity), capacity)
    }

    /// Does the same as [`Builder::with_capacity`], but returns a `MemoryError` when memory runs out.
    pub(crate) fn try_with_capacity(capacity: usize) -> Result<Builder> {
        let Some(memory) = tail::try_allocate(capacity, false) else {
            let text = format!("Cannot allocate an array of {capacity} elements");
            return Err(Error::new(error_kind::MEMORY_ERROR, text));
        };
        Ok(Builder::new(memory, capacity))
    }

    #[inline]
    fn new((object, data): (NonNull<ArrayObj>, *mut RawAny), capacity: usize) -> Builder {
        let header = tail::new_header(TypeIndex::ARRAY, delete_array);
        let cell = SeqCell { data, size: 0, capacity: capacity as i64, data_deleter: None };
        // SAFETY: the memory is new and fits; the object's one reference goes to the builder.
        unsafe {
            object.write(ArrayObj { header, cell });
            Builder(ObjectRef::from_handle(object))
        }
    }

    fn cell(&mut self) -> *mut SeqCell {
        // SAFETY: the object is live.
        unsafe { &raw mut (*self.0.as_handle().cast::<ArrayObj>()).cell }
    }

    #[inline]
    pub(crate) fn push(&mut self, value: Any) {
        let mut cell = self.cell();
        // SAFETY: nobody else has the object, and a slot below the capacity is in the allocation.
        unsafe {
            if (*cell).size >= (*cell).capacity {
                self.grow();
                cell = self.cell();
            }
            (*cell).data.add((*cell).size as usize).write(value.into_raw());
            (*cell).size += 1;
        }
    }

    /// Adds values. Values that fit are written in a loop that keeps its count in a register.
    #[inline]
    pub(crate) fn extend(&mut self, mut values: impl Iterator<Item = Any>) {
        let cell = self.cell();
        // SAFETY: nobody else has the object, and slots below the capacity are in the allocation.
        unsafe {
            let mut filled = Filled::new(cell);
            let room = (*cell).data.add((*cell).capacity as usize);
            while filled.end < room {
                let Some(value) = values.next() else { return };
                filled.add(value);
            }
        }
        values.for_each(|value| self.push(value));
    }

    /// Adds values for which there is room.
    ///
    /// # Safety
    /// There are no more values than free slots.
    #[inline]
    pub(crate) unsafe fn extend_within(&mut self, values: impl Iterator<Item = Any>) {
        let cell = self.cell();
        // SAFETY: nobody else has the object; the caller guarantees that the slots are in the allocation.
        unsafe {
            let mut filled = Filled::new(cell);
            values.for_each(|value| filled.add(value));
        }
    }

    #[cold]
    fn grow(&mut self) {
        let larger = Builder::with_capacity(self.larger());
        self.move_to(larger);
    }

    /// Makes room for another value; returns a `MemoryError` when memory runs out.
    pub(crate) fn try_reserve_one(&mut self) -> Result<()> {
        let cell = self.cell();
        // SAFETY: the object is live.
        if unsafe { (*cell).size >= (*cell).capacity } {
            let larger = Builder::try_with_capacity(self.larger())?;
            self.move_to(larger);
        }
        Ok(())
    }

    /// The capacity after the next growth.
    fn larger(&mut self) -> usize {
        // SAFETY: the object is live.
        unsafe { (*self.cell()).size as usize }.saturating_mul(2).max(4)
    }

    /// Moves the values into a larger object.
    fn move_to(&mut self, mut larger: Builder) {
        let old = self.cell();
        // SAFETY: nobody else has either object; the values move, so the old one holds none afterwards.
        unsafe {
            let len = (*old).size;
            let new = larger.cell();
            (*new).data.copy_from_nonoverlapping((*old).data, len as usize);
            (*new).size = len;
            (*old).size = 0;
            *self = larger;
        }
    }

    pub(crate) fn finish(self) -> ObjectRef<ArrayObj> {
        self.0
    }
}

/// Stores the number of filled slots on drop, at the end of a loop or when it panics.
struct Filled {
    cell: *mut SeqCell,
    /// Address behind the last filled slot.
    end: *mut RawAny,
}

impl Filled {
    /// # Safety
    /// The cell of a builder's object, which outlives this.
    #[inline]
    unsafe fn new(cell: *mut SeqCell) -> Filled {
        // SAFETY: the cell belongs to the builder, and its filled slots are in the allocation.
        unsafe { Filled { cell, end: (*cell).data.add((*cell).size as usize) } }
    }

    /// # Safety
    /// There is a slot left.
    #[inline]
    unsafe fn add(&mut self, value: Any) {
        // SAFETY: there is a slot left, by this function's contract.
        unsafe {
            self.end.write(value.into_raw());
            self.end = self.end.add(1);
        }
    }
}

impl Drop for Filled {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: the cell of a builder's object, whose slots up to `end` are filled.
        unsafe { (*self.cell).size = self.end.offset_from((*self.cell).data) as i64 };
    }
}
