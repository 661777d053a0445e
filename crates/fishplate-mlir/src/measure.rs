//! Nesting depth and text length of types, attributes, affine expressions and operations. Checked
//! before printing, because a few lines of code can build something whose text exceeds any memory.

use std::ptr::NonNull;

use mlir_sys::{
    MlirAffineExpr, MlirAttribute, MlirDiagnostic, MlirOperation, MlirType, mlirDiagnosticPrint,
};

use crate::{nesting::LARGEST, text};

/// Measurements of one context's types and attributes; C++ keeps them.
#[repr(C)]
struct Known {
    private: [u8; 0],
}

/// How deep something nests, and how long its text is, about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub struct Measure {
    /// Levels below it.
    pub depth: u64,
    /// Bytes of its text, without the data of constants.
    pub text: u64,
    /// Bytes of the data of constants in it.
    pub data: u64,
}

unsafe extern "C" {
    fn fishplateMeasuresCreate() -> *mut Known;
    fn fishplateMeasuresDestroy(known: *mut Known);
    fn fishplateMeasureAttribute(known: *mut Known, attribute: MlirAttribute) -> Measure;
    fn fishplateMeasureType(known: *mut Known, ty: MlirType) -> Measure;
    fn fishplateMeasureExpression(known: *mut Known, expression: MlirAffineExpr) -> Measure;
    fn fishplateMeasureOperation(known: *mut Known, root: MlirOperation) -> Measure;
    fn fishplateOperationDepth(root: MlirOperation) -> usize;
    fn fishplateDiagnosticIsShort(diagnostic: MlirDiagnostic, limit: u64) -> bool;
}

/// Measurements of the types, attributes and expressions of one context, which live as long as it does.
pub struct Measures(NonNull<Known>);

impl Measures {
    /// Nothing is known yet.
    pub fn new() -> Option<Measures> {
        // SAFETY: no requirements.
        NonNull::new(unsafe { fishplateMeasuresCreate() }).map(Measures)
    }

    /// Measures an attribute.
    ///
    /// # Safety
    /// It belongs to the context of all that was measured before, which no other thread uses meanwhile.
    pub unsafe fn attribute(&mut self, attribute: MlirAttribute) -> Measure {
        // SAFETY: the caller's promise.
        unsafe { fishplateMeasureAttribute(self.0.as_ptr(), attribute) }
    }

    /// Measures a type.
    ///
    /// # Safety
    /// As [`Measures::attribute`].
    pub unsafe fn ty(&mut self, ty: MlirType) -> Measure {
        // SAFETY: the caller's promise.
        unsafe { fishplateMeasureType(self.0.as_ptr(), ty) }
    }

    /// Measures an affine expression.
    ///
    /// # Safety
    /// As [`Measures::attribute`].
    pub unsafe fn expression(&mut self, expression: MlirAffineExpr) -> Measure {
        // SAFETY: the caller's promise.
        unsafe { fishplateMeasureExpression(self.0.as_ptr(), expression) }
    }

    /// Measures an operation with all in it: levels of operations, and the text of attributes and types.
    ///
    /// # Safety
    /// As [`Measures::attribute`]; the operation is live.
    pub unsafe fn operation(&mut self, root: MlirOperation) -> Measure {
        // SAFETY: the caller's promise.
        unsafe { fishplateMeasureOperation(self.0.as_ptr(), root) }
    }
}

impl Drop for Measures {
    fn drop(&mut self) {
        // SAFETY: made by `new`, and not used again.
        unsafe { fishplateMeasuresDestroy(self.0.as_ptr()) };
    }
}

/// Levels of operations in an operation.
///
/// # Safety
/// It is live, and nobody changes it meanwhile.
pub unsafe fn operation_depth(root: MlirOperation) -> usize {
    // SAFETY: the caller's promise.
    unsafe { fishplateOperationDepth(root) }
}

/// The message of a diagnostic, unless it names a type or attribute whose text is longer than [`LARGEST`].
///
/// # Safety
/// `raw` lives for the call.
pub unsafe fn diagnostic_message(raw: MlirDiagnostic) -> String {
    // SAFETY: the caller's promise.
    if !unsafe { fishplateDiagnosticIsShort(raw, LARGEST) } {
        return format!("(a message that names a type or attribute of over {} MiB)", LARGEST >> 20);
    }
    // SAFETY: `raw` is live, and the callback gets the vector it expects.
    text::collect_text(|sink| unsafe { mlirDiagnosticPrint(raw, Some(text::append), sink) })
}
