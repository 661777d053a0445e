//! The casts of a running conversion. Where the type of a value changes, a `builtin.unrealized_conversion_cast` stands between
//! the new values and the old type, so that each operation sees the types that it was made for. At the end casts that meet
//! cancel each other out, and materialisations take the place of the rest.

use std::sync::{Mutex, PoisonError};

use fishplate::{Error, ObjectRef, Result};
use fishplate_mlir as mlir;

use super::{PatternRewriter, TypeConverter};
use crate::address_map::AddressMap;
use crate::error::{MLIR_ERROR, value_error};
use crate::lock::Guard;
use crate::operation::{NewOperation, Place, create};
use crate::value::replace_uses;
use crate::{Block, InsertionPoint, Location, Operation, Type, Value};

const NAME: &str = "builtin.unrealized_conversion_cast";
const WHY: &str = "was a cast between types that the conversion no longer needs";

struct Cast {
    op: ObjectRef<Operation>,
    converter: Option<ObjectRef<TypeConverter>>,
    /// Whether it goes back to the old type.
    is_source: bool,
}

/// The casts that a conversion has made, by their address.
#[derive(Default)]
pub(super) struct Casts(Mutex<AddressMap<(usize, Cast)>>);

/// The types of some values.
pub(super) fn types_of(
    held: &Guard<'_>,
    values: &[ObjectRef<Value>],
) -> Result<Vec<ObjectRef<Type>>> {
    let ty = |value: &ObjectRef<Value>| Type::wrap(value.context(), value.mlir(held)?.ty());
    values.iter().map(ty).collect()
}

/// Whether two lists of types are equal. Equal types are one object.
pub(super) fn are_same(a: &[ObjectRef<Type>], b: &[ObjectRef<Type>]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.mlir() == b.mlir())
}

/// Handles of the operands of an operation.
pub(super) fn operands_of(
    held: &Guard<'_>,
    op: &ObjectRef<Operation>,
) -> Result<Vec<ObjectRef<Value>>> {
    let raw = op.mlir(held)?;
    let wrap = |at| {
        let operand =
            raw.operand(at).ok_or_else(|| value_error(format!("operand {at} is empty")))?;
        Value::wrap(op.context(), held, operand)
    };
    (0..raw.operand_count()).map(wrap).collect()
}

/// Handles of the results of an operation.
pub(super) fn results_of(
    held: &Guard<'_>,
    op: &ObjectRef<Operation>,
) -> Result<Vec<ObjectRef<Value>>> {
    Ok(op.mlir(held)?.results().map(|result| Value::result(op, held, result)).collect())
}

