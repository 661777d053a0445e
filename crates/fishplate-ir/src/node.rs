//! What handles to operations and blocks share: where the thing lies until it goes, the tree that keeps it, and why it
//! went.

use std::cell::RefCell;
use std::sync::{Arc, OnceLock};

use fishplate::{Error, ObjectRef, Result, Str};
use fishplate_mlir as mlir;

use crate::error::invalid_handle;
use crate::live::{NameRef, Spot, Tag, Thing, UnderLock};
use crate::lock::Guard;
use crate::tree::Tree;
use crate::{Block, Context, Operation};

/// A handle to an operation or a block.
pub(crate) struct Node<T> {
    spot: Spot<T>,
    /// The operation's name; for a block that of the operation around it.
    name: NameRef,
    tree: UnderLock<RefCell<Arc<Tree>>>,
    /// Why the thing is gone.
    gone: OnceLock<Arc<str>>,
    // Last: the name goes with the context.
    context: ObjectRef<Context>,
}

impl<T: Thing> Node<T> {
    /// A handle to something in `tree`; `name` comes from `context`.
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

    /// The name of the operation, or of the one around the block.
    #[inline]
    pub(crate) fn name(&self) -> &Str {
        &self.name.get(&self.context).text
    }

    /// Where the thing lies; 0 when it is gone.
    #[inline]
    pub(crate) fn address(&self) -> usize {
        self.spot.address()
    }

    /// Whether the thing is gone.
    #[inline]
    pub(crate) fn is_gone(&self) -> bool {
        self.address() == 0
    }

    /// An error when the thing is gone.
    #[inline]
    pub(crate) fn expect_live(&self, what: &str) -> Result<()> {
        if self.is_gone() { Err(self.complain(what)) } else { Ok(()) }
    }

    /// The thing; an error when it is gone.
    #[inline]
    pub(crate) fn get<'h>(&'h self, held: &'h Guard<'_>, what: &str) -> Result<T::At<'h>> {
        self.spot.get(held).ok_or_else(|| self.complain(what))
    }

    #[cold]
    fn complain(&self, what: &str) -> Error {
        let why = self.gone.get().map_or("is gone", |why| &**why);
        invalid_handle(format!("the {what} `{}` {why}", self.name()))
    }

    /// The tree that keeps the thing.
    pub(crate) fn tree(&self, held: &Guard<'_>) -> Arc<Tree> {
        let cell = self.tree.get(self.context.the_lock(), held);
        let known = cell.borrow().clone();
        let tree = known.resolve(held);
        if !Arc::ptr_eq(&known, &tree) {
            cell.replace(tree.clone());
        }
        tree
    }

    pub(crate) fn set_tree(&self, held: &Guard<'_>, tree: &Arc<Tree>) {
        // The tree before may go with this; it is dropped when nothing is borrowed.
        drop(self.tree.get(self.context.the_lock(), held).replace(tree.clone()));
    }

    /// The thing is about to go.
    fn invalidate(&self, why: &Arc<str>) {
        let _ = self.gone.set(why.clone());
        self.spot.clear();
    }
}

/// Something in a tree that may have a handle.
#[derive(Clone, Copy)]
enum Inside<'m> {
    Operation(mlir::OpRef<'m>),
    Block(mlir::Block<'m>),
}

/// Everything inside of an operation, the operation itself not included.
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

/// Makes the handles of a thing, if it has any, those of something that is gone.
fn invalidate_one(context: &Context, held: &Guard<'_>, thing: Inside<'_>, why: &Arc<str>) {
    // A value's handle holds that of its owner, so only owners with a handle have some.
    let values: Vec<usize> = match thing {
        Inside::Operation(raw) => {
            let known = context.state(held).table.find::<Operation>(raw.address());
            let Some(handle) = known else { return };
            handle.node().invalidate(why);
            context.state(held).table.forget(Tag::Operation, raw.address());
            raw.results().map(mlir::Value::address).collect()
        }
        Inside::Block(raw) => {
            let known = context.state(held).table.find::<Block>(raw.address());
            let Some(handle) = known else { return };
            handle.node().invalidate(why);
            context.state(held).table.forget(Tag::Block, raw.address());
            raw.arguments().map(mlir::Value::address).collect()
        }
    };
    let mut state = context.state(held);
    values.into_iter().for_each(|value| state.values.forget(Tag::VALUE, value));
}

/// Makes every handle to something inside of an operation invalid, and with `itself` those to the
/// operation too.
pub(crate) fn invalidate(
    context: &Context,
    held: &Guard<'_>,
    operation: mlir::OpRef<'_>,
    itself: bool,
    why: &str,
) {
    let why: Arc<str> = why.into();
    let mut things = inside_of(operation);
    if itself {
        things.push(Inside::Operation(operation));
    }
    for thing in things {
        invalidate_one(context, held, thing, &why);
    }
}

/// Lets every handle to an operation and to what is inside hold another tree, which they are in.
pub(crate) fn rehome(
    context: &Context,
    held: &Guard<'_>,
    operation: mlir::OpRef<'_>,
    tree: &Arc<Tree>,
) {
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
