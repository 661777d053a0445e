//! Types and attributes of the builtin dialect from Rust.

use fishplate::ir::{
    AffineMap, ArrayAttr, Attribute, BoolAttr, Context, DenseElementsAttr, DenseI64ArrayAttr,
    ErrorKind, FlatSymbolRefAttr, FloatAttr, FloatType, FunctionType, IndexType, IntegerAttr,
    IntegerType, Location, MemRefType, RankedTensorType, Result, StringAttr, Type, TypeAttr,
    UnitAttr, VectorType,
};

use crate::context;

#[test]
fn types_are_made_and_read() -> Result<()> {
    let ctx = context();
    let (i8_, f32_) = (IntegerType::get(&ctx, 8)?, FloatType::f32(&ctx)?);
    let function = FunctionType::get(&ctx, &[i8_.into(), f32_.into()], &[f32_.into()])?;
    let tensor = RankedTensorType::get(&[2, RankedTensorType::DYNAMIC], f32_.into())?;
    let made: [(Type<'_>, &str); 11] = [
        (i8_.into(), "i8"),
        (IntegerType::signed(&ctx, 16)?.into(), "si16"),
        (IntegerType::unsigned(&ctx, 64)?.into(), "ui64"),
        (FloatType::f16(&ctx)?.into(), "f16"),
        (FloatType::bf16(&ctx)?.into(), "bf16"),
        (FloatType::f64(&ctx)?.into(), "f64"),
        (IndexType::get(&ctx)?.into(), "index"),
        (tensor.into(), "tensor<2x?xf32>"),
        (MemRefType::get(&[4], i8_.into())?.into(), "memref<4xi8>"),
        (VectorType::get(&[4, 4], f32_.into())?.into(), "vector<4x4xf32>"),
        (function.into(), "(i8, f32) -> f32"),
    ];
    for (ty, text) in made {
        assert_eq!(ty.to_string(), text);
        assert_eq!(ty, Type::parse(&ctx, text)?);
    }
    assert_eq!((i8_.width()?, f32_.width()?), (8, 32));
    assert_eq!(tensor.shape()?, [2, RankedTensorType::DYNAMIC]);
    assert_eq!(tensor.element_type()?, f32_.into());
    assert_eq!((function.inputs()?.len(), function.results()?), (2, vec![f32_.into()]));
    assert_eq!(IntegerType::get(&ctx, 1 << 25).unwrap_err().kind(), ErrorKind::Value);
    let wrong = VectorType::get(&[4], function.into()).unwrap_err();
    assert_eq!(wrong.kind(), ErrorKind::Mlir);
    Ok(())
}

#[test]
fn attributes_are_made_and_read() -> Result<()> {
    let ctx = context();
    let (i8_, f32_) = (IntegerType::get(&ctx, 8)?, FloatType::f32(&ctx)?);
    let (five, half) = (IntegerAttr::get(i8_, 5)?, FloatAttr::get(f32_, 0.5)?);
    let text = StringAttr::get(&ctx, "a \"text\"")?;
    let list = ArrayAttr::get(&ctx, &[five.into(), text.into()])?;
    let vector = VectorType::get(&[2], i8_.into())?;
    let made: [(Attribute<'_>, &str); 10] = [
        (five.into(), "5 : i8"),
        (half.into(), "5.000000e-01 : f32"),
        (BoolAttr::get(&ctx, true)?.into(), "true"),
        (text.into(), r#""a \22text\22""#),
        (list.into(), r#"[5 : i8, "a \22text\22"]"#),
        (DenseI64ArrayAttr::get(&ctx, &[1, -2])?.into(), "array<i64: 1, -2>"),
        (DenseElementsAttr::splat(vector, five)?.into(), "dense<5> : vector<2xi8>"),
        (FlatSymbolRefAttr::get(&ctx, "main")?.into(), "@main"),
        (TypeAttr::get(i8_)?.into(), "i8"),
        (UnitAttr::get(&ctx)?.into(), "unit"),
    ];
    for (attribute, text) in made {
        assert_eq!(attribute.to_string(), text);
        assert_eq!(attribute, Attribute::parse(&ctx, text)?);
    }
    assert_eq!(five.value()?.to_i128(), Some(5));
    assert_eq!((half.value()?, text.value()?), (0.5, "a \"text\"".to_owned()));
    assert_eq!(list.value()?, [five.into(), text.into()]);
    assert_eq!(IntegerAttr::get(i8_, 300).unwrap_err().kind(), ErrorKind::Value);
    assert_eq!(StringAttr::try_from(Attribute::from(five)).unwrap_err().kind(), ErrorKind::Type);
    Ok(())
}

#[test]
fn locations_and_maps_print() -> Result<()> {
    let ctx = context();
    let place = Location::file(&ctx, "a.rs", 3, 4)?;
    assert_eq!(place.to_string(), r#"loc("a.rs":3:4)"#);
    assert_eq!(Location::name("x", place)?.to_string(), r#"loc("x"("a.rs":3:4))"#);
    assert_eq!(AffineMap::identity(&ctx, 2)?.to_string(), "(d0, d1) -> (d0, d1)");
    assert_eq!(AffineMap::permutation(&ctx, &[1, 0])?.to_string(), "(d0, d1) -> (d1, d0)");
    Ok(())
}

/// Copies stay what they were, however many there are, and equal ones of two contexts are not the same.
#[test]
fn handles_stay() -> Result<()> {
    let ctx = context();
    let first = IntegerType::get(&ctx, 7)?;
    for width in 1..200 {
        IntegerType::get(&ctx, width)?;
    }
    assert_eq!(first, IntegerType::get(&ctx, 7)?);
    let other = Context::try_new()?;
    assert_ne!(Type::from(first), Type::from(IntegerType::get(&other, 7)?));
    Ok(())
}
