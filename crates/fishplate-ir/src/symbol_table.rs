//! `ir.SymbolTable`: the symbols in the body of an operation. Every access looks at the operations
//! that are there: nothing is remembered that an erased operation could make stale.

use std::ffi::c_void;

use fishplate::{Error, Function, Object, ObjectRef, Result};
use mlir_sys::{
    MlirOperation, MlirSymbolTable, mlirAttributeIsAString, mlirOperationGetAttributeByName,
    mlirOperationGetBlock, mlirOperationGetParentOperation, mlirOperationSetAttributeByName,
    mlirStringAttrGet, mlirStringAttrGetValue, mlirSymbolTableCreate, mlirSymbolTableDestroy,
    mlirSymbolTableGetSymbolAttributeName, mlirSymbolTableGetVisibilityAttributeName,
    mlirSymbolTableInsert, mlirSymbolTableLookup, mlirSymbolTableReplaceAllSymbolUses,
    mlirSymbolTableWalkSymbolTables,
};

use crate::error::{other_context, type_error, value_error};
use crate::lock::Guard;
use crate::raw::{string_ref, to_string};
use crate::{Attribute, Operation};

/// The symbols in the body of an operation.
#[derive(Object)]
#[object(key = "ir.SymbolTable", opaque)]
pub struct SymbolTable {
    /// The operation.
    operation: ObjectRef<Operation>,
}

/// MLIR's table, for the length of a call.
struct Table(MlirSymbolTable);

impl Drop for Table {
    fn drop(&mut self) {
        // SAFETY: made by `SymbolTable::table`, and not used again.
        unsafe { mlirSymbolTableDestroy(self.0) };
    }
}

impl SymbolTable {
    fn table(&self, held: &Guard<'_>) -> Result<Table> {
        let raw = self.operation.raw(held)?;
        if self.operation.only_block(raw).is_none() {
            let name = self.operation.node().name();
            return Err(value_error(format!("`{name}` has no region with one block")));
        }
        // SAFETY: live, with a body, and the context is locked.
        let table = unsafe { mlirSymbolTableCreate(raw) };
        match table.ptr.is_null() {
            true => Err(type_error(format!(
                "Operation is not a Symbol Table: `{}`",
                self.operation.node().name()
            ))),
            false => Ok(Table(table)),
        }
    }

    fn find(&self, held: &Guard<'_>, name: &str) -> Result<MlirOperation> {
        let table = self.table(held)?;
        // SAFETY: a live table; the name lives for the call.
        Ok(unsafe { mlirSymbolTableLookup(table.0, string_ref(name)) })
    }

    fn lookup(&self, name: &str) -> Result<Option<ObjectRef<Operation>>> {
        let held = self.operation.context().lock();
        let raw = self.find(&held, name)?;
        let tree = self.operation.node().tree(&held);
        // SAFETY: live, inside of the operation.
        let wrap = || unsafe { Operation::wrap(self.operation.context(), &held, raw, Some(&tree)) };
        (!raw.ptr.is_null()).then(wrap).transpose()
    }
}

/// A string attribute of a symbol, which `what` names.
fn text_of(
    symbol: &Operation,
    held: &Guard<'_>,
    name: mlir_sys::MlirStringRef,
    what: &str,
) -> Result<mlir_sys::MlirAttribute> {
    let raw = symbol.raw(held)?;
    // SAFETY: live; the name is a constant of MLIR.
    let attribute = unsafe { mlirOperationGetAttributeByName(raw, name) };
    // SAFETY: an attribute of the context.
    if attribute.ptr.is_null() || !unsafe { mlirAttributeIsAString(attribute) } {
        let name = symbol.node().name();
        return Err(value_error(format!(
            "Expected operation to have a symbol {what}, got `{name}`"
        )));
    }
    Ok(attribute)
}

fn set_text(symbol: &Operation, name: mlir_sys::MlirStringRef, text: &str) -> Result<()> {
    let held = symbol.context().lock();
    let raw = symbol.raw(&held)?;
    // SAFETY: live; MLIR copies the text.
    unsafe {
        let value = mlirStringAttrGet(symbol.context().raw(), string_ref(text));
        mlirOperationSetAttributeByName(raw, name, value);
    }
    Ok(())
}

