//! Types and attributes of the builtin dialect. Each is a copy of a [`Type`] or [`Attribute`], has its methods,
//! converts to it, and is converted back by `try_into`.

#[macro_use]
mod class;
mod attribute;
mod dense;
mod float;
mod shaped;
mod types;

use class::expect_class;

use super::error::{Error, Result};
use super::interned::{Attribute, Type};

class! {
    /// An integer type: `i32`, `si8`, `ui64`.
    IntegerType(Type) = "ir.IntegerType";
    /// A floating-point type.
    FloatType(Type) = "ir.FloatType";
    /// The type of indices.
    IndexType(Type) = "ir.IndexType";
    /// The type without a value: `none`.
    NoneType(Type) = "ir.NoneType";
    /// A complex number: `complex<f32>`.
    ComplexType(Type) = "ir.ComplexType";
    /// Several types as one: `tuple<i32, f32>`.
    TupleType(Type) = "ir.TupleType";
    /// The type of a function: `(i32) -> f32`.
    FunctionType(Type) = "ir.FunctionType";
    /// The type of a graph, from inputs to results.
    GraphType(Type) = "ir.GraphType";
    /// A type of a dialect that the context does not know, as text.
    OpaqueType(Type) = "ir.OpaqueType";
    /// A type with elements: a tensor, a buffer or a vector.
    ShapedType(Type) = "ir.ShapedType";
    /// A tensor with a rank: `tensor<2x?xf32>`.
    RankedTensorType(Type) = "ir.RankedTensorType";
    /// A tensor of any rank: `tensor<*xf32>`.
    UnrankedTensorType(Type) = "ir.UnrankedTensorType";
    /// A buffer with a rank: `memref<2x?xf32>`.
    MemRefType(Type) = "ir.MemRefType";
    /// A buffer of any rank: `memref<*xf32>`.
    UnrankedMemRefType(Type) = "ir.UnrankedMemRefType";
    /// A vector: `vector<4xf32>`.
    VectorType(Type) = "ir.VectorType";
}

class! {
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
    /// Attributes by name.
    DictAttr(Attribute) = "ir.DictAttr";
    /// A reference to a symbol, through the tables around it: `@outer::@inner`.
    SymbolRefAttr(Attribute) = "ir.SymbolRefAttr";
    /// A reference to a symbol: `@main`.
    FlatSymbolRefAttr(Attribute) = "ir.FlatSymbolRefAttr";
    /// A type as an attribute.
    TypeAttr(Attribute) = "ir.TypeAttr";
    /// An attribute whose presence is its meaning.
    UnitAttr(Attribute) = "ir.UnitAttr";
    /// An affine map as an attribute.
    AffineMapAttr(Attribute) = "ir.AffineMapAttr";
    /// A set of integers as an attribute.
    IntegerSetAttr(Attribute) = "ir.IntegerSetAttr";
    /// A location as an attribute.
    LocationAttr(Attribute) = "ir.LocationAttr";
    /// An attribute of a dialect that the context does not know, as text.
    OpaqueAttr(Attribute) = "ir.OpaqueAttr";
    /// The layout of a buffer's elements: `strided<[4, 1], offset: 2>`.
    StridedLayoutAttr(Attribute) = "ir.StridedLayoutAttr";
    /// A list of numbers: `array<i64: 1, 2>`.
    DenseArrayAttr(Attribute) = "ir.DenseArrayAttr";
    /// The elements of a tensor or vector.
    DenseElementsAttr(Attribute) = "ir.DenseElementsAttr";
    /// Elements that are integers.
    DenseIntElementsAttr(Attribute) = "ir.DenseIntElementsAttr";
    /// Elements that are floating-point numbers.
    DenseFPElementsAttr(Attribute) = "ir.DenseFPElementsAttr";
    /// Elements stored in a named resource.
    DenseResourceElementsAttr(Attribute) = "ir.DenseResourceElementsAttr";
}

kinds! {
    ShapedType(Type): RankedTensorType UnrankedTensorType MemRefType UnrankedMemRefType VectorType;
    IntegerAttr(Attribute): BoolAttr;
    SymbolRefAttr(Attribute): FlatSymbolRefAttr;
    DenseElementsAttr(Attribute): DenseIntElementsAttr DenseFPElementsAttr;
}

pub use dense::{
    DenseBoolArrayAttr, DenseF32ArrayAttr, DenseF64ArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr,
    DenseI32ArrayAttr, DenseI64ArrayAttr,
};
pub use float::{
    BF16Type, F16Type, F32Type, F64Type, F80Type, F128Type, Float4E2M1FNType, Float6E2M3FNType,
    Float6E3M2FNType, Float8E3M4Type, Float8E4M3B11FNUZType, Float8E4M3FNType, Float8E4M3FNUZType,
    Float8E4M3Type, Float8E5M2FNUZType, Float8E5M2Type, Float8E8M0FNUType, FloatTF32Type,
};
