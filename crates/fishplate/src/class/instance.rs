//! Memory of an object: header, seal, value.

use fishplate_abi::error_kind;
use std::ffi::{c_int, c_void};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU64, Ordering};

use fishplate_abi::{
    COUNT_BOTH_ONE, DELETE_STRONG, DELETE_WEAK, ObjectHeader, SEqHashKind, TypeIndex,
};

use super::field::FieldType;
use super::init::Init;
use super::register::{FieldSpec, Hook, TypeCell};
use crate::ending::end_object;
use crate::error::Result;
use crate::object::{ObjectRef, ObjectType};

/// Rust may have seen the object: plain fields no longer change.
pub(super) const SEALED: u64 = 0x6669_7368_706c_0001;
/// Another language is constructing the object and may set every field.
pub(super) const OPEN: u64 = 0x6669_7368_706c_0002;
/// An open object to which a field is being written, for a few instructions.
const WRITTEN: u64 = 0x6669_7368_706c_0003;

/// An object of class `T`. Any other word in `seal` than the three above means that another language laid out the
/// memory for a type that it derived from this one: it is never read as a `T`.
#[repr(C)]
struct Instance<T> {
    header: ObjectHeader,
    seal: AtomicU64,
    value: T,
}

/// A type whose objects Rust creates; see `#[derive(Object)]`.
///
/// # Safety
/// `OFFSET` is [`offset`], and `claim` is [`claim`]. `SHARED` is true only for types that are `Send` and `Sync`. The
/// parent, if there is one, is the struct's first member, at its start, and has the same offset.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a class",
    note = "add `#[derive(fishplate::Object)]` and `#[object(key = \"...\")]` to the struct"
)]
pub unsafe trait Class: ObjectType {
    /// The parent, or [`Root`].
    type Parent: ParentOf;
    /// Whether the class can have no children.
    const FINAL: bool;
    /// Documentation.
    const DOC: &'static str;
    /// Number of fields, those of the ancestors included.
    const FIELD_COUNT: usize;
    /// Whether the class has a generated constructor.
    const HAS_INIT: bool;
    /// Whether `copy` returns a copy.
    const COPYABLE: bool;
    /// Whether only Rust creates objects.
    const OPAQUE: bool;
    /// How objects compare structurally.
    const STRUCTURAL: SEqHashKind;
    /// Whether the type is `Send` and `Sync`.
    const SHARED: bool;

    /// The static that holds the type index of the class.
    fn cell() -> &'static TypeCell;
    /// The class's own fields.
    fn fields() -> Vec<FieldSpec>;
    /// Implementations of text, equality and hash that the class provides for other languages.
    fn hooks() -> Vec<Hook>;
    /// A value from the arguments of the generated constructor.
    fn build(init: &Init<'_>) -> Result<Self>;
    /// A value with every field at its default, or empty where the type of the field has an empty
    /// value; `None` when there is a field without either.
    fn empty() -> Option<Self>;
    /// A copy with the same field values; `None` where parts of the value cannot be copied.
    fn copy(&self) -> Option<Self>;
}

/// A field of a class.
///
/// # Safety
/// `Self` has a field of type `Storage` at `OFFSET`.
pub unsafe trait FieldAt<const I: usize>: Class {
    /// The type that the struct declares.
    type Storage: FieldType;
    /// Name.
    const NAME: &'static str;
    /// Bytes from the start of the struct.
    const OFFSET: usize;
}

/// Type of field `I` of `T` in other languages.
pub type Value<T, const I: usize> = <<T as FieldAt<I>>::Storage as FieldType>::Value;

/// The field `I` of `T` with a value.
pub fn new_field<T: FieldAt<I>, const I: usize>(value: Value<T, I>) -> T::Storage {
    T::Storage::new(value)
}

/// The field `I` of `T` without a value, if its type has an empty one.
pub fn empty_field<T: FieldAt<I>, const I: usize>() -> Option<T::Storage> {
    T::Storage::empty().map(T::Storage::new)
}

/// The field `I` of `T` with the value of another.
pub fn copy_field<T: FieldAt<I>, const I: usize>(field: &T::Storage) -> T::Storage {
    T::Storage::new(field.get())
}

/// The parent of classes without a declared one.
pub struct Root;

/// Types that can be a parent.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the parent of an object type",
    label = "this is not an object type",
    note = "a parent has `#[derive(fishplate::Object)]` itself"
)]
pub trait ParentOf {
    /// Number of fields, those of the ancestors included.
    const FIELD_COUNT: usize;
    /// Whether there can be no children.
    const FINAL: bool;
    /// Whether only Rust creates objects.
    const OPAQUE: bool;
    /// The type index.
    fn index() -> Result<TypeIndex>;
    /// The fields, those of the ancestors first.
    fn all_fields() -> Vec<FieldSpec>;
    /// Number of ancestors.
    fn depth() -> i32;
}

impl ParentOf for Root {
    const FIELD_COUNT: usize = 0;
    const FINAL: bool = false;
    const OPAQUE: bool = false;
    fn index() -> Result<TypeIndex> {
        Ok(TypeIndex::OBJECT)
    }
    fn all_fields() -> Vec<FieldSpec> {
        Vec::new()
    }
    fn depth() -> i32 {
        0
    }
}

