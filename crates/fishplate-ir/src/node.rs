//! Shared state of handles to operations and blocks: the address, which is cleared when the thing is erased, the tree
//! that keeps it alive, and the reason why it is gone. Using a handle after that is an `InvalidHandleError`.

use std::cell::RefCell;
use std::ffi::c_void;
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Arc, OnceLock};

use fishplate::{Error, ObjectRef, Result, Str};
use mlir_sys::{
    MlirBlock, MlirOperation, mlirBlockGetArgument, mlirBlockGetFirstOperation,
    mlirBlockGetNextInRegion, mlirBlockGetNumArguments, mlirOperationGetNextInBlock,
    mlirOperationGetNumRegions, mlirOperationGetNumResults, mlirOperationGetRegion,
    mlirOperationGetResult, mlirRegionGetFirstBlock,
};

use crate::context::OpName;
use crate::error::invalid_handle;
use crate::interned::Tag;
use crate::lock::Guard;
use crate::tree::Tree;
use crate::{Block, Context, Operation};

/// A handle to an operation or a block.
pub(crate) struct Node {
    /// Null once the thing is gone. Written under the context's lock.
    raw: AtomicPtr<c_void>,
    /// The operation's name; for a block that of the operation around it.
    name: NonNull<OpName>,
    /// Touched under the lock only.
    tree: RefCell<Arc<Tree>>,
    /// Why the thing is gone.
    gone: OnceLock<Arc<str>>,
    // Last: what `name` points to goes with the context.
    context: ObjectRef<Context>,
}

// SAFETY: `tree` is touched under the lock of the context only; `name` lives as long as the context, and
// its text never changes.
unsafe impl Send for Node {}
// SAFETY: as above.
unsafe impl Sync for Node {}

impl Node {
    /// # Safety
    /// `raw` is a live operation or block in `tree`, and `name` comes from `context`.
    pub(crate) unsafe fn new(
        context: &ObjectRef<Context>,
        raw: *mut c_void,
        name: NonNull<OpName>,
        tree: Arc<Tree>,
    ) -> Node {
        let (raw, tree) = (AtomicPtr::new(raw), RefCell::new(tree));
        Node { raw, name, tree, gone: OnceLock::new(), context: context.clone() }
    }

    #[inline]
    pub(crate) fn context(&self) -> &ObjectRef<Context> {
        &self.context
    }

    /// The name of the operation, or of the one around the block.
    #[inline]
    pub(crate) fn name(&self) -> &Str {
        // SAFETY: kept by the context, which `self` holds.
        &unsafe { self.name.as_ref() }.text
    }

    /// The address as it was given, also after the thing has gone.
    #[inline]
    pub(crate) fn address(&self) -> *mut c_void {
        self.raw.load(Ordering::Acquire)
    }

    /// The address; an error when the thing is gone. Stays valid while the lock is held.
    #[inline]
    pub(crate) fn raw(&self, what: &str) -> Result<*mut c_void> {
        let raw = self.address();
        if raw.is_null() { Err(self.complain(what)) } else { Ok(raw) }
    }

    #[cold]
    fn complain(&self, what: &str) -> Error {
        let why = self.gone.get().map_or("is gone", |why| &**why);
        invalid_handle(format!("the {what} `{}` {why}", self.name()))
    }

    /// The tree that keeps the thing.
    pub(crate) fn tree(&self, _held: &Guard<'_>) -> Arc<Tree> {
        let known = self.tree.borrow().clone();
        let tree = known.resolve();
        if !Arc::ptr_eq(&known, &tree) {
            self.tree.replace(tree.clone());
        }
        tree
    }

    pub(crate) fn set_tree(&self, tree: &Arc<Tree>) {
        // The tree before may go with this; it is dropped when nothing is borrowed.
        drop(self.tree.replace(tree.clone()));
    }

    /// The thing is about to go.
    fn invalidate(&self, why: &Arc<str>) {
        let _ = self.gone.set(why.clone());
        self.raw.store(null_mut(), Ordering::Release);
    }
}

/// Something in a tree that may have a handle.
#[derive(Clone, Copy)]
enum Thing {
    Operation(MlirOperation),
    Block(MlirBlock),
}

