//! NumPy arrays, read in place: no capsule and no Python call in between.
//!
//! Only an exact `numpy.ndarray` whose element type DLPack supports is read here: native byte order, writable, strides
//! in whole elements. Everything else goes to NumPy's own `__dlpack__`, which reports what is wrong with it. The fields
//! read are those that NumPy's C headers inline into every extension; the version of that interface is checked before
//! the first array is read.

use std::cell::Cell;
use std::ffi::{c_char, c_int, c_long, c_uint, c_void};
use std::ptr::null_mut;

use fishplate_abi::{DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLTensor};
use pyo3_ffi as py;

use super::described::Described;
use super::held::{Held, Loan, MOST_LENT, hold, hold_copy};
use crate::class::Layout;
use crate::dtype;
use crate::python::{
    Borrowed, Class, Kept, PyObject, Python, Result, clear_error, find_attr, import, loaded_module,
    name,
};

/// The head of `PyArrayObject`.
#[repr(C)]
struct Array {
    base: PyObject,
    data: Cell<*mut c_void>,
    dimensions: c_int,
    extents: *const isize,
    /// In bytes.
    strides: *const isize,
    owner: *mut PyObject,
    element: *mut Element,
    flags: c_int,
}

// SAFETY: starts with an object; its fields are NumPy's, and arrays are never created here.
unsafe impl Layout for Array {}

impl Array {
    /// The extents.
    #[inline(always)]
    fn extents(&self) -> &[isize] {
        match self.dimensions {
            ..=0 => &[],
            // SAFETY: an array has as many extents as dimensions.
            count => unsafe { std::slice::from_raw_parts(self.extents, count as usize) },
        }
    }

    /// The strides.
    #[inline(always)]
    fn strides(&self) -> &[isize] {
        match self.dimensions {
            ..=0 => &[],
            // SAFETY: an array has as many strides as dimensions.
            count => unsafe { std::slice::from_raw_parts(self.strides, count as usize) },
        }
    }

    /// The DLPack type of the elements; `None` if DLPack does not support it.
    #[inline(always)]
    fn element_type(&self) -> Option<DLDataType> {
        // SAFETY: an array holds a reference to its element type.
        let element: Borrowed<'_, Element> = unsafe { Borrowed::from_ptr(self.element.cast()) };
        element_type(element)
    }
}

/// The head of `PyArray_Descr`, which is the same in NumPy 1 and 2.
#[repr(C)]
struct Element {
    base: PyObject,
    class: *mut PyObject,
    kind: c_char,
    letter: c_char,
    byte_order: c_char,
    former_flags: c_char,
    number: c_int,
}

// SAFETY: starts with an object; its fields are NumPy's, and descriptors are never created here.
unsafe impl Layout for Element {}

/// `NPY_ARRAY_WRITEABLE`
const WRITABLE: c_int = 0x0400;
/// `NPY_USERDEF`: numbers from here on belong to types of other packages, such as ml_dtypes.
const FIRST_FOREIGN: c_int = 256;
/// The versions of the C interface in which the layouts above hold: NumPy 1 and 2.
const KNOWN_VERSIONS: [c_uint; 2] = [0x0100_0009, 0x0200_0000];
/// More dimensions than NumPy has in any version.
const MOST_DIMENSIONS: usize = 64;

/// `numpy.ndarray`, once it was found to have the layout above.
static CLASS: Kept = Kept::new();

