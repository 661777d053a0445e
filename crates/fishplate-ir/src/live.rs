//! The unsafe code of this crate: what lets the rest of it use MLIR's handles without any.
//!
//! Objects of the FFI live as long as anyone holds them, on any thread; handles of `fishplate-mlir` live as long as their
//! lifetime says. Here the first give out the second, for as long as a [`Guard`] and the object are borrowed:
//!
//! - [`Kept`] is what a context keeps for good, beside the context.
//! - [`Spot`] is an operation, a block or a value, until it goes. Whoever destroys one calls [`Spot::clear`] first, and
//!   what keeps it (a tree, or the object of its owner) is held beside the spot.
//! - [`UnderLock`] is anything that only the thread with the lock may touch.
//!
//! One rule is not a type: nobody calls another language while it uses a handle, because that may destroy what the handle
//! is of. Code that does looks the handle up again.

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
use fishplate_mlir::interned::Kind;

use crate::address_map::AddressMap;
use crate::builtin::{AffineExpr, AffineMap, IntegerSet};
use crate::context::OpName;
use crate::error::{other_context, value_error};
use crate::lock::{Guard, Lock};
use crate::{Attribute, Block, Context, Location, Operation, Type, Value};

/// A number that no other live thread has: the address of its control block, which the register holds that
/// the ABI of the platform gives to threads. A thread-local of a loaded library costs a call.
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

/// A number that no other live thread has.
#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
#[inline]
pub(crate) fn this_thread() -> usize {
    thread_local! {
        static TOKEN: u8 = const { 0 };
    }
    TOKEN.with(|token| std::ptr::from_ref(token).addr())
}

/// Something that only the thread with a lock may touch.
#[derive(Default)]
pub(crate) struct UnderLock<T>(T);

// SAFETY: `get` lends it to the thread that holds the lock, which is one at a time.
unsafe impl<T: Send> Sync for UnderLock<T> {}

impl<T> UnderLock<T> {
    pub(crate) fn new(value: T) -> UnderLock<T> {
        UnderLock(value)
    }

    /// The value, for a thread that holds `lock`.
    #[inline]
    pub(crate) fn get<'h>(&'h self, lock: &Lock, held: &'h Guard<'_>) -> &'h T {
        assert!(held.is_of(lock), "the lock of another context");
        &self.0
    }

    /// The value, for who has it alone.
    pub(crate) fn get_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

/// Something that a context keeps for good, and the context.
pub(crate) struct Kept<K: Kind> {
    // Not used after `context`, which it is of.
    raw: mlir::Interned<'static, K>,
    context: ObjectRef<Context>,
}

// SAFETY: what it is of never changes; what makes something new of it does so under the lock of its context.
unsafe impl<K: Kind> Send for Kept<K> {}
// SAFETY: several threads may read what never changes.
unsafe impl<K: Kind> Sync for Kept<K> {}

impl<K: Kind> Kept<K> {
    /// Keeps something of a context; an error when it is of another.
    #[inline]
    pub(crate) fn new(context: &ObjectRef<Context>, raw: mlir::Interned<'_, K>) -> Result<Kept<K>> {
        if raw.context().address() != context.address() {
            return Err(other_context(&format!("the {}", K::WORD)));
        }
        // SAFETY: it is of this context, and used while `self` holds the context.
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

/// A handle for as long as its context is borrowed; `context` must be the one that keeps it.
#[inline]
pub(crate) fn tied<'c, K: Kind>(
    context: &'c Context,
    raw: mlir::Interned<'_, K>,
) -> mlir::Interned<'c, K> {
    assert_eq!(raw.context().address(), context.address(), "something of another context");
    // SAFETY: the context keeps it for good, and is borrowed for `'c`.
    unsafe { raw.for_life() }
}

/// Something that a context keeps for good, remembered by the context itself.
pub(crate) struct Lasting<K: Kind> {
    raw: mlir::Interned<'static, K>,
    context: usize,
}

impl<K: Kind> Clone for Lasting<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K: Kind> Copy for Lasting<K> {}

// SAFETY: what it is of never changes, and `get` wants the context.
unsafe impl<K: Kind> Send for Lasting<K> {}
// SAFETY: several threads may read what never changes.
unsafe impl<K: Kind> Sync for Lasting<K> {}

