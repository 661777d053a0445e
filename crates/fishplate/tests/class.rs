//! Types of objects: fields, defaults, constructors, copies, parents, hooks.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

use std::sync::atomic::{AtomicI64, Ordering};

use fishplate::{
    Any, AnyView, Array, DType, Error, Field, Function, List, Map, Object, ObjectRef, ObjectType,
    Result, Shape, Str, reflect,
};

/// A point of the plane.
#[derive(Object)]
#[object(key = "tests.class.Point")]
struct Point {
    /// To the right.
    x: f64,
    #[field(default = 7.0, doc = "Upwards.")]
    y: Field<f64>,
    #[field(default_factory = nothing, kw_only, repr = false)]
    label: Option<Str>,
}

fn nothing() -> Option<Str> {
    None
}

/// The attribute of a type, as other languages look it up.
fn attribute(index: i32, name: &str) -> Option<Any> {
    let name = fishplate::abi::ByteArray { data: name.as_ptr().cast(), size: name.len() };
    // SAFETY: a valid span; the column's values live while nothing is registered.
    unsafe {
        let column =
            (fishplate::runtime::api().TVMFFIGetTypeAttrColumn)(&raw const name).as_ref()?;
        AnyView::from_raw(*column.value_of(fishplate::abi::TypeIndex(index))?).to_owned().ok()
    }
}

fn init<T: ObjectType>() -> Function {
    attribute(T::type_index().0, "__ffi_init__").unwrap().get().unwrap()
}

fn keywords() -> ObjectRef<Object> {
    Function::get("ffi.GetKwargsObject").unwrap().call(()).unwrap()
}

/// Sets a field as other languages do.
fn set(object: &Any, field: &str, value: impl Into<Any>) -> Result<()> {
    // SAFETY: fields of a registered type, used on an object of it.
    unsafe {
        let info = &*(fishplate::runtime::api().TVMFFIGetTypeInfo)(object.type_index().0);
        let mut chain: Vec<_> =
            (0..info.type_depth as usize).map(|i| &**info.type_ancestors.add(i)).collect();
        chain.push(info);
        let found = chain
            .iter()
            .flat_map(|info| info.own_fields())
            .find(|info| info.name.as_bytes() == field.as_bytes())
            .expect("the field is there");
        let setter: fishplate::abi::FieldSetter = std::mem::transmute(found.setter);
        let address = object.view().as_raw().value.v_ptr.byte_add(found.offset as usize);
        let value = value.into();
        if setter(address, value.view().as_raw()) == 0 {
            return Ok(());
        }
        let mut error = std::ptr::null_mut();
        (fishplate::runtime::api().TVMFFIErrorMoveFromRaised)(&raw mut error);
        Err(Error::from_handle(error).unwrap())
    }
}

fn repr(value: &Any) -> String {
    Function::get("ffi.ReprPrint").unwrap().call((value,)).unwrap()
}

#[test]
fn fields_are_read_through_the_reference() {
    let point = Point { x: 3.0, y: 4.0.into(), label: None }.into_ref();
    assert_eq!(point.x, 3.0);
    point.y.set(5.0);
    assert_eq!(point.y.get(), 5.0);
    let any = Any::from(point.clone());
    let again: ObjectRef<Point> = any.get().unwrap();
    assert!(again.same_as(&point));
    let error = any.get::<Function>().unwrap_err();
    assert!(error.message().contains("tests.class.Point"), "{error}");
}

#[test]
fn the_constructor_takes_positions_keywords_and_defaults() {
    let new = init::<Point>();
    let point: ObjectRef<Point> = new.call((1, 2.5)).unwrap();
    assert_eq!((point.x, point.y.get(), &point.label), (1.0, 2.5, &None));
    let point: ObjectRef<Point> = new.call((1.0, keywords(), "label", "a label")).unwrap();
    assert_eq!((point.y.get(), point.label.clone().unwrap()), (7.0, Str::from("a label")));

    let wrong = |args: &[Any], text: &str| {
        let views: Vec<_> = args.iter().map(Any::view).collect();
        let error = new.call_packed(&views).unwrap_err();
        assert_eq!(error.kind(), "TypeError");
        assert_eq!(error.message(), format!("tests.class.Point.__ffi_init__() {text}"));
    };
    wrong(&[], "missing required argument: 'x'");
    wrong(&[Any::from("one")], "argument 'x': expected `float` but got `str`");
    wrong(
        &[Any::from(1), Any::from(2), Any::from(3)],
        "takes at most 2 positional argument(s), but 3 were given",
    );
    let kw = || Any::from(keywords());
    wrong(
        &[Any::from(1), kw(), Any::from("z"), Any::from(1)],
        "got an unexpected keyword argument 'z'",
    );
    wrong(
        &[Any::from(1), kw(), Any::from("x"), Any::from(1)],
        "got multiple values for argument 'x'",
    );
}

