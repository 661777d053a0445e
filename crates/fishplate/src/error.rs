//! Errors that cross languages.

mod made;

use fishplate_abi::error_kind;
use std::fmt;
use std::panic::Location;
use std::ptr::NonNull;

use fishplate_abi::{ErrorCell, ObjectHandle, ObjectHeader, TypeIndex};

use crate::object::{Object, ObjectRef, ObjectType};
use crate::runtime::api;
use crate::shareable::{SharedObject, is_shared};

/// A result whose error can cross languages.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// An error: kind, message, backtrace and cause.
///
/// Kinds are text; Python turns those it knows into its own exceptions. Errors of the standard
/// library convert with `?`, as kind `RuntimeError`.
///
/// ```
/// # use fishplate::Error;
/// let error = Error::new("ValueError", "k must be positive, got -1");
/// assert_eq!(error.kind(), "ValueError");
/// assert_eq!(error.to_string(), "ValueError: k must be positive, got -1");
/// ```
#[derive(Clone)]
pub struct Error(ObjectRef<ErrorObj>);

/// The object of an error.
#[repr(C)]
pub struct ErrorObj {
    header: ObjectHeader,
    cell: ErrorCell,
}

// SAFETY: every `ffi.Error` has this layout.
unsafe impl ObjectType for ErrorObj {
    const TYPE_KEY: &'static str = "ffi.Error";
    fn type_index() -> TypeIndex {
        TypeIndex::ERROR
    }
}

// SAFETY: kind and message never change, and the backtrace changes only while the raiser is its sole owner. The cause
// is an error as well. The context may be anything when another language raised the error, so `extra_context` returns
// only objects that threads may share.
unsafe impl Send for ErrorObj {}
// SAFETY: kind and message never change, and the backtrace changes only while the raiser is its sole owner. The cause
// is an error as well. The context may be anything when another language raised the error, so `extra_context` returns
// only objects that threads may share.
unsafe impl Sync for ErrorObj {}

impl Error {
    /// An error of a kind, from this place in the source.
    #[track_caller]
    pub fn new(kind: impl AsRef<str>, message: impl AsRef<str>) -> Error {
        let at = Location::caller();
        Error::at(at, kind.as_ref(), message.as_ref(), None)
    }

    /// An error with a cause.
    #[track_caller]
    pub fn with_cause(kind: impl AsRef<str>, message: impl AsRef<str>, cause: &Error) -> Error {
        let at = Location::caller();
        Error::at(at, kind.as_ref(), message.as_ref(), Some(cause))
    }

    /// An error with an object that has more information; see [`Error::extra_context`].
    ///
    /// An error may go to other threads, so the object must be one that threads may share. A list, or an object that
    /// holds an [`Any`](crate::Any), stays on its thread:
    ///
    /// ```compile_fail,E0277
    /// let list = fishplate::List::from_iter([1_i64]);
    /// fishplate::Error::with_context("ValueError", "bad list", list.as_object().clone());
    /// ```
    ///
    /// ```
    /// # use fishplate::{Array, Error};
    /// let error = Error::with_context("ValueError", "bad shape", Array::from([2_i64, -1]));
    /// assert!(error.extra_context().is_some());
    /// ```
    #[track_caller]
    pub fn with_context(
        kind: impl AsRef<str>,
        message: impl AsRef<str>,
        context: impl SharedObject,
    ) -> Error {
        let mut error = Error::at(Location::caller(), kind.as_ref(), message.as_ref(), None);
        made::attach(&mut error.0, context.into_object().into_handle());
        error
    }

    /// An error from a place in the source.
    fn at(at: &Location<'_>, kind: &str, message: &str, cause: Option<&Error>) -> Error {
        let mut digits = [0; 10];
        let line = decimal(at.line(), &mut digits);
        let backtrace = ["  File \"", at.file(), "\", line ", line, ", in rust\n"];
        Error::create(kind, message, &backtrace, cause)
    }

    /// An error whose backtrace is given in parts.
    #[inline]
    pub(crate) fn create(
        kind: &str,
        message: &str,
        backtrace: &[&str],
        cause: Option<&Error>,
    ) -> Error {
        let cause = cause.map_or(std::ptr::null_mut(), |cause| cause.0.clone().into_handle());
        Error(made::make(kind, message, backtrace, cause))
    }

