//! Code on a device: loads PTX or cubins, and launches their kernels.

use std::ffi::{CString, c_uint, c_void};
use std::sync::Arc;

use crate::device::Context;
use crate::driver::Driver;
use crate::error::{Error, Result};
use crate::sys::{FunctionHandle, ModuleHandle, StreamHandle, function_attribute, jit_option};

/// Buffer for the messages of the driver's compiler.
const LOG_BYTES: usize = 16 * 1024;

struct Loaded {
    context: Context,
    handle: ModuleHandle,
}

impl Drop for Loaded {
    fn drop(&mut self) {
        if let (Ok(driver), Ok(_entered)) = (Driver::get(), self.context.enter()) {
            // SAFETY: loaded in this context, unloaded once.
            unsafe { (driver.functions().cuModuleUnload)(self.handle) };
        }
    }
}

/// A module on one device. Its kernels keep it loaded.
#[derive(Clone)]
pub struct Module(Arc<Loaded>);

impl Module {
    /// Loads PTX text or a cubin. If the driver rejects it, the error carries the driver's log.
    pub fn load(context: &Context, image: &[u8]) -> Result<Module> {
        let driver = Driver::get()?;
        let _entered = context.enter()?;
        // PTX is text and ends with a NUL; a cubin contains its own size, and one more byte does no
        // harm.
        let mut image = image.to_vec();
        image.push(0);
        let mut log = vec![0_u8; LOG_BYTES];
        let options = [jit_option::ERROR_LOG_BUFFER, jit_option::ERROR_LOG_BUFFER_SIZE_BYTES];
        let values: [*mut c_void; 2] =
            [log.as_mut_ptr().cast(), std::ptr::without_provenance_mut(LOG_BYTES)];
        let mut handle = ModuleHandle::NULL;
        // SAFETY: passes a NUL-terminated image, two options with their values, and a writable
        // address; the log outlives the call.
        let code = unsafe {
            (driver.functions().cuModuleLoadDataEx)(
                &raw mut handle,
                image.as_ptr().cast(),
                options.len() as c_uint,
                options.as_ptr(),
                values.as_ptr(),
            )
        };
        if code != crate::sys::Code::SUCCESS {
            let end = log.iter().position(|&byte| byte == 0).unwrap_or(log.len());
            let log = String::from_utf8_lossy(&log[..end]).trim().to_owned();
            let log = (!log.is_empty()).then_some(log);
            return Err(driver.error("cuModuleLoadDataEx", code, log));
        }
        Ok(Module(Arc::new(Loaded { context: context.clone(), handle })))
    }

    /// The kernel with that name.
    pub fn kernel(&self, name: &str) -> Result<Kernel> {
        let driver = Driver::get()?;
        let c_name = CString::new(name).map_err(|_| Error::BadName { name: name.to_owned() })?;
        let mut handle = FunctionHandle::NULL;
        // SAFETY: passes a loaded module, a NUL-terminated name, and a writable address.
        let code = unsafe {
            (driver.functions().cuModuleGetFunction)(
                &raw mut handle,
                self.0.handle,
                c_name.as_ptr(),
            )
        };
        driver.check("cuModuleGetFunction", code)?;
        Ok(Kernel { module: self.clone(), handle })
    }
}

/// The number of threads of a launch, and their shared memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaunchConfig {
    /// Blocks along x, y and z.
    pub grid: [u32; 3],
    /// Threads of a block along x, y and z.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory for a block.
    pub shared_bytes: u32,
}

/// A kernel that can be launched.
#[derive(Clone)]
pub struct Kernel {
    module: Module,
    handle: FunctionHandle,
}

impl Kernel {
    /// Lets launches use more dynamic shared memory than the default.
    pub fn allow_shared_bytes(&self, bytes: u32) -> Result<()> {
        let driver = Driver::get()?;
        let _entered = self.module.0.context.enter()?;
        let bytes = i32::try_from(bytes).unwrap_or(i32::MAX);
        // SAFETY: the function belongs to a loaded module.
        let code = unsafe {
            (driver.functions().cuFuncSetAttribute)(
                self.handle,
                function_attribute::MAX_DYNAMIC_SHARED_SIZE_BYTES,
                bytes,
            )
        };
        driver.check("cuFuncSetAttribute", code)
    }

    /// Queues a launch on a stream of the kernel's device.
    ///
    /// # Safety
    /// `params` holds the address of each argument, with the types of the kernel's parameters.
    /// Memory that the kernel accesses stays valid until the stream has run it.
    pub unsafe fn launch(
        &self,
        config: &LaunchConfig,
        stream: StreamHandle,
        params: &mut [*mut c_void],
    ) -> Result<()> {
        let driver = Driver::get()?;
        let ([gx, gy, gz], [bx, by, bz]) = (config.grid, config.block);
        let _entered = self.module.0.context.enter()?;
        // SAFETY: the caller guarantees the parameters; the driver copies them before it returns.
        let code = unsafe {
            (driver.functions().cuLaunchKernel)(
                self.handle,
                gx,
                gy,
                gz,
                bx,
                by,
                bz,
                config.shared_bytes,
                stream,
                params.as_mut_ptr(),
                std::ptr::null_mut(),
            )
        };
        driver.check("cuLaunchKernel", code)
    }
}
