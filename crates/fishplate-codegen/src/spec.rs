//! The parameters of a function, as values. A spec does not say how the kernel is called; that is
//! up to the provider. `validate` refuses meaningless specs.
//!
//! A [`Var`] is compared by identity: the same variable in two places means that both must be
//! equal, while two variables with the same name are unrelated.

mod canonical;
mod default_config;
mod dtype;
mod float4;
mod parse;
pub(crate) mod print;
mod product;
mod returned;
mod tensor;
mod var;

pub(crate) use canonical::canonical;
pub use default_config::DefaultConfig;
pub use dtype::{dtype_name, parse_dtype};
pub use float4::pack_float4;
pub use parse::{parse_function, parse_signature};
pub use print::{param_type, signature};
pub use product::Product;
pub use returned::Returned;
pub use tensor::{Dim, Tensor, device_name, parse_device};
pub use var::Var;

use crate::error::SpecError;

/// One parameter.
#[derive(Clone, Debug)]
pub enum Param {
    /// A number or a plain pointer.
    Var(Var),
    /// A list of extents, given as `ffi.Shape`, `ffi.Array` or `ffi.List`.
    Shape {
        /// Name.
        name: String,
        /// Its entries.
        dims: Vec<Dim>,
    },
    /// A tensor.
    Tensor(Tensor),
    /// A stream that the caller passes.
    Stream {
        /// Name.
        name: String,
    },
    /// The stream of the tensors' device. It takes no argument.
    EnvStream {
        /// Name.
        name: String,
    },
    /// An address: pointer, None or integer.
    DataPointer {
        /// Name.
        name: String,
        /// LLVM's address space on the callee's side.
        address_space: u32,
    },
    /// Always None; not passed on.
    ConstNone {
        /// Name.
        name: String,
    },
    /// Always this integer; not passed on.
    ConstInt {
        /// Name.
        name: String,
        /// Value.
        value: i64,
    },
    /// Always this boolean; not passed on.
    ConstBool {
        /// Name.
        name: String,
        /// Value.
        value: bool,
    },
    /// Always this float; not passed on.
    ConstFloat {
        /// Name.
        name: String,
        /// Value.
        value: f64,
    },
    /// One argument that contains several, given as `ffi.Array` or `ffi.List`.
    Tuple {
        /// Name.
        name: String,
        /// Its elements.
        params: Vec<Param>,
    },
}

impl Param {
    /// The parameter's name.
    pub fn name(&self) -> &str {
        match self {
            Param::Var(var) => var.name(),
            Param::Tensor(tensor) => &tensor.name,
            Param::Shape { name, .. }
            | Param::Stream { name }
            | Param::EnvStream { name }
            | Param::DataPointer { name, .. }
            | Param::ConstNone { name }
            | Param::ConstInt { name, .. }
            | Param::ConstBool { name, .. }
            | Param::ConstFloat { name, .. }
            | Param::Tuple { name, .. } => name,
        }
    }

    /// Whether the caller passes an argument for it.
    pub fn takes_argument(&self) -> bool {
        !matches!(self, Param::EnvStream { .. })
    }

    /// A shape.
    pub fn shape(name: &str, dims: Vec<Dim>) -> Self {
        Param::Shape { name: name.to_owned(), dims }
    }

    /// A stream that the caller passes.
    pub fn stream(name: &str) -> Self {
        Param::Stream { name: name.to_owned() }
    }

    /// The stream of the tensors' device.
    pub fn env_stream(name: &str) -> Self {
        Param::EnvStream { name: name.to_owned() }
    }

    /// An address.
    pub fn data_pointer(name: &str, address_space: u32) -> Self {
        Param::DataPointer { name: name.to_owned(), address_space }
    }

    /// Several parameters in one argument.
    pub fn tuple(name: &str, params: Vec<Param>) -> Self {
        Param::Tuple { name: name.to_owned(), params }
    }

