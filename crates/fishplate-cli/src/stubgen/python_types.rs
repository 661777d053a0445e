//! Python types for schemas, of parameters and of results.

use std::collections::BTreeMap;

use crate::schema::Schema;

/// Types without arguments. `%` is replaced by the package.
const ROWS: &[(&str, &str)] = &[
    ("int", "int"),
    ("float", "float"),
    ("bool", "bool"),
    ("None", "None"),
    ("ffi.String", "str"),
    ("std::string", "str"),
    ("const char*", "str"),
    ("ffi.Bytes", "bytes"),
    ("TVMFFIByteArray*", "bytes"),
    ("DataType", "%.dtype"),
    ("Device", "%.Device"),
    ("DLTensor*", "%.Tensor"),
    ("ffi.Tensor", "%.Tensor"),
    ("ffi.Shape", "%.Shape"),
    ("ffi.Module", "%.Module"),
    ("ffi.Object", "%.Object"),
];
/// Containers: the type of a result, the wider one of a parameter, and the number of type arguments.
const CONTAINERS: &[(&str, &str, &str, usize)] = &[
    ("ffi.Array", "%.Array", "Sequence", 1),
    ("ffi.List", "%.List", "Sequence", 1),
    ("ffi.Map", "%.Map", "Mapping", 2),
    ("ffi.Dict", "%.Dict", "Mapping", 2),
];

/// The types that a stub can name.
pub(super) struct Types<'a> {
    pub(super) classes: &'a BTreeMap<&'a str, Vec<String>>,
    pub(super) package: &'a str,
}

impl Types<'_> {
    /// A generated class.
    pub(super) fn class(&self, key: &str) -> Option<String> {
        self.classes.get(key).map(|path| path.join("."))
    }

    /// Any object.
    pub(super) fn object(&self) -> String {
        format!("{}.Object", self.package)
    }

    /// Annotation of a result of this type; unknown types are any value.
    pub(super) fn result(&self, schema: Option<&Schema>) -> String {
        self.spell(schema, false)
    }

    /// Annotation of a parameter of this type.
    pub(super) fn param(&self, schema: Option<&Schema>) -> String {
        self.spell(schema, true)
    }

    fn spell(&self, schema: Option<&Schema>, is_param: bool) -> String {
        let Some(schema) = schema else { return "Any".into() };
        if let Some((_, plain)) = ROWS.iter().find(|(key, _)| *key == schema.name) {
            return plain.replace('%', self.package);
        }
        let container = CONTAINERS.iter().find(|(key, ..)| *key == schema.name);
        if let Some((_, result, param, count)) = container {
            let args = (0..*count).map(|i| self.spell(schema.args.get(i), is_param));
            let args = args.collect::<Vec<_>>().join(", ");
            let name = if is_param { param } else { result };
            return format!("{}[{args}]", name.replace('%', self.package));
        }
        let all = || schema.args.iter().map(|arg| self.spell(Some(arg), is_param));
        match schema.name.as_str() {
            "Optional" => union(all().chain(["None".into()])),
            "Variant" if !schema.args.is_empty() => union(all()),
            "Tuple" if is_param => "Sequence[Any]".into(),
            "Tuple" => format!("{}.Array[Any]", self.package),
            "ffi.Function" if is_param => self.callable(schema),
            "ffi.Function" => format!("{}.Function", self.package),
            key => self.class(key).unwrap_or_else(|| "Any".into()),
        }
    }

    /// A function parameter: the parameters of that function are results for it.
    fn callable(&self, schema: &Schema) -> String {
        let Some(signature) = &schema.named_args else { return "Callable[..., Any]".into() };
        let params: Vec<String> = signature.params.iter().map(|p| self.result(Some(p))).collect();
        format!("Callable[[{}], {}]", params.join(", "), self.param(Some(&signature.result())))
    }
}

/// A union of alternatives without duplicates.
fn union(types: impl Iterator<Item = String>) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in types.flat_map(|t| split_union(&t)) {
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    if parts.iter().any(|part| part == "Any") { "Any".into() } else { parts.join(" | ") }
}

/// Splits `A | B` into its parts; bars inside brackets belong to a part.
fn split_union(text: &str) -> Vec<String> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            '|' if depth == 0 => {
                parts.push(text[start..at].trim().to_owned());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim().to_owned());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(json: &str) -> (String, String) {
        let classes = BTreeMap::from([("a.B", vec!["a".to_owned(), "B".to_owned()])]);
        let types = Types { classes: &classes, package: "tvm_ffi" };
        let schema: Schema = serde_json::from_str(json).unwrap();
        (types.param(Some(&schema)), types.result(Some(&schema)))
    }

    #[test]
    fn types_are_spelled_for_their_place() {
        let array = r#"{"type":"Optional","args":[{"type":"ffi.Array","args":[{"type":"Variant","args":[{"type":"int"},{"type":"a.B"}]}]}]}"#;
        let (param, result) = spelled(array);
        assert_eq!(param, "Sequence[int | a.B] | None");
        assert_eq!(result, "tvm_ffi.Array[int | a.B] | None");
        let function = r#"{"type":"ffi.Function","named_args":{"return":[],"params":[{"type":"ffi.String"}]}}"#;
        assert_eq!(spelled(function), ("Callable[[str], None]".into(), "tvm_ffi.Function".into()));
        assert_eq!(spelled(r#"{"type":"what.else"}"#).0, "Any");
        let optional =
            r#"{"type":"Optional","args":[{"type":"Optional","args":[{"type":"int"}]}]}"#;
        assert_eq!(spelled(optional).0, "int | None");
    }
}
