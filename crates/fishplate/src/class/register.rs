//! Registers a class with the runtime: its type index, metadata, fields, methods, constructor, copies and hooks.
//!
//! A key that is already taken is an error, because its objects may have another layout. After registration the
//! library stays loaded (`guard::prepare`).

use fishplate_abi::error_kind;
use std::any::TypeId;
use std::ffi::{c_int, c_void};
use std::ptr::NonNull;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicI32, AtomicU64, Ordering};

use fishplate_abi::{
    ByteArray, FieldFlags, FieldGetter, FieldInfo, ObjectHandle, ObjectHeader, RawAny, TypeIndex,
    TypeMetadata, attr,
};

use super::field::FieldType;
use super::init::Plan;
use super::instance::{self, Class, FieldAt, OPEN, ParentOf, Value};
use crate::__private::{json, methods, registry};
use crate::any::{Any, AnyView};
use crate::convert::{FfiType, FromView, IntoAny};
use crate::error::{Error, Result};
use crate::function::Function;
use crate::guard::{guard, guard_user_code, prepare};
use crate::moved::plain_view;
use crate::object::{ObjectType, is_derived, type_info, type_key};
use crate::runtime::{api, check, span};

/// The static that holds the type index of a class.
pub struct TypeCell {
    /// 0 until the class is registered.
    index: AtomicI32,
    /// The type index while the class is being registered, for defaults that need it.
    pending: AtomicI32,
    /// Types that are known to derive from the class, so that they need not be looked up again, each at the place that its
    /// last bits say.
    derived: [AtomicI32; DERIVED],
    /// Why registration failed: a type cannot be removed, so it fails forever.
    failed: OnceLock<(String, String)>,
}

impl TypeCell {
    /// The cell of a class that is not registered.
    #[expect(clippy::new_without_default, reason = "only ever a static")]
    pub const fn new() -> TypeCell {
        TypeCell {
            index: AtomicI32::new(0),
            pending: AtomicI32::new(0),
            derived: [const { AtomicI32::new(0) }; DERIVED],
            failed: OnceLock::new(),
        }
    }
}

/// Number of derived types that a class remembers.
const DERIVED: usize = 8;

/// The source of a field's value if the constructor was not given one.
#[derive(Clone, Copy)]
pub enum FieldDefault {
    /// None: the value is required.
    None,
    /// A value.
    Value(fn() -> Any),
    /// A new value each time.
    Factory(fn() -> Any),
}

/// A field in the form that the runtime needs.
pub struct FieldSpec {
    pub(super) name: &'static str,
    pub(super) flags: FieldFlags,
    pub(super) default: FieldDefault,
    doc: &'static str,
    schema: String,
    size: usize,
    align: usize,
    offset: usize,
    static_index: TypeIndex,
    getter: FieldGetter,
    setter: fishplate_abi::FieldSetter,
    has_empty: bool,
}

/// Describes field `I` of `T`. `flags` come from the attributes; a field is writable if its type is and it is not
/// `frozen`.
pub fn field<T: FieldAt<I>, const I: usize>(
    doc: &'static str,
    flags: i64,
    frozen: bool,
    default: FieldDefault,
) -> FieldSpec {
    let mut flags = FieldFlags(flags);
    if T::Storage::WRITABLE && !frozen {
        flags = flags | FieldFlags::WRITABLE;
    }
    match default {
        FieldDefault::None => {}
        FieldDefault::Value(_) => flags = flags | FieldFlags::HAS_DEFAULT,
        FieldDefault::Factory(_) => {
            flags = flags | FieldFlags::HAS_DEFAULT | FieldFlags::DEFAULT_FROM_FACTORY;
        }
    }
    FieldSpec {
        name: T::NAME,
        flags,
        default,
        doc,
        schema: Value::<T, I>::schema(),
        size: size_of::<T::Storage>(),
        align: align_of::<T::Storage>(),
        offset: <T as ObjectType>::OFFSET + <T as FieldAt<I>>::OFFSET,
        static_index: T::Storage::STATIC_INDEX,
        getter: get_field::<T, I>,
        setter: set_field::<T, I>,
        has_empty: !matches!(default, FieldDefault::None) || T::Storage::empty().is_some(),
    }
}

