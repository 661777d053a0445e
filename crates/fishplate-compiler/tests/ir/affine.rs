//! Affine expressions, maps and sets from Rust.

use fishplate::ir::{
    AffineExpr, AffineKind, AffineMap, AffineMapAttr, Attribute, Constraint, Context, ErrorKind,
    IntegerSet, IntegerSetAttr, Result,
};

use crate::context;

fn dims(context: &Context) -> Result<(AffineExpr<'_>, AffineExpr<'_>)> {
    Ok((AffineExpr::dim(context, 0)?, AffineExpr::dim(context, 1)?))
}

#[test]
fn expressions_are_made_and_taken_apart() -> Result<()> {
    let ctx = context();
    let ((d0, d1), s0) = (dims(&ctx)?, AffineExpr::symbol(&ctx, 0)?);
    let made = [
        (d0.plus(d1)?, "d0 + d1"),
        (d0.minus(1)?, "d0 - 1"),
        (d0.times(4)?.plus(d1)?, "d0 * 4 + d1"),
        (d0.modulo(8)?, "d0 mod 8"),
        (d0.floor_div(s0)?, "d0 floordiv s0"),
        (d0.ceil_div(2)?, "d0 ceildiv 2"),
        (d0.negate()?, "-d0"),
        (AffineExpr::constant(&ctx, -3)?, "-3"),
        (d0.plus(d1)?.shift_dims(2, 3, 0)?, "d3 + d4"),
        (s0.shift_symbols(1, 2, 0)?, "s2"),
        (d0.plus(d0)?.minus(d0)?.simplify(1, 0)?, "d0"),
    ];
    for (expr, text) in made {
        assert_eq!(expr.to_string(), text);
    }
    assert_eq!(d0.plus(2)?.kind()?, AffineKind::Add(d0, AffineExpr::constant(&ctx, 2)?));
    let kinds = [
        (d1.kind()?, AffineKind::Dim(1)),
        (s0.kind()?, AffineKind::Symbol(0)),
        (AffineExpr::constant(&ctx, 7)?.kind()?, AffineKind::Constant(7)),
        (d0.times(s0)?.kind()?, AffineKind::Mul(d0, s0)),
        (d0.modulo(s0)?.kind()?, AffineKind::Mod(d0, s0)),
        (d0.floor_div(s0)?.kind()?, AffineKind::FloorDiv(d0, s0)),
        (d0.ceil_div(s0)?.kind()?, AffineKind::CeilDiv(d0, s0)),
    ];
    for (got, expected) in kinds {
        assert_eq!(got, expected);
    }
    assert!(s0.is_symbolic_or_constant()? && !d0.is_symbolic_or_constant()?);
    assert!(d0.plus(d1)?.is_pure_affine()? && !d0.times(d1)?.is_pure_affine()?);
    assert_eq!(d0.times(12)?.largest_known_divisor()?, 12);
    assert!(d0.times(12)?.is_multiple_of(4)? && !d0.is_multiple_of(2)?);
    assert!(d0.is_function_of_dim(0)? && !d0.is_function_of_dim(1)?);
    let other = context();
    let foreign = AffineExpr::dim(&other, 0)?;
    assert_eq!(d0.plus(foreign).unwrap_err().kind(), ErrorKind::Value);
    Ok(())
}

#[test]
fn maps_are_made_and_read() -> Result<()> {
    let ctx = context();
    let (d0, d1) = dims(&ctx)?;
    let s0 = AffineExpr::symbol(&ctx, 0)?;
    let map = AffineMap::get(&ctx, 2, 1, &[d0.plus(s0)?, d1])?;
    assert_eq!(map.to_string(), "(d0, d1)[s0] -> (d0 + s0, d1)");
    assert_eq!((map.dims()?, map.symbols()?, map.inputs()?), (2, 1, 3));
    assert_eq!(map.results()?, [d0.plus(s0)?, d1]);
    assert_eq!(map.submap(&[1])?, map.minor_submap(1)?);
    assert_eq!(map.major_submap(1)?.results()?, [d0.plus(s0)?]);
    assert_eq!(map.replace(s0, AffineExpr::constant(&ctx, 5)?, 2, 0)?.results()?[0], d0.plus(5)?);
    let swapped = AffineMap::permutation(&ctx, &[1, 0])?;
    assert!(swapped.is_permutation()? && swapped.is_projected_permutation()?);
    assert!(!swapped.is_identity()? && AffineMap::identity(&ctx, 3)?.is_identity()?);
    assert!(AffineMap::minor_identity(&ctx, 3, 2)?.is_minor_identity()?);
    assert_eq!(AffineMap::constant(&ctx, 4)?.to_string(), "() -> (4)");
    assert_eq!(AffineMap::empty(&ctx)?.to_string(), "() -> ()");
    let second = AffineExpr::symbol(&ctx, 1)?;
    let maps = [AffineMap::get(&ctx, 1, 2, &[second])?];
    assert_eq!(AffineMap::compress_unused_symbols(&ctx, &maps)?[0].to_string(), "(d0)[s0] -> (s0)");
    assert_eq!(d0.plus(d1)?.compose(swapped)?, d1.plus(d0)?);
    let attribute = AffineMapAttr::get(map)?;
    assert_eq!(attribute.value()?, map);
    assert_eq!(AffineMapAttr::try_from(Attribute::from(attribute))?, attribute);
    assert_eq!(map.submap(&[9]).unwrap_err().kind(), ErrorKind::Index);
    Ok(())
}

#[test]
fn sets_are_made_and_read() -> Result<()> {
    let ctx = context();
    let (d0, d1) = dims(&ctx)?;
    let conditions =
        [Constraint { expr: d0.minus(d1)?, is_eq: true }, Constraint { expr: d0, is_eq: false }];
    let set = IntegerSet::get(&ctx, 2, 0, &conditions)?;
    assert_eq!(set.to_string(), "(d0, d1) : (d0 - d1 == 0, d0 >= 0)");
    assert_eq!(set.constraints()?, conditions);
    assert_eq!((set.dims()?, set.symbols()?, set.inputs()?), (2, 0, 2));
    assert_eq!((set.equalities()?, set.inequalities()?), (1, 1));
    assert!(!set.is_canonical_empty()? && IntegerSet::empty(&ctx, 1, 0)?.is_canonical_empty()?);
    let one = set.replaced(&[d0, d0], &[], 1, 0)?;
    assert_eq!(one.dims()?, 1);
    assert_eq!(IntegerSetAttr::get(set)?.value()?, set);
    assert_eq!(IntegerSet::get(&ctx, 1, 0, &[]).unwrap_err().kind(), ErrorKind::Value);
    Ok(())
}
