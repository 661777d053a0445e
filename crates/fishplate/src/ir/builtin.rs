//! Types and attributes of the builtin dialect. Each is a copy of a [`Type`] or [`Attribute`], converts to it, and
//! comes back by `try_into`.

use super::block::{elements, types_any};
use super::context::Context;
use super::error::Result;
use super::interned::{Attribute, Type};
use crate::{Any, Array, BigInt, Shape};

/// Declares a class over `Type` or `Attribute`; its key says what may become one.
macro_rules! class {
    ($($(#[$doc:meta])* $name:ident($base:ident) = $key:literal;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name<'c>($base<'c>);

        impl<'c> $name<'c> {
            fn wrap(context: &'c Context, value: Any) -> Result<Self> {
                Self::try_from($base::wrap(context, value)?)
            }
        }

        impl<'c> From<$name<'c>> for $base<'c> {
            fn from(value: $name<'c>) -> $base<'c> {
                value.0
            }
        }

        impl<'c> TryFrom<$base<'c>> for $name<'c> {
            type Error = crate::ir::Error;
            fn try_from(value: $base<'c>) -> Result<Self> {
                let class = crate::reflect::Type::get($key)?;
                match crate::reflect::Type::of(value.object())?.is_a(class) {
                    true => Ok($name(value)),
                    false => {
                        let expected = stringify!($name);
                        let text = format!("expected {expected}, got {value}");
                        Err(crate::ir::Error::wrong_type(text))
                    }
                }
            }
        }

        impl ::std::fmt::Display for $name<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                self.0.fmt(f)
            }
        }
    )* };
}

class! {
    /// An integer type: `i32`, `si8`, `ui64`.
    IntegerType(Type) = "ir.IntegerType";
    /// A floating-point type.
    FloatType(Type) = "ir.FloatType";
    /// The type of indices.
    IndexType(Type) = "ir.IndexType";
    /// A tensor with a rank: `tensor<2x?xf32>`.
    RankedTensorType(Type) = "ir.RankedTensorType";
    /// A buffer with a rank: `memref<2x?xf32>`.
    MemRefType(Type) = "ir.MemRefType";
    /// A vector: `vector<4xf32>`.
    VectorType(Type) = "ir.VectorType";
    /// The type of a function.
    FunctionType(Type) = "ir.FunctionType";
    /// An integer with its type: `5 : i32`.
    IntegerAttr(Attribute) = "ir.IntegerAttr";
    /// `true` or `false`.
    BoolAttr(Attribute) = "ir.BoolAttr";
    /// A floating-point number with its type.
    FloatAttr(Attribute) = "ir.FloatAttr";
    /// A text.
    StringAttr(Attribute) = "ir.StringAttr";
    /// A list of attributes.
    ArrayAttr(Attribute) = "ir.ArrayAttr";
    /// A list of `i64`.
    DenseI64ArrayAttr(Attribute) = "ir.DenseI64ArrayAttr";
    /// The elements of a tensor or vector.
    DenseElementsAttr(Attribute) = "ir.DenseElementsAttr";
    /// The name of a symbol: `@main`.
    FlatSymbolRefAttr(Attribute) = "ir.FlatSymbolRefAttr";
    /// A type as an attribute.
    TypeAttr(Attribute) = "ir.TypeAttr";
    /// Something that is there or not.
    UnitAttr(Attribute) = "ir.UnitAttr";
}

/// The size that stands for a dynamic one.
const DYNAMIC: i64 = i64::MIN;

fn sizes(shape: &[i64]) -> Array<i64> {
    Array::from(shape.to_vec())
}

macro_rules! shaped {
    ($($name:ident)*) => { $(
        impl<'c> $name<'c> {
            /// The size that stands for a dynamic one in a shape.
            pub const DYNAMIC: i64 = DYNAMIC;

            /// The type of the elements.
            pub fn element_type(self) -> Result<Type<'c>> {
                let ty = property!("ir.ShapedType", "element_type", self.0.object())?;
                Type::wrap(self.0.context(), ty)
            }

            /// The sizes.
            pub fn shape(self) -> Result<Vec<i64>> {
                let shape = property!("ir.ShapedType", "shape", self.0.object())?;
                Ok(shape.get::<Shape>()?.to_vec())
            }
        }
    )* };
}
shaped!(RankedTensorType MemRefType VectorType);

