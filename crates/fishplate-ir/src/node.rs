//! The common part of handles to operations and blocks: the address of the target while it exists, the tree that keeps
//! it alive, and the reason why it is gone.

use std::cell::RefCell;
use std::sync::{Arc, OnceLock};

use fishplate::{Error, ObjectRef, Result, Str};
use fishplate_mlir as mlir;

use crate::error::{invalid_handle, value_error};
use crate::live::{NameRef, Spot, Tag, Thing, UnderLock};
use crate::lock::Guard;
use crate::tree::Tree;
use crate::visits::hold_all;
use crate::{Block, Context, Operation};

/// Why the target of a handle is gone; continues the sentence "the operation `x` ...".
#[derive(Clone)]
pub(crate) enum Why {
    Fixed(&'static str),
    Made(Arc<str>),
}

impl Why {
    fn text(&self) -> &str {
        match self {
            Why::Fixed(text) => text,
            Why::Made(text) => text,
        }
    }
}

/// A handle to an operation or a block.
pub(crate) struct Node<T> {
    spot: Spot<T>,
    /// The name of the operation, or of the operation around the block.
    name: NameRef,
    tree: UnderLock<RefCell<Arc<Tree>>>,
    /// The reason why the target is gone.
    gone: OnceLock<Why>,
    // Last, because the name is dropped with the context.
    context: ObjectRef<Context>,
}

impl<T: Thing> Node<T> {
    /// Creates a handle to something in `tree`. `name` comes from `context`.
    pub(crate) fn new(
        context: &ObjectRef<Context>,
        at: T::At<'_>,
        name: NameRef,
        tree: Arc<Tree>,
    ) -> Node<T> {
        let (spot, tree) = (Spot::new(at), UnderLock::new(RefCell::new(tree)));
        Node { spot, name, tree, gone: OnceLock::new(), context: context.clone() }
    }

    #[inline]
    pub(crate) fn context(&self) -> &ObjectRef<Context> {
        &self.context
    }

    /// Returns the name of the operation, or of the operation around the block.
    #[inline]
    pub(crate) fn name(&self) -> &Str {
        &self.name.get(&self.context).text
    }

    /// Returns the address of the target, or 0 if it is gone.
    #[inline]
    pub(crate) fn address(&self) -> usize {
        self.spot.address()
    }

    /// Whether the target is gone.
    #[inline]
    pub(crate) fn is_gone(&self) -> bool {
        self.address() == 0
    }

    /// Returns an error if the target is gone.
    #[inline]
    pub(crate) fn expect_live(&self, what: &str) -> Result<()> {
        if self.is_gone() { Err(self.complain(what)) } else { Ok(()) }
    }

    /// Returns the target, or an error if it is gone.
    #[inline]
    pub(crate) fn get<'h>(&'h self, held: &'h Guard<'_>, what: &str) -> Result<T::At<'h>> {
        if held.is_frozen() {
            return Err(frozen(what));
        }
        self.spot.get(held).ok_or_else(|| self.complain(what))
    }

    #[cold]
    fn complain(&self, what: &str) -> Error {
        let why = self.gone.get().map_or("is gone", Why::text);
        invalid_handle(format!("the {what} `{}` {why}", self.name()))
    }

    /// Returns the tree that keeps the target alive.
    pub(crate) fn tree(&self, held: &Guard<'_>) -> Arc<Tree> {
        let cell = self.tree.get(self.context.the_lock(), held);
        let known = cell.borrow().clone();
        if !known.has_joined(held) {
            return known;
        }
        let tree = known.resolve(held);
        cell.replace(tree.clone());
        tree
    }

    /// Whether the target is in a tree, which has joined no other one.
    #[inline]
    pub(crate) fn is_in(&self, held: &Guard<'_>, tree: &Arc<Tree>) -> bool {
        let cell = self.tree.get(self.context.the_lock(), held);
        let is_known = Arc::ptr_eq(&cell.borrow(), tree);
        is_known || Arc::ptr_eq(&self.tree(held), tree)
    }

    /// Records that something inside its tree is used outside, unless `tree` is that tree.
    #[inline]
    pub(crate) fn share_unless_in(&self, held: &Guard<'_>, tree: Option<&Arc<Tree>>) {
        if tree.is_none_or(|tree| !self.is_in(held, tree)) {
            self.tree(held).share(held);
        }
    }

    pub(crate) fn set_tree(&self, held: &Guard<'_>, tree: &Arc<Tree>) {
        // This may drop the previous tree, so it happens while nothing is borrowed.
        drop(self.tree.get(self.context.the_lock(), held).replace(tree.clone()));
    }

    /// Marks the target as gone. Called before it is destroyed.
    fn invalidate(&self, why: &Why) {
        let _ = self.gone.set(why.clone());
        self.spot.clear();
    }
}

