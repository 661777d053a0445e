use fishplate::Object;

#[derive(Object)]
#[object(key = "ui.Unknown", colour = "red")]
struct Unknown {
    #[field(read_only)]
    value: i64,
    #[field(default = 1, default_factory = i64::default)]
    both: i64,
    #[field(skip, kw_only)]
    skipped: i64,
    #[field(name = "not a name")]
    named: i64,
}

#[derive(Object)]
#[object(key = "")]
struct Empty {}

#[derive(Object)]
#[object(key = "ui.Structural", structural = "forest")]
struct Structural {}

fn main() {}
