//! Symbols of operations: their definitions and their uses.

use std::ffi::c_void;

use mlir_sys::{
    MlirOperation, mlirModuleFromOperation, mlirModuleGetBody, mlirSymbolTableCreate,
    mlirSymbolTableDestroy, mlirSymbolTableGetSymbolAttributeName,
    mlirSymbolTableGetVisibilityAttributeName, mlirSymbolTableReplaceAllSymbolUses,
    mlirSymbolTableWalkSymbolTables,
};

use crate::{Block, OpRef, call::ToC, edits, text};

/// The name of the attribute that holds the name of a symbol.
#[inline]
pub fn name_attribute() -> &'static str {
    // SAFETY: the text is a constant of MLIR, which lives forever.
    str::from_utf8(unsafe { text::bytes(mlirSymbolTableGetSymbolAttributeName()) })
        .unwrap_or("sym_name")
}

/// The name of the attribute that holds the visibility of a symbol.
pub fn visibility_attribute() -> &'static str {
    // SAFETY: the text is a constant of MLIR, which lives forever.
    str::from_utf8(unsafe { text::bytes(mlirSymbolTableGetVisibilityAttributeName()) })
        .unwrap_or("sym_visibility")
}

unsafe extern "C" fn note(operation: MlirOperation, visible: bool, list: *mut c_void) {
    // SAFETY: `symbol_tables` passes its own list, and nothing else refers to it during the call.
    unsafe { &mut *list.cast::<Vec<(MlirOperation, bool)>>() }.push((operation, visible));
}

impl<'m> OpRef<'m> {
    /// The name of the symbol that it defines, as bytes; `None` if it defines none.
    pub fn symbol_bytes(self) -> Option<&'m [u8]> {
        let name = self.attribute(name_attribute())?;
        name.is_string().then(|| name.string_value())
    }

    /// Whether it is a symbol table, with one region that has one block.
    pub fn is_symbol_table(self) -> bool {
        if self.only_block().is_none() {
            return false;
        }
        // SAFETY: the operation is live and has a body; the table that is created is destroyed.
        unsafe {
            let made = mlirSymbolTableCreate(self.raw);
            mlirSymbolTableDestroy(made);
            !made.ptr.is_null()
        }
    }

    /// Replaces the references to one symbol by references to another, everywhere inside. Returns whether MLIR could
    /// see all of them.
    pub fn replace_symbol_uses(self, old: &str, new: &str) -> bool {
        edits::note();
        // SAFETY: the operation is live, and both names live for the call.
        unsafe { mlirSymbolTableReplaceAllSymbolUses(old.to_c(), new.to_c(), self.raw) }.value != 0
    }

    /// The symbol tables inside, each with a flag that says whether all uses of its symbols are visible.
    pub fn symbol_tables(self, all_uses_visible: bool) -> Vec<(OpRef<'m>, bool)> {
        let mut found: Vec<(MlirOperation, bool)> = Vec::new();
        let list = (&raw mut found).cast();
        // SAFETY: the operation is live, and the callback gets the list that it expects.
        unsafe { mlirSymbolTableWalkSymbolTables(self.raw, all_uses_visible, Some(note), list) };
        found.into_iter().map(|(raw, visible)| (OpRef::new(raw), visible)).collect()
    }

    /// The block of a `builtin.module`; `None` for any other operation.
    pub fn module_body(self) -> Option<Block<'m>> {
        // SAFETY: the operation is live; the module is checked for null first.
        unsafe {
            let module = mlirModuleFromOperation(self.raw);
            (!module.ptr.is_null()).then(|| Block::new(mlirModuleGetBody(module)))
        }
    }
}
