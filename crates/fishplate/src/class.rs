//! Object types written in Rust: the base of `#[derive(Object)]`.
//!
//! An object consists of a header, a seal and the struct. The seal is a word that says who may write to the object.
//! Rust reads fields by reference, from any thread, so other languages may write only to fields of type [`Field`],
//! which have a lock. They may set a plain field only while the object is being constructed, before Rust first sees it
//! (`claim`). Objects of types that other languages derive have no such seal: they are refused, and never read.

mod field;
mod init;
mod instance;
mod register;

pub use field::{Field, FieldType};
pub use init::Init;
pub(crate) use init::{Fault, bind, keywords_at};
pub use instance::{
    Class, FieldAt, ParentOf, Root, Value, claim, copy_field, empty_field, new_field, offset,
    only_rust,
};
pub(crate) use register::register_attr;
pub use register::{
    FieldDefault, FieldSpec, Hook, TypeCell, child_type, field, is_instance, register, type_index,
};

use crate::object::{ObjectRef, ObjectType};

impl<T: Class> ObjectRef<T> {
    /// A new object.
    ///
    /// ```
    /// # use fishplate::{Object, ObjectRef};
    /// #[derive(Object)]
    /// #[object(key = "docs.Size")]
    /// struct Size {
    ///     width: i64,
    ///     height: i64,
    /// }
    ///
    /// let size = ObjectRef::new(Size { width: 3, height: 4 });
    /// assert_eq!(size.width * size.height, 12);
    /// ```
    pub fn new(value: T) -> ObjectRef<T> {
        instance::allocate(value, instance::SEALED)
    }

    /// A new object of type `index`, which is `T`'s or that of a child.
    ///
    /// # Safety
    /// `index` is of `T`, or of a type derived from it whose objects hold nothing but a `T`.
    pub unsafe fn new_as(value: T, index: fishplate_abi::TypeIndex) -> ObjectRef<T> {
        instance::allocate_as(value, instance::SEALED, index)
    }

    /// Converts the reference to one of the parent's type.
    pub fn into_parent(self) -> ObjectRef<T::Parent>
    where
        T::Parent: ObjectType,
    {
        // SAFETY: a class starts with its parent, and the reference moves over.
        unsafe { self.cast() }
    }
}

/// Programs that must not compile. An object that holds anything stays on its thread:
///
/// ```compile_fail,E0277
/// #[derive(fishplate::Object)]
/// #[object(key = "docs.Held")]
/// struct Held {
///     any: fishplate::Any,
/// }
/// fn shared<T: Send + Sync>() {}
/// shared::<fishplate::ObjectRef<Held>>();
/// ```
///
/// A value on the stack is not an object:
///
/// ```compile_fail,E0080
/// #[derive(fishplate::Object)]
/// #[object(key = "docs.Stack")]
/// struct Stack {
///     number: i64,
/// }
/// fishplate::ObjectRef::from_ref(&Stack { number: 1 });
/// ```
///
/// A plain field cannot be set through a reference:
///
/// ```compile_fail,E0594
/// #[derive(fishplate::Object)]
/// #[object(key = "docs.Plain")]
/// struct Plain {
///     number: i64,
/// }
/// Plain { number: 1 }.into_ref().number = 2;
/// ```
#[cfg(doctest)]
struct MustNotCompile;
