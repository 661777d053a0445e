//! Operation properties that are not attributes. They are read and set through the dictionary attribute that holds all
//! of them.

use fishplate::{ObjectRef, Result};
use fishplate_mlir::{Attribute, OpRef, rewrite};

use crate::{Context, diagnostic};

/// Sets or removes one property.
pub(super) fn set<'m>(
    context: &ObjectRef<Context>,
    raw: OpRef<'m>,
    name: &str,
    new: Option<Attribute<'m>>,
) -> Result<()> {
    let mut named: Vec<(String, Attribute<'m>)> = match raw.properties() {
        Some(all) => all.entries().filter(|(own, _)| own != name).collect(),
        None => Vec::new(),
    };
    named.extend(new.map(|new| (name.to_owned(), new)));
    rewrite::note_edited(raw);
    let all = Attribute::dictionary(raw.context(), &named);
    diagnostic::step(context, &format!("Cannot set property `{name}`:"), || {
        raw.set_properties(all).then_some(())
    })
}
