//! Structural hash.
//!
//! The values are part of the ABI: clients store them, and C++ code compares them with its own. An
//! object is hashed where it is first met and remembered, which also decides how free variables
//! and graph nodes are numbered. What can be met only once, because nobody else refers to it, is
//! not remembered: it makes no difference, and most values are trees.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use fishplate_abi::{
    COUNT_STRONG_MASK, DefRegionKind, FieldInfo, RawAny, SEqHashKind, TypeIndex, TypeInfo, attr,
};

use super::by_address::ByAddress;
use super::hooks::{Column, Link, cannot_convert};
use super::reflected;
use super::tensor_content;
use crate::any::{Any, AnyView};
use crate::any_ops::{combine, hash_bytes};
use crate::big_int::BigIntObj;
use crate::call::{Args, checked_function};
use crate::containers::{MapObj, SeqObj, ShapeObj};
use crate::depth::{Level, Room};
use crate::error::{Error, Result};
use crate::field_access;
use crate::function::{Function, FunctionObj};
use crate::object::Object;
use crate::signature::{Signature, Ty};
use crate::tensor::TensorObj;
use crate::type_table;

static HOOK: Column = Column::new(attr::S_HASH);

/// The structural hash of a value.
pub(crate) fn hash(
    value: &AnyView<'_>,
    map_free_vars: bool,
    skip_tensor_content: bool,
) -> Result<u64> {
    let region = if map_free_vars { DefRegionKind::PATTERN } else { DefRegionKind::NONE };
    if let Some(hash) = content_hash(value) {
        return Ok(hash);
    }
    Hasher::new(skip_tensor_content).value(value, region, true)
}

struct Hasher {
    room: Room,
    skip_tensor_content: bool,
    free_vars: u32,
    graph_nodes: u32,
    /// Hashes of objects and containers that may be met again.
    known: ByAddress<u64>,
    /// Keys met so far whose hash is still unknown: a map that holds one may hash differently the
    /// next time.
    unknown_keys: u64,
    hook_region: DefRegionKind,
    hook_callback: Option<Function>,
    link: Arc<Link<Hasher>>,
}

/// The hash of a value that depends on nothing but its own content; `None` for the others.
#[inline]
fn content_hash(value: &AnyView<'_>) -> Option<u64> {
    let raw = value.as_raw();
    let index = raw.type_index.0 as u64;
    Some(match raw.type_index {
        TypeIndex::FLOAT => {
            // SAFETY: this index keeps a float in the payload.
            let is_nan = unsafe { raw.value.v_float64 }.is_nan();
            combine(index, if is_nan { NAN_BITS } else { raw.bits() })
        }
        TypeIndex::SMALL_STR => combine(TypeIndex::STR.0 as u64, small_str_hash(raw)),
        plain if !plain.is_object() => combine(index, raw.bits()),
        TypeIndex::STR => combine(index, hash_bytes(value.as_str()?)),
        TypeIndex::BYTES => combine(index, hash_bytes(value.as_bytes()?)),
        TypeIndex::BIG_INT => combine(index, words_hash(value.as_object::<BigIntObj>()?.words())),
        _ => return None,
    })
}

/// The quiet NaN that all NaNs hash as.
const NAN_BITS: u64 = 0x7ff8 << 48;

#[inline]
fn small_str_hash(raw: &RawAny) -> u64 {
    hash_bytes(crate::text::small_content(raw))
}

fn words_hash(words: &[i64]) -> u64 {
    // SAFETY: integers are readable as bytes.
    hash_bytes(unsafe { std::slice::from_raw_parts(words.as_ptr().cast(), size_of_val(words)) })
}

fn key_hash(index: TypeIndex) -> Result<u64> {
    Ok(type_table::expect_info(index)?.type_key_hash)
}

/// Whether an object has at most `references` strong references.
#[inline]
fn has_at_most(value: &AnyView<'_>, references: u64) -> bool {
    value.as_object::<Object>().is_none_or(|object| {
        let count = object.header.combined_ref_count.load(Ordering::Relaxed);
        count & COUNT_STRONG_MASK <= references
    })
}

impl Hasher {
    fn new(skip_tensor_content: bool) -> Hasher {
        Hasher {
            room: Room::here(),
            skip_tensor_content,
            free_vars: 0,
            graph_nodes: 0,
            known: ByAddress::new(),
            unknown_keys: 0,
            hook_region: DefRegionKind::NONE,
            hook_callback: None,
            link: Link::new(),
        }
    }

