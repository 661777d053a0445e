//! Graphs as text, the values read back from them, and refused graphs.

use std::sync::OnceLock;

use fishplate_abi::{
    DLDataType, DLDataTypeCode, FieldFlags, ObjectHeader, SEqHashKind, TypeIndex, attr,
};
use proptest::prelude::*;

use super::*;
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj, SeqObj, ShapeObj};
use crate::field::{Field, ObjectDef, register_attr_function};
use crate::object::{self, ObjectType, Ref};
use crate::signature::Signature;

fn graph(value: &Any) -> String {
    crate::builtin::install();
    let text = stringify(&encode::encode(value.clone(), Any::NONE).unwrap(), 0).unwrap();
    String::from_utf8(text.view().as_str().unwrap().to_vec()).unwrap()
}

fn graph_error(value: Any) -> String {
    crate::builtin::install();
    encode::encode(value, Any::NONE).err().expect("the value cannot be written").to_string()
}

fn value_of(text: &str) -> Result<Any> {
    crate::builtin::install();
    decode::decode(&parse(text.as_bytes(), Utf8::Checked).unwrap())
}

fn read_error(text: &str) -> String {
    value_of(text).err().unwrap_or_else(|| panic!("{text} was read")).to_string()
}

/// Writes, checks the nodes, reads, and writes again.
fn check(value: &Any, root: usize, nodes: &str) {
    let text = format!("{{\"root_index\":{root},\"nodes\":[{nodes}]}}");
    assert_eq!(graph(value), text);
    assert_eq!(graph(&value_of(&text).unwrap()), text);
}

fn array(values: Vec<Any>) -> Any {
    ArrayObj::from_vec(values).unwrap().into()
}

fn list(values: Vec<Any>) -> Ref<ListObj> {
    ListObj::from_values(values.into_iter().map(Ok)).unwrap()
}

fn map(kind: MapKind, entries: Vec<(Any, Any)>) -> Any {
    MapObj::from_entries(kind, entries.into_iter().map(Ok)).unwrap().into()
}

