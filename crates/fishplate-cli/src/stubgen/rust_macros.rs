//! The macros that generated Rust modules contain, so that the code for a function or a field is one line.

/// Macros of generated modules: the text by which a line uses each, and its definition.
pub(super) const MACROS: &[(&str, &str)] = &[
    (
        "call! {",
        r"/// Calls the function that was found the first time.
macro_rules! call {
    ($find:expr, $args:expr) => {{
        thread_local! {
            static FOUND: fishplate::reflect::Cached<fishplate::Function> =
                const { fishplate::reflect::Cached::new() };
        }
        FOUND.with(|found| found.get(|| $find)?.call($args))
    }};
    ($find:expr, packed $args:expr) => {{
        thread_local! {
            static FOUND: fishplate::reflect::Cached<fishplate::Function> =
                const { fishplate::reflect::Cached::new() };
        }
        FOUND.with(|found| found.get(|| $find)?.call_packed($args))
    }};
}
",
    ),
    (
        "field! {",
        r"/// Reads a field of an object, or puts a value into it.
macro_rules! field {
    ($self:ident, $name:literal, $access:ident $(, $value:expr)?) => {{
        thread_local! {
            static FIELD: fishplate::reflect::Cached<fishplate::reflect::Field> =
                const { fishplate::reflect::Cached::new() };
        }
        let key = <Self as fishplate::reflect::ForeignClass>::TYPE_KEY;
        let object = fishplate::reflect::ForeignClass::as_object($self);
        FIELD.with(|field| {
            field.get(|| fishplate::reflect::Field::get(key, $name))?.$access(object $(, $value)?)
        })
    }};
}
",
    ),
    (
        "method! {",
        r"/// A method of the class that this stands in.
macro_rules! method {
    ($name:literal) => {{
        let key = <Self as fishplate::reflect::ForeignClass>::TYPE_KEY;
        fishplate::reflect::Method::get(key, $name).and_then(|method| method.function())
    }};
}
",
    ),
    (
        "create! {",
        r"/// Makes an object from its fields; `None` stands for the default.
macro_rules! create {
    ($($name:literal: $value:expr),*) => {{
        let key = <Self as fishplate::reflect::ForeignClass>::TYPE_KEY;
        fishplate::reflect::Type::get(key)?
            .create(&[$(($name, $value.map(fishplate::reflect::to_any).transpose()?)),*])
            .map(<Self as fishplate::reflect::ForeignClass>::assume)
    }};
}
",
    ),
];
