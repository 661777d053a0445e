//! Tensors and their dimensions.

use fishplate_abi::{DLDataType, DLDeviceType};

use super::{DefaultConfig, Product, Var, dtype_name, parse_dtype};
use crate::error::SpecError;

/// An extent or a stride.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dim {
    /// A constant.
    Static(i64),
    /// The value of the variable.
    Var(Var),
    /// Half the value of the variable: the tensor stores two elements of the kernel in one.
    Half(Var),
    /// A number times variables that come before it.
    Product(Product),
}

impl Dim {
    /// The variable, if there is one.
    pub fn var(&self) -> Option<&Var> {
        match self {
            Dim::Static(_) => None,
            Dim::Var(var) | Dim::Half(var) => Some(var),
            Dim::Product(product) => Some(product.var()),
        }
    }

    fn check(&self) -> Result<(), SpecError> {
        match self {
            Dim::Static(_) => Ok(()),
            Dim::Var(var) | Dim::Half(var) => var.check_dim(),
            Dim::Product(product) => product.check(),
        }
    }
}

impl From<Product> for Dim {
    fn from(product: Product) -> Self {
        Dim::Product(product)
    }
}

impl From<i64> for Dim {
    fn from(value: i64) -> Self {
        Dim::Static(value)
    }
}

impl From<&Var> for Dim {
    fn from(var: &Var) -> Self {
        Dim::Var(var.clone())
    }
}

/// A tensor parameter. Create one with [`Tensor::new`] and change the fields that differ.
#[derive(Clone, Debug)]
pub struct Tensor {
    /// Name.
    pub name: String,
    /// Extents.
    pub shape: Vec<Dim>,
    /// Strides in elements; `None` means row-major and contiguous.
    pub strides: Option<Vec<Dim>>,
    /// Element type.
    pub dtype: DLDataType,
    /// Kind of device.
    pub device_type: DLDeviceType,
    /// Index of the device. Tensors that share the variable must be on the same device.
    pub device_id: Var,
    /// Required alignment of the address of the first element.
    pub data_alignment: Option<u64>,
    /// Whether the kernel counts single four-bit floats where the tensor has pairs.
    pub packed_float4: bool,
}

impl Tensor {
    /// Creates a row-major tensor on the default device type (see [`DefaultConfig`]).
    pub fn new(name: &str, shape: Vec<Dim>, dtype: &str) -> Result<Self, SpecError> {
        Ok(Self::of(name, shape, parse_dtype(dtype)?))
    }

    /// Like [`Tensor::new`], with a type instead of its name.
    pub fn of(name: &str, shape: Vec<Dim>, dtype: DLDataType) -> Self {
        let int32 = DLDataType { code: fishplate_abi::DLDataTypeCode::INT, bits: 32, lanes: 1 };
        Self {
            name: name.to_owned(),
            shape,
            strides: None,
            dtype,
            device_type: DefaultConfig::current().device_type,
            device_id: Var::of(&format!("{name}.device.index"), int32),
            data_alignment: None,
            packed_float4: false,
        }
    }

    /// Sets the device type.
    #[must_use]
    pub fn on(mut self, device_type: DLDeviceType) -> Self {
        self.device_type = device_type;
        self
    }

    /// Sets the strides.
    #[must_use]
    pub fn with_strides(mut self, strides: Vec<Dim>) -> Self {
        self.strides = Some(strides);
        self
    }

    /// Sets the alignment in bytes.
    #[must_use]
    pub fn aligned(mut self, bytes: u64) -> Self {
        self.data_alignment = Some(bytes);
        self
    }

    /// Sets the variable for the index of its device.
    #[must_use]
    pub fn with_device_id(mut self, device_id: Var) -> Self {
        self.device_id = device_id;
        self
    }

    /// Whether it is in host memory.
    pub fn is_cpu(&self) -> bool {
        self.device_type == DLDeviceType::CPU
    }

    /// Other device types whose memory this one can access directly: pinned and managed memory.
    pub(crate) fn also_readable(&self) -> &'static [DLDeviceType] {
        const CUDA: &[DLDeviceType] = &[DLDeviceType::CUDA_HOST, DLDeviceType::CUDA_MANAGED];
        const ROCM: &[DLDeviceType] = &[DLDeviceType::ROCM_HOST];
        const CPU: &[DLDeviceType] =
            &[DLDeviceType::CUDA_HOST, DLDeviceType::CUDA_MANAGED, DLDeviceType::ROCM_HOST];
        match self.device_type {
            DLDeviceType::CPU => CPU,
            DLDeviceType::CUDA => CUDA,
            DLDeviceType::ROCM => ROCM,
            _ => &[],
        }
    }

    pub(crate) fn check(&self) -> Result<(), SpecError> {
        check_extents(&self.name, &self.shape)?;
        self.device_id.check_dim()?;
        if self.dtype.bits == 0 || self.dtype.lanes == 0 {
            let dtype = dtype_name(self.dtype);
            return Err(SpecError::TensorDType { name: self.name.clone(), dtype });
        }
        if self.data_alignment == Some(0) {
            return Err(SpecError::Alignment { name: self.name.clone() });
        }
        let Some(strides) = &self.strides else { return Ok(()) };
        if strides.len() != self.shape.len() {
            let (extents, strides) = (self.shape.len(), strides.len());
            return Err(SpecError::Rank { name: self.name.clone(), extents, strides });
        }
        strides.iter().try_for_each(Dim::check)
    }
}

pub(super) fn check_extents(name: &str, dims: &[Dim]) -> Result<(), SpecError> {
    for dim in dims {
        match dim {
            Dim::Static(extent) if *extent < 0 => {
                return Err(SpecError::NegativeExtent { name: name.to_owned(), extent: *extent });
            }
            dim => dim.check()?,
        }
    }
    Ok(())
}

/// The name of a device type.
pub fn device_name(device_type: DLDeviceType) -> String {
    let known = DLDeviceType::NAMES.iter().find(|(code, _)| *code == device_type);
    known.map_or_else(|| device_type.0.to_string(), |(_, name)| (*name).to_owned())
}

/// Parses the name of a device type.
pub fn parse_device(name: &str) -> Result<DLDeviceType, SpecError> {
    let known = DLDeviceType::NAMES.iter().find(|(_, known)| *known == name);
    known.map(|(code, _)| *code).ok_or_else(|| SpecError::UnknownDevice(name.to_owned()))
}
