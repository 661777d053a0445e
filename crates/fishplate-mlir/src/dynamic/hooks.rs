//! The behaviour of a definition, as traits, and the tables of C functions through which MLIR calls them. A panic in a
//! hook is reported like any other error.

use std::{
    any::Any,
    ffi::c_void,
    panic::{AssertUnwindSafe, catch_unwind},
    ptr,
};

use mlir_sys::{MlirAttribute, MlirContext, MlirOperation, MlirStringRef};

use super::answers::{self, Interfaces, Part, Query};
use super::shim::{self, RawParser, RawPrinter};
use crate::{
    Attribute, ContextRef, Location, OpRef,
    asm::{AsmParser, AsmPrinter, Failed, OpParser, OpPrinter},
    edits, rewrite, text,
};

/// The parameters of a type or attribute, in order; an omitted optional parameter is `None`.
#[derive(Clone, Copy)]
pub struct Params<'c>(&'c [MlirAttribute]);

impl<'c> Params<'c> {
    /// The number of parameters, including omitted ones.
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there are no parameters.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Parameter `index`, unless it is omitted.
    pub fn get(self, index: usize) -> Option<Attribute<'c>> {
        self.0.get(index).filter(|raw| !raw.ptr.is_null()).map(|raw| Attribute::new(*raw))
    }

    /// All parameters, in order.
    pub fn iter(self) -> impl Iterator<Item = Option<Attribute<'c>>> {
        (0..self.len()).map(move |index| self.get(index))
    }

    /// # Safety
    /// `data` points to `count` attributes or nulls that live for `'c`, or `count` is 0.
    pub(super) unsafe fn from_raw(data: *const MlirAttribute, count: isize) -> Self {
        match usize::try_from(count) {
            // SAFETY: the caller passes `count` elements.
            Ok(count) if count > 0 => Self(unsafe { std::slice::from_raw_parts(data, count) }),
            _ => Self(&[]),
        }
    }
}

/// Behaviour of a type or an attribute.
pub trait DefinitionHooks: Send + Sync + 'static {
    /// Verifies the parameters, and returns the error if there is one.
    fn verify(&self, context: ContextRef<'_>, params: Params<'_>) -> Result<(), String>;

    /// Parses the text after the name: `<...>` or nothing.
    fn parse<'p>(&self, parser: &mut AsmParser<'p>) -> Result<Vec<Option<Attribute<'p>>>, Failed>;

    /// Prints the text that [`parse`](DefinitionHooks::parse) reads.
    fn print(&self, printer: &mut AsmPrinter<'_>, params: Params<'_>);
}

/// Behaviour of an operation. Traits are verified before the hooks are called.
pub trait OpHooks: Send + Sync + 'static {
    /// Verifies the operation, and returns the error if there is one. Its regions are not verified yet.
    fn verify(&self, op: OpRef<'_>) -> Result<(), String> {
        let _ = op;
        Ok(())
    }

    /// Verifies the operation again after its regions have been verified.
    fn verify_regions(&self, op: OpRef<'_>) -> Result<(), String> {
        let _ = op;
        Ok(())
    }

    /// Whether there is a custom form, implemented by the two functions that follow.
    fn has_custom_form(&self) -> bool {
        false
    }

    /// Parses the text after the name.
    fn parse(&self, parser: &mut OpParser<'_>) -> Result<(), Failed> {
        let at = parser.position();
        Err(parser.error(at, "it has no custom assembly format"))
    }

    /// Prints the text that [`parse`](OpHooks::parse) reads.
    fn print(&self, printer: &mut OpPrinter<'_>, op: OpRef<'_>) {
        printer.generic_op(op, false);
    }

    /// The interfaces that [`ask`](OpHooks::ask) answers for, besides those of the traits.
    fn interfaces(&self) -> Interfaces {
        Interfaces::default()
    }

    /// Answers a question; `None` if the answer is not known, so that passes assume the worst.
    fn ask<'m>(&self, op: OpRef<'m>, query: Query<'m>) -> Option<Vec<Part<'m>>> {
        let _ = (op, query);
        None
    }

    /// Changes an operation into a simpler form, if there is one. It may change only what is inside of `root`, and whoever
    /// changes the IR calls the functions `note_*` of [`rewrite`](crate::rewrite). Called if [`OpHooks::interfaces`] has
    /// [`Interfaces::CANONICALIZE`].
    fn canonicalize(&self, op: OpRef<'_>, root: OpRef<'_>) {
        let _ = (op, root);
    }

    /// [`OpHooks::canonicalize`] made something that does not verify. Everything inside of the root was taken away.
    fn canonicalized_badly(&self, wrong: &str) {
        let _ = wrong;
    }
}