#[test]
fn other_languages_set_writable_fields_only() {
    let any = Any::from(Point { x: 1.0, y: 2.0.into(), label: None }.into_ref());
    set(&any, "y", 9).unwrap();
    assert_eq!(any.get::<ObjectRef<Point>>().unwrap().y.get(), 9.0);
    let error = set(&any, "x", 9.0).unwrap_err();
    assert_eq!(error.kind(), "AttributeError");
    assert_eq!(error.message(), "Field `x` of `tests.class.Point` is frozen");
    let error = set(&any, "y", "nine").unwrap_err();
    assert_eq!(error.kind(), "TypeError");
    assert_eq!(error.message(), "Field `y` of `tests.class.Point` expected `float` but got `str`");
}

#[test]
fn an_object_is_open_until_rust_has_seen_it() {
    let made = init::<Point>().call::<Any>((1.0,)).unwrap();
    set(&made, "x", 2.0).unwrap();
    let point: ObjectRef<Point> = made.get().unwrap();
    assert_eq!(point.x, 2.0);
    assert!(set(&made, "x", 3.0).is_err());
}

#[test]
fn reflection_makes_copies_and_prints_objects() {
    Point::type_index();
    let make = Function::get("ffi.MakeObjectFromPackedArgs").unwrap();
    let point: ObjectRef<Point> = make.call(("tests.class.Point", "x", 5)).unwrap();
    assert_eq!((point.x, point.y.get()), (5.0, 7.0));
    assert_eq!(repr(&Any::from(point.clone())), "tests.class.Point(x=5, y=7)");

    let copy: ObjectRef<Point> =
        Function::get("ffi.DeepCopy").unwrap().call((point.clone(),)).unwrap();
    assert!(!copy.same_as(&point));
    copy.y.set(1.0);
    assert_eq!((copy.x, point.y.get()), (5.0, 7.0));
}

#[derive(Object)]
#[object(key = "tests.class.Pair")]
struct Pair {
    left: ObjectRef<Point>,
    right: Option<ObjectRef<Point>>,
}

#[test]
fn deep_copies_replace_the_objects_in_frozen_fields() {
    let point = Point { x: 1.0, y: 2.0.into(), label: None }.into_ref();
    let pair = Pair { left: point.clone(), right: Some(point) }.into_ref();
    let copy: ObjectRef<Pair> =
        Function::get("ffi.DeepCopy").unwrap().call((pair.clone(),)).unwrap();
    assert!(!copy.left.same_as(&pair.left));
    assert!(copy.left.same_as(copy.right.as_ref().unwrap()));
    let error = init::<Pair>().call::<Any>((1,)).unwrap_err();
    assert!(error.message().contains("argument 'left': expected `tests.class.Point`"), "{error}");
}

#[derive(Object)]
#[object(key = "tests.class.Shape")]
struct Base {
    name: String,
}

#[derive(Object)]
#[repr(C)]
#[object(key = "tests.class.Circle", parent = Base, final)]
struct Circle {
    base: Base,
    radius: f64,
    #[field(default = 1, compare = false, hash = false)]
    scale: Field<i32>,
}

