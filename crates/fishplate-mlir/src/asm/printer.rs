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
    /// `raw` is a printer of the shim that lives for `'p` and is not used by anybody else.
    pub(crate) unsafe fn from_raw(raw: *mut RawPrinter) -> Self {
        // SAFETY: the caller gives a live printer, so not null.
        Self { raw: unsafe { NonNull::new_unchecked(raw) }, text: PhantomData }
    }

    pub(super) fn as_ptr(&mut self) -> *mut RawPrinter {
        self.raw.as_ptr()
    }

    /// The text as it is.
    pub fn text(&mut self, part: &str) {
        // SAFETY: the printer is live, and the text for the call.
        unsafe { shim::fishplatePrintText(self.as_ptr(), text::string_ref(part)) };
    }

    /// A new line at the indentation of this one.
    pub fn newline(&mut self) {
        // SAFETY: the printer is live.
        unsafe { shim::fishplatePrintNewline(self.as_ptr()) };
    }

    /// Two columns more, or fewer, for the lines that follow.
    pub fn indent(&mut self, more: bool) {
        // SAFETY: the printer is live.
        unsafe { shim::fishplatePrintIndent(self.as_ptr(), more) };
    }

    /// A float in the form that MLIR reads back.
    pub fn float(&mut self, value: f64) {
        // SAFETY: the printer is live.
        unsafe { shim::fishplatePrintFloat(self.as_ptr(), value) };
    }

    /// A string in quotes.
    pub fn string(&mut self, value: &str) {
        // SAFETY: the printer is live, and the text for the call.
        unsafe { shim::fishplatePrintString(self.as_ptr(), text::string_ref(value)) };
    }

    /// A string, in quotes only where it is not a keyword.
    pub fn keyword_or_string(&mut self, value: &str) {
        // SAFETY: the printer is live, and the text for the call.
        unsafe { shim::fishplatePrintKeywordOrString(self.as_ptr(), text::string_ref(value)) };
    }

    /// `@name`, in quotes where it has to be.
    pub fn symbol_name(&mut self, name: &str) {
        // SAFETY: the printer is live, and the text for the call.
        unsafe { shim::fishplatePrintSymbolName(self.as_ptr(), text::string_ref(name)) };
    }

    /// An attribute, or its alias.
    pub fn attribute(&mut self, attribute: Attribute<'_>) {
        // SAFETY: printer and attribute are live.
        unsafe { shim::fishplatePrintAttribute(self.as_ptr(), attribute.raw) };
    }

    /// An attribute without `: type` behind it.
    pub fn attribute_without_type(&mut self, attribute: Attribute<'_>) {
        // SAFETY: printer and attribute are live.
        unsafe { shim::fishplatePrintAttributeWithoutType(self.as_ptr(), attribute.raw) };
    }

    /// An attribute of a dynamic dialect without its dialect and name; any other as it is.
    pub fn stripped_attribute(&mut self, attribute: Attribute<'_>) {
        // SAFETY: printer and attribute are live.
        unsafe { shim::fishplatePrintStrippedAttribute(self.as_ptr(), attribute.raw) };
    }

    /// A type, or its alias.
    pub fn ty(&mut self, ty: Type<'_>) {
        // SAFETY: printer and type are live.
        unsafe { shim::fishplatePrintType(self.as_ptr(), ty.raw) };
    }

    /// A type of a dynamic dialect without its dialect and name; any other as it is.
    pub fn stripped_type(&mut self, ty: Type<'_>) {
        // SAFETY: printer and type are live.
        unsafe { shim::fishplatePrintStrippedType(self.as_ptr(), ty.raw) };
    }

    /// Types with commas between them.
    pub fn types(&mut self, types: &[Type<'_>]) {
        for (index, ty) in types.iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            self.ty(*ty);
        }
    }

    /// ` -> type`, or ` -> (types)` where there is not just one.
    pub fn arrow_types(&mut self, types: &[Type<'_>]) {
        let types: Vec<MlirType> = types.iter().map(|ty| ty.raw).collect();
        // SAFETY: the printer is live; the types are live and as many as given.
        unsafe {
            shim::fishplatePrintArrowTypes(
                self.as_ptr(),
                types.as_ptr(),
                types.len().cast_signed(),
            );
        }
    }

    /// `(inputs) -> results`.
    pub fn functional_type(&mut self, inputs: &[Type<'_>], results: &[Type<'_>]) {
        self.text("(");
        self.types(inputs);
        self.text(")");
        self.arrow_types(results);
    }

    /// Sizes with `x` between them; `None` is `?`.
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