/// Casts an object to an array, if it is exactly of the known class.
#[inline(always)]
fn array(object: Borrowed<'_>) -> Option<Borrowed<'_, Array>> {
    match object.class_ptr().cast() == CLASS.as_ptr() {
        // SAFETY: an object of the known class has the layout that was checked with it.
        true => Some(unsafe { Borrowed::from_ptr(object.as_ptr()) }),
        false => None,
    }
}

/// Does the same as [`array`], but also for instances of derived classes.
fn any_array(object: Borrowed<'_>) -> Option<Borrowed<'_, Array>> {
    let class = CLASS.get(object.py()).and_then(Class::of);
    let is_array = class.is_some_and(|class| object.is_instance_of(class));
    // SAFETY: an instance of the known class has the layout that was checked with it.
    is_array.then(|| unsafe { Borrowed::from_ptr(object.as_ptr()) })
}

/// Whether a class is `numpy.ndarray` itself, of a supported NumPy.
#[inline]
pub(super) fn is_array_class(class: Borrowed<'_>) -> Result<bool> {
    if let Some(known) = CLASS.get(class.py()) {
        return Ok(class == known);
    }
    if Class::of(class).is_none_or(|class| class.c_name() != c"numpy.ndarray") {
        return Ok(false);
    }
    let is_known = check_class(class)?;
    if is_known {
        CLASS.set(class.share());
    }
    Ok(is_known)
}

/// Whether the class is the one that NumPy exports, with an interface of a known version.
#[cold]
fn check_class(class: Borrowed<'_>) -> Result<bool> {
    let py = class.py();
    let numpy = import(py, c"numpy")?;
    let exported = find_attr(numpy.borrow(), name!(py, "ndarray")?)?;
    if exported.is_none_or(|exported| exported.borrow() != class) {
        return Ok(false);
    }
    let module = match import(py, c"numpy._core._multiarray_umath") {
        Ok(module) => module,
        Err(_) => {
            clear_error(py);
            import(py, c"numpy.core._multiarray_umath")?
        }
    };
    let Some(capsule) = find_attr(module.borrow(), name!(py, "_ARRAY_API")?)? else {
        return Ok(false);
    };
    if !capsule.borrow().is_capsule() {
        return Ok(false);
    }
    // SAFETY: a capsule; a capsule with a name has no pointer under a null name.
    let table = unsafe { py::PyCapsule_GetPointer(capsule.as_ptr(), std::ptr::null()) };
    if table.is_null() {
        clear_error(py);
        return Ok(false);
    }
    // SAFETY: NumPy's table, whose first entry is a function.
    let first = unsafe { *table.cast::<*const c_void>() };
    // SAFETY: the function that returns the version of the interface.
    let version: unsafe extern "C" fn() -> c_uint = unsafe { std::mem::transmute(first) };
    // SAFETY: it takes no arguments.
    let version = unsafe { version() };
    Ok(KNOWN_VERSIONS.contains(&version))
}

/// Moves an array, or a view of one, from memory that is about to be freed to a copy of it, if `is_owner` recognises
/// the capsule that it was made from.
///
/// # Safety
/// `copy` has the same content as `memory`, for as long as the capsule lives.
pub(crate) unsafe fn redirect(
    object: Borrowed<'_>,
    memory: std::ops::Range<usize>,
    copy: *mut u8,
    is_owner: impl Fn(Borrowed<'_>) -> bool,
) {
    let Some(array) = any_array(object) else { return };
    let mut owner = Some(object);
    while let Some(view) = owner.and_then(any_array) {
        // SAFETY: null, or an object that the array holds.
        owner = unsafe { Borrowed::from_nullable(view.get().owner) };
    }
    let place = array.data.get() as usize;
    if memory.contains(&place) && owner.is_some_and(is_owner) {
        // SAFETY: the caller guarantees that the copy is as large as the memory.
        array.data.set(unsafe { copy.add(place - memory.start) }.cast());
    }
}

/// Looks NumPy up, if the program has imported it.
pub(crate) fn find_class(py: Python<'_>) -> Result<()> {
    if let Some(numpy) = loaded_module(py, c"numpy")
        && let Some(class) = find_attr(numpy.borrow(), name!(py, "ndarray")?)?
    {
        is_array_class(class.borrow())?;
    }
    Ok(())
}

/// The DLPack type of an array's elements; `None` if DLPack does not support it.
#[inline]
fn element_type(element: Borrowed<'_, Element>) -> Option<DLDataType> {
    const LONG: u8 = size_of::<c_long>() as u8 * 8;
    let (byte_order, number) = (element.byte_order as u8, element.number);
    let foreign_order = if cfg!(target_endian = "little") { b'>' } else { b'<' };
    if byte_order == foreign_order {
        return None;
    }
    // The order of `enum NPY_TYPES`.
    let (code, bits) = match number {
        0 => (DLDataTypeCode::BOOL, 8),
        1 => (DLDataTypeCode::INT, 8),
        2 => (DLDataTypeCode::UINT, 8),
        3 => (DLDataTypeCode::INT, 16),
        4 => (DLDataTypeCode::UINT, 16),
        5 => (DLDataTypeCode::INT, 32),
        6 => (DLDataTypeCode::UINT, 32),
        7 => (DLDataTypeCode::INT, LONG),
        8 => (DLDataTypeCode::UINT, LONG),
        9 => (DLDataTypeCode::INT, 64),
        10 => (DLDataTypeCode::UINT, 64),
        11 => (DLDataTypeCode::FLOAT, 32),
        12 => (DLDataTypeCode::FLOAT, 64),
        14 => (DLDataTypeCode::COMPLEX, 64),
        15 => (DLDataTypeCode::COMPLEX, 128),
        23 => (DLDataTypeCode::FLOAT, 16),
        FIRST_FOREIGN.. => return foreign_element(element),
        _ => return None,
    };
    Some(DLDataType { code, bits, lanes: 1 })
}

/// Elements of ml_dtypes, which NumPy would refuse. Types smaller than a byte are stored in one byte each, unlike in
/// DLPack.
#[cold]
fn foreign_element(element: Borrowed<'_, Element>) -> Option<DLDataType> {
    match dtype::of_numpy(element.object()) {
        Ok(dtype) => dtype.bits.is_multiple_of(8).then_some(dtype),
        Err(_) => {
            clear_error(element.py());
            None
        }
    }
}

/// Lends an array to a callee that keeps nothing of it: no object, no reference. `None` if it is not of NumPy's own
/// class, or if NumPy should decide. The array lives while the loan is used.
#[inline(always)]
pub(crate) fn lend<'l>(object: Borrowed<'_>, loan: &'l mut Loan) -> Option<&'l mut DLTensor> {
    read::<_, false>(array(object)?, loan)
}

/// Does the same as [`lend`] for a callee that only reads: the array may be read-only.
#[cold]
pub(crate) fn lend_read_only<'l>(
    object: Borrowed<'_>,
    loan: &'l mut Loan,
) -> Option<&'l mut DLTensor> {
    read::<_, true>(array(object)?, loan)
}

/// Whether an object is a read-only NumPy array.
pub(super) fn is_read_only(object: Borrowed<'_>) -> bool {
    any_array(object).is_some_and(|array| array.flags & WRITABLE == 0)
}

/// Reads an array as a tensor; `None` if NumPy should decide, or if there is no room for its dimensions. NumPy decides
/// about read-only arrays, unless `READ_ONLY` accepts them.
#[inline(always)]
fn read<'l, const MOST: usize, const READ_ONLY: bool>(
    array: Borrowed<'_, Array>,
    loan: &'l mut Loan<MOST>,
) -> Option<&'l mut DLTensor> {
    let dtype = array.element_type()?;
    if (!READ_ONLY && array.flags & WRITABLE == 0) || array.extents().len() > MOST {
        return None;
    }
    // Every known type has 1, 2, 4, 8 or 16 bytes.
    let item = isize::from(dtype.bits / 8);
    let content = DLTensor {
        data: array.data.get(),
        device: DLDevice { device_type: DLDeviceType::CPU, device_id: 0 },
        dtype,
        byte_offset: 0,
        // The loan fills in the dimensions.
        ndim: 0,
        shape: null_mut(),
        strides: null_mut(),
    };
    let dimensions = array.extents().iter().zip(array.strides());
    loan.fill(
        content,
        dimensions.map(|(&extent, &step)| {
            let is_whole = step & (item - 1) == 0;
            is_whole.then(|| (extent as i64, (step >> item.trailing_zeros()) as i64))
        }),
    )
}

