//! The state of the stub.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::ffi::c_int;
use std::fs::File;
use std::io::Write;
use std::sync::{LazyLock, Mutex, MutexGuard};

use crate::image::Image;

/// No error.
pub(crate) const SUCCESS: c_int = 0;
/// An argument is out of range.
pub(crate) const INVALID_VALUE: c_int = 1;
/// No memory is left.
pub(crate) const OUT_OF_MEMORY: c_int = 2;
/// The driver was not started, or not in this process.
pub(crate) const NOT_INITIALIZED: c_int = 3;
/// There is no such device.
pub(crate) const INVALID_DEVICE: c_int = 101;
/// The image is neither PTX nor cubin.
pub(crate) const INVALID_IMAGE: c_int = 200;
/// No context is current, or not that one.
pub(crate) const INVALID_CONTEXT: c_int = 201;
/// The PTX does not compile.
pub(crate) const INVALID_PTX: c_int = 218;
/// A handle is unknown.
pub(crate) const INVALID_HANDLE: c_int = 400;
/// There is no function with that name.
pub(crate) const NOT_FOUND: c_int = 500;
/// The context is gone.
pub(crate) const CONTEXT_IS_DESTROYED: c_int = 709;
/// Not allowed while a stream is captured.
pub(crate) const CAPTURE_UNSUPPORTED: c_int = 900;

/// The names of the codes above and of some that tests ask for, with a text.
pub(crate) const CODES: [(c_int, &std::ffi::CStr, &std::ffi::CStr); 19] = [
    (SUCCESS, c"CUDA_SUCCESS", c"no error"),
    (INVALID_VALUE, c"CUDA_ERROR_INVALID_VALUE", c"invalid argument"),
    (OUT_OF_MEMORY, c"CUDA_ERROR_OUT_OF_MEMORY", c"out of memory"),
    (NOT_INITIALIZED, c"CUDA_ERROR_NOT_INITIALIZED", c"initialization error"),
    (CONTEXT_IS_DESTROYED, c"CUDA_ERROR_CONTEXT_IS_DESTROYED", c"context is destroyed"),
    (INVALID_DEVICE, c"CUDA_ERROR_INVALID_DEVICE", c"invalid device ordinal"),
    (INVALID_IMAGE, c"CUDA_ERROR_INVALID_IMAGE", c"device kernel image is invalid"),
    (INVALID_CONTEXT, c"CUDA_ERROR_INVALID_CONTEXT", c"invalid device context"),
    (INVALID_PTX, c"CUDA_ERROR_INVALID_PTX", c"a PTX JIT compilation failed"),
    (INVALID_HANDLE, c"CUDA_ERROR_INVALID_HANDLE", c"invalid resource handle"),
    (NOT_FOUND, c"CUDA_ERROR_NOT_FOUND", c"named symbol not found"),
    (720, c"CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE", c"too many blocks in cooperative launch"),
    (4, c"CUDA_ERROR_DEINITIALIZED", c"driver shutting down"),
    (
        209,
        c"CUDA_ERROR_NO_BINARY_FOR_GPU",
        c"no kernel image is available for execution on the device",
    ),
    (
        222,
        c"CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
        c"the provided PTX was compiled with an unsupported toolchain.",
    ),
    (700, c"CUDA_ERROR_ILLEGAL_ADDRESS", c"an illegal memory access was encountered"),
    (701, c"CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", c"too many resources requested for launch"),
    (719, c"CUDA_ERROR_LAUNCH_FAILED", c"unspecified launch failure"),
    (
        CAPTURE_UNSUPPORTED,
        c"CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
        c"operation not permitted when stream is capturing",
    ),
];

/// Everything except the current context, which belongs to a thread.
pub(crate) struct State {
    /// One line per call.
    pub(crate) log: Vec<String>,
    /// Functions that should fail: the code, and the number of times.
    pub(crate) failures: HashMap<String, (c_int, c_int)>,
    /// The number of devices.
    pub(crate) devices: c_int,
    /// References to the primary contexts, by device.
    pub(crate) retained: HashMap<c_int, usize>,
    /// Loaded modules: the device and the image.
    pub(crate) modules: HashMap<usize, (c_int, Image)>,
    /// The number of times that PTX was compiled.
    pub(crate) compiled: usize,
    /// The outputs of linkers.
    pub(crate) links: HashMap<usize, Vec<u8>>,
    /// Kernels: the module and the index of the entry.
    pub(crate) kernels: HashMap<usize, (usize, usize)>,
    /// Attributes of the devices that tests have set.
    pub(crate) attributes: HashMap<c_int, c_int>,
    /// Streams that are being captured.
    pub(crate) capturing: HashSet<usize>,
    /// A file that receives every call too, for programs whose end a test observes.
    log_file: Option<File>,
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
        let log_file = std::env::var_os("FISHPLATE_CUDA_STUB_LOG")
            .and_then(|path| File::options().create(true).append(true).open(path).ok());
        State {
            log: Vec::new(),
            failures,
            devices: number("FISHPLATE_CUDA_STUB_DEVICES").unwrap_or(2),
            retained: HashMap::new(),
            modules: HashMap::new(),
            compiled: 0,
            links: HashMap::new(),
            kernels: HashMap::new(),
            attributes: HashMap::new(),
            capturing: HashSet::new(),
            log_file,
            memory: HashMap::new(),
            next: 0x1000,
        }
    }

    /// Logs a call.
    pub(crate) fn note(&mut self, line: String) {
        if let Some(file) = &mut self.log_file {
            let _ = writeln!(file, "{line}");
        }
        self.log.push(line);
    }

    /// A new handle. Handles of all kinds differ.
    pub(crate) fn fresh(&mut self) -> usize {
        self.next += 0x10;
        self.next
    }

    /// The code with which a function should fail now, if it should.
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

/// Locks the state. A test that failed while it held the lock does not stop the others.
pub(crate) fn state() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Discards everything that tests did.
pub(crate) fn reset() {
    *state() = State::new();
}

/// The contexts that a thread has entered, the current one last. It has no destructor: the driver is called until the
/// process ends, after the destructors of thread-locals have run.
#[derive(Clone, Copy)]
pub(crate) struct Stack {
    contexts: [usize; 16],
    count: usize,
}

impl Stack {
    /// Enters a context.
    pub(crate) fn push(&mut self, context: usize) -> Result<(), c_int> {
        *self.contexts.get_mut(self.count).ok_or(OUT_OF_MEMORY)? = context;
        self.count += 1;
        Ok(())
    }

    /// Leaves the current context.
    pub(crate) fn pop(&mut self) -> Option<usize> {
        self.count = self.count.checked_sub(1)?;
        Some(self.contexts[self.count])
    }

    /// The current context.
    pub(crate) fn last(&self) -> Option<usize> {
        self.contexts[..self.count].last().copied()
    }
}

thread_local! {
    /// The contexts of the thread.
    pub(crate) static CONTEXTS: RefCell<Stack> =
        const { RefCell::new(Stack { contexts: [0; 16], count: 0 }) };
    /// The calls that the thread may make while a stream is captured: 0 nothing unsafe, 2 everything.
    pub(crate) static CAPTURE_MODE: Cell<c_int> = const { Cell::new(0) };
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
    CONTEXTS.with_borrow(Stack::last).and_then(device_of)
}
