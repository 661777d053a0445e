//! Memory on a device, and streams.

use std::ffi::c_void;

use crate::device::Context;
use crate::driver::Driver;
use crate::error::{Error, Result};
use crate::sys::{DevicePointer, StreamHandle};

/// A block of memory on a device, freed when it is dropped.
pub struct Buffer {
    context: Context,
    pointer: DevicePointer,
    bytes: usize,
}

impl Buffer {
    /// Allocates uninitialised memory. Even an empty buffer has a unique address.
    pub fn new(context: &Context, bytes: usize) -> Result<Buffer> {
        let driver = Driver::get()?;
        let _entered = context.enter()?;
        let mut pointer = 0;
        // SAFETY: passes a writable address; the driver rejects a size that it cannot allocate.
        let code = unsafe { (driver.functions().cuMemAlloc)(&raw mut pointer, bytes.max(1)) };
        driver.check("cuMemAlloc", code)?;
        Ok(Buffer { context: context.clone(), pointer, bytes })
    }

    /// Allocates memory with the contents of a slice.
    pub fn from_slice(context: &Context, content: &[u8]) -> Result<Buffer> {
        let buffer = Buffer::new(context, content.len())?;
        let driver = Driver::get()?;
        let _entered = context.enter()?;
        // SAFETY: both sides have the same number of bytes.
        let code = unsafe {
            (driver.functions().cuMemcpyHtoD)(
                buffer.pointer,
                content.as_ptr().cast(),
                content.len(),
            )
        };
        driver.check("cuMemcpyHtoD", code)?;
        Ok(buffer)
    }

    /// Copies the contents to the host, after all work that is already queued on the default stream.
    pub fn read(&self, to: &mut [u8]) -> Result<()> {
        if to.len() != self.bytes {
            return Err(Error::WrongSize { expected: self.bytes, got: to.len() });
        }
        let driver = Driver::get()?;
        let _entered = self.context.enter()?;
        let target: *mut c_void = to.as_mut_ptr().cast();
        // SAFETY: both sides have the same number of bytes.
        let code = unsafe { (driver.functions().cuMemcpyDtoH)(target, self.pointer, self.bytes) };
        driver.check("cuMemcpyDtoH", code)
    }

    /// The address on the device.
    pub fn pointer(&self) -> DevicePointer {
        self.pointer
    }

    /// The size in bytes.
    pub fn len(&self) -> usize {
        self.bytes
    }

    /// Whether it has no bytes.
    pub fn is_empty(&self) -> bool {
        self.bytes == 0
    }
}

impl Drop for Buffer {
    fn drop(&mut self) {
        if let (Ok(driver), Ok(_entered)) = (Driver::get(), self.context.enter()) {
            // SAFETY: allocated here, freed once.
            unsafe { (driver.functions().cuMemFree)(self.pointer) };
        }
    }
}

/// Copies between two memory ranges, each on the host or on a device, after all work that is already queued on a stream
/// of the context's device. Waits for the stream unless it is the default one.
///
/// # Safety
/// Both are addresses of `bytes` bytes, which nobody changes during the call.
pub unsafe fn copy(
    context: &Context,
    to: DevicePointer,
    from: DevicePointer,
    bytes: usize,
    stream: StreamHandle,
) -> Result<()> {
    if bytes == 0 {
        return Ok(());
    }
    let driver = Driver::get()?;
    let _entered = context.enter()?;
    if stream == StreamHandle::NULL {
        // SAFETY: the caller guarantees both sides; the driver distinguishes host and device.
        let code = unsafe { (driver.functions().cuMemcpy)(to, from, bytes) };
        return driver.check("cuMemcpy", code);
    }
    // SAFETY: the caller guarantees both sides; the driver distinguishes host and device. Both sides stay valid until
    // the stream has been waited for.
    let code = unsafe { (driver.functions().cuMemcpyAsync)(to, from, bytes, stream) };
    driver.check("cuMemcpyAsync", code)?;
    // SAFETY: this is the stream that was just used.
    let code = unsafe { (driver.functions().cuStreamSynchronize)(stream) };
    driver.check("cuStreamSynchronize", code)
}

/// A queue of work on a device.
pub struct Stream {
    context: Context,
    handle: StreamHandle,
}

impl Stream {
    /// Creates a stream that does not wait for the default one.
    pub fn new(context: &Context) -> Result<Stream> {
        const NON_BLOCKING: u32 = 1;
        let driver = Driver::get()?;
        let _entered = context.enter()?;
        let mut handle = StreamHandle::NULL;
        // SAFETY: passes a writable address.
        let code = unsafe { (driver.functions().cuStreamCreate)(&raw mut handle, NON_BLOCKING) };
        driver.check("cuStreamCreate", code)?;
        Ok(Stream { context: context.clone(), handle })
    }

    /// Its handle.
    pub fn handle(&self) -> StreamHandle {
        self.handle
    }

    /// Waits for all queued work.
    pub fn synchronize(&self) -> Result<()> {
        let driver = Driver::get()?;
        let _entered = self.context.enter()?;
        // SAFETY: the stream is live.
        let code = unsafe { (driver.functions().cuStreamSynchronize)(self.handle) };
        driver.check("cuStreamSynchronize", code)
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        if let (Ok(driver), Ok(_entered)) = (Driver::get(), self.context.enter()) {
            // SAFETY: created here, destroyed once.
            unsafe { (driver.functions().cuStreamDestroy)(self.handle) };
        }
    }
}
