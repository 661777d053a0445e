//! Hooks of types: the functions in their attribute columns, and the state that a hook may use
//! through its callback.

use std::sync::Arc;

use fishplate_abi::{TypeIndex, attr};

use crate::any::{Any, AnyView};
use crate::call::{Args, checked_function};
use crate::depth::Level;
use crate::error::{Error, Result};
use crate::function::{Function, FunctionObj};
use crate::lock::Lock;
use crate::signature::Signature;
use crate::type_table::{self, AttrLookup};

/// Whether types with this index may order, compare and hash their objects by hooks: static types
/// have fixed rules.
pub(super) fn may_compare(index: TypeIndex) -> bool {
    index > TypeIndex::BIG_INT
}

/// An attribute column, found once.
pub(super) struct Hook(AttrLookup);

pub(super) static REPR: Hook = Hook::new(attr::REPR);
pub(super) static HASH: Hook = Hook::new(attr::HASH);
pub(super) static EQ: Hook = Hook::new(attr::EQ);
pub(super) static COMPARE: Hook = Hook::new(attr::COMPARE);
pub(super) static SHALLOW_COPY: Hook = Hook::new(attr::SHALLOW_COPY);

impl Hook {
    const fn new(name: &'static str) -> Hook {
        Hook(AttrLookup::new(name))
    }

    /// Returns a type's entry in the column.
    #[inline]
    pub(super) fn value(&self, index: TypeIndex) -> Option<AnyView<'static>> {
        self.0.of(index)
    }

    /// The function of a type in the column; another value there is an error.
    #[inline]
    pub(super) fn function(&self, index: TypeIndex) -> Result<Option<&'static FunctionObj>> {
        let Some(value) = self.value(index) else { return Ok(None) };
        value.as_object::<FunctionObj>().map(Some).ok_or_else(|| {
            Error::type_error(format!(
                "Attribute `{}` of type `{}` must be a function, got `{}`",
                self.0.name(),
                type_table::key(index),
                type_table::key(value.type_index())
            ))
        })
    }
}

/// Calls a hook, unless the nesting is too deep.
pub(super) fn call(hook: &FunctionObj, args: &[AnyView<'_>]) -> Result<Any> {
    let _level = Level::enter()?;
    hook.call(args)
}

/// Error for a hook's result of the wrong type.
#[cold]
pub(super) fn wrong_result(got: &Any, want: &str) -> Error {
    Error::type_error(format!(
        "Cannot convert from type `{}` to `{want}`",
        type_table::key(got.type_index())
    ))
}

/// State that is passed to a hook's callback while the hook runs.
///
/// The state is moved into the loan before the hook is called and taken back afterwards, so that a
/// callback that runs later, or on two threads at once, finds nothing and returns an error.
pub(super) struct Loan<S>(Arc<Lock<Option<S>>>);

impl<S> Clone for Loan<S> {
    fn clone(&self) -> Loan<S> {
        Loan(Arc::clone(&self.0))
    }
}

impl<S> Loan<S> {
    fn replace(&self, state: Option<S>) -> Option<S> {
        std::mem::replace(&mut *self.0.hold(), state)
    }

    /// Uses the state in a callback.
    pub(super) fn with<R>(&self, body: impl FnOnce(&mut S) -> Result<R>) -> Result<R> {
        let Some(mut state) = self.replace(None) else {
            return Err(Error::runtime(
                "The callback of a hook works only while the hook runs, on one thread at a time",
            ));
        };
        let result = body(&mut state);
        self.replace(Some(state));
        result
    }
}

/// Signature and body of a callback.
pub(super) struct CallbackKind<S> {
    pub(super) signature: Signature,
    pub(super) body: fn(&Loan<S>, &Args<'_>) -> Result<Any>,
}

/// The callback that the hooks of one walk get, created when the first of them is met.
pub(super) struct Callback<S: 'static> {
    kind: &'static CallbackKind<S>,
    made: Option<(Function, Loan<S>)>,
    /// The loan of the callback in which this walk runs.
    outer: Option<Loan<S>>,
}

impl<S: Default + Send> Callback<S> {
    /// A callback for a walk that runs in the callback of `outer`, or in none.
    pub(super) fn new(kind: &'static CallbackKind<S>, outer: Option<&Loan<S>>) -> Callback<S> {
        Callback { kind, made: None, outer: outer.cloned() }
    }

    /// Calls a hook with `state` lent to the callback.
    pub(super) fn lend(
        &mut self,
        state: &mut S,
        call: impl FnOnce(&Function) -> Result<Any>,
    ) -> Result<Any> {
        let (function, loan) = self.made.get_or_insert_with(|| {
            let loan = self.outer.clone().unwrap_or_else(|| Loan(Arc::new(Lock::new(None))));
            (callback_function(self.kind, loan.clone()), loan)
        });
        loan.replace(Some(std::mem::take(state)));
        let result = call(function);
        match loan.replace(None) {
            Some(back) => *state = back,
            None => return result.and(Err(still_in_use())),
        }
        result
    }
}

fn callback_function<S: Send>(kind: &'static CallbackKind<S>, loan: Loan<S>) -> Function {
    checked_function("", kind.signature, move |args: &Args<'_>| (kind.body)(&loan, args))
}

#[cold]
fn still_in_use() -> Error {
    Error::runtime("A hook returned while its callback was still running on another thread")
}
