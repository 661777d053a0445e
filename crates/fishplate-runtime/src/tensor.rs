//! `ffi.Tensor`: a `DLTensor` in an object that keeps its memory alive.
//!
//! Tensors come from DLPack or are views of other tensors, and leave through DLPack again. C++
//! clients read the header and the `DLTensor` with inlined code and bring tensors of their own,
//! which have other things behind the `DLTensor`; only `OwnedTensorObj` is ours.

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
    /// Not handed over yet.
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
    /// A view holds the tensor at the root of a chain of views, and exports bound the depth to
    /// which they give tensors back: see [`TensorObj::root`] and [`release_legacy`].
    const NESTS: bool = false;
}

/// What tells a tensor of ours from one that a client made.
static DELETER: ObjectDeleter = object::tail_deleter::<OwnedTensorObj>();

impl Drop for OwnedTensorObj {
    #[inline(always)]
    fn drop(&mut self) {
        // Versioned ones first: they are what frameworks hand in at every call.
        if let Owner::Versioned(managed) = self.owner {
            // SAFETY: the tensor was handed over to this object, which releases it once.
            unsafe { release(managed) };
        } else if let Owner::Legacy(managed) = self.owner {
            // SAFETY: the tensor was handed over to this object, which releases it once.
            if let Some(deleter) = unsafe { managed.as_ref() }.deleter {
                // SAFETY: the tensor was handed over to this object, which releases it once.
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
    // SAFETY: `managed` is a valid tensor that nobody uses afterwards, by this function's contract.
    if let Some(deleter) = unsafe { managed.as_ref() }.deleter {
        // SAFETY: `managed` is a valid tensor that nobody uses afterwards, by this function's contract.
        unsafe { deleter(managed.as_ptr()) };
    }
}

/// Requirements of a client on a tensor that it imports.
#[derive(Clone, Copy, Default)]
pub struct Requirements {
    /// Alignment of the first element in bytes; 0 for any.
    pub alignment: i32,
    /// Whether the elements must lie row-major without gaps.
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
        // SAFETY: `tensor` was checked by [`check::shape`], and its strides are readable or null, by this
        // function's contract.
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

    /// Where the tensor lives.
    pub(crate) fn device(&self) -> DLDevice {
        self.dl_tensor.device
    }

    /// Takes over a tensor from before DLPack 1.0. On error it stays the caller's.
    ///
    /// # Safety
    /// `managed` points to a valid tensor: its shape, and its strides unless null, are as long as
    /// it says.
    #[inline]
    pub unsafe fn from_dlpack(
        managed: NonNull<DLManagedTensor>,
        requirements: Requirements,
    ) -> Result<Ref<TensorObj>> {
        // SAFETY: `managed` is a valid DLPack tensor, by this function's contract.
        let tensor = unsafe { &managed.as_ref().dl_tensor };
        // SAFETY: `managed` is a valid DLPack tensor, by this function's contract.
        unsafe {
            check::shape(tensor)?;
            requirements.check(tensor)?;
            adopt(tensor, Owner::Legacy(managed))
        }
    }

    /// Takes over a tensor. On error it stays the caller's.
    ///
    /// # Safety
    /// As for [`TensorObj::from_dlpack`].
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
        // SAFETY: `managed` is a valid DLPack tensor, by this function's contract, and of a layout that we
        // know.
        let (tensor, flags) = unsafe { (&managed.as_ref().dl_tensor, managed.as_ref().flags) };
        // SAFETY: `managed` is a valid DLPack tensor, by this function's contract, and of a layout that we
        // know.
        unsafe {
            check::shape(tensor)?;
            requirements.check(tensor)?;
        }
        if flags & DLPACK_FLAG_IS_SUBBYTE_TYPE_PADDED != 0 {
            return Err(Error::runtime("Subbyte type padded is not yet supported"));
        }
        // SAFETY: `managed` is a valid DLPack tensor, by this function's contract, and of a layout that we
        // know.
        unsafe { adopt(tensor, Owner::Versioned(managed)) }
    }

    /// A tensor over the memory of `source` with data pointer, shape and strides of `prototype`.
    ///
    /// # Safety
    /// Shape and strides of `prototype` are as long as it says, and its data lies in the memory
    /// that `source` keeps alive.
    pub unsafe fn view(source: &TensorObj, prototype: &DLTensor) -> Result<Ref<TensorObj>> {
        // SAFETY: shape and strides of `prototype` are as long as it says, and its data lies in the memory
        // that `source` keeps alive, by this function's contract.
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

    /// Hands the tensor out in the form from before DLPack 1.0; its deleter gives it back.
    pub fn to_dlpack(&self) -> NonNull<DLManagedTensor> {
        let exported = DLManagedTensor {
            dl_tensor: self.dl_tensor,
            manager_ctx: Ref::from_borrowed(self).into_handle(),
            deleter: Some(release_legacy),
        };
        NonNull::from(Box::leak(Box::new(exported)))
    }

    /// Hands the tensor out; its deleter gives it back.
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

    /// Whether the memory came in as read-only, here or in the tensor that this one is a view of.
    fn is_read_only(&self) -> bool {
        let mut tensor = self;
        while let Some(owned) = tensor.as_owned() {
            match &owned.owner {
                // SAFETY: the tensor is held by the object, so it is live.
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

    /// The tensor with its owner, when this runtime made it.
    fn as_owned(&self) -> Option<&OwnedTensorObj> {
        let deleter = self.header.deleter;
        let is_ours = deleter.is_some_and(|deleter| std::ptr::fn_addr_eq(deleter, DELETER));
        // SAFETY: the deleter tells that the object was made as an `OwnedTensorObj`.
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
    // The owner goes in last: when memory runs out, it must stay with the caller.
    let object = object::allocate_with_tail(value, extra * size_of::<i64>())?;
    // SAFETY: nobody else has the object yet.
    unsafe {
        (*object.as_ptr()).base.header.deleter = Some(DELETER);
        (*object.as_ptr()).owner = owner;
    }
    Ok(object)
}

/// An object for a tensor from DLPack: the producer keeps shape and strides, and strides that it
/// left out are made here.
///
/// # Safety
/// `tensor` was checked by [`check::shape`], and belongs to `owner`.
#[inline(always)]
unsafe fn adopt(tensor: &DLTensor, owner: Owner) -> Result<Ref<TensorObj>> {
    if !tensor.strides.is_null() || tensor.ndim == 0 {
        return Ok(as_tensor(own(tensor, owner, 0)?));
    }
    // SAFETY: `tensor` was checked by [`check::shape`], and belongs to `owner`, by this function's contract.
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

/// Strides of elements that lie without gaps, the last dimension closest.
///
/// # Safety
/// `strides` has room for as many integers as `shape` has.
#[inline]
unsafe fn fill_row_major(shape: &[i64], strides: *mut i64) {
    let mut stride = 1_i64;
    for (i, extent) in shape.iter().enumerate().rev() {
        // SAFETY: `strides` has room for as many integers as `shape` has, by this function's contract.
        unsafe { strides.add(i).write(stride) };
        // Only a tensor without elements can get here with strides beyond 64 bits.
        stride = stride.wrapping_mul(*extent);
    }
}

unsafe extern "C" fn release_legacy(exported: *mut DLManagedTensor) {
    if !exported.is_null() {
        // SAFETY: consumers call the deleter once, with what `to_dlpack` leaked.
        unsafe { give_back(Box::from_raw(exported).manager_ctx) };
    }
}

unsafe extern "C" fn release_versioned(exported: *mut DLManagedTensorVersioned) {
    if !exported.is_null() {
        // SAFETY: consumers call the deleter once, with what `to_dlpack_versioned` leaked.
        unsafe { give_back(Box::from_raw(exported).manager_ctx) };
    }
}

/// Lets go of a tensor that was handed out. The last reference to a tensor that came from another
/// export may start a long row of such, so that one goes with a bound on depth.
///
/// # Safety
/// `context` is a tensor of which a strong reference was given away by `into_handle`.
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
        // SAFETY: the reference moves along.
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
    // Frontends call this for every shape that they pass. As a function of its own, and not a row
    // of a table, it is part of the entry.
    let function = Function::from_closure(shape_of);
    globals::set_builtin("ffi.Shape", function, Signature::PACKED.metadata());
    Ok(())
}

#[cfg(test)]
mod tests;
