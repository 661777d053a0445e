//! Recursive equality and ordering of two values, field by field.
//!
//! Pairs of objects are walked with an explicit stack. Equal pairs are cached, so that structures
//! with shared parts take time proportional to their size and not to their number of paths.

use std::collections::HashSet;

use fishplate_abi::{FieldFlags, TypeIndex};

use super::hooks::{self, Callback, CallbackKind, Loan};
use super::walk::{FieldCursor, MAX_DEPTH, address, is_shared, object_in};
use crate::any::{Any, AnyView};
use crate::call::Args;
use crate::containers::{MapObj, SeqObj, ShapeObj};
use crate::error::{Error, Result};
use crate::function::{Function, FunctionObj};
use crate::object::{Object, Ref};
use crate::signature::{Signature, Ty};
use crate::{big_int, field_access, type_table};

/// Less, equal or greater as a number below, at or above 0. For equality alone, anything but 0
/// means "not equal".
pub(super) type Outcome = i64;

/// Whether two values are equal.
pub(super) fn equal(lhs: &AnyView<'_>, rhs: &AnyView<'_>) -> Result<bool> {
    Ok(outcome(true, lhs, rhs)? == 0)
}

/// The order of two values.
pub(super) fn compare(lhs: &AnyView<'_>, rhs: &AnyView<'_>) -> Result<Outcome> {
    outcome(false, lhs, rhs)
}

fn outcome(equality_only: bool, lhs: &AnyView<'_>, rhs: &AnyView<'_>) -> Result<Outcome> {
    if lhs.type_index() == TypeIndex::INT && rhs.type_index() == TypeIndex::INT {
        return Ok(lhs.as_int().cmp(&rhs.as_int()) as Outcome);
    }
    let (lhs, rhs) = (lhs.to_owned()?, rhs.to_owned()?);
    if let Some(outcome) = plain(equality_only, &lhs.view(), &rhs.view())? {
        return Ok(outcome);
    }
    run(&mut State { equality_only, ..State::default() }, None, lhs, rhs)
}

type Addresses = (usize, usize);

/// State that nested walks of hooks share.
#[derive(Default)]
struct State {
    equality_only: bool,
    /// Pairs whose comparison has begun.
    open: HashSet<Addresses, foldhash::fast::FixedState>,
    /// Pairs that were found equal.
    equal: HashSet<Addresses, foldhash::fast::FixedState>,
    /// The objects of those pairs, which keep the addresses valid.
    kept: Vec<(Ref<Object>, Ref<Object>)>,
}

fn body(loan: &Loan<State>, args: &Args<'_>) -> Result<Outcome> {
    let (lhs, rhs) = (args.any(0)?, args.any(1)?);
    loan.with(|state| run(state, Some(loan), lhs, rhs))
}

static EQ_CALLBACK: CallbackKind<State> = CallbackKind {
    signature: Signature::new(&[Ty::AnyView, Ty::AnyView], Ty::Bool),
    body: |loan, args| Ok((body(loan, args)? == 0).into()),
};

static COMPARE_CALLBACK: CallbackKind<State> = CallbackKind {
    signature: Signature::new(&[Ty::AnyView, Ty::AnyView], Ty::Int),
    body: |loan, args| Ok(body(loan, args)?.into()),
};

fn run(state: &mut State, outer: Option<&Loan<State>>, lhs: Any, rhs: Any) -> Result<Outcome> {
    let found_equal = state.kept.len();
    let mut comparer = Comparer {
        state,
        eq: Callback::new(&EQ_CALLBACK, outer),
        compare: Callback::new(&COMPARE_CALLBACK, outer),
    };
    let mut stack = Vec::new();
    let outcome = comparer.run_on(&mut stack, lhs, rhs);
    for frame in stack {
        comparer.close(&frame);
    }
    if !matches!(outcome, Ok(0)) {
        // Pairs may count as equal only because a pair above them was assumed to be.
        for (lhs, rhs) in comparer.state.kept.drain(found_equal..) {
            comparer.state.equal.remove(&(address(&lhs), address(&rhs)));
        }
    }
    outcome
}

enum Parts {
    Seq { lhs: Ref<SeqObj>, rhs: Ref<SeqObj>, at: usize },
    Map { values: std::vec::IntoIter<(Any, Any)> },
    Fields { lhs: Ref<Object>, rhs: Ref<Object>, fields: FieldCursor },
}

