//! Fields of the runtime's own object types, and their registration.
//!
//! A field is a [`Slot`]: its storage, and its entry in the schema.

use std::ffi::{c_int, c_void};

use fishplate_abi::{
    ByteArray, FieldFlags, FieldInfo, MethodInfo, ObjectCreator, ObjectHandle, RawAny, SEqHashKind,
    TypeIndex, TypeMetadata, attr,
};

use crate::any::{Any, AnyView};
use crate::call::{Args, Builtin, builtin_function, checked_function};
use crate::error::{Error, Result};
use crate::object::{Object, ObjectType, Ref};
use crate::raised;
use crate::signature::{Signature, Ty, schema_metadata};
use crate::type_table;

/// Storage of one field inside an object.
pub(crate) trait Slot: Sized + 'static {
    /// Its name in the schema and in errors.
    const TY: Ty;
    /// Type index of the field's values, or [`TypeIndex::ANY`].
    const STATIC_INDEX: TypeIndex;
    /// The field's value.
    fn get(&self) -> Any;
    /// Converts a value for the field; `None` when it does not fit.
    fn convert(value: &AnyView<'_>) -> Option<Self>;
}

impl Slot for i64 {
    const TY: Ty = Ty::Int;
    const STATIC_INDEX: TypeIndex = TypeIndex::INT;
    fn get(&self) -> Any {
        (*self).into()
    }
    fn convert(value: &AnyView<'_>) -> Option<i64> {
        value.as_int()
    }
}

impl Slot for i32 {
    const TY: Ty = Ty::Int;
    const STATIC_INDEX: TypeIndex = TypeIndex::INT;
    fn get(&self) -> Any {
        i64::from(*self).into()
    }
    fn convert(value: &AnyView<'_>) -> Option<i32> {
        value.as_int().and_then(|v| v.try_into().ok())
    }
}

impl Slot for Any {
    const TY: Ty = Ty::Any;
    const STATIC_INDEX: TypeIndex = TypeIndex::ANY;
    fn get(&self) -> Any {
        self.clone()
    }
    fn convert(value: &AnyView<'_>) -> Option<Any> {
        value.to_owned().ok()
    }
}

/// A string field: an owned value that always holds a string.
#[repr(transparent)]
pub(crate) struct StrSlot(pub(crate) Any);

impl Slot for StrSlot {
    const TY: Ty = Ty::Str;
    const STATIC_INDEX: TypeIndex = TypeIndex::ANY;
    fn get(&self) -> Any {
        self.0.clone()
    }
    fn convert(value: &AnyView<'_>) -> Option<StrSlot> {
        value.as_str().map(|text| StrSlot(Any::str(text)))
    }
}

/// Kind of an object field.
pub(crate) trait ObjectKind: 'static {
    /// The objects that fit.
    type Target: ObjectType;
    /// Its name in the schema and in errors.
    const TY: Ty;
    /// Type index of the field's values, or [`TypeIndex::ANY`].
    const STATIC_INDEX: TypeIndex;
}

/// An object field: a pointer, null when the type allows None.
#[repr(transparent)]
pub(crate) struct ObjectSlot<K: ObjectKind>(pub(crate) Option<Ref<K::Target>>);

impl<K: ObjectKind> Slot for ObjectSlot<K> {
    const TY: Ty = K::TY;
    const STATIC_INDEX: TypeIndex = K::STATIC_INDEX;
    fn get(&self) -> Any {
        self.0.clone().into()
    }
    fn convert(value: &AnyView<'_>) -> Option<ObjectSlot<K>> {
        if !K::TY.accepts(value) {
            return None;
        }
        if value.is_none() {
            return Some(ObjectSlot(None));
        }
        value.to_object().map(|object| ObjectSlot(Some(object)))
    }
}

