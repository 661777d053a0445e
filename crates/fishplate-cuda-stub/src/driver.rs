//! The functions of the driver.

use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::fmt::Write as _;

use crate::image::{self, Image};
use crate::state::{
    CAPTURE_MODE, CAPTURE_UNSUPPORTED, CODES, CONTEXT_IS_DESTROYED, CONTEXTS, INVALID_CONTEXT,
    INVALID_DEVICE, INVALID_HANDLE, INVALID_IMAGE, INVALID_PTX, INVALID_VALUE, NOT_FOUND,
    OUT_OF_MEMORY, SUCCESS, Stack, State, context_of, current_device, device_of, state,
};

/// Logs the call, and fails if a test requests it.
fn enter(function: &str, details: &str) -> Result<(), c_int> {
    let mut state = state();
    let line =
        if details.is_empty() { function.to_owned() } else { format!("{function} {details}") };
    state.note(line);
    state.failure(function).map_or(Ok(()), Err)
}

/// Returns the result code of a function. Panics do not cross into C.
fn answer(body: impl FnOnce() -> Result<(), c_int> + std::panic::UnwindSafe) -> c_int {
    match std::panic::catch_unwind(body) {
        Ok(Ok(())) => SUCCESS,
        Ok(Err(code)) => code,
        Err(_) => 999,
    }
}

/// Declares functions of the driver: each is logged under its name, with the given details.
macro_rules! functions {
    ($($symbol:ident as $name:ident ($($arg:ident: $type:ty),*) $details:expr => $body:block)*) => {$(
        #[doc = concat!("`", stringify!($name), "` of the driver.")]
        ///
        /// # Safety
        /// The requirements of the driver's manual.
        #[unsafe(no_mangle)]
        pub(crate) unsafe extern "C" fn $symbol($($arg: $type),*) -> c_int {
            answer(move || {
                enter(stringify!($name), &$details)?;
                $body
            })
        }
    )*};
}

/// Writes through an address of the caller.
fn put<T>(to: *mut T, value: T) -> Result<(), c_int> {
    if to.is_null() {
        return Err(INVALID_VALUE);
    }
    // SAFETY: the driver's manual asks for a valid address, and null is excluded.
    unsafe { to.write(value) };
    Ok(())
}

/// The device, when it exists.
fn known_device(state: &State, device: c_int) -> Result<(), c_int> {
    if (0..state.devices).contains(&device) { Ok(()) } else { Err(INVALID_DEVICE) }
}

/// Refuses calls that are forbidden while a stream is captured, unless the thread allows them.
fn no_capture() -> Result<(), c_int> {
    let free = CAPTURE_MODE.get() == RELAXED || state().capturing.is_empty();
    if free { Ok(()) } else { Err(CAPTURE_UNSUPPORTED) }
}

/// Refuses a kernel on the default stream of another device. Other streams belong to a fixed device, and a thread
/// without a context uses the kernel's, as with the real driver.
fn may_launch(function: usize, stream: *mut c_void) -> Result<(), c_int> {
    let state = state();
    let (module, _) = state.kernels.get(&function).ok_or(INVALID_HANDLE)?;
    // A reset removed it. Once the context is used again, the handle is simply unknown.
    let none_left = state.retained.values().all(|count| *count == 0);
    let lost = if none_left { CONTEXT_IS_DESTROYED } else { INVALID_HANDLE };
    let (device, _) = state.modules.get(module).ok_or(lost)?;
    let fits = !stream.is_null() || current_device().is_none_or(|current| current == *device);
    if fits { Ok(()) } else { Err(INVALID_HANDLE) }
}

const PLAIN: &str = "";
/// The capture mode in which a thread may make any call.
const RELAXED: c_int = 2;

