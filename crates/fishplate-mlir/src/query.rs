//! Queries that MLIR's C API lacks: names of types and attributes, classes, traits and interfaces by name, a prefix
//! of a text.

use std::ffi::c_void;

use mlir_sys::{MlirAttribute, MlirContext, MlirStringRef, MlirType};

use crate::{
    Attribute, ContextRef, Type,
    nesting::{self, Syntax},
    stack, text,
};

unsafe extern "C" {
    fn fishplateTypeName(ty: MlirType) -> MlirStringRef;
    fn fishplateAttributeName(attribute: MlirAttribute) -> MlirStringRef;
    fn fishplateTypeParsePrefix(
        context: MlirContext,
        text: MlirStringRef,
        read: *mut usize,
    ) -> MlirType;
    fn fishplateAttributeParsePrefix(
        context: MlirContext,
        text: MlirStringRef,
        read: *mut usize,
    ) -> MlirAttribute;
    fn fishplateTypeKind(ty: MlirType) -> *const c_void;
    fn fishplateAttributeKind(attribute: MlirAttribute) -> *const c_void;
    fn fishplateTypeIdOfName(context: MlirContext, name: MlirStringRef, is_type: bool) -> usize;
    fn fishplateTypeIdOfKind(record: *const c_void, is_type: bool) -> usize;
    fn fishplateTypeIsA(ty: MlirType, class: MlirStringRef) -> i32;
    fn fishplateAttributeIsA(attribute: MlirAttribute, class: MlirStringRef) -> i32;
    fn fishplateOpHas(context: MlirContext, op: MlirStringRef, name: MlirStringRef) -> i32;
    fn fishplateOpAttributeCount(context: MlirContext, name: MlirStringRef) -> isize;
    fn fishplateOpAttributeName(
        context: MlirContext,
        name: MlirStringRef,
        index: isize,
    ) -> MlirStringRef;
}

/// Decodes an answer of the shim.
fn known(code: i32) -> Option<bool> {
    (code >= 0).then_some(code > 0)
}

/// The number of bytes that were read, without the space before the next token.
fn trimmed(source: &str, read: usize) -> usize {
    source.get(..read).map_or(read, |part| part.trim_end().len())
}

/// The text followed by the NUL up to which the parser reads, and its nesting depth; `None` if it nests too deep.
fn terminated(source: &str) -> Option<(Vec<u8>, usize)> {
    let depth = nesting::measure(source.as_bytes(), Syntax::Mlir).ok()?.depth;
    let mut bytes = source.as_bytes().to_vec();
    bytes.push(0);
    Some((bytes, depth))
}

impl<'c> Type<'c> {
    /// A number shared by the types of the same kind in the same context.
    #[inline]
    pub fn kind(self) -> usize {
        // SAFETY: the type is live.
        unsafe { fishplateTypeKind(self.raw) }.addr()
    }

    /// MLIR's number for its kind, the same in all contexts.
    pub fn kind_id(self) -> usize {
        // SAFETY: the type is live, and so is the record of its kind.
        unsafe { fishplateTypeIdOfKind(fishplateTypeKind(self.raw), true) }
    }

    /// The name that its dialect gives it, such as `builtin.integer` or `tk.tile`.
    pub fn name(self) -> String {
        // SAFETY: the type is live; the name lives as long as the context.
        unsafe { text::to_owned(fishplateTypeName(self.raw)) }
    }

    /// Whether it has that C++ class, interface or trait, such as `mlir::ShapedType`. `None` if the name is not known
    /// here. To test for a class of a dialect, use [`name`](Type::name).
    pub fn is_a(self, class: &str) -> Option<bool> {
        // SAFETY: the type is live, and the name lives for the call.
        known(unsafe { fishplateTypeIsA(self.raw, text::string_ref(class)) })
    }

    /// Parses the type at the start of a text, and returns its length in bytes too. Errors become diagnostics of the
    /// context.
    pub fn parse_prefix(context: ContextRef<'c>, source: &str) -> Option<(Self, usize)> {
        let (bytes, depth) = terminated(source)?;
        let text = MlirStringRef { data: bytes.as_ptr().cast(), length: source.len() };
        let mut read = 0;
        // SAFETY: the context and the text are live, and the text ends in a NUL.
        let parse = || unsafe { fishplateTypeParsePrefix(context.raw(), text, &raw mut read) };
        let raw = stack::with_room(depth, parse);
        (!raw.ptr.is_null()).then(|| (Self::new(raw), trimmed(source, read)))
    }
}