impl<K: Kind> Lasting<K> {
    /// Remembers something.
    pub(crate) fn new(raw: mlir::Interned<'_, K>) -> Lasting<K> {
        let context = raw.context().address();
        // SAFETY: `get` gives it out only for as long as its context lives.
        Lasting { raw: unsafe { raw.for_life() }, context }
    }

    /// The handle, while its context is borrowed.
    pub(crate) fn get<'c>(&self, context: &'c Context) -> mlir::Interned<'c, K> {
        assert_eq!(self.context, context.address(), "something of another context");
        self.raw
    }
}

/// What a [`Spot`] may hold.
pub(crate) trait Thing {
    /// The handle.
    type At<'h>: Copy;
    /// The address of one.
    fn address(at: Self::At<'_>) -> *mut c_void;
    /// The handle at an address.
    ///
    /// # Safety
    /// The address came from `address`, and the thing lives for `'h`.
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
                // SAFETY: the requirements are the trait's.
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

/// Where something lies, until it goes.
pub(crate) struct Spot<T>(AtomicPtr<c_void>, PhantomData<fn() -> T>);

impl<T: Thing> Spot<T> {
    #[inline]
    pub(crate) fn new(at: T::At<'_>) -> Spot<T> {
        Spot(AtomicPtr::new(T::address(at)), PhantomData)
    }

    /// The address; 0 once it is gone.
    #[inline]
    pub(crate) fn address(&self) -> usize {
        self.0.load(Ordering::Acquire).addr()
    }

    /// The handle, unless it is gone.
    #[inline]
    pub(crate) fn get<'h>(&'h self, _held: &'h Guard<'_>) -> Option<T::At<'h>> {
        let address = self.0.load(Ordering::Acquire);
        // SAFETY: `new` was given one that lived. What ends it clears the spot first, under the lock that is held, and
        // what keeps it is held beside the spot, which is borrowed.
        (!address.is_null()).then(|| unsafe { T::at(address) })
    }

    /// A spot of nothing.
    pub(crate) const fn empty() -> Spot<T> {
        Spot(AtomicPtr::new(null_mut()), PhantomData)
    }

    /// A copy for the next few steps: it is used up before anything can go.
    pub(crate) fn again(&self) -> Spot<T> {
        Spot(AtomicPtr::new(self.0.load(Ordering::Acquire)), PhantomData)
    }

    /// The thing is about to go.
    pub(crate) fn clear(&self) {
        self.0.store(null_mut(), Ordering::Release);
    }
}

/// A name of operations, in a handle that holds the context of the name.
#[derive(Clone, Copy)]
pub(crate) struct NameRef(NonNull<OpName>);

// SAFETY: the text of a name never changes, and its class is under the lock.
unsafe impl Send for NameRef {}
// SAFETY: several threads may read what never changes.
unsafe impl Sync for NameRef {}

impl NameRef {
    /// A name that its context keeps in a box for as long as it lives.
    #[inline]
    #[expect(clippy::borrowed_box, reason = "the box is what keeps the name where it is")]
    pub(crate) fn new(name: &Box<OpName>) -> NameRef {
        NameRef(NonNull::from(&**name))
    }

    /// The name, while the context that it came from is borrowed.
    #[inline]
    pub(crate) fn get(self, _context: &Context) -> &OpName {
        // SAFETY: boxed, and never dropped before the context, which is borrowed.
        unsafe { self.0.as_ref() }
    }
}

