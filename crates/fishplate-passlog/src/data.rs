//! The data of a page as JSON: `lines`, each distinct line once; `texts`, prints that are stored as `steps` from the
//! lines of text `base` to their own; and `entries`, each `from` one text `to` another.
//!
//! Steps are `[kind, count]` for lines that stay or are removed (`=`, `-`), and `[kind, line, line, ...]` for lines
//! that are added (`+`) or only renumbered (`~`); lines are positions in `lines`.

use std::collections::HashMap;
use std::fmt::Write;

use crate::Entry;
use crate::diff::{Step, diff};

/// The distinct lines, in order of first use.
#[derive(Default)]
struct Lines<'a> {
    numbers: HashMap<&'a str, usize>,
    text: Vec<&'a str>,
}

impl<'a> Lines<'a> {
    fn number(&mut self, line: &'a str) -> usize {
        *self.numbers.entry(line).or_insert_with(|| {
            self.text.push(line);
            self.text.len() - 1
        })
    }
}

/// The prints of IR, each stored as steps from another.
#[derive(Default)]
struct Texts<'a> {
    lines: Lines<'a>,
    rows: Vec<String>,
    /// The newest print of each subject.
    latest: HashMap<(i64, &'a str), (usize, &'a str)>,
}

impl<'a> Texts<'a> {
    /// Adds a print that follows `base`, and returns its position.
    fn add(&mut self, base: Option<(usize, &'a str)>, text: &'a str) -> usize {
        let (from, before) = match base {
            Some((from, before)) if before == text => return from,
            Some((from, before)) => (from as i64, before),
            None => (-1, ""),
        };
        let (old, new): (Vec<_>, Vec<_>) = (before.lines().collect(), text.lines().collect());
        let mut row = format!("{{\"base\":{from},\"steps\":[");
        steps(&mut row, &diff(&old, &new), &new, &mut self.lines);
        row.push_str("]}");
        self.rows.push(row);
        self.rows.len() - 1
    }

    /// The prints before and after a step.
    fn pair(&mut self, entry: &Entry<'a>) -> (usize, usize) {
        let subject = (entry.run, entry.subject);
        let from = self.add(self.latest.get(&subject).copied(), entry.before);
        let to = self.add(Some((from, entry.before)), entry.ir);
        self.latest.insert(subject, (to, entry.ir));
        (from, to)
    }
}

/// Returns the page's data.
pub(super) fn json(title: &str, entries: &[Entry<'_>]) -> String {
    let mut texts = Texts::default();
    let rows: Vec<_> = entries
        .iter()
        .map(|entry| {
            let (from, to) = texts.pair(entry);
            row(entry, from, to)
        })
        .collect();
    let mut text = String::from("{\"title\":");
    string(&mut text, title);
    text.push_str(",\"lines\":[");
    for (index, line) in texts.lines.text.iter().enumerate() {
        text.push_str(if index == 0 { "\n" } else { ",\n" });
        string(&mut text, line);
    }
    let _ = write!(text, "],\n\"texts\":[\n{}],\n", texts.rows.join(",\n"));
    let _ = write!(text, "\"entries\":[\n{}]}}", rows.join(",\n"));
    text
}

/// One entry.
fn row(entry: &Entry<'_>, from: usize, to: usize) -> String {
    let mut text = format!("{{\"run\":{},\"from\":{from},\"to\":{to}", entry.run);
    let words = [
        ("pipeline", entry.pipeline),
        ("argument", entry.pass_argument),
        ("class", entry.pass_class),
        ("anchor", entry.anchor),
        ("subject", entry.subject),
        ("when", entry.when),
    ];
    for (key, word) in words {
        let _ = write!(text, ",\"{key}\":");
        string(&mut text, word);
    }
    let ms = if entry.ms.is_finite() { entry.ms } else { 0.0 };
    let (changed, failed) = (entry.changed, entry.failed);
    let _ = write!(text, ",\"ms\":{ms:.6},\"changed\":{changed},\"failed\":{failed}");
    text.push_str(",\"patterns\":[");
    for (index, parts) in entry.patterns.iter().enumerate() {
        for (at, part) in parts.iter().enumerate() {
            text.push_str(if at > 0 {
                ","
            } else if index > 0 {
                ",["
            } else {
                "["
            });
            string(&mut text, part);
        }
        text.push(']');
    }
    text.push_str("],\"statistics\":[");
    for (index, (name, number)) in entry.statistics.iter().enumerate() {
        text.push_str(if index > 0 { ",[" } else { "[" });
        string(&mut text, name);
        let _ = write!(text, ",{number}]");
    }
    text.push_str("]}");
    text
}

/// Writes runs of steps of the same kind.
fn steps<'a>(text: &mut String, steps: &[Step], new: &[&'a str], lines: &mut Lines<'a>) {
    let mut at = 0;
    for (index, run) in steps.chunk_by(|a, b| a == b).enumerate() {
        text.push_str(if index == 0 { "" } else { "," });
        let kind = match run[0] {
            Step::Same => '=',
            Step::Renamed => '~',
            Step::Removed => '-',
            Step::Added => '+',
        };
        let _ = write!(text, "[\"{kind}\"");
        match run[0] {
            Step::Same | Step::Removed => {
                let _ = write!(text, ",{}", run.len());
            }
            Step::Renamed | Step::Added => {
                for line in &new[at..at + run.len()] {
                    let _ = write!(text, ",{}", lines.number(line));
                }
            }
        }
        text.push(']');
        at += if run[0] == Step::Removed { 0 } else { run.len() };
    }
}

