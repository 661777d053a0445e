//! Structural equality, and the first difference between two values.
//!
//! Free variables and graph nodes that were found equal stay a pair for the rest of the walk, and
//! neither may be paired with anything else.

mod entries;

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use fishplate_abi::{
    COUNT_STRONG_MASK, DefRegionKind, RawAny, SEqHashKind, TypeIndex, TypeInfo, attr,
};

use super::by_address::ByAddress;
use super::hooks::{Link, cannot_convert};
use super::prefetch::{prefetch_field, prefetch_object};
use super::reflected;
use super::tensor_content;
use crate::access_path::{AccessKind, AccessPathObj, AccessStepObj};
use crate::any::{Any, AnyView};
use crate::big_int;
use crate::call::{Args, checked_function};
use crate::containers::{SeqObj, ShapeObj};
use crate::depth::{Level, Room};
use crate::error::{Error, Result};
use crate::field_access;
use crate::function::{Function, FunctionObj};
use crate::object::{Object, Ref};
use crate::signature::{Signature, Ty};
use crate::tensor::TensorObj;
use crate::type_table::{self, AttrLookup};

static HOOK: AttrLookup = AttrLookup::new(attr::S_EQUAL);

/// After this many comparisons, equal pairs are cached: values that share parts on many levels have
/// too many occurrences to compare them one by one.
const REMEMBER_AFTER: u64 = 1 << 14;

/// Whether two values are structurally equal.
pub(crate) fn equal(
    lhs: &AnyView<'_>,
    rhs: &AnyView<'_>,
    map_free_vars: bool,
    skip_tensor_content: bool,
) -> Result<bool> {
    if lhs.type_index() == rhs.type_index() && !lhs.type_index().is_object() {
        return Ok(plain_equal(lhs.as_raw(), rhs.as_raw()));
    }
    let mut comparer = Comparer::new(skip_tensor_content);
    comparer.value(lhs, rhs, root_region(map_free_vars), false)
}

/// The paths to the first difference in each of two values; `None` when they are equal.
pub(crate) fn first_mismatch(
    lhs: &AnyView<'_>,
    rhs: &AnyView<'_>,
    map_free_vars: bool,
    skip_tensor_content: bool,
) -> Result<Option<(Ref<AccessPathObj>, Ref<AccessPathObj>)>> {
    let mut comparer = Comparer::new(skip_tensor_content);
    comparer.trail = Some(Vec::new());
    if comparer.value(lhs, rhs, root_region(map_free_vars), false)? {
        return Ok(None);
    }
    let trail = comparer.trail.take().unwrap_or_default();
    let (lhs, rhs): (Vec<_>, Vec<_>) = trail.into_iter().rev().unzip();
    Ok(Some((AccessPathObj::from_steps(lhs), AccessPathObj::from_steps(rhs))))
}

fn root_region(map_free_vars: bool) -> DefRegionKind {
    if map_free_vars { DefRegionKind::PATTERN } else { DefRegionKind::NONE }
}

type Steps = (Ref<AccessStepObj>, Ref<AccessStepObj>);

struct Comparer {
    room: Room,
    skip_tensor_content: bool,
    /// Whether hooks may run: they may change lists and dicts that the walk is in.
    has_hooks: bool,
    /// Steps to the difference, innermost first, if they are requested.
    trail: Option<Vec<Steps>>,
    to_rhs: ByAddress<Ref<Object>>,
    to_lhs: ByAddress<Ref<Object>>,
    comparisons: u64,
    /// Pairs of shared objects that are equal, and the objects.
    equal_pairs: HashSet<(usize, usize), foldhash::fast::FixedState>,
    kept: Vec<Any>,
    /// Keys met so far that may be paired later: a map that contains one may compare differently
    /// the next time.
    open_keys: u64,
    hook_region: DefRegionKind,
    /// The function that hooks get, and its link back to this walk.
    callback: Option<(Arc<Link<Comparer>>, Function)>,
}

/// Compares values of different types: the same text may be inline on one side and an object on the
/// other.
#[cold]
fn text_equal(lhs: &AnyView<'_>, rhs: &AnyView<'_>) -> bool {
    let same = |a: Option<&[u8]>, b: Option<&[u8]>| a.is_some() && a == b;
    same(lhs.as_str(), rhs.as_str()) || same(lhs.as_bytes(), rhs.as_bytes())
}