struct Frame {
    parts: Parts,
    /// The pair's addresses, if it can be met again.
    tracked: Option<(Ref<Object>, Ref<Object>)>,
}

impl Frame {
    fn next(&mut self) -> Result<Option<(Any, Any)>> {
        match &mut self.parts {
            Parts::Seq { lhs, rhs, at } => {
                let (Some(l), Some(r)) = (lhs.as_slice().get(*at), rhs.as_slice().get(*at)) else {
                    return Ok(None);
                };
                *at += 1;
                Ok(Some((l.clone(), r.clone())))
            }
            Parts::Map { values } => Ok(values.next()),
            Parts::Fields { lhs, rhs, fields } => {
                let Some(field) = fields.next(FieldFlags::COMPARE_OFF) else { return Ok(None) };
                Ok(Some((field_access::read(lhs, field)?, field_access::read(rhs, field)?)))
            }
        }
    }

    /// If all parts are equal, the shorter sequence comes first.
    fn rest(&self) -> Outcome {
        match &self.parts {
            Parts::Seq { lhs, rhs, .. } => lhs.len().cmp(&rhs.len()) as Outcome,
            _ => 0,
        }
    }
}

struct Comparer<'a> {
    state: &'a mut State,
    eq: Callback<State>,
    compare: Callback<State>,
}

