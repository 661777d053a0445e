//! Nesting depth and text length of types, attributes, affine expressions and operations. They are checked before
//! printing, because a few lines of code can build something whose text exceeds any memory.

use std::ptr::NonNull;

use mlir_sys::{
    MlirAffineExpr, MlirAttribute, MlirDiagnostic, MlirOperation, MlirType, mlirDiagnosticPrint,
};

use crate::{AffineExpr, Attribute, ContextRef, OpRef, Type, nesting::LARGEST, text};

/// Measurements of one context's types and attributes, stored in C++.
#[repr(C)]
struct Known {
    private: [u8; 0],
}

/// The nesting depth of something, and the approximate length of its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub struct Measure {
    /// Number of levels below it.
    pub depth: u64,
    /// Bytes of its text, without constant data.
    pub text: u64,
    /// Bytes of constant data in it.
    pub data: u64,
}

unsafe extern "C" {
    fn fishplateMeasuresCreate() -> *mut Known;
    fn fishplateMeasuresDestroy(known: *mut Known);
    fn fishplateMeasureAttribute(known: *mut Known, attribute: MlirAttribute) -> Measure;
    fn fishplateMeasureType(known: *mut Known, ty: MlirType) -> Measure;
    fn fishplateMeasureExpression(known: *mut Known, expression: MlirAffineExpr) -> Measure;
    fn fishplateMeasureOperation(known: *mut Known, root: MlirOperation) -> Measure;
    fn fishplateDiagnosticIsShort(diagnostic: MlirDiagnostic, limit: u64) -> bool;
}

/// Known measurements of the types, attributes and expressions of one context. These live as long as the context.
pub struct Measures {
    known: NonNull<Known>,
    context: usize,
}

// SAFETY: C++ keeps numbers by address, and ties no part of them to a thread.
unsafe impl Send for Measures {}

impl Measures {
    /// Creates an empty set of measurements; `None` if there is no memory.
    pub fn new(context: ContextRef<'_>) -> Option<Measures> {
        // SAFETY: no requirements.
        let known = NonNull::new(unsafe { fishplateMeasuresCreate() })?;
        Some(Measures { known, context: context.address() })
    }

    fn of(&mut self, context: ContextRef<'_>) -> *mut Known {
        assert_eq!(self.context, context.address(), "something of another context");
        self.known.as_ptr()
    }

    /// Measures an attribute.
    pub fn attribute(&mut self, attribute: Attribute<'_>) -> Measure {
        let known = self.of(attribute.context());
        // SAFETY: the attribute is live, and belongs to the same context as everything measured before.
        unsafe { fishplateMeasureAttribute(known, attribute.raw) }
    }

    /// Measures a type.
    pub fn ty(&mut self, ty: Type<'_>) -> Measure {
        let known = self.of(ty.context());
        // SAFETY: the type is live, and belongs to the same context as everything measured before.
        unsafe { fishplateMeasureType(known, ty.raw) }
    }

    /// Measures an affine expression.
    pub fn expression(&mut self, expression: AffineExpr<'_>) -> Measure {
        let known = self.of(expression.context());
        // SAFETY: the expression is live, and belongs to the same context as everything measured before.
        unsafe { fishplateMeasureExpression(known, expression.raw) }
    }

    /// Measures an operation with everything in it: levels of operations, and the text of attributes and types.
    pub fn operation(&mut self, root: OpRef<'_>) -> Measure {
        let known = self.of(root.context());
        // SAFETY: the operation is live, and belongs to the same context as everything measured before.
        unsafe { fishplateMeasureOperation(known, root.raw) }
    }
}

impl Drop for Measures {
    fn drop(&mut self) {
        // SAFETY: created by `new`, and not used again.
        unsafe { fishplateMeasuresDestroy(self.known.as_ptr()) };
    }
}

/// Returns the message of a diagnostic, unless it names a type or attribute whose text is longer than [`LARGEST`].
///
/// # Safety
/// `raw` lives for the call.
pub(crate) unsafe fn diagnostic_message(raw: MlirDiagnostic) -> String {
    // SAFETY: the diagnostic lives for the call (see `# Safety`).
    if !unsafe { fishplateDiagnosticIsShort(raw, LARGEST) } {
        return format!("(a message that names a type or attribute of over {} MiB)", LARGEST >> 20);
    }
    // SAFETY: `raw` is live, and the callback gets the vector it expects.
    text::collect_text(|sink| unsafe { mlirDiagnosticPrint(raw, Some(text::append), sink) })
}
