use fishplate::Object;

#[derive(Object)]
#[object(key = "ui.Base")]
struct Base {
    number: i64,
}

#[derive(Object)]
#[object(key = "ui.NotC", parent = Base)]
struct NotC {
    base: Base,
}

#[derive(Object)]
#[repr(C)]
#[object(key = "ui.NotFirst", parent = Base)]
struct NotFirst {
    number: i64,
    base: Base,
}

fn main() {}
