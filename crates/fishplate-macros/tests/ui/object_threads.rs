use fishplate::{Any, Object};

#[derive(Object)]
#[object(key = "ui.Base")]
struct Base {
    number: i64,
}

#[derive(Object)]
#[repr(C)]
#[object(key = "ui.Child", parent = Base)]
struct Child {
    base: Base,
    any: Any,
}

fn main() {}
