//! FFI values that fit a schema as they are: no Python code, no interpreter needed.

use std::sync::Arc;

use fishplate_abi::{RawAny, RawValue, TypeIndex};

use super::elements::{all_pairs, of_sequence};
use super::{Kind, Node, is_a};

/// What can be said about a value without Python.
pub(super) enum Direct {
    /// It fits as it is.
    Keep,
    /// This plain value is taken instead.
    New(RawAny),
    /// It never fits.
    Never,
    /// Python has to look.
    Ask,
}

fn new(type_index: TypeIndex, value: RawValue) -> Direct {
    Direct::New(RawAny { type_index, small_len: 0, value })
}

/// What a value of plain data says to a kind that wants another: numbers, text and None never
/// become one another beyond the cases above. Objects may convert in Python.
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
    /// Looks at an FFI value.
    ///
    /// # Safety
    /// `view` is valid.
    pub(super) unsafe fn direct(&self, view: &RawAny) -> Direct {
        let index = view.type_index;
        // SAFETY: the member read is the one that the index names.
        unsafe {
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
                        let number = view.value.v_int64 as f64;
                        new(TypeIndex::FLOAT, RawValue { v_float64: number })
                    }
                    _ => otherwise(view),
                },
                Kind::Bool => match index {
                    TypeIndex::BOOL => Direct::Keep,
                    TypeIndex::INT => {
                        let truth = view.value.v_int64 != 0;
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
                Kind::Sequence(made, item) => direct_sequence(*made, item.as_deref(), view),
                Kind::Tuple(parts) => direct_tuple(parts.as_deref(), view),
                Kind::Mapping(made, key, value) if index == *made => {
                    let fits = |node: &Option<Arc<Node>>, part: &RawAny| {
                        node.as_ref().is_none_or(|node| matches!(node.direct(part), Direct::Keep))
                    };
                    keep_if(
                        (key.is_none() && value.is_none())
                            || all_pairs(view.value.v_obj, |pair| {
                                fits(key, &pair.key) && fits(value, &pair.value)
                            }),
                    )
                }
                Kind::Mapping(..) => otherwise(view),
                Kind::Optional(_) if index == TypeIndex::NONE => Direct::Keep,
                Kind::Optional(inner) => inner.direct(view),
                Kind::Union(parts) => direct_union(parts, view),
                Kind::Object(wanted) | Kind::IntEnum(wanted) | Kind::StrEnum(wanted) => {
                    keep_if(index.is_object() && is_a(index, *wanted))
                }
            }
        }
    }
}

fn keep_if(fits: bool) -> Direct {
    if fits { Direct::Keep } else { Direct::Ask }
}

unsafe fn direct_sequence(made: TypeIndex, item: Option<&Node>, view: &RawAny) -> Direct {
    if view.type_index != made {
        return otherwise(view);
    }
    // SAFETY: an `Array` or `List` by its index; nothing runs that could change it.
    unsafe {
        let elements = of_sequence(view.value.v_obj);
        let fits = item.is_none_or(|node| {
            elements.iter().all(|element| matches!(node.direct(element), Direct::Keep))
        });
        keep_if(fits)
    }
}

unsafe fn direct_tuple(parts: Option<&[Arc<Node>]>, view: &RawAny) -> Direct {
    if view.type_index != TypeIndex::ARRAY {
        return otherwise(view);
    }
    let Some(parts) = parts else { return Direct::Keep };
    // SAFETY: an `Array` by its index.
    unsafe {
        let elements = of_sequence(view.value.v_obj);
        let fits = elements.len() == parts.len()
            && parts
                .iter()
                .zip(elements)
                .all(|(node, element)| matches!(node.direct(element), Direct::Keep));
        keep_if(fits)
    }
}

unsafe fn direct_union(parts: &[Arc<Node>], view: &RawAny) -> Direct {
    for part in parts {
        // SAFETY: the caller passes a valid view.
        match unsafe { part.direct(view) } {
            Direct::Never => {}
            found => return found,
        }
    }
    Direct::Never
}
