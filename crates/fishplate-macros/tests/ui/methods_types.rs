use fishplate::Object;

#[derive(Object)]
#[object(key = "ui.Counter")]
struct Counter {
    count: i64,
}

#[fishplate::methods]
impl Counter {
    #[constructor]
    fn new() -> i64 {
        0
    }
}

fn main() {}
