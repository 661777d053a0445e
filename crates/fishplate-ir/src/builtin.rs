//! The types and attributes of the builtin dialect, one object class each: `ir.IntegerType`, `ir.DenseElementsAttr`,
//! ... One table row maps a kind of MLIR to its class.
//!
//! A class adds functions and properties to [`Type`](crate::Type) or [`Attribute`](crate::Attribute), but no data.

mod affine_attr;
mod affine_expr;
mod affine_expr_class;
mod affine_map;
mod class;
mod compound_type;
mod container_attr;
mod dense_array_attr;
mod dense_attr;
mod dense_buffer;
mod dense_shape;
mod dense_tensor;
mod element_kind;
mod float_type;
mod integer_attr;
mod integer_set;
mod integer_type;
pub(crate) mod memo;
mod memref_type;
mod of;
mod plain_attr;
mod resource_attr;
mod shaped_type;
mod symbol_attr;
mod tensor_type;
mod vector_type;

use fishplate::ObjectType;
use fishplate::abi::TypeIndex;
use fishplate_mlir::{Attribute, DenseElement};

use crate::classes::Family;

pub use affine_attr::{AffineMapAttr, IntegerSetAttr, StridedLayoutAttr};
pub use affine_expr::AffineExpr;
pub use affine_expr_class::{
    AffineAddExpr, AffineBinaryExpr, AffineCeilDivExpr, AffineConstantExpr, AffineDimExpr,
    AffineFloorDivExpr, AffineModExpr, AffineMulExpr, AffineSymbolExpr,
};
pub use affine_map::AffineMap;
pub use compound_type::{
    ComplexType, FunctionType, GraphType, IndexType, NoneType, OpaqueType, TupleType,
};
pub use container_attr::{ArrayAttr, DictAttr, NamedAttribute};
pub use dense_array_attr::{
    DenseArrayAttr, DenseBoolArrayAttr, DenseF32ArrayAttr, DenseF64ArrayAttr, DenseI8ArrayAttr,
    DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr,
};
pub use dense_attr::{DenseElementsAttr, DenseFPElementsAttr, DenseIntElementsAttr};
pub use float_type::{
    BF16Type, F16Type, F32Type, F64Type, F80Type, F128Type, Float4E2M1FNType, Float6E2M3FNType,
    Float6E3M2FNType, Float8E3M4Type, Float8E4M3B11FNUZType, Float8E4M3FNType, Float8E4M3FNUZType,
    Float8E4M3Type, Float8E5M2FNUZType, Float8E5M2Type, Float8E8M0FNUType, FloatTF32Type,
    FloatType,
};
pub use integer_attr::{BoolAttr, FloatAttr, IntegerAttr};
pub use integer_set::{IntegerSet, IntegerSetConstraint};
pub use integer_type::IntegerType;
pub use memref_type::{MemRefType, UnrankedMemRefType};
pub use of::attribute_of;
pub use plain_attr::{LocationAttr, OpaqueAttr, StringAttr, TypeAttr, UnitAttr};
pub use resource_attr::DenseResourceElementsAttr;
pub use shaped_type::{DYNAMIC, ShapedType, Sizes};
pub use symbol_attr::{FlatSymbolRefAttr, SymbolRefAttr};
pub use tensor_type::{RankedTensorType, UnrankedTensorType};
pub use vector_type::VectorType;

