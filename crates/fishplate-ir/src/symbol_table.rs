//! `ir.SymbolTable`: the symbols in the body of an operation. It caches their names (`names.rs`), and learns from
//! `edits.rs` about symbols that are added or renamed by any means.

pub(crate) mod edits;
mod names;

use std::sync::{Mutex, PoisonError};

use fishplate::{Function, Object, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::symbols;

use crate::error::{key_error, other_context, type_error, value_error};
use crate::insertion_point::Target;
use crate::lock::Guard;
use crate::{Attribute, Operation};
use edits::Watching;
use names::Names;

/// The symbols in the body of an operation.
#[derive(Object)]
#[object(key = "ir.SymbolTable", opaque)]
pub struct SymbolTable {
    /// The operation.
    operation: ObjectRef<Operation>,
    /// Locked only under the lock of the context.
    #[field(skip)]
    names: Mutex<Names>,
    #[field(skip)]
    _watching: Watching,
}

impl SymbolTable {
    /// Returns the operation and the block with the symbols.
    fn body<'h>(&'h self, held: &'h Guard<'_>) -> Result<(mlir::OpRef<'h>, mlir::Block<'h>)> {
        let raw = self.operation.mlir(held)?;
        let block = raw.only_block().ok_or_else(|| {
            let name = self.operation.node().name();
            value_error(format!("`{name}` has no region with one block"))
        })?;
        Ok((raw, block))
    }

    /// Calls `use_names` with up-to-date names.
    fn with_names<R>(
        &self,
        held: &Guard<'_>,
        use_names: impl FnOnce(&mut Names) -> Result<R>,
    ) -> Result<R> {
        let (_, block) = self.body(held)?;
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        names.update(held, &self.operation, block)?;
        use_names(&mut names)
    }

    fn lookup(&self, held: &Guard<'_>, name: &str) -> Result<Option<ObjectRef<Operation>>> {
        let (raw, block) = self.body(held)?;
        self.with_names(held, |names| {
            names.find(held, raw.address(), name.as_bytes()).or_else(|_| {
                names.forget();
                names.update(held, &self.operation, block)?;
                Ok(names.find(held, raw.address(), name.as_bytes()).unwrap_or(None))
            })
        })
    }

    /// Derives an unused name from one that is taken.
    fn free_name(&self, held: &Guard<'_>, taken: &str) -> Result<String> {
        loop {
            let suffix = self.with_names(held, |names| Ok(names.next_suffix()))?;
            let name = format!("{taken}_{suffix}");
            if self.lookup(held, &name)?.is_none() {
                return Ok(name);
            }
        }
    }

    /// Inserts a symbol that is in no block at the end of the body, before the terminator.
    fn put(&self, held: &Guard<'_>, symbol: &Operation) -> Result<()> {
        let (_, block) = self.body(held)?;
        let target = Target { block, before: block.terminator() };
        symbol.node().tree(held).join(held, &self.operation.node().tree(held), |owned| {
            target.insert(owned);
        });
        Ok(())
    }
}

/// Returns a string attribute of a symbol. `what` names it in errors.
fn text_of<'h>(
    symbol: &'h Operation,
    held: &'h Guard<'_>,
    name: &str,
    what: &str,
) -> Result<mlir::Attribute<'h>> {
    let attribute = symbol.mlir(held)?.attribute(name).filter(|attribute| attribute.is_string());
    attribute.ok_or_else(|| {
        let name = symbol.node().name();
        value_error(format!("Expected operation to have a symbol {what}, got `{name}`"))
    })
}

fn set_text(symbol: &Operation, name: &str, text: &str) -> Result<()> {
    let held = symbol.context().lock();
    let raw = symbol.mlir(&held)?;
    let value = mlir::Attribute::string(symbol.context().mlir(&held), text.as_bytes());
    raw.set_attribute(name, value);
    edits::note_attribute(raw, name);
    Ok(())
}

/// Returns the name of a symbol as text.
fn name_of(symbol: &Operation) -> Result<String> {
    let held = symbol.context().lock();
    let name = text_of(symbol, &held, symbols::name_attribute(), "name")?;
    Ok(name.as_string().unwrap_or_default())
}

#[fishplate::methods(nonblocking)]
impl SymbolTable {
    /// The symbols in the body of an operation that is a symbol table.
    #[constructor]
    fn new(operation: ObjectRef<Operation>) -> Result<ObjectRef<SymbolTable>> {
        let (names, _watching) = (Mutex::default(), Watching::new());
        let table = SymbolTable { operation, names, _watching };
        let held = table.operation.context().lock();
        let is_one = table.body(&held)?.0.is_symbol_table();
        drop(held);
        match is_one {
            true => Ok(table.into_ref()),
            false => Err(type_error(format!(
                "Operation is not a Symbol Table: `{}`",
                table.operation.node().name()
            ))),
        }
    }

    /// The operation with a symbol name.
    #[method(name = "__getitem__")]
    fn get_item(&self, name: &str) -> Result<ObjectRef<Operation>> {
        let held = self.operation.context().lock();
        self.lookup(&held, name)?.ok_or_else(|| {
            let table = self.operation.node().name();
            key_error(format!("Symbol `{name}` not in the symbol table of `{table}`"))
        })
    }

    /// Whether there is a symbol with a name.
    #[method(name = "__contains__")]
    fn contains(&self, name: &str) -> Result<bool> {
        let held = self.operation.context().lock();
        Ok(self.lookup(&held, name)?.is_some())
    }