/// # Safety
/// `field` points to a valid `S`, and `result` to a value that owns nothing.
unsafe extern "C" fn get_slot<S: Slot>(field: *mut c_void, result: *mut RawAny) -> c_int {
    raised::guard("a field getter", || {
        // SAFETY: the getter is registered with the offset of an `S`.
        let value = unsafe { &*field.cast::<S>() }.get();
        // SAFETY: `result` points to a value that owns nothing.
        unsafe { crate::function::store_result(result, value) };
        Ok(())
    })
}

/// # Safety
/// `field` points to a valid `S` that nothing else accesses, and `value` to a valid value.
unsafe extern "C" fn set_slot<S: Slot>(field: *mut c_void, value: *const RawAny) -> c_int {
    raised::guard("a field setter", || {
        // SAFETY: `value` points to a valid value.
        let value = unsafe { AnyView::from_raw(*value) };
        let converted = S::convert(&value).ok_or_else(|| {
            Error::type_error(format!(
                "Cannot convert from type `{}` to `{}`",
                S::TY.describe_mismatch(&value),
                S::TY.name()
            ))
        })?;
        // SAFETY: the setter is registered with the offset of an `S`, initialised by the creator. The old value is
        // dropped after the new one is stored: its deleter may read the field.
        drop(unsafe { field.cast::<S>().replace(converted) });
        Ok(())
    })
}

/// One field of an object definition.
pub(crate) struct Field {
    name: &'static str,
    doc: &'static str,
    offset: usize,
    flags: FieldFlags,
    default: RawAny,
    size: usize,
    align: usize,
    getter: fishplate_abi::FieldGetter,
    setter: fishplate_abi::FieldSetter,
    ty: Ty,
    static_index: TypeIndex,
}

impl Field {
    /// A read-only field of storage `S` at `offset` from the header.
    pub(crate) const fn new<S: Slot>(name: &'static str, offset: usize) -> Field {
        Field {
            name,
            doc: "",
            offset,
            flags: FieldFlags::NONE,
            default: RawAny::NONE,
            size: size_of::<S>(),
            align: align_of::<S>(),
            getter: get_slot::<S>,
            setter: set_slot::<S>,
            ty: S::TY,
            static_index: S::STATIC_INDEX,
        }
    }

    pub(crate) const fn doc(mut self, doc: &'static str) -> Field {
        self.doc = doc;
        self
    }

    pub(crate) const fn flags(mut self, flags: FieldFlags) -> Field {
        self.flags = FieldFlags(self.flags.0 | flags.0);
        self
    }

    fn register(&self, index: TypeIndex) -> Result<()> {
        let metadata = schema_metadata(&self.ty.schema());
        let span = |text: &str| ByteArray { data: text.as_ptr().cast(), size: text.len() };
        type_table::register_field(
            index,
            &FieldInfo {
                name: span(self.name),
                doc: span(self.doc),
                metadata: span(&metadata),
                flags: self.flags,
                size: self.size as i64,
                alignment: self.align as i64,
                offset: self.offset as i64,
                getter: Some(self.getter),
                setter: self.setter as *mut c_void,
                default_value_or_factory: self.default,
                field_static_type_index: self.static_index,
            },
        )
    }
}

/// Copies an object, sharing its fields.
pub(crate) type ShallowCopy = fn(&Object) -> Result<Ref<Object>>;

/// An object type of the runtime, to be registered by [`ObjectDef::install`].
pub(crate) struct ObjectDef {
    pub(crate) index: TypeIndex,
    /// Size that reflection reports.
    pub(crate) size: usize,
    pub(crate) kind: SEqHashKind,
    pub(crate) is_final: bool,
    /// Creates an empty object; also registers `__ffi_new__`.
    pub(crate) creator: Option<fn() -> Ref<Object>>,
    /// Copies an object; registers `__ffi_shallow_copy__`.
    pub(crate) shallow_copy: Option<ShallowCopy>,
    pub(crate) fields: &'static [Field],
    /// Methods: `name` is the bare method name, errors show `<type key>.<name>`.
    pub(crate) methods: &'static [Method],
}

