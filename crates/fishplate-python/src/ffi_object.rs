//! FFI objects as types: [`FfiRef`] owns a reference, [`FfiObject`] borrows one.

use std::ffi::c_int;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::ptr::NonNull;
use std::sync::atomic::Ordering;

use fishplate_abi::{
    ByteArray, COUNT_BOTH_ONE, DLTensor, ErrorCell, FunctionCell, MapCell, ObjectHandle,
    ObjectHeader, OpaqueCell, RawAny, RawValue, SeqCell, ShapeCell, TypeIndex, dec_ref, inc_ref,
};

use crate::any::{OwnedAny, View};
use crate::dlpack::Described;

/// A strong reference to an FFI object. It may be dropped on any thread.
#[repr(transparent)]
pub(crate) struct FfiRef(NonNull<ObjectHeader>);

/// An FFI object that is borrowed for `'a`, from an [`FfiRef`], a wrapper, or the caller of a function.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct FfiObject<'a>(NonNull<ObjectHeader>, PhantomData<&'a ObjectHeader>);

impl<'a> FfiObject<'a> {
    /// Borrows an object by its address, which may be null.
    ///
    /// # Safety
    /// `object` is null, or a live object for `'a`.
    #[inline(always)]
    pub(crate) unsafe fn from_nullable(object: *mut ObjectHeader) -> Option<FfiObject<'a>> {
        NonNull::new(object).map(|object| FfiObject(object, PhantomData))
    }

    /// The address of the object.
    #[inline(always)]
    pub(crate) fn as_ptr(self) -> *mut ObjectHeader {
        self.0.as_ptr()
    }

    /// The address as the C functions take it.
    #[inline(always)]
    pub(crate) fn handle(self) -> ObjectHandle {
        self.as_ptr().cast()
    }

    /// The head of the object.
    #[inline(always)]
    fn header(self) -> &'a ObjectHeader {
        // SAFETY: the object is live for `'a`; its count changes atomically, the rest never.
        unsafe { self.0.as_ref() }
    }

    /// The type of the object.
    #[inline(always)]
    pub(crate) fn type_index(self) -> TypeIndex {
        self.header().type_index
    }

    /// The deleter of the object.
    #[inline(always)]
    pub(crate) fn deleter(self) -> Option<fishplate_abi::ObjectDeleter> {
        self.header().deleter
    }

    /// The current counts of strong and weak references.
    #[inline(always)]
    pub(crate) fn count(self) -> u64 {
        self.header().combined_ref_count.load(Ordering::Relaxed)
    }

    /// Whether there is exactly one strong reference, and no weak one that could be upgraded.
    #[inline(always)]
    pub(crate) fn is_sole(self) -> bool {
        self.header().combined_ref_count.load(Ordering::Acquire) == COUNT_BOTH_ONE
    }

    /// Returns a new strong reference.
    #[inline(always)]
    pub(crate) fn share(self) -> FfiRef {
        // SAFETY: the object is live for `'a`.
        unsafe { inc_ref(self.as_ptr()) };
        FfiRef(self.0)
    }

    /// The object as a borrowed value.
    #[inline(always)]
    pub(crate) fn view(self) -> RawAny {
        RawAny::plain(self.type_index(), RawValue { v_obj: self.as_ptr() })
    }

    /// The content behind the head of the object.
    ///
    /// # Safety
    /// Objects of this type have a `T` there.
    #[inline(always)]
    pub(crate) unsafe fn cell<T>(self) -> &'a T {
        // SAFETY: the content behind the head is part of the object.
        let cell = unsafe { self.as_ptr().add(1) };
        // SAFETY: the caller guarantees that it is a `T`, and it lives as long as the object.
        unsafe { &*cell.cast::<T>() }
    }

    /// The cell of an object of one of some types; `None` for others. All of these types have the cell `T`.
    #[inline(always)]
    fn cell_of<T, const N: usize>(self, types: [TypeIndex; N]) -> Option<&'a T> {
        // SAFETY: the callers, all in this file, name types whose objects have a `T`.
        types.contains(&self.type_index()).then(|| unsafe { self.cell() })
    }

    /// The object as a function, if it is one.
    #[inline(always)]
    pub(crate) fn function(self) -> Option<FfiFunction<'a>> {
        (self.type_index() == TypeIndex::FUNCTION).then_some(FfiFunction(self))
    }

    /// The cell of an error; `None` for other objects.
    pub(crate) fn error(self) -> Option<&'a ErrorCell> {
        self.cell_of([TypeIndex::ERROR])
    }

    /// The cell of an array or a list; `None` for other objects.
    #[inline(always)]
    pub(crate) fn sequence(self) -> Option<&'a SeqCell> {
        self.cell_of([TypeIndex::ARRAY, TypeIndex::LIST])
    }

    /// The cell of a map or a dict; `None` for other objects.
    #[inline(always)]
    pub(crate) fn map(self) -> Option<&'a MapCell> {
        self.cell_of([TypeIndex::MAP, TypeIndex::DICT])
    }

    /// The extents of a shape; empty for other objects.
    pub(crate) fn extents(self) -> &'a [i64] {
        match self.cell_of::<ShapeCell, 1>([TypeIndex::SHAPE]) {
            Some(cell) if !cell.data.is_null() && cell.size > 0 => {
                // SAFETY: the cell names `size` extents, which never change.
                unsafe { std::slice::from_raw_parts(cell.data, cell.size) }
            }
            _ => &[],
        }
    }

    /// The content of a string or of bytes on the heap; `None` for other objects.
    #[inline(always)]
    pub(crate) fn text(self) -> Option<&'a [u8]> {
        let span: &ByteArray = self.cell_of([TypeIndex::STR, TypeIndex::BYTES])?;
        // SAFETY: the span is part of the object and never changes.
        Some(unsafe { span.as_bytes() })
    }

    /// The address of the Python object inside an opaque one; `None` for other objects.
    pub(crate) fn opaque(self) -> Option<*mut crate::python::PyObject> {
        let cell: &OpaqueCell = self.cell_of([TypeIndex::OPAQUE_PY_OBJECT])?;
        Some(cell.handle.cast())
    }

    /// The tensor of a tensor object; `None` for other objects.
    #[inline(always)]
    pub(crate) fn tensor(self) -> Option<Described<'a>> {
        let tensor: &DLTensor = self.cell_of([TypeIndex::TENSOR])?;
        // SAFETY: a tensor object has an extent and a stride for each dimension.
        Some(unsafe { Described::assume(tensor) })
    }
}

