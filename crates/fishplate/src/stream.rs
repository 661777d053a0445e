//! The current stream of each device, per thread: kernels queue their work on it.

use fishplate_abi::error_kind;
use std::ffi::c_void;
use std::marker::PhantomData;

use crate::device::Device;
use crate::error::{Error, Result};
use crate::runtime::{api, check};

/// A stream of a device, in the form that its framework uses.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stream(*mut c_void);

impl Stream {
    /// The device's default stream.
    pub const DEFAULT: Stream = Stream(std::ptr::null_mut());

    /// A stream from its framework.
    ///
    /// # Safety
    /// `handle` is null or a stream that lives as long as kernels may get it as the current one.
    pub const unsafe fn from_raw(handle: *mut c_void) -> Stream {
        Stream(handle)
    }

    /// The stream for its framework.
    pub const fn as_raw(self) -> *mut c_void {
        self.0
    }
}

/// The current stream of a device on this thread.
#[inline]
pub fn get(device: Device) -> Stream {
    if device.kind().0 < 0 || device.index() < 0 {
        return Stream::DEFAULT;
    }
    // SAFETY: it accepts any device.
    Stream(unsafe { (api().TVMFFIEnvGetStream)(device.kind().0, device.index()) })
}

/// Makes a stream the current one of a device on this thread; returns the previous one.
pub fn set(device: Device, stream: Stream) -> Result<Stream> {
    if device.kind().0 < 0 || device.index() < 0 {
        return Err(Error::new(
            error_kind::VALUE_ERROR,
            format!("Cannot set the stream of {device}: no such device"),
        ));
    }
    let mut previous = std::ptr::null_mut();
    // SAFETY: a stream, and the address of a handle.
    check(unsafe {
        (api().TVMFFIEnvSetStream)(device.kind().0, device.index(), stream.0, &raw mut previous)
    })?;
    Ok(Stream(previous))
}

/// Runs `body` with a stream as the current one of a device. Afterwards the previous one is
/// restored, even when `body` panics.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// use fishplate::{Device, stream::{self, Stream}};
///
/// let cuda = Device::cuda(0);
/// # let mut made = 0_u8;
/// // SAFETY: no kernel runs here.
/// let mine = unsafe { Stream::from_raw((&raw mut made).cast()) };
/// stream::with(cuda, mine, || assert_eq!(stream::get(cuda), mine))?;
/// assert_eq!(stream::get(cuda), Stream::DEFAULT);
/// # Ok(())
/// # }
/// ```
pub fn with<R>(device: Device, stream: Stream, body: impl FnOnce() -> R) -> Result<R> {
    let _scope = enter(device, stream)?;
    Ok(body())
}

/// Does the same as [`with`], until the scope is dropped.
pub fn enter(device: Device, stream: Stream) -> Result<Scope> {
    let previous = set(device, stream)?;
    Ok(Scope { device, previous, not_send: PhantomData })
}

/// Guard that makes a stream the current one of a device while it lives.
#[must_use = "dropping it restores the previous stream"]
#[derive(Debug)]
pub struct Scope {
    device: Device,
    previous: Stream,
    // The current stream belongs to the thread.
    not_send: PhantomData<*mut ()>,
}

impl Drop for Scope {
    fn drop(&mut self) {
        // Setting a stream for this device succeeded before.
        let _ = set(self.device, self.previous);
    }
}
