//! Parts of definitions that exist only as C++ code, for every kind of definition. The report names each of them.

use super::omit;
use crate::model::{Dialect, OmissionKind};
use crate::records::{DagArg, Record};

/// Flags of records that indicate C++ code.
const FLAGS: &[(&str, OmissionKind)] = &[
    ("hasFolder", OmissionKind::Folder),
    ("hasCanonicalizer", OmissionKind::Canonicalizer),
    ("hasCanonicalizeMethod", OmissionKind::Canonicalizer),
    ("hasConstantMaterializer", OmissionKind::Folder),
    ("hasOperationAttrVerify", OmissionKind::Verifier),
    ("hasRegionArgAttrVerify", OmissionKind::Verifier),
    ("hasRegionResultAttrVerify", OmissionKind::Verifier),
];

/// Records the folders, canonicalizers, interfaces and methods of a definition, or of the dialect itself.
pub(super) fn note(model: &mut Dialect, record: Record<'_>, key: &str) {
    for (flag, kind) in FLAGS {
        if record.flag(flag) {
            omit(model, key, *kind, format!("{flag}: C++ code"));
        }
    }
    interfaces(model, &record.defs("traits"), key);
    for method in methods(record.text("extraClassDeclaration").unwrap_or_default()) {
        let reason = "extraClassDeclaration: C++ code";
        omit(model, format!("{key}.{method}"), OmissionKind::Method, reason);
    }
}

/// The builders of a definition, by their parameters in C++.
pub(super) fn builders(record: Record<'_>) -> crate::Result<Vec<String>> {
    let params = |builder: &Record<'_>| -> crate::Result<String> {
        let params = builder.dag("dagParams")?;
        Ok(params.into_iter().map(builder_param).collect::<Vec<_>>().join(", "))
    };
    record.defs("builders").iter().map(params).collect()
}

/// The name of a trait that a project defines in C++ besides MLIR's own. It may verify operations.
fn own_trait(record: Record<'_>) -> Option<String> {
    let (space, name) = (record.word("cppNamespace")?, record.word("trait")?);
    let is_mlirs = matches!(space.trim_start_matches("::"), "mlir" | "mlir::OpTrait");
    (record.is("NativeTrait") && !is_mlirs).then(|| format!("{space}::{name}"))
}

fn builder_param(arg: DagArg<'_>) -> String {
    let (text, name) = match arg {
        DagArg::Text(text, name) => (text, name),
        DagArg::Record(record, name) => (record.text("type").unwrap_or(record.name), name),
    };
    format!("{text} {name}").trim_end().to_owned()
}

fn interfaces(model: &mut Dialect, traits: &[Record<'_>], key: &str) {
    for record in traits {
        if record.is("TraitList") {
            interfaces(model, &record.defs("traits"), key);
        } else if record.is("DeclareInterfaceMethods") {
            let name = record.word("cppInterfaceName").unwrap_or(record.name);
            let reason = format!("methods of {name}: C++ code");
            omit(model, key, OmissionKind::Interface, reason);
        } else if let Some(name) = own_trait(*record) {
            omit(model, key, OmissionKind::Verifier, format!("trait {name}: C++ code"));
        }
    }
}

/// The names of the functions that C++ text declares outside bodies, without duplicates.
fn methods(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let text = &lines.collect::<Vec<_>>().join("\n");
    let mut names: Vec<String> = Vec::new();
    let mut depth = 0_usize;
    let mut start = 0;
    for (at, mark) in text.char_indices() {
        match mark {
            '}' => (depth, start) = (depth.saturating_sub(1), at + 1),
            ')' => depth = depth.saturating_sub(1),
            ';' | ':' if depth == 0 => start = at + 1,
            '{' | '(' => {
                let head = text.get(start..at).unwrap_or_default().trim_end();
                let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
                let name = head.rfind(|c| !part(c)).map_or(head, |end| &head[end + 1..]);
                // Nothing precedes a call in a default value or a macro.
                let declares = head.len() > name.len() && !name.is_empty();
                if mark == '(' && depth == 0 && declares && !names.iter().any(|known| known == name)
                {
                    names.push(name.to_owned());
                }
                depth += 1;
            }
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::methods;

    #[test]
    fn methods_are_found_by_their_names() {
        let text = "
            static StringRef getName() { return call(x); }
            ::mlir::Type getElementType() const; // a note (of it)
            int64_t getNumTiles(int64_t rank = 0, bool (*f)(int) = nullptr);
            bool isA() { if (a) { return b(); } return false; }
            using Base::Base;
        ";
        assert_eq!(methods(text), ["getName", "getElementType", "getNumTiles", "isA"]);
        assert!(methods("").is_empty());
    }
}
