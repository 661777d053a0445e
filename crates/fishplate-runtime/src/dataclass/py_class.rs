//! Objects of classes that frontends define at run time: layout, allocation, copy, destruction.
//!
//! The layout is computed from the registered fields once, when the class is registered. Objects come from the
//! frontend's allocator if it has registered one, else from `calloc`.

use std::ffi::{c_int, c_void};
use std::ptr::NonNull;

use fishplate_abi::{
    DELETE_STRONG, DELETE_WEAK, ObjectDeleter, ObjectHeader, TypeIndex, TypeInfo, attr,
};

use super::create::field_name;
use super::storage::{self, Ownership};
use crate::allocator;
use crate::any::Any;
use crate::call::{Args, checked_function};
use crate::error::{Error, Result};
use crate::field::register_attr;
use crate::object::{self, Object, Ref, destruction};
use crate::once::Once;
use crate::signature::{Signature, Ty};
use crate::type_table;

const HEADER: usize = size_of::<ObjectHeader>();
/// Alignment of `malloc`, which is the most that a field may require.
const ALIGNMENT: usize = 16;

struct StoredField {
    offset: usize,
    size: usize,
    ownership: Ownership,
}

/// The layout of a class's fields.
struct Layout {
    size: usize,
    /// By offset, without repetitions: two names for one place count once.
    fields: Box<[StoredField]>,
}

const CHUNK: usize = 256;

type Chunk = [Once<Layout>; CHUNK];

/// Layouts by type index. The deleter of an object has only the index to find its layout.
static LAYOUTS: [Once<Chunk>; 4096] = [const { Once::new() }; 4096];

fn layout_slot(index: TypeIndex) -> Option<&'static Once<Layout>> {
    let i = usize::try_from(index.0).ok()?;
    let chunk = LAYOUTS.get(i / CHUNK)?;
    let chunk = chunk.get_or_make(|| [const { Once::new() }; CHUNK]);
    Some(&chunk[i % CHUNK])
}

#[inline]
fn layout_of(index: TypeIndex) -> Option<&'static Layout> {
    let i = usize::try_from(index.0).ok()?;
    LAYOUTS.get(i / CHUNK)?.get()?[i % CHUNK].get()
}

impl Layout {
    fn read(info: &'static TypeInfo, total_size: i64) -> Result<Layout> {
        let key = || type_table::key(info.type_index);
        let size = usize::try_from(total_size)
            .ok()
            .filter(|&size| size >= HEADER && i32::try_from(size).is_ok())
            .ok_or_else(|| {
                Error::value(format!("Type `{}` cannot have a size of {total_size}", key()))
            })?;
        let mut fields = Vec::new();
        for field in type_table::all_fields(info) {
            let ownership = storage::ownership(field);
            let width = match ownership {
                Ownership::Plain => field.size,
                Ownership::Any => size_of::<Any>() as i64,
                Ownership::Object => size_of::<Ref<Object>>() as i64,
            };
            let inside = field.offset >= HEADER as i64
                && width >= 0
                && field.offset.checked_add(width).is_some_and(|end| end <= size as i64)
                && (ownership == Ownership::Plain || field.offset % 8 == 0);
            if !inside {
                return Err(Error::value(format!(
                    "Field `{}` of type `{}` is at offset {} with size {}, \
                     which does not fit into an object of {size} bytes",
                    field_name(field),
                    key(),
                    field.offset,
                    field.size
                )));
            }
            fields.push(StoredField {
                offset: field.offset as usize,
                size: width as usize,
                ownership,
            });
        }
        // Owned fields first among those at one place, so that they are kept.
        fields.sort_by_key(|field| (field.offset, field.ownership == Ownership::Plain));
        fields.dedup_by_key(|field| field.offset);
        let overlap = fields.windows(2).any(|pair| {
            pair[0].offset + pair[0].size > pair[1].offset
                && pair.iter().any(|field| field.ownership != Ownership::Plain)
        });
        if overlap {
            return Err(Error::value(format!("Fields of type `{}` overlap", key())));
        }
        Ok(Layout { size, fields: fields.into() })
    }

