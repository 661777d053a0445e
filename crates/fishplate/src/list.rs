//! Mutable sequences.

use std::fmt;
use std::marker::PhantomData;

use crate::any::{Any, AnyView};
use crate::array::{display_list, out_of_range};
use crate::convert::FromView;
use crate::error::Result;
use crate::global::{Global, expect_memory};
use crate::memory;
use crate::object::ObjectRef;
use crate::over_object::container;
use crate::seq::{ArrayObj, Elements, ListObj, describe};
use crate::storable::{Storable, checked_part, is_any, mismatch, part, store};

static NEW: Global = Global::new("ffi.List");
static SET: Global = Global::new("ffi.ListSetItem");
static INSERT: Global = Global::new("ffi.ListInsert");
static ERASE: Global = Global::new("ffi.ListErase");
static CLEAR: Global = Global::new("ffi.ListClear");
static REVERSE: Global = Global::new("ffi.ListReverse");
static RESERVE: Global = Global::new("ffi.ListReserve");

container! {
    /// A mutable sequence of values. All its holders, in any language, see its changes.
    ///
    /// Others may put values of any type into a list, so reading an element can fail. Iteration covers the elements at
    /// its start. A list stays on its thread. The ABI requires that code which hands one list, or one dict, to two
    /// threads synchronises them. A function of another language that does not breaks that rule, and this crate cannot
    /// detect it.
    ///
    /// ```compile_fail
    /// let list = fishplate::List::from_iter([1_i64]);
    /// std::thread::spawn(move || list.len());
    /// ```
    ///
    /// ```
    /// # fn main() -> fishplate::Result<()> {
    /// # use fishplate::List;
    /// let list = List::from_iter([1_i64, 2]);
    /// let same = list.clone();
    /// same.push(3);
    /// assert_eq!(list.to_vec()?, [1, 2, 3]);
    /// assert_eq!(list.pop()?, Some(3));
    /// # Ok(())
    /// # }
    /// ```
    List<T> = ListObj, "ffi.List"
}

/// A new list object of values.
fn create(values: &[Any]) -> Result<ObjectRef<ListObj>> {
    let views: Vec<AnyView<'_>> = memory::collect(values.iter().map(Any::view));
    NEW.call_packed(&views)?.get()
}

impl<T> List<T> {
    /// Current number of elements.
    pub fn len(&self) -> usize {
        self.object.len()
    }

    /// Removes everything.
    pub fn clear(&self) {
        expect_memory(CLEAR.call((&self.object,)))
    }

    /// Reverses the order, in place.
    pub fn reverse(&self) {
        expect_memory(REVERSE.call((&self.object,)))
    }

    /// Makes room for more elements.
    pub fn reserve(&self, additional: usize) {
        let capacity = i64::try_from(self.len().saturating_add(additional)).unwrap_or(i64::MAX);
        expect_memory(RESERVE.call((&self.object, capacity)))
    }
}

impl<T: Storable> List<T> {
    /// An empty list.
    pub fn new() -> List<T> {
        List::from_object(expect_memory(create(&[])))
    }

    /// The element at a position; the error names the position.
    pub fn get(&self, i: usize) -> Result<T> {
        let value = self.object.value(i).ok_or_else(|| out_of_range("List", i, self.len()))?;
        part(&value, || format!("List[index {i}]"))
    }

    /// Adds an element at the end.
    pub fn push(&self, value: T) {
        let Err(value) = self.object.try_push(value.into_any()) else { return };
        self.reserve(self.len().max(4));
        let pushed = self.object.try_push(value);
        debug_assert!(pushed.is_ok(), "room was just made");
    }

    /// Removes and returns the last element; an element that is not a `T` stays, and is an error.
    pub fn pop(&self) -> Result<Option<T>> {
        self.len().checked_sub(1).map(|last| self.remove(last)).transpose()
    }

    /// Inserts an element before a position, or at the end.
    pub fn insert(&self, i: usize, value: T) -> Result<()> {
        if i > self.len() {
            return Err(out_of_range("List", i, self.len()));
        }
        INSERT.call((&self.object, i, value.into_any()))
    }

