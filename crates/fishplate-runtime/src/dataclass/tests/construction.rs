//! Constructors, layouts, ownership and the frontend's allocator.

use super::*;

#[test]
fn constructors_bind_by_position_and_name() {
    let base = define(
        "dataclass.test.Base",
        TypeIndex::OBJECT,
        &[field("a", TypeIndex::INT), field("b", ANY).default(Any::str("bee"))],
    );
    let index = define(
        "dataclass.test.Derived",
        base,
        &[
            field("c", TypeIndex::FLOAT),
            field("d", ANY).default(9_i64).flags(FieldFlags::KW_ONLY),
            field("e", TypeIndex::BOOL).flags(FieldFlags::INIT_OFF),
            field("f", ANY).flags(FieldFlags::KW_ONLY),
        ],
    );
    let marker = Any::from(type_table::kwargs_object());
    let [b, c, f, z] = ["b", "c", "f", "z"].map(Any::str);
    // Fields without a default come first: a, c, then b.
    let args = [int(1), int(2), int(3), marker.view(), f.view(), int(4)];
    let object = construct(index, &args).unwrap();
    let want = "dataclass.test.Derived(a=1, b=3, c=2, d=9, e=False, f=4)";
    assert_eq!(repr(&object), want);
    let args = [int(1), marker.view(), c.view(), int(2), f.view(), int(4)];
    assert_eq!(text(&get(&construct(index, &args).unwrap(), "b")), "bee");

    let error = |args: &[AnyView<'_>], want: &str| {
        let want = format!("dataclass.test.Derived.__ffi_init__() {want}");
        assert_eq!(message(construct(index, args)), want);
    };
    error(&[int(1); 4], "takes at most 3 positional argument(s), but 4 were given");
    error(&[int(1)], "missing required argument: 'c'");
    error(&[int(1), int(2)], "missing required keyword-only argument: 'f'");
    error(
        &[int(1), int(2), int(3), marker.view(), b.view(), int(4)],
        "got multiple values for argument 'b'",
    );
    error(&[marker.view(), z.view(), int(4)], "got an unexpected keyword argument 'z'");
    error(&[marker.view(), z.view()], "KWARGS requires an even number of key-value arguments");
    let refused = Any::str("refused");
    error(&[int(1), refused.view()], "field 'c':\n  first line\n  second line");
    assert_eq!(
        message(construct(index, &[marker.view(), int(1), int(2)])),
        "Cannot convert from type `int` to `str`"
    );
}

#[test]
fn defaults_come_from_factories_and_may_fail() {
    let made = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&made);
    let factory = Function::from_closure(move |_| {
        counter.fetch_add(1, Ordering::Relaxed);
        ListObj::from_values(std::iter::empty()).map(Any::from)
    });
    let index = define(
        "dataclass.test.Factory",
        TypeIndex::OBJECT,
        &[field("items", ANY).default(factory).flags(FieldFlags::DEFAULT_FROM_FACTORY)],
    );
    let (one, two) = (construct(index, &[]).unwrap(), construct(index, &[]).unwrap());
    push(&get(&one, "items"), 1_i64.into());
    assert_eq!((repr(&get(&one, "items")), repr(&get(&two, "items"))), ("[1]".into(), "[]".into()));
    assert_eq!(made.load(Ordering::Relaxed), 2);

    let index = define(
        "dataclass.test.BadDefault",
        TypeIndex::OBJECT,
        &[field("n", TypeIndex::INT).default(Any::str("refused"))],
    );
    assert_eq!(
        message(construct(index, &[])),
        "dataclass.test.BadDefault.__ffi_init__() default for field 'n':\n  first line\n  second line"
    );
}

#[test]
fn objects_release_what_they_own() {
    let index = define(
        "dataclass.test.Owner",
        TypeIndex::OBJECT,
        &[field("any", ANY), field("object", TypeIndex::OBJECT).default(Any::NONE)],
    );
    let held: Ref<Object> = list([]).into_object().ok().unwrap();
    let value = Any::from(held.clone());
    let object = construct(index, &[value.view(), value.view()]).unwrap();
    let copier = type_table::attr(attr::SHALLOW_COPY, index).unwrap();
    let copy = copier.as_object::<FunctionObj>().unwrap().call(&[object.view()]).unwrap();
    drop(value);
    let count = || held.header().combined_ref_count.load(Ordering::Relaxed) as u32;
    assert_eq!(count(), 5);
    set(&object, "any", &Any::NONE);
    assert_eq!(count(), 4);
    drop((object, copy));
    assert_eq!(count(), 1);
}

