//! Functions: typed and packed closures, calls, errors, panics, the registry.

use fishplate::{Any, AnyView, Error, Function, Result, Str, call};

#[test]
fn typed_closures_take_and_return_every_plain_type() {
    let f = Function::new("f", |a: i64, b: f64, c: bool, d: &str, e: Option<i32>| {
        format!("{a} {b} {c} {d} {e:?}")
    });
    let text: String = f.call((1, 2.5, true, "a longer string", None::<i32>)).unwrap();
    assert_eq!(text, "1 2.5 true a longer string None");
    let text: Str = f.call((1, 2, false, "x", 7)).unwrap();
    assert_eq!(text, "1 2 false x Some(7)");
}

#[test]
fn sixteen_parameters() {
    let f = Function::new(
        "many",
        |a: i64,
         b: i64,
         c: i64,
         d: i64,
         e: i64,
         f: i64,
         g: i64,
         h: i64,
         i: i64,
         j: i64,
         k: i64,
         l: i64,
         m: i64,
         n: i64,
         o: i64,
         p: i64| { a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p },
    );
    let sum: i64 = f.call((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)).unwrap();
    assert_eq!(sum, 136);
}

#[test]
fn a_wrong_argument_names_function_index_expected_and_got() {
    let f = Function::new("scale", |_x: f64, _k: i32| 0_i64);
    let error = f.call::<i64>((1.0, "two")).unwrap_err();
    assert_eq!(error.kind(), "TypeError");
    assert_eq!(
        error.message(),
        "Mismatched type on argument #1 when calling: `scale(0: float, 1: int) -> int`. \
         Expected `int` but got `str`"
    );
    let error = f.call::<i64>((1.0,)).unwrap_err();
    assert_eq!(
        error.message(),
        "Mismatched number of arguments when calling: `scale(0: float, 1: int) -> int`. \
         Expected 2 but got 1 arguments"
    );
    let error = f.call::<i64>((1.0, 1_i64 << 40)).unwrap_err();
    assert!(error.message().contains("1099511627776, out of the range of i32"), "{error}");
    let error = f.call::<String>((1.0, 2)).unwrap_err();
    assert!(error.message().contains("Expected `str` but got `int`"), "{error}");
}

#[test]
fn errors_and_panics_come_out_of_calls() {
    let fails = Function::new("fails", |x: i64| -> Result<i64> {
        Err(Error::new("ValueError", format!("no {x}")))
    });
    let error = fails.call::<i64>((3,)).unwrap_err();
    assert_eq!((error.kind(), error.message()), ("ValueError", "no 3"));
    assert!(error.backtrace().contains("function.rs"), "{}", error.backtrace());

    let io =
        Function::new("io", |path: &str| -> Result<i64> { Ok(std::fs::read(path)?.len() as i64) });
    let error = io.call::<i64>(("/no/such/file",)).unwrap_err();
    assert_eq!(error.kind(), "RuntimeError");
    assert!(error.message().contains("No such file"), "{error}");

    let panics = Function::new("panics", |x: i64| -> i64 { panic!("{x} is too much") });
    let error = panics.call::<i64>((9,)).unwrap_err();
    assert_eq!(error.kind(), "RustPanic");
    assert!(error.message().contains("9 is too much"), "{error}");
    assert!(error.message().contains("tests/function.rs:"), "{error}");
}

#[test]
fn a_panic_in_a_destructor_ends_there() {
    struct Bomb;
    impl Drop for Bomb {
        fn drop(&mut self) {
            panic!("dropped");
        }
    }
    let bomb = Bomb;
    let f = Function::new("bomb", move || {
        let _keep = &bomb;
        1_i64
    });
    assert_eq!(f.call::<i64>(()).unwrap(), 1);
    drop(f);
}

