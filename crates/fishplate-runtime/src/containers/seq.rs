//! `ffi.Array` and `ffi.List`: one layout, a cell with a pointer to owned values.
//!
//! Code inlined into C++ clients reads and writes the same memory. Memory that one side allocated carries the deleter
//! of that side.

use std::marker::PhantomData;

use fishplate_abi::{ObjectHeader, RawAny, SeqCell, TypeIndex};

use super::list_memory::list_memory;
use crate::any::{Any, AnyView};
use crate::error::{Error, Result};
use crate::object::{self, ObjectType, Ref};

/// An array or a list.
#[repr(C)]
pub(crate) struct SeqObj {
    header: ObjectHeader,
    cell: SeqCell,
}

// SAFETY: `repr(C)` with the header first; arrays and lists share this layout.
unsafe impl ObjectType for SeqObj {
    const INDEX: TypeIndex = TypeIndex::ARRAY;
    fn is_instance(index: TypeIndex) -> bool {
        index == TypeIndex::ARRAY || index == TypeIndex::LIST
    }
}

/// An immutable sequence.
#[repr(transparent)]
pub(crate) struct ArrayObj(SeqObj);

// SAFETY: transparent over `SeqObj`.
unsafe impl ObjectType for ArrayObj {
    const INDEX: TypeIndex = TypeIndex::ARRAY;
}

/// A mutable sequence.
#[repr(transparent)]
pub(crate) struct ListObj(SeqObj);

// SAFETY: transparent over `SeqObj`.
unsafe impl ObjectType for ListObj {
    const INDEX: TypeIndex = TypeIndex::LIST;
}

impl Drop for SeqObj {
    fn drop(&mut self) {
        self.truncate(0);
        if let Some(free) = self.cell.data_deleter {
            // SAFETY: the deleter belongs to `data`.
            unsafe { free(self.cell.data.cast()) };
        }
    }
}

impl SeqObj {
    /// Number of elements.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        usize::try_from(self.cell.size).unwrap_or(0)
    }

    /// The elements.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Any] {
        if self.cell.data.is_null() {
            return &[];
        }
        // SAFETY: `size` initialised owned values, and `Any` is transparent over the C type.
        unsafe { std::slice::from_raw_parts(self.cell.data.cast(), self.len()) }
    }

    /// The elements, borrowed one by one.
    pub(crate) fn iter(&self) -> impl ExactSizeIterator<Item = AnyView<'_>> {
        self.as_slice().iter().map(Any::view)
    }

    /// The element at a position that may be out of bounds.
    pub(crate) fn get(&self, i: i64) -> Result<&Any> {
        usize::try_from(i)
            .ok()
            .and_then(|i| self.as_slice().get(i))
            .ok_or_else(|| self.out_of_bounds(i))
    }

    /// Replaces an element in place and returns the old one; `None` beyond the end. An array may be changed only while
    /// nobody else has it.
    pub(crate) fn replace(&self, i: usize, value: Any) -> Option<Any> {
        if i >= self.len() {
            return None;
        }
        // SAFETY: the position is in bounds, and changes are exclusive: nobody else has an array that is changed, and
        // the ABI's contract guarantees it for lists.
        Some(unsafe { Any::from_raw(self.cell.data.add(i).replace(value.into_raw())) })
    }

    #[cold]
    fn out_of_bounds(&self, i: i64) -> Error {
        Error::index(format!("Index {i} out of bounds {}", self.len()))
    }

    fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.cell.size -= 1;
            // SAFETY: the element behind the new end is initialised and owned, and moves out here. The size is lowered
            // first, so a deleter that reads the sequence does not see it.
            drop(unsafe { Any::from_raw(self.cell.data.add(self.len()).read()) });
        }
    }

    /// An empty sequence with its storage behind it, as for arrays.
    fn with_capacity(index: TypeIndex, capacity: usize) -> Result<Ref<SeqObj>> {
        let bytes =
            capacity.checked_mul(size_of::<RawAny>()).ok_or_else(|| Error::memory(usize::MAX))?;
        let cell = SeqCell { data: std::ptr::null_mut(), size: 0, capacity: 0, data_deleter: None };
        let seq =
            object::allocate_with_tail(SeqObj { header: object::new_header(index), cell }, bytes)?;
        let tail = object::tail_of(&seq).cast();
        // SAFETY: nobody else has the object yet; the tail has room for `capacity` values.
        unsafe {
            (*seq.as_ptr()).cell.data = tail;
            (*seq.as_ptr()).cell.capacity = capacity as i64;
        }
        Ok(seq)
    }

    /// Adds a value to a sequence that nobody else has yet.
    ///
    /// # Safety
    /// There is room for it.
    unsafe fn push_new(seq: &Ref<SeqObj>, value: Any) {
        // SAFETY: the caller guarantees that there is room for it.
        unsafe {
            let cell = &mut (*seq.as_ptr()).cell;
            cell.data.add(cell.size as usize).write(value.into_raw());
            cell.size += 1;
        }
    }
}

