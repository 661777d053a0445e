//! The hook `d.materialize_constant` of a dialect: it chooses the operation of a constant that folding makes. It is called with
//! the value and the type, and returns the operation's name and a mapping of its attributes, or none for the usual constant.

use fishplate::{Any, Array, Function, Map, Result, Str, Weak};
use fishplate_mlir as mlir;
use fishplate_mlir::dynamic::{Constant, Constants};

use super::asked::{has_failed, keep_failure};
use super::user_hooks;
use super::value::{describe, in_hook};
use crate::error::{other_context, type_error, value_error};
use crate::{Attribute, Context, Type};

/// A user's hook that chooses constants.
pub(super) struct Chooser {
    pub(super) context: Weak<Context>,
    pub(super) dialect: String,
    pub(super) function: Function,
}

impl Chooser {
    fn call<'c>(
        &self,
        value: mlir::Attribute<'c>,
        ty: mlir::Type<'c>,
    ) -> Result<Option<Constant<'c>>> {
        let context = user_hooks::enter(&self.context).map_err(value_error)?;
        let held = context.lock();
        let given = (Attribute::wrap(&context, value)?, Type::wrap(&context, ty)?);
        let answer = {
            let _frozen = held.freeze();
            self.function.call::<Any>(given)?
        };
        if answer.is_none() {
            return Ok(None);
        }
        let expected = || {
            let got = describe(&answer.view());
            type_error(format!("expected the name of an operation and its attributes, got {got}"))
        };
        let parts = answer.get::<Array<Any>>().map_err(|_| expected())?;
        let [name, attributes] = parts.values() else { return Err(expected()) };
        let name = name.get::<Str>().map_err(|_| expected())?;
        let map = attributes.get::<Map<Str, Any>>().map_err(|_| expected())?;
        let one = |(key, value): (Str, Any)| {
            let object = value.view().to_object::<Attribute>().ok_or_else(expected)?;
            let raw = object.mlir().in_context(ty.context());
            let raw = raw.ok_or_else(|| other_context(&format!("attribute `{key}`")))?;
            Ok((key.to_string(), raw))
        };
        let attributes = map.iter().map(one).collect::<Result<Vec<_>>>()?;
        Ok(Some((name.to_string(), attributes)))
    }
}

impl Constants for Chooser {
    fn choose<'c>(&self, value: mlir::Attribute<'c>, ty: mlir::Type<'c>) -> Option<Constant<'c>> {
        if has_failed() {
            return None;
        }
        self.call(value, ty).unwrap_or_else(|error| {
            keep_failure(in_hook(&format!("{}.materialize_constant", self.dialect), &error));
            None
        })
    }
}
