//! `ir.ThreadPool`: threads that several contexts share.

use std::sync::Arc;

use fishplate::Object;
use fishplate_mlir as mlir;

/// A pool of threads for passes, see `Context.set_thread_pool`.
#[derive(Object)]
#[object(key = "ir.ThreadPool", opaque)]
pub struct ThreadPool {
    #[field(skip)]
    pool: Arc<mlir::ThreadPool>,
}

impl ThreadPool {
    /// The pool.
    pub(crate) fn pool(&self) -> &Arc<mlir::ThreadPool> {
        &self.pool
    }
}

#[fishplate::methods(nonblocking)]
impl ThreadPool {
    /// Creates a pool with a thread for each processor.
    #[constructor]
    fn new() -> ThreadPool {
        ThreadPool { pool: mlir::ThreadPool::new() }
    }

    /// The largest number of threads.
    fn get_max_concurrency(&self) -> i64 {
        self.pool.max_concurrency().into()
    }

    /// The address of LLVM's pool.
    #[method(name = "_thread_pool_address")]
    fn thread_pool_address(&self) -> i64 {
        self.pool.address() as i64
    }
}
