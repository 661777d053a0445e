use std::collections::HashSet;
use std::rc::Rc;

use fishplate::Object;

#[derive(Object)]
#[object(key = "ui.Foreign")]
struct Foreign {
    set: HashSet<String>,
}

#[derive(Object)]
#[object(key = "ui.Skipped")]
struct Skipped {
    #[field(skip)]
    counted: Rc<i64>,
}

#[derive(Object)]
#[object(key = "ui.WrongDefault")]
struct WrongDefault {
    #[field(default = "one")]
    number: i64,
}

fn main() {}
