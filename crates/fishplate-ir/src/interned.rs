//! The classes whose objects represent things that a context keeps forever: types, attributes, locations, affine
//! expressions, maps and integer sets. Each thing has at most one live object. Only the class differs; the shared code
//! is here.

use fishplate::{ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::interned::{HandleKind, kind};

use crate::live::{Handle, Kept};
use crate::room::Part;
use crate::{Context, Guard};

/// A class whose objects represent things that a context keeps.
pub(crate) trait InternedClass: Handle {
    /// The kind of thing that they represent.
    type Kind: HandleKind + Measured;

    /// Creates an object for a thing that has none, of the most derived class known.
    fn make(held: &Guard<'_>, kept: Kept<Self::Kind>) -> Result<ObjectRef<Self>>;
}

/// Measurements taken before a thing is printed, or before one that a caller builds is accepted.
pub(crate) trait Measured: HandleKind + Sized {
    /// Returns its parts.
    fn parts<'c>(raw: mlir::Interned<'c, Self>) -> impl Iterator<Item = Part<'c>>;
    /// Whether its text may be too long.
    const MAY_BE_LONG: bool;
}

macro_rules! measured {
    ($($kind:ident, $long:literal, |$raw:ident| $parts:expr;)*) => {$(
        impl Measured for kind::$kind {
            const MAY_BE_LONG: bool = $long;
            #[inline]
            fn parts<'c>($raw: mlir::Interned<'c, Self>) -> impl Iterator<Item = Part<'c>> {
                $parts
            }
        }
    )*};
}

measured! {
    Type, true, |raw| [Part::Type(raw)].into_iter();
    Attribute, true, |raw| [Part::Attribute(raw)].into_iter();
    Location, true, |raw| [Part::Attribute(raw.attribute())].into_iter();
    AffineExpr, false, |raw| [Part::Expression(raw)].into_iter();
    AffineMap, false, |raw| raw.results().map(Part::Expression);
    IntegerSet, false, |raw| raw.constraints().map(Part::Expression);
}

/// Returns the object of a thing: the live one, or a new one.
#[inline]
pub(crate) fn wrap<T: InternedClass>(
    context: &ObjectRef<Context>,
    raw: mlir::Interned<'_, T::Kind>,
) -> Result<ObjectRef<T>> {
    let held = context.lock();
    context.object_of(&held, raw.address(), || T::make(&held, Kept::new(context, raw)?))
}

/// Returns the object of a thing that a caller builds. Fails when it nests deeper than MLIR can print, or expands to
/// too much text.
#[inline]
pub(crate) fn wrap_new<T: InternedClass>(
    context: &ObjectRef<Context>,
    raw: mlir::Interned<'_, T::Kind>,
) -> Result<ObjectRef<T>> {
    let held = context.lock();
    if let Some(known) = context.state(&held).table.find(raw.address()) {
        return Ok(known);
    }
    for part in T::Kind::parts(raw) {
        context.admit(&held, part)?;
    }
    wrap(context, raw)
}

impl<K: Measured> Kept<K> {
    /// The text as MLIR prints it. Fails if it would be too long.
    pub(crate) fn try_text(&self) -> Result<String> {
        let context = self.context();
        let held = context.lock();
        if K::MAY_BE_LONG {
            K::parts(self.get()).try_for_each(|part| context.expect_printable(&held, part))?;
        }
        Ok(context.roomy(|| self.get().text()))
    }

    /// The text as MLIR prints it, or a message that says why it cannot be printed.
    pub(crate) fn text(&self) -> String {
        self.try_text().unwrap_or_else(|error| format!("<{}>", error.message()))
    }
}

/// Turns a class with the single field `kept` into one whose objects represent things of a kind.
macro_rules! interned {
    ($class:ident, $kind:ident) => {
        impl Drop for $class {
            fn drop(&mut self) {
                let context = self.kept.context();
                let Some(held) = context.lock_for_drop() else { return };
                context.state(&held).table.remove(self.kept.get().address(), self);
            }
        }

        impl $class {
            /// The handle of MLIR.
            #[inline]
            pub fn mlir(&self) -> fishplate_mlir::$kind<'_> {
                self.kept.get()
            }

            /// The context.
            #[inline]
            pub fn context(&self) -> &fishplate::ObjectRef<$crate::Context> {
                self.kept.context()
            }

            /// The text as MLIR prints it.
            pub fn text(&self) -> String {
                self.kept.text()
            }

            /// Returns the object for something of a context.
            #[inline]
            pub fn wrap(
                context: &fishplate::ObjectRef<$crate::Context>,
                raw: fishplate_mlir::$kind<'_>,
            ) -> fishplate::Result<fishplate::ObjectRef<$class>> {
                $crate::interned::wrap(context, raw)
            }
        }

        #[fishplate::methods(nonblocking)]
        impl $class {
            /// The context that it belongs to.
            #[getter(name = "context")]
            fn get_context(&self) -> fishplate::ObjectRef<$crate::Context> {
                self.context().clone()
            }

            /// The text as MLIR prints it.
            #[method(name = "text")]
            fn get_text(&self) -> fishplate::Result<String> {
                self.kept.try_text()
            }
        }
    };
}

pub(crate) use interned;
