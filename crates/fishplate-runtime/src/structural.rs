//! Structural equality, hash, visit and mutation: operations on values by content.
//!
//! Equality and hash walk values themselves; a visit or a mutation is an object whose functions,
//! ours or a client's, call each other for every part.

mod access_path_search;
mod by_address;
mod callbacks;
mod container_mutate;
mod container_visit;
mod equal;
mod hash;
mod hooks;
mod key;
mod mutation;
mod mutator;
pub(crate) mod prefetch;
mod reflected;
mod tensor_content;
#[cfg(test)]
mod test_values;
mod visit_error_context;
mod visit_interrupt;
mod visitor;
mod walk;

use fishplate_abi::TypeIndex;

use crate::any::{Any, AnyView};
use crate::call::Builtin;
use crate::containers::ArrayObj;
use crate::error::Result;
use crate::field::install_functions;
use crate::signature::Ty;

const PATH: Ty = Ty::Object(TypeIndex::ACCESS_PATH);

/// Owns a value if it needs an owner: raw text is copied, everything else is used unchanged.
#[inline]
fn settled<'a>(value: AnyView<'a>, copy: &'a mut Any) -> Result<AnyView<'a>> {
    match value.type_index() {
        TypeIndex::RAW_STR | TypeIndex::BYTE_ARRAY_PTR => {
            *copy = value.to_owned()?;
            Ok(copy.view())
        }
        _ => Ok(value),
    }
}

const FUNCTIONS: &[Builtin] = &[
    Builtin::new("ffi.StructuralEqual", &[Ty::Any, Ty::Any, Ty::Bool, Ty::Bool], Ty::Bool, |a| {
        let (mut lhs, mut rhs) = (Any::NONE, Any::NONE);
        let (lhs, rhs) = (settled(a.view(0), &mut lhs)?, settled(a.view(1), &mut rhs)?);
        Ok(equal::equal(&lhs, &rhs, a.bool(2)?, a.bool(3)?)?.into())
    }),
    Builtin::new(
        "ffi.GetFirstStructuralMismatch",
        &[Ty::Any, Ty::Any, Ty::Bool, Ty::Bool],
        Ty::Optional(&Ty::Tuple(&[PATH, PATH])),
        |a| {
            let (mut lhs, mut rhs) = (Any::NONE, Any::NONE);
            let (lhs, rhs) = (settled(a.view(0), &mut lhs)?, settled(a.view(1), &mut rhs)?);
            let paths = equal::first_mismatch(&lhs, &rhs, a.bool(2)?, a.bool(3)?)?;
            let Some((lhs, rhs)) = paths else { return Ok(Any::NONE) };
            Ok(ArrayObj::from_vec(vec![lhs.into(), rhs.into()])?.into())
        },
    ),
    Builtin::new("ffi.StructuralHash", &[Ty::Any, Ty::Bool, Ty::Bool], Ty::Int, |a| {
        let mut value = Any::NONE;
        let value = settled(a.view(0), &mut value)?;
        Ok((hash::hash(&value, a.bool(1)?, a.bool(2)?)? as i64).into())
    }),
];

pub(crate) fn install() -> Result<()> {
    visit_interrupt::install()?;
    visitor::install()?;
    visit_error_context::install()?;
    mutator::install()?;
    key::install()?;
    container_visit::install()?;
    container_mutate::install()?;
    for functions in [
        FUNCTIONS,
        visit_interrupt::FUNCTIONS,
        visitor::FUNCTIONS,
        walk::FUNCTIONS,
        access_path_search::FUNCTIONS,
        mutation::FUNCTIONS,
        key::FUNCTIONS,
    ] {
        install_functions(functions);
    }
    Ok(())
}
