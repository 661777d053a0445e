//! `ir.Location`: where something comes from. A location may be unknown, a range in a file, a name
//! around another, a call site, or several fused into one.

use fishplate::{Array, Object, ObjectRef, Result, Variant2};
use mlir_sys::{
    MlirLocation, mlirEmitError, mlirIdentifierStr, mlirLocationCallSiteGet,
    mlirLocationCallSiteGetCallee, mlirLocationCallSiteGetCaller, mlirLocationFileLineColGet,
    mlirLocationFileLineColRangeGet, mlirLocationFileLineColRangeGetEndColumn,
    mlirLocationFileLineColRangeGetEndLine, mlirLocationFileLineColRangeGetFilename,
    mlirLocationFileLineColRangeGetStartColumn, mlirLocationFileLineColRangeGetStartLine,
    mlirLocationFromAttribute, mlirLocationFusedGet, mlirLocationFusedGetLocations,
    mlirLocationFusedGetMetadata, mlirLocationFusedGetNumLocations, mlirLocationGetAttribute,
    mlirLocationIsACallSite, mlirLocationIsAFileLineColRange, mlirLocationIsAFused,
    mlirLocationIsAName, mlirLocationNameGet, mlirLocationNameGetChildLoc, mlirLocationNameGetName,
    mlirLocationPrint, mlirLocationUnknownGet,
};

use crate::builtin::memo;
use crate::error::{other_context, value_error};
use crate::interned::interned;
use crate::raw::{self, collect_text, string_ref};
use crate::room::Part;
use crate::{Attribute, Context, current, diagnostic};

/// Where something comes from. Equal locations of a context are the same object.
#[derive(Object)]
#[object(key = "ir.Location", opaque, structural = "unique", repr = show)]
pub struct Location {
    #[field(skip)]
    raw: Raw,
    #[field(skip)]
    context: ObjectRef<Context>,
}

interned!(Location, MlirLocation, Location);

fn show(location: &Location) -> String {
    location.text()
}

impl Location {
    /// The object of a raw location.
    ///
    /// # Safety
    /// `raw` is null or a location of `context`.
    #[inline]
    pub unsafe fn wrap(
        context: &ObjectRef<Context>,
        raw: MlirLocation,
    ) -> Result<ObjectRef<Location>> {
        if raw.ptr.is_null() {
            return Err(value_error("MLIR gave no location"));
        }
        let held = context.lock();
        context.object_of(&held, raw.ptr, || {
            let value = Location { raw: Raw(raw), context: context.clone() };
            Ok(memo::hold(context, value.into_ref()))
        })
    }

    /// The location as MLIR prints it.
    pub fn text(&self) -> String {
        self.try_text().unwrap_or_else(|error| format!("<{}>", error.message()))
    }

    /// The location as MLIR prints it; an error where that would be too long.
    fn try_text(&self) -> Result<String> {
        let held = self.context.lock();
        // SAFETY: a location is an attribute of its context.
        unsafe {
            let attribute = mlirLocationGetAttribute(self.raw.0);
            self.context.expect_printable(&held, Part::Attribute(attribute))
        }?;
        // SAFETY: the location is live and its context locked.
        let print = |append, sink| unsafe { mlirLocationPrint(self.raw.0, append, sink) };
        Ok(self.context.roomy(|| collect_text(print)))
    }

    /// The raw location of a given or new child, which must be of the same context.
    fn of(&self, context: &ObjectRef<Context>) -> Result<MlirLocation> {
        match self.context.same_as(context) {
            true => Ok(self.raw.0),
            false => Err(other_context("the location")),
        }
    }

    /// Reads a number of a range of a file.
    fn range(&self, name: &str, read: unsafe extern "C" fn(MlirLocation) -> i32) -> Result<i64> {
        self.expect(self.is_a_file(), name, "file")?;
        let _held = self.context.lock();
        // SAFETY: a range of a file, of a locked context.
        Ok(unsafe { read(self.raw.0) }.into())
    }

