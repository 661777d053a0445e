//! Calls of `__any_hash__` and `__any_equal__`, the hooks that types add to map keys.
//!
//! A hook is a function object or the address of a native function. Native functions have one of two conventions, and
//! the attribute does not say which: up to 0.1.14 the headers registered `int64_t hash(const Any&)` and
//! `bool equal(const Any&, const Any&)`; since 0.1.15 both return a `TVMFFIAny`. Both results arrive in two registers,
//! and the first one tells them apart: a `TVMFFIAny` holds its type index there. Only an older hash that is 1 (the
//! index of an int) or 67 (of an error) looks like a newer one; [`Convention`] explains how those are told apart.

use std::ffi::c_void;
use std::mem::offset_of;
use std::sync::atomic::{AtomicUsize, Ordering};

use fishplate_abi::{ObjectHeader, RawAny, RawValue, TypeIndex, attr};

use crate::any::{Any, AnyView};
use crate::error::{Error, Result};
use crate::function::FunctionObj;
use crate::{lock, safe_read, type_table};

/// The two registers with the result of a native hook.
#[repr(C)]
#[derive(Clone, Copy)]
struct Registers {
    first: u64,
    second: u64,
}

/// A native hook. The hook ignores the last arguments: they only fill the registers in which the second half of the
/// result comes back, which shows whether the hook wrote there.
type NativeHash = unsafe extern "C" fn(*const RawAny, u64, u64) -> Registers;
type NativeEqual = unsafe extern "C" fn(*const RawAny, *const RawAny, u64) -> Registers;

/// Value of the second register before a call: neither a valid address nor a likely hash.
const UNTOUCHED: [u64; 2] = [0x8bad_f00d_5eed_0001, 0x8bad_f00d_5eed_0003];

impl Registers {
    /// The type index that a newer hook returned.
    fn index(self) -> TypeIndex {
        TypeIndex(self.first as u32 as i32)
    }

    /// The value that a newer hook returned.
    fn as_raw(self) -> RawAny {
        let value = RawValue { v_uint64: self.second };
        RawAny { type_index: self.index(), small_len: (self.first >> 32) as u32, value }
    }

    /// The error that a newer hook returned; see [`Registers::index`].
    fn into_error(self) -> Error {
        // SAFETY: by the convention of newer hooks this is an owned error object.
        let value = unsafe { Any::from_foreign(self.as_raw()) };
        match value.map(Any::into_object) {
            Ok(Ok(error)) => Error::from_object(error),
            _ => Error::runtime("A native hook returned an error without an error object"),
        }
    }

    /// Whether the second register holds the address of an error object. Reads no invalid memory: an older hash leaves
    /// anything in the register.
    fn holds_error(self) -> bool {
        let address = self.second as usize;
        let index = address.wrapping_add(offset_of!(ObjectHeader, type_index));
        address.is_multiple_of(align_of::<ObjectHeader>())
            && safe_read::word(index) == Some(TypeIndex::ERROR.0 as u32)
    }
}

/// The convention of a native hash.
///
/// A result whose first register is neither 1 nor 67 shows the older convention, and so does a second register that the
/// hook did not write. For the rest, the type's equality decides: it comes from the same library, and its results are
/// never ambiguous. A type without a native equality is judged by the second register: the same hash in two calls that
/// started with different contents, or an error object. The convention is cached by the hook's address.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Convention {
    Older,
    Newer,
}

/// Hooks and their conventions: the address with the convention in its top bit, found by hash.
/// If all slots in reach are taken, the convention is determined again for each call.
static KNOWN: [AtomicUsize; 512] = [const { AtomicUsize::new(0) }; 512];
const REACH: usize = 16;
const OLDER: usize = 1 << (usize::BITS - 1);

fn slots(hook: usize) -> impl Iterator<Item = &'static AtomicUsize> {
    let start = (hook >> 4) ^ (hook >> 13);
    (0..REACH).map(move |i| &KNOWN[start.wrapping_add(i) % KNOWN.len()])
}

/// Returns the convention of a hook, if its result agrees with the cached one.
fn known(hook: usize, answer: Registers) -> Option<Convention> {
    for slot in slots(hook) {
        match slot.load(Ordering::Relaxed) {
            0 => return None,
            // A newer hook may break its contract with a value of another type, but a hook that writes more than a type
            // index into the first register was never a newer one.
            found if found == hook => {
                return (answer.first >> 32 == 0).then_some(Convention::Newer);
            }
            found if found == hook | OLDER => return Some(Convention::Older),
            _ => {}
        }
    }
    None
}

fn remember(hook: usize, convention: Convention) {
    let entry = if convention == Convention::Older { hook | OLDER } else { hook };
    for slot in slots(hook) {
        let found = slot.load(Ordering::Relaxed);
        if found != 0 && found & !OLDER != hook {
            continue;
        }
        if slot.compare_exchange(found, entry, Ordering::Relaxed, Ordering::Relaxed).is_ok() {
            return;
        }
    }
}