/// A function that implements an operation of a type.
pub struct Hook {
    name: &'static str,
    function: Function,
}

impl Hook {
    /// The hook for the text of objects.
    pub fn repr<T: Class>(show: fn(&T) -> String) -> Hook {
        let function = Function::packed(move |args: &[AnyView<'_>]| -> Result<String> {
            Ok(show(this::<T>(args, 0, attr::REPR)?))
        });
        Hook { name: attr::REPR, function }
    }

    /// The hook for equality.
    pub fn eq<T: Class>(equal: fn(&T, &T) -> bool) -> Hook {
        let function = Function::packed(move |args: &[AnyView<'_>]| -> Result<bool> {
            Ok(equal(this::<T>(args, 0, attr::EQ)?, this::<T>(args, 1, attr::EQ)?))
        });
        Hook { name: attr::EQ, function }
    }

    /// The hook for hashing.
    pub fn hash<T: Class>(hash: fn(&T) -> u64) -> Hook {
        let function = Function::packed(move |args: &[AnyView<'_>]| -> Result<i64> {
            Ok(hash(this::<T>(args, 0, attr::HASH)?).cast_signed())
        });
        Hook { name: attr::HASH, function }
    }
}

/// The object argument of a hook.
fn this<'a, T: Class>(args: &'a [AnyView<'a>], i: usize, hook: &str) -> Result<&'a T> {
    let view = args.get(i).copied().unwrap_or(AnyView::NONE);
    view.as_object::<T>().ok_or_else(|| {
        Error::new(
            error_kind::TYPE_ERROR,
            format!(
                "{}.{hook}() argument #{i}: expected `{}` but got `{}`",
                T::TYPE_KEY,
                T::TYPE_KEY,
                view.type_key()
            ),
        )
    })
}

/// Returns the seal of the object that contains a field's address.
///
/// # Safety
/// `field` is the field `I` of a live object of a type that is `T` or derived from it.
unsafe fn seal<'a, T: FieldAt<I>, const I: usize>(field: *mut c_void) -> Result<&'a AtomicU64> {
    let offset = <T as ObjectType>::OFFSET + <T as FieldAt<I>>::OFFSET;
    // SAFETY: the object starts that many bytes before the field.
    let object = unsafe { field.byte_sub(offset) }.cast::<ObjectHeader>();
    match NonNull::new(object) {
        Some(object) => {
            // SAFETY: the caller guarantees a live object of a type that is `T` or derived from it.
            let seal = unsafe { instance::seal_of(object) };
            match instance::is_ours(seal.load(Ordering::Acquire)) {
                true => Ok(seal),
                false => Err(fault::<T, I>(
                    error_kind::TYPE_ERROR,
                    "cannot be used in an object that another language laid out",
                )),
            }
        }
        None => Err(fault::<T, I>(error_kind::VALUE_ERROR, "has no object")),
    }
}

#[cold]
fn fault<T: FieldAt<I>, const I: usize>(kind: &str, what: &str) -> Error {
    Error::new(kind, format!("Field `{}` of `{}` {what}", T::NAME, T::TYPE_KEY))
}

#[cfg_attr(target_os = "linux", unsafe(link_section = "fishplate_guard"))]
unsafe extern "C" fn get_field<T: FieldAt<I>, const I: usize>(
    field: *mut c_void,
    result: *mut RawAny,
) -> c_int {
    guard(|| {
        // SAFETY: the runtime passes the field's address in a live object of the type.
        unsafe { seal::<T, I>(field) }?;
        // SAFETY: the runtime passes the field's address in a live object of the type. The object was laid
        // out here, so the storage holds a value.
        let value = unsafe { &*field.cast::<T::Storage>() }.try_get()?.into_any();
        // SAFETY: the result is writable and owns nothing.
        unsafe { result.write(value.into_raw()) };
        Ok(())
    })
}

#[cfg_attr(target_os = "linux", unsafe(link_section = "fishplate_guard"))]
unsafe extern "C" fn set_field<T: FieldAt<I>, const I: usize>(
    field: *mut c_void,
    value: *const RawAny,
) -> c_int {
    guard(|| {
        // SAFETY: the runtime passes the field's address in a live object of the type.
        let seal = unsafe { seal::<T, I>(field) }?;
        let mut kept = Any::NONE;
        // SAFETY: the runtime passes a valid value.
        let view = plain_view(unsafe { AnyView::from_raw(*value) }, &mut kept)?;
        let value = Value::<T, I>::from_view(&view).ok_or_else(|| {
            let (want, got) = (Value::<T, I>::name(), Value::<T, I>::describe(&view));
            fault::<T, I>(error_kind::TYPE_ERROR, &format!("expected `{want}` but got `{got}`"))
        })?;
        let field = field.cast::<T::Storage>();
        // SAFETY: the object was laid out here, so the storage holds a value.
        let Some(value) = unsafe { &*field }.try_set(value)? else { return Ok(()) };
        let value = T::Storage::new(value);
        // SAFETY: an open object is still being constructed: no Rust reference to it exists, and none is created while
        // this writes.
        let old = instance::write_open(seal, || unsafe { field.replace(value) });
        // The old value is dropped after the field is released, because that may run foreign code.
        old.map(drop).ok_or_else(|| fault::<T, I>(error_kind::ATTRIBUTE_ERROR, "is frozen"))
    })
}

#[cfg_attr(target_os = "linux", unsafe(link_section = "fishplate_guard"))]
unsafe extern "C" fn create<T: Class>(result: *mut ObjectHandle) -> c_int {
    guard_user_code(|| {
        let object = new_empty::<T>()?;
        // SAFETY: the runtime passes a writable slot.
        unsafe { result.write(object.into_handle()) };
        Ok(())
    })
}

fn new_empty<T: Class>() -> Result<crate::ObjectRef<T>> {
    let value = T::empty().ok_or_else(|| {
        Error::new(
            error_kind::TYPE_ERROR,
            format!("Type `{}` has a field without a default", T::TYPE_KEY),
        )
    })?;
    Ok(instance::allocate(value, OPEN))
}

/// The type index of a class, which is registered at first use.
///
/// # Panics
/// When the class cannot be registered because its key is taken.
#[inline]
pub fn type_index<T: Class>() -> TypeIndex {
    let index = T::cell().index.load(Ordering::Acquire);
    if index != 0 {
        return TypeIndex(index);
    }
    match register::<T>() {
        Ok(index) => index,
        Err(error) => panic!("{}", error.message()),
    }
}

/// Whether objects of type `index` are of a class or of one derived from it.
#[inline]
pub fn is_instance<T: Class>(index: TypeIndex) -> bool {
    let own = type_index::<T>();
    index == own
        || T::cell().derived[index.0 as usize % DERIVED].load(Ordering::Relaxed) == index.0
        || finds_derived::<T>(index)
}

#[inline(never)]
fn finds_derived<T: Class>(index: TypeIndex) -> bool {
    let found = is_derived(index, type_index::<T>());
    if found {
        T::cell().derived[index.0 as usize % DERIVED].store(index.0, Ordering::Relaxed);
    }
    found
}

/// Registers a class, once.
pub fn register<T: Class>() -> Result<TypeIndex> {
    const { assert!(!<T::Parent as ParentOf>::FINAL, "the parent is final") };
    let cell = T::cell();
    // Found before the lock is taken, because finding the runtime may run code of libraries.
    api();
    prepare();
    let _lock = registry::lock();
    for index in [&cell.index, &cell.pending] {
        let index = index.load(Ordering::Acquire);
        if index != 0 {
            return Ok(TypeIndex(index));
        }
    }
    if let Some((kind, message)) = cell.failed.get() {
        return Err(Error::new(kind, message));
    }
    match allocate_index::<T>().and_then(|index| {
        cell.pending.store(index.0, Ordering::Release);
        register_members::<T>(index).map(|()| index)
    }) {
        Ok(index) => {
            cell.index.store(index.0, Ordering::Release);
            Ok(index)
        }
        Err(error) => {
            cell.pending.store(0, Ordering::Release);
            let _ = cell.failed.set((error.kind().into(), error.message().into()));
            Err(error)
        }
    }
}

fn allocate_index<T: Class>() -> Result<TypeIndex> {
    let parent = T::Parent::index()?;
    let (key, mut known) = (span(T::TYPE_KEY.as_bytes()), 0);
    // SAFETY: a valid span and the address of an index.
    let is_known =
        check(unsafe { (api().TVMFFITypeKeyToIndex)(&raw const key, &raw mut known) }).is_ok();
    // A type that others know may already have objects, even if nobody has described it yet.
    if is_known {
        return Err(Error::new(
            error_kind::RUNTIME_ERROR,
            format!(
                "Type `{}` is registered already, by another library or language: objects of it \
                 may have another layout",
                T::TYPE_KEY
            ),
        ));
    }
    let depth = T::Parent::depth() + 1;
    // SAFETY: a valid span; the parent is registered and has one ancestor less.
    let index =
        unsafe { (api().TVMFFITypeGetOrAllocIndex)(&raw const key, -1, depth, 0, 1, parent.0) };
    if index < TypeIndex::DYN_OBJECT_BEGIN.0 {
        return Err(Error::new(
            error_kind::RUNTIME_ERROR,
            format!("Cannot register type `{}`", T::TYPE_KEY),
        ));
    }
    Ok(TypeIndex(index))
}

/// The index of the type `key`: a child of `T`, or of a type below it, whose objects hold only a `T`. It is registered
/// if no type has that key yet.
pub fn child_type<T: Class>(key: &str, parent: TypeIndex, doc: &str) -> Result<TypeIndex> {
    let refuse =
        |what: String| Err(Error::new(error_kind::VALUE_ERROR, format!("Type `{key}` {what}")));
    let own = T::Parent::index().and_then(|_| register::<T>())?;
    let Some(above) = type_info(parent).filter(|_| parent == own || is_derived(parent, own)) else {
        return refuse(format!("needs a parent below `{}`", T::TYPE_KEY));
    };
    let (name, mut index) = (span(key.as_bytes()), 0);
    // SAFETY: a valid span and the address of an index.
    let known =
        check(unsafe { (api().TVMFFITypeKeyToIndex)(&raw const name, &raw mut index) }).is_ok();
    if !known {
        let depth = above.type_depth + 1;
        // SAFETY: a valid span; the parent is registered and has one ancestor less.
        index = unsafe {
            (api().TVMFFITypeGetOrAllocIndex)(&raw const name, -1, depth, 0, 1, parent.0)
        };
        let metadata = TypeMetadata {
            doc: span(doc.as_bytes()),
            creator: None,
            total_size: i32::try_from(instance::size::<T>())?,
            structural_eq_hash_kind: T::STRUCTURAL,
        };
        // SAFETY: a registered type and valid metadata, which the runtime copies.
        check(unsafe { (api().TVMFFITypeRegisterMetadata)(index, &raw const metadata) })?;
        for hook in T::hooks() {
            register_attr(TypeIndex(index), hook.name, &hook.function.into())?;
        }
    }
    let index = TypeIndex(index);
    if !is_derived(index, parent) && index != parent {
        return refuse(format!("exists and is not below `{}`", type_key(parent)));
    }
    // SAFETY: metadata of a registered type is never freed.
    let size = type_info(index).and_then(|info| unsafe { info.own_metadata() });
    if size.is_none_or(|metadata| metadata.total_size as usize != instance::size::<T>()) {
        return refuse(format!("exists, and its objects hold more than a `{}`", T::TYPE_KEY));
    }
    Ok(index)
}

fn register_members<T: Class>(index: TypeIndex) -> Result<()> {
    let creatable = !T::OPAQUE && T::all_fields().iter().all(|field| field.has_empty);
    let metadata = TypeMetadata {
        doc: span(T::DOC.as_bytes()),
        creator: creatable.then_some(create::<T>),
        total_size: i32::try_from(instance::size::<T>())?,
        structural_eq_hash_kind: T::STRUCTURAL,
    };
    // SAFETY: a registered type and valid metadata, which the runtime copies.
    check(unsafe { (api().TVMFFITypeRegisterMetadata)(index.0, &raw const metadata) })?;
    for field in T::fields() {
        register_field(index, &field)?;
    }
    let has_constructor = methods::register(index, TypeId::of::<T>())?;
    if T::HAS_INIT && !has_constructor {
        let plan = Plan::new::<T>();
        let init = Function::packed(move |args: &[AnyView<'_>]| -> Result<Any> {
            let value = T::build(&plan.bind(args)?)?;
            Ok(instance::allocate(value, OPEN).into_any())
        });
        register_attr(index, attr::INIT, &init.into())?;
    }
    if creatable {
        let new = Function::packed(|_: &[AnyView<'_>]| new_empty::<T>());
        register_attr(index, attr::NEW, &new.into())?;
    }
    if T::COPYABLE {
        let copy = Function::packed(|args: &[AnyView<'_>]| -> Result<Any> {
            let value = this::<T>(args, 0, attr::SHALLOW_COPY)?.copy();
            Ok(value.map_or(Any::NONE, |value| instance::allocate(value, OPEN).into_any()))
        });
        register_attr(index, attr::SHALLOW_COPY, &copy.into())?;
    }
    for hook in T::hooks() {
        register_attr(index, hook.name, &hook.function.into())?;
    }
    if T::SHARED {
        register_attr(index, attr::SHARED, &true.into())?;
    }
    register_attr(index, attr::TYPE_FINAL, &T::FINAL.into())
}

pub(crate) fn register_attr(index: TypeIndex, name: &str, value: &Any) -> Result<()> {
    let (name, value) = (span(name.as_bytes()), value.view());
    // SAFETY: a registered type, a valid span and a valid value, which the runtime keeps.
    check(unsafe { (api().TVMFFITypeRegisterAttr)(index.0, &raw const name, value.as_raw()) })
}

fn register_field(index: TypeIndex, field: &FieldSpec) -> Result<()> {
    let default = match field.default {
        FieldDefault::None => Any::NONE,
        FieldDefault::Value(make) => make(),
        FieldDefault::Factory(make) => Function::packed(move |_: &[AnyView<'_>]| make()).into(),
    };
    let metadata = json::object(&[("type_schema", json::text(&field.schema))]);
    let info = FieldInfo {
        name: span(field.name.as_bytes()),
        doc: if field.doc.is_empty() { ByteArray::EMPTY } else { span(field.doc.as_bytes()) },
        metadata: span(metadata.as_bytes()),
        flags: field.flags,
        size: field.size as i64,
        alignment: field.align as i64,
        offset: field.offset as i64,
        getter: Some(field.getter),
        setter: field.setter as *mut c_void,
        default_value_or_factory: *default.view().as_raw(),
        field_static_type_index: field.static_index,
    };
    // SAFETY: a registered type and a valid description, which the runtime copies.
    check(unsafe { (api().TVMFFITypeRegisterField)(index.0, &raw const info) })
}
