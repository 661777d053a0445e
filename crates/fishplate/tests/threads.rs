//! Which types may go to other threads (`Send`) and be used by several at once (`Sync`), and that nothing takes other
//! types there. The last test of the table fails for a public type that is not listed.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::marker::PhantomData;
use std::sync::mpsc;

use fishplate::abi::ByteArray;
use fishplate::tensor::{Cells, DlPack, DlPackLegacy, Elements, ElementsMut, Slice, SliceMut};
use fishplate::{
    Any, AnyView, Array, ArrayObj, BigInt, Bytes, DType, Device, Dict, DictObj, Error, Field,
    Function, List, ListObj, Map, MapObj, Module, Object, ObjectRef, OutTensor, Result, Shape,
    ShapeObj, Str, Tensor, TensorView, Variant2, Variant3, Variant4, Weak, array, cuda, dict,
    interpreter, ir, list, map, reflect, runtime, stream, structural, tensor,
};

/// Tests a type: the constants of the type itself take precedence over those of the traits.
struct Probe<T: ?Sized>(PhantomData<T>);

impl<T: ?Sized + Send> Probe<T> {
    const SEND: bool = true;
}
impl<T: ?Sized + Sync> Probe<T> {
    const SYNC: bool = true;
}
trait NotSend {
    const SEND: bool = false;
}
trait NotSync {
    const SYNC: bool = false;
}
impl<T: ?Sized> NotSend for Probe<T> {}
impl<T: ?Sized> NotSync for Probe<T> {}

/// Rows of names, with the expected properties of the types.
macro_rules! table {
    ($($type:ty: $send:literal $sync:literal;)*) => {
        &[$((stringify!($type), (Probe::<$type>::SEND, Probe::<$type>::SYNC), ($send, $sync))),*]
    };
}

/// An object of a class that threads may share.
#[derive(Object)]
#[object(key = "tests.threads.Plain")]
struct Plain {
    number: i64,
    counter: Field<i64>,
    function: Option<Function>,
}

/// An object that may hold anything.
#[derive(Object)]
#[object(key = "tests.threads.Holder")]
struct Holder {
    any: Field<Any>,
}

