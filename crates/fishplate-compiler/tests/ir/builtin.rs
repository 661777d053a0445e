//! Types and attributes of the builtin dialect from Rust.

use fishplate::ir::{
    AffineMap, ArrayAttr, Attribute, BoolAttr, ComplexType, Context, DenseBoolArrayAttr,
    DenseElementsAttr, DenseF32ArrayAttr, DenseFPElementsAttr, DenseI64ArrayAttr,
    DenseIntElementsAttr, DenseResourceElementsAttr, DictAttr, ErrorKind, FlatSymbolRefAttr,
    FloatAttr, FloatType, FunctionType, IndexType, IntegerAttr, IntegerType, Location, MemRefType,
    RankedTensorType, Result, StridedLayoutAttr, StringAttr, SymbolRefAttr, TupleType, Type,
    TypeAttr, UnitAttr, UnrankedMemRefType, VectorType,
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
fn parameters_of_types_are_read() -> Result<()> {
    let ctx = context();
    let (i8_, f32_) = (IntegerType::signed(&ctx, 8)?, Type::from(FloatType::f32(&ctx)?));
    assert!(i8_.is_signed()? && !i8_.is_signless()? && !i8_.is_unsigned()?);
    assert_eq!(ComplexType::get(f32_)?.element_type()?, f32_);
    let tuple = TupleType::get(&ctx, &[i8_.into(), f32_])?;
    assert_eq!((tuple.to_string().as_str(), tuple.types()?.len()), ("tuple<si8, f32>", 2));
    let space = IntegerAttr::get(IntegerType::get(&ctx, 64)?, 3)?;
    let layout = StridedLayoutAttr::get(&ctx, 2, &[4, MemRefType::DYNAMIC])?;
    assert_eq!((layout.offset()?, layout.strides()?), (2, vec![4, MemRefType::DYNAMIC]));
    assert_eq!(StridedLayoutAttr::fully_dynamic(&ctx, 2)?.offset()?, MemRefType::DYNAMIC);
    let buffer = MemRefType::with_layout(&[4, 4], f32_, Some(layout.into()), Some(space.into()))?;
    assert_eq!(buffer.to_string(), "memref<4x4xf32, strided<[4, ?], offset: 2>, 3>");
    assert_eq!((buffer.layout()?, buffer.memory_space()?), (layout.into(), Some(space.into())));
    assert_eq!(buffer.strides_and_offset()?, (vec![4, MemRefType::DYNAMIC], 2));
    assert_eq!(MemRefType::get(&[4], f32_)?.affine_map()?, AffineMap::identity(&ctx, 1)?);
    let any_rank = UnrankedMemRefType::get(f32_, Some(space.into()))?;
    assert_eq!(any_rank.memory_space()?, Some(space.into()));
    let note = StringAttr::get(&ctx, "csr")?;
    let tensor = RankedTensorType::with_encoding(&[2], f32_, Some(note.into()))?;
    assert_eq!(tensor.encoding()?, Some(note.into()));
    let vector = VectorType::scalable(&[2, 4], f32_, &[1])?;
    assert_eq!(vector.to_string(), "vector<2x[4]xf32>");
    assert_eq!((vector.is_scalable()?, vector.scalable_dims()?), (true, vec![false, true]));
    Ok(())
}

#[test]
fn parameters_of_attributes_are_read() -> Result<()> {
    let ctx = context();
    let i8_ = IntegerType::get(&ctx, 8)?;
    let (one, two) = (IntegerAttr::get(i8_, 1)?, IntegerAttr::get(i8_, 2)?);
    let entries = DictAttr::get(&ctx, &[("b", two.into()), ("a", one.into())])?;
    assert_eq!(entries.entries()?, [("a".into(), one.into()), ("b".into(), two.into())]);
    assert_eq!((entries.find("b")?, entries.find("c")?), (Some(two.into()), None));
    assert_eq!(SymbolRefAttr::get(&ctx, &["m", "f"])?.value()?, ["m", "f"]);
    assert_eq!(FlatSymbolRefAttr::get(&ctx, "f")?.value()?, "f");
    assert_eq!(TypeAttr::get(i8_)?.value()?, i8_.into());
    assert_eq!(StringAttr::from_bytes(&ctx, b"\xff")?.value_bytes()?, b"\xff");
    assert_eq!(StringAttr::typed(i8_, "x")?.ty()?, i8_.into());
    let wide = IntegerType::get(&ctx, 128)?;
    let big = fishplate::ir::BigInt::from(1_i128 << 100);
    assert_eq!(IntegerAttr::get_big(wide, &big)?.value()?.to_i128(), Some(1 << 100));
    let pair = VectorType::get(&[2], i8_.into())?;
    let dense = DenseElementsAttr::from_attributes(pair, &[one.into(), two.into()])?;
    assert_eq!((dense.count()?, dense.element(1)?, dense.is_splat()?), (2, two.into(), false));
    assert!(dense.splat_value().is_err() && dense.element(2).is_err());
    assert_eq!(DenseElementsAttr::splat(pair, two)?.splat_value()?, two.into());
    assert_eq!(DenseIntElementsAttr::try_from(dense)?.value(1)?.to_i128(), Some(2));
    let tensor = dense.to_tensor()?;
    assert_eq!(tensor.shape(), [2]);
    let again = DenseElementsAttr::from_tensor(&ctx, &tensor)?;
    assert_eq!(again.to_string(), "dense<[1, 2]> : tensor<2xi8>");
    let ty = RankedTensorType::get(&[2], i8_.into())?;
    let blob = DenseResourceElementsAttr::from_tensor(ty, "weights", &tensor)?;
    assert_eq!((blob.name()?, blob.to_tensor()?.shape()[0]), ("weights".into(), 2));
    let half = FloatAttr::get(FloatType::f32(&ctx)?, 0.5)?;
    let halves = VectorType::get(&[2], FloatType::f32(&ctx)?.into())?;
    let halves = DenseFPElementsAttr::try_from(DenseElementsAttr::splat(halves, half)?)?;
    assert_eq!(halves.value(1)?, 0.5);
    assert_eq!(DenseF32ArrayAttr::get(&ctx, &[0.5])?.value()?, [0.5]);
    assert_eq!(DenseBoolArrayAttr::get(&ctx, &[true, false])?.value()?, [true, false]);
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

/// Any number of copies stay equal, and equal values of two contexts are not the same.
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
