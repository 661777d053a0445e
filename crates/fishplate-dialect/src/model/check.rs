//! The rules for names and texts of a model. Names come from files that others wrote, and end up in paths, code and
//! comments. Anything that could leave the output folder, or end a literal or a comment, is refused here, before
//! anything is written or registered.

use super::{Def, Dialect, Enum, Kind, Op, Param, Variadicity};

/// Names longer than this make file names that systems refuse.
const LONGEST: usize = 200;

/// A name or text that is refused.
#[derive(Debug, thiserror::Error)]
#[error("{what}: expected {expected}, got {:?}", .text.chars().take(80).collect::<String>())]
pub struct Refused {
    /// The thing that it names: `the dialect`, `operand 0 of the operation tk.add`.
    what: String,
    /// The text as given.
    text: String,
    /// The allowed form.
    expected: &'static str,
}

/// The rule that a text must follow.
#[derive(Clone, Copy)]
enum Rule {
    /// A name in MLIR's text, which goes into paths, literals and MLIR text.
    Name,
    /// A name, or nothing.
    NameOrNothing,
    /// An enum case, or the name of an operation within its dialect. It may start with a digit.
    Suffix,
    /// A class in generated code.
    Identifier,
    /// A C++ class or namespace.
    Qualified,
    /// A C++ type.
    CppType,
    /// Text for people.
    Words,
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn is_name(text: &str) -> bool {
    let starts = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    starts
        && text.len() <= LONGEST
        && text.bytes().all(|b| is_word(b) || matches!(b, b'$' | b'.' | b'-'))
}

/// Whether a character would end a line in some language, or reads differently from how it looks.
fn is_hidden(c: char) -> bool {
    let directs = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    directs || matches!(c, '\u{2028}' | '\u{2029}') || (c.is_control() && !matches!(c, '\n' | '\t'))
}

impl Rule {
    fn allows(self, text: &str) -> bool {
        match self {
            Rule::Name => is_name(text),
            Rule::NameOrNothing => text.is_empty() || is_name(text),
            Rule::Suffix => is_name(&format!("_{text}")) && !text.is_empty(),
            Rule::Identifier => is_name(text) && text.bytes().all(is_word),
            Rule::Qualified => text.bytes().all(|b| is_word(b) || b == b':'),
            Rule::CppType => {
                let breaks = |c: char| matches!(c, ';' | '{' | '}' | '"' | '\\' | '#' | '`' | '\'');
                !text.contains(|c| breaks(c) || c == '\n' || is_hidden(c))
                    && !["//", "/*", "*/"].iter().any(|mark| text.contains(mark))
            }
            Rule::Words => !text.replace("\r\n", "\n").contains(is_hidden),
        }
    }

    fn expected(self) -> &'static str {
        match self {
            Rule::Name | Rule::NameOrNothing => {
                "a letter or _, then letters, digits, _, $, . or -, at most 200 in all"
            }
            Rule::Suffix => "letters, digits, _, $, . or -, at most 200 in all",
            Rule::Identifier => "a letter or _, then letters, digits or _, at most 200 in all",
            Rule::Qualified => "a C++ name: letters, digits, _ and ::",
            Rule::CppType => "a C++ type on one line, without quotes, braces and comments",
            Rule::Words => "text without control characters",
        }
    }
}

fn expect(rule: Rule, text: &str, what: impl FnOnce() -> String) -> Result<(), Refused> {
    match rule.allows(text) {
        true => Ok(()),
        false => Err(Refused { what: what(), text: text.to_owned(), expected: rule.expected() }),
    }
}

/// Checks the texts of one item, each by a rule and with its name.
fn expect_all(of: &str, texts: &[(Rule, &str, &str)]) -> Result<(), Refused> {
    let mut texts = texts.iter();
    texts.try_for_each(|(rule, text, word)| expect(*rule, text, || format!("the {word} of {of}")))
}

