//! Walks over operations.

use super::error::{Result, to_ffi};
use super::handle::Handle;
use super::operation::Operation;
use crate::{AnyView, Function};

/// Answer of the callback of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Walk {
    /// Go on.
    Advance,
    /// Stop.
    Interrupt,
    /// Skip the operation's regions.
    Skip,
}

impl<'c> Operation<'c> {
    /// Calls a function with every operation inside and with the operation itself, before or after its content.
    /// Operations that are erased meanwhile are skipped. An error of the callback ends the walk.
    pub fn walk(
        &self,
        post_order: bool,
        mut visit: impl FnMut(Operation<'c>) -> Result<Walk>,
    ) -> Result<()> {
        // The library needs a function that may outlive this call, so it only records the operations, and the visits
        // happen here.
        let (noted, note) = notes();
        let list = invoke!("ir.Operation", "_walk", self, note, post_order);
        list?;
        let mut skipped: Vec<Operation<'c>> = Vec::new();
        let noted = noted.lock().unwrap_or_else(std::sync::PoisonError::into_inner).split_off(0);
        for handle in noted {
            let Ok(operation) = Operation::wrap(self.context(), handle.object().clone().into())
            else {
                continue;
            };
            if !skipped.is_empty() && operation.is_inside(&skipped)? {
                continue;
            }
            match visit(operation.clone())? {
                Walk::Advance => {}
                Walk::Interrupt => return Ok(()),
                Walk::Skip if post_order => {}
                Walk::Skip => skipped.push(operation),
            }
        }
        Ok(())
    }

    fn is_inside(&self, of: &[Operation<'c>]) -> Result<bool> {
        let mut around = self.parent()?;
        while let Some(each) = around {
            if of.contains(&each) {
                return Ok(true);
            }
            around = each.parent()?;
        }
        Ok(false)
    }
}

type Notes = std::sync::Arc<std::sync::Mutex<Vec<Handle>>>;

/// A list, and a function that adds its argument to the list.
fn notes() -> (Notes, Function) {
    let notes = Notes::default();
    let list = notes.clone();
    let note = Function::packed(move |args: &[AnyView<'_>]| {
        to_ffi((|| {
            let operation = args.first().copied().unwrap_or(AnyView::NONE);
            let handle = Handle::new(operation.to_owned()?, "ir.Operation")?;
            list.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(handle);
            Ok(0_i64)
        })())
    });
    (notes, note)
}
