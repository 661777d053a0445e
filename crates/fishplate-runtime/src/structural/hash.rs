//! Structural hash.
//!
//! The values are part of the ABI: clients store them, and C++ code compares them with its own. An
//! object is hashed where it is first met and cached, which also decides how free variables and
//! graph nodes are numbered. An object that can be met only once, because nobody else refers to it,
//! is not cached: it makes no difference, and most values are trees.

mod content;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use fishplate_abi::{
    COUNT_STRONG_MASK, DefRegionKind, FieldInfo, RawAny, SEqHashKind, TypeIndex, TypeInfo, attr,
};

use self::content::{content_hash, key_hash, not_an_object, plain_hash, shape_hash};
use super::by_address::ByAddress;
use super::hooks::{Link, cannot_convert};
use super::prefetch::{prefetch_field, prefetch_object};
use super::reflected;
use super::tensor_content;
use crate::any::{Any, AnyView};
use crate::any_ops::{combine, hash_bytes};
use crate::call::{Args, checked_function};
use crate::containers::{MapObj, SeqObj};
use crate::depth::{Level, Room};
use crate::error::Result;
use crate::field_access;
use crate::function::{Function, FunctionObj};
use crate::object::Object;
use crate::signature::{Signature, Ty};
use crate::tensor::TensorObj;
use crate::type_table::{self, AttrLookup};

static HOOK: AttrLookup = AttrLookup::new(attr::S_HASH);

/// The structural hash of a value.
pub(crate) fn hash(
    value: &AnyView<'_>,
    map_free_vars: bool,
    skip_tensor_content: bool,
) -> Result<u64> {
    let region = if map_free_vars { DefRegionKind::PATTERN } else { DefRegionKind::NONE };
    if !value.type_index().is_object() {
        return Ok(plain_hash(value.as_raw()));
    }
    Hasher::new(skip_tensor_content).value(value, region, true)
}

