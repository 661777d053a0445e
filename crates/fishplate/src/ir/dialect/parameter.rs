//! Values that are written to types, attributes and operations, or read from them.

use std::collections::BTreeMap;

use crate::ir::{
    AffineExpr, AffineMap, Attribute, BigInt, Block, Context, Error, IntegerSet, Location,
    OpOperand, Operation, Region, Result, Type, Value,
};
use crate::{Any, Array, Map, Shape, Str};

/// A value that is written to a type, an attribute or an operation, or read from one.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Parameter<'c> {
    /// No value: the default, if there is one.
    Default,
    /// An FFI value, and the context that it belongs to.
    Value(Any, Option<&'c Context>),
    /// The error of a value that could not be created.
    Wrong(Error),
}

impl<'c> Parameter<'c> {
    pub(in crate::ir) fn read(context: &'c Context, value: Any) -> Parameter<'c> {
        Parameter::Value(value, Some(context))
    }

    /// The value; None for the default.
    pub(super) fn value(&self) -> Result<Any> {
        match self {
            Parameter::Default => Ok(Any::NONE),
            Parameter::Value(value, _) => Ok(value.clone()),
            Parameter::Wrong(error) => Err(error.clone()),
        }
    }

    /// The context that it belongs to.
    pub(super) fn context(&self) -> Option<&'c Context> {
        match self {
            Parameter::Value(_, context) => *context,
            _ => None,
        }
    }

    /// The value and its context, which handles need.
    fn parts(self) -> Result<(Any, &'c Context)> {
        let context = self.context();
        let context = context.ok_or_else(|| Error::value("the parameter belongs to no context"))?;
        Ok((self.value()?, context))
    }
}

/// A C++ value without a known codec.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opaque;

/// Types that can be a parameter.
pub trait ToParameter<'c> {
    /// The parameter.
    fn to_parameter(self) -> Parameter<'c>;
}

/// Types that a parameter can be read as.
pub trait FromParameter<'c>: Sized {
    /// The value.
    fn from_parameter(parameter: Parameter<'c>) -> Result<Self>;
}

macro_rules! plain {
    ($($type:ty),*) => { $(
        impl<'c> ToParameter<'c> for $type {
            fn to_parameter(self) -> Parameter<'c> {
                Parameter::Value(Any::from(self), None)
            }
        }

        impl<'c> FromParameter<'c> for $type {
            fn from_parameter(parameter: Parameter<'c>) -> Result<Self> {
                Ok(parameter.value()?.get()?)
            }
        }
    )* };
}
plain!(i8, i16, i32, i64, u8, u16, u32, usize, bool, f32, f64, String, BigInt);

/// Integers that may not fit into a signed 64-bit integer.
macro_rules! wide {
    ($($type:ty),*) => { $(
        impl<'c> ToParameter<'c> for $type {
            fn to_parameter(self) -> Parameter<'c> {
                Parameter::Value(Any::from(BigInt::from(self)), None)
            }
        }

        impl<'c> FromParameter<'c> for $type {
            fn from_parameter(parameter: Parameter<'c>) -> Result<Self> {
                let number = parameter.value()?.get::<BigInt>()?;
                let small = number.to_i128().and_then(|number| number.try_into().ok());
                small.ok_or_else(|| {
                    Error::value(format!("{number} does not fit into {}", stringify!($type)))
                })
            }
        }
    )* };
}
wide!(u64, i128);

impl<'c> ToParameter<'c> for u128 {
    fn to_parameter(self) -> Parameter<'c> {
        match i128::try_from(self) {
            Ok(number) => number.to_parameter(),
            Err(_) => Parameter::Wrong(Error::value(format!("{self} does not fit into 127 bits"))),
        }
    }
}

impl<'c> FromParameter<'c> for u128 {
    fn from_parameter(parameter: Parameter<'c>) -> Result<Self> {
        let number = i128::from_parameter(parameter)?;
        number.try_into().map_err(|_| Error::value(format!("{number} does not fit into u128")))
    }
}

