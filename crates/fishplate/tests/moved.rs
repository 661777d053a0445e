//! References that the caller moves in: taken once, at the entry, and never viewed after that.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use fishplate::abi::{ObjectHeader, RawAny, RawValue, TypeIndex};
use fishplate::{
    Any, AnyView, Array, BigInt, Bytes, Function, Map, Object, ObjectRef, Result, Shape, Str,
    Tensor, TensorView,
};

/// Calls with the value moved in; returns the result, and the reference if the callee left it.
fn call_with_moved(function: &Function, value: impl Into<Any>) -> (Result<Any>, Option<Any>) {
    let raw = value.into().into_raw();
    assert!(raw.type_index.is_object());
    // SAFETY: the index says that it is an object, whose reference the slot has now.
    let mut slot: *mut ObjectHeader = unsafe { raw.value.v_obj };
    let value = RawValue { v_ptr: (&raw mut slot).cast() };
    let moved = RawAny { type_index: TypeIndex::OBJECT_RVALUE_REF, small_len: 0, value };
    // SAFETY: the view of a moved reference that is valid for the call.
    let result = function.call_packed(&[unsafe { AnyView::from_raw(moved) }]);
    // SAFETY: null, or the reference as it was.
    let left = (!slot.is_null()).then(|| unsafe { Any::from_raw(raw) });
    (result, left)
}

#[derive(Object)]
#[object(key = "tests.moved.Thing")]
struct Thing {
    number: i64,
}

#[fishplate::methods]
impl Thing {
    fn number_of(&self) -> i64 {
        self.number
    }
}

#[fishplate::function("tests.moved.owned")]
fn owned(thing: ObjectRef<Thing>) -> i64 {
    assert_eq!(thing.use_count(), 1);
    thing.number
}

#[fishplate::function("tests.moved.borrowed")]
fn borrowed(text: &str) -> usize {
    text.len()
}

const LONG: &str = "a text that does not fit inline";

#[test]
fn parameters_that_own_take_the_reference() {
    let check = |function: Function, value: Any| {
        let (result, left) = call_with_moved(&function, value);
        assert_eq!(result.unwrap().get::<i64>().unwrap(), 1);
        assert!(left.is_none());
    };
    let one = |count: u32| i64::from(count);
    let count = move |object: &ObjectRef<Object>| one(object.use_count());
    let array = || Array::from_iter([1_i64, 2]);
    let thing = || ObjectRef::new(Thing { number: 7 });
    check(Function::new("f", move |x: Array<i64>| one(x.as_object().use_count())), array().into());
    check(Function::new("f", move |x: ObjectRef<Thing>| one(x.use_count())), thing().into());
    check(Function::new("f", move |x: ObjectRef<Object>| count(&x)), thing().into());
    let optional =
        Function::new("f", move |x: Option<Array<i64>>| one(x.unwrap().as_object().use_count()));
    check(optional, array().into());
    let any = Function::new("f", move |x: Any| count(&x.into_object().unwrap()));
    check(any, array().into());
    let tensor = Tensor::zeros(&[2], fishplate::DType::F32).unwrap();
    check(Function::new("f", |x: Tensor| i64::from(x.is_unique())), tensor.into());
    let map = Map::from_iter([(1_i64, 2_i64)]);
    let use_count = move |x: Map<i64, i64>| one(x.as_object().use_count());
    check(Function::new("f", use_count), map.into());
    check(Function::new("f", |x: Str| i64::from(&*x == LONG)), Str::from(LONG).into());
    check(Function::new("f", |x: Bytes| i64::from(x.len() == 9)), Bytes::from(&[1; 9][..]).into());
    check(Function::new("f", |x: Shape| x[0]), Shape::from([1, 2]).into());
    let big = BigInt::from(1_i128 << 100);
    check(Function::new("f", |x: BigInt| i64::from(x.to_i128() == Some(1 << 100))), big.into());
    fishplate::register_all().unwrap();
    let (result, left) = call_with_moved(&Function::get("tests.moved.owned").unwrap(), thing());
    assert_eq!((result.unwrap().get::<i64>().unwrap(), left.is_none()), (7, true));
}

