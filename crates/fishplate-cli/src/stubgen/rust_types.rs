//! Rust types for schemas, of parameters and of results.

use std::collections::BTreeMap;

use crate::schema::Schema;

/// Types without arguments: the key, the type of a result, and that of a parameter.
const ROWS: &[(&str, &str, &str)] = &[
    ("int", "i64", "i64"),
    ("float", "f64", "f64"),
    ("bool", "bool", "bool"),
    ("void*", "*mut std::ffi::c_void", "*mut std::ffi::c_void"),
    ("ffi.String", "fishplate::Str", "&str"),
    ("std::string", "fishplate::Str", "&str"),
    ("const char*", "fishplate::Str", "&str"),
    ("ffi.Bytes", "fishplate::Bytes", "&[u8]"),
    ("TVMFFIByteArray*", "fishplate::Bytes", "&[u8]"),
    ("ffi.Function", "fishplate::Function", "&fishplate::Function"),
    ("ffi.Shape", "fishplate::Shape", "&fishplate::Shape"),
    ("ffi.Tensor", "fishplate::Tensor", "&fishplate::Tensor"),
    // A lent tensor: a returned one cannot be kept.
    ("DLTensor*", ANY, "&fishplate::Tensor"),
    ("DataType", "fishplate::DType", "fishplate::DType"),
    ("Device", "fishplate::Device", "fishplate::Device"),
    ("ffi.Module", "fishplate::Module", "&fishplate::Module"),
    ("ffi.BigInt", "fishplate::BigInt", "&fishplate::BigInt"),
    ("ffi.Object", OBJECT, "&fishplate::ObjectRef<fishplate::Object>"),
];
/// Containers and their number of type arguments.
const CONTAINERS: &[(&str, &str, usize)] = &[
    ("ffi.Array", "fishplate::Array", 1),
    ("ffi.List", "fishplate::List", 1),
    ("ffi.Map", "fishplate::Map", 2),
    ("ffi.Dict", "fishplate::Dict", 2),
];

/// The longest tuple that converts.
const MAX_TUPLE: usize = 12;
/// Number of alternatives that a variant may have.
const VARIANTS: std::ops::RangeInclusive<usize> = 2..=4;

/// Any object.
pub(super) const OBJECT: &str = "fishplate::ObjectRef<fishplate::Object>";
/// Any value.
const ANY: &str = "fishplate::Any";

/// The types that can be named from one module.
pub(super) struct Types<'a> {
    pub(super) classes: &'a BTreeMap<&'a str, Vec<String>>,
    /// The module.
    pub(super) here: &'a [String],
}

