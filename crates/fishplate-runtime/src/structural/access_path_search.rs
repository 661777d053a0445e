//! `ffi.VisitErrorContext.FindAccessPaths`: where under a root the objects of an error context are.
//!
//! The pattern, outermost object first, must be met in order on the way down; other objects may
//! lie between. Finding nothing below an object is remembered, because objects that share parts on
//! many levels have more paths than anyone could try. An object inside itself is not entered again.

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

/// The most paths that are reported. More of them would tell a reader nothing.
const MAX_PATHS: usize = 1 << 16;

/// A step of the path that the search is on, not an object yet.
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
    /// How many of them were met on the way to here.
    met: usize,
    allow_prefix: bool,
    room: Room,
    steps: Vec<Step>,
    /// Path objects of the first of `steps`, made when a path is reported and shared by the next.
    paths: Vec<Ref<AccessPathObj>>,
    found: Vec<Ref<AccessPathObj>>,
    /// Objects that are not to be entered, with `met` at the time: nothing was found below them, or
    /// the search is still in them.
    closed: HashSet<(usize, usize), foldhash::fast::FixedState>,
}

/// All paths from `root` along which the pattern of a context is met. With `allow_prefix`, also
/// the paths to where it was last met when not all of it could be.
fn find_paths(
    root: &Object,
    context: &VisitErrorContextObj,
    allow_prefix: bool,
) -> Result<Vec<Ref<AccessPathObj>>> {
    let mut pattern: Vec<Ref<Object>> = Vec::new();
    let entries = context.pattern().map_or(&[][..], |list| list.as_slice());
    for object in entries.iter().filter_map(|entry| entry.view().to_object::<Object>()) {
        // A node that raises and is then noted by the walk stands there twice.
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

    /// Adds the path to here.
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
