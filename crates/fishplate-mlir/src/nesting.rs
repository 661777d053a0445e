//! Nesting depth of a text, and the amount of text that its aliases expand to. MLIR and LLVM recurse for every bracket,
//! for every operator of an affine expression and for every alias in an alias. So does all code that processes the
//! result. A text that nests too deep would overflow the stack, and a few lines of aliases can expand to more text than
//! fits into memory. Both are refused before a parser sees them.
//!
//! The text is scanned once, without recursion.

use std::collections::HashMap;

/// Deepest nesting of operations, types, attributes, locations and affine expressions that callers may build.
pub const DEEPEST: usize = 512;
/// Deepest nesting of a text. IR that is [`DEEPEST`] levels deep prints up to four levels of text for each of them.
pub const DEEPEST_TEXT: usize = 4 * DEEPEST;
/// Most bytes that the aliases in one text may expand to, and that one type or attribute may print as.
pub const LARGEST: u64 = 256 << 20;
/// Number of bytes counted for a use of a value that MLIR's printer replaces by an alias again.
const PRINTED_ALIAS: u64 = 16;

/// Prefixes of values to which MLIR's printer always gives an alias.
const NAMED_AGAIN: [&[u8]; 8] = [
    b"affine_map",
    b"affine_set",
    b"loc(",
    b"distinct",
    b"#llvm.access_group",
    b"#llvm.alias_scope",
    b"#llvm.di_",
    b"#llvm.tbaa_",
];

/// The language of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Syntax {
    /// MLIR: comments start with `//`, and `#name = ...` and `!name = ...` define aliases.
    Mlir,
    /// LLVM: comments start with `;`, and `%name = type ...` and `!name = ...` define names.
    Llvm,
}

/// The reason why a text is refused, with its line and column from 1.
#[derive(Debug)]
pub struct Fault {
    /// The line.
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
    /// The reason.
    pub message: String,
}

/// Measurements of an accepted text.
#[derive(Debug, Clone, Copy)]
pub struct TextMeasure {
    /// Number of levels that it nests.
    pub depth: usize,
    /// Number of bytes that its largest alias expands to.
    pub alias: u64,
}

/// Measures a text. Fails if it nests deeper than [`DEEPEST_TEXT`], or if its aliases expand to more than [`LARGEST`]
/// bytes.
pub fn measure(text: &[u8], syntax: Syntax) -> Result<TextMeasure, Fault> {
    Scan::new(text, syntax).run()
}

/// An open bracket.
#[derive(Clone, Copy)]
struct Level {
    /// Number of operators since the last comma.
    operators: usize,
    /// Whether operators count: affine expressions are in parentheses or square brackets.
    counts: bool,
}

/// Nesting depth of a definition, and the bytes that it expands to.
#[derive(Clone, Copy)]
struct Alias {
    depth: usize,
    size: u64,
}

/// A definition that has started.
struct Definition<'a> {
    name: &'a [u8],
    start: usize,
    /// The start of its value.
    value: usize,
    depth: usize,
    /// Number of bytes that the aliases in it expand to.
    inside: u64,
}

struct Scan<'a> {
    text: &'a [u8],
    syntax: Syntax,
    levels: Vec<Level>,
    /// Number of open brackets, plus operators that still need their right operand.
    depth: usize,
    deepest: usize,
    aliases: HashMap<&'a [u8], Alias>,
    /// The largest depth and size of any alias.
    heaviest: Alias,
    definition: Option<Definition<'a>>,
    /// Number of bytes that aliases outside definitions expand to.
    expanded: u64,
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-')
}

/// Bytes with a meaning for the scan in one of its states; all others are skipped.
type Meaning = [bool; 256];

const fn meaning(bytes: &[u8], more: &[u8]) -> Meaning {
    let (mut table, mut at) = ([false; 256], 0);
    while at < bytes.len() + more.len() {
        let byte = if at < bytes.len() { bytes[at] } else { more[at - bytes.len()] };
        table[byte as usize] = true;
        at += 1;
    }
    table
}

impl Syntax {
    /// Returns the bytes with a meaning where operators count or do not, inside a definition or not.
    fn meaning(self, counts: bool, defines: bool) -> &'static Meaning {
        const MLIR: &[u8] = b"()[]{}<>\"/-#!";
        const LLVM: &[u8] = b"()[]{}<>\";-#!%";
        static MEANINGS: [Meaning; 8] = [
            meaning(MLIR, b""),
            meaning(MLIR, b"\n"),
            meaning(MLIR, b",+*fcm"),
            meaning(MLIR, b",+*fcm\n"),
            meaning(LLVM, b""),
            meaning(LLVM, b"\n"),
            meaning(LLVM, b",+*fcm"),
            meaning(LLVM, b",+*fcm\n"),
        ];
        let language = usize::from(self == Syntax::Llvm);
        &MEANINGS[4 * language + 2 * usize::from(counts) + usize::from(defines)]
    }
}

