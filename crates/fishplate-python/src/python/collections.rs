//! Tuples, lists and dictionaries, and vectors whose size Python requests.

use std::ffi::CStr;

use pyo3_ffi as ffi;

use super::capi;
use super::raised::raised;
use super::{
    Borrowed, Owned, Python, Raised, Result, check, error_is_set, in_section_of, no_memory,
    type_error,
};
use crate::class::Layout;

/// An empty vector with room for `count` items; a MemoryError if memory runs out.
pub(crate) fn room<T>(py: Python<'_>, count: usize) -> Result<Vec<T>> {
    let mut items = Vec::new();
    reserve(py, &mut items, count)?;
    Ok(items)
}

/// Makes room for more items in a vector.
#[inline]
pub(crate) fn reserve<T>(py: Python<'_>, items: &mut Vec<T>, more: usize) -> Result<()> {
    items.try_reserve(more).map_err(|_| no_memory(py))
}

/// A vector of `count` copies of a value.
pub(crate) fn filled<T: Clone>(py: Python<'_>, count: usize, value: T) -> Result<Vec<T>> {
    let mut items = room(py, count)?;
    items.resize(count, value);
    Ok(items)
}

/// Collects the items of an iterator that knows its length.
pub(crate) fn gathered<T>(
    py: Python<'_>,
    source: impl ExactSizeIterator<Item = T>,
) -> Result<Vec<T>> {
    let mut items = room(py, source.len())?;
    items.extend(source);
    Ok(items)
}

impl Owned {
    /// A tuple of these items.
    pub(crate) fn tuple(
        py: Python<'_>,
        items: impl IntoIterator<Item = Owned, IntoIter: ExactSizeIterator>,
    ) -> Result<Owned> {
        tuple_from(py, items.into_iter().map(Ok))
    }
}

/// A tuple of the items of an iterator; stops at the first error.
#[inline]
pub(crate) fn tuple_from(
    py: Python<'_>,
    items: impl ExactSizeIterator<Item = Result<Owned>>,
) -> Result<Owned> {
    let _: Python<'_> = py;
    // SAFETY: the thread is attached.
    fill_tuple(raised(unsafe { capi::PyTuple_New(items.len() as isize) })?, items)
}

/// Fills the empty slots of a new tuple, or of an instance of a derived class.
pub(crate) fn fill_tuple(
    tuple: Owned,
    items: impl ExactSizeIterator<Item = Result<Owned>>,
) -> Result<Owned> {
    let room = tuple.borrow().tuple_len();
    for (index, item) in items.take(room).enumerate() {
        // SAFETY: the tuple is new, and has that slot; on an error a tuple with empty slots is freed, which Python
        // allows.
        unsafe { ffi::PyTuple_SET_ITEM(tuple.as_ptr(), index as isize, item?.into_ptr()) };
    }
    Ok(tuple)
}

/// A list of the items of an iterator; stops at the first error.
pub(crate) fn list_from(
    py: Python<'_>,
    items: impl ExactSizeIterator<Item = Result<Owned>>,
) -> Result<Owned> {
    let _: Python<'_> = py;
    let room = items.len();
    // SAFETY: the thread is attached.
    let list = raised(unsafe { capi::PyList_New(room as isize) })?;
    for (index, item) in items.take(room).enumerate() {
        // SAFETY: the list is new, and has that slot; on an error a list with empty slots is freed, which Python
        // allows.
        unsafe { ffi::PyList_SET_ITEM(list.as_ptr(), index as isize, item?.into_ptr()) };
    }
    Ok(list)
}

/// An empty list.
pub(crate) fn new_list(_: Python<'_>) -> Result<Owned> {
    // SAFETY: the thread is attached.
    raised(unsafe { capi::PyList_New(0) })
}

/// An empty dictionary.
pub(crate) fn new_dict(_: Python<'_>) -> Result<Owned> {
    // SAFETY: the thread is attached.
    raised(unsafe { capi::PyDict_New() })
}

/// The layout of a tuple.
pub(crate) type Tuple = ffi::PyTupleObject;

// SAFETY: starts with an object; tuples are never created from this layout here.
unsafe impl Layout for Tuple {}

impl<'a> Borrowed<'a, Tuple> {
    /// The items, which never change.
    #[inline(always)]
    pub(crate) fn tuple(self) -> &'a [Borrowed<'a>] {
        let (tuple, count) = (self.get(), self.get().ob_base.ob_size as usize);
        // SAFETY: as many items as the tuple says, which it holds; a borrowed object is its address.
        unsafe { std::slice::from_raw_parts((&raw const tuple.ob_item).cast(), count) }
    }
}

