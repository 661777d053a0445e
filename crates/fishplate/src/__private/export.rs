//! The bodies of exported symbols.

use std::ffi::c_int;

use fishplate_abi::RawAny;

use super::call::Signature;
use super::methods::Body;
use crate::any::AnyView;
use crate::convert::IntoAny;
use crate::error::Result;
use crate::function::Answer;
use crate::guard::{guard_user_code, prepare};
use crate::moved::Arguments;
use crate::runtime;

#[cfg_attr(target_os = "linux", unsafe(link_section = "fishplate_guard"))]
#[inline(never)]
fn answer(result: *mut RawAny, body: impl FnOnce(Answer) -> Result<()>) -> c_int {
    // Without a runtime there is nowhere to store an error.
    if runtime::try_api().is_err() {
        return -1;
    }
    prepare();
    // SAFETY: the calling convention passes null or a result that owns nothing.
    guard_user_code(|| body(unsafe { Answer::new(result) }))
}

/// Runs an exported function.
///
/// # Safety
/// The arguments are those of a call by the ABI's convention.
pub unsafe fn exported(
    args: *const RawAny,
    num_args: i32,
    result: *mut RawAny,
    body: Body,
) -> c_int {
    // SAFETY: the arguments are those of a call by the ABI's convention, by this function's contract.
    let args = unsafe { AnyView::slice(args, num_args) };
    answer(result, |answer| Arguments::run(args, |args| body(args, answer)))
}

/// Returns the metadata of an exported function, or its documentation.
///
/// # Safety
/// `result` is null or a value that owns nothing.
pub unsafe fn exported_text(
    result: *mut RawAny,
    signature: &'static Signature,
    doc: bool,
) -> c_int {
    answer(result, |answer| {
        answer.store(if doc { signature.doc.into_any() } else { signature.metadata().into_any() })
    })
}
