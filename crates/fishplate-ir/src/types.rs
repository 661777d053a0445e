//! `ir.Type`, and the choice of the class that represents a type.

use fishplate::{Object, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::interned::kind;

use crate::builtin::memo;
use crate::classes::Family;
use crate::interned::{self, InternedClass, interned};
use crate::live::{Kept, object_as};
use crate::{Context, Guard, current, diagnostic};

/// A type. Equal types of a context are the same object.
#[derive(Object)]
#[object(key = "ir.Type", opaque, structural = "unique", repr = Type::text)]
pub struct Type {
    #[field(skip)]
    kept: Kept<kind::Type>,
}

interned!(Type, Type);

impl InternedClass for Type {
    type Kind = kind::Type;

    fn make(held: &Guard<'_>, kept: Kept<kind::Type>) -> Result<ObjectRef<Type>> {
        let (context, raw) = (kept.context(), kept.get());
        let index = context.class_of(held, Family::Type, raw.kind(), || raw.name())?.index;
        let of = context.as_handle().addr();
        Ok(memo::hold(of, object_as(Type { kept }, index)))
    }
}

impl Type {
    /// Returns the object for a type that a caller builds. Fails when it nests deeper than MLIR can
    /// print.
    #[inline]
    pub(crate) fn wrap_new(
        context: &ObjectRef<Context>,
        raw: mlir::Type<'_>,
    ) -> Result<ObjectRef<Type>> {
        interned::wrap_new(context, raw)
    }
}

#[fishplate::methods(nonblocking)]
impl Type {
    /// Parses a type from its text.
    fn parse(
        text: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Type>> {
        let context = current::context(context)?;
        let held = context.lock();
        let parse = || mlir::Type::parse_in(context.mlir(&held), text);
        let what = "Unable to parse type:";
        let raw = diagnostic::parse_step(&context, what, text.as_bytes(), parse)?;
        Type::wrap(&context, raw)
    }
}
