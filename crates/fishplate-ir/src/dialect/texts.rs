//! Types and attributes of a context behind their text, for formats that run over plain text.

use fishplate_dialect::format::Failure;
use fishplate_dialect::format::text::Handles;
use fishplate_mlir::nesting::{self, DEEPEST, Syntax};
use fishplate_mlir::stack::with_room;
use mlir_sys::{
    MlirAttribute, MlirContext, MlirType, mlirAttributeParseGet, mlirAttributePrint,
    mlirTypeParseGet, mlirTypePrint,
};

use crate::raw::{collect_text, string_ref};

/// Types and attributes of a context, which is live and locked for as long as this is used.
#[derive(Clone, Copy)]
pub(super) struct Texts(MlirContext);

impl Texts {
    /// # Safety
    /// The context is live and locked while the result is used, and only attributes and types of it are
    /// passed to it.
    pub(super) unsafe fn new(context: MlirContext) -> Texts {
        Texts(context)
    }
}

/// Parses a text with the stack that it needs; an error where it nests too deep.
fn roomy<R>(text: &str, parse: impl FnOnce() -> R) -> Result<R, Failure> {
    match nesting::measure(text.as_bytes(), Syntax::Mlir) {
        Ok(shape) => Ok(with_room(shape.depth, parse)),
        Err(fault) => Err(Failure::new(0, fault.message)),
    }
}

impl Handles for Texts {
    type Attr = MlirAttribute;
    type Type = MlirType;

    fn attr(&self, text: &str) -> Result<MlirAttribute, Failure> {
        // SAFETY: the context is live and locked; the text lives for the call.
        let parse = || unsafe { mlirAttributeParseGet(self.0, string_ref(text)) };
        let raw = roomy(text, parse)?;
        if raw.ptr.is_null() {
            Err(Failure::new(0, format!("no attribute: {text}")))
        } else {
            Ok(raw)
        }
    }

    fn type_(&self, text: &str) -> Result<MlirType, Failure> {
        // SAFETY: the context is live and locked; the text lives for the call.
        let parse = || unsafe { mlirTypeParseGet(self.0, string_ref(text)) };
        let raw = roomy(text, parse)?;
        if raw.ptr.is_null() { Err(Failure::new(0, format!("no type: {text}"))) } else { Ok(raw) }
    }

    fn attr_text(&self, attr: &MlirAttribute) -> String {
        // SAFETY: an attribute of the locked context.
        let print = |append, sink| unsafe { mlirAttributePrint(*attr, append, sink) };
        with_room(DEEPEST, || collect_text(print))
    }

    fn type_text(&self, of: &MlirType) -> String {
        // SAFETY: a type of the locked context.
        let print = |append, sink| unsafe { mlirTypePrint(*of, append, sink) };
        with_room(DEEPEST, || collect_text(print))
    }
}
