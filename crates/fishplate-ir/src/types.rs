//! `ir.Type`, and wrapping a raw type as an object of its class.

use fishplate::{Object, ObjectRef, Result};
use fishplate_mlir::nesting::DEEPEST;
use mlir_sys::{MlirType, mlirTypeParseGet, mlirTypePrint};

use crate::builtin::memo;
use crate::classes::Family;
use crate::error::{nests_too_deep, value_error};
use crate::interned::interned;
use crate::raw::{
    collect_text, fishplateTypeKind, fishplateTypeKindName, fishplateTypeNestsDeeper, string_ref,
    to_string,
};
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
        // SAFETY: null, or of a live context (see above).
        if !raw.ptr.is_null() && unsafe { fishplateTypeNestsDeeper(raw, DEEPEST) } {
            return Err(nests_too_deep());
        }
        // SAFETY: the same requirement.
        unsafe { Type::wrap(context, raw) }
    }

    /// The type as MLIR prints it.
    pub fn text(&self) -> String {
        let _held = self.context.lock();
        // SAFETY: the type is live and its context locked.
        collect_text(|append, sink| unsafe { mlirTypePrint(self.raw.0, append, sink) })
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
    fn get_text(&self) -> String {
        self.text()
    }
}