#[test]
fn a_child_is_its_parent_too() {
    let circle: ObjectRef<Circle> = init::<Circle>().call(("round", 2)).unwrap();
    assert_eq!((circle.base.name.as_str(), circle.radius), ("round", 2.0));
    let any = Any::from(circle.clone());
    let base: ObjectRef<Base> = any.get().unwrap();
    assert_eq!(base.name, "round");
    assert!(base.clone().downcast::<Circle>().is_ok());
    assert_eq!(circle.into_parent().name, "round");
    let plain = ObjectRef::new(Base { name: "any".into() });
    assert!(plain.downcast::<Circle>().is_err());
    assert_eq!(repr(&any), r#"tests.class.Circle(name="round", radius=2, scale=1)"#);
}

fn show(word: &Word) -> String {
    format!("<{}>", word.text)
}

fn same(a: &Word, b: &Word) -> bool {
    a.text.eq_ignore_ascii_case(&b.text)
}

fn hash(word: &Word) -> u64 {
    word.text.len() as u64
}

#[derive(Object)]
#[object(key = "tests.class.Word", repr = show, eq = same, hash = hash)]
struct Word {
    text: String,
}

#[test]
fn hooks_answer_in_place_of_the_fields() {
    let (a, b) = (Word { text: "rail".into() }.into_ref(), Word { text: "RAIL".into() }.into_ref());
    assert_eq!(repr(&Any::from(a.clone())), "<rail>");
    let equal = Function::get("ffi.RecursiveEq").unwrap();
    assert!(equal.call::<bool>((&a, &b)).unwrap());
    assert!(!equal.call::<bool>((&a, Word { text: "x".into() }.into_ref())).unwrap());
    let hash = Function::get("ffi.RecursiveHash").unwrap();
    assert_eq!(hash.call::<i64>((&a,)).unwrap(), hash.call::<i64>((&b,)).unwrap());
}

#[derive(Object)]
#[object(key = "tests.class.Cache")]
struct Cache {
    name: String,
    #[field(skip)]
    seen: std::sync::Mutex<Vec<i64>>,
}

#[test]
fn a_skipped_field_is_kept_to_rust() {
    let cache: ObjectRef<Cache> = init::<Cache>().call(("c",)).unwrap();
    cache.seen.lock().unwrap().push(1);
    assert_eq!(repr(&Any::from(cache.clone())), r#"tests.class.Cache(name="c")"#);
    assert!(attribute(Cache::type_index().0, "__ffi_shallow_copy__").is_none_or(|a| a.is_none()));
    assert_eq!(cache.name, "c");
}

#[derive(Object)]
#[object(key = "tests.class.Taken")]
struct First {}

#[derive(Object)]
#[object(key = "tests.class.Taken")]
struct Second {}

#[test]
fn a_taken_key_is_an_error_that_names_it() {
    // The first registration gets the key.
    let first = Function::new("first", || Any::from(First {}.into_ref()));
    let second = Function::new("second", || Any::from(Second {}.into_ref()));
    let mut errors = [first.call::<Any>(()).err(), second.call::<Any>(()).err()];
    errors.sort_by_key(Option::is_some);
    let [None, Some(error)] = &errors else { panic!("{errors:?}") };
    assert_eq!(error.kind(), "RustPanic");
    assert!(error.message().contains("`tests.class.Taken` is registered already"), "{error}");
}

#[derive(Object)]
#[object(key = "tests.class.Bomb")]
struct Bomb {
    #[field(skip)]
    _fuse: Fuse,
}

#[derive(Default)]
struct Fuse;

impl Drop for Fuse {
    fn drop(&mut self) {
        panic!("boom");
    }
}

#[test]
fn a_panic_in_a_destructor_ends_there() {
    drop(Bomb { _fuse: Fuse }.into_ref());
}

#[test]
fn objects_are_counted_and_dropped_once() {
    let inner = Point { x: 0.0, y: 0.0.into(), label: None }.into_ref();
    let pair = Pair { left: inner.clone(), right: None }.into_ref();
    assert_eq!(inner.use_count(), 2);
    let weak = pair.downgrade();
    drop(pair);
    assert!(weak.upgrade().is_none());
    assert_eq!(inner.use_count(), 1);
}

#[derive(Object)]
#[object(key = "tests.class.Bag")]
struct Bag {
    array: Array<i64>,
    map: Map<Str, f64>,
    list: List<Any>,
    shape: Shape,
    #[field(default = DType::F32)]
    dtype: DType,
    tags: Field<Vec<String>>,
}

#[test]
fn containers_are_fields() {
    let (array, map) = (Array::from([1_i64, 2]), Map::from([(Str::from("k"), 2.0)]));
    let list = List::<Any>::default();
    let shape = Shape::from([2_i64, 3]);
    let tags = vec!["a".to_owned(), "b".to_owned()];
    let bag: ObjectRef<Bag> = init::<Bag>().call((array, map, list, shape, tags)).unwrap();
    bag.list.push(Any::from(5));
    assert_eq!(bag.tags.get(), ["a", "b"]);
    let any = Any::from(bag.clone());
    assert_eq!(
        repr(&any),
        "tests.class.Bag(array=(1, 2), map={\"k\": 2}, list=[5], shape=Shape(2, 3), \
         dtype=float32, tags=(\"a\", \"b\"))"
    );
    assert_eq!((bag.array.len(), bag.map.len(), bag.shape.len(), bag.dtype), (2, 1, 2, DType::F32));
    assert!(set(&any, "tags", Array::from([1_i64])).is_err());
    set(&any, "tags", Array::from([Str::from("c")])).unwrap();
    assert_eq!(bag.tags.get(), ["c"]);
}

#[test]
fn threads_share_fields() {
    let point = Point { x: 0.0, y: 0.0.into(), label: None }.into_ref();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            let point = point.clone();
            scope.spawn(move || (0..1000).for_each(|_| point.y.update(|y| *y += 1.0)));
        }
    });
    assert_eq!(point.y.get(), 4000.0);
}

