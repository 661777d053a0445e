//! Definitions of operations of dynamic dialects.

use mlir_sys::{MlirNamedAttribute, MlirStringRef, mlirAttributeGetContext, mlirIdentifierGet};

use super::{
    hooks::{OpHooks, OpTable},
    shim::{self, RawDialect, RawEffect},
};
use crate::{Attribute, Error, Result, text};

/// Memory effect of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectKind {
    /// Reads memory.
    Read,
    /// Writes memory.
    Write,
    /// Allocates memory.
    Allocate,
    /// Frees memory.
    Free,
}

/// The memory that is affected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectTarget {
    /// Any memory.
    Anything,
    /// The memory behind an operand.
    Operand(usize),
    /// The memory behind a result.
    Result(usize),
}

/// A memory effect of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The effect.
    pub kind: EffectKind,
    /// The memory that is affected.
    pub target: EffectTarget,
}

impl Effect {
    pub(super) fn raw(self) -> RawEffect {
        let kind = match self.kind {
            EffectKind::Read => 0,
            EffectKind::Write => 1,
            EffectKind::Allocate => 2,
            EffectKind::Free => 3,
        };
        let (target, index) = match self.target {
            EffectTarget::Anything => (0, 0),
            EffectTarget::Operand(index) => (1, index),
            EffectTarget::Result(index) => (2, index),
        };
        RawEffect { kind, target, index: isize::try_from(index).unwrap_or(isize::MAX) }
    }
}

/// Definition of an operation, without its hooks.
#[derive(Clone, Copy, Default)]
pub struct OpDef<'a, 'c> {
    /// Its name without the dialect.
    pub mnemonic: &'a str,
    /// Traits and interfaces by their names in TableGen or C++, such as `Pure`, `Symbol`, `IsTerminator`;
    /// [`is_known_trait`] tells which traits exist. `ConstantLike` has a meaning only for an operation with an
    /// attribute `value`, to which it folds.
    pub traits: &'a [&'a str],
    /// Memory effects; `None` if they are unknown, so that passes assume the worst. The trait `Pure` means an empty
    /// list.
    pub effects: Option<&'a [Effect]>,
    /// Inherent attributes. They live in the properties of the operation.
    pub attributes: &'a [&'a str],
    /// Default values of inherent attributes.
    pub defaults: &'a [(&'a str, Attribute<'c>)],
}

impl<'a> OpDef<'a, '_> {
    /// An operation without traits, attributes or known effects.
    pub fn new(mnemonic: &'a str) -> Self {
        Self { mnemonic, ..Self::default() }
    }
}

/// Whether operations can have the trait or interface with that name.
pub fn is_known_trait(name: &str) -> bool {
    // SAFETY: the name lives for the call.
    unsafe { shim::fishplateTraitKnown(text::string_ref(name)) }
}

fn string_refs(names: &[&str]) -> Vec<MlirStringRef> {
    names.iter().map(|name| text::string_ref(name)).collect()
}

fn length<T>(list: &[T]) -> isize {
    list.len().cast_signed()
}

/// Defines an operation in `dialect`.
///
/// # Safety
/// `dialect` is live.
pub(super) unsafe fn define(
    dialect: *mut RawDialect,
    def: &OpDef<'_, '_>,
    hooks: Box<dyn OpHooks>,
) -> Result<()> {
    // SAFETY: the dialect is live.
    let context = unsafe { shim::fishplateDialectContext(dialect) };
    let (traits, attributes) = (string_refs(def.traits), string_refs(def.attributes));
    let effects: Vec<_> = def.effects.unwrap_or_default().iter().map(|row| row.raw()).collect();
    let missing = def.defaults.iter().find(|(name, _)| !def.attributes.contains(name));
    if let Some((name, _)) = missing {
        let message =
            format!("there is a default for `{name}`, which is not one of its attributes");
        return Err(Error::Parameters { name: def.mnemonic.to_owned(), message });
    }
    // SAFETY: the attributes are live.
    let foreign =
        |value: Attribute<'_>| unsafe { mlirAttributeGetContext(value.raw).ptr != context.ptr };
    if def.defaults.iter().any(|(_, value)| foreign(*value)) {
        return Err(Error::MixedContexts { operation: def.mnemonic.to_owned() });
    }
    let defaults: Vec<_> = def
        .defaults
        .iter()
        .map(|(name, value)| MlirNamedAttribute {
            // SAFETY: the context is live, and MLIR copies the name.
            name: unsafe { mlirIdentifierGet(context, text::string_ref(name)) },
            attribute: value.raw,
        })
        .collect();
    let table = OpTable::new(hooks);
    // SAFETY: the dialect is live, the lists have the given lengths and live for the call, and the attributes are live;
    // the shim takes ownership of the hooks and copies the rest.
    let problem = unsafe {
        shim::fishplateOpDefine(
            dialect,
            text::string_ref(def.mnemonic),
            &raw const table,
            traits.as_ptr(),
            length(&traits),
            effects.as_ptr(),
            length(&effects),
            def.effects.is_some(),
            attributes.as_ptr(),
            length(&attributes),
            defaults.as_ptr(),
            length(&defaults),
        )
    };
    match usize::try_from(problem) {
        Ok(index) => {
            let name = def.traits.get(index).copied().unwrap_or_default().to_owned();
            Err(Error::UnknownTrait { operation: def.mnemonic.to_owned(), name })
        }
        Err(_) if problem == -1 => Ok(()),
        Err(_) => Err(Error::Defined { name: def.mnemonic.to_owned() }),
    }
}
