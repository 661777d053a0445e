//! `ir.Attribute`, and wrapping a raw attribute as an object of its class.

use fishplate::{Object, ObjectRef, Result};
use mlir_sys::{MlirAttribute, mlirAttributeParseGet, mlirAttributePrint};

use crate::builtin::memo;
use crate::classes::Family;
use crate::error::value_error;
use crate::interned::interned;
use crate::raw::{
    collect_text, fishplateAttributeKind, fishplateAttributeKindName, string_ref, to_string,
};
use crate::room::Part;
use crate::{Context, current, diagnostic};

/// An attribute. Equal attributes of a context are the same object.
#[derive(Object)]
#[object(key = "ir.Attribute", opaque, structural = "unique", repr = show)]
pub struct Attribute {
    #[field(skip)]
    raw: Raw,
    #[field(skip)]
    context: ObjectRef<Context>,
}

interned!(Attribute, MlirAttribute, Attribute);

fn show(attribute: &Attribute) -> String {
    attribute.text()
}

impl Attribute {
    /// The object of a raw attribute.
    ///
    /// # Safety
    /// `raw` is null or an attribute of `context`.
    #[inline]
    pub unsafe fn wrap(
        context: &ObjectRef<Context>,
        raw: MlirAttribute,
    ) -> Result<ObjectRef<Attribute>> {
        if raw.ptr.is_null() {
            return Err(value_error("MLIR gave no attribute"));
        }
        let held = context.lock();
        context.object_of(&held, raw.ptr, || {
            // SAFETY: an attribute of the locked context (see above).
            let record = unsafe { fishplateAttributeKind(raw) };
            // SAFETY: as above; the name lives as long as the context.
            let name = || unsafe { to_string(fishplateAttributeKindName(raw)) };
            let class = context.class_of(&held, Family::Attribute, record, name)?;
            let index = class.refine.and_then(|refine| refine(raw)).unwrap_or(class.index);
            let value = Attribute { raw: Raw(raw), context: context.clone() };
            // SAFETY: `classes` holds children of `Attribute` that add nothing to it.
            Ok(memo::hold(context, unsafe { ObjectRef::new_as(value, index) }))
        })
    }

    /// The object of an attribute that someone builds: an error when it nests deeper than MLIR can print.
    ///
    /// # Safety
    /// As [`Attribute::wrap`].
    #[inline]
    pub(crate) unsafe fn wrap_new(
        context: &ObjectRef<Context>,
        raw: MlirAttribute,
    ) -> Result<ObjectRef<Attribute>> {
        let held = context.lock();
        if let Some(known) = context.state(&held).table.find(raw.ptr) {
            return Ok(known);
        }
        if !raw.ptr.is_null() {
            // SAFETY: of this context (see above).
            unsafe { context.admit(&held, Part::Attribute(raw)) }?;
        }
        // SAFETY: the same requirement.
        unsafe { Attribute::wrap(context, raw) }
    }

    /// The attribute as MLIR prints it.
    pub fn text(&self) -> String {
        self.try_text().unwrap_or_else(|error| format!("<{}>", error.message()))
    }

    /// The attribute as MLIR prints it; an error where that would be too long.
    fn try_text(&self) -> Result<String> {
        let held = self.context.lock();
        // SAFETY: the attribute is one of this context.
        unsafe { self.context.expect_printable(&held, Part::Attribute(self.raw.0)) }?;
        // SAFETY: the attribute is live and its context locked.
        let print = |append, sink| unsafe { mlirAttributePrint(self.raw.0, append, sink) };
        Ok(self.context.roomy(|| collect_text(print)))
    }
}

#[fishplate::methods(nonblocking)]
impl Attribute {
    /// An attribute from its text.
    fn parse(
        text: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Attribute>> {
        let context = current::context(context)?;
        let raw = diagnostic::parse_step(
            &context,
            "Unable to parse attribute:",
            text.as_bytes(),
            || {
                // SAFETY: the context is live and locked; the text lives for the call.
                let raw = unsafe { mlirAttributeParseGet(context.raw(), string_ref(text)) };
                (!raw.ptr.is_null()).then_some(raw)
            },
        )?;
        // SAFETY: an attribute of this context.
        unsafe { Attribute::wrap(&context, raw) }
    }

    /// The context of the attribute.
    #[getter(name = "context")]
    fn get_context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }

    /// The attribute as MLIR prints it.
    #[method(name = "text")]
    fn get_text(&self) -> Result<String> {
        self.try_text()
    }
}
