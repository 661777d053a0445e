//! The registry that maps kinds of types, attributes and operations to FFI types: `tk.tile` is a `tk.TileType`,
//! `arith.addi` an `arith.AddIOp`. There is one per process, and any language may add to it.
//!
//! When a dialect without classes is first met, the registry calls the global function `ir.dialect_hook`, if it exists,
//! once with the dialect's name. The hook may register classes, for example by importing the dialect's module.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError, RwLock};

use fishplate::abi::TypeIndex;
use fishplate::{Function, ObjectType, Result, child_type, reflect};

use crate::dialect::bind;
use crate::error::value_error;
use crate::{Attribute, OpView, Operation, Type, builtin};

/// The kind of thing that a class represents.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Family {
    /// Types.
    Type,
    /// Attributes.
    Attribute,
    /// Operations.
    Operation,
}

impl Family {
    /// The class for things that have no more specific one.
    fn base(self) -> TypeIndex {
        match self {
            Family::Type => Type::type_index(),
            Family::Attribute => Attribute::type_index(),
            Family::Operation => OpView::type_index(),
        }
    }

    fn child(self, key: &str, parent: TypeIndex) -> Result<TypeIndex> {
        match self {
            Family::Type => child_type::<Type>(key, parent, ""),
            Family::Attribute => child_type::<Attribute>(key, parent, ""),
            Family::Operation => child_type::<Operation>(key, parent, ""),
        }
    }
}

/// The global function called for dialects without classes.
const HOOK: &str = "ir.dialect_hook";

type Classes = HashMap<(Family, String), TypeIndex>;

/// Initially holds the classes of the builtin dialect.
static CLASSES: LazyLock<RwLock<Classes>> =
    LazyLock::new(|| RwLock::new(builtin::classes().collect()));
/// Counts registrations. Cached lookups are repeated after each one.
static GENERATION: AtomicU64 = AtomicU64::new(1);
static ASKED: Mutex<Option<HashSet<String>>> = Mutex::new(None);

/// A class as a context caches it.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    pub(crate) index: TypeIndex,
    /// Picks a more specific class for an attribute of this class, if there are any.
    pub(crate) refine: Option<builtin::Refine>,
    generation: u64,
}

impl Known {
    /// Whether nothing has been registered since the lookup.
    #[inline]
    pub(crate) fn is_current(self) -> bool {
        self.generation == GENERATION.load(Ordering::Acquire)
    }
}

/// A number that grows with every registration.
#[inline]
pub(crate) fn generation() -> u64 {
    GENERATION.load(Ordering::Acquire)
}

fn find(family: Family, name: &str) -> Option<TypeIndex> {
    let classes = CLASSES.read().unwrap_or_else(PoisonError::into_inner);
    classes.get(&(family, name.to_owned())).copied()
}

/// Returns the class for a name such as `tk.tile`. May call the hook.
pub(crate) fn class_of(family: Family, name: &str) -> Result<Known> {
    let mut generation = GENERATION.load(Ordering::Acquire);
    let mut found = find(family, name);
    if found.is_none()
        && let Some((key, _)) = bind::class_for(family, name)?
    {
        register(family, name, &key, None, false)?;
        generation = GENERATION.load(Ordering::Acquire);
        found = find(family, name);
    }
    if found.is_none() {
        ask_hook(name.split('.').next().unwrap_or(name))?;
        generation = GENERATION.load(Ordering::Acquire);
        found = find(family, name);
    }
    let index = found.unwrap_or_else(|| family.base());
    let refine = builtin::refinement(index).filter(|_| family == Family::Attribute);
    Ok(Known { index, refine, generation })
}

/// Returns the kind that a class represents; `None` if several kinds share the class, or the class is one of several
/// for its kind.
pub(crate) fn kind_of(index: TypeIndex) -> Option<String> {
    let classes = CLASSES.read().unwrap_or_else(PoisonError::into_inner);
    let mut kinds = classes.iter().filter(|(_, class)| **class == index).map(|((_, name), _)| name);
    kinds.next().filter(|_| kinds.next().is_none()).cloned()
}

/// Calls the hook for a dialect that it has not seen yet.
fn ask_hook(dialect: &str) -> Result<()> {
    let Some(hook) = Function::find(HOOK)? else { return Ok(()) };
    {
        let mut asked = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
        if !asked.get_or_insert_default().insert(dialect.to_owned()) {
            return Ok(());
        }
    }
    hook.call::<fishplate::Any>((dialect,)).map(drop)
}

/// Makes objects of type `key` represent the things called `name`. Creates the type if it does not exist.
pub fn register(
    family: Family,
    name: &str,
    key: &str,
    parent: Option<&str>,
    replace: bool,
) -> Result<TypeIndex> {
    let parent = match parent {
        None => family.base(),
        Some(key) => reflect::Type::find(key)
            .ok_or_else(|| value_error(format!("there is no type `{key}` to be a parent")))?
            .index(),
    };
    let index = family.child(key, parent)?;
    // The class that a model has for this name counts as registered, even before anything of it was met.
    if find(family, name).is_none()
        && let Some((own, index)) = bind::class_for(family, name)?
        && own != key
    {
        let mut classes = CLASSES.write().unwrap_or_else(PoisonError::into_inner);
        classes.insert((family, name.to_owned()), index);
    }
    let mut classes = CLASSES.write().unwrap_or_else(PoisonError::into_inner);
    let before = classes.insert((family, name.to_owned()), index);
    if let Some(before) = before.filter(|before| *before != index && !replace) {
        classes.insert((family, name.to_owned()), before);
        return Err(value_error(format!(
            "`{name}` has the class `{}` already; pass replace=True to put `{key}` in its place",
            key_of(before)
        )));
    }
    GENERATION.fetch_add(1, Ordering::Release);
    Ok(index)
}

/// The key of a class.
fn key_of(index: TypeIndex) -> String {
    let all = reflect::Type::all().unwrap_or_default();
    all.into_iter().find(|ty| ty.index() == index).map_or_else(String::new, reflect::Type::key)
}

/// Sets the type `key` as the class of a kind of type, given by its full name.
#[fishplate::function("ir.register_type_class", nonblocking)]
fn register_type_class(
    name: &str,
    key: &str,
    #[default = None] parent: Option<&str>,
    #[default = false] replace: bool,
) -> Result<i64> {
    register(Family::Type, name, key, parent, replace).map(|index| index.0.into())
}

/// Sets the type `key` as the class of a kind of attribute, given by its full name.
#[fishplate::function("ir.register_attribute_class", nonblocking)]
fn register_attribute_class(
    name: &str,
    key: &str,
    #[default = None] parent: Option<&str>,
    #[default = false] replace: bool,
) -> Result<i64> {
    register(Family::Attribute, name, key, parent, replace).map(|index| index.0.into())
}

/// Sets the type `key` as the class of operations with a name.
#[fishplate::function("ir.register_operation_class", nonblocking)]
fn register_operation_class(
    name: &str,
    key: &str,
    #[default = None] parent: Option<&str>,
    #[default = false] replace: bool,
) -> Result<i64> {
    register(Family::Operation, name, key, parent, replace).map(|index| index.0.into())
}