impl<'a> Scan<'a> {
    fn new(text: &'a [u8], syntax: Syntax) -> Self {
        let (levels, aliases) = (Vec::new(), HashMap::new());
        let (depth, deepest, definition, expanded) = (0, 0, None, 0);
        let heaviest = Alias { depth: 0, size: 0 };
        Self { text, syntax, levels, depth, deepest, aliases, heaviest, definition, expanded }
    }

    fn run(mut self) -> Result<TextMeasure, Fault> {
        let text = self.text;
        let mut at = 0;
        while at < text.len() {
            let counts = self.levels.last().is_some_and(|level| level.counts);
            let meaning = self.syntax.meaning(counts, self.definition.is_some());
            let Some(skipped) = text[at..].iter().position(|byte| meaning[usize::from(*byte)])
            else {
                break;
            };
            at = self.step(at + skipped)?;
        }
        self.finish(text.len())?;
        Ok(TextMeasure { depth: self.deepest, alias: self.heaviest.size })
    }

    /// Reads the token at `at`, and returns the position after it.
    fn step(&mut self, at: usize) -> Result<usize, Fault> {
        let text = self.text;
        let next = text.get(at + 1).copied();
        match text[at] {
            b'\n' => self.line_end(at)?,
            b'"' => return Ok(end_of_string(text, at) + 1),
            b'/' if self.syntax == Syntax::Mlir && next == Some(b'/') => {
                return Ok(line_after(text, at));
            }
            b';' if self.syntax == Syntax::Llvm => return Ok(line_after(text, at)),
            // Comparisons and arrows are neither brackets nor operators.
            b'<' | b'>' if next == Some(b'=') => {}
            b'-' if next == Some(b'>') => return Ok(at + 2),
            b'(' | b'[' => self.open(at, true)?,
            b'{' | b'<' => self.open(at, false)?,
            b')' | b']' | b'}' | b'>' => self.close(),
            b',' => {
                if let Some(level) = self.levels.last_mut() {
                    self.depth -= std::mem::take(&mut level.operators);
                }
            }
            b'+' | b'-' | b'*' => self.operator(at)?,
            b'f' | b'c' | b'm' => return self.word(at),
            b'%' if self.syntax == Syntax::Mlir => {}
            b'#' | b'!' | b'%' => return self.name(at),
            _ => {}
        }
        Ok(at + 1)
    }

    fn open(&mut self, at: usize, counts: bool) -> Result<(), Fault> {
        self.levels.push(Level { operators: 0, counts });
        self.depth += 1;
        self.reach(at, 0)
    }

    fn close(&mut self) {
        if let Some(level) = self.levels.pop() {
            self.depth -= 1 + level.operators;
        }
    }

    fn operator(&mut self, at: usize) -> Result<(), Fault> {
        match self.levels.last_mut() {
            Some(level) if level.counts => level.operators += 1,
            _ => return Ok(()),
        }
        self.depth += 1;
        self.reach(at, 0)
    }

    /// Reads a word that may be an operator.
    fn word(&mut self, at: usize) -> Result<usize, Fault> {
        if !self.levels.last().is_some_and(|level| level.counts) {
            return Ok(at + 1);
        }
        let rest = &self.text[at..];
        let found =
            [&b"floordiv"[..], b"ceildiv", b"mod"].into_iter().find(|word| rest.starts_with(word));
        let Some(found) = found else { return Ok(at + 1) };
        self.operator(at)?;
        Ok(at + found.len())
    }

    /// Records the nesting depth at this place, with `more` levels below it.
    fn reach(&mut self, at: usize, more: usize) -> Result<(), Fault> {
        let depth = self.depth.saturating_add(more);
        self.deepest = self.deepest.max(depth);
        if let Some(definition) = &mut self.definition {
            definition.depth = definition.depth.max(depth);
        }
        if depth <= DEEPEST_TEXT {
            return Ok(());
        }
        let what = if more == 0 { "brackets and operators" } else { "aliases" };
        Err(self.fault(at, format!("{what} nest deeper than {DEEPEST_TEXT}")))
    }

