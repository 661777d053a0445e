//! `ir.SymbolTable`: the symbols in the body of an operation. It remembers their names (`names.rs`), and
//! learns from `edits.rs` which ones are put there or renamed, by whatever means.

pub(crate) mod edits;
mod names;

use std::ffi::c_void;
use std::sync::{Mutex, PoisonError};

use fishplate::{Error, Function, Object, ObjectRef, Result};
use mlir_sys::{
    MlirBlock, MlirOperation, mlirAttributeIsAString, mlirBlockAppendOwnedOperation,
    mlirBlockGetTerminator, mlirBlockInsertOwnedOperationBefore, mlirOperationGetAttributeByName,
    mlirOperationGetBlock, mlirOperationGetParentOperation, mlirOperationSetAttributeByName,
    mlirStringAttrGet, mlirStringAttrGetValue, mlirSymbolTableCreate, mlirSymbolTableDestroy,
    mlirSymbolTableGetSymbolAttributeName, mlirSymbolTableGetVisibilityAttributeName,
    mlirSymbolTableReplaceAllSymbolUses, mlirSymbolTableWalkSymbolTables,
};

use crate::error::{other_context, type_error, value_error};
use crate::lock::Guard;
use crate::raw::{string_ref, to_string};
use crate::{Attribute, Operation};
use edits::Watching;
use names::Names;

/// The symbols in the body of an operation.
#[derive(Object)]
#[object(key = "ir.SymbolTable", opaque)]
pub struct SymbolTable {
    /// The operation.
    operation: ObjectRef<Operation>,
    /// Locked under the lock of the context only.
    #[field(skip)]
    names: Mutex<Names>,
    #[field(skip)]
    _watching: Watching,
}

impl SymbolTable {
    /// The operation and the block of the symbols.
    fn body(&self, held: &Guard<'_>) -> Result<(MlirOperation, MlirBlock)> {
        let raw = self.operation.raw(held)?;
        let block = self.operation.only_block(raw).ok_or_else(|| {
            let name = self.operation.node().name();
            value_error(format!("`{name}` has no region with one block"))
        })?;
        Ok((raw, block))
    }

    /// Calls `use_names` with names that are those of the symbols now.
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
            names.find(held, raw, name.as_bytes()).or_else(|_| {
                names.forget();
                names.update(held, &self.operation, block)?;
                Ok(names.find(held, raw, name.as_bytes()).unwrap_or(None))
            })
        })
    }

    /// A name that no symbol has, made of one that is taken.
    fn free_name(&self, held: &Guard<'_>, taken: &str) -> Result<String> {
        loop {
            let suffix = self.with_names(held, |names| Ok(names.next_suffix()))?;
            let name = format!("{taken}_{suffix}");
            if self.lookup(held, &name)?.is_none() {
                return Ok(name);
            }
        }
    }

    /// Puts a symbol that is in no block at the end of the body, before what ends it.
    fn put(&self, held: &Guard<'_>, symbol: &Operation) -> Result<()> {
        let ((_, block), raw) = (self.body(held)?, symbol.raw(held)?);
        let tree = symbol.node().tree(held);
        // SAFETY: live, of one locked context, and the symbol is in no block.
        unsafe {
            let end = mlirBlockGetTerminator(block);
            match end.ptr.is_null() {
                true => mlirBlockAppendOwnedOperation(block, raw),
                false => mlirBlockInsertOwnedOperationBefore(block, end, raw),
            }
            edits::note_put(raw);
        }
        tree.join(held, &self.operation.node().tree(held));
        Ok(())
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
        edits::note_attribute(raw, &to_string(name));
    }
    Ok(())
}

/// The text of a string attribute.
fn text(attribute: mlir_sys::MlirAttribute) -> String {
    // SAFETY: callers pass a string attribute of a locked context.
    unsafe { to_string(mlirStringAttrGetValue(attribute)) }
}

