//! Classes from models. `arith.addi` is an `arith.AddIOp`, an FFI type with a field for each operand, attribute,
//! result, region and successor. `tk.tile` is a `tk.TileType` with a field for each parameter.
//!
//! A class is registered when it is first met or requested, in any language.

use std::sync::{Arc, Mutex, PoisonError, RwLock};

use fishplate::abi::TypeIndex;
use fishplate::property::{ChildProperty, register_child};
use fishplate::{Class, Result, child_type, reflect};
use fishplate_dialect::emit::python::naming::{self, Members};
use fishplate_dialect::model::{Def, DefRef, Op, ValueSlot, Variadicity};

use super::model::{self, Model};
use super::shape::{ValueShape, schema_of};
use super::slots;
use crate::classes::Family;
use crate::{Attribute, OpView, Operation, Type};

/// The definition that a class represents.
pub(crate) enum Bound {
    /// A type or an attribute.
    Def(DefClass),
    /// An operation.
    Op(OpClass),
}

/// The class of a type or an attribute.
pub(crate) struct DefClass {
    pub(crate) is_type: bool,
    pub(crate) key: DefRef,
    /// How many parameters it has.
    pub(crate) params: usize,
}

/// The class of an operation.
pub(crate) struct OpClass {
    pub(crate) op: Arc<Op>,
    /// The full name, with the dialect.
    pub(crate) name: String,
}

/// Classes by type index. Like FFI types, they are never freed.
static BOUND: RwLock<Vec<Option<&'static Bound>>> = RwLock::new(Vec::new());
/// Locked while a class is registered.
static BINDING: Mutex<()> = Mutex::new(());

/// Returns the definition that a class represents: its own, or that of the nearest base class.
pub(crate) fn bound_of(index: TypeIndex) -> Option<&'static Bound> {
    let place = usize::try_from(index.0).ok()?;
    let known = BOUND.read().unwrap_or_else(PoisonError::into_inner).get(place).copied().flatten();
    if known.is_some() {
        return known;
    }
    let ty = reflect::Type::all().ok()?.into_iter().find(|ty| ty.index() == index)?;
    let bound = ty.ancestors().into_iter().rev().find_map(|above| {
        let place = usize::try_from(above.index().0).ok()?;
        BOUND.read().unwrap_or_else(PoisonError::into_inner).get(place).copied().flatten()
    })?;
    remember(index, bound);
    Some(bound)
}

fn remember(index: TypeIndex, bound: &'static Bound) {
    let mut all = BOUND.write().unwrap_or_else(PoisonError::into_inner);
    let Ok(place) = usize::try_from(index.0) else { return };
    if all.len() <= place {
        all.resize(place + 1, None);
    }
    all[place] = Some(bound);
}

/// Returns the class for a name such as `tk.tile`, as key and index. Registers it now if a model has it.
pub(crate) fn class_for(family: Family, name: &str) -> Result<Option<(String, TypeIndex)>> {
    let Some((dialect, rest)) = name.split_once('.') else { return Ok(None) };
    let Some(model) = model::find(dialect)? else { return Ok(None) };
    match family {
        Family::Operation => match model.ops.find(rest) {
            Some(place) => operation(&model, place).map(Some),
            None => Ok(None),
        },
        Family::Type => match model.types.find(rest) {
            Some(place) => definition(&model, true, place).map(Some),
            None => Ok(None),
        },
        Family::Attribute => match model.attrs.find(rest) {
            Some(place) => definition(&model, false, place).map(Some),
            None => Ok(None),
        },
    }
}

/// Registers the class `key` below `T` unless it exists. `fill` adds its fields.
fn class<T: Class>(
    key: &str,
    parent: TypeIndex,
    doc: &str,
    make: impl FnOnce() -> Result<Bound>,
    fill: impl FnOnce(TypeIndex) -> Result<()>,
) -> Result<TypeIndex> {
    let _one = BINDING.lock().unwrap_or_else(PoisonError::into_inner);
    let index = child_type::<T>(key, parent, doc)?;
    let place = usize::try_from(index.0).unwrap_or_default();
    let known = BOUND.read().unwrap_or_else(PoisonError::into_inner).get(place).copied().flatten();
    if known.is_none() {
        fill(index)?;
        remember(index, Box::leak(Box::new(make()?)));
    }
    Ok(index)
}

/// The class of an operation, by its place in the model.
pub(crate) fn operation(model: &Arc<Model>, place: usize) -> Result<(String, TypeIndex)> {
    let op = model.ops.get(place).map_err(|error| model.unreadable(error))?;
    let key = format!("{}.{}", model.name, model.naming().op_class(&op));
    let parent = <OpView as fishplate::ObjectType>::type_index();
    let doc = super::describe::doc(&op.summary, &op.description);
    let name = format!("{}.{}", model.name, op.name);
    let make = || Ok(Bound::Op(OpClass { op: op.clone(), name }));
    let index = class::<Operation>(&key, parent, &doc, make, |index| {
        op_fields(index, &op, &naming::members(&op))
    })?;
    Ok((key, index))
}

