//! `ir.Location`: the source of a piece of IR. A location may be unknown, a range in a file, a name
//! around another location, a call site, or several locations fused into one.

use fishplate::{Array, Object, ObjectRef, Result, Variant2};
use fishplate_mlir as mlir;
use fishplate_mlir::interned::kind;

use crate::builtin::memo;
use crate::error::{other_context, value_error};
use crate::interned::{self, InternedClass, interned};
use crate::live::Kept;
use crate::{Attribute, Context, Guard, current, diagnostic};

/// The source of a piece of IR. Equal locations of a context are the same object.
#[derive(Object)]
#[object(key = "ir.Location", opaque, structural = "unique", repr = Location::text)]
pub struct Location {
    #[field(skip)]
    kept: Kept<kind::Location>,
}

interned!(Location, Location);

impl InternedClass for Location {
    type Kind = kind::Location;

    fn make(_: &Guard<'_>, kept: Kept<kind::Location>) -> Result<ObjectRef<Location>> {
        let of = kept.context().as_handle().addr();
        Ok(memo::hold(of, Location { kept }.into_ref()))
    }
}

impl Location {
    /// Returns the handle of this location, which must belong to the same context.
    fn of(&self, context: &ObjectRef<Context>) -> Result<mlir::Location<'_>> {
        match self.context().same_as(context) {
            true => Ok(self.mlir()),
            false => Err(other_context("the location")),
        }
    }

    /// Reads one number of a file range.
    fn range(&self, name: &str, read: impl FnOnce(mlir::Location<'_>) -> i32) -> Result<i64> {
        self.expect(self.is_a_file(), name, "file")?;
        Ok(read(self.mlir()).into())
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

/// Distinguishes the kinds of locations among the cached answers.
enum LocationKind {
    Unknown,
    File,
    Name,
}

fn number(what: &str, value: i64) -> Result<u32> {
    u32::try_from(value).map_err(|_| {
        value_error(format!("{what}: expected a number from 0 to 2**32 - 1, got {value}"))
    })
}

#[fishplate::methods(nonblocking)]
impl Location {
    /// An unknown location.
    fn unknown(
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        memo::of_context(context, LocationKind::Unknown as usize, &[], None, |context| {
            interned::wrap_new(context, mlir::Location::unknown(context.mlir(&context.lock())))
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
            return memo::of_context(
                context,
                LocationKind::File as usize,
                numbers,
                text,
                |context| {
                    let (line, col) = (number("line", line)?, number("col", col)?);
                    let held = context.lock();
                    let raw = mlir::Location::file(context.mlir(&held), filename, line, col);
                    interned::wrap_new(context, raw)
                },
            );
        }
        let context = current::context(context)?;
        let (line, col) = (number("line", line)?, number("col", col)?);
        let end_line = end_line.map_or(Ok(line), |end| number("end_line", end))?;
        let end_col = end_col.map_or(Ok(col), |end| number("end_col", end))?;
        let (held, from, to) = (context.lock(), (line, col), (end_line, end_col));
        let raw = mlir::Location::file_range(context.mlir(&held), filename, from, to);
        interned::wrap_new(&context, raw)
    }

    /// A place in a file. A context may be passed in place of `end_line`.
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
            (None, Some(child)) => Some(child.context().clone()),
            _ => context,
        };
        let numbers = child_loc.as_ref().map(|child| child.mlir().address() as i64);
        let (numbers, text) = (numbers.as_slice(), Some(name.as_bytes()));
        memo::of_context(context, LocationKind::Name as usize, numbers, text, |context| {
            let child = child_loc.as_ref().map(|child| child.of(context)).transpose()?;
            let held = context.lock();
            let raw = context.mlir(&held);
            let child = child.unwrap_or_else(|| mlir::Location::unknown(raw));
            interned::wrap_new(context, mlir::Location::named(raw, name, child))
        })
    }

    /// A callee and the frames that called it, the innermost first.
    fn callsite(
        callee: ObjectRef<Location>,
        frames: Array<ObjectRef<Location>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        let context = context.unwrap_or_else(|| callee.context().clone());
        let frames = frames.to_vec();
        let frames: Vec<_> =
            frames.iter().map(|frame| frame.of(&context)).collect::<Result<_>>()?;
        let Some((outermost, inner)) = frames.split_last() else {
            return Err(value_error("Location.callsite: expected at least one frame, got none"));
        };
        let callee = callee.of(&context)?;
        let _held = context.lock();
        let call = |caller, callee: &_| mlir::Location::call_site(*callee, caller);
        let caller = inner.iter().rev().fold(*outermost, call);
        interned::wrap_new(&context, mlir::Location::call_site(callee, caller))
    }

    /// Several locations fused into one, with an optional attribute of metadata.
    fn fused(
        locations: Array<ObjectRef<Location>>,
        #[default = None] metadata: Option<ObjectRef<Attribute>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        let context = match (context, locations.first()) {
            (None, Some(first)) => first.context().clone(),
            (context, _) => current::context(context)?,
        };
        let locations = locations.to_vec();
        let all: Vec<_> = locations.iter().map(|one| one.of(&context)).collect::<Result<_>>()?;
        let metadata = match &metadata {
            None => None,
            Some(metadata) if metadata.context().same_as(&context) => Some(metadata.mlir()),
            Some(_) => return Err(other_context("the metadata")),
        };
        let held = context.lock();
        let raw = mlir::Location::fused(context.mlir(&held), &all, metadata);
        interned::wrap_new(&context, raw)
    }

    /// The location that an attribute holds.
    fn from_attr(
        attribute: ObjectRef<Attribute>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Location>> {
        if context.is_some_and(|context| !context.same_as(attribute.context())) {
            return Err(other_context("the attribute"));
        }
        let context = attribute.context().clone();
        let raw = attribute.mlir();
        if !raw.is_location() {
            let text = attribute.text();
            return Err(value_error(format!("expected a location attribute, got {text}")));
        }
        interned::wrap_new(&context, raw.to_location())
    }

    /// The location as an attribute.
    #[getter]
    pub(crate) fn attr(&self) -> Result<ObjectRef<Attribute>> {
        Attribute::wrap(self.context(), self.mlir().attribute())
    }

    /// Whether it is a range in a file.
    fn is_a_file(&self) -> bool {
        self.mlir().is_file()
    }

    /// Whether it is a name around another.
    fn is_a_name(&self) -> bool {
        self.mlir().is_name()
    }

    /// Whether it is a call site.
    fn is_a_callsite(&self) -> bool {
        self.mlir().is_call_site()
    }

    /// Whether it is fused from several.
    fn is_a_fused(&self) -> bool {
        self.mlir().is_fused()
    }

    /// The file.
    #[getter]
    fn filename(&self) -> Result<String> {
        self.expect(self.is_a_file(), "filename", "file")?;
        Ok(self.mlir().file_name())
    }

    /// The line where it starts.
    #[getter]
    fn start_line(&self) -> Result<i64> {
        self.range("start_line", |raw| raw.start_line())
    }

    /// The column where it starts.
    #[getter]
    fn start_col(&self) -> Result<i64> {
        self.range("start_col", |raw| raw.start_column())
    }

    /// The line where it ends.
    #[getter]
    fn end_line(&self) -> Result<i64> {
        self.range("end_line", |raw| raw.end_line())
    }

    /// The column where it ends.
    #[getter]
    fn end_col(&self) -> Result<i64> {
        self.range("end_col", |raw| raw.end_column())
    }

    /// The name.
    #[getter]
    fn name_str(&self) -> Result<String> {
        self.expect(self.is_a_name(), "name_str", "name")?;
        Ok(self.mlir().name_text())
    }

    /// The location that the name wraps.
    #[getter]
    fn child_loc(&self) -> Result<ObjectRef<Location>> {
        self.expect(self.is_a_name(), "child_loc", "name")?;
        Location::wrap(self.context(), self.mlir().name_child())
    }

    /// The location of the callee.
    #[getter]
    fn callee(&self) -> Result<ObjectRef<Location>> {
        self.expect(self.is_a_callsite(), "callee", "call site")?;
        Location::wrap(self.context(), self.mlir().callee())
    }

    /// The location of the caller.
    #[getter]
    fn caller(&self) -> Result<ObjectRef<Location>> {
        self.expect(self.is_a_callsite(), "caller", "call site")?;
        Location::wrap(self.context(), self.mlir().caller())
    }

    /// The locations that were fused. A location of another kind has none.
    #[getter]
    fn locations(&self) -> Result<Array<ObjectRef<Location>>> {
        if !self.is_a_fused() {
            return Ok(Array::default());
        }
        self.mlir().parts().into_iter().map(|raw| Location::wrap(self.context(), raw)).collect()
    }

    /// The metadata attribute of a fused location, if there is one.
    #[getter]
    fn metadata(&self) -> Result<Option<ObjectRef<Attribute>>> {
        self.expect(self.is_a_fused(), "metadata", "fused")?;
        self.mlir().metadata().map(|raw| Attribute::wrap(self.context(), raw)).transpose()
    }

    /// Reports an error at the location.
    fn emit_error(&self, message: &str) -> Result<()> {
        // A message that contains a NUL is an error.
        std::ffi::CString::new(message)?;
        diagnostic::report(self.context(), || self.mlir().emit_error(message))
    }
}
