//! Traits and methods that all types over one FFI object share.

/// Implements [`Arg`](crate::convert::Arg), [`IntoAny`](crate::convert::IntoAny), [`Pass`](crate::convert::Pass) and
/// the conversion to [`Any`](crate::Any) through a field.
macro_rules! passes_by {
    ($field:tt of $name:ident $(<$($part:ident),+>)?) => {
        impl $(<$($part: $crate::storable::Storable),+>)? $crate::convert::Arg for $name $(<$($part),+>)? {
            type Out<'a> = Self;
            $crate::convert::takes_moved!();
        }

        impl $(<$($part: $crate::convert::FfiType),+>)? $crate::convert::IntoAny for $name $(<$($part),+>)? {
            fn into_any(self) -> $crate::Any {
                self.$field.into_any()
            }
        }

        impl $(<$($part),+>)? $crate::convert::Pass for $name $(<$($part),+>)? {
            type Held<'a> = $crate::AnyView<'a> where Self: 'a;
            fn hold(&self) -> $crate::AnyView<'_> {
                self.$field.hold()
            }
        }

        impl $(<$($part: $crate::convert::FfiType),+>)? From<$name $(<$($part),+>)?> for $crate::Any {
            fn from(value: $name $(<$($part),+>)?) -> $crate::Any {
                $crate::convert::IntoAny::into_any(value)
            }
        }
    };
}

/// Declares a container over an object, with everything that containers share: the object, its name and its schema,
/// cloning and the empty default.
macro_rules! container {
    ($(#[$doc:meta])* $name:ident<$($part:ident),+> = $object:ty, $key:literal) => {
        $(#[$doc])*
        pub struct $name<$($part),+> {
            object: $crate::ObjectRef<$object>,
            parts: ::std::marker::PhantomData<($($part,)+)>,
        }

        impl<$($part),+> $name<$($part),+> {
            /// The container over an object whose parts are in the form that the types store.
            pub(crate) fn from_object(object: $crate::ObjectRef<$object>) -> Self {
                Self { object, parts: ::std::marker::PhantomData }
            }

            /// Whether it is empty now.
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// The object.
            pub fn as_object(&self) -> &$crate::ObjectRef<$object> {
                &self.object
            }

            /// Whether both are the same object.
            pub fn same_as(&self, other: &Self) -> bool {
                self.object.same_as(&other.object)
            }
        }

        impl<$($part),+> Clone for $name<$($part),+> {
            /// Another reference to the same object.
            fn clone(&self) -> Self {
                Self::from_object(self.object.clone())
            }
        }

        impl<$($part: $crate::storable::Storable),+> Default for $name<$($part),+> {
            fn default() -> Self {
                Self::new()
            }
        }

        impl<$($part: $crate::convert::FfiType),+> $crate::convert::FfiType for $name<$($part),+> {
            fn name() -> String {
                format!("{}<{}>", stringify!($name), [$($part::name()),+].join(", "))
            }
            fn schema() -> String {
                $crate::storable::nested_schema($key, &[$($part::schema()),+])
            }
        }

        $crate::over_object::passes_by!(object of $name<$($part),+>);
    };
}

pub(crate) use {container, passes_by};
