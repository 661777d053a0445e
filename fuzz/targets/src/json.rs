//! Texts that the runtime reads: JSON documents, object graphs, names of data types.

use fishplate_runtime::{Any, AnyView, Error, Function, dtype, globals, install_builtins};

/// Calls a builtin function. A panic inside is a failure of the target.
fn call(name: &str, args: &[AnyView<'_>]) -> Result<Any, Error> {
    install_builtins();
    let found: Option<Function> = globals::get(name.as_bytes());
    let Some(function) = found else { panic!("{name} is not registered") };
    let result = function.call(args);
    if let Err(error) = &result {
        check(error);
    }
    result
}

/// Checks that an error has a message, and that it is not the one of a panic.
pub(crate) fn check(error: &Error) {
    let text = error.to_string();
    assert!(!text.is_empty(), "an error says nothing");
    // The text itself may be quoted in a message.
    assert!(!error.message().starts_with(b"panic in"), "{text}");
}

/// Reads, writes, reads and writes again: both texts must be the same.
fn round_trip(reader: &str, writer: &str, data: &[u8]) {
    let text = Any::str(data);
    let Ok(value) = call(reader, &[text.view()]) else { return };
    let none = Any::default();
    let Ok(first) = call(writer, &[value.view(), none.view()]) else { return };
    let again = call(reader, &[first.view()]);
    let again = again.unwrap_or_else(|error| panic!("{reader} refuses its own text: {error}"));
    let second = call(writer, &[again.view(), none.view()]);
    let second = second.unwrap_or_else(|error| panic!("{writer} refuses the value: {error}"));
    let (first, second) = (first.view(), second.view());
    assert_eq!(first.as_str(), second.as_str(), "{writer} writes two texts for one value");
}

pub(crate) fn json(data: &[u8]) {
    round_trip("ffi.json.Parse", "ffi.json.Stringify", data);
}

pub(crate) fn graph(data: &[u8]) {
    round_trip("ffi.FromJSONGraphString", "ffi.ToJSONGraphString", data);
}

pub(crate) fn dtype(data: &[u8]) {
    let dtype = match dtype::parse(data) {
        Ok(dtype) => dtype,
        Err(error) => return check(&error),
    };
    let Ok(name) = dtype::to_text(dtype) else { return };
    let name = name.view();
    let Some(name) = name.as_str() else { panic!("the name of a data type is no string") };
    let again = dtype::parse(name).and_then(dtype::to_text);
    let again = again.unwrap_or_else(|error| panic!("its own name is refused: {error}"));
    assert_eq!(again.view().as_str(), Some(name), "two names for one data type");
}
