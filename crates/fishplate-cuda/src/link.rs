//! Machine code from PTX, made by the driver's linker, so that it can be kept and loaded later without compiling.

use std::ffi::{CStr, c_int, c_uint, c_void};

use crate::driver::Driver;
use crate::error::Result;
use crate::sys::{LinkHandle, jit_input, jit_option, jit_target};

/// A linker, which owns what it made.
struct Linker {
    driver: &'static Driver,
    handle: LinkHandle,
}

impl Drop for Linker {
    fn drop(&mut self) {
        // SAFETY: created by `cuLinkCreate`, destroyed once.
        unsafe { (self.driver.functions().cuLinkDestroy)(self.handle) };
    }
}

/// Alignment in bytes of the shared memory that a launch adds, in code that the driver's linker made.
const LINKED_ALIGNMENT: usize = 16;

/// Makes machine code of PTX for the device of the thread's context; `None` where the linker would lose something.
///
/// It drops the alignment of shared memory whose size comes with the launch. Bulk copies into that memory need 128
/// bytes and fail with 16, so code that asks for more is left to the driver's compiler.
pub fn link(ptx: &CStr) -> Result<Option<Vec<u8>>> {
    if dynamic_alignment(ptx) > LINKED_ALIGNMENT {
        return Ok(None);
    }
    let driver = Driver::get()?;
    let functions = driver.functions();
    let target = accelerated_target(ptx);
    let options = [jit_option::TARGET];
    let values = [std::ptr::without_provenance_mut::<c_void>(target.unwrap_or_default() as usize)];
    let count = c_uint::from(target.is_some());
    let mut handle = LinkHandle::NULL;
    // SAFETY: as many options with their values as the count says, and an address.
    let code = unsafe {
        (functions.cuLinkCreate)(count, options.as_ptr(), values.as_ptr(), &raw mut handle)
    };
    driver.check("cuLinkCreate", code)?;
    let linker = Linker { driver, handle };
    let bytes = ptx.to_bytes_with_nul();
    // SAFETY: a linker, bytes with their number and a name; without options, their addresses are not read.
    let code = unsafe {
        (functions.cuLinkAddData)(
            linker.handle,
            jit_input::PTX,
            bytes.as_ptr().cast(),
            bytes.len(),
            c"kernel.ptx".as_ptr(),
            0,
            std::ptr::null(),
            std::ptr::null(),
        )
    };
    driver.check("cuLinkAddData", code)?;
    let (mut cubin, mut size) = (std::ptr::null(), 0);
    // SAFETY: a linker and two addresses.
    let code = unsafe { (functions.cuLinkComplete)(linker.handle, &raw mut cubin, &raw mut size) };
    driver.check("cuLinkComplete", code)?;
    if cubin.is_null() {
        return Ok(None);
    }
    // SAFETY: the linker owns that many bytes until it is destroyed, which happens below.
    Ok(Some(unsafe { std::slice::from_raw_parts(cubin.cast::<u8>(), size) }.to_vec()))
}

/// The alignment that PTX asks for where it declares shared memory whose size comes with the launch; 0 if it has none.
fn dynamic_alignment(ptx: &CStr) -> usize {
    let text = String::from_utf8_lossy(ptx.to_bytes());
    let declared = text.lines().filter_map(|line| {
        let words = line.trim_start().strip_prefix(".extern")?.trim_start();
        words
            .strip_prefix(".shared")?
            .trim_start()
            .strip_prefix(".align")?
            .split_whitespace()
            .next()
    });
    declared.filter_map(|bytes| bytes.parse().ok()).max().unwrap_or(0)
}

/// The target to name for PTX of one architecture only, such as `sm_90a`: the linker takes the plain one otherwise.
fn accelerated_target(ptx: &CStr) -> Option<c_int> {
    let text = String::from_utf8_lossy(ptx.to_bytes());
    let word = text.split_once(".target")?.1.split([',', '\n', '\r']).next()?.trim();
    let digits = word.strip_prefix("sm_")?.strip_suffix('a')?;
    Some(jit_target::ACCELERATED + digits.parse::<c_int>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_alignment_of_dynamic_memory_is_found() {
        let ptx = c".shared .align 128 .b8 own[32];\n.extern .shared .align 1024 .b8 more[];\n\t.extern .shared .align 8 .b8 x[];";
        assert_eq!(dynamic_alignment(ptx), 1024);
        assert_eq!(dynamic_alignment(c".shared .align 128 .b8 own[32];"), 0);
        assert_eq!(dynamic_alignment(c".extern .func f;"), 0);
    }

    #[test]
    fn only_code_of_one_architecture_names_its_target() {
        assert_eq!(accelerated_target(c".version 8.0\n.target sm_90a\n"), Some(0x10000 + 90));
        assert_eq!(accelerated_target(c".target sm_100a, debug\n"), Some(0x10000 + 100));
        assert_eq!(accelerated_target(c".target sm_90\n"), None);
        assert_eq!(accelerated_target(c"// nothing"), None);
    }
}
