//! Symbols of operations: who has them, and who refers to them.

use std::ffi::c_void;

use mlir_sys::{
    MlirOperation, mlirModuleFromOperation, mlirModuleGetBody, mlirSymbolTableCreate,
    mlirSymbolTableDestroy, mlirSymbolTableGetSymbolAttributeName,
    mlirSymbolTableGetVisibilityAttributeName, mlirSymbolTableReplaceAllSymbolUses,
    mlirSymbolTableWalkSymbolTables,
};

use crate::{Block, OpRef, call::ToC, text};

/// The name of the attribute that holds the name of a symbol.
#[inline]
pub fn name_attribute() -> &'static str {
    // SAFETY: a constant of MLIR, which lives for ever.
    str::from_utf8(unsafe { text::bytes(mlirSymbolTableGetSymbolAttributeName()) })
        .unwrap_or("sym_name")
}

/// The name of the attribute that says who sees a symbol.
pub fn visibility_attribute() -> &'static str {
    // SAFETY: a constant of MLIR, which lives for ever.
    str::from_utf8(unsafe { text::bytes(mlirSymbolTableGetVisibilityAttributeName()) })
        .unwrap_or("sym_visibility")
}

unsafe extern "C" fn note(operation: MlirOperation, visible: bool, list: *mut c_void) {
    // SAFETY: `symbol_tables` passes its own list, and nothing else refers to it meanwhile.
    unsafe { &mut *list.cast::<Vec<(MlirOperation, bool)>>() }.push((operation, visible));
}

impl<'m> OpRef<'m> {
    /// The name of the symbol that it defines, as bytes; nothing when it defines none.
    pub fn symbol_bytes(self) -> Option<&'m [u8]> {
        let name = self.attribute(name_attribute())?;
        name.is_string().then(|| name.string_value())
    }

    /// Whether it is a table of symbols, with a region of one block.
    pub fn is_symbol_table(self) -> bool {
        if self.only_block().is_none() {
            return false;
        }
        // SAFETY: the operation is live, with a body; what is made is destroyed.
        unsafe {
            let made = mlirSymbolTableCreate(self.raw);
            mlirSymbolTableDestroy(made);
            !made.ptr.is_null()
        }
    }

    /// Lets everything inside that refers to one symbol refer to another; whether MLIR could see all of it.
    pub fn replace_symbol_uses(self, old: &str, new: &str) -> bool {
        // SAFETY: the operation is live, and both names for the call.
        unsafe { mlirSymbolTableReplaceAllSymbolUses(old.to_c(), new.to_c(), self.raw) }.value != 0
    }

    /// The tables of symbols inside, and whether all uses of their symbols can be seen.
    pub fn symbol_tables(self, all_uses_visible: bool) -> Vec<(OpRef<'m>, bool)> {
        let mut found: Vec<(MlirOperation, bool)> = Vec::new();
        let list = (&raw mut found).cast();
        // SAFETY: the operation is live, and the callback gets the list that it expects.
        unsafe { mlirSymbolTableWalkSymbolTables(self.raw, all_uses_visible, Some(note), list) };
        found.into_iter().map(|(raw, visible)| (OpRef::new(raw), visible)).collect()
    }

    /// The block of a `builtin.module`; nothing for another operation.
    pub fn module_body(self) -> Option<Block<'m>> {
        // SAFETY: the operation is live; a null module is asked for first.
        unsafe {
            let module = mlirModuleFromOperation(self.raw);
            (!module.ptr.is_null()).then(|| Block::new(mlirModuleGetBody(module)))
        }
    }
}
