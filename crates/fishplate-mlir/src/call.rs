//! The boundary to MLIR's C API: conversion of values, and tables of functions whose only requirement is live handles.
//!
//! A handle of this crate is live for its lifetime, so a C function that needs only live handles is one row of
//! [`methods!`]. If it also needs a particular kind of type or attribute, the row checks the kind first, and panics for
//! any other. A function with an index is a row of [`lists!`], which checks the index.

use mlir_sys::{
    MlirBlock, MlirIdentifier, MlirLogicalResult, MlirOperation, MlirRegion, MlirStringRef,
    MlirValue, mlirIdentifierStr,
};

use crate::{Block, ContextRef, Interned, OpRef, Region, Value, interned::HandleKind, text};

/// Conversion to the type that the C API takes.
pub(crate) trait ToC {
    /// The type of the C API.
    type C;
    /// Converts the value; pointers in it borrow from `self`.
    fn to_c(self) -> Self::C;
}

/// Conversion from a type that the C API returns.
pub(crate) trait FromC<C> {
    /// Converts `raw`.
    ///
    /// # Safety
    /// A function of the C API just returned `raw`: a handle lives as long as `Self` says, and a text as long as its
    /// context.
    unsafe fn from_c(raw: C) -> Self;
}

macro_rules! plain {
    ($($type:ty),*) => {$(
        impl ToC for $type {
            type C = $type;
            #[inline]
            fn to_c(self) -> $type {
                self
            }
        }
        impl FromC<$type> for $type {
            #[inline]
            unsafe fn from_c(raw: $type) -> $type {
                raw
            }
        }
    )*};
}

plain!((), bool, i8, i16, i32, u32, i64, u64, f32, f64);

impl ToC for usize {
    type C = isize;
    #[inline]
    fn to_c(self) -> isize {
        self.cast_signed()
    }
}

impl FromC<isize> for usize {
    #[inline]
    unsafe fn from_c(raw: isize) -> usize {
        raw.cast_unsigned()
    }
}

impl FromC<MlirLogicalResult> for bool {
    #[inline]
    unsafe fn from_c(raw: MlirLogicalResult) -> bool {
        raw.value != 0
    }
}

impl ToC for &str {
    type C = MlirStringRef;
    #[inline]
    fn to_c(self) -> MlirStringRef {
        text::string_ref(self)
    }
}

impl ToC for &[u8] {
    type C = MlirStringRef;
    #[inline]
    fn to_c(self) -> MlirStringRef {
        text::bytes_ref(self)
    }
}

impl<'c> FromC<MlirStringRef> for &'c [u8] {
    #[inline]
    unsafe fn from_c(raw: MlirStringRef) -> &'c [u8] {
        // SAFETY: the text lives as long as the context (`FromC`), which outlives `'c`.
        unsafe { text::bytes(raw) }
    }
}

impl FromC<MlirStringRef> for String {
    #[inline]
    unsafe fn from_c(raw: MlirStringRef) -> String {
        // SAFETY: the text is readable (`FromC`).
        unsafe { text::to_owned(raw) }
    }
}

impl FromC<MlirIdentifier> for String {
    #[inline]
    unsafe fn from_c(raw: MlirIdentifier) -> String {
        // SAFETY: an identifier belongs to its context, and so does its text.
        unsafe { text::to_owned(mlirIdentifierStr(raw)) }
    }
}

impl ToC for ContextRef<'_> {
    type C = mlir_sys::MlirContext;
    #[inline]
    fn to_c(self) -> mlir_sys::MlirContext {
        self.raw()
    }
}

impl<K: HandleKind> ToC for Interned<'_, K> {
    type C = K::Raw;
    #[inline]
    fn to_c(self) -> K::Raw {
        self.raw
    }
}

impl<K: HandleKind> ToC for Option<Interned<'_, K>> {
    type C = K::Raw;
    #[inline]
    fn to_c(self) -> K::Raw {
        self.map_or(K::NULL, |handle| handle.raw)
    }
}

impl<K: HandleKind> FromC<K::Raw> for Interned<'_, K> {
    #[inline]
    unsafe fn from_c(raw: K::Raw) -> Self {
        Interned::new(raw)
    }
}

impl<K: HandleKind> FromC<K::Raw> for Option<Interned<'_, K>> {
    #[inline]
    unsafe fn from_c(raw: K::Raw) -> Self {
        (K::address(raw) != 0).then(|| Interned::new(raw))
    }
}

