//! `ffi.Tensor`: a `DLTensor` in an object that keeps its memory alive.
//!
//! Tensors come from DLPack or are views of other tensors, and are exported through DLPack again. C++ clients read the
//! header and the `DLTensor` with inlined code and bring their own tensors, which have other data behind the
//! `DLTensor`; only `OwnedTensorObj` is ours.

use std::ffi::c_void;
use std::ptr::NonNull;

use fishplate_abi::{
    DLDevice, DLManagedTensor, DLManagedTensorVersioned, DLPACK_FLAG_IS_SUBBYTE_TYPE_PADDED,
    DLPACK_FLAG_READ_ONLY, DLPACK_VERSION, DLPackVersion, DLTensor, ObjectDeleter, ObjectHeader,
    TypeIndex,
};

use crate::any::{Any, AnyView};
use crate::containers::ShapeObj;
use crate::error::{Error, Result};
use crate::function::Function;
use crate::globals;
use crate::object::{self, ObjectType, Ref};
use crate::signature::Signature;
use crate::type_table;

pub(crate) mod check;

/// A tensor: the header and a `DLTensor`.
#[repr(C)]
pub struct TensorObj {
    header: ObjectHeader,
    dl_tensor: DLTensor,
}

const _: () = assert!(size_of::<TensorObj>() == 72);

// SAFETY: `repr(C)` with the header first; every `ffi.Tensor` continues with a `DLTensor`.
unsafe impl ObjectType for TensorObj {
    const INDEX: TypeIndex = TypeIndex::TENSOR;
    #[inline]
    fn is_instance(index: TypeIndex) -> bool {
        index == TypeIndex::TENSOR || type_table::is_instance(index, TypeIndex::TENSOR)
    }
}

/// Owner of the memory of a tensor that we created.
enum Owner {
    /// Not set yet.
    Nobody,
    Legacy(NonNull<DLManagedTensor>),
    Versioned(NonNull<DLManagedTensorVersioned>),
    Tensor(Ref<TensorObj>),
}

/// A tensor that this runtime created. Its own shape and strides are stored behind it.
#[repr(C)]
struct OwnedTensorObj {
    base: TensorObj,
    owner: Owner,
}

// SAFETY: starts with `TensorObj`. Never used to downcast by type index.
unsafe impl ObjectType for OwnedTensorObj {
    const INDEX: TypeIndex = TypeIndex::TENSOR;
    /// A view holds the tensor at the root of a chain of views, and exports limit the depth to which they release
    /// tensors: see [`TensorObj::root`] and [`release_legacy`].
    const NESTS: bool = false;
}

/// The deleter that distinguishes our tensors from those that clients created.
static DELETER: ObjectDeleter = object::tail_deleter::<OwnedTensorObj>();

impl Drop for OwnedTensorObj {
    #[inline(always)]
    fn drop(&mut self) {
        // Versioned ones first, because frameworks pass them in at every call.
        if let Owner::Versioned(managed) = self.owner {
            // SAFETY: this object owns the tensor, and releases it once.
            unsafe { release(managed) };
        } else if let Owner::Legacy(managed) = self.owner {
            // SAFETY: this object owns the tensor, and releases it once.
            if let Some(deleter) = unsafe { managed.as_ref() }.deleter {
                // SAFETY: this object owns the tensor, and releases it once.
                unsafe { deleter(managed.as_ptr()) };
            }
        }
    }
}

/// Runs the deleter of a tensor, if it has one.
///
/// # Safety
/// `managed` is a valid tensor that nobody uses afterwards.
#[inline(always)]
pub(crate) unsafe fn release(managed: NonNull<DLManagedTensorVersioned>) {
    // SAFETY: the caller guarantees that `managed` is a valid tensor that nobody uses afterwards.
    if let Some(deleter) = unsafe { managed.as_ref() }.deleter {
        // SAFETY: the caller guarantees that `managed` is a valid tensor that nobody uses afterwards.
        unsafe { deleter(managed.as_ptr()) };
    }
}

/// Requirements of a client on a tensor that it imports.
#[derive(Clone, Copy, Default)]
pub struct Requirements {
    /// Alignment of the first element in bytes; 0 for any.
    pub alignment: i32,
    /// Whether the elements must be row-major and contiguous.
    pub contiguous: bool,
}