impl<T: Class> ParentOf for T {
    const FIELD_COUNT: usize = T::FIELD_COUNT;
    const FINAL: bool = T::FINAL;
    const OPAQUE: bool = T::OPAQUE;
    fn index() -> Result<TypeIndex> {
        super::register::register::<T>()
    }
    fn all_fields() -> Vec<FieldSpec> {
        let mut all = T::Parent::all_fields();
        all.extend(T::fields());
        all
    }
    fn depth() -> i32 {
        T::Parent::depth() + 1
    }
}

/// The error when another language creates an object of an opaque class.
#[cold]
pub fn only_rust<T: Class>() -> crate::Error {
    let text = format!("Objects of type `{}` cannot be made this way", T::TYPE_KEY);
    crate::Error::new(error_kind::TYPE_ERROR, text)
}

/// Bytes from the handle of an object to its value.
pub const fn offset<T>() -> usize {
    std::mem::offset_of!(Instance<T>, value)
}

/// Size of an object.
pub(super) const fn size<T>() -> usize {
    size_of::<Instance<T>>()
}

/// The seal of an object. It shows whether Rust laid the object out, or a language that derived a type from ours.
///
/// # Safety
/// The object is live and of a class, or of a type derived from one.
pub(super) unsafe fn seal_of<'a>(object: NonNull<ObjectHeader>) -> &'a AtomicU64 {
    // SAFETY: such objects are at least as large as the class's, which have the seal here.
    unsafe { &(*object.as_ptr().cast::<Instance<()>>()).seal }
}

/// Seals an object before Rust reads it; false when it was not laid out by Rust.
///
/// # Safety
/// The object is live and of a class, or of a type derived from one.
#[inline]
pub unsafe fn claim(object: NonNull<ObjectHeader>) -> bool {
    // SAFETY: the object is live and of a class, or of a type derived from one, by this function's contract.
    let seal = unsafe { seal_of(object) };
    match seal.load(Ordering::Acquire) {
        SEALED => true,
        OPEN | WRITTEN => {
            change_open(seal, SEALED);
            true
        }
        _ => false,
    }
}

/// Changes the seal of an open object; returns whether it was still open. Waits while another thread writes a field.
#[cold]
fn change_open(seal: &AtomicU64, to: u64) -> bool {
    loop {
        match seal.compare_exchange_weak(OPEN, to, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => return true,
            Err(OPEN | WRITTEN) => std::hint::spin_loop(),
            Err(_) => return false,
        }
    }
}

/// Whether the word at the place of the seal is one of ours.
pub(super) fn is_ours(seal: u64) -> bool {
    matches!(seal, SEALED | OPEN | WRITTEN)
}

/// Runs `write` if the object is open, and returns its result. `write` runs no foreign code.
pub(super) fn write_open<R>(seal: &AtomicU64, write: impl FnOnce() -> R) -> Option<R> {
    if !change_open(seal, WRITTEN) {
        return None;
    }
    let written = write();
    seal.store(OPEN, Ordering::Release);
    Some(written)
}

unsafe extern "C" fn delete<T>(object: *mut c_void, flags: c_int) {
    if flags & DELETE_STRONG != 0 && std::mem::needs_drop::<T>() {
        // SAFETY: the arguments of a deleter; value and memory are as `allocate_as` made them.
        return unsafe { end_object(object, flags, drop_value::<T>, free::<T>) };
    }
    if flags & DELETE_WEAK != 0 {
        // SAFETY: the last weak reference is gone.
        unsafe { free::<T>(object) };
    }
}

unsafe fn drop_value<T>(object: *mut c_void) {
    // SAFETY: the last strong reference is gone, so the value is dropped once, here.
    unsafe { std::ptr::drop_in_place(&raw mut (*object.cast::<Instance<T>>()).value) };
}

unsafe fn free<T>(object: *mut c_void) {
    // SAFETY: the memory came from a box of this layout, and the last weak reference is gone.
    unsafe { std::alloc::dealloc(object.cast(), std::alloc::Layout::new::<Instance<T>>()) };
}

/// Creates an object that is sealed or open.
pub(super) fn allocate<T: Class>(value: T, seal: u64) -> ObjectRef<T> {
    allocate_as(value, seal, T::type_index())
}

/// Does the same as [`allocate`] for a type that is `T` or derived from it.
pub(super) fn allocate_as<T: Class>(value: T, seal: u64, type_index: TypeIndex) -> ObjectRef<T> {
    // Allocated first, so that the fields are stored where they stay.
    let place = Box::new_uninit();
    let header = ObjectHeader {
        combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
        type_index,
        padding: 0,
        deleter: Some(delete::<T>),
    };
    let object = Box::write(place, Instance { header, seal: AtomicU64::new(seal), value });
    // SAFETY: a new object of class `T` with one reference, which we own.
    unsafe { ObjectRef::from_handle(NonNull::from(Box::leak(object)).cast()) }
}