impl std::ops::Deref for ArrayObj {
    type Target = SeqObj;
    fn deref(&self) -> &SeqObj {
        &self.0
    }
}

impl std::ops::Deref for ListObj {
    type Target = SeqObj;
    fn deref(&self) -> &SeqObj {
        &self.0
    }
}

impl ArrayObj {
    /// Builds an array from the values on a stack from `start` on, and removes them from the stack.
    #[inline]
    pub(crate) fn from_stack(stack: &mut Vec<Any>, start: usize) -> Result<Ref<ArrayObj>> {
        let values = &stack[start..];
        let seq = SeqObj::with_capacity(TypeIndex::ARRAY, values.len())?;
        // SAFETY: nobody else has the object yet, and it has room for the values, which move out of the stack.
        // Transparent over `SeqObj`, with the index of an array.
        unsafe {
            let cell = &mut (*seq.as_ptr()).cell;
            cell.data.cast::<Any>().copy_from_nonoverlapping(values.as_ptr(), values.len());
            cell.size = values.len() as i64;
            stack.set_len(start);
            Ok(Ref::from_owned(std::ptr::NonNull::new_unchecked(seq.into_raw().cast())))
        }
    }

    /// Creates an array of values; stops at the first error.
    pub(crate) fn from_values(
        values: impl ExactSizeIterator<Item = Result<Any>>,
    ) -> Result<Ref<ArrayObj>> {
        let capacity = values.len();
        let seq = SeqObj::with_capacity(TypeIndex::ARRAY, capacity)?;
        for value in values.take(capacity) {
            // SAFETY: there is room for `capacity` values. On an error the sequence drops the values added so far.
            unsafe { SeqObj::push_new(&seq, value?) };
        }
        // SAFETY: transparent over `SeqObj`, with the index of an array.
        Ok(unsafe { Ref::from_owned(std::ptr::NonNull::new_unchecked(seq.into_raw().cast())) })
    }

    /// An array of owned values.
    pub(crate) fn from_vec(values: Vec<Any>) -> Result<Ref<ArrayObj>> {
        ArrayObj::from_values(values.into_iter().map(Ok))
    }
}

/// Changes of a list. The ABI leaves synchronisation of concurrent changes to the caller.
impl ListObj {
    /// Creates a list of values; stops at the first error.
    pub(crate) fn from_values(
        values: impl ExactSizeIterator<Item = Result<Any>>,
    ) -> Result<Ref<ListObj>> {
        let capacity = values.len();
        let seq = SeqObj::with_capacity(TypeIndex::LIST, 0)?;
        // SAFETY: transparent over `SeqObj`, with the index of a list.
        let list: Ref<ListObj> = unsafe {
            Ref::from_owned(std::ptr::NonNull::new_unchecked(seq.clone().into_raw().cast()))
        };
        // The storage of a list is separate and carries the deleter of the library that created the list: clients grow
        // lists through the runtime and check the deleter to find out.
        ListObj::reserve(&list, capacity.max(1))?;
        for value in values.take(capacity) {
            // SAFETY: as for arrays.
            unsafe { SeqObj::push_new(&seq, value?) };
        }
        Ok(list)
    }