/// Writes a JSON string that is safe inside a script element.
fn string(text: &mut String, value: &str) {
    text.push('"');
    for letter in value.chars() {
        match letter {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '<' | '\u{2028}' | '\u{2029}' | '\0'..='\u{1f}' => {
                let _ = write!(text, "\\u{:04x}", u32::from(letter));
            }
            _ => text.push(letter),
        }
    }
    text.push('"');
}

#[cfg(test)]
mod tests {
    use super::{json, string};
    use crate::Entry;

    #[test]
    fn prints_are_steps_from_the_one_before() {
        let of = |subject, before, ir| Entry { subject, before, ir, ..Entry::default() };
        let entries = [
            of("m", "a\nb\nc", "a\nb\nc"),
            of("f", "x", "x"),
            of("m", "a\nb\nc", "a\nc\nd"),
            of("m", "a\nd", "d"),
        ];
        let text = json("t", &entries);
        let after = |key: &str, end| text.split_once(key).map(|(_, rest)| rest.split_once(end));
        let texts = after("\"texts\":[\n", "],\n").flatten().map(|found| found.0);
        let expected = [
            r#"{"base":-1,"steps":[["+",0,1,2]]}"#,
            r#"{"base":-1,"steps":[["+",3]]}"#,
            r#"{"base":0,"steps":[["=",1],["-",1],["=",1],["+",4]]}"#,
            r#"{"base":2,"steps":[["=",1],["-",1],["=",1]]}"#,
            r#"{"base":3,"steps":[["-",1],["=",1]]}"#,
        ];
        assert_eq!(texts, Some(&*expected.join(",\n")));
        let pairs: Vec<_> = text.matches("\"from\":").map(str::len).collect();
        assert_eq!(pairs.len(), 4);
        assert!(text.contains(r#""from":0,"to":0"#) && text.contains(r#""from":3,"to":4"#));
        assert!(text.contains("\"lines\":[\n\"a\",\n\"b\",\n\"c\",\n\"x\",\n\"d\"]"), "{text}");
    }

    #[test]
    fn patterns_and_numbers() {
        let patterns = [["p", "a.b", "loc(\"<\":1:2)"], ["q", "c.d", "loc(unknown)"]];
        let patterns = patterns.map(|parts| parts.map(str::to_owned)).to_vec();
        let statistics = vec![("tried p".to_owned(), 2), ("iterations".to_owned(), 1)];
        let text = json("t", &[Entry { patterns, statistics, ..Entry::default() }]);
        let expected = r#""patterns":[["p","a.b","loc(\"\u003c\":1:2)"],["q","c.d","loc(unknown)"]],"statistics":[["tried p",2],["iterations",1]]}"#;
        assert!(text.contains(expected), "{text}");
    }

    #[test]
    fn strings_cannot_end_the_element() {
        let mut text = String::new();
        string(&mut text, "</script>\"\\\n\u{2028}é");
        assert_eq!(text, r#""\u003c/script>\"\\\u000a\u2028é""#);
    }
}