impl FfiRef {
    /// Takes over a reference, if there is one.
    ///
    /// # Safety
    /// `object` is null, or a reference that the caller owns.
    #[inline(always)]
    pub(crate) unsafe fn from_raw(object: *mut ObjectHeader) -> Option<FfiRef> {
        NonNull::new(object).map(FfiRef)
    }

    /// Takes over a reference.
    ///
    /// # Safety
    /// The caller owns the reference.
    #[inline(always)]
    pub(crate) unsafe fn from_non_null(object: NonNull<ObjectHeader>) -> FfiRef {
        FfiRef(object)
    }

    /// The object, borrowed from this reference.
    #[inline(always)]
    pub(crate) fn borrow(&self) -> FfiObject<'_> {
        FfiObject(self.0, PhantomData)
    }

    /// Gives the reference to the caller.
    #[inline(always)]
    pub(crate) fn into_raw(self) -> *mut ObjectHeader {
        self.into_non_null().as_ptr()
    }

    /// Does the same, with a non-null address.
    #[inline(always)]
    pub(crate) fn into_non_null(self) -> NonNull<ObjectHeader> {
        ManuallyDrop::new(self).0
    }
}

impl Drop for FfiRef {
    #[inline(always)]
    fn drop(&mut self) {
        // SAFETY: the reference is ours.
        unsafe { dec_ref(self.0.as_ptr()) };
    }
}

/// An FFI object that is a function.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct FfiFunction<'a>(FfiObject<'a>);

impl<'a> FfiFunction<'a> {
    /// Casts an object that is known to be a function.
    ///
    /// # Safety
    /// The object is a function, or of a type derived from it.
    #[inline(always)]
    pub(crate) unsafe fn assume(object: FfiObject<'a>) -> FfiFunction<'a> {
        FfiFunction(object)
    }

    /// The object.
    #[inline(always)]
    pub(crate) fn object(self) -> FfiObject<'a> {
        self.0
    }

    /// The cell of the function.
    #[inline(always)]
    pub(crate) fn cell(self) -> &'a FunctionCell {
        // SAFETY: functions have this cell.
        unsafe { self.0.cell() }
    }

    /// Calls the function and returns its status. The result is owned afterwards.
    #[inline(always)]
    pub(crate) fn call(self, args: &[View<'_>], result: &mut OwnedAny) -> c_int {
        let (count, result) = (args.len() as i32, result.as_mut_ptr());
        // SAFETY: the convention of every function cell: its own object, valid arguments, and a value to write to.
        unsafe { (self.cell().safe_call)(self.0.handle(), args.as_ptr().cast(), count, result) }
    }
}
