//! Functions that macro-generated code calls. Not part of the API: it changes without notice.

#![allow(missing_docs, reason = "only the macros call these")]

pub(crate) mod call;
mod export;
pub(crate) mod json;
pub(crate) mod methods;
pub(crate) mod property;
pub(crate) mod registry;

pub use std::ffi::{c_int, c_void};
pub use std::ptr::NonNull;

pub use call::{Call, Default, Made, Param, Signature};
pub use export::{exported, exported_text};
pub use fishplate_abi::{FieldFlags, ObjectHeader, RawAny, SEqHashKind, TypeIndex, attr};
pub use methods::{Body, Method, MethodTable};
pub use property::{Getter, Property, Setter, get_property, set_property, set_value};
pub use registry::{Entry, enlist, register_enlisted};

pub use crate::class::{
    Class, FieldAt, FieldDefault, FieldSpec, FieldType, Hook, Init, ParentOf, Root, TypeCell,
    Value, claim, copy_field, empty_field, field, is_instance, new_field, offset, only_rust,
    register, type_index,
};
pub use crate::convert::{Arg, FfiType, FromView, IntoAny, Outcome};
pub use crate::function::Answer;
pub use crate::moved::Arguments;
pub use crate::{Any, AnyView, Error, ObjectRef, ObjectType, Result};

/// Registers a global function.
pub fn register_function(signature: &'static Signature, body: Body) -> Result<()> {
    methods::global(signature, body)
}

/// Calls a function with any number of arguments.
pub fn call_views<R: for<'a> FromView<'a>>(
    function: &crate::Function,
    args: &[AnyView<'_>],
) -> Result<R> {
    function.call_views(args)
}

/// Whether threads may share a type, used as `Probe::<T>::SHARED` with a type that is not a generic parameter: the
/// constant of the type itself takes precedence over that of the trait.
pub struct Probe<T>(std::marker::PhantomData<T>);

impl<T: Send + Sync> Probe<T> {
    pub const SHARED: bool = true;
}

/// The answer for all other types.
pub trait NotShared {
    const SHARED: bool = false;
}

impl<T> NotShared for Probe<T> {}

/// Compiles only for types that threads may share: fields that only Rust accesses.
pub const fn assert_shared<T: Send + Sync + 'static>() {}