#[test]
fn plain_values() {
    check(&Any::NONE, 0, r#"{"type":"None"}"#);
    check(&Any::from(true), 0, r#"{"type":"bool","data":true}"#);
    check(&Any::from(42_i64), 0, r#"{"type":"int","data":42}"#);
    check(&Any::from(2.5), 0, r#"{"type":"float","data":2.5}"#);
    check(&Any::str("hello"), 0, r#"{"type":"ffi.String","data":"hello"}"#);
    check(&Any::bytes("abcd"), 0, r#"{"type":"ffi.Bytes","data":"YWJjZA=="}"#);
    let float4 = DLDataType { code: DLDataTypeCode::FLOAT, bits: 32, lanes: 4 };
    check(&Any::from(float4), 0, r#"{"type":"DataType","data":"float32x4"}"#);
    let device =
        fishplate_abi::DLDevice { device_type: fishplate_abi::DLDeviceType::CUDA, device_id: 1 };
    check(&Any::from(device), 0, r#"{"type":"Device","data":[2,1]}"#);
    let shape: Any = ShapeObj::new([Ok(1), Ok(2), Ok(3)].into_iter()).unwrap().into();
    check(&shape, 0, r#"{"type":"ffi.Shape","data":[1,2,3]}"#);
}

#[test]
fn containers_refer_to_their_parts() {
    let long = Any::str("a string on the heap");
    let mixed = array(vec![Any::from(42_i64), long.clone(), Any::NONE, Any::from(42_i64), long]);
    let nodes = r#"{"type":"int","data":42},{"type":"ffi.String","data":"a string on the heap"},{"type":"None"},{"type":"ffi.Array","data":[0,1,2,0,1]}"#;
    check(&mixed, 3, nodes);
    check(&list(vec![]).into(), 0, r#"{"type":"ffi.List","data":[]}"#);
    for (kind, name) in [(MapKind::Map, "ffi.Map"), (MapKind::Dict, "ffi.Dict")] {
        let entries = ["b", "a"].map(|key| (Any::str(key), Any::from(42_i64)));
        let nodes = format!(
            r#"{{"type":"ffi.String","data":"b"}},{{"type":"int","data":42}},{{"type":"ffi.String","data":"a"}},{{"type":"{name}","data":[0,1,2,1]}}"#
        );
        check(&map(kind, entries.into()), 3, &nodes);
    }
}

#[test]
fn a_shared_value_is_shared_again_and_node_order_is_free() {
    let inner = array(vec![Any::NONE]);
    let back = value_of(&graph(&array(vec![inner.clone(), inner]))).unwrap();
    let back = back.into_object::<SeqObj>().ok().unwrap();
    assert_eq!(back.as_slice()[0].as_raw().bits(), back.as_slice()[1].as_raw().bits());
    let shuffled = r#"{"root_index":0,"nodes":[{"type":"ffi.List","data":[2,1]},{"type":"int","data":7},{"type":"None"}]}"#;
    let back = value_of(shuffled).unwrap().into_object::<SeqObj>().ok().unwrap();
    assert_eq!(back.as_slice()[1].view().as_int(), Some(7));
}

#[test]
fn metadata_stands_beside_the_graph() {
    crate::builtin::install();
    let graph = encode::encode(Any::from(1_i64), Any::str("v1")).unwrap();
    let text = stringify(&graph, 0).unwrap();
    let want = r#"{"root_index":0,"nodes":[{"type":"int","data":1}],"metadata":"v1"}"#;
    assert_eq!(text.view().as_str(), Some(want.as_bytes()));
    assert_eq!(decode::decode(&graph).unwrap().view().as_int(), Some(1));
}

/// An object with a plain field, one that may hold anything, and one with a default.
#[repr(C)]
struct ThingObj {
    header: ObjectHeader,
    count: i64,
    held: Any,
    extra: i64,
}

// SAFETY: `repr(C)` with the header first; only the tests' own type uses the index.
unsafe impl ObjectType for ThingObj {
    const INDEX: TypeIndex = TypeIndex::OBJECT;
    fn is_instance(index: TypeIndex) -> bool {
        index == thing_index()
    }
}

fn new_thing() -> Ref<Object> {
    let header = object::new_header(thing_index());
    object::allocate(ThingObj { header, count: 0, held: Any::NONE, extra: 5 }).upcast()
}

fn new_type(key: &str) -> TypeIndex {
    crate::builtin::install();
    type_table::get_or_alloc(&type_table::TypeRequest {
        key: key.as_bytes(),
        static_index: -1,
        depth: 1,
        child_slots: 0,
        children_may_overflow: false,
        parent: TypeIndex::OBJECT.0,
    })
    .unwrap()
}

fn thing_index() -> TypeIndex {
    static INDEX: OnceLock<TypeIndex> = OnceLock::new();
    *INDEX.get_or_init(|| {
        let index = new_type("test.graph.Thing");
        const FIELDS: &[Field] = &[
            Field::new::<i64>("count", std::mem::offset_of!(ThingObj, count)),
            Field::new::<Any>("held", std::mem::offset_of!(ThingObj, held)),
            Field::new::<i64>("extra", std::mem::offset_of!(ThingObj, extra))
                .flags(FieldFlags::HAS_DEFAULT),
        ];
        let def = ObjectDef {
            index,
            size: size_of::<ThingObj>(),
            kind: SEqHashKind::TREE_NODE,
            is_final: true,
            creator: Some(new_thing),
            shallow_copy: None,
            fields: FIELDS,
            methods: &[],
        };
        def.install(None).unwrap();
        index
    })
}

fn thing(count: i64, held: Any) -> Ref<Object> {
    thing_index();
    let header = object::new_header(thing_index());
    object::allocate(ThingObj { header, count, held, extra: 6 }).upcast()
}

#[test]
fn objects_write_their_fields() {
    let text = r#"{"type":"int","data":9},{"type":"test.graph.Thing","data":{"count":3,"held":0,"extra":6}}"#;
    check(&thing(3, Any::from(9_i64)).into(), 1, text);
    let holder = thing(1, thing(2, Any::NONE).into());
    let back = value_of(&graph(&holder.into())).unwrap().into_object::<ThingObj>().ok().unwrap();
    assert_eq!(back.held.view().as_object::<ThingObj>().unwrap().count, 2);
}

#[test]
fn missing_fields_take_their_default_or_are_an_error() {
    thing_index();
    let node = |data: &str| {
        format!(
            r#"{{"root_index":1,"nodes":[{{"type":"None"}},{{"type":"test.graph.Thing","data":{data}}}]}}"#
        )
    };
    let error = read_error(&node(r#"{"held":0}"#));
    assert_eq!(error, "TypeError: Required field `count` not set in type `test.graph.Thing`");
    // The registered default is None, which the setter of an integer refuses.
    let error = read_error(&node(r#"{"count":1,"held":0}"#));
    assert_eq!(error, "TypeError: Cannot convert from type `None` to `int`");
    for data in [
        "{\"count\":\"x\",\"held\":0}",
        "{\"count\":1,\"held\":7}",
        "{\"count\":1,\"held\":[]}",
        "5",
    ] {
        assert!(read_error(&node(data)).contains("Invalid JSON Object Graph"), "{data}");
    }
}

#[test]
fn a_type_may_write_and_read_its_own_data() {
    let index = new_type("test.graph.Own");
    let signature = Signature::new(&[Ty::AnyView], Ty::Any);
    register_attr_function(index, attr::DATA_TO_JSON, signature, |_| Ok(Any::str("mine"))).unwrap();
    register_attr_function(index, attr::DATA_FROM_JSON, signature, |a| a.any(0)).unwrap();
    let own = object::allocate(Object { header: object::new_header(index) });
    let text = graph(&own.into());
    assert_eq!(text, r#"{"root_index":0,"nodes":[{"type":"test.graph.Own","data":"mine"}]}"#);
    assert_eq!(value_of(&text).unwrap().view().as_str(), Some(&b"mine"[..]));
}

#[test]
fn a_hook_that_writes_its_own_object_ends_in_an_error() {
    let index = new_type("test.graph.Endless");
    let signature = Signature::new(&[Ty::AnyView], Ty::Any);
    register_attr_function(index, attr::DATA_TO_JSON, signature, |a| {
        encode::encode(a.any(0)?, Any::NONE)
    })
    .unwrap();
    let own = object::allocate(Object { header: object::new_header(index) });
    assert!(graph_error(own.into()).starts_with("RecursionError"));
}

#[test]
fn a_small_stack_is_enough() {
    let work = || {
        let nested = (0..50_000).fold(Any::NONE, |value, _| array(vec![value]));
        assert!(graph_error(nested).contains("nests more than"));
        assert!(read_error(&chain(50_000)).contains("nests more than"));
        let nested = (0..9_000).fold(Any::NONE, |value, i| thing(i, value).into());
        let text = graph(&nested);
        assert_eq!(graph(&value_of(&text).unwrap()), text);
    };
    std::thread::Builder::new().stack_size(256 << 10).spawn(work).unwrap().join().unwrap();
}

#[test]
fn enums_are_their_index_and_come_back_as_the_singleton() {
    let (kind, state) =
        (new_type_of("test.graph.Level", TypeIndex::INT_ENUM), TypeIndex::ENUM_STATE);
    let make = |index| creator_of(index);
    let (state, low) = (make(state), make(kind));
    let indexes = read_named(&state, "indexes").unwrap().into_object::<MapObj>().ok().unwrap();
    MapObj::set(&indexes, Any::from(0_i64), low.clone().into()).unwrap();
    type_table::register_attr(kind, attr::ENUM.as_bytes(), *Any::from(state).as_raw()).unwrap();
    let text = graph(&low.clone().into());
    assert_eq!(text, r#"{"root_index":0,"nodes":[{"type":"test.graph.Level","data":0}]}"#);
    assert_eq!(value_of(&text).unwrap().as_raw().bits(), low.as_ptr().addr() as u64);
    let error = read_error(&text.replace("\"data\":0", "\"data\":8"));
    assert_eq!(error, "ValueError: Enum `test.graph.Level` has no instance with index 8");
    assert!(read_error(&text.replace("\"data\":0", "\"data\":\"0\"")).contains("`int`, got"));
}

fn new_type_of(key: &str, parent: TypeIndex) -> TypeIndex {
    crate::builtin::install();
    let depth = type_table::info(parent).unwrap().type_depth + 1;
    type_table::get_or_alloc(&type_table::TypeRequest {
        key: key.as_bytes(),
        static_index: -1,
        depth,
        child_slots: 0,
        children_may_overflow: false,
        parent: parent.0,
    })
    .unwrap()
}

/// Creates an object of a type with the creator of the nearest ancestor that has one.
fn creator_of(index: TypeIndex) -> Ref<Object> {
    let info = type_table::info(index).unwrap();
    let maker = type_table::ancestors(info)
        .chain([info])
        .rev()
        .find(|info| crate::creator::has_creator(info));
    let object = crate::creator::create(maker.unwrap()).unwrap();
    // SAFETY: the new object is not shared, and a derived enum has the layout of its parent.
    unsafe { (*object.as_ptr()).header.type_index = index };
    object
}

#[test]
fn cycles_are_refused_in_both_directions() {
    let own = list(vec![Any::from(1_i64)]);
    ListObj::push(&own, array(vec![own.clone().into()])).unwrap();
    let error = graph_error(own.clone().into());
    assert_eq!(error, "ValueError: Cycle detected during serialization: a List contains itself");
    ListObj::clear(&own);

    let dict = MapObj::new(MapKind::Dict).unwrap();
    MapObj::set(&dict, Any::str("me"), dict.clone().into()).unwrap();
    assert!(graph_error(dict.clone().into()).ends_with("a Dict contains itself"));
    MapObj::clear(&dict);

    let holder = list(vec![]);
    let object = thing(1, holder.clone().into());
    ListObj::push(&holder, object.clone().into()).unwrap();
    assert!(
        graph_error(object.into())
            .ends_with("an object of type `test.graph.Thing` contains itself")
    );
    ListObj::clear(&holder);

    let text = r#"{"root_index":0,"nodes":[{"type":"ffi.Array","data":[1]},{"type":"ffi.List","data":[0]}]}"#;
    assert_eq!(read_error(text), "ValueError: Invalid JSON Object Graph: node 0 contains itself");
}

/// The graph of None in `levels` arrays, one in the other.
fn chain(levels: usize) -> String {
    let arrays = (0..levels).map(|i| format!(",{{\"type\":\"ffi.Array\",\"data\":[{i}]}}"));
    let arrays: String = arrays.collect();
    format!("{{\"root_index\":{levels},\"nodes\":[{{\"type\":\"None\"}}{arrays}]}}")
}

#[test]
fn deep_values_are_written_and_read_up_to_a_limit() {
    let nested = |levels: usize| (0..levels).fold(Any::NONE, |value, _| array(vec![value]));
    let text = graph(&nested(9999));
    assert_eq!(text, chain(9999));
    assert_eq!(graph(&value_of(&text).unwrap()), text);
    // The None inside is a level, too.
    let error = graph_error(nested(10_000));
    assert!(error.starts_with("ValueError: Cannot write a graph that nests more than 10000"));
    // The sibling that is written last does not hide the deep one.
    assert!(graph_error(array(vec![nested(9999), Any::NONE])).contains("10000 levels"));
    let deep = chain(100_000);
    assert!(read_error(&deep).contains("nests more than 10000 levels"));
    // The same chain, read from its inner end, so that few nodes are open at a time.
    let all: Vec<String> = (0..100_000).map(|i| i.to_string()).collect();
    let last = format!(",{{\"type\":\"ffi.Array\",\"data\":[{}]}}]}}", all.join(","));
    let flat = deep.replace("\"root_index\":100000", "\"root_index\":100001");
    let flat = format!("{}{last}", flat.strip_suffix("]}").unwrap());
    assert!(read_error(&flat).contains("nests more than 10000 levels"));
}

#[test]
fn corrupt_graphs_are_refused() {
    for (text, want) in [
        ("42", "ValueError: Invalid JSON Object Graph, expected an object"),
        (r#"{"nodes":[]}"#, "expected `root_index` integer field"),
        (r#"{"root_index":"0","nodes":[]}"#, "expected `root_index` integer field"),
        (r#"{"root_index":0}"#, "expected `nodes` array field"),
        (r#"{"root_index":0,"nodes":{}}"#, "expected `nodes` array field"),
        (r#"{"root_index":0,"nodes":[]}"#, "invalid node index 0"),
        (r#"{"root_index":-5,"nodes":[{"type":"None"}]}"#, "invalid node index -5"),
        (r#"{"root_index":0,"nodes":[7]}"#, "node of node 0 should be of type `Map`, got `int`"),
        (
            r#"{"root_index":0,"nodes":[{"data":1}]}"#,
            "KeyError: Invalid JSON Object Graph: node 0 has no `type`",
        ),
        (r#"{"root_index":0,"nodes":[{"type":1}]}"#, "type of node 0 should be of type `str`"),
        (r#"{"root_index":0,"nodes":[{"type":"int"}]}"#, "node 0 has no `data`"),
        (
            r#"{"root_index":0,"nodes":[{"type":"no.Such","data":1}]}"#,
            "InternalError: Invalid JSON Object Graph: Cannot find type `no.Such`",
        ),
        (
            r#"{"root_index":0,"nodes":[{"type":"int","data":"1"}]}"#,
            "data of node 0 should be of type `int`, got `ffi.SmallStr`",
        ),
        (r#"{"root_index":0,"nodes":[{"type":"float","data":[]}]}"#, "`float`, got `ffi.Array`"),
        (r#"{"root_index":0,"nodes":[{"type":"ffi.String","data":1}]}"#, "`str`, got `int`"),
        (r#"{"root_index":0,"nodes":[{"type":"ffi.Bytes","data":"A"}]}"#, "invalid base64"),
        (r#"{"root_index":0,"nodes":[{"type":"DataType","data":"nope"}]}"#, "nope"),
        (r#"{"root_index":0,"nodes":[{"type":"Device","data":[1]}]}"#, "got 1 element(s)"),
        (r#"{"root_index":0,"nodes":[{"type":"Device","data":[1,4294967296]}]}"#, "out of range"),
        (
            r#"{"root_index":0,"nodes":[{"type":"ffi.Shape","data":[1,"2"]}]}"#,
            "data element of node 0",
        ),
        (r#"{"root_index":0,"nodes":[{"type":"ffi.Array","data":[42]}]}"#, "invalid node index 42"),
        (
            r#"{"root_index":0,"nodes":[{"type":"ffi.Array","data":["x"]}]}"#,
            "data element of node 0",
        ),
        (r#"{"root_index":0,"nodes":[{"type":"ffi.Map","data":[5,6]}]}"#, "invalid node index 5"),
        (
            r#"{"root_index":0,"nodes":[{"type":"ffi.Map","data":[1]},{"type":"None"}]}"#,
            "even number of [key, value] entries, got 1",
        ),
        (
            r#"{"root_index":0,"nodes":[{"type":"ffi.Function","data":{}}]}"#,
            "does not support reflection creation",
        ),
        (
            r#"{"root_index":0,"nodes":[{"type":"void*","data":1}]}"#,
            "does not support reflection creation",
        ),
    ] {
        let error = read_error(text);
        assert!(error.contains(want), "{text} gave {error}");
    }
}

#[test]
fn what_has_no_data_is_refused() {
    let function = crate::Function::from_closure(|_| Ok(Any::NONE));
    assert_eq!(
        graph_error(array(vec![function.into()])),
        "TypeError: Type `ffi.Function` does not support ToJSONGraph \
         (no native creator or __ffi_new__ type attr)"
    );
    let pointer = Any::from(std::ptr::null_mut::<std::ffi::c_void>());
    assert_eq!(graph_error(pointer), "RuntimeError: Cannot serialize type `void*`");
}

#[test]
fn functions_are_registered_and_strings_of_any_bytes_come_back() {
    crate::builtin::install();
    let call = |name: &str, args: &[_]| crate::globals::get(name.as_bytes()).unwrap().call(args);
    let value = array(vec![Any::str(b"latin \xe9\xff, 1"), Any::bytes([0, 255])]);
    let none = Any::NONE;
    let text = call("ffi.ToJSONGraphString", &[value.view(), none.view()]).unwrap();
    let back = call("ffi.FromJSONGraphString", &[text.view()]).unwrap();
    let seq = back.view().as_object::<SeqObj>().unwrap();
    assert_eq!(seq.as_slice()[0].view().as_str(), Some(&b"latin \xe9\xff, 1"[..]));
    assert_eq!(seq.as_slice()[1].view().as_bytes(), Some(&[0, 255][..]));
    let graph = call("ffi.ToJSONGraph", &[value.view(), none.view()]).unwrap();
    assert!(call("ffi.FromJSONGraph", &[graph.view()]).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Nodes with references to anywhere: the result is a value, which can be written again, or an
    /// error.
    #[test]
    fn random_graphs_are_read_or_refused(
        nodes in proptest::collection::vec((0_usize..9, proptest::collection::vec(-1_i64..6, 0..4)), 1..6),
        root in -1_i64..6
    ) {
        const TYPES: [&str; 9] = ["ffi.Array", "ffi.List", "ffi.Map", "ffi.Dict", "ffi.Shape", "Device", "int", "None", "ffi.Enum"];
        let nodes: Vec<String> = nodes.iter().map(|(kind, data)| format!("{{\"type\":\"{}\",\"data\":{data:?}}}", TYPES[*kind])).collect();
        let text = format!("{{\"root_index\":{root},\"nodes\":[{}]}}", nodes.join(","));
        if let Ok(value) = value_of(&text) {
            let text = graph(&value);
            prop_assert_eq!(graph(&value_of(&text).unwrap()), text);
        }
    }
}