impl Dialect {
    /// Refuses invalid names, and texts that could become code.
    pub fn check(&self) -> Result<(), Refused> {
        use Rule::{Identifier, Name, Qualified, Suffix, Words};
        expect(Name, &self.name, || "the name of the dialect".to_owned())?;
        let of = format!("the dialect {}", self.name);
        expect_all(
            &of,
            &[
                (Qualified, &self.cpp_class, "C++ class"),
                (Qualified, &self.cpp_namespace, "C++ namespace"),
                (Words, &self.summary, "summary"),
                (Words, &self.description, "description"),
            ],
        )?;
        // MLIR's own files sometimes put two names into one text.
        for depends in self.depends_on.iter().flat_map(|text| text.split(',')).map(str::trim) {
            expect(Qualified, depends, || format!("a dialect that {of} depends on"))?;
        }
        for omission in &self.omissions {
            expect(Words, &omission.name, || format!("an omission of {of}"))?;
            expect(Words, &omission.reason, || format!("the omission {} of {of}", omission.name))?;
        }
        self.enums.iter().try_for_each(enumeration)?;
        for def in self.types.iter().chain(&self.attrs) {
            expect(Identifier, &def.name, || format!("a class of {of}"))?;
            definition(def, &format!("{}.{}", self.name, def.name))?;
        }
        for op in &self.ops {
            expect(Suffix, &op.name, || format!("an operation of {of}"))?;
            operation(op, &format!("{}.{}", self.name, op.name))?;
        }
        Ok(())
    }
}

fn enumeration(e: &Enum) -> Result<(), Refused> {
    use Rule::{Identifier, Qualified, Suffix, Words};
    expect(Identifier, &e.name, || "the name of an enumeration".to_owned())?;
    let of = format!("the enumeration {}", e.name);
    expect_all(
        &of,
        &[
            (Rule::NameOrNothing, &e.def, "record"),
            (Qualified, &e.cpp_type, "C++ type"),
            (Words, &e.separator, "separator"),
            (Words, &e.summary, "summary"),
        ],
    )?;
    for case in &e.cases {
        expect_all(
            &of,
            &[
                (Suffix, &case.symbol, "symbol of a case"),
                (Words, &case.text, "text of a case"),
                (Words, &case.summary, "summary of a case"),
            ],
        )?;
    }
    Ok(())
}

fn definition(def: &Def, of: &str) -> Result<(), Refused> {
    use Rule::{Name, NameOrNothing, Qualified, Words};
    expect_all(
        of,
        &[
            (NameOrNothing, &def.def, "record"),
            (Qualified, &def.cpp_class, "C++ class"),
            (NameOrNothing, def.mnemonic.as_deref().unwrap_or_default(), "mnemonic"),
            (Words, &def.summary, "summary"),
            (Words, &def.description, "description"),
        ],
    )?;
    if let Some(wraps) = &def.wraps {
        expect_all(of, &[(Name, &wraps.dialect, "dialect"), (Name, &wraps.name, "enumeration")])?;
    }
    def.params.iter().try_for_each(|param| parameter(param, of))
}

fn parameter(param: &Param, of: &str) -> Result<(), Refused> {
    use Rule::{CppType, Name, Words};
    expect_all(
        of,
        &[
            (Name, &param.name, "name of a parameter"),
            (CppType, &param.cpp_type, "C++ type of a parameter"),
            (Words, &param.summary, "summary of a parameter"),
        ],
    )?;
    kind(&param.kind, of)
}

/// Checks the definitions that a kind names.
fn kind(of: &Kind, what: &str) -> Result<(), Refused> {
    let mut refused = Ok(());
    of.each_ref(&mut |def| {
        let names = [(Rule::Name, &*def.dialect, "dialect"), (Rule::Name, &*def.name, "class")];
        let this = expect_all(&format!("a kind in {what}"), &names);
        if refused.is_ok() {
            refused = this;
        }
    });
    refused
}

