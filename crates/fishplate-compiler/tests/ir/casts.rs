//! Every class of builtin types and attributes against every kind of value: which conversions succeed.

use fishplate::ir::{
    AffineMapAttr, ArrayAttr, Attribute, BF16Type, BoolAttr, ComplexType, Context, DenseArrayAttr,
    DenseBoolArrayAttr, DenseElementsAttr, DenseF32ArrayAttr, DenseF64ArrayAttr,
    DenseFPElementsAttr, DenseI8ArrayAttr, DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr,
    DenseIntElementsAttr, DenseResourceElementsAttr, DictAttr, ErrorKind, F16Type, F32Type,
    F64Type, F80Type, F128Type, FlatSymbolRefAttr, Float4E2M1FNType, Float6E2M3FNType,
    Float6E3M2FNType, Float8E3M4Type, Float8E4M3B11FNUZType, Float8E4M3FNType, Float8E4M3FNUZType,
    Float8E4M3Type, Float8E5M2FNUZType, Float8E5M2Type, Float8E8M0FNUType, FloatAttr,
    FloatTF32Type, FloatType, FunctionType, GraphType, IndexType, IntegerAttr, IntegerSetAttr,
    IntegerType, LocationAttr, MemRefType, NoneType, OpaqueAttr, OpaqueType, RankedTensorType,
    Result, ShapedType, StridedLayoutAttr, StringAttr, SymbolRefAttr, TupleType, Type, TypeAttr,
    UnitAttr, UnrankedMemRefType, UnrankedTensorType, VectorType,
};

use crate::{context, unknown};

macro_rules! classes_of {
    ($value:expr; $($class:ident)*) => {{
        let mut found: Vec<&str> = Vec::new();
        $( match $class::try_from($value) {
            Ok(made) => {
                assert_eq!(made.to_string(), $value.to_string());
                found.push(stringify!($class));
            }
            Err(error) => {
                assert_eq!(error.kind(), ErrorKind::Type);
                assert_eq!(
                    error.message(),
                    format!("expected {}, got {}", stringify!($class), $value)
                );
            }
        } )*
        found.join(" ")
    }};
}

fn classes_of_type(value: Type<'_>) -> String {
    classes_of!(value;
        IntegerType FloatType IndexType NoneType ComplexType TupleType FunctionType GraphType
        OpaqueType ShapedType RankedTensorType UnrankedTensorType MemRefType UnrankedMemRefType
        VectorType F16Type BF16Type FloatTF32Type F32Type F64Type F80Type F128Type Float4E2M1FNType
        Float6E2M3FNType Float6E3M2FNType Float8E3M4Type Float8E4M3Type Float8E4M3FNType
        Float8E4M3FNUZType Float8E4M3B11FNUZType Float8E5M2Type Float8E5M2FNUZType
        Float8E8M0FNUType)
}

fn classes_of_attribute(value: Attribute<'_>) -> String {
    classes_of!(value;
        IntegerAttr BoolAttr FloatAttr StringAttr ArrayAttr DictAttr SymbolRefAttr
        FlatSymbolRefAttr TypeAttr UnitAttr AffineMapAttr IntegerSetAttr LocationAttr OpaqueAttr
        StridedLayoutAttr DenseArrayAttr DenseBoolArrayAttr DenseI8ArrayAttr DenseI16ArrayAttr
        DenseI32ArrayAttr DenseI64ArrayAttr DenseF32ArrayAttr DenseF64ArrayAttr DenseElementsAttr
        DenseIntElementsAttr DenseFPElementsAttr DenseResourceElementsAttr)
}

#[test]
fn types_have_the_classes_that_they_are_of() -> Result<()> {
    let ctx = context();
    let table = [
        ("i32", "IntegerType"),
        ("si8", "IntegerType"),
        ("index", "IndexType"),
        ("none", "NoneType"),
        ("complex<f32>", "ComplexType"),
        ("tuple<i32, f32>", "TupleType"),
        ("(i32) -> f32", "FunctionType"),
        ("tensor<2x?xf32>", "ShapedType RankedTensorType"),
        ("tensor<*xf32>", "ShapedType UnrankedTensorType"),
        ("memref<2x?xf32>", "ShapedType MemRefType"),
        ("memref<*xf32>", "ShapedType UnrankedMemRefType"),
        ("vector<[4]xf32>", "ShapedType VectorType"),
        ("f16", "FloatType F16Type"),
        ("bf16", "FloatType BF16Type"),
        ("tf32", "FloatType FloatTF32Type"),
        ("f32", "FloatType F32Type"),
        ("f64", "FloatType F64Type"),
        ("f80", "FloatType F80Type"),
        ("f128", "FloatType F128Type"),
        ("f4E2M1FN", "FloatType Float4E2M1FNType"),
        ("f6E2M3FN", "FloatType Float6E2M3FNType"),
        ("f6E3M2FN", "FloatType Float6E3M2FNType"),
        ("f8E3M4", "FloatType Float8E3M4Type"),
        ("f8E4M3", "FloatType Float8E4M3Type"),
        ("f8E4M3FN", "FloatType Float8E4M3FNType"),
        ("f8E4M3FNUZ", "FloatType Float8E4M3FNUZType"),
        ("f8E4M3B11FNUZ", "FloatType Float8E4M3B11FNUZType"),
        ("f8E5M2", "FloatType Float8E5M2Type"),
        ("f8E5M2FNUZ", "FloatType Float8E5M2FNUZType"),
        ("f8E8M0FNU", "FloatType Float8E8M0FNUType"),
        ("!llvm.ptr", ""),
    ];
    for (text, classes) in table {
        assert_eq!(classes_of_type(Type::parse(&ctx, text)?), classes, "{text}");
    }
    let free = Context::try_new()?;
    free.allow_unregistered_dialects(true)?;
    let opaque = OpaqueType::get(&free, "nope", "tile<4>")?;
    assert_eq!(classes_of_type(opaque.into()), "OpaqueType");
    assert_eq!((opaque.dialect_namespace()?, opaque.data()?), ("nope".into(), "tile<4>".into()));
    Ok(())
}

