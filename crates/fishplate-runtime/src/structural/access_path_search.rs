//! `ffi.VisitErrorContext.FindAccessPaths`: finds the objects of an error context under a root.
//!
//! The pattern, outermost object first, must be met in order on the way down; other objects may lie
//! between. An object without a match below it is remembered, because objects that share parts on
//! many levels have too many paths to try them all. An object inside itself is not entered again.

use std::collections::HashSet;

use fishplate_abi::{FieldInfo, TypeIndex};

use super::visit_error_context::VisitErrorContextObj;
use crate::access_path::{AccessKind, AccessPathObj, AccessStepObj};
use crate::any::{Any, AnyView};
use crate::call::Builtin;
use crate::containers::{ArrayObj, MapObj, SeqObj};
use crate::depth::Room;
use crate::error::Result;
use crate::field_access;
use crate::object::{Object, Ref};
use crate::signature::Ty;
use crate::type_table;

/// Most paths that are reported. More of them would not help a reader.
const MAX_PATHS: usize = 1 << 16;

/// A step of the current path, not an object yet.
enum Step {
    Field(&'static FieldInfo),
    Item(i64),
    Key(Any),
}

impl Step {
    fn to_object(&self) -> Result<Ref<AccessStepObj>> {
        Ok(match self {
            Step::Field(field) => {
                AccessStepObj::new(AccessKind::ATTR, Any::try_str(field_access::name(field))?)
            }
            Step::Item(at) => AccessStepObj::new(AccessKind::ARRAY_ITEM, (*at).into()),
            Step::Key(key) => AccessStepObj::new(AccessKind::MAP_ITEM, key.clone()),
        })
    }
}

struct Search {
    /// The objects to meet, outermost first.
    pattern: Vec<Ref<Object>>,
    /// Number of them that were met on the current path.
    met: usize,
    allow_prefix: bool,
    room: Room,
    steps: Vec<Step>,
    /// Path objects of the first entries of `steps`, created when a path is reported and shared by the next.
    paths: Vec<Ref<AccessPathObj>>,
    found: Vec<Ref<AccessPathObj>>,
    /// Objects that must not be entered, with the value of `met`: nothing was found below them, or
    /// the search is still inside them.
    closed: HashSet<(usize, usize), foldhash::fast::FixedState>,
}

/// All paths from `root` along which the pattern of a context is met. With `allow_prefix`, also the
/// paths to the last match if the pattern is met only partly.
fn find_paths(
    root: &Object,
    context: &VisitErrorContextObj,
    allow_prefix: bool,
) -> Result<Vec<Ref<AccessPathObj>>> {
    let mut pattern: Vec<Ref<Object>> = Vec::new();
    let entries = context.pattern().map_or(&[][..], |list| list.as_slice());
    for object in entries.iter().filter_map(|entry| entry.view().to_object::<Object>()) {
        // A node that raises and is then noted by the walk appears twice.
        if pattern.last().is_none_or(|last| !last.same_as(&object)) {
            pattern.push(object);
        }
    }
    pattern.reverse();
    let mut search = Search {
        pattern,
        met: 0,
        allow_prefix,
        room: Room::here(),
        steps: Vec::new(),
        paths: Vec::new(),
        found: Vec::new(),
        closed: HashSet::with_hasher(foldhash::fast::FixedState::with_seed(0)),
    };
    search.object(root)?;
    Ok(search.found)
}

impl Search {
    fn value(&mut self, value: &AnyView<'_>) -> Result<()> {
        let Some(object) = value.as_object::<Object>() else { return Ok(()) };
        let here = (std::ptr::from_ref(object).addr(), self.met);
        if self.found.len() >= MAX_PATHS || !self.closed.insert(here) {
            return Ok(());
        }
        let found = self.found.len();
        self.room.descend()?;
        if let Some(seq) = value.as_object::<SeqObj>() {
            self.seq(seq)?;
        } else if let Some(map) = value.as_object::<MapObj>() {
            self.map(map)?;
        } else {
            self.object(object)?;
        }
        self.room.ascend();
        if found != self.found.len() {
            self.closed.remove(&here);
        }
        Ok(())
    }

    fn step_into(&mut self, step: Step, value: &AnyView<'_>) -> Result<()> {
        self.steps.push(step);
        self.value(value)?;
        self.steps.pop();
        self.paths.truncate(self.steps.len());
        Ok(())
    }

    fn seq(&mut self, seq: &SeqObj) -> Result<()> {
        for (at, item) in seq.iter().enumerate() {
            self.step_into(Step::Item(at as i64), &item)?;
        }
        Ok(())
    }

    fn map(&mut self, map: &MapObj) -> Result<()> {
        for (key, value) in map.iter() {
            if !key.is_none() && value.type_index().is_object() {
                self.step_into(Step::Key(key.to_owned()?), &value)?;
            }
        }
        Ok(())
    }