struct Hasher {
    room: Room,
    skip_tensor_content: bool,
    /// Whether hooks may run: they may change lists and dicts that the walk is in.
    has_hooks: bool,
    free_vars: u32,
    graph_nodes: u32,
    /// Hashes of objects and containers that may be met again.
    known: ByAddress<u64>,
    /// Keys met so far whose hash is still unknown: a map that contains one may hash differently
    /// the next time.
    unknown_keys: u64,
    /// Entries of the maps that the walk is in, each with the hash of its key.
    entries: Vec<(u64, RawAny)>,
    hook_region: DefRegionKind,
    /// The function that hooks get, and its link back to this walk.
    callback: Option<(Arc<Link<Hasher>>, Function)>,
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
            has_hooks: !HOOK.is_empty(),
            free_vars: 0,
            graph_nodes: 0,
            known: ByAddress::new(),
            unknown_keys: 0,
            entries: Vec::new(),
            hook_region: DefRegionKind::NONE,
            callback: None,
        }
    }

    /// Hashes a value. `once` says that the walk cannot meet this occurrence again.
    #[inline(always)]
    fn value(&mut self, value: &AnyView<'_>, region: DefRegionKind, once: bool) -> Result<u64> {
        if !value.type_index().is_object() {
            return Ok(plain_hash(value.as_raw()));
        }
        match value.type_index() {
            TypeIndex::ARRAY | TypeIndex::LIST => self.seq(value, region, once),
            TypeIndex::MAP | TypeIndex::DICT => self.map(value, region, once),
            TypeIndex::STR | TypeIndex::BYTES | TypeIndex::BIG_INT => {
                content_hash(value).ok_or_else(not_an_object)
            }
            TypeIndex::SHAPE => shape_hash(value),
            TypeIndex::TENSOR => self.tensor(value),
            _ => self.object(value, region, once),
        }
    }

    /// The hash of an object that was met before.
    #[inline]
    fn recall(&self, value: &AnyView<'_>, once: bool) -> Option<u64> {
        if once {
            return None;
        }
        self.known.get(value.as_object::<Object>()?).copied()
    }

    /// Caches the hash of an object that may be met again. By then every object in a container is
    /// cached, so its hash cannot change, unless it has unknown keys.
    #[inline]
    fn remember(&mut self, value: &AnyView<'_>, once: bool, hash: u64) {
        if !once && let Some(object) = value.as_object::<Object>() {
            self.known.insert(object, hash);
        }
    }

    #[inline(never)]
    fn seq(&mut self, value: &AnyView<'_>, region: DefRegionKind, once: bool) -> Result<u64> {
        if let Some(known) = self.recall(value, once) {
            return Ok(known);
        }
        self.room.descend()?;
        let unknown_keys = self.unknown_keys;
        let seq: &SeqObj = value.as_object().ok_or_else(not_an_object)?;
        let mut hash = combine(key_hash(value.type_index())?, seq.len() as u64);
        if self.has_hooks && value.type_index() == TypeIndex::LIST {
            hash = self.held_items(seq, hash, region, once)?;
        } else {
            let items = seq.as_slice();
            for (i, item) in items.iter().enumerate() {
                if let Some(later) = items.get(i + AHEAD) {
                    prefetch_object(later.as_raw());
                }
                let item = item.as_view();
                let item_hash = self.value(item, region, once && has_at_most(item, 1))?;
                hash = combine(hash, item_hash);
            }
        }
        self.room.ascend();
        self.remember(value, once || unknown_keys != self.unknown_keys, hash);
        Ok(hash)
    }

    /// Hashes the items of a list that may change meanwhile: each is held while it is hashed.
    #[cold]
    fn held_items(
        &mut self,
        list: &SeqObj,
        start: u64,
        region: DefRegionKind,
        once: bool,
    ) -> Result<u64> {
        let (mut hash, mut at) = (start, 0);
        while let Some(item) = list.as_slice().get(at).cloned() {
            let item = item.view();
            hash = combine(hash, self.value(&item, region, once && has_at_most(&item, 2))?);
            at += 1;
        }
        Ok(hash)
    }

    /// Hashes the entries in the order of their keys' hashes, which does not depend on insertion.
    /// Keys with equal hashes count once and without their values, and keys whose hash depends on
    /// the order of the walk do not count at all.
    #[inline(never)]
    fn map(&mut self, value: &AnyView<'_>, region: DefRegionKind, once: bool) -> Result<u64> {
        if let Some(known) = self.recall(value, once) {
            return Ok(known);
        }
        self.room.descend()?;
        let unknown_keys = self.unknown_keys;
        let map: &MapObj = value.as_object().ok_or_else(not_an_object)?;
        let mut hash = combine(key_hash(value.type_index())?, map.len() as u64);
        // Entries of a dict that may change meanwhile are held.
        let hold = self.has_hooks && value.type_index() == TypeIndex::DICT;
        let mut held = Vec::new();
        let start = self.entries.len();
        let mut entries = map.iter();
        while let Some((key, item)) = entries.next_in_place() {
            if let Some(key_hash) = self.key(key) {
                prefetch_object(item.as_raw());
                self.entries.push((key_hash, *item.as_raw()));
                if hold {
                    held.push(item.to_owned()?);
                }
            }
        }
        let end = self.entries.len();
        self.entries[start..].sort_unstable_by_key(|(key, _)| *key);
        let mut at = start;
        while at < end {
            let (key, item) = self.entries[at];
            let same_key = self.entries[at..end].iter().take_while(|(k, _)| *k == key).count();
            hash = combine(hash, key);
            if same_key == 1 {
                // SAFETY: the map, or `held`, keeps the value alive while it is hashed.
                let item = unsafe { AnyView::from_raw(item) };
                let once = once && has_at_most(&item, 1 + u64::from(hold));
                hash = combine(hash, self.value(&item, region, once)?);
            }
            at += same_key;
        }
        self.entries.truncate(start);
        self.room.ascend();
        self.remember(value, once || unknown_keys != self.unknown_keys, hash);
        Ok(hash)
    }

    /// The hash of a key, if it does not depend on the position in the walk.
    fn key(&mut self, key: &AnyView<'_>) -> Option<u64> {
        let raw = key.as_raw();
        match raw.type_index {
            // Unlike values, NaN keys hash by their bits.
            TypeIndex::FLOAT => Some(combine(TypeIndex::FLOAT.0 as u64, raw.bits())),
            index if !index.is_object() => Some(plain_hash(raw)),
            TypeIndex::STR | TypeIndex::BYTES | TypeIndex::BIG_INT => content_hash(key),
            index if is_builtin_container(index) => None,
            _ => {
                let known = self.recall(key, false);
                self.unknown_keys += u64::from(known.is_none());
                known
            }
        }
    }

    #[inline(never)]
    fn tensor(&mut self, value: &AnyView<'_>) -> Result<u64> {
        let tensor: &TensorObj = value.as_object().ok_or_else(not_an_object)?;
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

    #[inline(never)]
    fn object(&mut self, value: &AnyView<'_>, region: DefRegionKind, once: bool) -> Result<u64> {
        let object: &Object = value.as_object().ok_or_else(not_an_object)?;
        let info = type_table::expect_info(object.type_index())?;
        let kind = reflected::equality_kind(info)?;
        if let Some(known) = self.recall(value, once) {
            return Ok(known);
        }
        self.room.descend()?;
        let is_var = kind == SEqHashKind::FREE_VAR;
        let inner = if is_var { reflected::free_var_region(region) } else { region };
        let hook = if self.has_hooks { HOOK.of(info.type_index) } else { None };
        let mut hash = match hook {
            None => self.fields(object, info, inner)?,
            Some(hook) => self.hook(&hook, object, info, inner)?,
        };
        self.room.ascend();
        if is_var {
            // A definition counts by its position, a use by its identity. The fields were hashed in
            // both cases, so that definitions among them are numbered.
            hash = if region == DefRegionKind::NONE {
                std::ptr::from_ref(object).addr() as u64
            } else {
                combine(hash, next(&mut self.free_vars))
            };
        }
        if kind == SEqHashKind::DAG_NODE {
            hash = combine(hash, next(&mut self.graph_nodes));
        }
        self.remember(value, once, hash);
        Ok(hash)
    }

    fn fields(
        &mut self,
        object: &Object,
        info: &'static TypeInfo,
        region: DefRegionKind,
    ) -> Result<u64> {
        let mut hash = info.type_key_hash;
        let mut fields = reflected::fields(info);
        while let Some(field) = fields.next() {
            prefetch_field(object, fields.upcoming());
            let mut value = Any::NONE;
            field_access::read_into(object, field, &mut value)?;
            let value = value.as_view();
            let region = reflected::field_region(region, field);
            // Two references: the field's own and the one just read.
            let is_object = value.type_index().is_object();
            let once = is_object && has_at_most(value, 2) && !is_seen_twice(info, field);
            hash = combine(hash, self.value(value, region, once)?);
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
        let (link, callback) = self.callback.get_or_insert_with(callback).clone();
        let outer_region = std::mem::replace(&mut self.hook_region, region);
        let start = AnyView::int(info.type_key_hash as i64);
        let args = [AnyView::object(object), start, AnyView::object(&*callback)];
        let result = link.lend(self, || hook.call(&args));
        self.hook_region = outer_region;
        let result = result?;
        let hash = result.view().as_int().ok_or_else(|| cannot_convert(&result.view(), "int"))?;
        Ok(hash as u64)
    }
}

/// Number of items ahead of the walk whose memory is prefetched.
const AHEAD: usize = 4;

/// Whether a type is a builtin container, which is never a key by content and is not cached for
/// that.
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

/// Whether another field of the type refers to the same memory.
fn is_seen_twice(info: &'static TypeInfo, field: &FieldInfo) -> bool {
    reflected::fields(info).filter(|other| other.offset == field.offset).nth(1).is_some()
}

/// The function that hooks get: hashes a part and folds it in.
fn callback() -> (Arc<Link<Hasher>>, Function) {
    let link = Link::<Hasher>::new();
    let way_back = Arc::clone(&link);
    let signature = Signature::new(&[Ty::AnyView, Ty::Int, Ty::Int], Ty::Int);
    let function = checked_function("", signature, move |args: &Args<'_>| {
        let _level = Level::enter()?;
        let (value, start, asked) = (args.any(0)?, args.int(1)?, args.int(2)?);
        way_back.reach(|hasher| {
            let outer = hasher.hook_region;
            let region = reflected::hook_region(outer, asked);
            // The hook may continue after an error, so the state of the walk is restored.
            let (room, entries) = (hasher.room.clone(), hasher.entries.len());
            let hash = hasher.value(&value.view(), region, false);
            hasher.room = room;
            hasher.entries.truncate(entries);
            hasher.hook_region = outer;
            Ok((combine(start as u64, hash?) as i64).into())
        })
    });
    (link, function)
}

#[cfg(test)]
mod tests;
