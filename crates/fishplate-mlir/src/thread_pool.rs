//! Thread pools that several contexts share.

use std::process;
use std::sync::Arc;

use mlir_sys::{
    MlirContext, MlirLlvmThreadPool, mlirContextEnableMultithreading, mlirContextSetThreadPool,
    mlirLlvmThreadPoolCreate, mlirLlvmThreadPoolDestroy,
};

unsafe extern "C" {
    fn fishplateThreadPoolConcurrency(pool: MlirLlvmThreadPool) -> u32;
}

/// Threads for passes. They exist from the first use to the end of the last holder.
pub struct ThreadPool {
    raw: MlirLlvmThreadPool,
    process: u32,
}

// SAFETY: LLVM's thread pool locks its own queue, and nothing in it belongs to a thread of the caller.
unsafe impl Send for ThreadPool {}
// SAFETY: contexts hand tasks to it from any thread, and its queue has a lock.
unsafe impl Sync for ThreadPool {}

impl ThreadPool {
    /// Creates a pool with a thread for each processor.
    pub fn new() -> Arc<ThreadPool> {
        // SAFETY: the function has no requirements.
        let raw = unsafe { mlirLlvmThreadPoolCreate() };
        Arc::new(ThreadPool { raw, process: process::id() })
    }

    /// The largest number of threads.
    pub fn max_concurrency(&self) -> u32 {
        // SAFETY: the pool is live.
        unsafe { fishplateThreadPoolConcurrency(self.raw) }
    }

    /// The address of LLVM's pool.
    pub fn address(&self) -> usize {
        self.raw.ptr.addr()
    }

    /// Makes a context use the pool.
    ///
    /// # Safety
    /// The context is live and runs no passes, and the pool outlives it.
    pub(crate) unsafe fn give_to(&self, context: MlirContext) {
        // SAFETY: the caller vouches for the context; MLIR takes a pool only while multithreading is off.
        unsafe {
            mlirContextEnableMultithreading(context, false);
            mlirContextSetThreadPool(context, self.raw);
        }
    }
}

impl Drop for ThreadPool {
    fn drop(&mut self) {
        // In a forked process the threads are missing, and ending them would wait for ever.
        if process::id() == self.process {
            // SAFETY: the contexts that used it are gone, because each holds a reference.
            unsafe { mlirLlvmThreadPoolDestroy(self.raw) };
        }
    }
}
