//! Ownership of operations. A [`Tree`] owns one operation that is in no block, with everything inside it.
//! Every handle to something in it holds the tree, so the tree lives as long as any of them.
//!
//! An operation that is inserted into a block joins the tree of the block. One that is removed gets a new tree, and the
//! handles inside move with it. An operation that nobody holds, but whose values are still used, becomes an orphan,
//! which is destroyed with its last user. All of this happens under the context's lock.

use std::cell::{Cell, RefCell};
use std::sync::{Arc, Weak};

use fishplate::ObjectRef;
use fishplate_mlir as mlir;
use fishplate_mlir::edits::Mark;

use crate::Context;
use crate::address_map::AddressMap;
use crate::live::{Root, UnderLock};
use crate::lock::Guard;

/// The owner of an operation that is in no block.
pub(crate) struct Tree {
    context: ObjectRef<Context>,
    state: UnderLock<RefCell<State>>,
    /// When the whole tree was known to verify, and to have no use from outside.
    sound: UnderLock<Cell<Option<Mark>>>,
}

enum State {
    /// Owns the operation. `shared` is set if values or blocks inside may be used from another tree.
    Owns { root: Root, shared: bool },
    /// Part of another tree.
    Joined(Arc<Tree>),
    /// The operation was erased.
    Gone,
}

/// The trees of a context, by their root operation, and the orphans: operations that nobody holds but whose values are
/// used elsewhere.
#[derive(Default)]
pub(crate) struct Forest {
    trees: AddressMap<Weak<Tree>>,
    orphans: Vec<Root>,
}

impl Forest {
    /// Returns the trees that someone holds.
    pub(crate) fn trees(&self) -> Vec<Arc<Tree>> {
        self.trees.values().filter_map(Weak::upgrade).collect()
    }

    /// Returns the orphans.
    pub(crate) fn orphans<'h>(
        &'h self,
        held: &'h Guard<'_>,
    ) -> impl Iterator<Item = mlir::OpRef<'h>> {
        self.orphans.iter().map(|orphan| orphan.op(held))
    }

    /// Destroys the orphans, when the context is dropped and no tree is left.
    pub(crate) fn clear(&mut self) {
        let orphans = std::mem::take(&mut self.orphans);
        // They may use each other's values, and nobody will look at their operands again.
        orphans.iter().for_each(Root::drop_references);
        orphans.into_iter().for_each(Root::destroy);
    }
}

impl Tree {
    /// Creates a tree that owns an operation that is in no block.
    pub(crate) fn own(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        owned: mlir::OwnedOp<'_>,
        shared: bool,
    ) -> Arc<Tree> {
        Tree::with(context, held, Root::new(owned), shared)
    }

    fn with(context: &ObjectRef<Context>, held: &Guard<'_>, root: Root, shared: bool) -> Arc<Tree> {
        let address = root.address();
        mlir::rewrite::note_outside(root.op(held));
        let state = UnderLock::new(RefCell::new(State::Owns { root, shared }));
        let sound = UnderLock::new(Cell::new(None));
        let tree = Arc::new(Tree { context: context.clone(), state, sound });
        context.state(held).forest.trees.insert(address, Arc::downgrade(&tree));
        tree
    }

