//! Immutable sequences.

use fishplate_abi::error_kind;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;

use fishplate_abi::TypeIndex;

use crate::any::{Any, AnyView};
use crate::convert::sealed::Sealed;
use crate::convert::{FromView, IntoAny};
use crate::error::{Error, Result};
use crate::memory;
use crate::object::ObjectRef;
use crate::over_object::container;
use crate::seq::{ArrayObj, Builder, Elements, describe};
use crate::shareable::Shareable;
use crate::storable::{Storable, checked_part, is_stored, part, store};

container! {
    /// An immutable sequence of values, shared by all its holders.
    ///
    /// Elements are stored as values of the ABI and convert to `T` when they are read; `Array<Any>` accepts everything.
    /// A value from outside is checked element by element. If elements are not stored the way `T` stores them, such as
    /// integers in an `Array<f64>`, a converted copy is made. An array may be sent to other threads if its elements may
    /// be shared ([`Shareable`]); other arrays may not:
    ///
    /// ```compile_fail
    /// let array = fishplate::Array::from([fishplate::Any::from(1)]);
    /// std::thread::spawn(move || array.len());
    /// ```
    ///
    /// ```
    /// # fn main() -> fishplate::Result<()> {
    /// # use fishplate::{Any, Array};
    /// let array = Array::from_iter([1_i64, 2, 3]);
    /// assert_eq!(array.len(), 3);
    /// assert_eq!(array.get(1)?, 2);
    /// assert_eq!(array.iter().sum::<i64>(), 6);
    ///
    /// let value = Any::from(array);
    /// let error = value.get::<Array<fishplate::Str>>().unwrap_err();
    /// assert!(error.message().contains("Array[index 0: int]"));
    /// # Ok(())
    /// # }
    /// ```
    Array<T> = ArrayObj, "ffi.Array"
}

// SAFETY: the object does not change while it is shared and its count is atomic. Its elements are
// all in the form that `T` stores, and may be shared.
unsafe impl<T: Shareable> Send for Array<T> {}
// SAFETY: the object does not change while it is shared and its count is atomic. Its elements are all in the
// form that `T` stores, and may be shared.
unsafe impl<T: Shareable> Sync for Array<T> {}

impl<T> Array<T> {
    /// Number of elements.
    #[inline]
    pub fn len(&self) -> usize {
        self.values().len()
    }

    /// The elements as untyped values.
    #[inline]
    pub fn values(&self) -> &[Any] {
        self.object.values()
    }
}

impl<T: Storable> Array<T> {
    /// An array without elements.
    pub fn new() -> Array<T> {
        Array::from_object(Builder::with_capacity(0).finish())
    }

    /// Creates an array of the values of an iterator. Returns a `MemoryError` when memory runs out, where
    /// [`FromIterator`] panics.
    pub fn try_from_iter(values: impl IntoIterator<Item = T>) -> Result<Array<T>> {
        let values = values.into_iter();
        let mut builder = Builder::try_with_capacity(values.size_hint().0)?;
        for value in values {
            builder.try_reserve_one()?;
            builder.push(value.into_any());
        }
        Ok(Array::from_object(builder.finish()))
    }

    /// The element at a position; the error names the position.
    #[inline]
    pub fn get(&self, i: usize) -> Result<T> {
        let value = self.values().get(i).ok_or_else(|| out_of_range("Array", i, self.len()))?;
        part(value, || format!("Array[index {i}]"))
    }

    /// The first element, if there is one.
    pub fn first(&self) -> Option<T> {
        self.values().first().map(checked_part)
    }

    /// The last element, if there is one.
    pub fn last(&self) -> Option<T> {
        self.values().last().map(checked_part)
    }

    /// The elements, in order.
    ///
    /// # Panics
    /// The iterator panics when an element is a mutable container whose content was changed to other types since the
    /// array was checked; [`Array::get`] returns an error instead.
    #[inline]
    pub fn iter(&self) -> Iter<'_, T> {
        Iter { values: self.values().iter(), elements: PhantomData }
    }

    /// The elements in a vector.
    pub fn to_vec(&self) -> Vec<T> {
        memory::collect(self.iter())
    }
}