#[test]
fn attributes_have_the_classes_that_they_are_of() -> Result<()> {
    let ctx = context();
    let table = [
        ("5 : i32", "IntegerAttr"),
        ("true", "IntegerAttr BoolAttr"),
        ("1.5 : f32", "FloatAttr"),
        ("\"text\"", "StringAttr"),
        ("[1, 2]", "ArrayAttr"),
        ("{a = 1 : i32}", "DictAttr"),
        ("@a::@b", "SymbolRefAttr"),
        ("@a", "SymbolRefAttr FlatSymbolRefAttr"),
        ("i32", "TypeAttr"),
        ("unit", "UnitAttr"),
        ("affine_map<(d0) -> (d0)>", "AffineMapAttr"),
        ("affine_set<(d0) : (d0 >= 0)>", "IntegerSetAttr"),
        ("loc(unknown)", "LocationAttr"),
        ("strided<[4, 1], offset: 2>", "StridedLayoutAttr"),
        ("array<i1: true>", "DenseArrayAttr DenseBoolArrayAttr"),
        ("array<i8: 1>", "DenseArrayAttr DenseI8ArrayAttr"),
        ("array<i16: 1>", "DenseArrayAttr DenseI16ArrayAttr"),
        ("array<i32: 1>", "DenseArrayAttr DenseI32ArrayAttr"),
        ("array<i64: 1>", "DenseArrayAttr DenseI64ArrayAttr"),
        ("array<f32: 1.0>", "DenseArrayAttr DenseF32ArrayAttr"),
        ("array<f64: 1.0>", "DenseArrayAttr DenseF64ArrayAttr"),
        ("dense<1> : tensor<2xi32>", "DenseElementsAttr DenseIntElementsAttr"),
        ("dense<1.5> : tensor<2xf32>", "DenseElementsAttr DenseFPElementsAttr"),
        ("dense_resource<x> : tensor<2xi32>", "DenseResourceElementsAttr"),
        ("distinct[0]<unit>", ""),
    ];
    for (text, classes) in table {
        assert_eq!(classes_of_attribute(Attribute::parse(&ctx, text)?), classes, "{text}");
    }
    let free = Context::try_new()?;
    free.allow_unregistered_dialects(true)?;
    let opaque = OpaqueAttr::get(NoneType::get(&free)?, "nope", b"grid<2>")?;
    assert_eq!(classes_of_attribute(opaque.into()), "OpaqueAttr");
    assert_eq!((opaque.dialect_namespace()?, opaque.data()?), ("nope".into(), b"grid<2>".to_vec()));
    Ok(())
}

#[test]
fn classes_convert_up_and_down() -> Result<()> {
    let ctx = context();
    let f32_ = F32Type::get(&ctx)?;
    assert_eq!(F32Type::try_from(FloatType::from(f32_))?, f32_);
    assert!(F64Type::try_from(FloatType::from(f32_)).is_err());
    let tensor = RankedTensorType::get(&[2, RankedTensorType::DYNAMIC], f32_.into())?;
    let shaped = ShapedType::from(tensor);
    assert_eq!((shaped.rank()?, shaped.has_static_shape()?), (2, false));
    assert_eq!(RankedTensorType::try_from(shaped)?, tensor);
    assert!(!UnrankedTensorType::get(f32_.into())?.has_rank()?);
    assert!(UnrankedTensorType::get(f32_.into())?.shape().is_err());
    let yes = BoolAttr::get(&ctx, true)?;
    assert!(yes.value()? && BoolAttr::try_from(IntegerAttr::from(yes))? == yes);
    assert_eq!(LocationAttr::get(unknown(&ctx))?.value()?, unknown(&ctx));
    assert_eq!(SymbolRefAttr::from(FlatSymbolRefAttr::get(&ctx, "a")?).value()?, ["a"]);
    let array = DenseI32ArrayAttr::get(&ctx, &[1, -2])?;
    assert_eq!(DenseArrayAttr::from(array).element_type()?.to_string(), "i32");
    // Methods of the base class are available.
    assert!(f32_.is_a("builtin.f32")? && yes.ty()?.to_string() == "i1");
    Ok(())
}