/// Compares two values of one type that are not objects.
#[inline(always)]
fn plain_equal(a: &RawAny, b: &RawAny) -> bool {
    if a.small_len == b.small_len && a.bits() == b.bits() {
        return true;
    }
    // SAFETY: this index stores a float in the payload.
    a.type_index == TypeIndex::FLOAT
        && unsafe { a.value.v_float64.is_nan() && b.value.v_float64.is_nan() }
}

#[cold]
fn not_an_object() -> Error {
    Error::internal("A value is not the object that its type index says")
}

/// Both values as objects of one type.
#[inline(always)]
fn both<'a, T: crate::ObjectType>(lhs: &AnyView<'a>, rhs: &AnyView<'a>) -> Result<(&'a T, &'a T)> {
    match (lhs.as_object(), rhs.as_object()) {
        (Some(lhs), Some(rhs)) => Ok((lhs, rhs)),
        _ => Err(not_an_object()),
    }
}

impl Comparer {
    fn new(skip_tensor_content: bool) -> Comparer {
        Comparer {
            room: Room::here(),
            skip_tensor_content,
            has_hooks: !HOOK.is_empty(),
            trail: None,
            to_rhs: ByAddress::new(),
            to_lhs: ByAddress::new(),
            comparisons: 0,
            equal_pairs: HashSet::with_hasher(foldhash::fast::FixedState::with_seed(0)),
            kept: Vec::new(),
            open_keys: 0,
            hook_region: DefRegionKind::NONE,
            callback: None,
        }
    }

    /// Compares two values. `held` says that the walk itself holds a reference to each.
    #[inline(always)]
    fn value(
        &mut self,
        lhs: &AnyView<'_>,
        rhs: &AnyView<'_>,
        region: DefRegionKind,
        held: bool,
    ) -> Result<bool> {
        let index = lhs.type_index();
        if index != rhs.type_index() {
            return Ok(text_equal(lhs, rhs));
        }
        if !index.is_object() {
            return Ok(plain_equal(lhs.as_raw(), rhs.as_raw()));
        }
        match index {
            TypeIndex::STR => Ok(lhs.as_str() == rhs.as_str()),
            TypeIndex::BYTES => Ok(lhs.as_bytes() == rhs.as_bytes()),
            TypeIndex::BIG_INT => Ok(big_int::words(lhs) == big_int::words(rhs)),
            _ => self.walk(lhs, rhs, region, held),
        }
    }

    /// Compares two objects of one type, one level deeper.
    fn walk(
        &mut self,
        lhs: &AnyView<'_>,
        rhs: &AnyView<'_>,
        region: DefRegionKind,
        held: bool,
    ) -> Result<bool> {
        self.comparisons += 1;
        let pair =
            if self.comparisons > REMEMBER_AFTER { shared_pair(lhs, rhs, held) } else { None };
        if let Some(pair) = pair
            && self.equal_pairs.contains(&pair)
        {
            return Ok(true);
        }
        let open_keys = self.open_keys;
        self.room.descend()?;
        let equal = match lhs.type_index() {
            TypeIndex::ARRAY | TypeIndex::LIST => self.seqs(lhs, rhs, region)?,
            TypeIndex::MAP | TypeIndex::DICT => self.maps(lhs, rhs, region)?,
            TypeIndex::SHAPE => {
                let (lhs, rhs) = both::<ShapeObj>(lhs, rhs)?;
                lhs.extents() == rhs.extents()
            }
            TypeIndex::TENSOR => self.tensors(lhs, rhs)?,
            _ => self.objects(lhs, rhs, region)?,
        };
        self.room.ascend();
        if let Some(pair) = pair
            && equal
            && open_keys == self.open_keys
        {
            self.equal_pairs.insert(pair);
            self.kept.extend([lhs.to_owned()?, rhs.to_owned()?]);
        }
        Ok(equal)
    }

    /// Records the steps that lead to a difference; always returns "not equal".
    #[inline]
    fn differ(&mut self, steps: impl FnOnce() -> Steps) -> bool {
        if let Some(trail) = &mut self.trail {
            trail.push(steps());
        }
        false
    }

    fn differ_at(&mut self, kind: AccessKind, key: impl Fn() -> Any) -> bool {
        self.differ(|| (AccessStepObj::new(kind, key()), AccessStepObj::new(kind, key())))
    }

