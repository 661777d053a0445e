//! Reflection: the registry read from Rust, and fields, methods and constructors by name.

use fishplate::reflect::{
    Cached, Default, Field, ForeignClass, Library, Method, Type, function_metadata,
};
use fishplate::{Any, Error, Function, Object, ObjectRef, Result};

#[test]
fn types_are_listed_with_their_parents() -> Result<()> {
    let types = Type::all()?;
    assert!(types.len() >= 39);
    let enumeration = Type::get("ffi.IntEnum")?;
    let ancestors: Vec<String> = enumeration.ancestors().into_iter().map(Type::key).collect();
    assert_eq!(ancestors, ["ffi.Object", "ffi.Enum"]);
    assert!(enumeration.is_a(Type::get("ffi.Enum")?));
    assert!(enumeration.is_a(Type::get("ffi.Object")?));
    assert!(!Type::get("ffi.Enum")?.is_a(enumeration));
    assert_eq!(Type::get("int")?.parent(), None);
    assert_eq!(format!("{:?}", Type::get("ffi.Object")?), "Type(64 = ffi.Object)");
    assert!(Type::find("no.such").is_none());
    let error = Type::get("no.such").unwrap_err();
    assert!(error.message().contains("`no.such` is not registered"), "{error}");
    Ok(())
}

#[test]
fn fields_say_what_they_are() -> Result<()> {
    let field = Field::get("ffi.EnumState", "entries")?;
    assert_eq!(field.doc(), "Enum singletons in registration order.");
    assert!(field.metadata().contains("ffi.List"), "{}", field.metadata());
    assert!(!field.is_writable());
    assert!(field.default().is_none());
    let value = Field::get("ffi.VisitInterrupt", "value")?;
    assert!(matches!(value.default(), Some(Default::Value(none)) if none.is_none()));
    let error = Field::get("ffi.EnumState", "nope").unwrap_err();
    assert_eq!(error.message(), "Type `ffi.EnumState` has no field `nope`");
    Ok(())
}

#[test]
fn fields_are_read_on_their_own_objects_only() -> Result<()> {
    let stop: ObjectRef<Object> = Function::get("ffi.VisitInterrupt")?.call(("why",))?;
    let field = Field::get("ffi.VisitInterrupt", "value")?;
    assert_eq!(field.read::<String>(&stop)?, "why");
    let error = field.read::<i64>(&stop).unwrap_err();
    assert_eq!(error.kind(), "TypeError");
    assert!(error.message().starts_with("Field `ffi.VisitInterrupt.value`: expected `int`"));

    let other: ObjectRef<Object> = Function::get("ffi.Array")?.call((1, 2))?;
    let error = field.read::<Any>(&other).unwrap_err();
    assert!(error.message().contains("expected `ffi.VisitInterrupt`, got `ffi.Array`"), "{error}");

    let error = field.write(&stop, "other").unwrap_err();
    assert_eq!(error.message(), "Field `ffi.VisitInterrupt.value` is read-only");
    Ok(())
}

#[test]
fn objects_are_made_by_field_name() -> Result<()> {
    let kind = Type::get("ffi.EnumState")?;
    let state = kind.create(&[])?;
    assert_eq!(Type::of(&state)?, kind);
    let error = Type::get("ffi.Array")?.create(&[("a", Some(Any::from(1)))]).unwrap_err();
    assert_eq!(error.message(), "Type `ffi.Array` has no constructor");
    let init = Method::get("ffi.EnumState", "__ffi_init__")?;
    assert!(init.is_static());
    let made: ObjectRef<Object> = init.function()?.call(())?;
    assert_eq!(made.type_key(), "ffi.EnumState");
    Ok(())
}

#[test]
fn global_functions_have_metadata() -> Result<()> {
    let metadata = function_metadata("ffi.ArraySize")?;
    assert!(metadata.contains(r#"\"params\":[{\"type\":\"ffi.Array\"}]"#), "{metadata}");
    assert!(function_metadata("no.such").is_err());
    Ok(())
}

fishplate::foreign_class! {
    /// An enum singleton.
    struct Enum(ObjectRef<Object>) = "ffi.Enum";
}

fishplate::foreign_class! {
    /// An integer enum singleton.
    struct IntEnum(Enum) = "ffi.IntEnum";
}

#[test]
fn wrappers_convert_by_class() {
    let array: ObjectRef<Object> = Function::get("ffi.Array").unwrap().call(()).unwrap();
    assert!(IntEnum::from_object(array.clone()).is_err());
    assert!(!Enum::is_instance(&array));
    let error = Any::from(array.clone()).get::<IntEnum>().unwrap_err();
    assert!(error.message().contains("`ffi.Array` to `ffi.IntEnum`"), "{error}");
    // A wrapper around the wrong object does no harm: its fields report the mismatch.
    let wrong = IntEnum::assume(array);
    let field = Field::get(IntEnum::TYPE_KEY, "value").or_else(|_| Field::get("ffi.Enum", "value"));
    if let Ok(field) = field {
        assert!(field.read::<Any>(wrong.as_object()).is_err());
    }
    let parent: &Enum = &wrong;
    assert!(parent.as_object().same_as(&wrong.0.0));
}

#[test]
fn a_failed_look_up_is_tried_again() -> Result<()> {
    let cached = Cached::new();
    assert!(cached.get(|| Err::<i32, _>(Error::new("ValueError", "not yet"))).is_err());
    assert_eq!(*cached.get(|| Ok(1))?, 1);
    assert_eq!(*cached.get(|| Ok(2))?, 1);
    Ok(())
}

#[test]
fn a_library_must_be_loaded_first() {
    static LIBRARY: Library = Library::new("libkernels.so");
    let error = LIBRARY.function("add_one").unwrap_err();
    assert!(error.message().contains("`libkernels.so` is not loaded"), "{error}");
    assert!(LIBRARY.load("no/such/libkernels.so").is_err());
    assert!(LIBRARY.function("add_one").is_err());
}
