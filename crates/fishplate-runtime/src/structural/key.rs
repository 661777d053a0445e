//! `ffi.StructuralKey`: a value with its structural hash, which maps accept as a key by structure.

use std::ffi::{c_int, c_void};
use std::mem::offset_of;

use fishplate_abi::{ObjectHandle, ObjectHeader, RawAny, SEqHashKind, TypeIndex, attr};

use super::hooks::native;
use super::{equal, hash};
use crate::any::{Any, AnyView};
use crate::call::Builtin;
use crate::error::{Error, Result};
use crate::field::{Field, Method, ObjectDef, register_attr, run_creator};
use crate::object::{self, Object, ObjectType, Ref};
use crate::signature::{Signature, Ty};

/// A value with its hash.
#[repr(C)]
struct StructuralKeyObj {
    header: ObjectHeader,
    key: Any,
    hash_i64: i64,
}

const _: () = assert!(size_of::<StructuralKeyObj>() == 48);

// SAFETY: `repr(C)` with the header first; every object of this final type has this layout.
unsafe impl ObjectType for StructuralKeyObj {
    const INDEX: TypeIndex = TypeIndex::STRUCTURAL_KEY;
}

impl StructuralKeyObj {
    fn with_parts(key: Any, hash_i64: i64) -> Ref<StructuralKeyObj> {
        let header = object::new_header(TypeIndex::STRUCTURAL_KEY);
        object::allocate(StructuralKeyObj { header, key, hash_i64 })
    }

    fn new(key: Any) -> Result<Ref<StructuralKeyObj>> {
        let hash = hash::hash(&key.view(), false, false)?;
        Ok(StructuralKeyObj::with_parts(key, hash as i64))
    }
}

/// Whether two keys hold structurally equal values.
fn keys_equal(lhs: &AnyView<'_>, rhs: &AnyView<'_>) -> Result<bool> {
    if lhs.same_as(rhs) {
        return Ok(true);
    }
    let lhs: &StructuralKeyObj = expect_key(lhs, "lhs_obj")?;
    let rhs: &StructuralKeyObj = expect_key(rhs, "rhs_obj")?;
    Ok(lhs.hash_i64 == rhs.hash_i64
        && equal::equal(&lhs.key.view(), &rhs.key.view(), false, false)?)
}

fn expect_key<'a>(value: &AnyView<'a>, name: &str) -> Result<&'a StructuralKeyObj> {
    value.as_object().ok_or_else(|| Error::internal(format!("Check not null: {name} ")))
}

/// # Safety
/// `value` points to a valid value.
unsafe extern "C" fn any_hash(value: *const RawAny) -> RawAny {
    native("a structural key", || {
        // SAFETY: `value` points to a valid value.
        let value = unsafe { AnyView::from_raw(*value) };
        Ok(expect_key(&value, "key_obj")?.hash_i64.into())
    })
}

/// # Safety
/// `lhs` and `rhs` point to valid values.
unsafe extern "C" fn any_equal(lhs: *const RawAny, rhs: *const RawAny) -> RawAny {
    native("a structural key", || {
        // SAFETY: `lhs` and `rhs` point to valid values.
        let (lhs, rhs) = unsafe { (AnyView::from_raw(*lhs), AnyView::from_raw(*rhs)) };
        Ok(keys_equal(&lhs, &rhs)?.into())
    })
}

fn new_key() -> Ref<Object> {
    StructuralKeyObj::with_parts(Any::NONE, 0).upcast()
}

unsafe extern "C" fn create_key(result: *mut ObjectHandle) -> c_int {
    // SAFETY: passes the creator protocol on unchanged.
    unsafe { run_creator(new_key, result) }
}

fn copy_key(object: &Object) -> Result<Ref<Object>> {
    let key: &StructuralKeyObj =
        object.downcast().ok_or_else(|| Error::type_error("Expected `ffi.StructuralKey`"))?;
    Ok(StructuralKeyObj::with_parts(key.key.clone(), key.hash_i64).upcast())
}

const FIELDS: &[Field] = &[
    Field::new::<Any>("key", offset_of!(StructuralKeyObj, key)),
    Field::new::<i64>("hash_i64", offset_of!(StructuralKeyObj, hash_i64)),
];

const METHODS: &[Method] = &[Method {
    name: attr::INIT,
    doc: "Constructor that takes any key and computes its structural hash",
    is_static: true,
    signature: Signature::new(&[Ty::Any], Ty::Object(TypeIndex::OBJECT)),
    body: |a| Ok(StructuralKeyObj::new(a.any(0)?)?.into()),
}];

/// The global functions of this file.
pub(super) const FUNCTIONS: &[Builtin] = &[
    Builtin::new("ffi.StructuralKey", &[Ty::Any], Ty::Object(TypeIndex::STRUCTURAL_KEY), |a| {
        Ok(StructuralKeyObj::new(a.any(0)?)?.into())
    }),
    Builtin::new("ffi.StructuralKeyEqual", &[Ty::Any, Ty::Any], Ty::Bool, |a| {
        Ok(keys_equal(&a.view(0), &a.view(1))?.into())
    }),
];

pub(super) fn install() -> Result<()> {
    let index = TypeIndex::STRUCTURAL_KEY;
    let definition = ObjectDef {
        index,
        size: size_of::<StructuralKeyObj>(),
        kind: SEqHashKind::UNSUPPORTED,
        is_final: true,
        creator: Some(new_key),
        shallow_copy: Some(copy_key),
        fields: FIELDS,
        methods: METHODS,
    };
    definition.install(Some(create_key))?;
    register_attr(index, attr::ANY_HASH, &Any::from(any_hash as *mut c_void))?;
    register_attr(index, attr::ANY_EQUAL, &Any::from(any_equal as *mut c_void))
}

#[cfg(test)]
mod tests {
    use super::super::test_values::*;
    use super::*;
    use crate::containers::{MapKind, MapObj};

    #[test]
    fn keys_with_equal_content_are_one_key() {
        let key = |n: i64| call("ffi.StructuralKey", &[array([n.into()]).view()]).unwrap();
        let entries = [(key(1), 1.into()), (key(1), 2.into()), (key(2), 3.into())];
        let map = map_of(MapKind::Map, entries);
        let map: &MapObj = map.view().as_object().unwrap();
        assert_eq!(map.len(), 2);
        assert_eq!(map.at(&key(1).view()).unwrap().as_int(), Some(2));
        let equal = |a: &Any, b: &Any| call("ffi.StructuralKeyEqual", &[a.view(), b.view()]);
        assert_eq!(equal(&key(1), &key(1)).unwrap().view().as_bool(), Some(true));
        assert_eq!(equal(&key(1), &key(2)).unwrap().view().as_bool(), Some(false));
        let error = equal(&key(1), &Any::str("no key")).err().unwrap();
        assert_eq!(message(&error), "Check not null: rhs_obj ");
    }
}
