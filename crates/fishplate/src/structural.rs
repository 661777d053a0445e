//! Operations on whole values, including the objects they refer to: equality, hash, first
//! difference, deep copy, and text.

use std::fmt;

use crate::any::Any;
use crate::array::Array;
use crate::convert::{FromView, Pass};
use crate::error::Result;
use crate::function::Function;
use crate::global::Global;
use crate::object::{Object, ObjectRef};
use crate::reflect::{Cached, Field, ForeignClass, Method};
use crate::string::Str;

static EQUAL: Global = Global::new("ffi.StructuralEqual");
static HASH: Global = Global::new("ffi.StructuralHash");
static MISMATCH: Global = Global::new("ffi.GetFirstStructuralMismatch");
static REPR: Global = Global::new("ffi.ReprPrint");
static DEEP_COPY: Global = Global::new("ffi.DeepCopy");

/// Options for comparing and hashing values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Maps free variables to each other.
    pub map_free_vars: bool,
    /// Ignores the content of tensors: they are equal if shape, type and device are.
    pub skip_tensor_content: bool,
}

impl Options {
    /// Whether two values are the same by content.
    pub fn equal(self, lhs: impl Pass, rhs: impl Pass) -> Result<bool> {
        EQUAL.call((lhs, rhs, self.map_free_vars, self.skip_tensor_content))
    }

    /// A hash by content: equal values have the same hash.
    pub fn hash(self, value: impl Pass) -> Result<u64> {
        let hash: i64 = HASH.call((value, self.map_free_vars, self.skip_tensor_content))?;
        Ok(hash as u64)
    }

    /// The first difference between two values; `None` when they are equal.
    pub fn first_mismatch(self, lhs: impl Pass, rhs: impl Pass) -> Result<Option<Mismatch>> {
        let paths: Option<(AccessPath, AccessPath)> =
            MISMATCH.call((lhs, rhs, self.map_free_vars, self.skip_tensor_content))?;
        Ok(paths.map(|(lhs, rhs)| Mismatch { lhs, rhs }))
    }
}

/// Whether two values are the same by content.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// # use fishplate::{Array, structural};
/// assert!(structural::equal(Array::from([1_i64, 2]), vec![1_i64, 2])?);
/// # Ok(())
/// # }
/// ```
pub fn equal(lhs: impl Pass, rhs: impl Pass) -> Result<bool> {
    Options::default().equal(lhs, rhs)
}

/// A hash by content: equal values have the same hash.
pub fn hash(value: impl Pass) -> Result<u64> {
    Options::default().hash(value)
}

/// The first difference between two values; `None` when they are equal.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// # use fishplate::{json, structural};
/// let (a, b) = (json::parse(r#"{"k": [1, 2]}"#)?, json::parse(r#"{"k": [1, 3]}"#)?);
/// let mismatch = structural::first_mismatch(a, b)?.unwrap();
/// assert_eq!(mismatch.lhs.to_string(), r#"<root>["k"][1]"#);
/// # Ok(())
/// # }
/// ```
pub fn first_mismatch(lhs: impl Pass, rhs: impl Pass) -> Result<Option<Mismatch>> {
    Options::default().first_mismatch(lhs, rhs)
}

/// The text of a value, as Python's `repr` shows it.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// assert_eq!(fishplate::repr(vec![1_i64, 2])?, "(1, 2)");
/// # Ok(())
/// # }
/// ```
pub fn repr(value: impl Pass) -> Result<Str> {
    REPR.call((value,))
}

/// A copy of a value and of everything that it holds.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// # use fishplate::List;
/// let list = List::from_iter([1_i64]);
/// let copy: List<i64> = fishplate::deep_copy(&list)?;
/// list.push(2);
/// assert_eq!((list.len(), copy.len()), (2, 1));
/// # Ok(())
/// # }
/// ```
pub fn deep_copy<T: for<'a> FromView<'a>>(value: impl Pass) -> Result<T> {
    DEEP_COPY.call((value,))
}

/// The place where two values differ, as a path in each.
#[derive(Clone, Debug)]
pub struct Mismatch {
    /// The path in the first value.
    pub lhs: AccessPath,
    /// The path in the second value.
    pub rhs: AccessPath,
}

crate::foreign_class! {
    /// A path from a value to a part of it, such as `<root>["k"][1].name`.
    pub struct AccessPath(ObjectRef<Object>) = "ffi.reflection.AccessPath";
}

crate::foreign_class! {
    /// One step of an [`AccessPath`].
    pub struct AccessStep(ObjectRef<Object>) = "ffi.reflection.AccessStep";
}

impl AccessPath {
    /// The steps, starting at the root.
    pub fn steps(&self) -> Result<Array<AccessStep>> {
        thread_local!(static STEPS: Cached<Function> = const { Cached::new() });
        let find = || Method::get(Self::TYPE_KEY, "_to_steps")?.function();
        STEPS.with(|steps| steps.get(find)?.call((self,)))
    }
}

impl fmt::Display for AccessPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match repr(self) {
            Ok(text) => f.write_str(&text),
            Err(_) => fmt::Debug::fmt(&self.0, f),
        }
    }
}

/// Kind of a step. Later runtimes may add others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AccessKind(pub i64);

impl AccessKind {
    /// A field, by name.
    pub const FIELD: AccessKind = AccessKind(0);
    /// A position in a sequence.
    pub const ITEM: AccessKind = AccessKind(1);
    /// A key of a map.
    pub const KEY: AccessKind = AccessKind(2);
    /// A missing field.
    pub const FIELD_MISSING: AccessKind = AccessKind(3);
    /// A missing position.
    pub const ITEM_MISSING: AccessKind = AccessKind(4);
    /// A missing key.
    pub const KEY_MISSING: AccessKind = AccessKind(5);
}

impl AccessStep {
    /// Returns the kind of the step.
    pub fn kind(&self) -> Result<AccessKind> {
        thread_local!(static KIND: Cached<Field> = const { Cached::new() });
        let find = || Field::get(Self::TYPE_KEY, "kind");
        KIND.with(|kind| kind.get(find)?.read(self.as_object())).map(AccessKind)
    }

    /// The name of the field, the position or the key.
    pub fn key(&self) -> Result<Any> {
        thread_local!(static KEY: Cached<Field> = const { Cached::new() });
        let find = || Field::get(Self::TYPE_KEY, "key");
        KEY.with(|key| key.get(find)?.read(self.as_object()))
    }
}