/// A value that only Rust makes, with properties in place of fields.
#[derive(Object)]
#[object(key = "test.class.Meter", opaque)]
struct Meter {
    #[field(skip)]
    ticks: AtomicI64,
}

#[fishplate::methods]
impl Meter {
    /// How far it is.
    #[getter]
    fn ticks(&self) -> i64 {
        self.ticks.load(Ordering::Relaxed)
    }

    #[setter]
    fn set_ticks(&self, value: i64) -> Result<()> {
        if value < 0 {
            return Err(Error::new("ValueError", "backwards"));
        }
        self.ticks.store(value, Ordering::Relaxed);
        Ok(())
    }

    /// The object itself.
    #[getter(name = "same")]
    fn itself(this: &ObjectRef<Meter>) -> ObjectRef<Meter> {
        this.clone()
    }
}

#[test]
fn properties_are_fields_that_functions_answer() {
    let meter = Meter { ticks: AtomicI64::new(3) }.into_ref();
    let object = meter.clone().upcast();
    let ticks = reflect::Field::get("test.class.Meter", "ticks").unwrap();
    assert_eq!(ticks.read::<i64>(&object).unwrap(), 3);
    assert_eq!(ticks.doc(), "How far it is.");
    ticks.write(&object, 7).unwrap();
    assert_eq!(meter.ticks(), 7);
    assert!(ticks.write(&object, -1).unwrap_err().message().ends_with(": backwards"));
    let wrong = ticks.write(&object, "x").unwrap_err();
    assert!(wrong.message().contains("expected `int` but got `str`"), "{wrong}");
    let same = reflect::Field::get("test.class.Meter", "same").unwrap();
    assert!(!same.is_writable() && ticks.is_writable());
    assert!(same.read::<ObjectRef<Meter>>(&object).unwrap().same_as(&meter));
    assert!(reflect::Type::get("test.class.Meter").unwrap().create(&[]).is_err());
}

#[test]
fn children_that_add_nothing_are_made_as_their_parent() {
    let base = Meter::type_index();
    let child = fishplate::child_type::<Meter>("test.class.SmallMeter", base, "").unwrap();
    assert_eq!(child, fishplate::child_type::<Meter>("test.class.SmallMeter", base, "").unwrap());
    // SAFETY: the type was created for objects that hold only a `Meter`.
    let made = unsafe { ObjectRef::new_as(Meter { ticks: AtomicI64::new(1) }, child) };
    assert_eq!(made.clone().upcast().type_key(), "test.class.SmallMeter");
    assert_eq!(made.upcast().downcast::<Meter>().unwrap().ticks(), 1);
    let other =
        fishplate::child_type::<Meter>("test.class.Other", fishplate::abi::TypeIndex::STR, "");
    assert!(other.unwrap_err().message().contains("needs a parent below `test.class.Meter`"));
    let taken = fishplate::child_type::<Meter>("ffi.Array", base, "").unwrap_err();
    assert!(taken.message().contains("is not below `test.class.Meter`"));
}

/// Using a field inside its own `update` is an error, whatever the path.
#[test]
fn fields_are_not_entered_twice() {
    #[derive(Object)]
    #[object(key = "tests.class.Entered")]
    struct Entered {
        count: Field<i64>,
    }
    let object = ObjectRef::new(Entered { count: 1.into() });
    let any = Any::from(object.clone());
    let body = |what: i64, object: ObjectRef<Object>| -> Result<()> {
        let field = reflect::Field::get("tests.class.Entered", "count")?;
        if what == 0 { field.read::<i64>(&object).map(drop) } else { field.write(&object, 7_i64) }
    };
    let callback = Function::new("callback", body);
    object.count.update(|count| {
        *count += 1;
        assert!(object.count.try_get().unwrap_err().message().contains("inside its own `update`"));
        assert!(object.count.try_replace(3).is_err());
        assert!(object.count.try_update(|_| ()).is_err());
        assert_eq!(format!("{:?}", object.count), "<in use>");
        for what in [0, 1] {
            let error = callback.call::<()>((what, &any)).unwrap_err();
            assert_eq!(error.kind(), "RuntimeError", "{error}");
            assert!(error.message().contains("The field is in use"), "{error}");
        }
    });
    assert_eq!(object.count.get(), 2);
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        object.count.update(|_| object.count.get())
    }));
    assert!(caught.is_err());
    assert_eq!(object.count.get(), 2);
}