impl Requirements {
    /// # Safety
    /// `tensor` was checked by [`check::shape`], and its strides are readable or null.
    #[inline(always)]
    unsafe fn check(self, tensor: &DLTensor) -> Result<()> {
        if self.alignment == 0 && !self.contiguous {
            return Ok(());
        }
        // SAFETY: the caller guarantees that `tensor` was checked by [`check::shape`], and that its strides are
        // readable or null.
        unsafe { self.check_all(tensor) }
    }

    #[inline(never)]
    unsafe fn check_all(self, tensor: &DLTensor) -> Result<()> {
        if self.alignment != 0 && !check::is_aligned(tensor, self.alignment)? {
            return Err(Error::runtime(format!(
                "FromDLPack: Data is not aligned to {} bytes.",
                self.alignment
            )));
        }
        // SAFETY: `check` passes a tensor that was checked by [`check::shape`], with readable strides or null.
        if self.contiguous && !unsafe { check::is_contiguous(tensor) } {
            return Err(Error::runtime("FromDLPack: Tensor is not contiguous."));
        }
        Ok(())
    }
}

impl TensorObj {
    /// The tensor as DLPack describes it.
    #[inline]
    pub fn dl_tensor(&self) -> &DLTensor {
        &self.dl_tensor
    }

    /// The device that holds the tensor.
    pub(crate) fn device(&self) -> DLDevice {
        self.dl_tensor.device
    }

    /// Takes over a tensor in the form before DLPack 1.0. On error the caller keeps it.
    ///
    /// # Safety
    /// `managed` points to a valid tensor: its shape, and its strides unless null, are as long as
    /// it says.
    #[inline]
    pub unsafe fn from_dlpack(
        managed: NonNull<DLManagedTensor>,
        requirements: Requirements,
    ) -> Result<Ref<TensorObj>> {
        // SAFETY: the caller guarantees that `managed` is a valid DLPack tensor.
        let tensor = unsafe { &managed.as_ref().dl_tensor };
        // SAFETY: the caller guarantees that `managed` is a valid DLPack tensor.
        unsafe {
            check::shape(tensor)?;
            requirements.check(tensor)?;
            adopt(tensor, Owner::Legacy(managed))
        }
    }

    /// Takes over a tensor. On error the caller keeps it.
    ///
    /// # Safety
    /// The same as for [`TensorObj::from_dlpack`].
    #[inline(always)]
    pub unsafe fn from_dlpack_versioned(
        managed: NonNull<DLManagedTensorVersioned>,
        requirements: Requirements,
    ) -> Result<Ref<TensorObj>> {
        // SAFETY: the version comes first in every version's layout.
        let version = unsafe { (*managed.as_ptr()).version };
        if version.major > DLPACK_VERSION.major {
            return Err(unknown_version(version));
        }
        // SAFETY: the caller guarantees that `managed` is a valid DLPack tensor, and its version is one whose layout we
        // know.
        let (tensor, flags) = unsafe { (&managed.as_ref().dl_tensor, managed.as_ref().flags) };
        // SAFETY: the caller guarantees that `managed` is a valid DLPack tensor, and its version is one whose layout we
        // know.
        unsafe {
            check::shape(tensor)?;
            requirements.check(tensor)?;
        }
        if flags & DLPACK_FLAG_IS_SUBBYTE_TYPE_PADDED != 0 {
            return Err(Error::runtime("Subbyte type padded is not yet supported"));
        }
        // SAFETY: the caller guarantees that `managed` is a valid DLPack tensor, and its version is one whose layout we
        // know.
        unsafe { adopt(tensor, Owner::Versioned(managed)) }
    }

