//! `ffi.reflection.AccessStep` and `ffi.reflection.AccessPath`: the way from a root to a nested
//! value.
//!
//! A path points to its parent, so paths with a common start share it. C++ clients create and read
//! both types with inlined code: a parent may be any object, and depths may be wrong.

mod registration;

use fishplate_abi::{ObjectHeader, TypeIndex};

use crate::any::Any;
use crate::any_ops;
use crate::error::{Error, Result};
use crate::field::{ObjectKind, ObjectSlot};
use crate::object::{self, Object, ObjectType, Ref};
use crate::signature::Ty;

pub(crate) use registration::install;

/// Kind of a step from a value to a part of it. Any number may arrive from C.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub(crate) struct AccessKind(pub(crate) i32);

impl AccessKind {
    /// A field.
    pub(crate) const ATTR: AccessKind = AccessKind(0);
    /// A position in a sequence.
    pub(crate) const ARRAY_ITEM: AccessKind = AccessKind(1);
    /// A key in a map.
    pub(crate) const MAP_ITEM: AccessKind = AccessKind(2);
    /// A missing field.
    pub(crate) const ATTR_MISSING: AccessKind = AccessKind(3);
    /// A missing position.
    pub(crate) const ARRAY_ITEM_MISSING: AccessKind = AccessKind(4);
    /// A missing key.
    pub(crate) const MAP_ITEM_MISSING: AccessKind = AccessKind(5);
}

/// One step.
#[repr(C)]
pub(crate) struct AccessStepObj {
    header: ObjectHeader,
    kind: i32,
    key: Any,
}

const _: () = assert!(size_of::<AccessStepObj>() == 48);

// SAFETY: `repr(C)` with the header first; every object of this final type has this layout.
unsafe impl ObjectType for AccessStepObj {
    const INDEX: TypeIndex = TypeIndex::ACCESS_STEP;
}

impl AccessStepObj {
    /// A step by a field name, a position or a key.
    pub(crate) fn new(kind: AccessKind, key: Any) -> Ref<AccessStepObj> {
        let header = object::new_header(TypeIndex::ACCESS_STEP);
        object::allocate(AccessStepObj { header, kind: kind.0, key })
    }

    fn kind(&self) -> AccessKind {
        AccessKind(self.kind)
    }

    /// Kind and key.
    #[cfg(test)]
    pub(crate) fn parts_for_test(&self) -> (AccessKind, &Any) {
        (self.kind(), &self.key)
    }

    fn equals(&self, other: &AccessStepObj) -> Result<bool> {
        Ok(self.kind == other.kind && any_ops::equal(&self.key.view(), &other.key.view())?)
    }
}

/// The parent of a path.
pub(crate) struct Parent;
impl ObjectKind for Parent {
    type Target = Object;
    const TY: Ty = Ty::Optional(&Ty::Object(TypeIndex::OBJECT));
    const STATIC_INDEX: TypeIndex = TypeIndex::ANY;
}

/// The last step of a path.
pub(crate) struct LastStep;
impl ObjectKind for LastStep {
    type Target = AccessStepObj;
    const TY: Ty = Ty::Optional(&Ty::Object(TypeIndex::ACCESS_STEP));
    const STATIC_INDEX: TypeIndex = TypeIndex::ANY;
}

/// A path; the root has neither parent nor step.
#[repr(C)]
pub(crate) struct AccessPathObj {
    header: ObjectHeader,
    parent: ObjectSlot<Parent>,
    step: ObjectSlot<LastStep>,
    depth: i32,
}

const _: () = assert!(size_of::<AccessPathObj>() == 48);

// SAFETY: `repr(C)` with the header first; every object of this final type has this layout.
unsafe impl ObjectType for AccessPathObj {
    const INDEX: TypeIndex = TypeIndex::ACCESS_PATH;
}