impl Types<'_> {
    /// The path of a generated class from this module.
    pub(super) fn class(&self, key: &str) -> Option<String> {
        let path = self.classes.get(key)?;
        let (name, module) = path.split_last()?;
        let shared = module.iter().zip(self.here).take_while(|(a, b)| a == b).count();
        let mut parts = vec!["super"; self.here.len() - shared];
        parts.extend(module[shared..].iter().map(String::as_str));
        parts.push(name);
        Some(parts.join("::"))
    }

    /// Rust type of a result of this type; unknown types are any value.
    pub(super) fn result(&self, schema: Option<&Schema>) -> String {
        let Some(schema) = schema else { return ANY.into() };
        if let Some((_, result, _)) = ROWS.iter().find(|(key, ..)| *key == schema.name) {
            return (*result).into();
        }
        if let Some((_, container, count)) = CONTAINERS.iter().find(|(k, ..)| *k == schema.name) {
            let args = (0..*count).map(|i| self.result(schema.args.get(i)));
            return format!("{container}<{}>", args.collect::<Vec<_>>().join(", "));
        }
        match schema.name.as_str() {
            "None" => "()".into(),
            "Optional" => match self.result(schema.args.first()) {
                any if any == ANY => any,
                some => format!("Option<{some}>"),
            },
            "Tuple" if (1..=MAX_TUPLE).contains(&schema.args.len()) => {
                let parts: Vec<String> =
                    schema.args.iter().map(|arg| self.result(Some(arg))).collect();
                let comma = if parts.len() == 1 { "," } else { "" };
                format!("({}{comma})", parts.join(", "))
            }
            "Variant" => self.variant(&schema.args),
            key => self.class(key).unwrap_or_else(|| ANY.into()),
        }
    }

    fn variant(&self, args: &[Schema]) -> String {
        let alternatives: Vec<String> = args.iter().map(|arg| self.result(Some(arg))).collect();
        let count = alternatives.len();
        if VARIANTS.contains(&count) && !alternatives.iter().any(|alternative| alternative == ANY) {
            format!("fishplate::Variant{count}<{}>", alternatives.join(", "))
        } else {
            ANY.into()
        }
    }

    /// Rust type of a parameter of this type; unknown types accept anything.
    pub(super) fn param(&self, schema: Option<&Schema>) -> String {
        self.known_param(schema).unwrap_or_else(|| "impl fishplate::Pass".into())
    }

    /// Does the same as `param`, but optional: `None` leaves it out.
    pub(super) fn optional_param(&self, schema: Option<&Schema>) -> String {
        match self.known_param(schema) {
            Some(option) if option.starts_with("Option<") => option,
            Some(param) => format!("Option<{param}>"),
            None => format!("Option<{ANY}>"),
        }
    }

    fn known_param(&self, schema: Option<&Schema>) -> Option<String> {
        let schema = schema?;
        if let Some((_, _, param)) = ROWS.iter().find(|(key, ..)| *key == schema.name) {
            return Some((*param).into());
        }
        match schema.name.as_str() {
            // Each alternative is a value that can be passed directly.
            "None" | "Variant" => None,
            "Optional" => {
                let some = self.known_param(schema.args.first())?;
                Some(if some.starts_with("Option<") { some } else { format!("Option<{some}>") })
            }
            _ => match self.result(Some(schema)) {
                any if any == ANY => None,
                known => Some(format!("&{known}")),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_spelled_for_their_place() {
        let classes = BTreeMap::from([("a.B", vec!["a".to_owned(), "B".to_owned()])]);
        let here = ["a".to_owned(), "c".to_owned()];
        let types = Types { classes: &classes, here: &here };
        let spell = |json: &str| {
            let schema: Schema = serde_json::from_str(json).unwrap();
            (types.param(Some(&schema)), types.result(Some(&schema)))
        };
        let pair = |param: &str, result: &str| (param.to_owned(), result.to_owned());
        let int = r#"{"type":"int"}"#;
        let class = r#"{"type":"a.B"}"#;
        let nested = |name: &str, args: &[&str]| {
            format!(r#"{{"type":"{name}","args":[{}]}}"#, args.join(","))
        };
        assert_eq!(spell(class), pair("&super::B", "super::B"));
        assert_eq!(
            spell(&nested("Optional", &[class])),
            pair("Option<&super::B>", "Option<super::B>")
        );
        let array = nested("ffi.Array", &[&nested("Optional", &[int])]);
        let spelled = "fishplate::Array<Option<i64>>";
        assert_eq!(spell(&array), pair(&format!("&{spelled}"), spelled));
        assert_eq!(spell(&nested("Tuple", &[int, class])).1, "(i64, super::B)");
        let variant = nested("Variant", &[int, class]);
        let any = "impl fishplate::Pass";
        assert_eq!(spell(&variant), pair(any, "fishplate::Variant2<i64, super::B>"));
        assert_eq!(spell(r#"{"type":"what.else"}"#), pair(any, ANY));
        let optional = nested("Optional", &[r#"{"type":"what.else"}"#]);
        assert_eq!(spell(&optional), pair(any, ANY));
        assert_eq!(types.optional_param(None), "Option<fishplate::Any>");
    }
}