#[fishplate::methods]
impl SymbolTable {
    /// The symbols in the body of an operation that is a symbol table.
    #[constructor]
    fn new(operation: ObjectRef<Operation>) -> Result<ObjectRef<SymbolTable>> {
        let table = SymbolTable { operation };
        table.table(&table.operation.context().lock())?;
        Ok(table.into_ref())
    }

    /// The operation of a symbol.
    #[method(name = "__getitem__")]
    fn get_item(&self, name: &str) -> Result<ObjectRef<Operation>> {
        self.lookup(name)?.ok_or_else(|| {
            let table = self.operation.node().name();
            Error::new("KeyError", format!("Symbol `{name}` not in the symbol table of `{table}`"))
        })
    }

    /// Whether there is a symbol of a name.
    #[method(name = "__contains__")]
    fn contains(&self, name: &str) -> Result<bool> {
        let held = self.operation.context().lock();
        Ok(!self.find(&held, name)?.ptr.is_null())
    }

    /// Puts a symbol into the body, under a new name when its name is taken; the name it has.
    fn insert(&self, operation: ObjectRef<Operation>) -> Result<ObjectRef<Attribute>> {
        let context = self.operation.context();
        if !operation.context().same_as(context) {
            return Err(other_context("the operation"));
        }
        let held = context.lock();
        let table = self.table(&held)?;
        let (raw, own) = (operation.raw(&held)?, self.operation.raw(&held)?);
        // SAFETY: a constant of MLIR.
        let name = unsafe { mlirSymbolTableGetSymbolAttributeName() };
        text_of(&operation, &held, name, "name")?;
        // SAFETY: live.
        let attached = !unsafe { mlirOperationGetBlock(raw) }.ptr.is_null();
        // SAFETY: live.
        if attached && unsafe { mlirOperationGetParentOperation(raw) }.ptr != own.ptr {
            return Err(value_error(format!(
                "the operation `{}` is in a block of another operation already",
                operation.node().name()
            )));
        }
        operation.refuse_inside(raw, Some(own))?;
        let tree = operation.node().tree(&held);
        // SAFETY: a live table, and a symbol that is in its body or in no block.
        let name = unsafe { mlirSymbolTableInsert(table.0, raw) };
        if !attached {
            tree.join(&held, &self.operation.node().tree(&held));
        }
        // SAFETY: an attribute of the context.
        unsafe { Attribute::wrap(context, name) }
    }

    /// Erases a symbol of the table.
    fn erase(&self, operation: ObjectRef<Operation>) -> Result<()> {
        let held = self.operation.context().lock();
        let raw = operation.raw(&held)?;
        // SAFETY: live.
        if unsafe { mlirOperationGetParentOperation(raw) }.ptr != self.operation.raw(&held)?.ptr {
            let name = operation.node().name();
            return Err(value_error(format!("`{name}` is not in this symbol table")));
        }
        operation.erase_because("was erased")
    }

    /// Erases the symbol of a name.
    #[method(name = "__delitem__")]
    fn del_item(&self, name: &str) -> Result<()> {
        self.get_item(name)?.erase_because("was erased")
    }

    /// Gives a symbol another name, and lets everything inside of the table's operation use it.
    fn rename(&self, operation: ObjectRef<Operation>, name: &str) -> Result<()> {
        let held = self.operation.context().lock();
        let old = SymbolTable::get_symbol_name(operation.clone())?;
        if !self.find(&held, name)?.ptr.is_null() {
            return Err(value_error(format!("the symbol `{name}` exists already")));
        }
        // SAFETY: a string attribute of the locked context.
        let old = unsafe { to_string(mlirStringAttrGetValue(old.raw())) };
        SymbolTable::replace_all_symbol_uses(&old, name, self.operation.clone())?;
        SymbolTable::set_symbol_name(operation, name)
    }

