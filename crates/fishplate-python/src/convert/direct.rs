//! FFI values that fit a schema unchanged: no Python code, no interpreter needed.

use std::sync::Arc;

use fishplate_abi::{RawAny, RawValue, TypeIndex};

use super::{Node, SchemaKind, is_a};
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
            SchemaKind::Any => match index {
                TypeIndex::DL_TENSOR_PTR | TypeIndex::OBJECT_RVALUE_REF => Direct::Ask,
                _ => Direct::Keep,
            },
            SchemaKind::None if index == TypeIndex::NONE => Direct::Keep,
            SchemaKind::Int => match index {
                TypeIndex::INT => Direct::Keep,
                TypeIndex::BOOL => new(TypeIndex::INT, view.value),
                _ => otherwise(view),
            },
            SchemaKind::Float => match index {
                TypeIndex::FLOAT => Direct::Keep,
                TypeIndex::INT | TypeIndex::BOOL => {
                    let number = view.int() as f64;
                    new(TypeIndex::FLOAT, RawValue { v_float64: number })
                }
                _ => otherwise(view),
            },
            SchemaKind::Bool => match index {
                TypeIndex::BOOL => Direct::Keep,
                TypeIndex::INT => {
                    let truth = view.int() != 0;
                    new(TypeIndex::BOOL, RawValue { v_int64: truth.into() })
                }
                _ => otherwise(view),
            },
            SchemaKind::Str => match index {
                TypeIndex::RAW_STR | TypeIndex::SMALL_STR | TypeIndex::STR => Direct::Keep,
                _ => otherwise(view),
            },
            SchemaKind::Bytes => match index {
                TypeIndex::SMALL_BYTES | TypeIndex::BYTES | TypeIndex::BYTE_ARRAY_PTR => {
                    Direct::Keep
                }
                _ => otherwise(view),
            },
            SchemaKind::Device => keep_if(index == TypeIndex::DEVICE),
            SchemaKind::DataType => keep_if(index == TypeIndex::DATA_TYPE),
            SchemaKind::Pointer => keep_if(index == TypeIndex::OPAQUE_PTR),
            SchemaKind::Tensor if index == TypeIndex::TENSOR => Direct::Keep,
            SchemaKind::Callable if index == TypeIndex::FUNCTION => Direct::Keep,
            SchemaKind::None | SchemaKind::Tensor | SchemaKind::Callable => otherwise(view),
            SchemaKind::Sequence(made, item) => direct_sequence(*made, item.as_deref(), given),
            SchemaKind::Tuple(parts) => direct_tuple(parts.as_deref(), given),
            SchemaKind::Mapping(made, key, value) if index == *made => {
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
            SchemaKind::Mapping(..) => otherwise(view),
            SchemaKind::Optional(_) if index == TypeIndex::NONE => Direct::Keep,
            SchemaKind::Optional(inner) => inner.direct(given),
            SchemaKind::Union(parts) => direct_union(parts, given),
            SchemaKind::Object(wanted)
            | SchemaKind::IntEnum(wanted)
            | SchemaKind::StrEnum(wanted) => keep_if(index.is_object() && is_a(index, *wanted)),
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
