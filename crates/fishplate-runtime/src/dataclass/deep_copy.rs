//! Deep copies: containers and objects are new, immutable values are shared with the original.
//!
//! The copy of a node exists before its children are copied, so that sharing and cycles are
//! preserved, also through arrays and maps.

use fishplate_abi::{FieldFlags, TypeIndex};

use super::hooks;
use super::walk::{self, AddressMap, Children, Place, Walk};
use crate::any::{Any, AnyView};
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj};
use crate::creator::set_field;
use crate::enums::EnumObj;
use crate::error::{Error, Result};
use crate::object::{Object, ObjectType, Ref};
use crate::type_table;

/// A copy of a value and of everything that it refers to.
pub(super) fn deep_copy(value: &Any) -> Result<Any> {
    if value.type_index() == TypeIndex::DL_TENSOR_PTR {
        return Err(Error::type_error("Cannot copy a borrowed `DLTensor*`: pass a `ffi.Tensor`"));
    }
    walk::run(&mut Copier { copies: AddressMap::default() }, value.clone())
}

struct Copier {
    /// Copies of the objects that may be met again, with the originals, which keep the addresses
    /// valid.
    copies: AddressMap<(Ref<Object>, Any)>,
}

enum Frame {
    /// An array is filled like a list: nobody outside has it yet.
    Seq(Ref<ListObj>),
    Map {
        map: Ref<MapObj>,
        key: Any,
    },
    Object(Ref<Object>),
}

impl Frame {
    fn copy(&self) -> Any {
        match self {
            Frame::Seq(list) => list.clone().into(),
            Frame::Map { map, .. } => map.clone().into(),
            Frame::Object(object) => object.clone().into(),
        }
    }
}

fn new_seq(index: TypeIndex, len: usize) -> Result<Ref<ListObj>> {
    let values = (0..len).map(|_| Ok(Any::NONE));
    if index == TypeIndex::LIST {
        return ListObj::from_values(values);
    }
    let array = ArrayObj::from_values(values)?;
    // SAFETY: arrays and lists share one layout, and replacing elements changes nothing else. The
    // object keeps the index of an array.
    Ok(unsafe { Ref::from_owned(std::ptr::NonNull::new_unchecked(array.into_raw().cast())) })
}

fn shallow_copy(original: &Object) -> Result<Ref<Object>> {
    let index = original.type_index();
    let Some(hook) = hooks::SHALLOW_COPY.function(index)? else {
        return Err(Error::internal(format!(
            "Check failed: (copy_fn.has_value()) is false: Cannot deep copy object of type \"{}\" \
             because it is not copy-constructible",
            type_table::key(index)
        )));
    };
    let copy = hooks::call(hook, &[AnyView::object(original)])?;
    let copy = copy.into_object::<Object>().map_err(|got| wrong_copy(index, got.type_index()))?;
    if !copy.is_a(index) {
        return Err(wrong_copy(index, copy.type_index()));
    }
    Ok(copy)
}

#[cold]
fn wrong_copy(want: TypeIndex, got: TypeIndex) -> Error {
    Error::type_error(format!(
        "The shallow copy of an object of type `{}` is of type `{}`",
        type_table::key(want),
        type_table::key(got)
    ))
}

impl Walk for Copier {
    type Out = Any;
    type Frame = Frame;
    const SKIP: FieldFlags = FieldFlags::NONE;

    fn leaf(&mut self, value: &Any) -> Result<Option<Any>> {
        let Some(object) = walk::object_in(value).filter(|_| value.type_index().is_object()) else {
            return Ok(Some(value.clone()));
        };
        let index = object.type_index();
        let is_constant = matches!(
            index,
            TypeIndex::STR | TypeIndex::BYTES | TypeIndex::SHAPE | TypeIndex::BIG_INT
        );
        if is_constant || EnumObj::is_instance(index) {
            return Ok(Some(value.clone()));
        }
        if !walk::is_shared(object) {
            return Ok(None);
        }
        Ok(self.copies.get(&walk::address(object)).map(|(_, copy)| copy.clone()))
    }

    fn open(&mut self, node: &Children, shared: bool) -> Result<Frame> {
        let original = node.object();
        let frame = match node {
            Children::Seq { len, .. } => Frame::Seq(new_seq(original.type_index(), *len)?),
            Children::Map { .. } => {
                let is_dict = original.type_index() == TypeIndex::DICT;
                let kind = if is_dict { MapKind::Dict } else { MapKind::Map };
                Frame::Map { map: MapObj::new(kind)?, key: Any::NONE }
            }
            Children::Fields { .. } => Frame::Object(shallow_copy(original)?),
        };
        if shared {
            let entry = (Ref::from_borrowed(original), frame.copy());
            self.copies.insert(walk::address(original), entry);
        }
        Ok(frame)
    }

    fn feed(&mut self, frame: &mut Frame, place: Place, bits: u64, out: Any) -> Result<()> {
        match (frame, place) {
            (Frame::Seq(list), Place::Item(i)) => ListObj::set(list, i as i64, out),
            (Frame::Map { key, .. }, Place::Key) => {
                *key = out;
                Ok(())
            }
            (Frame::Map { map, key }, _) => MapObj::set(map, std::mem::take(key), out),
            // The shallow copy already has the value if it is the same.
            (Frame::Object(copy), Place::Field(field)) if out.as_raw().bits() != bits => {
                set_field(copy, field, &out.view())
            }
            _ => Ok(()),
        }
    }

    fn close(&mut self, frame: Frame) -> Result<Any> {
        Ok(frame.copy())
    }

    fn abandon(&mut self, _: Frame) {}
}
