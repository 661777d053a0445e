//! Functions and methods that macros register: names, defaults, docs, metadata, errors.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests")]

use fishplate::{AnyView, Error, Field, Function, Object, ObjectRef, ObjectType, Result};

/// Scales a number.
#[fishplate::function("tests.registration.scale")]
fn scale(x: f64, #[default = 2.0] by: f64, #[default = "x"] unit: &str) -> String {
    format!("{}{unit}", x * by)
}

#[fishplate::function("tests.registration.fails")]
fn fails(x: i64) -> Result<i64> {
    match x {
        0 => Err(Error::new("ValueError", "x is 0")),
        1 => panic!("x is 1"),
        x => Ok(x),
    }
}

#[fishplate::function("tests.registration.shows")]
fn shows(value: AnyView<'_>, rest: Option<&str>) -> String {
    format!("{value:?} {rest:?}")
}

#[fishplate::function("tests.registration.short", nonblocking)]
fn short() -> i64 {
    1
}

#[derive(Object)]
#[object(key = "tests.registration.Quick")]
struct Quick {
    x: i64,
}

#[fishplate::methods(nonblocking)]
impl Quick {
    fn quick(&self) -> i64 {
        self.x
    }

    #[method(blocking)]
    fn slow(&self) -> i64 {
        self.x
    }
}