impl<'a> Borrowed<'a> {
    /// The items of a tuple, which never change; empty for other objects.
    #[inline(always)]
    pub(crate) fn tuple_items(self) -> &'a [Borrowed<'a>] {
        if !self.is_tuple() {
            return &[];
        }
        // SAFETY: a tuple.
        let tuple: Borrowed<'a, Tuple> = unsafe { Borrowed::from_ptr(self.as_ptr()) };
        tuple.tuple()
    }

    /// The number of items of a tuple; 0 for other objects.
    #[inline(always)]
    pub(crate) fn tuple_len(self) -> usize {
        self.tuple_items().len()
    }

    /// The current items of an exact list, if `fit` accepts all of them. They are borrowed from the list, so nothing
    /// that runs before the last use may change it.
    ///
    /// # Safety
    /// No Python code runs while the items are used.
    #[inline]
    pub(crate) unsafe fn list_items_if(
        self,
        fit: impl Fn(Borrowed<'a>) -> bool,
    ) -> Option<&'a [Borrowed<'a>]> {
        // Without the GIL another thread may change the list at any time.
        if cfg!(Py_GIL_DISABLED) || !self.is_exact_list() {
            return None;
        }
        // SAFETY: an exact list.
        let list = unsafe { &*self.as_ptr().cast::<ffi::PyListObject>() };
        let count = list.ob_base.ob_size as usize;
        let items = match count {
            0 => &[][..],
            // SAFETY: the list holds so many items, and the caller guarantees that nothing changes it meanwhile.
            _ => unsafe { std::slice::from_raw_parts(list.ob_item.cast::<Borrowed<'a>>(), count) },
        };
        items.iter().all(|&item| fit(item)).then_some(items)
    }

    /// The number of items of a list; 0 for other objects.
    pub(crate) fn list_len(self) -> usize {
        if !self.is_list() {
            return 0;
        }
        capi::PyList_Size(self) as usize
    }

    /// The item of a list at a position, if there is one.
    pub(crate) fn list_item(self, index: usize) -> Option<Owned> {
        if index >= self.list_len() {
            return None;
        }
        capi::PySequence_GetItem(self, index as isize)
    }

    /// `self.append(item)` of a list.
    pub(crate) fn list_append(self, item: Borrowed<'_>) -> Result<()> {
        check(capi::PyList_Append(self, item))
    }

    /// `tuple(self)` of a list.
    pub(crate) fn list_to_tuple(self) -> Result<Owned> {
        raised(capi::PyList_AsTuple(self))
    }

    /// `self[key] = value` of a dictionary.
    pub(crate) fn dict_set(self, key: Borrowed<'_>, value: Borrowed<'_>) -> Result<()> {
        check(capi::PyDict_SetItem(self, key, value))
    }

    /// `self.get(key)` of a dictionary.
    pub(crate) fn dict_get(self, key: Borrowed<'_>) -> Result<Option<Owned>> {
        in_section_of(self, || {
            // SAFETY: the borrowed value is shared before any other code runs.
            match unsafe { capi::PyDict_GetItemWithError(self, key) } {
                Some(found) => Ok(Some(found.share())),
                None if error_is_set(self.py()) => Err(Raised::already()),
                None => Ok(None),
            }
        })
    }

    /// `self.get(key)` of a dictionary; errors count as a missing key.
    pub(crate) fn dict_get_text(self, key: &CStr) -> Option<Owned> {
        if !self.is_dict() {
            return None;
        }
        in_section_of(self, || {
            // SAFETY: a dictionary and a C string; the borrowed value is shared before any other code runs.
            unsafe { capi::PyDict_GetItemString(self, key.as_ptr()) }.map(Borrowed::share)
        })
    }

    /// `key in self` of a dictionary.
    pub(crate) fn dict_contains(self, key: Borrowed<'_>) -> Result<bool> {
        let answer = capi::PyDict_Contains(self, key);
        check(answer).map(|()| answer == 1)
    }

    /// The number of entries of a dictionary; 0 for other objects.
    pub(crate) fn dict_len(self) -> usize {
        if !self.is_dict() {
            return 0;
        }
        capi::PyDict_Size(self) as usize
    }

    /// The entry of a dictionary at a position and the position of the next; `None` at the end.
    pub(crate) fn dict_next(self, place: &mut isize) -> Option<(Owned, Owned)> {
        if !self.is_dict() {
            return None;
        }
        in_section_of(self, || {
            let (mut key, mut value) = (None, None);
            // SAFETY: a dictionary; the borrowed key and value are shared before any other code runs.
            unsafe { capi::PyDict_Next(self, place, &mut key, &mut value) };
            Some((key?.share(), value?.share()))
        })
    }

    /// The current entries of a dictionary.
    pub(crate) fn dict_items(self) -> Result<Vec<(Owned, Owned)>> {
        let mut items = room(self.py(), self.dict_len())?;
        let mut place = 0;
        while let Some(item) = self.dict_next(&mut place) {
            reserve(self.py(), &mut items, 1)?;
            items.push(item);
        }
        Ok(items)
    }

    /// The current keys and values of a dictionary, alternating.
    pub(crate) fn dict_flat(self) -> Result<Vec<Owned>> {
        let mut flat = room(self.py(), self.dict_len() * 2)?;
        let mut place = 0;
        while let Some((key, value)) = self.dict_next(&mut place) {
            reserve(self.py(), &mut flat, 2)?;
            flat.push(key);
            flat.push(value);
        }
        Ok(flat)
    }

    /// The entries of a dictionary, borrowed from it.
    ///
    /// # Safety
    /// Nobody changes the dictionary for `'a`.
    pub(crate) unsafe fn dict_borrowed(self) -> Result<Vec<(Borrowed<'a>, Borrowed<'a>)>> {
        let items = self.dict_items()?;
        let borrowed = |object: &Owned| {
            // SAFETY: the caller guarantees that the dictionary holds the object for `'a`.
            unsafe { Borrowed::from_ptr(object.as_ptr()) }
        };
        Ok(items.iter().map(|(key, value)| (borrowed(key), borrowed(value))).collect())
    }

    /// A copy of a dictionary.
    pub(crate) fn dict_copy(self) -> Result<Owned> {
        raised(capi::PyDict_Copy(self))
    }

    /// Adds an object to a module under a name.
    pub(crate) fn module_add(self, name: &'static CStr, value: Borrowed<'_>) -> Result<()> {
        check(capi::PyModule_AddObjectRef(self, name.into(), value))
    }

    /// The dictionary of a module.
    pub(crate) fn module_dict(self) -> Result<Owned> {
        // SAFETY: a live object; anything but a module raises. The borrowed dictionary is shared before any other code
        // runs.
        match unsafe { capi::PyModule_GetDict(self) } {
            Some(dict) => Ok(dict.share()),
            None => Err(type_error(self.py(), "expected a module")),
        }
    }
}