macro_rules! handles {
    ($($name:ident: $raw:ident),*) => {$(
        impl ToC for $name<'_> {
            type C = $raw;
            #[inline]
            fn to_c(self) -> $raw {
                self.raw
            }
        }
        impl FromC<$raw> for $name<'_> {
            #[inline]
            unsafe fn from_c(raw: $raw) -> Self {
                $name::new(raw)
            }
        }
        impl FromC<$raw> for Option<$name<'_>> {
            #[inline]
            unsafe fn from_c(raw: $raw) -> Self {
                (!raw.ptr.is_null()).then(|| $name::new(raw))
            }
        }
    )*};
}

handles!(OpRef: MlirOperation, Block: MlirBlock, Region: MlirRegion, Value: MlirValue);

/// Methods of a handle, each of them one call of the C API. `if` names the function that checks whether the handle is
/// of the required kind.
macro_rules! methods {
    ($($(#[$doc:meta])* fn $name:ident($($arg:ident: $type:ty),*) $(-> $out:ty)? = $call:path $(, if $kind:path)?;)*) => {$(
        $(#[$doc])*
        #[inline]
        pub fn $name(self $(, $arg: $type)*) $(-> $out)? {
            $(
                // SAFETY: the handle is live.
                let fits = unsafe { $kind(self.raw) };
                assert!(fits, concat!("`", stringify!($name), "` of a handle of another kind"));
            )?
            // SAFETY: handles are live, and texts live for the call; the handle is of the required kind.
            unsafe { $crate::call::FromC::from_c($call(self.raw $(, $crate::call::ToC::to_c($arg))*)) }
        }
    )*};
}

/// Methods of a handle that edit IR, each of them one call of the C API.
macro_rules! edits {
    ($($(#[$doc:meta])* fn $name:ident($($arg:ident: $type:ty),*) $(-> $out:ty)? = $call:path;)*) => {$(
        $(#[$doc])*
        #[inline]
        pub fn $name(self $(, $arg: $type)*) $(-> $out)? {
            $crate::edits::note();
            // SAFETY: handles are live, and texts live for the call.
            unsafe { $crate::call::FromC::from_c($call(self.raw $(, $crate::call::ToC::to_c($arg))*)) }
        }
    )*};
}

/// Functions that create a handle, each of them one call of the C API.
macro_rules! makers {
    ($($(#[$doc:meta])* fn $name:ident($($arg:ident: $type:ty),*) -> $out:ty = $call:path;)*) => {$(
        $(#[$doc])*
        #[inline]
        pub fn $name($($arg: $type),*) -> $out {
            // SAFETY: handles are live, and texts live for the call; MLIR copies whatever it keeps.
            unsafe { $crate::call::FromC::from_c($call($($crate::call::ToC::to_c($arg)),*)) }
        }
    )*};
}

/// Lists of a handle: the length, one element by its index, and all elements.
macro_rules! lists {
    ($($(#[$doc:meta])* fn $one:ident, $all:ident, $number:ident -> $out:ty = $at:path, $count:path $(, if $kind:path)?;)*) => {$(
        #[doc = concat!("How many [`", stringify!($all), "`](Self::", stringify!($all), ") there are.")]
        #[inline]
        pub fn $number(self) -> usize {
            $(
                // SAFETY: the handle is live.
                let fits = unsafe { $kind(self.raw) };
                assert!(fits, concat!("`", stringify!($number), "` of a handle of another kind"));
            )?
            // SAFETY: the handle is live and of the required kind.
            unsafe { $count(self.raw) }.cast_unsigned()
        }

        #[doc = concat!("One of the [`", stringify!($all), "`](Self::", stringify!($all), "), if there are so many.")]
        #[inline]
        pub fn $one(self, index: usize) -> Option<$out> {
            (index < self.$number()).then(|| {
                // SAFETY: the handle is live and of the required kind, and the index is in range.
                unsafe { $crate::call::FromC::from_c($at(self.raw, index.cast_signed())) }
            })
        }

        $(#[$doc])*
        #[inline]
        pub fn $all(self) -> impl ExactSizeIterator<Item = $out> + DoubleEndedIterator {
            (0..self.$number()).map(move |index| {
                // SAFETY: the handle is live and of the required kind, and the index is in range.
                unsafe { $crate::call::FromC::from_c($at(self.raw, index.cast_signed())) }
            })
        }
    )*};
}

pub(crate) use {edits, lists, makers, methods};
