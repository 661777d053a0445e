//! Reads memory that may be unmapped: the kernel copies it and reports a failure, where a plain
//! load would end the process.

use std::fs::File;
use std::os::unix::fs::FileExt;

/// Returns the 32-bit word at `address`; `None` if the memory is not readable.
pub(crate) fn word(address: usize) -> Option<u32> {
    let mut word = 0_u32;
    let local = libc::iovec { iov_base: (&raw mut word).cast(), iov_len: size_of::<u32>() };
    let remote = libc::iovec { iov_base: address as *mut _, iov_len: size_of::<u32>() };
    // SAFETY: the local part is writable for its length; the kernel checks the remote one.
    let copied = unsafe {
        libc::process_vm_readv(libc::getpid(), &raw const local, 1, &raw const remote, 1, 0)
    };
    if copied == size_of::<u32>() as isize {
        return Some(word);
    }
    let error = std::io::Error::last_os_error().raw_os_error();
    if matches!(error, Some(libc::ENOSYS | libc::EPERM)) { from_file(address) } else { None }
}

/// The same where the system call is missing, as in emulators, or forbidden, as in some containers.
fn from_file(address: usize) -> Option<u32> {
    let mut bytes = [0; size_of::<u32>()];
    // Offsets of files have a sign, and no process has memory beyond that.
    let offset = i64::try_from(address).ok()?.cast_unsigned();
    File::open("/proc/self/mem").ok()?.read_exact_at(&mut bytes, offset).ok()?;
    Some(u32::from_ne_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_is_there_and_nothing_else() {
        let value = 0x1234_5678_u32;
        for read in [word, from_file] {
            assert_eq!(read(&raw const value as usize), Some(value));
            for address in [0, 8, usize::MAX - 7, 0x8bad_f00d_5eed_0001] {
                assert_eq!(read(address), None, "{address:#x}");
            }
        }
    }
}