functions! {
    cuInit as cuInit(flags: c_uint) format!("{flags}") => { Ok(()) }

    cuDriverGetVersion as cuDriverGetVersion(version: *mut c_int) PLAIN => { put(version, 13_000) }

    cuDeviceGetCount as cuDeviceGetCount(count: *mut c_int) PLAIN => { put(count, state().devices) }

    cuDeviceGet as cuDeviceGet(device: *mut c_int, ordinal: c_int) format!("{ordinal}") => {
        known_device(&state(), ordinal)?;
        put(device, ordinal)
    }

    cuDeviceGetName as cuDeviceGetName(name: *mut c_char, size: c_int, device: c_int) format!("{device}") => {
        known_device(&state(), device)?;
        let text = c"Stand-in".to_bytes_with_nul();
        if name.is_null() || (size as usize) < text.len() {
            return Err(INVALID_VALUE);
        }
        // SAFETY: there is room for the text, as checked above.
        unsafe { std::ptr::copy_nonoverlapping(text.as_ptr().cast(), name, text.len()) };
        Ok(())
    }

    cuDeviceGetAttribute as cuDeviceGetAttribute(value: *mut c_int, attribute: c_int, device: c_int) format!("{attribute} {device}") => {
        let state = state();
        known_device(&state, device)?;
        if let Some(answer) = state.attributes.get(&attribute) {
            return put(value, *answer);
        }
        let answer = match attribute {
            1..=3 => 1024,
            4 => 64,
            5 => c_int::MAX,
            6 | 7 => 65_535,
            8 => 48 * 1024,
            16 => 132,
            75 => 9,
            76 => 0,
            97 => 227 * 1024,
            _ => return Err(INVALID_VALUE),
        };
        put(value, answer)
    }

    cuDevicePrimaryCtxRetain as cuDevicePrimaryCtxRetain(context: *mut usize, device: c_int) format!("{device}") => {
        let mut state = state();
        known_device(&state, device)?;
        *state.retained.entry(device).or_default() += 1;
        put(context, context_of(device))
    }

    cuDevicePrimaryCtxRelease_v2 as cuDevicePrimaryCtxRelease(device: c_int) format!("{device}") => {
        let mut state = state();
        match state.retained.get_mut(&device) {
            Some(count) if *count > 0 => *count -= 1,
            _ => return Err(INVALID_CONTEXT),
        }
        Ok(())
    }

    cuDevicePrimaryCtxReset_v2 as cuDevicePrimaryCtxReset(device: c_int) format!("{device}") => {
        let mut state = state();
        known_device(&state, device)?;
        state.modules.retain(|_, (loaded_on, _)| *loaded_on != device);
        state.retained.remove(&device);
        Ok(())
    }

    cuCtxGetCurrent as cuCtxGetCurrent(context: *mut usize) PLAIN => {
        put(context, CONTEXTS.with_borrow(Stack::last).unwrap_or(0))
    }

    cuCtxSetCurrent as cuCtxSetCurrent(context: usize) format!("{:?}", device_of(context)) => {
        CONTEXTS.with_borrow_mut(|contexts| {
            contexts.pop();
            if context == 0 { Ok(()) } else { contexts.push(context) }
        })
    }

    cuCtxPushCurrent_v2 as cuCtxPushCurrent(context: usize) format!("{:?}", device_of(context)) => {
        CONTEXTS.with_borrow_mut(|contexts| contexts.push(context))
    }

    cuCtxPopCurrent_v2 as cuCtxPopCurrent(context: *mut usize) PLAIN => {
        let popped = CONTEXTS.with_borrow_mut(Stack::pop).ok_or(INVALID_CONTEXT)?;
        put(context, popped)
    }

    cuCtxGetDevice as cuCtxGetDevice(device: *mut c_int) PLAIN => {
        put(device, current_device().ok_or(INVALID_CONTEXT)?)
    }

    cuCtxSynchronize as cuCtxSynchronize() PLAIN => {
        current_device().map(drop).ok_or(INVALID_CONTEXT)
    }

    cuModuleLoadDataEx as cuModuleLoadDataEx(module: *mut usize, content: *const c_void, count: c_uint, options: *const c_uint, values: *const *mut c_void) PLAIN => {
        let device = current_device().ok_or(INVALID_CONTEXT)?;
        no_capture()?;
        if content.is_null() {
            return Err(INVALID_VALUE);
        }
        // SAFETY: a cubin starts with four bytes that identify it, and PTX is NUL-terminated.
        let bytes = unsafe { CStr::from_ptr(content.cast()) }.to_bytes();
        let image = image::read(bytes).map_err(|log| {
            // SAFETY: the driver's manual asks for arrays of `count` options and values.
            unsafe { write_log(&log, count, options, values) };
            if log.is_empty() { INVALID_IMAGE } else { INVALID_PTX }
        })?;
        let mut state = state();
        state.compiled += usize::from(matches!(image, Image::Ptx(_)));
        let handle = state.fresh();
        state.modules.insert(handle, (device, image));
        put(module, handle)
    }

    cuLinkCreate_v2 as cuLinkCreate(count: c_uint, _options: *const c_uint, _values: *const *mut c_void, link: *mut usize) format!("{count}") => {
        current_device().ok_or(INVALID_CONTEXT)?;
        let mut state = state();
        let handle = state.fresh();
        state.links.insert(handle, Vec::new());
        put(link, handle)
    }

    cuLinkAddData_v2 as cuLinkAddData(link: usize, kind: c_int, data: *const c_void, size: usize, _name: *const c_char, _count: c_uint, _options: *const c_uint, _values: *const *mut c_void) format!("{kind} {size}") => {
        const PTX: c_int = 1;
        if kind != PTX || data.is_null() {
            return Err(INVALID_VALUE);
        }
        // SAFETY: the driver's manual asks for `size` readable bytes, and null is excluded.
        let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), size) };
        let mut state = state();
        let made = state.links.get_mut(&link).ok_or(INVALID_HANDLE)?;
        *made = image::assemble(bytes).ok_or(INVALID_PTX)?;
        state.compiled += 1;
        Ok(())
    }

    cuLinkComplete as cuLinkComplete(link: usize, cubin: *mut *const u8, size: *mut usize) PLAIN => {
        let state = state();
        let made = state.links.get(&link).ok_or(INVALID_HANDLE)?;
        put(size, made.len())?;
        put(cubin, made.as_ptr())
    }

    cuLinkDestroy as cuLinkDestroy(link: usize) PLAIN => {
        state().links.remove(&link).map(drop).ok_or(INVALID_HANDLE)
    }

    cuModuleUnload as cuModuleUnload(module: usize) PLAIN => {
        no_capture()?;
        state().modules.remove(&module).map(drop).ok_or(INVALID_HANDLE)
    }

    cuModuleGetFunction as cuModuleGetFunction(function: *mut usize, module: usize, name: *const c_char) text(name) => {
        let mut state = state();
        let (_, image) = state.modules.get(&module).ok_or(INVALID_HANDLE)?;
        let index = match image {
            Image::Cubin(entries) if entries.is_empty() => 0,
            Image::Cubin(entries) | Image::Ptx(entries) => {
                entries.iter().position(|entry| entry.name == text(name)).ok_or(NOT_FOUND)?
            }
        };
        let handle = state.fresh();
        state.kernels.insert(handle, (module, index));
        put(function, handle)
    }

    cuFuncSetAttribute as cuFuncSetAttribute(function: usize, attribute: c_int, value: c_int) format!("{attribute} {value}") => {
        if value > 227 * 1024 {
            return Err(INVALID_VALUE);
        }
        state().kernels.get(&function).map(drop).ok_or(INVALID_HANDLE)
    }

    cuFuncGetAttribute as cuFuncGetAttribute(value: *mut c_int, attribute: c_int, function: usize) format!("{attribute}") => {
        state().kernels.get(&function).map(drop).ok_or(INVALID_HANDLE)?;
        // Size of static shared memory in bytes.
        if attribute == 1 { put(value, 1024) } else { Err(INVALID_VALUE) }
    }

    cuThreadExchangeStreamCaptureMode as cuThreadExchangeStreamCaptureMode(mode: *mut c_int) PLAIN => {
        if mode.is_null() {
            return Err(INVALID_VALUE);
        }
        // SAFETY: the driver's manual asks for a valid address, and null is excluded.
        let wanted = unsafe { mode.read() };
        put(mode, CAPTURE_MODE.replace(wanted))
    }

    cuStreamBeginCapture_v2 as cuStreamBeginCapture(stream: usize, mode: c_int) format!("{mode}") => {
        state().capturing.insert(stream);
        Ok(())
    }

    cuStreamEndCapture as cuStreamEndCapture(stream: usize, graph: *mut usize) PLAIN => {
        let mut state = state();
        let graph_handle = state.fresh();
        if state.capturing.remove(&stream) { put(graph, graph_handle) } else { Err(INVALID_VALUE) }
    }

    cuLaunchKernel as cuLaunchKernel(function: usize, gx: c_uint, gy: c_uint, gz: c_uint, bx: c_uint, by: c_uint, bz: c_uint, shared: c_uint, stream: *mut c_void, params: *mut *mut c_void, _extra: *mut *mut c_void)
        launch_line(function, [gx, gy, gz], [bx, by, bz], shared, stream, params) => {
        let threads = u64::from(bx) * u64::from(by) * u64::from(bz);
        let empty = [gx, gy, gz, bx, by, bz].contains(&0);
        if empty || threads > 1024 || shared > 227 * 1024 {
            return Err(INVALID_VALUE);
        }
        may_launch(function, stream)
    }

    cuLaunchKernelEx as cuLaunchKernelEx(config: *const LaunchConfig, function: usize, params: *mut *mut c_void, _extra: *mut *mut c_void)
        launch_ex_line(config, function, params) => {
        // SAFETY: the driver's manual asks for a valid configuration; null is excluded.
        let config = unsafe { config.as_ref() }.ok_or(INVALID_VALUE)?;
        let threads: u64 = config.block.iter().map(|&side| u64::from(side)).product();
        let cluster = config.attribute(CLUSTER_DIMENSION).map_or([1; 3], |[x, y, z, ..]| [x, y, z]);
        if config.attributes().iter().any(|attribute| !ATTRIBUTES.contains(&attribute.id)) {
            return Err(INVALID_VALUE);
        }
        let fits = config.grid.iter().zip(cluster).all(|(grid, side)| side > 0 && grid % side == 0);
        let too_much = threads > 1024 || config.shared > 227 * 1024;
        if config.grid.contains(&0) || threads == 0 || too_much || !fits {
            return Err(INVALID_VALUE);
        }
        may_launch(function, config.stream)?;
        let blocks: u64 = config.grid.iter().map(|&side| u64::from(side)).product();
        let too_large = config.attribute(COOPERATIVE).is_some() && blocks > 132 * (2048 / threads);
        if too_large { Err(COOPERATIVE_TOO_LARGE) } else { Ok(()) }
    }

    cuOccupancyMaxActiveBlocksPerMultiprocessor as cuOccupancyMaxActiveBlocksPerMultiprocessor(blocks: *mut c_int, function: usize, threads: c_int, _shared: usize) format!("{threads}") => {
        state().kernels.get(&function).map(drop).ok_or(INVALID_HANDLE)?;
        put(blocks, 2048 / threads.max(1))
    }

    cuOccupancyMaxPotentialClusterSize as cuOccupancyMaxPotentialClusterSize(blocks: *mut c_int, function: usize, _config: *const LaunchConfig) PLAIN => {
        state().kernels.get(&function).map(drop).ok_or(INVALID_HANDLE)?;
        put(blocks, 8)
    }

    cuTensorMapEncodeTiled as cuTensorMapEncodeTiled(map: *mut [u64; 16], kind: c_int, rank: c_uint, address: u64, _extents: *const u64, _strides: *const u64, _sides: *const c_uint, _steps: *const c_uint, _interleave: c_int, swizzle: c_int, _promotion: c_int, _fill: c_int)
        format!("type={kind}, rank={rank}, swizzle={swizzle}") => {
        if rank == 0 || rank > 5 || !(map as usize).is_multiple_of(64) {
            return Err(INVALID_VALUE);
        }
        put(map, [address; 16])
    }

    cuStreamCreate as cuStreamCreate(stream: *mut usize, flags: c_uint) format!("{flags}") => {
        let handle = state().fresh();
        put(stream, handle)
    }

    cuStreamDestroy_v2 as cuStreamDestroy(_stream: usize) PLAIN => { Ok(()) }

    cuStreamSynchronize as cuStreamSynchronize(_stream: usize) PLAIN => { Ok(()) }

    cuMemAlloc_v2 as cuMemAlloc(pointer: *mut u64, bytes: usize) format!("{bytes}") => {
        if bytes == 0 {
            return Err(INVALID_VALUE);
        }
        let mut memory = Vec::new();
        memory.try_reserve_exact(bytes).map_err(|_| OUT_OF_MEMORY)?;
        memory.resize(bytes, 0);
        let address = memory.as_ptr() as u64;
        state().memory.insert(address, memory);
        put(pointer, address)
    }

    cuMemFree_v2 as cuMemFree(pointer: u64) PLAIN => {
        state().memory.remove(&pointer).map(drop).ok_or(INVALID_VALUE)
    }

    cuMemcpy as cuMemcpy(to: u64, from: u64, bytes: usize) format!("{bytes}") => {
        no_capture()?;
        // SAFETY: device memory is on the host, and both sides have that many bytes.
        unsafe { std::ptr::copy(from as *const u8, to as *mut u8, bytes) };
        Ok(())
    }

    cuMemcpyAsync as cuMemcpyAsync(to: u64, from: u64, bytes: usize, stream: usize) format!("{bytes} {stream:#x}") => {
        // SAFETY: device memory is on the host, and both sides have that many bytes.
        unsafe { std::ptr::copy(from as *const u8, to as *mut u8, bytes) };
        Ok(())
    }

    cuMemcpyHtoD_v2 as cuMemcpyHtoD(to: u64, from: *const c_void, bytes: usize) format!("{bytes}") => {
        let mut state = state();
        let memory = state.memory.get_mut(&to).filter(|memory| memory.len() >= bytes);
        let memory = memory.ok_or(INVALID_VALUE)?;
        // SAFETY: the driver's manual asks for that many readable bytes; the destination has room for them.
        unsafe { std::ptr::copy_nonoverlapping(from.cast(), memory.as_mut_ptr(), bytes) };
        Ok(())
    }

    cuMemcpyDtoH_v2 as cuMemcpyDtoH(to: *mut c_void, from: u64, bytes: usize) format!("{bytes}") => {
        let state = state();
        let memory = state.memory.get(&from).filter(|memory| memory.len() >= bytes);
        let memory = memory.ok_or(INVALID_VALUE)?;
        // SAFETY: the caller has room for that many bytes; the size of the source was checked.
        unsafe { std::ptr::copy_nonoverlapping(memory.as_ptr(), to.cast(), bytes) };
        Ok(())
    }
}

