//! Reflection: the registry's information about types and functions, and access to fields and methods by name.
//!
//! Everything here is checked when it is used: a field is read and written only on objects of the type that has it,
//! through the accessors that the type registered. Data is copied when it is read, so it stays valid when more is
//! registered. Typed wrappers, such as those that `fishplate stubgen` writes, are built on this module; see
//! [`foreign_class!`](crate::foreign_class), [`Cached`] and [`Library`].

mod foreign_class;
mod library;
mod member;

use fishplate_abi::error_kind;
use std::fmt;
use std::ptr::NonNull;

use fishplate_abi::{ByteArray, RawAny, TypeIndex, TypeInfo, TypeMetadata, attr};

pub use foreign_class::{Cached, ForeignClass};
pub use library::Library;
pub use member::{Default, Field, Method};

use crate::any::{Any, AnyView};
use crate::convert::{Held, Pass};
use crate::error::{Error, Result};
use crate::function::Function;
use crate::object::{Object, ObjectRef, is_derived};
use crate::runtime::{api, check, span};

/// A registered type.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// use fishplate::reflect::Type;
///
/// let state = Type::get("ffi.EnumState")?;
/// assert_eq!(state.parent().map(|parent| parent.key()).as_deref(), Some("ffi.Object"));
/// let names: Vec<String> = state.fields().iter().map(|field| field.name().to_owned()).collect();
/// assert_eq!(names, ["entries", "indexes", "attrs"]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Type(NonNull<TypeInfo>);

impl Type {
    /// The type with this key, if it is registered.
    pub fn find(key: &str) -> Option<Type> {
        let (key, mut index) = (span(key.as_bytes()), 0);
        // SAFETY: a valid span and the address of an index.
        check(unsafe { (api().TVMFFITypeKeyToIndex)(&raw const key, &raw mut index) }).ok()?;
        Type::of_index(TypeIndex(index))
    }

    /// Returns the type with this key; an unknown key is an error.
    pub fn get(key: &str) -> Result<Type> {
        Type::find(key).ok_or_else(|| {
            let hint = "is the library that has it loaded?";
            Error::new(error_kind::TYPE_ERROR, format!("Type `{key}` is not registered: {hint}"))
        })
    }

    /// The type of an object.
    pub fn of(object: &ObjectRef<Object>) -> Result<Type> {
        let index = object.type_index();
        Type::of_index(index).ok_or_else(|| {
            Error::new(error_kind::TYPE_ERROR, format!("Type index {} is not registered", index.0))
        })
    }

    /// `index` comes from the registry: other indices may end the process.
    fn of_index(index: TypeIndex) -> Option<Type> {
        // SAFETY: registered types are never freed.
        NonNull::new(unsafe { (api().TVMFFIGetTypeInfo)(index.0) }.cast_mut()).map(Type)
    }

    /// All registered types, by index.
    pub fn all() -> Result<Vec<Type>> {
        let keys: ObjectRef<Object> = Function::get("ffi.GetRegisteredTypeKeys")?.call(())?;
        let count: i64 = Function::get("ffi.ArraySize")?.call((&keys,))?;
        let item = Function::get("ffi.ArrayGetItem")?;
        let mut types = (0..count)
            .map(|i| Type::get(&item.call::<String>((&keys, i))?))
            .collect::<Result<Vec<Type>>>()?;
        types.sort_by_key(|t| t.index());
        Ok(types)
    }

    /// Key, such as `ffi.Module`.
    pub fn key(self) -> String {
        // SAFETY: the entry of a registered type is never freed, and its key never changes.
        text(unsafe { (*self.0.as_ptr()).type_key })
    }

    /// Index in this process.
    pub fn index(self) -> TypeIndex {
        // SAFETY: the entry of a registered type is never freed, and its index never changes.
        unsafe { (*self.0.as_ptr()).type_index }
    }

    /// The type that this one is derived from.
    pub fn parent(self) -> Option<Type> {
        self.ancestors().pop()
    }

    /// The types that this one is derived from, root first.
    pub fn ancestors(self) -> Vec<Type> {
        let info = self.0.as_ptr();
        // SAFETY: the entry of a registered type is never freed, and its ancestors never change.
        let (depth, first) = unsafe { ((*info).type_depth, (*info).type_ancestors) };
        // SAFETY: a registered type has `type_depth` ancestors, which are registered types.
        let ancestors = (0..depth.max(0)).map(|i| unsafe { *first.add(i as usize) });
        ancestors.filter_map(|info| NonNull::new(info.cast_mut()).map(Type)).collect()
    }