#[test]
fn functions_that_never_wait_say_so() {
    assert_eq!(get("short").call::<i64>(()).unwrap(), short());
    let says = |metadata: &str| metadata.contains(r#""nonblocking":true"#);
    let of = |name: &str| fishplate::reflect::function_metadata(name).unwrap();
    assert!(says(&of("tests.registration.short")));
    assert!(!says(&of("tests.registration.fails")));
    let quick = fishplate::reflect::Type::get("tests.registration.Quick").unwrap();
    let method = |name: &str| quick.method(name).unwrap().metadata();
    assert!(says(&method("quick")));
    assert!(!says(&method("slow")));
}

fn get(name: &str) -> Function {
    fishplate::register_all().unwrap();
    Function::get(&format!("tests.registration.{name}")).unwrap()
}

fn keywords() -> ObjectRef<Object> {
    Function::get("ffi.GetKwargsObject").unwrap().call(()).unwrap()
}

#[test]
fn defaults_and_keywords_fill_in() {
    assert_eq!(scale(1.0, 1.0, "m"), "1m", "still a Rust function");
    let scale = get("scale");
    assert_eq!(scale.call::<String>((4,)).unwrap(), "8x");
    assert_eq!(scale.call::<String>((4, 3)).unwrap(), "12x");
    assert_eq!(scale.call::<String>((4, 3, "cm")).unwrap(), "12cm");
    let text: String = scale.call((4, keywords(), "unit", " a longer unit")).unwrap();
    assert_eq!(text, "8 a longer unit");
}

#[test]
fn wrong_arguments_are_named() {
    let scale = get("scale");
    let shown = r#"`tests.registration.scale(x: float, by: float = 2.0, unit: str = "x") -> str`"#;
    let error = scale.call::<String>((1, "two")).unwrap_err();
    assert_eq!(error.kind(), "TypeError");
    assert_eq!(
        error.message(),
        format!(
            "Mismatched type on argument #1 (`by`) when calling: {shown}. \
             Expected `float` but got `str`"
        )
    );
    let wrong = |text: &str, error: Error| {
        assert_eq!(error.kind(), "TypeError");
        assert_eq!(
            error.message(),
            format!("Mismatched number of arguments when calling: {shown}. {text}")
        );
    };
    wrong(
        "Missing argument `x`. Expected 1 to 3 but got 0 arguments",
        scale.call::<String>(()).unwrap_err(),
    );
    wrong("Expected 1 to 3 but got 4 arguments", scale.call::<String>((1, 2, "m", 4)).unwrap_err());
    wrong(
        "Unexpected keyword argument `z`",
        scale.call::<String>((1, keywords(), "z", 1)).unwrap_err(),
    );
    wrong(
        "Multiple values for argument `x`",
        scale.call::<String>((1, keywords(), "x", 1)).unwrap_err(),
    );
}

#[test]
fn errors_and_panics_come_out() {
    let fails = get("fails");
    assert_eq!(fails.call::<i64>((0,)).unwrap_err().to_string(), "ValueError: x is 0");
    let error = fails.call::<i64>((1,)).unwrap_err();
    assert_eq!(error.kind(), "RustPanic");
    assert!(error.message().contains("registration.rs"), "{error}");
    assert_eq!(fails.call::<i64>((2,)).unwrap(), 2);
}

#[test]
fn views_and_borrowed_texts_are_parameters() {
    let shows = get("shows");
    assert_eq!(shows.call::<String>((1.5, "a text")).unwrap(), r#"1.5 Some("a text")"#);
    assert_eq!(shows.call::<String>((true, None::<i64>)).unwrap(), "true None");
}

#[test]
fn metadata_holds_schema_names_and_defaults() {
    fishplate::register_all().unwrap();
    let metadata: String = Function::get("ffi.GetGlobalFuncMetadata")
        .unwrap()
        .call(("tests.registration.scale",))
        .unwrap();
    assert_eq!(
        metadata,
        concat!(
            r#"{"type_schema":"{\"type\":\"ffi.Function\",\"named_args\":{\"return\":["#,
            r#"{\"type\":\"ffi.String\"}],\"params\":[{\"type\":\"float\"},{\"type\":\"float\"},"#,
            r#"{\"type\":\"ffi.String\"}]}}","arg_names":["x","by","unit"],"#,
            r#""arg_defaults":[2.0,"x"],"doc":"Scales a number."}"#
        )
    );
}

/// Counts.
#[derive(Object)]
#[object(key = "tests.registration.Counter")]
struct Counter {
    count: Field<i64>,
    step: i64,
}

#[fishplate::methods]
impl Counter {
    const START: i64 = 10;

    /// Starts somewhere.
    #[constructor]
    fn new(#[default = 1] step: i64, #[default = Self::START] start: i64) -> Result<Self> {
        if step == 0 {
            return Err(Error::new("ValueError", "step must not be 0"));
        }
        Ok(Counter { count: start.into(), step })
    }

    /// Goes on by some steps.
    fn advance(&self, #[default = 1] steps: i64) -> i64 {
        self.count.update(|count| {
            *count += steps * self.step;
            *count
        })
    }

    fn both(a: &Counter, b: i64) -> i64 {
        a.count.get() + b
    }

    /// The same object.
    fn itself(this: ObjectRef<Self>) -> ObjectRef<Self> {
        this
    }

    #[method(name = "zero")]
    fn at_zero() -> Counter {
        Counter { count: 0.into(), step: 1 }
    }

    #[method(skip)]
    fn only_rust<T>(value: T) -> T {
        value
    }
}

/// A method and its registered metadata.
struct Registered {
    function: Function,
    doc: String,
    metadata: String,
    is_static: bool,
}

fn method(name: &str) -> Registered {
    let index = Counter::type_index();
    // SAFETY: a registered type, whose methods are never freed.
    unsafe {
        let info = &*(fishplate::runtime::api().TVMFFIGetTypeInfo)(index.0);
        let text =
            |span: fishplate::abi::ByteArray| String::from_utf8(span.as_bytes().to_vec()).unwrap();
        let found = info
            .own_methods()
            .iter()
            .find(|method| method.name.as_bytes() == name.as_bytes())
            .unwrap_or_else(|| panic!("no method {name}"));
        let function = AnyView::from_raw(found.method).to_owned().unwrap();
        Registered {
            function: function.get().unwrap(),
            doc: text(found.doc),
            metadata: text(found.metadata),
            is_static: found.flags.contains(fishplate::abi::FieldFlags::IS_STATIC_METHOD),
        }
    }
}

#[test]
fn methods_are_registered_with_their_type() {
    let new = method("__ffi_init__");
    assert!(new.is_static);
    assert_eq!(new.doc, "Starts somewhere.");
    let counter: ObjectRef<Counter> = new.function.call((5,)).unwrap();
    assert_eq!(counter.count.get(), 10);
    let error = new.function.call::<ObjectRef<Counter>>((0,)).unwrap_err();
    assert_eq!(error.to_string(), "ValueError: step must not be 0");

    let advance = method("advance");
    assert!(!advance.is_static);
    assert_eq!(advance.function.call::<i64>((&counter,)).unwrap(), 15);
    assert_eq!(advance.function.call::<i64>((&counter, 3)).unwrap(), 30);
    assert!(advance.metadata.ends_with(r#""arg_names":["self","steps"],"arg_defaults":[1]}"#));
    assert!(advance.metadata.contains(r#"\"params\":[{\"type\":\"tests.registration.Counter\"}"#));
    let error = advance.function.call::<i64>((1,)).unwrap_err();
    assert_eq!(
        error.message(),
        "Mismatched type on argument #0 (`self`) when calling: \
         `Counter.advance(self: tests.registration.Counter, steps: int = 1) -> int`. \
         Expected `tests.registration.Counter` but got `int`"
    );

    let itself: ObjectRef<Counter> = method("itself").function.call((&counter,)).unwrap();
    assert!(itself.same_as(&counter));
    assert!(!method("itself").is_static);
    assert!(method("zero").is_static);
    let zero: ObjectRef<Counter> = method("zero").function.call(()).unwrap();
    assert_eq!(zero.count.get(), 0);
    assert_eq!(method("both").function.call::<i64>((&counter, 1)).unwrap(), 31);
    assert_eq!(Counter::only_rust(3), 3);
}
