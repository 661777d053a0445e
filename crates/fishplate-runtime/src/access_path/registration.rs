//! Registration of both types: fields, methods and text form.

use std::ffi::c_int;
use std::mem::offset_of;

use fishplate_abi::{ObjectHandle, SEqHashKind, TypeIndex, attr};

use super::{AccessKind, AccessPathObj, AccessStepObj, LastStep, Parent};
use crate::any::{Any, AnyView};
use crate::call::Args;
use crate::containers::ArrayObj;
use crate::error::{Error, Result};
use crate::field::{Field, Method, ObjectDef, ObjectSlot, register_attr_function, run_creator};
use crate::function::FunctionObj;
use crate::object::{Object, Ref};
use crate::signature::{Signature, Ty};
use crate::type_table;

fn new_step() -> Ref<Object> {
    AccessStepObj::new(AccessKind::ATTR, Any::NONE).upcast()
}

fn new_path() -> Ref<Object> {
    AccessPathObj::root().upcast()
}

unsafe extern "C" fn create_step(result: *mut ObjectHandle) -> c_int {
    // SAFETY: passes the creator protocol on unchanged.
    unsafe { run_creator(new_step, result) }
}

unsafe extern "C" fn create_path(result: *mut ObjectHandle) -> c_int {
    // SAFETY: passes the creator protocol on unchanged.
    unsafe { run_creator(new_path, result) }
}

fn expect<T: crate::ObjectType>(object: &Object) -> Result<&T> {
    object.downcast().ok_or_else(|| {
        Error::type_error(format!(
            "Expected `{}` but got `{}`",
            type_table::key(T::INDEX),
            type_table::key(object.type_index())
        ))
    })
}

fn copy_step(object: &Object) -> Result<Ref<Object>> {
    let step: &AccessStepObj = expect(object)?;
    Ok(AccessStepObj::new(step.kind(), step.key.clone()).upcast())
}

fn copy_path(object: &Object) -> Result<Ref<Object>> {
    let path: &AccessPathObj = expect(object)?;
    let (parent, step) = (path.parent.0.clone(), path.step.0.clone());
    Ok(AccessPathObj::with_parts(parent, step, path.depth).upcast())
}

const OBJECT: Ty = Ty::Object(TypeIndex::OBJECT);
const PATH: Ty = Ty::Object(TypeIndex::ACCESS_PATH);
const STEP: Ty = Ty::Object(TypeIndex::ACCESS_STEP);
const FUNCTION: Ty = Ty::Object(TypeIndex::FUNCTION);

fn extended(args: &Args<'_>, kind: AccessKind, key: Any) -> Result<Any> {
    let step = AccessStepObj::new(kind, key);
    Ok(AccessPathObj::extend(args.object(0)?, step).into())
}