#[cold]
pub(crate) fn out_of_range(kind: &str, i: usize, len: usize) -> Error {
    Error::new(
        error_kind::INDEX_ERROR,
        format!("{kind}[index {i}]: out of range, the length is {len}"),
    )
}

/// Iterator over the elements of a borrowed array.
pub struct Iter<'a, T> {
    values: std::slice::Iter<'a, Any>,
    elements: PhantomData<fn() -> T>,
}

impl<T: Storable> Iterator for Iter<'_, T> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        self.values.next().map(checked_part)
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.values.size_hint()
    }
    #[inline]
    fn nth(&mut self, n: usize) -> Option<T> {
        self.values.nth(n).map(checked_part)
    }
    #[inline]
    fn fold<B, F: FnMut(B, T) -> B>(self, init: B, mut f: F) -> B {
        let mut step = |folded, value: &Any| f(folded, checked_part(value));
        // Four at a time: the speed of a loop of a few instructions depends on its alignment.
        let (fours, rest) = self.values.as_slice().as_chunks::<4>();
        let folded = fours.iter().fold(init, |folded, four| four.iter().fold(folded, &mut step));
        rest.iter().fold(folded, step)
    }
}

impl<T: Storable> DoubleEndedIterator for Iter<'_, T> {
    #[inline]
    fn next_back(&mut self) -> Option<T> {
        self.values.next_back().map(checked_part)
    }
}

impl<T: Storable> ExactSizeIterator for Iter<'_, T> {}
impl<T: Storable> std::iter::FusedIterator for Iter<'_, T> {}

impl<T> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        Iter { values: self.values.clone(), elements: PhantomData }
    }
}

/// Iterator over the elements of an array that it owns.
pub struct IntoIter<T> {
    array: Array<T>,
    left: Range<usize>,
}

impl<T: Storable> Iterator for IntoIter<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        self.left.next().map(|i| checked_part(&self.array.values()[i]))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.left.size_hint()
    }
}

impl<T: Storable> DoubleEndedIterator for IntoIter<T> {
    fn next_back(&mut self) -> Option<T> {
        self.left.next_back().map(|i| checked_part(&self.array.values()[i]))
    }
}

impl<T: Storable> ExactSizeIterator for IntoIter<T> {}
impl<T: Storable> std::iter::FusedIterator for IntoIter<T> {}

impl<T: Storable> IntoIterator for Array<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;
    fn into_iter(self) -> IntoIter<T> {
        let left = 0..self.len();
        IntoIter { array: self, left }
    }
}

impl<'a, T: Storable> IntoIterator for &'a Array<T> {
    type Item = T;
    type IntoIter = Iter<'a, T>;
    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

/// An array object of the values of an iterator, in order.
pub(crate) fn build<T: IntoAny>(values: impl IntoIterator<Item = T>) -> ObjectRef<ArrayObj> {
    let values = values.into_iter();
    let mut builder = Builder::with_capacity(values.size_hint().0);
    builder.extend(values.map(T::into_any));
    builder.finish()
}

/// An array object of `len` values.
///
/// # Safety
/// The iterator yields at most `len` values.
#[inline]
unsafe fn build_exactly<T: IntoAny>(
    len: usize,
    values: impl Iterator<Item = T>,
) -> ObjectRef<ArrayObj> {
    let mut builder = Builder::with_capacity(len);
    // SAFETY: there is room for `len` values, and the caller guarantees that there are not more.
    unsafe { builder.extend_within(values.map(T::into_any)) };
    builder.finish()
}

/// Panics when memory runs out; see [`Array::try_from_iter`].
impl<T: Storable> FromIterator<T> for Array<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Array<T> {
        Array::from_object(build(values))
    }
}

impl<T: Storable> From<Vec<T>> for Array<T> {
    fn from(values: Vec<T>) -> Array<T> {
        let len = values.len();
        // SAFETY: a vector yields as many values as its length says.
        Array::from_object(unsafe { build_exactly(len, values.into_iter()) })
    }
}

