//! The unsafe code of this crate, which lets the rest use MLIR's handles without any.
//!
//! FFI objects live as long as anyone holds them, on any thread. Handles of `fishplate-mlir` live as long as their
//! lifetime says. Here FFI objects lend out handles, for as long as a [`Guard`] and the object are borrowed:
//!
//! - [`Kept`] is a thing that a context keeps forever, together with the context.
//! - [`Spot`] is an operation, a block or a value, until it is destroyed. Whoever destroys one calls [`Spot::clear`] first,
//!   or `hold_all`, which ends the use of the spots in `visits.rs`. Its owner (a tree, or the owner's object) is held.
//! - [`UnderLock`] is data that only the thread with the lock may touch.
//!
//! One rule is not enforced by a type: no code calls another language while it uses a handle, because that call may
//! destroy the handle's target. Code that makes such a call looks the handle up again afterwards.

use std::borrow::Cow;
use std::cell::RefCell;
use std::ffi::c_void;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate::abi::{
    DLManagedTensorVersioned, DLPACK_FLAG_READ_ONLY, DLPackVersion, DLTensor, ObjectHeader,
    TypeIndex, try_upgrade,
};
use fishplate::tensor::{DlPack, TensorInfo};
use fishplate::{Class, DType, Device, ObjectRef, Result, Tensor};
use fishplate_mlir as mlir;
use fishplate_mlir::interned::HandleKind;
use fishplate_mlir::pdl::PdlModule;
use fishplate_mlir::rewrite::{Counts, Outcome, Pattern, Rewrite, Way};

use crate::address_map::AddressMap;
use crate::builtin::{AffineExpr, AffineMap, IntegerSet};
use crate::context::OpName;
use crate::error::{other_context, value_error};
use crate::lock::{Guard, Lock};
use crate::{Attribute, Block, Context, Location, Operation, Type, Value};

/// A number that no other live thread has: the address of the thread's control block, which is in the register that the
/// platform ABI reserves for threads. A thread-local in a loaded library would cost a call.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[inline(always)]
pub(crate) fn this_thread() -> usize {
    let address: usize;
    // SAFETY: the word at `fs:0` is the address of the control block itself; reading it changes nothing.
    unsafe {
        std::arch::asm!(
            "mov {}, fs:0",
            out(reg) address,
            options(nostack, pure, readonly, preserves_flags)
        );
    }
    address
}

/// Data that only the thread with a lock may touch.
#[derive(Default)]
pub(crate) struct UnderLock<T>(T);

// SAFETY: `get` lends the value only to the thread that holds the lock, and only one thread can hold it.
unsafe impl<T: Send> Sync for UnderLock<T> {}

impl<T> UnderLock<T> {
    pub(crate) fn new(value: T) -> UnderLock<T> {
        UnderLock(value)
    }

    /// Returns the value to a thread that holds `lock`.
    #[inline]
    pub(crate) fn get<'h>(&'h self, lock: &Lock, held: &'h Guard<'_>) -> &'h T {
        assert!(held.is_of(lock), "the lock of another context");
        &self.0
    }

    /// Returns the value to a caller with exclusive access.
    pub(crate) fn get_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

/// A thing that a context keeps forever, and the context.
pub(crate) struct Kept<K: HandleKind> {
    // Not used after `context` is dropped, to which it belongs.
    raw: mlir::Interned<'static, K>,
    context: ObjectRef<Context>,
}

// SAFETY: the target never changes, and code that derives something new from it holds the lock of its context.
unsafe impl<K: HandleKind> Send for Kept<K> {}
// SAFETY: several threads may read the target, because it never changes.
unsafe impl<K: HandleKind> Sync for Kept<K> {}