type Row = (&'static str, (bool, bool), (bool, bool));

#[rustfmt::skip]
const TABLE: &[Row] = table! {
    // Values of any kind, and types that may hold them.
    Any: false false; AnyView<'static>: false false; Object: false false; ObjectRef<Object>: false false;
    Weak<Object>: false false;
    // Immutable values.
    Str: true true; Bytes: true true; BigInt: true true; DType: true true; Device: true true;
    Shape: true true; ShapeObj: true true; ObjectRef<ShapeObj>: true true;
    // Errors return only what threads may share; any thread may call a function.
    Error: true true; Function: true true; Array<Function>: true true; Option<Function>: true true;
    // Immutable containers follow their elements; mutable ones stay on their thread.
    Array<i64>: true true; Array<Any>: false false; Array<Array<Str>>: true true; Array<List<i64>>: false false;
    ArrayObj: false false; ObjectRef<ArrayObj>: false false;
    Map<Str, i64>: true true; Map<Str, Any>: false false; Map<i64, Tensor>: false false; Map<Any, i64>: false false;
    MapObj: false false; List<i64>: false false; ListObj: false false; Dict<i64, i64>: false false;
    DictObj: false false;
    array::Iter<'static, i64>: false false; array::IntoIter<i64>: true true; array::IntoIter<Any>: false false;
    map::Iter<'static, i64, i64>: false false; list::Snapshot<i64>: false false; dict::Snapshot<i64, i64>: false false;
    Variant2<i64, Str>: true true; Variant2<i64, Any>: false false; Variant3<i64, Str, List<i64>>: false false;
    Variant4<i64, Str, Shape, f64>: true true;
    // Classes follow their fields.
    Plain: true true; ObjectRef<Plain>: true true; Weak<Plain>: true true; Field<i64>: true true;
    Holder: false false; ObjectRef<Holder>: false false; Weak<Holder>: false false; Field<Any>: false false;
    // Tensors, and types that borrow from them.
    Tensor: false false; tensor::TensorInfo: false false; TensorView<'static>: false false;
    OutTensor<'static>: false false; Slice<'static, u8>: false false; SliceMut<'static, u8>: false false;
    Cells<'static, u8>: false false; Elements<'static, u8>: false false; ElementsMut<'static, u8>: false false;
    tensor::Row<'static, u8>: false false; DlPack: false false; DlPackLegacy: false false;
    // Modules and the registry.
    Module: false false; reflect::Type: false false; reflect::Field: false false; reflect::Method: false false;
    reflect::Default: false false; reflect::Library: true true; reflect::Cached<i64>: true false;
    runtime::LoadError: true true; runtime::Attempt: true true;
    stream::Stream: false false; stream::Scope: false false; cuda::Module: true true; cuda::Launch: true true;
    interpreter::NowAndThen: false false;
    structural::AccessPath: false false; structural::AccessStep: false false; structural::AccessKind: true true;
    structural::Mismatch: false false; structural::Options: true true;
    // MLIR: every access holds the lock of its context.
    ir::Context: true true; ir::Module<'static>: true true; ir::Operation<'static>: true true;
    ir::Region<'static>: true true; ir::Error: true true; ir::ErrorKind: true true; ir::Diagnostic: true true;
    ir::DiagnosticHandler: true true; ir::Severity: true true; ir::PassManager<'static>: true true;
    ir::SymbolTable<'static>: true true; ir::InsertionPoint<'static>: true true; ir::OpOperand<'static>: true true;
    ir::AffineKind<'static>: true true; ir::Constraint<'static>: true true; ir::AsmOptions: true true;
    ir::Scope: true true; ir::When: true true; ir::LogEntry: true true; ir::LogOptions<'static>: true true;
    ir::ModuleLogger: true true; ir::NewOperation<'static, 'static>: true true; ir::Pass: true true;
    ir::PassInfo<'static>: true true; ir::Visibility: true true; ir::Walk: true true; ir::Match: true true;
    ir::MemoryEffect<'static>: true true; ir::ValueOrAttribute<'static>: true true;
    ir::PdlValue<'static>: true true; ir::Simplify: true true; ir::GreedyOptions: true true;
    ir::DebugCounters: true true; ir::AppliedPattern: true true; ir::RewriteRecord: true true;
    ir::dialect::OpBuilder<'static>: false false; ir::dialect::Parameter<'static>: false false;
    ir::dialect::Opaque: true true;
};

#[test]
fn every_type_is_as_the_table_says() {
    let wrong: Vec<_> = TABLE.iter().filter(|(_, is, should)| is != should).collect();
    assert!(wrong.is_empty(), "name, what it is and what it should be, (Send, Sync): {wrong:#?}");
}

/// Types that only this crate and its macros can reach.
const INTERNAL: &[&str] = &[
    "Answer",
    "Api",
    "Args",
    "Arguments",
    "FieldDefault",
    "FieldSpec",
    "Hook",
    "Init",
    "Kept",
    "Mismatch",
    "Root",
    "Sealed",
    "Slot",
    "TypeCell",
    "Typed",
    "ErrorObj",
    "FunctionObj",
    "ModuleObj",
    "TensorObj",
];

#[test]
fn every_public_type_is_in_the_table() {
    let mut folders = vec![std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut found = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.extend((path.file_name().unwrap() != "__private").then_some(path));
                continue;
            }
            if path.file_name().unwrap() == "__private.rs" {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let names = text.lines().filter_map(|line| {
                let rest =
                    ["pub struct ", "pub enum "].iter().find_map(|it| line.strip_prefix(it))?;
                rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
            });
            for name in names.filter(|name| !INTERNAL.contains(name)) {
                found += 1;
                let is_named = |row: &Row| {
                    row.0.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == name)
                };
                assert!(
                    TABLE.iter().any(is_named),
                    "{}: `{name}` is not in the table",
                    path.display()
                );
            }
        }
    }
    assert!(found > 60, "{found}");
}

