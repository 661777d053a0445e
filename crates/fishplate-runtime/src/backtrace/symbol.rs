//! Turns addresses into lines of text, which stay cached for the life of the process.

use std::collections::BTreeMap;
use std::ffi::{CStr, c_void};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::lock::{self, GlobalLock};
use crate::once::Once;

/// Contribution of a frame to a backtrace. Inlined calls produce several lines for one address.
pub(crate) enum Line {
    /// A line of text.
    Shown(String),
    /// Internal code that no user wants to read.
    Hidden,
    /// Another language starts here; its own traceback continues.
    Boundary,
}

/// Lines by return address, valid until a library is unloaded and its addresses are reused.
pub(crate) struct Cache {
    unloads: u64,
    lines: BTreeMap<usize, Arc<[Line]>>,
}

pub(crate) static LINES: GlobalLock<Cache> =
    GlobalLock::new(Cache { unloads: 0, lines: BTreeMap::new() });

/// Turns the return addresses of one trace into lines.
pub(super) struct Resolver {
    unloads: u64,
}

impl Resolver {
    /// A resolver for the libraries that are loaded now.
    pub(super) fn new() -> Resolver {
        Resolver { unloads: unload_count() }
    }

    /// The lines for a return address, innermost first.
    pub(super) fn lines(&self, ip: usize) -> Arc<[Line]> {
        let known = {
            let mut cache = LINES.hold();
            if cache.unloads != self.unloads {
                *cache = Cache { unloads: self.unloads, lines: BTreeMap::new() };
            }
            cache.lines.get(&ip).cloned()
        };
        // Resolved without the lock: the loader has one too, and a thread that holds it may be in a constructor that
        // raises an error.
        known.unwrap_or_else(|| {
            let Some(lines) = resolve(ip) else { return [].into() };
            let mut cache = LINES.hold();
            if cache.unloads == self.unloads {
                cache.lines.insert(ip, lines.clone());
            }
            lines
        })
    }
}

/// Threads inside the `backtrace` crate, which holds a lock while it looks up symbols.
static RESOLVING: AtomicUsize = AtomicUsize::new(0);
/// Whether that lock is held forever, by a thread that this process does not have.
static OUT_OF_REACH: AtomicBool = AtomicBool::new(false);

/// Records, in a forked child, whether symbols can still be looked up.
pub(crate) fn after_fork() {
    if RESOLVING.swap(0, Ordering::Relaxed) != 0 {
        OUT_OF_REACH.store(true, Ordering::Relaxed);
    }
}

/// Whether there is enough memory for the `backtrace` crate to read the symbols of a library. It reads whole tables of
/// them, and ends the process when an allocation fails.
fn has_memory() -> bool {
    /// Enough for the symbols of most libraries. Untouched memory costs next to nothing.
    const NEEDED: usize = 16 << 20;
    let mut memory = Vec::<u8>::new();
    let found = memory.try_reserve_exact(NEEDED).is_ok();
    // Otherwise the compiler sees that nobody uses the memory, and removes the allocation.
    std::hint::black_box(memory.as_mut_ptr());
    found
}

/// Looks up the symbols at an address. Returns false if they could not be looked up: there may be memory later.
fn look_up(address: usize, mut found: impl FnMut(&backtrace::Symbol)) -> bool {
    lock::none_held("the loader");
    if OUT_OF_REACH.load(Ordering::Relaxed) || !has_memory() {
        return false;
    }
    RESOLVING.fetch_add(1, Ordering::Relaxed);
    backtrace::resolve(address as *mut c_void, |symbol| found(symbol));
    RESOLVING.fetch_sub(1, Ordering::Relaxed);
    true
}

/// Number of libraries that this process has unloaded so far.
fn unload_count() -> u64 {
    unsafe extern "C" fn first(
        info: *mut libc::dl_phdr_info,
        _size: libc::size_t,
        data: *mut c_void,
    ) -> libc::c_int {
        // SAFETY: the loader passes its info, and `data` is the counter below.
        unsafe { *data.cast::<u64>() = (*info).dlpi_subs };
        1
    }
    let mut count = 0_u64;
    lock::none_held("the loader");
    // SAFETY: the callback has the required type and gets the counter it expects.
    unsafe { libc::dl_iterate_phdr(Some(first), (&raw mut count).cast()) };
    count
}