    /// The name of a symbol.
    fn get_symbol_name(symbol: ObjectRef<Operation>) -> Result<ObjectRef<Attribute>> {
        let held = symbol.context().lock();
        // SAFETY: a constant of MLIR.
        let name = unsafe { mlirSymbolTableGetSymbolAttributeName() };
        let found = text_of(&symbol, &held, name, "name")?;
        // SAFETY: an attribute of the context.
        unsafe { Attribute::wrap(symbol.context(), found) }
    }

    /// Gives a symbol a name.
    fn set_symbol_name(symbol: ObjectRef<Operation>, name: &str) -> Result<()> {
        SymbolTable::get_symbol_name(symbol.clone())?;
        // SAFETY: a constant of MLIR.
        set_text(&symbol, unsafe { mlirSymbolTableGetSymbolAttributeName() }, name)
    }

    /// Who sees a symbol: `public`, `private` or `nested`.
    fn get_visibility(symbol: ObjectRef<Operation>) -> Result<ObjectRef<Attribute>> {
        let held = symbol.context().lock();
        // SAFETY: a constant of MLIR.
        let name = unsafe { mlirSymbolTableGetVisibilityAttributeName() };
        let found = text_of(&symbol, &held, name, "visibility")?;
        // SAFETY: an attribute of the context.
        unsafe { Attribute::wrap(symbol.context(), found) }
    }

    /// Says who sees a symbol: `public`, `private` or `nested`.
    fn set_visibility(symbol: ObjectRef<Operation>, visibility: &str) -> Result<()> {
        if !["public", "private", "nested"].contains(&visibility) {
            return Err(value_error(format!(
                "Expected visibility to be 'public', 'private' or 'nested', got '{visibility}'"
            )));
        }
        SymbolTable::get_symbol_name(symbol.clone())?;
        // SAFETY: a constant of MLIR.
        set_text(&symbol, unsafe { mlirSymbolTableGetVisibilityAttributeName() }, visibility)
    }

    /// Lets everything inside of an operation that refers to one symbol refer to another.
    fn replace_all_symbol_uses(
        old_symbol: &str,
        new_symbol: &str,
        from_op: ObjectRef<Operation>,
    ) -> Result<()> {
        let held = from_op.context().lock();
        let raw = from_op.raw(&held)?;
        // SAFETY: live; both names live for the call.
        let result = unsafe {
            mlirSymbolTableReplaceAllSymbolUses(string_ref(old_symbol), string_ref(new_symbol), raw)
        };
        match result.value != 0 {
            true => Ok(()),
            false => Err(value_error(format!("Symbol rename failed: `{old_symbol}`"))),
        }
    }

    /// Calls a function with every symbol table inside of an operation, and whether all uses of its
    /// symbols can be seen.
    fn walk_symbol_tables(
        from_op: ObjectRef<Operation>,
        all_sym_uses_visible: bool,
        callback: Function,
    ) -> Result<()> {
        let context = from_op.context();
        let held = context.lock();
        let raw = from_op.raw(&held)?;
        let mut found: Vec<(MlirOperation, bool)> = Vec::new();
        // SAFETY: live, and the callback gets the list it expects.
        unsafe {
            let list = (&raw mut found).cast();
            mlirSymbolTableWalkSymbolTables(raw, all_sym_uses_visible, Some(note), list);
        }
        let tree = from_op.node().tree(&held);
        let handles: Result<Vec<_>> = found
            .into_iter()
            .map(|(raw, visible)| {
                // SAFETY: live, in the same tree; nothing has changed since.
                let handle = unsafe { Operation::wrap(context, &held, raw, Some(&tree)) }?;
                Ok((handle, visible))
            })
            .collect();
        for (handle, visible) in handles? {
            callback.call::<fishplate::Any>((&handle, visible))?;
        }
        Ok(())
    }
}

unsafe extern "C" fn note(operation: MlirOperation, visible: bool, list: *mut c_void) {
    // SAFETY: `walk_symbol_tables` passes its own list, and nothing else refers to it meanwhile.
    unsafe { &mut *list.cast::<Vec<(MlirOperation, bool)>>() }.push((operation, visible));
}