/// Runs a part on another thread and waits for it.
fn elsewhere<T: Send>(part: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| scope.spawn(part).join().unwrap())
}

/// An error that carries an object, as another language would raise it.
fn foreign_error(context: impl Into<Any>) -> Error {
    let object: ObjectRef<Object> = context.into().into_object().unwrap();
    let (kind, text, none) =
        (ByteArray::from_static(b"K"), ByteArray::from_static(b"m"), ByteArray::EMPTY);
    let mut out = std::ptr::null_mut();
    // SAFETY: valid spans, no cause, a live context and the address of a handle.
    let status = unsafe {
        (runtime::api().TVMFFIErrorCreateWithCauseAndExtraContext)(
            &raw const kind,
            &raw const text,
            &raw const none,
            std::ptr::null_mut(),
            object.as_handle(),
            &raw mut out,
        )
    };
    assert_eq!(status, 0);
    // SAFETY: on success an error whose reference is ours.
    unsafe { Error::from_handle(out) }.unwrap()
}

/// An object that other languages attach to an error is returned only if threads may share it.
#[test]
fn errors_give_out_what_threads_may_share() {
    let given = |error: Error| elsewhere(move || error.extra_context().is_some());
    let held = || Any::from(ObjectRef::new(Holder { any: Any::NONE.into() }));
    let plain = || ObjectRef::new(Plain { number: 1, counter: 2.into(), function: None });
    assert!(given(Error::with_context("K", "m", plain())));
    assert!(given(Error::with_context("K", "m", Array::from([plain()]))));
    assert!(given(Error::with_context("K", "m", Map::from_iter([(1_i64, Str::from("one"))]))));
    assert!(given(foreign_error(Array::from([1_i64]))));
    assert!(given(foreign_error(plain())));
    assert!(given(foreign_error(Function::new("f", || 1))));
    assert!(given(foreign_error(Map::try_from_iter([(1, Any::from(plain()))]).unwrap())));
    assert!(!given(foreign_error(List::from_iter([1_i64]))));
    assert!(!given(foreign_error(Dict::<i64, i64>::new())));
    assert!(!given(foreign_error(Tensor::zeros(&[1], DType::F32).unwrap())));
    assert!(!given(foreign_error(held())));
    assert!(!given(foreign_error(Array::from([Any::from(1), held()]))));
    assert!(!given(foreign_error(Map::try_from_iter([(1, held())]).unwrap())));
    assert!(!given(foreign_error(Array::from([Array::from([List::<i64>::new()])]))));
    // An error inside an error is checked again.
    let inner = foreign_error(List::<i64>::new());
    let outer = foreign_error(inner.as_object().clone());
    let given = elsewhere(move || {
        let inner = outer.extra_context().unwrap();
        // SAFETY: the context is the error from above.
        unsafe { Error::from_handle(inner.into_handle()) }.unwrap().extra_context().is_some()
    });
    assert!(!given);
}

/// The runtime's iterators over maps hold the content of the map: they are not functions that may go to any thread.
#[test]
fn iterators_over_maps_stay() {
    let list = List::from_iter([1_i64]);
    let map: Map<i64, Any> = Map::try_from_iter([(1, Any::from(list))]).unwrap();
    let dict: Dict<i64, i64> = Dict::new();
    for (name, value) in [("Map", Any::from(map)), ("Dict", Any::from(dict))] {
        let make = Function::get(&format!("ffi.{name}ForwardIterFunctor")).unwrap();
        let error = make.call::<Function>((&value,)).unwrap_err();
        assert!(error.message().contains("stays on its thread"), "{error}");
        let made: Any = make.call((&value,)).unwrap();
        assert!(made.try_get::<Function>().is_none());
        assert!(made.try_get::<Option<Function>>().is_none());
        let all = Array::from([made]);
        assert!(Any::from(all).try_get::<Array<Function>>().is_none());
    }
    let names = Function::get("ffi.FunctionListGlobalNamesFunctor").unwrap();
    assert!(names.call::<Function>(()).is_ok());
}

