//! Types of fields: a plain value that never changes, or a [`Field`] that anyone may set.

use fishplate_abi::error_kind;
use std::ffi::c_void;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

use fishplate_abi::TypeIndex;

use crate::any::Any;
use crate::array::Array;
use crate::big_int::BigInt;
use crate::convert::{FfiType, FromView, IntoAny};
use crate::device::Device;
use crate::dict::Dict;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::function::Function;
use crate::list::List;
use crate::map::Map;
use crate::module::Module;
use crate::object::{ObjectRef, ObjectType};
use crate::shape::Shape;
use crate::storable::Storable;
use crate::string::{Bytes, Str};
use crate::tensor::Tensor;

/// A type that fields of `#[derive(Object)]` can have.
///
/// # Safety
/// Objects go wherever other languages take them: a value may be read, copied and dropped on any thread. Types that are
/// `Send` and `Sync` qualify. Values of the ABI qualify by its rules, which require every holder of a mutable container
/// to synchronise its threads.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of an object",
    label = "other languages cannot hold this type",
    note = "use a type that converts, such as `i64`, `f64`, `bool`, `String`, `Option<T>`, `Any` or \
            `ObjectRef<T>`; `Field<T>` for one that other languages may set; \
            or `#[field(skip)]` to keep the field to Rust"
)]
pub unsafe trait FieldType: Sized + 'static {
    /// Type of the field in other languages.
    type Value: FfiType + IntoAny + for<'a> FromView<'a>;
    /// Whether the field may be set at any time.
    const WRITABLE: bool = false;
    /// The type index that every value has, or [`TypeIndex::ANY`].
    const STATIC_INDEX: TypeIndex = TypeIndex::ANY;

    /// The field with a value.
    fn new(value: Self::Value) -> Self;
    /// The value.
    fn get(&self) -> Self::Value;
    /// Sets a writable field; returns the value if that is not possible.
    fn set(&self, value: Self::Value) -> Option<Self::Value> {
        Some(value)
    }
    /// Does the same as [`FieldType::get`]; an error if this thread is changing the field.
    #[inline]
    fn try_get(&self) -> Result<Self::Value> {
        Ok(self.get())
    }
    /// Does the same as [`FieldType::set`]; an error if this thread is changing the field.
    #[inline]
    fn try_set(&self, value: Self::Value) -> Result<Option<Self::Value>> {
        Ok(self.set(value))
    }
    /// The value of a field that was never set, for types that have such a value.
    fn empty() -> Option<Self::Value> {
        None
    }
}

/// A field type that is its own value.
pub trait Plain:
    FieldType<Value = Self> + Clone + FfiType + IntoAny + for<'a> FromView<'a>
{
}
impl<T: FieldType<Value = T> + Clone + FfiType + IntoAny + for<'a> FromView<'a>> Plain for T {}

macro_rules! plain_fields {
    ($({$($generics:tt)*} $type:ty, $index:ident, $empty:expr;)*) => {$(
        // SAFETY: a plain value, or a value of the ABI.
        unsafe impl<$($generics)*> FieldType for $type {
            type Value = $type;
            const STATIC_INDEX: TypeIndex = TypeIndex::$index;
            #[inline]
            fn new(value: $type) -> $type {
                value
            }
            #[inline]
            fn get(&self) -> $type {
                self.clone()
            }
            fn empty() -> Option<$type> {
                $empty
            }
        }
    )*};
}

plain_fields! {
    {} i8, INT, Some(0);
    {} i16, INT, Some(0);
    {} i32, INT, Some(0);
    {} i64, INT, Some(0);
    {} isize, INT, Some(0);
    {} u8, INT, Some(0);
    {} u16, INT, Some(0);
    {} u32, INT, Some(0);
    {} u64, INT, Some(0);
    {} usize, INT, Some(0);
    {} f32, FLOAT, Some(0.0);
    {} f64, FLOAT, Some(0.0);
    {} bool, BOOL, Some(false);
    {} *mut c_void, OPAQUE_PTR, Some(std::ptr::null_mut());
    {} String, ANY, Some(String::new());
    {} Str, ANY, Some(Str::from(""));
    {} Bytes, ANY, Some(Bytes::from(&[][..]));
    {} Any, ANY, Some(Any::NONE);
    {} Function, ANY, None;
    {T: ObjectType} ObjectRef<T>, ANY, None;
    {T: Plain} Option<T>, ANY, Some(None);
    {} BigInt, ANY, Some(BigInt::from(0));
    {} DType, DATA_TYPE, None;
    {} Device, DEVICE, Some(Device::default());
    {} Shape, ANY, Some(Shape::default());
    {} Tensor, ANY, None;
    {} Module, ANY, None;
    {T: Storable} Array<T>, ANY, Some(Array::default());
    {T: Storable} List<T>, ANY, Some(List::default());
    {K: Storable, V: Storable} Map<K, V>, ANY, Some(Map::default());
    {K: Storable, V: Storable} Dict<K, V>, ANY, Some(Dict::default());
    {T: Plain} Vec<T>, ANY, Some(Vec::new());
}

/// A field that Rust and every other language may set, at any time and from any thread.
///
/// Reading returns a copy of the value. One lock per field synchronises readers and writers.
///
/// ```
/// # use fishplate::{Field, Object, ObjectRef};
/// #[derive(Object)]
/// #[object(key = "docs.Counter")]
/// struct Counter {
///     count: Field<i64>,
/// }
///
/// let counter = ObjectRef::new(Counter { count: 1.into() });
/// counter.count.set(5);
/// counter.count.update(|count| *count += 1);
/// assert_eq!(counter.count.get(), 6);
/// ```
pub struct Field<T> {
    value: Mutex<T>,
    /// The thread that holds the lock while foreign code may run, or 0.
    owner: AtomicUsize,
}