    /// Hashes a value. `once` says that the walk cannot meet this occurrence again.
    fn value(&mut self, value: &AnyView<'_>, region: DefRegionKind, once: bool) -> Result<u64> {
        if let Some(hash) = content_hash(value) {
            return Ok(hash);
        }
        if let Some(seq) = value.as_object::<SeqObj>() {
            return self.container(value, once, |hasher| hasher.seq(seq, region, once));
        }
        if let Some(map) = value.as_object::<MapObj>() {
            return self.container(value, once, |hasher| hasher.map(map, region, once));
        }
        if let Some(shape) = value.as_object::<ShapeObj>() {
            let extents = shape.extents();
            let start = combine(key_hash(TypeIndex::SHAPE)?, extents.len() as u64);
            return Ok(extents.iter().fold(start, |hash, &extent| combine(hash, extent as u64)));
        }
        if let Some(tensor) = value.as_object::<TensorObj>() {
            return self.tensor(tensor);
        }
        match value.as_object::<Object>() {
            Some(object) => self.object(object, region, once),
            None => Err(Error::internal("A value is neither plain nor an object")),
        }
    }

    /// Hashes a container one level deeper. A container that may be met again is remembered: by
    /// then every object in it is, so its hash cannot change, unless it has keys yet unknown.
    #[inline]
    fn container(
        &mut self,
        value: &AnyView<'_>,
        once: bool,
        hash: impl FnOnce(&mut Hasher) -> Result<u64>,
    ) -> Result<u64> {
        let shared = if once { None } else { value.as_object::<Object>() };
        if let Some(known) = shared.and_then(|object| self.known.get(object)) {
            return Ok(*known);
        }
        let unknown_keys = self.unknown_keys;
        self.room.descend()?;
        let hash = hash(self)?;
        self.room.ascend();
        if let Some(object) = shared
            && unknown_keys == self.unknown_keys
        {
            self.known.insert(object, hash);
        }
        Ok(hash)
    }

    fn seq(&mut self, seq: &SeqObj, region: DefRegionKind, once: bool) -> Result<u64> {
        let index = AnyView::object(seq).type_index();
        let mut hash = combine(key_hash(index)?, seq.len() as u64);
        if index == TypeIndex::ARRAY {
            for item in seq.iter() {
                let item_hash = self.value(&item, region, once && has_at_most(&item, 1))?;
                hash = combine(hash, item_hash);
            }
            return Ok(hash);
        }
        // A hook may change a list meanwhile: each item is held while it is hashed.
        let mut at = 0;
        while let Some(item) = seq.as_slice().get(at).cloned() {
            let item = item.view();
            hash = combine(hash, self.value(&item, region, once && has_at_most(&item, 2))?);
            at += 1;
        }
        Ok(hash)
    }

    /// Hashes the entries in the order of their keys' hashes, which does not depend on insertion.
    /// Keys that hash alike count once and without their values, and keys whose hash depends on
    /// the order of the walk not at all.
    fn map(&mut self, map: &MapObj, region: DefRegionKind, once: bool) -> Result<u64> {
        let index = AnyView::object(map).type_index();
        let mut hash = combine(key_hash(index)?, map.len() as u64);
        let mut entries: Vec<(u64, Any)> = Vec::with_capacity(map.len());
        for (key, value) in map.iter() {
            if let Some(key_hash) = self.key(&key) {
                entries.push((key_hash, value.to_owned()?));
            }
        }
        entries.sort_unstable_by_key(|(key, _)| *key);
        for same_key in entries.chunk_by(|(a, _), (b, _)| a == b) {
            let (key, value) = &same_key[0];
            hash = combine(hash, *key);
            if same_key.len() == 1 {
                let value = value.view();
                let value_hash = self.value(&value, region, once && has_at_most(&value, 2))?;
                hash = combine(hash, value_hash);
            }
        }
        Ok(hash)
    }

    /// The hash of a key, when it does not depend on where in the walk it is asked for.
    fn key(&mut self, key: &AnyView<'_>) -> Option<u64> {
        let raw = key.as_raw();
        if raw.type_index == TypeIndex::FLOAT {
            // Unlike values, NaN keys hash by their bits.
            return Some(combine(raw.type_index.0 as u64, raw.bits()));
        }
        if let Some(hash) = content_hash(key) {
            return Some(hash);
        }
        if is_builtin_container(raw.type_index) {
            return None;
        }
        let known = key.as_object::<Object>().and_then(|object| self.known.get(object).copied());
        self.unknown_keys += u64::from(known.is_none());
        known
    }

    fn tensor(&mut self, tensor: &TensorObj) -> Result<u64> {
        let extents = tensor_content::shape(tensor)?;
        let start = combine(key_hash(TypeIndex::TENSOR)?, extents.len() as u64);
        let hash = extents.iter().fold(start, |hash, &extent| combine(hash, extent as u64));
        let hash = combine(hash, Any::from(tensor.dl_tensor().dtype).as_raw().bits());
        if self.skip_tensor_content {
            return Ok(hash);
        }
        let content = tensor_content::content(tensor, "tensor", "hash")?;
        Ok(combine(hash, hash_bytes(content)))
    }