/// A function that holds functions runs on any thread.
#[test]
fn functions_are_captured_and_sent() {
    let add = Function::new("add", |a: i64, b: i64| a + b);
    let shared = add.clone();
    let twice = Function::new("twice", move |a: i64| -> Result<i64> { shared.call((a, a)) });
    let four: i64 = elsewhere(|| twice.call((2,)).unwrap());
    let five: i64 = elsewhere(move || add.call((four, 1)).unwrap());
    assert_eq!(five, 5);
}

/// Two threads cannot both write one tensor, however the second one got it.
#[test]
fn claims_hold_between_threads() {
    struct Carried(Tensor);
    // SAFETY: represents a tensor that another language hands to a second thread; the test only checks its claims.
    unsafe impl Send for Carried {}

    let tensor = Tensor::from_vec(vec![0_u64; 64], &[64]).unwrap();
    let part = Carried(tensor.narrow(0, 8..16).unwrap());
    let (ask, asked) = mpsc::channel::<()>();
    let (tell, told) = mpsc::channel::<(bool, bool, bool)>();
    let out = tensor.as_out();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let part = part;
            while asked.recv().is_ok() {
                let out = part.0.as_out();
                let read = part.0.as_slice::<u64>().is_ok();
                let cells = out.cells::<u64>().is_ok();
                let write = out.as_slice_mut::<u64>().is_ok();
                tell.send((read, cells, write)).unwrap();
            }
        });
        let elsewhere = || {
            ask.send(()).unwrap();
            told.recv().unwrap()
        };
        let slice = out.as_slice_mut::<u64>().unwrap();
        assert_eq!(elsewhere(), (false, false, false));
        drop(slice);
        assert_eq!(elsewhere(), (true, true, true));
        let slice = tensor.as_slice::<u64>().unwrap();
        assert_eq!(elsewhere(), (true, false, false));
        drop(slice);
        // Cells are shared only within a thread.
        let (cells, more) = (out.cells::<u64>().unwrap(), out.cells::<u64>().unwrap());
        assert_eq!(elsewhere(), (false, false, false));
        drop((cells, more));
        let other = tensor.narrow(0, 16..64).unwrap();
        let slice = other.as_slice::<u64>().unwrap();
        assert_eq!(elsewhere(), (true, true, true));
        drop(slice);
        drop(ask);
    });
}

/// Only the check keeps many threads apart that write parts of one tensor.
#[test]
fn claims_of_many_threads_never_overlap() {
    use std::sync::atomic::{AtomicU32, Ordering};
    static BUSY: [AtomicU32; 8] = [const { AtomicU32::new(0) }; 8];
    struct Shared(Tensor);
    // SAFETY: claims keep the threads' slices apart, which is what this tests; the count is atomic.
    unsafe impl Sync for Shared {}

    let tensor = Shared(Tensor::from_vec(vec![0_u8; 8 << 16], &[8, 1 << 16]).unwrap());
    let granted = AtomicU32::new(0);
    std::thread::scope(|scope| {
        for thread in 0..4_usize {
            let (tensor, granted) = (&tensor, &granted);
            scope.spawn(move || {
                for round in 0..2000_usize {
                    let first = (thread + round * 3) % 8;
                    let last = (first + 1 + round % 3).min(8);
                    let part = tensor.0.narrow(0, first..last).unwrap();
                    let out = part.as_out();
                    let Ok(slice) = out.as_slice_mut::<u8>() else { continue };
                    let rows = &BUSY[first..last];
                    assert!(rows.iter().all(|row| row.fetch_add(1, Ordering::SeqCst) == 0));
                    std::hint::spin_loop();
                    for row in rows {
                        row.fetch_sub(1, Ordering::SeqCst);
                    }
                    drop(slice);
                    granted.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    assert!(granted.into_inner() > 1000);
}
