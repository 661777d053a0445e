//! Depth-first walk over a graph of containers and reflected objects, with an explicit stack.
//!
//! [`run`] visits the children of each node in order and passes the results to the node. The
//! [`Walk`] decides what a value means, and which values are nodes.

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use fishplate_abi::{COUNT_STRONG_MASK, FieldFlags, FieldInfo, TypeInfo};

use crate::any::Any;
use crate::containers::{MapCursor, MapObj, SeqObj};
use crate::error::{Error, Result};
use crate::object::{Object, Ref};
use crate::{field_access, type_table};

/// A map by the addresses of objects.
pub(super) type AddressMap<V> = HashMap<usize, V, foldhash::fast::FixedState>;

/// Most nodes on one path from the root.
pub(super) const MAX_DEPTH: usize = 1 << 20;

/// Position of a child in its parent.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// At a position of a sequence.
    Item(usize),
    /// The key of an entry of a map, by position.
    Key,
    /// The value of an entry of a map.
    Value,
    /// In a field of an object.
    Field(&'static FieldInfo),
}

/// Handles the values that a walk visits.
pub(super) trait Walk {
    /// The result for a value.
    type Out;
    /// State of a node while its children are visited.
    type Frame;
    /// Fields with one of these flags are skipped.
    const SKIP: FieldFlags;

    /// The result for a value without a walk over its children; `None` if it is a node.
    fn leaf(&mut self, value: &Any) -> Result<Option<Self::Out>>;
    /// Begins a node. A node that is not `shared` cannot be met again.
    fn open(&mut self, node: &Children, shared: bool) -> Result<Self::Frame>;
    /// Called before a child is visited; returns whether to visit it.
    fn enter(&mut self, _frame: &mut Self::Frame, _place: Place) -> Result<bool> {
        Ok(true)
    }
    /// Takes the result of a child, whose payload is `bits`.
    fn feed(
        &mut self,
        frame: &mut Self::Frame,
        place: Place,
        bits: u64,
        out: Self::Out,
    ) -> Result<()>;
    /// Ends a node.
    fn close(&mut self, frame: Self::Frame) -> Result<Self::Out>;
    /// Forgets a node whose walk ended with an error.
    fn abandon(&mut self, frame: Self::Frame);
}

/// The children of a node, one after the other.
///
/// Hooks may change a list or a dict in the meantime: every step reads the container anew, and no
/// more children are visited than there were at the start.
pub(super) enum Children {
    /// Children of an array or a list.
    Seq { seq: Ref<SeqObj>, len: usize, at: usize },
    /// Children of a map or a dict.
    Map { map: Ref<MapObj>, len: usize, at: usize, next: Option<MapCursor>, value: Option<Any> },
    /// Children of any other object.
    Fields { object: Ref<Object>, fields: FieldCursor },
}

/// The fields of a type, the root's first.
pub(super) struct FieldCursor {
    info: &'static TypeInfo,
    level: usize,
    at: usize,
}

impl FieldCursor {
    /// A cursor before the first field of a type.
    pub(super) fn new(info: &'static TypeInfo) -> FieldCursor {
        FieldCursor { info, level: 0, at: 0 }
    }

    /// The next field without any of the flags.
    pub(super) fn next(&mut self, skip: FieldFlags) -> Option<&'static FieldInfo> {
        let depth = usize::try_from(self.info.type_depth).unwrap_or(0);
        while self.level <= depth {
            let owner = type_table::ancestors(self.info).nth(self.level).unwrap_or(self.info);
            let fields = type_table::fields(owner);
            while let Some(field) = fields.get(self.at) {
                self.at += 1;
                if field.flags.0 & skip.0 == 0 {
                    return Some(field);
                }
            }
            self.level += 1;
            self.at = 0;
        }
        None
    }
}

impl Children {
    /// The children of an object.
    fn of(object: Ref<Object>) -> Result<Children> {
        let object = match object.downcast::<SeqObj>() {
            Ok(seq) => {
                let len = seq.len();
                return Ok(Children::Seq { seq, len, at: 0 });
            }
            Err(object) => object,
        };
        let object = match object.downcast::<MapObj>() {
            Ok(map) => {
                let (len, next) = (map.len(), Some(map.first()));
                return Ok(Children::Map { map, len, at: 0, next, value: None });
            }
            Err(object) => object,
        };
        let info = type_table::expect_info(object.type_index())?;
        Ok(Children::Fields { object, fields: FieldCursor::new(info) })
    }

    /// The parent of these children.
    pub(super) fn object(&self) -> &Object {
        match self {
            Children::Seq { seq, .. } => seq.as_object(),
            Children::Map { map, .. } => map.as_object(),
            Children::Fields { object, .. } => object,
        }
    }

    /// Number of elements or entries of a container.
    pub(super) fn container_len(&self) -> Option<usize> {
        match self {
            Children::Seq { len, .. } | Children::Map { len, .. } => Some(*len),
            Children::Fields { .. } => None,
        }
    }
}

