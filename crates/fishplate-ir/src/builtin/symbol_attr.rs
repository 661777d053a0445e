//! `ir.SymbolRefAttr` and `ir.FlatSymbolRefAttr`: references to symbols by name.

use fishplate::{Array, ObjectRef, ObjectType, Result, Str, Variant2};
use fishplate_mlir as mlir;

use super::class::{class, wrap_attribute};
use super::memo;
use crate::error::value_error;
use crate::{Attribute, Context, Guard, current};

class! {
    /// A reference to a symbol nested in other symbols: `@module::@function`.
    SymbolRefAttr, "ir.SymbolRefAttr", Attribute
}

/// Creates a flat reference from a name, which must not be empty.
fn flat<'h>(context: &'h Context, held: &'h Guard<'_>, name: &str) -> Result<mlir::Attribute<'h>> {
    match name.is_empty() {
        true => Err(value_error("the name of a symbol must not be empty")),
        false => Ok(mlir::Attribute::symbol(context.mlir(held), name)),
    }
}

#[fishplate::methods(nonblocking)]
impl SymbolRefAttr {
    /// Creates a reference to the last of some symbols, each nested in the one before.
    pub fn get(
        symbols: Array<Str>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<SymbolRefAttr>> {
        let context = current::context(context)?;
        let Some(root) = symbols.first().filter(|root| !root.is_empty()) else {
            return Err(value_error("SymbolRefAttr: expected the name of a symbol, got none"));
        };
        let held = context.lock();
        let nested = symbols.iter().skip(1).map(|name| flat(&context, &held, &name));
        let nested = nested.collect::<Result<Vec<_>>>()?;
        let raw = mlir::Attribute::nested_symbol(context.mlir(&held), &root, &nested);
        wrap_attribute(&context, raw)
    }

    /// The names of the symbols, outermost first, or the single name of a flat reference.
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
    /// The names of the symbols, outermost first.
    pub fn names(&self) -> Vec<Str> {
        let raw = self.mlir();
        let nested = raw.nested_references().map(|inner| inner.symbol_root());
        let names = std::iter::once(raw.symbol_root()).chain(nested);
        names.map(|name| Str::from(String::from_utf8_lossy(name).into_owned())).collect()
    }
}

class! {
    /// A reference to a symbol by its name alone: `@function`.
    FlatSymbolRefAttr, "ir.FlatSymbolRefAttr", SymbolRefAttr
}

#[fishplate::methods(nonblocking)]
impl FlatSymbolRefAttr {
    /// Creates a reference to a symbol.
    pub fn get(
        value: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<FlatSymbolRefAttr>> {
        let function = FlatSymbolRefAttr::type_index().0 as usize;
        memo::of_context(context, function, &[], Some(value.as_bytes()), |context| {
            wrap_attribute(context, flat(context, &context.lock(), value)?)
        })
    }
}