impl<K: HandleKind> Kept<K> {
    /// Keeps a thing of a context. Fails if it belongs to another context.
    #[inline]
    pub(crate) fn new(context: &ObjectRef<Context>, raw: mlir::Interned<'_, K>) -> Result<Kept<K>> {
        if raw.context().address() != context.address() {
            return Err(other_context(&format!("the {}", K::WORD)));
        }
        // SAFETY: the handle belongs to this context, and is used only while `self` holds the context.
        Ok(Kept { raw: unsafe { raw.for_life() }, context: context.clone() })
    }

    /// The handle.
    #[inline]
    pub(crate) fn get(&self) -> mlir::Interned<'_, K> {
        self.raw
    }

    /// The context.
    #[inline]
    pub(crate) fn context(&self) -> &ObjectRef<Context> {
        &self.context
    }
}

/// Ties a handle to the borrow of its context. `context` must be the one that keeps it.
#[inline]
pub(crate) fn tied<'c, K: HandleKind>(
    context: &'c Context,
    raw: mlir::Interned<'_, K>,
) -> mlir::Interned<'c, K> {
    assert_eq!(raw.context().address(), context.address(), "something of another context");
    // SAFETY: the context keeps the target forever, and is borrowed for `'c`.
    unsafe { raw.for_life() }
}

/// A thing that a context keeps forever, cached by the context itself.
pub(crate) struct Lasting<K: HandleKind> {
    raw: mlir::Interned<'static, K>,
    context: usize,
}

impl<K: HandleKind> Clone for Lasting<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K: HandleKind> Copy for Lasting<K> {}

// SAFETY: the target never changes, and `get` requires the context.
unsafe impl<K: HandleKind> Send for Lasting<K> {}
// SAFETY: several threads may read the target, because it never changes.
unsafe impl<K: HandleKind> Sync for Lasting<K> {}

impl<K: HandleKind> Lasting<K> {
    /// Stores a handle.
    pub(crate) fn new(raw: mlir::Interned<'_, K>) -> Lasting<K> {
        let context = raw.context().address();
        // SAFETY: `get` returns the handle only for as long as its context is borrowed.
        Lasting { raw: unsafe { raw.for_life() }, context }
    }

    /// The handle, while its context is borrowed.
    pub(crate) fn get<'c>(&self, context: &'c Context) -> mlir::Interned<'c, K> {
        assert_eq!(self.context, context.address(), "something of another context");
        self.raw
    }
}

