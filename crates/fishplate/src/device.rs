//! Devices that tensors live on.

use fishplate_abi::error_kind;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use fishplate_abi::{DLDevice, DLDeviceType, RawValue, TypeIndex};

use crate::any::{Any, AnyView, plain};
use crate::convert::{Arg, FfiType, FromView, IntoAny, Pass, plain_type};
use crate::error::{Error, Result};

/// A device: its kind and its number.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// use fishplate::Device;
///
/// assert_eq!(Device::cuda(1).to_string(), "cuda:1");
/// assert_eq!("cuda:1".parse::<Device>()?, Device::cuda(1));
/// assert_eq!("cpu".parse::<Device>()?, Device::CPU);
/// # Ok(())
/// # }
/// ```
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Device(DLDevice);

impl Device {
    /// The processor that runs this code.
    pub const CPU: Device = Device::new(DLDeviceType::CPU, 0);

    /// A device of any kind.
    pub const fn new(kind: DLDeviceType, index: i32) -> Device {
        Device(DLDevice { device_type: kind, device_id: index })
    }

    /// A CUDA device.
    pub const fn cuda(index: i32) -> Device {
        Device::new(DLDeviceType::CUDA, index)
    }

    /// Converts a device from C.
    pub const fn from_raw(raw: DLDevice) -> Device {
        Device(raw)
    }

    /// Converts the device for C.
    pub const fn as_raw(self) -> DLDevice {
        self.0
    }

    /// The kind, such as [`DLDeviceType::CUDA`].
    pub const fn kind(self) -> DLDeviceType {
        self.0.device_type
    }

    /// The number among devices of its kind.
    pub const fn index(self) -> i32 {
        self.0.device_id
    }

    /// Whether the CPU can read and write the device's memory directly: main memory,
    /// pinned for a GPU or not.
    #[inline]
    pub fn is_host(self) -> bool {
        matches!(self.kind(), DLDeviceType::CPU | DLDeviceType::CUDA_HOST | DLDeviceType::ROCM_HOST)
    }
}

impl Default for Device {
    fn default() -> Device {
        Device::CPU
    }
}

impl Hash for Device {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.device_type.0, self.0.device_id).hash(state);
    }
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let index = self.0.device_id;
        match DLDeviceType::NAMES.iter().find(|(kind, _)| *kind == self.kind()) {
            Some((_, name)) => write!(f, "{name}:{index}"),
            None => write!(f, "device({}):{index}", self.kind().0),
        }
    }
}

impl fmt::Debug for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Device {
    type Err = Error;
    /// Parses `cuda:0`, or `cuda` for the first device.
    fn from_str(text: &str) -> Result<Device> {
        let (name, index) = text.split_once(':').unwrap_or((text, "0"));
        let kind = DLDeviceType::NAMES.iter().find(|(_, known)| *known == name);
        let index = index.parse::<u16>().ok();
        match (kind, index) {
            (Some((kind, _)), Some(index)) => Ok(Device::new(*kind, index.into())),
            (None, _) => {
                let names: Vec<&str> = DLDeviceType::NAMES.iter().map(|row| row.1).collect();
                let names = names.join(", ");
                Err(Error::new(
                    error_kind::VALUE_ERROR,
                    format!("`{text}` names no device: expected one of {names}"),
                ))
            }
            (_, None) => Err(Error::new(
                error_kind::VALUE_ERROR,
                format!("`{text}` names no device: expected a number after the colon"),
            )),
        }
    }
}

plain_type!(Device, "Device", |value| plain(
    TypeIndex::DEVICE,
    RawValue { v_device: value.as_raw() }
));

impl<'a> FromView<'a> for Device {
    fn from_view(view: &'a AnyView<'a>) -> Option<Device> {
        if view.type_index() != TypeIndex::DEVICE {
            return None;
        }
        // SAFETY: this index holds a device.
        Some(Device(unsafe { view.as_raw().value.v_device }))
    }
}