impl Comparer<'_> {
    fn run_on(&mut self, stack: &mut Vec<Frame>, lhs: Any, rhs: Any) -> Result<Outcome> {
        if let Some(outcome) = self.leaf(&lhs, &rhs)? {
            return Ok(outcome);
        }
        if let Some(outcome) = self.push(stack, lhs, rhs)? {
            return Ok(outcome);
        }
        while let Some(top) = stack.last_mut() {
            let outcome = match top.next()? {
                Some((lhs, rhs)) => match self.leaf(&lhs, &rhs)? {
                    Some(outcome) => outcome,
                    None => self.push(stack, lhs, rhs)?.unwrap_or(0),
                },
                None => {
                    let rest = top.rest();
                    if let Some(done) = stack.pop() {
                        self.close(&done);
                        self.remember(done, rest);
                    }
                    rest
                }
            };
            if outcome != 0 {
                let in_map = stack.iter().any(|frame| matches!(frame.parts, Parts::Map { .. }));
                return if in_map && !self.state.equality_only {
                    Err(no_map_order())
                } else {
                    Ok(outcome)
                };
            }
        }
        Ok(0)
    }

    /// Compares a pair that needs no walk over parts; `None` if it does.
    fn leaf(&mut self, lhs: &Any, rhs: &Any) -> Result<Option<Outcome>> {
        if let Some(outcome) = plain(self.state.equality_only, &lhs.view(), &rhs.view())? {
            return Ok(Some(outcome));
        }
        let (l, r) = match (object_in(lhs), object_in(rhs)) {
            (Some(l), Some(r)) => (l, r),
            (l, r) => return Ok(Some(l.is_some().cmp(&r.is_some()) as Outcome)),
        };
        if std::ptr::eq(l, r) {
            return Ok(Some(0));
        }
        if let (Some(l), Some(r)) = (l.downcast::<ShapeObj>(), r.downcast::<ShapeObj>()) {
            return Ok(Some(l.extents().cmp(r.extents()) as Outcome));
        }
        if is_shared(l) && is_shared(r) {
            let pair = (address(l), address(r));
            if self.state.equal.contains(&pair) {
                return Ok(Some(0));
            }
            if self.state.open.contains(&pair) {
                return self.cycle().map(Some);
            }
        }
        if hooks::may_compare(l.type_index()) { self.by_hook(l, r) } else { Ok(None) }
    }

    /// A cycle on both sides: equal unless there is a difference elsewhere.
    fn cycle(&self) -> Result<Outcome> {
        if self.state.equality_only {
            return Ok(0);
        }
        Err(Error::value("RecursiveCompare: cyclic reference detected in ordering"))
    }

    /// Compares two objects of one type by its hook; `None` if it has none.
    fn by_hook(&mut self, lhs: &Object, rhs: &Object) -> Result<Option<Outcome>> {
        let index = lhs.type_index();
        if self.state.equality_only
            && let Some(hook) = hooks::EQ.function(index)?
        {
            let equal = self.call(hook, false, lhs, rhs)?;
            let equal =
                equal.view().as_bool().ok_or_else(|| hooks::wrong_result(&equal, "bool"))?;
            return Ok(Some(i64::from(!equal)));
        }
        let Some(hook) = hooks::COMPARE.function(index)? else { return Ok(None) };
        let order = self.call(hook, true, lhs, rhs)?;
        order.view().as_int().map(Some).ok_or_else(|| hooks::wrong_result(&order, "int"))
    }

    fn call(
        &mut self,
        hook: &FunctionObj,
        is_order: bool,
        lhs: &Object,
        rhs: &Object,
    ) -> Result<Any> {
        let pair = (address(lhs), address(rhs));
        // Additional references make the pair count as shared when the hook comes back with it.
        let _held = (Ref::from_borrowed(lhs), Ref::from_borrowed(rhs));
        self.state.open.insert(pair);
        let callback = if is_order { &mut self.compare } else { &mut self.eq };
        let result = callback.lend(self.state, |callback: &Function| {
            let args = [AnyView::object(lhs), AnyView::object(rhs), AnyView::object(&**callback)];
            hooks::call(hook, &args)
        });
        self.state.open.remove(&pair);
        result
    }

    /// Begins a pair of objects of one type; returns an outcome if no walk is needed.
    fn push(&mut self, stack: &mut Vec<Frame>, lhs: Any, rhs: Any) -> Result<Option<Outcome>> {
        if stack.len() >= MAX_DEPTH {
            return Err(Error::value(format!(
                "RecursiveCompare: maximum stack depth ({MAX_DEPTH}) exceeded"
            )));
        }
        let not_objects = |_| Error::internal("Values that are not objects cannot be walked");
        let lhs = lhs.into_object::<Object>().map_err(not_objects)?;
        let rhs = rhs.into_object::<Object>().map_err(not_objects)?;
        let tracked = (stack.is_empty() || (is_shared(&lhs) && is_shared(&rhs)))
            .then(|| (lhs.clone(), rhs.clone()));
        let parts = match (lhs.downcast::<SeqObj>(), rhs.downcast::<SeqObj>()) {
            (Ok(lhs), Ok(rhs)) => Parts::Seq { lhs, rhs, at: 0 },
            (Err(lhs), Err(rhs)) => match (lhs.downcast::<MapObj>(), rhs.downcast::<MapObj>()) {
                (Ok(lhs), Ok(rhs)) => match matching_values(&lhs, &rhs)? {
                    Some(values) => Parts::Map { values: values.into_iter() },
                    None if self.state.equality_only => return Ok(Some(1)),
                    None => return Err(no_map_order()),
                },
                (Err(lhs), Err(rhs)) => {
                    let info = type_table::expect_info(lhs.type_index())?;
                    Parts::Fields { lhs, rhs, fields: FieldCursor::new(info) }
                }
                _ => return Ok(Some(1)),
            },
            _ => return Ok(Some(1)),
        };
        if let Some((lhs, rhs)) = &tracked {
            self.state.open.insert((address(lhs), address(rhs)));
        }
        stack.push(Frame { parts, tracked });
        Ok(None)
    }

    fn close(&mut self, frame: &Frame) {
        if let Some((lhs, rhs)) = &frame.tracked {
            self.state.open.remove(&(address(lhs), address(rhs)));
        }
    }

    fn remember(&mut self, frame: Frame, outcome: Outcome) {
        if let Some((lhs, rhs)) = frame.tracked
            && outcome == 0
        {
            self.state.equal.insert((address(&lhs), address(&rhs)));
            self.state.kept.push((lhs, rhs));
        }
    }
}

