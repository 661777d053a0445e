//! Renders one HTML page that shows what each pass did to a module: the passes in order with their times, and the
//! changes that each made. The page needs no network and no other file, and its script (`page.js`) cannot access any.
//!
//! The page stores each distinct line of IR once, and each print as its difference from another, so its size grows
//! with the changes, not with the number of passes times the size of the module.
#![forbid(unsafe_code)]

mod data;
mod diff;

/// The record of one step of a pipeline.
#[derive(Debug, Clone, Default)]
pub struct Entry<'a> {
    /// The number of the run of a pass manager, from 0.
    pub run: i64,
    /// Operation names from the root to the operation that the pass ran on.
    pub pipeline: &'a str,
    /// The argument that names the pass in pipelines, or another name if it has none.
    pub pass_argument: &'a str,
    /// The pass's class.
    pub pass_class: &'a str,
    /// The operation that the pass ran on, with its symbol.
    pub anchor: &'a str,
    /// The operation that `ir` is a print of.
    pub subject: &'a str,
    /// `before` or `after` the pass.
    pub when: &'a str,
    /// The duration in milliseconds.
    pub ms: f64,
    /// Whether the pass changed its operation.
    pub changed: bool,
    /// Whether the pass failed.
    pub failed: bool,
    /// The IR before the pass.
    pub before: &'a str,
    /// The IR.
    pub ir: &'a str,
    /// The patterns that were applied, in order: the name, the operation and its location.
    pub patterns: Vec<[String; 3]>,
    /// Numbers by name.
    pub statistics: Vec<(String, i64)>,
}

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPTS: [&str; 3] =
    [include_str!("model.js"), include_str!("difference.js"), include_str!("page.js")];

/// Renders the page for `entries`, which must be in order.
pub fn render(title: &str, entries: &[Entry<'_>]) -> String {
    let parts = [
        ("{{title}}", escape(title)),
        ("{{style}}", STYLE.to_owned()),
        ("{{data}}", data::json(title, entries)),
        ("{{script}}", SCRIPTS.concat()),
    ];
    let mut page = String::with_capacity(parts.iter().map(|part| part.1.len()).sum());
    let mut rest = PAGE;
    for (mark, part) in parts {
        let (before, after) = rest.split_once(mark).unwrap_or((rest, ""));
        page.push_str(before);
        page.push_str(&part);
        rest = after;
    }
    page.push_str(rest);
    page
}

/// Escapes text for HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{Entry, render};

    #[test]
    fn the_page_is_whole_and_closed() {
        let ir = "module {\n  \"</script><b>\"() : () -> ()\n}";
        let entry = Entry { pass_argument: "cse", before: ir, ir, ..Entry::default() };
        let page = render("<title> & {{data}}", &[entry]);
        assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
        assert!(page.contains("<title>&lt;title&gt; &amp; {{data}}</title>"), "{page}");
        assert_eq!(page.matches("</script>").count(), 2, "only our own scripts end");
        assert!(!page.contains("{{style}}") && !page.contains("{{script}}"));
        assert!(!page.contains("http://") && !page.contains("https://"), "nothing from outside");
    }
}