    /// Replaces the element at a position.
    pub fn set(&self, i: usize, value: T) -> Result<()> {
        if i >= self.len() {
            return Err(out_of_range("List", i, self.len()));
        }
        SET.call((&self.object, i, value.into_any()))
    }

    /// Removes and returns the element at a position; one that is not a `T` stays, and is an error.
    pub fn remove(&self, i: usize) -> Result<T> {
        let value = self.get(i)?;
        ERASE.call::<()>((&self.object, i))?;
        Ok(value)
    }

    /// Adds elements at the end.
    pub fn extend(&self, values: impl IntoIterator<Item = T>) {
        let values = values.into_iter();
        self.reserve(values.size_hint().0);
        values.for_each(|value| self.push(value));
    }

    /// The current elements, in order; later changes do not show.
    ///
    /// # Panics
    /// The iterator panics at an element that is not a `T`: others may put any value into a list. [`List::to_vec`] and
    /// [`List::get`] return an error instead.
    pub fn iter(&self) -> Snapshot<T> {
        Snapshot { values: self.object.snapshot().into_iter(), elements: PhantomData }
    }

    /// Returns the elements as a vector; the error names the first that is not a `T`.
    pub fn to_vec(&self) -> Result<Vec<T>> {
        let values = self.object.snapshot().into_iter().enumerate();
        values.map(|(i, value)| part(&value, || format!("List[index {i}]"))).collect()
    }
}

/// Iterator over the elements that a list had when the iteration began.
pub struct Snapshot<T> {
    values: std::vec::IntoIter<Any>,
    elements: PhantomData<fn() -> T>,
}

impl<T: Storable> Iterator for Snapshot<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        self.values.next().as_ref().map(checked_part)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.values.size_hint()
    }
}

impl<T: Storable> DoubleEndedIterator for Snapshot<T> {
    fn next_back(&mut self) -> Option<T> {
        self.values.next_back().as_ref().map(checked_part)
    }
}

impl<T: Storable> ExactSizeIterator for Snapshot<T> {}
impl<T: Storable> std::iter::FusedIterator for Snapshot<T> {}

impl<T: Storable> IntoIterator for &List<T> {
    type Item = T;
    type IntoIter = Snapshot<T>;
    fn into_iter(self) -> Snapshot<T> {
        self.iter()
    }
}

impl<T: Storable> IntoIterator for List<T> {
    type Item = T;
    type IntoIter = Snapshot<T>;
    fn into_iter(self) -> Snapshot<T> {
        self.iter()
    }
}

impl<T: Storable> FromIterator<T> for List<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> List<T> {
        let values: Vec<Any> = values.into_iter().map(T::into_any).collect();
        List::from_object(expect_memory(create(&values)))
    }
}

impl<T: Storable> From<Vec<T>> for List<T> {
    fn from(values: Vec<T>) -> List<T> {
        values.into_iter().collect()
    }
}

impl<T: Storable> Extend<T> for List<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        List::extend(self, values);
    }
}

impl<T: Storable + PartialEq> PartialEq for List<T> {
    fn eq(&self, other: &List<T>) -> bool {
        self.same_as(other) || (self.len() == other.len() && self.iter().eq(other.iter()))
    }
}

impl<T: Storable + fmt::Debug> fmt::Debug for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

impl<T: Storable + fmt::Display> fmt::Display for List<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        display_list(f, self.iter())
    }
}

/// A list stays the same list; an array is copied into a new one.
impl<'a, T: Storable> FromView<'a> for List<T> {
    fn from_view(view: &'a AnyView<'a>) -> Option<List<T>> {
        if view.as_object::<ArrayObj>().is_some() {
            let elements = Elements::of(view)?;
            let values: Option<Vec<Any>> = elements.values().iter().map(store::<T>).collect();
            return create(&values?).ok().map(List::from_object);
        }
        let list = view.to_object::<ListObj>()?;
        let fits = |i| list.value(i).is_none_or(|v| mismatch::<T>(v.as_view()).is_none());
        (is_any::<T>() || (0..list.len()).all(fits)).then(|| List::from_object(list))
    }

    fn describe(view: &'a AnyView<'a>) -> String {
        describe::<T>("List", view)
    }
}
