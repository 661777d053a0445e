//! A reference to an object of the IR.

use std::hash::{Hash, Hasher};

use super::error::{Error, Result};
use crate::reflect::Type;
use crate::{Any, AnyView, Object, ObjectRef, Pass};

/// A reference to an object of one of the IR's classes.
#[derive(Clone, Debug)]
pub(super) struct Handle(ObjectRef<Object>);

// SAFETY: `new` accepts only objects of the IR's classes. They hold the lock of their context around every access, so
// any thread may use and drop them.
unsafe impl Send for Handle {}
// SAFETY: `new` accepts only objects of the IR's classes. They hold the lock of their context around every access, so
// any thread may use and drop them.
unsafe impl Sync for Handle {}

impl Handle {
    /// The object behind a value, which must be of a class of the IR.
    pub(super) fn new(value: Any, class: &'static str) -> Result<Handle> {
        debug_assert!(class.starts_with("ir."), "{class} is not a class of the IR");
        let wrong = |got: &str| Error::wrong_type(format!("expected {class}, got {got}"));
        let key = value.view().type_key();
        let object: ObjectRef<Object> = value.into_object().map_err(|_| wrong(&key))?;
        match Type::of(&object)?.is_a(Type::get(class)?) {
            true => Ok(Handle(object)),
            false => Err(wrong(&key)),
        }
    }

    /// The object.
    pub(super) fn object(&self) -> &ObjectRef<Object> {
        &self.0
    }

    /// Its address: two IR objects are the same thing exactly if they are the same object.
    pub(super) fn address(&self) -> usize {
        self.0.as_handle().addr()
    }
}

impl PartialEq for Handle {
    fn eq(&self, other: &Handle) -> bool {
        self.0.same_as(&other.0)
    }
}

impl Eq for Handle {}

impl Hash for Handle {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.address().hash(state);
    }
}

impl Pass for Handle {
    type Held<'a> = AnyView<'a>;
    fn hold(&self) -> AnyView<'_> {
        self.0.hold()
    }
}

/// Checks that an object belongs to a context; `own` is the object's context.
pub(super) fn expect_context(own: Any, class: &str, context: &super::Context) -> Result<()> {
    match Handle::new(own, "ir.Context")? == *context.handle()? {
        true => Ok(()),
        false => Err(Error::value(format!("{class}: it belongs to another context"))),
    }
}

/// Lets a handle be passed to calls.
macro_rules! passes_handle {
    ($name:ident) => {
        impl $crate::Pass for $name<'_> {
            type Held<'a>
                = $crate::AnyView<'a>
            where
                Self: 'a;
            fn hold(&self) -> $crate::AnyView<'_> {
                self.handle.hold()
            }
        }
    };
}

/// Compares and hashes handles by their objects.
macro_rules! compares_handle {
    ($name:ident) => {
        impl PartialEq for $name<'_> {
            fn eq(&self, other: &Self) -> bool {
                self.handle == other.handle
            }
        }

        impl Eq for $name<'_> {}

        impl ::std::hash::Hash for $name<'_> {
            fn hash<H: ::std::hash::Hasher>(&self, state: &mut H) {
                self.handle.hash(state);
            }
        }
    };
}

/// Declares a handle with its context.
macro_rules! handle {
    ($(#[$attribute:meta])* $name:ident = $key:literal) => {
        $(#[$attribute])*
        #[derive(Clone)]
        pub struct $name<'c> {
            handle: $crate::ir::handle::Handle,
            context: &'c $crate::ir::Context,
        }

        impl<'c> $name<'c> {
            /// Takes the result of a library function.
            pub(super) fn wrap(
                context: &'c $crate::ir::Context,
                value: $crate::Any,
            ) -> $crate::ir::Result<Self> {
                let handle = $crate::ir::handle::Handle::new(value, $key)?;
                Ok($name { handle, context })
            }
        }

        passes_handle!($name);
    };
}

/// Declares a handle that holds a reference to its object.
macro_rules! counted {
    ($(#[$doc:meta])* $name:ident = $key:literal) => {
        handle! {
            $(#[$doc])*
            $name = $key
        }
        compares_handle!($name);

        impl<'c> $name<'c> {
            /// Returns the handle in an FFI value, which must be of this context.
            pub fn from_any(
                context: &'c $crate::ir::Context,
                value: &$crate::AnyView<'_>,
            ) -> $crate::ir::Result<Self> {
                let made = $name::wrap(context, value.to_owned()?)?;
                let own = property!($key, "context", made.handle.object())?;
                $crate::ir::handle::expect_context(own, $key, context)?;
                Ok(made)
            }

            /// The FFI object.
            pub fn to_any(&self) -> $crate::Any {
                self.handle.object().clone().into()
            }

            /// The context.
            pub fn context(&self) -> &'c $crate::ir::Context {
                self.context
            }

            pub(super) fn object(&self) -> &$crate::ObjectRef<$crate::Object> {
                self.handle.object()
            }
        }

        impl ::std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }
    };
}
