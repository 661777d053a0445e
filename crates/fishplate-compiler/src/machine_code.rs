//! Machine code of PTX for the GPU of this machine, stored in the cache. The driver's linker or `ptxas` makes it at the
//! first launch. Other processes find it, so their first launch does not run the driver's compiler.
//!
//! `support/cuda.c` requests it when it loads code. A failure here only costs a compilation by the driver, which then
//! reports the error. Compiling does not start CUDA: a process that only compiles may still fork.

use std::{
    cell::RefCell,
    ffi::{CStr, c_char},
    ptr,
};

use fishplate_codegen::Cache;
use fishplate_cuda::{Device, Driver, accelerated_arch, is_linkable, link};

use crate::ptxas;

thread_local! {
    /// The machine code that the thread requested last.
    static LAST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// The address of machine code of PTX for a device whose context is current on the thread; null if there is none. It is
/// valid until the thread calls this again.
pub(crate) fn address(ptx: &CStr, device: i32) -> *const c_char {
    let Some(code) = find_or_make(ptx, device) else {
        return ptr::null();
    };
    let kept = LAST.try_with(|last| {
        *last.borrow_mut() = code;
        last.borrow().as_ptr().cast()
    });
    kept.unwrap_or(ptr::null())
}

/// The machine code from the cache, from the driver's linker, or from `ptxas` if the linker would make worse code.
/// Without a cache there is no place to store it.
fn find_or_make(ptx: &CStr, device: i32) -> Option<Vec<u8>> {
    let cache = Cache::of_process().ok()??;
    let arch = Device::new(device).and_then(Device::arch).ok()?;
    if is_linkable(ptx) {
        let (major, minor) = Driver::get().and_then(Driver::version).ok()?;
        let maker = format!("driver {major}.{minor}");
        return cache.recall_or_make(&key(&arch, &maker, ptx), || link(ptx).ok().flatten());
    }
    let assembler = ptxas::for_launch(ptx)?;
    let maker = assembler.identity()?;
    let arch = accelerated_arch(ptx).unwrap_or(arch);
    let make = || Some(assembler.run(ptx.to_str().ok()?, &arch).ok()?.0);
    cache.recall_or_make(&key(&arch, &maker, ptx), make)
}

/// Everything that machine code depends on.
fn key(arch: &str, maker: &str, ptx: &CStr) -> Vec<u8> {
    [format!("machine code for {arch} by {maker}\0").as_bytes(), ptx.to_bytes()].concat()
}
