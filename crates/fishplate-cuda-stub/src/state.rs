//! What the stand-in remembers.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::c_int;
use std::sync::{LazyLock, Mutex, MutexGuard};

use crate::image::Image;

/// No error.
pub(crate) const SUCCESS: c_int = 0;
/// An argument is out of range.
pub(crate) const INVALID_VALUE: c_int = 1;
/// No memory is left.
pub(crate) const OUT_OF_MEMORY: c_int = 2;
/// There is no such device.
pub(crate) const INVALID_DEVICE: c_int = 101;
/// The image is neither PTX nor cubin.
pub(crate) const INVALID_IMAGE: c_int = 200;
/// No context is current, or not that one.
pub(crate) const INVALID_CONTEXT: c_int = 201;
/// The PTX does not compile.
pub(crate) const INVALID_PTX: c_int = 218;
/// A handle names nothing.
pub(crate) const INVALID_HANDLE: c_int = 400;
/// There is no function of that name.
pub(crate) const NOT_FOUND: c_int = 500;

/// The names of the codes above, with a text.
pub(crate) const CODES: [(c_int, &std::ffi::CStr, &std::ffi::CStr); 9] = [
    (SUCCESS, c"CUDA_SUCCESS", c"no error"),
    (INVALID_VALUE, c"CUDA_ERROR_INVALID_VALUE", c"invalid argument"),
    (OUT_OF_MEMORY, c"CUDA_ERROR_OUT_OF_MEMORY", c"out of memory"),
    (INVALID_DEVICE, c"CUDA_ERROR_INVALID_DEVICE", c"invalid device ordinal"),
    (INVALID_IMAGE, c"CUDA_ERROR_INVALID_IMAGE", c"device kernel image is invalid"),
    (INVALID_CONTEXT, c"CUDA_ERROR_INVALID_CONTEXT", c"invalid device context"),
    (INVALID_PTX, c"CUDA_ERROR_INVALID_PTX", c"a PTX JIT compilation failed"),
    (INVALID_HANDLE, c"CUDA_ERROR_INVALID_HANDLE", c"invalid resource handle"),
    (NOT_FOUND, c"CUDA_ERROR_NOT_FOUND", c"named symbol not found"),
];

/// Everything but the current context, which belongs to a thread.
pub(crate) struct State {
    /// One line for each call.
    pub(crate) log: Vec<String>,
    /// Functions that shall fail: the code, and how often.
    pub(crate) failures: HashMap<String, (c_int, c_int)>,
    /// How many devices there are.
    pub(crate) devices: c_int,
    /// References to the primary contexts, by device.
    pub(crate) retained: HashMap<c_int, usize>,
    /// Loaded modules: the device and the image.
    pub(crate) modules: HashMap<usize, (c_int, Image)>,
    /// Kernels: the module and the index of the entry.
    pub(crate) kernels: HashMap<usize, (usize, usize)>,
    /// Device memory by address.
    pub(crate) memory: HashMap<u64, Vec<u8>>,
    next: usize,
}

impl State {
    fn new() -> State {
        let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
        let mut failures = HashMap::new();
        let asked = std::env::var("FISHPLATE_CUDA_STUB_FAIL").unwrap_or_default();
        for (name, code) in asked.split(',').filter_map(|part| part.split_once('=')) {
            failures.insert(name.to_owned(), (code.parse().unwrap_or(999), c_int::MAX));
        }
        State {
            log: Vec::new(),
            failures,
            devices: number("FISHPLATE_CUDA_STUB_DEVICES").unwrap_or(2),
            retained: HashMap::new(),
            modules: HashMap::new(),
            kernels: HashMap::new(),
            memory: HashMap::new(),
            next: 0x1000,
        }
    }

    /// A handle that nobody has yet. Handles of all kinds differ.
    pub(crate) fn fresh(&mut self) -> usize {
        self.next += 0x10;
        self.next
    }

    /// The code that a function shall fail with now, if it shall.
    pub(crate) fn failure(&mut self, function: &str) -> Option<c_int> {
        let (code, times) = self.failures.get_mut(function)?;
        if *times <= 0 {
            return None;
        }
        *times = times.saturating_sub(1);
        Some(*code)
    }
}

static STATE: LazyLock<Mutex<State>> = LazyLock::new(|| Mutex::new(State::new()));

/// The state; a test that failed while it held the lock does not stop the others.
pub(crate) fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Forgets everything that tests did.
pub(crate) fn reset() {
    *state() = State::new();
}

thread_local! {
    /// The contexts of the thread, the current one last.
    pub(crate) static CONTEXTS: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
}

/// The context handle of a device.
pub(crate) fn context_of(device: c_int) -> usize {
    0x100 + device as usize
}

/// The device of a context handle.
pub(crate) fn device_of(context: usize) -> Option<c_int> {
    context.checked_sub(0x100).and_then(|device| c_int::try_from(device).ok())
}

/// The device of the thread's current context.
pub(crate) fn current_device() -> Option<c_int> {
    CONTEXTS.with_borrow(|contexts| contexts.last().copied()).and_then(device_of)
}