    /// Allocates an object: all fields zero, which is None, null and 0.
    fn allocate(&self, index: TypeIndex) -> Result<Ref<Object>> {
        let (memory, deleter) = match allocator::allocate(self.size, ALIGNMENT, index) {
            None => {
                // SAFETY: `calloc` accepts any size.
                let memory = NonNull::new(unsafe { libc::calloc(1, self.size) });
                (
                    memory.ok_or_else(|| out_of_memory(self.size, index))?,
                    delete_plain as ObjectDeleter,
                )
            }
            Some(memory) => {
                let memory = memory?;
                // SAFETY: the allocator returned `size` bytes.
                unsafe { memory.cast::<u8>().write_bytes(0, self.size) };
                (memory, delete_custom as ObjectDeleter)
            }
        };
        let mut header = object::new_header(index);
        header.deleter = Some(deleter);
        // SAFETY: the memory is large enough and aligned for a header.
        unsafe { memory.cast().write(header) };
        // SAFETY: a new object has one strong reference, which we own.
        Ok(unsafe { Ref::from_owned(memory.cast()) })
    }

    fn copy(&self, original: &Object, index: TypeIndex) -> Result<Ref<Object>> {
        let copy = self.allocate(index)?;
        let from = std::ptr::from_ref(original).cast::<u8>();
        for field in &self.fields {
            // SAFETY: both objects have this layout, and the copy's fields own nothing yet.
            unsafe {
                let to = copy.as_ptr().cast::<u8>().add(field.offset);
                to.copy_from_nonoverlapping(from.add(field.offset), field.size);
                storage::retain(field.ownership, to.cast());
            }
        }
        Ok(copy)
    }
}

#[cold]
fn out_of_memory(size: usize, index: TypeIndex) -> Error {
    Error::runtime(format!("Failed to allocate {size} bytes for type {}", type_table::key(index)))
}

/// Releases the fields of an object of a registered class.
///
/// # Safety
/// `object` came from [`Layout::allocate`], and its last strong reference is gone.
unsafe fn release_fields(object: *mut c_void) {
    // SAFETY: the object starts with its header.
    let index = unsafe { (*object.cast::<ObjectHeader>()).type_index };
    let Some(layout) = layout_of(index) else { return };
    for field in &layout.fields {
        // SAFETY: objects of this type have this layout, and every field is initialised.
        unsafe { storage::release(field.ownership, object.byte_add(field.offset)) };
    }
}

/// Carries out the flags of a deleter.
///
/// # Safety
/// `object` came from [`Layout::allocate`], `free` frees it, and the references that `flags` says
/// are gone are.
unsafe fn delete(object: *mut c_void, flags: c_int, free: unsafe fn(*mut c_void)) {
    // SAFETY: the caller guarantees that `object` came from [`Layout::allocate`], that `free` frees it, and that the
    // references that `flags` names are gone.
    unsafe {
        if flags & DELETE_STRONG != 0 {
            destruction::run(object, flags, release_fields, free);
        } else if flags & DELETE_WEAK != 0 {
            free(object);
        }
    }
}

/// Deleter of objects from `calloc`.
unsafe extern "C" fn delete_plain(object: *mut c_void, flags: c_int) {
    unsafe fn free(object: *mut c_void) {
        // SAFETY: the memory came from `calloc`, and the last weak reference is gone.
        unsafe { libc::free(object) };
    }
    // SAFETY: only objects from `calloc` carry this deleter.
    unsafe { delete(object, flags, free) };
}

/// Deleter of objects from the frontend's allocator.
unsafe extern "C" fn delete_custom(object: *mut c_void, flags: c_int) {
    // SAFETY: only objects from the allocator carry this deleter.
    unsafe { delete(object, flags, allocator::give_back) };
}

/// Body of `ffi._PyClassRegisterTypeAttrColumns`: gives a class whose fields are registered its
/// constructor, its allocation and its shallow copy.
pub(super) fn register(index: TypeIndex, total_size: i64) -> Result<()> {
    const OBJECT: Ty = Ty::Object(TypeIndex::OBJECT);
    let info = type_table::expect_info(index)?;
    let layout = Layout::read(info, total_size)?;
    super::init::register(index)?;
    let layout = layout_slot(index)
        .map(|slot| slot.get_or_make(|| layout))
        .ok_or_else(|| Error::internal(format!("No layout for type index {}", index.0)))?;
    let new = checked_function("", Signature::new(&[], OBJECT), move |_: &Args<'_>| {
        layout.allocate(index).map(Any::from)
    });
    register_attr(index, attr::NEW, &Any::from(new))?;
    let copy = checked_function("", Signature::new(&[OBJECT], OBJECT), move |args: &Args<'_>| {
        let original = args.object::<Object>(0)?;
        if !original.is_a(index) {
            return Err(Error::type_error(format!(
                "Cannot copy `{}` as `{}`",
                type_table::key(original.type_index()),
                type_table::key(index)
            )));
        }
        layout.copy(original, index).map(Any::from)
    });
    register_attr(index, attr::SHALLOW_COPY, &Any::from(copy))
}
