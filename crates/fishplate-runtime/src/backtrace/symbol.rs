//! From addresses to lines, remembered for the life of the process.

use std::collections::HashMap;
use std::ffi::{CStr, c_void};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// What a frame contributes to a backtrace. Inlined calls make several lines of one address.
pub(super) enum Line {
    /// A line of text.
    Shown(String),
    /// Plumbing that nobody wants to read.
    Hidden,
    /// Another language starts here; its own traceback goes on.
    Boundary,
}

/// Lines by return address, valid until a library is unloaded and its addresses used again.
#[derive(Default)]
struct Cache {
    unloads: u64,
    lines: HashMap<usize, Arc<[Line]>>,
}

static CACHE: LazyLock<Mutex<Cache>> = LazyLock::new(Mutex::default);

/// The lines of a return address, innermost first.
pub(super) fn lines(ip: usize) -> Arc<[Line]> {
    let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
    let unloads = unload_count();
    if cache.unloads != unloads {
        *cache = Cache { unloads, lines: HashMap::new() };
    }
    cache.lines.entry(ip).or_insert_with(|| resolve(ip)).clone()
}

/// How many libraries this process has unloaded so far.
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
    // SAFETY: the callback has the type asked for and gets the counter it expects.
    unsafe { libc::dl_iterate_phdr(Some(first), (&raw mut count).cast()) };
    count
}

fn resolve(ip: usize) -> Arc<[Line]> {
    if is_our_own(ip) {
        return [Line::Hidden].into();
    }
    let mut lines = Vec::new();
    // A return address points behind the call; one byte back is inside it.
    let address = ip.wrapping_sub(1) as *mut c_void;
    backtrace::resolve(address, |symbol| {
        let name = symbol.name().map(|name| strip_hash(&name.to_string()));
        let file = symbol.filename().map(|file| file.to_string_lossy().into_owned());
        lines.push(classify(name.as_deref(), file.as_deref(), symbol.lineno().unwrap_or(0)));
    });
    lines.into()
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

/// Whether a frame is plumbing: call wrappers, error macros, the C and C++ runtimes.
pub(super) fn is_noise(file: Option<&str>, name: &str) -> bool {
    NOISY_NAMES.iter().any(|prefix| name.starts_with(prefix))
        || file.is_some_and(|file| NOISY_FILES.iter().any(|part| file.contains(part)))
}

/// Base address and path of the library that an address lies in.
fn library_of(address: usize) -> Option<(usize, String)> {
    // SAFETY: `dladdr` fills the struct it is given and takes any address.
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

/// Whether an address lies in this library, whose frames say nothing to a user. A program that
/// links the runtime statically is all one library: nothing is hidden there.
fn is_our_own(address: usize) -> bool {
    static OWN: LazyLock<Option<usize>> = LazyLock::new(|| {
        let (base, path) = library_of(is_our_own as *const () as usize)?;
        path.ends_with("libtvm_ffi.so").then_some(base)
    });
    OWN.is_some() && library_of(address).map(|(base, _)| base) == *OWN
}

/// The start of a function in words: its name and the library.
pub(super) fn describe_address(address: usize) -> String {
    let mut name = None;
    // Looked up as a return address is, one byte back: the first byte of a function would be taken
    // for the end of the one before.
    backtrace::resolve(address.wrapping_add(1) as *mut c_void, |symbol| {
        name = name.take().or_else(|| symbol.name().map(|name| strip_hash(&name.to_string())));
    });
    let name = name.map_or_else(|| format!("the function at {address:#x}"), |n| format!("`{n}`"));
    match library_of(address) {
        Some((_, path)) if !path.is_empty() => format!("{name} in {path}"),
        _ => name,
    }
}