/// Copies a NUL-terminated text of the caller.
fn text(name: *const c_char) -> String {
    if name.is_null() {
        return String::new();
    }
    // SAFETY: the driver's manual asks for a NUL-terminated text, and null is excluded.
    unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned()
}

/// Writes the compiler's log into the buffer that the options name.
///
/// # Safety
/// `options` and `values` point to `count` elements, and the buffer among the values has the size that they name.
unsafe fn write_log(log: &str, count: c_uint, options: *const c_uint, values: *const *mut c_void) {
    const ERROR_LOG_BUFFER: c_uint = 5;
    const ERROR_LOG_BUFFER_SIZE: c_uint = 6;
    let (mut buffer, mut size) = (std::ptr::null_mut::<c_char>(), 0);
    for index in 0..count as usize {
        // SAFETY: `index` is below `count`, the length of both arrays.
        let (option, value) = unsafe { (*options.add(index), *values.add(index)) };
        match option {
            ERROR_LOG_BUFFER => buffer = value.cast(),
            ERROR_LOG_BUFFER_SIZE => size = value as usize,
            _ => {}
        }
    }
    if !buffer.is_null() && log.len() < size {
        // SAFETY: there is room for the text and its NUL.
        unsafe {
            std::ptr::copy_nonoverlapping(log.as_ptr().cast(), buffer, log.len());
            buffer.add(log.len()).write(0);
        }
    }
}