impl<T: Storable, const N: usize> From<[T; N]> for Array<T> {
    #[inline]
    fn from(values: [T; N]) -> Array<T> {
        // SAFETY: an array yields as many values as its length says.
        Array::from_object(unsafe { build_exactly(N, values.into_iter()) })
    }
}

impl<T: Storable + Clone> From<&[T]> for Array<T> {
    fn from(values: &[T]) -> Array<T> {
        // SAFETY: a slice yields as many values as its length says.
        Array::from_object(unsafe { build_exactly(values.len(), values.iter().cloned()) })
    }
}

impl<T: Storable + PartialEq> PartialEq for Array<T> {
    fn eq(&self, other: &Array<T>) -> bool {
        self.len() == other.len() && self.iter().eq(other.iter())
    }
}

impl<T: Storable + Eq> Eq for Array<T> {}

impl<T: Storable + PartialEq> PartialEq<[T]> for Array<T> {
    fn eq(&self, other: &[T]) -> bool {
        self.len() == other.len() && self.iter().zip(other).all(|(a, b)| a == *b)
    }
}

impl<T: Storable + PartialEq, const N: usize> PartialEq<[T; N]> for Array<T> {
    fn eq(&self, other: &[T; N]) -> bool {
        self == other.as_slice()
    }
}

impl<T: Storable + std::hash::Hash> std::hash::Hash for Array<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        self.iter().for_each(|value| value.hash(state));
    }
}

impl<T: Storable + fmt::Debug> fmt::Debug for Array<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

/// Elements in square brackets, as they display.
pub(crate) fn display_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    values: impl Iterator<Item = T>,
) -> fmt::Result {
    f.write_str("[")?;
    for (i, value) in values.enumerate() {
        write!(f, "{}{value}", if i == 0 { "" } else { ", " })?;
    }
    f.write_str("]")
}

impl<T: Storable + fmt::Display> fmt::Display for Array<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        display_list(f, self.iter())
    }
}

/// Converts the elements to the form that `T` stores; `None` when one does not convert.
fn convert<T: Storable>(values: &[Any]) -> Option<Array<T>> {
    let mut builder = Builder::with_capacity(values.len());
    for value in values {
        builder.push(store::<T>(value)?);
    }
    Some(Array::from_object(builder.finish()))
}

/// Whether all values are known to be stored as `T` stores them; four at a time, as in `fold`.
#[inline]
fn all_kept<T: Storable>(values: &[Any]) -> bool {
    if T::KEPT.0 != TypeIndex::NONE && all_of_index(values, T::KEPT.0) {
        return true;
    }
    let is_kept = |value: &Any| T::is_kept(value.as_view(), Sealed);
    let (fours, rest) = values.as_chunks::<4>();
    fours.iter().all(|four| four.iter().all(is_kept)) && rest.iter().all(is_kept)
}

/// Whether all values have an index, without a branch per value.
#[inline]
fn all_of_index(values: &[Any], index: TypeIndex) -> bool {
    let (fours, rest) = values.as_chunks::<4>();
    let mut others = [0; 4];
    for four in fours {
        others = std::array::from_fn(|i| others[i] | (four[i].type_index().0 ^ index.0));
    }
    others == [0; 4] && rest.iter().all(|value| value.type_index() == index)
}

/// Converts an array or a list whose elements convert one by one.
#[cold]
#[inline(never)]
fn from_any_sequence<T: Storable>(view: &AnyView<'_>) -> Option<Array<T>> {
    let elements = Elements::of(view)?;
    let values = elements.values();
    if matches!(elements, Elements::List(_)) {
        return convert(values);
    }
    for value in values {
        if !is_stored::<T>(value)? {
            return convert(values);
        }
    }
    view.to_object().map(Array::from_object)
}

impl<'a, T: Storable> FromView<'a> for Array<T> {
    #[inline]
    fn from_view(view: &'a AnyView<'a>) -> Option<Array<T>> {
        match view.as_object::<ArrayObj>() {
            Some(array) if all_kept::<T>(array.values()) => {
                Some(Array::from_object(ObjectRef::from_ref(array)))
            }
            _ => from_any_sequence(view),
        }
    }

    fn describe(view: &'a AnyView<'a>) -> String {
        describe::<T>("Array", view)
    }
}