/// The object in a value; `None` if it holds none, or null.
pub(super) fn object_in(value: &Any) -> Option<&Object> {
    if value.as_raw().bits() == 0 {
        return None;
    }
    // The borrow of the view is shortened to that of the value, which keeps the object alive.
    value.view().as_object()
}

/// Address of an object; it identifies the object while a reference to it is held.
pub(super) fn address(object: &Object) -> usize {
    std::ptr::from_ref(object).addr()
}

/// Whether a walk that owns one reference may meet the object again: not if there is only one other
/// reference, the one that led here.
pub(super) fn is_shared(object: &Object) -> bool {
    object.header.combined_ref_count.load(Ordering::Relaxed) & COUNT_STRONG_MASK > 2
}

struct Open<F> {
    frame: F,
    children: Children,
    /// Position of the child whose walk is on top of this one.
    visiting: Option<Place>,
}

/// Walks from a value.
pub(super) fn run<W: Walk>(walk: &mut W, value: Any) -> Result<W::Out> {
    let mut stack = Vec::new();
    let result = run_on(walk, &mut stack, value);
    if result.is_err() {
        while let Some(open) = stack.pop() {
            walk.abandon(open.frame);
        }
    }
    result
}

fn run_on<W: Walk>(walk: &mut W, stack: &mut Vec<Open<W::Frame>>, root: Any) -> Result<W::Out> {
    if let Some(out) = walk.leaf(&root)? {
        return Ok(out);
    }
    push(walk, stack, root, true)?;
    loop {
        let Some(top) = stack.last_mut() else {
            return Err(Error::internal("A walk over an object graph lost its root"));
        };
        if let Some((place, child)) = visit_children(walk, top)? {
            top.visiting = Some(place);
            let shared = object_in(&child).is_some_and(is_shared);
            push(walk, stack, child, shared)?;
            continue;
        }
        let Some(done) = stack.pop() else { continue };
        let out = walk.close(done.frame)?;
        let Some(parent) = stack.last_mut() else { return Ok(out) };
        if let Some(place) = parent.visiting.take() {
            let bits = address(done.children.object()) as u64;
            walk.feed(&mut parent.frame, place, bits, out)?;
        }
    }
}

/// Visits the remaining children of a node; stops at one that is itself a node.
fn visit_children<W: Walk>(walk: &mut W, top: &mut Open<W::Frame>) -> Result<Option<(Place, Any)>> {
    let frame = &mut top.frame;
    match &mut top.children {
        Children::Seq { seq, len, at } => {
            while let Some(child) = seq.as_slice().get(*at).filter(|_| *at < *len) {
                let (place, child) = (Place::Item(*at), child.clone());
                *at += 1;
                if walk.enter(frame, place)? && !visit(walk, frame, place, &child)? {
                    return Ok(Some((place, child)));
                }
            }
        }
        Children::Map { map, len, at, next, value } => loop {
            let (place, child) = if let Some(value) = value.take() {
                (Place::Value, value)
            } else {
                let cursor = next.filter(|_| *at < *len);
                let Some((cursor, entry)) = cursor.and_then(|c| Some((c, map.entry(c)?))) else {
                    return Ok(None);
                };
                let (key, item) = (entry.0.to_owned()?, entry.1.to_owned()?);
                *next = map.advance(cursor);
                *value = Some(item);
                *at += 1;
                (Place::Key, key)
            };
            if walk.enter(frame, place)? && !visit(walk, frame, place, &child)? {
                return Ok(Some((place, child)));
            }
        },
        Children::Fields { object, fields } => {
            while let Some(field) = fields.next(W::SKIP) {
                let place = Place::Field(field);
                if !walk.enter(frame, place)? {
                    continue;
                }
                let child = field_access::read(object, field)?;
                if !visit(walk, frame, place, &child)? {
                    return Ok(Some((place, child)));
                }
            }
        }
    }
    Ok(None)
}

/// Passes the result of a child to its parent; `false` if the child is a node.
#[inline(always)]
fn visit<W: Walk>(walk: &mut W, frame: &mut W::Frame, place: Place, child: &Any) -> Result<bool> {
    match walk.leaf(child)? {
        Some(out) => walk.feed(frame, place, child.as_raw().bits(), out).map(|()| true),
        None => Ok(false),
    }
}

fn push<W: Walk>(
    walk: &mut W,
    stack: &mut Vec<Open<W::Frame>>,
    value: Any,
    shared: bool,
) -> Result<()> {
    if stack.len() >= MAX_DEPTH {
        return Err(Error::value(format!(
            "ObjectGraphDFS: maximum stack depth ({MAX_DEPTH}) exceeded"
        )));
    }
    let object = value
        .into_object::<Object>()
        .map_err(|_| Error::internal("A value that is not an object cannot be walked"))?;
    let children = Children::of(object)?;
    let frame = walk.open(&children, shared)?;
    stack.push(Open { frame, children, visiting: None });
    Ok(())
}
