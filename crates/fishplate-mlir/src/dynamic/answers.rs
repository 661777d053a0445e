//! Questions that MLIR's passes ask about operations of dynamic dialects, through the interfaces of MLIR, and the answers.
//! MLIR's side checks each answer: one that does not fit the operation counts as none.

use std::{
    ffi::c_void,
    marker::PhantomData,
    ops::BitOr,
    panic::{AssertUnwindSafe, catch_unwind},
    ptr,
};

use mlir_sys::{MlirAttribute, MlirOperation};

use super::{Effect, Params, hooks::Op, shim};
use crate::{Attribute, ContextRef, OpRef, Type};

macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// A question. The order is that of `Question` in `dynamic.h`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Question {
            $($(#[$doc])* $name,)*
        }

        impl Question {
            const ALL: &[Question] = &[$(Question::$name,)*];
        }
    };
}

questions! {
    /// The memory effects: [`Part::Effect`].
    Effects,
    /// 0 if it must not run where it did not before, 1 if it may, 2 if that depends on the operations inside.
    Speculatability,
    /// The regions that are run again and again.
    LoopRegions,
    /// The induction variables: arguments of the first region.
    LoopInductionVars,
    /// The lower bound of each: operands or attributes.
    LoopLowerBounds,
    /// The upper bounds.
    LoopUpperBounds,
    /// The steps.
    LoopSteps,
    /// The operands with the initial values of what the loop carries.
    LoopInits,
    /// The arguments of the first region that are the carried values.
    LoopIterArgs,
    /// Where control goes from a region, or from the operation itself: [`Part::Region`].
    SuccessorRegions,
    /// The operands that become the arguments of a region, or the results.
    EntryOperands,
    /// The operands that become the arguments of a successor.
    SuccessorOperands,
    /// The name of the attribute with the callee's symbol, or an operand.
    Callee,
    /// The operands that are arguments of a call.
    CallArguments,
    /// The region that a call runs.
    CallableRegion,
    /// The types that a call returns.
    CallableResults,
    /// The operands that the results are written to.
    DpsInits,
    /// The results that point to memory: [`Part::Slot`].
    Slots,
    /// The memory that is read or written: [`Part::Access`].
    Access,
    /// An operand or an attribute for each result.
    Fold,
}

/// A question with what it is about.
#[derive(Clone, Copy)]
pub struct Query<'m> {
    /// The question.
    pub question: Question,
    /// A region or a successor; `None` for the operation itself.
    pub index: Option<usize>,
    /// The constant operands when the operation is folded.
    pub given: Params<'m>,
}