    fn state<'h>(&'h self, held: &'h Guard<'_>) -> &'h RefCell<State> {
        self.state.get(self.context.the_lock(), held)
    }

    /// Returns the tree that contains an operation.
    pub(crate) fn of(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        operation: mlir::OpRef<'_>,
    ) -> Arc<Tree> {
        let root = operation.root();
        let known = context.state(held).forest.trees.get(&root.address()).and_then(Weak::upgrade);
        if let Some(tree) = known {
            return tree;
        }
        // An orphan, or the operation of a tree that is being dropped: it gets an owner again.
        context.state(held).forest.orphans.retain(|orphan| orphan.address() != root.address());
        Tree::with(context, held, Root::take_over(root), true)
    }

    /// Whether it is part of another tree now.
    #[inline]
    pub(crate) fn has_joined(&self, held: &Guard<'_>) -> bool {
        matches!(&*self.state(held).borrow(), State::Joined(_))
    }

    /// Returns the tree that this one has joined, or itself.
    pub(crate) fn resolve(self: &Arc<Tree>, held: &Guard<'_>) -> Arc<Tree> {
        let mut tree = self.clone();
        loop {
            let next = match &*tree.state(held).borrow() {
                State::Joined(next) => next.clone(),
                _ => return tree.clone(),
            };
            tree = next;
        }
    }

    /// Calls `look` with the operation that the tree owns.
    pub(crate) fn with_root<R>(
        &self,
        held: &Guard<'_>,
        look: impl FnOnce(mlir::OpRef<'_>) -> R,
    ) -> Option<R> {
        match &*self.state(held).borrow() {
            State::Owns { root, .. } => Some(look(root.op(held))),
            _ => None,
        }
    }

    /// Records that the whole tree verifies, and that nothing outside uses a value or a block inside.
    pub(crate) fn note_sound(&self, held: &Guard<'_>) {
        self.sound.get(self.context.the_lock(), held).set(Some(Mark::take()));
    }

    /// Whether the whole tree is known to verify and to have no use from outside, because nothing was edited since that was
    /// recorded.
    pub(crate) fn is_sound(&self, held: &Guard<'_>) -> bool {
        self.sound.get(self.context.the_lock(), held).get().is_some_and(Mark::is_current)
    }

    /// Records that something inside may be used from another tree.
    pub(crate) fn share(&self, held: &Guard<'_>) {
        if let State::Owns { shared, .. } = &mut *self.state(held).borrow_mut() {
            *shared = true;
        }
    }

    /// Gives up the operation. `put` inserts it into a block of `into`.
    pub(crate) fn join(
        &self,
        held: &Guard<'_>,
        into: &Arc<Tree>,
        put: impl FnOnce(mlir::OwnedOp<'_>),
    ) {
        let state = self.state(held).replace(State::Joined(into.clone()));
        if let State::Owns { root, shared } = state {
            self.context.state(held).forest.trees.remove(&root.address());
            put(root.into_owned(held));
            if shared {
                into.share(held);
            }
        }
    }

    /// Gives up the operation, which is about to be destroyed.
    pub(crate) fn abandon(&self, held: &Guard<'_>) -> Option<Root> {
        let State::Owns { root, .. } = self.state(held).replace(State::Gone) else { return None };
        self.context.state(held).forest.trees.remove(&root.address());
        Some(root)
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let state = std::mem::replace(self.state.get_mut().get_mut(), State::Gone);
        let State::Owns { root, shared } = state else { return };
        let Some(held) = self.context.lock_for_drop() else { return };
        {
            let mut state = self.context.state(&held);
            let owner = state.forest.trees.get(&root.address());
            if owner.is_none_or(|owner| !std::ptr::eq(owner.as_ptr(), self)) {
                return;
            }
            state.forest.trees.remove(&root.address());
        }
        let is_used = || self.context.roomy(|| root.op(&held).foreign_user()).is_some();
        if shared && is_used() {
            self.context.state(&held).forest.orphans.push(root);
            return;
        }
        // Every handle inside holds the tree, so none are left.
        self.context.roomy(|| root.destroy());
        sweep(&self.context, &held);
    }
}

/// Destroys the orphans that nothing uses any more.
fn sweep(context: &ObjectRef<Context>, held: &Guard<'_>) {
    loop {
        let orphans = std::mem::take(&mut context.state(held).forest.orphans);
        let (free, kept): (Vec<_>, Vec<_>) = orphans
            .into_iter()
            .partition(|orphan| context.roomy(|| orphan.op(held).foreign_user()).is_none());
        context.state(held).forest.orphans.extend(kept);
        if free.is_empty() {
            return;
        }
        free.into_iter().for_each(|orphan| context.roomy(|| orphan.destroy()));
    }
}