/// Does the same as [`read`]; `read_only` says whether the callee only reads.
#[inline(always)]
fn read_as<'l, const MOST: usize>(
    array: Borrowed<'_, Array>,
    loan: &'l mut Loan<MOST>,
    read_only: bool,
) -> Option<&'l mut DLTensor> {
    if read_only { read::<_, true>(array, loan) } else { read::<_, false>(array, loan) }
}

/// `NPY_ARRAY_C_CONTIGUOUS`
const ROW_MAJOR: c_int = 0x0001;

/// A number for arrays of one element type and rank whose strides add no information: row-major, not empty, and fewer
/// than 2^31 elements.
#[inline(always)]
pub(crate) fn array_kind(object: Borrowed<'_>) -> Option<u64> {
    let array = array(object)?;
    let dtype = array.element_type()?;
    if array.flags & ROW_MAJOR == 0 {
        return None;
    }
    let mut size: isize = 1;
    let item = isize::from(dtype.bits.div_ceil(8));
    for (&extent, &stride) in array.extents().iter().zip(array.strides()).rev() {
        // NumPy ignores the stride of a dimension with one element, which may be anything.
        if extent < 2 && (extent == 0 || stride != size.checked_mul(item)?) {
            return None;
        }
        size = size.checked_mul(extent)?;
    }
    let element = u64::from(dtype.code.0) << 8 | u64::from(dtype.bits);
    (size < 1 << 31).then_some(element << 32 | 1 << 16 | array.dimensions as u64)
}

/// Creates an FFI tensor over an array, also over a read-only one if that is accepted; `None` if NumPy should decide.
#[inline]
pub(super) fn tensor_of(object: Borrowed<'_>, read_only: bool) -> Result<Option<Held>> {
    match array(object) {
        Some(array) if array.extents().len() > MOST_LENT => tensor_of_many(array, read_only),
        // SAFETY: the array keeps its data alive.
        Some(array) => unsafe { hold(object, |loan| read_as(array, loan, read_only)) },
        None => Ok(None),
    }
}

/// Does the same as [`tensor_of`] for more dimensions than an object has room for.
#[cold]
fn tensor_of_many(array: Borrowed<'_, Array>, read_only: bool) -> Result<Option<Held>> {
    let mut room = Loan::<MOST_DIMENSIONS>::new();
    let Some(tensor) = read_as(array, &mut room, read_only) else { return Ok(None) };
    // SAFETY: the room has an extent and a stride for each dimension.
    let tensor = unsafe { Described::assume(tensor) };
    // SAFETY: the array keeps its data alive.
    unsafe { hold_copy(array.object(), tensor) }
}
