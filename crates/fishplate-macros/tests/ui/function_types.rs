struct Foreign;

#[fishplate::function("ui.parameter")]
fn parameter(_x: i64, _foreign: Foreign) {}

#[fishplate::export]
fn default(#[default = "one"] _x: i64) {}

fn main() {}