    #[inline(never)]
    fn seqs(
        &mut self,
        lhs: &AnyView<'_>,
        rhs: &AnyView<'_>,
        region: DefRegionKind,
    ) -> Result<bool> {
        // A hook may change a list meanwhile: each item is held while it is compared.
        let hold = self.has_hooks && lhs.type_index() == TypeIndex::LIST;
        let (lhs, rhs) = both::<SeqObj>(lhs, rhs)?;
        if lhs.len() != rhs.len() && self.trail.is_none() {
            return Ok(false);
        }
        let equal =
            if hold { self.held_items(lhs, rhs, region)? } else { self.items(lhs, rhs, region)? };
        if !equal || lhs.len() == rhs.len() {
            return Ok(equal);
        }
        let end = lhs.len().min(rhs.len()) as i64;
        let there = || AccessStepObj::new(AccessKind::ARRAY_ITEM, end.into());
        let missing = || AccessStepObj::new(AccessKind::ARRAY_ITEM_MISSING, end.into());
        let rhs_is_short = lhs.len() > rhs.len();
        Ok(self.differ(|| if rhs_is_short { (there(), missing()) } else { (missing(), there()) }))
    }

    /// Compares items up to the length of the shorter sequence.
    fn items(&mut self, lhs: &SeqObj, rhs: &SeqObj, region: DefRegionKind) -> Result<bool> {
        let (lhs, rhs) = (lhs.as_slice(), rhs.as_slice());
        for (at, (a, b)) in lhs.iter().zip(rhs).enumerate() {
            if let (Some(a), Some(b)) = (lhs.get(at + AHEAD), rhs.get(at + AHEAD)) {
                prefetch_object(a.as_raw());
                prefetch_object(b.as_raw());
            }
            if !self.value(a.as_view(), b.as_view(), region, false)? {
                return Ok(self.differ_at(AccessKind::ARRAY_ITEM, || (at as i64).into()));
            }
        }
        Ok(true)
    }

    #[cold]
    fn held_items(&mut self, lhs: &SeqObj, rhs: &SeqObj, region: DefRegionKind) -> Result<bool> {
        let mut at = 0;
        while let (Some(a), Some(b)) =
            (lhs.as_slice().get(at).cloned(), rhs.as_slice().get(at).cloned())
        {
            if !self.value(&a.view(), &b.view(), region, true)? {
                return Ok(self.differ_at(AccessKind::ARRAY_ITEM, || (at as i64).into()));
            }
            at += 1;
        }
        Ok(true)
    }

    #[inline(never)]
    fn tensors(&mut self, lhs: &AnyView<'_>, rhs: &AnyView<'_>) -> Result<bool> {
        let (lhs, rhs) = both::<TensorObj>(lhs, rhs)?;
        if std::ptr::eq(lhs, rhs) {
            return Ok(true);
        }
        if tensor_content::shape(lhs)? != tensor_content::shape(rhs)?
            || lhs.dl_tensor().dtype != rhs.dl_tensor().dtype
        {
            return Ok(false);
        }
        if self.skip_tensor_content {
            return Ok(true);
        }
        let lhs = tensor_content::content(lhs, "lhs", "compare")?;
        Ok(lhs == tensor_content::content(rhs, "rhs", "compare")?)
    }

    /// Compares two objects of one type that is not builtin.
    #[inline(never)]
    fn objects(
        &mut self,
        lhs: &AnyView<'_>,
        rhs: &AnyView<'_>,
        region: DefRegionKind,
    ) -> Result<bool> {
        let (lhs, rhs) = both::<Object>(lhs, rhs)?;
        let info = type_table::expect_info(lhs.type_index())?;
        let kind = reflected::equality_kind(info)?;
        let same = std::ptr::eq(lhs, rhs);
        if kind == SEqHashKind::UNIQUE_INSTANCE || (kind == SEqHashKind::CONST_TREE_NODE && same) {
            return Ok(same);
        }
        let is_var = kind == SEqHashKind::FREE_VAR;
        let is_paired = is_var || kind == SEqHashKind::DAG_NODE;
        if is_paired {
            if let Some(known) = self.to_rhs.get(lhs) {
                return Ok(std::ptr::eq(known.as_object(), rhs));
            }
            if self.to_lhs.get(rhs).is_some() {
                return Ok(false);
            }
        }
        let inner = if is_var { reflected::free_var_region(region) } else { region };
        let hook = if self.has_hooks { HOOK.of(info.type_index) } else { None };
        let mut equal = match hook {
            None => self.fields(lhs, rhs, info, inner)?,
            Some(hook) => self.hook(&hook, lhs, rhs, inner)?,
        };
        // A variable that is not defined here is equal only to itself.
        equal &= !is_var || same || region != DefRegionKind::NONE;
        if equal && is_paired {
            self.to_rhs.insert(lhs, Ref::from_borrowed(rhs));
            self.to_lhs.insert(rhs, Ref::from_borrowed(lhs));
        }
        Ok(equal)
    }

