//! One of several types, as a parameter, a result or an element.

use std::fmt;

use crate::any::{Any, AnyView};
use crate::convert::{Arg, FfiType, FromView, Held, IntoAny, Pass};
use crate::storable::{is_same, nested_schema};

/// The value as a `T`, if it is in the form that `T` stores.
fn stored<'a, T: FromView<'a> + IntoAny>(view: &'a AnyView<'a>) -> Option<T> {
    let value = T::from_view(view)?.into_any();
    is_same(value.view().as_raw(), view.as_raw()).then(|| T::from_view(view)).flatten()
}

macro_rules! variants {
    ($($(#[$doc:meta])* $name:ident($($alt:ident),+);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name<$($alt),+> {
            $(#[doc = concat!("The alternative `", stringify!($alt), "`.")] $alt($alt),)+
        }

        impl<$($alt: FfiType),+> FfiType for $name<$($alt),+> {
            fn name() -> String {
                format!("Variant<{}>", [$($alt::name()),+].join(", "))
            }
            fn schema() -> String {
                nested_schema("Variant", &[$($alt::schema()),+])
            }
        }

        /// The alternative that stores the value unchanged, or else the first that it converts to.
        impl<'a, $($alt: FromView<'a> + IntoAny),+> FromView<'a> for $name<$($alt),+> {
            fn from_view(view: &'a AnyView<'a>) -> Option<Self> {
                None$(.or_else(|| stored(view).map($name::$alt)))+
                    $(.or_else(|| $alt::from_view(view).map($name::$alt)))+
            }
        }

        impl<$($alt: Arg),+> Arg for $name<$($alt),+>
        where
            $(for<'a> $alt::Out<'a>: IntoAny,)+
        {
            type Out<'a> = $name<$($alt::Out<'a>),+>;
        }

        impl<$($alt: IntoAny),+> IntoAny for $name<$($alt),+> {
            fn into_any(self) -> Any {
                match self { $($name::$alt(value) => value.into_any(),)+ }
            }
        }

        impl<$($alt: Held),+> Held for $name<$($alt),+> {
            fn view(&self) -> AnyView<'_> {
                match self { $($name::$alt(value) => value.view(),)+ }
            }
        }

        impl<$($alt: Pass),+> Pass for $name<$($alt),+> {
            type Held<'a> = $name<$($alt::Held<'a>),+> where Self: 'a;
            fn hold(&self) -> Self::Held<'_> {
                match self { $($name::$alt(value) => $name::$alt(value.hold()),)+ }
            }
        }

        impl<$($alt: IntoAny),+> From<$name<$($alt),+>> for Any {
            fn from(value: $name<$($alt),+>) -> Any {
                value.into_any()
            }
        }

        impl<$($alt: fmt::Display),+> fmt::Display for $name<$($alt),+> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $($name::$alt(value) => value.fmt(f),)+ }
            }
        }
    )*};
}

variants! {
    /// A value of one of two types.
    ///
    /// ```
    /// # fn main() -> fishplate::Result<()> {
    /// # use fishplate::{Function, Variant2};
    /// let length = Function::new("length", |value: Variant2<i64, &str>| match value {
    ///     Variant2::A(int) => int,
    ///     Variant2::B(text) => text.len() as i64,
    /// });
    /// assert_eq!(length.call::<i64>((7,))?, 7);
    /// assert_eq!(length.call::<i64>(("seven",))?, 5);
    /// let error = length.call::<i64>((None::<i64>,)).unwrap_err();
    /// assert!(error.message().contains("Expected `Variant<int, str>` but got `None`"));
    /// # Ok(())
    /// # }
    /// ```
    Variant2(A, B);
    /// A value of one of three types; see [`Variant2`].
    Variant3(A, B, C);
    /// A value of one of four types; see [`Variant2`].
    Variant4(A, B, C, D);
}
