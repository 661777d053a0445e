//! NumPy's arrays, read where they lie: no capsule and no call of Python in between.
//!
//! Only an exact `numpy.ndarray` whose elements DLPack knows is taken here: native byte order,
//! writable, strides in whole elements. Everything else is left to NumPy's own `__dlpack__`, which
//! says what is wrong with it. The fields read are those that NumPy's C headers inline into every
//! extension; the version of that interface is asked before the first array is looked at.

use std::ffi::{CStr, c_char, c_int, c_long, c_uint, c_void};
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLTensor, ObjectHeader};
use pyo3_ffi as py;

use super::held::{Loan, hold};
use crate::dtype;
use crate::python::{Owned, PyObject, Result, find_attr, import, name};

/// The head of `PyArrayObject`.
#[repr(C)]
struct Array {
    base: PyObject,
    data: *mut c_void,
    dimensions: c_int,
    extents: *const isize,
    /// In bytes.
    strides: *const isize,
    owner: *mut PyObject,
    element: *mut Element,
    flags: c_int,
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

/// `NPY_ARRAY_WRITEABLE`
const WRITABLE: c_int = 0x0400;
/// `NPY_USERDEF`: numbers from here on are given to types of other packages, ml_dtypes for one.
const FIRST_FOREIGN: c_int = 256;
/// The versions of the C interface in which the layouts above hold: NumPy 1 and 2.
const KNOWN_VERSIONS: [c_uint; 2] = [0x0100_0009, 0x0200_0000];
/// More dimensions than NumPy has in any version.
const MOST_DIMENSIONS: usize = 64;

/// `numpy.ndarray`, once it was met and found to have the layout above.
static CLASS: AtomicPtr<PyObject> = AtomicPtr::new(std::ptr::null_mut());

/// Whether a class is `numpy.ndarray` itself, of a NumPy that we understand.
///
/// # Safety
/// `class` is live.
#[inline]
pub(super) unsafe fn is_array_class(class: *mut PyObject) -> Result<bool> {
    let known = CLASS.load(Ordering::Relaxed);
    if !known.is_null() {
        return Ok(class == known);
    }
    // SAFETY: live (see above); a class has a name.
    unsafe {
        let is_class = py::PyType_Check(class) != 0;
        if !is_class
            || CStr::from_ptr((*class.cast::<py::PyTypeObject>()).tp_name) != c"numpy.ndarray"
        {
            return Ok(false);
        }
        let is_known = check_class(class)?;
        if is_known {
            CLASS.store(Owned::share(class).into_ptr(), Ordering::Release);
        }
        Ok(is_known)
    }
}

/// Whether the class is the one that NumPy exports, with an interface of a known version.
#[cold]
unsafe fn check_class(class: *mut PyObject) -> Result<bool> {
    // SAFETY: live objects; the capsule holds NumPy's table, whose first entry is this function.
    unsafe {
        let numpy = import(c"numpy")?;
        let exported = find_attr(numpy.as_ptr(), name!("ndarray")?)?;
        if exported.is_none_or(|exported| exported.as_ptr() != class) {
            return Ok(false);
        }
        let module = match import(c"numpy._core._multiarray_umath") {
            Ok(module) => module,
            Err(_) => {
                py::PyErr_Clear();
                import(c"numpy.core._multiarray_umath")?
            }
        };
        let Some(capsule) = find_attr(module.as_ptr(), name!("_ARRAY_API")?)? else {
            return Ok(false);
        };
        let table = py::PyCapsule_GetPointer(capsule.as_ptr(), std::ptr::null());
        if table.is_null() {
            py::PyErr_Clear();
            return Ok(false);
        }
        let version: unsafe extern "C" fn() -> c_uint =
            std::mem::transmute(*table.cast::<*const c_void>());
        Ok(KNOWN_VERSIONS.contains(&version()))
    }
}

/// Moves an array, or a view of one, from memory that goes to a copy of it, where `is_owner` knows the capsule that it
/// was made of.
///
/// # Safety
/// `object` is live; `copy` holds what lies at `memory`, for as long as the capsule lives.
pub(crate) unsafe fn redirect(
    object: *mut PyObject,
    memory: std::ops::Range<usize>,
    copy: *mut u8,
    is_owner: impl Fn(*mut PyObject) -> bool,
) {
    let class = CLASS.load(Ordering::Relaxed);
    // SAFETY: an object of the known class has the layout that was checked with it, and a live owner or none.
    unsafe {
        let is_array =
            |object| !class.is_null() && py::PyObject_TypeCheck(object, class.cast()) != 0;
        if !is_array(object) {
            return;
        }
        let mut owner = object;
        while !owner.is_null() && is_array(owner) {
            owner = (*owner.cast::<Array>()).owner;
        }
        let array = object.cast::<Array>();
        let place = (*array).data as usize;
        if memory.contains(&place) && !owner.is_null() && is_owner(owner) {
            (*array).data = copy.add(place - memory.start).cast();
        }
    }
}

/// Looks NumPy up, if the program has imported it.
pub(crate) fn find_class() -> Result<()> {
    // SAFETY: live objects; the module is borrowed from the interpreter's table.
    unsafe {
        let modules = py::PyImport_GetModuleDict();
        let numpy = py::PyDict_GetItemWithError(modules, name!("numpy")?);
        if !numpy.is_null()
            && let Some(class) = find_attr(numpy, name!("ndarray")?)?
        {
            is_array_class(class.as_ptr())?;
        }
    }
    Ok(())
}

/// What DLPack calls the elements of an array; nothing for those that it does not know.
#[inline]
unsafe fn element_type(element: *mut Element) -> Option<DLDataType> {
    const LONG: u8 = size_of::<c_long>() as u8 * 8;
    // SAFETY: the caller passes the live type of an array's elements.
    let (byte_order, number) = unsafe { ((*element).byte_order as u8, (*element).number) };
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
        // SAFETY: as above.
        FIRST_FOREIGN.. => return unsafe { foreign_element(element) },
        _ => return None,
    };
    Some(DLDataType { code, bits, lanes: 1 })
}

