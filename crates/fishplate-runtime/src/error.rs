//! Errors: the `ffi.Error` object and its constructors.
//!
//! An `Error` carries kind and message from the place that found the fault. Its backtrace is added where it crosses to
//! C (`raised.rs`), so errors that are handled inside the runtime need no unwinding.

mod spare;

use std::ffi::c_void;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use fishplate_abi::{
    BACKTRACE_APPEND, BACKTRACE_REPLACE, ByteArray, ErrorCell, ObjectHandle, ObjectHeader,
    TypeIndex, error_kind,
};

use crate::object::{self, Object, ObjectType, Ref};

pub(crate) use spare::fill as keep_spare;

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

/// An error object that this runtime created. Kind and message lie behind it, each with a NUL for readers that treat
/// them as C strings.
#[repr(C)]
struct OwnedErrorObj {
    base: ErrorObj,
    backtrace: Backtrace,
}

// SAFETY: `repr(C)` with `ErrorObj`, and so the header, first. Never used to downcast.
unsafe impl ObjectType for OwnedErrorObj {
    const INDEX: TypeIndex = TypeIndex::ERROR;
}

/// The text that the cell's backtrace points to.
enum Backtrace {
    Own(Vec<u8>),
    /// Text that many errors from the same place share.
    Shared(Arc<str>),
}

impl Backtrace {
    fn span(&self) -> ByteArray {
        let bytes = match self {
            Backtrace::Own(bytes) => bytes,
            Backtrace::Shared(text) => text.as_bytes(),
        };
        if bytes.is_empty() {
            // Readers use the pointer without a check: it is never null, and an empty C string if there is no text.
            return ByteArray { data: c"".as_ptr(), size: 0 };
        }
        ByteArray { data: bytes.as_ptr().cast(), size: bytes.len() }
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
    // SAFETY: not null, and the ABI asks for a span that is valid during the call.
    let text = unsafe { (*backtrace).as_bytes() };
    // SAFETY: the span is the error's own text, or empty.
    let old = unsafe { error.backtrace.span().as_bytes() };
    let kept = if update_mode == BACKTRACE_APPEND { old } else { &[] };
    error.set_backtrace(Backtrace::Own([kept, text].concat()));
}

impl OwnedErrorObj {
    fn set_backtrace(&mut self, backtrace: Backtrace) {
        self.backtrace = backtrace;
        self.base.cell.backtrace = self.backtrace.span();
    }
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

    /// The error for exhausted memory.
    #[cold]
    pub fn memory(bytes: usize) -> Error {
        Error::new(error_kind::MEMORY_ERROR, format!("Cannot allocate {bytes} bytes"))
    }

