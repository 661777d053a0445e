//! Prints the parts of types and attributes. The caller prints spaces.

use std::{fmt, marker::PhantomData, ptr::NonNull};

use mlir_sys::MlirType;

use super::shim;
use crate::{Attribute, Type, dynamic::RawPrinter, text};

/// A printer that writes the text of a type or attribute.
pub struct AsmPrinter<'p> {
    raw: NonNull<RawPrinter>,
    text: PhantomData<&'p mut RawPrinter>,
}

impl fmt::Write for AsmPrinter<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.text(part);
        Ok(())
    }
}

impl AsmPrinter<'_> {
    /// # Safety
    /// `raw` is a printer of the shim that lives for `'p`, and nobody else uses it.
    pub(crate) unsafe fn from_raw(raw: *mut RawPrinter) -> Self {
        // SAFETY: the caller passes a live printer, so it is not null.
        Self { raw: unsafe { NonNull::new_unchecked(raw) }, text: PhantomData }
    }

    pub(super) fn as_ptr(&mut self) -> *mut RawPrinter {
        self.raw.as_ptr()
    }

    /// Prints text unchanged.
    pub fn text(&mut self, part: &str) {
        // SAFETY: the printer is live, and the text lives for the call.
        unsafe { shim::fishplatePrintText(self.as_ptr(), text::string_ref(part)) };
    }

    /// Starts a new line with the current indentation.
    pub fn newline(&mut self) {
        // SAFETY: the printer is live.
        unsafe { shim::fishplatePrintNewline(self.as_ptr()) };
    }

    /// Indents the following lines by two columns more, or fewer.
    pub fn indent(&mut self, more: bool) {
        // SAFETY: the printer is live.
        unsafe { shim::fishplatePrintIndent(self.as_ptr(), more) };
    }

    /// Prints a float in a form that MLIR can parse.
    pub fn float(&mut self, value: f64) {
        // SAFETY: the printer is live.
        unsafe { shim::fishplatePrintFloat(self.as_ptr(), value) };
    }

    /// Prints a quoted string.
    pub fn string(&mut self, value: &str) {
        // SAFETY: the printer is live, and the text lives for the call.
        unsafe { shim::fishplatePrintString(self.as_ptr(), text::string_ref(value)) };
    }

    /// Prints a string, quoted unless it is a keyword.
    pub fn keyword_or_string(&mut self, value: &str) {
        // SAFETY: the printer is live, and the text lives for the call.
        unsafe { shim::fishplatePrintKeywordOrString(self.as_ptr(), text::string_ref(value)) };
    }

    /// Prints `@name`, quoted if necessary.
    pub fn symbol_name(&mut self, name: &str) {
        // SAFETY: the printer is live, and the text lives for the call.
        unsafe { shim::fishplatePrintSymbolName(self.as_ptr(), text::string_ref(name)) };
    }

    /// Prints an attribute, or its alias.
    pub fn attribute(&mut self, attribute: Attribute<'_>) {
        // SAFETY: printer and attribute are live.
        unsafe { shim::fishplatePrintAttribute(self.as_ptr(), attribute.raw) };
    }

    /// Prints an attribute without `: type` after it.
    pub fn attribute_without_type(&mut self, attribute: Attribute<'_>) {
        // SAFETY: printer and attribute are live.
        unsafe { shim::fishplatePrintAttributeWithoutType(self.as_ptr(), attribute.raw) };
    }

    /// Prints an attribute of a dynamic dialect without its dialect and name, and any other
    /// attribute in full.
    pub fn stripped_attribute(&mut self, attribute: Attribute<'_>) {
        // SAFETY: printer and attribute are live.
        unsafe { shim::fishplatePrintStrippedAttribute(self.as_ptr(), attribute.raw) };
    }

    /// Prints a type, or its alias.
    pub fn ty(&mut self, ty: Type<'_>) {
        // SAFETY: printer and type are live.
        unsafe { shim::fishplatePrintType(self.as_ptr(), ty.raw) };
    }

    /// Prints a type of a dynamic dialect without its dialect and name, and any other type in full.
    pub fn stripped_type(&mut self, ty: Type<'_>) {
        // SAFETY: printer and type are live.
        unsafe { shim::fishplatePrintStrippedType(self.as_ptr(), ty.raw) };
    }

    /// Prints types, separated by commas.
    pub fn types(&mut self, types: &[Type<'_>]) {
        for (index, ty) in types.iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            self.ty(*ty);
        }
    }

    /// Prints ` -> type`, or ` -> (types)` unless there is exactly one.
    pub fn arrow_types(&mut self, types: &[Type<'_>]) {
        let types: Vec<MlirType> = types.iter().map(|ty| ty.raw).collect();
        // SAFETY: the printer is live; the types are live, and the count is that of the list.
        unsafe {
            shim::fishplatePrintArrowTypes(
                self.as_ptr(),
                types.as_ptr(),
                types.len().cast_signed(),
            );
        }
    }

    /// Prints `(inputs) -> results`.
    pub fn functional_type(&mut self, inputs: &[Type<'_>], results: &[Type<'_>]) {
        self.text("(");
        self.types(inputs);
        self.text(")");
        self.arrow_types(results);
    }

    /// Prints sizes separated by `x`; `None` is printed as `?`.
    pub fn dimension_list(&mut self, sizes: &[Option<i64>]) {
        let sizes: Vec<i64> = sizes.iter().map(|size| size.unwrap_or(i64::MIN)).collect();
        // SAFETY: the printer is live, and the list has the given length.
        unsafe {
            shim::fishplatePrintDimensionList(
                self.as_ptr(),
                sizes.as_ptr(),
                sizes.len().cast_signed(),
            );
        }
    }
}
