//! Errors: the `ffi.Error` object and its constructors.
//!
//! An `Error` carries kind and message from the place that found the fault. Its backtrace is
//! added where it leaves for C (`raised.rs`), so errors that are handled inside cost no unwinding.

use std::ffi::c_void;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use fishplate_abi::{
    BACKTRACE_APPEND, ByteArray, ErrorCell, ObjectHandle, ObjectHeader, TypeIndex, error_kind,
};

use crate::object::{self, Object, ObjectType, Ref};

/// A result whose error can cross the ABI.
pub type Result<T> = std::result::Result<T, Error>;

/// An error object.
#[repr(transparent)]
#[derive(Clone)]
pub struct Error(Ref<ErrorObj>);

/// `ffi.Error`, with the text that its cell points to.
#[repr(C)]
pub struct ErrorObj {
    header: ObjectHeader,
    cell: ErrorCell,
}

// SAFETY: `repr(C)` with the header and the cell first, as every `ffi.Error` has.
unsafe impl ObjectType for ErrorObj {
    const INDEX: TypeIndex = TypeIndex::ERROR;
}

/// An error object that this runtime made: the cell's text lives behind it.
#[repr(C)]
struct OwnedErrorObj {
    base: ErrorObj,
    kind: Text,
    message: Text,
    backtrace: Text,
}

// SAFETY: `repr(C)` with `ErrorObj`, and so the header, first. Never used to downcast.
unsafe impl ObjectType for OwnedErrorObj {
    const INDEX: TypeIndex = TypeIndex::ERROR;
}

/// Bytes with a NUL behind them, for readers that take them as a C string.
struct Text(Vec<u8>);

impl Text {
    fn new(bytes: &[u8]) -> Text {
        let mut text = Vec::with_capacity(bytes.len() + 1);
        text.extend_from_slice(bytes);
        text.push(0);
        Text(text)
    }

    fn push(&mut self, bytes: &[u8]) {
        self.0.pop();
        self.0.extend_from_slice(bytes);
        self.0.push(0);
    }

    fn span(&self) -> ByteArray {
        ByteArray { data: self.0.as_ptr().cast(), size: self.0.len() - 1 }
    }
}

impl Drop for OwnedErrorObj {
    fn drop(&mut self) {
        for handle in [self.base.cell.cause_chain, self.base.cell.extra_context] {
            if !handle.is_null() {
                // SAFETY: the cell owns one strong reference to each of the two.
                unsafe { object::dec_ref(handle.cast()) };
            }
        }
    }
}

unsafe extern "C" fn update_backtrace(
    error: ObjectHandle,
    backtrace: *const ByteArray,
    update_mode: i32,
) {
    if error.is_null() || backtrace.is_null() {
        return;
    }
    // SAFETY: only `OwnedErrorObj`s carry this function, and the ABI makes updates exclusive.
    let error = unsafe { &mut *error.cast::<OwnedErrorObj>() };
    // SAFETY: the caller passes a valid span.
    let text = unsafe { (*backtrace).as_bytes() };
    if update_mode == BACKTRACE_APPEND {
        error.backtrace.push(text);
    } else {
        error.backtrace = Text::new(text);
    }
    error.base.cell.backtrace = error.backtrace.span();
}

macro_rules! constructors {
    ($($name:ident = $kind:ident;)*) => {
        impl Error {$(
            #[doc = concat!("An error of kind [`error_kind::", stringify!($kind), "`].")]
            #[cold]
            pub fn $name(message: impl AsRef<str>) -> Error {
                Error::new(error_kind::$kind, message)
            }
        )*}
    };
}

constructors! {
    type_error = TYPE_ERROR;
    value = VALUE_ERROR;
    index = INDEX_ERROR;
    key = KEY_ERROR;
    attribute = ATTRIBUTE_ERROR;
    runtime = RUNTIME_ERROR;
    internal = INTERNAL_ERROR;
}

impl Error {
    /// An error of any kind.
    #[cold]
    pub fn new(kind: &str, message: impl AsRef<str>) -> Error {
        Error::with_parts(kind.as_bytes(), message.as_ref().as_bytes(), b"", None, None)
    }

    /// Memory that could not be had.
    #[cold]
    pub fn memory(bytes: usize) -> Error {
        Error::new(error_kind::MEMORY_ERROR, format!("Cannot allocate {bytes} bytes"))
    }

    /// An error with everything an error can carry.
    #[cold]
    pub fn with_parts(
        kind: &[u8],
        message: &[u8],
        backtrace: &[u8],
        cause: Option<Ref<Object>>,
        context: Option<Ref<Object>>,
    ) -> Error {
        let (kind, message, backtrace) =
            (Text::new(kind), Text::new(message), Text::new(backtrace));
        let handle = |object: Option<Ref<Object>>| {
            object.map_or(std::ptr::null_mut::<c_void>(), Ref::into_handle)
        };
        let cell = ErrorCell {
            kind: kind.span(),
            message: message.span(),
            backtrace: backtrace.span(),
            update_backtrace: Some(update_backtrace),
            cause_chain: handle(cause),
            extra_context: handle(context),
        };
        let base = ErrorObj { header: object::new_header(TypeIndex::ERROR), cell };
        let owned = object::allocate(OwnedErrorObj { base, kind, message, backtrace });
        // SAFETY: `OwnedErrorObj` starts with `ErrorObj`; the strong reference moves along.
        Error(unsafe { Ref::from_owned(std::ptr::NonNull::new_unchecked(owned.into_raw().cast())) })
    }

    /// Wraps an error object.
    pub fn from_object(object: Ref<ErrorObj>) -> Error {
        Error(object)
    }

    /// The error object.
    pub fn into_object(self) -> Ref<ErrorObj> {
        self.0
    }

    /// The error object, borrowed.
    pub fn as_object(&self) -> &ErrorObj {
        &self.0
    }

    /// Kind.
    pub fn kind(&self) -> &[u8] {
        // SAFETY: the cell's spans are valid while the object lives.
        unsafe { self.0.cell.kind.as_bytes() }
    }

    /// Message.
    pub fn message(&self) -> &[u8] {
        // SAFETY: as above.
        unsafe { self.0.cell.message.as_bytes() }
    }

    /// Backtrace text, empty when there is none yet.
    pub fn backtrace(&self) -> &[u8] {
        // SAFETY: as above.
        unsafe { self.0.cell.backtrace.as_bytes() }
    }

    /// Replaces the backtrace, for any error object, ours or foreign.
    pub(crate) fn set_backtrace(&self, text: &[u8]) {
        let span = ByteArray { data: text.as_ptr().cast(), size: text.len() };
        if let Some(update) = self.0.cell.update_backtrace {
            // SAFETY: the error is live and the span valid for the call.
            unsafe {
                update(self.0.as_ptr().cast(), &raw const span, fishplate_abi::BACKTRACE_REPLACE)
            };
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {}",
            String::from_utf8_lossy(self.kind()),
            String::from_utf8_lossy(self.message())
        )
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Error {}

/// What a panic said, as an error.
pub(crate) fn from_panic(place: &str, payload: &(dyn std::any::Any + Send)) -> Error {
    let text = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("no message");
    Error::internal(format!("panic in {place}: {text}"))
}

/// Runs `body` where no error can be returned; a panic is reported and ends here.
pub(crate) fn no_unwind(place: &str, body: impl FnOnce()) {
    if let Err(payload) = catch_unwind(AssertUnwindSafe(body)) {
        eprintln!("fishplate: {}", from_panic(place, &*payload));
    }
}
