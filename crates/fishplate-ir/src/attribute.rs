//! `ir.Attribute`, and the choice of the class that represents an attribute.

use fishplate::{Object, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::interned::kind;

use crate::builtin::memo;
use crate::classes::Family;
use crate::interned::{self, InternedClass, interned};
use crate::live::{Kept, object_as};
use crate::{Context, Guard, current, diagnostic};

/// An attribute. Equal attributes of a context are the same object.
#[derive(Object)]
#[object(key = "ir.Attribute", opaque, structural = "unique", repr = Attribute::text)]
pub struct Attribute {
    #[field(skip)]
    kept: Kept<kind::Attribute>,
}

interned!(Attribute, Attribute);

impl InternedClass for Attribute {
    type Kind = kind::Attribute;

    fn make(held: &Guard<'_>, kept: Kept<kind::Attribute>) -> Result<ObjectRef<Attribute>> {
        let (context, raw) = (kept.context(), kept.get());
        let class = context.class_of(held, Family::Attribute, raw.kind(), || raw.name())?;
        let index = class.refine.and_then(|refine| refine(raw)).unwrap_or(class.index);
        let of = context.as_handle().addr();
        Ok(memo::hold(of, object_as(Attribute { kept }, index)))
    }
}

impl Attribute {
    /// Returns the object for an attribute that a caller builds. Fails when it nests deeper than MLIR can print.
    #[inline]
    pub(crate) fn wrap_new(
        context: &ObjectRef<Context>,
        raw: mlir::Attribute<'_>,
    ) -> Result<ObjectRef<Attribute>> {
        interned::wrap_new(context, raw)
    }
}

#[fishplate::methods(nonblocking)]
impl Attribute {
    /// Parses an attribute from its text.
    fn parse(
        text: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Attribute>> {
        let context = current::context(context)?;
        let held = context.lock();
        let parse = || mlir::Attribute::parse_in(context.mlir(&held), text);
        let what = "Unable to parse attribute:";
        let raw = diagnostic::parse_step(&context, what, text.as_bytes(), parse)?;
        Attribute::wrap(&context, raw)
    }
}
