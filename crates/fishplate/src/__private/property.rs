//! Properties: functions of a class that other languages see as fields. The address of such a field is that of the
//! whole value.

use fishplate_abi::error_kind;
use std::ffi::{c_int, c_void};
use std::mem::ManuallyDrop;
use std::ptr::NonNull;

use fishplate_abi::{
    ByteArray, FieldFlags, FieldGetter, FieldInfo, FieldSetter, ObjectHeader, RawAny, TypeIndex,
};

use super::json;
use crate::any::{Any, AnyView};
use crate::class::{Class, claim, offset};
use crate::convert::{Arg, FfiType, FromView};
use crate::error::{Error, Result};
use crate::guard::guard_user_code;
use crate::moved::plain_view;
use crate::object::ObjectRef;
use crate::runtime::{api, check, span};

/// A property of a class.
pub struct Property {
    pub name: &'static str,
    pub doc: &'static str,
    pub schema: fn() -> String,
    pub getter: FieldGetter,
    pub setter: Option<FieldSetter>,
}

/// Reads a property.
pub trait Getter {
    /// The class of the objects, or an ancestor of their type.
    type Class: Class;
    /// The value.
    fn get(this: &ObjectRef<Self::Class>) -> Result<Any>;
}

/// Sets a property.
pub trait Setter {
    /// The class of the objects, or an ancestor of their type.
    type Class: Class;
    /// The name for messages.
    const NAME: &'static str;
    /// Sets the value; the result is ignored.
    fn set(this: &ObjectRef<Self::Class>, value: &AnyView<'_>) -> Result<Any>;
}

/// Converts the value that a setter was given to the type that it takes.
pub fn set_value<'a, S: Setter, V: Arg>(view: &'a AnyView<'a>) -> Result<V::Out<'a>> {
    V::Out::from_view(view).ok_or_else(|| {
        let (want, got) = (<V::Out<'a> as FfiType>::name(), V::Out::describe(view));
        let (class, name) = (<S::Class as crate::ObjectType>::TYPE_KEY, S::NAME);
        let text = format!("Field `{name}` of `{class}` expected `{want}` but got `{got}`");
        Error::new(error_kind::TYPE_ERROR, text)
    })
}

/// Borrows the object whose value begins at `field`.
///
/// # Safety
/// `field` is the address of the value of a live object whose type is `T` or derived from it.
#[inline(always)]
unsafe fn object_at<T: Class>(field: *mut c_void) -> Result<ManuallyDrop<ObjectRef<T>>> {
    // SAFETY: the caller guarantees that `field` is the address of the value of a live object whose type is `T` or
    // derived from it. The object starts that many bytes before its value.
    let object = unsafe { field.byte_sub(offset::<T>()) }.cast::<ObjectHeader>();
    match NonNull::new(object) {
        // SAFETY: the caller guarantees a live object whose type is `T` or derived from it.
        Some(object) if unsafe { claim(object) } => {
            // SAFETY: the caller guarantees a live object whose type is `T` or derived from it. The memory is readable,
            // and `ManuallyDrop` leaves the count unchanged.
            Ok(ManuallyDrop::new(unsafe { ObjectRef::take(object) }))
        }
        _ => Err(Error::new(
            error_kind::TYPE_ERROR,
            format!("expected a `{}`, got an object that another language laid out", T::TYPE_KEY),
        )),
    }
}

/// The C getter of a property.
///
/// # Safety
/// The calling convention of fields.
#[cfg_attr(target_os = "linux", unsafe(link_section = "fishplate_guard"))]
pub unsafe extern "C" fn get_property<G: Getter>(field: *mut c_void, result: *mut RawAny) -> c_int {
    guard_user_code(|| {
        // SAFETY: the runtime passes the place of the property in a live object of the type.
        let value = G::get(&*unsafe { object_at::<G::Class>(field) }?)?;
        // SAFETY: the result is writable and owns nothing.
        unsafe { result.write(value.into_raw()) };
        Ok(())
    })
}

/// The C setter of a property.
///
/// # Safety
/// The calling convention of fields.
#[cfg_attr(target_os = "linux", unsafe(link_section = "fishplate_guard"))]
pub unsafe extern "C" fn set_property<S: Setter>(
    field: *mut c_void,
    value: *const RawAny,
) -> c_int {
    guard_user_code(|| {
        // SAFETY: the runtime passes the place of the property in a live object of the type.
        let this = unsafe { object_at::<S::Class>(field) }?;
        let mut kept = Any::NONE;
        // SAFETY: the runtime passes a valid value.
        let view = plain_view(unsafe { AnyView::from_raw(*value) }, &mut kept)?;
        S::set(&this, &view).map(drop)
    })
}

/// A property of a type below a class; its names are known only at run time.
pub struct ChildProperty<'a> {
    /// Name.
    pub name: &'a str,
    /// Documentation.
    pub doc: &'a str,
    /// The type of the value as a JSON schema.
    pub schema: &'a str,
    /// Metadata in addition to the schema, as JSON: names and values.
    pub metadata: &'a [(&'a str, String)],
    /// The C getter, a [`get_property`].
    pub getter: FieldGetter,
    /// The C setter, a [`set_property`].
    pub setter: Option<FieldSetter>,
}

/// Registers a property with the runtime.
pub(super) fn register(index: TypeIndex, row: &Property) -> Result<()> {
    let (schema, metadata) = (&(row.schema)(), &[]);
    let Property { name, doc, getter, setter, .. } = *row;
    register_child(index, &ChildProperty { name, doc, schema, metadata, getter, setter })
}

/// Gives a type a property: a field that takes no part in constructors, comparison, hashing or `repr`.
pub fn register_child(index: TypeIndex, row: &ChildProperty<'_>) -> Result<()> {
    let mut flags = FieldFlags::REPR_OFF
        | FieldFlags::COMPARE_OFF
        | FieldFlags::HASH_OFF
        | FieldFlags::INIT_OFF
        | FieldFlags::S_EQ_HASH_IGNORE;
    if row.setter.is_some() {
        flags = flags | FieldFlags::WRITABLE;
    }
    let mut pairs = vec![("type_schema", json::text(row.schema))];
    pairs.extend(row.metadata.iter().map(|(name, value)| (*name, value.clone())));
    let metadata = json::object(&pairs);
    let info = FieldInfo {
        name: span(row.name.as_bytes()),
        doc: if row.doc.is_empty() { ByteArray::EMPTY } else { span(row.doc.as_bytes()) },
        metadata: span(metadata.as_bytes()),
        flags,
        size: 0,
        alignment: 1,
        offset: offset::<()>() as i64,
        getter: Some(row.getter),
        setter: row.setter.map_or(std::ptr::null_mut(), |setter| setter as *mut c_void),
        default_value_or_factory: RawAny::NONE,
        field_static_type_index: TypeIndex::ANY,
    };
    // SAFETY: a registered type and a valid description, which the runtime copies.
    check(unsafe { (api().TVMFFITypeRegisterField)(index.0, &raw const info) })
}
