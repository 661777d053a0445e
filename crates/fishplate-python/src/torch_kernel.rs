//! Kernels for torch's dispatcher that call a function of the FFI: what `fishplate.torch` registers. No Python runs here.
//!
//! Torch calls a kernel with a stack of words: tensors as handles that the kernel owns, and numbers. The kernel's
//! results replace them. A kernel is a plain function without data, so there is a fixed number of them, each with a slot for
//! what it does. Torch is reached through the C functions of its stable interface, whose addresses Python finds.

use std::cell::RefCell;
use std::ffi::{CString, c_char, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use fishplate_abi::{DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLTensor};
use pyo3_ffi as py;

use crate::any::View;
use crate::class::{Method, method_def};
use crate::dlpack::EMPTY;
use crate::ffi_object::FfiRef;
use crate::python::{
    Borrowed, Owned, Python, Result, as_i64, int_from_u64, new_dict, new_str, tuple_from,
    type_error,
};
use crate::{ffi, function, xla};

/// Most tensors of an operator, most results, most dimensions of a result, and most arguments of a function.
const TENSORS: usize = 16;
const RESULTS: usize = 4;
const RANK: usize = 8;
const ARGUMENTS: usize = 32;
/// Names of the limits, as `_torch_interface` returns them.
const LIMITS: [(&str, usize); 4] =
    [("tensors", TENSORS), ("results", RESULTS), ("rank", RANK), ("arguments", ARGUMENTS)];

/// Torch's number for devices of CUDA.
const CUDA: i32 = 1;

/// A tensor of torch, which lives as long as the [`Tensor`] that owns it.
#[derive(Clone, Copy)]
#[repr(transparent)]
struct Handle(*mut c_void);
/// A kernel as torch calls it: the stack, the number of arguments and of results.
type Kernel = extern "C-unwind" fn(*mut u64, u64, u64);

/// Declares torch's functions: a field for each, with the symbol that Python looks up for it.
macro_rules! torch_functions {
    ($($(#[$doc:meta])* $field:ident = $symbol:literal: $signature:ty,)*) => {
        /// Torch's functions. They return 0, or another number if they fail. Handles are all that they read through,
        /// besides arrays that are as long as they say.
        #[derive(Clone, Copy)]
        #[repr(C)]
        struct Torch {
            $($(#[$doc])* $field: $signature,)*
        }

        /// The symbols of the fields of [`Torch`], in order.
        const SYMBOLS: &[&str] = &[$($symbol),*];
    };
}

torch_functions! {
    delete = "aoti_torch_delete_tensor_object": extern "C" fn(Handle) -> c_int,
    data = "aoti_torch_get_data_ptr": extern "C" fn(Handle, &mut *mut c_void) -> c_int,
    rank = "aoti_torch_get_dim": extern "C" fn(Handle, &mut i64) -> c_int,
    sizes = "aoti_torch_get_sizes": extern "C" fn(Handle, &mut *mut i64) -> c_int,
    size = "aoti_torch_get_size": extern "C" fn(Handle, i64, &mut i64) -> c_int,
    strides = "aoti_torch_get_strides": extern "C" fn(Handle, &mut *mut i64) -> c_int,
    dtype = "aoti_torch_get_dtype": extern "C" fn(Handle, &mut i32) -> c_int,
    device_type = "aoti_torch_get_device_type": extern "C" fn(Handle, &mut i32) -> c_int,
    device_index = "aoti_torch_get_device_index": extern "C" fn(Handle, &mut i32) -> c_int,
    empty = "aoti_torch_empty_strided":
        extern "C" fn(i64, &[i64; RANK], &[i64; RANK], i32, i32, i32, &mut Handle) -> c_int,
    /// `c10::detail::torchCheckFail(const char *, const char *, uint32_t, const char *)`: throws an error of torch, and
    /// does not return.
    fail = "_ZN3c106detail14torchCheckFailEPKcS2_jS2_":
        extern "C-unwind" fn(*const c_char, *const c_char, u32, *const c_char),
    /// `at::_ops::is_inference::call(const Tensor &)`: not 0 for a tensor of inference mode, which has no version.
    /// Throws nothing.
    is_inference = "_ZN2at4_ops12is_inference4callERKNS_6TensorE": extern "C" fn(Handle) -> u8,
    /// `torch::autograd::impl::bump_version(const Variable &)`: tells autograd that a tensor has changed. Throws only
    /// if the tensor has no version.
    count_change = "_ZN5torch8autograd4impl12bump_versionERKN2at6TensorE": extern "C" fn(Handle),
    /// The current stream of a device, if torch has CUDA.
    stream = "aoti_torch_get_current_cuda_stream":
        Option<extern "C" fn(i32, &mut *mut c_void) -> c_int>,
}

/// Words of [`Torch`].
const FUNCTIONS: usize = SYMBOLS.len();
const _: () = assert!(size_of::<Torch>() == FUNCTIONS * size_of::<usize>());

/// Where an argument of the function comes from: a place on the stack, or a result.
#[derive(Clone, Copy)]
enum Argument {
    Tensor(usize),
    Int(usize),
    Float(usize),
    Bool(usize),
    Result(usize),
}

/// Names of the kinds of arguments. A plan has the index of the name.
const KINDS: [&str; 5] = ["tensor", "int", "float", "bool", "result"];

/// A factor of an extent: a side of a tensor, or a number, by its place on the stack.
#[derive(Clone, Copy)]
enum Factor {
    Side(usize, usize),
    Number(usize),
}

/// A tensor that the kernel makes: torch's number of its type, and each extent as a number times factors.
struct Made {
    dtype: i32,
    extents: Vec<(i64, Vec<Factor>)>,
}

/// Task of a kernel.
struct Operator {
    torch: Torch,
    function: FfiRef,
    /// Arguments on the stack.
    count: usize,
    arguments: Vec<Argument>,
    made: Vec<Made>,
    /// Types of elements by torch's numbers.
    dtypes: Vec<(i32, DLDataType)>,
    /// The tensors that the function writes to, by their place on the stack.
    mutates: Vec<usize>,
}

const SLOTS: usize = 256;
/// The tasks of the kernels, none of which is ever freed.
static OPERATORS: [AtomicPtr<Operator>; SLOTS] = [const { AtomicPtr::new(null_mut()) }; SLOTS];
static USED: AtomicUsize = AtomicUsize::new(0);

macro_rules! row {
    ($row:literal) => {
        row!($row: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    };
    ($row:literal: $($column:literal)*) => {
        [$(kernel::<{ 16 * $row + $column }>),*]
    };
}

/// The kernels, one for each slot.
static KERNELS: [[Kernel; 16]; SLOTS / 16] = [
    row!(0),
    row!(1),
    row!(2),
    row!(3),
    row!(4),
    row!(5),
    row!(6),
    row!(7),
    row!(8),
    row!(9),
    row!(10),
    row!(11),
    row!(12),
    row!(13),
    row!(14),
    row!(15),
];

thread_local! {
    /// The message of the error that this thread throws: nothing may own memory while C++ unwinds.
    static MESSAGE: RefCell<Option<CString>> = const { RefCell::new(None) };
}

/// The kernel of a slot.
extern "C-unwind" fn kernel<const SLOT: usize>(stack: *mut u64, count: u64, results: u64) {
    run_slot(stack, count, results, SLOT);
}

/// The code that all kernels share, out of line because there are many. An error leaves it as an exception of C++, past
/// a frame that owns nothing.
#[inline(never)]
extern "C-unwind" fn run_slot(stack: *mut u64, count: u64, results: u64, slot: usize) {
    let Some(operator) = OPERATORS.get(slot) else { return };
    // SAFETY: null, or a task that is never freed and not changed any more.
    let Some(operator) = (unsafe { operator.load(Ordering::Acquire).as_ref() }) else {
        return;
    };
    let words = count.max(results) as usize;
    // SAFETY: torch passes a stack with room for its arguments and for its results, which is the kernel's alone.
    let stack = unsafe { std::slice::from_raw_parts_mut(stack, words) };
    if let Some(message) = enter(operator, stack, count as usize, results as usize) {
        (operator.torch.fail)(c"kernel".as_ptr(), c"fishplate".as_ptr(), 0, message);
    }
}

/// Runs a kernel; returns the message of an error, which is valid until the thread's next one.
fn enter(
    operator: &Operator,
    stack: &mut [u64],
    count: usize,
    results: usize,
) -> Option<*const c_char> {
    let ran = catch_unwind(AssertUnwindSafe(|| run(operator, stack, count, results)));
    let message = match ran {
        Ok(Ok(())) => return None,
        Ok(Err(message)) => message,
        Err(_) => "fishplate: the kernel panicked".to_owned(),
    };
    let text = CString::new(message.replace('\0', " ")).unwrap_or_default();
    let kept = MESSAGE.try_with(|kept| {
        // The text stays where it is until the next one replaces it.
        kept.borrow_mut().insert(text).as_ptr()
    });
    Some(kept.unwrap_or(c"fishplate: the kernel failed while its thread ended".as_ptr()))
}

/// A tensor that the kernel owns.
struct Tensor<'a>(Handle, &'a Torch);

impl Drop for Tensor<'_> {
    fn drop(&mut self) {
        (self.1.delete)(self.0);
    }
}

/// A value that a function of torch writes.
fn told<T: Copy>(
    handle: Handle,
    ask: extern "C" fn(Handle, &mut T) -> c_int,
    start: T,
) -> std::result::Result<T, String> {
    let mut answer = start;
    match ask(handle, &mut answer) {
        0 => Ok(answer),
        _ => Err("fishplate: torch does not describe a tensor".to_owned()),
    }
}

impl Tensor<'_> {
    /// The tensor as DLPack has it, valid as long as this one.
    fn describe(&self, operator: &Operator) -> std::result::Result<DLTensor, String> {
        let (handle, torch) = (self.0, self.1);
        let (rank, number) = (told(handle, torch.rank, 0)?, told(handle, torch.dtype, 0)?);
        let kind = told(handle, torch.device_type, 0)?;
        let index = told(handle, torch.device_index, 0)?;
        let device_type = if kind == CUDA { DLDeviceType::CUDA } else { DLDeviceType::CPU };
        Ok(DLTensor {
            data: told(handle, torch.data, null_mut())?,
            device: DLDevice { device_type, device_id: index.max(0) },
            ndim: rank as i32,
            dtype: dtype_of(operator, number)?,
            shape: told(handle, torch.sizes, null_mut())?,
            strides: told(handle, torch.strides, null_mut())?,
            byte_offset: 0,
        })
    }
}

fn run(
    operator: &Operator,
    stack: &mut [u64],
    count: usize,
    results: usize,
) -> std::result::Result<(), String> {
    let torch = &operator.torch;
    let mut owned: [Option<Tensor<'_>>; TENSORS] = [const { None }; TENSORS];
    let places = operator.arguments.iter().filter_map(|argument| match argument {
        Argument::Tensor(place) if *place < count => Some(*place),
        _ => None,
    });
    // First of all, so that each is deleted whatever happens.
    for (tensor, place) in owned.iter_mut().zip(places.clone()) {
        *tensor = Some(Tensor(Handle(stack[place] as *mut c_void), torch));
    }
    if results != operator.made.len() || count != operator.count {
        return Err("fishplate: the operator has another number of arguments or results".to_owned());
    }
    // Tensors by their place on the stack.
    let mut seen = [EMPTY; TENSORS];
    for (tensor, place) in owned.iter().flatten().zip(places) {
        let slot = seen.get_mut(place).ok_or("fishplate: too many arguments")?;
        *slot = tensor.describe(operator)?;
    }
    let first = operator.arguments.iter().find_map(|argument| match argument {
        Argument::Tensor(place) => seen.get(*place),
        _ => None,
    });
    let device = first.map_or(EMPTY.device, |tensor| tensor.device);
    let mut extents = [[0; RANK]; RESULTS];
    let mut strides = [[0; RANK]; RESULTS];
    let mut outputs = [EMPTY; RESULTS];
    let mut made: [Option<Tensor<'_>>; RESULTS] = [const { None }; RESULTS];
    for (number, form) in operator.made.iter().enumerate() {
        let sides = (&mut extents[number], &mut strides[number]);
        let (handle, data) = make(torch, form, stack, device, sides)?;
        made[number] = Some(handle);
        outputs[number] = DLTensor {
            data,
            device,
            ndim: form.extents.len() as i32,
            dtype: dtype_of(operator, form.dtype)?,
            shape: extents[number].as_mut_ptr(),
            strides: strides[number].as_mut_ptr(),
            byte_offset: 0,
        };
    }
    let mut packed = [View::NONE; ARGUMENTS];
    for (value, argument) in packed.iter_mut().zip(&operator.arguments) {
        *value = match *argument {
            Argument::Tensor(place) => View::tensor(&seen[place]),
            Argument::Result(number) => View::tensor(&outputs[number]),
            Argument::Int(place) => View::int(stack[place] as i64),
            Argument::Float(place) => View::float(f64::from_bits(stack[place])),
            Argument::Bool(place) => View::boolean(stack[place] & 1 != 0),
        };
    }
    call(operator, device, &packed[..operator.arguments.len()])?;
    for place in &operator.mutates {
        let handle = Handle(stack[*place] as *mut c_void);
        if (torch.is_inference)(handle) == 0 {
            (torch.count_change)(handle);
        }
    }
    for (place, tensor) in stack.iter_mut().zip(made.into_iter().flatten()) {
        // Torch owns it from now on.
        *place = std::mem::ManuallyDrop::new(tensor).0.0 as u64;
    }
    Ok(())
}

fn dtype_of(operator: &Operator, number: i32) -> std::result::Result<DLDataType, String> {
    let found = operator.dtypes.iter().find(|(known, _)| *known == number);
    Ok(found.ok_or_else(|| format!("fishplate: torch's type {number} is not known"))?.1)
}

/// Makes a tensor for a result, and fills in its extents and strides.
fn make<'a>(
    torch: &'a Torch,
    form: &Made,
    stack: &[u64],
    device: DLDevice,
    (extents, strides): (&mut [i64; RANK], &mut [i64; RANK]),
) -> std::result::Result<(Tensor<'a>, *mut c_void), String> {
    for (extent, (number, factors)) in extents.iter_mut().zip(&form.extents) {
        *extent = *number;
        for factor in factors {
            let value = match *factor {
                Factor::Number(place) => stack[place] as i64,
                Factor::Side(place, dimension) => {
                    let mut side = 0;
                    let handle = Handle(stack[place] as *mut c_void);
                    if (torch.size)(handle, dimension as i64, &mut side) != 0 {
                        return Err(format!("argument #{place} has no dimension {dimension}"));
                    }
                    side
                }
            };
            *extent = extent.saturating_mul(value);
        }
    }
    let rank = form.extents.len();
    let mut stride = 1i64;
    for at in (0..rank).rev() {
        strides[at] = stride;
        stride = stride.saturating_mul(extents[at].max(1));
    }
    let kind = if device.device_type == DLDeviceType::CUDA { CUDA } else { 0 };
    let mut handle = Handle(null_mut());
    let id = device.device_id;
    let status = (torch.empty)(rank as i64, extents, strides, form.dtype, kind, id, &mut handle);
    if status != 0 {
        return Err(format!("fishplate: torch makes no tensor of {:?}", &extents[..rank]));
    }
    let tensor = Tensor(handle, torch);
    let data = told(handle, torch.data, null_mut())?;
    Ok((tensor, data))
}

/// Calls the function, on the stream that is torch's for the device.
fn call(
    operator: &Operator,
    device: DLDevice,
    packed: &[View<'_>],
) -> std::result::Result<(), String> {
    let (kind, id) = (device.device_type.0, device.device_id);
    let mut stream = null_mut();
    let has_stream = match operator.torch.stream {
        Some(ask) if device.device_type == DLDeviceType::CUDA => ask(id, &mut stream) == 0,
        _ => false,
    };
    let mut before = null_mut();
    if has_stream && ffi::TVMFFIEnvSetStream(kind, id, stream, Some(&mut before)) != 0 {
        return Err(xla::raised_text());
    }
    let called = function::call_status(operator.function.borrow(), packed);
    if has_stream {
        ffi::TVMFFIEnvSetStream(kind, id, before, None);
    }
    called.map(drop).map_err(|_| xla::raised_text())
}

/// Reads the numbers of a plan.
struct Plan<'a>(std::slice::Iter<'a, i64>);

impl Plan<'_> {
    fn next(&mut self) -> Option<i64> {
        self.0.next().copied()
    }

    /// A number below a limit.
    fn below(&mut self, limit: usize) -> Option<usize> {
        usize::try_from(self.next()?).ok().filter(|number| *number < limit)
    }

    fn arguments(&mut self) -> Option<Vec<Argument>> {
        let count = self.below(ARGUMENTS + 1)?;
        let argument = |plan: &mut Self| {
            let kind = KINDS[plan.below(KINDS.len())?];
            Some(match kind {
                "tensor" => Argument::Tensor(plan.below(TENSORS)?),
                "int" => Argument::Int(plan.below(ARGUMENTS)?),
                "float" => Argument::Float(plan.below(ARGUMENTS)?),
                "bool" => Argument::Bool(plan.below(ARGUMENTS)?),
                _ => Argument::Result(plan.below(RESULTS)?),
            })
        };
        (0..count).map(|_| argument(self)).collect()
    }

    fn made(&mut self) -> Option<Vec<Made>> {
        let count = self.below(RESULTS + 1)?;
        (0..count)
            .map(|_| {
                let dtype = i32::try_from(self.next()?).ok()?;
                let rank = self.below(RANK + 1)?;
                let extents = (0..rank).map(|_| self.extent()).collect::<Option<_>>()?;
                Some(Made { dtype, extents })
            })
            .collect()
    }

    fn extent(&mut self) -> Option<(i64, Vec<Factor>)> {
        let (number, count) = (self.next()?, self.below(RANK + 1)?);
        let factor = |plan: &mut Self| {
            Some(match plan.next()? {
                0 => Factor::Side(plan.below(TENSORS)?, plan.below(64)?),
                _ => Factor::Number(plan.below(ARGUMENTS)?),
            })
        };
        let factors = (0..count).map(|_| factor(self)).collect::<Option<_>>()?;
        Some((number, factors))
    }

    fn mutates(&mut self) -> Option<Vec<usize>> {
        let count = self.below(TENSORS + 1)?;
        (0..count).map(|_| self.below(TENSORS)).collect()
    }

    fn dtypes(&mut self) -> Option<Vec<(i32, DLDataType)>> {
        let count = self.below(64)?;
        (0..count)
            .map(|_| {
                let number = i32::try_from(self.next()?).ok()?;
                let code = DLDataTypeCode(u8::try_from(self.next()?).ok()?);
                let bits = u8::try_from(self.next()?).ok()?;
                Some((number, DLDataType { code, bits, lanes: 1 }))
            })
            .collect()
    }
}

fn words(object: Borrowed<'_>) -> Result<Vec<i64>> {
    object.tuple_items().iter().map(|item| as_i64(*item)).collect()
}

/// `_torch_kernel(functions, function, plan)`: the address of a kernel; 0 if all are in use.
fn torch_kernel(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let wrong = || type_error(py, "_torch_kernel takes addresses, a Function and a plan");
    let [addresses, object, plan] = args else { return Err(wrong()) };
    if !addresses.is_tuple() || !plan.is_tuple() {
        return Err(wrong());
    }
    let (addresses, plan) = (words(*addresses)?, words(*plan)?);
    let function = function::ffi_of(*object).ok_or_else(wrong)?;
    let addresses: [i64; FUNCTIONS] = addresses.try_into().map_err(|_| wrong())?;
    if addresses[..FUNCTIONS - 1].contains(&0) {
        return Err(wrong());
    }
    // SAFETY: Python found these addresses under `SYMBOLS`, in the order of the fields; only the last may be 0, for none.
    let torch: Torch = unsafe { std::mem::transmute::<[i64; FUNCTIONS], Torch>(addresses) };
    let mut plan = Plan(plan.iter());
    let parts = (plan.arguments(), plan.made(), plan.dtypes(), plan.mutates());
    let (Some(arguments), Some(made), Some(dtypes), Some(mutates)) = parts else {
        return Err(wrong());
    };
    // Each argument of the function is on the stack, or a result.
    let count = arguments.len().checked_sub(made.len()).ok_or_else(wrong)?;
    // Each tensor to write to is an argument of the function, which the kernel owns while it runs.
    let is_owned = |place: &usize| {
        arguments.iter().any(|a| matches!(a, Argument::Tensor(own) if own == place))
    };
    if !mutates.iter().all(is_owned) {
        return Err(wrong());
    }
    let slot = USED.fetch_add(1, Ordering::Relaxed);
    let (Some(operator), Some(row)) = (OPERATORS.get(slot), KERNELS.get(slot / 16)) else {
        return int_from_u64(py, 0);
    };
    let task = Operator { torch, function, count, arguments, made, dtypes, mutates };
    operator.store(Box::into_raw(Box::new(task)), Ordering::Release);
    int_from_u64(py, row[slot % 16] as usize as u64)
}

/// `_torch_interface()`: the facts that a plan depends on.
fn torch_interface(py: Python<'_>, _: &[Borrowed<'_>]) -> Result<Owned> {
    let texts = |texts: &[&str]| tuple_from(py, texts.iter().map(|text| new_str(py, text)));
    let limits = new_dict(py)?;
    for (name, limit) in LIMITS {
        let (name, limit) = (new_str(py, name)?, int_from_u64(py, limit as u64)?);
        limits.borrow().dict_set(name.borrow(), limit.borrow())?;
    }
    Owned::tuple(py, [texts(SYMBOLS)?, texts(&KINDS)?, limits])
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_torch_interface",
            Method::function_fast(torch_interface),
            0,
            c"_torch_interface()\n--\n\nThe symbols of torch that kernels call, the kinds of arguments, and the limits of a kernel by name.",
        ),
        method_def(
            c"_torch_kernel",
            Method::function_fast(torch_kernel),
            0,
            c"_torch_kernel(functions, function, plan, /)\n--\n\nThe address of a kernel for torch's dispatcher that calls a function; 0 if there are no more.",
        ),
    ]
}
