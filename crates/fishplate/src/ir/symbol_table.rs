//! Symbol tables: the symbols in the body of an operation.

use super::builtin::StringAttr;
use super::context::Context;
use super::error::{Result, to_ffi};
use super::handle::Handle;
use super::invoke::read;
use super::operation::Operation;
use crate::{AnyView, Function};

/// Visibility of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Visible everywhere.
    Public,
    /// Visible only in the same table.
    Private,
    /// Visible in the same table, and through references to its symbol.
    Nested,
}

impl Visibility {
    fn word(self) -> &'static str {
        match self {
            Visibility::Public => "public",
            Visibility::Private => "private",
            Visibility::Nested => "nested",
        }
    }
}

/// The symbols in the body of an operation such as a module.
///
/// ```no_run
/// # use fishplate::ir::{Context, Module, Operation, Result, SymbolTable};
/// # fn main() -> Result<()> {
/// # let context = Context::new();
/// let module = Module::parse(&context, "func.func private @f()")?;
/// let table = SymbolTable::new(&module.operation()?)?;
/// let other = Operation::parse(&context, "func.func private @f()")?;
/// assert_eq!(table.insert(&other)?, "f_0");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct SymbolTable<'c> {
    handle: Handle,
    context: &'c Context,
}

impl<'c> SymbolTable<'c> {
    /// The symbols of an operation that is a symbol table.
    pub fn new(operation: &Operation<'c>) -> Result<SymbolTable<'c>> {
        let made = invoke!(new "ir.SymbolTable", operation)?;
        let handle = Handle::new(made, "ir.SymbolTable")?;
        Ok(SymbolTable { handle, context: operation.context() })
    }

    /// The operation that contains these symbols.
    pub fn operation(&self) -> Result<Operation<'c>> {
        read(self.context, property!("ir.SymbolTable", "operation", self.handle.object()))
    }

    /// Whether there is a symbol with this name.
    pub fn contains(&self, name: &str) -> Result<bool> {
        read(self.context, invoke!("ir.SymbolTable", "__contains__", self.handle, name))
    }

    /// Returns the symbol with this name; an error of kind [`ErrorKind::Key`](super::ErrorKind::Key) if there is none.
    pub fn get(&self, name: &str) -> Result<Operation<'c>> {
        read(self.context, invoke!("ir.SymbolTable", "__getitem__", self.handle, name))
    }

    /// The symbol with this name, if there is one.
    pub fn find(&self, name: &str) -> Result<Option<Operation<'c>>> {
        self.contains(name)?.then(|| self.get(name)).transpose()
    }

    /// Inserts a symbol into the body, under a new name if its own is taken; returns the final name.
    pub fn insert(&self, symbol: &Operation<'c>) -> Result<String> {
        let name = invoke!("ir.SymbolTable", "insert", self.handle, symbol);
        read::<StringAttr<'c>>(self.context, name)?.value()
    }

    /// Erases a symbol of the table.
    pub fn erase(&self, symbol: &Operation<'c>) -> Result<()> {
        invoke!("ir.SymbolTable", "erase", self.handle, symbol).map(drop)
    }

    /// Renames a symbol, including all its uses inside the table's operation.
    pub fn rename(&self, symbol: &Operation<'c>, name: &str) -> Result<()> {
        invoke!("ir.SymbolTable", "rename", self.handle, symbol, name).map(drop)
    }

    /// The name of a symbol.
    pub fn symbol_name(symbol: &Operation<'c>) -> Result<String> {
        let name = invoke!("ir.SymbolTable", "get_symbol_name", symbol);
        read::<StringAttr<'c>>(symbol.context(), name)?.value()
    }

    /// Sets the name of a symbol; its uses do not change.
    pub fn set_symbol_name(symbol: &Operation<'c>, name: &str) -> Result<()> {
        invoke!("ir.SymbolTable", "set_symbol_name", symbol, name).map(drop)
    }

    /// The visibility of a symbol.
    pub fn visibility(symbol: &Operation<'c>) -> Result<Visibility> {
        let context = symbol.context();
        // MLIR leaves the attribute out of symbols that are public.
        if symbol.attribute("sym_visibility")?.is_none() {
            return Ok(Visibility::Public);
        }
        let word = invoke!("ir.SymbolTable", "get_visibility", symbol);
        let word = read::<StringAttr<'c>>(context, word)?.value()?;
        let all = [Visibility::Private, Visibility::Nested];
        Ok(all.into_iter().find(|each| each.word() == word).unwrap_or(Visibility::Public))
    }

    /// Sets the visibility of a symbol.
    pub fn set_visibility(symbol: &Operation<'c>, visibility: Visibility) -> Result<()> {
        invoke!("ir.SymbolTable", "set_visibility", symbol, visibility.word()).map(drop)
    }

    /// Replaces all references to one symbol inside an operation by references to another.
    pub fn replace_all_symbol_uses(old: &str, new: &str, inside: &Operation<'c>) -> Result<()> {
        invoke!("ir.SymbolTable", "replace_all_symbol_uses", old, new, inside).map(drop)
    }

    /// All symbol tables inside an operation, and whether all uses of their symbols are visible; for the operation
    /// itself the caller says so.
    pub fn tables_inside(
        operation: &Operation<'c>,
        all_uses_visible: bool,
    ) -> Result<Vec<(Operation<'c>, bool)>> {
        let found = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
        let list = found.clone();
        let note = Function::packed(move |args: &[AnyView<'_>]| {
            to_ffi((|| {
                let table = args.first().copied().unwrap_or(AnyView::NONE);
                let visible = args.get(1).copied().unwrap_or(AnyView::NONE);
                let noted = (Handle::new(table.to_owned()?, "ir.Operation")?, visible.get()?);
                list.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(noted);
                Ok(())
            })())
        });
        invoke!("ir.SymbolTable", "walk_symbol_tables", operation, all_uses_visible, note)?;
        let found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner).split_off(0);
        let take = |(table, visible): (Handle, bool)| {
            Ok((Operation::wrap(operation.context(), table.object().clone().into())?, visible))
        };
        found.into_iter().map(take).collect()
    }
}
