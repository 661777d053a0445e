//! Prints signatures: `f(a: Tensor([n0, 8], float32), k: int32)`.

use super::{Dim, Param, dtype_name};

/// Prints the function and its parameters, except those that take no argument.
pub fn signature(display_name: &str, params: &[Param]) -> String {
    let params: Vec<String> = params
        .iter()
        .filter(|param| param.takes_argument())
        .map(|param| format!("{}: {}", param.name(), param_type(param)))
        .collect();
    format!("{display_name}({})", params.join(", "))
}

/// The type of one parameter.
pub fn param_type(param: &Param) -> String {
    match param {
        Param::Var(var) => dtype_name(var.dtype()),
        Param::Shape { dims, .. } => format!("Shape([{}])", dim_list(dims)),
        Param::Tensor(tensor) => {
            format!("Tensor([{}], {})", dim_list(&tensor.shape), dtype_name(tensor.dtype))
        }
        Param::Stream { .. } => "Stream".to_owned(),
        Param::EnvStream { .. } => "EnvStream".to_owned(),
        Param::DataPointer { .. } => "DataPointer".to_owned(),
        Param::ConstNone { .. } => "None".to_owned(),
        Param::ConstInt { value, .. } => format!("Int({value})"),
        Param::ConstBool { value, .. } => format!("Bool({})", bool_text(*value)),
        Param::ConstFloat { value, .. } => format!("Float({})", float_text(*value)),
        Param::Tuple { params, .. } => {
            let types: Vec<String> =
                params.iter().filter(|param| param.takes_argument()).map(param_type).collect();
            format!("Tuple[{}]", types.join(", "))
        }
    }
}

fn dim_list(dims: &[Dim]) -> String {
    let dims: Vec<String> = dims
        .iter()
        .map(|dim| match dim {
            Dim::Static(value) => value.to_string(),
            Dim::Var(var) | Dim::Half(var) => var.name().to_owned(),
            Dim::Product(product) => product.var().name().to_owned(),
        })
        .collect();
    dims.join(", ")
}

/// A boolean as Python prints it.
pub(crate) fn bool_text(value: bool) -> &'static str {
    if value { "True" } else { "False" }
}

/// A float as Python prints it.
pub(crate) fn float_text(value: f64) -> String {
    if value.is_nan() {
        return "nan".to_owned();
    }
    let magnitude = value.abs();
    if magnitude != 0.0 && magnitude.is_finite() && !(1e-4..1e16).contains(&magnitude) {
        // Rust prints `1e-5`, Python `1e-05`.
        let text = format!("{value:e}");
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let (sign, exponent) = match exponent.strip_prefix('-') {
            Some(exponent) => ('-', exponent),
            None => ('+', exponent),
        };
        return format!("{digits}e{sign}{exponent:0>2}");
    }
    format!("{value:?}")
}