const fn method(
    name: &'static str,
    params: &'static [Ty],
    result: Ty,
    body: fn(&Args<'_>) -> Result<Any>,
) -> Method {
    let signature = Signature::new(params, result);
    Method { name, doc: "", is_static: false, signature, body }
}

const PATH_METHODS: &[Method] = &[
    Method {
        name: "_root",
        doc: "",
        is_static: true,
        signature: Signature::new(&[], PATH),
        body: |_| Ok(AccessPathObj::root().into()),
    },
    method("_extend", &[PATH, STEP], PATH, |a| {
        Ok(AccessPathObj::extend(a.object(0)?, Ref::from_borrowed(a.object(1)?)).into())
    }),
    method("_attr", &[PATH, Ty::Str], PATH, |a| {
        extended(a, AccessKind::ATTR, Any::try_str(a.str(1)?)?)
    }),
    method("_array_item", &[PATH, Ty::Int], PATH, |a| {
        extended(a, AccessKind::ARRAY_ITEM, a.int(1)?.into())
    }),
    method("_map_item", &[PATH, Ty::Any], PATH, |a| extended(a, AccessKind::MAP_ITEM, a.any(1)?)),
    method("_attr_missing", &[PATH, Ty::Str], PATH, |a| {
        extended(a, AccessKind::ATTR_MISSING, Any::try_str(a.str(1)?)?)
    }),
    method("_array_item_missing", &[PATH, Ty::Int], PATH, |a| {
        extended(a, AccessKind::ARRAY_ITEM_MISSING, a.int(1)?.into())
    }),
    method("_map_item_missing", &[PATH, Ty::Any], PATH, |a| {
        extended(a, AccessKind::MAP_ITEM_MISSING, a.any(1)?)
    }),
    method("_is_prefix_of", &[PATH, PATH], Ty::Bool, |a| {
        Ok(a.object::<AccessPathObj>(0)?.is_prefix_of(a.object(1)?)?.into())
    }),
    method("_to_steps", &[PATH], Ty::Array(&STEP), |a| {
        let steps = a.object::<AccessPathObj>(0)?.to_steps()?;
        Ok(ArrayObj::from_vec(steps.into_iter().map(Any::from).collect())?.into())
    }),
    method("_path_equal", &[PATH, PATH], Ty::Bool, |a| {
        Ok(a.object::<AccessPathObj>(0)?.equals(a.object(1)?)?.into())
    }),
];

const STEP_FIELDS: &[Field] = &[
    Field::new::<i32>("kind", offset_of!(AccessStepObj, kind)),
    Field::new::<Any>("key", offset_of!(AccessStepObj, key)),
];

const PATH_FIELDS: &[Field] = &[
    Field::new::<ObjectSlot<Parent>>("parent", offset_of!(AccessPathObj, parent)),
    Field::new::<ObjectSlot<LastStep>>("step", offset_of!(AccessPathObj, step)),
    Field::new::<i32>("depth", offset_of!(AccessPathObj, depth)),
];

pub(crate) fn install() -> Result<()> {
    let step = ObjectDef {
        index: TypeIndex::ACCESS_STEP,
        size: size_of::<AccessStepObj>(),
        kind: SEqHashKind::CONST_TREE_NODE,
        is_final: true,
        creator: Some(new_step),
        shallow_copy: Some(copy_step),
        fields: STEP_FIELDS,
        methods: &[],
    };
    step.install(Some(create_step))?;
    let path = ObjectDef {
        index: TypeIndex::ACCESS_PATH,
        size: size_of::<AccessPathObj>(),
        kind: SEqHashKind::CONST_TREE_NODE,
        is_final: true,
        creator: Some(new_path),
        shallow_copy: Some(copy_path),
        fields: PATH_FIELDS,
        methods: PATH_METHODS,
    };
    path.install(Some(create_path))?;
    let shown = Signature::new(&[OBJECT, FUNCTION], Ty::Str);
    register_attr_function(TypeIndex::ACCESS_STEP, attr::REPR, shown, show_step)?;
    register_attr_function(TypeIndex::ACCESS_PATH, attr::REPR, shown, show_path)
}

/// The text of a value, by the running repr function.
fn repr(show: &FunctionObj, value: AnyView<'_>, text: &mut Vec<u8>) -> Result<()> {
    let shown = show.call(&[value])?;
    text.extend_from_slice(shown.view().as_str().ok_or_else(|| wrong_key(&shown, "str"))?);
    Ok(())
}

#[cold]
fn wrong_key(key: &Any, expected: &str) -> Error {
    let got = type_table::key(key.type_index());
    Error::type_error(format!("Cannot convert from type `{got}` to `{expected}`"))
}

/// `.name`, `[index]`, `[key]`, or one of them as missing.
fn show_step(args: &Args<'_>) -> Result<Any> {
    let step: &AccessStepObj = expect(args.object(0)?)?;
    let (open, close) = match step.kind() {
        AccessKind::ATTR => (".", ""),
        AccessKind::ARRAY_ITEM | AccessKind::MAP_ITEM => ("[", "]"),
        AccessKind::ATTR_MISSING
        | AccessKind::ARRAY_ITEM_MISSING
        | AccessKind::MAP_ITEM_MISSING => ("[<missing:", ">]"),
        unknown => {
            return Err(Error::value(format!("Unknown kind of access step: {}", unknown.0)));
        }
    };
    let mut text = Vec::from(open);
    match step.kind() {
        AccessKind::ATTR => {
            let key = step.key.view();
            text.extend_from_slice(key.as_str().ok_or_else(|| wrong_key(&step.key, "str"))?);
        }
        AccessKind::ARRAY_ITEM | AccessKind::ARRAY_ITEM_MISSING => {
            let at = step.key.view().as_int().ok_or_else(|| wrong_key(&step.key, "int"))?;
            text.extend_from_slice(at.to_string().as_bytes());
        }
        _ => repr(args.object(1)?, step.key.view(), &mut text)?,
    }
    text.extend_from_slice(close.as_bytes());
    Any::try_str(&text)
}

/// `<root>` and then every step.
fn show_path(args: &Args<'_>) -> Result<Any> {
    let path: &AccessPathObj = expect(args.object(0)?)?;
    let mut text = Vec::from("<root>");
    for step in path.to_steps()? {
        repr(args.object(1)?, AnyView::object(&*step), &mut text)?;
    }
    Any::try_str(&text)
}