#[fishplate::methods(nonblocking)]
impl SymbolTable {
    /// The symbols in the body of an operation that is a symbol table.
    #[constructor]
    fn new(operation: ObjectRef<Operation>) -> Result<ObjectRef<SymbolTable>> {
        let (names, _watching) = (Mutex::default(), Watching::new());
        let table = SymbolTable { operation, names, _watching };
        let held = table.operation.context().lock();
        let (raw, _) = table.body(&held)?;
        // SAFETY: live, with a body, and the context is locked; what is made is destroyed.
        let is_one = unsafe {
            let made = mlirSymbolTableCreate(raw);
            mlirSymbolTableDestroy(made);
            !made.ptr.is_null()
        };
        drop(held);
        match is_one {
            true => Ok(table.into_ref()),
            false => Err(type_error(format!(
                "Operation is not a Symbol Table: `{}`",
                table.operation.node().name()
            ))),
        }
    }

    /// The operation of a symbol.
    #[method(name = "__getitem__")]
    fn get_item(&self, name: &str) -> Result<ObjectRef<Operation>> {
        let held = self.operation.context().lock();
        self.lookup(&held, name)?.ok_or_else(|| {
            let table = self.operation.node().name();
            Error::new("KeyError", format!("Symbol `{name}` not in the symbol table of `{table}`"))
        })
    }

    /// Whether there is a symbol of a name.
    #[method(name = "__contains__")]
    fn contains(&self, name: &str) -> Result<bool> {
        let held = self.operation.context().lock();
        Ok(self.lookup(&held, name)?.is_some())
    }

    /// Puts a symbol into the body, under a new name when its name is taken; the name it has.
    fn insert(&self, operation: ObjectRef<Operation>) -> Result<ObjectRef<Attribute>> {
        let context = self.operation.context();
        if !operation.context().same_as(context) {
            return Err(other_context("the operation"));
        }
        let held = context.lock();
        self.body(&held)?;
        let (raw, own) = (operation.raw(&held)?, self.operation.raw(&held)?);
        // SAFETY: a constant of MLIR.
        let name = unsafe { mlirSymbolTableGetSymbolAttributeName() };
        let mut name = text_of(&operation, &held, name, "name")?;
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
        let taken = self.lookup(&held, &text(name))?;
        if taken.is_some_and(|other| !other.same_as(&operation)) {
            let free = self.free_name(&held, &text(name))?;
            SymbolTable::set_symbol_name(operation.clone(), &free)?;
            // SAFETY: a constant of MLIR.
            let key = unsafe { mlirSymbolTableGetSymbolAttributeName() };
            name = text_of(&operation, &held, key, "name")?;
        }
        self.with_names(&held, |names| {
            if !attached {
                self.put(&held, &operation)?;
            }
            names.add(text(name).as_bytes(), operation.clone());
            Ok(())
        })?;
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
        let name = SymbolTable::get_symbol_name(operation.clone()).map(|name| text(name.raw()));
        match name {
            Ok(name) => self.with_names(&held, |names| {
                operation.erase_because("was erased")?;
                names.remove(name.as_bytes());
                Ok(())
            }),
            Err(_) => operation.erase_because("was erased"),
        }
    }

    /// Erases the symbol of a name.
    #[method(name = "__delitem__")]
    fn del_item(&self, name: &str) -> Result<()> {
        self.erase(self.get_item(name)?)
    }

    /// Gives a symbol another name, and lets everything inside of the table's operation use it.
    fn rename(&self, operation: ObjectRef<Operation>, name: &str) -> Result<()> {
        let held = self.operation.context().lock();
        let old = SymbolTable::get_symbol_name(operation.clone())?;
        if self.lookup(&held, name)?.is_some() {
            return Err(value_error(format!("the symbol `{name}` exists already")));
        }
        let old = text(old.raw());
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
        let result = from_op.context().roomy(|| unsafe {
            mlirSymbolTableReplaceAllSymbolUses(string_ref(old_symbol), string_ref(new_symbol), raw)
        });
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
        context.roomy(|| unsafe {
            let list = (&raw mut found).cast();
            mlirSymbolTableWalkSymbolTables(raw, all_sym_uses_visible, Some(note), list);
        });
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