/// Calls `visit` for everything inside of an operation, the operation itself not included.
///
/// # Safety
/// `operation` is live, its context locked, and `visit` changes nothing.
unsafe fn each_inside(operation: MlirOperation, mut visit: impl FnMut(Thing)) {
    let mut waiting = vec![operation];
    while let Some(operation) = waiting.pop() {
        // SAFETY: live (see above), as is all that is reached below.
        for index in 0..unsafe { mlirOperationGetNumRegions(operation) } {
            // SAFETY: the index is below the count.
            let region = unsafe { mlirOperationGetRegion(operation, index) };
            // SAFETY: live.
            let mut block = unsafe { mlirRegionGetFirstBlock(region) };
            while !block.ptr.is_null() {
                visit(Thing::Block(block));
                // SAFETY: live.
                let mut inner = unsafe { mlirBlockGetFirstOperation(block) };
                while !inner.ptr.is_null() {
                    visit(Thing::Operation(inner));
                    waiting.push(inner);
                    // SAFETY: live.
                    inner = unsafe { mlirOperationGetNextInBlock(inner) };
                }
                // SAFETY: live.
                block = unsafe { mlirBlockGetNextInRegion(block) };
            }
        }
    }
}

/// Makes the handles of a thing, if it has any, those of something that is gone.
unsafe fn invalidate_one(
    context: &ObjectRef<Context>,
    held: &Guard<'_>,
    thing: Thing,
    why: &Arc<str>,
) {
    let values: Vec<_> = match thing {
        Thing::Operation(raw) => {
            let Some(handle) = context.state(held).table.find::<Operation>(raw.ptr) else { return };
            handle.node().invalidate(why);
            context.state(held).table.forget(Tag::Operation, raw.ptr);
            // SAFETY: live until the caller destroys it.
            let count = unsafe { mlirOperationGetNumResults(raw) };
            // SAFETY: the index is below the count.
            (0..count).map(|index| unsafe { mlirOperationGetResult(raw, index) }).collect()
        }
        Thing::Block(raw) => {
            let Some(handle) = context.state(held).table.find::<Block>(raw.ptr) else { return };
            handle.node().invalidate(why);
            context.state(held).table.forget(Tag::Block, raw.ptr);
            // SAFETY: live until the caller destroys it.
            let count = unsafe { mlirBlockGetNumArguments(raw) };
            // SAFETY: the index is below the count.
            (0..count).map(|index| unsafe { mlirBlockGetArgument(raw, index) }).collect()
        }
    };
    // A value's handle holds that of its owner, so only owners with a handle have some.
    let mut state = context.state(held);
    values.iter().for_each(|value| state.values.forget(Tag::VALUE, value.ptr));
}

/// Makes every handle to something inside of an operation invalid, and with `itself` those to the
/// operation too.
///
/// # Safety
/// `operation` is a live operation of `context`.
pub(crate) unsafe fn invalidate(
    context: &ObjectRef<Context>,
    held: &Guard<'_>,
    operation: MlirOperation,
    itself: bool,
    why: &str,
) {
    let why: Arc<str> = why.into();
    let mut things = Vec::new();
    // SAFETY: live (see above), and nothing is changed.
    unsafe { each_inside(operation, |thing| things.push(thing)) };
    if itself {
        things.push(Thing::Operation(operation));
    }
    for thing in things {
        // SAFETY: live, as above.
        unsafe { invalidate_one(context, held, thing, &why) };
    }
}

/// Lets every handle to an operation and to what is inside hold another tree.
///
/// # Safety
/// `operation` is a live operation of `context`, and in `tree`.
pub(crate) unsafe fn rehome(
    context: &ObjectRef<Context>,
    held: &Guard<'_>,
    operation: MlirOperation,
    tree: &Arc<Tree>,
) {
    let mut things = vec![Thing::Operation(operation)];
    // SAFETY: live (see above), and nothing is changed.
    unsafe { each_inside(operation, |thing| things.push(thing)) };
    for thing in things {
        match thing {
            Thing::Operation(raw) => {
                let handle = context.state(held).table.find::<Operation>(raw.ptr);
                handle.inspect(|handle| handle.node().set_tree(tree));
            }
            Thing::Block(raw) => {
                let handle = context.state(held).table.find::<Block>(raw.ptr);
                handle.inspect(|handle| handle.node().set_tree(tree));
            }
        }
    }
}