    /// Always None.
    pub fn const_none(name: &str) -> Self {
        Param::ConstNone { name: name.to_owned() }
    }

    /// Always this integer.
    pub fn const_int(name: &str, value: i64) -> Self {
        Param::ConstInt { name: name.to_owned(), value }
    }

    /// Always this boolean.
    pub fn const_bool(name: &str, value: bool) -> Self {
        Param::ConstBool { name: name.to_owned(), value }
    }

    /// Always this float.
    pub fn const_float(name: &str, value: f64) -> Self {
        Param::ConstFloat { name: name.to_owned(), value }
    }

    /// Calls `visit` for this parameter and, if it is a tuple, for everything in it, left to right.
    pub fn walk<'a>(&'a self, visit: &mut dyn FnMut(&'a Param)) {
        visit(self);
        if let Param::Tuple { params, .. } = self {
            params.iter().for_each(|param| param.walk(visit));
        }
    }
}

impl From<Var> for Param {
    fn from(var: Var) -> Self {
        Param::Var(var)
    }
}

impl From<Tensor> for Param {
    fn from(tensor: Tensor) -> Self {
        Param::Tensor(tensor)
    }
}

/// Checks a list of parameters and everything in it.
pub fn validate(display_name: &str, params: &[Param]) -> Result<(), SpecError> {
    let mut names = std::collections::HashSet::new();
    for param in params {
        if !names.insert(param.name()) {
            return Err(SpecError::DuplicateName(param.name().to_owned()));
        }
    }
    check_name(display_name)?;
    let mut result = Ok(());
    let (mut wants_stream, mut has_device) = (false, false);
    for param in params {
        param.walk(&mut |param| {
            wants_stream |= matches!(param, Param::EnvStream { .. });
            has_device |= matches!(param, Param::Tensor(tensor) if !tensor.is_cpu());
            if result.is_ok() {
                result = validate_one(param);
            }
        });
    }
    result?;
    check_products(params)?;
    if wants_stream && !has_device {
        let signature = signature(display_name, params);
        return Err(SpecError::NoDeviceForStream { signature });
    }
    Ok(())
}

/// Checks that the factors of a product come before it, in places that give them a value in every
/// call.
fn check_products(params: &[Param]) -> Result<(), SpecError> {
    let mut known: Vec<&Var> = Vec::new();
    let mut result = Ok(());
    for param in params {
        param.walk(&mut |param| {
            let (dims, strides): (&[Dim], &[Dim]) = match param {
                Param::Var(var) => return known.push(var),
                Param::Shape { dims, .. } => (dims, &[]),
                Param::Tensor(tensor) => {
                    (&tensor.shape, tensor.strides.as_deref().unwrap_or_default())
                }
                _ => return,
            };
            for (place, dim) in dims.iter().chain(strides).enumerate() {
                if let Dim::Product(product) = dim
                    && let Some(factor) = product.factors().iter().find(|var| !known.contains(var))
                    && result.is_ok()
                {
                    let (name, factor) = (product.var().name(), factor.name());
                    result = Err(SpecError::UnknownFactor {
                        name: name.to_owned(),
                        factor: factor.to_owned(),
                    });
                }
                // A stride may be ignored: the stride of a single element does not set a variable.
                if place < dims.len() {
                    known.extend(dim.var());
                }
            }
        });
    }
    result
}

fn validate_one(param: &Param) -> Result<(), SpecError> {
    check_name(param.name())?;
    match param {
        Param::Var(var) => var.check_scalar(),
        Param::Tensor(tensor) => tensor.check(),
        Param::Shape { name, dims } => tensor::check_extents(name, dims),
        _ => Ok(()),
    }
}

fn check_name(name: &str) -> Result<(), SpecError> {
    if name.is_empty() || name.contains(|c: char| c.is_control() || c == '`') {
        return Err(SpecError::BadName(name.to_owned()));
    }
    Ok(())
}
