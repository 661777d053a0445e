//! Values for the tests of structural walks: containers, and objects of types with two fields.

use std::mem::offset_of;
use std::sync::OnceLock;

use fishplate_abi::{FieldFlags, ObjectHeader, SEqHashKind, TypeIndex};

use crate::any::{Any, AnyView};
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj};
use crate::error::Result;
use crate::field::{Field, ObjectDef};
use crate::function::Function;
use crate::object::{self, Object, ObjectType, Ref};
use crate::type_table::{self, TypeRequest};

/// An object of one of the test types.
#[repr(C)]
pub(super) struct TwoFields {
    header: ObjectHeader,
    pub(super) lhs: Any,
    pub(super) rhs: Any,
}

// SAFETY: `repr(C)` with the header first. Only objects that tests created are read as this.
unsafe impl ObjectType for TwoFields {
    const INDEX: TypeIndex = TypeIndex::OBJECT;
    fn is_instance(index: TypeIndex) -> bool {
        type_table::key(index).starts_with("test.structural.")
    }
}

/// Types with different kinds of comparison.
pub(super) struct Types {
    pub(super) pair: TypeIndex,
    pub(super) node: TypeIndex,
    pub(super) var: TypeIndex,
    /// A tree node whose `lhs` is a pattern of definitions.
    pub(super) func: TypeIndex,
    /// The same as `func`, with a simple definition.
    pub(super) simple: TypeIndex,
    /// A tree node with two fields that refer to the same memory.
    pub(super) alias: TypeIndex,
    /// A tree node with the hooks that a test registers.
    pub(super) hooked: TypeIndex,
    /// A type without structural information.
    pub(super) plain: TypeIndex,
}

fn copy(object: &Object) -> Result<Ref<Object>> {
    let from: &TwoFields = object.downcast().unwrap();
    let header = object::new_header(object.type_index());
    let (lhs, rhs) = (from.lhs.clone(), from.rhs.clone());
    Ok(object::allocate(TwoFields { header, lhs, rhs }).upcast())
}

const FIELDS: &[Field] = &[
    Field::new::<Any>("lhs", offset_of!(TwoFields, lhs)),
    Field::new::<Any>("rhs", offset_of!(TwoFields, rhs)),
];
const PATTERN_FIELDS: &[Field] = &[
    Field::new::<Any>("lhs", offset_of!(TwoFields, lhs)).flags(FieldFlags::S_EQ_HASH_DEF_PATTERN),
    Field::new::<Any>("rhs", offset_of!(TwoFields, rhs)),
];
const SIMPLE_FIELDS: &[Field] = &[
    Field::new::<Any>("lhs", offset_of!(TwoFields, lhs)).flags(FieldFlags::S_EQ_HASH_DEF_SIMPLE),
    Field::new::<Any>("rhs", offset_of!(TwoFields, rhs)),
];

const ALIAS_FIELDS: &[Field] = &[
    Field::new::<Any>("lhs", offset_of!(TwoFields, lhs)),
    Field::new::<Any>("same", offset_of!(TwoFields, lhs)),
];

fn register(name: &str, kind: SEqHashKind, fields: &'static [Field]) -> TypeIndex {
    let index = type_table::get_or_alloc(&TypeRequest {
        key: format!("test.structural.{name}").as_bytes(),
        static_index: -1,
        depth: 1,
        child_slots: 0,
        children_may_overflow: false,
        parent: TypeIndex::OBJECT.0,
    })
    .unwrap();
    let (size, shallow_copy) = (size_of::<TwoFields>(), Some(copy as fn(&Object) -> _));
    let (creator, methods) = (None, &[] as &[_]);
    ObjectDef { index, size, kind, is_final: true, creator, shallow_copy, fields, methods }
        .install(None)
        .unwrap();
    index
}

/// The test types, registered once.
pub(super) fn types() -> &'static Types {
    static TYPES: OnceLock<Types> = OnceLock::new();
    crate::builtin::install();
    TYPES.get_or_init(|| Types {
        pair: register("Pair", SEqHashKind::TREE_NODE, FIELDS),
        node: register("Node", SEqHashKind::DAG_NODE, FIELDS),
        var: register("Var", SEqHashKind::FREE_VAR, FIELDS),
        func: register("Func", SEqHashKind::TREE_NODE, PATTERN_FIELDS),
        simple: register("Simple", SEqHashKind::TREE_NODE, SIMPLE_FIELDS),
        alias: register("Alias", SEqHashKind::TREE_NODE, ALIAS_FIELDS),
        hooked: register("Hooked", SEqHashKind::TREE_NODE, FIELDS),
        plain: register("Plain", SEqHashKind::UNSUPPORTED, FIELDS),
    })
}

/// An object of a test type.
pub(super) fn object(index: TypeIndex, lhs: impl Into<Any>, rhs: impl Into<Any>) -> Any {
    let header = object::new_header(index);
    object::allocate(TwoFields { header, lhs: lhs.into(), rhs: rhs.into() }).into()
}

pub(super) fn pair(lhs: impl Into<Any>, rhs: impl Into<Any>) -> Any {
    object(types().pair, lhs, rhs)
}

pub(super) fn var() -> Any {
    object(types().var, (), ())
}

/// The fields of an object of a test type.
pub(super) fn parts(value: &Any) -> &TwoFields {
    value.view().as_object().unwrap()
}

pub(super) fn array<const N: usize>(items: [Any; N]) -> Any {
    crate::builtin::install();
    ArrayObj::from_vec(items.into()).unwrap().into()
}

pub(super) fn list<const N: usize>(items: [Any; N]) -> Any {
    crate::builtin::install();
    ListObj::from_values(items.map(Ok).into_iter()).unwrap().into()
}

pub(super) fn map_of<const N: usize>(kind: MapKind, entries: [(Any, Any); N]) -> Any {
    crate::builtin::install();
    MapObj::from_entries(kind, entries.map(Ok)).unwrap().into()
}

/// A map of entries.
pub(super) fn map<const N: usize>(entries: [(&str, Any); N]) -> Any {
    map_of(MapKind::Map, entries.map(|(key, value)| (Any::str(key), value)))
}

/// A list that contains itself, and its last item to break the cycle with.
pub(super) fn cyclic_list() -> Ref<ListObj> {
    let cyclic = list([1.into()]).into_object::<ListObj>().ok().unwrap();
    ListObj::push(&cyclic, cyclic.clone().into()).unwrap();
    cyclic
}

/// Nested arrays, each twice in the one above: more paths than anyone could walk.
pub(super) fn shared_levels(levels: usize) -> Any {
    (0..levels).fold(1_i64.into(), |below: Any, _| array([below.clone(), below]))
}

/// Calls a global function.
pub(super) fn call(name: &str, args: &[AnyView<'_>]) -> Result<Any> {
    crate::builtin::install();
    crate::globals::get(name.as_bytes()).unwrap().call(args)
}

/// A function that tests pass as a callback.
pub(super) fn function(
    body: impl Fn(&[AnyView<'_>]) -> Result<Any> + Send + Sync + 'static,
) -> Function {
    Function::from_closure(body)
}

/// Callbacks in the form that walks take: type index and function.
pub(super) fn callbacks<const N: usize>(rows: [(TypeIndex, Function); N]) -> Any {
    array(rows.map(|(index, function)| array([i64::from(index.0).into(), function.into()])))
}

/// The message of an error.
pub(super) fn message(error: &crate::Error) -> String {
    String::from_utf8_lossy(error.message()).into_owned()
}
