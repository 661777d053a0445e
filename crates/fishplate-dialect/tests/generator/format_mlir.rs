//! The text of every type and attribute in MLIR's dialects, printed and parsed here, compared with `mlir-opt-22`.

use std::collections::BTreeMap;

use fishplate_dialect::format::text::{self, scan};
use fishplate_dialect::format::{Catalog, Form, Known, Value};
use fishplate_dialect::model::{Kind, Literal, Param};

use crate::coverage::upstream;
use crate::mlir_opt;
use crate::samples::{self, Sample};

/// Whether the parsed parameters equal the printed ones; an omitted one equals its default.
fn same(catalog: &Catalog, def: &Known, read: &[Sample], printed: &[Sample]) -> bool {
    let fill = |param: &Param, value: &Sample| match (value, &param.default) {
        (Value::None, Some(Literal::Text(text))) => Some(match param.kind.bare() {
            Kind::Type(_) => Value::Type(text.clone()),
            Kind::AffineMap => Value::AffineMap(text.clone()),
            Kind::IntegerSet => Value::IntegerSet(text.clone()),
            _ => Value::Attr(text.clone()),
        }),
        (Value::None, Some(default)) => Value::of_literal(default, catalog.enum_of(&param.kind)),
        (value, _) => Some(value.clone()),
    };
    def.def.params.iter().zip(read.iter().zip(printed)).all(|(param, (read, printed))| {
        fill(param, read).is_none_or(|read| Some(read) == fill(param, printed))
    })
}

/// Describes how a text that MLIR printed differs from the one printed here, if it does.
fn differs(catalog: &Catalog, def: &Known, params: &[Sample], theirs: &str) -> Option<String> {
    match text::parse(catalog, def, theirs) {
        Err(failure) => Some(format!("{theirs}: {failure}")),
        Ok(back) if !same(catalog, def, &back, params) => {
            Some(format!("{theirs}: we read {back:?}, it was {params:?}"))
        }
        Ok(_) => None,
    }
}

/// MLIR's output for each text, by position, and its messages about the others.
fn ask(texts: &[String]) -> mlir_opt::Answers {
    let module = |text: &String| format!("\"test.op\"() {{a = {text}}} : () -> ()");
    let modules: Vec<String> = texts.iter().map(module).collect();
    let mut answers = mlir_opt::ask(&modules);
    for printed in answers.printed.values_mut() {
        let start = printed.find("{a = ").unwrap_or_else(|| panic!("{printed}")) + 5;
        let length = scan::attribute_length(&printed[start..], true).unwrap();
        *printed = printed[start..start + length].to_owned();
    }
    answers
}

/// Behaviour 19.
#[test]
fn types_and_attributes_read_and_print_as_in_mlir() {
    let catalog = Catalog::new(upstream());
    let mut asked: Vec<(&Known, Vec<Sample>)> = Vec::new();
    let mut texts = Vec::new();
    let mut verdicts: BTreeMap<String, Result<usize, String>> = BTreeMap::new();
    let name = |def: &Known| format!("{}{}.{}", def.mark(), def.dialect, def.mnemonic());
    for def in catalog.definitions() {
        if def.def.mnemonic.is_none() {
            continue;
        }
        if let Form::Cpp(why) = &def.form {
            verdicts.insert(name(def), Err(why.clone()));
            continue;
        }
        let all = samples::of(&catalog, def);
        verdicts.insert(name(def), Err("no sample".to_owned()));
        for sample in all {
            match text::print(&catalog, def, &sample) {
                Ok(text) => {
                    texts.push(text);
                    asked.push((def, sample));
                }
                Err(failure) => {
                    verdicts.insert(name(def), Err(failure.message));
                }
            }
        }
    }
    let answers = ask(&texts);
    // If MLIR prints something else, it must be something that it cannot parse itself.
    let other: Vec<usize> = answers
        .printed
        .iter()
        .filter(|(at, theirs)| texts[**at] != **theirs)
        .map(|(at, _)| *at)
        .collect();
    let theirs: Vec<String> = other.iter().map(|at| answers.printed[at].clone()).collect();
    let again = ask(&theirs);
    let spelled = |at: usize, theirs: &str| {
        let second = other.iter().position(|other| *other == at)?;
        let readable = again.printed.contains_key(&second);
        readable.then(|| format!("we print {}, MLIR {theirs}", texts[at]))
    };
    for (at, (def, sample)) in asked.iter().enumerate() {
        let verdict = verdicts.entry(name(def)).or_insert(Ok(0));
        match answers.printed.get(&at) {
            Some(theirs) => {
                match differs(&catalog, def, sample, theirs).or_else(|| spelled(at, theirs)) {
                    Some(why) => *verdict = Err(format!("differs: {why}")),
                    None => match verdict {
                        Ok(count) => *count += 1,
                        Err(why) if why.starts_with("differs") => {}
                        Err(_) => *verdict = Ok(1),
                    },
                }
            }
            None => {
                if verdict.as_ref().is_err_and(|why| !why.starts_with("differs")) {
                    let why = answers.refused.get(&at).map_or("no answer", String::as_str);
                    *verdict = Err(format!("MLIR refuses {}: {why}", texts[at]));
                }
            }
        }
    }
    let agree = verdicts.values().filter(|verdict| verdict.is_ok()).count();
    let others: Vec<String> = verdicts
        .iter()
        .filter_map(|(name, verdict)| Some(format!("{name}: {}", verdict.as_ref().err()?)))
        .collect();
    insta::assert_snapshot!(others.join("\n"));
    assert!(agree >= 355, "{agree} definitions agree");
}
