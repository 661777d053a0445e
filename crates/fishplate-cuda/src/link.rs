//! Makes machine code from PTX with the driver's linker, so that it can be stored and later loaded without compiling.

use std::ffi::{CStr, c_int, c_uint, c_void};

use crate::driver::Driver;
use crate::error::Result;
use crate::sys::{LinkHandle, jit_input, jit_option, jit_target};

/// A linker, which owns its output.
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

/// Makes machine code from PTX for the device of the thread's context; `None` for code that [`is_linkable`] refuses.
pub fn link(ptx: &CStr) -> Result<Option<Vec<u8>>> {
    if !is_linkable(ptx) {
        return Ok(None);
    }
    let driver = Driver::get()?;
    let functions = driver.functions();
    let target = accelerated_target(ptx);
    let options = [jit_option::TARGET];
    let values = [std::ptr::without_provenance_mut::<c_void>(target.unwrap_or_default() as usize)];
    let count = c_uint::from(target.is_some());
    let mut handle = LinkHandle::NULL;
    // SAFETY: passes as many options and values as the count says, and a writable address.
    let code = unsafe {
        (functions.cuLinkCreate)(count, options.as_ptr(), values.as_ptr(), &raw mut handle)
    };
    driver.check("cuLinkCreate", code)?;
    let linker = Linker { driver, handle };
    let bytes = ptx.to_bytes_with_nul();
    // SAFETY: passes a linker, bytes with their number, and a name; without options, their addresses are not read.
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
    // SAFETY: passes a linker and two writable addresses.
    let code = unsafe { (functions.cuLinkComplete)(linker.handle, &raw mut cubin, &raw mut size) };
    driver.check("cuLinkComplete", code)?;
    if cubin.is_null() {
        return Ok(None);
    }
    // SAFETY: the linker owns that many bytes until it is destroyed, which happens below.
    Ok(Some(unsafe { std::slice::from_raw_parts(cubin.cast::<u8>(), size) }.to_vec()))
}

/// Alignment in bytes of dynamic shared memory in code from the driver's linker.
const LINKED_ALIGNMENT: usize = 16;

/// Whether the driver's linker makes the same machine code from PTX as its compiler.
///
/// The linker compiles for programs with several units. It ignores `setmaxnreg`, which makes kernels with specialised
/// warps much slower. It also drops the alignment of dynamic shared memory. That memory starts after the kernel's
/// static shared memory, so it is aligned only if there is none: a block's memory starts at a multiple of 1024 bytes.
pub fn is_linkable(ptx: &CStr) -> bool {
    let text = String::from_utf8_lossy(ptx.to_bytes());
    let (mut alignment, mut has_own) = (0, false);
    for line in text.lines() {
        let line = line.trim_start();
        if line.starts_with("setmaxnreg") || line.contains(" setmaxnreg") {
            return false;
        }
        match line.strip_prefix(".extern").map(str::trim_start) {
            Some(rest) => alignment = shared_alignment(rest).unwrap_or(0).max(alignment),
            None => has_own |= is_shared(line),
        }
    }
    alignment <= LINKED_ALIGNMENT || !has_own
}

/// Whether a line declares shared memory.
fn is_shared(line: &str) -> bool {
    let linkage = [".visible", ".weak", ".common"];
    let first = line.split_whitespace().find(|word| !linkage.contains(word));
    first.is_some_and(|word| word.starts_with(".shared"))
}

/// The alignment of the shared memory that is declared in the rest of a line after `.extern`.
fn shared_alignment(rest: &str) -> Option<usize> {
    let words = rest.strip_prefix(".shared")?.trim_start().strip_prefix(".align")?;
    words.split_whitespace().next()?.parse().ok()
}

/// The architecture of PTX that runs on only one architecture, such as `sm_90a`.
pub fn accelerated_arch(ptx: &CStr) -> Option<String> {
    let text = String::from_utf8_lossy(ptx.to_bytes());
    let word = text.split_once(".target")?.1.split([',', '\n', '\r']).next()?.trim();
    let digits = word.strip_prefix("sm_")?.strip_suffix('a')?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.to_owned())
}

/// The target to pass for PTX that runs on only one architecture: otherwise the linker uses the plain one.
fn accelerated_target(ptx: &CStr) -> Option<c_int> {
    let arch = accelerated_arch(ptx)?;
    let digits = arch.trim_start_matches("sm_").trim_end_matches('a');
    Some(jit_target::ACCELERATED + digits.parse::<c_int>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_linker_gets_only_what_it_compiles_well() {
        const MORE: &str = ".extern .shared .align 1024 .b8 more[];";
        let cases = [
            (".extern .func f;".to_owned(), true),
            ("\t.shared .align 128 .b8 own[32];".to_owned(), true),
            (MORE.to_owned(), true),
            (format!("{MORE}\n\t.shared .align 8 .b8 own[32];"), false),
            (format!(".visible .shared .align 8 .b8 own[32];\n{MORE}"), false),
            (".shared .b8 own[32];\n.extern .shared .align 16 .b8 more[];".to_owned(), true),
            ("\t@%p1 setmaxnreg.dec.sync.aligned.u32 40;".to_owned(), false),
            ("\tsetmaxnreg.inc.sync.aligned.u32 232;".to_owned(), false),
        ];
        for (ptx, linkable) in cases {
            let text = std::ffi::CString::new(ptx.as_str()).unwrap();
            assert_eq!(is_linkable(&text), linkable, "{ptx}");
        }
    }

    #[test]
    fn only_code_of_one_architecture_names_its_target() {
        assert_eq!(accelerated_target(c".version 8.0\n.target sm_90a\n"), Some(0x10000 + 90));
        assert_eq!(accelerated_target(c".target sm_100a, debug\n"), Some(0x10000 + 100));
        assert_eq!(accelerated_target(c".target sm_90\n"), None);
        assert_eq!(accelerated_target(c"// nothing"), None);
    }
}
