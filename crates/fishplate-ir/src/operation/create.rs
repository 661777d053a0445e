//! Creates operations.

use std::sync::Arc;

use fishplate::{Any, AnyView, Array, Map, ObjectRef, Result, Str, Variant2};
use fishplate_mlir as mlir;

use super::{Operation, refuse_deep};
use crate::dialect::{expect_inferable, infer_by_hook};
use crate::error::{other_context, type_error, value_error};
use crate::insertion_point::Target;
use crate::lock::Guard;
use crate::tree::Tree;
use crate::{
    Attribute, Block, Context, InsertionPoint, Location, Type, Value, current, diagnostic,
};

/// The parts of a new operation. All belong to the context of the location.
#[derive(Default)]
pub struct NewOperation<'a> {
    /// The name, such as `arith.addi`.
    pub name: &'a str,
    /// Types of the results; empty if they are inferred.
    pub results: &'a [mlir::Type<'a>],
    /// Operands.
    pub operands: &'a [ObjectRef<Value>],
    /// Attributes by name.
    pub attributes: &'a [(&'a str, mlir::Attribute<'a>)],
    /// Successor blocks.
    pub successors: &'a [ObjectRef<Block>],
    /// Number of empty regions to create.
    pub regions: usize,
    /// Whether the types of the results are inferred.
    pub infer: bool,
}

/// The place where a new operation is inserted.
pub enum Place {
    /// In no block: the handle owns the operation.
    Nowhere,
    /// At the current insertion point, or in no block if there is none.
    Current,
    /// At an insertion point.
    At(ObjectRef<InsertionPoint>),
}

/// Creates an operation at a location and inserts it.
pub fn create(
    new: &NewOperation<'_>,
    location: &ObjectRef<Location>,
    place: Place,
) -> Result<ObjectRef<Operation>> {
    let context = location.context();
    let held = context.lock();
    let point = match place {
        Place::Nowhere => None,
        Place::At(point) => Some(point),
        Place::Current => current::insertion_point(),
    };
    if let Some(point) = &point
        && !point.block().context().same_as(context)
    {
        return Err(other_context("the insertion point"));
    }
    check_name(context, &held, new.name)?;
    let target = point.as_ref().map(|point| point.target(&held)).transpose()?;
    refuse_deep(context, target.as_ref().and_then(Target::around), None)?;
    let tree = point.as_ref().map(|point| point.block().node().tree(&held));
    let operands = raw_operands(new, context, &held, tree.as_ref())?;
    let successors = raw_successors(new, context, &held, tree.as_ref())?;
    let by_hook = if new.infer { infer_by_hook(new, context, &held)? } else { None };
    if new.infer && by_hook.is_none() {
        expect_inferable(context, new, &operands)?;
    }
    let results: Vec<mlir::Type<'_>> = by_hook.iter().flatten().map(|ty| ty.mlir()).collect();
    let hooked = NewOperation { results: &results, infer: false, ..*new };
    let new = if by_hook.is_some() { &hooked } else { new };
    let made = build(new, location, &operands, &successors)?;
    let (Some(target), Some(tree)) = (target, tree) else {
        return Operation::own(context, &held, made, false);
    };
    Operation::wrap(context, &held, target.insert(made), Some(&tree))
}

/// Refuses operations of unregistered dialects, unless these are allowed.
fn check_name(context: &ObjectRef<Context>, held: &Guard<'_>, name: &str) -> Result<()> {
    let raw = context.mlir(held);
    if raw.is_registered_operation(name) {
        return Ok(());
    }
    let dialect = name.split('.').next().unwrap_or(name);
    let loaded = name.contains('.') && context.load_dialect(dialect);
    if loaded && raw.is_registered_operation(name) {
        return Ok(());
    }
    if name.is_empty() || name.contains('\0') {
        return Err(value_error(format!("{name:?} is not the name of an operation")));
    }
    if raw.allows_unregistered_dialects() {
        return Ok(());
    }
    let why = if loaded {
        format!("the dialect `{dialect}` has no such operation")
    } else {
        format!("the dialect `{dialect}` is not registered")
    };
    Err(value_error(format!(
        "Cannot create operation `{name}`: {why}; register it, or set \
         allow_unregistered_dialects = True on the context"
    )))
}

fn raw_operands<'h>(
    new: &'h NewOperation<'_>,
    context: &ObjectRef<Context>,
    held: &'h Guard<'_>,
    tree: Option<&Arc<Tree>>,
) -> Result<Vec<mlir::Value<'h>>> {
    let mut raw = Vec::with_capacity(new.operands.len());
    for (index, operand) in new.operands.iter().enumerate() {
        if !operand.context().same_as(context) {
            return Err(other_context(&format!("operand {index} of `{}`", new.name)));
        }
        raw.push(operand.mlir(held)?);
        operand.share_unless_in(held, tree);
    }
    Ok(raw)
}

