//! Operations on reflected objects: construction, copy, repr, recursive hash and comparison, and
//! the classes that frontends define at run time.
//!
//! Everything here uses the fields in the type table. Graphs are walked with an explicit stack, so
//! that memory limits the depth, not the caller's stack.

mod compare;
mod convert;
mod create;
mod deep_copy;
mod hooks;
mod init;
mod py_class;
mod recursive_hash;
mod repr;
mod repr_text;
mod storage;
mod walk;

use fishplate_abi::TypeIndex;

use crate::any::Any;
use crate::call::{Args, Builtin};
use crate::error::{Error, Result};
use crate::field::install_functions;
use crate::signature::Ty;

/// A type index passed as an integer argument.
fn type_index(args: &Args<'_>, i: usize) -> Result<TypeIndex> {
    let index = args.int(i)?;
    i32::try_from(index)
        .map(TypeIndex)
        .map_err(|_| Error::value(format!("Argument #{i} must be a type index, got {index}")))
}

fn ordering(args: &Args<'_>, holds: fn(compare::Outcome) -> bool) -> Result<Any> {
    Ok(holds(compare::compare(&args.view(0), &args.view(1))?).into())
}

const FUNCTIONS: &[Builtin] = &[
    Builtin::new("ffi.DeepCopy", &[Ty::Any], Ty::Any, |a| deep_copy::deep_copy(&a.any(0)?)),
    Builtin::new("ffi.ReprPrint", &[Ty::Any], Ty::Str, |a| repr::repr(&a.any(0)?)),
    Builtin::new("ffi.RecursiveHash", &[Ty::Any], Ty::Int, |a| {
        Ok((recursive_hash::hash(&a.any(0)?)? as i64).into())
    }),
    Builtin::new("ffi.RecursiveEq", &[Ty::Any, Ty::Any], Ty::Bool, |a| {
        Ok(compare::equal(&a.view(0), &a.view(1))?.into())
    }),
    Builtin::new("ffi.RecursiveLt", &[Ty::Any, Ty::Any], Ty::Bool, |a| ordering(a, |c| c < 0)),
    Builtin::new("ffi.RecursiveLe", &[Ty::Any, Ty::Any], Ty::Bool, |a| ordering(a, |c| c <= 0)),
    Builtin::new("ffi.RecursiveGt", &[Ty::Any, Ty::Any], Ty::Bool, |a| ordering(a, |c| c > 0)),
    Builtin::new("ffi.RecursiveGe", &[Ty::Any, Ty::Any], Ty::Bool, |a| ordering(a, |c| c >= 0)),
    Builtin::new("ffi.MakeFieldGetter", &[Ty::Int], Ty::Int, |a| {
        storage::getter_address(type_index(a, 0)?).map(Any::from)
    }),
    Builtin::new(
        "ffi.MakeFieldSetter",
        &[Ty::Int, Ty::Int, Ty::Int],
        Ty::Object(TypeIndex::FUNCTION),
        |a| storage::make_setter(type_index(a, 0)?, a.int(1)?, a.int(2)?).map(Any::from),
    ),
    Builtin::new("ffi._RegisterFFIInit", &[Ty::Int], Ty::Void, |a| {
        init::register(type_index(a, 0)?).map(Any::from)
    }),
    Builtin::new("ffi._PyClassRegisterTypeAttrColumns", &[Ty::Int, Ty::Int], Ty::Void, |a| {
        py_class::register(type_index(a, 0)?, a.int(1)?).map(Any::from)
    }),
    Builtin::packed("ffi.MakeObjectFromPackedArgs", |a| create::from_packed_args(a).map(Any::from)),
];

/// Registers the functions and the conversions of the builtin types.
pub(crate) fn install() -> Result<()> {
    install_functions(FUNCTIONS);
    convert::install()
}

#[cfg(test)]
mod tests;
