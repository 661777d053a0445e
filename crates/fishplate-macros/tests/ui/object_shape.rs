use fishplate::Object;

#[derive(Object)]
#[object(key = "ui.Enum")]
enum Enum {
    A,
}

#[derive(Object)]
#[object(key = "ui.Tuple")]
struct Tuple(i64, f64);

#[derive(Object)]
#[object(key = "ui.Generic")]
struct Generic<T> {
    value: T,
}

#[derive(Object)]
struct Keyless {
    value: i64,
}

fn main() {}