    /// A tensor over the memory of `source` with data pointer, shape and strides of `prototype`.
    ///
    /// # Safety
    /// Shape and strides of `prototype` are as long as it says, and its data lies in the memory
    /// that `source` keeps alive.
    pub unsafe fn view(source: &TensorObj, prototype: &DLTensor) -> Result<Ref<TensorObj>> {
        // SAFETY: the caller guarantees that shape and strides of `prototype` are as long as it says, and that its data
        // lies in the memory that `source` keeps alive.
        let shape = unsafe { check::shape(prototype) }?;
        let tensor =
            own(prototype, Owner::Tensor(Ref::from_borrowed(source.root())), shape.len() * 2)?;
        let tail = object::tail_of(&tensor).cast::<i64>();
        // SAFETY: the tail has room for shape and strides, and nobody else has the object yet.
        unsafe {
            let dl_tensor = &mut (*tensor.as_ptr()).base.dl_tensor;
            dl_tensor.shape = tail;
            dl_tensor.strides = tail.add(shape.len());
            tail.copy_from_nonoverlapping(shape.as_ptr(), shape.len());
            if prototype.strides.is_null() {
                fill_row_major(shape, dl_tensor.strides);
            } else {
                dl_tensor.strides.copy_from_nonoverlapping(prototype.strides, shape.len());
            }
        }
        Ok(as_tensor(tensor))
    }

    /// Exports the tensor in the form before DLPack 1.0; its deleter releases it.
    pub fn to_dlpack(&self) -> NonNull<DLManagedTensor> {
        let exported = DLManagedTensor {
            dl_tensor: self.dl_tensor,
            manager_ctx: Ref::from_borrowed(self).into_handle(),
            deleter: Some(release_legacy),
        };
        NonNull::from(Box::leak(Box::new(exported)))
    }

    /// Exports the tensor; its deleter releases it.
    pub fn to_dlpack_versioned(&self) -> NonNull<DLManagedTensorVersioned> {
        let exported = DLManagedTensorVersioned {
            version: DLPACK_VERSION,
            manager_ctx: Ref::from_borrowed(self).into_handle(),
            deleter: Some(release_versioned),
            flags: if self.is_read_only() { DLPACK_FLAG_READ_ONLY } else { 0 },
            dl_tensor: self.dl_tensor,
        };
        NonNull::from(Box::leak(Box::new(exported)))
    }

    /// Whether the memory was imported as read-only, here or in the tensor that this one is a view of.
    fn is_read_only(&self) -> bool {
        let mut tensor = self;
        while let Some(owned) = tensor.as_owned() {
            match &owned.owner {
                // SAFETY: the object holds the tensor, so it is live.
                Owner::Versioned(managed) => unsafe {
                    return managed.as_ref().flags & DLPACK_FLAG_READ_ONLY != 0;
                },
                Owner::Tensor(source) => tensor = source,
                Owner::Legacy(_) | Owner::Nobody => return false,
            }
        }
        false
    }

    /// The tensor that keeps the memory alive: this one, or the one that this is a view of.
    fn root(&self) -> &TensorObj {
        match self.as_owned().map(|owned| &owned.owner) {
            Some(Owner::Tensor(source)) => source,
            _ => self,
        }
    }

    /// The tensor with its owner, if this runtime created it.
    fn as_owned(&self) -> Option<&OwnedTensorObj> {
        let deleter = self.header.deleter;
        let is_ours = deleter.is_some_and(|deleter| std::ptr::fn_addr_eq(deleter, DELETER));
        // SAFETY: the deleter proves that the object was created as an `OwnedTensorObj`.
        is_ours.then(|| unsafe { &*std::ptr::from_ref(self).cast() })
    }
}

#[cold]
fn unknown_version(version: DLPackVersion) -> Error {
    Error::runtime(format!(
        "FromDLPack: DLPack version {}.{} is not supported, at most {}.x is",
        version.major, version.minor, DLPACK_VERSION.major
    ))
}

/// A new object for a tensor, with room for `extra` integers behind it.
#[inline(always)]
fn own(tensor: &DLTensor, owner: Owner, extra: usize) -> Result<Ref<OwnedTensorObj>> {
    let header = object::new_header(TypeIndex::TENSOR);
    let base = TensorObj { header, dl_tensor: *tensor };
    let value = OwnedTensorObj { base, owner: Owner::Nobody };
    // The owner is stored last: when memory runs out, it must stay with the caller.
    let object = object::allocate_with_tail(value, extra * size_of::<i64>())?;
    // SAFETY: nobody else has the object yet.
    unsafe {
        (*object.as_ptr()).base.header.deleter = Some(DELETER);
        (*object.as_ptr()).owner = owner;
    }
    Ok(object)
}

