//! Functions in Rust on attributes of the dialect `tk`, for whatever language loads the library. They know the
//! attribute by reflection, or by the generated bindings.

#[rustfmt::skip]
mod tk;

use fishplate::ir::{Attribute, Context};
use fishplate::{Any, Object, ObjectRef, Result, reflect};

/// The fields of an object by name, without any binding.
#[fishplate::export]
fn fields_of(object: ObjectRef<Object>) -> Result<String> {
    let class = reflect::Type::of(&object)?;
    let mut text = class.key();
    for field in class.fields() {
        let value: Any = field.read(&object)?;
        text.push_str(&format!(" {}={value:?}", field.name()));
    }
    Ok(text)
}

/// A `#tk.arg` with the next index.
#[fishplate::export]
fn next_arg(arg: Any) -> Result<Any> {
    let object: ObjectRef<Object> = arg.get()?;
    let context: Any = reflect::Type::of(&object)?.field("context")?.read(&object)?;
    let context = Context::from_any(&context.view())?;
    let arg = tk::ArgAttr::try_from(Attribute::from_any(&context, &arg.view())?)?;
    let next = tk::ArgAttr::get(&context, arg.index() + 1, arg.uniform(), &arg.label())?;
    Ok(Attribute::from(next).to_any())
}
