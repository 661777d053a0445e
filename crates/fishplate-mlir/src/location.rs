//! Source locations.

use std::marker::PhantomData;

use mlir_sys::{
    MlirLocation, mlirIdentifierStr, mlirLocationFileLineColGet,
    mlirLocationFileLineColRangeGetFilename, mlirLocationFileLineColRangeGetStartColumn,
    mlirLocationFileLineColRangeGetStartLine, mlirLocationIsAFileLineColRange, mlirLocationIsAName,
    mlirLocationNameGet, mlirLocationNameGetChildLoc, mlirLocationUnknownGet,
};

use crate::{Context, text};

/// Where an operation comes from.
#[derive(Clone, Copy)]
pub struct Location<'c> {
    pub(crate) raw: MlirLocation,
    context: PhantomData<&'c Context>,
}

impl<'c> Location<'c> {
    pub(crate) fn new(raw: MlirLocation) -> Self {
        Self { raw, context: PhantomData }
    }

    /// The handle behind `raw`.
    ///
    /// # Safety
    /// `raw` is a location that lives for `'c`.
    pub unsafe fn from_raw(raw: MlirLocation) -> Self {
        Self::new(raw)
    }

    /// The handle of MLIR.
    pub fn raw(self) -> MlirLocation {
        self.raw
    }

    /// Nowhere in particular.
    pub fn unknown(context: &'c Context) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirLocationUnknownGet(context.raw()) })
    }

    /// A line and column of a file.
    pub fn file(context: &'c Context, file: &str, line: u32, column: u32) -> Self {
        let file = text::string_ref(file);
        // SAFETY: the context is live, and MLIR copies the name.
        Self::new(unsafe { mlirLocationFileLineColGet(context.raw(), file, line, column) })
    }

    /// A name, such as that of a generated function.
    pub fn name(context: &'c Context, name: &str) -> Self {
        let child = Self::unknown(context);
        // SAFETY: the context is live, and MLIR copies the name.
        Self::new(unsafe { mlirLocationNameGet(context.raw(), text::string_ref(name), child.raw) })
    }
}

/// File, line and column of a location, when it has them.
///
/// # Safety
/// `raw` is a location of a live context.
pub(crate) unsafe fn place(mut raw: MlirLocation) -> Option<(String, u32, u32)> {
    // SAFETY: `raw` is live, and so are its children.
    while unsafe { mlirLocationIsAName(raw) } {
        // SAFETY: it is a name location.
        raw = unsafe { mlirLocationNameGetChildLoc(raw) };
    }
    // SAFETY: `raw` is live.
    if !unsafe { mlirLocationIsAFileLineColRange(raw) } {
        return None;
    }
    // SAFETY: it is a range of a file; its name lives as long as the context.
    let file =
        unsafe { text::to_owned(mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(raw))) };
    // SAFETY: it is a range of a file.
    let line = unsafe { mlirLocationFileLineColRangeGetStartLine(raw) };
    // SAFETY: it is a range of a file.
    let column = unsafe { mlirLocationFileLineColRangeGetStartColumn(raw) };
    Some((file, line.max(0) as u32, column.max(0) as u32))
}
