//! Ownership of operations. A [`Tree`] owns one operation that is in no block, with everything inside it.
//! Every handle to something in it holds the tree, so the tree lives as long as any of them.
//!
//! An operation that is inserted into a block joins the tree of the block; one that is removed gets a tree
//! of its own, and the handles inside move with it. An operation that nobody holds but others still use becomes an orphan,
//! which is destroyed with its last user. All of it happens under the context's lock.

use std::cell::RefCell;
use std::sync::{Arc, Weak};

use fishplate::ObjectRef;
use mlir_sys::{MlirOperation, mlirOperationDestroy, mlirOperationGetParentOperation};

use crate::Context;
use crate::interned::AddressMap;
use crate::lock::Guard;
use crate::raw::{fishplateDropReferences, fishplateForeignUser};

/// The owner of an operation that lies in no block.
pub(crate) struct Tree {
    context: ObjectRef<Context>,
    // Touched under the context's lock only.
    state: RefCell<State>,
}

enum State {
    /// Owns the operation. `shared` when values or blocks inside may be used from another tree.
    Owns { root: MlirOperation, shared: bool },
    /// Part of another tree.
    Joined(Arc<Tree>),
    /// The operation was erased.
    Gone,
}

// SAFETY: the state is touched only under the lock of the context.
unsafe impl Send for Tree {}
// SAFETY: as above.
unsafe impl Sync for Tree {}

/// The trees of a context, by the operation at their root, and the operations that nobody holds any
/// more but whose values are used elsewhere.
#[derive(Default)]
pub(crate) struct Forest {
    trees: AddressMap<Weak<Tree>>,
    orphans: Vec<MlirOperation>,
}

impl Forest {
    /// The trees that someone holds.
    pub(crate) fn trees(&self) -> Vec<Arc<Tree>> {
        self.trees.values().filter_map(Weak::upgrade).collect()
    }

    /// The operations that nobody holds.
    pub(crate) fn orphans(&self) -> Vec<MlirOperation> {
        self.orphans.clone()
    }

    /// Destroys what nobody holds, when the context goes.
    ///
    /// # Safety
    /// No tree is left, and the context is still there.
    pub(crate) unsafe fn clear(&mut self) {
        let orphans = std::mem::take(&mut self.orphans);
        for orphan in &orphans {
            // SAFETY: an orphan is live and owned by the forest; nobody looks at its operands again.
            unsafe { fishplateDropReferences(*orphan) };
        }
        for orphan in orphans {
            // SAFETY: as above; nothing refers to any of them now.
            unsafe { mlirOperationDestroy(orphan) };
        }
    }
}

/// The operation at the top.
///
/// # Safety
/// `operation` is live and its context locked.
unsafe fn root_of(mut operation: MlirOperation) -> MlirOperation {
    loop {
        // SAFETY: live (see above), and so are its parents.
        let parent = unsafe { mlirOperationGetParentOperation(operation) };
        if parent.ptr.is_null() {
            return operation;
        }
        operation = parent;
    }
}

impl Tree {
    /// A tree that owns an operation that lies in no block.
    ///
    /// # Safety
    /// `root` is a live operation of `context` outside of any block, and nobody else owns it.
    pub(crate) unsafe fn own(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        root: MlirOperation,
        shared: bool,
    ) -> Arc<Tree> {
        let state = RefCell::new(State::Owns { root, shared });
        let tree = Arc::new(Tree { context: context.clone(), state });
        context.state(held).forest.trees.insert(root.ptr.addr(), Arc::downgrade(&tree));
        tree
    }

    /// The tree that an operation is in.
    ///
    /// # Safety
    /// `operation` is a live operation of `context`.
    pub(crate) unsafe fn of(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        operation: MlirOperation,
    ) -> Arc<Tree> {
        // SAFETY: live, and the context is locked.
        let root = unsafe { root_of(operation) };
        let known = context.state(held).forest.trees.get(&root.ptr.addr()).and_then(Weak::upgrade);
        if let Some(tree) = known {
            return tree;
        }
        // An orphan, or the operation of a tree that is about to go: it has an owner again.
        context.state(held).forest.orphans.retain(|orphan| orphan.ptr != root.ptr);
        // SAFETY: outside of any block; its owner before gives way (see `drop`).
        unsafe { Tree::own(context, held, root, true) }
    }

    /// The tree that this one is part of by now, itself at first.
    pub(crate) fn resolve(self: &Arc<Tree>) -> Arc<Tree> {
        let mut tree = self.clone();
        loop {
            let next = match &*tree.state.borrow() {
                State::Joined(next) => next.clone(),
                _ => return tree.clone(),
            };
            tree = next;
        }
    }

    /// The operation that it owns.
    pub(crate) fn root(&self, _held: &Guard<'_>) -> Option<MlirOperation> {
        match &*self.state.borrow() {
            State::Owns { root, .. } => Some(*root),
            _ => None,
        }
    }

    /// Remembers that something inside may be used from another tree.
    pub(crate) fn share(&self) {
        if let State::Owns { shared, .. } = &mut *self.state.borrow_mut() {
            *shared = true;
        }
    }

    /// Gives up the operation: it is in a block of `into` now.
    pub(crate) fn join(&self, held: &Guard<'_>, into: &Arc<Tree>) {
        let state = self.state.replace(State::Joined(into.clone()));
        if let State::Owns { root, shared } = state {
            self.context.state(held).forest.trees.remove(&root.ptr.addr());
            if shared {
                into.share();
            }
        }
    }

    /// Gives up the operation: it is about to be destroyed.
    pub(crate) fn abandon(&self, held: &Guard<'_>) {
        if let State::Owns { root, .. } = self.state.replace(State::Gone) {
            self.context.state(held).forest.trees.remove(&root.ptr.addr());
        }
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let State::Owns { root, shared } = self.state.replace(State::Gone) else { return };
        let Some(held) = self.context.lock_for_drop() else { return };
        {
            let mut state = self.context.state(&held);
            let owner = state.forest.trees.get(&root.ptr.addr());
            if owner.is_none_or(|owner| !std::ptr::eq(owner.as_ptr(), self)) {
                return;
            }
            state.forest.trees.remove(&root.ptr.addr());
        }
        // SAFETY: the operation is live and owned here; its context is locked.
        let user = || self.context.roomy(|| unsafe { fishplateForeignUser(root) });
        if shared && !user().ptr.is_null() {
            self.context.state(&held).forest.orphans.push(root);
            return;
        }
        // SAFETY: as above; every handle inside holds the tree, so none is left, and nothing outside
        // uses a value of it.
        self.context.roomy(|| unsafe { mlirOperationDestroy(root) });
        sweep(&self.context, &held);
    }
}

/// Destroys the orphans that nothing uses any more.
fn sweep(context: &ObjectRef<Context>, held: &Guard<'_>) {
    loop {
        let orphans = std::mem::take(&mut context.state(held).forest.orphans);
        let (free, kept): (Vec<_>, Vec<_>) = orphans.into_iter().partition(|orphan| {
            // SAFETY: orphans are live and owned by the forest; the context is locked.
            context.roomy(|| unsafe { fishplateForeignUser(*orphan) }).ptr.is_null()
        });
        context.state(held).forest.orphans.extend(kept);
        if free.is_empty() {
            return;
        }
        for orphan in free {
            // SAFETY: as above, and nothing outside uses a value of it.
            context.roomy(|| unsafe { mlirOperationDestroy(orphan) });
        }
    }
}
