//! Which types containers may take to other threads.

use std::collections::{BTreeMap, HashMap};

use crate::array::Array;
use crate::big_int::BigInt;
use crate::device::Device;
use crate::dtype::DType;
use crate::map::Map;
use crate::object::{ObjectRef, ObjectType};
use crate::shape::Shape;
use crate::string::{Bytes, Str};
use crate::variant::{Variant2, Variant3, Variant4};

/// A type whose stored values may be used from several threads at once, so that an
/// [`Array`] or a [`Map`] of them may be too.
///
/// That a type is `Send` and `Sync` is not enough: what it converts to may not be. A type of your
/// own stays on its thread until you say that it need not:
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
/// Every value that the type's `into_any` returns, and all that can be reached from it, may be used
/// and released on any thread, by several at once.
pub unsafe trait Shareable: Send + Sync {}

macro_rules! shareable {
    ($([$($t:ident),*] $type:ty;)*) => {$(
        // SAFETY: see the rows below.
        unsafe impl<$($t: Shareable),*> Shareable for $type {}
    )*};
}

// Plain values own nothing and point nowhere; strings, shapes and big integers never change;
// arrays and maps never change either, and hold what is shareable.
shareable! {
    [] i8; [] i16; [] i32; [] i64; [] isize; [] u8; [] u16; [] u32; [] u64; [] usize; [] bool;
    [] f32; [] f64; [] Device; [] DType;
    [] String; [] Str; [] Bytes; [] Shape; [] BigInt;
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

// SAFETY: it becomes a map of what is shareable.
unsafe impl<K: Shareable, V: Shareable, S: Send + Sync> Shareable for HashMap<K, V, S> {}

// SAFETY: the stored value is the reference itself, to an object that threads may share.
unsafe impl<T: ObjectType + Send + Sync> Shareable for ObjectRef<T> {}