/// Attributes of a launch that are known here, and the code for a cooperative one with too many blocks.
const COOPERATIVE: c_int = 2;
const CLUSTER_DIMENSION: c_int = 4;
const DEPENDENT: c_int = 6;
const ATTRIBUTES: [c_int; 3] = [COOPERATIVE, CLUSTER_DIMENSION, DEPENDENT];
const COOPERATIVE_TOO_LARGE: c_int = 720;

/// `CUlaunchAttribute`.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct LaunchAttribute {
    id: c_int,
    _padding: c_int,
    value: [c_uint; 16],
}

/// `CUlaunchConfig`.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct LaunchConfig {
    grid: [c_uint; 3],
    block: [c_uint; 3],
    shared: c_uint,
    stream: *mut c_void,
    attributes: *const LaunchAttribute,
    count: c_uint,
}

impl LaunchConfig {
    /// The attributes.
    fn attributes(&self) -> &[LaunchAttribute] {
        if self.attributes.is_null() {
            return &[];
        }
        // SAFETY: the driver's manual asks for as many attributes as `count` says; null is excluded.
        unsafe { std::slice::from_raw_parts(self.attributes, self.count as usize) }
    }

    /// The value of an attribute.
    fn attribute(&self, id: c_int) -> Option<[c_uint; 16]> {
        self.attributes().iter().find(|given| given.id == id).map(|given| given.value)
    }
}