/// The class of a type or attribute, by its place in the model.
pub(crate) fn definition(
    model: &Arc<Model>,
    is_type: bool,
    place: usize,
) -> Result<(String, TypeIndex)> {
    let lines = if is_type { &model.types } else { &model.attrs };
    let def = lines.get(place).map_err(|error| model.unreadable(error))?;
    let key = format!("{}.{}", model.name, model.naming().class(&def.name));
    let doc = super::describe::doc(&def.summary, &def.description);
    let make = || {
        let key = DefRef { dialect: model.name.clone(), name: def.name.clone() };
        Ok(Bound::Def(DefClass { is_type, key, params: def.params.len() }))
    };
    let fill = |index| def_fields(index, &def, is_type);
    let index = if is_type {
        let parent = <Type as fishplate::ObjectType>::type_index();
        class::<Type>(&key, parent, &doc, make, fill)?
    } else {
        let parent = <Attribute as fishplate::ObjectType>::type_index();
        class::<Attribute>(&key, parent, &doc, make, fill)?
    };
    Ok((key, index))
}

fn def_fields(index: TypeIndex, def: &Def, is_type: bool) -> Result<()> {
    let getters = if is_type { slots::TYPE_PARAMS } else { slots::ATTRIBUTE_PARAMS };
    for ((name, param), getter) in naming::params(def).iter().zip(&def.params).zip(getters) {
        let shape = ValueShape::of(&param.kind);
        let schema = schema_of(&shape, param.optional && param.default.is_none());
        let (doc, metadata) = (&*param.summary, &[]);
        let row =
            ChildProperty { name, doc, schema: &schema, metadata, getter: *getter, setter: None };
        register_child(index, &row)?;
    }
    Ok(())
}

fn op_fields(index: TypeIndex, op: &Op, members: &Members) -> Result<()> {
    let values = |names: &[String], slots: &[ValueSlot], one, any| -> Result<()> {
        let (one, any): (&[fishplate::abi::FieldGetter], &[fishplate::abi::FieldGetter]) =
            (one, any);
        let mut fixed = true;
        for (at, (name, slot)) in names.iter().zip(slots).enumerate() {
            fixed &= slot.is_single();
            let Some(getter) = (if fixed { one } else { any }).get(at) else { break };
            let schema = match slot.variadicity {
                Variadicity::One => r#"{"type":"ir.Value"}"#,
                Variadicity::Optional => r#"{"type":"Optional","args":[{"type":"ir.Value"}]}"#,
                _ => r#"{"type":"ffi.Array","args":[{"type":"ir.Value"}]}"#,
            };
            field(index, name, &slot.summary, schema, *getter, None)?;
        }
        Ok(())
    };
    values(&members.operands, &op.operands, slots::FIXED_OPERANDS, slots::OPERANDS)?;
    for (at, (name, slot)) in members.attrs.iter().zip(&op.attrs).enumerate() {
        let (Some(getter), Some(setter)) =
            (slots::ATTRIBUTES.get(at), slots::SET_ATTRIBUTES.get(at))
        else {
            break;
        };
        let shape = ValueShape::of(&slot.kind);
        let schema = schema_of(&shape, slot.optional && slot.default.is_none());
        field(index, name, &slot.summary, &schema, *getter, Some(*setter))?;
    }
    values(&members.results, &op.results, slots::FIXED_RESULTS, slots::RESULTS)?;
    let lists = [
        (
            &members.regions,
            op.regions.iter().map(|slot| slot.variadic).collect::<Vec<_>>(),
            slots::REGIONS,
            "ir.Region",
        ),
        (
            &members.successors,
            op.successors.iter().map(|slot| slot.variadic).collect::<Vec<_>>(),
            slots::SUCCESSORS,
            "ir.Block",
        ),
    ];
    for (names, variadic, getters, key) in lists {
        for ((name, variadic), getter) in names.iter().zip(variadic).zip(getters) {
            let one = format!(r#"{{"type":"{key}"}}"#);
            let schema =
                if variadic { format!(r#"{{"type":"ffi.Array","args":[{one}]}}"#) } else { one };
            field(index, name, "", &schema, *getter, None)?;
        }
    }
    Ok(())
}

fn field(
    index: TypeIndex,
    name: &str,
    doc: &str,
    schema: &str,
    getter: fishplate::abi::FieldGetter,
    setter: Option<fishplate::abi::FieldSetter>,
) -> Result<()> {
    register_child(index, &ChildProperty { name, doc, schema, metadata: &[], getter, setter })
}
