use fishplate::{Field, Object};

#[derive(Object)]
#[object(key = "ui.Counter")]
struct Counter {
    count: Field<i64>,
}

#[fishplate::methods]
impl Counter {
    fn mutable(&mut self) {}

    fn consumed(self) {}

    fn generic<T>(&self, value: T) {}

    #[constructor]
    fn new(&self) -> Counter {
        Counter { count: 0.into() }
    }

    #[constructor]
    fn again() -> Counter {
        Counter { count: 0.into() }
    }

    #[method(rename = "x")]
    fn unknown(&self) {}
}

#[fishplate::methods]
impl Drop for Counter {
    fn drop(&mut self) {}
}

fn main() {}