    /// Takes over an error object; `None` for null.
    ///
    /// # Safety
    /// `handle` is null or an error object of which the caller gives up a reference.
    pub unsafe fn from_handle(handle: ObjectHandle) -> Option<Error> {
        let handle = NonNull::new(handle.cast::<ErrorObj>())?;
        // SAFETY: `handle` is null or an error object of which the caller gives up a reference, by this
        // function's contract.
        Some(Error(unsafe { ObjectRef::from_handle(handle) }))
    }

    /// The error object.
    pub fn as_object(&self) -> &ObjectRef<ErrorObj> {
        &self.0
    }

    /// The error object, with its reference.
    pub fn into_object(self) -> ObjectRef<ErrorObj> {
        self.0
    }

    fn text(&self, pick: impl Fn(&ErrorCell) -> fishplate_abi::ByteArray) -> &str {
        // SAFETY: the cell's spans are valid while the object lives.
        let bytes = unsafe { pick(&self.0.cell).as_bytes() };
        // Text that is not UTF-8 is shown up to the first invalid byte.
        match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
        }
    }

    /// The kind, such as `ValueError`.
    pub fn kind(&self) -> &str {
        self.text(|cell| cell.kind)
    }

    /// The message.
    pub fn message(&self) -> &str {
        self.text(|cell| cell.message)
    }

    /// One line per frame, most recent call first; empty if there are none.
    pub fn backtrace(&self) -> &str {
        self.text(|cell| cell.backtrace)
    }

    /// The cause of this error.
    pub fn cause(&self) -> Option<Error> {
        let cause = NonNull::new(self.0.cell.cause_chain.cast::<ErrorObj>())?;
        // SAFETY: a non-null cause is an error that the object keeps alive.
        Some(Error(ObjectRef::from_ref(unsafe { cause.as_ref() })))
    }

    /// Returns the additional context that was attached to the error, if threads may share it.
    ///
    /// An error may go to other threads, and other languages attach whatever they like. So the result is also `None`
    /// for an object that is not known to be shareable: a list, a dict, a tensor, an object of a class that is not
    /// `Send` and `Sync` or that another language made. [`Error::extra_context_unchecked`] returns those as well.
    pub fn extra_context(&self) -> Option<ObjectRef<Object>> {
        // SAFETY: only objects that threads may share are returned.
        unsafe { self.extra_context_unchecked() }.filter(is_shared)
    }

    /// Returns the additional context of any type.
    ///
    /// # Safety
    /// No other thread uses the object, or anything reachable from it, in a way that its type forbids: for example, a
    /// list must not change meanwhile.
    pub unsafe fn extra_context_unchecked(&self) -> Option<ObjectRef<Object>> {
        let context = NonNull::new(self.0.cell.extra_context.cast::<Object>())?;
        // SAFETY: a non-null context is an object that the error keeps alive.
        Some(ObjectRef::from_ref(unsafe { context.as_ref() }))
    }

    /// Raises the error on this thread, for the caller of a C function that returns -1.
    pub(crate) fn raise(self) {
        // SAFETY: a live error.
        unsafe { (api().TVMFFIErrorSetRaised)(self.0.as_handle()) };
    }
}

/// Writes the decimal digits of a number to the end of the buffer.
pub(crate) fn decimal(mut number: u32, digits: &mut [u8; 10]) -> &str {
    let mut start = digits.len();
    loop {
        start -= 1;
        digits[start] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    std::str::from_utf8(&digits[start..]).unwrap_or_default()
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind(), self.message())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")?;
        if f.alternate() {
            write!(f, "\n{}", self.backtrace())?;
        }
        Ok(())
    }
}

/// `?` converts any error that implements the standard trait into one that crosses languages.
impl<E: std::error::Error> From<E> for Error {
    #[track_caller]
    fn from(error: E) -> Error {
        let mut chain = vec![error.to_string()];
        let mut source = error.source();
        while let Some(error) = source {
            chain.push(error.to_string());
            source = error.source();
        }
        let at = Location::caller();
        let cause = chain.drain(1..).rev().fold(None, |cause, text| {
            Some(Error::create(error_kind::RUNTIME_ERROR, &text, &[], cause.as_ref()))
        });
        Error::at(at, error_kind::RUNTIME_ERROR, &chain[0], cause.as_ref())
    }
}