/// Returns the message of a panic.
pub(crate) fn panic_text(panic: &(dyn Any + Send)) -> String {
    let said = panic.downcast_ref::<&str>().copied();
    let said = said.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("a hook panicked: {}", said.unwrap_or("(no message)"))
}

/// Reports an error without a location.
pub(crate) fn report(context: ContextRef<'_>, message: &str) {
    Location::unknown(context).emit_error(message);
}

/// Returns whether a hook succeeded. An error or a panic goes into `message`.
///
/// # Safety
/// `message` is a string of the shim.
unsafe fn judge(message: *mut c_void, verdict: impl FnOnce() -> Result<(), String>) -> bool {
    let verdict = catch_unwind(AssertUnwindSafe(verdict));
    let complaint = match verdict {
        Ok(Ok(())) => return true,
        Ok(Err(complaint)) => complaint,
        Err(panic) => panic_text(&*panic),
    };
    // SAFETY: the caller's contract; the shim copies the text.
    unsafe { shim::fishplateMessageSet(message, text::string_ref(&complaint)) };
    false
}

/// Drops a box of hooks.
///
/// # Safety
/// `data` came from `Box::into_raw` of a `Box<T>`, and nobody uses it any more.
pub(super) unsafe extern "C" fn drop_box<T>(data: *mut c_void) {
    // SAFETY: the caller's contract.
    let owned = unsafe { Box::from_raw(data.cast::<T>()) };
    let _ = catch_unwind(AssertUnwindSafe(|| drop(owned)));
}

/// `StorageHooks` of the shim.
#[repr(C)]
pub(super) struct StorageTable {
    data: *mut c_void,
    drop: unsafe extern "C" fn(*mut c_void),
    verify: unsafe extern "C" fn(
        *mut c_void,
        MlirContext,
        *const MlirAttribute,
        isize,
        *mut c_void,
    ) -> bool,
    parse: unsafe extern "C" fn(*mut c_void, *mut RawParser, *mut c_void) -> bool,
    print: unsafe extern "C" fn(
        *mut c_void,
        *mut RawPrinter,
        MlirContext,
        *const MlirAttribute,
        isize,
    ),
}

type Storage = Box<dyn DefinitionHooks>;

impl StorageTable {
    /// Creates a table that owns `hooks`; the shim takes ownership of it.
    pub(super) fn new(hooks: Storage) -> Self {
        Self {
            data: Box::into_raw(Box::new(hooks)).cast(),
            drop: drop_box::<Storage>,
            verify: verify_storage,
            parse: parse_storage,
            print: print_storage,
        }
    }
}

unsafe extern "C" fn verify_storage(
    data: *mut c_void,
    context: MlirContext,
    params: *const MlirAttribute,
    count: isize,
    message: *mut c_void,
) -> bool {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Storage>() };
    // SAFETY: the context is live during the call, which MLIR makes from the thread that uses it.
    let context = unsafe { ContextRef::from_raw(context) };
    // SAFETY: the shim passes a list that lives for the call.
    let params = unsafe { Params::from_raw(params, count) };
    // SAFETY: the message is a string of the shim.
    unsafe { judge(message, || hooks.verify(context, params)) }
}

unsafe extern "C" fn parse_storage(
    data: *mut c_void,
    parser: *mut RawParser,
    params: *mut c_void,
) -> bool {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Storage>() };
    // SAFETY: the shim passes a parser that lives for the call.
    let mut parser = unsafe { AsmParser::from_raw(parser) };
    match catch_unwind(AssertUnwindSafe(|| hooks.parse(&mut parser))) {
        Ok(Ok(found)) => {
            for param in found {
                let raw = param.map_or(MlirAttribute { ptr: ptr::null() }, |param| param.raw);
                // SAFETY: `params` is the list of the shim; the attribute is live.
                unsafe { shim::fishplateParamsPush(params, raw) };
            }
            true
        }
        Ok(Err(Failed { .. })) => false,
        Err(panic) => {
            let at = parser.position();
            parser.error(at, &panic_text(&*panic));
            false
        }
    }
}

