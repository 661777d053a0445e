//! Which FFI type stands for which kind of type, attribute and operation: `tk.tile` is a
//! `tk.TileType`, `arith.addi` an `arith.AddIOp`. One registry per process, filled by any language.
//!
//! When something of a dialect is met that has no class, the global function `ir.dialect_hook`, where
//! there is one, is told the dialect's name, once; it may register classes, for example by importing
//! the dialect's module.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError, RwLock};

use fishplate::abi::TypeIndex;
use fishplate::{Function, ObjectType, Result, child_type, reflect};

use crate::dialect::bind;
use crate::error::value_error;
use crate::{Attribute, OpView, Operation, Type, builtin};

/// What a class stands for.
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
    /// The class of what has no class of its own.
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

/// The global function that is told of dialects without classes.
const HOOK: &str = "ir.dialect_hook";

type Classes = HashMap<(Family, String), TypeIndex>;

/// Starts with the classes of the builtin dialect.
static CLASSES: LazyLock<RwLock<Classes>> =
    LazyLock::new(|| RwLock::new(builtin::classes().collect()));
/// Counts registrations: what was looked up before is looked up again after one.
static GENERATION: AtomicU64 = AtomicU64::new(1);
static ASKED: Mutex<Option<HashSet<String>>> = Mutex::new(None);

/// A class as a context remembers it.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    pub(crate) index: TypeIndex,
    /// What tells apart attributes of the class that have classes of their own.
    pub(crate) refine: Option<builtin::Refine>,
    generation: u64,
}

impl Known {
    /// Whether nothing was registered since.
    #[inline]
    pub(crate) fn is_current(self) -> bool {
        self.generation == GENERATION.load(Ordering::Acquire)
    }
}

/// Grows with every registration.
#[inline]
pub(crate) fn generation() -> u64 {
    GENERATION.load(Ordering::Acquire)
}

fn find(family: Family, name: &str) -> Option<TypeIndex> {
    let classes = CLASSES.read().unwrap_or_else(PoisonError::into_inner);
    classes.get(&(family, name.to_owned())).copied()
}

/// The class of what has a name such as `tk.tile`. May call the hook.
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

/// The kind that a class stands for; none when several kinds have it, or it tells attributes of a kind apart.
pub(crate) fn kind_of(index: TypeIndex) -> Option<String> {
    let classes = CLASSES.read().unwrap_or_else(PoisonError::into_inner);
    let mut kinds = classes.iter().filter(|(_, class)| **class == index).map(|((_, name), _)| name);
    kinds.next().filter(|_| kinds.next().is_none()).cloned()
}

/// Tells the hook about a dialect that it has not heard of.
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

/// Lets objects of type `key` stand for what has a name. The type is made where there is none yet.
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
    // The class that a model has for it counts as registered, also before something of it was met.
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

/// Makes the objects of a kind of type, by its full name, those of the type `key`.
#[fishplate::function("ir.register_type_class", nonblocking)]
fn register_type_class(
    name: &str,
    key: &str,
    #[default = None] parent: Option<&str>,
    #[default = false] replace: bool,
) -> Result<i64> {
    register(Family::Type, name, key, parent, replace).map(|index| index.0.into())
}

/// Makes the objects of a kind of attribute, by its full name, those of the type `key`.
#[fishplate::function("ir.register_attribute_class", nonblocking)]
fn register_attribute_class(
    name: &str,
    key: &str,
    #[default = None] parent: Option<&str>,
    #[default = false] replace: bool,
) -> Result<i64> {
    register(Family::Attribute, name, key, parent, replace).map(|index| index.0.into())
}

/// Makes the handles of operations of a name those of the type `key`.
#[fishplate::function("ir.register_operation_class", nonblocking)]
fn register_operation_class(
    name: &str,
    key: &str,
    #[default = None] parent: Option<&str>,
    #[default = false] replace: bool,
) -> Result<i64> {
    register(Family::Operation, name, key, parent, replace).map(|index| index.0.into())
}