    /// An error with everything that an error can carry.
    #[cold]
    pub fn with_parts(
        kind: &[u8],
        message: &[u8],
        backtrace: &[u8],
        cause: Option<Ref<Object>>,
        context: Option<Ref<Object>>,
    ) -> Error {
        let handle = |object: Option<Ref<Object>>| {
            object.map_or(std::ptr::null_mut::<c_void>(), Ref::into_handle)
        };
        let cell = ErrorCell {
            kind: ByteArray::EMPTY,
            message: ByteArray::EMPTY,
            backtrace: ByteArray::EMPTY,
            update_backtrace: Some(update_backtrace),
            cause_chain: handle(cause),
            extra_context: handle(context),
        };
        let base = ErrorObj { header: object::new_header(TypeIndex::ERROR), cell };
        let owned = OwnedErrorObj { base, backtrace: Backtrace::Own(Vec::new()) };
        // If the message cannot be copied, the result is the preallocated error for exhausted memory.
        let room = kind.len() + message.len() + 2;
        let Some(owned) = object::try_allocate_with_tail(owned, room) else {
            return spare::take();
        };
        spare::fill();
        let tail = object::tail_of(&owned);
        // SAFETY: the tail has room for both texts and their NULs; nobody else has the object yet.
        let error = unsafe {
            let error = &mut *owned.as_ptr();
            error.base.cell.kind = write_text(tail, kind);
            error.base.cell.message = write_text(tail.add(kind.len() + 1), message);
            error
        };
        let mut own = Vec::new();
        if own.try_reserve_exact(backtrace.len()).is_ok() {
            own.extend_from_slice(backtrace);
        }
        error.set_backtrace(Backtrace::Own(own));
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

    /// The attached context object, if there is one.
    pub(crate) fn context(&self) -> Option<&Object> {
        // SAFETY: the cell owns a strong reference to its context.
        unsafe { self.0.cell.extra_context.cast::<Object>().as_ref() }
    }

    /// Replaces the context object of any error, ours or foreign. Only while the error is being passed up: nobody else
    /// reads it then.
    pub(crate) fn set_context(&self, context: Ref<Object>) {
        // SAFETY: the error is live, and changes are exclusive while it is being passed up.
        let slot = unsafe { &raw mut (*self.0.as_ptr()).cell.extra_context };
        // SAFETY: the error is live, and changes are exclusive while it is being passed up. The slot owns the new
        // reference and gives up the old.
        let old = unsafe { slot.replace(context.into_handle()) };
        if !old.is_null() {
            // SAFETY: the slot owned this reference.
            unsafe { object::dec_ref(old.cast()) };
        }
    }

    /// Kind.
    pub fn kind(&self) -> &[u8] {
        // SAFETY: the cell's spans are valid while the object lives.
        unsafe { self.0.cell.kind.as_bytes() }
    }

    /// Message.
    pub fn message(&self) -> &[u8] {
        // SAFETY: the cell's spans are valid while the object lives.
        unsafe { self.0.cell.message.as_bytes() }
    }

    /// Backtrace text; empty if there is none yet.
    pub fn backtrace(&self) -> &[u8] {
        // SAFETY: the cell's spans are valid while the object lives.
        unsafe { self.0.cell.backtrace.as_bytes() }
    }

    /// Gives an error without a backtrace the text of one, shared if possible.
    pub(crate) fn set_backtrace(&self, text: Arc<str>) {
        let Some(update) = self.0.cell.update_backtrace else { return };
        if std::ptr::fn_addr_eq(update, update_backtrace as UpdateBacktrace) {
            // SAFETY: only `OwnedErrorObj`s carry that function; the error is about to leave and nobody else reads it
            // yet.
            unsafe {
                (*self.0.as_ptr().cast::<OwnedErrorObj>()).set_backtrace(Backtrace::Shared(text))
            };
            return;
        }
        let span = ByteArray { data: text.as_ptr().cast(), size: text.len() };
        // SAFETY: the error is live and the span valid for the call.
        unsafe { update(self.0.as_ptr().cast(), &raw const span, BACKTRACE_REPLACE) };
    }
}

type UpdateBacktrace = unsafe extern "C" fn(ObjectHandle, *const ByteArray, i32);

/// Copies text and a NUL behind it.
///
/// # Safety
/// `to` has room for both.
unsafe fn write_text(to: *mut u8, text: &[u8]) -> ByteArray {
    // SAFETY: the caller guarantees that `to` has room for both.
    unsafe {
        to.copy_from_nonoverlapping(text.as_ptr(), text.len());
        to.add(text.len()).write(0);
    }
    ByteArray { data: to.cast(), size: text.len() }
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

/// Panic payload of code that cannot return an error when memory runs out: the number of bytes.
struct OutOfMemory(usize);

/// Unwinds to the guard of the exported function, which raises a `MemoryError`.
#[cold]
pub(crate) fn out_of_memory(bytes: usize) -> ! {
    std::panic::resume_unwind(Box::new(OutOfMemory(bytes)))
}

/// Converts a panic to an error.
pub(crate) fn from_panic(place: &str, payload: Box<dyn std::any::Any + Send>) -> Error {
    if let Some(OutOfMemory(bytes)) = payload.downcast_ref() {
        return Error::memory(*bytes);
    }
    let text = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("no message");
    let error = Error::internal(format!("panic in {place}: {text}"));
    // The payload may have any type and may panic when it is dropped; the second payload is leaked.
    if let Err(second) = catch_unwind(AssertUnwindSafe(|| drop(payload))) {
        std::mem::forget(second);
    }
    error
}

/// Runs `body` where no error can be returned; a panic is reported and stops here.
pub(crate) fn no_unwind(place: &str, body: impl FnOnce()) {
    if let Err(payload) = catch_unwind(AssertUnwindSafe(body)) {
        report(format_args!("{}", from_panic(place, payload)));
    }
}

/// Writes a line to standard error, if that is open: there is nobody else to tell.
pub(crate) fn report(line: fmt::Arguments<'_>) {
    use std::io::Write as _;
    let _ = writeln!(std::io::stderr(), "fishplate: {line}");
}