/// Elements of ml_dtypes, which NumPy would refuse. Those of less than a byte are stored a byte
/// each, which is not what DLPack means by them.
#[cold]
unsafe fn foreign_element(element: *mut Element) -> Option<DLDataType> {
    // SAFETY: the caller passes a live numpy.dtype.
    match unsafe { dtype::of_numpy(element.cast()) } {
        Ok(dtype) => dtype.bits.is_multiple_of(8).then_some(dtype),
        Err(_) => {
            // SAFETY: takes the exception that has just been set away.
            unsafe { py::PyErr_Clear() };
            None
        }
    }
}

/// Lends an array to a callee that keeps nothing of it: no object, no reference. Nothing when it is no
/// array of NumPy's own class, or NumPy should decide.
///
/// # Safety
/// `object` is live, and stays so while the loan is used.
#[inline(always)]
pub(crate) unsafe fn lend(
    object: *mut PyObject,
    room: &mut MaybeUninit<Loan>,
) -> Option<*mut DLTensor> {
    // SAFETY: an object of the known class has the layout that was checked with it.
    unsafe {
        match py::Py_TYPE(object).cast() == CLASS.load(Ordering::Relaxed) {
            true => read(object, room),
            false => None,
        }
    }
}

/// An array as a tensor; nothing when NumPy should decide, or there is no room for its dimensions.
///
/// # Safety
/// `object` is a live `numpy.ndarray` (see [`is_array_class`]).
#[inline(always)]
unsafe fn read<const MOST: usize>(
    object: *mut PyObject,
    room: &mut MaybeUninit<Loan<MOST>>,
) -> Option<*mut DLTensor> {
    // SAFETY: the layout was checked with the class; extents and strides have as many entries as
    // dimensions, of which there is room for so many.
    unsafe {
        let array = &*object.cast::<Array>();
        let dtype = element_type(array.element)?;
        let count = array.dimensions as usize;
        if array.flags & WRITABLE == 0 || count > MOST {
            return None;
        }
        // Every known type has 1, 2, 4, 8 or 16 bytes.
        let item = isize::from(dtype.bits / 8);
        let loan = room.as_mut_ptr();
        let (extents, strides) =
            (&raw mut (*loan).extents as *mut i64, &raw mut (*loan).strides as *mut i64);
        for index in 0..count {
            let step = *array.strides.add(index);
            if step & (item - 1) != 0 {
                return None;
            }
            extents.add(index).write(*array.extents.add(index) as i64);
            strides.add(index).write((step >> item.trailing_zeros()) as i64);
        }
        (&raw mut (*loan).tensor).write(DLTensor {
            data: array.data,
            device: DLDevice { device_type: DLDeviceType::CPU, device_id: 0 },
            ndim: count as i32,
            dtype,
            shape: extents,
            strides,
            byte_offset: 0,
        });
        Some(&raw mut (*loan).tensor)
    }
}

/// `NPY_ARRAY_C_CONTIGUOUS`
const ROW_MAJOR: c_int = 0x0001;

/// A number for arrays of one element type and rank, where strides say nothing more: row-major, more than
/// one element in every dimension, fewer than 2^31 in all.
///
/// # Safety
/// `object` is live.
#[inline(always)]
pub(crate) unsafe fn array_kind(object: *mut PyObject) -> Option<u64> {
    // SAFETY: an object of the known class has the layout that was checked with it; extents have as many
    // entries as dimensions.
    unsafe {
        if py::Py_TYPE(object).cast() != CLASS.load(Ordering::Relaxed) {
            return None;
        }
        let array = &*object.cast::<Array>();
        let dtype = element_type(array.element)?;
        if array.flags & ROW_MAJOR == 0 {
            return None;
        }
        let mut size: isize = 1;
        for index in 0..array.dimensions as usize {
            let extent = *array.extents.add(index);
            if extent < 2 {
                return None;
            }
            size = size.checked_mul(extent)?;
        }
        let element = u64::from(dtype.code.0) << 8 | u64::from(dtype.bits);
        (size < 1 << 31).then_some(element << 32 | 1 << 16 | array.dimensions as u64)
    }
}

/// An FFI tensor over an array, whose reference is the caller's; nothing when NumPy should decide.
///
/// # Safety
/// `object` is a live `numpy.ndarray` (see [`is_array_class`]).
#[inline]
pub(super) unsafe fn tensor_of(object: *mut PyObject) -> Result<Option<*mut ObjectHeader>> {
    let mut room = MaybeUninit::<Loan<MOST_DIMENSIONS>>::uninit();
    // SAFETY: the caller passes a live array, which keeps its data.
    unsafe {
        match read(object, &mut room) {
            Some(tensor) => hold(object, &*tensor).map(Some),
            None => Ok(None),
        }
    }
}