/// The error for a handle that is used by a hook in the middle of a step of MLIR.
#[cold]
pub(crate) fn frozen(what: &str) -> Error {
    value_error(format!(
        "a hook of a dialect is running and gets facts about its operation: no {what} can be used until it returns"
    ))
}

/// A part of a tree that may have a handle.
#[derive(Clone, Copy)]
pub(crate) enum Inside<'m> {
    Operation(mlir::OpRef<'m>),
    Block(mlir::Block<'m>),
}

/// Returns everything inside an operation, without the operation itself.
fn inside_of(operation: mlir::OpRef<'_>) -> Vec<Inside<'_>> {
    let (mut waiting, mut found) = (vec![operation], Vec::new());
    while let Some(operation) = waiting.pop() {
        for block in operation.blocks() {
            found.push(Inside::Block(block));
            for inner in block.operations() {
                found.push(Inside::Operation(inner));
                waiting.push(inner);
            }
        }
    }
    found
}

/// Makes the handles of one operation or block invalid, and not those inside.
pub(crate) fn invalidate_alone(context: &Context, held: &Guard<'_>, thing: Inside<'_>, why: &Why) {
    hold_all(context, held);
    invalidate_one(context, held, thing, why);
}

/// Invalidates the handles of an operation or a block, if it has any.
fn invalidate_one(context: &Context, held: &Guard<'_>, thing: Inside<'_>, why: &Why) {
    // The handle of a value holds the handle of its owner, so only owners with a handle can have any.
    let forget = |value: mlir::Value<'_>| {
        context.state(held).values.forget(Tag::VALUE, value.address());
    };
    match thing {
        Inside::Operation(raw) => {
            let known = context.state(held).table.find::<Operation>(raw.address());
            let Some(handle) = known else { return };
            handle.node().invalidate(why);
            context.state(held).table.forget(Tag::Operation, raw.address());
            raw.results().for_each(forget);
        }
        Inside::Block(raw) => {
            let known = context.state(held).table.find::<Block>(raw.address());
            let Some(handle) = known else { return };
            handle.node().invalidate(why);
            context.state(held).table.forget(Tag::Block, raw.address());
            raw.arguments().for_each(forget);
        }
    }
}

/// Invalidates every handle to something inside an operation, and with `itself` those to the operation too.
pub(crate) fn invalidate(
    context: &Context,
    held: &Guard<'_>,
    operation: mlir::OpRef<'_>,
    itself: bool,
    why: &Why,
) {
    hold_all(context, held);
    if operation.region_count() == 0 {
        // Nothing is inside.
        if itself {
            invalidate_one(context, held, Inside::Operation(operation), why);
        }
        return;
    }
    if invalidate_few(context, held, operation, itself, why) {
        return;
    }
    let mut things = inside_of(operation);
    if itself {
        things.push(Inside::Operation(operation));
    }
    for thing in things {
        invalidate_one(context, held, thing, why);
    }
}

/// So many handles are looked through faster than the operations of a module.
const FEW: usize = 200;

/// Does the same as [`invalidate`] if the context has few handles: looks for the operation around each of them. Returns
/// whether it has few.
fn invalidate_few(
    context: &Context,
    held: &Guard<'_>,
    operation: mlir::OpRef<'_>,
    itself: bool,
    why: &Why,
) -> bool {
    let [operations, blocks]: [Vec<usize>; 2] = [Tag::Operation, Tag::Block]
        .map(|tag| context.state(held).table.things(tag).take(FEW + 1).collect());
    if operations.len() > FEW || blocks.len() > FEW {
        return false;
    }
    for address in operations {
        let known = context.state(held).table.find::<Operation>(address);
        let Some(handle) = known else { continue };
        let Some(raw) = handle.node().spot.get(held) else { continue };
        if (itself || raw != operation) && operation.is_ancestor(raw) {
            invalidate_one(context, held, Inside::Operation(raw), why);
        }
    }
    for address in blocks {
        let known = context.state(held).table.find::<Block>(address);
        let Some(handle) = known else { continue };
        let Some(raw) = handle.node().spot.get(held) else { continue };
        if raw.parent().is_some_and(|around| operation.is_ancestor(around)) {
            invalidate_one(context, held, Inside::Block(raw), why);
        }
    }
    true
}

/// Moves every handle to an operation, and to anything inside it, to another tree that now contains them.
pub(crate) fn rehome(
    context: &Context,
    held: &Guard<'_>,
    operation: mlir::OpRef<'_>,
    tree: &Arc<Tree>,
) {
    hold_all(context, held);
    let mut things = inside_of(operation);
    things.push(Inside::Operation(operation));
    for thing in things {
        match thing {
            Inside::Operation(raw) => {
                let handle = context.state(held).table.find::<Operation>(raw.address());
                handle.inspect(|handle| handle.node().set_tree(held, tree));
            }
            Inside::Block(raw) => {
                let handle = context.state(held).table.find::<Block>(raw.address());
                handle.inspect(|handle| handle.node().set_tree(held, tree));
            }
        }
    }
}