/// A part of an answer.
#[derive(Clone, Copy)]
pub enum Part<'c> {
    /// A memory effect.
    Effect(Effect),
    /// The number of an operand, an argument or a region, or another number.
    Number(usize),
    /// No operands, at the place of a group that is empty: MLIR may add some there.
    Empty {
        /// The number of the operand that would be the first one.
        first: usize,
        /// The number of the group.
        group: usize,
    },
    /// A region that control goes to, and the first of its arguments that gets a value.
    Region(usize, usize),
    /// The operation itself: control leaves it.
    Parent,
    /// An attribute.
    Attribute(Attribute<'c>),
    /// A type.
    Type(Type<'c>),
    /// A result that points to memory, and the type of the value in it.
    Slot(usize, Type<'c>),
    /// A load or store.
    Access {
        /// Whether it is a store.
        stores: bool,
        /// The operand that is the pointer.
        pointer: usize,
        /// The result that is read, or the operand that is written.
        value: usize,
    },
}

/// `Part` of the shim.
#[repr(C)]
pub(super) struct RawPart {
    kind: i32,
    target: i32,
    index: isize,
    handle: *const c_void,
}

fn number(number: usize) -> isize {
    isize::try_from(number).unwrap_or(isize::MAX)
}

/// A number that is too large for any operation otherwise.
fn small(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl Part<'_> {
    fn raw(self) -> RawPart {
        let (kind, target, index, handle) = match self {
            Part::Effect(effect) => {
                let raw = effect.raw();
                (raw.kind, raw.target, raw.index, ptr::null())
            }
            Part::Number(index) => (0, 0, number(index), ptr::null()),
            Part::Empty { first, group } => (1, small(group), number(first), ptr::null()),
            Part::Region(region, first) => (small(first), 0, number(region), ptr::null()),
            Part::Parent => (0, 0, -1, ptr::null()),
            Part::Attribute(attribute) => (0, 0, -1, attribute.raw.ptr),
            Part::Type(ty) => (0, 0, -1, ty.raw.ptr),
            Part::Slot(result, ty) => (0, 0, number(result), ty.raw.ptr),
            Part::Access { stores, pointer, value } => {
                (i32::from(stores), small(pointer), number(value), ptr::null())
            }
        };
        RawPart { kind, target, index, handle }
    }
}

/// The interfaces that an operation implements by answering questions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Interfaces(pub(super) u32);

impl Interfaces {
    /// `MemoryEffectOpInterface`.
    pub const EFFECTS: Self = Self(1 << 0);
    /// `ConditionallySpeculatable`.
    pub const SPECULATION: Self = Self(1 << 1);
    /// `LoopLikeOpInterface`.
    pub const LOOP: Self = Self(1 << 2);
    /// `RegionBranchOpInterface`.
    pub const REGION_BRANCH: Self = Self(1 << 3);
    /// `BranchOpInterface`.
    pub const BRANCH: Self = Self(1 << 4);
    /// `CallOpInterface`.
    pub const CALL: Self = Self(1 << 5);
    /// `CallableOpInterface`.
    pub const CALLABLE: Self = Self(1 << 6);
    /// `DestinationStyleOpInterface`.
    pub const DPS: Self = Self(1 << 7);
    /// `PromotableAllocationOpInterface`.
    pub const ALLOCATION: Self = Self(1 << 8);
    /// `PromotableMemOpInterface`.
    pub const ACCESS: Self = Self(1 << 9);
    /// A folder, which is no interface.
    pub const FOLD: Self = Self(1 << 10);
    /// A canonicalizer, which is no interface.
    pub const CANONICALIZE: Self = Self(1 << 11);
}

impl BitOr for Interfaces {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Keeps the answers of hooks on this thread as long as it lives: MLIR expects the same answer to the same question.
#[derive(Debug)]
pub struct AnswerScope {
    depth: usize,
    // It is closed on the thread that opened it.
    not_send: PhantomData<*mut ()>,
}

impl AnswerScope {
    /// Opens a scope for the operations of a context.
    pub fn open(context: ContextRef<'_>) -> Self {
        // SAFETY: the context is live.
        let depth = unsafe { shim::fishplateAnswersOpen(context.raw()) };
        Self { depth, not_send: PhantomData }
    }
}

impl Drop for AnswerScope {
    fn drop(&mut self) {
        // SAFETY: the function only forgets answers.
        unsafe { shim::fishplateAnswersClose(self.depth) };
    }
}

pub(super) unsafe extern "C" fn ask(
    data: *mut c_void,
    op: MlirOperation,
    question: i32,
    index: isize,
    given: *const MlirAttribute,
    count: isize,
    answer: *mut c_void,
) -> bool {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Op>() };
    let question = usize::try_from(question).ok().and_then(|at| Question::ALL.get(at));
    let Some(&question) = question else { return false };
    // SAFETY: the shim passes `count` attributes, null where an operand is not constant, that live for the call.
    let given = unsafe { Params::from_raw(given, count) };
    let query = Query { question, index: usize::try_from(index).ok(), given };
    let op = OpRef::new(op);
    let parts = catch_unwind(AssertUnwindSafe(|| hooks.ask(op, query)));
    let parts = match parts {
        Ok(Some(parts)) => parts,
        Ok(None) => return false,
        Err(panic) => {
            op.location().emit_error(&super::hooks::panic_text(&*panic));
            return false;
        }
    };
    for part in parts {
        let raw = part.raw();
        // SAFETY: `answer` is the list of the shim, which copies the part.
        unsafe { shim::fishplateAnswerPush(answer, &raw const raw) };
    }
    true
}
