//! `__ffi_convert__` of the builtin types: converts any value to an object of the type.

use fishplate_abi::{TypeIndex, attr};

use crate::any::{Any, AnyView};
use crate::call::{Args, checked_function};
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj, SeqObj, ShapeObj};
use crate::error::{Error, Result};
use crate::field::register_attr;
use crate::signature::{Signature, Ty};
use crate::type_table;

/// Converts a value; `None` if it does not fit.
type Convert = fn(&AnyView<'_>) -> Result<Option<Any>>;

struct Row {
    index: TypeIndex,
    /// The parameter type in the signature.
    ty: Ty,
    convert: Convert,
}

const fn row(index: TypeIndex, ty: Ty, convert: Convert) -> Row {
    Row { index, ty, convert }
}

const fn object(index: TypeIndex, convert: Convert) -> Row {
    row(index, Ty::Object(index), convert)
}

const ROWS: &[Row] = &[
    object(TypeIndex::OBJECT, |v| nullable(v, TypeIndex::OBJECT)),
    row(TypeIndex::STR, Ty::Str, |v| v.as_str().map(|_| v.to_owned()).transpose()),
    row(TypeIndex::BYTES, Ty::Bytes, |v| v.as_bytes().map(|_| v.to_owned()).transpose()),
    object(TypeIndex::ERROR, |v| instance(v, TypeIndex::ERROR)),
    object(TypeIndex::FUNCTION, |v| nullable(v, TypeIndex::FUNCTION)),
    object(TypeIndex::SHAPE, to_shape),
    object(TypeIndex::TENSOR, |v| nullable(v, TypeIndex::TENSOR)),
    row(TypeIndex::ARRAY, Ty::Array(&Ty::Any), to_array),
    row(TypeIndex::MAP, Ty::Map(&Ty::Any, &Ty::Any), |v| to_map(v, MapKind::Map, TypeIndex::MAP)),
    row(TypeIndex::LIST, Ty::List(&Ty::Any), to_list),
    row(TypeIndex::DICT, Ty::Dict(&Ty::Any, &Ty::Any), |v| {
        to_map(v, MapKind::Dict, TypeIndex::DICT)
    }),
    object(TypeIndex::INT_ENUM, |v| instance(v, TypeIndex::INT_ENUM)),
    object(TypeIndex::STR_ENUM, |v| instance(v, TypeIndex::STR_ENUM)),
];

/// Registers the conversions.
pub(super) fn install() -> Result<()> {
    for row in ROWS {
        let name = format!("{}.{}", type_table::key(row.index), attr::CONVERT);
        let signature = Signature::new(&[Ty::AnyView], row.ty);
        let function = checked_function(name, signature, |args: &Args<'_>| run(&args.view(0), row));
        register_attr(row.index, attr::CONVERT, &Any::from(function))?;
    }
    Ok(())
}

fn run(value: &AnyView<'_>, row: &Row) -> Result<Any> {
    (row.convert)(value)?.ok_or_else(|| {
        Error::type_error(format!(
            "Cannot cast from `{}` to `{}`",
            type_table::key(value.type_index()),
            row.ty.name()
        ))
    })
}

fn instance(value: &AnyView<'_>, index: TypeIndex) -> Result<Option<Any>> {
    let fits = value.type_index().is_object() && type_table::is_instance(value.type_index(), index);
    fits.then(|| value.to_owned()).transpose()
}

fn nullable(value: &AnyView<'_>, index: TypeIndex) -> Result<Option<Any>> {
    if value.is_none() { Ok(Some(Any::NONE)) } else { instance(value, index) }
}

fn to_shape(value: &AnyView<'_>) -> Result<Option<Any>> {
    let Some(seq) = value.as_object::<SeqObj>() else {
        return instance(value, TypeIndex::SHAPE);
    };
    if seq.iter().any(|extent| extent.as_int().is_none()) {
        return Ok(None);
    }
    let extents = seq.iter().map(|extent| Ok(extent.as_int().unwrap_or(0)));
    ShapeObj::new(extents).map(|shape| Some(shape.into()))
}

fn to_array(value: &AnyView<'_>) -> Result<Option<Any>> {
    match value.as_object::<SeqObj>() {
        Some(seq) if value.type_index() != TypeIndex::ARRAY => {
            ArrayObj::from_values(seq.iter().map(|v| v.to_owned())).map(|array| Some(array.into()))
        }
        _ => instance(value, TypeIndex::ARRAY),
    }
}

fn to_list(value: &AnyView<'_>) -> Result<Option<Any>> {
    match value.as_object::<SeqObj>() {
        Some(seq) if value.type_index() != TypeIndex::LIST => {
            ListObj::from_values(seq.iter().map(|v| v.to_owned())).map(|list| Some(list.into()))
        }
        _ => instance(value, TypeIndex::LIST),
    }
}

fn to_map(value: &AnyView<'_>, kind: MapKind, index: TypeIndex) -> Result<Option<Any>> {
    match value.as_object::<MapObj>() {
        Some(map) if value.type_index() != index => {
            let entries = map.iter().map(|(k, v)| Ok((k.to_owned()?, v.to_owned()?)));
            MapObj::from_entries(kind, entries).map(|map| Some(map.into()))
        }
        _ => instance(value, index),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::function::FunctionObj;

    fn convert(index: TypeIndex, value: &Any) -> Result<Any> {
        crate::builtin::install();
        let function = type_table::attr(attr::CONVERT, index).unwrap();
        function.as_object::<FunctionObj>().unwrap().call(&[value.view()])
    }

    #[test]
    fn sequences_and_maps_change_kind() {
        let array = Any::from(ArrayObj::from_vec(vec![1_i64.into(), true.into()]).unwrap());
        assert_eq!(convert(TypeIndex::LIST, &array).unwrap().type_index(), TypeIndex::LIST);
        let shape = convert(TypeIndex::SHAPE, &array).unwrap().into_object::<ShapeObj>();
        assert_eq!(shape.ok().unwrap().extents(), [1, 1]);
        let same = convert(TypeIndex::ARRAY, &array).unwrap();
        assert_eq!(same.as_raw().bits(), array.as_raw().bits());
        let map = Any::from(MapObj::new(MapKind::Map).unwrap());
        assert_eq!(convert(TypeIndex::DICT, &map).unwrap().type_index(), TypeIndex::DICT);
    }

    #[test]
    fn none_fits_where_a_reference_may_be_null() {
        assert!(convert(TypeIndex::FUNCTION, &Any::NONE).unwrap().is_none());
        let error = convert(TypeIndex::ERROR, &Any::NONE).err().unwrap();
        assert_eq!(error.message(), b"Cannot cast from `None` to `ffi.Error`");
        let text = ArrayObj::from_vec(vec![Any::str("x")]).unwrap();
        let error = convert(TypeIndex::SHAPE, &text.into()).err().unwrap();
        assert_eq!(error.message(), b"Cannot cast from `ffi.Array` to `ffi.Shape`");
    }
}