/// An operation that lies in no block, owned from any thread.
pub(crate) struct Root(mlir::OwnedOp<'static>);

// SAFETY: `op` wants the lock of the context.
unsafe impl Send for Root {}

impl Root {
    /// Owns an operation of a context that outlives the result.
    pub(crate) fn new(owned: mlir::OwnedOp<'_>) -> Root {
        // SAFETY: trees and forests, which hold roots, go before the context.
        Root(unsafe { owned.for_life() })
    }

    /// Owns an operation in the place of a root that gives way: an orphan that was forgotten, or that of a tree that is
    /// about to go, which looks whether it is still the owner.
    pub(crate) fn take_over(op: mlir::OpRef<'_>) -> Root {
        // SAFETY: in no block, because it has no operation around it; its owner before gives way.
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

    /// The operation, to be given away.
    pub(crate) fn into_owned<'h>(self, _held: &'h Guard<'_>) -> mlir::OwnedOp<'h> {
        self.0
    }

    /// Lets go of what the operation uses, before others are destroyed that it may use.
    pub(crate) fn drop_references(&self) {
        self.0.op().drop_references();
    }

    /// Destroys the operation. Its handles are invalid, and nothing outside uses anything of it: who calls this has
    /// looked.
    pub(crate) fn destroy(self) {
        // SAFETY: no spot is left that has not been cleared, and nobody uses a value of it.
        unsafe { self.0.destroy() };
    }
}

/// Erases an argument of a block. Its spot was cleared, and nothing uses it.
pub(crate) fn erase_argument(block: mlir::Block<'_>, index: usize) {
    // SAFETY: the caller has cleared the spot of the argument, and has seen that nothing uses it.
    unsafe { block.erase_argument(index) };
}

/// A pass manager, held beside its context, which threads share by the context's lock. It stays for ever unless
/// [`Managed::destroy`] is called.
pub(crate) struct Managed(RefCell<ManuallyDrop<mlir::PassManager<'static>>>);

// SAFETY: MLIR ties nothing of a pass manager to a thread.
unsafe impl Send for Managed {}
// SAFETY: threads take turns, by the lock of the context.
unsafe impl Sync for Managed {}

impl Managed {
    /// An empty pipeline for operations named `anchor`; the caller holds the context beside it.
    pub(crate) fn new(context: &Context, anchor: &str) -> Managed {
        let held = context.lock();
        let made = mlir::PassManager::new(context.mlir(&held), anchor);
        // SAFETY: the owner holds the context for as long as it uses the manager.
        Managed(RefCell::new(ManuallyDrop::new(unsafe { made.for_life() })))
    }

    /// Does something with the manager.
    pub(crate) fn with<R>(
        &self,
        _held: &Guard<'_>,
        change: impl FnOnce(&mut mlir::PassManager<'static>) -> R,
    ) -> R {
        change(&mut self.0.borrow_mut())
    }

    /// The pipeline as text.
    pub(crate) fn text(&self, _held: &Guard<'_>) -> String {
        self.0.borrow().text()
    }

    /// Runs the passes. Handles of what is inside were made invalid, and nothing outside uses anything of it: who calls
    /// this has looked.
    pub(crate) fn run(&self, op: mlir::OpRef<'_>) -> std::result::Result<bool, String> {
        let manager = self.0.borrow();
        // SAFETY: the caller holds the lock, and has cleared the spots of everything inside; passes in other languages
        // get new handles, which are made invalid when they return.
        unsafe { manager.run(op) }
    }

    /// Ends the manager, when its owner goes.
    pub(crate) fn destroy(&mut self) {
        // SAFETY: the owner goes, so it is neither used nor destroyed again.
        unsafe { ManuallyDrop::drop(self.0.get_mut()) };
    }
}

/// A new object of type `index`: that of `T`, or one that `fishplate::child_type::<T>` has made.
#[inline]
pub(crate) fn object_as<T: Class>(value: T, index: TypeIndex) -> ObjectRef<T> {
    // SAFETY: such children add nothing to `T`.
    unsafe { ObjectRef::new_as(value, index) }
}

/// What an address means: the same address may be a location and an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Tag {
    /// A type.
    Type = 0,
    /// An attribute.
    Attribute = 1,
    /// A location.
    Location = 2,
    /// An operation.
    Operation = 3,
    /// A block.
    Block = 4,
    /// An affine expression.
    AffineExpr = 5,
    /// An affine map.
    AffineMap = 6,
    /// An integer set.
    IntegerSet = 7,
}

impl Tag {
    /// A value of an operation or a block; these have a table of their own.
    pub(crate) const VALUE: Tag = Tag::Type;
}

/// An object that stands for one thing of MLIR.
///
/// # Safety
/// Values exist only inside of objects, and the objects in a table under `TAG` are all of this class.
pub unsafe trait Handle: Class {
    /// What addresses of it mean.
    const TAG: Tag;
}

macro_rules! handles {
    ($($class:ident = $tag:expr;)*) => {$(
        // SAFETY: values are made as objects only, where they are wrapped, and no other class has the tag.
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

/// The objects of a context that are alive, by what they stand for. The table borrows: an object takes itself out when it
/// dies, under the lock.
#[derive(Default)]
pub(crate) struct Table {
    /// Where the Rust value of each object lies.
    values: AddressMap<usize>,
}

/// Things of MLIR are aligned to eight bytes, so the tag fits below.
#[inline]
fn key(tag: Tag, thing: usize) -> usize {
    thing | tag as usize
}

impl Table {
    /// The object that stands for a thing, while it lives.
    #[inline]
    pub(crate) fn find<T: Handle>(&self, thing: usize) -> Option<ObjectRef<T>> {
        let value = *self.values.get(&key(T::TAG, thing))?;
        let object = (value - T::OFFSET) as *mut ObjectHeader;
        // SAFETY: a value takes itself out of the table before its memory is freed, under the lock that
        // the caller holds. A count of zero means that it is about to, and must not come back.
        let alive = unsafe { try_upgrade(object) };
        // SAFETY: the upgrade is the reference that is taken over; the tag says that it is a `T`.
        alive.then(|| unsafe { ObjectRef::from_handle(NonNull::new_unchecked(object.cast())) })
    }

    /// Makes `object` the one that stands for a thing.
    pub(crate) fn insert<T: Handle>(&mut self, thing: usize, object: &ObjectRef<T>) {
        self.values.insert(key(T::TAG, thing), std::ptr::from_ref::<T>(object).addr());
    }

    /// Takes out whatever stands for a thing that is about to go.
    pub(crate) fn forget(&mut self, tag: Tag, thing: usize) {
        self.values.remove(&key(tag, thing));
    }

    /// How many objects stand for things of a kind.
    pub(crate) fn count(&self, tag: Tag) -> usize {
        self.values.keys().filter(|key| *key & 7 == tag as usize).count()
    }

    /// Takes an object out; another one for the same thing stays.
    pub(crate) fn remove<T: Handle>(&mut self, thing: usize, value: &T) {
        let key = key(T::TAG, thing);
        if self.values.get(&key) == Some(&std::ptr::from_ref(value).addr()) {
            self.values.remove(&key);
        }
    }
}

/// The elements of a tensor of the host, each `width` bytes, row after row; copied where they lie otherwise.
pub(crate) fn tensor_bytes(tensor: &TensorInfo, width: usize) -> Cow<'_, [u8]> {
    let (count, base) = (tensor.numel(), tensor.data_ptr().cast::<u8>());
    if count == 0 || base.is_null() {
        return Cow::Borrowed(&[]);
    }
    if tensor.is_contiguous() {
        // SAFETY: a tensor of the host has its elements at its address, for as long as it lives.
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
        // SAFETY: the place of an element of the tensor.
        let element = unsafe { base.offset(offset as isize * width as isize) };
        // SAFETY: an element has `width` bytes.
        packed.extend_from_slice(unsafe { std::slice::from_raw_parts(element, width) });
    }
    Cow::Owned(packed)
}

/// What a tensor over constants of MLIR keeps alive.
struct TensorOwner {
    managed: DLManagedTensorVersioned,
    shape: Vec<i64>,
    strides: Vec<i64>,
    /// Keeps the context, and with it the memory.
    _attribute: ObjectRef<Attribute>,
}

unsafe extern "C" fn release(managed: *mut DLManagedTensorVersioned) {
    let release = std::panic::AssertUnwindSafe(|| {
        // SAFETY: `share` put the owner there, and a tensor is released once.
        drop(unsafe { Box::from_raw((*managed).manager_ctx.cast::<TensorOwner>()) });
    });
    let _ = std::panic::catch_unwind(release);
}

/// A tensor that cannot be written to, over the memory of an attribute, which MLIR keeps as long as its context.
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
    // SAFETY: just made, and ours until the tensor has it.
    let managed = unsafe {
        (*owner).managed.manager_ctx = owner.cast();
        &raw mut (*owner).managed
    };
    // SAFETY: a valid tensor that nobody else releases; its elements are in `data`, which the attribute keeps.
    let taken = unsafe { DlPack::from_raw(managed) };
    taken.map_or_else(|| Err(value_error("there is no tensor")), Tensor::from_dlpack)
}