    fn expect(&self, is_it: bool, name: &str, kind: &str) -> Result<()> {
        match is_it {
            true => Ok(()),
            false => Err(value_error(format!(
                "Location.{name}: expected a {kind} location, got {}",
                self.text()
            ))),
        }
    }
}

/// What tells locations apart among the answers that are kept.
enum Kind {
    Unknown,
    File,
    Name,
}

/// A location made by `make`, under the lock.
fn made(
    context: &ObjectRef<Context>,
    make: impl FnOnce() -> MlirLocation,
) -> Result<ObjectRef<Location>> {
    let held = context.lock();
    let raw = make();
    if let Some(known) = context.state(&held).table.find(raw.ptr) {
        return Ok(known);
    }
    // SAFETY: a location of the context, which is an attribute as well.
    unsafe { context.admit(&held, Part::Attribute(mlirLocationGetAttribute(raw))) }?;
    // SAFETY: the callers make locations of this context.
    unsafe { Location::wrap(context, raw) }
}

fn number(what: &str, value: i64) -> Result<u32> {
    u32::try_from(value).map_err(|_| {
        value_error(format!("{what}: expected a number from 0 to 2**32 - 1, got {value}"))
    })
}

#[fishplate::methods(nonblocking)]
impl Location {
    /// Nowhere in particular.
    fn unknown(
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        memo::of_context(context, Kind::Unknown as usize, &[], None, |context| {
            // SAFETY: the context is live and locked.
            made(context, || unsafe { mlirLocationUnknownGet(context.raw()) })
        })
    }

