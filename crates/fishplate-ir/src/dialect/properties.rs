//! Properties of operations that are no attributes: read and set through the dictionary that stands for all of
//! them.

use fishplate::{ObjectRef, Result};
use fishplate_mlir::{Attribute, OpRef};

use crate::{Context, diagnostic};

/// Sets one property, or takes it away.
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
    let all = Attribute::dictionary(raw.context(), &named);
    diagnostic::step(context, &format!("Cannot set property `{name}`:"), || {
        raw.set_properties(all).then_some(())
    })
}