#[test]
fn packed_functions_take_whatever_comes() {
    let count = Function::packed(|args: &[AnyView<'_>]| args.len() as i64);
    assert_eq!(count.call::<i64>((1, "a", None::<i64>)).unwrap(), 3);
    let second = Function::packed(|args: &[AnyView<'_>]| args[1].to_owned());
    assert_eq!(
        second.call::<String>((1, "a string of some length")).unwrap(),
        "a string of some length"
    );
}

#[test]
fn call_takes_any_number_of_arguments() -> Result<()> {
    let sum =
        Function::packed(|args| -> Result<i64> { args.iter().map(|arg| arg.get::<i64>()).sum() });
    let total: i64 = call!(sum, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)?;
    assert_eq!(total, 171);
    let total: i64 = call!(sum)?;
    assert_eq!(total, 0);
    let greet = Function::new("greet", |name: &str, loud: Option<bool>| format!("{name}{loud:?}"));
    let (name, text) = (String::from("a name that is long"), Str::from("a string"));
    let greeting: String = call!(greet, name, true)?;
    assert_eq!(greeting, "a name that is longSome(true)");
    let greeting: Str = call!(&greet, &text, None::<bool>,)?;
    assert_eq!(greeting, "a stringNone");
    assert!(call!(greet, 1, true).map(|_: String| ()).is_err());
    assert!(call!(greet, "x", true).map(|_: i64| ()).unwrap_err().message().contains("result"));
    Ok(())
}

#[test]
fn functions_are_values() {
    let apply = Function::new("apply", |f: Function, x: i64| f.call::<i64>((x,)));
    let double = Function::new("double", |x: i64| x * 2);
    assert_eq!(apply.call::<i64>((&double, 21)).unwrap(), 42);
    let any = Any::from(double);
    assert_eq!(any.get::<Function>().unwrap().call::<i64>((4,)).unwrap(), 8);
}

#[test]
fn the_registry_finds_lists_and_removes() {
    let f = Function::new("tests.function.found", |x: i64| x + 1);
    f.register("tests.function.found").unwrap();
    let other = Function::new("other", |x: i64| x);
    assert!(other.register("tests.function.found").is_err());
    other.register_override("tests.function.found").unwrap();
    assert_eq!(Function::get("tests.function.found").unwrap().call::<i64>((5,)).unwrap(), 5);
    assert!(Function::names().unwrap().iter().any(|n| n == "tests.function.found"));
    assert!(Function::remove("tests.function.found").unwrap());
    assert!(Function::find("tests.function.found").unwrap().is_none());
    let error = Function::get("tests.function.found").unwrap_err();
    assert!(error.message().contains("tests.function.found"));
}

#[test]
fn references_are_counted() {
    let f = Function::new("f", || 1_i64);
    assert_eq!(f.as_object().use_count(), 1);
    let weak = f.as_object().downgrade();
    let again = weak.upgrade().unwrap();
    assert_eq!(f.as_object().use_count(), 2);
    drop((f, again));
    assert!(weak.upgrade().is_none());
}

#[test]
fn errors_keep_their_causes_and_their_backtraces_can_be_changed() {
    let first = Error::new("KeyError", "no such key");
    let here = file!();
    assert!(first.backtrace().starts_with(&format!("  File \"{here}\", line ")));
    let second = Error::with_cause("ValueError", "cannot read", &first);
    assert_eq!(second.cause().unwrap().message(), "no such key");
    let update = |text: &str, mode: i32| {
        let cell = second.as_object().as_handle().cast::<u8>();
        // SAFETY: the cell of an error follows its header, and nobody else has this one.
        unsafe {
            let cell = cell.add(size_of::<fishplate::abi::ObjectHeader>());
            let cell = &*cell.cast::<fishplate::abi::ErrorCell>();
            let text = fishplate::abi::ByteArray { data: text.as_ptr().cast(), size: text.len() };
            cell.update_backtrace.unwrap()(second.as_object().as_handle(), &raw const text, mode);
        }
    };
    update("one\n", fishplate::abi::BACKTRACE_REPLACE);
    update("two\n", fishplate::abi::BACKTRACE_APPEND);
    assert_eq!(second.backtrace(), "one\ntwo\n");
    // A chain of causes of any length is dropped without deep recursion.
    let last = (0..200_000).fold(first, |cause, _| Error::with_cause("Error", "", &cause));
    drop(last);
}

#[test]
fn closures_of_any_alignment() {
    #[repr(align(128))]
    struct Wide(i64);
    let wide = Wide(3);
    let function = Function::packed(move |_| {
        assert!(std::ptr::from_ref(&wide).is_aligned());
        wide.0
    });
    assert_eq!(function.call::<i64>(()).unwrap(), 3);
}