    fn seq_mut(list: &Ref<ListObj>) -> ListMut<'_> {
        ListMut { list: list.as_ptr().cast(), borrow: PhantomData }
    }

    /// Replaces the element at a position.
    pub(crate) fn set(list: &Ref<ListObj>, i: i64, value: Any) -> Result<()> {
        list.get(i)?;
        let slot = ListObj::seq_mut(list).slot(i as usize);
        // SAFETY: the position is in bounds. The old value is dropped after the new one is stored.
        drop(unsafe { Any::from_raw(slot.replace(value.into_raw())) });
        Ok(())
    }

    /// Appends an element.
    pub(crate) fn push(list: &Ref<ListObj>, value: Any) -> Result<()> {
        ListObj::insert_all(list, list.len() as i64, vec![value])
    }

    /// Inserts elements before a position.
    pub(crate) fn insert_all(list: &Ref<ListObj>, i: i64, values: Vec<Any>) -> Result<()> {
        let len = list.len();
        let at = usize::try_from(i)
            .ok()
            .filter(|&at| at <= len)
            .ok_or_else(|| Error::index(format!("Index {i} out of bounds [0, {len}]")))?;
        ListObj::reserve(list, len.saturating_add(values.len()))?;
        let mut seq = ListObj::seq_mut(list);
        let count = values.len();
        // SAFETY: the capacity covers `len + count`; the gap is filled before anyone reads it.
        unsafe {
            seq.slot(at).copy_to(seq.slot(at + count), len - at);
            for (k, value) in values.into_iter().enumerate() {
                seq.slot(at + k).write(value.into_raw());
            }
        }
        seq.set_len(len + count);
        Ok(())
    }

    /// Removes the elements `[start, stop)` and returns them.
    pub(crate) fn remove(list: &Ref<ListObj>, start: i64, stop: i64) -> Result<Vec<Any>> {
        let len = list.len();
        if start == stop {
            return Ok(Vec::new());
        }
        if start < 0 || stop > len as i64 || start > stop {
            return Err(Error::index(format!("Erase range [{start}, {stop}) out of bounds {len}")));
        }
        let (start, stop) = (start as usize, stop as usize);
        let mut seq = ListObj::seq_mut(list);
        // SAFETY: the range is in bounds: its values move out, the rest moves down.
        let removed = unsafe {
            let removed = (start..stop).map(|k| Any::from_raw(seq.slot(k).read())).collect();
            seq.slot(stop).copy_to(seq.slot(start), len - stop);
            removed
        };
        seq.set_len(len - (stop - start));
        Ok(removed)
    }

    /// Reverses the elements in place.
    pub(crate) fn reverse(list: &Ref<ListObj>) {
        let len = list.len();
        let seq = ListObj::seq_mut(list);
        for k in 0..len / 2 {
            // SAFETY: both positions are in bounds and distinct.
            unsafe { seq.slot(k).swap(seq.slot(len - 1 - k)) };
        }
    }

    /// Removes everything.
    pub(crate) fn clear(list: &Ref<ListObj>) {
        // The range is the whole list, which is in bounds.
        let _ = ListObj::remove(list, 0, list.len() as i64);
    }

    /// Makes room for `capacity` elements, growing at least by half.
    pub(crate) fn reserve(list: &Ref<ListObj>, capacity: usize) -> Result<()> {
        let old = usize::try_from(list.cell.capacity).unwrap_or(0);
        if capacity <= old {
            return Ok(());
        }
        let capacity = capacity.max(old.saturating_add(old / 2)).max(4);
        let bytes = capacity.checked_mul(size_of::<RawAny>()).filter(|&b| b <= isize::MAX as usize);
        let memory = list_memory();
        // SAFETY: it accepts any size.
        let data = bytes.map_or(std::ptr::null_mut(), |b| unsafe { (memory.allocate)(b) });
        let data = data.cast::<RawAny>();
        if data.is_null() {
            return Err(Error::memory(bytes.unwrap_or(usize::MAX)));
        }
        let cell = ListObj::seq_mut(list).cell();
        // SAFETY: the new storage has room for the old elements, which move; the old storage is freed by the deleter
        // that belongs to it.
        unsafe {
            let (old_data, old_free) = ((*cell).data, (*cell).data_deleter);
            if !old_data.is_null() {
                data.copy_from_nonoverlapping(old_data, list.len());
            }
            (*cell).data = data;
            (*cell).capacity = capacity as i64;
            (*cell).data_deleter = Some(memory.free);
            if let Some(free) = old_free {
                free(old_data.cast());
            }
        }
        Ok(())
    }
}

/// Raw access to a list for the length of one change.
struct ListMut<'a> {
    list: *mut SeqObj,
    borrow: PhantomData<&'a ListObj>,
}

impl ListMut<'_> {
    fn cell(&self) -> *mut SeqCell {
        // SAFETY: the list is live for the borrow.
        unsafe { &raw mut (*self.list).cell }
    }

    fn slot(&self, i: usize) -> *mut RawAny {
        // SAFETY: callers stay within the capacity.
        unsafe { (*self.cell()).data.add(i) }
    }

    fn set_len(&mut self, len: usize) {
        // SAFETY: the list is live for the borrow.
        unsafe { (*self.cell()).size = len as i64 };
    }
}
