//! Operations that someone has still to visit: the rest of a walk. They are known by their addresses only, so that each gets a
//! handle when its turn comes, which may go again before the next one. Before any operation is destroyed or moves to another
//! tree, those that are left get handles, which know whether their operation still exists ([`hold_all`]).

use std::cell::RefCell;
use std::sync::Arc;

use fishplate::{Error, ObjectRef, Result};
use fishplate_mlir as mlir;

use crate::live::{AnOp, Spot, UnderLock};
use crate::lock::Guard;
use crate::tree::Tree;
use crate::{Context, Operation};

/// The visits of one walk, in order.
pub(crate) struct Visits {
    /// The operation that is walked over, whose tree has all of them.
    root: ObjectRef<Operation>,
    rest: UnderLock<RefCell<Rest>>,
}

/// The visits from `next` on are left.
struct Rest {
    next: usize,
    state: State,
}

enum State {
    /// Every operation of the walk still exists, in the tree that it was in.
    Known(Vec<Spot<AnOp>>),
    /// Handles of the operations from a number on.
    Held(usize, Vec<ObjectRef<Operation>>),
    /// A handle could not be made.
    Failed(Option<Error>),
}

/// Visits that are going on; they are forgotten when this is dropped.
pub(crate) struct Visiting<'h> {
    visits: Arc<Visits>,
    /// The tree of the operations at the beginning. If it joins another one, handles find that by themselves.
    tree: Arc<Tree>,
    held: &'h Guard<'h>,
}

impl<'h> Visiting<'h> {
    /// Begins to visit operations, all of them inside of `root` or itself.
    pub(crate) fn begin<'m>(
        root: &ObjectRef<Operation>,
        held: &'h Guard<'h>,
        operations: impl Iterator<Item = mlir::OpRef<'m>>,
    ) -> Visiting<'h> {
        let state = State::Known(operations.map(Spot::new).collect());
        let rest = UnderLock::new(RefCell::new(Rest { next: 0, state }));
        let visits = Arc::new(Visits { root: root.clone(), rest });
        root.context().state(held).visits.push(visits.clone());
        Visiting { visits, tree: root.node().tree(held), held }
    }

    /// The handle of the next operation that still exists, and its number.
    pub(crate) fn next(&self) -> Result<Option<(usize, ObjectRef<Operation>)>> {
        let Visits { root, .. } = &*self.visits;
        let rest = self.visits.rest(self.held);
        loop {
            let mut now = rest.borrow_mut();
            let number = now.next;
            now.next += 1;
            let spot = match &mut now.state {
                State::Known(spots) => spots.get(number).map(Spot::again),
                State::Held(first, handles) => {
                    let Some(handle) = handles.get(number - *first) else { return Ok(None) };
                    if !handle.node().is_gone() {
                        return Ok(Some((number, handle.clone())));
                    }
                    continue;
                }
                State::Failed(error) => return error.take().map_or(Ok(None), Err),
            };
            drop(now);
            let Some(raw) = spot.as_ref().and_then(|spot| spot.get(self.held)) else {
                return Ok(None);
            };
            let handle = Operation::wrap(root.context(), self.held, raw, Some(&self.tree))?;
            return Ok(Some((number, handle)));
        }
    }

    /// Passes over the next few operations.
    pub(crate) fn skip(&self, count: usize) {
        self.visits.rest(self.held).borrow_mut().next += count;
    }
}

impl Drop for Visiting<'_> {
    fn drop(&mut self) {
        let context = self.visits.root.context();
        // Walks end in the reverse order of their beginnings.
        let ended = context.state(self.held).visits.pop();
        drop(ended);
    }
}

impl Visits {
    fn rest<'h>(&'h self, held: &'h Guard<'_>) -> &'h RefCell<Rest> {
        self.rest.get(self.root.context().the_lock(), held)
    }

    /// Gives handles to the operations that are left.
    fn hold(&self, held: &Guard<'_>) {
        let (context, rest) = (self.root.context(), self.rest(held));
        let (next, spots) = {
            let now = rest.borrow();
            let State::Known(spots) = &now.state else { return };
            let left = spots.iter().skip(now.next).map(Spot::again);
            (now.next, left.collect::<Vec<_>>())
        };
        let tree = self.root.node().tree(held);
        // Their classes are known since the walk began, so this calls no other language.
        let handles: Result<Vec<_>> = spots
            .iter()
            .filter_map(|spot| spot.get(held))
            .map(|raw| Operation::wrap(context, held, raw, Some(&tree)))
            .collect();
        rest.borrow_mut().state = match handles {
            Ok(handles) => State::Held(next, handles),
            Err(error) => State::Failed(Some(error)),
        };
    }
}

/// Gives handles to everything that is known by its address only: the operations that someone has still to visit, and the
/// places of rewriters. Called before operations or blocks are destroyed, or move to another tree.
#[inline]
pub(crate) fn hold_all(context: &Context, held: &Guard<'_>) {
    let (visits, gaps) = {
        let state = context.state(held);
        (state.visits.clone(), state.gaps.clone())
    };
    visits.iter().for_each(|visits| visits.hold(held));
    gaps.iter().for_each(|rewriter| rewriter.hold(held));
}