macro_rules! handles {
    ($($type:ident),*) => { $(
        impl<'c> ToParameter<'c> for $type<'c> {
            fn to_parameter(self) -> Parameter<'c> {
                Parameter::Value(self.to_any(), Some(self.context()))
            }
        }

        impl<'c> FromParameter<'c> for $type<'c> {
            fn from_parameter(parameter: Parameter<'c>) -> Result<Self> {
                let (value, context) = parameter.parts()?;
                $type::wrap(context, value)
            }
        }
    )* };
}
handles!(Type, Attribute, AffineExpr, AffineMap, IntegerSet, Location);

macro_rules! parts {
    ($($type:ident),*) => { $(
        impl<'c> FromParameter<'c> for $type<'c> {
            fn from_parameter(parameter: Parameter<'c>) -> Result<Self> {
                let (value, context) = parameter.parts()?;
                $type::wrap(context, value)
            }
        }
    )* };
}
parts!(Operation, Block, Region, Value, OpOperand);

impl<'c> ToParameter<'c> for Opaque {
    fn to_parameter(self) -> Parameter<'c> {
        Parameter::Default
    }
}

impl<'c> FromParameter<'c> for Opaque {
    fn from_parameter(_: Parameter<'c>) -> Result<Self> {
        Ok(Opaque)
    }
}

impl<'c> ToParameter<'c> for &str {
    fn to_parameter(self) -> Parameter<'c> {
        Parameter::Value(Any::from(self), None)
    }
}

/// The parameter of a list: it takes the first context and the first error of its items.
fn list<'c>(items: impl Iterator<Item = Parameter<'c>>) -> Parameter<'c> {
    let mut context = None;
    let values: Result<Vec<Any>> = items
        .map(|item| {
            context = context.or(item.context());
            item.value()
        })
        .collect();
    match values {
        Ok(values) => Parameter::Value(Array::from(values).into(), context),
        Err(error) => Parameter::Wrong(error),
    }
}

impl<'c, T: Clone + ToParameter<'c>> ToParameter<'c> for &[T] {
    fn to_parameter(self) -> Parameter<'c> {
        list(self.iter().cloned().map(T::to_parameter))
    }
}

impl<'c, T: ToParameter<'c>> ToParameter<'c> for Vec<T> {
    fn to_parameter(self) -> Parameter<'c> {
        list(self.into_iter().map(T::to_parameter))
    }
}

impl<'c, T: FromParameter<'c>> FromParameter<'c> for Vec<T> {
    fn from_parameter(parameter: Parameter<'c>) -> Result<Self> {
        let context = parameter.context();
        let value = parameter.value()?;
        let items = match value.try_get::<Shape>() {
            Some(sizes) => sizes.iter().map(|&size| Any::from(size)).collect(),
            None => value.get::<Array<Any>>()?,
        };
        items.iter().map(|item| T::from_parameter(Parameter::Value(item, context))).collect()
    }
}

impl<'c, T: ToParameter<'c>> ToParameter<'c> for Option<T> {
    fn to_parameter(self) -> Parameter<'c> {
        self.map_or(Parameter::Default, T::to_parameter)
    }
}

impl<'c, T: FromParameter<'c>> FromParameter<'c> for Option<T> {
    fn from_parameter(parameter: Parameter<'c>) -> Result<Self> {
        match parameter.value()?.is_none() {
            true => Ok(None),
            false => T::from_parameter(parameter).map(Some),
        }
    }
}

/// The result of creating something: its error is reported when the whole is built.
impl<'c, T: ToParameter<'c>> ToParameter<'c> for Result<T> {
    fn to_parameter(self) -> Parameter<'c> {
        self.map_or_else(Parameter::Wrong, T::to_parameter)
    }
}

impl<'c> ToParameter<'c> for BTreeMap<String, Attribute<'c>> {
    fn to_parameter(self) -> Parameter<'c> {
        let context = self.values().next().map(|first| first.context());
        let map: Map<Str, Any> =
            self.into_iter().map(|(name, value)| (Str::from(name), value.to_any())).collect();
        Parameter::Value(map.into(), context)
    }
}

impl<'c> FromParameter<'c> for BTreeMap<String, Attribute<'c>> {
    fn from_parameter(parameter: Parameter<'c>) -> Result<Self> {
        let (value, context) = parameter.parts()?;
        let map = value.get::<Map<Str, Any>>()?;
        map.iter()
            .map(|(name, value)| Ok((name.to_string(), Attribute::wrap(context, value)?)))
            .collect()
    }
}
