//! Conversion of the types of block arguments and of functions.

use fishplate::{ObjectRef, Result};
use fishplate_mlir as mlir;

use super::TypeConverter;
use super::casts::{Casts, are_same, types_of};
use crate::builtin::FunctionType;
use crate::error::value_error;
use crate::symbol_table::edits;
use crate::{Block, InsertionPoint, Location, Operation, Region, Type, Value};

/// The attribute with the type of a function.
const FUNCTION_TYPE: &str = "function_type";

/// Converts the arguments of all blocks of a region.
pub(super) fn convert_region(
    casts: &Casts,
    region: &Region,
    converter: &ObjectRef<TypeConverter>,
) -> Result<()> {
    let context = region.operation().context();
    let blocks = region.all_blocks(&context.lock())?;
    let mut plans = Vec::with_capacity(blocks.len());
    for block in &blocks {
        plans.push(plan(block, converter)?);
    }
    blocks
        .iter()
        .zip(plans)
        .try_for_each(|(block, plan)| convert_block(casts, block, &plan, converter))
}

/// An argument, and the types that take the place of its own.
type Change = (ObjectRef<Value>, Vec<ObjectRef<Type>>);

/// Asks for the new types of all arguments before anything changes.
fn plan(block: &ObjectRef<Block>, converter: &TypeConverter) -> Result<Vec<Change>> {
    let held = block.context().lock();
    let arguments: Vec<_> =
        block.mlir(&held)?.arguments().map(|raw| Value::argument(block, &held, raw)).collect();
    let types = types_of(&held, &arguments)?;
    drop(held);
    let mut changes = Vec::with_capacity(arguments.len());
    for (argument, ty) in arguments.into_iter().zip(types) {
        let Some(new) = converter.convert(&ty)? else {
            return Err(value_error(format!(
                "the type `{}` of a block argument cannot be converted",
                ty.mlir()
            )));
        };
        changes.push((argument, new));
    }
    Ok(changes)
}

fn convert_block(
    casts: &Casts,
    block: &ObjectRef<Block>,
    changes: &[Change],
    converter: &ObjectRef<TypeConverter>,
) -> Result<()> {
    let held = block.context().lock();
    let old: Vec<_> = changes.iter().map(|(argument, _)| argument.clone()).collect();
    let before = types_of(&held, &old)?;
    let after: Vec<_> = changes.iter().flat_map(|(_, types)| types.iter().cloned()).collect();
    if are_same(&before, &after) {
        return Ok(());
    }
    for (argument, types) in changes {
        let location = Location::wrap(block.context(), argument.mlir(&held)?.location())?;
        let add = |ty: &ObjectRef<Type>| {
            Block::add_argument(block.clone(), ty.clone(), Some(location.clone()), None)
        };
        let new: Vec<_> = types.iter().map(add).collect::<Result<_>>()?;
        casts.substitute(
            argument,
            &new,
            || InsertionPoint::at_start(block),
            Some(converter.clone()),
        )?;
    }
    // The new ones are behind the old ones.
    changes.iter().try_for_each(|_| block.erase_argument(0))
}

/// Converts the type of a function, and the arguments of its blocks. Returns whether it could.
pub(super) fn convert_function(
    casts: &Casts,
    op: &ObjectRef<Operation>,
    converter: &ObjectRef<TypeConverter>,
) -> Result<bool> {
    let context = op.context();
    let held = context.lock();
    let known = op.mlir(&held)?.attribute(FUNCTION_TYPE).and_then(mlir::Attribute::as_type);
    let known = known.map(|ty| Type::wrap(context, ty)).transpose()?;
    let Some(Ok(known)) = known.map(ObjectRef::downcast::<FunctionType>) else { return Ok(false) };
    let (inputs, results) = (known.inputs()?.to_vec(), known.results()?.to_vec());
    drop(held);
    let (Some(inputs), Some(results)) =
        (converter.convert_all(&inputs)?, converter.convert_all(&results)?)
    else {
        return Ok(false);
    };
    let regions = op.mlir(&context.lock())?.region_count();
    for index in 0..regions {
        convert_region(casts, &Region::new(op.clone(), index as i64), converter)?;
    }
    let held = context.lock();
    let (inputs, results): (Vec<_>, Vec<_>) =
        (inputs.iter().map(|ty| ty.mlir()).collect(), results.iter().map(|ty| ty.mlir()).collect());
    let new = mlir::Type::builtin_function(context.mlir(&held), &inputs, &results);
    let raw = op.mlir(&held)?;
    raw.set_attribute(FUNCTION_TYPE, mlir::Attribute::ty(new));
    edits::note_attribute(raw, FUNCTION_TYPE);
    Ok(true)
}
