//! `ir.TypeConverter`: functions that say which types take the place of a type, and how values of the old and the new types
//! become each other where both are left.

use std::sync::{Mutex, PoisonError};

use fishplate::{Any, Array, Function, Object, ObjectRef, Result};

use crate::error::{other_context, type_error};
use crate::{Location, Type, Value};

use super::PatternRewriter;

/// Conversions of types, and materialisations. Those that were added last are tried first.
#[derive(Default, Object)]
#[object(key = "ir.TypeConverter", opaque)]
pub struct TypeConverter {
    #[field(skip)]
    conversions: Mutex<Vec<Function>>,
    /// From new values to a value of the old type.
    #[field(skip)]
    sources: Mutex<Vec<Function>>,
    /// From an old value to values of the new types.
    #[field(skip)]
    targets: Mutex<Vec<Function>>,
}

/// The functions of a list, those that were added last first.
fn last_first(list: &Mutex<Vec<Function>>) -> Vec<Function> {
    let mut all = list.lock().unwrap_or_else(PoisonError::into_inner).clone();
    all.reverse();
    all
}

fn add(list: &Mutex<Vec<Function>>, function: Function) {
    list.lock().unwrap_or_else(PoisonError::into_inner).push(function);
}

impl TypeConverter {
    /// The types that take the place of a type; none if no conversion knows it.
    pub(super) fn convert(&self, ty: &ObjectRef<Type>) -> Result<Option<Vec<ObjectRef<Type>>>> {
        for conversion in last_first(&self.conversions) {
            let answer: Any = conversion.call((ty,))?;
            let types = match (answer.is_none(), answer.get::<ObjectRef<Type>>()) {
                (true, _) => continue,
                (_, Ok(one)) => vec![one],
                _ => answer.get::<Array<ObjectRef<Type>>>().map(|all| all.to_vec()).map_err(
                    |_| {
                        type_error(format!(
                            "a conversion of types returns a type, a list of types or None, got {}",
                            answer.view().type_key()
                        ))
                    },
                )?,
            };
            if types.iter().any(|each| !each.context().same_as(ty.context())) {
                return Err(other_context("the converted type"));
            }
            return Ok(Some(types));
        }
        Ok(None)
    }

    /// All types of a list, converted and in one list; none if one cannot be converted.
    pub(super) fn convert_all(
        &self,
        types: &[ObjectRef<Type>],
    ) -> Result<Option<Vec<ObjectRef<Type>>>> {
        let mut all = Vec::with_capacity(types.len());
        for ty in types {
            let Some(new) = self.convert(ty)? else { return Ok(None) };
            all.extend(new);
        }
        Ok(Some(all))
    }

    /// Asks the materialisations for values of some types that take the place of `inputs`.
    pub(super) fn materialize(
        &self,
        is_source: bool,
        rewriter: &ObjectRef<PatternRewriter>,
        types: &[ObjectRef<Type>],
        inputs: &[ObjectRef<Value>],
        location: &ObjectRef<Location>,
    ) -> Result<Option<Vec<ObjectRef<Value>>>> {
        let list = if is_source { &self.sources } else { &self.targets };
        let wanted: Any = match types {
            [one] => one.clone().into(),
            all => all.iter().cloned().collect::<Array<_>>().into(),
        };
        let inputs: Array<_> = inputs.iter().cloned().collect();
        for function in last_first(list) {
            let answer: Any =
                function.call((rewriter, wanted.clone(), inputs.clone(), location))?;
            if answer.is_none() {
                continue;
            }
            if let Ok(one) = crate::operation::operand_of(&answer.view()) {
                return Ok(Some(vec![one]));
            }
            return answer.get::<Array<ObjectRef<Value>>>().map(|all| Some(all.to_vec())).map_err(
                |_| {
                    type_error(format!(
                        "a materialisation returns a value, a list of values or None, got {}",
                        answer.view().type_key()
                    ))
                },
            );
        }
        Ok(None)
    }
}

#[fishplate::methods(nonblocking)]
impl TypeConverter {
    /// A converter without conversions.
    #[constructor]
    fn new() -> TypeConverter {
        TypeConverter::default()
    }

    /// Adds a conversion: a function from a type to a type, to a list of types, or to None for a type that it does not know.
    #[method(name = "_add_conversion")]
    fn add_conversion(&self, convert: Function) {
        add(&self.conversions, convert);
    }

    /// Adds a function `f(rewriter, type, values, location)` that returns a value of the old type.
    #[method(name = "_add_source_materialization")]
    fn add_source_materialization(&self, function: Function) {
        add(&self.sources, function);
    }

    /// Adds a function `f(rewriter, type, values, location)` that returns a value of the new type. For several types it
    /// gets and returns a list.
    #[method(name = "_add_target_materialization")]
    fn add_target_materialization(&self, function: Function) {
        add(&self.targets, function);
    }

    /// The types that take the place of a type; None if no conversion knows it.
    #[method(name = "_convert_type_to_types")]
    fn convert_type_to_types(
        &self,
        r#type: ObjectRef<Type>,
    ) -> Result<Option<Array<ObjectRef<Type>>>> {
        Ok(self.convert(&r#type)?.map(|types| types.into_iter().collect()))
    }
}