impl Casts {
    fn list<R>(&self, read: impl FnOnce(&mut AddressMap<(usize, Cast)>) -> R) -> R {
        read(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether an operation is one of the casts.
    pub(super) fn has(&self, op: mlir::OpRef<'_>) -> bool {
        let address = op.address();
        self.list(|list| {
            list.get(&address).is_some_and(|(_, cast)| cast.op.node().address() == address)
        })
    }

    /// Makes a cast at a point.
    pub(super) fn make(
        &self,
        point: ObjectRef<InsertionPoint>,
        location: &ObjectRef<Location>,
        inputs: &[ObjectRef<Value>],
        types: &[ObjectRef<Type>],
        converter: Option<ObjectRef<TypeConverter>>,
        is_source: bool,
    ) -> Result<ObjectRef<Operation>> {
        let results: Vec<_> = types.iter().map(|ty| ty.mlir()).collect();
        let new =
            NewOperation { name: NAME, results: &results, operands: inputs, ..Default::default() };
        let op = create(&new, location, Place::At(point))?;
        let cast = Cast { op: op.clone(), converter, is_source };
        let address = op.node().address();
        let before = self.list(|list| {
            let number = list.len();
            list.insert(address, (number, cast))
        });
        drop(before);
        Ok(op)
    }

    /// The values that a cast to the old type was made from, if the value comes from one.
    pub(super) fn behind(
        &self,
        held: &Guard<'_>,
        value: &ObjectRef<Value>,
    ) -> Result<Option<Vec<ObjectRef<Value>>>> {
        let raw = value.mlir(held)?;
        let is_source = |op: &mlir::OpRef<'_>| {
            self.has(*op) && self.list(|list| list[&op.address()].1.is_source)
        };
        let Some(op) = raw.defining_op().filter(is_source) else { return Ok(None) };
        operands_of(held, &Operation::wrap(value.context(), held, op, None)?).map(Some)
    }

    /// Values of other types in the place of one: those behind a cast, the value itself, or the results of a new cast.
    pub(super) fn remap(
        &self,
        value: &ObjectRef<Value>,
        types: &[ObjectRef<Type>],
        converter: &ObjectRef<TypeConverter>,
    ) -> Result<Vec<ObjectRef<Value>>> {
        let context = value.context();
        let held = context.lock();
        if let Some(inputs) = self.behind(&held, value)?
            && are_same(&types_of(&held, &inputs)?, types)
        {
            return Ok(inputs);
        }
        if are_same(&types_of(&held, std::slice::from_ref(value))?, types) {
            return Ok(vec![value.clone()]);
        }
        let raw = value.mlir(&held)?;
        for (user, _) in raw.uses() {
            if self.has(user) && user.operand_count() == 1 {
                let user = Operation::wrap(context, &held, user, None)?;
                let results = results_of(&held, &user)?;
                if are_same(&types_of(&held, &results)?, types) {
                    return Ok(results);
                }
            }
        }
        let point = match (raw.defining_op(), raw.argument_block()) {
            (Some(op), _) => InsertionPoint::behind(&Operation::wrap(context, &held, op, None)?)?,
            (_, Some(block)) => {
                InsertionPoint::at_start(&Block::wrap(context, &held, block, None)?)?
            }
            _ => return Err(value_error("the value belongs to nothing")),
        };
        let location = Location::wrap(context, raw.location())?;
        let inputs = std::slice::from_ref(value);
        let cast = self.make(point, &location, inputs, types, Some(converter.clone()), false)?;
        results_of(&held, &cast)
    }

    /// Lets the users of a value use others in its place, through a cast to its type if they have another one.
    pub(super) fn substitute(
        &self,
        old: &ObjectRef<Value>,
        new: &[ObjectRef<Value>],
        point: impl FnOnce() -> Result<ObjectRef<InsertionPoint>>,
        converter: Option<ObjectRef<TypeConverter>>,
    ) -> Result<()> {
        let held = old.context().lock();
        let raw = old.mlir(&held)?;
        if raw.uses().next().is_none() {
            return Ok(());
        }
        let types = types_of(&held, std::slice::from_ref(old))?;
        let replacement = match new {
            [one] if are_same(&types_of(&held, new)?, &types) => one.clone(),
            _ => {
                let location = Location::wrap(old.context(), raw.location())?;
                let cast = self.make(point()?, &location, new, &types, converter, true)?;
                results_of(&held, &cast)?.remove(0)
            }
        };
        replacement.share_unless_in(&held, None);
        replace_uses(old.mlir(&held)?, replacement.mlir(&held)?);
        Ok(())
    }

    /// The casts that are left, in the order in which they were made.
    fn left(&self) -> Vec<Cast> {
        let mut all: Vec<_> = self.list(std::mem::take).into_values().collect();
        all.sort_by_key(|(number, _)| *number);
        all.into_iter().map(|(_, cast)| cast).filter(|cast| !cast.op.node().is_gone()).collect()
    }

    /// Removes casts that nothing uses, and those that undo each other.
    fn cancel(casts: &mut Vec<Cast>) -> Result<()> {
        let Some(first) = casts.first() else { return Ok(()) };
        let context = first.op.context().clone();
        let held = context.lock();
        let mut changed = true;
        while changed {
            changed = false;
            for cast in casts.iter().rev() {
                let op = &cast.op;
                if op.node().is_gone() {
                    continue;
                }
                let results = results_of(&held, op)?;
                let raw = op.mlir(&held)?;
                if raw.results().all(|result| result.uses().next().is_none()) {
                    op.erase_because(WHY)?;
                    changed = true;
                    continue;
                }
                let Some(before) = raw.operand(0).and_then(mlir::Value::defining_op) else {
                    continue;
                };
                let whole = before.name() == NAME
                    && raw.operand_count() == before.result_count()
                    && raw.operands().zip(before.results()).all(|(a, b)| a == b);
                let before = Operation::wrap(&context, &held, before, None)?;
                let inputs = operands_of(&held, &before)?;
                if whole && are_same(&types_of(&held, &inputs)?, &types_of(&held, &results)?) {
                    for (old, new) in results.iter().zip(&inputs) {
                        replace_uses(old.mlir(&held)?, new.mlir(&held)?);
                    }
                    op.erase_because(WHY)?;
                    changed = true;
                }
            }
        }
        casts.retain(|cast| !cast.op.node().is_gone());
        Ok(())
    }

    /// Ends the conversion: materialisations take the place of the casts that are needed.
    pub(super) fn resolve(&self, builds: bool) -> Result<()> {
        let mut casts = self.left();
        Casts::cancel(&mut casts)?;
        if !builds {
            return Ok(());
        }
        for cast in casts {
            if cast.op.node().is_gone() {
                continue;
            }
            let context = cast.op.context().clone();
            let held = context.lock();
            let inputs = operands_of(&held, &cast.op)?;
            let results = results_of(&held, &cast.op)?;
            let (from, to) = (types_of(&held, &inputs)?, types_of(&held, &results)?);
            let location = Location::wrap(&context, cast.op.mlir(&held)?.location())?;
            drop(held);
            let rewriter = PatternRewriter::new(&cast.op);
            let made = match &cast.converter {
                Some(by) => by.materialize(cast.is_source, &rewriter, &to, &inputs, &location),
                None => Ok(None),
            };
            rewriter.end();
            let Some(made) = made? else { return Err(unresolved(&cast.op, &from, &to)) };
            let held = context.lock();
            let got = types_of(&held, &made)?;
            if !are_same(&got, &to) {
                return Err(value_error(format!(
                    "a materialisation returned values of {}, expected {}",
                    listed(&got),
                    listed(&to)
                )));
            }
            for (old, new) in results.iter().zip(&made) {
                new.share_unless_in(&held, None);
                replace_uses(old.mlir(&held)?, new.mlir(&held)?);
            }
            cast.op.erase_because(WHY)?;
        }
        Ok(())
    }
}

fn listed(types: &[ObjectRef<Type>]) -> String {
    let texts: Vec<_> = types.iter().map(|ty| format!("'{}'", ty.mlir())).collect();
    format!("({})", texts.join(", "))
}

fn unresolved(op: &Operation, from: &[ObjectRef<Type>], to: &[ObjectRef<Type>]) -> Error {
    let held = op.context().lock();
    let users = op.mlir(&held).ok().and_then(|raw| {
        let (user, _) = raw.results().find_map(|result| result.uses().next())?;
        Some(format!(": `{}` uses it", user.name()))
    });
    Error::new(
        MLIR_ERROR,
        format!(
            "conversion failed: failed to legalize unresolved materialization from {} to {} that remained live after \
             conversion{}",
            listed(from),
            listed(to),
            users.unwrap_or_default()
        ),
    )
}
