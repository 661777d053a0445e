//! Macros with which generated modules declare types, attributes, operations and enumerations.

/// Conversions of a class over `Type` or `Attribute`.
#[macro_export]
#[doc(hidden)]
macro_rules! __dialect_handle {
    ($class:ident, $base:ident) => {
        impl<'c> From<$class<'c>> for $crate::ir::$base<'c> {
            fn from(value: $class<'c>) -> Self {
                value.0
            }
        }

        impl<'c> TryFrom<$crate::ir::$base<'c>> for $class<'c> {
            type Error = $crate::ir::Error;
            fn try_from(value: $crate::ir::$base<'c>) -> $crate::ir::Result<Self> {
                $crate::ir::dialect::expect(value.is_a(Self::NAME), Self::NAME, value)?;
                Ok($class(value))
            }
        }

        impl ::std::fmt::Display for $class<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }

        $crate::__dialect_values!($class, $base);
    };
}

/// A class over `Type` or `Attribute` as a parameter.
#[macro_export]
#[doc(hidden)]
macro_rules! __dialect_values {
    ($class:ident, $base:ident) => {
        impl<'c> $crate::ir::dialect::ToParameter<'c> for $class<'c> {
            fn to_parameter(self) -> $crate::ir::dialect::Parameter<'c> {
                $crate::ir::dialect::ToParameter::to_parameter(self.0)
            }
        }

        impl<'c> $crate::ir::dialect::FromParameter<'c> for $class<'c> {
            fn from_parameter(
                parameter: $crate::ir::dialect::Parameter<'c>,
            ) -> $crate::ir::Result<Self> {
                let value: $crate::ir::$base<'c> =
                    $crate::ir::dialect::FromParameter::from_parameter(parameter)?;
                Self::try_from(value)
            }
        }
    };
}

/// A type of a dialect.
#[macro_export]
#[doc(hidden)]
macro_rules! __dialect_type {
    ($class:ident) => {
        $crate::__dialect_handle!($class, Type);
    };
}

/// An attribute of a dialect.
#[macro_export]
#[doc(hidden)]
macro_rules! __dialect_attribute {
    ($class:ident) => {
        $crate::__dialect_handle!($class, Attribute);
    };
}

/// An operation of a dialect.
#[macro_export]
#[doc(hidden)]
macro_rules! __dialect_op {
    ($class:ident) => {
        impl<'c> $class<'c> {
            /// The operation behind the view.
            pub fn operation(&self) -> &$crate::ir::Operation<'c> {
                &self.0
            }
        }

        impl<'c> TryFrom<$crate::ir::Operation<'c>> for $class<'c> {
            type Error = $crate::ir::Error;
            fn try_from(value: $crate::ir::Operation<'c>) -> $crate::ir::Result<Self> {
                value.expect_name(Self::NAME)?;
                Ok($class(value))
            }
        }

        impl<'c> From<$class<'c>> for $crate::ir::Operation<'c> {
            fn from(value: $class<'c>) -> Self {
                value.0
            }
        }
    };
}

/// An enumeration of a dialect.
#[macro_export]
#[doc(hidden)]
macro_rules! __dialect_enum {
    ($class:ident: $repr:ty) => {
        impl $class {
            fn no_case(got: impl ::std::fmt::Display) -> $crate::ir::Error {
                let cases: Vec<(&str, u64)> =
                    Self::ALL.iter().map(|case| (case.as_str(), u64::from(case.value()))).collect();
                $crate::ir::Error::no_case(stringify!($class), got, &cases)
            }
        }

        impl ::std::convert::TryFrom<$repr> for $class {
            type Error = $crate::ir::Error;
            fn try_from(value: $repr) -> $crate::ir::Result<Self> {
                let found = Self::ALL.iter().find(|case| case.value() == value);
                found.copied().ok_or_else(|| Self::no_case(value))
            }
        }

        impl ::std::str::FromStr for $class {
            type Err = $crate::ir::Error;
            fn from_str(text: &str) -> $crate::ir::Result<Self> {
                let found = Self::ALL.iter().find(|case| case.as_str() == text);
                found.copied().ok_or_else(|| Self::no_case(format!("{text:?}")))
            }
        }

        impl ::std::fmt::Display for $class {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        $crate::__dialect_number!($class: $repr);
    };
}

/// An enumeration of bits.
#[macro_export]
#[doc(hidden)]
macro_rules! __dialect_flags {
    ($class:ident: $repr:ty) => {
        impl ::std::ops::BitOr for $class {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::std::ops::BitAnd for $class {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::std::convert::TryFrom<$repr> for $class {
            type Error = $crate::ir::Error;
            fn try_from(value: $repr) -> $crate::ir::Result<Self> {
                let known = Self::ALL.iter().fold(0, |bits, (case, _)| bits | case.value());
                if Self::ALL.is_empty() || value & !known == 0 {
                    return Ok(Self(value));
                }
                let cases: Vec<(&str, u64)> =
                    Self::ALL.iter().map(|(case, text)| (*text, u64::from(case.value()))).collect();
                Err($crate::ir::Error::no_case(stringify!($class), value, &cases))
            }
        }

        impl ::std::fmt::Display for $class {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let cases = Self::ALL.iter().map(|(case, text)| (u64::from(case.value()), *text));
                let cases: Vec<(u64, &str)> = cases.collect();
                let bits = u64::from(self.value());
                let text = $crate::ir::dialect::flags_text(
                    bits, &cases, Self::SEPARATOR, Self::GROUPS_FIRST,
                );
                f.write_str(&text)
            }
        }

        $crate::__dialect_number!($class: $repr);
    };
}

/// An enumeration as a parameter: its number.
#[macro_export]
#[doc(hidden)]
macro_rules! __dialect_number {
    ($class:ident: $repr:ty) => {
        impl<'c> $crate::ir::dialect::ToParameter<'c> for $class {
            fn to_parameter(self) -> $crate::ir::dialect::Parameter<'c> {
                // The library stores every enumeration in 64 bits.
                let number = u64::from(self.value()).cast_signed();
                $crate::ir::dialect::ToParameter::to_parameter(number)
            }
        }

        impl<'c> $crate::ir::dialect::FromParameter<'c> for $class {
            fn from_parameter(
                parameter: $crate::ir::dialect::Parameter<'c>,
            ) -> $crate::ir::Result<Self> {
                let number: i64 = $crate::ir::dialect::FromParameter::from_parameter(parameter)?;
                Self::try_from(number as $repr)
            }
        }
    };
}