/// The kinds of things that a [`Spot`] may hold.
pub(crate) trait Thing {
    /// The handle.
    type At<'h>: Copy;
    /// Returns the address of a handle.
    fn address(at: Self::At<'_>) -> *mut c_void;
    /// Returns the handle at an address.
    ///
    /// # Safety
    /// The address came from `address`, and its target lives for `'h`.
    unsafe fn at<'h>(address: *mut c_void) -> Self::At<'h>;
}

macro_rules! things {
    ($($(#[$doc:meta])* $name:ident = $handle:ident;)*) => {$(
        $(#[$doc])*
        pub(crate) enum $name {}
        impl Thing for $name {
            type At<'h> = mlir::$handle<'h>;
            #[inline]
            fn address(at: mlir::$handle<'_>) -> *mut c_void {
                at.as_ptr()
            }
            #[inline]
            unsafe fn at<'h>(address: *mut c_void) -> mlir::$handle<'h> {
                // SAFETY: the caller meets the requirements of the trait's function, which are the same.
                unsafe { mlir::$handle::at(address) }
            }
        }
    )*};
}

things! {
    /// Operations.
    AnOp = OpRef;
    /// Blocks.
    ABlock = Block;
    /// Values.
    AValue = Value;
}

/// The address of a thing, until the thing is destroyed.
pub(crate) struct Spot<T>(AtomicPtr<c_void>, PhantomData<fn() -> T>);

impl<T: Thing> Spot<T> {
    #[inline]
    pub(crate) fn new(at: T::At<'_>) -> Spot<T> {
        Spot(AtomicPtr::new(T::address(at)), PhantomData)
    }

    /// Returns the address, or 0 once the thing is gone.
    #[inline]
    pub(crate) fn address(&self) -> usize {
        self.0.load(Ordering::Acquire).addr()
    }

    /// Returns the handle, unless the thing is gone.
    #[inline]
    pub(crate) fn get<'h>(&'h self, _held: &'h Guard<'_>) -> Option<T::At<'h>> {
        let address = self.0.load(Ordering::Acquire);
        // SAFETY: `new` was given a live handle. Whoever destroys the target clears the spot first, under the lock that
        // is held here. The target's owner is held next to the spot, which is borrowed.
        (!address.is_null()).then(|| unsafe { T::at(address) })
    }

    /// An empty spot.
    pub(crate) const fn empty() -> Spot<T> {
        Spot(AtomicPtr::new(null_mut()), PhantomData)
    }

    /// Returns a copy for the next few steps. It must be used up before anything can be destroyed.
    pub(crate) fn again(&self) -> Spot<T> {
        Spot(AtomicPtr::new(self.0.load(Ordering::Acquire)), PhantomData)
    }

    /// Marks the thing as gone. Called before it is destroyed.
    pub(crate) fn clear(&self) {
        self.0.store(null_mut(), Ordering::Release);
    }
}

/// The name of an operation, in a handle that also holds the context of the name.
#[derive(Clone, Copy)]
pub(crate) struct NameRef(NonNull<OpName>);

// SAFETY: the text of a name never changes, and its class is protected by the lock.
unsafe impl Send for NameRef {}
// SAFETY: several threads may read the text, because it never changes.
unsafe impl Sync for NameRef {}

impl NameRef {
    /// Refers to a name that its context keeps in a box as long as the context lives.
    #[inline]
    #[expect(clippy::borrowed_box, reason = "the box is what keeps the name where it is")]
    pub(crate) fn new(name: &Box<OpName>) -> NameRef {
        NameRef(NonNull::from(&**name))
    }

    /// Returns the name, while the context that it came from is borrowed.
    #[inline]
    pub(crate) fn get(self, _context: &Context) -> &OpName {
        // SAFETY: the name is boxed, and never dropped before the context, which is borrowed.
        unsafe { self.0.as_ref() }
    }
}

/// An operation that is in no block, owned from any thread.
pub(crate) struct Root(mlir::OwnedOp<'static>);

// SAFETY: `op` requires the lock of the context.
unsafe impl Send for Root {}

impl Root {
    /// Owns an operation of a context that outlives the result.
    pub(crate) fn new(owned: mlir::OwnedOp<'_>) -> Root {
        // SAFETY: trees and forests, which hold roots, are dropped before the context.
        Root(unsafe { owned.for_life() })
    }

    /// Takes ownership of an operation from a root that gives it up: an orphan that was removed from the list, or the
    /// root of a tree that is being dropped, which checks whether it is still the owner.
    pub(crate) fn take_over(op: mlir::OpRef<'_>) -> Root {
        // SAFETY: the operation has no parent, so it is in no block. Its previous owner gives it up.
        Root::new(unsafe { mlir::OwnedOp::take_over(op) })
    }

    /// The operation.
    pub(crate) fn op<'h>(&'h self, _held: &'h Guard<'_>) -> mlir::OpRef<'h> {
        self.0.op()
    }

    /// The address of the operation.
    pub(crate) fn address(&self) -> usize {
        self.0.op().address()
    }

    /// Returns the operation, to be given away.
    pub(crate) fn into_owned<'h>(self, _held: &'h Guard<'_>) -> mlir::OwnedOp<'h> {
        self.0
    }

    /// Drops the operation's references to others. Called before those are destroyed.
    pub(crate) fn drop_references(&self) {
        self.0.op().drop_references();
    }

    /// Destroys the operation. The caller has invalidated its handles, and has checked that nothing outside uses any
    /// part of it.
    pub(crate) fn destroy(self) {
        mlir::rewrite::note_taken(self.0.op());
        // SAFETY: every spot of it has been cleared, and nobody uses a value of it.
        unsafe { self.0.destroy() };
    }
}

