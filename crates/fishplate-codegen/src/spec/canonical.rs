//! A complete text form of a spec: two specs with the same text give the same wrapper.

use std::fmt::Write as _;

use super::{Dim, Param, Var, dtype_name, param_type};

/// Writes everything about the parameters, with variables numbered in the order of appearance.
pub(crate) fn canonical(params: &[Param]) -> String {
    let mut writer = Writer { vars: Vec::new(), text: String::new() };
    params.iter().for_each(|param| writer.param(param));
    writer.text
}

struct Writer {
    vars: Vec<Var>,
    text: String,
}

impl Writer {
    fn param(&mut self, param: &Param) {
        self.line(param.name());
        match param {
            Param::Var(var) => self.var(var),
            Param::Shape { dims, .. } => self.dims("shape", dims),
            Param::Tensor(tensor) => {
                self.dims("tensor", &tensor.shape);
                match &tensor.strides {
                    Some(strides) => self.dims("strides", strides),
                    None => self.line("compact"),
                }
                self.line(&dtype_name(tensor.dtype));
                self.line(&format!(
                    "{} {:?} {}",
                    tensor.device_type.0, tensor.data_alignment, tensor.packed_float4
                ));
                self.var(&tensor.device_id);
            }
            Param::DataPointer { address_space, .. } => {
                self.line(&format!("pointer {address_space}"));
            }
            Param::Tuple { params, .. } => {
                self.line(&format!("tuple {}", params.len()));
                params.iter().for_each(|param| self.param(param));
            }
            Param::ConstFloat { value, .. } => self.line(&format!("float {:x}", value.to_bits())),
            other => self.line(&param_type(other)),
        }
    }

    fn dims(&mut self, what: &str, dims: &[Dim]) {
        self.line(&format!("{what} {}", dims.len()));
        for dim in dims {
            match dim {
                Dim::Static(value) => self.line(&value.to_string()),
                Dim::Var(var) => self.var(var),
                Dim::Product(product) => {
                    let count = product.factors().len();
                    self.line(&format!(
                        "product {} {count} {}",
                        product.number(),
                        product.is_halved()
                    ));
                    self.var(product.var());
                    product.factors().iter().for_each(|factor| self.var(factor));
                }
                Dim::Half(var) => {
                    self.line("half");
                    self.var(var);
                }
            }
        }
    }

    fn var(&mut self, var: &Var) {
        if let Some(number) = self.vars.iter().position(|known| known == var) {
            return self.line(&format!("var {number}"));
        }
        self.vars.push(var.clone());
        let dtype = dtype_name(var.dtype());
        let facts = (var.divisibility(), var.callee_type(), var.native_struct());
        self.line(&format!("new var {:?} {dtype} {facts:?}", var.name()));
    }

    fn line(&mut self, text: &str) {
        // Written with its length, because a name may contain anything.
        let _ = writeln!(self.text, "{}:{text}", text.len());
    }
}
