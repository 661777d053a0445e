//! Defaults of parameters as Rust literals; `None` means the default.

use serde_json::Value;

use crate::schema::Schema;

/// The default of a parameter as a literal of its Rust type; `None` if there is no literal for it,
/// such as for an expression: such a parameter is required.
pub(super) fn literal(schema: &Schema, default: Option<&Value>) -> Option<String> {
    match (schema.name.as_str(), default?) {
        ("int", Value::Number(number)) => number.as_i64().map(|number| number.to_string()),
        ("float", Value::Number(number)) => {
            number.as_f64().filter(|number| number.is_finite()).map(|number| format!("{number:?}"))
        }
        ("bool", Value::Bool(value)) => Some(value.to_string()),
        ("ffi.String" | "std::string" | "const char*", Value::String(text)) => {
            Some(format!("{text:?}"))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::literal;
    use crate::schema::Schema;

    #[test]
    fn plain_values_of_the_right_type_are_literals() {
        let of = |name: &str, value| literal(&Schema::plain(name), Some(&value));
        assert_eq!(of("int", json!(-3)).as_deref(), Some("-3"));
        assert_eq!(of("float", json!(2)).as_deref(), Some("2.0"));
        assert_eq!(of("float", json!(1e300)).as_deref(), Some("1e300"));
        assert_eq!(of("bool", json!(true)).as_deref(), Some("true"));
        assert_eq!(of("ffi.String", json!("a\"\n")).as_deref(), Some(r#""a\"\n""#));
        for (name, value) in [
            ("int", json!(1.5)),
            ("int", json!({"expr": "nop()"})),
            ("ffi.Array", json!([])),
            ("bool", json!(1)),
        ] {
            assert_eq!(of(name, value), None);
        }
        assert_eq!(literal(&Schema::plain("int"), None), None);
    }
}