    fn fields(
        &mut self,
        lhs: &Object,
        rhs: &Object,
        info: &'static TypeInfo,
        region: DefRegionKind,
    ) -> Result<bool> {
        let mut fields = reflected::fields(info);
        while let Some(field) = fields.next() {
            prefetch_field(lhs, fields.upcoming());
            prefetch_field(rhs, fields.upcoming());
            let (mut a, mut b) = (Any::NONE, Any::NONE);
            field_access::read_into(lhs, field, &mut a)?;
            field_access::read_into(rhs, field, &mut b)?;
            let region = reflected::field_region(region, field);
            if !self.value(a.as_view(), b.as_view(), region, true)? {
                let name = || Any::str(field_access::name(field));
                return Ok(self.differ_at(AccessKind::ATTR, name));
            }
        }
        Ok(true)
    }

    #[cold]
    fn hook(
        &mut self,
        hook: &AnyView<'_>,
        lhs: &Object,
        rhs: &Object,
        region: DefRegionKind,
    ) -> Result<bool> {
        let hook =
            hook.as_object::<FunctionObj>().ok_or_else(|| cannot_convert(hook, "ffi.Function"))?;
        let (link, callback) = self.callback.get_or_insert_with(callback).clone();
        let outer_region = std::mem::replace(&mut self.hook_region, region);
        let args = [AnyView::object(lhs), AnyView::object(rhs), AnyView::object(&*callback)];
        let result = link.lend(self, || hook.call(&args));
        self.hook_region = outer_region;
        let result = result?;
        result.view().as_bool().ok_or_else(|| cannot_convert(&result.view(), "bool"))
    }
}

/// Number of items ahead of the walk whose memory is prefetched.
const AHEAD: usize = 4;

/// The addresses of two objects that may both be met again.
fn shared_pair(lhs: &AnyView<'_>, rhs: &AnyView<'_>, held: bool) -> Option<(usize, usize)> {
    let shared = |view: &AnyView<'_>| {
        let object = view.as_object::<Object>()?;
        let count = object.header.combined_ref_count.load(Ordering::Relaxed) & COUNT_STRONG_MASK;
        (count > 1 + u64::from(held)).then(|| std::ptr::from_ref(object).addr())
    };
    Some((shared(lhs)?, shared(rhs)?))
}

/// The function that hooks get: compares two parts.
fn callback() -> (Arc<Link<Comparer>>, Function) {
    let link = Link::<Comparer>::new();
    let way_back = Arc::clone(&link);
    let signature = Signature::new(&[Ty::AnyView, Ty::AnyView, Ty::Int, Ty::AnyView], Ty::Bool);
    let function = checked_function("", signature, move |args: &Args<'_>| {
        let _level = Level::enter()?;
        let (lhs, rhs, asked) = (args.any(0)?, args.any(1)?, args.int(2)?);
        way_back.reach(|comparer| {
            let outer = comparer.hook_region;
            let region = reflected::hook_region(outer, asked);
            // The hook may continue after an error, so the state of the walk is restored.
            let room = comparer.room.clone();
            let equal = comparer.value(&lhs.view(), &rhs.view(), region, true);
            comparer.room = room;
            comparer.hook_region = outer;
            if equal? {
                return Ok(true.into());
            }
            if comparer.trail.is_none() {
                return Ok(false.into());
            }
            let name = Any::try_str(args.str(3)?)?;
            Ok(comparer.differ_at(AccessKind::ATTR, || name.clone()).into())
        })
    });
    (link, function)
}

#[cfg(test)]
mod tests;