/// Creates an object for a tensor from DLPack: the producer keeps shape and strides; missing strides are computed here.
///
/// # Safety
/// `tensor` was checked by [`check::shape`], and belongs to `owner`.
#[inline(always)]
unsafe fn adopt(tensor: &DLTensor, owner: Owner) -> Result<Ref<TensorObj>> {
    if !tensor.strides.is_null() || tensor.ndim == 0 {
        return Ok(as_tensor(own(tensor, owner, 0)?));
    }
    // SAFETY: the caller guarantees that `tensor` was checked by [`check::shape`], and belongs to `owner`.
    unsafe { adopt_without_strides(tensor, owner) }
}

#[inline]
unsafe fn adopt_without_strides(tensor: &DLTensor, owner: Owner) -> Result<Ref<TensorObj>> {
    // SAFETY: as for `adopt`.
    let shape = unsafe { check::extents(tensor) };
    let object = own(tensor, owner, shape.len())?;
    let strides = object::tail_of(&object).cast::<i64>();
    // SAFETY: the tail has room for the strides, and nobody else has the object yet.
    unsafe {
        fill_row_major(shape, strides);
        (*object.as_ptr()).base.dl_tensor.strides = strides;
    }
    Ok(as_tensor(object))
}

#[inline]
fn as_tensor(tensor: Ref<OwnedTensorObj>) -> Ref<TensorObj> {
    // SAFETY: `OwnedTensorObj` starts with `TensorObj`; the strong reference moves along.
    unsafe { Ref::from_owned(NonNull::new_unchecked(tensor.into_raw().cast())) }
}

/// Writes the strides of contiguous elements, with the last dimension innermost.
///
/// # Safety
/// `strides` has room for as many integers as `shape` has.
#[inline]
unsafe fn fill_row_major(shape: &[i64], strides: *mut i64) {
    let mut stride = 1_i64;
    for (i, extent) in shape.iter().enumerate().rev() {
        // SAFETY: the caller guarantees that `strides` has room for as many integers as `shape` has.
        unsafe { strides.add(i).write(stride) };
        // Only a tensor without elements can get here with strides beyond 64 bits.
        stride = stride.wrapping_mul(*extent);
    }
}

unsafe extern "C" fn release_legacy(exported: *mut DLManagedTensor) {
    if !exported.is_null() {
        // SAFETY: consumers call the deleter once, with the tensor that `to_dlpack` leaked.
        unsafe { give_back(Box::from_raw(exported).manager_ctx) };
    }
}

unsafe extern "C" fn release_versioned(exported: *mut DLManagedTensorVersioned) {
    if !exported.is_null() {
        // SAFETY: consumers call the deleter once, with the tensor that `to_dlpack_versioned` leaked.
        unsafe { give_back(Box::from_raw(exported).manager_ctx) };
    }
}

/// Releases a tensor that was exported. The last reference to a tensor that came from another export may start a long
/// chain of such releases, so that one is limited in depth.
///
/// # Safety
/// `context` is a tensor of which `into_handle` gave away a strong reference.
unsafe fn give_back(context: *mut c_void) {
    unsafe fn drop_tensor(tensor: *mut c_void) {
        // SAFETY: `give_back` passes a tensor of which it owns a reference.
        drop(unsafe { Ref::from_owned(NonNull::new_unchecked(tensor.cast::<TensorObj>())) });
    }
    let Some(tensor) = NonNull::new(context.cast::<TensorObj>()) else { return };
    // SAFETY: `context` is a tensor of which a strong reference was given away by `into_handle`, by this
    // function's contract.
    let tensor = unsafe { Ref::from_owned(tensor) };
    if tensor.is_unique() {
        // SAFETY: the strong reference moves along.
        unsafe { object::destroy_nested(tensor.into_handle(), drop_tensor) };
    }
}

/// `ffi.Shape`: the arguments as a shape.
fn shape_of(args: &[AnyView<'_>]) -> Result<Any> {
    let extents = args.iter().map(|extent| {
        extent.as_int().ok_or_else(|| Error::value("Expect shape to take list of int arguments"))
    });
    Ok(ShapeObj::new(extents)?.into())
}

pub(crate) fn install() -> Result<()> {
    // Frontends call this for every shape that they pass. As a separate function, and not a row
    // of a table, it is part of the entry.
    let function = Function::from_closure(shape_of);
    globals::set_builtin("ffi.Shape", function, Signature::PACKED.metadata());
    Ok(())
}

#[cfg(test)]
mod tests;