    fn object(&mut self, object: &Object) -> Result<()> {
        let Some(info) = type_table::info(object.type_index()) else { return Ok(()) };
        if type_table::metadata(info).is_none() {
            return Ok(());
        }
        let wanted = self.pattern.get(self.met);
        let is_met = wanted.is_some_and(|wanted| std::ptr::eq(wanted.as_object(), object));
        self.met += usize::from(is_met);
        if is_met && self.met == self.pattern.len() {
            self.report()?;
        } else {
            let found = self.found.len();
            for field in type_table::all_fields(info) {
                let value = field_access::read(object, field)?;
                self.step_into(Step::Field(field), &value.view())?;
            }
            let is_partial = self.met > 0 && self.met < self.pattern.len();
            if self.allow_prefix
                && is_partial
                && !self.steps.is_empty()
                && found == self.found.len()
            {
                self.report()?;
            }
        }
        self.met -= usize::from(is_met);
        Ok(())
    }

    /// Adds the current path.
    fn report(&mut self) -> Result<()> {
        for step in &self.steps[self.paths.len()..] {
            let step = step.to_object()?;
            let path = match self.paths.last() {
                Some(parent) => AccessPathObj::extend(parent, step),
                None => AccessPathObj::extend(&AccessPathObj::root(), step),
            };
            self.paths.push(path);
        }
        self.found.push(self.paths.last().cloned().unwrap_or_else(AccessPathObj::root));
        Ok(())
    }
}

/// The global functions of this file.
pub(super) const FUNCTIONS: &[Builtin] = &[Builtin::new(
    "ffi.VisitErrorContext.FindAccessPaths",
    &[Ty::Object(TypeIndex::OBJECT), Ty::Object(TypeIndex::VISIT_ERROR_CONTEXT), Ty::Bool],
    Ty::Array(&Ty::Object(TypeIndex::ACCESS_PATH)),
    |a| {
        let paths = find_paths(a.object(0)?, a.object(1)?, a.bool(2)?)?;
        Ok(ArrayObj::from_vec(paths.into_iter().map(Any::from).collect())?.into())
    },
)];

#[cfg(test)]
mod tests {
    use super::super::test_values::*;
    use super::super::visit_error_context::add_node;
    use super::*;
    use crate::error::Error;

    /// The paths to `nodes`, innermost first, as kinds and keys of their steps.
    fn paths(root: &Any, nodes: &[&Any], allow_prefix: bool) -> Vec<String> {
        let error =
            nodes.iter().fold(Error::value("x"), |error, node| add_node(error, node.as_view()));
        let context = error.context().unwrap().downcast().unwrap();
        let show = |path: Ref<AccessPathObj>| {
            let steps = path.to_steps().unwrap();
            let keys = steps.iter().map(|step| {
                let key = step.parts_for_test().1.view();
                let text = key.as_str().map(|text| String::from_utf8_lossy(text).into_owned());
                text.or(key.as_int().map(|at| at.to_string())).unwrap_or_default()
            });
            keys.collect::<Vec<_>>().join(".")
        };
        let root = root.view().as_object().unwrap();
        find_paths(root, context, allow_prefix).unwrap().into_iter().map(show).collect()
    }

    #[test]
    fn all_matches_are_found() {
        let leaf = pair(1, 2);
        let anchor = pair(leaf.clone(), ());
        let root = pair(
            array([leaf.clone(), anchor.clone()]),
            map([("k", leaf.clone()), ("n", anchor.clone())]),
        );
        let both = ["lhs.0", "lhs.1.lhs", "rhs.k", "rhs.n.lhs"];
        assert_eq!(paths(&root, &[&leaf, &leaf, &root], false), both);
        assert_eq!(paths(&root, &[&leaf, &anchor], false), ["lhs.1.lhs", "rhs.n.lhs"]);
        assert_eq!(paths(&root, &[&root], false), [""]);
        let absent = pair(0, 0);
        assert!(paths(&root, &[&absent, &anchor], false).is_empty());
        assert_eq!(
            paths(&root, &[&absent, &anchor], true),
            ["lhs.1.lhs", "rhs.n.lhs"],
            "the deepest objects below the anchor"
        );
    }

    #[test]
    fn shared_and_cyclic_values_end() {
        let deep = (0..60).fold(pair(1, 2), |below, _| pair(below.clone(), below));
        let absent = pair(0, 0);
        assert!(paths(&deep, &[&absent], false).is_empty());
        let found = paths(&deep, &[&deep], false);
        assert_eq!(found, [""]);
        let innermost = (0..60).fold(deep.clone(), |at, _| parts(&at).lhs.clone());
        assert_eq!(paths(&deep, &[&innermost], false).len(), MAX_PATHS);
        let cyclic = cyclic_list();
        let root = pair(cyclic.clone(), absent.clone());
        assert_eq!(paths(&root, &[&absent], false), ["rhs"]);
        crate::containers::ListObj::clear(&cyclic);
    }
}