/// The lock on a field. A value is consistent before and after every change, so a panic in between corrupts nothing.
struct Locked<'a, T> {
    value: MutexGuard<'a, T>,
    owner: &'a AtomicUsize,
}

impl<T> Drop for Locked<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.owner.store(0, Ordering::Relaxed);
    }
}

/// A number that identifies the thread while it lives.
#[inline]
fn this_thread() -> usize {
    thread_local!(static PLACE: u8 = const { 0 });
    PLACE.with(|place| std::ptr::from_ref(place).addr())
}

/// The error for a thread that uses a field while it is changing it.
#[cold]
fn in_use() -> Error {
    Error::new(
        error_kind::RUNTIME_ERROR,
        "The field is in use: this thread is changing it, so it cannot be read or set until the change is \
         done. Do not use a field inside its own `update`, nor in functions called from there",
    )
}

impl<T> Field<T> {
    /// A field with a value.
    pub const fn new(value: T) -> Field<T> {
        Field { value: Mutex::new(value), owner: AtomicUsize::new(0) }
    }

    /// Waits for other threads; an error if this thread already holds the lock.
    #[inline]
    fn lock(&self) -> Result<Locked<'_, T>> {
        let value = match self.value.try_lock() {
            Ok(value) => value,
            Err(TryLockError::Poisoned(value)) => value.into_inner(),
            Err(TryLockError::WouldBlock) => self.wait()?,
        };
        self.owner.store(this_thread(), Ordering::Relaxed);
        Ok(Locked { value, owner: &self.owner })
    }

    #[cold]
    fn wait(&self) -> Result<MutexGuard<'_, T>> {
        // Only this thread stores its own number, so the memory order of this load does not matter.
        if self.owner.load(Ordering::Relaxed) == this_thread() {
            return Err(in_use());
        }
        Ok(self.value.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A copy of the value.
    ///
    /// # Panics
    /// If this thread is changing the field: see [`Field::update`].
    pub fn get(&self) -> T
    where
        T: Clone,
    {
        expect_free(self.try_get())
    }

    /// A copy of the value; an error if this thread is changing the field.
    #[inline]
    pub fn try_get(&self) -> Result<T>
    where
        T: Clone,
    {
        self.lock().map(|locked| locked.value.clone())
    }

    /// Sets the value. The old one is dropped after the field is unlocked.
    ///
    /// # Panics
    /// If this thread is changing the field: see [`Field::update`].
    pub fn set(&self, value: T) {
        drop(self.replace(value));
    }

    /// Sets the value and returns the old one.
    ///
    /// # Panics
    /// If this thread is changing the field: see [`Field::update`].
    pub fn replace(&self, value: T) -> T {
        expect_free(self.try_replace(value))
    }

    /// Sets the value and returns the old one; an error if this thread is changing the field.
    #[inline]
    pub fn try_replace(&self, value: T) -> Result<T> {
        self.lock().map(|mut locked| std::mem::replace(&mut *locked.value, value))
    }

    /// Changes the value in place. Other threads wait meanwhile, so `change` should be short, and must not call
    /// anything that waits for them: a Python function waits for the GIL.
    ///
    /// # Panics
    /// Panics if this thread is already changing the field: `change`, and everything it calls, must not use the field.
    /// Other languages get an error.
    pub fn update<R>(&self, change: impl FnOnce(&mut T) -> R) -> R {
        expect_free(self.try_update(change))
    }

    /// Changes the value in place; an error if this thread is already changing the field.
    pub fn try_update<R>(&self, change: impl FnOnce(&mut T) -> R) -> Result<R> {
        self.lock().map(|mut locked| change(&mut locked.value))
    }

    /// The value.
    pub fn into_inner(self) -> T {
        self.value.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Unwraps the result of an access that fails only inside the field's own `update`.
#[inline]
#[track_caller]
fn expect_free<T>(outcome: Result<T>) -> T {
    match outcome {
        Ok(value) => value,
        Err(error) => panic!("{}", error.message()),
    }
}

impl<T> From<T> for Field<T> {
    fn from(value: T) -> Field<T> {
        Field::new(value)
    }
}

impl<T: Default> Default for Field<T> {
    fn default() -> Field<T> {
        Field::new(T::default())
    }
}

impl<T: Clone> Clone for Field<T> {
    fn clone(&self) -> Field<T> {
        Field::new(self.get())
    }
}

impl<T: fmt::Debug + Clone> fmt::Debug for Field<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.try_get() {
            Ok(value) => value.fmt(f),
            Err(_) => f.write_str("<in use>"),
        }
    }
}

// SAFETY: the lock synchronises threads; the value is one that a field can have.
unsafe impl<T: Plain> FieldType for Field<T> {
    type Value = T;
    const WRITABLE: bool = true;
    const STATIC_INDEX: TypeIndex = T::STATIC_INDEX;
    fn new(value: T) -> Field<T> {
        Field::new(value)
    }
    fn get(&self) -> T {
        Field::get(self)
    }
    fn set(&self, value: T) -> Option<T> {
        drop(self.replace(value));
        None
    }
    #[inline]
    fn try_get(&self) -> Result<T> {
        Field::try_get(self)
    }
    #[inline]
    fn try_set(&self, value: T) -> Result<Option<T>> {
        self.try_replace(value).map(drop)?;
        Ok(None)
    }
    fn empty() -> Option<T> {
        T::empty()
    }
}