/// One method of an object definition.
pub(crate) struct Method {
    pub(crate) name: &'static str,
    pub(crate) doc: &'static str,
    pub(crate) is_static: bool,
    pub(crate) signature: Signature,
    pub(crate) body: fn(&Args<'_>) -> Result<Any>,
}

impl ObjectDef {
    /// Registers metadata, fields, methods and the attributes that follow from them. `creator` is the C entry of the
    /// field with the same name, if there is one.
    pub(crate) fn install(&self, creator: Option<ObjectCreator>) -> Result<()> {
        let key = type_table::key(self.index);
        type_table::register_metadata(
            self.index,
            &TypeMetadata {
                doc: ByteArray::EMPTY,
                creator,
                total_size: self.size as i32,
                structural_eq_hash_kind: self.kind,
            },
        )?;
        for field in self.fields {
            field.register(self.index)?;
        }
        for method in self.methods {
            let function =
                checked_function(format!("{key}.{}", method.name), method.signature, method.body);
            if method.name == attr::INIT {
                register_attr(self.index, attr::INIT, &Any::from(function.clone()))?;
            }
            register_method(self.index, method, &function)?;
        }
        if let Some(copy) = self.shallow_copy {
            let params: &'static [Ty] = Box::leak(Box::new([Ty::Object(self.index)]));
            let signature = Signature::new(params, Ty::Object(TypeIndex::OBJECT));
            let name = format!("{key}.{}", attr::SHALLOW_COPY);
            let function = checked_function(name, signature, move |args: &Args<'_>| {
                copy(args.object(0)?).map(Any::from)
            });
            register_attr(self.index, attr::SHALLOW_COPY, &Any::from(function))?;
        }
        if let Some(create) = self.creator {
            let signature = Signature::new(&[], Ty::Object(TypeIndex::OBJECT));
            let name = format!("{key}.{}", attr::NEW);
            let function =
                checked_function(name, signature, move |_: &Args<'_>| Ok(create().into()));
            register_attr(self.index, attr::NEW, &Any::from(function))?;
        }
        register_attr(self.index, attr::TYPE_FINAL, &Any::from(self.is_final))
    }
}

fn register_method(index: TypeIndex, method: &Method, function: &crate::Function) -> Result<()> {
    let metadata = method.signature.metadata();
    let span = |text: &str| ByteArray { data: text.as_ptr().cast(), size: text.len() };
    let flags = if method.is_static { FieldFlags::IS_STATIC_METHOD } else { FieldFlags::NONE };
    type_table::register_method(
        index,
        &MethodInfo {
            name: span(method.name),
            doc: span(method.doc),
            metadata: span(&metadata),
            flags,
            method: *AnyView::object(&**function).as_raw(),
        },
    )
}

/// Registers an attribute of one of the runtime's own types.
pub(crate) fn register_attr(index: TypeIndex, name: &str, value: &Any) -> Result<()> {
    type_table::register_attr(index, name.as_bytes(), *value.as_raw())
}

/// Registers an attribute that is a function; errors show `<type key>.<name>`.
pub(crate) fn register_attr_function(
    index: TypeIndex,
    name: &'static str,
    signature: Signature,
    body: fn(&Args<'_>) -> Result<Any>,
) -> Result<()> {
    let shown = format!("{}.{name}", type_table::key(index));
    register_attr(index, name, &Any::from(checked_function(shown, signature, body)))
}

/// The C entry of a creator.
///
/// # Safety
/// The same as for [`ObjectCreator`]: `result` points to writable storage for one handle.
pub(crate) unsafe fn run_creator(create: fn() -> Ref<Object>, result: *mut ObjectHandle) -> c_int {
    raised::guard("an object creator", || {
        if result.is_null() {
            return Err(Error::value("The address for the new object is null"));
        }
        // SAFETY: `result` points to writable storage for one handle, by the contract of a creator.
        unsafe { result.write(create().into_handle()) };
        Ok(())
    })
}

/// Registers rows of builtin functions.
pub(crate) fn install_functions(rows: &'static [Builtin]) {
    for row in rows {
        crate::globals::set_builtin(row.name, builtin_function(row), row.metadata());
    }
}
