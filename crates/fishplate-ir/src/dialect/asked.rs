//! Users' hooks behind the interfaces of operations: passes of MLIR ask, and a function of any language answers with
//! numbers, names, types and attributes.
//!
//! | name | called with | returns |
//! |---|---|---|
//! | `d.op.effects` | operation | a list of `read`, `write`, `allocate`, `free`, or of pairs with an operand or result |
//! | `d.op.speculatability` | operation | whether it may run where it did not before, or `recursive` |
//! | `d.op.loop` | operation | a mapping, see `answer::loop_part` |
//! | `d.op.successor_regions` | operation, region or none | where control goes: regions, pairs of a region and its first argument, none for the operation itself |
//! | `d.op.entry_operands` | operation, region or none | the operands that are passed there |
//! | `d.op.successor_operands` | operation, successor | operands |
//! | `d.op.call` | operation | a mapping with `callee` and `arguments` |
//! | `d.op.callable` | operation | a mapping with `region` and `results` |
//! | `d.op.dps_inits` | operation | operands |
//! | `d.op.slots` | operation | pairs of a result and the type of the value in memory |
//! | `d.op.access` | operation | `load`, the pointer and the result, or `store`, the pointer and the operand |
//! | `d.op.fold` | operation, constants | an operand or an attribute for each result |
//!
//! Operands and results are numbers, or names of groups. While such a hook runs, the IR cannot be used. If it fails, the
//! pipeline that asks fails when it ends, and passes assume the worst until then.

use std::cell::RefCell;

use fishplate::{Error, Function};
use fishplate_mlir::dynamic::{Interfaces, Part, Query, Question};

use super::answer::Place;
use super::user_hooks;
use super::value::in_hook;
use crate::pass;

thread_local! {
    /// The error of the first hook that failed outside of a pipeline.
    static FAILED: RefCell<Option<Error>> = const { RefCell::new(None) };
}

/// Keeps the error of a hook: the pipeline that runs on this thread fails with it when it ends, or whoever takes it does.
pub(super) fn keep_failure(error: Error) {
    let keep = |place: &RefCell<Option<Error>>| {
        place.borrow_mut().get_or_insert(error);
    };
    match pass::current() {
        Some(run) => keep(&run.error),
        None => FAILED.with(keep),
    }
}

/// Whether a hook has failed in the pipeline that runs on this thread. One failure is enough, and the pipeline fails anyway.
pub(super) fn has_failed() -> bool {
    pass::current().is_some_and(|run| run.error.borrow().is_some())
}

/// Takes the error of a hook that failed outside of a pipeline on this thread.
pub(crate) fn take_failure() -> Option<Error> {
    FAILED.with(|failed| failed.borrow_mut().take())
}

/// Words at the end of the names of these hooks.
pub(super) const VERBS: [&str; 12] = [
    "effects",
    "speculatability",
    "loop",
    "successor_regions",
    "entry_operands",
    "successor_operands",
    "call",
    "callable",
    "dps_inits",
    "slots",
    "access",
    "fold",
];

/// The interface that a hook implements.
fn interface(verb: &str) -> Interfaces {
    match verb {
        "effects" => Interfaces::EFFECTS,
        "speculatability" => Interfaces::SPECULATION,
        "loop" => Interfaces::LOOP,
        "successor_regions" => Interfaces::REGION_BRANCH,
        "successor_operands" => Interfaces::BRANCH,
        "call" => Interfaces::CALL,
        "callable" => Interfaces::CALLABLE,
        "dps_inits" => Interfaces::DPS,
        "slots" => Interfaces::ALLOCATION,
        "access" => Interfaces::ACCESS,
        "fold" => Interfaces::FOLD,
        _ => Interfaces::default(),
    }
}

/// The hook that answers a question.
fn verb_of(question: Question) -> &'static str {
    match question {
        Question::Effects => "effects",
        Question::Speculatability => "speculatability",
        Question::SuccessorRegions => "successor_regions",
        Question::EntryOperands => "entry_operands",
        Question::SuccessorOperands => "successor_operands",
        Question::Callee | Question::CallArguments => "call",
        Question::CallableRegion | Question::CallableResults => "callable",
        Question::DpsInits => "dps_inits",
        Question::Slots => "slots",
        Question::Access => "access",
        Question::Fold => "fold",
        _ => "loop",
    }
}

/// The hooks of one operation.
pub(super) struct Asked(Vec<(&'static str, Function)>);

impl Asked {
    /// The hooks that users gave for the operation with that name.
    pub(super) fn of(name: &str) -> Asked {
        let find = |verb: &'static str| Some((verb, user_hooks::find(name, verb)?));
        Asked(VERBS.into_iter().filter_map(find).collect())
    }

    /// The interfaces that the hooks implement.
    pub(super) fn interfaces(&self) -> Interfaces {
        let own = self.0.iter().map(|(verb, _)| interface(verb));
        own.fold(Interfaces::default(), |all, one| all | one)
    }

    /// Whether there is a hook for a question.
    pub(super) fn answers(&self, question: Question) -> bool {
        self.find(question).is_some()
    }

    /// Whether there are no hooks.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn find(&self, question: Question) -> Option<&Function> {
        let verb = verb_of(question);
        self.0.iter().find(|(own, _)| *own == verb).map(|(_, function)| function)
    }

    /// Calls the hook of a question; `None` if it has no answer, or failed.
    pub(super) fn ask<'m>(&self, place: &Place<'_, 'm>, query: Query<'m>) -> Option<Vec<Part<'m>>> {
        let function = self.find(query.question)?;
        if has_failed() {
            return None;
        }
        let name = format!("{}.{}", place.op.name(), verb_of(query.question));
        match place.call(function, query) {
            Ok(parts) => parts,
            Err(error) => {
                let error = in_hook(&name, &error);
                place.op.location().emit_error(error.message());
                keep_failure(error);
                None
            }
        }
    }
}