    /// Inserts a symbol into the body, under a new name if its name is taken. Returns its name.
    fn insert(&self, operation: ObjectRef<Operation>) -> Result<ObjectRef<Attribute>> {
        let context = self.operation.context();
        if !operation.context().same_as(context) {
            return Err(other_context("the operation"));
        }
        let held = context.lock();
        self.body(&held)?;
        let (raw, own) = (operation.mlir(&held)?, self.operation.mlir(&held)?);
        let mut name = name_of(&operation)?;
        let attached = raw.block().is_some();
        if attached && raw.parent() != Some(own) {
            return Err(value_error(format!(
                "the operation `{}` is in a block of another operation already",
                operation.node().name()
            )));
        }
        operation.refuse_inside(raw, Some(own))?;
        let taken = self.lookup(&held, &name)?;
        if taken.is_some_and(|other| !other.same_as(&operation)) {
            let free = self.free_name(&held, &name)?;
            SymbolTable::set_symbol_name(operation.clone(), &free)?;
            name = free;
        }
        self.with_names(&held, |names| {
            if !attached {
                self.put(&held, &operation)?;
            }
            names.add(name.as_bytes(), operation.clone());
            Ok(())
        })?;
        SymbolTable::get_symbol_name(operation)
    }

    /// Erases a symbol of the table.
    fn erase(&self, operation: ObjectRef<Operation>) -> Result<()> {
        let held = self.operation.context().lock();
        if operation.mlir(&held)?.parent() != Some(self.operation.mlir(&held)?) {
            let name = operation.node().name();
            return Err(value_error(format!("`{name}` is not in this symbol table")));
        }
        match name_of(&operation) {
            Ok(name) => self.with_names(&held, |names| {
                operation.erase_because("was erased")?;
                names.remove(name.as_bytes());
                Ok(())
            }),
            Err(_) => operation.erase_because("was erased"),
        }
    }

    /// Erases the symbol with a name.
    #[method(name = "__delitem__")]
    fn del_item(&self, name: &str) -> Result<()> {
        self.erase(self.get_item(name)?)
    }

    /// Renames a symbol, and updates its uses inside the table's operation.
    fn rename(&self, operation: ObjectRef<Operation>, name: &str) -> Result<()> {
        let held = self.operation.context().lock();
        let old = name_of(&operation)?;
        if self.lookup(&held, name)?.is_some() {
            return Err(value_error(format!("the symbol `{name}` exists already")));
        }
        SymbolTable::replace_all_symbol_uses(&old, name, self.operation.clone())?;
        SymbolTable::set_symbol_name(operation, name)
    }

    /// The name of a symbol.
    fn get_symbol_name(symbol: ObjectRef<Operation>) -> Result<ObjectRef<Attribute>> {
        let held = symbol.context().lock();
        let found = text_of(&symbol, &held, symbols::name_attribute(), "name")?;
        Attribute::wrap(symbol.context(), found)
    }

    /// Sets the name of a symbol.
    fn set_symbol_name(symbol: ObjectRef<Operation>, name: &str) -> Result<()> {
        SymbolTable::get_symbol_name(symbol.clone())?;
        set_text(&symbol, symbols::name_attribute(), name)
    }

    /// The visibility of a symbol: `public`, `private` or `nested`.
    fn get_visibility(symbol: ObjectRef<Operation>) -> Result<ObjectRef<Attribute>> {
        let held = symbol.context().lock();
        let found = text_of(&symbol, &held, symbols::visibility_attribute(), "visibility")?;
        Attribute::wrap(symbol.context(), found)
    }

    /// Sets the visibility of a symbol: `public`, `private` or `nested`.
    fn set_visibility(symbol: ObjectRef<Operation>, visibility: &str) -> Result<()> {
        if !["public", "private", "nested"].contains(&visibility) {
            return Err(value_error(format!(
                "Expected visibility to be 'public', 'private' or 'nested', got '{visibility}'"
            )));
        }
        SymbolTable::get_symbol_name(symbol.clone())?;
        set_text(&symbol, symbols::visibility_attribute(), visibility)
    }

    /// Replaces the references to one symbol by references to another, everywhere inside an operation.
    fn replace_all_symbol_uses(
        old_symbol: &str,
        new_symbol: &str,
        from_op: ObjectRef<Operation>,
    ) -> Result<()> {
        let held = from_op.context().lock();
        let raw = from_op.mlir(&held)?;
        match from_op.context().roomy(|| raw.replace_symbol_uses(old_symbol, new_symbol)) {
            true => Ok(()),
            false => Err(value_error(format!("Symbol rename failed: `{old_symbol}`"))),
        }
    }

    /// Calls a function with every symbol table inside an operation, and with a flag that says whether all uses of its
    /// symbols are visible.
    fn walk_symbol_tables(
        from_op: ObjectRef<Operation>,
        all_sym_uses_visible: bool,
        callback: Function,
    ) -> Result<()> {
        let context = from_op.context();
        let held = context.lock();
        let raw = from_op.mlir(&held)?;
        let tree = from_op.node().tree(&held);
        let found = context.roomy(|| raw.symbol_tables(all_sym_uses_visible));
        let handles = found.into_iter().map(|(raw, visible)| {
            Ok((Operation::wrap(context, &held, raw, Some(&tree))?, visible))
        });
        // The callback may destroy operations, so only our own handles are used from here on.
        for (handle, visible) in handles.collect::<Result<Vec<_>>>()? {
            callback.call::<fishplate::Any>((&handle, visible))?;
        }
        Ok(())
    }
}
