//! Locations: unknown, a range in a file, a name around another location, a call site, or several fused into one.

use std::ffi::CString;

use mlir_sys::{
    mlirEmitError, mlirLocationFileLineColGet, mlirLocationFileLineColRangeGet,
    mlirLocationFusedGet, mlirLocationFusedGetLocations, mlirLocationFusedGetNumLocations,
    mlirLocationIsACallSite, mlirLocationIsAFileLineColRange, mlirLocationIsAFused,
    mlirLocationIsAName, mlirLocationNameGet, mlirLocationUnknownGet,
};

use crate::{
    Attribute, ContextRef, Interned, Location,
    call::{ToC, makers, methods},
    interned::{HandleKind, kind},
};

impl<'c> Location<'c> {
    /// An unknown location.
    pub fn unknown(context: impl Into<ContextRef<'c>>) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirLocationUnknownGet(context.into().raw()) })
    }

    /// A line and column of a file.
    pub fn file(context: impl Into<ContextRef<'c>>, file: &str, line: u32, column: u32) -> Self {
        let (context, file) = (context.into().raw(), file.to_c());
        // SAFETY: the context is live, and MLIR copies the name.
        Self::new(unsafe { mlirLocationFileLineColGet(context, file, line, column) })
    }

    /// A range in a file: the lines and columns where it starts and ends.
    pub fn file_range(
        context: ContextRef<'c>,
        file: &str,
        from: (u32, u32),
        to: (u32, u32),
    ) -> Self {
        let (context, file) = (context.raw(), file.to_c());
        // SAFETY: the context is live, and MLIR copies the name.
        Self::new(unsafe {
            mlirLocationFileLineColRangeGet(context, file, from.0, from.1, to.0, to.1)
        })
    }

    /// A name, such as that of a generated function.
    pub fn name(context: impl Into<ContextRef<'c>>, name: &str) -> Self {
        let context = context.into();
        Self::named(context, name, Self::unknown(context))
    }

    makers! {
        /// A name around another location.
        fn named(context: ContextRef<'c>, name: &str, child: Location<'c>) -> Location<'c> = mlirLocationNameGet;
        /// A callee, and the location of its call.
        fn call_site(callee: Location<'c>, caller: Location<'c>) -> Location<'c> = mlir_sys::mlirLocationCallSiteGet;
    }

    /// Several locations fused into one, with an optional attribute of metadata.
    pub fn fused(
        context: ContextRef<'c>,
        locations: &[Location<'c>],
        metadata: Option<Attribute<'c>>,
    ) -> Self {
        let (count, list) = (locations.len().to_c(), Self::list(locations));
        // SAFETY: the handles are live, and the slice lives for the call.
        Self::new(unsafe { mlirLocationFusedGet(context.raw(), count, list, metadata.to_c()) })
    }

    methods! {
        /// The location as an attribute.
        fn attribute() -> Attribute<'c> = mlir_sys::mlirLocationGetAttribute;
        /// Whether it is a range in a file.
        fn is_file() -> bool = mlirLocationIsAFileLineColRange;
        /// Whether it is a name around another.
        fn is_name() -> bool = mlirLocationIsAName;
        /// Whether it is a call site.
        fn is_call_site() -> bool = mlirLocationIsACallSite;
        /// Whether it is fused from several.
        fn is_fused() -> bool = mlirLocationIsAFused;
        /// The name of the file.
        fn file_name() -> String = mlir_sys::mlirLocationFileLineColRangeGetFilename, if mlirLocationIsAFileLineColRange;
        /// The line where a file range starts.
        fn start_line() -> i32 = mlir_sys::mlirLocationFileLineColRangeGetStartLine, if mlirLocationIsAFileLineColRange;
        /// The column where a file range starts.
        fn start_column() -> i32 = mlir_sys::mlirLocationFileLineColRangeGetStartColumn, if mlirLocationIsAFileLineColRange;
        /// The line where a file range ends.
        fn end_line() -> i32 = mlir_sys::mlirLocationFileLineColRangeGetEndLine, if mlirLocationIsAFileLineColRange;
        /// The column where a file range ends.
        fn end_column() -> i32 = mlir_sys::mlirLocationFileLineColRangeGetEndColumn, if mlirLocationIsAFileLineColRange;
        /// The name.
        fn name_text() -> String = mlir_sys::mlirLocationNameGetName, if mlirLocationIsAName;
        /// The location that a name wraps.
        fn name_child() -> Location<'c> = mlir_sys::mlirLocationNameGetChildLoc, if mlirLocationIsAName;
        /// The callee of a call site.
        fn callee() -> Location<'c> = mlir_sys::mlirLocationCallSiteGetCallee, if mlirLocationIsACallSite;
        /// The caller of a call site.
        fn caller() -> Location<'c> = mlir_sys::mlirLocationCallSiteGetCaller, if mlirLocationIsACallSite;
        /// The metadata attribute of a fused location.
        fn metadata() -> Option<Attribute<'c>> = mlir_sys::mlirLocationFusedGetMetadata, if mlirLocationIsAFused;
    }

    /// The locations that were fused; empty for any other kind of location.
    pub fn parts(self) -> Vec<Location<'c>> {
        if !self.is_fused() {
            return Vec::new();
        }
        // SAFETY: the location is live and fused.
        let count = unsafe { mlirLocationFusedGetNumLocations(self.raw) } as usize;
        let mut all = vec![kind::Location::NULL; count];
        // SAFETY: the location is live and fused, and there is room for all of its parts.
        unsafe { mlirLocationFusedGetLocations(self.raw, all.as_mut_ptr()) };
        all.into_iter().map(Interned::new).collect()
    }

    /// File, line and column, if the location has them, possibly inside names.
    pub(crate) fn place(mut self) -> Option<(String, u32, u32)> {
        while self.is_name() {
            self = self.name_child();
        }
        let number = |number: i32| number.max(0) as u32;
        self.is_file()
            .then(|| (self.file_name(), number(self.start_line()), number(self.start_column())))
    }

    /// Reports an error at the location.
    pub fn emit_error(self, message: &str) {
        let Ok(message) = CString::new(message.replace('\0', "\\0")) else { return };
        // SAFETY: the location is live, and the message lives for the call.
        unsafe { mlirEmitError(self.raw, message.as_ptr()) };
    }
}
