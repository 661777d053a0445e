//! `ir.Type`, and wrapping a raw type as an object of its class.

use fishplate::{Object, ObjectRef, Result};
use mlir_sys::{MlirType, mlirTypeParseGet, mlirTypePrint};

use crate::builtin::memo;
use crate::classes::Family;
use crate::error::value_error;
use crate::interned::interned;
use crate::raw::{collect_text, fishplateTypeKind, fishplateTypeKindName, string_ref, to_string};
use crate::room::Part;
use crate::{Context, current, diagnostic};

/// A type. Equal types of a context are the same object.
#[derive(Object)]
#[object(key = "ir.Type", opaque, structural = "unique", repr = show)]
pub struct Type {
    #[field(skip)]
    raw: Raw,
    #[field(skip)]
    context: ObjectRef<Context>,
}

interned!(Type, MlirType, Type);

fn show(ty: &Type) -> String {
    ty.text()
}

impl Type {
    /// The object of a raw type.
    ///
    /// # Safety
    /// `raw` is null or a type of `context`.
    #[inline]
    pub unsafe fn wrap(context: &ObjectRef<Context>, raw: MlirType) -> Result<ObjectRef<Type>> {
        if raw.ptr.is_null() {
            return Err(value_error("MLIR gave no type"));
        }
        let held = context.lock();
        context.object_of(&held, raw.ptr, || {
            // SAFETY: a type of the locked context (see above).
            let record = unsafe { fishplateTypeKind(raw) };
            // SAFETY: as above; the name lives as long as the context.
            let name = || unsafe { to_string(fishplateTypeKindName(raw)) };
            let index = context.class_of(&held, Family::Type, record, name)?.index;
            let value = Type { raw: Raw(raw), context: context.clone() };
            // SAFETY: `classes` holds children of `Type` that add nothing to it.
            Ok(memo::hold(context, unsafe { ObjectRef::new_as(value, index) }))
        })
    }

    /// The object of a type that someone builds: an error when it nests deeper than MLIR can print.
    ///
    /// # Safety
    /// As [`Type::wrap`].
    #[inline]
    pub(crate) unsafe fn wrap_new(
        context: &ObjectRef<Context>,
        raw: MlirType,
    ) -> Result<ObjectRef<Type>> {
        let held = context.lock();
        if let Some(known) = context.state(&held).table.find(raw.ptr) {
            return Ok(known);
        }
        if !raw.ptr.is_null() {
            // SAFETY: of this context (see above).
            unsafe { context.admit(&held, Part::Type(raw)) }?;
        }
        // SAFETY: the same requirement.
        unsafe { Type::wrap(context, raw) }
    }

    /// The type as MLIR prints it.
    pub fn text(&self) -> String {
        self.try_text().unwrap_or_else(|error| format!("<{}>", error.message()))
    }

    /// The type as MLIR prints it; an error where that would be too long.
    fn try_text(&self) -> Result<String> {
        let held = self.context.lock();
        // SAFETY: the type is one of this context.
        unsafe { self.context.expect_printable(&held, Part::Type(self.raw.0)) }?;
        // SAFETY: the type is live and its context locked.
        let print = |append, sink| unsafe { mlirTypePrint(self.raw.0, append, sink) };
        Ok(self.context.roomy(|| collect_text(print)))
    }
}

#[fishplate::methods(nonblocking)]
impl Type {
    /// A type from its text.
    fn parse(
        text: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Type>> {
        let context = current::context(context)?;
        let raw =
            diagnostic::parse_step(&context, "Unable to parse type:", text.as_bytes(), || {
                // SAFETY: the context is live and locked; the text lives for the call.
                let raw = unsafe { mlirTypeParseGet(context.raw(), string_ref(text)) };
                (!raw.ptr.is_null()).then_some(raw)
            })?;
        // SAFETY: a type of this context.
        unsafe { Type::wrap(&context, raw) }
    }

    /// The context of the type.
    #[getter(name = "context")]
    fn get_context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }

    /// The type as MLIR prints it.
    #[method(name = "text")]
    fn get_text(&self) -> Result<String> {
        self.try_text()
    }
}
