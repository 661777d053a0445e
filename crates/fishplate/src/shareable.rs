//! Types whose values containers may take to other threads, and the check of objects for such types.

use std::collections::{BTreeMap, HashMap};

use fishplate_abi::{TypeIndex, attr};

use crate::any::Any;
use crate::array::Array;
use crate::big_int::BigInt;
use crate::device::Device;
use crate::dtype::DType;
use crate::function::bound::is_bound;
use crate::function::{Function, FunctionObj};
use crate::map::Map;
use crate::map_layout::{Entries, MapObj};
use crate::object::{Object, ObjectRef, ObjectType};
use crate::reflect::Type;
use crate::seq::ArrayObj;
use crate::shape::Shape;
use crate::string::{Bytes, Str};
use crate::variant::{Variant2, Variant3, Variant4};

/// A type whose stored values may be used from several threads at once, so that an [`Array`] or a [`Map`] of them may
/// be shared, too.
///
/// It is not enough that a type is `Send` and `Sync`: the value that it converts to may not be shareable. A type of
/// your own stays on its thread until you implement this trait:
///
/// ```compile_fail
/// # use fishplate::{Any, AnyView, Array, FfiType, FromView, IntoAny, List};
/// struct Count(i64);
/// impl FfiType for Count { fn name() -> String { "Count".into() } }
/// impl IntoAny for Count { fn into_any(self) -> Any { List::from_iter([self.0]).into() } }
/// impl<'a> FromView<'a> for Count {
///     fn from_view(view: &'a AnyView<'a>) -> Option<Count> {
///         List::from_view(view)?.get(0).ok().map(Count)
///     }
/// }
/// let counts = Array::from([Count(1)]);
/// std::thread::spawn(move || counts.len());
/// ```
///
/// # Safety
/// Every value that the type's `into_any` returns, and everything reachable from it, may be used and released on any
/// thread, by several at once.
pub unsafe trait Shareable: Send + Sync {}

macro_rules! shareable {
    ($([$($t:ident),*] $type:ty;)*) => {$(
        // SAFETY: each row below names the reason for its types.
        unsafe impl<$($t: Shareable),*> Shareable for $type {}
    )*};
}

// Plain values own nothing and have no pointers. Strings, shapes and big integers never change. Every thread may call a
// function. Arrays and maps never change either, and hold shareable values.
shareable! {
    [] i8; [] i16; [] i32; [] i64; [] isize; [] u8; [] u16; [] u32; [] u64; [] usize; [] bool;
    [] f32; [] f64; [] Device; [] DType;
    [] String; [] Str; [] Bytes; [] Shape; [] BigInt; [] Function;
    [T] Option<T>; [T] Array<T>; [T] Vec<T>;
    [K, V] Map<K, V>; [K, V] BTreeMap<K, V>;
    [A, B] Variant2<A, B>;
    [A, B, C] Variant3<A, B, C>;
    [A, B, C, D] Variant4<A, B, C, D>;
    [A] (A,);
    [A, B] (A, B);
    [A, B, C] (A, B, C);
    [A, B, C, D] (A, B, C, D);
    [A, B, C, D, E] (A, B, C, D, E);
    [A, B, C, D, E, F] (A, B, C, D, E, F);
    [A, B, C, D, E, F, G] (A, B, C, D, E, F, G);
    [A, B, C, D, E, F, G, H] (A, B, C, D, E, F, G, H);
    [A, B, C, D, E, F, G, H, I] (A, B, C, D, E, F, G, H, I);
    [A, B, C, D, E, F, G, H, I, J] (A, B, C, D, E, F, G, H, I, J);
    [A, B, C, D, E, F, G, H, I, J, K] (A, B, C, D, E, F, G, H, I, J, K);
    [A, B, C, D, E, F, G, H, I, J, K, L] (A, B, C, D, E, F, G, H, I, J, K, L);
}

// SAFETY: it becomes a map of shareable values.
unsafe impl<K: Shareable, V: Shareable, S: Send + Sync> Shareable for HashMap<K, V, S> {}

// SAFETY: the stored value is the reference itself, to an object that threads may share.
unsafe impl<T: ObjectType + Send + Sync> Shareable for ObjectRef<T> {}

/// An object that several threads may use at once, as [`Error::with_context`] requires.
///
/// [`Error::with_context`]: crate::Error::with_context
///
/// # Safety
/// The object, and everything reachable from it, may be used and released on any thread, by several at once.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot go to other threads with an error",
    label = "this object cannot be shared between threads",
    note = "give an `Array` or a `Map` of shareable values, or an `ObjectRef` of a class whose fields \
            are `Send` and `Sync`"
)]
pub unsafe trait SharedObject {
    /// The object.
    fn into_object(self) -> ObjectRef<Object>;
}

// SAFETY: threads may share the object.
unsafe impl<T: ObjectType + Send + Sync> SharedObject for ObjectRef<T> {
    fn into_object(self) -> ObjectRef<Object> {
        self.upcast()
    }
}

// SAFETY: an array never changes, and holds shareable values.
unsafe impl<T: Shareable> SharedObject for Array<T> {
    fn into_object(self) -> ObjectRef<Object> {
        self.as_object().clone().upcast()
    }
}

// SAFETY: a map never changes, and holds shareable values.
unsafe impl<K: Shareable, V: Shareable> SharedObject for Map<K, V> {
    fn into_object(self) -> ObjectRef<Object> {
        self.as_object().clone().upcast()
    }
}

/// Most values that are inspected before an object counts as not known to be shareable.
const MOST_LOOKED_AT: usize = 1 << 16;

/// Whether several threads may use an object, and everything reachable from it, at once. Returns false if that is
/// unknown.
pub(crate) fn is_shared(object: &ObjectRef<Object>) -> bool {
    let mut left = vec![Any::from(object.clone())];
    let mut looked_at = 0;
    while let Some(value) = left.pop() {
        looked_at += 1;
        if looked_at > MOST_LOOKED_AT {
            return false;
        }
        let Ok(object) = value.into_object::<Object>() else { continue };
        match object.type_index() {
            // Strings, shapes and big integers never change. Errors check the context that they return.
            TypeIndex::STR
            | TypeIndex::BYTES
            | TypeIndex::SHAPE
            | TypeIndex::BIG_INT
            | TypeIndex::ERROR => {}
            TypeIndex::ARRAY => match object.downcast::<ArrayObj>() {
                Ok(array) => left.extend_from_slice(array.values()),
                Err(_) => return false,
            },
            TypeIndex::MAP => match object.downcast::<MapObj>() {
                Ok(map) => Entries::of(&map)
                    .for_each(|pair| left.extend([pair.key.clone(), pair.value.clone()])),
                Err(_) => return false,
            },
            TypeIndex::FUNCTION => match object.downcast::<FunctionObj>() {
                Ok(function) if !is_bound(&function) => {}
                _ => return false,
            },
            _ if has_shared_type(&object) => {}
            _ => return false,
        }
    }
    true
}

/// Whether the object's own class, not a parent, declares that threads may share its objects.
fn has_shared_type(object: &ObjectRef<Object>) -> bool {
    let says = Type::of(object).ok().and_then(|class| class.attr(attr::SHARED));
    says.is_some_and(|says| says.try_get::<bool>() == Some(true))
}
