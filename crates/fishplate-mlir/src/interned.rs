//! Handles of things that a context keeps forever, once each: types, attributes, locations, affine expressions, affine
//! maps and integer sets. Equal ones are identical, and none ever changes.

use std::{fmt, marker::PhantomData, ptr};

use mlir_sys::{
    MlirAffineExpr, MlirAffineMap, MlirAttribute, MlirContext, MlirIntegerSet, MlirLocation,
    MlirStringCallback, MlirType,
};

use crate::{Context, ContextRef, text};

/// A handle of something that a context keeps.
#[repr(transparent)]
pub struct Interned<'c, K: HandleKind> {
    pub(crate) raw: K::Raw,
    context: PhantomData<&'c Context>,
}

/// A type.
pub type Type<'c> = Interned<'c, kind::Type>;
/// An attribute.
pub type Attribute<'c> = Interned<'c, kind::Attribute>;
/// The source of a piece of IR.
pub type Location<'c> = Interned<'c, kind::Location>;
/// An expression over dimensions and symbols.
pub type AffineExpr<'c> = Interned<'c, kind::AffineExpr>;
/// A map from dimensions and symbols to the values of expressions.
pub type AffineMap<'c> = Interned<'c, kind::AffineMap>;
/// The points at which expressions are zero, or non-negative.
pub type IntegerSet<'c> = Interned<'c, kind::IntegerSet>;

/// A kind of thing that a context keeps.
pub trait HandleKind: 'static + sealed::Sealed {
    /// The handle of the C API.
    type Raw: Copy;
    /// The null handle.
    const NULL: Self::Raw;
    /// Its name in messages.
    const WORD: &'static str;

    /// Returns the address behind a handle.
    fn address(raw: Self::Raw) -> usize;

    /// Returns the context that it belongs to.
    ///
    /// # Safety
    /// `raw` is live.
    unsafe fn context(raw: Self::Raw) -> MlirContext;

    /// Prints it.
    ///
    /// # Safety
    /// `raw` is live, and `sink` is what `append` expects.
    unsafe fn print(raw: Self::Raw, append: MlirStringCallback, sink: *mut std::ffi::c_void);
}

mod sealed {
    pub trait Sealed {}
}

/// The kinds of things that a context keeps.
pub mod kind {
    use super::*;

    macro_rules! kinds {
        ($($(#[$doc:meta])* $name:ident = $raw:ident, $word:literal, $context:path, $print:path;)*) => {$(
            $(#[$doc])*
            pub enum $name {}
            impl sealed::Sealed for $name {}
            impl HandleKind for $name {
                type Raw = $raw;
                const NULL: $raw = $raw { ptr: ptr::null() };
                const WORD: &'static str = $word;
                #[inline]
                fn address(raw: $raw) -> usize {
                    raw.ptr.addr()
                }
                #[inline]
                unsafe fn context(raw: $raw) -> MlirContext {
                    // SAFETY: `raw` is live by the trait's contract.
                    unsafe { $context(raw) }
                }
                unsafe fn print(raw: $raw, append: MlirStringCallback, sink: *mut std::ffi::c_void) {
                    // SAFETY: `raw` is live and `sink` is what `append` expects, by the trait's contract.
                    unsafe { $print(raw, append, sink) }
                }
            }
        )*};
    }

    kinds! {
        /// Types.
        Type = MlirType, "type", mlir_sys::mlirTypeGetContext, mlir_sys::mlirTypePrint;
        /// Attributes.
        Attribute = MlirAttribute, "attribute", mlir_sys::mlirAttributeGetContext, mlir_sys::mlirAttributePrint;
        /// Locations.
        Location = MlirLocation, "location", mlir_sys::mlirLocationGetContext, mlir_sys::mlirLocationPrint;
        /// Affine expressions.
        AffineExpr = MlirAffineExpr, "affine expression", mlir_sys::mlirAffineExprGetContext, mlir_sys::mlirAffineExprPrint;
        /// Affine maps.
        AffineMap = MlirAffineMap, "affine map", mlir_sys::mlirAffineMapGetContext, mlir_sys::mlirAffineMapPrint;
        /// Integer sets.
        IntegerSet = MlirIntegerSet, "integer set", mlir_sys::mlirIntegerSetGetContext, mlir_sys::mlirIntegerSetPrint;
    }
}

impl<K: HandleKind> Clone for Interned<'_, K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K: HandleKind> Copy for Interned<'_, K> {}

impl<K: HandleKind> PartialEq for Interned<'_, K> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.address() == other.address()
    }
}

impl<K: HandleKind> Eq for Interned<'_, K> {}

impl<K: HandleKind> fmt::Display for Interned<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl<K: HandleKind> fmt::Debug for Interned<'_, K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl<'c, K: HandleKind> Interned<'c, K> {
    #[inline]
    pub(crate) fn new(raw: K::Raw) -> Self {
        Self { raw, context: PhantomData }
    }

    /// Returns the address. It is unique during the lifetime of the context, except that an attribute may be a
    /// location.
    #[inline]
    pub fn address(self) -> usize {
        K::address(self.raw)
    }

    /// The context that keeps it.
    #[inline]
    pub fn context(self) -> ContextRef<'c> {
        // SAFETY: the handle is live, and its context lives for `'c`.
        unsafe { ContextRef::from_raw(K::context(self.raw)) }
    }

    /// The text as MLIR prints it.
    pub fn text(self) -> String {
        // SAFETY: the handle is live, and the callback gets the vector that it expects.
        text::collect_text(|sink| unsafe { K::print(self.raw, Some(text::append), sink) })
    }

    /// Returns the same handle with the lifetime of another handle to its context; `None` if the context is another one.
    pub fn in_context(self, context: ContextRef<'_>) -> Option<Interned<'_, K>> {
        // SAFETY: the context of the handle is the given one, which lives as long as the result.
        (self.context().raw().ptr == context.raw().ptr).then(|| unsafe { self.for_life() })
    }

    /// Returns the same handle with another lifetime.
    ///
    /// # Safety
    /// The context lives for `'l` wherever the result is used.
    #[inline]
    pub unsafe fn for_life<'l>(self) -> Interned<'l, K> {
        Interned::new(self.raw)
    }

    /// Converts handles to a list for the C API.
    #[inline]
    pub(crate) fn list(handles: &[Self]) -> *const K::Raw {
        // A handle is its raw handle (`repr(transparent)`).
        handles.as_ptr().cast()
    }
}