#[test]
fn parameters_that_borrow_see_what_the_call_keeps() {
    let check = |function: &Function, value: Any| {
        let (result, left) = call_with_moved(function, value);
        assert_eq!(result.unwrap().get::<i64>().unwrap(), 31);
        assert!(left.is_none());
    };
    fishplate::register_all().unwrap();
    check(&Function::get("tests.moved.borrowed").unwrap(), Str::from(LONG).into());
    check(&Function::new("f", |text: &str| text.len()), Str::from(LONG).into());
    check(&Function::new("f", |text: String| text.len()), Str::from(LONG).into());
    let tensor = Tensor::zeros(&[31], fishplate::DType::F32).unwrap();
    check(&Function::new("f", |x: TensorView<'_>| x.numel()), tensor.into());
    let thing = || Any::from(ObjectRef::new(Thing { number: 31 }));
    let method = fishplate::reflect::Method::get("tests.moved.Thing", "number_of").unwrap();
    check(&method.function().unwrap(), thing());
    let packed = Function::packed(|args| {
        let (viewed, kept) = (args[0].as_object::<Thing>().unwrap(), args[0].to_owned().unwrap());
        drop(args[0].to_object::<Thing>());
        drop(kept);
        viewed.number
    });
    check(&packed, thing());
    check(&Function::new("f", |x: Vec<i64>| x[0]), Array::from_iter([31_i64]).into());
}

#[test]
fn a_reference_of_the_wrong_type_stays_and_is_named() {
    let function = Function::new("f", |x: Array<i64>| x.len());
    let (result, left) = call_with_moved(&function, ObjectRef::new(Thing { number: 1 }));
    let message = result.unwrap_err().message().to_owned();
    assert!(message.contains("Expected `Array<int>` but got `tests.moved.Thing`"), "{message}");
    assert!(left.is_some());
    let strings = Array::from_iter([Str::from("one")]);
    let message = call_with_moved(&function, strings).0.unwrap_err().message().to_owned();
    assert!(message.contains("Array[index 0: "), "{message}");
    let (result, left) = call_with_moved(&Function::new("f", |x: i64| x), Shape::from([1]));
    assert!(result.unwrap_err().message().contains("`ffi.Shape`"));
    assert!(left.is_some());
}

/// The same slot twice, as `f(x._move(), x._move())` passes it.
fn call_with_moved_twice(function: &Function, value: impl Into<Any>) -> (Result<Any>, bool) {
    let raw = value.into().into_raw();
    // SAFETY: an object, whose reference the slot has now.
    let mut slot: *mut ObjectHeader = unsafe { raw.value.v_obj };
    let value = RawValue { v_ptr: (&raw mut slot).cast() };
    let moved = RawAny { type_index: TypeIndex::OBJECT_RVALUE_REF, small_len: 0, value };
    // SAFETY: views of a moved reference that is valid for the call.
    let views = unsafe { [AnyView::from_raw(moved), AnyView::from_raw(moved)] };
    let result = function.call_packed(&views);
    let left = !slot.is_null();
    if left {
        // SAFETY: the reference as it was.
        drop(unsafe { Any::from_raw(raw) });
    }
    (result, left)
}

#[test]
fn a_reference_cannot_be_moved_twice() {
    let typed = Function::new("f", |text: &str, taken: Str| {
        drop(taken);
        text.len()
    });
    let packed = Function::packed(|args| args.len());
    for function in [typed, packed] {
        let (result, left) = call_with_moved_twice(&function, Str::from(LONG));
        let message = result.unwrap_err().message().to_owned();
        assert_eq!(message, "Argument #1 is a reference that was moved away already");
        assert!(left);
    }
}

/// The text of a moved argument stays valid, whatever the callee does with its view.
#[test]
fn a_view_outlives_whom_it_is_passed_to() {
    let thief = Function::new("thief", |text: Str| drop(text));
    let victim = Function::packed(move |args: &[AnyView<'_>]| -> Result<String> {
        let text: &str = args[0].get()?;
        thief.call::<()>((args[0],))?;
        let reused: Vec<Str> = (0..64).map(|i| Str::from(format!("other {i:025}"))).collect();
        drop(reused);
        Ok(text.to_owned())
    });
    let (result, left) = call_with_moved(&victim, Str::from(LONG));
    assert_eq!(result.unwrap().get::<String>().unwrap(), LONG);
    assert!(left.is_none());
}

/// A handmade view of a moved reference returns nothing that borrows.
#[test]
fn nothing_is_borrowed_from_a_bare_moved_reference() {
    let raw = Any::from(Str::from(LONG)).into_raw();
    // SAFETY: an object, whose reference the slot has now.
    let mut slot: *mut ObjectHeader = unsafe { raw.value.v_obj };
    let value = RawValue { v_ptr: (&raw mut slot).cast() };
    let moved = RawAny { type_index: TypeIndex::OBJECT_RVALUE_REF, small_len: 0, value };
    // SAFETY: the view of a moved reference that is valid while the slot is.
    let view = unsafe { AnyView::from_raw(moved) };
    assert!(view.get::<&str>().is_err());
    assert!(view.as_object::<Object>().is_none());
    assert_eq!(view.to_owned().unwrap().get::<String>().unwrap(), LONG);
    // SAFETY: nobody took the reference.
    drop(unsafe { Any::from_raw(raw) });
}
