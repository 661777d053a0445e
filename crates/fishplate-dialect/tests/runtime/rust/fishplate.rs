//! What generated Rust modules expect of `fishplate::ir`: names and signatures, without bodies.
#![allow(dead_code, missing_docs)]

pub mod ir {
    use std::fmt;
    use std::marker::PhantomData;

    pub type Result<T> = std::result::Result<T, Error>;

    #[derive(Debug)]
    pub struct Error(pub String);

    #[derive(Debug, Default)]
    pub struct Context;

    impl Context {
        pub fn new() -> Context {
            Context
        }
    }

    macro_rules! handles {
        ($($name:ident)*) => { $(
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub struct $name<'c>(pub PhantomData<&'c Context>);
        )* };
    }
    handles!(Type Attribute AffineMap IntegerSet Location Value Region Block InsertionPoint);

    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct BigInt(pub String);

    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Operation<'c>(pub PhantomData<&'c Context>);

    impl Operation<'_> {
        pub fn name(&self) -> &str {
            todo!()
        }
    }

    impl fmt::Display for Type<'_> {
        fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
            Ok(())
        }
    }

    impl fmt::Display for Attribute<'_> {
        fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
            Ok(())
        }
    }

    pub struct RankedTensorType;

    impl RankedTensorType {
        pub fn get<'c>(_: &[i64], _: Type<'c>) -> Type<'c> {
            todo!()
        }
    }

    pub mod dialect {
        use super::*;
        use std::collections::BTreeMap;

        pub fn register(_: &Context, _: &str, _: Option<&str>) -> Result<()> {
            Ok(())
        }

        /// A value on its way into a type, an attribute or an operation.
        #[derive(Debug)]
        pub enum Parameter<'c> {
            Default,
            Value(PhantomData<&'c Context>),
        }

        /// A C++ value that no codec is known for.
        #[derive(Clone, Debug)]
        pub struct Opaque;

        pub trait ToParameter<'c> {
            fn to_parameter(self) -> Parameter<'c>;
        }

        pub trait FromParameter<'c>: Sized {
            fn from_parameter(parameter: Parameter<'c>) -> Result<Self>;
        }

        macro_rules! values {
            ($($type:ty),*) => { $(
                impl<'c> ToParameter<'c> for $type {
                    fn to_parameter(self) -> Parameter<'c> {
                        todo!()
                    }
                }
                impl<'c> FromParameter<'c> for $type {
                    fn from_parameter(_: Parameter<'c>) -> Result<Self> {
                        todo!()
                    }
                }
            )* };
        }
        values!(i8, i16, i32, i64, i128, u8, u16, u32, u64, u128, bool, f32, f64, String, BigInt, Opaque);
        values!(Type<'c>, Attribute<'c>, AffineMap<'c>, IntegerSet<'c>, Location<'c>);
        values!(BTreeMap<String, Attribute<'c>>);

        impl<'c> ToParameter<'c> for &str {
            fn to_parameter(self) -> Parameter<'c> {
                todo!()
            }
        }

        impl<'c, T: Clone + ToParameter<'c>> ToParameter<'c> for &[T] {
            fn to_parameter(self) -> Parameter<'c> {
                todo!()
            }
        }

        impl<'c, T: ToParameter<'c>> ToParameter<'c> for Vec<T> {
            fn to_parameter(self) -> Parameter<'c> {
                todo!()
            }
        }

        impl<'c, T: FromParameter<'c>> FromParameter<'c> for Vec<T> {
            fn from_parameter(_: Parameter<'c>) -> Result<Self> {
                todo!()
            }
        }

        impl<'c, T: ToParameter<'c>> ToParameter<'c> for Option<T> {
            fn to_parameter(self) -> Parameter<'c> {
                todo!()
            }
        }

        impl<'c, T: FromParameter<'c>> FromParameter<'c> for Option<T> {
            fn from_parameter(_: Parameter<'c>) -> Result<Self> {
                todo!()
            }
        }

        pub fn get_type<'c>(_: &'c Context, _: &str, _: &[Parameter<'c>]) -> Result<Type<'c>> {
            todo!()
        }

        pub fn get_attribute<'c>(_: &'c Context, _: &str, _: &[Parameter<'c>]) -> Result<Attribute<'c>> {
            todo!()
        }

        /// The context is that of the parameters.
        pub fn get_type_like<'c>(_: &str, _: &[Parameter<'c>]) -> Result<Type<'c>> {
            todo!()
        }

        pub fn get_attribute_like<'c>(_: &str, _: &[Parameter<'c>]) -> Result<Attribute<'c>> {
            todo!()
        }

        pub fn type_parameter<'c, T: FromParameter<'c>>(_: Type<'c>, _: usize) -> T {
            todo!()
        }

        pub fn attribute_parameter<'c, T: FromParameter<'c>>(_: Attribute<'c>, _: usize) -> T {
            todo!()
        }

        macro_rules! getters {
            ($($name:ident -> $type:ty),* $(,)?) => { $(
                pub fn $name<'c>(_: &Operation<'c>, _: usize) -> Result<$type> {
                    todo!()
                }
            )* };
        }
        getters! {
            operand -> Value<'c>, optional_operand -> Option<Value<'c>>, variadic_operand -> Vec<Value<'c>>,
            nested_operand -> Vec<Vec<Value<'c>>>, result -> Value<'c>, optional_result -> Option<Value<'c>>,
            variadic_result -> Vec<Value<'c>>, nested_result -> Vec<Vec<Value<'c>>>, region -> Region<'c>,
            regions -> Vec<Region<'c>>, successor -> Block<'c>, successors -> Vec<Block<'c>>,
        }

        pub fn attribute<'c, T: FromParameter<'c>>(_: &Operation<'c>, _: usize) -> Result<T> {
            todo!()
        }

        /// Puts an operation together; what is missing or wrong is said when it is built.
        #[derive(Debug)]
        pub struct OpBuilder<'c>(PhantomData<&'c Context>);

        impl<'c> OpBuilder<'c> {
            pub fn new(_: &'static str, _: Location<'c>) -> Self {
                todo!()
            }
            pub fn operand(&mut self, _: usize, _: &[Value<'c>]) {}
            pub fn nested_operand(&mut self, _: usize, _: &[&[Value<'c>]]) {}
            pub fn attribute(&mut self, _: usize, _: Parameter<'c>) {}
            pub fn region(&mut self, _: usize, _: Region<'c>) {}
            pub fn regions(&mut self, _: usize, _: Vec<Region<'c>>) {}
            pub fn successor(&mut self, _: usize, _: &[Block<'c>]) {}
            pub fn results(&mut self, _: &[Type<'c>]) {}
            pub fn insert(self, _: &mut InsertionPoint<'c>) -> Result<Operation<'c>> {
                todo!()
            }
            pub fn build(self) -> Result<Operation<'c>> {
                todo!()
            }
        }
    }

    #[macro_export]
    #[doc(hidden)]
    macro_rules! __handle {
        ($class:ident, $base:ident) => {
            impl<'c> From<$class<'c>> for $crate::ir::$base<'c> {
                fn from(value: $class<'c>) -> Self {
                    value.0
                }
            }
            impl<'c> TryFrom<$crate::ir::$base<'c>> for $class<'c> {
                type Error = $crate::ir::Error;
                fn try_from(_: $crate::ir::$base<'c>) -> $crate::ir::Result<Self> {
                    todo!()
                }
            }
            impl ::std::fmt::Display for $class<'_> {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    self.0.fmt(f)
                }
            }
            impl<'c> $crate::ir::dialect::ToParameter<'c> for $class<'c> {
                fn to_parameter(self) -> $crate::ir::dialect::Parameter<'c> {
                    todo!()
                }
            }
            impl<'c> $crate::ir::dialect::FromParameter<'c> for $class<'c> {
                fn from_parameter(_: $crate::ir::dialect::Parameter<'c>) -> $crate::ir::Result<Self> {
                    todo!()
                }
            }
        };
    }

    #[macro_export]
    #[doc(hidden)]
    macro_rules! __dialect_type {
        ($class:ident) => {
            $crate::__handle!($class, Type);
        };
    }

    #[macro_export]
    #[doc(hidden)]
    macro_rules! __dialect_attribute {
        ($class:ident) => {
            $crate::__handle!($class, Attribute);
        };
    }

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
                fn try_from(_: $crate::ir::Operation<'c>) -> $crate::ir::Result<Self> {
                    todo!()
                }
            }
        };
    }

    #[macro_export]
    #[doc(hidden)]
    macro_rules! __dialect_enum {
        ($class:ident: $repr:ty) => {
            impl ::std::convert::TryFrom<$repr> for $class {
                type Error = $crate::ir::Error;
                fn try_from(value: $repr) -> $crate::ir::Result<Self> {
                    let found = Self::ALL.iter().find(|case| case.value() == value);
                    found.copied().ok_or_else(|| $crate::ir::Error(value.to_string()))
                }
            }
            impl ::std::str::FromStr for $class {
                type Err = $crate::ir::Error;
                fn from_str(text: &str) -> $crate::ir::Result<Self> {
                    let found = Self::ALL.iter().find(|case| case.as_str() == text);
                    found.copied().ok_or_else(|| $crate::ir::Error(text.to_owned()))
                }
            }
            impl ::std::fmt::Display for $class {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    f.write_str(self.as_str())
                }
            }
            $crate::__number!($class);
        };
    }

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
            impl ::std::fmt::Display for $class {
                fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    let cases = Self::ALL.iter().filter(|(case, _)| self.value() & case.value() != 0);
                    let cases: Vec<&str> = cases.map(|(_, text)| *text).collect();
                    f.write_str(&cases.join(Self::SEPARATOR))
                }
            }
            $crate::__number!($class);
        };
    }

    #[macro_export]
    #[doc(hidden)]
    macro_rules! __number {
        ($class:ident) => {
            impl<'c> $crate::ir::dialect::ToParameter<'c> for $class {
                fn to_parameter(self) -> $crate::ir::dialect::Parameter<'c> {
                    todo!()
                }
            }
            impl<'c> $crate::ir::dialect::FromParameter<'c> for $class {
                fn from_parameter(_: $crate::ir::dialect::Parameter<'c>) -> $crate::ir::Result<Self> {
                    todo!()
                }
            }
        };
    }

    pub use crate::{
        __dialect_attribute as dialect_attribute, __dialect_enum as dialect_enum, __dialect_flags as dialect_flags,
        __dialect_op as dialect_op, __dialect_type as dialect_type,
    };
}
