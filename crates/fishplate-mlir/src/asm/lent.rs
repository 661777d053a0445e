//! Parsers and printers for code that cannot hold borrows, such as functions of other languages. The handle that such
//! code gets works until the loan ends, and is useless afterwards.

use std::ptr::NonNull;
use std::sync::{Arc, Mutex, PoisonError, TryLockError};

use super::{AsmParser, AsmPrinter, OpParser, OpPrinter, OwnedRegion, UnresolvedOperand};
use crate::{Block, OpRef};

/// A parser with the parts of an operation that it has parsed and that are not in the operation yet.
pub struct Parsing<'p> {
    parser: OpParser<'p>,
    of_op: bool,
    /// Operands that were parsed.
    pub operands: Vec<UnresolvedOperand<'p>>,
    /// Regions that were parsed, until the operation takes them.
    pub regions: Vec<Option<OwnedRegion<'p>>>,
    /// Successors that were parsed.
    pub successors: Vec<Block<'p>>,
    /// Whether MLIR has reported an error.
    pub failed: bool,
    /// Position of the error that the borrower is about to report, if it is known.
    pub error_at: Option<usize>,
}

impl<'p> Parsing<'p> {
    fn new(parser: OpParser<'p>, of_op: bool) -> Self {
        let (operands, regions, successors) = (Vec::new(), Vec::new(), Vec::new());
        let (failed, error_at) = (false, None);
        Parsing { parser, of_op, operands, regions, successors, failed, error_at }
    }

    /// Runs `work` with the parser of a type or attribute.
    pub fn plain<R>(parser: &mut AsmParser<'p>, work: impl FnOnce(&mut Parsing<'p>) -> R) -> R {
        // SAFETY: the parser lives for `'p`, and the borrow keeps others from it until `work` returns; `of_op` keeps
        // callers from what only parsers of operations can do.
        let copy = unsafe { OpParser::from_raw(parser.as_ptr()) };
        work(&mut Parsing::new(copy, false))
    }

    /// Runs `work` with the parser of an operation.
    pub fn of_op<R>(parser: &mut OpParser<'p>, work: impl FnOnce(&mut Parsing<'p>) -> R) -> R {
        // SAFETY: the parser lives for `'p`, and the borrow keeps others from it until `work` returns.
        let copy = unsafe { OpParser::from_raw(parser.as_ptr()) };
        work(&mut Parsing::new(copy, true))
    }

    /// The parser.
    pub fn asm(&mut self) -> &mut AsmParser<'p> {
        &mut self.parser
    }

    /// The parser, if it is an operation's.
    pub fn op(&mut self) -> Option<&mut OpParser<'p>> {
        self.of_op.then_some(&mut self.parser)
    }

    /// Lends the parser for one call.
    pub fn lend<R>(&mut self, call: impl FnOnce(&Arc<LentParser>) -> R) -> R {
        let lent = Arc::new(LentParser(Loan::new(NonNull::from(self).cast())));
        let _end = End(&lent.0);
        call(&lent)
    }
}

/// A printer, with the operation that it prints.
pub struct Printing<'p, 'm> {
    printer: OpPrinter<'p>,
    /// The operation, unless a type or attribute is printed.
    pub op: Option<OpRef<'m>>,
}

impl<'p, 'm> Printing<'p, 'm> {
    /// Runs `work` with the printer of a type or attribute.
    pub fn plain<R>(
        printer: &mut AsmPrinter<'p>,
        work: impl FnOnce(&mut Printing<'p, 'm>) -> R,
    ) -> R {
        // SAFETY: the printer lives for `'p`, and the borrow keeps others from it until `work` returns; without an
        // operation, nobody gets it as the printer of one.
        let printer = unsafe { OpPrinter::from_raw(printer.as_ptr()) };
        work(&mut Printing { printer, op: None })
    }

    /// Runs `work` with the printer of an operation.
    pub fn of_op<R>(
        printer: &mut OpPrinter<'p>,
        op: OpRef<'m>,
        work: impl FnOnce(&mut Printing<'p, 'm>) -> R,
    ) -> R {
        // SAFETY: the printer lives for `'p`, and the borrow keeps others from it until `work` returns.
        let printer = unsafe { OpPrinter::from_raw(printer.as_ptr()) };
        work(&mut Printing { printer, op: Some(op) })
    }

    /// The printer.
    pub fn asm(&mut self) -> &mut AsmPrinter<'p> {
        &mut self.printer
    }

    /// The printer and the operation, if it prints one.
    pub fn of(&mut self) -> Option<(&mut OpPrinter<'p>, OpRef<'m>)> {
        Some((&mut self.printer, self.op?))
    }

    /// Lends the printer for one call.
    pub fn lend<R>(&mut self, call: impl FnOnce(&Arc<LentPrinter>) -> R) -> R {
        let lent = Arc::new(LentPrinter(Loan::new(NonNull::from(self).cast())));
        let _end = End(&lent.0);
        call(&lent)
    }
}

/// A pointer to a lent object; nothing once the loan has ended.
struct Loan<T>(Mutex<Option<NonNull<T>>>);

// SAFETY: the object is used under the mutex only, and whoever lends it does not use it until the loan has ended.
unsafe impl<T> Send for Loan<T> {}
// SAFETY: a shared reference only locks the mutex, which lets one thread at a time use the object.
unsafe impl<T> Sync for Loan<T> {}

impl<T> Loan<T> {
    fn new(object: NonNull<T>) -> Self {
        Loan(Mutex::new(Some(object)))
    }

    /// Calls `work` with the object; `None` if the loan has ended or the object is in use.
    fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> Option<R> {
        let mut held = match self.0.try_lock() {
            Ok(held) => held,
            Err(TryLockError::Poisoned(held)) => held.into_inner(),
            Err(TryLockError::WouldBlock) => return None,
        };
        // SAFETY: the lender keeps the object alive until `End` has cleared the pointer, for which it needs the mutex
        // that is held here; nobody else uses the object meanwhile.
        held.as_mut().map(|object| work(unsafe { object.as_mut() }))
    }
}

/// Ends a loan.
struct End<'a, T>(&'a Loan<T>);

impl<T> Drop for End<'_, T> {
    fn drop(&mut self) {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

/// A parser that is lent for one call.
pub struct LentParser(Loan<Parsing<'static>>);

impl LentParser {
    /// Uses the parser; `None` after the call for which it was lent, and while it is in use.
    pub fn with<R>(&self, work: impl for<'p> FnOnce(&mut Parsing<'p>) -> R) -> Option<R> {
        self.0.with(|parsing| work(parsing))
    }
}

/// A printer that is lent for one call.
pub struct LentPrinter(Loan<Printing<'static, 'static>>);

impl LentPrinter {
    /// Uses the printer; `None` after the call for which it was lent, and while it is in use.
    pub fn with<R>(&self, work: impl for<'p, 'm> FnOnce(&mut Printing<'p, 'm>) -> R) -> Option<R> {
        self.0.with(|printing| work(printing))
    }
}