/// Erases an argument of a block. The caller has cleared its spot, and has checked that nothing uses it.
pub(crate) fn erase_argument(block: mlir::Block<'_>, index: usize) {
    // SAFETY: the caller has cleared the spot of the argument, and has checked that nothing uses it.
    unsafe { block.erase_argument(index) };
}

/// A pass manager, held next to its context. Threads share it under the context's lock. It is leaked unless
/// [`Managed::destroy`] is called.
pub(crate) struct Managed(RefCell<ManuallyDrop<mlir::PassManager<'static>>>);

// SAFETY: MLIR ties no part of a pass manager to a thread.
unsafe impl Send for Managed {}
// SAFETY: the lock of the context lets only one thread at a time use it.
unsafe impl Sync for Managed {}

impl Managed {
    /// Creates an empty pipeline for operations named `anchor`. The caller holds the context next to it.
    pub(crate) fn new(context: &Context, anchor: &str) -> Managed {
        let held = context.lock();
        let made = mlir::PassManager::new(context.mlir(&held), anchor);
        // SAFETY: the owner holds the context for as long as it uses the manager.
        Managed(RefCell::new(ManuallyDrop::new(unsafe { made.for_life() })))
    }

    /// Calls a function with the manager.
    pub(crate) fn with<R>(
        &self,
        _held: &Guard<'_>,
        change: impl FnOnce(&mut mlir::PassManager<'static>) -> R,
    ) -> R {
        change(&mut self.0.borrow_mut())
    }

    /// Returns the pipeline as text.
    pub(crate) fn text(&self, _held: &Guard<'_>) -> String {
        self.0.borrow().text()
    }

    /// Runs the passes. The caller has invalidated the handles to everything inside the operation, and has checked that
    /// nothing outside uses any part of it.
    pub(crate) fn run(&self, op: mlir::OpRef<'_>) -> std::result::Result<bool, String> {
        let manager = self.0.borrow();
        // SAFETY: the caller holds the lock, and has cleared the spots of everything inside. Passes in other languages
        // get new handles, which are invalidated when they return.
        unsafe { manager.run(op) }
    }

    /// Destroys the manager when its owner is dropped.
    pub(crate) fn destroy(&mut self) {
        // SAFETY: the owner is being dropped, so the manager is neither used nor destroyed again.
        unsafe { ManuallyDrop::drop(self.0.get_mut()) };
    }
}

/// Applies patterns to what is inside of an operation. It was verified, and stays where it is: who calls this has looked,
/// and `rewrite` makes the handles invalid of what the driver erases.
pub(crate) fn apply_patterns(
    op: mlir::OpRef<'_>,
    patterns: &[Pattern],
    pdl: Option<PdlModule<'_>>,
    way: Way,
    rewrite: &mut dyn Rewrite,
) -> std::result::Result<(Outcome, Counts), String> {
    // SAFETY: the caller holds the lock. Every edit of this crate tells the drivers, and none takes the operation away.
    unsafe { mlir::rewrite::apply_patterns(op, patterns, pdl, way, rewrite) }
}

/// Applies a transform sequence, under the conditions of [`Managed::run`].
#[cfg(feature = "all-dialects")]
pub(crate) fn transform(
    [payload, sequence, module]: [mlir::OpRef<'_>; 3],
    options: mlir::everything::TransformOptions,
) -> std::result::Result<bool, String> {
    // SAFETY: the caller holds the lock, and has cleared the spots of everything inside. No transform calls Python.
    unsafe { mlir::everything::apply_named_sequence(payload, sequence, module, options) }
}

/// Creates an object of type `index`: the type of `T`, or one created by `fishplate::child_type::<T>`.
#[inline]
pub(crate) fn object_as<T: Class>(value: T, index: TypeIndex) -> ObjectRef<T> {
    // SAFETY: such child types add nothing to `T`.
    unsafe { ObjectRef::new_as(value, index) }
}

/// The meaning of an address: the same address may be both a location and an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    /// A type.
    Type,
    /// An attribute.
    Attribute,
    /// A location.
    Location,
    /// An operation.
    Operation,
    /// A block.
    Block,
    /// An affine expression.
    AffineExpr,
    /// An affine map.
    AffineMap,
    /// An integer set.
    IntegerSet,
}

impl Tag {
    /// A value of an operation or a block. Values have a separate table.
    pub(crate) const VALUE: Tag = Tag::Type;
}

/// An object that represents one thing of MLIR.
///
/// # Safety
/// Values of the type exist only inside objects, and all objects in a table under `TAG` are of this class.
pub unsafe trait Handle: Class {
    /// The meaning of its addresses.
    const TAG: Tag;
}

macro_rules! handles {
    ($($class:ident = $tag:expr;)*) => {$(
        // SAFETY: values are created only as objects, where they are wrapped, and no other class has the tag.
        unsafe impl Handle for $class {
            const TAG: Tag = $tag;
        }
    )*};
}

handles! {
    Type = Tag::Type;
    Attribute = Tag::Attribute;
    Location = Tag::Location;
    Operation = Tag::Operation;
    Block = Tag::Block;
    AffineExpr = Tag::AffineExpr;
    AffineMap = Tag::AffineMap;
    IntegerSet = Tag::IntegerSet;
    Value = Tag::VALUE;
}

/// The live objects of a context, keyed by the thing that they represent. The table does not own them: an object
/// removes itself when it is dropped, under the lock.
#[derive(Default)]
pub(crate) struct Table {
    /// The address of the Rust value of each object.
    values: AddressMap<usize>,
}

/// Things of MLIR are aligned to eight bytes, so the tag fits into the low bits.
#[inline]
fn key(tag: Tag, thing: usize) -> usize {
    thing | tag as usize
}

impl Table {
    /// Returns the object that represents a thing, if it is alive.
    #[inline]
    pub(crate) fn find<T: Handle>(&self, thing: usize) -> Option<ObjectRef<T>> {
        let value = *self.values.get(&key(T::TAG, thing))?;
        let object = (value - T::OFFSET) as *mut ObjectHeader;
        // SAFETY: a value removes itself from the table before its memory is freed, under the lock that the caller
        // holds. A count of zero means that it is about to do so, and must not be revived.
        let alive = unsafe { try_upgrade(object) };
        // SAFETY: this takes over the reference that the upgrade added. The tag says that it is a `T`.
        alive.then(|| unsafe { ObjectRef::from_handle(NonNull::new_unchecked(object.cast())) })
    }

    /// Makes `object` represent a thing.
    pub(crate) fn insert<T: Handle>(&mut self, thing: usize, object: &ObjectRef<T>) {
        self.values.insert(key(T::TAG, thing), std::ptr::from_ref::<T>(object).addr());
    }

    /// Removes the object of a thing that is about to be destroyed.
    pub(crate) fn forget(&mut self, tag: Tag, thing: usize) {
        self.values.remove(&key(tag, thing));
    }

    /// Returns the things of a kind that objects represent.
    pub(crate) fn things(&self, tag: Tag) -> impl Iterator<Item = usize> {
        self.values.keys().filter(move |key| *key & 7 == tag as usize).map(|key| key & !7)
    }

    /// Removes an object. Another object for the same thing stays.
    pub(crate) fn remove<T: Handle>(&mut self, thing: usize, value: &T) {
        let key = key(T::TAG, thing);
        if self.values.get(&key) == Some(&std::ptr::from_ref(value).addr()) {
            self.values.remove(&key);
        }
    }
}

/// Returns the elements of a host tensor, `width` bytes each, in row-major order. Copies them if they are laid out
/// differently.
pub(crate) fn tensor_bytes(tensor: &TensorInfo, width: usize) -> Cow<'_, [u8]> {
    let (count, base) = (tensor.numel(), tensor.data_ptr().cast::<u8>());
    if count == 0 || base.is_null() {
        return Cow::Borrowed(&[]);
    }
    if tensor.is_contiguous() {
        // SAFETY: a host tensor has its elements at its address, for as long as it lives. A contiguous one has `count`
        // elements of `width` bytes there.
        return Cow::Borrowed(unsafe { std::slice::from_raw_parts(base, count * width) });
    }
    let (shape, strides) = (tensor.shape(), tensor.strides().unwrap_or_default());
    let mut packed = Vec::with_capacity(count * width);
    for linear in 0..count as i64 {
        let (mut rest, mut offset) = (linear, 0_i64);
        for (size, stride) in shape.iter().zip(strides).rev() {
            offset += rest % size * stride;
            rest /= size;
        }
        // SAFETY: the offset is that of an element of the tensor, so the result is in bounds.
        let element = unsafe { base.offset(offset as isize * width as isize) };
        // SAFETY: an element has `width` bytes.
        packed.extend_from_slice(unsafe { std::slice::from_raw_parts(element, width) });
    }
    Cow::Owned(packed)
}

/// Keeps the memory of a tensor over MLIR constants alive.
struct TensorOwner {
    managed: DLManagedTensorVersioned,
    shape: Vec<i64>,
    strides: Vec<i64>,
    /// Keeps the context alive, and with it the memory.
    _attribute: ObjectRef<Attribute>,
}

unsafe extern "C" fn release(managed: *mut DLManagedTensorVersioned) {
    let release = std::panic::AssertUnwindSafe(|| {
        // SAFETY: `share` stored the owner there, and a tensor is released only once.
        drop(unsafe { Box::from_raw((*managed).manager_ctx.cast::<TensorOwner>()) });
    });
    let _ = std::panic::catch_unwind(release);
}

/// Creates a read-only tensor over the memory of an attribute, which MLIR keeps as long as its context.
pub(crate) fn share(
    attribute: &ObjectRef<Attribute>,
    data: impl FnOnce(mlir::Attribute<'_>) -> &[u8],
    dtype: DType,
    shape: Vec<i64>,
    strides: Vec<i64>,
) -> Result<Tensor> {
    let data = data(attribute.mlir());
    let width = usize::from(dtype.bits()) * usize::from(dtype.lanes()) / 8;
    let steps = shape.iter().zip(&strides).map(|(size, stride)| (size - 1).max(0) * stride);
    let last = usize::try_from(steps.sum::<i64>())?;
    if shape.iter().all(|size| *size > 0) && (last + 1) * width > data.len() {
        return Err(value_error("the constants are fewer than their type says"));
    }
    let dl_tensor = DLTensor {
        data: data.as_ptr().cast_mut().cast::<c_void>(),
        device: Device::CPU.as_raw(),
        ndim: i32::try_from(shape.len())?,
        dtype: dtype.as_raw(),
        shape: null_mut(),
        strides: null_mut(),
        byte_offset: 0,
    };
    let managed = DLManagedTensorVersioned {
        version: DLPackVersion { major: 1, minor: 1 },
        manager_ctx: null_mut(),
        deleter: Some(release),
        flags: DLPACK_FLAG_READ_ONLY,
        dl_tensor,
    };
    let _attribute = attribute.clone();
    let mut owner = Box::new(TensorOwner { managed, shape, strides, _attribute });
    owner.managed.dl_tensor.shape = owner.shape.as_mut_ptr();
    owner.managed.dl_tensor.strides = owner.strides.as_mut_ptr();
    let owner = Box::into_raw(owner);
    // SAFETY: just allocated, and exclusively ours until the tensor takes it.
    let managed = unsafe {
        (*owner).managed.manager_ctx = owner.cast();
        &raw mut (*owner).managed
    };
    // SAFETY: a valid tensor that nobody else releases. Its elements are in `data`, which the attribute keeps alive.
    let taken = unsafe { DlPack::from_raw(managed) };
    taken.map_or_else(|| Err(value_error("there is no tensor")), Tensor::from_dlpack)
}