    fn object(&mut self, object: &Object, region: DefRegionKind, once: bool) -> Result<u64> {
        let info = type_table::expect_info(object.type_index())?;
        let kind = reflected::equality_kind(info)?;
        if !once && let Some(known) = self.known.get(object) {
            return Ok(*known);
        }
        self.room.descend()?;
        let is_var = kind == SEqHashKind::FREE_VAR;
        let inner = if is_var { reflected::free_var_region(region) } else { region };
        let mut hash = match HOOK.of(info.type_index) {
            None => self.fields(object, info, inner)?,
            Some(hook) => self.hook(&hook, object, info, inner)?,
        };
        self.room.ascend();
        if is_var {
            // A definition counts by its place, a use by its identity. The fields were hashed in
            // both cases: definitions among them are numbered.
            hash = if region == DefRegionKind::NONE {
                std::ptr::from_ref(object).addr() as u64
            } else {
                combine(hash, next(&mut self.free_vars))
            };
        }
        if kind == SEqHashKind::DAG_NODE {
            hash = combine(hash, next(&mut self.graph_nodes));
        }
        if !once {
            self.known.insert(object, hash);
        }
        Ok(hash)
    }

    fn fields(
        &mut self,
        object: &Object,
        info: &'static TypeInfo,
        region: DefRegionKind,
    ) -> Result<u64> {
        let mut hash = info.type_key_hash;
        for field in reflected::fields(info) {
            let value = field_access::read(object, field)?;
            let value = value.view();
            let region = reflected::field_region(region, field);
            // Two references: the field's own and the one just read.
            let once = has_at_most(&value, 2) && !is_seen_twice(info, field);
            hash = combine(hash, self.value(&value, region, once)?);
        }
        Ok(hash)
    }

    #[cold]
    fn hook(
        &mut self,
        hook: &AnyView<'_>,
        object: &Object,
        info: &TypeInfo,
        region: DefRegionKind,
    ) -> Result<u64> {
        let hook =
            hook.as_object::<FunctionObj>().ok_or_else(|| cannot_convert(hook, "ffi.Function"))?;
        let callback = match &self.hook_callback {
            Some(callback) => callback.clone(),
            None => self.hook_callback.insert(callback(&self.link)).clone(),
        };
        let outer_region = std::mem::replace(&mut self.hook_region, region);
        let start = AnyView::int(info.type_key_hash as i64);
        let args = [AnyView::object(object), start, AnyView::object(&*callback)];
        let link = Arc::clone(&self.link);
        let result = link.lend(self, || hook.call(&args));
        self.hook_region = outer_region;
        let result = result?;
        let hash = result.view().as_int().ok_or_else(|| cannot_convert(&result.view(), "int"))?;
        Ok(hash as u64)
    }
}

/// Containers are never keys by content; nor are they remembered for that.
fn is_builtin_container(index: TypeIndex) -> bool {
    matches!(
        index,
        TypeIndex::ARRAY
            | TypeIndex::LIST
            | TypeIndex::MAP
            | TypeIndex::DICT
            | TypeIndex::SHAPE
            | TypeIndex::TENSOR
    )
}

fn next(counter: &mut u32) -> u64 {
    let now = *counter;
    *counter = counter.wrapping_add(1);
    u64::from(now)
}

/// Whether another field of the type shows the same memory.
fn is_seen_twice(info: &'static TypeInfo, field: &FieldInfo) -> bool {
    reflected::fields(info).filter(|other| other.offset == field.offset).nth(1).is_some()
}

/// The function that hooks get: hashes a part and folds it in.
fn callback(link: &Arc<Link<Hasher>>) -> Function {
    let link = Arc::clone(link);
    let signature = Signature::new(&[Ty::AnyView, Ty::Int, Ty::Int], Ty::Int);
    checked_function("", signature, move |args: &Args<'_>| {
        let _level = Level::enter()?;
        let (value, start, asked) = (args.any(0)?, args.int(1)?, args.int(2)?);
        link.reach(|hasher| {
            let outer = hasher.hook_region;
            let region = reflected::hook_region(outer, asked);
            // The hook may go on after an error, so what the walk was in is put back.
            let room = hasher.room.clone();
            let hash = hasher.value(&value.view(), region, false);
            hasher.room = room;
            hasher.hook_region = outer;
            Ok((combine(start as u64, hash?) as i64).into())
        })
    })
}