impl<'c> IntegerType<'c> {
    /// The type of signless integers of a width.
    pub fn get(context: &'c Context, width: u32) -> Result<IntegerType<'c>> {
        let made = invoke!("ir.IntegerType", "get_signless", width, context.handle()?)?;
        IntegerType::wrap(context, made)
    }

    /// The type of signed integers of a width.
    pub fn signed(context: &'c Context, width: u32) -> Result<IntegerType<'c>> {
        let made = invoke!("ir.IntegerType", "get_signed", width, context.handle()?)?;
        IntegerType::wrap(context, made)
    }

    /// The type of unsigned integers of a width.
    pub fn unsigned(context: &'c Context, width: u32) -> Result<IntegerType<'c>> {
        let made = invoke!("ir.IntegerType", "get_unsigned", width, context.handle()?)?;
        IntegerType::wrap(context, made)
    }

    /// The number of bits.
    pub fn width(self) -> Result<u32> {
        Ok(property!("ir.IntegerType", "width", self.0.object())?.get()?)
    }
}

macro_rules! floats {
    ($($name:ident = $class:literal, $doc:literal;)*) => {
        impl<'c> FloatType<'c> { $(
            #[doc = $doc]
            pub fn $name(context: &'c Context) -> Result<FloatType<'c>> {
                FloatType::wrap(context, invoke!($class, "get", context.handle()?)?)
            }
        )* }
    };
}
floats! {
    f16 = "ir.F16Type", "`f16`.";
    bf16 = "ir.BF16Type", "`bf16`.";
    f32 = "ir.F32Type", "`f32`.";
    f64 = "ir.F64Type", "`f64`.";
}

impl<'c> FloatType<'c> {
    /// The number of bits.
    pub fn width(self) -> Result<u32> {
        Ok(property!("ir.FloatType", "width", self.0.object())?.get()?)
    }
}

impl<'c> IndexType<'c> {
    /// The type of indices.
    pub fn get(context: &'c Context) -> Result<IndexType<'c>> {
        IndexType::wrap(context, invoke!("ir.IndexType", "get", context.handle()?)?)
    }
}

impl<'c> RankedTensorType<'c> {
    /// A tensor type of a shape; a size that is not known is [`RankedTensorType::DYNAMIC`].
    pub fn get(shape: &[i64], element: Type<'c>) -> Result<RankedTensorType<'c>> {
        let (shape, none) = (sizes(shape), None::<i64>);
        let made = invoke!("ir.RankedTensorType", "get", shape, element, none, none)?;
        RankedTensorType::wrap(element.context(), made)
    }
}

impl<'c> MemRefType<'c> {
    /// A buffer type of a shape; a size that is not known is [`MemRefType::DYNAMIC`].
    pub fn get(shape: &[i64], element: Type<'c>) -> Result<MemRefType<'c>> {
        let (shape, none) = (sizes(shape), None::<i64>);
        let made = invoke!("ir.MemRefType", "get", shape, element, none, none, none)?;
        MemRefType::wrap(element.context(), made)
    }
}

impl<'c> VectorType<'c> {
    /// A vector type of a shape.
    pub fn get(shape: &[i64], element: Type<'c>) -> Result<VectorType<'c>> {
        let (shape, none) = (sizes(shape), None::<i64>);
        let made = invoke!("ir.VectorType", "get", shape, element, none, none, none)?;
        VectorType::wrap(element.context(), made)
    }
}

impl<'c> FunctionType<'c> {
    /// The type of functions from `inputs` to `results`.
    pub fn get(
        context: &'c Context,
        inputs: &[Type<'c>],
        results: &[Type<'c>],
    ) -> Result<FunctionType<'c>> {
        let (inputs, results) = (types_any(inputs), types_any(results));
        let made = invoke!("ir.FunctionType", "get", inputs, results, context.handle()?)?;
        FunctionType::wrap(context, made)
    }

    /// The types of the inputs.
    pub fn inputs(self) -> Result<Vec<Type<'c>>> {
        let inputs = property!("ir.FunctionType", "inputs", self.0.object())?;
        elements(&inputs)?.into_iter().map(|each| Type::wrap(self.0.context(), each)).collect()
    }

    /// The types of the results.
    pub fn results(self) -> Result<Vec<Type<'c>>> {
        let results = property!("ir.FunctionType", "results", self.0.object())?;
        elements(&results)?.into_iter().map(|each| Type::wrap(self.0.context(), each)).collect()
    }
}

impl<'c> IntegerAttr<'c> {
    /// An integer of a type; one that does not fit is an error.
    pub fn get(ty: impl Into<Type<'c>>, value: i64) -> Result<IntegerAttr<'c>> {
        let ty = ty.into();
        IntegerAttr::wrap(ty.context(), invoke!("ir.IntegerAttr", "get", ty, value)?)
    }

    /// The value, of any size.
    pub fn value(self) -> Result<BigInt> {
        Ok(invoke!("ir.IntegerAttr", "__int__", self.0)?.get()?)
    }
}

impl<'c> BoolAttr<'c> {
    /// `true` or `false`.
    pub fn get(context: &'c Context, value: bool) -> Result<BoolAttr<'c>> {
        BoolAttr::wrap(context, invoke!("ir.BoolAttr", "get", value, context.handle()?)?)
    }
}

impl<'c> FloatAttr<'c> {
    /// A number of a floating-point type.
    pub fn get(ty: impl Into<Type<'c>>, value: f64) -> Result<FloatAttr<'c>> {
        let (ty, none) = (ty.into(), None::<i64>);
        FloatAttr::wrap(ty.context(), invoke!("ir.FloatAttr", "get", ty, value, none)?)
    }

    /// The value.
    pub fn value(self) -> Result<f64> {
        Ok(property!("ir.FloatAttr", "value", self.0.object())?.get()?)
    }
}

impl<'c> StringAttr<'c> {
    /// A text.
    pub fn get(context: &'c Context, text: &str) -> Result<StringAttr<'c>> {
        StringAttr::wrap(context, invoke!("ir.StringAttr", "get", text, context.handle()?)?)
    }

    /// The text.
    pub fn value(self) -> Result<String> {
        Ok(property!("ir.StringAttr", "value", self.0.object())?.get()?)
    }
}

impl<'c> ArrayAttr<'c> {
    /// A list of attributes.
    pub fn get(context: &'c Context, attributes: &[Attribute<'c>]) -> Result<ArrayAttr<'c>> {
        let attributes: Array<Any> = attributes.iter().map(|each| each.to_any()).collect();
        ArrayAttr::wrap(context, invoke!("ir.ArrayAttr", "get", attributes, context.handle()?)?)
    }

    /// The attributes.
    pub fn value(self) -> Result<Vec<Attribute<'c>>> {
        let all = property!("ir.ArrayAttr", "value", self.0.object())?;
        elements(&all)?.into_iter().map(|each| Attribute::wrap(self.0.context(), each)).collect()
    }
}

impl<'c> DenseI64ArrayAttr<'c> {
    /// A list of integers.
    pub fn get(context: &'c Context, values: &[i64]) -> Result<DenseI64ArrayAttr<'c>> {
        let values = sizes(values);
        let made = invoke!("ir.DenseI64ArrayAttr", "get", values, context.handle()?)?;
        DenseI64ArrayAttr::wrap(context, made)
    }
}

impl<'c> DenseElementsAttr<'c> {
    /// Every element the same.
    pub fn splat(
        ty: impl Into<Type<'c>>,
        element: impl Into<Attribute<'c>>,
    ) -> Result<DenseElementsAttr<'c>> {
        let ty = ty.into();
        let made = invoke!("ir.DenseElementsAttr", "get_splat", ty, element.into())?;
        DenseElementsAttr::wrap(ty.context(), made)
    }
}

impl<'c> FlatSymbolRefAttr<'c> {
    /// The symbol of a name.
    pub fn get(context: &'c Context, name: &str) -> Result<FlatSymbolRefAttr<'c>> {
        let made = invoke!("ir.FlatSymbolRefAttr", "get", name, context.handle()?)?;
        FlatSymbolRefAttr::wrap(context, made)
    }
}

impl<'c> TypeAttr<'c> {
    /// A type as an attribute.
    pub fn get(ty: impl Into<Type<'c>>) -> Result<TypeAttr<'c>> {
        let ty = ty.into();
        let context = ty.context();
        TypeAttr::wrap(context, invoke!("ir.TypeAttr", "get", ty, context.handle()?)?)
    }
}

impl<'c> UnitAttr<'c> {
    /// Something that is there.
    pub fn get(context: &'c Context) -> Result<UnitAttr<'c>> {
        UnitAttr::wrap(context, invoke!("ir.UnitAttr", "get", context.handle()?)?)
    }
}