#[test]
fn layouts_that_do_not_fit_are_refused() {
    let index = define("dataclass.test.Sizes", TypeIndex::OBJECT, &[]);
    let register = |size: i64| {
        let args = [AnyView::int(index.0.into()), AnyView::int(size)];
        message(call("ffi._PyClassRegisterTypeAttrColumns", &args))
    };
    for size in [-1, 0, 23, 1 << 40] {
        let want = format!("Type `dataclass.test.Sizes` cannot have a size of {size}");
        assert_eq!(register(size), want);
    }
    let child = define("dataclass.test.Wide", TypeIndex::OBJECT, &[field("a", ANY)]);
    let args = [AnyView::int(child.0.into()), AnyView::int(32)];
    let error = message(call("ffi._PyClassRegisterTypeAttrColumns", &args));
    assert!(
        error.starts_with("Field `a` of type `dataclass.test.Wide` is at offset 24"),
        "{error}"
    );
}

#[test]
fn a_copy_of_another_type_is_refused() {
    let index = define("dataclass.test.CopyOf", TypeIndex::OBJECT, &[field("a", ANY)]);
    let shallow = type_table::attr(attr::SHALLOW_COPY, index).unwrap();
    let other = list([]);
    let error = message(shallow.as_object::<FunctionObj>().unwrap().call(&[other.view()]));
    assert_eq!(error, "Cannot copy `ffi.List` as `dataclass.test.CopyOf`");
    let function = Any::from(globals::get(b"ffi.DeepCopy").unwrap());
    assert_eq!(
        message(call("ffi.DeepCopy", &[function.view()])),
        "Check failed: (copy_fn.has_value()) is false: Cannot deep copy object of type \
         \"ffi.Function\" because it is not copy-constructible"
    );
}

#[test]
fn objects_are_made_by_field_names() {
    let make = |args: &[AnyView<'_>]| call("ffi.MakeObjectFromPackedArgs", args);
    let [key, number, name, other] = ["ffi.Enum", "_int_index", "_str_index", "zz"].map(Any::str);
    let value = Any::str("seven");
    let args = [key.view(), name.view(), value.view(), number.view(), int(7)];
    assert_eq!(repr(&make(&args).unwrap()), "ffi.Enum.seven");
    let by_index = int(TypeIndex::ENUM.0.into());
    assert_eq!(
        message(make(&[by_index, number.view(), int(7)])),
        "Required field `_str_index` not set in type `ffi.Enum`"
    );
    let args = [key.view(), name.view(), value.view(), number.view(), int(7), other.view(), int(1)];
    assert_eq!(message(make(&args)), "Type `ffi.Enum` does not have field `zz`");
    for args in [&[][..], &[key.view(), name.view()], &[int(-5)], &[int(1 << 40)], &[other.view()]]
    {
        assert!(make(args).is_err());
    }
}

/// Type index and count of the objects that [`tagged_allocate`] allocated.
static TAGGED: (std::sync::atomic::AtomicI32, AtomicUsize) =
    (std::sync::atomic::AtomicI32::new(0), AtomicUsize::new(0));

unsafe extern "C" fn tagged_allocate(
    size: usize,
    _: usize,
    index: i32,
    _: *mut c_void,
) -> *mut c_void {
    if index == TAGGED.0.load(Ordering::Relaxed) {
        TAGGED.1.fetch_add(1, Ordering::Relaxed);
    }
    // SAFETY: the block has room for a header of 16 bytes before the object. It is filled with
    // ones, because the protocol promises nothing about its content.
    unsafe {
        let block = libc::malloc(size + 16).cast::<u8>();
        block.write_bytes(0xff, size + 16);
        let header = fishplate_abi::AllocHeader { delete_space: Some(tagged_free) };
        block.add(8).cast::<fishplate_abi::AllocHeader>().write(header);
        block.add(16).cast()
    }
}

unsafe extern "C" fn tagged_free(object: *mut c_void) {
    TAGGED.1.fetch_add(1000, Ordering::Relaxed);
    // SAFETY: only objects from `tagged_allocate` come here.
    unsafe { libc::free(object.byte_sub(16)) };
}

#[test]
fn objects_come_from_the_registered_allocator() {
    struct Shared(fishplate_abi::CustomAllocator);
    // SAFETY: the context is null.
    unsafe impl Sync for Shared {}
    static ALLOCATOR: Shared = Shared(fishplate_abi::CustomAllocator {
        allocate: Some(tagged_allocate),
        context: std::ptr::null_mut(),
    });
    let index = define("dataclass.test.Allocated", TypeIndex::OBJECT, &[field("a", ANY)]);
    TAGGED.0.store(index.0, Ordering::Relaxed);
    // SAFETY: the allocator is static, and null restores the default.
    unsafe { crate::allocator::set((&raw const ALLOCATOR.0).cast_mut()) }.unwrap();
    let object = construct(index, &[list([]).view()]).unwrap();
    let copy = deep_copy(&object);
    // SAFETY: the allocator is static, and null restores the default.
    unsafe { crate::allocator::set(std::ptr::null_mut()) }.unwrap();
    assert_eq!(repr(&copy), "dataclass.test.Allocated(a=[])");
    assert_eq!(TAGGED.1.load(Ordering::Relaxed) % 1000, 2);
    drop((object, copy));
    assert!(TAGGED.1.load(Ordering::Relaxed) >= 2002);
}