impl AccessPathObj {
    fn with_parts(
        parent: Option<Ref<Object>>,
        step: Option<Ref<AccessStepObj>>,
        depth: i32,
    ) -> Ref<AccessPathObj> {
        let header = object::new_header(TypeIndex::ACCESS_PATH);
        let (parent, step) = (ObjectSlot(parent), ObjectSlot(step));
        object::allocate(AccessPathObj { header, parent, step, depth })
    }

    /// The empty path.
    pub(crate) fn root() -> Ref<AccessPathObj> {
        AccessPathObj::with_parts(None, None, 0)
    }

    /// The path with one more step.
    pub(crate) fn extend(path: &AccessPathObj, step: Ref<AccessStepObj>) -> Ref<AccessPathObj> {
        let parent = Ref::from_borrowed(path).upcast();
        AccessPathObj::with_parts(Some(parent), Some(step), path.depth.saturating_add(1))
    }

    /// The path of steps from the root.
    pub(crate) fn from_steps(
        steps: impl IntoIterator<Item = Ref<AccessStepObj>>,
    ) -> Ref<AccessPathObj> {
        let root = AccessPathObj::root();
        steps.into_iter().fold(root, |path, step| AccessPathObj::extend(&path, step))
    }

    /// The parent; the root has none.
    fn parent(&self) -> Result<Option<&AccessPathObj>> {
        let Some(parent) = &self.parent.0 else { return Ok(None) };
        parent.as_object().downcast().map(Some).ok_or_else(|| {
            Error::internal("The parent of an access path is not an access path itself")
        })
    }

    fn last_step(&self) -> Result<&Ref<AccessStepObj>> {
        self.step
            .0
            .as_ref()
            .ok_or_else(|| Error::internal("An access path that has a parent has no step"))
    }

    fn climb(&self) -> Climb<'_> {
        Climb { at: self, behind: self, moved: false }
    }

    /// The steps from the root.
    pub(crate) fn to_steps(&self) -> Result<Vec<Ref<AccessStepObj>>> {
        let mut steps = Vec::new();
        let mut climb = self.climb();
        while let Some(parent) = climb.at.parent()? {
            steps.push(climb.at.last_step()?.clone());
            climb.to(parent)?;
        }
        steps.reverse();
        Ok(steps)
    }

    /// Whether both paths take the same steps.
    pub(crate) fn equals(&self, other: &AccessPathObj) -> Result<bool> {
        if std::ptr::eq(self, other) {
            return Ok(true);
        }
        if self.depth != other.depth {
            return Ok(false);
        }
        let (mut a, mut b) = (self.climb(), other.climb());
        while let Some(parent_a) = a.at.parent()? {
            let parent_b = b
                .at
                .parent()?
                .ok_or_else(|| Error::internal("An access path is shorter than its depth says"))?;
            if !a.at.last_step()?.equals(b.at.last_step()?)? {
                return Ok(false);
            }
            if std::ptr::eq(parent_a, parent_b) {
                return Ok(true);
            }
            a.to(parent_a)?;
            b.to(parent_b)?;
        }
        Ok(true)
    }

    /// Whether the other path starts with this one.
    pub(crate) fn is_prefix_of(&self, other: &AccessPathObj) -> Result<bool> {
        if self.depth > other.depth {
            return Ok(false);
        }
        let mut climb = other.climb();
        while climb.at.depth > self.depth {
            let parent = climb
                .at
                .parent()?
                .ok_or_else(|| Error::internal("An access path is shorter than its depth says"))?;
            climb.to(parent)?;
        }
        self.equals(climb.at)
    }
}

/// A climb to the root that detects cycles of parents: a second pointer follows at half the speed
/// and is met again.
struct Climb<'a> {
    at: &'a AccessPathObj,
    behind: &'a AccessPathObj,
    moved: bool,
}

impl<'a> Climb<'a> {
    fn to(&mut self, parent: &'a AccessPathObj) -> Result<()> {
        self.at = parent;
        if self.moved
            && let Some(next) = self.behind.parent()?
        {
            self.behind = next;
        }
        self.moved = !self.moved;
        if std::ptr::eq(self.at, self.behind) {
            return Err(Error::value("The parents of an access path form a cycle"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