impl<'c> Attribute<'c> {
    /// A number shared by the attributes of the same kind in the same context.
    #[inline]
    pub fn kind(self) -> usize {
        // SAFETY: the attribute is live.
        unsafe { fishplateAttributeKind(self.raw) }.addr()
    }

    /// MLIR's number for its kind, the same in all contexts.
    pub fn kind_id(self) -> usize {
        // SAFETY: the attribute is live, and so is the record of its kind.
        unsafe { fishplateTypeIdOfKind(fishplateAttributeKind(self.raw), false) }
    }

    /// The name that its dialect gives it, such as `builtin.string` or `tk.grid`.
    pub fn name(self) -> String {
        // SAFETY: the attribute is live; the name lives as long as the context.
        unsafe { text::to_owned(fishplateAttributeName(self.raw)) }
    }

    /// Whether it has that C++ class or interface, such as `mlir::ElementsAttr`. `None` if the name is not known here.
    /// To test for a class of a dialect, use [`name`](Attribute::name).
    pub fn is_a(self, class: &str) -> Option<bool> {
        // SAFETY: the attribute is live, and the name lives for the call.
        known(unsafe { fishplateAttributeIsA(self.raw, text::string_ref(class)) })
    }

    /// Parses the attribute at the start of a text, and returns its length in bytes too. Errors become diagnostics of
    /// the context.
    pub fn parse_prefix(context: ContextRef<'c>, source: &str) -> Option<(Self, usize)> {
        let (bytes, depth) = terminated(source)?;
        let text = MlirStringRef { data: bytes.as_ptr().cast(), length: source.len() };
        let mut read = 0;
        // SAFETY: the context and the text are live, and the text ends in a NUL.
        let parse = || unsafe { fishplateAttributeParsePrefix(context.raw(), text, &raw mut read) };
        let raw = stack::with_room(depth, parse);
        (!raw.ptr.is_null()).then(|| (Self::new(raw), trimmed(source, read)))
    }
}

/// A context's information about an operation name.
#[derive(Clone, Copy)]
pub struct OpInfo<'a, 'c> {
    context: ContextRef<'c>,
    name: &'a str,
    count: isize,
}

impl<'c> ContextRef<'c> {
    /// MLIR's number for a kind of types or attributes, by its name; 0 if the context does not have the kind.
    pub fn kind_id(self, name: &str, is_type: bool) -> usize {
        // SAFETY: the context is live, and the name lives for the call.
        unsafe { fishplateTypeIdOfName(self.raw(), text::string_ref(name), is_type) }
    }

    /// The operation with that name, if its dialect is loaded and has it.
    pub fn operation(self, name: &str) -> Option<OpInfo<'_, 'c>> {
        // SAFETY: the context is live, and the name lives for the call.
        let count = unsafe { fishplateOpAttributeCount(self.raw(), text::string_ref(name)) };
        (count >= 0).then_some(OpInfo { context: self, name, count })
    }
}

impl OpInfo<'_, '_> {
    /// Whether it has that trait or interface, such as `IsTerminator` or `SymbolOpInterface`. `None` if the name is not
    /// known here.
    pub fn has(self, name: &str) -> Option<bool> {
        let (op, name) = (text::string_ref(self.name), text::string_ref(name));
        // SAFETY: the context is live, and the names live for the call.
        known(unsafe { fishplateOpHas(self.context.raw(), op, name) })
    }

    /// The names of its inherent attributes.
    pub fn attributes(self) -> Vec<String> {
        let op = text::string_ref(self.name);
        // SAFETY: the context is live, the operation is registered, and `index` is below the number of
        // its attributes; the names live as long as the context.
        let name = |index| unsafe {
            text::to_owned(fishplateOpAttributeName(self.context.raw(), op, index))
        };
        (0..self.count).map(name).collect()
    }
}