/// The lines for a return address; `None` if its symbols cannot be looked up now.
fn resolve(ip: usize) -> Option<Arc<[Line]>> {
    if is_our_own(ip) {
        return Some([Line::Hidden].into());
    }
    let mut lines = Vec::new();
    // A return address points behind the call; one byte back is inside it.
    let looked = look_up(ip.wrapping_sub(1), |symbol| {
        let name = symbol.name().map(|name| strip_hash(&name.to_string()));
        let file = symbol.filename().map(|file| file.to_string_lossy().into_owned());
        lines.push(classify(name.as_deref(), file.as_deref(), symbol.lineno().unwrap_or(0)));
    });
    looked.then(|| lines.into())
}

/// Rust symbols end in a hash that changes with every build.
fn strip_hash(name: &str) -> String {
    match name.rsplit_once("::h") {
        Some((path, hash)) if hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()) => {
            path.into()
        }
        _ => name.into(),
    }
}

fn classify(name: Option<&str>, file: Option<&str>, line: u32) -> Line {
    let Some(name) = name else { return Line::Hidden };
    if is_boundary(name) {
        return Line::Boundary;
    }
    if is_noise(file, name) {
        return Line::Hidden;
    }
    let file = file.unwrap_or("<unknown>");
    Line::Shown(format!("  File \"{file}\", line {line}, in {name}\n"))
}

const BOUNDARIES: &[&str] = &[
    "TVMFFIFunctionCall",
    // The interpreter shows its own frames.
    "slot_tp_call",
    "object_is_not_callable",
    "_Py",
    "PyObject",
];

fn is_boundary(name: &str) -> bool {
    BOUNDARIES.iter().any(|prefix| name.starts_with(prefix))
}

const NOISY_NAMES: &[&str] = &[
    "tvm::ffi::Function",
    "tvm::ffi::detail::",
    "TVMFFIBacktrace",
    "TVMFFIErrorSetRaisedFromCStr",
    "__libc_",
    "ffi_call_",
];

const NOISY_FILES: &[&str] = &[
    "include/tvm/ffi/error.h",
    "include/tvm/ffi/function_detail.h",
    "include/tvm/ffi/function.h",
    "include/tvm/ffi/any.h",
    "include/c++/",
];

/// Whether a frame is internal: call wrappers, error macros, the C and C++ runtimes.
pub(super) fn is_noise(file: Option<&str>, name: &str) -> bool {
    NOISY_NAMES.iter().any(|prefix| name.starts_with(prefix))
        || file.is_some_and(|file| NOISY_FILES.iter().any(|part| file.contains(part)))
}

/// Base address and path of the library that contains an address.
fn library_of(address: usize) -> Option<(usize, String)> {
    lock::none_held("the loader");
    // SAFETY: `dladdr` fills the struct it is given and accepts any address.
    let info = unsafe {
        let mut info = std::mem::zeroed::<libc::Dl_info>();
        (libc::dladdr(address as *const c_void, &raw mut info) != 0).then_some(info)
    }?;
    let path = if info.dli_fname.is_null() {
        String::new()
    } else {
        // SAFETY: a non-null name is a C string that lives as long as the library.
        unsafe { CStr::from_ptr(info.dli_fname) }.to_string_lossy().into_owned()
    };
    Some((info.dli_fbase as usize, path))
}

/// Whether an address is in this library, whose frames mean nothing to a user. A program that links the runtime
/// statically is all one library: nothing is hidden there.
fn is_our_own(address: usize) -> bool {
    static OWN: Once<Option<usize>> = Once::new();
    let own = OWN.get_or_make(|| {
        let (base, path) = library_of(is_our_own as *const () as usize)?;
        path.ends_with("libtvm_ffi.so").then_some(base)
    });
    own.is_some() && library_of(address).map(|(base, _)| base) == *own
}

/// Describes the start of a function: its name and the library.
pub(super) fn describe_address(address: usize) -> String {
    let mut name = None;
    // Looked up like a return address, one byte back: the first byte of a function would count as the end of the
    // previous one. Functions that were inlined there come first, the function itself last.
    look_up(address.wrapping_add(1), |symbol| {
        name = symbol.name().map(|name| strip_hash(&name.to_string())).or_else(|| name.take());
    });
    let name = name.map_or_else(|| format!("the function at {address:#x}"), |n| format!("`{n}`"));
    match library_of(address) {
        Some((_, path)) if !path.is_empty() => format!("{name} in {path}"),
        _ => name,
    }
}