    /// Whether objects of this type are also of type `other`.
    pub fn is_a(self, other: Type) -> bool {
        self == other || is_derived(self.index(), other.index())
    }

    fn metadata(self) -> Option<TypeMetadata> {
        // SAFETY: an entry of the registry.
        unsafe { self.0.as_ref().own_metadata() }.copied()
    }

    /// Documentation; empty if there is none.
    pub fn doc(self) -> String {
        self.metadata().map_or_else(String::new, |metadata| text(metadata.doc))
    }

    /// Size of an object in bytes, if the type declares it.
    pub fn size(self) -> Option<usize> {
        self.metadata().and_then(|metadata| usize::try_from(metadata.total_size).ok())
    }

    /// Its own fields, in the order of their registration.
    pub fn fields(self) -> Vec<Field> {
        // SAFETY: an entry of the registry.
        let infos = unsafe { self.0.as_ref().own_fields() };
        infos.iter().map(|info| Field::new(self, *info)).collect()
    }

    /// Its own methods, in the order of their registration.
    pub fn methods(self) -> Vec<Method> {
        // SAFETY: an entry of the registry.
        let infos = unsafe { self.0.as_ref().own_methods() };
        infos.iter().map(|info| Method::new(self, *info)).collect()
    }

    /// The type and its ancestors, nearest first.
    fn lineage(self) -> impl Iterator<Item = Type> {
        std::iter::once(self).chain(self.ancestors().into_iter().rev())
    }

    /// The field with this name, its own or inherited.
    pub fn field(self, name: &str) -> Result<Field> {
        let found = self.lineage().find_map(|t| t.fields().into_iter().find(|f| f.name() == name));
        found.ok_or_else(|| self.missing("field", name))
    }

    /// The method with this name, its own or inherited.
    pub fn method(self, name: &str) -> Result<Method> {
        let found = self.lineage().find_map(|t| t.methods().into_iter().find(|m| m.name() == name));
        found.ok_or_else(|| self.missing("method", name))
    }

    fn missing(self, what: &str, name: &str) -> Error {
        Error::new(
            error_kind::ATTRIBUTE_ERROR,
            format!("Type `{}` has no {what} `{name}`", self.key()),
        )
    }

    /// The type's value in an attribute column, such as `__ffi_init__`.
    pub fn attr(self, name: &str) -> Option<Any> {
        let name = span(name.as_bytes());
        // SAFETY: a valid span; a column is never freed.
        let column = unsafe { (api().TVMFFIGetTypeAttrColumn)(&raw const name).as_ref() }?;
        // SAFETY: a column of the registry.
        let value = unsafe { column.value_of(self.index()) }?;
        keep(*value)
    }

    /// Creates an object from values by name, for a type whose constructor was generated from its fields; `None` means
    /// the default.
    pub fn create(self, values: &[(&str, Option<Any>)]) -> Result<ObjectRef<Object>> {
        let init = self.attr(attr::INIT).ok_or_else(|| {
            Error::new(error_kind::TYPE_ERROR, format!("Type `{}` has no constructor", self.key()))
        })?;
        let given = values.iter().filter_map(|(name, value)| Some((name, value.as_ref()?)));
        let given: Vec<(Any, &Any)> =
            given.map(|(name, value)| (Any::from(*name), value)).collect();
        let keywords: Any = Function::get("ffi.GetKwargsObject")?.call(())?;
        let mut args = crate::memory::vec(1 + 2 * given.len());
        if !given.is_empty() {
            args.push(keywords.view());
        }
        args.extend(given.iter().flat_map(|(name, value)| [name.view(), value.view()]));
        init.get::<Function>()?.call_packed(&args)?.get()
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Type({} = {})", self.index().0, self.key())
    }
}

/// Returns the metadata of a global function: a JSON object with its type schema; empty if it has none.
pub fn function_metadata(name: &str) -> Result<String> {
    Function::get("ffi.GetGlobalFuncMetadata")?.call((name,))
}

/// Converts an argument to an owned value.
pub fn to_any(value: impl Pass) -> Result<Any> {
    value.hold().view().to_owned()
}

/// The text of a span that the registry owns.
fn text(bytes: ByteArray) -> String {
    // SAFETY: spans in the registry are valid for as long as the process.
    String::from_utf8_lossy(unsafe { bytes.as_bytes() }).into_owned()
}

/// A value that the registry owns, with a new reference.
fn keep(value: RawAny) -> Option<Any> {
    // SAFETY: values in the registry are valid as long as the process.
    unsafe { AnyView::from_raw(value) }.to_owned().ok()
}