unsafe extern "C" fn print_storage(
    data: *mut c_void,
    printer: *mut RawPrinter,
    _: MlirContext,
    params: *const MlirAttribute,
    count: isize,
) {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Storage>() };
    // SAFETY: the shim passes a printer that lives for the call.
    let mut printer = unsafe { AsmPrinter::from_raw(printer) };
    // SAFETY: the shim passes a list that lives for the call.
    let params = unsafe { Params::from_raw(params, count) };
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| hooks.print(&mut printer, params))) {
        printer.string(&panic_text(&*panic));
    }
}

/// `OpHooks` of the shim.
#[repr(C)]
pub(super) struct OpTable {
    data: *mut c_void,
    drop: unsafe extern "C" fn(*mut c_void),
    verify: unsafe extern "C" fn(*mut c_void, MlirOperation, *mut c_void) -> bool,
    verify_regions: unsafe extern "C" fn(*mut c_void, MlirOperation, *mut c_void) -> bool,
    parse: Option<unsafe extern "C" fn(*mut c_void, *mut RawParser) -> bool>,
    print: Option<unsafe extern "C" fn(*mut c_void, *mut RawPrinter, MlirOperation)>,
    ask: unsafe extern "C" fn(
        *mut c_void,
        MlirOperation,
        i32,
        isize,
        *const MlirAttribute,
        isize,
        *mut c_void,
    ) -> bool,
    canonicalize: unsafe extern "C" fn(*mut c_void, MlirOperation, MlirOperation),
    canonicalized_badly: unsafe extern "C" fn(*mut c_void, MlirStringRef),
    interfaces: u32,
}

pub(super) type Op = Box<dyn OpHooks>;

impl OpTable {
    /// Creates a table that owns `hooks`; the shim takes ownership of it.
    pub(super) fn new(hooks: Op) -> Self {
        let custom = hooks.has_custom_form();
        let interfaces = hooks.interfaces().0;
        Self {
            data: Box::into_raw(Box::new(hooks)).cast(),
            drop: drop_box::<Op>,
            verify: verify_op,
            verify_regions: verify_op_regions,
            parse: custom.then_some(parse_op),
            print: custom.then_some(print_op),
            ask: answers::ask,
            canonicalize,
            canonicalized_badly,
            interfaces,
        }
    }
}

unsafe extern "C" fn verify_op(data: *mut c_void, op: MlirOperation, message: *mut c_void) -> bool {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Op>() };
    // SAFETY: the message is a string of the shim; the operation lives for the call.
    unsafe { judge(message, || hooks.verify(OpRef::new(op))) }
}

unsafe extern "C" fn verify_op_regions(
    data: *mut c_void,
    op: MlirOperation,
    message: *mut c_void,
) -> bool {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Op>() };
    // SAFETY: the message is a string of the shim; the operation lives for the call.
    unsafe { judge(message, || hooks.verify_regions(OpRef::new(op))) }
}

unsafe extern "C" fn parse_op(data: *mut c_void, parser: *mut RawParser) -> bool {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Op>() };
    // SAFETY: the shim passes a parser of an operation that lives for the call.
    let mut parser = unsafe { OpParser::from_raw(parser) };
    match catch_unwind(AssertUnwindSafe(|| hooks.parse(&mut parser))) {
        Ok(outcome) => outcome.is_ok(),
        Err(panic) => {
            let at = parser.position();
            parser.error(at, &panic_text(&*panic));
            false
        }
    }
}

unsafe extern "C" fn print_op(data: *mut c_void, printer: *mut RawPrinter, op: MlirOperation) {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Op>() };
    // SAFETY: the shim passes a printer of an operation that lives for the call.
    let mut printer = unsafe { OpPrinter::from_raw(printer) };
    let print = AssertUnwindSafe(|| hooks.print(&mut printer, OpRef::new(op)));
    if let Err(panic) = catch_unwind(print) {
        printer.string(&panic_text(&*panic));
    }
}

unsafe extern "C" fn canonicalize(data: *mut c_void, op: MlirOperation, root: MlirOperation) {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Op>() };
    edits::note();
    let _active = rewrite::Active::begin();
    let (op, root) = (OpRef::new(op), OpRef::new(root));
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| hooks.canonicalize(op, root))) {
        root.location().emit_error(&panic_text(&*panic));
    }
}

unsafe extern "C" fn canonicalized_badly(data: *mut c_void, wrong: MlirStringRef) {
    // SAFETY: the shim passes the hooks of the table, which live until `drop`.
    let hooks = unsafe { &*data.cast::<Op>() };
    // SAFETY: the shim passes a text that lives for the call.
    let wrong = unsafe { text::to_owned(wrong) };
    let _ = catch_unwind(AssertUnwindSafe(|| hooks.canonicalized_badly(&wrong)));
}