/// A kind of MLIR and the class that represents it.
type Row = (&'static str, fn() -> TypeIndex);

const TYPES: &[Row] = &[
    ("builtin.integer", IntegerType::type_index),
    ("builtin.index", IndexType::type_index),
    ("builtin.none", NoneType::type_index),
    ("builtin.f4E2M1FN", Float4E2M1FNType::type_index),
    ("builtin.f6E2M3FN", Float6E2M3FNType::type_index),
    ("builtin.f6E3M2FN", Float6E3M2FNType::type_index),
    ("builtin.f8E3M4", Float8E3M4Type::type_index),
    ("builtin.f8E4M3", Float8E4M3Type::type_index),
    ("builtin.f8E4M3B11FNUZ", Float8E4M3B11FNUZType::type_index),
    ("builtin.f8E4M3FN", Float8E4M3FNType::type_index),
    ("builtin.f8E4M3FNUZ", Float8E4M3FNUZType::type_index),
    ("builtin.f8E5M2", Float8E5M2Type::type_index),
    ("builtin.f8E5M2FNUZ", Float8E5M2FNUZType::type_index),
    ("builtin.f8E8M0FNU", Float8E8M0FNUType::type_index),
    ("builtin.bf16", BF16Type::type_index),
    ("builtin.f16", F16Type::type_index),
    ("builtin.tf32", FloatTF32Type::type_index),
    ("builtin.f32", F32Type::type_index),
    ("builtin.f64", F64Type::type_index),
    ("builtin.f80", F80Type::type_index),
    ("builtin.f128", F128Type::type_index),
    ("builtin.complex", ComplexType::type_index),
    ("builtin.vector", VectorType::type_index),
    ("builtin.tensor", RankedTensorType::type_index),
    ("builtin.unranked_tensor", UnrankedTensorType::type_index),
    ("builtin.memref", MemRefType::type_index),
    ("builtin.unranked_memref", UnrankedMemRefType::type_index),
    ("builtin.tuple", TupleType::type_index),
    ("builtin.function", FunctionType::type_index),
    ("builtin.graph", GraphType::type_index),
    ("builtin.opaque", OpaqueType::type_index),
];

const ATTRIBUTES: &[Row] = &[
    ("builtin.integer", IntegerAttr::type_index),
    ("builtin.float", FloatAttr::type_index),
    ("builtin.string", StringAttr::type_index),
    ("builtin.array", ArrayAttr::type_index),
    ("builtin.dictionary", DictAttr::type_index),
    ("builtin.dense_int_or_fp_elements", DenseElementsAttr::type_index),
    ("builtin.dense_string_elements", DenseElementsAttr::type_index),
    ("builtin.dense_resource_elements", DenseResourceElementsAttr::type_index),
    ("builtin.dense_array", DenseArrayAttr::type_index),
    ("builtin.symbol_ref", SymbolRefAttr::type_index),
    ("builtin.affine_map", AffineMapAttr::type_index),
    ("builtin.integer_set", IntegerSetAttr::type_index),
    ("builtin.strided_layout", StridedLayoutAttr::type_index),
    ("builtin.type", TypeAttr::type_index),
    ("builtin.unit", UnitAttr::type_index),
    ("builtin.opaque", OpaqueAttr::type_index),
    ("builtin.unknown_loc", LocationAttr::type_index),
    ("builtin.file_line_range", LocationAttr::type_index),
    ("builtin.name_loc", LocationAttr::type_index),
    ("builtin.call_site_loc", LocationAttr::type_index),
    ("builtin.fused_loc", LocationAttr::type_index),
    ("builtin.opaque_loc", LocationAttr::type_index),
];

/// Every kind with its class: the initial contents of the class registry.
pub(crate) fn classes() -> impl Iterator<Item = ((Family, String), TypeIndex)> {
    let row = |family| move |row: &Row| ((family, row.0.to_owned()), row.1());
    TYPES.iter().map(row(Family::Type)).chain(ATTRIBUTES.iter().map(row(Family::Attribute)))
}

/// Picks the class of an attribute whose kind has more than one class.
pub(crate) type Refine = fn(Attribute<'_>) -> Option<TypeIndex>;

/// Returns the function that picks among the classes of one kind of attribute, if there is one.
pub(crate) fn refinement(class: TypeIndex) -> Option<Refine> {
    let refined: [(TypeIndex, Refine); 4] = [
        (IntegerAttr::type_index(), |raw| raw.is_bool().then(BoolAttr::type_index)),
        (SymbolRefAttr::type_index(), |raw| {
            raw.is_flat_symbol().then(FlatSymbolRefAttr::type_index)
        }),
        (DenseElementsAttr::type_index(), dense_elements),
        (DenseArrayAttr::type_index(), dense_array),
    ];
    refined.into_iter().find(|row| row.0 == class).map(|row| row.1)
}

/// A predicate of MLIR, and the class to use when it is true.
type Case = (fn(Attribute<'_>) -> bool, fn() -> TypeIndex);

fn first_of(raw: Attribute<'_>, cases: &[Case]) -> Option<TypeIndex> {
    cases.iter().find(|(is_it, _)| is_it(raw)).map(|(_, class)| class())
}

fn dense_elements(raw: Attribute<'_>) -> Option<TypeIndex> {
    first_of(
        raw,
        &[
            (|raw| raw.is_dense_int(), DenseIntElementsAttr::type_index),
            (|raw| raw.is_dense_float(), DenseFPElementsAttr::type_index),
        ],
    )
}

fn dense_array(raw: Attribute<'_>) -> Option<TypeIndex> {
    first_of(
        raw,
        &[
            (i64::is_array, DenseI64ArrayAttr::type_index),
            (i32::is_array, DenseI32ArrayAttr::type_index),
            (bool::is_array, DenseBoolArrayAttr::type_index),
            (i8::is_array, DenseI8ArrayAttr::type_index),
            (i16::is_array, DenseI16ArrayAttr::type_index),
            (f32::is_array, DenseF32ArrayAttr::type_index),
            (f64::is_array, DenseF64ArrayAttr::type_index),
        ],
    )
}
