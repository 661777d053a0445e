//! Reflection data that structural walks use.

use fishplate_abi::{DefRegionKind, FieldFlags, FieldInfo, SEqHashKind, TypeInfo};

use crate::error::{Error, Result};
use crate::type_table;

/// How a type takes part in structural equality and hash; an error if it does not.
#[inline]
pub(super) fn equality_kind(info: &'static TypeInfo) -> Result<SEqHashKind> {
    match type_table::metadata(info).map(|metadata| metadata.structural_eq_hash_kind) {
        Some(kind) if kind != SEqHashKind::UNSUPPORTED => Ok(kind),
        known => Err(not_supported(info, known.is_some())),
    }
}

#[cold]
fn not_supported(info: &TypeInfo, has_metadata: bool) -> Error {
    let what =
        if has_metadata { "_type_s_eq_hash_kind is not set" } else { "Type metadata is not set" };
    Error::type_error(format!(
        "{what} for type `{}`, so StructuralHash is not supported for this type",
        type_table::key(info.type_index)
    ))
}

/// Whether variables of a type are free variables.
pub(super) fn is_free_var(info: &TypeInfo) -> bool {
    type_table::metadata(info)
        .is_some_and(|metadata| metadata.structural_eq_hash_kind == SEqHashKind::FREE_VAR)
}

/// The fields that take part in structural walks, those of ancestors first.
#[inline(always)]
pub(super) fn fields(info: &'static TypeInfo) -> Fields {
    // The root of all types has no fields, and most types derive from it directly.
    let first = type_table::ancestors(info).nth(1).unwrap_or(info);
    Fields { level: type_table::fields(first).iter(), depth: first.type_depth, info }
}

/// Iterator over fields, written by hand because walks spend much of their time here.
pub(super) struct Fields {
    level: std::slice::Iter<'static, FieldInfo>,
    depth: i32,
    info: &'static TypeInfo,
}

impl Fields {
    /// The next field, if it belongs to the same type as the last.
    #[inline(always)]
    pub(super) fn upcoming(&self) -> Option<&'static FieldInfo> {
        self.level.as_slice().first()
    }

    fn next_level(&mut self) {
        self.depth += 1;
        let next = type_table::ancestors(self.info).nth(self.depth as usize).unwrap_or(self.info);
        self.level = type_table::fields(next).iter();
    }
}

impl Iterator for Fields {
    type Item = &'static FieldInfo;

    #[inline(always)]
    fn next(&mut self) -> Option<&'static FieldInfo> {
        loop {
            match self.level.next() {
                Some(field) if field.flags.contains(FieldFlags::S_EQ_HASH_IGNORE) => {}
                Some(field) => return Some(field),
                None if self.depth >= self.info.type_depth => return None,
                None => self.next_level(),
            }
        }
    }
}

/// The region that a region of kind `inner` creates inside another: a pattern extends all the way
/// down.
#[inline]
pub(super) fn nested_region(outer: DefRegionKind, inner: DefRegionKind) -> DefRegionKind {
    if outer == DefRegionKind::PATTERN { outer } else { inner }
}

/// The region that a field opens; `None` if it opens none.
#[inline]
pub(super) fn own_region(field: &FieldInfo) -> Option<DefRegionKind> {
    if field.flags.contains(FieldFlags::S_EQ_HASH_DEF_SIMPLE) {
        Some(DefRegionKind::SIMPLE)
    } else if field.flags.contains(FieldFlags::S_EQ_HASH_DEF_PATTERN) {
        Some(DefRegionKind::PATTERN)
    } else {
        None
    }
}

/// The region inside a field.
#[inline]
pub(super) fn field_region(outer: DefRegionKind, field: &FieldInfo) -> DefRegionKind {
    own_region(field).map_or(outer, |inner| nested_region(outer, inner))
}

/// The region for a value that a hook passes on: 0 means the one that the hook was called in.
#[inline]
pub(super) fn hook_region(outer: DefRegionKind, asked: i64) -> DefRegionKind {
    match i32::try_from(asked).map(DefRegionKind) {
        Ok(DefRegionKind::NONE) | Err(_) => outer,
        Ok(inner) => nested_region(outer, inner),
    }
}

/// The region for the fields of a free variable: a simple definition covers only the variable.
#[inline]
pub(super) fn free_var_region(outer: DefRegionKind) -> DefRegionKind {
    if outer == DefRegionKind::SIMPLE { DefRegionKind::NONE } else { outer }
}
