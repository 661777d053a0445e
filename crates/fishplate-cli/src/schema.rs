//! Type schemas: the JSON in which functions and fields declare their types.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A type, such as `{"type":"ffi.Array","args":[{"type":"int"}]}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Schema {
    #[serde(rename = "type")]
    pub(crate) name: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) args: Vec<Schema>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) named_args: Option<Box<Signature>>,
}

/// Parameters and result of a function.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Signature {
    #[serde(rename = "return")]
    returns: Vec<Schema>,
    pub(crate) params: Vec<Schema>,
}

impl Schema {
    /// A type without arguments.
    pub(crate) fn plain(name: &str) -> Schema {
        Schema { name: name.into(), args: Vec::new(), named_args: None }
    }
}

impl Signature {
    /// Type of the result.
    pub(crate) fn result(&self) -> Schema {
        self.returns.first().cloned().unwrap_or_else(|| Schema::plain("None"))
    }

    /// The signature without the object that is the first parameter of a method.
    pub(crate) fn without_first(&self) -> Signature {
        let params = self.params.get(1..).unwrap_or_default().to_vec();
        Signature { returns: self.returns.clone(), params }
    }
}

/// Contents of a metadata object.
#[derive(Debug, Default, Clone)]
pub(crate) struct Metadata {
    /// The type of the function or field; `None` if it is missing or cannot be read.
    pub(crate) schema: Option<Schema>,
    /// Names of the parameters; empty if they are not declared.
    pub(crate) names: Vec<String>,
    /// Defaults of the last parameters; `{"expr": ...}` for one that is not a JSON value.
    pub(crate) defaults: Vec<Value>,
    /// Documentation; empty if there is none.
    pub(crate) doc: String,
    /// Everything else.
    pub(crate) rest: Map<String, Value>,
}

impl Metadata {
    /// Reads a metadata object; an unreadable one counts as empty.
    pub(crate) fn parse(json: &str) -> Metadata {
        let Ok(Value::Object(mut rest)) = serde_json::from_str(json) else {
            return Metadata::default();
        };
        let schema = match rest.remove("type_schema") {
            Some(Value::String(text)) => serde_json::from_str(&text).ok(),
            Some(value) => serde_json::from_value(value).ok(),
            None => None,
        };
        Metadata {
            schema,
            names: take(&mut rest, "arg_names"),
            defaults: take(&mut rest, "arg_defaults"),
            doc: take(&mut rest, "doc"),
            rest,
        }
    }
}

/// Takes a member out of an object; the default if it is missing or has another type.
fn take<T: DeserializeOwned + Default>(object: &mut Map<String, Value>, name: &str) -> T {
    object.remove(name).and_then(|value| serde_json::from_value(value).ok()).unwrap_or_default()
}

/// Types as spelled in the errors and documentation of this project.
impl fmt::Display for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name.as_str() {
            "ffi.String" | "std::string" | "const char*" => f.write_str("str")?,
            "ffi.Bytes" | "TVMFFIByteArray*" => f.write_str("bytes")?,
            "DataType" => f.write_str("dtype")?,
            name => f.write_str(match name.strip_prefix("ffi.") {
                Some(short) if !short.contains('.') => short,
                _ => name,
            })?,
        }
        if !self.args.is_empty() {
            let args: Vec<String> = self.args.iter().map(Schema::to_string).collect();
            write!(f, "<{}>", args.join(", "))?;
        }
        match &self.named_args {
            Some(signature) => write!(f, "<{}>", signature.show(&[], &[])),
            None => Ok(()),
        }
    }
}

impl Signature {
    /// `(x: int, y: str = "a") -> None`, or without names if some are missing.
    pub(crate) fn show(&self, names: &[String], defaults: &[Value]) -> String {
        let named = names.len() == self.params.len();
        let params = self.params.iter().enumerate().map(|(i, param)| match names.get(i) {
            Some(name) if named => {
                let default = self.default(i, defaults).map(|value| match &value["expr"] {
                    Value::String(expression) => format!(" = {expression}"),
                    _ => format!(" = {value}"),
                });
                format!("{name}: {param}{}", default.unwrap_or_default())
            }
            _ => param.to_string(),
        });
        format!("({}) -> {}", params.collect::<Vec<_>>().join(", "), self.result())
    }

    /// The default of a parameter: defaults belong to the last ones.
    pub(crate) fn default<'a>(&self, param: usize, defaults: &'a [Value]) -> Option<&'a Value> {
        defaults.get((param + defaults.len()).checked_sub(self.params.len())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_is_read_and_shown() {
        let json = r#"{"type_schema":"{\"type\":\"ffi.Function\",\"named_args\":{\"return\":[{\"type\":\"Optional\",\"args\":[{\"type\":\"ffi.String\"}]}],\"params\":[{\"type\":\"ffi.Array\",\"args\":[{\"type\":\"int\"}]},{\"type\":\"ffi.Function\",\"named_args\":{\"return\":[],\"params\":[{\"type\":\"testing.X\"}]}}]}}","arg_names":["a","f"],"arg_defaults":[{"expr":"nop()"}],"doc":"Why.","level":3}"#;
        let metadata = Metadata::parse(json);
        let schema = metadata.schema.unwrap();
        let signature = schema.named_args.unwrap();
        let shown = "(a: Array<int>, f: Function<(testing.X) -> None> = nop()) -> Optional<str>";
        assert_eq!(signature.show(&metadata.names, &metadata.defaults), shown);
        let plain = "(Array<int>, Function<(testing.X) -> None>) -> Optional<str>";
        assert_eq!(signature.show(&[], &metadata.defaults), plain);
        assert_eq!((metadata.doc.as_str(), metadata.rest.len()), ("Why.", 1));
    }

    #[test]
    fn what_cannot_be_read_says_nothing() {
        for json in ["", "[]", "{", r#"{"type_schema":"{"}"#, r#"{"type_schema":3}"#] {
            assert_eq!(Metadata::parse(json).schema, None, "{json}");
        }
    }
}
