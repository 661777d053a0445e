//! FFI values that fit a schema unchanged: no Python code, no interpreter needed.

use std::sync::Arc;

use fishplate_abi::{RawAny, RawValue, TypeIndex};

use super::{Kind, Node, is_a};
use crate::any::View;
use crate::container::entries::{all_pairs, elements};

/// Result of the check of a value without Python.
pub(super) enum Direct {
    /// It fits unchanged.
    Keep,
    /// This plain value replaces it.
    New(RawAny),
    /// It never fits.
    Never,
    /// Only Python code can decide.
    Ask,
}

fn new(type_index: TypeIndex, value: RawValue) -> Direct {
    Direct::New(RawAny { type_index, small_len: 0, value })
}

/// Result for plain data of another kind: numbers, text and None never convert to one another
/// beyond the cases above. Objects may convert in Python.
fn otherwise(view: &RawAny) -> Direct {
    match view.type_index {
        TypeIndex::NONE
        | TypeIndex::INT
        | TypeIndex::BOOL
        | TypeIndex::FLOAT
        | TypeIndex::RAW_STR
        | TypeIndex::SMALL_STR
        | TypeIndex::STR
        | TypeIndex::SMALL_BYTES
        | TypeIndex::BYTES => Direct::Never,
        _ => Direct::Ask,
    }
}

impl Node {
    /// Checks an FFI value.
    pub(super) fn direct(&self, given: View<'_>) -> Direct {
        let view = given.raw();
        let index = view.type_index;
        match &self.kind {
            Kind::Any => match index {
                TypeIndex::DL_TENSOR_PTR | TypeIndex::OBJECT_RVALUE_REF => Direct::Ask,
                _ => Direct::Keep,
            },
            Kind::None if index == TypeIndex::NONE => Direct::Keep,
            Kind::Int => match index {
                TypeIndex::INT => Direct::Keep,
                TypeIndex::BOOL => new(TypeIndex::INT, view.value),
                _ => otherwise(view),
            },
            Kind::Float => match index {
                TypeIndex::FLOAT => Direct::Keep,
                TypeIndex::INT | TypeIndex::BOOL => {
                    let number = view.int() as f64;
                    new(TypeIndex::FLOAT, RawValue { v_float64: number })
                }
                _ => otherwise(view),
            },
            Kind::Bool => match index {
                TypeIndex::BOOL => Direct::Keep,
                TypeIndex::INT => {
                    let truth = view.int() != 0;
                    new(TypeIndex::BOOL, RawValue { v_int64: truth.into() })
                }
                _ => otherwise(view),
            },
            Kind::Str => match index {
                TypeIndex::RAW_STR | TypeIndex::SMALL_STR | TypeIndex::STR => Direct::Keep,
                _ => otherwise(view),
            },
            Kind::Bytes => match index {
                TypeIndex::SMALL_BYTES | TypeIndex::BYTES | TypeIndex::BYTE_ARRAY_PTR => {
                    Direct::Keep
                }
                _ => otherwise(view),
            },
            Kind::Device => keep_if(index == TypeIndex::DEVICE),
            Kind::DataType => keep_if(index == TypeIndex::DATA_TYPE),
            Kind::Pointer => keep_if(index == TypeIndex::OPAQUE_PTR),
            Kind::Tensor if index == TypeIndex::TENSOR => Direct::Keep,
            Kind::Callable if index == TypeIndex::FUNCTION => Direct::Keep,
            Kind::None | Kind::Tensor | Kind::Callable => otherwise(view),
            Kind::Sequence(made, item) => direct_sequence(*made, item.as_deref(), given),
            Kind::Tuple(parts) => direct_tuple(parts.as_deref(), given),
            Kind::Mapping(made, key, value) if index == *made => {
                let fits = |node: &Option<Arc<Node>>, part: View<'_>| {
                    node.as_ref().is_none_or(|node| matches!(node.direct(part), Direct::Keep))
                };
                keep_if(
                    (key.is_none() && value.is_none())
                        || given.as_object().is_some_and(|map| {
                            all_pairs(map, |k, v| fits(key, k) && fits(value, v))
                        }),
                )
            }
            Kind::Mapping(..) => otherwise(view),
            Kind::Optional(_) if index == TypeIndex::NONE => Direct::Keep,
            Kind::Optional(inner) => inner.direct(given),
            Kind::Union(parts) => direct_union(parts, given),
            Kind::Object(wanted) | Kind::IntEnum(wanted) | Kind::StrEnum(wanted) => {
                keep_if(index.is_object() && is_a(index, *wanted))
            }
        }
    }
}

fn keep_if(fits: bool) -> Direct {
    if fits { Direct::Keep } else { Direct::Ask }
}

fn direct_sequence(made: TypeIndex, item: Option<&Node>, view: View<'_>) -> Direct {
    let (Some(object), true) = (view.as_object(), view.raw().type_index == made) else {
        return otherwise(view.raw());
    };
    let fits = |node: &Node| {
        elements(object).iter().all(|element| matches!(node.direct(*element), Direct::Keep))
    };
    keep_if(item.is_none_or(fits))
}

fn direct_tuple(parts: Option<&[Arc<Node>]>, view: View<'_>) -> Direct {
    let (Some(object), TypeIndex::ARRAY) = (view.as_object(), view.raw().type_index) else {
        return otherwise(view.raw());
    };
    let Some(parts) = parts else { return Direct::Keep };
    let found = elements(object);
    let mut pairs = parts.iter().zip(found);
    keep_if(
        found.len() == parts.len()
            && pairs.all(|(node, element)| matches!(node.direct(*element), Direct::Keep)),
    )
}

fn direct_union(parts: &[Arc<Node>], view: View<'_>) -> Direct {
    for part in parts {
        match part.direct(view) {
            Direct::Never => {}
            found => return found,
        }
    }
    Direct::Never
}
