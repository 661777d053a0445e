//! Structural equality of maps: by key, where a variable matches the one that it is paired with.

use fishplate_abi::{DefRegionKind, TypeIndex};

use super::super::by_address::ByAddress;
use super::super::prefetch::Entries;
use super::{Comparer, both};
use crate::access_path::{AccessKind, AccessStepObj};
use crate::any::{Any, AnyView};
use crate::containers::MapObj;
use crate::error::Result;
use crate::object::{Object, Ref};

/// Whether two keys are the same plain value: the fast case of equal keys.
#[inline(always)]
fn is_same_key(a: &AnyView<'_>, b: &AnyView<'_>) -> bool {
    !a.type_index().is_object() && a.same_as(b)
}

/// The counterpart of a key on the other side.
fn counterpart(pairs: &ByAddress<Ref<Object>>, key: &AnyView<'_>) -> Option<Any> {
    key.as_object::<Object>().and_then(|object| pairs.get(object)).map(|other| other.clone().into())
}

impl Comparer {
    /// Compares two maps or two dicts, regardless of the order of their entries.
    #[inline(never)]
    pub(super) fn maps(
        &mut self,
        lhs: &AnyView<'_>,
        rhs: &AnyView<'_>,
        region: DefRegionKind,
    ) -> Result<bool> {
        let hold = self.has_hooks && lhs.type_index() == TypeIndex::DICT;
        let (lhs, rhs) = both::<MapObj>(lhs, rhs)?;
        if lhs.len() != rhs.len() && self.trail.is_none() {
            return Ok(false);
        }
        if hold {
            // A hook may change a dict meanwhile: its entries are held.
            let entries = lhs.iter().map(|(k, v)| Ok((k.to_owned()?, v.to_owned()?)));
            for (key, value) in entries.collect::<Result<Vec<_>>>()? {
                if !self.entry(&key.view(), &value.view(), rhs, region, hold)? {
                    return Ok(false);
                }
            }
        } else {
            let mut others = Entries::of(rhs);
            for (key, value) in Entries::of(lhs) {
                // Equal maps mostly have their entries in the same order.
                let equal = match others.next() {
                    Some((other, found)) if is_same_key(key, other) => {
                        let key = key.to_owned()?;
                        self.value(value, found, region, false)?
                            || self.differ_at(AccessKind::MAP_ITEM, || key.clone())
                    }
                    _ => self.entry(key, value, rhs, region, hold)?,
                };
                if !equal {
                    return Ok(false);
                }
            }
        }
        if lhs.len() == rhs.len() {
            return Ok(true);
        }
        // Everything on the left is on the right, so the right has more: find what.
        for (key, _) in rhs.iter() {
            let paired = counterpart(&self.to_lhs, &key);
            let lhs_key = paired.as_ref().map_or(key, Any::view);
            if lhs.get(&lhs_key)?.is_none() {
                let (lhs_key, key) = (lhs_key.to_owned()?, key.to_owned()?);
                return Ok(self.differ(|| {
                    let missing = AccessStepObj::new(AccessKind::MAP_ITEM_MISSING, lhs_key);
                    (missing, AccessStepObj::new(AccessKind::MAP_ITEM, key))
                }));
            }
        }
        Ok(false)
    }

    /// Compares the value of a key with the value that the other map has for it.
    fn entry(
        &mut self,
        key: &AnyView<'_>,
        value: &AnyView<'_>,
        rhs: &MapObj,
        region: DefRegionKind,
        held: bool,
    ) -> Result<bool> {
        let paired = counterpart(&self.to_rhs, key);
        // Only types beyond the builtin ones have variables and graph nodes.
        if paired.is_none() && key.type_index() >= TypeIndex::DYN_OBJECT_BEGIN {
            self.open_keys += 1;
        }
        let rhs_key = paired.as_ref().map_or(*key, Any::view);
        let kind = match rhs.get(&rhs_key)? {
            None => AccessKind::MAP_ITEM_MISSING,
            Some(found) => {
                let keep = if held { Some(found.to_owned()?) } else { None };
                if self.value(value, &found, region, held)? {
                    return Ok(true);
                }
                drop(keep);
                AccessKind::MAP_ITEM
            }
        };
        let (key, rhs_key) = (key.to_owned()?, rhs_key.to_owned()?);
        Ok(self.differ(|| {
            (AccessStepObj::new(AccessKind::MAP_ITEM, key), AccessStepObj::new(kind, rhs_key))
        }))
    }
}
