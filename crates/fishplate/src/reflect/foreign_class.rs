//! Support for typed wrappers of foreign classes: the macro that declares one, and the cache of their lookups.

use std::cell::OnceCell;

use super::Type;
use crate::error::Result;
use crate::object::{Object, ObjectRef};

/// A typed reference to an object of a registered class; declared by [`foreign_class!`](crate::foreign_class).
pub trait ForeignClass: Sized {
    /// The registered key.
    const TYPE_KEY: &'static str;
    /// Converts the reference to this class, without a check of the object's type.
    fn assume(object: ObjectRef<Object>) -> Self;
    /// The object.
    fn as_object(&self) -> &ObjectRef<Object>;

    /// Whether an object is of this class.
    fn is_instance(object: &ObjectRef<Object>) -> bool {
        let (own, class) = (Type::of(object), Type::find(Self::TYPE_KEY));
        own.ok().zip(class).is_some_and(|(own, class)| own.is_a(class))
    }

    /// Converts the reference to this class, or returns it unchanged if the object is of another class.
    fn from_object(object: ObjectRef<Object>) -> std::result::Result<Self, ObjectRef<Object>> {
        if Self::is_instance(&object) { Ok(Self::assume(object)) } else { Err(object) }
    }
}

/// Every object is an instance.
impl ForeignClass for ObjectRef<Object> {
    const TYPE_KEY: &'static str = "ffi.Object";
    fn assume(object: ObjectRef<Object>) -> Self {
        object
    }
    fn as_object(&self) -> &ObjectRef<Object> {
        self
    }
}

/// A value that is looked up at first use, and again as long as that fails.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// use fishplate::Function;
/// use fishplate::reflect::Cached;
///
/// thread_local!(static REPR: Cached<Function> = const { Cached::new() });
/// let text: String = REPR.with(|f| f.get(|| Function::get("ffi.ReprPrint"))?.call((42,)))?;
/// assert_eq!(text, "42");
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Cached<T>(OnceCell<T>);

impl<T> Cached<T> {
    /// An empty cache.
    pub const fn new() -> Cached<T> {
        Cached(OnceCell::new())
    }

    /// Returns the cached result, looking it up at the first call.
    pub fn get(&self, find: impl FnOnce() -> Result<T>) -> Result<&T> {
        match self.0.get() {
            Some(found) => Ok(found),
            None => {
                let found = find()?;
                Ok(self.0.get_or_init(|| found))
            }
        }
    }
}

impl<T> Default for Cached<T> {
    fn default() -> Cached<T> {
        Cached::new()
    }
}

/// Declares a typed reference to objects of a class that lives in a library and is known by its key.
///
/// Functions take and return the new type. It dereferences to its parent, so that inherited fields and methods are
/// available, and finally to `ObjectRef<Object>`.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// use fishplate::reflect::{Cached, ForeignClass, Field};
/// use fishplate::{Any, Function, Object, ObjectRef};
///
/// fishplate::foreign_class! {
///     /// Stops a visit.
///     pub struct VisitInterrupt(ObjectRef<Object>) = "ffi.VisitInterrupt";
/// }
///
/// impl VisitInterrupt {
///     /// The value that stopped the visit.
///     pub fn value(&self) -> fishplate::Result<Any> {
///         thread_local!(static FIELD: Cached<Field> = const { Cached::new() });
///         FIELD.with(|f| f.get(|| Field::get(Self::TYPE_KEY, "value"))?.read(self.as_object()))
///     }
/// }
///
/// let stop: VisitInterrupt = Function::get("ffi.VisitInterrupt")?.call((7,))?;
/// assert_eq!(stop.value()?.get::<i64>()?, 7);
/// assert!(Any::from(7).get::<VisitInterrupt>().is_err());
/// # Ok(())
/// # }
/// ```
#[macro_export]
macro_rules! foreign_class {
    ($(#[$doc:meta])* $vis:vis struct $name:ident($parent:ty) = $key:literal;) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        $vis struct $name($parent);

        impl $crate::reflect::ForeignClass for $name {
            const TYPE_KEY: &'static str = $key;
            fn assume(object: $crate::ObjectRef<$crate::Object>) -> Self {
                $name(<$parent as $crate::reflect::ForeignClass>::assume(object))
            }
            fn as_object(&self) -> &$crate::ObjectRef<$crate::Object> {
                $crate::reflect::ForeignClass::as_object(&self.0)
            }
        }

        impl ::std::ops::Deref for $name {
            type Target = $parent;
            fn deref(&self) -> &$parent {
                &self.0
            }
        }

        $crate::foreign_class!(@convert $name);
    };
    (@convert $name:ident) => {
        impl $crate::FfiType for $name {
            fn name() -> String {
                <$name as $crate::reflect::ForeignClass>::TYPE_KEY.into()
            }
        }

        impl<'a> $crate::FromView<'a> for $name {
            fn from_view(view: &'a $crate::AnyView<'a>) -> Option<Self> {
                let object = view.to_object::<$crate::Object>()?;
                <$name as $crate::reflect::ForeignClass>::from_object(object).ok()
            }
        }

        impl $crate::Arg for $name {
            type Out<'a> = $name;
        }

        impl $crate::IntoAny for $name {
            fn into_any(self) -> $crate::Any {
                $crate::reflect::ForeignClass::as_object(&self).clone().into_any()
            }
        }

        impl $crate::Pass for $name {
            type Held<'a> = $crate::AnyView<'a>;
            fn hold(&self) -> $crate::AnyView<'_> {
                $crate::Pass::hold($crate::reflect::ForeignClass::as_object(self))
            }
        }

        impl From<$name> for $crate::Any {
            fn from(value: $name) -> $crate::Any {
                $crate::IntoAny::into_any(value)
            }
        }
    };
}
