//! Devices and their primary contexts.

use std::ffi::{CStr, c_int};
use std::sync::Arc;

use crate::driver::Driver;
use crate::error::{Error, Result};
use crate::sys::{ContextHandle, DeviceOrdinal, attribute};

/// A device of this machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Device {
    ordinal: DeviceOrdinal,
}

impl Device {
    /// The number of devices.
    pub fn count() -> Result<i32> {
        let driver = Driver::get()?;
        let mut count = 0;
        // SAFETY: passes a writable address.
        let code = unsafe { (driver.functions().cuDeviceGetCount)(&raw mut count) };
        driver.check("cuDeviceGetCount", code)?;
        Ok(count)
    }

    /// The device with an ordinal.
    pub fn new(ordinal: i32) -> Result<Device> {
        let count = Device::count()?;
        if !(0..count).contains(&ordinal) {
            return Err(Error::NoDevice { asked: ordinal, count });
        }
        let driver = Driver::get()?;
        let mut device = 0;
        // SAFETY: passes a writable address.
        let code = unsafe { (driver.functions().cuDeviceGet)(&raw mut device, ordinal) };
        driver.check("cuDeviceGet", code)?;
        Ok(Device { ordinal: device })
    }

    /// Its ordinal.
    pub fn ordinal(self) -> i32 {
        self.ordinal
    }

    /// Its name, such as `NVIDIA H200`.
    pub fn name(self) -> Result<String> {
        let driver = Driver::get()?;
        let mut name = [0; 256];
        // SAFETY: passes a buffer and its size; the driver ends the name with a NUL.
        let code = unsafe {
            (driver.functions().cuDeviceGetName)(
                name.as_mut_ptr(),
                name.len() as c_int,
                self.ordinal,
            )
        };
        driver.check("cuDeviceGetName", code)?;
        name[name.len() - 1] = 0;
        // SAFETY: the last byte is NUL.
        Ok(unsafe { CStr::from_ptr(name.as_ptr()) }.to_string_lossy().into_owned())
    }

    /// An attribute of the device; see [`attribute`].
    pub fn attribute(self, which: c_int) -> Result<i32> {
        let driver = Driver::get()?;
        let mut value = 0;
        // SAFETY: passes a writable address; the driver returns an error for unknown attributes.
        let code = unsafe {
            (driver.functions().cuDeviceGetAttribute)(&raw mut value, which, self.ordinal)
        };
        driver.check("cuDeviceGetAttribute", code)?;
        Ok(value)
    }

    /// Its architecture, such as `sm_90`.
    pub fn arch(self) -> Result<String> {
        let major = self.attribute(attribute::COMPUTE_CAPABILITY_MAJOR)?;
        let minor = self.attribute(attribute::COMPUTE_CAPABILITY_MINOR)?;
        Ok(format!("sm_{major}{minor}"))
    }

    /// The context that everything in the process shares on this device.
    pub fn primary_context(self) -> Result<Context> {
        let driver = Driver::get()?;
        let mut handle = ContextHandle::NULL;
        // SAFETY: passes a writable address; the reference is released when the last clone is
        // dropped.
        let code =
            unsafe { (driver.functions().cuDevicePrimaryCtxRetain)(&raw mut handle, self.ordinal) };
        driver.check("cuDevicePrimaryCtxRetain", code)?;
        Ok(Context(Arc::new(Retained { device: self, handle })))
    }
}

struct Retained {
    device: Device,
    handle: ContextHandle,
}

impl Drop for Retained {
    fn drop(&mut self) {
        if let Ok(driver) = Driver::get() {
            // SAFETY: pairs with the Retain. A failure means that the driver is shutting down.
            unsafe { (driver.functions().cuDevicePrimaryCtxRelease)(self.device.ordinal) };
        }
    }
}

/// The primary context of a device, retained as long as a clone lives.
#[derive(Clone)]
pub struct Context(Arc<Retained>);

impl Context {
    /// The device.
    pub fn device(&self) -> Device {
        self.0.device
    }

    /// Makes the context current on this thread until the guard is dropped. The previous one is
    /// then restored, even if a panic unwinds.
    pub fn enter(&self) -> Result<Entered> {
        let driver = Driver::get()?;
        // SAFETY: the context is retained.
        let code = unsafe { (driver.functions().cuCtxPushCurrent)(self.0.handle) };
        driver.check("cuCtxPushCurrent", code)?;
        Ok(Entered { _context: self.clone(), not_send: std::marker::PhantomData })
    }

    /// Waits for everything on the device.
    pub fn synchronize(&self) -> Result<()> {
        let driver = Driver::get()?;
        let _entered = self.enter()?;
        // SAFETY: a context is current.
        driver.check("cuCtxSynchronize", unsafe { (driver.functions().cuCtxSynchronize)() })
    }
}

/// Keeps a context current on this thread while it lives.
pub struct Entered {
    _context: Context,
    /// The stack of contexts belongs to the thread.
    not_send: std::marker::PhantomData<*mut ()>,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let _ = self.not_send;
        if let Ok(driver) = Driver::get() {
            let mut popped = ContextHandle::NULL;
            // SAFETY: pairs with the Push, on the same thread.
            unsafe { (driver.functions().cuCtxPopCurrent)(&raw mut popped) };
        }
    }
}