fn raw_successors<'h>(
    new: &'h NewOperation<'_>,
    context: &ObjectRef<Context>,
    held: &'h Guard<'_>,
    tree: Option<&Arc<Tree>>,
) -> Result<Vec<mlir::Block<'h>>> {
    let mut raw = Vec::with_capacity(new.successors.len());
    for (index, block) in new.successors.iter().enumerate() {
        if !block.context().same_as(context) {
            return Err(other_context(&format!("successor {index} of `{}`", new.name)));
        }
        raw.push(block.mlir(held)?);
        block.node().share_unless_in(held, tree);
    }
    Ok(raw)
}

fn build<'h>(
    new: &'h NewOperation<'_>,
    location: &'h ObjectRef<Location>,
    operands: &[mlir::Value<'h>],
    successors: &[mlir::Block<'h>],
) -> Result<mlir::OwnedOp<'h>> {
    let parts = mlir::NewOp {
        name: new.name,
        location: location.mlir(),
        results: new.results,
        operands,
        attributes: new.attributes,
        successors,
        regions: new.regions,
        infer: new.infer,
    };
    let what = || match new.infer {
        true => {
            format!("Cannot create `{}`, the types of its results cannot be inferred:", new.name)
        }
        false => format!("Cannot create `{}`:", new.name),
    };
    diagnostic::step_saying(location.context(), what, |_| Ok(parts.create()))
}

/// Converts a value, or an operation with one result, to a value.
pub(crate) fn operand_of(view: &AnyView<'_>) -> Result<ObjectRef<Value>> {
    if let Some(value) = view.to_object::<Value>() {
        return Ok(value);
    }
    match view.to_object::<Operation>() {
        Some(operation) => Operation::result(&operation),
        None => Err(type_error(format!(
            "expected a Value, or an operation with one result, got {}",
            view.type_key()
        ))),
    }
}

#[fishplate::methods(nonblocking)]
impl Operation {
    /// Creates an operation and inserts it at the insertion point. With `ip` false it is in no
    /// block.
    #[expect(clippy::too_many_arguments, reason = "the parts of an operation")]
    #[method(name = "_create")]
    fn create(
        name: &str,
        #[default = None] results: Option<Array<ObjectRef<Type>>>,
        #[default = None] operands: Option<Array<Any>>,
        #[default = None] attributes: Option<Map<Str, ObjectRef<Attribute>>>,
        #[default = None] successors: Option<Array<ObjectRef<Block>>>,
        #[default = 0] regions: i64,
        #[default = None] loc: Option<ObjectRef<Location>>,
        #[default = None] ip: Option<Variant2<ObjectRef<InsertionPoint>, bool>>,
        #[default = false] infer_type: bool,
    ) -> Result<ObjectRef<Operation>> {
        let location = current::location(loc)?;
        let context = location.context().clone();
        let results = results.map_or_else(Vec::new, |types| types.to_vec());
        let types: Result<Vec<mlir::Type<'_>>> = results
            .iter()
            .enumerate()
            .map(|(index, ty)| match ty.context().same_as(&context) {
                true => Ok(ty.mlir()),
                false => Err(other_context(&format!("result type {index} of `{name}`"))),
            })
            .collect();
        let operands: Result<Vec<_>> = operands.map_or_else(
            || Ok(Vec::new()),
            |operands| operands.values().iter().map(|any| operand_of(&any.view())).collect(),
        );
        let pairs: Vec<(Str, ObjectRef<Attribute>)> =
            attributes.map_or_else(Vec::new, |map| map.iter().collect());
        let attributes: Result<Vec<(&str, mlir::Attribute<'_>)>> = pairs
            .iter()
            .map(|(key, attribute)| match attribute.context().same_as(&context) {
                true => Ok((&**key, attribute.mlir())),
                false => Err(other_context(&format!("attribute `{key}` of `{name}`"))),
            })
            .collect();
        let place = match ip {
            None | Some(Variant2::B(true)) => Place::Current,
            Some(Variant2::B(false)) => Place::Nowhere,
            Some(Variant2::A(point)) => Place::At(point),
        };
        let regions = usize::try_from(regions)
            .map_err(|_| value_error(format!("regions: expected a count, got {regions}")))?;
        let successors = successors.map_or_else(Vec::new, |blocks| blocks.to_vec());
        let new = NewOperation {
            name,
            results: &types?,
            operands: &operands?,
            attributes: &attributes?,
            successors: &successors,
            regions,
            infer: infer_type,
        };
        create(&new, &location, place)
    }
}