/// The hash of a value by its type's hook.
#[cold]
pub(crate) fn hash(hook: &AnyView<'_>, value: &AnyView<'_>) -> Result<u64> {
    if let Some(function) = hook.as_object::<FunctionObj>() {
        let result = function.call(&[*value])?;
        let hash = result.view().as_int();
        return hash
            .map(|hash| hash as u64)
            .ok_or_else(|| wrong_result(attr::ANY_HASH, result.type_index()));
    }
    let address = native_address(attr::ANY_HASH, hook)?;
    lock::none_held("a hook");
    let call = |filler: u64| {
        // SAFETY: the attribute's contract: a native function of one value, which reads its argument and does not
        // unwind. It ignores the additional arguments.
        unsafe {
            std::mem::transmute::<*mut c_void, NativeHash>(address)(value.as_raw(), filler, filler)
        }
    };
    let answer = call(UNTOUCHED[0]);
    let found = known(address as usize, answer).unwrap_or_else(|| {
        let found = convention(answer, value, || call(UNTOUCHED[1]));
        remember(address as usize, found);
        found
    });
    match found {
        Convention::Older => Ok(answer.first),
        Convention::Newer if answer.index() == TypeIndex::INT => Ok(answer.second),
        Convention::Newer if answer.index() == TypeIndex::ERROR => Err(answer.into_error()),
        Convention::Newer => Err(wrong_result(attr::ANY_HASH, answer.index())),
    }
}

/// Determines the convention of a hash hook from one of its results; `again` calls it a second time.
#[cold]
fn convention(
    answer: Registers,
    value: &AnyView<'_>,
    again: impl FnOnce() -> Registers,
) -> Convention {
    let index = answer.index();
    if !matches!(index, TypeIndex::INT | TypeIndex::ERROR) || answer.second == UNTOUCHED[0] {
        return Convention::Older;
    }
    let equality = type_table::any_equal_attr(value.type_index()).and_then(|hook| hook.as_ptr());
    let is_newer = if let Some(address) = equality.filter(|address| !address.is_null()) {
        let answer = call_equal(address, value, value);
        let is_newer = matches!(answer.index(), TypeIndex::BOOL | TypeIndex::ERROR);
        if answer.index() == TypeIndex::ERROR {
            drop(answer.into_error());
        }
        is_newer
    } else if index == TypeIndex::INT {
        let other = again();
        other.index() == TypeIndex::INT && other.second == answer.second
    } else {
        answer.holds_error()
    };
    if is_newer { Convention::Newer } else { Convention::Older }
}

/// Calls a native `__any_equal__`.
fn call_equal(address: *mut c_void, a: &AnyView<'_>, b: &AnyView<'_>) -> Registers {
    lock::none_held("a hook");
    // SAFETY: as in `hash`, for two values.
    unsafe {
        let call = std::mem::transmute::<*mut c_void, NativeEqual>(address);
        call(a.as_raw(), b.as_raw(), UNTOUCHED[0])
    }
}

/// Whether two values are equal according to their type's hook.
#[cold]
pub(crate) fn equal(hook: &AnyView<'_>, a: &AnyView<'_>, b: &AnyView<'_>) -> Result<bool> {
    if let Some(function) = hook.as_object::<FunctionObj>() {
        let result = function.call(&[*a, *b])?;
        let equal = result.view().as_bool();
        return equal.ok_or_else(|| wrong_result(attr::ANY_EQUAL, result.type_index()));
    }
    let address = native_address(attr::ANY_EQUAL, hook)?;
    let answer = call_equal(address, a, b);
    match answer.index() {
        TypeIndex::BOOL => Ok(answer.second != 0),
        TypeIndex::ERROR => Err(answer.into_error()),
        // An older hook wrote a `bool`, which is the lowest byte; the others hold anything.
        index => match answer.first as u8 {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(wrong_result(attr::ANY_EQUAL, index)),
        },
    }
}

fn native_address(name: &str, hook: &AnyView<'_>) -> Result<*mut c_void> {
    hook.as_ptr().filter(|address| !address.is_null()).ok_or_else(|| {
        Error::type_error(format!(
            "Attribute `{name}` must be a function or a native function pointer, got `{}`",
            type_table::key(hook.type_index())
        ))
    })
}

#[cold]
fn wrong_result(name: &str, got: TypeIndex) -> Error {
    Error::type_error(format!(
        "Attribute `{name}` returned a value of type `{}`, expected {}",
        type_table::key(got),
        if name == attr::ANY_HASH { "an int" } else { "a bool" }
    ))
}

#[cfg(test)]
mod tests;