/// Compares values that are not objects of one type with parts; `None` if they are.
fn plain(equality_only: bool, lhs: &AnyView<'_>, rhs: &AnyView<'_>) -> Result<Option<Outcome>> {
    let index = lhs.type_index();
    if index == TypeIndex::INT && rhs.type_index() == index {
        return Ok(Some(lhs.as_int().cmp(&rhs.as_int()) as Outcome));
    }
    if lhs.is_none() || rhs.is_none() {
        return Ok(Some(rhs.is_none().cmp(&lhs.is_none()) as Outcome));
    }
    if let (Some(l), Some(r)) = (lhs.as_str(), rhs.as_str()) {
        return Ok(Some(compare_text(l, r)));
    }
    if let (Some(l), Some(r)) = (lhs.as_bytes(), rhs.as_bytes()) {
        return Ok(Some(compare_text(l, r)));
    }
    if index != rhs.type_index() {
        return different_types(equality_only, lhs, rhs).map(Some);
    }
    if !index.is_object() {
        return same_plain_type(equality_only, lhs, rhs).map(Some);
    }
    match (index, big_int::words(lhs), big_int::words(rhs)) {
        (TypeIndex::BIG_INT, Some(l), Some(r)) => Ok(Some(big_int::compare(l, r) as Outcome)),
        _ => Ok(None),
    }
}

fn different_types(equality_only: bool, lhs: &AnyView<'_>, rhs: &AnyView<'_>) -> Result<Outcome> {
    if equality_only {
        return Ok(1);
    }
    let (l, r) = (lhs.type_index(), rhs.type_index());
    if let (TypeIndex::INT, TypeIndex::BIG_INT) | (TypeIndex::BIG_INT, TypeIndex::INT) = (l, r)
        && let (Some(l), Some(r)) = (big_int::words(lhs), big_int::words(rhs))
    {
        return Ok(big_int::compare(l, r) as Outcome);
    }
    Err(Error::type_error(format!(
        "Cannot compare values of different types: {} vs {}",
        type_table::key(l),
        type_table::key(r)
    )))
}

fn same_plain_type(equality_only: bool, lhs: &AnyView<'_>, rhs: &AnyView<'_>) -> Result<Outcome> {
    let order = match lhs.type_index() {
        TypeIndex::BOOL => lhs.as_bool().cmp(&rhs.as_bool()),
        TypeIndex::FLOAT => match lhs.as_float().partial_cmp(&rhs.as_float()) {
            Some(order) => order,
            None if equality_only => {
                let is_nan = |v: &AnyView<'_>| v.as_float().is_some_and(f64::is_nan);
                return Ok(i64::from(is_nan(lhs) != is_nan(rhs)));
            }
            None => return Err(Error::type_error("Cannot order NaN values")),
        },
        TypeIndex::DATA_TYPE => {
            let key = |v: &AnyView<'_>| v.as_dtype().map(|t| (t.code.0, t.bits, t.lanes));
            key(lhs).cmp(&key(rhs))
        }
        TypeIndex::DEVICE => {
            let key = |v: &AnyView<'_>| v.as_device().map(|d| (d.device_type.0, d.device_id));
            key(lhs).cmp(&key(rhs))
        }
        index => {
            let (l, r) = (lhs.as_raw(), rhs.as_raw());
            if l.small_len == r.small_len && l.bits() == r.bits() {
                return Ok(0);
            }
            if equality_only {
                return Ok(1);
            }
            let key = type_table::key(index);
            return Err(Error::type_error(format!("Cannot order values of type {key}")));
        }
    };
    Ok(order as Outcome)
}

/// Compares texts as C++ clients do in inlined code: by `char`, which is signed on some machines.
fn compare_text(lhs: &[u8], rhs: &[u8]) -> Outcome {
    if lhs == rhs {
        return 0;
    }
    let as_char = |&byte: &u8| byte as std::ffi::c_char;
    lhs.iter().map(as_char).cmp(rhs.iter().map(as_char)) as Outcome
}

/// The values of two maps by their keys; `None` if the keys differ.
fn matching_values(lhs: &MapObj, rhs: &MapObj) -> Result<Option<Vec<(Any, Any)>>> {
    if lhs.len() != rhs.len() {
        return Ok(None);
    }
    let mut values = Vec::with_capacity(lhs.len());
    for (key, value) in lhs.iter() {
        match rhs.get(&key)? {
            Some(other) => values.push((value.to_owned()?, other.to_owned()?)),
            None => return Ok(None),
        }
    }
    Ok(Some(values))
}

#[cold]
fn no_map_order() -> Error {
    Error::type_error("Cannot order Map/Dict values")
}