    /// Reads a name that may define or use an alias.
    fn name(&mut self, at: usize) -> Result<usize, Fault> {
        let text = self.text;
        let length = text[at + 1..].iter().position(|byte| !is_name(*byte));
        let end = length.map_or(text.len(), |length| at + 1 + length);
        if self.levels.is_empty() && self.defines(at, end) {
            self.finish(at)?;
            let (name, depth, inside) = (&text[at..end], 0, 0);
            let value = end + text[end..].iter().position(|byte| *byte == b'=').unwrap_or(0) + 1;
            self.definition = Some(Definition { name, start: at, value, depth, inside });
            return Ok(value);
        }
        self.used(at, end)?;
        Ok(end)
    }

    /// Counts the expansion of the alias with that name, if it is one.
    fn used(&mut self, at: usize, end: usize) -> Result<(), Fault> {
        let Alias { depth, size } = self.heaviest;
        if depth == 0 {
            return Ok(());
        }
        // If no alias is large, none needs to be looked up: uses cannot expand to more than a few times the length of
        // the text.
        let light = size <= PRINTED_ALIAS && self.depth + depth <= DEEPEST_TEXT;
        if light && self.definition.is_none() {
            return self.reach(at, depth);
        }
        let Some(alias) = self.aliases.get(&self.text[at..end]).copied() else { return Ok(()) };
        self.reach(at, alias.depth)?;
        match &mut self.definition {
            Some(definition) => definition.inside = definition.inside.saturating_add(alias.size),
            None => self.expanded = self.expanded.saturating_add(alias.size),
        }
        if self.expanded > LARGEST.max(8 * self.text.len() as u64) {
            return Err(self.fault(at, expands()));
        }
        Ok(())
    }

    /// Whether the name that ends at `end` is followed by `=`, as in a definition.
    fn defines(&self, at: usize, end: usize) -> bool {
        let rest = self.text[end..].trim_ascii_start();
        let Some(value) = rest.strip_prefix(b"=").filter(|value| !value.starts_with(b"=")) else {
            return false;
        };
        match (self.syntax, self.text[at]) {
            (Syntax::Mlir, kind) => kind != b'%',
            (Syntax::Llvm, b'%') => value.trim_ascii_start().starts_with(b"type"),
            (Syntax::Llvm, kind) => kind == b'!',
        }
    }

    /// Handles the end of a line. Outside all brackets, a definition ends there if its value is complete and the next
    /// line starts with something that could be an operation.
    fn line_end(&mut self, at: usize) -> Result<(), Fault> {
        let Some(definition) = self.definition.as_ref().filter(|_| self.levels.is_empty()) else {
            return Ok(());
        };
        let next = self.text[at + 1..].iter().find(|byte| !matches!(byte, b' ' | b'\t' | b'\r'));
        if !next.is_some_and(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'"' | b'%')) {
            return Ok(());
        }
        let value = self.text[definition.value.min(at)..at].trim_ascii_end();
        let whole = match value.last() {
            None | Some(b':' | b'=' | b'-' | b',') => false,
            Some(b'>') => !value.ends_with(b"->"),
            Some(_) => true,
        };
        if whole { self.finish(at) } else { Ok(()) }
    }

    /// Ends the current definition, whose value goes up to `end`.
    fn finish(&mut self, end: usize) -> Result<(), Fault> {
        let Some(definition) = self.definition.take() else { return Ok(()) };
        let Definition { name, start, value, depth, inside } = definition;
        if inside > LARGEST {
            return Err(self.fault(start, expands()));
        }
        let value = &self.text[value.min(end)..end];
        let size = match self.is_named_again(value.trim_ascii_start()) {
            true => PRINTED_ALIAS,
            false => inside.saturating_add(value.len() as u64),
        };
        let alias = Alias { depth: depth.max(1), size };
        self.heaviest.depth = self.heaviest.depth.max(alias.depth);
        self.heaviest.size = self.heaviest.size.max(alias.size);
        self.aliases.insert(name, alias);
        Ok(())
    }

    fn is_named_again(&self, value: &[u8]) -> bool {
        self.syntax == Syntax::Llvm || NAMED_AGAIN.iter().any(|kind| value.starts_with(kind))
    }

    #[cold]
    fn fault(&self, at: usize, message: String) -> Fault {
        let before = &self.text[..at];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let number = |value: usize| u32::try_from(value).unwrap_or(u32::MAX);
        Fault { line: number(line), column: number(at - start + 1), message }
    }
}

fn expands() -> String {
    format!("aliases expand to more than {} MiB of text", LARGEST >> 20)
}

/// Returns the end of the line at `at`.
fn line_after(text: &[u8], at: usize) -> usize {
    text[at..].iter().position(|byte| *byte == b'\n').map_or(text.len(), |length| at + length)
}

/// Returns the position of the quote that ends the string at `start`. Strings do not span lines.
fn end_of_string(text: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => return at,
            b'\n' => return at - 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}
