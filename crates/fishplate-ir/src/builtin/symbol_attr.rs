//! `ir.SymbolRefAttr` and `ir.FlatSymbolRefAttr`: references to symbols by name.

use fishplate::{Array, ObjectRef, ObjectType, Result, Str, Variant2};
use mlir_sys::{
    MlirAttribute, mlirFlatSymbolRefAttrGet, mlirFlatSymbolRefAttrGetValue, mlirSymbolRefAttrGet,
    mlirSymbolRefAttrGetNestedReference, mlirSymbolRefAttrGetNumNestedReferences,
    mlirSymbolRefAttrGetRootReference,
};

use super::class::{class, wrap_attribute};
use super::memo;
use crate::error::value_error;
use crate::raw::{string_ref, to_string};
use crate::{Attribute, Context, current};

class! {
    /// A reference to a symbol inside of symbols: `@module::@function`.
    SymbolRefAttr, "ir.SymbolRefAttr", Attribute
}

/// The symbol of a name, which must have a character.
fn flat(context: &Context, name: &str) -> Result<MlirAttribute> {
    if name.is_empty() {
        return Err(value_error("the name of a symbol must not be empty"));
    }
    // SAFETY: the callers hold the lock of the live context; MLIR copies the name.
    Ok(unsafe { mlirFlatSymbolRefAttrGet(context.raw(), string_ref(name)) })
}

#[fishplate::methods(nonblocking)]
impl SymbolRefAttr {
    /// A reference to the last of some symbols, each inside of the one before.
    pub fn get(
        symbols: Array<Str>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<SymbolRefAttr>> {
        let context = current::context(context)?;
        let Some(root) = symbols.first().filter(|root| !root.is_empty()) else {
            return Err(value_error("SymbolRefAttr: expected the name of a symbol, got none"));
        };
        let _held = context.lock();
        let nested: Vec<_> =
            symbols.iter().skip(1).map(|name| flat(&context, &name)).collect::<Result<_>>()?;
        // SAFETY: references of this context, which is locked; MLIR copies the name.
        unsafe {
            let (root, count) = (string_ref(&root), nested.len() as isize);
            let raw = mlirSymbolRefAttrGet(context.raw(), root, count, nested.as_ptr());
            wrap_attribute(&context, raw)
        }
    }

    /// The names of the symbols, the outermost first, or the one name of a flat reference.
    #[getter]
    pub fn value(&self) -> Variant2<Str, Array<Str>> {
        let mut names = self.names();
        match names.len() {
            1 => Variant2::A(names.remove(0)),
            _ => Variant2::B(names.into()),
        }
    }
}

impl SymbolRefAttr {
    /// The names of the symbols, the outermost first.
    pub fn names(&self) -> Vec<Str> {
        let _held = self.context().lock();
        // SAFETY: a reference of a locked context, which keeps the names.
        let root = unsafe { to_string(mlirSymbolRefAttrGetRootReference(self.raw())) };
        // SAFETY: as above.
        let count = unsafe { mlirSymbolRefAttrGetNumNestedReferences(self.raw()) };
        let nested = (0..count).map(|at| {
            // SAFETY: as above, and one of the nested references.
            let inner = unsafe { mlirSymbolRefAttrGetNestedReference(self.raw(), at) };
            // SAFETY: nested references are flat.
            unsafe { to_string(mlirFlatSymbolRefAttrGetValue(inner)) }
        });
        std::iter::once(root).chain(nested).map(Str::from).collect()
    }
}

class! {
    /// A reference to a symbol by its name alone: `@function`.
    FlatSymbolRefAttr, "ir.FlatSymbolRefAttr", SymbolRefAttr
}

#[fishplate::methods(nonblocking)]
impl FlatSymbolRefAttr {
    /// A reference to a symbol.
    pub fn get(
        value: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<FlatSymbolRefAttr>> {
        let function = FlatSymbolRefAttr::type_index().0 as usize;
        memo::of_context(context, function, &[], Some(value.as_bytes()), |context| {
            let _held = context.lock();
            let raw = flat(context, value)?;
            // SAFETY: an attribute of this context.
            unsafe { wrap_attribute(context, raw) }
        })
    }
}