/// The log line of a launch with attributes.
fn launch_ex_line(
    config: *const LaunchConfig,
    function: usize,
    params: *mut *mut c_void,
) -> String {
    // SAFETY: the driver's manual asks for a valid configuration; null is excluded.
    let Some(config) = (unsafe { config.as_ref() }) else { return String::from("null") };
    let LaunchConfig { grid, block, shared, stream, .. } = config;
    let mut line = launch_line(function, *grid, *block, *shared, *stream, params);
    if let Some([x, y, z, ..]) = config.attribute(CLUSTER_DIMENSION) {
        let _ = write!(line, " cluster={:?}", [x, y, z]);
    }
    for (id, name) in [(COOPERATIVE, "cooperative"), (DEPENDENT, "dependent")] {
        if let Some([value, ..]) = config.attribute(id) {
            let _ = write!(line, " {name}={value}");
        }
    }
    line
}

/// The log line of a launch: name, sizes, stream, and the parameters in hexadecimal.
fn launch_line(
    function: usize,
    grid: [c_uint; 3],
    block: [c_uint; 3],
    shared: c_uint,
    stream: *mut c_void,
    params: *mut *mut c_void,
) -> String {
    let state = state();
    let entry = state.kernels.get(&function).and_then(|(module, index)| {
        let (_, image) = state.modules.get(module)?;
        match image {
            Image::Ptx(entries) | Image::Cubin(entries) => entries.get(*index).cloned(),
        }
    });
    let (name, sizes) = entry.map_or_else(
        || (String::from("?"), Vec::new()),
        |entry| (entry.name, entry.params.unwrap_or_default()),
    );
    let values: Vec<String> =
        sizes.iter().enumerate().map(|(index, &size)| value(params, index, size)).collect();
    format!(
        "{name} grid={grid:?} block={block:?} shared={shared} stream={:#x} params=[{}]",
        stream as usize,
        values.join(", ")
    )
}

