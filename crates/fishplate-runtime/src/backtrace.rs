//! Backtraces.
pub(crate) struct Trace;
impl Trace {
    pub(crate) fn capture() -> Trace {
        Trace
    }
    pub(crate) fn text(&self) -> std::sync::Arc<str> {
        "".into()
    }
}
pub(crate) fn describe_function(_f: &crate::Function) -> String {
    String::new()
}
