//! CUDA devices for every language: properties, memory, copies and streams, as the global functions `fishplate.cuda.*`.
//! The driver is loaded at the first call of one of them.

use fishplate::abi::DLDeviceType;
use fishplate::abi::error_kind;
use fishplate::{DType, Device, Error, Object, ObjectRef, Result, Shape, Tensor};
use fishplate_cuda::{Context, Driver};

use crate::cuda_tensor;

/// The error code for a missing driver, which cannot report it itself.
const NO_DRIVER: i32 = 35;

/// Formats an error of the driver like compiled functions do: code, name and text, then the function.
pub(crate) fn raise(error: fishplate_cuda::Error) -> Error {
    let message = match &error {
        fishplate_cuda::Error::Cuda { function, code, name, text, log } => {
            let log = log.as_ref().map_or_else(String::new, |log| format!("\n{log}"));
            // The driver has no text for an unknown code.
            let words = if text.is_empty() { String::new() } else { format!(" ({name}: {text})") };
            format!("CUDA Error Code: {}{words} in {function}{log}", code.0)
        }
        fishplate_cuda::Error::NoDriver { .. } | fishplate_cuda::Error::MissingFunction { .. } => {
            format!("CUDA Error Code: {NO_DRIVER} (cudaErrorInsufficientDriver): {error}")
        }
        _ => return Error::new(error_kind::VALUE_ERROR, error.to_string()),
    };
    Error::new("CUDADialectError", message)
}

/// The context of a CUDA device.
pub(crate) fn context_of(device: Device) -> Result<Context> {
    if device.kind() != DLDeviceType::CUDA {
        let message = format!("expected a CUDA device such as cuda:0, got {device}");
        return Err(Error::new(error_kind::VALUE_ERROR, message));
    }
    let device = fishplate_cuda::Device::new(device.index()).map_err(raise)?;
    device.primary_context().map_err(raise)
}

/// The number of devices; 0 without a driver.
#[fishplate::function("fishplate.cuda.device_count")]
fn device_count() -> i64 {
    fishplate_cuda::Device::count().map_or(0, i64::from)
}

/// The CUDA version that the driver supports, as 1000 * major + 10 * minor.
#[fishplate::function("fishplate.cuda.driver_version")]
fn driver_version() -> Result<i64> {
    let version = Driver::get().and_then(Driver::version).map_err(raise)?;
    Ok(i64::from(version.0) * 1000 + i64::from(version.1) * 10)
}

/// The name of a device.
#[fishplate::function("fishplate.cuda.device_name")]
fn device_name(device: i32) -> Result<String> {
    fishplate_cuda::Device::new(device).and_then(fishplate_cuda::Device::name).map_err(raise)
}

/// The architecture of a device, such as `sm_90`.
#[fishplate::function("fishplate.cuda.arch")]
fn arch(device: i32) -> Result<String> {
    fishplate_cuda::Device::new(device).and_then(fishplate_cuda::Device::arch).map_err(raise)
}

/// An attribute of a device, by the driver's number for it.
#[fishplate::function("fishplate.cuda.attribute")]
fn attribute(device: i32, which: i32) -> Result<i64> {
    let device = fishplate_cuda::Device::new(device).map_err(raise)?;
    device.attribute(which).map(i64::from).map_err(raise)
}

/// Creates an uninitialised row-major tensor on a device.
#[fishplate::function("fishplate.cuda.empty")]
fn empty(shape: Shape, dtype: DType, device: Device) -> Result<Tensor> {
    cuda_tensor::empty(&shape, dtype, &context_of(device)?)
}

/// Copies all elements of a tensor into another, each on the host or on a device. The copy follows the work that is
/// queued on the current stream.
#[fishplate::function("fishplate.cuda.copy")]
fn copy(to: Tensor, from: Tensor) -> Result<()> {
    let gpu = [&to, &from].into_iter().find(|tensor| !tensor.device().is_host());
    let device = gpu.map_or(Device::cuda(0), |tensor| tensor.device());
    cuda_tensor::copy(&to, &from, &context_of(device)?)
}

/// Waits for everything on a device.
#[fishplate::function("fishplate.cuda.synchronize")]
fn synchronize(device: Device) -> Result<()> {
    context_of(device)?.synchronize().map_err(raise)
}

/// A queue of work on a device, destroyed with the last reference.
#[derive(Object)]
#[object(key = "fishplate.cuda.Stream", init = false, final)]
pub struct Stream {
    /// The device.
    pub device: Device,
    /// The driver's handle.
    pub handle: i64,
    #[field(skip)]
    stream: Option<fishplate_cuda::Stream>,
}

/// Creates a stream that does not wait for the default one.
#[fishplate::function("fishplate.cuda.stream")]
fn stream(device: Device) -> Result<ObjectRef<Stream>> {
    let stream = fishplate_cuda::Stream::new(&context_of(device)?).map_err(raise)?;
    let handle = stream.handle().0.expose_provenance() as i64;
    Ok(Stream { device, handle, stream: Some(stream) }.into_ref())
}

#[fishplate::methods]
impl Stream {
    /// Waits for all queued work.
    fn synchronize(&self) -> Result<()> {
        self.stream.as_ref().map_or(Ok(()), |stream| stream.synchronize().map_err(raise))
    }
}