/// One parameter of a launch.
fn value(params: *mut *mut c_void, index: usize, size: usize) -> String {
    // SAFETY: the driver's manual asks for an array with the address of each parameter of the kernel, or null.
    let address = unsafe {
        if params.is_null() || (*params.add(index)).is_null() {
            return String::from("null");
        }
        (*params.add(index)).cast::<u8>()
    };
    // SAFETY: each parameter has the size that the kernel declares.
    let bytes = unsafe { std::slice::from_raw_parts(address, size) };
    let hex: String = bytes.iter().rev().map(|byte| format!("{byte:02x}")).collect();
    format!("0x{hex}")
}

/// `cuStreamIsCapturing` of the driver. It is not logged, because launches call it.
///
/// # Safety
/// The requirements of the driver's manual.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn cuStreamIsCapturing(stream: usize, status: *mut c_int) -> c_int {
    answer(move || put(status, state().capturing.contains(&stream).into()))
}

/// `cuGetErrorName` of the driver.
///
/// # Safety
/// The requirements of the driver's manual.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn cuGetErrorName(code: c_int, out: *mut *const c_char) -> c_int {
    answer(move || {
        state().failure("cuGetErrorName").map_or(Ok(()), Err)?;
        let row = CODES.iter().find(|row| row.0 == code).ok_or(INVALID_VALUE)?;
        put(out, row.1.as_ptr())
    })
}

/// `cuGetErrorString` of the driver.
///
/// # Safety
/// The requirements of the driver's manual.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "C" fn cuGetErrorString(code: c_int, out: *mut *const c_char) -> c_int {
    answer(move || {
        state().failure("cuGetErrorString").map_or(Ok(()), Err)?;
        let row = CODES.iter().find(|row| row.0 == code).ok_or(INVALID_VALUE)?;
        put(out, row.2.as_ptr())
    })
}