    /// A place in a file, or a range with `end_line` and `end_col`.
    fn at_file(
        filename: &str,
        line: i64,
        col: i64,
        #[default = None] end_line: Option<i64>,
        #[default = None] end_col: Option<i64>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        if end_line.is_none() && end_col.is_none() {
            let (numbers, text) = (&[line, col], Some(filename.as_bytes()));
            return memo::of_context(context, Kind::File as usize, numbers, text, |context| {
                let (line, col) = (number("line", line)?, number("col", col)?);
                // SAFETY: the context is live and locked; MLIR copies the name.
                made(context, || unsafe {
                    mlirLocationFileLineColGet(context.raw(), string_ref(filename), line, col)
                })
            });
        }
        let context = current::context(context)?;
        let (line, col) = (number("line", line)?, number("col", col)?);
        let end_line = end_line.map_or(Ok(line), |end| number("end_line", end))?;
        let end_col = end_col.map_or(Ok(col), |end| number("end_col", end))?;
        // SAFETY: as above.
        made(&context, || unsafe {
            let name = string_ref(filename);
            mlirLocationFileLineColRangeGet(context.raw(), name, line, col, end_line, end_col)
        })
    }

    /// A place in a file; a context may stand in the place of `end_line`.
    fn file(
        filename: &str,
        line: i64,
        col: i64,
        #[default = None] end_line: Option<Variant2<i64, ObjectRef<Context>>>,
        #[default = None] end_col: Option<i64>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        match end_line {
            Some(Variant2::B(given)) => {
                Location::at_file(filename, line, col, None, end_col, Some(given))
            }
            Some(Variant2::A(end)) => {
                Location::at_file(filename, line, col, Some(end), end_col, context)
            }
            None => Location::at_file(filename, line, col, None, end_col, context),
        }
    }

    /// A name around another location, or around an unknown one.
    fn name(
        name: &str,
        #[default = None] child_loc: Option<ObjectRef<Location>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        let context = match (&context, &child_loc) {
            (None, Some(child)) => Some(child.context.clone()),
            _ => context,
        };
        let numbers = child_loc.as_ref().map(|child| child.raw.0.ptr.addr() as i64);
        let (numbers, text) = (numbers.as_slice(), Some(name.as_bytes()));
        memo::of_context(context, Kind::Name as usize, numbers, text, |context| {
            let child = child_loc.as_ref().map(|child| child.of(context)).transpose()?;
            made(context, || {
                // SAFETY: the context is live and locked.
                let unknown = || unsafe { mlirLocationUnknownGet(context.raw()) };
                // SAFETY: as above; MLIR copies the name.
                unsafe {
                    let child = child.unwrap_or_else(unknown);
                    mlirLocationNameGet(context.raw(), string_ref(name), child)
                }
            })
        })
    }

    /// A callee and the frames that called it, the innermost first.
    fn callsite(
        callee: ObjectRef<Location>,
        frames: Array<ObjectRef<Location>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        let context = context.unwrap_or_else(|| callee.context.clone());
        let frames: Vec<_> =
            frames.iter().map(|frame| frame.of(&context)).collect::<Result<_>>()?;
        let Some((outermost, inner)) = frames.split_last() else {
            return Err(value_error("Location.callsite: expected at least one frame, got none"));
        };
        let callee = callee.of(&context)?;
        made(&context, || {
            let call = |caller: MlirLocation, callee: &MlirLocation| {
                // SAFETY: locations of the locked context.
                unsafe { mlirLocationCallSiteGet(*callee, caller) }
            };
            let caller = inner.iter().rev().fold(*outermost, call);
            call(caller, &callee)
        })
    }

    /// Several locations as one, with an attribute that says more.
    fn fused(
        locations: Array<ObjectRef<Location>>,
        #[default = None] metadata: Option<ObjectRef<Attribute>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        let context = match (context, locations.first()) {
            (None, Some(first)) => first.context.clone(),
            (context, _) => current::context(context)?,
        };
        let all: Vec<_> = locations.iter().map(|one| one.of(&context)).collect::<Result<_>>()?;
        let metadata = match metadata {
            None => mlir_sys::MlirAttribute { ptr: std::ptr::null() },
            Some(metadata) if metadata.context().same_as(&context) => metadata.raw(),
            Some(_) => return Err(other_context("the metadata")),
        };
        // SAFETY: locations and an attribute of the locked context.
        made(&context, || unsafe {
            mlirLocationFusedGet(context.raw(), all.len() as isize, all.as_ptr(), metadata)
        })
    }

    /// The location that an attribute is.
    fn from_attr(
        attribute: ObjectRef<Attribute>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        if context.is_some_and(|context| !context.same_as(attribute.context())) {
            return Err(other_context("the attribute"));
        }
        let context = attribute.context().clone();
        // SAFETY: an attribute of a live context.
        if !unsafe { raw::fishplateAttributeIsLocation(attribute.raw()) } {
            let text = attribute.text();
            return Err(value_error(format!("expected a location attribute, got {text}")));
        }
        // SAFETY: as above, and it is a location.
        made(&context, || unsafe { mlirLocationFromAttribute(attribute.raw()) })
    }

    /// The context of the location.
    #[getter(name = "context")]
    fn get_context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }

    /// The location as an attribute.
    #[getter]
    pub(crate) fn attr(&self) -> Result<ObjectRef<Attribute>> {
        let _held = self.context.lock();
        // SAFETY: a location of the locked context.
        unsafe { Attribute::wrap(&self.context, mlirLocationGetAttribute(self.raw.0)) }
    }

    /// Whether it is a range in a file.
    fn is_a_file(&self) -> bool {
        // SAFETY: a location of a live context, of which only its kind is read.
        unsafe { mlirLocationIsAFileLineColRange(self.raw.0) }
    }

    /// Whether it is a name around another.
    fn is_a_name(&self) -> bool {
        // SAFETY: as above.
        unsafe { mlirLocationIsAName(self.raw.0) }
    }

    /// Whether it is a call site.
    fn is_a_callsite(&self) -> bool {
        // SAFETY: as above.
        unsafe { mlirLocationIsACallSite(self.raw.0) }
    }

    /// Whether it is fused from several.
    fn is_a_fused(&self) -> bool {
        // SAFETY: as above.
        unsafe { mlirLocationIsAFused(self.raw.0) }
    }

    /// The file.
    #[getter]
    fn filename(&self) -> Result<String> {
        self.expect(self.is_a_file(), "filename", "file")?;
        let _held = self.context.lock();
        // SAFETY: a range of a file; its name lives as long as the context.
        Ok(unsafe {
            raw::to_string(mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(self.raw.0)))
        })
    }

    /// The line where it starts.
    #[getter]
    fn start_line(&self) -> Result<i64> {
        self.range("start_line", mlirLocationFileLineColRangeGetStartLine)
    }

    /// The column where it starts.
    #[getter]
    fn start_col(&self) -> Result<i64> {
        self.range("start_col", mlirLocationFileLineColRangeGetStartColumn)
    }

    /// The line where it ends.
    #[getter]
    fn end_line(&self) -> Result<i64> {
        self.range("end_line", mlirLocationFileLineColRangeGetEndLine)
    }

    /// The column where it ends.
    #[getter]
    fn end_col(&self) -> Result<i64> {
        self.range("end_col", mlirLocationFileLineColRangeGetEndColumn)
    }

    /// The name.
    #[getter]
    fn name_str(&self) -> Result<String> {
        self.expect(self.is_a_name(), "name_str", "name")?;
        let _held = self.context.lock();
        // SAFETY: a name location; the name lives as long as the context.
        Ok(unsafe { raw::to_string(mlirIdentifierStr(mlirLocationNameGetName(self.raw.0))) })
    }

    /// The location inside of the name.
    #[getter]
    fn child_loc(&self) -> Result<ObjectRef<Location>> {
        self.expect(self.is_a_name(), "child_loc", "name")?;
        // SAFETY: a name location; what is in it is of the same context.
        unsafe { Location::wrap(&self.context, mlirLocationNameGetChildLoc(self.raw.0)) }
    }

    /// What was called.
    #[getter]
    fn callee(&self) -> Result<ObjectRef<Location>> {
        self.expect(self.is_a_callsite(), "callee", "call site")?;
        // SAFETY: a call site; what is in it is of the same context.
        unsafe { Location::wrap(&self.context, mlirLocationCallSiteGetCallee(self.raw.0)) }
    }

    /// What called it.
    #[getter]
    fn caller(&self) -> Result<ObjectRef<Location>> {
        self.expect(self.is_a_callsite(), "caller", "call site")?;
        // SAFETY: a call site; what is in it is of the same context.
        unsafe { Location::wrap(&self.context, mlirLocationCallSiteGetCaller(self.raw.0)) }
    }

    /// The locations that were fused.
    #[getter]
    fn locations(&self) -> Result<Array<ObjectRef<Location>>> {
        self.expect(self.is_a_fused(), "locations", "fused")?;
        let _held = self.context.lock();
        // SAFETY: a fused location.
        let count = unsafe { mlirLocationFusedGetNumLocations(self.raw.0) } as usize;
        let mut all = vec![MlirLocation { ptr: std::ptr::null() }; count];
        // SAFETY: there is room for all of them.
        unsafe { mlirLocationFusedGetLocations(self.raw.0, all.as_mut_ptr()) };
        // SAFETY: locations of this context.
        all.into_iter().map(|raw| unsafe { Location::wrap(&self.context, raw) }).collect()
    }

    /// The attribute that says more about a fused location, if there is one.
    #[getter]
    fn metadata(&self) -> Result<Option<ObjectRef<Attribute>>> {
        self.expect(self.is_a_fused(), "metadata", "fused")?;
        let _held = self.context.lock();
        // SAFETY: a fused location.
        let raw = unsafe { mlirLocationFusedGetMetadata(self.raw.0) };
        // SAFETY: an attribute of this context.
        (!raw.ptr.is_null()).then(|| unsafe { Attribute::wrap(&self.context, raw) }).transpose()
    }

    /// Reports an error at the location.
    fn emit_error(&self, message: &str) -> Result<()> {
        let message = std::ffi::CString::new(message)?;
        diagnostic::step(&self.context, "", || {
            // SAFETY: a location of the locked context; the message lives for the call.
            unsafe { mlirEmitError(self.raw.0, message.as_ptr()) };
            Some(())
        })
    }

    /// The location as MLIR prints it.
    #[method(name = "text")]
    fn get_text(&self) -> Result<String> {
        self.try_text()
    }
}