fn operation(op: &Op, of: &str) -> Result<(), Refused> {
    use Rule::{CppType, Identifier, Name, NameOrNothing, Qualified, Words};
    expect_all(
        of,
        &[
            (Identifier, &op.class, "class"),
            (NameOrNothing, &op.def, "record"),
            (Qualified, &op.cpp_namespace, "C++ namespace"),
            (Words, &op.summary, "summary"),
            (Words, &op.description, "description"),
        ],
    )?;
    for slot in op.operands.iter().chain(&op.results) {
        let cpp = slot.cpp_class.as_deref().unwrap_or_default();
        let sizes = match &slot.variadicity {
            Variadicity::VariadicOfVariadic(attribute) => attribute,
            _ => "",
        };
        expect_all(
            of,
            &[
                (NameOrNothing, &slot.name, "name of an operand or result"),
                (CppType, cpp, "C++ class of an operand or result"),
                (NameOrNothing, sizes, "attribute of sizes"),
                (Words, &slot.summary, "summary of an operand or result"),
            ],
        )?;
    }
    for slot in &op.attrs {
        expect_all(
            of,
            &[
                (Name, &slot.name, "name of an attribute"),
                (CppType, &slot.storage, "storage of an attribute"),
                (Words, &slot.summary, "summary of an attribute"),
            ],
        )?;
        kind(&slot.kind, of)?;
    }
    for name in &op.arguments {
        expect(NameOrNothing, name, || format!("an argument of {of}"))?;
    }
    for region in &op.regions {
        expect(NameOrNothing, &region.name, || format!("a region of {of}"))?;
        expect(Words, &region.summary, || format!("the summary of a region of {of}"))?;
    }
    for successor in &op.successors {
        expect(NameOrNothing, &successor.name, || format!("a successor of {of}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Dialect {
        Dialect { name: name.to_owned(), ..Dialect::default() }
    }

    #[test]
    fn names_are_no_paths_and_no_code() {
        for name in ["tk", "arm_sve", "a.b", "x$1", "_"] {
            assert!(named(name).check().is_ok(), "{name}");
        }
        let long = "a".repeat(201);
        for name in [
            "", ".", "..", "../a", "/a", "a/b", "a\\b", "a b", "a\"", "a\n", "1a", "é", "a\0",
            &long,
        ] {
            assert!(named(name).check().is_err(), "{name:?}");
        }
    }

    #[test]
    fn every_text_of_a_model_is_checked() {
        let fine = || Dialect {
            enums: vec![Enum {
                name: "E".into(),
                cases: vec![Default::default()],
                ..Enum::default()
            }],
            types: vec![Def { name: "T".into(), ..Def::default() }],
            ops: vec![Op { name: "add".into(), class: "AddOp".into(), ..Op::default() }],
            ..named("tk")
        };
        let check = |change: &dyn Fn(&mut Dialect)| {
            let mut model = fine();
            model.enums[0].cases[0].symbol = "A".into();
            change(&mut model);
            model.check()
        };
        assert!(check(&|_| ()).is_ok());
        let bad = "x*/\rint y;\"";
        let changes: &[&dyn Fn(&mut Dialect)] = &[
            &|m| m.cpp_namespace = bad.into(),
            &|m| m.cpp_class = bad.into(),
            &|m| m.summary = bad.into(),
            &|m| m.description = bad.into(),
            &|m| m.depends_on.push(bad.into()),
            &|m| m.enums[0].name = bad.into(),
            &|m| m.enums[0].cpp_type = bad.into(),
            &|m| m.enums[0].cases[0].symbol = bad.into(),
            &|m| m.enums[0].cases[0].text = bad.into(),
            &|m| m.types[0].name = bad.into(),
            &|m| m.types[0].mnemonic = Some(bad.into()),
            &|m| m.types[0].cpp_class = bad.into(),
            &|m| m.ops[0].name = bad.into(),
            &|m| m.ops[0].class = bad.into(),
            &|m| m.ops[0].summary = bad.into(),
            &|m| m.ops[0].arguments.push(bad.into()),
        ];
        for (at, change) in changes.iter().enumerate() {
            assert!(check(change).is_err(), "change {at}");
        }
    }
}
